# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules and opponents, found by short name and loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pushdesk.core.game import Game, Level
from pushdesk.core.opponent import Opponent

NAMES = ("flick", "luck")
"""Short names of the games, in the order in which they are shown."""


def find(name: str) -> Game[Any, Any, Any, Any] | None:
    """Return the rules of a game, or None when there is none of that name."""
    if name not in NAMES:
        return None
    game: Game[Any, Any, Any, Any] = import_module(f"pushdesk.games.{name}.rules").GAME
    return game


def opponent(name: str, level: Level) -> Opponent[Any, Any]:
    """Return the opponent of one level for a game that `find` knows."""
    made: Opponent[Any, Any] = import_module(f"pushdesk.games.{name}.opponent").opponent(level)
    return made
