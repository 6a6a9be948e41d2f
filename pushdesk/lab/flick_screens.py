# SPDX-License-Identifier: GPL-3.0-or-later
"""The screens of the flicking game: its page, and typical and extreme states of its table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from pushdesk.core.game import Setup
from pushdesk.core.session import Session
from pushdesk.games.flick.practice import PRACTICE, Lay, PracticeAction
from pushdesk.games.flick.rules import GAME
from pushdesk.games.flick.state import Action, Event, Lie, Phase, Shot, State, View
from pushdesk.lab.casting import setup

if TYPE_CHECKING:
    from pushdesk.desktop.flick.table import FlickTable
    from pushdesk.desktop.window import Window

ATTEMPTS = 200
WILD = 0.5
"""Share of the shots that are drawn from all, so that some miss; the others are sensible."""


class Scene(NamedTuple):
    """A game that is played until a position is as wanted."""

    setup: Setup
    wanted: Callable[[State], bool]


def _people(state: State, people: int) -> bool:
    return state.phase is not Phase.OVER and state.actor < people


def _three_loose(state: State) -> bool:
    own = state.lying(state.turn, Lie.LOOSE)
    return (
        _people(state, 2)
        and state.phase is Phase.SHOOT
        and state.shots > 0
        and len(own) == 3
        and len(state.discs) >= 14
    )


def _shot_again(state: State) -> bool:
    return _people(state, 3) and state.phase is Phase.RESHOOT and len(state.discs) >= 9


def _half_full(state: State) -> bool:
    return _people(state, 2) and state.phase is Phase.SHOOT and len(state.discs) >= 16


def _computer(state: State) -> bool:
    return state.phase is Phase.SHOOT and state.turn >= 2 and len(state.discs) >= 16


def _counted(state: State) -> bool:
    return _people(state, 2) and state.phase is Phase.COUNTED


SCENES: Mapping[str, Scene] = MappingProxyType(
    {
        "start": Scene(setup("flick", 4, 4), lambda _state: True),
        "shoot": Scene(setup("flick", 4, 2), _three_loose),
        "half": Scene(setup("flick", 3, 2), _half_full),
        "again": Scene(setup("flick", 4, 3), _shot_again),
        "thinking": Scene(setup("flick", 4, 2), _computer),
        "corners": Scene(setup("flick", 4, 2, layout="corners"), _half_full),
        "counted": Scene(setup("flick", 4, 2, games="3"), _counted),
        "end": Scene(setup("flick", 2, 1), lambda state: state.phase is Phase.OVER),
        "end-teams": Scene(
            setup("flick", 4, 3, games="2", teams="on"), lambda state: state.phase is Phase.OVER
        ),
    }
)


@cache
def _journal(name: str) -> tuple[Action, ...]:
    """Return the actions of a scene with their results, so that it needs no physics again."""
    scene = SCENES[name]
    for seed in range(ATTEMPTS):
        chance = random.Random(seed)
        played: Session[State, Action, Event, View] = Session(GAME, scene.setup)
        while played.actor is not None and not scene.wanted(played.state):
            sensible, *others = GAME.actions(played.state)
            wild = others and chance.random() < WILD
            played.act(chance.choice(others) if wild else sensible)
        if scene.wanted(played.state):
            return played.journal
    raise LookupError(name)


def session(scene: str) -> Session[State, Action, Event, View]:
    """Return the session of a scene; raise `LookupError` when no game came to it."""
    return Session(GAME, SCENES[scene].setup, journal=_journal(scene))


def _table(window: Window, scene: str) -> FlickTable:
    from pushdesk.desktop.flick.table import FlickTable

    window.open_table(session(scene))
    assert isinstance(window.table, FlickTable)
    return window.table


def _new_game(window: Window) -> None:
    window.new_game("flick", setup("flick", 3, 1))


def _new_game_full(window: Window) -> None:
    window.new_game("flick", setup("flick", 4, 3, teams="on", layout="corners", games="5"))


def _refused(window: Window) -> None:
    """Wish to shoot from outside one's zone."""
    _table(window, "half").controller.submit(Shot(0.0, 0.0, 0.0, 700.0))


def _list(window: Window) -> None:
    window.desk.settings.change(board_list=True)
    _table(window, "half")


def _practice(window: Window) -> None:
    from pushdesk.desktop.flick.table import FlickTable

    window.practise("flick", {})
    table = window.table
    assert isinstance(table, FlickTable)
    actions: tuple[PracticeAction, ...] = (
        Lay(-30.0, 150.0),
        Lay(30.0, -28.0),
        Lay(95.0, 90.0),
        Shot(0.0, -200.0, 353.0, 900.0),
    )
    for action in actions:
        if PRACTICE.refusal(table.session.state, action) is None:
            table.controller.submit(action)
    panel = table.aim_panel
    panel.angle.setValue(9.0)
    panel.power.setValue(60.0)


def _help_beside(window: Window) -> None:
    _table(window, "shoot")
    window.open_help("F17")


def _paused(window: Window) -> None:
    _table(window, "half").controller.pause()


def _end(window: Window, name: str) -> None:
    from pushdesk.desktop import stage

    assert stage.wait_for_end(_table(window, name))


def _seen(name: str) -> Callable[[Window], None]:
    def show(window: Window) -> None:
        _table(window, name)

    return show


SCREENS: Mapping[str, Callable[[Window], None]] = MappingProxyType(
    {
        "flick-new": _new_game,
        "flick-new-full": _new_game_full,
        "flick-start": _seen("start"),
        "flick-shoot": _seen("shoot"),
        "flick-again": _seen("again"),
        "flick-refused": _refused,
        "flick-thinking": _seen("thinking"),
        "flick-corners": _seen("corners"),
        "flick-list": _list,
        "flick-counted": _seen("counted"),
        "flick-practice": _practice,
        "flick-paused": _paused,
        "flick-help": _help_beside,
        "flick-end": lambda window: _end(window, "end"),
        "flick-end-teams": lambda window: _end(window, "end-teams"),
    }
)
