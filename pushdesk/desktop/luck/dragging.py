# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragging at the table of luck: cards to columns, columns to their taker, colours to the bank."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPixmap

from pushdesk.core.game import Seat
from pushdesk.desktop.luck.pieces import Piece
from pushdesk.desktop.luck.seat import SeatPanel
from pushdesk.desktop.luck.views import BenchView, ColumnView
from pushdesk.games.luck.cards import COLOUR
from pushdesk.games.luck.state import Phase

if TYPE_CHECKING:
    from pushdesk.desktop.luck.table import LuckTable

Source: TypeAlias = Piece | ColumnView | BenchView
Target: TypeAlias = Piece | ColumnView | SeatPanel


class Dragging:
    """Follow one dragged piece at a time; what is dropped goes through the table's own inputs.

    Attributes:
        source: where the piece in hand comes from, or None.

    """

    def __init__(self, table: LuckTable) -> None:
        """Watch every piece of a table that can be dragged."""
        self._table = table
        self.source: Source | None = None
        self._picture = QPixmap()
        self._watch(table.drawn, self._lift_drawn)
        for column in table.columns:
            self._watch(column, partial(self._lift_column, column))
        for panel in table.panels:
            self._watch(panel.bench, partial(self._lift_colour, panel.seat))

    def _watch(self, source: Source, lift: Callable[[], QPixmap | None]) -> None:
        source.dragged.connect(partial(self._begin, source, lift))
        source.drag_moved.connect(self._move)
        source.drag_dropped.connect(self._drop)

    def _begin(self, source: Source, lift: Callable[[], QPixmap | None]) -> None:
        picture = lift() if self._table.awaits_person() else None
        if picture is None:
            source.cancel_drag()
        else:
            self.source = source
            self._picture = picture

    def _lift_drawn(self) -> QPixmap | None:
        table = self._table
        if table.view().phase is not Phase.PLACE:
            return None
        return table.pictures.face(table.shown.card, table.drawn.card, table.devicePixelRatioF())

    def _lift_column(self, column: ColumnView) -> QPixmap | None:
        table = self._table
        if table.view().phase is not Phase.TAKE or column.place not in table.shown.places():
            return None
        card = table.shown.columns[column.place][-1]
        return table.pictures.face(card, column.card, table.devicePixelRatioF())

    def _lift_colour(self, seat: Seat) -> QPixmap | None:
        table = self._table
        view, bench = table.view(), table.panels[seat].bench
        if view.phase is not Phase.CHOOSE or seat != view.actor:
            return None
        colour = bench.current_colour()
        cards = [card for card in table.shown.benches[seat] if COLOUR[card] == colour]
        if not cards:
            return None
        return table.pictures.face(max(cards), bench.card, table.devicePixelRatioF())

    def _targets(self) -> list[Target]:
        """Return where the piece in hand may land."""
        table = self._table
        if self.source is None:
            return []
        if self.source is table.drawn:
            return [column for column in table.columns if column.legal]
        panel = table.panels[table.view().actor]
        return [panel.bank] if isinstance(self.source, BenchView) else [panel]

    def _target_at(self, point: QPoint) -> Target | None:
        for target in self._targets():
            if target.rect().contains(target.mapFromGlobal(point)):
                return target
        return None

    def _move(self, point: QPoint) -> None:
        if self.source is None:
            return
        motion = self._table.motion
        motion.hold(self._picture, QPointF(motion.mapFromGlobal(point)))
        aimed = self._target_at(point)
        for target in self._targets():
            target.aim(target=target is aimed)

    def _drop(self, point: QPoint) -> None:
        source, target = self.source, self._target_at(point)
        self.cancel()
        if isinstance(target, ColumnView):
            self._table.column(target.place)
        elif isinstance(target, SeatPanel) and isinstance(source, ColumnView):
            self._table.column(source.place)
        elif target is not None and isinstance(source, BenchView):
            colour = source.current_colour()
            if colour is not None:
                self._table.bank_colour(colour)

    def cancel(self) -> None:
        """Put the piece back; releasing the button then does nothing."""
        if self.source is None:
            return
        for target in self._targets():
            target.aim(target=False)
        source, self.source = self.source, None
        self._table.motion.hold(None)
        source.cancel_drag()
