# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that imports Qt: the window, its pages and the tables."""
