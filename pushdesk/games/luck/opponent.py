# SPDX-License-Identifier: GPL-3.0-or-later
"""The four levels of luck."""

from __future__ import annotations

from pushdesk.core.game import Level
from pushdesk.core.opponent import Opponent
from pushdesk.games.luck.planners import Expert, Strong
from pushdesk.games.luck.policies import FixedCount, FixedRisk
from pushdesk.games.luck.state import Action, View


def opponent(level: Level) -> Opponent[View, Action]:
    """Return the opponent of one level."""
    match level:
        case Level.NOVICE:
            return FixedCount(cards=9, bank_chance=0.3)
        case Level.CASUAL:
            return FixedRisk(risk=0.15, bank=12)
        case Level.STRONG:
            return Strong()
        case Level.EXPERT:
            return Expert(depth=2, budget=100_000, endgame=10, games=64)
