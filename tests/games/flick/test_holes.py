# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import math

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pushdesk.games.flick.holes import (
    Answer,
    Passage,
    capture_speed,
    chord,
    cross,
    lean_place,
    lie_at_rest,
    restitution,
    sliding,
    strike,
)
from pushdesk.games.flick.table import TABLES, Table

TABLE = Table()
OFFSETS = st.floats(0.0, TABLE.support)
SPEEDS = st.floats(1.0, TABLE.fastest_shot)


def test_the_support_ends_where_the_chord_passes_the_centre_of_mass() -> None:
    assert TABLE.support == pytest.approx(8.0)
    assert TABLE.flat == pytest.approx(2.5)
    assert chord(TABLE, 0.0) == pytest.approx(8.0)
    assert chord(TABLE, 4.8) == pytest.approx(6.4)
    assert chord(TABLE, TABLE.support) == 0.0


def test_a_hole_catches_as_fast_a_disc_as_the_sources_say() -> None:
    assert capture_speed(TABLE, 0.0) == pytest.approx(792.3, abs=0.1)
    assert capture_speed(TABLE, 4.8) == pytest.approx(0.8 * capture_speed(TABLE, 0.0))


def test_the_lone_disc_slides_as_far_as_friction_lets_it() -> None:
    assert sliding(TABLE, 1000.0) == pytest.approx(1e6 / (2 * 0.18 * 9810))
    assert (
        sliding(TABLES["fast"], 1000.0) > sliding(TABLE, 1000.0) > sliding(TABLES["slow"], 1000.0)
    )


@pytest.mark.parametrize(
    ("ratio", "offset", "passage"),
    [
        (0.5, 0.0, Passage.SINK),
        (0.999, 0.0, Passage.SINK),
        (1.001, 0.0, Passage.LEAN),
        (1.079, 7.0, Passage.LEAN),
        (1.081, 0.0, Passage.FLIP),
        (1.249, 2.9, Passage.FLIP),
        (1.2, 3.1, Passage.CROSS),
        (1.251, 0.0, Passage.CROSS),
        (3.0, 0.0, Passage.CROSS),
    ],
)
def test_what_a_hole_does_depends_on_the_speed_and_the_offset(
    ratio: float, offset: float, passage: Passage
) -> None:
    assert cross(TABLE, ratio * capture_speed(TABLE, offset), offset)[0] is passage


def test_a_disc_too_slow_to_come_to_lie_flat_leans() -> None:
    # 5.5 mm lie between the loss of support and flat on a central way.
    enough = math.sqrt(2.0 * TABLE.deceleration * 5.5)
    assert cross(TABLE, 0.99 * enough, 0.0)[0] is Passage.LEAN
    assert cross(TABLE, 1.01 * enough, 0.0)[0] is Passage.SINK


def test_a_crossing_keeps_half_of_its_speed_up_to_nearly_all() -> None:
    caught = capture_speed(TABLE, 0.0)
    shares = [cross(TABLE, ratio * caught, 0.0)[1] for ratio in (1.2501, 1.625, 2.0, 4.0)]
    assert shares == pytest.approx([0.5, 0.725, 0.95, 0.95], abs=1e-3)


@settings(deadline=None)
@given(SPEEDS, OFFSETS)
def test_a_crossing_never_gains_speed_and_turns_a_little(speed: float, offset: float) -> None:
    passage, share, turn = cross(TABLE, speed, offset)
    if passage is Passage.CROSS:
        assert TABLE.slow_crossing <= share <= TABLE.fast_crossing
        assert 0.0 <= turn <= TABLE.deflection
    else:
        assert (share, turn) == (0.0, 0.0)


@settings(deadline=None)
@given(OFFSETS, st.floats(1.0, TABLE.fastest_shot), st.floats(1.0, 2.0))
def test_what_is_too_fast_to_be_caught_is_so_when_faster(
    offset: float, speed: float, more: float
) -> None:
    if cross(TABLE, speed, offset)[0] is Passage.CROSS:
        assert cross(TABLE, speed * more, offset)[0] is Passage.CROSS


@settings(deadline=None)
@given(st.floats(-0.999, 0.999), SPEEDS, st.floats(0.0, 2.0 * math.pi))
def test_a_leaning_disc_is_neither_carried_nor_flat(
    across: float, speed: float, heading: float
) -> None:
    ux, uy = math.cos(heading), math.sin(heading)
    offset = across * TABLE.support
    along = -chord(TABLE, offset)
    x, y = along * ux - offset * uy, along * uy + offset * ux
    assume(cross(TABLE, speed, abs(offset))[0] is Passage.LEAN)
    place = lean_place(TABLE, x, y, ux, uy, speed)
    assert lie_at_rest(TABLE, math.hypot(*place)) == 1


@settings(deadline=None)
@given(st.floats(-0.999, 0.999), SPEEDS)
def test_leaning_places_of_mirrored_ways_are_mirrored(across: float, speed: float) -> None:
    offset = across * TABLE.support
    x, y = offset, -chord(TABLE, offset)
    px, py = lean_place(TABLE, x, y, 0.0, 1.0, speed)
    assert lean_place(TABLE, -x, y, 0.0, 1.0, speed) == (-px, py) or px == 0.0


def test_a_jammed_disc_leans_where_it_would_have_left() -> None:
    jam = 1.04 * capture_speed(TABLE, 0.0)
    _x, y = lean_place(TABLE, 0.0, -TABLE.support, 0.0, 1.0, jam)
    assert TABLE.flat < y < TABLE.support


@pytest.mark.parametrize(
    ("free", "cosine", "answer"),
    [
        (79.0, 1.0, Answer.STAYS),
        (81.0, 1.0, Answer.SEATS),
        (1499.0, 1.0, Answer.SEATS),
        (1501.0, 1.0, Answer.TURNS),
        (2000.0, 0.5, Answer.SEATS),
        (2000.0, 0.0, Answer.STAYS),
        (349.0, -1.0, Answer.STAYS),
        (351.0, -1.0, Answer.LOOSENS),
        (600.0, -0.5, Answer.STAYS),
    ],
)
def test_what_an_unbalanced_disc_does_depends_on_the_push_towards_the_hole(
    free: float, cosine: float, answer: Answer
) -> None:
    assert strike(TABLE, free, cosine) is answer


def test_how_a_disc_lies_at_rest() -> None:
    distances = (0.0, 2.5, 2.501, 7.999, 8.0, 30.0)
    assert [lie_at_rest(TABLE, distance) for distance in distances] == [2, 2, 1, 1, 0, 0]


def test_restitution_falls_with_the_speed_of_the_impact() -> None:
    speeds = (0.0, 500.0, 1750.0, 3000.0, 4000.0)
    found = [restitution(TABLE, speed) for speed in speeds]
    assert found == pytest.approx([0.92, 0.92, 0.81, 0.70, 0.70])
