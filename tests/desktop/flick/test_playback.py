# SPDX-License-Identifier: GPL-3.0-or-later
"""Discs in motion: what is seen, heard and said, and everything that can come between."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Level
from pushdesk.desktop import stage
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.flick.aim import power_of
from pushdesk.desktop.flick.playback import SLOW_MOTION, place_at, sound_of
from pushdesk.desktop.flick.table import FlickTable
from pushdesk.desktop.window import Window
from pushdesk.games.flick import placement
from pushdesk.games.flick.invariants import breaches
from pushdesk.games.flick.physics import simulate
from pushdesk.games.flick.state import Disc, Formed, Shot, TakenBack
from pushdesk.games.flick.table import TABLES
from pushdesk.games.flick.trace import RATE, Contact, Launch, Touch, Track
from tests.desktop.flick.conftest import (
    CONTROL,
    FREE,
    Begin,
    Pointer,
    aim_of,
    click,
    gate_of,
    key,
    log_of,
    made,
    show,
    state_of,
    sunk,
)

pytestmark = pytest.mark.usefixtures("bare")

BOARD = TABLES["normal"]


@pytest.fixture
def moving(window: Window, begin: Begin) -> FlickTable:
    """A game between two people in which discs move, and go where they are aimed."""
    window.desk.settings.change(speed="normal", steady=True)
    return begin("Ana", "Ben")


@pytest.fixture
def said(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the announcer is told to say."""
    sentences: list[str] = []

    def say(sentence: str, *, assertive: bool = False) -> None:
        sentences.append(sentence)

    monkeypatch.setattr(window.desk.announcer, "say", say)
    return sentences


@pytest.fixture
def heard(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What sounds."""
    names: list[str] = []

    def play(name: str, strength: float = 1.0) -> None:
        assert 0.0 < strength <= 1.0
        names.append(name)

    monkeypatch.setattr(window.desk.sound, "play", play)
    return names


def shoot(table: FlickTable, pointer: Pointer, speed: float = 700.0) -> None:
    """Pull for a shot straight ahead for whoever is to shoot."""
    heading = 90.0 * state_of(table).sides[state_of(table).actor]
    pointer.pull(table, heading, power_of(speed, BOARD))


def playing(table: FlickTable) -> bool:
    """Return whether discs slide; a function, so that the type checker knows that it changes."""
    return table.playback.playing


def lying(table: FlickTable) -> dict[int, tuple[float, float]]:
    """Return where the discs are seen on the board, whole and without the one that is aimed."""
    aimed = placement.next_disc(state_of(table)) if table.gestures.aim is not None else None
    seen = {}
    for number, item in table.board.discs.items():
        if number != aimed:
            assert item.opacity() == 1.0
            assert item.transform().isIdentity()
            seen[number] = table.board.place_at(item.pos())
    return seen


def assert_at_rest(table: FlickTable) -> None:
    """Check that the board shows the position and nothing is left of any movement."""
    state = state_of(table)
    assert not table.moving
    assert table.shown is state
    seen = lying(table)
    assert set(seen) == {disc.number for disc in state.discs}
    for disc in state.discs:
        assert seen[disc.number] == pytest.approx((disc.x, disc.y), abs=0.01)
        assert table.board._lying[disc.number] == disc
    assert not table.board.glow.isVisible()
    assert breaches(state) == []


# A shot is shown, then told.


def test_a_shot_is_told_when_the_discs_lie_still(
    moving: FlickTable, pointer: Pointer, said: list[str], qtbot: QtBot
) -> None:
    key(moving, Qt.Key.Key_S)
    shoot(moving, pointer)
    told = list(said)
    assert playing(moving)
    assert gate_of(moving) is Gate.ANIMATING
    assert "Ana shoots" in moving.prompt.accessibleName()
    qtbot.wait(60)
    assert playing(moving)
    assert log_of(moving) == []
    assert said == told
    assert [panel._state for panel in moving.panels] == [moving.session.state_at(0)] * 2
    qtbot.waitUntil(lambda: not moving.moving, timeout=10_000)
    lines = log_of(moving)
    assert lines == moving.sentences_of(0) != []
    assert [sentence for sentence in said if sentence in lines] == lines
    assert said.index(lines[0]) >= len(told)
    assert said[-1] == moving.prompt_text()
    assert_at_rest(moving)


def test_the_played_discs_end_where_the_rules_say(
    moving: FlickTable, pointer: Pointer, heard: list[str], qtbot: QtBot
) -> None:
    """One disc is struck, one sinks, one leaves the board; all are heard in their order."""
    show(moving, Disc(1, 0.0, -150.0), Disc(12, 155.0, 0.0), sunk(13, 24))
    shoot(moving, pointer, 800.0)
    qtbot.waitUntil(lambda: not moving.moving, timeout=10_000)
    assert_at_rest(moving)
    pointer.place(moving, (155.0, -200.0))
    heard.clear()
    shoot(moving, pointer, 3500.0)
    shot = moving.session.journal[-1]
    before = moving.session.state_at(made(moving) - 1)
    trace = simulate(before.discs, placement.launch(before, shot), BOARD)
    assert trace.result.off == (12,)
    qtbot.waitUntil(lambda: not moving.moving, timeout=10_000)
    assert heard[0] == "flick"
    assert heard[: len(trace.contacts)] == [sound_of(each)[0] for each in trace.contacts]
    assert 12 not in moving.board.discs or state_of(moving).queue == (12,)
    assert_at_rest(moving)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_every_speed_comes_to_the_same_end(
    window: Window, begin: Begin, pointer: Pointer, qtbot: QtBot, speed: str
) -> None:
    window.desk.settings.change(speed=speed)
    table = begin("Ana", "Ben")
    shoot(table, pointer, 400.0)
    assert table.moving == (speed != "off")
    qtbot.waitUntil(lambda: gate_of(table) is Gate.CHOOSING, timeout=10_000)
    assert_at_rest(table)
    assert len(log_of(table)) > 0


# What a click does while discs move.


def test_a_click_that_skips_never_shoots(moving: FlickTable, pointer: Pointer) -> None:
    board, left = moving.board.viewport(), Qt.MouseButton.LeftButton
    skips: tuple[Callable[[], object], ...] = (
        lambda: pointer.press(moving, FREE),
        lambda: QTest.mouseDClick(board, left),
        lambda: QTest.mouseClick(moving.field, left),
        lambda: QTest.mouseClick(moving.panels[1], left),
        lambda: key(moving, Qt.Key.Key_Escape),
    )
    for number, skip in enumerate(skips):
        shoot(moving, pointer)
        assert gate_of(moving) is Gate.ANIMATING
        skip()
        assert gate_of(moving) is Gate.CHOOSING, number
        assert_at_rest(moving)
        aim = aim_of(moving)
        # The rest of the gesture that skipped is nothing either.
        assert not moving.gestures.busy
        pointer.move(moving, (0.0, -100.0))
        pointer.release(moving, (0.0, -100.0))
        assert made(moving) == number + 1
        assert aim_of(moving) == aim


def test_impatience_makes_no_shots(moving: FlickTable, pointer: Pointer, qtbot: QtBot) -> None:
    """Clicks and keys at a high rate while discs move (faults 37)."""
    panel = moving.aim_panel
    key(moving, Qt.Key.Key_S)
    for number in range(6):
        shoot(moving, pointer)
        assert made(moving) == number + 1
        for _ in range(4):
            click(panel.shoot_button)
            for name in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_E, Qt.Key.Key_N):
                key(moving.board, name)
            qtbot.wait(1)
        assert made(moving) == number + 1
        key(moving, Qt.Key.Key_Escape)
        assert_at_rest(moving)


# Every stage of a step can be skipped.


def in_stage(table: FlickTable, stage: str) -> bool:
    motion = table.motion.moving
    match stage:
        case "aim":
            return motion and table.board.aim.isVisible()
        case "slide":
            return table.playback.playing
        case "home":
            return motion and bool(table.motion._current and table.motion._current.sprites)
        case _:
            return motion and table.board.glow.isVisible()


def set_stage(table: FlickTable, pointer: Pointer, which: str, qtbot: QtBot) -> None:
    """Make a shot that comes to a stage of a step, and wait until it is there."""
    if which == "home":
        loose = (Disc(number, 150.0 * side, 0.0) for number, side in ((1, -1), (2, 1)))
        show(table, *loose, Disc(3, 150.0, -100.0))
        pointer.place(table, (-150.0, -200.0))
        shoot(table, pointer, 300.0)
    elif which == "glow":
        show(table, *(sunk(number, number) for number in range(3)))
        pointer.place(table, (60.0, -200.0))
        shoot(table, pointer, 540.0)
    elif which == "slide":
        shoot(table, pointer)
    else:
        shoot(table, pointer)
        key(table, Qt.Key.Key_Escape)
        key(table, Qt.Key.Key_E)
    if which in ("home", "glow"):
        table.playback.skip()
    qtbot.waitUntil(lambda: in_stage(table, which), timeout=10_000)


STAGES = ("aim", "slide", "home", "glow")


@pytest.fixture
def staged(
    window: Window, begin: Begin, pointer: Pointer, qtbot: QtBot
) -> Callable[[str], FlickTable]:
    """Bring a table to a stage of a step."""

    def make(which: str) -> FlickTable:
        window.desk.settings.change(speed="normal", steady=True)
        table = begin("Ana", Level.NOVICE if which == "aim" else "Ben")
        set_stage(table, pointer, which, qtbot)
        assert in_stage(table, which)
        return table

    return make


@pytest.mark.parametrize("which", STAGES)
def test_every_stage_can_be_skipped(staged: Callable[[str], FlickTable], which: str) -> None:
    table = staged(which)
    number, journal = table.session.position, made(table)
    key(table, Qt.Key.Key_Escape)
    assert made(table) == journal
    assert gate_of(table) in (Gate.CHOOSING, Gate.THINKING)
    assert_at_rest(table)
    lines = table.sentences_of(number - 1)
    assert log_of(table)[-len(lines) :] == lines
    events = table.session.events_at(number - 1)
    assert which != "home" or any(isinstance(event, TakenBack) for event in events)
    assert which != "glow" or any(isinstance(event, Formed) for event in events)


@pytest.mark.parametrize("which", STAGES)
def test_a_table_can_be_left_in_every_stage(
    staged: Callable[[str], FlickTable], window: Window, which: str, qtbot: QtBot
) -> None:
    """Nothing moves on under the next page, and Qt has nothing to complain of."""
    store = window.desk.store
    for how in ("again", "leave", "close"):
        table = staged(which)
        saved = table.session.position
        if how == "leave":
            key(table, Qt.Key.Key_W, CONTROL)
            assert window.table is None
        elif how == "close":
            window.close()
        else:
            window._play_again()
            assert window.table is not table
        qtbot.wait(30)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        qtbot.wait(30)
        games = [game.id for game in store.unfinished()]
        assert len(games) == (2 if how == "again" else 1)
        if which in ("aim", "slide"):
            # The others begin at a position that no journal leads to.
            window.resume(min(games))
            assert window.table is not None
            assert window.table.session.position >= saved
        if how != "close":
            for game in games:
                store.remove(game)
            window.show_launcher()


@pytest.mark.parametrize("which", ["aim", "home"])
def test_a_window_that_nobody_sees_finishes_what_moves(
    staged: Callable[[str], FlickTable], window: Window, which: str
) -> None:
    table = staged(which)
    window.hide()
    assert_at_rest(table)


@pytest.mark.parametrize("which", STAGES)
def test_whatever_changes_in_the_middle_of_a_step_it_ends_well(
    staged: Callable[[str], FlickTable], window: Window, which: str
) -> None:
    for how in ("language", "theme", "resize", "list", "speed", "minimise", "pause"):
        change_something(staged(which), window, how)


def change_something(table: FlickTable, window: Window, how: str) -> None:
    settings = window.desk.settings
    if how == "language":
        settings.change(language="es")
    elif how == "theme":
        settings.change(theme="dark")
    elif how == "resize":
        window.resize(1040, 720)
    elif how == "list":
        key(table, Qt.Key.Key_B, CONTROL)
    elif how == "speed":
        settings.change(speed="off")
    elif how == "minimise":
        table.set_minimised(minimised=True)
        assert not table.moving
        assert gate_of(table) is Gate.PAUSED
        table.set_minimised(minimised=False)
    else:
        key(table, Qt.Key.Key_P, CONTROL)
        assert gate_of(table) is Gate.PAUSED
        before = made(table)
        for name in (Qt.Key.Key_E, Qt.Key.Key_W, Qt.Key.Key_A):
            key(table, name)
        assert made(table) == before
        assert gate_of(table) is Gate.PAUSED
        key(table, Qt.Key.Key_P, CONTROL)
    for _ in range(3):
        QApplication.processEvents()
    key(table, Qt.Key.Key_Escape)
    assert_at_rest(table)
    # Each step is told once.
    told = [line for number in range(table.session.position) for line in table.sentences_of(number)]
    assert log_of(table) == told


# Slow motion and watching again.


def test_slow_motion_can_be_switched_in_the_middle_of_a_shot(
    moving: FlickTable, pointer: Pointer, heard: list[str], qtbot: QtBot
) -> None:
    shoot(moving, pointer)
    assert moving.playback.rate == 1.0
    key(moving, Qt.Key.Key_S)
    assert moving.playback.rate == SLOW_MOTION
    assert moving.slow_action.isChecked()
    key(moving, Qt.Key.Key_Escape)
    assert_at_rest(moving)
    shoot(moving, pointer)
    assert moving.playback.rate == SLOW_MOTION
    key(moving, Qt.Key.Key_S)
    assert moving.playback.rate == 1.0
    assert not moving.slow_action.isChecked()
    qtbot.waitUntil(lambda: not moving.moving, timeout=10_000)
    assert_at_rest(moving)


def test_slow_motion_takes_four_times_as_long(moving: FlickTable) -> None:
    """The time of the shot grows by the time of the clock and the rate."""
    passed = []

    class Watch:
        def start(self) -> None:
            pass

        def restart(self) -> int:
            return 16

    playback = moving.playback
    trace = simulate((), Launch(0, 150.0, -200.0, 0.0, 300.0), BOARD)
    for rate in (1.0, SLOW_MOTION):
        playback.rate = rate
        playback._clock = Watch()  # type: ignore[assignment]
        playback.play(trace, (), trace.result.moved)
        playback._timer.stop()
        frames = 1
        while playback.playing:
            playback._tick()
            frames += 1
        passed.append(frames)
    assert passed[1] == pytest.approx(passed[0] / SLOW_MOTION, abs=4)
    moving.show_position()


@pytest.mark.parametrize(
    ("speed", "end"), [("normal", "waited"), ("off", "escape"), ("normal", "click")]
)
def test_watching_again_changes_nothing(
    window: Window, begin: Begin, pointer: Pointer, qtbot: QtBot, speed: str, end: str
) -> None:
    window.desk.settings.change(speed=speed, steady=True)
    table = begin("Ana", "Ben")
    key(table, Qt.Key.Key_W)
    assert not table.moving
    shoot(table, pointer, 500.0)
    table.skip()
    key(table, Qt.Key.Key_E)
    pointer.place(table, (60.0, 200.0))
    key(table, Qt.Key.Key_A)
    key(table, Qt.Key.Key_Up)
    journal, aim, log = table.session.journal, aim_of(table), log_of(table)
    prompt = table.prompt.accessibleName()
    key(table, Qt.Key.Key_W)
    assert playing(table)
    # The last shot, though an action came after it; the board shows what was before it.
    assert set(table.board.discs) == {0}
    assert "Esc" in table.prompt.accessibleName()
    assert not table.watch_action.isEnabled()
    key(table, Qt.Key.Key_Return)
    key(table, Qt.Key.Key_W)
    if end == "escape":
        key(table, Qt.Key.Key_Escape)
    elif end == "click":
        pointer.press(table, FREE)
        pointer.release(table, FREE)
    qtbot.waitUntil(lambda: not table.moving, timeout=10_000)
    assert table.session.journal == journal
    assert gate_of(table) is Gate.CHOOSING
    assert aim_of(table) == aim
    assert log_of(table) == log
    assert table.prompt.accessibleName() == prompt
    assert table.watch_action.isEnabled()
    assert_at_rest(table)
    key(table, Qt.Key.Key_W)
    assert playing(table)
    key(table, Qt.Key.Key_Escape)


def test_the_last_shot_of_all_can_be_watched_again(
    window: Window, begin: Begin, pointer: Pointer
) -> None:
    window.desk.settings.change(steady=True)
    table = begin("Ana", "Ben")
    # Eleven are sunk; the twelfth is shot straight into the nearest hole of its column.
    rest = [hole for hole in range(25) if hole != 2][:11]
    show(table, *(sunk(number, hole) for number, hole in enumerate(rest)))
    shoot(table, pointer, 640.0)
    assert gate_of(table) is Gate.OVER
    assert stage.wait_for_end(table)
    assert table.end_panel is not None
    results = len(window.desk.store.results())
    key(table, Qt.Key.Key_W)
    assert playing(table)
    # Nothing lies over what is watched.
    assert not table.end_panel.isVisible()
    key(table, Qt.Key.Key_Escape)
    assert not playing(table)
    assert gate_of(table) is Gate.OVER
    assert "over" in table.prompt.accessibleName()
    assert table.end_panel.isVisible()
    click(table.end_panel.look_button)
    key(table, Qt.Key.Key_W)
    assert playing(table)
    pointer.press(table, FREE)
    assert not playing(table)
    assert not table.end_panel.isVisible()
    assert len(window.desk.store.results()) == results


def test_taking_back_while_watching_ends_it(
    moving: FlickTable, pointer: Pointer, qtbot: QtBot
) -> None:
    shoot(moving, pointer)
    key(moving, Qt.Key.Key_Escape)
    key(moving, Qt.Key.Key_E)
    key(moving, Qt.Key.Key_W)
    key(moving, Qt.Key.Key_Z, CONTROL)
    assert moving.session.position == 1
    assert not moving.moving
    assert_at_rest(moving)
    assert aim_of(moving).heading == pytest.approx(0.0, abs=1.0)
    assert "Ana" in moving.prompt.accessibleName()
    assert "Esc" not in moving.prompt.accessibleName()


# An opponent.


def test_an_opponent_s_aim_can_be_followed_and_belongs_to_nobody(
    staged: Callable[[str], FlickTable], pointer: Pointer, qtbot: QtBot
) -> None:
    table = staged("aim")
    shot = table.session.journal[-1]
    assert isinstance(shot, Shot)
    item = table.board.discs[placement.next_disc(table.session.state_at(made(table) - 1))]
    assert (item.pos() - table.board.view_of((shot.x, shot.y))).manhattanLength() < 0.01
    assert table.gestures.aim is None
    assert not table.aim_panel.shoot_button.isEnabled()
    before = made(table)
    for name in (Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_E, Qt.Key.Key_W):
        key(table.board, name)
    assert made(table) == before
    pointer.press(table, FREE)
    pointer.release(table, FREE)
    assert made(table) == before
    assert not playing(table)


# The parts.


def test_every_contact_has_a_sound() -> None:
    for touch, speed in itertools.product(Touch, (0.0, 30.0, 800.0, 9000.0)):
        name, strength = sound_of(Contact(0.0, touch, 0, -1, speed))
        assert name
        assert 0.0 < strength <= 1.0


def test_harder_is_louder_and_brighter() -> None:
    told = [sound_of(Contact(0.0, Touch.DISC, 0, 1, speed)) for speed in (60.0, 700.0, 2400.0)]
    assert [name for name, _strength in told] == ["clack1", "clack2", "clack3"]
    strengths = [strength for _name, strength in told]
    assert strengths == sorted(strengths)


def test_a_disc_is_between_the_places_of_its_track() -> None:
    track = Track(0, 0.5, (0.0, 10.0, 30.0), (0.0, 0.0, 6.0))
    assert place_at(track, 0.0) == (0.0, 0.0)
    assert place_at(track, 0.5 + 0.5 / RATE) == pytest.approx((5.0, 0.0))
    assert place_at(track, 0.5 + 1.5 / RATE) == pytest.approx((20.0, 3.0))
    assert place_at(track, 99.0) == (30.0, 6.0)
    assert place_at(Track(0, 0.0, (4.0,), (5.0,)), 3.0) == (4.0, 5.0)
