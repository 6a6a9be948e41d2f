# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games, recorded once: what the rules make of their shots must never change."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pushdesk import games
from pushdesk.core import gamefile
from pushdesk.core.session import Session
from pushdesk.games.flick import physics, placement
from pushdesk.games.flick.state import Formed, Shot, TakenBack, TurnEnded

FOLDER = Path(__file__).parents[2] / "fixtures" / "flick"

GAMES = {
    "four-novices": (
        (13, 7, 14, 9),
        ((2,), (0,), (3,), (1,)),
        "Counted 1, Expelled 4, Flicked 71, Formed 4, FourthShot 6, Leant 5, Loosened 2, Sank 25,"
        " TakenBack 11, TurnBegan 24, TurnEnded 24",
        "F12 7, F13 5, F15 2, F17 9, F18 8, F26 4, F33 4",
    ),
    "teams-corners": (
        (31, 8, 3, 16),
        ((0, 2), (1, 3)),
        "Counted 1, Expelled 3, Flicked 76, Formed 3, FourthShot 5, Leant 3, Loosened 1,"
        " ReshotDue 2, Sank 25, TakenBack 10, TurnBegan 26, TurnEnded 26",
        "F12 10, F13 5, F17 10, F18 10, F26 1, F35 1, F42 2",
    ),
    "sink-to-continue-two-games": (
        (41, 109),
        ((1,), (0,)),
        "Counted 2, Flicked 51, Formed 16, FourthShot 7, GameBegan 1, Leant 3, Sank 40,"
        " TakenBack 4, TurnBegan 18, TurnEnded 18",
        "F13 6, F17 1, F18 1, F19 6, F33 4, F34 6, F35 6, F38 8",
    ),
    "three-any-zone": (
        (9, 22, 16),
        ((1,), (2,), (0,)),
        "Counted 1, Expelled 1, Flicked 46, Formed 4, FourthShot 8, Sank 25, TakenBack 4,"
        " TurnBegan 13, TurnEnded 13, Unformed 1",
        "F12 2, F13 6, F17 4, F18 4, F26 1, F33 3, F36 1",
    ),
}
"""Totals, ranking, how often each event came, and for which clauses."""


def recorded(name: str) -> tuple[bytes, Session[Any, Any, Any, Any]]:
    content = (FOLDER / f"{name}.pushgame").read_bytes()
    return content, gamefile.decode(content, games.find)


def counted(names: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(names.items()))


def test_every_recording_is_listed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.pushgame")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_recorded_game(name: str) -> None:
    content, session = recorded(name)
    events = [event for number in range(session.position) for event in session.events_at(number)]
    outcome = session.outcome
    assert outcome is not None
    reasons = [e.clause for e in events if isinstance(e, TakenBack | Formed | TurnEnded)]
    assert GAMES[name] == (
        outcome.total,
        outcome.ranking,
        counted(Counter(type(event).__name__ for event in events)),
        counted(Counter(reasons)),
    )
    assert gamefile.encode(session) + b"\n" == content


@pytest.mark.parametrize("name", GAMES)
def test_the_board_still_answers_as_recorded(name: str) -> None:
    """Simulated again, every disc has the recorded fate within a millimetre."""
    _content, session = recorded(name)
    for number, action in enumerate(session.journal):
        if not isinstance(action, Shot):
            continue
        state = session.state_at(number)
        launch = placement.launch(state, action)
        again = physics.outcome(state.discs, launch, placement.table(state))
        stored = action.result
        assert stored is not None
        assert again.off == stored.off
        assert [(d.number, d.lie, d.hole, d.pit) for d in again.moved] == [
            (d.number, d.lie, d.hole, d.pit) for d in stored.moved
        ]
        for one, two in zip(again.moved, stored.moved, strict=True):
            assert math.dist((one.x, one.y), (two.x, two.y)) < 1.0
