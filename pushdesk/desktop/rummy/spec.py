# SPDX-License-Identifier: GPL-3.0-or-later
"""The little language that describes figures of the rummy help: cards, melds, and what fits.

See `figures` for the whole grammar. Everything here raises `ValueError` with the piece of text
that isn't understood or isn't legal under the rules as printed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pushdesk.games.rummy.cards import (
    CARDS,
    HIGH_ACE,
    JOKER,
    KIND,
    RANK,
    SUIT,
    WILD,
    Card,
    card_of,
    joker,
    other_copy,
)
from pushdesk.games.rummy.melds import (
    extended,
    layoff_refusal,
    locked,
    meld_refusal,
    replaced,
    replaces,
    stands_for,
)
from pushdesk.games.rummy.state import End, LayOff, Meld, Rules, Run, Set

RULES = Rules()
"""The rules as printed."""
SUITS = "shdc"
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
_CARD = re.compile(r"(jk|back|(?:10|[a2-9jqk])[shdc])(?::((?:10|[a2-9jqk])[shdc]?))?([\^+!]*)")


class Standing(NamedTuple):
    """What a wild stands for."""

    rank: int
    suits: tuple[int, ...]
    """Every suit that it may be."""


class Shown(NamedTuple):
    """A card of a figure."""

    card: Card
    """-1 for a back."""
    standing: Standing | None = None
    lifted: bool = False
    target: bool = False
    taken: bool = False
    locked: bool = False
    """Whether it is a two that can never be replaced."""

    @property
    def kind(self) -> int | None:
        """Return what it looks like, None face down."""
        return None if self.card < 0 else KIND[self.card]


def cards_of(text: str, used: set[Card] | None = None) -> list[Shown]:
    """Return the cards of a list such as `7s,jk:8s,10d^`; `used` grows by them."""
    shown: list[Shown] = []
    used = set() if used is None else used
    for code in text.split(","):
        match = _CARD.fullmatch(code)
        if match is None:
            raise ValueError(code)
        name, standing, marks = match.groups()
        card = -1 if name == "back" else _unused(name, used, code)
        used.add(card)
        stands = None
        if standing is not None:
            if not WILD[card]:
                raise ValueError(code)
            stands = _standing(standing)
        shown.append(Shown(card, stands, "^" in marks, "+" in marks, "!" in marks))
    return shown


def _unused(name: str, used: set[Card], code: str) -> Card:
    """Return the first card of a name that isn't used yet: there are two, or four jokers."""
    if name == "jk":
        copies = [joker(number, pack) for pack in range(2) for number in range(2)]
    else:
        first = card_of(SUITS.index(name[-1]), RANKS.index(name[:-1]) + 1)
        copies = [first, other_copy(first)]
    for card in copies:
        if card not in used:
            return card
    raise ValueError(code)


def _standing(text: str) -> Standing:
    if text[-1] in SUITS:
        return Standing(RANKS.index(text[:-1]) + 1, (SUITS.index(text[-1]),))
    return Standing(RANKS.index(text) + 1, ())


def card_named(text: str, used: set[Card] | None = None) -> Card:
    """Return the card of one name."""
    shown = cards_of(text, used)
    if len(shown) != 1 or shown[0].card < 0:
        raise ValueError(text)
    return shown[0].card


def meld_of(text: str, as_kind: str = "", used: set[Card] | None = None) -> Meld:
    """Return the legal meld that a list of cards is: a `set`, a `run`, or whichever it can be."""
    shown = cards_of(text, used)
    meld = melded(tuple(each.card for each in shown), as_kind)
    if not _agrees(meld, shown):
        raise ValueError(text)
    return meld


def melded(cards: tuple[Card, ...], as_kind: str = "") -> Meld:
    """Return the legal meld that cards in this order are."""
    naturals = [(place, card) for place, card in enumerate(cards) if card >= 0 and not WILD[card]]
    if min(cards) >= 0 and naturals:
        for kind in (as_kind,) if as_kind else ("set", "run"):
            meld = _as_set(cards, naturals) if kind == "set" else _as_run(cards, naturals)
            if meld is not None and meld_refusal(meld, RULES) is None:
                return meld
    raise ValueError(",".join(name_of(card) for card in cards))


def _as_set(cards: tuple[Card, ...], naturals: list[tuple[int, Card]]) -> Meld:
    return Set(RANK[naturals[0][1]], cards)


def _as_run(cards: tuple[Card, ...], naturals: list[tuple[int, Card]]) -> Meld | None:
    for place, card in naturals:
        if RANK[card] != 1:
            low = RANK[card] - place
            break
    else:
        place = naturals[0][0]
        low = HIGH_ACE - place if place else 1
    return Run(SUIT[naturals[0][1]], low, cards) if low >= 1 else None


def _agrees(meld: Meld, shown: list[Shown]) -> bool:
    """Return whether what the wilds are said to stand for is what they do stand for."""
    for index, each in enumerate(shown):
        if each.standing is not None:
            suit, rank = stands_for(meld, index)
            suits = each.standing.suits
            if each.standing.rank != rank or (suits and suit >= 0 and suits != (suit,)):
                return False
    return True


def laid(meld: Meld) -> list[Shown]:
    """Return the cards of a meld with what its wilds stand for."""
    missing = tuple(
        suit for suit in range(4) if all(WILD[card] or SUIT[card] != suit for card in meld.cards)
    )
    shown = []
    for index, card in enumerate(meld.cards):
        standing = None
        suit, rank = stands_for(meld, index)
        # A two in its own place stands for nothing else.
        if WILD[card] and (RANK[card], SUIT[card]) != (rank, suit):
            standing = Standing(rank, (suit,) if suit >= 0 else missing)
        shown.append(Shown(card, standing, locked=locked(meld, index, RULES)))
    return shown


def grown(meld: Meld, added: tuple[Card, ...]) -> tuple[Meld, End]:
    """Return a meld with cards laid off on it, and the end where they went."""
    for end in (End.HIGH, End.LOW):
        action = LayOff(0, added, end)
        if not set(added) & set(meld.cards) and layoff_refusal(meld, action, RULES) is None:
            return extended(meld, action), end
    raise ValueError(",".join(name_of(card) for card in added))


def exchanged(meld: Meld, card: Card) -> tuple[Meld, int]:
    """Return a meld with a natural in place of a wild, and the index of that wild."""
    for index, wild in enumerate(meld.cards):
        if WILD[wild] and not locked(meld, index, RULES) and replaces(meld, index, card, RULES):
            return replaced(meld, index, card), index
    raise ValueError(name_of(card))


def name_of(card: Card) -> str:
    """Return the name of a card in a description."""
    if not 0 <= card < CARDS:
        return "back"
    return "jk" if KIND[card] == JOKER else RANKS[RANK[card] - 1] + SUITS[SUIT[card]]
