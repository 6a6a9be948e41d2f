# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the forecast of the flick board agrees with the live board.

Both take the same shots on the same boards, once with smooth discs and once with the
friction of the real table.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from pushdesk.games.flick import geometry
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.state import Disc, Lie, Result, Side
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, Table
from pushdesk.games.flick.trace import Launch
from pushdesk.lab.report import print_json, print_table, progress

SMOOTH = Table(disc_friction=0.0)
ROUGH = Table()

SIDES: tuple[tuple[Side, ...], ...] = ((0, 2), (0, 1, 3), (0, 1, 2, 3))
MOST_SUNK = 15
MOST_LOOSE = 12
MOST_UNBALANCED = 3
LOOSE_A_SEAT = 3
"""Four loose discs are taken back (F17)."""
IN_OWN_ZONE = 0.15
"""Share of the loose discs that lie in the zone of their owner."""
SLOWEST, FASTEST = 300.0, 1500.0
"""mm/s, the speeds that a plan tries."""
TARGET = 130.0
"""mm; shots head for a point that is no farther from the board's middle to the east or north."""
GAP = 0.01
"""mm; at least this lies between two discs of a drawn board."""
STIRRED = 0.1
"""mm; a disc that went less far in both is left out of the errors."""

Fate = tuple[Lie, int, bool] | None
"""How a disc lies, in which hole, whether with the pit up; None when it left the board."""


class Case(msgspec.Struct, frozen=True):
    """A board and a shot at it."""

    discs: tuple[Disc, ...]
    launch: Launch


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    shots: int
    fates_equal_smooth: float
    """Share of the shots after which every disc has the same fate in both, smooth discs."""
    fates_equal_friction: float
    """The same with the friction between discs of the real table."""
    median_mm: float
    """Distance of the resting places of the discs that moved and lie in no hole, real table."""
    p90_mm: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the tool understands."""
    parser.add_argument("--shots", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    """Compare and print; the exit code is 0 whatever came out."""
    report = compare(options.shots, options.seed)
    if options.json:
        print_json(report)
    else:
        print_table(("figure", "value"), msgspec.structs.asdict(report).items())
    return 0


def compare(shots: int, seed: int) -> Report:
    """Return how far the two agree over some shots drawn by a seed."""
    equal = {SMOOTH: 0, ROUGH: 0}
    errors: list[float] = []
    for case in progress(cases(shots, seed), shots, "shots"):
        for table in equal:
            live, forecast = both(case, table)
            equal[table] += fates(case, live) == fates(case, forecast)
            if table is ROUGH:
                errors.extend(_errors(case, live, forecast))
    errors.sort()
    return Report(
        shots,
        equal[SMOOTH] / max(shots, 1),
        equal[ROUGH] / max(shots, 1),
        _quantile(errors, 0.5),
        _quantile(errors, 0.9),
    )


def cases(shots: int, seed: int) -> Iterator[Case]:
    """Yield boards as in real games, each with a shot of a seat from its zone."""
    for number in range(shots):
        chance = random.Random(f"{seed} {number}")
        sides = chance.choice(SIDES)
        loose = chance.randint(0, min(MOST_LOOSE, LOOSE_A_SEAT * len(sides)))
        unbalanced = chance.randint(0, MOST_UNBALANCED)
        room = (DISCS - 1 - LOOSE_A_SEAT) * len(sides) - unbalanced
        sunk = min(chance.randint(0, MOST_SUNK), room)
        discs = board(chance, sides, sunk=sunk, unbalanced=unbalanced, loose=loose)
        yield Case(discs, shot(chance, discs, chance.randrange(len(sides)), sides))


def both(case: Case, table: Table) -> tuple[Result, Result]:
    """Return what the live board and what the forecast says of a case."""
    launch = case.launch
    forecast = Forecast(case.discs, table)
    return (
        simulate(case.discs, launch, table).result,
        forecast.result(launch.number, launch.x, launch.y, launch.vx, launch.vy),
    )


def fates(case: Case, result: Result) -> dict[int, Fate]:
    """Return the fate of every disc by its number."""
    known: dict[int, Fate] = {disc.number: _fate(disc) for disc in case.discs}
    known.update((disc.number, _fate(disc)) for disc in result.moved)
    known.update((number, None) for number in result.off)
    return known


def _fate(disc: Disc) -> Fate:
    return disc.lie, disc.hole, disc.pit


def _errors(case: Case, live: Result, forecast: Result) -> Iterator[float]:
    """Yield how far apart discs came to rest that moved, lie on the board and in no hole, mm."""
    before = {disc.number: (disc.x, disc.y) for disc in case.discs}
    before[case.launch.number] = (case.launch.x, case.launch.y)
    one = _places(case.discs, live)
    other = _places(case.discs, forecast)
    for number in one.keys() & other.keys():
        ways = (math.dist(before[number], place[number]) for place in (one, other))
        if max(ways) > STIRRED:
            yield math.dist(one[number], other[number])


def _places(discs: Iterable[Disc], result: Result) -> dict[int, tuple[float, float]]:
    known = {disc.number: disc for disc in discs} | {disc.number: disc for disc in result.moved}
    return {
        number: (disc.x, disc.y)
        for number, disc in known.items()
        if disc.lie is not Lie.SUNK and number not in result.off
    }


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def board(
    chance: random.Random, sides: Sequence[Side], *, sunk: int, unbalanced: int, loose: int
) -> tuple[Disc, ...]:
    """Return a board drawn at random, by number.

    `sides` are those of the seats; the loose discs are dealt out evenly, and every seat
    keeps a disc in reserve. No two discs overlap, no loose one lies over an open hole.
    Raises `IndexError` when there are too few discs or holes for that.
    """
    table = ROUGH
    reserve = [list(range(DISCS * seat, DISCS * (seat + 1))) for seat in range(len(sides))]
    holes = chance.sample(range(HOLES), sunk + unbalanced)
    kept = 1 + -(-loose // len(sides))
    discs: list[Disc] = []
    for turn in range(sunk + unbalanced):
        seat = chance.choice([seat for seat, left in enumerate(reserve) if len(left) > kept])
        hole, number = holes[turn], reserve[seat].pop()
        x, y = CENTRES[hole]
        if turn < sunk:
            discs.append(Disc(number, x, y, Lie.SUNK, hole, chance.random() < 0.04))
        else:
            angle = chance.uniform(0.0, 2.0 * math.pi)
            away = chance.uniform(table.flat + GAP, table.support - GAP)
            x, y = x + away * math.cos(angle), y + away * math.sin(angle)
            discs.append(Disc(number, x, y, Lie.UNBALANCED, hole))
    for turn in range(loose):
        seat = turn % len(sides)
        x, y = _loose_place(chance, discs, sides[seat])
        discs.append(Disc(reserve[seat].pop(), x, y))
    return tuple(sorted(discs, key=lambda disc: disc.number))


def _loose_place(chance: random.Random, discs: Sequence[Disc], side: Side) -> tuple[float, float]:
    """Return where a loose disc may lie: in the field or in its owner's zone."""
    table = ROUGH
    plugged = {disc.hole for disc in discs if disc.lie is Lie.SUNK}
    while True:
        if chance.random() < IN_OWN_ZONE:
            place = _zone_place(chance, discs, side)
        else:
            edge = table.line - table.disc_radius - GAP
            place = chance.uniform(-edge, edge), chance.uniform(-edge, edge)
        over = any(
            math.dist(place, CENTRES[hole]) <= table.support
            for hole in range(HOLES)
            if hole not in plugged
        )
        if not over and _is_free(discs, place):
            return place


def _zone_place(chance: random.Random, discs: Sequence[Disc], side: Side) -> tuple[float, float]:
    """Return a free place in the zone of a side."""
    area = geometry.area(ROUGH, side, corners=False)
    while True:
        place = chance.uniform(area.left, area.right), chance.uniform(area.bottom, area.top)
        if _is_free(discs, place):
            return place


def _is_free(discs: Sequence[Disc], place: tuple[float, float]) -> bool:
    least = 2.0 * ROUGH.disc_radius + GAP
    return all(
        disc.lie is Lie.SUNK or math.dist(place, (disc.x, disc.y)) >= least for disc in discs
    )


def shot(chance: random.Random, discs: Sequence[Disc], seat: int, sides: Sequence[Side]) -> Launch:
    """Return a shot of a seat from its zone towards the field, drawn at random."""
    taken = {disc.number for disc in discs}
    number = next(each for each in range(DISCS * seat, DISCS * (seat + 1)) if each not in taken)
    x, y = _zone_place(chance, discs, sides[seat])
    aim = chance.uniform(-TARGET, TARGET) - x, chance.uniform(-TARGET, TARGET) - y
    speed = chance.uniform(SLOWEST, FASTEST)
    length = math.hypot(*aim)
    return Launch(number, x, y, speed * aim[0] / length, speed * aim[1] / length)
