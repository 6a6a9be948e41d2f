# SPDX-License-Identifier: GPL-3.0-or-later
"""The holes of the board, with real depth; light comes from the top left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from pushdesk.desktop.flick.shapes import FLOOR, faded, round_path


def paint_hole(painter: QPainter, centre: QPointF, radius: float, dark: bool) -> None:
    """Draw an open hole, radius in px: chamfer, floor, shadow from the top left, lit rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    hole = round_path(QPointF(), radius)
    slope = QConicalGradient(QPointF(), 135)
    for at, tone in CHAMFER:
        slope.setColorAt(at, tone)
        slope.setColorAt(1 - at, tone)
    wide = max(radius + 0.8, radius * 1.07)
    painter.fillPath(round_path(QPointF(), wide).subtracted(hole), slope)
    painter.setBrush(faded(FLOOR, 0.86))
    painter.drawEllipse(QPointF(), radius, radius)
    painter.setBrush(QBrush(_shadow(radius, 215 if dark else 195)))
    painter.drawEllipse(QPointF(), radius, radius)
    _wall(painter, hole, radius)
    painter.restore()


CHAMFER = (
    (0.0, QColor(74, 38, 10, 185)),
    (0.2, QColor(110, 66, 24, 110)),
    (0.34, QColor(255, 240, 208, 110)),
    (0.5, QColor(255, 246, 224, 235)),
)
"""Tone of a hole's broken edge by half turns, from where it looks away from the light."""
SHADOW = ((0.0, 0.0), (0.48, 0.0), (0.6, 0.12), (0.72, 0.42), (0.86, 0.82), (1.0, 1.0))
"""Depth of the shadow in a hole by distance from where the light reaches the floor best."""


def _shadow(radius: float, deep: int) -> QRadialGradient:
    """Return the shadow that the rim throws on the floor."""
    shadow = QRadialGradient(QPointF(0.30, 0.34) * radius, 1.42 * radius)
    for at, part in SHADOW:
        shadow.setColorAt(at, QColor(44, 22, 6, round(deep * part)))
    return shadow


def _wall(painter: QPainter, hole: QPainterPath, radius: float) -> None:
    """Light the part of the wall that looks towards the lamp, and the joint below it."""
    for off, tones in (
        (0.105, (QColor(44, 22, 6, 0), QColor(44, 22, 6, 0), QColor(44, 22, 6, 70))),
        (0.07, (QColor("#5A3618"), QColor("#8E6236"), QColor("#EBCB96"))),
    ):
        inner = round_path(QPointF(-off, -off * 1.15) * radius, radius * (1 - off * 0.35))
        slope = QLinearGradient(QPointF(-0.7, -0.7) * radius, QPointF(0.7, 0.7) * radius)
        for at, tone in zip((0.0, 0.5, 1.0), tones, strict=True):
            slope.setColorAt(at, tone)
        painter.fillPath(hole.subtracted(inner), slope)
