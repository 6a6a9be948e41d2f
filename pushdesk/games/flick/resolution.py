# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows from a shot once everything lies still, in the order of the rules page, 2.1."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from pushdesk.core.game import Seat
from pushdesk.games.flick import scoring, turns
from pushdesk.games.flick.placement import next_disc, touched_zone
from pushdesk.games.flick.results import laid
from pushdesk.games.flick.state import (
    Disc,
    Event,
    Expelled,
    Flicked,
    Formed,
    Leant,
    Lie,
    Loosened,
    Phase,
    Result,
    Sank,
    State,
    Unformed,
)
from pushdesk.games.flick.table import DISCS, HOLES

MOST_LOOSE = 3
"""F17 takes discs back beyond this number."""
LONGEST_CHAIN = 12
"""Re-shots that may follow one own shot; A21."""


def resolve(state: State, result: Result, events: list[Event]) -> State:
    """Return the position after the actor's shot had a result that `results.refusal` allows."""
    shooter, own = state.actor, state.phase is Phase.SHOOT
    last = own and _is_last(state)
    after = _shot(state, result, events)
    _tell_discs(state, after, result, events)
    _tell_formations(state, after, events)
    clause = _ended(after)
    if clause == "F28" or (clause and not state.rules.finish_round):
        return turns.count(after, clause, events)
    after = _clear_zones(replace(after, ended=clause or state.ended), shooter, events)
    if own and any(number // DISCS == shooter for number in result.off):
        after = _ending(after, "F26")
    after = _clear_loose(after, shooter, events)
    if own and not after.reserve(shooter):
        after = _empty_reserve(after, last, events)
    return turns.go_on(after, events)


def _is_last(state: State) -> bool:
    """Return whether the active player shoots the only disc that isn't sunk (F21, A20)."""
    return len(state.lying(state.turn, Lie.SUNK)) == DISCS - 1 and state.reserve(state.turn) == 1


def _ending(state: State, clause: str) -> State:
    """Return the position with the turn over, by this clause unless it was before."""
    return replace(state, ending=state.ending or clause)


def _shot(state: State, result: Result, events: list[Event]) -> State:
    """Return the position with the shot made and the board as it came to rest."""
    number, seat = next_disc(state), state.actor
    if state.phase is Phase.RESHOOT:
        counted = replace(state, queue=state.queue[1:], chain=state.chain + 1)
    else:
        sunk = _newly_sunk(state, result)
        counted = replace(
            state,
            shots=state.shots + 1,
            chain=0,
            sank=bool(sunk),
            sank_own=any(disc.seat == seat for disc in sunk),
        )
    events.append(Flicked(seat, number, 0 if state.phase is Phase.RESHOOT else counted.shots))
    again = _again(counted, seat, result)
    return replace(
        counted,
        discs=laid(state, result),
        queue=counted.queue + again,
        made=state.made + 1,
    )


def _newly_sunk(state: State, result: Result) -> list[Disc]:
    """Return the discs that came to lie wholly in a hole; seating counts (A15)."""
    before = {disc.number for disc in state.discs if disc.lie is Lie.SUNK}
    return [disc for disc in result.moved if disc.lie is Lie.SUNK and disc.number not in before]


def _again(state: State, shooter: Seat, result: Result) -> tuple[int, ...]:
    """Return which expelled discs are shot again, clockwise from the shooter (F24, A17, A21)."""
    foreign = [number for number in result.off if number // DISCS != shooter]
    foreign.sort(key=lambda number: (number // DISCS - shooter) % state.seats)
    room = LONGEST_CHAIN - state.chain - len(state.queue)
    return tuple(foreign[: max(room, 0)])


def _tell_discs(state: State, after: State, result: Result, events: list[Event]) -> None:
    before = {disc.number: disc for disc in state.discs}
    for disc in result.moved:
        old = before.get(disc.number)
        lay = old.lie if old is not None else Lie.LOOSE
        match disc.lie:
            case Lie.SUNK if lay is not Lie.SUNK:
                points = scoring.hole_points(state, disc.seat, disc.hole)
                events.append(Sank(disc.number, disc.hole, points, disc.pit))
            case Lie.UNBALANCED if old is None or (lay, old.hole) != (disc.lie, disc.hole):
                events.append(Leant(disc.number, disc.hole))
            case Lie.LOOSE if lay is Lie.UNBALANCED:
                events.append(Loosened(disc.number))
    again = () if _is_over(after) else after.queue
    events += [Expelled(number, number in again) for number in result.off]


def _tell_formations(state: State, after: State, events: list[Event]) -> None:
    """Tell what each seat gained and lost, clockwise from the shooter (A3)."""
    for step in range(state.seats):
        seat = (state.actor + step) % state.seats
        if scoring.filled(state.discs, seat) == scoring.filled(after.discs, seat):
            continue
        old, new = scoring.formations(state, seat), scoring.formations(after, seat)
        for kind, those, others in ((Unformed, old, new), (Formed, new, old)):
            events += [
                kind(seat, each.clause, each.holes, each.points)
                for each in those
                if each not in others
            ]


def _ended(state: State) -> str:
    """Return the clause by which the game is at its end, or an empty string.

    An unbalanced disc neither counts as sunk nor fills its hole (A15, A28).
    """
    sunk = [disc.seat for disc in state.discs if disc.lie is Lie.SUNK]
    complete = any(sunk.count(seat) == DISCS for seat in range(state.seats))
    full = len(sunk) == HOLES
    # A full board leaves nothing to finish a round with.
    if full and (state.rules.finish_round or not complete):
        return "F28"
    return "F27" if complete else ""


def _is_over(state: State) -> bool:
    clause = _ended(state)
    return clause == "F28" or (clause == "F27" and not state.rules.finish_round)


def _clear_zones(state: State, shooter: Seat, events: list[Event]) -> State:
    """Return the position with every disc lifted that touches a forbidden zone (F15, A10)."""
    lifted: defaultdict[tuple[Seat, Seat], list[int]] = defaultdict(list)
    for disc in state.discs:
        if disc.lie is Lie.LOOSE:
            zone = touched_zone(state, disc)
            if zone is not None:
                lifted[disc.seat, zone].append(disc.number)
    for seat, zone in sorted(lifted, key=lambda key: ((key[0] - shooter) % state.seats, key[1])):
        state = turns.take_back(state, seat, lifted[seat, zone], "F15", events, zone)
    return state


def _clear_loose(state: State, shooter: Seat, events: list[Event]) -> State:
    """Return the position with nobody's loose discs more than three (F17, F18, A12, A13)."""
    for step in range(state.seats):
        seat = (shooter + step) % state.seats
        loose = state.lying(seat, Lie.LOOSE)
        if len(loose) > MOST_LOOSE:
            numbers = (disc.number for disc in loose)
            state = turns.take_back(state, seat, numbers, "F17", events)
            if seat == state.turn:
                state = _ending(state, "F18")
    return state


def _empty_reserve(state: State, last: bool, events: list[Event]) -> State:
    """Return the position after the active player's reserve ran out (F19 to F21, F23)."""
    seat = state.turn
    loose = [disc.number for disc in state.lying(seat, Lie.LOOSE)]
    leaning = [disc.number for disc in state.lying(seat, Lie.UNBALANCED)]
    if last and (loose or leaning):
        return turns.take_back(state, seat, loose + leaning, "F21", events)
    state = turns.take_back(state, seat, loose, "F19", events)
    state = turns.take_back(state, seat, leaning, "F20" if loose else "F23", events)
    return _ending(state, "F23" if leaning and not loose else "F19")
