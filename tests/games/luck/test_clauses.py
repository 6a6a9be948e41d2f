# SPDX-License-Identifier: GPL-3.0-or-later
"""Every clause of the ledger: what it allows, what it brings about, what it refuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from pushdesk.core.game import Person, Refusal, Setup, setup_refusal
from pushdesk.games.luck.cards import (
    CARDS,
    COLOUR,
    FACES,
    KIND,
    RANK,
    ROLL,
    STAR,
    SWITCH,
    Colour,
    points,
)
from pushdesk.games.luck.invariants import every_action
from pushdesk.games.luck.rules import GAME, OPTIONS, PRESETS
from pushdesk.games.luck.state import (
    Action,
    Bank,
    Banked,
    Busted,
    Cleared,
    Drawn,
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
    TurnBegan,
)

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Names = Callable[[Sequence[int]], str]

RED, BLUE, GREEN, YELLOW, PURPLE = Colour


def clause(state: State, action: Action) -> str:
    """Return the clause that refuses an action, having checked that it also isn't listed."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None, action
    assert action not in list(GAME.actions(state))
    return refusal.clause


def setup(seats: int, **options: str) -> Setup:
    return Setup("luck", tuple(Person(f"P{seat}") for seat in range(seats)), 7, options)


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# Equipment and set-up


@pytest.mark.clause("L1")
def test_two_to_six_play() -> None:
    for seats in range(2, 7):
        assert setup_refusal(GAME, setup(seats)) is None
        assert GAME.start(setup(seats)).seats == seats
    for seats in (0, 1, 7):
        assert setup_refusal(GAME, setup(seats)) == Refusal("L1", {"seats": seats})


@pytest.mark.clause("L2")
def test_the_pack(start: Position) -> None:
    deck = start(4).deck
    assert sorted(deck) == list(range(120))
    looks = Counter(KIND[card] for card in deck)
    assert looks == Counter(dict.fromkeys(range(30), 3) | {ROLL: 18, SWITCH: 12})
    assert {(COLOUR[card], RANK[card]) for card in deck if RANK[card]} == {
        (colour, rank) for colour in range(5) for rank in range(1, 7)
    }


@pytest.mark.clause("L3")
def test_the_die_has_five_colours_and_a_star(position: Position, play: Play) -> None:
    faces = set()
    for face in range(6):
        state = position(phase=Phase.ROLL, bust=True, die=[face])
        _, events = play(state, Roll())
        assert isinstance(events[0], Rolled)
        faces.add(events[0].face)
    assert faces == {*range(5), STAR}
    assert FACES == 6


@pytest.mark.clause("L4", "HR-L6")
def test_two_players_leave_the_switch_cards_out(start: Position) -> None:
    assert len(start(2).deck) == 108
    assert all(KIND[card] != SWITCH for card in start(2).deck)
    assert len(start(2, two="with").deck) == CARDS
    assert len(start(3).deck) == len(start(3, two="without").deck) == CARDS


@pytest.mark.clause("L5")
def test_one_shuffled_pile_and_chance_names_the_first(start: Position) -> None:
    assert len({start(4, deal).deck for deal in range(1, 40)}) == 39
    assert {start(4, deal).turn for deal in range(1, 60)} == {0, 1, 2, 3}
    assert start(4, 9) == start(4, 9)
    state = start(4)
    assert (state.drawn, state.card, state.columns) == (0, -1, ())


@pytest.mark.clause("L5")
@pytest.mark.parametrize("switches", [0, 1])
def test_turns_pass_clockwise_whatever_the_direction(
    switches: int, position: Position, play: Play
) -> None:
    state = position(seats=4, turn=3, switches=switches, columns=["r4"], phase=Phase.DECIDE)
    state, events = play(state, Stop(), Take(0))
    assert (state.turn, state.actor) == (0, 0)
    assert events[-1] == TurnBegan(0, (-1) ** switches)


@pytest.mark.clause("L6")
def test_benches_and_banks_start_empty(start: Position) -> None:
    state = start(5)
    assert state.benches == state.banks == ((),) * 5


# The turn


@pytest.mark.clause("L7")
def test_push_or_bank(position: Position) -> None:
    state = position(benches=["r4 b2 r1"])
    assert list(GAME.actions(state)) == [Push(), Bank(RED), Bank(BLUE)]
    for action in (Stop(), Place(0), Take(0), Roll()):
        assert clause(state, action) == "L7"


@pytest.mark.clause("L7")
def test_no_bank_once_a_card_is_drawn(position: Position) -> None:
    placing = position(benches=["r4"], columns=["b2"], hand="y3", phase=Phase.PLACE)
    deciding = position(benches=["r4"], columns=["b2"], phase=Phase.DECIDE)
    assert clause(placing, Bank(RED)) == "L7"
    assert clause(deciding, Bank(RED)) == "L7"


@pytest.mark.clause("L8")
def test_an_empty_bench_must_push(position: Position) -> None:
    state = position(banks=["r4 b2"])
    assert list(GAME.actions(state)) == [Push()]
    assert clause(state, Bank(RED)) == "L8"
    assert clause(state, Stop()) == "L8"


@pytest.mark.clause("L9", "L11")
def test_banking_moves_one_whole_colour_and_ends_the_turn(
    position: Position, play: Play, names: Names
) -> None:
    state = position(benches=["r4 b2 r4 r1", "r6"], banks=["g1"])
    after, events = play(state, Bank(RED))
    assert names(after.benches[0]) == "b2"
    assert names(after.banks[0]) == "g1 r4 r4 r1"
    assert names(after.benches[1]) == "r6"
    assert after.drawn == state.drawn
    assert (after.turn, after.phase) == (1, Phase.CHOOSE)
    assert kinds(events) == ["Banked", "TurnBegan"]
    assert isinstance(events[0], Banked)
    assert names(events[0].cards) == "r4 r4 r1"


@pytest.mark.clause("L9")
@pytest.mark.parametrize("colour", [-1, BLUE, 5, 99])
def test_only_a_colour_on_the_bench_is_banked(colour: int, position: Position) -> None:
    state = position(benches=["r4", "b2"], banks=["b6"])
    assert GAME.refusal(state, Bank(colour)) == Refusal("L9", {"colour": colour})


@pytest.mark.clause("L10")
def test_a_colour_may_be_banked_again(position: Position, play: Play, names: Names) -> None:
    state = position(seats=2, benches=["r4", "b1"], pile="r2")
    state, _ = play(state, Bank(RED), Push(), Stop(), Take(0))
    state = replace(state, turn=0, actor=0, benches=(state.benches[1], state.benches[0]))
    state, _ = play(state, Bank(RED))
    assert names(state.banks[0]) == "r4 r2"


@pytest.mark.clause("L10")
def test_nothing_leaves_the_bank(position: Position) -> None:
    state = position(benches=["r1"], banks=["r4 b2", "g1"])
    for action in every_action(state):
        if GAME.refusal(state, action) is None:
            after = GAME.advance(state, action).state
            assert after.banks[0][:2] == state.banks[0]
            assert after.banks[1] == state.banks[1]


# Drawing and placing


@pytest.mark.clause("L12")
def test_one_card_at_a_time(position: Position, play: Play) -> None:
    state = position(pile="r4 b2 g3")
    state, events = play(state, Push())
    assert kinds(events) == ["Drawn", "Placed"]
    state, events = play(state, Push())
    assert kinds(events) == ["Drawn"]
    assert state.phase is Phase.PLACE
    for action in (Push(), Stop(), Take(0), Roll()):
        assert clause(state, action) == "L12"
    state, events = play(state, Place(0))
    assert kinds(events) == ["Placed"]
    assert clause(state, Place(1)) == "L12"


@pytest.mark.clause("L13")
def test_three_columns_at_most(position: Position) -> None:
    state = position(columns=["r4", "b2", "g3"], hand="y1", phase=Phase.PLACE)
    assert list(GAME.actions(state)) == [Place(0), Place(1), Place(2)]
    for column in (-1, 3, 4, 10**30):
        assert GAME.refusal(state, Place(column)) == Refusal("L13", {"column": column})
    state = position(columns=["r4"], hand="y1", phase=Phase.PLACE)
    assert clause(state, Place(2)) == "L13"


@pytest.mark.clause("L13")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_columns_end_with_the_turn(count: int, position: Position, play: Play) -> None:
    state = position(seats=6, columns=["r4", "b2", "g3"][:count], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), *[Take(0)] * count)
    assert state.phase is Phase.CHOOSE
    assert state.columns == ()


@pytest.mark.clause("L14")
@pytest.mark.parametrize(
    ("column", "hand", "fits"),
    [
        ("r4 b2", "r4", False),
        ("r4 b2", "r1", False),
        ("r4 b2", "g4", False),
        ("r4 b2", "b4", False),
        ("r4 b2", "g1", True),
        ("r4 b2 roll", "g1", True),
        ("roll", "g1", True),
    ],
)
def test_neither_number_nor_colour_twice(
    column: str, hand: str, fits: bool, position: Position
) -> None:
    state = position(columns=[column], hand=hand, phase=Phase.PLACE)
    if fits:
        assert GAME.refusal(state, Place(0)) is None
        return
    refusal = GAME.refusal(state, Place(0))
    assert refusal is not None
    assert refusal.clause == "L14"
    assert refusal.facts["card"] == state.card
    assert refusal.facts["other"] in state.columns[0]
    assert refusal.facts["column"] == 0


@pytest.mark.clause("L15")
def test_a_new_column_may_be_opened_though_an_old_one_fits(
    position: Position, play: Play, names: Names
) -> None:
    state = position(columns=["r4", "b4"], hand="g2", phase=Phase.PLACE)
    assert list(GAME.actions(state)) == [Place(0), Place(1), Place(2)]
    for column, expected in ((0, ["r4 g2", "b4"]), (1, ["r4", "b4 g2"]), (2, ["r4", "b4", "g2"])):
        after, events = play(state, Place(column))
        assert [names(each) for each in after.columns] == expected
        assert events == [Placed(0, state.card, column, False)]


@pytest.mark.clause("L16")
def test_a_bust_cannot_be_chosen(position: Position, play: Play) -> None:
    state = position(columns=["r4", "b4", "g4"], pile="y3")
    state = replace(state, phase=Phase.DECIDE)
    state, events = play(state, Push())
    assert kinds(events) == ["Drawn"]
    assert all(isinstance(action, Place) for action in GAME.actions(state))
    assert clause(state, Roll()) == "L12"


@pytest.mark.clause("L16")
def test_a_single_place_is_taken_at_once(position: Position, play: Play) -> None:
    state = position(columns=["r4", "b4", "g3"], pile="y4", phase=Phase.DECIDE)
    state, events = play(state, Push())
    assert events == [Drawn(0, state.columns[2][1]), Placed(0, state.columns[2][1], 2, True)]
    assert state.phase is Phase.DECIDE


@pytest.mark.clause("L17")
def test_a_roll_card_clashes_only_with_another(position: Position, play: Play) -> None:
    state = position(columns=["r4 b2 g3 y5 p6", "roll"], hand="roll", phase=Phase.PLACE)
    assert list(GAME.actions(state)) == [Place(0), Place(2)]
    assert GAME.refusal(state, Place(1)) == Refusal("L17", {"column": 1})
    state, _ = play(position(pile="roll"), Push())
    assert [len(column) for column in state.columns] == [1]


@pytest.mark.clause("L18")
def test_a_full_column_holds_twenty_points_and_a_roll(position: Position) -> None:
    full = "r2 b3 g4 y5 p6 roll"
    state = position(columns=[full])
    assert points(state.columns[0]) == 20
    for hand in ("r1", "b1", "g1", "y1", "p1", "roll"):
        state = position(columns=[full], hand=hand, phase=Phase.PLACE)
        assert GAME.refusal(state, Place(0)) is not None


@pytest.mark.clause("L19")
def test_a_switch_card_goes_on_its_own_stack(position: Position, play: Play) -> None:
    columns = ["r4 b3", "r1 b2", "r5 b6"]
    state = position(columns=columns, pile="switch", phase=Phase.DECIDE)
    after, events = play(state, Push())
    assert after.columns == state.columns
    assert [KIND[card] for card in after.switches] == [SWITCH]
    assert kinds(events) == ["Drawn", "Switched"]
    assert not after.bust


@pytest.mark.clause("L20")
def test_each_switch_card_turns_the_direction(position: Position, play: Play) -> None:
    state = position(pile="switch switch switch r1")
    directions = []
    for _ in range(3):
        state, events = play(state, Push())
        assert isinstance(events[1], Switched)
        assert events[1].card == state.switches[-1]
        assert events[1].direction == state.direction
        directions.append(state.direction)
    assert directions == [-1, 1, -1]


@pytest.mark.clause("L21")
def test_the_game_starts_clockwise(start: Position) -> None:
    assert all(start(seats).direction == 1 for seats in range(2, 7))


@pytest.mark.clause("L22", "HR-L1")
@pytest.mark.parametrize("resets", [False, True])
def test_the_direction_outlives_the_turn(resets: bool, position: Position, play: Play) -> None:
    state = position(pile="switch r4", switch_resets=resets)
    state, events = play(state, Push(), Push(), Stop(), Take(0))
    assert events[-1] == TurnBegan(1, 1 if resets else -1)
    assert state.direction == (1 if resets else -1)


@pytest.mark.clause("L23")
def test_a_switch_card_does_not_end_the_turn(position: Position) -> None:
    state = position(columns=["r4"], pile="switch", phase=Phase.DECIDE)
    state = GAME.advance(state, Push()).state
    assert list(GAME.actions(state)) == [Push(), Stop()]


# Stopping and collecting


@pytest.mark.clause("L24")
def test_stop_after_any_card_once_there_is_a_column(position: Position) -> None:
    for columns in (["r4"], ["roll"], ["r4 b2", "r1", "g6"]):
        state = position(columns=columns, phase=Phase.DECIDE)
        assert list(GAME.actions(state)) == [Push(), Stop()]
        assert clause(state, Roll()) == "L31"
        assert clause(state, Take(0)) == "L26"
        assert clause(state, Place(0)) == "L12"


@pytest.mark.clause("L25")
def test_only_switch_cards_so_far_draw_again(position: Position) -> None:
    state = GAME.advance(position(pile="switch r4"), Push()).state
    assert list(GAME.actions(state)) == [Push()]
    assert clause(state, Stop()) == "L25"


@pytest.mark.clause("L26")
def test_the_active_player_must_take_a_column(position: Position, play: Play) -> None:
    state = position(columns=["r4", "b2 roll"], phase=Phase.DECIDE)
    state, events = play(state, Stop())
    assert events == [Stopped(0, False)]
    assert (state.actor, list(GAME.actions(state))) == (0, [Take(0), Take(1)])
    for action in every_action(state):
        if action not in (Take(0), Take(1)):
            assert clause(state, action) == "L26"


@pytest.mark.clause("L27")
@pytest.mark.parametrize(("switches", "order"), [(0, [1, 2, 3]), (1, [1, 0, 3])])
def test_the_others_take_in_the_direction_in_force(
    switches: int, order: list[int], position: Position, play: Play
) -> None:
    state = position(
        seats=4, turn=1, switches=switches, columns=["r4", "b2", "g6"], phase=Phase.DECIDE
    )
    state, _ = play(state, Stop())
    seen = []
    for _ in range(3):
        seen.append(state.actor)
        state, events = play(state, Take(0))
        assert isinstance(events[0], Taken)
        assert events[0].seat == seen[-1]
    assert seen == order


@pytest.mark.clause("L27")
def test_the_others_must_take_even_a_bad_column(position: Position) -> None:
    state = position(actor=1, taken=1, columns=["roll"], benches=["", "r6"], phase=Phase.TAKE)
    assert list(GAME.actions(state)) == [Take(0)]
    for action in every_action(state):
        if action != Take(0):
            assert clause(state, action) == "L27"


@pytest.mark.clause("L28")
def test_nobody_takes_twice_and_the_rest_is_discarded(
    position: Position, play: Play, names: Names
) -> None:
    state = position(seats=2, columns=["r4", "b2", "g6 roll"], phase=Phase.DECIDE)
    state, events = play(state, Stop(), Take(1), Take(0))
    assert kinds(events) == ["Stopped", "Taken", "Taken", "Cleared", "TurnBegan"]
    assert isinstance(events[3], Cleared)
    assert [names(column) for column in events[3].columns] == ["g6 roll"]
    assert names(state.discards) == "g6 roll"
    assert [names(bench) for bench in state.benches] == ["b2", "r4"]


@pytest.mark.clause("L29")
def test_the_last_in_the_order_go_without(position: Position, play: Play, names: Names) -> None:
    state = position(seats=4, turn=2, columns=["r4", "b2"], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0), Take(0))
    assert [names(bench) for bench in state.benches] == ["", "", "r4", "b2"]
    assert (state.turn, state.phase) == (3, Phase.CHOOSE)


@pytest.mark.clause("L30")
def test_taken_numbers_go_to_the_bench(position: Position, play: Play, names: Names) -> None:
    state = position(columns=["r4 b2"], benches=["r4"], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0))
    assert names(state.benches[0]) == "r4 r4 b2"


@pytest.mark.clause("L31", "L34")
def test_a_roll_card_is_settled_at_once(position: Position, play: Play, names: Names) -> None:
    state = position(columns=["r4 roll", "b2"], benches=["b1"], die=[YELLOW], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0))
    assert (state.actor, state.phase) == (0, Phase.ROLL)
    assert names(state.benches[0]) == "b1 r4"
    for action in every_action(state):
        if action != Roll():
            assert clause(state, action) == "L31"
    state, events = play(state, Roll())
    assert events == [Rolled(0, YELLOW, ())]
    assert names(state.discards) == "roll"
    assert (state.actor, state.phase) == (1, Phase.TAKE)


@pytest.mark.clause("L32")
def test_a_colour_costs_the_bench_cards_of_it(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4 b2 roll"],
        benches=["r1 b6 r4", "r5"],
        banks=["r6", "r6"],
        die=[RED],
        phase=Phase.DECIDE,
    )
    state, events = play(state, Stop(), Take(0), Roll())
    assert names(state.benches[0]) == "b6 b2"
    assert names(state.banks[0]) == names(state.banks[1]) == "r6"
    assert names(state.benches[1]) == "r5"
    assert names(state.discards) == "roll r1 r4 r4"
    assert isinstance(events[2], Rolled)
    assert names(events[2].lost) == "r1 r4 r4"


@pytest.mark.clause("L33", "L34")
def test_a_star_costs_nothing(position: Position, play: Play, names: Names) -> None:
    state = position(columns=["r4 roll"], benches=["b1"], die=[STAR], phase=Phase.DECIDE)
    state, _ = play(state, Stop(), Take(0), Roll())
    assert names(state.benches[0]) == "b1 r4"
    assert names(state.discards) == "roll"


@pytest.mark.clause("L35")
def test_one_roll_a_collector(position: Position, play: Play) -> None:
    state = position(columns=["r4 roll", "roll", "b2 roll"], phase=Phase.DECIDE)
    state, events = play(state, Stop(), *[Take(0), Roll()] * 3)
    rollers = [event.seat for event in events if isinstance(event, Rolled)]
    assert rollers == [0, 1, 2]
    assert state.phase is Phase.CHOOSE


@pytest.mark.clause("HR-L4")
def test_roll_cards_may_wait_until_all_columns_are_taken(position: Position, play: Play) -> None:
    state = position(
        turn=2, columns=["r4 roll", "g1", "b2 roll"], phase=Phase.DECIDE, roll_late=True
    )
    state, events = play(state, Stop(), Take(0), Take(1), Take(0), Roll(), Roll())
    taken = ["Taken"] * 3
    assert kinds(events) == ["Stopped", *taken, "Rolled", "Rolled", "TurnBegan"]
    assert [event.seat for event in events if isinstance(event, Rolled)] == [2, 0]


@pytest.mark.clause("HR-L4")
def test_columns_nobody_takes_go_before_the_late_rolls(position: Position, play: Play) -> None:
    state = position(seats=2, columns=["roll", "r1", "b2"], phase=Phase.DECIDE, roll_late=True)
    state, events = play(state, Stop(), Take(0), Take(0))
    assert kinds(events) == ["Stopped", "Taken", "Taken", "Cleared"]
    assert (state.phase, state.actor) == (Phase.ROLL, 0)
    assert clause(state, Push()) == "L31"
    state, events = play(state, Roll())
    assert kinds(events) == ["Rolled", "TurnBegan"]


# Bust


@pytest.mark.clause("L36", "L37")
@pytest.mark.parametrize("card", ["r6", "y4", "b4", "roll"])
def test_a_card_that_fits_none_of_three_is_a_bust(
    card: str, position: Position, play: Play, names: Names
) -> None:
    columns = ["r4 b1 roll", "b6 r1 y4 roll", "r5 b3 g4 roll"]
    state = position(columns=columns, pile=card, phase=Phase.DECIDE)
    state, events = play(state, Push())
    assert kinds(events) == ["Drawn", "Busted"]
    assert (state.phase, state.actor, state.bust) == (Phase.ROLL, 0, True)
    assert names(state.discards) == card
    for action in every_action(state):
        if action != Roll():
            assert clause(state, action) == "L37"


@pytest.mark.clause("L36")
@pytest.mark.parametrize("columns", [[], ["r4 roll"], ["r4 roll", "r2 b4 roll"]])
@pytest.mark.parametrize("card", ["r4", "r1", "roll"])
def test_no_bust_with_fewer_than_three_columns(
    columns: list[str], card: str, position: Position, play: Play
) -> None:
    state = position(columns=columns, pile=card, phase=Phase.DECIDE)
    if not columns:
        state = replace(state, phase=Phase.CHOOSE)
    state, _ = play(state, Push())
    assert not state.bust
    assert len(state.columns) == len(columns) + (state.phase is Phase.DECIDE)


@pytest.mark.clause("L37", "L39")
def test_a_bust_costs_one_roll_and_the_column(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4", "r5", "r6"],
        benches=["r1 b2 r2"],
        banks=["r3"],
        pile="r1",
        die=[RED],
        phase=Phase.DECIDE,
    )
    state, events = play(state, Push(), Roll(), Take(0), Take(0))
    assert kinds(events)[:3] == ["Drawn", "Busted", "Rolled"]
    assert names(state.benches[0]) == "b2"
    assert names(state.banks[0]) == "r3"
    assert [names(bench) for bench in state.benches[1:]] == ["r4", "r5"]
    assert names(state.discards) == "r1 r1 r2 r6"


@pytest.mark.clause("L37")
def test_a_bust_with_a_star_costs_nothing(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4", "r5", "r6"], benches=["r1"], pile="r1", die=[STAR], phase=Phase.DECIDE
    )
    state, _ = play(state, Push(), Roll())
    assert names(state.benches[0]) == "r1"


@pytest.mark.clause("L38")
def test_a_roll_card_that_busts_causes_one_roll(
    position: Position, play: Play, names: Names
) -> None:
    state = position(columns=["roll", "roll", "r4 roll"], pile="roll", phase=Phase.DECIDE)
    state, events = play(state, Push(), Roll())
    assert kinds(events) == ["Drawn", "Busted", "Rolled"]
    assert names(state.discards) == "roll"
    assert (state.phase, state.actor) == (Phase.TAKE, 1)


@pytest.mark.clause("L40")
@pytest.mark.parametrize(("switches", "order"), [(0, [3, 0, 1]), (1, [1, 0, 3])])
def test_the_order_of_a_bust(
    switches: int, order: list[int], position: Position, play: Play
) -> None:
    state = position(
        seats=4,
        turn=2,
        switches=switches,
        columns=["r4 roll", "r5", "r6"],
        pile="r1",
        phase=Phase.DECIDE,
    )
    state, events = play(state, Push(), Roll(), Take(0), Roll(), Take(0), Take(0))
    assert kinds(events) == [
        *("Drawn", "Busted", "Rolled", "Taken", "Rolled", "Taken", "Taken", "TurnBegan")
    ]
    assert [event.seat for event in events if isinstance(event, Taken)] == order
    assert [event.seat for event in events if isinstance(event, Rolled)] == [2, order[0]]


@pytest.mark.clause("L31", "L40")
def test_after_a_bust_a_taken_roll_card_is_no_bust_roll(position: Position, play: Play) -> None:
    state = position(columns=["r4 roll", "r5", "r6"], pile="r1", phase=Phase.DECIDE)
    state, _ = play(state, Push())
    assert clause(state, Stop()) == "L37"
    state, _ = play(state, Roll(), Take(0))
    assert state.phase is Phase.ROLL
    assert clause(state, Stop()) == "L31"


@pytest.mark.clause("L41")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_what_a_bust_leaves_over_is_discarded(
    seats: int, left: int, position: Position, play: Play
) -> None:
    state = position(seats=seats, columns=["r4", "r5", "r6"], pile="r1", phase=Phase.DECIDE)
    state, events = play(state, Push(), Roll(), *[Take(0)] * (3 - left))
    cleared = [event.columns for event in events if isinstance(event, Cleared)]
    assert sum(map(len, cleared)) == left
    assert state.phase is Phase.CHOOSE


# End and score


@pytest.mark.clause("L42")
def test_the_game_ends_with_the_pile_and_the_turn(position: Position, play: Play) -> None:
    state = position(pile="r4", only=True, benches=["b2", "y1"])
    assert GAME.outcome(state) is None
    state, events = play(state, Push())
    assert GAME.outcome(state) is None
    state, events = play(state, Take(0))
    assert events[-1] == Ended()
    assert GAME.actor(state) is None
    assert list(GAME.actions(state)) == []
    for action in every_action(state):
        assert clause(state, action) == "L42"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "pile_empty"


@pytest.mark.clause("L43")
def test_an_empty_pile_stops_the_drawing(position: Position, play: Play) -> None:
    state = position(columns=["r4", "b2"], pile="y1", only=True, phase=Phase.DECIDE)
    state, events = play(state, Push(), Place(0))
    assert kinds(events) == ["Drawn", "Placed", "Stopped"]
    assert events[-1] == Stopped(0, True)
    state, events = play(state, Take(0), Take(0))
    assert kinds(events) == ["Taken", "Taken", "Ended"]


@pytest.mark.clause("L44")
def test_the_last_card_busts(position: Position, play: Play) -> None:
    columns = ["r4", "r5 roll", "r6"]
    state = position(columns=columns, pile="r1", only=True, phase=Phase.DECIDE)
    state, events = play(state, Push(), Roll(), Take(1), Roll(), Take(0))
    assert kinds(events) == [
        *("Drawn", "Busted", "Rolled", "Taken", "Rolled", "Taken", "Cleared", "Ended")
    ]


@pytest.mark.clause("L45")
def test_the_last_card_is_a_switch(position: Position, play: Play) -> None:
    state = position(turn=0, columns=["r4", "b5"], pile="switch", only=True, phase=Phase.DECIDE)
    direction = -state.direction
    state, events = play(state, Push(), Take(0))
    assert kinds(events) == ["Drawn", "Switched", "Stopped", "Taken"]
    assert state.direction == direction
    assert state.actor == direction % 3


@pytest.mark.clause("L45")
def test_the_last_card_is_a_switch_and_there_is_no_column(position: Position, play: Play) -> None:
    state, events = play(position(pile="switch", only=True), Push())
    assert kinds(events) == ["Drawn", "Switched", "Stopped", "Ended"]
    assert state.phase is Phase.OVER


def over(position: Position, benches: list[str], banks: list[str], **rules: object) -> State:
    return position(only=True, phase=Phase.OVER, benches=benches, banks=banks, **rules)


@pytest.mark.clause("L46")
def test_bench_and_bank_count(position: Position) -> None:
    state = over(position, ["r4 b2", "", "y6"], ["p1", "y6 y6 r1", ""])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.total == (7, 13, 6)
    assert outcome.ranking == ((1,), (0,), (2,))
    rows = {row.part: row.points for row in outcome.sheet}
    assert rows["bench.red"] == (4, 0, 0)
    assert rows["bank.yellow"] == (0, 12, 0)
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == [7, 13, 6]


@pytest.mark.clause("L46")
def test_the_pack_is_worth_315(start: Position) -> None:
    assert points(start(3).deck) == points(start(2).deck) == 315


@pytest.mark.clause("L47", "HR-L3")
@pytest.mark.parametrize(
    ("tie", "ranking"),
    [
        ("shared", ((0, 2), (1,))),
        ("most", ((2,), (0,), (1,))),
        ("fewest", ((0,), (2,), (1,))),
    ],
)
def test_a_tie(tie: str, ranking: tuple[tuple[int, ...], ...], position: Position) -> None:
    outcome = GAME.outcome(over(position, ["r6", "", "r1"], ["", "b5", "b2 g3"], tie=tie))
    assert outcome is not None
    assert outcome.total == (6, 5, 6)
    assert outcome.ranking == ranking


@pytest.mark.clause("HR-L3")
@pytest.mark.parametrize("tie", ["shared", "most", "fewest"])
def test_equal_points_and_equal_cards_are_shared(tie: str, position: Position) -> None:
    outcome = GAME.outcome(over(position, ["r6", "b6"], [], tie=tie))
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))


@pytest.mark.clause("L48", "HR-L2")
def test_hard_mode_star_for_a_roll_card(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4 roll"],
        benches=["b1 y6", "g1"],
        banks=["p6"],
        die=[STAR],
        hard=True,
        phase=Phase.DECIDE,
    )
    state, _ = play(state, Stop(), Take(0), Roll())
    assert [names(bench) for bench in state.benches] == ["", "g1", ""]
    assert names(state.banks[0]) == "p6"
    assert names(state.discards) == "roll b1 y6 r4"


@pytest.mark.clause("L48", "HR-L2")
def test_hard_mode_star_for_a_bust(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4", "r5", "r6"],
        benches=["b1 y6"],
        banks=["p6"],
        pile="r1",
        die=[STAR],
        hard=True,
        phase=Phase.DECIDE,
    )
    state, _ = play(state, Push(), Roll())
    assert state.benches[0] == ()
    assert names(state.banks[0]) == "p6"


@pytest.mark.clause("L48")
def test_hard_mode_colour_is_as_usual(position: Position, play: Play, names: Names) -> None:
    state = position(
        columns=["r4 roll"], benches=["b1 r6"], die=[RED], hard=True, phase=Phase.DECIDE
    )
    state, _ = play(state, Stop(), Take(0), Roll())
    assert names(state.benches[0]) == "b1"


@pytest.mark.clause("L49")
def test_nothing_comes_back(position: Position) -> None:
    state = position(columns=["r4 roll", "r5", "r6"], pile="r1", phase=Phase.DECIDE)
    while GAME.actor(state) is not None:
        action = list(GAME.actions(state))[-1]
        after = GAME.advance(state, action).state
        assert after.discards[: len(state.discards)] == state.discards
        assert after.deck == state.deck
        assert after.drawn >= state.drawn
        state = after
    assert state.drawn == len(state.deck)


@pytest.mark.clause("L50", "HR-L5")
@pytest.mark.parametrize("hidden", [False, True])
def test_who_sees_which_bank(hidden: bool, position: Position) -> None:
    state = position(banks=["r4 b2", "y1", ""], banks_hidden=hidden)
    view = GAME.view(state, 1)
    assert [bank.count for bank in view.banks] == [2, 1, 0]
    assert view.banks[1].cards == state.banks[1]
    assert view.banks[0].cards == (None if hidden else state.banks[0])
    over = replace(state, phase=Phase.OVER)
    assert GAME.view(over, 1).banks[0].cards == state.banks[0]


@pytest.mark.clause("L50")
def test_the_view_holds_all_but_the_order_of_the_pile(position: Position) -> None:
    state = position(pile="r4 b2 roll switch", columns=["g1"], phase=Phase.DECIDE)
    twin = replace(state, deck=state.deck[: state.drawn] + state.deck[state.drawn :][::-1])
    for seat in range(3):
        view = GAME.view(state, seat)
        assert view == GAME.view(twin, seat) == GAME.view(replace(state, deal=77), seat)
        assert view.pile == len(state.deck) - state.drawn == 119
        assert view.unseen[ROLL] == 18
        assert view.unseen[KIND[state.columns[0][0]]] == 2
        assert view.seats == 3


@pytest.mark.clause("HR-L1", "HR-L2", "HR-L3", "HR-L4", "HR-L5", "HR-L6")
def test_options_and_presets(start: Position) -> None:
    printed = start(3).rules
    defaults = {option.key: option.choices[0] for option in OPTIONS}
    assert start(3, **defaults).rules == printed
    changed = {option.key: option.choices[1] for option in OPTIONS}
    rules = start(3, **changed).rules
    for field in rules.__struct_fields__:
        assert getattr(rules, field) != getattr(printed, field)
    assert [option.clause for option in OPTIONS] == [f"HR-L{number}" for number in range(1, 7)]
    for preset in PRESETS:
        assert setup_refusal(GAME, setup(3, **dict(preset.options))) is None
    assert PRESETS[0].options == {}


# Refusals, phase by phase


def test_every_illegal_action_is_refused_and_changes_nothing(position: Position) -> None:
    """The clause that each phase answers with, for the whole space of actions."""
    positions = {
        "choose": position(benches=["r4"]),
        "choose, empty bench": position(),
        "place": position(columns=["r4 roll", "b2"], hand="r2", phase=Phase.PLACE),
        "place roll": position(columns=["r4 roll"], hand="roll", phase=Phase.PLACE),
        "decide": position(columns=["r4"], benches=["r1"], phase=Phase.DECIDE),
        "decide, no column": position(switches=1, phase=Phase.DECIDE),
        "take": position(columns=["r4"], phase=Phase.TAKE),
        "take, other": position(columns=["r4"], phase=Phase.TAKE, actor=1, taken=1),
        "roll": position(columns=["r4"], phase=Phase.ROLL, taken=1),
        "bust": position(columns=["r4", "b4", "g4"], phase=Phase.ROLL, bust=True),
        "over": position(phase=Phase.OVER, only=True),
    }
    expected: dict[str, dict[str, str]] = {
        "choose": {"Bank": "L9", "Stop": "L7", "Place": "L7", "Take": "L7", "Roll": "L7"},
        "choose, empty bench": {
            "Bank": "L8",
            "Stop": "L8",
            "Place": "L7",
            "Take": "L7",
            "Roll": "L7",
        },
        "place": {"Bank": "L7", "Push": "L12", "Stop": "L12", "Take": "L12", "Roll": "L12"},
        "place roll": {"Bank": "L7", "Push": "L12", "Stop": "L12", "Take": "L12", "Roll": "L12"},
        "decide": {"Bank": "L7", "Take": "L26", "Place": "L12", "Roll": "L31"},
        "decide, no column": {
            "Bank": "L7",
            "Stop": "L25",
            "Take": "L26",
            "Place": "L12",
            "Roll": "L31",
        },
        "take": dict.fromkeys(("Push", "Bank", "Stop", "Place", "Take", "Roll"), "L26"),
        "take, other": dict.fromkeys(("Push", "Bank", "Stop", "Place", "Take", "Roll"), "L27"),
        "roll": dict.fromkeys(("Push", "Bank", "Stop", "Place", "Take"), "L31"),
        "bust": dict.fromkeys(("Push", "Bank", "Stop", "Place", "Take"), "L37"),
        "over": dict.fromkeys(("Push", "Bank", "Stop", "Place", "Take", "Roll"), "L42"),
    }
    places = {
        "place": {-1: "L13", 0: "L14", 1: "L14", 3: "L13"},
        "place roll": {-1: "L13", 0: "L17", 2: "L13", 3: "L13"},
    }
    for name, state in positions.items():
        before = replace(state)
        legal = list(GAME.actions(state))
        for action in every_action(state):
            refusal = GAME.refusal(state, action)
            assert (refusal is None) == (action in legal), (name, action)
            if refusal is None:
                continue
            if name in places and isinstance(action, Place):
                assert refusal.clause == places[name][action.column], (name, action)
            else:
                assert refusal.clause == expected[name][type(action).__name__], (name, action)
        assert state == before


def test_busted_is_what_the_table_shows(position: Position) -> None:
    state = position(columns=["r4", "r5", "r6"], pile="r1", phase=Phase.DECIDE)
    step = GAME.advance(state, Push())
    card = state.deck[state.drawn]
    assert step.events == (Drawn(0, card), Busted(0, card))
