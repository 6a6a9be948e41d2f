# SPDX-License-Identifier: GPL-3.0-or-later
"""What the drawings of the rummy table promise, and what figures of its help may say."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from pushdesk.desktop.rummy import art, figures, spec, tile
from pushdesk.desktop.surface import table_cloth
from pushdesk.desktop.theme import DARK, LIGHT, Theme
from pushdesk.games.rummy.cards import JOKER
from pushdesk.games.rummy.dealing import start_round
from pushdesk.games.rummy.state import CONTRACTS, Laid, Rules, Run, Set, State

Paint = Callable[[QPainter, QRectF], None]

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = QSizeF(160, 120)
INK = QColor(Qt.GlobalColor.white)


def image(paint: Paint, size: QSizeF = SIZE) -> QImage:
    made = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return made


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def cloth(theme: Theme) -> QImage:
    return image(lambda p, r: art.paint_cloth(p, r, theme.dark), QSizeF(300, 200))


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_weave_is_under_three_per_cent(theme: Theme) -> None:
    made = cloth(theme)
    for x, y in ((20, 20), (140, 90), (270, 170)):
        tones = [
            made.pixelColor(x + dx, y + dy).lightnessF() for dx in range(12) for dy in range(12)
        ]
        assert 0 < max(tones) - min(tones) < 0.03


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_text_can_be_read_on_the_cloth(theme: Theme) -> None:
    made = cloth(theme)
    text = theme.colour("text")
    assert all(
        contrast(made.pixelColor(x, y), text) >= 4.5
        for x in range(0, 300, 3)
        for y in range(0, 200, 3)
    )


@pytest.mark.parametrize("dark", [True, False])
def test_table_is_green_inside_its_rim(dark: bool) -> None:
    size = QSizeF(600, 400)
    made = image(lambda p, r: art.paint_table(p, r, dark), size)
    inner = table_cloth(QRectF(QPointF(), size)).adjusted(12, 12, -12, -12).toRect()
    for x in range(inner.left(), inner.right(), 9):
        for y in range(inner.top(), inner.bottom(), 9):
            colour = made.pixelColor(x, y)
            assert colour.green() > max(colour.red(), colour.blue())
    wood = made.pixelColor(300, 4)
    assert wood.red() > wood.green() > wood.blue()


def columns(made: QImage) -> list[int]:
    """Return how many pixels are covered in each column."""
    return [
        sum(made.pixelColor(x, y).alpha() > 200 for y in range(made.height()))
        for x in range(made.width())
    ]


def test_arrows_point_where_they_say() -> None:
    left, right = (
        columns(image(lambda p, r, way=way: art.paint_arrow(p, r, way)))  # type: ignore[misc]
        for way in (180, 0)
    )
    # The head is broader than the shaft.
    assert max(left[:80]) > 1.5 * max(left[100:])
    assert max(right[80:]) > 1.5 * max(right[:60])
    up = image(lambda p, r: art.paint_arrow(p, r, -90), QSizeF(120, 160))
    turned = columns(up.transformed(QTransform().rotate(-90)))
    assert max(turned[:80]) > 1.5 * max(turned[100:])


def test_push_shows_the_discard_and_hides_the_stock_card() -> None:
    seen = [
        image(lambda p, r, kind=kind: art.paint_push(p, r, discard=kind))  # type: ignore[misc]
        for kind in (None, 0, 20, JOKER)
    ]
    assert all(one != two for one, two in itertools.combinations(seen, 2))


def test_contract_signs_differ_by_round_and_by_what_is_held() -> None:
    seen = []
    for contract in CONTRACTS:
        parts = art.contract_parts(contract)
        for have in (0, 1, 2, 3):
            held = [min(have, length) for _, length in parts]
            width = art.contract_width(40, contract)
            made = image(
                lambda p, _, c=contract, h=held: art.paint_contract(  # type: ignore[misc]
                    p, QRectF(0, 0, 10, 40), c, h, INK
                ),
                QSizeF(400, 44),
            )
            covered = [x for x, count in enumerate(columns(made)) if count]
            assert max(covered) <= width + 1
            assert max(covered) >= width - 3
            seen.append(made)
    assert all(one != two for one, two in itertools.combinations(seen, 2))


def test_contract_parts_are_what_the_round_asks() -> None:
    told = [art.contract_parts(contract) for contract in CONTRACTS]
    assert told == [
        ((False, 3), (False, 3)),
        ((False, 3), (True, 4)),
        ((True, 4), (True, 4)),
        ((False, 3), (False, 3), (False, 3)),
        ((True, 5), (True, 5)),
    ]


def test_team_marks_are_told_apart_without_colour() -> None:
    side = 18

    def tones(team: int) -> list[int]:
        made = image(lambda p, r: art.paint_team(p, r, team), QSizeF(side, side))
        flat = made.convertToFormat(QImage.Format.Format_Grayscale8)
        return [flat.pixelColor(x, y).red() for x in range(side) for y in range(side)]

    apart = sum(abs(a - b) > 60 for a, b in zip(tones(0), tones(1), strict=True))
    assert apart >= 30


def every_drawing() -> dict[str, Paint]:
    bow = QPainterPath(QPointF(5, 5))
    bow.quadTo(60, 90, 110, 20)
    return {
        "card": lambda p, r: art.paint_card(p, r, 1),
        "joker": lambda p, r: art.paint_card(p, r, JOKER),
        "cloth": lambda p, r: art.paint_cloth(p, r, dark=True),
        "table": lambda p, r: art.paint_table(p, r, dark=False),
        "place": lambda p, r: art.paint_place(p, r, INK),
        "dashed place": lambda p, r: art.paint_place(p, r, INK, dashed=True),
        "stock": lambda p, r: art.paint_stock(p, r, 60),
        "loose": lambda p, r: art.paint_loose(p, r, 5, degrees=8),
        "arrow": lambda p, r: art.paint_arrow(p, r, 180),
        "push": art.paint_push,
        "push up": lambda p, r: art.paint_push(p, r, -90, discard=7),
        "take": art.paint_take,
        "contract": lambda p, r: art.paint_contract(p, r, CONTRACTS[1], (2, 3), INK),
        "team": lambda p, r: art.paint_team(p, r, 1),
        "way": lambda p, _: art.paint_way(p, bow, 8),
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
    after = (painter.pen(), painter.brush(), painter.renderHints(), painter.hasClipping())
    painter.end()
    assert before == after
    once = image(paint)
    assert once == image(paint)
    assert once != image(lambda *_: None)


@pytest.mark.parametrize("name", every_drawing())
def test_drawing_into_nothing_is_quiet(name: str) -> None:
    made = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(made)
    try:
        for side in (0.0, 1.0):
            every_drawing()[name](painter, QRectF(0, 0, side, side))
    finally:
        painter.end()


def test_tile_shows_legal_melds() -> None:
    run, together = tile.MELDS
    cards = [kind for meld in tile.MELDS for kind in meld] + [*tile.HAND, tile.DISCARD]
    assert len(set(cards)) == len(cards)
    assert spec.melded(run, "run")
    assert spec.melded(together, "set")


# Figures

EXAMPLES = re.findall(r"^    ([a-z]+(?:=\S+)?)  ", figures.__doc__ or "", re.MULTILINE)
MORE = (
    "right",
    "left",
    "down",
    "discard",
    "stock=0",
    "stock",
    "push",
    "take",
    "hand=3s,4s,5s/right/run=3s,4s,5s|contract=1:3.1",
    "hand=3s,4s,5s%7Ccontract=1:3.1",
    "run=qh,kh,ah/run=as,2s,3s",
    "layoff=3d~4d,5d,6d",
    "layoff=jk~7s,7h,7d",
    "replace=7s,jk,2h~7c~4h,5h,6h",
    "backs=32",
)


def test_the_grammar_gives_an_example_of_every_part() -> None:
    names = {example.partition("=")[0] for example in EXAMPLES}
    assert names >= {
        *("cards", "hand", "backs", "set", "run", "meld", "no", "points", "stock", "discard"),
        *("take", "push", "contract", "layoff", "replace", "teams"),
    }


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("description", [*EXAMPLES, *MORE])
def test_figures_are_drawn_and_fit(description: str, theme: Theme) -> None:
    made = figures.figure(description, 350.0, 1.5, theme)
    assert made.devicePixelRatio() == 1.5
    assert 0 < made.width() <= 525
    empty = QImage(made.size(), made.toImage().format())
    empty.fill(Qt.GlobalColor.transparent)
    assert made.toImage() != empty


def test_each_example_draws_another_figure() -> None:
    pictures = [figures.figure(each, 350.0, 1.0, DARK).toImage() for each in set(EXAMPLES)]
    assert all(one != two for one, two in itertools.combinations(pictures, 2))


@pytest.mark.parametrize(
    "description",
    [
        "",
        "cat",
        "cards",
        "cards=",
        "cards=1s",
        "cards=7s,",
        "cards=7x",
        "cards=7s,7s,7s",
        "cards=jk,jk,jk,jk,jk",
        "cards=7s:8s",
        "hand=7S",
        "backs=0",
        "backs=33",
        "backs=+3",
        "backs= 3",
        "stock=109",
        "contract=0",
        "contract=6",
        "contract=1:3",
        "contract=1:a.b",
        "push=back",
        "teams=2",
        "right=1",
        "points=back",
        "set=7s,7s,7h",
        "set=7s,8h,9d",
        "set=2s,2h,2d",
        "set=jk,2h,jk",
        "set=7s,7h",
        "set=7s,7h,jk:8",
        "run=ks,as,2d,3s",
        "run=3s,4s,6s",
        "run=3s,4h,5s",
        "run=7s,7h,7d",
        "run=3s,jk:5s,5s",
        "layoff=8s",
        "layoff=9s~5s,6s,7s",
        "layoff=7s~7s,7h,7d,7c",
        "replace=5d,jk,7d",
        "replace=5d,jk,7d~6s",
        "replace=2s,3s,4s~2s",
        "replace=5d,jk,7d~6d~7s,7h,7d,7c",
        "replace=5d,jk,7d~6d~qs",
        "cards=7s//cards=8s",
        "cards=7s||cards=8s",
    ],
)
def test_what_is_not_understood_or_not_legal_is_refused(description: str) -> None:
    with pytest.raises(ValueError):
        figures.figure(description, 350.0, 1.0, DARK)


def test_wilds_show_what_they_stand_for() -> None:
    run = spec.laid(spec.meld_of("2h,3s,jk,5s,2s"))
    assert [each.standing for each in run] == [(2, (0,)), None, (4, (0,)), None, (6, (0,))]
    assert [each.locked for each in run] == [True, False, False, False, False]
    own = spec.laid(spec.meld_of("2s,3s,4s"))
    assert (own[0].standing, own[0].locked) == (None, True)
    together = spec.laid(spec.meld_of("7s,jk,7d"))
    assert together[1].standing == (7, (1, 3))


def test_melds_are_read_as_they_lie() -> None:
    assert isinstance(spec.meld_of("7s,7h,jk"), Set)
    high, low = spec.meld_of("qh,kh,ah"), spec.meld_of("ah,jk,3h")
    assert isinstance(high, Run)
    assert isinstance(low, Run)
    assert (high.low, low.low) == (12, 1)
    assert len(set(spec.meld_of("jk,jk,5s").cards)) == 3


def position(*melds: str) -> State:
    used: set[int] = set()
    laid = tuple(Laid(seat % 4, spec.meld_of(text, "", used)) for seat, text in enumerate(melds))
    return replace(start_round(Rules(), 5, 0, 0, (), []), melds=laid)


def snapshot(state: State, theme: Theme = DARK) -> QImage:
    return figures.snapshot(state, 118.0, 84.0, 2.0, theme).toImage()


def test_snapshot_shows_the_table_and_no_hand() -> None:
    state = position("3s,4s,5s,6s", "qs,qh,jk")
    shown = snapshot(state)
    assert shown.width() == 236
    hands = (*state.hands[1:], state.hands[0])
    assert snapshot(replace(state, hands=hands, stock=state.stock[::-1])) == shown
    assert snapshot(position("3s,4s,5s")) != shown
    assert snapshot(position()) != shown
    assert snapshot(replace(state, discard=(state.discard + 1) % 52)) != shown
    assert snapshot(state, LIGHT) != shown
    assert snapshot(replace(state, stock=())) != shown


def test_snapshot_holds_a_crowded_table() -> None:
    runs = [
        ",".join(f"{rank}{suit}" for rank in ("3", "4", "5", "6", "7", "8", "9", "10"))
        for suit in "shdc"
    ]
    crowded = position(*runs, *runs)
    assert snapshot(crowded) != snapshot(position(*runs))
