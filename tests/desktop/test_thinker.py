# SPDX-License-Identifier: GPL-3.0-or-later
"""The opponents' process: answers, cancelling, death, hanging, and the end of the program."""

from __future__ import annotations

import multiprocessing
import operator
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Computer, Level, Setup
from pushdesk.core.session import Session
from pushdesk.desktop.stage import played
from pushdesk.desktop.thinker import Thinker
from pushdesk.games import NAMES
from pushdesk.games.luck.state import Phase

MAPS = Path("/proc/self/maps")
LONG = 60_000
"""ms; nothing here takes that long unless it fails."""


@pytest.fixture
def thinker(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """A thinker whose watchdog stays out of the way."""
    monkeypatch.setattr("pushdesk.desktop.thinker.GRACE_S", 600.0)
    made = Thinker(qapp)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture(scope="module")
def session() -> Session[Any, Any, Any, Any]:
    """A game in which an opponent has a real choice."""
    setup = Setup("luck", (Computer(Level.CASUAL),) * 3, 4711)
    return played(setup, lambda state: state.phase is Phase.DECIDE and state.drawn > 30)


@pytest.fixture(scope="module")
def flick() -> Session[Any, Any, Any, Any]:
    """A game of flick in which an opponent may shoot or end the turn."""
    setup = Setup("flick", (Computer(Level.CASUAL),) * 3, 4711)
    return played(setup, lambda state: state.shots == 2 and len(state.discs) > 8)


def ask(thinker: Thinker, session: Session[Any, Any, Any, Any], level: Level = Level.CASUAL) -> int:
    seat = session.actor
    assert seat is not None
    return thinker.ask(session.game.name, level, session.view(seat), 7, 2.0)


def answers(thinker: Thinker) -> list[tuple[int, bytes]]:
    """Return a list that fills with what is answered."""
    got: list[tuple[int, bytes]] = []
    thinker.answered.connect(lambda generation, action: got.append((generation, action)))
    return got


def worker(thinker: Thinker) -> int:
    thinker.start()
    found = thinker.process_id
    assert found is not None
    return found


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def assert_legal(session: Session[Any, Any, Any, Any], content: bytes) -> None:
    action = msgspec.json.decode(content, type=session.game.action_type)
    assert session.game.refusal(session.state, action) is None


@pytest.mark.parametrize("level", list(Level))
def test_an_answer_comes_and_is_legal(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot, level: Level
) -> None:
    got = answers(thinker)
    generation = ask(thinker, session, level)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert [number for number, _ in got] == [generation]
    assert_legal(session, got[0][1])


@pytest.mark.parametrize("level", list(Level))
def test_a_shot_comes_and_is_legal(
    thinker: Thinker, flick: Session[Any, Any, Any, Any], qtbot: QtBot, level: Level
) -> None:
    got = answers(thinker)
    generation = ask(thinker, flick, level)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert [number for number, _ in got] == [generation]
    assert_legal(flick, got[0][1])


def test_the_process_answers_for_every_game_in_turn(
    thinker: Thinker,
    session: Session[Any, Any, Any, Any],
    flick: Session[Any, Any, Any, Any],
    qtbot: QtBot,
) -> None:
    got = answers(thinker)
    first = worker(thinker)
    for count, each in enumerate((session, flick, session), 1):
        ask(thinker, each, Level.NOVICE)
        qtbot.waitUntil(lambda c=count: len(got) == c, timeout=LONG)  # type: ignore[misc]
        assert_legal(each, got[-1][1])
    assert worker(thinker) == first


def test_the_same_question_gets_the_same_answer_from_another_process(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    ask(thinker, session)
    qtbot.waitUntil(lambda: len(got) == 1, timeout=LONG)
    thinker.close()
    ask(thinker, session)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=LONG)
    assert got[0][1] == got[1][1]


def test_cancelling_drops_the_answer(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    ask(thinker, session)
    thinker.cancel()
    last = ask(thinker, session)
    # Answers come in the order of the questions: with the second, the first would be here.
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert [number for number, _ in got] == [last]


def test_the_newest_question_wins(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    numbers = [ask(thinker, session, Level.EXPERT) for _ in range(20)]
    assert numbers == sorted(set(numbers))
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert [number for number, _ in got] == numbers[-1:]


def test_a_killed_process_is_answered_for_at_once_and_replaced(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    first = worker(thinker)
    os.kill(first, signal.SIGSTOP)
    generation = ask(thinker, session)
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]
    ask(thinker, session)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=LONG)
    assert_legal(session, got[1][1])
    assert worker(thinker) != first
    assert gone(first)


def test_a_process_killed_between_questions_does_not_swallow_the_next(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    first = worker(thinker)
    os.kill(first, signal.SIGKILL)
    for _ in range(2):
        # The first may still go to the dead process; then the answer is empty.
        generation = ask(thinker, session)
        qtbot.waitUntil(lambda g=generation: bool(got) and got[-1][0] == g, timeout=LONG)  # type: ignore[misc]
    assert len(got) == 2
    assert_legal(session, got[1][1])


def test_a_process_that_hangs_is_replaced_by_the_watchdog(
    thinker: Thinker,
    session: Session[Any, Any, Any, Any],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pushdesk.desktop.thinker.GRACE_S", 0.05)
    got = answers(thinker)
    first = worker(thinker)
    os.kill(first, signal.SIGSTOP)
    seat = session.actor
    assert seat is not None
    generation = thinker.ask("luck", Level.CASUAL, session.view(seat), 7, 0.05)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]
    assert gone(first)
    monkeypatch.setattr("pushdesk.desktop.thinker.GRACE_S", 600.0)
    ask(thinker, session)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=LONG)
    assert_legal(session, got[1][1])


@pytest.mark.parametrize("view", [{"nonsense": 1}, None, "\U0001f600", [[]]])
def test_a_question_that_fails_is_answered_for_and_the_process_lives(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot, view: object
) -> None:
    got = answers(thinker)
    first = worker(thinker)
    generation = thinker.ask("luck", Level.CASUAL, view, 7, 2.0)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]
    ask(thinker, session)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=LONG)
    assert_legal(session, got[1][1])
    assert worker(thinker) == first


def test_an_unknown_game_is_answered_for(thinker: Thinker, qtbot: QtBot) -> None:
    got = answers(thinker)
    generation = thinker.ask("chess", Level.CASUAL, {}, 7, 2.0)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]


def test_a_process_that_always_dies_is_not_started_for_ever(
    thinker: Thinker,
    session: Session[Any, Any, Any, Any],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Takes the arguments of `serve` and ends.
    monkeypatch.setattr("pushdesk.desktop.thinker.serve", operator.is_)
    thinker.start()
    qtbot.waitUntil(lambda: thinker.process_id is None, timeout=LONG)
    assert multiprocessing.active_children() == []
    got = answers(thinker)
    generation = ask(thinker, session)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]
    assert multiprocessing.active_children() == []


def test_a_system_without_processes_is_answered_for(
    thinker: Thinker,
    session: Session[Any, Any, Any, Any],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_arguments: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    got = answers(thinker)
    generation = ask(thinker, session)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    assert got == [(generation, b"")]


def test_closing_leaves_no_process_and_no_thread(
    qapp: QApplication, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    threads = set(threading.enumerate())
    ids = []
    with qtbot.captureExceptions() as exceptions:
        for _ in range(5):
            thinker = Thinker(qapp)
            ids.append(worker(thinker))
            ask(thinker, session, Level.EXPERT)
            thinker.close()
            thinker.deleteLater()
            qapp.processEvents()
    assert len(set(ids)) == 5
    assert all(gone(process) for process in ids)
    assert multiprocessing.active_children() == []
    assert set(threading.enumerate()) <= threads
    assert exceptions == []


def test_closing_twice_and_unstarted_is_harmless(thinker: Thinker) -> None:
    thinker.close()
    thinker.close()
    assert thinker.process_id is None


@pytest.mark.skipif(not MAPS.exists(), reason="needs /proc")
def test_the_process_holds_no_qt(
    thinker: Thinker, session: Session[Any, Any, Any, Any], qtbot: QtBot
) -> None:
    got = answers(thinker)
    ask(thinker, session)
    qtbot.waitUntil(lambda: bool(got), timeout=LONG)
    libraries = Path(f"/proc/{worker(thinker)}/maps").read_text()
    assert "msgspec" in libraries
    assert "PySide6" not in libraries


@pytest.mark.parametrize("module", ["pushdesk.games.worker", "pushdesk.__main__"])
def test_what_the_process_imports_imports_no_qt(module: str) -> None:
    code = (
        f"import sys, {module}\n"
        "from pushdesk.games import NAMES, find, opponent\n"
        "from pushdesk.core.game import Level\n"
        "[(find(name), opponent(name, Level.EXPERT)) for name in NAMES]\n"
        "print([name for name in sys.modules if name.startswith(('PySide', 'shiboken'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "[]\n"


QUIT = """
import sys
from pathlib import Path
from pushdesk.core.game import Computer, Level, Setup
from pushdesk.desktop import stage
from pushdesk.desktop.controller import Gate

if __name__ == "__main__":
    stage.application()
    for run in range(3):
        with stage.window(Path(sys.argv[1]), speed="off") as window:
            window.show()
            window.start(Setup(sys.argv[2], (Computer(Level.EXPERT),) * 4, 4711))
            table = window.table
            if run:
                assert stage.wait_until(lambda: table.session.position > run, 60)
            assert stage.wait_until(lambda: table.controller.gate is Gate.THINKING, 60)
"""


@pytest.mark.parametrize("game", NAMES)
def test_quitting_while_an_opponent_thinks_is_quiet(tmp_path: Path, game: str) -> None:
    script = tmp_path / "quit.py"
    script.write_text(QUIT)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "data"), game],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
