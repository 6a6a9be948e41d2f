# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand of cards as an item model and a fan that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from pushdesk.desktop.cards.lists import PieceList
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.rummy import names
from pushdesk.desktop.rummy.pictures import Pictures
from pushdesk.desktop.surface import paint_focus, paint_ring
from pushdesk.games.rummy.cards import Card

Index = QModelIndex | QPersistentModelIndex
CARD_ROLE = Qt.ItemDataRole.UserRole
SELECTED_ROLE = Qt.ItemDataRole.UserRole + 1
_SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)

LIFT = 0.16
"""How far a selected card stands out, as a share of its height."""
EDGE = 4
LEAST_STRIP = 0.24
"""What stays in view of a covered card, as a share of its width: the index (look.md)."""


class HandModel(QAbstractListModel):
    """The cards of one hand in the order in which the person holds them.

    A card stays where it is when others come or go; new ones come last.
    """

    changed = Signal()
    """Cards or selection are others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._selected: set[Card] = set()
        self._hidden = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards in their order."""
        return tuple(self._cards)

    @property
    def selected(self) -> tuple[Card, ...]:
        """Return the selected cards in their order."""
        return tuple(card for card in self._cards if card in self._selected)

    @property
    def hidden(self) -> bool:
        """Return whether the faces are covered."""
        return self._hidden

    def hold(self, cards: Iterable[Card], *, hidden: bool = False) -> None:
        """Hold these cards; those held already keep their places and their selection."""
        wanted = list(cards)
        kept = [card for card in self._cards if card in wanted]
        held = kept + [card for card in wanted if card not in kept]
        if held == self._cards and hidden == self._hidden:
            return
        self.beginResetModel()
        self._cards = held
        self._hidden = hidden
        self._selected &= set(held)
        if hidden:
            self._selected.clear()
        self.endResetModel()
        self.changed.emit()

    def arrange(self, cards: Sequence[Card]) -> None:
        """Hold the same cards in another order; raise `ValueError` for other cards."""
        if sorted(cards) != sorted(self._cards):
            raise ValueError(cards)
        if list(cards) != self._cards:
            self.beginResetModel()
            self._cards = list(cards)
            self.endResetModel()
            self.changed.emit()

    def toggle(self, row: int) -> None:
        """Select a card, or not any more."""
        if self._hidden or not 0 <= row < len(self._cards):
            return
        self._selected ^= {self._cards[row]}
        self._tell(row)

    def select(self, cards: Iterable[Card]) -> None:
        """Select exactly these cards of the hand."""
        chosen = set(cards) & set(self._cards)
        if chosen != self._selected and not self._hidden:
            self._selected = chosen
            self._tell(0, len(self._cards) - 1)

    def _tell(self, first: int, last: int | None = None) -> None:
        self.dataChanged.emit(self.index(first), self.index(first if last is None else last))
        self.changed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a card in words with its state, or the card itself."""
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role in _SPOKEN:
            if self._hidden:
                return names.hidden_card()
            return names.held_card(
                card, index.row() + 1, len(self._cards), selected=card in self._selected
            )
        if role == CARD_ROLE:
            return card
        if role == SELECTED_ROLE:
            return card in self._selected
        return None


class _Cards(QStyledItemDelegate):
    """Draw each card as the strip that the next one leaves free."""

    def __init__(self, view: HandView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self._view
        last = index.row() == index.model().rowCount() - 1
        width = view.card.width() if last else view.strip()
        return QSize(round(width), round(view.card.height() * (1 + LIFT)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the card where it lies; what the next ones cover is drawn over by them."""
        view = self._view
        rect: QRect = option.rect
        lift = 0.0 if index.data(SELECTED_ROLE) else view.card.height() * LIFT
        place = QPoint(rect.left(), rect.top() + round(lift))
        model = view.hand
        dpr = view.devicePixelRatioF()
        painter.save()
        if model.hidden:
            picture = view.pictures.back(view.card, dpr)
        else:
            picture = view.pictures.face(index.data(CARD_ROLE), view.card, dpr)
        painter.drawPixmap(place, picture)
        whole = QRectF(place.x(), place.y(), view.card.width(), view.card.height())
        if index.data(SELECTED_ROLE):
            paint_ring(painter, whole, view.desk.theme.colour("accent"), 3.0)
        if view.hasFocus() and view.currentIndex() == index:
            paint_focus(painter, whole)
        painter.restore()


class HandView(PieceList):
    """A hand as a fan along the edge of the table; up to 32 cards stay readable."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures
        self.hand = HandModel(self)
        self.setModel(self.hand)
        self.setItemDelegate(_Cards(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self._spreading = False
        self.hand.changed.connect(self._follow)

    def _follow(self) -> None:
        """Keep the fan in the middle."""
        count = self.hand.rowCount()
        fan = self.card.width() + self.strip() * max(0, count - 1)
        left = max(0, round((self.width() - fan) / 2) - EDGE)
        self.setViewportMargins(left, 0, 0, 0)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def fit(self, card: QSizeF) -> None:
        """Use a card size, px."""
        if card != self.card:
            self.card = card
            self._follow()

    def strip(self) -> float:
        """Return how much of a covered card stays in view, px."""
        count = self.hand.rowCount()
        room = self.width() - self.card.width() - 2 * EDGE
        return min(self.card.width() * 0.82, room / max(1, count - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the fan anew."""
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height() or not self._spreading:
            self._spreading = True
            self._follow()
            self._spreading = False

    def slot(self, row: int) -> QRectF:
        """Return where the card of a row lies, in the coordinates of this view."""
        top = self.card.height() * LIFT
        return QRectF(row * self.strip(), top, self.card.width(), self.card.height())
