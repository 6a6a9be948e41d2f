# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes a meld, what it grows by, and what its wilds stand for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pushdesk.core.game import Refusal
from pushdesk.games.rummy.cards import (
    ACE,
    HIGH_ACE,
    KIND,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    TWO,
    WILD,
    Card,
    rank_at,
)
from pushdesk.games.rummy.state import SET_LENGTH, End, LayOff, Meld, Rules, Run, Set

LONGEST_SET = SUITS
"""R27."""
LONGEST_REPEATED_SET = 2 * SUITS
"""HR-R2."""
LONGEST_RUN = RANKS
"""R30."""


def longest_set(rules: Rules) -> int:
    """Return how many cards a set may have."""
    return LONGEST_REPEATED_SET if rules.repeat_suits else LONGEST_SET


def meld_refusal(meld: Meld, rules: Rules, least: int = SET_LENGTH) -> Refusal | None:
    """Return None for a legal meld of at least some cards, else the clause that forbids it."""
    cards = meld.cards
    if len(cards) < SET_LENGTH:
        return Refusal("R26", {"cards": len(cards)})
    if len(cards) < least:
        return Refusal("R31", {"cards": len(cards), "least": least})
    shape = _set_refusal(meld, rules) if isinstance(meld, Set) else _run_refusal(meld, rules)
    return shape or _wilds_refusal(cards, rules)


def _set_refusal(meld: Set, rules: Rules) -> Refusal | None:
    if meld.rank == TWO:
        return Refusal("R45")
    if not 1 <= meld.rank <= RANKS:
        return Refusal("R27", {"rank": meld.rank})
    if len(meld.cards) > longest_set(rules):
        return Refusal("R27", {"cards": len(meld.cards), "most": longest_set(rules)})
    suits: dict[int, Card] = {}
    for card in meld.cards:
        if WILD[card]:
            continue
        if RANK[card] != meld.rank:
            return Refusal("R27", {"card": card, "rank": meld.rank})
        if SUIT[card] in suits and not rules.repeat_suits:
            return Refusal("R27", {"card": card, "other": suits[SUIT[card]]})
        suits[SUIT[card]] = card
    return None


def _run_refusal(meld: Run, rules: Rules) -> Refusal | None:
    if len(meld.cards) > LONGEST_RUN:
        return Refusal("R30", {"cards": len(meld.cards)})
    if not (0 <= meld.suit < SUITS and meld.low >= ACE and meld.high <= HIGH_ACE):
        return Refusal("R29", {"low": meld.low, "high": meld.high})
    if rules.ace_high and meld.low == ACE:
        return Refusal("HR-R8")
    for place, card in enumerate(meld.cards, meld.low):
        if not WILD[card] and (SUIT[card] != meld.suit or RANK[card] != rank_at(place)):
            return Refusal("R29", {"card": card, "suit": meld.suit, "rank": rank_at(place)})
    return None


def _wilds_refusal(cards: Sequence[Card], rules: Rules) -> Refusal | None:
    wilds = sum(WILD[card] for card in cards)
    naturals = len(cards) - wilds
    if rules.limit_wilds and wilds > naturals:
        return Refusal("HR-R9", {"wilds": wilds, "naturals": naturals})
    if not naturals and not rules.wilds_alone:
        return Refusal("R43", {"wilds": wilds})
    return None


def extended(meld: Meld, action: LayOff) -> Meld:
    """Return a meld with the cards of a lay-off, be it legal or not."""
    if isinstance(meld, Run) and action.end is End.LOW:
        low = meld.low - len(action.cards)
        return Run(meld.suit, low, action.cards + meld.cards)
    return replace(meld, cards=meld.cards + action.cards)


def layoff_refusal(meld: Meld, action: LayOff, rules: Rules) -> Refusal | None:
    """Return None when a meld can grow so, else the clause that forbids it."""
    facts = {"meld": action.meld}
    if isinstance(meld, Set):
        if not action.cards or action.end is not End.HIGH:
            return Refusal("R41", facts)
        refusal = meld_refusal(extended(meld, action), rules)
        if refusal is not None and refusal.clause == "R27":
            return Refusal("R41", facts | refusal.facts)
        return refusal
    if not action.cards:
        return Refusal("R40", facts)
    refusal = meld_refusal(extended(meld, action), rules)
    if refusal is not None and refusal.clause == "R29" and "card" in refusal.facts:
        return Refusal("R40", facts | refusal.facts)
    return refusal


def stands_for(meld: Meld, index: int) -> tuple[int, int]:
    """Return suit and rank that the card at an index stands for.

    For a wild in a set the suit is -1: any that no natural of the set shows (R48).
    """
    card = meld.cards[index]
    if isinstance(meld, Run):
        return meld.suit, rank_at(meld.low + index)
    return (-1 if WILD[card] else SUIT[card]), meld.rank


def locked(meld: Meld, index: int, rules: Rules) -> bool:
    """Return whether the card is a two in the 2-place of a run (R53, R54, HR-R7)."""
    if not isinstance(meld, Run) or meld.low + index != TWO:
        return False
    card = meld.cards[index]
    return RANK[card] == TWO and (SUIT[card] == meld.suit or not rules.lock_own_suit)


def replaces(meld: Meld, index: int, card: Card, rules: Rules) -> bool:
    """Return whether a card can take the place of the wild at an index (R50).

    Whether wilds of such melds are replaced at all, and whether this one is
    locked, is not looked at.
    """
    suit, rank = stands_for(meld, index)
    if RANK[card] != rank:
        return False
    if isinstance(meld, Run):
        return SUIT[card] == suit
    if rules.repeat_suits:
        return not WILD[card]
    return not WILD[card] and all(WILD[other] or SUIT[other] != SUIT[card] for other in meld.cards)


def replaced(meld: Meld, index: int, card: Card) -> Meld:
    """Return a meld with a card in place of the one at an index."""
    return replace(meld, cards=(*meld.cards[:index], card, *meld.cards[index + 1 :]))


def same_kind(one: Card, other: Card) -> bool:
    """Return whether two cards look the same."""
    return KIND[one] == KIND[other]
