# SPDX-License-Identifier: GPL-3.0-or-later
"""Stock, discard pile and the other players of the rummy table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from pushdesk.core.game import Seat, Setup
from pushdesk.desktop.cards.piece import Piece
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.players import player_kind, player_name
from pushdesk.desktop.rummy import art
from pushdesk.desktop.rummy.pictures import Pictures, card_size
from pushdesk.desktop.surface import paint_focus
from pushdesk.desktop.theme import font
from pushdesk.games.rummy.cards import Card
from pushdesk.games.rummy.state import team_of

PAD = 10
FAN = 12
"""Backs that are drawn of a hand at most; the number says the rest."""


class Stock(Piece):
    """The face-down stock with the number of its cards; pressing it pushes."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures
        self.count = 0

    def show_count(self, count: int) -> None:
        """Hold another number of cards."""
        self.keep(count=count)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw some backs, one over the other."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.count == 0:
            art.paint_place(painter, rect, self.faint(130))
        else:
            dpr = self.devicePixelRatioF()
            for layer in range(min(5, 1 + self.count // 16)):
                corner = rect.topLeft() - QPointF(layer, 1.5 * layer)
                painter.drawPixmap(corner, self.pictures.back(self.card, dpr))
        self.paint_frame(painter, rect)
        self.paint_caption(painter, rect, number(self.count))
        painter.end()


class DiscardPile(Piece):
    """The one card of the discard pile; pressing it takes, or discards what is selected."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures
        self.shown: Card = -1

    def show_card(self, card: Card) -> None:
        """Hold another card, -1 for none."""
        self.keep(shown=card)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, or its empty place."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.shown < 0:
            art.paint_place(painter, rect, self.faint(130))
        else:
            picture = self.pictures.face(self.shown, self.card, self.devicePixelRatioF())
            painter.drawPixmap(rect.topLeft(), picture)
        self.paint_frame(painter, rect)
        painter.end()


class SeatPanel(QWidget):
    """Show a player: name, team, points, how many cards, whether the contract is met."""

    def __init__(
        self, desk: Desk, pictures: Pictures, setup: Setup, seat: Seat, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.seat = seat
        self._desk = desk
        self._pictures = pictures
        self._setup = setup
        self._key: tuple[object, ...] = ()
        self._count = 0
        self._points = 0
        self._met = False
        self._dealer = False
        self._active = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_seat(
        self, *, count: int, points: int, met: bool, dealer: bool, active: bool, told: str
    ) -> None:
        """Show how a player stands; `told` says the same in words."""
        key = (count, points, met, dealer, active, told)
        if key == self._key:
            return
        self._key = key
        self._count, self._points, self._met = count, points, met
        self._dealer, self._active = dealer, active
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def landing(self) -> QRectF:
        """Return where a card that comes here lands, in the coordinates of this widget."""
        size = card_size(min(46.0, self.height() * 0.5))
        rect = QRectF(QPointF(), size)
        rect.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        return rect

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel."""
        theme = self._desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        pen = QPen(theme.colour("accent" if self._active else "line"), 3 if self._active else 1)
        painter.setPen(pen)
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(rect, 10, 10)
        mark = QRectF(rect.left() + PAD, rect.top() + 9, 16, 16)
        art.paint_team(painter, mark, team_of(self.seat))
        self._paint_words(painter, rect, mark.right() + 7)
        self._paint_fan(painter, rect)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_words(self, painter: QPainter, rect: QRectF, left: float) -> None:
        theme = self._desk.theme
        painter.setFont(font(18, bold=True))
        painter.setPen(theme.colour("text"))
        points = number(self._points)
        width = QFontMetrics(painter.font()).horizontalAdvance(points)
        end = rect.right() - PAD
        painter.drawText(
            QRectF(end - width, rect.top() + 4, width + 1, 26),
            Qt.AlignmentFlag.AlignVCenter,
            points,
        )
        room = end - width - left - 8
        painter.setFont(font(14, bold=True))
        name = QFontMetrics(painter.font()).elidedText(
            player_name(self._setup, self.seat), Qt.TextElideMode.ElideRight, int(room)
        )
        line = QRectF(left, rect.top() + 6, room, 22)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        used = QFontMetrics(painter.font()).horizontalAdvance(name) + 8
        painter.setFont(font(12))
        painter.setPen(theme.colour("muted"))
        kind = QFontMetrics(painter.font()).elidedText(
            player_kind(self._setup.players[self.seat]),
            Qt.TextElideMode.ElideRight,
            max(0, int(room - used)),
        )
        painter.drawText(line.adjusted(used, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, kind)

    def _paint_fan(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the backs of the hand, their number, the dealer's and the contract's marks."""
        theme = self._desk.theme
        top = rect.top() + 33
        height = rect.bottom() - top - 7
        if height < 14:
            return
        size = card_size(height / 1.4)
        dpr = self.devicePixelRatioF()
        step = min(size.width() * 0.5, 9.0)
        marks = 40 + 28 * self._met + 26 * self._dealer
        room = rect.width() - 2 * PAD - size.width() - marks
        shown = max(1, min(self._count, FAN, int(room / step) + 1))
        for place in range(min(self._count, shown)):
            corner = QPointF(rect.left() + PAD + place * step, top)
            painter.drawPixmap(corner, self._pictures.back(size, dpr))
        painter.setFont(font(15, bold=True))
        painter.setPen(theme.colour("text"))
        shown = min(self._count, shown)
        left = rect.left() + PAD + max(0, shown - 1) * step + size.width() + 8
        painter.drawText(
            QRectF(left, top, 40, height), Qt.AlignmentFlag.AlignVCenter, number(self._count)
        )
        end = rect.right() - PAD
        if self._met:
            tick = QRectF(end - 22, top + height / 2 - 10, 20, 20)
            painter.setPen(QPen(theme.colour("success"), 3))
            painter.drawPolyline(
                [
                    tick.topLeft() + QPointF(3, 10),
                    tick.topLeft() + QPointF(8, 16),
                    tick.topLeft() + QPointF(18, 4),
                ]
            )
            end -= 28
        if self._dealer:
            coin = QRectF(end - 20, top + height / 2 - 10, 20, 20)
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(coin)
            painter.setPen(theme.colour("on_accent"))
            painter.setFont(font(12, bold=True))
            painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, "D")
