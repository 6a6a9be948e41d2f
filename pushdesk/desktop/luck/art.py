# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards, arrows and empty places of Push Your Luck, and the door to its symbols and its die.

All functions scale to any rectangle and leave the painter as they found it. A direction is 1
for clockwise, -1 for anticlockwise, as in the game's state. Light comes from the top left.
"""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.luck.die import paint_die, paint_standing
from pushdesk.desktop.luck.glyphs import (
    echo_paths,
    numeral_path,
    outline_path,
    paint_numeral,
    paint_symbol,
    symbol_path,
)
from pushdesk.desktop.luck.shapes import (
    ASPECT,
    BACK,
    BLACK,
    CARD,
    CARD_RADIUS,
    COLOURS,
    GREY,
    INKS,
    IVORY,
    PANEL,
    PANEL_RADIUS,
    arc,
    faded,
    fit,
    rounded,
    stroked,
)
from pushdesk.desktop.mark import paint_mark_flat
from pushdesk.games.luck.cards import RANKS, ROLL, SWITCH, Colour, Kind

__all__ = [
    "ASPECT",
    "CARD_RADIUS",
    "COLOURS",
    "GREY",
    "INKS",
    "IVORY",
    "numeral_path",
    "outline_path",
    "paint_arrow",
    "paint_back",
    "paint_die",
    "paint_direction",
    "paint_face",
    "paint_numeral",
    "paint_slot",
    "paint_switch",
    "paint_symbol",
    "symbol_path",
]


def paint_face(painter: QPainter, rect: QRectF, kind: Kind) -> None:
    """Draw the face of a card, kind 0 to 31, as large as fits."""
    painter.save()
    fit(painter, rect, CARD)
    if kind == ROLL:
        _roll_face(painter)
    elif kind == SWITCH:
        _switch_face(painter, 0)
    else:
        _number_face(painter, Colour(kind // RANKS), kind % RANKS + 1)
    painter.restore()


def paint_switch(painter: QPainter, rect: QRectF, direction: int) -> None:
    """Draw a Switch card whose arrow runs in a direction."""
    painter.save()
    fit(painter, rect, CARD)
    _switch_face(painter, direction)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back of a card: a two-tone lattice with the Pushdesk mark."""
    painter.save()
    fit(painter, rect, CARD)
    _stock(painter, BACK)
    painter.save()
    painter.setClipPath(rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
    _lattice(painter)
    painter.restore()
    line = QColor(233, 199, 146, 150)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 0.9))
    painter.drawRoundedRect(PANEL.adjusted(3.4, 3.4, -3.4, -3.4), 2.6, 2.6)
    painter.setBrush(BACK.darker(112))
    painter.drawEllipse(CARD.center(), 26, 26)
    painter.setPen(QPen(QColor(233, 199, 146, 80), 0.6))
    painter.drawEllipse(CARD.center(), 23.6, 23.6)
    paint_mark_flat(painter, QRectF(32, 52, 36, 36), QColor("#E9C792"))
    painter.restore()


def paint_arrow(
    painter: QPainter, along: QPainterPath | QRectF, direction: int, colour: QColor
) -> None:
    """Draw an arrow along a path (backwards when the direction is -1) or around a rectangle.

    In a rectangle it is three quarters of the inscribed circle.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if isinstance(along, QRectF):
        _set_arrow(painter, along, _turning_arrow(direction), colour)
    else:
        path = along if direction >= 0 else along.toReversed()
        painter.drawPath(_path_arrow(path))
    painter.restore()


def paint_direction(painter: QPainter, rect: QRectF, direction: int, colour: QColor) -> None:
    """Inlay an elliptical ring with arrow heads, as wide and high as the rectangle."""
    side = min(rect.width(), rect.height())
    band = max(7.0, min(20.0, side * 0.035))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = rect.adjusted(band, band, -band, -band)
    for away, alpha in ((-band / 2, 0.34), (band / 2, 0.34)):
        line = ring.adjusted(-away, -away, away, away)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(0, 0, 0, 70), max(1.0, band * 0.1)))
        painter.drawEllipse(line.translated(0.6, 0.9))
        painter.setPen(QPen(faded(colour, alpha), max(1.0, band * 0.1)))
        painter.drawEllipse(line)
    painter.setPen(Qt.PenStyle.NoPen)
    _heads(painter, ring, direction, band, colour)
    painter.restore()


def paint_slot(painter: QPainter, rect: QRectF, colour: QColor, dashed: bool) -> None:
    """Draw the empty place of a card or column; dashed when a card may be put there."""
    radius = min(rect.width(), rect.height()) * CARD_RADIUS / 100
    width = max(1.2, min(rect.width(), rect.height()) * 0.016)
    inner = rect.adjusted(width, width, -width, -width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(faded(colour, 0.10 if dashed else 0.05))
    pen = QPen(faded(colour, 0.95 if dashed else 0.32), width)
    if dashed:
        pen.setDashPattern([3.2, 3.0])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setWidthF(width * 1.25)
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()


# Card parts


def _mix(one: QColor, two: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * part,
        one.greenF() + (two.greenF() - one.greenF()) * part,
        one.blueF() + (two.blueF() - one.blueF()) * part,
    )


def _tone(colour: int, part: float) -> QColor:
    """Return the ground of a colour moved away from its ink, 0 to 1: ink stays readable on it."""
    ground = COLOURS[colour]
    away = QColor("#FFF6DC") if colour == Colour.YELLOW else ground.darker(230)
    return _mix(ground, away, part)


def _stock(painter: QPainter, ground: QColor) -> None:
    """Draw the pasteboard with its coloured panel."""
    painter.setPen(QPen(QColor(60, 40, 20, 120), 0.7))
    painter.setBrush(IVORY)
    painter.drawRoundedRect(CARD.adjusted(0.35, 0.35, -0.35, -0.35), CARD_RADIUS, CARD_RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(PANEL, PANEL_RADIUS, PANEL_RADIUS)


def _sheen(painter: QPainter, colour: QColor) -> None:
    """Let the panel fall off towards the bottom right."""
    fall = QLinearGradient(PANEL.topLeft(), PANEL.bottomRight())
    fall.setColorAt(0.3, faded(colour, 0))
    fall.setColorAt(1, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawRoundedRect(PANEL, PANEL_RADIUS, PANEL_RADIUS)


def _number_face(painter: QPainter, colour: Colour, number: int) -> None:
    ink = INKS[colour]
    _stock(painter, COLOURS[colour])
    painter.save()
    painter.setClipRect(PANEL, Qt.ClipOperation.IntersectClip)
    _picture(painter, colour)
    painter.restore()
    _sheen(painter, faded(_tone(colour, 0.8), 0.30))
    if colour != Colour.YELLOW:
        paint_numeral(painter, QRectF(21.2, 43.4, 60, 58), number, QColor(0, 0, 0, 80))
    paint_numeral(painter, QRectF(20, 41, 60, 58), number, ink)
    for _ in range(2):
        paint_numeral(painter, QRectF(8.5, 9, 18, 24), number, ink)
        paint_symbol(painter, QRectF(28.5, 11, 20, 20), colour, ink)
        _half_turn(painter)


def _half_turn(painter: QPainter) -> None:
    painter.translate(100, 140)
    painter.rotate(180)


PICTURE = QRectF(5, 25, 90, 90)
"""Where the large symbol of a card is."""


def _picture(painter: QPainter, colour: Colour) -> None:
    """Draw the large symbol, ringed by its own outline, wider and fainter."""
    painter.save()
    fit(painter, PICTURE, QRectF(0, 0, 100, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    for part, echo in zip((0.07, 0.15, 0.24, 0.0), echo_paths(colour), strict=True):
        painter.setBrush(_tone(colour, part))
        painter.drawPath(echo)
    painter.setBrush(_tone(colour, 0.78))
    painter.drawPath(outline_path(colour))
    painter.setBrush(_tone(colour, 0.56))
    painter.drawPath(symbol_path(colour))
    painter.restore()


def _rays(painter: QPainter, centre: QPointF, colour: QColor, count: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for ray in range(count):
        angle = math.tau * ray / count
        half = math.tau / count / 4
        path = QPainterPath(centre)
        for side in (-half, half):
            path.lineTo(
                centre + QPointF(math.cos(angle + side) * 130, math.sin(angle + side) * 130)
            )
        painter.drawPath(path)


def _roll_face(painter: QPainter) -> None:
    _stock(painter, BLACK)
    painter.save()
    painter.setClipPath(rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
    _rays(painter, QPointF(50, 72), QColor(255, 235, 200, 13), 20)
    glow = QRadialGradient(QPointF(50, 72), 62)
    glow.setColorAt(0, QColor(243, 213, 138, 70))
    glow.setColorAt(1, QColor(243, 213, 138, 0))
    painter.fillRect(PANEL, glow)
    painter.restore()
    painter.save()
    painter.translate(50, 73)
    painter.scale(27, 27)
    paint_standing(painter)
    painter.restore()
    for _ in range(2):
        _die_badge(painter, QRectF(8.5, 9, 23, 23))
        _half_turn(painter)


def _die_badge(painter: QPainter, rect: QRectF) -> None:
    """Draw the small die of the corner index, plain enough to be read at 14 pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(IVORY)
    painter.drawRoundedRect(rect, 5.5, 5.5)
    painter.save()
    painter.translate(rect.topLeft())
    spots = ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73))
    for colour, (x, y) in enumerate(spots):
        painter.setBrush(COLOURS[colour])
        painter.drawEllipse(QPointF(x, y) * rect.width(), 2.9, 2.9)
    painter.restore()


def _switch_face(painter: QPainter, direction: int) -> None:
    _stock(painter, GREY)
    painter.save()
    painter.setClipPath(rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
    shade = faded(GREY.darker(135), 0.30)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (29.0, 47.0, 65.0, 83.0):
        painter.setPen(QPen(shade, 9))
        painter.drawEllipse(QPointF(50, 71), radius, radius)
    painter.restore()
    _sheen(painter, QColor(40, 38, 36, 90))
    arrow = _swap_arrow() if direction == 0 else _turning_arrow(direction)
    _set_arrow(painter, QRectF(13.2, 36.6, 76, 76), arrow, QColor(0, 0, 0, 70))
    _set_arrow(painter, QRectF(12, 34.6, 76, 76), arrow, IVORY)
    for _ in range(2):
        _set_arrow(painter, QRectF(8.5, 8.5, 26, 26), arrow, IVORY)
        _half_turn(painter)


def _set_arrow(painter: QPainter, rect: QRectF, arrow: QPainterPath, ink: QColor) -> None:
    painter.save()
    fit(painter, rect, QRectF(-50, -50, 100, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(arrow)
    painter.restore()


def _lattice(painter: QPainter) -> None:
    light = BACK.lighter(128)
    painter.setPen(QPen(light, 1.1))
    step = 9.36
    for line in range(-16, 28):
        x = PANEL.left() + line * step
        painter.drawLine(QPointF(x, 0), QPointF(x + 140, 140))
        painter.drawLine(QPointF(x, 0), QPointF(x - 140, 140))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(light, 0.9))
    for row in range(16):
        for column in range(12):
            centre = QPointF(PANEL.left() + (column + 0.5 * (row % 2)) * step, 3.2 + row * step)
            painter.drawEllipse(centre, 1.3, 1.3)
    _sheen(painter, QColor(20, 10, 5, 80))


# Arrows


def _head(at: QPointF, angle: float, length: float, width: float) -> QPainterPath:
    """Return an arrow head whose base is at a point; angle in radians, clockwise."""
    ahead = QPointF(math.cos(angle), math.sin(angle))
    aside = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath(at + aside * width / 2)
    head.lineTo(at + ahead * length)
    head.lineTo(at - aside * width / 2)
    head.closeSubpath()
    return head.united(stroked(head, width * 0.16))


@functools.lru_cache(maxsize=4)
def _turning_arrow(direction: int) -> QPainterPath:
    """Return three quarters of a circle with a head, in a space of 100 around the origin."""
    curve = arc(35, -150, 255)
    head = _head(curve.currentPosition(), math.radians(-150 + 255 + 90 + 8), 25, 36)
    arrow = stroked(curve, 13).united(head)
    return arrow if direction >= 0 else QTransform.fromScale(-1, 1).map(arrow)


@functools.lru_cache(maxsize=1)
def _swap_arrow() -> QPainterPath:
    """Return an arrow to the right above an arrow to the left, bent as if around a table."""
    arrow = QPainterPath()
    for radius, start, sweep, lean in ((64.0, -136.0, 82.0, 12.0), (35.0, -36.0, -84.0, -20.0)):
        curve = arc(radius, start, sweep)
        ahead = start + sweep + math.copysign(90, sweep) + lean
        arrow = arrow.united(stroked(curve, 12)).united(
            _head(curve.currentPosition(), math.radians(ahead), 22, 32)
        )
    return QTransform.fromTranslate(0, 38).map(arrow)


def _path_arrow(path: QPainterPath) -> QPainterPath:
    length = path.length()
    width = max(2.0, min(12.0, length * 0.05))
    head = width * 2.6
    keep = max(0.0, 1 - head / length) if length else 0.0
    tip = math.radians(-path.angleAtPercent(path.percentAtLength(length * (1 + keep) / 2)))
    shaft = QPainterPath(path.pointAtPercent(0))
    steps = 48
    for step in range(1, steps + 1):
        shaft.lineTo(path.pointAtPercent(path.percentAtLength(length * keep * step / steps)))
    return stroked(shaft, width).united(_head(shaft.currentPosition(), tip, head, width * 2.8))


def _heads(painter: QPainter, ring: QRectF, direction: int, band: float, colour: QColor) -> None:
    """Set arrow heads along an ellipse at equal distances, every sixth of them bold."""
    path = QPainterPath()
    path.addEllipse(ring)
    count = max(24, round(path.length() / (band * 2.6) / 24) * 24)
    for place in range(count):
        # Quarter points are where the seats are; the bold heads fall between them.
        part = path.percentAtLength(path.length() * ((place + 0.5) / count))
        at = path.pointAtPercent(part)
        angle = math.radians(-path.angleAtPercent(part)) + (math.pi if direction < 0 else 0)
        bold = place % (count // 8) == count // 16
        size = band * (1.7 if bold else 0.62)
        mark = QPainterPath(QPointF(-0.45, -0.55) * size)
        for x, y in ((0.55, 0.0), (-0.45, 0.55), (-0.15, 0.0)):
            mark.lineTo(QPointF(x, y) * size)
        mark.closeSubpath()
        painter.setBrush(faded(colour, 0.95 if bold else 0.5))
        turn = QTransform().translate(at.x(), at.y()).rotateRadians(angle)
        painter.drawPath(turn.map(mark))
