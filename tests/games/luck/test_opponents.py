# SPDX-License-Identifier: GPL-3.0-or-later
"""Every level plays by the rules, from its view alone, and stops when told to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pushdesk import games
from pushdesk.core.game import Computer, Level, Option, Seat, Setup
from pushdesk.core.opponent import Limit
from pushdesk.games.luck import odds, planners, playout
from pushdesk.games.luck.cards import KIND, ROLL, SWITCH, points
from pushdesk.games.luck.evaluation import CODE, Sharing, bank_points, stakes
from pushdesk.games.luck.invariants import twin
from pushdesk.games.luck.rules import GAME, OPTIONS, places
from pushdesk.games.luck.search import EMPTY, TurnSearch, placings, slots_of
from pushdesk.games.luck.state import Action, Phase, State, Stop

PATIENT = 60.0
OTHER_RULES = {option.key: option.choices[-1] for option in OPTIONS}


def setup_of(seats: int, deal: int, options: dict[str, str] | None = None) -> Setup:
    return Setup("luck", (Computer(Level.STRONG),) * seats, deal, options or {})


def random_positions(seats: int, deals: range, options: dict[str, str]) -> Iterator[State]:
    """Yield every position of some random games that are played to the end."""
    for deal in deals:
        rng = random.Random(deal)
        state = GAME.start(setup_of(seats, deal, options))
        while GAME.actor(state) is not None:
            yield state
            # Stopping at random would leave nothing but short columns to look at.
            choices = [action for action in GAME.actions(state) if action != Stop()]
            if rng.random() < 0.1:
                choices = list(GAME.actions(state))
            state = GAME.advance(state, rng.choice(choices)).state


def some(positions: Iterator[State], every: int) -> list[State]:
    return list(positions)[::every]


def decide(level: Level, state: State, seed: int = 1, limit: Limit | None = None) -> Action:
    seat = GAME.actor(state)
    assert seat is not None
    view = GAME.view(state, seat)
    action: Action = games.opponent("luck", level).decide(
        view, limit or Limit(PATIENT), random.Random(seed)
    )
    return action


@pytest.mark.parametrize("level", [Level.NOVICE, Level.CASUAL, Level.STRONG])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, OTHER_RULES], ids=["printed", "other"])
def test_whole_games_are_played_legally(level: Level, seats: int, options: dict[str, str]) -> None:
    player = games.opponent("luck", level)
    state = GAME.start(setup_of(seats, 40 + seats, options))
    chance = random.Random(seats)
    while (seat := GAME.actor(state)) is not None:
        action = player.decide(GAME.view(state, seat), Limit(PATIENT), chance)
        assert GAME.refusal(state, action) is None
        state = GAME.advance(state, action).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.clause)
def test_each_house_rule_alone_is_played_legally(option: Option) -> None:
    for choice in option.choices:
        for state in some(random_positions(3, range(7, 8), {option.key: choice}), 3):
            for level in (Level.NOVICE, Level.CASUAL, Level.STRONG):
                assert GAME.refusal(state, decide(level, state)) is None


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, OTHER_RULES], ids=["printed", "other"])
def test_expert_decides_legally_everywhere(seats: int, options: dict[str, str]) -> None:
    quick = planners.Expert(depth=2, budget=10_000, endgame=8, games=2)
    for state in some(random_positions(seats, range(seats, seats + 2), options), 5):
        seat = GAME.actor(state)
        assert seat is not None
        action = quick.decide(GAME.view(state, seat), Limit(PATIENT), random.Random(1))
        assert GAME.refusal(state, action) is None


def test_expert_plays_a_whole_game_legally() -> None:
    state = GAME.start(setup_of(3, 4711))
    while GAME.actor(state) is not None:
        action = decide(Level.EXPERT, state)
        assert GAME.refusal(state, action) is None
        state = GAME.advance(state, action).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("hidden", ["shown", "hidden"])
def test_equal_views_give_equal_decisions(level: Level, hidden: str) -> None:
    rng = random.Random(5)
    compared = 0
    for state in some(random_positions(4, range(3, 5), {"banks": hidden}), 9):
        seat: Seat | None = GAME.actor(state)
        assert seat is not None
        other = twin(state, seat, rng)
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert decide(level, state) == decide(level, other)
        compared += state.deck != other.deck
    assert compared > 20


@pytest.mark.parametrize("level", list(Level))
def test_a_cancelled_opponent_answers_legally(level: Level) -> None:
    cancelled = Limit(PATIENT, lambda: True)
    for state in some(random_positions(4, range(8, 10), {}), 7):
        action = decide(level, state, limit=cancelled)
        assert GAME.refusal(state, action) is None


def test_a_cancelled_expert_polls_often() -> None:
    polls = 0

    def cancelled() -> bool:
        nonlocal polls
        polls += 1
        return polls > 3

    columns = [state for state in random_positions(4, range(1, 2), {}) if len(state.columns) == 2]
    deep = planners.Expert(depth=9, budget=10**9, endgame=0, games=0)
    state = next(state for state in columns if state.phase is Phase.DECIDE)
    view = GAME.view(state, state.actor)
    action = deep.decide(view, Limit(PATIENT, cancelled), random.Random(1))
    assert GAME.refusal(state, action) is None
    assert polls in (4, 5)


def bust_count(state: State) -> int:
    """Count the cards of the pile that fit nowhere, one by one."""
    pile = state.deck[state.drawn :]
    return sum(KIND[card] != SWITCH and not places(state.columns, card) for card in pile)


@pytest.mark.parametrize("seats", [2, 4])
def test_bust_chance_is_exact(seats: int) -> None:
    risky = 0
    for state in random_positions(seats, range(20, 26), {}):
        view = GAME.view(state, 0)
        pile = len(state.deck) - state.drawn
        expected = bust_count(state) / pile if pile else 0.0
        assert odds.bust_chance(view) == expected
        dead = set(odds.dead_kinds(view))
        assert sum(view.unseen[kind] for kind in dead) == bust_count(state)
        risky += expected > 0
    assert risky > 50


def test_risk_after_is_the_bust_chance_once_placed() -> None:
    for state in random_positions(4, range(30, 33), {}):
        if state.phase is not Phase.PLACE:
            continue
        view = GAME.view(state, state.actor)
        for action in GAME.actions(state):
            after = GAME.advance(state, action).state
            column = getattr(action, "column", -1)
            if after.phase is Phase.DECIDE:
                expected = odds.bust_chance(GAME.view(after, state.actor))
                assert odds.risk_after(view, column) == expected
            assert column in odds.fits(view)


def test_column_codes_are_points_and_roll() -> None:
    for state in random_positions(4, range(33, 36), {}):
        for column, mask in zip(state.columns, odds.masks_of(state.columns), strict=True):
            rolls = sum(KIND[card] == ROLL for card in column)
            assert CODE[mask] == 2 * points(column) + rolls


def test_one_card_ahead_is_the_mean_over_the_pile() -> None:
    for state in some(random_positions(4, range(50, 54), {}), 6):
        if state.phase is not Phase.DECIDE:
            continue
        view = GAME.view(state, state.actor)
        if not view.pile:
            continue
        search = TurnSearch(stakes(view, 1.0), view.unseen)
        slots = slots_of(odds.masks_of(view.columns))
        total = 0.0
        for card in state.deck[state.drawn :]:
            if KIND[card] == SWITCH:
                total += search.stop(slots, -view.direction)
                continue
            laid = placings(slots, odds.BITS[KIND[card]])
            worths = [search.stop(each, view.direction) for each in laid]
            total += max(worths) if worths else search.bust(slots, view.direction)
        mean = total / view.pile
        assert search.draw(slots, view.direction, (), 1) == pytest.approx(mean)


def test_spelt_out_sharing_is_the_best_option() -> None:
    rng = random.Random(3)
    for seats in (2, 3, 5):
        view = GAME.view(GAME.start(setup_of(seats, 1)), 0)
        mind = replace(stakes(view, 1.5), bench=tuple(rng.randrange(40) for _ in range(seats)))
        sharing = Sharing(mind)
        order = tuple(range(seats))
        for _ in range(200):
            codes = sorted(rng.randrange(43) for _ in range(rng.randint(1, 3)))
            low, middle, high = (0, 0, 0, *codes)[-3:]
            options = sharing.options([code for code in codes if code], order)
            found = sharing.best(low, middle, high, order)
            assert found == pytest.approx(max(options, default=0.0))


def test_hidden_banks_are_estimated_from_what_is_not_in_sight() -> None:
    for state in some(random_positions(3, range(60, 63), {"banks": "hidden"}), 11):
        view = GAME.view(state, 1)
        estimate = bank_points(view)
        assert estimate[1] == points(state.banks[1])
        assert sum(estimate) == pytest.approx(sum(points(bank) for bank in state.banks))


def test_playouts_end_and_share_one_win() -> None:
    for state in some(random_positions(4, range(70, 72), OTHER_RULES), 5):
        if len(state.deck) - state.drawn > 10:
            continue
        seat = GAME.actor(state)
        assert seat is not None
        view = GAME.view(state, seat)
        actions = planners.candidates(view)
        won, count = playout.chances_of_winning(view, actions, 3, Limit(PATIENT), random.Random(1))
        assert count == 3
        assert all(-0.1 < each < 3.1 for each in won)


def test_an_empty_table_is_worth_nothing_to_stop_at() -> None:
    view = GAME.view(GAME.start(setup_of(4, 1)), 0)
    search = TurnSearch(stakes(view, 1.0), view.unseen)
    assert search.stop(EMPTY, 1) == 0.0
    assert search.draw(EMPTY, 1, (), 1) > 0.0
