# SPDX-License-Identifier: GPL-3.0-or-later
"""The page on which a game is set up: seats, names, house rules, the deal number."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)

from pushdesk.core.game import LARGEST_DEAL, LONGEST_NAME, Computer, Game, Level, Person, Setup
from pushdesk.desktop import shelf
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.newgame import NewGame, SeatCard
from pushdesk.desktop.players import clean_name
from pushdesk.desktop.seating import rows_of_seats
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.window import Window
from pushdesk.games import NAMES, find
from pushdesk.games.flick import rules as flick
from pushdesk.games.luck.rules import PRESETS
from tests.desktop.conftest import tile

pytestmark = pytest.mark.usefixtures("bare")

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
Open = Callable[..., NewGame]
games = pytest.mark.parametrize("game", NAMES)


@pytest.fixture
def open_page(window: Window) -> Open:
    """Open the page with a set-up, or of a game of which there is none."""

    def make(setup: Setup | None, game: str = "luck") -> NewGame:
        window.new_game(setup.game if setup is not None else game, setup)
        page = window.pages.currentWidget()
        assert isinstance(page, NewGame)
        return page

    return make


@pytest.fixture
def page(open_page: Open) -> NewGame:
    """The page as it is the first time."""
    return open_page(None)


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT)


def edit(card: SeatCard) -> QLineEdit:
    return card._edit


def paste(card: SeatCard, text: str) -> None:
    """Paste a name over the one that is there."""
    QApplication.clipboard().setText(text)
    QTest.keyClick(edit(card), Qt.Key.Key_A, CTRL)
    QTest.keyClick(edit(card), Qt.Key.Key_V, CTRL)


def retype(card: SeatCard, text: str) -> None:
    QTest.keyClick(edit(card), Qt.Key.Key_A, CTRL)
    QTest.keyClicks(edit(card), text)


def choose(box: QComboBox, value: str) -> None:
    """Choose with the arrow keys."""
    for _ in range(box.count()):
        QTest.keyClick(box, Qt.Key.Key_Up)
    for _ in range(box.count()):
        if box.currentData() == value:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(f"no {value}")


def cards(page: NewGame) -> list[SeatCard]:
    return page.seats_table.cards


def started(window: Window, page: NewGame) -> Setup:
    click(page.start_button)
    assert window.table is not None
    return window.table.session.setup


def rules_of(game: str) -> Game[Any, Any, Any, Any]:
    found = find(game)
    assert found is not None
    return found


@games
def test_the_first_time_one_person_meets_two_opponents(
    open_page: Open, window: Window, game: str
) -> None:
    page = open_page(None, game)
    assert page.players() == [
        Person("Player 1"),
        Computer(Level.CASUAL),
        Computer(Level.STRONG),
    ]
    assert window.focusWidget() is page.start_button


@pytest.mark.parametrize(
    ("game", "most"),
    [
        pytest.param("luck", 6, marks=pytest.mark.clause("L1")),
        pytest.param("flick", 4, marks=pytest.mark.clause("F1")),
    ],
)
def test_two_to_as_many_seats_as_the_rules_allow(
    open_page: Open, window: Window, game: str, most: int
) -> None:
    page = open_page(None, game)
    for count in range(4, most + 1):
        click(page.add_button)
        assert len(page.players()) == count
    assert not page.add_button.isEnabled()
    QTest.mouseClick(page.add_button, LEFT)
    page.add_seat()
    assert len(page.players()) == most
    for count in range(most - 1, 1, -1):
        click(cards(page)[-1].remove_button)
        assert len(page.players()) == count
        assert page.add_button.isEnabled()
    assert not any(card.remove_button.isVisible() for card in cards(page))
    page.remove_seat(0)
    assert len(page.players()) == 2
    assert started(window, page).seats == 2


def test_the_seat_that_is_removed_is_the_one_that_goes(open_page: Open) -> None:
    setup = Setup("luck", tuple(Person(name) for name in "ABCDE"), 1)
    page = open_page(setup)
    click(cards(page)[2].remove_button)
    click(cards(page)[0].remove_button)
    assert page.players() == [Person("B"), Person("D"), Person("E")]
    assert [card.seat for card in cards(page)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in NAMES for seats in rules_of(game).seats]
)
def test_seats_stand_clockwise_and_apart(open_page: Open, game: str, seats: int) -> None:
    far, near = rows_of_seats(seats)
    # Clockwise from seat 0 in the near row: along the far side from left to right, then back.
    ring = near[: near.index(0) + 1][::-1] + far + near[near.index(0) + 1 :][::-1]
    assert ring == list(range(seats))
    page = open_page(Setup(game, (Computer(Level.NOVICE),) * seats, 1))
    places = [card.geometry() for card in cards(page)]
    for one, place in enumerate(places):
        assert page.seats_table.rect().contains(place)
        assert not any(place.intersects(other) for other in places[one + 1 :])


@games
def test_a_person_becomes_an_opponent_of_each_level_and_back(open_page: Open, game: str) -> None:
    page = open_page(None, game)
    card = cards(page)[0]
    sentences = set()
    for level in Level:
        choose(card.kind, level.value)
        assert page.players()[0] == Computer(level)
        assert not card.name.isVisible()
        assert card._style.isVisible()
        sentences.add(card._style.text())
    assert len(sentences) == len(Level)
    assert all(sentences)
    choose(card.kind, "")
    assert card.name.isVisible()
    assert isinstance(page.players()[0], Person)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ñandú Þórsdóttir", "Ñandú Þórsdóttir"),
        ("Șerban Ĉiela Ŭ", "Șerban Ĉiela Ŭ"),
        ("山田太郎", "山田太郎"),
        ("عمر", "عمر"),
        ("\U0001f469\u200d\U0001f467 family", "\U0001f469\u200d\U0001f467 family"),
        ("  two \t  spaces ", "two spaces"),
        ("one\ntwo\u2028three", "one two three"),
        ("\u202eevil\u202c", "evil"),
        ("x" * 60, "x" * LONGEST_NAME),
        ("x" * 39 + "\U0001f600", "x" * 39),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("  \n ", "Player 1"),
        ("\u200b", "Player 1"),
    ],
)
def test_names_of_any_script_start_a_game_and_are_remembered(
    page: NewGame, window: Window, folder: Path, typed: str, name: str
) -> None:
    paste(cards(page)[0], typed)
    setup = started(window, page)
    assert setup.players[0] == Person(name)
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    known = Settings(folder).values.people
    assert known == (() if name == "Player 1" else (name,))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana\ud83d", "Ana"),
        ("\udc00\ud83d", ""),
        ("a\x00b\x7fc", "a b c"),
        ("\ufeffAna\u2066", "Ana"),
        ("\u06cc\u200c\u0627", "\u06cc\u200c\u0627"),
        ("é" * 50, "é" * LONGEST_NAME),
        ("x" * 39 + " y", "x" * 39),
        ("\u00a0Ana\u3000Lia", "Ana Lia"),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name
    clean_name(text).encode()


def test_half_a_character_in_a_name_does_no_harm(page: NewGame, window: Window) -> None:
    edit(cards(page)[0]).setText("Ana\ud83d")
    assert started(window, page).players[0] == Person("Ana")


def test_names_are_offered_again_last_first_each_once(
    open_page: Open, window: Window, desk: Desk
) -> None:
    for names in (("Ana", "Ben"), ("Carla", "Ana"), ("Ana", "Ana")):
        page = open_page(Setup("luck", (Person("a"), Person("b")), 1))
        for card, name in zip(cards(page), names, strict=True):
            retype(card, name)
        started(window, page)
    assert desk.settings.values.people == ("Ana", "Carla", "Ben")
    box = cards(open_page(None))[0].name
    assert [box.itemText(index) for index in range(box.count())] == ["Ana", "Carla", "Ben"]
    assert box.currentText() == "Ana"


def test_a_known_name_does_not_complete_a_shorter_one(page: NewGame, desk: Desk) -> None:
    desk.settings.remember(["Anabel"])
    page.use(None)
    retype(cards(page)[0], "An")
    assert page.players()[0] == Person("An")


def test_at_most_two_dozen_names_are_kept(desk: Desk) -> None:
    for number in range(40):
        desk.settings.remember([f"P{number}"])
    assert desk.settings.values.people == tuple(f"P{number}" for number in range(39, 15, -1))


def test_nothing_is_a_shortcut_while_a_name_is_typed(page: NewGame, window: Window) -> None:
    retype(cards(page)[0], "i.o?b s1")
    assert window.pages.currentWidget() is page
    assert page.players()[0] == Person("i.o?b s1")


def test_presets_set_the_options_and_are_named_by_them(page: NewGame, window: Window) -> None:
    for preset in (*PRESETS, PRESETS[0]):
        choose(page.preset, preset.key)
        assert page.setup().options == dict(preset.options)
    choose(page.options["hard"], "on")
    assert page.preset.currentText() == "Own choice"
    choose(page.options["banks"], "hidden")
    # Those two are the expert's.
    assert page.preset.currentData() == "expert"
    assert page.preset.count() == len(PRESETS)
    choose(page.options["tie"], "fewest")
    assert page.preset.currentText() == "Own choice"
    assert started(window, page).options == {"hard": "on", "banks": "hidden", "tie": "fewest"}


def test_the_presets_of_flick_are_named_by_their_options(open_page: Open, window: Window) -> None:
    page = open_page(None, "flick")
    for preset in (*flick.PRESETS, flick.PRESETS[0]):
        choose(page.preset, preset.key)
        assert page.setup().options == dict(preset.options)
    choose(page.options["layout"], "corners")
    assert page.preset.currentText() == "Own choice"
    choose(page.options["layout"], "sides")
    choose(page.options["continue"], "on")
    # That alone is the expert's.
    assert page.preset.currentData() == "expert"
    assert page.preset.count() == len(flick.PRESETS)
    choose(page.options["speed"], "slow")
    assert page.preset.currentText() == "Own choice"
    assert started(window, page).options == {"continue": "on", "speed": "slow"}


def test_every_house_rule_of_flick_reaches_the_game(open_page: Open, window: Window) -> None:
    page = open_page(Setup("flick", (Person("A"), Person("B"), Person("C"), Person("D")), 1))
    for option in flick.OPTIONS:
        choose(page.options[option.key], option.choices[-1])
    wanted = {option.key: option.choices[-1] for option in flick.OPTIONS}
    assert started(window, page).options == wanted
    assert window.table is not None
    rules = window.table.session.state.rules
    assert (rules.corners, rules.teams, rules.formations) == (True, True, False)
    assert (rules.games, rules.speed, rules.start) == (5, "slow", "loser")


@games
def test_only_a_game_with_a_board_for_one_offers_it(open_page: Open, game: str) -> None:
    page = open_page(None, game)
    assert page.practice_button.isVisible() == (game in shelf.PRACTICES)


def test_one_practises_by_the_house_rules_on_the_page(
    open_page: Open, window: Window, desk: Desk
) -> None:
    page = open_page(None, "flick")
    choose(page.options["speed"], "fast")
    click(page.practice_button)
    assert window.table is not None
    session = window.table.session
    assert session.practice
    assert session.state.rules.speed == "fast"
    # Nothing is kept of it.
    assert session.recorder is None
    window.show_launcher()
    assert desk.store.unfinished() == []


def test_own_choice_is_kept_the_next_time(open_page: Open, window: Window) -> None:
    page = open_page(None)
    choose(page.options["two"], "with")
    wanted = started(window, page).options
    window.show_launcher()
    page = open_page(None)
    assert page.preset.currentText() == "Own choice"
    assert page.setup().options == wanted


def test_a_typed_deal_number_deals_the_same_cards(open_page: Open, window: Window) -> None:
    decks = []
    for _ in range(2):
        page = open_page(None)
        QTest.keyClick(page.deal, Qt.Key.Key_A, CTRL)
        QTest.keyClicks(page.deal, "4711")
        assert started(window, page).deal == 4711
        assert window.table is not None
        decks.append(window.table.session.state_at(0))
    assert decks[0] == decks[1]


@pytest.mark.parametrize("typed", ["0", "9999999", "-5", "abc", ""])
def test_a_deal_number_out_of_range_is_none(page: NewGame, window: Window, typed: str) -> None:
    QTest.keyClick(page.deal, Qt.Key.Key_A, CTRL)
    QTest.keyClick(page.deal, Qt.Key.Key_Delete)
    QTest.keyClicks(page.deal, typed)
    assert 1 <= started(window, page).deal <= LARGEST_DEAL


def test_another_deal_number_can_be_drawn(page: NewGame) -> None:
    seen = set()
    for _ in range(20):
        click(page.deal_button)
        seen.add(page.deal.value())
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("game", "options"),
    [("luck", {"hard": "on", "tie": "most"}), ("flick", {"teams": "on", "games": "3"})],
)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_one_key_starts_the_last_set_up_of_that_game_again(
    window: Window, key: Qt.Key, game: str, options: dict[str, str]
) -> None:
    players = (Person("Ana"), Computer(Level.EXPERT), Person("Ben"), Computer(Level.NOVICE))
    window.start(Setup(game, players, 4711, options))
    for other in NAMES:
        if other != game:
            window.start(Setup(other, (Person("X"), Person("Y")), 5))
    window.show_launcher()
    QTest.mouseClick(tile(window, game), LEFT)
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    assert window.table is not None
    setup = window.table.session.setup
    assert (setup.game, setup.players, setup.options) == (game, players, options)


@games
def test_clauses_open_the_rules_there(open_page: Open, window: Window, game: str) -> None:
    page = open_page(None, game)
    buttons = page.findChildren(QToolButton)
    clauses = [button for button in buttons if button.property("kind") == "clause"]
    wanted = [option.clause for option in rules_of(game).options]
    assert len(wanted) > 5
    assert [button.text() for button in clauses] == wanted
    for button in clauses:
        # Where there are more than fit, the keyboard brings them up.
        button.setFocus(Qt.FocusReason.TabFocusReason)
        scroll = page.findChild(QScrollArea)
        assert scroll is not None
        scroll.ensureWidgetVisible(button)
        click(button)
        assert window.help is not None
        assert window.help.isVisible()
        assert window.help.game == game
        assert window.help.browser.textCursor().selectedText().startswith(button.text())
        assert window.pages.currentWidget() is page


def test_the_page_is_left_by_its_button(page: NewGame, window: Window, desk: Desk) -> None:
    click(page.back_button)
    assert window.pages.currentWidget() is window.launcher
    assert desk.store.unfinished() == []


@games
def test_everything_is_reached_by_tab(open_page: Open, window: Window, game: str) -> None:
    page = open_page(None, game)
    wanted: set[QWidget] = {page.back_button, page.add_button, page.start_button, page.preset}
    wanted |= {page.deal, page.deal_button, *page.options.values(), cards(page)[0].name}
    if game in shelf.PRACTICES:
        wanted.add(page.practice_button)
    wanted |= {card.kind for card in cards(page)} | {card.remove_button for card in cards(page)}
    reached: set[QWidget] = set()
    for _ in range(80):
        focus = window.focusWidget()
        assert focus is not None
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert {widget.accessibleName() for widget in wanted - reached} == set()
