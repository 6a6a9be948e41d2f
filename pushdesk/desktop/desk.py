# SPDX-License-Identifier: GPL-3.0-or-later
"""What all pages share, handed to each of them at birth."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pushdesk.core.store import Store
from pushdesk.desktop.announcer import Announcer
from pushdesk.desktop.language import Languages
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.sound import Sounds
from pushdesk.desktop.theme import Theme, Themes
from pushdesk.desktop.thinker import Thinker


@dataclass
class Desk:
    """The services of one running program."""

    folder: Path | None
    """Where things are kept, or None when nothing can be."""
    store: Store
    settings: Settings
    languages: Languages
    themes: Themes
    announcer: Announcer
    thinker: Thinker
    sound: Sounds

    @property
    def theme(self) -> Theme:
        """Return the colours in force."""
        return self.themes.theme
