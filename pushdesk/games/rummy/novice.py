# SPDX-License-Identifier: GPL-3.0-or-later
"""The novice: takes what looks like a match, and throws the highest card that has none."""

from __future__ import annotations

import random

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import POINTS, WILD, Card
from pushdesk.games.rummy.finder import finder
from pushdesk.games.rummy.knowledge import mates
from pushdesk.games.rummy.state import (
    Action,
    Discard,
    LayContract,
    LayMeld,
    NextRound,
    Phase,
    Push,
    Take,
    View,
)


class Novice(msgspec.Struct, frozen=True):
    """Count no distance; take what fits a card, lay what is complete, discard high."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return a legal action; chance and limit don't matter."""
        if view.phase is Phase.DRAW:
            return Take() if _takes(view) else Push()
        if view.phase is not Phase.PLAY:
            return NextRound()
        play = _play(view)
        return play if play is not None else Discard(_discard(view))


def _matches(card: Card, view: View) -> int:
    return sum(mates(card, other, view.contract) for other in view.hand)


def _takes(view: View) -> bool:
    return WILD[view.discard] or _matches(view.discard, view) > 0


def _play(view: View) -> Action | None:
    """Return the contract, or a meld or lay-off of naturals, if there is one."""
    room = len(view.hand) - view.rules.final_discard
    if not view.met[view.seat]:
        find = finder(view.rules, view.round)
        if find.distance(view.hand):
            return None
        plan = find.plan(view.hand)
        return LayContract(plan.melds) if len(plan.used) <= room else None
    for meld in plays.melds(view.hand, view.rules):
        if len(meld.cards) <= room:
            return LayMeld(meld)
    return next(plays.layoffs(view.hand, view.melds, view.rules), None) if room else None


def _discard(view: View) -> Card:
    turn, hand = view.record[-1], view.hand
    if view.rules.keep_taken and not turn.pushed and len(hand) > 1:
        hand = tuple([card for card in hand if card != turn.offered])
    return min(hand, key=lambda card: (WILD[card], _matches(card, view) > 0, -POINTS[card], card))
