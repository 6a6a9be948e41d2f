# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules of thumb that look no card ahead: the easy levels and the yardsticks of the lab."""

from __future__ import annotations

import random

import msgspec

from pushdesk.core.opponent import Limit
from pushdesk.games.luck.cards import points
from pushdesk.games.luck.evaluation import CODE, Sharing, colour_sums, stakes
from pushdesk.games.luck.odds import SLOTS, fits, masks_of, risk, risk_after
from pushdesk.games.luck.state import Action, Bank, Phase, Place, Push, Roll, Stop, Take, View


class FixedCount(msgspec.Struct, frozen=True):
    """Draw to a fixed number of cards, bank at random."""

    cards: int
    """Cards in the columns at which it stops."""
    bank_chance: float
    """How likely it banks at the start of a turn, 0 to 1."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return a legal action without weighing anything."""
        match view.phase:
            case Phase.CHOOSE:
                colours = [
                    colour for colour, sum_ in enumerate(colour_sums(view, view.seat)) if sum_
                ]
                if colours and chance.random() < self.bank_chance:
                    return Bank(chance.choice(colours))
                return Push()
            case Phase.PLACE:
                return Place(fits(view)[0])
            case Phase.DECIDE:
                laid = sum(len(column) for column in view.columns)
                return Stop() if laid >= self.cards else Push()
            case Phase.TAKE:
                return Take(_richest(view))
        return Roll()


class FixedRisk(msgspec.Struct, frozen=True):
    """Draw while the chance to bust is small, bank a colour that has grown large."""

    risk: float
    """Chance to bust on the next card above which it stops, 0 to 1."""
    bank: int
    """Points of one colour on the bench from which it banks it."""

    def decide(self, view: View, limit: Limit, chance: random.Random) -> Action:
        """Return a legal action by comparing with the fixed figures."""
        match view.phase:
            case Phase.CHOOSE:
                sums = colour_sums(view, view.seat)
                largest = max(sums)
                return Bank(sums.index(largest)) if largest >= max(1, self.bank) else Push()
            case Phase.PLACE:
                return Place(self._place(view))
            case Phase.DECIDE:
                if not view.columns or len(view.columns) < SLOTS:
                    return Push()
                stop = risk(masks_of(view.columns), view.unseen) > self.risk
                return Stop() if stop else Push()
            case Phase.TAKE:
                return Take(best_net(view))
        return Roll()

    def _place(self, view: View) -> int:
        """Return the place with the least risk, an open column before a new one."""
        return min(
            fits(view),
            key=lambda place: (
                place == len(view.columns),
                risk_after(view, place),
                -_laid_points(view, place),
            ),
        )


def _laid_points(view: View, place: int) -> int:
    return points(view.columns[place]) if place < len(view.columns) else 0


def _richest(view: View) -> int:
    sums = [points(column) for column in view.columns]
    return sums.index(max(sums))


def best_net(view: View) -> int:
    """Return the column with the most points after the average loss to its Roll card."""
    net = Sharing(stakes(view, 0.0)).net[view.seat]
    values = [net[CODE[mask]] for mask in masks_of(view.columns)]
    return values.index(max(values))
