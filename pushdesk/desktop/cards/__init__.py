# SPDX-License-Identifier: GPL-3.0-or-later
"""What the two card tables share."""
