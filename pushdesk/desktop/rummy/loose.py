# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards as they lie on the rummy table: loose with a shadow, and in the stock."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pushdesk.desktop.cards.backs import paint_back
from pushdesk.desktop.cards.faces import paint_face, paint_joker
from pushdesk.desktop.cards.shapes import CARD_RADIUS
from pushdesk.desktop.surface import paint_shadow
from pushdesk.games.rummy.cards import JOKER, RANKS, TWO, Kind


def paint_card(painter: QPainter, rect: QRectF, kind: Kind, *, four_colours: bool = False) -> None:
    """Draw the face of a kind of card, 0 to 52."""
    if kind == JOKER:
        paint_joker(painter, rect)
        return
    suit, rank = kind // RANKS, kind % RANKS + 1
    paint_face(painter, rect, rank, suit, four_colours=four_colours, wild=rank == TWO)


def paint_stock(painter: QPainter, rect: QRectF, count: int) -> None:
    """Draw a face-down pile whose top card is `rect`, higher the more cards it has."""
    layers = 0 if count <= 0 else min(7, 1 + count // 12)
    step = rect.width() * 0.012
    painter.save()
    for layer in range(layers - 1, -1, -1):
        card = rect.translated(layer * step, layer * step * 1.7)
        if layer == layers - 1:
            paint_shadow(painter, card, rect.width() * CARD_RADIUS / 100, 0.6)
        paint_back(painter, card)
    painter.restore()


def paint_loose(
    painter: QPainter,
    rect: QRectF,
    kind: Kind | None,
    *,
    degrees: float = 0.0,
    lift: float = 0.4,
    four_colours: bool = False,
) -> None:
    """Draw a card with its shadow, turned around its middle; `kind` None is face down.

    `lift` is the strength of the shadow, see `surface.paint_shadow`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(degrees)
    card = rect.translated(-rect.center())
    paint_shadow(painter, card, rect.width() * CARD_RADIUS / 100, lift)
    if kind is None:
        paint_back(painter, card)
    else:
        paint_card(painter, card, kind, four_colours=four_colours)
    painter.restore()
