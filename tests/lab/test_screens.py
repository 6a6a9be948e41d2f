# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from pushdesk.lab.__main__ import main
from pushdesk.lab.screens import SCREENS


def render(out: Path, *options: str) -> list[Path]:
    """Run the tool in a process of its own; return the files that it names."""
    done = subprocess.run(
        [sys.executable, "-m", "pushdesk.lab", "screens", str(out), *options],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
        timeout=240,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [Path(line) for line in done.stdout.splitlines()]


def colours(image: QImage) -> int:
    """Return how many colours a coarse grid of the picture has."""
    steps = range(20, min(image.width(), image.height()), 37)
    return len({image.pixel(x, y) for x in steps for y in steps})


def test_every_screen_whose_name_fits_becomes_a_picture(tmp_path: Path) -> None:
    files = render(tmp_path / "new", "--only", "launcher")
    wanted = [name for name in SCREENS if "launcher" in name]
    assert [path.name for path in files] == [f"{name}-en-light-1280x800.png" for name in wanted]
    assert sorted(files) == sorted((tmp_path / "new").iterdir())
    for path in files:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 800)
        assert colours(image) > 10


def test_language_theme_size_and_scale(tmp_path: Path) -> None:
    options = "--language ro --theme dark --size 1024x700 --scale 2 --game luck --only take"
    (file,) = render(tmp_path, *options.split())
    assert file.name == "luck-take-ro-dark-1024x700.png"
    image = QImage(str(file))
    assert (image.width(), image.height()) == (2048, 1400)
    assert colours(image) > 10


@pytest.mark.parametrize("size", ["big", "1280", "0x0", "1280x", "-5x800", "99999x99999"])
def test_a_size_that_is_none_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["screens", str(tmp_path), f"--size={size}"])
    assert end.value.code == 2
    assert f"{size} is no size" in capsys.readouterr().err


def test_a_screen_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["screens", str(tmp_path), "--only", "xylophone"]) == 2
    assert capsys.readouterr().err == "pushdesk-lab screens: there is no such screen\n"
    assert list(tmp_path.iterdir()) == []
