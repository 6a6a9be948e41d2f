# SPDX-License-Identifier: GPL-3.0-or-later
"""The faces of playing cards: naturals, jokers and their corner indices.

A card is drawn in a space of 100 by 140, as large as fits into a rectangle. Suits are 0 spades,
1 hearts, 2 diamonds, 3 clubs; ranks 1 (ace) to 13 (king). Everything may be drawn on images in
any thread and leaves the painter as it was.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from pushdesk.desktop.cards.courts import paint_court
from pushdesk.desktop.cards.jester import PLUM, paint_cap, paint_jester
from pushdesk.desktop.cards.pips import (
    SQUARE,
    inlay_path,
    paint_pip,
    paint_rank,
    paint_star,
    suit_ink,
    suit_path,
)
from pushdesk.desktop.cards.shapes import (
    CARD,
    CARD_RADIUS,
    IVORY,
    faded,
    fit,
    placed,
    rounded,
)

RANK_PLACE = QRectF(2.9, 5.6, 18.9, 22.0)
PIP_PLACE = QRectF(4.1, 30.0, 16.5, 16.5)
STAR_PLACE = QRectF(5.3, 49.0, 14.0, 14.0)
"""Parts of the corner index, within the strip that shows in a fan."""
SIDES = (0.0, 0.0, 23.0, 23.0, 21.5, 21.5, 20.5, 19.5, 19.0, 18.0, 17.5)
"""Side of a pip in the middle of a card by rank, up to the ten."""
LEFT, RIGHT = 35.5, 64.5
ROWS = (23.0, 54.3, 85.7, 117.0)
"""Heights of the rows of nines and tens."""

_TOP, _MID, _LOW = 25.0, 70.0, 115.0
_OUTER = ((LEFT, _TOP), (RIGHT, _TOP), (LEFT, _LOW), (RIGHT, _LOW))
_SIX = (*_OUTER, (LEFT, _MID), (RIGHT, _MID))
_EIGHT = tuple((x, y) for x in (LEFT, RIGHT) for y in ROWS)
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((50, _TOP), (50, _LOW)),
    3: ((50, _TOP), (50, _MID), (50, _LOW)),
    4: _OUTER,
    5: (*_OUTER, (50, _MID)),
    6: _SIX,
    7: (*_SIX, (50, 47.5)),
    8: (*_SIX, (50, 47.5), (50, 92.5)),
    9: (*_EIGHT, (50, _MID)),
    10: (*_EIGHT, (50, 38.6), (50, 101.4)),
}
"""Centres of the pips by rank."""


def paint_face(
    painter: QPainter,
    rect: QRectF,
    rank: int,
    suit: int,
    *,
    four_colours: bool = False,
    wild: bool = False,
) -> None:
    """Draw the face of a natural card; a gold star in the index when it is wild."""
    ink = suit_ink(suit, four_colours=four_colours)
    painter.save()
    _stock(painter, fit(painter, rect))
    if rank == 1:
        _ace(painter, suit, ink)
    elif rank > 10:
        paint_court(painter, rank, suit, ink)
    else:
        for x, y in PIPS[rank]:
            _pip(painter, QPointF(x, y), SIDES[rank], suit, ink)

    def index() -> None:
        paint_rank(painter, RANK_PLACE, rank, ink)
        paint_pip(painter, PIP_PLACE, suit, ink)
        if wild:
            paint_star(painter, STAR_PLACE)

    _twice(painter, index)
    painter.restore()


def paint_joker(painter: QPainter, rect: QRectF) -> None:
    """Draw the face of a joker; every joker has the same and all are wild."""
    painter.save()
    _stock(painter, fit(painter, rect))
    paint_jester(painter)

    def index() -> None:
        paint_cap(painter, QRectF(3.0, 5.2, 18.6, 22.0), PLUM)
        paint_star(painter, QRectF(3.9, 29.4, 17.0, 17.0))

    _twice(painter, index)
    painter.restore()


def _stock(painter: QPainter, scale: float) -> None:
    """Draw the pasteboard: hairline edge, light that falls in from the top left."""
    hair = max(0.7, 0.8 / scale) if scale > 0 else 0.7
    half = hair / 2
    body = CARD.adjusted(half, half, -half, -half)
    light = QLinearGradient(CARD.topLeft(), CARD.bottomRight())
    light.setColorAt(0.0, QColor("#FFFDF8"))
    light.setColorAt(0.4, IVORY)
    light.setColorAt(1.0, QColor("#F8F2E6"))
    painter.setPen(QPen(QColor(60, 40, 20, 130), hair))
    painter.setBrush(light)
    painter.drawRoundedRect(body, CARD_RADIUS, CARD_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 150), hair))
    painter.drawPath(rounded(body.adjusted(hair, hair, -hair, -hair), CARD_RADIUS - hair))


def _twice(painter: QPainter, index: Callable[[], None]) -> None:
    """Draw an index in the top left corner and, turned around, in the bottom right one."""
    index()
    painter.save()
    painter.translate(CARD.bottomRight())
    painter.rotate(180)
    index()
    painter.restore()


def _pip(painter: QPainter, centre: QPointF, side: float, suit: int, ink: QColor) -> None:
    """Draw a pip around a place, on its head in the lower half of a card."""
    painter.save()
    painter.translate(centre)
    if centre.y() > CARD.center().y() + 1:
        painter.rotate(180)
    paint_pip(painter, QRectF(-side / 2, -side / 2, side, side), suit, ink)
    painter.restore()


def _ace(painter: QPainter, suit: int, ink: QColor) -> None:
    """Draw one large pip with an inlaid line along its edge."""
    place = QRectF(0, 0, 56, 56)
    place.moveCenter(CARD.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(placed(suit_path(suit), place, SQUARE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(IVORY, 0.75), 0.9))
    painter.drawPath(placed(inlay_path(suit), place, SQUARE))
