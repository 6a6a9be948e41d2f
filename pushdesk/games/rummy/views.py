# SPDX-License-Identifier: GPL-3.0-or-later
"""What one seat may know, and which positions it can't tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pushdesk.core.game import Seat
from pushdesk.games.rummy.cards import CARDS, Card
from pushdesk.games.rummy.state import Drew, Event, Phase, Pushed, State, View

_COUNTED = Phase.COUNTED


def view(state: State, seat: Seat) -> View:
    """Return what a seat may know: all but the stock and the unseen cards of other hands."""
    hands = state.hands
    return View(
        seat,
        state.rules,
        state.round,
        state.dealer,
        state.turn,
        state.phase,
        hands[seat],
        tuple([len(hand) for hand in hands]),
        state.known,
        len(state.stock),
        state.discard,
        state.melds,
        state.met,
        state.buried,
        state.record,
        state.finished,
        hands if state.phase >= _COUNTED else None,
    )


def seen_by(event: Event, seat: Seat) -> Event:
    """Return an event as a seat sees it: a stock card that it mustn't know is -1 (R19)."""
    if isinstance(event, Pushed) and event.to != seat:
        return replace(event, card=-1)
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card=-1)
    return event


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards that a seat can't place: in the stock or in other hands, by number."""
    seen = set(view.hand)
    seen.add(view.discard)
    for laid in view.melds:
        seen.update(laid.meld.cards)
    for cards in view.known if view.hands is None else view.hands:
        seen.update(cards)
    return tuple([card for card in range(CARDS) if card not in seen])


def determined(view: View, order: Iterable[Card], deal: int = 1) -> State:
    """Return a position that looks so: `order` has the unseen cards as they lie.

    They go to the other hands by seat, then to the stock. The deal number fixes
    the rounds to come.
    """
    cards = iter(order)
    if view.hands is not None:
        hands: Sequence[tuple[Card, ...]] = view.hands
    else:
        hands = [
            view.hand
            if seat == view.seat
            else (*known, *[next(cards) for _ in range(count - len(known))])
            for seat, (count, known) in enumerate(zip(view.counts, view.known, strict=True))
        ]
    return State(
        view.rules,
        deal,
        view.round,
        view.dealer,
        view.turn,
        tuple(hands),
        tuple(cards),
        view.discard,
        view.phase,
        view.melds,
        view.met,
        view.known,
        view.buried,
        view.record,
        view.finished,
    )
