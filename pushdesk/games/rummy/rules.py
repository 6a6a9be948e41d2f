# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of rummy, clause by clause (ledger: seeds/rummy.toml)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from pushdesk.core.game import Game, Option, Outcome, Preset, Refusal, Seat, Setup, Step
from pushdesk.games.rummy import plays, refusals, scoring, views
from pushdesk.games.rummy.dealing import first_dealer, start_round
from pushdesk.games.rummy.finder import finder
from pushdesk.games.rummy.state import (
    SEATS,
    Action,
    Discard,
    Event,
    LayContract,
    LayMeld,
    NextRound,
    Phase,
    Push,
    Rules,
    State,
    Take,
    View,
    contract_of,
)
from pushdesk.games.rummy.turns import ADVANCE

OPTIONS = (
    Option("wilds", "HR-R1", ("natural", "alone")),
    Option("suits", "HR-R2", ("once", "again")),
    Option("push", "HR-R3", ("last", "two")),
    Option("taken", "HR-R4", ("free", "kept")),
    Option("out", "HR-R5", ("free", "discard")),
    Option("tie", "HR-R6", ("shared", "extra")),
    Option("lock", "HR-R7", ("any", "own")),
    Option("ace", "HR-R8", ("both", "high")),
    Option("limit", "HR-R9", ("off", "on")),
    Option("replace", "HR-R10", ("all", "runs", "off")),
)
PRESETS = (
    Preset("printed", {}),
    Preset("family", {"suits": "again", "push": "two", "tie": "extra"}),
    Preset("expert", {"taken": "kept", "out": "discard", "limit": "on", "tie": "extra"}),
)

_DRAW, _PLAY, _COUNTED, _OVER = Phase
_TAKE_OR_PUSH = (Take(), Push())
_ONLY_NEXT = (NextRound(),)


def rules_of(options: dict[str, str]) -> Rules:
    """Return the house rules that some options choose; a missing key means the default."""
    chosen = {option.key: option.choices[0] for option in OPTIONS} | options
    return Rules(
        wilds_alone=chosen["wilds"] == "alone",
        repeat_suits=chosen["suits"] == "again",
        push_needs_two=chosen["push"] == "two",
        keep_taken=chosen["taken"] == "kept",
        final_discard=chosen["out"] == "discard",
        extra_round=chosen["tie"] == "extra",
        lock_own_suit=chosen["lock"] == "own",
        ace_high=chosen["ace"] == "high",
        limit_wilds=chosen["limit"] == "on",
        replace=chosen["replace"],
    )


class Rummy:
    """Push rummy as a `core.game.Game`."""

    name = "rummy"
    seats = range(SEATS, SEATS + 1)
    seats_clause = "R1"
    options = OPTIONS
    presets = PRESETS
    action_type = Action
    view_type = View

    def start(self, setup: Setup) -> State:
        """Return the position before the first draw of round 1 (R5 to R12)."""
        rules = replace(rules_of(setup.options), host=setup.host)
        return start_round(rules, setup.deal, 0, first_dealer(setup.deal), (), [])

    def actor(self, state: State) -> Seat | None:
        """Return who is to act, or None when the match is over."""
        return None if state.phase is _OVER else state.actor

    def actions(self, state: State) -> Iterable[Action]:
        """Return the legal actions, plays of the table in one form each; see `plays`."""
        if state.phase is _DRAW:
            return _TAKE_OR_PUSH
        if state.phase is _PLAY:
            return _table_plays(state)
        return _ONLY_NEXT if state.phase is _COUNTED else ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return None when the action is legal, else the clause that forbids it."""
        return refusals.refusal(state, action)

    def settle(self, _state: State, action: Action) -> Action:
        """Return the action: the cards are fixed by the deal number."""
        return action

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        """Return the position and events after a legal action."""
        events: list[Event] = []
        return Step(ADVANCE[type(action)](state, action, events), tuple(events))

    def view(self, state: State, seat: Seat) -> View:
        """Return what one seat may know."""
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or None while the match goes on (R70, R71)."""
        return scoring.outcome(state) if state.phase is _OVER else None

    def revertible(self, state: State, action: Action) -> bool:
        """Return whether the action may be taken back: within a turn, before a card is shown.

        A push shows stock cards; with a discard the turn is over and others answer
        it; who goes out makes all show their hands; a deal is a deal.
        """
        if isinstance(action, Push | Discard | NextRound):
            return False
        return self.advance(state, action).state.phase is _PLAY


def _table_plays(state: State) -> Iterator[Action]:
    """Yield replacements, melds and lay-offs or contracts, then every discard."""
    hand, rules = state.hands[state.turn], state.rules
    if state.met[state.turn]:
        further: Iterator[Action] = _further(state)
    elif finder(rules, state.round).distance(hand) == 0:
        found = plays.contracts(hand, contract_of(state.round), rules)
        further = (LayContract(melds) for melds in found)
    else:
        further = iter(())
    if rules.final_discard:
        further = (each for each in further if refusals.refusal(state, each) is None)
    yield from further
    kept = state.record[-1]
    barred = rules.keep_taken and not kept.pushed and len(hand) > 1
    for card in hand:
        if not (barred and card == kept.offered):
            yield Discard(card)


def _further(state: State) -> Iterator[Action]:
    hand, rules = state.hands[state.turn], state.rules
    yield from plays.replacements(hand, state.melds, rules)
    for meld in plays.melds(hand, rules):
        yield LayMeld(meld)
    yield from plays.layoffs(hand, state.melds, rules)


GAME: Final[Game[State, Action, Event, View]] = Rummy()
