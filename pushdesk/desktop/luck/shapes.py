# SPDX-License-Identifier: GPL-3.0-or-later
"""Sizes, colours and geometry that all drawings of Push Your Luck share."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

ASPECT = 7 / 5
"""Height of a card by its width."""

IVORY = QColor("#FCF8EF")
"""Pasteboard of a card, and the light ink."""
COLOURS: tuple[QColor, ...] = (
    QColor("#C8402F"),
    QColor("#2F6DB5"),
    # One step below the leaf green of the look, which no ink at all can be read on at 4.5:1.
    QColor("#37804A"),
    QColor("#E2B33C"),
    QColor("#7A4FA3"),
    QColor("#262220"),
)
"""Ground by colour of a card or face of the die; the last is the star's."""
INKS: tuple[QColor, ...] = (IVORY, IVORY, IVORY, QColor("#3B2705"), IVORY, QColor("#F3D58A"))
"""Ink of numerals and symbols by colour, at least 4.5:1 on its ground."""
BLACK = QColor("#262220")
"""Ground of the Roll card."""
GREY = QColor("#6E6B68")
"""Ground of the Switch card."""
BACK = QColor("#4B3428")
"""Ground of the back of a card."""

CARD = QRectF(0, 0, 100, 140)
"""Space in which a card is drawn."""
PANEL = QRectF(3.2, 3.2, 93.6, 133.6)
"""Coloured panel inside the pasteboard."""
CARD_RADIUS = 6.0
"""Radius of the corners of a card that is 100 wide."""
PANEL_RADIUS = 3.8
"""Radius of the corners of its panel."""


def fit(painter: QPainter, rect: QRectF, space: QRectF) -> None:
    """Map a space onto the middle of a rectangle without stretching it."""
    scale = min(rect.width() / space.width(), rect.height() / space.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-space.center())


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def faded(colour: QColor, part: float) -> QColor:
    """Return a colour with only a part, 0 to 1, of its opacity."""
    paler = QColor(colour)
    paler.setAlphaF(colour.alphaF() * part)
    return paler


def arc(radius: float, start: float, sweep: float) -> QPainterPath:
    """Return an arc around the origin; degrees, clockwise from the right."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, -start)
    path.arcTo(box, -start, -sweep)
    return path


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return the outline of a stroke as one simple shape, fit for further cuts."""
    return stroke(path, width).simplified()


def stroke(path: QPainterPath, width: float) -> QPainterPath:
    """Return the outline of a stroke with round ends and joins, overlaps and all."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)
