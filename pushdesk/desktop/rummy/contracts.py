# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign of a round's contract: its melds as small cards, those in hand and those missing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from pushdesk.desktop.cards.pips import paint_pip, suit_ink
from pushdesk.desktop.cards.shapes import ASPECT, DARK, IVORY, faded
from pushdesk.games.rummy.state import Contract

STEP = 1.1
"""From one card to the next, as a part of a card's width."""
CLIMB = 0.11
"""How much higher the next card of a run is, as a part of a card's height."""
GAP = 0.45
"""Between two melds, as a part of the sign's height."""


def contract_parts(contract: Contract) -> tuple[tuple[bool, int], ...]:
    """Return the melds of a contract: whether it is a run, and its least number of cards."""
    return ((False, 3),) * contract.sets + ((True, contract.length),) * contract.runs


def part_width(height: float, *, run: bool, length: int) -> float:
    """Return how wide `paint_part` draws a meld of some height, px."""
    card = _part_card(height, run=run, length=length)
    return card.width() * (1 + (length - 1) * STEP)


def _part_card(height: float, *, run: bool, length: int) -> QSizeF:
    # A run climbs, so its cards are lower than the whole sign.
    high = height / (1 + CLIMB * (length - 1)) if run else height / (1 + CLIMB)
    return QSizeF(high / ASPECT, high)


def paint_part(
    painter: QPainter,
    rect: QRectF,
    *,
    run: bool,
    length: int,
    held: int,
    colour: QColor,
    four_colours: bool = False,
) -> None:
    """Draw one meld of a contract as small cards: those not held yet are dashed outlines.

    A set is a level row of three suits, a run climbs in one suit; as high as `rect`, from its
    left side. `colour` is the ink of the outlines on whatever is below.
    """
    size = _part_card(rect.height(), run=run, length=length)
    step = size.width() * STEP
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(length):
        rise = size.height() * CLIMB * (length - 1 - number if run else 0.5)
        card = QRectF(rect.topLeft() + QPointF(number * step, rise), size)
        suit = 0 if run else (0, 1, 3, 2)[number % 4]
        _part_of_contract(painter, card, suit, number < held, colour, four_colours=four_colours)
    painter.restore()


def _part_of_contract(
    painter: QPainter,
    card: QRectF,
    suit: int,
    held: bool,
    colour: QColor,
    *,
    four_colours: bool,
) -> None:
    radius = card.width() * 0.12
    line = max(1.0, card.width() * 0.06)
    inner = card.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    side = card.width() * 0.58
    place = QRectF(0, 0, side, side)
    place.moveCenter(card.center())
    if held:
        painter.setPen(QPen(faded(DARK, 0.8), line))
        painter.setBrush(IVORY)
        painter.drawRoundedRect(inner, radius, radius)
        paint_pip(painter, place, suit, suit_ink(suit, four_colours=four_colours))
        return
    pen = QPen(colour, line)
    pen.setDashPattern([2.0, 1.6])
    painter.setPen(pen)
    painter.setBrush(QColor(128, 128, 128, 24))
    painter.drawRoundedRect(inner, radius, radius)
    paint_pip(painter, place, suit, faded(colour, 0.55))


def contract_width(height: float, contract: Contract) -> float:
    """Return how wide `paint_contract` draws a contract of some height, px."""
    parts = contract_parts(contract)
    gaps = height * GAP * (len(parts) - 1)
    return sum(part_width(height, run=run, length=length) for run, length in parts) + gaps


def paint_contract(
    painter: QPainter,
    rect: QRectF,
    contract: Contract,
    held: Sequence[int],
    colour: QColor,
    *,
    four_colours: bool = False,
) -> None:
    """Draw what a round asks for from the left side of `rect`, as high as it.

    `held` is how many cards of each meld are there, as many numbers as the contract has melds.
    """
    left = rect.left()
    for (run, length), have in zip(contract_parts(contract), held, strict=True):
        width = part_width(rect.height(), run=run, length=length)
        place = QRectF(left, rect.top(), width, rect.height())
        paint_part(
            painter,
            place,
            run=run,
            length=length,
            held=have,
            colour=colour,
            four_colours=four_colours,
        )
        left += width + rect.height() * GAP
