# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk and a window for every test, and the proof that each test cleared them away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Computer, Level, Person, Player, Setup
from pushdesk.core.opponent import Limit
from pushdesk.desktop import stage
from pushdesk.desktop.application import clear_desk, make_desk
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.launcher import Tile
from pushdesk.desktop.sound import Sounds
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games import NAMES, find, opponent


class DirectThinker(QObject):
    """Stand in for the worker process: think at once, answer in the next turn of the event loop."""

    answered = Signal(int, bytes)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.generation = 0
        self.open: int | None = None
        self.held = False
        """Whether answers are kept back, so that a test sees the table thinking."""
        self.spoiled: bytes | None = None
        """Sent instead of the answer when it is set."""
        self.asked: list[tuple[str, Level]] = []

    def start(self) -> None:
        """Need no start."""

    def ask(self, game: str, level: Level, view: object, chance: int, seconds: float) -> int:
        """Decide and answer later."""
        self.generation += 1
        self.open = self.generation
        self.asked.append((game, level))
        if not self.held:
            action = opponent(game, level).decide(view, Limit(seconds), random.Random(chance))
            content = msgspec.json.encode(action) if self.spoiled is None else self.spoiled
            generation = self.generation
            QTimer.singleShot(0, self, lambda: self._answer(generation, content))
        return self.generation

    def _answer(self, generation: int, content: bytes) -> None:
        if self.open == generation:
            self.answered.emit(generation, content)

    def cancel(self) -> None:
        """Drop the open question."""
        self.generation += 1
        self.open = None

    def close(self) -> None:
        """Drop the open question for good."""
        self.cancel()


@pytest.fixture(autouse=True)
def cleared(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a top-level widget behind."""
    yield
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    Backdrop.finish()
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        app.processEvents()
    left = [widget for widget in app.topLevelWidgets() if widget.isVisible()]
    for widget in left:
        widget.close()
    assert not left, f"{request.node.name} left {left}"


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open no sound device, though these tests have a screen."""
    monkeypatch.setattr(Sounds, "prepare", lambda _sounds: None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that does not exist yet."""
    return tmp_path / "data"


@pytest.fixture
def open_desk(qapp: QApplication) -> Iterator[Callable[..., Desk]]:
    """Open desks over data folders; all are cleared away at the end."""
    desks: list[Desk] = []

    def make(where: Path | None, **settings: Any) -> Desk:
        desk, _notices = make_desk(qapp, where, "en")
        desk.thinker = DirectThinker(qapp)  # type: ignore[assignment]
        desk.settings.change(**({"speed": "off", "theme": "light"} | settings))
        desks.append(desk)
        return desk

    yield make
    for desk in desks:
        close_desk(desk)
    qapp.setStyleSheet("")


def close_desk(desk: Desk) -> None:
    """Clear a desk away as the program's end does, and everything it made in the application."""
    clear_desk(desk)
    desk.languages.use("en")
    for part in (
        desk.themes,
        desk.settings,
        desk.announcer,
        desk.thinker,
        desk.sound,
        desk.languages,
    ):
        part.deleteLater()


@pytest.fixture
def desk(open_desk: Callable[..., Desk], folder: Path) -> Desk:
    """A desk over an empty data folder, English, light, without movement."""
    return open_desk(folder)


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> Iterator[Window]:
    """The program's window, shown."""
    made = Window(desk)
    made.resize(1280, 800)
    made.show()
    # Shortcuts go to the active window only, and there is no window manager to make it so.
    with qtbot.waitActive(made):
        made.activateWindow()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave wood and cloth out, which most tests needn't wait for."""

    def draw(
        _backdrop: Backdrop,
        painter: QPainter,
        area: QRectF,
        _dpr: float,
        _what: object,
        _paint: object,
        ground: QColor,
    ) -> None:
        painter.fillRect(area, ground)

    monkeypatch.setattr(Backdrop, "draw", draw)


def people(*names: str) -> tuple[Player, ...]:
    """Return persons by name."""
    return tuple(Person(name) for name in names)


def computers(*levels: Level) -> tuple[Player, ...]:
    """Return opponents by level."""
    return tuple(Computer(level) for level in levels)


@pytest.fixture
def start(window: Window) -> Callable[..., TablePage]:
    """Start a game at the window: `start("Ana", Level.CASUAL, deal=7, hard="on")`."""

    def begin(
        *players: str | Level, game: str = "luck", deal: int = 4711, **options: str
    ) -> TablePage:
        seated = tuple(
            Computer(player) if isinstance(player, Level) else Person(player) for player in players
        )
        window.start(Setup(game, seated, deal, options))
        assert window.table is not None
        return window.table

    return begin


FIGURES = tuple(import_module(f"pushdesk.desktop.{name}.figures") for name in NAMES)
"""Where each game draws its pictures.

Loaded here: a module that is first loaded while a test has replaced what it imports would keep it.
"""


def tile(window: Window, game: str) -> Tile:
    """Return the launcher's tile of a game."""
    return window.launcher.tiles[NAMES.index(game)]


def play_until(
    table: TablePage, qtbot: QtBot, wanted: Callable[[Any], bool], *, seed: int = 1
) -> None:
    """Play random legal actions through the gate until a person is to act and it is as wanted."""
    game, choice = table.session.game, random.Random(seed)
    for _ in range(4000):
        qtbot.waitUntil(lambda: table.controller.gate in (Gate.CHOOSING, Gate.OVER), timeout=10_000)
        if table.controller.gate is Gate.OVER:
            assert stage.wait_for_end(table)
            return
        if wanted(table.session.state):
            return
        actions = tuple(game.actions(table.session.state))
        table.controller.submit(choice.choice(actions))
    raise AssertionError("the game didn't come to that")


@pytest.fixture(scope="session")
def luck() -> Any:
    """The rules of luck."""
    return find("luck")
