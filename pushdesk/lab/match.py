# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between opponents over duplicate deals: the same deal once for each seating."""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pushdesk import games
from pushdesk.core.game import (
    LARGEST_DEAL,
    Computer,
    Game,
    Level,
    Outcome,
    Person,
    Player,
    Setup,
    setup_refusal,
)
from pushdesk.core.opponent import Limit, Opponent
from pushdesk.lab import report, rivals

AnyGame = Game[Any, Any, Any, Any]
Interval = tuple[float, float]

_SIGMAS = 1.96
"""Half the width of a 95 % interval."""


class Side(msgspec.Struct, frozen=True):
    """How all seats of one name did together."""

    level: str
    wins: int
    """Games in which a seat of this side, and of no other, came first."""
    ties: int
    """Games in which it shared the first place with another side."""
    points_mean: float
    """Points a seat and game."""
    points_ci95: Interval
    win_rate: float
    """Wins and half the ties, as a share of the games."""
    win_ci95: Interval
    turns_mean: float
    """Turns a seat and game."""
    turn_points: float
    """Points a turn."""
    turn_points_ci95: Interval


class Report(msgspec.Struct, frozen=True):
    """What a match found."""

    game: str
    games: int
    illegal: int
    actions_mean: float
    """Actions a game."""
    actions_most: int
    """Actions of the longest game."""
    seconds: float
    sides: tuple[Side, ...]
    """In the order in which they were first named."""
    elo: float
    """Of the first side over the second, from who of the two came in ahead."""
    elo_ci95: Interval
    turn_ratio: float
    """Points a turn of the first side, as a multiple of the second's; 0 if that has none."""
    turn_ratio_ci95: Interval


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    deal: int
    seats: tuple[str, ...]
    outcome: Outcome
    illegal: int
    turns: tuple[int, ...]
    """By seat."""
    actions: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this tool."""
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument(
        "--seats", required=True, help="one name a seat, such as expert,casual,expert,casual"
    )
    parser.add_argument("--games", type=int, default=100, help="games in total (100)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the deals (1)")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="cap on the time for one decision (10)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the match; return 0, 1 after an illegal action, or 2 when it can't be set up."""
    game = games.find(args.game)
    assert game is not None
    seats = tuple(args.seats.split(","))
    options = dict(pair.partition("=")[::2] for pair in args.option)
    trouble = _trouble(game, seats, options, args.games)
    if trouble:
        sys.stderr.write(f"pushdesk-lab match: {trouble}\n")
        return 2
    began = time.monotonic()
    matches = play_match(game, seats, args.games, args.seed, options, args.seconds)
    played = list(report.progress(matches, args.games, "match"))
    found = summary(game.name, seats, played, time.monotonic() - began)
    if args.json:
        report.print_json(found)
    else:
        _print(found)
    return 1 if found.illegal else 0


def _trouble(
    game: AnyGame, seats: Sequence[str], options: dict[str, str], count: int
) -> str | None:
    known = rivals.names(game.name)
    unknown = [name for name in seats if name not in known]
    if unknown:
        return f"no side {', '.join(unknown)}; known: {', '.join(known)}"
    if count < 1:
        return "at least one game"
    refusal = setup_refusal(game, Setup(game.name, _players(seats), 1, options))
    return None if refusal is None else f"this setup can't be played ({refusal.clause})"


def _players(seats: Sequence[str]) -> tuple[Player, ...]:
    levels = {level.value for level in Level}
    return tuple(Computer(Level(name)) if name in levels else Person(name) for name in seats)


def rotations(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different seatings that turning the table gives."""
    turned = [seats[start:] + seats[:start] for start in range(len(seats))]
    return list(dict.fromkeys(turned))


def play_match(
    game: AnyGame,
    seats: tuple[str, ...],
    count: int,
    seed: int,
    options: dict[str, str],
    seconds: float,
) -> Iterator[Played]:
    """Yield `count` games, each deal once for each seating before the next deal."""
    seatings = rotations(seats)
    deals = random.Random(seed).sample(range(1, LARGEST_DEAL + 1), -(-count // len(seatings)))
    contenders = {name: rivals.contender(game.name, name) for name in seats}
    for number in range(count):
        seating = seatings[number % len(seatings)]
        deal = deals[number // len(seatings)]
        setup = Setup(game.name, _players(seating), deal, options)
        yield play(game, setup, seating, contenders, random.Random(f"{seed}/{number}"), seconds)


def play(
    game: AnyGame,
    setup: Setup,
    seating: tuple[str, ...],
    contenders: dict[str, Opponent[Any, Any]],
    chance: random.Random,
    seconds: float,
) -> Played:
    """Play one game to its end; an illegal action is counted and a legal one is played."""
    state = game.start(setup)
    illegal = actions = 0
    turns = [0] * len(seating)
    on_turn = None
    while (seat := game.actor(state)) is not None:
        if state.turn != on_turn:
            on_turn = state.turn
            turns[on_turn] += 1
        action = contenders[seating[seat]].decide(game.view(state, seat), Limit(seconds), chance)
        if game.refusal(state, action) is not None:
            illegal += 1
            action = next(iter(game.actions(state)))
        state = game.advance(state, action).state
        actions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(setup.deal, seating, outcome, illegal, tuple(turns), actions)


def summary(game: str, seats: tuple[str, ...], played: Sequence[Played], seconds: float) -> Report:
    """Return what some games show; intervals count a deal, not a game, as one observation."""
    sides = tuple(dict.fromkeys(seats))
    elo, elo_ci95 = 0.0, (0.0, 0.0)
    ratio, ratio_ci95 = 0.0, (0.0, 0.0)
    if len(sides) > 1:
        ahead, ahead_ci95 = _estimate(played, [_ahead(one, sides[0], sides[1]) for one in played])
        least = 0.5 / len(played)
        elo = _elo(ahead, least)
        elo_ci95 = (_elo(ahead_ci95[0], least), _elo(ahead_ci95[1], least))
        ratio, ratio_ci95 = _turn_ratio(played, sides[0], sides[1])
    return Report(
        game,
        len(played),
        sum(one.illegal for one in played),
        statistics.fmean(one.actions for one in played),
        max(one.actions for one in played),
        round(seconds, 3),
        tuple(_side(side, played) for side in sides),
        elo,
        elo_ci95,
        ratio,
        ratio_ci95,
    )


def _side(side: str, played: Sequence[Played]) -> Side:
    shares = [_share(one, side) for one in played]
    points = [
        statistics.fmean(
            total for total, name in zip(one.outcome.total, one.seats, strict=True) if name == side
        )
        for one in played
    ]
    points_mean, points_ci95 = _estimate(played, points)
    win_rate, win_ci95 = _estimate(played, shares)
    win_ci95 = (max(0.0, win_ci95[0]), min(1.0, win_ci95[1]))
    wins, ties = shares.count(1.0), shares.count(0.5)
    turns = [_of(one, side, one.turns) for one in played]
    turn_points, turn_points_ci95 = _turn_points(played, side)
    return Side(
        side,
        wins,
        ties,
        points_mean,
        points_ci95,
        win_rate,
        win_ci95,
        sum(turns) / sum(one.seats.count(side) for one in played),
        turn_points,
        turn_points_ci95,
    )


def _of(one: Played, side: str, figures: Sequence[int]) -> int:
    """Return the sum of figures by seat over the seats of a side."""
    return sum(figure for figure, name in zip(figures, one.seats, strict=True) if name == side)


def _turn_points(played: Sequence[Played], side: str) -> tuple[float, Interval]:
    """Return the points a turn of a side and their 95 % interval."""
    turns = sum(_of(one, side, one.turns) for one in played)
    if not turns:
        return 0.0, (0.0, 0.0)
    rate = sum(_of(one, side, one.outcome.total) for one in played) / turns
    _, (low, high) = _estimate(played, _off_rate(played, side, rate))
    width = len(played) / turns
    return rate, (rate + low * width, rate + high * width)


def _off_rate(played: Sequence[Played], side: str, rate: float) -> list[float]:
    """Return by game how many points a side is off what its turns bring at a rate."""
    return [_of(one, side, one.outcome.total) - rate * _of(one, side, one.turns) for one in played]


def _turn_ratio(played: Sequence[Played], side: str, other: str) -> tuple[float, Interval]:
    """Return the ratio of the points a turn of two sides and its 95 % interval.

    The interval is that of the logarithm, by linear error propagation.
    """
    rates, offs = [], []
    for name in (side, other):
        rate, _ = _turn_points(played, name)
        if rate <= 0.0:
            return 0.0, (0.0, 0.0)
        points = sum(_of(one, name, one.outcome.total) for one in played)
        rates.append(rate)
        offs.append([len(played) * off / points for off in _off_rate(played, name, rate)])
    ratio = rates[0] / rates[1]
    difference = [one - two for one, two in zip(*offs, strict=True)]
    _, (low, high) = _estimate(played, difference)
    return ratio, (ratio * math.exp(low), ratio * math.exp(high))


def _share(one: Played, side: str) -> float:
    """Return 1 for a win, 0.5 for a shared one, 0 for a loss."""
    first = {one.seats[seat] for seat in one.outcome.ranking[0]}
    if side not in first:
        return 0.0
    return 1.0 if len(first) == 1 else 0.5


def _ahead(one: Played, side: str, other: str) -> float:
    """Return 1 when the best seat of a side ranks above the other's, 0.5 when level, else 0."""
    best, rival = _best_rank(one, side), _best_rank(one, other)
    return 0.5 if best == rival else float(best < rival)


def _best_rank(one: Played, side: str) -> int:
    return next(
        rank
        for rank, group in enumerate(one.outcome.ranking)
        if any(one.seats[seat] == side for seat in group)
    )


def _estimate(played: Sequence[Played], values: Sequence[float]) -> tuple[float, Interval]:
    """Return a mean and its 95 % interval; games of one deal are no independent observations."""
    mean = statistics.fmean(values)
    by_deal: dict[int, float] = {}
    for one, value in zip(played, values, strict=True):
        by_deal[one.deal] = by_deal.get(one.deal, 0.0) + value - mean
    count = len(by_deal)
    if count < 2:
        return mean, (min(values), max(values))
    spread = math.sqrt(sum(off * off for off in by_deal.values()) * count / (count - 1))
    half = _SIGMAS * spread / len(values)
    return mean, (mean - half, mean + half)


def _elo(rate: float, least: float) -> float:
    """Return the Elo difference of a win rate, which is kept `least` off 0 and 1."""
    rate = min(max(rate, least), 1.0 - least)
    return 400.0 * math.log10(rate / (1.0 - rate)) + 0.0


def _print(found: Report) -> None:
    head = ("side", "wins", "ties", "win rate", "low", "high", "points", "low", "high")
    report.print_table(
        (*head, "turns", "points a turn", "low", "high"),
        [
            (
                *(s.level, s.wins, s.ties, s.win_rate, *s.win_ci95),
                *(s.points_mean, *s.points_ci95),
                *(s.turns_mean, s.turn_points, *s.turn_points_ci95),
            )
            for s in found.sides
        ],
    )
    sys.stdout.write("\n")
    totals = ("games", "illegal", "seconds", "games/s", "Elo 1st-2nd", "low", "high")
    rate = found.games / found.seconds if found.seconds else 0.0
    row = (found.games, found.illegal, found.seconds, rate, found.elo, *found.elo_ci95)
    report.print_table(totals, [row])
    sys.stdout.write("\n")
    report.print_table(
        ("actions a game", "longest", "points a turn 1st/2nd", "low", "high"),
        [(found.actions_mean, found.actions_most, found.turn_ratio, *found.turn_ratio_ci95)],
    )
