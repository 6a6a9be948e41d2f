# SPDX-License-Identifier: GPL-3.0-or-later
"""The 108 cards of R2: two packs of 52 with two jokers each.

A card is a number 0 to 107, so that equal-looking cards stay distinct: 54 × pack
+ 13 × suit + rank - 1, the jokers of a pack last. A *kind* is what a card looks
like: 0 to 51 for 13 × suit + rank - 1, then 52 for every joker.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

Card = int
Kind = int


class Suit(enum.IntEnum):
    """Suit of a card."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


SUITS = len(Suit)
RANKS = 13
PACKS = 2
JOKERS = 2
"""In each pack."""
PACK = SUITS * RANKS + JOKERS
CARDS = PACKS * PACK

ACE, TWO, TEN, JACK, QUEEN, KING = 1, 2, 10, 11, 12, 13
HIGH_ACE = 14
"""The place of an ace above the king; places 1 to 13 are the ranks (R29)."""

JOKER: Kind = SUITS * RANKS
KINDS = JOKER + 1

KIND: tuple[Kind, ...] = tuple(min(card % PACK, JOKER) for card in range(CARDS))
"""Kind by card."""
SUIT: tuple[int, ...] = tuple(kind // RANKS if kind < JOKER else -1 for kind in KIND)
"""Suit by card, -1 for jokers."""
RANK: tuple[int, ...] = tuple(kind % RANKS + 1 if kind < JOKER else 0 for kind in KIND)
"""Rank by card, 1 (ace) to 13 (king), 0 for jokers."""
WILD: tuple[bool, ...] = tuple(rank in (0, TWO) for rank in RANK)
"""By card, whether it is a joker or a two (R3)."""

ACE_POINTS, FACE_POINTS, LOW_POINTS, WILD_POINTS = 15, 10, 5, 20
POINTS: tuple[int, ...] = tuple(
    WILD_POINTS
    if wild
    else ACE_POINTS
    if rank == ACE
    else FACE_POINTS
    if rank >= TEN
    else LOW_POINTS
    for rank, wild in zip(RANK, WILD, strict=True)
)
"""Points by card that is left in a hand (R65)."""
ALL_POINTS = sum(POINTS)


def card_of(suit: int, rank: int, pack: int = 0) -> Card:
    """Return a card by suit, rank 1 to 13 and pack 0 or 1."""
    return pack * PACK + suit * RANKS + rank - 1


def joker(number: int, pack: int = 0) -> Card:
    """Return joker 0 or 1 of a pack."""
    return pack * PACK + JOKER + number


def other_copy(card: Card) -> Card:
    """Return the card of the other pack that looks the same."""
    return (card + PACK) % CARDS


def rank_at(place: int) -> int:
    """Return the rank that belongs into a place of a run, 1 to 14."""
    return ACE if place == HIGH_ACE else place


def points(cards: Iterable[Card]) -> int:
    """Return what some cards cost who holds them at the end of a round (R65)."""
    return sum(POINTS[card] for card in cards)
