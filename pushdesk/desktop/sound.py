# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's side of the process that plays sounds; without a device there is silence."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from pushdesk.desktop.mixer import Opened, Order, serve
from pushdesk.desktop.resources import resource_folder
from pushdesk.desktop.settings import Settings

Name = Literal[
    "flick",
    "clack1",
    "clack2",
    "clack3",
    "drop",
    "flip",
    "lean",
    "rim",
    "over",
    "fall",
    "win",
    "cursed",
    "formation",
    "card",
    "die",
]
"""Every sound that can be played once; `clack1` to `clack3` are soft, middling and hard."""

OPENING_S = 20.0
"""How long a device may take to open."""
ENDING_S = 2.0
"""How long the process may take to close the device before it is killed."""
BACKLOG = 1000
"""Orders that may wait before the process counts as hanging."""
STEP = 0.02
"""The least change of the gliding that is passed on."""


class Sounds(QObject):
    """Play the sounds of the tables as the settings want it: on or off, and how loud.

    No call blocks or raises, whatever device there is. The device is opened at the first
    sound; what is to be played before it is open is not heard. Without a screen (Qt's platforms
    `offscreen` and `minimal`) nothing is opened unless `quiet` is False.
    """

    changed = Signal()
    """`available` has changed."""
    _told = Signal(object, str)

    def __init__(
        self, settings: Settings, parent: QObject | None = None, *, quiet: bool | None = None
    ) -> None:
        """Open nothing yet."""
        super().__init__(parent)
        platform = QGuiApplication.platformName()
        self._quiet = platform in ("offscreen", "minimal") if quiet is None else quiet
        self._settings = settings
        self._wanted = (settings.values.sound, settings.values.volume)
        self._speaker: _Speaker | None = None
        self._ready = False
        self._failed = False
        self._level = 0.0
        self._heard = 0.0
        settings.changed.connect(self._follow)
        self._told.connect(self._take)

    @property
    def available(self) -> bool:
        """Return whether sounds can be heard as far as is known: False once opening failed."""
        return not self._failed

    @property
    def ready(self) -> bool:
        """Return whether a device is open."""
        return self._ready

    @property
    def muted(self) -> bool:
        """Return whether the settings want silence."""
        return not self._settings.values.sound

    @property
    def process_id(self) -> int | None:
        """Return the id of the process that plays, or None when there is none."""
        return self._speaker.process_id if self._speaker is not None else None

    def prepare(self) -> None:
        """Open the device ahead of the first sound, unless muted; a failure is not tried again."""
        if self._quiet or self.muted or self._failed or self._speaker is not None:
            return
        self._speaker = _Speaker(self._report)
        self._speaker.start()

    def play(self, name: Name, strength: float = 1.0) -> None:
        """Play a sound once, as strong as a share from 0 to 1 of its own level."""
        gain = self._gain(strength)
        if gain > 0.0:
            self.prepare()
            self._send(Order("play", name, gain))

    def glide(self, strength: float) -> None:
        """Let the sliding of wood on wood go on at a level from 0 to 1; 0 ends it."""
        self._level = strength
        gain = self._gain(strength)
        if gain > 0.0:
            self.prepare()
        if gain != self._heard and (gain == 0.0 or abs(gain - self._heard) >= STEP):
            self._pass_on(gain)

    def stop(self) -> None:
        """End every sound at once."""
        self._level = self._heard = 0.0
        self._send(Order("stop"))

    def toggle_mute(self) -> None:
        """Turn the sound off or on again in the settings."""
        self._settings.change(sound=self.muted)

    def close(self) -> None:
        """End the process; nothing is heard from now on."""
        self._quiet = True
        self._ready = False
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            speaker.end()

    def _gain(self, strength: float) -> float:
        on, volume = self._wanted
        # Loudness is felt by ratios: a square makes the slider even.
        return min(1.0, max(0.0, strength)) * (volume / 100.0) ** 2 if on else 0.0

    def _send(self, order: Order) -> None:
        if self._ready and self._speaker is not None:
            self._speaker.order(order)

    def _pass_on(self, gain: float) -> None:
        if self._ready:
            self._heard = gain
            self._send(Order("glide", gain=gain))

    def _follow(self) -> None:
        """Do what the settings want now."""
        values = self._settings.values
        before, self._wanted = self._wanted, (values.sound, values.volume)
        if before == self._wanted:
            return
        if not values.sound:
            self._heard = 0.0
            self._send(Order("stop"))
            return
        if not before[0] and self._failed:
            # A device may have come since: turning the sound off and on looks for it again.
            self._failed = False
            self.changed.emit()
        if self._level > 0.0:
            self._pass_on(self._gain(self._level))

    def _report(self, speaker: _Speaker, failure: str) -> None:
        """Pass on what a speaker's thread says to the window's."""
        # RuntimeError: the program ends and this object is already deleted.
        with contextlib.suppress(RuntimeError):
            self._told.emit(speaker, failure)

    def _take(self, speaker: _Speaker, failure: str) -> None:
        if speaker is not self._speaker:
            return
        self._heard = 0.0
        self._ready = not failure
        if failure:
            logging.getLogger(__name__).info("there is no sound: %s", failure)
            self._speaker = None
            self._failed = True
            self.changed.emit()
        elif self._level > 0.0:
            self._pass_on(self._gain(self._level))


class _Speaker(threading.Thread):
    """Start the process that plays, hand it orders, and end it.

    Says once that the device is open (an empty failure), and once what went wrong.
    """

    def __init__(self, report: Callable[[_Speaker, str], None]) -> None:
        super().__init__(name="sound", daemon=True)
        self._report = report
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._ending = threading.Event()
        self._process: SpawnProcess | None = None
        self.process_id: int | None = None

    def order(self, order: Order) -> None:
        """Hand an order on; kill the process when it takes none any more."""
        self._orders.put(order)
        if self._orders.qsize() > BACKLOG:
            self._kill()

    def end(self) -> None:
        """End thread and process, by force if they don't end in time."""
        self._ending.set()
        self._orders.put(None)
        self.join(ENDING_S)
        if self.is_alive():
            # The thread is stuck in a write to a process that doesn't read.
            self._kill()
            self.join(ENDING_S)

    def _kill(self) -> None:
        if self._process is not None:
            # ValueError: the thread has cleared it away already.
            with contextlib.suppress(ValueError):
                self._process.kill()

    def run(self) -> None:
        """Live as long as the process."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, resource_folder() / "sounds"), daemon=True
        )
        try:
            process.start()
        except OSError as error:
            ours.close()
            theirs.close()
            self._report(self, str(error))
            return
        theirs.close()
        self._process, self.process_id = process, process.pid
        try:
            failure = self._talk(ours)
        except (OSError, EOFError) as error:
            failure = str(error) or "the process ended"
        ours.close()
        process.join(ENDING_S)
        process.kill()
        process.join()
        process.close()
        if failure:
            self._report(self, failure)

    def _talk(self, connection: Connection) -> str:
        """Pass orders on until the end; return what kept the device from opening, if anything."""
        give_up = time.monotonic() + OPENING_S
        while not connection.poll(0.05):
            if self._ending.is_set() or time.monotonic() > give_up:
                self._kill()
                return "no answer"
        opened = msgspec.json.decode(connection.recv_bytes(), type=Opened)
        if opened.failure:
            return opened.failure
        self._report(self, "")
        while (order := self._orders.get()) is not None:
            connection.send_bytes(msgspec.json.encode(order))
        return ""
