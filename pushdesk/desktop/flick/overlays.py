# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown on the board for a while: row values, the shooting zone, a warning, the aim.

Places are in mm from the board's centre, `rect` is the board's square in px, and `bottom` the
side that is at the bottom of the picture.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.flick.shapes import (
    IVORY,
    Place,
    ahead,
    faded,
    hole_view,
    mixed,
    round_path,
    rounded,
    scale_of,
    to_view,
    zone_rect,
)
from pushdesk.desktop.theme import font
from pushdesk.games.flick.state import Lie, Side
from pushdesk.games.flick.table import Table

DARK = QColor("#24140A")
WARNING = QColor("#C8402F")
TICKS = 10
"""Marks of power along an aim line."""
DOT_STEP = 9.0
"""From dot to dot of a ghost path, mm."""


def paint_values(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    values: Mapping[int, int],
    ink: QColor,
    *,
    bottom: Side = 0,
) -> None:
    """Burn numbers into the floors of holes, at least 11 px high; `values` by hole."""
    radius = table.hole_radius * scale_of(rect, table)
    pixels = max(11, round(radius * 0.98))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for hole, value in values.items():
        paint_number(painter, hole_view(rect, table, hole, bottom), str(value), pixels, ink)
    painter.restore()


def paint_number(painter: QPainter, centre: QPointF, text: str, pixels: int, ink: QColor) -> None:
    """Write a short number as if it were burnt into wood, its middle at a point."""
    path = _number(text, pixels).translated(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(IVORY, 0.30))
    painter.drawPath(path.translated(0.045 * pixels, 0.06 * pixels))
    painter.setBrush(ink)
    painter.drawPath(path)


@functools.lru_cache(maxsize=64)
def _number(text: str, pixels: int) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(), font(pixels, bold=True), text)
    return path.translated(-path.boundingRect().center())


def paint_zone(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    side: Side,
    corners: bool,
    colour: QColor,
    strength: float,
    *,
    bottom: Side = 0,
) -> None:
    """Light up a shooting zone or corner platform; strength 0 to 1."""
    zone = zone_rect(rect, table, side, corners=corners, bottom=bottom)
    mm = scale_of(rect, table)
    turn = (side - bottom) % 4
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outward = QTransform().rotate(90 * turn).map(QPointF(-1 if corners else 0, 1))
    reach = QPointF(outward.x() * zone.width(), outward.y() * zone.height()) / 2
    glow = QLinearGradient(zone.center() + reach, zone.center() - reach)
    glow.setColorAt(0, faded(colour, 0.36 * strength))
    glow.setColorAt(1, faded(colour, 0.12 * strength))
    painter.fillRect(zone, glow)
    line = max(2.0, 1.6 * mm)
    frame = zone.adjusted(line, line, -line, -line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(IVORY, 0.75 * strength), line * 2.0))
    painter.drawPath(rounded(frame, 3 * mm))
    painter.setPen(QPen(faded(colour, strength), line))
    painter.drawPath(rounded(frame, 3 * mm))
    painter.restore()


def paint_warning(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    place: Place,
    strength: float = 1.0,
    *,
    bottom: Side = 0,
) -> None:
    """Draw three arcs around a loose disc that is counted: one more and all are taken back."""
    mm = scale_of(rect, table)
    centre = to_view(rect, table, *place, bottom)
    radius = (table.disc_radius + 4.5) * mm
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(centre)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((IVORY, 5.4), (WARNING, 2.8)):
        pen = QPen(faded(ink, strength), max(1.6, width * mm))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for part in range(3):
            painter.drawArc(box, (90 + 120 * part - 44) * 16, 88 * 16)
    painter.restore()


def paint_refused(
    painter: QPainter, rect: QRectF, table: Table, place: Place, *, bottom: Side = 0
) -> None:
    """Draw a struck-out ring around a place where a disc can't be put."""
    mm = scale_of(rect, table)
    centre = to_view(rect, table, *place, bottom)
    radius = (table.disc_radius + 3.5) * mm
    arm = QPointF(0.7071, -0.7071) * radius
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(faded(WARNING, 0.22))
    for ink, width in ((IVORY, 5.4), (WARNING, 2.8)):
        painter.setPen(QPen(ink, max(1.6, width * mm)))
        painter.drawEllipse(centre, radius, radius)
        painter.drawLine(centre - arm, centre + arm)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()


def paint_aim(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    start: Place,
    heading: float,
    length: float,
    cone: float,
    power: float,
    colour: QColor,
    *,
    bottom: Side = 0,
) -> None:
    """Draw where a disc is aimed: a line with an arrow head in a translucent cone.

    `start` is the disc's centre, `heading` in degrees clockwise from north, `length` in mm from
    the disc's edge, `cone` the whole opening in degrees, `power` 0 to 1: so many of the ten
    ticks along the line are filled.
    """
    mm = scale_of(rect, table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(to_view(rect, table, *start, bottom))
    forward = ahead(heading, bottom)
    painter.rotate(math.degrees(math.atan2(forward.y(), forward.x())))
    # From here on the shot goes to the right, in mm, at least 1 px for the thinnest line.
    painter.scale(mm, mm)
    near = table.disc_radius + 2.5
    far = table.disc_radius + max(length, 12.0)
    thin = max(0.9, 1.1 / mm)
    _cone(painter, near, far, cone, colour, thin)
    shape = _arrow(near, far, thin)
    painter.setPen(QPen(faded(IVORY, 0.92), thin * 2.0, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(DARK)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shape)
    _ticks(painter, near, far, power, colour, thin)
    painter.restore()


def _cone(
    painter: QPainter, near: float, far: float, cone: float, colour: QColor, thin: float
) -> None:
    if cone <= 0:
        return
    box = QRectF(-far, -far, 2 * far, 2 * far)
    sector = QPainterPath(QPointF())
    sector.arcTo(box, -cone / 2, cone)
    sector.closeSubpath()
    sector = sector.subtracted(round_path(QPointF(), near - 1))
    fade = QRadialGradient(QPointF(), far)
    fade.setColorAt(min(0.9, near / far), faded(colour, 0.75))
    fade.setColorAt(1, faded(colour, 0.22))
    painter.fillPath(sector, fade)
    painter.setPen(QPen(faded(mixed(colour, DARK, 0.6), 0.65), thin * 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sector)


def _arrow(near: float, far: float, half: float) -> QPainterPath:
    """Return a line to the right that ends in an arrow head."""
    head = min(13.0, (far - near) * 0.6)
    path = QPainterPath(QPointF(near, -half))
    for point in (
        (far - head, -half),
        (far - head * 1.1, -head * 0.46),
        (far, 0.0),
        (far - head * 1.1, head * 0.46),
        (far - head, half),
        (near, half),
    ):
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _ticks(
    painter: QPainter, near: float, far: float, power: float, colour: QColor, thin: float
) -> None:
    """Draw ten ticks across the line, long and filled as far as the power goes."""
    room = far - near - min(13.0, (far - near) * 0.6)
    for tick in range(1, TICKS + 1):
        filled = tick <= power * TICKS + 1e-6
        # Fuller shots have wider ticks, so that power is seen without reading colours.
        tall = (4.0 + 0.55 * tick) if filled else 2.6
        at = near + room * tick / (TICKS + 1)
        wide = thin * (1.5 if filled else 0.8)
        bar = QRectF(at - wide, -tall, 2 * wide, 2 * tall)
        painter.setPen(QPen(DARK, thin * 0.7))
        painter.setBrush(colour if filled else faded(IVORY, 0.85))
        painter.drawRoundedRect(bar, thin * 0.6, thin * 0.6)


def paint_ghost(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    points: Sequence[Place],
    fate: Lie | None,
    colour: QColor,
    *,
    bottom: Side = 0,
) -> None:
    """Draw the way a disc would go as dots, and how it would end; `None`: off the board."""
    mm = scale_of(rect, table)
    way = [to_view(rect, table, x, y, bottom) for x, y in points]
    if not way:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for dot in _dots(way, DOT_STEP * mm):
        painter.setPen(QPen(faded(DARK, 0.75), max(0.7, 0.5 * mm)))
        painter.setBrush(IVORY)
        painter.drawEllipse(dot, max(1.5, 1.8 * mm), max(1.5, 1.8 * mm))
    _ending(painter, way[-1], table.disc_radius * mm, mm, fate, colour)
    painter.restore()


def _dots(way: Sequence[QPointF], step: float) -> list[QPointF]:
    """Return points along a broken line at equal distances, without its ends."""
    dots: list[QPointF] = []
    due = step
    for one, two in itertools.pairwise(way):
        off = two - one
        long = math.hypot(off.x(), off.y())
        while due < long:
            dots.append(one + off * (due / long))
            due += step
        due -= long
    return dots


def _ending(
    painter: QPainter, centre: QPointF, radius: float, mm: float, fate: Lie | None, colour: QColor
) -> None:
    """Draw the disc's end: full when sunk, half when leaning, empty when loose; a cross: off."""
    pen = QPen(DARK, max(1.2, 1.0 * mm))
    if fate is None:
        arm = radius * 0.62
        for ink, width in ((IVORY, 5.2), (WARNING, 2.8)):
            cross = QPen(ink, max(2.0, width * mm))
            cross.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(cross)
            painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
            painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))
        return
    if fate is Lie.LOOSE:
        pen.setDashPattern([2.4, 1.8])
    painter.setPen(QPen(faded(IVORY, 0.9), max(2.4, 2.6 * mm)))
    painter.setBrush(faded(colour, 0.62 if fate is Lie.SUNK else 0.20))
    painter.drawEllipse(centre, radius, radius)
    if fate is Lie.UNBALANCED:
        half = QPainterPath(centre)
        half.arcTo(
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 225, 180
        )
        painter.fillPath(half, QBrush(faded(colour, 0.62)))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
