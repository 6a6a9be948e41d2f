# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of luck as pixmaps, each painted once per size."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from pushdesk.desktop.cards.pixmaps import PixmapCache
from pushdesk.desktop.luck import art
from pushdesk.desktop.surface import paint_shadow
from pushdesk.games.luck.cards import KIND, SWITCH, Card


class Pictures:
    """Give pixmaps of cards and the die; sizes in device-independent px."""

    def __init__(self) -> None:
        """Start with nothing painted."""
        self._cache = PixmapCache()

    def kind(self, kind: int, size: QSizeF, dpr: float) -> QPixmap:
        """Return the face of a kind of card."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_face(painter, rect, kind)

        return self._cache.pixmap(("face", kind), size, dpr, "", paint)

    def face(self, card: Card, size: QSizeF, dpr: float) -> QPixmap:
        """Return the face of a card."""
        return self.kind(KIND[card], size, dpr)

    def back(self, size: QSizeF, dpr: float) -> QPixmap:
        """Return the back of every card."""
        return self._cache.pixmap("back", size, dpr, "", art.paint_back)

    def switch(self, direction: int, size: QSizeF, dpr: float) -> QPixmap:
        """Return a Switch card turned to show a direction."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_switch(painter, rect, direction)

        return self._cache.pixmap(("face", SWITCH, direction), size, dpr, "", paint)

    def symbol(self, colour: int, side: float, ink: QColor, dpr: float) -> QPixmap:
        """Return a colour's symbol in an ink; side in px."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_symbol(painter, rect, colour, ink)

        what = ("symbol", colour, ink.rgba())
        return self._cache.pixmap(what, QSizeF(side, side), dpr, "", paint)

    def slot(self, size: QSizeF, ink: QColor, dpr: float) -> QPixmap:
        """Return an empty place for a card."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_slot(painter, rect, ink, dashed=True)

        return self._cache.pixmap(("slot", ink.rgba()), size, dpr, "", paint)

    def die(self, face: int, side: float, dpr: float) -> QPixmap:
        """Return the die at rest; side in px."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            inset = rect.width() * 0.08
            art.paint_die(painter, rect.adjusted(inset, inset, -inset, -inset), face)

        return self._cache.pixmap(("die", face), QSizeF(side, side), dpr, "", paint)

    def shadow(self, size: QSizeF, dpr: float, strength: float) -> QPixmap:
        """Return the soft shadow of a card; it stands `shadow_margin` beyond the card."""
        margin = shadow_margin(size)

        def paint(painter: QPainter, rect: QRectF) -> None:
            inner = rect.adjusted(margin, margin, -margin, -margin)
            paint_shadow(painter, inner, inner.width() * 0.06, strength)

        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
        return self._cache.pixmap(("shadow", strength), whole, dpr, "", paint)


def shadow_margin(card: QSizeF) -> float:
    """Return how far a card's shadow may reach beyond the card, px."""
    return math.ceil(card.width() * 0.135)


def shadow_corner(card: QSizeF) -> QPointF:
    """Return how far a card's shadow begins to the left of and above the card, px."""
    margin = shadow_margin(card)
    return QPointF(margin, margin)


def card_size(width: float) -> QSizeF:
    """Return the size of a card by its width, px."""
    return QSizeF(round(width), round(width * art.ASPECT))
