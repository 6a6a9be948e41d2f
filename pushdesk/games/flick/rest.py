# SPDX-License-Identifier: GPL-3.0-or-later
"""How the discs of the live board lie once everything rests."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Mapping

from pushdesk.games.flick import holes
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, Table

DIGITS = 4
"""Decimals of a settled place in mm: far below the exactness of the physics."""
TOUCHING = 1e-3
"""mm by which discs at rest may overlap."""
ROUNDS = 60

Discs = dict[int, Disc]
"""By number."""


def part(table: Table, discs: Discs, movable: Collection[int]) -> None:
    """Push movable discs that rest inside other ones out of them.

    Not once in 1,000 shots there are any, and then by some thousandths of a mm.
    """
    reach = 2.0 * table.disc_radius
    standing = sorted(number for number, disc in discs.items() if disc.lie is not Lie.SUNK)
    pairs = [
        (one, two)
        for one, two in itertools.combinations(standing, 2)
        if one in movable or two in movable
    ]
    for _ in range(ROUNDS):
        apart = True
        for one, two in pairs:
            a, b = discs[one], discs[two]
            distance = math.hypot(b.x - a.x, b.y - a.y)
            if distance >= reach - TOUCHING or not distance:
                continue
            apart = False
            push = (reach - distance) / distance / ((one in movable) + (two in movable))
            dx, dy = (b.x - a.x) * push, (b.y - a.y) * push
            if one in movable:
                discs[one] = Disc(one, a.x - dx, a.y - dy, a.lie, a.hole, a.pit)
            if two in movable:
                discs[two] = Disc(two, b.x + dx, b.y + dy, b.lie, b.hole, b.pit)
        if apart:
            break


def support(table: Table, discs: Discs, movable: Iterable[int]) -> None:
    """Let movable discs that were pushed over an open hole lean into it or sink."""
    taken = {disc.hole for disc in discs.values()}
    for number in movable:
        disc = discs[number]
        for hole, (x, y) in enumerate(CENTRES):
            lies = holes.lie_at_rest(table, math.hypot(disc.x - x, disc.y - y))
            if lies and hole not in taken:
                taken.add(hole)
                if lies == 2:
                    discs[number] = Disc(number, x, y, Lie.SUNK, hole, disc.pit)
                else:
                    discs[number] = Disc(number, disc.x, disc.y, Lie.UNBALANCED, hole, disc.pit)


def result(before: Mapping[int, Disc], after: Discs, off: list[int]) -> Result:
    """Return what lies otherwise than before."""
    moved = []
    for number in sorted(after):
        disc, was = after[number], before.get(number)
        if disc == was:
            continue
        x, y = round(disc.x, DIGITS), round(disc.y, DIGITS)
        tidy = Disc(number, x, y, disc.lie, disc.hole, disc.pit)
        if tidy != was:
            moved.append(tidy)
    return Result(tuple(moved), tuple(off))
