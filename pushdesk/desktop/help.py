# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules at hand: text with anchors for every clause, contents, search and drawn figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import unquote

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk.desktop import shelf
from pushdesk.desktop.choice import Choice
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.icons import Glyph, tool_icon
from pushdesk.desktop.resources import resource_folder
from pushdesk.games import NAMES

_CLAUSE = re.compile(r"^(HR-)?[A-Z]\d+$")
_TOKEN = re.compile(r"\{((?:HR-)?[A-Z]\d+)\}")
MARGIN = 20
NARROWEST = 440
"""Width of the pane, px; the figures fit into it."""
WIDEST_FIGURE = 350.0

Figure = Callable[[str, float, float], Any]
"""Draws a figure: its description, the widest width in px, the device pixel ratio → QPixmap."""


def rules_text(game: str, language: str) -> str:
    """Return the rules help of a game as Markdown; raise `OSError` when it isn't there."""
    return (resource_folder() / "help" / language / f"{game}.md").read_text(encoding="utf-8")


class RulesBrowser(QTextBrowser):
    """Show one page of rules with anchors and figures."""

    def __init__(self, desk: Desk, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._figure = figure
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sections: list[tuple[str, int]] = []
        self.clauses: dict[str, int] = {}

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a figure where the text has one."""
        text = unquote(name.toString() if isinstance(name, QUrl) else name)
        if kind == QTextDocument.ResourceType.ImageResource.value and text.startswith("figure:"):
            description = text.removeprefix("figure:")
            return self._figure(description, WIDEST_FIGURE, self.devicePixelRatioF())
        return super().loadResource(kind, name)

    def show_text(self, text: str) -> None:
        """Show Markdown; find its sections and the clauses at the heads of its items."""
        document = self.document()
        document.clear()
        document.setDocumentMargin(MARGIN)
        base = QFont(self.font())
        base.setPixelSize(15)
        document.setDefaultFont(base)
        document.setMarkdown(text)
        self._index()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _index(self) -> None:
        """Note the sections, name every clause as an anchor, give the text air."""
        self.sections = []
        self.clauses = {}
        document = self.document()
        cursor = QTextCursor(document)
        block = document.begin()
        while block.isValid():
            layout = block.blockFormat()
            if layout.headingLevel():
                if layout.headingLevel() == 2:
                    self.sections.append((block.text(), block.position()))
                layout.setTopMargin(18)
            layout.setBottomMargin(8)
            if "\ufffc" not in block.text():
                # A picture's line would grow with it.
                layout.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(layout)
            self._name_clause(block, cursor)
            block = block.next()

    def _name_clause(self, block: Any, cursor: QTextCursor) -> None:
        first = next(iter(block), None)
        if first is None:
            return
        fragment = first.fragment()
        name = fragment.text().strip()
        bold = fragment.charFormat().fontWeight() > QFont.Weight.Normal
        if not bold or not _CLAUSE.match(name) or name in self.clauses:
            return
        self.clauses[name] = block.position()
        anchor = QTextCharFormat()
        anchor.setAnchor(True)
        anchor.setAnchorNames([name])
        anchor.setProperty(QTextFormat.Property.IsAnchor, True)
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(anchor)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go to the next link from what is read: Qt would begin at the top, or after a mark."""
        cursor = self.textCursor()
        if not (cursor.hasSelection() and cursor.charFormat().anchorHref()):
            if not self.viewport().rect().intersects(self.cursorRect()):
                cursor = self.cursorForPosition(QPoint(MARGIN, MARGIN))
            cursor.setPosition(cursor.selectionStart())
            ways = QTextCursor.MoveOperation
            # Without a selection Qt begins at the top all the same.
            for way in (ways.NextCharacter, ways.PreviousCharacter):
                if not cursor.hasSelection():
                    cursor.movePosition(way, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
        return super().focusNextPrevChild(following)

    def go_to(self, position: int, *, mark: bool) -> None:
        """Scroll a place to the top; `mark` selects its line so that it is seen and read."""
        cursor = QTextCursor(self.document())
        self.moveCursor(QTextCursor.MoveOperation.End)
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        top = self.cursorRect().top() + self.verticalScrollBar().value()
        self.verticalScrollBar().setValue(top - MARGIN)
        if mark:
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            self.setTextCursor(cursor)

    def clause_at_top(self) -> str:
        """Return the clause at the top of what is seen, or the last one above it."""
        top = self.cursorForPosition(QPoint(MARGIN, 24)).block().position()
        above = [name for name, position in self.clauses.items() if position <= top]
        return above[-1] if above and self.verticalScrollBar().value() else ""


class HelpPane(QWidget):
    """Rules beside the table: games, contents, search.

    Attributes:
        game: short name of the game whose rules are shown.

    """

    closed = Signal()

    def __init__(self, desk: Desk, game: str, figure: Figure) -> None:
        super().__init__()
        self._desk = desk
        self.game = game
        self._choices: Callable[[], Mapping[str, str]] = dict
        self._shown: tuple[str, str, tuple[tuple[str, str], ...]] | None = None
        self.browser = RulesBrowser(desk, figure)
        self.browser.anchorClicked.connect(lambda url: self.open_clause(url.fragment()))
        self._title = QLabel()
        self._title.setProperty("kind", "heading")
        self.games = Choice()
        for name in NAMES:
            self.games.addItem("", name)
        self.games.activated.connect(lambda _row: self.use_game(self.games.currentData()))
        self.contents = Choice()
        self.contents.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.contents.activated.connect(self._go_to_section)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(60)
        self.search.returnPressed.connect(self.find_next)
        self._found = QLabel()
        self._found.setProperty("kind", "small")
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "plain")
        self.close_button.clicked.connect(self.closed)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.closed)
        self._lay_out()
        desk.themes.changed.connect(self._dress)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(8)
        head.addWidget(self.games, 1)
        head.addWidget(self.close_button)
        tools = QHBoxLayout()
        tools.addWidget(self.contents, 5)
        tools.addWidget(self.search, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(tools)
        layout.addWidget(self._found)
        layout.addWidget(self.browser, 1)
        self._found.hide()
        self.setMinimumWidth(NARROWEST)

    def use_choices(self, choices: Callable[[], Mapping[str, str]]) -> None:
        """Say beside each house rule what the running game uses; `choices` by clause id."""
        self._choices = choices
        self.load()

    def use_game(self, game: str) -> None:
        """Show the rules of another game from their beginning."""
        if game != self.game:
            self.game = game
            self.games.setCurrentIndex(self.games.findData(game))
            self.browser.go_to(0, mark=False)
            self.load()

    def load(self) -> None:
        """Show the text in the current language, unless it is shown already."""
        chosen = self._choices()
        key = (self.game, self._desk.languages.code, tuple(chosen.items()))
        if key == self._shown:
            return
        self._shown = key
        place = self.browser.clause_at_top()
        text = rules_text(self.game, self._desk.languages.code)
        self.browser.show_text(_TOKEN.sub(lambda found: self._in_use(found, chosen), text))
        self.contents.clear()
        for title, _position in self.browser.sections:
            self.contents.addItem(title)
        if place in self.browser.clauses:
            self._go_to_clause(place, mark=False)

    def _in_use(self, found: re.Match[str], chosen: Mapping[str, str]) -> str:
        if found[1] not in chosen:
            return ""
        return self.tr("*This game: {choice}.*").format(choice=chosen[found[1]])

    def open_clause(self, clause: str) -> None:
        """Show a clause, or the beginning for an empty name."""
        self.load()
        if clause in self.browser.clauses:
            self._go_to_clause(clause, mark=True)
        elif not clause:
            self.browser.go_to(0, mark=False)
        self.browser.setFocus()

    def _go_to_clause(self, clause: str, *, mark: bool) -> None:
        position = self.browser.clauses[clause]
        self.browser.go_to(position, mark=mark)
        before = [n for n, (_, start) in enumerate(self.browser.sections) if start < position]
        self.contents.setCurrentIndex(before[-1] if before else 0)

    def _go_to_section(self, number: int) -> None:
        self.browser.go_to(self.browser.sections[number][1], mark=False)
        self.browser.setFocus()

    def find_next(self) -> bool:
        """Select the next place of the searched words, going round at the end."""
        words = self.search.text()
        before, top = self.browser.textCursor(), self.browser.verticalScrollBar().value()
        found = bool(words) and self.browser.find(words)
        if words and not found:
            self.browser.moveCursor(QTextCursor.MoveOperation.Start)
            found = self.browser.find(words)
        if words and not found:
            self.browser.setTextCursor(before)
            self.browser.verticalScrollBar().setValue(top)
        self._found.setText("" if found or not words else self.tr("Not found"))
        self._found.setVisible(bool(words) and not found)
        if not found and words:
            self._desk.announcer.say(self._found.text(), assertive=True)
        return found

    def _dress(self) -> None:
        ink = self._desk.theme.colour("text")
        self.close_button.setIcon(tool_icon(Glyph.CLOSE, ink))
        self._shown = None
        self.load()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._title.setText(self.tr("Rules"))
        for row, name in enumerate(NAMES):
            self.games.setItemText(row, shelf.Words(name).name())
        self.games.setCurrentIndex(self.games.findData(self.game))
        self.games.setAccessibleName(self.tr("Game"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setToolTip(self.tr("Contents"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.browser.setAccessibleName(self.tr("Rules"))
        if self._found.text():
            self._found.setText(self.tr("Not found"))
        self.close_button.setToolTip(self.tr("Close the rules"))
        self.close_button.setAccessibleName(self.tr("Close the rules"))
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
