# SPDX-License-Identifier: GPL-3.0-or-later
"""The shot in numbers: place, angle and power as fields, and the buttons beside them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk.desktop.flick.aim import Aim, within
from pushdesk.desktop.flick.gestures import Way
from pushdesk.games.flick import geometry
from pushdesk.games.flick.geometry import Point, Rectangle
from pushdesk.games.flick.state import Side

translate = QCoreApplication.translate


class _Field(QDoubleSpinBox):
    """A number with a name in front of it."""

    def __init__(self, low: float, high: float, step: float) -> None:
        super().__init__()
        self.setRange(low, high)
        self.setDecimals(1)
        self.setSingleStep(step)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(72)

    def put(self, value: float) -> None:
        """Show a value without telling that it changed."""
        if round(self.value(), 1) != round(value, 1):
            blocked = self.blockSignals(True)
            self.setValue(value)
            self.blockSignals(blocked)


def _usable(widget: QWidget) -> bool:
    return widget.isEnabled() and not widget.isHidden()


class _Once(QPushButton):
    """A button that a double click presses once: a shot can't be taken back."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave the second press out."""
        event.accept()


class AimPanel(QFrame):
    """Say and change the aim in numbers; everything as the player at the side sees it."""

    placed = Signal(object)
    """A place in mm."""
    aimed = Signal(float, float)
    """Heading in degrees clockwise from north, power 0 to 1."""
    shot = Signal()
    ended = Signal()
    went_on = Signal()
    laid = Signal()
    """Put the disc down without a shot, on the practice board."""
    way_chosen = Signal(object)

    def __init__(self, *, corners: bool, practice: bool) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self._corners = corners
        self._practice = practice
        self._side: Side = 0
        self._aim: Aim | None = None
        self._lost: QWidget | None = None
        self.across = _Field(-250.0, 250.0, 2.0)
        self.ahead = _Field(0.0, 75.0, 2.0)
        self.angle = _Field(-180.0, 180.0, 0.5)
        self.power = _Field(0.0, 100.0, 0.5)
        self.angle.setWrapping(True)
        self._labels = [QLabel() for _ in range(4)]
        self.shoot_button = _Once()
        self.shoot_button.setProperty("kind", "primary")
        self.end_button = QPushButton()
        self.next_button = QPushButton()
        if not practice:
            self.next_button.setProperty("kind", "primary")
        self.lay_button = QPushButton()
        self.ways = {way: QPushButton() for way in Way}
        self._group = QButtonGroup(self)
        for way, button in self.ways.items():
            button.setCheckable(True)
            self._group.addButton(button)
            button.clicked.connect(lambda _checked=False, way=way: self.way_chosen.emit(way))
        self._lay_out()
        self.across.valueChanged.connect(self._place)
        self.ahead.valueChanged.connect(self._place)
        self.angle.valueChanged.connect(self._turn)
        self.power.valueChanged.connect(self._turn)
        self.shoot_button.clicked.connect(lambda _checked=False: self.shot.emit())
        self.end_button.clicked.connect(lambda _checked=False: self.ended.emit())
        self.next_button.clicked.connect(lambda _checked=False: self.went_on.emit())
        self.lay_button.clicked.connect(lambda _checked=False: self.laid.emit())
        self.retranslate()

    @property
    def fields(self) -> tuple[QDoubleSpinBox, ...]:
        """Return the fields in the order in which they stand."""
        return self.across, self.ahead, self.angle, self.power

    def _lay_out(self) -> None:
        ways = QHBoxLayout()
        ways.setSpacing(4)
        for button in self.ways.values():
            ways.addWidget(button, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for row, (label, field) in enumerate(zip(self._labels, self.fields, strict=True)):
            label.setBuddy(field)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.setSpacing(6)
        layout.addLayout(ways)
        layout.addLayout(grid)
        layout.addWidget(self.shoot_button)
        layout.addWidget(self.end_button)
        layout.addWidget(self.lay_button)
        layout.addWidget(self.next_button)
        self.end_button.setVisible(not self._practice)
        self.lay_button.setVisible(self._practice)

    def show_side(self, side: Side, area: Rectangle) -> None:
        """Count from a side; `area` is where its disc may be placed, mm."""
        self._side = side
        low, high = self._own((area.left, area.bottom)), self._own((area.right, area.top))
        for field, axis in ((self.across, 0), (self.ahead, 1)):
            blocked = field.blockSignals(True)
            field.setRange(min(low[axis], high[axis]), max(low[axis], high[axis]))
            field.blockSignals(blocked)

    def _own(self, place: Point) -> Point:
        """Return mm to the right of the middle and mm from the own edge of the board."""
        x, y = geometry.turned(place, self._side)
        return x, y + 250.0

    def show_aim(self, aim: Aim | None, *, may_end: bool, counted: bool) -> None:
        """Show an aim, or that there is nothing to aim."""
        focus = QApplication.focusWidget()
        self._aim = aim
        for field in self.fields:
            field.setEnabled(aim is not None)
        self.shoot_button.setEnabled(aim is not None)
        self.shoot_button.setVisible(not counted)
        self.end_button.setEnabled(may_end)
        self.end_button.setVisible(not counted and not self._practice)
        self.next_button.setVisible(counted or self._practice)
        self.lay_button.setEnabled(aim is not None)
        self._keep_focus(focus)
        if aim is None:
            return
        x, y = self._own(aim.place)
        self.across.put(x)
        self.ahead.put(y)
        straight = geometry.heading(self._side, self._corners)
        self.angle.put(within(aim.heading - straight))
        self.power.put(100.0 * aim.power)

    def _keep_focus(self, focus: QWidget | None) -> None:
        """Hold the focus of what can't be used now, and give it back when it can.

        Qt would give it to the next button of the table, which is the one that leaves it.
        """
        if focus is not None and self.isAncestorOf(focus) and not _usable(focus):
            self._lost = focus
            self.setFocus()
        if not self.hasFocus():
            return
        for heir in (self._lost, self.shoot_button, self.next_button):
            if heir is not None and _usable(heir):
                heir.setFocus()
                return

    def show_way(self, way: Way) -> None:
        """Mark how the pointer shoots."""
        self.ways[way].setChecked(True)

    def _place(self, _value: float) -> None:
        own = (self.across.value(), self.ahead.value() - 250.0)
        self.placed.emit(geometry.turned(own, -self._side))

    def _turn(self, _value: float) -> None:
        straight = geometry.heading(self._side, self._corners)
        self.aimed.emit(within(straight + self.angle.value()), self.power.value() / 100.0)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        names = (
            translate("Flick", "Sideways"),
            translate("Flick", "From the edge"),
            translate("Flick", "Angle"),
            translate("Flick", "Power"),
        )
        told = (
            translate("Flick", "Place of the disc: millimetres to the right of the middle"),
            translate("Flick", "Place of the disc: millimetres from your edge of the board"),
            translate("Flick", "Degrees to the right of straight ahead"),
            translate("Flick", "Power in per cent"),
        )
        for label, field, name, what in zip(self._labels, self.fields, names, told, strict=True):
            label.setText(name)
            field.setAccessibleName(what)
            field.setToolTip(what)
        for field in (self.across, self.ahead):
            field.setSuffix(translate("Flick", " mm"))
        self.angle.setSuffix(translate("Flick", "°"))
        self.power.setSuffix(translate("Flick", " %"))
        self.shoot_button.setText(translate("Flick", "Shoot"))
        # The panel itself has the focus only while none of its parts can have it.
        self.setAccessibleName(self.shoot_button.text())
        self.end_button.setText(translate("Flick", "End the turn"))
        self.lay_button.setText(translate("Flick", "Put the disc down"))
        self.next_button.setText(
            translate("Flick", "Clear the board")
            if self._practice
            else translate("Flick", "Next game")
        )
        pull, swipe = self.ways[Way.PULL], self.ways[Way.SWIPE]
        pull.setText(translate("Flick", "Pull back"))
        pull.setToolTip(
            translate("Flick", "Drag away from the target and let go; the disc itself is dragged")
        )
        swipe.setText(translate("Flick", "Swipe"))
        swipe.setToolTip(translate("Flick", "Swipe through the disc as a finger would flick it"))
