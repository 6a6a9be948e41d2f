# SPDX-License-Identifier: GPL-3.0-or-later
"""The single pieces on the table of luck: pile, drawn card, switch stack, die, discards, bank."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pushdesk.desktop.cards import piece
from pushdesk.desktop.cards.piece import RING
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import art
from pushdesk.desktop.luck.pictures import Pictures, shadow_corner
from pushdesk.games.luck.cards import STAR, Card


class Piece(piece.Piece):
    """A piece of luck, with its pictures."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.pictures = pictures

    def paint_slot(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Draw the empty place of a card."""
        painter.drawPixmap(
            rect.topLeft(), self.pictures.slot(rect.size(), ink, self.devicePixelRatioF())
        )


class Pile(Piece):
    """The draw pile, face down, with the number of its cards."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.count = 0

    def show_count(self, count: int) -> None:
        """Hold another number of cards."""
        self.keep(count=count)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a pile whose thickness tells how many cards are left."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.count == 0:
            self.paint_slot(painter, rect, self.faint(140))
        else:
            dpr = self.devicePixelRatioF()
            layers = min(6, 1 + self.count // 20)
            painter.drawPixmap(
                rect.topLeft() - shadow_corner(self.card), self.pictures.shadow(self.card, dpr, 0.6)
            )
            back = self.pictures.back(self.card, dpr)
            for layer in range(layers):
                painter.drawPixmap(rect.topLeft() - QPointF(layer * 1.0, layer * 1.0), back)
        self.paint_frame(painter, rect)
        self.paint_caption(painter, rect, number(self.count))
        painter.end()


class DrawnCard(Piece):
    """The place where a drawn card waits for its column."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.shown: Card = -1

    def show_card(self, card: Card) -> None:
        """Hold another card, -1 for none."""
        self.keep(shown=card)
        self.draggable = card >= 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card >= 0 else Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, or its empty place."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.shown < 0:
            self.paint_slot(painter, rect, self.faint(90))
        else:
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(
                rect.topLeft() - shadow_corner(self.card), self.pictures.shadow(self.card, dpr, 1.0)
            )
            painter.drawPixmap(rect.topLeft(), self.pictures.face(self.shown, self.card, dpr))
            self.paint_frame(painter, rect)
        painter.end()


class SwitchStack(Piece):
    """The face-up Switch cards; the top one shows the direction in force."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.count = 0
        self.direction = 1

    def show_stack(self, count: int, direction: int) -> None:
        """Hold another number of cards and another direction."""
        self.keep(count=count, direction=direction)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the top card, or the direction alone when there is none."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.count == 0:
            self.paint_slot(painter, rect, self.faint(120))
            side = rect.width() * 0.56
            arrow = QRectF(0, 0, side, side)
            arrow.moveCenter(rect.center())
            art.paint_arrow(painter, arrow, self.direction, self.faint(240))
        else:
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(
                rect.topLeft() - shadow_corner(self.card), self.pictures.shadow(self.card, dpr, 0.4)
            )
            picture = self.pictures.switch(self.direction, self.card, dpr)
            painter.drawPixmap(rect.topLeft(), picture)
        self.paint_frame(painter, rect)
        self.paint_caption(painter, rect, number(self.count))
        painter.end()


class Discards(Piece):
    """What is out of the game: the card discarded last lies on top."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self._cards: list[Card] = []

    def show_cards(self, cards: list[Card]) -> None:
        """Hold other cards."""
        self.keep(_cards=list(cards))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the top card turned down a little, or the empty place."""
        painter = QPainter(self)
        rect = self.card_rect()
        if not self._cards:
            self.paint_slot(painter, rect, self.faint(120))
        else:
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(
                rect.topLeft() - shadow_corner(self.card), self.pictures.shadow(self.card, dpr, 0.4)
            )
            painter.drawPixmap(rect.topLeft(), self.pictures.face(self._cards[-1], self.card, dpr))
        self.paint_frame(painter, rect)
        self.paint_caption(painter, rect, number(len(self._cards)))
        painter.end()


class Die(Piece):
    """The die; a click rolls it when there is something to roll for."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.face = STAR
        self.turn = 0.0

    def show_face(self, face: int, turn: float = 0.0) -> None:
        """Lie with a face up, or tumble: `turn` 0 to 1."""
        self.keep(face=face, turn=turn)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the die."""
        painter = QPainter(self)
        side = min(self.width(), self.height()) - 2 * RING
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        if self.turn in (0.0, 1.0):
            # The picture is larger than the die, for its shadow.
            whole = side / 0.84
            corner = QPointF((self.width() - whole) / 2, (self.height() - whole) / 2)
            picture = self.pictures.die(self.face, whole, self.devicePixelRatioF())
            painter.drawPixmap(corner, picture)
        else:
            art.paint_die(painter, rect, self.face, self.turn)
        self.paint_frame(painter, rect.adjusted(2, 2, -2, -2))
        painter.end()


class BankPile(Piece):
    """A bank: cards face down, their number and points below."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(desk, pictures, parent)
        self.count = 0
        self.points: int | None = 0

    def show_bank(self, count: int, points: int | None) -> None:
        """Hold another number of cards and points, None for hidden."""
        self.keep(count=count, points=points)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw some backs for many cards."""
        painter = QPainter(self)
        rect = self.card_rect()
        if self.count == 0:
            ink = QColor(self.desk.theme.colour("muted"))
            ink.setAlpha(150)
            self.paint_slot(painter, rect, ink)
        else:
            back = self.pictures.back(self.card, self.devicePixelRatioF())
            for layer in range(min(4, 1 + self.count // 4)):
                painter.drawPixmap(rect.topLeft() + QPointF(layer * 2.0, layer * 2.0), back)
        self.paint_frame(painter, rect)
        text = "?" if self.points is None else number(self.points)
        self.paint_caption(painter, rect.adjusted(0, 0, 0, 4), text)
        painter.end()
