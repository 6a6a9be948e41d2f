# SPDX-License-Identifier: GPL-3.0-or-later
"""Holes, places, discs and shots of flick in words, in the current language.

Everything is told as one side sees it: rows are counted away from that side, left and
right are its player's.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from pushdesk.core.game import Seat, Setup
from pushdesk.desktop.flick.aim import within
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.games.flick import geometry, placement, scoring
from pushdesk.games.flick.state import Disc, Lie, Side, State
from pushdesk.games.flick.table import CENTRES, HOLES, ROWS, Table

translate = QCoreApplication.translate


def decimal(value: float, digits: int) -> str:
    """Return a number in the current language's form, rounded; a whole one without decimals."""
    rounded = round(value, digits)
    return QLocale().toString(rounded, "f", 0 if rounded.is_integer() else digits)


def points_text(value: int) -> str:
    """Return a number of points in words; 0 or more."""
    return translate("Flick", "%Ln point(s)", "", value)


# Holes and places.


def hole_name(hole: int, side: Side) -> str:
    """Return where a hole is, such as "row 3, second from the left"."""
    row, column = geometry.frame(hole, side)
    patterns = (
        #: A hole of the board. Rows are counted from the player, who looks along the columns.
        translate("Flick", "row {row}, on the far left"),
        translate("Flick", "row {row}, second from the left"),
        translate("Flick", "row {row}, in the middle"),
        translate("Flick", "row {row}, second from the right"),
        translate("Flick", "row {row}, on the far right"),
    )
    return patterns[column - 1].format(row=number(row))


def place_name(x: float, y: float, side: Side, table: Table, *, corners: bool = False) -> str:
    """Return where on the board a place is, such as "45 mm behind row 2, 30 mm left of …".

    x and y in mm on the board. Depth is told from the nearest row, or behind the side's
    own line from that; where corners are played there is no line.
    """
    right, away = geometry.turned((x, y), side)
    if away < -table.line and not corners:
        return _both(_behind_line(round(-table.line - away)), _aside(right))
    return _both(_depth(away, side), _aside(right))


def _both(one: str, other: str) -> str:
    #: Two measures of a place: "45 mm behind row 2, 30 mm left of the middle".
    return translate("Flick", "{depth}, {aside}").format(depth=one, aside=other)


def _depth(away: float, side: Side) -> str:
    heights = {
        row: geometry.turned(CENTRES[geometry.hole_at(row, 1, side)], side)[1]
        for row in range(1, ROWS + 1)
    }
    row = min(heights, key=lambda each: abs(away - heights[each]))
    off = round(away - heights[row])
    if off == 0:
        return translate("Flick", "level with row {row}").format(row=number(row))
    if off > 0:
        #: Behind: farther from the player than that row of holes.
        return translate("Flick", "{distance} mm behind row {row}").format(
            distance=number(off), row=number(row)
        )
    #: Before: nearer to the player than that row of holes.
    return translate("Flick", "{distance} mm before row {row}").format(
        distance=number(-off), row=number(row)
    )


def _behind_line(distance: int) -> str:
    if distance == 0:
        return translate("Flick", "at the line")
    return translate("Flick", "{distance} mm behind the line").format(distance=number(distance))


def _aside(right: float) -> str:
    off = round(right)
    if off == 0:
        return translate("Flick", "in the middle")
    if off < 0:
        return translate("Flick", "{distance} mm left of the middle").format(distance=number(-off))
    return translate("Flick", "{distance} mm right of the middle").format(distance=number(off))


def spot_name(state: State, seat: Seat, x: float, y: float) -> str:
    """Return where a seat puts its disc before a shot: its distance from the own line.

    x and y of the centre in mm; told is how far the disc's edge lies behind the line. From
    a corner both are told from the middle of the platform.
    """
    board, side = placement.table(state), state.sides[seat]
    right, away = geometry.turned((x, y), side)
    if not state.rules.corners:
        behind = round(-board.line - board.disc_radius - away)
        if behind <= 0:
            return _both(translate("Flick", "touching the line"), _aside(right))
        return _both(_behind_line(behind), _aside(right))
    middle = -(board.half + board.line) / 2
    ahead = round(away - middle)
    if ahead == 0:
        depth = translate("Flick", "half-way up the platform")
    elif ahead > 0:
        depth = translate("Flick", "{distance} mm beyond the middle of the platform").format(
            distance=number(ahead)
        )
    else:
        depth = translate("Flick", "{distance} mm short of the middle of the platform").format(
            distance=number(-ahead)
        )
    return _both(depth, _aside(right - middle))


# Discs.


def lie_name(disc: Disc) -> str:
    """Return what has become of a disc, in a few words."""
    match disc.lie:
        case Lie.LOOSE:
            return translate("Flick", "loose")
        case Lie.UNBALANCED:
            return translate("Flick", "leaning in a hole")
    if disc.pit:
        return translate("Flick", "sunk, pit up")
    return translate("Flick", "sunk")


def worth(state: State, disc: Disc) -> str:
    """Return what a sunk disc is worth to its owner, the bonus for the pit told apart."""
    value = scoring.hole_points(state, disc.seat, disc.hole)
    return worth_text(value, pit=disc.pit)


def worth_text(value: int, *, pit: bool) -> str:
    """Return the points of a hole, with those for the pit when that is up."""
    if not pit:
        return points_text(value)
    #: Points of a disc whose pit is up: "6 points (4 + 2)".
    return translate("Flick", "{points} ({hole} + {pit})").format(
        points=points_text(value + scoring.PIT_POINTS),
        hole=number(value),
        pit=number(scoring.PIT_POINTS),
    )


def disc_sentence(setup: Setup, state: State, disc: Disc, side: Side) -> str:
    """Return whose a disc is, how and where it lies, as a side sees it."""
    name = player_name(setup, disc.seat)
    if disc.lie is Lie.LOOSE:
        corners = state.rules.corners
        place = place_name(disc.x, disc.y, side, placement.table(state), corners=corners)
        return translate("Flick", "{name}: {lie}, {place}").format(
            name=name, lie=lie_name(disc), place=place
        )
    hole = hole_name(disc.hole, side)
    if disc.lie is Lie.UNBALANCED:
        return translate("Flick", "{name}: {lie}, {place}").format(
            name=name, lie=lie_name(disc), place=hole
        )
    #: A sunk disc in the list: "Ana: sunk, pit up, row 4, in the middle – 6 points (4 + 2)".
    return translate("Flick", "{name}: {lie}, {place} – {points}").format(
        name=name, lie=lie_name(disc), place=hole, points=worth(state, disc)
    )


def open_holes(state: State) -> list[int]:
    """Return the holes without a sunk disc; a leaning one leaves its hole open (A28)."""
    sunk = {disc.hole for disc in state.discs if disc.lie is Lie.SUNK}
    return [hole for hole in range(HOLES) if hole not in sunk]


def row_sentence(state: State, row: int, viewer: Seat) -> str:
    """Return which holes of a row, 1 to 5 as a seat sees it, are open."""
    side = state.sides[viewer]
    still = open_holes(state)
    found = [
        (column, geometry.hole_at(row, column, side))
        for column in range(1, ROWS + 1)
        if geometry.hole_at(row, column, side) in still
    ]
    if not found:
        return translate("Flick", "Row {row}: no open hole").format(row=number(row))
    if state.rules.corners:
        worths = [
            #: A hole of a row: the third one, which is worth 4 points.
            translate("Flick", "{column} (worth {points})").format(
                column=number(column), points=number(scoring.hole_points(state, viewer, hole))
            )
            for column, hole in found
        ]
        columns = join(worths)
    else:
        columns = join([number(column) for column, _ in found])
    #: "Row 4: 3 open holes – 1, 3 and 5 from the left".
    return translate(
        "Flick", "Row {row}: %Ln open hole(s) – {columns} from the left", "", len(found)
    ).format(row=number(row), columns=columns)


# Shots.


def turn_text(degrees: float) -> str:
    """Return a direction in words, degrees clockwise from straight ahead, any number."""
    angle = round(within(degrees), 1)
    size = decimal(abs(angle), 1)
    if angle == 0:
        return translate("Flick", "straight ahead")
    if angle < 0:
        return translate("Flick", "{angle}° to the left").format(angle=size)
    return translate("Flick", "{angle}° to the right").format(angle=size)


def speed_text(speed: float) -> str:
    """Return a speed in words; mm/s."""
    return translate("Flick", "{speed} metres a second").format(speed=decimal(speed / 1000, 2))


def shot_text(degrees: float, speed: float) -> str:
    """Return a shot in words; degrees clockwise from straight ahead, mm/s."""
    #: "12.5° to the right, 0.85 metres a second".
    return translate("Flick", "{direction}, {speed}").format(
        direction=turn_text(degrees), speed=speed_text(speed)
    )


def power_text(power: float) -> str:
    """Return a power of 0 to 1 as whole percent."""
    return translate("Flick", "{number} %").format(number=number(round(100 * power)))
