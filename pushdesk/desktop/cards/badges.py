# SPDX-License-Identifier: GPL-3.0-or-later
"""The badge on a wild that says which card it stands for, and the lock of a two that stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pushdesk.desktop.cards.pips import paint_pip, paint_rank, suit_ink
from pushdesk.desktop.cards.shapes import CARD, DARK, GOLD, GOLD_EDGE, fit, rounded, traced

PALE = QColor("#FFF6DF")
"""Ground of a badge: every suit ink is at least 4.5:1 on it."""
BADGE = QRectF(1.2, 65.0, 22.4, 42.0)
LOCK = QRectF(3.6, 110.0, 17.6, 17.6)


def badge_rect(card: QRectF) -> QRectF:
    """Return where on a card the badge of a wild is: in the strip that a fan shows."""
    return _part(card, BADGE)


def lock_rect(card: QRectF) -> QRectF:
    """Return where on a card the lock of a two is: below the badge."""
    return _part(card, LOCK)


def _part(card: QRectF, part: QRectF) -> QRectF:
    scale = min(card.width() / CARD.width(), card.height() / CARD.height())
    made = QRectF(0, 0, part.width() * scale, part.height() * scale)
    made.moveCenter(card.center() + (part.center() - CARD.center()) * scale)
    return made


def paint_badge(
    painter: QPainter,
    rect: QRectF,
    rank: int,
    suit: int | Sequence[int],
    *,
    four_colours: bool = False,
    locked: bool = False,
) -> None:
    """Draw on a card, `rect`, which card it stands for, and a lock when that never changes.

    `suit` is one suit, -1 for any, or every suit that a wild in a set may still be.
    """
    paint_plate(painter, badge_rect(rect), rank, suit, four_colours=four_colours)
    if locked:
        paint_lock(painter, lock_rect(rect))


def paint_plate(
    painter: QPainter,
    rect: QRectF,
    rank: int,
    suit: int | Sequence[int],
    *,
    four_colours: bool = False,
) -> None:
    """Draw the badge alone over all of `rect`: upright when that is higher than wide."""
    suits = ((suit,) if suit >= 0 else ()) if isinstance(suit, int) else tuple(suit)
    side = min(rect.width(), rect.height())
    line = side * 0.075
    plate = rect.adjusted(line, line, -line, -line)
    radius = side * 0.22
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 20, 5, 70))
    painter.drawPath(rounded(plate.translated(line * 0.5, line * 0.9), radius))
    painter.setPen(QPen(GOLD_EDGE, line * 2.0))
    painter.setBrush(PALE)
    painter.drawPath(rounded(plate, radius))
    painter.setPen(QPen(GOLD, line * 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(plate, radius))
    first, second = _halves(plate, side, bool(suits))
    inks = [suit_ink(each, four_colours=four_colours) for each in suits]
    paint_rank(painter, first, rank, inks[0] if len(inks) == 1 else DARK)
    for place, each, ink in zip(_grid(second, len(suits)), suits, inks, strict=True):
        paint_pip(painter, place, each, ink)
    painter.restore()


def _halves(plate: QRectF, side: float, two: bool) -> tuple[QRectF, QRectF]:
    """Return where the rank and where the pips of a badge go."""
    pad = side * 0.1
    inner = plate.adjusted(pad, pad, -pad, -pad)
    if not two:
        return inner, QRectF()
    if plate.height() > plate.width():
        cut = inner.height() * 0.55
        low = inner.top() + cut + pad * 0.5
        return (
            QRectF(inner.left(), inner.top(), inner.width(), cut),
            QRectF(inner.left(), low, inner.width(), inner.bottom() - low),
        )
    cut = inner.width() * 0.5
    return (
        QRectF(inner.left(), inner.top(), cut, inner.height()),
        QRectF(inner.left() + cut, inner.top(), inner.width() - cut, inner.height()),
    )


def _grid(rect: QRectF, count: int) -> list[QRectF]:
    """Return places for pips: none, one large, or two in a row."""
    if count < 2:
        return [rect] * count
    rows = (count + 1) // 2
    wide, high = rect.width() / 2, rect.height() / rows
    places = []
    for number in range(count):
        row, column = divmod(number, 2)
        # An odd last one stands in the middle.
        off = wide / 2 if number == count - 1 and column == 0 else column * wide
        cell = QRectF(rect.left() + off, rect.top() + row * high, wide, high)
        places.append(cell.adjusted(wide * 0.06, high * 0.06, -wide * 0.06, -high * 0.06))
    return places


def paint_lock(painter: QPainter, rect: QRectF) -> None:
    """Draw a padlock, as large as `rect`, its own: a wild that can never be replaced."""
    painter.save()
    fit(painter, rect, QRectF(0, 0, 100, 100))
    painter.setPen(QPen(GOLD, 7))
    painter.setBrush(DARK)
    painter.drawEllipse(QPointF(50, 50), 46, 46)
    painter.setPen(QPen(PALE, 9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(traced("M37 48 L37 36 C37 19 63 19 63 36 L63 48"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PALE)
    painter.drawRoundedRect(QRectF(28, 45, 44, 33), 6, 6)
    painter.setBrush(DARK)
    painter.drawEllipse(QPointF(50, 59), 5, 5)
    painter.drawRect(QRectF(47.5, 59, 5, 11))
    painter.restore()
