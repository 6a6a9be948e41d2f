# SPDX-License-Identifier: GPL-3.0-or-later
"""One SQLite file that holds the games, their journals and the results."""

from __future__ import annotations

import contextlib
import datetime
import enum
import errno
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pushdesk.core.game import Outcome, Setup

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, -- results outlive their games: no id comes twice
        game TEXT NOT NULL,
        setup TEXT NOT NULL,
        position INTEGER NOT NULL DEFAULT 0,
        finished INTEGER NOT NULL DEFAULT 0,
        shelved INTEGER NOT NULL DEFAULT 0,
        started TEXT NOT NULL,
        played TEXT NOT NULL
    );
    CREATE TABLE actions (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE results (
        game INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        setup TEXT NOT NULL,
        outcome TEXT NOT NULL,
        finished TEXT NOT NULL
    );
    """,
)
"""Script `n` brings a store from format version n to n + 1. Never change one that was released."""

FORMAT = len(MIGRATIONS)
"""The format version that this program writes."""

PATIENCE = 2.0
"""Seconds to wait for another process that writes."""


class Trouble(enum.StrEnum):
    """Why a store can't be used."""

    NEWER = "newer"
    DAMAGED = "damaged"
    FULL = "full"
    READ_ONLY = "read_only"
    BUSY = "busy"
    OTHER = "other"


class StoreError(Exception):
    """The store could not be read or written; nothing in it has changed."""

    def __init__(self, trouble: Trouble, detail: str) -> None:
        """Keep the kind of trouble and what the system said."""
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


class Summary(msgspec.Struct, frozen=True):
    """What a list of games shows about one."""

    id: int
    setup: Setup
    position: int
    played: datetime.datetime
    """When it was last played, UTC."""


class Record(msgspec.Struct, frozen=True):
    """A stored game, its actions not yet decoded."""

    setup: Setup
    actions: tuple[msgspec.Raw, ...]
    position: int


class Result(msgspec.Struct, frozen=True):
    """A finished game."""

    game: int
    setup: Setup
    outcome: Outcome
    finished: datetime.datetime
    """UTC."""


_UNREADABLE = (msgspec.MsgspecError, RecursionError)
"""What msgspec raises for a text that it can't turn into a value."""

_TROUBLES = {
    "SQLITE_FULL": Trouble.FULL,
    "SQLITE_READONLY": Trouble.READ_ONLY,
    "SQLITE_CANTOPEN": Trouble.READ_ONLY,
    "SQLITE_PERM": Trouble.READ_ONLY,
    "SQLITE_BUSY": Trouble.BUSY,
    "SQLITE_LOCKED": Trouble.BUSY,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
}


def _trouble(error: Exception) -> StoreError:
    if isinstance(error, OSError):
        kinds = {errno.ENOSPC: Trouble.FULL, errno.EACCES: Trouble.READ_ONLY}
        kinds |= {errno.EROFS: Trouble.READ_ONLY, errno.EPERM: Trouble.READ_ONLY}
        return StoreError(kinds.get(error.errno or 0, Trouble.OTHER), str(error))
    name = getattr(error, "sqlite_errorname", "") or ""
    for prefix, trouble in _TROUBLES.items():
        if name.startswith(prefix):
            return StoreError(trouble, str(error))
    return StoreError(Trouble.OTHER, str(error))


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """Keep every game so that killing the process loses at most the action being made.

    Attributes:
        moved_aside: where an unreadable store was moved to at opening, or None.

    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Take a connection with foreign keys on and the current format."""
        self._connection = connection
        self.moved_aside: Path | None = None

    @classmethod
    def memory(cls) -> Store:
        """Return a store that lives as long as the process."""
        return cls(_connect(":memory:"))

    @classmethod
    def open(cls, path: Path) -> Store:
        """Open or create the store; move one that can't be read aside, never delete it.

        Raises `StoreError`: `NEWER` for a format this program doesn't know, which
        is left untouched, and the other kinds when the file can't be used.
        """
        _touch(path)
        try:
            _inspect(path)
            return cls(_connect(str(path)))
        except StoreError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
        aside = _move_aside(path)
        _touch(path)
        store = cls(_connect(str(path)))
        store.moved_aside = aside
        return store

    def close(self) -> None:
        """Close the file; the store can't be used afterwards."""
        self._connection.close()

    @contextlib.contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """Make one change that happens wholly or not at all."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise _trouble(error) from error
            raise

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise _trouble(error) from error

    def create(self, setup: Setup) -> int:
        """Write a new game and return its id."""
        now = _now()
        with self._change() as change:
            cursor = change.execute(
                "INSERT INTO games (game, setup, started, played) VALUES (?, ?, ?, ?)",
                (setup.game, _text(setup), now, now),
            )
            return int(cursor.lastrowid or 0)

    def append(self, game: int, number: int, action: object, outcome: Outcome | None) -> None:
        """Write one action, drop all later ones, and keep the result if the game ended.

        The first result of a game stays, so that it counts once whatever follows.
        """
        now = _now()
        with self._change() as change:
            change.execute("DELETE FROM actions WHERE game = ? AND number >= ?", (game, number))
            change.execute("INSERT INTO actions VALUES (?, ?, ?)", (game, number, _text(action)))
            change.execute(
                "UPDATE games SET position = ?, played = ?, finished = ? WHERE id = ?",
                (number + 1, now, outcome is not None, game),
            )
            if outcome is not None:
                change.execute(
                    "INSERT OR IGNORE INTO results "
                    "SELECT id, game, setup, ?, ? FROM games WHERE id = ?",
                    (_text(outcome), now, game),
                )

    def move(self, game: int, position: int, finished: bool) -> None:
        """Write that a game stands after `position` of its actions."""
        with self._change() as change:
            change.execute(
                "UPDATE games SET position = ?, played = ?, finished = ? WHERE id = ?",
                (position, _now(), finished, game),
            )

    def shelve(self, game: int, *, shelved: bool) -> None:
        """Take a game off the list of those that go on, or put it back; nothing is deleted."""
        with self._change() as change:
            change.execute("UPDATE games SET shelved = ? WHERE id = ?", (shelved, game))

    def remove(self, game: int) -> None:
        """Forget a game; its result, if it has one, stays."""
        with self._change() as change:
            change.execute("DELETE FROM games WHERE id = ?", (game,))

    def add(self, setup: Setup, actions: tuple[object, ...], position: int, finished: bool) -> int:
        """Write a whole game, such as an imported one, and return its id."""
        now = _now()
        with self._change() as change:
            cursor = change.execute(
                "INSERT INTO games (game, setup, position, finished, started, played) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (setup.game, _text(setup), position, finished, now, now),
            )
            game = int(cursor.lastrowid or 0)
            rows = [(game, number, _text(action)) for number, action in enumerate(actions)]
            change.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
        return game

    def unfinished(self) -> list[Summary]:
        """Return the games that go on, last played first; unreadable ones are left out."""
        return self._summaries("WHERE finished = 0 AND shelved = 0 ORDER BY played DESC, id DESC")

    def last_setup(self, game: str) -> Setup | None:
        """Return how a game was last set up, or None when it never was."""
        found = self._summaries("WHERE game = ? ORDER BY id DESC LIMIT 1", game)
        return found[0].setup if found else None

    def _summaries(self, where: str, *values: object) -> list[Summary]:
        summaries = []
        for row in self._rows(f"SELECT id, setup, position, played FROM games {where}", *values):
            with contextlib.suppress(*_UNREADABLE):
                setup = msgspec.json.decode(str(row[1]), type=Setup)
                fields = {"id": row[0], "setup": setup, "position": row[2], "played": row[3]}
                summaries.append(msgspec.convert(fields, Summary))
        return summaries

    def load(self, game: int) -> Record:
        """Return a stored game; raise `StoreError` when it isn't there or can't be read."""
        rows = self._rows("SELECT setup, position FROM games WHERE id = ?", game)
        if not rows:
            raise StoreError(Trouble.DAMAGED, f"no game {game}")
        actions = self._rows(
            "SELECT number, action FROM actions WHERE game = ? ORDER BY number", game
        )
        if [row[0] for row in actions] != list(range(len(actions))):
            raise StoreError(Trouble.DAMAGED, f"game {game} has a gap in its journal")
        try:
            setup = msgspec.json.decode(str(rows[0][0]), type=Setup)
            position = msgspec.convert(rows[0][1], int)
        except _UNREADABLE as error:
            raise StoreError(Trouble.DAMAGED, str(error)) from error
        return Record(setup, tuple(msgspec.Raw(str(row[1]).encode()) for row in actions), position)

    def results(self) -> list[Result]:
        """Return the finished games, newest first; unreadable ones are left out."""
        results = []
        rows = self._rows(
            "SELECT game, setup, outcome, finished FROM results ORDER BY finished DESC, game DESC"
        )
        for game, setup, outcome, finished in rows:
            with contextlib.suppress(*_UNREADABLE):
                fields = {
                    "game": game,
                    "setup": msgspec.json.decode(str(setup), type=Setup),
                    "outcome": msgspec.json.decode(str(outcome), type=Outcome),
                    "finished": finished,
                }
                results.append(msgspec.convert(fields, Result))
        return results


class StoredGame:
    """Write one session to a store."""

    def __init__(self, store: Store, game: int) -> None:
        """Take the store and the id of the game in it."""
        self.store = store
        self.game = game

    def append(self, number: int, action: object, outcome: Outcome | None) -> None:
        """Write one action; see `Store.append`."""
        self.store.append(self.game, number, action, outcome)

    def move(self, position: int, finished: bool) -> None:
        """Write the position; see `Store.move`."""
        self.store.move(self.game, position, finished)


def _touch(path: Path) -> None:
    """Make sure that the file exists, for its owner alone if it is new, and can be written."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise _trouble(error) from error


def _inspect(path: Path) -> None:
    """Raise `StoreError` for a newer or damaged file, without changing a byte of it.

    A connection that may write would fold the write-ahead log into the file when
    it is closed, and throw the log of an emptied file away.
    """
    log = Path(f"{path}-wal")
    try:
        # The log is looked at first: another process that creates the file fills it first.
        if log.exists() and log.stat().st_size > 0 and path.stat().st_size == 0:
            raise StoreError(Trouble.DAMAGED, "a write-ahead log without its file")
        reader = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)
    except (OSError, sqlite3.Error) as error:
        raise _trouble(error) from error
    with contextlib.closing(reader):
        try:
            _check_version(reader)
            verdict = reader.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            raise _trouble(error) from error
    if verdict != "ok":
        raise StoreError(Trouble.DAMAGED, str(verdict))


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    # One text with a bad byte must not make every list unreadable that it is in.
    connection.text_factory = _decoded
    try:
        _log_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
    except (sqlite3.Error, StoreError) as error:
        connection.close()
        raise error if isinstance(error, StoreError) else _trouble(error) from error
    return connection


def _log_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging; SQLite itself does not wait here for another opener."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if _trouble(error).trouble is not Trouble.BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _decoded(raw: bytes) -> str:
    return raw.decode(errors="replace")


def _check_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > FORMAT:
        raise StoreError(Trouble.NEWER, f"format {version}, known up to {FORMAT}")
    return version


def _migrate(connection: sqlite3.Connection) -> None:
    if _check_version(connection) == FORMAT:
        return
    connection.execute("BEGIN IMMEDIATE")
    # Only now does nobody else migrate: two windows may be opened at once.
    for number in range(_check_version(connection), FORMAT):
        for statement in _statements(MIGRATIONS[number]):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
    connection.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of a script; `executescript` would end the transaction."""
    statement = ""
    for part in script.strip().removesuffix(";").split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _move_aside(path: Path) -> Path:
    """Rename a damaged store and its side files; the dated name is free beforehand."""
    stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.stem}-damaged-{stamp}-{count}{path.suffix}")
    try:
        for tail in ("-wal", "-shm", ""):
            side = Path(f"{path}{tail}")
            if side.exists():
                side.rename(f"{aside}{tail}")
    except OSError as error:
        raise _trouble(error) from error
    return aside
