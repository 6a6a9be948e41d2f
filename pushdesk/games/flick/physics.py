# SPDX-License-Identifier: GPL-3.0-or-later
"""The live board: one shot simulated to rest with pymunk, always from a fresh space.

The step is fixed (`Table.step`), so the same position and launch give the same trace,
bit for bit, on one machine. Sliding friction is done in C by two joints with a bounded
force for each disc (physics.md). Impacts are computed here from the moment at which the
discs touched: a solver that looks at overlapping discs turns them by several degrees.
"""

from __future__ import annotations

import functools
import itertools
import math
from typing import Any

import pymunk

from pushdesk.games.flick import holes
from pushdesk.games.flick.holes import Answer, Passage
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, HOLES, Table
from pushdesk.games.flick.trace import RATE, Contact, Launch, Touch, Trace, Track

_DISC, _CENTRE, _HOLE, _EDGE, _LEANING = range(1, 6)
_RIM, _MIDDLE = 0b01, 0b10
"""Categories: whole discs meet discs, their middles meet holes and edges."""
CENTRE_RADIUS = 0.01
HARD = 5.0
"""From this closing speed on, mm/s, an impact is computed here; below, discs lie together."""
SETTLING = 6
"""Samples that a disc takes from the rim into its hole, for the eye only."""
SAME_TOUCH = 0.01
"""s within which contacts of the same two discs are one to the ear."""
DIGITS = 4
"""Decimals of a settled place in mm: far below the exactness of the physics."""
CHECK = 8
"""Steps between two looks at whether everything lies still."""


@functools.lru_cache(maxsize=8)
def simulate(discs: tuple[Disc, ...], launch: Launch, table: Table) -> Trace:
    """Return what happens when a disc is launched on a board.

    `discs` lie on the board by number; the launched one is not among them. The
    result depends on nothing else.
    """
    live = _Live(discs, launch, table, watched=True)
    live.run()
    return live.trace()


def outcome(discs: tuple[Disc, ...], launch: Launch, table: Table) -> Result:
    """Return the result of `simulate` without its tracks and contacts, a little faster."""
    live = _Live(discs, launch, table, watched=False)
    live.run()
    return live.result()


class _Live:
    """One shot in progress."""

    def __init__(
        self, discs: tuple[Disc, ...], launch: Launch, table: Table, *, watched: bool
    ) -> None:
        self.table = table
        self.launch = launch
        self.watched = watched
        self.before = {disc.number: disc for disc in discs}
        self.lying = dict(self.before)
        self.lying[launch.number] = Disc(launch.number, launch.x, launch.y)
        self.plugged = {d.hole: d.number for d in discs if d.lie is not Lie.LOOSE}
        self.bodies: dict[int, pymunk.Body] = {}
        self.off: list[int] = []
        self.contacts: list[Contact] = []
        self.steps = 0
        self._heard: dict[tuple[int, int], float] = {}
        self._exempt: dict[int, int] = {}
        self._entries: list[tuple[int, int]] = []
        self._falls: list[int] = []
        self._struck: list[tuple[int, float, float, Answer]] = []
        self._shifts: list[tuple[pymunk.Body, float, float]] = []
        self._samples: dict[int, list[tuple[float, float]]] = {}
        self._began: dict[int, int] = {}
        self._sinking: dict[int, tuple[int, tuple[float, float]]] = {}
        self._build()

    # The space.

    def _build(self) -> None:
        table = self.table
        space = self.space = pymunk.Space()
        space.iterations = 10
        space.collision_slop = 0.01
        space.sleep_time_threshold = 0.05
        space.idle_speed_threshold = 1.0
        ground = space.static_body
        for hole in range(HOLES):
            self._sensor(pymunk.Circle(ground, table.support, CENTRES[hole]), _HOLE, hole)
        half, far = table.half, table.half + 600.0
        for corners in (
            ((-far, half), (far, half), (far, far), (-far, far)),
            ((-far, -far), (far, -far), (far, -half), (-far, -half)),
            ((half, -far), (far, -far), (far, far), (half, far)),
            ((-far, -far), (-half, -far), (-half, far), (-far, far)),
        ):
            self._sensor(pymunk.Poly(ground, corners), _EDGE, -1)
        for number in sorted(self.lying):
            disc = self.lying[number]
            if disc.lie is Lie.LOOSE:
                self._add_disc(disc)
            elif disc.lie is Lie.UNBALANCED:
                self._add_leaning(disc)
        body = self.bodies[self.launch.number]
        body.velocity = (self.launch.vx, self.launch.vy)
        space.on_collision(_CENTRE, _HOLE, begin=self._enters, separate=self._leaves)
        space.on_collision(_CENTRE, _EDGE, begin=self._falls_off)
        space.on_collision(_DISC, _DISC, pre_solve=self._meet)
        space.on_collision(_DISC, _LEANING, pre_solve=self._meet_leaning)
        speed = math.hypot(self.launch.vx, self.launch.vy)
        self._note(Touch.FLICK, self.launch.number, -1, speed)

    def _sensor(self, shape: pymunk.Shape, kind: int, hole: int) -> None:
        shape.sensor = True
        shape.collision_type = kind
        shape.filter = pymunk.ShapeFilter(categories=_MIDDLE, mask=_MIDDLE)
        shape.hole = hole
        self.space.add(shape)

    def _add_disc(self, disc: Disc) -> pymunk.Body:
        table = self.table
        radius, mass = table.disc_radius, table.disc_mass
        body = pymunk.Body(mass, mass * radius * radius / 2.0)
        body.position = (disc.x, disc.y)
        body.number = disc.number
        rim = pymunk.Circle(body, radius)
        rim.collision_type = _DISC
        rim.filter = pymunk.ShapeFilter(categories=_RIM, mask=_RIM)
        middle = pymunk.Circle(body, CENTRE_RADIUS)
        middle.sensor = True
        middle.collision_type = _CENTRE
        middle.filter = pymunk.ShapeFilter(categories=_MIDDLE, mask=_MIDDLE)
        slide = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        slide.max_bias = 0.0
        slide.max_force = mass * table.deceleration
        # A turning disc rubs on the whole of its face: 2/3 of the radius on average.
        spin = pymunk.GearJoint(self.space.static_body, body, 0.0, 1.0)
        spin.max_bias = 0.0
        spin.max_force = slide.max_force * radius * 2.0 / 3.0
        self.space.add(body, rim, middle, slide, spin)
        self.bodies[disc.number] = body
        return body

    def _add_leaning(self, disc: Disc) -> None:
        body = pymunk.Body(body_type=pymunk.Body.STATIC)
        body.position = (disc.x, disc.y)
        body.number = disc.number
        rim = pymunk.Circle(body, self.table.disc_radius)
        rim.collision_type = _LEANING
        rim.filter = pymunk.ShapeFilter(categories=_RIM, mask=_RIM)
        self.space.add(body, rim)
        self.bodies[disc.number] = body

    def _remove(self, number: int) -> None:
        body = self.bodies.pop(number)
        self.space.remove(*body.constraints, *body.shapes, body)

    # What the space reports. Nothing may be added or removed before the step is over.

    def _enters(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        middle, hole = arbiter.shapes
        number = _number(middle)
        if self._exempt.get(number) != hole.hole:
            self._entries.append((number, hole.hole))

    def _leaves(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        if not self._exempt:
            return
        # Which of the two comes first here is not said.
        middle, hole = sorted(arbiter.shapes, key=lambda shape: shape.collision_type)
        number = _number(middle)
        if self._exempt.get(number) == hole.hole:
            del self._exempt[number]

    def _falls_off(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        self._falls.append(_number(arbiter.shapes[0]))

    def _meet(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Let two discs part as they do from the moment at which they touched."""
        one, two = arbiter.bodies
        table = self.table
        impact = _impact(one, two, 2.0 * table.disc_radius)
        arbiter.restitution = 0.0
        arbiter.friction = table.disc_friction
        if impact is None:
            return
        closing, nx, ny, since = impact
        if closing < HARD:
            return
        arbiter.process_collision = False
        (vx1, vy1), (vx2, vy2) = one.velocity, two.velocity
        mass, radius = table.disc_mass, table.disc_radius
        e = holes.restitution(table, closing)
        push = (1.0 + e) / 2.0 * closing
        # Along the tangent (-ny, nx) the rims slide on each other, spin included.
        rubbing = (vx1 - vx2) * -ny + (vy1 - vy2) * nx
        rubbing += radius * (one.angular_velocity + two.angular_velocity)
        most = table.disc_friction * push
        drag = min(most, max(-most, rubbing / 6.0))
        dx, dy = push * nx - drag * ny, push * ny + drag * nx
        one.velocity = (vx1 - dx, vy1 - dy)
        two.velocity = (vx2 + dx, vy2 + dy)
        turn = drag * mass * radius / one.moment
        one.angular_velocity -= turn
        two.angular_velocity -= turn
        self._shifts.append((one, -dx * since, -dy * since))
        self._shifts.append((two, dx * since, dy * since))
        self._hear(one.number, two.number, closing)

    def _meet_leaning(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Let a disc meet one that leans into a hole."""
        mover, leaning = arbiter.bodies
        table = self.table
        arbiter.restitution = 0.0
        arbiter.friction = 0.0
        impact = _impact(mover, leaning, 2.0 * table.disc_radius)
        if impact is None or impact[0] < HARD:
            return
        closing, nx, ny, since = impact
        arbiter.process_collision = False
        number: int = leaning.number
        disc = self.lying[number]
        hx, hy = CENTRES[disc.hole]
        away = math.hypot(hx - disc.x, hy - disc.y)
        cosine = ((hx - disc.x) * nx + (hy - disc.y) * ny) / away if away else 1.0
        e = holes.restitution(table, closing)
        free = (1.0 + e) / 2.0 * closing
        answer = holes.strike(table, free, cosine)
        loss = (1.0 + e) * closing if answer is Answer.STAYS else free
        vx, vy = mover.velocity
        mover.velocity = (vx - loss * nx, vy - loss * ny)
        self._shifts.append((mover, -loss * nx * since, -loss * ny * since))
        if answer is not Answer.STAYS and all(each[0] != number for each in self._struck):
            self._struck.append((number, free * nx, free * ny, answer))
        self._hear(mover.number, number, closing)

    # The course of a shot.

    @property
    def time(self) -> float:
        """Return the time from the flick, s."""
        return self.steps * self.table.step

    def run(self) -> None:
        """Step until everything lies still."""
        table, space = self.table, self.space
        every = round(1.0 / (RATE * table.step))
        last = round(table.longest_shot / table.step)
        still = 0
        if self.watched:
            self._sample()
        while self.steps < last:
            space.step(table.step)
            self.steps += 1
            if self._shifts:
                for body, dx, dy in self._shifts:
                    x, y = body.position
                    body.position = (x + dx, y + dy)
                self._shifts.clear()
            if self._struck or self._entries or self._falls:
                self._resolve()
            if self.watched and self.steps % every == 0:
                self._sample()
            if self.steps % CHECK == 0:
                still = still + 1 if self._at_rest() else 0
                if still >= 2:
                    break
        self._come_to_rest()

    def _at_rest(self) -> bool:
        table = self.table
        for body in self.bodies.values():
            if body.body_type == pymunk.Body.DYNAMIC and not body.is_sleeping:
                vx, vy = body.velocity
                moving = math.hypot(vx, vy) >= table.rest_speed
                if moving or abs(body.angular_velocity) >= table.rest_spin:
                    return False
        return True

    def _resolve(self) -> None:
        """Do what was reported during the step."""
        for number, vx, vy, answer in self._struck:
            self._answer(number, vx, vy, answer)
        self._struck.clear()
        for number in self._falls:
            if number in self.bodies:
                self._fall(number)
        self._falls.clear()
        for number, hole in self._entries:
            if number in self.bodies and self.lying[number].lie is Lie.LOOSE:
                self._enter(number, hole)
        self._entries.clear()

    def _answer(self, number: int, vx: float, vy: float, answer: Answer) -> None:
        disc = self.lying[number]
        self._remove(number)
        speed = math.hypot(vx, vy)
        if answer is Answer.LOOSENS:
            loose = Disc(number, disc.x, disc.y, Lie.LOOSE, -1, disc.pit)
            self.lying[number] = loose
            del self.plugged[disc.hole]
            self._exempt[number] = disc.hole
            self._add_disc(loose).velocity = (vx, vy)
            self._note(Touch.LOOSEN, number, disc.hole, speed)
            return
        turns = answer is Answer.TURNS
        self._sink(number, disc.hole, disc.pit != turns, (disc.x, disc.y))
        self._note(Touch.FLIP if turns else Touch.SINK, number, disc.hole, speed)

    def _fall(self, number: int) -> None:
        vx, vy = self.bodies[number].velocity
        if self.watched:
            x, y = self.bodies[number].position
            self._samples.setdefault(number, []).append((x, y))
        self._remove(number)
        del self.lying[number]
        self.off.append(number)
        self._note(Touch.FALL, number, -1, math.hypot(vx, vy))

    def _enter(self, number: int, hole: int) -> None:
        """Decide what a hole does to a disc whose middle has come over it."""
        body = self.bodies[number]
        table = self.table
        vx, vy = body.velocity
        speed = math.hypot(vx, vy)
        occupant = self.plugged.get(hole)
        if occupant is not None:
            if self.lying[occupant].lie is Lie.SUNK:
                body.velocity = (vx * table.sliding_over, vy * table.sliding_over)
                self._note(Touch.OVER, number, hole, speed)
            return
        if speed < table.rest_speed:
            return
        ux, uy = vx / speed, vy / speed
        x, y = body.position[0] - CENTRES[hole][0], body.position[1] - CENTRES[hole][1]
        along = x * ux + y * uy
        offset = min(table.support, abs(x * uy - y * ux))
        # The step has carried the middle a little beyond the rim.
        since = max(0.0, (along + holes.chord(table, offset)) / speed)
        entry = (x - vx * since, y - vy * since)
        passage, share, turn = holes.cross(table, speed, offset)
        if passage is Passage.CROSS:
            side = 1.0 if ux * entry[1] - uy * entry[0] > 0 else -1.0
            angle = math.radians(turn) * side
            cos, sin = math.cos(angle) * share, math.sin(angle) * share
            body.velocity = (vx * cos - vy * sin, vx * sin + vy * cos)
            new = body.velocity
            body.position = (
                body.position[0] + (new[0] - vx) * since,
                body.position[1] + (new[1] - vy) * since,
            )
            self._note(Touch.RIM, number, hole, speed)
            return
        start = (body.position[0], body.position[1])
        pit = self.lying[number].pit
        self._remove(number)
        if passage is Passage.LEAN:
            px, py = holes.lean_place(table, *entry, ux, uy, speed)
            place = (px + CENTRES[hole][0], py + CENTRES[hole][1])
            leaning = Disc(number, *place, Lie.UNBALANCED, hole, pit)
            self.lying[number] = leaning
            self.plugged[hole] = number
            self._add_leaning(leaning)
            self._sinking[number] = (self.steps, start)
            self._note(Touch.LEAN, number, hole, speed)
            return
        flips = passage is Passage.FLIP
        self._sink(number, hole, pit != flips, start)
        self._note(Touch.FLIP if flips else Touch.SINK, number, hole, speed)

    def _sink(self, number: int, hole: int, pit: bool, start: tuple[float, float]) -> None:
        self.lying[number] = Disc(number, *CENTRES[hole], Lie.SUNK, hole, pit)
        self.plugged[hole] = number
        self._sinking[number] = (self.steps, start)

    def _come_to_rest(self) -> None:
        """Note where the loose discs lie, apart from each other and never unsupported."""
        for number, body in self.bodies.items():
            disc = self.lying[number]
            if disc.lie is Lie.LOOSE:
                x, y = body.position
                self.lying[number] = Disc(number, x, y, Lie.LOOSE, -1, disc.pit)
        _part(self.lying, self.before, 2.0 * self.table.disc_radius)
        for number in sorted(self.lying):
            self._lose_support(self.lying[number])

    def _lose_support(self, disc: Disc) -> None:
        """Let a disc that lies still with its middle over an open hole lean or sink."""
        if disc.lie is not Lie.LOOSE:
            return
        for hole, (hx, hy) in enumerate(CENTRES):
            distance = math.hypot(disc.x - hx, disc.y - hy)
            lies = holes.lie_at_rest(self.table, distance)
            if lies and hole not in self.plugged:
                place = (hx, hy) if lies == 2 else (disc.x, disc.y)
                lie = Lie.SUNK if lies == 2 else Lie.UNBALANCED
                self.lying[disc.number] = Disc(disc.number, *place, lie, hole, disc.pit)
                self.plugged[hole] = disc.number
                self._note(Touch.SINK if lies == 2 else Touch.LEAN, disc.number, hole, 0.0)
                return

    # What is told of it.

    def _note(self, touch: Touch, number: int, other: int, speed: float) -> None:
        if self.watched:
            self.contacts.append(Contact(self.time, touch, number, other, speed))

    def _hear(self, one: int, two: int, closing: float) -> None:
        pair = (min(one, two), max(one, two))
        if self.time - self._heard.get(pair, -1.0) > SAME_TOUCH:
            self._note(Touch.DISC, one, two, closing)
        self._heard[pair] = self.time

    def _sample(self) -> None:
        for number, disc in self.lying.items():
            samples = self._samples.setdefault(number, [])
            sinking = self._sinking.get(number)
            if sinking is not None:
                step, (x, y) = sinking
                part = min(1.0, (self.steps - step + 8) / (8.0 * SETTLING))
                samples.append((x + (disc.x - x) * part, y + (disc.y - y) * part))
            elif disc.lie is Lie.LOOSE:
                x, y = self.bodies[number].position
                samples.append((x, y))
            else:
                samples.append((disc.x, disc.y))

    def result(self) -> Result:
        """Return what lies otherwise than before."""
        moved = []
        for number in sorted(self.lying):
            disc = self.lying[number]
            tidy = Disc(
                number, round(disc.x, DIGITS), round(disc.y, DIGITS), disc.lie, disc.hole, disc.pit
            )
            before = self.before.get(number)
            if before is None or (disc != before and tidy != before):
                moved.append(tidy)
        return Result(tuple(moved), tuple(self.off))

    def trace(self) -> Trace:
        """Return the whole shot."""
        result = self.result()
        ends = {disc.number: (disc.x, disc.y) for disc in result.moved}
        tracks = []
        for number in sorted(set(ends) | set(self.off)):
            samples = self._samples[number]
            first = next(
                (n for n, place in enumerate(samples) if place != samples[0]), len(samples)
            )
            first = max(0, first - 1)
            ways = samples[first:]
            if number in ends:
                ways = [*_trimmed(ways, ends[number]), ends[number]]
            tracks.append(
                Track(number, first / RATE, tuple(x for x, _ in ways), tuple(y for _, y in ways))
            )
        duration = max(
            (track.begin + (len(track.xs) - 1) / RATE for track in tracks), default=self.time
        )
        contacts = tuple(sorted(self.contacts, key=lambda each: each.time))
        return Trace(self.launch, duration, tuple(tracks), contacts, result)


def _number(shape: pymunk.Shape) -> int:
    """Return the number of the disc that a shape is part of."""
    body = shape.body
    assert body is not None
    number: int = body.number
    return number


def _trimmed(ways: list[tuple[float, float]], end: tuple[float, float]) -> list[Any]:
    """Return a way without the samples in which its disc already lies still."""
    last = len(ways)
    while last > 1 and math.dist(ways[last - 1], end) < 0.01:
        last -= 1
    return ways[:last]


def _impact(
    one: pymunk.Body, two: pymunk.Body, reach: float
) -> tuple[float, float, float, float] | None:
    """Return closing speed, normal from one to two, and how long ago they touched.

    None when they part already. The moment τ solves |d − v τ| = 2 r (physics.md).
    """
    (x1, y1), (x2, y2) = one.position, two.position
    (vx1, vy1), (vx2, vy2) = one.velocity, two.velocity
    dx, dy, vx, vy = x2 - x1, y2 - y1, vx2 - vx1, vy2 - vy1
    square = vx * vx + vy * vy
    along = dx * vx + dy * vy
    if along >= 0.0 or square == 0.0:
        return None
    gap = dx * dx + dy * dy - reach * reach
    root = along * along - square * gap
    since = max(0.0, (along + math.sqrt(max(0.0, root))) / square) if gap < 0.0 else 0.0
    nx, ny = dx - vx * since, dy - vy * since
    length = math.hypot(nx, ny)
    if length == 0.0:
        return None
    nx, ny = nx / length, ny / length
    closing = -(vx * nx + vy * ny)
    return (closing, nx, ny, since) if closing > 0.0 else None


def _part(lying: dict[int, Disc], before: dict[int, Disc], reach: float) -> None:
    """Push discs that rest inside each other apart; those that never moved stay, if they can."""
    for _round in range(60):
        apart = True
        standing = [disc for disc in lying.values() if disc.lie is not Lie.SUNK]
        for one, two in itertools.combinations(sorted(n.number for n in standing), 2):
            a, b = lying[one], lying[two]
            distance = math.hypot(b.x - a.x, b.y - a.y)
            if distance >= reach - 1e-3 or distance == 0.0:
                continue
            apart = False
            loose_a = 0.0 if a.lie is Lie.UNBALANCED else 1.0
            loose_b = 0.0 if b.lie is Lie.UNBALANCED else 1.0
            if loose_a and loose_b and before.get(one) == a:
                loose_a = 0.0
            elif loose_a and loose_b and before.get(two) == b:
                loose_b = 0.0
            if not loose_a + loose_b:
                continue
            push = (reach - distance) / (loose_a + loose_b) / distance
            dx, dy = (b.x - a.x) * push, (b.y - a.y) * push
            lying[one] = Disc(one, a.x - dx * loose_a, a.y - dy * loose_a, a.lie, a.hole, a.pit)
            lying[two] = Disc(two, b.x + dx * loose_b, b.y + dy * loose_b, b.lie, b.hole, b.pit)
        if apart:
            return
