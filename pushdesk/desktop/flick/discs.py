# SPDX-License-Identifier: GPL-3.0-or-later
"""The discs: stained beech from the lathe, with an inlaid mark on a smooth and a pitted face.

Everything here can be painted on an image by any thread, and leaves the painter as it was.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.flick.shapes import (
    INLAYS,
    IVORY,
    PIT,
    STAINS,
    faded,
    mark_path,
    mixed,
    round_path,
)
from pushdesk.games.flick.state import Lie

ROOM = 1.8
"""Side of a disc's picture as a multiple of its diameter: room for the shadow and for lifting."""
RISE = 0.07
"""How much larger a disc looks that is lifted."""
WALL = 0.19
"""How much of the wall of a leaning disc shows, as a part of its radius."""
TILT = 0.87
"""How much shorter a leaning disc looks in the direction in which it leans."""
FACE = 0.925
"""Radius of the flat face, as a part of the disc's."""
GAP = 1.085
"""How far the darkness around a sunk disc reaches, as a part of its radius."""
SHADE = QColor(16, 8, 2)


def paint_shadow(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    *,
    lie: Lie = Lie.LOOSE,
    lean: QPointF | None = None,
    lifted: float = 0.0,
) -> None:
    """Draw the shadow of a disc on the board, px; a sunk disc throws none.

    Draw the shadows of all discs before the first disc: they are equally high, so that none
    throws its shadow on another. `lean` and `lifted` as in `paint_disc`.
    """
    if lie is Lie.SUNK:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if lie is Lie.UNBALANCED and lean is not None:
        # Only the edge that stands up throws a shadow, and a longer one.
        _blot(painter, centre - lean * radius * 0.24, radius * 0.95, 0.26, 0.3, 150)
    else:
        reach = 0.17 + 0.42 * lifted
        _blot(painter, centre, radius, reach, 0.24 + 0.30 * lifted, round(150 - 45 * lifted))
        if lifted < 0.5:
            _blot(painter, centre, radius, 0.05, 0.10, round(120 * (1 - 2 * lifted)))
    painter.restore()


def _blot(
    painter: QPainter, centre: QPointF, radius: float, reach: float, blur: float, alpha: int
) -> None:
    """Draw a round shadow, moved by a part of the radius and blurred by another."""
    middle = centre + QPointF(0.62, 0.78) * reach * radius
    whole = radius * (1 + blur / 2)
    soft = QRadialGradient(middle, whole)
    edge = (1 - blur / 2) / (1 + blur / 2)
    for step in range(7):
        part = step / 6
        # A smooth step, which is what the edge of a lamp's shadow looks like.
        fall = 1 - part * part * (3 - 2 * part)
        soft.setColorAt(
            edge + (1 - edge) * part,
            QColor(SHADE.red(), SHADE.green(), SHADE.blue(), round(alpha * fall)),
        )
    painter.setBrush(QBrush(soft))
    painter.drawEllipse(middle, whole, whole)


def paint_disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    seat: int,
    *,
    pit: bool = False,
    lie: Lie = Lie.LOOSE,
    lean: QPointF | None = None,
    dark: bool = False,
    lifted: float = 0.0,
) -> None:
    """Draw a disc without its shadow, radius in px.

    `lean` is the unit vector from an unbalanced disc to its hole's centre in the picture,
    `lifted` is 0 on the board and 1 in the hand. The mark stands upright whoever looks.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    size = radius * (1 + RISE * lifted)
    if lie is Lie.SUNK:
        _gap(painter, size)
        _flat(painter, size * 0.985, seat, pit)
        _sunk_shade(painter, size)
    elif lie is Lie.UNBALANCED:
        _leaning(painter, size, seat, pit, lean or QPointF(0.6, 0.8))
    else:
        _flat(painter, size, seat, pit)
    if dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 8, 0, 26))
        painter.drawEllipse(QPointF(), size, size)
    painter.restore()


def _flat(painter: QPainter, size: float, seat: int, pit: bool) -> None:
    """Draw a whole disc around the origin as it is seen from above."""
    stain = STAINS[seat]
    painter.setPen(Qt.PenStyle.NoPen)
    _edge(painter, size, stain)
    face = size * FACE
    glow = QRadialGradient(QPointF(-0.35, -0.42) * size, size * 1.5)
    glow.setColorAt(0, mixed(stain, QColor("#FFE7BE"), 0.20))
    glow.setColorAt(0.45, stain)
    glow.setColorAt(1, stain.darker(126))
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(QPointF(), face, face)
    if size >= 8:
        _grain(painter, face, seat)
        _turning(painter, face)
    _groove(painter, size, stain)
    _mark(painter, size, seat, pit)
    if pit:
        _pit(painter, size, stain)
    _gloss(painter, face)


def _edge(painter: QPainter, size: float, stain: QColor) -> None:
    """Draw the chamfer: lit where it looks to the lamp, dark where it looks away."""
    around = QConicalGradient(QPointF(), 135)
    light, deep = mixed(stain, QColor("#FFE9C6"), 0.55), stain.darker(235)
    for at, tone in (
        (0.0, light),
        (0.12, mixed(light, stain, 0.35)),
        (0.27, stain.darker(118)),
        (0.5, deep),
    ):
        around.setColorAt(at, tone)
        around.setColorAt(1 - at, tone)
    painter.setBrush(QBrush(around))
    painter.drawEllipse(QPointF(), size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(stain.darker(330), 0.8), max(0.7, size * 0.025)))
    painter.drawEllipse(QPointF(), size * 0.988, size * 0.988)
    painter.setPen(Qt.PenStyle.NoPen)


def _grain(painter: QPainter, face: float, seat: int) -> None:
    """Scatter the short dark flecks of beech along the grain."""
    chance = random.Random(f"beech {seat}")
    painter.save()
    painter.setClipPath(round_path(QPointF(), face), Qt.ClipOperation.IntersectClip)
    painter.rotate(-24)
    for count, tone, long in (
        (46, QColor(30, 8, 0, 60), 0.24),
        (20, QColor(255, 226, 180, 42), 0.3),
    ):
        pen = QPen(tone, max(0.6, face * 0.022))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for _ in range(count):
            x, y = chance.uniform(-1, 1) * face, chance.uniform(-1, 1) * face
            painter.drawLine(QPointF(x, y), QPointF(x + chance.random() * long * face, y))
    painter.restore()


def _turning(painter: QPainter, face: float) -> None:
    """Draw what the lathe leaves: fine rings, and the two fans of light that lie across them."""
    fans = QConicalGradient(QPointF(), 52)
    for at, alpha in (
        (0.0, 0),
        (0.10, 4),
        (0.23, 38),
        (0.36, 4),
        (0.5, 0),
        (0.62, 3),
        (0.73, 26),
        (0.85, 3),
        (1.0, 0),
    ):
        fans.setColorAt(at, QColor(255, 240, 214, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(fans))
    painter.drawEllipse(QPointF(), face, face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = min(16, int(face / 3))
    for ring in range(1, rings):
        tone = QColor(255, 236, 206, 16) if ring % 2 else QColor(20, 4, 0, 20)
        painter.setPen(QPen(tone, max(0.5, face / rings * 0.5)))
        painter.drawEllipse(QPointF(), face * ring / rings, face * ring / rings)


def _groove(painter: QPainter, size: float, stain: QColor) -> None:
    """Cut a fine groove inside the edge, where the light wood shows."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(0.7, size * 0.035)
    painter.setPen(QPen(faded(stain.darker(260), 0.6), width))
    at = size * (FACE - 0.012)
    painter.drawEllipse(QPointF(-0.2, -0.3) * width, at, at)
    painter.setPen(QPen(faded(mixed(stain, IVORY, 0.62), 0.9), width))
    painter.drawEllipse(QPointF(0.15, 0.2) * width, at, at)
    painter.setPen(Qt.PenStyle.NoPen)


def _mark(painter: QPainter, size: float, seat: int, pit: bool) -> None:
    """Let the mark into the face, a hair deep."""
    mark = QTransform.fromScale(size, size).map(mark_path(seat, pit=pit))
    wood = INLAYS[seat]
    hair = size * 0.022
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 214, 70))
    painter.drawPath(mark.translated(hair, hair * 1.2))
    painter.setBrush(faded(STAINS[seat].darker(300), 0.75))
    painter.drawPath(mark.translated(-hair, -hair * 1.2))
    fall = QLinearGradient(QPointF(-size, -size) * 0.6, QPointF(size, size) * 0.6)
    fall.setColorAt(0, wood.darker(104))
    fall.setColorAt(1, mixed(wood, QColor("#C9A56C"), 0.35) if seat != 3 else wood.lighter(120))
    painter.fillPath(mark, fall)


def _pit(painter: QPainter, size: float, stain: QColor) -> None:
    """Turn a pit into the middle: shaded at the top left, lit at the bottom right."""
    radius = size * PIT
    rim = QLinearGradient(QPointF(-radius, -radius), QPointF(radius, radius))
    rim.setColorAt(0.2, faded(stain.darker(300), 0.9))
    rim.setColorAt(0.85, mixed(stain, QColor("#FFE9C6"), 0.7))
    painter.setBrush(QBrush(rim))
    painter.drawEllipse(QPointF(), radius, radius)
    bowl = QRadialGradient(QPointF(0.34, 0.40) * radius, radius * 1.5)
    bowl.setColorAt(0, QColor("#4A3020"))
    bowl.setColorAt(0.35, QColor("#2C1A0F"))
    bowl.setColorAt(1, QColor("#0E0603"))
    painter.setBrush(QBrush(bowl))
    painter.drawEllipse(QPointF(), radius * 0.88, radius * 0.88)


def _gloss(painter: QPainter, face: float) -> None:
    """Lay the lamp's soft reflection on the wax."""
    shine = QRadialGradient(QPointF(-0.38, -0.46) * face, face * 0.85)
    shine.setColorAt(0, QColor(255, 248, 232, 58))
    shine.setColorAt(0.5, QColor(255, 248, 232, 16))
    shine.setColorAt(1, QColor(255, 248, 232, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shine))
    painter.drawEllipse(QPointF(), face, face)


def _gap(painter: QPainter, size: float) -> None:
    """Darken the gap between a sunk disc and the wall of its hole, less where light falls in."""
    fall = QLinearGradient(QPointF(-0.75, -0.75) * size, QPointF(0.75, 0.75) * size)
    fall.setColorAt(0.0, QColor(20, 9, 2, 225))
    fall.setColorAt(0.6, QColor(20, 9, 2, 190))
    fall.setColorAt(1.0, QColor(20, 9, 2, 110))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(fall))
    painter.drawEllipse(QPointF(), size * GAP, size * GAP)


def _sunk_shade(painter: QPainter, size: float) -> None:
    """Let the rim of the hole throw its shadow over a sunk disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 11, 3, 34))
    painter.drawEllipse(QPointF(), size, size)
    rim = QRadialGradient(QPointF(0.16, 0.19) * size, size * 1.22)
    for at, alpha in ((0.0, 0), (0.68, 0), (0.80, 40), (0.92, 140), (1.0, 185)):
        rim.setColorAt(at, QColor(24, 11, 3, alpha))
    painter.setBrush(QBrush(rim))
    painter.drawEllipse(QPointF(), size, size)


def _leaning(painter: QPainter, size: float, seat: int, pit: bool, lean: QPointF) -> None:
    """Draw a disc with one edge in the hole and the other standing up."""
    angle = math.degrees(math.atan2(lean.y(), lean.x()))
    painter.setTransform(QTransform().rotate(angle).scale(TILT, 1).rotate(-angle), True)
    _standing_wall(painter, size, STAINS[seat], lean)
    painter.translate(lean * size * 0.06)
    _flat(painter, size * 0.985, seat, pit)
    fall = QLinearGradient(-lean * size, lean * size)
    # The lamp is at the top left: what stands up towards it is lit the less.
    lit = 0.75 + 0.25 * (0.6 * lean.x() + 0.8 * lean.y())
    for at, tone in (
        (0.0, QColor(255, 244, 220, round(130 * lit))),
        (0.3, QColor(255, 244, 220, round(70 * lit))),
        (0.49, QColor(255, 244, 220, 10)),
        (0.5, QColor(18, 8, 2, 10)),
        (0.60, QColor(18, 8, 2, 88)),
        (0.82, QColor(18, 8, 2, 150)),
        (1.0, QColor(18, 8, 2, 215)),
    ):
        fall.setColorAt(at, tone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(fall))
    painter.drawEllipse(QPointF(), size, size)


def _standing_wall(painter: QPainter, size: float, stain: QColor, lean: QPointF) -> None:
    """Draw the turned wall of a leaning disc, which shows on the side that stands up."""
    painter.setPen(QPen(faded(stain.darker(360), 0.9), max(0.8, size * 0.035)))
    layers = max(3, round(size * WALL))
    for layer in range(layers, 0, -1):
        part = layer / layers
        painter.setBrush(mixed(stain.darker(135), stain.darker(240), part))
        painter.drawEllipse(-lean * size * WALL * part, size * 0.97, size * 0.97)
        painter.setPen(Qt.PenStyle.NoPen)


def disc_image(
    seat: int,
    diameter: float,
    dpr: float,
    *,
    pit: bool = False,
    lie: Lie = Lie.LOOSE,
    lean: QPointF | None = None,
    dark: bool = False,
    lifted: float = 0.0,
) -> QImage:
    """Return a disc without its shadow in the middle of a transparent square, to be kept.

    The square's side is `ROOM` times the diameter, px; the rest as in `paint_disc`.
    """
    image = _blank(diameter, dpr)
    painter = QPainter(image)
    middle = QPointF(1, 1) * (image.deviceIndependentSize().width() / 2)
    paint_disc(
        painter,
        middle,
        diameter / 2,
        seat,
        pit=pit,
        lie=lie,
        lean=lean,
        dark=dark,
        lifted=lifted,
    )
    painter.end()
    return image


def shadow_image(
    diameter: float,
    dpr: float,
    *,
    lie: Lie = Lie.LOOSE,
    lean: QPointF | None = None,
    lifted: float = 0.0,
) -> QImage:
    """Return a disc's shadow in a square like that of `disc_image`, to be kept."""
    image = _blank(diameter, dpr)
    painter = QPainter(image)
    middle = QPointF(1, 1) * (image.deviceIndependentSize().width() / 2)
    paint_shadow(painter, middle, diameter / 2, lie=lie, lean=lean, lifted=lifted)
    painter.end()
    return image


def _blank(diameter: float, dpr: float) -> QImage:
    pixels = max(1, math.ceil(diameter * ROOM * dpr))
    image = QImage(QSize(pixels, pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image
