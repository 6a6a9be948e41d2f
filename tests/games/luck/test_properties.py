# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game, whoever plays and however."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pushdesk.core.game import LARGEST_DEAL, Person, Setup
from pushdesk.games.luck.invariants import breaches, every_action, twin
from pushdesk.games.luck.rules import GAME, OPTIONS
from pushdesk.games.luck.state import Action, Phase, State

SETUPS = st.builds(
    lambda seats, deal, options: Setup("luck", (Person("P"),) * seats, deal, options),
    st.integers(2, 6),
    st.integers(1, LARGEST_DEAL),
    st.fixed_dictionaries(
        {}, optional={option.key: st.sampled_from(option.choices) for option in OPTIONS}
    ),
)
GAMES = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def choose(listed: list[Action], boldness: float, rng: random.Random) -> Action:
    return listed[0] if rng.random() < boldness else rng.choice(listed)


@GAMES
@given(SETUPS, st.floats(0, 1), st.integers(0, 2**32))
def test_every_position_keeps_every_invariant(setup: Setup, boldness: float, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    count = 0
    while True:
        assert breaches(state) == []
        actor = GAME.actor(state)
        assert (actor is None) == (state.phase is Phase.OVER)
        assert (GAME.outcome(state) is None) == (actor is not None)
        listed = list(GAME.actions(state))
        assert len(set(listed)) == len(listed)
        for action in every_action(state):
            assert (GAME.refusal(state, action) is None) == (action in listed)
        for seat in range(setup.seats):
            assert GAME.view(state, seat) == GAME.view(twin(state, seat, rng), seat)
        if actor is None:
            break
        assert actor in range(setup.seats)
        assert listed
        action = choose(listed, boldness, rng)
        before = msgspec.json.encode(state)
        step = GAME.advance(state, action)
        assert msgspec.json.encode(state) == before
        assert GAME.advance(state, action) == step
        state = step.state
        count += 1
    assert count < 2000


@GAMES
@given(SETUPS, st.floats(0, 1), st.integers(0, 2**32))
def test_what_may_be_taken_back_shows_nothing_hidden(
    setup: Setup, boldness: float, seed: int
) -> None:
    """A revertible action leads equal views to equal views, so nobody learns anything."""
    rng = random.Random(seed)
    state = GAME.start(setup)
    while GAME.actor(state) is not None:
        listed = list(GAME.actions(state))
        for action in listed:
            if GAME.revertible(state, action):
                after = GAME.advance(state, action).state
                for seat in range(setup.seats):
                    other = twin(state, seat, rng)
                    assert GAME.actor(other) == GAME.actor(state)
                    after_other = GAME.advance(other, action).state
                    assert GAME.view(after, seat) == GAME.view(after_other, seat)
                assert after.drawn == state.drawn
                assert after.rolled == state.rolled
        state = GAME.advance(state, choose(listed, boldness, rng)).state


@GAMES
@given(SETUPS, st.integers(0, 2**32))
def test_states_views_and_events_survive_json(setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    for _ in range(60):
        listed = list(GAME.actions(state))
        if not listed:
            break
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        view = GAME.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
        action = rng.choice(listed)
        back = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
        assert back == action
        state = GAME.advance(state, action).state


PERFT = {
    (2, 1, "off"): [1, 1, 2, 3, 6, 10, 20, 37, 74, 151, 288, 565, 1104, 2204, 4419],
    (2, 4711, "off"): [1, 1, 2, 3, 6, 10, 20, 35, 66, 112, 227, 379, 703, 1191, 2038],
    (3, 4711, "off"): [1, 1, 2, 3, 6, 10, 20, 33, 47, 77, 116, 201, 330, 489, 803],
    (4, 4711, "on"): [1, 1, 2, 3, 6, 10, 20, 33, 47, 77, 116, 198, 328, 505, 816],
    (5, 999999, "on"): [1, 1, 2, 3, 6, 10, 23, 39, 76, 126, 240, 394, 700, 1172, 1944],
    (6, 20, "off"): [1, 1, 2, 3, 5, 9, 13, 19, 28, 46, 80, 137, 208, 321, 524],
}
"""Different positions after 0, 1, 2 … actions, by seats, deal and hard mode."""


def reachable(setup: Setup, depth: int) -> list[int]:
    """Return how many different positions lie 0, 1, 2 … actions from the start."""
    states = {GAME.start(setup)}
    counts = [1]
    for _ in range(depth):
        states = {
            GAME.advance(state, action).state for state in states for action in GAME.actions(state)
        }
        counts.append(len(states))
    return counts


@pytest.mark.parametrize(("seats", "deal", "hard"), list(PERFT))
def test_perft(seats: int, deal: int, hard: str) -> None:
    expected = PERFT[seats, deal, hard]
    setup = Setup("luck", (Person("P"),) * seats, deal, {"hard": hard})
    assert reachable(setup, len(expected) - 1) == expected
