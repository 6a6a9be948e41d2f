# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is clipped, nothing overlaps, keys don't collide: every screen, size and language."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTranslator,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontInfo,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.cards import pixmaps
from pushdesk.desktop.cards.lists import PieceList
from pushdesk.desktop.choice import Choice
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import LANGUAGES
from pushdesk.desktop.motion import MotionLayer
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.window import Window
from pushdesk.lab import screens
from tests.desktop.conftest import FIGURES

SIZES = ((1024, 700), (1280, 800), (2560, 1440))
SMALLEST_TEXT = 11

Start = Callable[..., TablePage]


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


@pytest.fixture(autouse=True)
def plain_surfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave wood, cloth and cards out: they have no words to be measured and take time."""

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

    monkeypatch.setattr(Backdrop, "draw", draw)

    def rendered(size: QSizeF, dpr: float, _paint: object) -> QPixmap:
        made = QPixmap((size * dpr).toSize().expandedTo(QSize(1, 1)))
        made.setDevicePixelRatio(dpr)
        return made

    for figures in FIGURES:
        monkeypatch.setattr(figures, "rendered", rendered)
    monkeypatch.setattr(pixmaps, "rendered", rendered)


@pytest.fixture
def unseen(desk: Desk) -> Iterator[Window]:
    """A window that is laid out as if it were shown, but never painted unless it is grabbed."""
    thinker: Any = desk.thinker
    thinker.held = True
    made = Window(desk)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.show()
    yield made
    made.close()
    made.deleteLater()


# Clipping.


def _clipped(widget: QWidget) -> str:
    """Return how a widget's words don't fit, or nothing."""
    width, height = widget.width(), widget.height()
    match widget:
        case QLabel() if widget.wordWrap():
            if widget.heightForWidth(width) > height:
                return f"{widget.heightForWidth(width)} px high in {height}"
        case QLabel():
            hint = widget.sizeHint()
            if hint.width() > width or hint.height() > height:
                return f"{hint.toTuple()} in {width, height}"
        case QPushButton() | QToolButton() | QCheckBox() | QRadioButton():
            hint = widget.sizeHint()
            if hint.width() > width or hint.height() > height:
                return f"{hint.toTuple()} in {width, height}"
        case QComboBox() if not widget.isEditable():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                widget,
            )
            text = widget.fontMetrics().horizontalAdvance(widget.currentText())
            if text > field.width() and not isinstance(widget, Choice):
                return f"{text} px in {field.width()}"
        case QListView() if not isinstance(widget, PieceList):
            return _shortened(widget)
        case QHeaderView():
            pass
        case QTableView():
            head = widget.verticalHeader()
            if not head.isHidden() and head.sizeHint().width() > head.width():
                return f"headers {head.sizeHint().width()} px in {head.width()}"
    return ""


def _shortened(view: QListView) -> str:
    """Return a line of a list that is higher than its room, or nothing."""
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        room = view.visualRect(index)
        # What a delegate keeps free at either end.
        inner = QRect(0, 0, room.width() - 8, 10_000)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        needed = view.fontMetrics().boundingRect(inner, int(flags), index.data()).height()
        if needed > room.height():
            return f"{index.data()!r} {needed} px high in {room.height()}"
    return ""


def _words(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return ""


def clipped(window: Window) -> list[str]:
    """Return what doesn't fit anywhere in a window."""
    found = []
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and (_words(widget) or isinstance(widget, QListView | QTableView)):
            trouble = _clipped(widget)
            if trouble:
                parent = type(widget.parent()).__name__
                found.append(f"{parent}/{type(widget).__name__} {_words(widget)[:60]!r}: {trouble}")
    return found


def small(window: Window) -> list[str]:
    """Return what is written smaller than people can read."""
    return [
        f"{type(widget).__name__} {_words(widget)!r}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and _words(widget)
        and QFontInfo(widget.font()).pixelSize() < SMALLEST_TEXT
    ]


# The field.


def overlapping(table: TablePage) -> list[str]:
    """Return what lies over something else, or beyond the field."""
    field: Any = table.field
    pieces = _pieces(table, field)
    assert len(pieces) >= FEWEST[table.session.game.name]
    found = _outside(field, pieces)
    for container in CONTAINERS:
        inner: object = getattr(table, container, None)
        if isinstance(inner, QWidget):
            pieces = _pieces(table, inner)
            assert len(pieces) > 1
            found += _outside(inner, pieces)
    return found


FEWEST = {"flick": 2, "luck": 16}
"""Pieces that lie on the field of each table."""
CONTAINERS = ("column", "aim_panel")
"""What holds other pieces, where a table has it."""


def _pieces(table: TablePage, inside: QWidget) -> list[QWidget]:
    covers = (table.curtain, table.end_panel)
    return [
        child
        for child in inside.children()
        if isinstance(child, QWidget)
        and not isinstance(child, MotionLayer)
        and child not in covers
        and not child.isHidden()
    ]


def _outside(container: QWidget, pieces: list[QWidget]) -> list[str]:
    """Return which pieces lie over each other, or beyond what holds them."""
    found = [
        f"{_name(piece)} {piece.geometry().getRect()} leaves {container.size().toTuple()}"
        for piece in pieces
        if not container.rect().contains(piece.geometry())
    ]
    for one, other in combinations(pieces, 2):
        common = one.geometry().intersected(other.geometry())
        if not common.isEmpty():
            found.append(f"{_name(one)} over {_name(other)} by {common.size().toTuple()}")
    return found


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or _words(widget)}"[:50]


CLAUSE = {"flick": "F17", "luck": "L14"}
"""Some clause of each game."""


def _variants(window: Window) -> Iterator[str]:
    """Bring a window to every size, a table also with the rules beside it; nothing is painted."""
    window.setUpdatesEnabled(False)
    for width, height in SIZES:
        window.resize(width, height)
        settle()
        yield f"{width}x{height}"
        if window.table is not None:
            if window.help is None or not window.help.isVisible():
                window.open_help(CLAUSE[window.table.session.game.name])
                settle()
                yield f"{width}x{height} with help"
            window.close_help()
            settle()
            yield f"{width}x{height} without help"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("screen", screens.SCREENS)
def test_every_screen_has_room_for_its_words(
    unseen: Window, desk: Desk, screen: str, code: str
) -> None:
    desk.settings.change(language=code)
    screens.SCREENS[screen](unseen)
    found: list[str] = []
    for variant in _variants(unseen):
        troubles = clipped(unseen) + small(unseen)
        if unseen.table is not None:
            troubles += overlapping(unseen.table)
        found += [f"{variant}: {trouble}" for trouble in troubles]
    assert not found, "\n" + "\n".join(found)


# What widgets write themselves.


class Written:
    """Collects what doesn't fit where a widget writes it with a painter, and what is too small."""

    def __init__(self) -> None:
        self.count = 0
        self.troubles: list[str] = []

    def note(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        room, text = arguments[0], arguments[-1]
        if not isinstance(text, str) or not isinstance(room, QRect | QRectF):
            return
        self.count += 1
        room = QRectF(room)
        flags = int(arguments[1])
        metrics = QFontMetricsF(painter.font(), painter.device())
        needed = metrics.boundingRect(room, flags, text)
        if needed.width() > room.width() + 1 or needed.height() > room.height() + 1:
            self.troubles.append(f"{text!r}: {needed.size().toTuple()} in {room.size().toTuple()}")
        size = painter.fontInfo().pixelSize()
        if painter.transform().m11() == 1.0 and size < SMALLEST_TEXT:
            self.troubles.append(f"{text!r}: {size} px")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    made = Written()
    draw = QPainter.drawText

    def record(painter: QPainter, *arguments: Any) -> Any:
        made.note(painter, arguments)
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", record)
    return made


PAINTED = (
    *("launcher", "luck-decide", "luck-full", "luck-take"),
    *("flick-shoot", "flick-corners", "flick-counted", "flick-start"),
)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("screen", PAINTED)
def test_what_is_painted_has_room(
    unseen: Window, desk: Desk, written: Written, screen: str, code: str
) -> None:
    desk.settings.change(language=code)
    screens.SCREENS[screen](unseen)
    for size in SIZES[:2]:
        unseen.resize(*size)
        settle()
        unseen.grab()
    assert written.count > 10
    assert not written.troubles


# Strings that are half as long again.


class Longer(QTranslator):
    """Makes every string half as long again and leaves its placeholders alone."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        more = math.ceil(len(source) / 2)
        return source + " mmmmm" * (more // 6) + "m" * (more % 6)


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[Longer]:
    made = Longer(qapp)
    yield made
    QCoreApplication.removeTranslator(made)
    made.deleteLater()
    settle()


@pytest.mark.parametrize("screen", screens.SCREENS)
def test_long_words_break_nothing(unseen: Window, longer: Longer, screen: str) -> None:
    QCoreApplication.installTranslator(longer)
    settle()
    screens.SCREENS[screen](unseen)
    found = []
    for variant in _variants(unseen):
        if unseen.table is not None:
            found += [f"{variant}: {trouble}" for trouble in overlapping(unseen.table)]
    unseen.setUpdatesEnabled(True)
    unseen.grab()
    assert not found, "\n" + "\n".join(found)


def test_the_longer_words_are_longer(unseen: Window, longer: Longer) -> None:
    before = unseen.launcher.settings_button.text()
    QCoreApplication.installTranslator(longer)
    settle()
    assert unseen.launcher.settings_button.text() == f"{before}mmmm"


# Keys.


def _mnemonic(text: str) -> str:
    found = QKeySequence.mnemonic(text)
    return "" if found.isEmpty() else found.toString()


def _twice(texts: list[str]) -> list[str]:
    counted = Counter(_mnemonic(text) for text in texts)
    return [text for text in texts if _mnemonic(text) and counted[_mnemonic(text)] > 1]


def _entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("code", LANGUAGES)
def test_mnemonics_are_unique_in_every_menu(
    window: Window, desk: Desk, qtbot: QtBot, code: str
) -> None:
    desk.settings.change(language=code)
    screens.SCREENS["launcher"](window)
    settle()
    window.launcher.cards[0].customContextMenuRequested.emit(QPoint(4, 4))
    (menu,) = window.launcher.findChildren(QMenu)
    entries = _entries(menu)
    assert len(entries) == 2
    assert not _twice(entries)
    menu.close()
    window.open_help("")
    assert window.help is not None
    for made in (
        window.help.search.createStandardContextMenu(),
        window.help.browser.createStandardContextMenu(),
    ):
        qtbot.addWidget(made)
        assert _entries(made)
        assert not _twice(_entries(made))


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("code", LANGUAGES)
def test_mnemonics_are_unique_in_the_file_dialog(window: Window, desk: Desk, code: str) -> None:
    desk.settings.change(language=code)
    window.choose_file()
    (dialog,) = window.findChildren(QFileDialog)
    settle()
    texts = [
        widget.text()
        for widget in dialog.findChildren(QWidget)
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible()
    ]
    dialog.close()
    assert not _twice([text for text in texts if text])


@dataclass
class Keys:
    """A shortcut: its keys, where it is in force, and how far."""

    text: str
    owners: list[QWidget]
    context: Qt.ShortcutContext

    def meets(self, other: Keys) -> bool:
        """Return whether both are in force at once for the same keys."""
        wide = (Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut)
        return self.text == other.text and (
            self.context in wide
            or other.context in wide
            or any(
                one is two or one.isAncestorOf(two) or two.isAncestorOf(one)
                for one in self.owners
                for two in other.owners
            )
        )


def _keys(window: Window) -> list[Keys]:
    found = []
    for action in window.findChildren(QAction):
        owners = [owner for owner in action.associatedObjects() if isinstance(owner, QWidget)]
        found += [
            Keys(keys.toString(), owners, action.shortcutContext()) for keys in action.shortcuts()
        ]
    for shortcut in window.findChildren(QShortcut):
        parent = shortcut.parent()
        assert isinstance(parent, QWidget)
        texts = [one.toString() for one in QShortcut.keys(shortcut)]
        found += [Keys(text, [parent], shortcut.context()) for text in texts]
    return found


@pytest.mark.parametrize(
    ("screen", "some"),
    [
        ("luck-help", {"F1", "Ctrl+Z", "P", "S", "B", "R", "1", "Esc"}),
        ("flick-help", {"F1", "Ctrl+Z", "W", "S", "E", "N", "M", "T", "A", "Ctrl+B", "Esc"}),
        ("flick-practice", {"F1", "Ctrl+Z", "W", "L", "N", "Esc"}),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_keys_mean_two_things(
    window: Window, desk: Desk, code: str, screen: str, some: set[str]
) -> None:
    desk.settings.change(language=code)
    screens.SCREENS[screen](window)
    settle()
    keys = _keys(window)
    assert some <= {one.text for one in keys}
    twice = [one.text for one, other in combinations(keys, 2) if one.meets(other)]
    assert not twice


LETTERS = "psbrio12345.wenltam"
# What a key of each table does there: a step of the game, or of its settings.
KEY = {"luck-choose": "p", "flick-shoot": "e"}


@pytest.mark.parametrize("screen", KEY)
def test_the_keys_of_the_table_are_letters_in_a_search(
    window: Window, qtbot: QtBot, screen: str
) -> None:
    screens.SCREENS[screen](window)
    table: Any = window.table
    window.open_help("")
    assert window.help is not None
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    before = table.session.position
    window.help.search.setFocus()
    QTest.keyClicks(window.help.search, LETTERS)
    settle()
    assert window.help.search.text() == LETTERS
    assert table.session.position == before
    assert table.controller.can_undo() == (table.session.undo_target() is not None)
    # The same keys mean something on the table itself, so the test would notice.
    table.setFocus()
    QTest.keyClicks(table, KEY[screen])
    assert table.session.position == before + 1


@pytest.mark.parametrize(("screen", "game"), [("luck-choose", "luck"), ("flick-shoot", "flick")])
def test_the_keys_of_the_table_are_letters_in_a_name(
    window: Window, qtbot: QtBot, screen: str, game: str
) -> None:
    screens.SCREENS[screen](window)
    window.new_game(game)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    page: Any = window.pages.currentWidget()
    edit = page.seats_table.cards[0].name.lineEdit()
    assert isinstance(edit, QLineEdit)
    edit.clear()
    edit.setFocus()
    QTest.keyClicks(edit, LETTERS)
    settle()
    assert edit.text() == LETTERS
    assert window.table is None
    assert window.pages.currentWidget() is page
