# SPDX-License-Identifier: GPL-3.0-or-later
"""How an opponent takes aim, how discs go home, how formations light up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from pushdesk.core.game import Seat
from pushdesk.desktop.flick.aim import Aim, power_of, within
from pushdesk.desktop.motion import Beat, Sprite, eased
from pushdesk.games.flick import geometry, placement
from pushdesk.games.flick.formations import Formation
from pushdesk.games.flick.state import (
    Counted,
    Disc,
    Event,
    Expelled,
    Formed,
    GameBegan,
    Lie,
    Shot,
    State,
    TakenBack,
)

if TYPE_CHECKING:
    from pushdesk.desktop.flick.table import FlickTable

AIMING = 1100.0
PLACE, TURN, DRAW = 0.18, 0.62, 0.92
"""When an opponent has placed the disc, has turned, has drawn back; shares of `AIMING`."""
LOOK = 350.0
"""How long a disc that goes home is looked at first, ms."""
MOVE = 380.0
STAGGER = 70.0
GLOW = 1000.0
PAUSE = 250.0


class Beats:
    """Make beats for a table."""

    def __init__(self, table: FlickTable) -> None:
        """Move the pieces of a table."""
        self._table = table

    def aiming(self, before: State, shot: Shot) -> Beat:
        """Return how an opponent places a disc, turns, draws back and lets go."""
        table = self._table
        board = placement.table(before)
        straight = geometry.heading(before.sides[before.actor], before.rules.corners)
        way = within(shot.heading - straight)
        power = power_of(shot.speed, board)
        disc = Disc(placement.next_disc(before), shot.x, shot.y)

        def begin() -> Sequence[Sprite]:
            table.board.show_disc(disc)
            table.marks.show_zone(before.sides[before.actor])
            table.marks.show_aim(Aim((shot.x, shot.y), straight, 0.0), cone=0.0, refused=False)
            return ()

        def during(progress: float) -> None:
            turned = eased(_part(progress, PLACE, TURN))
            drawn = eased(_part(progress, TURN, DRAW))
            aim = Aim((shot.x, shot.y), within(straight + way * turned), power * drawn)
            table.marks.show_aim(aim, cone=0.0, refused=False)

        return Beat(AIMING, begin, lambda: table.marks.show_zone(None), during)

    def of(self, events: Sequence[Event]) -> list[Beat]:
        """Return the movements of a step's events, discs that go home last."""
        beats: list[Beat] = []
        for event in events:
            match event:
                case Formed():
                    beats.append(self._glow(event))
                case TakenBack():
                    beats.append(self._home(event.seat, event.numbers))
                case Expelled() if not event.again:
                    beats.append(Beat(PAUSE, tuple))
                case Counted() | GameBegan():
                    beats.append(self._clear())
                case _:
                    pass
        return beats

    def _glow(self, event: Formed) -> Beat:
        table = self._table
        formation = Formation(event.clause, event.holes, event.points)

        def begin() -> Sequence[Sprite]:
            table.desk.sound.play("cursed" if event.points < 0 else "formation")
            return ()

        def during(progress: float) -> None:
            table.marks.glow((formation,), progress)

        return Beat(GLOW, begin, lambda: table.marks.glow((), 0.0), during)

    def _home(self, seat: Seat, numbers: Sequence[int]) -> Beat:
        """Return discs that fly back to their owner's reserve."""
        table = self._table
        long = LOOK + MOVE + STAGGER * max(0, len(numbers) - 1)

        def begin() -> Sequence[Sprite]:
            panel = table.panels[seat]
            end = panel.mapTo(table.field, panel.landing().toPoint())
            sprites = []
            for count, number in enumerate(numbers):
                item = table.board.discs.get(number)
                if item is None:
                    continue
                corner = table.board.mapTo(table.field, table.board.rect().topLeft())
                start = item.pos() + QPointF(corner)
                picture = table.board.pictures.disc(
                    seat, pit=False, lie=Lie.LOOSE, lean=None, lifted=True
                )
                size = picture.deviceIndependentSize()
                table.board.remove(number)
                sprites.append(
                    Sprite(
                        picture,
                        _around(start, size),
                        _around(QPointF(end), size * 0.6),
                        MOVE,
                        LOOK + STAGGER * count,
                    )
                )
            return sprites

        def finish() -> None:
            for number in numbers:
                table.board.remove(number)

        return Beat(long, begin, finish)

    def _clear(self) -> Beat:
        return Beat(PAUSE, tuple)


def _part(progress: float, start: float, end: float) -> float:
    return min(1.0, max(0.0, (progress - start) / (end - start)))


def _around(centre: QPointF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(), size)
    rect.moveCenter(centre)
    return rect
