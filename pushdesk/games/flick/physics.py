# SPDX-License-Identifier: GPL-3.0-or-later
"""The live board: what a shot does, found with pymunk.

The same position and launch give the same trace, bit for bit, on one machine, whatever
was simulated before. See `docs/flick-board.md`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager

from pushdesk.games.flick.live import LiveShot
from pushdesk.games.flick.recording import Recording
from pushdesk.games.flick.space import Space
from pushdesk.games.flick.state import Disc, Result
from pushdesk.games.flick.table import Table
from pushdesk.games.flick.trace import Launch, Trace


@functools.lru_cache(maxsize=8)
def simulate(discs: tuple[Disc, ...], launch: Launch, table: Table) -> Trace:
    """Return what happens when a disc is launched on a board.

    `discs` lie on the board by number; the launched one is not among them. The
    result depends on nothing else.
    """
    with _space(table) as space:
        recording = Recording(launch)
        shot = LiveShot(space, discs, launch, recording)
        shot.run()
        return recording.trace(shot.result())


def outcome(discs: tuple[Disc, ...], launch: Launch, table: Table) -> Result:
    """Return the result of `simulate` without its tracks and contacts, a little faster."""
    with _space(table) as space:
        shot = LiveShot(space, discs, launch)
        shot.run()
        return shot.result()


@contextmanager
def _space(table: Table) -> Iterator[Space]:
    """Lend an empty space; one that an error left in disorder is thrown away."""
    idle = _idle(table)
    # Threads never get the same one: to take the last item off a list is one operation.
    try:
        space = idle.pop()
    except IndexError:
        space = Space(table)
    yield space
    space.clear()
    idle.append(space)


@functools.lru_cache(maxsize=4)
def _idle(_table: Table) -> list[Space]:
    """Return the spaces that wait for the next shot: a fresh one takes longer than the shot."""
    return []
