# SPDX-License-Identifier: GPL-3.0-or-later
"""Table plays after the contract: what a hand can shed this turn, and in which order."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from pushdesk.core.game import Seat
from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import WILD, Card, points
from pushdesk.games.rummy.melds import extended, replaced
from pushdesk.games.rummy.state import Laid, LayMeld, LayOff, Meld, Replace, Rules
from pushdesk.games.rummy.turns import with_item, without

Play = LayMeld | LayOff | Replace
_WAYS = 16
"""Replacements that are compared; more are rare and slow."""


class Shedding(msgspec.Struct, frozen=True):
    """What a hand sheds without its wilds, and with them."""

    spared: tuple[Play, ...]
    """Plays that use no wild of the hand, in their order."""
    spending: tuple[Play, ...]
    """Plays with wilds that come after them."""
    kept: tuple[Card, ...]
    """What stays in hand after the spared plays."""
    rest: tuple[Card, ...]
    """What stays after all plays."""


def spent(play: Play) -> tuple[Card, ...]:
    """Return the cards that leave the hand by a play."""
    if isinstance(play, LayMeld):
        return play.meld.cards
    if isinstance(play, LayOff):
        return play.cards
    return (play.card, *without(spent(play.then), (play.wild,)))


def table_after(play: Play, table: tuple[Laid, ...], seat: Seat) -> tuple[Laid, ...]:
    """Return the melds of the table after a legal play of a seat."""
    if isinstance(play, LayMeld):
        return (*table, Laid(seat, play.meld))
    if isinstance(play, LayOff):
        laid = table[play.meld]
        return with_item(table, play.meld, replace(laid, meld=extended(laid.meld, play)))
    laid = table[play.meld]
    meld = replaced(laid.meld, laid.meld.cards.index(play.wild), play.card)
    return table_after(play.then, with_item(table, play.meld, replace(laid, meld=meld)), seat)


def shedding(
    hand: tuple[Card, ...], table: tuple[Laid, ...], rules: Rules, replacing: bool = True
) -> Shedding:
    """Return the plays that shed most of a hand, found greedily, wilds last.

    Replacements take longest to find; without `replacing` none is looked for.
    """
    naturals = tuple([card for card in hand if not WILD[card]])
    wilds = tuple([card for card in hand if WILD[card]])
    spared: list[Play] = []
    while naturals:
        play = _natural_play(naturals, table, rules, replacing)
        if play is None:
            break
        spared.append(play)
        naturals = without(naturals, spent(play))
        table = table_after(play, table, 0)
    kept = (*naturals, *wilds)
    spending: list[Play] = []
    rest = kept
    while any(WILD[card] for card in rest):
        play = _wild_play(rest, table, rules)
        if play is None:
            break
        spending.append(play)
        rest = without(rest, spent(play))
        table = table_after(play, table, 0)
    return Shedding(tuple(spared), tuple(spending), kept, rest)


def _natural_play(
    naturals: tuple[Card, ...], table: tuple[Laid, ...], rules: Rules, replacing: bool
) -> Play | None:
    """Return the play without a wild that comes first, or None."""
    melds = list(plays.melds(naturals, rules)) if len(naturals) > 2 else []
    if melds:
        # A meld that also fits the table is worth less than one that doesn't.
        worth = [(_alone(meld, table, rules), points(meld.cards)) for meld in melds]
        return LayMeld(melds[worth.index(max(worth))])
    layoff: Play | None = max(
        plays.layoffs(naturals, table, rules), key=lambda each: points(each.cards), default=None
    )
    if layoff is not None or not replacing:
        return layoff
    if not any(WILD[card] for laid in table for card in laid.meld.cards):
        return None
    ways = itertools.islice(plays.replacements(naturals, table, rules), _WAYS)
    return max(ways, key=lambda way: (len(spent(way)), points(spent(way))), default=None)


def _alone(meld: Meld, table: Sequence[Laid], rules: Rules) -> int:
    return -sum(1 for _ in plays.layoffs(meld.cards, table, rules)) if table else 0


def _wild_play(hand: tuple[Card, ...], table: tuple[Laid, ...], rules: Rules) -> Play | None:
    """Return the best use of a wild: with two naturals as a meld, else a lay-off."""
    if len(hand) > 2:
        melds = [
            meld
            for meld in plays.melds(hand, rules)
            if sum(WILD[card] for card in meld.cards) < len(meld.cards) - 1
        ]
        if melds:
            return LayMeld(max(melds, key=lambda meld: points(meld.cards)))
    wilds = [card for card in hand if WILD[card]]
    return next(plays.layoffs(wilds, table, rules), None)
