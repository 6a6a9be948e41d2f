# SPDX-License-Identifier: GPL-3.0-or-later
"""A single piece on a card table: a button that is drawn, marked, and dragged from."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pushdesk.desktop.desk import Desk
from pushdesk.desktop.players import plain_tip
from pushdesk.desktop.surface import paint_focus, paint_ring
from pushdesk.desktop.theme import font

RING = 7
"""Space around a piece for its frame, px."""


class Piece(QAbstractButton):
    """Something on the table that has a name and can be clicked, focused and dragged from."""

    dragged = Signal()
    drag_moved = Signal(QPoint)
    drag_dropped = Signal(QPoint)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.card = QSizeF(64, 90)
        self.legal = False
        self.target = False
        self.draggable = False
        self._pressed: QPoint | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mark(self, *, legal: bool) -> None:
        """Show whether this can be done now."""
        if self.keep(legal=legal):
            shape = Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def keep(self, **values: object) -> bool:
        """Remember attributes; repaint and return True only when one has changed."""
        changed = {name: value for name, value in values.items() if getattr(self, name) != value}
        for name, value in changed.items():
            setattr(self, name, value)
        if changed:
            self.update()
        return bool(changed)

    def aim(self, *, target: bool) -> None:
        """Show whether a dragged piece would land here."""
        self.keep(target=target)

    def fit(self, card: QSizeF) -> None:
        """Use a card size, px."""
        self.keep(card=card)

    def tell(self, name: str, what: str = "") -> None:
        """Set the name for assistive technology, and the same as a tooltip."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(what)
        self.setToolTip(plain_tip(name, what))

    def cancel_drag(self) -> None:
        """Forget a press or drag, so that its release does nothing."""
        self._pressed = None
        self._dragging = False
        self.setDown(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a press began."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn a press that moves into a drag."""
        if self._pressed is None or not self.draggable:
            return
        here = event.position().toPoint()
        if not self._dragging:
            if (here - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.setDown(False)
            self.dragged.emit()
        self.drag_moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop at the end of a drag; a click goes the way of every button."""
        dragging, self._pressed, self._dragging = self._dragging, None, False
        if dragging:
            self.drag_dropped.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def card_rect(self) -> QRectF:
        """Return where the card lies, in the coordinates of this piece."""
        rect = QRectF(QPointF(0, 0), self.card)
        rect.moveTopLeft(QPointF((self.width() - rect.width()) / 2, RING))
        return rect

    def paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the frames of what can be done and of the focus."""
        theme = self.desk.theme
        ring = rect.adjusted(-5, -5, 5, 5)
        if self.legal or self.target:
            paint_ring(painter, ring, theme.colour("accent"), 4.0 if self.target else 2.5)
        if self.hasFocus():
            paint_focus(painter, ring.adjusted(1, 1, -1, -1))

    def paint_caption(self, painter: QPainter, rect: QRectF, text: str) -> None:
        """Write under a piece."""
        painter.setFont(font(min(20.0, max(12.0, self.card.width() * 0.17)), bold=True))
        painter.setPen(self.caption_ink())
        room = QRectF(0, rect.bottom() + 4, self.width(), self.height() - rect.bottom() - 4)
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def faint(self, alpha: int) -> QColor:
        """Return the ink of empty places, 0 to 255 strong."""
        ink = self.desk.theme.colour("text")
        ink.setAlpha(alpha)
        return ink

    def caption_ink(self) -> QColor:
        """Return a colour that is legible on the cloth of the table."""
        return self.desk.theme.colour("text")
