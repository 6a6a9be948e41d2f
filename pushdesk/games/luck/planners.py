# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents that weigh every action by what it is worth."""

from __future__ import annotations

import random

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.luck.cards import MASK
from pushdesk.games.luck.evaluation import CODE, Sharing, Stakes, colour_sums, even_stakes, exposure
from pushdesk.games.luck.odds import SLOTS, joined, masks_of
from pushdesk.games.luck.search import OutOfTimeError, TurnSearch, slots_of
from pushdesk.games.luck.state import Action, Bank, Phase, Place, Push, Roll, Stop, Take, View


class Planner(msgspec.Struct, frozen=True):
    """Take the action of the highest expected worth, looking some cards ahead."""

    depth: int
    """Cards ahead, 1 to 3."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the best action found before the limit expired."""
        match view.phase:
            case Phase.CHOOSE:
                return choose(view)
            case Phase.PLACE | Phase.DECIDE:
                return self._deepen(view, limit)
            case Phase.TAKE:
                return take(view, even_stakes(view))
        return Roll()

    def _deepen(self, view: View, limit: Limit) -> Action:
        best: Action | None = None
        for depth in range(self.depth + 1):
            search = TurnSearch(even_stakes(view), view.unseen, limit if depth > 1 else None)
            try:
                best = (place if view.phase is Phase.PLACE else push_or_stop)(view, search, depth)
            except OutOfTimeError:
                break
            if limit.expired():
                break
        assert best is not None
        return best


def push_or_stop(view: View, search: TurnSearch, depth: int) -> Action:
    """Return whether drawing on beats stopping."""
    if not view.columns:
        return Push()
    slots = slots_of(masks_of(view.columns))
    drawing = search.draw(slots, view.direction, (), max(1, depth))
    return Push() if drawing > search.stop(slots, view.direction) else Stop()


def place(view: View, search: TurnSearch, depth: int) -> Action:
    """Return the column from which the turn goes on best."""
    masks = masks_of(view.columns)
    bits = MASK[view.card]
    best, most = 0, float("-inf")
    for column in range(min(SLOTS, len(masks) + 1)):
        if column < len(masks) and masks[column] & bits:
            continue
        slots = slots_of(joined(masks, bits, column))
        worth = search.best(slots, view.direction, (), depth)
        if worth > most:
            best, most = column, worth
    return Place(best)


def take(view: View, stakes: Stakes) -> Action:
    """Return the column that is best with what it leaves to the others."""
    order = [
        (view.turn + view.direction * step) % view.seats
        for step in range(view.taken + view.bust, view.seats)
    ]
    codes = [CODE[mask] for mask in masks_of(view.columns)]
    worths = Sharing(stakes).options(codes, order)
    return Take(worths.index(max(worths)))


def choose(view: View) -> Action:
    """Return whether to push or which colour to bank."""
    sums = colour_sums(view, view.seat)
    lost = 1.0 - (5 / 6) ** exposure(view)
    worth = max(sums) * lost
    return Bank(sums.index(max(sums))) if worth > 6.0 * (1 - lost) else Push()
