# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules help: every clause is an anchor, and search, links, figures and house rules work."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextBlock, QTextCursor, QTextDocument, QTextFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pushdesk.desktop import shelf
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.help import WIDEST_FIGURE, HelpPane, RulesBrowser, rules_text
from pushdesk.desktop.language import LANGUAGES
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games.luck.rules import OPTIONS
from pushdesk.games.luck.state import Stop

pytestmark = pytest.mark.usefixtures("bare")

CLAUSES = [f"L{number}" for number in range(1, 51)] + [f"HR-L{number}" for number in range(1, 7)]
FIGURE = re.compile(r"\(figure:([^)]+)\)")
LEFT = Qt.MouseButton.LeftButton
Start = Callable[..., TablePage]


def open_help(window: Window, clause: str = "") -> HelpPane:
    window.open_help(clause)
    assert window.help is not None
    assert window.help.isVisible()
    return window.help


def selected(pane: HelpPane) -> str:
    return pane.browser.textCursor().selectedText()


def scroll(pane: HelpPane) -> int:
    return pane.browser.verticalScrollBar().value()


def stands_at_top(browser: RulesBrowser, position: int) -> bool:
    """Return whether a place is at the top of what is seen, or the text ends before it can be."""
    cursor = QTextCursor(browser.document())
    cursor.setPosition(position)
    top = browser.cursorRect(cursor).top()
    bar = browser.verticalScrollBar()
    if bar.value() == bar.maximum():
        return 0 <= top < browser.viewport().height()
    return 0 <= top < 40


def fragments(document: QTextDocument) -> list[QTextFragment]:
    found = []
    block: QTextBlock = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            found.append(pieces.fragment())
            pieces += 1
        block = block.next()
    return found


def key(pane: HelpPane, code: Qt.Key) -> None:
    focus = pane.window().focusWidget()
    assert focus is not None
    QTest.keyClick(focus, code)


def awake(window: Window, qtbot: QtBot) -> None:
    """Give the window the keyboard, which its shortcuts need."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_clause_is_an_anchor_in_every_language(window: Window, desk: Desk, code: str) -> None:
    desk.settings.change(language=code)
    pane = open_help(window)
    browser = pane.browser
    assert sorted(browser.clauses) == sorted(CLAUSES)
    names = [
        name for piece in fragments(browser.document()) for name in piece.charFormat().anchorNames()
    ]
    assert sorted(names) == sorted(CLAUSES)
    starts = [position for _, position in browser.sections]
    for clause in CLAUSES:
        pane.open_clause(clause)
        assert re.match(rf"{clause}\b", selected(pane)), clause
        position = browser.textCursor().selectionStart()
        assert position == browser.clauses[clause]
        assert stands_at_top(browser, position), clause
        section = sum(start < position for start in starts) - 1
        assert pane.contents.currentIndex() == section, clause


@pytest.mark.parametrize(
    ("code", "theme"), [("en", "dark"), *((code, "light") for code in LANGUAGES)]
)
def test_every_figure_loads(window: Window, desk: Desk, code: str, theme: str) -> None:
    desk.settings.change(language=code, theme=theme)
    pane = open_help(window)
    kind = QTextDocument.ResourceType.ImageResource.value
    wanted = FIGURE.findall(rules_text("luck", code))
    assert len(wanted) > 5
    shown = [
        piece.charFormat().toImageFormat().name()
        for piece in fragments(pane.browser.document())
        if piece.charFormat().isImageFormat()
    ]
    assert len(shown) == len(wanted)
    for name in shown:
        picture = pane.browser.loadResource(kind, QUrl(name))
        assert isinstance(picture, QPixmap)
        assert not picture.isNull(), name
        assert picture.deviceIndependentSize().width() <= WIDEST_FIGURE


def test_an_unknown_clause_changes_nothing_and_an_empty_one_is_the_beginning(
    window: Window,
) -> None:
    pane = open_help(window, "L40")
    place = scroll(pane)
    pane.open_clause("L99")
    assert scroll(pane) == place
    pane.open_clause("")
    assert scroll(pane) == 0


def test_the_contents_lead_to_every_section(window: Window) -> None:
    pane = open_help(window)
    sections = pane.browser.sections
    titles = [pane.contents.itemText(index) for index in range(pane.contents.count())]
    assert titles == [title for title, _ in sections]
    assert len(titles) == len(re.findall(r"^## ", rules_text("luck", "en"), re.MULTILINE))
    for index, (title, position) in enumerate(sections[1:], 1):
        pane.contents.setFocus()
        key(pane, Qt.Key.Key_Down)
        assert pane.contents.currentIndex() == index
        cursor = pane.browser.textCursor()
        assert (cursor.position(), cursor.block().text()) == (position, title)
        assert stands_at_top(pane.browser, position), title
        assert window.focusWidget() is pane.browser


def test_search_goes_forward_and_around(window: Window) -> None:
    pane = open_help(window)
    text = pane.browser.toPlainText().lower()
    pane.search.setFocus()
    QTest.keyClicks(pane.search, "opens")
    places = []
    for _ in range(text.count("opens") + 1):
        key(pane, Qt.Key.Key_Return)
        assert selected(pane).lower() == "opens"
        places.append(pane.browser.textCursor().selectionStart())
    assert len(places) > 1
    assert places[:-1] == sorted(set(places))
    assert places[-1] == places[0]
    assert not pane._found.isVisible()
    # Enter after Enter: the words keep the focus.
    assert window.focusWidget() is pane.search


def test_what_is_not_found_is_said_and_nothing_moves(window: Window, desk: Desk) -> None:
    pane = open_help(window, "L40")
    place, marked = scroll(pane), selected(pane)
    pane.search.setFocus()
    QTest.keyClicks(pane.search, "xylophone")
    key(pane, Qt.Key.Key_Return)
    assert pane._found.isVisible()
    assert pane._found.text() == "Not found"
    assert (scroll(pane), selected(pane)) == (place, marked)
    pane.search.clear()
    key(pane, Qt.Key.Key_Return)
    assert not pane._found.isVisible()
    QTest.keyClicks(pane.search, "L42")
    key(pane, Qt.Key.Key_Return)
    assert selected(pane) == "L42"


@pytest.mark.parametrize("code", ["ro", "eo", "da"])
def test_search_finds_letters_of_the_language(window: Window, desk: Desk, code: str) -> None:
    desk.settings.change(language=code)
    pane = open_help(window)
    words = {"ro": "și", "eo": "ĉiu", "da": "får"}[code]
    pane.search.setText(words)
    assert pane.find_next()
    assert selected(pane).lower() == words


def test_a_click_on_a_link_opens_its_clause(window: Window) -> None:
    pane = open_help(window)
    browser = pane.browser
    links = [
        piece
        for piece in fragments(browser.document())
        if piece.charFormat().isAnchor() and piece.charFormat().anchorHref()
    ]
    targets = {piece.charFormat().anchorHref() for piece in links}
    assert targets <= {f"#{clause}" for clause in CLAUSES}
    for piece in links[:: len(links) // 6]:
        browser.go_to(piece.position(), mark=False)
        cursor = QTextCursor(browser.document())
        cursor.setPosition(piece.position())
        place = browser.cursorRect(cursor).center() + QPoint(4, 0)
        QTest.mouseClick(browser.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        clause = piece.charFormat().anchorHref().removeprefix("#")
        assert re.match(rf"{clause}\b", selected(pane)), clause


def test_links_are_followed_by_keyboard(window: Window) -> None:
    pane = open_help(window, "L4")
    pane.browser.moveCursor(QTextCursor.MoveOperation.StartOfBlock)
    key(pane, Qt.Key.Key_Tab)
    assert selected(pane) == "HR-L6"
    key(pane, Qt.Key.Key_Return)
    assert re.match(r"HR-L6\b.+", selected(pane))


def test_house_rules_say_what_the_running_game_uses(
    window: Window, desk: Desk, start: Start, qtbot: QtBot
) -> None:
    pane = open_help(window)
    assert "This game:" not in pane.browser.toPlainText()
    words = shelf.Words("luck")
    for chosen in ({"hard": "on", "tie": "fewest"}, {}, {"switch": "resets"}):
        start("Ana", "Ben", **chosen)
        text = pane.browser.toPlainText()
        assert text.count("This game:") == len(OPTIONS)
        for option in OPTIONS:
            used = words.choice(option.key, chosen.get(option.key, option.choices[0]))
            pane.open_clause(option.clause)
            assert selected(pane).endswith(f"This game: {used}.")
    desk.settings.change(language="es")
    qtbot.waitUntil(lambda: "This game:" not in pane.browser.toPlainText())
    pane.open_clause("HR-L1")
    assert words.choice("switch", "resets") in selected(pane)
    window.show_launcher()
    pane.open_clause("HR-L1")
    assert words.choice("switch", "resets") not in selected(pane)


def test_f1_opens_the_clause_that_refused_and_esc_closes(
    window: Window, start: Start, qtbot: QtBot
) -> None:
    table = start("Ana", "Ben")
    awake(window, qtbot)
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert window.help is not None
    pane = window.help
    assert pane.isVisible()
    assert re.match(rf"{table.clause_asked()}\b", selected(pane))
    key(pane, Qt.Key.Key_Escape)
    assert not pane.isVisible()
    assert not table.controller.submit(Stop())
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert re.match(r"L8\b", selected(pane))
    pane.search.setFocus()
    key(pane, Qt.Key.Key_Escape)
    assert not pane.isVisible()
    QTest.keyClick(table, Qt.Key.Key_F1)
    QTest.keyClick(pane.browser, Qt.Key.Key_F1)
    assert not pane.isVisible()


def test_f1_opens_the_beginning_where_no_game_is(window: Window, qtbot: QtBot) -> None:
    awake(window, qtbot)
    QTest.keyClick(window.launcher.tiles[0], Qt.Key.Key_F1)
    assert window.help is not None
    assert window.help.isVisible()
    assert scroll(window.help) == 0
    QTest.mouseClick(window.help.close_button, LEFT)
    assert not window.help.isVisible()


def test_the_link_of_a_refusal_opens_its_clause(window: Window, start: Start) -> None:
    table = start("Ana", "Ben")
    table.controller.submit(Stop())
    table.prompt.linkActivated.emit("L8")
    assert window.help is not None
    assert re.match(r"L8\b", selected(window.help))


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_another_theme_draws_the_figures_again(desk: Desk, qtbot: QtBot) -> None:
    asked: list[str] = []

    def figure(description: str, widest: float, dpr: float) -> QPixmap:
        asked.append(desk.theme.name)
        return shelf.figure(description, widest, dpr, desk.theme)

    pane = HelpPane(desk, "luck", figure)
    qtbot.addWidget(pane)
    pane.resize(560, 700)
    pane.show()
    pane.open_clause("L14")
    light = pane.grab().toImage()
    assert set(asked) == {"light"}
    desk.settings.change(theme="dark")
    dark = pane.grab().toImage()
    assert set(asked) == {"light", "dark"}
    assert light != dark
    assert re.match(r"L14\b", pane.browser.clause_at_top())


@pytest.mark.parametrize("clause", ["L2", "L19", "L45"])
def test_the_place_is_kept_when_language_or_theme_changes(
    window: Window, desk: Desk, qtbot: QtBot, clause: str
) -> None:
    pane = open_help(window, clause)
    for change in ({"language": "eo"}, {"theme": "dark"}, {"language": "en"}):
        shown = pane._shown
        desk.settings.change(**change)
        if "language" in change:
            qtbot.waitUntil(lambda s=shown: pane._shown != s)  # type: ignore[misc]
        assert stands_at_top(pane.browser, pane.browser.clauses[clause])


def test_what_is_read_aloud_has_names(window: Window) -> None:
    pane = open_help(window)
    for widget in (pane.browser, pane.search, pane.contents, pane.close_button):
        assert widget.accessibleName()
    assert all(label.text() for label in pane.findChildren(QLabel) if label.isVisible())
