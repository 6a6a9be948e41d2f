# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table of luck shows at a moment: a view, moved on event by event."""

from __future__ import annotations

from dataclasses import dataclass

from pushdesk.games.luck.cards import COLOUR, NUMBERS, STAR, Card, points
from pushdesk.games.luck.state import (
    Banked,
    BankView,
    Busted,
    Cleared,
    Drawn,
    Event,
    Placed,
    Rolled,
    Switched,
    Taken,
    TurnBegan,
    View,
)


@dataclass
class Shown:
    """The pieces on the table, columns by their number at the start of the taking.

    Columns keep their place while others are taken, so that nothing jumps: a taken
    column is an empty list until the turn ends.
    """

    turn: int
    direction: int
    pile: int
    card: Card
    columns: list[list[Card]]
    benches: list[list[Card]]
    banks: list[BankView]
    switches: list[Card]
    discards: list[Card]
    face: int = STAR
    """The face of the die that lies up."""

    @classmethod
    def of(cls, view: View, face: int = STAR) -> Shown:
        """Return what a view shows."""
        return cls(
            view.turn,
            view.direction,
            view.pile,
            view.card,
            [list(column) for column in view.columns],
            [list(bench) for bench in view.benches],
            list(view.banks),
            list(view.switches),
            list(view.discards),
            face,
        )

    def bank_points(self, seat: int) -> int | None:
        """Return the points in a bank, or None when they are hidden."""
        cards = self.banks[seat].cards
        return None if cards is None else points(cards)

    def lift(self, event: Event) -> None:
        """Take the pieces that an event moves off their place."""
        match event:
            case Drawn():
                self.pile -= 1
            case Placed() | Switched() | Busted():
                self.card = -1
            case Taken(column=column):
                self.columns[self.place(column)] = []
            case Rolled(seat=seat, lost=cards) | Banked(seat=seat, cards=cards):
                self.benches[seat] = [card for card in self.benches[seat] if card not in cards]
            case Cleared():
                self.columns = []
            case _:
                pass

    def put(self, event: Event) -> None:
        """Set the pieces that an event moves down on their new place."""
        match event:
            case Drawn(card=card):
                self.card = card
            case Placed(card=card, column=column):
                while len(self.columns) <= column:
                    self.columns.append([])
                self.columns[column].append(card)
            case Switched(card=card, direction=direction):
                self.switches.append(card)
                self.direction = direction
            case Busted(card=card):
                self.discards.append(card)
            case Taken(seat=seat, cards=cards):
                self.benches[seat].extend(card for card in cards if card < NUMBERS)
                self.discards.extend(card for card in cards if card >= NUMBERS)
            case Rolled(face=face, lost=cards):
                self.face = face
                self.discards.extend(cards)
            case Banked(seat=seat, cards=cards):
                bank = self.banks[seat]
                known = None if bank.cards is None else bank.cards + cards
                self.banks[seat] = BankView(bank.count + len(cards), known)
            case Cleared(columns=columns):
                self.discards.extend(card for column in columns for card in column)
            case TurnBegan(seat=seat, direction=direction):
                self.turn = seat
                self.direction = direction
                self.columns = []
            case _:
                pass

    def place(self, column: int) -> int:
        """Return where the rules' column lies: taken ones have left gaps."""
        return self.places()[column]

    def places(self) -> list[int]:
        """Return the places of the columns that still hold cards, in order."""
        return [place for place, cards in enumerate(self.columns) if cards]


def by_colour(cards: list[Card]) -> dict[int, list[Card]]:
    """Return cards by colour, colours and numbers ascending."""
    groups: dict[int, list[Card]] = {}
    for card in sorted(cards):
        groups.setdefault(COLOUR[card], []).append(card)
    return groups
