# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened at the table of flick, in the current language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Setup
from pushdesk.desktop.flick.places import hole_name, place_name, points_text, worth_text
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.games.flick import geometry, placement
from pushdesk.games.flick.state import (
    Counted,
    Event,
    Expelled,
    Flicked,
    Formed,
    FourthShot,
    GameBegan,
    Leant,
    Lie,
    Loosened,
    ReshotDue,
    Sank,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
    Unformed,
)
from pushdesk.games.flick.table import DISCS

translate = QCoreApplication.translate


def _owner(setup: Setup, disc: int) -> str:
    return player_name(setup, disc // DISCS)


def step_sentences(setup: Setup, after: State, events: Iterable[Event]) -> list[str]:
    """Return what an action led to, one sentence an event; `after` is the position then."""
    told = (event_sentence(setup, after, event) for event in events)
    return [text for text in told if text]


def event_sentence(setup: Setup, after: State, event: Event) -> str:
    """Return what happened, or nothing where other sentences say enough.

    `after` is the position after the event's action. Rows are counted, and left and right
    told, as the owner of the disc sees them.
    """
    match event:
        case Flicked():
            return _flicked(setup, after, event)
        case Sank():
            return _sank(setup, after, event)
        case Leant(number=disc, hole=hole):
            return translate("Flick", "{name}'s disc leans in a hole: {hole}.").format(
                name=_owner(setup, disc), hole=hole_name(hole, after.sides[disc // DISCS])
            )
        case Loosened(number=disc):
            return translate("Flick", "{name}'s disc is thrown out of its hole.").format(
                name=_owner(setup, disc)
            )
        case Expelled(number=disc, again=True):
            return translate(
                "Flick", "{name}'s disc leaves the board; it will be shot again."
            ).format(name=_owner(setup, disc))
        case Expelled(number=disc):
            return translate(
                "Flick", "{name}'s disc leaves the board and goes back to the reserve."
            ).format(name=_owner(setup, disc))
        case TakenBack():
            return _taken_back(setup, event)
        case Formed():
            return _formed(setup, after, event)
        case Unformed(seat=seat, points=points):
            return translate(
                "Flick", "{name}: a line of four has become five and no longer pays {points}."
            ).format(name=player_name(setup, seat), points=points_text(points))
        case FourthShot(seat=seat):
            return translate(
                "Flick", "The third shot sank a disc: {name} may shoot a fourth."
            ).format(name=player_name(setup, seat))
        case ReshotDue(seat=seat):
            return translate("Flick", "{name} has a disc to shoot again.").format(
                name=player_name(setup, seat)
            )
        case TurnEnded(seat=seat, clause=clause):
            return _turn_ended(player_name(setup, seat), clause)
        case TurnBegan(seat=seat):
            return translate("Flick", "{name}'s turn.").format(name=player_name(setup, seat))
        case Counted():
            return _counted(setup, after, event)
        case GameBegan(seat=seat, game=game):
            return translate("Flick", "Game {number} of {games}: {name} begins.").format(
                number=number(game),
                games=number(after.rules.games),
                name=player_name(setup, seat),
            )


def _flicked(setup: Setup, after: State, event: Flicked) -> str:
    name = player_name(setup, event.seat)
    place = _resting_place(after, event)
    if event.shot == 0:
        if place:
            return translate("Flick", "{name} shoots the disc again: it stops {place}.").format(
                name=name, place=place
            )
        return translate("Flick", "{name} shoots the disc again.").format(name=name)
    if place:
        #: "Ana shoots: the disc stops 45 mm behind row 2, 30 mm left of the middle."
        return translate("Flick", "{name} shoots: the disc stops {place}.").format(
            name=name, place=place
        )
    return translate("Flick", "{name} shoots.").format(name=name)


def _resting_place(after: State, event: Flicked) -> str:
    """Return where the shot disc lies loose, or nothing when other events tell of it."""
    for disc in after.discs:
        if disc.number == event.number and disc.lie is Lie.LOOSE:
            side, board = after.sides[event.seat], placement.table(after)
            return place_name(disc.x, disc.y, side, board, corners=after.rules.corners)
    return ""


def _sank(setup: Setup, after: State, event: Sank) -> str:
    name = _owner(setup, event.number)
    points = worth_text(event.points, pit=event.pit)
    if after.rules.corners:
        if event.pit:
            return translate("Flick", "{name}'s disc falls into a hole, pit up: {points}.").format(
                name=name, points=points
            )
        return translate("Flick", "{name}'s disc falls into a hole: {points}.").format(
            name=name, points=points
        )
    row = number(geometry.frame(event.hole, after.sides[event.number // DISCS])[0])
    if event.pit:
        return translate(
            "Flick", "{name}'s disc falls into a hole in row {row}, pit up: {points}."
        ).format(name=name, row=row, points=points)
    return translate("Flick", "{name}'s disc falls into a hole in row {row}: {points}.").format(
        name=name, row=row, points=points
    )


def _taken_back(setup: Setup, event: TakenBack) -> str:
    name, count = player_name(setup, event.seat), len(event.numbers)
    match event.clause:
        case "F15" if event.zone == event.seat:
            text = translate(
                "Flick", "{name} takes back %Ln disc(s): the own zone was touched.", "", count
            )
        case "F15" if event.zone < 0:
            text = translate(
                "Flick",
                "{name} takes back %Ln disc(s): the zone of an empty side was touched.",
                "",
                count,
            )
        case "F15":
            return translate(
                "Flick", "{name} takes back %Ln disc(s): {other}'s zone was touched.", "", count
            ).format(name=name, other=player_name(setup, event.zone))
        case "F17":
            text = translate(
                "Flick",
                "{name} takes back %Ln loose disc(s): only three may stay loose.",
                "",
                count,
            )
        case "F19":
            text = translate(
                "Flick", "{name} takes back %Ln loose disc(s): the reserve is empty.", "", count
            )
        case "F20":
            text = translate("Flick", "{name} takes back %Ln leaning disc(s) as well.", "", count)
        case "F23":
            text = translate(
                "Flick", "{name} takes back %Ln leaning disc(s): the reserve is empty.", "", count
            )
        case "F21":
            text = translate("Flick", "A miss: {name} takes the last disc back.")
        case _:
            text = translate(
                "Flick",
                "{name} takes back %Ln disc(s): the platform had no room left.",
                "",
                count,
            )
    return text.format(name=name)


def _formed(setup: Setup, after: State, event: Formed) -> str:
    name, points = player_name(setup, event.seat), points_text(abs(event.points))
    frames = [geometry.frame(hole, after.sides[event.seat]) for hole in event.holes]
    match event.clause:
        case "F33":
            return translate("Flick", "{name} has four in row {row}: {points} more.").format(
                name=name, row=number(frames[0][0]), points=points
            )
        case "F34" if len({column for _, column in frames}) == 1:
            return translate("Flick", "{name} has four in a column: {points} more.").format(
                name=name, points=points
            )
        case "F34":
            return translate("Flick", "{name} has four in a diagonal: {points} more.").format(
                name=name, points=points
            )
        case "F35":
            return translate("Flick", "{name} has a cross: {points} more.").format(
                name=name, points=points
            )
        case "F36":
            return translate("Flick", "{name} has five in a cursed line: {points} less.").format(
                name=name, points=points
            )
    return translate("Flick", "{name} has four in a line: {points} more.").format(
        name=name, points=points
    )


def _turn_ended(name: str, clause: str) -> str:
    match clause:
        case "F12":
            text = translate("Flick", "The third shot sank nothing: {name}'s turn is over.")
        case "F13":
            text = translate("Flick", "The fourth shot is made: {name}'s turn is over.")
        case "F18":
            text = translate("Flick", "Four loose discs: {name}'s turn is over.")
        case "F19" | "F23":
            text = translate("Flick", "The last disc is shot: {name}'s turn is over.")
        case "F26":
            text = translate("Flick", "An own disc left the board: {name}'s turn is over.")
        case "F38":
            text = translate("Flick", "No own disc was sunk: {name}'s turn is over.")
        case "A16":
            text = translate("Flick", "{name} ends the turn.")
        case _:
            text = translate("Flick", "{name}'s turn is over.")
    return text.format(name=name)


def _counted(setup: Setup, after: State, event: Counted) -> str:
    names = [player_name(setup, seat) for seat in range(setup.seats)]
    points = join(
        [
            #: A player and the points of one game, in a list: "Ana 34, Ben 28".
            translate("Flick", "{name} {points}").format(name=name, points=number(each))
            for name, each in zip(names, event.points, strict=True)
        ]
    )
    complete = [
        name for seat, name in enumerate(names) if len(after.lying(seat, Lie.SUNK)) == DISCS
    ]
    if event.clause == "F28":
        why = translate("Flick", "All holes are filled")
    else:
        #: One player, or several when the round was finished.
        why = translate("Flick", "All twelve discs of {names} are sunk").format(
            names=join(complete)
        )
    if after.rules.games == 1:
        return translate("Flick", "{why}. The game is over. Points: {points}.").format(
            why=why, points=points
        )
    return translate("Flick", "{why}. Game {number} of {games} is over. Points: {points}.").format(
        why=why, number=number(event.game), games=number(after.rules.games), points=points
    )
