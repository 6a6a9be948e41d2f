# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of one shot on the live board, from the flick to rest.

The space steps at `Table.step` and reports what touches what. What happened within a
step is sorted by its moment and reckoned from that moment, not from the end of the step,
where discs already overlap: a normal taken there is off by several degrees. Between two
happenings, as long as `clearance` is sure that there is none, the discs leap on in
closed form, always by whole steps.
"""

from __future__ import annotations

import math

from pushdesk.games.flick import holes, impacts
from pushdesk.games.flick.clearance import free_time
from pushdesk.games.flick.holes import Answer, Passage
from pushdesk.games.flick.recording import Recording
from pushdesk.games.flick.rest import part, result, support
from pushdesk.games.flick.space import Motion, Space
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, HOLES
from pushdesk.games.flick.trace import RATE, Launch, Touch

NEAR = 3
"""Steps that are made one by one where something is about to happen."""
CROWDED = 0.01
"""mm by which a disc that leans may overlap another."""
_FALL, _MEET, _ENTER = range(3)


class LiveShot:
    """One shot in progress.

    Attributes:
        discs: everything on the board by number; a disc in motion as it lay before.
        motions: the discs that were set off and are still loose on the board.
        off: numbers of the discs that left the board, in the order in which they did.
        steps: how many steps of the space have passed.

    """

    def __init__(
        self,
        space: Space,
        discs: tuple[Disc, ...],
        launch: Launch,
        recording: Recording | None = None,
    ) -> None:
        self.table = space.table
        self.discs = {disc.number: disc for disc in discs}
        self.discs[launch.number] = Disc(launch.number, launch.x, launch.y)
        self.motions: dict[int, Motion] = {}
        self.off: list[int] = []
        self.steps = 0
        self._before = {disc.number: disc for disc in discs}
        self._space = space
        self._recording = recording
        self._above: dict[int, int] = {}
        self._occupants = {disc.hole: disc.number for disc in discs if disc.lie is not Lie.LOOSE}
        self._last = round(self.table.longest_shot / self.table.step)
        self._steps_a_tick = round(1.0 / (RATE * self.table.step))
        for number in sorted(self.discs):
            disc = self.discs[number]
            if disc.lie is not Lie.SUNK:
                space.lay(number, disc.x, disc.y)
        self._set_off(launch.number, (launch.x, launch.y, launch.vx, launch.vy, 0.0))

    # Time.

    def run(self) -> None:
        """Go on until everything lies still."""
        while self.advance():
            pass
        self._come_to_rest()

    def advance(self) -> bool:
        """Go on to about the next happening; return whether anything moves still."""
        free = self._free_steps()
        if free > 0:
            self._leap(free)
        for _ in range(NEAR):
            if not self._moves():
                break
            self._step()
            if self._happen():
                break
        self._stop()
        return self._moves() and self.steps < self._last

    def _moves(self) -> bool:
        return any(motion[2] or motion[3] for motion in self.motions.values())

    def result(self) -> Result:
        """Return what the shot did to the board, once everything lies still."""
        return result(self._before, self.discs, self.off)

    def _come_to_rest(self) -> None:
        """Lay down what is loose, apart from each other and never unsupported."""
        for number, (x, y, _vx, _vy, _spin) in self.motions.items():
            self.discs[number] = Disc(number, x, y, Lie.LOOSE, -1, self.discs[number].pit)
        movable = sorted(self.motions)
        part(self.table, self.discs, movable)
        support(self.table, self.discs, movable)

    def _free_steps(self) -> int:
        """Return how many whole steps will surely pass without a happening."""
        moving: list[tuple[Motion, int]] = []
        resting = []
        for number, disc in self.discs.items():
            motion = self.motions.get(number)
            if motion is None:
                if disc.lie is not Lie.SUNK:
                    resting.append((disc.x, disc.y))
            elif motion[2] or motion[3]:
                moving.append((motion, self._above.get(number, -1)))
            else:
                resting.append((motion[0], motion[1]))
        time = free_time(self.table, moving, resting, self._active_holes())
        if time == math.inf:
            fastest = max((math.hypot(motion[2], motion[3]) for motion, _ in moving), default=0.0)
            return math.ceil(fastest / self.table.deceleration / self.table.step)
        # One step less, for what rounding may do.
        return min(math.floor(time / self.table.step) - 1, self._last - self.steps)

    def _active_holes(self) -> list[int]:
        """Return the holes that do something to a disc: all but those that one leans into."""
        return [
            hole
            for hole in range(HOLES)
            if hole not in self._occupants or self.discs[self._occupants[hole]].lie is Lie.SUNK
        ]

    def _leap(self, steps: int) -> None:
        """Let all discs slide on freely for some steps."""
        table, each = self.table, self._steps_a_tick
        if self._recording is not None:
            for tick in range(self.steps // each + 1, (self.steps + steps) // each + 1):
                time = (tick * each - self.steps) * table.step
                for number, motion in self.motions.items():
                    there = impacts.slid(table, motion, time)
                    self._recording.sample(tick, number, (there[0], there[1]))
        for number, motion in self.motions.items():
            motion = impacts.slid(table, motion, steps * table.step)
            self.motions[number] = motion
            self._space.put(number, motion)
        self.steps += steps
        self._leave_holes()

    def _step(self) -> None:
        """Make one step of the space."""
        self._space.step()
        self.steps += 1
        for number in self.motions:
            self.motions[number] = self._space.motion(number)

    def _leave_holes(self) -> None:
        for number, hole in list(self._above.items()):
            if self._distance(number, hole) > self.table.support:
                del self._above[number]

    def _distance(self, number: int, hole: int) -> float:
        motion = self.motions[number]
        return math.hypot(motion[0] - CENTRES[hole][0], motion[1] - CENTRES[hole][1])

    # What happens in a step.

    def _happen(self) -> bool:
        """Do what the space reported, in the order of time; return whether there was anything."""
        happenings = [(-self._fell(number), _FALL, number, -1) for number in self._space.beyond]
        for one, two in self._space.met:
            since = impacts.touched(self.table, self._motion(one), self._motion(two))
            if since is not None:
                happenings.append((-since, _MEET, one, two))
        for number, hole in self._space.over:
            if self._above.get(number) != hole:
                happenings.append((-self._entered(number, hole), _ENTER, number, hole))
        for _time, kind, number, other in sorted(happenings):
            # An earlier one may have taken the disc away.
            if kind == _MEET:
                self._meet(number, other)
            elif number in self.motions and kind == _FALL:
                self._fall(number)
            elif number in self.motions:
                self._enter(number, other)
        self._leave_holes()
        if self._recording is not None and self.steps % self._steps_a_tick == 0:
            for number, motion in self.motions.items():
                tick = self.steps // self._steps_a_tick
                self._recording.sample(tick, number, (motion[0], motion[1]))
        return bool(happenings)

    def _motion(self, number: int) -> Motion:
        """Return the motion of a disc that stands on the board."""
        motion = self.motions.get(number)
        if motion is None:
            disc = self.discs[number]
            motion = (disc.x, disc.y, 0.0, 0.0, 0.0)
        return motion

    def _fell(self, number: int) -> float:
        """Return how long ago the middle of a disc beyond the edge crossed it, s."""
        x, y, vx, vy, _spin = self.motions[number]
        half = self.table.half
        since = 0.0
        for place, speed in ((x, vx), (y, vy)):
            if abs(place) > half and place * speed > 0.0:
                since = max(since, (abs(place) - half) / abs(speed))
        return since

    def _entered(self, number: int, hole: int) -> float:
        """Return how long ago the middle of a disc over a hole came within its support, s."""
        x, y, vx, vy, _spin = self.motions[number]
        speed = math.hypot(vx, vy)
        if not speed:
            return 0.0
        dx, dy = x - CENTRES[hole][0], y - CENTRES[hole][1]
        offset = abs(dx * vy - dy * vx) / speed
        along = (dx * vx + dy * vy) / speed
        return max(0.0, (along + holes.chord(self.table, offset)) / speed)

    def _time(self, since: float) -> float:
        return self.steps * self.table.step - since

    # What a happening does.

    def _meet(self, one: int, two: int) -> None:
        """Let two discs part as they do from the moment at which they touched."""
        if any(each not in self.discs or self.discs[each].lie is Lie.SUNK for each in (one, two)):
            return
        table = self.table
        first, second = self._motion(one), self._motion(two)
        since = impacts.touched(table, first, second)
        if since is None:
            return
        first, second = (impacts.slid(table, motion, -since) for motion in (first, second))
        if self.discs[one].lie is Lie.UNBALANCED:
            self._shove(two, second, one, first, since)
            return
        if self.discs[two].lie is Lie.UNBALANCED:
            self._shove(one, first, two, second, since)
            return
        if self._recording is not None:
            closing = impacts.normal(first, second)[2]
            self._recording.hear(self._time(since), one, two, closing)
        first, second = impacts.bounced(table, first, second)
        self._go_on(one, first, since)
        self._go_on(two, second, since)

    def _shove(
        self, number: int, motion: Motion, leaning: int, stand: Motion, since: float
    ) -> None:
        """Let a disc meet one that leans into a hole."""
        table, disc = self.table, self.discs[leaning]
        nx, ny, closing = impacts.normal(motion, stand)
        free = (closing + holes.restitution(table, closing) * closing) / 2.0
        hx, hy = CENTRES[disc.hole][0] - disc.x, CENTRES[disc.hole][1] - disc.y
        away = math.hypot(hx, hy)
        answer = holes.strike(table, free, (hx * nx + hy * ny) / away if away else 1.0)
        if self._recording is not None:
            self._recording.hear(self._time(since), number, leaning, closing)
        if answer is Answer.STAYS:
            lost = closing + impacts.parting(table, closing)
            self._go_on(number, impacts.pushed(motion, nx, ny, lost), since)
            return
        self._go_on(number, impacts.pushed(motion, nx, ny, free), since)
        if answer is Answer.LOOSENS:
            del self._occupants[disc.hole]
            self.discs[leaning] = Disc(leaning, disc.x, disc.y, Lie.LOOSE, -1, disc.pit)
            self._note(since, Touch.LOOSEN, leaning, disc.hole, free)
            self._go_on(leaning, impacts.pushed(stand, nx, ny, -free), since)
            return
        turns = answer is Answer.TURNS
        self._sink(leaning, disc.hole, (disc.x, disc.y), since, flip=turns)
        self._note(since, Touch.FLIP if turns else Touch.SINK, leaning, disc.hole, free)

    def _enter(self, number: int, hole: int) -> None:
        """Let a hole do what it does to a disc whose middle has come over it."""
        table = self.table
        if self._distance(number, hole) >= table.support:
            return
        self._above[number] = hole
        since = self._entered(number, hole)
        motion = impacts.slid(table, self.motions[number], -since)
        x, y, vx, vy, spin = motion
        speed = math.hypot(vx, vy)
        occupant = self._occupants.get(hole)
        if occupant is not None:
            if self.discs[occupant].lie is Lie.SUNK and speed:
                share = table.sliding_over
                self._go_on(number, (x, y, vx * share, vy * share, spin), since)
                self._note(since, Touch.OVER, number, hole, speed)
            return
        dx, dy = x - CENTRES[hole][0], y - CENTRES[hole][1]
        side = (dx * vy - dy * vx) / speed if speed else 0.0
        offset = min(table.support, abs(side))
        passage, share, turn = holes.cross(table, speed, offset)
        if passage is Passage.CROSS:
            angle = math.radians(math.copysign(turn, -side))
            cos, sin = math.cos(angle) * share, math.sin(angle) * share
            turned = (x, y, vx * cos - vy * sin, vx * sin + vy * cos, spin)
            self._go_on(number, turned, since)
            self._note(since, Touch.RIM, number, hole, speed)
        elif passage is Passage.LEAN:
            ux, uy = (vx / speed, vy / speed) if speed else (0.0, 0.0)
            px, py = holes.lean_place(table, dx, dy, ux, uy, speed)
            place = (px + CENTRES[hole][0], py + CENTRES[hole][1])
            self._lean(number, hole, place, (x, y), since, speed)
        else:
            flips = passage is Passage.FLIP
            self._sink(number, hole, (x, y), since, flip=flips)
            self._note(since, Touch.FLIP if flips else Touch.SINK, number, hole, speed)

    def _fall(self, number: int) -> None:
        """Let a disc leave the board."""
        motion = self.motions[number]
        half = self.table.half
        if abs(motion[0]) <= half and abs(motion[1]) <= half:
            return
        since = self._fell(number)
        x, y, vx, vy, _spin = impacts.slid(self.table, motion, -since)
        if self._recording is not None:
            self._recording.leave(number, self._time(since), (x, y))
        self._note(since, Touch.FALL, number, -1, math.hypot(vx, vy))
        self._space.take(number)
        del self.motions[number], self.discs[number]
        self._above.pop(number, None)
        self.off.append(number)

    def _stop(self) -> None:
        """Let discs that have stopped over an open hole sink or lean."""
        for number, hole in list(self._above.items()):
            x, y, vx, vy, _spin = self.motions[number]
            if vx or vy or hole in self._occupants:
                continue
            lies = holes.lie_at_rest(self.table, self._distance(number, hole))
            if lies == 2:
                self._sink(number, hole, (x, y), 0.0, flip=False)
                self._note(0.0, Touch.SINK, number, hole, 0.0)
            elif lies == 1:
                self._lean(number, hole, (x, y), (x, y), 0.0, 0.0)

    # How discs lie.

    def _set_off(self, number: int, motion: Motion) -> None:
        """Let a disc move that has lain still."""
        disc = self.discs[number]
        place, support = (disc.x, disc.y), self.table.support
        for hole, centre in enumerate(CENTRES):
            if math.dist(place, centre) < support:
                self._above[number] = hole
        self.motions[number] = motion
        self._space.put(number, motion)

    def _go_on(self, number: int, motion: Motion, since: float) -> None:
        """Let a disc go on with a motion that it got some time ago."""
        if number not in self.motions:
            if self._recording is not None:
                self._recording.begin(number, self._time(since), (motion[0], motion[1]))
            self._set_off(number, motion)
        motion = impacts.slid(self.table, motion, since)
        self.motions[number] = motion
        self._space.put(number, motion)

    def _sink(
        self, number: int, hole: int, start: tuple[float, float], since: float, *, flip: bool
    ) -> None:
        """Lay a disc into a hole for good."""
        pit = self.discs[number].pit is not flip
        self._lay_down(Disc(number, *CENTRES[hole], Lie.SUNK, hole, pit), start, since)

    def _lean(
        self,
        number: int,
        hole: int,
        place: tuple[float, float],
        start: tuple[float, float],
        since: float,
        speed: float,
    ) -> None:
        """Lay a disc half into a hole, wholly where another one stands in its place."""
        apart = 2.0 * self.table.disc_radius - CROWDED
        for other, disc in self.discs.items():
            if other != number and disc.lie is not Lie.SUNK:
                x, y = self._motion(other)[:2]
                if math.dist((x, y), place) < apart:
                    self._sink(number, hole, start, since, flip=False)
                    self._note(since, Touch.SINK, number, hole, speed)
                    return
        pit = self.discs[number].pit
        self._lay_down(Disc(number, *place, Lie.UNBALANCED, hole, pit), start, since)
        self._space.lay(number, *place)
        self._note(since, Touch.LEAN, number, hole, speed)

    def _lay_down(self, disc: Disc, start: tuple[float, float], since: float) -> None:
        if self._recording is not None:
            self._recording.glide(disc.number, self._time(since), start, (disc.x, disc.y))
        self._space.take(disc.number)
        self.motions.pop(disc.number, None)
        self._above.pop(disc.number, None)
        self.discs[disc.number] = disc
        self._occupants[disc.hole] = disc.number

    def _note(self, since: float, touch: Touch, number: int, other: int, speed: float) -> None:
        if self._recording is not None:
            self._recording.note(self._time(since), touch, number, other, speed)
