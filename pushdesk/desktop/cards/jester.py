# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: a jester with a three-horned cap, and the cap alone for the index."""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pushdesk.desktop.cards.courts import GOLD, Tones
from pushdesk.desktop.cards.pips import paint_star
from pushdesk.desktop.cards.shapes import CARD, IVORY, mixed, placed, stroked, traced

PLUM = QColor("#5B3175")
"""Ink of the joker."""
MADDER = QColor("#B3392F")
_SPACE = QRectF(-4, 0, 108, 110)


def paint_cap(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw the cap and bells in one ink, as large as fits."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(placed(_cap(), rect, _SPACE))
    painter.restore()


@functools.lru_cache(maxsize=1)
def _cap() -> QPainterPath:
    path = traced(
        "M18 84 C17 62 12 55 3 60 C-6 36 16 16 36 40 C38 24 42 14 50 5"
        " C58 14 62 24 64 40 C84 16 106 36 97 60 C88 55 83 62 82 84 Z"
    )
    for x, y in ((6, 68), (94, 68), (50, 9)):
        bell = QPainterPath()
        bell.addEllipse(QPointF(x, y), 10, 10)
        path = path.united(bell)
    # Two seams part the three horns.
    for seam in ("M36 84 C35 66 35 52 39 38", "M64 84 C65 66 65 52 61 38"):
        path = path.subtracted(stroked(traced(seam), 5))
    band = QPainterPath()
    band.addRoundedRect(QRectF(15, 90, 70, 18), 5, 5)
    return path.united(band)


def paint_jester(painter: QPainter) -> None:
    """Draw the figure in the space of a card."""
    tones = Tones(painter, PLUM, mixed(PLUM, IVORY, 0.76), GOLD)
    painter.save()
    painter.translate(CARD.center())
    # Small enough to leave the strip of the index free.
    painter.scale(0.86, 0.86)
    _burst(tones)
    _collar(tones)
    _head(tones)
    _horns(tones)
    painter.restore()


def _burst(tones: Tones) -> None:
    """Draw a wheel of rays with stars between them."""
    for ray in range(24):
        angle = math.tau * ray / 24
        path = QPainterPath(QPointF(0, 0))
        for side in (-0.065, 0.065):
            path.lineTo(math.cos(angle + side) * 33, math.sin(angle + side) * 33)
        tones.fill(path, mixed(PLUM, IVORY, 0.88))
    for x, y, side in (
        (24, -48, 10.0),
        (14, -58, 5.0),
        (-15, 52, 8.0),
        (-25, 43, 5.0),
        (31, -31, 4.5),
    ):
        paint_star(tones.painter, QRectF(x - side / 2, y - side / 2, side, side))


def _collar(tones: Tones) -> None:
    """Draw a ruff of long points, each with a bell."""
    tones.shape(traced("M-13 8 C-13 28 13 28 13 8 Z"), tones.ink)
    points = ((-26.0, 27.0), (-14.5, 38.0), (0.0, 43.0), (14.5, 38.0), (26.0, 27.0))
    for number, (x, y) in enumerate(points):
        tone = (tones.ink, tones.gold)[number % 2]
        angle = math.atan2(y - 8, x)
        aside = QPointF(-math.sin(angle), math.cos(angle)) * 8.2
        base = QPointF(x * 0.3, 8 + (y - 8) * 0.16)
        path = QPainterPath(base + aside)
        path.lineTo(x, y)
        path.lineTo(base - aside)
        path.closeSubpath()
        tones.shape(path, tone)
        tones.dot(x, y + 1.2, 2.7, tones.gold if number % 2 == 0 else tones.tint, 0.9)


def _head(tones: Tones) -> None:
    face = traced("M-12 -14 L-12 3 C-12 14 -6 20 0 20 C6 20 12 14 12 3 L12 -14 Z")
    half = QPainterPath()
    half.addRect(QRectF(0, -30, 40, 60))
    tones.fill(face, IVORY)
    tones.fill(face.intersected(half), tones.tint)
    tones.line(face, tones.ink, 1.0)
    for side in (-1, 1):
        # Lozenges over the eyes, as on a painted mask.
        x = 5.6 * side
        tones.fill(
            traced(f"M{x} -9.5 L{x + 2.2} -2 L{x} 5.5 L{x - 2.2} -2 Z"),
            tones.ink if side < 0 else MADDER,
        )
        tones.dot(x, -2, 1.3, IVORY)
    tones.line(traced("M0 -3 L0 5.4 L2 5.4"), tones.ink, 1.0)
    tones.line(traced("M-6.4 9.6 Q0 16.6 6.4 9.6"), tones.ink, 1.5)
    tones.dot(-6.4, 9.4, 1.0, tones.ink)
    tones.dot(6.4, 9.4, 1.0, tones.ink)


def _horns(tones: Tones) -> None:
    side = traced(
        "M-14.5 -13 C-13.5 -24 -9 -31 -3 -35 C-14 -42 -31 -38 -30.5 -16"
        " C-27.5 -24 -21 -23 -19.5 -14 Z"
    )
    tones.shape(side, tones.ink)
    tones.shape(
        traced(
            "M14.5 -13 C13.5 -24 9 -31 3 -35 C14 -42 31 -38 30.5 -16 C27.5 -24 21 -23 19.5 -14 Z"
        ),
        tones.gold,
    )
    tones.shape(traced("M-12 -13 C-11.5 -30 -7 -41 1 -54 C8 -41 11.5 -30 12 -13 Z"), MADDER)
    tones.shape(traced("M-15 -16.6 L15 -16.6 L14.4 -10.8 L-14.4 -10.8 Z"), tones.tint)
    for x in (-9.5, 0, 9.5):
        tones.fill(traced(f"M{x} -16 L{x + 2.2} -13.7 L{x} -11.4 L{x - 2.2} -13.7 Z"), tones.ink)
    for x, y in ((-30.3, -14), (30.3, -14), (1, -55)):
        tones.dot(x, y, 3.4, tones.gold, 1.0)
        tones.line(traced(f"M{x - 1.4} {y + 0.9} L{x + 1.4} {y + 0.9}"), tones.ink, 0.9)
