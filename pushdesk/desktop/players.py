# SPDX-License-Identifier: GPL-3.0-or-later
"""How players and levels are called."""

from __future__ import annotations

import html
import unicodedata

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import Qt

from pushdesk.core.game import LONGEST_NAME, Level, Person, Player, Seat, Setup

translate = QCoreApplication.translate

OPPONENT_NAMES = ("Ada", "Bruno", "Clara", "David", "Elena", "Felix")
"""Names of opponents by seat: proper names that read alike in all five languages."""

_JOINERS = "\u200c\u200d"


def player_name(setup: Setup, seat: Seat) -> str:
    """Return the plain name of who sits there; without one it follows the language."""
    player = setup.players[seat]
    if isinstance(player, Person):
        return player.name or translate("Window", "Player")
    return OPPONENT_NAMES[seat % len(OPPONENT_NAMES)]


def clean_name(text: str) -> str:
    """Return a typed or pasted name on one line, without what can't be written or shown.

    Joiners stay: Persian names and composed emoji need them.
    """
    kept = []
    for letter in text:
        category = unicodedata.category(letter)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category != "Cs" and (category != "Cf" or letter in _JOINERS):
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].rstrip()


def plain_tip(*lines: str) -> str:
    """Return a tooltip in which names stay text, whatever markup they contain."""
    text = "\n".join(line for line in lines if line)
    if not Qt.mightBeRichText(text):
        return text
    return "<p>" + html.escape(text).replace("\n", "<br>") + "</p>"


def level_name(level: Level) -> str:
    """Return the name of a level in the current language."""
    names = {
        Level.NOVICE: translate("Level", "Novice"),
        Level.CASUAL: translate("Level", "Casual"),
        Level.STRONG: translate("Level", "Strong"),
        Level.EXPERT: translate("Level", "Expert"),
    }
    return names[level]


def player_kind(player: Player) -> str:
    """Return what a player is: a person, or the level of an opponent."""
    if isinstance(player, Person):
        return translate("Level", "Person")
    return level_name(player.level)
