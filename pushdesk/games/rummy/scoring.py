# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of rounds and the result of a match; fewer are better."""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.core.game import Outcome, ScoreRow, Seat
from pushdesk.games.rummy.cards import Card, points
from pushdesk.games.rummy.state import ROUNDS, SEATS, TEAMS, Count, Rules, State, team_of


def count(hands: Sequence[tuple[Card, ...]], clause: str, out: Seat) -> Count:
    """Return the count of a round: the team of who went out has no points (R66 to R69)."""
    return Count(
        clause,
        out,
        tuple(
            0 if out >= 0 and team_of(seat) == team_of(out) else points(hand)
            for seat, hand in enumerate(hands)
        ),
    )


def seat_totals(finished: Sequence[Count]) -> tuple[int, ...]:
    """Return points by seat over some rounds (R70)."""
    return tuple(sum(each.points[seat] for each in finished) for seat in range(SEATS))


def team_totals(finished: Sequence[Count]) -> tuple[int, ...]:
    """Return points by team over some rounds (R70)."""
    totals = seat_totals(finished)
    return tuple(sum(totals[team::TEAMS]) for team in range(TEAMS))


def tied(finished: Sequence[Count]) -> bool:
    """Return whether both teams have equal points (R71)."""
    first, second = team_totals(finished)
    return first == second


def over(rules: Rules, finished: Sequence[Count]) -> bool:
    """Return whether no further round is dealt (R4, HR-R6)."""
    if len(finished) == ROUNDS and rules.extra_round:
        return not tied(finished)
    return len(finished) >= ROUNDS


def ending(finished: Sequence[Count]) -> str:
    """Return the clause that decides a finished match."""
    return "R71" if tied(finished) else "R70"


def ranking(finished: Sequence[Count]) -> tuple[tuple[Seat, ...], ...]:
    """Return the teams, the one with fewer points first; equal totals share the win."""
    totals = team_totals(finished)
    return tuple(
        tuple(seat for seat in range(SEATS) if totals[team_of(seat)] == each)
        for each in sorted(set(totals))
    )


def outcome(state: State) -> Outcome:
    """Return the result of a finished match with a line for each round."""
    finished = state.finished
    sheet = tuple(
        ScoreRow(f"round.{number}", each.points) for number, each in enumerate(finished, 1)
    )
    return Outcome(ending(finished), ranking(finished), sheet, seat_totals(finished))
