# SPDX-License-Identifier: GPL-3.0-or-later
"""The code asks for its words in the few forms that lupdate reads, and every word is translated."""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from pushdesk.lab import translations
from pushdesk.lab.translations import Message

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "pushdesk" / "desktop").rglob("*.py"))
CATALOGUES = sorted((ROOT / "translations").glob("*.ts"))

# What shows its text arguments to people, or reads them aloud.
# fmt: off
SHOWING = frozenset((
    "setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription",
    "setStatusTip", "setPlaceholderText", "setWhatsThis", "setTitle", "setSubTitle", "setLabelText",
    "setInformativeText", "setDetailedText", "setPrefix", "setSuffix", "setSpecialValueText",
    "setHtml", "setPlainText", "setMarkdown", "setTabText", "setTabToolTip", "setItemText",
    "setButtonText", "setIconText", "setHeaderLabels", "addAction", "addMenu", "addItem",
    "addItems", "addTab", "addRow", "insertTab", "addButton", "showMessage", "QAction", "QLabel",
    "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QCommandLinkButton", "QGroupBox",
    "QMenu", "QListWidgetItem", "QTreeWidgetItem", "QTableWidgetItem", "QStandardItem",
    "QProgressDialog",
))
# fmt: on
PROPER_NAMES = frozenset({"Pushdesk"})

NAMED = re.compile(r"\{([a-z][a-z0-9_]*)\}")
MARKUP = re.compile(r"<[^<>]*>")


class Call(NamedTuple):
    """What lupdate must have found for a call."""

    context: str
    source: str
    comment: str
    numerus: bool


class Reader(ast.NodeVisitor):
    """Reads one module: the calls for words and what is wrong with them."""

    def __init__(self, qobjects: frozenset[str]) -> None:
        self.qobjects = qobjects
        self.classes: list[str] = []
        self.calls: list[Call] = []
        self.looked_up: set[str] = set()
        self.faults: list[str] = []

    def fault(self, node: ast.AST, words: str) -> None:
        self.faults.append(f"{getattr(node, 'lineno', 0)}: {words}")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=owner, attr="tr"):
                self.tr(node, owner)
            case ast.Name(id="translate"):
                self.translate(node)
            case ast.Attribute(
                value=ast.Name(id="QCoreApplication" | "QGuiApplication" | "QApplication"),
                attr="translate",
            ):
                self.fault(node, "write translate = QCoreApplication.translate and call that")
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self.noop(node)
            case ast.Name(id="_" | "tr"):
                self.fault(node, "lupdate doesn't know this name for tr")
            case ast.Name(id=name) if name.startswith(("QT_TR", "qsTr", "qtTr")):
                self.fault(node, f"{name}: only QT_TRANSLATE_NOOP is read and looked up well")
            case ast.Attribute(value=ast.Call() as pattern, attr="format"):
                self.format(node, pattern)
        match node.func:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in SHOWING:
                self.all_shown(node)
        self.generic_visit(node)

    def all_shown(self, node: ast.Call) -> None:
        for argument in [*node.args, *(word.value for word in node.keywords)]:
            self.shown(argument)

    def tr(self, node: ast.Call, owner: ast.expr) -> None:
        if not (isinstance(owner, ast.Name) and owner.id == "self"):
            self.fault(node, "only self.tr has the right context")
        elif not self.classes or self.classes[-1] not in self.qobjects:
            self.fault(node, "self.tr needs a class that is a QObject")
        self.words(node, self.classes[-1] if self.classes else "", node.args)

    def translate(self, node: ast.Call) -> None:
        context = literal(node.args[0]) if node.args else None
        if context is None:
            self.fault(node, "the context must be a literal")
            return
        match node.args[1:]:
            case [ast.Subscript(value=ast.Name(id=table))] if table.isupper():
                self.looked_up.add(context)
            case _:
                self.words(node, context, node.args[1:])

    def words(self, node: ast.Call, context: str, arguments: list[ast.expr]) -> None:
        if node.keywords:
            self.fault(node, "keyword arguments are not extracted")
        source = literal(arguments[0]) if arguments else None
        comment = literal(arguments[1]) if len(arguments) > 1 else ""
        if source is None or comment is None or len(arguments) > 3:
            self.fault(node, "text and comment must be literals, a number may follow")
            return
        if not source:
            self.fault(node, "an empty text gives the header of the catalogue")
        numerus = len(arguments) == 3
        if numerus != bool(re.search("%L?n", source)):
            self.fault(node, "%n and a number need each other")
        self.placeholders(node, source)
        self.calls.append(Call(context, source, comment, numerus))

    def noop(self, node: ast.Call) -> None:
        texts = [literal(argument) for argument in node.args]
        if node.keywords or len(texts) != 2 or None in texts:
            self.fault(node, "QT_TRANSLATE_NOOP takes two literals")
            return
        context, source = (text or "" for text in texts)
        if "%n" in source or "%Ln" in source:
            self.fault(node, "QT_TRANSLATE_NOOP has no plural forms")
        self.placeholders(node, source)
        self.calls.append(Call(context, source, "", False))

    def placeholders(self, node: ast.AST, source: str) -> None:
        if re.search("[{}]", NAMED.sub("", source)):
            self.fault(node, "placeholders are plain names, {like_this}")

    def format(self, node: ast.Call, pattern: ast.Call) -> None:
        """Check the arguments of `translate("Ctx", "{name}").format(name=…)`."""
        match pattern.func, pattern.args:
            case ast.Attribute(attr="tr"), [first, *_]:
                source = literal(first)
            case ast.Name(id="translate"), [_, first, *_]:
                source = literal(first)
            case _:
                return
        given = {word.arg for word in node.keywords}
        if source is not None and (node.args or given != set(NAMED.findall(source))):
            self.fault(node, f"format gets {sorted(map(str, given))}")

    def shown(self, argument: ast.expr) -> None:
        match argument:
            case ast.Constant(value=str(text)):
                pass
            case ast.JoinedStr(values=parts):
                text = "".join(literal(part) or "" for part in parts)
            case ast.BinOp(left=left, right=right):
                self.shown(left)
                self.shown(right)
                return
            case ast.List(elts=parts) | ast.Tuple(elts=parts):
                for part in parts:
                    self.shown(part)
                return
            case _:
                return
        bare = html.unescape(MARKUP.sub("", text))
        if any(sign.isalpha() for sign in bare) and bare not in PROPER_NAMES:
            self.fault(argument, f"{text!r} is shown untranslated")


def literal(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
    return None


def qobject_names(trees: list[ast.Module]) -> frozenset[str]:
    """Return the names of the classes of the package that are QObjects, found by their bases."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                names = (ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases)
                bases.setdefault(node.name, set()).update(names)
    known: set[str] = set()
    while True:
        more = {
            name
            for name, above in bases.items()
            if name not in known and any(base in known or is_qobject(base) for base in above)
        }
        if not more:
            return frozenset(known)
        known |= more


def is_qobject(name: str) -> bool:
    for module in (QtCore, QtGui, QtWidgets):
        found = getattr(module, name, None)
        if isinstance(found, type) and issubclass(found, QtCore.QObject):
            return True
    return False


def read_code(code: str) -> Reader:
    tree = ast.parse(code)
    reader = Reader(qobject_names([tree]))
    reader.visit(tree)
    return reader


@pytest.fixture(scope="module")
def readers() -> dict[Path, Reader]:
    trees = {path: ast.parse(path.read_bytes(), str(path)) for path in SOURCES}
    qobjects = qobject_names(list(trees.values()))
    readers = {path: Reader(qobjects) for path in trees}
    for path, reader in readers.items():
        reader.visit(trees[path])
    return readers


def test_words_are_asked_for_in_the_forms_that_lupdate_reads(readers: dict[Path, Reader]) -> None:
    assert SOURCES
    faults = [
        f"{path.relative_to(ROOT)}:{fault}"
        for path, reader in readers.items()
        for fault in reader.faults
    ]
    assert faults == []


def test_looked_up_words_have_a_table(readers: dict[Path, Reader]) -> None:
    marked = {call.context for reader in readers.values() for call in reader.calls}
    assert {context for reader in readers.values() for context in reader.looked_up} <= marked


@pytest.mark.parametrize("language", [code for code in translations.PLURAL_FORMS if code != "en"])
def test_every_call_has_its_entry_and_every_entry_its_call(
    readers: dict[Path, Reader], language: str
) -> None:
    _, messages = translations.read(ROOT / "translations" / f"pushdesk_{language}.ts")
    entries = {Call(*message.key, message.numerus) for message in messages}
    calls = {call for reader in readers.values() for call in reader.calls}
    assert sorted(calls - entries) == []
    assert sorted(entries - calls) == []


def test_english_has_the_plural_forms_and_no_more(readers: dict[Path, Reader]) -> None:
    _, messages = translations.read(ROOT / "translations" / "pushdesk_en.ts")
    entries = {Call(*message.key, message.numerus) for message in messages}
    calls = {call for reader in readers.values() for call in reader.calls if call.numerus}
    assert entries == calls


GOOD = """
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
translate = QCoreApplication.translate
WORDS = {1: QT_TRANSLATE_NOOP("Suit", "Hearts")}
class Base(QWidget): pass
class Table(Base):
    def retranslate(self, n, x):
        self.setWindowTitle("Pushdesk")
        self.setText(self.tr("Deal"))
        self.setText(self.tr("{name} has " "won").format(name=x))
        self.setText(self.tr("%n card(s)", "", len(x)))
        self.setText(self.tr("%Ln card(s)", "on the bench", n))
        self.setText(translate("Luck", "Push"))
        self.setText(translate("Luck", "%n of {all}", "", n).format(all=x))
        self.setText(translate("Luck", "Bank", "verb"))
        self.setText(translate("Suit", WORDS[x]))
        self.setText(f"<b>{x}</b>&nbsp;– {n}")
        self.setText("1 / 2")
        painter.translate(1, 2)
"""


def test_the_good_forms_are_let_through() -> None:
    reader = read_code(GOOD)
    assert reader.faults == []
    assert reader.looked_up == {"Suit"}
    assert reader.calls == [
        Call("Suit", "Hearts", "", False),
        Call("Table", "Deal", "", False),
        Call("Table", "{name} has won", "", False),
        Call("Table", "%n card(s)", "", True),
        Call("Table", "%Ln card(s)", "on the bench", True),
        Call("Luck", "Push", "", False),
        Call("Luck", "%n of {all}", "", True),
        Call("Luck", "Bank", "verb", False),
    ]


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{x} cards")',
        'self.tr("{n} cards".format(n=x))',
        'self.tr("cards: %s" % x)',
        'self.tr("a" + x)',
        "self.tr(x)",
        'self.tr("")',
        'self.tr("%n card(s)", disambiguation="", n=x)',
        'self.tr("%n card(s)", "", n=x)',
        'self.tr("%n card(s)")',
        'self.tr("cards", "", x)',
        'self.tr("cards", x)',
        'self.tr("cards", None, x)',
        'self.tr("{} cards")',
        'self.tr("{0} cards")',
        'self.tr("{part:.0f} cards")',
        'self.tr("{part cards")',
        'self.tr("{a} {b}").format(a=x)',
        'self.tr("{a}").format(x)',
        'other.tr("cards")',
        '(lambda w: w.tr("cards"))(self)',
        '_("cards")',
        'tr("cards")',
        'translate(x, "cards")',
        'translate("Ctx", x)',
        'translate("Ctx", table[x])',
        'translate("Ctx", WORDS[x], "", x)',
        'translate("Ctx", "%n cards", "", n=x)',
        'translate("Ctx", f"{x}")',
        'translate("Ctx")',
        "translate()",
        'QCoreApplication.translate("Ctx", "cards")',
        'QT_TRANSLATE_NOOP("Ctx", x)',
        'QT_TRANSLATE_NOOP("Ctx", "%n cards")',
        'QT_TRANSLATE_N_NOOP("Ctx", "%n cards")',
        'QT_TR_NOOP("cards")',
        'self.setText("Cards")',
        'self.setText("<b>Cards</b>")',
        'self.setToolTip(f"Cards {x}")',
        'self.setAccessibleName("Cards " + x)',
        'menu.addAction(icon, "Cards", x)',
        'QLabel("Cards")',
        'QtWidgets.QPushButton(text="Cards")',
        'view.setHeaderLabels(["Cards", x])',
        'box.addItem("ĉ")',
    ],
)
def test_the_bad_forms_are_caught(line: str) -> None:
    assert read_code(f"class Table(QWidget):\n    def f(self, x):\n        {line}\n").faults


@pytest.mark.parametrize("base", ["object", "QGraphicsItem", "Other", "Generic[T]", "QPoint"])
def test_tr_outside_a_qobject_is_caught(base: str) -> None:
    code = f"class Other: pass\nclass Table({base}):\n    def f(self): self.tr('Deal')\n"
    assert read_code(code).faults
    assert read_code("def f(self): self.tr('Deal')").faults


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_catalogue_is_complete_and_sound(path: Path) -> None:
    language, messages = translations.read(path)
    assert path.stem.split("_")[-1] == language
    faults = [
        f"{message.context}: {message.source!r}: {fault}"
        for message in messages
        for fault in translations.faults(language, message)
    ]
    assert faults == []
    assert len({message.key for message in messages}) == len(messages)


def test_every_language_has_its_catalogues() -> None:
    names = {path.stem for path in CATALOGUES}
    assert names == {
        *(f"pushdesk_{language}" for language in translations.PLURAL_FORMS),
        "pushdesk_qt_ro",
        "pushdesk_qt_eo",
    }


def test_an_update_changes_nothing() -> None:
    assert translations.check(ROOT) == []


def test_romanian_has_commas_below_and_no_cedillas() -> None:
    files = [path for path in CATALOGUES if path.stem.endswith("_ro")]
    files += [path for path in (ROOT / "resources" / "help" / "ro").rglob("*") if path.is_file()]
    assert files
    wrong = {
        path.name: found
        for path in files
        if (found := re.findall(r".{0,20}[şţŞŢ].{0,20}", path.read_text(encoding="utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "source", "numerus", "forms"),
    [
        ("es", "Deal", False, ("",)),
        ("es", "%n card(s)", True, ("%n carta",)),
        ("ro", "%n card(s)", True, ("%n carte", "%n cărți")),
        ("es", "%n card(s)", True, ("una carta", "muchas cartas")),
        ("es", "%n card(s)", True, ("%1 carta", "%n cartas")),
        ("es", "%n card(s)", True, ("", "%n cartas")),
        ("es", "{name} won", False, ("ganó",)),
        ("es", "{name} won", False, ("{nombre} ganó",)),
        ("es", "{name} won", False, ("{name} ganó {",)),
        ("es", "%1 of %2", False, ("%1 de %1",)),
        ("es", "%Ln card(s)", True, ("%n carta", "%n cartas")),
        ("es", "&Deal", False, ("Repartir",)),
        ("es", "Deal", False, ("&Repartir",)),
        ("es", "Deal ", False, ("Repartir",)),
        ("ro", "Deal", False, ("\u015fase",)),
    ],
)
def test_faults_of_a_translation(
    language: str, source: str, numerus: bool, forms: tuple[str, ...]
) -> None:
    entry = Message("C", source, numerus=numerus, forms=forms, state="")
    assert list(translations.faults(language, entry))


@pytest.mark.parametrize(
    ("language", "source", "forms"),
    [
        ("es", "Deal", ("Repartir",)),
        ("es", "{a} &and {b}", ("{b} &y {a}, {a}",)),
        ("ro", "%Ln card(s)", ("o carte", "%Ln cărți", "%Ln de cărți")),
        ("es", "<b>&nbsp;Tom & &Co</b>", ("<b>&nbsp;Tom y &Cía</b>",)),
    ],
)
def test_sound_translations(language: str, source: str, forms: tuple[str, ...]) -> None:
    entry = Message("C", source, numerus=len(forms) > 1, forms=forms, state="")
    assert list(translations.faults(language, entry)) == []
    unfinished = msgspec.structs.replace(entry, state="unfinished")
    assert list(translations.faults(language, unfinished)) == ["unfinished"]


CODE = """\
class Table(QWidget):
    def retranslate(self, hand):
        #: The table says "<this>".
        self.setText(self.tr("It's \\"{name}\\" & <b>co</b>\\nnew line").format(name=1))
        translate("Luck", "%Ln point(s)", "", len(hand))
        translate(
            "Luck", "%Ln card(s)", "bänk", hand.count,
        )
        translate("Luck", "Bank", "verb")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Make a project of one module, its sources up to date and untranslated."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "pushdesk" / "desktop" / "luck").mkdir(parents=True)
    module = tmp_path / "pushdesk" / "desktop" / "luck" / "table.py"
    module.write_text(CODE, encoding="utf-8")
    translations.update(tmp_path, tmp_path / "translations")
    return tmp_path


def source_file(project: Path, language: str) -> Path:
    return project / "translations" / f"pushdesk_{language}.ts"


def filled(project: Path) -> Iterator[str]:
    for language in translations.PLURAL_FORMS:
        path = source_file(project, language)
        entries = translations.missing(path)
        for entry in entries:
            entry.translation = (
                [entry.source for _ in entry.translation]
                if isinstance(entry.translation, list)
                else entry.source
            )
        yield from translations.fill(path, msgspec.json.encode(entries))


def test_counts_that_lupdate_misses_are_extracted(project: Path) -> None:
    language, messages = translations.read(source_file(project, "ro"))
    assert language == "ro"
    assert [(*message.key, len(message.forms)) for message in messages] == [
        ("Luck", "%Ln card(s)", "bänk", 3),
        ("Luck", "%Ln point(s)", "", 3),
        ("Luck", "Bank", "verb", 1),
        ("Table", 'It\'s "{name}" & <b>co</b>\nnew line', "", 1),
    ]
    assert messages[-1].note == 'The table says "<this>".'
    _, english = translations.read(source_file(project, "en"))
    assert [message.source for message in english] == ["%Ln card(s)", "%Ln point(s)"]


def test_fill_then_check(project: Path) -> None:
    assert any("unfinished" in line for line in translations.check(project))
    assert list(filled(project)) == []
    assert translations.check(project) == []
    before = source_file(project, "ro").read_bytes()
    translations.update(project, project / "translations")
    assert source_file(project, "ro").read_bytes() == before


def test_check_sees_new_and_vanished_words(project: Path) -> None:
    assert list(filled(project)) == []
    module = project / "pushdesk" / "desktop" / "luck" / "table.py"
    module.write_text(CODE.replace('"Bank"', '"Bust"'), encoding="utf-8")
    troubles = translations.check(project)
    assert "pushdesk_da.ts: Luck: 'Bust': not there yet" in troubles
    assert "pushdesk_da.ts: Luck: 'Bank': no longer in the code" in troubles
    assert "Bank" in source_file(project, "da").read_text(encoding="utf-8")
    source_file(project, "eo").unlink()
    assert "pushdesk_eo.ts: missing" in translations.check(project)


def test_fill_tells_what_it_could_not_place(project: Path) -> None:
    path = source_file(project, "ro")
    given = [
        {"context": "Luck", "source": "Bank", "translation": "Bancă"},
        {"context": "Luck", "source": "Bank", "comment": "verb", "translation": ["a", "b"]},
        {"context": "Luck", "source": "%Ln point(s)", "translation": "%Ln puncte"},
        {"context": "Luck", "source": "%Ln card(s)", "comment": "bänk", "translation": ["%Ln"]},
        {"context": "Luck", "source": "%Ln point(s)", "translation": ["", "", ""]},
    ]
    troubles = translations.fill(path, msgspec.json.encode(given))
    assert [line.rpartition(": ")[2] for line in troubles] == [
        "no such entry",
        "the translation must be one text",
        "the translation must be a list of plural forms",
        "1 plural forms",
    ]
    assert len(translations.missing(path)) == 4
