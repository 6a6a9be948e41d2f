# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tester will ask, numbered as on the page of the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pushdesk.core import gamefile
from pushdesk.core.game import Person, Setup
from pushdesk.core.session import RefusedError, Session
from pushdesk.games.rummy.cards import CARDS, POINTS, WILD, points
from pushdesk.games.rummy.dealing import start_round
from pushdesk.games.rummy.invariants import breaches
from pushdesk.games.rummy.melds import meld_refusal
from pushdesk.games.rummy.notation import card, cards, run_of, set_of, text
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.state import (
    Action,
    Count,
    Discard,
    End,
    Event,
    LayContract,
    LayMeld,
    LayOff,
    Meld,
    NextRound,
    Phase,
    Push,
    Replace,
    Rules,
    Run,
    Set,
    State,
    Take,
    partner,
)

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Start = Callable[..., State]

PLAIN = Rules()
NINES = set_of("9s 9h 9d")
KINGS = set_of("Ks Kh Kd")


def clause(state: State, action: Action) -> str:
    refusal = GAME.refusal(state, action)
    assert refusal is not None, action
    return refusal.clause


def legal(meld: Meld) -> bool:
    return meld_refusal(meld, PLAIN) is None


def lift(meld: int, wild: str, natural: str, then: int, end: End = End.HIGH) -> Replace:
    return Replace(meld, card(wild), card(natural), LayOff(then, cards(wild), end))


@pytest.mark.clause("R9", "R10")
def test_1_wilds_turned_up_several_times_in_a_row() -> None:
    sizes = (83, 79, 75, 71, 67)
    most = [0] * 5
    for number in range(5):
        for deal in range(1, 400):
            state = start_round(PLAIN, deal, number, 0, (Count("R56", 0, (0,) * 4),) * number, [])
            assert not WILD[state.discard]
            assert len(state.stock) == sizes[number]
            assert breaches(state) == []
            most[number] = max(most[number], len(state.buried))
    assert min(most) >= 2


@pytest.mark.clause("R12", "R18")
def test_2_a_push_on_turn_one(start: Start, play: Play) -> None:
    state = start(5)
    after, _ = play(state, Push())
    assert len(after.hands[(state.turn + 1) % 4]) == 8


@pytest.mark.clause("R16", "R17", "R20")
def test_3_all_four_push_once(start: Start, play: Play) -> None:
    state = start(6)
    for _ in range(4):
        state, _ = play(state, Push())
        state, _ = play(state, Discard(state.hands[state.turn][0]))
    assert [len(hand) for hand in state.hands] == [8] * 4
    assert len(state.stock) == 83 - 8


@pytest.mark.clause("R16", "R21")
def test_4_a_discard_is_pushed_on_to_the_partner(position: Position, play: Play) -> None:
    state, _ = play(position("Kc 4d"), Discard(card("Kc")))
    state, _ = play(state, Push())
    assert card("Kc") in state.known[partner(0)]


@pytest.mark.clause("R57")
def test_5_contract_and_discard_empty_an_unpushed_hand(position: Position, play: Play) -> None:
    state = position("7s 7h 7d 9s 9h 9d", draw=True, discard="4c")
    state, _ = play(state, Take())
    state, _ = play(state, LayContract((set_of("7s 7h 7d"), NINES)), Discard(card("4c")))
    assert state.finished[-1].out == 0


@pytest.mark.clause("R43", "R44")
def test_6_contracts_full_of_wilds(position: Position, play: Play) -> None:
    assert legal(set_of("7s j0 2c"))
    assert not legal(Set(7, cards("j0 j1 2c")))
    for low in range(4, 8):
        row = [*cards("j0 j1 2c")]
        row.insert(7 - low, card("7s"))
        assert legal(Run(0, low, tuple(row)))
    hand = "7s j0 j1 2c 9h 10h Jh Qh 4d"
    state = position(hand, number=2)
    second = run_of("9h 10h Jh Qh")
    play(state, LayContract((Run(0, 5, cards("j0 j1 7s 2c")), second)))
    # Each meld is checked for its own natural.
    state = position("7s 8s 9s 10s j0 j1 2c 2d 4d", number=2)
    assert clause(
        state, LayContract((run_of("7s 8s 9s 10s"), Run(1, 3, cards("j0 j1 2c 2d"))))
    ) == ("R43")


@pytest.mark.clause("R27")
def test_7_suits_of_a_set() -> None:
    assert not legal(set_of("7s 7s' 7h"))
    assert legal(set_of("7s 7h j0"))
    assert legal(set_of("7s 7h 7d j0"))
    assert not legal(set_of("7s 7h 7d j0 j1"))


@pytest.mark.clause("R29", "R30")
def test_8_aces(position: Position) -> None:
    assert legal(run_of("Qs Ks As"))
    assert legal(run_of("As 2c 3s"))
    assert not legal(Run(0, 13, cards("Ks As 2s")))
    full = run_of("As j0 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks")
    assert legal(full)
    state = position("As' 4h", melds=[(0, full)])
    assert clause(state, LayOff(0, cards("As'"))) == "R30"
    assert clause(state, LayOff(0, cards("As'"), End.LOW)) == "R30"
    low = position("As' j1 4h", melds=[(0, run_of("As 2c 3s"))])
    assert clause(low, LayOff(0, cards("j1"), End.LOW)) == "R29"


@pytest.mark.clause("R46", "R47")
def test_9_one_natural_and_two_wilds(position: Position) -> None:
    state = position("5s j0 j1 Kd", melds=[(0, NINES)])
    listed = [each.meld for each in GAME.actions(state) if isinstance(each, LayMeld)]
    with_five = [meld for meld in listed if card("5s") in meld.cards]
    assert {type(meld) for meld in with_five} == {Set, Run}
    assert sorted(meld.low for meld in with_five if isinstance(meld, Run)) == [3, 4, 5]


@pytest.mark.clause("R31", "R35")
def test_10_two_runs_that_adjoin(position: Position) -> None:
    state = position("4s 5s 6s 7s 8s 9s 10s Js Kd", number=2)
    assert GAME.refusal(state, LayContract((run_of("4s 5s 6s 7s"), run_of("8s 9s 10s Js")))) is None
    assert clause(state, LayContract((run_of("4s 5s 6s 7s 8s 9s 10s Js"),))) == "R31"


@pytest.mark.clause("R34", "R31")
def test_11_no_help_from_the_table(position: Position) -> None:
    melds = [(1, set_of("7s 7h j0")), (1, KINGS)]
    state = position("7d 7c 9s 9h 9d 4c", melds=melds)
    assert clause(state, LayContract((set_of("7d 7c 7s"), NINES))) == "R34"
    assert clause(state, LayContract((set_of("7c 7h j0"), NINES))) == "R34"
    replacing = Replace(0, card("j0"), card("7d"), LayMeld(set_of("9s 9h j0")))
    assert clause(state, replacing) == "R49"


@pytest.mark.clause("R33", "R38")
def test_12_the_partners_contract_is_not_mine(position: Position) -> None:
    state = position("9c 4c", melds=[(2, NINES), (2, KINGS)])
    assert clause(state, LayOff(0, cards("9c"))) == "R38"


@pytest.mark.clause("R32", "R56")
def test_13_seven_cards_laid_at_once(position: Position, play: Play) -> None:
    state = position("7s 7h 7d 7c 9s 9h 9d")
    state, _ = play(state, LayContract((set_of("7s 7h 7d 7c"), NINES)))
    assert state.finished[-1].out == 0
    assert state.record[-1].discarded == -1


@pytest.mark.clause("R25", "R56")
def test_14_the_last_two_cards(position: Position, play: Play) -> None:
    state = position("9c", draw=True, discard="4h", melds=[(0, NINES), (0, KINGS)])
    state, _ = play(state, Take(), LayOff(0, cards("9c")))
    state, _ = play(state, Discard(card("4h")))
    assert state.finished[-1].out == 0


@pytest.mark.clause("R49", "R51")
def test_15_where_a_lifted_wild_may_go(position: Position, play: Play) -> None:
    melds = [
        (1, run_of("5s j0 7s")),
        (2, KINGS),
        (0, set_of("9s 9h 9d 9c")),
        (0, set_of("4h 4d 4c")),
    ]
    state = position("6s' 3h", melds=melds)
    after, _ = play(state, lift(0, "j0", "6s'", 1))
    assert len(after.melds[1].meld.cards) == 4
    assert clause(state, lift(0, "j0", "6s'", 2)) == "R41"
    for end in End:
        assert clause(state, lift(0, "j0", "6s'", 0, end)) == "R51"


@pytest.mark.clause("R49", "R56")
def test_16_out_by_a_replacement(position: Position, play: Play) -> None:
    state = position("6s", melds=[(1, run_of("5s j0 7s")), (0, KINGS), (0, NINES)])
    state, _ = play(state, lift(0, "j0", "6s", 1))
    assert state.finished[-1].out == 0


@pytest.mark.clause("R52")
def test_17_two_replacements_for_one_meld(position: Position, play: Play) -> None:
    melds = [(1, run_of("5s j0 7s")), (1, set_of("9h 9d j1")), (0, KINGS)]
    state = position("6s 9s 4c 8d", melds=melds)
    # Two wilds can't wait for each other beside the four.
    early = Replace(0, card("j0"), card("6s"), LayMeld(set_of("4c j0 j1")))
    assert clause(state, early) == "R36"
    assert clause(state, Replace(0, card("j0"), card("6s"), LayMeld(set_of("4c j0")))) == "R26"
    # The first goes into a complete meld; then the second may follow it there.
    state = position("6s 9s 4c 4d 8d", melds=melds)
    first = Replace(0, card("j0"), card("6s"), LayMeld(set_of("4c 4d j0")))
    after, _ = play(state, first, lift(1, "j1", "9s", 3))
    assert after.melds[3].meld.cards == cards("4c 4d j0 j1")


@pytest.mark.clause("R53", "R54")
def test_18_twos_and_jokers_in_the_2_place(position: Position, play: Play) -> None:
    for row, wild, refused in (
        ("2s 3s 4s", "2s", "R53"),
        ("2h 3s 4s", "2h", "R54"),
        ("j0 3s 4s", "j0", None),
    ):
        state = position("2s' 8h", melds=[(1, run_of(row)), (0, NINES)])
        refusal = GAME.refusal(state, lift(0, wild, "2s'", 1))
        assert (refusal and refusal.clause) == refused
    state = position("6s 8h", melds=[(1, run_of("5s 2d 7s")), (0, NINES)])
    play(state, lift(0, "2d", "6s", 1))


@pytest.mark.clause("R48", "R50")
def test_19_a_two_in_a_set_is_replaced(position: Position, play: Play) -> None:
    for natural in ("Ks", "Kc"):
        state = position(f"{natural} 8h", melds=[(1, set_of("Kh Kd 2h")), (0, NINES)])
        play(state, lift(0, "2h", natural, 1))


@pytest.mark.clause("R42", "R53")
def test_20_a_wild_at_the_low_end_of_three_four_five(position: Position, play: Play) -> None:
    for wild, is_locked in (("2h", True), ("j0", False)):
        state = position(f"{wild} 2s' 8h", melds=[(1, run_of("3s 4s 5s")), (0, NINES)])
        state, _ = play(state, LayOff(0, cards(wild), End.LOW))
        refusal = GAME.refusal(state, lift(0, wild, "2s'", 1))
        assert (refusal is not None) == is_locked


@pytest.mark.clause("R61", "R62")
def test_21_one_stock_card(position: Position, play: Play) -> None:
    state = position("7s 8h", hands={1: "Kc"}, draw=True, discard="4d", stock=1)
    taken, _ = play(state, Take())
    taken, _ = play(taken, Discard(card("7s")))
    assert taken.phase is Phase.DRAW
    pushed, _ = play(state, Push())
    assert len(pushed.hands[1]) == 3
    assert len(pushed.hands[0]) == 2
    assert pushed.phase is Phase.COUNTED
    assert min(sum(pushed.finished[-1].points[team::2]) for team in range(2)) > 0


@pytest.mark.clause("R62")
def test_22_after_that_push_the_chance_is_gone(position: Position, play: Play) -> None:
    state = position("9c", draw=True, discard="4d", stock=1, melds=[(0, NINES), (0, KINGS)])
    pushed, _ = play(state, Push())
    assert clause(pushed, LayOff(0, cards("9c"))) == "R58"
    taken, _ = play(state, Take(), LayOff(0, cards("9c")))
    taken, _ = play(taken, Discard(card("4d")))
    assert taken.finished[-1].out == 0


@pytest.mark.clause("R64")
def test_23_a_stalled_round(start: Start, play: Play) -> None:
    state = start(8)
    turns = 0
    while state.phase is Phase.DRAW:
        state, _ = play(state, Take())
        state, _ = play(state, Discard(state.hands[state.turn][-1]))
        turns += 1
    assert turns == 24
    assert state.finished[-1].clause == "R64"
    assert state.finished[-1].points == tuple(points(hand) for hand in state.hands)


@pytest.mark.clause("R66")
def test_24_the_winners_partner_pays_nothing(position: Position, play: Play) -> None:
    full = "j0 j1 j0' Ks As Ah Kd Kc Qs Qh Qd Qc"
    state = position("4c", hands={2: full}, melds=[(0, NINES)])
    state, _ = play(state, Discard(card("4c")))
    assert state.finished[-1].points[0::2] == (0, 0)


@pytest.mark.clause("R65")
def test_25_a_score_by_hand() -> None:
    hand = cards("Ks 10h 9d 3c As 2h j1")
    assert [POINTS[each] for each in hand] == [10, 10, 5, 5, 15, 20, 20]
    assert points(hand) == 85


@pytest.mark.clause("R70")
def test_26_a_team_that_always_goes_out(position: Position, play: Play) -> None:
    finished = [Count("R56", 0, (0, 30, 0, 40))] * 4
    state = position("4c", number=4, finished=finished)
    state, _ = play(state, Discard(card("4c")))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0, 2), (1, 3))
    assert outcome.total[0::2] == (0, 0)


@pytest.mark.clause("R5")
def test_27_the_fifth_dealer_is_the_first(start: Start, play: Play) -> None:
    state = start(10)
    first = state.dealer
    for _ in range(4):
        while state.phase is not Phase.COUNTED:
            state, _ = play(state, Push())
            if state.phase is Phase.PLAY:
                state, _ = play(state, Discard(state.hands[state.turn][0]))
        state, _ = play(state, NextRound())
    assert (state.round, state.dealer) == (4, first)


def session(deal: int = 11) -> Session[State, Action, Event, object]:
    people = tuple(Person(f"P{seat}") for seat in range(4))
    return Session(GAME, Setup("rummy", people, deal))


@pytest.mark.clause("R17", "R52")
def test_28_saved_in_mid_turn() -> None:
    """A push draws and a replacement places in the same action, so nothing lies between."""
    played = session()
    played.act(Push())
    saved = gamefile.encode(played)
    loaded = gamefile.decode(saved, lambda _name: GAME)
    assert loaded.state == played.state
    assert loaded.state.phase is Phase.PLAY
    discard = Discard(loaded.state.hands[loaded.state.turn][0])
    assert loaded.act(discard) == played.act(discard)


@pytest.mark.clause("R14", "R19")
def test_29_undo_before_anything_was_shown() -> None:
    played = session()
    played.act(Take())
    assert played.undo()
    played.act(Push())
    assert played.undo_target() is None
    played.act(Discard(played.state.hands[played.state.turn][0]))
    assert played.undo_target() is None


@pytest.mark.clause("R2")
def test_30_a_hand_of_more_than_twenty(position: Position) -> None:
    hand = " ".join(text(each) for each in range(10, 42)) + " 10s' Js'"
    state = position(hand)
    assert len(set(state.hands[0])) == 34
    listed = [each.card for each in GAME.actions(state) if isinstance(each, Discard)]
    assert sorted(listed) == sorted(state.hands[0])
    # Twins stay apart.
    assert card("Js") != card("Js'")
    assert {card("Js"), card("Js'")} <= set(listed)


@pytest.mark.clause("R2")
def test_31_every_card_has_its_number() -> None:
    names = [text(each) for each in range(CARDS)]
    assert len(set(names)) == CARDS == 108
    assert [card(name) for name in names] == list(range(CARDS))


@pytest.mark.clause("HR-R5")
def test_32_one_card_is_kept(position: Position) -> None:
    melds = [(0, NINES), (0, KINGS)]
    state = position("9c Kc", melds=melds, final_discard=True)
    refused = session()
    with pytest.raises(RefusedError):
        refused.act(NextRound())
    assert refused.position == 0
    assert GAME.refusal(state, LayOff(0, cards("9c"))) is None
    alone = position("9c", melds=melds, final_discard=True)
    assert clause(alone, LayOff(0, cards("9c"))) == "HR-R5"
    both = position("9c", melds=melds, taken="9c", final_discard=True, keep_taken=True)
    assert list(GAME.actions(both)) == [Discard(card("9c"))]
