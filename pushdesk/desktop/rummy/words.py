# SPDX-License-Identifier: GPL-3.0-or-later
"""What the launcher and the new-game page say about rummy."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Level

translate = QCoreApplication.translate


def name() -> str:
    """Return the name of the game."""
    return translate("Rummy", "Push rummy")


def blurb() -> str:
    """Return what kind of game it is, in a sentence."""
    return translate("Rummy", "Two teams meld cards, and push what they don't want to the left.")


def facts() -> str:
    """Return players and length."""
    return translate("Rummy", "4 players in two teams · 45 minutes")


def option_title(key: str) -> str:
    """Return the name of a house rule."""
    titles = {
        "wilds": translate("RummyOptions", "Melds of wild cards"),
        "suits": translate("RummyOptions", "Suits in a set"),
        "push": translate("RummyOptions", "Push with one card left in the stock"),
        "taken": translate("RummyOptions", "Discarding the card just taken"),
        "out": translate("RummyOptions", "Going out"),
        "tie": translate("RummyOptions", "Tie after five rounds"),
        "lock": translate("RummyOptions", "A two in its own place in a run"),
        "ace": translate("RummyOptions", "Ace in a run"),
        "limit": translate("RummyOptions", "Number of wild cards"),
        "replace": translate("RummyOptions", "Replacing wild cards"),
    }
    return titles[key]


def choice(key: str, value: str) -> str:
    """Return what a choice of a house rule means, in a few words."""
    choices = {
        ("wilds", "natural"): translate("RummyOptions", "A meld needs a natural card"),
        ("wilds", "alone"): translate("RummyOptions", "Wild cards alone are allowed"),
        ("suits", "once"): translate("RummyOptions", "Each suit once, at most four cards"),
        ("suits", "again"): translate("RummyOptions", "Suits may repeat, at most eight cards"),
        ("push", "last"): translate("RummyOptions", "It is pushed, then the round ends"),
        ("push", "two"): translate("RummyOptions", "The round ends, no card moves"),
        ("taken", "free"): translate("RummyOptions", "Allowed"),
        ("taken", "kept"): translate("RummyOptions", "Only if it is the last one in hand"),
        ("out", "free"): translate("RummyOptions", "With or without a discard"),
        ("out", "discard"): translate("RummyOptions", "Only with a discard"),
        ("tie", "shared"): translate("RummyOptions", "The win is shared"),
        ("tie", "extra"): translate("RummyOptions", "One more round is played"),
        ("lock", "any"): translate("RummyOptions", "No such two can be replaced"),
        ("lock", "own"): translate("RummyOptions", "Only a two of the run's suit stays"),
        ("ace", "both"): translate("RummyOptions", "Low or high"),
        ("ace", "high"): translate("RummyOptions", "Only high, after the king"),
        ("limit", "off"): translate("RummyOptions", "Any number in a meld"),
        ("limit", "on"): translate("RummyOptions", "No more than natural cards in a meld"),
        ("replace", "all"): translate("RummyOptions", "In sets and in runs"),
        ("replace", "runs"): translate("RummyOptions", "Only in runs"),
        ("replace", "off"): translate("RummyOptions", "Not allowed"),
    }
    return choices[key, value]


def preset(key: str) -> str:
    """Return the name of a set of options."""
    names = {
        "printed": translate("RummyOptions", "As printed"),
        "family": translate("RummyOptions", "Family"),
        "expert": translate("RummyOptions", "Expert"),
    }
    return names[key]


def deal_note() -> str:
    """Return what a deal number fixes, with the placeholder `largest`."""
    return translate("RummyOptions", "The same number deals the same cards, 1 to {largest}.")


def style(level: Level) -> str:
    """Return how an opponent of a level plays, in a sentence."""
    sentences = {
        Level.NOVICE: translate("RummyOptions", "Takes what fits, discards high cards."),
        Level.CASUAL: translate("RummyOptions", "Works towards the contract card by card."),
        Level.STRONG: translate("RummyOptions", "Watches its partner and the left neighbour."),
        Level.EXPERT: translate("RummyOptions", "Weighs every hand that others may hold."),
    }
    return sentences[level]
