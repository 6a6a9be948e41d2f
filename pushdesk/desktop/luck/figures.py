# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the rules help of luck, drawn with the table's own drawing code.

A figure is described by parts joined by `/`: `columns=r1.b3|g2`, `drawn=r4`, `fits=1.3` (or
`no`), `bench=r6.b2`, `lost=r6`, `bank=3`, `die=r`, `direction=cw`, `faces`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from pushdesk.desktop.cards.pixmaps import rendered
from pushdesk.desktop.luck import art
from pushdesk.desktop.luck.pictures import card_size
from pushdesk.desktop.luck.views import STRIP
from pushdesk.desktop.surface import paint_ring, paint_shadow, paint_table
from pushdesk.desktop.theme import Theme
from pushdesk.games.luck.cards import COLOURS, KIND, RANKS, ROLL, STAR, SWITCH, Kind
from pushdesk.games.luck.state import State

COLOUR_LETTERS = "rbgyp"
PAD = 22.0
GAP = 14.0


def kind_of(code: str) -> Kind:
    """Return the kind that a code such as `r4` or `roll` names; raise `ValueError`."""
    if code == "roll":
        return ROLL
    if code == "switch":
        return SWITCH
    if len(code) != 2 or code[0] not in COLOUR_LETTERS or code[1] not in "123456":
        raise ValueError(code)
    return COLOUR_LETTERS.index(code[0]) * RANKS + int(code[1]) - 1


def _kinds(codes: str) -> list[Kind]:
    return [kind_of(code) for code in codes.split(".") if code]


class Figure:
    """One figure: its parts laid out from left to right, as wide as they need."""

    def __init__(self, description: str, theme: Theme) -> None:
        """Read a description; raise `ValueError` for one that isn't understood."""
        parts = dict(part.partition("=")[::2] for part in description.split("/"))
        self._theme = theme
        self._card = card_size(58)
        self._pieces: list[tuple[QSizeF, Callable[[QPainter, QPointF], None]]] = []
        if "faces" in parts:
            kinds = [colour * RANKS + colour for colour in range(COLOURS)]
            self._row([*kinds, ROLL, SWITCH])
        if "drawn" in parts:
            self._row(_kinds(parts["drawn"]))
        if "columns" in parts:
            columns = [_kinds(column) for column in parts["columns"].split("|")]
            fits = [] if parts.get("fits", "no") == "no" else parts["fits"].split(".")
            self._columns(columns, [int(number) for number in fits])
        if "direction" in parts:
            self._direction(1 if parts["direction"] == "cw" else -1)
        if "die" in parts:
            face = parts["die"]
            self._die(STAR if face == "star" else COLOUR_LETTERS.index(face))
        if "bench" in parts:
            self._bench(_kinds(parts["bench"]), _kinds(parts.get("lost", "")))
        if "bank" in parts:
            self._bank(int(parts["bank"]))

    def _add(self, size: QSizeF, paint: Callable[[QPainter, QPointF], None]) -> None:
        self._pieces.append((size, paint))

    def _paint_card(self, painter: QPainter, at: QPointF, kind: Kind) -> None:
        rect = QRectF(at, self._card)
        paint_shadow(painter, rect, 4, 0.4)
        art.paint_face(painter, rect, kind)

    def _row(self, kinds: list[Kind]) -> None:
        step = self._card.width() + 8

        def paint(painter: QPainter, at: QPointF) -> None:
            for number, kind in enumerate(kinds):
                self._paint_card(painter, at + QPointF(number * step, 0), kind)

        self._add(QSizeF(step * len(kinds) - 8, self._card.height()), paint)

    def _columns(self, columns: list[list[Kind]], fits: list[int]) -> None:
        places = max([len(columns), *fits])
        step = self._card.width() + 18
        strip = self._card.height() * STRIP
        tallest = max(len(column) for column in columns)
        height = self._card.height() + strip * (tallest - 1)

        def paint(painter: QPainter, at: QPointF) -> None:
            for place in range(places):
                left = at + QPointF(place * step + 5, 5)
                cards = columns[place] if place < len(columns) else []
                if not cards:
                    slot = QRectF(left, self._card)
                    art.paint_slot(painter, slot, QColor(255, 255, 255, 120), dashed=True)
                for row, kind in enumerate(cards):
                    self._paint_card(painter, left + QPointF(0, row * strip), kind)
                if place + 1 in fits:
                    ring = QRectF(left, QSizeF(self._card.width(), height))
                    ring.adjust(-6, -6, 6, 6)
                    paint_ring(painter, ring, self._theme.colour("accent"), 3)

        self._add(QSizeF(step * places, height + 10), paint)

    def _direction(self, direction: int) -> None:
        side = self._card.width() * 1.2

        def paint(painter: QPainter, at: QPointF) -> None:
            rect = QRectF(at, QSizeF(side, side))
            art.paint_arrow(painter, rect, direction, self._theme.colour("accent"))

        self._add(QSizeF(side, side), paint)

    def _die(self, face: int) -> None:
        side = self._card.width()

        def paint(painter: QPainter, at: QPointF) -> None:
            art.paint_die(painter, QRectF(at, QSizeF(side, side)), face)

        self._add(QSizeF(side, side), paint)

    def _bench(self, kinds: list[Kind], lost: list[Kind]) -> None:
        groups: dict[int, list[Kind]] = {}
        for kind in sorted(kinds):
            groups.setdefault(kind // RANKS, []).append(kind)
        step = self._card.width() + 10
        strip = self._card.height() * STRIP
        tallest = max(len(group) for group in groups.values())

        def paint(painter: QPainter, at: QPointF) -> None:
            gone = list(lost)
            for place, group in enumerate(groups.values()):
                for row, kind in enumerate(group):
                    corner = at + QPointF(place * step, row * strip)
                    self._paint_card(painter, corner, kind)
                    if kind in gone:
                        gone.remove(kind)
                        _cross(painter, QRectF(corner, self._card))

        height = self._card.height() + strip * (tallest - 1)
        self._add(QSizeF(step * len(groups) - 10, height), paint)

    def _bank(self, count: int) -> None:
        def paint(painter: QPainter, at: QPointF) -> None:
            for number in range(count):
                rect = QRectF(at + QPointF(number * 7, number * 2), self._card)
                paint_shadow(painter, rect, 4, 0.4)
                art.paint_back(painter, rect)

        self._add(
            QSizeF(self._card.width() + 7 * (count - 1), self._card.height() + 2 * count), paint
        )

    def pixmap(self, widest: float, dpr: float) -> QPixmap:
        """Return the figure, at most `widest` px wide, on a piece of the table."""
        width = sum(size.width() for size, _ in self._pieces) + GAP * (len(self._pieces) - 1)
        height = max(size.height() for size, _ in self._pieces)
        whole = QSizeF(width + 2 * PAD + 12, height + 2 * PAD + 12)
        scale = min(1.0, widest / whole.width())

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.scale(scale, scale)
            area = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
            paint_table(painter, area, self._theme.dark)
            x = PAD + 6
            for size, piece in self._pieces:
                painter.save()
                piece(painter, QPointF(x, PAD + 6 + (height - size.height()) / 2))
                painter.restore()
                x += size.width() + GAP

        return rendered(whole * scale, dpr, paint)


def _cross(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    for ink, width in ((QColor(255, 255, 255, 230), 6.0), (QColor("#C8402F"), 3.0)):
        painter.setPen(QPen(ink, width))
        inner = rect.adjusted(8, 8, -8, -8)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.bottomLeft(), inner.topRight())
    painter.restore()


def figure(description: str, widest: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a figure of the rules help; raise `ValueError` for an unknown description."""
    return Figure(description, theme).pixmap(widest, dpr)


def snapshot(state: State, width: float, height: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a small picture of the columns, or of the benches when there are none; px."""
    piles = list(state.columns) or [bench[-3:] for bench in state.benches if bench][:5]

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_table(painter, rect, theme.dark)
        size = card_size(rect.height() * 0.4)
        step = size.width() + 5
        left = rect.center().x() - (step * max(1, len(piles)) - 5) / 2
        tallest = max((len(pile) for pile in piles), default=1)
        high = size.height() * (1 + 0.22 * (tallest - 1))
        top = rect.top() + max(rect.height() * 0.12, (rect.height() - high) / 2)
        if not piles:
            art.paint_back(
                painter, QRectF(QPointF(left, rect.center().y() - size.height() / 2), size)
            )
        for number, pile in enumerate(piles):
            strip = min(size.height() * 0.22, rect.height() * 0.2 / max(1, len(pile) - 1))
            for row, card in enumerate(pile):
                at = QPointF(left + number * step, top + row * strip)
                art.paint_face(painter, QRectF(at, size), KIND[card])

    return rendered(QSizeF(width, height), dpr, paint)
