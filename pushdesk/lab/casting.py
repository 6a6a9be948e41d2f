# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays on the screens of the lab, and with which house rules."""

from __future__ import annotations

from pushdesk.core.game import Computer, Level, Person, Player, Setup

PEOPLE = ("Ana", "Șerban", "Ĉiela Þórsdóttir-Ångström", "Ñandú")
DEAL = 4711


def setup(game: str, seats: int, people: int, **options: str) -> Setup:
    """Return a set-up: people in the first seats, opponents of all levels in the others."""
    players: list[Player] = [Person(name) for name in PEOPLE[:people]]
    levels = list(Level)
    players += [Computer(levels[seat % 4]) for seat in range(people, seats)]
    return Setup(game, tuple(players), DEAL, dict(options))
