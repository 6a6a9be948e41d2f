# SPDX-License-Identifier: GPL-3.0-or-later
"""A combo box for words that may be longer than its room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from pushdesk.desktop.players import plain_tip


class Choice(QComboBox):
    """End a text that has no room with an ellipsis, and show it whole as the tooltip."""

    def elided(self) -> str:
        """Return the current text as it is shown."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        return self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, room.width() - 2
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as every combo box, with the shortened text."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.elided()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Show the whole text where it is shortened."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            whole = self.currentText()
            if self.elided() != whole:
                QToolTip.showText(event.globalPos(), plain_tip(whole), self)
                return True
        return super().event(event)
