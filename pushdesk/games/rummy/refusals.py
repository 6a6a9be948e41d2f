# SPDX-License-Identifier: GPL-3.0-or-later
"""Which clause forbids an action, and the facts of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pushdesk.core.game import Refusal
from pushdesk.games.rummy.cards import SUIT, WILD, Card
from pushdesk.games.rummy.melds import layoff_refusal, locked, meld_refusal, replaced, replaces
from pushdesk.games.rummy.state import (
    SET_LENGTH,
    Action,
    Discard,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    NextRound,
    Phase,
    Push,
    Replace,
    Run,
    Set,
    State,
    Take,
    contract_of,
)
from pushdesk.games.rummy.turns import with_item, without


def refusal(state: State, action: Action) -> Refusal | None:
    """Return None when the action is legal, else the clause that forbids it."""
    match state.phase:
        case Phase.OVER:
            return Refusal("R4", {"rounds": len(state.finished)})
        case Phase.COUNTED:
            return None if isinstance(action, NextRound) else Refusal("R58")
        case Phase.DRAW:
            if isinstance(action, Take | Push):
                return None
            return Refusal("R4" if isinstance(action, NextRound) else "R13")
    match action:
        case Take() | Push():
            return Refusal("R14")
        case NextRound():
            return Refusal("R4", {"rounds": len(state.finished)})
        case Discard():
            return _refuse_discard(state, action)
        case LayContract():
            return _refuse_contract(state, action)
        case Replace():
            return _refuse_replacement(state, action)
    return _refuse_further(state, action)


def _refuse_discard(state: State, action: Discard) -> Refusal | None:
    hand, card = state.hands[state.turn], action.card
    if card not in hand:
        return Refusal("R24", {"card": card})
    turn = state.record[-1]
    if state.rules.keep_taken and not turn.pushed and card == turn.offered and len(hand) > 1:
        return Refusal("HR-R4", {"card": card})
    return None


def _refuse_contract(state: State, action: LayContract) -> Refusal | None:
    if state.met[state.turn]:
        return Refusal("R37")
    contract = contract_of(state.round)
    sets = sum(isinstance(meld, Set) for meld in action.melds)
    runs = len(action.melds) - sets
    if (sets, runs) != (contract.sets, contract.runs):
        return Refusal("R31", {"round": state.round, "sets": sets, "runs": runs})
    cards = [card for meld in action.melds for card in meld.cards]
    held = _refuse_cards(state, cards, "R34")
    if held is not None:
        return held
    for meld in action.melds:
        least = contract.length if isinstance(meld, Run) else SET_LENGTH
        shape = meld_refusal(meld, state.rules, least)
        if shape is not None:
            return shape
    return _refuse_last(state, cards)


def _refuse_further(state: State, action: LayMeld | LayOff) -> Refusal | None:
    """Return why a meld or a lay-off of cards of the hand is illegal, or None."""
    if not state.met[state.turn]:
        clause = "R31" if isinstance(action, LayMeld) else "R38"
        return Refusal(clause, {"round": state.round})
    cards = _cards(action)
    held = _refuse_cards(state, cards, "R37" if isinstance(action, LayMeld) else "R38")
    return held or _refuse_shape(state, action) or _refuse_last(state, cards)


def _cards(action: LayMeld | LayOff) -> tuple[Card, ...]:
    return action.meld.cards if isinstance(action, LayMeld) else action.cards


def _refuse_shape(state: State, action: LayMeld | LayOff) -> Refusal | None:
    if isinstance(action, LayMeld):
        return meld_refusal(action.meld, state.rules)
    meld = _meld(state, action.meld)
    if meld is None:
        return Refusal("R38", {"meld": action.meld})
    return layoff_refusal(meld, action, state.rules)


def _meld(state: State, number: int) -> Meld | None:
    return state.melds[number].meld if 0 <= number < len(state.melds) else None


def _refuse_cards(state: State, cards: Sequence[Card], clause: str) -> Refusal | None:
    """Return the clause, or R36 for a card of the table, when the hand doesn't hold the cards."""
    left = list(state.hands[state.turn])
    for card in cards:
        if card in left:
            left.remove(card)
        elif clause != "R34" and card in _on_table(state):
            return Refusal("R36", {"card": card})
        else:
            return Refusal(clause, {"card": card})
    return None


def _on_table(state: State) -> Iterable[Card]:
    return (card for laid in state.melds for card in laid.meld.cards)


def _refuse_last(state: State, cards: Sequence[Card]) -> Refusal | None:
    """Return a refusal when the play leaves nothing for the discard that HR-R5 asks for."""
    if state.rules.final_discard and len(state.hands[state.turn]) == len(cards):
        return Refusal("HR-R5", {"cards": len(cards)})
    return None


def _refuse_replacement(state: State, action: Replace) -> Refusal | None:
    if not state.met[state.turn]:
        return Refusal("R49", {"round": state.round})
    if action.card not in state.hands[state.turn]:
        return Refusal("R49", {"card": action.card})
    meld = _meld(state, action.meld)
    if meld is None:
        return Refusal("R49", {"meld": action.meld})
    wild = _refuse_wild(state, action, meld)
    return wild or _refuse_reuse(state, action, meld)


def _refuse_wild(state: State, action: Replace, meld: Meld) -> Refusal | None:
    """Return why the wild can't be lifted by this card, or None."""
    rules, wild = state.rules, action.wild
    facts = {"meld": action.meld, "wild": wild, "card": action.card}
    if rules.replace == "off" or (rules.replace == "runs" and isinstance(meld, Set)):
        return Refusal("HR-R10", facts)
    if wild not in meld.cards or not WILD[wild]:
        return Refusal("R49", facts)
    index = meld.cards.index(wild)
    if locked(meld, index, rules):
        own = isinstance(meld, Run) and SUIT[wild] == meld.suit
        return Refusal("R53" if own else "R54", facts)
    return None if replaces(meld, index, action.card, rules) else Refusal("R50", facts)


def _refuse_reuse(state: State, action: Replace, meld: Meld) -> Refusal | None:
    """Return why the lifted wild can't go where it should, or None."""
    then, wild = action.then, action.wild
    facts = {"meld": action.meld, "wild": wild}
    same = isinstance(then, LayOff) and then.meld == action.meld
    if same or wild not in _cards(then):
        return Refusal("R51", facts)
    seat = state.turn
    hand = (*without(state.hands[seat], (action.card,)), wild)
    put = replaced(meld, meld.cards.index(wild), action.card)
    lifted = replace(
        state,
        hands=with_item(state.hands, seat, hand),
        melds=with_item(state.melds, action.meld, replace(state.melds[action.meld], meld=put)),
    )
    return _refuse_further(lifted, then)
