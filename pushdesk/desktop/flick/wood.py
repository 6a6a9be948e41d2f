# SPDX-License-Identifier: GPL-3.0-or-later
"""The maple of the board: always the same piece of wood, whatever its size.

Everything is drawn into images, so that any thread may do it.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from pushdesk.desktop.flick.shapes import MAPLE, faded

SIDE = 500.0
"""Length of the piece's edge in its own units, which are mm on the board."""
SLACK = 26.0
"""How far the fibres may wander up or down."""
STEP = 2.0
"""Width of a strip of fibres that runs straight."""
SIZE_STEP = 200
LARGEST = 1600
TONES = (QColor("#FFE9C2"), QColor("#C4935A"), QColor("#9C6C39"))
"""Light, middle and dark grain."""
FIBRES = ((5, 90, 0.09), (9, 330, 0.17), (34, 700, 0.13), (120, 1000, 0.08))
"""Across, along the edge, and strength of each layer of fibres, the coarsest first."""


def maple(pixels: int) -> QImage:
    """Return a square piece of maple with its grain from left to right, for a width in px.

    It is as wide or a little wider, but never wider than `LARGEST`: while a window is being
    resized, most sizes are scaled from the same picture.
    """
    steps = max(1, math.ceil(pixels / SIZE_STEP))
    return _maple(min(LARGEST, steps * SIZE_STEP))


@functools.lru_cache(maxsize=4)
def _maple(side: int) -> QImage:
    image = QImage(QSize(side, side), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    _bend(painter, side)
    painter.scale(side / SIDE, side / SIDE)
    _rings(painter)
    _flecks(painter)
    painter.end()
    return image


def _bend(painter: QPainter, side: int) -> None:
    """Let straight fibres wander: narrow strips of them, each a little higher or lower."""
    straight = _fibres(side)
    mm = side / SIDE
    # Strips of whole pixels: the seams of others would show.
    step = max(1, round(STEP * mm))
    for x in range(0, side, step):
        top = (SLACK - _drift(x / mm, SIDE / 2)) * mm
        source = QRectF(x, top, step, side)
        painter.drawImage(QRectF(x, 0, step, side), straight, source)


def _fibres(side: int) -> QImage:
    """Return straight fibres: noise drawn out along the grain, several layers of it."""
    high = round(side * (SIDE + 2 * SLACK) / SIDE)
    image = QImage(QSize(side, high), QImage.Format.Format_RGB32)
    image.fill(MAPLE)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    for across, along, strength in FIBRES:
        painter.setOpacity(strength)
        noise = _noise(across, along)
        inner = QRectF(0.5, 0.5, across - 1, along - 1)
        painter.drawImage(QRectF(0, 0, side, high), noise, inner)
    painter.end()
    return image


def _noise(width: int, height: int) -> QImage:
    bits = random.Random(f"fibre {width} {height}").randbytes(width * height)
    grey = QImage(bits, width, height, width, QImage.Format.Format_Grayscale8)
    return grey.convertToFormat(QImage.Format.Format_RGB32)


def _drift(x: float, y: float) -> float:
    """Return how far the grain has wandered at a place; shared by fibres and rings."""
    return (
        9.0 * math.sin(math.tau * (x / 760 + y / 1900) + 0.6)
        + 4.0 * math.sin(math.tau * (x / 310 - y / 1500) + 2.1)
        + 0.9 * math.sin(math.tau * x / 97 + 4.0)
    )


def _rings(painter: QPainter) -> None:
    """Draw the growth rings: long lines, dense in places, with a soft side and a sharp one."""
    chance = random.Random("rings")
    y = -SLACK * 2
    gap = 8.0
    while y < SIDE + SLACK * 2:
        gap = min(22.0, max(3.2, gap * chance.uniform(0.55, 1.75)))
        y += gap
        line = _ring(y, chance)
        tone = TONES[chance.choice((0, 1, 1, 2))]
        strokes = ((0.8, 0.20), (2.8, 0.14))
        # Every other ring has a soft side; two strokes for each would double the time.
        for width, alpha in strokes[: chance.choice((1, 2))]:
            pen = QPen(faded(tone, alpha * chance.uniform(0.5, 1.0)), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPath(line.translated(0, width / 2))


def _ring(y: float, chance: random.Random) -> QPainterPath:
    """Return one ring across the whole piece; rings part around two eyes."""
    path = QPainterPath()
    tremble = chance.uniform(0.2, 0.7)
    phase = chance.random() * 7
    for step in range(27):
        x = SIDE * (step - 0.5) / 25
        dy = _drift(x, y) + tremble * math.sin(x / 31 + phase)
        for eye_x, eye_y, reach_x, reach_y, push in EYES:
            off = y - eye_y
            near = math.exp(-(((x - eye_x) / reach_x) ** 2) - (off / reach_y) ** 2)
            dy += near * push * math.tanh(off / 9)
        point = QPointF(x, y + dy)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


EYES = ((356.0, 138.0, 150.0, 66.0, 24.0), (70.0, 372.0, 190.0, 58.0, 20.0))
"""Where rings part, mm: centre, reach along and across the grain, how far they are pushed."""


def _flecks(painter: QPainter) -> None:
    """Scatter the short dark flecks that tell maple from other woods."""
    chance = random.Random("flecks")
    for tone, alpha, count in ((TONES[2], 0.20, 900), (TONES[0], 0.22, 500)):
        pen = QPen(faded(tone, alpha), 0.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines([*_dashes(chance, count)])


def _dashes(chance: random.Random, count: int) -> Iterator[QPointF]:
    for _ in range(count):
        x, y = chance.random() * SIDE, chance.random() * SIDE
        long = chance.uniform(1.5, 6.0)
        y += _drift(x, y) - _drift(0, y)
        slope = (_drift(x + 5, y) - _drift(x, y)) / 5
        yield QPointF(x, y)
        yield QPointF(x + long, y + long * slope)
