# SPDX-License-Identifier: GPL-3.0-or-later
"""Every clause of replaced wilds, of the end of a round, of scoring, and every house rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from pushdesk.core.game import Person, Refusal, Setup, setup_refusal
from pushdesk.games.rummy import scoring
from pushdesk.games.rummy.cards import ALL_POINTS, CARDS, points
from pushdesk.games.rummy.melds import locked, meld_refusal, replaces
from pushdesk.games.rummy.notation import card, cards, run_of, set_of
from pushdesk.games.rummy.rules import GAME, OPTIONS, PRESETS, rules_of
from pushdesk.games.rummy.state import (
    Action,
    Count,
    Counted,
    Discard,
    Discarded,
    Drew,
    End,
    Ended,
    Event,
    LaidOff,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    MeldLaid,
    NextRound,
    Phase,
    Push,
    Pushed,
    Replace,
    Replaced,
    RoundBegan,
    Rules,
    Run,
    State,
    Take,
    TurnBegan,
    WentOut,
)

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Start = Callable[..., State]

PLAIN = Rules()
SEVENS = set_of("7s 7h 7d")
NINES = set_of("9s 9h 9d")


def clause(state: State, action: Action) -> str:
    """Return the clause that refuses an action, having checked that it isn't listed either."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None, action
    assert action not in list(GAME.actions(state))
    return refusal.clause


def kinds(events: Sequence[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def lift(meld: int, wild: str, natural: str, then: int, end: End = End.HIGH) -> Replace:
    """Return a replacement whose wild is laid off on another meld."""
    return Replace(meld, card(wild), card(natural), LayOff(then, cards(wild), end))


# Replacing a wild


@pytest.mark.clause("R49", "R55")
def test_a_wild_is_replaced_in_any_meld(position: Position, play: Play) -> None:
    for owner in range(4):
        melds = [(owner, run_of("5s j0 7s")), (0, NINES), (0, set_of("Ks Kh Kd"))]
        state = position("6s 4h", melds=melds)
        action = lift(0, "j0", "6s", 1)
        assert action in list(GAME.actions(state))
        after, events = play(state, action)
        assert events == [
            Replaced(0, 0, card("j0"), card("6s")),
            LaidOff(0, 1, cards("j0"), End.HIGH),
        ]
        assert after.melds[0].meld == run_of("5s 6s 7s")
        assert after.melds[0].owner == owner
        assert after.melds[1].meld.cards == cards("9s 9h 9d j0")
        assert after.hands[0] == cards("4h")
        assert after.record[-1].laid == 1


@pytest.mark.clause("R49")
def test_what_a_replacement_needs(position: Position) -> None:
    melds = [(1, run_of("5s j0 7s")), (0, NINES)]
    state = position("6s 4h 2c", melds=melds)
    assert clause(state, lift(0, "j1", "6s", 1)) == "R49"
    assert clause(state, lift(0, "5s", "6s", 1)) == "R49"
    assert clause(state, lift(5, "j0", "6s", 1)) == "R49"
    assert clause(state, lift(0, "j0", "6s'", 1)) == "R49"
    assert clause(state, lift(0, "j0", "j1", 1)) == "R49"
    assert clause(state, lift(0, "j0", "2c", 1)) == "R50"
    unmet = position("6s 4h", melds=[(1, run_of("5s j0 7s")), (2, NINES)])
    assert GAME.refusal(unmet, lift(0, "j0", "6s", 1)) == Refusal("R49", {"round": 0})


@pytest.mark.clause("R50")
def test_what_replaces_a_wild() -> None:
    run = run_of("5s j0 7s")
    fits = [each for each in range(CARDS) if replaces(run, 1, each, PLAIN)]
    assert fits == [*cards("6s 6s'")]
    three = set_of("9h 9d j0")
    fits = [each for each in range(CARDS) if replaces(three, 2, each, PLAIN)]
    assert set(fits) == {*cards("9s 9s' 9c 9c'")}
    four = set_of("9h 9d 9s j0")
    fits = [each for each in range(CARDS) if replaces(four, 3, each, PLAIN)]
    assert set(fits) == {*cards("9c 9c'")}
    assert [each for each in range(CARDS) if replaces(run_of("Qs Ks j0"), 2, each, PLAIN)] == [
        *cards("As As'")
    ]


@pytest.mark.clause("R50")
def test_a_wrong_card_replaces_nothing(position: Position) -> None:
    melds = [(1, run_of("5s j0 7s")), (0, set_of("9h 9d 2c")), (0, set_of("Ks Kh Kd"))]
    state = position("6h 9h' 4h", melds=melds)
    assert clause(state, lift(0, "j0", "6h", 2)) == "R50"
    assert clause(state, lift(1, "2c", "9h'", 2)) == "R50"
    assert clause(state, lift(1, "2c", "4h", 2)) == "R50"


@pytest.mark.clause("R51")
def test_the_lifted_wild_goes_to_another_meld(position: Position, play: Play) -> None:
    melds = [(1, run_of("5s j0 7s")), (0, NINES), (0, set_of("Ks Kh Kd"))]
    state = position("6s 4h 4d Qc", melds=melds)
    assert clause(state, lift(0, "j0", "6s", 0)) == "R51"
    assert clause(state, lift(0, "j0", "6s", 0, End.LOW)) == "R51"
    idle = Replace(0, card("j0"), card("6s"), LayMeld(set_of("4h 4d Qc")))
    assert clause(state, idle) == "R51"
    meld = set_of("4h 4d j0")
    action = Replace(0, card("j0"), card("6s"), LayMeld(meld))
    assert action in list(GAME.actions(state))
    after, events = play(state, action)
    assert events == [
        Replaced(0, 0, card("j0"), card("6s")),
        MeldLaid(0, 3, meld, False),
    ]
    assert after.hands[0] == cards("Qc")
    assert after.record[-1].laid == 3
    # Never kept, never discarded: after the move it lies on the table.
    assert GAME.refusal(after, Discard(card("j0"))) == Refusal("R24", {"card": card("j0")})


@pytest.mark.clause("R52")
def test_no_place_no_replacement(position: Position, play: Play) -> None:
    full = set_of("9s 9h 9d 9c")
    state = position("6s 4h", melds=[(0, run_of("5s j0 7s")), (0, full)])
    assert clause(state, lift(0, "j0", "6s", 1)) == "R41"
    assert clause(state, lift(0, "j0", "6s", 7)) == "R38"
    short = Replace(0, card("j0"), card("6s"), LayMeld(set_of("4h j0")))
    assert clause(state, short) == "R26"
    foreign = Replace(0, card("j0"), card("6s"), LayMeld(set_of("4h j0 4d")))
    assert clause(state, foreign) == "R37"
    # The natural lies on the table now.
    state = position("6s 4h 5s'", melds=[(0, run_of("5s j0 7s")), (0, full)])
    used_twice = Replace(0, card("j0"), card("6s"), LayMeld(run_of("5s' 6s j0")))
    assert clause(state, used_twice) == "R36"
    assert not [each for each in GAME.actions(state) if isinstance(each, Replace)]
    # One at a time, several a turn.
    melds = [(0, run_of("5s j0 7s")), (0, NINES), (1, set_of("Ks Kh j1"))]
    state = position("6s Kd 4h", melds=melds)
    after, events = play(state, lift(0, "j0", "6s", 1), lift(2, "j1", "Kd", 0))
    assert kinds(events) == [Replaced, LaidOff, Replaced, LaidOff]
    assert after.hands[0] == cards("4h")


@pytest.mark.clause("R53", "R54", "HR-R7")
def test_the_locked_two(position: Position, play: Play) -> None:
    own, other, joker = run_of("2s 3s 4s"), run_of("2h 3s 4s"), run_of("j0 3s 4s")
    for meld, wild, by in ((own, "2s", "R53"), (other, "2h", "R54")):
        state = position("2s' 4h", melds=[(0, meld), (0, NINES)])
        assert clause(state, lift(0, wild, "2s'", 1)) == by
        assert locked(meld, 0, PLAIN)
    state = position("2s' 4h", melds=[(0, joker), (0, NINES)])
    after, _ = play(state, lift(0, "j0", "2s'", 1))
    assert after.melds[0].meld == run_of("2s' 3s 4s")
    # A two elsewhere is a wild like others, and so is one in a set.
    state = position("6s 4h", melds=[(0, run_of("5s 2d 7s")), (0, NINES)])
    play(state, lift(0, "2d", "6s", 1))
    state = position("Ks 4h", melds=[(0, set_of("Kd Kh 2s")), (0, NINES)])
    play(state, lift(0, "2s", "Ks", 1))
    assert locked(run_of("As 2h 3s"), 1, PLAIN)
    # The house rule frees twos of other suits.
    free = position("2s' 4h", melds=[(0, other), (0, NINES)], lock_own_suit=True)
    play(free, lift(0, "2h", "2s'", 1))
    state = position("2s' 4h", melds=[(0, own), (0, NINES)], lock_own_suit=True)
    assert clause(state, lift(0, "2s", "2s'", 1)) == "R53"


@pytest.mark.clause("HR-R10")
def test_where_wilds_are_replaced(position: Position, play: Play) -> None:
    melds = [(0, run_of("5s j0 7s")), (0, set_of("9h 9d j1")), (0, set_of("Ks Kh Kd"))]
    in_run, in_set = lift(0, "j0", "6s", 2), lift(1, "j1", "9s", 2)
    state = position("6s 9s 4h", melds=melds)
    play(state, in_run)
    play(state, in_set)
    state = position("6s 9s 4h", melds=melds, replace="runs")
    play(state, in_run)
    assert clause(state, in_set) == "HR-R10"
    state = position("6s 9s 4h", melds=melds, replace="off")
    assert clause(state, in_run) == clause(state, in_set) == "HR-R10"


# The end of a round


@pytest.mark.clause("R56", "R58")
def test_going_out_by_a_play(position: Position, play: Play) -> None:
    state = position("9c Kc", melds=[(0, NINES), (0, set_of("Ks Kh Kd"))], hands={2: "Ah j0"})
    state, events = play(state, LayOff(0, cards("9c")), LayOff(1, cards("Kc")))
    assert kinds(events) == [LaidOff, LaidOff, WentOut, Counted]
    assert state.phase is Phase.COUNTED
    assert state.finished[-1].clause == "R56"
    assert state.finished[-1].out == 0
    # Nobody gets another turn.
    for action in (Take(), Push(), Discard(state.hands[1][0]), LayMeld(NINES)):
        assert clause(state, action) == "R58"
    assert list(GAME.actions(state)) == [NextRound()]
    assert GAME.view(state, 1).hands == state.hands


@pytest.mark.clause("R56")
def test_going_out_by_the_discard(position: Position, play: Play) -> None:
    state = position("4c", melds=[(0, NINES)])
    state, events = play(state, Discard(card("4c")))
    assert kinds(events) == [Discarded, WentOut, Counted]
    assert state.turn == state.finished[-1].out == 0


@pytest.mark.clause("R57")
def test_going_out_on_the_contract_in_the_first_turn(start: Start, play: Play) -> None:
    for deal in range(1, 4000):
        state = start(deal)
        state, _ = play(state, Take())
        contract = next(
            (each for each in GAME.actions(state) if isinstance(each, LayContract)), None
        )
        if contract is not None:
            break
    assert contract is not None
    state, _ = play(state, contract)
    (last,) = state.hands[state.turn]
    state, _ = play(state, Discard(last))
    assert state.finished[-1].out == state.turn
    assert len(state.record) == 1


@pytest.mark.clause("R59", "R62")
def test_the_last_stock_card_is_pushed(position: Position, play: Play) -> None:
    state = position(
        "7s 7h 7d", hands={1: "Kc", 2: "9c"}, draw=True, discard="4d", top="Ah", stock=1
    )
    after, events = play(state, Push())
    assert kinds(events) == [Pushed, Counted]
    assert events[0] == Pushed(0, 1, card("4d"), card("Ah"))
    assert after.hands[1] == cards("Kc Ah 4d")
    assert after.hands[0] == cards("7s 7h 7d")
    assert after.stock == ()
    assert after.discard == -1
    count = after.finished[-1]
    assert (count.clause, count.out) == ("R62", -1)
    assert count.points == tuple(points(hand) for hand in after.hands)


@pytest.mark.clause("R61")
def test_taking_keeps_a_round_with_a_short_stock_going(position: Position, play: Play) -> None:
    state = position("7s 7h 7d", draw=True, discard="4d", stock=1)
    for _ in range(6):
        state, _ = play(state, Take())
        state, _ = play(state, Discard(state.hands[state.turn][0]))
    assert state.phase is Phase.DRAW
    assert len(state.stock) == 1


@pytest.mark.clause("R63", "R59")
def test_a_push_at_an_empty_stock(position: Position, play: Play) -> None:
    state = position("7s 7h 7d", draw=True, discard="4d", stock=0)
    assert list(GAME.actions(state)) == [Take(), Push()]
    after, events = play(state, Push())
    assert kinds(events) == [Counted]
    assert after.hands == state.hands
    assert after.discard == card("4d")
    assert after.finished[-1].clause == "R63"
    taken, _ = play(state, Take())
    assert taken.phase is Phase.PLAY


@pytest.mark.clause("HR-R3")
def test_a_push_that_needs_two_stock_cards(position: Position, play: Play) -> None:
    state = position("7s 7h", draw=True, discard="4d", stock=1, push_needs_two=True)
    after, events = play(state, Push())
    assert kinds(events) == [Counted]
    assert (after.hands, after.stock, after.discard) == (state.hands, state.stock, card("4d"))
    assert after.finished[-1].clause == "HR-R3"
    three = position("7s 7h", draw=True, discard="4d", stock=3, push_needs_two=True)
    after, events = play(three, Push())
    assert kinds(events) == [Pushed, Drew]


@pytest.mark.clause("R64")
def test_too_many_quiet_turns(position: Position, play: Play) -> None:
    # Pushes came before the quiet turns.
    state = position("7s 7h", draw=True, discard="4d", quiet=22, stock=51)
    assert state.record[0].pushed
    for last in (False, True):
        state, _ = play(state, Take())
        state, events = play(state, Discard(state.hands[state.turn][0]))
        assert (state.phase is Phase.COUNTED) == last
    assert kinds(events) == [Discarded, Counted]
    count = state.finished[-1]
    assert (count.clause, count.out) == ("R64", -1)
    assert count.points == tuple(points(hand) for hand in state.hands)
    # A push or a play begins the count anew.
    pushed = position("7s 7h", draw=True, discard="4d", quiet=23, stock=51)
    pushed, _ = play(pushed, Push())
    pushed, _ = play(pushed, Discard(pushed.hands[0][0]))
    assert pushed.phase is Phase.DRAW
    melds = [(0, NINES)]
    played = position("7s 9c 7h", draw=True, discard="4d", quiet=23, stock=51, melds=melds)
    played, _ = play(played, Take(), LayOff(0, cards("9c")))
    played, _ = play(played, Discard(card("7s")))
    assert played.phase is Phase.DRAW
    sooner = position("7s 7h", draw=True, discard="4d", quiet=3, stock=51, quiet_turns=4)
    sooner, _ = play(sooner, Take(), Discard(card("7s")))
    assert sooner.finished[-1].clause == "R64"


# Scoring


@pytest.mark.clause("R65")
def test_what_cards_cost() -> None:
    assert points(range(CARDS)) == ALL_POINTS == 960
    for names, each in (
        ("Ks Qh Jd 10c", 10),
        ("9s 8h 7d 6c 5s 4h 3d", 5),
        ("As Ah", 15),
        ("2s 2h j0 j1", 20),
    ):
        for one in cards(names):
            assert points([one]) == each


@pytest.mark.clause("R66", "R67", "R69")
def test_who_goes_out_saves_the_partner(position: Position, play: Play) -> None:
    hands = {1: "Ks 4d", 2: "j0 j1 2s Ah", 3: "As 3c"}
    state = position("9c", hands=hands, melds=[(0, NINES), (1, set_of("Qs Qh Qd"))])
    state, events = play(state, LayOff(0, cards("9c")))
    assert state.finished[-1] == Count("R56", 0, (0, 15, 0, 20))
    assert events[-1] == Counted(0, state.finished[-1], state.hands)
    assert state.met[2] is False


@pytest.mark.clause("R68")
def test_after_exhaustion_both_teams_pay(position: Position, play: Play) -> None:
    state = position("Ks", hands={1: "4d"}, draw=True, discard="9h", top="j0", stock=1)
    state, _ = play(state, Push())
    count = state.finished[-1]
    assert count.points[:2] == (10, 5 + 5 + 20)
    assert scoring.team_totals([count]) == (
        points(state.hands[0]) + points(state.hands[2]),
        points(state.hands[1]) + points(state.hands[3]),
    )


def rounds(*points: tuple[int, int, int, int]) -> list[Count]:
    return [Count("R62", -1, each) for each in points]


@pytest.mark.clause("R70")
def test_fewer_points_win(position: Position, play: Play) -> None:
    finished = rounds((10, 0, 5, 20), (0, 30, 0, 5), (50, 10, 0, 0), (5, 0, 5, 15))
    state = position("4h", number=4, finished=finished, hands={1: "Kd Ks", 3: "As"}, turn=0)
    assert GAME.outcome(state) is None
    state, events = play(state, Discard(card("4h")))
    assert events[-1] == Ended("R70")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "R70"
    assert outcome.ranking == ((0, 2), (1, 3))
    assert [row.part for row in outcome.sheet] == [f"round.{each}" for each in range(1, 6)]
    assert outcome.sheet[4].points == (0, 20, 0, 15)
    assert outcome.total == (65, 60, 10, 55)
    for seat in range(4):
        assert sum(row.points[seat] for row in outcome.sheet) == outcome.total[seat]


@pytest.mark.clause("R71", "HR-R6")
def test_a_tie_is_shared_or_played_off(position: Position, play: Play) -> None:
    finished = rounds((35, 0, 0, 0), *[(5, 5, 0, 0)] * 3)
    hands = {1: "Kd Ks", 3: "As"}
    state = position("4h", number=4, finished=finished, hands=hands)
    state, events = play(state, Discard(card("4h")))
    assert events[-1] == Ended("R71")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.ranking) == ("R71", ((0, 1, 2, 3),))
    # With the house rule: one more round under the last contract, the next seat deals.
    state = position("4h", number=4, finished=finished, hands=hands, extra_round=True)
    dealer = state.dealer
    state, events = play(state, Discard(card("4h")))
    assert state.phase is Phase.COUNTED
    assert GAME.outcome(state) is None
    state, events = play(state, NextRound())
    assert isinstance(events[-2], RoundBegan)
    assert state.round == 5
    assert state.dealer == (dealer + 1) % 4
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert (
        GAME.view(state, 0).contract
        == GAME.view(position("4h", number=4, finished=finished), 0).contract
    )
    # No second extra round, even if that one ends equal.
    finished = [*finished, *rounds((0, 35, 0, 0))]
    for hand, clause_id in (("Kd Ks", "R70"), ("", "R71")):
        last = position("4h", number=5, finished=finished, hands={1: hand, 3: ""}, extra_round=True)
        last, _ = play(last, Discard(card("4h")))
        assert last.phase is Phase.OVER
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert outcome.reason == clause_id
        assert len(outcome.sheet) == 6
    # Without a tie there is none at all.
    state = position("4h", number=4, finished=finished[:4], hands={1: "Kd"}, extra_round=True)
    state, _ = play(state, Discard(card("4h")))
    assert state.phase is Phase.OVER


# House rules


def test_options_choose_rules() -> None:
    assert rules_of({}) == PLAIN
    assert [option.clause for option in OPTIONS] == [f"HR-R{each}" for each in range(1, 11)]
    seen = {PLAIN}
    for option in OPTIONS:
        for choice in option.choices[1:]:
            rules = rules_of({option.key: choice})
            assert rules not in seen
            seen.add(rules)
    assert len(seen) == 12
    for preset in PRESETS:
        people = (Person("P"),) * 4
        assert setup_refusal(GAME, Setup("rummy", people, 1, dict(preset.options))) is None
    assert [preset.key for preset in PRESETS] == ["printed", "family", "expert"]
    assert PRESETS[0].options == {}


@pytest.mark.clause("HR-R2", "R27", "R41", "R50")
def test_sets_that_repeat_suits(position: Position, play: Play) -> None:
    again = Rules(repeat_suits=True)
    eight = set_of("7s 7h 7d 7c 7s' 7h' 7d' 7c'")
    assert meld_refusal(set_of("7s 7s' 7h"), again) is None
    assert meld_refusal(eight, again) is None
    assert meld_refusal(set_of("7s 7h 7d 7c 7s' 7h' 7d' 7c' j0"), again) == Refusal(
        "R27", {"cards": 9, "most": 8}
    )
    melds = [(0, set_of("9s 9h 9d 9c")), (0, run_of("5s j0 7s")), (1, set_of("Kd Ks j1"))]
    state = position("9s' j1' Ks' 8c", melds=melds, repeat_suits=True)
    state, _ = play(state, LayOff(0, cards("9s'")), LayOff(0, cards("j1'")))
    state, _ = play(state, lift(2, "j1", "Ks'", 0))
    assert len(state.melds[0].meld.cards) == 7
    full = position("j0 8c", melds=[(0, eight)], repeat_suits=True)
    assert clause(full, LayOff(0, cards("j0"))) == "R41"


@pytest.mark.clause("HR-R5")
def test_a_final_discard_is_required(position: Position, play: Play) -> None:
    melds: list[tuple[int, Meld]] = [(0, NINES), (0, set_of("Ks Kh Kd")), (1, run_of("5s j0 7s"))]
    state = position("9c", melds=melds, final_discard=True)
    assert clause(state, LayOff(0, cards("9c"))) == "HR-R5"
    assert list(GAME.actions(state)) == [Discard(card("9c"))]
    state = position("9c Kc", melds=melds, final_discard=True)
    state, _ = play(state, LayOff(0, cards("9c")))
    assert clause(state, LayOff(1, cards("Kc"))) == "HR-R5"
    state, events = play(state, Discard(card("Kc")))
    assert kinds(events) == [Discarded, WentOut, Counted]
    state = position("6s", melds=melds, final_discard=True)
    assert clause(state, lift(2, "j0", "6s", 0)) == "HR-R5"
    state = position("4h 5h 6h", melds=melds, final_discard=True)
    assert clause(state, LayMeld(run_of("4h 5h 6h"))) == "HR-R5"
    state = position("7s 7h 7d 9s 9h 9d", final_discard=True)
    assert clause(state, LayContract((SEVENS, NINES))) == "HR-R5"
    state = position("7s 7h 7d 9s 9h 9d 4c", final_discard=True)
    state, _ = play(state, LayContract((SEVENS, NINES)), Discard(card("4c")))
    assert state.finished[-1].out == 0


@pytest.mark.clause("HR-R8")
def test_an_ace_only_high(position: Position, play: Play) -> None:
    melds = [(0, run_of("2h 3s 4s")), (0, run_of("Qd Kd j0"))]
    state = position("As Ad j1 Kc", melds=melds, ace_high=True)
    assert clause(state, LayOff(0, cards("As"), End.LOW)) == "HR-R8"
    assert clause(state, LayOff(0, cards("j1"), End.LOW)) == "HR-R8"
    play(state, lift(1, "j0", "Ad", 0))
    state = position("As Kc", melds=melds)
    play(state, LayOff(0, cards("As"), End.LOW))


@pytest.mark.clause("HR-R9", "HR-R1")
def test_wild_limits_together(position: Position) -> None:
    melds = [(0, set_of("9s 9h 2c")), (1, run_of("5s 6s j0"))]
    state = position("7s 4h", melds=melds, limit_wilds=True, wilds_alone=True)
    assert GAME.refusal(state, lift(1, "j0", "7s", 0)) is None
    # There the lifted wild would be the third beside two naturals.
    melds = [(0, run_of("4d 2h 6d 2d")), (1, run_of("5s 6s j0"))]
    state = position("7s 4h", melds=melds, limit_wilds=True)
    assert clause(state, lift(1, "j0", "7s", 0)) == "HR-R9"


# Taking back


def test_what_may_be_taken_back(position: Position, start: Start) -> None:
    state = start()
    assert GAME.revertible(state, Take())
    assert not GAME.revertible(state, Push())
    melds: list[tuple[int, Meld]] = [(0, NINES), (1, run_of("5s j0 7s"))]
    state = position("9c 6s Kc 4h 4d 4s", melds=melds)
    assert GAME.revertible(state, LayOff(0, cards("9c")))
    assert GAME.revertible(state, LayMeld(set_of("4h 4d 4s")))
    assert GAME.revertible(state, lift(1, "j0", "6s", 0))
    assert not GAME.revertible(state, Discard(card("Kc")))
    # The last card shows all hands.
    assert not GAME.revertible(position("9c", melds=melds), LayOff(0, cards("9c")))


def test_run_places_are_checked_before_cards_are_read(position: Position) -> None:
    state = position("9c 6s", melds=[(0, NINES)])
    for action in (
        LayMeld(Run(0, 6, (5, CARDS, -1))),
        LayMeld(Run(0, -3, (5,) * 3)),
        LayOff(0, (CARDS,)),
        LayOff(-1, cards("9c")),
        Replace(0, CARDS, -1, LayOff(0, (-1,))),
    ):
        assert GAME.refusal(state, action) is not None


def test_turns_follow_the_count(position: Position, play: Play) -> None:
    state, events = play(position("Kc 4d"), Discard(card("Kc")))
    assert events[-1] == TurnBegan(1)
    assert GAME.settle(state, Take()) == Take()
