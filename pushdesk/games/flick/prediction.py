# SPDX-License-Identifier: GPL-3.0-or-later
"""One shot in the forecast: one event after the other, until all discs rest.

An event is a mover that meets a disc, comes over a hole, leaves the board, or stops over
a hole. Each mover keeps its next one; an event changes the ways of one or two discs, and
only the movers that had to do with those are reckoned again.

Plain Python on lists of floats, kept free of what mypyc can't compile.
"""

from __future__ import annotations

from math import cos, hypot, inf, radians, sin, sqrt

from pushdesk.games.flick.holes import (
    Answer,
    Passage,
    cross,
    lean_place,
    lie_at_rest,
    restitution,
    strike,
)
from pushdesk.games.flick.sliding import (
    ON_RIM,
    meeting,
    slowed,
    time_to,
    way_to_edge,
    way_to_hole,
)
from pushdesk.games.flick.state import Lie
from pushdesk.games.flick.table import CENTRES, ROWS, Table

MOST_EVENTS = 4000
"""A shot is broken off after so many events; see `docs/flick-forecast.md` for the most seen."""

_LINES = [CENTRES[hole][0] for hole in range(ROWS)]
"""Coordinates of the rows and columns of holes, mm."""
_NOTHING, _DISC, _HOLE, _EDGE, _REST = 0, 1, 2, 3, 4


class Prediction:
    """Discs on a board, some of which move.

    Attributes (one entry a disc; discs that are sunk before the shot have none):
        numbers: the numbers of the discs.
        x, y: where they were at the last event that changed their way, mm.
        lies, holes, pits: as in `state.Disc`.
        moved: indices of the discs that have moved, in the order in which they began to.
        off: indices of the discs that have left the board, in the order in which they did.
        corners: where each disc changed its way, mm; empty unless `watch` was called.

    """

    def __init__(
        self,
        table: Table,
        numbers: list[int],
        x: list[float],
        y: list[float],
        lies: list[Lie],
        holes: list[int],
        pits: list[bool],
        free: list[bool],
    ) -> None:
        """Take the discs over; `free` tells by hole whether no disc is sunk in it."""
        count = len(numbers)
        self.numbers = numbers
        self.x = x
        self.y = y
        self.lies = lies
        self.holes = holes
        self.pits = pits
        self.moved: list[int] = []
        self.off: list[int] = []
        self.corners: list[list[tuple[float, float]]] = []
        self._table = table
        self._loss = table.deceleration
        self._spin_loss = 4.0 / 3.0 * table.deceleration / table.disc_radius
        self._radius = table.disc_radius
        self._half = table.half
        self._support = table.support
        self._free = free
        self._resting = list(range(count))
        self._movers: list[int] = []
        self._ux = [0.0] * count
        self._uy = [0.0] * count
        self._speed = [0.0] * count
        self._time = [0.0] * count
        self._spin = [0.0] * count
        self._spin_time = [0.0] * count
        # The hole that a disc is over, so that it isn't entered again; -1 for none.
        self._over = [-1] * count
        self._when = [inf] * count
        self._what = [_NOTHING] * count
        self._whom = [-1] * count

    def watch(self) -> None:
        """Keep the corners of the ways from now on."""
        self.corners = [[(self.x[i], self.y[i])] for i in range(len(self.numbers))]

    def flick(self, i: int, vx: float, vy: float) -> None:
        """Give a disc at rest a velocity and let everything come to rest again."""
        self._set_off(i, 0.0)
        self._launch(i, vx, vy)
        self._predict(i, 0.0, -1)
        for _ in range(MOST_EVENTS):
            first, now = -1, inf
            for j in self._movers:
                if self._when[j] < now:
                    first, now = j, self._when[j]
            if first < 0:
                break
            self._happen(first, now)
        self._settle(inf, -1)

    def _happen(self, first: int, now: float) -> None:
        """Let the next event of a mover happen, and find what follows from it."""
        self._settle(now, first)
        event, second = self._what[first], -1
        if event == _DISC:
            second = self._whom[first]
            self._strike(first, second, now)
        elif event == _HOLE:
            self._enter(first, self._whom[first], now)
        elif event == _EDGE:
            self._advance(first, now)
            self._leave_play(first)
            self.off.append(first)
        else:
            self._come_to_rest(first, now)
        movers = self._movers
        if first in movers:
            self._predict(first, now, -1)
        if second in movers:
            self._predict(second, now, first)
        # A disc that leans takes its place at a bound, perhaps in somebody's way.
        leant = event == _HOLE and self.lies[first] is Lie.UNBALANCED
        for i in movers:
            if i != first and i != second:
                whom = self._whom[i]
                if leant or (self._what[i] == _DISC and whom in (first, second)):
                    self._predict(i, now, -1)

    def _predict(self, i: int, now: float, but: int) -> None:
        """Find the next event of a mover, meetings with one other mover left out."""
        if self._time[i] != now:
            self._advance(i, now)
        x, y, ux, uy = self.x[i], self.y[i], self._ux[i], self._uy[i]
        speed, loss, over = self._speed[i], self._loss, self._over[i]
        reach = speed * speed / (2.0 * loss)
        way, whom = self._way_to_disc(i, reach)
        event = _DISC if whom >= 0 else _NOTHING
        edge = way_to_edge(x, y, ux, uy, way, self._half)
        if edge < way:
            event, way = _EDGE, edge
        to_hole, hole = way_to_hole(x, y, ux, uy, way, _LINES, self._support, over)
        if hole >= 0:
            event, way, whom = _HOLE, to_hole, hole
        if event != _NOTHING:
            moment = now + time_to(way, speed, loss)
        elif over >= 0 and self._stops_over(i, reach):
            event, moment = _REST, now + speed / loss
        else:
            moment = inf
        if len(self._movers) > 1:
            for j in self._movers:
                if j != i and j != but:
                    met = now + self._time_to_mover(i, j, now)
                    if met < moment:
                        event, moment, whom = _DISC, met, j
        self._what[i], self._when[i], self._whom[i] = event, moment, whom

    def _time_to_mover(self, i: int, j: int, now: float) -> float:
        """Return in what time two movers meet; the first is where it is now."""
        loss = self._loss
        begun = self._speed[j]
        other = begun - loss * (now - self._time[j])
        if other < 0.0:
            other = 0.0
        slid = (begun - other) * (begun + other) / (2.0 * loss)
        wx, wy = self._ux[j], self._uy[j]
        return meeting(
            self.x[j] + wx * slid - self.x[i],
            self.y[j] + wy * slid - self.y[i],
            self._ux[i],
            self._uy[i],
            self._speed[i],
            wx,
            wy,
            other,
            loss,
            2.0 * self._radius,
        )

    def _settle(self, now: float, but: int) -> None:
        """Lay down every mover whose way has ended before now, save one."""
        movers = self._movers
        for i in movers[:]:
            if i != but and self._time[i] + self._speed[i] / self._loss <= now:
                self._advance(i, inf)
                movers.remove(i)
                self._resting.append(i)

    def _advance(self, i: int, now: float) -> None:
        """Slide a mover on to a moment."""
        speed, loss = self._speed[i], self._loss
        left = speed - loss * (now - self._time[i])
        if left < 0.0:
            left = 0.0
        way = (speed - left) * (speed + left) / (2.0 * loss)
        self.x[i] += self._ux[i] * way
        self.y[i] += self._uy[i] * way
        self._speed[i] = left
        self._time[i] = now

    def _way_to_disc(self, i: int, reach: float) -> tuple[float, int]:
        """Return how far a mover gets before it meets a disc at rest, and which, or -1."""
        xs, ys = self.x, self.y
        x, y, ux, uy = xs[i], ys[i], self._ux[i], self._uy[i]
        apart = 2.0 * self._radius
        square = apart * apart
        best, whom = reach, -1
        for j in self._resting:
            dx, dy = xs[j] - x, ys[j] - y
            along = dx * ux + dy * uy
            if 0.0 < along < best + apart:
                across = dx * uy - dy * ux
                if -apart < across < apart:
                    way = along - sqrt(square - across * across)
                    if way < best:
                        best, whom = way if way > 0.0 else 0.0, j
        return best, whom

    def _stops_over(self, i: int, reach: float) -> bool:
        """Return whether a mover with that reach comes to rest over the hole that it crosses."""
        x, y = CENTRES[self._over[i]]
        return self._free[self._over[i]] and (
            hypot(self.x[i] + self._ux[i] * reach - x, self.y[i] + self._uy[i] * reach - y)
            < self._support
        )

    def _strike(self, i: int, j: int, now: float) -> None:
        """Let a mover meet another disc."""
        self._advance(i, now)
        if j in self._movers:
            self._advance(j, now)
        dx, dy = self.x[j] - self.x[i], self.y[j] - self.y[i]
        distance = hypot(dx, dy)
        nx, ny = dx / distance, dy / distance
        vx, vy = self._ux[i] * self._speed[i], self._uy[i] * self._speed[i]
        if self.corners:
            self.corners[i].append((self.x[i], self.y[i]))
            self.corners[j].append((self.x[j], self.y[j]))
        if self.lies[j] is Lie.UNBALANCED:
            self._shove(i, j, nx, ny, vx, vy, now)
            return
        wx, wy = self._ux[j] * self._speed[j], self._uy[j] * self._speed[j]
        closing = (vx - wx) * nx + (vy - wy) * ny
        parting = restitution(self._table, closing) * closing
        if parting < self._table.least_separation:
            parting = self._table.least_separation
        push = 0.5 * (closing + parting)
        rub = 0.0
        if self._table.disc_friction > 0.0:
            rub = self._rub(i, j, (vy - wy) * nx - (vx - wx) * ny, push, now)
        self._launch(i, vx - push * nx + rub * ny, vy - push * ny - rub * nx)
        if j in self._resting:
            self._set_off(j, now)
        self._launch(j, wx + push * nx - rub * ny, wy + push * ny + rub * nx)

    def _rub(self, i: int, j: int, sideways: float, push: float, now: float) -> float:
        """Return the impulse along the common tangent by unit mass; change the spins by it.

        `sideways` is how fast the centre of the first goes along the tangent, seen from the
        second, mm/s. The impulse that ends all sliding is a sixth of the sliding speed;
        Coulomb's law bounds it.
        """
        radius = self._radius
        one, other = self._spin_at(i, now), self._spin_at(j, now)
        rub = (sideways + radius * (one + other)) / 6.0
        most = self._table.disc_friction * push
        rub = min(max(rub, -most), most)
        self._spin[i] = one - 2.0 * rub / radius
        self._spin[j] = other - 2.0 * rub / radius
        self._spin_time[i] = self._spin_time[j] = now
        return rub

    def _spin_at(self, i: int, now: float) -> float:
        spin = self._spin[i]
        if spin == 0.0:
            return 0.0
        return slowed(spin, self._spin_loss * (now - self._spin_time[i]))

    def _launch(self, i: int, vx: float, vy: float) -> None:
        """Give a mover a new velocity."""
        speed = hypot(vx, vy)
        self._speed[i] = speed
        if speed > 0.0:
            self._ux[i], self._uy[i] = vx / speed, vy / speed
        hole = self._over[i]
        if hole >= 0:
            x, y = CENTRES[hole]
            if hypot(self.x[i] - x, self.y[i] - y) > self._support + ON_RIM:
                self._over[i] = -1

    def _set_off(self, i: int, now: float) -> None:
        """Make a mover of a disc at rest."""
        self._resting.remove(i)
        self._movers.append(i)
        self._time[i] = now
        self._what[i] = _NOTHING
        if i not in self.moved:
            self.moved.append(i)

    def _shove(
        self, i: int, j: int, nx: float, ny: float, vx: float, vy: float, now: float
    ) -> None:
        """Let a mover meet an unbalanced disc."""
        closing = vx * nx + vy * ny
        bounce = restitution(self._table, closing)
        free = 0.5 * (1.0 + bounce) * closing
        hole = self.holes[j]
        hx, hy = CENTRES[hole][0] - self.x[j], CENTRES[hole][1] - self.y[j]
        length = hypot(hx, hy)
        cosine = (hx * nx + hy * ny) / length if length > 0.0 else 1.0
        answer = strike(self._table, free, cosine)
        if answer is Answer.STAYS:
            bounced = closing + max(bounce * closing, self._table.least_separation)
            self._launch(i, vx - bounced * nx, vy - bounced * ny)
            return
        self._launch(i, vx - free * nx, vy - free * ny)
        self._set_off(j, now)
        if answer is Answer.LOOSENS:
            self.lies[j], self.holes[j], self._over[j] = Lie.LOOSE, -1, hole
            self._launch(j, free * nx, free * ny)
        else:
            self._sink(j, hole, self.pits[j] is not (answer is Answer.TURNS))

    def _sink(self, i: int, hole: int, pit: bool) -> None:
        """Lay a mover into a hole for good."""
        self._leave_play(i)
        self.x[i], self.y[i] = CENTRES[hole]
        self.lies[i], self.holes[i], self.pits[i] = Lie.SUNK, hole, pit
        self._free[hole] = False

    def _lean(self, i: int, hole: int, x: float, y: float, now: float) -> None:
        """Lay a mover half into a hole, wholly where another disc stands in its place."""
        apart = 2.0 * self._radius
        for j in self._movers:
            self._advance(j, now)
        for j in self._movers + self._resting:
            if j != i and hypot(self.x[j] - x, self.y[j] - y) < apart:
                self._sink(i, hole, self.pits[i])
                return
        self._leave_play(i)
        self._resting.append(i)
        self.x[i], self.y[i] = x, y
        self.lies[i], self.holes[i] = Lie.UNBALANCED, hole

    def _leave_play(self, i: int) -> None:
        """Take a mover from the movers, for good or until it is struck."""
        self._movers.remove(i)
        self._speed[i] = 0.0
        self._what[i] = _NOTHING

    def _enter(self, i: int, hole: int, now: float) -> None:
        """Let a mover lose its support over a hole, or slide over the disc that fills it."""
        self._advance(i, now)
        if not self._free[hole]:
            self._speed[i] *= self._table.sliding_over
            self._over[i] = hole
            return
        hx, hy = CENTRES[hole]
        x, y, ux, uy = self.x[i] - hx, self.y[i] - hy, self._ux[i], self._uy[i]
        side = x * uy - y * ux
        offset = min(abs(side), self._support)
        passage, share, turn = cross(self._table, self._speed[i], offset)
        if self.corners:
            self.corners[i].append((self.x[i], self.y[i]))
        if passage is Passage.CROSS:
            self._speed[i] *= share
            self._over[i] = hole
            angle = radians(turn if side < 0.0 else -turn)
            c, s = cos(angle), sin(angle)
            self._ux[i], self._uy[i] = ux * c - uy * s, ux * s + uy * c
        elif passage is Passage.LEAN:
            px, py = lean_place(self._table, x, y, ux, uy, self._speed[i])
            self._lean(i, hole, hx + px, hy + py, now)
        else:
            self._sink(i, hole, passage is Passage.FLIP or self.pits[i])

    def _come_to_rest(self, i: int, now: float) -> None:
        """Lay a mover down that stops over a hole."""
        self._advance(i, now)
        hole = self._over[i]
        x, y = CENTRES[hole]
        lie = lie_at_rest(self._table, hypot(self.x[i] - x, self.y[i] - y))
        if lie == 2:
            self._sink(i, hole, self.pits[i])
        elif lie == 1:
            self._lean(i, hole, self.x[i], self.y[i], now)
        else:
            self._leave_play(i)
            self._resting.append(i)
