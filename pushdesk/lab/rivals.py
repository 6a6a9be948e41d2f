# SPDX-License-Identifier: GPL-3.0-or-later
"""Reference players that opponents are measured against, beside the four levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from pushdesk import games
from pushdesk.core.game import Level
from pushdesk.core.opponent import Opponent
from pushdesk.games.flick.hand import HANDS
from pushdesk.games.flick.opponent import PLANS, Player
from pushdesk.games.flick.planning import Exact
from pushdesk.games.luck.policies import FixedRisk

Makers: TypeAlias = Mapping[str, Callable[[], Opponent[Any, Any]]]

_FLICK: Makers = {
    f"{name}-{level}": partial(Player, plan, hand)
    for name, plan in (
        ("aim", Exact(formations=False)),
        ("greedy", Exact(formations=True)),
        ("mind", PLANS[Level.EXPERT]),
    )
    for level, hand in HANDS.items()
}
"""Plans, each with the hand of a level: the best hole, the most points, as if that hand
never erred; and the plan of the expert."""

RIVALS: Mapping[str, Makers] = {
    "flick": _FLICK,
    "luck": {
        "threshold": lambda: FixedRisk(risk=0.06, bank=99),
        "threshold22": lambda: FixedRisk(risk=0.06, bank=22),
        "thirty": lambda: FixedRisk(risk=0.30, bank=22),
    },
}
"""By game and name; docs/opponents-luck.md tells how the figures of luck were found."""


def names(game: str) -> tuple[str, ...]:
    """Return every name that can be seated in a match of this game."""
    return (*(level.value for level in Level), *RIVALS.get(game, {}))


def contender(game: str, name: str) -> Opponent[Any, Any]:
    """Return the level or reference player of one of the `names`."""
    rivals = RIVALS.get(game, {})
    return rivals[name]() if name in rivals else games.opponent(game, Level(name))
