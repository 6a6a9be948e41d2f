# SPDX-License-Identifier: GPL-3.0-or-later
"""The 120 cards of L2 and the die of L3.

A card is a number 0 to 119, so that equal-looking cards stay distinct. 0 to 89
are number cards by colour, rank, copy; 90 to 107 Roll; 108 to 119 Switch. A
*kind* is what a card looks like: 0 to 29 for colour * 6 + rank - 1, then Roll
and Switch.
"""

from __future__ import annotations

import enum
import functools

Card = int
Kind = int


class Colour(enum.IntEnum):
    """Colour of a number card and of a face of the die."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    PURPLE = 4


COLOURS = len(Colour)
RANKS = 6
COPIES = 3
NUMBERS = COLOURS * RANKS * COPIES
ROLLS = 18
SWITCHES = 12
CARDS = NUMBERS + ROLLS + SWITCHES

STAR = COLOURS
"""The sixth face of the die."""
FACES = COLOURS + 1

ROLL: Kind = COLOURS * RANKS
SWITCH: Kind = ROLL + 1
KINDS = SWITCH + 1

KIND: tuple[Kind, ...] = tuple(
    card // COPIES if card < NUMBERS else ROLL if card < NUMBERS + ROLLS else SWITCH
    for card in range(CARDS)
)
"""Kind by card."""
COLOUR: tuple[int, ...] = tuple(kind // RANKS if kind < ROLL else -1 for kind in KIND)
"""Colour by card, -1 for Roll and Switch."""
RANK: tuple[int, ...] = tuple(kind % RANKS + 1 if kind < ROLL else 0 for kind in KIND)
"""Number by card, 1 to 6, 0 for Roll and Switch: its points."""
MASK: tuple[int, ...] = tuple(
    0 if kind == SWITCH else 1 << 11 if kind == ROLL else 1 << kind // RANKS | 32 << kind % RANKS
    for kind in KIND
)
"""By card, the bits that a column may hold only once: 5 colours, 6 numbers, 1 Roll (L14, L17)."""


def points(cards: tuple[Card, ...]) -> int:
    """Return the sum of the numbers on some cards, in points."""
    return sum(RANK[card] for card in cards)


@functools.lru_cache(maxsize=4096)
def column_mask(column: tuple[Card, ...]) -> int:
    """Return the bits that a column already holds."""
    mask = 0
    for card in column:
        mask |= MASK[card]
    return mask
