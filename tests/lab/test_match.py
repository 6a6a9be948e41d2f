# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches over duplicate deals and what they report."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from pushdesk import games
from pushdesk.core.game import Level, Outcome
from pushdesk.core.opponent import Limit, Opponent
from pushdesk.games.luck.state import Roll
from pushdesk.lab import match, rivals
from pushdesk.lab.__main__ import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    code = main(["match", "luck", *words, "--json"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    found: dict[str, Any] = json.loads(lines[0])
    return code, found


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = run(capsys, "--seats", "casual,novice,casual,novice", "--games", "12")
    assert code == 0
    assert set(found) == {
        *("game", "games", "illegal", "actions_mean", "actions_most", "seconds", "sides"),
        *("elo", "elo_ci95", "turn_ratio", "turn_ratio_ci95"),
    }
    assert (found["game"], found["games"], found["illegal"]) == ("luck", 12, 0)
    keys = {
        *("level", "wins", "ties", "points_mean", "points_ci95", "win_rate", "win_ci95"),
        *("turns_mean", "turn_points", "turn_points_ci95"),
    }
    assert [set(side) for side in found["sides"]] == [keys, keys]
    assert [side["level"] for side in found["sides"]] == ["casual", "novice"]
    for side in found["sides"]:
        assert side["win_rate"] == (side["wins"] + side["ties"] / 2) / 12
        assert side["win_ci95"][0] <= side["win_rate"] <= side["win_ci95"][1]
        assert side["points_ci95"][0] <= side["points_mean"] <= side["points_ci95"][1]
        assert side["turns_mean"] * side["turn_points"] == pytest.approx(side["points_mean"])
        assert side["turn_points_ci95"][0] <= side["turn_points"] <= side["turn_points_ci95"][1]
    assert sum(side["win_rate"] for side in found["sides"]) == pytest.approx(1.0)
    casual, novice = found["sides"]
    assert found["turn_ratio"] == pytest.approx(casual["turn_points"] / novice["turn_points"])
    assert found["turn_ratio_ci95"][0] < found["turn_ratio"] < found["turn_ratio_ci95"][1]
    assert 0 < found["actions_mean"] <= found["actions_most"]
    assert found["elo_ci95"][0] <= found["elo"] <= found["elo_ci95"][1]


def test_a_match_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "novice,thirty", "--games", "6", "--seed", "3", "--option", "hard=on")
    first, second = run(capsys, *words), run(capsys, *words)
    first[1]["seconds"] = second[1]["seconds"] = 0
    assert first == second


def test_equal_sides_are_level(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = run(capsys, "--seats", "casual,casual", "--games", "4")
    assert len(found["sides"]) == 1
    assert (found["elo"], found["elo_ci95"]) == (0.0, [0.0, 0.0])


def test_every_deal_is_played_once_for_each_seating() -> None:
    game = games.find("luck")
    assert game is not None
    seats = ("casual", "novice", "thirty")
    played = list(match.play_match(game, seats, 6, 1, {}, 10.0))
    assert [one.deal for one in played[:3]] == [played[0].deal] * 3
    assert played[3].deal != played[0].deal
    assert {one.seats for one in played[:3]} == set(match.rotations(seats))
    assert len(match.rotations(("casual", "novice") * 2)) == 2


class Illegal:
    """Roll the die whatever happens."""

    def decide(self, view: object, limit: Limit, chance: random.Random) -> Roll:
        return Roll()


def test_illegal_actions_are_counted_and_replaced(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = rivals.contender

    def contender(game: str, name: str) -> Opponent[Any, Any]:
        return Illegal() if name == "novice" else real(game, name)

    monkeypatch.setattr(rivals, "contender", contender)
    code, found = run(capsys, "--seats", "novice,casual", "--games", "2")
    assert code == 1
    assert found["illegal"] > 2
    assert found["games"] == 2


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "casual,nobody"),
        ("--seats", "casual"),
        ("--seats", "casual,novice", "--option", "hard=perhaps"),
        ("--seats", "casual,novice", "--games", "0"),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert main(["match", "luck", *words]) == 2
    assert capsys.readouterr().err.startswith("pushdesk-lab match: ")


def test_the_table_names_every_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "luck", "--seats", "casual,novice,thirty", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("casual", "novice", "thirty", "games/s"))


def played(deal: int, points: tuple[int, int], turns: tuple[int, int]) -> match.Played:
    first = 0 if points[0] >= points[1] else 1
    outcome = Outcome("over", ((first,), (1 - first,)), (), points)
    return match.Played(deal, ("casual", "novice"), outcome, 0, turns, sum(turns))


def test_points_a_turn_are_those_of_all_games_together() -> None:
    games_ = [played(1, (30, 10), (3, 2)), played(2, (10, 20), (1, 4)), played(3, (8, 6), (2, 2))]
    found = match.summary("luck", ("casual", "novice"), games_, 1.0)
    casual, novice = found.sides
    assert (casual.turn_points, casual.turns_mean) == (48 / 6, 2.0)
    assert (novice.turn_points, novice.turns_mean) == (36 / 8, 8 / 3)
    assert found.turn_ratio == pytest.approx(8.0 / 4.5)
    assert (found.actions_mean, found.actions_most) == (14 / 3, 5)


def test_the_ratio_of_points_a_turn_is_sure_when_every_deal_has_the_same() -> None:
    games_ = [played(deal, (12, 6), (3, 3)) for deal in range(1, 5)]
    found = match.summary("luck", ("casual", "novice"), games_, 1.0)
    assert found.turn_ratio == pytest.approx(2.0)
    assert found.turn_ratio_ci95 == pytest.approx((2.0, 2.0))


@pytest.mark.parametrize(
    ("game", "some"),
    [("luck", {"threshold", "thirty"}), ("flick", {"aim-expert", "greedy-novice", "mind-casual"})],
)
def test_all_levels_and_rivals_can_be_seated(game: str, some: set[str]) -> None:
    names = rivals.names(game)
    assert set(names) >= {level.value for level in Level} | some
    for name in names:
        assert rivals.contender(game, name) is not None
