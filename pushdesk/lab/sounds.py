# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesise every sound of the program: wood that rings, paper and cloth that rustle.

Nothing is recorded. A struck thing is a set of modes, each a damped resonance that the force of
the contact sets ringing; the shorter the contact, the brighter the sound. The modes were chosen
to sound like a beech disc and a maple board, not measured on any.

Only sums, products and roots make the samples, and what comes from cosines and exponentials is
rounded first, so that every machine makes the same files to the last bit.
"""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples a second."""
SEED = 4711

Samples = list[float]
Mode = tuple[float, float, float]
"""Frequency in Hz, time in s in which it decays to 1/e, amplitude."""

DISC: tuple[Mode, ...] = (
    (2150.0, 0.011, 0.55),
    (3120.0, 0.009, 1.0),
    (4280.0, 0.006, 0.7),
    (5650.0, 0.004, 0.45),
)
BOARD: tuple[Mode, ...] = (
    (172.0, 0.045, 0.9),
    (268.0, 0.038, 1.0),
    (391.0, 0.030, 0.8),
    (545.0, 0.024, 0.6),
    (735.0, 0.018, 0.45),
    (890.0, 0.014, 0.3),
)
CUP: tuple[Mode, ...] = ((214.0, 0.050, 1.0), (322.0, 0.034, 0.8), (618.0, 0.016, 0.35))
"""The hole with a disc in it."""
CLOTH: tuple[Mode, ...] = ((92.0, 0.026, 1.0), (138.0, 0.020, 0.7), (205.0, 0.013, 0.35))
"""The table below the board, under its cloth."""
DIE: tuple[Mode, ...] = ((1840.0, 0.008, 0.7), (2730.0, 0.007, 1.0), (3910.0, 0.005, 0.6))


def ring(modes: Sequence[Mode], force: Sequence[float], length: int) -> Samples:
    """Return how a thing sounds while a force acts on it, `length` samples."""
    sound = [0.0] * length
    for frequency, decay, amplitude in modes:
        cosine = round(math.cos(2.0 * math.pi * frequency / RATE), 12)
        radius = round(math.exp(-1.0 / (decay * RATE)), 12)
        first, second = 2.0 * radius * cosine, -radius * radius
        # The air hears how fast a surface moves: the difference below, which this makes up for.
        gain = amplitude * math.sqrt((1.0 + cosine) / 2.0)
        last = before = 0.0
        for index in range(length):
            pushed = gain * force[index] if index < len(force) else 0.0
            last, before = first * last + second * before + pushed, last
            sound[index] += last - before
    return sound


def contact(milliseconds: float) -> Samples:
    """Return the force of a blow that lasts so long; its sum is 1."""
    count = max(1, round(milliseconds * RATE / 1000.0))
    shape = [(index + 0.5) * (count - index - 0.5) for index in range(count)]
    total = sum(shape)
    return [value / total for value in shape]


def noise(chance: random.Random, seconds: float, low: float, high: float) -> Samples:
    """Return noise between two frequencies in Hz."""
    sound: Samples = []
    below = round(math.exp(-2.0 * math.pi * low / RATE), 12)
    above = round(1.0 - math.exp(-2.0 * math.pi * high / RATE), 12)
    smooth = smoother = floor = 0.0
    for _ in range(samples(seconds)):
        smooth += above * (2.0 * chance.random() - 1.0 - smooth)
        smoother += above * (smooth - smoother)
        floor += (1.0 - below) * (smoother - floor)
        sound.append(smoother - floor)
    peak = max(map(abs, sound))
    return [value / peak for value in sound]


def samples(seconds: float) -> int:
    """Return the number of samples in a time."""
    return round(seconds * RATE)


def fading(sound: Sequence[float], decay: float) -> Samples:
    """Return a sound that decays to 1/e in a time, s."""
    factor = round(math.exp(-1.0 / (decay * RATE)), 12)
    level = 1.0
    faded: Samples = []
    for value in sound:
        faded.append(value * level)
        level *= factor
    return faded


def swelling(sound: Sequence[float], top: float) -> Samples:
    """Return a sound that rises to its full level at a share `top` of its time, and falls again."""
    count = len(sound)
    swelled: Samples = []
    for index, value in enumerate(sound):
        share = index / count
        level = share / top if share < top else (1.0 - share) / (1.0 - top)
        swelled.append(value * level * level * (3.0 - 2.0 * level))
    return swelled


def mixed(seconds: float, *parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Return parts laid over each other, each at a time in s and with a level."""
    sound = [0.0] * samples(seconds)
    for start, level, part in parts:
        at = samples(start)
        for index, value in enumerate(part[: len(sound) - at], at):
            sound[index] += level * value
    return sound


def struck(modes: Sequence[Mode], milliseconds: float, seconds: float) -> Samples:
    """Return a thing struck once, its highest peak at 1."""
    sound = ring(modes, contact(milliseconds), samples(seconds))
    peak = max(map(abs, sound))
    return [value / peak for value in sound]


def click(chance: random.Random, seconds: float, low: float, high: float) -> Samples:
    """Return the short noise of two surfaces that meet."""
    return fading(noise(chance, seconds * 6.0, low, high), seconds)


def _flick(chance: random.Random) -> Samples:
    return mixed(
        0.14,
        (0.0, 0.5, click(chance, 0.0015, 1500.0, 7000.0)),
        (0.0, 0.8, struck(DISC, 0.35, 0.06)),
        (0.0, 0.30, struck(BOARD, 1.2, 0.14)),
    )


def _clack(milliseconds: float, bright: float, body: float) -> Callable[[random.Random], Samples]:
    def make(chance: random.Random) -> Samples:
        return mixed(
            0.12,
            (0.0, 0.45 * bright * bright, click(chance, 0.001, 2000.0, 8000.0)),
            (0.0, bright, struck(DISC, milliseconds, 0.08)),
            (0.0, body, struck(BOARD, 2.0 * milliseconds + 0.5, 0.12)),
        )

    return make


def _drop(chance: random.Random) -> Samples:
    tick = struck(DISC, 0.5, 0.04)
    rattle = [
        (0.052 + at, level, tick) for at, level in ((0.0, 0.22), (0.043, 0.14), (0.073, 0.09))
    ]
    return mixed(
        0.42,
        (0.0, 1.0, struck(CUP, 1.6, 0.42)),
        (0.0, 0.25, click(chance, 0.002, 500.0, 4000.0)),
        *rattle,
        (0.12, 0.12, struck(CUP, 2.0, 0.2)),
    )


def _flip(chance: random.Random) -> Samples:
    tick = struck(DISC, 0.4, 0.05)
    hits = ((0.0, 0.5), (0.062, 0.35), (0.110, 0.45), (0.146, 0.3))
    return mixed(
        0.5,
        *((at, level * (0.9 + 0.2 * chance.random()), tick) for at, level in hits),
        *((at, 0.3 * level, struck(BOARD, 1.5, 0.1)) for at, level in hits),
        (0.185, 1.0, struck(CUP, 1.8, 0.31)),
        (0.185, 0.25, click(chance, 0.002, 500.0, 4000.0)),
    )


def _lean(chance: random.Random) -> Samples:
    grains = [
        (0.012 * step + 0.006 * chance.random(), 0.2 + 0.3 * chance.random(), step)
        for step in range(11)
    ]
    scrape = [
        (at, level * (1.0 - 0.06 * step), click(chance, 0.003, 900.0, 4500.0))
        for at, level, step in grains
    ]
    return mixed(
        0.28,
        (0.0, 0.3, swelling(noise(chance, 0.15, 700.0, 3500.0), 0.3)),
        *scrape,
        (0.15, 0.5, struck(DISC, 0.7, 0.05)),
        (0.15, 0.4, struck(BOARD, 2.0, 0.13)),
    )


def _rim(chance: random.Random) -> Samples:
    return mixed(
        0.09,
        (0.0, 0.3, click(chance, 0.001, 1500.0, 6000.0)),
        (0.0, 0.6, struck(DISC, 0.6, 0.05)),
        (0.0, 0.3, struck(BOARD, 1.2, 0.09)),
    )


def _over(chance: random.Random) -> Samples:
    return mixed(
        0.09,
        (0.0, 0.25, click(chance, 0.001, 800.0, 3000.0)),
        (0.0, 0.4, struck(DISC, 0.9, 0.04)),
        (0.0, 0.5, struck(BOARD, 1.6, 0.09)),
    )


def _fall(chance: random.Random) -> Samples:
    return mixed(
        0.3,
        (0.0, 1.0, struck(CLOTH, 6.0, 0.2)),
        (0.0, 0.5, click(chance, 0.012, 120.0, 900.0)),
        (0.105, 0.3, struck(CLOTH, 5.0, 0.15)),
        (0.105, 0.12, click(chance, 0.010, 120.0, 900.0)),
    )


def _glide(chance: random.Random) -> Samples:
    """Return one second that goes on into itself."""
    overlap = samples(0.2)
    wood = noise(chance, 1.2, 250.0, 1300.0)
    air = noise(chance, 1.2, 1200.0, 3500.0)
    long = [body + 0.25 * hiss for body, hiss in zip(wood, air, strict=True)]
    count = len(long) - overlap
    for index in range(overlap):
        share = (index + 0.5) / overlap
        # Two noises that know nothing of each other add by power, not by level.
        long[index] = math.sqrt(share) * long[index] + math.sqrt(1.0 - share) * long[count + index]
    return long[:count]


def _bar(frequency: float, seconds: float) -> Samples:
    """Return a wooden bar over a hollow, tuned as bars of a marimba are: 1, 4 and 9.2."""
    modes = (
        (frequency, 0.19, 1.0),
        (4.0 * frequency, 0.045, 0.28),
        (9.2 * frequency, 0.014, 0.10),
    )
    return struck([mode for mode in modes if mode[0] < 0.4 * RATE], 0.5, seconds)


def _tune(*notes: tuple[float, float, float], seconds: float) -> Callable[[random.Random], Samples]:
    """Make a tune of notes: time in s, frequency in Hz, level."""

    def make(chance: random.Random) -> Samples:
        knock = click(chance, 0.002, 600.0, 3000.0)
        return mixed(
            seconds,
            *((at, level, _bar(frequency, seconds - at)) for at, frequency, level in notes),
            *((at, 0.12 * level, knock) for at, _frequency, level in notes),
        )

    return make


def _card(chance: random.Random) -> Samples:
    return mixed(
        0.18,
        (0.0, 1.0, swelling(noise(chance, 0.16, 1400.0, 6000.0), 0.35)),
        (0.12, 0.25, click(chance, 0.004, 600.0, 2500.0)),
    )


def _die(chance: random.Random) -> Samples:
    parts: list[tuple[float, float, Samples]] = []
    at, level, pause = 0.0, 1.0, 0.105
    for _ in range(8):
        hardness = 0.3 + 0.3 * chance.random()
        parts.append((at, 0.7 * level, struck(DIE, hardness, 0.05)))
        parts.append((at, 0.4 * level, struck(BOARD, 1.6, 0.1)))
        at += pause * (0.8 + 0.4 * chance.random())
        level *= 0.8
        pause *= 0.82
    return mixed(0.62, *parts)


SOUNDS: dict[str, tuple[float, Callable[[random.Random], Samples]]] = {
    "flick": (0.60, _flick),
    "clack1": (0.50, _clack(0.7, 0.7, 0.4)),
    "clack2": (0.60, _clack(0.45, 0.85, 0.3)),
    "clack3": (0.70, _clack(0.2, 1.0, 0.2)),
    "drop": (0.75, _drop),
    "flip": (0.70, _flip),
    "lean": (0.40, _lean),
    "rim": (0.35, _rim),
    "over": (0.25, _over),
    "fall": (0.65, _fall),
    "glide": (0.30, _glide),
    "win": (0.60, _tune((0.0, 587.33, 0.8), (0.16, 739.99, 0.85), (0.32, 880.0, 1.0), seconds=1.1)),
    "cursed": (0.60, _tune((0.0, 233.08, 1.0), (0.26, 164.81, 1.0), seconds=0.95)),
    "formation": (0.50, _tune((0.0, 440.0, 0.8), (0.14, 659.26, 1.0), seconds=0.8)),
    "card": (0.35, _card),
    "die": (0.55, _die),
}
"""Of each sound its highest peak, of 1, and how it is made."""
LOOPS = frozenset({"glide"})
"""What goes on without an end, and therefore isn't faded out."""


def recorded(name: str) -> bytes:
    """Return a sound as a WAV file: 22 050 Hz, 16 bit, mono."""
    peak, make = SOUNDS[name]
    sound = make(random.Random(f"{SEED} {name}"))
    mean = sum(sound) / len(sound)
    sound = [value - mean for value in sound] if name in LOOPS else _ended(sound)
    highest = max(map(abs, sound))
    words = array("h", (round(32767.0 * peak * value / highest) for value in sound))
    if sys.byteorder == "big":
        words.byteswap()
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(words.tobytes())
    return made.getvalue()


def _ended(sound: Sequence[float]) -> Samples:
    """Return a sound whose last fifth fades to nothing."""
    count = len(sound) // 5
    start = len(sound) - count
    tail = [value * ((count - 1 - index) / count) for index, value in enumerate(sound[start:])]
    return [*sound[:start], *tail]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("out", type=Path, metavar="OUT", help="folder for the WAV files")


def run(options: argparse.Namespace) -> int:
    """Write and name the files."""
    options.out.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        path = options.out / f"{name}.wav"
        path.write_bytes(recorded(name))
        sys.stdout.write(f"{path}\n")
    return 0
