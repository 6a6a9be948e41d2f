# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules help says the same in every language, and its figures are legal positions."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from pushdesk.core import chance
from pushdesk.games import NAMES, find
from pushdesk.games.luck.cards import (
    CARDS,
    COLOUR,
    COPIES,
    FACES,
    KIND,
    KINDS,
    NUMBERS,
    RANKS,
    ROLL,
    STAR,
    SWITCH,
    Card,
    Colour,
    Kind,
    column_mask,
    points,
)
from pushdesk.games.luck.rules import GAME, MOST_COLUMNS, places
from pushdesk.games.luck.state import (
    Action,
    Bank,
    Phase,
    Place,
    Push,
    Roll,
    Rules,
    State,
    Stop,
    Take,
)

HELP = Path(__file__).parents[2] / "resources" / "help"
LANGUAGES = ("en", "es", "ro", "da", "eo")

LETTERS = "rbgyp"
"""In the order of the colours."""

HEAD = re.compile(r"^- \*\*((?:HR-)?[A-Z]\d+)\*\* \S", re.MULTILINE)
SECTION = re.compile(r"^## \S", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")
TOKEN = re.compile(r"\{[^}]*\}")
FIGURE = re.compile(r"^!\[([^\]\[]+)\]\(figure:(\w+)/(\S+)\)$", re.MULTILINE)
CODE = r"(?:HR-)?\b[A-Z]\d+\b"

LETTERS_OF = {
    "en": "",
    "es": "áéíñóúü¡¿ÁÉÍÑÓÚ",
    "ro": "ăâîșțĂÂÎȘȚ",
    "da": "æøåéÆØÅÉ",
    "eo": "ĉĝĥĵŝŭĈĜĤĴŜŬ",
}
"""The letters beyond a to z that each language may use."""


class Wanted(NamedTuple):
    """What the rules of a game have in every language."""

    clauses: frozenset[str]
    house: frozenset[str]
    """The clauses that the program's options change; each ends with its token."""
    quoted: tuple[str, ...]
    """Codes that the introduction quotes to explain what codes are."""
    figures: range


WANTED = {
    "flick": Wanted(
        frozenset(f"F{number}" for number in range(1, 44))
        | frozenset(f"A{number}" for number in range(1, 33)),
        frozenset({"F2", "F30", "F31", "F37", "A1", "A4", "A8", "A22", "A24", "A26", "A29", "A31"}),
        ("F17", "A12"),
        range(12, 16),
    ),
    "luck": Wanted(
        frozenset(f"L{number}" for number in range(1, 51))
        | frozenset(f"HR-L{number}" for number in range(1, 7)),
        frozenset(f"HR-L{number}" for number in range(1, 7)),
        ("L14",),
        range(6, 10),
    ),
}
games = pytest.mark.parametrize("game", WANTED)
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def text(game: str, language: str) -> str:
    return (HELP / language / f"{game}.md").read_text(encoding="utf-8")


def figures(game: str, language: str) -> list[tuple[str, str]]:
    """Return alt text and spec of each figure."""
    found = FIGURE.findall(text(game, language))
    assert {owner for _, owner, _ in found} == {game}
    return [(alt, spec) for alt, _, spec in found]


def kind(name: str) -> Kind:
    """Return the kind of card that a spec names."""
    if name in {"roll", "switch"}:
        return ROLL if name == "roll" else SWITCH
    assert re.fullmatch(rf"[{LETTERS}][1-{RANKS}]", name), name
    return LETTERS.index(name[0]) * RANKS + int(name[1]) - 1


def cards(names: str) -> list[Kind]:
    """Return the kinds of cards that a spec names, joined by dots."""
    return [kind(name) for name in names.split(".")]


def card(wanted: Kind) -> Card:
    """Return some card of a kind."""
    return KIND.index(wanted)


def parts(spec: str) -> dict[str, str]:
    """Return the parts of a spec by name; `faces` has an empty value."""
    named: dict[str, str] = {}
    for part in spec.split("/"):
        name, _, value = part.partition("=")
        assert name not in named, f"{name} twice in {spec}"
        assert bool(value) == (name != "faces"), part
        named[name] = value
    return named


def test_the_rules_of_every_game_are_looked_at() -> None:
    assert set(WANTED) >= set(NAMES)


@games
@languages
def test_every_clause_heads_exactly_one_item(game: str, language: str) -> None:
    heads = HEAD.findall(text(game, language))
    assert Counter(heads) == Counter(WANTED[game].clauses)
    bold_anywhere = re.findall(r"\*\*((?:HR-)?[A-Z]\d+)\*\*", text(game, language))
    assert len(bold_anywhere) == len(heads)


@games
@languages
def test_clauses_and_figures_come_in_the_same_order_as_in_english(game: str, language: str) -> None:
    assert HEAD.findall(text(game, language)) == HEAD.findall(text(game, "en"))
    specs, english = ([spec for _, spec in figures(game, code)] for code in (language, "en"))
    assert specs == english


def outline(game: str, language: str) -> list[str]:
    """Return what each line is, without its words."""
    kinds = []
    for line in text(game, language).splitlines():
        head = HEAD.match(line)
        figure = FIGURE.match(line)
        if head:
            kinds.append(head.group(1))
        elif figure:
            kinds.append(figure.group(3))
        else:
            kinds.append(re.sub(r"^(#+|- |\*\*|)(.*)$", r"\1", line) + ("…" if line else ""))
    return kinds


@games
@languages
def test_every_language_has_the_same_outline(game: str, language: str) -> None:
    assert outline(game, language) == outline(game, "en")


@games
@languages
def test_one_title_and_the_same_sections(game: str, language: str) -> None:
    lines = text(game, language).splitlines()
    assert [number for number, line in enumerate(lines) if line.startswith("# ")] == [0]
    assert not [line for line in lines if line.startswith("###")]
    sections = re.findall(r"^## (.+)$", text(game, language), re.MULTILINE)
    assert len(sections) == len(SECTION.findall(text(game, "en")))
    assert len(set(sections)) == len(sections)


@games
@languages
def test_house_rules_end_with_their_token(game: str, language: str) -> None:
    written, house = text(game, language), WANTED[game].house
    assert sorted(TOKEN.findall(written)) == sorted(f"{{{clause}}}" for clause in house)
    for clause in house:
        assert re.search(rf"^- \*\*{clause}\*\* .*[.] \{{{clause}\}}$", written, re.MULTILINE), (
            clause
        )


@games
def test_the_house_rules_are_those_of_the_program(game: str) -> None:
    found = find(game)
    assert found is not None
    assert {option.clause for option in found.options} == WANTED[game].house


@games
@languages
def test_links_lead_to_clauses(game: str, language: str) -> None:
    links = [
        (label, target)
        for label, target in LINK.findall(text(game, language))
        if not target.startswith("figure:")
    ]
    assert links
    for label, target in links:
        assert target == f"#{label}"
        assert label in WANTED[game].clauses
    found = LINK.findall(text(game, "en"))
    english = [target for _, target in found if not target.startswith("figure:")]
    assert Counter(target for _, target in links) == Counter(english)


@games
@languages
def test_clauses_are_never_named_without_a_link(game: str, language: str) -> None:
    """Only the introduction quotes a code to explain what codes are."""
    bare = LINK.sub("", TOKEN.sub("", text(game, language)))
    bare = re.sub(r"^- \*\*(HR-)?[A-Z]\d+\*\*", "", bare, flags=re.MULTILINE)
    # F1 is a key as well.
    found = [code for code in re.findall(CODE, bare) if code in WANTED[game].clauses]
    assert found == list(WANTED[game].quoted)


@games
@languages
def test_plain_markdown(game: str, language: str) -> None:
    written = text(game, language)
    assert written.endswith("\n")
    assert not written.endswith("\n\n")
    assert not re.search(r"[ \t]$", written, re.MULTILINE)
    assert not re.search(r"[<>&`_~\\\t]", written)
    assert "://" not in written
    assert "www." not in written
    assert written.count("**") % 2 == 0
    assert "  " not in written
    assert "..." not in written
    for line in written.splitlines():
        if "figure:" in line:
            assert FIGURE.fullmatch(line), line
        assert re.match(r"$|# |## |- |!\[|\*\*|\w", line), line


@games
@languages
def test_letters_of_the_language(game: str, language: str) -> None:
    written = text(game, language)
    assert unicodedata.is_normalized("NFC", written)
    foreign = {
        letter
        for letter in written
        if ord(letter) > 127 and letter.isalpha() and letter not in LETTERS_OF[language]
    }
    assert not foreign


@games
def test_romanian_has_no_cedilla(game: str) -> None:
    assert not re.search("[şţŞŢ]", text(game, "ro"))


@games
@languages
def test_no_letter_of_the_language_got_lost(game: str, language: str) -> None:
    """A text that lost its marks on the way would be caught here."""
    written = text(game, language)
    missing = {letter for letter in LETTERS_OF[language].lower() if letter not in written}
    # Where nothing is asked, no question begins.
    assert missing <= set("ü¡ñĥ" if "?" in written else "ü¡¿ñĥ")


@games
@languages
def test_alt_texts_are_sentences(game: str, language: str) -> None:
    seen = figures(game, language)
    assert len(seen) in WANTED[game].figures
    assert len({alt for alt, _ in seen}) == len(seen)
    for alt, _ in seen:
        assert alt[0].isupper()
        assert alt.endswith(".")
        assert len(alt.split()) > 8


# What the rules of luck say and show.


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_name_the_numbers_of_the_figure(language: str) -> None:
    for alt, spec in figures("luck", language):
        named = parts(spec)
        shown: list[Kind] = []
        for column in named.get("columns", "").split("|"):
            shown += cards(column) if column else []
        for name in ("drawn", "bench"):
            shown += cards(named[name]) if name in named else []
        wanted = Counter(str(look % RANKS + 1) for look in shown if look < ROLL)
        found = Counter(re.findall(r"\d", alt))
        assert set(found) == set(wanted), (alt, spec)
        assert all(found[digit] >= wanted[digit] for digit in wanted), (alt, spec)


SPECS = [spec for _, spec in figures("luck", "en")]


@pytest.mark.parametrize("spec", SPECS)
def test_figure_is_a_legal_position(spec: str) -> None:
    named = parts(spec)
    known = {"columns", "drawn", "fits", "bench", "bank", "die", "direction", "lost", "faces"}
    assert named.keys() <= known
    shown: list[Kind] = []

    columns: tuple[tuple[Card, ...], ...] = ()
    if "columns" in named:
        looks = [cards(column) for column in named["columns"].split("|")]
        columns = tuple(tuple(card(look) for look in column) for column in looks)
        assert 1 <= len(columns) <= MOST_COLUMNS
        for column in columns:
            for place, later in enumerate(column):
                assert KIND[later] != SWITCH
                before = column[:place]
                assert not column_mask(before) & column_mask((later,)), spec
        shown += [look for column in looks for look in column]

    if "drawn" in named:
        drawn = kind(named["drawn"])
        assert drawn != SWITCH
        shown.append(drawn)
        fits = [] if named["fits"] == "no" else [int(n) - 1 for n in named["fits"].split(".")]
        assert fits == places(columns, card(drawn))
    else:
        assert "fits" not in named

    bench = cards(named["bench"]) if "bench" in named else []
    assert all(look < ROLL for look in bench)
    assert bench == sorted(bench, key=lambda look: look // RANKS), "sorted by colour (L6)"
    shown += bench

    if "die" in named:
        face = STAR if named["die"] == "star" else LETTERS.index(named["die"])
        lost = cards(named["lost"]) if "lost" in named else []
        of_colour = [look for look in bench if look // RANKS == face]
        assert lost in ([], bench) if face == STAR else lost == of_colour
    else:
        assert "lost" not in named

    assert named.get("direction", "cw") in {"cw", "ccw"}
    bank = int(named.get("bank", "0"))
    assert 0 <= bank <= NUMBERS - len(bench)
    copies = [KIND.count(look) for look in range(KINDS)]
    assert all(count <= copies[look] for look, count in Counter(shown).items())


def test_the_figures_use_every_part_that_matters() -> None:
    used = {name for spec in SPECS for name in parts(spec)}
    assert used == {
        "columns", "drawn", "fits", "bench", "bank", "die", "direction", "lost", "faces"
    }  # fmt: skip


def test_the_numbers_of_the_rules_are_those_of_the_cards() -> None:
    box = tuple(range(CARDS))
    box_points, largest, copies = points(box), CARDS, COPIES
    assert (box_points, largest, copies) == (315, 120, 3)
    assert sum(1 for colour in COLOUR if colour >= 0) == 90
    assert points(tuple(card(kind(name)) for name in ("r2", "b3", "g4", "y5", "p6"))) == 20
    clause_numbers = {
        "L2": {"120", "90", "18", "12", "1", "6"},
        "L4": {"12", "108"},
        "L18": {"20", "2", "3", "4", "5", "6"},
        "L46": {"315"},
    }
    for language in LANGUAGES:
        for clause, wanted in clause_numbers.items():
            item = re.search(rf"^- \*\*{clause}\*\* (.*)$", text("luck", language), re.MULTILINE)
            assert item
            assert set(re.findall(r"\b\d+\b", LINK.sub("", item.group(1)))) == wanted


# The worked examples, played by the program. Seats: 0 Ana, 1 Ben, 2 Carla, 3 Dan.


def hold(*names: str) -> tuple[Card, ...]:
    """Return cards by name, each time another copy."""
    seen: Counter[Kind] = Counter()
    held = []
    for name in names:
        look = kind(name)
        held.append(card(look) + seen[look])
        seen[look] += 1
    return tuple(held)


def deal_with(face: int) -> int:
    """Return a deal number whose first roll shows a face."""
    return next(deal for deal in range(1, 1000) if chance.draw(deal, "die", 0, FACES) == face)


def table(
    *deck: str, turn: int = 0, deal: int = 1, benches: dict[int, tuple[Card, ...]] | None = None
) -> State:
    """Return a four-player position at the start of a turn, with some draw pile."""
    laid = tuple((benches or {}).get(seat, ()) for seat in range(4))
    return State(Rules(), deal, 4, hold(*deck), turn, turn, benches=laid, banks=((),) * 4)


def play(state: State, *actions: Action) -> State:
    for action in actions:
        assert GAME.refusal(state, action) is None, action
        state = GAME.advance(state, action).state
    return state


def names(held: tuple[Card, ...]) -> list[str]:
    return [LETTERS[COLOUR[one]] + str(KIND[one] % RANKS + 1) for one in held]


def test_example_a_free_choice() -> None:
    columns = (hold("r1", "b3"), hold("g2", "y4"))
    (purple,) = hold("p5")
    assert places(columns, purple) == [0, 1, 2]
    assert points((*columns[1], purple)) == 11


def test_example_too_far() -> None:
    deck = ("r1", "b3", "g4", "p2", "y5", "r3", "r4", "r2")
    state = table(*deck, deal=deal_with(Colour.BLUE), benches={0: hold("b2", "b6")})
    columns = (hold("r1", "b3"), hold("g4", "p2"), hold("y5", "r3"))
    state = replace(state, columns=columns, phase=Phase.DECIDE, drawn=6)
    state = play(state, Push())
    assert state.bust
    state = play(state, Roll())
    assert state.benches[0] == ()
    for seat, column, value in ((1, 2, 8), (2, 1, 6), (3, 0, 4)):
        assert state.actor == seat
        state = play(state, Take(column))
        assert points(state.benches[seat]) == value
    assert (state.phase, state.turn) == (Phase.CHOOSE, 1)
    assert names(state.discards) == ["r4", "b2", "b6"]


def test_example_the_other_way_round() -> None:
    state = table("r6", "g5", "b5", "switch", "y3", "p4", "r1")
    state = play(state, Push(), Push(), Place(0))
    state = play(state, Push())
    assert len(state.columns) == 2, "blue 5 had one place only"
    state = play(state, Push(), Push(), Place(1), Push(), Place(2), Stop(), Take(0))
    assert points(state.benches[0]) == 11
    assert state.actor == 3
    state = play(state, Take(0))
    assert (points(state.benches[3]), state.actor) == (8, 2)
    state = play(state, Take(0))
    assert names(state.benches[2]) == ["p4"]
    assert state.benches[1] == ()
    assert (state.turn, state.phase, state.direction) == (1, Phase.CHOOSE, -1)


def test_example_an_expensive_column() -> None:
    state = table("r1", deal=deal_with(Colour.RED), turn=1, benches={1: hold("r3", "g5")})
    column = (hold("r6", "b2", "roll"),)
    state = play(replace(state, columns=column, phase=Phase.DECIDE), Stop(), Take(0), Roll())
    assert sorted(names(state.benches[1])) == ["b2", "g5"]


def test_example_saved_in_time() -> None:
    bench = hold("r4", "y2", "y5", "y6")
    state = table("r1", deal=deal_with(Colour.YELLOW), turn=2, benches={2: bench})
    state = play(state, Bank(Colour.YELLOW))
    assert (points(state.banks[2]), state.turn) == (13, 3)
    column = (hold("y3", "roll"),)
    state = replace(state, turn=2, actor=2, columns=column, phase=Phase.DECIDE)
    state = play(state, Stop(), Take(0), Roll())
    assert names(state.benches[2]) == ["r4"]
    assert points(state.banks[2]) == 13


def test_example_the_last_card() -> None:
    state = table("switch", turn=3)
    columns = (hold("r1"), hold("r2"))
    state = play(replace(state, columns=columns, phase=Phase.DECIDE), Push())
    assert (state.phase, state.actor, state.direction) == (Phase.TAKE, 3, -1)
    state = play(state, Take(0))
    assert state.actor == 2
    assert play(state, Take(0)).phase is Phase.OVER


def test_example_adding_up() -> None:
    assert points(hold("r4", "g1", "g6")) == 11
    assert points(hold("b3", "b5", "p2", "p6")) == 16
