# SPDX-License-Identifier: GPL-3.0-or-later
"""Push rummy: partnership contract rummy over five rounds."""
