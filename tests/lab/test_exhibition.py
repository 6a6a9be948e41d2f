# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage


def test_an_exhibition_plays_to_its_end_and_keeps_pictures(tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    options = ["--deal", "4711", "--language", "en", "--theme", "light"]
    done = subprocess.run(
        [sys.executable, "-m", "pushdesk.lab", "exhibition", str(out), *options],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
        timeout=280,
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert re.match(r"Push Your Luck · deal 4711: .+ (wins|share the win)\. .*point", first)
    assert re.fullmatch(rf"\d+ actions; pictures in {re.escape(str(out))}", second)
    names = sorted(path.name for path in out.iterdir())
    assert names[0] == "launcher.png"
    assert len(names) > 3
    for path in out.iterdir():
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 800)
