# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from typing import Any

import pytest

from pushdesk.core.game import Level
from pushdesk.lab import bench
from pushdesk.lab.__main__ import main


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure little."""
    monkeypatch.setattr(bench, "RANDOM_GAMES", 3)
    monkeypatch.setattr(bench, "DEALS", (11,))
    monkeypatch.setattr(bench, "STARTS", 1)


def measured(capsys: pytest.CaptureFixture[str], *names: str) -> dict[str, dict[str, Any]]:
    """Run the tool; return the figures by name after checking their shape."""
    assert main(["bench", *names, "--json"]) == 0
    output = capsys.readouterr().out
    assert output.count("\n") == 1
    report = json.loads(output)
    assert set(report) == {"machine", "results"}
    assert "cores" in report["machine"]
    for figure in report["results"]:
        assert set(figure) == {"name", "value", "unit", "better"}
        assert figure["value"] > 0
        assert figure["better"] in ("higher", "lower")
        assert figure["unit"]
    figures = {figure["name"]: figure for figure in report["results"]}
    assert len(figures) == len(report["results"])
    return figures


def test_the_engine_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    figures = measured(capsys, "engine")
    assert {name: figure["unit"] for name, figure in figures.items()} == {
        "luck.random_games": "games/s",
        "luck.random_actions": "actions/s",
    }
    # A game has far more than one action.
    games, actions = figures["luck.random_games"], figures["luck.random_actions"]
    assert actions["value"] > 50 * games["value"]
    assert games["better"] == "higher"


def test_the_decisions_of_every_level_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    figures = measured(capsys, "decisions")
    for level in Level:
        median = figures[f"luck.{level}.decision_median"]
        largest = figures[f"luck.{level}.decision_max"]
        assert (median["unit"], median["better"]) == ("ms", "lower")
        assert median["value"] <= largest["value"]


def test_a_person_gets_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "CPython" in lines[0]
    assert lines[1].split() == ["name", "value", "unit", "better"]
    assert lines[2].startswith("luck.random_games")
    assert len(lines) == 4


def test_an_unknown_name_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "warp"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "pushdesk-lab bench: there is no warp\n"


@pytest.mark.soak
def test_starts_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, "start")
