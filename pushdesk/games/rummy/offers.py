# SPDX-License-Identifier: GPL-3.0-or-later
"""What chosen cards can become: the legal actions behind one gesture at the table."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

from pushdesk.games.rummy.cards import ACE, HIGH_ACE, RANK, RANKS, SUIT, SUITS, TWO, WILD, Card
from pushdesk.games.rummy.melds import meld_refusal, replaces
from pushdesk.games.rummy.state import (
    SET_LENGTH,
    Action,
    Contract,
    End,
    Laid,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    Replace,
    Rules,
    Run,
    Set,
)

Legal = Callable[[Action], bool]
MOST = 12
"""Offers of one gesture; nobody reads more."""


def readings(cards: Sequence[Card], rules: Rules, least: int = SET_LENGTH) -> list[Meld]:
    """Return every meld that exactly these cards can be (R46, R47)."""
    found = [*_as_set(cards), *_as_runs(cards)]
    return [meld for meld in found if meld_refusal(meld, rules, least) is None]


def _as_set(cards: Sequence[Card]) -> Iterator[Meld]:
    naturals = [card for card in cards if not WILD[card]]
    wilds = [card for card in cards if WILD[card]]
    if naturals and len({RANK[card] for card in naturals}) == 1:
        yield Set(RANK[naturals[0]], (*naturals, *wilds))


def _as_runs(cards: Sequence[Card]) -> Iterator[Meld]:
    suits = {SUIT[card] for card in cards if not WILD[card]}
    if len(suits) > 1 or len(cards) > RANKS:
        return
    for suit in suits or range(SUITS):
        for low in range(ACE, HIGH_ACE - len(cards) + 2):
            row = placed(cards, suit, low)
            if row is not None:
                yield Run(suit, low, row)


def placed(cards: Sequence[Card], suit: int, low: int) -> tuple[Card, ...] | None:
    """Return the cards by place from `low` on, or None when they don't fit there.

    A wild fills what no natural fills; a two goes to its own place if it can.
    """
    row: dict[int, Card] = {}
    wilds: list[Card] = []
    high = low + len(cards) - 1
    for card in cards:
        if WILD[card]:
            wilds.append(card)
            continue
        places = [p for p in _places(card) if low <= p <= high and p not in row]
        if SUIT[card] != suit or not places:
            return None
        row[places[0]] = card
    own = next((card for card in wilds if RANK[card] == TWO and SUIT[card] == suit), None)
    if own is not None and low <= TWO <= high and TWO not in row:
        row[TWO] = own
        wilds.remove(own)
    free = [place for place in range(low, high + 1) if place not in row]
    row.update(zip(free, wilds, strict=True))
    return tuple(row[place] for place in range(low, high + 1))


def _places(card: Card) -> tuple[int, ...]:
    return (ACE, HIGH_ACE) if RANK[card] == ACE else (RANK[card],)


def guess(cards: Sequence[Card], rules: Rules) -> Meld:
    """Return what cards that are no meld were most likely meant to be, to say what is wrong."""
    found = readings(cards, rules, 1)
    if found:
        return found[0]
    naturals = [card for card in cards if not WILD[card]]
    if naturals and len({SUIT[card] for card in naturals}) == 1:
        low = min(RANK[card] for card in naturals)
        ordered = sorted(naturals, key=lambda card: RANK[card])
        return Run(SUIT[naturals[0]], low, (*ordered, *(c for c in cards if WILD[c])))
    return Set(RANK[naturals[0]] if naturals else RANKS, tuple(cards))


def melds(cards: Sequence[Card], rules: Rules, legal: Legal) -> Sequence[Action]:
    """Return the ways to lay chosen cards as one further meld (R37)."""
    return [each for meld in readings(cards, rules) if legal(each := LayMeld(meld))][:MOST]


def contracts(
    cards: Sequence[Card], contract: Contract, rules: Rules, legal: Legal
) -> Sequence[Action]:
    """Return the ways to lay exactly the chosen cards as the contract (R31, R32)."""
    found: list[Action] = []
    seen = set()
    for parts in _parts(tuple(cards), contract.sets, contract.runs, contract.length, rules):
        key = frozenset((type(meld), tuple(sorted(meld.cards))) for meld in parts)
        if key in seen:
            continue
        seen.add(key)
        action = LayContract(parts)
        if legal(action):
            found.append(action)
        if len(found) == MOST:
            break
    return found


def _parts(
    cards: tuple[Card, ...], sets: int, runs: int, length: int, rules: Rules
) -> Iterator[tuple[Meld, ...]]:
    """Yield the ways to divide all cards into so many sets and runs."""
    if sets + runs == 0:
        if not cards:
            yield ()
        return
    naturals = [card for card in cards if not WILD[card]]
    if not naturals:
        return
    first = naturals[0]
    wilds = [card for card in cards if WILD[card]]
    if sets:
        same = [card for card in naturals[1:] if RANK[card] == RANK[first]]
        yield from _with(cards, first, same, wilds, (sets - 1, runs), length, rules, Set)
    if runs:
        same = [card for card in naturals[1:] if SUIT[card] == SUIT[first]]
        yield from _with(cards, first, same, wilds, (sets, runs - 1), length, rules, Run)


def _with(
    cards: tuple[Card, ...],
    first: Card,
    same: Sequence[Card],
    wilds: Sequence[Card],
    left: tuple[int, int],
    length: int,
    rules: Rules,
    kind: type[Meld],
) -> Iterator[tuple[Meld, ...]]:
    """Yield the divisions in which a card is in a set or run with some others."""
    least = SET_LENGTH if kind is Set else length
    for count in range(len(same), -1, -1):
        for others in itertools.combinations(same, count):
            for used in range(len(wilds) + 1):
                chosen = (first, *others, *wilds[:used])
                if len(chosen) < least:
                    continue
                rest = tuple(card for card in cards if card not in chosen)
                options = [m for m in readings(chosen, rules, least) if isinstance(m, kind)]
                if not options:
                    continue
                for tail in _parts(rest, *left, length, rules):
                    yield (options[0], *tail)


def layoffs(cards: Sequence[Card], number: int, laid: Laid, legal: Legal) -> Sequence[Action]:
    """Return the ways to add the chosen cards to a meld of the table (R38 to R42)."""
    meld = laid.meld
    found: list[LayOff] = []
    if isinstance(meld, Set):
        found.append(LayOff(number, tuple(cards)))
    else:
        low = meld.low - len(cards)
        for end, start in ((End.HIGH, meld.high + 1), (End.LOW, low)):
            row = placed(cards, meld.suit, start) if start >= ACE else None
            if row is not None:
                found.append(LayOff(number, row, end))
    return [each for each in found if legal(each)]


def replacements(
    cards: Sequence[Card], number: int, table: Sequence[Laid], rules: Rules, legal: Legal
) -> Sequence[Action]:
    """Return the ways to put one of the chosen cards in place of a wild of a meld (R49 to R52).

    The other chosen cards go with the wild: onto another meld, or into a new one.
    """
    meld = table[number].meld
    found: list[Action] = []
    for index, wild in enumerate(meld.cards):
        if not WILD[wild]:
            continue
        for card in cards:
            if not replaces(meld, index, card, rules):
                continue
            rest = [other for other in cards if other != card]
            found += _uses(number, wild, card, rest, table, rules)
    return [each for each in found if legal(each)][:MOST]


def _uses(
    number: int, wild: Card, card: Card, rest: Sequence[Card], table: Sequence[Laid], rules: Rules
) -> Iterator[Action]:
    for meld in readings((*rest, wild), rules):
        yield Replace(number, wild, card, LayMeld(meld))
    for other, laid in enumerate(table):
        if other != number:
            for action in layoffs((*rest, wild), other, laid, lambda _action: True):
                assert isinstance(action, LayOff)
                yield Replace(number, wild, card, action)
