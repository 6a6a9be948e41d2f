# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: heard where there's a device, silence without complaint where there's none."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pushdesk.desktop.mixer import GLIDE, RATE, VOICES
from pushdesk.desktop.resources import resource_folder
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.sound import Name, Sounds

LONG = 60_000
"""ms; nothing here takes that long unless it fails."""
FULL = 32767
SOUNDS = resource_folder() / "sounds"

Make = Callable[..., Sounds]


@pytest.fixture(autouse=True)
def silent() -> None:
    """Let sounds be, which the other tests of the desktop keep from opening a device."""


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    """Settings that nothing keeps, at full volume: what is heard is what was synthesised."""
    made = Settings(None, qapp)
    made.change(volume=100)
    yield made
    made.deleteLater()


@pytest.fixture
def make(qapp: QApplication, settings: Settings) -> Iterator[Make]:
    """Make sounds that may open a device; all are closed at the end."""
    made: list[Sounds] = []

    def new(quiet: bool | None = False, parent: QObject | None = qapp) -> Sounds:
        made.append(Sounds(settings, parent, quiet=quiet))
        return made[-1]

    yield new
    for sounds in made:
        sounds.close()
        sounds.deleteLater()
    assert not [child for child in multiprocessing.active_children() if child.daemon]


class Tape:
    """What a device was given to play: SDL's driver `disk` writes it to a file as it goes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.read = 0

    def peak(self, seconds: float) -> int:
        """Return the highest level among the last samples, or -1 before there are as many."""
        size = int(seconds * RATE) * 4
        content = self.path.read_bytes()[self.read :]
        content = content[: len(content) // 4 * 4]
        if len(content) < size:
            return -1
        samples = array("h")
        samples.frombytes(content[-size:])
        return max(map(abs, samples))

    def whole(self) -> int:
        """Return the highest level since the tape was last cleared."""
        content = self.path.read_bytes()[self.read :]
        samples = array("h")
        samples.frombytes(content[: len(content) // 4 * 4])
        return max(map(abs, samples), default=0)

    def clear(self) -> None:
        """Forget what has been written."""
        self.read = self.path.stat().st_size // 4 * 4


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tape:
    """A device that writes a file, in the time that playing takes."""
    path = tmp_path / "tape.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path))
    return Tape(path)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that takes everything and sounds of nothing."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def opened(sounds: Sounds, qtbot: QtBot) -> Sounds:
    """Open the device and return the sounds."""
    sounds.prepare()
    qtbot.waitUntil(lambda: sounds.ready, timeout=LONG)
    return sounds


def ready(sounds: Sounds) -> bool:
    """Return it; a function, so that the type checker knows that it changes."""
    return sounds.ready


def available(sounds: Sounds) -> bool:
    """Return it, likewise."""
    return sounds.available


def on(settings: Settings) -> bool:
    """Return whether the settings want sound, likewise."""
    return settings.values.sound


def process(sounds: Sounds) -> int:
    """Return the id of the process that plays."""
    assert sounds.process_id is not None
    return sounds.process_id


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.name == "pushdesk.desktop.sound"]


# With a device.


def test_nothing_is_opened_before_the_first_sound(make: Make, device: None, qtbot: QtBot) -> None:
    sounds = make()
    sounds.glide(0.0)
    sounds.stop()
    sounds.play("clack1", 0.0)
    assert sounds.process_id is None
    assert not ready(sounds)
    sounds.play("clack1")
    qtbot.waitUntil(lambda: sounds.ready, timeout=LONG)
    assert sounds.available
    # It is the other process that has it.
    assert "pygame" not in sys.modules


@pytest.mark.parametrize("strength", [1.0, 0.5, 7.0])
def test_a_sound_is_heard_as_strong_as_it_is_meant(
    make: Make, tape: Tape, qtbot: QtBot, strength: float
) -> None:
    sounds = opened(make(), qtbot)
    sounds.play("clack3", strength)
    qtbot.waitUntil(lambda: tape.whole() > 0, timeout=LONG)
    qtbot.waitUntil(lambda: tape.peak(0.3) == 0, timeout=LONG)
    assert tape.whole() == pytest.approx(0.7 * FULL * min(1.0, strength), rel=0.1)


@pytest.mark.parametrize("name", get_args(Name))
def test_every_sound_has_its_file(name: str) -> None:
    assert (SOUNDS / f"{name}.wav").is_file()


def test_every_file_is_a_sound() -> None:
    assert {path.stem for path in SOUNDS.iterdir()} == {*get_args(Name), GLIDE}


def test_the_gliding_goes_on_until_it_is_ended(make: Make, tape: Tape, qtbot: QtBot) -> None:
    sounds = opened(make(), qtbot)
    sounds.glide(1.0)
    # Longer than the file, so it has begun anew.
    qtbot.waitUntil(lambda: tape.peak(0.1) > 0, timeout=LONG)
    tape.clear()
    qtbot.waitUntil(lambda: tape.peak(1.5) > 0, timeout=LONG)
    assert tape.peak(0.1) > 0
    sounds.glide(0.0)
    qtbot.waitUntil(lambda: tape.peak(0.2) == 0, timeout=LONG)
    # Taken up again while it still fades.
    sounds.glide(1.0)
    qtbot.waitUntil(lambda: tape.peak(0.1) > 0, timeout=LONG)
    sounds.glide(0.0)
    sounds.glide(1.0)
    tape.clear()
    qtbot.waitUntil(lambda: tape.peak(0.5) > 0, timeout=LONG)
    assert tape.peak(0.1) > 0
    sounds.stop()
    qtbot.waitUntil(lambda: tape.peak(0.2) == 0, timeout=LONG)


def test_what_glides_when_the_device_opens_is_heard(make: Make, tape: Tape, qtbot: QtBot) -> None:
    sounds = make()
    sounds.glide(0.8)
    qtbot.waitUntil(lambda: tape.path.exists() and tape.peak(0.1) > 0, timeout=LONG)


def test_volume_and_muting_follow_the_settings(
    make: Make, tape: Tape, qtbot: QtBot, settings: Settings
) -> None:
    sounds = opened(make(), qtbot)
    sounds.glide(1.0)
    qtbot.waitUntil(lambda: tape.peak(1.2) > 0.28 * FULL, timeout=LONG)
    settings.change(volume=50)
    tape.clear()
    # A quarter of 0.30, the level of the file.
    qtbot.waitUntil(lambda: 0 < tape.peak(1.2) < 0.09 * FULL, timeout=LONG)
    assert tape.peak(1.2) > 0.05 * FULL
    sounds.toggle_mute()
    assert sounds.muted
    assert not on(settings)
    qtbot.waitUntil(lambda: tape.peak(0.2) == 0, timeout=LONG)
    tape.clear()
    sounds.play("clack3")
    sounds.glide(0.9)
    qtbot.waitUntil(lambda: tape.peak(0.3) >= 0, timeout=LONG)
    assert tape.whole() == 0
    sounds.toggle_mute()
    assert on(settings)
    qtbot.waitUntil(lambda: tape.peak(0.1) > 0, timeout=LONG)
    settings.change(volume=0)
    qtbot.waitUntil(lambda: tape.peak(0.2) == 0, timeout=LONG)


@pytest.mark.parametrize("values", [{"sound": False}, {"volume": 0}])
def test_no_device_is_opened_for_silence(
    make: Make, device: None, settings: Settings, values: dict[str, int]
) -> None:
    settings.change(**values)
    sounds = make()
    sounds.play("clack1")
    sounds.glide(1.0)
    assert sounds.process_id is None


@pytest.mark.parametrize("platform", ["offscreen", "minimal"])
def test_no_device_is_opened_without_a_screen(
    make: Make, device: None, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    sounds = make(quiet=None)
    sounds.play("clack1")
    assert sounds.process_id is None
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    sounds = make(quiet=None)
    sounds.play("clack1")
    assert sounds._speaker is not None


PLAYER = f"""
from pathlib import Path
from pushdesk.desktop.mixer import Order, Player
player = Player(Path({str(SOUNDS)!r}))
counts = [player.voices]
for name, times in (("win", 3), ("nonesuch", 5), ("win", 40)):
    for _ in range(times):
        player.obey(Order("play", name, 0.5))
    counts.append(player.voices)
player.obey(Order("glide", gain=0.5))
counts.append(player.voices)
player.obey(Order("stop"))
counts.append(player.voices)
player.close()
print(*counts)
"""


def test_the_mixer_plays_a_limited_number_of_voices() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYER],
        env=os.environ | {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=LONG / 1000,
    )
    counts = [int(word) for word in done.stdout.split()]
    assert counts == [0, 3, 3, VOICES, VOICES + 1, 0]


# Without one, or with one that goes away.


def fails(sounds: Sounds, qtbot: QtBot) -> None:
    """Play something and wait for the silence."""
    told: list[bool] = []
    sounds.changed.connect(lambda: told.append(sounds.available))
    sounds.play("clack1")
    sounds.glide(0.5)
    qtbot.waitUntil(lambda: not sounds.available, timeout=LONG)
    assert told == [False]
    assert not sounds.ready
    sounds.play("clack2")
    sounds.glide(1.0)
    sounds.glide(0.0)
    sounds.stop()
    assert sounds._speaker is None


@pytest.mark.parametrize("driver", ["nonesuch", "alsa"])
def test_without_a_device_there_is_one_line_in_the_log_and_no_other_sign(
    make: Make,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    driver: str,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    # ALSA without its configuration complains at length, whatever devices there are.
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    caplog.set_level(logging.INFO)
    fails(make(), qtbot)
    assert len(lines(caplog)) == 1
    assert capfd.readouterr() == ("", "")


def test_without_pygame_there_is_silence(
    make: Make,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    device: None,
) -> None:
    (tmp_path / "pygame.py").write_text("raise ImportError('not here')\n")
    # The process that plays looks for its modules where this one does.
    monkeypatch.syspath_prepend(tmp_path)
    caplog.set_level(logging.INFO)
    fails(make(), qtbot)
    assert len(lines(caplog)) == 1
    assert "not here" in lines(caplog)[0]


def test_turning_the_sound_off_and_on_looks_for_a_device_again(
    make: Make, qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonesuch")
    sounds = make()
    fails(sounds, qtbot)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    settings.change(volume=30)
    sounds.prepare()
    assert not available(sounds)
    sounds.toggle_mute()
    sounds.toggle_mute()
    assert available(sounds)
    opened(sounds, qtbot)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_a_process_that_dies_is_missed_by_nobody(
    make: Make, qtbot: QtBot, device: None, caplog: pytest.LogCaptureFixture, sign: signal.Signals
) -> None:
    caplog.set_level(logging.INFO)
    sounds = opened(make(), qtbot)
    os.kill(process(sounds), sign)

    def noticed() -> bool:
        sounds.play("clack1")
        return not sounds.available

    qtbot.waitUntil(noticed, timeout=LONG)
    assert len(lines(caplog)) == 1


def test_a_process_that_hangs_holds_nobody_up(
    make: Make, qtbot: QtBot, device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pushdesk.desktop.sound.ENDING_S", 0.2)
    first, second = opened(make(), qtbot), opened(make(), qtbot)
    for sounds in (first, second):
        os.kill(process(sounds), signal.SIGSTOP)
    for _ in range(10_000):
        first.play("clack1")
    qtbot.waitUntil(lambda: not first.available, timeout=LONG)
    for _ in range(900):
        second.play("clack1")
    gone = process(second)
    second.close()
    with pytest.raises(ProcessLookupError):
        os.kill(gone, 0)


# The end.


def test_closing_ends_the_process(make: Make, qtbot: QtBot, tape: Tape) -> None:
    sounds = opened(make(), qtbot)
    gone = process(sounds)
    sounds.close()
    with pytest.raises(ProcessLookupError):
        os.kill(gone, 0)
    for _ in range(2):
        sounds.play("clack1")
        sounds.glide(1.0)
        sounds.stop()
        sounds.close()
    assert sounds.process_id is None


def test_closing_while_the_device_opens_ends_the_process(make: Make, device: None) -> None:
    sounds = make()
    sounds.prepare()
    # The fixture sees to it that no process is left.
    sounds.close()
    assert not sounds.ready


END = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.sound import Sounds

if __name__ == "__main__":
    app = QGuiApplication(["-platform", "offscreen"])
    sounds = Sounds(Settings(None), quiet=False)
    sounds.prepare()
    timer = QTimer()
    def look():
        if sounds.ready:
            print(sounds.process_id, flush=True)
            app.quit()
    timer.timeout.connect(look)
    timer.start(5)
    app.exec()
    {end}
"""


@pytest.mark.parametrize("end", ["import os; os._exit(0)", "raise SystemExit"])
def test_a_program_that_ends_without_closing_leaves_no_process(
    tmp_path: Path, qtbot: QtBot, end: str
) -> None:
    script = tmp_path / "ends.py"
    script.write_text(END.format(end=end))
    done = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"SDL_AUDIODRIVER": "dummy", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=LONG / 1000,
    )
    left = int(done.stdout)
    assert not done.stderr

    def gone() -> bool:
        try:
            # A process that ended but that nobody has waited for yet counts as gone.
            return " Z " in Path(f"/proc/{left}/stat").read_text()
        except OSError:
            return True

    qtbot.waitUntil(gone, timeout=LONG)
