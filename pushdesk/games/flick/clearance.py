# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the discs of the live board slide on before anything can happen to them.

A lower bound, so that the live board may leap over that time; what happens then is found
step by step. Lengths in mm, times in s, speeds in mm/s. Every formula is its own mirror
image, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, inf, sqrt

from pushdesk.games.flick.space import Motion
from pushdesk.games.flick.table import CENTRES, Table

Point = tuple[float, float]


def free_time(
    table: Table,
    moving: Sequence[tuple[Motion, int]],
    resting: Sequence[Point],
    holes: Sequence[int],
) -> float:
    """Return for how long nothing happens to any moving disc, or infinity when it never does.

    With each moving disc goes the hole that it is over already, or -1; it doesn't come over
    that one again, but may stop there. `resting` are the centres of the discs that stand
    still, `holes` the numbers of those that do something to a disc.
    """
    free = inf
    loss = table.deceleration
    rims = [CENTRES[hole] for hole in holes]
    for number, (motion, over) in enumerate(moving):
        x, y, vx, vy, _spin = motion
        speed = hypot(vx, vy)
        ux, uy = vx / speed, vy / speed
        reach = speed * speed / (2.0 * loss)
        way = _to_edge(x, y, ux, uy, table.half)
        way = _to_circle(x, y, ux, uy, min(way, reach), resting, 2.0 * table.disc_radius)
        ahead = rims if over < 0 else [CENTRES[hole] for hole in holes if hole != over]
        way = _to_circle(x, y, ux, uy, way, ahead, table.support)
        if way < reach or over >= 0:
            left = sqrt(max(0.0, speed * speed - 2.0 * loss * way))
            free = min(free, (speed - left) / loss)
        for other, _ in moving[number + 1 :]:
            free = min(free, _apart(table, motion, other))
    return free


def _to_edge(x: float, y: float, ux: float, uy: float, half: float) -> float:
    """Return how far a centre goes to the edge of the board."""
    way = inf
    if ux != 0.0:
        way = ((half if ux > 0.0 else -half) - x) / ux
    if uy != 0.0:
        way = min(way, ((half if uy > 0.0 else -half) - y) / uy)
    return max(way, 0.0)


def _to_circle(
    x: float, y: float, ux: float, uy: float, way: float, centres: Iterable[Point], radius: float
) -> float:
    """Return how far a centre goes until it is within a radius of one of some centres.

    At most the way given; 0 when it is within one and comes nearer to its centre.
    """
    square = radius * radius
    for cx, cy in centres:
        dx, dy = cx - x, cy - y
        along = dx * ux + dy * uy
        if 0.0 < along < way + radius:
            across = dx * uy - dy * ux
            if -radius < across < radius:
                way = min(way, max(0.0, along - sqrt(square - across * across)))
    return way


def _apart(table: Table, one: Motion, two: Motion) -> float:
    """Return for how long two moving discs surely don't meet, or infinity.

    Seen along the line between them now they are never farther apart than in truth, and
    there their distance is a quadratic in time until one of them stops.
    """
    loss = table.deceleration
    dx, dy = two[0] - one[0], two[1] - one[1]
    distance = hypot(dx, dy)
    first, second = hypot(one[2], one[3]), hypot(two[2], two[3])
    gap = distance - 2.0 * table.disc_radius
    if gap > (first * first + second * second) / (2.0 * loss):
        return inf
    nx, ny = dx / distance, dy / distance
    speed = (two[2] - one[2]) * nx + (two[3] - one[3]) * ny
    bend = (
        -loss
        / 2.0
        * ((two[2] / second - one[2] / first) * nx + (two[3] / second - one[3] / first) * ny)
    )
    stop = min(first, second) / loss
    # gap + speed t + bend t² = 0
    gap = max(gap, 0.0)
    root = speed * speed - 4.0 * bend * gap
    if root < 0.0:
        return stop
    if speed < 0.0:
        return min(stop, 2.0 * gap / (-speed + sqrt(root)))
    if bend < 0.0:
        return min(stop, (speed + sqrt(root)) / (-2.0 * bend))
    return stop
