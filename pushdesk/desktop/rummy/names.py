# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards, melds and contracts in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from pushdesk.desktop.language import join
from pushdesk.games.rummy.cards import RANK, SUIT, WILD, Card, rank_at
from pushdesk.games.rummy.state import Contract, Laid, Meld, Run, Set

translate = QCoreApplication.translate


def rank_name(rank: int) -> str:
    """Return a rank 1 (ace) to 13 (king) in words."""
    words = (
        translate("RummyCards", "ace"),
        translate("RummyCards", "two"),
        translate("RummyCards", "three"),
        translate("RummyCards", "four"),
        translate("RummyCards", "five"),
        translate("RummyCards", "six"),
        translate("RummyCards", "seven"),
        translate("RummyCards", "eight"),
        translate("RummyCards", "nine"),
        translate("RummyCards", "ten"),
        translate("RummyCards", "jack"),
        translate("RummyCards", "queen"),
        translate("RummyCards", "king"),
    )
    return words[rank - 1]


def rank_names(rank: int) -> str:
    """Return a rank in the plural, as a set is named by."""
    words = (
        translate("RummyCards", "aces"),
        translate("RummyCards", "twos"),
        translate("RummyCards", "threes"),
        translate("RummyCards", "fours"),
        translate("RummyCards", "fives"),
        translate("RummyCards", "sixes"),
        translate("RummyCards", "sevens"),
        translate("RummyCards", "eights"),
        translate("RummyCards", "nines"),
        translate("RummyCards", "tens"),
        translate("RummyCards", "jacks"),
        translate("RummyCards", "queens"),
        translate("RummyCards", "kings"),
    )
    return words[rank - 1]


def suit_name(suit: int) -> str:
    """Return a suit in words."""
    words = (
        translate("RummyCards", "spades"),
        translate("RummyCards", "hearts"),
        translate("RummyCards", "diamonds"),
        translate("RummyCards", "clubs"),
    )
    return words[suit]


def looks_like(suit: int, rank: int) -> str:
    """Return a card by suit and rank in words."""
    return translate("RummyCards", "{rank} of {suit}").format(
        rank=rank_name(rank), suit=suit_name(suit)
    )


def card_name(card: Card) -> str:
    """Return a card in words."""
    if RANK[card] == 0:
        return translate("RummyCards", "joker")
    return looks_like(SUIT[card], RANK[card])


def card_names(cards: Iterable[Card]) -> str:
    """Return some cards in words."""
    return join([card_name(card) for card in cards])


def hidden_card() -> str:
    """Return what a card is called whose face nobody may know."""
    return translate("RummyCards", "face down")


def held_card(card: Card, place: int, count: int, *, selected: bool) -> str:
    """Return a card of the hand with its place and state."""
    name = card_name(card)
    if WILD[card]:
        name = translate("RummyCards", "{card}, wild").format(card=name)
    if selected:
        return translate("RummyCards", "{card}, selected, {place} of {count}").format(
            card=name, place=place, count=count
        )
    return translate("RummyCards", "{card}, {place} of {count}").format(
        card=name, place=place, count=count
    )


def stands_for(meld: Meld, place: int) -> tuple[int, int] | None:
    """Return suit (-1 for any) and rank that a wild in a meld stands for, None for a natural."""
    card = meld.cards[place]
    if isinstance(meld, Set):
        return (-1, meld.rank) if WILD[card] else None
    rank = rank_at(meld.low + place)
    if not WILD[card] or (RANK[card] == rank and SUIT[card] == meld.suit):
        return None
    return meld.suit, rank


def meld_name(meld: Meld) -> str:
    """Return a meld in words, with what its wilds stand for."""
    if isinstance(meld, Set):
        head = translate("RummyCards", "Set of {ranks}").format(ranks=rank_names(meld.rank))
    else:
        head = run_name(meld)
    cards = join([_in_meld(meld, place) for place in range(len(meld.cards))])
    return translate("RummyCards", "{meld}: {cards}").format(meld=head, cards=cards)


def run_name(run: Run) -> str:
    """Return a run by its suit and ends."""
    return translate("RummyCards", "Run in {suit}, {low} to {high}").format(
        suit=suit_name(run.suit),
        low=rank_name(rank_at(run.low)),
        high=rank_name(rank_at(run.high)),
    )


def _in_meld(meld: Meld, place: int) -> str:
    card = meld.cards[place]
    wild = stands_for(meld, place)
    if wild is None:
        return card_name(card)
    suit, rank = wild
    if suit < 0:
        return translate("RummyCards", "{card} as a further {rank}").format(
            card=card_name(card), rank=rank_name(rank)
        )
    return translate("RummyCards", "{card} as {other}").format(
        card=card_name(card), other=looks_like(suit, rank)
    )


def laid_name(laid: Laid, owner: str) -> str:
    """Return a meld on the table with who laid it."""
    return translate("RummyCards", "{meld} ({name})").format(meld=meld_name(laid.meld), name=owner)


def contract_name(contract: Contract) -> str:
    """Return what a contract asks for, in words."""
    if contract.runs == 0:
        return translate("RummyCards", "%Ln set(s) of three", "", contract.sets)
    runs = runs_text(contract)
    if contract.sets == 0:
        return runs
    sets = translate("RummyCards", "%Ln set(s) of three", "", contract.sets)
    return translate("RummyCards", "{sets} and {runs}").format(sets=sets, runs=runs)


def runs_text(contract: Contract) -> str:
    """Return the runs of a contract in words."""
    if contract.length == 4:
        return translate("RummyCards", "%Ln run(s) of four", "", contract.runs)
    return translate("RummyCards", "%Ln run(s) of five", "", contract.runs)
