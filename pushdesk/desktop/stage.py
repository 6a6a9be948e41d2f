# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk without a person: windows and sessions for the self-test and the tools of the lab."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from pushdesk.core.game import Setup
from pushdesk.core.session import Session
from pushdesk.desktop.application import (
    clear_desk,
    make_application,
    make_desk,
    spare_the_collector,
)
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games import find


def application() -> QApplication:
    """Return the application, made if it isn't there yet."""
    app = QApplication.instance()
    return app if isinstance(app, QApplication) else make_application(["pushdesk-lab"])


@contextmanager
def window(folder: Path, **settings: Any) -> Iterator[Window]:
    """Open a window over a data folder with some settings; close everything at the end."""
    app = application()
    desk, _notices = make_desk(app, folder)
    desk.settings.change(**settings)
    made = Window(desk)
    spare_the_collector()
    try:
        yield made
    finally:
        made.close()
        made.deleteLater()
        clear_desk(desk)
        app.processEvents()


def wait(milliseconds: int) -> None:
    """Let the event loop run for a time."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool], seconds: float) -> bool:
    """Let the event loop run until something holds; return whether it came to hold in time."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        wait(5)
    return True


def wait_for_end(table: TablePage) -> bool:
    """Wait until the score sheet of a finished game is shown and the table under it dimmed."""
    shown = wait_until(lambda: table.end_panel is not None and not table.end_panel.isHidden(), 10)
    wait(0)
    return shown


def played(
    setup: Setup, until: Callable[[Any], bool], seed: int = 0
) -> Session[Any, Any, Any, Any]:
    """Return a session played at random by the rules until a position is as wanted.

    The session ends where the game does when no position is.
    """
    game = find(setup.game)
    assert game is not None
    chance = random.Random(seed)
    session = Session(game, setup)
    while session.actor is not None and not until(session.state):
        session.act(chance.choice(list(game.actions(session.state))))
    return session


def picture(shown: Window) -> QPixmap:
    """Return a picture of a window with everything painted that is painted beside its thread."""
    for _ in range(3):
        wait(20)
        shown.grab()
        Backdrop.finish()
    wait(20)
    return shown.grab()
