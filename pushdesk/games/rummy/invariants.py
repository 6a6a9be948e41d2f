# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every position of rummy; see `pushdesk.lab.fuzz`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from msgspec.structs import replace

from pushdesk.core.game import LARGEST_DEAL, Seat
from pushdesk.games.rummy import scoring
from pushdesk.games.rummy.cards import CARDS, Card
from pushdesk.games.rummy.melds import meld_refusal
from pushdesk.games.rummy.state import (
    DEALT,
    ROUNDS,
    SEATS,
    Action,
    Discard,
    End,
    LayContract,
    LayMeld,
    LayOff,
    NextRound,
    Phase,
    Push,
    Replace,
    Run,
    Set,
    State,
    Take,
    contract_of,
    left_of,
)

_PACK = list(range(CARDS))
_PLAYING = (Phase.DRAW, Phase.PLAY)
_ALWAYS_ILLEGAL: tuple[Action, ...] = (
    LayContract(()),
    LayContract((Set(3, ()), Run(0, 3, ()))),
    LayMeld(Set(2, (1, 14, 27))),
    LayMeld(Set(0, (0, 13, 26))),
    LayMeld(Set(5, (4, 4, 4))),
    LayMeld(Run(0, 13, (12, 0, 1))),
    LayMeld(Run(7, 3, (2, 3, 4))),
    LayMeld(Run(0, 3, (2, 3))),
    LayOff(-1, (0,)),
    LayOff(0, ()),
    LayOff(0, (-1, CARDS)),
    LayOff(SEATS * CARDS, (0,)),
    Replace(0, -1, -1, LayOff(1, (-1,))),
    Replace(-1, 1, 0, LayMeld(Set(3, (1, 2, 15)))),
)
"""Legal in no position: no cards, no such rank, suit, place, card or meld."""


def every_action(state: State) -> Iterator[Action]:
    """Yield every draw and discard, every lay-off of one card of the actor, and nonsense.

    Melds and replacements come in more forms than `actions` lists, so that none
    of them is here but those that are never legal.
    """
    yield from (Take(), Push(), NextRound())
    yield from map(Discard, range(-1, CARDS + 1))
    yield from _ALWAYS_ILLEGAL
    others = (state.hands[left_of(state.turn)][:1], state.stock[:1], (state.discard, CARDS))
    cards = (*state.hands[state.turn], *itertools.chain.from_iterable(others))
    for meld, card, end in itertools.product(range(len(state.melds)), cards, End):
        yield LayOff(meld, (card,), end)


def twin(state: State, seat: Seat, chance: random.Random) -> State:
    """Return a position that a seat can't tell from this one: what is hidden differs."""
    shown = state.phase not in _PLAYING
    hidden: list[tuple[Card, ...]] = [
        ()
        if shown or owner == seat
        else tuple(card for card in hand if card not in state.known[owner])
        for owner, hand in enumerate(state.hands)
    ]
    cards = iter(_reordered((*itertools.chain.from_iterable(hidden), *state.stock), chance))
    hands = tuple(
        tuple(next(cards) if card in hidden[owner] else card for card in hand)
        for owner, hand in enumerate(state.hands)
    )
    return replace(state, deal=state.deal % LARGEST_DEAL + 1, hands=hands, stock=tuple(cards))


def _reordered(cards: tuple[Card, ...], chance: random.Random) -> tuple[Card, ...]:
    """Return the cards backwards and cut: a fair shuffle would take half of a fuzzing run."""
    cut = int(chance.random() * len(cards))
    return cards[cut:][::-1] + cards[:cut][::-1]


def breaches(state: State) -> list[str]:
    """Return the ids of the invariants that a position breaks."""
    return [
        *_card_breaches(state),
        *_meld_breaches(state),
        *_turn_breaches(state),
        *_round_breaches(state),
    ]


def _card_breaches(state: State) -> list[str]:
    found = []
    laid = [card for each in state.melds for card in each.meld.cards]
    pile = () if state.discard < 0 else (state.discard,)
    cards = sorted([*itertools.chain.from_iterable(state.hands), *laid, *state.stock, *pile])
    if len(cards) != len(set(cards)):
        found.append("card_twice")
    if cards != _PACK:
        found.append("pack")
    # R20: one discard before each draw, none until the discard.
    if (state.phase is Phase.DRAW and not pile) or (state.phase is Phase.PLAY and pile):
        found.append("discard_pile")
    if any(set(known) - set(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        found.append("known_not_held")
    return found


def _meld_breaches(state: State) -> list[str]:
    found = []
    contract = contract_of(state.round)
    if any(meld_refusal(each.meld, state.rules) is not None for each in state.melds):
        found.append("meld")
    for seat in range(SEATS):
        own = [each.meld for each in state.melds if each.owner == seat]
        first = own[: contract.sets + contract.runs]
        if state.met[seat] != bool(own):
            found.append("met")
        elif own and sum(isinstance(meld, Set) for meld in first) != contract.sets:
            found.append("contract")
        elif any(isinstance(meld, Run) and len(meld.cards) < contract.length for meld in first):
            found.append("contract_length")
    return found


def _turn_breaches(state: State) -> list[str]:
    found = []
    record, playing = state.record, state.phase in _PLAYING
    first = left_of(state.dealer)
    if any(turn.seat != (first + number) % SEATS for number, turn in enumerate(record)):
        found.append("turn_order")
    begun = len(record) - (state.phase is Phase.PLAY)
    if playing and state.turn != (first + begun) % SEATS:
        found.append("turn")
    if any(turn.discarded < 0 for turn in record[:-1]):
        found.append("turn_without_discard")
    if state.phase is Phase.PLAY and record[-1].discarded >= 0:
        found.append("turn_over")
    if state.phase is Phase.DRAW and record and record[-1].discarded != state.discard:
        found.append("discard_unrecorded")
    pushes = sum(turn.pushed for turn in record)
    dealt = SEATS * DEALT[min(state.round, ROUNDS - 1)]
    drawn = CARDS - dealt - 1 - len(state.stock)
    if drawn != 2 * pushes - (state.phase not in _PLAYING and not state.stock):
        found.append("stock")
    if playing and len(state.stock) % 2 == 0:
        found.append("stock_even")
    if playing and not all(state.hands):
        found.append("hand_empty")
    quiet = len(list(itertools.takewhile(lambda turn: turn.quiet, reversed(record))))
    if playing and begun == len(record) and quiet >= state.rules.quiet_turns:
        found.append("quiet")
    return found


def _round_breaches(state: State) -> list[str]:
    found = []
    playing = state.phase in _PLAYING
    if len(state.finished) != state.round + (not playing):
        found.append("rounds")
    if (state.phase is Phase.OVER) != scoring.over(state.rules, state.finished):
        found.append("over")
    if playing:
        return found
    last = state.finished[-1]
    if (last.out >= 0) != (last.clause == "R56"):
        found.append("out")
    if last.out >= 0 and (state.hands[last.out] or state.turn != last.out):
        found.append("out_with_cards")
    if last.out >= 0 and state.rules.final_discard and state.record[-1].discarded < 0:
        found.append("out_without_discard")
    if last != scoring.count(state.hands, last.clause, last.out):
        found.append("count")
    return found
