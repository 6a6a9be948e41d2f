# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from pushdesk.core import gamefile
from pushdesk.core.game import Computer, Level, Outcome, Person, Refusal, Setup
from pushdesk.core.session import RefusedError, ReplayError, Session
from pushdesk.core.store import StoreError, Trouble
from pushdesk.games import find
from pushdesk.games.luck.rules import GAME
from pushdesk.games.luck.state import (
    Action,
    Bank,
    Event,
    Phase,
    Place,
    Push,
    Roll,
    State,
    Stop,
    Take,
    View,
)

LuckSession = Session[State, Action, Event, View]
Played = Callable[..., LuckSession]


class Notes:
    """A recorder that can be told to fail."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.full = False

    def append(self, number: int, action: object, outcome: Outcome | None) -> None:
        if self.full:
            raise StoreError(Trouble.FULL, "no room")
        self.calls.append(("append", number, action, outcome is not None))

    def move(self, position: int, finished: bool) -> None:
        if self.full:
            raise StoreError(Trouble.FULL, "no room")
        self.calls.append(("move", position, finished))


def shape(session: LuckSession) -> tuple[object, ...]:
    return (session.position, session.journal, session.state, session.undo_target())


def test_act_advances_and_writes_first(setup: Setup) -> None:
    notes = Notes()
    session = Session(GAME, setup, recorder=notes)
    start = session.state
    step = session.act(Push())
    assert step == GAME.advance(start, Push())
    assert session.state == step.state
    assert session.events_at(0) == step.events
    assert session.journal == (Push(),)
    assert session.state_at(0) == start
    assert session.view(0) == GAME.view(step.state, 0)
    assert notes.calls == [("append", 0, Push(), False)]


def test_a_refused_action_changes_nothing(setup: Setup) -> None:
    notes = Notes()
    session = Session(GAME, setup, recorder=notes)
    before = shape(session)
    for action in (Stop(), Roll(), Take(0), Place(0), Bank(0)):
        with pytest.raises(RefusedError) as caught:
            session.act(action)
        assert caught.value.refusal == GAME.refusal(session.state, action)
    assert shape(session) == before
    assert notes.calls == []


def test_a_setup_that_can_not_be_played() -> None:
    with pytest.raises(RefusedError) as caught:
        Session(GAME, Setup("luck", (Person("A"),), 1))
    assert caught.value.refusal.clause == "L1"


def test_a_failing_recorder_changes_nothing(setup: Setup, played: Played) -> None:
    """Disk full at every kind of call: the session stands where it stood."""
    notes = Notes()
    source = played()
    session = Session(GAME, setup, recorder=notes, practice=True)
    for action in source.journal:
        notes.full = True
        before = shape(session)
        with pytest.raises(StoreError):
            session.act(action)
        assert shape(session) == before
        notes.full = False
        session.act(action)
    assert session.state == source.state
    assert session.outcome == source.outcome
    notes.full = True
    before = shape(session)
    with pytest.raises(StoreError):
        session.undo()
    assert shape(session) == before
    notes.full = False
    assert session.undo()
    notes.full = True
    before = shape(session)
    with pytest.raises(StoreError):
        session.redo()
    assert shape(session) == before
    notes.full = False
    assert session.redo()
    assert session.state == source.state


def test_nothing_can_be_played_after_the_end(played: Played) -> None:
    session = played()
    assert session.actor is None
    assert session.outcome is not None
    for action in (Push(), Stop(), Roll(), Take(0), Place(0), Bank(0)):
        with pytest.raises(RefusedError) as caught:
            session.act(action)
        assert caught.value.refusal.clause == "L42"


@pytest.mark.parametrize("number", [0, 1, 17, 100])
def test_a_journal_with_an_illegal_action(number: int, setup: Setup, played: Played) -> None:
    journal = list(played(number + 1).journal)
    journal[number] = Take(99)
    with pytest.raises(ReplayError) as caught:
        Session(GAME, setup, journal=journal)
    assert caught.value.number == number


def test_a_journal_that_goes_on_after_the_end(setup: Setup, played: Played) -> None:
    journal = (*played().journal, Push())
    with pytest.raises(ReplayError) as caught:
        Session(GAME, setup, journal=journal)
    assert caught.value.number == len(journal) - 1
    assert caught.value.refusal == Refusal("over")


@pytest.mark.parametrize("position", [-1, 6, 10**30])
def test_a_position_outside_the_journal(position: int, setup: Setup, played: Played) -> None:
    with pytest.raises(ReplayError):
        Session(GAME, setup, journal=played(5).journal, position=position)


def reload(session: LuckSession) -> LuckSession:
    return gamefile.decode(gamefile.encode(session), find)


@pytest.mark.parametrize("seed", range(3))
def test_save_load_continue_equals_continue_at_every_prefix(
    seed: int, setup: Setup, played: Played
) -> None:
    whole = played(seed=seed)
    for count in range(0, whole.position + 1, 1 + seed * 2):
        loaded = reload(Session(GAME, setup, journal=whole.journal[:count]))
        assert loaded.state == whole.state_at(count)
        for action in whole.journal[count : count + 12]:
            loaded.act(action)
        assert loaded.state == whole.state_at(min(count + 12, whole.position))
    loaded = reload(Session(GAME, setup, journal=whole.journal[:50]))
    for action in whole.journal[50:]:
        loaded.act(action)
    assert loaded.outcome == whole.outcome is not None


def test_what_was_undone_is_saved_too(setup: Setup, played: Played) -> None:
    whole = played()
    session = Session(GAME, setup, journal=whole.journal, position=40)
    loaded = reload(session)
    assert shape(loaded) == shape(session)
    assert loaded.state == whole.state_at(40)
    assert loaded.redo()


def test_undo_past_draws_and_redo_shows_the_same_cards(setup: Setup, played: Played) -> None:
    """No shuffle and no roll happens anew, whatever was taken back."""
    whole = played()
    session = Session(GAME, setup, journal=whole.journal, practice=True)
    while session.undo():
        assert session.state == whole.state_at(session.position)
        assert session.is_person(session.actor)
    assert not session.is_person(GAME.actor(whole.state_at(0))) or session.position == 0
    while session.redo():
        assert session.state == whole.state_at(session.position)
    assert session.position == whole.position
    back = Session(GAME, setup, journal=whole.journal, practice=True)
    while back.undo():
        pass
    for action in whole.journal[back.position :]:
        back.act(action)
    assert back.state == whole.state
    assert back.journal == whole.journal


def test_acting_after_undo_drops_what_was_undone(setup: Setup) -> None:
    people = Setup("luck", (Person("A"), Person("B")), 4711)
    session = Session(GAME, people)
    session.act(Push())
    session.act(Push())
    while session.state.phase is not Phase.PLACE:
        session.act(next(iter(GAME.actions(session.state))))
    first, second = list(GAME.actions(session.state))[:2]
    number = session.position
    session.act(first)
    after_first = session.state
    assert session.undo()
    assert session.position == number
    session.act(second)
    assert session.journal[number:] == (second,)
    assert session.redo_target() is None
    assert not session.redo()
    assert session.undo()
    session.act(first)
    assert session.state == after_first


def test_what_was_seen_is_not_taken_back(setup: Setup) -> None:
    session = Session(GAME, Setup("luck", (Person("A"), Person("B")), 4711))
    assert session.undo_target() is None
    session.act(Push())
    assert session.undo_target() is None
    assert not session.undo()
    assert session.position == 1
    practice = Session(GAME, session.setup, journal=session.journal, practice=True)
    assert practice.undo()
    assert practice.position == 0


def test_undo_goes_back_to_a_person(played: Played) -> None:
    """The opponents' actions go with the person's action that they answered."""
    whole = played()
    for number in range(1, whole.position + 1):
        session = Session(GAME, whole.setup, journal=whole.journal, position=number)
        target = session.undo_target()
        shown = [
            not GAME.revertible(whole.state_at(step), whole.journal[step]) for step in range(number)
        ]
        if target is None:
            continue
        assert session.is_person(GAME.actor(whole.state_at(target)))
        assert not any(shown[target:])
        assert session.undo()
        assert session.position == target
        redo = session.redo_target()
        assert redo is not None
        assert redo > target


def test_opponents_alone_leave_nothing_to_undo() -> None:
    players = (Computer(Level.NOVICE), Computer(Level.NOVICE))
    session = Session(GAME, Setup("luck", players, 3), practice=True)
    rng = random.Random(3)
    while session.actor is not None:
        session.act(rng.choice(list(GAME.actions(session.state))))
    assert session.undo_target() is None
    assert not session.undo()


def test_the_end_shows_hidden_banks_and_stays() -> None:
    """The last action opens the banks of HR-L5, so it can't be taken back."""
    for hidden, expected in (("shown", True), ("hidden", False)):
        setup = Setup("luck", (Person("A"), Person("B")), 7, {"banks": hidden})
        rng = random.Random(5)
        session = Session(GAME, setup)
        while session.actor is not None:
            session.act(rng.choice(list(GAME.actions(session.state))))
        last = session.journal[-1]
        assert isinstance(last, Take)
        assert (session.undo_target() is not None) is expected


def test_states_are_values(played: Played) -> None:
    session = played(60)
    for number in range(60):
        before = msgspec.json.encode(session.state_at(number))
        step = GAME.advance(session.state_at(number), session.journal[number])
        assert step.state == session.state_at(number + 1)
        assert msgspec.json.encode(session.state_at(number)) == before
