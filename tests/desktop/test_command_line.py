# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line, run as a person runs it: in a process of its own, without a screen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pushdesk import __version__
from pushdesk.core.gamefile import LARGEST_FILE
from pushdesk.core.store import Store
from pushdesk.desktop import troubles
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.paths import CRASH_LOG, SETTINGS, STORE
from pushdesk.desktop.resources import resource_folder
from pushdesk.desktop.window import Window
from pushdesk.games import NAMES

FIXTURES = Path(__file__).parents[1] / "fixtures" / "luck"
GAMES = sorted(FIXTURES.glob("*.pushgame"))

LOOK = """
import json, sys
from PySide6.QtCore import QTimer
from pushdesk.__main__ import main
from pushdesk.desktop.window import Window

shown = Window.show

def look(window):
    page = window.pages.currentWidget()
    banner = getattr(page, "banner", window.launcher.banner)
    print(json.dumps({
        "page": type(page).__name__,
        "banner": banner.text if banner.isVisible() else "",
        "title": window.windowTitle(),
        "game": getattr(page, "game", ""),
        "settings": window.launcher.settings_button.text(),
        "position": window.table.session.position if window.table else None,
    }))
    window.close()

def show(window):
    shown(window)
    QTimer.singleShot(0, lambda: look(window))

Window.show = show

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def run(
    *arguments: str | Path,
    command: tuple[str, ...] = ("-m", "pushdesk"),
    prefix: tuple[str, ...] = (),
    **options: Any,
) -> subprocess.CompletedProcess[str]:
    environment = options.pop("env", os.environ) | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [*prefix, sys.executable, *command, *map(str, arguments)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=environment,
        check=False,
        timeout=240,
        **options,
    )


def look(*arguments: str | Path, **options: Any) -> dict[str, Any]:
    """Start the program, look at its window once it is there, and close it."""
    done = run(*arguments, command=("-c", LOOK), **options)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@pytest.mark.parametrize(
    "command", [("-m", "pushdesk"), ("-c", "import pushdesk.__main__ as m; m.main()")]
)
def test_the_version(command: tuple[str, ...]) -> None:
    done = run("--version", command=command)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"pushdesk {__version__}\n", "")


def test_the_help_names_every_option() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    for option in ("--version", "--game", "--language", "--data-dir", "--self-test", "FILE"):
        assert option in done.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--frobnicate"], "--frobnicate"),
        (["--game", "chess"], "chess"),
        (["--game"], "--game"),
        (["--language", "tlh"], "tlh"),
        (["--data-dir"], "--data-dir"),
        (["/no/such/file.pushgame"], "/no/such/file.pushgame"),
        ([""], "there is no file"),
        (["/"], "there is no file /"),
        (["a.pushgame", "b.pushgame"], "b.pushgame"),
        (["caf\udce9.pushgame"], "there is no file"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(arguments: list[str], named: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("pushdesk: ")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("\n")


def test_a_file_that_is_no_game_gets_one_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.pushgame"
    file.write_text("Dear Ana")
    done = run(file, "--data-dir", tmp_path / "data", "--language", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "pushdesk: This file is not a Pushdesk game.\n"


def test_a_file_is_opened_at_its_table_and_kept(tmp_path: Path) -> None:
    file = FIXTURES / "two-players.pushgame"
    seen = look(file, "--data-dir", tmp_path / "data", "--language", "en")
    assert seen["page"] == "LuckTable"
    assert seen["title"].startswith("Push Your Luck")
    assert seen["position"] == json.loads(file.read_text())["position"]
    store = Store.open(tmp_path / "data" / STORE)
    assert store.last_setup("luck") is not None
    store.close()


def test_the_data_folder_is_used_and_no_other(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    env = os.environ | {"HOME": str(home)}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        env.pop(name, None)
    seen = look("--data-dir", "here", cwd=tmp_path, env=env)
    assert seen["page"] == "Launcher"
    names = {path.name for path in (tmp_path / "here").iterdir()}
    assert names == {STORE, SETTINGS}
    assert not (home / ".local" / "share" / "pushdesk").exists()
    look(env=env)
    assert (home / ".local" / "share" / "pushdesk" / STORE).exists()


@pytest.mark.parametrize("game", NAMES)
def test_a_game_and_a_language_can_be_asked_for(tmp_path: Path, game: str) -> None:
    seen = look("--game", game, "--language", "da", "--data-dir", tmp_path)
    assert seen["page"] == "NewGame"
    assert seen["game"] == game
    assert seen["settings"] == "Indstillinger"
    # This time only.
    assert json.loads((tmp_path / SETTINGS).read_text())["language"] == ""


def test_a_crash_is_offered_once_beside_everything_else(tmp_path: Path) -> None:
    (tmp_path / CRASH_LOG).write_text("LookupError: last time")
    (tmp_path / SETTINGS).write_text("{")
    (tmp_path / STORE).write_bytes(b"x" * 9000)
    seen = look("--data-dir", tmp_path, "--language", "en")
    assert "ended with an error" in seen["banner"]
    for pattern in ("settings-damaged-*.json", "pushdesk-damaged-*.sqlite"):
        assert next(tmp_path.glob(pattern)).name in seen["banner"]
    assert next(tmp_path.glob("crash-*.log")).read_text() == "LookupError: last time"
    assert not (tmp_path / CRASH_LOG).exists()
    assert look("--data-dir", tmp_path)["banner"] == ""


def test_without_a_home_the_program_runs_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    env = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    seen = look("--language", "en", env=env | {"HOME": str(tmp_path / "file" / "home")})
    assert seen["page"] == "Launcher"
    assert "not kept" in seen["banner"]


def test_a_folder_without_permissions_is_said_and_untouched(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / SETTINGS).write_text('{"theme": "dark"}')
    (folder / SETTINGS).chmod(0)
    folder.chmod(0o555)
    prefix: tuple[str, ...] = ()
    if os.access(folder, os.W_OK):
        # Root may write everywhere, unless it gives that up.
        prefix = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
        if shutil.which("setpriv") is None or subprocess.run([*prefix, "true"]).returncode:
            pytest.skip("root can't give up its rights here")
    seen = look("--data-dir", folder, "--language", "en", prefix=prefix)
    assert seen["page"] == "Launcher"
    assert "can't be written to" in seen["banner"]
    assert [path.name for path in folder.iterdir()] == [SETTINGS]


def test_the_self_test_passes() -> None:
    done = run("--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) >= 5
    assert all(line.endswith(": ok") for line in lines)


def test_the_self_test_says_what_is_missing(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\n"
        "from pushdesk.desktop import selftest\n"
        f"selftest.resource_folder = lambda: Path({str(tmp_path)!r})\n"
        "selftest.CHECKS = {'resources': selftest.CHECKS['resources']}\n"
        "import sys; sys.exit(selftest.run())"
    )
    done = run(command=("-c", code))
    assert (done.returncode, done.stdout) == (1, "resources: no icons\n")


@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "other"])
def test_the_self_test_names_the_sound_that_can_t_be_read(tmp_path: Path, damage: str) -> None:
    shutil.copytree(resource_folder() / "sounds", tmp_path / "sounds")
    sound = tmp_path / "sounds" / "lean.wav"
    content = sound.read_bytes()
    sound.write_bytes({"empty": b"", "cut": content[: len(content) // 2]}.get(damage, b"x" * 999))
    if damage == "missing":
        sound.unlink()
    code = (
        "from pathlib import Path\n"
        "from pushdesk.desktop import selftest\n"
        f"selftest.resource_folder = lambda: Path({str(tmp_path)!r})\n"
        "selftest.CHECKS = {'sounds': selftest.CHECKS['sounds']}\n"
        "import sys; sys.exit(selftest.run())"
    )
    done = run(command=("-c", code))
    assert done.returncode == 1
    assert done.stdout.startswith("sounds: lean.wav ")


# Files, opened at the window.


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_every_recorded_game_opens(window: Window, desk: Desk, path: Path) -> None:
    assert window.open_file(path)
    assert window.table is not None
    session = window.table.session
    assert session.position == json.loads(path.read_text())["position"]
    assert desk.store.last_setup("luck") == session.setup
    assert desk.folder is not None
    assert window.export_to(desk.folder / path.name)
    assert json.loads((desk.folder / path.name).read_text()) == json.loads(path.read_text())


def changed(**fields: object) -> bytes:
    content = json.loads((FIXTURES / "two-players.pushgame").read_text())
    return json.dumps(content | fields).encode()


@pytest.mark.usefixtures("bare")
def test_a_file_that_cannot_be_opened_says_why(window: Window, desk: Desk, tmp_path: Path) -> None:
    setup = json.loads(changed())["setup"]
    for content, why in (
        (b"", "not a Pushdesk game"),
        (b"\x00\xff", "not a Pushdesk game"),
        (b"[" * 100_000, "not a Pushdesk game"),
        (changed(format="pgn"), "not a Pushdesk game"),
        (changed(version=-1), "not a Pushdesk game"),
        (changed(version=99), "newer version"),
        (changed(setup=setup | {"game": "marbles"}), "doesn't have"),
        (changed(setup=setup | {"deal": 0}), "breaks the rules"),
        (changed(setup=setup | {"players": setup["players"] * 9}), "breaks the rules"),
        (changed(actions=[{"do": "stop"}], position=0), "breaks the rules"),
        (changed(position=-1), "breaks the rules"),
        (b" " * (LARGEST_FILE + 1), "too large"),
    ):
        file = tmp_path / "game.pushgame"
        file.write_bytes(content)
        assert not window.open_file(file), why
        assert why in window.launcher.banner.text
        assert window.table is None
    for nothing in (tmp_path, tmp_path / "missing"):
        assert not window.open_file(nothing)
        assert window.launcher.banner.text == troubles.file_unreadable()
    assert desk.store.unfinished() == []


@pytest.mark.usefixtures("bare")
def test_a_bad_file_leaves_the_game_on_the_table(window: Window, tmp_path: Path) -> None:
    shutil.copy(FIXTURES / "two-players.pushgame", tmp_path / "one.pushgame")
    (tmp_path / "two.pushgame").write_text("{}")
    assert window.open_file(tmp_path / "one.pushgame")
    table = window.table
    assert not window.open_file(tmp_path / "two.pushgame")
    assert window.table is table
    assert table is not None
    assert "not a Pushdesk game" in table.banner.text
