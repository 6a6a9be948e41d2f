# SPDX-License-Identifier: GPL-3.0-or-later
"""Put the cards of a hand into the melds that a finder has picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from pushdesk.games.rummy.cards import KING, RANK, SUIT, SUITS, TWO, WILD, Card, rank_at
from pushdesk.games.rummy.state import SET_LENGTH, Meld, Run, Set

MISSING: Card = -1
"""Stands for a card that the hand lacks."""
NO_RANK = TWO
"""The rank of a set that may become any rank, for want of a natural."""


class SetPick(msgspec.Struct, frozen=True):
    """A set of three."""

    rank: int
    naturals: int
    """How many cards of the rank it uses."""
    need: int
    """How many naturals it must have."""


class RunPick(msgspec.Struct, frozen=True):
    """A run."""

    suit: int
    low: int
    length: int
    naturals: int
    """How many cards of the suit it uses; it leaves out those that another meld can use."""
    need: int


Pick: TypeAlias = SetPick | RunPick


def fill(cards: Sequence[Card], picks: Sequence[Pick], repeat_suits: bool) -> tuple[Meld, ...]:
    """Return the picked melds, naturals first, then wilds, then `MISSING`."""
    naturals = _naturals(cards)
    wilds = [card for card in cards if WILD[card]]
    rows: list[list[Card]] = [[] for _ in picks]
    # A run can use certain cards only, a set also other suits.
    for at, pick in enumerate(picks):
        if isinstance(pick, RunPick):
            others = [other for number, other in enumerate(picks) if number != at]
            rows[at] = _run_cards(pick, naturals, others, repeat_suits)
    for at, pick in enumerate(picks):
        if isinstance(pick, SetPick):
            rows[at] = _set_cards(pick, naturals, repeat_suits)
    for at, pick in enumerate(picks):
        room = len(rows[at]) - pick.need
        for place, card in enumerate(rows[at]):
            if card == MISSING and wilds and room > 0:
                rows[at][place] = wilds.pop()
            room -= rows[at][place] != MISSING and WILD[rows[at][place]]
    return tuple(_meld(pick, row) for pick, row in zip(picks, rows, strict=True))


def _naturals(cards: Sequence[Card]) -> dict[tuple[int, int], list[Card]]:
    """Return the naturals of a hand by suit and rank."""
    found: dict[tuple[int, int], list[Card]] = {}
    for card in cards:
        if not WILD[card]:
            found.setdefault((SUIT[card], RANK[card]), []).append(card)
    return found


def _run_cards(
    pick: RunPick,
    naturals: dict[tuple[int, int], list[Card]],
    others: Sequence[Pick],
    repeat_suits: bool,
) -> list[Card]:
    row = [MISSING] * pick.length
    kinds = [(pick.suit, rank_at(pick.low + place)) for place in range(pick.length)]
    places = [place for place, kind in enumerate(kinds) if naturals.get(kind)]
    places.sort(key=lambda place: _sought(kinds[place], naturals, others, repeat_suits))
    for place in places[: pick.naturals]:
        row[place] = naturals[kinds[place]].pop()
    return row


def _sought(
    kind: tuple[int, int],
    naturals: dict[tuple[int, int], list[Card]],
    others: Sequence[Pick],
    repeat_suits: bool,
) -> bool:
    """Return whether another meld would miss a card of a kind."""
    # One of two equal cards is enough for each, unless a set takes both.
    return any(
        _wants(each, kind)
        and (len(naturals[kind]) == 1 or (repeat_suits and isinstance(each, SetPick)))
        for each in others
    )


def _wants(pick: Pick, kind: tuple[int, int]) -> bool:
    suit, rank = kind
    if isinstance(pick, SetPick):
        return pick.rank == rank
    return pick.suit == suit and any(
        rank_at(place) == rank for place in range(pick.low, pick.low + pick.length)
    )


def _set_cards(
    pick: SetPick, naturals: dict[tuple[int, int], list[Card]], repeat_suits: bool
) -> list[Card]:
    row: list[Card] = []
    while len(row) < pick.naturals:
        before = len(row)
        # Doubled suits first, so that a second set of the rank finds different ones.
        for suit in sorted(
            range(SUITS), key=lambda suit: -len(naturals.get((suit, pick.rank), ()))
        ):
            left = naturals.get((suit, pick.rank))
            if left and len(row) < pick.naturals:
                row.append(left.pop())
        if not repeat_suits or len(row) == before:
            break
    return row + [MISSING] * (SET_LENGTH - len(row))


def _meld(pick: Pick, row: Sequence[Card]) -> Meld:
    if isinstance(pick, RunPick):
        return Run(pick.suit, pick.low, tuple(row))
    # A whole set of wilds has to be named after some rank (HR-R1).
    rank = KING if pick.rank == NO_RANK and MISSING not in row else pick.rank
    return Set(rank, tuple(row))
