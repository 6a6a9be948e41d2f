# SPDX-License-Identifier: GPL-3.0-or-later
"""The process that plays sounds; it never imports Qt.

Not a thread of the window's process: while a device is opened, pygame holds the lock that all
Python code needs, and a sound server that hangs would hang the window. Here it may also write
what it likes to standard error, and take the process down.
"""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal

import msgspec

RATE = 44_100
"""Samples a second of the device."""
BUFFER = 512
"""Samples that are mixed at once: 12 ms, the shortest that did not need tuning anywhere."""
VOICES = 16
"""Sounds at once, beside the gliding."""
GLIDE = "glide"
FADE_MS = 60


class Order(msgspec.Struct, frozen=True):
    """What the window wants to be heard."""

    do: Literal["play", "glide", "stop"]
    name: str = ""
    gain: float = 0.0
    """From 0 to 1; of the gliding 0 ends it."""


class Opened(msgspec.Struct, frozen=True):
    """What came of opening the device, the one message that goes to the window."""

    failure: str = ""
    """What went wrong, for the log; empty when sounds can play."""


def serve(connection: Connection, folder: Path) -> None:
    """Open the device, say how that went, and play the WAV files of a folder until told to end.

    The end is the other side closing the connection.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _hush()
    with contextlib.suppress(OSError, EOFError):
        try:
            player = Player(folder)
        except Exception as error:
            connection.send_bytes(msgspec.json.encode(Opened(ascii(error))))
            return
        try:
            connection.send_bytes(msgspec.json.encode(Opened()))
            while True:
                player.obey(msgspec.json.decode(connection.recv_bytes(), type=Order))
        finally:
            player.close()


def _hush() -> None:
    """Send what libraries write to standard output and error nowhere: ALSA writes a lot."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    # Otherwise SDL keeps SIGTERM for itself, and the process can't be asked to end.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    os.environ["SDL_AUDIO_DEVICE_APP_NAME"] = "Pushdesk"


class Player:
    """Play sounds on the default device."""

    def __init__(self, folder: Path) -> None:
        """Open the device and read every sound of a folder; raise what pygame raises."""
        import pygame.mixer

        self._mixer = pygame.mixer
        self._mixer.init(RATE, -16, 2, BUFFER)
        self._mixer.set_num_channels(VOICES + 1)
        # The channels of the mixer's own choice would include that of the gliding.
        self._gliding, *self._voices = map(self._mixer.Channel, range(VOICES + 1))
        self._glides = False
        self.sounds = {path.stem: self._mixer.Sound(path) for path in folder.glob("*.wav")}

    def obey(self, order: Order) -> None:
        """Do what is ordered; a name without a sound is silent."""
        sound = self.sounds.get(order.name)
        if order.do == "stop":
            self._mixer.stop()
            self._glides = False
        elif order.do == "glide":
            self._glide(order.gain)
        elif sound is not None:
            free = (channel for channel in self._voices if not channel.get_busy())
            # With every voice taken, the sound that began first is the one least missed.
            channel = next(free, self._voices[0])
            self._voices.remove(channel)
            self._voices.append(channel)
            self._start(channel, sound, order.gain)

    def _start(self, channel: Any, sound: Any, gain: float, loops: int = 0) -> None:
        # Before, lest its beginning be loud; after, where a volume is forgotten at the start.
        channel.set_volume(gain)
        channel.play(sound, loops)
        channel.set_volume(gain)

    def _glide(self, gain: float) -> None:
        sound = self.sounds.get(GLIDE)
        if gain <= 0.0:
            self._gliding.fadeout(FADE_MS)
            self._glides = False
        elif self._glides:
            self._gliding.set_volume(gain)
        elif sound is not None:
            # It may still be fading out: that ends here, or it would fall silent again.
            self._start(self._gliding, sound, gain, loops=-1)
            self._glides = True

    @property
    def voices(self) -> int:
        """Return how many sounds are playing, the gliding among them."""
        return sum(channel.get_busy() for channel in (self._gliding, *self._voices))

    def close(self) -> None:
        """Close the device."""
        self._mixer.quit()
