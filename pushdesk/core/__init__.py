# SPDX-License-Identifier: GPL-3.0-or-later
"""What all games share: the seam, sessions, chance and the store."""
