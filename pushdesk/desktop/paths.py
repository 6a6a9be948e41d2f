# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things are kept: the one module that knows the folders."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QStandardPaths

STORE = "pushdesk.sqlite"
SETTINGS = "settings.json"
CRASH_LOG = "crash.log"


def data_folder(override: str | None = None) -> Path | None:
    """Return the folder for games, settings and the crash log, or None when there is none.

    `override` comes from `--data-dir`. The folder need not exist yet.
    """
    if override:
        return Path(override).absolute()
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(place) if place else None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that either the old or the new content survives; raise `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
