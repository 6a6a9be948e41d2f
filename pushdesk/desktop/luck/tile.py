# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of Push Your Luck on its launcher tile."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from pushdesk.desktop.luck.art import (
    ASPECT,
    CARD_RADIUS,
    paint_back,
    paint_die,
    paint_direction,
    paint_face,
)
from pushdesk.desktop.surface import paint_cloth, paint_shadow
from pushdesk.games.luck.cards import RANKS, ROLL, Colour, Kind

COLUMNS: tuple[tuple[Kind, ...], ...] = (
    (Colour.YELLOW * RANKS + 1, Colour.GREEN * RANKS + 4, Colour.PURPLE * RANKS + 2),
    (
        Colour.RED * RANKS + 2,
        Colour.BLUE * RANKS,
        Colour.GREEN * RANKS + 3,
        Colour.YELLOW * RANKS + 5,
    ),
    (ROLL, Colour.BLUE * RANKS + 4, Colour.RED * RANKS + 3),
)
"""Kinds of the cards in each column, the lowest first; all legal."""


def paint_tile(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with three fanned columns, the pile and the die on the cloth.

    Made for 320 by 200 and larger, wider than high; the caller clips it to its own corners.
    """
    if rect.isEmpty():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_cloth(painter, rect, dark)
    unit = min(rect.height(), rect.width() / 1.6)
    wide = max(1.0, min(1.3, rect.width() / unit / 1.6))
    middle = rect.center()
    ring = QRectF(0, 0, min(rect.width() * 0.94, unit * 2.3), unit * 0.93)
    ring.moveCenter(middle)
    paint_direction(painter, ring, 1, QColor("#E0A63B" if dark else "#6B4527"))
    _pile(painter, middle + QPointF(-unit * 0.61 * wide, unit * 0.06), unit * 0.28)
    for place, column in enumerate(COLUMNS):
        _column(painter, middle, unit, (place - 1) * (0.6 + 0.4 * wide), column)
    die = unit * 0.30
    at = middle + QPointF(unit * 0.645 * wide, unit * 0.15)
    paint_die(painter, QRectF(at.x() - die / 2, at.y() - die / 2, die, die), Colour.BLUE)
    _light(painter, rect, dark)
    painter.restore()


def _column(
    painter: QPainter, middle: QPointF, unit: float, side: float, kinds: tuple[Kind, ...]
) -> None:
    """Draw one column of the fan; `side` is -1 to 1 from left to right, or a little more."""
    width = unit * 0.315
    step = width * ASPECT * 0.29
    painter.save()
    painter.translate(middle + QPointF(side * unit * 0.335, unit * 0.012 * abs(side)))
    painter.rotate(side * 6)
    top = -(width * ASPECT + step * (len(kinds) - 1)) / 2
    for place, kind in enumerate(kinds):
        painter.save()
        painter.translate(0, top + place * step)
        # Nobody lays cards down quite straight.
        painter.rotate(math.sin(kind * 2.4) * 1.2)
        card = QRectF(-width / 2, 0, width, width * ASPECT)
        paint_shadow(painter, card, width * CARD_RADIUS / 100, 0.35)
        paint_face(painter, card, kind)
        painter.restore()
    painter.restore()


def _pile(painter: QPainter, at: QPointF, width: float) -> None:
    card = QRectF(-width / 2, -width * ASPECT / 2, width, width * ASPECT)
    painter.save()
    painter.translate(at)
    painter.rotate(-9)
    paint_shadow(painter, card, width * CARD_RADIUS / 100, 0.7)
    for layer in range(6, -1, -1):
        painter.save()
        painter.translate(layer * width * 0.008, layer * width * 0.014)
        painter.rotate(math.sin(layer * 5.1) * 0.7)
        paint_back(painter, card)
        painter.restore()
    painter.restore()


def _light(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Let the lamp at the top left fall over everything."""
    reach = math.hypot(rect.width(), rect.height())
    lamp = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.3, 0), reach * 0.95)
    lamp.setColorAt(0, QColor(255, 226, 170, 38 if dark else 30))
    lamp.setColorAt(0.55, QColor(255, 226, 170, 0))
    lamp.setColorAt(0.6, QColor(0, 0, 0, 0))
    lamp.setColorAt(1, QColor(0, 0, 0, 110 if dark else 45))
    painter.fillRect(rect, lamp)
