# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet of a finished game as a Qt item model; each game says its lines and columns."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pushdesk.core.game import Outcome, Setup
from pushdesk.desktop.language import number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.theme import font

Index = QModelIndex | QPersistentModelIndex

LINE = 62
"""Characters of all names together that fit above a score sheet."""


class ScoreSheet(QAbstractTableModel):
    """Lines of points that add up: a column a seat, those with the best rank in bold.

    Attributes:
        setup: who sits where.
        outcome: the result.
        rows: the lines of the result that are shown, without the totals.

    """

    def __init__(self, setup: Setup, outcome: Outcome, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = setup
        self.outcome = outcome
        self.rows = [row for row in outcome.sheet if any(row.points)]

    # What a game says.

    def line_name(self, row: int) -> str:
        """Return the name of a line, the totals included."""
        raise NotImplementedError

    def totals(self) -> int:
        """Return how many lines of totals stand below the others."""
        return 1

    def points(self, row: int, column: int) -> int:
        """Return the points of a column in a line."""
        if row < len(self.rows):
            return self.rows[row].points[column]
        return self.outcome.total[column]

    def figure(self, points: int) -> str:
        """Return points as they are written."""
        return number(points)

    def is_best(self, column: int) -> bool:
        """Return whether a column has won."""
        return column in self.outcome.ranking[0]

    def column_name(self, column: int, *, spoken: bool) -> str:
        """Return who a column belongs to; what is `spoken` needn't fit above it."""
        name = player_name(self.setup, column)
        longest = LINE // self.setup.seats
        return name if spoken or len(name) <= longest else f"{name[: longest - 1]}…"

    # The model.

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the lines and the totals."""
        return 0 if parent.isValid() else len(self.rows) + self.totals()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of seats."""
        return 0 if parent.isValid() else self.setup.seats

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return points."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.figure(self.points(index.row(), index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            size = 18 if index.row() >= len(self.rows) else 14
            return font(size, bold=self.is_best(index.column()))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return names above and lines beside."""
        across = orientation == Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.TextAlignmentRole and across:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if across:
            return self.column_name(section, spoken=role == Qt.ItemDataRole.AccessibleTextRole)
        return self.line_name(section)

    def retranslate(self) -> None:
        """Tell the views that every word has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.dataChanged.emit(
            self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
        )
