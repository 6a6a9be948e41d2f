# SPDX-License-Identifier: GPL-3.0-or-later
"""The practice board: one person, free placing, no turns, everything can be taken back."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from pushdesk.core.game import Outcome, Refusal, Seat, Setup, Step
from pushdesk.games.flick import geometry, physics, placement, results
from pushdesk.games.flick.geometry import Point, Rectangle
from pushdesk.games.flick.results import laid
from pushdesk.games.flick.rules import OPTIONS, Flick
from pushdesk.games.flick.state import (
    Disc,
    Event,
    Expelled,
    Flicked,
    Leant,
    Lie,
    NextGame,
    Rules,
    Sank,
    Shot,
    State,
    TakenBack,
    View,
)
from pushdesk.games.flick.table import CENTRES, DISCS, Table


class Lay(msgspec.Struct, frozen=True, tag="lay", tag_field="do"):
    """Put a disc down without flicking it, mm."""

    x: float
    y: float


PracticeAction: TypeAlias = Shot | Lay | NextGame


def area(table: Table) -> Rectangle:
    """Return where a disc may be placed: wholly on the board, mm."""
    reach = table.half - table.disc_radius
    return Rectangle(-reach, -reach, reach, reach)


def nearest_place(state: State, wish: Point) -> Point | None:
    """Return the free place on the board nearest to a wish, mm."""
    table = placement.table(state)
    taken = [(disc.x, disc.y) for disc in placement.in_the_way(state)]
    place = geometry.nearest_place(table, area(table), taken, wish)
    hole = None if place is None else _over(state, place)
    if place is None or hole is None:
        return place
    # It would fall in at once: put it beside the hole.
    x, y = CENTRES[hole]
    off = math.dist(place, (x, y))
    beside = table.support + 0.5
    dx, dy = ((place[0] - x) / off, (place[1] - y) / off) if off else (0.0, -1.0)
    place = (x + dx * beside, y + dy * beside)
    return place if geometry.is_free(table, taken, *place) else None


def _over(state: State, place: Point) -> int | None:
    """Return the open hole that a disc placed there would fall into."""
    support = placement.table(state).support
    filled = {disc.hole for disc in state.discs if disc.lie is Lie.SUNK}
    for hole, centre in enumerate(CENTRES):
        if hole not in filled and math.dist(centre, place) < support:
            return hole
    return None


class Practice:
    """A board for one, as a `core.game.Game` with the state of flick."""

    name = "flick"
    seats = range(1, 2)
    seats_clause = "F1"
    options = OPTIONS
    presets = Flick.presets
    action_type = PracticeAction
    view_type = View

    def start(self, setup: Setup) -> State:
        """Return an empty board with twelve discs beside it."""
        speed = setup.options.get("speed", "normal")
        return State(Rules(speed=speed), setup.deal, (0,), 0)

    def actor(self, _state: State) -> Seat | None:
        """Return the one who practises."""
        return 0

    def actions(self, state: State) -> Iterable[PracticeAction]:
        """Yield some shots, and clearing the board."""
        for x in (0.0, -80.0, 80.0):
            place = nearest_place(state, (x, -200.0))
            if place is not None:
                yield Shot(*place, 0.0, 700.0)
        yield NextGame()

    def refusal(self, state: State, action: PracticeAction) -> Refusal | None:
        """Return None when the action can be done."""
        if isinstance(action, NextGame):
            return None
        table = placement.table(state)
        on_board = area(table).distance(action.x, action.y) <= geometry.TOLERANCE
        if not on_board or placement.blocking(state, action.x, action.y) is not None:
            return Refusal("F8")
        if _over(state, (action.x, action.y)) is not None:
            return Refusal("F8")
        if isinstance(action, Lay):
            return None
        if not table.slowest_shot <= action.speed <= table.fastest_shot:
            return Refusal("F7")
        return results.refusal(state, action.result) if action.result is not None else None

    def settle(self, state: State, action: PracticeAction) -> PracticeAction:
        """Return the action with what the board answered."""
        if not isinstance(action, Shot):
            return action
        trace = physics.simulate(
            state.discs, placement.launch(state, action), placement.table(state)
        )
        return replace(action, result=trace.result)

    def advance(self, state: State, action: PracticeAction) -> Step[State, Event]:
        """Return the board afterwards; the last disc on it brings the loose ones back."""
        if isinstance(action, NextGame):
            numbers = tuple(disc.number for disc in state.discs)
            gone = replace(state, discs=())
            return Step(gone, (TakenBack(0, numbers, "F14"),) if numbers else ())
        number = placement.next_disc(state)
        if isinstance(action, Lay):
            disc = Disc(number, action.x, action.y)
            return _refilled(replace(state, discs=_with(state.discs, disc)), [])
        assert action.result is not None
        events: list[Event] = [Flicked(0, number, 1)]
        for disc in action.result.moved:
            if disc.lie is Lie.SUNK:
                worth = geometry.values(0, corners=False, diagonals=False)[disc.hole]
                events.append(Sank(disc.number, disc.hole, worth, disc.pit))
            elif disc.lie is Lie.UNBALANCED:
                events.append(Leant(disc.number, disc.hole))
        events += [Expelled(gone, again=False) for gone in action.result.off]
        after = replace(state, discs=laid(state, action.result), made=state.made + 1)
        return _refilled(after, events)

    def view(self, state: State, seat: Seat) -> View:
        """Return the whole board."""
        return View(seat, state)

    def outcome(self, _state: State) -> Outcome | None:
        """Return None: practice has no end."""
        return None

    def revertible(self, _state: State, _action: PracticeAction) -> bool:
        """Return True: this is what practice is for."""
        return True


def _with(discs: tuple[Disc, ...], disc: Disc) -> tuple[Disc, ...]:
    return tuple(sorted((*discs, disc), key=lambda each: each.number))


def _refilled(state: State, events: list[Event]) -> Step[State, Event]:
    """Bring discs back when there is none left to shoot: the loose ones, else all."""
    if len(state.discs) == DISCS:
        back = [disc for disc in state.discs if disc.lie is not Lie.SUNK] or list(state.discs)
        numbers = tuple(disc.number for disc in back)
        kept = tuple(disc for disc in state.discs if disc.number not in numbers)
        state = replace(state, discs=kept)
        events.append(TakenBack(0, numbers, "F19"))
    return Step(state, tuple(events))


PRACTICE = Practice()
