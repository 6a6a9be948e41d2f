# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet of rummy as a Qt item model."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex

from pushdesk.core.game import Outcome, Setup
from pushdesk.desktop.language import join
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy.events import round_name, team_name
from pushdesk.desktop.scoresheet import ScoreSheet
from pushdesk.games.rummy.state import SEATS, TEAMS, team_of

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

LONGEST = 14
"""Characters of one name that fit above a column with two of them."""


class SheetModel(ScoreSheet):
    """The score sheet of a finished match: a line a round and the total, a column a team."""

    def __init__(self, setup: Setup, outcome: Outcome, parent: QObject | None = None) -> None:
        super().__init__(setup, outcome, parent)
        # A round in which nobody had points was played all the same.
        self.rows = list(outcome.sheet)

    def line_name(self, row: int) -> str:
        """Return the round, or that it is the total."""
        return translate("Rummy", "Total") if row == len(self.rows) else round_name(row)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of teams."""
        return 0 if parent.isValid() else TEAMS

    def points(self, row: int, column: int) -> int:
        """Return the points of a team in a line."""
        lines = [*(line.points for line in self.rows), self.outcome.total]
        return sum(lines[row][column::TEAMS])

    def is_best(self, column: int) -> bool:
        """Return whether a team has won."""
        return any(team_of(seat) == column for seat in self.outcome.ranking[0])

    def column_name(self, column: int, *, spoken: bool) -> str:
        """Return the players of a team."""
        if spoken:
            return team_name(self.setup, column)
        names = [player_name(self.setup, seat) for seat in range(column, SEATS, TEAMS)]
        return join([name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names])
