# SPDX-License-Identifier: GPL-3.0-or-later
"""The hand that flicks: it never does quite what the eye wants."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from pushdesk.core import chance
from pushdesk.core.game import Level
from pushdesk.games.flick.table import Table


class Hand(msgspec.Struct, frozen=True):
    """Standard deviations of a hand's error."""

    angle: float
    """Degrees."""
    power: float
    """Share of the speed that was meant."""


HANDS: Final = {
    Level.NOVICE: Hand(4.0, 0.20),
    Level.CASUAL: Hand(2.0, 0.10),
    Level.STRONG: Hand(1.0, 0.05),
    Level.EXPERT: Hand(0.5, 0.025),
}
"""Of opponents, by level (opponents.md)."""
PERSON: Final = Hand(1.0, 0.04)
"""Of a person who pulls back or types numbers; the board draws it as a cone."""
STEADY: Final = Hand(0.0, 0.0)
"""Of a swipe, whose error the person's own hand makes, and of the steady-hand setting."""


def shaken(
    hand: Hand, heading: float, speed: float, rand: random.Random, table: Table
) -> tuple[float, float]:
    """Return the heading in degrees and the speed in mm/s that come of an aim.

    Both errors are normal; the speed stays within what a shot may have.
    """
    turn, push = rand.gauss(0.0, 1.0), rand.gauss(0.0, 1.0)
    pushed = speed * (1.0 + hand.power * push)
    return (
        heading + hand.angle * turn,
        min(table.fastest_shot, max(table.slowest_shot, pushed)),
    )


def chance_of(deal: int, made: int) -> random.Random:
    """Return the chance of a person's shot: of the deal and the number of shots made before.

    So a shot that is taken back and made again meets the same error.
    """
    return random.Random(chance.draw(deal, "hand", made, 1 << 60))
