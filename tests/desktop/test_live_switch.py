# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of every screen follows the language, and comes back byte for byte."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QObject,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QAction, QColor, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QWidget,
)

from pushdesk.core.store import StoreError, Trouble
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.cards import pixmaps
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import LANGUAGES
from pushdesk.desktop.luck import sentences
from pushdesk.desktop.players import OPPONENT_NAMES
from pushdesk.desktop.window import Window
from pushdesk.lab import screens
from pushdesk.lab.casting import PEOPLE
from tests.desktop.conftest import FIGURES

OTHERS = [code for code in LANGUAGES if code != "en"]

# Words that are no language's: names of people, opponents, languages and the program, clause ids.
NAMES = (*PEOPLE, *OPPONENT_NAMES, *LANGUAGES.values(), "Pushdesk")
NEUTRAL = re.compile("|".join([*(re.escape(name) for name in NAMES), r"(?:HR-)?[A-Z]\d+\b", "Σ"]))

# The flicking game has one name everywhere. The button of luck is still found if it is left over:
# its key is written beside it.
TITLES = {"Push", "Push –"}

# Texts that are right though they equal the English ones.
SAME: dict[str, set[str]] = {
    "es": {"Normal", "Total"},
    "ro": {"OK", "Casual", "Expert", "Novice", "Total"},
    "da": {"OK", "Log", "Log (Ctrl+L)", "Pause", "Pause (Ctrl+P)", "Person", "Stop", "Stop  [S]"},
    "eo": set(),
}


def settle() -> None:
    """Let everything that is due happen: deletions, layouts, language changes."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def unsaved(window: Window) -> None:
    """Show the notice of an action that could not be saved, above a table."""
    screens.SCREENS["luck-choose"](window)
    assert window.table is not None
    window.table.controller.failed.emit(StoreError(Trouble.FULL, "no space"))


def written(window: Window) -> None:
    """Show the notice of an exported game, above a table."""
    screens.SCREENS["luck-end"](window)
    assert window.desk.folder is not None
    assert window.export_to(window.desk.folder / "4711.pushgame")


def watching(window: Window) -> None:
    """Show the last shot again."""
    screens.SCREENS["flick-shoot"](window)
    table: Any = window.table
    table.watch()
    # So slow that it stands still.
    table.playback.rate = 1e-6
    assert not table.awaits_person()


def unreadable(window: Window) -> None:
    """Show the notice of a file that holds no game, on the launcher."""
    assert window.desk.folder is not None
    assert not window.open_file(window.desk.folder / "4711.pushgame")


def removed(window: Window) -> None:
    """Show the notice of a game taken off the list."""
    screens.SCREENS["launcher"](window)
    window.launcher.remove(window.launcher.cards[0].summary.id)


def card_menu(window: Window) -> None:
    """Open the menu of an unfinished game."""
    screens.SCREENS["launcher"](window)
    window.launcher.cards[0].customContextMenuRequested.emit(window.rect().center())


def nothing_found(window: Window) -> None:
    """Search the rules in vain."""
    screens.SCREENS["luck-help"](window)
    assert window.help is not None
    window.help.search.setText("4711")
    assert not window.help.find_next()


SCREENS: dict[str, Callable[[Window], None]] = screens.SCREENS | {
    "launcher-unreadable": unreadable,
    "launcher-removed": removed,
    "flick-watching": watching,
    "luck-unsaved": unsaved,
    "luck-written": written,
    "luck-nothing-found": nothing_found,
}


# What a screen says.


def _label(thing: QObject) -> str:
    """Return where an object is in the tree: classes with their number among their like."""
    parts = []
    at: QObject | None = thing
    while at is not None:
        parent = at.parent()
        like = [] if parent is None else [one for one in parent.children() if type(one) is type(at)]
        parts.append(f"{type(at).__name__}{like.index(at) if like else 0}")
        at = parent
    return "/".join(reversed(parts))


def _cells(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    roles = Qt.ItemDataRole
    spoken = (
        roles.DisplayRole,
        roles.AccessibleTextRole,
        roles.AccessibleDescriptionRole,
        roles.ToolTipRole,
        roles.StatusTipRole,
    )
    rows = model.rowCount()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(rows):
        for column in range(columns):
            for role in spoken:
                yield (
                    f"[{row},{column}]{role.name}",
                    str(model.data(model.index(row, column), role) or ""),
                )
    for way, count in (
        (Qt.Orientation.Horizontal, columns),
        (Qt.Orientation.Vertical, rows),
    ):
        for section in range(count):
            for role in spoken:
                text = str(model.headerData(section, way, role) or "")
                yield f"{way.name}[{section}]{role.name}", text


def _own_texts(thing: QObject) -> Iterator[tuple[str, str]]:
    if isinstance(thing, QAction):
        yield "text", thing.text()
        yield "toolTip", thing.toolTip()
        yield "statusTip", thing.statusTip()
        yield "whatsThis", thing.whatsThis()
    if not isinstance(thing, QWidget):
        return
    yield "windowTitle", thing.windowTitle()
    yield "toolTip", thing.toolTip()
    yield "statusTip", thing.statusTip()
    yield "whatsThis", thing.whatsThis()
    yield "accessibleName", thing.accessibleName()
    yield "accessibleDescription", thing.accessibleDescription()
    match thing:
        case QLabel() | QAbstractButton() | QAbstractSpinBox():
            yield "text", thing.text()
        case QLineEdit():
            yield "text", thing.text()
            yield "placeholder", thing.placeholderText()
        case QComboBox():
            for index in range(thing.count()):
                yield f"item {index}", thing.itemText(index)
            yield "current", thing.currentText()
        case QGroupBox() | QMenu():
            yield "title", thing.title()
        case QTextEdit():
            for number, line in enumerate(thing.toPlainText().splitlines()):
                yield f"line {number}", line
        case QHeaderView():
            pass
        case QAbstractItemView() if thing.model() is not None:
            yield from _cells(thing.model())


def texts(window: Window) -> dict[str, str]:
    """Return every text below a window, shown or not, by where it is."""
    things = [window, *window.findChildren(QWidget), *window.findChildren(QAction)]
    return {
        f"{_label(thing)} {kind}": text
        for thing in things
        for kind, text in _own_texts(thing)
        if text
    }


class Painted:
    """Collects what widgets write with a painter of their own."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def of(self, window: Window) -> list[str]:
        """Return what is written while a window paints itself."""
        self.texts = []
        window.grab()
        return list(self.texts)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    spy = Painted()
    draw = QPainter.drawText

    def record(painter: QPainter, *arguments: Any) -> Any:
        spy.texts += [argument for argument in arguments if isinstance(argument, str)]
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", record)
    return spy


def use(desk: Desk, code: str) -> None:
    desk.settings.change(language=code)
    settle()
    assert desk.languages.code == code


def left_over(code: str, text: str, folder: Path) -> bool:
    """Return whether a text that equals the English one should have been another."""
    bare = NEUTRAL.sub("", text.replace(str(folder), ""))
    elided = bare.removesuffix("…")
    if elided != bare:
        # Cut off in a name, maybe after other names.
        others, _, cut = elided.rpartition(", ")
        if any(name.startswith(cut) for name in NAMES if cut):
            bare = others
    return any(letter.isalpha() for letter in bare) and bare.strip(" ,") not in SAME[code] | TITLES


@pytest.fixture(autouse=True)
def plain_surfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave wood, cloth and cards out: they hold no words and take time."""

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
        made = QPixmap((size * dpr).toSize().expandedTo(QSize(1, 1)))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(dpr)
        return made

    monkeypatch.setattr(Backdrop, "draw", draw)
    for figures in FIGURES:
        monkeypatch.setattr(figures, "rendered", rendered)
    monkeypatch.setattr(pixmaps, "rendered", rendered)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_follows_and_returns(
    window: Window, desk: Desk, folder: Path, painted: Painted, screen: str
) -> None:
    use(desk, "en")
    thinker: Any = desk.thinker
    thinker.held = True
    SCREENS[screen](window)
    settle()
    english, drawn = texts(window), painted.of(window)
    assert len(english) > 20
    stuck: list[str] = []
    for code in ("ro", "eo", "es", "da"):
        use(desk, code)
        now = texts(window)
        assert now.keys() == english.keys(), code
        same = {text: where for where, text in now.items() if text == english[where]}
        same |= dict.fromkeys({*painted.of(window)} & {*drawn}, "painted")
        stuck += [
            f"{code}: {text!r} ({where})"
            for text, where in same.items()
            if left_over(code, text, folder)
        ]
    assert not stuck, "still English:\n" + "\n".join(stuck)
    use(desk, "en")
    assert texts(window) == english
    assert painted.of(window) == drawn


# As `languages.md` measured: one, few (and the hundreds' few), many with "de".
ROMANIAN = {
    0: "0 cărți",
    1: "1 carte",
    2: "2 cărți",
    5: "5 cărți",
    11: "11 cărți",
    19: "19 cărți",
    20: "20 de cărți",
    21: "21 de cărți",
    100: "100 de cărți",
    101: "101 cărți",
    119: "119 cărți",
    120: "120 de cărți",
}


def test_romanian_counts_cards_in_three_forms(desk: Desk) -> None:
    use(desk, "ro")
    assert {count: sentences.cards_text(count) for count in ROMANIAN} == ROMANIAN


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "1 card", "2 cards"),
        ("es", "1 carta", "2 cartas"),
        ("da", "1 kort", "2 kort"),
        ("eo", "1 karto", "2 kartoj"),
    ],
)
def test_the_others_count_cards_in_two(desk: Desk, code: str, one: str, two: str) -> None:
    use(desk, code)
    assert (sentences.cards_text(1), sentences.cards_text(2)) == (one, two)
    assert sentences.cards_text(0) == two.replace("2", "0")
    assert sentences.cards_text(21) == two.replace("2", "21")


def test_a_language_from_the_command_line_gives_way_to_a_choice(
    open_desk: Callable[..., Desk], folder: Path
) -> None:
    desk = open_desk(folder)
    desk.settings.change(theme="dark")
    assert desk.languages.code == "en"
    use(desk, "eo")
