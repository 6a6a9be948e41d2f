# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds that are played on to their count, to see what an action is worth."""

from __future__ import annotations

from collections.abc import Sequence

from pushdesk.core.game import Seat
from pushdesk.core.opponent import Limit
from pushdesk.games.rummy.state import (
    Action,
    Event,
    Phase,
    State,
    left_of,
    partner,
)
from pushdesk.games.rummy.strategy import Strong
from pushdesk.games.rummy.turns import ADVANCE
from pushdesk.games.rummy.views import view

_DRAW, _PLAY, _COUNTED = Phase.DRAW, Phase.PLAY, Phase.COUNTED


class OutOfTimeError(Exception):
    """Thinking was stopped."""


def margin(state: State, seat: Seat) -> int:
    """Return the points of the other team in the last round less those of a seat's team."""
    points = state.finished[-1].points
    left = left_of(seat)
    return points[left] + points[partner(left)] - points[seat] - points[partner(seat)]


def play_on(state: State, strong: Strong, limit: Limit) -> State:
    """Return the position after the round when every seat follows the strong policy.

    Raises:
        OutOfTimeError: the limit expired on the way.

    """
    events: list[Event] = []
    while state.phase < _COUNTED:
        if limit.expired():
            raise OutOfTimeError
        seen = view(state, state.turn)
        actions: Sequence[Action] = ()
        if state.phase is _PLAY:
            # A whole row of plays at once: to look again after each would find the rest of it.
            actions = strong.plays(seen)
        for action in actions or (strong.act(seen) if state.phase is _DRAW else strong.end(seen),):
            events.clear()
            state = ADVANCE[type(action)](state, action, events)
    return state
