# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the rules help of rummy, drawn with the table's own drawing code.

A figure is rows joined by `|`, the top one first; a row is parts joined by `/`, from left to
right; a part is `name` or `name=value`. No blanks, no capitals, no parentheses.

A card is rank and suit, `as 2h 10d jc qs kh`, or `jk` for a joker, or `back`. After it may
stand, in this order: `:8s` what a wild stands for (`:8` alone where the suit is open), and the
marks `^` chosen and lifted, `+` ringed as a legal target, `!` just come into the hand.

    cards=7s,jk,2h        cards side by side
    hand=7s,8s^,qd!       a hand as a fan
    backs=6               a hand face down, 1 to 32 cards
    set=7s,7h,jk          a meld on the table; it must be legal (R26 to R30, R43 to R45),
    run=2h,3s,4s          its wilds show what they stand for, a locked two its lock (R53)
    meld=5s,2d,jk:7s      cards laid like a meld, legal or not, badges only as written
    no=ks,as,2s           the same, crossed out: not a meld
    points=ks,9d,as,jk    cards with what each costs in hand, and the sum (R65)
    stock=20              the stock, 0 to 108 cards (40 without a number); 0 is its empty place
    discard=7h            one card on the discard's place; `discard` alone is the empty place
    take=7h               the discard goes to the hand (R15)
    push=7h               stock card and discard go left, then a stock card is drawn (R16, R17)
    contract=2            the sign of a round's contract, 1 to 5 (R31)
    contract=2:3.2        the same with so many cards of each meld in hand
    layoff=8s~5s,6s,7s    cards laid off on a meld; it must be legal (R40 to R42)
    replace=5d,jk,7d~6d   a natural goes to the place of the wild that it replaces (R49, R50)
    replace=5d,jk,7d~6d~qs,qh    and the wild goes on to another meld, which it must fit (R51)
    teams                 the four seats, partners opposite, and the way round (R1, R11)
    right, left, down     an arrow

`|` in a description is read as it is and as `%7C`. Anything else raises `ValueError`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from pushdesk.desktop.cards.pixmaps import rendered
from pushdesk.desktop.rummy import art, scenes, spec
from pushdesk.desktop.rummy.scenes import Piece
from pushdesk.desktop.surface import table_cloth
from pushdesk.desktop.theme import Theme
from pushdesk.games.rummy.cards import CARDS
from pushdesk.games.rummy.state import CONTRACTS, Laid, State

GAP = 16.0
"""Between parts and between rows, px."""
PAD = 16.0
MOST_BACKS = 32


def figure(description: str, widest: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a figure at most `widest` px wide; raise `ValueError` for an unknown description."""
    rows = [
        [_part(part, theme) for part in row.split("/")]
        for row in description.replace("%7C", "|").split("|")
    ]
    width = max(_width(row) for row in rows)
    height = sum(_height(row) for row in rows) + GAP * (len(rows) - 1)
    rim = 8.0
    whole = QSizeF(width + 2 * (PAD + rim), height + 2 * (PAD + rim))
    scale = min(1.0, widest / whole.width())

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.scale(scale, scale)
        area = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
        art.paint_table(painter, area, theme.dark)
        y = PAD + rim
        for row in rows:
            x = area.center().x() - _width(row) / 2
            high = _height(row)
            for piece in row:
                painter.save()
                painter.translate(x, y + (high - piece.size.height()) / 2)
                piece.paint(painter)
                painter.restore()
                x += piece.size.width() + GAP
            y += high + GAP

    return rendered(whole * scale, dpr, paint)


def _width(row: Sequence[Piece]) -> float:
    return sum(piece.size.width() for piece in row) + GAP * (len(row) - 1)


def _height(row: Sequence[Piece]) -> float:
    return max(piece.size.height() for piece in row)


def _part(text: str, theme: Theme) -> Piece:
    name, has_value, value = text.partition("=")
    if has_value and name in _WITH_VALUE:
        return _WITH_VALUE[name](value, theme)
    if not has_value and name in _PLAIN:
        return _PLAIN[name](theme)
    raise ValueError(text)


def _meld(kind: str) -> Callable[[str, Theme], Piece]:
    def make(value: str, _theme: Theme) -> Piece:
        return scenes.row(spec.laid(spec.meld_of(value, kind)))

    return make


def _number(text: str, least: int, most: int) -> int:
    # `int` alone takes signs, blanks and underscores too.
    if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _backs(value: str, _theme: Theme) -> Piece:
    back = spec.Shown(-1)
    return scenes.fan([back] * _number(value, 1, MOST_BACKS))


def _stock(value: str, theme: Theme) -> Piece:
    return scenes.stock(_number(value, 0, CARDS), theme)


def _contract(value: str, theme: Theme) -> Piece:
    number, colon, told = value.partition(":")
    contract = CONTRACTS[_number(number, 1, len(CONTRACTS)) - 1]
    parts = art.contract_parts(contract)
    held = [length for _, length in parts]
    if colon:
        held = [_number(each, 0, 13) for each in told.split(".")]
        if len(held) != len(parts):
            raise ValueError(value)
    return scenes.contract(contract, held, theme)


def _layoff(value: str, _theme: Theme) -> Piece:
    added, tilde, meld = value.partition("~")
    if not tilde:
        raise ValueError(value)
    used: set[int] = set()
    cards = tuple(each.card for each in spec.cards_of(added, used))
    return scenes.layoff(cards, spec.meld_of(meld, "", used))


def _replace(value: str, _theme: Theme) -> Piece:
    parts = value.split("~")
    if len(parts) not in (2, 3):
        raise ValueError(value)
    used: set[int] = set()
    meld = spec.meld_of(parts[0], "", used)
    card = spec.card_named(parts[1], used)
    other = None
    if len(parts) == 3:
        other = tuple(each.card for each in spec.cards_of(parts[2], used))
    return scenes.replacement(meld, card, other)


_WITH_VALUE: dict[str, Callable[[str, Theme], Piece]] = {
    "cards": lambda value, _: scenes.beside(spec.cards_of(value)),
    "hand": lambda value, _: scenes.fan(spec.cards_of(value)),
    "backs": _backs,
    "set": _meld("set"),
    "run": _meld("run"),
    "meld": lambda value, _: scenes.row(spec.cards_of(value)),
    "no": lambda value, _: scenes.crossed(spec.cards_of(value)),
    "points": lambda value, theme: scenes.counted(spec.cards_of(value), theme),
    "stock": _stock,
    "discard": lambda value, _: scenes.beside([spec.Shown(spec.card_named(value))]),
    "take": lambda value, _: scenes.take(spec.card_named(value)),
    "push": lambda value, _: scenes.push(spec.card_named(value)),
    "contract": _contract,
    "layoff": _layoff,
    "replace": _replace,
}
_PLAIN: dict[str, Callable[[Theme], Piece]] = {
    "stock": lambda theme: scenes.stock(40, theme),
    "discard": lambda theme: scenes.place(theme),
    "take": lambda _: scenes.take(spec.card_named("7h")),
    "push": lambda _: scenes.push(spec.card_named("7h")),
    "teams": lambda theme: scenes.teams(theme),
    "right": lambda _: scenes.arrow(0),
    "left": lambda _: scenes.arrow(180),
    "down": lambda _: scenes.arrow(90),
}


def snapshot(state: State, width: float, height: float, dpr: float, theme: Theme) -> QPixmap:
    """Return a small picture of what lies open on the table: melds, stock and discard, px.

    No hand is shown, so it gives nothing away.
    """

    def paint(painter: QPainter, rect: QRectF) -> None:
        art.paint_table(painter, rect, theme.dark)
        cloth = table_cloth(rect)
        pad = cloth.height() * 0.09
        inner = cloth.adjusted(pad, pad, -pad, -pad)
        piles = QRectF(inner.topLeft(), QSizeF(inner.width() * 0.24, inner.height()))
        if not state.melds:
            piles.moveCenter(inner.center())
        _piles(painter, piles, state, theme)
        if state.melds:
            _melds(painter, inner.adjusted(piles.width() + pad, 0, 0, 0), state.melds)

    return rendered(QSizeF(width, height), dpr, paint)


def _piles(painter: QPainter, rect: QRectF, state: State, theme: Theme) -> None:
    """Draw the stock above the discard."""
    half = QSizeF(rect.width(), rect.height() * 0.47)
    for top, upper in ((rect.top(), True), (rect.bottom() - half.height(), False)):
        card = scenes.card_in(QRectF(QPointF(rect.left(), top), half))
        if upper and state.stock:
            art.paint_stock(painter, card, len(state.stock))
        elif not upper and state.discard >= 0:
            art.paint_loose(painter, card, spec.Shown(state.discard).kind)
        else:
            art.paint_place(painter, card, scenes.faint(theme))


def _melds(painter: QPainter, rect: QRectF, melds: Sequence[Laid]) -> None:
    """Draw the melds in as many rows as let them be largest."""
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, len(melds) + 1):
        high = rect.height() / (rows * 1.12)
        wide = max(
            sum(scenes.row_width(high, len(laid.meld.cards)) for laid in melds[row::rows])
            + high * 0.2 * (len(melds[row::rows]) - 1)
            for row in range(rows)
        )
        best = max(best, (high * min(1.0, rect.width() / wide), rows))
    high, rows = best
    painter.save()
    for row in range(rows):
        left = rect.left()
        top = rect.top() + (rect.height() - high * (rows * 1.12 - 0.12)) / 2 + row * high * 1.12
        for laid in melds[row::rows]:
            scenes.paint_row(painter, QPointF(left, top), high, spec.laid(laid.meld))
            left += scenes.row_width(high, len(laid.meld.cards)) + high * 0.2
    painter.restore()
