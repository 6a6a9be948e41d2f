# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of Push rummy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QObject,
    QRectF,
    Qt,
)
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from pushdesk.core.game import Outcome, Refusal, Seat, Step
from pushdesk.core.session import Session
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.controller import Gate
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.motion import MotionLayer
from pushdesk.desktop.players import player_name
from pushdesk.desktop.rummy import arrange, art, sentences
from pushdesk.desktop.rummy.beats import Beats
from pushdesk.desktop.rummy.chooser import Chooser
from pushdesk.desktop.rummy.counted import RoundPanel
from pushdesk.desktop.rummy.dragging import Dragging
from pushdesk.desktop.rummy.hand import HandView
from pushdesk.desktop.rummy.handover import HandOver
from pushdesk.desktop.rummy.layout import place_pieces
from pushdesk.desktop.rummy.melds import NUMBER_ROLE, MeldsView
from pushdesk.desktop.rummy.models import SheetModel
from pushdesk.desktop.rummy.pictures import Pictures
from pushdesk.desktop.rummy.pieces import DiscardPile, SeatPanel, Stock
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.theme import set_kind
from pushdesk.games.rummy import offers
from pushdesk.games.rummy.cards import Card
from pushdesk.games.rummy.finder import Finder
from pushdesk.games.rummy.state import (
    SEATS,
    Action,
    Discard,
    Event,
    LayContract,
    LayMeld,
    LayOff,
    NextRound,
    Phase,
    Push,
    State,
    Take,
    View,
    left_of,
)

translate = QCoreApplication.translate


class Field(QWidget):
    """The table top: cloth and the push arrow."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._backdrop = Backdrop(self)
        self._backdrop.ready.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cached cloth."""
        theme = self._desk.theme

        def paint(inner: QPainter, rect: QRectF) -> None:
            art.paint_table(inner, rect, theme.dark)

        painter = QPainter(self)
        area, dpr = QRectF(self.rect()), self.devicePixelRatioF()
        self._backdrop.draw(painter, area, dpr, theme.name, paint, theme.colour("desk_end"))
        painter.end()


class RummyTable(TablePage):
    """One session of rummy: draws it, moves it, and passes every input through the gate."""

    def __init__(self, desk: Desk, session: Session[State, Action, Event, View]) -> None:
        self.pictures = Pictures()
        self._orders: dict[Seat, tuple[Card, ...]] = {}
        self._finders: dict[int, Finder] = {}
        self._arrangement = 0
        super().__init__(desk, session)
        self.controller.secret = True
        self.layout_field()

    # Making.

    def make_field(self) -> QWidget:
        """Return the table top."""
        return Field(self.desk, self)

    def _lay_out(self) -> None:
        super()._lay_out()
        field, pictures, setup = self.field, self.pictures, self.session.setup
        self.panels = [SeatPanel(self.desk, pictures, setup, s, field) for s in range(SEATS)]
        self.stock = Stock(self.desk, pictures, field)
        self.pile = DiscardPile(self.desk, pictures, field)
        self.take_button = QPushButton(field)
        self.push_button = QPushButton(field)
        self.melds = [
            MeldsView(self.desk, pictures, partial(player_name, setup, seat), field)
            for seat in range(SEATS)
        ]
        self.meld_labels = [QLabel(field) for _ in self.melds]
        for label in self.meld_labels:
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.contract = QLabel(field)
        self.contract.setProperty("kind", "subheading")
        self.contract.setWordWrap(True)
        self.contract.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.contract_button = QPushButton(field)
        self.meld_button = QPushButton(field)
        self.discard_button = QPushButton(field)
        self.arrange_button = QPushButton(field)
        self.hand_view = HandView(self.desk, pictures, field)
        self.motion = MotionLayer(field)
        self.motion.finished.connect(self._settled)
        self.chooser = Chooser(field)
        self.chooser.chosen.connect(self._submit)
        self.round_panel = RoundPanel(self.desk, pictures, setup, field)
        self.round_panel.went_on.connect(self.next_round)
        self.hand_over = HandOver(field)
        self.hand_over.lifted.connect(self.controller.take_over)
        self.beats = Beats(self)
        self.dragging = Dragging(self)
        self._connect()
        field.installEventFilter(self)

    def _make_actions(self) -> None:
        super()._make_actions()
        self.take_action = self._action(None, "T", self.take)
        self.push_action = self._action(None, "P", self.push)
        self.contract_action = self._action(None, "C", self.lay_contract)
        self.meld_action = self._action(None, "M", self.lay_meld)
        self.discard_action = self._action(None, "D", self.discard)
        self.arrange_action = self._action(None, "A", self.arrange)
        self.next_action = self._action(None, "N", self.next_round)

    def _connect(self) -> None:
        for button, act in (
            (self.take_button, self.take),
            (self.push_button, self.push),
            (self.contract_button, self.lay_contract),
            (self.meld_button, self.lay_meld),
            (self.discard_button, self.discard),
            (self.arrange_button, self.arrange),
            (self.stock, self.push),
            (self.pile, self._use_pile),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())
        hand = self.hand_view
        hand.chosen.connect(self._toggle)
        hand.dragged.connect(self.dragging.begin)
        hand.drag_moved.connect(self.dragging.move)
        hand.drag_dropped.connect(self.dragging.drop)
        hand.hand.changed.connect(self._selection_changed)
        for view in self.melds:
            view.chosen.connect(partial(self._use_meld, view))

    # What the table shows.

    @property
    def viewer(self) -> Seat:
        """Return whose hand lies at the bottom."""
        session = self.session
        people = [seat for seat in range(SEATS) if session.is_person(seat)]
        if self.controller.viewer is not None:
            return self.controller.viewer
        actor = session.actor
        if actor in people:
            return actor
        return people[0] if people else 0

    def covered(self) -> bool:
        """Return whether no face of the hand may be seen."""
        people = sum(map(self.session.is_person, range(SEATS)))
        return people > 1 and self.controller.viewer is None

    def view(self) -> View:
        """Return what the viewer may know now."""
        return cast("View", self.session.view(self.viewer))

    def show_position(self) -> None:
        """Show the current position at once."""
        self.motion.drop()
        self.dragging.cancel()
        self.chooser.put_away()
        self.refresh()
        self.gate_moved()

    def refresh(self) -> None:
        """Give every piece what the viewer may know."""
        view = self.view()
        state: State = self.session.state
        seat = self.viewer
        self.stock.show_count(view.stock)
        self.pile.show_card(view.discard)
        covered = self.covered()
        model = self.hand_view.hand
        if not covered:
            order = self._orders.get(seat, ())
            kept = [card for card in order if card in view.hand]
            held = kept + [card for card in view.hand if card not in kept]
            if set(model.cards) != set(held):
                model.hold([])
            model.hold(held)
            self._orders[seat] = model.cards
        else:
            model.hold(view.hand, hidden=True)
        for owner, melds in enumerate(self.melds):
            melds.show_melds(
                [(n, laid) for n, laid in enumerate(view.melds) if laid.owner == owner]
            )
        totals = [sum(count.points[s] for count in state.finished) for s in range(SEATS)]
        for panel in self.panels:
            s = panel.seat
            panel.show_seat(
                count=view.counts[s],
                points=totals[s],
                met=view.met[s],
                dealer=s == view.dealer,
                active=s == self.session.actor,
                told=sentences.seat_sentence(self.session.setup, view, s, totals[s]),
            )
        self._name_pieces(view)

    def _name_pieces(self, view: View) -> None:
        self.stock.tell(
            sentences.stock_sentence(view.stock), translate("Rummy", "Click or P: push")
        )
        self.pile.tell(sentences.pile_sentence(view.discard), translate("Rummy", "Click or T"))
        self.contract.setText(self._contract_text(view))
        for owner, label in enumerate(self.meld_labels):
            label.setText(player_name(self.session.setup, owner))

    def _contract_text(self, view: View) -> str:
        missing = None
        if not view.met[view.seat] and not self.covered():
            missing = self._finder(view).distance(view.hand)
        return sentences.contract_sentence(view, missing)

    def _finder(self, view: View) -> Finder:
        if view.round not in self._finders:
            self._finders[view.round] = Finder(view.rules, view.round)
        return self._finders[view.round]

    def show_step(self, before: Any, step: Step[Any, Any]) -> None:
        """Play the events of a step one after the other."""
        self.dragging.cancel()
        self.chooser.put_away()
        self.motion.pace = self.desk.themes.pace
        self.gate_moved()
        self.motion.play(self.beats.of(step.events, self.viewer))

    def _settled(self) -> None:
        self.refresh()
        self.controller.settled()

    def skip(self) -> None:
        """Finish what moves at once."""
        self.motion.skip()

    def gate_moved(self) -> None:
        """Mark what can be done now, and cover what must not be seen."""
        gate = self.controller.gate
        state: State = self.session.state
        if gate is Gate.HANDING_OVER:
            self._orders.pop(-1, None)
            self.refresh()
            actor = self.session.actor
            assert actor is not None
            self._place_covers()
            self.hand_over.wait_for(player_name(self.session.setup, actor))
        elif not self.hand_over.isHidden():
            self.hand_over.hide()
            self.refresh()
            self.hand_view.setFocus()
        counted = self.awaits_person() and state.phase is Phase.COUNTED
        if counted and self.round_panel.isHidden():
            self._place_covers()
            self.round_panel.show_count(state)
        elif not counted:
            self.round_panel.hide()
        self._cover_field()
        self._mark_legal()

    def _cover_field(self) -> None:
        super()._cover_field()
        covers: tuple[QWidget, ...] = (self.hand_over, self.round_panel)
        if any(not cover.isHidden() for cover in covers):
            for piece in self.field.children():
                if isinstance(piece, QWidget) and piece not in (*covers, self.curtain):
                    piece.setEnabled(piece is self.end_panel)

    def _mark_legal(self) -> None:
        view = self.view()
        mine = self.awaits_person()
        draws = mine and view.phase is Phase.DRAW
        plays = mine and view.phase is Phase.PLAY
        selected = self.hand_view.hand.selected
        for button, legal in (
            (self.take_button, draws),
            (self.push_button, draws),
            (self.contract_button, plays and bool(self._contract_offers(view, selected))),
            (self.meld_button, plays and bool(self._meld_offers(view, selected))),
            (self.discard_button, plays and len(selected) == 1),
        ):
            set_kind(button, "primary" if legal else "")
            button.setAccessibleDescription("" if legal else translate("Rummy", "Not possible now"))
        self.stock.mark(legal=draws)
        self.pile.mark(legal=draws or (plays and len(selected) == 1))
        lit = []
        if plays and selected and view.met[view.seat]:
            lit = [n for n in range(len(view.melds)) if self._meld_uses(view, n, selected)]
        for melds in self.melds:
            melds.light(lit)

    # What cards can become.

    def _legal(self, action: Action) -> bool:
        return self.session.game.refusal(self.session.state, action) is None

    def _contract_offers(self, view: View, selected: Sequence[Card]) -> Sequence[Action]:
        if view.met[view.seat] or self.covered():
            return ()
        if selected:
            return offers.contracts(selected, view.contract, view.rules, self._legal)
        plan = self._finder(view).plan(view.hand)
        action = LayContract(plan.melds)
        return (action,) if plan.distance == 0 and self._legal(action) else ()

    def _meld_offers(self, view: View, selected: Sequence[Card]) -> Sequence[Action]:
        if not view.met[view.seat] or len(selected) < 3:
            return ()
        return offers.melds(selected, view.rules, self._legal)

    def _meld_uses(self, view: View, number: int, selected: Sequence[Card]) -> list[Action]:
        laid = view.melds[number]
        return [
            *offers.layoffs(selected, number, laid, self._legal),
            *offers.replacements(selected, number, view.melds, view.rules, self._legal),
        ]

    # What a person does. Everything ends in `controller.submit`.

    def awaits_person(self) -> bool:
        """Return whether a person is to choose."""
        return self.controller.gate is Gate.CHOOSING

    def ready(self) -> bool:
        """Return whether an input counts; one that arrives while cards move only skips."""
        if self.controller.gate is Gate.ANIMATING:
            self.skip()
            return False
        return self.awaits_person()

    def _submit(self, action: object) -> None:
        if self.ready():
            self.controller.submit(action)

    def take(self) -> None:
        """Take the discard."""
        self._submit(Take())

    def push(self) -> None:
        """Push to the left neighbour and draw."""
        self._submit(Push())

    def next_round(self) -> None:
        """Deal the next round."""
        self._submit(NextRound())

    def discard(self) -> None:
        """Discard the selected card."""
        selected = self.hand_view.hand.selected
        if not self.ready():
            return
        if len(selected) == 1 or self.view().phase is Phase.DRAW:
            card = selected[0] if selected else self.view().hand[0]
            self.controller.submit(Discard(card))
        else:
            self._tell(translate("Rummy", "Select the one card that you discard."))

    def _use_pile(self) -> None:
        """Take the discard, or discard onto it."""
        if self.view().phase is Phase.DRAW:
            self.take()
        else:
            self.discard()

    def lay_contract(self) -> None:
        """Lay the contract: the selected cards, or the one that the hand holds."""
        if not self.ready():
            return
        view = self.view()
        selected = self.hand_view.hand.selected
        found = self._contract_offers(view, selected)
        if found:
            self._choose(translate("Rummy", "Which contract?"), found)
            return
        self.controller.submit(LayContract((offers.guess(selected or view.hand, view.rules),)))

    def lay_meld(self) -> None:
        """Lay the selected cards as a further meld."""
        if not self.ready():
            return
        view = self.view()
        selected = self.hand_view.hand.selected
        found = self._meld_offers(view, selected)
        if found:
            self._choose(translate("Rummy", "What is it?"), found)
            return
        self.controller.submit(LayMeld(offers.guess(selected, view.rules)))

    def _use_meld(self, view: MeldsView) -> None:
        """Lay the selected cards off on a meld, or let one replace a wild there."""
        index = view.currentIndex()
        if index.isValid() and self.ready():
            self.use_meld(index.data(NUMBER_ROLE))

    def use_meld(self, number: int) -> None:
        """Lay the selected cards off on a meld of the table, or replace a wild in it."""
        selected = self.hand_view.hand.selected
        if not selected:
            self._tell(translate("Rummy", "Select cards first, then the meld that takes them."))
            return
        found = self._meld_uses(self.view(), number, selected)
        if found:
            self._choose(translate("Rummy", "What shall the cards do?"), found)
        else:
            self.controller.submit(LayOff(number, tuple(selected)))

    def _choose(self, title: str, found: Sequence[Action]) -> None:
        """Make the only action there is, or ask which one is meant."""
        if len(found) == 1:
            self.controller.submit(found[0])
            return
        view = self.view()
        self.chooser.ask(title, [(sentences.offer_sentence(view, each), each) for each in found])
        self.desk.announcer.say(title, assertive=True)

    def _tell(self, text: str) -> None:
        self.desk.announcer.say(text, assertive=True)
        self.banner.tell(lambda: text, [])

    def arrange(self) -> None:
        """Sort the hand by suit, by rank, by melds found; each time the next way."""
        if self.covered():
            return
        model = self.hand_view.hand
        view = self.view()
        way = arrange.WAYS[self._arrangement % len(arrange.WAYS)]
        self._arrangement += 1
        model.arrange(arrange.arranged(model.cards, way, self._finder(view)))
        self.remember_order()
        self.desk.announcer.say(sentences.arranged_sentence(way))

    def remember_order(self) -> None:
        """Keep the order in which the viewer holds the cards."""
        self._orders[self.viewer] = self.hand_view.hand.cards

    def _toggle(self) -> None:
        if self.controller.gate is Gate.ANIMATING:
            self.skip()
            return
        index = self.hand_view.currentIndex()
        if index.isValid():
            self.hand_view.hand.toggle(index.row())
            self.forget_refusal()

    def _selection_changed(self) -> None:
        if hasattr(self, "beats") and self.controller.gate is Gate.CHOOSING:
            self._mark_legal()

    def escape(self) -> None:
        """Put a drag or a question away; else the selection; else finish what moves."""
        if self.dragging.held:
            self.dragging.cancel()
        elif not self.chooser.isHidden():
            self.chooser.put_away()
            self.hand_view.setFocus()
        elif self.awaits_person():
            self.hand_view.hand.select([])
            self.forget_refusal()
        else:
            self.skip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the field when its size changes; a click beside everything skips."""
        if watched is self.field:
            if event.type() == QEvent.Type.Resize:
                self.layout_field()
            elif event.type() == QEvent.Type.MouseButtonPress:
                self.chooser.put_away()
                if self.controller.gate is Gate.ANIMATING:
                    self.skip()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Put dragged cards back when the window loses the focus."""
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.LanguageChange):
            self.dragging.cancel()
        super().changeEvent(event)

    # Where things lie.

    def layout_field(self) -> None:
        """Give every piece its place for the size of the field."""
        place_pieces(self)
        self.motion.setGeometry(self.field.rect())
        self.motion.raise_()
        self._place_covers()

    def _place_covers(self) -> None:
        super()._place_covers()
        area = self.field.rect()
        self.hand_over.setGeometry(area)
        width, height = min(area.width() - 40, 900), min(area.height() - 30, 620)
        self.round_panel.setGeometry(
            (area.width() - width) // 2, (area.height() - height) // 2, width, height
        )

    def retranslate(self) -> None:
        """Say everything in the current language."""
        neighbour = player_name(self.session.setup, left_of(self.viewer))
        for button, action, text in (
            (self.take_button, self.take_action, translate("Rummy", "Take")),
            (self.push_button, self.push_action, translate("Rummy", "Push")),
            (self.contract_button, self.contract_action, translate("Rummy", "Lay the contract")),
            (self.meld_button, self.meld_action, translate("Rummy", "Lay a meld")),
            (self.discard_button, self.discard_action, translate("Rummy", "Discard")),
            (self.arrange_button, self.arrange_action, translate("Rummy", "Arrange")),
        ):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(text)
            button.setText(translate("Rummy", "{action}  [{key}]").format(action=text, key=keys))
            button.setAccessibleName(text)
        self.push_button.setToolTip(
            translate("Rummy", "{name} gets the discard and a stock card; you draw one").format(
                name=neighbour
            )
        )
        self.next_action.setText(translate("Rummy", "Next round"))
        self.hand_view.setAccessibleName(translate("Rummy", "Hand"))
        for seat, melds in enumerate(self.melds):
            melds.setAccessibleName(
                translate("Rummy", "Melds of {name}").format(
                    name=player_name(self.session.setup, seat)
                )
            )
        super().retranslate()
        self.hand_over.retranslate()
        self.round_panel.retranslate()
        self.chooser.put_away()
        self.layout_field()
        self.refresh()

    # Words.

    def game_name(self) -> str:
        """Return the name of the game."""
        return translate("Rummy", "Push rummy")

    def prompt_sentence(self) -> str:
        """Return who is to do what."""
        if self.controller.gate is Gate.OVER:
            return translate("Rummy", "The match is over")
        if self.controller.gate is Gate.HANDING_OVER:
            actor = self.session.actor
            assert actor is not None
            name = player_name(self.session.setup, actor)
            return translate("Rummy", "{name}: take the computer").format(name=name)
        return sentences.prompt(self.session.setup, self.view())

    def clause_asked(self) -> str:
        """Return the clause about what the person is asked to do."""
        view = self.view()
        if view.phase is Phase.DRAW:
            return "R14"
        if view.phase is Phase.PLAY:
            return "R24" if view.met[view.seat] else "R31"
        return "R65"

    def refusal_sentence(self, refusal: Refusal) -> str:
        """Return why an action is illegal."""
        return sentences.refusal_sentence(refusal, self.view())

    def sentences_of(self, action: int) -> list[str]:
        """Return what an action of the journal led to; nothing that only one hand may know."""
        events = self.session.events_at(action)
        setup = self.session.setup
        texts = [sentences.event_sentence(setup, event) for event in events]
        return [text for text in texts if text]

    def sheet(self, outcome: Outcome) -> QAbstractTableModel:
        """Return the score sheet."""
        return SheetModel(self.session.setup, outcome)

    def won(self) -> str:
        """Return which team has won."""
        assert self.session.outcome is not None
        return sentences.won_sentence(self.session.setup, self.session.outcome)

    def decided(self) -> str:
        """Return how close it was."""
        assert self.session.outcome is not None
        return sentences.decided_sentence(self.session.setup, self.session.outcome)

    def situation(self) -> str:
        """Return the state of the table in words."""
        return sentences.situation(self.session.setup, self.view())

    def hand(self) -> str:
        """Return the viewer's hand in words, unless it is covered."""
        if self.covered():
            return translate("Rummy", "The cards are covered.")
        return sentences.hand_sentence(self.view())
