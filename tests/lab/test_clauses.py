# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pushdesk.games import NAMES, find
from pushdesk.lab import clauses
from pushdesk.lab.__main__ import main

ROOT = Path(__file__).parents[2]

LEDGER = """
[[clause]]
id = "X1"
game = "chess"
rule = "White begins."
sources = ["sheet"]
kind = "source"

[[clause]]
id = "X2"
game = "chess"
rule = "A draw is a draw."
sources = []
kind = "decision"
option = "HR-X1"
"""

TESTS = '''
"""Not a test: pytest.mark.clause("X9")."""
import pytest

def helper(): ...

@pytest.mark.clause("X1")
def test_plain(): ...

@pytest.mark.clause("X1", "X3")
@pytest.mark.clause("X4")
@pytest.mark.parametrize("a", [1, pytest.param(2, marks=pytest.mark.clause("X5"))])
def test_many(a): ...

@pytest.mark.soak
def test_unmarked(): ...

@pytest.mark.clause("X6")
def helper_too(): ...

@pytest.mark.clause("X7")
class TestGroup:
    pytestmark = pytest.mark.soak

    @pytest.mark.clause("X8")
    def test_inside(self): ...

    def test_beside(self): ...
'''

WHOLE_FILE = """
import pytest
pytestmark = [pytest.mark.soak, pytest.mark.clause("X1")]
def test_one(): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a small working copy in which X2 has neither test nor Danish help."""
    (tmp_path / "seeds").mkdir()
    (tmp_path / "seeds" / "chess.toml").write_text(LEDGER)
    (tmp_path / "tests" / "deep" / "er").mkdir(parents=True)
    (tmp_path / "tests" / "test_a.py").write_text(TESTS)
    (tmp_path / "tests" / "deep" / "er" / "test_b.py").write_text(WHOLE_FILE)
    for language in clauses.LANGUAGES:
        folder = tmp_path / "resources" / "help" / language
        folder.mkdir(parents=True)
        text = "**X1** White begins. **X2** …" if language != "da" else "**X1** Hvid. X2, **X21**"
        (folder / "chess.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_scanner(tree: Path) -> None:
    assert clauses.tests(tree) == {
        "X1": (
            "tests/deep/er/test_b.py::test_one",
            "tests/test_a.py::test_plain",
            "tests/test_a.py::test_many",
        ),
        "X3": ("tests/test_a.py::test_many",),
        "X4": ("tests/test_a.py::test_many",),
        "X5": ("tests/test_a.py::test_many",),
        "X7": (
            "tests/test_a.py::TestGroup::test_inside",
            "tests/test_a.py::TestGroup::test_beside",
        ),
        "X8": ("tests/test_a.py::TestGroup::test_inside",),
    }


def test_the_ledger(tree: Path) -> None:
    first, second = clauses.ledger(tree)
    assert first.complete
    assert not second.complete
    assert second.tests == ()
    assert second.help == {"en": True, "es": True, "ro": True, "da": False, "eo": True}


def test_json(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses", "--json", "--root", str(tree)]) == 1
    printed = json.loads(capsys.readouterr().out)
    assert [set(row) for row in printed["clauses"]] == [{"id", "game", "tests", "help"}] * 2
    assert printed["clauses"][1]["help"]["da"] is False


def test_table_and_exit_code(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses", "--root", str(tree)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["clause", "game", *clauses.LANGUAGES, "tests"]
    assert lines[2].split() == ["X2", "chess", "yes", "yes", "yes", "-", "yes", "-"]
    more = '@pytest.mark.clause("X2")\ndef test_draw(): ...\n'
    (tree / "tests" / "test_c.py").write_text(more)
    (tree / "resources" / "help" / "da" / "chess.md").write_text("**X1** **X2**")
    assert main(["clauses", "--root", str(tree)]) == 0


def test_no_ledger_is_no_success(tmp_path: Path) -> None:
    assert main(["clauses", "--root", str(tmp_path)]) == 1


def test_a_wrong_ledger_is_an_error(tree: Path) -> None:
    (tree / "seeds" / "chess.toml").write_text('[[clause]]\nid = "X1"\n')
    with pytest.raises(Exception, match="game"):
        clauses.clauses(tree)


# The repository itself


def test_the_ledger_of_luck_is_whole() -> None:
    ids = [clause.id for clause in clauses.clauses(ROOT) if clause.game == "luck"]
    assert ids == [
        *(f"L{number}" for number in range(1, 51)),
        *(f"HR-L{number}" for number in range(1, 7)),
    ]


def test_the_ledger_of_flick_is_whole() -> None:
    ids = [clause.id for clause in clauses.clauses(ROOT) if clause.game == "flick"]
    assert ids == [
        *(f"F{number}" for number in range(1, 44)),
        *(f"A{number}" for number in range(1, 33)),
    ]


def test_every_house_rule_of_a_game_has_its_clause() -> None:
    known = {(clause.game, clause.id) for clause in clauses.clauses(ROOT)}
    for name in NAMES:
        game = find(name)
        assert game is not None
        assert {(name, option.clause) for option in game.options} <= known


def test_every_clause_is_well_formed() -> None:
    found = clauses.clauses(ROOT)
    ids = [clause.id for clause in found]
    assert len(set(ids)) == len(ids)
    for clause in found:
        assert re.fullmatch(r"(HR-)?[A-Z]\d+", clause.id)
        assert clause.rule.endswith(".")
        assert clause.kind == ("source" if clause.sources else "decision")
        assert clause.option is None or clause.option in ids


def test_every_marked_id_is_in_the_ledger() -> None:
    known = {clause.id for clause in clauses.clauses(ROOT)}
    assert {clause for clause in clauses.tests(ROOT) if clause not in known} == set()


def test_every_clause_has_a_test() -> None:
    assert [row.id for row in clauses.ledger(ROOT) if not row.tests] == []


@pytest.mark.parametrize("language", clauses.LANGUAGES)
def test_every_clause_is_in_the_help(language: str) -> None:
    assert [row.id for row in clauses.ledger(ROOT) if not row.help[language]] == []
