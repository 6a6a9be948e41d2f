# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the pieces of the rummy table lie in a field of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from pushdesk.desktop.rummy.hand import LIFT
from pushdesk.desktop.rummy.pictures import card_size
from pushdesk.desktop.surface import table_cloth
from pushdesk.games.rummy.state import SEATS

if TYPE_CHECKING:
    from pushdesk.desktop.rummy.table import RummyTable

SIDE = 0.24
"""Width of the piles beside the melds, as a share of the field's."""
GAP = 8
BAR = 40
"""Height of the row of buttons over the hand, px."""


def place_pieces(table: RummyTable) -> None:
    """Give every piece its place for the size of the field."""
    cloth = table_cloth(QRectF(table.field.rect()))
    inner = cloth.adjusted(14, 10, -14, -8)
    height = table.field.height()
    card = card_size(min(118.0, max(64.0, min(inner.width() / 8.5, height / 7.2))))
    seats = max(58.0, min(92.0, height * 0.115))
    _place_seats(table, inner, seats)
    hand_height = card.height() * (1 + LIFT) + 6
    hand = QRectF(inner.left(), inner.bottom() - hand_height, inner.width(), hand_height)
    table.hand_view.fit(card)
    table.hand_view.setGeometry(hand.toRect())
    bar = QRectF(inner.left(), hand.top() - BAR - 4, inner.width(), BAR)
    _place_bar(table, bar)
    top = inner.top() + seats + GAP
    _place_middle(table, QRectF(inner.left(), top, inner.width(), bar.top() - 8 - top))


def _place_seats(table: RummyTable, inner: QRectF, height: float) -> None:
    """Put the left neighbour, the partner, the right neighbour above, oneself beside them."""
    wide = (inner.width() - 3 * GAP) / 4
    for step, place in ((1, 0), (2, 1), (3, 2), (0, 3)):
        panel = table.panels[(table.viewer + step) % SEATS]
        rect = QRectF(inner.left() + place * (wide + GAP), inner.top(), wide, height)
        panel.setGeometry(rect.toRect())


def _place_bar(table: RummyTable, bar: QRectF) -> None:
    buttons = (
        table.contract_button,
        table.meld_button,
        table.discard_button,
        table.arrange_button,
    )
    right = bar.right()
    for button in reversed(buttons):
        wide = button.sizeHint().width() + 6
        right -= wide
        button.setGeometry(QRectF(right, bar.top(), wide, bar.height()).toRect())
        right -= GAP


def _place_middle(table: RummyTable, middle: QRectF) -> None:
    side = max(190.0, middle.width() * SIDE)
    bottom = middle.bottom() + BAR
    card = card_size(max(56.0, min(104.0, side * 0.36, (middle.height() - 110) / 1.4)))
    for piece, share in ((table.stock, 0.26), (table.pile, 0.74)):
        piece.fit(card)
        wide, high = card.width() + 22, card.height() + 34
        left = middle.left() + side * share - wide / 2
        piece.setGeometry(QRectF(left, middle.top() + 4, wide, high).toRect())
    top = middle.top() + card.height() + 44
    for place, button in enumerate((table.take_button, table.push_button)):
        rect = QRectF(middle.left(), top + place * (BAR + 4), side - GAP, BAR)
        button.setGeometry(rect.toRect())
    words = top + 2 * (BAR + 4) + 4
    table.contract.setGeometry(
        QRectF(middle.left(), words, side - GAP, max(20.0, bottom - words)).toRect()
    )
    area = QRectF(
        middle.left() + side + GAP, middle.top(), middle.width() - side - GAP, middle.height()
    )
    wide, high = (area.width() - GAP) / 2, (area.height() - GAP) / 2
    for step, place in ((1, 0), (3, 1), (2, 2), (0, 3)):
        seat = (table.viewer + step) % SEATS
        column, row = place % 2, place // 2
        left = area.left() + column * (wide + GAP)
        upper = area.top() + row * (high + GAP)
        table.meld_labels[seat].setGeometry(QRectF(left + 6, upper, wide - 8, 20).toRect())
        table.melds[seat].setGeometry(QRectF(left, upper + 20, wide, high - 20).toRect())
        table.melds[seat].use_width(min(84.0, card.width()))
