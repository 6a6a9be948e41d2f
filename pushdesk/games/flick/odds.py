# SPDX-License-Identifier: GPL-3.0-or-later
"""How likely a hand sinks a disc, by closed formulas, and how many shots a turn then has."""

from __future__ import annotations

import functools
import math

from pushdesk.games.flick.holes import capture_speed
from pushdesk.games.flick.table import Table

_CENTRAL = 0.8
"""Share of the offset, and of the capture speed, within which a crossing counts as caught."""
_MISS_STAYS = 0.75
"""Share of the discs that miss which lie loose afterwards; the others are taken back or lean."""
_MOST_LOOSE = 3
"""F17."""


def speed_window(table: Table, distance: float) -> tuple[float, float]:
    """Return the least and the greatest speed at which a flick over a distance sinks, mm/s.

    A disc loses 2·µ·g·distance of its squared speed on the way and must arrive with
    something between nothing and the capture speed.
    """
    spent = 2 * table.deceleration * distance
    return math.sqrt(spent), math.sqrt(spent + (_CENTRAL * capture_speed(table, 0.0)) ** 2)


@functools.cache
def sinking(table: Table, distance: float, angle: float, power: float) -> float:
    """Return the chance that a hand sinks a disc in a hole at some distance, 0 to 1.

    `angle` is the hand's error in degrees, `power` its error as a share of the speed,
    both standard deviations. Nothing in the way is assumed.
    """
    sideways = math.radians(angle) * distance
    low, high = speed_window(table, distance)
    window = (high - low) / (high + low)
    return within(_CENTRAL * table.support, sideways) * within(window, power)


def within(bound: float, deviation: float) -> float:
    """Return the chance that a normal error stays within a bound on both sides, 0 to 1."""
    if deviation <= 0.0:
        return 1.0
    return math.erf(bound / (math.sqrt(2.0) * deviation))


def clearing(offset: float, bound: float, deviation: float) -> float:
    """Return the chance that a normal error around an offset lands outside ±bound, 0 to 1."""
    if deviation <= 0.0:
        return float(abs(offset) > bound)
    scale = math.sqrt(2.0) * deviation
    inside = math.erf((bound - offset) / scale) - math.erf((-bound - offset) / scale)
    return 1.0 - inside / 2.0


@functools.cache
def shots_to_come(left: int, loose: int, chance: float, chained: bool) -> float:
    """Return how many shots a turn may still bring, on average.

    `left` of the three are to come, `loose` own discs lie on the board, each shot sinks
    with some chance. A fourth loose disc ends the turn (F17, F18), a third shot that
    sinks earns a fourth (F12); `chained` is the variant in which a miss ends it (F37).
    """
    if left <= 0:
        return 0.0
    hit = shots_to_come(left - 1, loose, chance, chained) if left > 1 else 1.0
    if chained:
        return 1.0 + chance * hit
    if left == 1:
        return 1.0 + chance
    lying = 0.0 if loose >= _MOST_LOOSE else shots_to_come(left - 1, loose + 1, chance, chained)
    gone = shots_to_come(left - 1, loose, chance, chained)
    return 1.0 + chance * hit + (1.0 - chance) * (_MISS_STAYS * lying + (1.0 - _MISS_STAYS) * gone)
