# SPDX-License-Identifier: GPL-3.0-or-later
"""What the playing cards promise: told apart in a fan and without colour, readable, repeatable."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from pushdesk.desktop.cards import backs, badges, courts, faces, jester, marks, pips
from pushdesk.desktop.cards.shapes import IVORY, STRIP, traced

Paint = Callable[[QPainter, QRectF], None]
Pixels = set[tuple[int, int]]

pytestmark = pytest.mark.usefixtures("qapp")

SMALLEST = QSizeF(64, 90)
LARGE = QSizeF(200, 280)
JOKER = 52
FACES = [divmod(kind, 13) for kind in range(52)]


def image(paint: Paint, size: QSizeF) -> QImage:
    made = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return made


def painter_of(kind: int, *, four: bool = True, wild: bool = False) -> Paint:
    if kind == JOKER:
        return faces.paint_joker
    suit, rank = divmod(kind, 13)
    return lambda painter, rect: faces.paint_face(
        painter, rect, rank + 1, suit, four_colours=four, wild=wild
    )


def card(kind: int, size: QSizeF = LARGE, *, four: bool = True, wild: bool = False) -> QImage:
    return image(painter_of(kind, four=four, wild=wild), size)


def grey(picture: QImage) -> list[list[int]]:
    flat = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        [flat.pixelColor(x, y).red() for x in range(flat.width())] for y in range(flat.height())
    ]


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def inked(paint: Paint, side: int) -> Pixels:
    made = image(paint, QSizeF(side, side))
    return {(x, y) for x in range(side) for y in range(side) if made.pixelColor(x, y).alpha() > 127}


def pip_pixels(suit: int, side: int, tilt: float = 0.0) -> Pixels:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.center())
        painter.rotate(tilt)
        square = QRectF(-side / 2, -side / 2, side, side)
        pips.paint_pip(painter, square, suit, QColor(Qt.GlobalColor.black))

    return inked(paint, side + 4)


def difference(one: Pixels, two: Pixels) -> float:
    """Return the part of the inked pixels that only one of two pictures has, 0 to 1."""
    return len(one ^ two) / len(one | two)


@pytest.mark.parametrize("side", [10, 24, 80])
def test_suits_in_one_ink_are_told_apart_by_shape(side: int) -> None:
    """10 px is the index pip of the smallest card, 64 px wide.

    Two suits must differ by more than either differs from itself 7 degrees askew, and in three
    twentieths of their ink at least: spade and club are the closest.
    """
    drawn = [pip_pixels(suit, side) for suit in range(4)]
    askew = [difference(drawn[suit], pip_pixels(suit, side, 7.0)) for suit in range(4)]
    for a, b in itertools.combinations(range(4), 2):
        apart = difference(drawn[a], drawn[b])
        assert apart >= max(0.15, 1.1 * askew[a], 1.1 * askew[b]), (a, b, apart, askew)


def test_pips_and_ranks_keep_inside_their_spaces() -> None:
    for suit in range(4):
        assert pips.SQUARE.contains(pips.suit_path(suit).boundingRect()), suit
    assert pips.SQUARE.contains(pips.star_path().boundingRect())
    space = pips.LETTER.adjusted(-0.5, -0.5, 0.5, 0.5)
    for rank in range(1, 14):
        assert space.contains(pips.rank_path(rank).boundingRect()), rank


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("suit", range(4))
def test_index_can_be_read_on_every_pixel_of_the_pasteboard(
    suit: int, four: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("paint_rank", "paint_pip"):
        monkeypatch.setattr(faces, name, lambda *_: None)
    bare = card(suit * 13 + 4, four=four)
    ink = pips.suit_ink(suit, four_colours=four)
    worst = min(
        contrast(bare.pixelColor(x, y), ink)
        for x in range(6, bare.width() - 6, 3)
        for y in range(6, bare.height() - 6, 3)
    )
    assert worst >= 4.5


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("suit", range(4))
def test_badge_can_be_read(suit: int, four: bool) -> None:
    assert contrast(badges.PALE, pips.suit_ink(suit, four_colours=four)) >= 4.5


def test_joker_index_can_be_read() -> None:
    assert contrast(IVORY, jester.PLUM) >= 4.5


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len({pips.suit_ink(suit, four_colours=True).rgb() for suit in range(4)}) == 4
    inks = [pips.suit_ink(suit, four_colours=False).rgb() for suit in range(4)]
    assert inks[0] == inks[3] != inks[1] == inks[2]


@pytest.mark.parametrize("kind", range(53))
def test_index_is_large_and_lies_in_the_strip_that_a_fan_shows(kind: int) -> None:
    picture = card(kind, LARGE)
    width, height = picture.width(), picture.height()
    strip = round(width * STRIP)
    dark = [
        (x, y)
        for x in range(4, strip)
        for y in range(4, height // 2)
        if contrast(picture.pixelColor(x, y), IVORY) >= 3
    ]
    tall = max(y for _, y in dark) - min(y for _, y in dark) + 1
    assert tall >= 0.22 * height
    # Nothing of the index is cut off by the next card.
    edge = (picture.pixelColor(strip, y) for y in range(4, round(height * 0.33)))
    assert all(contrast(pixel, IVORY) < 1.2 for pixel in edge)


def test_the_strip_tells_every_face_without_its_colour() -> None:
    """The strip is 15 px wide here; another suit or rank must change 15 of its pixels."""
    strip = round(SMALLEST.width() * STRIP)
    seen = []
    for kind in range(53):
        rows = grey(card(kind, SMALLEST, four=False, wild=kind % 13 == 1))
        seen.append([tone for row in rows[:45] for tone in row[:strip]])
    for a, b in itertools.combinations(range(53), 2):
        apart = sum(abs(one - two) > 50 for one, two in zip(seen[a], seen[b], strict=True))
        assert apart >= 15, (a, b, apart)


def test_every_face_differs_from_every_other() -> None:
    drawn = [card(kind) for kind in range(53)] + [image(backs.paint_back, LARGE)]
    assert all(one != two for one, two in itertools.combinations(drawn, 2))


@pytest.mark.parametrize("rank", range(2, 11))
def test_number_cards_have_as_many_pips_as_they_say(rank: int) -> None:
    places = faces.PIPS[rank]
    assert len(set(places)) == rank
    # Half a turn shows the same card; the middle pip of sevens is the usual exception.
    if rank != 7:
        turned = {(100 - x, round(140 - y, 6)) for x, y in places}
        assert turned == {(x, round(y, 6)) for x, y in places}
    side = faces.SIDES[rank]
    for (x, y), (u, v) in itertools.combinations(places, 2):
        assert max(abs(x - u), abs(y - v)) > side * 0.75
    assert min(x for x, _ in places) - side / 2 >= 100 * STRIP or rank < 4


def court(rank: int, suit: int = 0) -> QImage:
    def paint(painter: QPainter, _rect: QRectF) -> None:
        painter.scale(2, 2)
        courts.paint_court(painter, rank, suit, pips.BLACK)

    return image(paint, LARGE)


@pytest.mark.parametrize("rank", [11, 12, 13])
def test_courts_have_two_equal_heads(rank: int) -> None:
    upright = court(rank)
    turned = upright.transformed(QTransform().rotate(180))
    off = sum(
        abs(upright.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 60
        for x in range(0, 200, 2)
        for y in range(0, 280, 2)
    )
    assert off <= 0.01 * 100 * 140


def test_courts_are_told_apart_by_their_outlines() -> None:
    def figure(rank: int) -> Pixels:
        rows = grey(court(rank))
        return {(x, y) for y in range(18, 100) for x in range(50, 150) if rows[y][x] < 205}

    drawn = {rank: figure(rank) for rank in (11, 12, 13)}
    for a, b in itertools.combinations(drawn, 2):
        assert difference(drawn[a], drawn[b]) >= 0.25, (a, b)


def gold(picture: QImage) -> int:
    """Return how many pixels of the left strip are the gold of the wild star."""
    return sum(
        abs(picture.pixelColor(x, y).hsvHue() - 39) < 9
        and picture.pixelColor(x, y).hsvSaturation() > 140
        and picture.pixelColor(x, y).value() > 150
        for x in range(round(picture.width() * STRIP))
        for y in range(picture.height() // 2)
    )


@pytest.mark.parametrize("size", [SMALLEST, LARGE])
def test_wild_cards_show_a_gold_star_in_a_fan(size: QSizeF) -> None:
    area = size.width() * size.height()
    for suit in range(4):
        assert gold(card(suit * 13 + 1, size, wild=True)) >= area * 0.002
    assert gold(card(JOKER, size)) >= area * 0.002
    assert all(gold(card(kind, size)) == 0 for kind in range(52))


def test_badges_tell_every_card_and_stay_in_the_strip() -> None:
    blank = card(JOKER)

    def badged(rank: int, suit: int | tuple[int, ...], *, locked: bool = False) -> QImage:
        def paint(painter: QPainter, rect: QRectF) -> None:
            faces.paint_joker(painter, rect)
            badges.paint_badge(painter, rect, rank, suit, locked=locked)

        return image(paint, LARGE)

    drawn = [badged(rank + 1, suit) for suit, rank in FACES]
    drawn += [badged(7, -1), badged(7, (0, 3)), badged(7, (0, 1, 3)), badged(7, 0, locked=True)]
    assert all(one != two for one, two in itertools.combinations(drawn, 2))
    beyond = round(LARGE.width() * STRIP) + 1
    for picture in drawn:
        rest = picture.copy(beyond, 0, picture.width() - beyond, picture.height())
        assert rest == blank.copy(beyond, 0, picture.width() - beyond, picture.height())


def every_drawing() -> dict[str, Paint]:
    return {
        "number": painter_of(9),
        "ace": painter_of(13),
        "jack": painter_of(36),
        "queen": painter_of(50),
        "king": painter_of(12),
        "wild two": painter_of(1, wild=True),
        "joker": faces.paint_joker,
        "back": backs.paint_back,
        "pip": lambda p, r: pips.paint_pip(p, r, 0, pips.BLACK),
        "rank": lambda p, r: pips.paint_rank(p, r, 10, pips.RED),
        "star": pips.paint_star,
        "cap": lambda p, r: jester.paint_cap(p, r, jester.PLUM),
        "selected": marks.paint_selected,
        "target": marks.paint_target,
        "taken": marks.paint_taken,
        "badge": lambda p, r: badges.paint_badge(p, r, 6, 2, locked=True),
        "plate": lambda p, r: badges.paint_plate(p, r, 6, (0, 1, 2)),
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
    after = (painter.pen(), painter.brush(), painter.renderHints(), painter.hasClipping())
    painter.end()
    assert before == after
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


def test_threads_draw_the_same_cards() -> None:
    kinds = [0, 8, 11, 25, 37, JOKER] * 4
    expected = {kind: card(kind) for kind in set(kinds)}
    with ThreadPoolExecutor(4) as pool:
        for kind, made in zip(kinds, pool.map(card, kinds), strict=True):
            assert made == expected[kind]


def test_paths_are_read_from_their_commands() -> None:
    path = traced("M0 0 L10 0 10 10 Q5 15 0 10 C-2 8 -2 2 0 0 Z")
    assert path.boundingRect().contains(QPointF(5, 5))
    assert path.contains(QPointF(9, 9))
    assert not path.contains(QPointF(9, 14))
