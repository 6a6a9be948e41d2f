# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a round: every hand face up, what it costs, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from pushdesk.core.game import Setup
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy import art, names, sentences
from pushdesk.desktop.rummy.pictures import Pictures, card_size
from pushdesk.desktop.theme import font
from pushdesk.games.rummy.cards import Card
from pushdesk.games.rummy.state import SEATS, State, team_of

translate = QCoreApplication.translate

LINE = 92
NAME = 150


class _Hands(QWidget):
    """Four hands with their points."""

    def __init__(self, desk: Desk, pictures: Pictures, setup: Setup) -> None:
        super().__init__()
        self._desk = desk
        self._pictures = pictures
        self._setup = setup
        self._hands: Sequence[tuple[Card, ...]] = ()
        self._points: Sequence[int] = ()
        self._total: Sequence[int] = ()
        self.setMinimumHeight(SEATS * 66)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_hands(
        self, hands: Sequence[tuple[Card, ...]], points: Sequence[int], total: Sequence[int]
    ) -> None:
        self._hands, self._points, self._total = hands, points, total
        lines = [
            translate("Rummy", "{name}: {cards} – {points}, in all {total}").format(
                name=player_name(self._setup, seat),
                cards=names.card_names(hand) or translate("Rummy", "no cards"),
                points=sentences.points_text(points[seat]),
                total=number(total[seat]),
            )
            for seat, hand in enumerate(hands)
        ]
        self.setAccessibleName("\n".join(lines))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = min(float(LINE), self.height() / SEATS)
        size = card_size((line - 12) / 1.4)
        room = self.width() - NAME - 150
        for seat, hand in enumerate(self._hands):
            top = seat * line
            art.paint_team(painter, QRectF(4, top + line / 2 - 8, 16, 16), team_of(seat))
            painter.setFont(font(15, bold=True))
            painter.setPen(theme.colour("text"))
            painter.drawText(
                QRectF(28, top, NAME - 34, line),
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
                player_name(self._setup, seat),
            )
            step = min(size.width() * 0.62, (room - size.width()) / max(1, len(hand) - 1))
            for place, card in enumerate(hand):
                picture = self._pictures.face(card, size, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(NAME + place * step, top + 6), picture)
            painter.setFont(font(20, bold=True))
            right = QRectF(self.width() - 140, top, 60, line)
            painter.drawText(
                right,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                number(self._points[seat]),
            )
            painter.setFont(font(15))
            painter.setPen(theme.colour("muted"))
            whole = QRectF(self.width() - 72, top, 68, line)
            painter.drawText(
                whole,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                f"Σ {number(self._total[seat])}",
            )
        painter.end()


class RoundPanel(QFrame):
    """Lie over the table between two rounds."""

    went_on = Signal()

    def __init__(self, desk: Desk, pictures: Pictures, setup: Setup, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._setup = setup
        self._state: State | None = None
        self.title = QLabel()
        self.title.setProperty("kind", "heading")
        self.title.setWordWrap(True)
        self.teams = QLabel()
        self.teams.setWordWrap(True)
        self.hands = _Hands(desk, pictures, setup)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.setMinimumHeight(42)
        self.button.clicked.connect(lambda _checked=False: self.went_on.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 18)
        layout.addWidget(self.title)
        layout.addWidget(self.teams)
        layout.addWidget(self.hands, 1)
        layout.addWidget(self.button)
        self.hide()

    def show_count(self, state: State) -> None:
        """Show the round that has just been counted."""
        self._state = state
        count = state.finished[-1]
        totals = [sum(each.points[seat] for each in state.finished) for seat in range(SEATS)]
        self.hands.show_hands(state.hands, count.points, totals)
        self.retranslate()
        self.show()
        self.raise_()
        self.button.setFocus()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.button.setText(translate("Rummy", "Next round"))
        if self._state is not None and self._state.finished:
            self.title.setText(sentences.round_sentence(self._setup, self._state))
            self.teams.setText(sentences.teams_sentence(self._setup, self._state))
