# SPDX-License-Identifier: GPL-3.0-or-later
"""A sentence across a page with what can be done about it; never a box in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

Words = Callable[[], str]
"""Gives a text in the current language."""


class Banner(QFrame):
    """One notice at a time, with buttons; each button also takes the notice away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self._words: Words = str
        self._buttons: list[tuple[QPushButton, Words]] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.addWidget(self._label, 1)
        self.hide()

    @property
    def text(self) -> str:
        """Return the notice."""
        return self._label.text()

    def tell(self, words: Words, choices: Sequence[tuple[Words, Callable[[], object]]]) -> None:
        """Show a notice instead of the last one."""
        self.clear()
        self._words = words
        layout = self.layout()
        assert layout is not None
        for label, act in choices:
            button = QPushButton()
            button.clicked.connect(self.clear)
            button.clicked.connect(lambda _checked=False, act=act: act())
            layout.addWidget(button)
            self._buttons.append((button, label))
        self.retranslate()
        self.show()

    def clear(self) -> None:
        """Take the notice away."""
        for button, _ in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._label.setText(self._words())
        self._label.setAccessibleName(self._words())
        for button, words in self._buttons:
            button.setText(words())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
