# SPDX-License-Identifier: GPL-3.0-or-later
"""The forecast: the event-driven twin of the live board.

Between events every disc slides straight on and loses speed evenly, so the next event is
a closed form and nothing has to be stepped: see `prediction`, `sliding` and
`docs/flick-forecast.md`.

Plain Python on lists of floats, kept free of what mypyc can't compile.
"""

from __future__ import annotations

from pushdesk.games.flick.prediction import Prediction
from pushdesk.games.flick.state import Disc, Lie, Result
from pushdesk.games.flick.table import HOLES, Table


class Outcome:
    """Where a shot leaves the discs that are not sunk before it.

    Attributes (one entry a disc, the shot disc last; discs that are sunk before the shot
    lie where they lay and have none):
        numbers: the numbers of the discs.
        x, y: where they rest, or where they left the board, mm.
        lies, holes, pits: as in `state.Disc`.
        moved: indices of the discs that moved, the shot disc's first, in the order in which
            they began to.
        off: indices of the discs that left the board, in the order in which they did.
    """

    def __init__(self, prediction: Prediction) -> None:
        self.numbers = prediction.numbers
        self.x = prediction.x
        self.y = prediction.y
        self.lies = prediction.lies
        self.holes = prediction.holes
        self.pits = prediction.pits
        self.moved = prediction.moved
        self.off = prediction.off

    def result(self) -> Result:
        """Return the outcome in the form of the live board's."""
        discs = [
            Disc(
                self.numbers[i],
                self.x[i],
                self.y[i],
                self.lies[i],
                self.holes[i],
                self.pits[i],
            )
            for i in self.moved
            if i not in self.off
        ]
        discs.sort(key=_number)
        return Result(tuple(discs), tuple([self.numbers[i] for i in self.off]))


def _number(disc: Disc) -> int:
    return disc.number


class Way:
    """The way of one disc through a shot.

    Attributes:
        number: the number of the disc.
        points: corners of its way from its first place to its last, mm.
        left: whether it leaves the board at the last of them.
        lie, hole, pit: how it lies in the end, as in `state.Disc`.

    """

    def __init__(self, prediction: Prediction, i: int) -> None:
        self.number = prediction.numbers[i]
        self.points: list[tuple[float, float]] = []
        for point in [*prediction.corners[i], (prediction.x[i], prediction.y[i])]:
            if not self.points or self.points[-1] != point:
                self.points.append(point)
        self.left = i in prediction.off
        self.lie = prediction.lies[i]
        self.hole = prediction.holes[i]
        self.pit = prediction.pits[i]


class Forecast:
    """Shots at one board; make it once and shoot thousands of times."""

    def __init__(self, discs: tuple[Disc, ...], table: Table) -> None:
        above = [disc for disc in discs if disc.lie is not Lie.SUNK]
        self._table = table
        self._numbers = [disc.number for disc in above]
        self._x = [disc.x for disc in above]
        self._y = [disc.y for disc in above]
        self._lies = [disc.lie for disc in above]
        self._holes = [disc.hole for disc in above]
        self._pits = [disc.pit for disc in above]
        self._free = [True] * HOLES
        for disc in discs:
            if disc.lie is Lie.SUNK:
                self._free[disc.hole] = False

    def prediction(self, number: int, x: float, y: float) -> Prediction:
        """Return the board with one more disc, the last one, loose at a place, mm."""
        return Prediction(
            self._table,
            [*self._numbers, number],
            [*self._x, x],
            [*self._y, y],
            [*self._lies, Lie.LOOSE],
            [*self._holes, -1],
            [*self._pits, False],
            self._free[:],
        )

    def shoot(self, number: int, x: float, y: float, vx: float, vy: float) -> Outcome:
        """Return where a shot of a new disc leaves the discs.

        Place in mm, speed in mm/s; the place is free, on the board and over no open hole.
        """
        prediction = self.prediction(number, x, y)
        prediction.flick(len(self._numbers), vx, vy)
        return Outcome(prediction)

    def result(self, number: int, x: float, y: float, vx: float, vy: float) -> Result:
        """Return what `physics.simulate` calls the result of the same shot."""
        return self.shoot(number, x, y, vx, vy).result()

    def path(self, number: int, x: float, y: float, vx: float, vy: float) -> list[Way]:
        """Return the ways of all discs that move, the shot disc's first.

        Place in mm, speed in mm/s.
        """
        prediction = self.prediction(number, x, y)
        prediction.watch()
        prediction.flick(len(self._numbers), vx, vy)
        return [Way(prediction, i) for i in prediction.moved]
