# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of the flicking game."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pushdesk.core.game import Outcome, Refusal, Seat, Step
from pushdesk.core.session import Session
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.flick import events, scores, sentences
from pushdesk.desktop.flick.aim import Aim, speed_of
from pushdesk.desktop.flick.aiming import Aiming
from pushdesk.desktop.flick.aimpanel import AimPanel
from pushdesk.desktop.flick.beats import Beats
from pushdesk.desktop.flick.board import BoardView
from pushdesk.desktop.flick.gestures import Gestures
from pushdesk.desktop.flick.marks import Marks
from pushdesk.desktop.flick.models import DISC_ROLE, DiscList, SheetModel
from pushdesk.desktop.flick.playback import SLOW_MOTION, Playback
from pushdesk.desktop.flick.seat import SeatPanel
from pushdesk.desktop.icons import Glyph
from pushdesk.desktop.log import LineList
from pushdesk.desktop.motion import MotionLayer
from pushdesk.desktop.players import player_name
from pushdesk.desktop.tablepage import TablePage
from pushdesk.games.flick import physics, placement, practice
from pushdesk.games.flick.hand import STEADY, chance_of, shaken
from pushdesk.games.flick.results import laid
from pushdesk.games.flick.state import (
    Action,
    EndTurn,
    Event,
    NextGame,
    Phase,
    Shot,
    State,
    View,
)

translate = QCoreApplication.translate

COLUMN = 0.29
"""Width of the column beside the board as a share of the field's."""
NARROWEST, WIDEST = 196, 320
GAP = 10


class FlickTable(TablePage):
    """One session of flick: draws it, moves it, and passes every input through the gate."""

    tells_at_once = False

    def __init__(self, desk: Desk, session: Session[State, Action, Event, View]) -> None:
        self.shown: State = session.state
        self.aiming = Aiming(self)
        self._step: tuple[State, Step[State, Event]] | None = None
        self._watching = False
        self._slow = False
        self._aside = False
        super().__init__(desk, session)
        self.layout_field()

    # Making.

    def make_field(self) -> QWidget:
        """Return what board and column stand on."""
        return QWidget(self)

    def _lay_out(self) -> None:
        super()._lay_out()
        state: State = self.session.state
        rules = state.rules
        board = BoardView(
            self.desk, state.sides, corners=rules.corners, table=placement.table(state)
        )
        board.setParent(self.field)
        self.board = board
        self.column = QWidget(self.field)
        column = QVBoxLayout(self.column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        setup = self.session.setup
        self.panels = [SeatPanel(self.desk, setup, seat) for seat in range(setup.seats)]
        for panel in self.panels:
            column.addWidget(panel, 2)
        column.addStretch(1)
        self.aim_panel = AimPanel(corners=rules.corners, practice=self.session.practice)
        column.addWidget(self.aim_panel)
        self.disc_list = DiscList(self)
        self.twin = LineList()
        self.twin.setModel(self.disc_list)
        self.rail_layout.insertWidget(1, self.twin, 1)
        self.motion = MotionLayer(self.field)
        self.motion.finished.connect(self._moved)
        self.playback = Playback(board, self.desk.sound, self)
        self.playback.finished.connect(self._played)
        self.gestures = Gestures(board)
        self.marks = Marks(board, self.desk)
        self.beats = Beats(self)
        self._connect()
        self.field.installEventFilter(self)

    def _make_actions(self) -> None:
        super()._make_actions()
        self.watch_action = self._action(Glyph.WATCH, "W", self.watch)
        self.slow_action = self._action(Glyph.SLOW, "S", self.toggle_slow)
        self.slow_action.setCheckable(True)
        self.list_action = self._action(Glyph.LIST, "Ctrl+B", self._toggle_list)
        self.sound_action = self._action(Glyph.SOUND, "M", self._toggle_sound)
        # Before the log and the rules, which every table has.
        added = self._tools[-4:]
        self._tools[-4:] = []
        self._tools[4:4] = added
        self.end_action = self._action(None, "E", self.end_turn)
        self.next_action = self._action(None, "N", self.next_game)
        self.lay_action = self._action(None, "L", self.lay)
        self.way_action = self._action(None, "T", self.aiming.other_way)
        self.aim_action = self._action(None, "A", lambda: self.board.setFocus())

    def _connect(self) -> None:
        gestures, panel = self.gestures, self.aim_panel
        self.board.pressed.connect(lambda _time, _place: self._hurry())
        gestures.placed.connect(self.aiming.wish)
        gestures.aimed.connect(self.aiming.aimed)
        gestures.fired.connect(self.fire)
        gestures.weak.connect(self._too_weak)
        gestures.ended.connect(self.aiming.let_go)
        panel.placed.connect(self.aiming.put)
        panel.aimed.connect(self.aiming.in_numbers)
        panel.shot.connect(gestures.shoot)
        panel.ended.connect(self.end_turn)
        panel.went_on.connect(self.next_game)
        panel.laid.connect(self.lay)
        panel.way_chosen.connect(self.aiming.use_way)
        for seat in self.panels:
            seat.looked_at.connect(self._look_at)

    def open(self) -> None:
        """Show the position and begin or resume; the first flick must be heard."""
        self.desk.sound.prepare()
        super().open()

    # What the table shows.

    def view(self) -> View:
        """Return what the actor may know now: everything lies open."""
        return cast("View", self.session.view(self.session.actor or 0))

    def show_position(self) -> None:
        """Show the current position at once."""
        self.motion.drop()
        self.playback.drop()
        self._watching = False
        self._step = None
        self.shown = self.session.state
        self.refresh()
        self.gate_moved()

    def refresh(self) -> None:
        """Give every piece what `shown` says."""
        state = self.shown
        self._turn_board(state)
        self.board.show_discs(state.discs)
        self.marks.show_state(state)
        self._show_seats()
        self._show_list(state)
        self.board.setAccessibleDescription(scores.situation(self.session.setup, state))

    def _show_seats(self) -> None:
        """Show how the seats stand in what is shown."""
        for panel in self.panels:
            panel.show_state(self.shown, active=panel.seat == self._acting())

    def _show_list(self, state: State) -> None:
        """List a position; the disc that was chosen stays it, wherever its line goes."""
        chosen = self.twin.currentIndex().data(DISC_ROLE)
        self.disc_list.show(self.session.setup, state, self._viewer())
        row = None if chosen is None else self.disc_list.row_of(chosen)
        if row is not None:
            self.twin.setCurrentIndex(self.disc_list.index(row))

    def _acting(self) -> Seat | None:
        """Return whose panel is framed: while a shot is shown, still the one who made it."""
        shown = self.controller.gate is Gate.ANIMATING
        return self.shown.actor if shown else self.session.actor

    def _viewer(self) -> Seat:
        """Return from whose seat the board is described: who acts, else the last person."""
        session = self.session
        people = [seat for seat in range(session.setup.seats) if session.is_person(seat)]
        if self.shown.actor in people:
            return self.shown.actor
        return people[0] if people else 0

    def _turn_board(self, state: State) -> None:
        seat = self._viewer()
        if self.desk.settings.values.turn_board or self.board.bottom not in state.sides:
            self.board.turn(state.sides[seat])

    @property
    def moving(self) -> bool:
        """Return whether discs move."""
        return self.motion.moving or self.playback.playing

    # A step: the aim of an opponent, the shot, what the rules do with it.

    def show_step(self, before: Any, step: Step[Any, Any]) -> None:
        """Show how it came about, piece by piece."""
        self._step = (before, step)
        self.marks.hide_aim()
        self.gestures.rest()
        self.aiming.warning = ""
        self.motion.pace = self.desk.themes.pace
        self.gate_moved()
        action = self.session.journal[self.session.position - 1]
        if not isinstance(action, Shot) or not self.motion.pace:
            self._tell()
        elif self.session.is_person(before.actor):
            self._play(before, action)
        else:
            self.motion.play([self.beats.aiming(before, action)])

    def _moved(self) -> None:
        """Go on when a movement of pieces has ended."""
        if self._step is None:
            return
        before, _step = self._step
        action = self.session.journal[self.session.position - 1]
        if self.shown is before and isinstance(action, Shot) and self.motion.pace:
            self._play(before, action)
        else:
            self._settled()

    def _play(self, before: State, shot: Shot) -> None:
        trace = physics.simulate(
            before.discs, placement.launch(before, shot), placement.table(before)
        )
        assert shot.result is not None
        self.marks.hide_aim()
        self.playback.rate = self._rate()
        self.playback.play(trace, before.discs, laid(before, shot.result))

    def _rate(self) -> float:
        pace = self.desk.themes.pace or 1.0
        return SLOW_MOTION if self._slow else min(1.0, 1.0 / pace) if pace > 1 else 1.0

    def _played(self) -> None:
        """Go on when the discs lie still."""
        if self._watching:
            self.show_position()
            self._say_prompt()
            self._put_end_back()
        elif self._step is not None:
            self._tell()

    def _tell(self) -> None:
        """Say what came of the step, and show what the rules do with it."""
        if self._step is None:
            return
        before, step = self._step
        action = self.session.journal[self.session.position - 1]
        self.tell_step()
        if isinstance(action, Shot) and action.result is not None:
            self.shown = replace(before, discs=laid(before, action.result))
            self.board.show_discs(self.shown.discs)
        else:
            self.shown = step.state
        self._show_seats()
        self.motion.play(self.beats.of(step.events))

    def _settled(self) -> None:
        self._step = None
        self.shown = self.session.state
        self.refresh()
        if self.session.outcome is not None:
            self.desk.sound.play("win")
        self.controller.settled()

    def skip(self) -> None:
        """Finish what moves at once."""
        for _stage in range(3):
            self.motion.skip()
            self.playback.skip()

    def watch(self) -> None:
        """Show the last shot again."""
        if self._watching or self.controller.gate not in (Gate.CHOOSING, Gate.OVER):
            return
        journal, position = self.session.journal, self.session.position
        shots = [n for n in range(position) if isinstance(journal[n], Shot)]
        if not shots:
            return
        before = self.session.state_at(shots[-1])
        self._watching = True
        self.gestures.rest()
        self._put_end_aside()
        self.marks.show_state(before)
        self._play(before, cast("Shot", journal[shots[-1]]))
        self.gate_moved()
        self._say_prompt()

    def _put_end_aside(self) -> None:
        """Let nothing lie over what is watched."""
        panel = self.end_panel
        self._aside = panel is not None and not panel.isHidden()
        if panel is not None and self._aside:
            panel.hide()
            self._look()

    def _put_end_back(self) -> None:
        aside, self._aside = self._aside, False
        if aside and self.end_panel is not None:
            self._show_end()

    def toggle_slow(self) -> None:
        """Play in slow motion, or in real time."""
        self._slow = not self._slow
        self.slow_action.setChecked(self._slow)
        self.playback.rate = self._rate()

    def _fill_log(self) -> None:
        """Tell what has been shown; the step that is being shown is told when it is."""
        untold = self._step is not None and self.shown is self._step[0]
        shown = range(self.session.position - untold)
        self.log.entries.begin([text for number in shown for text in self.sentences_of(number)])

    # What can be done now.

    def gate_moved(self) -> None:
        """Let the person who acts aim, or nobody."""
        state = self.session.state
        aiming = self.awaits_person() and state.phase in (Phase.SHOOT, Phase.RESHOOT)
        if aiming and self.gestures.aim is None:
            self.aiming.take_up(state)
        elif not aiming:
            self.gestures.rest()
            if not self.moving:
                self.marks.hide_aim()
        self.aiming.show()
        self.end_action.setEnabled(self.may_end())
        clears = self.session.practice and self.awaits_person()
        self.next_action.setEnabled(self.counted() or clears)
        waits = self.controller.gate in (Gate.CHOOSING, Gate.OVER) and not self._watching
        self.watch_action.setEnabled(waits and state.made > 0)
        self._show_seats()

    def awaits_person(self) -> bool:
        """Return whether a person is to choose."""
        return self.controller.gate is Gate.CHOOSING and not self._watching

    def may_end(self) -> bool:
        """Return whether the person may end the turn."""
        state = self.session.state
        return self.awaits_person() and state.phase is Phase.SHOOT and state.shots > 0

    def counted(self) -> bool:
        """Return whether a person looks at the count of a game."""
        return self.awaits_person() and self.session.state.phase is Phase.COUNTED

    # What a person does. Everything ends in `controller.submit`.

    def _hurry(self) -> bool:
        """Skip what moves; return whether anything did."""
        moving = self.controller.gate is Gate.ANIMATING or self._watching
        if moving:
            self.skip()
        return moving

    def _ready(self) -> bool:
        """Return whether an input counts; one that arrives while discs move only skips."""
        return not self._hurry() and self.awaits_person()

    def fire(self, aim: Aim, unsteady: bool = True) -> None:
        """Make the shot; `unsteady` adds the error of the hand that the cone shows."""
        if not self._ready():
            return
        state = self.session.state
        table = placement.table(state)
        hand = self.aiming.hand() if unsteady else STEADY
        chance = chance_of(self.session.setup.deal, state.made)
        heading, speed = shaken(hand, aim.heading, speed_of(aim.power, table), chance, table)
        self.aiming.hands[state.actor] = aim
        self.controller.submit(Shot(*aim.place, heading, speed))

    def warned(self) -> None:
        """Show and say another warning, or none."""
        self._say_prompt()

    def _too_weak(self) -> None:
        self._refused(Refusal("F7"))

    def end_turn(self) -> None:
        """Shoot no more in this turn."""
        if self._ready():
            self.controller.submit(EndTurn())

    def next_game(self) -> None:
        """Begin the next game of the series."""
        if self._ready():
            self.controller.submit(NextGame())

    def lay(self) -> None:
        """Put the disc down where it is, on the practice board."""
        aim = self.gestures.aim
        if self.session.practice and aim is not None and self._ready():
            self.controller.submit(practice.Lay(*aim.place))

    def _look_at(self, seat: Seat, looked: bool) -> None:
        self.marks.show_formations(self.shown, seat if looked else None)

    def escape(self) -> None:
        """Put a drag back; else finish what moves."""
        if self.gestures.busy:
            self.gestures.cancel()
        elif self.awaits_person():
            self.forget_refusal()
        else:
            self.skip()

    def _toggle_list(self) -> None:
        self.desk.settings.change(board_list=not self.desk.settings.values.board_list)

    def _toggle_sound(self) -> None:
        self.desk.sound.toggle_mute()

    # Where things lie.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the field when its size changes; a click beside everything skips."""
        if watched is self.field:
            if event.type() == QEvent.Type.Resize:
                self.layout_field()
            elif event.type() == QEvent.Type.MouseButtonPress:
                self._hurry()
        return super().eventFilter(watched, event)

    def layout_field(self) -> None:
        """Make the board as large as fits beside the column."""
        width, height = self.field.width(), self.field.height()
        column = round(min(WIDEST, max(NARROWEST, width * COLUMN)))
        side = max(100, min(width - column - GAP, height))
        # What the board can't use, the column can.
        column = min(max(column, width - side - GAP), WIDEST + 60)
        left = max(0, (width - side - GAP - column) // 2)
        self.board.setGeometry(left, (height - side) // 2, side, side)
        self.column.setGeometry(left + side + GAP, 0, column, height)
        self.motion.setGeometry(self.field.rect())
        self.motion.raise_()
        self.aiming.show()
        self.marks.show_state(self.shown)
        self._place_covers()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        for action, text in (
            (self.watch_action, translate("Flick", "Watch the last shot again")),
            (self.slow_action, translate("Flick", "Slow motion")),
            (self.list_action, translate("Flick", "Board as a list")),
            (self.sound_action, translate("Flick", "Sound on or off")),
            (self.end_action, translate("Flick", "End the turn")),
            (self.next_action, translate("Flick", "Next game")),
            (self.way_action, translate("Flick", "Other way to shoot")),
            (self.aim_action, translate("Flick", "Aim on the board")),
        ):
            action.setText(text)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({keys})")
        super().retranslate()
        self.lay_action.setText(translate("Flick", "Put the disc down"))
        self.lay_action.setEnabled(self.session.practice)
        self.board.setAccessibleName(translate("Flick", "Board"))
        self.twin.setAccessibleName(translate("Flick", "Board as a list"))
        self.aim_panel.retranslate()
        self.refresh()

    def _settings_changed(self) -> None:
        super()._settings_changed()
        values = self.desk.settings.values
        self.twin.setVisible(values.board_list)
        self.log.setVisible(values.log)
        for action, button, glyph in self._tools:
            if action is self.sound_action:
                shown = Glyph.SOUND if values.sound else Glyph.MUTE
                self._tools[self._tools.index((action, button, glyph))] = (action, button, shown)
                action.setIcon(self._icon(shown))
        self._turn_board(self.shown)

    def rail_needed(self) -> bool:
        """Return whether the list is shown."""
        return self.desk.settings.values.board_list

    # Words.

    def game_name(self) -> str:
        """Return the name of the game."""
        return translate("Flick", "Push")

    def prompt_sentence(self) -> str:
        """Return who is to do what."""
        if self._watching:
            return translate("Flick", "The last shot again: Esc ends it")
        if self.session.practice:
            return translate("Flick", "Practice: place the disc anywhere and shoot")
        if self.controller.gate is Gate.OVER:
            return translate("Flick", "The game is over")
        if self.controller.gate is Gate.ANIMATING:
            name = player_name(self.session.setup, self.shown.actor)
            return translate("Flick", "{name} shoots").format(name=name)
        state = self.session.state
        asked = sentences.prompt(self.session.setup, state)
        warning = self.aiming.warning
        return f"{asked}. {warning}" if warning else asked

    def clause_asked(self) -> str:
        """Return the clause about what the person is asked to do."""
        state = self.session.state
        if state.phase is Phase.RESHOOT:
            return "F24"
        if state.phase is Phase.COUNTED:
            return "F30"
        if state.phase is Phase.OVER:
            return "F29"
        return {0: "F5", 3: "F12"}.get(state.shots, "F5")

    def refusal_sentence(self, refusal: Refusal) -> str:
        """Return why an action is illegal."""
        return sentences.refusal_sentence(refusal, self.session.state)

    def sentences_of(self, action: int) -> list[str]:
        """Return what an action of the journal led to."""
        session = self.session
        return events.step_sentences(
            session.setup, session.state_at(action + 1), session.events_at(action)
        )

    def sheet(self, outcome: Outcome) -> QAbstractTableModel:
        """Return the score sheet."""
        return SheetModel(self.session.setup, outcome)

    def won(self) -> str:
        """Return who has won; a team of two has won together."""
        assert self.session.outcome is not None
        return scores.won_sentence(
            self.session.setup, self.session.outcome, self.session.state.rules.teams
        )

    def decided(self) -> str:
        """Return how close it was."""
        assert self.session.outcome is not None
        return scores.decided_sentence(
            self.session.setup, self.session.outcome, self.session.state.rules.teams
        )

    def situation(self) -> str:
        """Return the state of the table in words."""
        return scores.situation(self.session.setup, self.session.state)

    def hand(self) -> str:
        """Return what the actor has, in words."""
        return scores.hand(self.session.setup, self.session.state)
