# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of luck to keep, to save and to break."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pushdesk.core.game import Computer, Level, Person, Setup
from pushdesk.core.session import Session
from pushdesk.games.luck.rules import GAME
from pushdesk.games.luck.state import Action, Event, State, View

LuckSession = Session[State, Action, Event, View]


@pytest.fixture
def setup() -> Setup:
    """Return two people and an opponent, deal 4711."""
    return Setup("luck", (Person("Ana"), Person("Bo"), Computer(Level.CASUAL)), 4711)


@pytest.fixture
def played(setup: Setup) -> Callable[..., LuckSession]:
    """Return a maker of sessions in which `count` random actions were played."""

    def make(count: int = 10_000, seed: int = 1, setup: Setup = setup) -> LuckSession:
        rng = random.Random(seed)
        session = Session(GAME, setup)
        while session.actor is not None and session.position < count:
            session.act(rng.choice(list(GAME.actions(session.state))))
        return session

    return make
