# SPDX-License-Identifier: GPL-3.0-or-later
"""Formations as they arise: holes linked by a golden glow, the cursed line by a broken chain."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from pushdesk.desktop.flick.shapes import (
    GOLD,
    faded,
    hole_view,
    mixed,
    round_path,
    scale_of,
)
from pushdesk.games.flick.state import Side
from pushdesk.games.flick.table import Table

CURSED = "F36"
DRAWN = 0.6
"""Phase at which all holes are linked."""
AMBER = QColor("#B9690A")
"""Outer light of the glow, dark enough to stand out from maple."""
LIGHT = QColor("#FFF4C8")
VIOLET = QColor("#3C1649")
BLOOD = QColor("#A81834")


def paint_formation(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    holes: Sequence[int],
    clause: str,
    phase: float = 1.0,
    *,
    bottom: Side = 0,
) -> None:
    """Link the holes of a formation, without hiding what lies in them.

    `phase` goes from 0 to 1 while it arises: until 0.6 the link grows from the first hole on,
    then it flares up, or breaks for the cursed line; the picture at 1 is what stays.
    """
    # Hole numbers rise along every line, so that sorted holes follow each other.
    centres = [hole_view(rect, table, hole, bottom) for hole in sorted(holes)]
    if not centres or phase <= 0:
        return
    mm = scale_of(rect, table)
    grown = min(1.0, phase / DRAWN)
    flare = math.sin(math.pi * max(0.0, (phase - DRAWN) / (1 - DRAWN)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if clause == CURSED:
        _curse(painter, _links(centres), centres, table.hole_radius * mm, mm, phase)
    else:
        _glow(painter, _links(centres), centres, table.hole_radius * mm, mm, grown, flare)
    painter.restore()


def _links(centres: Sequence[QPointF]) -> list[QLineF]:
    """Return the lines to draw: from hole to hole, or from the middle of a cross outwards."""
    if _straight(centres):
        return [QLineF(one, two) for one, two in itertools.pairwise(centres)]
    middle = sum(centres, QPointF()) / len(centres)
    heart = min(centres, key=lambda centre: QLineF(middle, centre).length())
    return [QLineF(heart, centre) for centre in centres if centre is not heart]


def _straight(centres: Sequence[QPointF]) -> bool:
    """Return whether places lie on one line, the first and the last at its ends."""
    line = QLineF(centres[0], centres[-1])
    return all(_apart(line, centre) < 1e-3 * line.length() for centre in centres)


def _apart(line: QLineF, point: QPointF) -> float:
    """Return how far a point is from a line."""
    if not line.length():
        return math.inf
    off, way = point - line.p1(), line.p2() - line.p1()
    return abs(off.x() * way.y() - off.y() * way.x()) / line.length()


def _outside(rect: QRectF, centres: Sequence[QPointF], radius: float) -> QPainterPath:
    """Return everything but the holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(rect)
    for centre in centres:
        path.addEllipse(centre, radius, radius)
    return path


def _around(links: Sequence[QLineF], room: float) -> QRectF:
    box = QRectF(links[0].p1(), links[0].p1())
    for link in links:
        box = box.united(QRectF(link.p1(), link.p2()).normalized().adjusted(0, 0, 1e-3, 1e-3))
    return box.adjusted(-room, -room, room, room)


def _grown(links: Sequence[QLineF], grown: float) -> QPainterPath:
    """Return the part of the links that is there, 0 to 1."""
    path = QPainterPath()
    chain = len(links) > 1 and links[0].p2() == links[1].p1()
    for number, link in enumerate(links):
        part = grown * len(links) - number if chain else grown
        if part > 0:
            path.moveTo(link.p1())
            path.lineTo(link.pointAt(min(1.0, part)))
    return path


def _glow(
    painter: QPainter,
    links: Sequence[QLineF],
    centres: Sequence[QPointF],
    radius: float,
    mm: float,
    grown: float,
    flare: float,
) -> None:
    path = _grown(links, grown)
    lit = [
        centre for centre in centres if path.boundingRect().adjusted(-1, -1, 1, 1).contains(centre)
    ]
    painter.save()
    box = _around(links, radius * 3)
    painter.setClipPath(_outside(box, centres, radius), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for centre in lit:
        halo = QRadialGradient(centre, radius * (1.75 + 0.5 * flare))
        halo.setColorAt(0.50, faded(AMBER, 0.85))
        halo.setColorAt(0.66, faded(mixed(AMBER, GOLD, 0.5), 0.42 + 0.3 * flare))
        halo.setColorAt(1.0, faded(GOLD, 0))
        painter.setBrush(QBrush(halo))
        painter.drawEllipse(centre, radius * (1.75 + 0.5 * flare), radius * (1.75 + 0.5 * flare))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, tone, alpha in (
        (19.0, GOLD, 0.20 + 0.2 * flare),
        (13.0, mixed(AMBER, GOLD, 0.4), 0.34 + 0.2 * flare),
        (8.0, AMBER, 0.80),
        (5.2, GOLD, 1.0),
        (2.0, LIGHT, 1.0),
    ):
        painter.setPen(_pen(faded(tone, alpha), width * mm))
        painter.drawPath(path)
    painter.restore()
    for width, tone in ((4.6, AMBER), (2.9, GOLD), (1.1, LIGHT)):
        painter.setPen(_pen(tone, max(0.8, width * mm)))
        for centre in lit:
            painter.drawEllipse(centre, radius * 1.09, radius * 1.09)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _curse(
    painter: QPainter,
    links: Sequence[QLineF],
    centres: Sequence[QPointF],
    radius: float,
    mm: float,
    phase: float,
) -> None:
    """Draw a dark chain from hole to hole whose middle breaks."""
    grown = min(1.0, phase / DRAWN)
    torn = max(0.0, (phase - DRAWN) / (1 - DRAWN))
    painter.save()
    box = _around(links, radius * 3)
    painter.setClipPath(_outside(box, centres, radius), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, centre in enumerate(centres):
        if number / len(centres) > grown:
            continue
        halo = QRadialGradient(centre, radius * 1.7)
        halo.setColorAt(0.55, faded(BLOOD, 0.9))
        halo.setColorAt(0.72, faded(VIOLET, 0.5))
        halo.setColorAt(1.0, faded(VIOLET, 0))
        painter.setBrush(QBrush(halo))
        painter.drawEllipse(centre, radius * 1.7, radius * 1.7)
    painter.restore()
    broken = len(links) // 2
    for number, link in enumerate(links):
        if number < grown * len(links):
            _chain(painter, link, radius, mm, torn if number == broken else 0.0)
    for width, tone in ((4.4, VIOLET), (1.5, BLOOD)):
        pen = _pen(tone, max(1.0, width * mm))
        if tone is BLOOD:
            pen.setDashPattern([2.6, 3.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for centre in centres[: max(1, round(grown * len(centres)))]:
            painter.drawEllipse(centre, radius * 1.09, radius * 1.09)


def _chain(painter: QPainter, link: QLineF, radius: float, mm: float, torn: float) -> None:
    """Draw the links of a chain between two holes; `torn` 0 to 1 pulls the middle one apart."""
    painter.save()
    painter.translate(link.center())
    painter.rotate(-link.angle())
    room = link.length() / 2 - radius * 0.86
    for flat in (False, True):
        places = (-0.36, 0.36) if not flat else (-0.78, 0.0, 0.78)
        for at in places:
            if flat and at == 0.0 and torn > 0:
                _halves(painter, room, mm, torn)
                continue
            painter.save()
            painter.translate(at * room + math.copysign(torn * room * 0.02, at), 0)
            _link(painter, room * (0.36 if flat else 0.30), 3.7 * mm if flat else 0.13 * mm, mm)
            painter.restore()
    painter.restore()


def _link(painter: QPainter, long: float, high: float, mm: float) -> None:
    """Draw one link around the origin: an eye from the front, a bar from the side."""
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(-long, -high, 2 * long, 2 * high), high, high)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, tone in ((3.5, QColor("#17071D")), (2.3, VIOLET), (0.8, QColor("#9C5FB4"))):
        painter.setPen(_pen(tone, max(0.7, width * mm)))
        painter.drawPath(shape)


def _halves(painter: QPainter, room: float, mm: float, torn: float) -> None:
    """Draw a link that has burst: two bent halves with a red flash between them."""
    flash = round_path(QPointF(), 13 * mm)
    burst = QRadialGradient(QPointF(), 13 * mm)
    burst.setColorAt(0, QColor(255, 90, 60, round(230 * torn)))
    burst.setColorAt(0.4, faded(BLOOD, 0.7 * torn))
    burst.setColorAt(1, faded(BLOOD, 0))
    painter.fillPath(flash, burst)
    long, high = room * 0.36, 3.7 * mm
    for way in (-1, 1):
        painter.save()
        painter.translate(way * room * 0.30 * torn, way * 2.6 * mm * torn)
        painter.rotate(way * 40 * torn)
        half = QPainterPath(QPointF(way * long * 0.12, -high))
        half.lineTo(way * (long - high), -high)
        half.cubicTo(
            way * (long + high * 0.3),
            -high,
            way * (long + high * 0.3),
            high,
            way * (long - high),
            high,
        )
        half.lineTo(way * long * 0.12, high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, tone in ((3.5, QColor("#17071D")), (2.3, VIOLET), (0.8, QColor("#E0506A"))):
            painter.setPen(_pen(tone, max(0.7, width * mm)))
            painter.drawPath(half)
        painter.restore()
