# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan that tries shots: with the own error in mind, refined, some a shot further."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.flick import geometry
from pushdesk.games.flick.candidates import Aim, Kind, Sight
from pushdesk.games.flick.evaluation import Judge, Style
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.hand import Hand
from pushdesk.games.flick.physics import outcome
from pushdesk.games.flick.planning import flicked, launched
from pushdesk.games.flick.resolution import resolve
from pushdesk.games.flick.search import Arm, Halving, Round
from pushdesk.games.flick.state import Phase, Result, State
from pushdesk.games.flick.table import CENTRES
from pushdesk.games.flick.tally import Ledger

END_MARGIN = 0.3
"""Points by which ending the turn must beat the best shot."""
FEW = 5
"""Places along the front of a zone that are looked at for the shot after the next."""
DOUBT = 12.0
"""Shots on the live board that weigh as much as the forecast."""
STRIKES = 2
"""Shots at rivals' discs that are looked at."""
LEAST_TURN = 0.3
"""Degrees by which a refinement turns a shot at least, standard deviation."""
LEAST_PUSH = 0.02
"""The same for the speed, as a share of it."""
HAND_SHARE = 0.7
"""Standard deviation of a refinement, as a share of the hand's error."""
SHIFT = 12.0
"""mm by which a refinement shifts the place along the front, standard deviation."""
CORNER_SHIFT = 6.0
"""The same in the other direction of a corner platform."""


class Search(msgspec.Struct, frozen=True):
    """Try what looks good with the own error in mind, and refine the best of it."""

    style: Style
    rounds: tuple[Round, ...]
    starts: int = 2
    """Straight shots at each hole that are looked at."""
    combined: int = 2
    """Shots through other discs that are looked at."""
    drawn: int = 0
    """Shots drawn at random."""
    finalists: int = 0
    """How many of the best are looked at one shot further and on the live board; 0 for none."""
    futures: int = 0
    """How many continuations of each finalist are looked at."""
    checks: int = 0
    """How often each finalist is shot on the live board."""

    def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim | None:
        """Return the shot that was worth most on average, or None when none is worth making."""
        mind = Mind(self, state, hand, limit, chance)
        ranked = mind.halving.run(mind.arms(), self.rounds)
        best = mind.best(ranked[: max(1, self.finalists)])
        may_end = state.phase is Phase.SHOOT and state.shots > 0 and best.count > 0
        if may_end and (best.choice.kind is Kind.HOLD or mind.better_to_end(best.mean)):
            return None
        return best.choice


class Mind:
    """What a search knows about one position."""

    def __init__(
        self, plan: Search, state: State, hand: Hand, limit: Limit, chance: random.Random
    ) -> None:
        """Draw the errors that every shot is tried with."""
        self.plan = plan
        self.state = state
        self.hand = hand
        self.limit = limit
        self.chance = chance
        self.seat = state.actor
        self.sight = Sight(state, hand.angle, hand.power)
        self.judge = Judge(state, self.seat, hand.angle, hand.power, plan.style)
        self.ledger = Ledger(state)
        self.forecast = Forecast(state.discs, self.sight.table)
        most = max(each.samples for each in plan.rounds)
        self.errors = _errors(hand, most, chance)
        self.halving: Halving[Aim] = Halving(self.sample, self.vary, limit)

    def arms(self) -> list[Arm[Aim]]:
        """Return the shots to begin with; fewer when the limit expires, but at least one."""
        plan, sight = self.plan, self.sight
        hold = sight.hold()
        miss = self._worth(hold)
        arms = [self._arm(aim, miss) for aim in self._while_time(sight.holes(plan.starts))]
        through: list[Arm[Aim]] = []
        for source in (sight.seatings(), sight.pushes()):
            if not self.limit.expired():
                through += [self._arm(aim, miss) for aim in self._while_time(source)]
        through.sort(key=lambda arm: -arm.guess)
        arms += through[: plan.combined]
        strikes = [Arm(aim, miss) for aim in sight.strikes()]
        arms += strikes[: min(STRIKES, plan.combined)]
        arms += [Arm(aim, miss) for aim in sight.anything(plan.drawn, self.chance)]
        return [*arms, Arm(hold, miss)]

    def _while_time(self, aims: Iterable[Aim]) -> Iterator[Aim]:
        for aim in aims:
            yield aim
            if self.limit.expired():
                return

    def _arm(self, aim: Aim, miss: float) -> Arm[Aim]:
        """Return an arm whose guess comes from the rough chance."""
        return Arm(aim, miss + aim.chance * (self._worth(aim) - miss))

    def _worth(self, aim: Aim) -> float:
        assert aim.result is not None
        return self.judge.worth(self.ledger.after(aim.result))

    def better_to_end(self, worth: float) -> bool:
        """Return whether to end the turn is clearly better than a shot of some worth."""
        return self.judge.worth(self.ledger.passed()) > worth + END_MARGIN

    def sample(self, aim: Aim, number: int) -> float:
        """Return what a shot is worth with the error of some number."""
        return self.judge.worth(self.ledger.after(self._result(aim, number)))

    def _result(self, aim: Aim, number: int) -> Result:
        return flicked(self.forecast, self.sight.number, self._erring(aim, number))

    def _erring(self, aim: Aim, number: int) -> Aim:
        turn, factor = self.errors[number]
        table = self.sight.table
        speed = min(max(aim.speed * factor, table.slowest_shot), table.fastest_shot)
        return Aim(aim.x, aim.y, aim.heading + turn, speed, aim.kind, aim.target)

    def vary(self, aim: Aim) -> Aim | None:
        """Return a shot beside another, or None when the place that it asks for isn't free."""
        chance, hand, table = self.chance, self.hand, self.sight.table
        x, y, heading = aim.x, aim.y, aim.heading
        if chance.random() < 0.5:
            x, y = self._shifted(x, y)
            if aim.kind is Kind.HOLE:
                ex, ey = CENTRES[aim.target]
                was = math.degrees(math.atan2(ex - aim.x, ey - aim.y))
                heading += math.degrees(math.atan2(ex - x, ey - y)) - was
        if not self.sight.is_free(x, y):
            return None
        heading += chance.gauss(0.0, max(LEAST_TURN, HAND_SHARE * hand.angle))
        speed = aim.speed * (1.0 + chance.gauss(0.0, max(LEAST_PUSH, HAND_SHARE * hand.power)))
        speed = min(max(speed, table.slowest_shot), table.fastest_shot)
        return Aim(x, y, heading, speed, aim.kind, aim.target)

    def _shifted(self, x: float, y: float) -> geometry.Point:
        """Return a place a little to the side; in a corner, in any direction."""
        side, corners = self.state.sides[self.seat], self.state.rules.corners
        right, ahead = geometry.turned((x, y), side)
        right += self.chance.gauss(0.0, SHIFT)
        if corners:
            ahead += self.chance.gauss(0.0, CORNER_SHIFT)
        area = geometry.area(self.sight.table, side, corners)
        return area.clamped(*geometry.turned((right, ahead), -side))

    def best(self, finalists: list[Arm[Aim]]) -> Arm[Aim]:
        """Return the best finalist by its samples, continuations and shots on the live board.

        They come best first; when the limit expires, the first one is it.
        """
        best, most = finalists[0], -math.inf
        if len(finalists) == 1:
            return best
        for arm in finalists:
            worth = arm.mean
            for number in range(self.plan.futures):
                worth += self._gain(arm.choice, number) / self.plan.futures
                if self.limit.expired():
                    return finalists[0]
            for number in range(self.plan.checks):
                worth += self._surprise(arm.choice, number) / (self.plan.checks + DOUBT)
                if self.limit.expired():
                    return finalists[0]
            if worth > most:
                best, most = arm, worth
        return best

    def _surprise(self, aim: Aim, number: int) -> float:
        """Return how much better the live board is than the forecast for one error."""
        aim = self._erring(aim, number)
        live = outcome(self.state.discs, launched(self.sight.number, aim), self.sight.table)
        told = flicked(self.forecast, self.sight.number, aim)
        ledger, judge = self.ledger, self.judge
        return judge.worth(ledger.after(live)) - judge.worth(ledger.after(told))

    def _gain(self, aim: Aim, number: int) -> float:
        """Return how much better the best next shot is than what the judge took it for."""
        result = self._result(aim, number)
        after = self.ledger.after(result)
        if after.over or after.queue or after.turn != self.seat or not after.shots:
            return 0.0
        state = resolve(self.state, result, [])
        return best_guess(state, self.hand, self.judge) - self.judge.worth(after)


def best_guess(state: State, hand: Hand, judge: Judge) -> float:
    """Return what the best straight shot of a position promises, without trying any."""
    sight = Sight(state, hand.angle, hand.power, FEW)
    ledger = Ledger(state)
    hold = sight.hold().result
    assert hold is not None
    miss = judge.worth(ledger.after(hold))
    best = miss
    for aim in sight.holes(1):
        assert aim.result is not None
        best = max(best, miss + aim.chance * (judge.worth(ledger.after(aim.result)) - miss))
    return best


def _errors(hand: Hand, count: int, chance: random.Random) -> list[tuple[float, float]]:
    """Return errors of a hand, degrees and factors of the speed; each with its opposite."""
    errors: list[tuple[float, float]] = []
    while len(errors) < count:
        turn, off = chance.gauss(0.0, hand.angle), chance.gauss(0.0, hand.power)
        errors += [(turn, 1.0 + off), (-turn, 1.0 - off)]
    return errors[:count]
