# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules help of flick shows can be drawn, and its examples come out as it says.

What it has in common with the other games' is in `test_help_texts`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from pushdesk.core.game import Person, Setup
from pushdesk.desktop.flick.figures import FIGURES
from pushdesk.games.flick import scoring
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.state import Disc, Lie, Phase, Shot, State, TakenBack, TurnEnded
from pushdesk.games.flick.table import DISCS
from tests.desktop.test_help_texts import LANGUAGES, LINK, figures, text
from tests.games.flick.conftest import Fate, fated, struck

ANA, BEN, CARLA, DAN = range(4)


def test_every_figure_of_the_text_can_be_drawn() -> None:
    shown = [spec for _, spec in figures("flick", "en")]
    assert set(shown) <= set(FIGURES)
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_the_numbers_of_the_english_one(language: str) -> None:
    lines, english = (LINK.sub("", text("flick", code)).splitlines() for code in (language, "en"))
    for line, model in zip(lines, english, strict=True):
        found, wanted = (Counter(re.findall(r"\d+", each)) for each in (line, model))
        assert found == wanted, line


# The worked examples, played by the program.


def table(
    fates: Mapping[int, list[Fate]] | None = None, *, turn: int = ANA, shots: int = 0
) -> State:
    """Return a position of four players; what lies there by seat, as `fated` takes it."""
    setup = Setup("flick", tuple(Person(name) for name in ("Ana", "Ben", "Carla", "Dan")), 1)
    start = GAME.start(setup)
    discs: list[Disc] = []
    for seat, each in (fates or {}).items():
        for count, fate in enumerate(each):
            discs.append(fated(DISCS * seat + count, fate, start.sides[seat], discs))
    ordered = tuple(sorted(discs, key=lambda disc: disc.number))
    return replace(start, discs=ordered, turn=turn, shots=shots)


def holes(codes: str) -> list[Fate]:
    return [f"sink {code}" for code in codes.split()]


def points(seat: int, codes: str) -> int:
    """Return what a seat has for discs in holes, by row and column as it sees them."""
    return scoring.standing(table({seat: holes(codes)}))[seat]


def shoot(state: State, shot: Shot) -> tuple[State, tuple[object, ...]]:
    assert GAME.refusal(state, shot) is None
    step = GAME.advance(state, shot)
    return step.state, step.events


def test_example_one_too_many() -> None:
    assert points(ANA, "51 52 53 54") == 25
    assert points(ANA, "51 52 53 54 55") == 23


def test_example_much_work_for_nothing() -> None:
    assert points(BEN, "13 23 33 43") == 13
    assert points(BEN, "13 23 33 43 53") == 13


def test_example_a_cross_with_a_tail() -> None:
    assert points(CARLA, "33 32 34 23 43") == 18
    assert points(CARLA, "33 32 34 23 43 31") == 24


def test_example_a_gap() -> None:
    assert points(DAN, "41 42 44 45") == 16


def test_example_slantwise() -> None:
    assert points(ANA, "12 23 34 45") == 13


def test_example_pit_up() -> None:
    assert points(BEN, "11!") == 3


def test_example_one_loose_disc_too_many() -> None:
    state = table({CARLA: ["loose", "loose", "loose"]}, turn=CARLA)
    after, events = shoot(state, struck(state, "loose"))
    assert TakenBack(CARLA, (24, 25, 26, 27), "F17") in events
    assert TurnEnded(CARLA, "F18") in events
    assert (after.turn, after.shots, after.reserve(CARLA)) == (DAN, 0, DISCS)


def test_example_one_loose_disc_too_many_on_anothers_turn() -> None:
    state = table({CARLA: ["lean 33", "loose", "loose", "loose"]}, turn=DAN)
    after, events = shoot(state, struck(state, "sink 11", {24: "loose"}))
    assert TakenBack(CARLA, (24, 25, 26, 27), "F17") in events
    # It isn't her turn that suffers, nor is it Dan's.
    assert not [event for event in events if isinstance(event, TurnEnded)]
    assert (after.turn, after.shots, after.reserve(CARLA)) == (DAN, 1, DISCS)


def test_example_over_the_edge() -> None:
    state = table({BEN: ["loose"]}, turn=ANA, shots=1)
    after, _ = shoot(state, struck(state, "loose", {12: "off"}))
    assert (after.phase, after.actor, after.turn) == (Phase.RESHOOT, BEN, ANA)
    after, _ = shoot(after, struck(after, "sink 11"))
    assert (after.phase, after.actor, after.shots) == (Phase.SHOOT, ANA, 2)


def test_example_over_the_edge_with_an_own_disc() -> None:
    state = table({BEN: ["loose"]}, turn=ANA, shots=1)
    after, _ = shoot(state, struck(state, "off", {12: "off"}))
    assert (after.phase, after.actor) == (Phase.RESHOOT, BEN)
    after, events = shoot(after, struck(after, "sink 11"))
    assert TurnEnded(ANA, "F26") in events
    assert (after.phase, after.turn, after.shots) == (Phase.SHOOT, BEN, 0)


def test_example_the_last_disc() -> None:
    state = table({DAN: holes("11 12 13 14 15 21 22 23 24 25 31")}, turn=DAN)
    for shots, fate in enumerate(("loose", "lean 32"), 1):
        state, _ = shoot(state, struck(state, fate))
        assert (state.turn, state.shots, state.reserve(DAN)) == (DAN, shots, 1)
    state, _ = shoot(state, struck(state, "sink 33"))
    assert len(state.lying(DAN, Lie.SUNK)) == DISCS
    assert (state.phase, state.ended) == (Phase.OVER, "F27")
