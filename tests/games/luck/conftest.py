# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions written as people read them: `position(columns=["r4 b2", "roll"], pile="g3")`.

Cards are a colour's first letter and a number, `roll` or `switch`; each mention takes the
next copy. Cards that are not mentioned follow in the pile, or lie on the discards.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pushdesk.core import chance
from pushdesk.core.game import Person, Setup
from pushdesk.games.luck.cards import FACES, KIND, RANK, ROLL, SWITCH, Card
from pushdesk.games.luck.invariants import breaches
from pushdesk.games.luck.rules import GAME
from pushdesk.games.luck.state import Action, Event, Phase, Rules, State

LETTERS = "rbgyp"


def name_of(card: Card) -> str:
    if KIND[card] >= ROLL:
        return "roll" if KIND[card] == ROLL else "switch"
    return f"{LETTERS[KIND[card] // 6]}{RANK[card]}"


class Box:
    """Hand out the cards of one box by name."""

    def __init__(self, switches: bool) -> None:
        self.left: defaultdict[str, list[Card]] = defaultdict(list)
        for card, kind in enumerate(KIND):
            if switches or kind != SWITCH:
                self.left[name_of(card)].append(card)

    def take(self, text: str) -> tuple[Card, ...]:
        return tuple(self.left[name].pop(0) for name in text.split())

    def rest(self) -> tuple[Card, ...]:
        """Return what is left, the kinds mixed, the same for ever."""
        columns = itertools.zip_longest(*self.left.values())
        return tuple(card for row in columns for card in row if card is not None)


def deal_with(die: Sequence[int], rolled: int) -> int:
    """Return a deal number whose next rolls show the faces of `die`."""
    for deal in range(1, 1_000_000):
        if all(chance.draw(deal, "die", rolled + k, FACES) == face for k, face in enumerate(die)):
            return deal
    raise LookupError(die)


@pytest.fixture
def position() -> Callable[..., State]:
    """Return a maker of positions; a few words say what lies where."""

    def make(
        *,
        seats: int = 3,
        turn: int = 0,
        actor: int | None = None,
        phase: Phase = Phase.CHOOSE,
        pile: str = "",
        only: bool = False,
        columns: Sequence[str] = (),
        benches: Sequence[str] = (),
        banks: Sequence[str] = (),
        hand: str = "",
        switches: int = 0,
        die: Sequence[int] = (),
        rolled: int = 0,
        bust: bool = False,
        taken: int = 0,
        rollers: tuple[int, ...] = (),
        direction: int | None = None,
        **rules: Any,
    ) -> State:
        """Put the named cards down; with `only` the pile holds nothing but `pile`."""
        box = Box(switches=seats > 2 or bool(rules.get("keep_switches")))
        ahead = box.take(pile)
        on_columns = tuple(box.take(column) for column in columns)
        on_benches = tuple(
            box.take(benches[seat] if seat < len(benches) else "") for seat in range(seats)
        )
        in_banks = tuple(
            box.take(banks[seat] if seat < len(banks) else "") for seat in range(seats)
        )
        in_hand = box.take(hand)
        stack = box.take("switch " * switches)
        discards: tuple[Card, ...] = ()
        if only:
            # No Switch card is ever discarded: those not in the pile are on their stack.
            stack += tuple(card for card in box.rest() if KIND[card] == SWITCH)
            discards = tuple(card for card in box.rest() if KIND[card] != SWITCH)
        else:
            ahead += box.rest()
        behind = (*sum(on_columns + on_benches + in_banks, ()), *in_hand, *stack, *discards)
        return State(
            Rules(**rules),
            deal_with(die, rolled),
            seats,
            (*behind, *ahead),
            turn,
            turn if actor is None else actor,
            phase,
            len(behind),
            in_hand[0] if in_hand else -1,
            on_columns,
            (-1) ** len(stack) if direction is None else direction,
            on_benches,
            in_banks,
            stack,
            discards,
            bust,
            taken,
            rollers,
            rolled,
        )

    return make


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    """Return a player of actions that checks every position on its way."""

    def act(state: State, *actions: Action) -> tuple[State, list[Event]]:
        events: list[Event] = []
        for action in actions:
            assert breaches(state) == []
            assert GAME.refusal(state, action) is None, (state.phase, action)
            assert action in list(GAME.actions(state))
            step = GAME.advance(state, action)
            state = step.state
            events += step.events
        assert breaches(state) == []
        return state, events

    return act


@pytest.fixture
def names() -> Callable[[Sequence[Card]], str]:
    """Return a reader of cards: `names(bench) == "r4 b2"`."""

    def read(cards: Sequence[Card]) -> str:
        return " ".join(name_of(card) for card in cards)

    return read


@pytest.fixture
def start() -> Callable[..., State]:
    """Return a maker of opening positions by number of seats."""

    def make(seats: int = 3, deal: int = 1, **options: str) -> State:
        people = tuple(Person(f"P{seat}") for seat in range(seats))
        return GAME.start(Setup("luck", people, deal, options))

    return make
