# SPDX-License-Identifier: GPL-3.0-or-later
"""Zones, places and holes as each side sees them: plain geometry, without a position.

A side's *own frame* is the board turned so that the side lies at the bottom, its
player looking up; in the corner layout the own corner is the bottom left one.
Lengths in mm, headings in degrees clockwise from north.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from pushdesk.games.flick.state import Side
from pushdesk.games.flick.table import CENTRES, HOLES, ROWS, Table

Point: TypeAlias = tuple[float, float]
"""mm to the east and to the north; in an own frame to the right and away from the player."""

SIDES = 4
BANDS = (1, 1, 2, 2, 3, 4, 4, 5, 5)
"""A29: value of a corner section by steps sideways plus steps forward from the own corner."""
TOLERANCE = 1e-6
"""mm; a place computed to touch a line or a disc may miss it by rounding."""


class Rectangle(msgspec.Struct, frozen=True):
    """A rectangle along the axes, its border included."""

    left: float
    bottom: float
    right: float
    top: float

    def distance(self, x: float, y: float) -> float:
        """Return the distance of a point, 0 inside, mm."""
        return math.hypot(
            max(self.left - x, 0.0, x - self.right), max(self.bottom - y, 0.0, y - self.top)
        )

    def clamped(self, x: float, y: float) -> Point:
        """Return the nearest point of the rectangle."""
        return min(max(x, self.left), self.right), min(max(y, self.bottom), self.top)

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Return the four corners, clockwise from the bottom left one."""
        return (
            (self.left, self.bottom),
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
        )


def turned(point: Point, side: Side) -> Point:
    """Return a point of the board in the own frame of a side.

    With `-side` it is the way back.

    >>> turned((-200.0, 30.0), 1)
    (-30.0, -200.0)
    """
    x, y = point
    match side % SIDES:
        case 1:
            return -y, x
        case 2:
            return -x, -y
        case 3:
            return y, -x
    return x, y


def heading(side: Side, corners: bool) -> float:
    """Return the heading in which a side looks straight ahead, degrees."""
    return 90.0 * side + (45.0 if corners else 0.0)


@functools.cache
def zone(table: Table, side: Side, corners: bool) -> Rectangle:
    """Return the shooting zone of a side, or the platform of its corner (F8, F40, A32)."""
    half, line = table.half, table.line
    own = ((-half, -half), (-line, -line)) if corners else ((-line, -half), (line, -line))
    (x1, y1), (x2, y2) = (turned(point, -side) for point in own)
    return Rectangle(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))


@functools.cache
def area(table: Table, side: Side, corners: bool) -> Rectangle:
    """Return where the centre of a placed disc may lie: the whole disc is in its zone (F8)."""
    whole = zone(table, side, corners)
    radius = table.disc_radius
    return Rectangle(
        whole.left + radius, whole.bottom + radius, whole.right - radius, whole.top - radius
    )


def touches(table: Table, rectangle: Rectangle, x: float, y: float) -> bool:
    """Return whether a disc with that centre touches a rectangle, its border included (F15)."""
    return rectangle.distance(x, y) <= table.disc_radius


def is_free(table: Table, taken: Sequence[Point], x: float, y: float) -> bool:
    """Return whether a disc with that centre overlaps none of those centred at `taken`."""
    clearance = 2 * table.disc_radius - TOLERANCE
    return all(math.hypot(x - ox, y - oy) >= clearance for ox, oy in taken)


def nearest_place(
    table: Table, where: Rectangle, taken: Sequence[Point], wish: Point
) -> Point | None:
    """Return the free place nearest to a wish, or None when there is none.

    `where` bounds the centre, `taken` holds the centres of the discs in the way.
    The nearest point of a rectangle without some circles is the wish itself, a
    foot of it on a border, or a point where two borders meet.
    """
    free = [
        point
        for point in _candidates(table, where, taken, wish)
        if where.distance(*point) <= TOLERANCE and is_free(table, taken, *point)
    ]
    return min(free, key=lambda point: math.dist(point, wish), default=None)


def _candidates(
    table: Table, where: Rectangle, taken: Sequence[Point], wish: Point
) -> Iterator[Point]:
    reach = 2 * table.disc_radius
    yield where.clamped(*wish)
    near = [point for point in taken if where.distance(*point) < reach]
    if not near:
        return
    yield from where.corners()
    for x, y in near:
        away = math.dist((x, y), wish)
        if away > 0.0:
            yield x + (wish[0] - x) * reach / away, y + (wish[1] - y) * reach / away
        yield from _on_edges(where, x, y, reach)
    for one, other in itertools.combinations(near, 2):
        yield from _on_both(one, other, reach)


def _on_edges(where: Rectangle, x: float, y: float, reach: float) -> Iterator[Point]:
    """Yield where the circle around (x, y) meets the lines through the edges."""
    for edge in (where.left, where.right):
        if abs(edge - x) <= reach:
            leg = math.sqrt(reach**2 - (edge - x) ** 2)
            yield from ((edge, y - leg), (edge, y + leg))
    for edge in (where.bottom, where.top):
        if abs(edge - y) <= reach:
            leg = math.sqrt(reach**2 - (edge - y) ** 2)
            yield from ((x - leg, edge), (x + leg, edge))


def _on_both(one: Point, other: Point, reach: float) -> Iterator[Point]:
    """Yield where two circles of one radius meet."""
    apart = math.dist(one, other)
    if not 0.0 < apart <= 2 * reach:
        return
    leg = math.sqrt(reach**2 - (apart / 2) ** 2) / apart
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    dx, dy = (other[0] - one[0]) * leg, (other[1] - one[1]) * leg
    yield from ((x - dy, y + dx), (x + dy, y - dx))


@functools.cache
def frame(hole: int, side: Side) -> tuple[int, int]:
    """Return row and column of a hole as a side sees it, 1 to 5 each, (1, 1) near left."""
    x, y = turned(CENTRES[hole], side)
    pitch = Table().pitch
    middle = (ROWS + 1) // 2
    return round(y / pitch) + middle, round(x / pitch) + middle


@functools.cache
def hole_at(row: int, column: int, side: Side) -> int:
    """Return the hole in a row and column, 1 to 5 each, as a side sees them."""
    return next(hole for hole in range(HOLES) if frame(hole, side) == (row, column))


@functools.cache
def values(side: Side, corners: bool, diagonals: bool) -> tuple[int, ...]:
    """Return what each hole is worth to a side, points by hole (F9, F41, A29).

    Rows are worth 1 to 5; from a corner, five bands 1 to 5 or nine diagonals 1 to 9.
    """
    frames = (frame(hole, side) for hole in range(HOLES))
    if not corners:
        return tuple(row for row, _ in frames)
    steps = tuple(row + column - 2 for row, column in frames)
    return tuple(each + 1 if diagonals else BANDS[each] for each in steps)


@functools.cache
def rows(side: Side) -> tuple[tuple[int, ...], ...]:
    """Return the holes of each row parallel to a side, nearest first, from left to right."""
    five = range(1, ROWS + 1)
    return tuple(tuple(hole_at(row, column, side) for column in five) for row in five)


@functools.cache
def columns(side: Side) -> tuple[tuple[int, ...], ...]:
    """Return the holes of each line away from a side, leftmost first, nearest hole first."""
    return tuple(zip(*rows(side), strict=True))


@functools.cache
def diagonals(side: Side) -> tuple[tuple[int, ...], ...]:
    """Return the diagonals with at least four holes: two of five, four of four."""
    found = []
    for first, step in itertools.product((-1, 0, 1), (1, -1)):
        cells = (
            (row, (row if step == 1 else ROWS + 1 - row) + first) for row in range(1, ROWS + 1)
        )
        found.append(
            tuple(hole_at(row, column, side) for row, column in cells if 1 <= column <= ROWS)
        )
    return tuple(found)
