# SPDX-License-Identifier: GPL-3.0-or-later
"""`pushdesk-lab`: one command, a subcommand a tool, each in the module of its name."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

TOOLS = {
    "agree": "compare the forecast of the flick board with the live board",
    "bench": "measure speeds, start-up times and memory",
    "clauses": "print the rule ledger: clause, tests, help",
    "exhibition": "play a whole game between opponents at the real table and keep pictures",
    "fuzz": "play random legal games and check every invariant",
    "match": "let opponents play each other and measure their strength",
    "screens": "render every screen to PNG files",
    "shots": "flick thousands of discs with an unsteady hand and see what the holes do",
    "sounds": "synthesise every sound of the program",
    "translations": "update the translation sources from the code",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one tool and return its exit code."""
    parser = argparse.ArgumentParser(prog="pushdesk-lab", description=__doc__)
    tools = parser.add_subparsers(dest="tool", required=True, metavar="TOOL")
    words = sys.argv[1:] if arguments is None else arguments
    for name, purpose in TOOLS.items():
        tool = tools.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        if name in words[:1]:
            import_module(f"pushdesk.lab.{name}").add_arguments(tool)
    chosen = parser.parse_args(words)
    code: int = import_module(f"pushdesk.lab.{chosen.tool}").run(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
