# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet of rummy as a Qt item model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pushdesk.core.game import Outcome, Setup
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy.events import round_name, team_name
from pushdesk.desktop.theme import font
from pushdesk.games.rummy.state import SEATS, TEAMS, team_of

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

LONGEST = 14
"""Characters of one name that fit above a column with two of them."""


class SheetModel(QAbstractTableModel):
    """The score sheet of a finished match: a line a round and the total, a column a team."""

    def __init__(self, setup: Setup, outcome: Outcome, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._outcome = outcome

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the rounds and the total."""
        return 0 if parent.isValid() else len(self._outcome.sheet) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of teams."""
        return 0 if parent.isValid() else TEAMS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return points."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return number(self.points(index.row(), index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            best = any(team_of(seat) == index.column() for seat in self._outcome.ranking[0])
            return font(18 if index.row() == len(self._outcome.sheet) else 14, bold=best)
        return None

    def points(self, row: int, team: int) -> int:
        """Return the points of a team in a line."""
        lines = [*(line.points for line in self._outcome.sheet), self._outcome.total]
        return sum(lines[row][team::TEAMS])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the players of a team above and the rounds beside."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return team_name(self._setup, section)
            return self._short_name(section)
        if section == len(self._outcome.sheet):
            return translate("Rummy", "Total")
        return round_name(section)

    def _short_name(self, team: int) -> str:
        names = [player_name(self._setup, seat) for seat in range(team, SEATS, TEAMS)]
        return join([name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names])

    def retranslate(self) -> None:
        """Tell the views that every word has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.dataChanged.emit(
            self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
        )
