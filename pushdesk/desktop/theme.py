# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours, sizes and speeds of the house, in a light and a dark theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from pushdesk.desktop.resources import resource_folder
from pushdesk.desktop.settings import Settings


@dataclass(frozen=True)
class Theme:
    """One set of colours (`#rrggbb`); every text colour is legible on every surface."""

    name: str
    desk: str
    desk_end: str
    panel: str
    raised: str
    """Fields and buttons on a panel."""
    line: str
    text: str
    muted: str
    refusal: str
    """Text of a refusal."""
    success: str
    """Text of something that went well."""
    focus: str
    """Frame of what has the focus; at least 3:1 against every surface."""
    accent: str = "#E0A63B"
    """Fill and frames of what can be done now; never a text colour."""
    on_accent: str = "#241A10"

    @property
    def dark(self) -> bool:
        """Return whether surfaces are darker than their text."""
        return self.name == "dark"

    def colour(self, name: str) -> QColor:
        """Return one of the fields as a colour."""
        return QColor(str(getattr(self, name)))


LIGHT = Theme(
    name="light",
    desk="#E6D5B8",
    desk_end="#D8C3A0",
    panel="#FBF6EC",
    raised="#FFFFFF",
    line="#CDB894",
    text="#2B2019",
    muted="#584533",
    refusal="#96291C",
    success="#305B29",
    focus="#8F5C10",
)
DARK = Theme(
    name="dark",
    desk="#2B2019",
    desk_end="#1D1611",
    panel="#33271F",
    raised="#43342A",
    line="#5C493A",
    text="#F6ECDD",
    muted="#CDBDA8",
    refusal="#FFA394",
    success="#A5DB92",
    focus="#E0A63B",
)

SPEEDS = {"off": 0.0, "slow": 1.8, "normal": 1.0, "fast": 0.5}
"""Factor on the length of every movement."""


def font(pixels: float, *, bold: bool = False, scale: float = 1.0) -> QFont:
    """Return the interface font at a size in device-independent px."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(11, round(pixels * scale)))
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made


def set_kind(widget: QWidget, kind: str) -> None:
    """Dress a widget as a kind of the style sheet, which looks at a property only when told to."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class Themes(QObject):
    """Choose the theme from the settings and the system, and dress the application in it."""

    changed = Signal()

    def __init__(self, app: QApplication, settings: Settings) -> None:
        """Apply the theme at once and follow changes of settings and system."""
        super().__init__(app)
        self._app = app
        self._settings = settings
        self.theme = LIGHT
        app.setStyle("Fusion")
        settings.changed.connect(self.refresh)
        app.styleHints().colorSchemeChanged.connect(self.refresh)
        self._apply(self._wanted())

    def _wanted(self) -> Theme:
        chosen = self._settings.values.theme
        if chosen == "system":
            scheme = self._app.styleHints().colorScheme()
            return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
        return DARK if chosen == "dark" else LIGHT

    def refresh(self) -> None:
        """Apply another theme if it should be another."""
        wanted = self._wanted()
        if wanted != self.theme:
            self._apply(wanted)

    def _apply(self, theme: Theme) -> None:
        self.theme = theme
        self._app.setPalette(palette(theme))
        self._app.setStyleSheet(style_sheet(theme))
        self.changed.emit()

    @property
    def pace(self) -> float:
        """Return the factor on the length of movements, 0 for none."""
        return SPEEDS[self._settings.values.speed]


def palette(theme: Theme) -> QPalette:
    """Return the palette that Qt's own painting uses."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, name in (
        (roles.Window, "desk"),
        (roles.WindowText, "text"),
        (roles.Base, "raised"),
        (roles.AlternateBase, "panel"),
        (roles.Text, "text"),
        (roles.Button, "raised"),
        (roles.ButtonText, "text"),
        (roles.ToolTipBase, "panel"),
        (roles.ToolTipText, "text"),
        (roles.PlaceholderText, "muted"),
        (roles.Highlight, "accent"),
        (roles.HighlightedText, "on_accent"),
        (roles.Link, "text"),
        (roles.LinkVisited, "text"),
        (roles.Accent, "accent"),
    ):
        made.setColor(role, theme.colour(name))
    disabled = QPalette.ColorGroup.Disabled
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(disabled, role, theme.colour("muted"))
    return made


def style_sheet(theme: Theme) -> str:
    """Return the style of widgets; objects opt in by name or by the property `kind`."""
    arrow = (resource_folder() / "icons" / f"arrow-{theme.name}.svg").as_posix()
    return f"""
    QToolTip {{ background: {theme.panel}; color: {theme.text};
        border: 1px solid {theme.line}; padding: 6px; font-size: 13px; }}
    QLabel, QCheckBox, QRadioButton, QComboBox, QLineEdit, QAbstractSpinBox, QListView, QTableView,
    QTextBrowser, QMenu, QTreeView {{ font-size: 14px; color: {theme.text}; }}
    QLabel[stop="true"] {{ border: 2px solid transparent; border-radius: 6px; }}
    QLabel[stop="true"]:focus {{ border-color: {theme.focus}; }}
    QLabel[kind="title"] {{ font-size: 28px; font-weight: 600; }}
    QLabel[kind="heading"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[kind="subheading"] {{ font-size: 16px; font-weight: 600; }}
    QLabel[kind="muted"] {{ color: {theme.muted}; }}
    QLabel[kind="small"] {{ color: {theme.muted}; font-size: 12px; }}
    QFrame[kind="panel"] {{ background: {theme.panel}; border: 1px solid {theme.line};
        border-radius: 10px; }}
    QWidget#field > QPushButton {{ padding: 7px 6px; }}
    QPushButton, QToolButton {{ background: {theme.raised}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: 8px; padding: 7px 14px; font-size: 14px; }}
    QToolButton {{ padding: 6px 10px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {theme.accent}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {theme.panel}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {theme.focus}; padding: 6px 13px; }}
    QToolButton:focus {{ padding: 5px 9px; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {theme.muted};
        background: transparent; }}
    QPushButton:checked, QToolButton:checked {{ background: {theme.accent};
        color: {theme.on_accent}; }}
    QPushButton:checked:focus, QToolButton:checked:focus {{
        border: 2px solid {theme.on_accent}; }}
    QPushButton[kind="primary"]:enabled {{ background: {theme.accent}; color: {theme.on_accent};
        border: 1px solid {theme.accent}; font-weight: 600; }}
    QPushButton[kind="primary"]:enabled:focus {{ border: 2px solid {theme.on_accent}; }}
    QPushButton[kind="plain"], QToolButton[kind="plain"] {{ background: transparent;
        border: 1px solid transparent; }}
    QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover {{
        border-color: {theme.line}; }}
    QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus {{
        border: 2px solid {theme.focus}; }}
    QToolButton[kind="clause"] {{ background: transparent; border: 1px solid transparent;
        padding: 1px 6px; font-size: 12px; text-decoration: underline; color: {theme.muted}; }}
    QToolButton[kind="clause"]:focus {{ border: 2px solid {theme.focus}; padding: 0 5px; }}
    QToolButton::menu-indicator {{ image: none; }}
    QLineEdit, QComboBox {{ background: {theme.raised}; border: 1px solid {theme.line};
        border-radius: 8px; padding: 6px; min-height: 20px; selection-background-color:
        {theme.accent}; selection-color: {theme.on_accent}; }}
    QLineEdit:focus, QComboBox:focus {{ border: 2px solid {theme.focus};
        padding: 5px; }}
    QAbstractSpinBox {{ background: {theme.raised}; border: 1px solid {theme.line};
        border-radius: 8px; padding: 3px 6px; selection-background-color: {theme.accent};
        selection-color: {theme.on_accent}; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
    QAbstractSpinBox:focus {{ border: 2px solid {theme.focus}; padding: 2px 5px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow {{ image: url("{arrow}"); width: 12px; height: 8px; }}
    QComboBox QAbstractItemView {{ background: {theme.raised}; color: {theme.text};
        selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}
    QTextBrowser {{ background: {theme.panel}; border: 2px solid {theme.panel};
        padding: 4px 12px; font-size: 15px; }}
    QTextBrowser:focus, QListView[kind="list"]:focus, QTableView:focus {{
        border: 2px solid {theme.focus}; }}
    QListView[kind="list"], QTableView {{ background: {theme.panel};
        border: 1px solid {theme.line};
        border-radius: 8px; outline: 0; gridline-color: {theme.line}; }}
    QTableView[kind="sheet"] {{ border: 2px solid transparent; }}
    QTableView[kind="sheet"]:focus {{ border-color: {theme.focus}; }}
    QListView::item:selected, QTableView::item:selected {{ background: {theme.accent};
        color: {theme.on_accent}; }}
    QHeaderView::section {{ background: {theme.panel}; color: {theme.text}; border: none;
        border-bottom: 1px solid {theme.line}; padding: 6px; font-size: 14px; font-weight: 600; }}
    QTableCornerButton::section {{ background: {theme.panel}; border: none; }}
    QMenu {{ background: {theme.panel}; border: 1px solid {theme.line}; padding: 6px; }}
    QMenu::item {{ padding: 6px 24px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
    QScrollBar::handle {{ background: {theme.line}; border-radius: 5px; min-height: 28px;
        min-width: 28px; margin: 1px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSplitter::handle {{ background: {theme.line}; }}
    QCheckBox, QRadioButton, QSlider {{ border: 2px solid transparent; border-radius: 6px;
        padding: 2px; }}
    QCheckBox:focus, QRadioButton:focus, QSlider:focus {{ border-color: {theme.focus}; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: 18px; height: 18px; }}
    """
