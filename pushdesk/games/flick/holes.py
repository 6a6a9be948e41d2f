# SPDX-License-Identifier: GPL-3.0-or-later
"""What a hole does to a disc: pure functions on floats, the same for both simulators.

Conventions, which the live board and the forecast keep alike (mm, mm/s):

* A loose disc is carried while its centre is at least `Table.support` (D0) from the
  centre H of every open hole. When its centre comes within D0 of an open hole, `cross`
  decides at that moment, from its speed and the offset of its way from H:
  - `SINK`, `FLIP`: it lies sunk at H from then on; a flip turns the pit face up.
  - `LEAN`: it stands still from then on, unbalanced, at the place that `lean_place` gives;
    sunk instead, as if it had been `SINK`, where a loose or unbalanced disc is in its way there.
  - `CROSS`: at the place of entry its speed is multiplied by the share, and its direction
    turned by the angle away from H. That hole does nothing more to it until its centre has
    left the circle of radius D0.
* A hole that holds a sunk disc is plugged: a disc whose centre comes within D0 of it keeps
  `Table.sliding_over` of its speed, once on each entry.
* A hole that an unbalanced disc leans into does nothing: the disc stands in the way.
* An unbalanced disc is a fixed obstacle. When a disc meets it with closing speed v along the
  normal n (from the striker to the unbalanced disc), it would fly off, were it free, along n
  with w = (1 + e) / 2 · v. `strike` says what w does, with c the cosine between n and the
  direction from the unbalanced disc to H:
  - `STAYS`: the striker bounces as from a wall, with the restitution e.
  - `SEATS`, `TURNS`: it lies sunk at H (`TURNS` turns its face over); the striker keeps
    (1 - e) / 2 of v along n, as after meeting a free disc.
  - `LOOSENS`: it is loose, starts with velocity w along n from where it leant, and that hole
    does nothing to it until its centre has left the circle of radius D0; the striker as before.
  There is no friction between the two in any of these cases.
* A disc that stops with its centre within D0 of an open hole is sunk from then on if it is
  within `Table.flat`, else unbalanced where it is (`lie_at_rest`), or sunk as above.
"""

from __future__ import annotations

import enum
from math import hypot, sqrt

from pushdesk.games.flick.table import GRAVITY, Table


class Passage(enum.IntEnum):
    """What becomes of a disc that comes over an open hole."""

    SINK = 0
    LEAN = 1
    FLIP = 2
    CROSS = 3


class Answer(enum.IntEnum):
    """What an unbalanced disc does when it is struck."""

    STAYS = 0
    SEATS = 1
    TURNS = 2
    LOOSENS = 3


def restitution(table: Table, closing: float) -> float:
    """Return the share of the closing speed, mm/s, with which two discs part."""
    span = table.fast_impact - table.slow_impact
    part = (closing - table.slow_impact) / span
    part = 0.0 if part < 0.0 else (1.0 if part > 1.0 else part)
    return table.slow_restitution + (table.fast_restitution - table.slow_restitution) * part


def chord(table: Table, offset: float) -> float:
    """Return half the way without support for a crossing at an offset from H, mm."""
    return sqrt(max(0.0, table.support**2 - offset * offset))


def capture_speed(table: Table, offset: float) -> float:
    """Return the speed at which a crossing disc is just caught, mm/s.

    v_c(b) = 2 √(D0² − b²) / √(2 h / g): the time over the hole lets it fall by
    `Table.drop` (physics.md).
    """
    return 2.0 * chord(table, offset) / sqrt(2.0 * table.drop / GRAVITY)


def sliding(table: Table, speed: float) -> float:
    """Return how far a disc slides until friction stops it, mm: v² / 2µg."""
    return speed * speed / (2.0 * table.friction * GRAVITY)


def _depth(table: Table, offset: float) -> float:
    """Return how far after its entry a disc lies flat in the hole, or is nearest to H, mm."""
    half = chord(table, offset)
    if offset >= table.flat:
        return half
    return half - sqrt(table.flat**2 - offset * offset)


def cross(table: Table, speed: float, offset: float) -> tuple[Passage, float, float]:
    """Return what becomes of a disc, the share of speed it keeps, and the turn in degrees.

    `offset` is the distance of its way from H, 0 to D0. Share and turn matter for
    `CROSS` only; the turn is away from H.
    """
    if sliding(table, speed) < _depth(table, offset):
        return Passage.LEAN, 0.0, 0.0
    caught = capture_speed(table, offset)
    if speed <= caught:
        return Passage.SINK, 0.0, 0.0
    if speed <= table.jam_ratio * caught:
        return Passage.LEAN, 0.0, 0.0
    if speed <= table.flip_ratio * caught and offset < table.flip_offset:
        return Passage.FLIP, 0.0, 0.0
    # Nothing is caught at the very rim, where the ratio would be endless.
    ratio = speed / caught if caught > 1.0 else speed
    part = (ratio - table.flip_ratio) / (table.free_ratio - table.flip_ratio)
    part = 0.0 if part < 0.0 else (1.0 if part > 1.0 else part)
    share = table.slow_crossing + (table.fast_crossing - table.slow_crossing) * part
    turn = table.deflection * (1.0 - part) * min(1.0, offset / table.support)
    return Passage.CROSS, share, turn


def lean_place(
    table: Table, x: float, y: float, ux: float, uy: float, speed: float
) -> tuple[float, float]:
    """Return where a disc leans that entered at (x, y) from H in direction (ux, uy), from H, mm.

    A slow one stops on its way between D0 and flat; a fast one jams against the far rim,
    half-way between the two on the side where it would have left.
    """
    along = -(x * ux + y * uy)
    offset = hypot(x + ux * along, y + uy * along)
    way = sliding(table, speed)
    if way < _depth(table, offset):
        px, py = x + ux * way, y + uy * way
    else:
        half = chord(table, offset)
        px, py = x + ux * (along + half), y + uy * (along + half)
        middle = (table.flat + table.support) / 2.0
        length = hypot(px, py)
        return px * middle / length, py * middle / length
    length = hypot(px, py)
    inside = min(max(length, table.flat + 0.05), table.support - 0.05)
    return (px * inside / length, py * inside / length) if length else (inside, 0.0)


def strike(table: Table, free: float, cosine: float) -> Answer:
    """Return what an unbalanced disc does that would fly off with speed `free`, mm/s.

    `cosine` is 1 when it is pushed straight towards H, -1 straight away.
    """
    towards = free * cosine
    if towards > table.turning_speed:
        return Answer.TURNS
    if towards > table.seating_speed:
        return Answer.SEATS
    if -towards > table.loosening_speed:
        return Answer.LOOSENS
    return Answer.STAYS


def lie_at_rest(table: Table, distance: float) -> int:
    """Return how a disc lies at rest at a distance from H: 0 loose, 1 unbalanced, 2 sunk."""
    if distance >= table.support:
        return 0
    return 2 if distance <= table.flat else 1
