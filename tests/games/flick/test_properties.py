# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game, whoever plays and however; results are drawn, not simulated."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pushdesk.core import gamefile
from pushdesk.core.game import LARGEST_DEAL, Person, Setup
from pushdesk.core.session import RefusedError, Session
from pushdesk.games.flick import placement, results, scoring
from pushdesk.games.flick.invariants import breaches, every_action, twin
from pushdesk.games.flick.rules import GAME, OPTIONS, Flick
from pushdesk.games.flick.state import (
    Action,
    Counted,
    Disc,
    EndTurn,
    Event,
    Expelled,
    Flicked,
    Formed,
    GameBegan,
    Lie,
    NextGame,
    Phase,
    Sank,
    Shot,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
    Unformed,
)
from pushdesk.games.flick.table import DISCS

Fortune = Callable[[State, random.Random], Shot]

SETUPS = st.builds(
    lambda seats, deal, options: Setup("flick", (Person("P"),) * seats, deal, options),
    st.integers(2, 4),
    st.integers(1, LARGEST_DEAL),
    st.fixed_dictionaries(
        {}, optional={option.key: st.sampled_from(option.choices) for option in OPTIONS}
    ),
)
SEEDS = st.integers(0, 2**32)
GAMES = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
LONGEST = 250
"""Actions of one random game; a series is cut off there."""


class Drawn(Flick):
    """The rules, with the results of shots as they are given."""

    def settle(self, _state: State, action: Action) -> Action:
        return action


def choose(state: State, rng: random.Random, fortune: Fortune) -> Action:
    if state.phase is Phase.COUNTED:
        return NextGame()
    if state.phase is Phase.SHOOT and state.shots and rng.random() < 0.1:
        return EndTurn()
    return fortune(state, rng)


@GAMES
@given(SETUPS, SEEDS)
def test_every_position_keeps_every_invariant(fortune: Fortune, setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    for _ in range(LONGEST):
        assert breaches(state) == []
        actor = GAME.actor(state)
        assert (actor is None) == (state.phase is Phase.OVER) == (GAME.outcome(state) is not None)
        for seat in range(setup.seats):
            assert GAME.view(state, seat) == GAME.view(twin(state, seat, rng), seat)
        if actor is None:
            break
        assert actor in range(setup.seats)
        action = choose(state, rng, fortune)
        assert GAME.refusal(state, action) is None
        before = msgspec.json.encode(state)
        step = GAME.advance(state, action)
        assert msgspec.json.encode(state) == before
        assert GAME.advance(state, action) == step
        tell_the_same(state, step.state, step.events)
        state = step.state
    if state.phase is Phase.OVER:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.total == scoring.totals(outcome.sheet)
        assert sorted(seat for group in outcome.ranking for seat in group) == [*range(setup.seats)]


def tell_the_same(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check that the events alone tell where every disc went and whose turn it is."""
    counts = Counter(type(event) for event in events)
    assert counts[TurnEnded] <= 1 >= counts[Counted]
    on_board = {disc.number for disc in before.discs}
    queue = list(before.queue)
    sunk = {disc.number for disc in before.discs if disc.lie is Lie.SUNK}
    turn = before.turn
    made: dict[tuple[int, str, tuple[int, ...]], int] = {
        (seat, each.clause, each.holes): each.points
        for seat in range(before.seats)
        for each in scoring.formations(before, seat)
    }
    for event in events:
        match event:
            case Flicked():
                on_board.add(event.number)
                if event.number in queue:
                    queue.remove(event.number)
            case Sank():
                sunk.add(event.number)
            case Expelled():
                on_board.remove(event.number)
                if event.again:
                    queue.append(event.number)
            case TakenBack():
                assert {number // DISCS for number in event.numbers} == {event.seat}
                on_board.difference_update(event.numbers)
            case Formed():
                made[event.seat, event.clause, event.holes] = event.points
            case Unformed():
                assert made.pop((event.seat, event.clause, event.holes)) == event.points
            case TurnBegan():
                turn = event.seat
            case Counted():
                assert event.points == scoring.totals(after.finished[-1])
            case GameBegan():
                on_board, sunk, made, turn = set(), set(), {}, event.seat
    assert on_board == {disc.number for disc in after.discs}
    assert sunk == {disc.number for disc in after.discs if disc.lie is Lie.SUNK}
    assert turn == after.turn
    # Expelled discs are told as they left; the queue is clockwise.
    assert sorted(queue) == sorted(after.queue) or after.phase in (Phase.COUNTED, Phase.OVER)
    assert made == {
        (seat, each.clause, each.holes): each.points
        for seat in range(after.seats)
        for each in scoring.formations(after, seat)
    }


@GAMES
@given(SETUPS, SEEDS)
def test_twelve_discs_of_a_colour_and_none_leaves_its_hole(
    fortune: Fortune, setup: Setup, seed: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    sunk: dict[int, Disc] = {}
    for _ in range(LONGEST):
        if state.phase is Phase.OVER:
            break
        action = choose(state, rng, fortune)
        state = GAME.advance(state, action).state
        if isinstance(action, NextGame):
            sunk = {}
        for seat in range(setup.seats):
            lying = sum(disc.seat == seat for disc in state.discs)
            queued = sum(number // DISCS == seat for number in state.queue)
            assert lying + queued + state.reserve(seat) == DISCS
        now = {disc.number: disc for disc in state.discs if disc.lie is Lie.SUNK}
        assert sunk.items() <= now.items()
        sunk = now


@GAMES
@given(SETUPS, SEEDS)
def test_every_listed_action_is_legal_and_every_other_refused(
    fortune: Fortune, setup: Setup, seed: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    for _ in range(60):
        listed = list(GAME.actions(state))
        assert len(set(listed)) == len(listed)
        assert all(GAME.refusal(state, action) is None for action in listed)
        for action in every_action(state):
            assert (GAME.refusal(state, action) is None) == (action in listed)
        if state.phase is Phase.OVER:
            break
        assert listed
        if state.phase in (Phase.SHOOT, Phase.RESHOOT):
            assert isinstance(listed[0], Shot)
            assert len(listed) > 15
        state = GAME.advance(state, choose(state, rng, fortune)).state


@GAMES
@given(SETUPS, SEEDS)
def test_refused_actions_change_nothing(fortune: Fortune, setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    session = Session(Drawn(), setup)
    for _ in range(40):
        state, journal = session.state, session.journal
        if session.actor is None:
            break
        for action in every_action(state):
            if GAME.refusal(state, action) is not None:
                with pytest.raises(RefusedError):
                    session.act(action)
                assert (session.state, session.journal) == (state, journal)
        session.act(choose(state, rng, fortune))


@GAMES
@given(SETUPS, SEEDS)
def test_states_views_actions_and_events_survive_json(
    fortune: Fortune, setup: Setup, seed: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    for _ in range(60):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        view = GAME.view(state, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
        if state.phase is Phase.OVER:
            break
        action = choose(state, rng, fortune)
        back = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
        assert back == action
        step = GAME.advance(state, action)
        for event in step.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
        state = step.state


@GAMES
@given(SETUPS, SEEDS)
def test_a_saved_game_goes_on_as_if_it_never_stopped(
    fortune: Fortune, setup: Setup, seed: int
) -> None:
    rng = random.Random(seed)
    session = Session(Drawn(), setup)
    for _ in range(rng.randint(1, 80)):
        if session.actor is None:
            break
        session.act(choose(session.state, rng, fortune))
    loaded = gamefile.decode(gamefile.encode(session), lambda _name: Drawn())
    assert (loaded.state, loaded.journal) == (session.state, session.journal)
    for _ in range(30):
        if session.actor is None:
            break
        action = choose(session.state, rng, fortune)
        assert loaded.act(action) == session.act(action)
    assert (loaded.state, loaded.outcome) == (session.state, session.outcome)


@GAMES
@given(SETUPS, SEEDS)
def test_what_may_be_taken_back_leads_equal_views_to_equal_views(
    fortune: Fortune, setup: Setup, seed: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    # Who begins the next game by lot is chance of its own, and nobody's choice.
    drawn = state.rules.start == "random"
    for _ in range(LONGEST):
        if state.phase is Phase.OVER:
            break
        actions: tuple[Action, ...] = (EndTurn(),) if drawn else (EndTurn(), NextGame())
        for action in actions:
            if GAME.refusal(state, action) is None and GAME.revertible(state, action):
                after = GAME.advance(state, action).state
                other = GAME.advance(twin(state, 0, rng), action).state
                assert GAME.view(after, 0) == GAME.view(other, 0)
        state = GAME.advance(state, choose(state, rng, fortune)).state


SPOILT: tuple[Callable[[Shot, Disc], Shot], ...] = (
    lambda shot, disc: with_disc(shot, replace(disc, x=math.nan)),
    lambda shot, disc: with_disc(shot, replace(disc, y=251.0)),
    lambda shot, disc: with_disc(shot, replace(disc, number=disc.number + 48)),
    lambda shot, disc: with_disc(shot, replace(disc, hole=99 if disc.hole < 0 else -1)),
    lambda shot, disc: twice_told(shot, disc),
    lambda shot, disc: untold(shot, disc),
)
"""Ways to make a result impossible that begin with one of its discs."""


def with_disc(shot: Shot, disc: Disc) -> Shot:
    assert shot.result is not None
    return replace(shot, result=replace(shot.result, moved=(disc, *shot.result.moved[1:])))


def twice_told(shot: Shot, disc: Disc) -> Shot:
    assert shot.result is not None
    return replace(shot, result=replace(shot.result, off=(*shot.result.off, disc.number)))


def untold(shot: Shot, _disc: Disc) -> Shot:
    assert shot.result is not None
    return replace(shot, result=replace(shot.result, moved=(), off=()))


@GAMES
@given(SETUPS, SEEDS)
def test_spoilt_results_are_refused(fortune: Fortune, setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup)
    for _ in range(40):
        if state.phase is Phase.OVER:
            break
        action = choose(state, rng, fortune)
        if isinstance(action, Shot) and action.result is not None and action.result.moved:
            assert results.refusal(state, action.result) is None
            for spoil in SPOILT:
                refusal = GAME.refusal(state, spoil(action, action.result.moved[0]))
                assert refusal is not None
                assert refusal.clause == "result"
        state = GAME.advance(state, action).state


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    SETUPS,
    st.floats(allow_nan=True),
    st.floats(allow_nan=True),
    st.floats(allow_nan=True),
    st.floats(allow_nan=True),
)
def test_any_numbers_are_judged(
    setup: Setup, x: float, y: float, heading: float, speed: float
) -> None:
    state = GAME.start(setup)
    refusal = GAME.refusal(state, Shot(x, y, heading, speed))
    assert refusal is None or refusal.clause in ("F7", "F8")


def test_random_games_reach_what_they_should(fortune: Fortune) -> None:
    """Guard the properties above against games that never get anywhere."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        options = {option.key: rng.choice(option.choices) for option in OPTIONS}
        state = GAME.start(Setup("flick", (Person("P"),) * rng.choice((2, 3, 4)), 1, options))
        for _ in range(LONGEST):
            if state.phase is Phase.OVER:
                seen["over"] += 1
                break
            seen[f"chain {min(state.chain, 2)}"] += 1
            step = GAME.advance(state, choose(state, rng, fortune))
            for event in step.events:
                clause = getattr(event, "clause", "")
                seen[f"{type(event).__name__} {clause}".strip()] += 1
            state = step.state
            assert state.ended == "" or state.rules.finish_round or state.phase >= Phase.COUNTED
    for what in (
        "over",
        "chain 2",
        "Counted F27",
        "Counted F28",
        "TakenBack F15",
        "TakenBack F17",
        "TakenBack F19",
        "TakenBack F20",
        "TakenBack F21",
        "TakenBack F23",
        "TurnEnded F12",
        "TurnEnded F13",
        "TurnEnded F18",
        "TurnEnded F19",
        "TurnEnded F23",
        "TurnEnded F26",
        "TurnEnded F38",
        "TurnEnded A16",
        "Formed F33",
        "Formed F34",
        "Formed F35",
        "Formed F36",
        "Formed F42",
        "Unformed F42",
        "FourthShot",
        "GameBegan",
        "Leant",
        "Loosened",
    ):
        assert seen[what] > 0, (what, seen)


def test_the_actor_always_has_a_place(fortune: Fortune) -> None:
    """Shoot weakly in the corner layout, so that platforms fill up."""
    blocked = 0
    for seed in range(40):
        rng = random.Random(seed)
        people = (Person("P"),) * rng.choice((2, 3, 4))
        state = GAME.start(Setup("flick", people, 1, {"layout": "corners"}))
        for _ in range(60):
            if state.phase is Phase.OVER:
                break
            action = choose(state, rng, fortune)
            if isinstance(action, Shot):
                weak = Disc(placement.next_disc(state), action.x, action.y)
                assert action.result is not None
                action = replace(action, result=replace(action.result, moved=(weak,), off=()))
            step = GAME.advance(state, action)
            blocked += any(
                isinstance(event, TakenBack) and event.clause == "F8" for event in step.events
            )
            state = step.state
            assert breaches(state) == []
    assert blocked > 0


@pytest.mark.clause("F10", "F27")
@pytest.mark.parametrize("layout", ["sides", "corners"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_on_the_live_board_end_and_can_be_loaded(seats: int, layout: str) -> None:
    """Every result of the physics must be one that a file may hold."""
    rng = random.Random(seats)
    people = tuple(Person("P") for _ in range(seats))
    session = Session(GAME, Setup("flick", people, 1, {"layout": layout}))
    while session.actor is not None:
        first = next(iter(GAME.actions(session.state)))
        action: Action = first
        if isinstance(first, Shot) and rng.random() < 0.3:
            action = replace(first, heading=first.heading + rng.gauss(0, 15), speed=1500.0)
        session.act(action)
        assert breaches(session.state) == []
    outcome = session.outcome
    assert outcome is not None
    assert outcome.total == tuple(scoring.score(session.state, seat).total for seat in range(seats))
    loaded = gamefile.decode(gamefile.encode(session), lambda _name: GAME)
    assert (loaded.state, loaded.outcome) == (session.state, outcome)
