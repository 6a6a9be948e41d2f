# SPDX-License-Identifier: GPL-3.0-or-later
"""Render every screen, and typical and extreme states of every table, to PNG files."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pushdesk.core.game import Setup
from pushdesk.core.session import Session
from pushdesk.desktop.language import LANGUAGES
from pushdesk.games import NAMES
from pushdesk.lab import flick_screens
from pushdesk.lab.casting import setup

if TYPE_CHECKING:
    from pushdesk.desktop.window import Window


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("out", type=Path, metavar="OUT", help="folder for the pictures")
    parser.add_argument("--game", choices=NAMES, help="only the screens of this game")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", type=_size, default="1280x800", metavar="WxH")
    parser.add_argument("--scale", type=float, default=1.0, metavar="F")
    parser.add_argument("--only", metavar="NAME", help="only screens whose name contains this")


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([1-9]\d{2,3})x([1-9]\d{2,3})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text} is no size such as 1280x800")
    return int(match[1]), int(match[2])


def _meant(name: str, options: argparse.Namespace) -> bool:
    game = name.split("-")[0]
    other = options.game is not None and game in NAMES and game != options.game
    return not other and (options.only or "") in name


def run(options: argparse.Namespace) -> int:
    """Render and name the files; return 2 when no screen is meant."""
    names = [name for name in SCREENS if _meant(name, options)]
    if not names:
        sys.stderr.write("pushdesk-lab screens: there is no such screen\n")
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    from pushdesk.desktop import stage

    width, height = options.size
    options.out.mkdir(parents=True, exist_ok=True)
    stage.application()
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            settings = {"language": options.language, "theme": options.theme, "speed": "off"}
            with stage.window(Path(folder), **settings) as window:
                window.resize(width, height)
                window.show()
                SCREENS[name](window)
                look = f"{options.language}-{options.theme}-{width}x{height}"
                path = options.out / f"{name}-{look}.png"
                stage.picture(window).save(str(path))
                sys.stdout.write(f"{path}\n")
    return 0


def _setup(seats: int, people: int, **options: str) -> Setup:
    return setup("luck", seats, people, **options)


def _table(window: Window, seated: Setup, until: Callable[[Any], bool], seed: int = 0) -> None:
    from pushdesk.desktop import stage

    for attempt in range(seed, seed + 200):
        session = stage.played(seated, until, attempt)
        if session.actor is not None:
            break
    window.open_table(session)


def _finished(window: Window, seated: Setup) -> None:
    from pushdesk.desktop import stage

    window.open_table(stage.played(seated, lambda _state: False))
    assert window.table is not None
    stage.wait_for_end(window.table)


def _empty_launcher(_window: Window) -> None:
    pass


def _launcher(window: Window) -> None:
    from pushdesk.desktop import stage

    def played(seats: int, people: int, moves: int) -> Session[Any, Any, Any, Any]:
        return stage.played(_setup(seats, people), lambda state: state.drawn > moves // 2)

    sessions = (
        played(4, 2, 60),
        flick_screens.session("shoot"),
        played(6, 4, 200),
        flick_screens.session("corners"),
        played(3, 1, 90),
    )
    for session in sessions:
        window.desk.store.add(session.setup, session.journal, session.position, finished=False)
    window.launcher.refresh()


def _new_game(window: Window) -> None:
    window.new_game("luck", _setup(4, 2))


def _new_game_full(window: Window) -> None:
    window.new_game("luck", _setup(6, 3, hard="on", switch="resets"))


def _preferences(window: Window) -> None:
    window.open_preferences()


def _notice(window: Window) -> None:
    window.offer_crash_report(Path("/nowhere"))


def _person_acts(phase: int, people: int, drawn: int = 0) -> Callable[[Any], bool]:
    def wanted(state: Any) -> bool:
        return bool(state.phase == phase and state.actor < people and state.drawn >= drawn)

    return wanted


def _start(window: Window) -> None:
    _table(window, _setup(4, 4), lambda _state: True)


def _choose(window: Window) -> None:
    _table(window, _setup(4, 2), _person_acts(0, 2, 60))


def _place(window: Window) -> None:
    wanted = _person_acts(1, 2, 40)
    _table(window, _setup(4, 2), lambda s: wanted(s) and len(s.columns) >= 2)


def _decide(window: Window) -> None:
    wanted = _person_acts(2, 1, 20)
    window.desk.settings.change(odds=True)
    _table(window, _setup(3, 1), lambda s: wanted(s) and len(s.columns) == 3)


def _refused(window: Window) -> None:
    _place(window)
    assert window.table is not None
    table: Any = window.table
    table.stop()


def _take(window: Window) -> None:
    wanted = _person_acts(3, 4, 50)
    _table(window, _setup(6, 4), lambda s: wanted(s) and s.taken == 1)


def _bust(window: Window) -> None:
    wanted = _person_acts(4, 4, 30)
    _table(window, _setup(5, 4, hard="on"), lambda s: wanted(s) and s.bust and not s.taken)


def _banking(window: Window) -> None:
    wanted = _person_acts(0, 2, 70)
    _table(window, _setup(2, 2), lambda s: wanted(s) and len(s.benches[s.actor]) > 6)
    table: Any = window.table
    table.bank()


def _full(window: Window) -> None:
    """Show the fullest benches that six players come to: nobody banks, nobody loses."""
    _table(window, _setup(6, 6 - 2, tie="most", banks="hidden"), lambda s: s.drawn >= 112, seed=5)


def _end(window: Window) -> None:
    _finished(window, _setup(4, 2))


def _end_six(window: Window) -> None:
    _finished(window, _setup(6, 3))


def _help_beside(window: Window) -> None:
    _place(window)
    window.open_help("L14")


def _paused(window: Window) -> None:
    _choose(window)
    assert window.table is not None
    window.table.controller.pause()


SCREENS: dict[str, Callable[[Window], None]] = {
    "launcher-empty": _empty_launcher,
    "launcher": _launcher,
    "launcher-notice": _notice,
    "settings": _preferences,
    **flick_screens.SCREENS,
    "luck-new": _new_game,
    "luck-new-full": _new_game_full,
    "luck-start": _start,
    "luck-choose": _choose,
    "luck-place": _place,
    "luck-decide": _decide,
    "luck-refused": _refused,
    "luck-take": _take,
    "luck-bust": _bust,
    "luck-banking": _banking,
    "luck-full": _full,
    "luck-paused": _paused,
    "luck-help": _help_beside,
    "luck-end": _end,
    "luck-end-six": _end_six,
}
