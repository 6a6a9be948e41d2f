# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of flick, clause by clause (ledger: seeds/flick.toml)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from pushdesk.core.game import Game, Option, Outcome, Preset, Refusal, Seat, Setup, Step
from pushdesk.games.flick import results, scoring, shots, turns
from pushdesk.games.flick.geometry import TOLERANCE
from pushdesk.games.flick.placement import area, blocking, launch, table
from pushdesk.games.flick.resolution import resolve
from pushdesk.games.flick.state import (
    Action,
    EndTurn,
    Event,
    NextGame,
    Phase,
    Rules,
    Shot,
    Side,
    State,
    View,
)

OPTIONS = (
    Option("layout", "A31", ("sides", "corners")),
    Option("sides", "A26", ("across", "left", "right")),
    Option("teams", "F31", ("off", "on")),
    Option("start", "A24", ("first", "random", "loser")),
    Option("games", "F30", ("1", "2", "3", "5")),
    Option("formations", "A1", ("on", "off")),
    Option("cross", "A4", ("plus", "both")),
    Option("zones", "A8", ("opponents", "any")),
    Option("end", "A22", ("at_once", "round")),
    Option("continue", "F37", ("off", "on")),
    Option("sections", "A29", ("bands", "diagonals")),
    Option("speed", "F2", ("normal", "fast", "slow")),
)
PRESETS = (
    Preset("full", {}),
    Preset("basic", {"formations": "off"}),
    Preset("expert", {"continue": "on"}),
)

_SIDES: dict[tuple[int, str], tuple[Side, ...]] = {
    (2, "across"): (0, 2),
    (2, "left"): (0, 1),
    (2, "right"): (0, 3),
    (3, "across"): (0, 1, 3),
    (3, "left"): (0, 2, 3),
    (3, "right"): (0, 1, 2),
}
"""A26: the second of two sits there, or that side stays empty, as the first seat sees it."""


class Flick:
    """Push, the wooden game, as a `core.game.Game`."""

    name = "flick"
    seats = range(2, 5)
    seats_clause = "F1"
    options = OPTIONS
    presets = PRESETS
    action_type = Action
    view_type = View

    def start(self, setup: Setup) -> State:
        """Return the opening position: an empty board (F1, F3)."""
        chosen = {option.key: option.choices[0] for option in OPTIONS} | setup.options
        rules = Rules(
            corners=chosen["layout"] == "corners",
            diagonals=chosen["sections"] == "diagonals",
            teams=chosen["teams"] == "on" and setup.seats == 4,
            formations=chosen["formations"] == "on",
            crosses_too=chosen["cross"] == "both",
            any_zone=chosen["zones"] == "any",
            finish_round=chosen["end"] == "round",
            sink_to_continue=chosen["continue"] == "on",
            speed=chosen["speed"],
            start=chosen["start"],
            games=int(chosen["games"]),
            host=setup.host,
        )
        sides = _SIDES.get((setup.seats, chosen["sides"]), (0, 1, 2, 3))
        return turns.opening(rules, setup.deal, sides)

    def actor(self, state: State) -> Seat | None:
        """Return who is to act, or None when the game is over."""
        return None if state.phase is Phase.OVER else state.actor

    def actions(self, state: State) -> Iterable[Action]:
        """Yield a sensible shot, a handful of others, and whatever else is legal.

        Shots are continuous: `refusal` tells of each whether it is legal.
        """
        if state.phase is Phase.COUNTED:
            yield NextGame()
        elif state.phase is not Phase.OVER:
            yield from shots.some(state)
            if state.phase is Phase.SHOOT and state.shots:
                yield EndTurn()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return None when the action is legal, else the clause that forbids it.

        A stored result that can't be is refused by the pseudo-clause `result`.
        """
        if state.phase is Phase.OVER:
            return Refusal(state.ended)
        if (state.phase is Phase.COUNTED) != isinstance(action, NextGame):
            return Refusal("F30")
        match action:
            case EndTurn():
                if state.phase is Phase.RESHOOT:
                    return Refusal("A21")
                return None if state.shots else Refusal("A16")
            case Shot():
                return _refuse_shot(state, action)
        return None

    def settle(self, state: State, action: Action) -> Action:
        """Return a shot with its result, computed anew by the live board; others as they are."""
        if not isinstance(action, Shot):
            return action
        # The physics engine is loaded with the first shot, not with the list of games.
        from pushdesk.games.flick.physics import simulate

        trace = simulate(state.discs, launch(state, action), table(state))
        return replace(action, result=trace.result)

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        """Return the position and events after a legal action."""
        events: list[Event] = []
        match action:
            case Shot():
                settled = action if action.result is not None else self.settle(state, action)
                assert isinstance(settled, Shot)
                assert settled.result is not None
                after = resolve(state, settled.result, events)
            case EndTurn():
                after = turns.end_turn(state, "A16", events)
            case NextGame():
                after = turns.next_game(state, events)
        return Step(after, tuple(events))

    def view(self, state: State, seat: Seat) -> View:
        """Return what one seat may know: all but the deal number, which fixes chance to come."""
        return View(seat, replace(state, deal=0))

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or None while the session goes on."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def revertible(self, _state: State, action: Action) -> bool:
        """Return whether the action may be taken back: a hand's throw may not."""
        return not isinstance(action, Shot)


def _refuse_shot(state: State, shot: Shot) -> Refusal | None:
    numbers = (shot.x, shot.y)
    if not all(map(math.isfinite, numbers)):
        return Refusal("F8")
    if area(state, state.actor).distance(*numbers) > TOLERANCE:
        return Refusal("F8")
    other = blocking(state, *numbers)
    if other is not None:
        return Refusal("F8", {"disc": other})
    board = table(state)
    # A comparison with what is no number is false, so that this refuses it too.
    if not (math.isfinite(shot.heading) and board.slowest_shot <= shot.speed <= board.fastest_shot):
        return Refusal("F7")
    return results.refusal(state, shot.result) if shot.result is not None else None


GAME: Final[Game[State, Action, Event, View]] = Flick()
