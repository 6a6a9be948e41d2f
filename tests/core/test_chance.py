# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance never changes: these values were written down once, and saved games depend on them."""

from __future__ import annotations

from collections import Counter

import pytest

from pushdesk.core import chance
from pushdesk.core.game import LARGEST_DEAL

SHUFFLED = {
    1: (51, 71, 14, 66, 17, 29, 73, 101, 7, 95, 56, 107),
    2: (23, 54, 97, 14, 45, 3, 40, 51, 12, 33, 22, 58),
    4711: (20, 29, 95, 110, 93, 87, 116, 41, 83, 25, 64, 89),
    999999: (26, 18, 45, 90, 72, 14, 76, 34, 94, 3, 86, 82),
}
"""The first twelve cards of 120, by deal number."""

THROWS = {
    1: "55512501533444023454",
    2: "45244403051034135503",
    4711: "25212442224235330015",
    999999: "23533224103215330553",
}
"""The first twenty throws of a die with six faces, by deal number."""


@pytest.mark.parametrize("deal", list(SHUFFLED))
def test_known_shuffles(deal: int) -> None:
    assert chance.shuffled(deal, 120)[:12] == SHUFFLED[deal]


@pytest.mark.parametrize("deal", list(THROWS))
def test_known_throws(deal: int) -> None:
    assert "".join(str(chance.draw(deal, "die", k, 6)) for k in range(20)) == THROWS[deal]


def test_a_shuffle_is_a_permutation() -> None:
    for deal in range(1, 200):
        for cards in (1, 2, 52, 108, 120):
            assert sorted(chance.shuffled(deal, cards)) == list(range(cards))
    assert chance.shuffled(1, 0) == ()


def test_every_card_comes_first_about_equally_often() -> None:
    for place in (0, 7, 119):
        counts = Counter(chance.shuffled(deal, 120)[place] for deal in range(1, 6001))
        assert len(counts) == 120
        assert all(15 <= count <= 95 for count in counts.values())


def test_throws_are_about_uniform_and_streams_are_apart() -> None:
    counts = Counter(chance.draw(deal, "die", k, 6) for deal in range(1, 3001) for k in range(4))
    assert all(1800 <= counts[face] <= 2200 for face in range(6))
    pairs = Counter(
        (chance.draw(deal, "die", 0, 6), chance.draw(deal, "first", 0, 6))
        for deal in range(1, 7201)
    )
    assert all(130 <= pairs[a, b] <= 270 for a in range(6) for b in range(6))


def test_a_new_deal_is_in_range() -> None:
    deals = [chance.new_deal() for _ in range(500)]
    assert all(1 <= deal <= LARGEST_DEAL for deal in deals)
    assert len(set(deals)) > 450
