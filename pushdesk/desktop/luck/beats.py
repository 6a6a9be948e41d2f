# SPDX-License-Identifier: GPL-3.0-or-later
"""How each event of luck moves over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap

from pushdesk.desktop.luck.pieces import Piece
from pushdesk.desktop.motion import Beat, Sprite, eased
from pushdesk.games.luck.cards import COLOUR, NUMBERS, Card
from pushdesk.games.luck.state import (
    Banked,
    Busted,
    Cleared,
    Drawn,
    Ended,
    Event,
    Placed,
    Rolled,
    Stopped,
    Switched,
    Taken,
    TurnBegan,
)

if TYPE_CHECKING:
    from pushdesk.desktop.luck.table import LuckTable

MOVE = 220.0
FLIP = 240.0
STAGGER = 40.0
COLLECT = 260.0
DIE = 700.0
LOOK = 420.0
"""How long something stays in view before it goes on: a bust, the face of the die. ms."""
GLANCE = 160.0


class Beats:
    """Make beats for a table: each lifts pieces when it begins and sets them down at its end."""

    def __init__(self, table: LuckTable) -> None:
        """Move the pieces of a table."""
        self._table = table

    def of(self, event: Event) -> Beat:
        """Return the movement of an event."""
        match event:
            case Drawn():
                return self._beat(event, FLIP, lambda: self._draw(event))
            case Placed():
                return self._beat(event, MOVE, lambda: self._place(event))
            case Switched():
                return self._beat(event, MOVE + GLANCE, lambda: self._switch(event))
            case Busted():
                return self._beat(event, LOOK + MOVE, lambda: self._bust(event))
            case Taken():
                time = COLLECT + STAGGER * len(event.cards)
                return self._beat(event, time, lambda: self._take(event))
            case Rolled():
                return self._roll(event)
            case Banked():
                time = COLLECT + STAGGER * len(event.cards)
                return self._beat(event, time, lambda: self._bank(event))
            case Cleared():
                return self._beat(event, COLLECT, lambda: self._clear(event))
            case TurnBegan() | Stopped() | Ended():
                return self._beat(event, GLANCE, list)

    def _beat(self, event: Event, duration: float, sprites: Callable[[], Sequence[Sprite]]) -> Beat:
        table = self._table

        def begin() -> Sequence[Sprite]:
            made = sprites()
            table.shown.lift(event)
            table.refresh()
            return made

        def finish() -> None:
            table.shown.put(event)
            table.refresh()

        return Beat(duration, begin, finish)

    def _face(self, card: Card, size: QSizeF) -> QPixmap:
        return self._table.pictures.face(card, size, self._table.devicePixelRatioF())

    def _back(self, size: QSizeF) -> QPixmap:
        return self._table.pictures.back(size, self._table.devicePixelRatioF())

    def _at(self, piece: Piece) -> QRectF:
        """Return where the card of a piece lies on the field."""
        offset = piece.pos()
        return piece.card_rect().translated(offset.x(), offset.y())

    def _in_column(self, place: int, row: int, cards: int) -> QRectF:
        column = self._table.columns[place]
        return QRectF(column.slot(row, cards).translated(column.pos()))

    def _draw(self, event: Drawn) -> list[Sprite]:
        table = self._table
        size = table.pile.card
        start, end = self._at(table.pile), self._at(table.drawn)
        return [Sprite(self._face(event.card, size), start, end, FLIP, back=self._back(size))]

    def _place(self, event: Placed) -> list[Sprite]:
        table = self._table
        columns = table.shown.columns
        row = len(columns[event.column]) if event.column < len(columns) else 0
        end = self._in_column(event.column, row, row + 1)
        picture = self._face(event.card, table.drawn.card)
        return [Sprite(picture, self._at(table.drawn), end, MOVE)]

    def _switch(self, event: Switched) -> list[Sprite]:
        table = self._table
        size = table.drawn.card
        picture = table.pictures.switch(event.direction, size, table.devicePixelRatioF())
        return [Sprite(picture, self._at(table.drawn), self._at(table.switches), MOVE, GLANCE)]

    def _bust(self, event: Busted) -> list[Sprite]:
        table = self._table
        picture = self._face(event.card, table.drawn.card)
        return [Sprite(picture, self._at(table.drawn), self._at(table.discards), MOVE, LOOK)]

    def _take(self, event: Taken) -> list[Sprite]:
        table = self._table
        place = table.shown.place(event.column)
        panel = table.panels[event.seat]
        sprites = []
        for row, card in enumerate(event.cards):
            end = panel.bench_target(COLOUR[card]) if card < NUMBERS else self._at(table.discards)
            picture = self._face(card, table.columns[place].card)
            start = self._in_column(place, row, len(event.cards))
            sprites.append(Sprite(picture, start, end, COLLECT, STAGGER * row))
        return sprites

    def _on_bench(self, seat: int, cards: Sequence[Card]) -> list[tuple[Card, QRectF]]:
        """Return where cards of a bench lie on the field."""
        panel = self._table.panels[seat]
        offset = panel.pos() + panel.bench.pos()
        return [
            (card, QRectF(place.translated(offset))) for card, place in panel.bench.places_of(cards)
        ]

    def _bank(self, event: Banked) -> list[Sprite]:
        panel = self._table.panels[event.seat]
        end = panel.bank_target()
        return [
            Sprite(
                self._back(panel.card),
                start,
                end,
                COLLECT,
                STAGGER * number,
                back=self._face(card, panel.card),
            )
            for number, (card, start) in enumerate(self._on_bench(event.seat, event.cards))
        ]

    def _clear(self, event: Cleared) -> list[Sprite]:
        table = self._table
        end = self._at(table.discards)
        sprites = []
        for place, cards in zip(table.shown.places(), event.columns, strict=True):
            for row, card in enumerate(cards):
                picture = self._face(card, table.columns[place].card)
                sprites.append(
                    Sprite(picture, self._in_column(place, row, len(cards)), end, COLLECT)
                )
        return sprites

    def _roll(self, event: Rolled) -> Beat:
        """Let the die tumble, lie still for a moment, and only then take what is lost."""
        table = self._table
        whole = DIE + LOOK + (COLLECT if event.lost else 0.0)
        tumbling = DIE / whole

        def begin() -> Sequence[Sprite]:
            end = self._at(table.discards)
            return [
                Sprite(
                    self._face(card, table.panels[event.seat].card),
                    start,
                    end,
                    COLLECT,
                    DIE + LOOK,
                    waits=True,
                )
                for card, start in self._on_bench(event.seat, event.lost)
            ]

        def during(progress: float) -> None:
            turn = min(1.0, progress / tumbling)
            table.die.show_face(event.face, eased(turn) if turn < 1.0 else 0.0)
            if turn == 1.0 and event.lost and progress * whole > DIE + LOOK:
                table.shown.lift(event)
                table.refresh()
                table.die.show_face(event.face)

        def finish() -> None:
            table.shown.lift(event)
            table.shown.put(event)
            table.refresh()

        return Beat(whole, begin, finish, during)
