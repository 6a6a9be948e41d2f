# SPDX-License-Identifier: GPL-3.0-or-later
"""The synthesised sounds: the files are what the tool makes, and sound of what they are named."""

from __future__ import annotations

import io
import math
import wave
from array import array
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from pushdesk.lab.__main__ import main
from pushdesk.lab.sounds import LOOPS, RATE, SOUNDS, recorded

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"


@cache
def samples(name: str) -> tuple[float, ...]:
    """Return a sound as it is in the resources, each sample from -1 to 1."""
    with wave.open(io.BytesIO((FOLDER / f"{name}.wav").read_bytes())) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        words = array("h", file.readframes(file.getnframes()))
    return tuple(word / 32767 for word in words)


def power(sound: tuple[float, ...], start: float = 0.0, end: float = math.inf) -> float:
    """Return the mean square of a sound between two times in s."""
    part = sound[int(start * RATE) : int(min(end, len(sound) / RATE) * RATE)]
    return sum(value * value for value in part) / len(part)


def pitch(sound: tuple[float, ...]) -> float:
    """Return how bright a sound is: the power of its slope against its own, as a frequency."""
    slope = tuple(after - before for before, after in pairwise(sound))
    return math.sqrt(power(slope) / power(sound)) * RATE / (2.0 * math.pi)


def tone(sound: tuple[float, ...], frequency: float, start: float, end: float) -> float:
    """Return how much of a frequency there is between two times in s."""
    step = 2.0 * math.pi * frequency / RATE
    part = sound[int(start * RATE) : int(end * RATE)]
    real = sum(value * math.cos(step * index) for index, value in enumerate(part))
    imaginary = sum(value * math.sin(step * index) for index, value in enumerate(part))
    return math.hypot(real, imaginary) / len(part)


def test_the_tool_makes_exactly_the_files_of_the_resources(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sounds", str(tmp_path / "out")]) == 0
    made = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert made == {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert len(capsys.readouterr().out.splitlines()) == len(SOUNDS)


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_has_its_level_and_no_steady_part(name: str) -> None:
    sound = samples(name)
    level, _make = SOUNDS[name]
    assert max(map(abs, sound)) == pytest.approx(level, abs=1e-4)
    assert abs(sum(sound) / len(sound)) < 0.001


@pytest.mark.parametrize("name", sorted(SOUNDS.keys() - LOOPS))
def test_a_sound_starts_at_once_and_ends_in_silence(name: str) -> None:
    sound = samples(name)
    level, _make = SOUNDS[name]
    beginning = next(index for index, value in enumerate(sound) if abs(value) > 0.1 * level)
    assert beginning < 0.03 * RATE
    assert abs(sound[-1]) < 1e-4
    assert power(sound, 0.9 * len(sound) / RATE) < 0.01 * power(sound)


def test_the_gliding_goes_on_into_itself() -> None:
    sound = samples("glide")
    assert len(sound) == RATE
    steps = [abs(after - before) for before, after in pairwise(sound)]
    assert abs(sound[0] - sound[-1]) <= max(steps)
    # As loud at the seam as anywhere: no breath once a second.
    tenths = [power(sound, tenth / 10, (tenth + 1) / 10) for tenth in range(10)]
    assert max(tenths) < 3.0 * min(tenths)


def test_a_harder_clack_is_brighter() -> None:
    soft, middling, hard = (pitch(samples(f"clack{number}")) for number in (1, 2, 3))
    assert 1.15 * soft < middling
    assert 1.15 * middling < hard


def test_wood_is_bright_and_cloth_and_holes_are_dull() -> None:
    assert pitch(samples("fall")) < 300
    assert pitch(samples("over")) < pitch(samples("rim")) < pitch(samples("clack3"))
    assert pitch(samples("drop")) < 0.5 * pitch(samples("flick"))


def test_the_motifs_have_their_notes() -> None:
    for name, notes in {
        "win": ((0.05, 587.33), (0.20, 739.99), (0.40, 880.0)),
        "cursed": ((0.05, 233.08), (0.40, 164.81)),
        "formation": ((0.03, 440.0), (0.20, 659.26)),
    }.items():
        for start, frequency in notes:
            heard = {
                factor: tone(samples(name), factor * frequency, start, start + 0.1)
                for factor in (0.8, 1.0, 1.18)
            }
            assert max(heard, key=heard.__getitem__) == 1.0, (name, frequency)


def test_a_sound_is_the_same_every_time() -> None:
    assert all(recorded(name) == recorded(name) for name in ("flick", "die"))
