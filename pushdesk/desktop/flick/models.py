# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a list, and the score sheet of flick, as Qt item models."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pushdesk.core.game import Seat, Setup
from pushdesk.desktop.flick import places, scores
from pushdesk.desktop.scoresheet import ScoreSheet
from pushdesk.games.flick.state import Disc, Lie, State
from pushdesk.games.flick.table import ROWS

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
DISC_ROLE = Qt.ItemDataRole.UserRole
"""The number of the row's disc, or None for a row of holes."""

LINE = 62
"""Characters of all names together that fit above a score sheet."""

_SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)
_LIES = (Lie.LOOSE, Lie.UNBALANCED, Lie.SUNK)

_Key: TypeAlias = tuple[str, int]
"""What a line of the list tells of: ("disc", number) or ("row", row)."""


class DiscList(QAbstractListModel):
    """The twin of the board: a line a disc, then a line a row of holes that tells the open ones.

    First come the actor's discs that aren't sunk, then the others', clockwise, the sunk
    ones last in the same order. A line that stays keeps its place in every view.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: list[_Key] = []
        self._texts: list[str] = []
        self._shown: tuple[Setup, State, Seat] | None = None

    def show(self, setup: Setup, state: State, viewer: Seat) -> None:
        """Tell another position, as the seat `viewer` sees the board."""
        self._shown = (setup, state, viewer)
        side = state.sides[viewer]
        lines: dict[_Key, str] = {
            ("disc", disc.number): places.disc_sentence(setup, state, disc, side)
            for disc in in_order(state)
        }
        for row in range(1, ROWS + 1):
            lines["row", row] = places.row_sentence(state, row, viewer)
        self._exchange(lines)

    def _exchange(self, lines: dict[_Key, str]) -> None:
        keys = list(lines)
        changes = SequenceMatcher(None, self._keys, keys, autojunk=False).get_opcodes()
        # From the end, so that what is still to come keeps its numbers.
        for kind, first, last, begin, end in reversed(changes):
            if kind != "equal":
                self._replace(first, last, [(key, lines[key]) for key in keys[begin:end]])
        for place, key in enumerate(keys):
            if self._texts[place] != lines[key]:
                self._texts[place] = lines[key]
                self.dataChanged.emit(self.index(place), self.index(place))

    def _replace(self, first: int, last: int, new: list[tuple[_Key, str]]) -> None:
        if last > first:
            self.beginRemoveRows(QModelIndex(), first, last - 1)
            del self._keys[first:last]
            del self._texts[first:last]
            self.endRemoveRows()
        if new:
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._keys[first:first] = [key for key, _ in new]
            self._texts[first:first] = [text for _, text in new]
            self.endInsertRows()

    def row_of(self, disc: int) -> int | None:
        """Return the line of a disc by its number, or None when it isn't on the board."""
        key = ("disc", disc)
        return self._keys.index(key) if key in self._keys else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._keys)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line in words, or the number of its disc."""
        if not index.isValid():
            return None
        if role in _SPOKEN:
            return self._texts[index.row()]
        kind, which = self._keys[index.row()]
        return which if role == DISC_ROLE and kind == "disc" else None

    def retranslate(self) -> None:
        """Say everything in the current language."""
        if self._shown is not None:
            self.show(*self._shown)


def in_order(state: State) -> list[Disc]:
    """Return the discs on the board, those that matter most for the next shot first."""

    def key(disc: Disc) -> tuple[bool, int, int, int]:
        away = (disc.seat - state.actor) % state.seats
        return disc.lie is Lie.SUNK, away, _LIES.index(disc.lie), disc.number

    return sorted(state.discs, key=key)


class SheetModel(ScoreSheet):
    """The score sheet of a finished session: a line a part or a game, a column a seat.

    Below them the total, and in teams what partners have together.
    """

    def totals(self) -> int:
        """Return the lines of seats and of teams."""
        return 1 + scores.in_teams(self.setup)

    def line_name(self, row: int) -> str:
        """Return the part or the game, or whose total it is."""
        if row < len(self.rows):
            return scores.sheet_part(self.rows[row].part)
        if row == len(self.rows):
            return translate("Flick", "Total")
        #: What partners have together.
        return translate("Flick", "Team")

    def points(self, row: int, column: int) -> int:
        """Return the points of a seat in a line."""
        points = super().points(row, column)
        if row > len(self.rows):
            points += self.outcome.total[(column + 2) % self.setup.seats]
        return points

    def figure(self, points: int) -> str:
        """Return points with a sign when they are lost."""
        return scores.signed(points)
