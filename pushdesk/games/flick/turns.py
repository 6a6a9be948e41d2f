# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is next: from shot to shot, turn to turn, game to game (F12, F13, F24 to F30, F37 to F39)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from pushdesk.core import chance
from pushdesk.core.game import Seat
from pushdesk.games.flick import geometry, placement, scoring
from pushdesk.games.flick.state import (
    Counted,
    Event,
    FourthShot,
    GameBegan,
    Lie,
    Phase,
    ReshotDue,
    Rules,
    Side,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
)

SHOTS = 3
"""F5."""
MOST_SHOTS = 4
"""F13, F39."""


def opening(rules: Rules, deal: int, sides: tuple[Side, ...]) -> State:
    """Return the first position of a session."""
    first = _drawn(rules, deal, 0, len(sides))
    return State(rules, deal, sides, first, shooter_first=first)


def _drawn(rules: Rules, deal: int, game: int, seats: int) -> Seat:
    """Return who begins a game, counted from 0, unless a loser does (F3, A24)."""
    return chance.draw(deal, "first", game, seats) if rules.start == "random" else 0


def take_back(
    state: State,
    seat: Seat,
    numbers: Iterable[int],
    clause: str,
    events: list[Event],
    zone: Seat = -1,
) -> State:
    """Return the position with some discs of a seat back in its reserve, if there are any."""
    gone = tuple(numbers)
    if not gone:
        return state
    events.append(TakenBack(seat, gone, clause, zone))
    return replace(state, discs=tuple(disc for disc in state.discs if disc.number not in gone))


def go_on(state: State, events: list[Event]) -> State:
    """Return the position in which the next one is to shoot, after a shot is resolved.

    Re-shots come first (F24), then the end of the turn if something ended it, then
    the next shot of the active player (F25).
    """
    if state.queue:
        state = _room(replace(state, phase=Phase.RESHOOT), events)
        events.append(ReshotDue(state.actor, state.queue[0]))
        return state
    clause = state.ending or _no_more(state)
    if clause:
        return end_turn(state, clause, events)
    if state.shots == SHOTS:
        events.append(FourthShot(state.turn))
    return _room(replace(state, phase=Phase.SHOOT), events)


def _no_more(state: State) -> str:
    """Return the clause by which the active player has no further shot, or an empty string."""
    if state.shots >= MOST_SHOTS:
        return "F13"
    if state.rules.sink_to_continue and not state.sank_own:
        return "F38"
    return "F12" if state.shots == SHOTS and not state.sank else ""


def _room(state: State, events: list[Event]) -> State:
    """Return the position with a free place for the actor.

    A side zone always has one. A corner platform, much smaller, can be blocked by
    two own discs that rest on it: they then go back to the reserve (F8).
    """
    seat = state.actor
    if not state.rules.corners:
        return state
    where = placement.area(state, seat)
    if placement.nearest_place(state, seat, (where.left, where.bottom)) is not None:
        return state
    blocked = placement.zone(state, seat)
    numbers = (
        disc.number
        for disc in state.lying(seat, Lie.LOOSE)
        if geometry.touches(placement.table(state), blocked, disc.x, disc.y)
    )
    return take_back(state, seat, numbers, "F8", events, seat)


def end_turn(state: State, clause: str, events: list[Event]) -> State:
    """Return the position at the next player's turn, or after the round that A22 finishes."""
    events.append(TurnEnded(state.turn, clause))
    seat = (state.turn + 1) % state.seats
    # With the game ended already, who has no disc left but sunk ones is passed over.
    while not (state.ended and seat == state.shooter_first) and not state.reserve(seat):
        seat = (seat + 1) % state.seats
    if state.ended and seat == state.shooter_first:
        return count(state, state.ended, events)
    state = replace(
        state,
        turn=seat,
        phase=Phase.SHOOT,
        shots=0,
        chain=0,
        ending="",
        sank=False,
        sank_own=False,
    )
    state = _room(state, events)
    events.append(TurnBegan(seat))
    return state


def count(state: State, clause: str, events: list[Event]) -> State:
    """Return the position after a game: discs that were to be shot again lapse (F27 to F30)."""
    sheet = scoring.sheet(state)
    finished = (*state.finished, sheet)
    events.append(Counted(clause, len(finished), scoring.totals(sheet)))
    phase = Phase.OVER if len(finished) == state.rules.games else Phase.COUNTED
    return replace(state, phase=phase, queue=(), ending="", ended=clause, finished=finished)


def next_game(state: State, events: list[Event]) -> State:
    """Return the opening position of the next game of the series (F30)."""
    rules, played = state.rules, len(state.finished)
    if rules.start == "loser":
        first = scoring.loser(state)
    else:
        first = _drawn(rules, state.deal, played, state.seats)
    events.append(GameBegan(first, played + 1))
    return State(
        rules,
        state.deal,
        state.sides,
        first,
        shooter_first=first,
        made=state.made,
        finished=state.finished,
    )
