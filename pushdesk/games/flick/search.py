# SPDX-License-Identifier: GPL-3.0-or-later
"""Sequential halving with local refinement: which of some arms is best on average."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from pushdesk.core.opponent import Limit

Choice = TypeVar("Choice")


class Round(msgspec.Struct, frozen=True):
    """One round of a search."""

    width: int
    """How many arms take part; those beyond the best half are refinements of these."""
    samples: int
    """How often each arm was tried at the end of the round, earlier rounds included."""


class Arm(Generic[Choice]):
    """Something that can be chosen, and how well it did."""

    def __init__(self, choice: Choice, guess: float) -> None:
        """Begin with a guess, which counts until the first sample."""
        self.choice = choice
        self.guess = guess
        self.count = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Return what it is worth on average."""
        return self.total / self.count if self.count else self.guess


class Halving(Generic[Choice]):
    """Spend samples on what looks best, with the same chance for every arm."""

    def __init__(
        self,
        sample: Callable[[Choice, int], float],
        refine: Callable[[Choice], Choice | None],
        limit: Limit,
    ) -> None:
        """Take a way to try and a way to vary a choice.

        `sample(choice, k)` returns the worth under chance number k, so that arms are
        compared under equal chances; `refine` returns a neighbour, or None.
        """
        self._sample = sample
        self._refine = refine
        self._limit = limit
        self.samples = 0
        """How many were taken."""

    def run(self, arms: Iterable[Arm[Choice]], rounds: Sequence[Round]) -> list[Arm[Choice]]:
        """Return the arms of the last complete round, best first.

        When the limit expires, those with the most samples come first.
        """
        ranked = sorted(arms, key=lambda arm: -arm.guess)
        for number, each in enumerate(rounds):
            field = ranked[: each.width]
            if number:
                field = self._refined(ranked, each.width)
            for arm in field:
                self._try(arm, each.samples)
                if self._limit.expired():
                    return sorted(ranked, key=lambda arm: (-arm.count, -arm.mean))
            ranked = sorted(field, key=lambda arm: -arm.mean)
        return ranked

    def _refined(self, ranked: list[Arm[Choice]], width: int) -> list[Arm[Choice]]:
        """Return the best half and a neighbour of each, the best of them having two."""
        kept = ranked[: max(1, width // 2)]
        field = list(kept)
        turn = 0
        while len(field) < width and turn < 2 * width:
            parent = kept[turn % len(kept)]
            turn += 1
            choice = self._refine(parent.choice)
            if choice is not None:
                field.append(Arm(choice, parent.mean))
        return field

    def _try(self, arm: Arm[Choice], samples: int) -> None:
        while arm.count < samples:
            if self._limit.expired():
                return
            arm.total += self._sample(arm.choice, arm.count)
            arm.count += 1
            self.samples += 1
