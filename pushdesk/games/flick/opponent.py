# SPDX-License-Identifier: GPL-3.0-or-later
"""The four levels of flick: a plan and a hand each."""

from __future__ import annotations

import random

import msgspec

from pushdesk.core.game import Level
from pushdesk.core.opponent import Limit, Opponent
from pushdesk.games.flick.evaluation import Style
from pushdesk.games.flick.hand import HANDS, Hand, shaken
from pushdesk.games.flick.placement import table
from pushdesk.games.flick.planning import Nearest, Plan
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.search import Round
from pushdesk.games.flick.state import Action, EndTurn, NextGame, Phase, Shot, State, View
from pushdesk.games.flick.thinking import Search

PLANS: dict[Level, Plan] = {
    Level.NOVICE: Nearest(),
    Level.CASUAL: Search(
        Style(foresight=0.0, shapes=0.0, tempo=0.6, leader=0.0, by_chance=True),
        (Round(10, 4), Round(4, 10)),
        starts=1,
    ),
    Level.STRONG: Search(
        Style(foresight=0.5, shapes=0.5, tempo=0.6, leader=0.3, by_chance=True),
        (Round(32, 4), Round(16, 10), Round(8, 24), Round(4, 60)),
        combined=6,
        drawn=2,
    ),
    Level.EXPERT: Search(
        Style(foresight=0.5, shapes=0.5, tempo=0.6, leader=0.5, by_chance=True),
        (Round(48, 6), Round(24, 16), Round(12, 40), Round(8, 80), Round(6, 150)),
        combined=12,
        drawn=4,
        finalists=3,
        futures=10,
        checks=4,
    ),
}


class Player(msgspec.Struct, frozen=True):
    """A plan that is carried out by a hand."""

    plan: Plan
    hand: Hand

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return the planned shot with the error of the hand, or the end of the turn."""
        state = view.state
        if state.phase is Phase.COUNTED:
            return NextGame()
        # The error must not depend on how long the plan was thought about.
        thoughts = random.Random(chance.getrandbits(64))
        aim = self.plan.choose(state, self.hand, limit, thoughts)
        if aim is None:
            return EndTurn()
        heading, speed = shaken(self.hand, aim.heading, aim.speed, chance, table(state))
        return _legal(state, Shot(aim.x, aim.y, heading, speed))


def _legal(state: State, shot: Shot) -> Action:
    """Return the shot, or the first legal one if the rules refuse it."""
    if GAME.refusal(state, shot) is None:
        return shot
    return next(iter(GAME.actions(state)))


def opponent(level: Level) -> Opponent[View, Action]:
    """Return the opponent of one level."""
    return Player(PLANS[level], HANDS[level])
