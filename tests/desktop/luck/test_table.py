# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of luck, played with real mouse and key events."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Level, Person, Setup
from pushdesk.core.session import Session
from pushdesk.desktop import stage
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.luck.table import LuckTable
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games.luck.invariants import breaches
from pushdesk.games.luck.state import Bank, Phase, Place, Push, State, Stop, Take
from tests.desktop.conftest import tile

Start = Callable[..., TablePage]
LEFT = Qt.MouseButton.LeftButton
KEYS = {
    "push": Qt.Key.Key_P,
    "stop": Qt.Key.Key_S,
    "bank": Qt.Key.Key_B,
    "roll": Qt.Key.Key_R,
    "1": Qt.Key.Key_1,
    "3": Qt.Key.Key_3,
}


@pytest.fixture
def hot_seat(start: Start) -> LuckTable:
    """A game between two people."""
    return cast("LuckTable", start("Ana", "Ben"))


def state_of(table: LuckTable) -> State:
    return cast("State", table.session.state)


def gate_of(table: LuckTable) -> Gate:
    """Return the gate; a function, so that the type checker knows that it changes."""
    return table.controller.gate


def dragging(table: LuckTable) -> bool:
    return table.dragging.source is not None


def wait_for_person(table: LuckTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: gate_of(table) in (Gate.CHOOSING, Gate.OVER), timeout=20_000)


def click(widget: QWidget, place: QPoint | None = None) -> None:
    target = widget.viewport() if hasattr(widget, "viewport") else widget
    point = target.rect().center() if place is None else place
    QTest.mouseClick(target, LEFT, Qt.KeyboardModifier.NoModifier, point)


def click_colour(table: LuckTable, seat: int, colour: int) -> None:
    bench = table.panels[seat].bench
    click(bench, bench.visualRect(bench.groups.index(colour, 0)).center())


def drag(source: QWidget, target: QWidget, place: QPoint | None = None) -> None:
    """Press on one widget, move in steps, release over another."""
    pressed = source.viewport() if hasattr(source, "viewport") else source
    start = pressed.rect().center() if place is None else place
    end = pressed.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(pressed, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(pressed, start + (end - start) * step / 5)
    QTest.mouseRelease(pressed, LEFT, Qt.KeyboardModifier.NoModifier, end)


def show(table: LuckTable, **fields: Any) -> None:
    """Put another position on the table, as if it had been played to."""
    session: Session[Any, Any, Any, Any] = table.session
    session._states[session.position] = replace(session.state, **fields)
    table.show_position()
    table.controller.refreshed.emit()
    table.gate_moved()


def choices_by_mouse(table: LuckTable) -> dict[type, Callable[[Any], None]]:
    """Return how each action is made with the mouse."""

    def bank(action: Bank) -> None:
        click(table.bank_button)
        if not isinstance(table.session.journal[-1:], Bank) and table._banking:
            click_colour(table, state_of(table).actor, action.colour)

    return {
        Push: lambda _action: click(table.pile),
        Stop: lambda _action: click(table.stop_button),
        Place: lambda action: click(table.columns[action.column]),
        Take: lambda action: click(table.columns[table.shown.places()[action.column]]),
        Bank: bank,
    }


def choices_by_keys(table: LuckTable) -> dict[type, Callable[[Any], None]]:
    """Return how each action is made with the keyboard."""

    def key(name: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or table, name)

    def number(index: int) -> None:
        key(Qt.Key(Qt.Key.Key_1 + index))

    def bank(action: Bank) -> None:
        key(Qt.Key.Key_B)
        if table._banking:
            number(action.colour)

    return {
        Push: lambda _action: key(Qt.Key.Key_P),
        Stop: lambda _action: key(Qt.Key.Key_S),
        Place: lambda action: number(action.column),
        Take: lambda action: number(table.shown.places()[action.column]),
        Bank: bank,
    }


def whole_game(
    table: LuckTable, qtbot: QtBot, choices: dict[type, Callable[[Any], None]], roll: Any
) -> None:
    """Play a whole game; a different legal action each time, each made by an input event."""
    for turn in range(3000):
        wait_for_person(table, qtbot)
        if gate_of(table) is Gate.OVER:
            assert stage.wait_for_end(table)
            return
        actions = list(table.session.game.actions(state_of(table)))
        action = actions[turn * 7 % len(actions)]
        made = len(table.session.journal)
        choices.get(type(action), roll)(action)
        assert len(table.session.journal) == made + 1
        assert table.session.journal[made] == action
        assert breaches(state_of(table)) == []
    raise AssertionError("the game doesn't end")


def test_a_whole_game_by_mouse(start: Start, qtbot: QtBot) -> None:
    table = cast("LuckTable", start("Ana", "Ben", Level.NOVICE, Level.CASUAL))
    whole_game(table, qtbot, choices_by_mouse(table), lambda _action: click(table.die))
    assert table.end_panel is not None
    assert table.end_panel.isVisible()
    outcome = table.session.outcome
    assert outcome is not None
    for seat, total in enumerate(outcome.total):
        assert sum(row.points[seat] for row in outcome.sheet) == total


def test_a_whole_game_by_keyboard_alone(window: Window, qtbot: QtBot) -> None:
    """From the launcher to the final score, never a mouse."""
    tile(window, "luck").setFocus()
    QTest.keyClick(tile(window, "luck"), Qt.Key.Key_Space)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.table is not None
    table = cast("LuckTable", window.table)
    roll = lambda _action: QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_R)  # noqa: E731
    whole_game(table, qtbot, choices_by_keys(table), roll)
    assert table.end_panel is not None
    focused = QApplication.focusWidget()
    assert focused is table.end_panel.again_button


def test_a_whole_game_with_cards_in_motion(start: Start, qtbot: QtBot, window: Window) -> None:
    """Movement neither swallows nor doubles an action; a click on the cloth skips it."""
    window.desk.settings.change(speed="fast")
    table = cast("LuckTable", start("Ana", "Ben"))
    choices = choices_by_mouse(table)
    for turn in range(120):
        table.skip()
        assert gate_of(table) in (Gate.CHOOSING, Gate.OVER)
        if gate_of(table) is Gate.OVER:
            break
        actions = list(table.session.game.actions(state_of(table)))
        action = actions[turn * 5 % len(actions)]
        made = len(table.session.journal)
        choices.get(type(action), lambda _action: click(table.die))(action)
        assert len(table.session.journal) == made + 1
        for impatient in (table.pile, table.columns[0], table.stop_button):
            before, moving = len(table.session.journal), gate_of(table) is Gate.ANIMATING
            click(impatient)
            assert len(table.session.journal) - before <= (0 if moving else 1)
        assert breaches(state_of(table)) == []


def test_a_click_that_skips_never_plays(start: Start, window: Window) -> None:
    window.desk.settings.change(speed="slow")
    table = cast("LuckTable", start("Ana", "Ben"))
    click(table.pile)
    assert gate_of(table) is Gate.ANIMATING
    assert len(table.session.journal) == 1
    click(table.pile)
    assert len(table.session.journal) == 1
    assert gate_of(table) is Gate.CHOOSING
    click(table.pile)
    assert len(table.session.journal) == 2


def test_two_quick_clicks_are_two_clicks(hot_seat: LuckTable) -> None:
    """The second press arrives as a double click (faults 39)."""
    pile = hot_seat.pile
    QTest.mouseClick(pile, LEFT)
    QTest.mouseDClick(pile, LEFT)
    QTest.mouseRelease(pile, LEFT)
    assert hot_seat.session.journal == (Push(), Push())
    column = hot_seat.columns[1].viewport()
    show(hot_seat, phase=Phase.PLACE, card=0, drawn=2, columns=((40,),), deck=deck_with(40, 0))
    made = len(hot_seat.session.journal)
    QTest.mouseDClick(column, LEFT)
    QTest.mouseRelease(column, LEFT)
    assert len(hot_seat.session.journal) == made + 1


def test_a_drawn_card_is_dragged_to_a_column(hot_seat: LuckTable, qtbot: QtBot) -> None:
    show(hot_seat, phase=Phase.PLACE, card=0, drawn=1, columns=((40,),), deck=deck_with(0, 40))
    drag(hot_seat.drawn, hot_seat.columns[1])
    assert hot_seat.session.journal[-1] == Place(1)
    assert state_of(hot_seat).columns == ((40,), (0,))


def deck_with(*first: int) -> tuple[int, ...]:
    """Return a pile of 108 cards that begins with some cards."""
    return (*first, *(card for card in range(108) if card not in first))


def test_a_column_is_dragged_to_the_own_place(hot_seat: LuckTable) -> None:
    actor = state_of(hot_seat).actor
    show(hot_seat, phase=Phase.TAKE, drawn=2, columns=((0,), (40,)), deck=deck_with(0, 40))
    drag(hot_seat.columns[1], hot_seat.panels[actor], QPoint(20, 20))
    assert hot_seat.session.journal[-1] == Take(1)
    assert state_of(hot_seat).benches[actor] == (40,)


def test_a_colour_is_dragged_to_the_bank(hot_seat: LuckTable) -> None:
    actor = state_of(hot_seat).actor
    benches = tuple((0, 40) if seat == actor else () for seat in range(2))
    show(hot_seat, drawn=2, benches=benches, deck=deck_with(0, 40))
    bench = hot_seat.panels[actor].bench
    place = bench.visualRect(bench.groups.index(2, 0)).center()
    drag(bench, hot_seat.panels[actor].bank, place)
    assert hot_seat.session.journal[-1] == Bank(2)


@pytest.mark.parametrize("end", ["outside", "escape", "language", "focus", "column_that_is_full"])
def test_a_drag_that_ends_nowhere_changes_nothing(
    hot_seat: LuckTable, window: Window, end: str
) -> None:
    """The card goes home and nothing stays stuck to the pointer (faults 40)."""
    show(hot_seat, phase=Phase.PLACE, card=1, drawn=2, columns=((0,),), deck=deck_with(0, 1))
    drawn = hot_seat.drawn
    QTest.mousePress(drawn, LEFT)
    QTest.mouseMove(drawn, QPoint(90, 90))
    QTest.mouseMove(drawn, QPoint(120, 100))
    assert dragging(hot_seat)
    goal = QPoint(-5000, -5000)
    if end == "escape":
        QTest.keyClick(hot_seat, Qt.Key.Key_Escape)
    elif end == "language":
        window.desk.settings.change(language="ro")
    elif end == "focus":
        QApplication.sendEvent(hot_seat, QEvent(QEvent.Type.ActivationChange))
    elif end == "column_that_is_full":
        column = hot_seat.columns[0]
        goal = drawn.mapFromGlobal(column.mapToGlobal(column.rect().center()))
    QTest.mouseRelease(drawn, LEFT, Qt.KeyboardModifier.NoModifier, goal)
    assert not dragging(hot_seat)
    assert hot_seat.session.journal == ()
    assert hot_seat.shown.card == 1
    assert gate_of(hot_seat) is Gate.CHOOSING


def test_a_refused_click_says_why_and_leads_to_the_clause(
    hot_seat: LuckTable, window: Window
) -> None:
    before = state_of(hot_seat)
    click(hot_seat.stop_button)
    assert state_of(hot_seat) is before
    assert "L8" in hot_seat.prompt.text()
    hot_seat.prompt.linkActivated.emit("L8")
    assert window.help is not None
    assert window.help.isVisible()
    assert window.help.browser.textCursor().selectedText().startswith("L8")


@pytest.mark.parametrize(
    ("fields", "act", "clause"),
    [
        ({}, "bank", "L8"),
        ({}, "roll", "L7"),
        ({}, "1", "L7"),
        ({"phase": Phase.PLACE, "card": 1, "drawn": 2, "columns": ((0,),)}, "1", "L14"),
        ({"phase": Phase.PLACE, "card": 1, "drawn": 2, "columns": ((0,),)}, "3", "L13"),
        ({"phase": Phase.PLACE, "card": 1, "drawn": 2, "columns": ((0,),)}, "push", "L12"),
        ({"phase": Phase.PLACE, "card": 91, "drawn": 2, "columns": ((90,),)}, "1", "L17"),
        ({"phase": Phase.DECIDE, "drawn": 1, "columns": ((0,),)}, "bank", "L7"),
        ({"phase": Phase.DECIDE, "drawn": 1, "columns": ((0,),)}, "1", "L12"),
        ({"phase": Phase.DECIDE, "drawn": 1, "columns": ((0,),)}, "roll", "L31"),
        ({"phase": Phase.DECIDE, "drawn": 1, "switches": (108,)}, "stop", "L25"),
        ({"phase": Phase.TAKE, "drawn": 1, "columns": ((0,),)}, "push", "L26"),
        ({"phase": Phase.TAKE, "drawn": 1, "columns": ((0,),)}, "3", "L26"),
        ({"phase": Phase.ROLL, "drawn": 1, "bust": True}, "push", "L37"),
        ({"phase": Phase.ROLL, "drawn": 1, "taken": 1}, "stop", "L31"),
    ],
)
def test_every_refusal_is_explained(
    hot_seat: LuckTable, fields: dict[str, Any], act: str, clause: str
) -> None:
    show(hot_seat, **fields)
    before = state_of(hot_seat)
    QTest.keyClick(hot_seat, KEYS[act])
    assert state_of(hot_seat) is before
    assert f">{clause}<" in hot_seat.prompt.text()
    sentence = hot_seat.prompt.accessibleName()
    assert "don't allow" not in sentence
    assert len(sentence) > 20


def test_take_back_a_column_but_never_a_card_or_the_die(hot_seat: LuckTable) -> None:
    assert not hot_seat.undo_action.isEnabled()
    click(hot_seat.pile)
    assert not hot_seat.undo_action.isEnabled()
    show(hot_seat, phase=Phase.PLACE, card=1, drawn=2, columns=((40,),), deck=deck_with(40, 1))
    QTest.keyClick(hot_seat, Qt.Key.Key_1)
    placed = state_of(hot_seat)
    assert hot_seat.undo_action.isEnabled()
    QTest.keyClick(hot_seat, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert state_of(hot_seat).card == 1
    assert hot_seat.shown.card == 1
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(hot_seat, Qt.Key.Key_Z, shift)
    assert state_of(hot_seat) == placed


def test_columns_keep_their_place_while_others_take(hot_seat: LuckTable) -> None:
    show(hot_seat, phase=Phase.TAKE, drawn=2, columns=((0,), (40,)), deck=deck_with(0, 40))
    QTest.keyClick(hot_seat, Qt.Key.Key_1)
    assert [column.cards.cards for column in hot_seat.columns] == [[], [40], []]
    QTest.keyClick(hot_seat, Qt.Key.Key_2)
    assert hot_seat.session.journal[-1] == Take(0)


def test_closing_in_mid_turn_and_coming_back(
    open_desk: Callable[..., Any], folder: Any, qtbot: QtBot
) -> None:
    desk = open_desk(folder)
    for table in _table_of(desk, qtbot):
        QTest.keyClick(table, Qt.Key.Key_P)
        QTest.keyClick(table, Qt.Key.Key_P)
        before, shown = state_of(table), table.shown
    again = open_desk(folder)
    window = Window(again)
    window.show()
    qtbot.waitExposed(window)
    assert len(window.launcher.cards) == 1
    QTest.keyClick(window.launcher.cards[0], Qt.Key.Key_Space)
    table = cast("LuckTable", window.table)
    assert state_of(table) == before
    assert table.shown == shown
    window.close()
    window.deleteLater()


def _table_of(desk: Any, qtbot: QtBot) -> Iterator[LuckTable]:
    """Give a table in a window of its own that is closed afterwards, as the program's end does."""
    window = Window(desk)
    window.show()
    qtbot.waitExposed(window)
    window.start(Setup("luck", (Person("Ana"), Person("Ben")), 4711))
    yield cast("LuckTable", window.table)
    window.close()
    window.deleteLater()


def test_a_finished_game_can_be_played_again_or_left(
    start: Start, qtbot: QtBot, window: Window
) -> None:
    table = cast("LuckTable", start(Level.NOVICE, Level.NOVICE))
    qtbot.waitUntil(lambda: gate_of(table) is Gate.OVER, timeout=30_000)
    assert len(window.desk.store.results()) == 1
    for widget in (table.pile, table.columns[0], table.die, table.stop_button):
        click(widget)
        QTest.mouseDClick(widget.viewport() if hasattr(widget, "viewport") else widget, LEFT)
    assert len(window.desk.store.results()) == 1
    assert stage.wait_for_end(table)
    panel = table.end_panel
    assert panel is not None
    click(panel.look_button)
    assert not panel.isVisible()
    panel.show()
    click(panel.again_button)
    assert window.table is not table
    assert len(window.desk.store.unfinished()) == 1


def test_a_click_on_an_empty_colour_banks_nothing(hot_seat: LuckTable) -> None:
    actor = state_of(hot_seat).actor
    benches = tuple((0, 40) if seat == actor else () for seat in range(2))
    show(hot_seat, drawn=2, benches=benches, deck=deck_with(0, 40))
    click(hot_seat.bank_button)
    assert hot_seat._banking
    click_colour(hot_seat, actor, 1)
    assert hot_seat.session.journal == ()
    click_colour(hot_seat, actor, 0)
    assert list(hot_seat.session.journal) == [Bank(0)]


def test_the_odds_count_exactly_what_is_unseen(hot_seat: LuckTable) -> None:
    QTest.keyClick(hot_seat, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert hot_seat.odds.isVisible()
    columns = ((0,), (1,), (2,))
    show(hot_seat, phase=Phase.DECIDE, drawn=3, columns=columns, deck=deck_with(0, 1, 2))
    # Dead: the 15 other red cards and the 12 other ones; 105 cards are unseen.
    assert f"{round(100 * 27 / 105)} %" in hot_seat.odds.sentence()
    assert hot_seat.odds.unseen.kind_count(0) == 0
    assert hot_seat.odds.unseen.kind_count(1) == 3


def test_a_position_is_never_left_without_a_prompt(start: Start, qtbot: QtBot) -> None:
    table = cast("LuckTable", start("Ana", Level.CASUAL, Level.NOVICE))
    seen: set[str] = set()

    def look() -> None:
        text = table.prompt.accessibleName()
        assert text
        seen.add(text.split(":")[-1])

    table.controller.gate_changed.connect(look)
    roll = lambda _action: click(table.roll_button)  # noqa: E731
    whole_game(table, qtbot, choices_by_mouse(table), roll)
    assert len(seen) > 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_going_round_from_the_bottom_over_the_left_is_clockwise(start: Start, seats: int) -> None:
    table = cast("LuckTable", start(*[f"P{seat}" for seat in range(seats)]))
    field = table.field.rect().center()
    angles = []
    for panel in table.panels:
        offset = panel.geometry().center() - field
        # The y axis points down; from the bottom over the left means growing angles.
        angles.append(math.atan2(-offset.x(), offset.y()) % (2 * math.pi))
    start_angle = angles[0]
    turned = [(angle - start_angle) % (2 * math.pi) for angle in angles]
    assert turned == sorted(turned)


def test_a_name_with_markup_stays_text(start: Start) -> None:
    table = cast("LuckTable", start("<b>Bo</b>", "<img src=x>"))
    for widget in [table, *table.findChildren(QWidget)]:
        tip = widget.toolTip()
        assert "<b>" not in tip
        assert "<img" not in tip
    assert "<b>" not in table.prompt.text()
    assert "<img" not in table.prompt.text()
