# SPDX-License-Identifier: GPL-3.0-or-later
"""From the pointer, the wheel and the keys to an aim, and from an aim to a shot."""

from __future__ import annotations

import enum
import math

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from pushdesk.desktop.flick.aim import WEAKEST, Aim, Trail, pulled, swiped
from pushdesk.desktop.flick.board import BoardView
from pushdesk.games.flick.geometry import Point, turned
from pushdesk.games.flick.state import Side

COARSE_TURN, FINE_TURN = 2.0, 0.1
"""Degrees an arrow key turns the aim, and with Shift."""
COARSE_POWER, FINE_POWER = 0.02, 0.002
COARSE_STEP, FINE_STEP = 4.0, 0.5
"""mm that Ctrl with an arrow key moves the disc, and with Shift too."""
GRIP = 1.25
"""How far from its centre a disc can be gripped, in radii."""


class Way(enum.StrEnum):
    """How the pointer shoots."""

    PULL = "pull"
    """Draw back and let go."""
    SWIPE = "swipe"
    """Swipe through the disc."""


class _Doing(enum.Enum):
    NOTHING = enum.auto()
    PLACING = enum.auto()
    PULLING = enum.auto()
    SWIPING = enum.auto()


class Gestures(QObject):
    """Follow a person's hand on the board while it may shoot.

    Attributes:
        way: how the pointer shoots.
        aim: the aim as it is, None while nobody is to shoot.
        side: the side whose straight ahead the keys know.

    """

    placed = Signal(object)
    """A place in mm that the hand wishes for the disc."""
    aimed = Signal(object)
    """The aim has changed."""
    fired = Signal(object, bool)
    """Shoot so; whether the hand's own error is already in it."""
    weak = Signal()
    """The hand let go with too little power: no shot."""
    ended = Signal()
    """A drag has ended, with or without a shot."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self.way = Way.PULL
        self.aim: Aim | None = None
        self.side: Side = 0
        self._board = board
        self._doing = _Doing.NOTHING
        self._trail = Trail(0.0, (0.0, 0.0))
        self._rest: Aim | None = None
        self._grip = (0.0, 0.0)
        self._turned = 0.0
        self._stronger = 0.0
        board.pressed.connect(self._press)
        board.moved.connect(self._move)
        board.released.connect(self._release)
        board.cancelled.connect(self.cancel)
        board.wheeled.connect(self._wheel)
        board.key.connect(self._key)

    @property
    def placing(self) -> bool:
        """Return whether the disc is in the hand."""
        return self._doing is _Doing.PLACING

    @property
    def pulling(self) -> bool:
        """Return whether the pointer is drawn back."""
        return self._doing is _Doing.PULLING

    @property
    def busy(self) -> bool:
        """Return whether a button is held down for something."""
        return self._doing is not _Doing.NOTHING

    def _press(self, now: float, place: Point) -> None:
        if self.aim is None or self.busy:
            return
        self._trail = Trail(now, place)
        self._turned = self._stronger = 0.0
        self._rest = self.aim
        radius = self._board.table.disc_radius
        if math.dist(place, self.aim.place) <= GRIP * radius:
            self._doing = _Doing.PLACING
            self._grip = (self.aim.place[0] - place[0], self.aim.place[1] - place[1])
            self.placed.emit(self.aim.place)
        elif self.way is Way.PULL:
            self._doing = _Doing.PULLING
        else:
            self._doing = _Doing.SWIPING

    def _move(self, now: float, place: Point) -> None:
        aim = self.aim
        if aim is None or not self.busy:
            return
        self._trail.add(now, place)
        if self._doing is _Doing.PLACING:
            self.placed.emit((place[0] + self._grip[0], place[1] + self._grip[1]))
        elif self._doing is _Doing.PULLING:
            self._take(self._pulled(place))
        elif self._trail.struck(aim.place, self._board.table.disc_radius):
            self._strike(aim)

    def _pulled(self, place: Point) -> Aim:
        assert self.aim is not None
        base = pulled(self.aim, self._trail.begin, place)
        if base.power == 0.0:
            return base
        return base.turned(self._turned).stronger(self._stronger)

    def _strike(self, aim: Aim) -> None:
        """Shoot with the pointer's own speed and direction."""
        self._doing = _Doing.NOTHING
        made = swiped(aim, self._trail.velocity(), self._board.table)
        if made is None:
            self.weak.emit()
        else:
            self._take(made)
            self.fired.emit(made, False)
        self.ended.emit()

    def _release(self, now: float, _place: Point) -> None:
        doing, self._doing = self._doing, _Doing.NOTHING
        if doing is _Doing.PULLING and self.aim is not None:
            aim = self._pulled(self._trail.locked(now))
            if aim.power < WEAKEST:
                self._back()
                self.weak.emit()
            else:
                self._take(aim)
                self.fired.emit(aim, True)
        if doing is not _Doing.NOTHING:
            self.ended.emit()

    def _back(self) -> None:
        """Aim as before the drag."""
        if self._rest is not None and self.aim is not None:
            self._take(self._rest)

    def cancel(self) -> None:
        """Give up what the pointer began."""
        doing, self._doing = self._doing, _Doing.NOTHING
        if doing in (_Doing.PULLING, _Doing.SWIPING):
            self._back()
        elif doing is _Doing.PLACING and self._rest is not None:
            self.placed.emit(self._rest.place)
        if doing is not _Doing.NOTHING:
            self.ended.emit()

    def rest(self) -> None:
        """Aim at nothing any more: nobody is to shoot."""
        # The aim goes first, so that nothing of a drag is left to whoever is next.
        self.aim = None
        self.cancel()

    def _take(self, aim: Aim) -> None:
        self.aim = aim
        self.aimed.emit(aim)

    def _wheel(self, notches: float) -> None:
        self.step(0.0, 2.5 * FINE_POWER * notches)

    def step(self, degrees: float, power: float) -> None:
        """Turn and strengthen the aim a little, also while the pointer is drawn back."""
        if self.aim is None or self.placing:
            return
        if self.pulling:
            self._turned += degrees
            self._stronger += power
            self._take(self._pulled(self._trail.now))
        else:
            self._take(self.aim.turned(degrees).stronger(power))

    def shift(self, right: float, ahead: float) -> None:
        """Move the disc as its player sees it, mm."""
        if self.aim is None or self.busy:
            return
        east, north = turned((right, ahead), -self.side)
        self._rest = self.aim
        self.placed.emit((self.aim.place[0] + east, self.aim.place[1] + north))
        self.ended.emit()

    def shoot(self) -> None:
        """Shoot as aimed."""
        if self.aim is None or self.busy:
            return
        if self.aim.power < WEAKEST:
            self.weak.emit()
        else:
            self.fired.emit(self.aim, True)

    def _key(self, event: QKeyEvent) -> None:
        """Arrows aim, Ctrl with arrows places, Enter or Space shoots."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        key = Qt.Key(event.key())
        modifiers = event.modifiers()
        fine = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if self.aim is None:
            return
        if key in steps:
            across, along = steps[key]
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                length = FINE_STEP if fine else COARSE_STEP
                self.shift(across * length, along * length)
            else:
                self.step(
                    across * (FINE_TURN if fine else COARSE_TURN),
                    along * (FINE_POWER if fine else COARSE_POWER),
                )
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.shoot()
            event.accept()
