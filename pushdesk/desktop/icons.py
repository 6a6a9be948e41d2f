# SPDX-License-Identifier: GPL-3.0-or-later
"""The small line drawings on tool buttons."""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen

from pushdesk.desktop.cards.pixmaps import rendered

SIZE = 20


class Glyph(enum.Enum):
    """What a tool button shows."""

    BACK = "back"
    UNDO = "undo"
    REDO = "redo"
    PAUSE = "pause"
    LOG = "log"
    HELP = "help"
    ODDS = "odds"
    SETTINGS = "settings"
    OPEN = "open"
    CLOSE = "close"
    WATCH = "watch"
    SLOW = "slow"
    LIST = "list"
    SOUND = "sound"
    MUTE = "mute"


def tool_icon(glyph: Glyph, ink: QColor) -> QIcon:
    """Return a drawing of 20 by 20 px, sharp up to three times that."""
    icon = QIcon()
    for dpr in (1.0, 2.0, 3.0):

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.scale(rect.width() / SIZE, rect.height() / SIZE)
            painter.setPen(QPen(ink, 1.8, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            _draw(painter, glyph, ink)

        icon.addPixmap(rendered(QSizeF(SIZE, SIZE), dpr, paint))
    return icon


def _lines(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline([QPointF(x, y) for x, y in points])


def _bow(painter: QPainter) -> None:
    path = QPainterPath(QPointF(4, 8))
    path.lineTo(12, 8)
    path.cubicTo(18, 8, 18, 16, 12, 16)
    path.lineTo(8, 16)
    painter.drawPath(path)
    _lines(painter, (8, 4), (4, 8), (8, 12))


def _gear(painter: QPainter) -> None:
    for y, knob in ((5, 12), (10, 6), (15, 13)):
        _lines(painter, (3, y), (17, y))
        painter.drawEllipse(QPointF(knob, y), 2.0, 2.0)


def _draw(painter: QPainter, glyph: Glyph, ink: QColor) -> None:
    match glyph:
        case Glyph.BACK:
            _lines(painter, (12, 4), (6, 10), (12, 16))
        case Glyph.UNDO:
            _bow(painter)
        case Glyph.REDO:
            painter.translate(SIZE, 0)
            painter.scale(-1, 1)
            _bow(painter)
        case Glyph.PAUSE:
            _lines(painter, (7, 4), (7, 16))
            _lines(painter, (13, 4), (13, 16))
        case Glyph.LOG:
            for y, end in ((5, 16), (10, 13), (15, 16)):
                _lines(painter, (4, y), (end, y))
        case Glyph.HELP:
            _lines(painter, (10, 6), (10, 6))
            book = QPainterPath(QPointF(10, 5))
            book.cubicTo(8, 3, 5, 3, 3, 4)
            book.lineTo(3, 16)
            book.cubicTo(5, 15, 8, 15, 10, 17)
            book.cubicTo(12, 15, 15, 15, 17, 16)
            book.lineTo(17, 4)
            book.cubicTo(15, 3, 12, 3, 10, 5)
            book.lineTo(10, 17)
            painter.drawPath(book)
        case Glyph.ODDS:
            face = QFont(painter.font())
            face.setPixelSize(17)
            face.setBold(True)
            painter.setFont(face)
            painter.setPen(ink)
            painter.drawText(QRectF(0, 0, SIZE, SIZE), Qt.AlignmentFlag.AlignCenter, "%")
        case Glyph.SETTINGS:
            _gear(painter)
        case Glyph.OPEN:
            _lines(painter, (3, 16), (3, 5), (8, 5), (10, 7), (17, 7), (17, 16), (3, 16))
        case Glyph.CLOSE:
            _lines(painter, (5, 5), (15, 15))
            _lines(painter, (15, 5), (5, 15))
        case Glyph.WATCH:
            painter.drawArc(QRectF(3.5, 3.5, 13, 13), 60 * 16, -300 * 16)
            _lines(painter, (14.2, 1.5), (13.6, 5.2), (17.2, 5.6))
            _lines(painter, (8.5, 7), (8.5, 13), (13, 10), (8.5, 7))
        case Glyph.SLOW:
            painter.drawEllipse(QRectF(2.5, 4, 12, 12))
            _lines(painter, (8.5, 6.5), (8.5, 10), (11, 11.5))
            for y in (7, 10, 13):
                _lines(painter, (16, y), (18, y))
        case Glyph.LIST:
            for y in (5, 10, 15):
                painter.drawEllipse(QPointF(4.5, y), 1.6, 1.6)
                _lines(painter, (9, y), (17, y))
        case Glyph.SOUND | Glyph.MUTE:
            _lines(painter, (3, 8), (6, 8), (10, 4.5), (10, 15.5), (6, 12), (3, 12), (3, 8))
            if glyph is Glyph.SOUND:
                painter.drawArc(QRectF(9, 6.5, 6, 7), -60 * 16, 120 * 16)
                painter.drawArc(QRectF(8, 4, 10, 12), -55 * 16, 110 * 16)
            else:
                _lines(painter, (13, 8), (17, 12))
                _lines(painter, (17, 8), (13, 12))
