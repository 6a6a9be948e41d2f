# SPDX-License-Identifier: GPL-3.0-or-later
"""Every level plays by the rules, from its view alone, and stops when told to."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pushdesk.core.game import Computer, Level, Option, Setup
from pushdesk.core.opponent import Limit, Opponent
from pushdesk.games.rummy import views
from pushdesk.games.rummy.cards import CARDS, WILD
from pushdesk.games.rummy.invariants import twin
from pushdesk.games.rummy.knowledge import Belief, expected_points, mate_mask, tastes
from pushdesk.games.rummy.notation import card, cards
from pushdesk.games.rummy.novice import Novice
from pushdesk.games.rummy.opponent import LEVELS, Careful, opponent
from pushdesk.games.rummy.playout import margin, play_on
from pushdesk.games.rummy.rules import GAME, OPTIONS
from pushdesk.games.rummy.search import QUICK, Expert, Race, candidates
from pushdesk.games.rummy.shedding import shedding, spent
from pushdesk.games.rummy.state import (
    CONTRACTS,
    Action,
    Discard,
    Laid,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    NextRound,
    Phase,
    Push,
    Replace,
    Rules,
    Run,
    Set,
    State,
    Take,
    View,
    left_of,
)
from pushdesk.games.rummy.strategy import Strong

PATIENT = Limit(600.0)
FAST = (Level.NOVICE, Level.CASUAL, Level.STRONG)
THINKERS: dict[Level, Opponent[View, Action]] = {**LEVELS, Level.EXPERT: Expert(playouts=4)}
"""The expert with few playouts, so that whole matches end soon."""
OTHER_RULES = {option.key: option.choices[-1] for option in OPTIONS}


def choices(option: Option) -> list[dict[str, str]]:
    return [{option.key: choice} for choice in option.choices[1:]]


HOUSES = [{}, OTHER_RULES, *(each for option in OPTIONS for each in choices(option))]


def opening(deal: int, options: dict[str, str] | None = None) -> State:
    players = (Computer(Level.STRONG),) * 4
    return GAME.start(Setup("rummy", players, deal, options or {}))


def decide(level: Level, state: State, seed: int = 1, limit: Limit = PATIENT) -> Action:
    seat = GAME.actor(state)
    assert seat is not None
    return THINKERS[level].decide(GAME.view(state, seat), limit, random.Random(seed))


def match(state: State, levels: tuple[Level, ...], seed: int = 1) -> list[State]:
    """Return every position of a match in which no decision was illegal."""
    positions = [state]
    while (seat := GAME.actor(state)) is not None:
        action = decide(levels[seat], state, seed + len(positions))
        assert GAME.refusal(state, action) is None, (levels[seat], action)
        state = GAME.advance(state, action).state
        positions.append(state)
    return positions


def run_of(text: str) -> Run:
    found = cards(text)
    return Run(found[0] % 54 // 13, found[0] % 54 % 13 + 1, found)


@pytest.mark.parametrize("options", HOUSES, ids=lambda options: ",".join(options) or "printed")
def test_the_levels_play_whole_matches_legally(options: dict[str, str]) -> None:
    levels = (Level.NOVICE, Level.STRONG, Level.CASUAL, Level.STRONG)
    positions = match(opening(11, options), levels)
    assert GAME.outcome(positions[-1]) is not None
    assert len(positions[-1].finished) >= 5


@pytest.mark.parametrize("options", [{}, OTHER_RULES], ids=["printed", "others"])
def test_the_expert_plays_whole_matches_legally(options: dict[str, str]) -> None:
    levels = (Level.EXPERT, Level.NOVICE, Level.EXPERT, Level.STRONG)
    positions = match(opening(12, options), levels)
    assert positions[-1].phase is Phase.OVER


@pytest.mark.parametrize("level", list(Level))
def test_what_is_hidden_does_not_change_a_decision(level: Level) -> None:
    every = 23 if level is Level.EXPERT else 3
    positions = match(opening(21), (Level.STRONG, Level.CASUAL) * 2)
    looked = 0
    for number, state in enumerate(positions[:-1:every]):
        seat = GAME.actor(state)
        assert seat is not None
        other = twin(state, seat, random.Random(number))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        looked += other.hands != state.hands
        assert decide(level, state) == decide(level, other)
    assert looked > 5


@pytest.mark.parametrize("level", FAST)
def test_a_level_goes_on_after_a_count(level: Level, start: Callable[..., State]) -> None:
    positions = match(start(3), (Level.STRONG,) * 4)
    counted = next(state for state in positions if state.phase is Phase.COUNTED)
    assert decide(level, counted) == NextRound()


@pytest.mark.parametrize("level", list(Level))
def test_a_complete_contract_is_laid_when_it_ends_the_round(
    level: Level, position: Callable[..., State]
) -> None:
    state = position("7s 7h 7d 9s 9h 9d Kc")
    action = decide(level, state)
    assert isinstance(action, LayContract)
    after = GAME.advance(state, action).state
    assert decide(level, after) == Discard(card("Kc"))


def test_the_novice_takes_what_fits_though_it_brings_the_contract_no_nearer(
    position: Callable[..., State],
) -> None:
    hand = "7s 7h 7d Ks Kh Kd"
    state = position(hand, draw=True, discard="7c", turn=0)
    assert decide(Level.NOVICE, state) == Take()
    assert decide(Level.CASUAL, state) == Push()


def test_the_novice_discards_high_and_lays_no_wild_off(position: Callable[..., State]) -> None:
    state = position("Ks 3h 9d 5c 6s 4d 8h")
    assert decide(Level.NOVICE, state) == Discard(card("Ks"))
    table = [(0, run_of("4c 5c 6c")), (1, run_of("8d 9d 10d"))]
    after = position("2s Kh 3s", melds=table)
    assert decide(Level.NOVICE, after) != Discard(card("2s"))


def test_distance_decides_what_casual_and_stronger_take(position: Callable[..., State]) -> None:
    hand = "7s 7h 9s 9h Qd 3c"
    for level in (Level.CASUAL, Level.STRONG):
        assert decide(level, position(hand, draw=True, discard="7d")) == Take()
        assert decide(level, position(hand, draw=True, discard="Jc")) == Push()


def test_a_replacement_that_sheds_is_made_by_the_strong_only(
    position: Callable[..., State],
) -> None:
    table = [(0, run_of("9h 10h Jh")), (1, Set(13, cards("Kc Kd Kh 2s")))]
    state = position("Ks 3c 5d", melds=table)
    action = decide(Level.STRONG, state)
    assert isinstance(action, Replace)
    assert spent(action) == (card("Ks"),)
    assert not isinstance(decide(Level.CASUAL, state), Replace)


def test_the_strong_keeps_a_wild_while_nobody_can_go_out(position: Callable[..., State]) -> None:
    table = [(0, run_of("9h 10h Jh")), (0, Set(13, cards("Kc Kd Ks")))]
    hand = "2s 3c 5d 7s 8c"
    calm = position(hand, melds=table, stock=41)
    assert isinstance(decide(Level.CASUAL, calm), LayOff)
    assert isinstance(decide(Level.STRONG, calm), Discard)
    near = position(hand, melds=table, stock=5)
    action = decide(Level.STRONG, near)
    assert isinstance(action, LayOff)
    assert WILD[action.cards[0]]


def test_wilds_go_at_once_when_they_empty_the_hand(position: Callable[..., State]) -> None:
    table = [(0, run_of("9h 10h Jh")), (0, Set(13, cards("Kc Kd Ks")))]
    state = position("2s 7s", melds=table, stock=41)
    action = decide(Level.STRONG, state)
    assert isinstance(action, LayOff)
    assert action.cards == cards("2s")


def test_a_discard_that_the_left_neighbour_can_lay_off_is_held_back(
    position: Callable[..., State],
) -> None:
    hand = "Qh Qc 9s 9d 4c 5s 6d"
    left = position(hand, melds=[(1, run_of("9h 10h Jh")), (1, run_of("6c 7c 8c"))])
    # Without the table the queen of hearts costs most and is one of two pairs only.
    price = Strong().discards(GAME.view(left, 0))
    alone = Strong().discards(GAME.view(position(hand), 0))
    assert price.index(card("Qh")) > alone.index(card("Qh"))


def test_a_discard_that_the_partner_can_lay_off_goes_first(position: Callable[..., State]) -> None:
    hand = "Ks 3h 10d 5c 8s 4d Qh"
    table = [(2, run_of("9h 10h Jh")), (2, Set(9, cards("9c 9d 9s")))]
    first = Strong().discards(GAME.view(position(hand, melds=table), 0))[0]
    assert first == card("Qh")
    table = [(1, run_of("9h 10h Jh")), (1, Set(9, cards("9c 9d 9s")))]
    first = Strong().discards(GAME.view(position(hand, melds=table), 0))[0]
    assert first != card("Qh")


def test_the_last_stock_card_is_pushed_unless_the_discard_helps(
    position: Callable[..., State],
) -> None:
    hand = "7s 7h 9s 9h Qd 3c"
    assert decide(Level.STRONG, position(hand, draw=True, discard="Jc", stock=1)) == Push()
    assert decide(Level.STRONG, position(hand, draw=True, discard="7d", stock=1)) == Take()


def test_shedding_takes_melds_lay_offs_and_wilds_in_turn() -> None:
    table: list[Meld] = [run_of("9h 10h Jh")]
    laid = tuple(Laid(1, meld) for meld in table)
    shed = shedding(cards("Qh 4s 5s 6s 2d 3c"), laid, Rules())
    assert {type(play) for play in shed.spared} == {LayMeld, LayOff}
    assert set(shed.kept) == set(cards("2d 3c"))
    assert shed.rest == cards("3c")


def test_belief_deals_every_unseen_card_once_and_keeps_what_is_known(
    position: Callable[..., State],
) -> None:
    state = match(opening(31), (Level.STRONG,) * 4)[60]
    seat = state.turn
    view = GAME.view(state, seat)
    belief = Belief(view)
    chance = random.Random(5)
    for _ in range(10):
        order = belief.order(chance)
        assert sorted(order) == sorted(views.unseen(view))
        dealt = views.determined(view, order)
        assert GAME.view(dealt, seat) == view


def test_belief_thinks_mates_of_a_taken_card_likely(position: Callable[..., State]) -> None:
    state = position("3s 4h 9d 5c 6s 4d 8h", hands={1: "Ks Qc Jd 8c 4c 5d"}, taken="Ks", turn=1)
    view = GAME.view(state, 0)
    assert tastes(view)[0][1] == (card("Ks"),)
    mate, other = card("Kd"), card("10d")
    counts = {mate: 0, other: 0}
    belief, chance = Belief(view), random.Random(1)
    for _ in range(400):
        hand = views.determined(view, belief.order(chance)).hands[1]
        for each in counts:
            counts[each] += each in hand
    assert counts[mate] > counts[other]


def test_expected_points_count_what_is_known(position: Callable[..., State]) -> None:
    view = GAME.view(position("Ks 3s", taken="Ks"), 0)
    assert expected_points(view, 0) == 15
    state = position("3s 4s", taken="", hands={1: "Kd Kh"})
    assert expected_points(GAME.view(state, 0), 1) == pytest.approx(2 * 8.9)


def test_mates_follow_the_contract() -> None:
    def has(number: int, one: str, other: str) -> bool:
        return bool(mate_mask(card(one), CONTRACTS[number]) >> card(other) & 1)

    assert has(0, "7s", "7h")
    assert not has(0, "7s", "8s")
    assert not has(2, "7s", "7h")
    assert has(2, "7s", "10s")
    assert not has(2, "7s", "Js")
    assert has(2, "As", "Ks")
    assert has(2, "As", "3s")
    assert not has(2, "2s", "3s")


def counted(limit: int) -> Limit:
    """Return a limit that expires after being asked so often."""
    left = iter(range(limit))
    return Limit(600.0, lambda: next(left, None) is None)


def test_the_expert_plays_out_as_many_rounds_as_it_may(position: Callable[..., State]) -> None:
    state = opening(41)
    view = GAME.view(state, state.turn)
    actions = candidates(view, Strong().act(view), Strong())
    assert actions == [Push(), Take()] or actions == [Take(), Push()]
    for playouts in (4, 8, 20):
        race = Race(view, actions, random.Random(1))
        race.run(playouts, 1.0, PATIENT)
        assert 0 < race.played <= playouts


def test_the_expert_keeps_to_its_playouts_with_many_discards_too() -> None:
    state = match(opening(41), (Level.STRONG,) * 4)[1]
    view = GAME.view(state, state.turn)
    actions = [Discard(card) for card in Strong().discards(view)]
    assert len(actions) > 5
    for playouts in (4, 21, 40):
        race = Race(view, actions, random.Random(1))
        race.run(playouts, 1.0, PATIENT)
        assert 0 < race.played <= playouts


def test_the_expert_answers_with_the_strong_policy_when_time_is_up() -> None:
    state = opening(42)
    view = GAME.view(state, state.turn)
    expected = Strong().act(view)
    assert Expert().decide(view, Limit(0.0), random.Random(1)) == expected
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return True

    assert Expert().decide(view, Limit(600.0, cancelled), random.Random(1)) == expected
    assert asked == 1


@pytest.mark.parametrize("asks", [3, 40, 400])
def test_a_cancelled_expert_gives_a_legal_answer(asks: int) -> None:
    state = match(opening(43), (Level.STRONG,) * 4)[41]
    action = decide(Level.EXPERT, state, limit=counted(asks))
    assert GAME.refusal(state, action) is None


def test_the_same_seed_gives_the_same_decision() -> None:
    for state in match(opening(44), (Level.CASUAL,) * 4)[:60:11]:
        assert decide(Level.EXPERT, state, 5) == decide(Level.EXPERT, state, 5)


def test_playouts_end_with_a_count_and_margins_cancel() -> None:
    state = play_on(opening(45), QUICK, PATIENT)
    assert state.phase is Phase.COUNTED
    seat = state.turn
    assert margin(state, seat) == -margin(state, left_of(seat))
    assert margin(state, seat) == margin(state, (seat + 2) % 4)


class _Cheat:
    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        return Discard(next(card for card in range(CARDS) if card not in view.hand))


def test_an_illegal_decision_never_leaves(position: Callable[..., State]) -> None:
    state = position("7s 7h 9s 9h Qd 3c 4d")
    view = GAME.view(state, 0)
    action = Careful(_Cheat()).decide(view, PATIENT, random.Random(1))
    assert GAME.refusal(state, action) is None


def test_each_level_has_its_own_opponent() -> None:
    state = opening(46)
    view = GAME.view(state, state.turn)
    for level in FAST:
        found = opponent(level).decide(view, PATIENT, random.Random(1))
        assert found == LEVELS[level].decide(view, PATIENT, random.Random(1))
    assert len({type(each) for each in LEVELS.values()}) == len(Level)
    assert isinstance(LEVELS[Level.NOVICE], Novice)
