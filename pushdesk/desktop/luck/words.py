# SPDX-License-Identifier: GPL-3.0-or-later
"""What the launcher and the new-game page say about luck."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Level

translate = QCoreApplication.translate


def name() -> str:
    """Return the name of the game."""
    return translate("Luck", "Push Your Luck")


def blurb() -> str:
    """Return what kind of game it is, in a sentence."""
    return translate("Luck", "Draw, build columns, and stop before your luck runs out.")


def facts() -> str:
    """Return players and length."""
    return translate("Luck", "2–6 players · 30 minutes")


def option_title(key: str) -> str:
    """Return the name of a house rule."""
    titles = {
        "switch": translate("LuckOptions", "Switch cards"),
        "hard": translate("LuckOptions", "Hard mode"),
        "tie": translate("LuckOptions", "Tie at the end"),
        "roll": translate("LuckOptions", "Roll cards in a column"),
        "banks": translate("LuckOptions", "Points in the banks"),
        "two": translate("LuckOptions", "Two players"),
    }
    return titles[key]


def choice(key: str, value: str) -> str:
    """Return what a choice of a house rule means, in a few words."""
    choices = {
        ("switch", "persists"): translate("LuckOptions", "The direction stays until the next one"),
        ("switch", "resets"): translate("LuckOptions", "Every turn begins clockwise"),
        ("hard", "off"): translate("LuckOptions", "A star costs nothing"),
        ("hard", "on"): translate("LuckOptions", "A star costs the whole bench"),
        ("tie", "shared"): translate("LuckOptions", "The win is shared"),
        ("tie", "most"): translate("LuckOptions", "Most cards win"),
        ("tie", "fewest"): translate("LuckOptions", "Fewest cards win"),
        ("roll", "at_once"): translate("LuckOptions", "Roll as soon as it is taken"),
        ("roll", "late"): translate("LuckOptions", "Roll after all have taken"),
        ("banks", "shown"): translate("LuckOptions", "Everybody sees them"),
        ("banks", "hidden"): translate("LuckOptions", "Only one's own are shown"),
        ("two", "without"): translate("LuckOptions", "Without Switch cards"),
        ("two", "with"): translate("LuckOptions", "With Switch cards"),
    }
    return choices[key, value]


def preset(key: str) -> str:
    """Return the name of a set of options."""
    names = {
        "printed": translate("LuckOptions", "As printed"),
        "box": translate("LuckOptions", "As in the box"),
        "expert": translate("LuckOptions", "Expert"),
    }
    return names[key]


def deal_note() -> str:
    """Return what a deal number fixes, with the placeholder `largest`."""
    return translate("LuckOptions", "The same number deals the same cards, 1 to {largest}.")


def style(level: Level) -> str:
    """Return how an opponent of a level plays, in a sentence."""
    sentences = {
        Level.NOVICE: translate("LuckOptions", "Draws a few cards, banks on a whim."),
        Level.CASUAL: translate("LuckOptions", "Stops when the risk feels high."),
        Level.STRONG: translate("LuckOptions", "Weighs every card that is left."),
        Level.EXPERT: translate("LuckOptions", "Counts, looks ahead, plays to win."),
    }
    return sentences[level]
