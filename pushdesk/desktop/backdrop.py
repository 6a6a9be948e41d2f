# SPDX-License-Identifier: GPL-3.0-or-later
"""Large surfaces painted beside the window's thread, so that resizing never waits for wood."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QRectF, QRunnable, QSize, QSizeF, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

Paint = Callable[[QPainter, QRectF], None]
Render = Callable[[QSizeF, float, Paint], QImage]
KEPT = 4
"""How many finished surfaces are kept: two directions in two themes and what came before."""


def painted(size: QSizeF, dpr: float, paint: Paint) -> QImage:
    """Return a picture painted on an image, which any thread may do; size in px."""
    pixels = QSize(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def coarse(size: QSizeF, dpr: float, paint: Paint) -> QImage:
    """Return a picture painted at half the resolution, which is plenty for faint grain."""
    half = painted(size, dpr / 2, paint)
    whole = half.scaled(
        QSize(round(size.width() * dpr), round(size.height() * dpr)),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    whole.setDevicePixelRatio(dpr)
    return whole


class _Job(QRunnable):
    def __init__(self, backdrop: Backdrop, key: Hashable, work: Callable[[], QImage]) -> None:
        super().__init__()
        self._backdrop = backdrop
        self._key = key
        self._work = work

    def run(self) -> None:
        """Paint, then hand the image to the window's thread, unless nobody waits any more."""
        with contextlib.suppress(RuntimeError):
            # RuntimeError: the page was closed meanwhile and its backdrop is deleted.
            if self._backdrop.awaits(self._key):
                self._backdrop.made.emit(self._key, self._work())


class Backdrop(QObject):
    """Give surfaces by key; what isn't painted yet is stood in for by the last one, scaled.

    Attributes:
        ready: a surface was finished; paint again.

    """

    made = Signal(object, QImage)
    ready = Signal()

    def __init__(self, parent: QObject | None = None, render: Render = painted) -> None:
        super().__init__(parent)
        self._render = render
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._asked: set[Hashable] = set()
        self.made.connect(self._keep)

    def draw(
        self,
        painter: QPainter,
        area: QRectF,
        dpr: float,
        what: Hashable,
        paint: Paint,
        ground: QColor,
    ) -> None:
        """Draw a surface over an area, px; `what` stands for everything that changes it."""
        key = (what, area.width(), area.height(), dpr)
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            painter.drawPixmap(area.topLeft(), picture)
            return
        if key not in self._asked:
            # What was asked for before has another size or look and isn't wanted any more.
            self._asked.clear()
            self._ask(key, area.size(), dpr, paint)
        if self._kept:
            last = next(reversed(self._kept.values()))
            painter.drawPixmap(area, last, QRectF(last.rect()))
        else:
            painter.fillRect(area, ground)

    def prepare(self, size: QSizeF, dpr: float, what: Hashable, paint: Paint) -> None:
        """Paint a surface that will be wanted soon, px."""
        key = (what, size.width(), size.height(), dpr)
        if key not in self._kept and key not in self._asked:
            self._ask(key, size, dpr, paint)

    def _ask(self, key: Hashable, size: QSizeF, dpr: float, paint: Paint) -> None:
        self._asked.add(key)
        render = self._render
        QThreadPool.globalInstance().start(_Job(self, key, lambda: render(size, dpr, paint)))

    def _keep(self, key: Hashable, image: QImage) -> None:
        self._kept[key] = QPixmap.fromImage(image)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if key in self._asked:
            self._asked.discard(key)
            self.ready.emit()

    def awaits(self, key: Hashable) -> bool:
        """Return whether a surface is still wanted."""
        return key in self._asked

    @staticmethod
    def finish() -> None:
        """Wait for whatever is being painted; for pictures and for the end of the program."""
        QThreadPool.globalInstance().waitForDone()
