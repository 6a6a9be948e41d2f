# SPDX-License-Identifier: GPL-3.0-or-later
"""Columns, benches, unseen cards and scores of luck as Qt item models."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pushdesk.desktop.language import number
from pushdesk.desktop.luck import sentences
from pushdesk.desktop.luck.display import by_colour
from pushdesk.desktop.scoresheet import ScoreSheet
from pushdesk.games.luck.cards import COLOURS, RANKS, ROLL, SWITCH, Card

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
CARDS_ROLE = Qt.ItemDataRole.UserRole
"""The cards of a row, a list."""

_SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


class ColumnModel(QAbstractListModel):
    """The cards of one column, in the order in which they were placed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []

    @property
    def cards(self) -> list[Card]:
        """Return the cards."""
        return list(self._cards)

    def show(self, cards: list[Card]) -> bool:
        """Hold other cards; return whether they differ."""
        if cards == self._cards:
            return False
        self.beginResetModel()
        self._cards = list(cards)
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a card in words, or the card itself."""
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role in _SPOKEN:
            return sentences.card_name(card)
        return card if role == CARDS_ROLE else None


class BenchModel(QAbstractListModel):
    """One bench: a row for each of the five colours with the cards of that colour."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: list[list[Card]] = [[] for _ in range(COLOURS)]

    def show(self, cards: list[Card]) -> bool:
        """Hold other cards; return whether they differ."""
        found = by_colour(cards)
        groups = [found.get(colour, []) for colour in range(COLOURS)]
        if groups == self._groups:
            return False
        self._groups = groups
        self.dataChanged.emit(self.index(0, 0), self.index(COLOURS - 1, 0))
        return True

    @property
    def colours(self) -> list[int]:
        """Return the colours that have cards."""
        return [colour for colour, cards in enumerate(self._groups) if cards]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the keyboard stand only on colours that have cards."""
        if index.isValid() and self._groups[index.row()]:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of colours."""
        return 0 if parent.isValid() else COLOURS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a colour's cards in words, its cards, or its number."""
        if not index.isValid():
            return None
        colour = index.row()
        cards = self._groups[colour]
        if role in _SPOKEN:
            return sentences.group_name(colour, cards)
        return cards if role == CARDS_ROLE else None


class UnseenModel(QAbstractTableModel):
    """How many cards of each kind are still in the pile: colours by numbers, then the rest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unseen: tuple[int, ...] = (0,) * (SWITCH + 1)

    def show(self, unseen: tuple[int, ...]) -> None:
        """Hold other counts, by kind."""
        if unseen != self._unseen:
            self._unseen = unseen
            self.dataChanged.emit(
                self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
            )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return five colours."""
        return 0 if parent.isValid() else COLOURS

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return six numbers."""
        return 0 if parent.isValid() else RANKS

    def kind_count(self, kind: int) -> int:
        """Return how many cards of a kind are unseen."""
        return self._unseen[kind]

    @property
    def rest(self) -> str:
        """Return the unseen Roll and Switch cards in words."""
        return translate("Luck", "Roll cards: {rolls} · Switch cards: {switches}").format(
            rolls=number(self._unseen[ROLL]), switches=number(self._unseen[SWITCH])
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a count, or what it counts in words."""
        if not index.isValid():
            return None
        kind = index.row() * RANKS + index.column()
        count = self._unseen[kind]
        if role == Qt.ItemDataRole.DisplayRole:
            return number(count) if count else "–"
        if role in _SPOKEN:
            return translate("Luck", "{card}: {count} unseen").format(
                card=sentences.kind_name(kind), count=number(count)
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the numbers above and the colours beside."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return number(section + 1)
        return sentences.colour_name(section)


class SheetModel(ScoreSheet):
    """The score sheet of a finished game: a line a place and colour, and the total."""

    def line_name(self, row: int) -> str:
        """Return the name of a line."""
        if row == len(self.rows):
            return translate("Luck", "Total")
        return sentences.sheet_part(self.rows[row].part)
