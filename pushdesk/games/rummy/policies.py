# SPDX-License-Identifier: GPL-3.0-or-later
"""A rule of thumb that looks no card ahead: the yardstick of benchmarks and tests."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import CARDS, POINTS, WILD, Card
from pushdesk.games.rummy.finder import Finder, finder
from pushdesk.games.rummy.masks import Holding, holding, minus, plus
from pushdesk.games.rummy.state import (
    Action,
    Discard,
    LayContract,
    LayMeld,
    LayOff,
    NextRound,
    Phase,
    Push,
    Take,
    View,
)

_PRICE = tuple((WILD[card], -POINTS[card], card) for card in range(CARDS))


class Greedy(msgspec.Struct, frozen=True):
    """Take what brings the contract nearer, play whatever can be played, discard dear cards.

    It replaces no wild and remembers nothing.
    """

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return a legal action."""
        if view.phase is Phase.DRAW:
            return Take() if _wants(view) else Push()
        if view.phase is not Phase.PLAY:
            return NextRound()
        if view.met[view.seat]:
            play = next(_further(view), None)
            return play or Discard(_by_price(view)[0])
        find, held = finder(view.rules, view.round), holding(view.hand)
        distance = find.distance_of(held)
        if not distance:
            plan = find.plan(view.hand)
            if _keeps_one(view, len(plan.used)):
                return LayContract(plan.melds)
        return Discard(_least_needed(view, find, held))


def _wants(view: View) -> bool:
    """Return whether the discard helps at once."""
    if not view.met[view.seat]:
        find, held = finder(view.rules, view.round), holding(view.hand)
        return find.distance_of(plus(held, view.discard)) < find.distance_of(held)
    if next(plays.layoffs((view.discard,), view.melds, view.rules), None) is not None:
        return True
    hand = (*view.hand, view.discard)
    return any(view.discard in meld.cards for meld in plays.melds(hand, view.rules))


def _further(view: View) -> Iterator[LayMeld | LayOff]:
    """Yield melds, then lay-offs, that leave what HR-R5 asks for."""
    found: Iterator[LayMeld | LayOff] = itertools.chain(
        map(LayMeld, plays.melds(view.hand, view.rules)),
        plays.layoffs(view.hand, view.melds, view.rules),
    )
    for play in found:
        cards = play.meld.cards if isinstance(play, LayMeld) else play.cards
        if _keeps_one(view, len(cards)):
            yield play


def _keeps_one(view: View, cards: int) -> bool:
    return not view.rules.final_discard or cards < len(view.hand)


def _least_needed(view: View, find: Finder, held: Holding) -> Card:
    """Return the dearest card without which the contract is as near as with it."""
    cards, distance = _by_price(view), find.distance_of(held)
    for card in cards:
        if find.distance_of(minus(held, card)) == distance:
            return card
    return cards[0]


def _by_price(view: View) -> list[Card]:
    """Return the cards that may be discarded, naturals of the most points first, wilds last."""
    turn, hand = view.record[-1], view.hand
    if view.rules.keep_taken and not turn.pushed and len(hand) > 1:
        hand = tuple([card for card in hand if card != turn.offered])
    return sorted(hand, key=_PRICE.__getitem__)
