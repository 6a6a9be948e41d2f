# SPDX-License-Identifier: GPL-3.0-or-later
"""The melds of one player on the table, as an item model and a view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pushdesk.desktop.cards import badges
from pushdesk.desktop.cards.lists import PieceList
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.rummy import names
from pushdesk.desktop.rummy.pictures import Pictures, card_size
from pushdesk.desktop.surface import paint_focus, paint_ring
from pushdesk.games.rummy.cards import SUIT, SUITS, WILD
from pushdesk.games.rummy.state import Laid, Meld

Index = QModelIndex | QPersistentModelIndex
LAID_ROLE = Qt.ItemDataRole.UserRole
NUMBER_ROLE = Qt.ItemDataRole.UserRole + 1
_SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)
STRIP = 0.36
"""What stays in view of a covered card of a meld, as a share of its width."""
PAD = 7


class MeldsModel(QAbstractListModel):
    """The melds that one player has laid; each row knows its number on the table."""

    def __init__(self, owner: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owner = owner
        self._melds: list[tuple[int, Laid]] = []

    def show(self, melds: Sequence[tuple[int, Laid]]) -> bool:
        """Hold these melds with their numbers; return whether they differ."""
        if list(melds) == self._melds:
            return False
        self.beginResetModel()
        self._melds = list(melds)
        self.endResetModel()
        return True

    def number(self, row: int) -> int:
        """Return the number on the table of the meld in a row."""
        return self._melds[row][0]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of melds."""
        return 0 if parent.isValid() else len(self._melds)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a meld in words, or itself, or its number on the table."""
        if not index.isValid():
            return None
        number, laid = self._melds[index.row()]
        if role in _SPOKEN:
            return names.laid_name(laid, self._owner())
        if role == LAID_ROLE:
            return laid
        if role == NUMBER_ROLE:
            return number
        return None


def _missing(meld: Meld) -> tuple[int, ...] | int:
    """Return the suits that a wild of a set may stand for, -1 for any."""
    shown = {SUIT[card] for card in meld.cards if not WILD[card]}
    return tuple(suit for suit in range(SUITS) if suit not in shown) or -1


class _Melds(QStyledItemDelegate):
    """Draw the cards of a meld one over the other, wilds with what they stand for."""

    def __init__(self, view: MeldsView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        laid: Laid = index.data(LAID_ROLE)
        return self._view.size_of(len(laid.meld.cards)).toSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one meld."""
        view = self._view
        laid: Laid = index.data(LAID_ROLE)
        rect: QRect = option.rect
        dpr = view.devicePixelRatioF()
        corner = QPointF(rect.left() + PAD, rect.top() + PAD)
        for place, card in enumerate(laid.meld.cards):
            at = corner + QPointF(place * view.card.width() * STRIP, 0)
            painter.drawPixmap(at, view.pictures.face(card, view.card, dpr))
            wild = names.stands_for(laid.meld, place)
            if wild is not None:
                whole = QRectF(at, view.card)
                badges.paint_badge(
                    painter,
                    whole,
                    wild[1],
                    wild[0] if wild[0] >= 0 else _missing(laid.meld),
                    four_colours=view.pictures.four_colours,
                )
        whole = QRectF(rect).adjusted(2, 2, -2, -2)
        if index.data(NUMBER_ROLE) in view.lit:
            paint_ring(painter, whole, view.desk.theme.colour("accent"), 2.5)
        if view.hasFocus() and view.currentIndex() == index:
            paint_focus(painter, whole)


class MeldsView(PieceList):
    """The melds of one player; the ones that can take the selected cards are lit."""

    def __init__(
        self, desk: Desk, pictures: Pictures, owner: Callable[[], str], parent: QWidget
    ) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures
        self.lit: frozenset[int] = frozenset()
        self.melds = MeldsModel(owner, self)
        self.setModel(self.melds)
        self.setItemDelegate(_Melds(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._widest = 96.0

    def show_melds(self, melds: Sequence[tuple[int, Laid]]) -> None:
        """Hold these melds, as large as they all fit."""
        if self.melds.show(melds):
            self.fit_melds()

    def light(self, numbers: Collection[int]) -> None:
        """Light the melds of these numbers."""
        if frozenset(numbers) != self.lit:
            self.lit = frozenset(numbers)
            self.viewport().update()

    def use_width(self, widest: float) -> None:
        """Draw cards at most this wide, px."""
        self._widest = widest
        self.fit_melds()

    def size_of(self, cards: int) -> QSizeF:
        """Return the room of a meld, px."""
        width = self.card.width() * (1 + STRIP * (cards - 1)) + 2 * PAD
        return QSizeF(width, self.card.height() + 2 * PAD)

    def fit_melds(self) -> None:
        """Choose the largest cards with which all melds are in view."""
        lengths = [
            len(self.melds.index(row).data(LAID_ROLE).meld.cards)
            for row in range(self.melds.rowCount())
        ]
        width = self._widest
        while width > 30 and not self._fits(lengths, width):
            width -= 3
        self.card = card_size(width)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _fits(self, lengths: Sequence[int], width: float) -> bool:
        self.card = card_size(width)
        room = self.viewport().width() - 4
        lines, used = 1, 0.0
        for length in lengths:
            size = self.size_of(length)
            if size.width() > room:
                return False
            if used + size.width() > room:
                lines, used = lines + 1, 0.0
            used += size.width()
        return lines * self.size_of(1).height() <= self.viewport().height()
