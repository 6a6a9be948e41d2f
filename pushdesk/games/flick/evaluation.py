# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position is worth to a seat, in points: scores, what can still come, tempo, the end."""

from __future__ import annotations

import functools
import math

import msgspec

from pushdesk.core.game import Seat
from pushdesk.games.flick import formations, geometry, odds, scoring
from pushdesk.games.flick.pace import Pace
from pushdesk.games.flick.state import Lie, Rules, Side, State
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, TABLES
from pushdesk.games.flick.tally import Tally
from pushdesk.games.flick.turns import SHOTS

WON = 25.0
"""Points that a won game is worth beyond its margin; a lost one costs as much."""
NEAR_SUNK = 8
"""Sunk discs of one seat from which on the end is near."""
NEAR_OPEN = 8
"""Open holes down to which the end isn't near."""
LEANING = 0.35
"""Chance that an unbalanced disc is sunk in the end."""
PATIENCE = 30
"""Shots a seat in a game after which anything that brings the end nearer begins to count."""
HASTE = 0.5
"""Points that a sunk disc of anybody counts more with each shot beyond that."""
STAGES = 4.0
"""Turns to come are told apart in steps of 1 / this."""


class Style(msgspec.Struct, frozen=True):
    """How a level looks at a position."""

    foresight: float
    """Weight of what later turns may sink, 0 to 1."""
    shapes: float
    """Weight of formations that are not complete."""
    tempo: float
    """Weight of what the rest of the turn may sink."""
    leader: float
    """Share of the best rival, instead of the mean of all, in what rivals are weighed by."""
    by_chance: bool
    """Whether the chance of winning counts instead of points once the end is near."""


class Reach(msgspec.Struct, frozen=True):
    """What a hand can do on a board, from one side."""

    chances: tuple[float, ...]
    """To sink a disc, by hole."""
    values: tuple[int, ...]
    """Points by hole."""
    order: tuple[int, ...]
    """Holes, those first that pay most a shot."""
    chance: float
    """Of a shot, on average over the best holes."""
    points: float
    """Of a shot, on average over the best holes."""


@functools.cache
def reach(
    speed: str, side: Side, corners: bool, diagonals: bool, angle: float, power: float
) -> Reach:
    """Return what a hand with these errors (degrees, share of the speed) can do from a side."""
    table = TABLES[speed]
    area = geometry.area(table, side, corners)
    values = geometry.values(side, corners, diagonals)
    chances = tuple(
        odds.sinking(table, round(area.distance(*CENTRES[hole]), 1), angle, power)
        for hole in range(HOLES)
    )
    order = sorted(range(HOLES), key=lambda hole: -chances[hole] * values[hole])
    best = order[:DISCS]
    return Reach(
        chances,
        values,
        tuple(order),
        sum(chances[hole] for hole in best) / DISCS,
        sum(chances[hole] * values[hole] for hole in best) / DISCS,
    )


pace = functools.cache(Pace)


class Judge:
    """Weigh the counts of positions that may come of one position, for one seat."""

    def __init__(self, state: State, seat: Seat, angle: float, power: float, style: Style) -> None:
        """Take everybody's hand for as good as the own one (degrees, share of the speed)."""
        rules = state.rules
        self.state = state
        self.style = style
        self._rules = rules
        self._reaches = [
            reach(rules.speed, side, rules.corners, rules.diagonals, angle, power)
            for side in state.sides
        ]
        own = self._reaches[seat]
        self.chance = own.chance
        self._turn = self._to_come(SHOTS, 0)
        self._pace = pace(round(own.chance, 2), rules.sink_to_continue)
        self._sides = [scoring.team(rules, other) for other in range(state.seats)]
        self._side = self._sides[seat]
        self._before = _earlier(state)
        self._last_game = len(state.finished) + 1 >= rules.games
        sunk = [len(state.lying(other, Lie.SUNK)) for other in range(state.seats)]
        near = max(sunk) >= NEAR_SUNK or HOLES - sum(sunk) <= NEAR_OPEN
        # Where three or four fight, those who can't win any more would wait for ever.
        self._duel = len(set(self._sides)) == 2
        self._by_chance = style.by_chance and near and self._duel
        games = len(state.finished) + 1
        self._haste = max(0.0, HASTE * (state.made / games - PATIENCE * state.seats))
        self._scores: dict[tuple[Seat, int], int] = {}
        self._hopes: dict[tuple[Seat, int, int, int, int, int, int], float] = {}

    def worth(self, found: Tally) -> float:
        """Return what some counts are worth, in points or, by chance, on a like scale."""
        worth = self._worth(found)
        if self._haste:
            # Without this, players of whom none gains by going on would wait for ever.
            worth += self._haste * sum(holes.bit_count() for holes in found.sunk)
        return worth

    def _worth(self, found: Tally) -> float:
        seats = range(len(found.sunk))
        totals = [float(self.score(seat, found)) for seat in seats]
        if found.over and self._last_game:
            return self._final(totals)
        turns = [0.0 for _ in seats]
        if not found.over:
            turns = self._turns(found)
            taken = 0
            for sunk, leaning in zip(found.sunk, found.leaning, strict=True):
                taken |= sunk | leaning
            for seat in seats:
                totals[seat] += self._hope(seat, found, taken, turns[seat])
        ahead = self._ahead(totals)
        if not self._by_chance:
            return ahead
        return WON * math.tanh(ahead / (2.0 * self._spread(sum(turns) / len(turns))))

    def score(self, seat: Seat, found: Tally) -> int:
        """Return the points of a seat on the board (F29)."""
        holes = found.sunk[seat]
        score = self._scores.get((seat, holes))
        if score is None:
            worth = self._reaches[seat].values
            side = self.state.sides[seat]
            score = sum(worth[hole] for hole in range(HOLES) if holes >> hole & 1)
            score += sum(each.points for each in formations.found(holes, side, self._rules))
            self._scores[seat, holes] = score
        return score + scoring.PIT_POINTS * found.pits[seat]

    def _final(self, totals: list[float]) -> float:
        """Return the worth of a finished game: won, shared or lost comes first."""
        ahead = self._ahead(totals, leader=1.0)
        result = (ahead > 0.0) - (ahead < 0.0)
        if self._by_chance:
            # A wider margin is nicer, but never dearer than the smallest chance.
            return WON * result + 0.01 * ahead
        if not self._duel:
            result = max(result, 0)
        return WON * result + self._ahead(totals)

    def _ahead(self, totals: list[float], leader: float | None = None) -> float:
        """Return the lead of the own side, earlier games of the series included."""
        share = self.style.leader if leader is None else leader
        own = 0.0
        others: dict[int, float] = {}
        for seat, side in enumerate(self._sides):
            total = totals[seat] + self._before[seat]
            if side == self._side:
                own += total
            else:
                others[side] = others.get(side, 0.0) + total
        rivals = others.values()
        return own - share * max(rivals) - (1.0 - share) * sum(rivals) / len(rivals)

    def _spread(self, turns: float) -> float:
        """Return how far off the forecast of a margin is, points."""
        games = self._rules.games - len(self.state.finished) - 1
        return math.sqrt(1.0 + 6.0 * turns + 60.0 * games)

    def _turns(self, found: Tally) -> list[float]:
        """Return how many turns each seat still has, on average, after the one in progress."""
        missing = [DISCS - holes.bit_count() for holes in found.sunk]
        taken = DISCS * len(missing) - sum(missing)
        turns = self._pace_turns(found, missing)
        # With three or four seats the holes run out before the discs (F28).
        most = (HOLES - taken) / (self._turn * self.chance * len(missing))
        return [min(most, each) for each in turns]

    def _pace_turns(self, found: Tally, missing: list[int]) -> list[float]:
        """Return turns as if holes never ran out, between those for whole numbers of discs."""
        first = found.turn
        if not found.shots or not missing[first]:
            return self._pace.turns(tuple(missing), first)
        following = (first + 1) % len(missing)
        coming = min(self.chance * self._left(found), missing[first] - 1.0)
        missing[first] -= int(coming)
        share = coming - int(coming)
        more = self._pace.turns(tuple(missing), following)
        if share < 0.01:
            return more
        missing[first] -= 1
        fewer = self._pace.turns(tuple(missing), following)
        return [(1.0 - share) * one + share * two for one, two in zip(more, fewer, strict=True)]

    def _to_come(self, left: int, loose: int) -> float:
        chance = round(self.chance, 2)
        return odds.shots_to_come(left, loose, chance, self._rules.sink_to_continue)

    def _left(self, found: Tally) -> float:
        """Return how many shots the turn in progress may still bring, on average."""
        if found.ending:
            return 0.0
        if found.shots >= SHOTS:
            return 1.0 if found.sank and found.shots == SHOTS else 0.0
        left = min(SHOTS - found.shots, found.reserve(found.turn))
        return self._to_come(left, found.loose[found.turn])

    def _now(self, seat: Seat, found: Tally) -> float:
        """Return how many shots a seat has before the next turn: this turn's, those for free."""
        left = self._left(found) if seat == found.turn and found.shots else 0.0
        return left + found.queue.count(seat)

    def _hope(self, seat: Seat, found: Tally, taken: int, turns: float) -> float:
        """Return the points that a seat may still make with what is open."""
        loose = found.loose[seat]
        now = round(self._now(seat, found) * STAGES)
        key = (
            seat,
            found.sunk[seat],
            taken,
            found.leaning[seat],
            loose,
            now,
            round(turns * STAGES),
        )
        hope = self._hopes.get(key)
        if hope is None:
            hope = self._hopes[key] = self._hope_anew(*key)
        return hope

    def _hope_anew(
        self, seat: Seat, own: int, taken: int, leaning: int, loose: int, now: int, stage: int
    ) -> float:
        able, style = self._reaches[seat], self.style
        turns = stage / STAGES
        soon = min(1.0, turns)
        shots = now / STAGES
        # Loose discs make the next turn shorter.
        later = turns * self._turn + soon * (self._to_come(SHOTS, loose) - self._turn)
        near = _best(able, own, taken, shots)
        far = _best(able, own, taken, shots + later) - near
        total = style.tempo * near + style.foresight * far
        if leaning:
            promised = sum(able.values[hole] for hole in range(HOLES) if leaning >> hole & 1)
            total += soon * LEANING * promised
        if style.shapes:
            total += soon * style.shapes * self._shapes(seat, own, taken & ~own)
        return total

    def _shapes(self, seat: Seat, own: int, blocked: int) -> float:
        """Return what unfinished formations promise, each by the chances of what is missing."""
        chances = self._reaches[seat].chances
        total = 0.0
        for needed, void, points in _patterns(self.state.sides[seat], self.state):
            missing = needed & ~own
            count = missing.bit_count()
            if not 1 <= count <= 2 or missing & blocked:
                continue
            if void and not void & ~(own | needed):
                continue
            likely = 0.7 if count == 1 else 0.25
            for hole in range(HOLES):
                if missing >> hole & 1:
                    likely *= chances[hole]
            total += points * likely if points > 0 else points * 0.1 * likely
        return total


def _best(able: Reach, own: int, taken: int, shots: float) -> float:
    """Return the points of the best open holes, as long as shots and discs last."""
    discs = float(DISCS - own.bit_count())
    total = 0.0
    for hole in able.order:
        if taken >> hole & 1:
            continue
        chance = able.chances[hole]
        share = min(1.0, shots * chance, discs)
        if share <= 0.0:
            break
        total += share * able.values[hole]
        shots -= share / max(chance, 0.01)
        discs -= share
    return total


def _patterns(side: Side, state: State) -> tuple[tuple[int, int, int], ...]:
    return _shapes_of(side, state.rules.corners, state.rules.formations, state.rules.crosses_too)


@functools.cache
def _shapes_of(
    side: Side, corners: bool, formed: bool, crosses_too: bool
) -> tuple[tuple[int, int, int], ...]:
    """Return bits that are needed, bits that make them void (or 0), points."""
    rules = Rules(corners=corners, formations=formed, crosses_too=crosses_too)
    return tuple(
        (
            formations.mask(each.holes),
            formations.mask(each.holes + each.spoilers) if each.spoilers else 0,
            each.points,
        )
        for each in formations.possible(side, rules)
    )


def _earlier(state: State) -> list[float]:
    """Return the points of the finished games of the series, by seat."""
    totals = [0.0] * state.seats
    for rows in state.finished:
        for seat, points in enumerate(scoring.totals(rows)):
            totals[seat] += points
    return totals
