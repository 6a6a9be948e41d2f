# SPDX-License-Identifier: GPL-3.0-or-later
"""What discs do to each other on the live board: touch, bounce, rub; and how one slides on.

Plain functions of a disc's motion, its place x, y in mm, its velocity x, y in mm/s and its
spin in rad/s, counterclockwise. Every formula is its own mirror image, bit for bit.
"""

from __future__ import annotations

from math import hypot, sqrt

from pushdesk.games.flick import holes
from pushdesk.games.flick.space import Motion
from pushdesk.games.flick.table import Table

EARLIEST = 3.0
"""Steps that a touch may lie back; discs that creep along each other would give any figure."""


def slid(table: Table, motion: Motion, time: float) -> Motion:
    """Return the motion of a disc that has slid on freely for a time, s; also back in time.

    The board takes µg from the speed and 4/3 µg/r from the spin (physics.md).
    """
    x, y, vx, vy, spin = motion
    loss = table.deceleration
    speed = hypot(vx, vy)
    if speed > 0.0:
        until = min(time, speed / loss)
        way = speed * until - loss * until * until / 2.0
        left = speed - loss * until
        x, y = x + vx / speed * way, y + vy / speed * way
        vx, vy = vx / speed * left, vy / speed * left
    if spin != 0.0:
        lost = min(4.0 / 3.0 * loss / table.disc_radius * time, abs(spin))
        spin -= lost if spin > 0.0 else -lost
    return x, y, vx, vy, spin


def touched(table: Table, one: Motion, two: Motion) -> float | None:
    """Return how long ago two overlapping discs touched, s; None when they part or are apart.

    The moment τ solves |d − v τ| = 2 r (physics.md).
    """
    dx, dy = two[0] - one[0], two[1] - one[1]
    vx, vy = two[2] - one[2], two[3] - one[3]
    square = vx * vx + vy * vy
    along = dx * vx + dy * vy
    reach = 2.0 * table.disc_radius
    gap = dx * dx + dy * dy - reach * reach
    if along >= 0.0 or gap >= 0.0:
        return None
    since = (along + sqrt(along * along - square * gap)) / square
    return min(since, EARLIEST * table.step)


def normal(one: Motion, two: Motion) -> tuple[float, float, float]:
    """Return the direction from one disc to another and how fast they close in along it, mm/s."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    distance = hypot(dx, dy)
    nx, ny = dx / distance, dy / distance
    return nx, ny, (one[2] - two[2]) * nx + (one[3] - two[3]) * ny


def parting(table: Table, closing: float) -> float:
    """Return how fast two discs part that closed in so fast, mm/s."""
    return max(holes.restitution(table, closing) * closing, table.least_separation)


def bounced(table: Table, one: Motion, two: Motion) -> tuple[Motion, Motion]:
    """Return the motions of two free discs after their impact.

    Along the tangent their rims rub: the impulse that ends all sliding is a sixth of the
    sliding speed, spins included, and Coulomb's law bounds it (physics.md).
    """
    nx, ny, closing = normal(one, two)
    push = (closing + parting(table, closing)) / 2.0
    radius, most = table.disc_radius, table.disc_friction * push
    sliding = (one[3] - two[3]) * nx - (one[2] - two[2]) * ny
    rub = min(most, max(-most, (sliding + radius * (one[4] + two[4])) / 6.0))
    px, py = push * nx - rub * ny, push * ny + rub * nx
    turn = 2.0 * rub / radius
    return (
        (one[0], one[1], one[2] - px, one[3] - py, one[4] - turn),
        (two[0], two[1], two[2] + px, two[3] + py, two[4] - turn),
    )


def pushed(motion: Motion, nx: float, ny: float, speed: float) -> Motion:
    """Return the motion of a disc that has lost a speed, mm/s, along a direction."""
    x, y, vx, vy, spin = motion
    return x, y, vx - speed * nx, vy - speed * ny, spin
