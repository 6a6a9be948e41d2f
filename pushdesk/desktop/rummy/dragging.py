# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards carried by the pointer: what a drop means, and how a drag is given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from pushdesk.desktop.rummy.melds import NUMBER_ROLE
from pushdesk.games.rummy.cards import Card

if TYPE_CHECKING:
    from pushdesk.desktop.rummy.table import RummyTable


class Dragging:
    """Follow a drag that began on the hand.

    Attributes:
        held: the cards that the pointer carries, none when it carries nothing.

    """

    def __init__(self, table: RummyTable) -> None:
        """Carry the cards of a table."""
        self._table = table
        self.held: list[Card] = []

    def begin(self) -> None:
        """Pick up the card under the pointer, with the others that are selected."""
        index = self._table.hand_view.currentIndex()
        if not index.isValid() or self._table.covered():
            return
        card = self._table.hand_view.hand.cards[index.row()]
        selected = self._table.hand_view.hand.selected
        if card not in selected:
            self._table.hand_view.hand.select([card])
            selected = (card,)
        self.held = list(selected)

    def move(self, place: QPoint) -> None:
        """Carry the held cards to a global place."""
        if self.held:
            picture = self._table.pictures.face(
                self.held[0], self._table.hand_view.card, self._table.devicePixelRatioF()
            )
            self._table.motion.hold(picture, QPointF(self._table.field.mapFromGlobal(place)))

    def drop(self, place: QPoint) -> None:
        """Do with the held cards what the place means; the hand itself puts them there."""
        held, self.held = self.held, []
        self._table.motion.hold(None)
        if not held:
            return
        point = self._table.field.mapFromGlobal(place)
        if self._table.hand_view.geometry().contains(point):
            self._reorder(held, self._table.hand_view.mapFromGlobal(place).x())
        elif self._table.pile.geometry().contains(point):
            self._table.discard()
        else:
            self._on_melds(place, point)

    def _on_melds(self, place: QPoint, point: QPoint) -> None:
        for melds in self._table.melds:
            if not melds.geometry().contains(point) or not self._table.ready():
                continue
            index = melds.indexAt(melds.viewport().mapFromGlobal(place))
            if index.isValid():
                self._table.use_meld(index.data(NUMBER_ROLE))
            elif self._table.view().met[self._table.viewer]:
                self._table.lay_meld()
            else:
                self._table.lay_contract()
            return

    def _reorder(self, held: Sequence[Card], x: int) -> None:
        model = self._table.hand_view.hand
        others = [card for card in model.cards if card not in held]
        at = max(0, min(len(others), round(x / max(1.0, self._table.hand_view.strip()))))
        model.arrange([*others[:at], *held, *others[at:]])
        self._table.remember_order()

    def cancel(self) -> None:
        """Put the held cards back."""
        self.held = []
        self._table.motion.hold(None)
        self._table.hand_view.cancel_drag()
