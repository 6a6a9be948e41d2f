# SPDX-License-Identifier: GPL-3.0-or-later
"""What is drawn over the wood: values, zone, aim, warnings, formations."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from pushdesk.core.game import Seat
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.flick import art
from pushdesk.desktop.flick.aim import Aim
from pushdesk.desktop.flick.board import BoardView
from pushdesk.desktop.flick.shapes import STAINS
from pushdesk.games.flick import geometry, scoring
from pushdesk.games.flick.forecast import Way
from pushdesk.games.flick.formations import Formation
from pushdesk.games.flick.geometry import Point
from pushdesk.games.flick.state import Lie, Side, State
from pushdesk.games.flick.table import DISCS

WARNED = 3
"""Own loose discs from which on the next one ends the turn (F17)."""
SHORT, LONG = 45.0, 150.0
"""Length of the aim line without and with full power, mm."""


class Marks:
    """Draw a position's marks on a board."""

    def __init__(self, board: BoardView, desk: Desk) -> None:
        """Draw on a board."""
        self._board = board
        self._desk = desk

    def show_state(self, state: State) -> None:
        """Show what the holes are worth to the active player, and the warnings."""
        board = self._board
        side = state.sides[state.actor]
        rules = state.rules
        worth = geometry.values(side, rules.corners, rules.diagonals)
        taken = {disc.hole for disc in state.discs if disc.lie is not Lie.LOOSE}
        values = {hole: points for hole, points in enumerate(worth) if hole not in taken}

        def paint(painter: QPainter) -> None:
            art.paint_values(
                painter, board.square, board.table, values, art.INK, bottom=board.bottom
            )

        board.values.show_paint(paint)
        loose = state.lying(state.turn, Lie.LOOSE)
        self._warn([(disc.x, disc.y) for disc in loose] if len(loose) >= WARNED else [])

    def _warn(self, places: Sequence[Point]) -> None:
        board = self._board

        def paint(painter: QPainter) -> None:
            for place in places:
                art.paint_warning(painter, board.square, board.table, place, bottom=board.bottom)

        board.marks.show_paint(paint if places else None)

    def show_zone(self, side: Side | None) -> None:
        """Light the shooting zone of a side, or none."""
        board, desk = self._board, self._desk
        if side is None:
            board.zone.show_paint(None)
            return

        def paint(painter: QPainter) -> None:
            art.paint_zone(
                painter,
                board.square,
                board.table,
                side,
                board.corners,
                desk.theme.colour("accent"),
                0.7,
                bottom=board.bottom,
            )

        board.zone.show_paint(paint)

    def show_aim(self, aim: Aim, *, cone: float, refused: bool, ways: Sequence[Way] = ()) -> None:
        """Draw the aim line with its cone in degrees, or that the disc can't lie there.

        `ways` are what the forecast says of the discs that would move, for practice.
        """
        board, desk = self._board, self._desk

        def paint(painter: QPainter) -> None:
            if refused:
                art.paint_refused(
                    painter, board.square, board.table, aim.place, bottom=board.bottom
                )
                return
            for way in ways:
                fate = None if way.left else way.lie
                ink = STAINS[way.number // DISCS]
                art.paint_ghost(
                    painter,
                    board.square,
                    board.table,
                    way.points,
                    fate,
                    ink,
                    bottom=board.bottom,
                )
            art.paint_aim(
                painter,
                board.square,
                board.table,
                aim.place,
                aim.heading,
                SHORT + (LONG - SHORT) * aim.power,
                cone,
                aim.power,
                desk.theme.colour("accent"),
                bottom=board.bottom,
            )

        board.aim.show_paint(paint)

    def hide_aim(self) -> None:
        """Draw no aim."""
        self._board.aim.show_paint(None)

    def show_formations(self, state: State, seat: Seat | None) -> None:
        """Show the formations of a seat that count now, or none."""
        found = scoring.formations(state, seat) if seat is not None else ()
        self.glow(found, 1.0)

    def glow(self, found: Sequence[Formation], phase: float) -> None:
        """Draw formations in a phase of their glow, 0 to 1."""
        board = self._board

        def paint(painter: QPainter) -> None:
            for each in found:
                art.paint_formation(
                    painter,
                    board.square,
                    board.table,
                    each.holes,
                    each.clause,
                    phase,
                    bottom=board.bottom,
                )

        board.glow.show_paint(paint if found else None)
