# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings page; every change takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk import __version__
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.icons import Glyph, tool_icon
from pushdesk.desktop.language import LANGUAGES, system_language


class Preferences(QWidget):
    """Language, theme, speed, odds help, sound, data folder."""

    left = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._title = QLabel()
        self._title.setProperty("kind", "title")
        self.back_button = QToolButton()
        self.back_button.setProperty("kind", "plain")
        self.back_button.clicked.connect(self.left)
        self.language = QComboBox()
        self.theme = QComboBox()
        self.speed = QComboBox()
        self.odds = QCheckBox()
        self.steady = QCheckBox()
        self.turn_board = QCheckBox()
        self.sound = QCheckBox()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(20)
        # A drag is one change, not one a pixel: each is written to the file and heard.
        self.volume.setTracking(False)
        self._no_device = QLabel()
        self._no_device.setProperty("kind", "muted")
        self.open_button = QPushButton()
        self._folder = QLabel()
        self._folder.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._folder.setWordWrap(True)
        self._folder.setTextFormat(Qt.TextFormat.PlainText)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setProperty("kind", "muted")
        self._labels = [QLabel() for _ in range(4)]
        self._volume_label = QLabel()
        self._volume_label.setBuddy(self.volume)
        self._fill()
        self._lay_out()
        self._show_values()
        self.language.activated.connect(self._use_language)
        self.theme.activated.connect(
            lambda _i: desk.settings.change(theme=self.theme.currentData())
        )
        self.speed.activated.connect(
            lambda _i: desk.settings.change(speed=self.speed.currentData())
        )
        self.odds.toggled.connect(lambda on: desk.settings.change(odds=on))
        self.turn_board.toggled.connect(lambda on: desk.settings.change(turn_board=on))
        self.steady.toggled.connect(lambda on: desk.settings.change(steady=on))
        self.sound.toggled.connect(self._use_sound)
        self.volume.valueChanged.connect(self._use_volume)
        desk.sound.changed.connect(self._show_values)
        self.open_button.clicked.connect(self._open_folder)
        desk.settings.changed.connect(self._show_values)
        desk.themes.changed.connect(self._dress)
        self.retranslate()

    def _fill(self) -> None:
        self.language.addItem("", "")
        for code, endonym in LANGUAGES.items():
            self.language.addItem(endonym, code)
        for value in ("system", "light", "dark"):
            self.theme.addItem("", value)
        for value in ("off", "slow", "normal", "fast"):
            self.speed.addItem("", value)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addSpacing(8)
        head.addWidget(self._title, 1)
        panel = QFrame()
        panel.setProperty("kind", "panel")
        panel.setMaximumWidth(760)
        grid = QGridLayout(panel)
        grid.setContentsMargins(28, 24, 28, 24)
        grid.setVerticalSpacing(16)
        grid.setHorizontalSpacing(20)
        grid.setColumnStretch(1, 1)
        for row, (label, box) in enumerate(
            zip(self._labels, (self.language, self.theme, self.speed), strict=False)
        ):
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1, 1, 2)
        grid.addWidget(self.odds, 3, 1, 1, 2)
        grid.addWidget(self.turn_board, 4, 1, 1, 2)
        grid.addWidget(self.steady, 5, 1, 1, 2)
        grid.addWidget(self.sound, 6, 1, 1, 2)
        grid.addWidget(self._volume_label, 7, 0)
        grid.addWidget(self.volume, 7, 1, 1, 2)
        grid.addWidget(self._no_device, 8, 1, 1, 2)
        grid.addWidget(self._labels[3], 9, 0)
        grid.addWidget(self._folder, 9, 1)
        grid.addWidget(self.open_button, 9, 2)
        grid.addWidget(self._about, 10, 0, 1, 3)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(panel, 6)
        middle.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 14, 24, 22)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addLayout(middle)
        layout.addStretch(1)

    def _use_language(self, _index: int) -> None:
        code = self.language.currentData()
        self._desk.settings.change(language=code)
        # The settings may hold it already, and the command line another one.
        self._desk.languages.use(code or system_language())

    def _show_values(self) -> None:
        values = self._desk.settings.values
        for box, value in (
            (self.language, values.language),
            (self.theme, values.theme),
            (self.speed, values.speed),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.odds.setChecked(values.odds)
        self.turn_board.setChecked(values.turn_board)
        self.steady.setChecked(values.steady)
        with QSignalBlocker(self.sound), QSignalBlocker(self.volume):
            self.sound.setChecked(values.sound)
            self.volume.setValue(values.volume)
        self.volume.setEnabled(values.sound)
        self._no_device.setVisible(values.sound and not self._desk.sound.available)

    def _use_sound(self, on: bool) -> None:
        self._desk.settings.change(sound=on)
        self._sample()

    def _use_volume(self, volume: int) -> None:
        self._desk.settings.change(volume=volume)
        self._sample()

    def _sample(self) -> None:
        """Let the person hear how loud it is now; that also finds out whether it can be heard."""
        self._desk.sound.play("clack2")

    def _open_folder(self) -> None:
        if self._desk.folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._desk.folder)))

    def _dress(self) -> None:
        self.back_button.setIcon(tool_icon(Glyph.BACK, self._desk.theme.colour("text")))

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._title.setText(self.tr("Settings"))
        self.back_button.setToolTip(self.tr("Back"))
        self.back_button.setAccessibleName(self.tr("Back"))
        texts = (self.tr("Language"), self.tr("Theme"), self.tr("Speed"), self.tr("Data folder"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for box, text in zip((self.language, self.theme, self.speed), texts, strict=False):
            box.setAccessibleName(text)
        self.language.setItemText(0, self.tr("As the system"))
        themes = (self.tr("As the system"), self.tr("Light"), self.tr("Dark"))
        speeds = (self.tr("No movement"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        for index, text in enumerate(themes):
            self.theme.setItemText(index, text)
        for index, text in enumerate(speeds):
            self.speed.setItemText(index, text)
        self.odds.setText(self.tr("Show the odds of the next card"))
        self.turn_board.setText(self.tr("Turn the board to the person who shoots"))
        self.steady.setText(self.tr("Steady hand: a shot goes exactly where it is aimed"))
        self.sound.setText(self.tr("Sound"))
        self._volume_label.setText(self.tr("Volume"))
        self.volume.setAccessibleName(self.tr("Volume"))
        self._no_device.setText(self.tr("No sound device was found"))
        folder = self._desk.folder
        self._folder.setText(str(folder) if folder else self.tr("None: nothing is kept"))
        self._folder.setAccessibleName(self._folder.text())
        self.open_button.setText(self.tr("Open"))
        self.open_button.setAccessibleName(self.tr("Open the data folder"))
        self.open_button.setEnabled(folder is not None)
        self._about.setText(
            self.tr(
                "Pushdesk {version}. The flicking game follows Push designed by Steffen Mühlhäuser"
                " (Steffen-Spiele), Push Your Luck follows PUSH designed by Prospero Hall"
                " (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later,"
                " and is not affiliated with the designers or the publishers."
            ).format(version=__version__)
        )
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
