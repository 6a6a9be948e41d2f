# SPDX-License-Identifier: GPL-3.0-or-later
"""Why an action of rummy is illegal, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Refusal
from pushdesk.desktop.rummy.names import card_name, contract_name, rank_name, suit_name
from pushdesk.games.rummy.state import Phase, View

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal, view: View) -> str:
    """Return why an action is illegal."""
    return (
        _turn(refusal, view)
        or _hand(refusal, view)
        or _meld(refusal, view)
        or _run(refusal)
        or _replacement(refusal)
        or translate("Rummy", "The rules don't allow that.")
    )


def _turn(refusal: Refusal, view: View) -> str:
    """Return why it is not the time for an action, or nothing for other clauses."""
    match refusal.clause:
        case "R4" if view.phase is Phase.OVER:
            return translate("Rummy", "The match is over.")
        case "R4":
            return translate("Rummy", "This round is not over yet.")
        case "R13":
            return translate("Rummy", "First take or push.")
        case "R14":
            return translate("Rummy", "You have drawn already: lay cards or discard.")
        case "R58":
            return translate("Rummy", "The round is over: deal the next one.")
        case "HR-R5":
            return translate("Rummy", "Keep one card: who goes out must discard.")
    return ""


def _hand(refusal: Refusal, view: View) -> str:
    """Return why these cards can't be used now, or nothing for other clauses."""
    facts = refusal.facts
    match refusal.clause:
        case "R24":
            return translate("Rummy", "Not in your hand: {card}.").format(
                card=card_name(facts["card"])
            )
        case "HR-R4":
            return translate("Rummy", "You have just taken it and must keep it: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R31" if "least" in facts:
            return translate(
                "Rummy", "A run is too short for the contract of this round: {contract}."
            ).format(contract=contract_name(view.contract))
        case "R31" if "sets" in facts:
            return translate(
                "Rummy", "The contract of this round must be laid in one go: {contract}."
            ).format(contract=contract_name(view.contract))
        case "R31":
            return translate("Rummy", "First lay your own contract: {contract}.").format(
                contract=contract_name(view.contract)
            )
        case "R34":
            return translate(
                "Rummy", "The contract must come from your own hand; not there: {card}."
            ).format(card=card_name(facts["card"]))
        case "R36":
            return translate(
                "Rummy", "Melds on the table stay as they are; already there: {card}."
            ).format(card=card_name(facts["card"]))
        case "R37" | "R38" if "card" in facts:
            return translate("Rummy", "Not in your hand: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R37":
            return translate("Rummy", "You have met the contract: lay melds one by one.")
        case "R38" if "round" in facts:
            return translate(
                "Rummy", "You can lay off only after your own contract: {contract}."
            ).format(contract=contract_name(view.contract))
        case "R38":
            return translate("Rummy", "There is no such meld on the table.")
    return ""


def _meld(refusal: Refusal, view: View) -> str:
    """Return why cards are no meld, or no part of a set, or nothing for other clauses."""
    facts, again = refusal.facts, view.rules.repeat_suits
    match refusal.clause:
        case "R26":
            return translate("Rummy", "A meld needs at least three cards.")
        case "R27" | "R41" if "most" in facts:
            return translate("Rummy", "A set has at most %Ln card(s).", "", facts["most"])
        case "R27" | "R41" if "other" in facts:
            return translate("Rummy", "A set has each suit only once; twice here: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R41" if "card" in facts:
            return translate("Rummy", "This set doesn't take: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R41":
            return translate("Rummy", "A set takes a missing suit of its rank, or a wild card.")
        case "R27" if again:
            return translate(
                "Rummy",
                "That is no meld: a set has cards of one rank, a run cards of one suit in a row.",
            )
        case "R27":
            return translate(
                "Rummy",
                "That is no meld: a set has one rank in different suits, "
                "a run cards of one suit in a row.",
            )
        case "R43":
            return translate("Rummy", "A meld needs at least one card that isn't wild.")
        case "R45":
            return translate("Rummy", "There is no set of twos: twos are wild cards.")
        case "HR-R9":
            return translate("Rummy", "A meld can't have more wild cards than natural ones.")
    return ""


def _run(refusal: Refusal) -> str:
    """Return why cards are no part of a run, or nothing for other clauses."""
    facts = refusal.facts
    match refusal.clause:
        case "R29" if "card" in facts:
            return translate(
                "Rummy",
                "A run has cards of one suit in a row; out of place here: {card}.",
            ).format(card=card_name(facts["card"]))
        case "R29":
            return translate("Rummy", "A run ends at the ace, low or high: it can't go on there.")
        case "R30":
            return translate("Rummy", "A run has at most thirteen cards.")
        case "R40" if "rank" in facts:
            return translate(
                "Rummy", "This run doesn't take: {card}. What belongs there: {rank} of {suit}."
            ).format(
                card=card_name(facts["card"]),
                rank=rank_name(facts["rank"]),
                suit=suit_name(facts["suit"]),
            )
        case "R40":
            return translate("Rummy", "A run grows only at its ends, by the next cards.")
        case "HR-R8":
            return translate("Rummy", "The ace stands only above the king.")
    return ""


def _replacement(refusal: Refusal) -> str:
    """Return why a wild can't be replaced, or nothing for other clauses."""
    facts = refusal.facts
    match refusal.clause:
        case "R49" if "round" in facts:
            return translate("Rummy", "You can replace wild cards only after your own contract.")
        case "R49" if "wild" in facts:
            return translate("Rummy", "Only a wild card of that meld can be replaced.")
        case "R49" if "card" in facts:
            return translate("Rummy", "Not in your hand: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R49":
            return translate("Rummy", "There is no such meld on the table.")
        case "R50":
            return translate("Rummy", "The wild card doesn't stand for this card: {card}.").format(
                card=card_name(facts["card"])
            )
        case "R51":
            return translate(
                "Rummy", "The lifted wild card must go into another meld at once: {card}."
            ).format(card=card_name(facts["wild"]))
        case "R53" | "R54":
            return translate("Rummy", "A two in the place of the two in a run is never replaced.")
        case "HR-R10" if "wild" in facts:
            return translate("Rummy", "The house rules don't allow to replace this wild card.")
    return ""
