# SPDX-License-Identifier: GPL-3.0-or-later
"""The process in which opponents think; it never imports Qt."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from ctypes import c_int64
from multiprocessing.connection import Connection

import msgspec

from pushdesk.core.game import Level
from pushdesk.core.opponent import Limit
from pushdesk.games import find, opponent


class Question(msgspec.Struct, frozen=True):
    """One decision that is asked for."""

    generation: int
    """Rises with every question; an answer to an older one is worthless."""
    game: str
    level: Level
    view: msgspec.Raw
    chance: int
    """What the opponent's own chance starts from."""
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """What came of a question."""

    generation: int
    action: msgspec.Raw
    """The action, or null when thinking failed."""
    failure: str = ""
    """What went wrong, for the log."""


def decide(question: Question, cancelled: Callable[[], bool]) -> msgspec.Raw:
    """Return the encoded action for a question; raise whatever goes wrong."""
    game = find(question.game)
    if game is None:
        raise LookupError(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    limit = Limit(question.seconds, cancelled)
    thinker = opponent(question.game, question.level)
    action = thinker.decide(view, limit, random.Random(question.chance))
    return msgspec.Raw(msgspec.json.encode(action))


def serve(connection: Connection, wanted: c_int64) -> None:
    """Answer questions until the other end closes; `wanted` holds the newest generation."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Where cores are few, the window goes first.
        os.nice(5)
    while True:
        try:
            question = msgspec.json.decode(connection.recv_bytes(), type=Question)
        except (EOFError, OSError):
            return
        generation = question.generation
        if wanted.value != generation:
            continue
        try:
            action = decide(question, lambda g=generation: wanted.value != g)  # type: ignore[misc]
            answer = Answer(generation, action)
        except Exception as error:
            answer = Answer(generation, msgspec.Raw(b"null"), ascii(error))
        try:
            connection.send_bytes(msgspec.json.encode(answer))
        except OSError:
            return
