# SPDX-License-Identifier: GPL-3.0-or-later
"""The rummy table: real events in, actions of the rules out, and no card for wrong eyes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Level, Person, Setup
from pushdesk.core.session import Session
from pushdesk.desktop import stage
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.rummy import names
from pushdesk.desktop.rummy.hand import HandModel, HandView
from pushdesk.desktop.rummy.table import RummyTable
from pushdesk.desktop.window import Window
from pushdesk.games.rummy.cards import CARDS
from pushdesk.games.rummy.invariants import breaches
from pushdesk.games.rummy.policies import Greedy
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.state import (
    Discard,
    LayContract,
    LayMeld,
    LayOff,
    NextRound,
    Phase,
    Push,
    State,
    Take,
)

LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., RummyTable]


@pytest.fixture
def sit(window: Window) -> Open:
    """Open a rummy table for names, on a deal."""

    def sit(*people: str, deal: int = 7, actions: int = 0) -> RummyTable:
        setup = Setup("rummy", tuple(Person(name) for name in people), deal)
        session = Session(GAME, setup)
        for _ in range(actions):
            session.act(greedy(session))
        window.open_table(session)
        return cast("RummyTable", window.table)

    return sit


def greedy(session: Session[Any, Any, Any, Any]) -> Any:
    """Return what the greedy policy does now."""
    assert session.actor is not None
    return Greedy().decide(session.view(session.actor), cast("Any", None), random.Random(1))


def gate_of(table: RummyTable) -> Gate:
    return table.controller.gate


def state_of(table: RummyTable) -> State:
    return cast("State", table.session.state)


def uncover(table: RummyTable) -> None:
    """Lift the curtain by a click, if it is there."""
    if gate_of(table) is Gate.HANDING_OVER:
        QTest.mouseClick(table.hand_over.button, LEFT)


def card_point(hand: HandView, card: int) -> QPoint:
    """Return where in the view a card can be pressed."""
    row = hand.hand.cards.index(card)
    rect = hand.visualRect(hand.hand.index(row))
    return QPoint(rect.left() + 6, rect.center().y())


def click_cards(table: RummyTable, cards: Any) -> None:
    """Select exactly these cards by clicks."""
    hand = table.hand_view
    QApplication.processEvents()
    for card in [*hand.hand.selected, *cards]:
        QTest.mouseClick(hand.viewport(), LEFT, pos=card_point(hand, card))
    assert set(hand.hand.selected) == set(cards)


def click_meld(table: RummyTable, number: int) -> None:
    """Click a meld of the table."""
    QApplication.processEvents()
    for view in table.melds:
        for row in range(view.melds.rowCount()):
            if view.melds.number(row) == number:
                place = view.visualRect(view.melds.index(row)).center()
                QTest.mouseClick(view.viewport(), LEFT, pos=place)
                return
    raise AssertionError(number)


def make(table: RummyTable, action: Any) -> None:
    """Make an action by the mouse."""
    match action:
        case Take():
            QTest.mouseClick(table.pile, LEFT)
        case Push():
            QTest.mouseClick(table.push_button, LEFT)
        case Discard():
            click_cards(table, [action.card])
            QTest.mouseClick(table.pile, LEFT)
        case LayContract():
            click_cards(table, [card for meld in action.melds for card in meld.cards])
            QTest.mouseClick(table.contract_button, LEFT)
        case LayMeld():
            click_cards(table, action.meld.cards)
            QTest.mouseClick(table.meld_button, LEFT)
        case LayOff():
            click_cards(table, action.cards)
            click_meld(table, action.meld)
        case NextRound():
            QTest.mouseClick(table.round_panel.button, LEFT)
    if not table.chooser.isHidden():
        QTest.mouseClick(table.chooser.buttons[0], LEFT)


def test_a_whole_match_by_mouse(sit: Open, qtbot: QtBot) -> None:
    """Four people, five rounds, every action by clicks; the curtain is lifted each turn."""
    table = sit("Ana", "Ben", "Cleo", "Dan")
    session = table.session
    for _turn in range(2000):
        if gate_of(table) is Gate.OVER:
            break
        uncover(table)
        action = greedy(session)
        made = session.position
        make(table, action)
        assert session.position == made + 1, action
        assert type(session.journal[made]) is type(action)
        assert breaches(state_of(table)) == []
    assert stage.wait_for_end(table)
    outcome = session.outcome
    assert outcome is not None
    for seat, total in enumerate(outcome.total):
        assert sum(row.points[seat] for row in outcome.sheet) == total


def test_a_round_by_keyboard_alone(sit: Open) -> None:
    """Arrows and Space select, letters act."""
    table = sit("Ana", "Ben", "Cleo", "Dan")
    session = table.session
    rounds = 0
    for _turn in range(600):
        if gate_of(table) is Gate.HANDING_OVER:
            assert table.hand_over.button.hasFocus()
            QTest.keyClick(table.hand_over.button, Qt.Key.Key_Space)
        action = greedy(session)
        made = session.position
        if isinstance(action, NextRound):
            rounds += 1
            if rounds == 2:
                return
            QTest.keyClick(table, Qt.Key.Key_N)
        elif isinstance(action, Take | Push):
            QTest.keyClick(table, Qt.Key.Key_T if isinstance(action, Take) else Qt.Key.Key_P)
        elif isinstance(action, LayOff):
            # A meld is reached by Tab; its list has the focus, its item is current.
            select_by_keys(table, action.cards)
            view = next(
                v
                for v in table.melds
                if any(v.melds.number(row) == action.meld for row in range(v.melds.rowCount()))
            )
            view.setFocus()
            row = [view.melds.number(n) for n in range(view.melds.rowCount())].index(action.meld)
            view.setCurrentIndex(view.melds.index(row))
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            keys: dict[Any, Qt.Key] = {
                LayContract: Qt.Key.Key_C,
                LayMeld: Qt.Key.Key_M,
                Discard: Qt.Key.Key_D,
            }
            cards: dict[Any, Callable[[Any], Any]] = {
                LayContract: lambda a: [c for meld in a.melds for c in meld.cards],
                LayMeld: lambda a: a.meld.cards,
                Discard: lambda a: (a.card,),
            }
            select_by_keys(table, cards[type(action)](action))
            QTest.keyClick(table.hand_view, keys[type(action)])
        if not table.chooser.isHidden():
            QTest.keyClick(table.chooser, Qt.Key.Key_1)
        assert session.position == made + 1, action
    raise AssertionError("no two rounds in 600 actions")


def select_by_keys(table: RummyTable, cards: Any) -> None:
    hand = table.hand_view
    hand.setFocus()
    QTest.keyClick(hand, Qt.Key.Key_Home)
    hand.setCurrentIndex(hand.hand.index(0))
    for row, card in enumerate(hand.hand.cards):
        if row:
            QTest.keyClick(hand, Qt.Key.Key_Right)
        assert hand.currentIndex().row() == row
        if (card in cards) != (card in hand.hand.selected):
            QTest.keyClick(hand, Qt.Key.Key_Space)
    assert set(hand.hand.selected) == set(cards)


def everything_said(window: Window) -> str:
    """Return all text that a person or a screen reader can reach in the window."""
    texts = [window.windowTitle()]
    for widget in (window, *window.findChildren(QWidget)):
        texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        for name in ("text", "title"):
            read = getattr(widget, name, None)
            if callable(read):
                texts.append(str(read()))
        model = getattr(widget, "model", None)
        if callable(model) and (found := model()) is not None:
            texts += [
                str(found.index(row, 0).data(role))
                for row in range(found.rowCount())
                for role in (
                    Qt.ItemDataRole.DisplayRole,
                    Qt.ItemDataRole.AccessibleTextRole,
                    Qt.ItemDataRole.ToolTipRole,
                )
            ]
    return "\n".join(texts)


def hidden_cards(table: RummyTable) -> set[str]:
    """Return the names of cards that lie in hands only and were never seen by all."""
    state = state_of(table)
    seen = {names.card_name(card) for laid in state.melds for card in laid.meld.cards}
    seen |= {names.card_name(state.discard)} if state.discard >= 0 else set()
    for turn in state.record:
        seen |= {names.card_name(card) for card in (turn.offered, turn.discarded) if card >= 0}
    held = {names.card_name(card) for hand in state.hands for card in hand}
    return held - seen - {"joker"}


@pytest.mark.parametrize("moment", ["turn", "undo", "resume", "minimise", "language", "resize"])
def test_no_card_shows_through_the_curtain(sit: Open, window: Window, moment: str) -> None:
    table = sit("Ana", "Ben", "Cleo", "Dan", actions=0)
    uncover(table)
    for _ in range(3):
        make(table, greedy(table.session))
        if gate_of(table) is Gate.HANDING_OVER:
            break
    if moment == "resume":
        window.show_launcher()
        window.resume(window.desk.store.unfinished()[0].id) if (
            window.desk.store.unfinished()
        ) else window.open_table(table.session)
        table = cast("RummyTable", window.table)
    elif moment == "minimise":
        uncover(table)
        table.set_minimised(minimised=True)
        table.set_minimised(minimised=False)
    elif moment == "language":
        window.desk.settings.change(language="ro")
        window.desk.settings.change(language="en")
    elif moment == "resize":
        window.resize(1024, 700)
        QApplication.processEvents()
    elif moment == "undo":
        table.controller.undo()
    if gate_of(table) is not Gate.HANDING_OVER:
        # Nothing was handed over: whoever looks sees only the own hand.
        assert moment == "undo"
        return
    assert table.hand_view.hand.hidden
    assert not table.hand_over.isHidden()
    said = everything_said(window).lower()
    for name in hidden_cards(table):
        assert name not in said, name


def test_one_person_has_no_curtain(window: Window) -> None:
    setup = Setup("rummy", (Person("Ana"), Person("Ben"), Person("Cleo"), Person("Dan")), 7)
    session = Session(GAME, setup)
    alone = [seat == 0 for seat in range(4)]
    session.is_person = lambda seat: seat is not None and alone[seat]  # type: ignore[method-assign]
    while session.actor != 0:
        session.act(greedy(session))
    window.open_table(session)
    table = cast("RummyTable", window.table)
    assert gate_of(table) is Gate.CHOOSING
    assert not table.hand_view.hand.hidden
    assert set(table.hand_view.hand.cards) == set(state_of(table).hands[0])


def test_a_refusal_names_its_clause_and_changes_nothing(sit: Open) -> None:
    table = sit("Ana", "Ben", "Cleo", "Dan")
    uncover(table)
    QTest.keyClick(table, Qt.Key.Key_C)
    assert "R1" in table.prompt.accessibleName()
    assert table.session.position == 0
    make(table, Push())
    before = state_of(table)
    click_cards(table, before.hands[before.turn][:3])
    QTest.mouseClick(table.meld_button, LEFT)
    if table.session.position == 1:
        assert "(R" in table.prompt.accessibleName()
        assert state_of(table) is before


def test_a_drag_to_the_pile_discards_and_a_drag_away_puts_back(sit: Open) -> None:
    table = sit("Ana", "Ben", "Cleo", "Dan")
    uncover(table)
    make(table, Push())
    hand = table.hand_view
    QApplication.processEvents()
    card = hand.hand.cards[0]
    start = card_point(hand, card)
    away = hand.viewport().mapFromGlobal(table.mapToGlobal(QPoint(-300, -300)))
    drag(hand.viewport(), start, away)
    assert table.session.position == 1
    assert card in hand.hand.cards
    pile = hand.viewport().mapFromGlobal(table.pile.mapToGlobal(table.pile.rect().center()))
    drag(hand.viewport(), start, pile)
    assert table.session.journal[1] == Discard(card)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(widget, LEFT, pos=start)
    QTest.mouseMove(widget, start + QPoint(20, 4))
    QTest.mouseMove(widget, (start + end) / 2)
    QTest.mouseMove(widget, end)
    QTest.mouseRelease(widget, LEFT, pos=end)


def test_undo_ends_where_something_hidden_was_seen(sit: Open) -> None:
    table = sit("Ana", "Ben", "Cleo", "Dan")
    uncover(table)
    make(table, Push())
    assert not table.controller.can_undo()


def test_an_open_hand_keeps_its_order_when_cards_come(qtbot: QtBot) -> None:
    hand = HandModel()
    hand.hold([5, 60, 17])
    hand.arrange([17, 5, 60])
    hand.toggle(0)
    hand.hold([5, 60, 17, 99])
    assert list(hand.cards) == [17, 5, 60, 99]
    assert list(hand.selected) == [17]
    hand.hold([5, 99, 60])
    assert list(hand.cards) == [5, 60, 99]
    assert not list(hand.selected)
    with pytest.raises(ValueError):
        hand.arrange([5, 60])
    hand.hold([5, 60], hidden=True)
    hand.toggle(0)
    assert not list(hand.selected)


def test_arranging_holds_every_card_once(sit: Open) -> None:
    table = sit("Ana", "Ben", "Cleo", "Dan", actions=30)
    while state_of(table).phase is Phase.COUNTED:
        table.controller.submit(NextRound())
    uncover(table)
    hand = table.hand_view.hand
    cards = set(hand.cards)
    orders = set()
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_A)
        assert set(hand.cards) == cards
        orders.add(hand.cards)
    assert len(orders) > 1


@pytest.mark.parametrize("width", [1024, 1280, 2560])
def test_thirty_two_cards_stay_readable(sit: Open, window: Window, width: int) -> None:
    """Of every card the index stays in view: the suit and rank in its left strip."""
    window.resize(width, 720)
    table = sit("Ana", "Ben", "Cleo", "Dan")
    uncover(table)
    hand = table.hand_view
    hand.hand.hold(range(32))
    QApplication.processEvents()
    # 14 px show a rank and a pip of 64 px wide cards (look.md: nothing under 11 px).
    assert hand.strip() >= 14
    last = hand.slot(31)
    assert last.right() <= hand.width() + 1


def test_names_are_of_all_cards() -> None:
    said = {names.card_name(card) for card in range(CARDS)}
    assert len(said) == 53
    assert all(said)


def test_levels_have_names() -> None:
    """The style of each level is said on the set-up page."""
    from pushdesk.desktop.rummy import words

    assert len({words.style(level) for level in Level}) == len(Level)
