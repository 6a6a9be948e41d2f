# SPDX-License-Identifier: GPL-3.0-or-later
"""Which disc is shot next in a position, and from where (F6, F8, F15, F40)."""

from __future__ import annotations

import math

from pushdesk.core.game import Seat
from pushdesk.games.flick import geometry
from pushdesk.games.flick.geometry import SIDES, Point, Rectangle
from pushdesk.games.flick.state import Disc, Lie, Phase, Shot, State
from pushdesk.games.flick.table import DISCS, TABLES, Table
from pushdesk.games.flick.trace import Launch


def table(state: State) -> Table:
    """Return the board that a position lies on."""
    return TABLES[state.rules.speed]


def next_disc(state: State) -> int:
    """Return the number of the disc that the actor is to shoot.

    The first one in the queue for a re-shot, else the lowest of the active player's
    that isn't on the board. Raises `StopIteration` when there is none.
    """
    if state.phase is Phase.RESHOOT:
        return state.queue[0]
    away = {disc.number for disc in state.discs}
    first = DISCS * state.turn
    return next(number for number in range(first, first + DISCS) if number not in away)


def launch(state: State, shot: Shot) -> Launch:
    """Return a shot as the live board takes it, speeds in mm/s."""
    angle = math.radians(shot.heading)
    return Launch(
        next_disc(state),
        shot.x,
        shot.y,
        shot.speed * math.sin(angle),
        shot.speed * math.cos(angle),
    )


def zone(state: State, seat: Seat) -> Rectangle:
    """Return the shooting zone of a seat."""
    return geometry.zone(table(state), state.sides[seat], state.rules.corners)


def area(state: State, seat: Seat) -> Rectangle:
    """Return where the centre of a disc may be placed by a seat."""
    return geometry.area(table(state), state.sides[seat], state.rules.corners)


def in_the_way(state: State) -> tuple[Disc, ...]:
    """Return the discs that stand above the board; sunk ones lie flush and block nothing."""
    return tuple(disc for disc in state.discs if disc.lie is not Lie.SUNK)


def nearest_place(state: State, seat: Seat, wish: Point) -> Point | None:
    """Return the legal place of a seat that is nearest to a wish, or None when there is none."""
    taken = [(disc.x, disc.y) for disc in in_the_way(state)]
    return geometry.nearest_place(table(state), area(state, seat), taken, wish)


def blocking(state: State, x: float, y: float) -> int | None:
    """Return the number of a disc that one placed there would overlap, or None."""
    for disc in in_the_way(state):
        if not geometry.is_free(table(state), [(disc.x, disc.y)], x, y):
            return disc.number
    return None


def touched_zone(state: State, disc: Disc) -> Seat | None:
    """Return whose zone a disc may not stay in and touches, -1 for an empty side's, or None.

    Zones of the other seats, partners included (A7); of all sides when A8 says so.
    """
    own = state.sides[disc.seat]
    for step in range(1, SIDES + 1):
        side = (own + step) % SIDES
        seat = state.sides.index(side) if side in state.sides else -1
        if seat in (-1, disc.seat) and not state.rules.any_zone:
            continue
        rectangle = geometry.zone(table(state), side, state.rules.corners)
        if geometry.touches(table(state), rectangle, disc.x, disc.y):
            return seat
    return None
