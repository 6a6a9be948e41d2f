# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a scene: wood, discs, overlays, and the pointer in mm."""

from __future__ import annotations

import time
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from pushdesk.core.game import Seat
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.flick import art
from pushdesk.desktop.flick.pieces import (
    Z_AIM,
    Z_GLOW,
    Z_MARKS,
    Z_VALUES,
    Z_ZONE,
    DiscItem,
    DiscPictures,
    Overlay,
)
from pushdesk.desktop.flick.scene import lean_view
from pushdesk.desktop.flick.shapes import scale_of, to_board, to_view
from pushdesk.desktop.surface import paint_focus
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.state import Disc, Lie, Side
from pushdesk.games.flick.table import DISCS, Table

WHEEL_STEP = 120.0


class BoardView(QGraphicsView):
    """Show a board and its discs; say where the pointer is, in mm.

    Attributes:
        table: the board's dimensions.
        square: where the 500 mm of the board lie in the scene, px.
        bottom: the side that is at the bottom.

    """

    pressed = Signal(float, object)
    """Time in s and place in mm; also for the second press of a double click."""
    moved = Signal(float, object)
    released = Signal(float, object)
    cancelled = Signal()
    """The other button, or the pointer, the window or the board was taken away."""
    wheeled = Signal(float)
    """Notches away from the person."""
    key = Signal(object)
    """A `QKeyEvent` that the view has no use for itself; accept it when it was used."""

    def __init__(self, desk: Desk, sides: tuple[Side, ...], *, corners: bool, table: Table) -> None:
        super().__init__()
        self.desk = desk
        self.table = table
        self.sides = sides
        self.corners = corners
        self.bottom: Side = 0
        self.square = QRectF(0, 0, 100, 100)
        self.pictures = DiscPictures()
        self.discs: dict[int, DiscItem] = {}
        self._lying: dict[int, Disc] = {}
        self._by_keyboard = False
        self._backdrop = Backdrop(self)
        self._backdrop.ready.connect(self._repaint)
        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.values = self._overlay(Z_VALUES)
        self.zone = self._overlay(Z_ZONE)
        self.glow = self._overlay(Z_GLOW)
        self.marks = self._overlay(Z_MARKS)
        self.aim = self._overlay(Z_AIM)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        # It would be a second stop for assistive technology, without a name. First, since what is
        # set for the viewport is set for its focus proxy too, which is the view.
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # The desk shows around the board.
        self.setStyleSheet("background: transparent")
        self.viewport().setAutoFillBackground(False)
        desk.themes.changed.connect(self._fit)

    def _overlay(self, z: int) -> Overlay:
        made = Overlay(z, kept=z in (Z_VALUES, Z_ZONE, Z_MARKS))
        self.scene().addItem(made)
        made.setVisible(False)
        return made

    def _repaint(self) -> None:
        self.viewport().update()

    # Where things are.

    def view_of(self, place: Point) -> QPointF:
        """Return where a place in mm is in the scene."""
        return to_view(self.square, self.table, *place, self.bottom)

    def place_at(self, point: QPointF) -> Point:
        """Return the place in mm of a point of the scene; it may lie off the board."""
        return to_board(self.square, self.table, point, self.bottom)

    @property
    def scale_factor(self) -> float:
        """Return px per mm."""
        return scale_of(self.square, self.table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the board fill the view; what was dragged is elsewhere now."""
        super().resizeEvent(event)
        self.cancelled.emit()
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the scale of the screen that the window is moved to."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        area = QRectF(self.viewport().rect())
        self.scene().setSceneRect(area)
        self.square = art.board_rect(area)
        for overlay in (self.zone, self.glow, self.marks, self.aim):
            overlay.cover(area)
        strip = self.square.width() * self.table.strip / self.table.side
        self.values.cover(self.square.adjusted(strip, strip, -strip, -strip))
        self.dress()

    def turn(self, bottom: Side) -> None:
        """Put a side at the bottom."""
        if bottom != self.bottom:
            self.bottom = bottom
            self.dress()

    def dress(self) -> None:
        """Follow size, scale and theme."""
        diameter = 2 * self.table.disc_radius * self.scale_factor
        self.pictures.use(diameter, self.devicePixelRatioF(), dark=self.desk.theme.dark)
        self.show_discs(tuple(self._lying.values()))
        self._repaint()

    # What lies there.

    def show_discs(self, discs: Iterable[Disc]) -> None:
        """Let exactly these discs lie on the board."""
        wanted = {disc.number: disc for disc in discs}
        for number in set(self.discs) - set(wanted):
            self.remove(number)
        for disc in wanted.values():
            self.show_disc(disc)
        self._lying = wanted

    def show_disc(self, disc: Disc, *, lifted: bool = False) -> DiscItem:
        """Let one disc lie as it says."""
        item = self.item(disc.number)
        lean = lean_view(self.square, self.table, disc, self.bottom)
        item.look(pit=disc.pit, lie=disc.lie, lean=lean, lifted=lifted)
        item.squeeze(1.0)
        item.put(self.view_of((disc.x, disc.y)))
        self._lying[disc.number] = disc
        return item

    def item(self, number: int) -> DiscItem:
        """Return the item of a disc, made if it isn't there."""
        item = self.discs.get(number)
        if item is None:
            item = DiscItem(self.pictures, number, number // DISCS)
            self.scene().addItem(item.shadow)
            self.scene().addItem(item)
            self.discs[number] = item
        return item

    def remove(self, number: int) -> None:
        """Take one disc off the board, if it is there."""
        item = self.discs.pop(number, None)
        self._lying.pop(number, None)
        if item is not None:
            self.scene().removeItem(item.shadow)
            self.scene().removeItem(item)

    def picture_of(self, seat: Seat) -> object:
        """Return how a loose disc of a seat looks."""
        return self.pictures.disc(seat, pit=False, lie=Lie.LOOSE, lean=None, lifted=False)

    # Painting.

    def drawBackground(self, painter: QPainter, _rect: QRectF | object) -> None:
        """Draw the board, painted beside this thread."""
        theme = self.desk.theme
        square, sides, corners, bottom = self.square, self.sides, self.corners, self.bottom
        board = self.table

        def paint(inner: QPainter, _area: QRectF) -> None:
            art.paint_board(
                inner, square, board, sides=sides, corners=corners, dark=theme.dark, bottom=bottom
            )

        key = (theme.name, square.getRect(), sides, corners, bottom)
        area = QRectF(self.viewport().rect())
        dpr = self.devicePixelRatioF()
        self._backdrop.draw(painter, area, dpr, key, paint, QColor(Qt.GlobalColor.transparent))

    def drawForeground(self, painter: QPainter, _rect: QRectF | object) -> None:
        """Draw the frame of the focus."""
        if self._by_keyboard:
            paint_focus(painter, QRectF(self.viewport().rect()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is; who clicks knows it."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() is not Qt.FocusReason.MouseFocusReason
        self._repaint()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard left."""
        super().focusOutEvent(event)
        self._by_keyboard = False
        self._repaint()
        self.cancelled.emit()

    # The pointer and the keys.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell a press with the main button; another one cancels."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(time.monotonic(), self.place_at(event.position()))
        else:
            self.cancelled.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick presses as a press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell where the pointer is."""
        event.accept()
        self.moved.emit(time.monotonic(), self.place_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell that the main button was let go."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit(time.monotonic(), self.place_at(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Tell a turn of the wheel."""
        event.accept()
        delta = event.angleDelta()
        self.wheeled.emit((delta.y() or delta.x()) / WHEEL_STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys on instead of scrolling."""
        event.ignore()
        self._by_keyboard = True
        self.key.emit(event)
        if not event.isAccepted():
            QWidget.keyPressEvent(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Give a drag up when the window loses the focus, or every word changes."""
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.LanguageChange):
            self.cancelled.emit()
        super().changeEvent(event)
