# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every match, whoever plays and however."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pushdesk.core import gamefile
from pushdesk.core.game import LARGEST_DEAL, Person, Setup
from pushdesk.core.opponent import Limit
from pushdesk.core.session import RefusedError, Session
from pushdesk.games.rummy import scoring, views
from pushdesk.games.rummy.cards import CARDS
from pushdesk.games.rummy.dealing import start_round
from pushdesk.games.rummy.invariants import breaches, every_action, twin
from pushdesk.games.rummy.policies import Greedy
from pushdesk.games.rummy.rules import GAME, OPTIONS, rules_of
from pushdesk.games.rummy.state import (
    Action,
    Count,
    Discard,
    Drew,
    Event,
    Laid,
    NextRound,
    Phase,
    Push,
    Pushed,
    Set,
    State,
    Take,
    Turn,
    View,
)

CHOSEN = st.fixed_dictionaries(
    {}, optional={option.key: st.sampled_from(option.choices) for option in OPTIONS}
)
DEALS = st.integers(1, LARGEST_DEAL)
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
LISTED = 400
"""How many of the legal actions of a position are looked at."""
EMPTY = (Count("R62", -1, (1, 2, 3, 4)),)


def start(number: int, deal: int, options: dict[str, str]) -> State:
    """Return the start of any round, counted from 0."""
    return start_round(rules_of(options), deal, number, deal % 4, EMPTY * number, [])


def chosen(state: State, rng: random.Random, skill: float) -> Action:
    """Return a legal action: a sensible one with some chance, else any of the first listed."""
    if rng.random() < skill:
        view = GAME.view(state, state.actor)
        return Greedy().decide(view, Limit(60.0), rng)
    return rng.choice(list(itertools.islice(GAME.actions(state), 60)))


def walk(state: State, rng: random.Random, skill: float, most: int) -> Iterator[State]:
    """Yield the positions of a match until the next round would begin."""
    for _ in range(most):
        yield state
        if state.phase in (Phase.COUNTED, Phase.OVER):
            return
        state = GAME.advance(state, chosen(state, rng, skill)).state


ROUNDS_TO_PLAY = st.integers(0, 5)
SKILLS = st.sampled_from((0.0, 0.5, 0.9))


@FEW
@given(ROUNDS_TO_PLAY, DEALS, CHOSEN, SKILLS, SEEDS)
def test_every_position_keeps_every_invariant(
    number: int, deal: int, options: dict[str, str], skill: float, seed: int
) -> None:
    rng = random.Random(seed)
    if number == 5:
        options = {**options, "tie": "extra"}
    for state in walk(start(number, deal, options), rng, skill, 70):
        if number < 5:
            assert breaches(state) == []
        else:
            assert set(breaches(state)) <= {"over"}
        listed = list(itertools.islice(GAME.actions(state), LISTED))
        assert listed or state.phase is Phase.OVER
        assert len(set(listed)) == len(listed)
        assert all(GAME.refusal(state, action) is None for action in listed)
        for action in every_action(state):
            refusal = GAME.refusal(state, action)
            assert refusal is not None or len(listed) == LISTED or action in listed
        for seat in range(4):
            assert GAME.view(state, seat) == GAME.view(twin(state, seat, rng), seat)


@FEW
@given(ROUNDS_TO_PLAY, DEALS, CHOSEN, SEEDS)
def test_an_action_changes_no_position_but_leads_to_one(
    number: int, deal: int, options: dict[str, str], seed: int
) -> None:
    rng = random.Random(seed)
    for state in walk(start(number, deal, options), rng, 0.5, 40):
        for action in itertools.islice(GAME.actions(state), 30):
            before = msgspec.json.encode(state)
            step = GAME.advance(state, action)
            assert msgspec.json.encode(state) == before
            assert GAME.advance(state, action) == step
            back = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
            assert back == action
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        view = GAME.view(state, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view


@FEW
@given(ROUNDS_TO_PLAY, DEALS, CHOSEN, SEEDS)
def test_what_may_be_taken_back_shows_nothing_hidden(
    number: int, deal: int, options: dict[str, str], seed: int
) -> None:
    """It leads equal views of the actor to equal views, so the actor learns nothing."""
    rng = random.Random(seed)
    for state in walk(start(number, deal, options), rng, 0.6, 60):
        seat = state.actor
        for action in itertools.islice(GAME.actions(state), 30):
            if GAME.revertible(state, action):
                other = twin(state, seat, rng)
                mine, others = (GAME.advance(each, action).state for each in (state, other))
                assert GAME.view(mine, seat) == GAME.view(others, seat)
                assert mine.stock == state.stock
                assert mine.turn == seat
                assert mine.phase is Phase.PLAY


@FEW
@given(ROUNDS_TO_PLAY, DEALS, SEEDS)
def test_events_tell_a_seat_no_more_than_its_view(number: int, deal: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in walk(start(number, deal, {}), rng, 0.6, 80):
        for action in itertools.islice(GAME.actions(state), 4):
            step = GAME.advance(state, action)
            for seat in range(4):
                known = GAME.view(step.state, seat)
                hidden = set(views.unseen(known))
                for event in step.events:
                    if isinstance(event, Pushed | Drew):
                        seen = views.seen_by(event, seat)
                        assert isinstance(seen, Pushed | Drew)
                        assert seen.card not in hidden
                        assert (seen.card < 0) == (event.card in hidden) or known.hands


@FEW
@given(ROUNDS_TO_PLAY, DEALS, CHOSEN, SKILLS, SEEDS)
def test_a_view_and_the_unseen_cards_make_a_position(
    number: int, deal: int, options: dict[str, str], skill: float, seed: int
) -> None:
    rng = random.Random(seed)
    for state in walk(start(number, deal, options), rng, skill, 60):
        for seat in range(4):
            view = GAME.view(state, seat)
            order = list(views.unseen(view))
            seen = set(range(CARDS)) - set(order)
            assert set(state.hands[seat]) <= seen
            rng.shuffle(order)
            other = views.determined(view, order)
            assert GAME.view(other, seat) == view
            assert set(breaches(other)) <= {"over"}
            if seat == state.actor:
                mine = itertools.islice(GAME.actions(state), 50)
                assert list(mine) == list(itertools.islice(GAME.actions(other), 50))


@FEW
@given(ROUNDS_TO_PLAY, DEALS, CHOSEN, SEEDS)
def test_greedy_plays_legally_and_cannot_peek(
    number: int, deal: int, options: dict[str, str], seed: int
) -> None:
    rng = random.Random(seed)
    for state in walk(start(number, deal, options), rng, 1.0, 150):
        if state.phase is Phase.OVER:
            return
        seat = state.actor
        action = chosen(state, random.Random(1), 1.0)
        assert GAME.refusal(state, action) is None
        assert chosen(twin(state, seat, rng), random.Random(1), 1.0) == action


def match(deal: int, options: dict[str, str]) -> Session[State, Action, Event, View]:
    people = tuple(Person(f"P{seat}") for seat in range(4))
    return Session(GAME, Setup("rummy", people, deal, options))


@settings(FEW, max_examples=8)
@given(DEALS, CHOSEN, SEEDS)
def test_a_match_is_saved_loaded_and_continued(
    deal: int, options: dict[str, str], seed: int
) -> None:
    rng = random.Random(seed)
    played = match(deal, options)
    loads = 0
    while played.actor is not None:
        action = chosen(played.state, rng, 0.9)
        for wrong in rng.sample(list(every_action(played.state)), 3):
            if GAME.refusal(played.state, wrong) is not None:
                before, length = played.state, len(played.journal)
                with pytest.raises(RefusedError):
                    played.act(wrong)
                assert played.state is before
                assert len(played.journal) == length
        played.act(action)
        if rng.random() < 0.004:
            loads += 1
            loaded = gamefile.decode(gamefile.encode(played), lambda _name: GAME)
            assert loaded.state == played.state
            assert loaded.journal == played.journal
            played = loaded
    outcome = played.outcome
    assert outcome is not None
    state = played.state
    assert breaches(state) == []
    assert len(state.finished) in (5, 6)
    totals = scoring.team_totals(state.finished)
    for team, total in enumerate(totals):
        assert total == sum(outcome.total[team::2])
        assert total == sum(sum(row.points[team::2]) for row in outcome.sheet)
    winners = {seat % 2 for seat in outcome.ranking[0]}
    assert winners == {team for team in range(2) if totals[team] == min(totals)}
    assert gamefile.decode(gamefile.encode(played), lambda _name: GAME).outcome == outcome


PERFT = {
    (1, 0, 0): [1, 2, 14, 28, 233, 467, 3906, 8348],
    (4711, 0, 0): [1, 2, 14, 28, 224, 448, 3584, 7168],
    (7, 3, 0): [1, 2, 20, 40, 440, 880, 9680],
    (5, 3, 60): [1, 79, 1236, 5664],
    (26, 1, 40): [1, 80, 1390, 7612],
    (13, 0, 60): [1, 39, 447, 2290],
}
"""Different positions after 0, 1, 2 … actions, by deal, round and greedy actions before."""


def reachable(state: State, depth: int) -> list[int]:
    """Return how many different positions lie 0, 1, 2 … actions away."""
    states = {state}
    counts = [1]
    for _ in range(depth):
        states = {
            GAME.advance(each, action).state for each in states for action in GAME.actions(each)
        }
        counts.append(len(states))
    return counts


def after(number: int, deal: int, actions: int) -> State:
    """Return the position after some greedy actions of a round."""
    return next(
        itertools.islice(walk(start(number, deal, {}), random.Random(1), 1.0, 999), actions, None)
    )


@pytest.mark.parametrize(("deal", "number", "actions"), list(PERFT))
def test_perft(deal: int, number: int, actions: int) -> None:
    expected = PERFT[deal, number, actions]
    assert reachable(after(number, deal, actions), len(expected) - 1) == expected


Position = Callable[..., State]


def test_the_invariants_notice(position: Position) -> None:
    """Each breach is found in a position made for it."""
    state = start(0, 5, {})
    assert breaches(state) == []
    hand = state.hands[0]
    middle = GAME.advance(state, Take()).state
    played = GAME.advance(state, Push()).state
    turn = played.turn
    ended = start(0, 5, {})
    while ended.phase is not Phase.COUNTED:
        ended = GAME.advance(ended, Push()).state
        if ended.phase is Phase.PLAY:
            ended = GAME.advance(ended, Discard(ended.hands[ended.turn][0])).state
    quiet = (Turn(0, 0, False),) * 24
    laid = (Laid(0, Set(9, (8, 21, 34))),)
    broken = {
        "card_twice": replace(state, hands=(hand, hand, *state.hands[2:])),
        "pack": replace(state, stock=state.stock[1:]),
        "discard_pile": replace(middle, discard=state.discard),
        "known_not_held": replace(state, known=((), (), (), state.stock[:1])),
        "meld": replace(state, melds=(Laid(0, Set(9, (8, 8, 21))),)),
        "met": replace(state, met=(True, False, False, False)),
        "contract": replace(state, melds=laid, met=(True, False, False, False)),
        "turn_order": replace(played, record=(Turn(turn + 1, 0, True),)),
        "turn": replace(state, turn=(state.turn + 1) % 4),
        "turn_over": replace(played, record=(Turn(turn, 0, True, discarded=3),)),
        "turn_without_discard": replace(played, record=(Turn(turn, 0, True),) * 2),
        "discard_unrecorded": replace(state, record=(Turn(turn, 0, False, discarded=3),)),
        "stock": replace(state, stock=state.stock[2:]),
        "stock_even": replace(state, stock=state.stock[1:]),
        "hand_empty": replace(state, hands=((), *state.hands[1:])),
        "quiet": replace(state, record=quiet),
        "rounds": replace(state, round=1),
        "over": replace(ended, phase=Phase.OVER),
        "out": replace(ended, finished=(replace(ended.finished[0], out=1),)),
        "out_with_cards": replace(ended, finished=(replace(ended.finished[0], out=1),)),
        "count": replace(ended, finished=(replace(ended.finished[0], points=(1, 1, 1, 1)),)),
    }
    for breach, wrong in broken.items():
        assert breach in breaches(wrong), breach
    assert GAME.refusal(ended, NextRound()) is None
