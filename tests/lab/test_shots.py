# SPDX-License-Identifier: GPL-3.0-or-later
"""The calibration of the holes: what is counted, and that the targets are met."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from pushdesk.games.flick import geometry
from pushdesk.games.flick.physics import outcome
from pushdesk.games.flick.state import Lie
from pushdesk.lab import shots
from pushdesk.lab.__main__ import main

SHOTS = 1500


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search with a tenth of the effort."""
    monkeypatch.setattr(shots, "STARTS", 9)
    monkeypatch.setattr(shots, "BESIDE", (-2.0, 0.0, 2.0))
    monkeypatch.setattr(shots, "ARRIVALS", (250.0, 350.0, 450.0))
    monkeypatch.setattr(shots, "ROUNDS", ((12, 10), (100, 1)))
    monkeypatch.setattr(shots, "PROOF", 400)


@pytest.mark.usefixtures("quick")
def test_the_holes_meet_their_targets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots", "--report", "--json", "--shots", str(SHOTS)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found: dict[str, Any] = json.loads(line)
    assert list(found) == ["shots", "sunk", "flipped_share", "unbalanced_share", "sink_by_row"]
    assert found["shots"] == SHOTS
    assert SHOTS / 3 < found["sunk"] < SHOTS
    assert 0.02 <= found["flipped_share"] <= 0.05
    assert 0.05 <= found["unbalanced_share"] <= 0.12
    assert found["sink_by_row"] == pytest.approx([1.0, 0.7, 0.5, 0.35, 0.25], abs=0.1)


@pytest.mark.usefixtures("quick")
def test_the_table_shows_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots", "--shots", "50", "--seed", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["shots", "50"]
    assert len(lines) == 10
    assert lines[-1].startswith("chosen hole sunk, row 5")


def test_every_position_is_legal_and_comes_out_on_the_live_board_as_counted() -> None:
    sunk = flipped = leant = agreed = 0
    for discs, launch in shots.positions(3, 0, 120):
        assert launch.number not in {disc.number for disc in discs}
        assert len([disc for disc in discs if disc.lie is Lie.SUNK]) <= shots.MOST_SUNK
        assert len([disc for disc in discs if disc.lie is Lie.LOOSE]) <= shots.MOST_LOOSE
        areas = [geometry.area(shots.TABLE, side, corners=False) for side in range(4)]
        assert any(area.distance(launch.x, launch.y) <= geometry.TOLERANCE for area in areas)
        for disc in discs:
            if disc.lie is not Lie.SUNK:
                assert math.dist((launch.x, launch.y), (disc.x, disc.y)) >= 30.0
        lay = {disc.number: disc.lie for disc in discs}
        live = outcome(discs, launch, shots.TABLE)
        for disc in live.moved:
            new = disc.lie is not lay.get(disc.number)
            sunk += new and disc.lie is Lie.SUNK
            flipped += new and disc.lie is Lie.SUNK and disc.pit
            leant += new and disc.lie is Lie.UNBALANCED
        agreed += live.off == shots._forecast(discs, launch).off
    assert agreed >= 118
    count = shots._count((3, 0, 120))
    assert count.sunk == pytest.approx(sunk, abs=2)
    assert count.flipped == pytest.approx(flipped, abs=1)
    assert count.leant == pytest.approx(leant, abs=2)


def test_figures_do_not_depend_on_the_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shots, "_best_chance", _no_search)
    one = shots.calibrate(300, 5)
    assert one == shots.calibrate(300, 5)
    assert one != shots.calibrate(300, 6)
    monkeypatch.setattr(shots, "CHUNK", 170)
    assert one == shots.calibrate(300, 5, jobs=2)


def _no_search(task: tuple[int, int]) -> float:
    return task[1] / 100.0


def test_mirrored_holes_count_as_their_images() -> None:
    chances = {5 * row + column: row + column / 10 for row in range(5) for column in range(3)}
    means = [row + (0.0 + 0.1 + 0.2 + 0.1 + 0.0) / 5 for row in range(5)]
    assert shots._by_row(chances) == pytest.approx(means)
