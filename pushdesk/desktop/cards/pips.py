# SPDX-License-Identifier: GPL-3.0-or-later
"""Suit pips, rank letters and the star of wild cards, as paths and painted in one ink.

Suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks 1 (ace) to 13 (king).
"""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from pushdesk.desktop.cards.shapes import GOLD, GOLD_EDGE, placed, stroked, traced

SQUARE = QRectF(0, 0, 100, 100)
"""Space of a pip."""
LETTER = QRectF(0, 0, 86, 100)
"""Space of a rank, as wide as the ten."""
STROKE = 16.0
"""Thickness of a rank that is 100 high."""
BLACK, RED, BLUE, GREEN = (QColor(name) for name in ("#1C1B1A", "#B3261E", "#1F5FA8", "#2E7D32"))


def suit_ink(suit: int, *, four_colours: bool) -> QColor:
    """Return the ink of a suit, at least 4.5:1 on pasteboard."""
    if four_colours:
        return (BLACK, RED, BLUE, GREEN)[suit]
    return RED if suit in (1, 2) else BLACK


def paint_pip(painter: QPainter, rect: QRectF, suit: int, ink: QColor) -> None:
    """Draw the pip of a suit in one ink, as large as fits."""
    _fill(painter, placed(suit_path(suit), rect, SQUARE), ink)


def paint_rank(painter: QPainter, rect: QRectF, rank: int, ink: QColor) -> None:
    """Draw a rank as a numeral or letter in one ink, as high as fits, in the middle."""
    _fill(painter, placed(rank_path(rank), rect, LETTER), ink)


def paint_star(painter: QPainter, rect: QRectF, fill: QColor = GOLD) -> None:
    """Draw the star of wild cards with its dark edge, as large as fits."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_EDGE, side * 0.09, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(fill)
    painter.drawPath(placed(star_path(), rect, SQUARE))
    painter.restore()


def _fill(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(path)
    painter.restore()


# Pips


@functools.lru_cache(maxsize=4)
def suit_path(suit: int) -> QPainterPath:
    """Return the pip of a suit in a square of 100; draw only copies of it."""
    return (_spade, _heart, _diamond, _club)[suit]()


@functools.lru_cache(maxsize=4)
def inlay_path(suit: int) -> QPainterPath:
    """Return the line within a large pip, along its edge; draw only copies of it."""
    return suit_path(suit).subtracted(stroked(suit_path(suit), 11.4))


def _spade() -> QPainterPath:
    blade = traced(
        "M50 0 C53 20 96 41 96 65 C96 78 86 86 75 86 C65 86 57 81 53 72 L47 72"
        " C43 81 35 86 25 86 C14 86 4 78 4 65 C4 41 47 20 50 0 Z"
    )
    return blade.united(_foot(66)).simplified()


def _foot(top: float) -> QPainterPath:
    return traced(f"M45 {top} L55 {top} C56 86 61 95 71 99 L29 99 C39 95 44 86 45 {top} Z")


def _heart() -> QPainterPath:
    return traced(
        "M50 98 C43 78 4 58 4 30 C4 14 15 5 28 5 C39 5 47 12 50 22"
        " C53 12 61 5 72 5 C85 5 96 14 96 30 C96 58 57 78 50 98 Z"
    )


def _diamond() -> QPainterPath:
    return traced("M50 0 Q65 27 89 50 Q65 73 50 100 Q35 73 11 50 Q35 27 50 0 Z")


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((50, 23), (23.5, 60), (76.5, 60)):
        path.addEllipse(QPointF(x, y), 22.5, 22.5)
    path.addPath(traced("M45 40 L55 40 L58 55 L58 65 L42 65 L42 55 Z"))
    return path.simplified().united(_foot(56)).simplified()


@functools.lru_cache(maxsize=1)
def star_path() -> QPainterPath:
    """Return a star of five blunt points in a square of 100; draw only copies of it."""
    path = QPainterPath()
    for corner in range(10):
        radius = 45.0 if corner % 2 == 0 else 21.0
        angle = math.tau * corner / 10 - math.pi / 2
        point = QPointF(50 + math.cos(angle) * radius, 53 + math.sin(angle) * radius)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path.united(stroked(path, 6))


# Ranks


@functools.lru_cache(maxsize=13)
def rank_path(rank: int) -> QPainterPath:
    """Return a rank, 1 to 13, in the middle of a space of 86 by 100; draw only copies of it."""
    path = _letters(rank)
    box = path.boundingRect()
    return path.translated(LETTER.center().x() - box.center().x(), 0)


def _letters(rank: int) -> QPainterPath:
    if rank == 1:
        return traced(
            "M0 100 L24 0 L46 0 L70 100 L53 100 L48 78 L22 78 L17 100 Z M26 62 L44 62 L35 24 Z"
        )
    if rank == 4:
        return traced(
            "M30 0 L50 0 L50 61 L62 61 L62 77 L50 77 L50 100 L34 100 L34 77 L0 77 L0 63 Z"
            " M34 24 L17 61 L34 61 Z"
        )
    if rank == 9:
        return QTransform().translate(58, 100).rotate(180).map(_letters(6))
    if rank == 10:
        nought = QPainterPath()
        nought.addRoundedRect(QRectF(44, 8, 31, 84), 15.5, 15.5)
        one = traced("M18.5 8 L18.5 100")
        flag = traced("M0 17 L17 0 L26.5 0 L26.5 16 L7 30 Z")
        return stroked(nought, STROKE).united(stroked(one, STROKE, sharp=True)).united(flag)
    if rank == 11:
        hook = traced("M39 0 L39 66 C39 84 33 92 22 92 C12 92 8 85 7 71")
        return stroked(hook, STROKE, sharp=True).united(
            stroked(traced("M17 7.5 L47 7.5"), 15, sharp=True)
        )
    if rank == 12:
        ring = QPainterPath()
        ring.addRoundedRect(QRectF(8, 8, 50, 84), 25, 25)
        tail = traced("M37 66 L64 102")
        return stroked(ring, STROKE).united(
            stroked(tail, 14, sharp=True).intersected(traced("M0 0 L80 0 L80 100 L0 100 Z"))
        )
    if rank == 13:
        return traced(
            "M0 0 L16.5 0 L16.5 47 L44 0 L63 0 L38 41 L66 100 L47.5 100 L27 57 L16.5 74"
            " L16.5 100 L0 100 Z"
        )
    line = stroked(traced(_STROKES[rank]), STROKE, sharp=True)
    return line.intersected(traced("M0 0 L90 0 L90 100 L0 100 Z"))


_STROKES = {
    2: "M8 32 C9 16 18 8 30 8 C43 8 50 16 50 29 C50 41 44 48 36 57 L12 85 L12 92 L58 92",
    3: "M8 28 C9 15 18 8 29 8 C42 8 49 15 49 27 C49 39 41 46 28 46 L20 46"
    " M27 46 C43 46 51 55 51 69 C51 84 42 92 28 92 C16 92 8 85 7 71",
    5: "M53 8 L16 8 L13 47 C18 41 24 39 30 39 C43 39 50 49 50 65 C50 83 41 92 27 92"
    " C16 92 8 86 7 73",
    6: "M39 -6 C24 22 8 42 8 66 C8 82 16 92 29 92 C42 92 50 82 50 67 C50 52 42 43 30 43"
    " C23 43 17 46 13 52",
    7: "M2 8 L49 8 C37 38 27 68 24 100",
    8: "M29 47 C18 47 11 39 11 27 C11 15 18 8 29 8 C40 8 47 15 47 27 C47 39 40 47 29 47"
    " C16 47 8 56 8 70 C8 84 16 92 29 92 C42 92 50 84 50 70 C50 56 42 47 29 47 Z",
}
"""Middle lines of the numerals that are one stroke."""
