# SPDX-License-Identifier: GPL-3.0-or-later
"""What an opponent is asked with, and how it can be stopped."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)
Action_co = TypeVar("Action_co", covariant=True)


def _never() -> bool:
    return False


class Limit:
    """Say when an opponent must answer with the best it has."""

    def __init__(self, seconds: float, cancelled: Callable[[], bool] = _never) -> None:
        """Start the clock.

        `seconds` is the longest time to think; `cancelled` turns true when the
        answer is no longer wanted. Levels budget in positions looked at, so
        that they play alike on slow machines; the time is only a cap.
        """
        self._deadline = time.monotonic() + seconds
        self._cancelled = cancelled

    def expired(self) -> bool:
        """Return whether to stop thinking; cheap enough for an inner loop."""
        return self._cancelled() or time.monotonic() >= self._deadline


class Opponent(Protocol[View_contra, Action_co]):
    """A player that decides from a view."""

    def decide(self, view: View_contra, limit: Limit, chance: random.Random) -> Action_co:
        """Return a legal action for the seat whose view this is.

        Equal views and equal chance give equal decisions as long as the limit
        does not expire.
        """
