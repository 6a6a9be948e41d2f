# SPDX-License-Identifier: GPL-3.0-or-later
"""Play a whole game between opponents at the real table, and keep pictures of it."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from pushdesk.core import chance
from pushdesk.core.game import LARGEST_DEAL, Computer, Level, Setup
from pushdesk.core.session import Session
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.language import LANGUAGES, system_language
from pushdesk.games import NAMES, find

PICTURES_EVERY = 40
"""Actions between two pictures."""
LONGEST_S = 600.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("out", type=Path, metavar="OUT", help="folder for the pictures")
    parser.add_argument("--game", choices=NAMES, default="luck")
    parser.add_argument("--deal", type=int, default=0, help=f"1 to {LARGEST_DEAL}; 0 for any")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--theme", choices=("light", "dark"), default="dark")


def run(options: argparse.Namespace) -> int:
    """Play; return 0 when the game came to its end."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from pushdesk.desktop import stage

    game = find(options.game)
    assert game is not None
    players = tuple(Computer(level) for level in Level)
    setup = Setup(options.game, players, options.deal or chance.new_deal())
    options.out.mkdir(parents=True, exist_ok=True)
    settings = {
        "language": options.language or system_language(),
        "theme": options.theme,
        "speed": "off",
    }
    with (
        tempfile.TemporaryDirectory() as folder,
        stage.window(Path(folder), **settings) as window,
    ):
        window.show()
        stage.picture(window).save(str(options.out / "launcher.png"))
        session = Session(game, setup)
        window.open_table(session)
        table = window.table
        assert table is not None
        for count in range(1, 100):
            goal = count * PICTURES_EVERY
            arrived = stage.wait_until(
                lambda g=goal: session.position >= g or table.controller.gate is Gate.OVER,  # type: ignore[misc]
                LONGEST_S,
            )
            stage.picture(window).save(str(options.out / f"{options.game}-{count:02}.png"))
            if table.controller.gate is Gate.OVER or not arrived:
                break
        stage.wait_for_end(table)
        if table.end_panel is None:
            sys.stdout.write("The exhibition did not come to its end.\n")
            return 1
        sys.stdout.write(f"{table.title.text()}: {table.end_panel.sentence()}. ")
        sys.stdout.write(f"{table.end_panel.decided()}\n")
        sys.stdout.write(f"{session.position} actions; pictures in {options.out}\n")
    return 0
