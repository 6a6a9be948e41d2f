# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played to their end from a view, to count how often an action wins.

Everybody plays one card ahead and pushes every turn, which is what pays near
the end of the pile. Roll cards are settled at once under HR-L4 too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from pushdesk.core.game import Seat
from pushdesk.core.opponent import Limit
from pushdesk.games.luck.cards import (
    COLOURS,
    FACES,
    KIND,
    KINDS,
    RANKS,
    ROLL,
    STAR,
    SWITCH,
    Card,
    Kind,
)
from pushdesk.games.luck.evaluation import (
    CODE,
    Stakes,
    bank_points,
    colour_sums,
    loss_share,
    net_points,
)
from pushdesk.games.luck.odds import BITS, SLOTS
from pushdesk.games.luck.search import TurnSearch, slots_of
from pushdesk.games.luck.state import Action, Bank, Place, Push, Stop, Take, View

_MARGIN = 1e-4
"""What a point of lead counts beside a won game, so that a lost cause is played well too."""


def chances_of_winning(
    view: View, actions: Sequence[Action], games: int, limit: Limit, chance: random.Random
) -> tuple[list[float], int]:
    """Return how often each action won, summed over games, and how many games were played.

    Every action meets the same piles and the same dice, which cancels most of the luck.
    """
    kinds = [kind for kind in range(KINDS) for _ in range(view.unseen[kind])]
    won = [0.0] * len(actions)
    for played in range(games):
        chance.shuffle(kinds)
        dice = chance.getrandbits(32)
        shares = []
        for action in actions:
            if limit.expired():
                return won, played
            table = Table(view, kinds, random.Random(dice))
            table.act(action)
            shares.append(table.finish(view.seat))
        won = [sum_ + share for sum_, share in zip(won, shares, strict=True)]
    return won, games


class _Column:
    """A column as its mask and its points by colour."""

    def __init__(self, cards: Sequence[Card] = ()) -> None:
        self.mask = 0
        self.sums = [0] * COLOURS
        for card in cards:
            self.add(KIND[card])

    def add(self, kind: Kind) -> None:
        self.mask |= BITS[kind]
        if kind != ROLL:
            self.sums[kind // RANKS] += kind % RANKS + 1


class Table:
    """A position that changes in place; the pile is a list of kinds, drawn from its end."""

    def __init__(self, view: View, pile: Sequence[Kind], dice: random.Random) -> None:
        """Set the table up as a view shows it, with a pile in the given order."""
        self._hard = view.rules.hard
        self._resets = view.rules.switch_resets
        self._loss = loss_share(view)
        self._seats = view.seats
        self._pile = list(pile)
        self._dice = dice
        self._turn = view.turn
        self._direction = view.direction
        self._columns = [_Column(column) for column in view.columns]
        self._benches = [colour_sums(view, seat) for seat in range(view.seats)]
        self._banks = list(bank_points(view))
        self._card = KIND[view.card] if view.card >= 0 else -1
        self._unseen = list(view.unseen)
        self._place = view.taken + view.bust
        for seat in view.rollers:
            self._roll(seat)

    def act(self, action: Action) -> None:
        """Make one action and play the turn that it belongs to to its end."""
        match action:
            case Bank(colour=colour):
                bench = self._benches[self._turn]
                self._banks[self._turn] += bench[colour]
                bench[colour] = 0
                self._next_turn()
            case Place(column=column):
                self._put(self._card, column)
                self._draw_on(self._search(), must=False)
            case Push():
                self._draw_on(self._search(), must=True)
            case Stop():
                self._share_out(self._search())
            case Take(column=column):
                self._take(self._seat_at(self._place), column)
                self._place += 1
                self._share_out(None)

    def finish(self, seat: Seat) -> float:
        """Play until the pile is empty; return the share of the win that a seat gets."""
        while self._pile:
            self._draw_on(self._search(), must=True)
        totals = [sum(bench) + bank for bench, bank in zip(self._benches, self._banks, strict=True)]
        own = totals[seat]
        best = max(totals[:seat] + totals[seat + 1 :])
        won = 1.0 if own > best else 0.5 if own == best else 0.0
        return won + _MARGIN * (own - best)

    def _search(self) -> TurnSearch:
        others = -1.0 / (self._seats - 1)
        weights = tuple(1.0 if seat == self._turn else others for seat in range(self._seats))
        bench = tuple(sum(bench) for bench in self._benches)
        return TurnSearch(Stakes(self._turn, bench, weights, self._loss), self._unseen)

    def _draw_on(self, search: TurnSearch, must: bool) -> None:
        drawn: tuple[Kind, ...] = ()
        while self._pile:
            slots = slots_of([column.mask for column in self._columns])
            if self._columns and not must:
                direction = self._direction
                if search.draw(slots, direction, drawn, 1) <= search.stop(slots, direction):
                    break
            must = False
            kind = self._pile.pop()
            self._unseen[kind] -= 1
            drawn = (*drawn, kind)
            if kind == SWITCH:
                self._direction = -self._direction
                continue
            column = self._best_place(search, kind, drawn)
            if column < 0:
                self._roll(self._turn)
                self._place = 1
                self._share_out(None)
                return
            self._put(kind, column)
        self._share_out(search)

    def _best_place(self, search: TurnSearch, kind: Kind, drawn: tuple[Kind, ...]) -> int:
        masks = [column.mask for column in self._columns]
        bits = BITS[kind]
        fits = [index for index, mask in enumerate(masks) if not mask & bits]
        if len(masks) < SLOTS:
            fits.append(len(masks))
        if len(fits) < 2:
            return fits[0] if fits else -1
        masks.append(0)

        def worth(index: int) -> float:
            laid = [*masks[:index], masks[index] | bits, *masks[index + 1 :]]
            slots = slots_of([mask for mask in laid if mask])
            return search.best(slots, self._direction, drawn, 1)

        return max(fits, key=worth)

    def _put(self, kind: Kind, column: int) -> None:
        if column == len(self._columns):
            self._columns.append(_Column())
        self._columns[column].add(kind)

    def _seat_at(self, place: int) -> Seat:
        return (self._turn + self._direction * place) % self._seats

    def _share_out(self, search: TurnSearch | None) -> None:
        """Let the seats from the current place on take; the first one looks at what it leaves."""
        while self._columns and self._place < self._seats:
            seat = self._seat_at(self._place)
            codes = [CODE[column.mask] for column in self._columns]
            if self._place == 0 and search is not None:
                worths = search.takings(codes, self._direction)
            else:
                bench = sum(self._benches[seat])
                worths = [net_points(code, bench, self._loss) for code in codes]
            self._take(seat, worths.index(max(worths)))
            self._place += 1
        self._next_turn()

    def _take(self, seat: Seat, column: int) -> None:
        taken = self._columns.pop(column)
        bench = self._benches[seat]
        for colour, points in enumerate(taken.sums):
            bench[colour] += points
        if taken.mask & BITS[ROLL]:
            self._roll(seat)

    def _roll(self, seat: Seat) -> None:
        face = int(self._dice.random() * FACES)
        if face != STAR:
            self._benches[seat][face] = 0
        elif self._hard:
            self._benches[seat] = [0] * COLOURS

    def _next_turn(self) -> None:
        self._columns = []
        self._place = 0
        self._turn = (self._turn + 1) % self._seats
        if self._resets:
            self._direction = 1
