# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions in a few words: `position("7s 7h 7d", melds=[(1, run_of("4c 5c 6c"))])`.

Cards are written as in `games.rummy.notation`. Those that are not mentioned lie in the
stock and, where that leaves the stock too many, in the hands that nobody described.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pushdesk.core.game import Person, Setup
from pushdesk.games.rummy.cards import CARDS, WILD, Card
from pushdesk.games.rummy.invariants import breaches
from pushdesk.games.rummy.notation import card, cards
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.state import (
    DEALT,
    SEATS,
    Action,
    Count,
    Event,
    Laid,
    Meld,
    Phase,
    Rules,
    State,
    Turn,
)

ZERO = Count("R56", 0, (0, 0, 0, 0))


CHECKED = {"card_twice", "pack", "discard_pile", "known_not_held", "meld"}
"""What holds even where the play that led to a position is made up."""


@pytest.fixture
def position() -> Callable[..., State]:
    """Return a maker of positions; the turns before are made up."""

    def make(
        hand: str | None = None,
        *,
        number: int = 0,
        turn: int = 0,
        hands: dict[int, str] | None = None,
        melds: Sequence[tuple[int, Meld]] = (),
        taken: str = "",
        discard: str = "",
        top: str = "",
        stock: int | None = None,
        quiet: int = 0,
        draw: bool = False,
        finished: Sequence[Count] | None = None,
        **rules: Any,
    ) -> State:
        """Put the named cards down.

        `hand` is the actor's, who has drawn unless `draw`: by taking `taken`, or
        else by a push. `top` lies on the stock, `quiet` turns went by without a
        push or a play.
        """
        described = {seat: cards(text) for seat, text in (hands or {}).items()}
        if hand is not None:
            described[turn] = cards(hand)
        first = cards(top)
        named = {*first, *sum(described.values(), ())}
        named |= {each for _owner, meld in melds for each in meld.cards}
        if discard:
            named.add(card(discard))
        assert len(named) == sum(map(len, (first, *described.values()))) + sum(
            len(meld.cards) for _owner, meld in melds
        ) + bool(discard), "a card is named twice"
        rest = [each for each in range(CARDS) if each not in named]
        # Naturals first, so that hands nobody described hold no wild.
        rest.sort(key=lambda each: (WILD[each], each % 5, each))
        pile = -1
        if draw:
            pile = card(discard) if discard else rest.pop(0)
        others = [seat for seat in range(SEATS) if seat not in described]
        left = len(rest) - 3 * len(others) if stock is None else stock - len(first)
        if stock is None and others and (left + len(first)) % 2 == 0:
            left -= 1
        spread, below = rest[: len(rest) - left], rest[len(rest) - left :]
        for seat in others:
            described[seat] = tuple(spread[others.index(seat) :: len(others)])
        deck = (*first, *below)
        drawn = CARDS - SEATS * DEALT[min(number, 4)] - 1 - len(deck)
        now = [] if draw else [Turn(turn, card(taken) if taken else 0, not taken)]
        pushes = max(0, drawn) // 2 - sum(each.pushed for each in now)
        start = (turn - pushes - quiet) % SEATS
        record = [
            Turn((start + at) % SEATS, 0, at < pushes, discarded=0) for at in range(pushes + quiet)
        ]
        if draw and record:
            record[-1] = Turn(record[-1].seat, 0, record[-1].pushed, discarded=pile)
        known: list[tuple[Card, ...]] = [()] * SEATS
        if taken:
            known[turn] = (card(taken),)
        return State(
            Rules(**rules),
            1,
            number,
            (start - 1) % SEATS,
            turn,
            tuple(described[seat] for seat in range(SEATS)),
            deck,
            pile,
            Phase.DRAW if draw else Phase.PLAY,
            tuple(Laid(owner, meld) for owner, meld in melds),
            tuple(any(owner == seat for owner, _meld in melds) for seat in range(SEATS)),
            tuple(known),
            (),
            (*record, *now),
            (ZERO,) * number if finished is None else tuple(finished),
        )

    return make


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    """Return a player of actions that checks every position on its way."""

    def act(state: State, *actions: Action) -> tuple[State, list[Event]]:
        events: list[Event] = []
        for action in actions:
            assert not CHECKED & set(breaches(state))
            assert GAME.refusal(state, action) is None, (state.phase, action)
            step = GAME.advance(state, action)
            state = step.state
            events += step.events
        assert not CHECKED & set(breaches(state))
        return state, events

    return act


@pytest.fixture
def start() -> Callable[..., State]:
    """Return a maker of opening positions."""

    def make(deal: int = 1, **options: str) -> State:
        people = tuple(Person(f"P{seat}") for seat in range(SEATS))
        state = GAME.start(Setup("rummy", people, deal, options))
        assert breaches(state) == []
        return state

    return make
