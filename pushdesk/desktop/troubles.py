# SPDX-License-Identifier: GPL-3.0-or-later
"""What went wrong with a file, in a clear sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from pushdesk.core.gamefile import FileTrouble
from pushdesk.core.store import Trouble

translate = QCoreApplication.translate


def _why(trouble: Trouble) -> str:
    reasons = {
        Trouble.NEWER: translate("Trouble", "They were written by a newer version of Pushdesk."),
        Trouble.DAMAGED: translate("Trouble", "The file is damaged."),
        Trouble.FULL: translate("Trouble", "The disk is full."),
        Trouble.READ_ONLY: translate("Trouble", "The data folder can't be written to."),
        Trouble.BUSY: translate("Trouble", "Another program is using the file."),
        Trouble.OTHER: translate("Trouble", "The file system reports an error."),
    }
    return reasons[trouble]


def not_saved(trouble: Trouble) -> str:
    """Return that an action could not be saved and was not made."""
    return translate("Trouble", "This could not be saved, so it was not done. {why}").format(
        why=_why(trouble)
    )


def store_unusable(trouble: Trouble) -> str:
    """Return that the saved games can't be used now."""
    return translate(
        "Trouble", "The saved games can't be opened; what you play now is not kept. {why}"
    ).format(why=_why(trouble))


def store_moved(path: Path) -> str:
    """Return that damaged saved games were moved aside."""
    return translate(
        "Trouble",
        "The saved games could not be read. They were moved to {name}; nothing was deleted.",
    ).format(name=path.name)


def settings_moved(path: Path) -> str:
    """Return that damaged settings were moved aside."""
    return translate(
        "Trouble",
        "The settings could not be read. They were moved to {name}; the defaults are used.",
    ).format(name=path.name)


def crashed() -> str:
    """Return that the last run ended with an error."""
    return translate("Trouble", "Pushdesk ended with an error last time. Your games are safe.")


def game_unreadable() -> str:
    """Return that a stored game can't be opened."""
    return translate(
        "Trouble", "This game can't be opened. It stays in the list; nothing was deleted."
    )


def file_unusable(trouble: FileTrouble) -> str:
    """Return why a file can't be opened as a game."""
    reasons = {
        FileTrouble.NO_GAME: translate("Trouble", "This file is not a Pushdesk game."),
        FileTrouble.TOO_LARGE: translate("Trouble", "This file is too large for a Pushdesk game."),
        FileTrouble.NEWER: translate(
            "Trouble", "This game was written by a newer version of Pushdesk."
        ),
        FileTrouble.UNKNOWN_GAME: translate(
            "Trouble", "This file holds a game that this version doesn't have."
        ),
        FileTrouble.ILLEGAL: translate("Trouble", "The game in this file breaks the rules."),
    }
    return reasons[trouble]


def file_unreadable() -> str:
    """Return that a file can't be read."""
    return translate("Trouble", "The file can't be read.")


def file_unwritable() -> str:
    """Return that a file can't be written."""
    return translate("Trouble", "The file can't be written.")
