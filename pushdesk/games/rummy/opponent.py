# SPDX-License-Identifier: GPL-3.0-or-later
"""The four levels of rummy."""

from __future__ import annotations

import random
from typing import Final

from pushdesk.core.game import Level
from pushdesk.core.opponent import Limit, Opponent
from pushdesk.games.rummy import views
from pushdesk.games.rummy.novice import Novice
from pushdesk.games.rummy.policies import Greedy
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.search import Expert
from pushdesk.games.rummy.state import Action, View
from pushdesk.games.rummy.strategy import Strong

LEVELS: Final[dict[Level, Opponent[View, Action]]] = {
    Level.NOVICE: Novice(),
    Level.CASUAL: Greedy(),
    Level.STRONG: Strong(),
    Level.EXPERT: Expert(),
}


class Careful:
    """Check what an opponent decides, so that no illegal action ever leaves it."""

    def __init__(self, inner: Opponent[View, Action]) -> None:
        """Watch one opponent."""
        self._inner = inner

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the decision, or the first legal action should it be illegal."""
        action = self._inner.decide(view, limit, chance)
        # Refusals and table plays depend on nothing that the view hides.
        state = views.determined(view, views.unseen(view))
        if GAME.refusal(state, action) is None:
            return action
        return next(iter(GAME.actions(state)))


def opponent(level: Level) -> Opponent[View, Action]:
    """Return the opponent of one level."""
    return Careful(LEVELS[level])
