# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every position of luck; see `pushdesk.lab.fuzz`."""

from __future__ import annotations

import itertools
import random

from msgspec.structs import replace

from pushdesk.core.game import LARGEST_DEAL, Seat
from pushdesk.games.luck.cards import (
    CARDS,
    COLOURS,
    MASK,
    NUMBERS,
    RANK,
    RANKS,
    ROLLS,
    SWITCHES,
    Card,
)
from pushdesk.games.luck.rules import MOST_COLUMNS, taker
from pushdesk.games.luck.state import Action, Bank, Phase, Place, Push, Roll, State, Stop, Take

ALL_POINTS = 315
"""The sum of all numbers in the box (L46)."""

_PACK = frozenset(range(CARDS))
_SMALL_PACK = frozenset(range(CARDS - SWITCHES))
_DRAWING = (Phase.PLACE, Phase.DECIDE)

_ACTIONS: tuple[Action, ...] = (
    Push(),
    Stop(),
    Roll(),
    *(Bank(colour) for colour in range(-1, COLOURS + 1)),
    *(Place(column) for column in range(-1, MOST_COLUMNS + 1)),
    *(Take(column) for column in range(-1, MOST_COLUMNS + 1)),
)


def every_action(_state: State) -> tuple[Action, ...]:
    """Return the whole space of actions, each kind with values beyond both ends."""
    return _ACTIONS


def twin(state: State, seat: Seat, chance: random.Random) -> State:
    """Return a position that a seat can't tell from this one: what is hidden differs."""
    deck = state.deck[: state.drawn] + _reordered(state.deck[state.drawn :], chance)
    banks = state.banks
    if state.rules.banks_hidden and state.phase is not Phase.OVER:
        banks = _banks_swapped(banks, seat, chance)
    return replace(state, deck=deck, deal=state.deal % LARGEST_DEAL + 1, banks=banks)


def _reordered(cards: tuple[Card, ...], chance: random.Random) -> tuple[Card, ...]:
    """Return the cards backwards and cut: a fair shuffle would take half of a fuzzing run."""
    cut = int(chance.random() * len(cards))
    return cards[cut:][::-1] + cards[:cut][::-1]


def _banks_swapped(
    banks: tuple[tuple[Card, ...], ...], seat: Seat, chance: random.Random
) -> tuple[tuple[Card, ...], ...]:
    """Return banks of the same sizes, the cards of all other seats dealt anew among them."""
    others = [bank for owner, bank in enumerate(banks) if owner != seat]
    cards = iter(_reordered(sum(others, ()), chance))
    return tuple(
        bank if owner == seat else tuple(itertools.islice(cards, len(bank)))
        for owner, bank in enumerate(banks)
    )


def breaches(state: State) -> list[str]:
    """Return the ids of the invariants that a position breaks."""
    return [
        *_card_breaches(state),
        *_column_breaches(state),
        *_turn_breaches(state),
    ]


def _card_breaches(state: State) -> list[str]:
    found = []
    owned = sum(state.benches, ()) + sum(state.banks, ())
    # The busting card and a settled Roll are discards; only a card in hand is nowhere else.
    hand = () if state.card < 0 else (state.card,)
    open_cards = (*owned, *sum(state.columns, ()), *hand, *state.switches, *state.discards)
    cards = (*state.deck[state.drawn :], *open_cards)
    pack = _SMALL_PACK if state.seats == 2 and not state.rules.keep_switches else _PACK
    distinct = set(cards)
    if len(cards) != len(distinct):
        found.append("card_twice")
    if not pack <= distinct:
        found.append("card_missing")
    if not distinct <= pack:
        found.append("card_foreign")
    if sum(map(RANK.__getitem__, cards)) != ALL_POINTS:
        found.append("sum_of_numbers")
    if len(open_cards) != state.drawn:
        found.append("card_not_drawn")
    if owned and max(owned) >= NUMBERS:
        found.append("owned_not_number")
    if state.switches and min(state.switches) < NUMBERS + ROLLS:
        found.append("switch_stack")
    if state.discards and max(state.discards) >= NUMBERS + ROLLS:
        found.append("switch_discarded")
    if not len(state.benches) == len(state.banks) == state.seats:
        found.append("seats")
    return found


def _column_breaches(state: State) -> list[str]:
    found = []
    if len(state.columns) > MOST_COLUMNS:
        found.append("column_fourth")
    for column in state.columns:
        seen = 0
        for card in column:
            if card >= NUMBERS + ROLLS:
                found.append("column_switch")
            elif seen & MASK[card]:
                found.append("column_clash")
            seen |= MASK[card]
        if not column:
            found.append("column_empty")
        if sum(RANK[card] for card in column) > RANKS * (RANKS + 1) // 2 - 1:
            found.append("column_points")
    return found


def _turn_breaches(state: State) -> list[str]:
    found = []
    phase = state.phase
    left = len(state.deck) - state.drawn
    if not 0 <= state.actor < state.seats or not 0 <= state.turn < state.seats:
        found.append("seat_range")
    if phase in (Phase.CHOOSE, *_DRAWING) and state.actor != state.turn:
        found.append("actor_not_active")
    if phase is Phase.TAKE and (state.actor != taker(state) or not state.columns):
        found.append("actor_not_taker")
    if (phase is Phase.PLACE) != (state.card >= 0):
        found.append("card_in_hand")
    if phase in (Phase.CHOOSE, Phase.OVER) and (state.columns or state.rollers):
        found.append("turn_unsettled")
    if phase in (Phase.CHOOSE, Phase.DECIDE) and not left:
        found.append("pile_empty")
    if phase is Phase.OVER and left:
        found.append("over_early")
    if phase is Phase.CHOOSE and (state.bust or state.taken):
        found.append("turn_remembers")
    if phase in _DRAWING and (state.bust or state.taken):
        found.append("drawing_after_end")
    if state.bust and state.taken > min(MOST_COLUMNS, state.seats - 1):
        found.append("taken_too_many")
    if state.taken > min(MOST_COLUMNS, state.seats):
        found.append("taken_too_many")
    if state.rules.switch_resets:
        if phase is Phase.CHOOSE and state.direction != 1:
            found.append("direction_not_reset")
    elif state.direction != (-1) ** len(state.switches):
        found.append("direction")
    if state.rollers and not state.rules.roll_late:
        found.append("roll_postponed")
    return found
