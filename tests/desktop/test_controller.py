# SPDX-License-Identifier: GPL-3.0-or-later
"""The gate: who may act when, and what happens when saving or thinking fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Level
from pushdesk.core.store import StoreError, Trouble
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.games.luck.state import Push, Stop

Start = Callable[..., TablePage]


def _gate(table: TablePage) -> Gate:
    return table.controller.gate


def _thinking(start: Start, window: Window) -> TablePage:
    """Return a table at which an opponent's answer is kept back."""
    thinker: Any = window.desk.thinker
    thinker.held = True
    for deal in range(1, 50):
        table = start("Ana", Level.CASUAL, deal=deal)
        if table.controller.gate is Gate.THINKING:
            return table
    raise AssertionError("no deal lets the opponent begin")


def test_a_person_acts_and_the_journal_grows(start: Start) -> None:
    table = start("Ana", "Ben")
    assert table.controller.gate is Gate.CHOOSING
    assert table.controller.submit(Push())
    assert table.session.journal == (Push(),)


def test_an_illegal_action_changes_nothing_and_names_its_clause(start: Start) -> None:
    table = start("Ana", "Ben")
    before = table.session.state
    assert not table.controller.submit(Stop())
    assert table.session.state is before
    assert table.session.journal == ()
    assert "L8" in table.prompt.text()
    assert "Your bench is empty" in table.prompt.accessibleName()


def test_nobody_acts_while_an_opponent_thinks(start: Start, window: Window) -> None:
    table = _thinking(start, window)
    assert not table.controller.submit(Push())
    assert table.session.journal == ()
    assert "thinking" in table.prompt.accessibleName()


def test_a_late_answer_is_dropped(start: Start, window: Window) -> None:
    table = _thinking(start, window)
    thinker: Any = window.desk.thinker
    old = thinker.generation
    table.controller.pause()
    table.controller.go_on()
    thinker.answered.emit(old, b'{"do":"push"}')
    assert table.session.journal == ()


@pytest.mark.parametrize(
    "answer", [b"", b"nonsense", b'{"do":"stop"}', b'{"do":"bank","colour":9}']
)
def test_a_useless_answer_becomes_a_simple_legal_move(
    start: Start, window: Window, qtbot: QtBot, answer: bytes
) -> None:
    table = _thinking(start, window)
    thinker: Any = window.desk.thinker
    thinker.answered.emit(thinker.generation, answer)
    qtbot.waitUntil(lambda: len(table.session.journal) == 1)
    assert table.session.journal == (Push(),)


def test_a_pause_stops_everything_and_ends(start: Start) -> None:
    table = start("Ana", "Ben")
    table.pause_action.trigger()
    assert _gate(table) is Gate.PAUSED
    assert table.curtain.isVisible()
    assert not table.controller.submit(Push())
    table.curtain.button.click()
    assert _gate(table) is Gate.CHOOSING
    assert not table.curtain.isVisible()


def test_what_cannot_be_saved_is_not_done_and_can_be_tried_again(
    start: Start, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start("Ana", "Ben")
    recorder: Any = table.session.recorder

    def full(*_arguments: object) -> None:
        raise StoreError(Trouble.FULL, "no space")

    monkeypatch.setattr(recorder, "append", full)
    assert not table.controller.submit(Push())
    assert table.session.journal == ()
    assert table.banner.isVisible()
    assert "disk is full" in table.banner.text
    monkeypatch.undo()
    table.banner.findChildren(QPushButton)[0].click()
    assert list(table.session.journal) == [Push()]
    assert not table.banner.isVisible()


def test_play_goes_on_without_saving(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    table = start("Ana", "Ben")
    recorder: Any = table.session.recorder

    def broken(*_arguments: object) -> None:
        raise StoreError(Trouble.READ_ONLY, "read-only")

    monkeypatch.setattr(recorder, "append", broken)
    table.controller.submit(Push())
    table.banner.findChildren(QPushButton)[1].click()
    assert table.session.journal == (Push(),)
    assert table.session.recorder is None
