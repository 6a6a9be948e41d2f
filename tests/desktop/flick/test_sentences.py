# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that flick says: complete, without leftovers, and true."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from pushdesk.core.game import Level, Outcome, Person, Refusal, Setup
from pushdesk.desktop.flick import places, scores, sentences, words
from pushdesk.games.flick import resolution, results, rules, scoring, turns
from pushdesk.games.flick.geometry import hole_at
from pushdesk.games.flick.rules import GAME, OPTIONS, PRESETS
from pushdesk.games.flick.scoring import Score
from pushdesk.games.flick.state import (
    Action,
    Counted,
    Disc,
    EndTurn,
    Event,
    Expelled,
    Flicked,
    Formed,
    FourthShot,
    GameBegan,
    Leant,
    Lie,
    Loosened,
    NextGame,
    Phase,
    ReshotDue,
    Result,
    Sank,
    Shot,
    State,
    TakenBack,
    TurnBegan,
    TurnEnded,
    Unformed,
)
from pushdesk.games.flick.table import CENTRES, DISCS, HOLES, Table

NAMES = ("Ana", "Ben", "Cleo", "Dan")
LEFTOVER = re.compile(r"[{}]|%L?n|\(s\)|\.\.|  | ,|^\s|\s$")


class Plurals(QTranslator):
    """Give English counts their form, as the catalogue does."""

    def translate(
        self, _context: Any, source: Any, _comment: Any = None, n: int = -1
    ) -> str | None:
        text = source.decode() if isinstance(source, bytes) else str(source)
        return None if n < 0 else text.replace("(s)", "" if n == 1 else "s")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    translator = Plurals()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


def set_up(seats: int = 2, /, **options: str) -> Setup:
    return Setup("flick", tuple(Person(name) for name in NAMES[:seats]), 1, options)


def begin(seats: int = 2, /, **options: str) -> State:
    return GAME.start(set_up(seats, **options))


def sunk(number: int, hole: int, *, pit: bool = False) -> Disc:
    return Disc(number, *CENTRES[hole], Lie.SUNK, hole, pit)


def leaning(number: int, hole: int) -> Disc:
    x, y = CENTRES[hole]
    return Disc(number, x + 6.0, y, Lie.UNBALANCED, hole)


def with_discs(state: State, *discs: Disc) -> State:
    return replace(state, discs=tuple(sorted(discs, key=lambda disc: disc.number)))


def sunk_by_code(state: State, seat: int, codes: str) -> list[Disc]:
    """Return sunk discs of a seat: "34!" is row 3, column 4 as it sees them, the pit up."""
    return [
        sunk(
            DISCS * seat + place,
            hole_at(int(code[0]), int(code[1]), state.sides[seat]),
            pit=code.endswith("!"),
        )
        for place, code in enumerate(codes.split())
    ]


ELEVEN = "11 12 13 14 21 22 23 24 31 32 33"
LOOSE = (Disc(9, -30.0, -30.0), Disc(10, 30.0, -30.0), Disc(11, 30.0, 30.0))


def sound(text: str) -> bool:
    return bool(text) and LEFTOVER.search(text) is None


# What the launcher and the new-game page say.


def test_game_has_name_and_description() -> None:
    assert words.name() == "Push"
    assert sound(words.blurb())
    assert sound(words.facts())


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_choice_of_every_option_has_words_of_its_own(option: Any) -> None:
    texts = [words.choice(option.key, value) for value in option.choices]
    assert all(sound(text) for text in texts)
    assert len(set(texts)) == len(texts)
    assert sound(words.option_title(option.key))


def test_titles_presets_and_levels_can_be_told_apart() -> None:
    for texts in (
        [words.option_title(option.key) for option in OPTIONS],
        [words.preset(preset.key) for preset in PRESETS],
        [words.style(level) for level in Level],
    ):
        assert all(sound(text) for text in texts)
        assert len(set(texts)) == len(texts)


def test_length_of_a_series_has_its_plural() -> None:
    assert words.choice("games", "3") == "3 games, totals added"


# What is to be done.


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "Ana: shoot your first disc"),
        ({"shots": 1}, "Ana: shoot your second disc, or end the turn"),
        ({"shots": 2, "turn": 1}, "Ben: shoot your third disc, or end the turn"),
        (
            {"shots": 3, "sank": True},
            "Ana: your third shot sank a disc – shoot one more, or end the turn",
        ),
        (
            {"phase": Phase.RESHOOT, "queue": (14,), "shots": 1},
            "Ben: shoot your disc again, it was driven off the board",
        ),
        ({"phase": Phase.OVER}, "The game is over"),
    ],
)
def test_prompt(changes: dict[str, Any], text: str) -> None:
    assert sentences.prompt(set_up(), replace(begin(), **changes)) == text


def test_prompt_of_a_series() -> None:
    state = replace(begin(games="3"), phase=Phase.COUNTED, finished=((),))
    assert sentences.prompt(set_up(), state) == "Game 1 of 3 is counted. Go on when you are ready"


@pytest.mark.parametrize(
    ("shots", "text"),
    [
        (0, "Ana: sink a disc of yours, then you may shoot again"),
        (1, "Ana: a disc of yours is sunk – shoot again, or end the turn"),
        (2, "Ana: a disc of yours is sunk – shoot again, or end the turn"),
        (3, "Ana: a disc of yours is sunk – shoot one more, or end the turn"),
    ],
)
def test_prompt_of_sink_to_continue(shots: int, text: str) -> None:
    state = replace(begin(**{"continue": "on"}), shots=shots)
    assert sentences.prompt(set_up(), state) == text


@pytest.mark.parametrize(
    ("shots", "text"),
    [
        (0, "Ana: shoot your last disc – 3 attempts"),
        (1, "Ana: shoot your last disc, or end the turn – 2 attempts left"),
        (2, "Ana: shoot your last disc, or end the turn – 1 attempt left"),
        (3, "Ana: shoot your last disc, or end the turn – 1 attempt left"),
    ],
)
def test_prompt_for_the_last_disc(shots: int, text: str) -> None:
    state = begin()
    state = replace(with_discs(state, *sunk_by_code(state, 0, ELEVEN)), shots=shots)
    assert sentences.prompt(set_up(), state) == text


def test_three_loose_discs_raise_a_warning() -> None:
    state = with_discs(begin(), *LOOSE)
    warned = "Three of your discs are loose: a fourth ends your turn"
    assert sentences.warning(state) == warned
    assert sentences.prompt(set_up(), state) == f"Ana: shoot your first disc. {warned}"
    assert sentences.warning(with_discs(begin(), *LOOSE[:2])) == ""
    others = replace(state, turn=1, shots=1)
    assert sentences.warning(others) == ""
    again = replace(others, phase=Phase.RESHOOT, queue=(0,))
    assert "all of them go back" in sentences.warning(again)
    assert sentences.warning(replace(state, phase=Phase.OVER)) == ""


def test_last_disc_of_the_reserve_raises_a_warning() -> None:
    state = begin()
    ten = sunk_by_code(state, 0, ELEVEN)[:10]
    state = with_discs(state, *ten, LOOSE[1])
    assert sentences.warning(state) == "It is the last one of your reserve and ends your turn"


# What happened.

OWN, FOREIGN = hole_at(4, 2, 0), hole_at(4, 2, 2)
EVENTS: tuple[tuple[Event, str], ...] = (
    (Flicked(0, 0, 1), "Ana shoots."),
    (Flicked(1, 12, 0), "Ben shoots the disc again."),
    (Sank(0, OWN, 4, pit=False), "Ana's disc falls into a hole in row 4: 4 points."),
    (
        Sank(0, OWN, 4, pit=True),
        "Ana's disc falls into a hole in row 4, pit up: 6 points (4 + 2).",
    ),
    (
        Sank(12, hole_at(1, 1, 2), 1, pit=False),
        "Ben's disc falls into a hole in row 1: 1 point.",
    ),
    (Leant(0, OWN), "Ana's disc leans in a hole: row 4, second from the left."),
    (Leant(12, FOREIGN), "Ben's disc leans in a hole: row 4, second from the left."),
    (Loosened(12), "Ben's disc is thrown out of its hole."),
    (Expelled(12, again=True), "Ben's disc leaves the board; it will be shot again."),
    (Expelled(0, again=False), "Ana's disc leaves the board and goes back to the reserve."),
    (TakenBack(0, (0,), "F15", 1), "Ana takes back 1 disc: Ben's zone was touched."),
    (
        TakenBack(0, (0, 1), "F15", -1),
        "Ana takes back 2 discs: the zone of an empty side was touched.",
    ),
    (TakenBack(0, (0,), "F15", 0), "Ana takes back 1 disc: the own zone was touched."),
    (
        TakenBack(1, (12, 13, 14, 15), "F17"),
        "Ben takes back 4 loose discs: only three may stay loose.",
    ),
    (TakenBack(0, (0,), "F19"), "Ana takes back 1 loose disc: the reserve is empty."),
    (TakenBack(0, (0, 1), "F20"), "Ana takes back 2 leaning discs as well."),
    (TakenBack(0, (0,), "F23"), "Ana takes back 1 leaning disc: the reserve is empty."),
    (TakenBack(0, (0,), "F21"), "A miss: Ana takes the last disc back."),
    (TakenBack(0, (0, 1), "F8", 0), "Ana takes back 2 discs: the platform had no room left."),
    (
        Formed(1, "F33", tuple(hole_at(1, column, 2) for column in (1, 2, 3, 4)), 1),
        "Ben has four in row 1: 1 point more.",
    ),
    (
        Formed(0, "F34", tuple(hole_at(row, 3, 0) for row in (1, 2, 3, 4)), 3),
        "Ana has four in a column: 3 points more.",
    ),
    (
        Formed(0, "F34", tuple(hole_at(row, row, 0) for row in (1, 2, 3, 4)), 3),
        "Ana has four in a diagonal: 3 points more.",
    ),
    (Formed(0, "F35", (12, 7, 11, 13, 17), 3), "Ana has a cross: 3 points more."),
    (Formed(0, "F36", (0, 1, 2, 3, 4), -2), "Ana has five in a cursed line: 2 points less."),
    (Formed(0, "F42", (0, 1, 2, 3), 3), "Ana has four in a line: 3 points more."),
    (
        Unformed(0, "F33", (0, 1, 2, 3), 1),
        "Ana: a line of four has become five and no longer pays 1 point.",
    ),
    (FourthShot(0), "The third shot sank a disc: Ana may shoot a fourth."),
    (ReshotDue(1, 12), "Ben has a disc to shoot again."),
    (TurnEnded(0, "F12"), "The third shot sank nothing: Ana's turn is over."),
    (TurnEnded(0, "F13"), "The fourth shot is made: Ana's turn is over."),
    (TurnEnded(0, "F18"), "Four loose discs: Ana's turn is over."),
    (TurnEnded(0, "F19"), "The last disc is shot: Ana's turn is over."),
    (TurnEnded(0, "F23"), "The last disc is shot: Ana's turn is over."),
    (TurnEnded(0, "F26"), "An own disc left the board: Ana's turn is over."),
    (TurnEnded(0, "F38"), "No own disc was sunk: Ana's turn is over."),
    (TurnEnded(0, "A16"), "Ana ends the turn."),
    (TurnBegan(1), "Ben's turn."),
    (
        Counted("F28", 1, (34, 28)),
        "All holes are filled. The game is over. Points: Ana 34 and Ben 28.",
    ),
    (GameBegan(1, 2), "Game 2 of 1: Ben begins."),
)


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda each: type(each).__name__)
def test_event(event: Event, text: str) -> None:
    assert sentences.event_sentence(set_up(), begin(), event) == text
    assert sound(text)


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(Event))


def literals(module: Any, call: str) -> set[str]:
    """Return the clauses in the code of a module that stand in a call."""
    return set(re.findall(rf'{call}[^)\n]*?"([AF]\d+|result)"', inspect.getsource(module)))


def test_every_reason_for_the_end_of_a_turn_is_told() -> None:
    known = {event.clause for event, _ in EVENTS if isinstance(event, TurnEnded)}
    code = inspect.getsource(turns._no_more) + inspect.getsource(resolution._empty_reserve)
    code = "".join(line for line in code.splitlines() if "return" in line and "take" not in line)
    made = set(re.findall(r'"([AF]\d+)"', code))
    made |= literals(resolution, "_ending") | literals(turns, "end_turn")
    assert {"F12", "F13", "F38", "F19", "F23", "F26", "F18"} <= made <= known
    assert sentences.event_sentence(set_up(), begin(), TurnEnded(0, "?")) == "Ana's turn is over."


def test_resting_place_is_told_as_the_shooter_sees_it() -> None:
    state = with_discs(begin(), Disc(0, -30.0, -15.0), Disc(12, 30.0, 15.0))
    for seat, number, name in ((0, 0, "Ana"), (1, 12, "Ben")):
        told = sentences.event_sentence(set_up(), state, Flicked(seat, number, 1))
        assert told == (
            f"{name} shoots: the disc stops 15 mm before row 3, 30 mm left of the middle."
        )
    again = sentences.event_sentence(set_up(), state, Flicked(1, 12, 0))
    assert again.startswith("Ben shoots the disc again: it stops 15 mm before row 3")


def test_count_of_a_series_names_who_sank_all() -> None:
    state = begin(games="3")
    state = with_discs(state, *sunk_by_code(state, 1, f"{ELEVEN} 34"))
    told = sentences.event_sentence(set_up(), state, Counted("F27", 2, (0, 30)))
    assert told == (
        "All twelve discs of Ben are sunk. Game 2 of 3 is over. Points: Ana 0 and Ben 30."
    )


@pytest.mark.parametrize("pit", [False, True])
def test_corner_sections_have_no_rows(pit: bool) -> None:
    told = sentences.event_sentence(set_up(), begin(layout="corners"), Sank(0, 12, 3, pit))
    assert sound(told)
    assert "row" not in told


def test_step_is_told_in_its_order() -> None:
    state = begin()
    disc = sunk(0, OWN)
    step = GAME.advance(state, Shot(0.0, -200.0, 0.0, 900.0, Result((disc,))))
    assert sentences.step_sentences(set_up(), step.state, step.events) == [
        "Ana shoots.",
        "Ana's disc falls into a hole in row 4: 4 points.",
    ]


# What is refused.

REFUSED: tuple[tuple[str, Action, dict[str, Any]], ...] = (
    ("F8", Shot(0.0, 0.0, 0.0, 900.0), {}),
    ("F8", Shot(-30.0, -200.0, 0.0, 900.0), {"discs": (Disc(0, -30.0, -200.0),)}),
    ("F7", Shot(0.0, -200.0, 0.0, 20.0), {}),
    ("A16", EndTurn(), {}),
    ("A21", EndTurn(), {"phase": Phase.RESHOOT, "queue": (12,), "shots": 1}),
    ("F30", NextGame(), {}),
    ("F30", EndTurn(), {"phase": Phase.COUNTED}),
    ("F27", EndTurn(), {"phase": Phase.OVER, "ended": "F27"}),
    ("F28", EndTurn(), {"phase": Phase.OVER, "ended": "F28"}),
    ("result", Shot(0.0, -200.0, 0.0, 900.0, Result(())), {}),
)


@pytest.mark.parametrize(("clause", "action", "changes"), REFUSED)
def test_refusal(clause: str, action: Any, changes: Mapping[str, Any]) -> None:
    layouts: tuple[dict[str, str], ...] = ({}, {"layout": "corners"})
    for options in layouts:
        state = replace(begin(**options), **changes)
        refusal = GAME.refusal(state, action)
        assert refusal is not None
        told = sentences.refusal_sentence(refusal, state)
        assert sound(told)
        assert told != sentences.refusal_sentence(Refusal("?"), state)
        if not options:
            assert refusal.clause == clause


def test_every_clause_that_refuses_is_told() -> None:
    made = literals(rules, "Refusal") | literals(results, "Refusal")
    assert {"F7", "F8", "result"} <= made <= {clause for clause, _, _ in REFUSED}


def test_refusals_of_one_clause_differ_by_their_reason() -> None:
    state = begin()
    texts = {
        sentences.refusal_sentence(Refusal("F8"), state),
        sentences.refusal_sentence(Refusal("F8", {"disc": 0}), state),
        sentences.refusal_sentence(Refusal("F8"), begin(layout="corners")),
        sentences.refusal_sentence(Refusal("F30"), state),
        sentences.refusal_sentence(Refusal("F30"), replace(state, phase=Phase.COUNTED)),
    }
    assert len(texts) == 5
    shot = sentences.refusal_sentence(Refusal("F7"), state)
    assert shot == "A shot needs a speed from 0.15 to 4 metres a second."


# Places and shots.


def test_holes_have_the_same_names_for_every_side() -> None:
    names = ["far left", "second from the left", "middle", "second from the right", "far right"]
    for side in range(4):
        told = [places.hole_name(hole_at(3, column, side), side) for column in range(1, 6)]
        assert all(text.startswith("row 3, ") for text in told)
        assert all(text.endswith(name) for text, name in zip(told, names, strict=True))
        assert len({places.hole_name(hole, side) for hole in range(HOLES)}) == HOLES


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ((0.0, -120.0), "level with row 1, in the middle"),
        ((-30.0, -15.0), "15 mm before row 3, 30 mm left of the middle"),
        ((12.4, -45.0), "15 mm behind row 2, 12 mm right of the middle"),
        ((0.2, -150.0), "30 mm before row 1, in the middle"),
        ((0.0, 175.0), "55 mm behind row 5, in the middle"),
        ((0.0, -175.3), "at the line, in the middle"),
        ((40.0, -215.0), "40 mm behind the line, 40 mm right of the middle"),
    ],
)
def test_place(place: tuple[float, float], text: str) -> None:
    x, y = place
    for side, seen in enumerate(((x, y), (y, -x), (-x, -y), (-y, x))):
        assert places.place_name(*seen, side, Table()) == text


def test_place_behind_a_corner_has_no_line() -> None:
    told = places.place_name(0.0, -200.0, 0, Table(), corners=True)
    assert told == "80 mm before row 1, in the middle"


@pytest.mark.parametrize(
    ("corners", "place", "text"),
    [
        (False, (0.0, -190.0), "touching the line, in the middle"),
        (False, (-30.0, -210.0), "20 mm behind the line, 30 mm left of the middle"),
        (True, (-212.5, -212.5), "half-way up the platform, in the middle"),
        (
            True,
            (-190.0, -235.0),
            "22 mm short of the middle of the platform, 22 mm right of the middle",
        ),
        (
            True,
            (-235.0, -190.0),
            "22 mm beyond the middle of the platform, 22 mm left of the middle",
        ),
    ],
)
def test_spot(corners: bool, place: tuple[float, float], text: str) -> None:
    state = begin(layout="corners" if corners else "sides")
    assert places.spot_name(state, 0, *place) == text
    assert places.spot_name(state, 1, -place[0], -place[1]) == text


def test_discs_in_the_list() -> None:
    setup, state = set_up(), begin()
    hole = hole_at(4, 2, 0)
    told = [
        places.disc_sentence(setup, state, disc, 0)
        for disc in (LOOSE[0], leaning(0, hole), sunk(12, hole), sunk(1, hole, pit=True))
    ]
    assert told == [
        "Ana: loose, 30 mm behind row 2, 30 mm left of the middle",
        "Ana: leaning in a hole, row 4, second from the left",
        "Ben: sunk, row 4, second from the left – 2 points",
        "Ana: sunk, pit up, row 4, second from the left – 6 points (4 + 2)",
    ]


def test_rows_in_the_list() -> None:
    state = begin()
    assert places.row_sentence(state, 4, 0) == (
        "Row 4: 5 open holes – 1, 2, 3, 4 and 5 from the left"
    )
    state = with_discs(state, *sunk_by_code(state, 0, "41 42 43 45"), leaning(12, hole_at(4, 4, 0)))
    assert places.row_sentence(state, 4, 0) == "Row 4: 1 open hole – 4 from the left"
    assert places.row_sentence(state, 2, 1) == "Row 2: 1 open hole – 2 from the left"
    state = with_discs(state, *sunk_by_code(state, 0, "41 42 43 44 45"))
    assert places.row_sentence(state, 4, 0) == "Row 4: no open hole"
    corners = begin(layout="corners", sections="diagonals")
    corners = with_discs(corners, *sunk_by_code(corners, 0, "53 54 55"))
    assert places.row_sentence(corners, 5, 0) == (
        "Row 5: 2 open holes – 1 (worth 5) and 2 (worth 6) from the left"
    )


@pytest.mark.parametrize(
    ("degrees", "speed", "text"),
    [
        (12.5, 850.0, "12.5° to the right, 0.85 metres a second"),
        (-7.0, 1000.0, "7° to the left, 1 metres a second"),
        (359.0, 1234.0, "1° to the left, 1.23 metres a second"),
        (-0.04, 4000.0, "straight ahead, 4 metres a second"),
    ],
)
def test_shot_in_words(degrees: float, speed: float, text: str) -> None:
    assert places.shot_text(degrees, speed) == text


def test_decimals_follow_the_language() -> None:
    QLocale.setDefault(QLocale("da"))
    assert places.shot_text(12.5, 850.0) == "12,5° to the right, 0,85 metres a second"
    assert places.decimal(-0.001, 2) in ("0", "-0")
    assert places.power_text(0.254) == "25 %"


# Points.

GAME_ROW = scoring.sheet(begin())[0]


def test_score_tells_its_parts() -> None:
    state = begin()
    state = with_discs(state, *sunk_by_code(state, 0, "51! 52 53 54 55 11"))
    assert scores.score_sentence(set_up(), state, 0) == (
        "Ana: 26 points – holes 26, pits 2 and cursed lines −2."
    )
    assert scores.score_sentence(set_up(), state, 1) == "Ben: 0 points – nothing sunk yet."
    one = with_discs(begin(), *sunk_by_code(begin(), 0, "11"))
    assert scores.score_sentence(set_up(), one, 0) == "Ana: 1 point – holes 1."


def test_every_part_of_a_score_is_told() -> None:
    told = scores.parts_text(Score(1, 2, 3, 4, 5, -6))
    assert told == (
        "holes 1, pits 2, rows of four 3, lines of four 4, crosses 5 and cursed lines −6"
    )


def test_score_of_a_series() -> None:
    state = begin(games="2")
    state = with_discs(state, *sunk_by_code(state, 0, "41"))
    row = replace(GAME_ROW, points=(10, 3))
    state = replace(state, finished=((row,),))
    assert scores.score_sentence(set_up(), state, 0) == (
        "Ana: 4 points – holes 4; 14 in the series."
    )


def test_reserve_tells_where_the_discs_are() -> None:
    state = begin()
    assert scores.reserve_sentence(state, 0) == "12 discs in reserve."
    discs = (*sunk_by_code(state, 0, "11 12 13"), leaning(3, 12), *LOOSE)
    state = replace(with_discs(state, *discs), queue=(4, 5, 6, 7))
    assert scores.reserve_sentence(state, 0) == (
        "1 disc in reserve, 4 to be shot again, 3 loose, 1 leaning and 3 sunk."
    )


@pytest.mark.parametrize(
    ("changes", "options", "left"),
    [
        ({}, {}, 3),
        ({"shots": 2}, {}, 1),
        ({"shots": 3}, {}, 1),
        ({"shots": 1}, {"continue": "on"}, 1),
        ({"shots": 1, "phase": Phase.RESHOOT, "queue": (12,)}, {}, 1),
    ],
)
def test_hand_tells_the_shots_that_are_left(
    changes: dict[str, Any], options: dict[str, str], left: int
) -> None:
    state = replace(begin(**options), **changes)
    name = NAMES[state.actor]
    shots = "1 shot" if left == 1 else f"{left} shots"
    assert scores.hand(set_up(), state).startswith(f"{name}: {shots} left; ")


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"shots": 1, "phase": Phase.RESHOOT, "queue": (12,)},
        {"phase": Phase.COUNTED, "finished": ((GAME_ROW,),)},
        {"phase": Phase.OVER, "finished": ((GAME_ROW,),)},
        {"ended": "F27"},
    ],
)
def test_situation_tells_the_moment_and_everyone(changes: dict[str, Any]) -> None:
    state = replace(begin(), **changes)
    told = scores.situation(set_up(), state)
    assert sound(told)
    assert told.count(" in reserve") == 2
    assert told.endswith(" 25 holes of the board open.")
    assert sound(scores.hand(set_up(), state))


def test_situation_of_teams_tells_their_sums() -> None:
    state = begin(4, teams="on")
    discs = [*sunk_by_code(state, 0, "51"), *sunk_by_code(state, 2, "41")]
    told = scores.situation(set_up(4, teams="on"), with_discs(state, *discs))
    assert "Teams: Ana and Cleo 9 – Ben and Dan 0." in told


def test_preview_warns_of_an_end_by_another_players_discs() -> None:
    setup, state = set_up(), begin()
    eleven = sunk_by_code(state, 1, ELEVEN)
    loose = Disc(23, 30.0, 30.0)
    state = with_discs(state, *eleven, loose)
    shot = Disc(0, -30.0, -30.0)
    harmless = Result((shot,))
    fatal = Result((shot, sunk(23, hole_at(5, 5, 2))))
    assert sentences.preview_warning(setup, state, harmless) == ""
    assert sentences.preview_warning(setup, state, fatal) == (
        "This would sink Ben's last disc and end the game"
    )
    own = with_discs(begin(), *sunk_by_code(begin(), 0, ELEVEN))
    assert sentences.preview_warning(setup, own, Result((sunk(11, hole_at(5, 5, 0)),))) == ""
    later = replace(state, rules=replace(state.rules, finish_round=True))
    assert "this round" in sentences.preview_warning(setup, later, fatal)


def test_preview_warns_of_the_last_hole() -> None:
    setup, state = set_up(3), begin(3)
    discs = [sunk(DISCS * (hole % 3) + hole // 3, hole) for hole in range(HOLES - 1)]
    last = Result((sunk(8, HOLES - 1),))
    assert sentences.preview_warning(setup, with_discs(state, *discs), last) == (
        "This would fill the last hole and end the game"
    )


# The end.


def ended(*total: int, ranking: tuple[tuple[int, ...], ...]) -> Outcome:
    return Outcome("F27", ranking, (), total)


@pytest.mark.parametrize(
    ("outcome", "teams", "won", "decided"),
    [
        (
            ended(30, 21, ranking=((0,), (1,))),
            False,
            "Ana wins",
            "30 points, 9 ahead of Ben.",
        ),
        (
            ended(30, 30, 12, ranking=((0, 1), (2,))),
            False,
            "Ana and Ben share the win",
            "30 points each, 18 ahead of Cleo.",
        ),
        (
            ended(1, 1, ranking=((0, 1),)),
            False,
            "Ana and Ben share the win",
            "All level: 1 point each.",
        ),
        (
            ended(10, 20, 9, 21, ranking=((1, 3), (0, 2))),
            True,
            "Ben and Dan win",
            "41 points, 22 ahead of Ana and Cleo.",
        ),
        (
            ended(10, 20, 20, 10, ranking=((0, 1, 2, 3),)),
            True,
            "Both teams share the win",
            "Both teams level: 30 points each.",
        ),
    ],
)
def test_end(outcome: Outcome, teams: bool, won: str, decided: str) -> None:
    setup = set_up(len(outcome.total))
    assert scores.won_sentence(setup, outcome, teams) == won
    assert scores.decided_sentence(setup, outcome, teams) == decided


def test_every_line_of_a_sheet_has_a_name() -> None:
    parts = [*scoring.PARTS, "game.1", "game.2"]
    names = [scores.sheet_part(part) for part in parts]
    assert all(sound(name) for name in names)
    assert len(set(names)) == len(names)
