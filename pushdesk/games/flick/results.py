# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a stored result of a shot can be: a file may hold anything."""

from __future__ import annotations

import itertools
import math

from pushdesk.core.game import Refusal
from pushdesk.games.flick.placement import next_disc, table
from pushdesk.games.flick.state import Disc, Lie, Result, State
from pushdesk.games.flick.table import CENTRES, HOLES

OVERLAP = 1.0
"""mm by which resting discs may overlap in a result, for the physics is not exact."""


def laid(state: State, result: Result) -> tuple[Disc, ...]:
    """Return the discs on the board after a shot, by number."""
    board = {disc.number: disc for disc in state.discs}
    board.update((disc.number, disc) for disc in result.moved)
    for number in result.off:
        board.pop(number, None)
    return tuple(board[number] for number in sorted(board))


def refusal(state: State, result: Result) -> Refusal | None:
    """Return None when a shot could have come to this, else a refusal by the name `result`.

    Only what the rules rely on is checked, not whether the way there is plausible:
    every disc once and somewhere, sunk discs untouched (F10), one disc a hole,
    nothing beside the board or inside another disc.
    """
    number = _wrong_number(state, result)
    if number is None:
        number = _wrong_disc(state, result)
    if number is None:
        number = _wrong_board(state, laid(state, result))
    return None if number is None else Refusal("result", {"disc": number})


def _wrong_number(state: State, result: Result) -> int | None:
    """Return the number of a disc that is told of twice, not at all or out of nowhere."""
    shot = next_disc(state)
    known = {disc.number for disc in state.discs} | {shot}
    told: set[int] = set()
    for number in (*(disc.number for disc in result.moved), *result.off):
        if number not in known or number in told:
            return number
        told.add(number)
    return None if shot in told else shot


def _wrong_disc(state: State, result: Result) -> int | None:
    """Return the number of a disc that can't lie so, or can't have gone."""
    before = {disc.number: disc for disc in state.discs}
    sunk = {number for number, disc in before.items() if disc.lie is Lie.SUNK}
    for number in result.off:
        if number in sunk:
            return number
    for disc in result.moved:
        if disc.number in sunk and disc != before[disc.number]:
            return disc.number
        if not _lies_well(state, disc):
            return disc.number
    return None


def _lies_well(state: State, disc: Disc) -> bool:
    """Return whether a disc is on the board, and in a hole exactly when it says so."""
    board = table(state)
    if not (math.isfinite(disc.x) and math.isfinite(disc.y)):
        return False
    if max(abs(disc.x), abs(disc.y)) > board.half:
        return False
    if disc.lie is Lie.LOOSE:
        return disc.hole == -1
    return (
        0 <= disc.hole < HOLES
        and math.dist((disc.x, disc.y), CENTRES[disc.hole]) <= board.hole_radius
    )


def _wrong_board(state: State, discs: tuple[Disc, ...]) -> int | None:
    """Return the number of a disc that shares a hole, or the space of another."""
    holes: set[int] = set()
    for disc in discs:
        if disc.hole in holes:
            return disc.number
        if disc.hole >= 0:
            holes.add(disc.hole)
    least = 2 * table(state).disc_radius - OVERLAP
    above = [disc for disc in discs if disc.lie is not Lie.SUNK]
    for one, other in itertools.combinations(above, 2):
        if math.dist((one.x, one.y), (other.x, other.y)) < least:
            return other.number
    return None
