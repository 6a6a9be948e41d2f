# SPDX-License-Identifier: GPL-3.0-or-later
"""Every level plays by the rules, from its view alone, with its own hand, and stops when told."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from pushdesk import games
from pushdesk.core.game import Computer, Level, Setup
from pushdesk.core.opponent import Limit
from pushdesk.games.flick import odds, physics, scoring, thinking
from pushdesk.games.flick.candidates import Aim, Kind, Sight
from pushdesk.games.flick.evaluation import Judge, Style
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.geometry import hole_at
from pushdesk.games.flick.hand import HANDS, STEADY, Hand
from pushdesk.games.flick.invariants import twin
from pushdesk.games.flick.opponent import PLANS, Player
from pushdesk.games.flick.placement import area, next_disc
from pushdesk.games.flick.planning import Exact, Nearest, flicked
from pushdesk.games.flick.resolution import resolve
from pushdesk.games.flick.rules import GAME, OPTIONS
from pushdesk.games.flick.search import Arm, Halving, Round
from pushdesk.games.flick.state import (
    Action,
    Disc,
    EndTurn,
    Lie,
    NextGame,
    Phase,
    Result,
    Shot,
    State,
    View,
)
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, Table
from pushdesk.games.flick.tally import Ledger, tally
from pushdesk.games.flick.thinking import Search

Make = Callable[..., State]
Fortune = Callable[[State, random.Random], Shot]

PATIENT = 60.0
TRIES = 120
"""Looks at the limit that the costly levels are given here."""
OTHER_RULES = {option.key: option.choices[-1] for option in OPTIONS}
SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "teams": (4, {"teams": "on"}),
    "corners": (4, {"layout": "corners"}),
    "diagonals": (2, {"layout": "corners", "sections": "diagonals"}),
    "chained": (2, {"continue": "on"}),
    "round": (3, {"end": "round", "zones": "any"}),
    "series": (2, {"games": "3", "speed": "fast"}),
    "other": (4, OTHER_RULES),
}
CALM = Style(foresight=0.0, shapes=0.0, tempo=0.5, leader=0.0, by_chance=False)


def setup_of(seats: int, options: dict[str, str]) -> Setup:
    return Setup("flick", (Computer(Level.STRONG),) * seats, 1, options)


def limit_of(looks: int) -> Limit:
    """Return a limit that expires after it was asked so often, however fast the machine is."""
    left = iter(range(looks))
    return Limit(PATIENT, lambda: next(left, None) is None)


def random_positions(setup: Setup, seed: int, fortune: Fortune) -> Iterator[State]:
    """Yield every position of a game of random results."""
    rng = random.Random(seed)
    state = GAME.start(setup)
    while GAME.actor(state) is not None:
        yield state
        action: Action = NextGame() if state.phase is Phase.COUNTED else fortune(state, rng)
        state = GAME.advance(state, action).state


def decide(level: Level, state: State, seed: int = 1, limit: Limit | None = None) -> Action:
    seat = GAME.actor(state)
    assert seat is not None
    view = GAME.view(state, seat)
    player = games.opponent("flick", level)
    action: Action = player.decide(view, limit or Limit(PATIENT), random.Random(seed))
    return action


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("level", list(Level))
def test_every_action_is_legal_in_random_positions(
    level: Level, name: str, fortune: Fortune
) -> None:
    seats, options = SETUPS[name]
    seen = set()
    for number, state in enumerate(random_positions(setup_of(seats, options), 3, fortune)):
        seen.add(state.phase)
        if number % (3 if level is Level.NOVICE else 7) and state.phase is Phase.SHOOT:
            continue
        action = decide(level, state, number, limit_of(TRIES))
        assert GAME.refusal(state, action) is None
        assert isinstance(action, NextGame) == (state.phase is Phase.COUNTED)
    assert Phase.RESHOOT in seen


@pytest.mark.parametrize("level", list(Level))
def test_the_last_disc_is_shot_again_and_again(level: Level, position: Make) -> None:
    sunk = {0: "11 12 13 14 15 21 22 23 24 25 31", 1: "11 12 13"}
    state = position(sunk=sunk, shots=1)
    action = decide(level, state, 1, limit_of(TRIES))
    assert isinstance(action, Shot | EndTurn)
    assert GAME.refusal(state, action) is None


@pytest.mark.parametrize("level", list(Level))
def test_a_crowded_corner_is_played_legally(level: Level, position: Make) -> None:
    state = position(4, loose={0: [(-192.0, -192.0)], 1: [(-230.0, -160.0)]}, corners=True)
    action = decide(level, state, 1, limit_of(TRIES))
    assert isinstance(action, Shot)
    assert GAME.refusal(state, action) is None


@pytest.mark.parametrize("name", ["two", "three", "teams", "corners", "chained"])
@pytest.mark.parametrize("level", [Level.NOVICE, Level.CASUAL])
def test_whole_games_on_the_live_board_come_to_an_end(level: Level, name: str) -> None:
    seats, options = SETUPS[name]
    state = GAME.start(setup_of(seats, options))
    rng = random.Random(seats)
    player = games.opponent("flick", level)
    for _ in range(600):
        seat = GAME.actor(state)
        if seat is None:
            break
        action = player.decide(GAME.view(state, seat), Limit(PATIENT), rng)
        assert GAME.refusal(state, action) is None
        state = GAME.advance(state, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert max(outcome.total) > 0


@pytest.mark.parametrize("level", list(Level))
def test_equal_views_and_equal_chance_give_equal_decisions(level: Level, fortune: Fortune) -> None:
    looks = TRIES if level is Level.EXPERT else 10**6
    for state in list(random_positions(setup_of(2, {}), 3, fortune))[4:40:12]:
        other = twin(state, state.actor, random.Random(1))
        assert other != state
        assert decide(level, state, 9, limit_of(looks)) == decide(level, other, 9, limit_of(looks))


def test_equal_decisions_of_the_expert_with_all_its_time(position: Make) -> None:
    state = position(sunk={0: "51 52", 1: "41"}, loose={0: [(40.0, 30.0)], 1: [(-90.0, 20.0)]})
    assert decide(Level.EXPERT, state) == decide(Level.EXPERT, replace(state, deal=7))


class Counted:
    """Count the shots of the forecast and of the live board."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.forecasts = 0
        self.live = 0
        result, outcome = Forecast.result, physics.outcome

        def counted(told: Forecast, *args: Any) -> Result:
            self.forecasts += 1
            return result(told, *args)

        def watched(*args: Any) -> Result:
            self.live += 1
            return outcome(*args)

        monkeypatch.setattr(Forecast, "result", counted)
        monkeypatch.setattr(thinking, "outcome", watched)


@pytest.mark.parametrize("level", [Level.CASUAL, Level.STRONG, Level.EXPERT])
@pytest.mark.parametrize("looks", [0, 1, 40, 200])
def test_an_expired_limit_ends_the_thinking_at_once(
    level: Level, looks: int, position: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position(4, loose={0: [(40.0, 30.0), (30.0, -90.0)], 1: [(-90.0, 20.0)]}, shots=1)
    counted = Counted(monkeypatch)
    action = decide(level, state, 1, limit_of(looks))
    assert counted.forecasts + counted.live <= looks + 1
    assert GAME.refusal(state, action) is None


def test_even_without_time_the_shot_is_sensible(position: Make) -> None:
    for seats in (2, 3, 4):
        state = position(seats, sunk={0: "11", 1: "13"})
        for level in (Level.CASUAL, Level.STRONG, Level.EXPERT):
            player = Player(PLANS[level], STEADY)
            action = player.decide(View(0, state), limit_of(0), random.Random(1))
            assert isinstance(action, Shot)
            assert sunk_by(state, action)


def sunk_by(state: State, shot: Shot) -> list[Disc]:
    """Return the discs that a shot sinks by the forecast."""
    forecast = Forecast(state.discs, Table())
    aim = Aim(shot.x, shot.y, shot.heading, shot.speed, Kind.RANDOM, -1)
    moved = flicked(forecast, next_disc(state), aim).moved
    return [disc for disc in moved if disc.lie is Lie.SUNK]


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_the_budget_is_in_shots_and_kept(
    level: Level, position: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    decide(level, position(sunk={0: "51"}, loose={1: [(-90.0, 20.0)]}))
    plan = PLANS[level]
    assert isinstance(plan, Search)
    most = sum(each.width * each.samples for each in plan.rounds)
    further = plan.finalists * (plan.futures + 2 * plan.checks)
    assert most / 4 < counted.forecasts <= most + further
    assert counted.live == plan.finalists * plan.checks


class Fixed:
    """Always mean the same shot."""

    def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim:
        where = area(state, state.actor)
        x, y = (where.left + where.right) / 2, (where.bottom + where.top) / 2
        return Aim(x, y, 10.0, 900.0, Kind.RANDOM, -1)


@pytest.mark.parametrize("level", list(Level))
def test_every_level_has_its_own_hand(level: Level, start: Make) -> None:
    player = games.opponent("flick", level)
    assert isinstance(player, Player)
    assert (player.plan, player.hand) == (PLANS[level], HANDS[level])
    fixed = Player(Fixed(), HANDS[level])
    rng = random.Random(3)
    shots = [fixed.decide(View(0, start()), Limit(PATIENT), rng) for _ in range(2000)]
    headings = [shot.heading for shot in shots if isinstance(shot, Shot)]
    speeds = [shot.speed for shot in shots if isinstance(shot, Shot)]
    assert statistics.fmean(headings) == pytest.approx(10.0, abs=0.5)
    assert statistics.stdev(headings) == pytest.approx(HANDS[level].angle, rel=0.1)
    assert statistics.stdev(speeds) / 900.0 == pytest.approx(HANDS[level].power, rel=0.1)


def test_hands_get_steadier_from_level_to_level() -> None:
    hands = [HANDS[level] for level in Level]
    assert hands == [Hand(4.0, 0.2), Hand(2.0, 0.1), Hand(1.0, 0.05), Hand(0.5, 0.025)]


def test_the_error_of_the_hand_does_not_depend_on_the_time_to_think(start: Make) -> None:
    fixed = Player(Fixed(), HANDS[Level.CASUAL])
    shots = [fixed.decide(View(0, start()), limit_of(looks), random.Random(4)) for looks in (0, 99)]
    assert shots[0] == shots[1]


def test_an_impossible_plan_becomes_a_legal_shot(start: Make) -> None:
    class Mad(Fixed):
        def choose(self, state: State, hand: Hand, limit: Limit, chance: random.Random) -> Aim:
            return Aim(0.0, 0.0, math.nan, 1.0, Kind.RANDOM, -1)

    action = Player(Mad(), STEADY).decide(View(0, start()), Limit(PATIENT), random.Random(1))
    assert GAME.refusal(start(), action) is None


def test_the_novice_takes_the_nearest_hole(position: Make) -> None:
    for sunk, code in (("", "13"), ("13 12 14", "11"), ("11 12 13 14 15", "23")):
        state = position(sunk={0: sunk, 1: "11"})
        aim = Nearest().choose(state, HANDS[Level.NOVICE], Limit(PATIENT), random.Random(1))
        assert aim is not None
        assert aim.target in (
            hole_at(int(code[0]), int(code[1]), 0),
            hole_at(int(code[0]), 6 - int(code[1]), 0),
        )
        assert sunk_by(state, Shot(aim.x, aim.y, aim.heading, aim.speed))


def test_the_yardstick_takes_the_dearest_hole_and_no_heed_of_its_hand(start: Make) -> None:
    aims = [
        Exact(formations=False).choose(start(), hand, Limit(PATIENT), random.Random(1))
        for hand in HANDS.values()
    ]
    aim = aims[0]
    assert aim is not None
    assert aims == [aim] * len(aims)
    (disc,) = sunk_by(start(), Shot(aim.x, aim.y, aim.heading, aim.speed))
    assert disc.hole == aim.target
    assert scoring.hole_points(start(), 0, disc.hole) == 5


def test_one_yardstick_sees_formations_and_the_other_does_not(position: Make) -> None:
    state = position(sunk={0: "51 52 53 54"})
    for formations in (True, False):
        plan = Exact(formations=formations)
        aim = plan.choose(state, STEADY, Limit(PATIENT), random.Random(1))
        assert aim is not None
        (disc,) = sunk_by(state, Shot(aim.x, aim.y, aim.heading, aim.speed))
        # The fifth of a row pays 5 and makes the row void.
        assert (scoring.hole_points(state, 0, disc.hole) == 5) is not formations


@pytest.mark.parametrize("name", SETUPS)
def test_counts_after_a_shot_are_those_of_the_rules(name: str, fortune: Fortune) -> None:
    seats, options = SETUPS[name]
    for seed in range(12):
        rng = random.Random(seed)
        for state in random_positions(setup_of(seats, options), seed, fortune):
            if state.phase is Phase.COUNTED:
                continue
            result = fortune(state, rng).result
            assert result is not None
            found, real = Ledger(state).after(result), tally(resolve(state, result, []))
            if found.over or real.over:
                assert (found.over, found.sunk, found.pits) == (True, real.sunk, real.pits)
            elif not state.rules.corners:
                # A blocked corner platform, cleared by F8, is not counted.
                assert found == real
            else:
                assert (found.sunk, found.turn, found.shots) == (
                    real.sunk,
                    real.turn,
                    real.shots,
                )


def test_passing_counts_as_the_rules_say(position: Make) -> None:
    state = position(3, turn=2, shots=2, loose={2: ["loose"]})
    assert Ledger(state).passed() == tally(GAME.advance(state, EndTurn()).state)


def worths(state: State, *results: Result, style: Style = CALM) -> list[float]:
    judge = Judge(state, state.actor, 1.0, 0.05, style)
    ledger = Ledger(state)
    return [judge.worth(ledger.after(result)) for result in results]


def sink(state: State, code: str, seat: int | None = None, number: int | None = None) -> Result:
    """Return the result that the next disc, or another one, is sunk."""
    number = next_disc(state) if number is None else number
    side = state.sides[state.actor if seat is None else seat]
    hole = hole_at(int(code[0]), int(code[1]), side)
    return Result((Disc(number, *CENTRES[hole], Lie.SUNK, hole),))


def miss(state: State) -> Result:
    return Result((Disc(next_disc(state), 30.0, 30.0),))


@pytest.mark.parametrize("style", [PLANS[Level.STRONG], PLANS[Level.EXPERT]])
def test_the_judge_knows_what_pays(style: Search, position: Make) -> None:
    def check(state: State, better: Result, worse: Result) -> None:
        high, low = worths(state, better, worse, style=style.style)
        assert high > low

    state = position()
    check(state, sink(state, "53"), sink(state, "13"))
    check(state, sink(state, "13"), miss(state))
    check(state, miss(state), Result((), (0,)))  # F26 ends the turn.
    four = position(sunk={0: "51 52 53 54"})
    check(four, sink(four, "33"), sink(four, "55"))  # F36
    three = position(sunk={0: "51 52 53"})
    check(three, sink(three, "54"), sink(three, "55"))  # F33
    rival = position(sunk={1: "51 52 53"})
    check(rival, sink(rival, "12"), sink(rival, "14"))  # From here it is the rival's row 5.
    loose = position(loose={0: ["loose"] * 3})
    check(loose, sink(loose, "13"), miss(loose))  # F18
    third = position(shots=2)
    check(third, sink(third, "13"), miss(third))  # F12
    expelled = position(loose={1: [(100.0, 100.0)]})
    disc = miss(expelled).moved
    check(expelled, Result(disc), Result(disc, (DISCS,)))  # F24


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_a_lost_game_is_not_ended(level: Level, position: Make) -> None:
    behind = position(
        sunk={0: "11 12 13 14 21 22 23 24 31 32 33", 1: "51 52 53 54 41 42 43 44"}, shots=1
    )
    plan = PLANS[level]
    assert isinstance(plan, Search)
    end, wait = worths(behind, sink(behind, "15"), miss(behind), style=plan.style)
    assert end < wait
    ahead = position(sunk={0: "51 52 53 54 41 42 43 44 31 32 33", 1: "11 12"}, shots=1)
    end, wait = worths(ahead, sink(ahead, "15"), miss(ahead), style=plan.style)
    assert end > wait


def test_points_of_a_partner_are_own_points(position: Make) -> None:
    for teams, seat, better in ((True, 2, True), (False, 2, False), (True, 1, False)):
        state = position(4, loose={seat: [(100.0, 100.0)]}, teams=teams)
        disc = miss(state).moved[0]
        code = "52"
        pushed = sink(state, code, seat, DISCS * seat).moved[0]
        helped, left = worths(state, Result((disc, pushed)), Result((disc,)))
        assert (helped > left) is better


def test_a_turn_is_ended_only_when_more_shots_do_harm(position: Make) -> None:
    plan = PLANS[Level.CASUAL]
    assert isinstance(plan, Search)
    timid = replace(plan, style=replace(plan.style, tempo=-9.0))
    hand = HANDS[Level.CASUAL]
    for state, ends in (
        (position(shots=1), True),
        (position(), False),
        (position(loose={0: ["loose"]}, queue=(12,)), False),
    ):
        aim = timid.choose(state, hand, Limit(PATIENT), random.Random(1))
        assert (aim is None) is ends
        assert plan.choose(state, hand, Limit(PATIENT), random.Random(1)) is not None


def test_own_discs_are_sunk_through_others_and_seated(position: Make) -> None:
    hole = hole_at(1, 3, 0)
    x, y = CENTRES[hole]
    for where in ({"loose": {0: [(x, y - 40.0)]}}, {"lean": {0: "13"}}):
        state = position(**where)
        disc = state.discs[0]
        if "lean" in where:
            disc = replace(disc, x=x, y=y - 6.0)
            state = replace(state, discs=(disc,))
        sight = Sight(state, 0.0, 0.0)
        aims = [aim for aim in (*sight.pushes(), *sight.seatings()) if aim.target == hole]
        forecast = Forecast(state.discs, Table())
        results = [flicked(forecast, sight.number, aim) for aim in aims]
        assert any(
            each.number == disc.number and each.lie is Lie.SUNK and each.hole == hole
            for result in results
            for each in result.moved
        )


def test_straight_shots_sink_where_they_are_meant_to(start: Make) -> None:
    for options in ({}, {"layout": "corners"}, {"speed": "slow"}):
        state = start(**options)
        sight = Sight(state, 0.0, 0.0)
        forecast = Forecast((), sight.table)
        best = [aim for aim in sight.holes(1) if aim.chance > 0.5]
        assert len(best) >= HOLES - 5
        for aim in best:
            (disc,) = flicked(forecast, 0, aim).moved
            assert (disc.lie, disc.hole) == (Lie.SUNK, aim.target)


@pytest.mark.parametrize("level", list(Level))
def test_rough_chances_agree_with_the_forecast(level: Level) -> None:
    table, hand = Table(), HANDS[level]
    rng = random.Random(2)
    others = [hole for hole in range(HOLES) if hole != 22]
    plugged = tuple(Disc(hole, *CENTRES[hole], Lie.SUNK, hole) for hole in others)
    forecast = Forecast(plugged, replace(table, sliding_over=1.0))
    for distance in (100.0, 200.0, 320.0):
        start = CENTRES[22][1] - distance
        low, high = odds.speed_window(table, distance)
        hits = 0
        for _ in range(400):
            speed = (low + high) / 2 * rng.gauss(1.0, hand.power)
            angle = math.radians(rng.gauss(0.0, hand.angle))
            moved = forecast.result(
                47, 0.0, start, speed * math.sin(angle), speed * math.cos(angle)
            ).moved
            hits += any(disc.number == 47 and disc.lie is Lie.SUNK for disc in moved)
        told = odds.sinking(table, distance, hand.angle, hand.power)
        assert hits / 400 == pytest.approx(told, abs=0.15)


def test_shots_to_come() -> None:
    assert odds.shots_to_come(3, 0, 1.0, False) == 4.0
    assert odds.shots_to_come(1, 0, 0.0, False) == 1.0
    assert odds.shots_to_come(3, 3, 0.0, False) == pytest.approx(1.0 + 0.25 * 1.25)
    assert odds.shots_to_come(3, 0, 0.5, True) == 1.875
    assert odds.shots_to_come(0, 0, 0.5, False) == 0.0
    series = [odds.shots_to_come(3, loose, 0.5, False) for loose in range(4)]
    assert series == sorted(series, reverse=True)


def noisy(seed: int) -> Callable[[float, int], float]:
    """Return a worth with its peak at 3, under an error that is the same for every choice."""
    errors = [random.Random(f"{seed}/{number}").gauss(0.0, 2.0) for number in range(500)]
    return lambda choice, number: -((choice - 3.0) ** 2) + errors[number]


def test_halving_finds_and_refines_the_best() -> None:
    rng = random.Random(1)
    halving: Halving[float] = Halving(
        noisy(1), lambda choice: choice + rng.gauss(0.0, 0.5), Limit(PATIENT)
    )
    arms = [Arm(float(choice), 0.0) for choice in range(-8, 9, 4)]
    ranked = halving.run(arms, (Round(5, 4), Round(8, 8), Round(8, 16), Round(4, 32)))
    assert ranked[0].choice == pytest.approx(3.0, abs=0.5)
    assert ranked[0].count == 32
    assert halving.samples <= 5 * 4 + 8 * 8 + 8 * 16 + 4 * 32


def test_halving_goes_by_the_guess_until_there_are_samples() -> None:
    arms = [Arm("bad", 1.0), Arm("good", 2.0)]
    halving: Halving[str] = Halving(lambda choice, number: 0.0, lambda choice: None, limit_of(0))
    ranked = halving.run(arms, (Round(2, 5), Round(2, 9)))
    assert [arm.choice for arm in ranked] == ["good", "bad"]


def test_halving_never_lets_a_lucky_beginner_win_when_time_is_up() -> None:
    def sample(choice: str, number: int) -> float:
        return 100.0 if choice == "new" else 1.0

    halving: Halving[str] = Halving(sample, lambda choice: "new", limit_of(14))
    ranked = halving.run([Arm("old", 0.0), Arm("other", 0.0)], (Round(2, 4), Round(4, 50)))
    assert ranked[0].choice == "old"
