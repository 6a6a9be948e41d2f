# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened at the table of rummy, for everybody to read, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Outcome, Seat, Setup
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy.names import card_name, card_names, contract_name, meld_name
from pushdesk.games.rummy import scoring
from pushdesk.games.rummy.state import (
    ROUNDS,
    SEATS,
    TEAMS,
    Buried,
    Count,
    Counted,
    Discarded,
    Drew,
    Ended,
    Event,
    LaidOff,
    MeldLaid,
    Pushed,
    Replaced,
    RoundBegan,
    State,
    Took,
    TurnBegan,
    WentOut,
    contract_of,
    team_of,
)

translate = QCoreApplication.translate


def points_text(points: int) -> str:
    """Return a number of points in words."""
    return translate("Rummy", "%Ln point(s)", "", points)


def round_name(number_: int) -> str:
    """Return the name of a round counted from 0, the extra one of HR-R6 too."""
    if number_ >= ROUNDS:
        return translate("Rummy", "Extra round")
    return translate("Rummy", "Round {number} of {rounds}").format(
        number=number(number_ + 1), rounds=number(ROUNDS)
    )


def team_name(setup: Setup, team: int) -> str:
    """Return a team by its players, "Ana and Cleo"."""
    return join([player_name(setup, seat) for seat in range(team, SEATS, TEAMS)])


def inside(text: str) -> str:
    """Return words that begin a line as they stand within one."""
    return text[:1].lower() + text[1:]


# What happened.


def event_sentence(setup: Setup, event: Event) -> str:
    """Return what everybody saw happen, or nothing where other sentences say enough.

    No card is named that only one hand knows: of a push the discard, of a draw nothing.
    """
    match event:
        case Buried(card=card):
            return translate(
                "Rummy", "A wild card is turned up and goes back into the stock: {card}."
            ).format(card=card_name(card))
        case RoundBegan():
            return _round_began(setup, event)
        case TurnBegan(seat=seat):
            return translate("Rummy", "{name}'s turn.").format(name=player_name(setup, seat))
        case Took(seat=seat, card=card):
            return translate("Rummy", "{name} takes: {card}.").format(
                name=player_name(setup, seat), card=card_name(card)
            )
        case Pushed(seat=seat, to=to, discard=discard):
            #: {name} pushes the named card and a face-down one to {other}.
            return translate(
                "Rummy", "{name} pushes to {other}: {card}, with a card from the stock."
            ).format(
                name=player_name(setup, seat), other=player_name(setup, to), card=card_name(discard)
            )
        case Drew(seat=seat):
            return translate("Rummy", "{name} draws from the stock.").format(
                name=player_name(setup, seat)
            )
        case MeldLaid() | LaidOff() | Replaced():
            return _played(setup, event)
        case Discarded(seat=seat, card=card):
            return translate("Rummy", "{name} discards: {card}.").format(
                name=player_name(setup, seat), card=card_name(card)
            )
        case WentOut(seat=seat):
            return translate("Rummy", "{name} goes out.").format(name=player_name(setup, seat))
        case Counted(round=round_, count=count):
            return _counted(setup, round_, count)
        case Ended(clause="R71"):
            return translate("Rummy", "The match is over: both teams have equal points.")
        case Ended():
            return translate("Rummy", "The match is over.")


def _round_began(setup: Setup, event: RoundBegan) -> str:
    #: "Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs."
    return translate("Rummy", "{round} – {contract}. {name} deals. First discard: {card}.").format(
        round=round_name(event.round),
        contract=contract_name(contract_of(event.round)),
        name=player_name(setup, event.dealer),
        card=card_name(event.discard),
    )


def _played(setup: Setup, event: MeldLaid | LaidOff | Replaced) -> str:
    name = player_name(setup, event.seat)
    match event:
        case MeldLaid(laid=meld, contract=True):
            #: "Ana lays for the contract – set of tens: ten of clubs, ten of hearts and joker."
            return translate("Rummy", "{name} lays for the contract – {meld}.").format(
                name=name, meld=inside(meld_name(meld))
            )
        case MeldLaid(laid=meld):
            return translate("Rummy", "{name} lays a meld – {meld}.").format(
                name=name, meld=inside(meld_name(meld))
            )
        case LaidOff(cards=cards):
            return translate("Rummy", "{name} lays off: {cards}.").format(
                name=name, cards=card_names(cards)
            )
        case Replaced(wild=wild, card=card):
            return translate(
                "Rummy", "{name} replaces a wild card – lifted: {wild}; put there: {card}."
            ).format(name=name, wild=card_name(wild), card=card_name(card))


def _counted(setup: Setup, number_: int, count: Count) -> str:
    teams = [
        #: The points of a team: "Ana and Cleo 21".
        translate("Rummy", "{names} {points}").format(
            names=team_name(setup, team), points=number(sum(count.points[team::TEAMS]))
        )
        for team in range(TEAMS)
    ]
    #: "Round 2 of 5 is over – the stock has run out. Points: Ana and Cleo 21 – Ben and Dan 40."
    return translate("Rummy", "{ended} Points: {first} – {second}.").format(
        ended=_ended(setup, number_, count), first=teams[0], second=teams[1]
    )


def _ended(setup: Setup, number_: int, count: Count) -> str:
    round_ = round_name(number_)
    match count.clause:
        case "R56":
            return translate("Rummy", "{round} is over – {name} has gone out.").format(
                round=round_, name=player_name(setup, count.out)
            )
        case "R62":
            return translate(
                "Rummy", "{round} is over – the last card of the stock was pushed."
            ).format(round=round_)
        case "HR-R3":
            return translate(
                "Rummy", "{round} is over – the stock has too few cards for a push."
            ).format(round=round_)
        case "R64":
            return translate(
                "Rummy", "{round} is over – too many turns without a push or a meld."
            ).format(round=round_)
    return translate("Rummy", "{round} is over – the stock has run out.").format(round=round_)


# Counts and results.


def round_sentence(setup: Setup, state: State) -> str:
    """Return how the round that was counted last has ended."""
    return _ended(setup, len(state.finished) - 1, state.finished[-1])


def teams_sentence(setup: Setup, state: State) -> str:
    """Return the points of both teams in the round counted last, and in all."""
    latest, totals = state.finished[-1], scoring.team_totals(state.finished)
    return " ".join(
        #: A team: "Ana and Cleo: 21 points, in all 64."
        translate("Rummy", "{names}: {points}, in all {total}.").format(
            names=team_name(setup, team),
            points=points_text(sum(latest.points[team::TEAMS])),
            total=number(totals[team]),
        )
        for team in range(TEAMS)
    )


def won_sentence(setup: Setup, outcome: Outcome) -> str:
    """Return which team has won."""
    if len(outcome.ranking) == 1:
        return translate("Rummy", "Both teams share the win")
    names = team_name(setup, team_of(outcome.ranking[0][0]))
    return translate("Rummy", "{names} win").format(names=names)


def decided_sentence(setup: Setup, outcome: Outcome) -> str:
    """Return how close it was, in points of the teams; fewer are better."""
    sums = [_team_total(outcome, group[0]) for group in outcome.ranking]
    if len(sums) == 1:
        return translate("Rummy", "Both teams level: {points} each.").format(
            points=points_text(sums[0])
        )
    #: The winners have 64 points; {fewer} is a number, how many fewer than the others have.
    return translate("Rummy", "{points}, {fewer} fewer than {names}.").format(
        points=points_text(sums[0]),
        fewer=number(sums[1] - sums[0]),
        names=team_name(setup, team_of(outcome.ranking[1][0])),
    )


def _team_total(outcome: Outcome, seat: Seat) -> int:
    return sum(outcome.total[team_of(seat) :: TEAMS])
