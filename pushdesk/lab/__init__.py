# SPDX-License-Identifier: GPL-3.0-or-later
"""Headless tools: matches, fuzzing, benchmarks, screenshots, the rule ledger."""
