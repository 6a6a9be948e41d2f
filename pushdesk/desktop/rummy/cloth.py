# SPDX-License-Identifier: GPL-3.0-or-later
"""The top of the rummy table: wooden rim, green cloth, and the empty places on it."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QRadialGradient

from pushdesk.desktop.cards.pips import paint_pip
from pushdesk.desktop.cards.shapes import CARD_RADIUS, faded, rounded
from pushdesk.desktop.surface import paint_recess, table_cloth
from pushdesk.desktop.surface import paint_table as paint_frame

GREEN = (QColor("#255A46"), QColor("#173C2E"))
"""Cloth in the dark theme, where the lamp shines and far from it."""
SAGE = (QColor("#A0C2AC"), QColor("#80A88F"))
WEAVE = 128
"""Side of the piece of cloth that is repeated, px."""


def paint_table(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Draw the table top: wooden rim and recessed green cloth; `surface.table_cloth` tells where.

    Slow enough to be cached as a pixmap.
    """
    if rect.isEmpty():
        return
    cloth = table_cloth(rect)
    rim = cloth.left() - rect.left()
    radius = rim * 1.3
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_frame(painter, rect, dark)
    painter.setClipPath(rounded(cloth, radius), Qt.ClipOperation.IntersectClip)
    paint_cloth(painter, cloth, dark)
    _print(painter, cloth, rim, dark)
    paint_recess(painter, cloth, radius)
    painter.restore()


def paint_cloth(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with the cloth: deep green, or sage in the light theme."""
    near, far = GREEN if dark else SAGE
    glow = QRadialGradient(
        QPointF(rect.left() + rect.width() * 0.44, rect.top() + rect.height() * 0.36),
        math.hypot(rect.width(), rect.height()) * 0.62,
    )
    glow.setColorAt(0, near)
    glow.setColorAt(1, far)
    painter.fillRect(rect, glow)
    painter.fillRect(rect, QBrush(_twill()))


def _twill() -> QImage:
    """Return a piece of twill, diagonal ribs of uneven threads, under 3 % contrast."""
    chance = random.Random("twill")
    ribs = (1, 3, 0, -3)
    tones = bytearray()
    for y in range(WEAVE):
        for x in range(WEAVE):
            tone = ribs[(x + y) % len(ribs)] + chance.randint(-3, 3)
            # Premultiplied white over the cloth, or black.
            light = max(0, tone)
            tones += bytes((light, light, light, abs(tone)))
    size = WEAVE * 4
    return QImage(
        bytes(tones), WEAVE, WEAVE, size, QImage.Format.Format_RGBA8888_Premultiplied
    ).copy()


def _print(painter: QPainter, cloth: QRectF, rim: float, dark: bool) -> None:
    """Draw the line that is printed along the edge of the cloth, a suit in each corner."""
    ink = faded(QColor("#E7D9A8") if dark else QColor("#2C4A38"), 0.28 if dark else 0.32)
    inset = rim * 1.15
    side = rim * 0.95
    line = cloth.adjusted(inset, inset, -inset, -inset)
    gap = side * 1.15
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, max(1.0, rim * 0.055)))
    left, top, right, bottom = line.left(), line.top(), line.right(), line.bottom()
    for start, end in (
        (QPointF(left + gap, top), QPointF(right - gap, top)),
        (QPointF(right, top + gap), QPointF(right, bottom - gap)),
        (QPointF(right - gap, bottom), QPointF(left + gap, bottom)),
        (QPointF(left, bottom - gap), QPointF(left, top + gap)),
    ):
        painter.drawLine(start, end)
    corners = (line.topLeft(), line.topRight(), line.bottomRight(), line.bottomLeft())
    for suit, corner in enumerate(corners):
        place = QRectF(0, 0, side, side)
        toward = line.center() - corner
        place.moveCenter(
            corner
            + QPointF(math.copysign(side * 0.3, toward.x()), math.copysign(side * 0.3, toward.y()))
        )
        paint_pip(painter, place, suit, ink)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, colour: QColor, *, dashed: bool = False) -> None:
    """Draw the empty place of a card or a meld; dashed when cards may be put there."""
    side = min(rect.width(), rect.height())
    width = max(1.2, side * 0.02)
    inner = rect.adjusted(width, width, -width, -width)
    radius = side * CARD_RADIUS / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(0, 0, 0, 26))
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.2, 3.0])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()
