# SPDX-License-Identifier: GPL-3.0-or-later
"""One game in progress: its journal, its positions, what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol

from pushdesk.core.game import (
    Action,
    Event,
    Game,
    Outcome,
    Person,
    Refusal,
    Seat,
    Setup,
    State,
    Step,
    View,
    setup_refusal,
)


class RefusedError(Exception):
    """An illegal action or setup; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        super().__init__(refusal.clause)
        self.refusal = refusal


class ReplayError(Exception):
    """A journal that the rules do not allow."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        """Keep the number of the first illegal action and the refusal."""
        super().__init__(f"action {number}: {refusal.clause}")
        self.number = number
        self.refusal = refusal


class Recorder(Protocol):
    """Where a session writes what happened before anything is shown.

    Every call raises `core.store.StoreError` when it could not be written.
    """

    def append(self, number: int, action: object, outcome: Outcome | None) -> None:
        """Write action `number`, drop all later ones, note the outcome if the game ended."""

    def move(self, position: int, finished: bool) -> None:
        """Write that the game stands after `position` actions; keep the rest for redo."""


class Session(Generic[State, Action, Event, View]):
    """Hold the setup, the journal and the current position of one game.

    Attributes:
        game: the rules.
        setup: who sits where, the options, the deal number.
        practice: whether everything may be taken back.
        recorder: where actions are written, or None to keep them in memory only.

    """

    def __init__(
        self,
        game: Game[State, Action, Event, View],
        setup: Setup,
        *,
        journal: Sequence[Action] = (),
        position: int | None = None,
        recorder: Recorder | None = None,
        practice: bool = False,
    ) -> None:
        """Replay a journal to the given position (by default its end).

        Raises `RefusedError` for a setup that can't be played and `ReplayError`
        for a journal with an illegal action.
        """
        refusal = setup_refusal(game, setup)
        if refusal is not None:
            raise RefusedError(refusal)
        self.game = game
        self.setup = setup
        self.practice = practice
        self.recorder = recorder
        self._journal: list[Action] = []
        self._states: list[State] = [game.start(setup)]
        self._events: list[tuple[Event, ...]] = []
        for number, action in enumerate(journal):
            self._replay(number, action)
        self._position = len(self._journal) if position is None else position
        if not 0 <= self._position <= len(self._journal):
            raise ReplayError(self._position, Refusal("position"))

    def _replay(self, number: int, action: Action) -> None:
        if self.game.actor(self._states[-1]) is None:
            raise ReplayError(number, Refusal("over"))
        refusal = self.game.refusal(self._states[-1], action)
        if refusal is not None:
            raise ReplayError(number, refusal)
        self._extend(action, self.game.advance(self._states[-1], action))

    def _extend(self, action: Action, step: Step[State, Event]) -> None:
        self._journal.append(action)
        self._states.append(step.state)
        self._events.append(step.events)

    @property
    def state(self) -> State:
        """Return the current position."""
        return self._states[self._position]

    @property
    def position(self) -> int:
        """Return how many actions led to the current position."""
        return self._position

    @property
    def journal(self) -> tuple[Action, ...]:
        """Return every action, those kept for redo included."""
        return tuple(self._journal)

    @property
    def actor(self) -> Seat | None:
        """Return who is to act, or None when the game is over."""
        return self.game.actor(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Return the result, or None while the game goes on."""
        return self.game.outcome(self.state)

    def state_at(self, position: int) -> State:
        """Return the state after `position` actions, 0 to the length of the journal."""
        return self._states[position]

    def events_at(self, number: int) -> tuple[Event, ...]:
        """Return the events of action `number`, counted from 0."""
        return self._events[number]

    def view(self, seat: Seat) -> View:
        """Return what a seat may know now."""
        return self.game.view(self.state, seat)

    def is_person(self, seat: Seat | None) -> bool:
        """Return whether a human sits there."""
        return seat is not None and isinstance(self.setup.players[seat], Person)

    def act(self, action: Action) -> Step[State, Event]:
        """Check, advance, save, and only then change anything.

        Raises `RefusedError` for an illegal action and `core.store.StoreError`
        when it could not be saved; the session is unchanged in both cases.
        """
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise RefusedError(refusal)
        action = self.game.settle(self.state, action)
        step = self.game.advance(self.state, action)
        if self.recorder is not None:
            self.recorder.append(self._position, action, self.game.outcome(step.state))
        del self._journal[self._position :]
        del self._states[self._position + 1 :]
        del self._events[self._position :]
        self._extend(action, step)
        self._position += 1
        return step

    def undo_target(self) -> int | None:
        """Return the position that undo goes back to, or None when it may not.

        That is the last point at which a person acted, if nothing hidden has
        been shown since.
        """
        for number in range(self._position - 1, -1, -1):
            state = self._states[number]
            if not self.practice and not self.game.revertible(state, self._journal[number]):
                return None
            if self.is_person(self.game.actor(state)):
                return number
        return None

    def redo_target(self) -> int | None:
        """Return the position that redo goes forward to, or None when nothing was undone."""
        if self._position == len(self._journal):
            return None
        for number in range(self._position + 1, len(self._journal)):
            if self.is_person(self.game.actor(self._states[number])):
                return number
        return len(self._journal)

    def undo(self) -> bool:
        """Take back to `undo_target`; return whether anything was taken back."""
        return self._move(self.undo_target())

    def redo(self) -> bool:
        """Go forward to `redo_target`; return whether anything was redone."""
        return self._move(self.redo_target())

    def _move(self, target: int | None) -> bool:
        if target is None:
            return False
        if self.recorder is not None:
            self.recorder.move(target, self.game.outcome(self._states[target]) is not None)
        self._position = target
        return True
