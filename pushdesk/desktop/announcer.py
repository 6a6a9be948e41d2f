# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens, spoken: one place through which every announcement goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_GATHER_MS = 120
"""Sentences within this time are spoken as one, so that a burst isn't cut off by its end."""


class Announcer(QObject):
    """Speak sentences to assistive technology, gathered in bursts.

    Attributes:
        last: the sentence spoken last, for "repeat".

    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Start silent; `attach` names the window to speak for."""
        super().__init__(parent)
        self._target: QWidget | None = None
        self._waiting: list[str] = []
        self._assertive = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_GATHER_MS)
        self._timer.timeout.connect(self.flush)
        self.last = ""

    def attach(self, target: QWidget | None) -> None:
        """Speak for a window from now on, or for none."""
        self._target = target

    def say(self, sentence: str, *, assertive: bool = False) -> None:
        """Speak a sentence; assertive ones (your turn, a refusal) interrupt."""
        if not sentence:
            return
        self._assertive = self._assertive or assertive
        if self._waiting and self._waiting[-1] == sentence:
            return
        self._waiting.append(sentence)
        if not self._timer.isActive():
            self._timer.start()

    def repeat(self) -> None:
        """Speak the last sentence again."""
        self.say(self.last, assertive=True)

    def flush(self) -> None:
        """Speak what has gathered."""
        if not self._waiting:
            return
        text = " ".join(self._waiting)
        self._waiting = []
        self.last = text
        if self._target is not None:
            event = QAccessibleAnnouncementEvent(self._target, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if self._assertive else politeness.Polite)
            QAccessible.updateAccessibility(event)
        self._assertive = False
