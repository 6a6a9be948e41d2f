# SPDX-License-Identifier: GPL-3.0-or-later
"""How the discs of the live board lie once everything rests."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import Table

DIGITS = 4
"""Decimals of a settled place in mm: far below the exactness of the physics."""
TOUCHING = 1e-3
"""mm by which discs at rest may overlap."""
ROUNDS = 60

Discs = dict[int, Disc]
"""By number."""


def part(table: Table, discs: Discs, fixed: Mapping[int, Disc]) -> bool:
    """Push loose discs that rest inside each other apart; return whether any did.

    The `fixed` ones, which never moved, stay as they are, and so do unbalanced ones.
    """
    ever = False
    reach = 2.0 * table.disc_radius
    standing = sorted(number for number, disc in discs.items() if disc.lie is not Lie.SUNK)
    movable = {
        number for number in standing if number not in fixed and discs[number].lie is Lie.LOOSE
    }
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
            ever = True
            push = (reach - distance) / distance / ((one in movable) + (two in movable))
            dx, dy = (b.x - a.x) * push, (b.y - a.y) * push
            if one in movable:
                discs[one] = Disc(one, a.x - dx, a.y - dy, a.lie, a.hole, a.pit)
            if two in movable:
                discs[two] = Disc(two, b.x + dx, b.y + dy, b.lie, b.hole, b.pit)
        if apart:
            break
    return ever


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
