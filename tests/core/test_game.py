# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import msgspec
import pytest

from pushdesk.core.game import (
    LARGEST_DEAL,
    LONGEST_NAME,
    Computer,
    Level,
    Person,
    Refusal,
    Setup,
    setup_refusal,
)
from pushdesk.games.luck.rules import GAME


def make(seats: int = 2, deal: int = 1, **options: str) -> Setup:
    return Setup("luck", (Person("A"),) * seats, deal, options)


@pytest.mark.parametrize("deal", [1, 4711, LARGEST_DEAL])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_setup_that_can_be_played(seats: int, deal: int) -> None:
    assert setup_refusal(GAME, make(seats, deal)) is None


def test_every_choice_of_every_option() -> None:
    for option in GAME.options:
        for choice in option.choices:
            assert setup_refusal(GAME, make(3, 1, **{option.key: choice})) is None


@pytest.mark.parametrize(
    ("setup", "refusal"),
    [
        (make(0), Refusal("L1", {"seats": 0})),
        (make(1), Refusal("L1", {"seats": 1})),
        (make(7), Refusal("L1", {"seats": 7})),
        (make(deal=0), Refusal("deal", {"deal": 0})),
        (make(deal=-5), Refusal("deal", {"deal": -5})),
        (make(deal=LARGEST_DEAL + 1), Refusal("deal", {"deal": LARGEST_DEAL + 1})),
        (make(colour="red"), Refusal("option")),
        (make(hard="maybe"), Refusal("HR-L2")),
        (make(tie=""), Refusal("HR-L3")),
    ],
)
def test_a_setup_that_can_not(setup: Setup, refusal: Refusal) -> None:
    assert setup_refusal(GAME, setup) == refusal


def test_setup_survives_json() -> None:
    players = (Person("Ștefan"), Computer(Level.EXPERT), Person("日本"))
    setup = Setup("luck", players, 12, {"hard": "on"})
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    assert setup.seats == 3


def test_names_are_measured_when_read_back() -> None:
    for length, fits in ((LONGEST_NAME, True), (LONGEST_NAME + 1, False)):
        content = msgspec.json.encode(Person("ĝ" * length))
        if fits:
            assert len(msgspec.json.decode(content, type=Person).name) == length
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(content, type=Person)
