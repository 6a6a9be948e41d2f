# SPDX-License-Identifier: GPL-3.0-or-later
"""The language switches live, comes back byte for byte, and counts as its speakers do."""

from __future__ import annotations

import gc
import runpy
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QLibraryInfo, QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTextBrowser,
)
from pytestqt.qtbot import QtBot

from pushdesk.desktop import language
from pushdesk.desktop.language import LANGUAGES, Languages, join, moment, number, system_language
from pushdesk.desktop.resources import translation_folder
from pushdesk.lab.translations import Message, write

ROOT = Path(__file__).resolve().parents[2]
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "build_translations.py"))

translate = QCoreApplication.translate

# fmt: off
KEYS = [
    "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Space", "Tab", "Backtab",
    "Backspace", "Return", "Enter", "Escape", "Insert", "Delete", "F1", "F12", "A", "Plus",
    "Menu", "Help", "Print", "Pause",
]
# fmt: on


def compiled(folder: Path) -> Path:
    """Compile the sources below `folder/translations` and return the folder of catalogues."""
    target = folder / "qm"
    HOOK["compile_translations"](folder, target)
    return target


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("qm")
    HOOK["compile_translations"](ROOT, target)
    return target


class Maker:
    """Makes `Languages` and takes everything back that they did to the application."""

    def __init__(self, application: QApplication) -> None:
        self.application = application
        self.made: list[Languages] = []

    def __call__(self, folder: Path, qt_folder: Path | None = None) -> Languages:
        made = Languages(self.application, folder, qt_folder)
        self.made.append(made)
        return made

    def clear(self) -> None:
        for made in self.made:
            made.deleteLater()
        settle()


def settle() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Maker]:
    before = QLocale()
    maker = Maker(qapp)
    yield maker
    maker.clear()
    QLocale.setDefault(before)
    settle()


@pytest.fixture
def languages(make: Maker, catalogues: Path) -> Languages:
    return make(catalogues)


def button_texts(box: QDialogButtonBox) -> dict[QDialogButtonBox.StandardButton, str]:
    return {box.standardButton(button): button.text() for button in box.buttons()}


def all_buttons() -> QDialogButtonBox:
    box = QDialogButtonBox()
    for button in QDialogButtonBox.StandardButton:
        if button is not QDialogButtonBox.StandardButton.NoButton:
            box.addButton(button)
    return box


def test_standard_buttons_switch_live_and_return_byte_equal(
    qtbot: QtBot, languages: Languages
) -> None:
    languages.use("en")
    box = all_buttons()
    qtbot.addWidget(box)
    settle()
    english = button_texts(box)
    cancel = QDialogButtonBox.StandardButton.Cancel
    seen = {}
    for code in ("ro", "eo", "es", "da"):
        languages.use(code)
        settle()
        seen[code] = button_texts(box)
        same = {text for button, text in seen[code].items() if text == english[button]}
        assert same <= {"OK", "&No"}, code
    assert english[cancel] == "Cancel"
    assert {code: texts[cancel] for code, texts in seen.items()} == {
        "ro": "Anulează",
        "eo": "Nuligi",
        "es": "Cancelar",
        "da": "Annuller",
    }
    languages.use("en")
    settle()
    assert button_texts(box) == english


@pytest.mark.parametrize("code", ["es", "ro", "da", "eo"])
def test_edit_menus_speak_the_language(qtbot: QtBot, languages: Languages, code: str) -> None:
    def texts() -> list[str]:
        line, browser = QLineEdit(), QTextBrowser()
        browser.setHtml('<a href="x">1</a>')
        qtbot.addWidget(line)
        qtbot.addWidget(browser)
        menus = (line.createStandardContextMenu(), browser.createStandardContextMenu())
        for menu in menus:
            qtbot.addWidget(menu)
        return [
            action.text().partition("\t")[0]
            for menu in menus
            for action in menu.actions()
            if not action.isSeparator()
        ]

    languages.use("en")
    english = texts()
    languages.use(code)
    assert english
    assert not set(texts()) & set(english)


@pytest.mark.parametrize("code", LANGUAGES)
def test_shortcuts_survive_the_way_through_the_language(languages: Languages, code: str) -> None:
    languages.use(code)
    names = set()
    keys = [Qt.Key[f"Key_{name}"] for name in KEYS]
    for key in keys:
        chord = QKeyCombination(Qt.KeyboardModifier.ControlModifier, key)
        sequence = QKeySequence(chord)
        name = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        names.add(name)
        assert QKeySequence(name, QKeySequence.SequenceFormat.NativeText) == sequence, name
    assert len(names) == len(keys)


TWO_FORMS = {1: 0, 0: 1, 2: 1, 21: 1, 101: 1}
FORMS = {
    "en": TWO_FORMS,
    "es": TWO_FORMS,
    "da": TWO_FORMS,
    "eo": TWO_FORMS,
    "ro": dict.fromkeys([1], 0)
    | dict.fromkeys([0, 2, 5, 11, 19, 101, 119], 1)
    | dict.fromkeys([20, 21, 100, 120], 2),
}


@pytest.mark.parametrize("code", FORMS)
def test_plural_form(make: Maker, tmp_path: Path, code: str) -> None:
    (tmp_path / "translations").mkdir()
    words = ("one %Ln", "few %Ln", "many %Ln")[: 3 if code == "ro" else 2]
    probe = Message("Probe", "%Ln card(s)", numerus=True, forms=words, state="")
    write(tmp_path / "translations" / f"pushdesk_{code}.ts", code, [probe])
    make(compiled(tmp_path)).use(code)
    for count, form in FORMS[code].items():
        expected = words[form].replace("%Ln", QLocale(code).toString(count))
        assert translate("Probe", "%Ln card(s)", "", count) == expected


def test_numbers_move_with_the_language(qtbot: QtBot, languages: Languages) -> None:
    box = QSpinBox()
    qtbot.addWidget(box)
    box.setMaximum(99999)
    box.setGroupSeparatorShown(True)
    box.setValue(12345)
    seen = set()
    for code in LANGUAGES:
        languages.use(code)
        assert QLocale().language() == QLocale(code).language()
        assert number(12345) == QLocale(code).toString(12345) == box.text()
        seen.add(number(12345))
    assert {"12,345", "12.345"} < seen


def test_a_widget_with_a_locale_of_its_own_keeps_it(qtbot: QtBot, languages: Languages) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setLocale(QLocale("de"))
    languages.use("eo")
    assert label.locale() == QLocale("de")


def test_translators_survive_the_garbage_collector(languages: Languages) -> None:
    languages.use("eo")
    gc.collect()
    assert translate("QPlatformTheme", "Cancel") == "Nuligi"


def test_switching_leaves_no_translator_behind(languages: Languages) -> None:
    for _ in range(5):
        for code in LANGUAGES:
            languages.use(code)
    settle()
    assert len(languages.children()) == 2
    languages.use("en")
    assert translate("QPlatformTheme", "Cancel") == "Cancel"


def test_changed_tells_the_code_once(qtbot: QtBot, languages: Languages) -> None:
    languages.use("en")
    told: list[str] = []
    languages.changed.connect(told.append)
    languages.use("da")
    languages.use("da")
    assert told == ["da"]
    assert languages.code == "da"


def test_unknown_language_is_refused(languages: Languages) -> None:
    languages.use("da")
    with pytest.raises(ValueError, match="xx"):
        languages.use("xx")
    assert languages.code == "da"


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["qtbase_en.qm", "pushdesk_en.qm"]),
        ("es", ["qtbase_es.qm", "pushdesk_es.qm"]),
        ("ro", ["pushdesk_qt_ro.qm", "pushdesk_ro.qm"]),
        ("eo", ["pushdesk_qt_eo.qm", "pushdesk_eo.qm"]),
    ],
)
def test_a_missing_catalogue_is_named(
    qtbot: QtBot,
    make: Maker,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    code: str,
    names: list[str],
) -> None:
    languages = make(tmp_path, tmp_path)
    languages.use(code)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * len(names)
    for record, name in zip(caplog.records, names, strict=True):
        assert f"{name} is missing in {tmp_path}" in record.getMessage()
    assert languages.code == code
    box = all_buttons()
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"
    assert join(["Ana", "Ben"]) == "Ana and Ben"


def test_a_broken_catalogue_is_named(
    make: Maker, catalogues: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "pushdesk_ro.qm").write_bytes(b"no catalogue at all")
    (tmp_path / "pushdesk_qt_ro.qm").write_bytes((catalogues / "pushdesk_qt_ro.qm").read_bytes())
    make(tmp_path).use("ro")
    (record,) = caplog.records
    assert "pushdesk_ro.qm can't be read" in record.getMessage()
    assert translate("QPlatformTheme", "Cancel") == "Anulează"


def test_the_installation_has_every_catalogue() -> None:
    here = {path.stem for path in translation_folder().glob("*.qm")}
    assert {path.stem for path in (ROOT / "translations").glob("*.ts")} <= here
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert {"qtbase_en", "qtbase_es", "qtbase_da"} <= {path.stem for path in qt.glob("*.qm")}


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["nb-NO", "nb", "da-DK", "da"], "da"),
        (["ro-Latn-RO", "ro-RO", "ro"], "ro"),
        (["es_MX"], "es"),
        (["eo-001"], "eo"),
        (["en-GB", "es"], "en"),
        (["C"], "en"),
        (["est-EE", "esu"], "en"),
        ([], "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, wishes: list[str], code: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802
            return wishes

    class Locale:
        system = System

    monkeypatch.setattr(language, "QLocale", Locale)
    assert system_language() == code


@pytest.mark.parametrize(
    ("code", "names", "text"),
    [
        ("en", [], ""),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Ben"], "Ana and Ben"),
        ("en", ["Ana", "Ben", "Eva", "Inés"], "Ana, Ben, Eva and Inés"),
        ("en", ["{name}", "{}", "%n & {0"], "{name}, {} and %n & {0"),
        ("es", ["Ana", "Ben", "Eva"], "Ana, Ben y Eva"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "hilario"], "Ana e hilario"),
        ("es", ["Agua", "Hielo"], "Agua y Hielo"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("ro", ["Ana", "Ion", "Eva"], "Ana, Ion și Eva"),
        ("da", ["Ana", "Ida"], "Ana og Ida"),
        ("eo", ["Ana", "Ida", "Eva"], "Ana, Ida kaj Eva"),
    ],
)
def test_join(languages: Languages, code: str, names: list[str], text: str) -> None:
    languages.use(code)
    assert join(names) == text


@pytest.mark.parametrize("code", LANGUAGES)
def test_moment_is_local_and_in_the_language(languages: Languages, code: str) -> None:
    languages.use(code)
    # An offset that no place has, so that the machine's own zone can't hide a mistake.
    zone = timezone(timedelta(hours=5, minutes=17))
    instant = datetime(2026, 11, 30, 21, 5, 59, tzinfo=zone)
    local = instant.astimezone().replace(tzinfo=None)
    assert moment(instant) == moment(local)
    assert f"{local.minute:02}" in moment(instant)
    assert "59" not in moment(instant)
    assert moment(instant) != moment(instant.replace(day=28))
