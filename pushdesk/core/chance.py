# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance as a pure function of the deal number, the same on every machine for ever."""

from __future__ import annotations

import random
from hashlib import blake2b

from pushdesk.core.game import LARGEST_DEAL


def _word(deal: int, stream: str, k: int) -> int:
    digest = blake2b(f"{deal}/{stream}/{k}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def draw(deal: int, stream: str, k: int, sides: int) -> int:
    """Return throw number `k` of a fair die with faces 0 to `sides` - 1.

    Streams are independent of each other. The bias of the modulus is below
    `sides` / 2**64.
    """
    return _word(deal, stream, k) % sides


def shuffled(deal: int, cards: int) -> tuple[int, ...]:
    """Return the numbers 0 to `cards` - 1 in the order that the deal number fixes.

    Fisher-Yates over `random.Random.random`, whose sequence for a seed the
    Python documentation guarantees; `random.shuffle` has no such promise.
    """
    deck = list(range(cards))
    rand = random.Random(_word(deal, "shuffle", 0)).random
    for last in range(cards - 1, 0, -1):
        other = int(rand() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def new_deal() -> int:
    """Return a deal number nobody chose, 1 to `LARGEST_DEAL`."""
    return random.SystemRandom().randint(1, LARGEST_DEAL)
