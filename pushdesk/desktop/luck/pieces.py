# SPDX-License-Identifier: GPL-3.0-or-later
"""The single pieces on the table of luck: pile, drawn card, switch stack, die, discards, bank."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import art
from pushdesk.desktop.luck.pictures import Pictures, card_size, shadow_corner
from pushdesk.desktop.players import plain_tip
from pushdesk.desktop.surface import paint_focus, paint_ring
from pushdesk.desktop.theme import font
from pushdesk.games.luck.cards import STAR, Card

RING = 7
"""Space around a piece for its frame, px."""


class Piece(QAbstractButton):
    """Something on the table that has a name and can be clicked, focused and dragged from."""

    dragged = Signal()
    drag_moved = Signal(QPoint)
    drag_dropped = Signal(QPoint)

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.pictures = pictures
        self.card = card_size(64)
        self.legal = False
        self.target = False
        self.draggable = False
        self._pressed: QPoint | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mark(self, *, legal: bool) -> None:
        """Show whether this can be done now."""
        if self.keep(legal=legal):
            shape = Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def keep(self, **values: object) -> bool:
        """Remember attributes; repaint and return True only when one has changed."""
        changed = {name: value for name, value in values.items() if getattr(self, name) != value}
        for name, value in changed.items():
            setattr(self, name, value)
        if changed:
            self.update()
        return bool(changed)

    def aim(self, *, target: bool) -> None:
        """Show whether a dragged piece would land here."""
        self.keep(target=target)

    def fit(self, card: QSizeF) -> None:
        """Use a card size, px."""
        self.keep(card=card)

    def tell(self, name: str, what: str = "") -> None:
        """Set the name for assistive technology, and the same as a tooltip."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(what)
        self.setToolTip(plain_tip(name, what))

    def cancel_drag(self) -> None:
        """Forget a press or drag, so that its release does nothing."""
        self._pressed = None
        self._dragging = False
        self.setDown(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a press began."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn a press that moves into a drag."""
        if self._pressed is None or not self.draggable:
            return
        here = event.position().toPoint()
        if not self._dragging:
            if (here - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.setDown(False)
            self.dragged.emit()
        self.drag_moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop at the end of a drag; a click goes the way of every button."""
        dragging, self._pressed, self._dragging = self._dragging, None, False
        if dragging:
            self.drag_dropped.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def card_rect(self) -> QRectF:
        """Return where the card lies, in the coordinates of this piece."""
        rect = QRectF(QPointF(0, 0), self.card)
        rect.moveTopLeft(QPointF((self.width() - rect.width()) / 2, RING))
        return rect

    def paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the frames of what can be done and of the focus."""
        theme = self.desk.theme
        ring = rect.adjusted(-5, -5, 5, 5)
        if self.legal or self.target:
            paint_ring(painter, ring, theme.colour("accent"), 4.0 if self.target else 2.5)
        if self.hasFocus():
            paint_focus(painter, ring.adjusted(1, 1, -1, -1))

    def paint_slot(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Draw the empty place of a card."""
        painter.drawPixmap(
            rect.topLeft(), self.pictures.slot(rect.size(), ink, self.devicePixelRatioF())
        )

    def paint_caption(self, painter: QPainter, rect: QRectF, text: str) -> None:
        """Write under a piece."""
        painter.setFont(font(min(20.0, max(12.0, self.card.width() * 0.17)), bold=True))
        painter.setPen(self.caption_ink())
        room = QRectF(0, rect.bottom() + 4, self.width(), self.height() - rect.bottom() - 4)
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def faint(self, alpha: int) -> QColor:
        """Return the ink of empty places, 0 to 255 strong."""
        ink = self.desk.theme.colour("text")
        ink.setAlpha(alpha)
        return ink

    def caption_ink(self) -> QColor:
        """Return a colour that is legible on the cloth of the table."""
        return self.desk.theme.colour("text")


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
