# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person is about to shoot, and how a pull or a swipe of the pointer becomes that."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, replace

from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.table import Table

PULL = 190.0
"""How far the pointer is drawn back for full power, mm on the board."""
WEAKEST = 0.03
"""A pull below this share of full power makes no shot."""
LOCK_S = 0.07
"""The aim is what it was this long before letting go …"""
LOCK_MM = 7.0
"""… unless the pointer has moved farther than this since then."""
SWIPE_S = 0.05
"""Over how long the speed of a swipe is taken."""
KEPT_S = 0.4


@dataclass(frozen=True)
class Aim:
    """A disc's place, direction and strength before it is flicked."""

    place: Point
    """mm."""
    heading: float
    """Degrees clockwise from north."""
    power: float
    """0 to 1; see `speed_of`."""

    def turned(self, degrees: float) -> Aim:
        """Return the aim turned clockwise, kept from -180 to 180."""
        return replace(self, heading=within(self.heading + degrees))

    def stronger(self, by: float) -> Aim:
        """Return the aim with more or less power, kept from 0 to 1."""
        return replace(self, power=min(1.0, max(0.0, self.power + by)))


def within(degrees: float) -> float:
    """Return an angle as one of -180 to 180 degrees."""
    return (degrees + 180.0) % 360.0 - 180.0


def speed_of(power: float, table: Table) -> float:
    """Return the speed for a power, mm/s.

    It grows with the square, so that the slow shots, which most are, have the most room.
    """
    return table.slowest_shot + (table.fastest_shot - table.slowest_shot) * power**2


def power_of(speed: float, table: Table) -> float:
    """Return the power for a speed in mm/s, 0 to 1."""
    share = (speed - table.slowest_shot) / (table.fastest_shot - table.slowest_shot)
    return math.sqrt(min(1.0, max(0.0, share)))


@dataclass(frozen=True)
class Sample:
    """Where the pointer was, and when."""

    time: float
    """s."""
    place: Point
    """mm."""


class Trail:
    """The pointer's way since the button went down."""

    def __init__(self, time: float, place: Point) -> None:
        """Begin at a place, mm, at a time, s."""
        self.begin = place
        self._samples: deque[Sample] = deque([Sample(time, place)])

    def add(self, time: float, place: Point) -> None:
        """Note where the pointer is now; what is long ago is forgotten."""
        self._samples.append(Sample(time, place))
        while len(self._samples) > 2 and self._samples[1].time < time - KEPT_S:
            self._samples.popleft()

    @property
    def now(self) -> Point:
        """Return where the pointer was last."""
        return self._samples[-1].place

    def locked(self, time: float) -> Point:
        """Return where the pointer was when the hand began to let go at a time, s.

        A button that is let go shakes the hand; that must not move the aim.
        """
        last = self._samples[-1]
        for sample in reversed(self._samples):
            if sample.time <= time - LOCK_S:
                near = math.dist(sample.place, last.place) <= LOCK_MM
                return sample.place if near else last.place
        return last.place

    def velocity(self) -> tuple[float, float]:
        """Return the pointer's speed to the east and to the north, mm/s."""
        last = self._samples[-1]
        first = next(s for s in self._samples if s.time >= last.time - SWIPE_S)
        if first is last:
            earlier = [s for s in self._samples if s is not last]
            if not earlier:
                return 0.0, 0.0
            first = earlier[-1]
        time = max(last.time - first.time, 0.004)
        return (
            (last.place[0] - first.place[0]) / time,
            (last.place[1] - first.place[1]) / time,
        )

    def struck(self, centre: Point, radius: float) -> bool:
        """Return whether the last movement met a disc that it didn't begin on."""
        if len(self._samples) < 2 or math.dist(self.begin, centre) <= radius:
            return False
        return distance(self._samples[-2].place, self._samples[-1].place, centre) <= radius


def distance(start: Point, end: Point, point: Point) -> float:
    """Return how near a straight way comes to a point, mm."""
    way = (end[0] - start[0], end[1] - start[1])
    off = (point[0] - start[0], point[1] - start[1])
    square = way[0] ** 2 + way[1] ** 2
    share = 0.0 if square == 0 else (way[0] * off[0] + way[1] * off[1]) / square
    share = min(1.0, max(0.0, share))
    return math.hypot(off[0] - share * way[0], off[1] - share * way[1])


def heading_of(east: float, north: float) -> float:
    """Return the direction of a vector, degrees clockwise from north."""
    return math.degrees(math.atan2(east, north))


def pulled(aim: Aim, begin: Point, now: Point) -> Aim:
    """Return the aim for a pointer drawn back from one place to another, mm."""
    east, north = begin[0] - now[0], begin[1] - now[1]
    length = math.hypot(east, north)
    if length < 1.0:
        return replace(aim, power=0.0)
    return replace(aim, heading=heading_of(east, north), power=min(1.0, length / PULL))


def swiped(aim: Aim, velocity: tuple[float, float], table: Table) -> Aim | None:
    """Return the aim of a swipe in mm/s, or None when it was too slow for a shot."""
    speed = math.hypot(*velocity)
    if speed < table.slowest_shot:
        return None
    return replace(aim, heading=heading_of(*velocity), power=power_of(speed, table))
