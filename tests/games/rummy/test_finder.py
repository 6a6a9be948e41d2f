# SPDX-License-Identifier: GPL-3.0-or-later
"""The finder against a search that tries everything."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pushdesk.games.rummy import plays
from pushdesk.games.rummy.cards import CARDS, KIND, RANK, SUIT, WILD, Card, other_copy
from pushdesk.games.rummy.filling import MISSING
from pushdesk.games.rummy.finder import finder
from pushdesk.games.rummy.melds import layoff_refusal, meld_refusal
from pushdesk.games.rummy.notation import cards, run_of, set_of
from pushdesk.games.rummy.state import (
    DEALT,
    ROUNDS,
    Contract,
    End,
    Laid,
    LayMeld,
    LayOff,
    Meld,
    Rules,
    Run,
    Set,
    contract_of,
)

MANY = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
RULES = st.builds(
    Rules,
    wilds_alone=st.booleans(),
    repeat_suits=st.booleans(),
    ace_high=st.booleans(),
    limit_wilds=st.booleans(),
)
KINDS = [KIND.index(kind) for kind in sorted(set(KIND))]
"""One card of each kind."""


def narrow_hand(rng: random.Random, size: int) -> tuple[Card, ...]:
    """Return cards of few suits and ranks, so that melds, clashes and doubles abound."""
    suits = rng.sample(range(4), rng.randint(1, 4))
    low = rng.randint(1, 9)
    ranks = {*range(low, low + rng.randint(2, 6)), rng.choice((1, 13))}
    near = [c for c in range(CARDS) if not WILD[c] and SUIT[c] in suits and RANK[c] in ranks]
    wilds = rng.sample([c for c in range(CARDS) if WILD[c]], rng.randint(0, 4))
    hand = [*rng.sample(near, min(len(near), size)), *wilds]
    rng.shuffle(hand)
    return tuple(hand[:size])


def legal(chosen: Sequence[Card], rules: Rules, run: bool) -> bool:
    """Return whether cards make a set or a run, written down anew."""
    naturals = [card for card in chosen if not WILD[card]]
    if not naturals and not rules.wilds_alone:
        return False
    if rules.limit_wilds and 2 * len(naturals) < len(chosen):
        return False
    if not run:
        suits = {SUIT[card] for card in naturals}
        same = len({RANK[card] for card in naturals}) <= 1
        return same and (rules.repeat_suits or len(suits) == len(naturals))
    if len({SUIT[card] for card in naturals}) > 1:
        return False
    ranks = [RANK[card] for card in naturals]
    for low in range(2 if rules.ace_high else 1, 16 - len(chosen)):
        places = [14 if rank == 1 and low > 1 else rank for rank in ranks]
        inside = all(low <= place < low + len(chosen) for place in places)
        if inside and len(set(places)) == len(places):
            return True
    return False


def layable(hand: frozenset[Card], sets: int, runs: int, length: int, rules: Rules) -> bool:
    """Return whether a hand holds a contract, by trying every choice of cards."""
    if not sets and not runs:
        return True
    size = 3 if sets else length
    left = (sets - 1, runs) if sets else (sets, runs - 1)
    return any(
        legal(chosen, rules, not sets) and layable(hand - set(chosen), *left, length, rules)
        for chosen in itertools.combinations(sorted(hand), size)
    )


@MANY
@given(st.integers(0, ROUNDS - 1), RULES, st.integers(0, 2**32))
def test_distance(number: int, rules: Rules, seed: int) -> None:
    """It is 0 exactly when the contract can be laid, and one card less by the right card only.

    By induction it is the least number of cards that are missing.
    """
    rng = random.Random(seed)
    hand = narrow_hand(rng, rng.randint(1, DEALT[number] + 2))
    contract = contract_of(number)
    find = finder(rules, number)
    distance = find.distance(hand)
    needs = (contract.sets, contract.runs, contract.length)
    assert (distance == 0) == layable(frozenset(hand), *needs, rules)
    after = []
    for card in KINDS:
        copy = other_copy(card) if card in hand else card
        if copy not in hand:
            after.append(find.distance((*hand, copy)))
    assert set(after) <= {distance, distance - 1}
    assert distance == 0 or distance - 1 in after


@MANY
@given(st.integers(0, ROUNDS - 1), RULES, st.integers(0, 2**32))
def test_plan(number: int, rules: Rules, seed: int) -> None:
    """The plan is as near as the distance, and what it has is legal as far as it goes."""
    rng = random.Random(seed)
    size = rng.randint(1, DEALT[number] + 3)
    hand = narrow_hand(rng, size) if rng.random() < 0.7 else tuple(rng.sample(range(CARDS), size))
    contract = contract_of(number)
    find = finder(rules, number)
    plan = find.plan(hand)
    assert plan.distance == find.distance(hand)
    assert len(set(plan.used)) == len(plan.used)
    assert set(plan.used) <= set(hand)
    places = [card for meld in plan.melds for card in meld.cards]
    assert places.count(MISSING) == plan.distance
    assert sum(isinstance(meld, Set) for meld in plan.melds) == contract.sets
    for meld in plan.melds:
        least = contract.length if isinstance(meld, Run) else 3
        assert len(meld.cards) == least
        if MISSING not in meld.cards:
            assert meld_refusal(meld, rules, least) is None
        elif isinstance(meld, Run):
            for place, card in enumerate(meld.cards, meld.low):
                fits = card == MISSING or WILD[card]
                assert fits or (SUIT[card] == meld.suit and RANK[card] in (place, place - 13))
        else:
            assert {RANK[card] for card in meld.cards if card >= 0 and not WILD[card]} <= {
                meld.rank
            }
    if plan.distance == 0:
        assert all(meld_refusal(meld, rules) is None for meld in plan.melds)


def look(meld: Meld) -> tuple[object, ...]:
    """Return what a meld looks like, whichever of equal cards and of wilds are in it."""
    kinds = [-1 if WILD[card] else KIND[card] for card in meld.cards]
    if isinstance(meld, Run):
        return "run", meld.suit, meld.low, tuple(kinds)
    return "set", meld.rank, tuple(sorted(kinds))


def every_meld(hand: Sequence[Card], size: int, rules: Rules) -> Iterator[Meld]:
    """Yield every legal meld of so many cards of a hand, wilds wherever they may stand."""
    for chosen in itertools.combinations(hand, size):
        naturals = [card for card in chosen if not WILD[card]]
        for rank in {RANK[card] for card in naturals} or set(range(1, 14)):
            meld: Meld = Set(rank, chosen)
            if meld_refusal(meld, rules) is None:
                yield meld
        for suit, low in itertools.product(range(4), range(1, 16 - size)):
            if any(SUIT[card] != suit for card in naturals):
                continue
            for row in set(itertools.permutations(chosen)):
                meld = Run(suit, low, row)
                if meld_refusal(meld, rules) is None:
                    yield meld


def spared(hand: Sequence[Card], melds: Sequence[Meld], rules: Rules) -> bool:
    """Return whether a wild stands for a natural that stays in the hand."""
    gone = {card for meld in melds for card in meld.cards}
    left = {KIND[card] for card in hand if card not in gone and not WILD[card]}
    for meld in melds:
        for at, card in enumerate(meld.cards):
            if not WILD[card]:
                continue
            for kind in left:
                natural = next(each for each in hand if KIND[each] == kind and each not in gone)
                row = (*meld.cards[:at], natural, *meld.cards[at + 1 :])
                other = (
                    Run(meld.suit, meld.low, row) if isinstance(meld, Run) else Set(meld.rank, row)
                )
                if meld_refusal(other, rules) is None:
                    return True
    return False


@settings(MANY, max_examples=60)
@given(RULES, st.integers(0, 2**32))
def test_further_melds(rules: Rules, seed: int) -> None:
    """They are all melds of three in which no wild stands for a natural that stays."""
    rng = random.Random(seed)
    hand = narrow_hand(rng, rng.randint(3, 7))
    found = list(plays.melds(hand, rules))
    assert len({look(meld) for meld in found}) == len(found)
    assert all(meld_refusal(meld, rules) is None for meld in found)
    expected = {
        look(meld) for meld in every_meld(hand, 3, rules) if not spared(hand, [meld], rules)
    }
    assert {look(meld) for meld in found} == expected


SMALL = (Contract(2, 0, 0), Contract(1, 1, 3), Contract(0, 2, 3), Contract(1, 1, 4))
"""Contracts that a search by brute force can try, and round 2."""


@settings(MANY, max_examples=60)
@given(st.sampled_from(SMALL), RULES, st.integers(0, 2**32))
def test_contracts(contract: Contract, rules: Rules, seed: int) -> None:
    """They are all ways to lay the contract in which no wild stands for a natural that stays."""
    rng = random.Random(seed)
    hand = narrow_hand(rng, rng.randint(6, 7))
    found = list(itertools.islice(plays.contracts(hand, contract, rules), 3000))
    looks = [tuple(sorted(map(repr, map(look, melds)))) for melds in found]
    assert len(set(looks)) == len(looks)
    for melds in found:
        used = [card for meld in melds for card in meld.cards]
        assert len(set(used)) == len(used)
        assert set(used) <= set(hand)
        assert not spared(hand, melds, rules)
    sizes = [3] * contract.sets + [contract.length] * contract.runs
    each = [
        [
            meld
            for meld in every_meld(hand, size, rules)
            if isinstance(meld, Set) == (at < contract.sets)
        ]
        for at, size in enumerate(sizes)
    ]
    expected = {
        tuple(sorted(map(repr, map(look, pair))))
        for pair in itertools.product(*each)
        if not {*pair[0].cards} & {*pair[1].cards} and not spared(hand, pair, rules)
    }
    assert set(looks) == expected


@MANY
@given(st.integers(0, ROUNDS - 1), RULES, st.integers(0, 2**32))
def test_contracts_agree_with_the_distance(number: int, rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    hand = narrow_hand(rng, rng.randint(DEALT[number], DEALT[number] + 4))
    ways = plays.contracts(hand, contract_of(number), rules)
    first = next(ways, None)
    assert (first is not None) == (finder(rules, number).distance(hand) == 0)
    for melds in (first or (), *itertools.islice(ways, 50)):
        for meld in melds if isinstance(melds, tuple) else (melds,):
            least = contract_of(number).length if isinstance(meld, Run) else 3
            assert meld_refusal(meld, rules, least) is None


@MANY
@given(RULES, st.integers(0, 2**32))
def test_layoffs(rules: Rules, seed: int) -> None:
    """They are all single cards that the rules accept."""
    rng = random.Random(seed)
    pool = narrow_hand(rng, 20)
    hand = pool[:8]
    table = [Laid(0, meld) for meld in plays.melds(pool[8:], rules)]
    grown = [
        Laid(0, meld)
        for meld in (Set(5, cards("5s 5h 5d 5c")), run_of("As 2s 3s 4s"), run_of("Qh Kh Ah"))
        if meld_refusal(meld, rules) is None
    ]
    table += grown
    expected = {
        action
        for number, laid in enumerate(table)
        for card in hand
        for end in End
        if layoff_refusal(laid.meld, action := LayOff(number, (card,), end), rules) is None
    }
    found = list(plays.layoffs(hand, table, rules))
    assert set(found) == expected
    assert len(found) == len(expected)


def test_replacements() -> None:
    """Each wild that can be lifted, each natural that lifts it, each place for it."""
    table = [
        Laid(0, run_of("5s j0 7s")),
        Laid(1, set_of("9h 9d 2c")),
        Laid(2, set_of("Kh Kd Ks Kc")),
        Laid(3, run_of("2h 3d 4d")),
    ]
    hand = cards("6s 9s 9c 2d' 8h 8d")
    found = {(each.meld, each.card, each.then) for each in plays.replacements(hand, table, Rules())}
    lifted, two = cards("j0 2c")
    six, spade, club = cards("6s 9s 9c")
    layoffs = {
        (0, six, LayOff(1, (lifted,))),
        (0, six, LayOff(3, (lifted,), End.LOW)),
        (0, six, LayOff(3, (lifted,), End.HIGH)),
        *((1, card, LayOff(0, (two,), end)) for card in (spade, club) for end in End),
        *((1, card, LayOff(3, (two,), end)) for card in (spade, club) for end in End),
    }
    assert {each for each in found if isinstance(each[2], LayOff)} == layoffs
    melds = {each[2].meld for each in found if isinstance(each[2], LayMeld) and each[0] == 0}
    assert Set(8, cards("8h 8d j0")) in melds
    assert Set(9, cards("9s 9c j0")) in melds
    assert Set(8, cards("8h j0 2d'")) not in melds
    assert all(lifted in meld.cards and six not in meld.cards for meld in melds)


@pytest.mark.parametrize(
    ("number", "hand", "distance"),
    [
        (0, "7s 7h 7d 9s 9h 9d", 0),
        (0, "7s 7h 7d 7s' 7h' 7d'", 0),
        (0, "7s 7h 7d 7c 4s 5h", 2),
        (0, "7s 7h 7d 2s j0 j1", 0),
        (0, "7s 2h 2d 2s j0 j1", 1),
        (0, "2h 2d 2s j0 j1 j0'", 2),
        (1, "7s 7h 7d 4c 5c 6c Kd", 1),
        (1, "7s 7h 7d 8s 9s 10s", 1),
        (1, "7s 7h 7d 7c 8s 9s 10s", 0),
        (2, "4s 5s 6s 7s 8s 9s 10s Js", 0),
        (2, "4s 5s 6s 7s j0 j1 2h 2d", 0),
        (2, "As 3s 4s 9h Qs Ks 2h j0", 1),
        (2, "As 3s 4s As' Qs Ks 2h j0", 0),
        (4, "As 3s 4s 5s 10s Js Qs Ks As' 2d", 0),
    ],
)
def test_distances_by_hand(number: int, hand: str, distance: int) -> None:
    assert finder(Rules(), number).distance(cards(hand)) == distance


@pytest.mark.parametrize(
    ("number", "hand"),
    [
        (2, "5s 7s 8s 9s j0 j1 2h 2d"),
        (2, "7s 8s 9s 5s 5h j0 j1 2h 2d"),
        (2, "As Qs Ks j0 j1 2h 2d 2c"),
        (4, "4s 6s 7s 8s 9s 10s j0 j1 2h 2d"),
        (4, "7s 5s 3s 4s' As 5s' As' 4s 7s' 3s' 6s' 2s"),
        (0, "7s 7h 7d j0 j1 2h"),
        (1, "7s 7h 8s 9s 10s j0 2h"),
    ],
)
def test_plans_by_hand(number: int, hand: str) -> None:
    """Where two melds want one card it goes to the one that needs it, and nothing is missing."""
    plan = finder(Rules(), number).plan(cards(hand))
    assert plan.distance == 0
    for meld in plan.melds:
        least = contract_of(number).length if isinstance(meld, Run) else 3
        assert meld_refusal(meld, Rules(), least) is None
