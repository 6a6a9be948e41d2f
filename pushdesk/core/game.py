# SPDX-License-Identifier: GPL-3.0-or-later
"""The one seam between the games and everything around them."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = int
"""Position at the table, 0 to the number of seats - 1, clockwise."""

LARGEST_DEAL = 999_999
"""Deal numbers run from 1 to this, short enough to be read out across a room."""

LONGEST_NAME = 40
"""Characters."""

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View", covariant=True)
State_co = TypeVar("State_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


class Level(enum.StrEnum):
    """Strength of an opponent, weakest first."""

    NOVICE = "novice"
    CASUAL = "casual"
    STRONG = "strong"
    EXPERT = "expert"


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind"):
    """A human at the desk."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    """As typed, any script; the length is checked when read back."""


class Computer(msgspec.Struct, frozen=True, tag="computer", tag_field="kind"):
    """An opponent that thinks."""

    level: Level


Player: TypeAlias = Person | Computer


class Option(msgspec.Struct, frozen=True):
    """One house rule that a setup may choose."""

    key: str
    """Name of the option in `Setup.options`."""
    clause: str
    """Ledger id, such as `HR-L1`."""
    choices: tuple[str, ...]
    """Every legal value; the first is the default."""


class Preset(msgspec.Struct, frozen=True):
    """A named set of option values; options that it leaves out keep their default."""

    key: str
    options: Mapping[str, str]


class Setup(msgspec.Struct, frozen=True):
    """Everything that a game starts from."""

    game: str
    players: tuple[Player, ...]
    """By seat."""
    deal: int
    """Fixes all chance, 1 to `LARGEST_DEAL`."""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    """Values by option key; a missing key means the default."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.players)

    @property
    def host(self) -> Seat:
        """Return the first seat with a person, who goes on when all have looked; else seat 0."""
        people = (seat for seat, player in enumerate(self.players) if isinstance(player, Person))
        return next(people, 0)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is illegal."""

    clause: str
    """Ledger id of the clause that forbids it."""
    facts: dict[str, int] = msgspec.field(default_factory=dict)
    """Numbers and ids that the sentence needs."""


class Step(msgspec.Struct, Generic[State_co, Event_co], frozen=True):
    """What an action leads to."""

    state: State_co
    events: tuple[Event_co, ...]
    """In the order in which they happen at the table."""


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    part: str
    """Id of what is counted."""
    points: tuple[int, ...]
    """By seat."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game stands."""

    reason: str
    """Id of what ended the game."""
    ranking: tuple[tuple[Seat, ...], ...]
    """Groups of equal rank, best first; the first group has won."""
    sheet: tuple[ScoreRow, ...]
    """Lines that add up to the total."""
    total: tuple[int, ...]
    """Points by seat."""


class Game(Protocol[State, Action, Event_co, View]):
    """The rules of one game: pure, without words, without Qt.

    Every call is a function of its arguments; `advance` never changes them.
    """

    @property
    def name(self) -> str:
        """Return the short name, such as `luck`."""

    @property
    def seats(self) -> range:
        """Return the numbers of seats that the game can be played with."""

    @property
    def seats_clause(self) -> str:
        """Return the ledger id of the clause that says so."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the house rules."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Return named sets of options; the first one is the game as printed."""

    @property
    def action_type(self) -> Any:
        """Return the type (or union) that msgspec decodes an action to."""

    @property
    def view_type(self) -> type[View]:
        """Return the type that msgspec decodes a view to."""

    def start(self, setup: Setup) -> State:
        """Return the opening position."""

    def actor(self, state: State) -> Seat | None:
        """Return who is to act, or None when the game is over."""

    def actions(self, state: State) -> Iterable[Action]:
        """Yield every legal action."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return None when the action is legal, else the clause that forbids it."""

    def settle(self, state: State, action: Action) -> Action:
        """Return a legal action as the journal keeps it: with what the world answered to it.

        Most actions are what they are; a flicked disc also comes to rest somewhere,
        and a saved game must not depend on how another machine computes that.
        """

    def advance(self, state: State, action: Action) -> Step[State, Event_co]:
        """Return the position and events after a legal action."""

    def view(self, state: State, seat: Seat) -> View:
        """Return what one seat may know."""

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or None while the game goes on."""

    def revertible(self, state: State, action: Action) -> bool:
        """Return whether the action shows nothing hidden, so that it may be taken back."""


def setup_refusal(game: Game[State, Action, Event, View], setup: Setup) -> Refusal | None:
    """Return None when the setup can be played, else the clause that forbids it.

    A deal number out of range, an unknown option and an unknown choice are no
    rules of any game; they are named by the pseudo-clauses `deal` and `option`.
    """
    if setup.seats not in game.seats:
        return Refusal(game.seats_clause, {"seats": setup.seats})
    if not 1 <= setup.deal <= LARGEST_DEAL:
        return Refusal("deal", {"deal": setup.deal})
    known = {option.key: option for option in game.options}
    for key, value in setup.options.items():
        if key not in known:
            return Refusal("option")
        if value not in known[key].choices:
            return Refusal(known[key].clause)
    return None
