# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import itertools
import json
import math
import random

import msgspec
import pytest

from pushdesk.games.flick import geometry
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import CENTRES, HOLES, Table
from pushdesk.games.flick.trace import Launch
from pushdesk.lab import agree, bench
from pushdesk.lab.__main__ import main

TABLE = Table()


def test_the_boards_are_as_in_real_games() -> None:
    seen = set()
    for case in agree.cases(300, 3):
        lies = {lie: [disc for disc in case.discs if disc.lie is lie] for lie in Lie}
        assert len(lies[Lie.SUNK]) <= 15
        assert len(lies[Lie.LOOSE]) <= 12
        assert len(lies[Lie.UNBALANCED]) <= 3
        seen |= {(lie, len(discs)) for lie, discs in lies.items()}
        numbers = [disc.number for disc in case.discs]
        assert numbers == sorted(set(numbers))
        filled = [disc.hole for disc in case.discs if disc.hole >= 0]
        assert len(filled) == len(set(filled))
        for disc in lies[Lie.LOOSE]:
            free = set(range(HOLES)) - {sunk.hole for sunk in lies[Lie.SUNK]}
            assert all(math.dist((disc.x, disc.y), CENTRES[hole]) > TABLE.support for hole in free)
        for disc in lies[Lie.UNBALANCED]:
            away = math.dist((disc.x, disc.y), CENTRES[disc.hole])
            assert TABLE.flat < away < TABLE.support
    assert {(Lie.SUNK, 0), (Lie.SUNK, 15), (Lie.LOOSE, 0), (Lie.LOOSE, 12)} < seen
    assert {(Lie.UNBALANCED, 0), (Lie.UNBALANCED, 3)} < seen


def test_a_shot_starts_free_in_a_zone_and_goes_to_the_field() -> None:
    for case in agree.cases(200, 4):
        launch = case.launch
        start = launch.x, launch.y
        above = [(disc.x, disc.y) for disc in case.discs if disc.lie is not Lie.SUNK]
        for one, other in itertools.combinations([start, *above], 2):
            assert math.dist(one, other) >= 2 * TABLE.disc_radius
        areas = [geometry.area(TABLE, side, corners=False) for side in range(4)]
        assert any(area.distance(*start) == 0.0 for area in areas)
        assert launch.number not in {disc.number for disc in case.discs}
        # Away from the nearest edge.
        assert launch.x * launch.vx + launch.y * launch.vy < 0.0
        assert agree.SLOWEST <= math.hypot(launch.vx, launch.vy) <= agree.FASTEST + 1e-9


def test_cases_follow_from_the_seed() -> None:
    assert list(agree.cases(5, 7)) == list(agree.cases(5, 7))
    assert list(agree.cases(5, 7)) == list(agree.cases(9, 7))[:5]
    assert list(agree.cases(5, 7)) != list(agree.cases(5, 8))


def test_a_board_with_too_few_discs_is_refused() -> None:
    with pytest.raises(IndexError):
        agree.board(random.Random(1), (0, 2), sunk=24, unbalanced=0, loose=0)


BEFORE = (Disc(0, 0.0, -30.0), Disc(1, 0.0, 0.0, Lie.SUNK, 12))
CASE = agree.Case(BEFORE, Launch(24, 0.0, 200.0, 0.0, -900.0))


def test_a_fate_is_how_a_disc_lies_not_where() -> None:
    one = Result((Disc(0, 5.0, -30.0), Disc(24, 0.0, 90.0)))
    other = Result((Disc(24, 3.0, 91.0),))
    assert agree.fates(CASE, one) == agree.fates(CASE, other)
    flipped = Result((Disc(24, 0.0, 60.0, Lie.SUNK, 17, pit=True),))
    sunk = Result((Disc(24, 0.0, 60.0, Lie.SUNK, 17),))
    off = Result((), (24,))
    differing = [agree.fates(CASE, each) for each in (one, flipped, sunk, off)]
    assert all(a != b for a, b in itertools.combinations(differing, 2))


def test_differing_simulators_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second shot gets another fate with friction; all rest 3 mm apart."""
    launches: list[Launch] = []

    def both(case: agree.Case, table: Table) -> tuple[Result, Result]:
        number = case.launch.number
        if table is agree.ROUGH:
            launches.append(case.launch)
        there = Result((Disc(number, 400.0, 0.0),))
        if table is agree.ROUGH and len(launches) % 2:
            return there, Result((), (number,))
        return there, Result((Disc(number, 400.0, 3.0),))

    monkeypatch.setattr(agree, "both", both)
    report = agree.compare(10, 1)
    assert report == agree.Report(10, 1.0, 0.5, 3.0, 3.0)


def test_sunk_and_still_discs_have_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(case: agree.Case, _table: Table) -> tuple[Result, Result]:
        number, start = case.launch.number, (case.launch.x, case.launch.y)
        still = Disc(number, start[0] + 0.05, start[1])
        return Result((still,)), Result((Disc(number, *start),))

    monkeypatch.setattr(agree, "both", both)
    assert agree.compare(3, 1).median_mm == 0.0
    assert agree.compare(3, 1).p90_mm == 0.0


def test_the_two_agree_and_machines_read_how_far(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agree", "--shots", "40", "--seed", "5", "--json"]) == 0
    output = capsys.readouterr().out
    assert output.count("\n") == 1
    report = json.loads(output)
    assert list(report) == [
        "shots",
        "fates_equal_smooth",
        "fates_equal_friction",
        "median_mm",
        "p90_mm",
    ]
    assert report["shots"] == 40
    assert 0.9 <= report["fates_equal_smooth"] <= 1.0
    assert 0.85 <= report["fates_equal_friction"] <= 1.0
    assert 0.0 < report["median_mm"] <= 1.0
    assert report["median_mm"] <= report["p90_mm"]


def test_people_get_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = agree.Report(7, 1.0, 0.5, 0.25, 0.75)
    monkeypatch.setattr(agree, "compare", lambda shots, seed: (shots, seed) == (7, 1) and report)
    assert main(["agree", "--shots", "7"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["figure", "value"]
    assert [line[0] for line in lines[1:]] == list(msgspec.structs.asdict(report))
    assert ["median_mm", "0.250"] in lines


def test_both_simulators_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "BOARDS", 2)
    monkeypatch.setattr(bench, "BOARD_SHOTS", 10)
    assert main(["bench", "boards", "--json"]) == 0
    figures = {each["name"]: each for each in json.loads(capsys.readouterr().out)["results"]}
    assert set(figures) == {
        f"flick.{which}_{loose}" for which in ("forecast", "live") for loose in (4, 12, 24)
    }
    for figure in figures.values():
        assert (figure["unit"], figure["better"]) == ("shots/s", "higher")
        assert figure["value"] > 0
