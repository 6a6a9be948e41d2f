# SPDX-License-Identifier: GPL-3.0-or-later
"""The symbols and numerals of Push Your Luck, as paths and painted in one ink."""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from pushdesk.desktop.luck.shapes import arc, fit, stroke, stroked
from pushdesk.games.luck.cards import Colour

STROKE = 19.0
"""Thickness of a numeral that is 100 high."""


def paint_symbol(painter: QPainter, rect: QRectF, colour: int, ink: QColor) -> None:
    """Draw the symbol of a colour, or the star for colour 5, in one ink, as large as fits."""
    painter.save()
    fit(painter, rect, QRectF(0, 0, 100, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(symbol_path(colour))
    painter.restore()


def paint_numeral(painter: QPainter, rect: QRectF, number: int, ink: QColor) -> None:
    """Draw a numeral, 1 to 6, as large as fits, standing in the middle of a rectangle."""
    painter.save()
    fit(painter, rect, QRectF(0, 0, 70, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(numeral_path(number))
    painter.restore()


# Symbols


@functools.lru_cache(maxsize=8)
def outline_path(colour: int) -> QPainterPath:
    """Return the silhouette of a symbol, colour 0 to 4 or STAR, in a square of 100."""
    makers = (_flame, _drop, _leaf, _sun, _gem, _star)
    return makers[colour]()


@functools.lru_cache(maxsize=8)
def symbol_path(colour: int) -> QPainterPath:
    """Return a symbol with its cuts, colour 0 to 4 or STAR, in a square of 100."""
    cuts = (_flame_cut, _drop_cut, _leaf_cut, _sun_cut, _gem_cut, QPainterPath)
    return outline_path(colour).subtracted(cuts[colour]())


@functools.lru_cache(maxsize=8)
def echo_paths(colour: Colour) -> tuple[QPainterPath, ...]:
    """Return strokes along the silhouette, the widest first."""
    shape = outline_path(colour)
    # The spikes and the stem are lost in wide strokes, but would cost half a second of cuts.
    plain = {Colour.GREEN: _blade, Colour.YELLOW: _halo}.get(colour)
    wide = plain() if plain else shape
    return (*(stroked(wide, width) for width in (78.0, 48.0, 20.0)), stroke(shape, 5.0))


def _halo() -> QPainterPath:
    """Return a sun of one piece, with a blunt corner for each ray."""
    path = QPainterPath(QPointF(98, 50))
    for corner in range(1, 16):
        angle = math.tau * corner / 16
        radius = 48.0 if corner % 2 == 0 else 37.0
        path.lineTo(50 + math.cos(angle) * radius, 50 + math.sin(angle) * radius)
    path.closeSubpath()
    return path


def _flame() -> QPainterPath:
    """Return three tongues of fire, the middle one the tallest."""
    path = QPainterPath(QPointF(54, 2))
    path.cubicTo(54, 20, 66, 30, 72, 42)
    path.cubicTo(77, 37, 78, 31, 78, 24)
    path.cubicTo(90, 36, 96, 52, 95, 66)
    path.cubicTo(93, 86, 74, 98, 50, 98)
    path.cubicTo(25, 98, 6, 86, 5, 63)
    path.cubicTo(4, 48, 12, 38, 14, 22)
    path.cubicTo(23, 29, 28, 37, 30, 46)
    path.cubicTo(40, 36, 47, 20, 54, 2)
    path.closeSubpath()
    return path


def _flame_cut() -> QPainterPath:
    path = QPainterPath(QPointF(51, 45))
    path.cubicTo(53, 60, 70, 65, 70, 78)
    path.cubicTo(70, 86, 61, 90, 50, 90)
    path.cubicTo(39, 90, 30, 85, 30, 76)
    path.cubicTo(30, 64, 47, 60, 51, 45)
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(50, 1))
    path.cubicTo(55, 22, 80, 46, 80, 68)
    path.cubicTo(80, 86, 66, 99, 50, 99)
    path.cubicTo(34, 99, 20, 86, 20, 68)
    path.cubicTo(20, 46, 45, 22, 50, 1)
    path.closeSubpath()
    return path


def _drop_cut() -> QPainterPath:
    path = QPainterPath(QPointF(34, 67))
    path.cubicTo(34, 77, 40, 84, 49, 85)
    return stroked(path, 8)


def _blade() -> QPainterPath:
    path = QPainterPath(QPointF(93, 7))
    path.cubicTo(99, 52, 84, 90, 46, 90)
    path.cubicTo(36, 90, 28, 87, 23, 82)
    path.cubicTo(12, 72, 8, 58, 14, 45)
    path.cubicTo(25, 20, 58, 16, 93, 7)
    path.closeSubpath()
    return path


def _leaf() -> QPainterPath:
    stem = QPainterPath(QPointF(6, 96))
    stem.lineTo(30, 70)
    return _blade().united(stroked(stem, 8))


def _leaf_cut() -> QPainterPath:
    rib = QPainterPath(QPointF(27, 75))
    rib.cubicTo(40, 60, 54, 46, 71, 31)
    cut = stroked(rib, 5.5)
    for x, y, dx, dy in ((41, 60, -2, -21), (56, 46, -2, -18), (41, 60, 23, 3), (56, 46, 20, 2)):
        vein = QPainterPath(QPointF(x, y))
        vein.lineTo(x + dx, y + dy)
        cut = cut.united(stroked(vein, 4.5))
    return cut


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(50, 50), 25, 25)
    for ray in range(8):
        angle = math.tau * ray / 8
        spike = QPainterPath(QPointF(36, -7))
        spike.lineTo(47, 0)
        spike.lineTo(36, 7)
        spike.closeSubpath()
        spike = spike.united(stroked(spike, 3.5))
        path.addPath(QTransform().translate(50, 50).rotateRadians(angle).map(spike))
    return path


def _sun_cut() -> QPainterPath:
    return stroked(QTransform().translate(50, 50).map(arc(15, 180, 75)), 5.5)


def _gem() -> QPainterPath:
    path = QPainterPath(QPointF(24, 13))
    for x, y in ((76, 13), (96, 41), (50, 94), (4, 41)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path.united(stroked(path, 5))


def _gem_cut() -> QPainterPath:
    cut = QPainterPath()
    facets = (
        ((4, 41), (96, 41)),
        ((34, 41), (50, 90)),
        ((66, 41), (50, 90)),
        ((34, 41), (50, 14)),
        ((66, 41), (50, 14)),
    )
    for one, two in facets:
        line = QPainterPath(QPointF(*one))
        line.lineTo(*two)
        cut = cut.united(stroked(line, 4.4))
    return cut


def _star() -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        radius = 44.0 if corner % 2 == 0 else 20.0
        angle = math.tau * corner / 10 - math.pi / 2
        point = QPointF(50 + math.cos(angle) * radius, 53 + math.sin(angle) * radius)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path.united(stroked(path, 7))


# Numerals


@functools.lru_cache(maxsize=6)
def numeral_path(number: int) -> QPainterPath:
    """Return a numeral, 1 to 6, in a space of 70 by 100, standing on its lower edge."""
    makers = (_one, _two, _three, _four, _five, _six)
    return stroked(makers[number - 1](), STROKE)


def _one() -> QPainterPath:
    path = QPainterPath(QPointF(20, 27))
    path.lineTo(39, 10)
    path.lineTo(39, 90)
    return path


def _two() -> QPainterPath:
    path = QPainterPath(QPointF(11, 30))
    path.cubicTo(13, 17, 23, 10, 35, 10)
    path.cubicTo(49, 10, 58, 19, 58, 32)
    path.cubicTo(58, 42, 53, 48, 45, 56)
    path.lineTo(12, 90)
    path.lineTo(60, 90)
    return path


def _three() -> QPainterPath:
    path = QPainterPath(QPointF(13, 10))
    path.lineTo(55, 10)
    path.lineTo(33, 39)
    path.cubicTo(50, 39, 59, 50, 59, 64)
    path.cubicTo(59, 79, 49, 90, 34, 90)
    path.cubicTo(23, 90, 14, 85, 10, 76)
    return path


def _four() -> QPainterPath:
    path = QPainterPath(QPointF(42, 10))
    path.lineTo(10, 68)
    path.lineTo(61, 68)
    path.moveTo(47, 43)
    path.lineTo(47, 90)
    return path


def _five() -> QPainterPath:
    path = QPainterPath(QPointF(56, 10))
    path.lineTo(19, 10)
    path.lineTo(16, 45)
    path.cubicTo(22, 40, 28, 38, 35, 38)
    path.cubicTo(50, 38, 60, 49, 60, 64)
    path.cubicTo(60, 79, 49, 90, 34, 90)
    path.cubicTo(24, 90, 15, 86, 10, 78)
    return path


def _six() -> QPainterPath:
    path = QPainterPath(QPointF(46, 10))
    path.cubicTo(26, 26, 10, 44, 10, 65)
    path.addEllipse(QPointF(35, 65), 25, 25)
    return path
