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
from pushdesk.games import NAMES, find
from pushdesk.games.flick.state import EndTurn
from pushdesk.games.luck.state import Stop
from tests.desktop.conftest import tile

pytestmark = pytest.mark.usefixtures("bare")

CLAUSES = {
    "flick": [f"F{number}" for number in range(1, 44)] + [f"A{number}" for number in range(1, 33)],
    "luck": [f"L{number}" for number in range(1, 51)] + [f"HR-L{number}" for number in range(1, 7)],
}
games = pytest.mark.parametrize("game", CLAUSES)
FIGURE = re.compile(r"\(figure:([^)]+)\)")
LEFT = Qt.MouseButton.LeftButton
Start = Callable[..., TablePage]


def open_help(window: Window, clause: str = "") -> HelpPane:
    window.open_help(clause)
    assert window.help is not None
    assert window.help.isVisible()
    return window.help


def open_rules(window: Window, game: str, clause: str = "") -> HelpPane:
    """Open the rules of a game where none is played; another one's are a choice away."""
    pane = open_help(window)
    choose_game(pane, game)
    pane.open_clause(clause)
    return pane


def choose_game(pane: HelpPane, game: str) -> None:
    """Choose with the arrow keys."""
    pane.games.setFocus()
    goal = pane.games.findData(game)
    while pane.games.currentIndex() != goal:
        down = pane.games.currentIndex() < goal
        QTest.keyClick(pane.games, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    assert pane.game == game


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


def test_the_rules_of_every_game_are_tried_here() -> None:
    assert set(CLAUSES) >= set(NAMES)


@games
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_clause_is_an_anchor_in_every_language(
    window: Window, desk: Desk, code: str, game: str
) -> None:
    desk.settings.change(language=code)
    pane = open_rules(window, game)
    browser = pane.browser
    assert sorted(browser.clauses) == sorted(CLAUSES[game])
    names = [
        name for piece in fragments(browser.document()) for name in piece.charFormat().anchorNames()
    ]
    assert sorted(names) == sorted(CLAUSES[game])
    starts = [position for _, position in browser.sections]
    for clause in CLAUSES[game]:
        pane.open_clause(clause)
        assert re.match(rf"{clause}\b", selected(pane)), clause
        position = browser.textCursor().selectionStart()
        assert position == browser.clauses[clause]
        assert stands_at_top(browser, position), clause
        section = sum(start < position for start in starts) - 1
        assert pane.contents.currentIndex() == section, clause


@games
@pytest.mark.parametrize(
    ("code", "theme"), [("en", "dark"), *((code, "light") for code in LANGUAGES)]
)
def test_every_figure_loads(window: Window, desk: Desk, code: str, theme: str, game: str) -> None:
    desk.settings.change(language=code, theme=theme)
    pane = open_rules(window, game)
    kind = QTextDocument.ResourceType.ImageResource.value
    wanted = FIGURE.findall(rules_text(game, code))
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


@games
def test_an_unknown_clause_changes_nothing_and_an_empty_one_is_the_beginning(
    window: Window, game: str
) -> None:
    pane = open_rules(window, game, CLAUSES[game][-10])
    place = scroll(pane)
    assert place > 0
    pane.open_clause(f"{CLAUSES[game][0]}99")
    assert scroll(pane) == place
    pane.open_clause("")
    assert scroll(pane) == 0


@games
def test_the_contents_lead_to_every_section(window: Window, game: str) -> None:
    pane = open_rules(window, game)
    sections = pane.browser.sections
    titles = [pane.contents.itemText(index) for index in range(pane.contents.count())]
    assert titles == [title for title, _ in sections]
    assert len(titles) == len(re.findall(r"^## ", rules_text(game, "en"), re.MULTILINE))
    for index, (title, position) in enumerate(sections[1:], 1):
        pane.contents.setFocus()
        key(pane, Qt.Key.Key_Down)
        assert pane.contents.currentIndex() == index
        cursor = pane.browser.textCursor()
        assert (cursor.position(), cursor.block().text()) == (position, title)
        assert stands_at_top(pane.browser, position), title
        assert window.focusWidget() is pane.browser


@pytest.mark.parametrize(("game", "words"), [("luck", "opens"), ("flick", "at once")])
def test_search_goes_forward_and_around(window: Window, game: str, words: str) -> None:
    pane = open_rules(window, game)
    text = pane.browser.toPlainText().lower()
    pane.search.setFocus()
    QTest.keyClicks(pane.search, words)
    places = []
    for _ in range(text.count(words) + 1):
        key(pane, Qt.Key.Key_Return)
        assert selected(pane).lower() == words
        places.append(pane.browser.textCursor().selectionStart())
    assert len(places) > 1
    assert places[:-1] == sorted(set(places))
    assert places[-1] == places[0]
    assert not pane._found.isVisible()
    # Enter after Enter: the words keep the focus.
    assert window.focusWidget() is pane.search


@games
def test_what_is_not_found_is_said_and_nothing_moves(window: Window, game: str) -> None:
    pane = open_rules(window, game, CLAUSES[game][20])
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
    QTest.keyClicks(pane.search, CLAUSES[game][41])
    key(pane, Qt.Key.Key_Return)
    assert selected(pane) == CLAUSES[game][41]


@games
@pytest.mark.parametrize("code", ["ro", "eo", "da"])
def test_search_finds_letters_of_the_language(
    window: Window, desk: Desk, code: str, game: str
) -> None:
    desk.settings.change(language=code)
    pane = open_rules(window, game)
    words = {"ro": "și", "eo": "ĉiu", "da": "får"}[code]
    pane.search.setText(words)
    assert pane.find_next()
    assert selected(pane).lower() == words


@games
def test_a_click_on_a_link_opens_its_clause(window: Window, game: str) -> None:
    pane = open_rules(window, game)
    browser = pane.browser
    links = [
        piece
        for piece in fragments(browser.document())
        if piece.charFormat().isAnchor() and piece.charFormat().anchorHref()
    ]
    targets = {piece.charFormat().anchorHref() for piece in links}
    assert targets <= {f"#{clause}" for clause in CLAUSES[game]}
    for piece in links[:: len(links) // 6]:
        browser.go_to(piece.position(), mark=False)
        cursor = QTextCursor(browser.document())
        cursor.setPosition(piece.position())
        place = browser.cursorRect(cursor).center() + QPoint(4, 0)
        QTest.mouseClick(browser.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        clause = piece.charFormat().anchorHref().removeprefix("#")
        assert re.match(rf"{clause}\b", selected(pane)), clause


@pytest.mark.parametrize(
    ("game", "clause", "link"),
    [
        ("luck", "L4", "HR-L6"),
        ("luck", "L45", "L43"),
        ("flick", "F5", "A16"),
        ("flick", "A27", "F37"),
    ],
)
def test_links_are_followed_by_keyboard(window: Window, game: str, clause: str, link: str) -> None:
    pane = open_rules(window, game, clause)
    key(pane, Qt.Key.Key_Tab)
    assert selected(pane) == link
    key(pane, Qt.Key.Key_Return)
    assert re.match(rf"{link}\b.+", selected(pane))


@games
def test_the_links_lead_through_the_rules_and_out(window: Window, game: str) -> None:
    pane = open_rules(window, game)
    pieces = fragments(pane.browser.document())
    wanted = [piece.text() for piece in pieces if piece.charFormat().anchorHref()]
    assert len(wanted) > 5
    pane.browser.setFocus()
    seen = []
    for _ in wanted:
        key(pane, Qt.Key.Key_Tab)
        seen.append(selected(pane))
    assert seen == wanted
    for back in wanted[-2::-1]:
        key(pane, Qt.Key.Key_Backtab)
        assert selected(pane) == back
    key(pane, Qt.Key.Key_Backtab)
    assert window.focusWidget() is not pane.browser


CHOSEN: dict[str, tuple[dict[str, str], ...]] = {
    "luck": ({"hard": "on", "tie": "fewest"}, {}, {"switch": "resets"}),
    "flick": ({"layout": "corners", "speed": "fast"}, {}, {"games": "3"}),
}


@pytest.mark.parametrize(
    ("game", "clause", "option"), [("luck", "HR-L1", "switch"), ("flick", "F30", "games")]
)
def test_house_rules_say_what_the_running_game_uses(
    window: Window, desk: Desk, start: Start, qtbot: QtBot, game: str, clause: str, option: str
) -> None:
    pane = open_rules(window, game)
    assert "This game:" not in pane.browser.toPlainText()
    words = shelf.Words(game)
    found = find(game)
    assert found is not None
    for chosen in CHOSEN[game]:
        start("Ana", "Ben", game=game, **chosen)
        text = pane.browser.toPlainText()
        assert text.count("This game:") == len(found.options)
        for each in found.options:
            used = words.choice(each.key, chosen.get(each.key, each.choices[0]))
            pane.open_clause(each.clause)
            assert selected(pane).endswith(f"This game: {used}.")
    desk.settings.change(language="es")
    qtbot.waitUntil(lambda: "This game:" not in pane.browser.toPlainText())
    pane.open_clause(clause)
    used = words.choice(option, CHOSEN[game][-1][option])
    assert used in selected(pane)
    # The rules of another game have nothing to do with this one.
    for other in NAMES:
        if other != game:
            choose_game(pane, other)
            assert words.choice(option, CHOSEN[game][-1][option]) not in pane.browser.toPlainText()
    choose_game(pane, game)
    window.show_launcher()
    pane.open_clause(clause)
    assert selected(pane)
    assert used not in selected(pane)


REFUSED = {"luck": ("L8", Stop()), "flick": ("A16", EndTurn())}
"""What is refused at the beginning of each game, and by which clause."""


@games
def test_f1_opens_the_clause_that_refused_and_esc_closes(
    window: Window, start: Start, qtbot: QtBot, game: str
) -> None:
    clause, action = REFUSED[game]
    table = start("Ana", "Ben", game=game)
    awake(window, qtbot)
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert window.help is not None
    pane = window.help
    assert pane.isVisible()
    assert table.clause_asked()
    assert re.match(rf"{table.clause_asked()}\b", selected(pane))
    key(pane, Qt.Key.Key_Escape)
    assert not pane.isVisible()
    assert not table.controller.submit(action)
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert re.match(rf"{clause}\b", selected(pane))
    pane.search.setFocus()
    key(pane, Qt.Key.Key_Escape)
    assert not pane.isVisible()
    QTest.keyClick(table, Qt.Key.Key_F1)
    QTest.keyClick(pane.browser, Qt.Key.Key_F1)
    assert not pane.isVisible()


def test_f1_opens_the_beginning_where_no_game_is(window: Window, qtbot: QtBot) -> None:
    awake(window, qtbot)
    QTest.keyClick(tile(window, NAMES[-1]), Qt.Key.Key_F1)
    assert window.help is not None
    assert window.help.isVisible()
    assert scroll(window.help) == 0
    QTest.mouseClick(window.help.close_button, LEFT)
    assert not window.help.isVisible()


@games
def test_the_link_of_a_refusal_opens_its_clause_whatever_was_read(
    window: Window, start: Start, game: str
) -> None:
    clause, action = REFUSED[game]
    table = start("Ana", "Ben", game=game)
    pane = open_help(window)
    choose_game(pane, next(other for other in NAMES if other != game))
    table.controller.submit(action)
    table.prompt.linkActivated.emit(clause)
    assert pane.game == game
    assert pane.games.currentData() == game
    assert re.match(rf"{clause}\b", selected(pane))


# Which game's rules.


@games
def test_the_game_that_is_chosen_is_shown_from_its_beginning(
    window: Window, qtbot: QtBot, game: str
) -> None:
    pane = open_rules(window, next(other for other in NAMES if other != game))
    pane.open_clause(CLAUSES[pane.game][-1])
    assert scroll(pane) > 0
    choose_game(pane, game)
    title = pane.browser.document().begin().text()
    assert title == rules_text(game, "en").splitlines()[0].removeprefix("# ")
    assert scroll(pane) == 0
    # Who leafs through the games goes on leafing.
    assert window.focusWidget() is pane.games
    assert [pane.games.itemText(row) for row in range(pane.games.count())] == [
        shelf.Words(name).name() for name in NAMES
    ]


def test_the_rules_follow_the_game_in_view(window: Window, start: Start) -> None:
    pane = open_help(window)
    assert pane.game == NAMES[0]
    for game in (*NAMES, *NAMES):
        start("Ana", "Ben", game=game)
        assert pane.game == game
    for game in NAMES:
        window.show_launcher()
        window.new_game(game)
        assert (pane.game, pane.games.currentData()) == (game, game)


@games
def test_the_rules_open_at_the_game_in_view(window: Window, start: Start, game: str) -> None:
    open_rules(window, next(other for other in NAMES if other != game))
    window.close_help()
    start("Ana", "Ben", game=game)
    assert open_help(window).game == game
    window.close_help()
    window.show_launcher()
    # Where no game is, they open where they were left.
    assert open_help(window).game == game


def test_the_games_are_named_in_the_language(window: Window, desk: Desk, qtbot: QtBot) -> None:
    pane = open_help(window)
    title = rules_text("flick", "da").splitlines()[0].removeprefix("# ")
    desk.settings.change(language="da")
    choose_game(pane, "flick")
    qtbot.waitUntil(lambda: pane.browser.document().begin().text() == title)
    assert [pane.games.itemText(row) for row in range(pane.games.count())] == [
        shelf.Words(name).name() for name in NAMES
    ]
    assert pane.games.accessibleName()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("game", "clause"), [("luck", "L14"), ("flick", "F9")])
def test_another_theme_draws_the_figures_again(
    desk: Desk, qtbot: QtBot, game: str, clause: str
) -> None:
    asked: list[str] = []

    def figure(description: str, widest: float, dpr: float) -> QPixmap:
        asked.append(desk.theme.name)
        return shelf.figure(description, widest, dpr, desk.theme)

    pane = HelpPane(desk, game, figure)
    qtbot.addWidget(pane)
    pane.resize(560, 700)
    pane.show()
    pane.open_clause(clause)
    light = pane.grab().toImage()
    assert set(asked) == {"light"}
    desk.settings.change(theme="dark")
    dark = pane.grab().toImage()
    assert set(asked) == {"light", "dark"}
    assert light != dark
    assert pane.browser.clause_at_top() == clause


@pytest.mark.parametrize(
    ("game", "clause"),
    [("luck", "L2"), ("luck", "L19"), ("luck", "L45"), ("flick", "F2"), ("flick", "A20")],
)
def test_the_place_is_kept_when_language_or_theme_changes(
    window: Window, desk: Desk, qtbot: QtBot, game: str, clause: str
) -> None:
    pane = open_rules(window, game, clause)
    for change in ({"language": "eo"}, {"theme": "dark"}, {"language": "en"}):
        shown = pane._shown
        desk.settings.change(**change)
        if "language" in change:
            qtbot.waitUntil(lambda s=shown: pane._shown != s)  # type: ignore[misc]
        assert stands_at_top(pane.browser, pane.browser.clauses[clause])


def test_what_is_read_aloud_has_names(window: Window) -> None:
    pane = open_help(window)
    for widget in (pane.browser, pane.search, pane.games, pane.contents, pane.close_button):
        assert widget.accessibleName()
    assert all(label.text() for label in pane.findChildren(QLabel) if label.isVisible())
