# SPDX-License-Identifier: GPL-3.0-or-later
"""What the drawings of flick promise: told apart by mark alone, readable, the same every time."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QRunnable, QSizeF, Qt, QThreadPool
from PySide6.QtGui import QColor, QImage, QPainter

from pushdesk.desktop.backdrop import painted
from pushdesk.desktop.flick import art, discs, figures, formations, scene, shapes, tile, wood
from pushdesk.desktop.theme import DARK, LIGHT, Theme
from pushdesk.games.flick.state import Disc, Lie, Rules, State
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, Table

pytestmark = pytest.mark.usefixtures("qapp")

TABLE = Table()
THEMES = [LIGHT, DARK]
Paint = Callable[[QPainter, QRectF], None]


def board(side: float = 300, *, dark: bool = False, bottom: int = 0) -> QImage:
    def paint(painter: QPainter, rect: QRectF) -> None:
        art.paint_board(
            painter, rect, TABLE, sides=(0, 1, 2, 3), corners=False, dark=dark, bottom=bottom
        )

    return painted(QSizeF(side, side), 1.0, paint)


def on_board(paint: Paint, side: float = 300) -> QImage:
    def whole(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor(Qt.GlobalColor.white))
        paint(painter, rect)

    return painted(QSizeF(side, side), 1.0, whole)


def blank(side: float = 300) -> QImage:
    return on_board(lambda _painter, _rect: None, side)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, two: float) -> float:
    light, dark = sorted((one, two), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mean(image: QImage, area: QRect) -> QColor:
    """Return the mean colour of a part of a picture."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.copy(area).scaled(1, 1, mode=smooth).pixelColor(0, 0)


def square(centre: QPointF, half: float) -> QRect:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half).toAlignedRect()


# Places


@pytest.mark.parametrize("bottom", range(4))
def test_a_place_is_found_again_whichever_side_is_at_the_bottom(bottom: int) -> None:
    rect = QRectF(40, 20, 700, 700)
    for x, y in ((-250.0, -250.0), (12.5, 80.0), (175.0, -3.0)):
        back = shapes.to_board(rect, TABLE, shapes.to_view(rect, TABLE, x, y, bottom), bottom)
        assert back == pytest.approx((x, y))


def test_north_is_up_and_the_chosen_side_is_at_the_bottom() -> None:
    rect = QRectF(0, 0, 500, 500)
    assert shapes.to_view(rect, TABLE, 0, 250) == QPointF(250, 0)
    assert shapes.to_view(rect, TABLE, 250, 0) == QPointF(500, 250)
    middles = ((0, -250), (-250, 0), (0, 250), (250, 0))
    for side, middle in enumerate(middles):
        assert shapes.to_view(rect, TABLE, *middle, side) == QPointF(250, 500)


@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize("bottom", range(4))
def test_zones_lie_where_their_places_are_seen(bottom: int, corners: bool) -> None:
    rect = QRectF(10, 0, 500, 500)
    south = (-212.5, -212.5) if corners else (0.0, -212.5)
    for side in range(4):
        zone = shapes.zone_rect(rect, TABLE, side, corners=corners, bottom=bottom)
        x, y = south
        for _ in range(side):
            # Clockwise by a quarter.
            x, y = y, -x
        at = shapes.to_view(rect, TABLE, x, y, bottom)
        assert zone.center().x() == pytest.approx(at.x())
        assert zone.center().y() == pytest.approx(at.y())
        assert sorted((zone.width(), zone.height())) == ([75, 75] if corners else [75, 350])


@pytest.mark.parametrize("bottom", range(4))
def test_a_heading_points_where_a_disc_goes(bottom: int) -> None:
    rect = QRectF(0, 0, 500, 500)
    for heading in (0.0, 33.0, 90.0, 251.0):
        angle = math.radians(heading)
        goal = shapes.to_view(rect, TABLE, 100 * math.sin(angle), 100 * math.cos(angle), bottom)
        way = (goal - rect.center()) / 100
        assert shapes.ahead(heading, bottom).x() == pytest.approx(way.x())
        assert shapes.ahead(heading, bottom).y() == pytest.approx(way.y())


# The board


def test_the_board_is_the_same_every_time_and_in_a_thread() -> None:
    first = board()
    made: list[QImage] = []

    class Job(QRunnable):
        def run(self) -> None:
            wood._maple.cache_clear()
            made.append(board())

    pool = QThreadPool()
    pool.start(Job())
    assert pool.waitForDone(60_000)
    assert made == [first]


def test_the_grain_does_not_depend_on_the_size() -> None:
    """Two sizes of the wood show the same bands, compared at 25 by 25 px."""
    small, large = (
        wood.maple(side)
        .scaled(25, 25, mode=Qt.TransformationMode.SmoothTransformation)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        for side in (400, 1000)
    )
    pairs = [
        (small.pixelColor(x, y).red(), large.pixelColor(x, y).red())
        for x in range(25)
        for y in range(25)
    ]
    assert max(abs(one - two) for one, two in pairs) <= 6
    assert max(one for one, _ in pairs) - min(one for one, _ in pairs) > 8


def test_the_light_stays_at_the_top_left_when_the_board_is_turned() -> None:
    for bottom in range(4):
        made = board(500, bottom=bottom)
        rect = QRectF(0, 0, 500, 500)
        for hole in (0, 12, 24):
            centre = shapes.hole_view(rect, TABLE, hole, bottom)
            shade = mean(made, square(centre + QPointF(-9.5, -9.5), 2))
            lit = mean(made, square(centre + QPointF(6, 6), 2))
            assert luminance(shade) < 0.6 * luminance(lit)


def test_only_taken_sides_show_a_colour() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        art.paint_board(painter, rect, TABLE, sides=(2,), corners=False, dark=False)

    made = painted(QSizeF(500, 500), 1.0, paint)
    north = mean(made, square(QPointF(150, 9.5), 1))
    south = mean(made, square(QPointF(150, 490.5), 1))
    assert north.red() > 2 * north.green()
    assert south.red() < 1.6 * south.green()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("side", [350, 700])
def test_row_values_are_readable_on_the_wood(side: int, dark: bool) -> None:
    """The ground is measured where the numeral stands: the middle half of each hole."""
    made = board(side, dark=dark)
    rect = QRectF(0, 0, side, side)
    half = TABLE.hole_radius * side / TABLE.side * 0.5
    for hole in range(HOLES):
        ground = mean(made, square(shapes.hole_view(rect, TABLE, hole), half))
        assert contrast(luminance(ground), luminance(art.INK)) >= 4.5


def test_row_values_stand_in_their_holes_and_are_told_apart() -> None:
    pictures = []
    for value in range(1, 10):

        def paint(painter: QPainter, rect: QRectF, value: int = value) -> None:
            art.paint_values(painter, rect, TABLE, {6: value}, art.INK)

        made = on_board(paint)
        hole = square(shapes.hole_view(QRectF(0, 0, 300, 300), TABLE, 6), 10)
        pictures.append(made.copy(hole))
        rest = QImage(made)
        painter = QPainter(rest)
        painter.fillRect(hole, QColor(Qt.GlobalColor.white))
        painter.end()
        assert rest == blank()
    assert all(one != two for one, two in itertools.combinations(pictures, 2))
    one = pictures[0]
    rows = [y for x in range(20) for y in range(20) if one.pixelColor(x, y).red() < 128]
    assert max(rows) - min(rows) >= 7


# Discs


def grey(seat: int, **how: object) -> list[int]:
    """Return the shades of the middle of a disc of 18 px radius on wood, without its colours."""
    image = discs.disc_image(seat, 36, 1.0, **how)  # type: ignore[arg-type]
    # The stain is taken out: only the form of the mark may tell.
    middle = image.width() / 2
    shades = []
    for y, x in itertools.product(range(-11, 12), repeat=2):
        shades.append(image.pixelColor(round(middle + x), round(middle + y)).lightness())
    mid = sum(shades) / len(shades)
    spread = math.sqrt(sum((shade - mid) ** 2 for shade in shades) / len(shades))
    assert spread > 12
    return [round(100 * (shade - mid) / spread) for shade in shades]


def likeness(one: list[int], two: list[int]) -> float:
    """Return the correlation of two pictures, -1 to 1, either way round of light and dark."""
    return abs(sum(a * b for a, b in zip(one, two, strict=True)) / len(one) / 10_000)


@pytest.mark.parametrize(
    "how", [{}, {"pit": True}, {"lie": Lie.SUNK}, {"lie": Lie.SUNK, "pit": True}]
)
def test_marks_tell_seats_apart_without_colour(how: dict[str, object]) -> None:
    shown = [grey(seat, **how) for seat in range(4)]
    for one, two in itertools.combinations(shown, 2):
        assert likeness(one, two) < 0.8


@pytest.mark.parametrize("seat", range(4))
def test_the_pit_face_differs_and_is_dark_in_the_middle(seat: int) -> None:
    smooth, pitted = discs.disc_image(seat, 60, 1.0), discs.disc_image(seat, 60, 1.0, pit=True)
    assert smooth != pitted
    middle = square(QPointF(1, 1) * (pitted.width() / 2), 5)
    assert luminance(mean(pitted, middle)) < 0.02


@pytest.mark.parametrize("seat", range(4))
def test_marks_leave_the_pit_free_and_stay_on_the_face(seat: int) -> None:
    smooth, pitted = shapes.mark_path(seat), shapes.mark_path(seat, pit=True)
    pit = shapes.round_path(QPointF(), shapes.PIT)
    assert not pitted.intersects(pit)
    face = shapes.round_path(QPointF(), discs.FACE)
    assert face.contains(smooth)
    assert face.contains(pitted)


def test_a_sunk_disc_is_darker_and_throws_no_shadow() -> None:
    loose, sunk = (discs.disc_image(0, 60, 1.0, lie=lie) for lie in (Lie.LOOSE, Lie.SUNK))
    middle = square(QPointF(1, 1) * (loose.width() / 2), 24)
    assert luminance(mean(sunk, middle)) < luminance(mean(loose, middle))
    none = discs.shadow_image(60, 1.0, lie=Lie.SUNK)
    none_ink = {none.pixel(x, y) for x in range(none.width()) for y in range(none.height())}
    assert none_ink == {0}


@pytest.mark.parametrize("angle", [0, 70, 200, 310])
def test_a_leaning_disc_is_dark_where_it_dips_and_shorter(angle: int) -> None:
    lean = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    image = discs.disc_image(1, 80, 1.0, lie=Lie.UNBALANCED, lean=lean)
    middle = QPointF(1, 1) * (image.width() / 2)
    low = mean(image, square(middle + lean * 27, 4))
    high = mean(image, square(middle - lean * 27, 4))
    assert luminance(low) < 0.6 * luminance(high)
    flat = discs.disc_image(1, 80, 1.0)
    edge = middle + lean * 38.5
    assert flat.pixelColor(edge.toPoint()).alpha() > 200
    assert image.pixelColor(edge.toPoint()).alpha() < 128


def test_shadows_fall_to_the_lower_right_and_grow_when_lifted() -> None:
    def weight(image: QImage, right: bool) -> int:
        half = image.width() // 2
        return sum(
            image.pixelColor(x, y).alpha()
            for x in range(image.width())
            for y in range(image.height())
            if (x + y > 2 * half) is right
        )

    lying, lifted = discs.shadow_image(60, 1.0), discs.shadow_image(60, 1.0, lifted=1.0)
    assert weight(lying, True) > weight(lying, False)
    far = lifted.width() - 8
    assert lying.pixelColor(far, far).alpha() == 0

    def reach(image: QImage) -> int:
        return max(x for x in range(image.width()) if image.pixelColor(x, x).alpha())

    assert reach(lifted) > reach(lying) + 4


def test_a_shadow_fits_into_its_picture() -> None:
    for lifted in (0.0, 1.0):
        image = discs.shadow_image(48, 2.0, lifted=lifted)
        last = image.width() - 1
        border = [(x, y) for x in range(last + 1) for y in (0, last)]
        assert not any(
            image.pixelColor(x, y).alpha() or image.pixelColor(y, x).alpha() for x, y in border
        )


def test_pictures_are_sharp_at_any_pixel_ratio() -> None:
    image = discs.disc_image(2, 30, 2.0)
    assert image.width() == math.ceil(30 * discs.ROOM * 2)
    assert image.devicePixelRatio() == 2.0


def test_positions_put_leaning_discs_towards_their_holes() -> None:
    rect = QRectF(0, 0, 500, 500)
    x, y = CENTRES[7]
    disc = Disc(number=3, x=x - 3, y=y - 4, lie=Lie.UNBALANCED, hole=7)
    lean = scene.lean_view(rect, TABLE, disc)
    assert lean is not None
    assert (lean.x(), lean.y()) == pytest.approx((0.6, -0.8))
    assert scene.lean_view(rect, TABLE, Disc(number=3, x=0, y=0)) is None


# Overlays


def marked(image: QImage) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
        if image.pixelColor(x, y) != QColor(Qt.GlobalColor.white)
    }


def test_a_zone_lights_up_within_its_borders() -> None:
    for corners, bottom in itertools.product((False, True), range(4)):

        def paint(
            painter: QPainter, rect: QRectF, corners: bool = corners, bottom: int = bottom
        ) -> None:
            art.paint_zone(painter, rect, TABLE, 1, corners, art.GOLD, 1.0, bottom=bottom)

        made = on_board(paint)
        zone = art.zone_rect(QRectF(0, 0, 300, 300), TABLE, 1, corners=corners, bottom=bottom)
        found = marked(made)
        assert found
        assert all(zone.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in found)


def test_formations_grow_and_the_cursed_line_looks_different() -> None:
    def drawn(clause: str, phase: float, holes: tuple[int, ...] = (10, 11, 12, 13, 14)) -> QImage:
        return on_board(
            lambda painter, rect: art.paint_formation(painter, rect, TABLE, holes, clause, phase)
        )

    assert drawn("F34", 0.0) == blank()
    sizes = [len(marked(drawn("F34", phase))) for phase in (0.1, 0.3, 0.6)]
    assert sizes[0] < sizes[1] < sizes[2]
    assert drawn("F34", 1.0) != drawn(formations.CURSED, 1.0)
    assert drawn("F34", 1.0) == drawn("F34", 1.0, (14, 13, 12, 11, 10))
    golden = mean(drawn("F34", 1.0), square(QPointF(132, 150), 1))
    cursed = mean(drawn(formations.CURSED, 1.0), square(QPointF(132, 150), 1))
    assert golden.red() > golden.blue() + 60
    assert cursed.blue() > cursed.green()


@pytest.mark.parametrize("clause", ["F34", "F35", "F36", "F42"])
def test_formations_leave_what_lies_in_the_holes_visible(clause: str) -> None:
    holes = (7, 11, 12, 13, 17) if clause == "F35" else (10, 11, 12, 13, 14)
    made = on_board(
        lambda painter, rect: art.paint_formation(painter, rect, TABLE, holes, clause, 1.0)
    )
    for hole in holes:
        centre = shapes.hole_view(QRectF(0, 0, 300, 300), TABLE, hole)
        half = TABLE.disc_radius * 300 / TABLE.side * 0.6
        assert mean(made, square(centre, half)) == QColor(Qt.GlobalColor.white)


def test_the_aim_shows_its_power_and_points_ahead() -> None:
    def aim(power: float, heading: float = 90.0) -> QImage:
        return on_board(
            lambda painter, rect: art.paint_aim(
                painter, rect, TABLE, (0.0, 0.0), heading, 120.0, 8.0, power, art.GOLD
            )
        )

    steps = [aim(tick / 10) for tick in range(11)]
    assert all(one != two for one, two in itertools.pairwise(steps))
    assert all(x > 150 for x, _ in marked(aim(0.5)))
    assert all(y < 150 for _, y in marked(aim(0.5, 0.0)))


def test_ghosts_show_where_and_how_a_shot_ends() -> None:
    def ghost(fate: Lie | None) -> QImage:
        way = [(0.0, -200.0), (0.0, 100.0)]
        return on_board(
            lambda painter, rect: art.paint_ghost(painter, rect, TABLE, way, fate, art.STAINS[0])
        )

    ends = [ghost(fate) for fate in (Lie.LOOSE, Lie.UNBALANCED, Lie.SUNK, None)]
    assert all(one != two for one, two in itertools.combinations(ends, 2))
    # Dots, not a line: along the way there's wood to be seen between them.
    column = [ends[0].pixelColor(150, y) == QColor(Qt.GlobalColor.white) for y in range(120, 260)]
    assert 10 < sum(one != two for one, two in itertools.pairwise(column)) < 70


@pytest.mark.parametrize("paint", [art.paint_warning, art.paint_refused])
def test_rings_are_drawn_around_the_disc_they_mean(paint: Callable[..., None]) -> None:
    made = on_board(lambda painter, rect: paint(painter, rect, TABLE, (50.0, 100.0)))
    found = marked(made)
    centre = shapes.to_view(QRectF(0, 0, 300, 300), TABLE, 50, 100)
    assert len(found) > 8
    assert all(math.hypot(x - centre.x(), y - centre.y()) < 22 for x, y in found)


def test_painters_are_left_as_they_were() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        before = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping())
        art.paint_board(painter, rect, TABLE, sides=(0, 2), corners=True, dark=True)
        art.paint_values(painter, rect, TABLE, {3: 4}, art.INK)
        art.paint_formation(painter, rect, TABLE, (1, 2, 3, 4), "F33", 0.8)
        art.paint_aim(painter, rect, TABLE, (0, 0), 10, 80, 5, 0.5, art.GOLD)
        art.paint_ghost(painter, rect, TABLE, [(0, 0), (9, 90)], None, art.GOLD)
        discs.paint_disc(painter, rect.center(), 15, 3, lie=Lie.UNBALANCED, lean=QPointF(0, 1))
        tile.paint_tile(painter, rect, True)
        after = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping())
        assert after == before

    painted(QSizeF(200, 200), 1.0, paint)


# Pictures of the launcher and the rules help


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("width", "height"), [(360, 200), (200, 120), (300, 280)])
def test_the_tile_fills_its_rectangle(width: int, height: int, dark: bool) -> None:
    def make() -> QImage:
        return painted(
            QSizeF(width, height), 1.0, lambda painter, rect: tile.paint_tile(painter, rect, dark)
        )

    made = make()
    assert made == make()
    assert colours(made) > 1000
    assert all(
        made.pixelColor(x, y).alpha() == 255
        for x, y in itertools.product((0, width - 1), (0, height - 1))
    )


@pytest.mark.parametrize("theme", THEMES)
def test_every_figure_is_drawn_and_different(theme: Theme) -> None:
    made = {name: figures.figure(name, 240.0, 1.0, theme).toImage() for name in figures.FIGURES}
    assert set(made) == {
        "board",
        "zones",
        "disc-faces",
        "lies",
        "values-two-seats",
        "row",
        "column",
        "diagonal",
        "cross",
        "cross-x",
        "cursed",
        "corner-bands",
        "corner-diagonals",
        "expelled",
        "pull-back",
    }
    for image in made.values():
        assert image.width() == 240
        assert colours(image) > 1000
    assert all(one != two for one, two in itertools.combinations(made.values(), 2))


def test_a_figure_is_the_same_every_time_and_follows_the_theme() -> None:
    first, again = (figures.figure("cross", 200.0, 1.0, LIGHT).toImage() for _ in range(2))
    assert first == again
    assert figures.figure("cross", 200.0, 1.0, DARK).toImage() != first


@pytest.mark.parametrize("name", ["", "boards", "flick/board"])
def test_an_unknown_figure_is_refused(name: str) -> None:
    with pytest.raises(ValueError):
        figures.figure(name, 240.0, 1.0, LIGHT)


@pytest.mark.parametrize("theme", THEMES)
def test_a_snapshot_shows_the_position(theme: Theme) -> None:
    empty = State(rules=Rules(), deal=1, sides=(0, 2), turn=0)
    x, y = CENTRES[18]
    disc = Disc(number=DISCS, x=x, y=y, lie=Lie.SUNK, hole=18)
    taken = State(rules=Rules(), deal=1, sides=(0, 2), turn=0, discs=(disc,))
    one, two = (
        figures.snapshot(state, 118.0, 84.0, 1.0, theme).toImage() for state in (empty, taken)
    )
    assert (one.width(), one.height()) == (118, 84)
    assert colours(one) > 500
    changed = [(x, y) for x in range(118) for y in range(84) if one.pixel(x, y) != two.pixel(x, y)]
    centre = shapes.hole_view(QRectF(0, -17, 118, 118), TABLE, 18)
    assert 20 < len(changed) < 120
    assert all(math.hypot(x - centre.x(), y - centre.y()) < 8 for x, y in changed)


def test_a_board_with_its_shadow_fits_into_its_area() -> None:
    for area in (QRectF(0, 0, 900, 700), QRectF(12, 30, 333, 610)):
        rect = art.board_rect(area)
        margin = art.board_margin(rect)
        assert area.adjusted(-1, -1, 1, 1).contains(rect.adjusted(-margin, -margin, margin, margin))
        assert rect.width() == rect.height()
