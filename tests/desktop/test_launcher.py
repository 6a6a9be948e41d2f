# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page, by mouse and by keyboard alone, and the games that it offers to go on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Computer, Level, Person, Setup
from pushdesk.core.store import StoreError, Trouble
from pushdesk.desktop import shelf, troubles
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import LANGUAGES
from pushdesk.desktop.launcher import ContinueCard
from pushdesk.desktop.newgame import NewGame
from pushdesk.desktop.preferences import Preferences
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.stage import played
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games import NAMES
from tests.desktop.conftest import play_until, tile

LEFT = Qt.MouseButton.LeftButton
Start = Callable[..., TablePage]

pytestmark = pytest.mark.usefixtures("bare")
popups = pytest.mark.qt_log_ignore("This plugin does not support")
"""What the screenless platform says of every menu."""


PROGRESS = {"luck": "drawn", "flick": "made"}
"""What each game counts up as it goes on."""


def keep(
    desk: Desk, *names: str, done: int = 20, when: str = "", game: str = "luck", **options: str
) -> int:
    """Store a game in progress and return its id; `done` as its `PROGRESS` counts."""
    setup = Setup(game, tuple(Person(name) for name in names), 4711, options)
    session = played(setup, lambda state: getattr(state, PROGRESS[game]) >= done)
    number = desk.store.add(session.setup, session.journal, session.position, finished=False)
    if when:
        change(desk, "UPDATE games SET played = ? WHERE id = ?", when, number)
    return number


def change(desk: Desk, query: str, *values: object) -> None:
    """Change a row behind the store's back."""
    desk.store._connection.execute(query, values)


def names(window: Window) -> list[str]:
    return [card.names() for card in window.launcher.cards]


def page(window: Window) -> QWidget | None:
    return window.pages.currentWidget()


def press(window: Window, qtbot: QtBot, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(window.focusWidget() or window, key)


def tab_to(window: Window, qtbot: QtBot, goal: QWidget) -> None:
    """Reach a widget with the Tab key."""
    for _ in range(60):
        if window.focusWidget() is goal:
            return
        press(window, qtbot, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab doesn't reach {goal}")


def open_menu(card: ContinueCard) -> QMenu:
    """Open the context menu of a card as the menu key does."""
    place = card.rect().center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, place, card.mapToGlobal(QPoint(place))
    )
    QApplication.sendEvent(card, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def game_set_up(window: Window) -> str:
    """Return the game that the page in view sets up."""
    opened = page(window)
    assert isinstance(opened, NewGame)
    return opened.setup().game


@pytest.mark.parametrize("game", NAMES)
def test_a_tile_opens_by_mouse(window: Window, game: str) -> None:
    assert len(window.launcher.tiles) == len(NAMES)
    QTest.mouseClick(tile(window, game), LEFT)
    assert game_set_up(window) == game


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_first_tile_has_the_focus_and_each_opens_by_key(
    window: Window, qtbot: QtBot, key: Qt.Key, game: str
) -> None:
    assert window.focusWidget() is window.launcher.tiles[0]
    tab_to(window, qtbot, tile(window, game))
    press(window, qtbot, key)
    assert game_set_up(window) == game


def test_tiles_stand_in_the_order_of_the_games_and_say_what_they_are(window: Window) -> None:
    said = [(one.accessibleName(), one.accessibleDescription()) for one in window.launcher.tiles]
    assert len(set(said)) == len(said)
    for game, (name, description) in zip(NAMES, said, strict=True):
        words = shelf.Words(game)
        assert name == words.name()
        assert words.blurb() in description
        assert words.facts() in description


def test_every_control_is_reached_by_tab(window: Window, desk: Desk, qtbot: QtBot) -> None:
    keep(desk, "Ana", "Ben")
    keep(desk, "Eva", "Ben")
    window.launcher.refresh()
    launcher = window.launcher
    tools = (launcher.open_button, launcher.rules_button, launcher.settings_button)
    for goal in (*launcher.cards, *launcher.tiles, *tools, launcher.language_buttons["en"]):
        tab_to(window, qtbot, goal)


@pytest.mark.parametrize("game", PROGRESS)
@pytest.mark.parametrize("key", [None, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_continue_card_opens_its_game(
    window: Window, desk: Desk, qtbot: QtBot, key: Qt.Key | None, game: str
) -> None:
    keep(desk, "Ana", "Ben", done=4, game="flick")
    keep(desk, "Ana", "Ben")
    number = keep(desk, "Carla", "Dan", done=11, game=game)
    window.launcher.refresh()
    card = window.launcher.cards[0]
    assert card.summary.id == number
    if key is None:
        QTest.mouseClick(card, LEFT)
    else:
        assert window.focusWidget() is card
        press(window, qtbot, key)
    assert window.table is not None
    recorder: Any = window.table.session.recorder
    assert recorder.game == number
    session = window.table.session
    assert session.game.name == game
    assert getattr(session.state, PROGRESS[game]) == 11


def test_any_number_of_games_stands_in_the_order_last_played(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    for day in range(1, 13):
        keep(desk, f"P{day}", "Ben", done=4, when=f"2026-11-{day:02}T12:00:00+00:00")
    window.launcher.refresh()
    assert names(window) == [f"P{day} and Ben" for day in range(12, 0, -1)]
    # The last card is below the fold; the keyboard brings it up.
    last = window.launcher.cards[-1]
    tab_to(window, qtbot, last)
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.table is not None
    window.table.controller.submit(
        next(iter(window.table.session.game.actions(window.table.session.state)))
    )
    window.table.left.emit()
    assert names(window)[0] == "P1 and Ben"
    assert len(names(window)) == 12


def test_resuming_three_games_in_turn_keeps_each(
    window: Window, start: Start, qtbot: QtBot
) -> None:
    positions = {}
    for deal in (1, 2, 3):
        table = start("Ana", "Ben", deal=deal)
        play_until(table, qtbot, lambda state, d=deal: state.drawn > 5 * d)  # type: ignore[misc]
        positions[deal] = table.session.position
        window.show_launcher()
    for _ in range(3):
        QTest.mouseClick(window.launcher.cards[-1], LEFT)
        assert window.table is not None
        table = window.table
        assert table.session.position == positions.pop(table.session.setup.deal)
        window.show_launcher()
        number = window.launcher.cards[-1].summary.id
        window.desk.store.shelve(number, shelved=True)
        window.launcher.refresh()
    assert positions == {}


@popups
def test_a_game_is_removed_by_keys_and_brought_back(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    keep(desk, "Ana", "Ben", when="2026-11-01T12:00:00+00:00")
    keep(desk, "Carla", "Dan", when="2026-11-02T12:00:00+00:00")
    window.launcher.refresh()
    menu = open_menu(window.launcher.cards[0])
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert names(window) == ["Ana and Ben"]
    banner = window.launcher.banner
    assert banner.isVisible()
    assert "removed" in banner.text
    QTest.mouseClick(banner.findChildren(QPushButton)[0], LEFT)
    assert names(window) == ["Carla and Dan", "Ana and Ben"]
    assert not banner.isVisible()


@popups
def test_the_menu_of_a_card_continues_its_game(window: Window, desk: Desk, qtbot: QtBot) -> None:
    keep(desk, "Ana", "Ben")
    window.launcher.refresh()
    menu = open_menu(window.launcher.cards[0])
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert window.table is not None


def test_what_cannot_be_removed_is_said(
    window: Window, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = keep(desk, "Ana", "Ben")
    window.launcher.refresh()

    def full(*_arguments: object, **_options: object) -> None:
        raise StoreError(Trouble.FULL, "no space")

    monkeypatch.setattr(desk.store, "shelve", full)
    window.launcher.remove(number)
    assert "disk is full" in window.launcher.banner.text
    assert window.launcher.banner.isVisible()
    assert names(window) == ["Ana and Ben"]


NINE_SEATS = (
    '{"game":"luck","deal":1,"players":['
    + ",".join(['{"kind":"computer","level":"novice"}'] * 9)
    + "]}"
)
BROKEN: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("UPDATE actions SET action = ? WHERE game = {game} AND number = 0", ('{"do":"fly"}',)),
    ("UPDATE actions SET action = ? WHERE game = {game} AND number = 0", ("\x00 {",)),
    ("UPDATE actions SET action = ? WHERE game = {game} AND number = 0", ('{"do":"stop"}',)),
    ("UPDATE games SET position = ? WHERE id = {game}", (99_999,)),
    ("UPDATE games SET position = ? WHERE id = {game}", (-1,)),
    ("DELETE FROM actions WHERE game = {game} AND number = 1", ()),
    ("UPDATE games SET setup = ? WHERE id = {game}", (NINE_SEATS,)),
)


def test_games_that_cannot_be_read_are_named_and_kept(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    good = keep(desk, "Ana", "Ben", when="2026-11-01T12:00:00+00:00")
    bad = []
    for query, values in BROKEN:
        bad.append(keep(desk, "Bad", "Row", when="2026-11-02T12:00:00+00:00"))
        change(desk, query.format(game=bad[-1]), *values)
    listed = [*bad[::-1], good]
    window.launcher.refresh()
    assert [card.summary.id for card in window.launcher.cards] == listed
    # Each card is drawn in its own turn of the event loop; a bad one stays without a picture.
    qtbot.waitUntil(lambda: all(card.property("drawn") for card in window.launcher.cards))
    for card in window.launcher.cards[:-1]:
        window.launcher.banner.clear()
        QTest.mouseClick(card, LEFT)
        assert window.table is None
        assert window.launcher.banner.isVisible()
        assert window.launcher.banner.text == troubles.game_unreadable()
    QTest.mouseClick(window.launcher.cards[-1], LEFT)
    assert window.table is not None
    window.show_launcher()
    assert [card.summary.id for card in window.launcher.cards] == listed


def test_a_last_set_up_that_no_table_has_room_for_is_not_offered(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    change(desk, "UPDATE games SET setup = ? WHERE id = ?", NINE_SEATS, keep(desk, "Ana", "Ben"))
    QTest.mouseClick(tile(window, "luck"), LEFT)
    opened = page(window)
    assert isinstance(opened, NewGame)
    assert len(opened.players()) == 3


def test_games_without_a_readable_set_up_hide_nothing_else(window: Window, desk: Desk) -> None:
    for setup in (b"{", b"[]", b'{"game":"luck"}', b"\xff"):
        bad = keep(desk, "Bad", "Row")
        change(desk, "UPDATE games SET setup = CAST(? AS TEXT) WHERE id = ?", setup, bad)
    keep(desk, "Ana", "Ben")
    window.launcher.refresh()
    assert names(window) == ["Ana and Ben"]
    assert desk.store._connection.execute("SELECT count(*) FROM games").fetchone() == (5,)


def test_a_game_of_a_later_version_is_left_alone(window: Window, desk: Desk) -> None:
    number = keep(desk, "Ana", "Ben")
    text = '{"game":"marbles","players":[],"deal":1}'
    change(desk, "UPDATE games SET setup = ?, game = 'marbles' WHERE id = ?", text, number)
    window.launcher.refresh()
    assert window.launcher.cards == []
    window.resume(number)
    assert window.launcher.banner.text == troubles.game_unreadable()


def test_a_finished_game_is_not_offered(window: Window, start: Start, qtbot: QtBot) -> None:
    table = start("Ana", "Ben")
    play_until(table, qtbot, lambda _state: False)
    assert table.controller.gate is Gate.OVER
    window.show_launcher()
    assert window.launcher.cards == []
    assert window.focusWidget() is window.launcher.tiles[0]


def test_languages_switch_at_once_and_are_remembered(
    window: Window, desk: Desk, folder: Path, qtbot: QtBot
) -> None:
    before = window.launcher.rules_button.text()
    seen = {before}
    for code in ("es", "ro", "da", "eo"):
        button = window.launcher.language_buttons[code]
        assert button.text() == LANGUAGES[code]
        QTest.mouseClick(button, LEFT)
        assert desk.languages.code == code
        assert button.isChecked()
        qtbot.waitUntil(lambda: window.launcher.rules_button.text() not in seen)
        seen.add(window.launcher.rules_button.text())
        assert Settings(folder).values.language == code
    QTest.mouseClick(window.launcher.language_buttons["en"], LEFT)
    qtbot.waitUntil(lambda: window.launcher.rules_button.text() == before)


def test_languages_switch_by_keyboard(window: Window, desk: Desk, qtbot: QtBot) -> None:
    # Arrows move in a group only where the keyboard is.
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tab_to(window, qtbot, window.launcher.language_buttons["en"])
    for code in ("es", "ro", "da", "eo"):
        press(window, qtbot, Qt.Key.Key_Right)
        assert desk.languages.code == code
        assert window.focusWidget() is window.launcher.language_buttons[code]


def test_the_saved_language_is_chosen_over_that_of_the_command_line(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    desk.settings.change(language="en")
    desk.languages.use("da")
    qtbot.waitUntil(window.launcher.language_buttons["da"].isChecked)
    QTest.mouseClick(window.launcher.language_buttons["en"], LEFT)
    assert desk.languages.code == "en"


def test_settings_and_rules_open_by_key(window: Window, qtbot: QtBot) -> None:
    tab_to(window, qtbot, window.launcher.rules_button)
    press(window, qtbot, Qt.Key.Key_Space)
    assert window.help is not None
    assert window.help.isVisible()
    window.close_help()
    tab_to(window, qtbot, window.launcher.settings_button)
    press(window, qtbot, Qt.Key.Key_Space)
    assert isinstance(page(window), Preferences)


def test_names_are_never_markup(window: Window, desk: Desk) -> None:
    setup = Setup("luck", (Person("<h1>Ana</h1>"), Computer(Level.NOVICE)), 1)
    desk.store.create(setup)
    window.launcher.refresh()
    card = window.launcher.cards[0]
    assert "<h1>Ana</h1>" in card.accessibleName()
    assert "<h1>" not in card.toolTip()
    assert "&lt;h1&gt;Ana" in card.toolTip()


@pytest.mark.parametrize("game", PROGRESS)
def test_a_card_shows_its_table_in_both_themes(
    window: Window, desk: Desk, qtbot: QtBot, game: str
) -> None:
    keep(desk, "Ana", "Ben", done=6, game=game)
    window.launcher.refresh()
    pictures = []
    for theme in ("light", "dark"):
        desk.settings.change(theme=theme)
        card = window.launcher.cards[0]
        qtbot.waitUntil(lambda c=card: bool(c.property("drawn")))  # type: ignore[misc]
        assert card._picture is not None
        assert not card._picture.isNull()
        pictures.append(card._picture.toImage())
    assert pictures[0] != pictures[1]
