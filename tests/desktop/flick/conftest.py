# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of flick and a person's hand at it, for tests with real events."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Computer, Level, Person, Setup
from pushdesk.core.session import Session
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.flick import board as board_module
from pushdesk.desktop.flick.aim import PULL, Aim
from pushdesk.desktop.flick.table import FlickTable
from pushdesk.desktop.window import Window
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.state import Disc, Lie, State
from pushdesk.games.flick.table import CENTRES

Begin = Callable[..., FlickTable]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
FREE = (0.0, 40.0)
"""A place in mm between the holes on which no disc lies at the beginning of a drag."""


class Clock:
    """Stand in for the time that the board takes of each movement of the pointer."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the board; it goes only when a test lets it go."""
    made = Clock()
    monkeypatch.setattr(board_module, "time", made)
    return made


@pytest.fixture
def begin(window: Window) -> Begin:
    """Begin a game: `begin("Ana", Level.NOVICE, deal=7, teams="on")`."""

    def started(*players: str | Level, deal: int = 4711, **options: str) -> FlickTable:
        seated = tuple(
            Computer(player) if isinstance(player, Level) else Person(player) for player in players
        )
        window.start(Setup("flick", seated, deal, options))
        return cast("FlickTable", window.table)

    return started


@pytest.fixture
def hot_seat(begin: Begin) -> FlickTable:
    """A game between two people, Ana in the south and Ben in the north."""
    return begin("Ana", "Ben")


@pytest.fixture
def pointer(clock: Clock) -> Pointer:
    """A pointer for whatever table is open."""
    return Pointer(clock)


class Pointer:
    """Move a mouse over a board, places in mm, at a known speed."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def press(self, table: FlickTable, place: Point, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(table.board.viewport(), button, NONE, pixel(table, place))

    def move(self, table: FlickTable, place: Point, seconds: float = 0.02) -> None:
        self.clock.go(seconds)
        QTest.mouseMove(table.board.viewport(), pixel(table, place))

    def release(self, table: FlickTable, place: Point, seconds: float = 0.2) -> None:
        """Let go after the pointer has rested for a time."""
        self.clock.go(seconds)
        QTest.mouseRelease(table.board.viewport(), LEFT, NONE, pixel(table, place))

    def drag(self, table: FlickTable, start: Point, end: Point) -> None:
        """Press, move in steps, let go."""
        self.press(table, start)
        for step in range(1, 6):
            self.move(table, between(start, end, step / 5))
        self.release(table, end)

    def place(self, table: FlickTable, place: Point) -> None:
        """Drag the disc that is to be shot to a place."""
        self.drag(table, aim_of(table).place, place)

    def draw(self, table: FlickTable, heading: float, power: float) -> Point:
        """Press and draw back without letting go; return where the pointer is then."""
        end = away(FREE, heading + 180.0, PULL * power)
        self.press(table, FREE)
        for step in range(1, 6):
            self.move(table, between(FREE, end, step / 5))
        return end

    def pull(self, table: FlickTable, heading: float, power: float) -> None:
        """Draw back and let go."""
        self.release(table, self.draw(table, heading, power))

    def swipe(self, table: FlickTable, heading: float, speed: float) -> None:
        """Swipe through the disc at a speed, mm/s; the button goes down 27 mm before it."""
        place = aim_of(table).place
        self.press(table, away(place, heading, -27.0))
        for way in range(-21, 28, 6):
            self.move(table, away(place, heading, way), 6.0 / speed)
        self.release(table, away(place, heading, 27.0))


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def away(place: Point, heading: float, length: float) -> Point:
    """Return a place at a distance from another one, in a direction clockwise from north."""
    angle = math.radians(heading)
    return place[0] + length * math.sin(angle), place[1] + length * math.cos(angle)


def pixel(table: FlickTable, place: Point) -> QPoint:
    """Return where a place in mm is in the view."""
    return table.board.view_of(place).toPoint()


def state_of(table: FlickTable) -> State:
    return cast("State", table.session.state)


def gate_of(table: FlickTable) -> Gate:
    """Return the gate; a function, so that the type checker knows that it changes."""
    return table.controller.gate


def aim_of(table: FlickTable) -> Aim:
    """Return the aim; somebody must be to shoot."""
    assert table.gestures.aim is not None
    return table.gestures.aim


def made(table: FlickTable) -> int:
    """Return how many actions stand in the journal."""
    return len(table.session.journal)


def log_of(table: FlickTable) -> list[str]:
    """Return the lines of the log, oldest first."""
    return table.log.entries.sentences[::-1]


def key(table: QWidget, name: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or table, name, modifiers)


def click(widget: QWidget) -> None:
    target = widget.viewport() if hasattr(widget, "viewport") else widget
    QTest.mouseClick(target, LEFT, NONE, target.rect().center())


def wait_for_person(table: FlickTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: gate_of(table) in (Gate.CHOOSING, Gate.OVER), timeout=20_000)


def show(table: FlickTable, *discs: Disc, **fields: Any) -> None:
    """Put another position on the table, as if it had been played to."""
    session: Session[Any, Any, Any, Any] = table.session
    ordered = tuple(sorted(discs, key=lambda disc: disc.number))
    session._states[session.position] = replace(session.state, discs=ordered, **fields)
    table.aiming.hands.clear()
    table.controller.refreshed.emit()
    table.gate_moved()
    table._say_prompt()


def sunk(number: int, hole: int, *, pit: bool = False) -> Disc:
    return Disc(number, *CENTRES[hole], Lie.SUNK, hole, pit)


def leaning(number: int, hole: int) -> Disc:
    x, y = CENTRES[hole]
    return Disc(number, x + 6.0, y, Lie.UNBALANCED, hole)
