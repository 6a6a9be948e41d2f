# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs on the figures of the rules help: arrows, numbered badges, cuts and the pulling hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pushdesk.desktop.flick.overlays import DARK, paint_number
from pushdesk.desktop.flick.shapes import IVORY, STAINS, WALNUT, faded, rounded

BADGE_INKS = (IVORY, IVORY, IVORY, QColor("#33200F"))
LEAST_BADGE = 15
"""Height of a badge's digits, px."""


def paint_way(
    painter: QPainter, points: Sequence[QPointF], mm: float, *, bent: bool = False
) -> None:
    """Draw an arrow through points, or along the bend that two ends and a corner give."""
    path = QPainterPath(points[0])
    if bent:
        path.quadTo(points[1], points[-1])
    else:
        for point in points[1:]:
            path.lineTo(point)
    angle = -math.radians(path.angleAtPercent(1))
    forward = QPointF(math.cos(angle), math.sin(angle))
    aside = QPointF(-forward.y(), forward.x())
    size = max(7.0, 12 * mm)
    head = QPainterPath(points[-1] + forward * size * 0.4)
    head.lineTo(points[-1] - forward * size * 0.6 + aside * size * 0.5)
    head.lineTo(points[-1] - forward * size * 0.6 - aside * size * 0.5)
    head.closeSubpath()
    painter.save()
    width = max(1.6, 2.4 * mm)
    for ink, more in ((IVORY, width * 1.2), (DARK, 0.0)):
        pen = QPen(ink, width + more)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(QPen(ink, max(0.1, more), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(ink)
        painter.drawPath(head)
    painter.restore()


def paint_seat_arrow(painter: QPainter, start: QPointF, end: QPointF, mm: float) -> None:
    """Draw the short arrow that tells from which side a board is seen."""
    paint_way(painter, [start, end], mm)


def paint_badge(painter: QPainter, centre: QPointF, text: str, seat: int, mm: float) -> None:
    """Write points on a small plate in a seat's colour."""
    pixels = max(LEAST_BADGE, round(20 * mm))
    wide = pixels * (0.78 + 0.62 * len(text))
    plate = QRectF(0, 0, wide, pixels * 1.5)
    plate.moveCenter(centre)
    radius = plate.height() / 2
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 8, 0, 90))
    painter.drawPath(rounded(plate.translated(1.2, 2.0), radius))
    painter.setPen(QPen(IVORY, 1.6))
    painter.setBrush(STAINS[seat].darker(118) if seat != 3 else STAINS[seat])
    painter.drawPath(rounded(plate, radius))
    paint_number(painter, centre, text, pixels, BADGE_INKS[seat])
    painter.restore()


def paint_cut(painter: QPainter, start: QPointF, end: QPointF, mm: float) -> None:
    """Draw the border between two sections of the board."""
    painter.save()
    for ink, width, off in ((faded(IVORY, 0.5), 2.4, 0.8), (WALNUT, 1.8, 0.0)):
        pen = QPen(ink, max(1.2, width * mm))
        pen.setDashPattern([4, 2.4])
        painter.setPen(pen)
        painter.drawLine(start + QPointF(off, off), end + QPointF(off, off))
    painter.restore()


def paint_pull(painter: QPainter, disc: QPointF, hand: QPointF, mm: float) -> None:
    """Draw the line from a disc back to the pointer that pulls it."""
    painter.save()
    for ink, width in ((DARK, 5.0), (IVORY, 2.6)):
        pen = QPen(ink, max(1.8, width * mm))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.6, 2.2] if ink is IVORY else [1.6 * 0.52, 2.2 * 0.52])
        painter.setPen(pen)
        painter.drawLine(disc, hand)
    painter.translate(hand)
    painter.scale(mm * 1.5, mm * 1.5)
    arrow = QPainterPath(QPointF(0, 0))
    for x, y in ((0, 17), (4, 13.4), (6.8, 19.6), (9.6, 18.4), (6.8, 12.2), (12, 11.8)):
        arrow.lineTo(x, y)
    arrow.closeSubpath()
    painter.setPen(QPen(DARK, 1.4, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(Qt.GlobalColor.white))
    painter.drawPath(arrow)
    painter.restore()
