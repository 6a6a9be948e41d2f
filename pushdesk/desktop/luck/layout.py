# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything lies on the table of luck, for any size of the field."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF

from pushdesk.desktop.cards.piece import RING
from pushdesk.desktop.luck.pictures import card_size
from pushdesk.desktop.luck.views import MARGIN, ColumnView
from pushdesk.desktop.seating import rows_of_seats

GAP = 12
EDGE = 16
"""Width of the wooden rim and the space inside it, px."""
SMALLEST_CARD = 52.0
LARGEST_CARD = 190.0
CAPTION = 28
SUM = 24
BUTTON_HEIGHT = 42


def button_room(width: int) -> int:
    """Return the most that each of the four buttons can have on a field of a width, px."""
    return (width - 2 * EDGE - 3 * GAP) // 4


class Places:
    """The rectangles of all pieces, in px of the field.

    Attributes:
        card: size of the cards on the table.
        seats: panels by seat, counted from the one at the bottom.
        buttons: push, stop, bank, roll.
        ring: the ellipse on which the direction is drawn.

    """

    def __init__(self, width: int, height: int, seats: int, button: int) -> None:
        """Lay out a field of a size, px, for a number of seats; `button` fits every label."""
        self.width = width
        self.height = height
        self.rim = EDGE
        panel = max(118, min(300, round(height * 0.205)))
        self.seats = self._panels(seats, panel)
        top, bottom = EDGE + panel + GAP, height - EDGE - panel - GAP
        buttons_top = bottom - BUTTON_HEIGHT
        self.buttons = self._buttons(buttons_top, button)
        room = buttons_top - GAP - top
        by_height = (room - 2 * MARGIN - SUM) / (ColumnView.height_for(card_size(100)) - 18) * 100
        by_width = (width - 2 * EDGE - 12 * GAP) / 8.2
        self.card = card_size(max(SMALLEST_CARD, min(by_height, by_width, LARGEST_CARD)))
        self._middle(top, room)

    def _panels(self, seats: int, panel: int) -> list[QRect]:
        rects = [QRect()] * seats
        inner = self.width - 2 * EDGE
        for row, y in zip(rows_of_seats(seats), (EDGE, self.height - EDGE - panel), strict=True):
            count = len(row)
            widest = min(inner, max(560, round(panel * 3.6))) if count == 1 else inner
            wide = min((widest - GAP * (count - 1)) // count, round(panel * 3.6))
            left = (self.width - (wide * count + GAP * (count - 1))) // 2
            for index, seat in enumerate(row):
                rects[seat] = QRect(left + index * (wide + GAP), y, wide, panel)
        return rects

    def _buttons(self, top: int, widest: int) -> list[QRect]:
        wide = min(button_room(self.width), max(widest, min(170, round(self.width * 0.13))))
        left = (self.width - 4 * wide - 3 * GAP) // 2
        return [
            QRect(left + number * (wide + GAP), top, wide, BUTTON_HEIGHT) for number in range(4)
        ]

    def _middle(self, top: int, room: int) -> None:
        card = self.card
        wide, high = round(card.width()), round(card.height())
        column = wide + 2 * MARGIN
        columns = 3 * column + 2 * GAP
        left = (self.width - columns) // 2
        tall = min(room - SUM, ColumnView.height_for(card))
        first = top + (room - SUM - tall) // 2
        self.columns = [
            QRect(left + number * (column + GAP), first + SUM, column, tall) for number in range(3)
        ]
        self.sums = [QRect(rect.left(), rect.top() - SUM, column, SUM) for rect in self.columns]
        piece_wide, piece_high = wide + 2 * RING, high + 2 * RING + CAPTION
        # A little towards the middle where there is room.
        side = min((left - EDGE) // 2 + 14, left - EDGE - piece_wide - GAP // 2)
        y = top + max(0, (room - piece_high) // 2)
        centre = EDGE + side
        self.pile = QRect(centre - piece_wide - GAP // 2, y, piece_wide, piece_high)
        self.drawn = QRect(centre + GAP // 2, y, piece_wide, piece_high)
        right = self.width - EDGE - side
        die = min(round(wide * 0.86) + 2 * RING, max(40, room - piece_high - GAP // 2))
        stack = QRect(right - piece_wide - GAP // 2, 0, piece_wide, piece_high)
        both = piece_high + GAP // 2 + die
        upper = top + max(0, (room - both) // 2)
        stack.moveTop(upper)
        self.switches = stack
        self.discards = QRect(right + GAP // 2, upper, piece_wide, piece_high)
        self.die = QRect(right - die // 2, upper + piece_high + GAP // 2, die, die)
        self.ring = QRectF(self.rim + 12, self.rim + 12, 0, 0)
        self.ring.setBottomRight(QPointF(self.width - self.rim - 12, self.height - self.rim - 12))
