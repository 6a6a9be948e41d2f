# SPDX-License-Identifier: GPL-3.0-or-later
"""`pushdesk`: read the command line, then open the desk.

Nothing from Qt is imported before it is needed: the opponents' process imports this module.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from pathlib import Path
from typing import NoReturn

from pushdesk import __version__
from pushdesk.games import NAMES

CODES = ("en", "es", "ro", "da", "eo")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say one sentence and end with code 2."""
        self.exit(2, f"pushdesk: {message}\n")


def parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    made = _Parser(prog="pushdesk", description="Three tabletop games that share the name Push.")
    made.add_argument("file", nargs="?", metavar="FILE.pushgame", help="a game to open")
    made.add_argument("--version", action="version", version=f"pushdesk {__version__}")
    made.add_argument("--game", choices=NAMES, help="start with setting up this game")
    made.add_argument("--language", choices=CODES, help="use this language, this time only")
    made.add_argument("--data-dir", metavar="DIR", help="keep games and settings there")
    made.add_argument(
        "--self-test", action="store_true", help="check the installation without a screen"
    )
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit code."""
    multiprocessing.freeze_support()
    options = parser().parse_args(arguments)
    if options.file is not None and not Path(options.file).is_file():
        sys.stderr.write(f"pushdesk: there is no file {options.file}\n")
        return 2
    try:
        from pushdesk.desktop import application
    except ImportError as error:
        sys.stderr.write(f'pushdesk: Qt can\'t be loaded ({error}). See README, "Installing".\n')
        return 1
    return application.run(options)


if __name__ == "__main__":
    sys.exit(main())
