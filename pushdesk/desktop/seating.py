# SPDX-License-Identifier: GPL-3.0-or-later
"""Where people sit around a table that is seen from above."""

from __future__ import annotations

NEAR = {2: (0,), 3: (0,), 4: (0, 3), 5: (0, 4), 6: (1, 0, 5)}
"""The seats of the near side from left to right, by the number of seats."""


def rows_of_seats(seats: int) -> tuple[list[int], list[int]]:
    """Return the seats of the far and the near side from left to right, seat 0 near.

    Going round from seat 0 over the left runs clockwise. `seats` is 2 to 6.
    """
    near = list(NEAR[seats])
    return [seat for seat in range(seats) if seat not in near], near
