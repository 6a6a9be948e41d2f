# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the rules help of flick, drawn with the table's own drawing code.

A figure is described by its name, a key of `FIGURES`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from pushdesk.desktop.cards.pixmaps import rendered
from pushdesk.desktop.flick import art, signs
from pushdesk.desktop.flick.scene import paint_position
from pushdesk.desktop.flick.shapes import Place, rounded
from pushdesk.desktop.surface import paint_desk
from pushdesk.desktop.theme import Theme
from pushdesk.games.flick.state import Disc, Lie, Side, State
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, ROWS, TABLES, Table

TABLE = TABLES["normal"]
ALL: tuple[Side, ...] = (0, 1, 2, 3)
LARGER = 1.2
"""How much larger than life discs are in a small picture of a table."""


class Stage(NamedTuple):
    """What a figure is drawn on."""

    painter: QPainter
    rect: QRectF
    """The board's square, px; parts of it may be outside the figure."""
    theme: Theme

    def at(self, x: float, y: float) -> QPointF:
        """Return where a place on the board is, mm."""
        return art.to_view(self.rect, TABLE, x, y)

    @property
    def mm(self) -> float:
        """Return px for a mm."""
        return self.rect.width() / TABLE.side

    def discs(self, *discs: Disc) -> None:
        """Draw discs."""
        paint_position(self.painter, self.rect, TABLE, discs, dark=self.theme.dark)

    def values(self, values: dict[int, int]) -> None:
        """Draw numbers into holes."""
        art.paint_values(self.painter, self.rect, TABLE, values, art.INK)


class Figure(NamedTuple):
    """One figure."""

    window: QRectF
    """The part of the board that is seen, mm: from the west and from the north edge of all."""
    paint: Callable[[Stage], None]
    sides: tuple[Side, ...] = ALL
    corners: bool = False


Line: TypeAlias = Sequence[int]

WHOLE = QRectF(-274, -274, 548, 552)
"""A window with the whole board and its shadow, mm, south at the bottom."""


def sunk(seat: int, hole: int, count: int = 0, *, pit: bool = False) -> Disc:
    """Return a disc that lies wholly in a hole; `count` tells it from others of its seat."""
    x, y = CENTRES[hole]
    return Disc(number=seat * DISCS + count, x=x, y=y, lie=Lie.SUNK, hole=hole, pit=pit)


def loose(seat: int, place: Place, *, pit: bool = False) -> Disc:
    """Return a disc that lies on the board, mm."""
    return Disc(number=seat * DISCS, x=place[0], y=place[1], pit=pit)


def leaning(seat: int, hole: int, off: Place) -> Disc:
    """Return a disc that lies half in a hole, so many mm from its centre."""
    x, y = CENTRES[hole]
    place = x + off[0], y + off[1]
    return Disc(number=seat * DISCS, x=place[0], y=place[1], lie=Lie.UNBALANCED, hole=hole)


def _board(stage: Stage) -> None:
    stage.values({hole: hole // ROWS + 1 for hole in range(HOLES)})
    signs.paint_seat_arrow(stage.painter, stage.at(0, -222), stage.at(0, -186), stage.mm)


def _zones(stage: Stage) -> None:
    colour = stage.theme.colour("accent")
    art.paint_zone(stage.painter, stage.rect, TABLE, 0, False, colour, 1.0)
    touching = (52.0, -TABLE.line + TABLE.disc_radius - 1.5)
    signs.paint_way(
        stage.painter,
        [stage.at(30, -146), stage.at(-60, -146), stage.at(-216, -132)],
        stage.mm,
        bent=True,
    )
    stage.discs(loose(1, touching))
    art.paint_warning(stage.painter, stage.rect, TABLE, touching)


def _faces(stage: Stage) -> None:
    places = [(seat - 1.5) * 42 for seat in range(4)]
    smooth = [loose(seat, (x, -155.5)) for seat, x in enumerate(places)]
    pitted = [loose(seat, (x, -197), pit=True) for seat, x in enumerate(places)]
    stage.discs(*smooth, *pitted)


def _lies(stage: Stage) -> None:
    stage.discs(loose(0, (-156, 2)), leaning(0, 10, (3.4, 4.4)), sunk(0, 11))


def _two_seats(stage: Stage) -> None:
    hole = 6
    x, y = CENTRES[hole]
    for seat, way, value in ((0, -1, 2), (1, 1, 4)):
        start = stage.at(x, way * 232)
        signs.paint_way(stage.painter, [start, stage.at(x, y + way * 24)], stage.mm)
        signs.paint_badge(stage.painter, stage.at(x + 44, way * 212), str(value), seat, stage.mm)
    stage.discs(sunk(0, hole))


def _formation(
    seat: int, holes: Line, clause: str, text: str, place: Place
) -> Callable[[Stage], None]:
    def paint(stage: Stage) -> None:
        stage.discs(*(sunk(seat, hole, count) for count, hole in enumerate(holes)))
        art.paint_formation(stage.painter, stage.rect, TABLE, holes, clause)
        signs.paint_badge(stage.painter, stage.at(*place), text, seat, stage.mm)

    return paint


BANDS = (1, 1, 2, 2, 3, 4, 4, 5, 5)
"""Value of a hole by its steps from the own corner (A29 a)."""


def _sections(values: Sequence[int]) -> Callable[[Stage], None]:
    def paint(stage: Stage) -> None:
        colour = stage.theme.colour("accent")
        art.paint_zone(stage.painter, stage.rect, TABLE, 0, True, colour, 0.8)
        cuts = [step for step in range(8) if values[step] != values[step + 1]]
        for step in cuts:
            total = (step - 3.5) * TABLE.pitch
            reach = TABLE.pitch * ROWS / 2
            low, high = max(-reach, total - reach), min(reach, total + reach)
            signs.paint_cut(
                stage.painter, stage.at(low, total - low), stage.at(high, total - high), stage.mm
            )
        stage.values({hole: values[sum(divmod(hole, ROWS))] for hole in range(HOLES)})

    return paint


def _expelled(stage: Stage) -> None:
    signs.paint_way(stage.painter, [stage.at(266, -26), stage.at(284, -36)], stage.mm)
    before = (192.0, 11.5)
    colour = art.STAINS[1]
    art.paint_ghost(stage.painter, stage.rect, TABLE, [(236, -10.5), before], Lie.LOOSE, colour)
    stage.discs(loose(1, (246, -15.5)), loose(0, (165, 25.5)))


def _pull_back(stage: Stage) -> None:
    colour = stage.theme.colour("accent")
    start = (-14.0, -198.0)
    art.paint_aim(stage.painter, stage.rect, TABLE, start, 20.0, 112.0, 6.0, 0.6, colour)
    stage.discs(loose(0, start))
    signs.paint_pull(stage.painter, stage.at(-19.5, -213), stage.at(-43, -278), stage.mm)


FIGURES: dict[str, Figure] = {
    "board": Figure(WHOLE, _board, (0,)),
    "zones": Figure(WHOLE, _zones),
    "disc-faces": Figure(QRectF(-86, -215, 172, 77), _faces),
    "lies": Figure(QRectF(-186, -32, 162, 64), _lies),
    "values-two-seats": Figure(WHOLE, _two_seats, (0, 2)),
    "row": Figure(WHOLE, _formation(0, (11, 12, 13, 14), "F33", "+3", (-150, 0))),
    "column": Figure(WHOLE, _formation(0, (1, 6, 11, 16), "F34", "+3", (-60, 120))),
    "diagonal": Figure(WHOLE, _formation(2, (6, 12, 18, 24), "F34", "+3", (-120, -120))),
    "cross": Figure(WHOLE, _formation(1, (7, 11, 12, 13, 17), "F35", "+3", (60, 60))),
    "cross-x": Figure(WHOLE, _formation(3, (6, 8, 12, 16, 18), "F35", "+3", (0, 60))),
    "cursed": Figure(WHOLE, _formation(2, (10, 11, 12, 13, 14), "F36", "−2", (0, 36))),
    "corner-bands": Figure(WHOLE, _sections(BANDS), (0,), corners=True),
    "corner-diagonals": Figure(WHOLE, _sections(range(1, 10)), (0,), corners=True),
    "expelled": Figure(QRectF(132, -52, 168, 104), _expelled),
    "pull-back": Figure(QRectF(-112, -318, 224, 246), _pull_back),
}
"""Every figure by its name."""


def figure(description: str, widest: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a figure of the rules help; raise `ValueError` for an unknown name."""
    try:
        drawing = FIGURES[description]
    except KeyError:
        raise ValueError(description) from None
    window = drawing.window
    size = QSizeF(widest, widest * window.height() / window.width())

    def paint(painter: QPainter, area: QRectF) -> None:
        painter.setClipPath(rounded(area, 10), Qt.ClipOperation.IntersectClip)
        paint_desk(painter, area, theme.dark)
        mm = area.width() / window.width()
        # `window.top` is its southern edge, so that the board's top is above its bottom.
        rect = QRectF(0, 0, TABLE.side * mm, TABLE.side * mm)
        rect.moveCenter(QPointF(-window.left(), window.bottom()) * mm)
        art.paint_board(
            painter, rect, TABLE, sides=drawing.sides, corners=drawing.corners, dark=theme.dark
        )
        drawing.paint(Stage(painter, rect, theme))

    return rendered(size, dpr, paint)


def snapshot(state: State, width: float, height: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a small picture of the middle of the board as it lies, px."""

    def paint(painter: QPainter, area: QRectF) -> None:
        painter.setClipPath(rounded(area, 8), Qt.ClipOperation.IntersectClip)
        # The field fills the picture: whole boards would be too small to see anything on.
        side = max(area.width(), area.height())
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(area.center())
        table: Table = TABLES[state.rules.speed]
        art.paint_board(
            painter,
            rect,
            table,
            sides=state.sides,
            corners=state.rules.corners,
            dark=theme.dark,
        )
        paint_position(painter, rect, table, state.discs, dark=theme.dark, larger=LARGER)

    return rendered(QSizeF(width, height), dpr, paint)
