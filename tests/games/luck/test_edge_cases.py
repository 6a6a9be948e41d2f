# SPDX-License-Identifier: GPL-3.0-or-later
"""The 27 cases that a tester asks about, in the order of the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from pushdesk.core import chance
from pushdesk.core.game import Person, Setup, setup_refusal
from pushdesk.games.luck.cards import FACES, RANK, STAR, Colour, points
from pushdesk.games.luck.rules import GAME, places
from pushdesk.games.luck.state import (
    Bank,
    Cleared,
    Ended,
    Event,
    Phase,
    Place,
    Placed,
    Push,
    Roll,
    Rolled,
    State,
    Stop,
    Stopped,
    Switched,
    Take,
    Taken,
)

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Names = Callable[[Sequence[int]], str]

RED, BLUE, GREEN, YELLOW, PURPLE = Colour


def refused_by(state: State, action: object) -> str | None:
    refusal = GAME.refusal(state, action)  # type: ignore[arg-type]
    return None if refusal is None else refusal.clause


@pytest.mark.clause("L14", "L15")
def test_01_two_identical_cards_need_two_columns(
    position: Position, play: Play, names: Names
) -> None:
    state, events = play(position(pile="r4 r4"), Push(), Push())
    assert [names(column) for column in state.columns] == ["r4", "r4"]
    assert [event.forced for event in events if isinstance(event, Placed)] == [True, True]


@pytest.mark.clause("L14")
@pytest.mark.parametrize("pile", ["r4 b4", "r4 r5"])
def test_02_same_number_or_same_colour_need_two_columns(
    pile: str, position: Position, play: Play
) -> None:
    state, _ = play(position(pile=pile), Push(), Push())
    assert [len(column) for column in state.columns] == [1, 1]


@pytest.mark.clause("L13")
def test_03_a_fourth_column_is_refused(position: Position) -> None:
    state = position(columns=["r4", "b5", "g6"], hand="y1", phase=Phase.PLACE)
    assert len(list(GAME.actions(state))) == 3
    assert refused_by(state, Place(3)) == "L13"


@pytest.mark.clause("L36")
def test_04_a_bust_though_the_player_meant_to_stop(position: Position, play: Play) -> None:
    state = position(columns=["r4", "b4", "g4"], pile="p4", phase=Phase.DECIDE)
    state, _ = play(state, Push())
    assert state.bust
    assert refused_by(state, Stop()) == "L37"


@pytest.mark.clause("L36", "L15")
def test_05_a_clash_with_two_columns_opens_the_third(
    position: Position, play: Play, names: Names
) -> None:
    state = position(columns=["r4", "b4"], pile="p4", phase=Phase.DECIDE)
    state, events = play(state, Push())
    assert [names(column) for column in state.columns] == ["r4", "b4", "p4"]
    assert isinstance(events[-1], Placed)
    assert events[-1].forced
    assert state.phase is Phase.DECIDE


@pytest.mark.clause("L17", "L38")
def test_06_four_roll_cards_in_a_row(position: Position, play: Play) -> None:
    state, events = play(position(pile="roll roll roll roll"), *[Push()] * 4, Roll())
    assert [len(column) for column in state.columns] == [1, 1, 1]
    assert sum(isinstance(event, Rolled) for event in events) == 1
    assert state.bust


@pytest.mark.clause("L27", "L31")
def test_07_a_lone_roll_left_for_an_opponent(position: Position, play: Play, names: Names) -> None:
    state = position(columns=["r4", "roll"], benches=["", "b6 r1"], die=[BLUE], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0))
    assert list(GAME.actions(state)) == [Take(0)]
    state, events = play(state, Take(0), Roll())
    assert isinstance(events[1], Rolled)
    assert names(events[1].lost) == "b6"
    assert names(state.benches[1]) == "r1"


@pytest.mark.clause("L20", "L25", "L45")
def test_08_switch_first_two_cancel_and_the_twelfth_last(position: Position, play: Play) -> None:
    state, _ = play(position(pile="switch switch r4"), Push())
    assert refused_by(state, Stop()) == "L25"
    state, _ = play(state, Push(), Push())
    assert (state.direction, state.phase) == (1, Phase.DECIDE)
    last = position(pile="switch", only=True, columns=["r4", "b5"], switches=11, phase=Phase.DECIDE)
    assert last.direction == -1
    last, events = play(last, Push())
    assert len(last.switches) == 12
    assert events[-2:] == [Switched(0, last.switches[-1], 1), Stopped(0, True)]


@pytest.mark.clause("L22", "HR-L1")
@pytest.mark.parametrize(("resets", "order"), [(False, [1, 0, 2]), (True, [1, 2, 0])])
def test_09_a_switch_in_turn_one_seen_in_turn_two(
    resets: bool, order: list[int], position: Position, play: Play
) -> None:
    state = position(pile="switch r4 b4 g4 y4", switch_resets=resets)
    state, _ = play(state, Push(), Push(), Stop(), Take(0))
    state, events = play(state, *[Push()] * 3, Stop(), *[Take(0)] * 3)
    assert [event.seat for event in events if isinstance(event, Taken)] == order


@pytest.mark.clause("L5")
@pytest.mark.parametrize("resets", [False, True])
def test_10_turn_order_ignores_the_direction(resets: bool, position: Position) -> None:
    state = position(seats=4, pile="switch", switch_resets=resets)
    turns = [state.turn]
    while GAME.actor(state) is not None:
        state = GAME.advance(state, list(GAME.actions(state))[-1]).state
        if state.phase is Phase.CHOOSE and state.turn != turns[-1]:
            turns.append(state.turn)
    assert len(turns) > 12
    assert all((after - before) % 4 == 1 for before, after in pairwise(turns))


@pytest.mark.clause("L28", "L41")
def test_11_two_players_and_three_columns(position: Position, play: Play, names: Names) -> None:
    columns = ["r4", "r5", "r6"]
    state = position(seats=2, columns=columns, pile="r1", phase=Phase.DECIDE)
    stopped, _ = play(state, Stop(), Take(2), Take(1))
    assert [names(bench) for bench in stopped.benches] == ["r6", "r5"]
    assert names(stopped.discards) == "r4"
    bust, _ = play(state, Push(), Roll(), Take(2))
    assert [names(bench) for bench in bust.benches] == ["", "r6"]
    assert names(bust.discards) == "r1 r4 r5"


@pytest.mark.clause("L29", "L41")
def test_12_three_players_bust_and_six_with_one_column(
    position: Position, play: Play, names: Names
) -> None:
    state = position(columns=["r4", "r5", "r6"], pile="r1", phase=Phase.DECIDE)
    state, _ = play(state, Push(), Roll(), Take(0), Take(0))
    assert names(state.discards) == "r1 r6"
    state = position(seats=6, turn=5, columns=["r4"], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0))
    assert [names(bench) for bench in state.benches] == ["", "", "", "", "", "r4"]
    assert (state.turn, state.phase) == (0, Phase.CHOOSE)


@pytest.mark.clause("L36", "L41")
def test_13_no_bust_below_three_columns_no_rest_from_four_players(
    position: Position, play: Play
) -> None:
    for columns in ((), ((0,),), ((0, 90), (3, 91))):
        for card in range(108):
            if not any(card in column for column in columns):
                assert places(columns, card)
    for seats in (4, 5, 6):
        state = position(seats=seats, columns=["r4", "r5", "r6"], pile="r1")
        state, events = play(replace(state, phase=Phase.DECIDE), Push(), Roll(), *[Take(0)] * 3)
        assert not any(isinstance(event, Cleared) for event in events)
        assert state.columns == ()


@pytest.mark.clause("L37", "L48")
@pytest.mark.parametrize(
    ("face", "hard", "bench"),
    [(YELLOW, False, "b1 b2"), (STAR, False, "b1 b2"), (STAR, True, ""), (BLUE, True, "")],
)
def test_14_what_a_bust_roll_costs(
    face: int, hard: bool, bench: str, position: Position, play: Play, names: Names
) -> None:
    state = position(
        columns=["r4", "r5", "r6"],
        benches=["b1 b2"],
        banks=["y6"],
        pile="r1",
        die=[face],
        hard=hard,
        phase=Phase.DECIDE,
    )
    state, _ = play(state, Push(), Roll())
    assert names(state.benches[0]) == bench
    assert names(state.banks[0]) == "y6"


@pytest.mark.clause("L31", "L32")
def test_15_the_card_just_taken_goes_too(position: Position, play: Play, names: Names) -> None:
    state = position(columns=["r6 roll"], die=[RED], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0), Roll())
    assert state.benches[0] == ()
    assert names(state.discards) == "roll r6"


@pytest.mark.clause("L31")
def test_16_the_next_player_chooses_knowing_the_loss(
    position: Position, play: Play, names: Names
) -> None:
    state = position(
        columns=["g1 roll", "r4", "y5"], benches=["b6"], die=[BLUE], phase=Phase.DECIDE
    )
    state, _ = play(state, Stop(), Take(0), Roll())
    view = GAME.view(state, 1)
    assert (view.phase, view.actor) == (Phase.TAKE, 1)
    assert names(view.benches[0]) == "g1"
    assert len(view.columns) == 2


@pytest.mark.clause("L8", "L9", "L10")
def test_17_banking(position: Position, play: Play, names: Names) -> None:
    state, _ = play(position(benches=["r4 b1"]), Bank(RED))
    assert names(state.banks[0]) == "r4"
    again = replace(state, turn=0, actor=0, benches=((*state.benches[0], 0), *state.benches[1:]))
    again = GAME.advance(again, Bank(RED)).state
    assert names(again.banks[0]) == "r4 r1"
    assert refused_by(position(), Bank(RED)) == "L8"
    first = GAME.start(Setup("luck", (Person("A"), Person("B")), 5))
    assert {refused_by(first, Bank(colour)) for colour in range(5)} == {"L8"}


@pytest.mark.clause("L10", "L32")
def test_18_a_roll_after_banking_costs_only_the_bench(
    position: Position, play: Play, names: Names
) -> None:
    state = position(
        banks=["r6 r5"], columns=["r4 roll"], benches=["r1"], die=[RED], phase=Phase.DECIDE
    )
    state, events = play(state, Stop(), Take(0), Roll())
    assert names(state.banks[0]) == "r6 r5"
    assert isinstance(events[2], Rolled)
    assert names(events[2].lost) == "r1 r4"


@pytest.mark.clause("L43", "L44", "L45")
def test_19_the_last_card(position: Position, play: Play) -> None:
    placed, events = play(position(pile="r4", only=True), Push())
    assert events[-1] == Stopped(0, True)
    assert placed.phase is Phase.TAKE
    bust = position(columns=["r4", "r5", "r6"], pile="r1", only=True, phase=Phase.DECIDE)
    bust, events = play(bust, Push(), Roll(), Take(0), Take(0))
    assert bust.phase is Phase.OVER
    assert sum(isinstance(event, Taken) for event in events) == 2
    empty, events = play(position(pile="switch", only=True), Push())
    assert empty.phase is Phase.OVER
    assert not any(isinstance(event, Taken) for event in events)


@pytest.mark.clause("L42")
def test_20_no_turn_after_an_empty_pile(position: Position, play: Play) -> None:
    state = position(pile="r4", only=True, benches=["", "b6"])
    state, events = play(state, Push(), Take(0))
    assert events[-1] == Ended()
    assert state.phase is Phase.OVER


@pytest.mark.clause("L9")
def test_21_everybody_banks_round_the_table(position: Position, play: Play) -> None:
    state = position(benches=["r4 b2", "g1 y1", "r6 p1"])
    for _ in range(6):
        state, _ = play(state, list(GAME.actions(state))[-1])
    assert state.benches == ((), (), ())
    assert list(GAME.actions(state)) == [Push()]


@pytest.mark.clause("L47")
def test_22_all_on_top_have_won(position: Position) -> None:
    state = position(seats=4, benches=["r6", "b6", "g6", "y5"], only=True, phase=Phase.OVER)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking[0] == (0, 1, 2)


@pytest.mark.clause("L2", "L46")
@pytest.mark.parametrize(("seats", "count"), [(2, 108), (6, 120)])
def test_23_every_card_is_somewhere(seats: int, count: int) -> None:
    state = GAME.start(Setup("luck", (Person("A"),) * seats, 12))
    while GAME.actor(state) is not None:
        state = GAME.advance(state, list(GAME.actions(state))[-1]).state
        piles = (*state.benches, *state.banks, *state.columns)
        cards = [*sum(piles, ()), *state.discards, *state.switches, *state.deck[state.drawn :]]
        cards += [state.card] * (state.card >= 0)
        assert len(set(cards)) == len(cards) == count
        assert sum(RANK[card] for card in cards) == 315


@pytest.mark.clause("L18", "L30")
def test_24_a_column_is_worth_twenty_and_a_bench_may_hold_doubles(
    position: Position, play: Play, names: Names
) -> None:
    state = position(columns=["r2 b3 g4 y5 p6"], benches=["r2 r2"], phase=Phase.DECIDE)
    assert points(state.columns[0]) == 20
    state, _ = play(state, Stop(), Take(0))
    assert names(state.benches[0]) == "r2 r2 r2 b3 g4 y5 p6"


@pytest.mark.clause("L3")
def test_25_the_die_is_fair_and_can_be_replayed(position: Position) -> None:
    throws = [chance.draw(deal, "die", k, FACES) for deal in range(1, 601) for k in range(10)]
    assert all(850 < count < 1150 for count in Counter(throws).values())
    assert len(set(throws)) == 6
    state = position(phase=Phase.ROLL, bust=True, rolled=3)
    assert GAME.advance(state, Roll()) == GAME.advance(state, Roll())


@pytest.mark.clause("L3")
def test_25_every_roll_has_a_throw_of_its_own(position: Position, play: Play) -> None:
    die = [STAR, RED, PURPLE]
    state = position(columns=["roll"] * 3, die=die, phase=Phase.DECIDE)
    state, events = play(state, Stop(), *[Take(0), Roll()] * 3)
    assert [event.face for event in events if isinstance(event, Rolled)] == die
    assert state.rolled == 3


@pytest.mark.clause("L50", "HR-L5")
def test_26_hiding_the_banks_changes_no_score(position: Position) -> None:
    shown = position(banks=["r4", "b6"], only=True, phase=Phase.OVER)
    hidden = position(banks=["r4", "b6"], only=True, phase=Phase.OVER, banks_hidden=True)
    assert GAME.outcome(shown) == GAME.outcome(hidden)
    going = position(banks=["r4", "b6"])
    views = [replace(GAME.view(going, seat), seat=0) for seat in range(3)]
    assert views[0] == views[1] == views[2]


@pytest.mark.clause("L1")
@pytest.mark.parametrize("seats", [1, 7])
def test_27_one_or_seven_players_are_refused(seats: int) -> None:
    refusal = setup_refusal(GAME, Setup("luck", (Person("A"),) * seats, 1))
    assert refusal is not None
    assert refusal.clause == "L1"
