# SPDX-License-Identifier: GPL-3.0-or-later
"""How the tools speak: one JSON object for machines, an aligned table and a bar for people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

Item = TypeVar("Item")


def print_json(value: object) -> None:
    """Print exactly one JSON object on standard output."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows aligned under a head; numbers to the right, floats with three digits."""
    cells = [list(head), *([_cell(value) for value in row] for row in rows)]
    numeric = [all(_is_number(row[column]) for row in cells[1:]) for column in range(len(head))]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    for row in cells:
        padded = (
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        sys.stdout.write("  ".join(padded).rstrip() + "\n")


def _cell(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def progress(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Yield the items; show a bar on standard error when that is a terminal."""
    shown = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        yield item
        if shown and (done == total or done * 200 // total != (done - 1) * 200 // total):
            full = done * 40 // total
            sys.stderr.write(f"\r{what} [{'#' * full}{'.' * (40 - full)}] {done}/{total}")
            sys.stderr.flush()
    if shown:
        sys.stderr.write("\n")
