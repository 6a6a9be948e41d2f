# SPDX-License-Identifier: GPL-3.0-or-later
"""Jack, queen and king: our own two-headed figures of plain shapes in three flat tones.

A figure is drawn around the card's centre, x to the right, y down, its feet at 0: the jack wears
a long feather, the queen holds a flower, the king a sceptre.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pushdesk.desktop.cards.pips import paint_pip
from pushdesk.desktop.cards.shapes import CARD, IVORY, mirrored, mixed, rounded, traced

PANEL = QRectF(-24.6, -60.5, 49.2, 121)
SLOPE = 9.0
"""How far the line that parts the two heads falls to either side."""
GOLD = QColor("#DBA445")
LINE = 0.9


class Tones(NamedTuple):
    """A painter and the tones of a figure."""

    painter: QPainter
    ink: QColor
    tint: QColor
    gold: QColor

    def fill(self, path: QPainterPath, tone: QColor) -> None:
        """Draw a shape without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(tone)
        self.painter.drawPath(path)

    def shape(self, path: QPainterPath, tone: QColor, line: float = LINE) -> None:
        """Draw a shape with an outline in ink."""
        self.painter.setPen(QPen(self.ink, line, j=Qt.PenJoinStyle.RoundJoin))
        self.painter.setBrush(tone)
        self.painter.drawPath(path)

    def line(self, path: QPainterPath, tone: QColor, width: float = LINE) -> None:
        """Draw a line with round ends."""
        pen = QPen(tone, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def dot(self, x: float, y: float, radius: float, tone: QColor, line: float = 0.0) -> None:
        """Draw a circle, outlined in ink when a line's width is given."""
        self.painter.setPen(QPen(self.ink, line) if line else QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(tone)
        self.painter.drawEllipse(QPointF(x, y), radius, radius)

    def both(self, text: str, tone: QColor, line: float = 0.0) -> None:
        """Draw a shape and its mirror image."""
        for path in (traced(text), mirrored(traced(text))):
            if line:
                self.shape(path, tone, line)
            else:
                self.fill(path, tone)


def paint_court(painter: QPainter, rank: int, suit: int, ink: QColor) -> None:
    """Draw the figure of a jack, queen or king, rank 11 to 13, in the space of a card."""
    tones = Tones(painter, ink, mixed(ink, IVORY, 0.78), GOLD)
    figure = {11: _jack, 12: _queen, 13: _king}[rank]
    painter.save()
    painter.translate(CARD.center())
    painter.save()
    painter.setClipPath(rounded(PANEL, 3), Qt.ClipOperation.IntersectClip)
    painter.fillRect(PANEL, mixed(ink, IVORY, 0.94))
    for turn in (0, 180):
        painter.save()
        painter.rotate(turn)
        half = traced(f"M-40 {SLOPE * 40 / 24.6} L40 {-SLOPE * 40 / 24.6} L40 -90 L-40 -90 Z")
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        _rays(tones)
        paint_pip(painter, QRectF(-23.2, -58, 9.5, 9.5), suit, ink)
        figure(tones)
        painter.restore()
    _sash(tones)
    painter.restore()
    painter.setPen(QPen(ink, LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(PANEL, 3))
    painter.restore()


def _rays(tones: Tones) -> None:
    """Let faint rays stand behind the head."""
    path = QPainterPath()
    for ray in range(-5, 6):
        angle = math.radians(ray * 18 - 90)
        path.moveTo(0, -34)
        for side in (-0.07, 0.07):
            path.lineTo(math.cos(angle + side) * 90, -34 + math.sin(angle + side) * 90)
        path.closeSubpath()
    tones.fill(path, mixed(tones.ink, IVORY, 0.885))


def _sash(tones: Tones) -> None:
    """Draw the band that parts the two heads."""
    width = 2.6
    band = traced(
        f"M-30 {SLOPE * 30 / 24.6 - width} L30 {-SLOPE * 30 / 24.6 - width}"
        f" L30 {-SLOPE * 30 / 24.6 + width} L-30 {SLOPE * 30 / 24.6 + width} Z"
    )
    tones.shape(band, tones.gold)
    for step in range(-4, 5):
        x = step * 6.0
        y = -SLOPE * x / 24.6
        tones.fill(
            traced(f"M{x} {y - 1.5} L{x + 1.5} {y} L{x} {y + 1.5} L{x - 1.5} {y} Z"), tones.ink
        )


def _face(tones: Tones, y: float, wide: float, high: float) -> None:
    """Draw a face around x 0: lit from the left, plain brows, nose and mouth."""
    w, h = wide / 2, high / 2
    outline = traced(
        f"M{-w} {y - h * 0.8} L{-w} {y + h * 0.1} C{-w} {y + h * 0.75} {-w * 0.5} {y + h} 0 {y + h}"
        f" C{w * 0.5} {y + h} {w} {y + h * 0.75} {w} {y + h * 0.1} L{w} {y - h * 0.8} Z"
    )
    shade = QPainterPath()
    shade.addRect(QRectF(w * 0.12, y - h, w, high))
    tones.fill(outline, IVORY)
    tones.fill(outline.intersected(shade), tones.tint)
    brow = y - h * 0.22
    tones.line(
        traced(
            f"M{-w * 0.72} {brow} Q{-w * 0.4} {brow - 1.5} {-w * 0.12} {brow}"
            f" L{-w * 0.12} {y + h * 0.3} L{w * 0.18} {y + h * 0.3}"
        ),
        tones.ink,
        0.95,
    )
    tones.line(
        traced(f"M{w * 0.28} {brow} Q{w * 0.5} {brow - 1.5} {w * 0.75} {brow}"), tones.ink, 0.95
    )
    for side in (-0.45, 0.5):
        tones.dot(w * side, brow + 1.75, 0.95, tones.ink)
    tones.line(traced(f"M{-w * 0.26} {y + h * 0.58} L{w * 0.3} {y + h * 0.58}"), tones.ink, 1.15)
    tones.line(outline, tones.ink, LINE)


def _king(tones: Tones) -> None:
    _rod(tones)
    # Robe with a standing collar.
    tones.shape(
        traced("M-30 20 L-27 -9 C-24 -17 -16 -20 -10 -22 L10 -22 C16 -20 24 -17 27 -9 L30 20 Z"),
        tones.ink,
    )
    tones.both("M-24 20 L-21 -10 L-17 -13 L-17 20 Z", tones.tint)
    tones.both("M-11.5 20 L-11.5 -12 L-8.5 -12 L-8.5 20 Z", tones.gold)
    tones.both("M0 -7 L-15 -20.5 C-19 -17 -18 -11 -13 -7 L0 2 Z", IVORY, LINE)
    for x, y in ((-13.8, -14.5), (-10.5, -9.6), (-6.4, -6.2), (-2.6, -2.6)):
        for side in (-1, 1):
            tones.fill(
                traced(
                    f"M{x * side - 0.8} {y - 1.3} L{x * side + 0.8} {y - 1.3}"
                    f" L{x * side} {y + 1.7} Z"
                ),
                tones.ink,
            )
    # Curls and beard.
    tones.both("M-8 -45 L-12.5 -44 L-13 -31 C-13 -25 -9.5 -24 -7 -27 L-7 -40 Z", tones.ink)
    _face(tones, -36, 17, 19)
    tones.shape(
        traced(
            "M-8.5 -36 C-7 -30.4 -4.5 -29 0 -29 C4.5 -29 7 -30.4 8.5 -36 L8.5 -27"
            " C8 -19 3 -14 0 -9.5 C-3 -14 -8 -19 -8.5 -27 Z"
        ),
        tones.ink,
    )
    tones.both("M0 -32.4 C-2.4 -33 -5.4 -31.4 -6.4 -28.6 C-3.6 -29 -1.4 -29.6 0 -30.6 Z", tones.ink)
    for x, top, low in ((0.0, -25, -14.5), (-3.4, -25.4, -18), (3.4, -25.4, -18)):
        tones.line(traced(f"M{x} {top} L{x * 0.6} {low}"), tones.tint, 0.9)
    # Crown of five points.
    tones.shape(
        traced(
            "M-11.5 -45 L-14 -56.5 L-8 -51 L-6.4 -57.5 L-2.6 -51.6 L0 -58.6 L2.6 -51.6"
            " L6.4 -57.5 L8 -51 L14 -56.5 L11.5 -45 Z"
        ),
        tones.gold,
    )
    tones.shape(traced("M-11.8 -47.6 L11.8 -47.6 L11.3 -43.4 L-11.3 -43.4 Z"), tones.ink)
    for x in (-7.2, 0, 7.2):
        tones.fill(traced(f"M{x} -47 L{x + 2} -45.5 L{x} -44 L{x - 2} -45.5 Z"), tones.gold)
    tones.dot(18.4, -13.5, 3.2, IVORY, LINE)


def _rod(tones: Tones) -> None:
    """Draw the king's sceptre at his left hand."""
    tones.line(traced("M18.4 12 L18.4 -40"), tones.ink, 3.0)
    tones.line(traced("M18.4 12 L18.4 -40"), tones.gold, 1.4)
    tones.shape(traced("M15 -38 L21.8 -38 L20.6 -35.4 L16.2 -35.4 Z"), tones.ink)
    tones.dot(18.4, -42.6, 4.7, tones.gold, LINE)
    tones.line(traced("M14.2 -42.6 L22.6 -42.6"), tones.ink, LINE)
    tones.shape(traced("M18.4 -54 L21.4 -50.2 L18.4 -46.6 L15.4 -50.2 Z"), tones.ink)


def _queen(tones: Tones) -> None:
    # Hair that falls to the shoulders.
    tones.shape(
        traced(
            "M0 -53 C-13 -53 -15.5 -42 -14.5 -33 C-13.8 -27 -15.5 -23 -18.5 -21"
            " C-14 -16.5 -8 -17 -5 -19 L5 -19 C8 -17 14 -16.5 18.5 -21"
            " C15.5 -23 13.8 -27 14.5 -33 C15.5 -42 13 -53 0 -53 Z"
        ),
        tones.ink,
    )
    for side in (-1, 1):
        tones.line(
            traced(f"M{11.6 * side} -40 C{11.8 * side} -32 {9.6 * side} -27 {13 * side} -21.5"),
            tones.tint,
            0.9,
        )
    # Puffed sleeves and a bodice.
    tones.shape(
        traced("M-30 20 L-27 -8 C-22 -16 -12 -19 -7 -19 L7 -19 C12 -19 22 -16 27 -8 L30 20 Z"),
        tones.tint,
    )
    tones.both(
        "M-12.5 -17.4 C-23 -17 -28 -9 -28 6 L-12 14 C-10 2 -10 -8 -12.5 -17.4 Z", tones.ink, LINE
    )
    for side in (-1, 1):
        for off in (0.0, 4.6):
            tones.line(
                traced(
                    f"M{(14.6 + off) * side} {-14.4 + off * 0.62}"
                    f" Q{(19 + off) * side} {-7} {(15 + off) * side} {9}"
                ),
                tones.gold,
                1.3,
            )
    tones.shape(traced("M-8 -17.5 L0 2 L8 -17.5 L10.4 -15 L9 14 L-9 14 L-10.4 -15 Z"), tones.gold)
    tones.shape(
        traced(
            "M-3.6 -29 L-3.6 -22 C-4 -19.6 -6.4 -18.6 -8.4 -18 L0 -3.4 L8.4 -18"
            " C6.4 -18.6 4 -19.6 3.6 -22 L3.6 -29 Z"
        ),
        IVORY,
    )
    tones.fill(
        traced("M0.6 -26 L3.6 -26 L3.6 -22 C4 -19.6 6.4 -18.6 8.4 -18 L0.6 -4.4 Z"), tones.tint
    )
    for x, y in ((-4.9, -17.4), (-2.7, -15.2), (0, -14.3), (2.7, -15.2), (4.9, -17.4)):
        tones.dot(x, y, 1.05, tones.ink)
    _face(tones, -35.2, 15.5, 18.5)
    # A parting that frames the face.
    tones.both("M0 -48 C-6 -47.5 -8.5 -43 -8.6 -37 C-5 -39.5 -1.5 -43 0 -46 Z", tones.ink)
    _tiara(tones)
    _flower(tones)


def _tiara(tones: Tones) -> None:
    for x, y, radius in (
        (-9.4, -51.6, 2.5),
        (9.4, -51.6, 2.5),
        (-4.9, -54.4, 2.9),
        (4.9, -54.4, 2.9),
    ):
        tones.dot(x, y, radius, tones.gold, LINE)
    tones.dot(0, -55.6, 3.5, tones.gold, LINE)
    tones.dot(0, -55.6, 1.3, tones.ink)
    tones.shape(traced("M-12 -49.4 Q0 -56.4 12 -49.4 L11 -46.2 Q0 -52.6 -11 -46.2 Z"), tones.gold)


def _flower(tones: Tones) -> None:
    """Draw the queen's flower at her left hand: six petals, a stem and two leaves."""
    tones.line(traced("M16.5 6 C17.5 -8 18.6 -18 18.4 -30"), tones.ink, 2.6)
    tones.line(traced("M16.5 6 C17.5 -8 18.6 -18 18.4 -30"), tones.tint, 1.1)
    tones.shape(
        traced("M18.3 -22.5 C20 -27.5 23.5 -28 24.8 -27.6 C24.8 -24 22 -21.6 18.3 -22.5 Z"),
        tones.tint,
    )
    for petal in range(6):
        angle = math.tau * petal / 6 + 0.3
        tones.dot(
            18.3 + math.cos(angle) * 4.0, -36.2 + math.sin(angle) * 4.0, 2.8, tones.gold, LINE
        )
    tones.dot(18.3, -36.2, 2.9, tones.ink)
    tones.dot(18.3, -36.2, 1.2, IVORY)
    tones.dot(17.6, -9.5, 3.1, IVORY, LINE)


def _jack(tones: Tones) -> None:
    # Tunic in two halves with a row of buttons.
    tones.shape(
        traced("M-30 20 L-27 -8 C-23 -15 -14 -18 -8 -20 L8 -20 C14 -18 23 -15 27 -8 L30 20 Z"),
        tones.ink,
    )
    for step in range(5):
        x = -24.5 + step * 5.6
        tones.fill(
            traced(
                f"M{x} 22 L{x} {-11 - step * 1.7} L{x + 2.5} {-12 - step * 1.7} L{x + 2.5} 22 Z"
            ),
            tones.tint,
        )
    tones.shape(traced("M-2.4 -14 L2.4 -14 L2.4 20 L-2.4 20 Z"), tones.gold)
    for y in (-9, -4.2, 0.6):
        tones.dot(0, y, 1.15, tones.ink)
    tones.both("M14 -16.8 C21 -16 26 -11 27 -5 L21.5 3 C20 -6 18 -12 14 -16.8 Z", tones.gold, LINE)
    tones.both(
        "M0 -19 L-4 -22 L-11.5 -20.5 L-9.6 -16.6 L-6.8 -17.4 L-5.6 -13.6 L-2.8 -14.6 L0 -11 Z",
        IVORY,
        LINE,
    )
    # A page's straight hair.
    tones.shape(
        traced(
            "M-12 -46 L12 -46 L13.6 -29 C13.8 -24.4 10.5 -22 7 -22.4 L-7 -22.4"
            " C-10.5 -22 -13.8 -24.4 -13.6 -29 Z"
        ),
        tones.gold,
    )
    for side in (-1, 1):
        tones.line(traced(f"M{10.4 * side} -40 L{11 * side} -27"), tones.ink, 0.8)
    _face(tones, -33.4, 15.5, 18.5)
    tones.shape(
        traced("M-8 -44 L8 -44 L8 -38.6 L4.6 -40.2 L1.6 -38.6 L-1.6 -40.2 L-4.8 -38.6 L-8 -40.2 Z"),
        tones.gold,
    )
    # A soft cap with the brim turned up, and a feather as long as the head.
    tones.shape(
        traced("M-14 -45.6 C-15 -54 -6 -58.5 2 -56.4 C9 -55 14 -50.6 14.6 -43.6 Z"),
        tones.ink,
    )
    tones.shape(traced("M-15.4 -46.8 L15.4 -44.4 L14.8 -40.6 L-14.8 -43 Z"), tones.tint)
    _feather(tones)


def _feather(tones: Tones) -> None:
    vane = traced(
        "M10.4 -46.5 C10 -54 16 -59 21.6 -57 C26 -52.5 25 -38 18.6 -25"
        " C19.6 -32 18 -40 10.4 -46.5 Z"
    )
    tones.shape(vane, tones.gold)
    tones.line(traced("M10.6 -46.6 C18 -48 21 -40 19.2 -27.5"), tones.ink, 1.1)
    for x, y, dx, dy in (
        (15.2, -46.8, 1.6, -6.6),
        (18.4, -43.6, 3.6, -5.6),
        (19.8, -39, 3.6, -4.4),
    ):
        tones.line(traced(f"M{x} {y} L{x + dx} {y + dy}"), tones.ink, 0.9)
    tones.dot(10.6, -45.6, 2.1, IVORY, LINE)
