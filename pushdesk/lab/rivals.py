# SPDX-License-Identifier: GPL-3.0-or-later
"""Reference players that opponents are measured against, beside the four levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pushdesk import games
from pushdesk.core.game import Level
from pushdesk.core.opponent import Opponent
from pushdesk.games.luck.policies import FixedRisk

RIVALS: Mapping[str, Mapping[str, Callable[[], Opponent[Any, Any]]]] = {
    "luck": {
        "threshold": lambda: FixedRisk(risk=0.06, bank=99),
        "threshold22": lambda: FixedRisk(risk=0.06, bank=22),
        "thirty": lambda: FixedRisk(risk=0.30, bank=22),
    },
}
"""By game and name; docs/opponents-luck.md tells how the figures were found."""


def names(game: str) -> tuple[str, ...]:
    """Return every name that can be seated in a match of this game."""
    return (*(level.value for level in Level), *RIVALS.get(game, {}))


def contender(game: str, name: str) -> Opponent[Any, Any]:
    """Return the level or reference player of one of the `names`."""
    rivals = RIVALS.get(game, {})
    return rivals[name]() if name in rivals else games.opponent(game, Level(name))
