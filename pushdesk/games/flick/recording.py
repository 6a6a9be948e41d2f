# SPDX-License-Identifier: GPL-3.0-or-later
"""What the eye and the ear get of a shot on the live board: tracks and contacts."""

from __future__ import annotations

import math

from pushdesk.games.flick.state import Result
from pushdesk.games.flick.trace import RATE, Contact, Launch, Touch, Trace, Track

SETTLING = 6
"""Positions that a disc takes from the rim to where it lies in its hole, for the eye only."""
SAME_TOUCH = 0.01
"""s within which impacts of the same two discs are one to the ear."""
SILENT = 5.0
"""mm/s; slower impacts aren't heard."""
STILL = 0.005
"""mm; a disc as near as this to its last place has arrived."""
_ROUNDING = 1e-9

Point = tuple[float, float]


class Recording:
    """The tracks and contacts of one shot, taken down while it goes on.

    A tick is 1 / `RATE` s; times are in s from the flick, places in mm, speeds in mm/s.
    """

    def __init__(self, launch: Launch) -> None:
        self._launch = launch
        self._contacts: list[Contact] = []
        self._heard: dict[tuple[int, int], float] = {}
        self._first: dict[int, int] = {}
        self._points: dict[int, list[Point]] = {}
        self.begin(launch.number, 0.0, (launch.x, launch.y))
        self.note(0.0, Touch.FLICK, launch.number, -1, math.hypot(launch.vx, launch.vy))

    def note(self, time: float, touch: Touch, number: int, other: int, speed: float) -> None:
        """Take down what happened to a disc."""
        self._contacts.append(Contact(time, touch, number, other, speed))

    def hear(self, time: float, one: int, two: int, closing: float) -> None:
        """Take down an impact of two discs, once for the ear."""
        if closing < SILENT:
            return
        pair = (min(one, two), max(one, two))
        if time - self._heard.get(pair, -1.0) > SAME_TOUCH:
            self.note(time, Touch.DISC, one, two, closing)
        self._heard[pair] = time

    def begin(self, number: int, time: float, place: Point) -> None:
        """Begin the track of a disc that starts to move, unless it has one."""
        if number not in self._points:
            self._first[number] = _tick(time)
            self._points[number] = [place]

    def sample(self, tick: int, number: int, place: Point) -> None:
        """Take down where a disc is at a tick; what was known of it from then on lapses."""
        points = self._points[number]
        index = max(tick - self._first[number], 0)
        del points[index:]
        points.extend([points[-1] if points else place] * (index - len(points)))
        points.append(place)

    def glide(self, number: int, time: float, start: Point, end: Point) -> None:
        """Let a disc go into a hole, from where it lost its support to where it lies."""
        self.begin(number, time, start)
        for step in range(1, SETTLING + 1):
            part = step / SETTLING
            place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.sample(_tick(time) + step, number, place)

    def leave(self, number: int, time: float, place: Point) -> None:
        """Let a disc leave the board."""
        self.sample(_tick(time) + 1, number, place)

    def trace(self, result: Result) -> Trace:
        """Return the whole shot, which came to a result."""
        for disc in result.moved:
            points, end = self._points[disc.number], (disc.x, disc.y)
            while len(points) > 1 and math.dist(points[-1], end) < STILL:
                points.pop()
            points.append(end)
        numbers = sorted([*result.off, *(disc.number for disc in result.moved)])
        tracks = tuple(self._track(number) for number in numbers)
        ends = [track.begin + (len(track.xs) - 1) / RATE for track in tracks]
        ends += [contact.time for contact in self._contacts]
        contacts = sorted(self._contacts, key=lambda contact: contact.time)
        return Trace(self._launch, max(ends), tracks, tuple(contacts), result)

    def _track(self, number: int) -> Track:
        points = self._points[number]
        xs, ys = tuple(x for x, _ in points), tuple(y for _, y in points)
        return Track(number, self._first[number] / RATE, xs, ys)


def _tick(time: float) -> int:
    """Return the last tick before a moment or at it."""
    return math.floor(time * RATE + _ROUNDING)
