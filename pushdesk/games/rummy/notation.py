# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards and melds as short text, for figures, logs and tests.

A card is its rank and the first letter of its suit, `10h`, `Ks`; a joker is `j0` or
`j1`; a prime marks the second pack, `10h'`. What can't be read raises `ValueError`.
"""

from __future__ import annotations

from pushdesk.games.rummy.cards import (
    ACE,
    HIGH_ACE,
    PACK,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    WILD,
    Card,
    card_of,
    joker,
)
from pushdesk.games.rummy.state import Run, Set

_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS = "shdc"
_PRIME = "'"


def text(card: Card) -> str:
    """Return a card as text."""
    prime = _PRIME * (card // PACK)
    if not RANK[card]:
        return f"j{card % PACK - SUITS * RANKS}{prime}"
    return f"{_RANKS[RANK[card] - 1]}{_SUITS[SUIT[card]]}{prime}"


def card(text: str) -> Card:
    """Return the card of a text."""
    name = text.removesuffix(_PRIME)
    pack = len(text) - len(name)
    if name in ("j0", "j1"):
        return joker(int(name[1]), pack)
    return card_of(_SUITS.index(name[-1]), _RANKS.index(name[:-1]) + 1, pack)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text with spaces between them."""
    return tuple(map(card, text.split()))


def set_of(text: str) -> Set:
    """Return a set; its rank is that of its first natural."""
    row = cards(text)
    return Set(next(RANK[card] for card in row if not WILD[card]), row)


def run_of(text: str) -> Run:
    """Return a run; its first natural fixes its place, an ace is low only when it is first."""
    row = cards(text)
    at, first = next((at, card) for at, card in enumerate(row) if not WILD[card])
    place = HIGH_ACE if RANK[first] == ACE and at else RANK[first]
    return Run(SUIT[first], place - at, row)
