# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desk knows of each game: its table, tile, words and figures, loaded when needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from pushdesk.core.game import Game, Level
from pushdesk.core.session import Session
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.theme import Theme

if TYPE_CHECKING:
    from pushdesk.desktop.tablepage import TablePage

PRACTICES = frozenset({"flick"})
"""Games with a board to practise on."""

TABLES = {"flick": "FlickTable", "rummy": "RummyTable", "luck": "LuckTable"}
"""The class of each game's table, in the module `desktop.GAME.table`."""


def practice(game: str) -> Game[Any, Any, Any, Any] | None:
    """Return a game's board to practise on alone, or None when it has none."""
    if game not in PRACTICES:
        return None
    board: Game[Any, Any, Any, Any] = import_module(f"pushdesk.games.{game}.practice").PRACTICE
    return board


def open_table(desk: Desk, session: Session[Any, Any, Any, Any]) -> TablePage:
    """Return a new table for a session."""
    name = session.game.name
    module = import_module(f"pushdesk.desktop.{name}.table")
    table: TablePage = getattr(module, TABLES[name])(desk, session)
    return table


class Words:
    """What is said about a game, in the current language."""

    def __init__(self, game: str) -> None:
        """Take the game's short name."""
        self._words = import_module(f"pushdesk.desktop.{game}.words")

    def name(self) -> str:
        """Return the name of the game."""
        return str(self._words.name())

    def blurb(self) -> str:
        """Return what kind of game it is."""
        return str(self._words.blurb())

    def facts(self) -> str:
        """Return players and length."""
        return str(self._words.facts())

    def option_title(self, key: str) -> str:
        """Return the name of a house rule."""
        return str(self._words.option_title(key))

    def choice(self, key: str, value: str) -> str:
        """Return what a choice of a house rule means."""
        return str(self._words.choice(key, value))

    def preset(self, key: str) -> str:
        """Return the name of a set of options."""
        return str(self._words.preset(key))

    def deal_note(self) -> str:
        """Return what a deal number fixes, with the placeholder `largest`."""
        return str(self._words.deal_note())

    def style(self, level: Level) -> str:
        """Return how an opponent of a level plays."""
        return str(self._words.style(level))


def paint_tile(game: str, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the picture of a game for the launcher."""
    import_module(f"pushdesk.desktop.{game}.tile").paint_tile(painter, rect, theme.dark)


def figure(description: str, widest: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a figure of the rules help: `GAME/…`."""
    game, _, rest = description.partition("/")
    module = import_module(f"pushdesk.desktop.{game}.figures")
    made: QPixmap = module.figure(rest, widest, dpr, theme)
    return made


def snapshot(
    session: Session[Any, Any, Any, Any], width: float, height: float, dpr: float, theme: Theme
) -> QPixmap:
    """Return a small picture of a table as it lies, px."""
    module = import_module(f"pushdesk.desktop.{session.game.name}.figures")
    made: QPixmap = module.snapshot(session.state, width, height, dpr, theme)
    return made
