# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet of rummy keeps to Qt's rules and adds up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Outcome, Person, ScoreRow, Setup
from pushdesk.desktop.rummy.models import SheetModel

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
SETUP = Setup("rummy", tuple(Person(name) for name in ("Ana", "Ben", "Cleo", "Dan")), 1)
POINTS = ((0, 40, 0, 45), (20, 0, 1000, 0), (5, 10, 15, 20), (0, 0, 0, 0), (0, 10, 0, 0))
TOTAL = tuple(map(sum, zip(*POINTS, strict=True)))


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def outcome(*extra: tuple[int, ...]) -> Outcome:
    rows = tuple(
        ScoreRow(f"round.{number}", points) for number, points in enumerate((*POINTS, *extra), 1)
    )
    total = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
    return Outcome("R70", ((1, 3), (0, 2)), rows, total)


@pytest.fixture
def sheet(qtmodeltester: ModelTester) -> SheetModel:
    model = SheetModel(SETUP, outcome())
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    return model


def texts(model: SheetModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_sheet_adds_up_by_team(sheet: SheetModel) -> None:
    assert texts(sheet) == [
        ["0", "85"],
        ["1,020", "0"],
        ["20", "30"],
        ["0", "0"],
        ["0", "10"],
        ["1,040", "125"],
    ]
    for team in range(2):
        lines = [sheet.points(row, team) for row in range(5)]
        assert sheet.points(5, team) == sum(lines) == TOTAL[team] + TOTAL[team + 2]


def test_headers_name_rounds_and_both_players(sheet: SheetModel) -> None:
    down = [sheet.headerData(row, DOWN) for row in range(6)]
    assert down == [*(f"Round {number} of 5" for number in range(1, 6)), "Total"]
    assert [sheet.headerData(team, ACROSS) for team in (0, 1)] == ["Ana and Cleo", "Ben and Dan"]


def test_extra_round_has_its_line(qtmodeltester: ModelTester) -> None:
    model = SheetModel(SETUP, outcome((1, 2, 3, 4)))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.headerData(5, DOWN) == "Extra round"
    assert texts(model)[5] == ["4", "6"]
    assert model.headerData(6, DOWN) == "Total"


def test_long_names_are_shortened_but_spoken_whole() -> None:
    long = Setup("rummy", tuple(Person(letter * 40) for letter in "abcd"), 1)
    model = SheetModel(long, outcome())
    shown = model.headerData(0, ACROSS)
    assert shown == f"{'a' * 13}… and {'c' * 13}…"
    assert model.headerData(0, ACROSS, SPOKEN) == f"{'a' * 40} and {'c' * 40}"


def test_winners_and_total_stand_out(sheet: SheetModel) -> None:
    fonts = [
        [sheet.index(row, team).data(Qt.ItemDataRole.FontRole) for team in (0, 1)] for row in (0, 5)
    ]
    assert [[each.bold() for each in line] for line in fonts] == [[False, True]] * 2
    assert fonts[1][0].pixelSize() > fonts[0][0].pixelSize()


def test_new_language_changes_every_word(sheet: SheetModel, qtbot: QtBot) -> None:
    heads: list[tuple[Qt.Orientation, int, int]] = []
    sheet.headerDataChanged.connect(lambda *change: heads.append(change))
    with qtbot.waitSignal(sheet.dataChanged) as changed:
        sheet.retranslate()
    assert heads == [(DOWN, 0, 5), (ACROSS, 0, 1)]
    first, last = changed.args[:2]
    assert ((first.row(), first.column()), (last.row(), last.column())) == ((0, 0), (5, 1))
