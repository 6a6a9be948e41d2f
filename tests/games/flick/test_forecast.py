# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushdesk.games.flick import forecast, holes, prediction, sliding
from pushdesk.games.flick.forecast import Forecast, Way
from pushdesk.games.flick.prediction import Prediction
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, HOLES, ROWS, TABLES, Table
from pushdesk.games.flick.trace import Launch
from pushdesk.lab import agree
from pushdesk.lab.agree import Case

TABLE = Table()
SMOOTH = Table(disc_friction=0.0)
LOSS = TABLE.deceleration
APART = 2 * TABLE.disc_radius
STRIP = -220.0
"""y of a way through the southern zone, where no hole lies."""


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Return a board and a shot, fast ones and crowded boards too."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    sides = (0, 1, 2, 3)
    discs = agree.board(
        chance,
        sides,
        sunk=draw(st.integers(0, 15)),
        unbalanced=draw(st.integers(0, 4)),
        loose=draw(st.integers(0, 20)),
    )
    launch = agree.shot(chance, discs, draw(st.integers(0, 3)), sides)
    factor = draw(st.floats(0.1, TABLE.fastest_shot / agree.FASTEST))
    return Case(
        discs, Launch(launch.number, launch.x, launch.y, factor * launch.vx, factor * launch.vy)
    )


def outcome(case: Case, table: Table = TABLE) -> Result:
    launch = case.launch
    return Forecast(case.discs, table).result(
        launch.number, launch.x, launch.y, launch.vx, launch.vy
    )


def rest(case: Case, table: Table = TABLE) -> dict[int, Disc]:
    """Return what lies on the board after a shot, by number."""
    board = {disc.number: disc for disc in case.discs}
    result = outcome(case, table)
    board.update((disc.number, disc) for disc in result.moved)
    return {number: disc for number, disc in board.items() if number not in result.off}


def flicked(
    x: float, y: float, vx: float, vy: float, *discs: Disc, table: Table = TABLE
) -> dict[int, Disc]:
    return rest(Case(discs, Launch(47, x, y, vx, vy)), table)


# What must hold for every shot.


@given(cases())
def test_no_disc_is_lost_and_every_one_lies_well(case: Case) -> None:
    result = outcome(case)
    moved = [disc.number for disc in result.moved]
    assert moved == sorted(moved)
    assert case.launch.number in {*moved, *result.off}
    told = [*moved, *result.off]
    assert len(told) == len(set(told))
    before = {disc.number: disc for disc in case.discs}
    assert set(told) <= {*before, case.launch.number}
    board = rest(case)
    assert {*board, *result.off} == {*before, case.launch.number}
    for number in result.off:
        assert number not in before or before[number].lie is not Lie.SUNK
    filled = [disc.hole for disc in board.values() if disc.lie is Lie.SUNK]
    for disc in board.values():
        away = [math.dist((disc.x, disc.y), centre) for centre in CENTRES]
        assert max(abs(disc.x), abs(disc.y)) <= TABLE.half
        if disc.lie is Lie.LOOSE:
            assert disc.hole == -1
            open_holes = set(range(HOLES)) - set(filled)
            assert all(away[hole] >= TABLE.support - 1e-3 for hole in open_holes)
        elif disc.lie is Lie.SUNK:
            assert (disc.x, disc.y) == CENTRES[disc.hole]
        else:
            assert away[disc.hole] <= TABLE.support
    holders = [disc.hole for disc in board.values() if disc.hole >= 0]
    assert len(holders) == len(set(holders))


@given(cases())
def test_nothing_overlaps_at_rest(case: Case) -> None:
    above = [disc for disc in rest(case).values() if disc.lie is not Lie.SUNK]
    for one, other in itertools.combinations(above, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) >= APART - 1e-5


@given(cases())
def test_energy_never_rises(case: Case) -> None:
    energies: list[float] = []

    class Watched(Prediction):
        def _happen(self, first: int, now: float) -> None:
            energies.append(energy(self, now))
            super()._happen(first, now)
            energies.append(energy(self, now))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forecast, "Prediction", Watched)
        outcome(case)
    # Discs part with at least this speed, so the slowest touches may add a trifle.
    trifle = TABLE.least_separation**2
    for earlier, later in itertools.pairwise(energies):
        assert later <= earlier * (1.0 + 1e-12) + trifle


def energy(discs: Prediction, now: float) -> float:
    """Return the energy of motion of all discs for a mass of 1, mm²/s²."""
    total = 0.0
    for i in range(len(discs.numbers)):
        if i in discs._movers:
            speed = discs._speed[i] - LOSS * (now - discs._time[i])
            total += max(speed, 0.0) ** 2 / 2.0
        if discs.lies[i] is not Lie.SUNK and i not in discs.off:
            total += (discs._spin_at(i, now) * TABLE.disc_radius) ** 2 / 4.0
    return total


def in_east_mirror(x: float, y: float) -> tuple[float, float]:
    return -x, y


def in_diagonal_mirror(x: float, y: float) -> tuple[float, float]:
    return y, x


Mirror = Callable[[float, float], tuple[float, float]]


def mirrored(disc: Disc, mirror: Mirror) -> Disc:
    hole = disc.hole
    if hole >= 0:
        hole = CENTRES.index(mirror(*CENTRES[hole]))
    return Disc(disc.number, *mirror(disc.x, disc.y), disc.lie, hole, disc.pit)


@given(cases(), st.sampled_from((in_east_mirror, in_diagonal_mirror)))
def test_mirror_images_are_mirrored(case: Case, mirror: Mirror) -> None:
    launch = case.launch
    image = Case(
        tuple(mirrored(disc, mirror) for disc in case.discs),
        Launch(launch.number, *mirror(launch.x, launch.y), *mirror(launch.vx, launch.vy)),
    )
    one, other = outcome(case), outcome(image)
    assert one.off == other.off
    for disc, twin in zip(one.moved, other.moved, strict=True):
        expected = mirrored(disc, mirror)
        assert (twin.number, twin.lie, twin.hole, twin.pit) == (
            expected.number,
            expected.lie,
            expected.hole,
            expected.pit,
        )
        assert (twin.x, twin.y) == pytest.approx((expected.x, expected.y), abs=1e-6)


@given(cases(), cases())
def test_equal_calls_have_equal_results(case: Case, between: Case) -> None:
    board = Forecast(case.discs, TABLE)
    launch, other = case.launch, between.launch
    shot = (launch.number, launch.x, launch.y, launch.vx, launch.vy)
    first = board.result(*shot)
    # Another shot, perhaps from where a disc lies, leaves the board as it was.
    place = (launch.x, launch.y)
    board.shoot(other.number, *place, other.vx, other.vy)
    board.path(other.number, *place, other.vx, other.vy)
    assert board.result(*shot) == first
    assert Forecast(case.discs, TABLE).result(*shot) == first


@given(cases())
def test_a_path_leads_to_the_outcome(case: Case) -> None:
    launch = case.launch
    board = Forecast(case.discs, TABLE)
    shot = (launch.number, launch.x, launch.y, launch.vx, launch.vy)
    ways, result = board.path(*shot), board.result(*shot)
    assert ways[0].number == launch.number
    assert ways[0].points[0] == (launch.x, launch.y)
    assert sorted(way.number for way in ways if not way.left) == [
        disc.number for disc in result.moved
    ]
    assert {way.number for way in ways if way.left} == set(result.off)
    starts = {disc.number: (disc.x, disc.y) for disc in case.discs}
    ends = {disc.number: disc for disc in result.moved}
    for way in ways:
        assert all(one != other for one, other in itertools.pairwise(way.points))
        assert way.number == launch.number or way.points[0] == starts[way.number]
        if not way.left:
            assert as_disc(way) == ends[way.number]


def as_disc(way: Way) -> Disc:
    return Disc(way.number, *way.points[-1], way.lie, way.hole, way.pit)


def test_a_shot_never_needs_many_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound is for safety; no shot at the most crowded boards comes near it."""
    events = 0
    happen = Prediction._happen

    def counted(self: Prediction, first: int, now: float) -> None:
        nonlocal events
        events += 1
        happen(self, first, now)

    monkeypatch.setattr(Prediction, "_happen", counted)
    most = 0
    for number in range(200):
        chance = random.Random(number)
        sides = (0, 1, 2, 3)
        discs = agree.board(chance, sides, sunk=4, unbalanced=3, loose=36)
        launch = agree.shot(chance, discs, 0, sides)
        events = 0
        outcome(
            Case(discs, Launch(launch.number, launch.x, launch.y, 3 * launch.vx, 3 * launch.vy))
        )
        most = max(most, events)
    assert 20 < most < prediction.MOST_EVENTS / 10


# One thing at a time.


@given(st.floats(TABLE.slowest_shot, 1150.0), st.sampled_from(sorted(TABLES)))
def test_a_lone_disc_stops_where_friction_says(speed: float, waxed: str) -> None:
    table = TABLES[waxed]
    way = speed**2 / (2 * table.friction * 9810.0)
    end = flicked(-160.0, STRIP, speed, 0.0, table=table)
    if way < 410.0:
        assert end[47].x == pytest.approx(-160.0 + way)
        assert end[47].y == STRIP
    else:
        assert end == {}


def test_a_full_hit_passes_the_speed_on() -> None:
    """From rim to rim 70 mm; at 500 mm/s and more restitution is linear in the closing speed."""
    closing = math.sqrt(1000.0**2 - 2 * LOSS * 70.0)
    share = 0.92 - 0.22 * (closing - 500.0) / 2500.0
    end = flicked(-150.0, STRIP, 1000.0, 0.0, Disc(0, -50.0, STRIP))
    struck = (0.5 * (1 + share) * closing) ** 2 / (2 * LOSS)
    striker = (0.5 * (1 - share) * closing) ** 2 / (2 * LOSS)
    assert end[0].x == pytest.approx(-50.0 + struck)
    assert end[47].x == pytest.approx(-80.0 + striker)


@pytest.mark.parametrize("closing", [0.2, 10.0])
def test_slow_discs_part_with_a_least_speed(closing: float) -> None:
    parting = max(0.92 * closing, 0.5)
    end = flicked(
        -150.0, STRIP, math.sqrt(closing**2 + 2 * LOSS * 70.0), 0.0, Disc(0, -50.0, STRIP)
    )
    struck = ((closing + parting) / 2) ** 2 / (2 * LOSS)
    assert end[0].x + 50.0 == pytest.approx(struck, rel=1e-4)


def test_rims_rub_and_spins_decay() -> None:
    """A half-ball hit: the common tangent is turned by 30°, friction bounds the drag."""
    offset = APART / 2
    start = -150.0 + APART * math.cos(math.radians(30.0))
    case = Case(
        (Disc(0, start, STRIP + offset),),
        Launch(47, -150.0, STRIP, 400.0, 0.0),
    )
    normal, tangent = 400.0 * math.cos(math.radians(30.0)), -400.0 * math.sin(math.radians(30.0))
    push = 0.5 * (1 + 0.92) * normal
    drag = -min(abs(tangent) / 6.0, 0.2 * push)
    smooth, rough = rest(case, SMOOTH), rest(case)
    for end, rub in ((smooth, 0.0), (rough, drag)):
        way = math.dist((end[0].x, end[0].y), (start, STRIP + offset))
        assert way == pytest.approx((push**2 + rub**2) / (2 * LOSS))
        angle = math.atan2(end[0].y - STRIP - offset, end[0].x - start)
        assert angle == pytest.approx(math.radians(30.0) + math.atan2(rub, push))
    made = Forecast(case.discs, TABLE).prediction(47, -150.0, STRIP)
    made.flick(1, 400.0, 0.0)
    # Both turn to the left: the rims have rubbed like two that roll on each other.
    assert made._spin == pytest.approx([-2 * drag / TABLE.disc_radius] * 2)
    assert made._spin[0] > 0.0


def test_spin_changes_the_next_hit() -> None:
    """A spinning disc pushes the one that it strikes aside; a slower spin less, to the end."""

    def way(spin: float, gap: float) -> float:
        made = Forecast((Disc(0, gap + APART, STRIP),), TABLE).prediction(47, 0.0, STRIP)
        made._spin[1] = spin
        speed = math.sqrt(300.0**2 + 2 * LOSS * gap)
        made.flick(1, speed, 0.0)
        return made.y[0] - STRIP

    assert way(0.0, 10.0) == 0.0
    # rub = r · spin / 6, while Coulomb's law bounds 288 mm/s · 0.2.
    spin = 20.0
    assert way(spin, 0.0) == pytest.approx(
        2.5 * spin * math.hypot(288.0, 2.5 * spin) / (2 * LOSS), rel=1e-9
    )
    assert way(-spin, 0.0) == pytest.approx(-way(spin, 0.0))
    assert way(spin, 0.0) > way(spin, 10.0) > 0.0
    # 4/3 µg/r = 157 rad/s² has taken it all within 0.13 s.
    assert way(spin, 120.0) == 0.0


def test_two_movers_meet() -> None:
    """One disc drives a second one on, strikes a third and is overtaken by nothing."""
    end = flicked(-160.0, STRIP, 900.0, 0.0, Disc(0, -120.0, STRIP), Disc(1, 40.0, STRIP))
    assert end[47].x < end[0].x - APART < end[1].x - 2 * APART
    assert end[1].x > 40.0


def test_discs_leave_the_board_in_order() -> None:
    discs = (Disc(0, 235.0, STRIP), Disc(1, 180.0, STRIP))
    case = Case(discs, Launch(47, 120.0, STRIP, 3900.0, 0.0))
    result = outcome(case)
    assert result.off == (0, 1)
    assert [disc.number for disc in result.moved] == [47]
    ways = Forecast(discs, TABLE).path(47, 120.0, STRIP, 3900.0, 0.0)
    assert [(way.number, way.left) for way in ways] == [(47, False), (1, True), (0, True)]
    assert all(way.points[-1][0] == pytest.approx(250.0) for way in ways if way.left)


def hole_shot(speed: float, *discs: Disc, offset: float = 0.0) -> dict[int, Disc]:
    """Return the end of a shot northwards that comes over hole 2 at a speed."""
    x, y = CENTRES[2]
    rim = math.sqrt(TABLE.support**2 - offset**2)
    way = y - rim + 200.0
    return flicked(x + offset, -200.0, 0.0, math.sqrt(speed**2 + 2 * LOSS * way), *discs)


def test_a_hole_does_what_its_model_says() -> None:
    """Central crossings just before and behind each bound of `holes.cross`."""
    caught = holes.capture_speed(TABLE, 0.0)
    for speed, lie, pit in (
        (0.99 * caught, Lie.SUNK, False),
        (1.01 * caught, Lie.UNBALANCED, False),
        ((TABLE.jam_ratio - 0.01) * caught, Lie.UNBALANCED, False),
        ((TABLE.jam_ratio + 0.01) * caught, Lie.SUNK, True),
        ((TABLE.flip_ratio - 0.01) * caught, Lie.SUNK, True),
    ):
        disc = hole_shot(speed)[47]
        assert (disc.lie, disc.hole, disc.pit) == (lie, 2, pit)
    slow = math.sqrt(2 * LOSS * 3.0)
    leaning = hole_shot(slow)[47]
    assert (leaning.lie, leaning.hole) == (Lie.UNBALANCED, 2)
    assert leaning.y == pytest.approx(CENTRES[2][1] - TABLE.support + 3.0)


def test_a_fast_disc_crosses_and_slows_down() -> None:
    speed = 1.3 * holes.capture_speed(TABLE, 0.0)
    plugged = tuple(Disc(hole, *CENTRES[hole], Lie.SUNK, hole) for hole in range(3, HOLES))
    disc = hole_shot(speed, *plugged)[47]
    _, share, _ = holes.cross(TABLE, speed, 0.0)
    left = (speed * share) ** 2 / (2 * LOSS)
    # From the rim of hole 2 to that of hole 7 it goes 60 mm, then over the disc in there.
    assert left > 60.0
    way = 60.0 + (left - 60.0) * TABLE.sliding_over**2
    assert disc.lie is Lie.LOOSE
    assert (disc.x, disc.y) == pytest.approx((0.0, CENTRES[2][1] - TABLE.support + way))


def test_the_lip_turns_a_slow_crossing_away() -> None:
    offset = 5.0
    speed = 1.3 * holes.capture_speed(TABLE, offset)
    plugged = tuple(Disc(hole, *CENTRES[hole], Lie.SUNK, hole) for hole in range(3, HOLES))
    _, _, turn = holes.cross(TABLE, speed, offset)
    assert turn > 1.0
    right = hole_shot(speed, *plugged, offset=offset)[47]
    entry = CENTRES[2][1] - math.sqrt(TABLE.support**2 - offset**2)
    assert math.degrees(math.atan2(right.x - offset, right.y - entry)) == pytest.approx(turn)
    left = hole_shot(speed, *plugged, offset=-offset)[47]
    assert (left.x, left.y) == pytest.approx((-right.x, right.y))


@pytest.mark.parametrize(("place", "lie"), [(-5.0, Lie.UNBALANCED), (-2.0, Lie.SUNK)])
def test_a_disc_that_is_stopped_over_a_hole_lies_in_it(place: float, lie: Lie) -> None:
    """It crosses fast and meets a disc behind the hole when it is `place` north of it."""
    x, y = CENTRES[2]
    speed = 1.3 * holes.capture_speed(TABLE, 0.0)
    disc = hole_shot(speed, Disc(0, x, y + place + APART))[47]
    assert (disc.lie, disc.hole) == (lie, 2)
    if lie is Lie.UNBALANCED:
        assert place < disc.y - y < place + 1.0


def test_a_loosened_disc_that_is_stopped_leans_again() -> None:
    x, y = CENTRES[2]
    behind = Disc(1, x, y + 5.5 + APART)
    board = (Disc(0, x, y + 5.0, Lie.UNBALANCED, 2), behind)
    end = flicked(x, y + 5.0 - APART - 20.0, 0.0, 700.0, *board)
    assert end[1].y > behind.y + 20.0
    assert (end[0].lie, end[0].hole) == (Lie.UNBALANCED, 2)
    assert 5.5 < end[0].y - y < TABLE.support


def lean_shot(speed: float, place: float) -> dict[int, Disc]:
    """Return the end of a shot northwards that meets a disc leaning `place` north of hole 2."""
    x, y = CENTRES[2]
    way = y + place - APART + 200.0
    leaning = Disc(0, x, y + place, Lie.UNBALANCED, 2)
    return flicked(x, -200.0, 0.0, math.sqrt(speed**2 + 2 * LOSS * way), leaning)


def test_an_unbalanced_disc_answers_a_push() -> None:
    half = 2 / (1 + TABLE.slow_restitution)
    centre = CENTRES[2]
    # Towards the centre: when slow nothing, then seated, when fast turned over.
    slow, out = TABLE.seating_speed - 10.0, TABLE.loosening_speed
    stays = lean_shot(slow * half, -5.0)
    assert stays[0] == Disc(0, centre[0], centre[1] - 5.0, Lie.UNBALANCED, 2)
    bounce = (slow * half * TABLE.slow_restitution) ** 2 / (2 * LOSS)
    assert stays[47].y == pytest.approx(centre[1] - 5.0 - APART - bounce)
    assert lean_shot((slow + 20.0) * half, -5.0)[0] == Disc(0, *centre, Lie.SUNK, 2)
    assert lean_shot(TABLE.turning_speed * 4 / 3, -5.0)[0] == Disc(
        0, *centre, Lie.SUNK, 2, pit=True
    )
    # Away from it: up to some speed nothing, then out.
    assert lean_shot((out - 10.0) * half, 5.0)[0].lie is Lie.UNBALANCED
    loose = lean_shot((out + 10.0) * half, 5.0)[0]
    assert (loose.lie, loose.hole, loose.x) == (Lie.LOOSE, -1, centre[0])
    assert loose.y == pytest.approx(centre[1] + 5.0 + (out + 10.0) ** 2 / (2 * LOSS))


def test_a_leaning_disc_never_lies_inside_another() -> None:
    """It would jam against the far rim, where another disc already stands: it sinks."""
    x, y = CENTRES[2]
    behind = Disc(0, x, y + 33.0)
    jam = (1.0 + TABLE.jam_ratio) / 2 * holes.capture_speed(TABLE, 0.0)
    assert hole_shot(jam)[47].lie is Lie.UNBALANCED
    assert hole_shot(jam, behind)[47] == Disc(47, x, y, Lie.SUNK, 2)


def test_a_disc_that_leans_stands_in_the_way_at_once() -> None:
    """A second disc that would have passed behind the jamming one meets it."""
    chance = random.Random(2)
    met = 0
    for _ in range(400):
        made = Forecast((Disc(0, 60.0, -220.0),), TABLE).prediction(47, 0.0, -200.0)
        jam = (1.0 + TABLE.jam_ratio) / 2 * holes.capture_speed(TABLE, 0.0)
        way = CENTRES[2][1] - TABLE.support + 200.0
        made._set_off(0, 0.0)
        made._launch(0, chance.uniform(-900.0, 0.0), chance.uniform(600.0, 1500.0))
        made._predict(0, 0.0, -1)
        made.flick(1, 0.0, math.sqrt(jam**2 + 2 * LOSS * way))
        above = [i for i in (0, 1) if made.lies[i] is not Lie.SUNK and i not in made.off]
        if len(above) == 2:
            met += made.lies[1] is Lie.UNBALANCED
            assert math.dist((made.x[0], made.y[0]), (made.x[1], made.y[1])) >= APART - 1e-5
    assert met > 20


# The closed forms against plain counting.


@given(
    st.floats(-245.0, 245.0),
    st.floats(-245.0, 245.0),
    st.floats(0.0, 2 * math.pi),
    st.floats(0.0, 500.0),
    st.integers(-1, HOLES - 1),
)
def test_the_next_hole_is_the_nearest_one_on_the_way(
    x: float, y: float, angle: float, reach: float, but: int
) -> None:
    ux, uy = math.cos(angle), math.sin(angle)
    lines = [CENTRES[hole][0] for hole in range(ROWS)]
    expected = []
    for hole, (hx, hy) in enumerate(CENTRES):
        along = (hx - x) * ux + (hy - y) * uy
        beside = abs((hx - x) * uy - (hy - y) * ux)
        if beside < TABLE.support and hole != but:
            way = along - math.sqrt(TABLE.support**2 - beside**2)
            if 0.0 <= way < reach:
                expected.append((way, hole))
    way, hole = sliding.way_to_hole(x, y, ux, uy, reach, lines, TABLE.support, but)
    nearest = min(expected, default=(reach, -1))
    if hole == nearest[1]:
        assert way == pytest.approx(nearest[0], abs=1e-6)
    else:
        # Only rounding at a rim or at the end of the way may tell them apart.
        assert min(way, nearest[0]) < 2e-3 or abs(way - nearest[0]) < 1e-6


@given(st.integers(0, 2**32))
def test_movers_meet_when_they_touch(seed: int) -> None:
    """Against steps of a tenth of a millisecond."""
    chance = random.Random(seed)
    angle, one, other = chance.uniform(0, 6.3), chance.uniform(0, 900), chance.uniform(0, 900)
    apart = APART + chance.expovariate(1 / 40.0)
    dx, dy = apart * math.cos(angle), apart * math.sin(angle)
    aims = angle + chance.gauss(0, 0.6), angle + math.pi * chance.random()
    (ux, uy), (wx, wy) = ((math.cos(aim), math.sin(aim)) for aim in aims)

    def gap(time: float) -> float:
        ways = [v * min(time, v / LOSS) - LOSS / 2 * min(time, v / LOSS) ** 2 for v in (one, other)]
        return (
            math.hypot(dx + wx * ways[1] - ux * ways[0], dy + wy * ways[1] - uy * ways[0]) - APART
        )

    met = sliding.meeting(dx, dy, ux, uy, one, wx, wy, other, LOSS, APART)
    end = max(one, other) / LOSS
    before = met if met < math.inf else end
    steps = 2000
    assert all(gap(before * step / steps) > -1e-5 for step in range(steps))
    if met < math.inf:
        assert 0.0 <= met <= end + 1e-9
        assert abs(gap(met)) < 1e-5


def test_spins_slow_down_to_nothing() -> None:
    assert sliding.slowed(5.0, 2.0) == 3.0
    assert sliding.slowed(-5.0, 2.0) == -3.0
    assert sliding.slowed(1.0, 2.0) == 0.0
    assert sliding.slowed(-1.0, 2.0) == 0.0


# Against the live board.


def test_the_forecast_agrees_with_the_live_board() -> None:
    """A small fixed sample; `pushdesk-lab agree` takes more."""
    equal = 0
    for case in agree.cases(60, 11):
        live, foreseen = agree.both(case, TABLE)
        equal += agree.fates(case, live) == agree.fates(case, foreseen)
    assert equal >= 51
