# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of Push Your Luck."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QObject,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from pushdesk.core.game import Outcome, Refusal, Seat, Step
from pushdesk.core.session import Session
from pushdesk.desktop.backdrop import Backdrop, Paint
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.icons import Glyph
from pushdesk.desktop.luck import art, sentences
from pushdesk.desktop.luck.beats import Beats
from pushdesk.desktop.luck.display import Shown
from pushdesk.desktop.luck.dragging import Dragging
from pushdesk.desktop.luck.layout import Places, button_room
from pushdesk.desktop.luck.models import SheetModel
from pushdesk.desktop.luck.odds import OddsPanel
from pushdesk.desktop.luck.pictures import Pictures
from pushdesk.desktop.luck.pieces import Die, Discards, DrawnCard, Pile, SwitchStack
from pushdesk.desktop.luck.seat import SeatPanel
from pushdesk.desktop.luck.views import ColumnView
from pushdesk.desktop.motion import MotionLayer
from pushdesk.desktop.surface import paint_ring, paint_table
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.theme import font, set_kind
from pushdesk.games.luck.cards import KINDS
from pushdesk.games.luck.rules import MOST_COLUMNS, places
from pushdesk.games.luck.state import (
    Action,
    Bank,
    Event,
    Phase,
    Place,
    Push,
    Roll,
    State,
    Stop,
    Take,
    View,
)

translate = sentences.translate

WARM_MS = 8
"""Between two faces painted ahead of need."""


class Field(QWidget):
    """The table top: it paints the cloth and the direction, the pieces are its children."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.direction = 1
        self.ring = QRectF()
        self.lit: list[QRectF] = []
        """The columns that can be chosen now."""
        self.backdrop = Backdrop(self)
        self.backdrop.ready.connect(self.update)

    def light(self, lit: list[QRectF]) -> None:
        """Frame the columns that can be chosen; repaint only those that change."""
        changed = [rect for rect in (*self.lit, *lit) if rect not in self.lit or rect not in lit]
        self.lit = lit
        for rect in changed:
            self.update(rect.toAlignedRect().adjusted(-4, -4, 4, 4))

    def _surface(self, direction: int) -> tuple[Hashable, Paint]:
        """Return what the table top is when columns are taken in a direction, and its painting."""
        theme, ring = self.desk.theme, QRectF(self.ring)
        ink = QColor(theme.accent if theme.dark else "#6B4527")

        def paint(inner: QPainter, rect: QRectF) -> None:
            paint_table(inner, rect, theme.dark)
            art.paint_direction(inner, ring, direction, ink)

        return (theme.name, direction, ring.getRect()), paint

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cached table top and the ring with its arrow heads."""
        painter = QPainter(self)
        ground = self.desk.theme.colour("desk_end")
        area, dpr = QRectF(self.rect()), self.devicePixelRatioF()
        self.backdrop.draw(painter, area, dpr, *self._surface(self.direction), ground)
        # The next Switch card turns the arrows; the table shouldn't be painted only then.
        self.backdrop.prepare(area.size(), dpr, *self._surface(-self.direction))
        for rect in self.lit:
            paint_ring(painter, rect.adjusted(1, 1, -1, -1), self.desk.theme.colour("accent"), 3.0)
        painter.end()


class LuckTable(TablePage):
    """One session of luck: draws it, moves it, and passes every input through the gate."""

    def __init__(self, desk: Desk, session: Session[State, Action, Event, View]) -> None:
        self.pictures = Pictures()
        self.shown = Shown.of(session.view(0))
        self._banking = False
        self._lit: list[int] = []
        self._warm: list[tuple[int, QSizeF]] = []
        self._warming = QTimer()
        self._warming.setInterval(WARM_MS)
        super().__init__(desk, session)
        self._warming.setParent(self)
        self._warming.timeout.connect(self._warm_next)
        self.layout_field()

    # Making.

    def make_field(self) -> QWidget:
        """Return the table top."""
        return Field(self.desk, self)

    def _lay_out(self) -> None:
        super()._lay_out()
        field, pictures = self.field, self.pictures
        self.pile = Pile(self.desk, pictures, field)
        self.drawn = DrawnCard(self.desk, pictures, field)
        self.columns = [ColumnView(self.desk, pictures, n, field) for n in range(MOST_COLUMNS)]
        self.switches = SwitchStack(self.desk, pictures, field)
        self.die = Die(self.desk, pictures, field)
        self.discards = Discards(self.desk, pictures, field)
        self._buttons = [QPushButton(field) for _ in range(4)]
        self.push_button, self.stop_button, self.bank_button, self.roll_button = self._buttons
        setup = self.session.setup
        self.panels = [
            SeatPanel(self.desk, pictures, setup, seat, field) for seat in range(setup.seats)
        ]
        self.column_sums = [QLabel(field) for _ in self.columns]
        for label in self.column_sums:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setProperty("kind", "subheading")
        self.motion = MotionLayer(field)
        self.motion.finished.connect(self._settled)
        self.odds = OddsPanel(self.desk)
        self.rail_layout.insertWidget(1, self.odds)
        self.beats = Beats(self)
        self.dragging = Dragging(self)
        self._connect()
        field.installEventFilter(self)

    def _make_actions(self) -> None:
        super()._make_actions()
        self.odds_action = self._action(Glyph.ODDS, "Ctrl+O", self._toggle_odds)
        self._tools.insert(4, self._tools.pop())
        self.push_action = self._action(None, "P", self.push)
        self.stop_action = self._action(None, "S", self.stop)
        self.bank_action = self._action(None, "B", self.bank)
        self.roll_action = self._action(None, "R", self.roll)
        self.number_actions = [
            self._action(None, str(key), partial(self.number, key)) for key in range(1, 6)
        ]

    def _connect(self) -> None:
        for button, act in (
            (self.push_button, self.push),
            (self.stop_button, self.stop),
            (self.bank_button, self.bank),
            (self.roll_button, self.roll),
            (self.pile, self.push),
            (self.die, self.roll),
            (self.drawn, self._explain_drawn),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())
        for column in self.columns:
            column.chosen.connect(partial(self.column, column.place))
        for panel in self.panels:
            bench = panel.bench
            bench.chosen.connect(partial(self.bench, panel.seat))
            panel.bank.clicked.connect(partial(self.bank_of, panel.seat))

    # What the table shows.

    @property
    def viewer(self) -> Seat:
        """Return the seat whose view is shown: who acts, else the last person, else seat 0."""
        session = self.session
        people = [seat for seat in range(session.setup.seats) if session.is_person(seat)]
        actor = session.actor
        if actor in people:
            return actor
        return people[0] if people else 0

    def view(self) -> View:
        """Return what the viewer may know now."""
        return cast("View", self.session.view(self.viewer))

    def show_position(self) -> None:
        """Show the current position at once."""
        self.motion.drop()
        self.dragging.cancel()
        self._banking = False
        self.shown = self._shown_now()
        self.refresh()
        self.gate_moved()

    def _shown_now(self) -> Shown:
        """Return the pieces as they lie: columns keep the place they had when taking began."""
        session = self.session
        start = session.position
        while start > 0 and session.state_at(start).phase in (Phase.TAKE, Phase.ROLL):
            start -= 1
        shown = Shown.of(session.game.view(session.state_at(start), self.viewer))
        for number in range(start, session.position):
            for event in session.events_at(number):
                shown.lift(event)
                shown.put(event)
        return shown

    def refresh(self) -> None:
        """Give every piece what `shown` says."""
        shown = self.shown
        field = cast("Field", self.field)
        if field.direction != shown.direction:
            field.direction = shown.direction
            field.update()
        self.pile.show_count(shown.pile)
        self.drawn.show_card(shown.card)
        for column, label in zip(self.columns, self.column_sums, strict=True):
            cards = shown.columns[column.place] if column.place < len(shown.columns) else []
            column.show_cards(cards)
            label.setText(sentences.column_sum(cards))
        self.switches.show_stack(len(shown.switches), shown.direction)
        self.discards.show_cards(shown.discards)
        self.die.show_face(shown.face)
        actor = self.session.actor
        for panel in self.panels:
            panel.show_seat(shown, active=panel.seat == actor and not self.motion.moving)
        self._name_pieces()

    def _name_pieces(self) -> None:
        shown = self.shown
        self.pile.tell(
            translate("Luck", "Draw pile: {cards}").format(cards=sentences.cards_text(shown.pile)),
            translate("Luck", "Click or P: draw a card"),
        )
        if shown.card >= 0:
            self.drawn.tell(
                translate("Luck", "Drawn card: {card}").format(
                    card=sentences.card_name(shown.card)
                ),
                translate("Luck", "Drag it to a column, or press 1, 2 or 3"),
            )
        else:
            self.drawn.tell(translate("Luck", "Drawn card: none"))
        self.switches.tell(
            translate("Luck", "Switch stack: {cards}; columns are taken {direction}").format(
                cards=sentences.cards_text(len(shown.switches)),
                direction=sentences.direction_name(shown.direction),
            )
        )
        self.discards.tell(
            translate("Luck", "Discard pile: {cards}").format(
                cards=sentences.cards_text(len(shown.discards))
            )
        )
        self.die.tell(
            translate("Luck", "Die: {face}").format(face=sentences.colour_name(shown.face)),
            translate("Luck", "Click or R: roll"),
        )

    def show_step(self, before: Any, step: Step[Any, Any]) -> None:
        """Play the events of a step one after the other."""
        self.dragging.cancel()
        self._banking = False
        self.motion.pace = self.desk.themes.pace
        self.gate_moved()
        self.motion.play([self.beats.of(event) for event in step.events])

    def _settled(self) -> None:
        self.shown = self._shown_now()
        self.refresh()
        self.controller.settled()

    def skip(self) -> None:
        """Finish what moves at once."""
        self.motion.skip()

    def gate_moved(self) -> None:
        """Mark what can be done now."""
        view = self.view()
        open_gate = self.awaits_person()
        phase = view.phase if open_gate else None
        choose = phase is Phase.CHOOSE
        bench = view.benches[view.actor]
        may = {
            self.push_button: choose or phase is Phase.DECIDE,
            self.stop_button: phase is Phase.DECIDE and bool(view.columns),
            self.bank_button: choose and bool(bench),
            self.roll_button: phase is Phase.ROLL,
        }
        for button, legal in may.items():
            set_kind(button, "primary" if legal else "")
            button.setAccessibleDescription("" if legal else translate("Luck", "Not possible now"))
        self.pile.mark(legal=may[self.push_button] and not self._banking)
        self.die.mark(legal=may[self.roll_button])
        self.drawn.mark(legal=False)
        fits = places(view.columns, view.card) if phase is Phase.PLACE else []
        if phase is Phase.TAKE:
            fits = self.shown.places()
        for column in self.columns:
            legal = column.place in fits
            column.mark(legal=legal)
            column.setAccessibleName(
                sentences.column_name(column.place, column.cards.cards, fits=legal)
            )
        for panel in self.panels:
            mine = choose and panel.seat == view.actor
            panel.bench.mark(legal=mine and self._banking)
            panel.bank.mark(legal=mine and bool(bench))
            panel.show_seat(
                self.shown, active=panel.seat == self.session.actor and not self.motion.moving
            )
        self.odds.show_view(view)
        self._place_frames(fits)

    def _place_frames(self, fits: Sequence[int]) -> None:
        self._lit = list(fits)
        cast("Field", self.field).light([QRectF(self.columns[n].geometry()) for n in self._lit])

    # What a person does. Everything ends in `controller.submit`.

    def awaits_person(self) -> bool:
        """Return whether a person is to choose."""
        return self.controller.gate is Gate.CHOOSING

    def _ready(self) -> bool:
        """Return whether an input counts; one that arrives while pieces move only skips."""
        if self.controller.gate is Gate.ANIMATING:
            self.skip()
            return False
        return self.awaits_person()

    def push(self) -> None:
        """Draw a card."""
        if self._ready():
            self.controller.submit(Push())

    def stop(self) -> None:
        """Stop drawing."""
        if self._ready():
            self.controller.submit(Stop())

    def roll(self) -> None:
        """Roll the die."""
        if self._ready():
            self.controller.submit(Roll())

    def bank(self) -> None:
        """Bank the only colour, or let the person choose one."""
        if not self._ready():
            return
        view = self.view()
        bench = self.panels[view.actor].bench
        colours = bench.groups.colours
        if view.phase is not Phase.CHOOSE or len(colours) < 2:
            self.controller.submit(Bank(colours[0] if colours else 0))
            return
        self._banking = not self._banking
        self.forget_refusal()
        self.gate_moved()
        if self._banking:
            bench.setFocus()
            self.desk.announcer.say(self.prompt_sentence(), assertive=True)

    def column(self, place: int) -> None:
        """Place the drawn card into, or take, the column at a place counted from 0."""
        if not self._ready():
            return
        if self.view().phase is Phase.TAKE:
            taken = self.shown.places()
            number = taken.index(place) if place in taken else -1
            self.controller.submit(Take(number))
        else:
            self.controller.submit(Place(place))

    def number(self, key: int) -> None:
        """Choose by a key 1 to 5: a colour while banking, else a column."""
        if not self._banking:
            self.column(key - 1)
            return
        self.bank_colour(key - 1)

    def bank_colour(self, colour: int) -> None:
        """Bank a colour of the player who acts."""
        if self._ready():
            self.controller.submit(Bank(colour))

    def bench(self, seat: Seat) -> None:
        """Choose a colour on a bench: bank it, once banking was chosen."""
        if not self._ready():
            return
        view = self.view()
        colour = self.panels[seat].bench.current_colour()
        if seat != view.actor or view.phase is not Phase.CHOOSE or colour is None:
            return
        if self._banking:
            self.bank_colour(colour)
        else:
            self._banking = True
            self.forget_refusal()
            self.gate_moved()

    def bank_of(self, seat: Seat, _checked: bool = False) -> None:
        """Bank by a click on one's own bank."""
        if self._ready() and seat == self.view().actor:
            self.bank()

    def _explain_drawn(self) -> None:
        if self._ready():
            self.desk.announcer.say(self.prompt_sentence(), assertive=True)

    def escape(self) -> None:
        """Cancel a drag or the choice of a colour; else finish what moves."""
        if self.dragging.source is not None:
            self.dragging.cancel()
        elif self._banking:
            self._banking = False
            self.gate_moved()
            self.forget_refusal()
        elif self.awaits_person():
            self.forget_refusal()
        else:
            self.skip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the field when its size changes; a click beside everything skips."""
        if watched is self.field:
            if event.type() == QEvent.Type.Resize:
                self.layout_field()
            elif event.type() == QEvent.Type.MouseButtonPress:
                self.escape_by_click()
        return super().eventFilter(watched, event)

    def escape_by_click(self) -> None:
        """Finish what moves when the cloth is clicked."""
        if self.controller.gate is Gate.ANIMATING:
            self.skip()

    def changeEvent(self, event: QEvent) -> None:
        """Put a dragged piece back when the window loses the focus."""
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.LanguageChange):
            self.dragging.cancel()
        super().changeEvent(event)

    # Where things lie.

    def layout_field(self) -> None:
        """Give every piece its place for the size of the field."""
        metrics = QFontMetrics(font(14, bold=True))
        whole = [str(one.property("words") or "") for one in self._buttons]
        widest = max(metrics.horizontalAdvance(text) for text in whole) + 24
        # Where the rules leave little room the keys stay in the tooltips.
        roomy = widest <= button_room(self.field.width())
        for one, text in zip(self._buttons, whole, strict=True):
            one.setText(text if roomy else one.accessibleName())
            one.setToolTip("" if roomy else text)
        area = Places(self.field.width(), self.field.height(), self.session.setup.seats, widest)
        for piece, rect in (
            (self.pile, area.pile),
            (self.drawn, area.drawn),
            (self.switches, area.switches),
            (self.discards, area.discards),
            (self.die, area.die),
        ):
            piece.fit(area.card)
            piece.setGeometry(rect)
        for column, label in zip(self.columns, self.column_sums, strict=True):
            column.fit(area.card)
            column.setGeometry(area.columns[column.place])
            label.setGeometry(area.sums[column.place])
        for seat, panel in enumerate(self.panels):
            panel.setGeometry(area.seats[(seat - self._anchor()) % len(self.panels)])
        for button, rect in zip(self._buttons, area.buttons, strict=True):
            button.setGeometry(rect)
        field = cast("Field", self.field)
        field.ring = area.ring
        self._place_frames(self._lit)
        self._warm = [
            (kind, size) for size in (area.card, self.panels[0].card) for kind in range(KINDS)
        ]
        self._warming.start()
        self.motion.setGeometry(self.field.rect())
        self.motion.raise_()
        self._place_covers()

    def _warm_next(self) -> None:
        """Paint one face for a size that is new, so that no movement has to wait for it."""
        if not self._warm:
            self._warming.stop()
        elif not self.motion.moving:
            kind, size = self._warm.pop()
            self.pictures.kind(kind, size, self.devicePixelRatioF())

    def _anchor(self) -> Seat:
        """Return the seat at the bottom: the first person's."""
        setup = self.session.setup
        return next((seat for seat in range(setup.seats) if self.session.is_person(seat)), 0)

    # Words.

    def game_name(self) -> str:
        """Return the name of the game."""
        return translate("Luck", "Push Your Luck")

    def prompt_sentence(self) -> str:
        """Return who is to do what."""
        if self.controller.gate is Gate.OVER:
            return translate("Luck", "The game is over")
        return sentences.prompt(self.session.setup, self.view(), banking=self._banking)

    def clause_asked(self) -> str:
        """Return the clause about what the person is asked to do."""
        view = self.view()
        asked = {
            Phase.CHOOSE: "L7",
            Phase.PLACE: "L14",
            Phase.DECIDE: "L24",
            Phase.TAKE: "L26" if view.actor == view.turn else "L27",
            Phase.ROLL: "L37" if view.bust and view.taken == 0 else "L31",
            Phase.OVER: "L46",
        }
        return asked[view.phase]

    def refusal_sentence(self, refusal: Refusal) -> str:
        """Return why an action is illegal."""
        return sentences.refusal_sentence(refusal, self.view())

    def sentences_of(self, action: int) -> list[str]:
        """Return what an action of the journal led to."""
        events = self.session.events_at(action)
        texts = [sentences.event_sentence(self.session.setup, event) for event in events]
        return [text for text in texts if text]

    def sheet(self, outcome: Outcome) -> QAbstractTableModel:
        """Return the score sheet."""
        return SheetModel(self.session.setup, outcome)

    def situation(self) -> str:
        """Return the state of the table in words."""
        return sentences.situation(self.session.setup, self.view())

    def hand(self) -> str:
        """Return the bench of who acts in words."""
        view = self.view()
        return sentences.bench_sentence(self.session.setup, view.actor, view.benches[view.actor])

    def _toggle_odds(self) -> None:
        self.desk.settings.change(odds=not self.desk.settings.values.odds)

    def rail_needed(self) -> bool:
        """Return whether the odds are shown."""
        return self.desk.settings.values.odds

    def _settings_changed(self) -> None:
        super()._settings_changed()
        values = self.desk.settings.values
        self.odds.setVisible(values.odds)
        self.log.setVisible(values.log)

    def _theme_changed(self) -> None:
        super()._theme_changed()
        for piece in self.field.findChildren(QWidget):
            piece.update()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        buttons = (
            (self.push_button, self.push_action, translate("Luck", "Push")),
            (self.stop_button, self.stop_action, translate("Luck", "Stop")),
            (self.bank_button, self.bank_action, translate("Luck", "Bank")),
            (self.roll_button, self.roll_action, translate("Luck", "Roll")),
        )
        for button, action, text in buttons:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(text)
            words = translate("Luck", "{action}  [{key}]").format(action=text, key=keys)
            button.setProperty("words", words)
            button.setAccessibleName(text)
        self.odds_action.setText(translate("Luck", "Odds"))
        for key, action in enumerate(self.number_actions, 1):
            action.setText(translate("Luck", "Column or colour {number}").format(number=key))
        super().retranslate()
        self.layout_field()
        self.refresh()
        self.odds.retranslate()
