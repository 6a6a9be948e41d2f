# SPDX-License-Identifier: GPL-3.0-or-later
"""The log beside a table: plain sentences, newest first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QListView, QWidget

Index = QModelIndex | QPersistentModelIndex


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


class LogView(QListView):
    """The log as a list that wraps its lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = LogModel(self)
        self.setModel(self.entries)
        self.setProperty("kind", "list")
        self.setWordWrap(True)
        self.setSpacing(2)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would narrow lines after their height was measured.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
