# SPDX-License-Identifier: GPL-3.0-or-later
"""The expert: candidate actions played out over likely deals of the unseen cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.rummy import views
from pushdesk.games.rummy.knowledge import Belief
from pushdesk.games.rummy.playout import OutOfTimeError, margin, play_on
from pushdesk.games.rummy.shedding import shedding
from pushdesk.games.rummy.state import (
    Action,
    Discard,
    Laid,
    LayContract,
    Phase,
    Push,
    Take,
    View,
)
from pushdesk.games.rummy.strategy import Strong, Weights
from pushdesk.games.rummy.turns import ADVANCE, without

DISCARDS = 5
"""Discards that are weighed."""
LEAST = 4
"""Playouts for each action, without which it is not looked at."""
QUICK = Strong(Weights(ways=0, replaces=False))
"""The policy of the playouts: the first contract found, no replacements."""


class Expert(msgspec.Struct, frozen=True):
    """Play out what the strong policy would do, and what else might be better."""

    playouts: int = 64
    """Rounds that are played out for one decision."""
    lead: float = 1.0
    """Standard errors by which another action must beat that of the strong policy."""
    strong: Strong = Strong()

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the best action found until the playouts are used up or the limit expires."""
        first = self.strong.act(view)
        actions = candidates(view, first, self.strong)
        if len(actions) < 2:
            return first
        return Race(view, actions, chance).run(self.playouts, self.lead, limit)


def candidates(view: View, first: Action, strong: Strong) -> list[Action]:
    """Return the actions worth weighing, the choice of the strong policy in front."""
    if view.phase is Phase.DRAW:
        return [first, Push() if isinstance(first, Take) else Take()]
    if view.phase is not Phase.PLAY:
        return [first]
    cards = strong.discards(view)
    if isinstance(first, Discard):
        return [Discard(card) for card in cards[:DISCARDS]]
    if isinstance(first, LayContract) and not goes_out(view, first):
        # Laid next turn instead: nobody can lay off on it, or see what is left.
        return [first, *[Discard(card) for card in cards[:2]]]
    return [first]


def goes_out(view: View, contract: LayContract) -> bool:
    """Return whether the contract, with all that can follow it, leaves one card or none."""
    used = [card for meld in contract.melds for card in meld.cards]
    table = (*view.melds, *[Laid(view.seat, meld) for meld in contract.melds])
    return len(shedding(without(view.hand, used), table, view.rules).rest) < 2


class Race:
    """Sequential halving over actions with the same deals and the same policy for each.

    Attributes:
        played: how many rounds were played out.

    """

    def __init__(self, view: View, actions: Sequence[Action], chance: random.Random) -> None:
        """Prepare; the first action is the one to beat."""
        self.played = 0
        self._view = view
        self._actions = list(actions)
        self._margins: list[list[float]] = [[] for _ in actions]
        self._chance = chance
        self._belief = Belief(view)

    def run(self, playouts: int, lead: float, limit: Limit) -> Action:
        """Return the action that did best; the first one unless another leads clearly."""
        # With few playouts many actions would only be told apart by luck.
        alive = list(range(min(len(self._actions), max(2, playouts // LEAST))))
        stages = max(1, math.ceil(math.log2(len(alive))))
        try:
            for _stage in range(stages):
                for _ in range(max(1, playouts // (stages * len(alive)))):
                    self._deal(alive, limit)
                # The first action stays in, so that others are compared with it.
                rivals = sorted(alive[1:], key=self._mean, reverse=True)
                alive = [0, *rivals[: max(1, (len(alive) + 1) // 2 - 1)]]
        except OutOfTimeError:
            pass
        best = max(alive[1:], key=self._mean)
        return self._actions[best if self._leads(best, lead) else 0]

    def _deal(self, alive: Sequence[int], limit: Limit) -> None:
        """Play out one deal of the unseen cards for each action that is left."""
        state = views.determined(self._view, self._belief.order(self._chance))
        found = []
        for number in alive:
            action = self._actions[number]
            after = ADVANCE[type(action)](state, action, [])
            found.append(margin(play_on(after, QUICK, limit), self._view.seat))
            self.played += 1
        for number, value in zip(alive, found, strict=True):
            self._margins[number].append(value)

    def _mean(self, number: int) -> float:
        margins = self._margins[number]
        return sum(margins) / len(margins) if margins else -math.inf

    def _leads(self, number: int, lead: float) -> bool:
        """Return whether an action beats the first one over their common deals."""
        margins = self._margins[number]
        count = len(margins)
        if count < 2:
            return False
        gains = [own - first for own, first in zip(margins, self._margins[0], strict=False)]
        mean = sum(gains) / count
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1))
        return mean > 0 and mean > lead * spread / math.sqrt(count)
