# SPDX-License-Identifier: GPL-3.0-or-later
"""A small panel over the table that asks which of some actions is meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate


class Chooser(QFrame):
    """Offer actions in words; one key each. Never modal: Esc or a click beside puts it away."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.title = QLabel()
        self.title.setProperty("kind", "subheading")
        self.title.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 12, 16, 14)
        self._layout.setSpacing(6)
        self._layout.addWidget(self.title)
        self.buttons: list[QPushButton] = []
        self._actions: list[object] = []
        self.hide()

    def ask(self, title: str, choices: Sequence[tuple[str, object]]) -> None:
        """Show actions with their words; the first has the focus."""
        self.put_away()
        self.title.setText(title)
        for place, (text, action) in enumerate(choices, 1):
            button = QPushButton(f"{place}  {text}" if place < 10 else text)
            button.setAccessibleName(text)
            button.setStyleSheet("text-align: left")
            button.clicked.connect(partial(self._choose, action))
            self._layout.addWidget(button)
            self.buttons.append(button)
            self._actions.append(action)
        self.adjustSize()
        parent = self.parentWidget()
        assert parent is not None
        width = min(parent.width() - 40, max(self.sizeHint().width(), 300))
        height = self.heightForWidth(width) if self.hasHeightForWidth() else 0
        self.resize(width, max(height, self.sizeHint().height()))
        self.move((parent.width() - width) // 2, max(8, (parent.height() - self.height()) // 2))
        self.show()
        self.raise_()
        self.buttons[0].setFocus()

    def put_away(self) -> None:
        """Ask no more."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._actions = []
        self.hide()

    def _choose(self, action: object, _checked: bool = False) -> None:
        self.put_away()
        self.chosen.emit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by number, move by arrows."""
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(self._actions):
            self._choose(self._actions[place])
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            focused = [n for n, button in enumerate(self.buttons) if button.hasFocus()]
            at = focused[0] if focused else 0
            self.buttons[(at + step) % len(self.buttons)].setFocus()
        else:
            super().keyPressEvent(event)
