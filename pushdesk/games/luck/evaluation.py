# SPDX-License-Identifier: GPL-3.0-or-later
"""What the end of a turn is worth to one seat, in points on its own bench."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pushdesk.core.game import Seat
from pushdesk.games.luck.cards import COLOURS, FACES, RANK, ROLL, points
from pushdesk.games.luck.state import View

ALL_POINTS = sum(RANK)
"""L46."""

_ROLL_BIT = 1 << 11
_CODES = 64
"""More than a column can have, for the search also asks about places that clash."""

CODE: tuple[int, ...] = tuple(
    2 * sum(rank for rank in range(1, 7) if mask & 16 << rank) + bool(mask & _ROLL_BIT)
    for mask in range(2 * _ROLL_BIT)
)
"""By column mask: twice the points of the column, plus 1 when it holds a Roll.

That is all that taking it depends on as long as losses are averaged over the die.
"""


class Stakes(msgspec.Struct, frozen=True):
    """What one seat has in mind when columns are shared out."""

    seat: Seat
    bench: tuple[int, ...]
    """Points on the bench by seat."""
    weights: tuple[float, ...]
    """What a point of each seat is worth to `seat`: 1 for itself, others below 0."""
    loss: float
    """Share of a bench that one roll costs on average, 0 to 1 (L32, L48)."""


def loss_share(view: View) -> float:
    """Return the share of a bench that one roll costs on average, 0 to 1."""
    return (2 if view.rules.hard else 1) / FACES


def bank_points(view: View) -> tuple[float, ...]:
    """Return the points in each bank; hidden ones get their mean, for their sum is known.

    Every card that isn't in sight or in the pile lies in a hidden bank (HR-L5).
    """
    hidden = sum(bank.count for bank in view.banks if bank.cards is None)
    mean = _hidden_points(view) / hidden if hidden else 0.0
    return tuple(
        bank.count * mean if bank.cards is None else float(points(bank.cards))
        for bank in view.banks
    )


def _hidden_points(view: View) -> int:
    seen = points(view.discards) + sum(points(cards) for cards in (*view.columns, *view.benches))
    seen += sum(points(bank.cards) for bank in view.banks if bank.cards is not None)
    seen += sum((kind % 6 + 1) * view.unseen[kind] for kind in range(ROLL))
    return ALL_POINTS - seen - (RANK[view.card] if view.card >= 0 else 0)


def stakes(view: View, grudge: float) -> Stakes:
    """Return stakes that set one's own points against `grudge` times the mean of the others'."""
    others = -grudge / (view.seats - 1)
    weights = tuple(1.0 if seat == view.seat else others for seat in range(view.seats))
    bench = tuple(points(cards) for cards in view.benches)
    return Stakes(view.seat, bench, weights, loss_share(view))


class Sharing:
    """Share columns out in the taking order and sum up what that is worth.

    Columns are given by their code. The seat with the stakes chooses for itself
    with an eye on what it leaves; the others take what is best for themselves.
    """

    def __init__(self, stakes: Stakes) -> None:
        """Tabulate what each column code means to each seat."""
        self.seat = stakes.seat
        seats = range(len(stakes.bench))
        self.net = [_nets(stakes.bench[seat], stakes.loss) for seat in seats]
        self._worth = [[stakes.weights[seat] * net for net in self.net[seat]] for seat in seats]

    def greedy(self, codes: list[int], order: Sequence[Seat]) -> float:
        """Return the worth when each seat of the order takes its best column."""
        worth = 0.0
        for seat in order:
            if not codes:
                break
            code = max(codes, key=self.net[seat].__getitem__)
            codes.remove(code)
            worth += self._worth[seat][code]
        return worth

    def options(self, codes: Sequence[int], order: Sequence[Seat]) -> list[float]:
        """Return what it is worth to take each column, the seat with the stakes being first."""
        mine = self._worth[self.seat]
        rest = order[1:]
        return [
            mine[code] + self.greedy([*codes[:index], *codes[index + 1 :]], rest)
            for index, code in enumerate(codes)
        ]

    def best(self, first: int, second: int, third: int, order: Sequence[Seat]) -> float:
        """Return the largest of the `options` for up to three codes in rising order, 0 for none.

        The search asks for this so often that it is spelt out.
        """
        mine = self._worth[self.seat]
        if not second:
            return mine[third] if third else 0.0
        after = self._worth[order[1]]
        if not first:
            return max(mine[second] + after[third], mine[third] + after[second])
        net = self.net[order[1]]
        last = self._worth[order[2]] if len(order) > 2 else _NOTHING
        return max(
            mine[one]
            + (after[two] + last[three] if net[two] >= net[three] else after[three] + last[two])
            for one, two, three in (
                (first, second, third),
                (second, first, third),
                (third, first, second),
            )
        )


_NOTHING = (0.0,) * _CODES


def _nets(bench: int, loss: float) -> list[float]:
    """Return `net_points` by column code."""
    return [net_points(code, bench, loss) for code in range(_CODES)]


def net_points(code: int, bench: int, loss: float) -> float:
    """Return the points that a column brings to a bench, its roll averaged over the die."""
    return code // 2 - (loss * (bench + code // 2) if code & 1 else 0.0)


def colour_sums(view: View, seat: Seat) -> list[int]:
    """Return the points on a bench by colour."""
    sums = [0] * COLOURS
    for card in view.benches[seat]:
        sums[card // 18] += RANK[card]
    return sums
