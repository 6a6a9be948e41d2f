# SPDX-License-Identifier: GPL-3.0-or-later
"""The artwork of the rummy table in one place: cloth, cards, arrows, contract signs, team marks.

Light comes from the top left. Everything may be drawn on images in any thread and leaves the
painter as it was.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pushdesk.desktop.cards.shapes import DARK, IVORY, faded, fit
from pushdesk.desktop.rummy.arrows import paint_arrow, paint_push, paint_take, paint_way
from pushdesk.desktop.rummy.cloth import paint_cloth, paint_place, paint_table
from pushdesk.desktop.rummy.contracts import (
    contract_parts,
    contract_width,
    paint_contract,
    paint_part,
    part_width,
)
from pushdesk.desktop.rummy.loose import paint_card, paint_loose, paint_stock

__all__ = [
    "TEAMS",
    "contract_parts",
    "contract_width",
    "paint_arrow",
    "paint_card",
    "paint_cloth",
    "paint_contract",
    "paint_loose",
    "paint_part",
    "paint_place",
    "paint_push",
    "paint_stock",
    "paint_table",
    "paint_take",
    "paint_team",
    "paint_way",
    "part_width",
]

TEAMS = (QColor("#2F5D94"), QColor("#C4701F"))
"""Colour of each team; its pattern is bars or dots."""


def paint_team(painter: QPainter, rect: QRectF, team: int) -> None:
    """Draw the mark of a team, 0 or 1, as large as fits: its colour with bars or dots."""
    painter.save()
    fit(painter, rect, QRectF(0, 0, 100, 100))
    disc = QPainterPath()
    disc.addEllipse(QPointF(50, 50), 46, 46)
    painter.setPen(QPen(faded(DARK, 0.85), 8))
    painter.setBrush(TEAMS[team])
    painter.drawPath(disc)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.setBrush(IVORY)
    if team == 0:
        painter.setPen(QPen(IVORY, 10))
        for off in (-17, 17):
            painter.drawLine(QPointF(off - 10, 110), QPointF(off + 110, -10))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y in ((50, 29), (31, 61), (69, 61)):
            painter.drawEllipse(QPointF(x, y), 11, 11)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(IVORY, 7))
    painter.drawEllipse(QPointF(50, 50), 43, 43)
    painter.restore()
