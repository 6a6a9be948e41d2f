# SPDX-License-Identifier: GPL-3.0-or-later
"""The curtain between two people at one computer: no card is seen until the next one is there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate


class HandOver(QFrame):
    """Cover the table until the next person says so."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._name = ""
        self.title = QLabel()
        self.title.setProperty("kind", "title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = QLabel()
        self.note.setProperty("kind", "muted")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.setMinimumHeight(46)
        self.button.clicked.connect(lambda _checked=False: self.lifted.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(16)
        layout.addStretch(1)
        layout.addWidget(self.title)
        layout.addWidget(self.note)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.hide()

    def wait_for(self, name: str) -> None:
        """Cover everything until a person is there."""
        self._name = name
        self.retranslate()
        self.show()
        self.raise_()
        self.button.setFocus()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.title.setText(translate("Rummy", "{name}, it is your turn").format(name=self._name))
        self.note.setText(
            translate("Rummy", "Hand the computer over. Nobody else should see your cards.")
        )
        self.button.setText(translate("Rummy", "Show my cards"))
