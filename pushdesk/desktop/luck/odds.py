# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds help of luck: the exact chance to bust, and what is left unseen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
)

from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import art, sentences
from pushdesk.desktop.luck.models import UnseenModel
from pushdesk.desktop.luck.sentences import translate
from pushdesk.desktop.theme import font
from pushdesk.games.luck.cards import COLOURS, RANKS
from pushdesk.games.luck.odds import bust_chance, dead_kinds
from pushdesk.games.luck.state import View

CELL = 30
"""Height of a line of the grid, px."""


class _Counts(QStyledItemDelegate):
    """Draw how many cards of a kind are unseen as a figure on the card's colour."""

    def __init__(self, panel: OddsPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(CELL, CELL)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one count; a card that would bust has a cross line."""
        rect: QRect = option.rect
        kind = index.row() * RANKS + index.column()
        count = self._panel.unseen.kind_count(kind)
        box = QRectF(rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        theme = self._panel.desk.theme
        if count:
            painter.setBrush(art.COLOURS[index.row()])
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(art.INKS[index.row()])
        else:
            painter.setPen(theme.colour("muted"))
        painter.setFont(font(14, bold=bool(count)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(count) if count else "–")
        if count and kind in self._panel.dead:
            pen = painter.pen()
            pen.setWidthF(2.0)
            painter.setPen(pen)
            painter.drawLine(box.bottomLeft(), box.topRight())
        painter.restore()


class OddsPanel(QFrame):
    """Say the chance to bust on the next card and count the unseen cards."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setProperty("kind", "panel")
        self.unseen = UnseenModel(self)
        self.dead: frozenset[int] = frozenset()
        self._view: View | None = None
        self._heading = QLabel()
        self._heading.setProperty("kind", "subheading")
        self._chance = QLabel()
        self._chance.setWordWrap(True)
        self._chance.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._chance.setProperty("stop", True)
        self._grid = QTableView()
        self._grid.setModel(self.unseen)
        self._grid.setItemDelegate(_Counts(self))
        self._grid.setShowGrid(False)
        self._grid.setTabKeyNavigation(False)
        self._grid.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self._grid.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._grid.horizontalHeader().setHighlightSections(False)
        self._grid.horizontalHeader().setMinimumSectionSize(20)
        self._grid.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._grid.verticalHeader().setDefaultSectionSize(CELL)
        self._grid.verticalHeader().setHighlightSections(False)
        self._grid.setFixedHeight(CELL * 5 + 36)
        self._rest = QLabel()
        self._rest.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        layout.addWidget(self._heading)
        layout.addWidget(self._chance)
        layout.addWidget(self._grid)
        layout.addWidget(self._rest)

    def show_view(self, view: View) -> None:
        """Count for a position."""
        dead = frozenset(dead_kinds(view))
        changed = self._view is None or view.unseen != self._view.unseen or dead != self.dead
        self._view = view
        self.unseen.show(view.unseen)
        self.dead = dead
        self._chance.setText(self.sentence())
        if changed:
            self._rest.setText(self.unseen.rest)
            self._grid.viewport().update()

    def sentence(self) -> str:
        """Return the chance in words."""
        if self._view is None:
            return ""
        if self._view.card >= 0:
            return translate("Luck", "Place the drawn card first.")
        chance = sentences.percent(bust_chance(self._view))
        return translate("Luck", "Chance to go too far on the next card: {chance}").format(
            chance=chance
        )

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._heading.setText(translate("Luck", "Odds"))
        self._chance.setText(self.sentence())
        self._rest.setText(self.unseen.rest)
        self._grid.setAccessibleName(translate("Luck", "Unseen cards"))
        self.unseen.headerDataChanged.emit(Qt.Orientation.Vertical, 0, COLOURS - 1)
