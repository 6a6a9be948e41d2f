# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game: who won, the score sheet line by line, and what next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pushdesk.core.game import Outcome, Setup
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.theme import font

EDGE = 28
"""Space at the sides of the panel, px."""
GAP = 6
"""Space between buttons, px."""


translate = QCoreApplication.translate


def won(setup: Setup, outcome: Outcome) -> str:
    """Return who won, each for themselves."""
    winners = [player_name(setup, seat) for seat in outcome.ranking[0]]
    if len(winners) > 1:
        return translate("EndPanel", "{names} share the win").format(names=join(winners))
    return translate("EndPanel", "{name} wins").format(name=winners[0])


def decided(setup: Setup, outcome: Outcome) -> str:
    """Return how close it was."""
    best = outcome.ranking[0]
    top = outcome.total[best[0]]
    points = translate("EndPanel", "%Ln point(s)", "", top)
    if len(best) > 1:
        return translate("EndPanel", "Both ends level: {points} each.").format(points=points)
    second = outcome.ranking[1]
    lead = top - outcome.total[second[0]]
    if lead == 0:
        return translate(
            "EndPanel", "{points} each for first and second; the number of cards decides."
        ).format(points=points)
    return translate("EndPanel", "{points}, {lead} ahead of {name}.").format(
        points=points, lead=number(lead), name=player_name(setup, second[0])
    )


class EndPanel(QFrame):
    """Lie over the table when the game is over; it can be put aside to look at the table."""

    again = Signal()
    other = Signal()
    left = Signal()
    export = Signal()

    def __init__(
        self,
        won: Callable[[], str],
        decided: Callable[[], str],
        sheet: QAbstractTableModel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._won = won
        self._decide = decided
        self._sheet = sheet
        sheet.setParent(self)
        self._title = QLabel()
        self._title.setProperty("kind", "title")
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._decided = QLabel()
        self._decided.setWordWrap(True)
        self._decided.setTextFormat(Qt.TextFormat.PlainText)
        self._table = QTableView()
        self._table.setModel(sheet)
        self._table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._table.setShowGrid(False)
        self._table.setFrameShape(QFrame.Shape.NoFrame)
        self._table.setProperty("kind", "sheet")
        self._table.setFont(font(14))
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setHighlightSections(False)
        self._table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._table.verticalHeader().setHighlightSections(False)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.again_button = QPushButton()
        self.again_button.setProperty("kind", "primary")
        self.again_button.clicked.connect(self.again)
        self.other_button = QPushButton()
        self.other_button.clicked.connect(self.other)
        self.look_button = QPushButton()
        self.look_button.clicked.connect(self.hide)
        self.export_button = QPushButton()
        self.export_button.clicked.connect(self.export)
        self.leave_button = QPushButton()
        self.leave_button.clicked.connect(self.left)
        self._buttons = (
            self.again_button,
            self.other_button,
            self.look_button,
            self.export_button,
            self.leave_button,
        )
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, 20, EDGE, 20)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addWidget(self._decided)
        layout.addWidget(self._table, 1)
        layout.addLayout(self._grid)
        self.retranslate()

    def _arrange(self) -> None:
        """Put the buttons into as few rows as their words allow."""
        margins = self.contentsMargins().left() + 2 * EDGE
        room = self.width() - margins
        for columns in (5, 3, 2):
            wide = [
                max(button.sizeHint().width() for button in self._buttons[place::columns])
                for place in range(columns)
            ]
            if sum(wide) + (columns - 1) * GAP <= room:
                break
        for column in range(len(self._buttons)):
            self._grid.setColumnMinimumWidth(column, wide[column] if column < columns else 0)
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for number_, button in enumerate(self._buttons):
            self._grid.addWidget(button, number_ // columns, number_ % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the words of the buttons whole."""
        super().resizeEvent(event)
        self._arrange()

    def sentence(self) -> str:
        """Return who won, in words."""
        return self._won()

    def decided(self) -> str:
        """Return how close it was, in words."""
        return self._decide()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._title.setText(self.sentence())
        self._decided.setText(self.decided())
        self._table.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleName(self.tr("End of the game"))
        self.again_button.setText(self.tr("Play again"))
        self.other_button.setText(self.tr("Change the set-up"))
        self.look_button.setText(self.tr("Look at the table"))
        self.export_button.setText(self.tr("Export …"))
        self.leave_button.setText(self.tr("Leave the table"))
        self._arrange()
        retranslate = getattr(self._sheet, "retranslate", None)
        if retranslate is not None:
            retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
