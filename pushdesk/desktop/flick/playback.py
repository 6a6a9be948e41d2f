# SPDX-License-Identifier: GPL-3.0-or-later
"""Play a shot back: the trace of the live board as moving discs and wooden sounds."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from pushdesk.desktop.flick.board import BoardView
from pushdesk.desktop.flick.pieces import DiscItem
from pushdesk.desktop.sound import Name, Sounds
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.state import Disc, Lie
from pushdesk.games.flick.trace import RATE, Contact, Touch, Trace, Track

FRAME_MS = 16
SLOW_MOTION = 0.25
FALL_S = 0.35
"""How long a disc is seen to fall off the board."""
FLIP_S = 0.22
"""How long a disc takes to turn over into a hole."""
LOUDEST = 2500.0
"""The impact that sounds with full strength, mm/s."""
GLIDING = 1500.0
"""The speed at which a disc glides loudest, mm/s."""

_SOUNDS: dict[Touch, Name] = {
    Touch.FLICK: "flick",
    Touch.RIM: "rim",
    Touch.OVER: "over",
    Touch.SINK: "drop",
    Touch.FLIP: "flip",
    Touch.LEAN: "lean",
    Touch.LOOSEN: "rim",
    Touch.FALL: "fall",
}


def sound_of(contact: Contact) -> tuple[Name, float]:
    """Return what a contact sounds like, and how strong, 0 to 1."""
    strength = min(1.0, math.sqrt(max(0.0, contact.speed) / LOUDEST))
    if contact.touch is Touch.DISC:
        hardness: tuple[Name, ...] = ("clack1", "clack2", "clack3")
        return hardness[min(2, int(3 * strength))], max(0.08, strength)
    if contact.touch in (Touch.SINK, Touch.FLIP, Touch.FALL):
        return _SOUNDS[contact.touch], max(0.45, strength)
    return _SOUNDS[contact.touch], max(0.12, strength)


def place_at(track: Track, time: float) -> Point:
    """Return where a disc is at a time from the flick, mm."""
    last = len(track.xs) - 1
    at = (time - track.begin) * RATE
    if at <= 0 or last == 0:
        return track.xs[0], track.ys[0]
    before = int(at)
    if before >= last:
        return track.xs[last], track.ys[last]
    part = at - before
    return (
        track.xs[before] + (track.xs[before + 1] - track.xs[before]) * part,
        track.ys[before] + (track.ys[before + 1] - track.ys[before]) * part,
    )


class Playback(QObject):
    """Move the discs of a board as a trace says, in real time or slower.

    Attributes:
        rate: speed of playing, 1 for real time.

    """

    finished = Signal()

    def __init__(self, board: BoardView, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self.rate = 1.0
        self._board = board
        self._sounds = sounds
        self._trace: Trace | None = None
        self._before: dict[int, Disc] = {}
        self._after: tuple[Disc, ...] = ()
        self._time = 0.0
        self._heard = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        """Return whether discs move."""
        return self._trace is not None

    def play(self, trace: Trace, before: Iterable[Disc], after: Iterable[Disc]) -> None:
        """Begin to play a trace on a board; at the end the discs lie as after it."""
        self.drop()
        self._trace = trace
        self._before = {disc.number: disc for disc in before}
        self._after = tuple(after)
        launch = trace.launch
        self._before[launch.number] = Disc(launch.number, launch.x, launch.y)
        self._board.show_discs(self._before.values())
        self._time = 0.0
        self._heard = 0
        self._clock.start()
        self._timer.start()
        self._tick()

    def skip(self) -> None:
        """Let everything lie where it comes to rest."""
        if self._trace is not None:
            self._end()

    def drop(self) -> None:
        """Forget what moves."""
        self._timer.stop()
        self._trace = None
        self._sounds.glide(0.0)

    def _end(self) -> None:
        self.drop()
        self._board.show_discs(self._after)
        self.finished.emit()

    def _tick(self) -> None:
        trace = self._trace
        if trace is None:
            return
        self._time += self._clock.restart() / 1000.0 * self.rate
        self._hear(trace)
        fallen = trace.duration
        if trace.result.off:
            fallen = max(fallen, self._last_fall(trace) + FALL_S)
        if self._time >= fallen:
            self._end()
            return
        fastest = 0.0
        for track in trace.tracks:
            fastest = max(fastest, self._move(trace, track))
        self._sounds.glide(min(1.0, fastest / GLIDING) if self.rate > SLOW_MOTION else 0.0)

    def _last_fall(self, trace: Trace) -> float:
        return max(each.time for each in trace.contacts if each.touch is Touch.FALL)

    def _hear(self, trace: Trace) -> None:
        """Sound everything that has happened since the last frame, and show what changed."""
        contacts = trace.contacts
        upto = bisect_right(contacts, self._time, key=lambda each: each.time)
        for contact in contacts[self._heard : upto]:
            self._sounds.play(*sound_of(contact))
            self._change(contact)
        self._heard = upto

    def _change(self, contact: Contact) -> None:
        """Let a disc lie otherwise from now on."""
        number = contact.number
        after = next((disc for disc in self._after if disc.number == number), None)
        lies = {
            Touch.SINK: Lie.SUNK,
            Touch.FLIP: Lie.SUNK,
            Touch.LEAN: Lie.UNBALANCED,
            Touch.LOOSEN: Lie.LOOSE,
        }
        lie = lies.get(contact.touch)
        if lie is None:
            return
        if after is not None and after.lie is lie:
            # It stays so: the way has its end here.
            self._before[number] = after
        else:
            was = self._before[number]
            self._before[number] = Disc(number, was.x, was.y, lie, contact.other, was.pit)

    def _move(self, trace: Trace, track: Track) -> float:
        """Show a disc where it is now; return its speed, mm/s."""
        number = track.number
        place = place_at(track, self._time)
        ahead = place_at(track, self._time + 1.0 / RATE)
        disc = self._before[number]
        item = self._board.item(number)
        fall = self._since(trace, number, Touch.FALL)
        if fall is not None:
            self._fall(item, track, fall)
            return 0.0
        flip = self._since(trace, number, Touch.FLIP)
        turning = flip is not None and flip < FLIP_S
        pit = disc.pit if not turning else (flip or 0.0) > FLIP_S / 2
        self._board.show_disc(Disc(number, *place, disc.lie, disc.hole, pit))
        if turning and flip is not None:
            item.squeeze(max(0.12, abs(math.cos(math.pi * flip / FLIP_S))))
        return math.dist(place, ahead) * RATE

    def _since(self, trace: Trace, number: int, touch: Touch) -> float | None:
        """Return how long ago a disc met with something, s, or None when it hasn't."""
        for contact in trace.contacts[: self._heard]:
            if contact.touch is touch and contact.number == number:
                return self._time - contact.time
        return None

    def _fall(self, item: DiscItem, track: Track, since: float) -> None:
        """Show a disc that slides over the edge and is gone."""
        x, y = track.xs[-1], track.ys[-1]
        before = max(0, len(track.xs) - 3)
        steps = max(1, len(track.xs) - 1 - before)
        vx = (x - track.xs[before]) * RATE / steps
        vy = (y - track.ys[before]) * RATE / steps
        speed = math.hypot(vx, vy)
        slow = min(1.0, 260.0 / speed) if speed else 0.0
        time = min(since, FALL_S)
        item.put(self._board.view_of((x + vx * slow * time, y + vy * slow * time)))
        gone = time / FALL_S
        item.squeeze(1.0, 1.0 - gone)
