# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
import statistics
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pushdesk.core.game import Level
from pushdesk.games.flick.hand import HANDS, PERSON, STEADY, Hand, chance_of, shaken
from pushdesk.games.flick.table import Table

TABLE = Table()


@pytest.mark.parametrize("hand", [*HANDS.values(), PERSON])
def test_errors_are_normal_with_the_deviations_of_the_hand(hand: Hand) -> None:
    rand = random.Random(7)
    shots = [shaken(hand, 90.0, 1000.0, rand, TABLE) for _ in range(4000)]
    turns = [heading - 90.0 for heading, _ in shots]
    pushes = [speed / 1000.0 - 1.0 for _, speed in shots]
    for errors, deviation in ((turns, hand.angle), (pushes, hand.power)):
        assert statistics.fmean(errors) == pytest.approx(0.0, abs=0.06 * deviation)
        assert statistics.stdev(errors) == pytest.approx(deviation, rel=0.05)
        within = sum(abs(error) < deviation for error in errors) / len(errors)
        assert within == pytest.approx(0.683, abs=0.025)
    assert abs(statistics.correlation(turns, pushes)) < 0.05


def test_better_levels_have_steadier_hands() -> None:
    levels = (Level.NOVICE, Level.CASUAL, Level.STRONG, Level.EXPERT)
    for worse, better in pairwise(HANDS[level] for level in levels):
        assert worse.angle > better.angle > 0.0
        assert worse.power > better.power > 0.0


def test_a_steady_hand_does_what_it_wants() -> None:
    assert shaken(STEADY, 12.5, 800.0, random.Random(1), TABLE) == (12.5, 800.0)


@settings(deadline=None)
@given(st.floats(0.0, 10_000.0), st.integers(0, 2**32))
def test_the_speed_stays_within_what_a_shot_may_have(speed: float, seed: int) -> None:
    _heading, pushed = shaken(Hand(4.0, 0.5), 0.0, speed, random.Random(seed), TABLE)
    assert TABLE.slowest_shot <= pushed <= TABLE.fastest_shot


def test_a_shot_that_is_taken_back_meets_the_same_error() -> None:
    def shot(deal: int, made: int) -> tuple[float, float]:
        return shaken(PERSON, 0.0, 700.0, chance_of(deal, made), TABLE)

    assert shot(4711, 3) == shot(4711, 3)
    others = {shot(4711, made) for made in range(30)} | {shot(deal, 3) for deal in range(30)}
    assert len(others) == 60
