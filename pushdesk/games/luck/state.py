# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions, actions, events and views of luck."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from pushdesk.core.game import Seat
from pushdesk.games.luck.cards import Card


class Phase(enum.IntEnum):
    """What the actor has to do."""

    CHOOSE = 0
    """Push or bank (L7)."""
    PLACE = 1
    """Put the drawn card into a column (L14, L15)."""
    DECIDE = 2
    """Push on or stop (L24)."""
    TAKE = 3
    """Take a column (L26, L27)."""
    ROLL = 4
    """Roll the die (L31, L37)."""
    OVER = 5


class Rules(msgspec.Struct, frozen=True):
    """The house rules of one game; see `rules.OPTIONS`."""

    switch_resets: bool = False
    """HR-L1."""
    hard: bool = False
    """HR-L2."""
    tie: str = "shared"
    """HR-L3: `shared`, `most` or `fewest` cards."""
    roll_late: bool = False
    """HR-L4."""
    banks_hidden: bool = False
    """HR-L5."""
    keep_switches: bool = False
    """HR-L6."""


class State(msgspec.Struct, frozen=True):
    """A position; columns, benches and banks are tuples of cards in the order they came."""

    rules: Rules
    deal: int
    seats: int
    deck: tuple[Card, ...]
    """The whole pile in the order it is drawn."""
    turn: Seat
    """Whose turn it is."""
    actor: Seat
    """Who is to act: another seat than `turn` while columns are taken."""
    phase: Phase = Phase.CHOOSE
    drawn: int = 0
    """How many cards of `deck` have been drawn."""
    card: Card = -1
    """The drawn card while it waits for a column, else -1."""
    columns: tuple[tuple[Card, ...], ...] = ()
    direction: int = 1
    """1 when columns are taken clockwise, else -1 (L20)."""
    benches: tuple[tuple[Card, ...], ...] = ()
    banks: tuple[tuple[Card, ...], ...] = ()
    switches: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    bust: bool = False
    """Whether the turn in progress went too far (L36)."""
    taken: int = 0
    """How many places of the taking order have had their column."""
    rollers: tuple[Seat, ...] = ()
    """Who has a Roll card to settle after all columns are taken (HR-L4)."""
    rolled: int = 0
    """How often the die was rolled, so that roll k is fixed by the deal number."""


class Push(msgspec.Struct, frozen=True, tag="push", tag_field="do"):
    """Draw a card (L7, L12)."""


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="do"):
    """Move all cards of a colour from the bench to the bank (L9)."""

    colour: int


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="do"):
    """Put the drawn card into a column, counted from 0; the next free number opens one."""

    column: int


class Stop(msgspec.Struct, frozen=True, tag="stop", tag_field="do"):
    """Stop drawing (L24)."""


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do"):
    """Take a column, counted from 0 (L26)."""

    column: int


class Roll(msgspec.Struct, frozen=True, tag="roll", tag_field="do"):
    """Roll the die (L31, L37)."""


Action: TypeAlias = Push | Bank | Place | Stop | Take | Roll


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """A card was turned up."""

    seat: Seat
    card: Card


class Placed(msgspec.Struct, frozen=True, tag=True):
    """The drawn card went into a column."""

    seat: Seat
    card: Card
    column: int
    forced: bool
    """Whether it was the only place."""


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A Switch card turned the direction."""

    seat: Seat
    card: Card
    direction: int


class Busted(msgspec.Struct, frozen=True, tag=True):
    """The drawn card fitted nowhere and was discarded."""

    seat: Seat
    card: Card


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """Drawing ended."""

    seat: Seat
    forced: bool
    """Whether the pile ran out (L43)."""


class Taken(msgspec.Struct, frozen=True, tag=True):
    """A column was taken; its number cards are on the bench."""

    seat: Seat
    column: int
    cards: tuple[Card, ...]


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """The die fell; `lost` went from the bench to the discards."""

    seat: Seat
    face: int
    """A colour, or `cards.STAR`."""
    lost: tuple[Card, ...]


class Banked(msgspec.Struct, frozen=True, tag=True):
    """A colour went from bench to bank."""

    seat: Seat
    colour: int
    cards: tuple[Card, ...]


class Cleared(msgspec.Struct, frozen=True, tag=True):
    """Columns that nobody takes were discarded (L28, L41)."""

    columns: tuple[tuple[Card, ...], ...]


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """The next player's turn began."""

    seat: Seat
    direction: int


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The pile is empty and the last turn is resolved (L42)."""


Event: TypeAlias = (
    Drawn
    | Placed
    | Switched
    | Busted
    | Stopped
    | Taken
    | Rolled
    | Banked
    | Cleared
    | TurnBegan
    | Ended
)


class BankView(msgspec.Struct, frozen=True):
    """What a seat may know of a bank."""

    count: int
    cards: tuple[Card, ...] | None
    """None when other players' points are hidden (HR-L5)."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know; everything but the order of the pile (L50)."""

    seat: Seat
    rules: Rules
    turn: Seat
    actor: Seat
    phase: Phase
    card: Card
    columns: tuple[tuple[Card, ...], ...]
    direction: int
    benches: tuple[tuple[Card, ...], ...]
    banks: tuple[BankView, ...]
    switches: tuple[Card, ...]
    discards: tuple[Card, ...]
    bust: bool
    taken: int
    rollers: tuple[Seat, ...]
    unseen: tuple[int, ...]
    """By kind, how many cards are still in the pile."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.benches)

    @property
    def pile(self) -> int:
        """Return how many cards are left to draw."""
        return sum(self.unseen)
