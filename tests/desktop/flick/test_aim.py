# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of a pull or a swipe, without a board on the screen."""

from __future__ import annotations

import math

import pytest

from pushdesk.desktop.flick.aim import (
    KEPT_S,
    LOCK_MM,
    LOCK_S,
    PULL,
    Aim,
    Trail,
    distance,
    heading_of,
    power_of,
    pulled,
    speed_of,
    swiped,
    within,
)
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.table import TABLES

BOARD = TABLES["normal"]
AIM = Aim((0.0, -210.0), 0.0, 0.35)


def trail(*samples: tuple[float, Point]) -> Trail:
    """Return a way of the pointer: times in s, places in mm."""
    (time, place), *rest = samples
    made = Trail(time, place)
    for time, place in rest:
        made.add(time, place)
    return made


def test_power_covers_every_legal_speed_and_nothing_else() -> None:
    assert speed_of(0.0, BOARD) == BOARD.slowest_shot
    assert speed_of(1.0, BOARD) == BOARD.fastest_shot
    speeds = [speed_of(power / 50, BOARD) for power in range(51)]
    assert speeds == sorted(set(speeds))
    for power in range(51):
        assert power_of(speeds[power], BOARD) == pytest.approx(power / 50)
    assert power_of(BOARD.slowest_shot - 100.0, BOARD) == 0.0
    assert power_of(BOARD.fastest_shot + 100.0, BOARD) == 1.0


def test_the_first_half_of_the_pull_is_for_shots_that_stay_on_the_board() -> None:
    """What only flies off a board of 500 mm needn't be aimed finely."""

    def slide(power: float) -> float:
        return speed_of(power, BOARD) ** 2 / (2 * BOARD.deceleration)

    assert slide(0.4) < 250.0 < slide(0.5) < 500.0 < slide(0.6)


@pytest.mark.parametrize(
    ("end", "heading"),
    [((0, -95), 0.0), ((-95, 0), 90.0), ((0, 95), 180.0), ((95, 0), -90.0), ((-50, -50), 45.0)],
)
def test_a_pull_aims_the_other_way(end: Point, heading: float) -> None:
    aim = pulled(AIM, (10.0, 20.0), (10.0 + end[0], 20.0 + end[1]))
    assert aim.heading % 360.0 == pytest.approx(heading % 360.0)
    assert aim.power == pytest.approx(math.hypot(*end) / PULL)
    assert aim.place == AIM.place


def test_a_pull_is_never_stronger_than_strong_and_none_without_a_way() -> None:
    assert pulled(AIM, (0.0, 0.0), (0.0, -9 * PULL)).power == 1.0
    none = pulled(AIM, (0.0, 0.0), (0.4, 0.4))
    assert (none.power, none.heading) == (0.0, AIM.heading)


def test_fine_steps_stay_within_bounds() -> None:
    assert AIM.stronger(2.0).power == 1.0
    assert AIM.stronger(-2.0).power == 0.0
    assert AIM.turned(190.0).heading == -170.0
    assert AIM.turned(-360.0).heading == 0.0
    for degrees in range(-1000, 1000, 7):
        assert -180.0 <= within(degrees) < 180.0
        assert math.isclose((within(degrees) - degrees) % 360.0 % 360.0, 0.0)


JERK = LOCK_MM * 0.9
FAR = LOCK_MM * 1.5


@pytest.mark.parametrize(
    ("samples", "end", "place"),
    [
        # Rest, jerk, release at once: where it rested.
        ([(0.0, (0, 0)), (0.3, (0, -90)), (0.5, (JERK, -90))], 0.51, (0, -90)),
        # The same jerk, but the hand then waits: it was meant.
        ([(0.0, (0, 0)), (0.3, (0, -90)), (0.5, (JERK, -90))], 0.6, (JERK, -90)),
        # Farther than a jerk: it was meant.
        ([(0.0, (0, 0)), (0.3, (0, -90)), (0.5, (FAR, -90))], 0.51, (FAR, -90)),
        # Many small steps within the last moment are one jerk.
        (
            [(0.0, (0, 0)), (0.3, (0, -90)), (0.47, (2, -90)), (0.48, (4, -90)), (0.49, (5, -91))],
            0.5,
            (0, -90),
        ),
        # A pull that is quicker than a jerk counts as it is.
        ([(0.0, (0, 0)), (0.02, (0, -40)), (0.04, (0, -90))], 0.05, (0, -90)),
        # A press without any movement.
        ([(0.0, (3, 4))], 0.01, (3, 4)),
        ([(0.0, (3, 4))], 9.0, (3, 4)),
    ],
)
def test_the_aim_is_locked_before_the_release(
    samples: list[tuple[float, Point]], end: float, place: Point
) -> None:
    assert trail(*samples).locked(end) == place


def test_exactly_as_long_ago_as_the_lock_counts() -> None:
    way = trail((0.0, (0, 0)), (1.0, (0, -90)), (1.0 + LOCK_S, (5, -90)))
    assert way.locked(1.0 + LOCK_S) == (0, -90)
    assert way.locked(1.0 + 2 * LOCK_S) == (5, -90)


def test_a_long_drag_forgets_its_beginning_but_not_where_it_began() -> None:
    way = trail((0.0, (0, 0)), *((n / 100, (n, 0)) for n in range(1, 500)))
    assert (way.begin, way.now) == ((0, 0), (499, 0))
    assert len(way._samples) <= KEPT_S * 100 + 2
    # The lock still finds its sample.
    assert way.locked(4.99 + LOCK_S + 0.001) == (499, 0)


def test_the_speed_of_a_swipe_is_that_of_its_end() -> None:
    slow_then_fast = trail(
        (0.0, (0, -60)), (0.2, (0, -50)), (0.21, (0, -40)), (0.22, (0, -30)), (0.25, (0, 0))
    )
    east, north = slow_then_fast.velocity()
    assert east == 0.0
    # From 0.2 s on: 50 mm in 0.05 s.
    assert north == pytest.approx(1000.0)


def test_the_speed_of_a_swipe_without_a_way_is_none() -> None:
    assert trail((0.0, (1, 2))).velocity() == (0.0, 0.0)
    assert trail((0.0, (1, 2)), (0.0, (1, 2))).velocity() == (0.0, 0.0)


def test_a_swipe_after_a_rest_is_no_slower_for_it() -> None:
    """The last movement alone is older than what the speed is taken of."""
    way = trail((0.0, (0, -60)), (0.5, (0, -50)), (0.56, (0, 40)))
    assert way.velocity()[1] == pytest.approx(90.0 / 0.06)


@pytest.mark.parametrize(
    ("velocity", "heading"), [((0, 900), 0.0), ((900, 0), 90.0), ((-600, -600), -135.0)]
)
def test_a_swipe_has_the_pointer_s_direction_and_speed(velocity: Point, heading: float) -> None:
    aim = swiped(AIM, velocity, BOARD)
    assert aim is not None
    assert aim.heading == pytest.approx(heading) == heading_of(*velocity)
    assert speed_of(aim.power, BOARD) == pytest.approx(math.hypot(*velocity))


def test_a_swipe_is_legal_or_none() -> None:
    assert swiped(AIM, (0.0, BOARD.slowest_shot - 1.0), BOARD) is None
    fastest = swiped(AIM, (0.0, 50_000.0), BOARD)
    assert fastest is not None
    assert speed_of(fastest.power, BOARD) == BOARD.fastest_shot


@pytest.mark.parametrize(
    ("start", "end", "struck"),
    [
        ((0, -30), (0, 30), True),
        ((-30, 14), (30, 14), True),
        ((-30, 16), (30, 16), False),
        ((0, -30), (0, -16), False),
        ((0, -30), (0, -30), False),
        # A drag that begins on the disc places it and strikes nothing.
        ((0, 5), (0, 30), False),
    ],
)
def test_the_way_between_two_places_strikes_the_disc(
    start: Point, end: Point, struck: bool
) -> None:
    assert trail((0.0, start), (0.01, end)).struck((0.0, 0.0), 15.0) is struck


def test_distance_of_a_point_from_a_way() -> None:
    assert distance((0, 0), (10, 0), (5, 3)) == 3.0
    assert distance((0, 0), (10, 0), (13, 4)) == 5.0
    assert distance((2, 2), (2, 2), (5, 6)) == 5.0
