# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source clause of the ledger: what it allows, what it brings about, what it refuses."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from pushdesk.core.game import Outcome, Person, Refusal, Setup, setup_refusal
from pushdesk.games.flick import placement, scoring
from pushdesk.games.flick.geometry import hole_at, turned
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.rules import GAME, OPTIONS, PRESETS
from pushdesk.games.flick.state import (
    Action,
    Counted,
    Disc,
    EndTurn,
    Event,
    Expelled,
    Flicked,
    Formed,
    FourthShot,
    GameBegan,
    Leant,
    Lie,
    Loosened,
    NextGame,
    Phase,
    ReshotDue,
    Result,
    Sank,
    Shot,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
)
from pushdesk.games.flick.table import CENTRES, TABLES
from pushdesk.games.flick.trace import Launch

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Hit = Callable[..., Shot]

ELEVEN = "11 12 13 21 22 23 41 42 43 51 52"
"""Eleven holes of a seat; "35" and "45" are free, whichever side it is."""


def setup(seats: int, **options: str) -> Setup:
    return Setup("flick", tuple(Person(f"P{seat}") for seat in range(seats)), 7, options)


def clause(state: State, action: Action) -> str:
    """Return the clause that refuses an action, having checked that it also isn't listed."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None, action
    assert action not in list(GAME.actions(state))
    return refusal.clause


def last(events: Sequence[Event]) -> list[Event]:
    """Return what the last shot brought about."""
    begin = max(index for index, event in enumerate(events) if isinstance(event, Flicked))
    return list(events[begin + 1 :])


def ends(events: Sequence[Event]) -> list[str]:
    """Return why turns ended."""
    return [event.clause for event in events if isinstance(event, TurnEnded)]


def lies(state: State, number: int) -> Lie | None:
    return next((disc.lie for disc in state.discs if disc.number == number), None)


# Set-up and turn


@pytest.mark.clause("F1")
def test_two_to_four_play_with_twelve_discs_each(start: Position) -> None:
    for seats in (2, 3, 4):
        assert setup_refusal(GAME, setup(seats)) is None
        state = start(seats)
        assert (state.seats, state.discs, state.shots) == (seats, (), 0)
        assert [state.reserve(seat) for seat in range(seats)] == [12] * seats
        assert len(set(state.sides)) == seats
    for seats in (0, 1, 5):
        assert setup_refusal(GAME, setup(seats)) == Refusal("F1", {"seats": seats})


@pytest.mark.clause("F2")
def test_the_board_is_flat_and_its_speed_an_option(start: Position) -> None:
    assert placement.table(start()).friction == TABLES["normal"].friction
    stops = {}
    for speed in ("fast", "normal", "slow"):
        table = placement.table(start(speed=speed))
        # Flat and alike everywhere: straight on, and as far in each direction.
        trace = simulate((), Launch(0, 30.0, -200.0, 0.0, 500.0), table)
        (disc,) = trace.result.moved
        aside = simulate((), Launch(0, -200.0, 30.0, 500.0, 0.0), table).result.moved[0]
        assert math.isclose(disc.x, 30.0, abs_tol=0.01)
        assert math.isclose(disc.y, aside.x, abs_tol=0.01)
        stops[speed] = disc.y
    assert stops["fast"] > stops["normal"] > stops["slow"]


@pytest.mark.clause("F3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_turns_pass_clockwise(
    seats: int, start: Position, play: Play
) -> None:
    state = start(seats)
    assert state.turn == 0
    # Clockwise means to the left: south, west, north, east.
    assert list(state.sides) == sorted(state.sides)
    order = []
    for _ in range(2 * seats):
        state, events = play(state, "loose", EndTurn())
        order += [event.seat for event in events if isinstance(event, TurnBegan)]
    assert order == [*range(1, seats), 0] * 2


@pytest.mark.clause("F4", "F9")
def test_the_same_hole_differs_from_seat_to_seat(start: Position, play: Play) -> None:
    hole = hole_at(5, 2, 0)
    worth = {}
    for seat, code in enumerate(("52", "21", "14", "45")):
        state = replace(start(4), turn=seat)
        _, events = play(state, f"sink {code}")
        worth[seat] = [event for event in events if isinstance(event, Sank)]
        assert worth[seat][0].hole == hole
    assert [worth[seat][0].points for seat in range(4)] == [5, 2, 1, 4]


@pytest.mark.clause("F5", "F12")
def test_three_shots_one_after_another(start: Position, play: Play) -> None:
    state = start()
    for number in (1, 2, 3):
        assert (state.turn, state.phase) == (0, Phase.SHOOT)
        state, events = play(state, (-120.0 + 60 * number + 30, 0.0))
        assert events[0] == Flicked(0, number - 1, number)
    assert ends(events) == ["F12"]
    assert (state.turn, state.shots) == (1, 0)
    assert (state.reserve(0), len(state.discs)) == (9, 3)


@pytest.mark.clause("F6")
def test_a_disc_is_launched_with_the_smooth_face_up(start: Position) -> None:
    shot = GAME.settle(start(), Shot(30.0, -200.0, 0.0, 600.0))
    assert isinstance(shot, Shot)
    assert shot.result is not None
    assert [(disc.number, disc.pit) for disc in shot.result.moved] == [(0, False)]


@pytest.mark.clause("F7")
@pytest.mark.parametrize(
    ("heading", "speed"),
    [
        (0.0, 149.9),
        (0.0, 4000.1),
        (0.0, 0.0),
        (0.0, -700.0),
        (0.0, math.nan),
        (0.0, math.inf),
        (math.nan, 700.0),
        (math.inf, 700.0),
    ],
)
def test_what_no_finger_does_is_refused(heading: float, speed: float, start: Position) -> None:
    assert clause(start(), Shot(0.0, -200.0, heading, speed)) == "F7"


@pytest.mark.clause("F7")
@pytest.mark.parametrize("heading", [0.0, 90.0, 180.0, -45.5, 7200.25])
@pytest.mark.parametrize("speed", [150.0, 4000.0])
def test_every_direction_is_free(heading: float, speed: float, start: Position) -> None:
    state = start()
    shot = Shot(0.0, -200.0, heading, speed)
    assert GAME.refusal(state, shot) is None
    launch = placement.launch(state, shot)
    assert math.isclose(math.hypot(launch.vx, launch.vy), speed)
    east = math.degrees(math.atan2(launch.vx, launch.vy))
    assert math.isclose((east - heading + 180) % 360, 180, abs_tol=1e-9)


@pytest.mark.clause("F8")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_a_disc_starts_in_the_own_zone(side: int, start: Position) -> None:
    state = replace(start(4), turn=side)
    for point, legal in {
        (-160.0, -235.0): True,
        (160.0, -190.0): True,
        (0.0, -190.0): True,
        (0.0, -189.9): False,
        (0.0, -235.1): False,
        (-160.1, -200.0): False,
        (160.1, -200.0): False,
        (200.0, -200.0): False,
        (0.0, 200.0): False,
        (-200.0, 0.0): False,
        (math.nan, -200.0): False,
        (0.0, math.inf): False,
    }.items():
        shot = Shot(*turned(point, -side), 90.0 * side, 700.0)
        assert GAME.refusal(state, shot) == (None if legal else Refusal("F8")), point


@pytest.mark.clause("F8")
def test_a_disc_starts_beside_the_others(position: Position) -> None:
    state = position(2, loose={0: [(0.0, -200.0)]})
    for x, legal in {0.0: False, 29.9: False, 30.0: True, -30.0: True, -15.0: False}.items():
        refusal = GAME.refusal(state, Shot(x, -200.0, 0.0, 700.0))
        assert refusal == (None if legal else Refusal("F8", {"disc": 0}))
    # A sunk disc lies flush.
    sunk = replace(state.discs[0], lie=Lie.SUNK)
    assert placement.blocking(replace(state, discs=(sunk,)), 0.0, -200.0) is None


# Scoring a hole; most of it is in test_scoring.py


@pytest.mark.clause("F10")
@pytest.mark.parametrize("change", ["off", "out", "face", "moved"])
def test_a_sunk_disc_stays_in_its_hole(change: str, position: Position, hit: Hit) -> None:
    state = position(sunk={0: "33"}, turn=1)
    shot = hit(state, "loose")
    (disc,) = state.discs
    result = shot.result
    assert result is not None
    assert GAME.refusal(state, shot) is None
    if change == "off":
        bad = replace(result, off=(disc.number,))
    else:
        other = {
            "out": Disc(0, 90.0, 90.0),
            "face": replace(disc, pit=True),
            "moved": replace(disc, hole=0, x=CENTRES[0][0], y=CENTRES[0][1]),
        }[change]
        bad = replace(result, moved=(other, *result.moved))
    assert GAME.refusal(state, replace(shot, result=bad)) == Refusal("result", {"disc": 0})


@pytest.mark.clause("F10")
def test_no_disc_leaves_its_hole_while_the_game_goes_on(position: Position, play: Play) -> None:
    state = position(sunk={0: "11 12"}, loose={0: ["loose"] * 3})
    state, events = play(state, "loose")
    assert [event.clause for event in events if isinstance(event, TakenBack)] == ["F17"]
    assert [disc.number for disc in state.discs] == [0, 1]


@pytest.mark.clause("F11")
def test_a_turned_disc_earns_its_owner_two_whoever_turned_it(
    position: Position, play: Play
) -> None:
    state = position(lean={1: "44"})
    state, events = play(state, ("loose", {12: "sink 44!"}))
    assert Sank(12, hole_at(4, 4, 2), 4, True) in events
    assert scoring.score(state, 1).total == 6
    assert scoring.score(state, 0).total == 0


# Fourth shot


@pytest.mark.clause("F12", "F13")
def test_a_third_shot_that_sinks_earns_a_fourth_and_no_fifth(start: Position, play: Play) -> None:
    state, events = play(start(), "loose", "loose", "sink 11")
    assert last(events)[-1] == FourthShot(0)
    assert (state.turn, state.shots, state.phase) == (0, 3, Phase.SHOOT)
    state, events = play(state, "sink 12")
    assert events[0] == Flicked(0, 3, 4)
    assert ends(events) == ["F13"]
    assert state.turn == 1


@pytest.mark.clause("F12")
def test_any_disc_of_any_colour_earns_the_fourth(position: Position, play: Play) -> None:
    state = position(shots=2, lean={1: "22"})
    state, events = play(state, ("loose", {12: "sink 22"}))
    assert FourthShot(0) in events
    assert state.turn == 0


@pytest.mark.clause("F12")
def test_earlier_hits_earn_no_fourth(start: Position, play: Play) -> None:
    _, events = play(start(), "sink 11", "sink 12", "loose")
    assert ends(events) == ["F12"]
    assert not any(isinstance(event, FourthShot) for event in events)


# Discs that miss


@pytest.mark.clause("F14")
def test_a_miss_stays_where_it_stopped(start: Position, play: Play) -> None:
    state, events = play(start(), (41.5, -12.25))
    assert state.discs == (Disc(0, 41.5, -12.25),)
    assert last(events) == []


@pytest.mark.clause("F15")
def test_a_disc_in_an_opponents_zone_goes_back_to_its_owner(position: Position, play: Play) -> None:
    state = position(3, loose={1: ["loose"]})
    state, events = play(state, ((0.0, 30.0), {12: (-30.0, -200.0)}))
    assert last(events) == [TakenBack(1, (12,), "F15", 0)]
    assert (state.reserve(1), state.turn) == (12, 0)
    state, events = play(state, (-200.0, 0.0))
    assert last(events) == [TakenBack(0, (1,), "F15", 1)]
    assert state.reserve(0) == 11


@pytest.mark.clause("F16")
def test_any_disc_pushes_any_other(position: Position) -> None:
    for seat in (0, 1):
        state = position(loose={seat: [(30.0, -100.0)]})
        shot = GAME.settle(state, Shot(30.0, -200.0, 0.0, 800.0))
        assert isinstance(shot, Shot)
        assert shot.result is not None
        pushed = [disc for disc in shot.result.moved if disc.number == state.discs[0].number]
        assert pushed[0].y > -90.0
        after = GAME.advance(state, shot).state
        assert pushed[0] in after.discs


# Recovery


@pytest.mark.clause("F17", "F18")
@pytest.mark.parametrize("shots", [0, 1, 2, 3])
def test_the_fourth_loose_disc_brings_all_back_and_ends_the_turn(
    shots: int, position: Position, play: Play
) -> None:
    state = position(3, shots=shots, sank=shots > 0, loose={0: ["loose"] * 3}, sunk={0: "11"})
    state, events = play(state, "loose")
    assert last(events) == [TakenBack(0, (1, 2, 3, 4), "F17"), TurnEnded(0, "F18"), TurnBegan(1)]
    assert state.reserve(0) == 11


@pytest.mark.clause("F17")
def test_three_loose_discs_and_unbalanced_ones_stay(position: Position, play: Play) -> None:
    state = position(loose={0: ["loose"] * 2}, lean={0: "11 12"})
    state, events = play(state, "loose")
    assert last(events) == []
    assert state.turn == 0


@pytest.mark.clause("F19", "F20")
def test_the_last_disc_of_the_reserve_brings_back_loose_and_unbalanced(
    position: Position, play: Play
) -> None:
    state = position(
        sunk={0: "11 12 13 14 21 22 23 24"},
        lean={0: "31"},
        loose={0: ["loose"] * 2},
        formations=False,
    )
    assert state.reserve(0) == 1
    state, events = play(state, "sink 32")
    assert last(events)[1:] == [
        TakenBack(0, (9, 10), "F19"),
        TakenBack(0, (8,), "F20"),
        TurnEnded(0, "F19"),
        TurnBegan(1),
    ]
    assert state.reserve(0) == 3


@pytest.mark.clause("F19")
def test_an_empty_reserve_ends_the_turn_with_shots_left(position: Position, play: Play) -> None:
    state = position(sunk={0: "11 12 13 14 21 22 23 24"}, loose={0: ["loose"] * 3})
    state, events = play(state, "sink 31")
    assert ends(events) == ["F19"]
    assert (state.reserve(0), len(state.lying(0, Lie.SUNK))) == (3, 9)


@pytest.mark.clause("F21")
def test_the_very_last_disc_is_shot_again_and_again(position: Position, play: Play) -> None:
    state = position(sunk={0: ELEVEN})
    state, events = play(state, "loose", "loose")
    assert [event for event in events if isinstance(event, TakenBack)] == [
        TakenBack(0, (11,), "F21")
    ] * 2
    assert (state.turn, state.shots, state.reserve(0)) == (0, 2, 1)
    state, events = play(state, "loose")
    assert last(events) == [TakenBack(0, (11,), "F21"), TurnEnded(0, "F12"), TurnBegan(1)]
    assert state.reserve(0) == 1


# Unbalanced


@pytest.mark.clause("F22")
def test_an_unbalanced_disc_stays_until_it_is_seated_or_thrown_out(
    position: Position, play: Play
) -> None:
    state, events = play(position(), "lean 22")
    assert last(events) == [Leant(0, hole_at(2, 2, 0))]
    state, events = play(state, "loose")
    assert lies(state, 0) is Lie.UNBALANCED
    seated, events = play(state, ((90.0, 90.0), {0: "sink 22"}))
    assert events[1] == Sank(0, hole_at(2, 2, 0), 2, False)
    thrown, events = play(state, ((90.0, 90.0), {0: (90.0, -30.0)}))
    assert events[1] == Loosened(0)
    assert (lies(seated, 0), lies(thrown, 0)) == (Lie.SUNK, Lie.LOOSE)


@pytest.mark.clause("F23")
def test_without_reserve_unbalanced_discs_go_back(position: Position, play: Play) -> None:
    state = position(sunk={0: "11 12 13 14 21 22 23 24 31"}, lean={0: "33 35"}, formations=False)
    state, events = play(state, "sink 32")
    assert last(events)[1:3] == [TakenBack(0, (9, 10), "F23"), TurnEnded(0, "F23")]
    assert (state.turn, state.reserve(0)) == (1, 2)


# Off the board


@pytest.mark.clause("F24", "F25")
def test_an_expelled_disc_is_shot_again_and_the_turn_goes_on(
    position: Position, play: Play
) -> None:
    state = position(3, loose={2: ["loose"]})
    state, events = play(state, ("loose", {24: "off"}))
    assert last(events) == [Expelled(24, True), ReshotDue(2, 24)]
    assert (state.phase, state.actor, state.turn) == (Phase.RESHOOT, 2, 0)
    assert (state.queue, state.reserve(2)) == ((24,), 11)
    # From the owner's own zone, under the normal rules.
    assert clause(state, Shot(0.0, -200.0, 0.0, 700.0)) == "F8"
    assert GAME.refusal(state, Shot(200.0, 0.0, 270.0, 700.0)) is None
    state, events = play(state, "sink 11")
    assert events[0] == Flicked(2, 24, 0)
    assert (state.phase, state.actor, state.shots) == (Phase.SHOOT, 0, 1)
    state, events = play(state, "sink 12")
    assert events[0] == Flicked(0, 1, 2)


@pytest.mark.clause("F26")
@pytest.mark.parametrize("number", [0, 1])
def test_an_own_disc_off_the_board_ends_the_turn(
    number: int, position: Position, play: Play
) -> None:
    state = position(loose={0: [(30.0, 30.0)]})
    move = ("off", {}) if number == 1 else ("sink 11", {0: "off"})
    state, events = play(state, move)
    assert last(events)[-3:] == [Expelled(number, False), TurnEnded(0, "F26"), TurnBegan(1)]
    assert state.turn == 1


# End


@pytest.mark.clause("F27")
def test_twelve_sunk_discs_end_the_game(position: Position, play: Play) -> None:
    state = position(sunk={0: ELEVEN, 1: "11"}, loose={1: ["loose"]})
    state, events = play(state, "sink 35")
    assert last(events)[-1] == Counted("F27", 1, scoring.totals(scoring.sheet(state)))
    assert (state.phase, GAME.actor(state), list(GAME.actions(state))) == (Phase.OVER, None, [])
    outcome = GAME.outcome(state)
    assert isinstance(outcome, Outcome)
    assert outcome.reason == "F27"
    assert clause(state, EndTurn()) == "F27"
    assert len(state.lying(1, Lie.LOOSE)) == 1


@pytest.mark.clause("F28")
def test_twenty_five_filled_holes_end_the_game(position: Position, play: Play) -> None:
    # Rows 1 and 2 of the south, rows 5 and 4 of it for the north, row 3 for the west.
    near = "11 12 13 14 15 21 22 23 24 25"
    state = position(3, sides=(0, 1, 2), sunk={0: near, 2: near, 1: "13 23 33 43"})
    assert len(state.discs) == 24
    state, events = play(state, "sink 35")
    assert isinstance(events[-1], Counted)
    assert events[-1].clause == "F28"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "F28"


@pytest.mark.clause("F28")
def test_two_players_can_not_fill_the_board() -> None:
    assert len(CENTRES) > 2 * 12


@pytest.mark.clause("F29")
def test_the_score_is_holes_pits_and_formations(position: Position, play: Play) -> None:
    state = position(sunk={0: "11 12 13! 14 21 22 23 24 31 32 33", 1: "11! 12 13"})
    state, events = play(state, "sink 34")
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = {row.part: row.points for row in outcome.sheet}
    # Rows 1 to 3, columns 1 to 3 of three only; each row pays its number; two pluses.
    assert rows == {
        "holes": (24, 3),
        "pits": (2, 2),
        "rows": (6, 0),
        "lines": (0, 0),
        "crosses": (6, 0),
        "cursed": (0, 0),
    }
    assert (outcome.total, outcome.ranking) == ((38, 5), ((0,), (1,)))
    assert isinstance(events[-1], Counted)
    assert events[-1].points == outcome.total


@pytest.mark.clause("F30")
def test_several_games_with_added_totals(position: Position, play: Play, hit: Hit) -> None:
    state = position(sunk={0: ELEVEN, 1: "11"}, games=2)
    state, _ = play(state, "sink 35")
    assert (state.phase, GAME.actor(state), GAME.outcome(state)) == (Phase.COUNTED, 0, None)
    assert list(GAME.actions(state)) == [NextGame()]
    assert clause(state, EndTurn()) == "F30"
    assert clause(state, Shot(0.0, -200.0, 0.0, 700.0)) == "F30"
    first = scoring.standing(state)
    state, events = play(state, NextGame())
    assert events == [GameBegan(0, 2)]
    assert state.made == 10
    assert (state.discs, state.turn, state.shots, state.phase) == ((), 0, 0, Phase.SHOOT)
    assert clause(state, NextGame()) == "F30"
    second = position(sunk={0: "11", 1: ELEVEN}, turn=1, games=2)
    state = replace(state, discs=second.discs, turn=1)
    state, events = play(state, "sink 35")
    assert isinstance(events[-1], Counted)
    assert events[-1].game == 2
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [row.part for row in outcome.sheet] == ["game.1", "game.2"]
    assert outcome.sheet[0].points == first
    assert outcome.total == tuple(map(sum, zip(first, events[-1].points, strict=True)))
    assert outcome.total[0] == outcome.total[1]
    assert outcome.ranking == ((0, 1),)


# Teams


@pytest.mark.clause("F31")
def test_four_may_play_as_two_teams_of_opposite_seats(start: Position) -> None:
    assert start(4, teams="on").rules.teams
    assert not start(4).rules.teams
    assert not start(3, teams="on").rules.teams
    rules = start(4, teams="on").rules
    assert [scoring.team(rules, seat) for seat in range(4)] == [0, 1, 0, 1]
    sides = start(4, teams="on").sides
    assert (sides[2] - sides[0], sides[3] - sides[1]) == (2, 2)


@pytest.mark.clause("F32")
def test_partners_totals_are_added(position: Position, play: Play) -> None:
    state = position(
        4, teams=True, formations=False, sunk={0: ELEVEN, 1: "45 44 55", 3: "12"}, turn=0
    )
    state, _ = play(state, "sink 35")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.total == (34, 13, 0, 1)
    assert outcome.ranking == ((0, 2), (1, 3))


# Formations as they arise; their points are in test_scoring.py


@pytest.mark.clause("F33", "F34", "F35", "F36")
@pytest.mark.parametrize(
    ("sunk", "code", "found", "points"),
    [
        ("41 42 43", "44", "F33", 4),
        ("13 23 33", "43", "F34", 3),
        ("22 33 44", "55", "F34", 3),
        ("23 33 43 32", "34", "F35", 3),
        ("11 22 44 55", "33", "F36", -2),
    ],
)
def test_a_formation_is_told_when_it_arises(
    sunk: str, code: str, found: str, points: int, position: Position, play: Play
) -> None:
    state, events = play(position(sunk={0: sunk}), f"sink {code}")
    formed = [event for event in events if isinstance(event, Formed)]
    assert [(event.seat, event.clause, event.points) for event in formed] == [(0, found, points)]
    assert hole_at(int(code[0]), int(code[1]), 0) in formed[0].holes
    assert set(formed[0].holes) <= {disc.hole for disc in state.discs}


# Sink-to-continue


@pytest.mark.clause("F37", "F38")
def test_sink_to_continue(start: Position, play: Play) -> None:
    options = {"continue": "on"}
    _, events = play(start(**options), "loose")
    assert ends(events) == ["F38"]
    _, events = play(start(**options), "sink 11", "lean 22")
    assert ends(events) == ["F38"]
    state, events = play(start(**options), "sink 11", "sink 12")
    assert (ends(events), state.turn, state.shots) == ([], 0, 2)
    # Without the variant a miss ends nothing.
    assert ends(play(start(), "loose")[1]) == []


@pytest.mark.clause("F39")
def test_sink_to_continue_makes_four_shots_at_most(start: Position, play: Play) -> None:
    options = {"continue": "on"}
    state, events = play(start(**options), "sink 11", "sink 12", "sink 13")
    assert last(events)[-1] == FourthShot(0)
    _, events = play(state, "sink 21")
    assert ends(events) == ["F13"]
    _, events = play(start(**options), "sink 11", "sink 12", "loose")
    assert ends(events) == ["F38"]


# Corners


@pytest.mark.clause("F40")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_shots_come_from_the_own_corner(side: int, start: Position) -> None:
    state = replace(start(4, layout="corners"), turn=side)
    for point, legal in {
        (-212.0, -212.0): True,
        (-235.0, -235.0): True,
        (-190.0, -190.0): True,
        (-190.0, -235.0): True,
        (-189.9, -200.0): False,
        (-200.0, -189.9): False,
        (0.0, -200.0): False,
        (200.0, -200.0): False,
        (-235.1, -200.0): False,
    }.items():
        shot = Shot(*turned(point, -side), 0.0, 700.0)
        assert GAME.refusal(state, shot) == (None if legal else Refusal("F8")), point
    east, north = side in (2, 3), side in (1, 2)
    first = next(iter(GAME.actions(state)))
    assert isinstance(first, Shot)
    assert (first.x > 0, first.y > 0) == (east, north)
    # Straight ahead is across the middle.
    assert math.isclose(first.heading, 45.0 + 90.0 * side)


@pytest.mark.clause("F41", "A29")
def test_holes_are_valued_by_sections_from_a_corner(start: Position, play: Play) -> None:
    for sections, points in {"bands": [1, 3, 5], "diagonals": [1, 5, 9]}.items():
        state = start(layout="corners", sections=sections)
        _, events = play(state, "sink 11", "sink 33", "sink 55")
        assert [event.points for event in events if isinstance(event, Sank)] == points
    # Everything else is as in the base game: zones, recovery, the end of the turn.
    state = start(layout="corners")
    _, events = play(state, (200.0, 200.0))
    assert TakenBack(0, (0,), "F15", 1) in events


@pytest.mark.clause("F42", "F43")
def test_lines_between_corners(position: Position, play: Play) -> None:
    state = position(corners=True, formations=False, sunk={0: "11 12 13 24 34 44"})
    _, events = play(state, "sink 14")
    formed = [event for event in events if isinstance(event, Formed)]
    assert [(event.clause, event.points) for event in formed] == [("F42", 3)] * 2
    shared = hole_at(1, 4, 0)
    assert all(shared in event.holes for event in formed)


# The seam


def test_options_and_presets() -> None:
    assert {option.key: option.clause for option in OPTIONS} == {
        "layout": "A31",
        "sides": "A26",
        "teams": "F31",
        "start": "A24",
        "games": "F30",
        "formations": "A1",
        "cross": "A4",
        "zones": "A8",
        "end": "A22",
        "continue": "F37",
        "sections": "A29",
        "speed": "F2",
    }
    for preset in PRESETS:
        assert setup_refusal(GAME, setup(4, **dict(preset.options))) is None
    for option in OPTIONS:
        for choice in option.choices:
            assert setup_refusal(GAME, setup(4, **{option.key: choice})) is None
        assert setup_refusal(GAME, setup(4, **{option.key: "other"})) == Refusal(option.clause)


def test_every_option_reaches_the_rules(start: Position) -> None:
    for option in OPTIONS:
        seats = 2 if option.key == "sides" else 4
        states = {
            (state.rules, state.sides)
            for state in (start(seats, **{option.key: choice}) for choice in option.choices)
        }
        assert len(states) == len(option.choices), option.key


def test_only_a_throw_is_final(position: Position, hit: Hit) -> None:
    state = position(shots=1)
    assert not GAME.revertible(state, hit(state, "loose"))
    assert GAME.revertible(state, EndTurn())
    assert GAME.revertible(state, NextGame())


def test_the_view_holds_everything_but_the_chance_to_come(start: Position) -> None:
    state = start(3, deal=4711)
    view = GAME.view(state, 2)
    assert view == GAME.view(start(3, deal=4712), 2)
    assert (view.seat, view.state.deal) == (2, 0)
    assert replace(view.state, deal=4711) == state


@pytest.mark.parametrize("speed", ["normal", "fast", "slow"])
def test_settling_computes_the_result_anew(speed: str, start: Position, hit: Hit) -> None:
    state = start(speed=speed)
    plain = Shot(30.0, -200.0, 12.5, 900.0)
    settled = GAME.settle(state, plain)
    assert isinstance(settled, Shot)
    assert (
        settled.result
        == simulate((), placement.launch(state, plain), placement.table(state)).result
    )
    false = replace(plain, result=hit(state, "sink 55").result)
    assert GAME.settle(state, false) == settled
    assert GAME.advance(state, plain) == GAME.advance(state, settled)
    assert GAME.settle(state, EndTurn()) == EndTurn()


@pytest.mark.parametrize(
    ("moved", "off"),
    [
        ((), ()),
        ((Disc(24, 0.0, 0.0),), ()),
        ((Disc(-1, 0.0, 0.0),), ()),
        ((Disc(5, 0.0, 0.0), Disc(1, 30.0, 30.0)), ()),
        ((Disc(1, 30.0, 30.0), Disc(1, 90.0, 30.0)), ()),
        ((Disc(1, 30.0, 30.0),), (1,)),
        ((), (1, 1)),
        ((Disc(1, 30.0, 30.0),), (7,)),
        ((Disc(1, math.nan, 0.0),), ()),
        ((Disc(1, 0.0, math.inf),), ()),
        ((Disc(1, 250.5, 0.0),), ()),
        ((Disc(1, 30.0, 30.0, Lie.LOOSE, 4),), ()),
        ((Disc(1, 30.0, 30.0, Lie.SUNK, -1),), ()),
        ((Disc(1, 30.0, 30.0, Lie.SUNK, 25),), ()),
        ((Disc(1, 30.0, 30.0, Lie.SUNK, 0),), ()),
        ((Disc(1, 0.0, 0.0, Lie.SUNK, 12), Disc(0, 0.0, 5.0, Lie.UNBALANCED, 12)), ()),
        ((Disc(0, 60.0, 5.0), Disc(1, 60.0, 33.5)), ()),
        ((Disc(1, 91.0, -62.0),), ()),
    ],
)
def test_a_result_that_can_not_be_is_refused(
    moved: tuple[Disc, ...], off: tuple[int, ...], position: Position
) -> None:
    state = position(loose={0: [(90.0, -90.0)]})
    shot = Shot(0.0, -200.0, 0.0, 700.0, Result(moved, off))
    refusal = GAME.refusal(state, shot)
    assert refusal is not None
    assert refusal.clause == "result"
    sound = Result((Disc(0, 60.0, 5.0), Disc(1, 60.0, 34.5)))
    assert GAME.refusal(state, replace(shot, result=sound)) is None
