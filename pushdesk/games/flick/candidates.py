# SPDX-License-Identifier: GPL-3.0-or-later
"""Shots worth a closer look, found by geometry alone and ranked by rough chances."""

from __future__ import annotations

import enum
import math
import random
from collections.abc import Iterator, Sequence

import msgspec

from pushdesk.games.flick import geometry, odds, placement
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.state import Disc, Lie, Result, State
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES

ACROSS = 13
"""Places looked at along the front of a side zone."""
CORNER_ROWS = 4
"""Places looked at in each direction of a corner platform."""
FARTHEST_PUSH = 190.0
"""mm that a struck disc is to slide to a hole, at most."""
LEAST_CUT = 0.5
"""Least cosine between the way of a disc and that of the one it strikes."""
LEAST_SEATING_CUT = 0.3
TRANSFER = 0.92
"""Share of the speed along the line of centres that a struck disc takes over."""
SEATING_PUSH = 250.0
"""mm/s at which an unbalanced disc is pushed into its hole."""
STRIKE_SPEED = 1600.0
_SURE = 3.0
"""Deviations beyond which an error isn't counted."""


class Kind(enum.IntEnum):
    """What a shot is meant to do."""

    HOLE = 0
    """Sink the shot disc."""
    PUSH = 1
    """Sink a loose disc through another."""
    SEAT = 2
    """Seat an unbalanced disc."""
    STRIKE = 3
    """Drive a disc away."""
    HOLD = 4
    """Leave everything as it is."""
    RANDOM = 5


class Aim(msgspec.Struct, frozen=True):
    """A place, a direction and a speed, as `state.Shot` has them."""

    x: float
    y: float
    heading: float
    speed: float
    kind: Kind
    target: int
    """The hole, or the number of the disc for `STRIKE`; -1 for `HOLD` and `RANDOM`."""
    chance: float = 0.0
    """Rough chance that it works, 0 to 1."""
    result: Result | None = None
    """What it would come to."""


class Sight:
    """What the actor of a position sees along the lines to holes and discs."""

    def __init__(self, state: State, angle: float, power: float, across: int = ACROSS) -> None:
        """Look with a hand's errors (degrees, share of the speed) in mind.

        `across` is how many places along the front of a side zone are looked at.
        """
        self.state = state
        self.table = placement.table(state)
        self.number = placement.next_disc(state)
        self._angle = angle
        self._power = power
        self._deviation = math.radians(angle)
        self._across = across
        self.above = placement.in_the_way(state)
        taken = {disc.hole for disc in state.discs if disc.hole >= 0}
        self.open = [hole for hole in range(HOLES) if hole not in taken]
        self.starts = self._starts()

    def _starts(self) -> list[Point]:
        """Return free places of the actor, at the front of its zone."""
        state = self.state
        seat = state.actor
        side = state.sides[seat]
        own = geometry.area(self.table, 0, state.rules.corners)
        if state.rules.corners:
            steps = [each / (CORNER_ROWS - 1) for each in range(CORNER_ROWS)]
            shares = [(across, deep) for across in steps for deep in steps]
        else:
            shares = [(each / (self._across - 1), 1.0) for each in range(self._across)]
        places = [
            geometry.turned(
                (
                    own.left + across * (own.right - own.left),
                    own.bottom + deep * (own.top - own.bottom),
                ),
                -side,
            )
            for across, deep in shares
        ]
        free = [place for place in places if self.is_free(*place)]
        if not free:
            place = placement.nearest_place(state, seat, places[len(places) // 2])
            free = [place] if place is not None else []
        return free

    def is_free(self, x: float, y: float) -> bool:
        """Return whether a disc may be placed there, as the rules see it (F8)."""
        area = placement.area(self.state, self.state.actor)
        return (
            area.distance(x, y) <= geometry.TOLERANCE
            and placement.blocking(self.state, x, y) is None
        )

    def at_hole(self, start: Point, hole: int) -> Aim:
        """Return the shot straight at a hole that just sinks, and its chance."""
        x, y = CENTRES[hole]
        dx, dy = x - start[0], y - start[1]
        length = math.hypot(dx, dy)
        low, high = odds.speed_window(self.table, length)
        chance = odds.sinking(self.table, round(length, 0), self._angle, self._power)
        chance *= self._clear(start, dx / length, dy / length, length, hole)
        sunk = Disc(self.number, x, y, Lie.SUNK, hole)
        return self._aim(start, dx, dy, (low + high) / 2, Kind.HOLE, hole, chance, (sunk,))

    def _aim(
        self,
        start: Point,
        dx: float,
        dy: float,
        speed: float,
        kind: Kind,
        target: int,
        chance: float,
        moved: Sequence[Disc],
    ) -> Aim:
        heading = math.degrees(math.atan2(dx, dy))
        speed = min(max(speed, self.table.slowest_shot), self.table.fastest_shot)
        discs = tuple(sorted(moved, key=lambda disc: disc.number))
        return Aim(*start, heading, speed, kind, target, chance, Result(discs))

    def _clear(self, start: Point, ux: float, uy: float, length: float, hole: int) -> float:
        """Return the chance that nothing on the way stops a disc."""
        x, y = start
        chance = 1.0
        support = self.table.support
        for other in self.open:
            if other != hole:
                chance *= self._passes(CENTRES[other], x, y, ux, uy, length, support)
        reach = 2 * self.table.disc_radius
        for disc in self.above:
            chance *= self._passes((disc.x, disc.y), x, y, ux, uy, length + reach, reach)
        return chance

    def _passes(
        self,
        point: Point,
        x: float,
        y: float,
        ux: float,
        uy: float,
        length: float,
        bound: float,
    ) -> float:
        dx, dy = point[0] - x, point[1] - y
        along = dx * ux + dy * uy
        if not 0.0 < along < length:
            return 1.0
        offset = abs(dx * uy - dy * ux)
        deviation = self._deviation * along
        if offset > bound + _SURE * deviation:
            return 1.0
        return odds.clearing(offset, bound, deviation)

    def holes(self, each: int) -> Iterator[Aim]:
        """Yield for every open hole its most promising straight shots."""
        for hole in self.open:
            aims = [self.at_hole(start, hole) for start in self.starts]
            aims.sort(key=lambda aim: -aim.chance)
            yield from aims[:each]

    def pushes(self) -> Iterator[Aim]:
        """Yield the best shot for each loose disc and each hole that it may be pushed into."""
        for disc in self.above:
            for hole in self.open:
                gap = math.dist((disc.x, disc.y), CENTRES[hole])
                if disc.lie is Lie.LOOSE and 0.0 < gap < FARTHEST_PUSH:
                    low, high = odds.speed_window(self.table, gap)
                    yield from self._through(disc, hole, (low + high) / 2, LEAST_CUT)

    def seatings(self) -> Iterator[Aim]:
        """Yield the best shot for each unbalanced disc that can be pushed home."""
        for disc in self.above:
            if disc.lie is Lie.UNBALANCED:
                yield from self._through(disc, disc.hole, SEATING_PUSH, LEAST_SEATING_CUT)

    def _through(self, disc: Disc, hole: int, push: float, least: float) -> Iterator[Aim]:
        """Yield the best shot that sends a disc to a hole with some speed, if there is one."""
        gap = math.dist((disc.x, disc.y), CENTRES[hole])
        if gap <= 0.0:
            return
        ux, uy = (CENTRES[hole][0] - disc.x) / gap, (CENTRES[hole][1] - disc.y) / gap
        reach = 2 * self.table.disc_radius
        x, y = disc.x - reach * ux, disc.y - reach * uy
        best: tuple[float, Point, float] | None = None
        for start in (*self._behind(disc, ux, uy), *self.starts):
            dx, dy = x - start[0], y - start[1]
            length = math.hypot(dx, dy)
            # Where the discs touch already, the only way is along the line of centres.
            touching = length < geometry.TOLERANCE
            cut = 1.0 if touching else (dx * ux + dy * uy) / length
            if cut < least:
                continue
            error = self._deviation * length / (reach * cut)
            sideways = error * (gap if disc.lie is Lie.LOOSE else self.table.support)
            chance = 0.4 * (1.0 + cut) * odds.within(0.8 * self.table.support, sideways)
            if not touching:
                chance *= self._clear_of_others(disc, start, dx / length, dy / length, length)
            if best is None or chance > best[0]:
                best = chance, start, cut
        if best is None:
            return
        chance, start, cut = best
        dx, dy = x - start[0], y - start[1]
        length = math.hypot(dx, dy)
        if length < geometry.TOLERANCE:
            dx, dy = ux, uy
        impact = push / (cut * TRANSFER)
        speed = math.sqrt(impact**2 + 2 * self.table.deceleration * length)
        sunk = Disc(disc.number, *CENTRES[hole], Lie.SUNK, hole, disc.pit)
        moved = (sunk, Disc(self.number, x, y))
        kind = Kind.PUSH if disc.lie is Lie.LOOSE else Kind.SEAT
        yield self._aim(start, dx, dy, speed, kind, hole, chance, moved)

    def _behind(self, disc: Disc, ux: float, uy: float) -> list[Point]:
        """Return the place behind a disc that is to go in some direction, if it is free."""
        where = placement.area(self.state, self.state.actor)
        middle = (where.left + where.right) / 2, (where.bottom + where.top) / 2
        back = max(2 * self.table.disc_radius, math.dist((disc.x, disc.y), middle))
        place = where.clamped(disc.x - back * ux, disc.y - back * uy)
        return [place] if self.is_free(*place) else []

    def _clear_of_others(
        self, disc: Disc, start: Point, ux: float, uy: float, length: float
    ) -> float:
        x, y = start
        chance = 1.0
        for hole in self.open:
            chance *= self._passes(CENTRES[hole], x, y, ux, uy, length, self.table.support)
        reach = 2 * self.table.disc_radius
        for other in self.above:
            if other.number != disc.number:
                chance *= self._passes((other.x, other.y), x, y, ux, uy, length, reach)
        return chance

    def strikes(self) -> Iterator[Aim]:
        """Yield a hard shot, from the nearest place, at each disc that is better away.

        That is an unbalanced one, which blocks its hole, or a rival's loose one.
        """
        for disc in sorted(self.above, key=lambda each: each.lie is Lie.LOOSE):
            if disc.lie is Lie.LOOSE and disc.seat == self.number // DISCS:
                continue
            start = min(self.starts, key=lambda place: math.dist(place, (disc.x, disc.y)))
            dx, dy = disc.x - start[0], disc.y - start[1]
            yield self._aim(
                start, dx, dy, STRIKE_SPEED, Kind.STRIKE, disc.number, 0.0, (self._loose(start),)
            )

    def hold(self) -> Aim:
        """Return the weakest shot, which stays in the own zone."""
        start = self.starts[0]
        speed = self.table.slowest_shot
        back = math.radians(geometry.heading(self.state.sides[self.state.actor], False) + 180.0)
        dx, dy = math.sin(back), math.cos(back)
        return self._aim(start, dx, dy, speed, Kind.HOLD, -1, 1.0, (self._loose(start),))

    def _loose(self, start: Point) -> Disc:
        return Disc(self.number, *start)

    def anything(self, count: int, chance: random.Random) -> Iterator[Aim]:
        """Yield shots drawn at random, up the board."""
        side, corners = self.state.sides[self.state.actor], self.state.rules.corners
        ahead = geometry.heading(side, corners)
        for _ in range(count):
            start = chance.choice(self.starts)
            angle = math.radians(ahead + chance.uniform(-50.0, 50.0))
            yield self._aim(
                start,
                math.sin(angle),
                math.cos(angle),
                chance.uniform(500.0, 2200.0),
                Kind.RANDOM,
                -1,
                0.0,
                (self._loose(start),),
            )
