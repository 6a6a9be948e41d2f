# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows of the rummy table: the push to the left neighbour, the take, and plain ways.

Directions are degrees clockwise from the right: the left neighbour of whoever sits below is at
180.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from pushdesk.desktop.cards.pips import paint_pip
from pushdesk.desktop.cards.shapes import (
    ASPECT,
    CARD_RADIUS,
    DARK,
    GOLD,
    IVORY,
    faded,
    stroked,
    traced,
)
from pushdesk.desktop.rummy.loose import paint_loose
from pushdesk.desktop.surface import paint_shadow
from pushdesk.games.rummy.cards import Kind


def paint_arrow(painter: QPainter, rect: QRectF, degrees: float, colour: QColor = GOLD) -> None:
    """Draw a broad straight arrow through a rectangle; degrees clockwise from the right."""
    reach, across = _along(rect, degrees)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    turn = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    _filled(painter, turn.rotate(degrees).map(_arrow(reach, across)), colour, across)
    painter.restore()


def _along(rect: QRectF, degrees: float) -> tuple[float, float]:
    """Return how long and how broad an arrow in a direction fits into a rectangle."""
    upright = round(degrees / 90) % 2 == 1
    sides = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    return sides[0], min(sides[1], sides[0])


def _arrow(length: float, across: float) -> QPainterPath:
    """Return an arrow to the right around the origin."""
    head = min(length * 0.5, across * 0.62)
    shaft = across * 0.25
    half = across / 2 * 0.96
    end, neck = length / 2, length / 2 - head
    tail = -length / 2
    return traced(
        f"M{tail} {-shaft * 0.72} L{neck} {-shaft} L{neck} {-half} L{end} 0"
        f" L{neck} {half} L{neck} {shaft} L{tail} {shaft * 0.72}"
        f" Q{tail + shaft * 0.7} 0 {tail} {-shaft * 0.72} Z"
    )


def _filled(painter: QPainter, path: QPainterPath, colour: QColor, across: float) -> None:
    """Fill a shape in a strong colour with a dark edge, a light rim and a soft shadow."""
    line = max(1.4, across * 0.028)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 26))
    for layer in range(4):
        painter.drawPath(path.translated(line * (0.5 + layer * 0.5), line * (0.8 + layer * 0.8)))
    painter.setPen(QPen(faded(DARK, 0.9), line * 2.2, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    box = path.boundingRect()
    fall = QLinearGradient(box.topLeft(), box.bottomRight())
    fall.setColorAt(0, colour.lighter(112))
    fall.setColorAt(1, colour.darker(108))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawPath(path)


def paint_push(
    painter: QPainter,
    rect: QRectF,
    degrees: float = 180.0,
    *,
    colour: QColor = GOLD,
    discard: Kind | None = None,
    four_colours: bool = False,
) -> None:
    """Draw an arrow that carries a stock card and the discard; degrees clockwise from the right.

    The left neighbour of whoever sits below is at 180 degrees. The discard shows its face when
    its kind is given, else the shape of a face.
    """
    reach, across = _along(rect, degrees)
    paint_arrow(painter, rect, degrees, colour)
    angle = math.radians(degrees)
    ahead = QPointF(math.cos(angle), math.sin(angle))
    aside = QPointF(-ahead.y(), ahead.x())
    high = min(across * 0.72, reach * 0.44)
    wide = high / ASPECT
    back = rect.center() - ahead * reach * 0.16
    for side, hidden in ((-1.0, True), (1.0, False)):
        # Half over each other across the way, so that both are seen whichever way it goes.
        flat = abs(ahead.x()) > 0.7
        off = (ahead * -side * wide * 0.42) if flat else (aside * side * wide * 0.42)
        card = QRectF(0, 0, wide, high)
        card.moveCenter(back + off)
        if hidden or discard is not None:
            kind = None if hidden else discard
            paint_loose(painter, card, kind, degrees=side * 7, lift=0.5, four_colours=four_colours)
        else:
            _blank(painter, card, side * 7)


def _blank(painter: QPainter, rect: QRectF, degrees: float) -> None:
    """Draw the shape of a face that isn't told."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(degrees)
    card = rect.translated(-rect.center())
    radius = card.width() * CARD_RADIUS / 100
    paint_shadow(painter, card, radius, 0.5)
    painter.setPen(QPen(faded(DARK, 0.5), max(0.8, card.width() * 0.012)))
    painter.setBrush(IVORY)
    painter.drawRoundedRect(card, radius, radius)
    side = card.width() * 0.62
    paint_pip(painter, QRectF(-side / 2, -side / 2, side, side), 0, DARK)
    painter.restore()


def paint_take(
    painter: QPainter,
    rect: QRectF,
    degrees: float = 90.0,
    *,
    colour: QColor = GOLD,
    discard: Kind | None = None,
    four_colours: bool = False,
) -> None:
    """Draw an arrow that carries the discard, down to whoever sits below unless turned."""
    reach, across = _along(rect, degrees)
    paint_arrow(painter, rect, degrees, colour)
    angle = math.radians(degrees)
    high = min(across * 0.72, reach * 0.44)
    card = QRectF(0, 0, high / ASPECT, high)
    card.moveCenter(rect.center() - QPointF(math.cos(angle), math.sin(angle)) * reach * 0.16)
    if discard is None:
        _blank(painter, card, -5)
    else:
        paint_loose(painter, card, discard, degrees=-5, lift=0.5, four_colours=four_colours)


def paint_way(painter: QPainter, path: QPainterPath, width: float, colour: QColor = GOLD) -> None:
    """Draw an arrow along a path, `width` px broad, its head at the path's end."""
    length = path.length()
    if length <= 0:
        return
    head = min(length * 0.6, width * 2.6)
    keep = 1 - head / length
    shaft = QPainterPath(path.pointAtPercent(0))
    steps = 32
    for step in range(1, steps + 1):
        part = path.percentAtLength(length * keep * step / steps)
        shaft.lineTo(path.pointAtPercent(part))
    neck = shaft.currentPosition()
    tip = path.pointAtPercent(1) - neck
    ahead = tip / max(1e-6, math.hypot(tip.x(), tip.y()))
    aside = QPointF(-ahead.y(), ahead.x()) * width * 1.45
    point = QPainterPath(neck + aside)
    point.lineTo(neck + tip)
    point.lineTo(neck - aside)
    point.closeSubpath()
    # Into the head, so that no notch is left where they join.
    shaft.lineTo(neck + ahead * width * 0.5)
    body = stroked(shaft, width, sharp=True).united(point)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _filled(painter, body, colour, width * 3)
    painter.restore()
