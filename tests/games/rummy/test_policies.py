# SPDX-License-Identifier: GPL-3.0-or-later
"""The greedy yardstick, and whole rounds by it whose course must never change."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pushdesk.core.game import Person, Setup
from pushdesk.core.opponent import Limit
from pushdesk.games.rummy.notation import card, cards, run_of, set_of
from pushdesk.games.rummy.policies import Greedy
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.state import (
    Action,
    Discard,
    LayContract,
    LayMeld,
    LayOff,
    NextRound,
    Phase,
    Push,
    State,
    Take,
)

Position = Callable[..., State]


def decide(state: State) -> Action:
    return Greedy().decide(GAME.view(state, state.actor), Limit(60.0), random.Random(1))


def test_it_takes_what_brings_the_contract_nearer(position: Position) -> None:
    hand = "7s 7h 9s 9h Kc 4d"
    assert decide(position(hand, draw=True, discard="7d")) == Take()
    assert decide(position(hand, draw=True, discard="j0")) == Take()
    assert decide(position(hand, draw=True, discard="6c")) == Push()
    melds = [(0, set_of("Qs Qh Qd")), (1, run_of("4c 5c 6c"))]
    assert decide(position("7s 7h Kd", draw=True, discard="Qc", melds=melds)) == Take()
    assert decide(position("7s 7h Kd", draw=True, discard="7d", melds=melds)) == Take()
    assert decide(position("7s 7h Kd", draw=True, discard="9c", melds=melds)) == Push()


def test_it_discards_what_it_needs_least(position: Position) -> None:
    assert decide(position("7s 7h 9s 9h Kc 4d j0")) == Discard(card("Kc"))
    assert decide(position("7s 7h 7d 9s 9h Ad Ac")) == Discard(card("Ad"))


def test_it_lays_contracts_melds_and_single_cards(position: Position) -> None:
    contract = decide(position("7s 7h 7d 9s 9h j0 Kc"))
    assert contract == LayContract((set_of("7s 7h 7d"), set_of("9s 9h j0"))) or (
        contract == LayContract((set_of("9s 9h j0"), set_of("7s 7h 7d")))
    )
    melds = [(0, set_of("Qs Qh Qd"))]
    assert decide(position("5d 6d 7d Kc", melds=melds)) == LayMeld(run_of("5d 6d 7d"))
    assert decide(position("5d Qc Kc", melds=melds)) == LayOff(0, cards("Qc"))
    assert decide(position("5d Kc", melds=melds)) == Discard(card("Kc"))


def test_it_keeps_house_rules(position: Position) -> None:
    melds = [(0, set_of("Qs Qh Qd"))]
    assert decide(position("Qc", melds=melds, final_discard=True)) == Discard(card("Qc"))
    state = position("4d Kc", taken="Kc", melds=melds, keep_taken=True)
    assert decide(state) == Discard(card("4d"))
    bare = position("7s 7h 7d 9s 9h 9d", final_discard=True)
    assert isinstance(decide(bare), Discard)


MATCHES = {
    1: (
        (250, 85, 135, 145),
        ((49, 42, "R62"), (16, 11, "R56"), (42, 38, "R62"), (43, 36, "R62"), (38, 33, "R56")),
    ),
    4711: (
        (215, 235, 160, 110),
        ((52, 42, "R62"), (44, 36, "R56"), (32, 30, "R56"), (14, 8, "R56"), (41, 34, "R62")),
    ),
    250: (
        (165, 130, 130, 115),
        ((51, 42, "R62"), (28, 26, "R56"), (38, 30, "R56"), (46, 36, "R62"), (36, 32, "R56")),
    ),
}
"""By deal: points by seat, how many turns and pushes each round had, what ended it."""


@pytest.mark.parametrize("deal", MATCHES)
def test_a_match_goes_as_it_always_went(deal: int) -> None:
    people = tuple(Person(f"P{seat}") for seat in range(4))
    state = GAME.start(Setup("rummy", people, deal))
    rounds = []
    while state.phase is not Phase.OVER:
        state = GAME.advance(state, decide(state)).state
        if state.phase >= Phase.COUNTED:
            pushes = sum(turn.pushed for turn in state.record)
            rounds.append((len(state.record), pushes, state.finished[-1].clause))
            if state.phase is Phase.COUNTED:
                state = GAME.advance(state, NextRound()).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.total, tuple(rounds)) == MATCHES[deal]
