# SPDX-License-Identifier: GPL-3.0-or-later
"""Expectimax over one turn: every card that may come, every place that it may go.

A column is its mask, an empty slot is mask 0, and the three slots are kept
sorted, so that the same columns met on different ways are looked at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.core.game import Seat
from pushdesk.core.opponent import Limit
from pushdesk.games.luck.cards import RANKS, ROLL, SWITCH
from pushdesk.games.luck.evaluation import CODE, Sharing, Stakes
from pushdesk.games.luck.odds import BITS

Slots = tuple[int, int, int]

EMPTY: Slots = (0, 0, 0)
_POLL = 64


class OutOfTimeError(Exception):
    """The limit expired in the middle of a search."""


def slots_of(masks: Sequence[int]) -> Slots:
    """Return up to three columns as sorted slots."""
    first, second, third = sorted((*masks, 0, 0, 0)[:3]) if len(masks) < 3 else sorted(masks)
    return (first, second, third)


class TurnSearch:
    """Value what is left of the active seat's turn, in points on its own bench.

    Attributes:
        nodes: positions looked at so far, what a budget is counted in.

    """

    def __init__(self, stakes: Stakes, unseen: Sequence[int], limit: Limit | None = None) -> None:
        """Take the stakes of the active seat and the unseen cards by kind."""
        self._sharing = Sharing(stakes)
        self._loss = stakes.loss * stakes.bench[stakes.seat]
        seats = len(stakes.bench)
        self._orders: dict[int, tuple[Seat, ...]] = {
            direction: tuple((stakes.seat + direction * place) % seats for place in range(seats))
            for direction in (1, -1)
        }
        self._numbers = [(BITS[k], k % RANKS, unseen[k], k) for k in range(ROLL) if unseen[k]]
        self._unseen = tuple(unseen)
        self._left = sum(unseen)
        self._stops: dict[tuple[int, int, int, int], float] = {}
        self._busts: dict[tuple[int, int, int, int], float] = {}
        self._draws: dict[tuple[Slots, int, tuple[int, ...], int], float] = {}
        self._limit = limit
        self.nodes = 0

    def stop(self, slots: Slots, direction: int) -> float:
        """Return the worth of stopping now (L26 to L28)."""
        first, second, third = slots
        return self._stop_codes(CODE[first], CODE[second], CODE[third], direction)

    def _stop_codes(self, first: int, second: int, third: int, direction: int) -> float:
        key = (first, second, third, direction)
        worth = self._stops.get(key)
        if worth is None:
            low, middle, high = sorted((first, second, third))
            worth = self._sharing.best(low, middle, high, self._orders[direction])
            self._stops[key] = worth
        return worth

    def takings(self, codes: Sequence[int], direction: int) -> list[float]:
        """Return what it is worth to the active seat to take each column."""
        return self._sharing.options(codes, self._orders[direction])

    def bust(self, slots: Slots, direction: int) -> float:
        """Return the worth of a bust on these columns (L37 to L41)."""
        first, second, third = slots
        key = (CODE[first], CODE[second], CODE[third], direction)
        worth = self._busts.get(key)
        if worth is None:
            order = self._orders[direction][1:]
            worth = self._sharing.greedy(list(key[:3]), order) - self._loss
            self._busts[key] = worth
        return worth

    def best(self, slots: Slots, direction: int, drawn: tuple[int, ...], depth: int) -> float:
        """Return the worth of the better of stopping and drawing on."""
        if depth == 0 or self._left == len(drawn):
            return self.stop(slots, direction)
        drawing = self.draw(slots, direction, drawn, depth)
        return max(drawing, self.stop(slots, direction)) if slots[2] else drawing

    def draw(self, slots: Slots, direction: int, drawn: tuple[int, ...], depth: int) -> float:
        """Return the worth of drawing a card, looking `depth` cards ahead.

        `drawn` holds the kinds that were drawn on the way here, sorted.
        """
        left = self._left - len(drawn)
        if left <= 0:
            return self.stop(slots, direction)
        key = (slots, direction, drawn, depth)
        known = self._draws.get(key)
        if known is not None:
            return known
        self.nodes += 1
        if self.nodes % _POLL == 0 and self._limit is not None and self._limit.expired():
            raise OutOfTimeError
        if depth == 1:
            total = self._last_numbers(slots, direction, drawn)
        else:
            total = self._numbers_ahead(slots, direction, drawn, depth)
        rolls = self._unseen[ROLL] - drawn.count(ROLL)
        if rolls:
            total += rolls * self.put(slots, ROLL, direction, drawn, depth - 1)
        switches = self._unseen[SWITCH] - drawn.count(SWITCH)
        if switches:
            after = (*drawn, SWITCH)
            total += switches * self.best(slots, -direction, after, depth - 1)
        worth = total / left
        self._draws[key] = worth
        return worth

    def put(
        self, slots: Slots, kind: int, direction: int, drawn: tuple[int, ...], depth: int
    ) -> float:
        """Return the worth of a drawn card in its best place, or of the bust that it is."""
        bits = BITS[kind]
        after = tuple(sorted((*drawn, kind)))
        worth = None
        for laid in placings(slots, bits):
            value = self.best(laid, direction, after, depth)
            if worth is None or value > worth:
                worth = value
        return self.bust(slots, direction) if worth is None else worth

    def _numbers_ahead(
        self, slots: Slots, direction: int, drawn: tuple[int, ...], depth: int
    ) -> float:
        total = 0.0
        for _bits, _rank, count, kind in self._numbers:
            left = count - drawn.count(kind) if drawn else count
            if left:
                total += left * self.put(slots, kind, direction, drawn, depth - 1)
        return total

    def _last_numbers(self, slots: Slots, direction: int, drawn: tuple[int, ...]) -> float:
        """Return the sum over all number cards when drawing ends with the next one.

        Only the number then matters to the worth of a place, not the colour.
        """
        first, second, third = slots
        one, two, three = CODE[first], CODE[second], CODE[third]
        stop = self._stop_codes
        at_first: list[float | None] = [None] * RANKS
        at_second: list[float | None] = [None] * RANKS
        at_third: list[float | None] = [None] * RANKS
        bust = self.bust(slots, direction) if first else 0.0
        total = 0.0
        for bits, rank, count, kind in self._numbers:
            if drawn:
                count -= drawn.count(kind)
                if not count:
                    continue
            worth = _IMPOSSIBLE
            if not first & bits:
                found = at_first[rank]
                if found is None:
                    found = at_first[rank] = stop(one + _ADDED[rank], two, three, direction)
                worth = found
            if not second & bits:
                found = at_second[rank]
                if found is None:
                    found = at_second[rank] = stop(one, two + _ADDED[rank], three, direction)
                if found > worth:
                    worth = found
            if not third & bits:
                found = at_third[rank]
                if found is None:
                    found = at_third[rank] = stop(one, two, three + _ADDED[rank], direction)
                if found > worth:
                    worth = found
            total += count * (bust if worth == _IMPOSSIBLE else worth)
        return total


_IMPOSSIBLE = float("-inf")
_ADDED = tuple(2 * rank for rank in range(1, RANKS + 1))


def placings(slots: Slots, bits: int) -> list[Slots]:
    """Return the different columns that placing a card can lead to; none is a bust."""
    first, second, third = slots
    found = []
    if not third & bits:
        found.append(_sorted(first, second, third | bits))
    if not second & bits and second != third:
        found.append(_sorted(first, second | bits, third))
    if not first & bits and first != second:
        found.append(_sorted(first | bits, second, third))
    return found


def _sorted(first: int, second: int, third: int) -> Slots:
    if first > second:
        first, second = second, first
    if second > third:
        second, third = third, second
        if first > second:
            first, second = second, first
    return (first, second, third)
