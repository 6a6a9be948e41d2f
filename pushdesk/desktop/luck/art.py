# SPDX-License-Identifier: GPL-3.0-or-later
"""Every drawn thing of Push Your Luck: cards, symbols, die, arrows and empty places.

All functions scale to any rectangle and leave the painter as they found it. A direction is 1
for clockwise, -1 for anticlockwise, as in the game's state. Light comes from the top left.
"""

from __future__ import annotations

import functools
import math
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.mark import paint_mark_flat
from pushdesk.games.luck.cards import RANKS, ROLL, SWITCH, Colour, Kind

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]

ASPECT = 7 / 5
"""Height of a card by its width."""

IVORY = QColor("#FCF8EF")
COLOURS: tuple[QColor, ...] = (
    QColor("#C8402F"),
    QColor("#2F6DB5"),
    # One step below the leaf green of the look, which no ink at all can be read on at 4.5:1.
    QColor("#37804A"),
    QColor("#E2B33C"),
    QColor("#7A4FA3"),
    QColor("#262220"),
)
"""Ground by colour of a card or face of the die; the last is the star's."""
INKS: tuple[QColor, ...] = (IVORY, IVORY, IVORY, QColor("#3B2705"), IVORY, QColor("#F3D58A"))
"""Ink of numerals and symbols by colour, at least 4.5:1 on its ground."""
BLACK = QColor("#262220")
GREY = QColor("#6E6B68")
BACK = QColor("#4B3428")

# A card is drawn in a space of 100 by 140, radius 6.
CARD = QRectF(0, 0, 100, 140)
PANEL = QRectF(3.2, 3.2, 93.6, 133.6)
CARD_RADIUS = 6.0
PANEL_RADIUS = 3.8
STROKE = 19.0
"""Thickness of a numeral that is 100 high."""


def paint_face(painter: QPainter, rect: QRectF, kind: Kind) -> None:
    """Draw the face of a card, kind 0 to 31, as large as fits."""
    painter.save()
    _fit(painter, rect, CARD)
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
    _fit(painter, rect, CARD)
    _switch_face(painter, direction)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back of a card: a two-tone lattice with the Pushdesk mark."""
    painter.save()
    _fit(painter, rect, CARD)
    _stock(painter, BACK)
    painter.save()
    painter.setClipPath(_rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
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


def paint_symbol(painter: QPainter, rect: QRectF, colour: int, ink: QColor) -> None:
    """Draw the symbol of a colour, or the star for colour 5, in one ink, as large as fits."""
    painter.save()
    _fit(painter, rect, QRectF(0, 0, 100, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(symbol_path(colour))
    painter.restore()


def paint_numeral(painter: QPainter, rect: QRectF, number: int, ink: QColor) -> None:
    """Draw a numeral, 1 to 6, as large as fits, standing in the middle of a rectangle."""
    painter.save()
    _fit(painter, rect, QRectF(0, 0, 70, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(numeral_path(number))
    painter.restore()


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
        painter.setPen(QPen(_faded(colour, alpha), max(1.0, band * 0.1)))
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
    painter.setBrush(_faded(colour, 0.10 if dashed else 0.05))
    pen = QPen(_faded(colour, 0.95 if dashed else 0.32), width)
    if dashed:
        pen.setDashPattern([3.2, 3.0])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setWidthF(width * 1.25)
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()


# Card parts


def _fit(painter: QPainter, rect: QRectF, space: QRectF) -> None:
    """Map a space onto the middle of a rectangle without stretching it."""
    scale = min(rect.width() / space.width(), rect.height() / space.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-space.center())


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _faded(colour: QColor, part: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(colour.alphaF() * part)
    return faded


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
    fall.setColorAt(0.3, _faded(colour, 0))
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
    _sheen(painter, _faded(_tone(colour, 0.8), 0.30))
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
    _fit(painter, PICTURE, QRectF(0, 0, 100, 100))
    painter.setPen(Qt.PenStyle.NoPen)
    for part, echo in zip((0.07, 0.15, 0.24, 0.0), _echoes(colour), strict=True):
        painter.setBrush(_tone(colour, part))
        painter.drawPath(echo)
    painter.setBrush(_tone(colour, 0.78))
    painter.drawPath(outline_path(colour))
    painter.setBrush(_tone(colour, 0.56))
    painter.drawPath(symbol_path(colour))
    painter.restore()


@functools.lru_cache(maxsize=8)
def _echoes(colour: Colour) -> tuple[QPainterPath, ...]:
    """Return strokes along the silhouette, the widest first."""
    shape = outline_path(colour)
    # The spikes and the stem are lost in wide strokes, but would cost half a second of cuts.
    plain = {Colour.GREEN: _blade, Colour.YELLOW: _halo}.get(colour)
    wide = plain() if plain else shape
    return (*(_stroked(wide, width) for width in (78.0, 48.0, 20.0)), _stroke(shape, 5.0))


def _halo() -> QPainterPath:
    """Return a sun of one piece, with a blunt corner for each ray."""
    path = QPainterPath(QPointF(98, 50))
    for corner in range(1, 16):
        angle = math.tau * corner / 16
        radius = 48.0 if corner % 2 == 0 else 37.0
        path.lineTo(50 + math.cos(angle) * radius, 50 + math.sin(angle) * radius)
    path.closeSubpath()
    return path


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
    painter.setClipPath(_rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
    _rays(painter, QPointF(50, 72), QColor(255, 235, 200, 13), 20)
    glow = QRadialGradient(QPointF(50, 72), 62)
    glow.setColorAt(0, QColor(243, 213, 138, 70))
    glow.setColorAt(1, QColor(243, 213, 138, 0))
    painter.fillRect(PANEL, glow)
    painter.restore()
    painter.save()
    painter.translate(50, 73)
    painter.scale(27, 27)
    _cube(painter, _times(_about_x(0.9), _about_z(math.pi / 4), FRAMES[Colour.RED]))
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
    painter.setClipPath(_rounded(PANEL, PANEL_RADIUS), Qt.ClipOperation.IntersectClip)
    shade = _faded(GREY.darker(135), 0.30)
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
    _fit(painter, rect, QRectF(-50, -50, 100, 100))
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
    painter.setBrush(_faded(light, 0.9))
    for row in range(16):
        for column in range(12):
            centre = QPointF(PANEL.left() + (column + 0.5 * (row % 2)) * step, 3.2 + row * step)
            painter.drawEllipse(centre, 1.3, 1.3)
    _sheen(painter, QColor(20, 10, 5, 80))


# Arrows


def _arc(radius: float, start: float, sweep: float) -> QPainterPath:
    """Return an arc around the origin; degrees, clockwise from the right."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, -start)
    path.arcTo(box, -start, -sweep)
    return path


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return the outline of a stroke as one simple shape, fit for further cuts."""
    return _stroke(path, width).simplified()


def _stroke(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _head(at: QPointF, angle: float, length: float, width: float) -> QPainterPath:
    """Return an arrow head whose base is at a point; angle in radians, clockwise."""
    ahead = QPointF(math.cos(angle), math.sin(angle))
    aside = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath(at + aside * width / 2)
    head.lineTo(at + ahead * length)
    head.lineTo(at - aside * width / 2)
    head.closeSubpath()
    return head.united(_stroked(head, width * 0.16))


@functools.lru_cache(maxsize=4)
def _turning_arrow(direction: int) -> QPainterPath:
    """Return three quarters of a circle with a head, in a space of 100 around the origin."""
    arc = _arc(35, -150, 255)
    head = _head(arc.currentPosition(), math.radians(-150 + 255 + 90 + 8), 25, 36)
    arrow = _stroked(arc, 13).united(head)
    return arrow if direction >= 0 else QTransform.fromScale(-1, 1).map(arrow)


@functools.lru_cache(maxsize=1)
def _swap_arrow() -> QPainterPath:
    """Return an arrow to the right above an arrow to the left, bent as if around a table."""
    arrow = QPainterPath()
    for radius, start, sweep, lean in ((64.0, -136.0, 82.0, 12.0), (35.0, -36.0, -84.0, -20.0)):
        arc = _arc(radius, start, sweep)
        ahead = start + sweep + math.copysign(90, sweep) + lean
        arrow = arrow.united(_stroked(arc, 12)).united(
            _head(arc.currentPosition(), math.radians(ahead), 22, 32)
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
    return _stroked(shaft, width).united(_head(shaft.currentPosition(), tip, head, width * 2.8))


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
        painter.setBrush(_faded(colour, 0.95 if bold else 0.5))
        turn = QTransform().translate(at.x(), at.y()).rotateRadians(angle)
        painter.drawPath(turn.map(mark))


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
    return _stroked(path, 8)


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
    return _blade().united(_stroked(stem, 8))


def _leaf_cut() -> QPainterPath:
    rib = QPainterPath(QPointF(27, 75))
    rib.cubicTo(40, 60, 54, 46, 71, 31)
    cut = _stroked(rib, 5.5)
    for x, y, dx, dy in ((41, 60, -2, -21), (56, 46, -2, -18), (41, 60, 23, 3), (56, 46, 20, 2)):
        vein = QPainterPath(QPointF(x, y))
        vein.lineTo(x + dx, y + dy)
        cut = cut.united(_stroked(vein, 4.5))
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
        spike = spike.united(_stroked(spike, 3.5))
        path.addPath(QTransform().translate(50, 50).rotateRadians(angle).map(spike))
    return path


def _sun_cut() -> QPainterPath:
    return _stroked(QTransform().translate(50, 50).map(_arc(15, 180, 75)), 5.5)


def _gem() -> QPainterPath:
    path = QPainterPath(QPointF(24, 13))
    for x, y in ((76, 13), (96, 41), (50, 94), (4, 41)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path.united(_stroked(path, 5))


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
        cut = cut.united(_stroked(line, 4.4))
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
    return path.united(_stroked(path, 7))


# Numerals


@functools.lru_cache(maxsize=6)
def numeral_path(number: int) -> QPainterPath:
    """Return a numeral, 1 to 6, in a space of 70 by 100, standing on its lower edge."""
    makers = (_one, _two, _three, _four, _five, _six)
    return _stroked(makers[number - 1](), STROKE)


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


# The die: a cube in a space where x runs right, y down and z towards the eye, sides -1 to 1.

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
            corners += side.map(_rounded(UNIT, DIE_RADIUS)).toFillPolygon().toList()
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
