# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import random
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from pushdesk.core.game import Refusal, Seat, Step
from pushdesk.games.luck.rules import Luck
from pushdesk.games.luck.state import Action, Event, Phase, Place, State, Stop, Take, View
from pushdesk.lab import fuzz
from pushdesk.lab.__main__ import main

CHECKS = fuzz.invariants("luck")


def broken(game: Luck, games: int = 12) -> set[str]:
    """Return the ids of what a few games find in broken rules."""
    _, _, found = fuzz.play(game, CHECKS, 1, range(games))
    return {each.breach for each in found}


def test_no_game_breaks_anything() -> None:
    report = fuzz.fuzz("luck", 250, 20261130)
    assert report.breaches == ()
    assert report.games == 250
    assert report.actions > 250 * 150


def test_the_games_depend_on_the_seed_alone() -> None:
    one = fuzz.fuzz("luck", 45, 5)
    two = fuzz.fuzz("luck", 45, 5, jobs=2)
    assert one.actions == two.actions
    assert fuzz.fuzz("luck", 45, 6).actions != one.actions


def test_setups_cover_seats_and_options() -> None:
    chance = random.Random(1)
    setups = [fuzz.random_setup(Luck(), chance) for _ in range(300)]
    assert {setup.seats for setup in setups} == {2, 3, 4, 5, 6}
    for option in Luck.options:
        chosen = {setup.options.get(option.key) for setup in setups}
        assert chosen == {None, *option.choices}


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "luck", "--games", "3", "--seed", "8", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {"game", "games", "actions", "breaches", "seconds"}
    assert (printed["game"], printed["games"], printed["breaches"]) == ("luck", 3, [])


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "luck", "--games", "2", "--seed", "8"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "games", "actions", "breaches", "seconds"]
    assert row.split()[:2] == ["luck", "2"]


class DoublesACard(Luck):
    """A taken card stays among the columns' discards too."""

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        step = super().advance(state, action)
        if not isinstance(action, Take):
            return step
        cards = state.columns[action.column]
        return Step(replace(step.state, discards=(*step.state.discards, cards[0])), step.events)


class LosesACard(Luck):
    def advance(self, state: State, action: Action) -> Step[State, Event]:
        step = super().advance(state, action)
        return Step(replace(step.state, discards=step.state.discards[:9]), step.events)


class AllowsClashes(Luck):
    def refusal(self, state: State, action: Action) -> Refusal | None:
        refusal = super().refusal(state, action)
        return None if refusal is not None and refusal.clause == "L14" else refusal


class ListsTooMuch(Luck):
    def actions(self, state: State) -> Iterable[Action]:
        return [*super().actions(state), *([Stop()] if state.phase is Phase.CHOOSE else [])]


class TellsTheNextCard(Luck):
    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        left = state.deck[state.drawn :]
        return replace(view, card=left[0]) if left and view.card < 0 else view


class ShowsBanks(Luck):
    def view(self, state: State, seat: Seat) -> View:
        shown = replace(state, rules=replace(state.rules, banks_hidden=False))
        return super().view(shown, seat)


class Forgets(Luck):
    """Rules whose positions do not follow from the journal alone."""

    throws = 0

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        step = super().advance(state, action)
        self.throws += 1
        return Step(replace(step.state, deal=self.throws), step.events)


class Crashes(Luck):
    def advance(self, state: State, action: Action) -> Step[State, Event]:
        if isinstance(action, Place) and action.column == 2:
            raise IndexError(action.column)
        return super().advance(state, action)


class NeverEnds(Luck):
    def advance(self, state: State, action: Action) -> Step[State, Event]:
        return Step(state, ())


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (DoublesACard(), "card_twice"),
        (LosesACard(), "card_missing"),
        (AllowsClashes(), "unlisted_accepted"),
        (ListsTooMuch(), "listed_refused"),
        (TellsTheNextCard(), "view_leaks"),
        (ShowsBanks(), "view_leaks"),
        (Forgets(), "load_differs"),
        (Crashes(), "raised.IndexError"),
    ],
)
def test_broken_rules_are_caught(game: Luck, expected: str) -> None:
    assert expected in broken(game)


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST_GAME", 50)
    assert broken(NeverEnds(), 2) == {"endless"}


def test_a_breach_sets_the_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pushdesk.games.luck.rules.GAME", DoublesACard())
    assert main(["fuzz", "luck", "--games", "4", "--json"]) == 1
    (first, *_) = json.loads(capsys.readouterr().out)["breaches"]
    assert set(first) == {"game", "deal", "action", "breach"}
    assert main(["fuzz", "luck", "--games", "4"]) == 1
    assert "card_twice" in capsys.readouterr().out
