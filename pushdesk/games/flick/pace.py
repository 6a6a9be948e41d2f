# SPDX-License-Identifier: GPL-3.0-or-later
"""How many turns everybody still has until somebody has sunk the last disc."""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.core.game import Seat
from pushdesk.games.flick.table import DISCS
from pushdesk.games.flick.turns import MOST_SHOTS, SHOTS

MOST_TURNS = 20
"""Turns of each seat that are looked ahead."""
_OVER = 0.02
"""Chance below which a game is not taken to go on."""


class Pace:
    """Chances of how long a game goes on among equal hands."""

    def __init__(self, chance: float, chained: bool) -> None:
        """Take each shot to sink with some chance; `chained` is the variant of F37."""
        self._turn = _sunk_in_a_turn(chance, chained)
        sums = [1.0] + [0.0] * DISCS
        self._undone: list[list[float]] = []
        """By turns and discs to sink: the chance that they don't suffice."""
        for _ in range(MOST_TURNS + 1):
            self._undone.append([sum(sums[:discs]) for discs in range(DISCS + 1)])
            sums = _added(sums, self._turn)
        self._known: dict[tuple[tuple[int, ...], Seat], list[float]] = {}

    def turns(self, missing: tuple[int, ...], first: Seat) -> list[float]:
        """Return how many turns each seat will still have, on average.

        `missing` are the discs that each seat has to sink, 0 to 12; `first` is next.
        """
        key = (missing, first)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._turns(missing, first)
        return found

    def _turns(self, missing: Sequence[int], first: Seat) -> list[float]:
        seats = len(missing)
        counts = [0] * seats
        found = [0.0] * seats
        for number in range(seats * MOST_TURNS):
            going = 1.0
            for count, discs in zip(counts, missing, strict=True):
                going *= self._undone[count][discs]
            if going < _OVER:
                break
            seat = (first + number) % seats
            found[seat] += going
            counts[seat] += 1
        return found


def _sunk_in_a_turn(chance: float, chained: bool) -> list[float]:
    """Return the chances to sink 0 to 4 discs in a turn."""
    found = [0.0] * (MOST_SHOTS + 1)
    # By discs sunk so far, whether the shot before sank or is none: the chance to be there.
    running = {(0, True): 1.0}
    for shot in range(MOST_SHOTS):
        after: dict[tuple[int, bool], float] = {}
        for (sunk, hit), share in running.items():
            if not hit and (chained or shot == SHOTS):
                found[sunk] += share
                continue
            for more, part in ((1, chance), (0, 1.0 - chance)):
                key = (sunk + more, bool(more))
                after[key] = after.get(key, 0.0) + share * part
        running = after
    for (sunk, _), share in running.items():
        found[sunk] += share
    return found


def _added(sums: Sequence[float], turn: Sequence[float]) -> list[float]:
    """Return the chances of a sum with one more turn; 12 stands for all that is more."""
    found = [0.0] * (DISCS + 1)
    for discs, share in enumerate(sums):
        for more, part in enumerate(turn):
            found[min(DISCS, discs + more)] += share * part
    return found
