# SPDX-License-Identifier: GPL-3.0-or-later
"""Three tabletop games that share the name Push."""

__version__ = "0.1.0"
