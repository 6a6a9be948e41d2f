# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the table of rummy, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Seat, Setup
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy.events import (
    decided_sentence,
    event_sentence,
    inside,
    points_text,
    round_name,
    round_sentence,
    team_name,
    teams_sentence,
    won_sentence,
)
from pushdesk.desktop.rummy.names import (
    card_name,
    card_names,
    contract_name,
    laid_name,
    rank_name,
    rank_names,
    run_name,
    stands_for,
    suit_name,
)
from pushdesk.desktop.rummy.refusals import refusal_sentence
from pushdesk.games.rummy.cards import KIND, SUIT, WILD, Card, points
from pushdesk.games.rummy.melds import extended
from pushdesk.games.rummy.state import (
    SEATS,
    Action,
    End,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    Phase,
    Replace,
    Set,
    View,
    team_of,
)

__all__ = [
    "arranged_sentence",
    "cards_text",
    "contract_sentence",
    "decided_sentence",
    "event_sentence",
    "hand_sentence",
    "offer_sentence",
    "pile_sentence",
    "points_text",
    "prompt",
    "refusal_sentence",
    "round_name",
    "round_sentence",
    "seat_sentence",
    "situation",
    "stock_sentence",
    "team_name",
    "teams_sentence",
    "won_sentence",
]

translate = QCoreApplication.translate


def cards_text(count: int) -> str:
    """Return a number of cards in words."""
    return translate("Rummy", "%Ln card(s)", "", count)


# What to do.


def prompt(setup: Setup, view: View) -> str:
    """Return who is to do what, and when a choice would end the round."""
    name = player_name(setup, view.actor)
    match view.phase:
        case Phase.DRAW:
            return _draw_prompt(name, view)
        case Phase.PLAY if _stalls(view):
            return translate(
                "Rummy", "{name}: lay cards – a discard alone ends the round, too little happens"
            ).format(name=name)
        case Phase.PLAY if view.met[view.actor]:
            return translate("Rummy", "{name}: lay melds, lay off, or discard").format(name=name)
        case Phase.PLAY:
            return translate("Rummy", "{name}: lay the contract, or discard").format(name=name)
        case Phase.COUNTED:
            return translate("Rummy", "{round} is over – next dealer: {name}").format(
                round=round_name(view.round), name=name
            )
    return translate("Rummy", "The match is over")


def _draw_prompt(name: str, view: View) -> str:
    card = card_name(view.discard)
    if view.stock == 0 or (view.stock == 1 and view.rules.push_needs_two):
        return translate(
            "Rummy", "{name}: take or push? {card} – a push ends the round at once"
        ).format(name=name, card=_first_up(card))
    if view.stock == 1:
        return translate(
            "Rummy",
            "{name}: take or push? {card} – a push uses the last stock card and ends the round",
        ).format(name=name, card=_first_up(card))
    #: The card is the one on the discard pile.
    return translate("Rummy", "{name}: take or push? {card}").format(
        name=name, card=_first_up(card)
    )


def _stalls(view: View) -> bool:
    """Return whether a discard now would be one quiet turn too many (R64)."""
    most = view.rules.quiet_turns
    return len(view.record) >= most and all(turn.quiet for turn in view.record[-most:])


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


# What lies on the table.


def seat_sentence(setup: Setup, view: View, seat: Seat, total: int) -> str:
    """Return a player in words: "Ana, team 1: 7 cards, 45 points, contract met, dealer"."""
    parts = [cards_text(view.counts[seat]), points_text(total)]
    if view.met[seat]:
        parts.append(translate("Rummy", "contract met"))
    if seat == view.dealer:
        parts.append(translate("Rummy", "dealer"))
    return translate("Rummy", "{name}, team {team}: {parts}").format(
        name=player_name(setup, seat), team=number(team_of(seat) + 1), parts=", ".join(parts)
    )


def stock_sentence(count: int) -> str:
    """Return the stock in words."""
    if not count:
        return translate("Rummy", "Stock: empty")
    return translate("Rummy", "Stock: {cards}").format(cards=cards_text(count))


def pile_sentence(card: Card) -> str:
    """Return the discard pile in words; -1 for an empty one."""
    if card < 0:
        return translate("Rummy", "Discard pile: empty")
    return translate("Rummy", "Discard pile: {card}").format(card=card_name(card))


def contract_sentence(view: View, missing: int | None) -> str:
    """Return the contract of the round, and how many cards the viewer still lacks for it.

    None says nothing about that, as when the cards are covered.
    """
    #: "Round 2 of 5: 1 set of three and 1 run of four".
    text = translate("Rummy", "{round}: {contract}").format(
        round=round_name(view.round), contract=contract_name(view.contract)
    )
    if view.met[view.seat]:
        return translate("Rummy", "{contract} – contract met").format(contract=text)
    if missing is None:
        return text
    if not missing:
        return translate("Rummy", "{contract} – complete in hand").format(contract=text)
    return translate("Rummy", "{contract} – %Ln card(s) missing", "", missing).format(contract=text)


def situation(setup: Setup, view: View) -> str:
    """Return the state of the table in words, for who can't see it."""
    parts = [contract_sentence(view, None)]
    if view.phase is Phase.OVER:
        parts.append(translate("Rummy", "The match is over"))
    elif view.phase is Phase.COUNTED:
        parts.append(prompt(setup, view))
    else:
        parts.append(
            translate("Rummy", "On turn: {name}").format(name=player_name(setup, view.turn))
        )
    parts += [stock_sentence(view.stock), pile_sentence(view.discard)]
    for seat in range(SEATS):
        total = sum(count.points[seat] for count in view.finished)
        parts.append(seat_sentence(setup, view, seat, total))
    parts += [laid_name(laid, player_name(setup, laid.owner)) for laid in view.melds]
    if not view.melds:
        parts.append(translate("Rummy", "No melds yet"))
    return "".join(f"{part}. " for part in parts).rstrip()


def hand_sentence(view: View) -> str:
    """Return the viewer's hand in words, by suit, wild cards last."""
    if not view.hand:
        return translate("Rummy", "The hand is empty.")
    cards = sorted(view.hand, key=lambda card: (WILD[card], KIND[card]))
    #: "Hand – 7 cards, 45 points: ace of spades, …"
    return translate("Rummy", "Hand – {count}, {points}: {cards}.").format(
        count=cards_text(len(cards)),
        points=points_text(points(cards)),
        cards=card_names(cards),
    )


def arranged_sentence(way: str) -> str:
    """Return how the hand has just been sorted, by a way of `arrange.WAYS`."""
    sentences = {
        "suit": translate("Rummy", "Arranged by suit."),
        "rank": translate("Rummy", "Arranged by rank."),
        "melds": translate("Rummy", "Arranged by melds found."),
    }
    return sentences[way]


# What cards can become.


def offer_sentence(view: View, action: Action) -> str:
    """Return a play of the table in a few words, to choose among several."""
    match action:
        case LayContract(melds=melds):
            first, *others = map(_offered, melds)
            return "; ".join([first, *map(inside, others)])
        case LayMeld(meld=meld):
            return _offered(meld)
        case LayOff():
            return _laid_off(view, action)
        case Replace(card=card, wild=wild, then=then):
            #: "Put in: five of spades. Lifted: joker. Set of kings (spades and hearts) – added: …"
            return translate("Rummy", "Put in: {card}. Lifted: {wild}. {use}").format(
                card=card_name(card), wild=card_name(wild), use=offer_sentence(view, then)
            )
    raise ValueError(action)


def _offered(meld: Meld) -> str:
    """Return a meld by what tells it from others: suits of a set, wilds of a run."""
    if isinstance(meld, Set):
        cards = [card_name(card) if WILD[card] else suit_name(SUIT[card]) for card in meld.cards]
        #: "Set of kings (spades, hearts and joker)".
        return translate("Rummy", "Set of {ranks} ({suits})").format(
            ranks=rank_names(meld.rank), suits=join(cards)
        )
    wilds = [_wild(meld, place) for place in range(len(meld.cards))]
    return ", ".join([run_name(meld), *filter(None, wilds)])


def _wild(meld: Meld, place: int) -> str:
    """Return what a wild of a run stands for, or nothing for any other card."""
    wild = stands_for(meld, place)
    if wild is None or wild[0] < 0:
        return ""
    #: A wild card in a run and the rank that it stands for: "joker as four".
    return translate("Rummy", "{card} as {rank}").format(
        card=card_name(meld.cards[place]), rank=rank_name(wild[1])
    )


def _laid_off(view: View, action: LayOff) -> str:
    old = view.melds[action.meld].meld
    new = extended(old, action)
    if isinstance(old, Set):
        #: "Set of kings (spades, hearts and clubs) – added: joker".
        return translate("Rummy", "{meld} – added: {cards}").format(
            meld=_offered(old), cards=card_names(action.cards)
        )
    start = 0 if action.end is End.LOW else len(old.cards)
    places = range(start, start + len(action.cards))
    cards = join([_wild(new, place) or card_name(new.cards[place]) for place in places])
    if action.end is End.LOW:
        #: "Run in spades, three to five – at the low end: joker as two".
        return translate("Rummy", "{meld} – at the low end: {cards}").format(
            meld=run_name(old), cards=cards
        )
    return translate("Rummy", "{meld} – at the high end: {cards}").format(
        meld=run_name(old), cards=cards
    )
