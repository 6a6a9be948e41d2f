# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure speeds, start-up times, memory and the smoothness of the window."""

from __future__ import annotations

import argparse
import math
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from pushdesk.core.game import Computer, Level, Person, Player, Setup
from pushdesk.core.opponent import Limit
from pushdesk.core.session import Session
from pushdesk.games import find, opponent
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.table import Table
from pushdesk.lab import agree
from pushdesk.lab.report import print_json, print_table

STARTS = 7
RANDOM_GAMES = 200
DEALS = (11, 22, 33)
TIMER_MS = 4
GLIDING_FRAMES = 240
TABLE = Table()
LOOSE = (4, 12, 24)
"""Loose discs on the boards that both flick simulators are measured on."""
BOARDS = 20
BOARD_SHOTS = 50
"""Shots at each board; the live board, which is slower, gets a tenth of them.

They are too many for the few answers that the live board keeps.
"""


class Figure(msgspec.Struct, frozen=True):
    """One measured figure."""

    name: str
    value: float
    unit: str
    better: Literal["higher", "lower"]


class Report(msgspec.Struct, frozen=True):
    """What a run measured, and on what."""

    machine: str
    results: list[Figure]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    """Measure and print; return 2 for an unknown name."""
    unknown = [name for name in options.names if name not in BENCHES]
    if unknown:
        sys.stderr.write(f"pushdesk-lab bench: there is no {unknown[0]}\n")
        return 2
    figures: list[Figure] = []
    for name in options.names or BENCHES:
        if sys.stderr.isatty():
            sys.stderr.write(f"measuring {name} …\n")
        figures.extend(BENCHES[name]())
    report = Report(machine(), figures)
    if options.json:
        print_json(report)
        return 0
    sys.stdout.write(f"{report.machine}\n")
    rows = [(figure.name, figure.value, figure.unit, figure.better) for figure in figures]
    print_table(("name", "value", "unit", "better"), rows)
    return 0


def machine() -> str:
    """Return what the figures were measured on."""
    model = platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        lines = cpu.read_text(encoding="utf-8").splitlines()
        model = next(
            (line.split(": ")[1] for line in lines if line.startswith("model name")), model
        )
    python = platform.python_version()
    screen = os.environ.get("QT_QPA_PLATFORM") or ("xcb" if os.environ.get("DISPLAY") else "none")
    return f"{model}, {os.cpu_count()} cores, CPython {python}, Qt platform {screen}"


def engine() -> Iterator[Figure]:
    """Play random games without any checking."""
    game = find("luck")
    assert game is not None
    players = tuple(Computer(Level.NOVICE) for _ in range(4))
    best = 0.0
    actions = 0
    for _attempt in range(3):
        actions = 0
        start = time.perf_counter()
        for deal in range(1, RANDOM_GAMES + 1):
            choose = random.Random(deal).choice
            state = game.start(Setup("luck", players, deal))
            while game.actor(state) is not None:
                state = game.advance(state, choose(tuple(game.actions(state)))).state
                actions += 1
        best = max(best, RANDOM_GAMES / (time.perf_counter() - start))
    yield Figure("luck.random_games", best, "games/s", "higher")
    yield Figure("luck.random_actions", best * actions / RANDOM_GAMES, "actions/s", "higher")


def decisions() -> Iterator[Figure]:
    """Time the decisions of each level over positions of real games."""
    game = find("luck")
    assert game is not None
    for level in Level:
        thinker = opponent("luck", level)
        times: list[float] = []
        for deal in DEALS:
            players = tuple(Computer(level) for _ in range(4))
            session = Session(game, Setup("luck", players, deal))
            while session.actor is not None:
                view = session.view(session.actor)
                start = time.perf_counter()
                action = thinker.decide(view, Limit(10.0), random.Random(session.position))
                if len(tuple(game.actions(session.state))) > 1:
                    times.append(time.perf_counter() - start)
                session.act(action)
        yield Figure(
            f"luck.{level}.decision_median", 1000 * statistics.median(times), "ms", "lower"
        )
        yield Figure(f"luck.{level}.decision_max", 1000 * max(times), "ms", "lower")


_START = """
import sys, time
begun = float(sys.argv[1])
from pathlib import Path
from PySide6.QtCore import QTimer
from pushdesk.desktop import stage
app = stage.application()
with stage.window(Path(sys.argv[2])) as window:
    window.show()
    stage.wait_until(window.isVisible, 10)
    stage.wait(0)
    print(time.time() - begun)
    memory = open("/proc/self/statm").read().split()
    print(int(memory[1]) * 4096 / 1e6)
    if sys.argv[3] == "table":
        from pushdesk.core.game import Computer, Level, Person, Player, Setup
        window.start(Setup("luck", (Person("Ana"), *[Computer(Level.EXPERT)] * 3), 4711))
        stage.wait(3000)
        memory = open("/proc/self/statm").read().split()
        print(int(memory[1]) * 4096 / 1e6)
"""


def _start(kind: str) -> list[float]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    if not environment.get("DISPLAY"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(  # noqa: S603 - our own interpreter and text
            [sys.executable, "-c", _START, str(time.time()), folder, kind],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return [float(line) for line in done.stdout.split()]


def start() -> Iterator[Figure]:
    """Time from the start of the process to the launcher on the screen, and its memory."""
    first = _start("launcher")
    rest = [_start("launcher") for _ in range(STARTS)]
    yield Figure("start.first", first[0], "s", "lower")
    yield Figure("start.warm_median", statistics.median(times[0] for times in rest), "s", "lower")
    yield Figure("memory.launcher", rest[-1][1], "MB", "lower")
    yield Figure("memory.table", _start("table")[2], "MB", "lower")


def frames() -> Iterator[Figure]:
    """Watch the gaps of the window's thread during a whole game with three experts."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt, QTimer

    from pushdesk.desktop import stage
    from pushdesk.desktop.controller import Gate

    stage.application()
    with (
        tempfile.TemporaryDirectory() as folder,
        stage.window(Path(folder), speed="fast", odds=True) as window,
    ):
        window.show()
        experts: list[Player] = [Computer(Level.EXPERT) for _ in range(3)]
        players = (Person("Ana"), *experts)
        window.start(Setup("luck", players, 4711))
        table = window.table
        assert table is not None
        stage.wait(1500)
        gaps: list[float] = []
        last = time.perf_counter()

        def tick() -> None:
            nonlocal last
            now = time.perf_counter()
            gaps.append(1000 * (now - last))
            last = now

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        timer.start(TIMER_MS)
        game, session, choice = table.session.game, table.session, random.Random(1)

        def over() -> bool:
            if table.controller.gate is Gate.CHOOSING:
                table.controller.submit(choice.choice(tuple(game.actions(session.state))))
            return table.controller.gate is Gate.OVER

        stage.wait_until(over, 600.0)
        timer.stop()
    gaps.sort()
    yield Figure("table.gap_p50", gaps[len(gaps) // 2], "ms", "lower")
    yield Figure("table.gap_p99", gaps[len(gaps) * 99 // 100], "ms", "lower")
    yield Figure("table.gap_max", gaps[-1], "ms", "lower")
    yield Figure("table.gaps_over_33ms", float(sum(gap > 33.0 for gap in gaps)), "gaps", "lower")


def glide() -> Iterator[Figure]:
    """Time a frame of the flick table in a window of 1920 by 1080 with 48 discs that move."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from pushdesk.desktop import stage
    from pushdesk.games.flick.state import Disc

    stage.application()
    people: tuple[Player, ...] = tuple(Person(name) for name in ("A", "B", "C", "D"))
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder, stage.window(Path(folder)) as window:
        window.resize(1920, 1080)
        window.show()
        window.start(Setup("flick", people, 4711))
        stage.picture(window)
        table: Any = window.table
        board = table.board
        table.marks.hide_aim()
        table.marks.show_zone(None)
        for frame in range(GLIDING_FRAMES):
            turn = 2 * math.pi * frame / GLIDING_FRAMES
            start = time.perf_counter()
            for number in range(48):
                row, column = divmod(number, 8)
                x, y = 55.0 * (column - 3.5), 60.0 * (row - 2.5)
                board.show_disc(Disc(number, x + 20 * math.cos(turn), y + 20 * math.sin(turn)))
            board.viewport().repaint()
            times.append(1000 * (time.perf_counter() - start))
            stage.wait(0)
    times.sort()
    yield Figure("flick.frame_p50", times[len(times) // 2], "ms", "lower")
    yield Figure("flick.frame_p95", times[len(times) * 95 // 100], "ms", "lower")


def boards() -> Iterator[Figure]:
    """Shoot as plans do at boards with 7 sunk, one unbalanced and some loose discs."""
    for loose in LOOSE:
        cases = [case for number in range(BOARDS) for case in _shots(loose, number)]
        yield Figure(f"flick.forecast_{loose}", _rate(cases, _forecast), "shots/s", "higher")
        yield Figure(f"flick.live_{loose}", _rate(cases[::10], _live), "shots/s", "higher")


def _shots(loose: int, number: int) -> list[tuple[Forecast, agree.Case]]:
    """Return shots at one board with the forecast that was prepared for it."""
    chance, sides = random.Random(f"{loose} {number}"), (0, 1, 2, 3)
    discs = agree.board(chance, sides, sunk=7, unbalanced=1, loose=loose)
    forecast = Forecast(discs, TABLE)
    launches = (agree.shot(chance, discs, chance.randrange(4), sides) for _ in range(BOARD_SHOTS))
    return [(forecast, agree.Case(discs, launch)) for launch in launches]


def _forecast(forecast: Forecast, case: agree.Case) -> None:
    launch = case.launch
    forecast.shoot(launch.number, launch.x, launch.y, launch.vx, launch.vy)


def _live(_forecast: Forecast, case: agree.Case) -> None:
    simulate(case.discs, case.launch, TABLE)


def _rate(
    cases: list[tuple[Forecast, agree.Case]], shoot: Callable[[Forecast, agree.Case], None]
) -> float:
    """Return how many shots are made in a second, best of three runs."""
    best = 0.0
    for _attempt in range(3):
        start = time.perf_counter()
        for forecast, case in cases:
            shoot(forecast, case)
        best = max(best, len(cases) / (time.perf_counter() - start))
    return best


BENCHES: dict[str, Callable[[], Iterator[Figure]]] = {
    "engine": engine,
    "decisions": decisions,
    "boards": boards,
    "glide": glide,
    "start": start,
    "frames": frames,
}
