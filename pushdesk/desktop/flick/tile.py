# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of flick on its launcher tile: the board seen from a chair, a disc on its way."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from pushdesk.desktop.backdrop import painted
from pushdesk.desktop.flick.art import CORNER, paint_board
from pushdesk.desktop.flick.discs import ROOM, disc_image
from pushdesk.desktop.flick.shapes import STAINS, WALNUT, Place, faded, mixed, rounded
from pushdesk.desktop.surface import paint_desk
from pushdesk.games.flick.state import Lie
from pushdesk.games.flick.table import CENTRES, Table

TABLE = Table()
THICKNESS = 18.0
"""Of the board, mm."""
YAW = math.radians(-24)
"""How far the board is turned on the desk."""
PITCH = math.radians(46)
"""How far the eye is from straight above."""
DISTANCE = 900.0
"""From the eye to the middle of the board, mm."""
SUNK = (
    (0, 12, True),
    (1, 6, False),
    (2, 16, False),
    (3, 18, False),
    (1, 13, False),
    (3, 10, False),
)
"""Seat, hole and whether the pit is up."""
LOOSE = ((2, (-146.0, -58.0)), (1, (90.0, -206.0)), (3, (150.0, 96.0)))
FLYING: Place = (26.0, -78.0)
START: Place = (-62.0, -210.0)
"""Where the flying disc is and where it came from, mm."""


class Camera(NamedTuple):
    """Where things on the board appear, for an eye that looks down at an angle."""

    middle: QPointF
    """Of the picture, px."""
    aim: Place
    """The place on the board that is in the middle, mm."""
    zoom: float
    """px for a mm in the middle of the picture."""

    def plane(self, height: float) -> QTransform:
        """Return how a plane so many mm above the board is seen; x to the east, y to the south."""
        size = self.zoom * DISTANCE
        sine, cosine = math.sin(PITCH), math.cos(PITCH)
        seen = QTransform(
            size * math.cos(YAW),
            size * cosine * math.sin(YAW),
            -sine * math.sin(YAW),
            -size * math.sin(YAW),
            size * cosine * math.cos(YAW),
            -sine * math.cos(YAW),
            0.0,
            -size * sine * height,
            DISTANCE - height * cosine,
        )
        moved = QTransform.fromTranslate(-self.aim[0], self.aim[1])
        return moved * seen * QTransform.fromTranslate(self.middle.x(), self.middle.y())


def paint_tile(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with a corner of the board, sunk discs and one that is on its way.

    Made for 200 by 120 and larger, wider than high; the caller clips it to its own corners.
    """
    if rect.isEmpty():
        return
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_desk(painter, rect, dark)
    zoom = max(rect.width() / 470, rect.height() / 300)
    camera = Camera(rect.center(), (-14.0, -72.0), zoom)
    scale = painter.device().devicePixelRatio()
    _board(painter, camera, zoom * scale, dark)
    _trail(painter, camera)
    for seat, hole, pit in SUNK:
        x, y = CENTRES[hole]
        _disc(painter, camera, (x, y), seat, scale, pit=pit, lie=Lie.SUNK)
    for seat, place in sorted(LOOSE, key=lambda each: -each[1][1]):
        _disc(painter, camera, place, seat, scale)
    _disc(painter, camera, FLYING, 0, scale)
    _light(painter, rect, dark)
    painter.restore()


def _seen(painter: QPainter, camera: Camera, height: float) -> None:
    """Draw what follows on a plane above the board."""
    painter.setTransform(camera.plane(height), True)


def _board(painter: QPainter, camera: Camera, pixels: float, dark: bool) -> None:
    half = TABLE.half
    square = QRectF(-half, -half, TABLE.side, TABLE.side)
    _ground_shadow(painter, camera, square)
    layers = 12
    for layer in range(layers + 1):
        part = layer / layers
        painter.save()
        _seen(painter, camera, -THICKNESS * (1 - part))
        painter.fillPath(rounded(square, CORNER), mixed(WALNUT.darker(210), WALNUT, part))
        painter.restore()
    painter.save()
    _seen(painter, camera, 0.0)
    top = _flat_board(round(TABLE.side * pixels * 1.25), dark)
    painter.setClipPath(rounded(square, CORNER), Qt.ClipOperation.IntersectClip)
    painter.drawImage(square, top)
    painter.restore()


def _flat_board(pixels: int, dark: bool) -> QImage:
    """Return the top of the board as it is seen from straight above."""
    side = float(max(240, min(1500, pixels)))

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_board(painter, rect, TABLE, sides=(0, 1, 2, 3), corners=False, dark=dark)

    return painted(QSizeF(side, side), 1.0, paint)


def _ground_shadow(painter: QPainter, camera: Camera, square: QRectF) -> None:
    painter.save()
    _seen(painter, camera, -THICKNESS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(12, 6, 2, 20))
    for layer in range(14):
        grow = 2 + layer * 1.7
        box = square.translated(12, 15).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(box, CORNER + grow, CORNER + grow)
    painter.restore()


def _disc(
    painter: QPainter,
    camera: Camera,
    place: Place,
    seat: int,
    scale: float,
    *,
    pit: bool = False,
    lie: Lie = Lie.LOOSE,
) -> None:
    """Draw a disc with its wall, or only its top when it is sunk."""
    radius = TABLE.disc_radius
    x, y = place[0], -place[1]
    tall = 0.0 if lie is Lie.SUNK else TABLE.disc_thickness
    if tall:
        _contact(painter, camera, QPointF(x, y), radius)
        layers = max(4, math.ceil(tall * camera.zoom * scale))
        for layer in range(layers):
            painter.save()
            _seen(painter, camera, tall * layer / layers)
            painter.setPen(Qt.PenStyle.NoPen)
            wall = QLinearGradient(QPointF(x - radius, y), QPointF(x + radius, y))
            stain = STAINS[seat]
            wall.setColorAt(0.0, stain.darker(150))
            wall.setColorAt(0.3, stain.lighter(108))
            wall.setColorAt(1.0, stain.darker(260))
            painter.setBrush(wall)
            painter.drawEllipse(QPointF(x, y), radius, radius)
            painter.restore()
    painter.save()
    _seen(painter, camera, tall)
    sharp = 2 * radius * camera.zoom * 2.0
    image = disc_image(seat, sharp, scale, pit=pit, lie=lie)
    half = radius * ROOM
    painter.drawImage(QRectF(x - half, y - half, 2 * half, 2 * half), image)
    painter.restore()


def _contact(painter: QPainter, camera: Camera, centre: QPointF, radius: float) -> None:
    """Draw the soft shadow of a standing disc on the board."""
    painter.save()
    _seen(painter, camera, 0.0)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = centre + QPointF(4.4, 3.6)
    soft = QRadialGradient(middle, radius * 1.26)
    for at, alpha in ((0.0, 150), (0.66, 150), (0.84, 70), (1.0, 0)):
        soft.setColorAt(at, QColor(16, 8, 2, alpha))
    painter.setBrush(soft)
    painter.drawEllipse(middle, radius * 1.26, radius * 1.26)
    painter.restore()


def _trail(painter: QPainter, camera: Camera) -> None:
    """Draw the way of the flying disc: a wake that widens and brightens towards it."""
    start = QPointF(START[0], -START[1])
    end = QPointF(FLYING[0], -FLYING[1])
    off = end - start
    aside = QPointF(-off.y(), off.x()) / math.hypot(off.x(), off.y())
    painter.save()
    _seen(painter, camera, 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    for wide, tone, alpha in ((15.0, STAINS[0], 0.66), (9.0, QColor("#FFE9C6"), 0.46)):
        wake = QPainterPath(start + aside * wide * 0.35)
        wake.lineTo(end + aside * wide)
        wake.lineTo(end - aside * wide)
        wake.lineTo(start - aside * wide * 0.35)
        wake.closeSubpath()
        fade = QLinearGradient(start, end)
        fade.setColorAt(0.0, faded(tone, 0))
        fade.setColorAt(0.45, faded(tone, alpha * 0.35))
        fade.setColorAt(1, faded(tone, alpha))
        painter.fillPath(wake, fade)
    for way in (-1.0, -0.55, 0.55, 1.0):
        fade = QLinearGradient(start, end)
        fade.setColorAt(0.3, QColor(255, 244, 220, 0))
        fade.setColorAt(1, QColor(255, 244, 220, 190))
        painter.setPen(QPen(fade, 1.2))
        painter.drawLine(start + off * 0.3 + aside * 7.5 * way, end + aside * 14 * way)
    painter.restore()


def _light(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Let the lamp at the top left fall over everything."""
    reach = math.hypot(rect.width(), rect.height())
    lamp = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.34, 0), reach)
    lamp.setColorAt(0, QColor(255, 232, 184, 30 if dark else 22))
    lamp.setColorAt(0.5, QColor(255, 226, 170, 0))
    lamp.setColorAt(0.55, QColor(0, 0, 0, 0))
    lamp.setColorAt(1, QColor(8, 3, 0, 96 if dark else 52))
    painter.fillRect(rect, lamp)
