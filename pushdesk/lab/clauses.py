# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule ledger: which tests prove each clause, which help pages explain it."""

from __future__ import annotations

import argparse
import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pushdesk.lab import report

LANGUAGES = ("en", "es", "ro", "da", "eo")
"""Every language that the rules help is written in."""

ROOT = Path(__file__).parents[2]
"""The working copy that this module lies in."""


class Clause(msgspec.Struct, frozen=True):
    """One rule of the ledger."""

    id: str
    game: str
    rule: str
    sources: tuple[str, ...]
    kind: str
    """`source` or `decision`."""
    option: str | None = None
    """Id of the house rule that changes the clause."""


class Row(msgspec.Struct, frozen=True):
    """What stands behind one clause."""

    id: str
    game: str
    tests: tuple[str, ...]
    """`path::function`, or `path::Class::function`."""
    help: dict[str, bool]
    """By language, whether the rules help holds the clause."""

    @property
    def complete(self) -> bool:
        """Return whether no cell is empty."""
        return bool(self.tests) and all(self.help.values())


class Ledger(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    clauses: tuple[Row, ...]


def clauses(root: Path) -> list[Clause]:
    """Return the clauses of every `seeds/*.toml`, in the order of the files."""
    found: list[Clause] = []
    for path in sorted((root / "seeds").glob("*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        found += msgspec.convert(content["clause"], list[Clause])
    return found


def tests(root: Path) -> dict[str, tuple[str, ...]]:
    """Return the names of the tests by the clause ids that they are marked with."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for name, ids in _marked(tree.body, path.relative_to(root).as_posix(), []):
            for clause in dict.fromkeys(ids):
                found[clause].append(name)
    return {clause: tuple(names) for clause, names in found.items()}


def _marked(
    body: Sequence[ast.stmt], name: str, inherited: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """Yield the tests in a module or class with their clause ids."""
    shared = [*inherited]
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            shared += _ids([node.value])
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            ids = _ids(node.decorator_list)
            yield from _marked(node.body, f"{name}::{node.name}", shared + ids)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield f"{name}::{node.name}", shared + _ids(node.decorator_list)


def _ids(nodes: Sequence[ast.expr]) -> list[str]:
    """Return the arguments of every `pytest.mark.clause(...)` in some expressions."""
    return [
        argument.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def ledger(root: Path) -> list[Row]:
    """Return a row for each clause."""
    proofs = tests(root)
    pages: dict[tuple[str, str], str] = {}
    rows = []
    for clause in clauses(root):
        explained = {}
        for language in LANGUAGES:
            key = (language, clause.game)
            if key not in pages:
                pages[key] = _page(root, *key)
            explained[language] = f"**{clause.id}**" in pages[key]
        rows.append(Row(clause.id, clause.game, proofs.get(clause.id, ()), explained))
    return rows


def _page(root: Path, language: str, game: str) -> str:
    path = root / "resources" / "help" / language / f"{game}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the tool."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--root", type=Path, default=ROOT, help="working copy to look at")


def run(args: Any) -> int:
    """Print the ledger; return 1 when a cell is empty or there is no clause at all."""
    rows = ledger(args.root)
    if args.json:
        report.print_json(Ledger(tuple(rows)))
    else:
        report.print_table(
            ("clause", "game", *LANGUAGES, "tests"),
            (
                (
                    row.id,
                    row.game,
                    *("yes" if row.help[language] else "-" for language in LANGUAGES),
                    ", ".join(row.tests) or "-",
                )
                for row in rows
            ),
        )
    return 0 if rows and all(row.complete for row in rows) else 1
