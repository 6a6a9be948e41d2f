# SPDX-License-Identifier: GPL-3.0-or-later
"""Places, colours and marks that all drawings of flick share.

A board fills a square, north up. `bottom` is the side that is at the bottom of the picture
instead of the south; the light stays at the top left whichever it is.
"""

from __future__ import annotations

import functools
import math
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

from pushdesk.games.flick.state import Side
from pushdesk.games.flick.table import CENTRES, Table

Place: TypeAlias = tuple[float, float]
"""mm from the board's centre to the east and to the north."""

MAPLE = QColor("#E5C48F")
FLOOR = QColor("#B98B55")
"""Bottom of a hole."""
WALNUT = QColor("#5A3B23")
"""Inlaid lines."""
IVORY = QColor("#F7EBD2")
INK = QColor("#2A180C")
"""Numerals burnt into the wood, at least 4.5:1 on the floor of a hole."""
GOLD = QColor("#F4B62E")
STAINS: tuple[QColor, ...] = (
    QColor("#B3392F"),
    QColor("#2C5A8C"),
    QColor("#4C7A3D"),
    QColor("#D8942A"),
)
"""Colour of the discs by seat: madder, indigo, moss, amber."""
INLAYS: tuple[QColor, ...] = (IVORY, IVORY, IVORY, QColor("#33200F"))
"""Wood of the inlaid mark by seat; dark in the light amber."""

PIT = 0.31
"""Radius of the turned pit, as a part of the disc's."""


def scale_of(rect: QRectF, table: Table) -> float:
    """Return px for a mm."""
    return rect.width() / table.side


def to_view(rect: QRectF, table: Table, x: float, y: float, bottom: Side = 0) -> QPointF:
    """Return where in a board's square a place on the board is; x, y in mm."""
    for _ in range(bottom % 4):
        x, y = -y, x
    return rect.center() + QPointF(x, -y) * scale_of(rect, table)


def to_board(rect: QRectF, table: Table, point: QPointF, bottom: Side = 0) -> Place:
    """Return the place on the board, mm, that a point of its square shows."""
    off = (point - rect.center()) / scale_of(rect, table)
    x, y = off.x(), -off.y()
    for _ in range(bottom % 4):
        x, y = y, -x
    return x, y


def hole_view(rect: QRectF, table: Table, hole: int, bottom: Side = 0) -> QPointF:
    """Return where the centre of a hole is in a board's square."""
    return to_view(rect, table, *CENTRES[hole], bottom)


def ahead(heading: float, bottom: Side = 0) -> QPointF:
    """Return the unit vector in the picture of a heading, degrees clockwise from north."""
    angle = math.radians(heading - 90 * (bottom % 4))
    return QPointF(math.sin(angle), -math.cos(angle))


def zone_rect(
    rect: QRectF, table: Table, side: Side, *, corners: bool = False, bottom: Side = 0
) -> QRectF:
    """Return the shooting zone of a side, or its corner platform, in a board's square."""
    inner, outer = table.line, table.half
    first = (-outer, -outer) if corners else (-inner, -outer)
    second = (-inner, -inner) if corners else (inner, -inner)
    # The zone of the south seen with that side at the bottom is where the others' are too.
    turned = (bottom - side) % 4
    return QRectF(
        to_view(rect, table, *first, turned), to_view(rect, table, *second, turned)
    ).normalized()


def mixed(one: QColor, two: QColor, part: float) -> QColor:
    """Return a colour between two, opaque; `part` 0 is the first, 1 the second."""
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * part,
        one.greenF() + (two.greenF() - one.greenF()) * part,
        one.blueF() + (two.blueF() - one.blueF()) * part,
    )


def faded(colour: QColor, part: float) -> QColor:
    """Return a colour with only a part, 0 to 1, of its opacity."""
    paler = QColor(colour)
    paler.setAlphaF(min(1.0, max(0.0, colour.alphaF() * part)))
    return paler


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def round_path(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return the outline of a stroke with round ends and joins as one simple shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


@functools.lru_cache(maxsize=8)
def mark_path(seat: int, *, pit: bool = False) -> QPainterPath:
    """Return a seat's mark on a disc of radius 1 around the origin.

    Seats 0 to 3: ring, cross, triangle, square; with `pit` it leaves the middle free.
    """
    # Qt cuts and strokes curves with an eye to pixels, so that they must be large meanwhile.
    large = (_ring, _cross, _triangle, _square)[seat](pit)
    return QTransform.fromScale(1 / LARGE, 1 / LARGE).map(large)


LARGE = 1000.0


def _ring(pit: bool) -> QPainterPath:
    outer, inner = (770, 560) if pit else (640, 370)
    return round_path(QPointF(), outer).subtracted(round_path(QPointF(), inner))


def _cross(pit: bool) -> QPainterPath:
    reach, half = (820, 135) if pit else (680, 175)
    start = 440 if pit else -half
    arm = rounded(QRectF(start, -half, reach - start, 2 * half), 40)
    path = QPainterPath()
    for quarter in range(4):
        path = path.united(QTransform().rotate(90 * quarter).map(arm))
    return path


def _triangle(pit: bool) -> QPainterPath:
    if not pit:
        return _corners(3, 760, -90).translated(0, 90)
    return _corners(3, 860, -90).subtracted(_corners(3, 645, -90)).translated(0, 25)


def _square(pit: bool) -> QPainterPath:
    if not pit:
        return _corners(4, 680, -45)
    return _corners(4, 860, -45).subtracted(_corners(4, 590, -45))


def _corners(count: int, radius: float, start: float) -> QPainterPath:
    """Return a regular polygon with slightly rounded corners; degrees."""
    path = QPainterPath()
    for corner in range(count):
        angle = math.radians(start + 360 * corner / count)
        point = QPointF(math.cos(angle), math.sin(angle)) * (radius - 60)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path.united(stroked(path, 90))
