# SPDX-License-Identifier: GPL-3.0-or-later
"""What legal actions lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from pushdesk.core.game import Seat
from pushdesk.games.rummy import scoring
from pushdesk.games.rummy.cards import Card
from pushdesk.games.rummy.dealing import start_round
from pushdesk.games.rummy.melds import extended, replaced
from pushdesk.games.rummy.state import (
    Counted,
    Discard,
    Discarded,
    Drew,
    Ended,
    Event,
    Laid,
    LaidOff,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    MeldLaid,
    NextRound,
    Phase,
    Push,
    Pushed,
    Replace,
    Replaced,
    State,
    Take,
    Took,
    Turn,
    TurnBegan,
    WentOut,
    left_of,
)

_DRAW, _PLAY, _COUNTED, _OVER = Phase
"""Python 3.11 takes ten times as long to look a member up in its class."""

_Thing = TypeVar("_Thing")


def with_item(things: tuple[_Thing, ...], at: int, thing: _Thing) -> tuple[_Thing, ...]:
    """Return a tuple with one item changed."""
    return (*things[:at], thing, *things[at + 1 :])


def without(cards: tuple[Card, ...], gone: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that are not among those gone, in their order."""
    return tuple([card for card in cards if card not in gone])


def take(state: State, _action: Take, events: list[Event]) -> State:
    """Return the position after the discard was taken (R15)."""
    seat, card = state.turn, state.discard
    events.append(Took(seat, card))
    return replace(
        state,
        phase=_PLAY,
        hands=with_item(state.hands, seat, (*state.hands[seat], card)),
        known=with_item(state.known, seat, (*state.known[seat], card)),
        discard=-1,
        record=(*state.record, Turn(seat, card, False)),
    )


def push(state: State, _action: Push, events: list[Event]) -> State:
    """Return the position after a push, which ends the round when the stock is too short."""
    seat, to, discard, stock = state.turn, left_of(state.turn), state.discard, state.stock
    if not stock:
        return count(state, "R63", -1, events)
    if len(stock) == 1 and state.rules.push_needs_two:
        return count(state, "HR-R3", -1, events)
    hands = list(state.hands)
    hands[to] = (*hands[to], stock[0], discard)
    events.append(Pushed(seat, to, discard, stock[0]))
    if len(stock) > 1:
        hands[seat] = (*hands[seat], stock[1])
        events.append(Drew(seat, stock[1]))
    after = replace(
        state,
        phase=_PLAY,
        hands=tuple(hands),
        known=with_item(state.known, to, (*state.known[to], discard)),
        stock=stock[2:],
        discard=-1,
        record=(*state.record, Turn(seat, discard, True)),
    )
    return after if len(stock) > 1 else count(after, "R62", -1, events)


def lay_contract(state: State, action: LayContract, events: list[Event]) -> State:
    """Return the position after the contract was laid (R31)."""
    seat = state.turn
    after = replace(state, met=with_item(state.met, seat, True))
    for meld in action.melds:
        after = _lay(after, meld, True, events)
    cards = [card for meld in action.melds for card in meld.cards]
    return _played(after, cards, events)


def lay_meld(state: State, action: LayMeld, events: list[Event]) -> State:
    """Return the position after a further meld was laid (R37)."""
    return _played(_lay(state, action.meld, False, events), action.meld.cards, events)


def lay_off(state: State, action: LayOff, events: list[Event]) -> State:
    """Return the position after cards were laid off (R38)."""
    return _played(_extend(state, action, events), action.cards, events)


def replace_wild(state: State, action: Replace, events: list[Event]) -> State:
    """Return the position after a wild was replaced and used again (R49 to R52)."""
    laid = state.melds[action.meld]
    meld = replaced(laid.meld, laid.meld.cards.index(action.wild), action.card)
    events.append(Replaced(state.turn, action.meld, action.wild, action.card))
    after = replace(state, melds=with_item(state.melds, action.meld, replace(laid, meld=meld)))
    then = action.then
    if isinstance(then, LayMeld):
        after, used = _lay(after, then.meld, False, events), then.meld.cards
    else:
        after, used = _extend(after, then, events), then.cards
    return _played(after, (action.card, *without(used, (action.wild,))), events)


def _lay(state: State, meld: Meld, contract: bool, events: list[Event]) -> State:
    events.append(MeldLaid(state.turn, len(state.melds), meld, contract))
    return replace(state, melds=(*state.melds, Laid(state.turn, meld)))


def _extend(state: State, action: LayOff, events: list[Event]) -> State:
    laid = state.melds[action.meld]
    events.append(LaidOff(state.turn, action.meld, action.cards, action.end))
    grown = replace(laid, meld=extended(laid.meld, action))
    return replace(state, melds=with_item(state.melds, action.meld, grown))


def _played(state: State, cards: Sequence[Card], events: list[Event]) -> State:
    """Return the position once some cards have left the hand for the table."""
    seat, turn = state.turn, state.record[-1]
    after = replace(
        state,
        hands=with_item(state.hands, seat, without(state.hands[seat], cards)),
        known=with_item(state.known, seat, without(state.known[seat], cards)),
        record=(*state.record[:-1], replace(turn, laid=turn.laid + len(cards))),
    )
    return after if after.hands[seat] else _out(after, events)


def discard(state: State, action: Discard, events: list[Event]) -> State:
    """Return the position at the next turn, or after the round (R24, R56, R64)."""
    seat, card = state.turn, action.card
    events.append(Discarded(seat, card))
    known = state.known
    if card in known[seat]:
        known = with_item(known, seat, without(known[seat], (card,)))
    after = replace(
        state,
        phase=_DRAW,
        turn=left_of(seat),
        hands=with_item(state.hands, seat, without(state.hands[seat], (card,))),
        known=known,
        discard=card,
        record=(*state.record[:-1], replace(state.record[-1], discarded=card)),
    )
    if not after.hands[seat]:
        return _out(replace(after, turn=seat), events)
    if stalled(after):
        return count(replace(after, turn=seat), "R64", -1, events)
    events.append(TurnBegan(after.turn))
    return after


def stalled(state: State) -> bool:
    """Return whether too many turns in a row had neither a push nor a play (R64)."""
    record, most = state.record, state.rules.quiet_turns
    if not record[-1].quiet or len(record) < most:
        return False
    return all(turn.quiet for turn in record[-most:])


def _out(state: State, events: list[Event]) -> State:
    events.append(WentOut(state.turn))
    return count(state, "R56", state.turn, events)


def count(state: State, clause: str, out: Seat, events: list[Event]) -> State:
    """Return the position after a round: its count, and the end of the match after the last."""
    counted = scoring.count(state.hands, clause, out)
    finished = (*state.finished, counted)
    events.append(Counted(state.round, counted, state.hands))
    over = scoring.over(state.rules, finished)
    if over:
        events.append(Ended(scoring.ending(finished)))
    return replace(state, phase=_OVER if over else _COUNTED, finished=finished)


def next_round(state: State, _action: NextRound, events: list[Event]) -> State:
    """Return the position before the first draw of the next round (R4, R5)."""
    return start_round(
        state.rules, state.deal, state.round + 1, left_of(state.dealer), state.finished, events
    )


ADVANCE: dict[type[Any], Callable[[State, Any, list[Event]], State]] = {
    Take: take,
    Push: push,
    LayContract: lay_contract,
    LayMeld: lay_meld,
    LayOff: lay_off,
    Replace: replace_wild,
    Discard: discard,
    NextRound: next_round,
}
"""What each kind of action does."""
