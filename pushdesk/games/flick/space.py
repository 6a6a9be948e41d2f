# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as pymunk sees it: what slides, what touches, whose middle is over a hole.

pymunk moves the discs, takes off what friction takes, and reports every contact; what a
contact does is reckoned in `live`. A space can be used again and again: whatever is
reported is put in an order that doesn't depend on what lay in it before, the joints of
a disc are made anew each time it is set off, and pymunk's own solver has nothing to
solve, because every shape is a sensor. So a used space gives the results of a fresh
one, bit for bit.
"""

from __future__ import annotations

import math
import weakref
from typing import Any

import pymunk

from pushdesk.games.flick.table import CENTRES, HOLES, Table

_DISC, _MIDDLE, _HOLE, _EDGE = range(1, 5)
_RIMS, _MIDDLES = 0b01, 0b10
"""Categories: whole discs meet discs, their middles meet holes and edges."""
FAR = 2000.0
"""mm to the east of the board's centre, where discs wait that aren't on the board."""
BEYOND = 600.0
"""mm; depth of what lies around the board, far more than a disc goes in a step."""
STANDING = 1e-6
"""mm/s; rounding leaves less than this of a speed that friction has taken away."""

Motion = tuple[float, float, float, float, float]
"""Place x, y in mm, velocity x, y in mm/s, spin in rad/s, counterclockwise."""


class _Reports:
    """What pymunk reports of a step; it knows nothing of the space, which can so be freed.

    Attributes as of `Space`, and:
        numbers: the number of the disc that a body is.

    """

    def __init__(self) -> None:
        self.met: list[tuple[int, int]] = []
        self.over: list[tuple[int, int]] = []
        self.beyond: list[int] = []
        self.numbers: dict[pymunk.Body | None, int] = {}

    def clear(self) -> None:
        """Forget what the last step was."""
        self.met.clear()
        self.over.clear()
        self.beyond.clear()

    def meet(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Note that two discs overlap."""
        one, two = arbiter.shapes
        a, b = self.numbers[one.body], self.numbers[two.body]
        self.met.append((a, b) if a < b else (b, a))

    def come_over(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Note that the middle of a disc is over a hole."""
        middle, rim = arbiter.shapes
        hole: int = rim.hole
        self.over.append((self.numbers[middle.body], hole))

    def come_beyond(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Note that the middle of a disc is beyond the edge."""
        self.beyond.append(self.numbers[arbiter.shapes[0].body])


class Space:
    """A board without rules: at most as many discs as are ever laid on it at once.

    Attributes:
        met: pairs of discs that overlapped in the last step, the lower number first.
        over: discs with the hole over which their middle was in the last step.
        beyond: discs whose middle was beyond the edge in the last step.

    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._reports = reports = _Reports()
        self.met, self.over, self.beyond = reports.met, reports.over, reports.beyond
        self._bodies: dict[int, pymunk.Body] = {}
        self._free: list[pymunk.Body] = []
        self._gear: dict[int, tuple[Any, ...]] = {}
        # pymunk moves a disc by its speed before friction slows it down. Its speed is
        # therefore kept as that in the middle of the step to come: then the way is exact.
        self._half_loss = table.deceleration * table.step / 2.0
        self._space = pymunk.Space()
        # Every joint has a body of its own, so there is nothing to iterate for.
        self._space.iterations = 1
        self._ground = pymunk.Body(body_type=pymunk.Body.STATIC)
        self._space.add(self._ground)
        self._add_ground()
        self._space.on_collision(_DISC, _DISC, pre_solve=reports.meet)
        self._space.on_collision(_MIDDLE, _HOLE, pre_solve=reports.come_over)
        self._space.on_collision(_MIDDLE, _EDGE, pre_solve=reports.come_beyond)
        # A full space that is freed when the interpreter ends crashes it (pymunk 7.3.1).
        weakref.finalize(self, _take_apart, self._space)

    def lay(self, number: int, x: float, y: float) -> None:
        """Lay a disc on the board."""
        body = self._free.pop() if self._free else self._new_body()
        body.position = (x, y)
        self._bodies[number] = body
        self._reports.numbers[body] = number

    def take(self, number: int) -> None:
        """Take a disc away."""
        body = self._bodies.pop(number)
        if number in self._gear:
            self._space.remove(*self._gear.pop(number))
            body.velocity = (0.0, 0.0)
        body.position = (FAR, body.berth)
        self._free.append(body)

    def clear(self) -> None:
        """Take everything away."""
        for number in list(self._bodies):
            self.take(number)
        self._reports.clear()

    def put(self, number: int, motion: Motion) -> None:
        """Give a disc a place and a motion; from the first time on the board rubs on it."""
        body = self._bodies[number]
        if number not in self._gear:
            self._gear[number] = self._new_gear(body)
        x, y, vx, vy, spin = motion
        speed = math.hypot(vx, vy)
        if speed > 2.0 * self._half_loss:
            share = 1.0 - self._half_loss / speed
        else:
            # It stops within the step, after v² / 2µg.
            share = speed / (4.0 * self._half_loss)
        body.position = (x, y)
        body.velocity = (vx * share, vy * share)
        body.angular_velocity = spin

    def motion(self, number: int) -> Motion:
        """Return the place and the motion of a disc."""
        body = self._bodies[number]
        x, y = body.position
        vx, vy = body.velocity
        speed = math.hypot(vx, vy)
        if speed < STANDING:
            return x, y, 0.0, 0.0, body.angular_velocity
        share = 1.0 + self._half_loss / speed
        return x, y, vx * share, vy * share, body.angular_velocity

    def step(self) -> None:
        """Let one step pass and note what touched in it."""
        self._reports.clear()
        self._space.step(self.table.step)

    def _add_ground(self) -> None:
        table, ground = self.table, self._ground
        for hole in range(HOLES):
            rim = pymunk.Circle(ground, table.support, CENTRES[hole])
            rim.hole = hole
            self._add_sensor(rim, _HOLE, _MIDDLES)
        half, far = table.half, table.half + BEYOND
        for corners in (
            ((-far, half), (far, half), (far, far), (-far, far)),
            ((-far, -far), (far, -far), (far, -half), (-far, -half)),
            ((half, -far), (far, -far), (far, far), (half, far)),
            ((-far, -far), (-half, -far), (-half, far), (-far, far)),
        ):
            self._add_sensor(pymunk.Poly(ground, corners), _EDGE, _MIDDLES)

    def _add_sensor(self, shape: pymunk.Shape, kind: int, category: int) -> None:
        shape.sensor = True
        shape.collision_type = kind
        shape.filter = pymunk.ShapeFilter(categories=category, mask=category)
        self._space.add(shape)

    def _new_body(self) -> pymunk.Body:
        radius, mass = self.table.disc_radius, self.table.disc_mass
        body = pymunk.Body(mass, mass * radius * radius / 2.0)
        body.berth = 3.0 * radius * (len(self._bodies) + len(self._free))
        self._space.add(body)
        self._add_sensor(pymunk.Circle(body, radius), _DISC, _RIMS)
        return body

    def _new_gear(self, body: pymunk.Body) -> tuple[Any, ...]:
        """Return what a disc needs that moves: its middle and the friction of the board."""
        table, ground = self.table, self._ground
        middle = pymunk.Circle(body, 0.0)
        self._add_sensor(middle, _MIDDLE, _MIDDLES)
        slide = pymunk.PivotJoint(ground, body, (0.0, 0.0), (0.0, 0.0))
        slide.max_bias = 0.0
        slide.max_force = table.disc_mass * table.deceleration
        # A turning disc rubs on the whole of its face: 2/3 of the radius on average.
        turn = pymunk.GearJoint(ground, body, 0.0, 1.0)
        turn.max_bias = 0.0
        turn.max_force = slide.max_force * table.disc_radius * 2.0 / 3.0
        self._space.add(slide, turn)
        return middle, slide, turn


def _take_apart(space: pymunk.Space) -> None:
    """Take everything out of a space."""
    space.remove(*space.constraints, *space.shapes, *space.bodies)
