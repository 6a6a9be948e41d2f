# SPDX-License-Identifier: GPL-3.0-or-later
"""A few legal shots of a position, out of the endless many."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from pushdesk.games.flick import geometry
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.placement import blocking, nearest_place, table
from pushdesk.games.flick.state import Lie, Shot, State
from pushdesk.games.flick.table import CENTRES, HOLES

HEADINGS = (0.0, -12.0, 12.0, -30.0, 30.0)
"""Degrees from straight ahead."""
SPEEDS = (450.0, 900.0, 1800.0)
"""mm/s."""
PLACES = (0.5, 0.05, 0.275, 0.725, 0.95)
"""Shares of the width of the zone."""
_SURPLUS = (1.04, 1.1, 1.2, 1.35)
"""Shares of the speed that just reaches a hole; they alternate so that no miss repeats for ever."""


def some(state: State) -> Iterator[Shot]:
    """Yield different legal shots of the actor, the most sensible one first.

    Nothing for an actor without a free place, which the rules never let happen.
    """
    first = simple(state)
    if first is None:
        return
    yield first
    ahead = _ahead(state)
    for across, deep in itertools.product(PLACES, (0.5, 1.0)):
        x, y = _within(state, across, deep)
        if blocking(state, x, y) is not None:
            continue
        for turn, speed in itertools.product(HEADINGS, SPEEDS):
            shot = Shot(x, y, (ahead + turn) % 360.0, speed)
            if shot != first:
                yield shot


def simple(state: State) -> Shot | None:
    """Return a shot that anybody would try: just to the nearest open hole.

    Straight ahead, from as near to the middle of the zone as that can be; from a
    corner platform at an angle. None without a free place.
    """
    aim = _aim(state)
    if aim is None:
        return None
    place, hole = aim
    x, y = CENTRES[hole][0] - place[0], CENTRES[hole][1] - place[1]
    board = table(state)
    surplus = _SURPLUS[state.made % len(_SURPLUS)]
    speed = surplus * math.sqrt(2 * board.deceleration * math.hypot(x, y))
    return Shot(*place, math.degrees(math.atan2(x, y)) % 360.0, min(speed, board.fastest_shot))


def _aim(state: State) -> tuple[Point, int] | None:
    """Return a free place and the open hole to shoot at from there, None without a place."""
    middle = _within(state, 0.5, 0.5)
    is_open = _open(state)
    if not state.rules.corners:
        side = state.sides[state.actor]
        depth = geometry.turned(middle, side)[1]
        for column in (2, 1, 3, 0, 4):
            line = geometry.columns(side)[column]
            place = geometry.turned((geometry.turned(CENTRES[line[0]], side)[0], depth), -side)
            holes = [hole for hole in line if hole in is_open]
            if holes and blocking(state, *place) is None:
                return place, holes[0]
    free = nearest_place(state, state.actor, middle)
    if free is None:
        return None
    return free, min(is_open, key=lambda hole: math.dist(CENTRES[hole], free))


def _ahead(state: State) -> float:
    return geometry.heading(state.sides[state.actor], state.rules.corners)


def _within(state: State, across: float, deep: float) -> Point:
    """Return a point of the actor's area by shares of its width and depth, seen from its side."""
    side = state.sides[state.actor]
    own = geometry.area(table(state), 0, state.rules.corners)
    point = (
        own.left + across * (own.right - own.left),
        own.bottom + deep * (own.top - own.bottom),
    )
    return geometry.turned(point, -side)


def _open(state: State) -> list[int]:
    """Return the holes without a sunk disc."""
    sunk = {disc.hole for disc in state.discs if disc.lie is Lie.SUNK}
    return [hole for hole in range(HOLES) if hole not in sunk]
