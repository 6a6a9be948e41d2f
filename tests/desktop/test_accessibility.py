# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything has a name, is reached by Tab, shows its focus, can be read, and is spoken."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QColor,
    QCursor,
    QImage,
    QPainter,
    QPixmap,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from pushdesk.core.game import Level
from pushdesk.desktop.announcer import Announcer
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.flick.places import disc_sentence, row_sentence
from pushdesk.desktop.flick.scores import reserve_sentence, score_sentence, situation
from pushdesk.desktop.language import number
from pushdesk.desktop.luck import art, sentences
from pushdesk.desktop.players import player_kind, player_name
from pushdesk.desktop.surface import paint_desk, paint_table, table_cloth
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.theme import DARK, LIGHT, Theme
from pushdesk.desktop.window import Window
from pushdesk.games.flick import state as flick
from pushdesk.games.flick.state import Counted, Sank, TakenBack
from pushdesk.games.luck.state import Busted, Rolled, Taken, TurnBegan
from pushdesk.lab import screens
from tests.desktop.conftest import FIGURES

Start = Callable[..., TablePage]
Name = QAccessible.Text.Name
Role = QAccessible.Role

# A control that only says one of these tells a screen reader nothing.
EMPTY_ROLES = {Role.NoRole, Role.Client, Role.Window, Role.Pane, Role.Grouping}
# Qt has no role for a scene. What the board shows is in its description, its list and the seats,
# what can be done on it in the fields beside it; see the test of its list.
SCENE = "/BoardView"
MARKUP = re.compile(r"</?\w+[^>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);")


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


@pytest.fixture(autouse=True)
def plain_surfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave wood and cloth out: they take time, and a late one would look like a change."""

    def draw(
        _backdrop: Backdrop,
        painter: QPainter,
        area: QRectF,
        _dpr: float,
        _what: object,
        _paint: object,
        ground: QColor,
    ) -> None:
        painter.fillRect(area, ground)

    def rendered(size: QSizeF, dpr: float, _paint: object) -> QPixmap:
        made = QPixmap((size * dpr).toSize())
        made.fill(Qt.GlobalColor.gray)
        made.setDevicePixelRatio(dpr)
        return made

    monkeypatch.setattr(Backdrop, "draw", draw)
    for figures in FIGURES:
        monkeypatch.setattr(figures, "rendered", rendered)
    QApplication.setCursorFlashTime(0)


@pytest.fixture
def show(window: Window, desk: Desk, qtbot: QtBot) -> Callable[[str], None]:
    """Bring a screen up in the window, active and at rest: opponents keep their answers."""

    def bring(screen: str) -> None:
        thinker: Any = desk.thinker
        thinker.held = True
        screens.SCREENS[screen](window)
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        # What lies under the pointer is framed as well.
        QCursor.setPos(window.mapToGlobal(QPoint(0, 0)))
        settle()

    return bring


# The tree.


@dataclass
class Node:
    """One thing in the tree of assistive technology."""

    name: str
    description: str
    role: Role
    rect: QRect
    focusable: bool
    path: str


def tree(top: QWidget) -> list[Node]:
    """Return everything visible in the tree below a widget."""
    start = QAccessible.queryAccessibleInterface(top)
    assert start is not None
    return list(_below(start, ""))


def _below(one: QAccessibleInterface, path: str) -> Iterator[Node]:
    thing = one.object()
    kind = type(thing).__name__ if thing is not None else one.role().name
    path = f"{path}/{kind}"
    state: Any = one.state()
    if state.invisible:
        return
    yield Node(
        one.text(Name),
        one.text(QAccessible.Text.Description),
        one.role(),
        one.rect(),
        bool(state.focusable) and not state.disabled,
        path,
    )
    for number_ in range(one.childCount()):
        child = one.child(number_)
        if child is not None and child.isValid():
            yield from _below(child, path)


@pytest.mark.parametrize("screen", screens.SCREENS)
def test_whatever_can_have_the_focus_has_a_name_and_a_role(
    window: Window, show: Callable[[str], None], screen: str
) -> None:
    show(screen)
    nodes = tree(window)
    assert len(nodes) > 10
    nameless = [node.path for node in nodes if node.focusable and not node.name.strip()]
    assert not nameless
    vague = [
        node
        for node in nodes
        if node.focusable and node.role in EMPTY_ROLES and not node.path.endswith(SCENE)
    ]
    assert not vague
    marked = [node for node in nodes if MARKUP.search(node.name + node.description)]
    assert not marked


CARD_SCREENS = ("luck-choose", "luck-place", "luck-decide", "luck-take", "luck-bust", "luck-full")


@pytest.mark.parametrize("screen", CARD_SCREENS)
def test_every_piece_of_the_table_is_in_the_tree(
    window: Window, show: Callable[[str], None], screen: str
) -> None:
    show(screen)
    table: Any = window.table
    shown, setup = table.shown, table.session.setup
    field = QRect(table.field.mapToGlobal(QPoint(0, 0)), table.field.size())
    found: dict[str, list[QRect]] = {}
    for node in tree(table.field):
        found.setdefault(node.name, []).append(node.rect)
    cards = [card for column in shown.columns for card in column]
    wanted = [sentences.card_name(card) for card in cards]
    for seat, bench in enumerate(shown.benches):
        for colour in range(5):
            group = [card for card in sorted(bench) if card // 18 == colour]
            if group:
                wanted.append(sentences.group_name(colour, group))
        points = sum(card % 18 // 3 + 1 for card in bench)
        wanted.append(sentences.score_sentence(setup, seat, points, shown.bank_points(seat)))
        wanted.append(
            sentences.bank_name(
                player_name(setup, seat),
                shown.banks[seat].count,
                shown.bank_points(seat),
            )
        )
    wanted += [
        f"Draw pile: {sentences.cards_text(shown.pile)}",
        f"Discard pile: {sentences.cards_text(len(shown.discards))}",
        f"Die: {sentences.colour_name(shown.face)}",
        f"Switch stack: {sentences.cards_text(len(shown.switches))};"
        f" columns are taken {sentences.direction_name(shown.direction)}",
    ]
    if shown.card >= 0:
        wanted.append(f"Drawn card: {sentences.card_name(shown.card)}")
    missing = [name for name in wanted if name not in found]
    assert not missing
    for name in wanted:
        for rect in found[name]:
            assert not rect.isEmpty(), name
            assert field.contains(rect), name
    places = [rect.topLeft().toTuple() for name in set(wanted) for rect in found[name]]
    assert len(set(places)) == len(places)


def test_cards_are_named_in_the_order_of_their_column(
    window: Window, show: Callable[[str], None]
) -> None:
    show("luck-take")
    table: Any = window.table
    for column, cards in zip(table.columns, table.shown.columns, strict=False):
        view = QAccessible.queryAccessibleInterface(column)
        assert view is not None
        assert view.role() == Role.List
        children = [view.child(row) for row in range(view.childCount())]
        spoken = [child.text(Name) for child in children if child is not None]
        assert spoken == [sentences.card_name(card) for card in cards]
        tops = [child.rect().top() for child in children if child is not None]
        assert tops == sorted(set(tops))


FLICK_SCREENS = ("flick-list", "flick-shoot", "flick-again", "flick-corners", "flick-practice")


@pytest.mark.parametrize("screen", FLICK_SCREENS)
def test_the_board_and_its_list_say_where_every_disc_lies(
    window: Window, desk: Desk, show: Callable[[str], None], screen: str
) -> None:
    show(screen)
    desk.settings.change(board_list=True)
    settle()
    table: Any = window.table
    state, setup = table.session.state, table.session.setup
    side = state.sides[state.actor]
    nodes = tree(table)
    view = QAccessible.queryAccessibleInterface(table.twin)
    assert view is not None
    assert view.role() == Role.List
    assert view.text(Name)
    lines = [view.child(row) for row in range(view.childCount())]
    spoken = [line.text(Name) for line in lines if line is not None]
    discs = [disc_sentence(setup, state, disc, side) for disc in state.discs]
    rows = [row_sentence(state, row, state.actor) for row in range(1, 6)]
    assert sorted(spoken) == sorted(discs + rows)
    assert len(set(spoken)) == len(spoken)
    (board,) = [node for node in nodes if node.path.endswith("/BoardView")]
    assert board.name
    assert board.focusable == table.awaits_person()
    assert board.description == situation(setup, state)
    told = {(node.name, node.description) for node in nodes}
    for seat in range(setup.seats):
        name = player_name(setup, seat)
        score = f"{score_sentence(setup, state, seat)} {reserve_sentence(state, seat)}"
        assert (f"{name}, {player_kind(setup.players[seat])}", score) in told


# Tab.


def stops(top: QWidget) -> set[QWidget]:
    """Return every widget that Tab should come to."""
    found = set()
    for widget in top.findChildren(QWidget):
        inner = isinstance(widget.parent(), QComboBox | QAbstractSpinBox)
        if (
            widget.isVisible()
            and widget.isEnabled()
            and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
            and not inner
            and widget.focusProxy() is None
        ):
            found.add(widget)
    return found


def _focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    while isinstance(widget.parent(), QComboBox | QAbstractSpinBox):
        parent = widget.parent()
        assert isinstance(parent, QWidget)
        widget = parent
    return widget


def circle(key: Qt.Key, most: int = 400) -> list[QWidget]:
    """Return where the focus goes on its way round, each stop once.

    A table has the focus itself until the first key; it is no stop.
    """
    if _focus() not in stops(_focus().window()):
        QTest.keyClick(_focus(), key)
    first = _focus()
    way = [first]
    for _ in range(most):
        # Inside the rules Tab goes from link to link before it leaves.
        QTest.keyClick(_focus(), key)
        now = _focus()
        if now is first and len(way) > 1:
            return way
        if now is not way[-1]:
            assert now not in way, f"the focus goes round without its start: {now}"
            assert not now.visibleRegion().isEmpty(), f"{now} has the focus out of sight"
            way.append(now)
    raise AssertionError(f"the focus is trapped at {way[-1]}")


@pytest.mark.parametrize("screen", screens.SCREENS)
def test_tab_goes_round_every_page(
    window: Window, show: Callable[[str], None], screen: str
) -> None:
    show(screen)
    forward = circle(Qt.Key.Key_Tab)
    assert set(forward) == stops(window)
    backward = circle(Qt.Key.Key_Backtab)
    assert backward == [forward[0], *reversed(forward[1:])]


@pytest.mark.parametrize(("screen", "piece"), [("luck-choose", "pile"), ("flick-shoot", "board")])
def test_after_a_pause_the_keys_belong_to_the_table(
    window: Window, show: Callable[[str], None], screen: str, piece: str
) -> None:
    show(screen)
    table: Any = window.table
    table.pause_action.trigger()
    assert table.curtain.button.hasFocus()
    assert not getattr(table, piece).isEnabled()
    table.curtain.button.click()
    assert table.hasFocus()
    assert getattr(table, piece).isEnabled()


@pytest.mark.parametrize(("screen", "piece"), [("luck-end", "pile"), ("flick-end", "board")])
def test_at_the_end_the_panel_has_the_focus_until_it_is_put_aside(
    window: Window, show: Callable[[str], None], screen: str, piece: str
) -> None:
    show(screen)
    table: Any = window.table
    assert table.end_panel.again_button.hasFocus()
    assert not getattr(table, piece).isEnabled()
    table.end_panel.look_button.click()
    assert getattr(table, piece).isEnabled()
    assert table.hasFocus()


def _changed(one: QImage, other: QImage, least: float) -> int:
    """Return how many pixels differ in contrast by at least a ratio."""
    count = 0
    one, other = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (one, other))
    wide, rows = one.bytesPerLine(), (bytes(one.constBits()), bytes(other.constBits()))
    for y in range(one.height()):
        if rows[0][y * wide : (y + 1) * wide] == rows[1][y * wide : (y + 1) * wide]:
            continue
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                ratio = contrast(one.pixelColor(x, y), other.pixelColor(x, y))
                count += ratio >= least
    return count


FOCUS_SCREENS = (
    "launcher",
    "launcher-notice",
    "settings",
    "luck-new",
    "luck-choose",
    "luck-place",
    "luck-decide",
    "luck-refused",
    "luck-take",
    "luck-bust",
    "luck-banking",
    "luck-paused",
    "luck-help",
    "luck-end",
    "flick-new",
    "flick-shoot",
    "flick-list",
    "flick-counted",
    "flick-practice",
    "flick-paused",
    "flick-help",
    "flick-end",
)


def _bring_up(widget: QWidget) -> None:
    """Scroll to a widget, as Tab does."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", FOCUS_SCREENS)
def test_the_focus_is_seen(
    window: Window, desk: Desk, show: Callable[[str], None], screen: str, theme: str
) -> None:
    desk.settings.change(theme=theme)
    show(screen)
    way = sorted(stops(window), key=lambda widget: widget.mapTo(window, QPoint()).toTuple())
    faint = []
    for widget in way:
        _bring_up(widget)
        area = QRect(widget.mapTo(window, QPoint()), widget.size()).adjusted(-4, -4, 4, 4)
        other = next(one for one in way if one is not widget)
        other.setFocus(Qt.FocusReason.TabFocusReason)
        without = window.grab(area).toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        within = window.grab(area).toImage()
        if (seen := _changed(without, within, VISIBLE)) < 40:
            faint.append(f"{widget} {widget.accessibleName()}: {seen} px")
    assert not faint


# Contrast.


def _light(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return (
        0.2126 * linear(colour.redF())
        + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF())
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as WCAG 2 counts it, 1 to 21."""
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
READABLE = 4.5
VISIBLE = 3.0


@THEMES
@pytest.mark.parametrize("ground", ["panel", "raised", "desk", "desk_end"])
@pytest.mark.parametrize("ink", ["text", "muted", "refusal", "success"])
def test_text_can_be_read_on_every_surface(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.colour(ink), theme.colour(ground)) >= READABLE


@THEMES
@pytest.mark.parametrize("ground", ["panel", "raised", "desk", "desk_end"])
def test_the_frame_of_the_focus_stands_out(theme: Theme, ground: str) -> None:
    assert contrast(theme.colour("focus"), theme.colour(ground)) >= VISIBLE


@THEMES
def test_text_can_be_read_on_the_accent(theme: Theme) -> None:
    assert contrast(theme.colour("on_accent"), theme.colour("accent")) >= READABLE


def patches(
    paint: Callable[[QPainter, QRectF], None],
    size: tuple[int, int],
    inside: Callable[[QRectF], QRectF],
) -> list[QColor]:
    """Return the mean colours of small squares of a painted surface."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    whole = QRectF(0, 0, *size)
    painter = QPainter(image)
    paint(painter, whole)
    painter.end()
    part = inside(whole).adjusted(6, 6, -6, -6).toRect()
    small = image.copy(part).scaled(
        part.width() // 8,
        part.height() // 8,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [small.pixelColor(x, y) for x in range(small.width()) for y in range(small.height())]


@THEMES
@pytest.mark.parametrize("size", [(480, 420), (1000, 640)])
def test_captions_can_be_read_on_the_cloth(
    theme: Theme, size: tuple[int, int], start: Start, desk: Desk
) -> None:
    desk.settings.change(theme=theme.name)
    table: Any = start("Ana", "Ben")
    ink = table.pile.caption_ink()
    label = table.column_sums[0].palette().color(table.column_sums[0].foregroundRole())
    cloth = patches(lambda painter, rect: paint_table(painter, rect, theme.dark), size, table_cloth)
    for one in (ink, label):
        assert min(contrast(one, patch) for patch in cloth) >= READABLE


@THEMES
@pytest.mark.parametrize("ink", ["text", "muted"])
def test_labels_can_be_read_on_the_wood(theme: Theme, ink: str) -> None:
    wood = patches(
        lambda painter, rect: paint_desk(painter, rect, theme.dark), (1024, 700), lambda rect: rect
    )
    assert min(contrast(theme.colour(ink), patch) for patch in wood) >= READABLE


def test_counts_can_be_read_on_the_colours_of_the_cards() -> None:
    assert all(
        contrast(QColor(ink), QColor(colour)) >= READABLE
        for ink, colour in zip(art.INKS, art.COLOURS, strict=False)
    )


# What is spoken.


class Heard:
    """What a screen reader is told, with whether it interrupts."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []

    def note(self, event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            assertive = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            self.said.append((event.message(), assertive))

    def take(self) -> list[tuple[str, bool]]:
        """Return what was said since the last time."""
        taken, self.said = self.said, []
        return taken


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    made = Heard()
    monkeypatch.setattr(QAccessible, "updateAccessibility", made.note)
    return made


LEAST_STEPS = {"flick": 20, "luck": 50}


def _hear_all(table: TablePage, desk: Desk, heard: Heard, choice: Any, qtbot: QtBot) -> set[type]:
    """Play a game to its end and check what is spoken after every step; return the events."""
    session, controller = table.session, table.controller
    seen: set[type] = set()
    steps: list[int] = []

    def stepped(_before: object, step: Any) -> None:
        # By now the table has said everything about the step and about what comes next.
        desk.announcer.flush()
        said = heard.take()
        assert len(said) == 1
        text, assertive = said[0]
        seen.update(type(event) for event in step.events)
        for sentence in table.sentences_of(session.position - 1):
            assert sentence in text
        if controller.gate is Gate.OVER:
            assert table.end_panel is not None
            assert text.endswith(table.end_panel.sentence())
        elif controller.gate is Gate.CHOOSING:
            assert text.endswith(table.prompt_text())
        assert assertive == (controller.gate in (Gate.CHOOSING, Gate.OVER))
        steps.append(session.position)

    def quiet(_before: object, step: Any) -> None:
        """Let a step pass of which nothing is to be said, such as a card drawn by an opponent."""
        if controller.gate is Gate.THINKING and not table.sentences_of(session.position - 1):
            desk.announcer.flush()
            assert heard.take() == []
            seen.update(type(event) for event in step.events)
        else:
            stepped(_before, step)

    desk.announcer.flush()
    heard.take()
    controller.stepped.connect(quiet)
    for _ in range(2000):
        qtbot.waitUntil(lambda: controller.gate in (Gate.CHOOSING, Gate.OVER), timeout=20_000)
        if controller.gate is Gate.OVER:
            break
        controller.submit(choice(list(session.game.actions(session.state))))
    assert controller.gate is Gate.OVER
    assert len(steps) > LEAST_STEPS[session.game.name]
    return seen


def test_a_whole_game_is_spoken(start: Start, desk: Desk, heard: Heard, qtbot: QtBot) -> None:
    table = start("Ana", "Ben", Level.NOVICE, deal=77)
    seen = _hear_all(table, desk, heard, random.Random(3).choice, qtbot)
    assert {Busted, Rolled, Taken, TurnBegan} <= seen


def test_a_whole_game_of_flick_is_spoken(
    start: Start, desk: Desk, heard: Heard, qtbot: QtBot
) -> None:
    table = start("Ana", "Ben", "Carla", game="flick", deal=77)
    wild = random.Random(3)

    def choice(actions: list[Any]) -> Any:
        return wild.choice(actions) if wild.random() < 0.5 else actions[0]

    seen = _hear_all(table, desk, heard, choice, qtbot)
    assert {Sank, TakenBack, flick.TurnEnded, flick.TurnBegan, Counted} <= seen


def test_the_first_prompt_is_spoken_and_interrupts(start: Start, desk: Desk, heard: Heard) -> None:
    table = start("Ana", "Ben")
    desk.announcer.flush()
    assert heard.take() == [(table.prompt_text(), True)]
    assert "Ana" in table.prompt_text()


def test_a_refusal_is_spoken_and_interrupts(start: Start, desk: Desk, heard: Heard) -> None:
    table: Any = start("Ana", "Ben")
    desk.announcer.flush()
    heard.take()
    table.stop()
    desk.announcer.flush()
    assert heard.take() == [("Your bench is empty, so you must push.", True)]


def _has_done(table: TablePage, actions: int) -> bool:
    return len(table.session.journal) == actions


def test_an_opponent_is_heard_politely(
    start: Start, desk: Desk, heard: Heard, qtbot: QtBot
) -> None:
    thinker: Any = desk.thinker
    thinker.held = True
    table = next(
        table
        for deal in range(1, 50)
        if (table := start("Ana", Level.CASUAL, Level.CASUAL, deal=deal)).controller.gate
        is Gate.THINKING
    )
    desk.announcer.flush()
    heard.take()
    for done, answer in enumerate((b'{"do":"push"}', b'{"do":"place","column":0}'), 1):
        thinker.answered.emit(thinker.generation, answer)
        qtbot.waitUntil(partial(_has_done, table, done))
    desk.announcer.flush()
    told = [text for action in (0, 1) for text in table.sentences_of(action)]
    assert told
    assert heard.take() == [(" ".join(told), False)]


def test_the_last_sentence_can_be_heard_again(start: Start, desk: Desk, heard: Heard) -> None:
    table = start("Ana", "Ben")
    desk.announcer.flush()
    (first,) = heard.take()
    table.repeat_action.trigger()
    desk.announcer.flush()
    assert heard.take() == [first]
    table.situation_action.trigger()
    table.hand_action.trigger()
    desk.announcer.flush()
    ((text, assertive),) = heard.take()
    assert assertive
    assert sentences.cards_text(table.session.game.view(table.session.state, 0).pile) in text
    assert "Ana's bench is empty." in text


def test_what_must_interrupt_interrupts_though_it_was_waiting_politely(
    window: Window, desk: Desk, heard: Heard
) -> None:
    announcer = Announcer(window)
    announcer.attach(window)
    announcer.say("Ana's turn.")
    announcer.say("Ana's turn.", assertive=True)
    announcer.flush()
    announcer.say(number(5))
    announcer.flush()
    assert heard.take() == [("Ana's turn.", True), ("5", False)]
    announcer.flush()
    assert heard.take() == []
