# SPDX-License-Identifier: GPL-3.0-or-later
"""The plays that a hand allows: contracts, further melds, lay-offs, replaced wilds.

Only one form of each is given: melds of the least length, equal cards of the first pack
first, twos before jokers, no wild for a natural that stays in the hand. Longer melds come
about by lay-offs; every other form is legal too, as `refusals` tells.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from pushdesk.games.rummy.cards import (
    ACE,
    HIGH_ACE,
    JOKER,
    KIND,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    TWO,
    WILD,
    Card,
    Kind,
    rank_at,
)
from pushdesk.games.rummy.masks import (
    WINDOWS,
    best_run,
    bit_at,
    copies,
    holding,
    places_of,
    set_masks,
)
from pushdesk.games.rummy.melds import LONGEST_RUN, locked, longest_set, replaces
from pushdesk.games.rummy.state import (
    SET_LENGTH,
    Contract,
    End,
    Laid,
    LayMeld,
    LayOff,
    Meld,
    Replace,
    Rules,
    Run,
    Set,
)


class _Shape(msgspec.Struct, frozen=True):
    """A set or run of the least length, whatever cards fill it."""

    suit: int
    """-1 for a set."""
    at: int
    """Rank of a set, low place of a run."""
    kinds: tuple[Kind, ...]
    """Naturals that may stand in it: all four of a rank, or one for each place."""


_Naturals: TypeAlias = tuple[Kind, ...]
_Way: TypeAlias = tuple[tuple[_Shape, _Naturals], ...]

LONGEST_SHAPE = 5
"""The longest run that a contract asks for (R31)."""

_SETS = tuple(
    _Shape(-1, rank, tuple(suit * RANKS + rank - 1 for suit in range(SUITS)))
    for rank in range(1, RANKS + 1)
    if rank != TWO
)


_RUNS = tuple(
    tuple(
        tuple(
            _Shape(suit, low, tuple(suit * RANKS + rank_at(low + at) - 1 for at in range(length)))
            for low in range(ACE, HIGH_ACE - length + 2)
        )
        for suit in range(SUITS)
    )
    for length in range(LONGEST_SHAPE + 1)
)
"""By length, suit and low place."""


def _filled_sets(seen: int, double: int, least: int, repeat_suits: bool) -> tuple[_Shape, ...]:
    """Return the sets that have at least some naturals."""
    if not least:
        return _SETS
    if repeat_suits:
        return tuple([each for each in _SETS if copies(seen, double, each.at)[1] >= least])
    ranks = set_masks(seen)[least - 1]
    return tuple([each for each in _SETS if ranks & bit_at(each.at)]) if ranks else ()


def _filled_runs(seen: int, length: int, least: int, ace_high: bool) -> tuple[_Shape, ...]:
    """Return the runs of some length that have at least some naturals; none of length 0."""
    if not length:
        return ()
    found: list[_Shape] = []
    for suit, shapes in enumerate(_RUNS[length]):
        mask = places_of(seen, suit)
        if best_run(mask, length, ACE)[0] >= least:
            windows = zip(shapes, WINDOWS[length], strict=True)
            found += [shape for shape, window in windows if (mask & window).bit_count() >= least]
    return tuple([each for each in found if each.at > ACE]) if ace_high else tuple(found)


class _Ways:
    """Walk through the ways to lay some melds at once from one hand."""

    def __init__(self, hand: Sequence[Card], rules: Rules, length: int, lifted: int = 0) -> None:
        """Count the cards; `lifted` wilds may be used beside those of the hand."""
        held, seen, double = holding(hand)
        self.rules = rules
        self.length = length
        self.wilds = held + lifted
        self.sets = _filled_sets(seen, double, self._least(SET_LENGTH), rules.repeat_suits)
        self.runs = _filled_runs(seen, length, self._least(length), rules.ace_high)
        self.counts: list[int] = []
        if self.sets or self.runs:
            self.counts = [0] * JOKER
            for card in hand:
                if not WILD[card]:
                    self.counts[KIND[card]] += 1

    def _least(self, length: int) -> int:
        """Return how many naturals a meld needs at least, all wilds being used."""
        return max(length - self.wilds, 0 if self.rules.wilds_alone else 1)

    def walk(self, sets: int, runs: int) -> Iterator[_Way]:
        """Yield every way to lay so many sets and runs, each one once."""
        yield from self._next((), sets, runs, 0)

    def _next(self, way: _Way, sets: int, runs: int, first: int) -> Iterator[_Way]:
        if not sets and not runs:
            if all(self._spare(shape, naturals) for shape, naturals in way):
                yield way
            return
        shapes, length = (self.sets, SET_LENGTH) if sets else (self.runs, self.length)
        left = (sets - 1, runs) if sets else (sets, runs - 1)
        for number in range(first, len(shapes)):
            shape = shapes[number]
            # What a set left out only further sets of its rank, or runs, can use.
            if sets and not runs and way and way[-1][0] is not shape and not self._spare(*way[-1]):
                break
            for naturals in self._choices(shape, length, sum(left)):
                if way and way[-1][0] is shape and way[-1][1] < naturals:
                    continue
                wilds = length - len(naturals)
                if not self._allowed(wilds, length):
                    continue
                self._use(naturals, wilds, -1)
                after = number if (left[0] if sets else left[1]) else 0
                yield from self._next((*way, (shape, naturals)), *left, after)
                self._use(naturals, wilds, 1)

    def _choices(self, shape: _Shape, length: int, others: int) -> Iterator[_Naturals]:
        """Yield the naturals to put into a shape; those left out must go to other melds."""
        counts = self.counts
        have = [kind for kind in shape.kinds if counts[kind]]
        if shape.suit < 0:
            if self.rules.repeat_suits:
                have = [kind for kind in have for _ in range(counts[kind])]
            most = min(length, len(have))
            least = max(length - self.wilds, 0) if others else most
            for size in range(most, least - 1, -1):
                yield from dict.fromkeys(itertools.combinations(have, size))
        elif len(have) + self.wilds >= length:
            spare = [kind for kind in have if counts[kind] <= others]
            for size in range(len(spare) + 1):
                for skipped in itertools.combinations(spare, size):
                    yield tuple([kind for kind in have if kind not in skipped])

    def _allowed(self, wilds: int, length: int) -> bool:
        if wilds > self.wilds:
            return False
        if self.rules.limit_wilds:
            return 2 * wilds <= length
        return wilds < length or self.rules.wilds_alone

    def _use(self, naturals: _Naturals, wilds: int, sign: int) -> None:
        for kind in naturals:
            self.counts[kind] += sign
        self.wilds += sign * wilds

    def _spare(self, shape: _Shape, naturals: _Naturals) -> bool:
        """Return whether no wild stands for a natural that stays in the hand."""
        if shape.suit < 0 and len(naturals) == SET_LENGTH:
            return True
        again = shape.suit < 0 and self.rules.repeat_suits
        return not any(
            self.counts[kind] and (again or kind not in naturals) for kind in shape.kinds
        )


class _Purse:
    """Hand out the cards of a hand by kind, equal ones of the first pack first."""

    def __init__(self, hand: Sequence[Card], lead: tuple[Card, ...] = ()) -> None:
        """Sort the cards; the wilds in `lead` go first."""
        self._naturals: dict[Kind, list[Card]] = {}
        for card in sorted(hand, reverse=True):
            if not WILD[card]:
                self._naturals.setdefault(KIND[card], []).append(card)
        rest = sorted((card for card in hand if WILD[card]), key=lambda card: (-RANK[card], card))
        self._wilds = [*lead, *rest][::-1]

    def meld(self, shape: _Shape, naturals: _Naturals, length: int) -> Meld:
        """Return a shape filled with naturals, and with wilds where they lack."""
        if shape.suit < 0:
            cards = [self._naturals[kind].pop() for kind in naturals]
            cards += [self._wilds.pop() for _ in range(length - len(naturals))]
            return Set(shape.at, tuple(cards))
        row = [
            self._naturals[kind].pop() if kind in naturals else self._wilds.pop()
            for kind in shape.kinds
        ]
        return Run(shape.suit, shape.at, tuple(row))


def contracts(hand: Sequence[Card], contract: Contract, rules: Rules) -> Iterator[tuple[Meld, ...]]:
    """Yield every least way to lay the contract from a hand, sets first."""
    ways = _Ways(hand, rules, contract.length)
    for way in ways.walk(contract.sets, contract.runs):
        purse = _Purse(hand)
        yield tuple(
            purse.meld(shape, naturals, SET_LENGTH if shape.suit < 0 else contract.length)
            for shape, naturals in way
        )


def melds(hand: Sequence[Card], rules: Rules, lead: tuple[Card, ...] = ()) -> Iterator[Meld]:
    """Yield every least further meld of a hand (R37); with `lead`, a lifted wild, those with it."""
    if len(hand) + len(lead) < SET_LENGTH:
        return
    ways = _Ways(hand, rules, SET_LENGTH, len(lead))
    sets = ways.walk(1, 0) if ways.sets else ()
    runs = ways.walk(0, 1) if ways.runs else ()
    for way in itertools.chain(sets, runs):
        ((shape, naturals),) = way
        if SET_LENGTH - len(naturals) >= len(lead):
            yield _Purse(hand, lead).meld(shape, naturals, SET_LENGTH)


def layoffs(cards: Sequence[Card], table: Sequence[Laid], rules: Rules) -> Iterator[LayOff]:
    """Yield every lay-off of a single one of some cards (R38 to R42)."""
    wilds: list[Card] = []
    ranks: dict[int, list[Card]] = {}
    for card in cards:
        if WILD[card]:
            wilds.append(card)
        else:
            ranks.setdefault(RANK[card], []).append(card)
    lowest, most, limited = TWO if rules.ace_high else ACE, longest_set(rules), rules.limit_wilds
    for number, laid in enumerate(table):
        meld = laid.meld
        more = wilds if not limited or _room_for_wild(meld) else []
        if isinstance(meld, Set):
            near = ranks.get(meld.rank, ())
            if (near or more) and len(meld.cards) < most:
                for card in (*_joining(near, meld, rules), *more):
                    yield LayOff(number, (card,), _HIGH)
            continue
        low, count = meld.low, len(meld.cards)
        for end, place in ((_LOW, low - 1), (_HIGH, low + count)):
            near = ranks.get((place - 1) % RANKS + 1, ())
            if (near or more) and lowest <= place <= HIGH_ACE and count < LONGEST_RUN:
                for card in near:
                    if SUIT[card] == meld.suit:
                        yield LayOff(number, (card,), end)
                for card in more:
                    yield LayOff(number, (card,), end)


_LOW, _HIGH = End


def _room_for_wild(meld: Meld) -> bool:
    """Return whether one more wild leaves no more wilds than naturals (HR-R9)."""
    return 2 * sum([WILD[card] for card in meld.cards]) < len(meld.cards)


def _joining(cards: Sequence[Card], meld: Set, rules: Rules) -> Sequence[Card]:
    """Return which cards of its rank may be added to a set with room for one."""
    if not cards or rules.repeat_suits:
        return cards
    shown = [SUIT[card] for card in meld.cards if not WILD[card]]
    return [card for card in cards if SUIT[card] not in shown]


def replacements(hand: Sequence[Card], table: Sequence[Laid], rules: Rules) -> Iterator[Replace]:
    """Yield the replacements of wilds (R49 to R52), each with every place for the wild.

    The wild goes alone onto another meld, or into a further meld of least length.
    """
    if rules.replace == "off":
        return
    distinct = {KIND[card]: card for card in sorted(hand, reverse=True)}
    for number, laid in enumerate(table):
        meld = laid.meld
        if isinstance(meld, Set) and rules.replace == "runs":
            continue
        for index, wild in enumerate(meld.cards):
            if not WILD[wild] or locked(meld, index, rules):
                continue
            if isinstance(meld, Set) and KIND[wild] in map(KIND.__getitem__, meld.cards[:index]):
                continue
            for card in distinct.values():
                if replaces(meld, index, card, rules):
                    yield from _uses(hand, table, rules, number, wild, card)


def _uses(
    hand: Sequence[Card],
    table: Sequence[Laid],
    rules: Rules,
    number: int,
    wild: Card,
    card: Card,
) -> Iterator[Replace]:
    for layoff in layoffs((wild,), table, rules):
        if layoff.meld != number:
            yield Replace(number, wild, card, layoff)
    rest = [other for other in hand if other != card]
    for meld in melds(rest, rules, (wild,)):
        yield Replace(number, wild, card, LayMeld(meld))
