# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions, actions, events and views of flick."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from pushdesk.core.game import ScoreRow, Seat
from pushdesk.games.flick.table import DISCS

Side: TypeAlias = int
"""A side of the board, clockwise: 0 south, 1 west, 2 north, 3 east.

In the corner layout the corner at the left end of that side as its player sees it:
0 south-west, 1 north-west, 2 north-east, 3 south-east.
"""


class Lie(enum.StrEnum):
    """How a disc lies on the board."""

    LOOSE = "loose"
    """On the board and in no hole."""
    UNBALANCED = "unbalanced"
    """Partly in a hole (F22)."""
    SUNK = "sunk"
    """Wholly in a hole (F10)."""


class Disc(msgspec.Struct, frozen=True):
    """A disc on the board."""

    number: int
    """0 to 47; the discs of a seat are 12 × seat to 12 × seat + 11."""
    x: float
    """mm from the board's centre to the east."""
    y: float
    """mm from the board's centre to the north."""
    lie: Lie = Lie.LOOSE
    hole: int = -1
    """The hole that it lies in or leans into, else -1."""
    pit: bool = False
    """Whether the pit face is up (F11)."""

    @property
    def seat(self) -> Seat:
        """Return whose disc it is."""
        return self.number // DISCS


class Result(msgspec.Struct, frozen=True):
    """What a shot did to the board."""

    moved: tuple[Disc, ...]
    """Every disc that lies otherwise than before, the shot one too unless it left; by number."""
    off: tuple[int, ...] = ()
    """Numbers of the discs that left the board, in the order in which they did."""


class Phase(enum.IntEnum):
    """What the actor has to do."""

    SHOOT = 0
    """Shoot, or end the turn after a shot (F5, A16)."""
    RESHOOT = 1
    """Shoot a disc again that another player drove off the board (F24)."""
    COUNTED = 2
    """Look at the count and begin the next game of the series (F30)."""
    OVER = 3


class Rules(msgspec.Struct, frozen=True):
    """The house rules of one session; see `rules.OPTIONS`."""

    corners: bool = False
    """A31: shoot from the corner platforms (F40)."""
    diagonals: bool = False
    """A29: corner sections are single diagonals worth 1 to 9 instead of bands worth 1 to 5."""
    teams: bool = False
    """F31; needs four players, partners are seats 0 and 2, 1 and 3."""
    formations: bool = True
    """A1."""
    crosses_too: bool = False
    """A4: an X of five counts as a cross too."""
    any_zone: bool = False
    """A8: discs in any zone are taken back, not only in opponents'."""
    finish_round: bool = False
    """A22."""
    sink_to_continue: bool = False
    """F37."""
    speed: str = "normal"
    """Key of `table.TABLES`."""
    start: str = "first"
    """A24: `first` seat, `random`, or the `loser` of the last game of the series."""
    games: int = 1
    """F30: games with added totals."""
    host: Seat = 0
    """Who goes on after a count: a person, if one sits at the table."""


class State(msgspec.Struct, frozen=True):
    """A position."""

    rules: Rules
    deal: int
    sides: tuple[Side, ...]
    """By seat, clockwise."""
    turn: Seat
    """The active player."""
    phase: Phase = Phase.SHOOT
    discs: tuple[Disc, ...] = ()
    """Everything on the board, by number."""
    shots: int = 0
    """How many the active player has made in this turn; re-shots of others don't count."""
    queue: tuple[int, ...] = ()
    """Discs that left the board and are to be shot again, the next one first (F24)."""
    chain: int = 0
    """Re-shots made since the active player's last own shot (A21)."""
    ending: str = ""
    """The clause that ends the turn once the queue is empty, else empty."""
    sank: bool = False
    """Whether the active player's last own shot sank a disc of any colour (F12)."""
    sank_own: bool = False
    """Whether it sank a disc of the active player's (F37)."""
    shooter_first: Seat = 0
    """Who began this game."""
    ended: str = ""
    """The clause that ended this game (`F27`, `F28`), while a round is finished (A22) too."""
    made: int = 0
    """All shots of the session, so that chance k is fixed by the deal number."""
    finished: tuple[tuple[ScoreRow, ...], ...] = ()
    """The score sheets of the games of the series that are over."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.sides)

    @property
    def actor(self) -> Seat:
        """Return who is to shoot, or to go on after a count."""
        if self.phase is Phase.COUNTED:
            return self.rules.host
        return self.queue[0] // DISCS if self.phase is Phase.RESHOOT else self.turn

    def lying(self, seat: Seat, lie: Lie) -> tuple[Disc, ...]:
        """Return the discs of a seat that lie so."""
        return tuple(disc for disc in self.discs if disc.seat == seat and disc.lie is lie)

    def reserve(self, seat: Seat) -> int:
        """Return how many discs a seat has in reserve."""
        return (
            DISCS
            - sum(disc.seat == seat for disc in self.discs)
            - sum(number // DISCS == seat for number in self.queue)
        )


class Shot(msgspec.Struct, frozen=True, tag="shot", tag_field="do"):
    """Place a disc and flick it (F5 to F8)."""

    x: float
    """Where the disc is placed, mm."""
    y: float
    heading: float
    """Degrees clockwise from north in which it is flicked, any number; 90 is east."""
    speed: float
    """mm/s, `Table.slowest_shot` to `Table.fastest_shot`."""
    result: Result | None = None
    """What came of it; the journal keeps it, a player leaves it out."""


class EndTurn(msgspec.Struct, frozen=True, tag="end", tag_field="do"):
    """Shoot no more in this turn (A16)."""


class NextGame(msgspec.Struct, frozen=True, tag="next", tag_field="do"):
    """Clear the board and begin the next game of the series (F30)."""


Action: TypeAlias = Shot | EndTurn | NextGame


class Flicked(msgspec.Struct, frozen=True, tag=True):
    """A disc was placed and flicked; its motion is `physics.simulate` of the position before."""

    seat: Seat
    number: int
    shot: int
    """1 to 4; 0 for a re-shot."""


class Sank(msgspec.Struct, frozen=True, tag=True):
    """A disc came to lie wholly in a hole."""

    number: int
    hole: int
    points: int
    """Row value for its owner (F9), without the bonus for the pit (F11)."""
    pit: bool


class Leant(msgspec.Struct, frozen=True, tag=True):
    """A disc came to rest half in a hole (F22)."""

    number: int
    hole: int


class Loosened(msgspec.Struct, frozen=True, tag=True):
    """An unbalanced disc was thrown out of its hole and is loose (F22)."""

    number: int


class Expelled(msgspec.Struct, frozen=True, tag=True):
    """A disc left the board."""

    number: int
    again: bool
    """Whether its owner shoots it again (F24); else it is back in the reserve (F26, A17, A21)."""


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """Discs of one seat went from the board to its reserve."""

    seat: Seat
    numbers: tuple[int, ...]
    clause: str
    """F15 zone touched, F17 four loose, F19 reserve empty, F20 or F23 unbalanced, F21 last.

    F8: there was no room left on the own corner platform for the next disc.
    """
    zone: Seat = -1
    """For F15 and F8: whose zone was touched; -1 for the zone of an empty side (A8)."""


class Formed(msgspec.Struct, frozen=True, tag=True):
    """A formation arose."""

    seat: Seat
    clause: str
    """F33 row, F34 column or diagonal, F35 cross, F36 cursed line, F42 line between corners."""
    holes: tuple[int, ...]
    points: int


class Unformed(msgspec.Struct, frozen=True, tag=True):
    """A formation no longer counts: its line of four has become five (A3)."""

    seat: Seat
    clause: str
    holes: tuple[int, ...]
    points: int


class FourthShot(msgspec.Struct, frozen=True, tag=True):
    """The third shot sank a disc: a fourth may follow (F12)."""

    seat: Seat


class ReshotDue(msgspec.Struct, frozen=True, tag=True):
    """A seat is to shoot a disc again now (F24)."""

    seat: Seat
    number: int


class TurnEnded(msgspec.Struct, frozen=True, tag=True):
    """The active player's turn is over."""

    seat: Seat
    clause: str
    """Why: F13, F12 (third shot sank nothing), F18, F19, F23, F26, F38, A16 …"""


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """The next player's turn began."""

    seat: Seat


class Counted(msgspec.Struct, frozen=True, tag=True):
    """A game is over and counted (F29)."""

    clause: str
    """F27 or F28."""
    game: int
    """Number in the series, counted from 1."""
    points: tuple[int, ...]
    """Of this game, by seat."""


class GameBegan(msgspec.Struct, frozen=True, tag=True):
    """The next game of the series began (F30)."""

    seat: Seat
    game: int
    """Counted from 1."""


Event: TypeAlias = (
    Flicked
    | Sank
    | Leant
    | Loosened
    | Expelled
    | TakenBack
    | Formed
    | Unformed
    | FourthShot
    | ReshotDue
    | TurnEnded
    | TurnBegan
    | Counted
    | GameBegan
)


class View(msgspec.Struct, frozen=True):
    """What one seat may know: everything lies open on the board."""

    seat: Seat
    state: State
