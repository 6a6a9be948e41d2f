# SPDX-License-Identifier: GPL-3.0-or-later
"""The translation sources: updated from the code, filled, checked and compiled."""

from __future__ import annotations

import argparse
import ast
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from xml.etree import ElementTree as ET

import msgspec

from pushdesk.lab.report import print_table

# Number of plural forms a language has in Qt. English is the language of the sources; its
# catalogue holds the plural forms only.
PLURAL_FORMS: Final[dict[str, int]] = {"en": 2, "es": 2, "ro": 3, "da": 2, "eo": 2}
SOURCE_LANGUAGE: Final = "en"

_PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}|%L?(?:n|\d{1,2})")
_COUNT: Final = frozenset({"%n", "%Ln"})
_MNEMONIC: Final = re.compile(r"&(?!\w+;)(?=\w)")
_CEDILLA: Final = re.compile("[şţŞŢ]")


class Message(msgspec.Struct, frozen=True):
    """One entry of a translation source; `forms` has one text, or one for each plural form."""

    context: str
    source: str
    comment: str = ""
    note: str = ""
    remark: str = ""
    numerus: bool = False
    forms: tuple[str, ...] = ("",)
    state: str = "unfinished"

    @property
    def key(self) -> tuple[str, str, str]:
        """Return what Qt finds the entry by."""
        return (self.context, self.source, self.comment)


class Entry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One translation as the JSON files of `--missing` and `--fill` have it."""

    context: str
    source: str
    comment: str = ""
    note: str = ""
    translation: str | list[str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the tool."""
    does = parser.add_mutually_exclusive_group()
    does.add_argument(
        "--check",
        action="store_true",
        help="change nothing; fail when an update would change something or an entry is wrong",
    )
    does.add_argument(
        "--fill",
        nargs=2,
        metavar=("LANG", "FILE"),
        help="put the translations of a JSON file into a language (es, ro, …, qt_ro, qt_eo)",
    )
    does.add_argument(
        "--missing", metavar="LANG", help="print the unfinished entries as JSON to fill in"
    )
    does.add_argument(
        "--qm", action="store_true", help="compile every catalogue into build/translations"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do what the arguments say and return the exit code."""
    root = Path(__file__).resolve().parents[2]
    folder = root / "translations"
    if not folder.is_dir():
        sys.stderr.write("The translation sources are in a checkout only, not in a wheel.\n")
        return 2
    if arguments.check:
        return _report(check(root))
    language = arguments.fill[0] if arguments.fill else arguments.missing
    if language is not None and not _file(folder, language).exists():
        sys.stderr.write(f"There is no {_file(folder, language)}.\n")
        return 2
    if arguments.fill:
        return _report(fill(_file(folder, language), Path(arguments.fill[1]).read_bytes()))
    if arguments.missing:
        entries = missing(_file(folder, language))
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(entries), indent=2).decode())
        sys.stdout.write("\n")
        return 0
    if arguments.qm:
        compile_all(root)
        return 0
    update(root, folder)
    rows = []
    for path in sorted(folder.glob("*.ts")):
        messages = read(path)[1]
        rows.append((path.name, len(messages), sum(bool(entry.state) for entry in messages)))
    print_table(("file", "entries", "unfinished"), rows)
    return 0


def _report(troubles: Sequence[str]) -> int:
    for trouble in troubles:
        sys.stdout.write(f"{trouble}\n")
    return 1 if troubles else 0


def _file(folder: Path, language: str) -> Path:
    return folder / f"pushdesk_{language}.ts"


def update(root: Path, folder: Path) -> None:
    """Bring the sources in `folder` up to date with the code below `root`.

    New texts become unfinished entries; texts that the code has no more are dropped. Raises
    RuntimeError with the words of lupdate when that fails, SyntaxError for code that isn't
    Python.
    """
    with TemporaryDirectory() as name:
        copies = _copies(root / "pushdesk" / "desktop", Path(name))
        files = {language: _file(folder, language) for language in PLURAL_FORMS}
        for language, path in files.items():
            if not path.exists():
                write(path, language, [])
        _lupdate(copies, [files[SOURCE_LANGUAGE]], "-pluralonly")
        _lupdate(copies, [path for code, path in files.items() if code != SOURCE_LANGUAGE])
        for path in files.values():
            write(path, *read(path))


def _copies(code: Path, folder: Path) -> list[Path]:
    """Copy the Python files for lupdate, each with its counts made plain."""
    copies = []
    for source in sorted(code.rglob("*.py")):
        copy = folder / source.relative_to(code)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(_with_plain_counts(source.read_bytes(), str(source)))
        copies.append(copy)
    return copies


def _with_plain_counts(code: bytes, name: str) -> bytes:
    """Replace `n` in `translate("Context", "%n cards", "", n)` by 0.

    lupdate sees the plural forms of `tr` with any `n`, but those of `translate` only when it
    is a number: a variable gives an entry without plural forms, and an expression such as
    `len(cards)` none at all (measured with 6.11.3).
    """
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    cuts = []
    for node in ast.walk(ast.parse(code, name)):
        match node:
            case ast.Call(
                func=ast.Name(id="translate") | ast.Attribute(attr="translate"),
                args=[ast.Constant(value=str()), _, _, count],
                end_lineno=int(last),
                end_col_offset=int(column),
            ):
                start = starts[count.lineno - 1] + count.col_offset
                cuts.append((start, starts[last - 1] + column))
    for start, end in sorted(cuts, reverse=True):
        code = code[:start] + b"0)" + code[end:]
    return code


def _lupdate(copies: Sequence[Path], files: Sequence[Path], *options: str) -> None:
    beside = Path(sys.executable).parent / "pyside6-lupdate"
    program = str(beside) if beside.exists() else shutil.which("pyside6-lupdate")
    if program is None:
        raise FileNotFoundError("pyside6-lupdate")
    done = subprocess.run(  # noqa: S603
        [
            *(program, "-no-obsolete", "-locations", "none", "-silent"),
            # A guess from a similar text looks like a translation and is none.
            *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
            *options,
            *(str(copy) for copy in copies),
            *("-ts", *(str(path) for path in files)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    sys.stderr.write(done.stderr)
    if done.returncode:
        raise RuntimeError(done.stderr or done.stdout)


def check(root: Path) -> list[str]:
    """Return what is wrong with the sources below `root`, a line each; empty when all is well."""
    folder = root / "translations"
    troubles = []
    with TemporaryDirectory() as name:
        fresh = Path(name)
        for path in sorted(folder.glob("*.ts")):
            shutil.copy(path, fresh)
        update(root, fresh)
        for path in sorted(fresh.glob("*.ts")):
            committed = folder / path.name
            if not committed.exists():
                troubles.append(f"{path.name}: missing")
                continue
            troubles.extend(_differences(committed, path))
            language, messages = read(committed)
            for entry in messages:
                troubles.extend(
                    f"{path.name}: {entry.context}: {entry.source!r}: {fault}"
                    for fault in faults(language, entry)
                )
    return troubles


def _differences(committed: Path, fresh: Path) -> Iterator[str]:
    before = {entry.key for entry in read(committed)[1]}
    after = {entry.key for entry in read(fresh)[1]}
    for context, source, _ in sorted(after - before):
        yield f"{fresh.name}: {context}: {source!r}: not there yet"
    for context, source, _ in sorted(before - after):
        yield f"{fresh.name}: {context}: {source!r}: no longer in the code"
    if before == after and committed.read_bytes() != fresh.read_bytes():
        yield f"{fresh.name}: an update would change it"


def faults(language: str, entry: Message) -> Iterator[str]:
    """Yield what is wrong with one entry of a language, in a few words each."""
    if entry.state:
        yield entry.state
        return
    if not all(entry.forms):
        yield "empty"
        return
    if len(entry.forms) != (PLURAL_FORMS[language] if entry.numerus else 1):
        yield f"{len(entry.forms)} plural forms"
    for index, text in enumerate(entry.forms):
        yield from _text_faults(entry, index, text)
        if language == "ro" and _CEDILLA.search(text):
            yield f"cedilla instead of comma in {text!r}"


def _text_faults(entry: Message, index: int, text: str) -> Iterator[str]:
    wanted = set(_PLACEHOLDER.findall(entry.source))
    found = set(_PLACEHOLDER.findall(text))
    # Form 0 is for exactly one in all our languages, where "one card" may do without the number.
    optional = _COUNT if entry.numerus and index == 0 else frozenset()
    if wanted - optional != found - optional or found - wanted:
        yield f"placeholders {sorted(found)} instead of {sorted(wanted)}"
    elif _braces(text) != _braces(entry.source):
        yield f"stray brace in {text!r}"
    if len(_MNEMONIC.findall(text)) != len(_MNEMONIC.findall(entry.source)):
        yield f"mnemonic (&) differs in {text!r}"
    if _edges(text) != _edges(entry.source):
        yield f"space at the start or end differs in {text!r}"


def _braces(text: str) -> int:
    return len(re.findall("[{}]", _PLACEHOLDER.sub("", text)))


def _edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def missing(path: Path) -> list[Entry]:
    """Return the unfinished entries of a source file, with empty translations."""
    return [
        Entry(
            context=entry.context,
            source=entry.source,
            comment=entry.comment,
            translation=["" for _ in entry.forms] if entry.numerus else "",
            note=entry.note,
        )
        for entry in read(path)[1]
        if entry.state
    ]


def fill(path: Path, text: bytes) -> list[str]:
    """Put the translations of a JSON list into a source file, marked as finished.

    Return what could not be placed, a line each. Empty translations are skipped without a
    word, so that a half-filled list can be used. Raises msgspec.ValidationError for another
    shape than a list of `Entry`.
    """
    language, messages = read(path)
    places = {entry.key: place for place, entry in enumerate(messages)}
    troubles = []
    for given in msgspec.json.decode(text, type=list[Entry]):
        forms = (
            (given.translation,) if isinstance(given.translation, str) else tuple(given.translation)
        )
        if not any(forms):
            continue
        place = places.get((given.context, given.source, given.comment))
        name = f"{path.name}: {given.context}: {given.source!r}"
        if place is None:
            troubles.append(f"{name}: no such entry")
            continue
        entry = messages[place]
        if entry.numerus != isinstance(given.translation, list):
            shape = "a list of plural forms" if entry.numerus else "one text"
            troubles.append(f"{name}: the translation must be {shape}")
            continue
        filled = msgspec.structs.replace(entry, forms=forms, state="")
        wrong = list(faults(language, filled))
        troubles.extend(f"{name}: {fault}" for fault in wrong)
        if not wrong:
            messages[place] = filled
    write(path, language, messages)
    return troubles


def compile_all(root: Path) -> None:
    """Compile every source below `root` into `build/translations`, as the build hook does."""
    hook: dict[str, Any] = runpy.run_path(str(root / "build_translations.py"))
    for path in hook["compile_translations"](root, root / "build" / "translations"):
        sys.stdout.write(f"{path}\n")


def read(path: Path) -> tuple[str, list[Message]]:
    """Return the language and the entries of a translation source."""
    tree = ET.parse(path).getroot()  # noqa: S314
    messages = []
    for context in tree.iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            plurals = [] if translation is None else list(translation.iter("numerusform"))
            messages.append(
                Message(
                    context=context.findtext("name", ""),
                    source=node.findtext("source", ""),
                    comment=node.findtext("comment", ""),
                    note=node.findtext("extracomment", ""),
                    remark=node.findtext("translatorcomment", ""),
                    numerus=node.get("numerus") == "yes",
                    forms=tuple(form.text or "" for form in plurals)
                    or (node.findtext("translation", ""),),
                    state="" if translation is None else translation.get("type", ""),
                )
            )
    return tree.get("language", ""), messages


def write(path: Path, language: str, messages: Sequence[Message]) -> None:
    """Write a translation source in the layout of lupdate, sorted and without line numbers."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE_LANGUAGE}">',
    ]
    context = None
    for entry in sorted(messages, key=lambda entry: entry.key):
        if entry.context != context:
            lines += ["</context>"] if context is not None else []
            lines += ["<context>", f"    <name>{_escaped(entry.context)}</name>"]
            context = entry.context
        lines.extend(_message_lines(entry))
    lines += ["</context>"] if context is not None else []
    lines += ["</TS>", ""]
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")


def _message_lines(entry: Message) -> Iterator[str]:
    yield '    <message numerus="yes">' if entry.numerus else "    <message>"
    yield f"        <source>{_escaped(entry.source)}</source>"
    if entry.comment:
        yield f"        <comment>{_escaped(entry.comment)}</comment>"
    if entry.note:
        yield f"        <extracomment>{_escaped(entry.note)}</extracomment>"
    if entry.remark:
        yield f"        <translatorcomment>{_escaped(entry.remark)}</translatorcomment>"
    kind = f' type="{entry.state}"' if entry.state else ""
    if entry.numerus:
        yield f"        <translation{kind}>"
        for form in entry.forms:
            yield f"            <numerusform>{_escaped(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{kind}>{_escaped(entry.forms[0])}</translation>"
    yield "    </message>"


def _escaped(text: str) -> str:
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "apos")):
        text = text.replace(sign, f"&{name};")
    return text
