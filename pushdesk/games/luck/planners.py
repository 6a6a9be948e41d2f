# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents that weigh every action by what it is worth."""

from __future__ import annotations

import random

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.luck.cards import COLOURS, MASK, ROLL
from pushdesk.games.luck.evaluation import CODE, Sharing, Stakes, colour_sums, loss_share, stakes
from pushdesk.games.luck.odds import fits, joined, masks_of
from pushdesk.games.luck.playout import chances_of_winning
from pushdesk.games.luck.search import OutOfTimeError, TurnSearch, slots_of
from pushdesk.games.luck.state import Action, Bank, Phase, Place, Push, Roll, Stop, Take, View

PUSH_WORTH: tuple[float, ...] = (0.0, 0.0, 10.0, 6.0, 4.5, 5.0, 5.0)
"""By number of seats, what a push turn brings more than it brings the others, in points.

Found as the figure with which banking wins most; see docs/opponents-luck.md.
"""
GRUDGE: tuple[float, ...] = (0.0, 0.0, 1.0, 1.5, 2.0, 2.0, 2.0)
"""By number of seats, what the mean point of the others is worth against an own one."""
CARDS_A_TURN = 5.8
"""Cards drawn in a push turn of four strong opponents, on average."""

_CLEARLY = 0.4
"""Least lead in won games, for each root of the games played, that outweighs the plan."""


class Strong(msgspec.Struct, frozen=True):
    """Take the action of the highest expected worth one card, or one round, ahead."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the best action."""
        mind = stakes(view, 1.0)
        if view.phase is Phase.CHOOSE:
            return choose(view, rolls_in_a_round(view), PUSH_WORTH[view.seats])
        return _act(view, mind, 1, limit)


class Expert(msgspec.Struct, frozen=True):
    """Look several cards ahead in a turn, and to the end of the pile when banking."""

    depth: int
    """Cards ahead, at least 1."""
    budget: int
    """Positions after which it looks no deeper."""
    endgame: int
    """Cards in the pile from which on it goes by the chance of winning."""
    games: int
    """Games that it then plays out for each action."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the best action found before the budget or the limit ran out."""
        if view.phase is Phase.ROLL:
            return Roll()
        planned = self._plan(view, limit)
        if view.pile > self.endgame:
            return planned
        return self._likeliest(view, planned, limit, chance)

    def _plan(self, view: View, limit: Limit) -> Action:
        """Return the action of the highest expected worth."""
        mind = stakes(view, GRUDGE[view.seats])
        if view.phase is Phase.CHOOSE:
            rolls = rolls_to_the_end(view)
            keep = (1.0 - mind.loss) ** (rolls / 2)
            return choose(view, rolls, PUSH_WORTH[view.seats] * keep)
        best = _act(view, mind, 1, limit)
        if view.phase is not Phase.PLACE and view.phase is not Phase.DECIDE:
            return best
        spent = 0
        for depth in range(2, self.depth + 1):
            if spent > self.budget or limit.expired():
                break
            search = TurnSearch(mind, view.unseen, limit)
            try:
                best = _draw_or_place(view, search, depth)
            except OutOfTimeError:
                break
            spent += search.nodes
        return best

    def _likeliest(
        self, view: View, planned: Action, limit: Limit, chance: random.Random
    ) -> Action:
        """Return the action that won most games, or the planned one unless beaten clearly."""
        actions = candidates(view)
        if len(actions) < 2:
            return planned
        won, games = chances_of_winning(view, actions, self.games, limit, chance)
        best = max(range(len(actions)), key=won.__getitem__)
        lead = won[best] - won[actions.index(planned)]
        return actions[best] if lead > _CLEARLY * games**0.5 else planned


def candidates(view: View) -> list[Action]:
    """Return the legal actions that are worth a playout."""
    match view.phase:
        case Phase.CHOOSE:
            sums = colour_sums(view, view.seat)
            largest = max(range(COLOURS), key=sums.__getitem__)
            return [Push(), Bank(largest)] if sums[largest] else [Push()]
        case Phase.PLACE:
            return [Place(column) for column in fits(view)]
        case Phase.DECIDE:
            return [Push(), Stop()] if view.columns else [Push()]
        case Phase.TAKE:
            return [Take(column) for column in range(len(view.columns))]
    return [Roll()]


def rolls_to_the_end(view: View) -> float:
    """Return how often one seat will roll, on average, until the pile is empty.

    In self-play of four strong opponents 18.4 rolls were made with the 18 Roll
    cards, so that each card left means one roll of one seat.
    """
    return view.unseen[ROLL] / view.seats


def rolls_in_a_round(view: View) -> float:
    """Return how often one seat will roll, on average, until its next turn."""
    cards = min(view.pile, CARDS_A_TURN * view.seats)
    return rolls_to_the_end(view) * cards / view.pile if view.pile else 0.0


def choose(view: View, rolls: float, push_worth: float) -> Action:
    """Return a Bank when what it protects from some rolls is worth more than a push turn."""
    sums = colour_sums(view, view.seat)
    largest = max(range(COLOURS), key=sums.__getitem__)
    lost = 1.0 - (1.0 - loss_share(view)) ** rolls
    return Bank(largest) if sums[largest] * lost > push_worth else Push()


def _act(view: View, mind: Stakes, depth: int, limit: Limit) -> Action:
    """Return the best action of every phase but CHOOSE."""
    if view.phase is Phase.TAKE:
        return take(view, mind)
    if view.phase is Phase.ROLL:
        return Roll()
    return _draw_or_place(view, TurnSearch(mind, view.unseen), depth)


def _draw_or_place(view: View, search: TurnSearch, depth: int) -> Action:
    if view.phase is Phase.PLACE:
        return place(view, search, depth)
    return push_or_stop(view, search, depth)


def push_or_stop(view: View, search: TurnSearch, depth: int) -> Action:
    """Return whether drawing on, `depth` cards ahead, beats stopping."""
    if not view.columns:
        return Push()
    slots = slots_of(masks_of(view.columns))
    drawing = search.draw(slots, view.direction, (), depth)
    return Push() if drawing > search.stop(slots, view.direction) else Stop()


def place(view: View, search: TurnSearch, depth: int) -> Action:
    """Return the column from which the turn goes on best."""
    masks = masks_of(view.columns)
    bits = MASK[view.card]
    best, most = 0, float("-inf")
    for column in fits(view):
        slots = slots_of(joined(masks, bits, column))
        worth = search.best(slots, view.direction, (), depth)
        if worth > most:
            best, most = column, worth
    return Place(best)


def take(view: View, mind: Stakes) -> Action:
    """Return the column that is best with what it leaves to the others."""
    order = [
        (view.turn + view.direction * step) % view.seats
        for step in range(view.taken + view.bust, view.seats)
    ]
    codes = [CODE[mask] for mask in masks_of(view.columns)]
    worths = Sharing(mind).options(codes, order)
    return Take(worths.index(max(worths)))
