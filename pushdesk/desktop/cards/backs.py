# SPDX-License-Identifier: GPL-3.0-or-later
"""The back of every playing card: a quiet two-tone lattice with the Pushdesk mark."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from pushdesk.desktop.cards.shapes import CARD, CARD_RADIUS, IVORY, fit, rounded
from pushdesk.desktop.mark import paint_mark_flat

GROUND = QColor("#6E2A2B")
LINE = QColor("#86413B")
"""The second tone of the lattice."""
BRASS = QColor("#E9C792")
PANEL = QRectF(4.6, 4.6, 90.8, 130.8)
STEP = 9.08
"""A tenth of the panel's width: the lattice ends at its edges in whole and half meshes."""


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back of a card as large as fits; both packs have the same."""
    painter.save()
    scale = fit(painter, rect)
    hair = max(0.7, 0.8 / scale) if scale > 0 else 0.7
    painter.setPen(QPen(QColor(50, 30, 20, 150), hair))
    painter.setBrush(IVORY)
    half = hair / 2
    painter.drawRoundedRect(CARD.adjusted(half, half, -half, -half), CARD_RADIUS, CARD_RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GROUND)
    painter.drawPath(rounded(PANEL, 3.4))
    painter.save()
    painter.setClipPath(rounded(PANEL, 3.4), Qt.ClipOperation.IntersectClip)
    _lattice(painter)
    painter.restore()
    _frame(painter)
    _medallion(painter)
    painter.restore()


def _lattice(painter: QPainter) -> None:
    painter.setPen(QPen(LINE, 1.5))
    for line in range(-16, 28):
        x = PANEL.left() + line * STEP
        top = PANEL.top() - STEP * 0.3
        painter.drawLine(QPointF(x, top), QPointF(x + 150, top + 150))
        painter.drawLine(QPointF(x, top), QPointF(x - 150, top + 150))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LINE)
    diamonds = QPainterPath()
    for row in range(-1, 31):
        for column in range(-1, 12):
            # Between the knots, so that every mesh holds one small diamond.
            x = PANEL.left() + (column + (0.0 if row % 2 else 0.5)) * STEP
            y = PANEL.top() + (row * 0.5 - 0.3) * STEP
            diamonds.moveTo(x, y - 1.7)
            for dx, dy in ((1.7, 0.0), (0.0, 1.7), (-1.7, 0.0)):
                diamonds.lineTo(x + dx, y + dy)
            diamonds.closeSubpath()
    painter.drawPath(diamonds)
    fall = QLinearGradient(PANEL.topLeft(), PANEL.bottomRight())
    fall.setColorAt(0.0, QColor(255, 220, 180, 20))
    fall.setColorAt(0.35, QColor(255, 220, 180, 0))
    fall.setColorAt(1.0, QColor(20, 4, 4, 80))
    painter.fillRect(PANEL, fall)


def _frame(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = PANEL.adjusted(3.6, 3.6, -3.6, -3.6)
    painter.setPen(QPen(QColor(233, 199, 146, 175), 0.9))
    painter.drawPath(rounded(inner, 2.4))


def _medallion(painter: QPainter) -> None:
    """Set the mark into a ring of small pearls."""
    centre = CARD.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GROUND.darker(118))
    painter.drawEllipse(centre, 24, 24)
    painter.setBrush(QColor(233, 199, 146, 150))
    for pearl in range(32):
        angle = math.tau * pearl / 32
        painter.drawEllipse(centre + QPointF(math.cos(angle), math.sin(angle)) * 21.6, 0.85, 0.85)
    paint_mark_flat(painter, QRectF(centre.x() - 16, centre.y() - 16, 32, 32), BRASS)
