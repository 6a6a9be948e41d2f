# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces that move over a table: a queue of beats, each of which can be skipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

FRAME_MS = 16


def _nothing() -> None:
    pass


def eased(progress: float) -> float:
    """Return the ease-out cubic of a progress 0 to 1."""
    return 1.0 - (1.0 - progress) ** 3


@dataclass
class Sprite:
    """One picture on its way, in the coordinates of the table."""

    picture: QPixmap
    start: QRectF
    end: QRectF
    duration: float
    """ms at normal speed."""
    delay: float = 0.0
    """ms at normal speed."""
    back: QPixmap | None = None
    """Shown in the first half when the piece turns over on its way."""
    fades: bool = False
    waits: bool = False
    """Whether it stays unseen until its delay is over."""

    def rect(self, time: float) -> QRectF:
        """Return where the piece is `time` ms after the beat began."""
        part = eased(self.progress(time))
        start, end = self.start, self.end
        return QRectF(
            start.x() + (end.x() - start.x()) * part,
            start.y() + (end.y() - start.y()) * part,
            start.width() + (end.width() - start.width()) * part,
            start.height() + (end.height() - start.height()) * part,
        )

    def progress(self, time: float) -> float:
        """Return how much of the way is done, 0 to 1."""
        return min(1.0, max(0.0, (time - self.delay) / self.duration)) if self.duration else 1.0

    def paint(self, painter: QPainter, time: float) -> None:
        """Draw the piece where it is."""
        if self.waits and time < self.delay:
            return
        progress = self.progress(time)
        rect = self.rect(time)
        picture = self.picture
        if self.back is not None:
            turn = abs(2.0 * progress - 1.0)
            picture = self.back if progress < 0.5 else self.picture
            width = rect.width() * turn
            rect = QRectF(rect.center().x() - width / 2, rect.y(), width, rect.height())
        painter.setOpacity(1.0 - progress if self.fades else 1.0)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)


@dataclass
class Beat:
    """One movement: `begin` lifts the pieces and says how they fly, `finish` sets them down."""

    duration: float
    """ms at normal speed, at least as long as its sprites take."""
    begin: Callable[[], Sequence[Sprite]]
    finish: Callable[[], None] = _nothing
    during: Callable[[float], None] | None = None
    """Called with the progress 0 to 1 at every frame."""
    sprites: Sequence[Sprite] = field(default_factory=tuple)


class MotionLayer(QWidget):
    """Lie over a table, let clicks through, and draw what moves.

    Attributes:
        pace: factor on all durations; 0 means at once.

    """

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Cover nothing until the table sets the geometry."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pace = 1.0
        self._beats: list[Beat] = []
        self._current: Beat | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._held: tuple[QPixmap, QRectF] | None = None

    @property
    def moving(self) -> bool:
        """Return whether a beat is being played."""
        return self._current is not None or bool(self._beats)

    def play(self, beats: Sequence[Beat]) -> None:
        """Play beats one after the other, then emit `finished`."""
        self._beats.extend(beats)
        if self._current is None:
            self._next()

    def skip(self) -> None:
        """Finish everything that moves at once."""
        if not self.moving:
            return
        self._timer.stop()
        if self._current is not None:
            current, self._current = self._current, None
            self._repaint(current)
            current.finish()
        while self._beats:
            beat = self._beats.pop(0)
            beat.begin()
            beat.finish()
        self.finished.emit()

    def drop(self) -> None:
        """Forget everything that moves without finishing it."""
        self._timer.stop()
        self._beats.clear()
        self._current = None
        self.update()

    def _next(self) -> None:
        while self._beats:
            beat = self._beats.pop(0)
            beat.sprites = beat.begin()
            if self.pace > 0 and beat.duration > 0:
                self._current = beat
                self._clock.start()
                self._timer.start()
                self._tick()
                return
            beat.finish()
        self._timer.stop()
        self.finished.emit()

    def _time(self) -> float:
        return self._clock.elapsed() / self.pace if self.pace else 0.0

    def _tick(self) -> None:
        beat = self._current
        if beat is None:
            return
        time = self._time()
        if time >= beat.duration:
            self._current = None
            self._repaint(beat)
            beat.finish()
            self._next()
            return
        if beat.during is not None:
            beat.during(time / beat.duration)
        self._repaint(beat)

    def _repaint(self, beat: Beat) -> None:
        """Repaint where the sprites are and were one frame ago."""
        time = self._time()
        for sprite in beat.sprites:
            now = sprite.rect(time)
            before = sprite.rect(time - 3 * FRAME_MS / (self.pace or 1.0))
            self.update(now.united(before).adjusted(-4, -4, 4, 4).toAlignedRect())

    def hold(self, picture: QPixmap | None, centre: QPointF | None = None) -> None:
        """Draw a piece that the pointer drags, or none."""
        if self._held is not None:
            self.update(self._held[1].adjusted(-4, -4, 4, 4).toAlignedRect())
        if picture is None or centre is None:
            self._held = None
            return
        size = picture.deviceIndependentSize()
        rect = QRectF(QPointF(), size)
        rect.moveCenter(centre)
        self._held = (picture, rect)
        self.update(rect.adjusted(-4, -4, 4, 4).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what moves and what is held."""
        beat, held = self._current, self._held
        if beat is None and held is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if beat is not None:
            time = self._time()
            for sprite in beat.sprites:
                sprite.paint(painter, time)
        if held is not None:
            painter.drawPixmap(held[1].topLeft(), held[0])
        painter.end()
