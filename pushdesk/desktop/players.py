# SPDX-License-Identifier: GPL-3.0-or-later
"""How players and levels are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Level, Person, Player, Seat, Setup

translate = QCoreApplication.translate

OPPONENT_NAMES = ("Ada", "Bruno", "Clara", "David", "Elena", "Felix")
"""Names of opponents by seat: proper names that read alike in all five languages."""


def player_name(setup: Setup, seat: Seat) -> str:
    """Return the plain name of who sits there."""
    player = setup.players[seat]
    return player.name if isinstance(player, Person) else OPPONENT_NAMES[seat]


def level_name(level: Level) -> str:
    """Return the name of a level in the current language."""
    names = {
        Level.NOVICE: translate("Level", "Novice"),
        Level.CASUAL: translate("Level", "Casual"),
        Level.STRONG: translate("Level", "Strong"),
        Level.EXPERT: translate("Level", "Expert"),
    }
    return names[level]


def player_kind(player: Player) -> str:
    """Return what a player is: a person, or the level of an opponent."""
    if isinstance(player, Person):
        return translate("Level", "Person")
    return level_name(player.level)
