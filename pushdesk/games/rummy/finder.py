# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a hand is from the contract of a round, and what it lacks."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from pushdesk.games.rummy.cards import (
    ACE,
    HIGH_ACE,
    RANKS,
    SUITS,
    TWO,
    Card,
)
from pushdesk.games.rummy.filling import MISSING, NO_RANK, Pick, RunPick, SetPick, fill
from pushdesk.games.rummy.masks import (
    PLACES,
    SHIFT,
    WINDOWS,
    Holding,
    Slot,
    balanced_sets,
    best_pairs,
    best_run,
    bit_at,
    copies,
    holding,
    most_in_sets,
    places_of,
    set_masks,
    set_slots,
    top_rank,
)
from pushdesk.games.rummy.state import SET_LENGTH, Meld, Rules, contract_of

_Mixed: TypeAlias = tuple[int, int, int, int, int, int]
"""Naturals in the set and in the run, naturals missing, rank, suit and low place."""

_TO_LOW_ACE = 2 * (HIGH_ACE - ACE)
"""How far the bit of a high ace is from that of a low one."""
_SHIFTS = tuple(SHIFT * suit for suit in range(SUITS))


class Plan(msgspec.Struct, frozen=True):
    """The contract as a hand comes nearest to it."""

    distance: int
    """Cards still missing."""
    melds: tuple[Meld, ...]
    """Melds of the least length, `MISSING` in every place that the hand can't fill.

    The rank of a set is 2 while no card of it is there: any rank will do. Without
    a missing card the melds are a legal contract.
    """

    @property
    def used(self) -> tuple[Card, ...]:
        """Return the cards of the hand that the plan needs."""
        return tuple(card for meld in self.melds for card in meld.cards if card != MISSING)


def _need(length: int, rules: Rules) -> int:
    """Return how many naturals a meld of some length must have (R43, HR-R1, HR-R9)."""
    if rules.limit_wilds:
        return (length + 1) // 2
    return 0 if rules.wilds_alone else 1


class Finder:
    """Measure hands against the contract of one round under some house rules.

    Attributes:
        contract: the contract of the round.

    """

    def __init__(self, rules: Rules, number: int) -> None:
        """Prepare for a round, counted from 0."""
        self.contract = contract_of(number)
        self._lowest = TWO if rules.ace_high else ACE
        self._repeat = rules.repeat_suits
        self._set_need = _need(SET_LENGTH, rules)
        self._run_need = _need(self.contract.length, rules)
        self._size = SET_LENGTH * self.contract.sets + self.contract.length * self.contract.runs

    def distance(self, cards: Sequence[Card]) -> int:
        """Return how many cards a hand still lacks for the contract, 0 when it can be laid.

        That is the least number of cards to add, be they naturals or wilds.
        """
        return self.distance_of(holding(cards))

    def distance_of(self, held: Holding) -> int:
        """Return the distance of a holding."""
        if not self.contract.runs:
            return self._sets_distance(held)
        if not self.contract.sets:
            return self._runs_distance(held)
        in_set, in_run, lacking, _rank, _suit, _low = self._mixed(held)
        return max(self._size - in_set - in_run - held[0], lacking)

    def plan(self, cards: Sequence[Card]) -> Plan:
        """Return a contract that is as near as the distance, with the cards that make it up."""
        held = holding(cards)
        if not self.contract.runs:
            used, lacking, picks = self._sets(held)
        elif not self.contract.sets:
            used, lacking, picks = self._runs(held)
        else:
            used, lacking, picks = self._mixed_picks(self._mixed(held))
        return Plan(max(self._size - used - held[0], lacking), fill(cards, picks, self._repeat))

    def _sets_distance(self, held: Holding) -> int:
        if self._set_need > 1:
            used, lacking, _picks = self._sets(held)
        else:
            sets = self.contract.sets
            used = most_in_sets(held[1], held[2], sets, self._repeat)
            # One natural of a set may begin another of its rank, so only their number counts.
            lacking = max(0, sets * self._set_need - used)
        return max(self._size - used - held[0], lacking)

    def _sets(self, held: Holding) -> tuple[int, int, list[Pick]]:
        """Return naturals used, naturals missing, and the sets."""
        need, sets = self._set_need, self.contract.sets
        if need > 1:
            ways = balanced_sets(held[1], held[2], sets, need, self._repeat)
            size = self._size - held[0]
            _distance, lacking, best = min(
                (max(size - sum(used for used, _rank in way), short), short, way)
                for short, way in ways
            )
            slots = list(best)
        else:
            slots = set_slots(held[1], held[2], self._repeat)[:sets]
        slots += [(0, NO_RANK)] * (sets - len(slots))
        if need == 1:
            _share(slots)
            lacking = sum(not naturals for naturals, _rank in slots)
        elif not need:
            lacking = 0
        used = sum(naturals for naturals, _rank in slots)
        return used, lacking, [SetPick(rank, naturals, need) for naturals, rank in slots]

    def _runs_distance(self, held: Holding) -> int:
        """Return the distance for two runs: `_runs` without the picks, for speed."""
        wilds, seen, double = held
        length, lowest, need = self.contract.length, self._lowest, self._run_need
        first = second = 0
        for shift in _SHIFTS:
            count = best_run(seen >> shift & PLACES, length, lowest)[0]
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        room = self._size - wilds
        distance = max(room - first - second, 0)
        if second < need:
            distance = max(distance, max(0, need - first) + need - second)
        for shift in _SHIFTS:
            mask, twice = seen >> shift & PLACES, double >> shift & PLACES
            # Two runs of one suit can't do better than all of its cards.
            if room - mask.bit_count() - twice.bit_count() < distance:
                for used, short, _low, _other, _share in best_pairs(
                    mask, twice, length, lowest, need
                ):
                    distance = min(distance, max(room - used, short))
        return distance

    def _runs(self, held: Holding) -> tuple[int, int, list[Pick]]:
        """Return naturals used, naturals missing, and the two runs."""
        wilds, seen, double = held
        length, lowest, need = self.contract.length, self._lowest, self._run_need
        bests = sorted(
            ((*best_run(places_of(seen, suit), length, lowest), suit) for suit in range(SUITS)),
            reverse=True,
        )
        (first, low, suit), (second, other, other_suit) = bests[:2]
        lacking = max(0, need - first) + max(0, need - second)
        found = (max(self._size - first - second - wilds, lacking), first + second, lacking)
        picks: list[Pick] = [
            RunPick(suit, low, length, first, need),
            RunPick(other_suit, other, length, second, need),
        ]
        for suit in range(SUITS):
            mask, twice = places_of(seen, suit), places_of(double, suit)
            for used, short, low, other, share in best_pairs(mask, twice, length, lowest, need):
                distance = max(self._size - used - wilds, short)
                if distance < found[0]:
                    found = (distance, used, short)
                    picks = [
                        RunPick(suit, low, length, share, need),
                        RunPick(suit, other, length, used - share, need),
                    ]
        return found[1], found[2], picks

    def _mixed(self, held: Holding) -> _Mixed:
        """Return the best set and run; one card may suit both."""
        _wilds, seen, double = held
        length, lowest = self.contract.length, self._lowest
        in_set, ranks, spare = self._best_set(seen, double)
        in_run = 0
        bests: list[tuple[int, int, int]] = []
        for suit, shift in enumerate(_SHIFTS):
            mask = seen >> shift & PLACES
            count, low = best_run(mask, length, lowest)
            if count > in_run:
                in_run, bests = count, [(suit, mask, low)]
            elif count == in_run:
                bests.append((suit, mask, low))
        for suit, mask, first in bests:
            # Where suits repeat, a set wants both of two equal cards.
            twice = 0 if self._repeat else double >> _SHIFTS[suit]
            for low, window in enumerate(WINDOWS[length][first - 1 :], first):
                used = mask & window
                if used.bit_count() == in_run:
                    free = ranks & ~((used | used >> _TO_LOW_ACE) & ~twice & ~spare)
                    if free:
                        return self._mix(in_set, in_run, free, suit, low)
        # Every best run needs a card of every best set: one of the two goes without.
        suit, _mask, low = bests[0]
        if max(0, self._set_need - in_set + 1) > max(0, self._run_need - in_run + 1):
            return self._mix(in_set, in_run - 1, ranks, suit, low)
        return self._mix(in_set - 1, in_run, ranks, suit, low)

    def _mix(self, in_set: int, in_run: int, ranks: int, suit: int, low: int) -> _Mixed:
        lacking = max(0, self._set_need - in_set) + max(0, self._run_need - in_run)
        return in_set, in_run, lacking, top_rank(ranks), suit, low

    def _best_set(self, seen: int, double: int) -> tuple[int, int, int]:
        """Return the most naturals for one set, the ranks that have them, those with a spare."""
        one, two, three, four = set_masks(seen)
        spare = four
        if self._repeat:
            counts = [copies(seen, double, rank)[1] for rank in range(1, RANKS + 1)]
            one, two, three, spare = (
                sum(bit_at(rank) for rank, count in enumerate(counts, 1) if count >= least)
                for least in (1, 2, 3, 4)
            )
        if three:
            return 3, three, spare
        if two:
            return 2, two, spare
        return (1, one, spare) if one else (0, bit_at(NO_RANK), bit_at(NO_RANK))

    def _mixed_picks(self, mixed: _Mixed) -> tuple[int, int, list[Pick]]:
        in_set, in_run, lacking, rank, suit, low = mixed
        picks: list[Pick] = [
            SetPick(rank if in_set else NO_RANK, in_set, self._set_need),
            RunPick(suit, low, self.contract.length, in_run, self._run_need),
        ]
        return in_set + in_run, lacking, picks


def _share(slots: list[Slot]) -> None:
    """Begin a set without a natural with one of a set that has several."""
    for empty, (naturals, _rank) in enumerate(slots):
        giver = next((at for at, (count, _) in enumerate(slots) if count > 1), None)
        if not naturals and giver is not None:
            count, rank = slots[giver]
            slots[giver] = (count - 1, rank)
            slots[empty] = (1, rank)


@functools.lru_cache(maxsize=256)
def finder(rules: Rules, number: int) -> Finder:
    """Return the finder for a round, counted from 0, under some house rules."""
    return Finder(rules, number)
