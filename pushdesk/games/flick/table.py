# SPDX-License-Identifier: GPL-3.0-or-later
"""Every dimension and coefficient of the flick board, in one place."""

from __future__ import annotations

import math

import msgspec

GRAVITY = 9810.0
"""mm/s²."""


class Table(msgspec.Struct, frozen=True):
    """A board, its discs and how wood behaves on wood.

    Lengths in mm, times in s, speeds in mm/s, masses in kg. Only the side of the
    board is known from a source (the publisher's 50 × 50 cm); the rest is measured
    on its relatives, crokinole and carrom, or chosen so that it plays well
    (`rules/flick.md` section 1, `physics.md`).
    """

    side: float = 500.0
    """Length of the board's edge; the edge is open."""
    strip: float = 75.0
    """Depth of a shooting zone; the limit line belongs to the zone."""
    pitch: float = 60.0
    """From hole centre to hole centre."""
    hole_radius: float = 17.0
    hole_depth: float = 7.0
    disc_radius: float = 15.0
    disc_thickness: float = 8.0
    disc_mass: float = 0.0041
    """Beech, 0.72 g/cm³."""
    friction: float = 0.18
    """Sliding friction of a disc on the board (waxed wood on wood)."""
    disc_friction: float = 0.20
    """Sliding friction of disc on disc."""
    slow_restitution: float = 0.92
    """Share of the approach speed that two discs part with, up to `slow_impact`."""
    fast_restitution: float = 0.70
    """The same from `fast_impact` on; linear between."""
    slow_impact: float = 500.0
    fast_impact: float = 3000.0
    least_separation: float = 0.5
    """The least speed at which discs part, so that no collision repeats for ever."""
    slowest_shot: float = 150.0
    fastest_shot: float = 4000.0
    rest_speed: float = 3.0
    rest_spin: float = 0.2
    """rad/s."""
    rest_time: float = 0.25
    longest_shot: float = 8.0
    """Everything is stopped after this time."""
    step: float = 1.0 / 960.0
    """Fixed step of the live board."""

    drop: float = 2.0
    """How far a disc falls before the far rim catches its chamfer."""
    seat_margin: float = 0.5
    """A disc within `hole_radius - disc_radius` plus this of a hole's centre lies flat in it."""
    jam_ratio: float = 1.08
    """Up to this multiple of the capture speed a disc jams against the far rim."""
    flip_ratio: float = 1.25
    """Up to this multiple a central crossing turns the disc over into the hole."""
    flip_offset: float = 3.0
    """How central a crossing must be to turn a disc over."""
    slow_crossing: float = 0.50
    """Share of its speed that a crossing disc keeps up to `flip_ratio`."""
    fast_crossing: float = 0.95
    """The same from `free_ratio` on; linear between."""
    free_ratio: float = 2.0
    deflection: float = 4.0
    """Degrees by which the lip turns a slow crossing at the largest offset."""
    seating_speed: float = 80.0
    """An unbalanced disc pushed towards the centre faster than this is seated."""
    loosening_speed: float = 350.0
    """An unbalanced disc pushed away faster than this comes out."""
    turning_speed: float = 1500.0
    """An unbalanced disc pushed towards the centre faster than this turns over into the hole."""
    sliding_over: float = 0.98
    """Share of its speed that a disc keeps when it slides over a sunk one."""

    @property
    def half(self) -> float:
        """Return half the side of the board, mm."""
        return self.side / 2

    @property
    def line(self) -> float:
        """Return the distance of a limit line from the board's centre, mm."""
        return self.half - self.strip

    @property
    def support(self) -> float:
        """Return how near to a hole's centre a disc's centre loses its support, mm.

        √(R² − r²): the chord through the points where the rims cross then passes
        the centre of mass (physics.md).
        """
        return math.sqrt(self.hole_radius**2 - self.disc_radius**2)

    @property
    def flat(self) -> float:
        """Return how near to a hole's centre a disc lies flat in it, mm."""
        return self.hole_radius - self.disc_radius + self.seat_margin

    @property
    def deceleration(self) -> float:
        """Return what sliding friction takes from the speed, mm/s²."""
        return self.friction * GRAVITY


SPEEDS = {"normal": 0.18, "fast": 0.12, "slow": 0.24}
"""Friction by board speed: how long ago the board was waxed."""

TABLES = {name: Table(friction=friction) for name, friction in SPEEDS.items()}
"""The board by its speed."""

ROWS = 5
HOLES = ROWS * ROWS
DISCS = 12
"""Discs of one player."""

_Point = tuple[float, float]


def _centre(hole: int) -> _Point:
    pitch = Table().pitch
    row, column = divmod(hole, ROWS)
    return (column - ROWS // 2) * pitch, (row - ROWS // 2) * pitch


CENTRES: tuple[_Point, ...] = tuple(_centre(hole) for hole in range(HOLES))
"""Hole centres, mm: hole = 5 × row + column, row 0 is the southernmost, column 0 the westernmost.

The origin is the board's centre, x grows to the east, y to the north.
"""
