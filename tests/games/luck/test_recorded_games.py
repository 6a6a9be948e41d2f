# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games, recorded once: their outcome must never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from pushdesk import games
from pushdesk.core import gamefile
from pushdesk.games.luck.state import Busted, Rolled

FOLDER = Path(__file__).parents[2] / "fixtures" / "luck"

GAMES = {
    "two-players": ((79, 83), ((1,), (0,)), 17, 2),
    "hard-six": ((16, 39, 17, 37, 34, 22), ((1,), (3,), (4,), (5,), (2,), (0,)), 19, 1),
    "box-three": ((111, 70, 63), ((0,), (1,), (2,)), 19, 1),
}
"""Totals, ranking, number of rolls and of busts."""


def test_every_recording_is_listed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.pushgame")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_recorded_game(name: str) -> None:
    content = (FOLDER / f"{name}.pushgame").read_bytes()
    session = gamefile.decode(content, games.find)
    events = [event for number in range(session.position) for event in session.events_at(number)]
    outcome = session.outcome
    assert outcome is not None
    assert GAMES[name] == (
        outcome.total,
        outcome.ranking,
        sum(isinstance(event, Rolled) for event in events),
        sum(isinstance(event, Busted) for event in events),
    )
    assert gamefile.encode(session) + b"\n" == content
