# SPDX-License-Identifier: GPL-3.0-or-later
"""The log beside a table: plain sentences, newest first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

Index = QModelIndex | QPersistentModelIndex


PAD = 6
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
PORTION = 40
"""Sentences that a view gets at a time: a long game has some 400, and laying all of them
out at every step would hold the window up."""


class LogModel(QAbstractListModel):
    """Sentences, newest first; they are said anew when the language changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences: list[str] = []
        self._given = 0

    def begin(self, sentences: list[str]) -> None:
        """Hold these sentences, given oldest first."""
        self.beginResetModel()
        self._sentences = sentences[::-1]
        self._given = min(PORTION, len(sentences))
        self.endResetModel()

    def add(self, sentences: list[str]) -> None:
        """Put sentences, given oldest first, on top."""
        if sentences:
            self.beginInsertRows(QModelIndex(), 0, len(sentences) - 1)
            self._sentences[:0] = sentences[::-1]
            self._given += len(sentences)
            self.endInsertRows()
            self._trim()

    def _trim(self) -> None:
        """Take older sentences back that a long game has pushed down; they can be fetched again."""
        if self._given > 3 * PORTION:
            self.beginRemoveRows(QModelIndex(), PORTION, self._given - 1)
            self._given = PORTION
            self.endRemoveRows()

    @property
    def sentences(self) -> list[str]:
        """Return all sentences, newest first."""
        return list(self._sentences)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of sentences given out so far."""
        return 0 if parent.isValid() else self._given

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether there are older sentences."""
        return not parent.isValid() and self._given < len(self._sentences)

    def fetchMore(self, _parent: Index) -> None:
        """Give out some older sentences."""
        more = min(PORTION, len(self._sentences) - self._given)
        self.beginInsertRows(QModelIndex(), self._given, self._given + more - 1)
        self._given += more
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a sentence."""
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._sentences[index.row()] if index.isValid() and role in roles else None


class _Lines(QStyledItemDelegate):
    """Wrap a sentence to the width of the list; Qt's own delegate cuts the last line off."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width() - 2 * self._view.spacing()
        room = QRect(0, 0, width - 2 * PAD, 10_000)
        text = self._view.fontMetrics().boundingRect(room, _WRAPPED, index.data())
        return QSize(width, text.height() + PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a sentence, on the accent when it is selected."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        colours = self._view.palette()
        ink = colours.text()
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colours.highlight())
            ink = colours.highlightedText()
        painter.setPen(ink.color())
        painter.setFont(self._view.font())
        painter.drawText(rect.adjusted(PAD, PAD // 2, -PAD, 0), _WRAPPED, index.data())
        painter.restore()


class LineList(QListView):
    """A list of sentences that wraps its lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "list")
        self.setItemDelegate(_Lines(self))
        self.setSpacing(2)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would narrow lines after their height was measured.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)


class LogView(LineList):
    """The log as a list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = LogModel(self)
        self.setModel(self.entries)
