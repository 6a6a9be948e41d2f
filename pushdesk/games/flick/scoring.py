# SPDX-License-Identifier: GPL-3.0-or-later
"""Points, score sheets and ranks of flick (F9, F11, F29 to F36, F41 to F43)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pushdesk.core.game import Outcome, ScoreRow, Seat
from pushdesk.games.flick import geometry
from pushdesk.games.flick.formations import Formation, found, mask
from pushdesk.games.flick.state import Disc, Lie, Phase, Rules, Side, State

PIT_POINTS = 2
"""F11."""

PARTS = ("holes", "pits", "rows", "lines", "crosses", "cursed")
"""Ids of the lines of a score sheet of one game."""

_PART_OF = {"F33": "rows", "F34": "lines", "F42": "lines", "F35": "crosses", "F36": "cursed"}


class Score(msgspec.Struct, frozen=True):
    """Points of one seat in one game, as they stand."""

    holes: int
    """F9, F41."""
    pits: int
    """F11."""
    rows: int
    """F33."""
    lines: int
    """F34, F42."""
    crosses: int
    """F35."""
    cursed: int
    """F36; 0 or less."""

    @property
    def total(self) -> int:
        """Return the sum of all parts."""
        return self.holes + self.pits + self.rows + self.lines + self.crosses + self.cursed


def hole_points(state: State, seat: Seat, hole: int) -> int:
    """Return what a hole is worth to a seat, points (F9, F41)."""
    rules = state.rules
    return geometry.values(state.sides[seat], rules.corners, rules.diagonals)[hole]


def filled(discs: Sequence[Disc], seat: Seat) -> int:
    """Return the holes that hold a sunk disc of a seat, as bits."""
    return mask(disc.hole for disc in discs if disc.lie is Lie.SUNK and disc.seat == seat)


def formations(state: State, seat: Seat) -> tuple[Formation, ...]:
    """Return the formations of a seat that count now."""
    return found(filled(state.discs, seat), state.sides[seat], state.rules)


def score(state: State, seat: Seat) -> Score:
    """Return the points of a seat in the game on the board; only sunk discs count (A15)."""
    return score_of(state.discs, seat, state.sides[seat], state.rules)


def score_of(discs: Sequence[Disc], seat: Seat, side: Side, rules: Rules) -> Score:
    """Return the points of a seat for some discs on the board."""
    worth = geometry.values(side, rules.corners, rules.diagonals)
    sunk = [disc for disc in discs if disc.lie is Lie.SUNK and disc.seat == seat]
    parts = dict.fromkeys(PARTS, 0)
    parts["holes"] = sum(worth[disc.hole] for disc in sunk)
    parts["pits"] = PIT_POINTS * sum(disc.pit for disc in sunk)
    for each in found(mask(disc.hole for disc in sunk), side, rules):
        parts[_PART_OF[each.clause]] += each.points
    return Score(**parts)


def sheet(state: State) -> tuple[ScoreRow, ...]:
    """Return a line for each part of the game on the board, points by seat."""
    scores = [score(state, seat) for seat in range(state.seats)]
    return tuple(ScoreRow(part, tuple(getattr(each, part) for each in scores)) for part in PARTS)


def totals(rows: Sequence[ScoreRow]) -> tuple[int, ...]:
    """Return the sums of some lines, points by seat; at least one line."""
    return tuple(map(sum, zip(*(row.points for row in rows), strict=True)))


def standing(state: State) -> tuple[int, ...]:
    """Return points by seat over the whole series, the game on the board included (F30)."""
    games = [totals(rows) for rows in state.finished]
    if state.phase not in (Phase.COUNTED, Phase.OVER):
        games.append(totals(sheet(state)))
    return tuple(map(sum, zip(*games, strict=True)))


def team(rules: Rules, seat: Seat) -> int:
    """Return the number of a seat's side in the contest: partners sit opposite (F31)."""
    return seat % 2 if rules.teams else seat


def ranking(rules: Rules, points: Sequence[int]) -> tuple[tuple[Seat, ...], ...]:
    """Return groups of equal rank, best first; equal totals share it (F32, A23)."""
    seats = range(len(points))
    sums = [
        sum(points[other] for other in seats if team(rules, other) == team(rules, seat))
        for seat in seats
    ]
    return tuple(
        tuple(seat for seat in seats if sums[seat] == each)
        for each in sorted(set(sums), reverse=True)
    )


def loser(state: State) -> Seat:
    """Return who lost the last finished game and so begins the next (A24).

    Of a team that lost, the one with fewer points; of equals, the first one
    clockwise from who began that game.
    """
    points = totals(state.finished[-1])
    last = ranking(state.rules, points)[-1]
    return min(last, key=lambda seat: (points[seat], (seat - state.shooter_first) % state.seats))


def outcome(state: State) -> Outcome:
    """Return the result of a finished series; one game gives its parts, more a line a game."""
    rows = state.finished[0]
    if state.rules.games > 1:
        rows = tuple(
            ScoreRow(f"game.{number}", totals(each))
            for number, each in enumerate(state.finished, 1)
        )
    total = totals(rows)
    return Outcome(state.ended, ranking(state.rules, total), rows, total)
