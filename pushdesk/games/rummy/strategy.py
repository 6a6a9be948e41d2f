# SPDX-License-Identifier: GPL-3.0-or-later
"""The strong policy: distance to the contract, and what the neighbours get from a discard."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import POINTS, WILD, Card, points
from pushdesk.games.rummy.finder import finder
from pushdesk.games.rummy.knowledge import expected_points, mask_of, mate_mask, tastes
from pushdesk.games.rummy.masks import holding, minus, plus
from pushdesk.games.rummy.shedding import Play, Shedding, shedding, spent
from pushdesk.games.rummy.state import (
    Action,
    Discard,
    Laid,
    LayContract,
    Meld,
    NextRound,
    Phase,
    Push,
    Take,
    View,
    left_of,
    partner,
)
from pushdesk.games.rummy.turns import without

_DRAW, _PLAY = Phase.DRAW, Phase.PLAY


class Weights(msgspec.Struct, frozen=True):
    """What the strong policy holds a discard against; all in points."""

    step: float = 40.0
    """A step further from the contract."""
    mate: float = 2.0
    """A card in hand that the discard could meet in a meld, before the contract."""
    wild: float = 60.0
    """A wild."""
    cost: float = 0.5
    """A point of the card, while the end of the round is far."""
    late: float = 1.0
    """A point of the card when the round may end soon."""
    fits_left: float = 12.0
    """A card that the left neighbour, its contract met, can lay off at once."""
    likes_left: float = 3.0
    """A mate of a card that the left neighbour took and still holds."""
    fits_partner: float = 6.0
    """A card that the partner, its contract met, can lay off once it is pushed there."""
    likes_partner: float = 1.5
    """A mate of a card that the partner took and still holds."""
    outlet: float = 8.0
    """A card that can be laid off later."""
    stock_low: int = 14
    """Stock cards from which on the end of the round is near."""
    few: int = 4
    """Cards in a met opponent's hand at which the end of the round is near."""
    ways: int = 12
    """Ways to lay the contract that are compared."""
    replaces: bool = True
    """Whether wilds of the table are replaced."""


DEFAULT = Weights()


class Strong(msgspec.Struct, frozen=True):
    """Shorten the distance, shed, spare wilds, and mind both neighbours of a discard."""

    weights: Weights = DEFAULT

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return a legal action; chance and limit don't matter."""
        return self.act(view)

    def act(self, view: View) -> Action:
        """Return the action for a view."""
        if view.phase is _DRAW:
            return Take() if self.takes(view) else Push()
        if view.phase is not _PLAY:
            return NextRound()
        play = self.play(view)
        return play if play is not None else self.end(view)

    def end(self, view: View) -> Discard:
        """Return the discard that ends the turn."""
        return Discard(self.discards(view)[0])

    def takes(self, view: View) -> bool:
        """Return whether taking the discard is better than pushing it."""
        useful = wants(view, self.weights.replaces)
        if useful or view.stock > 1:
            return useful
        # Whoever pushes last gives two more cards to an opponent and ends the round.
        me, left = view.seat, left_of(view.seat)
        ours = expected_points(view, me) + expected_points(view, partner(me))
        theirs = expected_points(view, left) + expected_points(view, partner(left))
        pair = [seat for seat in (me, partner(me)) if view.met[seat] and view.counts[seat] < 3]
        return bool(pair) and ours > theirs + POINTS[view.discard]

    def play(self, view: View) -> LayContract | Play | None:
        """Return the next table play, or None when the turn ends with a discard."""
        return next(iter(self.plays(view)), None)

    def plays(self, view: View) -> Sequence[LayContract | Play]:
        """Return the table plays to make one after the other, before looking again."""
        if not view.met[view.seat]:
            melds = self.contract(view)
            return () if melds is None else (LayContract(melds),)
        shed = shedding(view.hand, view.melds, view.rules, self.weights.replaces)
        spending = shed.spending if self._spends(view, shed) else ()
        return _kept_one(view, (*shed.spared, *spending))

    def _spends(self, view: View, shed: Shedding) -> bool:
        """Return whether wilds should go to the table now."""
        return len(shed.rest) <= 1 or self.near_end(view)

    def near_end(self, view: View) -> bool:
        """Return whether the round may end before the next turn of this seat."""
        weights, left = self.weights, left_of(view.seat)
        return view.stock <= weights.stock_low or any(
            view.met[seat] and view.counts[seat] <= weights.few for seat in (left, partner(left))
        )

    def contract(self, view: View) -> tuple[Meld, ...] | None:
        """Return the way to lay the contract that leaves least in hand, or None."""
        find = finder(view.rules, view.round)
        if find.distance_of(holding(view.hand)):
            return None
        best: tuple[float, tuple[Meld, ...]] | None = None
        ways = itertools.chain(
            [find.plan(view.hand).melds],
            itertools.islice(
                plays.contracts(view.hand, view.contract, view.rules), self.weights.ways
            ),
        )
        for melds in ways:
            used = [card for meld in melds for card in meld.cards]
            hand = without(view.hand, used)
            if not hand and view.rules.final_discard:
                continue
            table = (*view.melds, *[Laid(view.seat, meld) for meld in melds])
            shed = shedding(hand, table, view.rules, self.weights.replaces)
            left = float(points(shed.rest)) if len(shed.rest) > 1 else -50.0
            left -= 10.0 * sum(WILD[card] for card in shed.rest)
            if best is None or left < best[0]:
                best = (left, melds)
        return None if best is None else best[1]

    def discards(self, view: View) -> list[Card]:
        """Return the cards that may be discarded, the one to go first in front."""
        turn, hand = view.record[-1], view.hand
        if view.rules.keep_taken and not turn.pushed and len(hand) > 1:
            hand = tuple([card for card in hand if card != turn.offered])
        if len(hand) == 1:
            return list(hand)
        price = _Price(view, self.weights, self.near_end(view))
        return sorted(hand, key=lambda card: (price.of(card), card))


def wants(view: View, replacing: bool) -> bool:
    """Return whether the discard shortens the way, or can be laid at once."""
    if not view.met[view.seat]:
        find, held = finder(view.rules, view.round), holding(view.hand)
        return find.distance_of(plus(held, view.discard)) < find.distance_of(held)
    card = view.discard
    if next(plays.layoffs((card,), view.melds, view.rules), None) is not None:
        return True
    hand = (*view.hand, card)
    if any(card in meld.cards for meld in plays.melds(hand, view.rules)):
        return True
    return replacing and any(plays.replacements((card,), view.melds, view.rules))


def _kept_one(view: View, found: tuple[Play, ...]) -> Sequence[Play]:
    """Return the plays up to the one that leaves nothing for the discard of HR-R5."""
    if not view.rules.final_discard:
        return found
    left, kept = len(view.hand), []
    for play in found:
        left -= len(spent(play))
        if left < 1:
            break
        kept.append(play)
    return kept


class _Price:
    """What it costs to discard a card; the least goes first."""

    def __init__(self, view: View, weights: Weights, near: bool) -> None:
        self._contract = view.contract
        self._hand = mask_of(view.hand)
        self._weights = weights
        self._find = finder(view.rules, view.round)
        self._held = holding(view.hand)
        self._met = view.met[view.seat]
        self._distance = 0 if self._met else self._find.distance_of(self._held)
        self._point = weights.late if near else weights.cost
        left, mate = left_of(view.seat), partner(view.seat)
        wanted, _refused = tastes(view)
        self._left = mask_of(set(wanted[left]).intersection(view.known[left]))
        self._mate = mask_of(set(wanted[mate]).intersection(view.known[mate]))
        self._left_met, self._mate_met = view.met[left], view.met[mate]
        self._fitting: set[Card] = (
            {
                card
                for play in plays.layoffs(view.hand, view.melds, view.rules)
                for card in play.cards
            }
            if view.melds
            else set()
        )

    def of(self, card: Card) -> float:
        """Return what it costs to discard the card."""
        weights = self._weights
        mates = mate_mask(card, self._contract)
        price = -self._point * POINTS[card]
        if WILD[card]:
            price += weights.wild
        if not self._met:
            further = self._find.distance_of(minus(self._held, card)) - self._distance
            price += weights.step * further
            price += weights.mate * (mates & self._hand).bit_count()
        fits = card in self._fitting
        if fits and self._met:
            price += weights.outlet
        if fits and self._left_met:
            price += weights.fits_left
        elif fits and self._mate_met:
            price -= weights.fits_partner
        if not self._left_met and mates & self._left:
            price += weights.likes_left
        if not self._mate_met and mates & self._mate:
            price -= weights.likes_partner
        return price
