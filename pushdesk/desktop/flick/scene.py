# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions: all discs of a board in the right order and place."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pushdesk.desktop.flick.discs import paint_disc, paint_shadow
from pushdesk.desktop.flick.shapes import hole_view, scale_of, to_view
from pushdesk.games.flick.state import Disc, Lie, Side
from pushdesk.games.flick.table import Table

_ORDER = {Lie.SUNK: 0, Lie.UNBALANCED: 1, Lie.LOOSE: 2}


def disc_view(rect: QRectF, table: Table, disc: Disc, bottom: Side = 0) -> QPointF:
    """Return where in a board's square a disc's centre is."""
    return to_view(rect, table, disc.x, disc.y, bottom)


def lean_view(rect: QRectF, table: Table, disc: Disc, bottom: Side = 0) -> QPointF | None:
    """Return the unit vector in the picture from an unbalanced disc to its hole's centre."""
    if disc.lie is not Lie.UNBALANCED or disc.hole < 0:
        return None
    off = hole_view(rect, table, disc.hole, bottom) - disc_view(rect, table, disc, bottom)
    long = math.hypot(off.x(), off.y())
    return off / long if long else None


def paint_position(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    discs: Iterable[Disc],
    *,
    dark: bool,
    bottom: Side = 0,
    larger: float = 1.0,
) -> None:
    """Draw discs on a board that is already there: shadows first, sunk discs below loose ones.

    `larger` multiplies the size of the discs, for pictures in which they would be tiny.
    """
    radius = table.disc_radius * scale_of(rect, table) * larger
    ordered = sorted(discs, key=lambda disc: _ORDER[disc.lie])
    places = [
        (disc, disc_view(rect, table, disc, bottom), lean_view(rect, table, disc, bottom))
        for disc in ordered
    ]
    for disc, centre, lean in places:
        paint_shadow(painter, centre, radius, lie=disc.lie, lean=lean)
    for disc, centre, lean in places:
        paint_disc(
            painter,
            centre,
            radius,
            disc.seat,
            pit=disc.pit,
            lie=disc.lie,
            lean=lean,
            dark=dark,
        )
