# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as a `.pushgame` file: JSON, versioned, validated by replaying it."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

import msgspec

from pushdesk.core.game import Game, Setup
from pushdesk.core.session import RefusedError, ReplayError, Session

MARK = "pushgame"
VERSION = 1
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes. A long game of luck takes some 20 KB."""
LONGEST_JOURNAL = 20_000
"""Actions."""


class FileTrouble(enum.StrEnum):
    """Why a file can't be opened as a game."""

    NO_GAME = "no_game"
    TOO_LARGE = "too_large"
    NEWER = "newer"
    UNKNOWN_GAME = "unknown_game"
    ILLEGAL = "illegal"


class GameFileError(Exception):
    """A file that isn't a game this program can open."""

    def __init__(self, trouble: FileTrouble, detail: str = "") -> None:
        """Keep the kind of trouble."""
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


class _Head(msgspec.Struct, frozen=True):
    format: str
    version: int


class _GameFile(msgspec.Struct, frozen=True):
    format: str
    version: int
    setup: Setup
    actions: tuple[msgspec.Raw, ...]
    position: int


def encode(session: Session[Any, Any, Any, Any]) -> bytes:
    """Return a session as the content of a `.pushgame` file."""
    actions = tuple(msgspec.Raw(msgspec.json.encode(action)) for action in session.journal)
    content = _GameFile(MARK, VERSION, session.setup, actions, session.position)
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def decode(
    content: bytes, find: Callable[[str], Game[Any, Any, Any, Any] | None]
) -> Session[Any, Any, Any, Any]:
    """Return the session that a file holds; `find` gives the rules by short name.

    Raises `GameFileError` for anything that isn't a game played by the rules.
    """
    if len(content) > LARGEST_FILE:
        raise GameFileError(FileTrouble.TOO_LARGE)
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.format != MARK:
            raise GameFileError(FileTrouble.NO_GAME)
        if head.version < 1:
            raise GameFileError(FileTrouble.NO_GAME)
        if head.version > VERSION:
            raise GameFileError(FileTrouble.NEWER)
        file = msgspec.json.decode(content, type=_GameFile)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise GameFileError(FileTrouble.NO_GAME, str(error)) from error
    game = find(file.setup.game)
    if game is None:
        raise GameFileError(FileTrouble.UNKNOWN_GAME, file.setup.game)
    if len(file.actions) > LONGEST_JOURNAL:
        raise GameFileError(FileTrouble.TOO_LARGE)
    return restore(game, file.setup, file.actions, file.position)


def restore(
    game: Game[Any, Any, Any, Any],
    setup: Setup,
    actions: tuple[msgspec.Raw, ...],
    position: int,
) -> Session[Any, Any, Any, Any]:
    """Return the session of stored actions; raise `GameFileError` when the rules forbid it."""
    decoder = msgspec.json.Decoder(game.action_type)
    try:
        journal = [decoder.decode(action) for action in actions]
        return Session(game, setup, journal=journal, position=position)
    except (msgspec.MsgspecError, RecursionError, RefusedError, ReplayError) as error:
        raise GameFileError(FileTrouble.ILLEGAL, str(error)) from error
