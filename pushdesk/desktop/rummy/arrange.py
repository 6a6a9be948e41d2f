# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders of a hand: by suit, by rank, by the melds that it holds."""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.games.rummy.cards import RANK, SUIT, WILD, Card
from pushdesk.games.rummy.finder import Finder

WAYS = ("suit", "rank", "melds")
_COLOURS = (0, 1, 3, 2)
"""Suits so that red and black alternate."""


def arranged(cards: Sequence[Card], way: str, finder: Finder) -> list[Card]:
    """Return the same cards in another order; wilds come last."""
    if way == "rank":
        return sorted(cards, key=lambda card: (WILD[card], RANK[card], SUIT[card]))
    if way == "melds":
        first = [card for meld in finder.plan(cards).melds for card in meld.cards if card in cards]
        rest = [card for card in cards if card not in first]
        return [*first, *arranged(rest, "suit", finder)]
    return sorted(cards, key=_by_suit)


def _by_suit(card: Card) -> tuple[bool, int, int]:
    colour = _COLOURS.index(SUIT[card]) if SUIT[card] >= 0 else 4
    return WILD[card], colour, RANK[card]
