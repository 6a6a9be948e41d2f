# SPDX-License-Identifier: GPL-3.0-or-later
"""Put the desk together, show the window, and clear everything away at the end."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from pushdesk import __version__
from pushdesk.core.store import Store, StoreError, Trouble
from pushdesk.desktop import troubles
from pushdesk.desktop.announcer import Announcer
from pushdesk.desktop.banner import Words
from pushdesk.desktop.crash import CrashLog
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.language import LANGUAGES, Languages, system_language
from pushdesk.desktop.mark import icon
from pushdesk.desktop.paths import STORE, data_folder
from pushdesk.desktop.settings import Settings
from pushdesk.desktop.sound import Sounds
from pushdesk.desktop.theme import Themes
from pushdesk.desktop.thinker import Thinker
from pushdesk.desktop.window import Window

DESKTOP_ID = "io.github.pushdesk.Pushdesk"


def make_application(arguments: list[str]) -> QApplication:
    """Return the one application object, named as the desktop knows it."""
    app = QApplication(arguments)
    app.setApplicationName("pushdesk")
    app.setApplicationDisplayName("Pushdesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(icon())
    return app


def make_desk(
    app: QApplication, folder: Path | None, language: str | None = None
) -> tuple[Desk, list[Words]]:
    """Return the services of a data folder, and what has to be said about it.

    `language` overrides the settings for this run. Never raises for bad files: what
    can't be read is moved aside or left alone, and the notices say so.
    """
    notices: list[Words] = []
    settings = Settings(folder, app)
    if settings.moved_aside is not None:
        moved_settings = settings.moved_aside
        notices.append(lambda: troubles.settings_moved(moved_settings))
    store, store_notice = _open_store(folder)
    if store_notice is not None:
        notices.append(store_notice)
    languages = Languages(app)
    languages.use(language or _language(settings))

    saved = settings.values.language

    def follow() -> None:
        # A language from the command line stays until the person chooses another one.
        if language is None or settings.values.language != saved:
            languages.use(_language(settings))

    settings.changed.connect(follow)
    desk = Desk(
        folder=folder,
        store=store,
        settings=settings,
        languages=languages,
        themes=Themes(app, settings),
        announcer=Announcer(app),
        thinker=Thinker(app),
        sound=Sounds(settings, app),
    )
    return desk, notices


def spare_the_collector() -> None:
    """Take what lives as long as the program out of Python's garbage collection.

    Else a full collection looks at every module of Qt and stops the window for 30 ms
    in the middle of a game.
    """
    gc.collect()
    gc.freeze()


def _language(settings: Settings) -> str:
    chosen = settings.values.language
    return chosen if chosen in LANGUAGES else system_language()


def _open_store(folder: Path | None) -> tuple[Store, Words | None]:
    if folder is None:
        return Store.memory(), lambda: troubles.store_unusable(Trouble.READ_ONLY)
    try:
        store = Store.open(folder / STORE)
    except StoreError as error:
        trouble = error.trouble
        return Store.memory(), lambda: troubles.store_unusable(trouble)
    moved = store.moved_aside
    if moved is not None:
        return store, lambda: troubles.store_moved(moved)
    return store, None


def clear_desk(desk: Desk) -> None:
    """End the processes that think and play sounds, and close the store."""
    desk.announcer.attach(None)
    desk.sound.close()
    desk.thinker.close()
    desk.store.close()


def run(options: argparse.Namespace) -> int:
    """Run the program that the command line asks for; return its exit code."""
    if options.self_test:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application(sys.argv[:1])
    if options.self_test:
        from pushdesk.desktop import selftest

        return selftest.run()
    folder = data_folder(options.data_dir)
    log = CrashLog(folder) if folder is not None else None
    report = log.left_over() if log is not None else None
    if log is not None:
        log.watch()
    desk, notices = make_desk(app, folder, options.language)
    window = Window(desk)
    if report is not None:
        window.offer_crash_report(report, notices)
    elif notices:
        window.tell(lambda: "\n".join(words() for words in notices))
    window.show()
    window.activateWindow()
    code = 0
    if options.game:
        window.new_game(options.game)
    if options.file is not None and not window.open_file(Path(options.file)):
        sys.stderr.write(f"pushdesk: {window.launcher.banner.text}\n")
        code = 2
    QTimer.singleShot(0, desk.thinker.start)
    QTimer.singleShot(0, spare_the_collector)
    if code == 0:
        code = app.exec()
    else:
        window.close()
    clear_desk(desk)
    if log is not None:
        log.close()
    return code
