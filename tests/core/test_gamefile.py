# SPDX-License-Identifier: GPL-3.0-or-later
"""Files from anywhere: only `GameFileError` ever comes out of them."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from pushdesk.core import gamefile
from pushdesk.core.game import LARGEST_DEAL, Computer, Level, Person, Setup
from pushdesk.core.gamefile import FileTrouble, GameFileError
from pushdesk.core.session import Session
from pushdesk.games import find
from pushdesk.games.luck.rules import GAME
from pushdesk.games.luck.state import Action, Event, State, View

LuckSession = Session[State, Action, Event, View]
Played = Callable[..., LuckSession]

HOSTILE = settings(deadline=None, suppress_health_check=list(HealthCheck))


def sample(count: int = 40) -> bytes:
    rng = random.Random(2)
    session = Session(GAME, Setup("luck", (Person("Ana"), Computer(Level.EXPERT)), 4711))
    while session.position < count:
        session.act(rng.choice(list(GAME.actions(session.state))))
    return gamefile.encode(session)


SAMPLE = sample()


def trouble(content: bytes) -> FileTrouble:
    with pytest.raises(GameFileError) as caught:
        gamefile.decode(content, find)
    return caught.value.trouble


def changed(**fields: Any) -> bytes:
    return json.dumps(json.loads(SAMPLE) | fields).encode()


@pytest.mark.parametrize("count", [0, 1, 50, 10_000])
def test_round_trip(count: int, played: Played) -> None:
    session = played(count)
    content = gamefile.encode(session)
    back = gamefile.decode(content, find)
    assert back.setup == session.setup
    assert back.journal == session.journal
    assert back.position == session.position
    assert back.state == session.state
    assert back.outcome == session.outcome
    assert gamefile.encode(back) == content
    assert len(content) < 50_000


@HOSTILE
@given(
    st.integers(2, 6),
    st.integers(1, LARGEST_DEAL),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.integers(0, 2**32),
)
def test_round_trip_of_anything(seats: int, deal: int, name: str, seed: int) -> None:
    rng = random.Random(seed)
    session = Session(GAME, Setup("luck", (Person(name),) * seats, deal))
    for _ in range(rng.randint(0, 60)):
        session.act(rng.choice(list(GAME.actions(session.state))))
    back = gamefile.decode(gamefile.encode(session), find)
    assert (back.setup, back.journal, back.state) == (session.setup, session.journal, session.state)


def test_a_kept_redo_comes_back(played: Played) -> None:
    whole = played(60)
    session = Session(GAME, whole.setup, journal=whole.journal, position=25)
    back = gamefile.decode(gamefile.encode(session), find)
    assert back.position == 25
    assert back.state == whole.state_at(25)
    assert back.journal == whole.journal


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0",
        b"null",
        b"[]",
        b"{}",
        b"NaN",
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf" + SAMPLE,
        SAMPLE[:-3],
        SAMPLE + SAMPLE,
        SAMPLE.replace(b"Ana", b"A\xffa"),
        SAMPLE.replace(b"Ana", b"\\ud800"),
        SAMPLE.replace(b"Ana", b"A" * 41),
        changed(format="chess"),
        changed(version=0),
        changed(version="1"),
        changed(version=None),
        changed(setup=None),
        changed(actions={}),
        changed(position=1.5),
        changed(position="1"),
        SAMPLE.replace(b"4711", b"9" * 5000),
    ],
)
def test_no_game(content: bytes) -> None:
    assert trouble(content) is FileTrouble.NO_GAME


def test_too_large() -> None:
    assert trouble(b" " * (gamefile.LARGEST_FILE + 1)) is FileTrouble.TOO_LARGE
    padding = b" " * (gamefile.LARGEST_FILE - len(SAMPLE))
    assert gamefile.decode(SAMPLE + padding, find).position == 40
    assert trouble(SAMPLE + padding + b" ") is FileTrouble.TOO_LARGE
    push = {"do": "push"}
    long = changed(actions=[push] * (gamefile.LONGEST_JOURNAL + 1))
    assert len(long) < gamefile.LARGEST_FILE
    assert trouble(long) is FileTrouble.TOO_LARGE
    assert trouble(changed(actions=[push] * gamefile.LONGEST_JOURNAL)) is FileTrouble.ILLEGAL


@pytest.mark.parametrize("version", [2, 99, 10**15])
def test_newer(version: int) -> None:
    assert trouble(changed(version=version)) is FileTrouble.NEWER
    content = json.dumps({"format": "pushgame", "version": version, "moves": []}).encode()
    assert trouble(content) is FileTrouble.NEWER


@pytest.mark.parametrize("name", ["", "chess", "../luck", "luck.rules", "os", "Luck", "\0"])
def test_unknown_game(name: str) -> None:
    setup = json.loads(SAMPLE)["setup"] | {"game": name}
    assert trouble(changed(setup=setup)) is FileTrouble.UNKNOWN_GAME


@pytest.mark.parametrize(
    "actions",
    [
        [{"do": "stop"}],
        [{"do": "fly"}],
        [{"do": "take", "column": 0}],
        [{"do": "place"}],
        [{"do": "place", "column": "0"}],
        [{"do": "place", "column": 10**30}],
        [{"do": "bank", "colour": -1}],
        [{}],
        [None],
        ["push"],
        [[]],
        [{"do": "push"}, {"do": "roll"}],
    ],
)
def test_an_illegal_action(actions: list[Any]) -> None:
    assert trouble(changed(actions=actions, position=0)) is FileTrouble.ILLEGAL


@pytest.mark.parametrize("position", [-1, 41, 10**15, 10**30])
def test_a_position_outside_the_journal(position: int) -> None:
    content = SAMPLE.replace(b'"position": 40', f'"position": {position}'.encode())
    assert content != SAMPLE
    assert trouble(content) in (FileTrouble.ILLEGAL, FileTrouble.NO_GAME)


@pytest.mark.parametrize(
    "fields",
    [
        {"deal": 0},
        {"deal": LARGEST_DEAL + 1},
        {"players": []},
        {"players": [{"kind": "person", "name": "A"}] * 7},
        {"players": [{"kind": "person", "name": "A"}] * 50_000},
        {"options": {"hard": "maybe"}},
        {"options": {"colour": "red"}},
    ],
)
def test_a_setup_that_can_not_be_played(fields: dict[str, Any]) -> None:
    setup = json.loads(SAMPLE)["setup"] | fields
    assert trouble(changed(setup=setup)) is FileTrouble.ILLEGAL


@pytest.mark.parametrize("depth", [100, 900, 990, 1000, 1100, 5000, 200_000])
@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_deep_nesting(depth: int, pair: str) -> None:
    """Far too deep for the stack, wherever it stands; a little is an unknown field."""
    opening, closing = pair[0], pair[1]
    opening = opening + '"a":' if pair == "{}" else opening
    deep = (opening * depth + "1" + closing * depth).encode()
    whole = [
        deep,
        SAMPLE.replace(b'"version": 1', b'"version": 1, "x": ' + deep),
        SAMPLE.replace(b'"deal": 4711', b'"deal": 4711, "x": ' + deep),
        SAMPLE.replace(b'"do": "push"', b'"x": ' + deep + b', "do": "push"', 1),
        SAMPLE.replace(b'"options": {}', b'"options": ' + deep),
    ]
    for content in whole:
        with contextlib.suppress(GameFileError):
            assert gamefile.decode(content, find).position == 40
        if depth >= 5000:
            assert trouble(content) in (FileTrouble.NO_GAME, FileTrouble.ILLEGAL)


def test_stored_actions_that_nest_too_deep(setup: Setup) -> None:
    deep = msgspec.Raw(b'{"do":"push","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}")
    with pytest.raises(GameFileError):
        gamefile.restore(GAME, setup, (deep,), 0)


def opens_or_is_refused(content: bytes) -> None:
    """Whatever comes back has been played by the rules."""
    try:
        session = gamefile.decode(content, find)
    except GameFileError:
        return
    assert gamefile.decode(gamefile.encode(session), find).state == session.state


@HOSTILE
@given(st.binary(max_size=400))
@example(b"{")
def test_any_bytes(content: bytes) -> None:
    opens_or_is_refused(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@HOSTILE
@given(JSON)
def test_any_json(value: Any) -> None:
    opens_or_is_refused(json.dumps(value).encode())


@HOSTILE
@given(
    st.sampled_from(["format", "version", "setup", "actions", "position"]),
    JSON,
)
def test_any_json_in_any_field(field: str, value: Any) -> None:
    opens_or_is_refused(changed(**{field: value}))


@HOSTILE
@given(st.sampled_from(["game", "players", "deal", "options"]), JSON)
def test_any_json_in_the_setup(field: str, value: Any) -> None:
    opens_or_is_refused(changed(setup=json.loads(SAMPLE)["setup"] | {field: value}))


@HOSTILE
@given(st.lists(JSON, max_size=3), st.integers())
def test_any_json_as_actions(actions: list[Any], position: int) -> None:
    opens_or_is_refused(changed(actions=actions, position=position))


@HOSTILE
@given(st.lists(st.sampled_from(["push", "stop", "roll", "take", "place", "bank"]), max_size=30))
def test_any_actions(words: list[str]) -> None:
    actions = [{"do": word, "column": 0, "colour": 0} for word in words]
    opens_or_is_refused(changed(actions=actions, position=0))


def test_a_thousand_mutations() -> None:
    """Bytes flipped, dropped, doubled and moved at random."""
    rng = random.Random(7)
    for _ in range(1000):
        content = bytearray(SAMPLE)
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            at = rng.randrange(len(content))
            match rng.randrange(5):
                case 0:
                    content[at] = rng.randrange(256)
                case 1:
                    content[at] ^= 1 << rng.randrange(8)
                case 2:
                    del content[at : at + rng.randrange(1, 9)]
                case 3:
                    content[at:at] = content[at : at + rng.randrange(1, 90)]
                case _:
                    content[at : at + 1] = rng.choice((b'"', b"{", b"]", b"9", b"-", b"\\", b"e"))
        opens_or_is_refused(bytes(content))
