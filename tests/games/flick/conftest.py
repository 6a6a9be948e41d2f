# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and shots written as people read them.

A hole is "34": row 3, column 4, as the owner of the disc sees it; "34!" is a disc with
the pit up. What becomes of a disc is its *fate*: `"sink 34"`, `"sink 34!"`, `"lean 34"`,
`"loose"` (somewhere harmless), `(x, y)` (loose just there), or `"off"`.
The discs of a seat are numbered from 12 × seat: first the sunk, then the leaning, then the loose.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import pytest

from pushdesk.core.game import Person, Setup
from pushdesk.games.flick import placement
from pushdesk.games.flick.geometry import hole_at
from pushdesk.games.flick.invariants import breaches
from pushdesk.games.flick.results import laid
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.state import (
    Action,
    Disc,
    EndTurn,
    Event,
    Lie,
    NextGame,
    Phase,
    Result,
    Rules,
    Shot,
    State,
)
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, TABLES

Fate: TypeAlias = str | tuple[float, float]
Move: TypeAlias = Action | Fate | tuple[Fate, Mapping[int, Fate]]

SIDES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
HARMLESS = tuple((x, y) for y in (-30.0, 30.0, -90.0, 90.0) for x in (-30.0, 30.0, -90.0, 90.0))
"""Between four holes each: a disc lies loose there and touches no zone."""


def free_place(discs: Iterable[Disc]) -> tuple[float, float]:
    above = [disc for disc in discs if disc.lie is not Lie.SUNK]
    return next(
        place
        for place in HARMLESS
        if all(math.dist(place, (disc.x, disc.y)) >= 30.0 for disc in above)
    )


def fated(number: int, fate: Fate, side: int, discs: Iterable[Disc]) -> Disc:
    """Return a disc that lies as its fate says."""
    if isinstance(fate, tuple):
        return Disc(number, *fate)
    if fate == "loose":
        return Disc(number, *free_place(discs))
    lie, code = fate.split()
    hole = hole_at(int(code[0]), int(code[1]), side)
    x, y = CENTRES[hole]
    shift = 6.0 if lie == "lean" else 0.0
    kind = {"lean": Lie.UNBALANCED, "sink": Lie.SUNK}[lie]
    return Disc(number, x + shift, y, kind, hole, code.endswith("!"))


def a_place(state: State) -> tuple[float, float]:
    """Return a legal place of the actor."""
    where = placement.area(state, state.actor)
    middle = ((where.left + where.right) / 2, (where.bottom + where.top) / 2)
    place = placement.nearest_place(state, state.actor, middle)
    assert place is not None
    return place


def struck(state: State, fate: Fate, others: Mapping[int, Fate] | None = None) -> Shot:
    """Return a legal shot with the fates of the shot disc and of others by number."""
    moved: list[Disc] = []
    off = []
    number = placement.next_disc(state)
    for each, end in {number: fate, **(others or {})}.items():
        if end == "off":
            off.append(each)
            continue
        known = {number, *(others or {})}
        still = [disc for disc in state.discs if disc.number not in known]
        moved.append(fated(each, end, state.sides[each // DISCS], [*still, *moved]))
    result = Result(tuple(sorted(moved, key=lambda disc: disc.number)), tuple(off))
    return Shot(*a_place(state), 0.0, 700.0, result)


@pytest.fixture
def position() -> Callable[..., State]:
    """Return a maker of positions; discs by seat as described above."""

    def make(
        seats: int = 2,
        *,
        turn: int = 0,
        sunk: Mapping[int, str] | None = None,
        lean: Mapping[int, str] | None = None,
        loose: Mapping[int, Sequence[Fate]] | None = None,
        sides: tuple[int, ...] | None = None,
        shots: int = 0,
        sank: bool = False,
        queue: tuple[int, ...] = (),
        first: int = 0,
        deal: int = 1,
        ended: str = "",
        **rules: Any,
    ) -> State:
        where = SIDES[seats] if sides is None else sides
        discs: list[Disc] = []
        for seat in range(seats):
            fates: list[Fate] = [f"sink {code}" for code in (sunk or {}).get(seat, "").split()]
            fates += [f"lean {code}" for code in (lean or {}).get(seat, "").split()]
            fates += (loose or {}).get(seat, ())
            for number, fate in enumerate(fates, DISCS * seat):
                discs.append(fated(number, fate, where[seat], discs))
        return State(
            Rules(**rules),
            deal,
            where,
            turn,
            Phase.RESHOOT if queue else Phase.SHOOT,
            tuple(discs),
            shots=max(shots, 1) if queue else shots,
            queue=queue,
            sank=sank,
            shooter_first=first,
            ended=ended,
            made=9,
        )

    return make


@pytest.fixture
def hit() -> Callable[..., Shot]:
    """Return a maker of shots: `hit(state, "sink 34", {13: "off"})`."""
    return struck


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    """Return a player of actions and fates that checks every position on its way."""

    def act(state: State, *moves: Move) -> tuple[State, list[Event]]:
        events: list[Event] = []
        for move in moves:
            assert breaches(state) == []
            spec: Any = move
            if isinstance(move, Shot | EndTurn | NextGame):
                action: Action = move
            elif isinstance(move, tuple) and isinstance(spec[1], Mapping):
                action = struck(state, spec[0], spec[1])
            else:
                action = struck(state, spec)
            assert GAME.refusal(state, action) is None, (state.phase, action)
            step = GAME.advance(state, action)
            state = step.state
            events += step.events
        assert breaches(state) == []
        return state, events

    return act


@pytest.fixture
def start() -> Callable[..., State]:
    """Return a maker of opening positions by number of seats."""

    def make(seats: int = 2, deal: int = 1, **options: str) -> State:
        people = tuple(Person(f"P{seat}") for seat in range(seats))
        return GAME.start(Setup("flick", people, deal, options))

    return make


class Fortune:
    """Results drawn at random: they obey the geometry, not the laws of motion."""

    def __init__(self, state: State, rng: random.Random) -> None:
        self.state = state
        self.rng = rng
        shot = placement.next_disc(state)
        loose = [disc.number for disc in state.discs if disc.lie is not Lie.SUNK]
        rng.shuffle(loose)
        self.numbers = [shot, *loose[: rng.choice((0, 0, 1, 1, 2, 3))]]
        self.still = [disc for disc in state.discs if disc.number not in self.numbers]
        self.moved: list[Disc] = []
        self.off: list[int] = []

    def result(self) -> Result:
        for number in self.numbers:
            fate = self.rng.choices(("sink", "lean", "loose", "off"), (9, 3, 6, 2))[0]
            disc = self._loose(number) if fate == "loose" else self._in_hole(number, fate)
            if fate == "off" or disc is None:
                self.off.append(number)
            else:
                self.moved.append(disc)
        result = Result(tuple(sorted(self.moved, key=lambda disc: disc.number)), tuple(self.off))
        assert len(laid(self.state, result)) <= len(self.state.discs) + 1
        return result

    def _fits(self, x: float, y: float) -> bool:
        return all(
            math.dist((x, y), (disc.x, disc.y)) >= 30.0
            for disc in (*self.still, *self.moved)
            if disc.lie is not Lie.SUNK
        )

    def _in_hole(self, number: int, fate: str) -> Disc | None:
        taken = {disc.hole for disc in (*self.still, *self.moved)}
        shift = 0.0 if fate == "sink" else self.rng.uniform(3.0, 8.0)
        free = [
            hole
            for hole in range(HOLES)
            if hole not in taken
            and (fate == "sink" or self._fits(CENTRES[hole][0] + shift, CENTRES[hole][1]))
        ]
        if not free:
            return None
        hole = self.rng.choice(free)
        x, y = CENTRES[hole]
        lie = Lie.SUNK if fate == "sink" else Lie.UNBALANCED
        return Disc(number, x + shift, y, lie, hole, self.rng.random() < 0.1)

    def _loose(self, number: int) -> Disc | None:
        for _ in range(40):
            x, y = self.rng.uniform(-250.0, 250.0), self.rng.uniform(-250.0, 250.0)
            if self._fits(x, y):
                return Disc(number, x, y)
        return None


@pytest.fixture
def fortune() -> Callable[[State, random.Random], Shot]:
    """Return a maker of legal shots with random results, without the physics."""

    def shoot(state: State, rng: random.Random) -> Shot:
        where = placement.area(state, state.actor)
        wish = (rng.uniform(where.left, where.right), rng.uniform(where.bottom, where.top))
        place = placement.nearest_place(state, state.actor, wish)
        assert place is not None
        table = TABLES[state.rules.speed]
        speed = rng.uniform(table.slowest_shot, table.fastest_shot)
        return Shot(*place, rng.uniform(-360, 720), speed, Fortune(state, rng).result())

    return shoot
