# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of each round, fixed by the deal number."""

from __future__ import annotations

from pushdesk.core import chance
from pushdesk.core.game import Seat
from pushdesk.games.rummy.cards import CARDS, WILD, Card
from pushdesk.games.rummy.state import (
    DEALT,
    ROUNDS,
    SEATS,
    Buried,
    Count,
    Event,
    RoundBegan,
    Rules,
    State,
    TurnBegan,
    left_of,
)

_SHUFFLES = 2**48
"""The deal number of a match names one of so many shuffles for each round."""


def first_dealer(deal: int) -> Seat:
    """Return who deals round 1 (R5)."""
    return chance.draw(deal, "dealer", 0, SEATS)


def deck(deal: int, number: int) -> tuple[Card, ...]:
    """Return the pack of a round, counted from 0, in the order in which it is dealt."""
    return chance.shuffled(chance.draw(deal, "round", number, _SHUFFLES), CARDS)


def start_round(
    rules: Rules,
    deal: int,
    number: int,
    dealer: Seat,
    finished: tuple[Count, ...],
    events: list[Event],
) -> State:
    """Return the position before the first draw of a round, counted from 0 (R5 to R12)."""
    cards = deck(deal, number)
    dealt = SEATS * DEALT[min(number, ROUNDS - 1)]
    first = left_of(dealer)
    hands = tuple(cards[(seat - first) % SEATS : dealt : SEATS] for seat in range(SEATS))
    discard, stock, buried = _turn_up(cards[dealt:], deal, number)
    events += [Buried(card) for card in buried]
    events += [RoundBegan(number, dealer, discard), TurnBegan(first)]
    return State(
        rules,
        deal,
        number,
        dealer,
        first,
        hands,
        stock,
        discard,
        buried=buried,
        finished=finished,
    )


def _turn_up(
    cards: tuple[Card, ...], deal: int, number: int
) -> tuple[Card, tuple[Card, ...], tuple[Card, ...]]:
    """Return the first discard, the stock, and the wilds that went back into it (R8, R9)."""
    stock = list(cards)
    buried: list[Card] = []
    discard = stock.pop(0)
    while WILD[discard]:
        # Never on top, so that really another card is turned.
        place = 1 + chance.draw(deal, f"bury.{number}", len(buried), len(stock))
        stock.insert(place, discard)
        buried.append(discard)
        discard = stock.pop(0)
    return discard, tuple(stock), tuple(buried)
