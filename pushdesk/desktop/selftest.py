# SPDX-License-Identifier: GPL-3.0-or-later
"""`pushdesk --self-test`: try everything an installation consists of, without a screen."""

from __future__ import annotations

import logging
import re
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImageReader

from pushdesk.core.game import Computer, Level, Setup
from pushdesk.core.session import Session
from pushdesk.desktop import shelf, stage
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.help import HelpPane, rules_text
from pushdesk.desktop.language import LANGUAGES
from pushdesk.desktop.mixer import GLIDE
from pushdesk.desktop.resources import resource_folder, translation_folder
from pushdesk.desktop.sound import Name
from pushdesk.desktop.theme import DARK, LIGHT
from pushdesk.games import NAMES, find

_FIGURE = re.compile(r"\(figure:([^)]+)\)")
GAME_S = 300.0


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a warning."""
        self.texts.append(record.getMessage())


def _resources() -> None:
    icons = sorted((resource_folder() / "icons").glob("*.svg"))
    assert icons, "no icons"
    for path in icons:
        assert not QImageReader(str(path)).read().isNull(), f"{path.name} can't be read"


def _sounds() -> None:
    for name in (*get_args(Name), GLIDE):
        path = resource_folder() / "sounds" / f"{name}.wav"
        try:
            with wave.open(str(path)) as sound:
                size = sound.getnframes() * sound.getnchannels() * sound.getsampwidth()
                content = sound.readframes(sound.getnframes())
        except (OSError, EOFError, wave.Error) as error:
            raise AssertionError(f"{path.name} can't be read: {error!r}") from error
        assert content, f"{path.name} is empty"
        # A file that was cut off still has a head that tells of the whole.
        assert len(content) == size, f"{path.name} is not whole"
        assert any(content), f"{path.name} is silent"


def _translations() -> None:
    for code in LANGUAGES:
        translator = QTranslator()
        name = f"pushdesk_{code}.qm"
        assert translator.load(str(translation_folder() / name)), f"{name} can't be loaded"


def _rules() -> None:
    for game in NAMES:
        for code in LANGUAGES:
            text = rules_text(game, code)
            for theme in (LIGHT, DARK):
                for description in _FIGURE.findall(text):
                    assert not shelf.figure(description, 350.0, 1.0, theme).isNull()


def _screens() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        stage.window(Path(folder), speed="off") as window,
    ):
        window.show()
        for code in LANGUAGES:
            window.desk.settings.change(language=code)
            window.show_launcher()
            window.open_preferences()
            window.open_help("")
            assert isinstance(window.help, HelpPane)
            for game in NAMES:
                window.new_game(game)
                assert not window.grab().isNull()


def _games() -> None:
    for name in NAMES:
        game = find(name)
        assert game is not None, name
        players = tuple(Computer(level) for level in (Level.NOVICE, Level.CASUAL, Level.STRONG))
        session = Session(game, Setup(name, players, 4711))
        with (
            tempfile.TemporaryDirectory() as folder,
            stage.window(Path(folder), speed="off") as window,
        ):
            window.show()
            window.open_table(session)
            table = window.table
            assert table is not None
            ended = stage.wait_until(lambda: table.controller.gate is Gate.OVER, GAME_S)  # noqa: B023
            assert ended, f"{name} didn't come to its end"
            assert session.outcome is not None


CHECKS: dict[str, Callable[[], None]] = {
    "resources": _resources,
    "sounds": _sounds,
    "translations": _translations,
    "rules and figures": _rules,
    "screens": _screens,
    "a game of each kind": _games,
}


def run() -> int:
    """Run every check, say how each went, and return 0 when all went well."""
    stage.application()
    warnings = _Warnings()
    logging.getLogger().addHandler(warnings)
    failures = 0
    for name, check in CHECKS.items():
        warnings.texts.clear()
        try:
            check()
            verdict = "; ".join(warnings.texts) or "ok"
        except Exception as error:
            verdict = str(error) or repr(error)
        failures += verdict != "ok"
        sys.stdout.write(f"{name}: {verdict}\n")
    logging.getLogger().removeHandler(warnings)
    return 1 if failures else 0
