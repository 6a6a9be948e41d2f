# SPDX-License-Identifier: GPL-3.0-or-later
"""Space, colours and geometry that all drawings of playing cards share."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

ASPECT = 7 / 5
"""Height of a card by its width."""
CARD = QRectF(0, 0, 100, 140)
"""Space in which a card is drawn."""
CARD_RADIUS = 6.0
"""Radius of the corners of a card that is 100 wide."""
STRIP = 0.24
"""Part of a card's width, from the left, that holds the whole index."""

IVORY = QColor("#FCF8EF")
"""Pasteboard."""
GOLD = QColor("#E0A63B")
DARK = QColor("#2B1B0C")
"""Ink of what belongs to no suit."""
GOLD_EDGE = QColor("#6E470A")
"""Outline of gold on pasteboard."""

_PART = re.compile(r"([MLQCZ])([^MLQCZ]*)")


def fit(painter: QPainter, rect: QRectF, space: QRectF = CARD) -> float:
    """Map a space onto the middle of a rectangle without stretching it; return the scale."""
    scale = min(rect.width() / space.width(), rect.height() / space.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-space.center())
    return scale


def traced(text: str) -> QPainterPath:
    """Return a path by its commands, in capitals: M and L `x y`, Q and C with more points, Z."""
    path = QPainterPath()
    for command, numbers in _PART.findall(text):
        values = [float(number) for number in numbers.split()]
        points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if command == "M":
            path.moveTo(points[0])
        elif command == "Z":
            path.closeSubpath()
        elif command == "L":
            for point in points:
                path.lineTo(point)
        elif command == "Q":
            for one, two in zip(points[::2], points[1::2], strict=True):
                path.quadTo(one, two)
        else:
            for one, two, three in zip(points[::3], points[1::3], points[2::3], strict=True):
                path.cubicTo(one, two, three)
    return path


def mirrored(path: QPainterPath) -> QPainterPath:
    """Return a path on the other side of the vertical axis through the origin."""
    return QTransform.fromScale(-1, 1).map(path)


def placed(path: QPainterPath, rect: QRectF, space: QRectF) -> QPainterPath:
    """Return a new path: a space mapped onto the middle of a rectangle without stretching.

    Qt keeps what it works out while drawing inside the path, so a path that threads share is
    never drawn itself, only its copies.
    """
    scale = min(rect.width() / space.width(), rect.height() / space.height())
    moved = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    moved.scale(scale, scale)
    moved.translate(-space.center().x(), -space.center().y())
    return moved.map(path)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def stroked(path: QPainterPath, width: float, *, sharp: bool = False) -> QPainterPath:
    """Return the outline of a stroke as one simple shape; `sharp` cuts ends and corners flat."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setMiterLimit(6)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if sharp else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin if sharp else Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def faded(colour: QColor, part: float) -> QColor:
    """Return a colour with only a part, 0 to 1, of its opacity."""
    paler = QColor(colour)
    paler.setAlphaF(colour.alphaF() * part)
    return paler


def mixed(one: QColor, two: QColor, part: float) -> QColor:
    """Return a colour between two, opaque; `part` 0 is the first, 1 the second."""
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * part,
        one.greenF() + (two.greenF() - one.greenF()) * part,
        one.blueF() + (two.blueF() - one.blueF()) * part,
    )
