# SPDX-License-Identifier: GPL-3.0-or-later
"""What the live board tells of one shot."""

from __future__ import annotations

import enum

import msgspec

from pushdesk.games.flick.state import Result

RATE = 120
"""Positions in a track for each second."""


class Launch(msgspec.Struct, frozen=True):
    """A disc at the moment it is flicked."""

    number: int
    x: float
    """mm."""
    y: float
    vx: float
    """mm/s."""
    vy: float


class Touch(enum.StrEnum):
    """What happened to a disc at one moment."""

    FLICK = "flick"
    """The finger struck it."""
    DISC = "disc"
    """It met another disc."""
    RIM = "rim"
    """It crossed the rim of an open hole and went on."""
    OVER = "over"
    """It slid over a sunk disc."""
    SINK = "sink"
    """It fell into a hole."""
    FLIP = "flip"
    """It turned over and fell into a hole."""
    LEAN = "lean"
    """It came to lean into a hole."""
    LOOSEN = "loosen"
    """It was thrown out of the hole that it leant into."""
    FALL = "fall"
    """It left the board."""


class Contact(msgspec.Struct, frozen=True):
    """Something that can be heard and seen in the course of a shot."""

    time: float
    """s from the flick."""
    touch: Touch
    number: int
    """The disc."""
    other: int
    """The other disc for `DISC`; -1 for `FLICK` and `FALL`; else the hole."""
    speed: float
    """Speed of the impact or of the disc, mm/s."""


class Track(msgspec.Struct, frozen=True):
    """The way of one disc that moved."""

    number: int
    begin: float
    """s from the flick at which the first position is taken; the next ones follow at `RATE`."""
    xs: tuple[float, ...]
    """mm; the last position is where it came to rest, or where it left the board."""
    ys: tuple[float, ...]


class Trace(msgspec.Struct, frozen=True):
    """One shot from the flick to rest."""

    launch: Launch
    duration: float
    """s."""
    tracks: tuple[Track, ...]
    """Every disc that moved, by number."""
    contacts: tuple[Contact, ...]
    """In the order of time."""
    result: Result
