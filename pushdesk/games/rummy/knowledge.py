# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat can conclude about cards it doesn't see, from takes, pushes and discards."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterable

from pushdesk.core.game import Seat
from pushdesk.games.rummy.cards import ACE, CARDS, HIGH_ACE, RANK, SUIT, WILD, Card, points
from pushdesk.games.rummy.state import SEATS, Contract, View
from pushdesk.games.rummy.views import unseen

MEAN_POINTS = 8.9
"""Points of a card that nobody has seen: 960 / 108."""
WILD_WEIGHT = 1.5
"""How much likelier a wild is in a hand than in the stock: nobody discards one."""
REFUSED_WEIGHT = 0.6
"""How much less likely a hand holds a mate of a card that its owner did not want."""
WANTED_WEIGHT = 1.5
"""How much likelier it holds a mate of a card that its owner took."""
RECENT = 6
"""Refused cards that count."""


def distance_on_suit(one: Card, other: Card) -> int:
    """Return how many places lie between two naturals of a suit, 99 for other suits."""
    if SUIT[one] != SUIT[other]:
        return 99
    apart = abs(RANK[one] - RANK[other])
    if ACE in (RANK[one], RANK[other]):
        apart = min(apart, abs(HIGH_ACE - max(RANK[one], RANK[other])))
    return apart


def mates(one: Card, other: Card, contract: Contract) -> bool:
    """Return whether two naturals could stand in one meld that the contract asks for."""
    if WILD[one] or WILD[other]:
        return False
    if contract.sets and RANK[one] == RANK[other] and SUIT[one] != SUIT[other]:
        return True
    return bool(contract.runs) and 0 < distance_on_suit(one, other) < contract.length


@functools.lru_cache(maxsize=CARDS * 8)
def mate_mask(card: Card, contract: Contract) -> int:
    """Return the cards that could stand in one meld with a card, one bit for each number."""
    return sum(1 << other for other in range(CARDS) if mates(card, other, contract))


def mask_of(cards: Iterable[Card]) -> int:
    """Return one bit for each number of some different cards."""
    return sum([1 << card for card in cards])


def tastes(view: View) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """Return by seat the cards that it took and kept, and those that it didn't want."""
    wanted: list[list[Card]] = [[] for _ in range(SEATS)]
    refused: list[list[Card]] = [[] for _ in range(SEATS)]
    for turn in view.record:
        if turn.pushed:
            refused[turn.seat].append(turn.offered)
        elif turn.discarded != turn.offered:
            wanted[turn.seat].append(turn.offered)
        if turn.discarded >= 0:
            refused[turn.seat].append(turn.discarded)
    return tuple(map(tuple, wanted)), tuple(map(tuple, refused))


def expected_points(view: View, seat: Seat) -> float:
    """Return the points that a seat's hand costs, as far as this view can tell."""
    if seat == view.seat:
        return float(points(view.hand))
    known = view.known[seat]
    return points(known) + MEAN_POINTS * (view.counts[seat] - len(known))


class Belief:
    """Deal the unseen cards out again and again, likelier hands more often.

    Attributes:
        cards: the cards that the view can't place.

    """

    def __init__(self, view: View) -> None:
        """Weigh every unseen card for every other seat."""
        self.cards = unseen(view)
        self._view = view
        contract = view.contract
        wanted, refused = tastes(view)
        self._weights: list[list[float]] = []
        for seat in range(SEATS):
            if seat == view.seat:
                self._weights.append([])
                continue
            took = mask_of(set(wanted[seat]))
            # Old discards say little: the hand was another one.
            left = mask_of(set(refused[seat][-RECENT:]))
            met = view.met[seat]
            self._weights.append(
                [
                    WILD_WEIGHT if WILD[card] else _weight(card, took, left, contract, met)
                    for card in self.cards
                ]
            )

    def order(self, chance: random.Random) -> tuple[Card, ...]:
        """Return the unseen cards as they may lie, in the order of `views.determined`."""
        view = self._view
        left = list(range(len(self.cards)))
        rand, log = chance.random, math.log
        dealt: dict[Seat, list[int]] = {}
        seats = [seat for seat in range(SEATS) if seat != view.seat]
        # Nobody chooses first every time.
        start = int(rand() * len(seats))
        for seat in (*seats[start:], *seats[:start]):
            count = view.counts[seat] - len(view.known[seat])
            weights = self._weights[seat]
            keyed = sorted([(-log(1.0 - rand()) / weights[at], at) for at in left])
            dealt[seat] = [at for _key, at in keyed[:count]]
            left = [at for _key, at in keyed[count:]]
        stock = sorted(left, key=lambda _at: rand())
        places = [at for seat in seats for at in dealt[seat]] + stock
        return tuple([self.cards[at] for at in places])


def _weight(card: Card, took: int, refused: int, contract: Contract, met: bool) -> float:
    if met:
        return 1.0
    weight = 1.0
    mask = mate_mask(card, contract)
    if mask & took:
        weight *= WANTED_WEIGHT
    if mask & refused:
        weight *= REFUSED_WEIGHT
    return weight
