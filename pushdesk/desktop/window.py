# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: one page at a time, the rules beside it, the desk beneath."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QDesktopServices,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pushdesk.core import chance, gamefile
from pushdesk.core.game import Person, Setup
from pushdesk.core.gamefile import GameFileError, restore
from pushdesk.core.session import Session
from pushdesk.core.store import StoredGame, StoreError
from pushdesk.desktop import shelf, troubles
from pushdesk.desktop.backdrop import Backdrop, coarse
from pushdesk.desktop.banner import Words
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.launcher import Launcher
from pushdesk.desktop.paths import write_whole
from pushdesk.desktop.settings import Geometry
from pushdesk.desktop.surface import paint_desk
from pushdesk.games import NAMES, find

if TYPE_CHECKING:
    # Loaded when they are first opened: the launcher is on the screen sooner without them.
    from pushdesk.desktop.help import HelpPane
    from pushdesk.desktop.newgame import NewGame
    from pushdesk.desktop.preferences import Preferences
    from pushdesk.desktop.tablepage import TablePage

SMALLEST = (1024, 700)
FIRST = (1280, 800)
TITLE_BAR = 32
"""Height that is kept free above the window for the frame that the desktop draws, px."""


class _Desk(QWidget):
    """The wood beneath all pages."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.backdrop = Backdrop(self, coarse)
        self.backdrop.ready.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        dark = theme.dark
        dpr = self.devicePixelRatioF()
        area = QRectF(self.rect())
        self.backdrop.draw(
            painter,
            area,
            dpr,
            theme.name,
            lambda inner, rect: paint_desk(inner, rect, dark),
            theme.colour("desk"),
        )
        painter.end()


class Window(QMainWindow):
    """Lead from page to page; everything is saved, so closing never asks."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.table: TablePage | None = None
        self.launcher = Launcher(desk)
        self.launcher.chosen.connect(self.new_game)
        self.launcher.resumed.connect(self.resume)
        self.launcher.settings.connect(self.open_preferences)
        self.launcher.rules.connect(lambda: self.open_help(""))
        self.launcher.opened.connect(self.choose_file)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.launcher)
        self.help: HelpPane | None = None
        self._new_game: NewGame | None = None
        self._preferences: Preferences | None = None
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.pages)
        self.ground = _Desk(desk)
        layout = QVBoxLayout(self.ground)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._splitter)
        self.setCentralWidget(self.ground)
        for keys, act in (
            (QKeySequence(Qt.Key.Key_F1), lambda: self.toggle_help()),
            (QKeySequence(QKeySequence.StandardKey.FullScreen), self.toggle_full_screen),
            (QKeySequence(QKeySequence.StandardKey.Quit), self.close),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(act)
        desk.themes.changed.connect(self.ground.update)
        desk.announcer.attach(self)
        self.setMinimumSize(*SMALLEST)
        self._restore_geometry()
        self.retranslate()
        self.launcher.refresh()

    # Pages.

    def _show(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._name_window()

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            self.pages.removeWidget(page)
            page.hide()
            page.deleteLater()

    def show_launcher(self) -> None:
        """Leave whatever is open; it can be resumed."""
        self._close_table()
        self._drop(self._new_game)
        self._new_game = None
        self._drop(self._preferences)
        self._preferences = None
        self._show(self.launcher)
        self.launcher.refresh()

    def _close_table(self) -> None:
        if self.table is not None:
            table, self.table = self.table, None
            table.shut()
            self._drop(table)
            if self.help is not None:
                self.help.use_choices(self._choices)

    def new_game(self, game: str, setup: Setup | None = None) -> None:
        """Open the page on which a game is set up."""
        self._close_table()
        self._drop(self._new_game)
        if setup is None:
            try:
                setup = self.desk.store.last_setup(game)
            except StoreError:
                setup = None
        from pushdesk.desktop.newgame import NewGame

        page = NewGame(self.desk, game, setup)
        page.started.connect(self.start)
        page.left.connect(self.show_launcher)
        page.help_wanted.connect(self.open_help)
        page.practised.connect(lambda options: self.practise(game, options))
        self._new_game = page
        self._show(page)
        page.start_button.setFocus()
        if self.help is not None:
            self.help.use_game(game)

    def open_preferences(self) -> None:
        """Open the settings."""
        from pushdesk.desktop.preferences import Preferences

        page = Preferences(self.desk)
        page.left.connect(self.show_launcher)
        self._preferences = page
        self._show(page)
        page.language.setFocus()

    def practise(self, game: str, options: dict[str, str]) -> None:
        """Open the board of a game on which one person practises; nothing is kept of it."""
        board = shelf.practice(game)
        assert board is not None
        people = self.desk.settings.values.people
        setup = Setup(game, (Person(people[0] if people else ""),), 1, options)
        self.open_table(Session(board, setup, practice=True))

    def start(self, setup: Setup) -> None:
        """Begin a game and save it before it is shown."""
        game = find(setup.game)
        assert game is not None
        self._open_new(Session(game, setup))

    def _open_new(self, session: Session[Any, Any, Any, Any]) -> None:
        """Write a session that isn't in the store yet, show it, and record it from now on."""
        finished = session.outcome is not None
        trouble = None
        try:
            number = self.desk.store.add(session.setup, session.journal, session.position, finished)
            session.recorder = StoredGame(self.desk.store, number)
        except StoreError as error:
            trouble = error.trouble
        self.open_table(session)
        if trouble is not None:
            why = trouble
            self.tell(lambda: troubles.store_unusable(why))

    def resume(self, number: int) -> None:
        """Go on with a stored game."""
        try:
            record = self.desk.store.load(number)
            game = find(record.setup.game)
            if game is None:
                raise GameFileError(gamefile.FileTrouble.UNKNOWN_GAME)
            session = restore(game, record.setup, record.actions, record.position)
        except (StoreError, GameFileError):
            self.tell(troubles.game_unreadable)
            return
        session.recorder = StoredGame(self.desk.store, number)
        self.open_table(session)

    def open_table(self, session: Session[Any, Any, Any, Any]) -> None:
        """Show the table of a session."""
        self._close_table()
        self._drop(self._new_game)
        self._new_game = None
        table = shelf.open_table(self.desk, session)
        table.left.connect(self.show_launcher)
        table.again.connect(self._play_again)
        table.other.connect(lambda: self.new_game(session.game.name, session.setup))
        table.help_wanted.connect(self.open_help)
        table.export_wanted.connect(self.export)
        self.table = table
        self._show(table)
        table.setFocus()
        table.open()
        if self.help is not None:
            self.help.use_game(session.game.name)
            self.help.use_choices(self._choices)
            table.set_crowded(crowded=self.help.isVisible())

    def _play_again(self) -> None:
        if self.table is not None:
            setup = self.table.session.setup
            self.start(Setup(setup.game, setup.players, chance.new_deal(), setup.options))

    def tell(self, words: Words) -> None:
        """Show a notice on the page that is open."""
        page = self.pages.currentWidget()
        shown = self.table is not None and page is self.table
        banner = self.table.banner if shown and self.table else self.launcher.banner
        banner.tell(words, [(lambda: self.tr("OK"), lambda: None)])
        self.desk.announcer.say(words(), assertive=True)

    # Files.

    def choose_file(self) -> None:
        """Let a person pick a file with a game."""
        dialog = QFileDialog(self, self.tr("Open a game from a file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Pushdesk games (*.pushgame)"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def open_file(self, path: Path) -> bool:
        """Open a game from a file and keep it; say why when it can't be."""
        try:
            with path.open("rb") as file:
                content = file.read(gamefile.LARGEST_FILE + 1)
            session = gamefile.decode(content, find)
        except OSError:
            self.tell(troubles.file_unreadable)
            return False
        except GameFileError as error:
            trouble = error.trouble
            self.tell(lambda: troubles.file_unusable(trouble))
            return False
        self._open_new(session)
        return True

    def export(self) -> None:
        """Let a person choose where the game on the table is written to."""
        if self.table is None:
            return
        session = self.table.session
        dialog = QFileDialog(self, self.tr("Export the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Pushdesk games (*.pushgame)"))
        dialog.setDefaultSuffix("pushgame")
        dialog.selectFile(f"{session.game.name}-{session.setup.deal}.pushgame")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        dialog.open()

    def export_to(self, path: Path) -> bool:
        """Write the game on the table to a file; say so when it can't be."""
        assert self.table is not None
        try:
            write_whole(path, gamefile.encode(self.table.session))
        except OSError:
            self.tell(troubles.file_unwritable)
            return False
        self.tell(lambda: self.tr("The game was written to {name}.").format(name=path.name))
        return True

    def show_file(self, path: Path) -> None:
        """Open a text file with the system's own program."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    # Help.

    def _figure(self, description: str, widest: float, dpr: float) -> QPixmap:
        return shelf.figure(description, widest, dpr, self.desk.theme)

    def _choices(self) -> dict[str, str]:
        """Return what the game on the table uses, by the clause of the house rule."""
        if self.table is None or self.help is None:
            return {}
        setup, game = self.table.session.setup, self.table.session.game
        if game.name != self.help.game:
            return {}
        words = shelf.Words(game.name)
        return {
            option.clause: words.choice(
                option.key, setup.options.get(option.key, option.choices[0])
            )
            for option in game.options
        }

    def open_help(self, clause: str) -> None:
        """Show the rules at a clause, or at the beginning."""
        if self.help is None:
            from pushdesk.desktop.help import HelpPane

            self.help = HelpPane(self.desk, self._game_in_view() or NAMES[0], self._figure)
            self.help.closed.connect(self.close_help)
            self._splitter.addWidget(self.help)
            width = self._splitter.width()
            self._splitter.setSizes([width - width * 2 // 5, width * 2 // 5])
        game = self._game_in_view()
        if game and (clause or not self.help.isVisible()):
            self.help.use_game(game)
        self.help.use_choices(self._choices)
        self.help.show()
        self.help.open_clause(clause)
        if self.table is not None:
            self.table.set_crowded(crowded=True)

    def _game_in_view(self) -> str:
        """Return the game that is played or set up, or an empty name."""
        if self.table is not None:
            return str(self.table.session.game.name)
        return self._new_game.game if self._new_game is not None else ""

    def close_help(self) -> None:
        """Put the rules away and go back to the page."""
        if self.help is not None:
            self.help.hide()
        if self.table is not None:
            self.table.set_crowded(crowded=False)
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus()

    def toggle_help(self) -> None:
        """Open the rules at what is refused or asked, or put them away."""
        if self.help is not None and self.help.isVisible():
            self.close_help()
        else:
            self.open_help(self.table.clause_now() if self.table is not None else "")

    # The window itself.

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave it."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _restore_geometry(self) -> None:
        """Take the saved place, moved onto a screen that exists and shrunk to fit it."""
        saved = self.desk.settings.values.geometry
        if saved is None:
            self.resize(*FIRST)
            return
        wanted = QRect(saved.x, saved.y, saved.width, saved.height)
        screen = QGuiApplication.screenAt(wanted.center()) or QGuiApplication.primaryScreen()
        free = screen.availableGeometry().adjusted(0, TITLE_BAR, 0, 0)
        size = wanted.size().boundedTo(free.size()).expandedTo(self.minimumSize())
        left = min(max(wanted.x(), free.left()), max(free.left(), free.right() - size.width() + 1))
        top = min(max(wanted.y(), free.top()), max(free.top(), free.bottom() - size.height() + 1))
        self.setGeometry(left, top, size.width(), size.height())
        if saved.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _save_geometry(self) -> None:
        place = (
            self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        )
        self.desk.settings.change(
            geometry=Geometry(
                place.x(), place.y(), place.width(), place.height(), self.isMaximized()
            )
        )

    def _name_window(self) -> None:
        if self.table is not None:
            self.setWindowTitle(self.tr("{game} – Pushdesk").format(game=self.table.game_name()))
        else:
            self.setWindowTitle("Pushdesk")

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._name_window()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; pause a table that is minimised."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange and self.table is not None:
            self.table.set_minimised(minimised=self.isMinimized())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question: every action is saved already."""
        self._save_geometry()
        self._close_table()
        Backdrop.finish()
        event.accept()

    def offer_crash_report(self, report: Path, notices: Sequence[Words] = ()) -> None:
        """Say that the last run ended with an error, and what else there is to say."""
        self.launcher.banner.tell(
            lambda: "\n".join(words() for words in (troubles.crashed, *notices)),
            [
                (lambda: self.tr("Show the report"), lambda: self.show_file(report)),
                (lambda: self.tr("OK"), lambda: None),
            ],
        )
