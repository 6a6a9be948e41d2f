# SPDX-License-Identifier: GPL-3.0-or-later
"""The laws of the house that no other check can see."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QWidget

from pushdesk.desktop.language import LANGUAGES
from pushdesk.games import NAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "pushdesk"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "rules.py").exists())

if not (ROOT / "pyproject.toml").exists():
    pytest.skip("there is no source tree here", allow_module_level=True)


@cache
def modules(*rooms: str) -> tuple[tuple[str, ast.Module], ...]:
    """Return the modules of some rooms, by path from the package, as syntax trees."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    return tuple(
        (path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if "__pycache__" not in path.parts
    )


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield the full name of everything that a module imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


FOLDERS = ("pushdesk", "tests", "docs", "seeds", "resources", "translations", "packaging", ".ci")


def files() -> list[Path]:
    """Return every file of the project; without git, which a fresh machine may not have."""
    top = [path for path in ROOT.iterdir() if path.is_file()]
    below = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in top + below if "__pycache__" not in path.parts]


def test_the_import_contracts_hold() -> None:
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    kept = re.search(r"(\d+) kept, 0 broken", done.stdout)
    assert kept is not None
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    assert int(kept[1]) == len(contracts["contracts"]) >= 5


def test_rules_and_core_import_no_qt() -> None:
    for name, tree in modules("core", "games"):
        found = {
            each for each in imports(tree) if re.match(r"PySide|shiboken|pushdesk\.desktop", each)
        }
        assert not found, f"{name} imports {found}"


def test_games_never_import_each_other() -> None:
    assert GAMES
    for name, tree in modules("games"):
        own = name.split("/")[1]
        for each in imports(tree):
            game = each.split(".")[2] if each.startswith("pushdesk.games.") else None
            assert game not in GAMES or game == own, f"{name} imports {each}"


def test_tables_never_import_each_other() -> None:
    for name, tree in modules("desktop"):
        own = name.split("/")[1]
        for each in imports(tree):
            parts = each.split(".")
            if parts[:2] in (["pushdesk", "desktop"], ["pushdesk", "games"]) and parts[2] in GAMES:
                assert parts[2] == own, f"{name} imports {each}"


def test_only_flick_imports_pymunk() -> None:
    for name, tree in modules():
        if not name.startswith("games/flick/"):
            assert not any(each.split(".")[0] == "pymunk" for each in imports(tree)), name


def test_only_the_mixer_imports_pygame() -> None:
    found = {
        name
        for name, tree in modules()
        if any(each.split(".")[0] == "pygame" for each in imports(tree))
    }
    assert found == {"desktop/mixer.py"}


def test_every_game_is_one_that_is_offered() -> None:
    assert set(NAMES) <= set(GAMES)
    for name in NAMES:
        assert (PACKAGE / "desktop" / name / "table.py").exists()
        for language in LANGUAGES:
            assert (ROOT / "resources" / "help" / language / f"{name}.md").exists()


# Words live in the desktop only. What else has words with a space between them in a string:
ALLOWED = (
    # Queries of the store.
    r"\s*(BEGIN|CREATE|DELETE|INSERT|PRAGMA|SELECT|UPDATE|WHERE)\b",
)


def silent(tree: ast.Module) -> set[ast.AST]:
    """Return the nodes inside docstrings and inside what is raised: no player reads them."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
        elif isinstance(node, ast.Raise) or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id.endswith("Error")
        ):
            found |= set(ast.walk(node))
    return found


WORDS = re.compile(r"[^\W\d_] +[^\W\d_]")


def sentences(name: str, tree: ast.Module) -> Iterator[str]:
    """Yield the strings with words in a module that a player might read, with their place."""
    passed = silent(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed:
            allowed = any(re.match(pattern, node.value) for pattern in ALLOWED)
            if WORDS.search(node.value) and not allowed:
                yield f"{name}:{node.lineno}: {node.value}"


def test_core_and_games_hold_no_sentences() -> None:
    found = [text for name, tree in modules("core", "games") for text in sentences(name, tree)]
    assert not found, "\n".join(found)


def test_the_net_for_sentences_catches() -> None:
    code = '"""No matter."""\nx = f"You lose {1}"\nraise ValueError("No matter")\ny = "luck"\n'
    assert list(sentences("m", ast.parse(code))) == ["m:2: You lose "]


def is_source(path: Path) -> bool:
    if path.suffix == ".py" or path.name == "Makefile":
        return True
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def test_every_source_file_names_its_licence() -> None:
    sources = [path for path in files() if is_source(path)]
    assert len(sources) > 100
    for path in sources:
        head = path.read_text(encoding="utf-8").splitlines()[:2]
        assert "# SPDX-License-Identifier: GPL-3.0-or-later" in head, path


def test_no_file_names_a_package_index() -> None:
    # Exact versions are pinned by name and version; where they come from is the reader's affair.
    hosts = ("pypi", "pythonhosted", "registry", "npmjs", "artifactory", "devpi", "nexus")
    address = re.compile(rf"https?://[^\s\"'>)]*(?:{'|'.join(hosts)}|/simple\b)", re.IGNORECASE)
    option = re.compile(r"--(extra-)?index-url|--find-links|--trusted-host|PIP_(EXTRA_)?INDEX_URL")
    for path in files():
        if path == Path(__file__):
            continue
        text = path.read_bytes().decode(errors="replace")
        found = address.search(text) or option.search(text)
        assert found is None, f"{path}: {found and found[0]}"


def test_qt_drops_no_reference_to_none(qapp: QApplication) -> None:
    # PySide 6.12.0 on CPython 3.11 loses one at every call that returns nothing.
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    widget = QWidget()
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(QPointF(step, step))
        item.update()
        widget.update()
    lost = before - sys.getrefcount(None)
    widget.deleteLater()
    # Other parts of the program may let some go meanwhile, but not one a call.
    assert lost < 100
