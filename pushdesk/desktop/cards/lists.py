# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of cards on a table: item views whose clicks, drags and keys choose."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QListView, QWidget

from pushdesk.desktop.desk import Desk


class PieceList(QListView):
    """A list without scrolling whose clicks, drags and keys say "this one"."""

    chosen = Signal()
    dragged = Signal()
    """A drag started here."""
    drag_moved = Signal(QPoint)
    """Global place of the pointer."""
    drag_dropped = Signal(QPoint)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.card = QSizeF(64, 90)
        self.legal = False
        self.target = False
        self._pressed: QPoint | None = None
        self._dragging = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent; border: none;")
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(False)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def mark(self, *, legal: bool) -> None:
        """Show whether this can be chosen now."""
        if legal != self.legal:
            self.legal = legal
            shape = Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().update()

    def aim(self, *, target: bool) -> None:
        """Show whether a dragged piece would land here."""
        if target != self.target:
            self.target = target
            self.viewport().update()

    def cancel_drag(self) -> None:
        """Forget a press or drag, so that its release does nothing."""
        self._pressed = None
        self._dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a press began."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            index = self.indexAt(self._pressed)
            enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
            # A press beside everything must not choose what the keyboard stood on before.
            self.setCurrentIndex(index if enabled else QModelIndex())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for what it is: a second click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn a press that moves into a drag."""
        if self._pressed is None:
            return
        if not self._dragging:
            way = event.position().toPoint() - self._pressed
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.dragged.emit()
        self.drag_moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose on a click, drop at the end of a drag."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        dragging, self._pressed, self._dragging = self._dragging, None, False
        if dragging:
            self.drag_dropped.emit(event.globalPosition().toPoint())
        elif self.rect().contains(event.position().toPoint()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter or Space; arrows move between the items."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
            event.accept()
            return
        if event.text() and event.key() != Qt.Key.Key_Escape and event.text().isprintable():
            # A list view would search for an item that starts with this letter.
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is, and stand on an item."""
        super().focusInEvent(event)
        model = self.model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        able = [index for index in rows if model.flags(index) & Qt.ItemFlag.ItemIsEnabled]
        if able and self.currentIndex() not in able:
            self.setCurrentIndex(able[0])
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard left."""
        super().focusOutEvent(event)
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Keep the wheel from scrolling cards away."""
        if event.type() == QEvent.Type.Wheel:
            return False
        return super().viewportEvent(event)
