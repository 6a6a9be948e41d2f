# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans, from a position to the shot that a player means to make, and the two plain ones."""

from __future__ import annotations

import math
import random
from typing import Protocol

import msgspec
from msgspec.structs import replace

from pushdesk.core.opponent import Limit
from pushdesk.games.flick import geometry
from pushdesk.games.flick.candidates import Aim, Sight
from pushdesk.games.flick.evaluation import Judge, Style
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.hand import Hand
from pushdesk.games.flick.state import Result, State
from pushdesk.games.flick.table import CENTRES
from pushdesk.games.flick.tally import Ledger
from pushdesk.games.flick.trace import Launch

SURE_ENOUGH = 0.5
"""Least chance of a free way that a novice takes for free."""
_POINTS_ONLY = Style(foresight=0.0, shapes=0.0, tempo=0.0, leader=0.0, by_chance=False)


class Plan(Protocol):
    """A way to choose a shot."""

    def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim | None:
        """Return the shot to make, or None to end the turn; somebody is to shoot."""


class Nearest(msgspec.Struct, frozen=True):
    """Take the nearest hole to which a straight way is free."""

    def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim | None:
        """Return the shot at it from the nearest place; the own hand is not thought of."""
        sight = Sight(state, 0.0, 0.0)
        side, rules = state.sides[state.actor], state.rules
        values = geometry.values(side, rules.corners, rules.diagonals)

        def order(hole: int) -> tuple[int, float]:
            return values[hole], abs(geometry.turned(CENTRES[hole], side)[0])

        for hole in sorted(sight.open, key=order):
            for start in sorted(sight.starts, key=lambda place: math.dist(place, CENTRES[hole])):
                aim = sight.at_hole(start, hole)
                if aim.chance >= SURE_ENOUGH:
                    return aim
            if limit.expired():
                break
        return next(sight.anything(1, chance))


class Exact(msgspec.Struct, frozen=True):
    """Take the hole that pays most if the hand never erred: a yardstick for the lab."""

    formations: bool
    """Whether formations are looked at too, not the holes alone."""

    def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim | None:
        """Return the shortest of the shots after which the own seat has most points."""
        seat = state.actor
        sight = Sight(state, 0.0, 0.0)
        rules = replace(state.rules, formations=state.rules.formations and self.formations)
        judge = Judge(replace(state, rules=rules), seat, 0.0, 0.0, _POINTS_ONLY)
        ledger = Ledger(state)
        forecast = Forecast(state.discs, sight.table)
        best, found = (-math.inf, 0.0), next(sight.anything(1, chance))
        for aim in (*sight.holes(len(sight.starts)), *sight.seatings()):
            after = ledger.after(flicked(forecast, sight.number, aim))
            length = math.dist((aim.x, aim.y), CENTRES[aim.target])
            key = float(judge.score(seat, after)), -length
            if key > best:
                best, found = key, aim
            if limit.expired():
                break
        return found


def launched(number: int, aim: Aim) -> Launch:
    """Return a shot of some disc as the live board takes it, speeds in mm/s."""
    angle = math.radians(aim.heading)
    return Launch(number, aim.x, aim.y, aim.speed * math.sin(angle), aim.speed * math.cos(angle))


def flicked(forecast: Forecast, number: int, aim: Aim) -> Result:
    """Return what becomes of a shot of some disc."""
    launch = launched(number, aim)
    return forecast.result(number, launch.x, launch.y, launch.vx, launch.vy)
