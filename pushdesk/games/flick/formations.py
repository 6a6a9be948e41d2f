# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of four, crosses and the cursed line (F33 to F36, F42; A2 to A6, A30)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

import msgspec

from pushdesk.games.flick import geometry
from pushdesk.games.flick.state import Rules, Side
from pushdesk.games.flick.table import ROWS

FOUR = 4
LINE_POINTS = 3
"""F34, F42."""
CROSS_POINTS = 3
"""F35."""
CURSED_POINTS = -2
"""F36."""

_PLUS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
_X = ((0, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))


class Formation(msgspec.Struct, frozen=True):
    """Holes that pay when one seat has sunk discs in all of them."""

    clause: str
    """F33 row, F34 column or diagonal, F35 cross, F36 cursed line, F42 line between corners."""
    holes: tuple[int, ...]
    points: int
    spoilers: tuple[int, ...] = ()
    """Holes that, all filled by the same seat, make this line of four void (A3)."""


def mask(holes: Iterable[int]) -> int:
    """Return a set of holes as bits."""
    return sum(1 << hole for hole in set(holes))


def possible(side: Side, rules: Rules) -> tuple[Formation, ...]:
    """Return every formation that could arise for the seat at a side."""
    return tuple(
        each for _, _, each in _patterns(side, rules.corners, rules.formations, rules.crosses_too)
    )


def found(filled: int, side: Side, rules: Rules) -> tuple[Formation, ...]:
    """Return the formations that count when a seat has filled some holes.

    `filled` is a `mask`; only a seat's own discs make its formations (A6).
    """
    return tuple(
        each
        for needed, void, each in _patterns(
            side, rules.corners, rules.formations, rules.crosses_too
        )
        if filled & needed == needed and (not void or filled & void != void)
    )


@functools.cache
def _patterns(
    side: Side, corners: bool, formations: bool, crosses_too: bool
) -> tuple[tuple[int, int, Formation], ...]:
    """Return formations with the bits that they need and those that make them void."""
    patterns: list[Formation] = []
    if corners or formations:
        patterns += _fours(side, corners)
    if formations:
        patterns += _crosses(side, crosses_too)
        patterns += [Formation("F36", line, CURSED_POINTS) for line in _fives(side)]
    return tuple(
        (mask(each.holes), mask(each.holes + each.spoilers) if each.spoilers else 0, each)
        for each in patterns
    )


def _fours(side: Side, corners: bool) -> Iterator[Formation]:
    for row, line in enumerate(geometry.rows(side), 1):
        clause, points = ("F42", LINE_POINTS) if corners else ("F33", row)
        yield from _windows(clause, line, points)
    for line in geometry.columns(side) + geometry.diagonals(side):
        yield from _windows("F42" if corners else "F34", line, LINE_POINTS)


def _windows(clause: str, line: tuple[int, ...], points: int) -> Iterator[Formation]:
    for first in range(len(line) - FOUR + 1):
        holes = line[first : first + FOUR]
        yield Formation(clause, holes, points, tuple(hole for hole in line if hole not in holes))


def _fives(side: Side) -> Iterator[tuple[int, ...]]:
    lines = geometry.rows(side) + geometry.columns(side) + geometry.diagonals(side)
    return (line for line in lines if len(line) == ROWS)


def _crosses(side: Side, crosses_too: bool) -> Iterator[Formation]:
    for shape in (_PLUS, _X) if crosses_too else (_PLUS,):
        for row in range(2, ROWS):
            for column in range(2, ROWS):
                yield Formation(
                    "F35",
                    tuple(geometry.hole_at(row + up, column + right, side) for up, right in shape),
                    CROSS_POINTS,
                )
