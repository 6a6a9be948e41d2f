# SPDX-License-Identifier: GPL-3.0-or-later
"""Final points and ranks of luck (L46, L47)."""

from __future__ import annotations

from pushdesk.core.game import Outcome, ScoreRow, Seat
from pushdesk.games.luck.cards import COLOUR, RANK, Card, Colour
from pushdesk.games.luck.state import State


def colour_points(cards: tuple[Card, ...], colour: int) -> int:
    """Return the sum of the numbers of one colour, in points."""
    return sum(RANK[card] for card in cards if COLOUR[card] == colour)


def sheet(state: State) -> tuple[ScoreRow, ...]:
    """Return a line for each place and colour: `bench.red` … `bank.purple`."""
    return tuple(
        ScoreRow(
            f"{place}.{colour.name.lower()}",
            tuple(colour_points(cards, colour) for cards in piles),
        )
        for place, piles in (("bench", state.benches), ("bank", state.banks))
        for colour in Colour
    )


def outcome(state: State) -> Outcome:
    """Return the result of a finished game; equal rank is a shared win (HR-L3)."""
    rows = sheet(state)
    total = tuple(sum(row.points[seat] for row in rows) for seat in range(state.seats))
    counts = [len(state.benches[seat]) + len(state.banks[seat]) for seat in range(state.seats)]
    sign = {"shared": 0, "most": 1, "fewest": -1}[state.rules.tie]

    def rank(seat: Seat) -> tuple[int, int]:
        return (total[seat], sign * counts[seat])

    ranking = tuple(
        tuple(seat for seat in range(state.seats) if rank(seat) == key)
        for key in sorted({rank(seat) for seat in range(state.seats)}, reverse=True)
    )
    return Outcome("pile_empty", ranking, rows, total)
