# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player has chosen for the whole program, kept in one JSON file."""

from __future__ import annotations

import contextlib
import datetime
import logging
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from pushdesk.desktop.paths import SETTINGS, write_whole

Name = Annotated[str, msgspec.Meta(max_length=40)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Geometry(msgspec.Struct, frozen=True):
    """Place of the window, device-independent px."""

    x: Pixels
    y: Pixels
    width: Pixels
    height: Pixels
    maximised: bool = False


class Values(msgspec.Struct, frozen=True):
    """The settings; every field has a default, so that an older file stays readable."""

    language: str = ""
    """A code of `language.LANGUAGES`, or empty to follow the system."""
    theme: Literal["system", "light", "dark"] = "system"
    speed: Literal["off", "slow", "normal", "fast"] = "normal"
    """How fast cards move."""
    odds: bool = False
    """Whether the table shows the chance to bust."""
    log: bool = True
    """Whether the log of a table is unfolded."""
    sound: bool = True
    """Whether there is sound."""
    volume: Percent = 70
    """How loud it is."""
    steady: bool = False
    """Whether a pull-back shot of the flicking game goes exactly where it is aimed."""
    turn_board: bool = True
    """Whether the board turns to the person who shoots."""
    way: Literal["pull", "swipe"] = "pull"
    """How the pointer flicks a disc."""
    board_list: bool = False
    """Whether the board is also shown as a list."""
    people: tuple[Name, ...] = ()
    """Names of people who sat at a table, last first."""
    geometry: Geometry | None = None


class Settings(QObject):
    """Hold the settings and write each change at once.

    Attributes:
        values: the current settings.
        moved_aside: where an unreadable file was moved to, or None.
        unsaved: whether the last change could not be written.

    """

    changed = Signal()

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        """Read the file in a folder; without a folder nothing is kept."""
        super().__init__(parent)
        self._path = folder / SETTINGS if folder else None
        self.moved_aside: Path | None = None
        self.unsaved = False
        self.values = self._read()

    def _read(self) -> Values:
        if self._path is None:
            return Values()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Values)
        except FileNotFoundError:
            return Values()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            logging.getLogger(__name__).info("settings can't be read: %s", error)
            stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
            aside = self._path.with_name(f"settings-damaged-{stamp}.json")
            with contextlib.suppress(OSError):
                self._path.rename(aside)
                self.moved_aside = aside
            return Values()

    def change(self, **values: Any) -> None:
        """Set some fields of `values`, write them, and tell those who listen."""
        changed = msgspec.structs.replace(self.values, **values)
        if changed == self.values:
            return
        self.values = changed
        self.unsaved = False
        if self._path is not None:
            try:
                content = msgspec.json.format(msgspec.json.encode(changed), indent=1)
                write_whole(self._path, content)
            except OSError as error:
                self.unsaved = True
                logging.getLogger(__name__).info("settings can't be written: %s", error)
        self.changed.emit()

    def remember(self, names: list[str]) -> None:
        """Put names of people first in the list of those known, at most 24."""
        self.change(people=tuple(dict.fromkeys([*names, *self.values.people]))[:24])
