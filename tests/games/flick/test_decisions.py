# SPDX-License-Identifier: GPL-3.0-or-later
"""What was decided where the sources are silent or disagree: A1 to A32.

A1 to A6, A15, A23, A29 and A30 are proved by their points in test_scoring.py too.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from pushdesk.games.flick import geometry, placement, scoring
from pushdesk.games.flick.geometry import hole_at, turned
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.rules import GAME, PRESETS
from pushdesk.games.flick.state import (
    Counted,
    Disc,
    EndTurn,
    Event,
    Expelled,
    Flicked,
    Formed,
    FourthShot,
    GameBegan,
    Lie,
    NextGame,
    Phase,
    ReshotDue,
    Shot,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
    Unformed,
)
from pushdesk.games.flick.table import TABLES
from pushdesk.games.flick.trace import Launch

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Hit = Callable[..., Shot]

ELEVEN = "11 12 13 21 22 23 41 42 43 51 52"


def of(kind: type, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def ends(events: Sequence[Event]) -> list[str]:
    return [event.clause for event in events if isinstance(event, TurnEnded)]


def lifted(events: Sequence[Event]) -> list[tuple[int, tuple[int, ...], str, int]]:
    return [
        (event.seat, event.numbers, event.clause, event.zone)
        for event in events
        if isinstance(event, TakenBack)
    ]


@pytest.mark.clause("A1")
def test_a1_formations_are_a_switch_of_their_own(start: Position, play: Play) -> None:
    assert start().rules.formations
    presets = {preset.key: start(**dict(preset.options)).rules for preset in PRESETS}
    assert next(iter(presets)) == "full"
    told = [(key, rules.formations, rules.sink_to_continue) for key, rules in presets.items()]
    assert told == [("full", True, False), ("basic", False, False), ("expert", True, True)]
    _, events = play(start(formations="off"), "sink 11", "sink 12", "sink 13", "sink 14")
    assert of(Formed, events) == []


@pytest.mark.clause("A2")
def test_a2_a_gap_makes_no_line(position: Position, play: Play) -> None:
    _, events = play(position(sunk={0: "41 42 44"}), "sink 45")
    assert of(Formed, events) == []


@pytest.mark.clause("A3")
def test_a3_the_fifth_disc_voids_the_four(position: Position, play: Play) -> None:
    state = position(sunk={0: "51 52 53 54"})
    after, events = play(state, "sink 55")
    row = tuple(hole_at(5, column, 0) for column in range(1, 6))
    assert of(Unformed, events) == [Unformed(0, "F33", row[:4], 5)]
    assert of(Formed, events) == [Formed(0, "F36", row, -2)]
    assert scoring.score(after, 0).total == scoring.score(state, 0).total - 2


@pytest.mark.clause("A3")
def test_a3_an_opponent_may_push_one_into_the_trap(position: Position, play: Play) -> None:
    state = position(sunk={1: "51 52 53 54"}, lean={1: "55"})
    _, events = play(state, ("loose", {16: "sink 55"}))
    assert [(event.seat, event.clause) for event in events if isinstance(event, Formed)] == [
        (1, "F36")
    ]


@pytest.mark.clause("A4")
def test_a4_a_cross_is_a_plus_and_an_x_only_by_option(start: Position, play: Play) -> None:
    x = ("sink 22", "sink 24", "sink 42", "sink 44")
    for cross, count in (("plus", 0), ("both", 1)):
        state, _ = play(start(cross=cross), *x)
        state, events = play(replace(state, turn=0), "sink 33")
        assert len(of(Formed, events)) == count


@pytest.mark.clause("A5")
def test_a5_one_disc_completes_several_formations(position: Position, play: Play) -> None:
    _, events = play(position(sunk={0: "31 32 34 13 23 43"}), "sink 33")
    found = sorted(event.clause for event in events if isinstance(event, Formed))
    assert found == ["F33", "F34", "F35"]


@pytest.mark.clause("A6")
def test_a6_partners_make_no_formation_together(position: Position, play: Play) -> None:
    state = position(4, teams=True, sunk={0: "51 52 53"}, turn=2)
    state, events = play(state, "sink 12")
    assert hole_at(1, 2, 2) == hole_at(5, 4, 0)
    assert of(Formed, events) == []


@pytest.mark.clause("A7")
def test_a7_a_partner_counts_as_an_opponent(position: Position, play: Play) -> None:
    state = position(4, teams=True, loose={2: ["loose", "loose"]})
    state, events = play(state, ((0.0, 210.0), {24: (0.0, -200.0), 25: "off"}))
    assert lifted(events) == [(0, (0,), "F15", 2), (2, (24,), "F15", 0)]
    assert of(ReshotDue, events) == [ReshotDue(2, 25)]
    assert ends(events) == []


@pytest.mark.clause("A8")
@pytest.mark.parametrize(
    ("zones", "own", "empty"),
    [("opponents", [], []), ("any", [(0, (0,), "F15", 0)], [(0, (0,), "F15", -1)])],
)
def test_a8_own_and_empty_zones_by_option(
    zones: str, own: list[object], empty: list[object], start: Position, play: Play
) -> None:
    state = start(3, zones=zones)
    assert state.sides == (0, 1, 3)
    assert lifted(play(state, (0.0, -200.0))[1]) == own
    assert lifted(play(state, (0.0, 200.0))[1]) == empty
    # Neutral ground is neutral in any case.
    assert lifted(play(state, (0.0, -150.0))[1]) == []


@pytest.mark.clause("A9")
def test_a9_a_disc_that_rests_in_the_own_zone_is_loose(start: Position, play: Play) -> None:
    state, events = play(start(), (-100.0, -200.0), (0.0, -200.0), EndTurn())
    assert lifted(events) == []
    assert [disc.lie for disc in state.discs] == [Lie.LOOSE] * 2
    state = replace(state, turn=0)
    _, events = play(state, (100.0, -200.0), "loose")
    assert lifted(events) == [(0, (0, 1, 2, 3), "F17", -1)]


@pytest.mark.clause("A10")
def test_a10_passing_through_a_zone_is_harmless(start: Position) -> None:
    # Along the west's zone, past its end, to rest in the neutral corner square.
    state = start(2, sides="left")
    table = placement.table(state)
    west = placement.zone(state, 1)
    shot = Shot(-160.0, -190.0, -5.64, 1199.0)
    (track,) = simulate((), placement.launch(state, shot), table).tracks
    touching = [
        geometry.touches(table, west, x, y) for x, y in zip(track.xs, track.ys, strict=True)
    ]
    assert any(touching)
    step = GAME.advance(state, shot)
    assert lifted(step.events) == []
    (disc,) = step.state.discs
    assert (disc.x < -175.0, disc.y > 190.0) == (True, True)


@pytest.mark.clause("A10")
def test_a10_only_where_a_disc_rests_counts(position: Position, play: Play) -> None:
    # Pushed out of a zone by the very shot that might have been lifted: nothing happens.
    state = position(loose={0: [(0.0, 150.0)]})
    state, events = play(state, ("loose", {0: (0.0, 100.0)}))
    assert lifted(events) == []


@pytest.mark.clause("A11")
def test_a11_the_recovery_is_no_choice(position: Position, play: Play) -> None:
    state = position(loose={0: ["loose"] * 3})
    state, events = play(state, "loose")
    assert (len(state.discs), state.reserve(0)) == (0, 12)
    assert events[-2:] == [TurnEnded(0, "F18"), TurnBegan(1)]


@pytest.mark.clause("A12")
def test_a12_four_loose_discs_of_another_go_back_without_cost(
    position: Position, play: Play
) -> None:
    state = position(3, loose={1: ["loose"] * 3}, lean={1: "33"})
    state, events = play(state, ("loose", {12: (90.0, -90.0)}))
    assert lifted(events) == [(1, (12, 13, 14, 15), "F17", -1)]
    assert (state.turn, state.shots, ends(events)) == (0, 1, [])
    _, events = play(state, EndTurn())
    assert events[-1] == TurnBegan(1)


@pytest.mark.clause("A13")
def test_a13_the_recovery_leaves_unbalanced_discs(position: Position, play: Play) -> None:
    state = position(lean={0: "33 44"}, loose={0: ["loose"] * 3})
    state, events = play(state, "loose")
    assert lifted(events) == [(0, (2, 3, 4, 5), "F17", -1)]
    assert [disc.number for disc in state.lying(0, Lie.UNBALANCED)] == [0, 1]


@pytest.mark.clause("A14")
def test_a14_what_ends_the_turn_beats_the_fourth_shot(position: Position, play: Play) -> None:
    four_loose = position(shots=2, loose={0: ["loose"] * 3}, lean={1: "11"})
    _, events = play(four_loose, ("loose", {12: "sink 11"}))
    assert ends(events) == ["F18"]
    own_off = position(shots=2, loose={0: ["loose"]})
    _, events = play(own_off, ("sink 11", {0: "off"}))
    assert ends(events) == ["F26"]
    empty = position(shots=2, sunk={0: "11 12 14 15 21 24 25 31"}, loose={0: ["loose"] * 3})
    _, events = play(empty, "sink 44")
    assert ends(events) == ["F19"]
    assert of(FourthShot, events) == []


@pytest.mark.clause("A15")
def test_a15_unbalanced_earns_no_fourth_but_seating_does(position: Position, play: Play) -> None:
    _, events = play(position(shots=2), "lean 33")
    assert ends(events) == ["F12"]
    _, events = play(position(shots=2, lean={0: "33"}), ("loose", {0: "sink 33"}))
    assert of(FourthShot, events) == [FourthShot(0)]
    # Nor does it make twelve.
    state, events = play(position(sunk={0: ELEVEN}), "lean 35")
    assert of(Counted, events) == []
    assert scoring.score(state, 0).holes == 31


@pytest.mark.clause("A16")
def test_a16_one_shot_at_least_then_the_turn_may_end(start: Position, play: Play) -> None:
    state = start()
    refusal = GAME.refusal(state, EndTurn())
    assert refusal is not None
    assert refusal.clause == "A16"
    assert EndTurn() not in list(GAME.actions(state))
    for moves in (["loose"], ["loose", "loose"], ["loose", "loose", "sink 11"]):
        after, _ = play(state, *moves)
        assert EndTurn() in list(GAME.actions(after))
        after, events = play(after, EndTurn())
        assert events == [TurnEnded(0, "A16"), TurnBegan(1)]


@pytest.mark.clause("A17")
def test_a17_an_own_expelled_disc_is_back_in_the_reserve(start: Position, play: Play) -> None:
    state, events = play(start(), "off")
    assert of(Expelled, events) == [Expelled(0, False)]
    assert (state.queue, state.reserve(0), state.turn) == ((), 12, 1)


@pytest.mark.clause("A18")
def test_a18_a_last_disc_that_comes_straight_back_is_there_again(
    position: Position, play: Play
) -> None:
    state = position(sunk={0: "11 12 13 21 22 23 41 42 43"}, loose={0: ["loose"] * 2})
    assert state.reserve(0) == 1
    touched, events = play(state, (0.0, 200.0))
    assert lifted(events) == [(0, (11,), "F15", 1)]
    assert (touched.turn, touched.shots, touched.reserve(0)) == (0, 1, 1)
    flown, events = play(state, "off")
    assert ends(events) == ["F26"]
    assert len(flown.lying(0, Lie.LOOSE)) == 2


@pytest.mark.clause("A19")
def test_a19_a_last_disc_that_leans_is_taken_back_and_shot_again(
    position: Position, play: Play
) -> None:
    state, events = play(position(sunk={0: ELEVEN}), "lean 35")
    assert lifted(events) == [(0, (11,), "F21", -1)]
    assert (state.turn, state.shots) == (0, 1)


@pytest.mark.clause("A20")
def test_a20_the_last_disc_exception_begins_within_a_turn(position: Position, play: Play) -> None:
    state = position(sunk={0: "11 12 13 21 22 23 41 42 43 51"})
    state, events = play(state, "sink 52", "loose")
    assert lifted(events) == [(0, (11,), "F21", -1)]
    assert (state.turn, state.shots) == (0, 2)
    # The attempts are what is left of the three.
    state, events = play(state, "loose")
    assert ends(events) == ["F12"]


@pytest.mark.clause("A21")
def test_a21_a_reshot_is_mandatory_and_earns_nothing(position: Position, play: Play) -> None:
    state = position(shots=2, loose={1: ["loose"]})
    state, _ = play(state, ("loose", {12: "off"}))
    refusal = GAME.refusal(state, EndTurn())
    assert refusal is not None
    assert refusal.clause == "A21"
    assert EndTurn() not in list(GAME.actions(state))
    # It sinks, but the interrupted third shot sank nothing: no fourth.
    _, events = play(state, "sink 11")
    assert ends(events) == ["F12"]


@pytest.mark.clause("A21")
def test_a21_first_expelled_first_shot_clockwise_from_the_shooter(
    position: Position, play: Play
) -> None:
    state = position(4, turn=2, loose={0: ["loose"], 1: ["loose"], 3: ["loose"] * 2})
    state, events = play(state, ("loose", {12: "off", 37: "off", 0: "off", 36: "off"}))
    assert state.queue == (37, 36, 0, 12)
    seats = [state.actor]
    for _ in range(3):
        state, events = play(state, "sink 11" if state.actor == 3 and len(seats) == 1 else "loose")
        seats.append(state.actor)
        assert of(ReshotDue, events) == [ReshotDue(state.actor, state.queue[0])]
    assert seats == [3, 3, 0, 1]


@pytest.mark.clause("A21")
def test_a21_a_chain_ends_after_twelve(position: Position, play: Play) -> None:
    state = position(loose={0: ["loose"], 1: ["loose"]})
    state, events = play(state, ("loose", {12: "off"}))
    made = 0
    victim, other = 0, 12
    while state.phase is Phase.RESHOOT:
        # Each re-shot drives the last shooter's disc off the board.
        state, events = play(state, ("loose", {victim: "off"}))
        victim, other = other, victim
        made += 1
    assert made == 12
    assert of(Expelled, events) == [Expelled(other, False)]
    assert (state.turn, state.shots, state.phase) == (0, 1, Phase.SHOOT)
    # An own shot begins a new chain.
    state, _ = play(state, "loose")
    assert state.chain == 0


def reached_twelve(position: Position, play: Play, first: int, **rules: object) -> State:
    state = position(3, turn=0, first=first, sunk={0: ELEVEN}, **rules)
    return play(state, "sink 35")[0]


@pytest.mark.clause("A22")
def test_a22_the_game_ends_at_once(position: Position, play: Play) -> None:
    assert reached_twelve(position, play, 0).phase is Phase.OVER


@pytest.mark.clause("A22")
def test_a22_or_when_the_round_is_finished(position: Position, play: Play) -> None:
    state = reached_twelve(position, play, 0, finish_round=True)
    assert (state.phase, state.turn, state.ended) == (Phase.SHOOT, 1, "F27")
    state, events = play(state, "loose", EndTurn(), "loose", EndTurn())
    assert events[-2:] == [
        TurnEnded(2, "A16"),
        Counted("F27", 1, scoring.totals(scoring.sheet(state))),
    ]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "F27"
    # The first seat began the second round: one more turn would be the second seat's.
    assert reached_twelve(position, play, 1, finish_round=True).phase is Phase.OVER


@pytest.mark.clause("A22")
def test_a22_who_has_sunk_all_is_passed_over(position: Position, play: Play, hit: Hit) -> None:
    # No position of a real game gets here: who waits has a disc in reserve.
    state = position(3, sunk={1: ELEVEN}, lean={1: "35"}, finish_round=True)
    state = GAME.advance(state, hit(state, "loose", {23: "sink 35"})).state
    assert (state.turn, state.ended) == (0, "F27")
    state, events = play(state, EndTurn())
    assert events == [TurnEnded(0, "A16"), TurnBegan(2)]


@pytest.mark.clause("A22", "F28")
def test_a22_a_full_board_ends_the_round_too(position: Position, play: Play) -> None:
    near = "11 12 13 14 15 21 22 23 24 25"
    state = position(
        3,
        sides=(0, 1, 2),
        turn=1,
        ended="F27",
        sunk={0: near + " 31 32", 2: near, 1: "33 43"},
        finish_round=True,
    )
    assert len(state.discs) == 24
    hole = ({*range(25)} - {disc.hole for disc in state.discs}).pop()
    row, column = geometry.frame(hole, 1)
    state, events = play(state, f"sink {row}{column}")
    assert state.phase is Phase.OVER
    assert isinstance(events[-1], Counted)
    assert events[-1].clause == "F28"


@pytest.mark.clause("A23")
def test_a23_equal_totals_share_the_win(position: Position, play: Play) -> None:
    state = position(sunk={0: ELEVEN, 1: "51 52 41 42 35 34 33 32 22 21"}, formations=False)
    state, _ = play(state, "sink 35")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.total == (34, 34)
    assert outcome.ranking == ((0, 1),)


@pytest.mark.clause("A24", "F3")
def test_a24_who_begins(start: Position, position: Position, play: Play) -> None:
    assert {start(3, deal).turn for deal in range(1, 20)} == {0}
    drawn = {start(3, deal, start="random").turn for deal in range(1, 40)}
    assert drawn == {0, 1, 2}
    assert start(3, 7, start="random") == start(3, 7, start="random")
    for begin, seat in {"first": 0, "loser": 1}.items():
        state = position(3, games=2, start=begin, sunk={0: ELEVEN, 2: "35 25"}, first=2, turn=0)
        state, events = play(state, "sink 35", NextGame())
        assert events[-1] == GameBegan(seat, 2)
        assert (state.turn, state.shooter_first) == (seat, seat)
    begun = set()
    for deal in range(1, 40):
        state = position(3, games=2, start="random", sunk={0: ELEVEN, 2: "35 25"}, deal=deal)
        begun.add(play(state, "sink 35", NextGame())[0].turn)
    assert begun == {0, 1, 2}


@pytest.mark.clause("A24", "F31")
@pytest.mark.parametrize(
    ("teams", "points", "first", "loser"),
    [
        (False, (5, 2, 2, 9), 0, 1),
        (False, (5, 2, 2, 9), 2, 2),
        (False, (4, 4, 4, 4), 3, 3),
        (True, (5, 1, 3, 9), 0, 2),
        (True, (1, 9, 6, 3), 0, 0),
    ],
)
def test_a24_the_loser(
    teams: bool, points: tuple[int, ...], first: int, loser: int, position: Position
) -> None:
    state = position(4, teams=teams, first=first, start="loser", games=2)
    row = replace(scoring.sheet(state)[0], points=points)
    assert scoring.loser(replace(state, finished=((row,),))) == loser


@pytest.mark.clause("A25")
def test_a25_the_pit_is_underneath_at_launch(start: Position) -> None:
    # Slow enough to sink without turning over: the face is the one it was launched with.
    table = TABLES["normal"]
    result = simulate((), Launch(0, 0.0, -200.0, 0.0, 620.0), table).result
    (disc,) = result.moved
    assert (disc.lie, disc.pit) == (Lie.SUNK, False)


@pytest.mark.clause("A26")
@pytest.mark.parametrize(
    ("seats", "sides", "expected"),
    [
        (2, "across", (0, 2)),
        (2, "left", (0, 1)),
        (2, "right", (0, 3)),
        (3, "across", (0, 1, 3)),
        (3, "left", (0, 2, 3)),
        (3, "right", (0, 1, 2)),
        (4, "across", (0, 1, 2, 3)),
        (4, "left", (0, 1, 2, 3)),
    ],
)
def test_a26_which_sides_are_taken(
    seats: int, sides: str, expected: tuple[int, ...], start: Position
) -> None:
    assert start(seats, sides=sides).sides == expected
    if sides == "across":
        assert start(seats).sides == expected


@pytest.mark.clause("A27")
def test_a27_any_own_disc_continues_a_foreign_one_does_not(position: Position, play: Play) -> None:
    own = position(sink_to_continue=True, lean={0: "33"})
    state, events = play(own, ("loose", {0: "sink 33"}))
    assert (state.turn, state.shots, ends(events)) == (0, 1, [])
    foreign = position(sink_to_continue=True, lean={1: "33"})
    _, events = play(foreign, ("loose", {12: "sink 33"}))
    assert ends(events) == ["F38"]


@pytest.mark.clause("A27")
def test_a27_the_fourth_shot_too_needs_an_own_disc(start: Position, play: Play) -> None:
    state, _ = play(start(**{"continue": "on"}), "sink 11", "sink 12")
    leaning = Disc(12, 126.0, 120.0, Lie.UNBALANCED, 24)
    state = replace(state, discs=(*state.discs, leaning))
    _, events = play(state, ("loose", {12: "sink 11"}))
    assert hole_at(1, 1, 2) == 24
    assert ends(events) == ["F38"]


@pytest.mark.clause("A28")
def test_a28_an_unbalanced_disc_fills_no_hole(position: Position, play: Play) -> None:
    near = "11 12 13 14 15 21 22 23 24 25"
    state = position(3, sides=(0, 1, 2), sunk={0: near, 2: near, 1: "13 23 33 43"})
    state, events = play(state, "lean 35")
    assert of(Counted, events) == []
    assert (state.phase, state.turn) == (Phase.SHOOT, 0)
    state, events = play(state, ("loose", {10: "sink 35"}))
    assert [event.clause for event in events if isinstance(event, Counted)] == ["F28"]


@pytest.mark.clause("A29")
def test_a29_sections_are_bands_or_diagonals(start: Position) -> None:
    bands, diagonals = (
        start(layout="corners", sections=sections) for sections in ("bands", "diagonals")
    )
    far = hole_at(5, 5, 0)
    assert scoring.hole_points(bands, 0, far) == 5
    assert scoring.hole_points(diagonals, 0, far) == 9
    # Of no account when shooting from the sides.
    sides = start(sections="diagonals")
    assert scoring.hole_points(sides, 0, hole_at(1, 5, 0)) == 1


@pytest.mark.clause("A30")
def test_a30_corner_lines_are_flat_and_fives_are_cursed(position: Position, play: Play) -> None:
    state = position(corners=True, sunk={0: "51 52 53"})
    state, events = play(state, "sink 54")
    assert [(event.clause, event.points) for event in events if isinstance(event, Formed)] == [
        ("F42", 3)
    ]
    _, events = play(state, "sink 55")
    assert [event.clause for event in events if isinstance(event, Unformed)] == ["F42"]
    assert [event.clause for event in events if isinstance(event, Formed)] == ["F36"]


@pytest.mark.clause("A31")
def test_a31_corners_are_a_layout_of_their_own(start: Position) -> None:
    assert not start().rules.corners
    state = start(layout="corners")
    assert state.rules.corners
    assert [placement.area(state, seat).left for seat in range(2)] == [-235.0, 190.0]


@pytest.mark.clause("A32")
def test_a32_corner_squares_are_neutral_when_sides_are_played(start: Position, play: Play) -> None:
    state = start(4)
    refusal = GAME.refusal(state, Shot(-200.0, -200.0, 45.0, 700.0))
    assert refusal is not None
    assert refusal.clause == "F8"
    for corner in ((-210.0, 210.0), (210.0, 210.0), (210.0, -210.0), (-191.0, 191.0)):
        assert lifted(play(state, corner)[1]) == []


def test_a_blocked_corner_platform_is_cleared(position: Position, play: Play) -> None:
    # Two own discs leave no place for a third on a platform of 75 mm.
    state = position(corners=True, loose={0: [(-228.0, -212.0)]})
    assert placement.nearest_place(state, 0, (0.0, 0.0)) is not None
    state, events = play(state, (-197.0, -212.0))
    assert lifted(events) == [(0, (0, 1), "F8", 0)]
    assert (state.turn, state.shots, state.reserve(0)) == (0, 1, 12)


def test_a_blocked_corner_platform_is_cleared_at_the_start_of_a_turn(
    position: Position, play: Play
) -> None:
    state = position(corners=True, turn=1, loose={0: [(-228.0, -212.0), (30.0, 30.0)]})
    state, events = play(state, ("loose", {0: (-228.0, -212.0), 1: (-197.0, -212.0)}), EndTurn())
    assert lifted(events) == [(0, (0, 1), "F8", 0)]
    assert events[-1] == TurnBegan(0)


@pytest.mark.parametrize("side", [0, 1, 2, 3])
@pytest.mark.parametrize("corners", [False, True])
def test_the_nearest_place_is_legal_and_the_nearest(corners: bool, side: int) -> None:
    rng = random.Random(side)
    table = TABLES["normal"]
    where = geometry.area(table, side, corners)
    blocked = 0
    for _ in range(80):
        taken = [
            (
                rng.uniform(where.left - 20, where.right + 20),
                rng.uniform(where.bottom - 20, where.top + 20),
            )
            for _ in range(rng.randint(0, 3))
        ]
        if rng.random() < 0.3:
            # Two discs side by side in the middle of a platform leave next to nothing.
            x, y = (where.left + where.right) / 2, (where.bottom + where.top) / 2
            taken = [(x - 15, y + rng.uniform(-4, 4)), (x + rng.uniform(13, 19), y)]
        wish = (rng.uniform(-250.0, 250.0), rng.uniform(-250.0, 250.0))
        place = geometry.nearest_place(table, where, taken, wish)
        grid = [
            (where.left + dx * (where.right - where.left) / 30, y)
            for dx in range(31)
            for y in (where.bottom + dy * (where.top - where.bottom) / 12 for dy in range(13))
        ]
        free = [point for point in grid if geometry.is_free(table, taken, *point)]
        if place is None:
            blocked += 1
            assert free == []
            continue
        assert where.distance(*place) <= geometry.TOLERANCE
        assert geometry.is_free(table, taken, *place)
        away = math.dist(place, wish)
        assert all(away <= math.dist(point, wish) + 1e-6 for point in free)
    assert (blocked > 0) == corners


def test_shots_in_the_queue_are_told_in_flicked(position: Position, play: Play) -> None:
    state = position(loose={1: ["loose"]})
    _, events = play(state, ("loose", {12: "off"}), "loose")
    assert of(Flicked, events) == [Flicked(0, 0, 1), Flicked(1, 12, 0)]


def test_turned_is_a_quarter_turn_a_side() -> None:
    assert [turned((1.0, 2.0), side) for side in range(4)] == [
        (1.0, 2.0),
        (-2.0, 1.0),
        (-1.0, -2.0),
        (2.0, -1.0),
    ]
