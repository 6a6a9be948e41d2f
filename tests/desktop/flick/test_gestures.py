# SPDX-License-Identifier: GPL-3.0-or-later
"""The hand on the board: placing, pulling back, swiping, keys, and everything that ends a drag."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pushdesk.desktop.controller import Gate
from pushdesk.desktop.flick.aim import PULL, WEAKEST, Aim, speed_of
from pushdesk.desktop.flick.gestures import COARSE_POWER, COARSE_TURN, FINE_POWER, FINE_TURN, Way
from pushdesk.desktop.flick.table import FlickTable
from pushdesk.desktop.window import Window
from pushdesk.games.flick import placement
from pushdesk.games.flick.geometry import Point, turned
from pushdesk.games.flick.hand import PERSON, chance_of, shaken
from pushdesk.games.flick.state import Disc, EndTurn, Shot
from tests.desktop.flick.conftest import (
    CONTROL,
    FREE,
    LEFT,
    NONE,
    RIGHT,
    SHIFT,
    Begin,
    Pointer,
    aim_of,
    away,
    between,
    click,
    gate_of,
    key,
    made,
    pixel,
    show,
    state_of,
)

pytestmark = pytest.mark.usefixtures("bare")

NEAR = 1.0
"""mm that a place may be off because the pointer stands on whole pixels."""


def near(place: Point, other: Point) -> bool:
    return math.dist(place, other) <= NEAR


def only_shot(table: FlickTable) -> Shot:
    """Return the shot that alone stands in the journal."""
    (shot,) = table.session.journal
    assert isinstance(shot, Shot)
    return shot


# Pulling back.


def test_a_pull_shoots_away_from_the_pointer(hot_seat: FlickTable, pointer: Pointer) -> None:
    place = aim_of(hot_seat).place
    aims: list[Aim] = []
    hot_seat.gestures.fired.connect(lambda aim, _unsteady: aims.append(aim))
    pointer.pull(hot_seat, 10.0, 0.4)
    (aim,) = aims
    assert aim.heading == pytest.approx(10.0, abs=1.0)
    assert aim.power == pytest.approx(0.4, abs=0.02)
    shot = only_shot(hot_seat)
    assert (shot.x, shot.y) == place
    assert shot.result is not None


def test_the_hand_shakes_a_pull_by_the_chance_of_the_deal(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    aims: list[Aim] = []
    hot_seat.gestures.fired.connect(lambda aim, _unsteady: aims.append(aim))
    pointer.pull(hot_seat, -8.0, 0.35)
    pointer.pull(hot_seat, 4.0, 0.45)
    board = placement.table(state_of(hot_seat))
    for number, (aim, shot) in enumerate(zip(aims, hot_seat.session.journal, strict=True)):
        meant = speed_of(aim.power, board)
        wanted = shaken(PERSON, aim.heading, meant, chance_of(4711, number), board)
        assert (shot.heading, shot.speed) == wanted
        assert shot.heading != aim.heading
        assert shot.speed != meant


def test_a_steady_hand_shoots_as_it_aims(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    window.desk.settings.change(steady=True)
    aims: list[Aim] = []
    hot_seat.gestures.fired.connect(lambda aim, _unsteady: aims.append(aim))
    pointer.pull(hot_seat, 3.0, 0.5)
    shot = only_shot(hot_seat)
    board = placement.table(state_of(hot_seat))
    assert (shot.heading, shot.speed) == (aims[0].heading, speed_of(aims[0].power, board))


def test_a_disc_that_is_let_go_too_early_is_no_shot(hot_seat: FlickTable, pointer: Pointer) -> None:
    before = aim_of(hot_seat)
    pointer.pull(hot_seat, 30.0, WEAKEST / 2)
    assert made(hot_seat) == 0
    assert aim_of(hot_seat) == before
    assert gate_of(hot_seat) is Gate.CHOOSING
    assert ">F7<" in hot_seat.prompt.text()
    assert "metres a second" in hot_seat.prompt.accessibleName()
    pointer.pull(hot_seat, 0.0, 0.4)
    assert made(hot_seat) == 1
    assert "F7" not in hot_seat.prompt.text()


@pytest.mark.parametrize(
    ("jerk", "seconds", "counts"),
    [(5.0, 0.03, False), (5.0, 0.2, True), (20.0, 0.03, True)],
)
def test_letting_go_never_moves_the_aim(
    hot_seat: FlickTable,
    pointer: Pointer,
    window: Window,
    jerk: float,
    seconds: float,
    counts: bool,
) -> None:
    """A jerk of the button's release is left out; a pointer that really moves is not."""
    window.desk.settings.change(steady=True)
    end = pointer.draw(hot_seat, 0.0, 0.5)
    # The pointer rests, then slips to the side just before the button comes up.
    pointer.move(hot_seat, end, 0.3)
    slipped = (end[0] + jerk, end[1])
    pointer.move(hot_seat, slipped, 0.01)
    pointer.release(hot_seat, slipped, seconds)
    turn = math.degrees(math.atan2(jerk, PULL * 0.5)) if counts else 0.0
    assert only_shot(hot_seat).heading == pytest.approx(-turn, abs=0.8)


def test_a_release_elsewhere_than_the_last_movement_changes_nothing(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    window.desk.settings.change(steady=True)
    end = pointer.draw(hot_seat, 0.0, 0.5)
    pointer.release(hot_seat, (end[0] + 40.0, end[1]))
    assert only_shot(hot_seat).heading == pytest.approx(0.0, abs=0.8)


def turn_wheel(table: FlickTable, notches: int) -> None:
    port = table.board.viewport()
    middle = QPointF(port.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(port.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def test_wheel_and_arrows_aim_finely_while_the_pointer_is_drawn_back(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    end = pointer.draw(hot_seat, 0.0, 0.4)
    base = aim_of(hot_seat)
    turn_wheel(hot_seat, 2)
    assert aim_of(hot_seat).power == pytest.approx(base.power + 5 * FINE_POWER)
    board = hot_seat.board
    QTest.keyClick(board, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(board, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(board, Qt.Key.Key_Down)
    fine = aim_of(hot_seat)
    assert fine.heading == pytest.approx(base.heading + 2 * FINE_TURN)
    assert fine.power == pytest.approx(base.power + 5 * FINE_POWER - COARSE_POWER)
    aims: list[Aim] = []
    hot_seat.gestures.fired.connect(lambda aim, _unsteady: aims.append(aim))
    pointer.release(hot_seat, end)
    assert aims == [fine]


def test_keys_that_place_or_shoot_wait_while_the_pointer_is_drawn_back(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    pointer.draw(hot_seat, 0.0, 0.4)
    before = aim_of(hot_seat)
    QTest.keyClick(hot_seat.board, Qt.Key.Key_Return)
    QTest.keyClick(hot_seat.board, Qt.Key.Key_Space)
    QTest.keyClick(hot_seat.board, Qt.Key.Key_Right, CONTROL)
    assert made(hot_seat) == 0
    assert aim_of(hot_seat) == before
    assert hot_seat.gestures.pulling


# What ends a drag without a shot (faults 40).


def interrupt(table: FlickTable, window: Window, pointer: Pointer, how: str) -> None:
    """Let something come between while the button is down."""
    match how:
        case "escape":
            key(table, Qt.Key.Key_Escape)
        case "other button":
            pointer.press(table, FREE, RIGHT)
        case "focus":
            table.log.setFocus()
        case "window":
            QApplication.sendEvent(table.board, QEvent(QEvent.Type.ActivationChange))
        case "language":
            window.desk.settings.change(language="da")
            QApplication.processEvents()
        case "resize":
            window.resize(1180, 760)
            QApplication.processEvents()
        case "pause":
            key(table, Qt.Key.Key_P, CONTROL)


INTERRUPTIONS = ("escape", "other button", "focus", "window", "language", "resize", "pause")


def restore(table: FlickTable, window: Window, how: str) -> None:
    """Take back what came between."""
    if how == "pause":
        key(table, Qt.Key.Key_P, CONTROL)
    window.resize(1280, 800)
    window.desk.settings.change(language="en")
    QApplication.processEvents()


def test_a_pull_that_is_interrupted_is_no_shot(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    before = aim_of(hot_seat)
    for how in INTERRUPTIONS:
        end = pointer.draw(hot_seat, 25.0, 0.6)
        assert hot_seat.gestures.pulling, how
        assert aim_of(hot_seat) != before
        interrupt(hot_seat, window, pointer, how)
        assert not hot_seat.gestures.busy, how
        pointer.move(hot_seat, end)
        pointer.release(hot_seat, end)
        restore(hot_seat, window, how)
        assert made(hot_seat) == 0, how
        assert gate_of(hot_seat) is Gate.CHOOSING, how
        assert aim_of(hot_seat) == before, how


def test_a_disc_in_the_hand_goes_home_when_it_is_interrupted(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    before = aim_of(hot_seat)
    for how in INTERRUPTIONS:
        pointer.press(hot_seat, before.place)
        pointer.move(hot_seat, (80.0, -150.0))
        assert hot_seat.gestures.placing, how
        interrupt(hot_seat, window, pointer, how)
        assert not hot_seat.gestures.busy, how
        pointer.release(hot_seat, (80.0, -150.0))
        restore(hot_seat, window, how)
        assert made(hot_seat) == 0, how
        assert aim_of(hot_seat) == before, how
        number = placement.next_disc(state_of(hot_seat))
        centre = hot_seat.board.discs[number].pos()
        assert (centre - hot_seat.board.view_of(before.place)).manhattanLength() < 0.01


def test_a_swipe_that_is_interrupted_is_no_shot(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    hot_seat.way_action.trigger()
    before = aim_of(hot_seat)
    for how in INTERRUPTIONS:
        pointer.press(hot_seat, away(before.place, 0.0, -30.0))
        assert hot_seat.gestures.busy, how
        interrupt(hot_seat, window, pointer, how)
        pointer.move(hot_seat, away(before.place, 0.0, 60.0), 0.02)
        pointer.release(hot_seat, away(before.place, 0.0, 60.0))
        restore(hot_seat, window, how)
        assert made(hot_seat) == 0, how
        assert aim_of(hot_seat) == before, how


def test_ending_the_turn_in_the_middle_of_a_pull_leaves_the_next_aim_alone(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    """The aim that is given up belongs to whoever drew back, not to who is next."""
    pointer.pull(hot_seat, 0.0, 0.4)
    pointer.place(hot_seat, (100.0, -200.0))
    end = pointer.draw(hot_seat, 20.0, 0.7)
    key(hot_seat, Qt.Key.Key_E)
    pointer.release(hot_seat, end)
    assert hot_seat.session.journal[1:] == (EndTurn(),)
    assert state_of(hot_seat).actor == 1
    north = aim_of(hot_seat)
    assert north.heading == 180.0
    assert placement.area(state_of(hot_seat), 1).distance(*north.place) == 0.0
    assert near(north.place, (0.0, 212.5))


def test_taking_back_in_the_middle_of_a_pull_leaves_both_aims_alone(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    pointer.pull(hot_seat, 0.0, 0.4)
    pointer.place(hot_seat, (100.0, -200.0))
    south = aim_of(hot_seat)
    key(hot_seat, Qt.Key.Key_E)
    pointer.place(hot_seat, (-60.0, 200.0))
    north = aim_of(hot_seat)
    end = pointer.draw(hot_seat, 200.0, 0.7)
    key(hot_seat, Qt.Key.Key_Z, CONTROL)
    pointer.release(hot_seat, end)
    assert made(hot_seat) == 2
    assert hot_seat.session.position == 1
    assert aim_of(hot_seat) == south
    key(hot_seat, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert aim_of(hot_seat) == north


def test_watching_in_the_middle_of_a_pull_leaves_the_aim_alone(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    pointer.pull(hot_seat, 0.0, 0.4)
    before = aim_of(hot_seat)
    end = pointer.draw(hot_seat, 20.0, 0.7)
    key(hot_seat, Qt.Key.Key_W)
    pointer.release(hot_seat, end)
    key(hot_seat, Qt.Key.Key_Escape)
    assert made(hot_seat) == 1
    assert aim_of(hot_seat) == before


# Placing.


def test_a_disc_is_dragged_along_the_zone(hot_seat: FlickTable, pointer: Pointer) -> None:
    before = aim_of(hot_seat)
    pointer.place(hot_seat, (-70.0, -205.0))
    aim = aim_of(hot_seat)
    assert near(aim.place, (-70.0, -205.0))
    assert (aim.heading, aim.power) == (before.heading, before.power)
    assert made(hot_seat) == 0


def test_an_illegal_place_is_shown_and_the_disc_goes_to_the_nearest_legal_one(
    hot_seat: FlickTable, pointer: Pointer, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(hot_seat, Disc(1, -90.0, -212.0))
    told: list[bool] = []
    shown = hot_seat.marks.show_aim

    def note(aim: Aim, *, cone: float, refused: bool, ways: object = ()) -> None:
        told.append(refused)
        shown(aim, cone=cone, refused=refused)

    monkeypatch.setattr(hot_seat.marks, "show_aim", note)
    pointer.press(hot_seat, aim_of(hot_seat).place)
    for wish in ((-85.0, -205.0), (40.0, -100.0), (230.0, -210.0)):
        told.clear()
        pointer.move(hot_seat, wish)
        assert told == [True]
        # While it is in the hand, the disc is where the hand is.
        assert near(aim_of(hot_seat).place, wish)
    told.clear()
    pointer.move(hot_seat, (20.0, -205.0))
    assert told == [False]
    pointer.move(hot_seat, (-85.0, -205.0))
    pointer.release(hot_seat, (-85.0, -205.0))
    assert told[-1] is False
    state = state_of(hot_seat)
    place = aim_of(hot_seat).place
    assert placement.blocking(state, *place) is None
    wished = placement.nearest_place(state, 0, (-85.0, -205.0))
    assert wished is not None
    assert near(place, wished)


@pytest.mark.parametrize("goal", [(900.0, 900.0), (-2000.0, -30.0), (0.0, 0.0)])
def test_a_disc_let_go_far_away_goes_to_the_nearest_legal_place(
    hot_seat: FlickTable, pointer: Pointer, goal: Point
) -> None:
    pointer.place(hot_seat, goal)
    place = aim_of(hot_seat).place
    area = placement.area(state_of(hot_seat), 0)
    assert math.dist(place, area.clamped(*goal)) <= NEAR
    assert not hot_seat.gestures.busy
    assert made(hot_seat) == 0


def test_the_disc_is_gripped_where_it_was_touched(hot_seat: FlickTable, pointer: Pointer) -> None:
    """It doesn't jump under the pointer when the drag begins."""
    start = aim_of(hot_seat).place
    touched = (start[0] + 8.0, start[1] + 6.0)
    pointer.drag(hot_seat, touched, (touched[0] + 50.0, touched[1]))
    assert near(aim_of(hot_seat).place, (start[0] + 50.0, start[1]))


def test_a_click_on_the_disc_leaves_it_where_it_is(hot_seat: FlickTable, pointer: Pointer) -> None:
    before = aim_of(hot_seat)
    for _ in range(2):
        pointer.press(hot_seat, before.place)
        pointer.release(hot_seat, before.place)
    QTest.mouseDClick(hot_seat.board.viewport(), LEFT, NONE, pixel(hot_seat, before.place))
    assert aim_of(hot_seat) == before
    assert made(hot_seat) == 0


# Swiping.


@pytest.mark.parametrize(("heading", "speed"), [(0.0, 900.0), (-20.0, 1500.0), (12.0, 600.0)])
def test_a_swipe_shoots_as_the_pointer_goes(
    hot_seat: FlickTable, pointer: Pointer, heading: float, speed: float
) -> None:
    """Its own error is in the hand already: none is added."""
    hot_seat.way_action.trigger()
    assert hot_seat.gestures.way is Way.SWIPE
    aims: list[tuple[Aim, bool]] = []
    hot_seat.gestures.fired.connect(lambda aim, unsteady: aims.append((aim, unsteady)))
    pointer.swipe(hot_seat, heading, speed)
    shot = only_shot(hot_seat)
    ((aim, unsteady),) = aims
    assert not unsteady
    assert shot.heading == aim.heading
    board = placement.table(state_of(hot_seat))
    assert shot.speed == pytest.approx(speed_of(aim.power, board))
    assert shot.speed == pytest.approx(speed, rel=0.2)
    assert shot.heading == pytest.approx(heading, abs=8.0)


def test_a_slow_swipe_is_no_shot_and_a_swipe_beside_the_disc_neither(
    hot_seat: FlickTable, pointer: Pointer
) -> None:
    hot_seat.way_action.trigger()
    before = aim_of(hot_seat)
    pointer.swipe(hot_seat, 0.0, 60.0)
    assert made(hot_seat) == 0
    assert ">F7<" in hot_seat.prompt.text()
    assert aim_of(hot_seat) == before
    pointer.drag(hot_seat, (60.0, -240.0), (60.0, -100.0))
    assert made(hot_seat) == 0
    assert aim_of(hot_seat) == before


def test_a_fast_swipe_does_not_jump_over_the_disc(hot_seat: FlickTable, pointer: Pointer) -> None:
    """The pointer reports only some of its places: the way between them counts."""
    hot_seat.way_action.trigger()
    place = aim_of(hot_seat).place
    pointer.press(hot_seat, away(place, 0.0, -30.0))
    pointer.move(hot_seat, away(place, 0.0, 60.0), 0.03)
    shot = only_shot(hot_seat)
    assert shot.speed == pytest.approx(3000.0, rel=0.05)
    pointer.release(hot_seat, away(place, 0.0, 80.0))
    assert made(hot_seat) == 1


def test_a_swipe_of_any_speed_stays_legal(hot_seat: FlickTable, pointer: Pointer) -> None:
    hot_seat.way_action.trigger()
    place = aim_of(hot_seat).place
    pointer.press(hot_seat, away(place, 0.0, -30.0))
    pointer.move(hot_seat, away(place, 0.0, 300.0), 0.01)
    board = placement.table(state_of(hot_seat))
    assert only_shot(hot_seat).speed == board.fastest_shot


def test_the_way_to_shoot_is_remembered_and_shown(
    hot_seat: FlickTable, window: Window, begin: Begin
) -> None:
    buttons = hot_seat.aim_panel.ways
    assert buttons[Way.PULL].isChecked()
    click(buttons[Way.SWIPE])
    assert hot_seat.gestures.way is Way.SWIPE
    assert window.desk.settings.values.way == "swipe"
    key(hot_seat, Qt.Key.Key_T)
    assert buttons[Way.PULL].isChecked()
    key(hot_seat, Qt.Key.Key_T)
    again = begin("Ana", "Ben")
    assert again.gestures.way is Way.SWIPE
    assert again.aim_panel.ways[Way.SWIPE].isChecked()


# One shot is one action.


def test_a_double_click_is_one_shot(hot_seat: FlickTable, pointer: Pointer) -> None:
    """Each press begins a drag of its own, the second as much as the first (faults 39)."""
    end = pointer.draw(hot_seat, 0.0, 0.4)
    pointer.release(hot_seat, end)
    assert made(hot_seat) == 1
    for _ in range(3):
        QTest.mouseDClick(hot_seat.board.viewport(), LEFT, NONE, pixel(hot_seat, FREE))
    assert made(hot_seat) == 1
    button = hot_seat.aim_panel.shoot_button
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    QTest.mouseRelease(button, LEFT)
    assert made(hot_seat) == 2


def test_a_double_click_begins_a_pull(hot_seat: FlickTable, pointer: Pointer) -> None:
    port = hot_seat.board.viewport()
    start = pixel(hot_seat, FREE)
    QTest.mouseDClick(port, LEFT, NONE, start)
    QTest.mousePress(port, LEFT, NONE, start)
    end = away(FREE, 180.0, PULL * 0.4)
    pointer.move(hot_seat, between(FREE, end, 0.5))
    pointer.move(hot_seat, end)
    pointer.release(hot_seat, end)
    assert made(hot_seat) == 1


def test_a_held_key_shoots_once(hot_seat: FlickTable) -> None:
    hot_seat.board.setFocus()
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", repeated)
        QApplication.sendEvent(hot_seat.board, event)
    assert made(hot_seat) == 1


# Keys and numbers.


@pytest.mark.parametrize("seat", [0, 1])
def test_arrows_aim_and_place_as_the_player_sees_it(
    hot_seat: FlickTable, pointer: Pointer, seat: int
) -> None:
    if seat:
        pointer.pull(hot_seat, 0.0, 0.4)
        key(hot_seat, Qt.Key.Key_E)
    side = state_of(hot_seat).sides[seat]
    key(hot_seat, Qt.Key.Key_A)
    assert QApplication.focusWidget() is hot_seat.board
    start = aim_of(hot_seat)
    key(hot_seat, Qt.Key.Key_Right)
    key(hot_seat, Qt.Key.Key_Up)
    aim = aim_of(hot_seat)
    assert (aim.heading - start.heading) % 360.0 == pytest.approx(COARSE_TURN)
    assert aim.power == pytest.approx(start.power + COARSE_POWER)
    key(hot_seat, Qt.Key.Key_Left, SHIFT)
    key(hot_seat, Qt.Key.Key_Down, SHIFT)
    fine = aim_of(hot_seat)
    assert (aim.heading - fine.heading) % 360.0 == pytest.approx(FINE_TURN)
    assert fine.power == pytest.approx(aim.power - FINE_POWER)
    for name, step in (
        (Qt.Key.Key_Right, (4.0, 0.0)),
        (Qt.Key.Key_Up, (0.0, 4.0)),
        (Qt.Key.Key_Left, (-4.0, 0.0)),
        (Qt.Key.Key_Down, (0.0, -4.0)),
    ):
        place = aim_of(hot_seat).place
        key(hot_seat, name, CONTROL)
        moved = aim_of(hot_seat).place
        own = turned((moved[0] - place[0], moved[1] - place[1]), side)
        assert own == pytest.approx(step)
    for _ in range(60):
        key(hot_seat, Qt.Key.Key_Right, CONTROL)
    area = placement.area(state_of(hot_seat), seat)
    assert area.distance(*aim_of(hot_seat).place) == 0.0
    assert turned(aim_of(hot_seat).place, side)[0] == pytest.approx(160.0)
    before = made(hot_seat)
    key(hot_seat, Qt.Key.Key_Return)
    assert made(hot_seat) == before + 1


def type_number(table: FlickTable, field: int, text: str) -> None:
    box = table.aim_panel.fields[field]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


@pytest.mark.parametrize("seat", [0, 1])
def test_numbers_say_the_same_shot(
    hot_seat: FlickTable, pointer: Pointer, window: Window, seat: int
) -> None:
    window.desk.settings.change(steady=True)
    if seat:
        pointer.pull(hot_seat, 0.0, 0.4)
        key(hot_seat, Qt.Key.Key_E)
    before = made(hot_seat)
    for field, text in enumerate(("-42.5", "30", "12.5", "40")):
        type_number(hot_seat, field, text)
    assert made(hot_seat) == before
    side = state_of(hot_seat).sides[seat]
    aim = aim_of(hot_seat)
    assert turned(aim.place, side) == pytest.approx((-42.5, -220.0))
    assert (aim.heading - 90.0 * side) % 360.0 == pytest.approx(12.5)
    assert aim.power == pytest.approx(0.4)
    click(hot_seat.aim_panel.shoot_button)
    shot = hot_seat.session.journal[-1]
    assert made(hot_seat) == before + 1
    assert (shot.x, shot.y, shot.heading) == (*aim.place, aim.heading)
    assert shot.speed == speed_of(0.4, placement.table(state_of(hot_seat)))


def test_a_number_that_is_no_legal_place_becomes_the_nearest_one(hot_seat: FlickTable) -> None:
    show(hot_seat, Disc(1, -42.5, -220.0))
    type_number(hot_seat, 1, "30")
    type_number(hot_seat, 0, "-42.5")
    place = aim_of(hot_seat).place
    assert placement.blocking(state_of(hot_seat), *place) is None
    assert math.dist(place, (-42.5, -220.0)) == pytest.approx(30.0, abs=0.01)
    across, ahead = (field.value() for field in hot_seat.aim_panel.fields[:2])
    assert across == round(place[0], 1)
    assert ahead == round(place[1] + 250.0, 1)


def test_power_nought_is_refused(hot_seat: FlickTable) -> None:
    type_number(hot_seat, 3, "0")
    click(hot_seat.aim_panel.shoot_button)
    assert made(hot_seat) == 0
    assert ">F7<" in hot_seat.prompt.text()


@pytest.mark.parametrize("which", ["shoot", "end"])
def test_the_keyboard_stays_in_the_panel_from_shot_to_shot(
    hot_seat: FlickTable, which: str
) -> None:
    """A button that can't be used for a moment doesn't lose the focus for ever."""
    panel = hot_seat.aim_panel
    panel.shoot_button.setFocus()
    key(hot_seat, Qt.Key.Key_Space)
    assert made(hot_seat) == 1
    assert QApplication.focusWidget() is panel.shoot_button
    key(hot_seat, Qt.Key.Key_Space)
    assert made(hot_seat) == 2
    if which == "end":
        panel.end_button.setFocus()
        key(hot_seat, Qt.Key.Key_Space)
        assert made(hot_seat) == 3
        assert QApplication.focusWidget() in (panel.shoot_button, hot_seat.board)


def test_each_player_finds_the_own_aim_again(hot_seat: FlickTable, pointer: Pointer) -> None:
    pointer.place(hot_seat, (-90.0, -200.0))
    pointer.pull(hot_seat, 5.0, 0.45)
    south = aim_of(hot_seat)
    assert near(south.place, (-90.0, -200.0))
    assert south.power == pytest.approx(0.45, abs=0.02)
    key(hot_seat, Qt.Key.Key_E)
    assert aim_of(hot_seat).heading == 180.0
    pointer.place(hot_seat, (70.0, 205.0))
    pointer.pull(hot_seat, 170.0, 0.5)
    key(hot_seat, Qt.Key.Key_E)
    assert state_of(hot_seat).actor == 0
    assert aim_of(hot_seat) == south


def test_the_pull_is_the_same_at_every_size(
    hot_seat: FlickTable, pointer: Pointer, window: Window
) -> None:
    """Power is mm on the board, not px on the screen."""
    powers = []
    for size in ((1024, 700), (1600, 1000)):
        window.resize(*size)
        QApplication.processEvents()
        pointer.draw(hot_seat, 30.0, 0.5)
        powers.append(aim_of(hot_seat))
        key(hot_seat, Qt.Key.Key_Escape)
    assert powers[0].power == pytest.approx(powers[1].power, abs=0.01)
    assert powers[0].heading == pytest.approx(powers[1].heading, abs=1.0)
