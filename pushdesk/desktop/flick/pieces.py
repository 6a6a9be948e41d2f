# SPDX-License-Identifier: GPL-3.0-or-later
"""The discs on the board's scene, and what is painted over and under them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pushdesk.core.game import Seat
from pushdesk.desktop.flick.discs import ROOM, disc_image, shadow_image
from pushdesk.games.flick.state import Lie

DIRECTIONS = 24
"""In how many directions a leaning disc is drawn."""
KEPT = 600
"""Pictures in the cache."""

PaintOver: TypeAlias = Callable[[QPainter], None]

# What lies over what.
Z_VALUES, Z_ZONE, Z_SUNK, Z_GLOW, Z_SHADOW, Z_LEANING, Z_LOOSE, Z_MARKS, Z_AIM = range(1, 10)


class DiscPictures:
    """Paint each look of a disc once.

    Attributes:
        diameter: px.
        dpr: device pixel ratio.
        dark: whether the theme is.

    """

    def __init__(self) -> None:
        """Hold nothing yet."""
        self.diameter = 32.0
        self.dpr = 1.0
        self.dark = False
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def use(self, diameter: float, dpr: float, *, dark: bool) -> None:
        """Take a size in px and a look."""
        self.diameter, self.dpr, self.dark = diameter, dpr, dark

    def _kept_or(self, key: tuple[object, ...], paint: Callable[[], QPixmap]) -> QPixmap:
        whole = (*key, self.diameter, self.dpr, self.dark)
        picture = self._kept.get(whole)
        if picture is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            picture = self._kept[whole] = paint()
        return picture

    def disc(self, seat: Seat, *, pit: bool, lie: Lie, lean: int | None, lifted: bool) -> QPixmap:
        """Return a disc; `lean` is one of `DIRECTIONS`, clockwise from the right."""

        def paint() -> QPixmap:
            return QPixmap.fromImage(
                disc_image(
                    seat,
                    self.diameter,
                    self.dpr,
                    pit=pit,
                    lie=lie,
                    lean=_unit(lean),
                    dark=self.dark,
                    lifted=1.0 if lifted else 0.0,
                )
            )

        return self._kept_or(("disc", seat, pit, lie, lean, lifted), paint)

    def shadow(self, *, lie: Lie, lean: int | None, lifted: bool) -> QPixmap:
        """Return the shadow of a disc."""

        def paint() -> QPixmap:
            image = shadow_image(
                self.diameter,
                self.dpr,
                lie=lie,
                lean=_unit(lean),
                lifted=1.0 if lifted else 0.0,
            )
            return QPixmap.fromImage(image)

        return self._kept_or(("shadow", lie, lean, lifted), paint)


def direction(lean: QPointF | None) -> int | None:
    """Return one of `DIRECTIONS` for a vector in the picture."""
    if lean is None:
        return None
    turn = math.atan2(lean.y(), lean.x()) / (2 * math.pi)
    return round(turn * DIRECTIONS) % DIRECTIONS


def _unit(lean: int | None) -> QPointF | None:
    if lean is None:
        return None
    angle = 2 * math.pi * lean / DIRECTIONS
    return QPointF(math.cos(angle), math.sin(angle))


class _Picture(QGraphicsItem):
    """A pixmap around the item's own origin."""

    def __init__(self, pictures: DiscPictures) -> None:
        super().__init__()
        self.pictures = pictures
        self._picture = QPixmap()
        self._half = 0.0
        self._squeezed = False

    def show_picture(self, picture: QPixmap) -> None:
        self.prepareGeometryChange()
        self._picture = picture
        self._half = picture.deviceIndependentSize().width() / 2
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._half, -self._half, 2 * self._half, 2 * self._half)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        # On whole pixels a picture is copied; between them each would be computed anew.
        if self._squeezed:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(-self._half, -self._half), self._picture)


class DiscItem(_Picture):
    """One disc of the board, with its shadow as an item of its own below all discs."""

    def __init__(self, pictures: DiscPictures, number: int, seat: Seat) -> None:
        """Take the disc's number and whose it is."""
        super().__init__(pictures)
        self.number = number
        self.seat = seat
        self.shadow = _Picture(pictures)
        self.shadow.setZValue(Z_SHADOW)
        self._look: tuple[object, ...] = ()

    def look(
        self, *, pit: bool, lie: Lie, lean: QPointF | None = None, lifted: bool = False
    ) -> None:
        """Show a face and a lie; `lean` points to the hole in the picture."""
        turn = direction(lean)
        pictures = self.pictures
        look = (pit, lie, turn, lifted, pictures.diameter, pictures.dpr, pictures.dark)
        if look == self._look:
            return
        self._look = look
        self.show_picture(pictures.disc(self.seat, pit=pit, lie=lie, lean=turn, lifted=lifted))
        self.shadow.show_picture(pictures.shadow(lie=lie, lean=turn, lifted=lifted))
        self.shadow.setVisible(lie is not Lie.SUNK)
        order = {Lie.SUNK: Z_SUNK, Lie.UNBALANCED: Z_LEANING, Lie.LOOSE: Z_LOOSE}
        self.setZValue(order[lie])

    def put(self, centre: QPointF) -> None:
        """Move to a place in the picture."""
        self.setPos(centre)
        self.shadow.setPos(centre)

    def squeeze(self, across: float, opacity: float = 1.0) -> None:
        """Look narrower while turning over, or fainter while leaving."""
        squeezed = across != 1.0
        if squeezed or self._squeezed:
            self.setTransform(QTransform.fromScale(across, 1.0))
            self._squeezed = squeezed
        if opacity != self.opacity():
            self.setOpacity(opacity)
            self.shadow.setOpacity(opacity)


class Overlay(QGraphicsItem):
    """Something painted over the whole board; empty while `draw` is None."""

    def __init__(self, z: int, *, kept: bool) -> None:
        """Lie at a height; `kept` paints once what lies still under what moves."""
        super().__init__()
        self._kept = kept
        self._picture = QPixmap()
        self._area = QRectF()
        self._draw: PaintOver | None = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def cover(self, area: QRectF) -> None:
        """Take a part of the scene."""
        self.prepareGeometryChange()
        self._area = QRectF(area.toAlignedRect())
        self._picture = QPixmap()

    def show_paint(self, draw: PaintOver | None) -> None:
        """Draw something else, or nothing."""
        self._draw = draw
        self._picture = QPixmap()
        self.setVisible(draw is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the part of the scene that it covers."""
        return self._area

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Draw what is to be drawn."""
        if self._draw is None or self._area.isEmpty():
            return
        if not self._kept:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)
            return
        if self._picture.isNull():
            self._picture = self._painted(painter.device().devicePixelRatio(), self._draw)
        painter.drawPixmap(self._area.topLeft(), self._picture)

    def _painted(self, dpr: float, draw: PaintOver) -> QPixmap:
        """Return what is drawn as a picture of the covered part."""
        picture = QPixmap((self._area.size() * dpr).toSize())
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.translate(-self._area.topLeft())
        draw(inner)
        inner.end()
        return picture


SIDE = ROOM
"""Side of a disc's picture in diameters."""
