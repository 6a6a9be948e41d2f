# SPDX-License-Identifier: GPL-3.0-or-later
"""The item models of flick keep to Qt's rules and tell what lies on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QLocale, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Outcome, Person, ScoreRow, Setup
from pushdesk.desktop.flick.models import DISC_ROLE, DiscList, SheetModel, in_order
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.state import Disc, Lie, State
from pushdesk.games.flick.table import CENTRES

TEXT = Qt.ItemDataRole.DisplayRole
SETUP = Setup("flick", (Person("Ana"), Person("Ben")), 1)
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def watch(tester: ModelTester, model: QAbstractItemModel) -> None:
    tester.check(model)  # type: ignore[no-untyped-call]


@pytest.fixture
def listed(qtmodeltester: ModelTester) -> DiscList:
    """A list of an empty board that is watched by the model tester."""
    model = DiscList()
    watch(qtmodeltester, model)
    model.show(SETUP, board(), 0)
    return model


def sunk(number: int, hole: int) -> Disc:
    return Disc(number, *CENTRES[hole], Lie.SUNK, hole)


def leaning(number: int, hole: int) -> Disc:
    return Disc(number, CENTRES[hole][0] + 6.0, CENTRES[hole][1], Lie.UNBALANCED, hole)


def board(*discs: Disc, turn: int = 0) -> State:
    return replace(
        GAME.start(SETUP), discs=tuple(sorted(discs, key=lambda disc: disc.number)), turn=turn
    )


def numbers(model: DiscList) -> list[int | None]:
    return [model.data(model.index(row), DISC_ROLE) for row in range(model.rowCount())]


def texts(model: DiscList) -> list[str]:
    return [model.data(model.index(row)) for row in range(model.rowCount())]


FULL = (sunk(0, 7), leaning(1, 8), Disc(2, 30.0, 30.0), sunk(12, 9), Disc(13, -30.0, 30.0))


def test_nothing_is_listed_before_a_position_is_shown() -> None:
    model = DiscList()
    model.retranslate()
    assert model.rowCount() == 0
    assert model.row_of(0) is None


def test_empty_board_lists_the_rows_of_holes(listed: DiscList) -> None:
    assert numbers(listed) == [None] * 5
    assert [text.partition(":")[0] for text in texts(listed)] == [
        f"Row {row}" for row in range(1, 6)
    ]


def test_discs_stand_in_the_order_of_their_use(listed: DiscList) -> None:
    listed.show(SETUP, board(*FULL), 0)
    assert numbers(listed) == [2, 1, 13, 0, 12, None, None, None, None, None]
    assert listed.row_of(13) == 2
    assert [disc.number for disc in in_order(board(*FULL, turn=1))] == [13, 2, 1, 12, 0]
    assert texts(listed)[0] == "Ana: loose, 30 mm behind row 3, 30 mm right of the middle"


def test_list_follows_every_change(listed: DiscList) -> None:
    for discs, turn, viewer in (
        (FULL, 0, 0),
        (FULL[1:], 0, 0),
        (FULL, 1, 1),
        ((sunk(2, 12), *FULL[3:]), 1, 0),
        ((), 0, 0),
        (FULL[:2], 0, 1),
    ):
        listed.show(SETUP, board(*discs, turn=turn), viewer)
        fresh = DiscList()
        fresh.show(SETUP, board(*discs, turn=turn), viewer)
        assert texts(listed) == texts(fresh)
        assert numbers(listed) == numbers(fresh)


def test_line_of_a_disc_keeps_its_identity(listed: DiscList, qtbot: QtBot) -> None:
    listed.show(SETUP, board(*FULL), 0)
    kept = QPersistentModelIndex(listed.index(2))
    row = QPersistentModelIndex(listed.index(9))
    moved = (Disc(3, -30.0, -30.0), Disc(13, 0.0, 30.0), sunk(12, 9))
    listed.show(SETUP, board(*moved), 0)
    assert kept.isValid()
    assert kept.data(DISC_ROLE) == 13
    assert kept.data() == "Ben: loose, 30 mm behind row 3, in the middle"
    assert row.isValid()
    assert row.data().startswith("Row 5")
    with qtbot.assertNotEmitted(listed.dataChanged, wait=0):
        listed.show(SETUP, board(*moved), 0)


def test_only_lines_that_differ_are_told_to_change(listed: DiscList) -> None:
    listed.show(SETUP, board(*FULL), 0)
    changed: list[int] = []
    listed.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    listed.show(SETUP, board(*(*FULL[:2], Disc(2, 30.0, 35.0), *FULL[3:])), 0)
    assert changed == [0]


def test_list_retranslates_what_it_shows(listed: DiscList) -> None:
    listed.show(SETUP, board(Disc(2, 30.0, 30.0)), 0)
    before = texts(listed)
    # Eastern Arabic digits stand for another language: no catalogue is needed.
    QLocale.setDefault(QLocale("ar_EG"))
    listed.retranslate()
    assert "٣٠ mm" in texts(listed)[0]
    QLocale.setDefault(QLocale("en"))
    listed.retranslate()
    assert texts(listed) == before


def sheet(players: int, *rows: ScoreRow, teams: bool = False, best: int = 0) -> SheetModel:
    names = ("Ana", "Ben", "Cleo", "A name that is far too long for its column")
    setup = Setup(
        "flick",
        tuple(Person(name) for name in names[:players]),
        1,
        {"teams": "on"} if teams else {},
    )
    total = tuple(sum(row.points[seat] for row in rows) for seat in range(players))
    others = tuple(seat for seat in range(players) if seat != best)
    return SheetModel(setup, Outcome("F27", ((best,), others), rows, total))


def test_sheet_adds_up_line_by_line(qtmodeltester: ModelTester) -> None:
    model = sheet(
        2,
        ScoreRow("holes", (30, 21)),
        ScoreRow("pits", (0, 0)),
        ScoreRow("cursed", (-2, 0)),
    )
    watch(qtmodeltester, model)
    assert [model.headerData(row, DOWN) for row in range(model.rowCount())] == [
        "Holes",
        "Cursed lines",
        "Total",
    ]
    assert [model.headerData(seat, ACROSS) for seat in range(2)] == ["Ana", "Ben"]
    cells = [[model.data(model.index(row, seat)) for seat in range(2)] for row in range(3)]
    assert cells == [["30", "21"], ["−2", "0"], ["28", "21"]]
    bold = [model.data(model.index(0, seat), Qt.ItemDataRole.FontRole).bold() for seat in range(2)]
    assert bold == [True, False]


def test_sheet_of_a_series_in_teams(qtmodeltester: ModelTester) -> None:
    model = sheet(
        4, ScoreRow("game.1", (1, 2, 3, 4)), ScoreRow("game.2", (10, 20, 30, 40)), teams=True
    )
    watch(qtmodeltester, model)
    assert [model.headerData(row, DOWN) for row in range(model.rowCount())] == [
        "Game 1",
        "Game 2",
        "Total",
        "Team",
    ]
    assert [model.points(2, seat) for seat in range(4)] == [11, 22, 33, 44]
    assert [model.points(3, seat) for seat in range(4)] == [44, 66, 44, 66]
    shown = model.headerData(3, ACROSS)
    assert shown.endswith("…")
    assert model.headerData(3, ACROSS, Qt.ItemDataRole.AccessibleTextRole).startswith(shown[:-1])


def test_sheet_tells_that_every_word_changed(qtbot: QtBot) -> None:
    model = sheet(2, ScoreRow("holes", (1, 2)))
    with qtbot.waitSignals([model.headerDataChanged, model.dataChanged], timeout=1000):
        model.retranslate()
