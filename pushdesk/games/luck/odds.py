# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact chances of the next card, counted over the cards that are still unseen."""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.games.luck.cards import (
    KIND,
    KINDS,
    MASK,
    ROLL,
    SWITCH,
    Card,
    Kind,
    column_mask,
)
from pushdesk.games.luck.state import View

SLOTS = 3
"""The most columns of a turn (L13)."""

BITS: tuple[int, ...] = tuple(MASK[KIND.index(kind)] for kind in range(KINDS))
"""By kind, the bits that a column may hold only once; see `cards.MASK`."""


def masks_of(columns: Sequence[tuple[Card, ...]]) -> tuple[int, ...]:
    """Return the bits that each column holds."""
    return tuple(column_mask(column) for column in columns)


def is_dead(masks: Sequence[int], kind: Kind) -> bool:
    """Return whether a card of this kind would bust (L36)."""
    if len(masks) < SLOTS or kind == SWITCH:
        return False
    bits = BITS[kind]
    return all(mask & bits for mask in masks)


def dead_kinds(view: View) -> tuple[Kind, ...]:
    """Return the kinds, seen or unseen, that would bust on the next draw."""
    masks = masks_of(view.columns)
    return tuple(kind for kind in range(KINDS) if is_dead(masks, kind))


def risk(masks: Sequence[int], unseen: Sequence[int]) -> float:
    """Return the chance, 0 to 1, that a card drawn onto these columns busts."""
    if len(masks) < SLOTS:
        return 0.0
    left = sum(unseen)
    first, second, third = masks
    dead = 0
    for kind in range(ROLL + 1):
        bits = BITS[kind]
        if first & bits and second & bits and third & bits:
            dead += unseen[kind]
    return dead / left if left else 0.0


def bust_chance(view: View) -> float:
    """Return the chance, 0 to 1, that the next draw busts."""
    return risk(masks_of(view.columns), view.unseen)


def risk_after(view: View, column: int) -> float:
    """Return the chance, 0 to 1, that the draw after placing the waiting card there busts."""
    return risk(joined(masks_of(view.columns), MASK[view.card], column), view.unseen)


def fits(view: View) -> list[int]:
    """Return the columns that the waiting card may join or open (L14, L15)."""
    masks = masks_of(view.columns)
    bits = MASK[view.card]
    places = [column for column, mask in enumerate(masks) if not mask & bits]
    if len(masks) < SLOTS:
        places.append(len(masks))
    return places


def joined(masks: tuple[int, ...], bits: int, column: int) -> tuple[int, ...]:
    """Return the columns after a card with these bits joined or opened one."""
    if column == len(masks):
        return (*masks, bits)
    return (*masks[:column], masks[column] | bits, *masks[column + 1 :])
