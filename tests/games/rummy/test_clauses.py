# SPDX-License-Identifier: GPL-3.0-or-later
"""Every clause of equipment, turn and melds: what it allows, brings about and refuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from pushdesk.core.game import LARGEST_DEAL, Person, Refusal, Setup, setup_refusal
from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import CARDS, JOKER, KIND, RANK, SUIT, WILD
from pushdesk.games.rummy.dealing import deck, first_dealer
from pushdesk.games.rummy.melds import meld_refusal, stands_for
from pushdesk.games.rummy.notation import card, cards, run_of, set_of
from pushdesk.games.rummy.rules import GAME
from pushdesk.games.rummy.state import (
    Action,
    Buried,
    Count,
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
    Set,
    State,
    Take,
    Took,
    TurnBegan,
    left_of,
    partner,
    team_of,
)
from pushdesk.games.rummy.views import seen_by, unseen

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]
Start = Callable[..., State]

PLAIN = Rules()
SEVENS = set_of("7s 7h 7d")
SEVENS_AGAIN = set_of("7s' 7h' 7d'")
NINES = set_of("9s 9h 9d")


def clause(state: State, action: Action) -> str:
    """Return the clause that refuses an action, having checked that it isn't listed either."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None, action
    assert action not in list(GAME.actions(state))
    return refusal.clause


def shape(meld: Meld, rules: Rules = PLAIN, least: int = 3) -> str | None:
    """Return the clause that forbids a meld, or None."""
    refusal = meld_refusal(meld, rules, least)
    return None if refusal is None else refusal.clause


def people(count: int = 4) -> tuple[Person, ...]:
    return tuple(Person(f"P{seat}") for seat in range(count))


# Equipment, seats, deal


@pytest.mark.clause("R1")
def test_four_play_in_two_teams() -> None:
    for count in range(8):
        refusal = setup_refusal(GAME, Setup("rummy", people(count), 1))
        assert refusal == (None if count == 4 else Refusal("R1", {"seats": count}))
    for seat in range(4):
        assert team_of(seat) == team_of(partner(seat)) != team_of(left_of(seat))
        assert partner(partner(seat)) == seat == left_of(left_of(partner(seat)))


@pytest.mark.clause("R2", "R3")
def test_the_pack_and_its_wilds(start: Start) -> None:
    state = start()
    everything = [*sum(state.hands, ()), *state.stock, state.discard]
    assert sorted(everything) == list(range(CARDS)) == sorted(deck(1, 0))
    looks = Counter(KIND)
    assert looks.pop(JOKER) == 4
    assert looks == dict.fromkeys(range(52), 2)
    assert {(SUIT[each], RANK[each]) for each in range(CARDS) if KIND[each] != JOKER} == {
        (suit, rank) for suit in range(4) for rank in range(1, 14)
    }
    wilds = [each for each in range(CARDS) if WILD[each]]
    assert Counter(RANK[each] for each in wilds) == {0: 4, 2: 8}
    assert len(wilds) == 12


@pytest.mark.clause("R4", "R5", "R6", "R10", "R11")
def test_five_rounds_are_dealt(start: Start, play: Play) -> None:
    for deal in (1, 2, 4711):
        state = start(deal)
        first = state.dealer
        for number in range(5):
            assert state.round == number
            assert state.dealer == (first + number) % 4
            assert state.turn == GAME.actor(state) == left_of(state.dealer)
            size = 6 + number
            assert [len(hand) for hand in state.hands] == [size] * 4
            assert len(state.stock) == (83, 79, 75, 71, 67)[number]
            # Singly and clockwise, the dealer's left neighbour first.
            order = deck(deal, number)
            for at in range(4 * size):
                assert order[at] in state.hands[(state.turn + at) % 4]
            assert clause(state, NextRound()) == "R4"
            while state.phase in (Phase.DRAW, Phase.PLAY):
                turn = state.turn
                state, events = play(state, Push())
                if state.phase is Phase.PLAY:
                    state, events = play(state, Discard(state.hands[turn][0]))
                    assert state.phase is not Phase.DRAW or state.turn == left_of(turn)
            if number < 4:
                assert state.phase is Phase.COUNTED
                assert GAME.actor(state) == state.rules.host
                assert clause(state, Take()) == "R58"
                state, events = play(state, NextRound())
                assert isinstance(events[-2], RoundBegan)
                assert events[-1] == TurnBegan(state.turn)
        assert state.phase is Phase.OVER
        assert GAME.actor(state) is None
        assert not list(GAME.actions(state))
        assert clause(state, NextRound()) == clause(state, Take()) == "R4"


@pytest.mark.clause("R5")
def test_chance_names_the_first_dealer(start: Start) -> None:
    dealers = Counter(first_dealer(deal) for deal in range(1, 2001))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 430
    assert start(77).dealer == first_dealer(77)


@pytest.mark.clause("R7", "R8")
def test_stock_and_first_discard(start: Start) -> None:
    for deal in range(1, 60):
        state = start(deal)
        order = deck(deal, 0)
        if not state.buried:
            assert state.discard == order[24]
            assert state.stock == order[25:]
        view = GAME.view(state, 0)
        assert view.discard == state.discard
        assert view.stock == 83
        assert len(unseen(view)) == 83 + 18


@pytest.mark.clause("R9")
def test_a_wild_turned_up_first_is_buried(start: Start, play: Play) -> None:
    most = 0
    places = []
    for deal in range(1, 1500):
        state = start(deal)
        assert not WILD[state.discard]
        assert len(state.stock) == 83
        order = deck(deal, 0)[24:]
        assert all(WILD[each] for each in state.buried)
        assert state.buried[:1] == ((order[0],) if WILD[order[0]] else ())
        most = max(most, len(state.buried))
        if len(state.buried) == 1:
            assert state.discard == order[1]
            places.append(state.stock.index(state.buried[0]))
            assert [each for each in state.stock if each != state.buried[0]] == list(order[2:])
    assert most >= 3
    # Anywhere in the stock.
    assert min(places) < 8
    assert max(places) > 75


@pytest.mark.clause("R9")
def test_what_was_buried_is_told(start: Start, play: Play) -> None:
    for deal in range(1, 200):
        state = start(deal)
        while state.phase is not Phase.COUNTED:
            state, _ = play(state, Push())
            if state.phase is Phase.PLAY:
                state, _ = play(state, Discard(state.hands[state.turn][0]))
        state, events = play(state, NextRound())
        told = [event.card for event in events if isinstance(event, Buried)]
        assert tuple(told) == state.buried == GAME.view(state, 2).buried
        assert events[len(told)] == RoundBegan(1, state.dealer, state.discard)
        if told:
            break
    assert told


@pytest.mark.clause("R12")
def test_the_first_turn_is_a_turn(start: Start, play: Play) -> None:
    state = start(3)
    assert list(GAME.actions(state)) == [Take(), Push()]
    taken, _ = play(state, Take())
    assert len(taken.hands[state.turn]) == 7
    pushed, _ = play(state, Push())
    assert [len(pushed.hands[(state.turn + at) % 4]) for at in range(4)] == [7, 8, 6, 6]


# The turn


@pytest.mark.clause("R13", "R14")
def test_draw_then_play_then_discard(position: Position, play: Play) -> None:
    state = position("7s 7h 7d 9s 9h 9d Kc", draw=True, discard="4c")
    contract = LayContract((SEVENS, NINES))
    for action in (contract, Discard(card("Kc")), LayMeld(SEVENS), LayOff(0, cards("Kc"))):
        assert clause(state, action) == "R13"
    assert GAME.refusal(state, Take()) is GAME.refusal(state, Push()) is None
    state, _ = play(state, Take())
    assert clause(state, Take()) == clause(state, Push()) == "R14"
    assert clause(state, NextRound()) == "R4"
    state, _ = play(state, contract)
    assert clause(state, Push()) == "R14"
    state, events = play(state, Discard(card("Kc")))
    assert events[-1] == TurnBegan(1)
    assert state.phase is Phase.DRAW
    assert clause(state, Discard(state.hands[1][0])) == "R13"


@pytest.mark.clause("R15")
def test_taking(position: Position, play: Play) -> None:
    state = position("7s Kc", draw=True, discard="4c", turn=2)
    after, events = play(state, Take())
    assert events == [Took(2, card("4c"))]
    assert after.hands[2] == cards("7s Kc 4c")
    assert after.stock == state.stock
    assert after.discard == -1
    assert after.known[2] == cards("4c")


@pytest.mark.clause("R16", "R17")
def test_pushing(position: Position, play: Play) -> None:
    state = position("7s Kc", hands={0: "5h"}, draw=True, discard="4c", top="Jd 9h 2s", turn=3)
    after, events = play(state, Push())
    assert events == [Pushed(3, 0, card("4c"), card("Jd")), Drew(3, card("9h"))]
    assert after.hands[0] == cards("5h Jd 4c")
    assert after.hands[3] == cards("7s Kc 9h")
    assert after.stock == state.stock[2:]
    assert after.stock[0] == card("2s")
    assert after.discard == -1
    assert after.phase is Phase.PLAY
    assert after.turn == 3
    # The neighbour is not asked.
    assert list(GAME.actions(state)) == [Take(), Push()]


@pytest.mark.clause("R18")
def test_pushed_cards_wait_for_the_own_turn(position: Position, play: Play) -> None:
    state = position(
        "Kc Qd", hands={1: "7s 7h 7d 9s 9h 4h"}, draw=True, discard="9d", top="3c 3d 5c"
    )
    state, _ = play(state, Push())
    assert clause(state, LayContract((SEVENS, NINES))) == "R34"
    state, _ = play(state, Discard(card("Kc")))
    assert state.turn == 1
    # The neighbour holds two more cards and still draws.
    assert len(state.hands[1]) == 8
    assert clause(state, LayContract((SEVENS, NINES))) == "R13"
    assert list(GAME.actions(state)) == [Take(), Push()]
    state, _ = play(state, Take(), LayContract((SEVENS, NINES)))
    assert len(state.hands[1]) == 3


@pytest.mark.clause("R19")
def test_who_sees_what_was_pushed(position: Position, play: Play) -> None:
    state = position("7s Kc", hands={1: "5h"}, draw=True, discard="4c", top="Jd 9h")
    after, events = play(state, Push())
    pushed, drew = events
    for seat in range(4):
        seen = seen_by(pushed, seat)
        assert isinstance(seen, Pushed)
        assert seen.discard == card("4c")
        assert seen.card == (card("Jd") if seat == 1 else -1)
        mine = seen_by(drew, seat)
        assert isinstance(mine, Drew)
        assert mine.card == (card("9h") if seat == 0 else -1)
        view = GAME.view(after, seat)
        assert view.known[1] == cards("4c")
        assert (card("Jd") in view.hand) == (seat == 1)
        assert (card("Jd") in unseen(view)) == (seat != 1)
        assert (card("4c") in unseen(view)) is False
        assert view.record[-1].pushed
        assert view.record[-1].offered == card("4c")
        assert view.hands is None
        assert seen_by(TurnBegan(0), seat) == TurnBegan(0)


@pytest.mark.clause("R20", "R60")
def test_one_discard_at_every_draw(start: Start, play: Play) -> None:
    state = start(9)
    turns = 0
    while state.phase is not Phase.COUNTED:
        if state.phase is Phase.DRAW:
            assert state.discard >= 0
            turns += 1
            state, _ = play(state, Push() if turns % 3 else Take())
        else:
            assert state.discard == -1
            state, _ = play(state, Discard(state.hands[state.turn][-1]))
    # The stock only ever shrinks: 2 cards a push, none comes back.
    assert not state.stock
    assert state.finished[-1].clause == "R62"


@pytest.mark.clause("R21")
def test_where_a_discard_goes(position: Position, play: Play) -> None:
    state, _ = play(position("7s Kc"), Discard(card("Kc")))
    taken, _ = play(state, Take())
    assert card("Kc") in taken.hands[1]
    pushed, _ = play(state, Push())
    assert card("Kc") in pushed.hands[partner(0)]


@pytest.mark.clause("R22", "R39")
def test_plays_in_any_order_and_number(position: Position, play: Play) -> None:
    state = position(
        "7s 7h 7d 9s 9h 9d 4c 5c 6c 7c 9c 8d 5s Kd",
        melds=[(1, run_of("5h 6h 2d")), (3, run_of("6d 7d' j0"))],
    )
    state, events = play(
        state,
        LayContract((SEVENS, NINES)),
        LayOff(3, cards("9c")),
        LayMeld(run_of("4c 5c 6c")),
        Replace(1, card("j0"), card("8d"), LayOff(0, cards("j0"))),
        LayOff(4, cards("7c")),
    )
    assert [type(event) for event in events] == [
        MeldLaid,
        MeldLaid,
        LaidOff,
        MeldLaid,
        Replaced,
        LaidOff,
        LaidOff,
    ]
    assert state.record[-1].laid == 12
    state, _ = play(state, Discard(card("Kd")))
    assert state.hands[0] == cards("5s")


@pytest.mark.clause("R23")
def test_nobody_has_to_play(position: Position, play: Play) -> None:
    state = position("7s 7h 7d 9s 9h 9d Kc")
    after, _ = play(state, Discard(card("Kc")))
    assert after.met == (False,) * 4
    state = position("7s Kc", melds=[(0, set_of("7h 7d 7c")), (0, NINES)])
    after, _ = play(state, Discard(card("7s")))
    assert after.turn == 1


@pytest.mark.clause("R24")
def test_one_discard_of_any_card(position: Position, play: Play) -> None:
    state = position("7s Kc j0 2h")
    for each in cards("7s Kc j0 2h"):
        after, events = play(state, Discard(each))
        assert events == [Discarded(0, each), TurnBegan(1)]
        assert after.discard == each
        assert after.record[-1].discarded == each
    for foreign in (*state.hands[1][:2], state.stock[0], -1, CARDS):
        assert clause(state, Discard(foreign)) == "R24"


@pytest.mark.clause("R25", "HR-R4")
def test_the_card_just_taken(position: Position, play: Play) -> None:
    hand = "7s Kc 4c"
    state = position(hand, taken="4c")
    assert GAME.refusal(state, Discard(card("4c"))) is None
    state = position(hand, taken="4c", keep_taken=True)
    assert GAME.refusal(state, Discard(card("4c"))) == Refusal("HR-R4", {"card": card("4c")})
    assert list(GAME.actions(state)) == [Discard(card("7s")), Discard(card("Kc"))]
    # The other copy may go, a drawn card too, and the last card must.
    state = position("7s 4c' 4c", taken="4c", keep_taken=True)
    assert GAME.refusal(state, Discard(card("4c'"))) is None
    state = position(hand, keep_taken=True)
    assert GAME.refusal(state, Discard(card("4c"))) is None
    state = position("9c 4c", taken="4c", melds=[(0, SEVENS), (0, NINES)], keep_taken=True)
    assert clause(state, Discard(card("4c"))) == "HR-R4"
    state, _ = play(state, LayOff(1, cards("9c")))
    state, _ = play(state, Discard(card("4c")))
    assert state.finished[-1].clause == "R56"


# Melds


@pytest.mark.clause("R26")
def test_melds_have_three_cards(position: Position) -> None:
    assert shape(set_of("7s 7h")) == "R26"
    assert shape(run_of("7s 8s")) == "R26"
    assert shape(SEVENS) is shape(run_of("7s 8s 9s")) is None
    state = position("7s 7h Kc", melds=[(0, NINES)])
    assert clause(state, LayMeld(set_of("7s 7h"))) == "R26"
    state = position("7s 7h 9s 9h 9d Kc")
    assert clause(state, LayContract((set_of("7s 7h"), NINES))) == "R26"


@pytest.mark.clause("R27")
def test_sets_have_different_suits() -> None:
    assert shape(set_of("7s 7h 7d 7c")) is None
    assert shape(set_of("7s 7s' 7h")) == "R27"
    assert shape(set_of("7s 7h 8d")) == "R27"
    assert shape(set_of("7s 7h 7d 7c j0")) == "R27"
    assert shape(set_of("7s 7h j0 j1")) is None
    assert shape(set_of("7s 7h j0 j1 2c")) == "R27"
    assert shape(Set(14, cards("As Ah Ad"))) == "R27"
    assert meld_refusal(set_of("7s 7h 7s'"), PLAIN) == Refusal(
        "R27", {"card": card("7s'"), "other": card("7s")}
    )


@pytest.mark.clause("R28", "R35")
def test_sets_of_one_rank_side_by_side(position: Position, play: Play) -> None:
    first, second = set_of("7s 7h 7d"), set_of("7s' 7h' 7d'")
    state, _ = play(position("7s 7h 7d 7s' 7h' 7d' Kc 4d"), LayContract((first, second)))
    assert [laid.meld for laid in state.melds] == [first, second]
    assert [laid.owner for laid in state.melds] == [0, 0]
    further = position("Ks Kh Kd 4c", melds=[(0, NINES), (0, SEVENS), (2, set_of("Ks' Kh' Kc"))])
    further, _ = play(further, LayMeld(set_of("Ks Kh Kd")))
    assert len(further.melds) == 4


@pytest.mark.clause("R29", "HR-R8")
def test_runs_and_the_ace() -> None:
    assert shape(run_of("Qs Ks As")) is None
    assert shape(run_of("As 2h 3s")) is None
    assert shape(Run(0, 13, cards("Ks As 2s"))) == "R29"
    assert shape(Run(0, 13, cards("Ks As 3s"))) == "R29"
    assert shape(Run(0, 0, cards("Ks As 2s"))) == "R29"
    assert shape(run_of("4s 5s 7s")) == "R29"
    assert shape(run_of("4s 5h 6s")) == "R29"
    assert shape(Run(4, 4, cards("4s 5s 6s"))) == "R29"
    high = Rules(ace_high=True)
    assert shape(run_of("Qs Ks As"), high) is None
    assert shape(run_of("As 2h 3s"), high) == "HR-R8"
    assert shape(run_of("j0 2h 3s"), high) == "HR-R8"
    assert shape(run_of("2h 3s 4s"), high) is None


@pytest.mark.clause("R30")
def test_the_longest_run(position: Position, play: Play) -> None:
    low = run_of("Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh")
    high = run_of("2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah")
    assert (len(low.cards), low.low, low.high) == (13, 1, 13)
    assert (len(high.cards), high.low, high.high) == (13, 2, 14)
    assert shape(low) is shape(high) is None
    assert shape(Run(1, 1, (*low.cards, card("Ah'")))) == "R30"
    state = position("Ah' j0 Kc", melds=[(0, low), (0, SEVENS_AGAIN)])
    assert clause(state, LayOff(0, cards("Ah'"))) == "R30"
    assert clause(state, LayOff(0, cards("j0"), End.LOW)) == "R30"
    state = position("Kh' Kc", melds=[(0, Run(1, 1, low.cards[:-1])), (0, SEVENS_AGAIN)])
    state, _ = play(state, LayOff(0, cards("Kh'")))
    assert len(state.melds[0].meld.cards) == 13


CONTRACTS = (
    (set_of("7s 7h 7d"), set_of("9s 9h 9d")),
    (set_of("7s 7h 7d"), run_of("3c 4c 5c 6c")),
    (run_of("3c 4c 5c 6c"), run_of("9h 10h Jh Qh")),
    (set_of("7s 7h 7d"), set_of("9s 9h 9d"), set_of("Ks Kh Kd")),
    (run_of("3c 4c 5c 6c 7c"), run_of("8h 9h 10h Jh Qh")),
)


@pytest.mark.clause("R31")
@pytest.mark.parametrize("number", range(5))
def test_the_contract_of_each_round(number: int, position: Position, play: Play) -> None:
    hand = "7s 7h 7d 9s 9h 9d Ks Kh Kd 3c 4c 5c 6c 7c 8h 9h' 10h Jh Qh 10d"
    contracts = [
        tuple(
            run_of("8h 9h' 10h Jh Qh") if meld == run_of("8h 9h 10h Jh Qh") else meld
            for meld in melds
        )
        for melds in CONTRACTS
    ]
    contracts[2] = (run_of("3c 4c 5c 6c"), run_of("8h 9h' 10h Jh"))
    state = position(hand, number=number)
    for other, melds in enumerate(contracts):
        action = LayContract(melds)
        if other == number or (number == 2 and other == 4):
            assert GAME.refusal(state, action) is None
        else:
            assert clause(state, action) == "R31", (number, other)
    # In one go: neither a part of it nor another play comes first.
    assert clause(state, LayContract(contracts[number][:1])) == "R31"
    assert clause(state, LayMeld(set_of("Ks Kh Kd"))) == "R31"
    after, events = play(state, LayContract(contracts[number]))
    assert [event.contract for event in events if isinstance(event, MeldLaid)] == [True] * len(
        contracts[number]
    )
    assert after.met == (True, False, False, False)
    assert clause(after, LayContract(contracts[number])) == "R37"


@pytest.mark.clause("R31")
def test_a_contract_run_is_long_enough(position: Position) -> None:
    state = position("3c 4c 5c 7s 8s 9s 10s Kd Kh", number=2)
    refusal = GAME.refusal(state, LayContract((run_of("3c 4c 5c"), run_of("7s 8s 9s 10s"))))
    assert refusal == Refusal("R31", {"cards": 3, "least": 4})


@pytest.mark.clause("R32")
def test_a_contract_may_be_longer_at_once(position: Position, play: Play) -> None:
    state = position("7s 7h 7d 7c 3c 4c 5c 6c 8c j0 Kd", number=1)
    melds = (set_of("7s 7h 7d 7c"), run_of("3c 4c 5c 6c j0 8c"))
    state, _ = play(state, LayContract(melds))
    assert state.hands[0] == cards("Kd")


@pytest.mark.clause("R33")
def test_the_partner_meets_another_contract(position: Position) -> None:
    melds = [(2, SEVENS), (2, NINES), (1, set_of("Ks Kh Kd")), (1, set_of("Qs Qh Qd"))]
    state = position("7c 9c Jc", melds=melds)
    assert state.met == (False, True, True, False)
    assert clause(state, LayOff(0, cards("7c"))) == "R38"
    assert clause(state, LayMeld(set_of("7c 9c Jc"))) == "R31"
    assert list(GAME.actions(state)) == [Discard(each) for each in cards("7c 9c Jc")]


@pytest.mark.clause("R34")
def test_the_contract_comes_from_the_own_hand(position: Position) -> None:
    melds = [(2, set_of("7s 7h 7d")), (2, set_of("9h 9d j0"))]
    state = position("7c 7s' 9s 9c 9s' Kd Kh Kc", melds=melds)
    borrowed = LayContract((set_of("7c 7s' 7h"), set_of("Kd Kh Kc")))
    assert GAME.refusal(state, borrowed) == Refusal("R34", {"card": card("7h")})
    lifted = LayContract((set_of("9c 9s j0"), set_of("Kd Kh Kc")))
    assert clause(state, lifted) == "R34"
    replacing = Replace(1, card("j0"), card("9s"), LayMeld(set_of("Kd Kh j0")))
    assert clause(state, replacing) == "R49"
    doubled = LayContract((set_of("Kd Kh Kc"), set_of("Kd Kh Kc")))
    assert clause(state, doubled) == "R34"
    foreign = LayContract((set_of("Kd Kh Kc"), Set(9, (*cards("9s 9c"), state.stock[0]))))
    assert clause(state, foreign) == "R34"


@pytest.mark.clause("R35")
def test_contract_runs_may_adjoin_or_be_equal(position: Position, play: Play) -> None:
    state = position("4s 5s 6s 7s 8s 9s 10s Js Kd", number=2)
    play(state, LayContract((run_of("4s 5s 6s 7s"), run_of("8s 9s 10s Js"))))
    state = position("4s 5s 6s 7s 4s' 5s' 6s' 7s' Kd", number=2)
    state, _ = play(state, LayContract((run_of("4s 5s 6s 7s"), run_of("4s' 5s' 6s' 7s'"))))
    assert len(state.melds) == 2


@pytest.mark.clause("R36")
def test_melds_only_grow(position: Position, play: Play) -> None:
    state = position(
        "7s 8h 6d Kc", melds=[(0, run_of("4s 5s 6s")), (0, run_of("8s 9s 10s")), (1, SEVENS_AGAIN)]
    )
    # No card of the table can be used again, and runs that meet are not joined.
    assert clause(state, LayMeld(run_of("6s 7s 8s"))) == "R36"
    assert clause(state, LayOff(1, cards("6s 7s"), End.LOW)) == "R36"
    state, _ = play(state, LayOff(0, cards("7s")))
    assert [laid.meld for laid in state.melds[:2]] == [run_of("4s 5s 6s 7s"), run_of("8s 9s 10s")]


@pytest.mark.clause("R37")
def test_further_melds_of_three(position: Position, play: Play) -> None:
    melds = [(0, run_of("3c 4c 5c 6c 7c")), (0, run_of("8h 9h 10h Jh Qh"))]
    state = position("4s 5s 6s Kd Kh Kc 3d", melds=melds, number=4)
    listed = list(GAME.actions(state))
    assert {LayMeld(run_of("4s 5s 6s")), LayMeld(set_of("Kh Kd Kc"))} <= set(listed)
    state, events = play(state, LayMeld(run_of("4s 5s 6s")), LayMeld(set_of("Kd Kh Kc")))
    assert [event.contract for event in events if isinstance(event, MeldLaid)] == [False, False]
    assert state.hands[0] == cards("3d")
    foreign = LayMeld(Set(3, (card("3d"), *state.hands[1][:2])))
    assert clause(state, foreign) == "R37"


# Laying off


@pytest.mark.clause("R38")
def test_cards_go_to_any_meld(position: Position, play: Play) -> None:
    melds = [(seat, set_of(text)) for seat, text in enumerate(("9s 9h 9d", "Ks Kh Kd"))]
    melds += [(2, set_of("5s 5h 5d")), (3, set_of("7s 7h 7d"))]
    state = position("9c Kc 5c 7c Jh", melds=melds)
    state, events = play(
        state, *(LayOff(at, cards(text)) for at, text in enumerate(["9c", "Kc", "5c", "7c"]))
    )
    assert events[-1] == LaidOff(0, 3, cards("7c"), End.HIGH)
    assert [len(laid.meld.cards) for laid in state.melds] == [4] * 4
    assert [laid.owner for laid in state.melds] == [0, 1, 2, 3]
    assert clause(state, LayOff(4, cards("Jh"))) == "R38"
    assert clause(state, LayOff(0, state.hands[1][:1])) == "R38"


@pytest.mark.clause("R39")
def test_contract_and_more_in_one_turn(position: Position, play: Play) -> None:
    state = position(
        "7s 7h 7d 9s 9h 9d Kd Kh Kc 8h 4s",
        melds=[(1, run_of("4h 5h 6h 7h'")), (1, run_of("5s 6s j0"))],
    )
    state, _ = play(
        state,
        LayContract((SEVENS, NINES)),
        LayOff(0, cards("8h")),
        LayMeld(set_of("Kd Kh Kc")),
        Discard(card("4s")),
    )
    assert state.finished[-1].out == 0


@pytest.mark.clause("R40")
def test_runs_grow_at_their_ends(position: Position, play: Play) -> None:
    melds = [(0, NINES), (1, run_of("5h 6h 7h"))]
    state = position("3h 4h 8h 9h' Qh Ad", melds=melds)
    assert clause(state, LayOff(1, cards("9h'"))) == "R40"
    assert clause(state, LayOff(1, cards("8h"), End.LOW)) == "R40"
    assert clause(state, LayOff(1, cards("4h 3h"), End.LOW)) == "R40"
    assert clause(state, LayOff(1, cards("Ad"))) == "R40"
    assert clause(state, LayOff(1, ())) == "R40"
    state, _ = play(state, LayOff(1, cards("8h 9h'")), LayOff(1, cards("3h 4h"), End.LOW))
    assert state.melds[1].meld == run_of("3h 4h 5h 6h 7h 8h 9h'")
    assert state.hands[0] == cards("Qh Ad")


@pytest.mark.clause("R41")
def test_sets_grow_by_a_missing_suit(position: Position, play: Play) -> None:
    state = position("9c 9h' 9d' j0 8c", melds=[(0, NINES), (1, set_of("Ks Kh Kd"))])
    assert clause(state, LayOff(0, cards("9h'"))) == "R41"
    assert clause(state, LayOff(0, cards("8c"))) == "R41"
    assert clause(state, LayOff(0, ())) == "R41"
    assert clause(state, LayOff(0, cards("9c"), End.LOW)) == "R41"
    assert clause(state, LayOff(0, cards("9c j0"))) == "R41"
    state, _ = play(state, LayOff(0, cards("9c")), LayOff(1, cards("j0")))
    assert clause(state, LayOff(0, cards("9d'"))) == "R41"
    assert [len(laid.meld.cards) for laid in state.melds] == [4, 4]


@pytest.mark.clause("R42")
def test_wilds_are_laid_off_like_others(position: Position, play: Play) -> None:
    state = position("j0 2c j1 Kc", melds=[(0, NINES), (1, run_of("5h 6h 7h"))])
    state, _ = play(
        state, LayOff(1, cards("j0"), End.LOW), LayOff(1, cards("2c")), LayOff(0, cards("j1"))
    )
    run = state.melds[1].meld
    assert run.cards == cards("j0 5h 6h 7h 2c")
    assert stands_for(run, 0) == (1, 4)
    assert stands_for(run, 4) == (1, 8)


# Wild cards


@pytest.mark.clause("R43", "HR-R1")
def test_every_meld_has_a_natural(position: Position) -> None:
    assert shape(Set(7, cards("j0 2c j1"))) == "R43"
    assert shape(Run(0, 4, cards("j0 2c j1"))) == "R43"
    alone = Rules(wilds_alone=True)
    assert shape(Set(7, cards("j0 2c j1")), alone) is None
    assert shape(Run(0, 4, cards("j0 2c j1")), alone) is None
    # Each meld of a contract has its own.
    hand = "7s 7h 7d 2s j0 j1 Kc"
    contract = LayContract((SEVENS, Set(9, cards("2s j0 j1"))))
    assert clause(position(hand), contract) == "R43"
    assert GAME.refusal(position(hand, wilds_alone=True), contract) is None


@pytest.mark.clause("R44", "HR-R9")
def test_wilds_are_free_in_number(position: Position) -> None:
    assert shape(set_of("7s j0 2c")) is None
    assert shape(run_of("7s j0 j1 2c 2d")) is None
    limit = Rules(limit_wilds=True)
    assert shape(set_of("7s j0 2c"), limit) == "HR-R9"
    assert shape(set_of("7s 7h 2c j0"), limit) is None
    assert shape(run_of("7s 2s 9s"), limit) is None
    assert shape(Set(7, cards("j0 2c j1")), Rules(limit_wilds=True, wilds_alone=True)) == "HR-R9"
    state = position("j0 j1 Kc", melds=[(0, set_of("9s 9h 2c"))], limit_wilds=True)
    assert GAME.refusal(state, LayOff(0, cards("j0"))) is None
    assert clause(state, LayOff(0, cards("j0 j1"))) == "R41"
    state = position("j0 j1 Kc", melds=[(0, run_of("9s 10s 2c"))], limit_wilds=True)
    assert clause(state, LayOff(0, cards("j0 j1"))) == "HR-R9"


@pytest.mark.clause("R45")
def test_a_two_is_never_natural() -> None:
    assert shape(Set(2, cards("2s 2h 2d"))) == "R45"
    assert shape(Set(2, cards("2s 2h 2d")), Rules(wilds_alone=True)) == "R45"
    assert shape(Run(0, 1, cards("j0 2s j1"))) == "R43"
    assert shape(Run(0, 1, cards("As 2s j1"))) is None
    assert shape(Run(0, 1, cards("j0 2s 3s")), Rules(limit_wilds=True)) == "HR-R9"


@pytest.mark.clause("R46", "R47")
def test_the_player_says_what_wilds_make(position: Position, play: Play) -> None:
    readings: list[Meld] = [
        set_of("5s j0 2c"),
        Run(0, 3, cards("j0 2c 5s")),
        Run(0, 4, cards("j0 5s 2c")),
        Run(0, 5, cards("5s j0 2c")),
    ]
    state = position("5s j0 2c Kd", melds=[(0, NINES)])
    for meld in readings:
        after, _ = play(state, LayMeld(meld))
        assert after.melds[-1].meld == meld
    listed = [each.meld for each in GAME.actions(state) if isinstance(each, LayMeld)]
    assert sum(isinstance(meld, Set) for meld in listed if card("5s") in meld.cards) == 1
    lows = {meld.low for meld in listed if isinstance(meld, Run) and card("5s") in meld.cards}
    assert lows == {3, 4, 5}


@pytest.mark.clause("R47")
def test_a_wild_in_a_run_stands_for_its_place(position: Position, play: Play) -> None:
    state = position("7s 4s Kd", melds=[(1, NINES), (0, run_of("5s j0 7s'"))])
    assert [stands_for(state.melds[1].meld, at) for at in range(3)] == [(0, 5), (0, 6), (0, 7)]
    state, _ = play(state, LayOff(1, cards("4s"), End.LOW))
    assert stands_for(state.melds[1].meld, 2) == (0, 6)
    assert stands_for(run_of("Qs Ks j0"), 2) == (0, 1)
    assert stands_for(run_of("j0 2c 3s"), 0) == (0, 1)


@pytest.mark.clause("R48")
def test_a_wild_in_a_set_stands_for_any_missing_suit(position: Position, play: Play) -> None:
    meld = set_of("9h 9d j0")
    assert [stands_for(meld, at) for at in range(3)] == [(1, 9), (2, 9), (-1, 9)]
    for suit in "sc":
        state = position(f"9{suit} Kd", melds=[(0, meld)])
        state, _ = play(state, LayOff(0, cards(f"9{suit}")))
        assert len(state.melds[0].meld.cards) == 4


@pytest.mark.clause("R4")
def test_the_largest_deal_number_works(start: Start) -> None:
    assert start(LARGEST_DEAL).phase is Phase.DRAW


def test_events_of_the_last_round(position: Position, play: Play) -> None:
    finished = [Count("R56", 0, (0, 10, 0, 10))] * 4
    state = position("9c 4h", number=4, finished=finished, melds=[(0, NINES)])
    state, events = play(state, LayOff(0, cards("9c")), Discard(card("4h")))
    assert events[-1] == Ended("R70")


def test_listed_contracts_are_found_lazily(position: Position) -> None:
    state = position("3s 4s 5s 6s 7h 8h 9h 10h 2s 2h 2d 2c j0 j1 Kc Qc Jc 9c", number=2)
    assert next(iter(plays.contracts(state.hands[0], GAME.view(state, 0).contract, PLAIN)))
