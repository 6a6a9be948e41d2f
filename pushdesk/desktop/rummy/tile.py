# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of Push rummy on its launcher tile: a hand, melds on the cloth, and the push."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from pushdesk.desktop.cards.shapes import ASPECT
from pushdesk.desktop.rummy.art import paint_cloth, paint_loose, paint_stock, paint_way
from pushdesk.games.rummy.cards import JOKER, RANKS, Kind, Suit


def _kind(suit: Suit, rank: int) -> Kind:
    return suit * RANKS + rank - 1


HAND: tuple[Kind, ...] = (
    _kind(Suit.HEARTS, 9),
    _kind(Suit.SPADES, 11),
    _kind(Suit.HEARTS, 12),
    _kind(Suit.CLUBS, 13),
    _kind(Suit.DIAMONDS, 13),
    _kind(Suit.SPADES, 2),
    JOKER,
)
MELDS: tuple[tuple[Kind, ...], ...] = (
    tuple(_kind(Suit.DIAMONDS, rank) for rank in (4, 5, 6, 7)),
    (_kind(Suit.SPADES, 8), _kind(Suit.HEARTS, 8), _kind(Suit.CLUBS, 8)),
)
"""A run and a set."""
DISCARD: Kind = _kind(Suit.HEARTS, 10)


def paint_tile(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with a hand, melds, and two cards on their way to the left neighbour.

    Made for 200 by 120 and larger, wider than high; the caller clips it to its own corners.
    """
    if rect.isEmpty():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_cloth(painter, rect, dark)
    unit = min(rect.height(), rect.width() / 1.6)
    wide = max(1.0, min(1.25, rect.width() / unit / 1.6))
    middle = rect.center()
    _melds(painter, middle + QPointF(unit * 0.02 * wide, -unit * 0.29), unit)
    _push(painter, middle + QPointF(-unit * 0.125 * wide, -unit * 0.27), unit, wide)
    _hand(painter, middle + QPointF(unit * 0.13 * wide, unit * 0.28), unit)
    _light(painter, rect, dark)
    painter.restore()


def _card(centre: QPointF, width: float) -> QRectF:
    made = QRectF(0, 0, width, width * ASPECT)
    made.moveCenter(centre)
    return made


def _melds(painter: QPainter, at: QPointF, unit: float) -> None:
    """Draw the melds beside each other, each a little askew."""
    width = unit * 0.185
    step = width * 0.37
    left = at.x() + width / 2
    for number, meld in enumerate(MELDS):
        for place, kind in enumerate(meld):
            centre = QPointF(left + place * step, at.y() + number * unit * 0.02)
            askew = math.sin(kind * 2.4) * 1.6 + (-2.0, 3.0)[number]
            paint_loose(painter, _card(centre, width), kind, degrees=askew, lift=0.35)
        left += step * (len(meld) - 1) + width * 1.16


def _push(painter: QPainter, at: QPointF, unit: float, wide: float) -> None:
    """Draw the stock, and a stock card and the discard that ride on the arrow to the left."""
    way = QPainterPath(at + QPointF(unit * 0.03, unit * 0.03))
    way.quadTo(
        at + QPointF(-unit * 0.34 * wide, -unit * 0.04),
        at + QPointF(-unit * 0.65 * wide, unit * 0.085),
    )
    paint_way(painter, way, unit * 0.085)
    paint_stock(painter, _card(at, unit * 0.23), 70)
    width = unit * 0.205
    riding = at + QPointF(-unit * 0.295 * wide, unit * 0.01)
    for off, kind, degrees in ((-0.055, None, -16.0), (0.055, DISCARD, 5.0)):
        card = _card(riding + QPointF(unit * off, unit * off * 0.3), width)
        paint_loose(painter, card, kind, degrees=degrees, lift=0.9)


def _hand(painter: QPainter, at: QPointF, unit: float) -> None:
    """Draw the fan, its cards on a circle below the picture."""
    width = unit * 0.37
    radius = unit * 1.25
    spread = 8.2
    for place, kind in enumerate(HAND):
        degrees = (place - (len(HAND) - 1) / 2) * spread
        angle = math.radians(degrees)
        centre = at + QPointF(math.sin(angle) * radius, (1 - math.cos(angle)) * radius)
        paint_loose(painter, _card(centre, width), kind, degrees=degrees, lift=0.5)


def _light(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Let the lamp at the top left fall over everything."""
    reach = math.hypot(rect.width(), rect.height())
    lamp = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.3, 0), reach * 0.95)
    lamp.setColorAt(0, QColor(255, 232, 180, 34 if dark else 26))
    lamp.setColorAt(0.55, QColor(255, 232, 180, 0))
    lamp.setColorAt(0.6, QColor(0, 0, 0, 0))
    lamp.setColorAt(1, QColor(0, 0, 0, 110 if dark else 45))
    painter.fillRect(rect, lamp)
