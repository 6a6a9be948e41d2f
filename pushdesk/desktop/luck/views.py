# SPDX-License-Identifier: GPL-3.0-or-later
"""Columns and benches of luck: list views whose items are cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from pushdesk.desktop.cards import lists
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import art
from pushdesk.desktop.luck.models import CARDS_ROLE, BenchModel, ColumnModel
from pushdesk.desktop.luck.pictures import Pictures, shadow_corner
from pushdesk.desktop.surface import paint_focus, paint_ring
from pushdesk.desktop.theme import font
from pushdesk.games.luck.cards import RANK, Card

STRIP = 0.31
"""How much of a covered card's height stays in view where there is room."""
ROOMY = 5
"""Cards of a column that keep `STRIP`; the sixth (L18) makes all strips a little shorter."""
MARGIN = 9
"""Space around the cards of a column for its frame, px."""

Index = QModelIndex | QPersistentModelIndex


class _CardRows(QStyledItemDelegate):
    """Draw each card of a column as the strip that the next one leaves free."""

    def __init__(self, view: ColumnView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        size = self._view.card
        last = index.row() == index.model().rowCount() - 1
        height = size.height() if last else self._view.strip()
        return QSize(round(size.width()), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the strip; the rounded corners of the next card show this card beneath."""
        view = self._view
        rect: QRect = option.rect
        dpr = view.devicePixelRatioF()
        painter.save()
        painter.setClipRect(rect.adjusted(-MARGIN, 0, MARGIN, 0))
        if index.row() > 0:
            above = index.sibling(index.row() - 1, 0)
            offset = rect.top() - view.strip()
            picture = view.pictures.face(above.data(CARDS_ROLE), view.card, dpr)
            painter.drawPixmap(rect.left(), offset, picture)
        painter.drawPixmap(
            rect.topLeft(), view.pictures.face(index.data(CARDS_ROLE), view.card, dpr)
        )
        if view.hasFocus() and view.currentIndex() == index:
            paint_focus(painter, QRectF(rect))
        painter.restore()


class PieceList(lists.PieceList):
    """A list of luck's cards, with their pictures."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures


class ColumnView(PieceList):
    """One column: cards that overlap downwards, or an empty place."""

    def __init__(self, desk: Desk, pictures: Pictures, place: int, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.place = place
        self.cards = ColumnModel(self)
        self.setModel(self.cards)
        self.setItemDelegate(_CardRows(self))
        self.setViewportMargins(MARGIN, MARGIN, MARGIN, MARGIN)

    def fit(self, card: QSizeF) -> None:
        """Use a card size, px."""
        if card != self.card:
            self.card = card
            self.scheduleDelayedItemsLayout()

    @staticmethod
    def height_for(card: QSizeF) -> int:
        """Return the height of a column for a card size, px."""
        return round(card.height() * (1 + STRIP * (ROOMY - 1))) + 2 * MARGIN

    def strip(self, cards: int | None = None) -> int:
        """Return how much of a covered card stays in view, px, among a number of cards."""
        count = self.cards.rowCount() if cards is None else cards
        share = STRIP * min(1.0, (ROOMY - 1) / max(1, count - 1))
        return round(self.card.height() * share)

    def slot(self, row: int, cards: int | None = None) -> QRect:
        """Return where the card of a row lies whole among some, in the coordinates of this view."""
        top = MARGIN + row * self.strip(cards)
        return QRect(MARGIN, top, round(self.card.width()), round(self.card.height()))

    def show_cards(self, cards: list[Card]) -> None:
        """Hold other cards."""
        if self.cards.show(cards):
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the empty place, the shadow, then the cards."""
        painter = QPainter(self.viewport())
        painter.translate(-MARGIN, -MARGIN)
        rows = self.cards.rowCount()
        dpr = self.devicePixelRatioF()
        if rows == 0:
            theme = self.desk.theme
            ink = theme.colour("accent" if self.legal else "text")
            ink.setAlpha(255 if self.legal else 90)
            picture = self.pictures.slot(self.card, ink, dpr)
            painter.drawPixmap(self.slot(0).topLeft(), picture)
        for row in range(rows):
            shadow = self.pictures.shadow(self.card, dpr, 0.4)
            painter.drawPixmap(QPointF(self.slot(row).topLeft()) - shadow_corner(self.card), shadow)
        if rows == 0 and self.hasFocus():
            paint_focus(painter, QRectF(self.slot(0)))
        painter.end()
        super().paintEvent(event)


class _Groups(QStyledItemDelegate):
    """Draw the cards of one colour as small overlapping cards with their sum below."""

    def __init__(self, view: BenchView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._view.group_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one colour."""
        view = self._view
        rect: QRect = option.rect
        cards: list[Card] = index.data(CARDS_ROLE)
        colour = index.row()
        theme = view.desk.theme
        painter.save()
        if not cards:
            ink = theme.colour("muted")
            ink.setAlpha(64)
            side = min(view.card.width(), 34.0)
            centre = QRectF(rect).center() - QPointF(0, view.foot / 2)
            picture = view.pictures.symbol(colour, side, ink, view.devicePixelRatioF())
            painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)
            painter.restore()
            return
        area = rect.adjusted(0, 0, 0, -view.foot - 1)
        painter.setClipRect(area)
        for card, spot in zip(cards, view.card_places(rect, len(cards)), strict=True):
            picture = view.pictures.face(card, view.card, view.devicePixelRatioF())
            painter.drawPixmap(spot.topLeft(), picture)
        painter.setClipping(False)
        foot = QRect(rect.left(), rect.bottom() - view.foot + 1, rect.width(), view.foot)
        painter.setFont(font(view.foot * 0.72, bold=True))
        painter.setPen(theme.colour("text"))
        total = number(sum(RANK[card] for card in cards))
        side = view.foot - 4.0
        corner = QPointF(foot.center().x() - view.foot * 0.95, foot.y() + 2)
        ink = art.COLOURS[colour].lighter(130) if theme.dark else art.COLOURS[colour]
        painter.drawPixmap(
            corner, view.pictures.symbol(colour, side, ink, view.devicePixelRatioF())
        )
        left = corner.x() + side + 3
        text = QRectF(left, foot.y(), foot.right() - left, foot.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, total)
        ring = QRectF(rect).adjusted(0, 0, -1, 0)
        if view.legal and cards:
            paint_ring(painter, ring, theme.colour("accent"))
        if view.hasFocus() and view.currentIndex() == index:
            paint_focus(painter, ring.adjusted(2, 2, -2, -2))
        painter.restore()


class BenchView(PieceList):
    """A bench: one item a colour, sorted, with its sum."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.groups = BenchModel(self)
        self.foot = 18
        self.gap = 10
        self.setModel(self.groups)
        self.setItemDelegate(_Groups(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setSpacing(0)

    def fit(self, card: QSizeF, foot: int, gap: int) -> None:
        """Use a card size, a height for the sums and a space between colours, px."""
        self.card = card
        self.gap = gap
        self.foot = foot
        self.scheduleDelayedItemsLayout()

    def group_size(self) -> QSize:
        """Return the size of one colour, px."""
        return QSize(round(self.card.width()) + self.gap, self.viewport().height())

    def card_places(self, rect: QRect, count: int) -> list[QRect]:
        """Return where the cards of one colour lie; the foot hides the end of the last one."""
        strip = round(self.card.height() * STRIP)
        room = rect.height() - self.foot - 6 - max(strip, round(self.card.height() * 0.42))
        step = min(strip, room // max(1, count - 1))
        left = rect.left() + self.gap // 2
        width, height = round(self.card.width()), round(self.card.height())
        return [
            QRect(left, rect.top() + 4 + row * max(3, step), width, height) for row in range(count)
        ]

    def place_of(self, colour: int) -> QRect:
        """Return where cards of a colour lie or will lie, in the coordinates of this view."""
        size = self.group_size()
        return QRect(
            colour * size.width() + self.gap // 2,
            4,
            round(self.card.width()),
            round(self.card.height()),
        )

    def places_of(self, cards: Sequence[Card]) -> list[tuple[Card, QRect]]:
        """Return some of the cards with where they lie, in the coordinates of this view."""
        found = []
        for row in range(self.groups.rowCount()):
            index = self.groups.index(row, 0)
            group: list[Card] = index.data(CARDS_ROLE)
            places = self.card_places(self.visualRect(index), len(group))
            found += [
                (card, place) for card, place in zip(group, places, strict=True) if card in cards
            ]
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the colours, and the focus around the bench when there is none to stand on."""
        super().paintEvent(event)
        if self.hasFocus() and self.current_colour() not in self.groups.colours:
            painter = QPainter(self.viewport())
            paint_focus(painter, QRectF(self.viewport().rect()))
            painter.end()

    def current_colour(self) -> int | None:
        """Return the colour that the keyboard stands on or the pointer pressed."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def show_cards(self, cards: list[Card]) -> None:
        """Hold other cards."""
        if self.groups.show(cards):
            self.viewport().update()
