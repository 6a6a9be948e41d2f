# SPDX-License-Identifier: GPL-3.0-or-later
"""Row values, formations and sheets, against the examples of the rules page and a plain count."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from pushdesk.core.game import ScoreRow
from pushdesk.games.flick import geometry, scoring
from pushdesk.games.flick.formations import Formation, possible
from pushdesk.games.flick.geometry import frame, hole_at
from pushdesk.games.flick.state import Disc, Lie, Phase, Rules, State
from pushdesk.games.flick.table import CENTRES, HOLES

Position = Callable[..., State]

PLUS = "33 23 43 32 34"
CROSSED = "33 22 44 24 42"


@pytest.mark.clause("F9", "F29", "F33", "F34", "F35", "F36", "A3", "A5")
@pytest.mark.parametrize(
    ("holes", "total"),
    [
        ("51 52 53 54", 25),
        ("51 52 53 54 55", 23),
        ("13 23 33 43", 13),
        ("13 23 33 43 53", 13),
        (PLUS, 18),
        (PLUS + " 31", 24),
        ("41 42 44 45", 16),
        ("12 23 34 45", 13),
        ("11!", 3),
        ("", 0),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_examples_of_the_rules_page(holes: str, total: int, seat: int, position: Position) -> None:
    state = position(4, sunk={seat: holes})
    assert scoring.score(state, seat).total == total
    assert [scoring.score(state, other).total for other in range(4) if other != seat] == [0] * 3


@pytest.mark.clause("A2", "A3")
def test_twenty_eight_fours_and_twelve_fives() -> None:
    for side in range(4):
        counts = Counter(each.clause for each in possible(side, Rules()))
        assert counts == {"F33": 10, "F34": 18, "F35": 9, "F36": 12}
        fours = {each.holes for each in possible(side, Rules()) if each.clause in ("F33", "F34")}
        assert len(fours) == 28
        assert all(len(each.holes) == 5 for each in possible(side, Rules()) if each.points < 0)


@pytest.mark.clause("F9")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_farther_rows_are_worth_more(side: int) -> None:
    worth = geometry.values(side, corners=False, diagonals=False)
    edge = {0: (0, -1), 1: (-1, 0), 2: (0, 1), 3: (1, 0)}[side]
    for hole in range(HOLES):
        x, y = CENTRES[hole]
        nearness = x * edge[0] + y * edge[1]
        assert worth[hole] == 3 - nearness / 60
    assert sum(worth) == 75


@pytest.mark.clause("F9")
def test_a_hole_is_worth_six_together_for_opposite_sides() -> None:
    south, north = (geometry.values(side, corners=False, diagonals=False) for side in (0, 2))
    assert all(one + other == 6 for one, other in zip(south, north, strict=True))


def test_own_frames_turn_the_board() -> None:
    south_west = hole_at(1, 1, 0)
    assert CENTRES[south_west] == (-120, -120)
    # The west player looks east: the south-west hole lies in front on the right.
    assert [frame(south_west, side) for side in range(4)] == [(1, 1), (1, 5), (5, 5), (5, 1)]
    for side, hole in itertools.product(range(4), range(HOLES)):
        assert hole_at(*frame(hole, side), side) == hole
        assert geometry.turned(geometry.turned(CENTRES[hole], side), -side) == CENTRES[hole]


def parts(state: State, seat: int = 0) -> dict[str, int]:
    one = scoring.score(state, seat)
    return {part: getattr(one, part) for part in scoring.PARTS if getattr(one, part)}


@pytest.mark.clause("F33")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_a_row_pays_its_number(row: int, position: Position) -> None:
    for first in (1, 2):
        holes = " ".join(f"{row}{column}" for column in range(first, first + 4))
        state = position(3, sunk={1: holes})
        assert parts(state, 1) == {"holes": 4 * row, "rows": row}


@pytest.mark.clause("F33", "F34")
def test_a_row_of_one_is_a_column_of_its_neighbour(position: Position) -> None:
    row = position(4, sunk={0: "51 52 53 54"})
    discs = tuple(replace(disc, number=disc.number + 12) for disc in row.discs)
    assert parts(row, 0) == {"holes": 20, "rows": 5}
    # West sees the northern row as its leftmost column.
    assert parts(replace(row, discs=discs), 1) == {"holes": 1 + 2 + 3 + 4, "lines": 3}


@pytest.mark.clause("F34")
@pytest.mark.parametrize(
    "holes", ["11 21 31 41", "25 35 45 55", "11 22 33 44", "21 32 43 54", "15 24 33 42"]
)
def test_columns_and_diagonals_pay_three(holes: str, position: Position) -> None:
    assert scoring.score(position(sunk={0: holes}), 0).lines == 3


@pytest.mark.clause("A2")
@pytest.mark.parametrize("holes", ["11 12 14 15", "13 23 43 53", "11 22 44 55", "31 22 13 53"])
def test_four_that_are_not_next_to_each_other_pay_nothing(holes: str, position: Position) -> None:
    assert set(parts(position(sunk={0: holes}))) == {"holes"}


@pytest.mark.clause("F36", "A3")
@pytest.mark.parametrize(
    "holes", ["31 32 33 34 35", "12 22 32 42 52", "11 22 33 44 55", "15 24 33 42 51"]
)
def test_the_cursed_line(holes: str, position: Position) -> None:
    found = parts(position(sunk={0: holes}))
    assert found == {"holes": 15, "cursed": -2}


@pytest.mark.clause("F35", "A4")
def test_crosses(position: Position) -> None:
    assert parts(position(sunk={0: PLUS})) == {"holes": 15, "crosses": 3}
    assert parts(position(sunk={0: CROSSED})) == {"holes": 15}
    both = position(sunk={0: CROSSED}, crosses_too=True)
    assert parts(both) == {"holes": 15, "crosses": 3}
    two = parts(position(sunk={0: PLUS + " " + CROSSED}, crosses_too=True))
    assert two["crosses"] == 6
    centres = {each.holes[0] for each in possible(0, Rules()) if each.clause == "F35"}
    assert len(centres) == 9
    # A part of a plus at the edge is none.
    assert parts(position(sunk={0: "11 12 13 22"})) == {"holes": 5}


@pytest.mark.clause("A5")
def test_formations_share_discs(position: Position) -> None:
    # Row 3 and column 3 are lines of four and make a plus with each other.
    state = position(sunk={0: "31 32 33 34 13 23 43"})
    assert parts(state) == {"holes": 19, "rows": 3, "lines": 3, "crosses": 3}


@pytest.mark.clause("A6")
def test_colours_never_mix_in_a_formation(position: Position) -> None:
    state = position(4, sunk={0: "51 52", 2: "12 13"}, teams=True)
    holes = {disc.hole for disc in state.discs}
    assert holes == {hole_at(5, column, 0) for column in (1, 2, 3, 4)}
    assert parts(state, 0) == {"holes": 10}
    assert parts(state, 2) == {"holes": 2}


@pytest.mark.clause("A1")
def test_formations_can_be_left_out(position: Position) -> None:
    for holes in ("51 52 53 54", "51 52 53 54 55", PLUS):
        state = position(sunk={0: holes}, formations=False)
        assert set(parts(state)) == {"holes"}
        assert scoring.formations(state, 0) == ()


@pytest.mark.clause("F11")
def test_the_pit_earns_two(position: Position) -> None:
    state = position(sunk={0: "11! 22 53!", 1: "31"})
    assert parts(state, 0) == {"holes": 8, "pits": 4}
    assert parts(state, 1) == {"holes": 3}


@pytest.mark.clause("A15")
def test_only_sunk_discs_count(position: Position) -> None:
    state = position(sunk={0: "51 52 53"}, lean={0: "54!"}, loose={0: ["loose"]})
    assert parts(state) == {"holes": 15}


BANDS = """
3 4 4 5 5
2 3 4 4 5
2 2 3 4 4
1 2 2 3 4
1 1 2 2 3
"""


@pytest.mark.clause("F41", "A29")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_corner_sections(side: int) -> None:
    bands = geometry.values(side, corners=True, diagonals=False)
    drawn = [[int(each) for each in line.split()] for line in BANDS.split("\n") if line]
    for row, column in itertools.product(range(1, 6), repeat=2):
        assert bands[hole_at(row, column, side)] == drawn[5 - row][column - 1]
    assert Counter(bands) == {1: 3, 2: 7, 3: 5, 4: 7, 5: 3}
    assert sum(bands) == 75
    facing = geometry.values((side + 2) % 4, corners=True, diagonals=False)
    assert all(one + other == 6 for one, other in zip(bands, facing, strict=True))


@pytest.mark.clause("A29")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_corner_diagonals(side: int) -> None:
    worth = geometry.values(side, corners=True, diagonals=True)
    assert Counter(worth) == {each: 5 - abs(5 - each) for each in range(1, 10)}
    for row, column in itertools.product(range(1, 6), repeat=2):
        assert worth[hole_at(row, column, side)] == row + column - 1


@pytest.mark.clause("F42", "A30")
@pytest.mark.parametrize("formations", [True, False])
def test_corner_lines_of_four_pay_three_anywhere(formations: bool, position: Position) -> None:
    rules: dict[str, Any] = {"corners": True, "formations": formations}
    for holes in ("51 52 53 54", "11 12 13 14", "13 23 33 43", "12 23 34 45"):
        found = parts(position(sunk={0: holes}, **rules))
        assert found["lines"] == 3
        assert set(found) == {"holes", "lines"}
    cursed = parts(position(sunk={0: "51 52 53 54 55"}, **rules))
    assert cursed == {"holes": 21, "cursed": -2} if formations else {"holes": 21}
    plus = parts(position(sunk={0: PLUS}, **rules))
    assert plus.get("crosses", 0) == (3 if formations else 0)
    counts = Counter(each.clause for each in possible(0, Rules(**rules)))
    assert counts == ({"F42": 28, "F35": 9, "F36": 12} if formations else {"F42": 28})


@pytest.mark.clause("F43")
def test_a_disc_belongs_to_several_corner_lines(position: Position) -> None:
    state = position(sunk={0: "11 12 13 14 21 31 41 22 33 44"}, corners=True)
    shared = hole_at(1, 1, 0)
    lines = [each for each in scoring.formations(state, 0) if each.clause == "F42"]
    assert len([each for each in lines if shared in each.holes]) == 3
    assert scoring.score(state, 0).lines == 3 * len(lines)


def plain_count(cells: set[tuple[int, int]], rules: Rules) -> int:
    """Count the formations of a seat from rows and columns, cell by cell."""
    total = 0
    for row, column in itertools.product(range(1, 6), repeat=2):
        for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            run = [(row + k * up, column + k * right) for k in range(-1, 5)]
            before, four, after = run[0], run[1:5], run[5]
            on_board = all(1 <= each <= 5 for cell in four for each in cell)
            if on_board and cells.issuperset(four) and not cells & {before, after}:
                total += row if (up, right) == (0, 1) and not rules.corners else 3
            five = run[1:]
            if rules.formations and cells.issuperset(five):
                total -= 2
        arms = [(row + up, column + right) for up, right in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        slants = [(row + up, column + right) for up in (1, -1) for right in (1, -1)]
        if rules.formations and (row, column) in cells:
            total += 3 * cells.issuperset(arms)
            total += 3 * (rules.crosses_too and cells.issuperset(slants))
    return total


@pytest.mark.clause("A2", "A3", "A4", "A5", "A30")
@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize("crosses_too", [False, True])
def test_formations_match_a_plain_count(corners: bool, crosses_too: bool) -> None:
    rng = random.Random(7)
    rules = Rules(corners=corners, crosses_too=crosses_too)
    seen = 0
    for _ in range(1500):
        side = rng.randrange(4)
        holes = rng.sample(range(HOLES), rng.randint(4, 12))
        discs = [Disc(each, *CENTRES[hole], Lie.SUNK, hole) for each, hole in enumerate(holes)]
        one = scoring.score_of(discs, 0, side, rules)
        extra = one.rows + one.lines + one.crosses + one.cursed
        assert extra == plain_count({frame(hole, side) for hole in holes}, rules)
        seen += extra != 0
    assert seen > 100


def test_the_sheet_adds_up(position: Position) -> None:
    state = position(3, sunk={0: "51 52 53 54", 1: "11! 13 23 33 43", 2: PLUS})
    rows = scoring.sheet(state)
    assert [row.part for row in rows] == list(scoring.PARTS)
    assert scoring.totals(rows) == tuple(scoring.score(state, seat).total for seat in range(3))
    assert scoring.standing(state) == scoring.totals(rows)


@pytest.mark.clause("F32", "A23")
@pytest.mark.parametrize(
    ("teams", "points", "ranking"),
    [
        (False, (5, 9, 9, 1), ((1, 2), (0,), (3,))),
        (False, (4, 4, 4, 4), ((0, 1, 2, 3),)),
        (False, (-2, 0), ((1,), (0,))),
        (True, (5, 9, 9, 1), ((0, 2), (1, 3))),
        (True, (5, 9, 4, 1), ((1, 3), (0, 2))),
        (True, (5, 9, 5, 1), ((0, 1, 2, 3),)),
    ],
)
def test_ranking(
    teams: bool, points: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert scoring.ranking(Rules(teams=teams), points) == ranking


@pytest.mark.clause("F30")
def test_a_series_has_a_line_a_game(position: Position) -> None:
    games = ((ScoreRow("holes", (7, 9)), ScoreRow("pits", (2, 0))), (ScoreRow("holes", (3, 1)),))
    state = replace(position(games=2), phase=Phase.OVER, finished=games, ended="F27")
    outcome = scoring.outcome(state)
    assert outcome.sheet == (ScoreRow("game.1", (9, 9)), ScoreRow("game.2", (3, 1)))
    assert (outcome.total, outcome.ranking, outcome.reason) == ((12, 10), ((0,), (1,)), "F27")
    assert scoring.standing(state) == (12, 10)
    running = replace(position(games=3, sunk={1: "51"}), finished=games)
    assert scoring.standing(running) == (12, 15)


def test_a_formation_names_what_spoils_it() -> None:
    row = next(each for each in possible(0, Rules()) if each.clause == "F33")
    assert isinstance(row, Formation)
    assert {frame(hole, 0) for hole in row.holes} == {(1, 1), (1, 2), (1, 3), (1, 4)}
    assert [frame(hole, 0) for hole in row.spoilers] == [(1, 5)]
