# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import itertools
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pushdesk.core import gamefile, store
from pushdesk.core.game import Setup
from pushdesk.core.session import Session
from pushdesk.core.store import FORMAT, Store, StoredGame, StoreError, Trouble
from pushdesk.games.luck.rules import GAME
from pushdesk.games.luck.state import Action, Event, Push, State, Take, View

LuckSession = Session[State, Action, Event, View]
Played = Callable[..., LuckSession]

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where a store goes that isn't there yet, nor its folder."""
    return tmp_path / "share" / "pushdesk" / "games.db"


@pytest.fixture
def kept(path: Path) -> Iterator[Store]:
    """Return an open store on disk."""
    with closing(Store.open(path)) as opened:
        yield opened


def side(path: Path, tail: str) -> Path:
    return Path(f"{path}{tail}")


def read(where: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(where)) as connection:
        return connection.execute(query).fetchall()


def alter(where: Path, *queries: str) -> None:
    with closing(sqlite3.connect(where)) as connection:
        for query in queries:
            connection.execute(query)
        connection.commit()


def loaded(where: Store, game: int) -> LuckSession:
    record = where.load(game)
    return gamefile.restore(GAME, record.setup, record.actions, record.position)


def keep(where: Store, session: LuckSession) -> int:
    """Play a session again into a store and return its id there."""
    game = where.create(session.setup)
    recorded = Session(GAME, session.setup, recorder=StoredGame(where, game))
    for action in session.journal:
        recorded.act(action)
    return game


def finish(where: Store, session: LuckSession) -> int:
    """Write a finished game but for its last action, then that one."""
    last = session.position - 1
    game = where.add(session.setup, session.journal[:last], last, False)
    where.append(game, last, session.journal[last], session.outcome)
    return game


# Opening


def test_first_run_from_an_empty_folder_twice(path: Path, setup: Setup) -> None:
    for run in range(2):
        with closing(Store.open(path)) as opened:
            assert opened.moved_aside is None
            assert len(opened.unfinished()) == run
            opened.create(setup)
    assert read(path, "PRAGMA user_version") == [(FORMAT,)]


OPENING = """
import sys, time
from pathlib import Path
from pushdesk.core.store import Store
print("ready", flush=True)
sys.stdin.readline()
Store.open(Path(sys.argv[1])).close()
print("opened")
"""


def test_first_run_twice_at_once(tmp_path: Path) -> None:
    for number in range(6):
        command = [sys.executable, "-c", OPENING, str(tmp_path / str(number) / "games.db")]
        children = [
            subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _ in range(2)
        ]
        for child in children:
            assert child.stdout is not None
            assert child.stdout.readline() == b"ready\n"
        for child in children:
            assert child.stdin is not None
            child.stdin.write(b"\n")
            child.stdin.flush()
        for child in children:
            assert child.communicate(timeout=60)[0] == b"opened\n"


def test_a_script_is_cut_into_statements() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END;"
    script = f"CREATE TABLE a (x); {trigger} INSERT INTO a VALUES ('one;two');"
    parts = [each.strip() for each in store._statements(script)]
    assert parts == ["CREATE TABLE a (x);", trigger, "INSERT INTO a VALUES ('one;two');"]


def test_only_the_owner_may_look(path: Path, kept: Store, setup: Setup) -> None:
    kept.create(setup)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    for tail in ("-wal", "-shm"):
        assert stat.S_IMODE(side(path, tail).stat().st_mode) == 0o600


def test_every_commit_reaches_the_disk(kept: Store) -> None:
    connection = kept._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_a_newer_store_is_left_untouched(mode: str, path: Path) -> None:
    path.parent.mkdir(parents=True)
    alter(
        path, f"PRAGMA journal_mode = {mode}", "CREATE TABLE future (a)", "PRAGMA user_version = 99"
    )
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            Store.open(path)
        assert caught.value.trouble is Trouble.NEWER
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir() if each.suffix == ".db"] == [path.name]


KILLED_WRITER = """
import os, sqlite3, sys
c = sqlite3.connect(sys.argv[1], isolation_level=None)
c.execute("PRAGMA journal_mode = WAL")
c.execute("CREATE TABLE future (a)")
c.execute("PRAGMA user_version = 99")
os.kill(os.getpid(), 9)
"""


def test_a_newer_store_that_was_killed_is_left_untouched(path: Path) -> None:
    path.parent.mkdir(parents=True)
    subprocess.run([sys.executable, "-c", KILLED_WRITER, str(path)], check=False)
    log = side(path, "-wal")
    before = path.read_bytes(), log.read_bytes()
    assert before[1]
    with pytest.raises(StoreError) as caught:
        Store.open(path)
    assert caught.value.trouble is Trouble.NEWER
    assert (path.read_bytes(), log.read_bytes()) == before


DATED = re.compile(r"games-damaged-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.db")


@pytest.mark.parametrize(
    "content", [b"no database at all", b"SQLite format 3\0" + b"\xff" * 4096, bytes(8192)]
)
def test_a_damaged_store_is_moved_aside(content: bytes, path: Path, setup: Setup) -> None:
    """However often: each one gets its own dated name, and nothing is deleted."""
    path.parent.mkdir(parents=True)
    moved = set()
    for _ in range(3):
        path.write_bytes(content)
        with closing(Store.open(path)) as opened:
            assert opened.moved_aside is not None
            assert opened.moved_aside.parent == path.parent
            assert DATED.fullmatch(opened.moved_aside.name)
            assert opened.moved_aside.read_bytes() == content
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            moved.add(opened.moved_aside)
            opened.create(setup)
    assert len(moved) == 3
    assert all(each.read_bytes() == content for each in moved)
    with closing(Store.open(path)) as opened:
        assert opened.moved_aside is None
        assert len(opened.unfinished()) == 1


PLAYING = """
import os, sys
from pathlib import Path
from pushdesk.core.game import Person, Setup
from pushdesk.core.store import Store
store = Store.open(Path(sys.argv[1]))
store.create(Setup("luck", (Person("A"), Person("B")), 3))
os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("content", [b"", b"garbage" * 1000])
def test_a_damaged_store_keeps_its_log(content: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True)
    subprocess.run([sys.executable, "-c", PLAYING, str(path)], check=False, cwd=ROOT)
    log = side(path, "-wal")
    if content:
        # Wreck the log as well: a whole one would bring the pages back.
        log.write_bytes(content)
    path.write_bytes(content)
    before = log.read_bytes()
    assert before
    with closing(Store.open(path)) as opened:
        aside = opened.moved_aside
        assert aside is not None
        assert aside.read_bytes() == content
        assert side(aside, "-wal").read_bytes() == before
        assert opened.unfinished() == []


def test_a_page_torn_out_of_the_middle(path: Path, played: Played) -> None:
    with closing(Store.open(path)) as opened:
        for seed in range(4):
            keep(opened, played(120, seed))
    content = bytearray(path.read_bytes())
    assert len(content) > 5 * 4096
    content[4096 : len(content) - 4096] = b"\xa5" * (len(content) - 8192)
    path.write_bytes(content)
    with closing(Store.open(path)) as opened:
        assert opened.moved_aside is not None
        assert opened.moved_aside.read_bytes() == content


def test_a_folder_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    with pytest.raises(StoreError):
        Store.open(tmp_path / "games.db")
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        Store.open(tmp_path / "file" / "games.db")
    assert (tmp_path / "file").read_text() == ""


READ_ONLY = """
import os, sys
from pathlib import Path
from pushdesk.core.store import Store, StoreError
os.setgid(65534)
os.setuid(65534)
try:
    Store.open(Path(sys.argv[1]))
except StoreError as error:
    print(error.trouble)
"""


@pytest.mark.skipif(os.getuid() != 0, reason="needs to become somebody else")
@pytest.mark.parametrize("there", [False, True])
def test_a_read_only_folder(there: bool) -> None:
    # pytest's own folders are closed to others.
    folder = Path(tempfile.mkdtemp())
    try:
        if there:
            Store.open(folder / "games.db").close()
        folder.chmod(0o555)
        command = [sys.executable, "-c", READ_ONLY, str(folder / "games.db")]
        result = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
        assert result.stdout == "read_only\n", result.stderr
    finally:
        shutil.rmtree(folder)


# Trouble in the middle of play


def test_a_store_that_turns_read_only(kept: Store, setup: Setup) -> None:
    game = kept.create(setup)
    session = Session(GAME, setup, recorder=StoredGame(kept, game))
    session.act(Push())
    kept._connection.execute("PRAGMA query_only = ON")
    before = session.position, session.state
    with pytest.raises(StoreError) as caught:
        session.act(next(iter(GAME.actions(session.state))))
    assert caught.value.trouble is Trouble.READ_ONLY
    assert (session.position, session.state) == before
    kept._connection.execute("PRAGMA query_only = OFF")
    assert loaded(kept, game).state == session.state
    session.act(next(iter(GAME.actions(session.state))))
    assert loaded(kept, game).state == session.state


def test_a_full_disk(kept: Store, played: Played) -> None:
    """The action that had no room is refused and nothing else is lost."""
    source = played()
    game = kept.create(source.setup)
    session = Session(GAME, source.setup, recorder=StoredGame(kept, game))
    pages = kept._connection.execute("PRAGMA page_count").fetchone()[0]
    kept._connection.execute(f"PRAGMA max_page_count = {pages}")
    caught = None
    for action in source.journal:
        before = session.position, session.state
        try:
            session.act(action)
        except StoreError as error:
            caught = error
            break
    assert caught is not None
    assert caught.trouble is Trouble.FULL
    assert (session.position, session.state) == before
    assert loaded(kept, game).state == session.state
    with pytest.raises(StoreError):
        kept.add(source.setup, source.journal, source.position, True)
    assert [summary.id for summary in kept.unfinished()] == [game]
    assert len(read_all(kept, "SELECT id FROM games")) == 1
    kept._connection.execute("PRAGMA max_page_count = 100000")
    for action in source.journal[session.position :]:
        session.act(action)
    assert loaded(kept, game).outcome == source.outcome


def act_for_ever(session: LuckSession) -> None:
    while session.actor is not None:
        session.act(next(iter(GAME.actions(session.state))))


def read_all(where: Store, query: str) -> list[tuple[object, ...]]:
    return where._connection.execute(query).fetchall()


def test_a_file_that_may_not_grow(path: Path, setup: Setup) -> None:
    """The limit that a system sets on the size of files stops a write half-way."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with closing(Store.open(path)) as opened:
        game = opened.create(setup)
        recorder = StoredGame(opened, game)
        session = Session(GAME, setup, recorder=recorder)
        session.act(Push())
        size = side(path, "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000, hard))
        try:
            with pytest.raises(StoreError):
                act_for_ever(session)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert loaded(opened, game).state == session.state
    with closing(Store.open(path)) as opened:
        assert opened.moved_aside is None
        assert loaded(opened, game).state == session.state


def test_a_trigger_in_the_middle_of_a_change(kept: Store, setup: Setup) -> None:
    """A change of several rows happens wholly or not at all."""
    game = kept.create(setup)
    kept.append(game, 0, Push(), None)
    kept._connection.execute(
        "CREATE TRIGGER wrecker BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(StoreError):
        kept.append(game, 0, Take(0), None)
    with pytest.raises(StoreError):
        kept.append(game, 1, Push(), None)
    record = kept.load(game)
    assert [bytes(action) for action in record.actions] == [msgspec.json.encode(Push())]
    assert record.position == 1
    assert not kept._connection.in_transaction


def test_an_import_that_fails_leaves_no_game(kept: Store, played: Played) -> None:
    kept._connection.execute(
        "CREATE TRIGGER wrecker BEFORE INSERT ON actions WHEN new.number = 3 "
        "BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    source = played(10)
    with pytest.raises(StoreError):
        kept.add(source.setup, source.journal, 10, False)
    assert kept.unfinished() == []
    assert read_all(kept, "SELECT number FROM actions") == []


def test_another_program_holds_the_file(path: Path, kept: Store, setup: Setup) -> None:
    kept._connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            kept.create(setup)
        assert caught.value.trouble is Trouble.BUSY
        other.execute("ROLLBACK")
    assert kept.create(setup) == 1


# Games


def test_a_game_comes_back_as_it_was(path: Path, played: Played) -> None:
    source = played(77)
    with closing(Store.open(path)) as opened:
        game = keep(opened, source)
    with closing(Store.open(path)) as opened:
        session = loaded(opened, game)
        assert session.state == source.state
        assert session.journal == source.journal
        assert opened.last_setup("luck") == source.setup
        assert opened.last_setup("rummy") is None
        (summary,) = opened.unfinished()
        assert (summary.id, summary.setup, summary.position) == (game, source.setup, 77)
        assert summary.played.tzinfo is not None


def test_undo_and_redo_are_kept(kept: Store, played: Played) -> None:
    source = played(60)
    game = keep(kept, source)
    session: LuckSession = Session(
        GAME,
        source.setup,
        journal=source.journal,
        recorder=StoredGame(kept, game),
        practice=True,
    )
    for step in (session.undo, session.undo, session.redo, session.undo, session.undo):
        assert step()
        again = loaded(kept, game)
        assert again.position == session.position
        assert again.journal == session.journal
        assert again.state == session.state
    session.act(next(iter(GAME.actions(session.state))))
    again = loaded(kept, game)
    assert again.journal == session.journal
    assert len(again.journal) == session.position


def test_a_finished_game_counts_once(path: Path, played: Played) -> None:
    """Also after undo and another finish, and after quitting and coming back."""
    source = played()
    with closing(Store.open(path)) as opened:
        game = finish(opened, source)
        assert opened.unfinished() == []
        assert [result.game for result in opened.results()] == [game]
        session: LuckSession = Session(
            GAME,
            source.setup,
            journal=source.journal,
            recorder=StoredGame(opened, game),
            practice=True,
        )
        assert session.undo()
        assert [summary.id for summary in opened.unfinished()] == [game]
        while session.redo():
            pass
        assert opened.unfinished() == []
        assert session.undo()
        for action in source.journal[session.position :]:
            session.act(action)
        assert len(opened.results()) == 1
    with closing(Store.open(path)) as opened:
        assert opened.unfinished() == []
        (result,) = opened.results()
        assert result.outcome == source.outcome
        assert result.setup == source.setup
        opened.remove(game)
        assert len(opened.results()) == 1
        with pytest.raises(StoreError):
            opened.load(game)
        assert read_all(opened, "SELECT count(*) FROM actions") == [(0,)]


def test_the_id_of_a_removed_game_with_a_result_is_not_given_again(
    kept: Store, played: Played
) -> None:
    """Otherwise the result of the next game would be taken for one that was counted."""
    source = played()
    kept.remove(finish(kept, source))
    finish(kept, source)
    assert len(kept.results()) == 2


def test_results_come_newest_first(kept: Store, played: Played) -> None:
    source = played()
    early = kept.add(source.setup, source.journal[:-1], source.position - 1, False)
    late = finish(kept, source)
    kept._connection.execute("UPDATE results SET finished = '2020-01-01T00:00:00+00:00'")
    kept.append(early, source.position - 1, source.journal[-1], source.outcome)
    assert [result.game for result in kept.results()] == [early, late]


def test_add_writes_a_whole_game(kept: Store, played: Played) -> None:
    source = played(33)
    game = kept.add(source.setup, source.journal, 20, False)
    session = loaded(kept, game)
    assert (session.position, session.journal) == (20, source.journal)
    finished = played()
    kept.add(finished.setup, finished.journal, finished.position, True)
    assert [summary.id for summary in kept.unfinished()] == [game]
    assert kept.results() == []


def test_a_gap_in_the_journal(kept: Store, played: Played) -> None:
    game = keep(kept, played(10))
    for number in (4, 0):
        kept._connection.execute("DELETE FROM actions WHERE number = ?", (number,))
        with pytest.raises(StoreError) as caught:
            kept.load(game)
        assert caught.value.trouble is Trouble.DAMAGED


@pytest.mark.parametrize(
    "query",
    [
        "UPDATE games SET setup = 'nonsense'",
        "UPDATE games SET setup = '{\"game\": 3}'",
        "UPDATE games SET setup = x'ff00ff'",
        "UPDATE games SET setup = CAST(x'7bff7d' AS TEXT)",
        "UPDATE games SET position = 'here'",
        f"UPDATE games SET setup = '{{\"a\":{'[' * 9000}'",
    ],
)
def test_an_unreadable_game_is_left_out(query: str, kept: Store, played: Played) -> None:
    bad = keep(kept, played(5))
    kept._connection.execute(query)
    good = keep(kept, played(6))
    assert [summary.id for summary in kept.unfinished()] == [good]
    with pytest.raises(StoreError) as caught:
        kept.load(bad)
    assert caught.value.trouble is Trouble.DAMAGED
    assert loaded(kept, good).position == 6


@pytest.mark.parametrize("text", ["'nonsense'", "CAST(x'7bff7d' AS TEXT)", "'{}'"])
def test_an_unreadable_result_is_left_out(text: str, kept: Store, played: Played) -> None:
    finish(kept, played(seed=1))
    kept._connection.execute(f"UPDATE results SET outcome = {text}")
    good = finish(kept, played(seed=2))
    assert [result.game for result in kept.results()] == [good]


@pytest.mark.parametrize("action", ["nonsense", '{"do":"fly"}', '{"do":"take","column":99}'])
def test_an_unreadable_action(action: str, kept: Store, played: Played) -> None:
    game = keep(kept, played(8))
    kept._connection.execute("UPDATE actions SET action = ? WHERE number = 5", (action,))
    with pytest.raises(gamefile.GameFileError):
        loaded(kept, game)


def test_a_position_beyond_the_journal(kept: Store, played: Played) -> None:
    game = keep(kept, played(8))
    kept._connection.execute("UPDATE games SET position = 9")
    with pytest.raises(gamefile.GameFileError):
        loaded(kept, game)


def test_a_game_that_is_not_there(kept: Store) -> None:
    with pytest.raises(StoreError):
        kept.load(17)
    with pytest.raises(StoreError):
        kept.append(17, 0, Push(), None)


def test_memory_stores_are_apart(setup: Setup) -> None:
    with closing(Store.memory()) as one, closing(Store.memory()) as two:
        one.create(setup)
        assert len(one.unfinished()) == 1
        assert two.unfinished() == []


# Kill


PLAYS = """
import random
from pushdesk.core.game import Person, Setup
from pushdesk.core.session import Session
from pushdesk.games.luck.rules import GAME

def plays(chance, create, recorder):
    while True:
        people = (Person("A"), Person("B"), Person("C"))
        setup = Setup("luck", people, chance.randint(1, 999))
        game = create(setup)
        session = Session(GAME, setup, recorder=recorder(game), practice=True)
        while session.actor is not None:
            if chance.random() < 0.1 and session.undo_target() is not None:
                session.undo()
            else:
                session.act(chance.choice(list(GAME.actions(session.state))))
            yield game, session
"""

CHILD = (
    PLAYS
    + """
import sys
from pathlib import Path
from pushdesk.core.store import Store, StoredGame

store = Store.open(Path(sys.argv[1]))
chance = random.Random(int(sys.argv[2]))
for _ in plays(chance, store.create, lambda game: StoredGame(store, game)):
    print("x", end="", flush=True)
"""
)


def test_a_kill_loses_at_most_the_last_action(path: Path) -> None:
    """A dozen kills in the middle of play, all on one file.

    What the store then holds is what the same game, played again without a store,
    has after as many actions and undos as the child said, or after one more.
    """
    namespace: dict[str, Any] = {}
    exec(PLAYS, namespace)
    games = 0
    for kill in range(12):
        command = [sys.executable, "-c", CHILD, str(path), str(kill)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
            assert child.stdout is not None
            told = child.stdout.read(1 + kill * 5)
            time.sleep(0.003 * (kill % 4))
            child.send_signal(signal.SIGKILL)
            told += child.stdout.read()
        ids = itertools.count(games + 1)
        again = namespace["plays"](
            random.Random(kill), lambda _, ids=ids: next(ids), lambda _: None
        )
        for _ in told:
            game, session = next(again)
        with closing(Store.open(path)) as opened:
            assert opened.moved_aside is None
            kept = loaded(opened, game)
            if shape(kept) != shape(session):
                game, session = next(again)
                kept = loaded(opened, game)
            assert shape(kept) == shape(session)
            games = int(str(read_all(opened, "SELECT max(id) FROM games")[0][0]))
            assert games - game in (0, 1)


def shape(session: LuckSession) -> tuple[object, ...]:
    return session.setup, session.journal, session.position, session.state
