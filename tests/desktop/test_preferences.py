# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings page: what is chosen takes effect at once and is there at the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from pushdesk.desktop.application import clear_desk, make_desk
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import LANGUAGES, system_language
from pushdesk.desktop.preferences import Preferences
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.sound import Sounds
from pushdesk.desktop.tablepage import TablePage
from pushdesk.desktop.theme import SPEEDS
from pushdesk.desktop.window import Window

pytestmark = pytest.mark.usefixtures("bare")

LEFT = Qt.MouseButton.LeftButton
Start = Callable[..., TablePage]


@pytest.fixture
def page(window: Window) -> Preferences:
    """The settings page, opened from the launcher."""
    QTest.mouseClick(window.launcher.settings_button, LEFT)
    shown = window.pages.currentWidget()
    assert isinstance(shown, Preferences)
    return shown


def choose(box: QComboBox, value: str) -> None:
    """Choose with the arrow keys."""
    step = Qt.Key.Key_Down if box.findData(value) > box.currentIndex() else Qt.Key.Key_Up
    for _ in range(box.count()):
        if box.currentData() != value:
            QTest.keyClick(box, step)
    assert box.currentData() == value


def test_a_language_takes_effect_and_stays(
    page: Preferences, desk: Desk, folder: Path, qtbot: QtBot
) -> None:
    seen: set[str] = set()
    for code in LANGUAGES:
        choose(page.language, code)
        qtbot.waitUntil(lambda: page._title.text() not in seen)
        seen.add(page._title.text())
        assert desk.languages.code == code
        assert Settings(folder).values.language == code
    choose(page.language, "")
    assert desk.languages.code == system_language()


def test_the_saved_language_is_chosen_over_that_of_the_command_line(
    page: Preferences, desk: Desk
) -> None:
    choose(page.language, "es")
    desk.languages.use("da")
    # The list stands on the saved one already.
    page.language.activated.emit(page.language.currentIndex())
    assert desk.languages.code == "es"


def test_a_theme_takes_effect_and_stays(
    page: Preferences, desk: Desk, window: Window, folder: Path
) -> None:
    for theme in ("dark", "light"):
        choose(page.theme, theme)
        assert desk.theme.name == theme
        assert window.palette().window().color() == desk.theme.colour("desk")
        assert Settings(folder).values.theme == theme


def test_a_speed_takes_effect_and_stays(page: Preferences, desk: Desk, folder: Path) -> None:
    for speed, pace in SPEEDS.items():
        choose(page.speed, speed)
        assert desk.themes.pace == pace
        assert Settings(folder).values.speed == speed


def test_the_odds_take_effect_at_the_next_table(
    page: Preferences, desk: Desk, start: Start, folder: Path
) -> None:
    page.odds.setFocus()
    QTest.keyClick(page.odds, Qt.Key.Key_Space)
    assert desk.settings.values.odds
    assert Settings(folder).values.odds
    assert start("Ana", "Ben").rail_needed()
    QTest.keyClick(page.odds, Qt.Key.Key_Space)
    assert not desk.settings.values.odds


def test_sound_and_volume_take_effect_and_stay(
    page: Preferences, desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[bool, int]] = []

    def play(sounds: Sounds, _name: str, _strength: float = 1.0) -> None:
        values = desk.settings.values
        assert sounds.muted is not values.sound
        played.append((values.sound, values.volume))

    monkeypatch.setattr(Sounds, "play", play)
    page.volume.setFocus()
    QTest.keyClick(page.volume, Qt.Key.Key_Left)
    QTest.keyClick(page.volume, Qt.Key.Key_PageUp)
    QTest.keyClick(page.volume, Qt.Key.Key_End)
    assert [volume for _on, volume in played] == [65, 85, 100]
    assert Settings(folder).values.volume == 100
    page.sound.setFocus()
    QTest.keyClick(page.sound, Qt.Key.Key_Space)
    assert (desk.sound.muted, page.volume.isEnabled()) == (True, False)
    assert not Settings(folder).values.sound
    QTest.keyClick(page.sound, Qt.Key.Key_Space)
    assert (desk.sound.muted, page.volume.isEnabled()) == (False, True)
    # A new volume is heard, and so is that there is sound again.
    assert played[3:] == [(False, 100), (True, 100)]


def test_sound_that_can_t_be_heard_is_said(
    page: Preferences, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = page._no_device
    assert note.text() == "No sound device was found"
    assert not note.isVisible()
    monkeypatch.setattr(desk.sound, "_failed", True)
    desk.sound.changed.emit()
    assert note.isVisible()
    # Who wants no sound needn't read it; who turns it on again makes it look again.
    desk.settings.change(sound=False)
    assert not note.isVisible()
    desk.settings.change(sound=True)
    assert not note.isVisible()
    assert desk.sound.available


def test_the_sound_has_names(page: Preferences) -> None:
    for control, name in ((page.sound, "Sound"), (page.volume, "Volume")):
        interface = QAccessible.queryAccessibleInterface(control)
        assert interface.text(QAccessible.Text.Name) == name


def test_a_change_from_elsewhere_is_shown(page: Preferences, desk: Desk) -> None:
    desk.settings.change(
        theme="dark", speed="fast", odds=True, sound=False, volume=15, language="ro"
    )
    assert page.theme.currentData() == "dark"
    assert page.speed.currentData() == "fast"
    assert page.odds.isChecked()
    assert not page.sound.isChecked()
    assert page.volume.value() == 15
    assert page.language.currentData() == "ro"


def test_everything_survives_a_restart(
    qapp: QApplication, page: Preferences, window: Window, desk: Desk, folder: Path
) -> None:
    choose(page.language, "eo")
    choose(page.theme, "dark")
    choose(page.speed, "slow")
    QTest.keyClick(page.odds, Qt.Key.Key_Space)
    QTest.keyClick(page.volume, Qt.Key.Key_Right)
    QTest.keyClick(page.sound, Qt.Key.Key_Space)
    values = desk.settings.values
    again, notices = make_desk(qapp, folder)
    try:
        assert notices == []
        assert again.settings.values == values
        assert again.languages.code == "eo"
        assert again.theme.dark
        assert again.themes.pace == SPEEDS["slow"]
    finally:
        clear_desk(again)
        for part in (again.themes, again.settings, again.announcer, again.thinker, again.sound):
            part.deleteLater()
        again.languages.deleteLater()


def test_the_page_names_folder_version_and_designer(page: Preferences, folder: Path) -> None:
    texts = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert str(folder) in texts
    assert "Prospero Hall" in texts
    assert "not affiliated" in texts


def test_the_page_is_left_by_key(page: Preferences, window: Window) -> None:
    page.back_button.setFocus()
    QTest.keyClick(page.back_button, Qt.Key.Key_Space)
    assert window.pages.currentWidget() is window.launcher
