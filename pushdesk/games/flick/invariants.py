# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every position of flick; see `pushdesk.lab.fuzz`."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter

from msgspec.structs import replace

from pushdesk.core.game import LARGEST_DEAL, Seat
from pushdesk.games.flick import placement, scoring
from pushdesk.games.flick.resolution import LONGEST_CHAIN, MOST_LOOSE
from pushdesk.games.flick.results import OVERLAP
from pushdesk.games.flick.state import Action, EndTurn, Lie, NextGame, Phase, Shot, State
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES
from pushdesk.games.flick.turns import MOST_SHOTS

_PLAYING = (Phase.SHOOT, Phase.RESHOOT)

_ILLEGAL_SHOTS = (
    Shot(0.0, 0.0, 0.0, 700.0),
    Shot(-200.0, -300.0, 0.0, 700.0),
    Shot(math.nan, -200.0, 0.0, 700.0),
    Shot(0.0, -200.0, 0.0, 149.0),
    Shot(-200.0, -200.0, 45.0, 4001.0),
    Shot(0.0, -200.0, math.inf, 700.0),
    Shot(-200.0, -200.0, 45.0, math.nan),
)
"""Legal in no position: from the field, beside the board, no number, too weak, too strong."""


def every_action(_state: State) -> tuple[Action, ...]:
    """Return actions of each kind that no position refuses by chance alone.

    Of the endless many shots only some that are never legal.
    """
    return (EndTurn(), NextGame(), *_ILLEGAL_SHOTS)


def twin(state: State, _seat: Seat, chance: random.Random) -> State:
    """Return a position that nobody can tell from this one: only the chance to come differs."""
    return replace(state, deal=state.deal % LARGEST_DEAL + int(chance.random() * 9) + 1)


def breaches(state: State) -> list[str]:
    """Return the ids of the invariants that a position breaks."""
    return [
        *_disc_breaches(state),
        *_place_breaches(state),
        *_turn_breaches(state),
        *_shot_breaches(state),
        *_end_breaches(state),
    ]


def _disc_breaches(state: State) -> list[str]:
    found = []
    numbers = [*(disc.number for disc in state.discs), *state.queue]
    on_board = numbers[: len(state.discs)]
    if on_board != sorted(on_board):
        found.append("disc_order")
    if len(set(numbers)) != len(numbers):
        found.append("disc_twice")
    if not all(0 <= number < DISCS * state.seats for number in numbers):
        found.append("disc_foreign")
    for seat in range(state.seats):
        lying = [disc for lie in Lie for disc in state.lying(seat, lie)]
        queued = sum(number // DISCS == seat for number in state.queue)
        reserve = state.reserve(seat)
        if not 0 <= reserve <= DISCS or reserve + queued + len(lying) != DISCS:
            found.append("disc_count")
    return found


def _place_breaches(state: State) -> list[str]:
    found = []
    board = placement.table(state)
    holes = Counter(disc.hole for disc in state.discs if disc.hole >= 0)
    if holes and max(holes.values()) > 1:
        found.append("hole_shared")
    for disc in state.discs:
        if not max(abs(disc.x), abs(disc.y)) <= board.half:
            found.append("disc_beside")
        if (disc.lie is Lie.LOOSE) != (disc.hole == -1) or not -1 <= disc.hole < HOLES:
            found.append("hole_wrong")
        elif disc.hole >= 0 and (
            math.dist((disc.x, disc.y), CENTRES[disc.hole]) > board.hole_radius
        ):
            found.append("hole_far")
    least = 2 * board.disc_radius - OVERLAP
    for one, other in itertools.combinations(placement.in_the_way(state), 2):
        if math.dist((one.x, one.y), (other.x, other.y)) < least:
            found.append("disc_overlap")
    if state.phase in _PLAYING:
        found += [
            "zone_touched"
            for disc in state.discs
            if disc.lie is Lie.LOOSE and placement.touched_zone(state, disc) is not None
        ]
    return found


def _turn_breaches(state: State) -> list[str]:
    found = []
    if not (0 <= state.turn < state.seats and 0 <= state.shooter_first < state.seats):
        found.append("seat_range")
    if state.phase not in _PLAYING:
        return found
    if (state.phase is Phase.RESHOOT) != bool(state.queue):
        found.append("queue")
    if state.phase is Phase.SHOOT and not state.reserve(state.turn):
        found.append("reserve_empty")
    for seat in range(state.seats):
        sunk = len(state.lying(seat, Lie.SUNK))
        if seat != state.turn and not state.reserve(seat) and sunk < DISCS:
            found.append("reserve_empty_waiting")
        if len(state.lying(seat, Lie.LOOSE)) > MOST_LOOSE:
            found.append("loose_too_many")
    # A point beside the board asks for any place at all.
    if placement.nearest_place(state, state.actor, (-999.0, -999.0)) is None:
        found.append("no_room")
    return found


def _shot_breaches(state: State) -> list[str]:
    found = []
    shooting = state.phase is Phase.SHOOT
    if not 0 <= state.shots <= MOST_SHOTS or (shooting and state.shots == MOST_SHOTS):
        found.append("shots")
    if shooting and state.shots == MOST_SHOTS - 1 and not state.sank:
        found.append("shot_fourth")
    if shooting and state.shots and state.rules.sink_to_continue and not state.sank_own:
        found.append("shot_unearned")
    if state.sank_own and not state.sank:
        found.append("sank_own")
    if not state.shots and (state.sank or state.chain or state.phase is Phase.RESHOOT):
        found.append("turn_remembers")
    if state.ending and state.phase is not Phase.RESHOOT:
        found.append("turn_unended")
    if state.chain + len(state.queue) > LONGEST_CHAIN:
        found.append("chain")
    if state.made < state.shots + state.chain:
        found.append("made")
    return found


def _end_breaches(state: State) -> list[str]:
    found = []
    sunk = [len(state.lying(seat, Lie.SUNK)) for seat in range(state.seats)]
    complete, full = DISCS in sunk, sum(sunk) == HOLES
    playing = state.phase in _PLAYING
    if playing and (full or (complete and not state.rules.finish_round)):
        found.append("over_late")
    if not playing and not (full or complete):
        found.append("over_early")
    if bool(state.ended) != (complete or full):
        found.append("ended")
    if not playing and state.queue:
        found.append("queue_at_end")
    if (state.phase is Phase.OVER) != (len(state.finished) == state.rules.games):
        found.append("series")
    if not playing and state.finished[-1] != scoring.sheet(state):
        found.append("sheet")
    return found
