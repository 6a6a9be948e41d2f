# SPDX-License-Identifier: GPL-3.0-or-later
"""Points and discs of the players of flick in words, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pushdesk.core.game import Outcome, Seat, Setup
from pushdesk.desktop.flick.places import open_holes, points_text
from pushdesk.desktop.language import join, number
from pushdesk.desktop.players import player_name
from pushdesk.games.flick import scoring
from pushdesk.games.flick.scoring import Score
from pushdesk.games.flick.state import Lie, Phase, State
from pushdesk.games.flick.table import DISCS
from pushdesk.games.flick.turns import MOST_SHOTS, SHOTS

translate = QCoreApplication.translate


def signed(value: int) -> str:
    """Return a number with a minus sign, not a hyphen, when it is less than 0."""
    return number(value).replace("-", "−")


def in_teams(setup: Setup) -> bool:
    """Return whether a session is played in teams (F31)."""
    return setup.seats == 4 and setup.options.get("teams") == "on"


# Points.


def parts_text(score: Score) -> str:
    """Return the parts of a score that aren't 0, or that there are no points yet."""
    patterns = (
        #: A part of a score: "holes 10, pits 2 and crosses 3".
        (score.holes, translate("Flick", "holes {points}")),
        (score.pits, translate("Flick", "pits {points}")),
        (score.rows, translate("Flick", "rows of four {points}")),
        (score.lines, translate("Flick", "lines of four {points}")),
        (score.crosses, translate("Flick", "crosses {points}")),
        (score.cursed, translate("Flick", "cursed lines {points}")),
    )
    parts = [pattern.format(points=signed(value)) for value, pattern in patterns if value]
    return join(parts) if parts else translate("Flick", "nothing sunk yet")


def score_sentence(setup: Setup, state: State, seat: Seat) -> str:
    """Return how a seat's points come about, those of earlier games told apart."""
    score = scoring.score(state, seat)
    name, points, parts = player_name(setup, seat), points_text(score.total), parts_text(score)
    if state.rules.games == 1:
        #: "Ana: 14 points – holes 10 and pits 4."
        return translate("Flick", "{name}: {points} – {parts}.").format(
            name=name, points=points, parts=parts
        )
    #: "Ana: 14 points – holes 10 and pits 4; 40 in the series."
    return translate("Flick", "{name}: {points} – {parts}; {total} in the series.").format(
        name=name, points=points, parts=parts, total=number(scoring.standing(state)[seat])
    )


def teams_sentence(setup: Setup, state: State) -> str:
    """Return what each team has in the whole session, or nothing without teams."""
    if not state.rules.teams:
        return ""
    points = scoring.standing(state)
    sums = [
        #: The points of a team: "Ana and Cleo 21".
        translate("Flick", "{names} {points}").format(
            names=_team_name(setup, team), points=number(points[team] + points[team + 2])
        )
        for team in (0, 1)
    ]
    return translate("Flick", "Teams: {first} – {second}.").format(first=sums[0], second=sums[1])


def _team_name(setup: Setup, team: int) -> str:
    return join([player_name(setup, team), player_name(setup, team + 2)])


# Discs.


def reserve_text(count: int) -> str:
    """Return a number of discs in reserve in words."""
    return translate("Flick", "%Ln disc(s) in reserve", "", count)


def reserve_sentence(state: State, seat: Seat) -> str:
    """Return where the discs of a seat are: "8 discs in reserve, 2 loose and 2 sunk."."""
    return f"{_discs_text(state, seat)}."


def _discs_text(state: State, seat: Seat) -> str:
    loose, leaning, sunk = (len(state.lying(seat, lie)) for lie in Lie)
    again = sum(number_ // DISCS == seat for number_ in state.queue)
    parts = [reserve_text(state.reserve(seat))]
    if again:
        parts.append(translate("Flick", "%Ln to be shot again", "", again))
    if loose:
        #: Discs of one player.
        parts.append(translate("Flick", "%Ln loose", "", loose))
    if leaning:
        #: Discs of one player.
        parts.append(translate("Flick", "%Ln leaning", "", leaning))
    if sunk:
        #: Discs of one player.
        parts.append(translate("Flick", "%Ln sunk", "", sunk))
    return join(parts)


def shots_left(state: State) -> int:
    """Return how many shots the actor has for certain, this one included."""
    if state.phase is Phase.RESHOOT or state.rules.sink_to_continue:
        return 1
    return max(SHOTS, min(state.shots + 1, MOST_SHOTS)) - state.shots


def hand(setup: Setup, state: State) -> str:
    """Return what the actor has: shots and discs."""
    name = player_name(setup, state.actor)
    discs = _discs_text(state, state.actor)
    if state.phase not in (Phase.SHOOT, Phase.RESHOOT):
        return translate("Flick", "{name}: {discs}.").format(name=name, discs=discs)
    return translate("Flick", "{name}: %Ln shot(s) left; {discs}.", "", shots_left(state)).format(
        name=name, discs=discs
    )


def situation(setup: Setup, state: State) -> str:
    """Return the state of the table in words, for who can't see it."""
    parts = [_moment(setup, state)]
    for seat in range(state.seats):
        parts += [score_sentence(setup, state, seat), reserve_sentence(state, seat)]
    teams = teams_sentence(setup, state)
    if teams:
        parts.append(teams)
    parts.append(translate("Flick", "%Ln hole(s) of the board open.", "", len(open_holes(state))))
    return " ".join(parts)


def _moment(setup: Setup, state: State) -> str:
    name = player_name(setup, state.actor)
    match state.phase:
        case Phase.OVER:
            return translate("Flick", "The game is over.")
        case Phase.COUNTED:
            return translate("Flick", "Game {number} of {games} is over.").format(
                number=number(len(state.finished)), games=number(state.rules.games)
            )
        case Phase.RESHOOT:
            return translate("Flick", "{name} shoots a disc again in {other}'s turn.").format(
                name=name, other=player_name(setup, state.turn)
            )
    shot = number(state.shots + 1)
    if state.ended:
        return translate(
            "Flick", "{name}'s turn, shot {number}; the game ends with this round."
        ).format(name=name, number=shot)
    return translate("Flick", "{name}'s turn, shot {number}.").format(name=name, number=shot)


# The end.


def sheet_part(part: str) -> str:
    """Return the name of a line of the score sheet."""
    kind, _, which = part.partition(".")
    if kind == "game":
        return translate("Flick", "Game {number}").format(number=number(int(which)))
    names = {
        "holes": translate("Flick", "Holes"),
        "pits": translate("Flick", "Pits up"),
        "rows": translate("Flick", "Rows of four"),
        "lines": translate("Flick", "Lines of four"),
        "crosses": translate("Flick", "Crosses"),
        "cursed": translate("Flick", "Cursed lines"),
    }
    return names[kind]


def won_sentence(setup: Setup, outcome: Outcome, teams: bool) -> str:
    """Return who won; a team that is alone at the top doesn't share its win."""
    best = outcome.ranking[0]
    names = join([player_name(setup, seat) for seat in best])
    if teams and len(best) == setup.seats:
        return translate("Flick", "Both teams share the win")
    if teams:
        return translate("Flick", "{names} win").format(names=names)
    if len(best) > 1:
        return translate("Flick", "{names} share the win").format(names=names)
    return translate("Flick", "{name} wins").format(name=names)


def decided_sentence(setup: Setup, outcome: Outcome, teams: bool) -> str:
    """Return how close it was, in points of players or teams."""
    points = [_points(outcome, group[0], teams=teams) for group in outcome.ranking[:2]]
    top = points_text(points[0])
    if teams and len(outcome.ranking) == 1:
        return translate("Flick", "Both teams level: {points} each.").format(points=top)
    if len(outcome.ranking) == 1:
        return translate("Flick", "All level: {points} each.").format(points=top)
    rivals = join([player_name(setup, seat) for seat in outcome.ranking[1]])
    lead = number(points[0] - points[1])
    if len(outcome.ranking[0]) > 1 and not teams:
        return translate("Flick", "{points} each, {lead} ahead of {names}.").format(
            points=top, lead=lead, names=rivals
        )
    return translate("Flick", "{points}, {lead} ahead of {names}.").format(
        points=top, lead=lead, names=rivals
    )


def _points(outcome: Outcome, seat: Seat, *, teams: bool) -> int:
    """Return the points of a seat, or of its team of four seats (F32)."""
    if teams:
        return outcome.total[seat] + outcome.total[(seat + 2) % 4]
    return outcome.total[seat]
