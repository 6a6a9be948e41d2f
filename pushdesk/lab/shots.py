# SPDX-License-Identifier: GPL-3.0-or-later
"""What the holes of the flick board do to shots of an unsteady hand: the figures it's tuned to.

Two parts. Shots of the casual hand on boards as in real games, each aimed at an open
hole; and, on the empty board, how surely the same hand sinks a chosen hole of each row
with the best aim there is. Everything by the forecast, which `agree` holds against the
live board. See `docs/flick-board.md`.
"""

from __future__ import annotations

import argparse
import functools
import math
import random
import statistics
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from pushdesk.core.game import Level
from pushdesk.games.flick import geometry
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.hand import HANDS, shaken
from pushdesk.games.flick.state import Disc, Lie, Result, Side
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, ROWS, Table
from pushdesk.games.flick.trace import Launch
from pushdesk.lab.agree import board
from pushdesk.lab.report import print_json, print_table, progress

HAND = HANDS[Level.CASUAL]
TABLE = Table()

SIDES: tuple[tuple[Side, ...], ...] = ((0, 2), (0, 1, 3), (0, 1, 2, 3))
MOST_SUNK = 15
MOST_LOOSE = 9
MOST_UNBALANCED = 2
PLANS = 12
"""Aims that are looked at for one shot; the first that would work with a steady hand is taken."""
CHUNK = 500
"""Shots that one process makes at a time."""

MEANT = (300.0, 500.0)
"""mm/s with which a disc is meant to come to the hole: about half the speed at which it catches."""

STARTS = 17
"""Places along the front of the zone in the search for the best aim at a hole."""
BESIDE = (-4.0, -2.0, 0.0, 2.0, 4.0)
"""mm beside the hole's centre to aim at."""
ARRIVALS = (100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 700.0)
"""mm/s at the hole's centre to aim for, were there no hole."""
ROUNDS = ((24, 60), (150, 12), (1000, 1))
"""Shots with each aim in a round of the search, and how many of the best are kept."""
PROOF = 4000
"""Shots with the aim found, to tell how good it is."""


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    shots: int
    """On boards as in real games."""
    sunk: int
    """Discs that those shots sank, of any seat."""
    flipped_share: float
    """Of the discs sunk: those with the pit up."""
    unbalanced_share: float
    """Of the discs that came to lie in a hole, sunk or unbalanced: the unbalanced ones."""
    sink_by_row: list[float]
    """Chance to sink a chosen hole of the rows 1 to 5 of the empty board with the best aim."""


class Aim(msgspec.Struct, frozen=True):
    """A place, mm, and what the hand is to do there."""

    x: float
    y: float
    heading: float
    """Degrees clockwise from north."""
    speed: float
    """mm/s."""


class Count(msgspec.Struct, frozen=True):
    """What some shots came to."""

    sunk: int = 0
    flipped: int = 0
    leant: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("--report", action="store_true", help="print the report (the default)")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.add_argument("--shots", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")


def run(options: argparse.Namespace) -> int:
    """Shoot and print; the exit code is 0 whatever came out."""
    report = calibrate(options.shots, options.seed, options.jobs)
    if options.json:
        print_json(report)
        return 0
    print_table(
        ("figure", "value"),
        [
            ("shots", report.shots),
            ("discs sunk", report.sunk),
            ("flipped, of the discs sunk", report.flipped_share),
            ("unbalanced, of the discs in a hole", report.unbalanced_share),
            *(
                (f"chosen hole sunk, row {row}", share)
                for row, share in enumerate(report.sink_by_row, 1)
            ),
        ],
    )
    return 0


def calibrate(shots: int, seed: int, jobs: int = 1) -> Report:
    """Return the figures; they depend on the seed, not on the number of processes."""
    chunks = [(seed, first, min(first + CHUNK, shots)) for first in range(0, shots, CHUNK)]
    holes = [(seed, hole) for hole in range(HOLES) if hole % ROWS <= ROWS // 2]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        spread = pool.map if jobs > 1 else map
        counts = list(progress(spread(_count, chunks), len(chunks), "boards"))
        chances = list(progress(spread(_best_chance, holes), len(holes), "holes"))
    sunk = sum(count.sunk for count in counts)
    leant = sum(count.leant for count in counts)
    return Report(
        shots,
        sunk,
        sum(count.flipped for count in counts) / max(sunk, 1),
        leant / max(sunk + leant, 1),
        _by_row({hole: chance for (_seed, hole), chance in zip(holes, chances, strict=True)}),
    )


def _by_row(chances: dict[int, float]) -> list[float]:
    """Return the mean chance of each row; the holes to the east are mirror images."""
    rows = []
    for row in range(ROWS):
        holes = range(ROWS * row, ROWS * row + ROWS)
        western = (min(hole, 2 * (ROWS * row + ROWS // 2) - hole) for hole in holes)
        rows.append(statistics.fmean(chances[hole] for hole in western))
    return rows


# Boards as in real games.


def positions(seed: int, first: int, last: int) -> Iterator[tuple[tuple[Disc, ...], Launch]]:
    """Yield boards, each with a shot of the casual hand; the n-th depends on the seed and n."""
    for number in range(first, last):
        rand = random.Random(f"shots {seed} {number}")
        sides = rand.choice(SIDES)
        loose = rand.randint(0, min(MOST_LOOSE, 3 * len(sides)))
        unbalanced = rand.randint(0, MOST_UNBALANCED)
        most = min(MOST_SUNK, (DISCS - 4) * len(sides) - unbalanced)
        discs = board(rand, sides, sunk=rand.randint(0, most), unbalanced=unbalanced, loose=loose)
        seat = rand.randrange(len(sides))
        aim = _aim(rand, discs, sides[seat])
        heading, speed = shaken(HAND, aim.heading, aim.speed, rand, TABLE)
        yield discs, _launch(aim, heading, speed, _unused(discs, seat))


def _count(chunk: tuple[int, int, int]) -> Count:
    """Shoot a row of positions and count what lies in holes that didn't before."""
    sunk = flipped = leant = 0
    for discs, launch in positions(*chunk):
        lay = {disc.number: disc.lie for disc in discs}
        for disc in _forecast(discs, launch).moved:
            if disc.lie is not lay.get(disc.number):
                sunk += disc.lie is Lie.SUNK
                flipped += disc.lie is Lie.SUNK and disc.pit
                leant += disc.lie is Lie.UNBALANCED
    return Count(sunk, flipped, leant)


def _aim(rand: random.Random, discs: Sequence[Disc], side: Side) -> Aim:
    """Return an aim at some open hole: straight at it, with a speed at which it catches."""
    taken = {disc.hole for disc in discs if disc.lie is not Lie.LOOSE}
    hole = rand.choice([hole for hole in range(HOLES) if hole not in taken])
    standing = [(disc.x, disc.y) for disc in discs if disc.lie is not Lie.SUNK]
    first = None
    for _ in range(PLANS):
        aim = _straight(_start(rand, standing, side), CENTRES[hole], rand.uniform(*MEANT))
        first = first or aim
        disc = _by_steady_hand(tuple(discs), aim)
        if disc is not None and disc.hole == hole and disc.lie is Lie.SUNK:
            return aim
    assert first is not None
    return first


def _start(rand: random.Random, standing: Sequence[geometry.Point], side: Side) -> geometry.Point:
    """Return a free place at the front of a zone."""
    own = geometry.area(TABLE, 0, corners=False)
    while True:
        x = rand.uniform(own.left, own.right)
        # Where discs stand all along the front, it's a place farther back.
        place = geometry.turned((x, own.top - abs(rand.gauss(0.0, 5.0))), -side)
        if all(math.dist(place, other) > 2.0 * TABLE.disc_radius for other in standing):
            return place


def _by_steady_hand(discs: tuple[Disc, ...], aim: Aim) -> Disc | None:
    """Return how the shot disc lies after an aim that comes out as meant; None when it's off."""
    number = DISCS * 4
    result = _forecast(discs, _launch(aim, aim.heading, aim.speed, number))
    return next((disc for disc in result.moved if disc.number == number), None)


def _unused(discs: Iterable[Disc], seat: int) -> int:
    taken = {disc.number for disc in discs}
    return next(each for each in range(DISCS * seat, DISCS * (seat + 1)) if each not in taken)


# The best aim at a hole of the empty board.


def _best_chance(task: tuple[int, int]) -> float:
    """Return how surely the casual hand sinks a hole from the south with the best aim found."""
    seed, hole = task
    aims = _aims(hole)
    for shots, kept in ROUNDS:
        chances = [_chance(aim, hole, f"{seed} {shots}", shots) for aim in aims]
        order = sorted(range(len(aims)), key=lambda each: -chances[each])
        aims = [aims[each] for each in order[:kept]]
    return _chance(aims[0], hole, f"{seed} proof", PROOF)


def _aims(hole: int) -> list[Aim]:
    own = geometry.area(TABLE, 0, corners=False)
    x, y = CENTRES[hole]
    return [
        _straight((own.left + step / (STARTS - 1) * (own.right - own.left), own.top), there, speed)
        for step in range(STARTS)
        for there in ((x + beside, y) for beside in BESIDE)
        for speed in ARRIVALS
    ]


def _chance(aim: Aim, hole: int, seed: str, shots: int) -> float:
    """Return the share of shots that end in a hole; every aim gets the same errors of the hand."""
    rand = random.Random(seed)
    sunk = 0
    for _ in range(shots):
        heading, speed = shaken(HAND, aim.heading, aim.speed, rand, TABLE)
        for disc in _forecast((), _launch(aim, heading, speed, 0)).moved:
            sunk += disc.hole == hole and disc.lie is Lie.SUNK
    return sunk / shots


# Shots.


def _straight(start: geometry.Point, end: geometry.Point, arrival: float) -> Aim:
    """Return the aim that gets a disc to a point with a speed, if nothing is in the way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    speed = math.sqrt(arrival * arrival + 2.0 * TABLE.deceleration * math.hypot(dx, dy))
    return Aim(*start, math.degrees(math.atan2(dx, dy)), speed)


def _launch(aim: Aim, heading: float, speed: float, number: int) -> Launch:
    angle = math.radians(heading)
    return Launch(number, aim.x, aim.y, speed * math.sin(angle), speed * math.cos(angle))


def _forecast(discs: tuple[Disc, ...], launch: Launch) -> Result:
    forecast = _last_forecast(discs)
    return forecast.result(launch.number, launch.x, launch.y, launch.vx, launch.vy)


@functools.lru_cache(maxsize=2)
def _last_forecast(discs: tuple[Disc, ...]) -> Forecast:
    return Forecast(discs, TABLE)
