# SPDX-License-Identifier: GPL-3.0-or-later
"""The live board: laws of motion, happenings, and that one shot has one result."""

from __future__ import annotations

import itertools
import math
import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pushdesk.games.flick import geometry
from pushdesk.games.flick.clearance import free_time
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.live import LiveShot
from pushdesk.games.flick.physics import outcome, simulate
from pushdesk.games.flick.recording import Recording
from pushdesk.games.flick.rest import part, support
from pushdesk.games.flick.space import Space
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, HOLES, TABLES, Table
from pushdesk.games.flick.trace import RATE, Contact, Launch, Touch, Trace
from pushdesk.lab import agree
from pushdesk.lab.agree import Case

TABLE = Table()
LOSS = TABLE.deceleration
APART = 2 * TABLE.disc_radius
SLOW = settings(deadline=None, suppress_health_check=list(HealthCheck))
OVERLAP = 0.001
"""mm by which discs may overlap at rest; 0.05 is allowed."""


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Return a board and a shot: crowded boards, discs that touch, all speeds there are."""
    rand = random.Random(draw(st.integers(0, 2**32)))
    sides = (0, 1, 2, 3)
    discs = agree.board(
        rand,
        sides,
        sunk=draw(st.integers(0, 15)),
        unbalanced=draw(st.integers(0, 4)),
        loose=draw(st.integers(0, 16)),
    )
    shot = agree.shot(rand, discs, draw(st.integers(0, 3)), sides)
    if draw(st.booleans()):
        discs = clustered(discs, shot, rand)
    speed = draw(
        st.one_of(
            st.floats(TABLE.slowest_shot, TABLE.fastest_shot),
            st.sampled_from((TABLE.slowest_shot, TABLE.fastest_shot)),
        )
    )
    factor = speed / math.hypot(shot.vx, shot.vy)
    launch = Launch(shot.number, shot.x, shot.y, factor * shot.vx, factor * shot.vy)
    return Case(discs, launch)


def clustered(discs: Sequence[Disc], launch: Launch, rand: random.Random) -> tuple[Disc, ...]:
    """Return a board with discs more, each touching one that lay there."""
    found = list(discs)
    free = [n for n in range(48) if n != launch.number and all(d.number != n for d in found)]
    for disc in [each for each in discs if each.lie is Lie.LOOSE][:4]:
        angle = rand.uniform(0.0, 2.0 * math.pi)
        x = round(disc.x + APART * math.cos(angle), 4)
        y = round(disc.y + APART * math.sin(angle), 4)
        others = [(d.x, d.y) for d in found if d.lie is not Lie.SUNK] + [(launch.x, launch.y)]
        clear = all(math.dist((x, y), other) > APART - 1e-4 for other in others)
        supported = all(math.dist((x, y), hole) > TABLE.support for hole in CENTRES)
        if clear and supported and max(abs(x), abs(y)) < TABLE.half:
            found.append(Disc(free.pop(), x, y))
    return tuple(sorted(found, key=lambda each: each.number))


def lone(x: float, y: float, vx: float, vy: float, *discs: Disc, table: Table = TABLE) -> Trace:
    return simulate(discs, Launch(0, x, y, vx, vy), table)


def fates(case: Case, result: Result) -> dict[int, Disc]:
    """Return everything on the board after a shot."""
    board = {disc.number: disc for disc in case.discs}
    board.update((disc.number, disc) for disc in result.moved)
    for number in result.off:
        board.pop(number, None)
    return board


def touches(trace: Trace, *kinds: Touch) -> list[Contact]:
    return [contact for contact in trace.contacts if contact.touch in kinds]


def seated(hole: int, number: int = 20) -> Disc:
    return Disc(number, *CENTRES[hole], Lie.SUNK, hole)


PLUGGED = tuple(seated(hole, 12 + hole) for hole in range(HOLES))
"""A board without an open hole."""


# Laws of motion.


@pytest.mark.parametrize("speed", [150.0, 333.3, 700.0, 1000.0])
@pytest.mark.parametrize("heading", [0.0, 17.0, 90.0])
def test_a_lone_disc_stops_where_friction_says(speed: float, heading: float) -> None:
    # Along the southern zone, where no hole lies.
    vx, vy = speed * math.cos(math.radians(heading)), speed * math.sin(math.radians(heading))
    x, y = (-240.0, -240.0) if heading < 45.0 else (-180.0, -240.0)
    (disc,) = lone(x, y, vx, vy, *PLUGGED, table=Table(sliding_over=1.0)).result.moved
    way = speed * speed / (2.0 * LOSS)
    assert math.dist((disc.x, disc.y), (x, y)) == pytest.approx(way, abs=2e-3)
    assert math.atan2(disc.y - y, disc.x - x) == pytest.approx(math.radians(heading), abs=1e-4)


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_speed_of_the_board_is_that_of_its_friction(name: str) -> None:
    (disc,) = lone(-240.0, -220.0, 600.0, 0.0, table=TABLES[name]).result.moved
    assert disc.x + 240.0 == pytest.approx(600.0**2 / (2.0 * TABLES[name].deceleration), abs=2e-3)


def test_the_track_of_a_lone_disc_is_exact_at_every_position() -> None:
    (track,) = lone(-240.0, -220.0, 600.0, 0.0).tracks
    for number, x in enumerate(track.xs[:-1]):
        time = track.begin + number / RATE
        assert x + 240.0 == pytest.approx(600.0 * time - LOSS * time * time / 2.0, abs=1e-3)
    assert track.xs[-1] + 240.0 == pytest.approx(600.0**2 / (2.0 * LOSS), abs=2e-3)


def test_a_head_on_impact_of_two_discs_shares_the_speed_by_the_restitution() -> None:
    gap, speed = 40.0, 700.0
    struck = Disc(20, -240.0 + APART + gap, -220.0)
    result = lone(-240.0, -220.0, speed, 0.0, struck).result
    closing = math.sqrt(speed * speed - 2.0 * LOSS * gap)
    e = 0.92 - 0.22 * (closing - 500.0) / 2500.0
    for disc, share, x in zip(
        result.moved, ((1 - e) / 2, (1 + e) / 2), (-240.0 + gap, struck.x), strict=True
    ):
        way = (share * closing) ** 2 / (2.0 * LOSS)
        assert (disc.x - x, disc.y) == pytest.approx((way, -220.0), abs=0.01)


@pytest.mark.parametrize("speed", [500.0, 1500.0, 3500.0])
@pytest.mark.parametrize("across", [-27.0, -12.0, 5.0, 21.0])
def test_smooth_discs_part_along_the_line_of_centres_at_any_speed(
    speed: float, across: float
) -> None:
    # A normal taken where the discs already overlap would be off by several degrees.
    smooth = Table(disc_friction=0.0)
    trace = lone(30.0, -180.0, speed, 0.0, Disc(20, 90.0, -180.0 + across), table=smooth)
    track = next(track for track in trace.tracks if track.number == 20)
    normal = math.asin(across / APART)
    step = next(n for n, x in enumerate(track.xs) if x != track.xs[0])
    dx, dy = track.xs[step] - track.xs[0], track.ys[step] - track.ys[0]
    assert math.degrees(math.atan2(dy, dx)) == pytest.approx(math.degrees(normal), abs=0.02)


def test_rough_rims_turn_the_struck_disc_off_the_line_of_centres() -> None:
    def heading(table: Table) -> float:
        trace = lone(-20.0, -180.0, 900.0, 0.0, Disc(20, 90.0, -160.0), table=table)
        (disc,) = (disc for disc in trace.result.moved if disc.number == 20)
        return math.degrees(math.atan2(disc.y + 160.0, disc.x - 90.0))

    assert 2.0 < heading(Table(disc_friction=0.0)) - heading(TABLE) < 20.0


@settings(SLOW, max_examples=50)
@given(cases())
def test_energy_never_rises(case: Case) -> None:
    shot = LiveShot(Space(TABLE), case.discs, case.launch)
    energy = kinetic(shot)
    while shot.advance():
        assert kinetic(shot) <= energy + 1e-6
        energy = kinetic(shot)


def kinetic(shot: LiveShot) -> float:
    """Return the energy of all motion by the mass of a disc, (mm/s)²."""
    inertia = TABLE.disc_radius**2 / 2.0
    return sum(
        (vx * vx + vy * vy + inertia * spin * spin) / 2.0
        for _x, _y, vx, vy, spin in shot.motions.values()
    )


def test_the_twin_agrees() -> None:
    row = drawn(50, 150)
    errors = []
    for case in row:
        live, twin = agree.both(case, TABLE)
        if agree.fates(case, live) == agree.fates(case, twin):
            places = zip(live.moved, twin.moved, strict=True)
            errors += [math.dist((one.x, one.y), (two.x, two.y)) for one, two in places]
        else:
            errors.append(math.inf)
    assert len([error for error in errors if error > 0.1]) <= 3


# What holds after every shot.


@settings(SLOW, max_examples=60)
@given(cases())
def test_no_disc_is_lost_none_overlaps_and_sunk_ones_stay(case: Case) -> None:
    trace = simulate(case.discs, case.launch, TABLE)
    result = trace.result
    numbers = {disc.number for disc in case.discs} | {case.launch.number}
    moved = {disc.number for disc in result.moved}
    assert case.launch.number in moved | set(result.off)
    assert len(set(result.off)) == len(result.off)
    assert not moved & set(result.off)
    after = fates(case, result)
    assert set(after) == numbers - set(result.off)
    for disc in case.discs:
        if disc.lie is Lie.SUNK:
            assert after[disc.number] == disc
    standing = [disc for disc in after.values() if disc.lie is not Lie.SUNK]
    for one, two in itertools.combinations(standing, 2):
        assert math.dist((one.x, one.y), (two.x, two.y)) >= APART - OVERLAP
    taken = [disc.hole for disc in after.values() if disc.lie is not Lie.LOOSE]
    assert len(set(taken)) == len(taken)
    for disc in result.moved:
        check_place(disc, {disc.hole for disc in after.values()})


def check_place(disc: Disc, taken: set[int]) -> None:
    if disc.lie is Lie.LOOSE:
        assert disc.hole == -1
        assert max(abs(disc.x), abs(disc.y)) <= TABLE.half
        for hole, centre in enumerate(CENTRES):
            if hole not in taken:
                assert math.dist(centre, (disc.x, disc.y)) >= TABLE.support - OVERLAP
    else:
        away = math.dist(CENTRES[disc.hole], (disc.x, disc.y))
        if disc.lie is Lie.SUNK:
            assert away == 0.0
        else:
            assert TABLE.flat < away < TABLE.support


@settings(SLOW, max_examples=40)
@given(cases())
def test_tracks_and_contacts_tell_the_result(case: Case) -> None:
    trace = simulate(case.discs, case.launch, TABLE)
    assert trace.result == outcome(case.discs, case.launch, TABLE)
    assert trace.launch == case.launch
    ends = {disc.number: (disc.x, disc.y) for disc in trace.result.moved}
    begins = {disc.number: (disc.x, disc.y) for disc in case.discs}
    begins[case.launch.number] = (case.launch.x, case.launch.y)
    tracks = {track.number: track for track in trace.tracks}
    assert list(tracks) == sorted(set(ends) | set(trace.result.off))
    for number, track in tracks.items():
        assert (track.xs[0], track.ys[0]) == begins[number]
        end = (track.xs[-1], track.ys[-1])
        if number in ends:
            assert end == ends[number]
        else:
            assert max(map(abs, end)) == pytest.approx(TABLE.half, abs=0.01)
        points = list(zip(track.xs, track.ys, strict=True))
        for one, two in itertools.pairwise(points):
            assert math.dist(one, two) <= TABLE.fastest_shot / RATE + 0.01
        assert track.begin + (len(points) - 1) / RATE <= trace.duration + 1e-9
    times = [contact.time for contact in trace.contacts]
    assert times == sorted(times)
    assert trace.contacts[0].touch is Touch.FLICK
    assert times[0] == 0.0
    assert times[-1] <= trace.duration
    assert trace.duration <= TABLE.longest_shot
    falls = [contact.number for contact in touches(trace, Touch.FALL)]
    assert tuple(falls) == trace.result.off


@settings(SLOW, max_examples=60)
@given(cases(), st.booleans(), st.booleans())
def test_mirrored_boards_give_mirrored_results(case: Case, east: bool, swap: bool) -> None:
    def point(x: float, y: float) -> tuple[float, float]:
        x = -x if east else x
        return (y, x) if swap else (x, y)

    def disc(each: Disc) -> Disc:
        hole = each.hole
        if hole >= 0:
            hole = CENTRES.index(point(*CENTRES[hole]))
        return Disc(each.number, *point(each.x, each.y), each.lie, hole, each.pit)

    launch = case.launch
    mirrored = Launch(launch.number, *point(launch.x, launch.y), *point(launch.vx, launch.vy))
    result = outcome(tuple(map(disc, case.discs)), mirrored, TABLE)
    expected = outcome(case.discs, launch, TABLE)
    assert result.moved == tuple(map(disc, expected.moved))
    assert result.off == expected.off


# One shot has one result (faults 47 and 48).


@settings(SLOW, max_examples=20)
@given(st.lists(cases(), min_size=2, max_size=5))
def test_a_used_space_gives_the_results_of_a_fresh_one_bit_for_bit(row: list[Case]) -> None:
    used = Space(TABLE)
    for case in row:
        traces = []
        for space in (used, Space(TABLE)):
            recording = Recording(case.launch)
            shot = LiveShot(space, case.discs, case.launch, recording)
            shot.run()
            traces.append(recording.trace(shot.result()))
            assert shot.discs.keys() | set(shot.off) >= {case.launch.number}
        used.clear()
        assert traces[0] == traces[1]


class SteppedShot(LiveShot):
    """A shot that never leaps."""

    def _free_steps(self) -> int:
        return 0


@settings(SLOW, max_examples=25)
@given(cases())
def test_leaps_change_nothing(case: Case) -> None:
    stepped = SteppedShot(Space(TABLE), case.discs, case.launch)
    stepped.run()
    one, two = outcome(case.discs, case.launch, TABLE), stepped.result()
    assert one.off == two.off
    for leapt, walked in zip(one.moved, two.moved, strict=True):
        for each in (leapt, walked):
            assert (each.number, each.lie) == (leapt.number, walked.lie)
        assert (leapt.hole, leapt.pit) == (walked.hole, walked.pit)
        assert math.dist((leapt.x, leapt.y), (walked.x, walked.y)) < 0.02


def drawn(seed: int, count: int) -> list[Case]:
    return list(agree.cases(count, seed))


def digest(results: Iterable[Result]) -> str:
    """Return every bit of some results."""
    return "|".join(
        f"{disc.number} {disc.x.hex()} {disc.y.hex()} {disc.lie} {disc.hole} {disc.pit}"
        for result in results
        for disc in result.moved
    )


def test_the_same_shot_has_the_same_result_in_any_order_and_process() -> None:
    row = drawn(47, 12)
    straight = [outcome(case.discs, case.launch, TABLE) for case in row]
    back = [outcome(case.discs, case.launch, TABLE) for case in reversed(row)]
    assert straight == back[::-1]
    program = (
        "from tests.games.flick.test_physics import *\n"
        "print(digest(outcome(each.discs, each.launch, TABLE) for each in drawn(47, 12)))"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    # pymunk would complain, or crash, if full spaces were freed when the interpreter ends.
    assert (found.stdout.strip(), found.stderr) == (digest(straight), "")


def test_the_order_in_which_the_discs_are_given_changes_nothing() -> None:
    for case in drawn(48, 20):
        turned = tuple(reversed(case.discs))
        assert outcome(turned, case.launch, TABLE) == outcome(case.discs, case.launch, TABLE)


def test_an_error_in_a_shot_spoils_no_later_one() -> None:
    case = drawn(49, 1)[0]
    expected = outcome(case.discs, case.launch, TABLE)
    twice = (*case.discs, case.discs[-1])
    broken = Disc(40, math.nan, math.nan)
    with pytest.raises((ValueError, AssertionError, ZeroDivisionError)):
        outcome((*twice, broken), Launch(1, math.nan, 0.0, math.nan, 0.0), TABLE)
    assert outcome(case.discs, case.launch, TABLE) == expected


def test_the_hardest_shots_from_everywhere_are_stopped_by_a_wall_and_come_to_rest() -> None:
    wall = tuple(Disc(12 + n, -225.0 + 30.001 * n, 200.0) for n in range(16))
    area = geometry.area(TABLE, 0, corners=False)
    for across, turn in itertools.product((0.0, 0.21, 0.5, 0.83, 1.0), (-30.0, -8.0, 0.0, 19.0)):
        x = area.left + across * (area.right - area.left)
        vx = TABLE.fastest_shot * math.sin(math.radians(turn))
        vy = TABLE.fastest_shot * math.cos(math.radians(turn))
        trace = simulate(wall, Launch(0, x, area.top, vx, vy), TABLE)
        assert trace.duration < TABLE.longest_shot
        track = next(track for track in trace.tracks if track.number == 0)
        struck = [contact.time for contact in touches(trace, Touch.DISC)]
        until = struck[0] if struck else trace.duration
        free = list(zip(track.xs, track.ys, strict=True))[: math.floor(until * RATE) + 1]
        for place, disc in itertools.product(free, wall):
            assert math.dist(place, (disc.x, disc.y)) >= APART - 1e-6


# Holes.


def at_hole(speed: float, offset: float, hole: int = 12, *discs: Disc) -> Trace:
    """Return a shot that comes to a hole from the west, between the rows up to there."""
    x, y = CENTRES[hole]
    along = 8.0 if offset == 0.0 else math.sqrt(64.0 - offset * offset)
    start = 14.0
    launch = math.sqrt(speed * speed + 2.0 * LOSS * (start - along))
    return lone(x - start, y + offset, launch, 0.0, *discs)


@pytest.mark.parametrize(
    ("ratio", "offset", "lie", "pit", "touch"),
    [
        (0.3, 0.0, Lie.SUNK, False, Touch.SINK),
        (0.98, 4.0, Lie.SUNK, False, Touch.SINK),
        (1.04, 1.0, Lie.UNBALANCED, False, Touch.LEAN),
        (1.15, 1.0, Lie.SUNK, True, Touch.FLIP),
        (1.15, 5.0, Lie.LOOSE, False, Touch.RIM),
        (1.5, 0.0, Lie.LOOSE, False, Touch.RIM),
    ],
)
def test_a_hole_does_what_the_model_says(
    ratio: float, offset: float, lie: Lie, pit: bool, touch: Touch
) -> None:
    caught = 2.0 * math.sqrt(64.0 - offset * offset) / math.sqrt(4.0 / 9810.0)
    trace = at_hole(ratio * caught, offset)
    first = touches(trace, Touch.SINK, Touch.LEAN, Touch.FLIP, Touch.RIM)[0]
    assert (first.touch, first.other) == (touch, 12)
    assert first.speed == pytest.approx(ratio * caught, rel=1e-4)
    if lie is not Lie.LOOSE:
        (disc,) = trace.result.moved
        assert (disc.lie, disc.hole, disc.pit) == (lie, 12, pit)


def test_a_disc_that_has_no_speed_left_leans_where_it_stops() -> None:
    (disc,) = at_hole(100.0, 0.0).result.moved
    assert (disc.lie, disc.hole) == (Lie.UNBALANCED, 12)
    assert disc.x == pytest.approx(-8.0 + 100.0**2 / (2.0 * LOSS), abs=0.01)


def test_a_crossing_turns_away_from_the_hole_on_either_side() -> None:
    for offset in (-6.0, 6.0):
        caught = 2.0 * math.sqrt(64.0 - 36.0) / math.sqrt(4.0 / 9810.0)
        trace = at_hole(1.3 * caught, offset)
        (track,) = trace.tracks
        rise = track.ys[4] - offset
        assert rise * offset > 0.0


def test_a_disc_slides_over_a_sunk_one_and_loses_little() -> None:
    trace = at_hole(300.0, 0.0, 12, seated(12))
    (disc,) = trace.result.moved
    assert [contact.touch for contact in trace.contacts] == [Touch.FLICK, Touch.OVER]
    assert disc.lie is Lie.LOOSE
    assert disc.x == pytest.approx(-8.0 + (0.98 * 300.0) ** 2 / (2.0 * LOSS), abs=0.01)


def test_a_disc_that_rests_on_a_sunk_one_is_loose_and_slides_off_it_unhindered() -> None:
    on_top = Disc(30, 3.0, 0.0)
    (moved, hit) = sorted(
        lone(-50.0, 0.0, 300.0, 0.0, seated(12), on_top, seated(11, 21)).result.moved,
        key=lambda disc: disc.number,
    )
    assert (hit.number, hit.lie) == (30, Lie.LOOSE)
    assert hit.x > 3.0
    assert moved.lie is Lie.LOOSE


def leaning(x: float, y: float, hole: int = 12, *, pit: bool = False) -> Disc:
    return Disc(30, CENTRES[hole][0] + x, CENTRES[hole][1] + y, Lie.UNBALANCED, hole, pit)


@pytest.mark.parametrize(
    ("speed", "side", "lie", "pit", "touch"),
    [
        (400.0, -5.0, Lie.SUNK, False, Touch.SINK),
        (2500.0, -5.0, Lie.SUNK, True, Touch.FLIP),
        (700.0, 5.0, Lie.LOOSE, False, Touch.LOOSEN),
    ],
)
def test_an_unbalanced_disc_is_seated_turned_or_thrown_out(
    speed: float, side: float, lie: Lie, pit: bool, touch: Touch
) -> None:
    plugs = (seated(10, 20), seated(11, 21), seated(13, 23), seated(14, 24))
    trace = lone(-60.0, 0.0, speed, 0.0, leaning(side, 0.0), *plugs)
    hit = next(disc for disc in trace.result.moved if disc.number == 30)
    assert (hit.lie, hit.pit, hit.hole) == (lie, pit, -1 if lie is Lie.LOOSE else 12)
    assert touches(trace, touch)[0].number == 30
    if lie is Lie.LOOSE:
        assert hit.x > 8.0


def test_a_soft_push_leaves_an_unbalanced_disc_as_it_lies() -> None:
    plugs = (seated(11, 21), seated(10, 22))
    trace = lone(-62.0, 0.0, 380.0, 0.0, leaning(5.0, 0.0), *plugs)
    assert [disc.number for disc in trace.result.moved] == [0]
    assert trace.result.moved[0].x < 5.0 - APART
    assert len(touches(trace, Touch.DISC)) == 1


def test_a_disc_sinks_where_another_one_would_not_let_it_lean() -> None:
    blocker = Disc(30, 36.0, 0.0)
    trace = at_hole(1.04 * 792.3, 0.0, 12, blocker)
    alone = at_hole(1.04 * 792.3, 0.0)
    assert alone.result.moved[0].lie is Lie.UNBALANCED
    assert math.dist((alone.result.moved[0].x, 0.0), (36.0, 0.0)) > APART
    near = Disc(30, alone.result.moved[0].x + APART - 2.0, 0.0)
    sunk = at_hole(1.04 * 792.3, 0.0, 12, near)
    assert [disc.lie for disc in sunk.result.moved] == [Lie.SUNK]
    assert [disc.lie for disc in trace.result.moved] == [Lie.UNBALANCED]


# The edge.


@pytest.mark.parametrize("heading", [0.0, 33.0, 90.0, 135.0, 180.0, 270.0])
def test_a_disc_falls_when_its_centre_crosses_the_edge(heading: float) -> None:
    angle = math.radians(heading)
    trace = lone(200.0, -200.0, 3500.0 * math.sin(angle), 3500.0 * math.cos(angle), *PLUGGED)
    assert trace.result == Result((), (0,))
    (track,) = trace.tracks
    assert max(abs(track.xs[-1]), abs(track.ys[-1])) == pytest.approx(250.0, abs=1e-3)
    fall = touches(trace, Touch.FALL)[0]
    assert fall == trace.contacts[-1]
    assert fall.number == 0


def test_a_disc_whose_centre_stays_on_the_board_hangs_over_the_edge() -> None:
    speed = math.sqrt(2.0 * LOSS * 49.9)
    (disc,) = lone(200.0, -220.0, speed, 0.0).result.moved
    assert disc.x == pytest.approx(249.9, abs=0.01)


# Clusters.


def test_a_row_of_touching_discs_passes_the_blow_on() -> None:
    row = [Disc(20 + n, -150.0 + n * APART, -220.0) for n in range(4)]
    trace = lone(-240.0, -220.0, 600.0, 0.0, *row)
    moved = {disc.number: disc for disc in trace.result.moved}
    ways = [moved[disc.number].x - disc.x for disc in row]
    assert ways[-1] > 25.0
    assert ways[-1] > 5.0 * max(ways[:-1])
    assert all(math.isclose(disc.y, -220.0, abs_tol=1e-3) for disc in moved.values())


@pytest.mark.parametrize("start", [0.0, 0.7, 1.4, 2.1, 2.8, 3.5])
@pytest.mark.parametrize("first", [1, -1])
def test_impacts_within_one_step_come_in_their_order(start: float, first: int) -> None:
    # The shot disc meets the second one 0.3 ms after the first, while a step takes 1 ms.
    discs = (
        Disc(20, 0.0, -210.0 + first * 20.0),
        Disc(21, 1.0, -210.0 - first * 20.0),
    )
    launch = Launch(0, -100.0 - start, -210.0, 3500.0, 0.0)
    live = outcome(discs, launch, TABLE)
    twin = Forecast(discs, TABLE).result(0, launch.x, launch.y, launch.vx, launch.vy)
    assert live.off == twin.off
    for one, two in zip(live.moved, twin.moved, strict=True):
        assert math.dist((one.x, one.y), (two.x, two.y)) < 0.05


def test_slow_discs_do_not_push_themselves_into_others() -> None:
    ring = [
        Disc(20 + n, 30.01 * math.cos(n * math.pi / 3), -200.0 + 30.01 * math.sin(n * math.pi / 3))
        for n in range(6)
    ]
    for heading in range(0, 360, 15):
        angle = math.radians(heading)
        speed = TABLE.slowest_shot
        launch = Launch(0, 0.0, -200.0, speed * math.cos(angle), speed * math.sin(angle))
        case = Case(tuple(ring), launch)
        board = fates(case, outcome(case.discs, launch, TABLE))
        for one, two in itertools.combinations(board.values(), 2):
            assert math.dist((one.x, one.y), (two.x, two.y)) >= APART - OVERLAP


def test_discs_that_rest_inside_each_other_are_pushed_apart() -> None:
    discs = {0: Disc(0, 0.0, -200.0), 1: Disc(1, 29.0, -200.0), 2: Disc(2, 29.0, -170.5)}
    part(TABLE, discs, [0, 2])
    assert discs[1] == Disc(1, 29.0, -200.0)
    assert discs[0].x == pytest.approx(-1.0, abs=2e-3)
    for one, two in itertools.combinations(discs.values(), 2):
        assert math.dist((one.x, one.y), (two.x, two.y)) >= APART - OVERLAP


def test_a_disc_that_was_pushed_over_a_hole_is_no_longer_loose() -> None:
    discs = {0: Disc(0, 1.0, 0.0), 1: Disc(1, 65.0, 0.0), 2: Disc(2, 125.0, 0.0)}
    support(TABLE, discs, [0, 1])
    assert discs[0] == Disc(0, 0.0, 0.0, Lie.SUNK, 12)
    assert discs[1] == Disc(1, 65.0, 0.0, Lie.UNBALANCED, 13)
    assert discs[2] == Disc(2, 125.0, 0.0)


def test_a_disc_launched_into_another_one_goes_its_way() -> None:
    """Row 49 of the faults: the rules refuse such a board, the physics doesn't hang on it."""
    case = Case((Disc(20, 0.0, -220.0),), Launch(0, 0.0, -220.0, 500.0, 0.0))
    board = fates(case, outcome(case.discs, case.launch, TABLE))
    assert set(board) == {0, 20}
    assert math.dist((board[0].x, board[0].y), (board[20].x, board[20].y)) >= APART - OVERLAP


# Leaps.


@settings(SLOW, max_examples=60)
@given(cases())
def test_nothing_happens_in_the_time_that_is_free(case: Case) -> None:
    launch = case.launch
    resting = [(disc.x, disc.y) for disc in case.discs if disc.lie is not Lie.SUNK]
    motion = (launch.x, launch.y, launch.vx, launch.vy, 0.0)
    time = free_time(TABLE, [(motion, -1)], resting, list(range(HOLES)))
    speed = math.hypot(launch.vx, launch.vy)
    until = min(time, speed / LOSS)
    for part_ in range(1, 100):
        passed = until * part_ / 100
        way = speed * passed - LOSS * passed * passed / 2.0
        place = (launch.x + launch.vx / speed * way, launch.y + launch.vy / speed * way)
        assert max(map(abs, place)) <= TABLE.half + 1e-9
        assert all(math.dist(place, other) >= APART - 1e-3 for other in resting)
        assert all(math.dist(place, hole) >= TABLE.support - 1e-9 for hole in CENTRES)


def test_two_discs_on_their_way_to_each_other_are_not_free_until_they_meet() -> None:
    one, two = (-100.0, -220.0, 500.0, 0.0, 0.0), (-20.0, -220.0, -400.0, 0.0, 0.0)
    time = free_time(TABLE, [(one, -1), (two, -1)], [], [])
    way = 900.0 * time - LOSS * time * time
    assert way == pytest.approx(50.0)
    away = free_time(TABLE, [(one, -1), ((-130.0, -220.0, -400.0, 0.0, 0.0), -1)], [], [])
    assert away > 0.2
