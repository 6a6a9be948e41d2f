# SPDX-License-Identifier: GPL-3.0-or-later
"""What every table has around its field: prompt, log, tools, notices, pause and end."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk.core.game import Outcome, Refusal, Step
from pushdesk.core.session import Session
from pushdesk.core.store import StoreError
from pushdesk.desktop import ending, troubles
from pushdesk.desktop.banner import Banner
from pushdesk.desktop.controller import Gate, TableController
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.ending import EndPanel
from pushdesk.desktop.icons import Glyph, tool_icon
from pushdesk.desktop.log import LogView
from pushdesk.desktop.players import player_name

SPARED = frozenset(
    {
        Glyph.LOG,
        Glyph.ODDS,
        Glyph.WATCH,
        Glyph.SLOW,
        Glyph.LIST,
        Glyph.SOUND,
        Glyph.MUTE,
    }
)
"""Tools without a button while the rules take the room; their keys still work."""
WIDE = 1200
NARROW_RAIL = 210
RAIL = 264
"""Width of the rail with log and help beside the field, px."""


class Curtain(QFrame):
    """Cover the field while the game is paused."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._label = QLabel()
        self._label.setProperty("kind", "title")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self.lifted)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(self._label)
        layout.addSpacing(16)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._label.setText(self.tr("Paused"))
        self.button.setText(self.tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class TablePage(QWidget):
    """A table: one session, its controller, and everything around the field.

    A game's table fills in `field` and the methods that raise here.
    """

    left = Signal()
    again = Signal()
    other = Signal()
    help_wanted = Signal(str)
    """The clause to open, or empty for the beginning."""
    export_wanted = Signal()

    def __init__(self, desk: Desk, session: Session[Any, Any, Any, Any]) -> None:
        super().__init__()
        self.desk = desk
        self.session = session
        self.controller = TableController(session, desk.thinker, self)
        self.field = self.make_field()
        self.field.setObjectName("field")
        self.banner = Banner()
        self.prompt = QLabel()
        self.prompt.setObjectName("prompt")
        self.prompt.setProperty("stop", True)
        self.prompt.setWordWrap(True)
        self.prompt.setTextFormat(Qt.TextFormat.RichText)
        self.prompt.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.prompt.linkActivated.connect(lambda link: self.help_wanted.emit(link))
        self.prompt.setMinimumHeight(52)
        self.title = QLabel()
        self.title.setProperty("kind", "small")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.log = LogView()
        self.rail = QWidget()
        self.rail_layout = QVBoxLayout(self.rail)
        self.end_panel: EndPanel | None = None
        self.curtain = Curtain(self.field)
        self.curtain.lifted.connect(self.controller.go_on)
        self._refusal: Refusal | None = None
        self._crowded = False
        self._tools: list[tuple[QAction, QToolButton, Glyph]] = []
        self._make_actions()
        self._lay_out()
        self.controller.stepped.connect(self._stepped)
        self.controller.refreshed.connect(self._refreshed)
        self.controller.gate_changed.connect(self._gate_changed)
        self.controller.refused.connect(self._refused)
        self.controller.failed.connect(self._failed)
        desk.settings.changed.connect(self._settings_changed)
        desk.themes.changed.connect(self._theme_changed)
        self._settings_changed()

    # What a game's table says and does.

    def make_field(self) -> QWidget:
        """Return the widget on which the game is played."""
        raise NotImplementedError

    def show_step(self, before: Any, step: Step[Any, Any]) -> None:
        """Show a step, then call `controller.settled`."""
        raise NotImplementedError

    def show_position(self) -> None:
        """Show the current position at once."""
        raise NotImplementedError

    def skip(self) -> None:
        """Finish what moves at once."""
        raise NotImplementedError

    def game_name(self) -> str:
        """Return the name of the game."""
        raise NotImplementedError

    def prompt_sentence(self) -> str:
        """Return who is to do what."""
        raise NotImplementedError

    def refusal_sentence(self, refusal: Refusal) -> str:
        """Return why an action is illegal."""
        raise NotImplementedError

    def sentences_of(self, action: int) -> list[str]:
        """Return what an action of the journal, counted from 0, led to."""
        raise NotImplementedError

    def sheet(self, outcome: Outcome) -> QAbstractTableModel:
        """Return the score sheet of the finished game."""
        raise NotImplementedError

    def won(self) -> str:
        """Return who has won the finished game."""
        assert self.session.outcome is not None
        return ending.won(self.session.setup, self.session.outcome)

    def decided(self) -> str:
        """Return how close the finished game was."""
        assert self.session.outcome is not None
        return ending.decided(self.session.setup, self.session.outcome)

    def situation(self) -> str:
        """Return the state of the table in words."""
        raise NotImplementedError

    def hand(self) -> str:
        """Return what the person who acts has, in words."""
        raise NotImplementedError

    # The frame.

    def _action(self, glyph: Glyph | None, keys: str, act: Callable[[], object]) -> QAction:
        """Return an action with its keys, and a button for it when it has a glyph."""
        action = QAction(self)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: act())
        self.addAction(action)
        if glyph is not None:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setProperty("kind", "plain")
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._tools.append((action, button, glyph))
        return action

    def _make_actions(self) -> None:
        self.leave_action = self._action(Glyph.BACK, "Ctrl+W", self.left.emit)
        self.undo_action = self._action(Glyph.UNDO, "Ctrl+Z", self.controller.undo)
        self.redo_action = self._action(Glyph.REDO, "Ctrl+Shift+Z", self.controller.redo)
        self.pause_action = self._action(Glyph.PAUSE, "Ctrl+P", self._toggle_pause)
        self.log_action = self._action(Glyph.LOG, "Ctrl+L", self._toggle_log)
        self.help_action = self._action(Glyph.HELP, "", lambda: self.help_wanted.emit(""))
        self.skip_action = self._action(None, "Esc", self.escape)
        self.repeat_action = self._action(None, ".", self.desk.announcer.repeat)
        self.situation_action = self._action(None, "I", lambda: self._speak(self.situation()))
        self.hand_action = self._action(None, "O", lambda: self._speak(self.hand()))

    def _lay_out(self) -> None:
        prompt_frame = QFrame()
        prompt_frame.setProperty("kind", "panel")
        prompt_layout = QHBoxLayout(prompt_frame)
        prompt_layout.setContentsMargins(18, 0, 18, 0)
        prompt_layout.addWidget(self.prompt)
        header = QHBoxLayout()
        header.setContentsMargins(12, 8, 12, 0)
        header.setSpacing(4)
        header.addWidget(self._tools[0][1])
        header.addWidget(prompt_frame, 1)
        header.addSpacing(4)
        for _action, button, _glyph in self._tools[1:]:
            header.addWidget(button)
        self.rail_layout.setContentsMargins(0, 0, 0, 0)
        self.rail_layout.setSpacing(8)
        self.rail_layout.addWidget(self.title)
        self.rail_layout.addWidget(self.log, 1)
        self.rail.setFixedWidth(RAIL)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.field, 1)
        body.addWidget(self.rail)
        content = QVBoxLayout()
        content.setContentsMargins(12, 0, 12, 12)
        content.setSpacing(8)
        content.addWidget(self.banner)
        content.addLayout(body, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(header)
        layout.addLayout(content, 1)

    def open(self) -> None:
        """Show the position and begin or resume."""
        self.retranslate()
        self.show_position()
        self.controller.open()

    def shut(self) -> None:
        """Stop for good, before the page is deleted."""
        self.desk.settings.changed.disconnect(self._settings_changed)
        self.desk.themes.changed.disconnect(self._theme_changed)
        self.controller.close()

    def escape(self) -> None:
        """Do what Esc means here: finish what moves."""
        self.skip()

    def _toggle_pause(self) -> None:
        if self.controller.gate is Gate.PAUSED:
            self.controller.go_on()
        else:
            self.skip()
            self.controller.pause()

    def _toggle_log(self) -> None:
        self.desk.settings.change(log=not self.desk.settings.values.log)

    def clause_now(self) -> str:
        """Return the clause that governs what is asked now: of the refusal, else of the game."""
        return self._refusal.clause if self._refusal is not None else self.clause_asked()

    def clause_asked(self) -> str:
        """Return the clause about what the person is asked to do, or an empty name."""
        return ""

    def set_minimised(self, *, minimised: bool) -> None:
        """Stop while nobody can see the table."""
        if minimised:
            self.skip()
            self.controller.pause()
        else:
            self.controller.go_on()

    def _speak(self, text: str) -> None:
        self.desk.announcer.say(text, assertive=True)

    tells_at_once = True
    """Whether a step is told before it is shown; else the table calls `tell_step`."""

    def _stepped(self, before: Any, step: Step[Any, Any]) -> None:
        self._refusal = None
        if self.tells_at_once:
            self.tell_step()
        self.show_step(before, step)

    def tell_step(self) -> None:
        """Put the last step into the log and say it."""
        sentences = self.sentences_of(self.session.position - 1)
        self.log.entries.add(sentences)
        for sentence in sentences:
            self.desk.announcer.say(sentence)

    def _refreshed(self) -> None:
        self._refusal = None
        self._close_end()
        self._fill_log()
        self.show_position()

    def _fill_log(self) -> None:
        actions = range(self.session.position)
        self.log.entries.begin([text for number in actions for text in self.sentences_of(number)])

    def _gate_changed(self) -> None:
        gate = self.controller.gate
        resumed = not self.curtain.isHidden() and gate is not Gate.PAUSED
        if resumed and self.curtain.button.hasFocus():
            # Else the focus would go on to the button that leaves the table.
            self.setFocus()
        self.curtain.setVisible(gate is Gate.PAUSED)
        if gate is Gate.PAUSED:
            self.curtain.raise_()
            self.curtain.button.setFocus()
        self._cover_field()
        self.undo_action.setEnabled(self.controller.can_undo())
        self.redo_action.setEnabled(self.controller.can_redo())
        self._say_prompt()
        if gate is Gate.CHOOSING:
            self.desk.announcer.say(self.prompt_text(), assertive=True)
        elif gate is Gate.OVER:
            self._open_end()
        self.gate_moved()

    def gate_moved(self) -> None:
        """Mark what can be done now; called whenever the gate changes."""

    def prompt_text(self) -> str:
        """Return the prompt without the refusal."""
        gate = self.controller.gate
        actor = self.session.actor
        if gate is Gate.PAUSED:
            return self.tr("Paused")
        if gate is Gate.THINKING and actor is not None:
            return self.tr("{name} is thinking …").format(
                name=player_name(self.session.setup, actor)
            )
        return self.prompt_sentence()

    def _say_prompt(self) -> None:
        """Show the prompt, and before it why the last action was refused."""
        theme = self.desk.theme
        text = self.prompt_text()
        spoken = text
        rich = f"<span style='font-size:18px; font-weight:600'>{html.escape(text)}</span>"
        if self._refusal is not None:
            why = self.refusal_sentence(self._refusal)
            clause = self._refusal.clause
            rich = (
                f"<span style='font-size:16px; color:{theme.refusal}; font-weight:600'>"
                f"{html.escape(why)}</span> &nbsp;<a href='{clause}' "
                f"style='color:{theme.text}'>{clause}</a><br>{rich}"
            )
            spoken = f"{why} ({clause}) {text}"
        self.prompt.setText(rich)
        self.prompt.setAccessibleName(spoken)

    def _refused(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self._say_prompt()
        self.desk.announcer.say(self.refusal_sentence(refusal), assertive=True)

    def forget_refusal(self) -> None:
        """Take the reason of the last refusal off the prompt."""
        self._refusal = None
        self._say_prompt()

    def _failed(self, error: StoreError) -> None:
        trouble = error.trouble
        self.banner.tell(
            lambda: troubles.not_saved(trouble),
            [
                (lambda: self.tr("Try again"), self.controller.retry),
                (lambda: self.tr("Play on without saving"), self.controller.go_on_unsaved),
            ],
        )
        self._speak(self.banner.text)

    def _open_end(self) -> None:
        outcome = self.session.outcome
        if outcome is None or self.end_panel is not None:
            return
        panel = EndPanel(self.won, self.decided, self.sheet(outcome), self.field)
        panel.again.connect(self.again)
        panel.other.connect(self.other)
        panel.left.connect(self.left)
        panel.export.connect(self.export_wanted)
        panel.look_button.clicked.connect(self._look)
        panel.hide()
        self.end_panel = panel
        self.desk.announcer.say(panel.sentence(), assertive=True)
        # Building it, painting it and dimming the table each take most of a frame.
        QTimer.singleShot(0, panel, self._show_end)

    def _show_end(self) -> None:
        if self.end_panel is not None:
            self._place_covers()
            self.end_panel.show()
            self.end_panel.again_button.setFocus()
            QTimer.singleShot(0, self.end_panel, self._cover_field)

    def _look(self) -> None:
        """Give the keyboard back to the table when the end panel was put aside."""
        self._cover_field()
        self.setFocus()

    def _close_end(self) -> None:
        if self.end_panel is not None:
            self.end_panel.hide()
            self.end_panel.deleteLater()
            self.end_panel = None
            self._cover_field()

    def _cover_field(self) -> None:
        """Keep the keyboard off the pieces while something lies over them."""
        covers = (self.curtain, self.end_panel)
        covered = any(cover is not None and not cover.isHidden() for cover in covers)
        for piece in self.field.children():
            if isinstance(piece, QWidget) and piece not in covers:
                piece.setEnabled(not covered)

    def _place_covers(self) -> None:
        area = self.field.rect()
        self.curtain.setGeometry(area)
        if self.end_panel is not None:
            width = min(area.width() - 32, 860)
            height = min(area.height() - 32, 640)
            left = (area.width() - width) // 2
            self.end_panel.setGeometry(left, (area.height() - height) // 2, width, height)
            self.end_panel.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what lies over the field on the field; a narrow window has a narrow rail."""
        super().resizeEvent(event)
        self.rail.setFixedWidth(RAIL if self.width() >= WIDE else NARROW_RAIL)
        self._place_covers()

    def hideEvent(self, event: QHideEvent) -> None:
        """Finish what moves when nobody can see it."""
        super().hideEvent(event)
        self.skip()

    def _settings_changed(self) -> None:
        self.controller.pace = self.desk.themes.pace
        shown = self.desk.settings.values.log or self.rail_needed()
        self.rail.setVisible(shown and not self._crowded)

    def set_crowded(self, *, crowded: bool) -> None:
        """Put the rail away while the rules stand in its place."""
        self._crowded = crowded
        for _action, button, glyph in self._tools:
            if glyph in SPARED:
                button.setVisible(not crowded)
        self._settings_changed()

    def rail_needed(self) -> bool:
        """Return whether the rail holds more than the log."""
        return False

    def _theme_changed(self) -> None:
        for action, _button, glyph in self._tools:
            action.setIcon(self._icon(glyph))
        self._say_prompt()

    def _icon(self, glyph: Glyph) -> QIcon:
        return tool_icon(glyph, self.desk.theme.colour("text"))

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.title.setText(
            self.tr("{game} · deal {deal}").format(
                game=self.game_name(), deal=self.session.setup.deal
            )
        )
        self.log.setAccessibleName(self.tr("Log"))
        self.field.setAccessibleName(self.tr("Table"))
        for action, text in (
            (self.leave_action, self.tr("Leave the table")),
            (self.undo_action, self.tr("Take back")),
            (self.redo_action, self.tr("Redo")),
            (self.pause_action, self.tr("Pause")),
            (self.log_action, self.tr("Log")),
            (self.help_action, self.tr("Rules")),
            (self.skip_action, self.tr("Skip or cancel")),
            (self.repeat_action, self.tr("Repeat the last announcement")),
            (self.situation_action, self.tr("Say what is on the table")),
            (self.hand_action, self.tr("Say what I have")),
        ):
            action.setText(text)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({keys})" if keys else text)
        self._fill_log()
        self._theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.gate_moved()
        super().changeEvent(event)
