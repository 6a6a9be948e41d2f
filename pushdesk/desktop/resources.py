# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the files that travel with the program are, in a checkout and in an installed wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_folder() -> Path:
    """Return the folder of icons, artwork, sounds and rules help."""
    return _folder("resources", "resources")


def translation_folder() -> Path:
    """Return the folder of compiled catalogues (`*.qm`).

    In a checkout `make setup` and `make test` fill it; nothing is compiled at run time.
    """
    return _folder("translations", "build/translations")


def seeds_folder() -> Path:
    """Return the folder of the rule ledgers (`*.toml`)."""
    return _folder("seeds", "seeds")


def _folder(installed: str, in_checkout: str) -> Path:
    root = _PACKAGE.parent
    # Some packages drop their pyproject.toml into site-packages, so that alone proves nothing;
    # only a wheel has the resources inside the package.
    is_checkout = (root / "pyproject.toml").exists() and not (_PACKAGE / "resources").exists()
    return root / in_checkout if is_checkout else _PACKAGE / installed
