# SPDX-License-Identifier: GPL-3.0-or-later
"""The die of Push Your Luck, lying still or tumbling.

It is a cube in a space where x runs right, y down and z towards the eye, sides -1 to 1. Light
comes from the top left.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.luck.glyphs import paint_symbol
from pushdesk.desktop.luck.shapes import COLOURS, INKS, rounded
from pushdesk.games.luck.cards import Colour

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]

FRAMES: tuple[Matrix, ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
)
"""By face: the directions of its right, its down and its outside.

Read as a matrix, it is the rotation that brings the face towards the eye, upright.
"""
UNIT = QRectF(-1, -1, 2, 2)
DIE_RADIUS = 0.34
EDGE_ON = 0.02
LIGHT: Vector = (-0.42, -0.57, 0.71)
TUMBLE = 2.35 * math.tau
"""Angle from the first frame of a roll to rest, in radians; no whole number of turns, so that
the first frame doesn't give away the face."""


def paint_die(painter: QPainter, rect: QRectF, face: int, turn: float = 0.0) -> None:
    """Draw the die showing a face, 0 to 4 for the colours, 5 for the star.

    `turn` is the progress of a roll, 0 to 1, already eased; at both ends the die lies still.
    """
    side = min(rect.width(), rect.height())
    pose = _pose(face, turn)
    rolling = 0 < turn < 1
    lift = math.sin(math.pi * turn) if rolling else 0.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    _die_shadow(painter, lift)
    painter.translate(-2 - 3 * lift, -3 - 7 * lift)
    painter.scale(29 + 2 * lift, 29 + 2 * lift)
    _cube(painter, pose)
    painter.restore()


def paint_standing(painter: QPainter) -> None:
    """Draw the die standing on a corner around the painter's origin, its sides from -1 to 1."""
    _cube(painter, _times(_about_x(0.9), _about_z(math.pi / 4), FRAMES[Colour.RED]))


def _times(*factors: Matrix) -> Matrix:
    product = factors[0]
    for right in factors[1:]:
        product = _rows(
            [
                [sum(product[i][k] * right[k][j] for k in range(3)) for j in range(3)]
                for i in range(3)
            ]
        )
    return product


def _rows(rows: list[list[float]]) -> Matrix:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return ((a, b, c), (d, e, f), (g, h, i))


def _apply(turn: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(row[k] * vector[k] for k in range(3)) for row in turn)
    return (x, y, z)


def _about_x(angle: float) -> Matrix:
    c, s = math.cos(angle), math.sin(angle)
    return ((1, 0, 0), (0, c, -s), (0, s, c))


def _about_y(angle: float) -> Matrix:
    c, s = math.cos(angle), math.sin(angle)
    return ((c, 0, s), (0, 1, 0), (-s, 0, c))


def _about_z(angle: float) -> Matrix:
    c, s = math.cos(angle), math.sin(angle)
    return ((c, -s, 0), (s, c, 0), (0, 0, 1))


def _pose(face: int, turn: float) -> Matrix:
    rest = _times(_about_x(0.40), _about_y(-0.30), _about_z(-0.10), FRAMES[face])
    if not 0 < turn < 1:
        return rest
    angle = (1 - turn) * TUMBLE
    axis = _about_z(0.7)
    back = _about_z(-0.7)
    return _times(axis, _about_x(-angle), back, _about_z(angle * 0.31), rest)


def _die_shadow(painter: QPainter, lift: float) -> None:
    centre = QPointF(5 + 9 * lift, 9 + 13 * lift)
    radius = 44 + 2 * lift
    shade = QRadialGradient(centre, radius)
    shade.setColorAt(0, QColor(10, 6, 2, round(190 - 80 * lift)))
    shade.setColorAt(0.62 - 0.2 * lift, QColor(10, 6, 2, round(130 - 70 * lift)))
    shade.setColorAt(1, QColor(10, 6, 2, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(centre, radius, radius)


def _cube(painter: QPainter, pose: Matrix) -> None:
    """Draw a rounded cube, sides -1 to 1, around the painter's origin."""
    seen = []
    corners: list[QPointF] = []
    for face, frame in enumerate(FRAMES):
        right, down, out = (_apply(pose, axis) for axis in frame)
        if out[2] > EDGE_ON:
            # Orthographic, so a side is an affine image of the square.
            side = QTransform(right[0], right[1], down[0], down[1], out[0], out[1])
            seen.append((face, side, sum(a * b for a, b in zip(out, LIGHT, strict=True))))
            corners += side.map(rounded(UNIT, DIE_RADIUS)).toFillPolygon().toList()
    body = QLinearGradient(-1.2, -1.2, 1.2, 1.2)
    body.setColorAt(0, QColor("#FFF4DC"))
    body.setColorAt(1, QColor("#A88D62"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawPolygon(_hull(corners))
    for face, side, light in seen:
        painter.save()
        painter.setTransform(side, True)
        _die_face(painter, face, light)
        painter.restore()


def _hull(points: list[QPointF]) -> QPolygonF:
    """Return the convex hull of some points."""
    ordered = sorted({(point.x(), point.y()) for point in points})
    halves: list[tuple[float, float]] = []
    for run in (ordered, ordered[::-1]):
        half: list[tuple[float, float]] = []
        for point in run:
            while len(half) > 1 and _bend(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves += half[:-1]
    return QPolygonF([QPointF(x, y) for x, y in halves])


def _bend(one: tuple[float, float], two: tuple[float, float], three: tuple[float, float]) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _die_face(painter: QPainter, face: int, light: float) -> None:
    """Draw one side in its own square, `light` from -1 (turned away) to 1."""
    bright = 0.66 + 0.36 * max(0.0, light)
    body = QLinearGradient(-1, -1, 1, 1)
    body.setColorAt(0, _lit(QColor("#FFF6E2"), bright))
    body.setColorAt(1, _lit(QColor("#DCC6A0"), bright))
    painter.setBrush(body)
    painter.drawRoundedRect(UNIT, DIE_RADIUS, DIE_RADIUS)
    inset = UNIT.adjusted(0.13, 0.13, -0.13, -0.13)
    ground = COLOURS[face]
    paint = QLinearGradient(-1, -1, 1, 1)
    paint.setColorAt(0, _lit(ground.lighter(112), bright))
    paint.setColorAt(1, _lit(ground.darker(112), bright))
    painter.setBrush(paint)
    painter.drawRoundedRect(inset, 0.28, 0.28)
    paint_symbol(painter, QRectF(-0.58, -0.58, 1.16, 1.16), face, _lit(INKS[face], bright))


def _lit(colour: QColor, bright: float) -> QColor:
    return QColor.fromRgbF(
        min(1.0, colour.redF() * bright),
        min(1.0, colour.greenF() * bright),
        min(1.0, colour.blueF() * bright),
    )
