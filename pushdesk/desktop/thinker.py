# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's side of the process in which opponents think."""

from __future__ import annotations

import contextlib
import logging
import threading
from ctypes import c_int64
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from pushdesk.core.game import Level
from pushdesk.games.worker import Answer, Question, serve

GRACE_S = 4.0
"""How long after its own limit an opponent is waited for before its process is replaced."""
LISTENER_S = 5.0
"""How long the thread that listens may take to see that its process is gone."""


class Thinker(QObject):
    """Ask the worker process; every question gets exactly one answer or is cancelled.

    `answered(generation, action)` carries the encoded action, empty when the worker
    failed or died: then the table makes a simple legal move.
    """

    answered = Signal(int, bytes)
    _received = Signal(int, bytes)
    _lost = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start nothing yet; the process starts with `start` or the first question."""
        super().__init__(parent)
        self._wanted: c_int64 = RawValue(c_int64, 0)
        self._generation = 0
        self._open = False
        self._run = 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._give_up)
        self._received.connect(self._take)
        self._lost.connect(self._replace)
        self._log = logging.getLogger(__name__)

    @property
    def process_id(self) -> int | None:
        """Return the id of the worker process, or None when there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the worker process if it isn't there."""
        if self._process is not None:
            return
        context = get_context("spawn")
        self._run += 1
        self._connection, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._wanted), daemon=True)
        process.start()
        theirs.close()
        self._process = process
        self._listener = threading.Thread(
            target=self._listen, args=(self._connection, self._run), daemon=True
        )
        self._listener.start()

    def _listen(self, connection: Connection, run: int) -> None:
        """Pass answers to the window's thread until the process is gone."""
        try:
            while True:
                self._received.emit(run, connection.recv_bytes())
        except (EOFError, OSError, RuntimeError):
            # RuntimeError: the program ends and this object is already deleted.
            with contextlib.suppress(RuntimeError):
                self._lost.emit(run)

    def ask(self, game: str, level: Level, view: object, chance: int, seconds: float) -> int:
        """Send a question and return its generation; an older question is cancelled."""
        self._generation += 1
        self._wanted.value = self._generation
        self._open = True
        raw = msgspec.Raw(msgspec.json.encode(view))
        question = Question(self._generation, game, level, raw, chance, seconds)
        self._watchdog.start(int((seconds + GRACE_S) * 1000))
        try:
            self.start()
            assert self._connection is not None
            self._connection.send_bytes(msgspec.json.encode(question))
        except OSError as error:
            # The listener notices the same loss and answers for it.
            self._log.info("opponents' process can't be asked: %s", error)
            if self._process is None:
                QTimer.singleShot(0, self._give_up)
        return self._generation

    def cancel(self) -> None:
        """Drop the question that is open; its answer will not come."""
        self._generation += 1
        self._wanted.value = self._generation
        self._open = False
        self._watchdog.stop()

    def _take(self, run: int, content: bytes) -> None:
        if run != self._run:
            return
        answer = msgspec.json.decode(content, type=Answer)
        if not self._open or answer.generation != self._generation:
            return
        if answer.failure:
            self._log.info("an opponent failed: %s", answer.failure)
        self._finish(b"" if answer.failure else bytes(answer.action))

    def _finish(self, action: bytes) -> None:
        self._open = False
        self._watchdog.stop()
        self.answered.emit(self._generation, action)

    def _replace(self, run: int) -> None:
        """Answer for a process that died; the next question starts another.

        Not at once: a process that dies whenever it starts would be started for ever.
        """
        if run != self._run or self._process is None:
            return
        self._log.info("the opponents' process ended")
        self._stop_process()
        if self._open:
            self._finish(b"")

    def _give_up(self) -> None:
        """Answer for a process that doesn't."""
        if not self._open:
            return
        self._log.info("an opponent took too long")
        self._stop_process()
        self._finish(b"")

    def _stop_process(self) -> None:
        self._run += 1
        process, connection, listener = self._process, self._connection, self._listener
        self._process = self._connection = self._listener = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if listener is not None:
            # It sees the end of the process; its connection must not be closed under it.
            listener.join(LISTENER_S)
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """End the process; called once, when the program ends."""
        self.cancel()
        self._stop_process()
