# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors nobody caught: written to a file and offered at the next start."""

from __future__ import annotations

import contextlib
import datetime
import faulthandler
import os
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import IO

from pushdesk import __version__
from pushdesk.desktop.paths import CRASH_LOG


class CrashLog:
    """Keep the log of one data folder."""

    def __init__(self, folder: Path) -> None:
        """Watch nothing yet."""
        self._path = folder / CRASH_LOG
        self._file: IO[str] | None = None

    def left_over(self) -> Path | None:
        """Return the report of the last run, moved to a dated name, or None when it ended well."""
        try:
            if not self._path.exists():
                return None
            if self._path.stat().st_size == 0:
                return None
            stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
            kept = self._path.with_name(f"crash-{stamp}.log")
            self._path.rename(kept)
        except OSError:
            return None
        return kept

    def watch(self) -> None:
        """Write from now on what nobody catches."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8", errors="backslashreplace")
            self._path.chmod(0o600)
        except OSError:
            return
        faulthandler.enable(self._file)
        sys.excepthook = self._write

    def _write(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        if self._file is not None:
            with contextlib.suppress(OSError, ValueError):
                stamp = datetime.datetime.now().isoformat(timespec="seconds")
                self._file.write(f"Pushdesk {__version__}, {stamp}\n{text}\n")
                self._file.flush()
        if sys.__stderr__ is not None:
            with contextlib.suppress(OSError, ValueError):
                sys.__stderr__.write(text)

    def close(self) -> None:
        """Stop watching; an empty log goes away."""
        if self._file is None:
            return
        faulthandler.disable()
        sys.excepthook = sys.__excepthook__
        ours = os.fstat(self._file.fileno())
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            # Another program that was started meanwhile may have its own log there.
            if ours.st_size == 0 and os.path.samestat(ours, self._path.stat()):
                self._path.unlink()
