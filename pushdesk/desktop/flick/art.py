# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of flick as a thing of wood, and the door to everything else that is drawn on it.

Everything here can be painted on an image by any thread, and leaves the painter as it was.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QRegion,
)

from pushdesk.desktop.flick.formations import paint_formation
from pushdesk.desktop.flick.holes import paint_hole
from pushdesk.desktop.flick.overlays import (
    paint_aim,
    paint_ghost,
    paint_refused,
    paint_values,
    paint_warning,
    paint_zone,
)
from pushdesk.desktop.flick.shapes import (
    GOLD,
    INK,
    MAPLE,
    STAINS,
    WALNUT,
    ahead,
    faded,
    hole_view,
    mark_path,
    mixed,
    round_path,
    rounded,
    scale_of,
    to_board,
    to_view,
    zone_rect,
)
from pushdesk.desktop.flick.wood import maple
from pushdesk.desktop.surface import paint_shadow
from pushdesk.games.flick.state import Side
from pushdesk.games.flick.table import HOLES, Table

__all__ = [
    "GOLD",
    "INK",
    "STAINS",
    "ahead",
    "board_margin",
    "board_rect",
    "hole_view",
    "paint_aim",
    "paint_board",
    "paint_formation",
    "paint_ghost",
    "paint_hole",
    "paint_refused",
    "paint_values",
    "paint_warning",
    "paint_zone",
    "to_board",
    "to_view",
    "zone_rect",
]

MARGIN = 0.055
"""How far edge and shadow reach beyond the board's square, as a part of its side."""
CORNER = 7.0
"""Radius of the board's corners, mm."""
LINE = 2.0
"""Width of a limit line, mm."""
EDGE = 5.0
"""How much of the board's edge is seen below it, mm."""
BEVEL = 2.6
"""Width of the bevel around the top, mm."""
PIECE = 600
"""Size of the wood that the platforms are cut from, px."""
PLATFORM = QColor("#B87F4C")
"""Cherry of the corner platforms."""


def board_margin(rect: QRectF) -> float:
    """Return how far the edge and the shadow of a board reach beyond its square, px."""
    return math.ceil(rect.width() * MARGIN)


def board_rect(area: QRectF) -> QRectF:
    """Return the largest square for a board in the middle of an area, its shadow included."""
    side = math.floor(min(area.width(), area.height()) / (1 + 2 * MARGIN))
    square = QRectF(0, 0, side, side)
    square.moveCenter(area.center())
    return square


def paint_board(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    *,
    sides: tuple[Side, ...],
    corners: bool,
    dark: bool,
    bottom: Side = 0,
) -> None:
    """Draw the whole board into a square; its edge and shadow reach `board_margin` beyond.

    `sides` are the sides, or corners, of the seats, by seat; `bottom` is the side that is at
    the bottom of the picture. Slow enough to be cached.
    """
    mm = scale_of(rect, table)
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    _body(painter, rect, mm)
    painter.save()
    painter.setClipPath(rounded(rect, CORNER * mm), Qt.ClipOperation.IntersectClip)
    _wood(painter, rect, bottom)
    _zones(painter, rect, table, sides, corners, bottom)
    _platforms(painter, rect, table, sides, corners, bottom)
    _lines(painter, rect, table)
    _fall_of_light(painter, rect, dark)
    painter.restore()
    for hole in range(HOLES):
        paint_hole(painter, hole_view(rect, table, hole, bottom), table.hole_radius * mm, dark)
    _bevel(painter, rect, mm)
    painter.restore()


def _body(painter: QPainter, rect: QRectF, mm: float) -> None:
    """Draw what is beside and below the top: the shadow on the desk and the board's edge."""
    painter.save()
    margin = board_margin(rect)
    around = rect.adjusted(-margin, -margin, margin, margin).toAlignedRect()
    inner = rect.adjusted(CORNER * mm, CORNER * mm, -CORNER * mm, -CORNER * mm)
    ring = QRegion(around).subtracted(QRegion(inner.toRect()))
    painter.setClipRegion(ring, Qt.ClipOperation.IntersectClip)
    paint_shadow(painter, rect.adjusted(0, 0, 0, EDGE * mm), CORNER * mm, 0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(3, math.ceil(EDGE * mm))
    for layer in range(layers, 0, -1):
        down = EDGE * mm * layer / layers
        tone = mixed(QColor("#6A4526"), QColor("#3A2412"), layer / layers)
        # Every third millimetre a glue line: the edge shows that the board is built up.
        painter.setBrush(tone.darker(116) if layer % max(2, round(1.7 * mm)) == 0 else tone)
        painter.drawRoundedRect(rect.translated(down * 0.28, down), CORNER * mm, CORNER * mm)
    painter.restore()


def _wood(painter: QPainter, rect: QRectF, bottom: Side) -> None:
    painter.save()
    world = painter.worldTransform()
    scale = math.hypot(world.m11(), world.m12()) * painter.device().devicePixelRatio()
    wood = maple(round(rect.width() * scale))
    painter.translate(rect.center())
    painter.rotate(-90 * (bottom % 4))
    half = rect.width() / 2
    painter.drawImage(QRectF(-half, -half, 2 * half, 2 * half), wood)
    painter.restore()


def _fall_of_light(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Let the lamp at the top left fall over the wood."""
    reach = rect.width() * 1.30
    lamp = QRadialGradient(rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.22, reach)
    lamp.setColorAt(0, QColor(255, 240, 205, 26 if dark else 34))
    lamp.setColorAt(0.42, QColor(255, 236, 200, 0))
    lamp.setColorAt(0.43, QColor(50, 24, 6, 0))
    lamp.setColorAt(1, QColor(50, 24, 6, 96 if dark else 66))
    painter.fillRect(rect, lamp)
    if dark:
        painter.fillRect(rect, QColor(84, 40, 4, 46))


def _zones(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    sides: tuple[Side, ...],
    corners: bool,
    bottom: Side,
) -> None:
    """Darken the four zones and inlay the colour of whoever shoots from each."""
    mm = scale_of(rect, table)
    for side in range(4):
        zone = zone_rect(rect, table, side, bottom=bottom)
        painter.fillRect(zone, QColor(96, 52, 14, 34))
        if not corners and side in sides:
            painter.save()
            painter.translate(rect.center())
            painter.rotate(90 * ((side - bottom) % 4))
            _ribbon(painter, sides.index(side), table, mm)
            painter.restore()


def _ribbon(painter: QPainter, seat: int, table: Table, mm: float) -> None:
    """Inlay a seat's colour along the bottom edge, with its mark in the middle."""
    painter.scale(mm, mm)
    y = table.half - 9.5
    long = table.line - 10
    band = QPainterPath()
    for way in (-1, 1):
        part = QPainterPath(QPointF(way * 12, y - 2.2))
        for point in ((way * (long - 4), y - 2.2), (way * long, y), (way * (long - 4), y + 2.2)):
            part.lineTo(*point)
        part.lineTo(way * 12, y + 2.2)
        part.closeSubpath()
        band.addPath(part)
    _inlay(painter, band, STAINS[seat], 0.5)
    painter.translate(0, y)
    _inlay(painter, round_path(QPointF(), 6.4), STAINS[seat], 0.5)
    painter.scale(5.6, 5.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F3E2C0") if seat != 3 else QColor("#33200F"))
    painter.drawPath(mark_path(seat))


def _inlay(painter: QPainter, path: QPainterPath, wood: QColor, line: float) -> None:
    """Let another wood into the board: a fine dark joint, lit at its lower right."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 210, 90))
    painter.drawPath(path.translated(line * 0.7, line * 0.8))
    painter.setPen(QPen(QColor(50, 26, 8, 150), line))
    painter.setBrush(wood)
    painter.drawPath(path)


def _platforms(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    sides: tuple[Side, ...],
    corners: bool,
    bottom: Side,
) -> None:
    """Inlay a square of cherry in each corner, its grain across, and whose it is."""
    mm = scale_of(rect, table)
    for side in range(4):
        painter.save()
        painter.translate(rect.center())
        painter.rotate(90 * ((side - bottom) % 4))
        painter.scale(mm, mm)
        seat = sides.index(side) if corners and side in sides else -1
        _platform(painter, table, seat)
        painter.restore()


def _platform(painter: QPainter, table: Table, seat: int) -> None:
    """Draw the platform of the lower left corner, in mm."""
    inset = 7.0
    area = QRectF(-table.half, table.line, table.strip, table.strip)
    inner = area.adjusted(inset, inset, -inset, -inset)
    painter.fillRect(area, QColor(96, 52, 14, 26))
    painter.save()
    painter.setClipPath(rounded(inner, 2), Qt.ClipOperation.IntersectClip)
    painter.save()
    painter.translate(inner.center())
    painter.rotate(45)
    half = inner.width() * 0.75
    wood = maple(PIECE)
    piece = QRectF(wood.width() * 0.3, wood.height() * 0.1, wood.width() * 0.3, 0)
    piece.setHeight(piece.width())
    painter.drawImage(QRectF(-half, -half, 2 * half, 2 * half), wood, piece)
    painter.restore()
    painter.fillRect(inner, faded(PLATFORM, 0.62))
    painter.restore()
    _frame(painter, inner)
    if seat >= 0:
        corner = QPainterPath(area.topLeft() + QPointF(1.6, 8))
        corner.lineTo(area.bottomLeft() + QPointF(1.6, -1.6))
        corner.lineTo(area.bottomRight() + QPointF(-8, -1.6))
        corner.lineTo(area.bottomRight() + QPointF(-8, -5.2))
        corner.lineTo(area.bottomLeft() + QPointF(5.2, -5.2))
        corner.lineTo(area.topLeft() + QPointF(5.2, 8))
        corner.closeSubpath()
        _inlay(painter, corner, STAINS[seat], 0.5)
    painter.translate(inner.center())
    _rose(painter, seat)


def _frame(painter: QPainter, inner: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 240, 210, 80), 0.8))
    painter.drawRoundedRect(inner.translated(0.5, 0.6), 2, 2)
    painter.setPen(QPen(WALNUT, 1.4))
    painter.drawRoundedRect(inner, 2, 2)
    line = inner.adjusted(3.4, 3.4, -3.4, -3.4)
    painter.setPen(QPen(faded(WALNUT, 0.75), 0.5))
    painter.drawRoundedRect(line, 1, 1)


def _rose(painter: QPainter, seat: int) -> None:
    """Inlay a small star in the middle of a platform, or the mark of whose it is."""
    if seat >= 0:
        _inlay(painter, round_path(QPointF(), 12), STAINS[seat], 0.6)
        painter.scale(10.4, 10.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#F3E2C0") if seat != 3 else QColor("#33200F"))
        painter.drawPath(mark_path(seat))
        return
    for start, long, tone in ((45, 11.0, WALNUT.lighter(125)), (0, 17.0, WALNUT)):
        star = QPainterPath()
        for point in range(8):
            angle = math.radians(start + 45 * point)
            radius = long if point % 2 == 0 else long * 0.22
            spot = QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
            if point:
                star.lineTo(spot)
            else:
                star.moveTo(spot)
        star.closeSubpath()
        _inlay(painter, star, tone, 0.3)


def _lines(painter: QPainter, rect: QRectF, table: Table) -> None:
    """Inlay the limit lines and the borders of the corner squares in walnut, 2 mm wide."""
    mm = scale_of(rect, table)
    painter.save()
    painter.translate(rect.center())
    painter.scale(mm, mm)
    line, half = table.line, table.half
    path = QPainterPath()
    for way in (-1, 1):
        # The line belongs to the zone, so its inner edge is where the zone begins.
        at = way * (line + LINE / 2)
        path.addRect(QRectF(-half, at - LINE / 2, 2 * half, LINE))
        path.addRect(QRectF(at - LINE / 2, -half, LINE, 2 * half))
    path.setFillRule(Qt.FillRule.WindingFill)
    _inlay(painter, path.simplified(), WALNUT, 0.3)
    painter.setPen(QPen(QColor(255, 214, 160, 26), 0.5))
    for way in (-1, 1):
        at = way * (line + LINE / 2) - 0.3
        painter.drawLine(QPointF(-half, at), QPointF(half, at))
        painter.drawLine(QPointF(at, -half), QPointF(at, half))
    painter.restore()


def _bevel(painter: QPainter, rect: QRectF, mm: float) -> None:
    """Break the walnut lip around the top: lit at the top left, in shade at the bottom right."""
    width = max(1.5, BEVEL * mm)
    outer = rounded(rect, CORNER * mm)
    inner = rounded(rect.adjusted(width, width, -width, -width), (CORNER - BEVEL * 0.6) * mm)
    lip = outer.subtracted(inner)
    painter.fillPath(lip, mixed(WALNUT, MAPLE, 0.16))
    slope = QLinearGradient(rect.topLeft(), rect.bottomRight())
    slope.setColorAt(0, QColor(255, 214, 150, 84))
    slope.setColorAt(0.46, QColor(255, 214, 150, 40))
    slope.setColorAt(0.54, QColor(30, 12, 2, 40))
    slope.setColorAt(1, QColor(30, 12, 2, 96))
    painter.fillPath(lip, slope)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 240, 210, 70), max(0.8, 0.4 * mm)))
    painter.drawPath(inner)
