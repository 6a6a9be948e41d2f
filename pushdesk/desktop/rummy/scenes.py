# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that figures of the rummy help are made of: hands, melds, plays, seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pushdesk.desktop.cards.badges import lock_rect, paint_badge, paint_lock
from pushdesk.desktop.cards.marks import paint_selected, paint_taken, paint_target
from pushdesk.desktop.cards.shapes import ASPECT
from pushdesk.desktop.rummy import art, spec
from pushdesk.desktop.rummy.spec import Shown
from pushdesk.desktop.theme import Theme, font
from pushdesk.games.rummy.cards import POINTS, Card
from pushdesk.games.rummy.state import SEATS, SET_LENGTH, Contract, End, Meld, team_of

CARD = QSizeF(62, 62 * ASPECT)
"""Size of a card in a figure, px before the figure is made to fit."""
STRIP = 0.36
"""Part of a card that the next one in a meld leaves free."""
LIFT = 12.0
RED = QColor("#C8402F")


class Piece(NamedTuple):
    """Something in a figure, drawn from the origin to the right and down."""

    size: QSizeF
    paint: Callable[[QPainter], None]


def faint(theme: Theme) -> QColor:
    """Return the ink of empty places."""
    ink = theme.colour("text")
    ink.setAlpha(140)
    return ink


def card_in(rect: QRectF) -> QRectF:
    """Return the largest card in the middle of a rectangle."""
    width = min(rect.width(), rect.height() / ASPECT)
    card = QRectF(0, 0, width, width * ASPECT)
    card.moveCenter(rect.center())
    return card


def paint_shown(painter: QPainter, card: QRectF, shown: Shown, degrees: float = 0.0) -> None:
    """Draw a card with its marks, turned around its middle."""
    painter.save()
    painter.translate(card.center())
    painter.rotate(degrees)
    rect = card.translated(-card.center())
    if shown.lifted:
        rect.translate(0, -LIFT * card.width() / CARD.width())
    art.paint_loose(painter, rect, shown.kind, lift=0.7 if shown.lifted else 0.4)
    if shown.standing is not None:
        paint_badge(painter, rect, *shown.standing)
    if shown.locked:
        paint_lock(painter, lock_rect(rect))
    if shown.taken:
        paint_taken(painter, rect)
    if shown.lifted:
        paint_selected(painter, rect)
    if shown.target:
        paint_target(painter, rect)
    painter.restore()


# Rows of cards


def row_width(high: float, count: int) -> float:
    """Return how wide a meld of so many cards is, by its height, px."""
    return high / ASPECT * (1 + STRIP * (count - 1))


def paint_row(painter: QPainter, at: QPointF, high: float, cards: Sequence[Shown]) -> None:
    """Draw a meld from its top left corner, each card over the one before."""
    size = QSizeF(high / ASPECT, high)
    for place, shown in enumerate(cards):
        corner = at + QPointF(place * size.width() * STRIP, 0)
        paint_shown(painter, QRectF(corner, size), shown)


def _headroom(cards: Sequence[Shown]) -> float:
    return LIFT if any(shown.lifted for shown in cards) else 0.0


def row(cards: Sequence[Shown]) -> Piece:
    """Return cards laid as a meld."""
    head = _headroom(cards)
    size = QSizeF(row_width(CARD.height(), len(cards)), CARD.height() + head)
    return Piece(size, lambda painter: paint_row(painter, QPointF(0, head), CARD.height(), cards))


def crossed(cards: Sequence[Shown]) -> Piece:
    """Return cards laid as a meld and crossed out."""
    whole = row(cards)

    def paint(painter: QPainter) -> None:
        whole.paint(painter)
        middle = QPointF(whole.size.width() / 2, whole.size.height() / 2)
        reach = CARD.height() * 0.36
        for ink, width in ((QColor(255, 255, 255, 235), 11.0), (RED, 6.0)):
            painter.setPen(QPen(ink, width, c=Qt.PenCapStyle.RoundCap))
            for side in (-1, 1):
                arm = QPointF(reach, reach * side)
                painter.drawLine(middle - arm, middle + arm)

    return Piece(whole.size, paint)


def beside(cards: Sequence[Shown]) -> Piece:
    """Return cards side by side."""
    step = CARD.width() + 8
    head = _headroom(cards)

    def paint(painter: QPainter) -> None:
        for place, shown in enumerate(cards):
            paint_shown(painter, QRectF(QPointF(place * step, head), CARD), shown)

    return Piece(QSizeF(step * len(cards) - 8, CARD.height() + head), paint)


def fan(cards: Sequence[Shown]) -> Piece:
    """Return a hand: cards on a wide circle, so that each shows its index."""
    count = len(cards)
    step = CARD.width() * min(0.42, 4.6 / max(1, count))
    spread = min(3.4, 30 / max(1, count))
    radius = step / math.radians(spread)
    edge = (count - 1) / 2 * math.radians(spread)
    drop = radius * (1 - math.cos(edge)) + CARD.width() / 2 * math.sin(edge)
    side = radius * math.sin(edge) + CARD.height() / 2 * math.sin(edge)
    head = _headroom(cards) + CARD.width() / 2 * math.sin(edge)
    size = QSizeF(2 * side + CARD.width(), CARD.height() + head + drop)

    def paint(painter: QPainter) -> None:
        top = QPointF(size.width() / 2, head + CARD.height() / 2)
        for place, shown in enumerate(cards):
            degrees = (place - (count - 1) / 2) * spread
            angle = math.radians(degrees)
            off = QPointF(math.sin(angle) * radius, (1 - math.cos(angle)) * radius)
            card = QRectF(QPointF(), CARD)
            card.moveCenter(top + off)
            paint_shown(painter, card, shown, degrees)

    return Piece(size, paint)


def counted(cards: Sequence[Shown], theme: Theme) -> Piece:
    """Return cards with what each costs who holds it, and the sum."""
    step = CARD.width() + 8
    line = 24.0
    costs = [POINTS[shown.card] if shown.card >= 0 else 0 for shown in cards]
    if any(shown.card < 0 for shown in cards):
        raise ValueError("back")
    total = 74.0
    width = step * len(cards) + total

    def paint(painter: QPainter) -> None:
        painter.setFont(font(18, bold=True))
        for place, (shown, cost) in enumerate(zip(cards, costs, strict=True)):
            left = place * step
            paint_shown(painter, QRectF(QPointF(left, 0), CARD), shown)
            painter.setPen(theme.colour("text"))
            below = QRectF(left, CARD.height() + 4, CARD.width(), line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(cost))
        painter.setFont(font(22, bold=True))
        painter.setPen(theme.colour("text"))
        rest = QRectF(step * len(cards), 0, total, CARD.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, f"= {sum(costs)}")

    return Piece(QSizeF(width, CARD.height() + 4 + line), paint)


# Piles and signs


def place(theme: Theme) -> Piece:
    """Return the empty place of a card."""
    return Piece(
        CARD, lambda painter: art.paint_place(painter, QRectF(QPointF(), CARD), faint(theme))
    )


def stock(count: int, theme: Theme) -> Piece:
    """Return the stock."""
    if count == 0:
        return place(theme)
    thick = CARD.width() * 0.14
    size = QSizeF(CARD.width() + thick * 0.6, CARD.height() + thick)
    return Piece(size, lambda painter: art.paint_stock(painter, QRectF(QPointF(), CARD), count))


def arrow(degrees: float) -> Piece:
    """Return a plain arrow."""
    side = 40.0
    return Piece(
        QSizeF(side, side),
        lambda painter: art.paint_arrow(painter, QRectF(0, 0, side, side), degrees),
    )


def contract(asked: Contract, held: Sequence[int], theme: Theme) -> Piece:
    """Return the sign of a contract."""
    high = 60.0
    size = QSizeF(art.contract_width(high, asked), high)
    return Piece(
        size,
        lambda painter: art.paint_contract(
            painter, QRectF(QPointF(), size), asked, held, theme.colour("text")
        ),
    )


# Plays


def layoff(added: tuple[Card, ...], meld: Meld) -> Piece:
    """Return cards that go to the end of a meld where they fit."""
    result, end = spec.grown(meld, added)
    high = CARD.height()
    old, new = row_width(high, len(meld.cards)), row_width(high, len(added))
    shown = [each for each in spec.laid(result) if each.card not in meld.cards]
    before = spec.laid(meld)
    gap = 54.0

    def paint(painter: QPainter) -> None:
        low = end is End.LOW
        paint_row(painter, QPointF(new + gap if low else 0, 0), high, before)
        paint_row(painter, QPointF(0 if low else old + gap, 0), high, shown)
        between = QRectF((new if low else old) + 7, high / 2 - 20, gap - 14, 40)
        art.paint_arrow(painter, between, 0 if low else 180)

    return Piece(QSizeF(old + gap + new, high), paint)


def replacement(meld: Meld, card: Card, other: tuple[Card, ...] | None) -> Piece:
    """Return a natural that goes up to the place of a wild, and where the wild goes on to."""
    _, index = spec.exchanged(meld, card)
    high = CARD.height()
    width = row_width(high, len(meld.cards))
    before = [each._replace(target=place == index) for place, each in enumerate(spec.laid(meld))]
    onward = [] if other is None else _receiver(meld.cards[index], other)
    below = high + 48
    left = index * CARD.width() * STRIP
    beside = left + CARD.width() + 34

    def paint(painter: QPainter) -> None:
        paint_row(painter, QPointF(), high, before)
        paint_shown(painter, QRectF(QPointF(left, below), CARD), Shown(card))
        art.paint_arrow(painter, QRectF(left + CARD.width() / 2 - 17, high + 5, 34, 38), -90)
        if onward:
            paint_row(painter, QPointF(beside, below), high, onward)
            end = QPointF(beside + row_width(high, len(onward)) - CARD.width() / 2, below - 9)
            way = QPainterPath(QPointF(width + 8, high * 0.42))
            way.quadTo(QPointF(max(end.x(), width + 30), high * 0.42), end)
            art.paint_way(painter, way, 11)

    whole = max(width, left + CARD.width())
    if onward:
        whole = max(width + 44, beside + row_width(high, len(onward)))
    return Piece(QSizeF(whole, below + high), paint)


def _receiver(wild: Card, other: tuple[Card, ...]) -> list[Shown]:
    """Return the other meld with the wild in it, ringed: laid off, or made one by it."""
    if len(other) < SET_LENGTH:
        target = spec.melded((*other, wild))
    else:
        target, _ = spec.grown(spec.melded(other), (wild,))
    return [each._replace(target=each.card == wild) for each in spec.laid(target)]


def take(card: Card) -> Piece:
    """Return the discard on its way down into the hand."""
    hand = fan([Shown(-1)] * 6)
    width = max(hand.size.width(), CARD.width() + 60)
    top = CARD.height() + 58

    def paint(painter: QPainter) -> None:
        middle = width / 2
        paint_shown(
            painter,
            QRectF(QPointF(middle - CARD.width() / 2, 0), CARD),
            Shown(card, target=True),
        )
        painter.translate(middle - hand.size.width() / 2, top)
        hand.paint(painter)
        painter.translate(hand.size.width() / 2, 0)
        art.paint_arrow(painter, QRectF(-24, -50, 48, 56), 90)

    return Piece(QSizeF(width, top + hand.size.height()), paint)


def push(card: Card) -> Piece:
    """Return the push: two cards go to the left neighbour, then one is drawn from the stock."""
    side = fan([Shown(-1)] * 5)
    hand = fan([Shown(-1)] * 6)
    left = side.size.height()
    way = 168.0
    top = CARD.height() + 50
    pile = QRectF(QPointF(left + way, 0), CARD)
    below = QPointF(pile.center().x() - hand.size.width() * 0.56, top)
    size = QSizeF(max(pile.right() + 8, below.x() + hand.size.width()), top + hand.size.height())

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(left / 2, side.size.width() / 2)
        painter.rotate(90)
        painter.translate(-side.size.width() / 2, -side.size.height() / 2)
        side.paint(painter)
        painter.restore()
        art.paint_stock(painter, pile, 50)
        across = QRectF(left + 12, pile.center().y() - 41, way - 22, 82)
        art.paint_push(painter, across, 180, discard=Shown(card).kind)
        painter.save()
        painter.translate(below)
        hand.paint(painter)
        painter.restore()
        down = QRectF(pile.center().x() - 21, pile.bottom() + 12, 42, 50)
        art.paint_arrow(painter, down, 90)

    return Piece(size, paint)


# Seats


def teams(theme: Theme) -> Piece:
    """Return the four seats: team marks, a line between partners, arrows the way round."""
    size = QSizeF(250, 190)
    mark = 44.0

    def paint(painter: QPainter) -> None:
        middle = QPointF(size.width() / 2, size.height() / 2)
        reach = QPointF(size.width() / 2 - mark / 2, size.height() / 2 - mark / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faint(theme), 2, Qt.PenStyle.DashLine))
        painter.drawLine(middle - QPointF(reach.x(), 0), middle + QPointF(reach.x(), 0))
        painter.drawLine(middle - QPointF(0, reach.y()), middle + QPointF(0, reach.y()))
        for seat in range(SEATS):
            # Seat 0 sits below; its left neighbour, the next to play, at the left.
            angle = math.radians(90 + 90 * seat)
            path = QPainterPath()
            box = QRectF(middle - reach, middle + reach)
            start, sweep = 90 + 90 * seat + 24, 42
            path.arcMoveTo(box, -start)
            path.arcTo(box, -start, -sweep)
            art.paint_way(painter, path, 6)
            centre = middle + QPointF(math.cos(angle) * reach.x(), math.sin(angle) * reach.y())
            rect = QRectF(0, 0, mark, mark)
            rect.moveCenter(centre)
            art.paint_team(painter, rect, team_of(seat))

    return Piece(size, paint)
