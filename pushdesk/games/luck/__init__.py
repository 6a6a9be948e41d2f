# SPDX-License-Identifier: GPL-3.0-or-later
"""Push Your Luck: columns, bench and bank."""
