# SPDX-License-Identifier: GPL-3.0-or-later
"""Push, the wooden flicking game: 48 discs, a board with 25 holes."""
