# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings file: what can't be read is moved aside and named, never lost, never fatal."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pushdesk.desktop.desk import Desk
from pushdesk.desktop.paths import SETTINGS, write_whole
from pushdesk.desktop.settings import Geometry, Settings, Values

GARBAGE = [
    b"",
    b"\x00" * 64,
    b"\xff\xfe{",
    b"null",
    b"[]",
    b'"text"',
    b"{",
    b"[" * 100_000,
    b'{"theme": 7}',
    b'{"theme": "purple"}',
    b'{"speed": null}',
    b'{"odds": "yes"}',
    b'{"sound": 1}',
    b'{"volume": 101}',
    b'{"volume": -1}',
    b'{"volume": "loud"}',
    b'{"way": "push"}',
    b'{"steady": 1}',
    b'{"people": "Ana"}',
    b'{"people": [1]}',
    b'{"people": ["' + b"x" * 41 + b'"]}',
    b'{"language": ["en"]}',
    b'{"geometry": {"x": 1}}',
    b'{"geometry": {"x": 1, "y": 1, "width": "wide", "height": 1}}',
    b'{"geometry": {"x": 1e300, "y": 1, "width": 1, "height": 1}}',
    b'{"geometry": {"x": 99999999999, "y": 1, "width": 1, "height": 1}}',
    b'{"theme": "\xed\xa0\xbd"}',
]


def unsaved(settings: Settings) -> bool:
    """Return it; a function, so that the type checker knows that it changes."""
    return settings.unsaved


@pytest.fixture
def file(folder: Path) -> Path:
    """The settings file of a folder that exists."""
    folder.mkdir()
    return folder / SETTINGS


@pytest.mark.parametrize("content", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_moved_aside_whole_and_defaults_are_used(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    settings = Settings(file.parent)
    assert settings.values == Values()
    aside = settings.moved_aside
    assert aside is not None
    assert aside.read_bytes() == content
    assert not file.exists()
    settings.change(theme="dark")
    again = Settings(file.parent)
    assert again.values.theme == "dark"
    assert again.moved_aside is None


def test_two_damaged_files_are_both_kept(file: Path) -> None:
    for content in (b"one", b"two"):
        file.write_bytes(content)
        Settings(file.parent)
    kept = sorted(file.parent.glob("settings-damaged-*.json"))
    assert {path.read_bytes() for path in kept} == {b"one", b"two"}


def test_fields_of_a_newer_version_do_no_harm(file: Path) -> None:
    file.write_bytes(b'{"theme": "dark", "music": {"volume": 0.5}, "hints": true}')
    settings = Settings(file.parent)
    assert settings.values == Values(theme="dark")
    assert settings.moved_aside is None


def test_an_older_file_keeps_what_it_has(file: Path) -> None:
    file.write_bytes(b'{"language": "ro"}')
    assert Settings(file.parent).values == Values(language="ro")


def test_an_unknown_language_is_that_of_the_system(
    file: Path, open_desk: Callable[..., Desk]
) -> None:
    file.write_bytes(b'{"language": "tlh"}')
    desk = open_desk(file.parent)
    assert desk.languages.code == "en"


def test_what_is_no_file_is_moved_aside_too(file: Path) -> None:
    file.mkdir()
    settings = Settings(file.parent)
    assert settings.values == Values()
    assert settings.moved_aside is not None
    assert settings.moved_aside.is_dir()
    settings.change(theme="dark")
    assert Settings(file.parent).values.theme == "dark"


def test_a_file_that_may_not_be_read_is_moved_aside(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(b'{"theme": "dark"}')
    file.chmod(0)
    if os.access(file, os.R_OK):
        # Root reads everything.
        def refuse(path: Path) -> bytes:
            raise PermissionError(13, "Permission denied", str(path))

        monkeypatch.setattr(Path, "read_bytes", refuse)
    settings = Settings(file.parent)
    assert settings.values == Values()
    assert settings.moved_aside is not None
    assert settings.moved_aside.exists()


def test_nothing_is_kept_without_a_folder() -> None:
    settings = Settings(None)
    settings.change(theme="dark")
    assert settings.values.theme == "dark"
    assert not unsaved(settings)


def test_the_folder_is_made_for_its_owner_alone(folder: Path) -> None:
    Settings(folder).change(theme="dark")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / SETTINGS).stat().st_mode & 0o777 == 0o600


def test_a_change_that_changes_nothing_writes_nothing(folder: Path) -> None:
    settings = Settings(folder)
    settings.change(theme="system")
    assert not folder.exists()


def test_every_field_comes_back(folder: Path) -> None:
    values: dict[str, Any] = {
        "language": "eo",
        "theme": "dark",
        "speed": "slow",
        "odds": True,
        "log": False,
        "sound": False,
        "volume": 15,
        "steady": True,
        "turn_board": False,
        "way": "swipe",
        "board_list": True,
        "people": ("Șerban", "山田", "\U0001f600"),
        "geometry": Geometry(-1920, 40, 1300, 900, True),
    }
    settings = Settings(folder)
    settings.change(**values)
    defaults = Values()
    assert all(getattr(defaults, name) != value for name, value in values.items())
    assert Settings(folder).values == settings.values
    assert set(values) == set(Values.__struct_fields__)


def test_a_disk_that_is_full_keeps_the_old_file(
    folder: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(folder)
    settings.change(theme="dark")
    before = (folder / SETTINGS).read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    heard = []
    settings.changed.connect(lambda: heard.append(settings.values.theme))
    settings.change(theme="light")
    assert unsaved(settings)
    # What was chosen holds for this run.
    assert heard == ["light"]
    assert (folder / SETTINGS).read_bytes() == before
    assert [path.name for path in folder.iterdir()] == [SETTINGS]
    monkeypatch.undo()
    settings.change(speed="fast")
    assert not unsaved(settings)
    assert Settings(folder).values.theme == "light"


def test_a_place_that_is_no_folder_is_survived(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"mine")
    settings = Settings(blocked)
    settings.change(theme="dark")
    assert unsaved(settings)
    assert blocked.read_bytes() == b"mine"


def test_writing_leaves_no_scraps(tmp_path: Path) -> None:
    write_whole(tmp_path / "a" / "b", b"one")
    write_whole(tmp_path / "a" / "b", b"two")
    assert [path.read_bytes() for path in (tmp_path / "a").iterdir()] == [b"two"]
