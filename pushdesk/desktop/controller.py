# SPDX-License-Identifier: GPL-3.0-or-later
"""The one gate that every action at a table passes, whoever makes it and however."""

from __future__ import annotations

import enum
import logging
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from pushdesk.core import chance
from pushdesk.core.game import Computer, Seat, Step
from pushdesk.core.session import RefusedError, Session
from pushdesk.core.store import StoreError
from pushdesk.desktop.thinker import Thinker

THINKING_S = 2.0
"""The longest an opponent may think, s."""
PACE_MS = 450
"""The shortest time in which an opponent acts at normal speed, so that people can follow."""


class Gate(enum.Enum):
    """What the table waits for."""

    IDLE = enum.auto()
    """Nothing yet: not opened or already closed."""
    CHOOSING = enum.auto()
    """A person."""
    ANIMATING = enum.auto()
    """The pieces that move."""
    THINKING = enum.auto()
    """An opponent."""
    HANDING_OVER = enum.auto()
    """The next person, behind a curtain."""
    PAUSED = enum.auto()
    OVER = enum.auto()


class TableController(QObject):
    """Lead one session: persons act through `submit`, opponents through the worker.

    The table shows each step that `stepped` carries and calls `settled` when it has.

    Attributes:
        session: the game.
        pace: factor on `PACE_MS`, 0 for no waiting.
        secret: whether people must not see each other's hands, so that a curtain is
            needed when the person at the computer changes.
        viewer: the person whose hand may be seen, None while nobody's may.

    """

    stepped = Signal(object, object)
    """The state before, and the step."""
    refreshed = Signal()
    """The position is another one without a step: undo, redo."""
    gate_changed = Signal()
    refused = Signal(object)
    """A `Refusal`."""
    failed = Signal(object)
    """A `StoreError`: the action was not made."""

    def __init__(
        self,
        session: Session[Any, Any, Any, Any],
        thinker: Thinker,
        parent: QObject | None = None,
    ) -> None:
        """Take a session; nothing happens before `open`."""
        super().__init__(parent)
        self.session = session
        self.pace = 1.0
        self.secret = False
        self.viewer: Seat | None = None
        self._thinker = thinker
        self._thinker.answered.connect(self._answered)
        self._gate = Gate.IDLE
        self._generation = 0
        self._stuck: object = None
        self._decoder = msgspec.json.Decoder(session.game.action_type)
        self._pace_timer = QTimer(self)
        self._pace_timer.setSingleShot(True)
        self._pace_timer.timeout.connect(self._act_for_opponent)
        self._answer: bytes | None = None

    @property
    def gate(self) -> Gate:
        """Return what the table waits for."""
        return self._gate

    def _set_gate(self, gate: Gate) -> None:
        if gate is not self._gate:
            self._gate = gate
            self.gate_changed.emit()

    def open(self) -> None:
        """Begin or resume the game."""
        if self._gate is Gate.IDLE:
            self._go_on()

    def close(self) -> None:
        """Stop for good; everything is saved already."""
        self._forget_question()
        self._thinker.answered.disconnect(self._answered)
        self._set_gate(Gate.IDLE)

    def submit(self, action: object) -> bool:
        """Make a person's action; return whether it was made.

        Does nothing unless a person is to choose: what comes while pieces move or an
        opponent thinks is dropped, never kept for later.
        """
        if self._gate is not Gate.CHOOSING:
            return False
        return self._perform(action)

    def _perform(self, action: object) -> bool:
        before = self.session.state
        try:
            step: Step[Any, Any] = self.session.act(action)
        except RefusedError as error:
            self.refused.emit(error.refusal)
            return False
        except StoreError as error:
            self._stuck = action
            self.failed.emit(error)
            return False
        self._stuck = None
        self._set_gate(Gate.ANIMATING)
        self.stepped.emit(before, step)
        return True

    def settled(self) -> None:
        """Go on after the table has shown a step."""
        if self._gate is Gate.ANIMATING:
            self._go_on()

    def _go_on(self) -> None:
        actor = self.session.actor
        if actor is None:
            self._set_gate(Gate.OVER)
        elif self.session.is_person(actor):
            self._let_choose(actor)
        else:
            self._ask()

    def _let_choose(self, actor: Seat) -> None:
        """Let a person choose, behind a curtain first when somebody else sat here."""
        people = sum(map(self.session.is_person, range(self.session.setup.seats)))
        if self.secret and people > 1 and actor != self.viewer:
            self.viewer = None
            self._set_gate(Gate.HANDING_OVER)
        else:
            self.viewer = actor
            self._set_gate(Gate.CHOOSING)

    def take_over(self) -> None:
        """Lift the curtain: the person who is to act sits at the computer now."""
        if self._gate is Gate.HANDING_OVER:
            self.viewer = self.session.actor
            self._set_gate(Gate.CHOOSING)

    def _ask(self) -> None:
        session = self.session
        actor = session.actor
        assert actor is not None
        player = session.setup.players[actor]
        assert isinstance(player, Computer)
        self._answer = None
        self._set_gate(Gate.THINKING)
        seed = chance.draw(session.setup.deal, "opponent", session.position, 1 << 32)
        view = session.view(actor)
        self._pace_timer.start(round(PACE_MS * self.pace))
        self._generation = self._thinker.ask(
            session.game.name, player.level, view, seed, THINKING_S
        )

    def _answered(self, generation: int, action: bytes) -> None:
        if generation != self._generation or self._gate is not Gate.THINKING:
            return
        self._answer = action
        if not self._pace_timer.isActive():
            self._act_for_opponent()

    def _act_for_opponent(self) -> None:
        """Make the opponent's action once it is known and long enough has passed."""
        if self._answer is None or self._gate is not Gate.THINKING:
            return
        content, self._answer = self._answer, None
        self._perform(self._legal(content))

    def _legal(self, content: bytes) -> object:
        """Return the answer, or the first legal action when it is none."""
        game, state = self.session.game, self.session.state
        try:
            action: object = self._decoder.decode(content)
            refusal = game.refusal(state, action)
            if refusal is None:
                return action
            trouble = f"refused by {refusal.clause}"
        except msgspec.MsgspecError as error:
            trouble = str(error)
        log = logging.getLogger(__name__)
        log.info("no usable answer from an opponent (%s); making a simple move", trouble)
        return next(iter(game.actions(state)))

    def retry(self) -> bool:
        """Try the action again that could not be saved; return whether it was made."""
        if self._stuck is None or self._gate not in (Gate.CHOOSING, Gate.THINKING):
            return False
        return self._perform(self._stuck)

    def go_on_unsaved(self) -> bool:
        """Play on without saving and make the action that could not be saved."""
        self.session.recorder = None
        return self.retry()

    def _forget_question(self) -> None:
        self._pace_timer.stop()
        self._answer = None
        self._generation = 0
        self._stuck = None
        self._thinker.cancel()

    def _may_move(self) -> bool:
        return self._gate in (Gate.CHOOSING, Gate.THINKING, Gate.HANDING_OVER, Gate.OVER)

    def can_undo(self) -> bool:
        """Return whether something may be taken back now."""
        return self._may_move() and self.session.undo_target() is not None

    def can_redo(self) -> bool:
        """Return whether something taken back can be made again now."""
        return self._may_move() and self.session.redo_target() is not None

    def undo(self) -> bool:
        """Take back to the last choice of a person; return whether anything changed."""
        return self.can_undo() and self._jump(self.session.undo)

    def redo(self) -> bool:
        """Make again what was taken back; return whether anything changed."""
        return self.can_redo() and self._jump(self.session.redo)

    def _jump(self, move: Any) -> bool:
        self._forget_question()
        try:
            moved: bool = move()
        except StoreError as error:
            self.failed.emit(error)
            moved = False
        self._set_gate(Gate.ANIMATING)
        if moved:
            self.refreshed.emit()
        self._go_on()
        return moved

    def pause(self) -> None:
        """Stop the clockwork: no input, no thinking."""
        if self._gate in (Gate.CHOOSING, Gate.THINKING, Gate.HANDING_OVER):
            self._forget_question()
            if self.secret:
                # Whoever lifts the pause may be somebody else.
                self.viewer = None
            self._set_gate(Gate.PAUSED)

    def go_on(self) -> None:
        """End a pause."""
        if self._gate is Gate.PAUSED:
            self._go_on()
