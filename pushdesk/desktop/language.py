# SPDX-License-Identifier: GPL-3.0-or-later
"""The five languages: catalogues, live switching, and numbers, lists and dates in words."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
)
from PySide6.QtWidgets import QApplication

from pushdesk.desktop.resources import translation_folder

translate = QCoreApplication.translate

# Qt's own names carry a country ("español de España", "American English"), which a menu must not.
LANGUAGES: Final[dict[str, str]] = {
    "en": "English",
    "es": "español",
    "ro": "română",
    "da": "dansk",
    "eo": "Esperanto",
}

# Languages that Qt itself has no catalogue for; ours stand in.
_WITHOUT_QT_CATALOGUE: Final = frozenset({"ro", "eo"})

# A name that starts with the sound of i, but not with a diphthong: "Inés", "Hilario", not "Hielo".
_STARTS_WITH_I: Final = re.compile(r"(?:h?[ií](?![aeouáéóú])|y(?![aeiouáéíóú]))", re.IGNORECASE)

_log = logging.getLogger(__name__)


class Languages(QObject):
    """The language of the application, switched while it runs.

    `folder` holds our compiled catalogues and `qt_folder` those of Qt; they default to the
    places that the installation has.
    """

    changed = Signal(str)

    def __init__(
        self,
        parent: QObject | None = None,
        folder: Path | None = None,
        qt_folder: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = translation_folder() if folder is None else folder
        self._qt_folder = (
            Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            if qt_folder is None
            else qt_folder
        )
        self._code = "en"
        self._installed: list[QTranslator] = []

    @property
    def code(self) -> str:
        """Return the code of the language in use, a key of `LANGUAGES`."""
        return self._code

    def use(self, code: str) -> None:
        """Switch the whole application to a language and emit `changed`.

        A missing catalogue is logged by name and its words stay English. Raises
        ValueError for a code that is not in `LANGUAGES`. The language in use already
        changes nothing.
        """
        if code not in LANGUAGES:
            raise ValueError(code)
        if self._installed and code == self._code:
            return
        # The locale goes first: whoever retranslates on LanguageChange formats numbers by it.
        QLocale.setDefault(QLocale(code))
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._code = code
        # The catalogue that was installed last is searched first. Python's reference keeps a
        # translator alive; Qt's list doesn't.
        self._installed = []
        for path in self._catalogues(code):
            translator = self._load(path)
            if translator is not None:
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
        _refresh_widget_locales()
        self.changed.emit(code)

    def _catalogues(self, code: str) -> list[Path]:
        qt = (
            self._folder / f"pushdesk_qt_{code}.qm"
            if code in _WITHOUT_QT_CATALOGUE
            else self._qt_folder / f"qtbase_{code}.qm"
        )
        return [qt, self._folder / f"pushdesk_{code}.qm"]

    def _load(self, path: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(str(path)):
            return translator
        translator.deleteLater()
        trouble = "can't be read" if path.exists() else "is missing"
        _log.warning("The catalogue %s %s in %s.", path.name, trouble, path.parent)
        return None


def _refresh_widget_locales() -> None:
    """Let spin boxes and other widgets that format by themselves follow the default locale.

    A widget copies the default when it is made and doesn't look again.
    """
    if not isinstance(QApplication.instance(), QApplication):
        return
    for widget in QApplication.topLevelWidgets():
        if not widget.testAttribute(Qt.WidgetAttribute.WA_SetLocale):
            widget.unsetLocale()


def system_language() -> str:
    """Return the first language of the system's list that we have, else "en"."""
    for name in QLocale.system().uiLanguages():
        code = re.split("[-_]", name)[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def number(value: int) -> str:
    """Return a whole number with the digit grouping of the current language."""
    return QLocale().toString(value)


def join(names: Sequence[str]) -> str:
    """Return names as a list in words, "A, B and C"; an empty string when there are none."""
    if not names:
        return ""
    text, *others = names
    for name in others[:-1]:
        #: A list with more to follow, such as "Ana, Ben" in "Ana, Ben and Eva".
        text = translate("Language", "{names}, {name}").format(names=text, name=name)
    if others:
        last = others[-1]
        if _STARTS_WITH_I.match(last):
            #: Spanish says "e" here. Other languages repeat the translation of the same words.
            pattern = translate("Language", "{names} and {name}", "name starts with the sound i")
        else:
            #: The end of a list: "Ana and Ben", "Ana, Ben and Eva".
            pattern = translate("Language", "{names} and {name}")
        text = pattern.format(names=text, name=last)
    return text


def moment(when: datetime) -> str:
    """Return a date with its time in the short form of the current language, in local time.

    A `datetime` without a time zone is local already.
    """
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    short = QLocale().dateTimeFormat(QLocale.FormatType.ShortFormat)
    # A year of two digits beside day and month can't be told from them.
    return QLocale().toString(local, re.sub(r"(?<!y)yy(?!y)", "yyyy", short))
