# SPDX-License-Identifier: GPL-3.0-or-later
"""How each event of rummy moves over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from pushdesk.core.game import Seat
from pushdesk.desktop.motion import Beat, Sprite
from pushdesk.games.rummy.cards import Card
from pushdesk.games.rummy.state import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    MeldLaid,
    Pushed,
    Replaced,
    RoundBegan,
    Took,
)

if TYPE_CHECKING:
    from pushdesk.desktop.rummy.table import RummyTable

MOVE = 300.0
STAGGER = 60.0
DEAL = 420.0


class Beats:
    """Make beats for a table; cards that a viewer must not see fly face down."""

    def __init__(self, table: RummyTable) -> None:
        """Move the pieces of a table."""
        self._table = table

    def of(self, events: Sequence[Event], viewer: Seat) -> list[Beat]:
        """Return the movements of a step's events as the viewer sees them."""
        beats: list[Beat] = []
        for event in events:
            beat = self._beat(event, viewer)
            if beat is not None:
                beats.append(beat)
        return beats

    def _beat(self, event: Event, viewer: Seat) -> Beat | None:
        table = self._table
        pile = self._at(table.pile)
        stock = self._at(table.stock)
        match event:
            case Took():
                end = self._hand(event.seat)
                return self._flight([(self._face(event.card), pile, end)])
            case Pushed():
                end = self._hand(event.to)
                flights = [(self._back(), stock, end), (self._face(event.discard), pile, end)]
                return self._flight(flights)
            case Drew():
                return self._flight([(self._back(), stock, self._hand(event.seat))])
            case MeldLaid():
                start, end = self._hand(event.seat), self._melds(event.seat)
                return self._flight([(self._face(c), start, end) for c in event.laid.cards])
            case LaidOff():
                start, end = self._hand(event.seat), self._meld(event.meld)
                return self._flight([(self._face(card), start, end) for card in event.cards])
            case Replaced():
                start, end = self._hand(event.seat), self._meld(event.meld)
                return self._flight(
                    [(self._face(event.card), start, end), (self._face(event.wild), end, start)]
                )
            case Discarded():
                start = self._hand(event.seat)
                return self._flight([(self._face(event.card), start, pile)], lifts=False)
            case RoundBegan():
                ends = [self._hand(seat) for seat in range(4)]
                return self._flight([(self._back(), stock, end) for end in ends])
        return None

    def _flight(
        self, flights: Sequence[tuple[QPixmap, QRectF, QRectF]], *, lifts: bool = True
    ) -> Beat:
        table = self._table
        long = MOVE + STAGGER * max(0, len(flights) - 1)

        def begin() -> Sequence[Sprite]:
            table.desk.sound.play("card", 0.5)
            if lifts:
                table.pile.show_card(table.pile.shown)
            return [
                Sprite(picture, start, end, MOVE, STAGGER * count, waits=True)
                for count, (picture, start, end) in enumerate(flights)
            ]

        return Beat(long, begin)

    # Where cards come from and go to, in the coordinates of the field.

    def _at(self, piece: QWidget) -> QRectF:
        rect = QRectF(QPointF(), self._size())
        rect.moveCenter(QPointF(piece.geometry().center()))
        return rect

    def _size(self) -> QSizeF:
        return QSizeF(self._table.pile.card)

    def _hand(self, seat: Seat) -> QRectF:
        table = self._table
        if seat == table.viewer:
            rect = QRectF(QPointF(), self._size())
            rect.moveCenter(QPointF(table.hand_view.geometry().center()))
            return rect
        panel = table.panels[seat]
        return panel.landing().translated(QPointF(panel.pos()))

    def _melds(self, seat: Seat) -> QRectF:
        rect = QRectF(QPointF(), self._size() * 0.7)
        rect.moveCenter(QPointF(self._table.melds[seat].geometry().center()))
        return rect

    def _meld(self, number: int) -> QRectF:
        table = self._table
        for view in table.melds:
            for row in range(view.melds.rowCount()):
                if view.melds.number(row) == number:
                    place = view.visualRect(view.melds.index(row)).center()
                    rect = QRectF(QPointF(), self._size() * 0.7)
                    rect.moveCenter(QPointF(view.mapTo(table.field, place)))
                    return rect
        return self._at(table.pile)

    def _face(self, card: Card) -> QPixmap:
        table = self._table
        return table.pictures.face(card, self._size(), table.devicePixelRatioF())

    def _back(self) -> QPixmap:
        return self._table.pictures.back(self._size(), self._table.devicePixelRatioF())
