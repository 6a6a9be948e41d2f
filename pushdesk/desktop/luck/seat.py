# SPDX-License-Identifier: GPL-3.0-or-later
"""One player's place at the table of luck: name, score, bench and bank."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from pushdesk.core.game import Setup
from pushdesk.desktop.cards.piece import RING
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import sentences
from pushdesk.desktop.luck.display import Shown
from pushdesk.desktop.luck.pictures import Pictures, card_size
from pushdesk.desktop.luck.pieces import BankPile
from pushdesk.desktop.luck.views import BenchView
from pushdesk.desktop.players import plain_tip, player_kind, player_name
from pushdesk.games.luck.cards import RANK

HEAD = 34
"""Height of the line with name and score, px."""
GROUPS = 5
PAD = 10


class SeatPanel(QWidget):
    """Show what one player has; the active player's panel is framed."""

    def __init__(
        self, desk: Desk, pictures: Pictures, setup: Setup, seat: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.seat = seat
        self._setup = setup
        self._active = False
        self._turn = False
        self._state: object = None
        self.target = False
        self._name = QLabel(self)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._kind = QLabel(self)
        self._kind.setTextFormat(Qt.TextFormat.PlainText)
        self._kind.setProperty("kind", "small")
        self._score = QLabel(self)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Focus on a score explains it.
        self._score.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._score.setProperty("stop", True)
        self._name.setProperty("kind", "subheading")
        self._score.setProperty("kind", "heading")
        self.bench = BenchView(desk, pictures, self)
        self.bank = BankPile(desk, pictures, self)

    def show_seat(self, shown: Shown, *, active: bool) -> None:
        """Show bench, bank and score; `active` frames the panel of who acts."""
        state = (
            active,
            shown.turn == self.seat,
            tuple(shown.benches[self.seat]),
            shown.banks[self.seat],
            self.desk.languages.code,
            self.desk.theme.name,
        )
        if state == self._state:
            return
        self._state = state
        cards = shown.benches[self.seat]
        bench = sum(RANK[card] for card in cards)
        bank = shown.bank_points(self.seat)
        count = shown.banks[self.seat].count
        self.bench.show_cards(cards)
        self.bank.show_bank(count, bank)
        self._score.setText(number(bench + (bank or 0)) + ("" if bank is not None else " + ?"))
        name = player_name(self._setup, self.seat)
        self._name.setText(name)
        kind = player_kind(self._setup.players[self.seat])
        self._kind.setText(kind)
        explained = sentences.score_sentence(self._setup, self.seat, bench, bank)
        self._score.setToolTip(plain_tip(explained))
        self._score.setAccessibleName(explained)
        self.setToolTip(plain_tip(explained))
        self.setAccessibleDescription(explained)
        self.setAccessibleName(f"{name}, {kind}")
        self.bench.setAccessibleName(sentences.bench_sentence(self._setup, self.seat, tuple(cards)))
        self.bank.tell(sentences.bank_name(name, count, bank), "")
        self._active = active
        self._turn = shown.turn == self.seat
        self._place_words()
        self.update()

    def aim(self, *, target: bool) -> None:
        """Show whether a dragged column would land here."""
        if target != self.target:
            self.target = target
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give bench and bank the room below the name."""
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        room = height - HEAD - PAD
        inner = width - 2 * PAD
        gap = 10 if inner > 330 else 4
        foot = max(16, min(26, round(room * 0.17)))
        # Cards may be taller than the bench: its foot hides their end, as if tucked in.
        by_width = (inner - GROUPS * gap - 2 * RING - 4) / (GROUPS + 1)
        card = min(by_width, (room - foot - 8) / 1.4 * 1.08)
        size = card_size(max(22.0, min(card, 150.0)))
        self.bench.fit(size, foot, gap)
        bench_width = round((size.width() + gap) * GROUPS)
        self.bench.setGeometry(PAD, HEAD, bench_width, room)
        bank_width = round(size.width()) + 2 * RING + 4
        self.bank.fit(card_size(min(size.width(), (room - foot - 14) / 1.4)))
        self.bank.setGeometry(
            width - PAD - bank_width, HEAD - RING + 4, bank_width, room + RING - 4
        )
        self._place_words()

    def _place_words(self) -> None:
        width = self.width()
        score = self._score.sizeHint().width() + 8
        self._score.setGeometry(width - PAD - score - 4, 3, score, HEAD - 3)
        self._name.setText(player_name(self._setup, self.seat))
        room = width - 2 * PAD - score - 22
        name = min(self._name.sizeHint().width() + 2, max(60, round(room * 0.72)))
        full = player_name(self._setup, self.seat)
        metrics = self._name.fontMetrics()
        self._name.setText(metrics.elidedText(full, Qt.TextElideMode.ElideRight, name))
        self._name.setGeometry(PAD + 20, 4, name, HEAD - 4)
        kind = max(0, room - name - 6)
        self._kind.setText(
            self._kind.fontMetrics().elidedText(
                player_kind(self._setup.players[self.seat]), Qt.TextElideMode.ElideRight, kind
            )
        )
        self._kind.setGeometry(PAD + 26 + name, 6, kind, HEAD - 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel, the frame of who acts, the mark of whose turn it is."""
        theme = self.desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.panel)
        lit = self._active or self.target
        frame = QColor(theme.accent) if lit else QColor(theme.line)
        width = 3.0 if lit else 1.0
        painter.setPen(QPen(frame, width))
        painter.setBrush(ground)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(rect, 10, 10)
        if self._turn:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(PAD, HEAD / 2 - 4, 12, 12))
            painter.setBrush(QColor(theme.on_accent))
            painter.drawPolygon(_triangle(QRectF(PAD + 3.5, HEAD / 2 - 1.2, 6, 6.4)))
        painter.end()

    def bench_target(self, colour: int) -> QRectF:
        """Return where cards of a colour land, in the coordinates of the parent."""
        place = self.bench.place_of(colour)
        offset = self.pos() + self.bench.pos()
        return QRectF(place.translated(offset))

    def bank_target(self) -> QRectF:
        """Return where banked cards land, in the coordinates of the parent."""
        offset = self.pos() + self.bank.pos()
        return self.bank.card_rect().translated(offset.x(), offset.y())

    @property
    def card(self) -> QSizeF:
        """Return the size of the cards here, px."""
        return self.bench.card


def _triangle(rect: QRectF) -> list[QPointF]:
    return [
        QPointF(rect.left(), rect.top()),
        QPointF(rect.right(), rect.center().y()),
        QPointF(rect.left(), rect.bottom()),
    ]
