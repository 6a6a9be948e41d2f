# SPDX-License-Identifier: GPL-3.0-or-later
"""Starting over whatever is in the data folder, and where the window comes up."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Person, Setup
from pushdesk.core.store import FORMAT, Store, StoreError, Trouble
from pushdesk.desktop.application import make_desk
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.paths import SETTINGS, STORE, data_folder
from pushdesk.desktop.settings import Geometry, Settings
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import SMALLEST, TITLE_BAR, Window
from pushdesk.games.luck.state import Push
from tests.desktop.conftest import DirectThinker, close_desk, play_until

pytestmark = pytest.mark.usefixtures("bare")

Launch = Callable[[Path | None], tuple[Desk, str]]
SETUP = Setup("luck", (Person("Ana"), Person("Ben")), 4711)


@pytest.fixture
def launch(qapp: QApplication) -> Iterator[Launch]:
    """Make the desk as the program does; return it with what has to be said."""
    desks: list[Desk] = []

    def make(folder: Path | None) -> tuple[Desk, str]:
        desk, notices = make_desk(qapp, folder, "en")
        desk.thinker.close()
        desk.thinker = DirectThinker(qapp)  # type: ignore[assignment]
        desk.settings.change(speed="off")
        desks.append(desk)
        return desk, "\n".join(words() for words in notices)

    yield make
    for desk in desks:
        with contextlib.suppress(sqlite3.ProgrammingError):
            close_desk(desk)
    qapp.setStyleSheet("")


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[[Desk], Window]]:
    """Show the window of a desk."""
    shown: list[Window] = []

    def make(desk: Desk) -> Window:
        window = Window(desk)
        window.show()
        qtbot.waitExposed(window)
        shown.append(window)
        return window

    yield make
    for window in shown:
        window.close()
        window.deleteLater()


Show = Callable[[Desk], Window]


def table_of(window: Window) -> TablePage:
    assert window.table is not None
    return window.table


def plays(window: Window) -> None:
    """Prove that a game can be played."""
    window.start(SETUP)
    assert table_of(window).controller.submit(Push())
    window.show_launcher()


# The data folder.


def test_the_first_start_from_nothing_and_the_second(
    launch: Launch, show: Show, folder: Path
) -> None:
    desk, said = launch(folder)
    assert said == ""
    window = show(desk)
    plays(window)
    window.close()
    close_desk(desk)
    for path in folder.iterdir():
        assert path.stat().st_mode & 0o777 == 0o600, path
    assert folder.stat().st_mode & 0o777 == 0o700
    with contextlib.closing(sqlite3.connect(folder / STORE)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    desk, said = launch(folder)
    assert said == ""
    window = show(desk)
    assert len(window.launcher.cards) == 1
    window.launcher.cards[0].click()
    assert table_of(window).session.journal == (Push(),)


def test_the_files_are_private_while_the_program_runs(launch: Launch, folder: Path) -> None:
    desk, _ = launch(folder)
    desk.store.create(SETUP)
    names = {path.name for path in folder.iterdir()}
    assert {STORE, f"{STORE}-wal", SETTINGS} <= names
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}


def test_a_damaged_store_is_moved_aside_and_named(launch: Launch, show: Show, folder: Path) -> None:
    folder.mkdir()
    (folder / STORE).write_bytes(b"no database at all " * 300)
    desk, said = launch(folder)
    aside = next(folder.glob("pushdesk-damaged-*.sqlite"))
    assert aside.read_bytes() == b"no database at all " * 300
    assert aside.name in said
    assert "nothing was deleted" in said
    plays(show(desk))
    assert len(desk.store.unfinished()) == 1


def test_a_newer_store_is_not_touched_and_the_program_runs(
    launch: Launch, show: Show, folder: Path
) -> None:
    Store.open(folder / STORE).close()
    with contextlib.closing(sqlite3.connect(folder / STORE)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = (folder / STORE).read_bytes()
    desk, said = launch(folder)
    assert "newer version" in said
    assert "not kept" in said
    plays(show(desk))
    assert (folder / STORE).read_bytes() == before
    assert not list(folder.glob("*damaged*"))


def test_settings_and_store_damaged_together_are_both_named(launch: Launch, folder: Path) -> None:
    folder.mkdir()
    (folder / SETTINGS).write_bytes(b"{")
    (folder / STORE).write_bytes(b"x" * 5000)
    _, said = launch(folder)
    assert said.count("nothing was deleted") == 1
    assert "pushdesk-damaged-" in said
    assert "settings-damaged-" in said


def test_a_folder_that_cannot_be_made_is_said_and_survived(
    launch: Launch, show: Show, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    desk, said = launch(tmp_path / "file" / "below")
    assert "not kept" in said
    plays(show(desk))
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_a_folder_that_cannot_be_written_is_said_and_survived(
    launch: Launch, show: Show, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> Store:
        raise StoreError(Trouble.READ_ONLY, "read-only file system")

    monkeypatch.setattr(Store, "open", refuse)
    desk, said = launch(folder)
    assert "can't be written to" in said
    plays(show(desk))


def test_no_folder_at_all_is_said_and_survived(launch: Launch, show: Show) -> None:
    desk, said = launch(None)
    assert "not kept" in said
    window = show(desk)
    plays(window)
    window.open_preferences()
    assert window._preferences is not None
    assert not window._preferences.open_button.isEnabled()


def test_a_system_that_names_no_folder_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pushdesk.desktop.paths.QStandardPaths.writableLocation", lambda _place: "")
    assert data_folder() is None
    assert data_folder("x") == Path("x").absolute()


def test_a_game_that_cannot_be_kept_says_so_at_its_table(
    launch: Launch, show: Show, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, _ = launch(folder)
    window = show(desk)

    def full(*_arguments: object) -> None:
        raise StoreError(Trouble.FULL, "no space")

    monkeypatch.setattr(desk.store, "add", full)
    window.new_game("luck", SETUP)
    window.start(SETUP)
    table = table_of(window)
    assert table.banner.isVisible()
    assert "disk is full" in table.banner.text
    assert "not kept" in table.banner.text
    assert table.controller.submit(Push())


def test_a_won_game_counts_once_and_is_not_resumed(
    launch: Launch, show: Show, qtbot: QtBot, folder: Path
) -> None:
    desk, _ = launch(folder)
    window = show(desk)
    window.start(SETUP)
    play_until(table_of(window), qtbot, lambda _state: False)
    assert table_of(window).controller.gate is Gate.OVER
    recorder: Any = table_of(window).session.recorder
    window.close()
    close_desk(desk)
    for _ in range(2):
        desk, _ = launch(folder)
        window = show(desk)
        assert window.launcher.cards == []
        assert len(desk.store.results()) == 1
        # Opened again, taken back where that is allowed, and looked at.
        window.resume(recorder.game)
        assert table_of(window).end_panel is not None
        table_of(window).controller.undo()
        table_of(window).controller.redo()
        window.close()
        assert len(desk.store.results()) == 1
        close_desk(desk)


# The window.


class Screens:
    """Stand in for the screens of a computer."""

    def __init__(self, *areas: QRect) -> None:
        self.areas = areas

    def screenAt(self, point: QPoint) -> Screens | None:  # noqa: N802
        return next((Screens(area) for area in self.areas if area.contains(point)), None)

    def primaryScreen(self) -> Screens:  # noqa: N802
        return Screens(self.areas[0])

    def availableGeometry(self) -> QRect:  # noqa: N802
        return self.areas[0]


LAPTOP = QRect(0, 0, 1366, 740)
BESIDE = QRect(1366, 0, 2560, 1400)


@pytest.mark.parametrize(
    "saved",
    [
        (5000, -3000, 1280, 800),
        (-9000, 100, 1280, 800),
        (100, 5000, 1280, 800),
        (0, 0, 4000, 3000),
        (-200, -200, 1366, 768),
        (1300, 700, 1280, 800),
        (3800, 1390, 1280, 800),
        (1400, 100, 4000, 3000),
        (0, 0, 0, 0),
        (10, 10, -50, -50),
        (1_000_000, 1_000_000, 1_000_000, 1_000_000),
        (-1_000_000, -1_000_000, 1, 1),
    ],
)
def test_a_window_off_or_over_the_screens_is_brought_back(
    launch: Launch,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    saved: tuple[int, int, int, int],
) -> None:
    monkeypatch.setattr("pushdesk.desktop.window.QGuiApplication", Screens(LAPTOP, BESIDE))
    Settings(folder).change(geometry=Geometry(*saved))
    desk, said = launch(folder)
    assert said == ""
    window = Window(desk)
    place = window.geometry()
    screen = LAPTOP if LAPTOP.contains(place.center()) else BESIDE
    assert screen.contains(place)
    assert place.top() >= screen.top() + TITLE_BAR
    assert place.width() >= SMALLEST[0]
    assert place.height() >= SMALLEST[1]
    window.deleteLater()


def test_a_window_on_the_second_screen_comes_back_there(
    launch: Launch, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pushdesk.desktop.window.QGuiApplication", Screens(LAPTOP, BESIDE))
    Settings(folder).change(geometry=Geometry(1500, 90, 1300, 900))
    desk, _ = launch(folder)
    window = Window(desk)
    assert window.geometry() == QRect(1500, 90, 1300, 900)
    window.deleteLater()


def test_a_window_keeps_its_smallest_size_on_a_tiny_screen(
    launch: Launch, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny = QRect(0, 0, 800, 480)
    monkeypatch.setattr("pushdesk.desktop.window.QGuiApplication", Screens(tiny))
    Settings(folder).change(geometry=Geometry(5000, 5000, 1280, 800))
    desk, _ = launch(folder)
    window = Window(desk)
    assert window.geometry().topLeft() == QPoint(0, TITLE_BAR)
    assert window.geometry().size().toTuple() == SMALLEST
    window.deleteLater()


def test_a_maximised_window_comes_back_maximised_over_its_old_place(
    launch: Launch, show: Show, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pushdesk.desktop.window.QGuiApplication", Screens(BESIDE))
    wanted = QRect(1500, 90, 1300, 900)
    Settings(folder).change(geometry=Geometry(1500, 90, 1300, 900, maximised=True))
    for _ in range(3):
        desk, _said = launch(folder)
        window = show(desk)
        assert window.isMaximized()
        assert window.normalGeometry().size() == wanted.size()
        window.close()
        saved = Settings(folder).values.geometry
        assert saved == Geometry(1500, 90, 1300, 900, maximised=True)
        close_desk(desk)


def test_full_screen_is_left_to_the_old_place(
    launch: Launch, show: Show, folder: Path, qtbot: QtBot
) -> None:
    desk, _ = launch(folder)
    window = show(desk)
    window.setGeometry(40, 60, 1100, 720)
    before = window.geometry()
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.close()
    saved = Settings(folder).values.geometry
    assert saved is not None
    assert (saved.width, saved.height) == (before.width(), before.height())
    assert not saved.maximised


def test_a_minimised_window_forgets_nothing(launch: Launch, show: Show, folder: Path) -> None:
    desk, _ = launch(folder)
    window = show(desk)
    window.setWindowState(Qt.WindowState.WindowMaximized)
    window.showMinimized()
    window.close()
    saved = Settings(folder).values.geometry
    assert saved is not None
    assert saved.maximised
    assert saved.width >= SMALLEST[0]
