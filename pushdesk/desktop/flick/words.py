# SPDX-License-Identifier: GPL-3.0-or-later
"""What the launcher and the new-game page say about flick."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Level

translate = QCoreApplication.translate


def name() -> str:
    """Return the name of the game."""
    return translate("Flick", "Push")


def blurb() -> str:
    """Return what kind of game it is, in a sentence."""
    return translate("Flick", "Flick wooden discs into holes; the far ones count more.")


def facts() -> str:
    """Return players and length."""
    return translate("Flick", "2–4 players · 10–30 minutes")


def option_title(key: str) -> str:
    """Return the name of a house rule."""
    titles = {
        "layout": translate("FlickOptions", "Where one shoots from"),
        "sides": translate("FlickOptions", "Two or three players"),
        "teams": translate("FlickOptions", "Teams"),
        "start": translate("FlickOptions", "Who begins"),
        "games": translate("FlickOptions", "Length"),
        "formations": translate("FlickOptions", "Formations"),
        "cross": translate("FlickOptions", "Crosses"),
        "zones": translate("FlickOptions", "Discs in a zone"),
        "end": translate("FlickOptions", "End of the game"),
        "continue": translate("FlickOptions", "Shots in a turn"),
        "sections": translate("FlickOptions", "Holes seen from a corner"),
        "speed": translate("FlickOptions", "Board"),
    }
    return titles[key]


def choice(key: str, value: str) -> str:
    """Return what a choice of a house rule means, in a few words."""
    return _CHOICES[key](value)


def _layout(value: str) -> str:
    return {
        "sides": translate("FlickOptions", "From the sides"),
        "corners": translate("FlickOptions", "From the corners"),
    }[value]


def _sides(value: str) -> str:
    return {
        "across": translate("FlickOptions", "Two face each other; of three, nobody sits opposite"),
        "left": translate("FlickOptions", "The second sits left; of three, nobody does"),
        "right": translate("FlickOptions", "The second sits right; of three, nobody does"),
    }[value]


def _teams(value: str) -> str:
    return {
        "off": translate("FlickOptions", "Everyone for themselves"),
        "on": translate("FlickOptions", "Four play two against two, partners opposite"),
    }[value]


def _start(value: str) -> str:
    return {
        "first": translate("FlickOptions", "The first seat"),
        "random": translate("FlickOptions", "Drawn by lot"),
        "loser": translate("FlickOptions", "The loser of the game before"),
    }[value]


def _games(value: str) -> str:
    if value == "1":
        return translate("FlickOptions", "A single game")
    return translate("FlickOptions", "%Ln game(s), totals added", "", int(value))


def _formations(value: str) -> str:
    return {
        "on": translate("FlickOptions", "Lines and crosses count"),
        "off": translate("FlickOptions", "Lines and crosses don't count"),
    }[value]


def _cross(value: str) -> str:
    return {
        "plus": translate("FlickOptions", "Only upright ones count"),
        "both": translate("FlickOptions", "Slanting ones count too"),
    }[value]


def _zones(value: str) -> str:
    return {
        "opponents": translate("FlickOptions", "Only opponents' zones are cleared"),
        "any": translate("FlickOptions", "Every zone is cleared, the own one too"),
    }[value]


def _end(value: str) -> str:
    return {
        "at_once": translate("FlickOptions", "It ends at once"),
        "round": translate("FlickOptions", "The round is finished first"),
    }[value]


def _continue(value: str) -> str:
    return {
        "off": translate("FlickOptions", "Three, whatever they hit"),
        "on": translate("FlickOptions", "Only who sinks an own disc goes on"),
    }[value]


def _sections(value: str) -> str:
    return {
        "bands": translate("FlickOptions", "Five bands worth 1 to 5"),
        "diagonals": translate("FlickOptions", "Nine diagonals worth 1 to 9"),
    }[value]


def _speed(value: str) -> str:
    return {
        "normal": translate("FlickOptions", "Waxed"),
        "fast": translate("FlickOptions", "Freshly waxed: discs slide far"),
        "slow": translate("FlickOptions", "Dry: discs stop soon"),
    }[value]


_CHOICES = {
    "layout": _layout,
    "sides": _sides,
    "teams": _teams,
    "start": _start,
    "games": _games,
    "formations": _formations,
    "cross": _cross,
    "zones": _zones,
    "end": _end,
    "continue": _continue,
    "sections": _sections,
    "speed": _speed,
}


def preset(key: str) -> str:
    """Return the name of a set of options."""
    names = {
        "full": translate("FlickOptions", "As printed"),
        "basic": translate("FlickOptions", "Basic"),
        "expert": translate("FlickOptions", "Expert"),
    }
    return names[key]


def deal_note() -> str:
    """Return what a deal number fixes, with the placeholder `largest`."""
    return translate(
        "FlickOptions", "With the same number every hand shakes alike, 1 to {largest}."
    )


def style(level: Level) -> str:
    """Return how an opponent of a level plays, in a sentence."""
    sentences = {
        Level.NOVICE: translate("FlickOptions", "Shaky hand, takes the nearest hole."),
        Level.CASUAL: translate("FlickOptions", "Fair hand, tries what looks good."),
        Level.STRONG: translate("FlickOptions", "Steady hand, weighs its own error."),
        Level.EXPERT: translate("FlickOptions", "Sure hand, plans two shots ahead."),
    }
    return sentences[level]
