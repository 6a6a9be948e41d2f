# SPDX-License-Identifier: GPL-3.0-or-later
"""The calm surfaces under the pieces: desk, table and shadow. Light comes from the top left."""

from __future__ import annotations

import math
import random
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

LARGEST_CASTER = 320.0
NOISE_SIDE = 96
PORE_STEP = 4.0
RING_GAP = 30.0
WEAVE_SIDE = 240

Wave: TypeAlias = tuple[float, float, float]
"""Height in pixels, turns a pixel, phase."""


def paint_desk(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with the desk: walnut when dark, oak when light, with a soft vignette.

    The same size always gives the same grain. Slow enough to be cached as a pixmap.
    """
    near, far = (QColor("#2F231B"), QColor("#1D1611")) if dark else _oak()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    base = QLinearGradient(rect.topLeft(), rect.bottomRight())
    base.setColorAt(0, near)
    base.setColorAt(1, _mix(near, far, 0.55))
    painter.fillRect(rect, base)
    _grain(painter, rect, dark, 0.75 if dark else 1.0)
    _vignette(painter, rect, far if dark else QColor("#B99E74"), 150 if dark else 90)
    _noise(painter, rect, 7 if dark else 6)
    painter.restore()


def paint_table(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Draw the round-cornered table top: wooden rim, inlaid line, recessed cloth.

    Slow enough to be cached as a pixmap; `table_cloth` tells where the cloth is.
    """
    rim = _rim(rect)
    radius = rim * 2.1
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _wood_rim(painter, rect, radius, rim, dark)
    cloth = table_cloth(rect)
    _cloth(painter, cloth, radius - rim * 0.8, dark)
    painter.restore()


def paint_cloth(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill a rectangle with the cloth of the luck table: petrol or, light, dusty blue."""
    near, far = (QColor("#2C4046"), QColor("#1B2A30")) if dark else _linen()
    glow = QRadialGradient(
        QPointF(rect.left() + rect.width() * 0.44, rect.top() + rect.height() * 0.36),
        math.hypot(rect.width(), rect.height()) * 0.62,
    )
    glow.setColorAt(0, near)
    glow.setColorAt(1, far)
    painter.fillRect(rect, glow)
    _weave(painter, rect, dark)
    _noise(painter, rect, 9 if dark else 8)


def table_cloth(rect: QRectF) -> QRectF:
    """Return the part of a table's rectangle that is cloth, in the same units."""
    rim = _rim(rect)
    return rect.adjusted(rim, rim, -rim, -rim)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, strength: float) -> None:
    """Draw the soft shadow of a round-cornered thing that covers `rect`.

    `radius` is the corner's; `strength` goes from 0 (none) over 0.4 (lying flat) to 1 (lifted):
    the higher, the wider and the further to the bottom right, at 1 by an eighth of the shorter
    side. Draw it before the thing.
    """
    if strength <= 0 or rect.isEmpty():
        return
    # A whole table doesn't hover as high as its size would make a card hover.
    side = min(rect.width(), rect.height(), LARGEST_CASTER)
    blur = side * (0.02 + 0.10 * strength)
    shift = side * (0.008 + 0.045 * strength)
    layers = max(8, min(24, round(blur)))
    tone = QColor(12, 7, 3)
    tone.setAlphaF(0.6 / layers * (0.55 + 0.35 * strength))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    below = rect.translated(shift * 0.7, shift)
    for layer in range(layers):
        # From inside the edge to outside it: the sum of the layers falls off like a penumbra.
        grow = blur * (layer / (layers - 1) - 0.35)
        corner = max(0.0, radius + grow)
        painter.drawRoundedRect(below.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.restore()


def _oak() -> tuple[QColor, QColor]:
    return QColor("#E8D9BE"), QColor("#D8C3A0")


def _mix(one: QColor, two: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * part,
        one.greenF() + (two.greenF() - one.greenF()) * part,
        one.blueF() + (two.blueF() - one.blueF()) * part,
    )


def _rim(rect: QRectF) -> float:
    return max(6.0, min(26.0, min(rect.width(), rect.height()) * 0.03))


def _chance(rect: QRectF, salt: str) -> random.Random:
    return random.Random(f"{salt} {round(rect.width())} {round(rect.height())}")


def _grain(painter: QPainter, rect: QRectF, dark: bool, strength: float) -> None:
    """Draw wood: fine pores that flow together, and some bold rings of the trunk."""
    chance = _chance(rect, "grain")
    light = QColor(255, 214, 160) if dark else QColor(255, 250, 235)
    shade = QColor(0, 0, 0) if dark else QColor(92, 58, 20)
    for part in (0.7, 0.45):
        _pores(painter, rect, chance, (light, shade), strength * part)
    waves = _waves(chance, 14)
    eye = QPointF(rect.width() * chance.uniform(0.15, 0.85), rect.height() * chance.random())
    y = -60.0
    while y < rect.height() + 60:
        tone = QColor(shade if chance.random() < 0.7 else light)
        tone.setAlphaF(min(1.0, chance.uniform(0.02, 0.06) * strength))
        painter.setPen(QPen(tone, chance.choice((1.0, 1.6, 2.6))))
        painter.drawPath(_ring(rect, y, waves, eye))
        y += chance.uniform(5, RING_GAP)


def _waves(chance: random.Random, high: float) -> list[Wave]:
    return [
        (chance.uniform(0.3, 1) * high, chance.uniform(0.3, 1.4) / 1400, chance.random() * 7)
        for _ in range(3)
    ]


def _drift(waves: list[Wave], x: float) -> float:
    return sum(high * math.sin(math.tau * turns * x + phase) for high, turns, phase in waves)


def _pores(
    painter: QPainter,
    rect: QRectF,
    chance: random.Random,
    tones: tuple[QColor, QColor],
    strength: float,
) -> None:
    """Draw one column of pores again and again, a little higher or lower each time."""
    reach = 40
    height = math.ceil(rect.height()) + 2 * reach
    column = QImage(1, height, QImage.Format.Format_ARGB32_Premultiplied)
    tone = 0.0
    for y in range(height):
        # Each pore remembers a little of the one above, which makes soft bands.
        tone = 0.6 * tone + chance.uniform(-1, 1)
        colour = QColor(tones[0] if tone > 0 else tones[1])
        colour.setAlphaF(min(1.0, abs(tone) * 0.062 * strength))
        column.setPixelColor(0, y, colour)
    waves = _waves(chance, 12)
    x = 0.0
    while x < rect.width():
        top = rect.top() - reach + _drift(waves, x)
        painter.drawImage(QRectF(rect.left() + x, top, PORE_STEP, height), column)
        x += PORE_STEP


def _ring(rect: QRectF, y: float, waves: list[Wave], eye: QPointF) -> QPainterPath:
    """Return one ring across a rectangle; near the eye the rings part, as around a branch."""
    path = QPainterPath()
    steps = max(6, round(rect.width() / 48))
    for step in range(steps + 1):
        x = rect.width() * step / steps
        off = y - eye.y()
        near = math.exp(-(((x - eye.x()) / 330) ** 2) - (off / 90) ** 2)
        dy = _drift(waves, x) + near * math.copysign(30, off)
        point = QPointF(rect.left() + x, rect.top() + y + dy)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


def _vignette(painter: QPainter, rect: QRectF, edge: QColor, alpha: int) -> None:
    centre = QPointF(
        rect.left() + rect.width() * 0.46,
        rect.top() + rect.height() * 0.42,
    )
    glow = QRadialGradient(centre, math.hypot(rect.width(), rect.height()) * 0.62)
    clear, full = QColor(edge), QColor(edge)
    clear.setAlpha(0)
    full.setAlpha(alpha)
    glow.setColorAt(0, clear)
    glow.setColorAt(0.45, clear)
    glow.setColorAt(1, full)
    painter.fillRect(rect, glow)


def _noise(painter: QPainter, rect: QRectF, alpha: int) -> None:
    """Scatter faint specks, which also hide the steps of a long gradient."""
    bits = random.Random("speck").randbytes(NOISE_SIDE * NOISE_SIDE)
    grey = QImage(bits, NOISE_SIDE, NOISE_SIDE, NOISE_SIDE, QImage.Format.Format_Grayscale8)
    specks = grey.convertToFormat(QImage.Format.Format_ARGB32)
    mask = QImage(NOISE_SIDE, NOISE_SIDE, QImage.Format.Format_Grayscale8)
    mask.fill(alpha)
    specks.setAlphaChannel(mask)
    painter.fillRect(rect, QBrush(specks))


def _wood_rim(painter: QPainter, rect: QRectF, radius: float, rim: float, dark: bool) -> None:
    light, deep = (QColor("#7A5234"), QColor("#50331F")) if dark else _rim_oak()
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    base = QLinearGradient(rect.topLeft(), rect.bottomRight())
    base.setColorAt(0, light)
    base.setColorAt(1, deep)
    painter.fillRect(rect, base)
    _rails(painter, rect, radius, dark)
    painter.restore()
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0, QColor(255, 236, 205, 110))
    edge.setColorAt(0.5, QColor(255, 236, 205, 10))
    edge.setColorAt(1, QColor(0, 0, 0, 120))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), 1.4))
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius - 0.7, radius - 0.7)
    inset = rim * 0.46
    painter.setPen(QPen(QColor("#D9B071") if dark else QColor("#6B4527"), max(1.0, rim * 0.09)))
    painter.drawRoundedRect(
        rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset
    )


def _rails(painter: QPainter, rect: QRectF, radius: float, dark: bool) -> None:
    """Let the grain run along each of the four rails, mitred at the corners."""
    for quarter in range(4):
        flat = quarter % 2 == 0
        length = rect.width() if flat else rect.height()
        painter.save()
        painter.translate(rect.center())
        painter.rotate(90 * quarter)
        painter.translate(-length / 2, -(rect.height() if flat else rect.width()) / 2)
        mitre = QPainterPath(QPointF(0, 0))
        for x, y in ((length, 0.0), (length - radius, radius), (radius, radius)):
            mitre.lineTo(x, y)
        mitre.closeSubpath()
        painter.setClipPath(mitre, Qt.ClipOperation.IntersectClip)
        if quarter in (1, 2):
            painter.fillPath(mitre, QColor(0, 0, 0, 22))
        _grain(painter, QRectF(0, 0, length, radius), dark, 2.2)
        painter.restore()


def _rim_oak() -> tuple[QColor, QColor]:
    return QColor("#C99B62"), QColor("#A67740")


def _cloth(painter: QPainter, rect: QRectF, radius: float, dark: bool) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    paint_cloth(painter, rect, dark)
    paint_recess(painter, rect, radius)
    painter.restore()


def _linen() -> tuple[QColor, QColor]:
    return QColor("#BECBCA"), QColor("#A1B3B5")


def _weave(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Lay uneven threads over and under each other, under 3 % contrast."""
    chance = random.Random("weave")
    tile = QImage(WEAVE_SIDE, WEAVE_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    brush = QPainter(tile)
    for thread in range(0, WEAVE_SIDE, 2):
        for flat in (True, False):
            tone = QColor(Qt.GlobalColor.white if chance.random() < 0.5 else Qt.GlobalColor.black)
            tone.setAlpha(chance.randint(1, 8))
            start = chance.randrange(WEAVE_SIDE)
            length = chance.randint(WEAVE_SIDE // 6, WEAVE_SIDE // 2)
            # A thread that leaves the tile at one side comes back at the other.
            for at in (start, start - WEAVE_SIDE):
                bar = QRectF(at, thread, length, 1) if flat else QRectF(thread, at, 1, length)
                brush.fillRect(bar, tone)
    brush.end()
    painter.fillRect(rect, QBrush(tile))


def paint_recess(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Shade the inner edge: dark where the rim throws its shadow, lit where light falls in."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(14):
        grow = layer * 1.3
        painter.setPen(QPen(QColor(0, 0, 0, round(34 * (1 - layer / 14) ** 2)), 2.4))
        painter.drawRoundedRect(rect.adjusted(grow, grow, layer * 4.0, layer * 4.0), radius, radius)
    lit = QLinearGradient(rect.topLeft(), rect.bottomRight())
    lit.setColorAt(0.5, QColor(255, 240, 215, 0))
    lit.setColorAt(1, QColor(255, 240, 215, 90))
    painter.setPen(QPen(QBrush(lit), 1.6))
    painter.drawRoundedRect(rect.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)


def paint_ring(painter: QPainter, rect: QRectF, colour: QColor, width: float = 2.0) -> None:
    """Draw the frame around what can be done now or has the focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 8, 8)


def paint_focus(painter: QPainter, rect: QRectF) -> None:
    """Draw the frame of the focus: white within dark, to be seen on every card and cloth."""
    paint_ring(painter, rect, QColor(36, 26, 16), 4.0)
    paint_ring(painter, rect.adjusted(1, 1, -1, -1), QColor(255, 255, 255), 2.0)
