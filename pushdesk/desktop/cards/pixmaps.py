# SPDX-License-Identifier: GPL-3.0-or-later
"""Painted pictures kept as pixmaps, so that a card is drawn once per size and theme."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

Paint: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws something into a rectangle in device-independent pixels."""

DEFAULT_LIMIT = 24 * 1024 * 1024
BYTES_PER_PIXEL = 4


def rendered(size: QSizeF, dpr: float, paint: Paint) -> QPixmap:
    """Return a transparent pixmap with a picture painted on it.

    Size in device-independent pixels; `dpr` device pixels for each of them, at least 1 pixel
    in each direction.
    """
    width, height = _pixels(size, dpr)
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        paint(painter, QRectF(QPointF(0, 0), size))
    finally:
        painter.end()
    return pixmap


class PixmapCache:
    """Pictures by what, size, device pixel ratio and theme; the least used go first."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        """Keep at most `limit` bytes of pixels."""
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[tuple[Hashable, int, int, float, str], QPixmap] = OrderedDict()

    @property
    def size(self) -> int:
        """Bytes of the pixels kept now, never above the limit."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def pixmap(self, what: Hashable, size: QSizeF, dpr: float, theme: str, paint: Paint) -> QPixmap:
        """Return the picture of `what`, painting it when it isn't kept.

        `what` stands for everything besides size and theme that changes the picture, such as
        ("face", kind). Size in device-independent pixels.
        """
        width, height = _pixels(size, dpr)
        key = (what, width, height, dpr, theme)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = rendered(size, dpr, paint)
        self._keep(key, pixmap)
        return pixmap

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._bytes = 0

    def _keep(self, key: tuple[Hashable, int, int, float, str], pixmap: QPixmap) -> None:
        weight = _weight(pixmap)
        # One picture above the limit would empty the cache and still not fit.
        if weight > self._limit:
            return
        self._kept[key] = pixmap
        self._bytes += weight
        while self._bytes > self._limit:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _weight(oldest)


def _pixels(size: QSizeF, dpr: float) -> tuple[int, int]:
    return max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr))


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL
