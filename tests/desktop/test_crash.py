# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors nobody caught are written down, offered once, and kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from pushdesk.desktop.crash import CrashLog
from pushdesk.desktop.paths import CRASH_LOG
from pushdesk.desktop.window import Window

RUN = """
import faulthandler, os, sys
from pathlib import Path
from pushdesk.desktop.crash import CrashLog
log = CrashLog(Path(sys.argv[1]))
log.watch()
{body}
log.close()
"""

SLOT = """
from PySide6.QtCore import QCoreApplication, QTimer
app = QCoreApplication([])
def fail():
    QTimer.singleShot(0, app.quit)
    raise LookupError("in a slot")
QTimer.singleShot(0, fail)
app.exec()
"""


def run(folder: Path, body: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN.format(body=body), str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_an_error_is_written_and_offered_once(folder: Path) -> None:
    done = run(folder, 'raise LookupError("nobody catches this")')
    assert done.returncode == 1
    assert "nobody catches this" in done.stderr
    assert (folder / CRASH_LOG).stat().st_mode & 0o777 == 0o600
    report = CrashLog(folder).left_over()
    assert report is not None
    text = report.read_text(encoding="utf-8")
    assert text.startswith("Pushdesk ")
    assert "LookupError: nobody catches this" in text
    assert CrashLog(folder).left_over() is None
    assert report.exists()


def test_an_error_in_a_slot_is_written_and_the_program_goes_on(folder: Path) -> None:
    assert run(folder, SLOT).returncode == 0
    report = CrashLog(folder).left_over()
    assert report is not None
    assert "LookupError: in a slot" in report.read_text(encoding="utf-8")


def test_a_crash_of_the_machine_code_is_written(folder: Path) -> None:
    done = run(folder, "os.abort()")
    assert done.returncode == -signal.SIGABRT
    report = CrashLog(folder).left_over()
    assert report is not None
    assert "Fatal Python error: Aborted" in report.read_text(encoding="utf-8")


def test_half_a_character_in_an_error_is_written(folder: Path) -> None:
    run(folder, r'raise LookupError("name \ud83d")')
    report = CrashLog(folder).left_over()
    assert report is not None
    assert r"name \ud83d" in report.read_text(encoding="utf-8")


def test_an_error_is_written_when_nobody_listens_to_stderr(folder: Path) -> None:
    body = 'sys.__stderr__.close(); raise LookupError("unheard")'
    run(folder, body)
    report = CrashLog(folder).left_over()
    assert report is not None
    assert "unheard" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize("body", ["pass", "log.close()"])
def test_a_run_that_ends_well_leaves_nothing(folder: Path, body: str) -> None:
    assert run(folder, body).returncode == 0
    assert list(folder.iterdir()) == []


def test_a_run_that_is_killed_is_no_error(folder: Path) -> None:
    done = run(folder, "os.kill(os.getpid(), 9)")
    assert done.returncode == -signal.SIGKILL
    assert CrashLog(folder).left_over() is None


def test_every_report_is_kept(folder: Path) -> None:
    folder.mkdir()
    reports = set()
    for number in range(5):
        (folder / CRASH_LOG).write_text(str(number))
        reports.add(CrashLog(folder).left_over())
    assert len(reports) == 5
    assert len(list(folder.iterdir())) == 5


def test_a_second_program_does_not_take_the_log_of_the_first(folder: Path) -> None:
    body = f"""
other = CrashLog(Path({str(folder)!r}))
Path(sys.argv[1]).joinpath("crash.log").write_text("first")
assert other.left_over() is not None
other.watch()
log.close()
assert Path(sys.argv[1]).joinpath("crash.log").exists()
other.close()
"""
    done = run(folder, body)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_folder_that_cannot_be_written_is_survived(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    log = CrashLog(blocked)
    assert log.left_over() is None
    hook = sys.excepthook
    log.watch()
    assert sys.excepthook is hook
    log.close()


def test_the_report_is_offered_on_the_first_page(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(window, "show_file", shown.append)
    report = tmp_path / "crash-x.log"
    window.offer_crash_report(report, [lambda: "The settings were moved."])
    banner = window.launcher.banner
    assert banner.isVisible()
    assert "ended with an error" in banner.text
    assert "The settings were moved." in banner.text
    show, ok = banner.findChildren(QPushButton)
    show.click()
    assert shown == [report]
    assert not banner.isVisible()
    assert ok.text() == "OK"
