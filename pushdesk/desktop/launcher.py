# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page: the games, the games that go on, languages and settings."""

from __future__ import annotations

import contextlib
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk.core.gamefile import GameFileError, restore
from pushdesk.core.store import StoreError, Summary
from pushdesk.desktop import shelf, troubles
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.banner import Banner
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.icons import Glyph, tool_icon
from pushdesk.desktop.language import LANGUAGES, join, moment
from pushdesk.desktop.mark import paint_mark
from pushdesk.desktop.players import plain_tip, player_name
from pushdesk.desktop.theme import font
from pushdesk.games import NAMES, find

WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def _paint_focus(painter: QPainter, widget: QAbstractButton, desk: Desk, radius: float) -> None:
    """Frame a tile under the pointer or the focus."""
    if not (widget.hasFocus() or widget.underMouse()):
        return
    focus = widget.hasFocus()
    pen = QPen(desk.theme.colour("focus" if focus else "accent"), 3.0 if focus else 2.0)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rect = QRectF(widget.rect()).adjusted(2, 2, -2, -2)
    painter.drawRoundedRect(rect, radius, radius)


WORDS_ROOM = 300.0
"""Width of the words beside a tile's picture, px."""
LINE_GAP = 8


def _width(text: str, pixels: int) -> int:
    return QFontMetrics(font(pixels, bold=True)).horizontalAdvance(text)


class _Card(QAbstractButton):
    """A button that is drawn, not styled; Enter presses it as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter, which Qt leaves to dialogs."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Tile(_Card):
    """A game: its picture, name, what it is, who it is for."""

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__()
        self._desk = desk
        self._game = game
        self._words = shelf.Words(game)
        self.backdrop = Backdrop(self)
        self.backdrop.ready.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Ask for a generous picture."""
        return QSize(720, 400)

    def minimumSizeHint(self) -> QSize:
        """Stay recognisable."""
        return QSize(420, 130)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        words = self._words
        self.setAccessibleName(words.name())
        self.setAccessibleDescription(f"{words.blurb()} {words.facts()}")
        self.setText(words.name())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture with the words beside it."""
        theme = self._desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(rect, 14, 14)
        painter.fillPath(shape, theme.colour("panel"))
        wide = max(rect.width() - WORDS_ROOM, rect.width() * 0.5)
        picture = QRectF(rect.x(), rect.y(), round(wide), rect.height())

        def paint(inner: QPainter, area: QRectF) -> None:
            shelf.paint_tile(self._game, inner, area, theme)

        painter.save()
        painter.setClipPath(shape)
        self.backdrop.draw(
            painter,
            picture,
            self.devicePixelRatioF(),
            theme.name,
            paint,
            theme.colour("desk_end"),
        )
        painter.restore()
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawPath(shape)
        left = picture.right() + 18
        self._paint_words(painter, QRectF(left, rect.y(), rect.right() - left - 14, rect.height()))
        _paint_focus(painter, self, self._desk, 14)
        painter.end()

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        """Write name, blurb and facts one under the other, in the middle of the height."""
        theme, words = self._desk.theme, self._words
        head = next(
            (size for size in (26, 23, 20, 18) if _width(words.name(), size) <= room.width()), 16
        )
        parts = (
            (words.name(), font(head, bold=True), "text"),
            (words.blurb(), font(15), "text"),
            (words.facts(), font(14), "muted"),
        )
        wide = int(room.width())
        heights = [
            QFontMetrics(face).boundingRect(QRect(0, 0, wide, 999), int(WRAPPED), text).height()
            for text, face, _ink in parts
        ]
        top = room.top() + max(8.0, (room.height() - sum(heights) - 2 * LINE_GAP) / 2)
        for (text, face, ink), height in zip(parts, heights, strict=True):
            painter.setFont(face)
            painter.setPen(theme.colour(ink))
            painter.drawText(QRectF(room.left(), top, wide, height), int(WRAPPED), text)
            top += height + LINE_GAP


def _two_lines(metrics: QFontMetrics, text: str, width: int) -> str:
    """Return a text that ends with an ellipsis where two lines, px wide, don't hold it."""
    step = metrics.averageCharWidth()
    shown = text
    # A word that doesn't fit the first line leaves some of it empty: how much can only be tried.
    for room in range(2 * width, 0, -step):
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        needed = metrics.boundingRect(QRect(0, 0, width, 999), int(WRAPPED), shown)
        # Letters of another font can make a line a little higher, but not half a line.
        if needed.width() <= width and needed.height() < 2.5 * metrics.lineSpacing():
            break
    return shown


class ContinueCard(_Card):
    """An unfinished game: a small picture of the table, who plays, when it was last played."""

    def __init__(self, desk: Desk, summary: Summary) -> None:
        super().__init__()
        self._desk = desk
        self.summary = summary
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumHeight(104)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def sizeHint(self) -> QSize:
        """Ask for one line of picture and three of words."""
        return QSize(320, 104)

    def names(self) -> str:
        """Return who plays, in words."""
        setup = self.summary.setup
        return join([player_name(setup, seat) for seat in range(setup.seats)])

    def retranslate(self) -> None:
        """Say everything in the current language."""
        game = shelf.Words(self.summary.setup.game).name()
        when = moment(self.summary.played)
        self.setText(self.tr("Continue {game}").format(game=game))
        self.setAccessibleName(
            self.tr("Continue {game} with {names}, last played {when}").format(
                game=game, names=self.names(), when=when
            )
        )
        # A tool tip would take a name with tags in it for markup.
        self.setToolTip(plain_tip(self.accessibleName()))
        # Without one the tooltip would be the description, with its markup.
        self.setAccessibleDescription(self.text())
        self.update()

    def draw_picture(self) -> None:
        """Draw the table as it lies; a game that can't be read stays without a picture."""
        with contextlib.suppress(StoreError, GameFileError):
            record = self._desk.store.load(self.summary.id)
            game = find(record.setup.game)
            if game is None:
                return
            session = restore(game, record.setup, record.actions, record.position)
            self._picture = shelf.snapshot(
                session, 118.0, 84.0, self.devicePixelRatioF(), self._desk.theme
            )
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        theme = self._desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(rect, 10, 10)
        if self._picture is not None:
            painter.drawPixmap(10, 10, self._picture)
        left = 140.0
        text = QRectF(left, 10, rect.width() - left - 10, rect.height() - 20)
        painter.setPen(theme.colour("text"))
        painter.setFont(font(16, bold=True))
        game = shelf.Words(self.summary.setup.game).name()
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, game)
        painter.setFont(font(13))
        names = _two_lines(QFontMetrics(painter.font()), self.names(), int(text.width()))
        painter.drawText(text.adjusted(0, 24, 0, -18), int(WRAPPED), names)
        painter.setPen(theme.colour("muted"))
        painter.setFont(font(12))
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(text, int(bottom), moment(self.summary.played))
        _paint_focus(painter, self, self._desk, 10)
        painter.end()


class _Mark(QWidget):
    """The sign of the house."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(52, 52)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, QRectF(self.rect()))
        painter.end()


class Launcher(QWidget):
    """Choose a game, go on with one, or change the language."""

    chosen = Signal(str)
    resumed = Signal(int)
    rules = Signal()
    settings = Signal()
    opened = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.banner = Banner()
        self.tiles = [Tile(desk, game) for game in NAMES]
        self.cards: list[ContinueCard] = []
        self._name = QLabel("Pushdesk")
        self._name.setProperty("kind", "title")
        self._heading = QLabel()
        self._heading.setProperty("kind", "heading")
        self._none = QLabel()
        self._none.setProperty("kind", "muted")
        self._none.setWordWrap(True)
        self.language_buttons = self._make_languages()
        self.rules_button = self._tool(Glyph.HELP, self.rules)
        self.open_button = self._tool(Glyph.OPEN, self.opened)
        self.settings_button = self._tool(Glyph.SETTINGS, self.settings)
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        self._lay_out()
        for tile, game in zip(self.tiles, NAMES, strict=True):
            tile.clicked.connect(partial(self._choose, game))
        desk.themes.changed.connect(self._dress)
        self.retranslate()

    def _choose(self, game: str, _checked: bool = False) -> None:
        self.chosen.emit(game)

    def _tool(self, glyph: Glyph, signal: object) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "plain")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setProperty("glyph", glyph.value)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(signal)
        return button

    def _make_languages(self) -> dict[str, QPushButton]:
        group = QButtonGroup(self)
        group.setExclusive(True)
        buttons = {}
        for code, endonym in LANGUAGES.items():
            button = QPushButton()
            button.setText(endonym)
            button.setCheckable(True)
            button.setChecked(code == self._desk.languages.code)
            button.clicked.connect(partial(self._use_language, code))
            group.addButton(button)
            buttons[code] = button
        return buttons

    def _use_language(self, code: str, _checked: bool = False) -> None:
        self._desk.settings.change(language=code)
        # The settings may hold it already, and the command line another one.
        self._desk.languages.use(code)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(_Mark())
        head.addSpacing(6)
        head.addWidget(self._name)
        head.addStretch(1)
        for language in self.language_buttons.values():
            head.addWidget(language)
        tools = QHBoxLayout()
        tools.addStretch(1)
        for button in (self.open_button, self.rules_button, self.settings_button):
            tools.addWidget(button)
        games = QVBoxLayout()
        games.setSpacing(14)
        for tile in self.tiles:
            games.addWidget(tile)
        side = QVBoxLayout()
        side.addLayout(tools)
        side.addSpacing(4)
        side.addWidget(self._heading)
        side.addWidget(self._none)
        inner = QWidget()
        inner.setLayout(self._list)
        self._list.setContentsMargins(0, 0, 6, 0)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side.addWidget(scroll, 1)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addLayout(games, 5)
        body.addLayout(side, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 22, 32, 28)
        layout.setSpacing(16)
        layout.addLayout(head)
        layout.addWidget(self.banner)
        layout.addLayout(body, 1)

    def refresh(self) -> None:
        """Show the games that go on now."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        while self._list.count():
            self._list.takeAt(0)
        try:
            known = [summary for summary in self._desk.store.unfinished() if self._has(summary)]
        except StoreError:
            known = []
        self.cards = [ContinueCard(self._desk, summary) for summary in known]
        for card in self.cards:
            card.clicked.connect(partial(self._resume, card.summary.id))
            card.customContextMenuRequested.connect(partial(self._menu, card))
            self._list.addWidget(card)
            card.retranslate()
            # The layout would show it later, and what isn't shown can't take the focus.
            card.show()
        self._list.addStretch(1)
        self._none.setVisible(not self.cards)
        if self.cards:
            self.cards[0].setFocus()
        else:
            self.tiles[0].setFocus()
        QTimer.singleShot(0, self, self._draw_next)

    def _draw_next(self) -> None:
        """Draw one picture a turn of the event loop, so that the page is there at once."""
        for card in self.cards:
            if card.property("drawn") is None:
                card.setProperty("drawn", True)
                card.draw_picture()
                QTimer.singleShot(0, self, self._draw_next)
                return

    @staticmethod
    def _has(summary: Summary) -> bool:
        return summary.setup.game in NAMES

    def _resume(self, game: int, _checked: bool = False) -> None:
        self.resumed.emit(game)

    def _menu(self, card: ContinueCard, _place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Continue")).triggered.connect(card.click)
        menu.addAction(self.tr("Remove from the list")).triggered.connect(
            partial(self.remove, card.summary.id)
        )
        menu.popup(card.mapToGlobal(card.rect().center()))

    def remove(self, game: int) -> None:
        """Take a game off the list; until the notice is gone it can be brought back."""
        store = self._desk.store
        try:
            store.shelve(game, shelved=True)
        except StoreError as error:
            trouble = error.trouble
            self.banner.tell(
                lambda: troubles.not_saved(trouble), [(lambda: self.tr("OK"), lambda: None)]
            )
            return
        self.refresh()
        self.banner.tell(
            lambda: self.tr("The game was removed from the list."),
            [(lambda: self.tr("Bring it back"), partial(self._bring_back, game))],
        )

    def _bring_back(self, game: int) -> None:
        with contextlib.suppress(StoreError):
            self._desk.store.shelve(game, shelved=False)
        self.refresh()

    def _dress(self) -> None:
        ink = self._desk.theme.colour("text")
        for button in (self.rules_button, self.open_button, self.settings_button):
            button.setIcon(tool_icon(Glyph(button.property("glyph")), ink))
        for card in self.cards:
            card.setProperty("drawn", None)
        QTimer.singleShot(0, self, self._draw_next)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._heading.setText(self.tr("Continue"))
        self._none.setText(self.tr("No unfinished games. Choose a game to begin."))
        self.rules_button.setText(self.tr("Rules"))
        self.open_button.setText(self.tr("Open …"))
        self.open_button.setToolTip(self.tr("Open a game from a file"))
        self.settings_button.setText(self.tr("Settings"))
        self.setAccessibleName(self.tr("Launcher"))
        for code, button in self.language_buttons.items():
            button.setChecked(code == self._desk.languages.code)
            button.setAccessibleDescription(self.tr("Language"))
        for tile in self.tiles:
            tile.retranslate()
        for card in self.cards:
            card.retranslate()
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
