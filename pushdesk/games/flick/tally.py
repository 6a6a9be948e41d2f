# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in counts: what a shot leads to, much faster than `resolution` but for judging only.

Left out are where discs lie and what the screen is told. Tests hold it to `resolution`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from pushdesk.core.game import Seat
from pushdesk.games.flick.placement import table, touched_zone
from pushdesk.games.flick.resolution import LONGEST_CHAIN, MOST_LOOSE
from pushdesk.games.flick.state import Lie, Phase, Result, State
from pushdesk.games.flick.table import DISCS, HOLES
from pushdesk.games.flick.turns import MOST_SHOTS, SHOTS


class Tally(msgspec.Struct):
    """How everybody stands in a position, lists by seat."""

    sunk: list[int]
    """Holes that hold a sunk disc of the seat, as bits."""
    pits: list[int]
    """Sunk discs with the pit up."""
    leaning: list[int]
    """Holes that an unbalanced disc of the seat leans into, as bits."""
    loose: list[int]
    queue: tuple[Seat, ...]
    """Whose discs are to be shot again, the next one first."""
    turn: Seat
    shots: int
    """Own shots that the active player has made in this turn."""
    sank: bool = False
    sank_own: bool = False
    ending: bool = False
    """Whether the turn is over once the queue is empty."""
    ended: bool = False
    """Whether the game is decided and only the round goes on (A22)."""
    over: bool = False

    def reserve(self, seat: Seat) -> int:
        """Return how many discs a seat has in reserve."""
        return (
            DISCS
            - self.sunk[seat].bit_count()
            - self.leaning[seat].bit_count()
            - self.loose[seat]
            - self.queue.count(seat)
        )


def tally(state: State) -> Tally:
    """Return the counts of a position."""
    seats = range(state.seats)
    found = Tally(
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        tuple(number // DISCS for number in state.queue),
        state.turn,
        state.shots,
        state.sank,
        state.sank_own,
        bool(state.ending),
        bool(state.ended),
        state.phase in (Phase.COUNTED, Phase.OVER),
    )
    for disc in state.discs:
        _count(found, disc.seat, disc.lie, disc.hole, 1, disc.pit)
    return found


def _count(found: Tally, seat: Seat, lie: Lie, hole: int, sign: int, pit: bool = False) -> None:
    if lie is Lie.LOOSE:
        found.loose[seat] += sign
    elif lie is Lie.SUNK:
        found.sunk[seat] += sign << hole
        found.pits[seat] += pit
    else:
        found.leaning[seat] += sign << hole


class Ledger:
    """Keep the counts of one position and find those after a shot."""

    def __init__(self, state: State) -> None:
        """Count a position in which somebody is to shoot."""
        self.state = state
        self.before = tally(state)
        self._lies = {disc.number: (disc.lie, disc.hole) for disc in state.discs}
        board = table(state)
        self._near = board.line - board.disc_radius
        self._own = state.phase is Phase.SHOOT
        self._shooter = state.actor
        self._last = (
            self._own
            and self.before.sunk[state.turn].bit_count() == DISCS - 1
            and self.before.reserve(state.turn) == 1
        )

    def after(self, result: Result) -> Tally:
        """Return the counts after the actor's shot had a result."""
        found = self._shot()
        sunk, sunk_own, expelled = self._lay(found, result)
        if self._own:
            found.sank, found.sank_own = sunk, sunk_own
            found.ending = found.ending or expelled
        if self._decided(found):
            found.over = True
            return found
        for seat, loose in enumerate(found.loose):
            if loose > MOST_LOOSE:
                found.loose[seat] = 0
                found.ending = found.ending or seat == found.turn
        if self._own and not found.reserve(self._shooter):
            self._empty_reserve(found)
        if not found.queue and (found.ending or self._no_more(found)):
            self.end_turn(found)
        return found

    def passed(self) -> Tally:
        """Return the counts after the active player shoots no more."""
        found = self._copy()
        self.end_turn(found)
        return found

    def _copy(self) -> Tally:
        was = self.before
        return replace(
            was,
            sunk=was.sunk.copy(),
            pits=was.pits.copy(),
            leaning=was.leaning.copy(),
            loose=was.loose.copy(),
        )

    def _shot(self) -> Tally:
        found = self._copy()
        if self._own:
            found.shots += 1
        else:
            found.queue = found.queue[1:]
        return found

    def _lay(self, found: Tally, result: Result) -> tuple[bool, bool, bool]:
        """Count the board; return whether a disc, an own disc was sunk, an own one expelled."""
        sunk = sunk_own = expelled = False
        shooter = self._shooter
        for disc in result.moved:
            seat = disc.number // DISCS
            old = self._lies.get(disc.number)
            if old is not None:
                if old[0] is Lie.SUNK:
                    continue
                _count(found, seat, *old, -1)
            if disc.lie is Lie.SUNK:
                sunk = True
                sunk_own = sunk_own or seat == shooter
            elif (
                disc.lie is Lie.LOOSE
                and (abs(disc.x) >= self._near or abs(disc.y) >= self._near)
                and touched_zone(self.state, disc) is not None
            ):
                continue
            _count(found, seat, disc.lie, disc.hole, 1, disc.pit)
        again = []
        for number in result.off:
            old = self._lies.get(number)
            if old is not None:
                _count(found, number // DISCS, *old, -1)
            if number // DISCS == shooter:
                expelled = True
            else:
                again.append(number // DISCS)
        if again:
            self._shoot_again(found, again)
        return sunk, sunk_own, expelled

    def _shoot_again(self, found: Tally, again: list[Seat]) -> None:
        seats = self.state.seats
        again.sort(key=lambda seat: (seat - self._shooter) % seats)
        chain = 0 if self._own else self.state.chain + 1
        room = LONGEST_CHAIN - chain - len(found.queue)
        found.queue += tuple(again[: max(room, 0)])

    def _decided(self, found: Tally) -> bool:
        counts = [holes.bit_count() for holes in found.sunk]
        complete, full = DISCS in counts, sum(counts) == HOLES
        found.ended = found.ended or complete or full
        return full or (complete and not self.state.rules.finish_round)

    def _empty_reserve(self, found: Tally) -> None:
        """Take back what isn't sunk (F19 to F21, F23)."""
        seat = self._shooter
        kept = self._last and (found.loose[seat] or found.leaning[seat])
        found.loose[seat] = found.leaning[seat] = 0
        found.ending = found.ending or not kept

    def _no_more(self, found: Tally) -> bool:
        if found.shots >= MOST_SHOTS:
            return True
        if self.state.rules.sink_to_continue and not found.sank_own:
            return True
        return found.shots == SHOTS and not found.sank

    def end_turn(self, found: Tally) -> None:
        """Pass the turn on, or end the round that A22 finishes."""
        state = self.state
        seat = (found.turn + 1) % state.seats
        while not (found.ended and seat == state.shooter_first) and not found.reserve(seat):
            seat = (seat + 1) % state.seats
        if found.ended and seat == state.shooter_first:
            found.over = True
            found.queue = ()
            return
        found.turn = seat
        found.shots = 0
        found.sank = found.sank_own = found.ending = False
