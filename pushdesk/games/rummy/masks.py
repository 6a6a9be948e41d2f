# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands as bits: how many naturals of a hand some sets and runs can use.

A *holding* is the number of wilds, the bits of the naturals in a hand, and the bits of
those that it has twice. Each suit has 32 bits, of which every other one up to the 27th
stands for a place, 1 to 14; an ace has two of them, its low and its high place. The bits
between are room to count equal cards in, so that a hand is read by one sum.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable

from pushdesk.games.rummy.cards import (
    ACE,
    CARDS,
    HIGH_ACE,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    WILD,
    Card,
)
from pushdesk.games.rummy.state import SET_LENGTH

Holding = tuple[int, int, int]
Slot = tuple[int, int]
"""How many naturals a set can use, and its rank."""
Pair = tuple[int, int, int, int, int]
"""Naturals used by two runs of a suit, naturals missing, the low places, the first's share."""

SHIFT = 2 * 16
"""Bits of a suit."""


def bit_at(place: int) -> int:
    """Return the bit of a place, 1 to 14, in the bits of one suit."""
    return 1 << 2 * (place - 1)


def top_rank(mask: int) -> int:
    """Return the highest place whose bit is set in the bits of one suit."""
    return (mask.bit_length() + 1) // 2


PLACES = sum(bit_at(place) for place in range(ACE, HIGH_ACE + 1))
"""The bits of all places of a suit."""
RANK_BITS = PLACES ^ bit_at(HIGH_ACE)
"""The bits of all ranks of a suit, an ace only low."""
_LOW_ACE_BIT, _HIGH_ACE_BIT = bit_at(ACE), bit_at(HIGH_ACE)
_ALL = sum(PLACES << SHIFT * suit for suit in range(SUITS))
_WILDS = SHIFT * SUITS
"""The bit from which on wilds are counted."""

BIT: tuple[int, ...] = tuple(
    0
    if WILD[card]
    else (bit_at(RANK[card]) | (_HIGH_ACE_BIT if RANK[card] == ACE else 0)) << SHIFT * SUIT[card]
    for card in range(CARDS)
)
"""By card, its bits in a holding; none for a wild."""
_add = tuple(bit or 1 << _WILDS for bit in BIT).__getitem__

WINDOWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(bit_at(low + place) for place in range(length))
        for low in range(ACE, HIGH_ACE - length + 2)
    )
    for length in range(HIGH_ACE)
)
"""By length, the bits of each run of that length, the lowest one first."""


def holding(cards: Iterable[Card]) -> Holding:
    """Return the wilds, the naturals and the doubled naturals of a hand."""
    total = sum(map(_add, cards))
    twice = total >> 1
    return total >> _WILDS, (total | twice) & _ALL, twice & _ALL


def plus(held: Holding, card: Card) -> Holding:
    """Return a holding with one more card."""
    wilds, seen, double = held
    bit = BIT[card]
    return (wilds, seen | bit, double | seen & bit) if bit else (wilds + 1, seen, double)


def minus(held: Holding, card: Card) -> Holding:
    """Return a holding without one of its cards."""
    wilds, seen, double = held
    bit = BIT[card]
    if not bit:
        return wilds - 1, seen, double
    return (wilds, seen, double ^ bit) if double & bit else (wilds, seen ^ bit, double)


def places_of(seen: int, suit: int) -> int:
    """Return the bits of a suit."""
    return seen >> SHIFT * suit & PLACES


def ranks_of(seen: int) -> tuple[int, int, int, int]:
    """Return the bits of each suit, an ace only low."""
    return (
        seen & RANK_BITS,
        seen >> SHIFT & RANK_BITS,
        seen >> 2 * SHIFT & RANK_BITS,
        seen >> 3 * SHIFT & RANK_BITS,
    )


@functools.lru_cache(maxsize=1 << 15)
def best_run(mask: int, length: int, lowest: int) -> tuple[int, int]:
    """Return the most naturals that a run of some length can use, and its low place.

    `mask` has the places of one suit; runs begin at place `lowest` or above.
    """
    counts = [(mask & window).bit_count() for window in WINDOWS[length][lowest - 1 :]]
    best = max(counts)
    return best, counts.index(best) + lowest


@functools.lru_cache(maxsize=1 << 15)
def best_pairs(mask: int, double: int, length: int, lowest: int, need: int) -> tuple[Pair, ...]:
    """Return the best ways to use the naturals of one suit in two runs of some length.

    `need` is how many naturals each run must have. The ways are those with the
    fewest naturals missing, then those that use more of them at that price.
    """
    single = mask & ~double
    one_ace = bool(single & _LOW_ACE_BIT)
    runs = sorted(
        (-(mask & window).bit_count(), low, window)
        for low, window in enumerate(WINDOWS[length][lowest - 1 :], lowest)
        if mask & window
    )
    best: dict[int, Pair] = {}
    enough = 0
    for number, (fewest, low, window) in enumerate(runs):
        for other_fewest, other, other_window in runs[number:]:
            # The pairs that follow use no more than the best pair without a missing natural.
            if -fewest - other_fewest <= enough:
                break
            shared = (single & window & other_window).bit_count()
            if one_ace and (window | other_window) & _LOW_ACE_BIT:
                shared += bool((window | other_window) & _HIGH_ACE_BIT)
            used = -fewest - other_fewest - shared
            own = -fewest - shared
            share = own + min(shared, max(0, need - own))
            lacking = max(0, need - share) + max(0, need - used + share)
            if lacking not in best or used > best[lacking][0]:
                best[lacking] = (used, lacking, low, other, share)
                if not lacking:
                    enough = used
    front: list[Pair] = []
    for lacking in sorted(best):
        if not front or best[lacking][0] > front[-1][0]:
            front.append(best[lacking])
    return tuple(front)


def set_masks(seen: int) -> tuple[int, int, int, int]:
    """Return the ranks of which a hand has at least one, two, three, four suits."""
    a, b, c, d = ranks_of(seen)
    ab, cd, either, other = a & b, c & d, a | b, c | d
    return either | other, ab | cd | either & other, ab & other | cd & either, ab & cd


def copies(seen: int, double: int, rank: int) -> tuple[int, int]:
    """Return how many suits of a rank a hand has, and how many cards."""
    suits = cards = 0
    for suit in range(SUITS):
        at = SHIFT * suit + 2 * (rank - 1)
        if seen >> at & 1:
            suits += 1
            cards += 1 + (double >> at & 1)
    return suits, cards


def _uses(suits: int, cards: int, repeat_suits: bool) -> list[int]:
    """Return how many naturals of one rank each of its sets can use, most first."""
    most = min(SET_LENGTH, cards if repeat_suits else suits)
    full, rest = divmod(cards, most)
    return [most] * full + [rest] * (rest > 0)


def set_slots(seen: int, double: int, repeat_suits: bool) -> list[Slot]:
    """Return how many naturals sets of three can use, best first; a rank may come again."""
    slots = []
    for rank in range(1, RANKS + 1):
        suits, cards = copies(seen, double, rank)
        if suits:
            uses = _uses(suits, cards, repeat_suits)
            slots += [(used, rank) for used in uses]
    return sorted(slots, reverse=True)


@functools.lru_cache(maxsize=1 << 12)
def balanced_sets(
    seen: int, double: int, sets: int, need: int, repeat_suits: bool
) -> tuple[tuple[int, tuple[Slot, ...]], ...]:
    """Return the best ways to spread naturals over sets that need some each (HR-R9).

    With each the naturals that are missing in all sets; fewest first, then those
    that use more naturals at that price.
    """
    best: dict[tuple[int, int], tuple[Slot, ...]] = {(0, 0): ()}
    for rank in range(1, RANKS + 1):
        suits, cards = copies(seen, double, rank)
        most = min(SET_LENGTH, cards if repeat_suits else suits)
        for (count, lacking), slots in tuple(best.items()) if cards else ():
            for more in range(1, min(sets - count, cards) + 1):
                for uses in itertools.combinations_with_replacement(range(1, most + 1), more):
                    if sum(uses) <= cards:
                        short = lacking + sum(max(0, need - used) for used in uses)
                        grown = (*slots, *((used, rank) for used in uses))
                        key = (count + more, short)
                        if key not in best or _naturals(grown) > _naturals(best[key]):
                            best[key] = grown
    front: dict[int, tuple[Slot, ...]] = {}
    for (count, lacking), slots in best.items():
        short = lacking + need * (sets - count)
        if short not in front or _naturals(slots) > _naturals(front[short]):
            front[short] = slots
    return tuple(sorted(front.items()))


def _naturals(slots: tuple[Slot, ...]) -> int:
    return sum(used for used, _rank in slots)


def most_in_sets(seen: int, double: int, sets: int, repeat_suits: bool) -> int:
    """Return the most naturals that some sets of three can use together."""
    one, two, three, four = set_masks(seen)
    a, b, c, d = ranks_of(double)
    plenty = four | a | b | c | d
    lone = ~plenty
    triples = (three & lone).bit_count()
    pairs = (two & lone).bit_count() - triples
    counts = [0, (one & lone).bit_count() - triples - pairs, pairs, triples]
    while plenty:
        bit = plenty & -plenty
        plenty ^= bit
        suits, cards = copies(seen, double, top_rank(bit))
        for used in _uses(suits, cards, repeat_suits):
            counts[used] += 1
    most = 0
    for used in (3, 2, 1):
        taken = min(sets, counts[used])
        most += used * taken
        sets -= taken
    return most
