# SPDX-License-Identifier: GPL-3.0-or-later
"""What the drawings of luck promise: told apart by shape alone, readable, cached in bounds."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from pushdesk.desktop import mark, surface
from pushdesk.desktop.cards.pixmaps import PixmapCache, rendered
from pushdesk.desktop.luck import art, die, tile
from pushdesk.games.luck.cards import COLOURS, FACES, KINDS, RANKS, SWITCH

Paint = Callable[[QPainter, QRectF], None]

pytestmark = pytest.mark.usefixtures("qapp")

CARD = QSizeF(120, 168)


def image(paint: Paint, size: QSizeF = CARD) -> QImage:
    made = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return made


def face(kind: int, size: QSizeF = CARD) -> QImage:
    return image(lambda painter, rect: art.paint_face(painter, rect, kind), size)


def inked(colour: int, side: int, tilt: float = 0.0) -> set[tuple[int, int]]:
    """Return the pixels that a symbol covers, turned by some degrees."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.center())
        painter.rotate(tilt)
        square = QRectF(-side / 2, -side / 2, side, side)
        art.paint_symbol(painter, square, colour, QColor(Qt.GlobalColor.black))

    whole = side + 4
    made = image(paint, QSizeF(whole, whole))
    return {
        (x, y) for x in range(whole) for y in range(whole) if made.pixelColor(x, y).alpha() > 127
    }


def difference(one: set[tuple[int, int]], two: set[tuple[int, int]]) -> float:
    """Return the part of the inked pixels that only one of two pictures has, 0 to 1."""
    return len(one ^ two) / len(one | two)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("side", [13, 32, 96])
def test_symbols_in_one_ink_are_told_apart_by_shape(side: int) -> None:
    """13 px is the index symbol of the smallest card, 64 px wide.

    A symbol on a card laid 7 degrees askew is still the same symbol to the eye. Two symbols must
    differ by half as much again as either of them differs from itself askew, and in three tenths
    of their ink at least: that is some 25 pixels at 13 px.
    """
    drawn = [inked(colour, side) for colour in range(FACES)]
    askew = [difference(drawn[colour], inked(colour, side, 7.0)) for colour in range(FACES)]
    for a, b in itertools.combinations(range(FACES), 2):
        apart = difference(drawn[a], drawn[b])
        assert apart >= max(0.3, 1.5 * askew[a], 1.5 * askew[b]), (a, b)


def test_every_symbol_keeps_inside_its_square() -> None:
    square = QRectF(0, 0, 100, 100)
    for colour in range(FACES):
        assert square.contains(art.outline_path(colour).boundingRect())


def test_numerals_differ_and_keep_inside_their_space() -> None:
    space = QRectF(0, 0, 70.5, 100)
    seen = []
    for number in range(1, RANKS + 1):
        assert space.contains(art.numeral_path(number).boundingRect()), number
        seen.append(art.numeral_path(number))
    assert all(one != two for one, two in itertools.combinations(seen, 2))


@pytest.mark.parametrize("colour", range(FACES))
def test_ink_can_be_read_on_its_colour(colour: int) -> None:
    assert contrast(art.COLOURS[colour], art.INKS[colour]) >= 4.5


@pytest.mark.parametrize("colour", range(COLOURS))
def test_ink_can_be_read_on_every_pixel_of_the_painted_face(
    colour: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("paint_numeral", "paint_symbol"):
        monkeypatch.setattr(art, name, lambda *_: None)
    bare = face(colour * RANKS)
    inside = QRect(6, 6, 108, 156)
    worst = min(
        contrast(bare.pixelColor(x, y), art.INKS[colour])
        for x in range(inside.left(), inside.right(), 2)
        for y in range(inside.top(), inside.bottom(), 2)
    )
    assert worst >= 4.5


def test_arrow_of_a_switch_can_be_read() -> None:
    assert contrast(art.GREY, art.IVORY) >= 4.5


def test_every_face_is_drawn_and_differs_from_every_other() -> None:
    faces = [face(kind) for kind in range(KINDS)]
    blank = image(lambda *_: None)
    assert all(drawn != blank for drawn in faces)
    assert all(one != two for one, two in itertools.combinations(faces, 2))


def test_the_strip_that_shows_in_a_column_tells_every_face() -> None:
    smallest = QSizeF(64, 90)
    strips = [face(kind, smallest).copy(0, 0, 64, 27) for kind in range(KINDS)]
    assert all(one != two for one, two in itertools.combinations(strips, 2))


def test_switch_cards_show_their_direction() -> None:
    ways = [
        image(lambda painter, rect: art.paint_switch(painter, rect, 1)),
        image(lambda painter, rect: art.paint_switch(painter, rect, -1)),
    ]
    assert ways[0] != ways[1]
    assert face(SWITCH) not in ways


def test_die_lies_still_at_both_ends_of_a_roll() -> None:
    def die(number: int, turn: float) -> QImage:
        return image(
            lambda painter, rect: art.paint_die(painter, rect, number, turn), QSizeF(90, 90)
        )

    for number in range(FACES):
        assert die(number, 0.0) == die(number, 1.0) != die(number, 0.5)
    still = [die(number, 0.0) for number in range(FACES)]
    assert all(one != two for one, two in itertools.combinations(still, 2))


def test_first_frame_of_a_roll_does_not_give_away_the_face() -> None:
    for number in range(FACES):
        top = max(range(FACES), key=lambda side: _facing(number, 0.01, side))
        assert top != number


def _facing(number: int, turn: float, side: int) -> float:
    return die._apply(die._pose(number, turn), die.FRAMES[side][2])[2]


def test_last_frames_of_a_roll_show_the_face() -> None:
    for number in range(FACES):
        top = max(range(FACES), key=lambda side: _facing(number, 0.99, side))
        assert top == number


def every_drawing() -> dict[str, Paint]:
    red = QColor(Qt.GlobalColor.red)
    bow = QPainterPath(QPointF(5, 5))
    bow.quadTo(60, 90, 110, 20)
    return {
        "face": lambda p, r: art.paint_face(p, r, 8),
        "switch": lambda p, r: art.paint_switch(p, r, -1),
        "back": art.paint_back,
        "symbol": lambda p, r: art.paint_symbol(p, r, 5, red),
        "numeral": lambda p, r: art.paint_numeral(p, r, 4, red),
        "die": lambda p, r: art.paint_die(p, r, 5, 0.4),
        "arrow": lambda p, r: art.paint_arrow(p, r, -1, red),
        "arrow along": lambda p, _: art.paint_arrow(p, bow, 1, red),
        "direction": lambda p, r: art.paint_direction(p, r, 1, red),
        "slot": lambda p, r: art.paint_slot(p, r, red, dashed=True),
        "desk": lambda p, r: surface.paint_desk(p, r, dark=True),
        "table": lambda p, r: surface.paint_table(p, r, dark=False),
        "cloth": lambda p, r: surface.paint_cloth(p, r, dark=True),
        "shadow": lambda p, r: surface.paint_shadow(p, r, 7, 0.5),
        "mark": mark.paint_mark,
        "flat mark": lambda p, r: mark.paint_mark_flat(p, r, red),
        "tile": lambda p, r: tile.paint_tile(p, r, dark=True),
    }


@pytest.mark.parametrize("name", every_drawing())
def test_drawing_leaves_the_painter_as_it_was_and_repeats_itself(name: str) -> None:
    paint = every_drawing()[name]
    made = QImage(160, 120, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setPen(Qt.GlobalColor.green)
    before = (painter.pen(), painter.brush(), painter.renderHints(), painter.hasClipping())
    paint(painter, QRectF(0, 0, 160, 120))
    assert painter.transform() == QTransform()
    assert before == (
        painter.pen(),
        painter.brush(),
        painter.renderHints(),
        painter.hasClipping(),
    )
    painter.end()
    size = QSizeF(160, 120)
    once = image(paint, size)
    assert once == image(paint, size)
    assert once != image(lambda *_: None, size)


@pytest.mark.parametrize("name", every_drawing())
def test_drawing_into_nothing_is_quiet(name: str) -> None:
    made = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(made)
    try:
        for side in (0.0, 1.0):
            every_drawing()[name](painter, QRectF(0, 0, side, side))
    finally:
        painter.end()


def test_icon_has_every_size() -> None:
    sizes = {size.width() for size in mark.icon().availableSizes()}
    assert sizes == {16, 22, 24, 32, 48, 64, 128, 256}


class Brush:
    """Counts how often it paints."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.strokes += 1
        painter.fillRect(rect, Qt.GlobalColor.red)


def test_pixmap_has_the_pixels_of_its_ratio() -> None:
    pixmap = rendered(QSizeF(50, 70), 1.5, Brush())
    assert (pixmap.width(), pixmap.height()) == (75, 105)
    assert pixmap.devicePixelRatio() == 1.5
    assert pixmap.toImage().pixelColor(74, 104) == QColor(Qt.GlobalColor.red)


def test_cache_paints_once_for_each_ratio_size_and_theme() -> None:
    cache, brush = PixmapCache(), Brush()
    size = QSizeF(50, 70)
    cache.pixmap(("face", 1), size, 1.0, "dark", brush)
    cache.pixmap(("face", 1), size, 1.0, "dark", brush)
    assert brush.strokes == 1
    sharp = cache.pixmap(("face", 1), size, 2.0, "dark", brush)
    assert (sharp.width(), sharp.devicePixelRatio()) == (100, 2.0)
    # As many pixels as at ratio 2, but laid out twice as large.
    assert cache.pixmap(("face", 1), size * 2, 1.0, "dark", brush).devicePixelRatio() == 1.0
    cache.pixmap(("face", 1), size, 1.0, "light", brush)
    cache.pixmap(("face", 2), size, 1.0, "dark", brush)
    assert brush.strokes == len(cache) == 5


def test_cache_keeps_its_bound_and_drops_the_least_used() -> None:
    brush = Brush()
    size = QSizeF(10, 10)
    cache = PixmapCache(limit=3 * 400)
    for what in (1, 2, 3):
        cache.pixmap(what, size, 1.0, "", brush)
    cache.pixmap(1, size, 1.0, "", brush)
    cache.pixmap(4, size, 1.0, "", brush)
    assert (cache.size, len(cache), brush.strokes) == (1200, 3, 4)
    cache.pixmap(1, size, 1.0, "", brush)
    assert brush.strokes == 4
    cache.pixmap(2, size, 1.0, "", brush)
    assert brush.strokes == 5


def test_cache_does_not_empty_itself_for_one_huge_picture() -> None:
    cache, brush = PixmapCache(limit=500), Brush()
    cache.pixmap("small", QSizeF(10, 10), 1.0, "", brush)
    huge = cache.pixmap("huge", QSizeF(20, 20), 1.0, "", brush)
    assert huge.width() == 20
    assert (cache.size, len(cache)) == (400, 1)
    cache.clear()
    assert (cache.size, len(cache)) == (0, 0)
