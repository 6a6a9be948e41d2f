# SPDX-License-Identifier: GPL-3.0-or-later
"""The playing cards as pixmaps, each painted once per size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from pushdesk.desktop.cards import backs, faces
from pushdesk.desktop.cards.pixmaps import PixmapCache
from pushdesk.games.rummy.cards import JOKER, KIND, RANKS, TWO, Card, Kind

ASPECT = 1.4


def card_size(width: float) -> QSizeF:
    """Return the size of a card by its width, px."""
    return QSizeF(round(width), round(width * ASPECT))


class Pictures:
    """Give pixmaps of cards; sizes in device-independent px.

    Attributes:
        four_colours: whether each suit has a colour of its own.

    """

    def __init__(self) -> None:
        """Start with nothing painted."""
        self.four_colours = False
        self._cache = PixmapCache()

    def kind(self, kind: Kind, size: QSizeF, dpr: float) -> QPixmap:
        """Return the face of a kind of card."""
        four = self.four_colours

        def paint(painter: QPainter, rect: QRectF) -> None:
            if kind == JOKER:
                faces.paint_joker(painter, rect)
            else:
                suit, rank = divmod(kind, RANKS)
                faces.paint_face(
                    painter, rect, rank + 1, suit, four_colours=four, wild=rank + 1 == TWO
                )

        return self._cache.pixmap(("face", kind, four), size, dpr, "", paint)

    def face(self, card: Card, size: QSizeF, dpr: float) -> QPixmap:
        """Return the face of a card."""
        return self.kind(KIND[card], size, dpr)

    def back(self, size: QSizeF, dpr: float) -> QPixmap:
        """Return the back of every card."""
        return self._cache.pixmap("back", size, dpr, "", backs.paint_back)
