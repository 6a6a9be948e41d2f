# SPDX-License-Identifier: GPL-3.0-or-later
"""The cases of section 4 of the rules page, in its order."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from pushdesk.games.flick import geometry, placement, scoring
from pushdesk.games.flick.geometry import hole_at
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.state import (
    Counted,
    Disc,
    EndTurn,
    Event,
    Expelled,
    Flicked,
    FourthShot,
    Lie,
    Phase,
    ReshotDue,
    Sank,
    Shot,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
)
from pushdesk.games.flick.table import CENTRES

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Hit = Callable[..., Shot]

ELEVEN = "11 12 13 21 22 23 41 42 43 51 52"


def ends(events: Sequence[Event]) -> list[str]:
    return [event.clause for event in events if isinstance(event, TurnEnded)]


def lifted(events: Sequence[Event]) -> list[tuple[int, tuple[int, ...], str]]:
    return [
        (event.seat, event.numbers, event.clause)
        for event in events
        if isinstance(event, TakenBack)
    ]


def counted(events: Sequence[Event]) -> list[str]:
    return [event.clause for event in events if isinstance(event, Counted)]


def lies(state: State, number: int) -> Lie | None:
    return next((disc.lie for disc in state.discs if disc.number == number), None)


@pytest.mark.clause("A9", "F5")
def test_a_disc_that_never_leaves_the_own_zone_is_a_shot(start: Position) -> None:
    state = start()
    step = GAME.advance(state, Shot(0.0, -230.0, 0.0, 150.0))
    (disc,) = step.state.discs
    assert placement.zone(state, 0).distance(disc.x, disc.y) == 0.0
    assert (step.state.shots, disc.lie) == (1, Lie.LOOSE)
    assert step.events == (Flicked(0, 0, 1),)


@pytest.mark.clause("F7")
def test_below_the_least_power_is_no_shot(start: Position) -> None:
    refusal = GAME.refusal(start(), Shot(0.0, -200.0, 0.0, 149.0))
    assert refusal is not None
    assert refusal.clause == "F7"


@pytest.mark.clause("F15")
@pytest.mark.parametrize(
    ("x", "y", "touching"),
    [
        (0.0, 160.0, True),
        (0.0, 159.999, False),
        (-175.0, 160.0, True),
        (-184.0, 163.0, True),
        (-184.0, 162.999, False),
        (-190.0, 200.0, True),
        (-190.001, 200.0, False),
    ],
)
def test_a_disc_just_tangent_to_a_zone_touches_it(
    x: float, y: float, touching: bool, start: Position, play: Play
) -> None:
    _, events = play(start(), (x, y))
    assert lifted(events) == ([(0, (0,), "F15")] if touching else [])


@pytest.mark.clause("F8")
def test_the_own_line_may_be_touched_and_not_crossed(start: Position) -> None:
    assert GAME.refusal(start(), Shot(0.0, -190.0, 0.0, 700.0)) is None
    assert GAME.refusal(start(), Shot(0.0, -189.99, 0.0, 700.0)) is not None


@pytest.mark.clause("F8", "F17")
@pytest.mark.parametrize("x", [-160.0, -60.0, 0.0, 110.0])
def test_there_is_always_room_in_a_side_zone(x: float, position: Position) -> None:
    state = position(loose={0: [(x, -212.0), (x + 31.0, -212.0), (x + 16.0, -185.0)]})
    assert placement.nearest_place(state, 0, (x, -212.0)) is not None


@pytest.mark.clause("A17", "A21", "F25")
def test_a_reshot_disc_that_leaves_again(position: Position, play: Play) -> None:
    state = position(loose={1: ["loose"]})
    state, events = play(state, ("loose", {12: "off"}), "off")
    assert events[-1] == Expelled(12, False)
    assert (state.reserve(1), state.queue) == (12, ())
    assert (state.turn, state.actor, state.shots) == (0, 0, 1)


@pytest.mark.clause("A21", "F24")
def test_a_reshot_knocks_off_discs_of_others(position: Position, play: Play) -> None:
    state = position(3, loose={0: ["loose"], 1: ["loose"], 2: ["loose"]})
    state, _ = play(state, ("loose", {12: "off"}))
    state, events = play(state, ("loose", {0: "off", 24: "off"}))
    # Clockwise from who shot: the third seat, then the active player.
    assert state.queue == (24, 0)
    assert events[-1] == ReshotDue(2, 24)
    state, events = play(state, "loose")
    assert events[-1] == ReshotDue(0, 0)
    # The active player's own disc, off in its re-shot, costs no turn.
    state, events = play(state, "off")
    assert events[-1] == Expelled(0, False)
    assert (state.turn, state.phase, state.shots) == (0, Phase.SHOOT, 1)


@pytest.mark.clause("F24", "F26")
def test_own_and_foreign_off_in_one_shot(position: Position, play: Play) -> None:
    state = position(3, loose={2: ["loose"]})
    state, events = play(state, ("off", {24: "off"}))
    assert events[1:] == [Expelled(0, False), Expelled(24, True), ReshotDue(2, 24)]
    assert (state.turn, state.actor) == (0, 2)
    state, events = play(state, "sink 11")
    assert events[-2:] == [TurnEnded(0, "F26"), TurnBegan(1)]


@pytest.mark.clause("F24")
def test_two_discs_of_one_opponent_off(position: Position, play: Play) -> None:
    state = position(loose={1: ["loose"] * 2})
    state, events = play(state, ("loose", {13: "off", 12: "off"}), "loose", "loose")
    shot = [(event.number, event.shot) for event in events if isinstance(event, Flicked)]
    assert shot == [(0, 1), (13, 0), (12, 0)]
    assert (state.turn, state.shots) == (0, 1)


@pytest.mark.clause("A14", "F26")
def test_the_third_shot_sinks_one_and_expels_an_own_one(position: Position, play: Play) -> None:
    state = position(shots=2, loose={0: ["loose"]})
    _, events = play(state, ("sink 11", {0: "off"}))
    assert ends(events) == ["F26"]
    assert not any(isinstance(event, FourthShot) for event in events)


@pytest.mark.clause("F18", "F26")
def test_two_reasons_end_a_turn_once(position: Position, play: Play) -> None:
    state = position(lean={0: "33"}, loose={0: ["loose"] * 3})
    state, events = play(state, ("off", {0: (90.0, -90.0)}))
    assert lifted(events) == [(0, (0, 1, 2, 3), "F17")]
    assert ends(events) == ["F26"]


@pytest.mark.clause("F9", "F12")
def test_an_opponents_disc_sunk_by_my_third_shot(position: Position, play: Play) -> None:
    state = position(shots=2, loose={1: ["loose"]})
    state, events = play(state, ("loose", {12: "sink 52"}))
    assert Sank(12, hole_at(1, 4, 0), 5, False) in events
    assert events[-1] == FourthShot(0)
    assert [scoring.score(state, seat).total for seat in (0, 1)] == [0, 5]


@pytest.mark.clause("F27")
def test_my_shot_sinks_an_opponents_twelfth(position: Position, hit: Hit) -> None:
    # No position of a real game gets here: who waits has a disc in reserve.
    state = position(sunk={1: ELEVEN, 0: "11 12"}, lean={1: "35"})
    step = GAME.advance(state, hit(state, "loose", {23: "sink 35"}))
    assert counted(step.events) == ["F27"]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))


NEAR = "11 12 13 14 15 21 22 23 24 25"


@pytest.mark.clause("F28")
def test_the_last_hole_filled_lets_shots_and_reshots_lapse(position: Position, play: Play) -> None:
    state = position(
        3, sides=(0, 1, 2), sunk={0: NEAR, 2: NEAR, 1: "13 23 33 43"}, loose={2: ["loose"]}
    )
    state, events = play(state, ("sink 35", {34: "off"}))
    assert counted(events) == ["F28"]
    assert Expelled(34, False) in events
    assert not any(isinstance(event, ReshotDue | TurnEnded) for event in events)
    assert (state.phase, state.queue, state.reserve(2)) == (Phase.OVER, (), 2)


@pytest.mark.clause("F27", "F28")
@pytest.mark.parametrize("finish_round", [False, True])
def test_twelve_sunk_and_a_full_board_at_once(
    finish_round: bool, position: Position, play: Play
) -> None:
    state = position(
        3,
        sides=(0, 1, 2),
        sunk={0: NEAR + " 31", 2: NEAR, 1: "23 33 43"},
        finish_round=finish_round,
    )
    # South's eleven and north's ten leave the fourth and the fifth hole of row 3.
    state, events = play(state, "sink 35")
    assert counted(events) == ["F28" if finish_round else "F27"]
    assert [event.points for event in events if isinstance(event, Counted)] == [
        scoring.totals(scoring.sheet(state))
    ]


@pytest.mark.clause("F19", "F27")
def test_nobody_is_without_discs_unless_all_are_sunk(position: Position, play: Play) -> None:
    for fate in ("loose", "lean 35", (0.0, 200.0), "off"):
        sunk = "11 12 13 21 22 23 41 42 43"
        state = position(sunk={0: sunk}, lean={0: "51"}, loose={0: ["loose"]})
        state, _ = play(state, fate)
        assert state.reserve(0) >= 1


@pytest.mark.clause("F10", "F14")
def test_a_second_disc_over_a_sunk_one_stays_loose_on_top(position: Position, play: Play) -> None:
    state = position(sunk={1: "33"})
    x, y = CENTRES[hole_at(3, 3, 0)]
    state, _ = play(state, (x + 2.0, y))
    assert (lies(state, 0), lies(state, 12)) == (Lie.LOOSE, Lie.SUNK)
    assert scoring.score(state, 0).total == 0


@pytest.mark.clause("F10", "F22")
def test_no_hole_ever_holds_two(position: Position, hit: Hit) -> None:
    state = position(lean={1: "33"})
    refusal = GAME.refusal(state, hit(state, "sink 33"))
    assert refusal is not None
    assert refusal.clause == "result"
    # One seats, or one leaves: both can be.
    assert GAME.refusal(state, hit(state, "sink 33", {12: "off"})) is None
    assert GAME.refusal(state, hit(state, (30.0, 30.0), {12: "sink 33"})) is None


@pytest.mark.clause("F17")
def test_a_loose_disc_on_a_sunk_one_counts_as_loose(position: Position, play: Play) -> None:
    state = position(sunk={1: "33"}, loose={0: [(3.0, 0.0), "loose", "loose"]})
    state, events = play(state, "loose")
    assert lifted(events) == [(0, (0, 1, 2, 3), "F17")]
    assert state.discs == (Disc(12, 0.0, 0.0, Lie.SUNK, 12),)


@pytest.mark.clause("F17")
def test_five_loose_all_return(position: Position, play: Play) -> None:
    state = position(lean={0: "33"}, loose={0: ["loose"] * 3})
    state, events = play(state, ("loose", {0: (90.0, -90.0)}))
    assert lifted(events) == [(0, (0, 1, 2, 3, 4), "F17")]
    assert state.reserve(0) == 12


@pytest.mark.clause("F19", "A14")
def test_the_third_shot_takes_the_last_disc_and_sinks_it(position: Position, play: Play) -> None:
    state = position(shots=2, sunk={0: "11 12 14 15 21 24 25 31"}, loose={0: ["loose"] * 3})
    _, events = play(state, "sink 44")
    assert ends(events) == ["F19"]
    _, events = play(position(shots=2, sunk={0: ELEVEN}), "sink 35")
    assert counted(events) == ["F27"]


@pytest.mark.clause("F20", "F21", "F23")
def test_one_in_reserve_one_unbalanced_ten_sunk(position: Position, play: Play) -> None:
    ten = "11 12 13 21 22 23 41 42 43 51"
    state = position(sunk={0: ten}, lean={0: "35"})
    _, events = play(state, "loose")
    assert lifted(events) == [(0, (11,), "F19"), (0, (10,), "F20")]
    assert ends(events) == ["F19"]
    # What is sunk stays; the rest goes back, and the turn passes all the same.
    _, events = play(state, "sink 52")
    assert lifted(events) == [(0, (10,), "F23")]
    _, events = play(state, ("loose", {10: "sink 35"}))
    assert (lifted(events), ends(events)) == ([(0, (11,), "F19")], ["F19"])


@pytest.mark.clause("F15", "F21")
def test_a_last_disc_in_an_opponents_zone(position: Position, play: Play) -> None:
    state, events = play(position(sunk={0: ELEVEN}), (0.0, 200.0))
    assert lifted(events) == [(0, (11,), "F15")]
    assert (state.turn, state.shots, state.reserve(0)) == (0, 1, 1)


@pytest.mark.clause("F21", "F26")
def test_a_last_disc_off_the_board(position: Position, play: Play) -> None:
    state, events = play(position(sunk={0: ELEVEN}), "off")
    assert ends(events) == ["F26"]
    assert state.reserve(0) == 1


@pytest.mark.clause("F12", "F13", "F21")
def test_a_last_disc_may_earn_a_fourth_attempt(position: Position, play: Play) -> None:
    state = position(shots=2, sunk={0: ELEVEN}, lean={1: "22"})
    state, events = play(state, ("loose", {12: "sink 22"}))
    assert lifted(events) == [(0, (11,), "F21")]
    assert events[-1] == FourthShot(0)
    state, events = play(state, "loose")
    assert (lifted(events), ends(events)) == ([(0, (11,), "F21")], ["F13"])


@pytest.mark.clause("A15", "F29")
def test_unbalanced_and_loose_count_nothing_at_the_end(position: Position, play: Play) -> None:
    state = position(sunk={0: ELEVEN}, lean={1: "52!"}, loose={1: ["loose"]}, formations=False)
    state, _ = play(state, "sink 35")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.total == (34, 0)


@pytest.mark.clause("F15", "F26")
def test_a_disc_half_over_the_edge_stays(start: Position, play: Play) -> None:
    state, events = play(start(), (-200.0, 249.9))
    assert lifted(events) == []
    assert lies(state, 0) is Lie.LOOSE
    assert ends(events) == []


@pytest.mark.clause("F27", "F24")
def test_a_reshot_may_end_the_game(position: Position, play: Play) -> None:
    state = position(
        3,
        sides=(0, 1, 2),
        sunk={0: NEAR, 2: NEAR, 1: "13 23 33 43"},
        queue=(34,),
    )
    state, events = play(state, "sink 31")
    assert counted(events) == ["F28"]
    assert state.phase is Phase.OVER


@pytest.mark.clause("A8")
def test_discs_at_an_empty_side_stay(start: Position, play: Play) -> None:
    state, events = play(start(3), (0.0, 200.0))
    assert lifted(events) == []
    assert len(state.discs) == 1


@pytest.mark.clause("F37", "A27")
def test_sink_to_continue_with_a_foreign_disc_only(position: Position, play: Play) -> None:
    state = position(sink_to_continue=True, loose={1: ["loose"]})
    _, events = play(state, ("loose", {12: "sink 11"}))
    assert ends(events) == ["F38"]


@pytest.mark.clause("F6", "F11")
def test_a_pit_up_disc_is_launched_smooth_side_up_again(position: Position, play: Play) -> None:
    state = position(sunk={0: "12 13 14 15 21 22 23 24 25"}, lean={0: "31!"}, loose={0: ["loose"]})
    state, _ = play(state, "sink 32")
    assert lies(state, 9) is None
    # It has the lowest free number, so that it is the next one to be shot.
    assert placement.next_disc(replace(state, turn=0)) == 9
    launch = placement.launch(replace(state, turn=0), Shot(30.0, -200.0, 0.0, 400.0))
    (disc,) = simulate((), launch, placement.table(state)).result.moved
    assert (disc.number, disc.pit) == (9, False)


@pytest.mark.clause("F16")
def test_simulating_again_gives_the_same_result(position: Position) -> None:
    state = position(3, loose={0: ["loose"] * 3, 1: ["loose"] * 2, 2: ["loose"] * 3})
    shot = Shot(5.0, -200.0, 3.0, 3100.0)
    settled = GAME.settle(state, shot)
    assert GAME.settle(state, shot) == settled
    assert GAME.settle(state, settled) == settled


@pytest.mark.clause("F18", "A21")
def test_a_reshot_brings_the_active_player_to_four_loose(position: Position, play: Play) -> None:
    # The re-shot is still part of the active player's turn.
    state = position(3, lean={0: "33"}, loose={0: ["loose"] * 2, 1: ["loose"]})
    state, events = play(state, ("loose", {12: "off"}), ("loose", {0: (90.0, -90.0)}))
    assert lifted(events) == [(0, (0, 1, 2, 3), "F17")]
    assert events[-2:] == [TurnEnded(0, "F18"), TurnBegan(1)]


@pytest.mark.clause("F17", "A21")
def test_four_loose_of_who_shoots_again_cost_the_active_player_nothing(
    position: Position, play: Play
) -> None:
    state = position(3, lean={1: "33"}, loose={1: ["loose"] * 3})
    state, events = play(state, ("loose", {13: "off"}), ("loose", {12: (90.0, -90.0)}), EndTurn())
    assert lifted(events) == [(1, (12, 13, 14, 15), "F17")]
    assert ends(events) == ["A16"]


def test_distance_to_a_zone_is_to_its_rectangle() -> None:
    rectangle = geometry.Rectangle(0.0, 0.0, 10.0, 20.0)
    assert rectangle.distance(5.0, 5.0) == 0.0
    assert math.isclose(rectangle.distance(13.0, 24.0), 5.0)
    assert rectangle.distance(-2.0, 7.0) == 2.0
