# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of luck, clause by clause (ledger: seeds/luck.toml)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from pushdesk.core import chance
from pushdesk.core.game import Game, Option, Outcome, Preset, Refusal, Seat, Setup, Step
from pushdesk.games.luck import scoring
from pushdesk.games.luck.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    FACES,
    KIND,
    KINDS,
    MASK,
    NUMBERS,
    ROLL,
    STAR,
    SWITCH,
    SWITCHES,
    Card,
    column_mask,
)
from pushdesk.games.luck.state import (
    Action,
    Bank,
    Banked,
    BankView,
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
    Rules,
    State,
    Stop,
    Stopped,
    Switched,
    Take,
    Taken,
    TurnBegan,
    View,
)

MOST_COLUMNS = 3
"""L13."""

OPTIONS = (
    Option("switch", "HR-L1", ("persists", "resets")),
    Option("hard", "HR-L2", ("off", "on")),
    Option("tie", "HR-L3", ("shared", "most", "fewest")),
    Option("roll", "HR-L4", ("at_once", "late")),
    Option("banks", "HR-L5", ("shown", "hidden")),
    Option("two", "HR-L6", ("without", "with")),
)
PRESETS = (
    Preset("printed", {}),
    Preset("box", {"switch": "resets"}),
    Preset("expert", {"hard": "on", "banks": "hidden"}),
)

_CHOOSE, _PLACE, _DECIDE, _TAKE, _ROLL, _OVER = Phase
"""Python 3.11 takes ten times as long to look a member up in its class."""

_PUSH = Push()
_ONLY_PUSH = (_PUSH,)
_PUSH_OR_STOP = (_PUSH, Stop())
_ONLY_ROLL = (Roll(),)
_PLACES = tuple(Place(column) for column in range(MOST_COLUMNS))
_TAKES = tuple(Take(column) for column in range(MOST_COLUMNS))
_COLOUR_BITS = (1 << COLOURS) - 1
_CHOICES: tuple[tuple[Action, ...], ...] = tuple(
    (_PUSH, *(Bank(colour) for colour in range(COLOURS) if colours & 1 << colour))
    for colours in range(1 << COLOURS)
)
"""What a turn may begin with, by the bits of the colours on the bench (L7, L9)."""


def places(columns: tuple[tuple[Card, ...], ...], card: Card) -> list[int]:
    """Return the columns, counted from 0, that a number or Roll card may join or open."""
    bits = MASK[card]
    fits = [index for index, column in enumerate(columns) if not column_mask(column) & bits]
    if len(columns) < MOST_COLUMNS:
        fits.append(len(columns))
    return fits


def taker(state: State | View) -> Seat | None:
    """Return the seat that takes the next column, or None when all have had their chance.

    The active player first, unless bust, then the others in the direction in force
    (L26, L27, L40).
    """
    place = state.taken + state.bust
    seats = len(state.benches)
    return (state.turn + state.direction * place) % seats if place < seats else None


class Luck:
    """Push Your Luck as a `core.game.Game`."""

    name = "luck"
    seats = range(2, 7)
    seats_clause = "L1"
    options = OPTIONS
    presets = PRESETS
    action_type = Action
    view_type = View

    def start(self, setup: Setup) -> State:
        """Return the opening position (L4 to L6)."""
        chosen = {option.key: option.choices[0] for option in OPTIONS} | setup.options
        rules = Rules(
            switch_resets=chosen["switch"] == "resets",
            hard=chosen["hard"] == "on",
            tie=chosen["tie"],
            roll_late=chosen["roll"] == "late",
            banks_hidden=chosen["banks"] == "hidden",
            keep_switches=chosen["two"] == "with",
        )
        deck = chance.shuffled(setup.deal, CARDS)
        if setup.seats == 2 and not rules.keep_switches:
            deck = tuple(card for card in deck if card < CARDS - SWITCHES)
        first = chance.draw(setup.deal, "first", 0, setup.seats)
        empty: tuple[tuple[Card, ...], ...] = ((),) * setup.seats
        return State(rules, setup.deal, setup.seats, deck, first, first, benches=empty, banks=empty)

    def actor(self, state: State) -> Seat | None:
        """Return who is to act, or None when the game is over."""
        return None if state.phase is _OVER else state.actor

    def actions(self, state: State) -> Iterable[Action]:
        """Return every legal action."""
        phase = state.phase
        if phase is _DECIDE:
            return _PUSH_OR_STOP if state.columns else _ONLY_PUSH
        if phase is _PLACE:
            return [_PLACES[index] for index in places(state.columns, state.card)]
        if phase is _TAKE:
            return _TAKES[: len(state.columns)]
        if phase is _CHOOSE:
            return _CHOICES[column_mask(state.benches[state.actor]) & _COLOUR_BITS]
        return _ONLY_ROLL if phase is _ROLL else ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return None when the action is legal, else the clause that forbids it."""
        match state.phase:
            case Phase.CHOOSE:
                return _refuse_choice(state, action)
            case Phase.PLACE:
                return _refuse_place(state, action)
            case Phase.DECIDE:
                return _refuse_decision(state, action)
            case Phase.TAKE:
                return _refuse_take(state, action)
            case Phase.ROLL:
                if isinstance(action, Roll):
                    return None
                return Refusal("L37" if state.bust and state.taken == 0 else "L31")
        return Refusal("L42")

    def settle(self, _state: State, action: Action) -> Action:
        """Return the action: cards and die are fixed by the deal number."""
        return action

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        """Return the position and events after a legal action."""
        events: list[Event] = []
        return Step(_ADVANCE[type(action)](state, action, events), tuple(events))

    def view(self, state: State, seat: Seat) -> View:
        """Return what one seat may know: all but the order of the pile (L50)."""
        unseen = [0] * KINDS
        for card in state.deck[state.drawn :]:
            unseen[KIND[card]] += 1
        hidden = state.rules.banks_hidden and state.phase is not _OVER
        banks = tuple(
            BankView(len(bank), None if hidden and owner != seat else bank)
            for owner, bank in enumerate(state.banks)
        )
        return View(
            seat,
            state.rules,
            state.turn,
            state.actor,
            state.phase,
            state.card,
            state.columns,
            state.direction,
            state.benches,
            banks,
            state.switches,
            state.discards,
            state.bust,
            state.taken,
            state.rollers,
            tuple(unseen),
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or None while the game goes on (L46, L47)."""
        return scoring.outcome(state) if state.phase is _OVER else None

    def revertible(self, state: State, action: Action) -> bool:
        """Return whether the action shows no card, no die and no hidden bank."""
        if isinstance(action, Push | Roll):
            return False
        # The end of the game opens the banks of HR-L5.
        if state.rules.banks_hidden and state.drawn == len(state.deck):
            return self.advance(state, action).state.phase is not _OVER
        return True


def _refuse_choice(state: State, action: Action) -> Refusal | None:
    bench = state.benches[state.actor]
    match action:
        case Push():
            return None
        case Bank(colour=colour):
            if not bench:
                return Refusal("L8")
            if not any(COLOUR[card] == colour for card in bench):
                return Refusal("L9", {"colour": colour})
            return None
        case Stop():
            return Refusal("L8" if not bench else "L7")
    return Refusal("L7")


def _refuse_place(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Bank):
        return Refusal("L7")
    if not isinstance(action, Place):
        return Refusal("L12")
    column = action.column
    if not 0 <= column < MOST_COLUMNS or column > len(state.columns):
        return Refusal("L13", {"column": column})
    if column == len(state.columns):
        return None
    card = state.card
    for other in state.columns[column]:
        if KIND[card] == ROLL == KIND[other]:
            return Refusal("L17", {"column": column})
        if MASK[other] & MASK[card]:
            return Refusal("L14", {"card": card, "other": other, "column": column})
    return None


def _refuse_decision(state: State, action: Action) -> Refusal | None:
    match action:
        case Push():
            return None
        case Stop():
            return None if state.columns else Refusal("L25" if state.switches else "L24")
        case Bank():
            return Refusal("L7")
        case Take():
            return Refusal("L26")
        case Place():
            return Refusal("L12")
    return Refusal("L31")


def _refuse_take(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Take) and 0 <= action.column < len(state.columns):
        return None
    return Refusal("L26" if state.actor == state.turn else "L27")


def _draw(state: State, _action: Push, events: list[Event]) -> State:
    card = state.deck[state.drawn]
    seat = state.turn
    drawn = state.drawn + 1
    events.append(Drawn(seat, card))
    if KIND[card] == SWITCH:
        direction = -state.direction
        events.append(Switched(seat, card, direction))
        state = replace(
            state,
            phase=_DECIDE,
            drawn=drawn,
            direction=direction,
            switches=(*state.switches, card),
        )
        return _settle(state, events)
    fits = places(state.columns, card)
    if len(fits) > 1:
        return replace(state, phase=_PLACE, drawn=drawn, card=card)
    if fits:
        return _put(replace(state, drawn=drawn, card=card), fits[0], True, events)
    events.append(Busted(seat, card))
    return replace(
        state,
        phase=_ROLL,
        drawn=drawn,
        bust=True,
        discards=(*state.discards, card),
    )


def _place(state: State, action: Place, events: list[Event]) -> State:
    return _put(state, action.column, False, events)


def _put(state: State, column: int, forced: bool, events: list[Event]) -> State:
    columns = list(state.columns)
    if column == len(columns):
        columns.append((state.card,))
    else:
        columns[column] = (*columns[column], state.card)
    events.append(Placed(state.turn, state.card, column, forced))
    state = replace(state, phase=_DECIDE, columns=tuple(columns), card=-1)
    return _settle(state, events)


def _settle(state: State, events: list[Event]) -> State:
    """Stop the drawing when the pile has run out (L43, L45)."""
    return _end_drawing(state, True, events) if state.drawn == len(state.deck) else state


def _stop(state: State, _action: Stop, events: list[Event]) -> State:
    return _end_drawing(state, False, events)


def _end_drawing(state: State, forced: bool, events: list[Event]) -> State:
    events.append(Stopped(state.turn, forced))
    return _next_taker(state, events)


def _next_taker(state: State, events: list[Event]) -> State:
    """Let the next seat in the order take a column, or go on when none is left."""
    if state.columns:
        seat = taker(state)
        if seat is not None:
            return replace(state, phase=_TAKE, actor=seat)
        events.append(Cleared(state.columns))
        left = tuple(card for column in state.columns for card in column)
        state = replace(state, columns=(), discards=state.discards + left)
    if state.rollers:
        return replace(state, phase=_ROLL, actor=state.rollers[0], rollers=state.rollers[1:])
    return _next_turn(state, events)


def _next_turn(state: State, events: list[Event]) -> State:
    if state.drawn == len(state.deck):
        events.append(Ended())
        return replace(state, phase=_OVER)
    seat = (state.turn + 1) % state.seats
    direction = 1 if state.rules.switch_resets else state.direction
    events.append(TurnBegan(seat, direction))
    return replace(
        state,
        turn=seat,
        actor=seat,
        phase=_CHOOSE,
        direction=direction,
        bust=False,
        taken=0,
    )


def _take(state: State, action: Take, events: list[Event]) -> State:
    seat = state.actor
    column = action.column
    cards = state.columns[column]
    events.append(Taken(seat, column, cards))
    rolls = tuple([card for card in cards if card >= NUMBERS])
    numbers = tuple([card for card in cards if card < NUMBERS]) if rolls else cards
    state = replace(
        state,
        columns=state.columns[:column] + state.columns[column + 1 :],
        benches=_with(state.benches, seat, state.benches[seat] + numbers),
        discards=state.discards + rolls,
        taken=state.taken + 1,
    )
    if not rolls:
        return _next_taker(state, events)
    if state.rules.roll_late:
        return _next_taker(replace(state, rollers=(*state.rollers, seat)), events)
    return replace(state, phase=_ROLL)


def _roll(state: State, _action: Roll, events: list[Event]) -> State:
    seat = state.actor
    bench = state.benches[seat]
    face = chance.draw(state.deal, "die", state.rolled, FACES)
    if face == STAR:
        lost = bench if state.rules.hard else ()
    else:
        lost = tuple([card for card in bench if COLOUR[card] == face])
    events.append(Rolled(seat, face, lost))
    kept = tuple([card for card in bench if card not in lost]) if lost else bench
    state = replace(
        state,
        benches=_with(state.benches, seat, kept),
        discards=state.discards + lost,
        rolled=state.rolled + 1,
    )
    return _next_taker(state, events)


def _bank(state: State, action: Bank, events: list[Event]) -> State:
    seat = state.actor
    colour = action.colour
    bench = state.benches[seat]
    cards = tuple([card for card in bench if COLOUR[card] == colour])
    events.append(Banked(seat, colour, cards))
    kept = tuple([card for card in bench if COLOUR[card] != colour])
    state = replace(
        state,
        benches=_with(state.benches, seat, kept),
        banks=_with(state.banks, seat, state.banks[seat] + cards),
    )
    return _next_turn(state, events)


def _with(
    piles: tuple[tuple[Card, ...], ...], seat: Seat, pile: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


_ADVANCE: dict[type[Any], Callable[[State, Any, list[Event]], State]] = {
    Push: _draw,
    Place: _place,
    Stop: _stop,
    Take: _take,
    Roll: _roll,
    Bank: _bank,
}

GAME: Final[Game[State, Action, Event, View]] = Luck()
