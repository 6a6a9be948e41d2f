# SPDX-License-Identifier: GPL-3.0-or-later
"""One player beside the board: name, score with its parts, the discs in reserve."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel

from pushdesk.core.game import Seat, Setup
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.flick import scores
from pushdesk.desktop.flick.pieces import DiscPictures
from pushdesk.desktop.flick.shapes import STAINS
from pushdesk.desktop.language import number
from pushdesk.desktop.players import plain_tip, player_kind, player_name
from pushdesk.desktop.surface import paint_focus
from pushdesk.desktop.theme import font
from pushdesk.games.flick import scoring
from pushdesk.games.flick.state import Lie, State
from pushdesk.games.flick.table import DISCS

PAD = 10
LEAST_HEIGHT = 62
MOST_HEIGHT = 140
DISC = 28.0
"""Diameter of the seat's disc, px."""


class SeatPanel(QLabel):
    """Show one seat; pointing at it or focusing it shows its formations on the board.

    A label, though it paints itself: a plain widget has no role for assistive technology.
    """

    looked_at = Signal(int, bool)

    def __init__(self, desk: Desk, setup: Setup, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._desk = desk
        self._setup = setup
        self._pictures = DiscPictures()
        self._state: State | None = None
        self._active = False
        self._key: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.setMaximumHeight(MOST_HEIGHT)

    def show_state(self, state: State, *, active: bool) -> None:
        """Show how a seat stands."""
        stands = (state.discs, state.queue, state.turn, state.finished)
        key = (stands, active, self._desk.languages.code)
        if key == self._key:
            return
        self._key = key
        self._state = state
        self._active = active
        name = player_name(self._setup, self.seat)
        score = scores.score_sentence(self._setup, state, self.seat)
        reserve = scores.reserve_sentence(state, self.seat)
        self.setAccessibleName(f"{name}, {player_kind(self._setup.players[self.seat])}")
        self.setAccessibleDescription(f"{score} {reserve}")
        self.setToolTip(plain_tip(score, reserve))
        self.update()

    def landing(self) -> QPointF:
        """Return where a disc that is taken back goes, in the coordinates of this widget."""
        return QPointF(PAD + DISC / 2, self.height() / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel."""
        state = self._state
        if state is None:
            return
        theme = self._desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(
            QPen(theme.colour("accent" if self._active else "line"), 3 if self._active else 1)
        )
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(rect, 10, 10)
        self._paint_head(painter, rect, state)
        self._paint_reserve(painter, rect, state)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_head(self, painter: QPainter, rect: QRectF, state: State) -> None:
        theme = self._desk.theme
        self._pictures.use(DISC, self.devicePixelRatioF(), dark=theme.dark)
        disc = self._pictures.disc(self.seat, pit=False, lie=Lie.LOOSE, lean=None, lifted=False)
        half = disc.deviceIndependentSize().width() / 2
        middle = rect.top() + rect.height() * 0.34
        painter.drawPixmap(QPointF(PAD + DISC / 2 - half, middle - half), disc)
        total = scoring.standing(state)[self.seat]
        painter.setFont(font(24, bold=True))
        painter.setPen(theme.colour("text"))
        points = number(total)
        width = QFontMetrics(painter.font()).horizontalAdvance(points)
        line = QRectF(rect.right() - PAD - width, middle - 18, width + 2, 36)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, points)
        left = PAD + DISC + 8
        room = line.left() - left - 8
        name = player_name(self._setup, self.seat)
        painter.setFont(font(15, bold=True))
        text = QFontMetrics(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(left, middle - 18, room, 20), Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(font(12))
        painter.setPen(theme.colour("muted"))
        kind = QFontMetrics(painter.font()).elidedText(
            player_kind(self._setup.players[self.seat]), Qt.TextElideMode.ElideRight, int(room)
        )
        painter.drawText(QRectF(left, middle + 1, room, 17), Qt.AlignmentFlag.AlignVCenter, kind)

    def _paint_reserve(self, painter: QPainter, rect: QRectF, state: State) -> None:
        """Draw twelve small discs: in reserve whole, on the board only their places."""
        room = rect.width() - 2 * PAD
        step = room / DISCS
        radius = min(step * 0.4, 7.0)
        y = rect.bottom() - rect.height() * 0.2
        reserve = state.reserve(self.seat)
        loose = len(state.lying(self.seat, Lie.LOOSE))
        stain = STAINS[self.seat]
        for place in range(DISCS):
            centre = QPointF(rect.left() + PAD + step * (place + 0.5), y)
            if place < reserve:
                painter.setPen(QPen(stain.darker(140), 1))
                painter.setBrush(stain)
            else:
                faint = QColor(self._desk.theme.colour("muted"))
                painter.setPen(QPen(faint, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if reserve <= place < reserve + loose:
                # A dot for each that lies loose: four of them end a turn.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(stain)
                painter.drawEllipse(centre, radius * 0.45, radius * 0.45)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the formations."""
        super().enterEvent(event)
        self.looked_at.emit(self.seat, True)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the formations."""
        super().leaveEvent(event)
        self.looked_at.emit(self.seat, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the formations."""
        super().focusInEvent(event)
        self.looked_at.emit(self.seat, True)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the formations."""
        super().focusOutEvent(event)
        self.looked_at.emit(self.seat, False)
        self.update()
