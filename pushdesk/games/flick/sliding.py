# SPDX-License-Identifier: GPL-3.0-or-later
"""Closed forms for discs that slide straight on and lose speed evenly.

Lengths in mm, times in s, speeds in mm/s; directions are unit vectors; `loss` is the
deceleration, mm/s²; `apart` is the distance of the centres of two discs that touch.
Kept free of what mypyc can't compile.
"""

from __future__ import annotations

from math import hypot, inf, sqrt

from pushdesk.games.flick.table import ROWS

TOUCHING = 1e-6
"""mm; two movers that are no farther apart touch."""
MOST_STEPS = 40
"""Steps of conservative advancement; a handful is usual."""
ON_RIM = 1e-3
"""mm by which rounding may put a disc beyond the rim that it is about to cross."""


def slowed(spin: float, lost: float) -> float:
    """Return a spin, rad/s, that has come nearer to 0 by so much, and no farther."""
    if spin > 0.0:
        return spin - lost if spin > lost else 0.0
    return spin + lost if spin < -lost else 0.0


def time_to(way: float, speed: float, loss: float) -> float:
    """Return when a mover has gone a way, or when it stops if it doesn't get there."""
    square = speed * speed - 2.0 * loss * way
    return (speed - sqrt(square) if square > 0.0 else speed) / loss


def way_to_edge(x: float, y: float, ux: float, uy: float, reach: float, half: float) -> float:
    """Return how far a centre goes before it leaves the board of that half side, or its reach."""
    end = x + ux * reach
    if end > half or end < -half:
        reach = ((half if ux > 0.0 else -half) - x) / ux
    end = y + uy * reach
    if end > half or end < -half:
        reach = ((half if uy > 0.0 else -half) - y) / uy
    return reach


def way_to_hole(
    x: float,
    y: float,
    ux: float,
    uy: float,
    reach: float,
    lines: list[float],
    support: float,
    but: int,
) -> tuple[float, int]:
    """Return how far a centre goes before it loses its support, and over which hole, or -1.

    `lines` are the coordinates of the rows and columns of the grid; one hole is left out.
    A steep way passes every row near one hole, a flat way every column.
    """
    steep = ux * ux < uy * uy
    if steep:
        first, second, u, w = y, x, uy, ux
    else:
        first, second, u, w = x, y, ux, uy
    pitch = lines[1] - lines[0]
    origin = lines[0] - 0.5 * pitch
    for step in range(ROWS):
        rank = step if u > 0.0 else ROWS - 1 - step
        along = (lines[rank] - first) / u
        if along < -2.0 * support:
            continue
        if along > reach + 2.0 * support:
            break
        here = second + w * along
        place = (here - origin) / pitch
        if not 0.0 <= place < ROWS:
            continue
        file = int(place)
        past = lines[file] - here
        beside = past * u
        if -support < beside < support:
            way = along + past * w - sqrt(support * support - beside * beside)
            if -ON_RIM < way < reach:
                hole = rank * ROWS + file if steep else file * ROWS + rank
                if hole != but:
                    return (way if way > 0.0 else 0.0), hole
    return reach, -1


def meeting(
    dx: float,
    dy: float,
    ux: float,
    uy: float,
    one: float,
    wx: float,
    wy: float,
    other: float,
    loss: float,
    apart: float,
) -> float:
    """Return in what time two movers meet, or infinity.

    The second lies (dx, dy) from the first; they go with speeds `one` and `other` in
    directions u and w. The line of centres is frozen and the distance along it, which is
    never more than the true one, brought to the touch: a quadratic in time. Repeated,
    this converges like Newton's method, from below. When one stands, the other meets it
    as it meets any disc at rest.
    """
    reach = apart + (one * one + other * other) / (2.0 * loss)
    if dx * dx + dy * dy > reach * reach:
        return inf
    passed = _both_moving(
        dx,
        dy,
        wx * other - ux * one,
        wy * other - uy * one,
        0.5 * loss * (ux - wx),
        0.5 * loss * (uy - wy),
        (one if one < other else other) / loss,
        apart,
    )
    if passed < inf or one == other:
        return passed
    if one > other:
        rest = other * other / (2.0 * loss)
        passed = _arrival(dx + wx * rest, dy + wy * rest, ux, uy, one, loss, apart)
    else:
        rest = one * one / (2.0 * loss)
        passed = _arrival(ux * rest - dx, uy * rest - dy, wx, wy, other, loss, apart)
    # Before the slower one stopped, they would have met above.
    return passed if passed * loss >= (one if one < other else other) - TOUCHING else inf


def _both_moving(
    dx: float,
    dy: float,
    vx: float,
    vy: float,
    ax: float,
    ay: float,
    ends: float,
    apart: float,
) -> float:
    """Return when |d + v t + a t²| falls to `apart`, up to the time `ends`, or infinity."""
    passed = 0.0
    for _ in range(MOST_STEPS):
        x = dx + (vx + ax * passed) * passed
        y = dy + (vy + ay * passed) * passed
        distance = hypot(x, y)
        gap = distance - apart
        nx, ny = x / distance, y / distance
        closing = -(nx * (vx + 2.0 * ax * passed) + ny * (vy + 2.0 * ay * passed))
        if gap < TOUCHING:
            if closing > 0.0:
                return passed
            gap = 0.0
        bend = nx * ax + ny * ay
        square = closing * closing - 4.0 * bend * gap
        if square < 0.0:
            return inf
        if closing > 0.0:
            passed += 2.0 * gap / (closing + sqrt(square))
        elif bend < 0.0:
            passed += (sqrt(square) - closing) / (-2.0 * bend)
        else:
            return inf
        if passed > ends:
            return inf
    return inf


def _arrival(
    dx: float, dy: float, ux: float, uy: float, speed: float, loss: float, apart: float
) -> float:
    """Return when a mover meets a disc at rest (dx, dy) from it, or infinity."""
    along = dx * ux + dy * uy
    across = dx * uy - dy * ux
    if along <= 0.0 or across >= apart or across <= -apart:
        return inf
    way = along - sqrt(apart * apart - across * across)
    square = speed * speed - 2.0 * loss * way
    return (speed - sqrt(square)) / loss if square >= 0.0 else inf
