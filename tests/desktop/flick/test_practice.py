# SPDX-License-Identifier: GPL-3.0-or-later
"""The practice board through the window: place anywhere, see the ways, take everything back."""

from __future__ import annotations

import math
from typing import cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pushdesk.desktop.controller import Gate
from pushdesk.desktop.flick.aim import Aim, speed_of
from pushdesk.desktop.flick.table import FlickTable
from pushdesk.desktop.window import Window
from pushdesk.games.flick import placement
from pushdesk.games.flick.forecast import Way
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.practice import Lay
from pushdesk.games.flick.state import Lie, NextGame, Shot
from pushdesk.games.flick.table import CENTRES, DISCS
from tests.desktop.flick.conftest import (
    CONTROL,
    SHIFT,
    Pointer,
    aim_of,
    away,
    click,
    gate_of,
    key,
    made,
    state_of,
)

pytestmark = pytest.mark.usefixtures("bare")


@pytest.fixture
def board(window: Window, clock: object) -> FlickTable:
    """The practice board, opened from the page on which a game is set up."""
    window.new_game("flick")
    page = window._new_game
    assert page is not None
    click(page.practice_button)
    table = cast("FlickTable", window.table)
    assert table.session.practice
    return table


def places(table: FlickTable) -> list[Point]:
    return [(disc.x, disc.y) for disc in state_of(table).discs]


def test_a_disc_can_be_placed_and_shot_anywhere(board: FlickTable, pointer: Pointer) -> None:
    for number, place in enumerate(((30.0, 30.0), (-200.0, 180.0), (235.0, -235.0))):
        pointer.place(board, place)
        assert math.dist(aim_of(board).place, place) <= 1.0
        pointer.drag(board, away(place, 200.0, 40.0), away(place, 200.0, 90.0))
        assert made(board) == number + 1
        assert isinstance(board.session.journal[-1], Shot)
        assert gate_of(board) is Gate.CHOOSING


def test_a_disc_is_laid_beside_holes_and_discs(board: FlickTable, pointer: Pointer) -> None:
    pointer.place(board, (30.0, 30.0))
    key(board, Qt.Key.Key_L)
    assert isinstance(board.session.journal[-1], Lay)
    pointer.place(board, (34.0, 30.0))
    first = state_of(board).discs[0]
    place = aim_of(board).place
    assert math.dist(place, (first.x, first.y)) >= 30.0 - 1e-6
    pointer.place(board, CENTRES[0])
    table = placement.table(state_of(board))
    assert math.dist(aim_of(board).place, CENTRES[0]) >= table.support
    click(board.aim_panel.lay_button)
    assert made(board) == 2
    assert [disc.lie for disc in state_of(board).discs] == [Lie.LOOSE] * 2


@pytest.mark.parametrize("seed", range(4))
def test_the_ghosts_go_where_the_discs_will(
    board: FlickTable, pointer: Pointer, monkeypatch: pytest.MonkeyPatch, window: Window, seed: int
) -> None:
    """The ways that are drawn end where a steady hand's discs come to rest."""
    window.desk.settings.change(steady=True)
    drawn: list[tuple[Way, ...]] = []
    shown = board.marks.show_aim

    def note(aim: Aim, *, cone: float, refused: bool, ways: tuple[Way, ...] = ()) -> None:
        drawn.append(tuple(ways))
        shown(aim, cone=cone, refused=refused, ways=ways)

    monkeypatch.setattr(board.marks, "show_aim", note)
    pointer.place(board, (150.0, -60.0 + 20.0 * seed))
    key(board, Qt.Key.Key_L)
    pointer.place(board, (150.0 + 6.0 * seed, -190.0))
    for _ in range(5):
        key(board.board, Qt.Key.Key_Up)
    drawn.clear()
    key(board.board, Qt.Key.Key_Up)
    (ways,) = drawn
    assert len(ways) == 2
    launched = placement.next_disc(state_of(board))
    assert ways[0].number == launched
    assert math.dist(ways[0].points[0], aim_of(board).place) < 1e-6
    key(board.board, Qt.Key.Key_Return)
    shot = board.session.journal[-1]
    assert isinstance(shot, Shot)
    assert shot.result is not None
    rest = {disc.number: disc for disc in shot.result.moved}
    assert {way.number for way in ways} == set(rest) | set(shot.result.off)
    for way in ways:
        if not way.left:
            disc = rest[way.number]
            assert way.lie is disc.lie
            assert math.dist(way.points[-1], (disc.x, disc.y)) < 5.0


def test_an_illegal_place_has_no_ghosts(
    board: FlickTable, pointer: Pointer, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[bool, int]] = []

    def note(_aim: Aim, *, cone: float, refused: bool, ways: tuple[Way, ...] = ()) -> None:
        told.append((refused, len(ways)))

    monkeypatch.setattr(board.marks, "show_aim", note)
    pointer.press(board, aim_of(board).place)
    pointer.move(board, CENTRES[7])
    assert told[-1] == (True, 0)
    pointer.move(board, (30.0, 30.0))
    assert told[-1] == (False, 1)
    pointer.release(board, (30.0, 30.0))


def test_everything_can_be_taken_back_and_made_again(board: FlickTable, pointer: Pointer) -> None:
    boards = [places(board)]
    pointer.place(board, (150.0, 0.0))
    key(board, Qt.Key.Key_L)
    boards.append(places(board))
    pointer.place(board, (150.0, -200.0))
    key(board.board, Qt.Key.Key_Return)
    boards.append(places(board))
    key(board, Qt.Key.Key_N)
    assert isinstance(board.session.journal[-1], NextGame)
    boards.append(places(board))
    assert boards[-1] == []
    click(board.aim_panel.next_button)
    boards.append(places(board))
    for expected in reversed(boards[:-1]):
        key(board, Qt.Key.Key_Z, CONTROL)
        assert places(board) == expected
        assert set(board.board.discs) == {disc.number for disc in state_of(board).discs} | {
            placement.next_disc(state_of(board))
        }
    assert not board.undo_action.isEnabled()
    for expected in boards[1:]:
        key(board, Qt.Key.Key_Z, CONTROL | SHIFT)
        assert places(board) == expected
    assert not board.redo_action.isEnabled()


def test_the_last_disc_brings_the_loose_ones_back(board: FlickTable) -> None:
    board.board.setFocus()
    for number in range(DISCS):
        assert len(places(board)) == number
        key(board, Qt.Key.Key_L)
    assert places(board) == []
    assert board.gestures.aim is not None


def test_practice_has_no_turns_and_leaves_nothing_in_the_store(
    board: FlickTable, pointer: Pointer, window: Window, qtbot: QtBot
) -> None:
    panel = board.aim_panel
    assert not panel.end_button.isVisible()
    assert panel.lay_button.isVisible()
    assert panel.next_button.isVisible()
    assert "Practice" in board.prompt.accessibleName()
    key(board, Qt.Key.Key_A)
    for _ in range(3):
        key(board.board, Qt.Key.Key_Return)
        key(board, Qt.Key.Key_E)
    assert made(board) == 3
    assert all(isinstance(action, Shot) for action in board.session.journal)
    assert not board.board.zone.isVisible()
    key(board, Qt.Key.Key_W, CONTROL)
    assert window.table is None
    assert window.desk.store.unfinished() == []
    assert window.desk.store.results() == []
    assert window.launcher.cards == []


def test_a_shot_on_the_practice_board_can_be_watched_and_skipped(
    board: FlickTable, window: Window, pointer: Pointer
) -> None:
    window.desk.settings.change(speed="normal")
    key(board, Qt.Key.Key_A)
    key(board.board, Qt.Key.Key_Return)
    assert board.playback.playing
    assert not board.undo_action.isEnabled()
    pointer.press(board, (0.0, 0.0))
    pointer.release(board, (0.0, 0.0))
    assert gate_of(board) is Gate.CHOOSING
    aim = aim_of(board)
    key(board, Qt.Key.Key_W)
    assert board.playback.playing
    key(board, Qt.Key.Key_Z, CONTROL)
    assert not board.moving
    assert places(board) == []
    assert aim_of(board).heading == aim.heading
    assert "Practice" in board.prompt.accessibleName()


def test_the_power_on_the_practice_board_is_that_of_the_game(board: FlickTable) -> None:
    aim = aim_of(board)
    key(board, Qt.Key.Key_A)
    key(board, Qt.Key.Key_Return)
    shot = board.session.journal[-1]
    assert isinstance(shot, Shot)
    meant = speed_of(aim.power, placement.table(state_of(board)))
    assert shot.speed == pytest.approx(meant, rel=0.25)
