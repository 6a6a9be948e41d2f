# SPDX-License-Identifier: GPL-3.0-or-later
"""Compile the translations into the wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def lrelease() -> str:
    """Return the compiler of translations beside this Python, or the one on the path."""
    beside = Path(sys.executable).parent / "pyside6-lrelease"
    found = str(beside) if beside.exists() else shutil.which("pyside6-lrelease")
    if found is None:
        raise FileNotFoundError("pyside6-lrelease")
    return found


def compile_translations(root: Path, target: Path) -> list[Path]:
    """Compile every `translations/*.ts` below `root` into `target`; return the files made."""
    target.mkdir(parents=True, exist_ok=True)
    made = []
    for source in sorted((root / "translations").glob("*.ts")):
        compiled = target / source.with_suffix(".qm").name
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            # A running program has the old file mapped: writing into it would kill the program.
            part = compiled.with_suffix(".part")
            subprocess.run([lrelease(), "-silent", str(source), "-qm", str(part)], check=True)  # noqa: S603
            part.replace(compiled)
        made.append(compiled)
    return made


class TranslationsHook(BuildHookInterface[Any]):
    """Hatchling build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; an editable install reads the same folder."""
        root = Path(self.root)
        for path in compile_translations(root, root / "build" / "translations"):
            build_data["force_include"][str(path)] = f"pushdesk/translations/{path.name}"
