# SPDX-License-Identifier: GPL-3.0-or-later
"""What is drawn over or around a card that has been chosen, is a target or has just come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pushdesk.desktop.cards.shapes import (
    CARD,
    CARD_RADIUS,
    DARK,
    GOLD,
    GOLD_EDGE,
    faded,
    fit,
    rounded,
    traced,
)

TARGET_MARGIN = 0.09
"""How far the ring of a target reaches beyond the card, as a part of its width."""


def paint_selected(painter: QPainter, rect: QRectF, colour: QColor = GOLD) -> None:
    """Draw a frame along the edge of a card that has been chosen."""
    painter.save()
    scale = fit(painter, rect)
    line = max(3.4, 2.4 / scale) if scale > 0 else 3.4
    painter.setBrush(faded(colour, 0.13))
    for ink, width in ((DARK, line + max(1.2, 1.2 / max(scale, 0.01))), (colour, line)):
        painter.setPen(QPen(ink, width))
        inset = line / 2
        painter.drawPath(rounded(CARD.adjusted(inset, inset, -inset, -inset), CARD_RADIUS - 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()


def paint_target(painter: QPainter, rect: QRectF, colour: QColor = GOLD) -> None:
    """Draw a glowing ring around anything that cards may go to; see `TARGET_MARGIN`.

    `rect` is a card or a longer group of cards; the ring follows it.
    """
    side = min(rect.width(), rect.height())
    if side <= 0:
        return
    reach = side * TARGET_MARGIN
    width = max(2.0, reach * 0.34)
    middle = reach * 0.45
    ring = rect.adjusted(-middle, -middle, middle, middle)
    radius = side * CARD_RADIUS / 100 + middle
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(5, 0, -1):
        painter.setPen(QPen(faded(colour, 0.10), width + layer * reach * 0.22))
        painter.drawPath(rounded(ring, radius))
    # The dark line keeps gold visible on light cloth.
    painter.setPen(QPen(faded(DARK, 0.85), width + 1.8))
    painter.drawPath(rounded(ring, radius))
    painter.setPen(QPen(colour, width))
    painter.drawPath(rounded(ring, radius))
    painter.restore()


def paint_taken(painter: QPainter, rect: QRectF, colour: QColor = GOLD) -> None:
    """Fold up the lower left corner of a card that has just come into the hand."""
    painter.save()
    fit(painter, rect)
    painter.setClipPath(rounded(CARD, CARD_RADIUS), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 20, 5, 60))
    painter.drawPath(traced("M0 112 L30 140 L0 140 Z"))
    painter.setPen(QPen(GOLD_EDGE, 1.1))
    painter.setBrush(colour)
    painter.drawPath(traced("M-2 113 L29 142 L-2 142 Z"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(DARK)
    painter.drawPath(traced("M6.2 123 L9.8 123 L9.8 129 L13 129 L8 135.6 L3 129 L6.2 129 Z"))
    painter.restore()
