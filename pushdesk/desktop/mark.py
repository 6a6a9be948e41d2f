# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pushdesk mark: a wooden disc that has been pushed, with a trail for each of the games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from pushdesk.desktop.cards.pixmaps import rendered

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
TRAILS = (("#DB5A41", -17.0, -36.0), ("#F4E6C6", 0.0, -49.0), ("#5F9BD6", 17.0, -36.0))
"""Colour, distance from the axis and far end of each trail, in hundredths of the mark."""
AXIS = -38.0
"""Direction of the push, in degrees, clockwise from the right."""
DISC = QPointF(15, 0)
DISC_RADIUS = 27.5


def paint_mark(painter: QPainter, rect: QRectF) -> None:
    """Draw the mark as large as fits, on its own wooden tile."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    _tile(painter, side)
    painter.rotate(AXIS)
    _trails(painter)
    _disc(painter, side)
    painter.restore()


def paint_mark_flat(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw the mark in one colour, without a tile, as large as fits."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 88, side / 88)
    painter.rotate(AXIS)
    pen = QPen(ink, 9.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for _, off, far in TRAILS:
        painter.drawLine(QPointF(far + 6, off), QPointF(-23 + abs(off) * 0.3, off))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(_ring())
    painter.restore()


def icon() -> QIcon:
    """Return the application's icon, 16 to 256 pixels wide."""
    made = QIcon()
    for side in ICON_SIZES:
        made.addPixmap(rendered(QSizeF(side, side), 1.0, paint_mark))
    return made


def _ring() -> QPainterPath:
    ring = QPainterPath()
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    ring.addEllipse(DISC, DISC_RADIUS, DISC_RADIUS)
    ring.addEllipse(DISC, DISC_RADIUS - 5.5, DISC_RADIUS - 5.5)
    ring.addPath(_chevron())
    return ring


def _chevron() -> QPainterPath:
    head = QPainterPath(DISC + QPointF(-8, -12))
    head.lineTo(DISC + QPointF(13, 0))
    head.lineTo(DISC + QPointF(-8, 12))
    head.lineTo(DISC + QPointF(-3, 0))
    head.closeSubpath()
    return head


def _tile(painter: QPainter, side: float) -> None:
    wood = QLinearGradient(-50, -50, 50, 50)
    wood.setColorAt(0, QColor("#5C4030"))
    wood.setColorAt(1, QColor("#2A1C14"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(-48, -48, 96, 96), 22, 22)
    if side >= 40:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(226, 188, 130, 120), 1.4))
        painter.drawRoundedRect(QRectF(-43, -43, 86, 86), 18, 18)


def _trails(painter: QPainter) -> None:
    for colour, off, far in TRAILS:
        fade = QLinearGradient(far, 0, 0, 0)
        clear = QColor(colour)
        clear.setAlpha(190)
        fade.setColorAt(0, clear)
        fade.setColorAt(0.7, QColor(colour))
        painter.setBrush(fade)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(far, off - 6, 8 - far, 12), 6, 6)


def _disc(painter: QPainter, side: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 5, 2, 90))
    # The light stays at the top left of the screen although the axis is turned.
    painter.drawEllipse(DISC + QPointF(0.5, 4), DISC_RADIUS + 1.5, DISC_RADIUS + 1.5)
    body = QRadialGradient(DISC + QPointF(0, -16), DISC_RADIUS * 1.9)
    body.setColorAt(0, QColor("#F6D492"))
    body.setColorAt(1, QColor("#C07A22"))
    painter.setBrush(body)
    painter.drawEllipse(DISC, DISC_RADIUS, DISC_RADIUS)
    if side >= 28:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 240, 205, 170), 2))
        painter.drawEllipse(DISC, DISC_RADIUS - 5, DISC_RADIUS - 5)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#5A3418"))
    painter.drawPath(_chevron())
