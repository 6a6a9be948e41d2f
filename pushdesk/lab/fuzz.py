# SPDX-License-Identifier: GPL-3.0-or-later
"""Random legal games, every invariant checked after every action."""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

from pushdesk import games
from pushdesk.core import gamefile
from pushdesk.core.game import (
    LARGEST_DEAL,
    Computer,
    Game,
    Level,
    Person,
    Player,
    Seat,
    Setup,
    setup_refusal,
)
from pushdesk.core.session import Session
from pushdesk.lab import report

LONGEST_GAME = gamefile.LONGEST_JOURNAL
"""Actions; a game that goes on longer is taken for endless."""
MOST_LISTED = 500
"""How many of the legal actions of a position are looked at."""
RELOADS = 3
"""How often a game is saved and loaded on its way, at most."""
BATCH = 20
"""Games that a worker process plays in one go."""

AnyGame = Game[Any, Any, Any, Any]


class Invariants(Protocol):
    """The module `pushdesk.games.NAME.invariants`."""

    def breaches(self, state: Any) -> list[str]:
        """Return the ids of the invariants that a position breaks."""

    def every_action(self, state: Any) -> Iterable[Any]:
        """Return actions that cover the action space, illegal ones included."""

    def twin(self, state: Any, seat: Seat, chance: random.Random) -> Any:
        """Return a position that differs only in what the seat must not know."""


class Breach(msgspec.Struct, frozen=True):
    """One broken invariant; the seed and the number of the game bring it back."""

    game: int
    """Number of the game, counted from 0."""
    deal: int
    action: int
    """How many actions had been played."""
    breach: str
    """Id of the invariant."""


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    game: str
    games: int
    actions: int
    breaches: tuple[Breach, ...]
    seconds: float


def invariants(name: str) -> Invariants:
    """Return the invariants of a game by its short name."""
    return cast("Invariants", import_module(f"pushdesk.games.{name}.invariants"))


def random_setup(game: AnyGame, chance: random.Random) -> Setup:
    """Return a setup with seats, options and deal drawn at random."""
    players: list[Player] = [
        chance.choice((Person("P"), Computer(Level.CASUAL)))
        for _ in range(chance.choice(game.seats))
    ]
    options = {
        option.key: chance.choice(option.choices)
        for option in game.options
        if chance.random() < 0.5
    }
    return Setup(game.name, tuple(players), chance.randint(1, LARGEST_DEAL), options)


class Checked:
    """Play one game two ways and compare them after every action.

    One way is `Game.advance` from position to position; the other is a session
    that is saved, loaded and continued at random points.
    """

    def __init__(self, game: AnyGame, checks: Invariants, chance: random.Random) -> None:
        """Draw the setup."""
        self.game = game
        self.checks = checks
        self.chance = chance
        self.setup = random_setup(game, chance)
        while setup_refusal(game, self.setup) is not None:
            self.setup = random_setup(game, chance)
        self.actions = 0
        self.breaches: list[tuple[int, str]] = []

    def play(self) -> None:
        """Play to the end, or to the first position that breaks something."""
        game, chance = self.game, self.chance
        state = game.start(self.setup)
        session = Session(game, self.setup)
        # Timid players end their turns early, bold ones reach busts and full columns.
        boldness = chance.choice((0.0, 0.3, 0.6, 0.9))
        reload_chance = RELOADS / chance.choice((50, 200))
        reloads = 0
        try:
            self._check(state)
            while game.actor(state) is not None and not self.breaches:
                listed = list(itertools.islice(game.actions(state), MOST_LISTED))
                self._check_actions(state, listed)
                if not listed:
                    return
                bold = chance.random() < boldness
                action = listed[0] if bold else chance.choice(listed)
                state = game.advance(state, action).state
                session.act(action)
                self.actions += 1
                if self.actions > LONGEST_GAME:
                    self._note("endless")
                if reloads < RELOADS and chance.random() < reload_chance:
                    reloads += 1
                    session = self._reload(session)
                self._check(state)
            self._compare(state, session)
        except Exception as error:  # A crash of the rules is a finding, not the end of the run.
            self._note(f"raised.{type(error).__name__}")

    def _note(self, *ids: str) -> None:
        self.breaches += [(self.actions, each) for each in ids]

    def _check(self, state: Any) -> None:
        game, chance = self.game, self.chance
        self._note(*self.checks.breaches(state))
        actor = game.actor(state)
        if actor is not None and not 0 <= actor < self.setup.seats:
            self._note("actor")
        if (actor is None) != (game.outcome(state) is not None):
            self._note("outcome")
        seat = int(chance.random() * self.setup.seats)
        if game.view(state, seat) != game.view(self.checks.twin(state, seat, chance), seat):
            self._note("view_leaks")

    def _check_actions(self, state: Any, listed: list[Any]) -> None:
        game = self.game
        if not listed:
            self._note("no_action")
        if any(game.refusal(state, action) is not None for action in listed):
            self._note("listed_refused")
        if len(listed) < MOST_LISTED and any(
            game.refusal(state, action) is None and action not in listed
            for action in self.checks.every_action(state)
        ):
            self._note("unlisted_accepted")

    def _reload(self, session: Session[Any, Any, Any, Any]) -> Session[Any, Any, Any, Any]:
        loaded = gamefile.decode(gamefile.encode(session), lambda _name: self.game)
        if loaded.state != session.state or loaded.journal != session.journal:
            self._note("load_differs")
        return loaded

    def _compare(self, state: Any, session: Session[Any, Any, Any, Any]) -> None:
        if session.state != state or session.outcome != self.game.outcome(state):
            self._note("continue_differs")


def play(
    game: AnyGame, checks: Invariants, seed: int, numbers: Iterable[int]
) -> tuple[int, int, list[Breach]]:
    """Play the games of some numbers; return games, actions and breaches."""
    played = 0
    actions = 0
    found = []
    for number in numbers:
        run = Checked(game, checks, random.Random(f"{seed}/{number}"))
        run.play()
        played += 1
        actions += run.actions
        found += [Breach(number, run.setup.deal, after, each) for after, each in run.breaches]
    return played, actions, found


def _play_batch(work: tuple[str, int, range]) -> tuple[int, int, list[Breach]]:
    name, seed, numbers = work
    game = games.find(name)
    if game is None:
        raise LookupError(name)
    return play(game, invariants(name), seed, numbers)


def _results(
    name: str, seed: int, count: int, jobs: int
) -> Iterator[tuple[int, int, list[Breach]]]:
    work = [
        (name, seed, range(first, min(first + BATCH, count))) for first in range(0, count, BATCH)
    ]
    if jobs == 1:
        yield from map(_play_batch, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_batch, work)


def fuzz(name: str, count: int, seed: int, jobs: int = 1) -> Report:
    """Play `count` games of a short name in `jobs` processes and report what broke."""
    began = time.monotonic()
    actions = 0
    found: list[Breach] = []
    batches = -(-count // BATCH)
    for _played, more, breaches in report.progress(
        _results(name, seed, count, jobs), batches, f"fuzz {name}"
    ):
        actions += more
        found += breaches
    return Report(name, count, actions, tuple(found), round(time.monotonic() - began, 3))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the tool."""
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=1000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="which games to play")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play them")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: Any) -> int:
    """Play the games; return 1 when an invariant broke."""
    result = fuzz(args.game, args.games, args.seed, args.jobs)
    if args.json:
        report.print_json(result)
    else:
        report.print_table(
            ("game", "games", "actions", "breaches", "seconds"),
            [
                (
                    result.game,
                    result.games,
                    result.actions,
                    len(result.breaches),
                    result.seconds,
                )
            ],
        )
        if result.breaches:
            report.print_table(
                ("game", "deal", "action", "breach"),
                ((each.game, each.deal, each.action, each.breach) for each in result.breaches),
            )
    return 1 if result.breaches else 0
