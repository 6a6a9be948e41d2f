# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the table of luck, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Refusal, Setup
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.games.luck.cards import (
    COLOUR,
    KIND,
    RANK,
    RANKS,
    ROLL,
    STAR,
    SWITCH,
    Card,
    Kind,
    points,
)
from pushdesk.games.luck.state import (
    Banked,
    Busted,
    Cleared,
    Drawn,
    Ended,
    Event,
    Phase,
    Placed,
    Rolled,
    Stopped,
    Switched,
    Taken,
    TurnBegan,
    View,
)

translate = QCoreApplication.translate


def kind_name(kind: Kind) -> str:
    """Return what a card looks like, in words, such as "red 4"."""
    if kind == ROLL:
        return translate("Luck", "Roll card")
    if kind == SWITCH:
        return translate("Luck", "Switch card")
    patterns = (
        #: A number card, such as "red 4".
        translate("Luck", "red {number}"),
        translate("Luck", "blue {number}"),
        translate("Luck", "green {number}"),
        translate("Luck", "yellow {number}"),
        translate("Luck", "purple {number}"),
    )
    return patterns[kind // RANKS].format(number=kind % RANKS + 1)


def card_name(card: Card) -> str:
    """Return a card in words."""
    return kind_name(KIND[card])


def cards_name(cards: list[Card] | tuple[Card, ...]) -> str:
    """Return some cards as a list in words."""
    return join([card_name(card) for card in cards])


def colour_name(colour: int) -> str:
    """Return a colour of the cards, or the star of the die, as a word of its own."""
    names = (
        translate("Luck", "red"),
        translate("Luck", "blue"),
        translate("Luck", "green"),
        translate("Luck", "yellow"),
        translate("Luck", "purple"),
        translate("Luck", "star"),
    )
    return names[colour]


def direction_name(direction: int) -> str:
    """Return the direction in which columns are taken."""
    if direction > 0:
        return translate("Luck", "clockwise")
    return translate("Luck", "anticlockwise")


def points_text(value: int) -> str:
    """Return a number of points in words."""
    return translate("Luck", "%Ln point(s)", "", value)


def cards_text(count: int) -> str:
    """Return a number of cards in words."""
    return translate("Luck", "%Ln card(s)", "", count)


def percent(chance: float) -> str:
    """Return a chance 0 to 1 as whole percent."""
    return translate("Luck", "{number} %").format(number=number(round(100 * chance)))


def prompt(setup: Setup, view: View, *, banking: bool) -> str:
    """Return who is to do what, for a person to act."""
    name = player_name(setup, view.actor)
    match view.phase:
        case Phase.CHOOSE if banking:
            return translate("Luck", "{name}: choose a colour to bank").format(name=name)
        case Phase.CHOOSE if view.benches[view.actor]:
            return translate("Luck", "{name}: push or bank?").format(name=name)
        case Phase.CHOOSE:
            return translate("Luck", "{name}: push – draw the first card").format(name=name)
        case Phase.PLACE:
            return translate("Luck", "{name}: choose a column – {card}").format(
                name=name, card=card_name(view.card)
            )
        case Phase.DECIDE if view.columns:
            return translate("Luck", "{name}: push on or stop?").format(name=name)
        case Phase.DECIDE:
            return translate("Luck", "{name}: draw again – there is no column yet").format(
                name=name
            )
        case Phase.TAKE:
            return translate("Luck", "{name}: choose a column to collect").format(name=name)
        case Phase.ROLL if view.bust and view.taken == 0:
            return translate("Luck", "{name} went too far: roll the die").format(name=name)
        case Phase.ROLL:
            return translate("Luck", "{name}: roll the die for the Roll card").format(name=name)
    return translate("Luck", "The game is over")


def event_sentence(setup: Setup, event: Event) -> str:
    """Return what happened, or nothing where the table alone says enough."""
    match event:
        case Drawn():
            return ""
        case Placed(seat=seat, card=card, column=column):
            return translate("Luck", "{name}: {card}, column {number}.").format(
                name=player_name(setup, seat), card=card_name(card), number=column + 1
            )
        case Switched(seat=seat, direction=direction):
            return translate(
                "Luck", "{name} draws a Switch card: columns are now taken {direction}."
            ).format(name=player_name(setup, seat), direction=direction_name(direction))
        case Busted(seat=seat, card=card):
            return translate("Luck", "{name}: {card} – too far, it fits no column.").format(
                name=player_name(setup, seat), card=card_name(card)
            )
        case Stopped(seat=seat, forced=True):
            return translate("Luck", "The draw pile is empty: {name} has to stop.").format(
                name=player_name(setup, seat)
            )
        case Stopped(seat=seat):
            return translate("Luck", "{name} stops.").format(name=player_name(setup, seat))
        case Taken(seat=seat, cards=cards):
            return translate("Luck", "{name} takes a column: {cards} ({points}).").format(
                name=player_name(setup, seat),
                cards=cards_name(cards),
                points=points_text(points(cards)),
            )
        case Rolled():
            return _rolled(setup, event)
        case Banked(seat=seat, cards=cards):
            return translate("Luck", "{name} banks a colour: {cards} ({points}).").format(
                name=player_name(setup, seat),
                cards=cards_name(cards),
                points=points_text(points(cards)),
            )
        case Cleared(columns=columns):
            return translate("Luck", "%n column(s) nobody takes are discarded.", "", len(columns))
        case TurnBegan(seat=seat):
            return translate("Luck", "{name}'s turn.").format(name=player_name(setup, seat))
        case Ended():
            return translate("Luck", "The draw pile is empty. The game is over.")


def _rolled(setup: Setup, event: Rolled) -> str:
    name = player_name(setup, event.seat)
    if event.face == STAR and not event.lost:
        return translate("Luck", "{name} rolls the star and loses nothing.").format(name=name)
    if event.face == STAR:
        return translate(
            "Luck", "{name} rolls the star and loses the whole bench: {cards} ({points})."
        ).format(name=name, cards=cards_name(event.lost), points=points_text(points(event.lost)))
    colour = colour_name(event.face)
    if not event.lost:
        return translate("Luck", "{name} rolls {colour} and has none to lose.").format(
            name=name, colour=colour
        )
    return translate(
        "Luck", "{name} rolls {colour} and loses these cards: {cards} ({points})."
    ).format(
        name=name,
        colour=colour,
        cards=cards_name(event.lost),
        points=points_text(points(event.lost)),
    )


def refusal_sentence(refusal: Refusal, view: View) -> str:
    """Return why an action is illegal."""
    match refusal.clause:
        case "L7":
            if view.phase is Phase.CHOOSE:
                return translate("Luck", "First choose: push or bank.")
            return translate("Luck", "You are pushing: after the first card banking is over.")
        case "L8":
            return translate("Luck", "Your bench is empty, so you must push.")
        case "L9":
            return translate("Luck", "You have no {colour} card on your bench.").format(
                colour=colour_name(refusal.facts["colour"])
            )
        case "L12" if view.card >= 0:
            return translate("Luck", "First choose a column for the drawn card: {card}.").format(
                card=card_name(view.card)
            )
        case "L12":
            return translate("Luck", "There is no card to place: push on or stop.")
        case "L13":
            return translate("Luck", "There are at most three columns, opened one after another.")
        case "L14":
            return _clash(refusal)
        case "L17":
            return translate("Luck", "A column holds only one Roll card.")
        case "L24":
            return translate("Luck", "You can't stop before there is a column.")
        case "L25":
            return translate("Luck", "With only Switch cards drawn you must draw again.")
        case "L26" if view.phase is Phase.DECIDE:
            return translate("Luck", "Stop first, then take a column.")
        case "L26" | "L27":
            return translate("Luck", "You must take one of the columns.")
        case "L31" if view.phase is Phase.ROLL:
            return translate("Luck", "First roll the die for your Roll card.")
        case "L31":
            return translate("Luck", "There is nothing to roll for.")
        case "L37":
            return translate("Luck", "You went too far: first roll the die.")
        case "L42":
            return translate("Luck", "The game is over.")
    return translate("Luck", "The rules don't allow that.")


def _clash(refusal: Refusal) -> str:
    card, other = refusal.facts["card"], refusal.facts["other"]
    if COLOUR[card] == COLOUR[other] and RANK[card] == RANK[other]:
        return translate("Luck", "The column already has the same card: {card}.").format(
            card=card_name(other)
        )
    if COLOUR[card] == COLOUR[other]:
        return translate(
            "Luck", "{card} doesn't fit: the column already has this colour: {colour}."
        ).format(card=_first_up(card_name(card)), colour=colour_name(COLOUR[other]))
    return translate(
        "Luck", "{card} doesn't fit: the column already has this number: {number}."
    ).format(card=_first_up(card_name(card)), number=RANK[other])


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def column_name(place: int, cards: list[Card], fits: bool) -> str:
    """Return a column in words, for assistive technology and tooltips."""
    if not cards:
        text = translate("Luck", "Column {number}: empty").format(number=place + 1)
    else:
        text = translate("Luck", "Column {number}: {cards}, {points}").format(
            number=place + 1,
            cards=cards_name(cards),
            points=points_text(sum(RANK[card] for card in cards)),
        )
    if fits:
        return translate("Luck", "{column} – can be chosen").format(column=text)
    return text


def column_sum(cards: list[Card]) -> str:
    """Return the points in a column as a number with its sign, or nothing for none."""
    return f"Σ {number(sum(RANK[card] for card in cards))}" if cards else ""


def group_name(colour: int, cards: list[Card]) -> str:
    """Return the cards of one colour on a bench in words."""
    if not cards:
        return translate("Luck", "{colour}: none").format(colour=_first_up(colour_name(colour)))
    numbers = join([number(RANK[card]) for card in cards])
    return translate("Luck", "{colour}: {numbers} – {points}").format(
        colour=_first_up(colour_name(colour)),
        numbers=numbers,
        points=points_text(sum(RANK[card] for card in cards)),
    )


def score_sentence(setup: Setup, seat: int, bench: int, bank: int | None) -> str:
    """Return how a score comes about."""
    name = player_name(setup, seat)
    if bank is None:
        return translate("Luck", "{name}: bench {bench}, bank hidden").format(
            name=name, bench=number(bench)
        )
    return translate("Luck", "{name}: bench {bench} + bank {bank} = {total}").format(
        name=name, bench=number(bench), bank=number(bank), total=number(bench + bank)
    )


def bank_name(name: str, count: int, bank: int | None) -> str:
    """Return a bank in words."""
    if bank is None:
        return translate("Luck", "{name}'s bank: {cards}, points hidden").format(
            name=name, cards=cards_text(count)
        )
    return translate("Luck", "{name}'s bank: {cards}, {points}").format(
        name=name, cards=cards_text(count), points=points_text(bank)
    )


def situation(setup: Setup, view: View) -> str:
    """Return the state of the table in words, for who can't see it."""
    parts = [
        column_name(place, list(cards), fits=False) for place, cards in enumerate(view.columns)
    ]
    parts.append(
        translate("Luck", "Draw pile: {cards}. Columns are taken {direction}.").format(
            cards=cards_text(view.pile), direction=direction_name(view.direction)
        )
    )
    for seat, bench in enumerate(view.benches):
        bank = view.banks[seat].cards
        known = None if bank is None else points(bank)
        parts.append(score_sentence(setup, seat, points(bench), known))
    return ". ".join(parts).replace("..", ".")


def bench_sentence(setup: Setup, seat: int, bench: tuple[Card, ...]) -> str:
    """Return what lies on a bench in words."""
    if not bench:
        return translate("Luck", "{name}'s bench is empty.").format(name=player_name(setup, seat))
    return translate("Luck", "{name}'s bench: {cards}.").format(
        name=player_name(setup, seat), cards=cards_name(sorted(bench))
    )


def sheet_part(part: str) -> str:
    """Return the name of a line of the score sheet."""
    place, _, colour = part.partition(".")
    index = ("red", "blue", "green", "yellow", "purple").index(colour)
    if place == "bench":
        return translate("Luck", "Bench, {colour}").format(colour=colour_name(index))
    return translate("Luck", "Bank, {colour}").format(colour=colour_name(index))
