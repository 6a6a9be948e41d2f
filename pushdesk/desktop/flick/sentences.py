# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table of flick asks, warns of and refuses, in the current language.

With what other modules tell of events, places and points: the table needs only this one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Refusal, Setup
from pushdesk.desktop.flick.events import event_sentence, step_sentences
from pushdesk.desktop.flick.places import (
    decimal,
    disc_sentence,
    hole_name,
    lie_name,
    place_name,
    points_text,
    power_text,
    row_sentence,
    shot_text,
    speed_text,
    spot_name,
    turn_text,
)
from pushdesk.desktop.flick.scores import (
    decided_sentence,
    hand,
    parts_text,
    reserve_sentence,
    reserve_text,
    score_sentence,
    sheet_part,
    situation,
    teams_sentence,
    won_sentence,
)
from pushdesk.desktop.language import number
from pushdesk.desktop.players import player_name
from pushdesk.games.flick import placement
from pushdesk.games.flick.resolution import MOST_LOOSE
from pushdesk.games.flick.results import laid
from pushdesk.games.flick.state import Lie, Phase, Result, State
from pushdesk.games.flick.table import DISCS, HOLES
from pushdesk.games.flick.turns import SHOTS

__all__ = [
    "decided_sentence",
    "decimal",
    "disc_sentence",
    "event_sentence",
    "hand",
    "hole_name",
    "last_disc",
    "lie_name",
    "parts_text",
    "place_name",
    "points_text",
    "power_text",
    "preview_warning",
    "prompt",
    "refusal_sentence",
    "reserve_sentence",
    "reserve_text",
    "row_sentence",
    "score_sentence",
    "sheet_part",
    "shot_text",
    "situation",
    "speed_text",
    "spot_name",
    "step_sentences",
    "teams_sentence",
    "turn_text",
    "warning",
    "won_sentence",
]

translate = QCoreApplication.translate


# What is to be done.


def prompt(setup: Setup, state: State) -> str:
    """Return who is to do what, and a warning of what the shot may cost."""
    asked = _asked(setup, state)
    warned = warning(state)
    if not warned:
        return asked
    #: "Ana: shoot your second disc, or end the turn. Three of your discs are loose: …"
    return translate("Flick", "{prompt}. {warning}").format(prompt=asked, warning=warned)


def _asked(setup: Setup, state: State) -> str:
    name = player_name(setup, state.actor)
    match state.phase:
        case Phase.OVER:
            return translate("Flick", "The game is over")
        case Phase.COUNTED:
            return translate(
                "Flick", "Game {number} of {games} is counted. Go on when you are ready"
            ).format(number=number(len(state.finished)), games=number(state.rules.games))
        case Phase.RESHOOT:
            return translate(
                "Flick", "{name}: shoot your disc again, it was driven off the board"
            ).format(name=name)
    if last_disc(state):
        return _last_disc_asked(name, state.shots)
    if state.rules.sink_to_continue:
        return _going_on_asked(name, state.shots)
    if state.shots == 0:
        return translate("Flick", "{name}: shoot your first disc").format(name=name)
    if state.shots == 1:
        return translate("Flick", "{name}: shoot your second disc, or end the turn").format(
            name=name
        )
    if state.shots == 2:
        return translate("Flick", "{name}: shoot your third disc, or end the turn").format(
            name=name
        )
    return translate(
        "Flick", "{name}: your third shot sank a disc – shoot one more, or end the turn"
    ).format(name=name)


def _going_on_asked(name: str, shots: int) -> str:
    if shots == 0:
        return translate("Flick", "{name}: sink a disc of yours, then you may shoot again").format(
            name=name
        )
    if shots < SHOTS:
        return translate(
            "Flick", "{name}: a disc of yours is sunk – shoot again, or end the turn"
        ).format(name=name)
    return translate(
        "Flick", "{name}: a disc of yours is sunk – shoot one more, or end the turn"
    ).format(name=name)


def _last_disc_asked(name: str, shots: int) -> str:
    left = max(1, SHOTS - shots)
    if shots == 0:
        return translate("Flick", "{name}: shoot your last disc – %Ln attempt(s)", "", left).format(
            name=name
        )
    return translate(
        "Flick", "{name}: shoot your last disc, or end the turn – %Ln attempt(s) left", "", left
    ).format(name=name)


def last_disc(state: State) -> bool:
    """Return whether the active player shoots the only disc that isn't sunk (F21)."""
    return (
        len(state.lying(state.turn, Lie.SUNK)) == DISCS - 1
        and state.reserve(state.turn) == 1
        and state.phase is Phase.SHOOT
    )


def warning(state: State) -> str:
    """Return what the actor should mind before shooting, or nothing."""
    if state.phase not in (Phase.SHOOT, Phase.RESHOOT):
        return ""
    if len(state.lying(state.actor, Lie.LOOSE)) == MOST_LOOSE:
        if state.actor == state.turn:
            return translate("Flick", "Three of your discs are loose: a fourth ends your turn")
        return translate(
            "Flick", "Three of your discs are loose: with a fourth, all of them go back"
        )
    if state.phase is Phase.SHOOT and state.reserve(state.turn) == 1 and not last_disc(state):
        return translate("Flick", "It is the last one of your reserve and ends your turn")
    return ""


def preview_warning(setup: Setup, state: State, result: Result) -> str:
    """Return that a foreseen result would end the game, or nothing.

    Told of another player's last disc and of the last hole; the actor's own last disc
    needs no warning.
    """
    sunk = [disc.seat for disc in laid(state, result) if disc.lie is Lie.SUNK]
    if len(sunk) == HOLES:
        return translate("Flick", "This would fill the last hole and end the game")
    for seat in range(state.seats):
        before = len(state.lying(seat, Lie.SUNK))
        if seat == state.actor or before == DISCS or sunk.count(seat) < DISCS:
            continue
        name = player_name(setup, seat)
        if state.rules.finish_round:
            return translate(
                "Flick", "This would sink {name}'s last disc: the game ends with this round"
            ).format(name=name)
        return translate("Flick", "This would sink {name}'s last disc and end the game").format(
            name=name
        )
    return ""


# What is refused.


def refusal_sentence(refusal: Refusal, state: State) -> str:
    """Return why an action is illegal."""
    match refusal.clause:
        case "F7":
            board = placement.table(state)
            return translate(
                "Flick", "A shot needs a speed from {least} to {most} metres a second."
            ).format(
                least=decimal(board.slowest_shot / 1000, 2),
                most=decimal(board.fastest_shot / 1000, 2),
            )
        case "F8" if "disc" in refusal.facts:
            return translate("Flick", "Another disc lies there: choose a free place.")
        case "F8" if state.rules.corners:
            return translate("Flick", "Place the whole disc on your platform.")
        case "F8":
            return translate(
                "Flick", "Place the whole disc in your zone; it may touch the line, no more."
            )
        case "A16":
            return translate("Flick", "Shoot at least once before you end the turn.")
        case "A21":
            return translate("Flick", "This disc must be shot again, there is no choice.")
        case "F30" if state.phase is Phase.COUNTED:
            return translate("Flick", "This game is counted: begin the next one.")
        case "F30":
            return translate("Flick", "This game isn't over yet.")
        case "F27" | "F28":
            return translate("Flick", "The game is over.")
        case "result":
            return translate("Flick", "The board can't have come to lie like that.")
    return translate("Flick", "The rules don't allow that.")
