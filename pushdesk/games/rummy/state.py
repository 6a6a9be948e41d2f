# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions, actions, events and views of rummy."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from pushdesk.core.game import Seat
from pushdesk.games.rummy.cards import Card

SEATS = 4
TEAMS = 2
SET_LENGTH = 3
"""The least cards of a set, and of a run once the contract is met (R26, R37)."""
QUIET_TURNS = 24
"""Turns in a row without a push or a play that end a round (R64)."""


class Contract(msgspec.Struct, frozen=True):
    """What a first play of the round must consist of (R31)."""

    sets: int
    """How many sets of at least three cards."""
    runs: int
    """How many runs of at least `length` cards."""
    length: int


CONTRACTS = (
    Contract(2, 0, 0),
    Contract(1, 1, 4),
    Contract(0, 2, 4),
    Contract(3, 0, 0),
    Contract(0, 2, 5),
)
"""By round, counted from 0; the extra round of HR-R6 has the last one."""
DEALT = (6, 7, 8, 9, 10)
"""Cards dealt to each seat by round (R6)."""
ROUNDS = len(CONTRACTS)


def partner(seat: Seat) -> Seat:
    """Return who sits opposite (R1)."""
    return (seat + 2) % SEATS


def left_of(seat: Seat) -> Seat:
    """Return the left neighbour: who plays next, and who is pushed at (R11, R16)."""
    return (seat + 1) % SEATS


def team_of(seat: Seat) -> int:
    """Return the team of a seat, 0 for seats 0 and 2, 1 for seats 1 and 3 (R1)."""
    return seat % TEAMS


class Phase(enum.IntEnum):
    """What the actor has to do."""

    DRAW = 0
    """Take or push (R14)."""
    PLAY = 1
    """Play to the table, or discard (R22, R24)."""
    COUNTED = 2
    """Look at the hands and the count, and begin the next round (R4)."""
    OVER = 3


class Rules(msgspec.Struct, frozen=True):
    """The house rules of one match; see `rules.OPTIONS`."""

    wilds_alone: bool = False
    """HR-R1: a meld may consist of wilds only."""
    repeat_suits: bool = False
    """HR-R2: a set may hold a suit twice, up to eight cards."""
    push_needs_two: bool = False
    """HR-R3: with fewer than two stock cards a push ends the round and moves no card."""
    keep_taken: bool = False
    """HR-R4: the card just taken may not be discarded, unless it is the only one left."""
    final_discard: bool = False
    """HR-R5: nobody goes out without a discard."""
    extra_round: bool = False
    """HR-R6: a tie after five rounds is played off in one more."""
    lock_own_suit: bool = False
    """HR-R7: only a two of the run's own suit is locked in its 2-place."""
    ace_high: bool = False
    """HR-R8: an ace stands only above the king."""
    limit_wilds: bool = False
    """HR-R9: no meld holds more wilds than naturals."""
    replace: str = "all"
    """HR-R10: wilds are replaced in `all` melds, in `runs`, or nowhere (`off`)."""
    quiet_turns: int = QUIET_TURNS
    """R64."""
    host: Seat = 0
    """Who goes on after a count: a person, if one sits at the table."""


class Set(msgspec.Struct, frozen=True, tag="set", tag_field="as"):
    """Cards of one rank (R27)."""

    rank: int
    """1 to 13, never 2 (R45)."""
    cards: tuple[Card, ...]
    """In the order they came; a wild stands for any suit that no natural shows (R48)."""


class Run(msgspec.Struct, frozen=True, tag="run", tag_field="as"):
    """Consecutive cards of one suit (R29)."""

    suit: int
    low: int
    """The place of the first card, 1 (ace low) to 12; an ace above the king is in place 14."""
    cards: tuple[Card, ...]
    """By place; a wild stands for exactly the card of its place (R47)."""

    @property
    def high(self) -> int:
        """Return the place of the last card, up to 14."""
        return self.low + len(self.cards) - 1


Meld: TypeAlias = Set | Run


class Laid(msgspec.Struct, frozen=True):
    """A meld on the table."""

    owner: Seat
    """Who laid it (R55)."""
    meld: Meld


class Turn(msgspec.Struct, frozen=True):
    """What everybody saw of one turn."""

    seat: Seat
    offered: Card
    """The discard that the turn began with."""
    pushed: bool
    """Whether it was pushed to the left neighbour; else it was taken."""
    laid: int = 0
    """Cards that went from the hand to the table."""
    discarded: Card = -1
    """-1 while the turn lasts, and when there was no discard."""

    @property
    def quiet(self) -> bool:
        """Return whether there was neither a push nor a play (R64)."""
        return not self.pushed and not self.laid


class Count(msgspec.Struct, frozen=True):
    """How a round ended."""

    clause: str
    """R56 somebody went out; R62, R63, HR-R3 the stock ran out; R64 too many quiet turns."""
    out: Seat
    """Who went out, else -1."""
    points: tuple[int, ...]
    """By seat (R66 to R68)."""


class State(msgspec.Struct, frozen=True):
    """A position."""

    rules: Rules
    deal: int
    round: int
    """Counted from 0; 5 is the extra round of HR-R6."""
    dealer: Seat
    turn: Seat
    """The active player."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order in which the cards came."""
    stock: tuple[Card, ...]
    """The next card first."""
    discard: Card
    """The one card of the discard pile, -1 between a draw and the discard (R20)."""
    phase: Phase = Phase.DRAW
    melds: tuple[Laid, ...] = ()
    """In the order in which they were laid; none ever goes (R36)."""
    met: tuple[bool, ...] = (False,) * SEATS
    """By seat, whether the contract is met (R33)."""
    known: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    """By seat, the cards in the hand that everybody saw go there: taken or pushed discards."""
    buried: tuple[Card, ...] = ()
    """Wilds that were turned up first and went back into the stock (R9)."""
    record: tuple[Turn, ...] = ()
    """The turns of this round; the last one is in progress in phase PLAY."""
    finished: tuple[Count, ...] = ()
    """The rounds that are over."""

    @property
    def actor(self) -> Seat:
        """Return who is to act: after a count, the host."""
        return self.rules.host if self.phase is Phase.COUNTED else self.turn


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do"):
    """Take the discard (R15)."""


class Push(msgspec.Struct, frozen=True, tag="push", tag_field="do"):
    """Push the discard and a stock card to the left neighbour, then draw (R16, R17)."""


class LayContract(msgspec.Struct, frozen=True, tag="contract", tag_field="do"):
    """Lay the whole contract at once (R31)."""

    melds: tuple[Meld, ...]
    """In any order; the melds of the table grow by them in this order."""


class LayMeld(msgspec.Struct, frozen=True, tag="meld", tag_field="do"):
    """Lay a further meld after the contract (R37)."""

    meld: Meld


class End(enum.StrEnum):
    """Where a run grows."""

    LOW = "low"
    HIGH = "high"


class LayOff(msgspec.Struct, frozen=True, tag="layoff", tag_field="do"):
    """Add cards to a meld of the table (R38)."""

    meld: int
    """Which meld of the table, counted from 0."""
    cards: tuple[Card, ...]
    """On a run by place, from low to high, whichever the end."""
    end: End = End.HIGH
    """The end of a run (R40); a set takes cards at the high end only."""


class Replace(msgspec.Struct, frozen=True, tag="replace", tag_field="do"):
    """Put a natural in place of a wild and use the wild at once in another meld (R49 to R52)."""

    meld: int
    """The meld with the wild, counted from 0."""
    wild: Card
    card: Card
    """The natural from the hand."""
    then: LayMeld | LayOff
    """Where the wild goes, with or without cards of the hand; not the same meld."""


class Discard(msgspec.Struct, frozen=True, tag="discard", tag_field="do"):
    """Lay a card face up on the discard pile and end the turn (R24)."""

    card: Card


class NextRound(msgspec.Struct, frozen=True, tag="next", tag_field="do"):
    """Deal the next round (R4)."""


Action: TypeAlias = Take | Push | LayContract | LayMeld | LayOff | Replace | Discard | NextRound


class Buried(msgspec.Struct, frozen=True, tag=True):
    """A wild was turned up as first discard and went back into the stock (R9)."""

    card: Card


class RoundBegan(msgspec.Struct, frozen=True, tag=True):
    """Cards were dealt and the first discard was turned up."""

    round: int
    """Counted from 0."""
    dealer: Seat
    discard: Card


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """A player's turn began."""

    seat: Seat


class Took(msgspec.Struct, frozen=True, tag=True):
    """The discard went to the hand (R15)."""

    seat: Seat
    card: Card


class Pushed(msgspec.Struct, frozen=True, tag=True):
    """A stock card and the discard went to the left neighbour (R16)."""

    seat: Seat
    to: Seat
    discard: Card
    card: Card
    """The stock card; only the receiver sees it, for others it is -1 (R19)."""


class Drew(msgspec.Struct, frozen=True, tag=True):
    """The pusher drew a stock card (R17)."""

    seat: Seat
    card: Card
    """Only the pusher sees it, for others it is -1."""


class MeldLaid(msgspec.Struct, frozen=True, tag=True):
    """A meld was laid."""

    seat: Seat
    meld: int
    """Its number on the table, counted from 0."""
    laid: Meld
    contract: bool
    """Whether it belongs to the contract."""


class LaidOff(msgspec.Struct, frozen=True, tag=True):
    """Cards were added to a meld."""

    seat: Seat
    meld: int
    cards: tuple[Card, ...]
    end: End


class Replaced(msgspec.Struct, frozen=True, tag=True):
    """A natural took the place of a wild; where the wild goes follows at once."""

    seat: Seat
    meld: int
    wild: Card
    card: Card


class Discarded(msgspec.Struct, frozen=True, tag=True):
    """A card was discarded."""

    seat: Seat
    card: Card


class WentOut(msgspec.Struct, frozen=True, tag=True):
    """A hand is empty (R56)."""

    seat: Seat


class Counted(msgspec.Struct, frozen=True, tag=True):
    """A round is over: every hand is shown and counted."""

    round: int
    count: Count
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The match is over."""

    clause: str
    """R70, or R71 for a shared win."""


Event: TypeAlias = (
    Buried
    | RoundBegan
    | TurnBegan
    | Took
    | Pushed
    | Drew
    | MeldLaid
    | LaidOff
    | Replaced
    | Discarded
    | WentOut
    | Counted
    | Ended
)


class View(msgspec.Struct, frozen=True):
    """What one seat may know."""

    seat: Seat
    rules: Rules
    round: int
    """Counted from 0."""
    dealer: Seat
    turn: Seat
    phase: Phase
    hand: tuple[Card, ...]
    """The seat's own, in the order in which the cards came."""
    counts: tuple[int, ...]
    """Cards in hand by seat."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the cards in the hand that everybody saw go there."""
    stock: int
    """Cards left in the stock."""
    discard: Card
    melds: tuple[Laid, ...]
    met: tuple[bool, ...]
    buried: tuple[Card, ...]
    record: tuple[Turn, ...]
    finished: tuple[Count, ...]
    hands: tuple[tuple[Card, ...], ...] | None
    """Every hand once the round is over, None while it is played."""

    @property
    def contract(self) -> Contract:
        """Return the contract of the round."""
        return contract_of(self.round)

    @property
    def actor(self) -> Seat:
        """Return who is to act: after a count, the host."""
        return self.rules.host if self.phase is Phase.COUNTED else self.turn


def contract_of(number: int) -> Contract:
    """Return the contract of a round counted from 0 (R31, HR-R6)."""
    return CONTRACTS[min(number, ROUNDS - 1)]
