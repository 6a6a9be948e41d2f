# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that rummy says: complete, without leftovers, true, and nothing that is secret."""

from __future__ import annotations

import inspect
import itertools
import random
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from pushdesk.core.game import Level, Outcome, Person, Refusal, Setup
from pushdesk.core.opponent import Limit
from pushdesk.desktop.rummy import arrange, names, sentences, words
from pushdesk.games.rummy import melds as meld_rules
from pushdesk.games.rummy import offers, refusals, scoring
from pushdesk.games.rummy.cards import CARDS
from pushdesk.games.rummy.notation import card, cards, run_of, set_of
from pushdesk.games.rummy.policies import Greedy
from pushdesk.games.rummy.rules import GAME, OPTIONS, PRESETS
from pushdesk.games.rummy.state import (
    SEATS,
    Action,
    Buried,
    Count,
    Counted,
    Discard,
    Discarded,
    Drew,
    End,
    Ended,
    Event,
    Laid,
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
    Turn,
    TurnBegan,
    View,
    WentOut,
)

NAMES = ("Ana", "Ben", "Cleo", "Dan")
SETUP = Setup("rummy", tuple(Person(name) for name in NAMES), 1)
LEFTOVER = re.compile(r"[{}]|%L?n|\(s\)|\.\.|  | ,|^\s|\s$|-1")
CLAUSE = re.compile(r'"((?:HR-)?R\d+)"')


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


def sound(text: str) -> bool:
    return bool(text) and LEFTOVER.search(text) is None


def playing(
    hand: str = "9c",
    *melds: Meld,
    met: bool = True,
    number: int = 0,
    record: tuple[Turn, ...] = (Turn(0, 0, True),),
    **rules: Any,
) -> State:
    """Return a position in which Ana has drawn and Ben has laid the melds."""
    return replace(
        GAME.start(SETUP),
        rules=Rules(**rules),
        round=number,
        dealer=3,
        turn=0,
        phase=Phase.PLAY,
        hands=(cards(hand), cards("Kc"), cards("Kd"), cards("Ks")),
        melds=tuple(Laid(1, meld) for meld in melds),
        met=(met, True, False, False),
        discard=-1,
        record=record,
    )


def seen(state: State, seat: int = 0) -> View:
    return GAME.view(state, seat)


def games(count: int) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """Yield every step of matches of a rule of thumb, under changing house rules."""
    for deal in range(1, count + 1):
        chance = random.Random(deal)
        options = {option.key: chance.choice(option.choices) for option in OPTIONS}
        state = GAME.start(replace(SETUP, deal=deal, options=options))
        actor = GAME.actor(state)
        while actor is not None:
            view = GAME.view(state, actor)
            action = Greedy().decide(view, Limit(1.0), chance)
            if state.phase is Phase.PLAY and chance.random() < 0.3:
                action = chance.choice(list(itertools.islice(GAME.actions(state), 40)))
            elif state.phase is Phase.DRAW and chance.random() < 0.2:
                action = chance.choice((Take(), Push()))
            step = GAME.advance(state, action)
            yield state, action, step.state, step.events
            state = step.state
            actor = GAME.actor(state)


# What the launcher and the new-game page say.


def test_game_has_name_and_description() -> None:
    assert words.name() == "Push rummy"
    assert words.facts() == "4 players in two teams · 45 minutes"
    assert sound(words.blurb())


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_house_rules_are_named(option: Any) -> None:
    told = [words.choice(option.key, value) for value in option.choices]
    assert sound(words.option_title(option.key))
    assert all(map(sound, told))
    assert len(set(told)) == len(told)


def test_presets_and_levels_are_named() -> None:
    told = [words.preset(preset.key) for preset in PRESETS]
    assert all(map(sound, told))
    assert len(set(told)) == len(PRESETS)
    styles = [words.style(level) for level in Level]
    assert all(map(sound, styles))
    assert len(set(styles)) == len(Level)


def test_deal_note_takes_the_largest_number() -> None:
    assert sound(words.deal_note().format(largest="999,999"))
    assert "999" in words.deal_note().format(largest="999,999")


# What happened.

COUNT = Count("R56", 0, (0, 30, 0, 55))
EVENTS: dict[Event, str] = {
    Buried(card("2h")): "A wild card is turned up and goes back into the stock: two of hearts.",
    RoundBegan(1, 0, card("10c")): (
        "Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs."
    ),
    TurnBegan(1): "Ben's turn.",
    Took(0, card("7h")): "Ana takes: seven of hearts.",
    Pushed(0, 1, card("7h"), card("Ks")): (
        "Ana pushes to Ben: seven of hearts, with a card from the stock."
    ),
    Drew(0, card("Ks")): "Ana draws from the stock.",
    MeldLaid(0, 0, set_of("5s 5h j0"), True): (
        "Ana lays for the contract – set of fives: "
        "five of spades, five of hearts and joker as a further five."
    ),
    MeldLaid(0, 0, run_of("3s j0 5s"), False): (
        "Ana lays a meld – run in spades, three to five: "
        "three of spades, joker as four of spades and five of spades."
    ),
    LaidOff(0, 0, cards("6s 7s"), End.HIGH): "Ana lays off: six of spades and seven of spades.",
    Replaced(0, 0, card("j0"), card("4s")): (
        "Ana replaces a wild card – lifted: joker; put there: four of spades."
    ),
    Discarded(0, card("7h")): "Ana discards: seven of hearts.",
    WentOut(0): "Ana goes out.",
    Counted(1, COUNT, ((), (), (), ())): (
        "Round 2 of 5 is over – Ana has gone out. Points: Ana and Cleo 0 – Ben and Dan 85."
    ),
    Ended("R70"): "The match is over.",
    Ended("R71"): "The match is over: both teams have equal points.",
}


@pytest.mark.parametrize(("event", "text"), EVENTS.items(), ids=lambda each: type(each).__name__)
def test_events_are_told(event: Event, text: str) -> None:
    assert sentences.event_sentence(SETUP, event) == text
    assert sound(text)


def test_every_class_of_event_is_told() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


def test_every_end_of_a_round_has_its_own_words() -> None:
    clauses = ("R56", *_endings())
    told = {clause: _count_sentence(clause) for clause in clauses}
    assert all(map(sound, told.values()))
    assert len(set(told.values())) == len(clauses)


def _endings() -> list[str]:
    from pushdesk.games.rummy import turns

    code = inspect.getsource(turns)
    return [clause for clause in dict.fromkeys(CLAUSE.findall(code)) if clause != "R56"]


def _count_sentence(clause: str) -> str:
    out = 0 if clause == "R56" else -1
    event = Counted(0, Count(clause, out, (0, 30, 0, 55)), ((), (), (), ()))
    return sentences.event_sentence(SETUP, event)


def test_hidden_cards_change_no_sentence() -> None:
    secret = (Pushed(0, 1, card("7h"), 0), Drew(2, 0))
    for event in secret:
        told = {sentences.event_sentence(SETUP, replace(event, card=c)) for c in range(-1, CARDS)}
        assert len(told) == 1


def test_log_names_only_what_everybody_saw() -> None:
    kinds = {names.card_name(each) for each in range(CARDS)}
    classes = set()
    for before, action, after, events in games(6):
        public = {before.discard, after.discard}
        public |= {each for laid in before.melds for each in laid.meld.cards}
        public |= {each for laid in after.melds for each in laid.meld.cards}
        allowed = {names.card_name(each) for each in public if each >= 0}
        # A wild on the table is named with what it stands for.
        allowed |= set(itertools.chain(*(_stood_for(laid.meld) for laid in after.melds)))
        if isinstance(action, Discard):
            allowed.add(names.card_name(action.card))
        if isinstance(action, NextRound):
            allowed |= {names.card_name(each) for each in after.buried}
        for event in events:
            classes.add(type(event))
            text = sentences.event_sentence(SETUP, event)
            assert sound(text), event
            told = text.lower()
            assert {name for name in kinds if name in told} <= allowed, event
    assert classes >= set(get_args(Event)) - {Buried}


def _stood_for(meld: Meld) -> Iterator[str]:
    for place in range(len(meld.cards)):
        wild = names.stands_for(meld, place)
        if wild is not None and wild[0] >= 0:
            yield names.looks_like(*wild)


# What to do.


def test_draw_prompt_names_the_discard() -> None:
    state = replace(GAME.start(SETUP), discard=card("7h"), turn=0)
    assert sentences.prompt(SETUP, seen(state)) == "Ana: take or push? Seven of hearts"


@pytest.mark.parametrize(
    ("stock", "two", "warned"),
    [
        (3, False, ""),
        (2, True, ""),
        (1, False, " – a push uses the last stock card and ends the round"),
        (1, True, " – a push ends the round at once"),
        (0, False, " – a push ends the round at once"),
    ],
)
def test_push_that_ends_the_round_is_warned_of(stock: int, two: bool, warned: str) -> None:
    state = replace(
        GAME.start(SETUP),
        rules=Rules(push_needs_two=two),
        discard=card("7h"),
        turn=0,
        stock=tuple(range(stock)),
    )
    assert sentences.prompt(SETUP, seen(state)) == f"Ana: take or push? Seven of hearts{warned}"
    ended = GAME.advance(state, Push()).state.phase is Phase.COUNTED
    assert ended == bool(warned)


def test_play_prompt_follows_the_contract() -> None:
    told = [sentences.prompt(SETUP, seen(playing(met=met))) for met in (False, True)]
    assert told == [
        "Ana: lay the contract, or discard",
        "Ana: lay melds, lay off, or discard",
    ]


@pytest.mark.parametrize("turns", [23, 24])
def test_discard_that_stalls_the_round_is_warned_of(turns: int) -> None:
    record = tuple(Turn((at - turns + 1) % SEATS, 0, False, 0, 0) for at in range(turns))
    state = playing("9c 8c", record=record)
    text = sentences.prompt(SETUP, seen(state))
    ended = GAME.advance(state, Discard(card("9c"))).state.phase is Phase.COUNTED
    assert ("ends the round" in text) == ended == (turns == 24)
    assert sound(text)


def test_prompts_between_rounds_and_at_the_end() -> None:
    counted = replace(playing(), phase=Phase.COUNTED)
    assert sentences.prompt(SETUP, seen(counted)) == "Round 1 of 5 is over – next dealer: Ana"
    over = replace(playing(), phase=Phase.OVER)
    assert sentences.prompt(SETUP, seen(over)) == "The match is over"


# Why not.

TENS = set_of("10s 10h 10d")
FULL = set_of("10s 10h 10d 10c")
SPADES = run_of("5s 6s j0")
CROWNS = run_of("Qs Ks As")
ACE_LOW = run_of("As 2s 3s")
CONTRACT = (set_of("5s 5h 5d"), set_of("6s 6h 6d"))
DEALT = "5s 5h 5d 6s 6h 6d"
THEN = LayOff(1, cards("j0"), End.HIGH)
HEARTS = run_of("5h 6h 7h")

REFUSED: list[tuple[State, Action, str]] = [
    (replace(playing(), phase=Phase.OVER), Take(), "R4"),
    (playing(), NextRound(), "R4"),
    (replace(playing(), phase=Phase.DRAW), NextRound(), "R4"),
    (replace(playing(), phase=Phase.COUNTED), Take(), "R58"),
    (replace(playing(), phase=Phase.DRAW), Discard(card("9c")), "R13"),
    (playing(), Push(), "R14"),
    (playing(), Discard(card("8c")), "R24"),
    (
        playing("9c 8c", keep_taken=True, record=(Turn(0, card("9c"), False),)),
        Discard(card("9c")),
        "HR-R4",
    ),
    (playing(DEALT), LayContract(CONTRACT), "R37"),
    (playing(DEALT, met=False), LayContract(CONTRACT[:1]), "R31"),
    (playing(DEALT, met=False), LayMeld(CONTRACT[0]), "R31"),
    (
        playing("5s 6s 7s 8h 9h 10h Jh", met=False, number=2),
        LayContract((run_of("5s 6s 7s"), run_of("8h 9h 10h Jh"))),
        "R31",
    ),
    (playing("5s 5h 5d 6s 6h", met=False), LayContract(CONTRACT), "R34"),
    (playing(DEALT, met=False, final_discard=True), LayContract(CONTRACT), "HR-R5"),
    (playing("9c", TENS), LayMeld(set_of("9c 9d 9h")), "R37"),
    (playing("10c", TENS), LayMeld(set_of("10c 10s 10h")), "R36"),
    (playing("10c", TENS, met=False), LayOff(0, cards("10c")), "R38"),
    (playing("10c", TENS), LayOff(0, cards("9c")), "R38"),
    (playing("10c", TENS), LayOff(3, cards("10c")), "R38"),
    (playing("9c 9d"), LayMeld(set_of("9c 9d")), "R26"),
    (playing("9c 8d 7h"), LayMeld(Set(3, cards("9c 8d 7h"))), "R27"),
    (playing("9c 8d 7h", repeat_suits=True), LayMeld(Set(3, cards("9c 8d 7h"))), "R27"),
    (playing("9c 9c' 9h"), LayMeld(set_of("9c 9c' 9h")), "R27"),
    (playing("9c 9d 9h 9s j0"), LayMeld(set_of("9c 9d 9h 9s j0")), "R27"),
    (playing("9c 9d 9h"), LayMeld(Set(0, cards("9c 9d 9h"))), "R27"),
    (playing("2c 2d j0"), LayMeld(Set(2, cards("2c 2d j0"))), "R45"),
    (playing("j0 j1 2d"), LayMeld(Set(5, cards("j0 j1 2d"))), "R43"),
    (playing("5c j1 2d", limit_wilds=True), LayMeld(set_of("5c j1 2d")), "HR-R9"),
    (playing("5c 6c 8c"), LayMeld(run_of("5c 6c 8c")), "R29"),
    (playing("Kc Ac j0"), LayMeld(Run(3, 13, cards("Kc Ac j0"))), "R29"),
    (playing("j0"), LayMeld(Run(3, 1, cards("j0") * 14)), "R37"),
    (
        playing("2s' 9c", run_of("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks")),
        LayOff(0, cards("2s'"), End.HIGH),
        "R30",
    ),
    (playing("As 2s 3s", ace_high=True), LayMeld(ACE_LOW), "HR-R8"),
    (playing("9c", TENS), LayOff(0, cards("9c")), "R41"),
    (playing("10s'", TENS), LayOff(0, cards("10s'")), "R41"),
    (playing("j0", FULL), LayOff(0, cards("j0")), "R41"),
    (playing("10c", TENS), LayOff(0, cards("10c"), End.LOW), "R41"),
    (playing("9c", SPADES), LayOff(0, cards("9c")), "R40"),
    (playing("9c", SPADES), LayOff(0, ()), "R40"),
    (playing("2c", CROWNS), LayOff(0, cards("2c")), "R29"),
    (playing("7s", SPADES, TENS, met=False), Replace(0, card("j0"), card("7s"), THEN), "R49"),
    (playing("8s", SPADES, TENS), Replace(0, card("j0"), card("7s"), THEN), "R49"),
    (playing("7s", SPADES, TENS), Replace(5, card("j0"), card("7s"), THEN), "R49"),
    (playing("7s", SPADES, TENS), Replace(0, card("5s"), card("7s"), THEN), "R49"),
    (playing("8s", SPADES, TENS), Replace(0, card("j0"), card("8s"), THEN), "R50"),
    (
        playing("7s", SPADES, TENS),
        Replace(0, card("j0"), card("7s"), LayOff(0, cards("j0"))),
        "R51",
    ),
    (playing("2s'", ACE_LOW, TENS), Replace(0, card("2s"), card("2s'"), THEN), "R53"),
    (
        playing("2s", Run(0, 1, cards("As 2h 3s")), TENS),
        Replace(0, card("2h"), card("2s"), THEN),
        "R54",
    ),
    (
        playing("7s", SPADES, TENS, replace="off"),
        Replace(0, card("j0"), card("7s"), THEN),
        "HR-R10",
    ),
]


@pytest.mark.parametrize(("state", "action", "clause"), REFUSED)
def test_refusals_say_why(state: State, action: Action, clause: str) -> None:
    refusal = GAME.refusal(state, action)
    assert refusal is not None
    assert refusal.clause == clause
    text = sentences.refusal_sentence(refusal, seen(state))
    assert sound(text)
    assert text != sentences.refusal_sentence(Refusal("R0"), seen(state))


def test_every_clause_that_refuses_has_words() -> None:
    code = inspect.getsource(refusals) + inspect.getsource(meld_rules)
    assert set(CLAUSE.findall(code)) == {clause for _state, _action, clause in REFUSED}


def test_refusals_tell_the_cards_in_question() -> None:
    told = {
        (clause, sentences.refusal_sentence(refusal, seen(state)))
        for state, action, clause in REFUSED
        if (refusal := GAME.refusal(state, action)) is not None
    }
    assert {
        ("R31", "First lay your own contract: 2 sets of three."),
        ("R31", "The contract of this round must be laid in one go: 2 sets of three."),
        ("R31", "A run is too short for the contract of this round: 2 runs of four."),
        ("R24", "Not in your hand: eight of clubs."),
        ("R27", "A set has at most 4 cards."),
        ("R27", "A set has each suit only once; twice here: nine of clubs."),
        ("R40", "This run doesn't take: nine of clubs. What belongs there: eight of spades."),
        ("R51", "The lifted wild card must go into another meld at once: joker."),
    } <= told


# What lies on the table.


def test_seat_is_told_with_all_its_marks() -> None:
    view = replace(seen(playing()), counts=(7, 1, 5, 5), dealer=0)
    told = [sentences.seat_sentence(SETUP, view, seat, total) for seat, total in ((0, 45), (3, 0))]
    assert told == [
        "Ana, team 1: 7 cards, 45 points, contract met, dealer",
        "Dan, team 2: 5 cards, 0 points",
    ]


def test_piles_are_told() -> None:
    assert sentences.stock_sentence(0) == "Stock: empty"
    assert sentences.stock_sentence(1) == "Stock: 1 card"
    assert sentences.stock_sentence(40) == "Stock: 40 cards"
    assert sentences.pile_sentence(-1) == "Discard pile: empty"
    assert sentences.pile_sentence(0) == "Discard pile: ace of spades"


def test_contract_tells_what_is_missing() -> None:
    view = seen(playing(met=False, number=1))
    head = "Round 2 of 5: 1 set of three and 1 run of four"
    told = [sentences.contract_sentence(view, missing) for missing in (None, 0, 1, 2)]
    assert told == [
        head,
        f"{head} – complete in hand",
        f"{head} – 1 card missing",
        f"{head} – 2 cards missing",
    ]
    met = sentences.contract_sentence(seen(playing(number=1)), None)
    assert met == f"{head} – contract met"


def test_every_round_has_a_contract_and_a_name() -> None:
    told = [sentences.contract_sentence(seen(playing(number=each)), None) for each in range(6)]
    assert all(map(sound, told))
    assert len(set(told)) == 6
    assert told[5].startswith("Extra round: 2 runs of five")


def test_situation_tells_the_whole_table() -> None:
    text = sentences.situation(SETUP, seen(playing("9c", TENS, SPADES)))
    assert sound(text)
    for part in ("Round 1 of 5", "On turn: Ana.", "Stock:", "Discard pile: empty.", *NAMES):
        assert part in text
    for meld in (TENS, SPADES):
        assert f"{names.meld_name(meld)} (Ben)." in text
    assert "No melds yet." in sentences.situation(SETUP, seen(playing()))


def test_hand_is_told_by_suit_with_wilds_last() -> None:
    told = sentences.hand_sentence(seen(playing("j0 9h 2c As 3s")))
    assert told == (
        "Hand – 5 cards, 65 points: ace of spades, three of spades, nine of hearts, "
        "two of clubs and joker."
    )
    assert sentences.hand_sentence(seen(replace(playing(), hands=((),) * 4))) == (
        "The hand is empty."
    )


def test_every_way_to_arrange_is_told() -> None:
    told = [sentences.arranged_sentence(way) for way in arrange.WAYS]
    assert all(map(sound, told))
    assert len(set(told)) == len(arrange.WAYS)


def test_every_position_of_games_can_be_told() -> None:
    for before, _action, _after, _events in itertools.islice(games(2), 0, None, 10):
        for seat in range(SEATS):
            view = seen(before, seat)
            assert sound(sentences.prompt(SETUP, view))
            assert sound(sentences.situation(SETUP, view))
            assert sound(sentences.hand_sentence(view))


# What cards can become.


def test_offers_tell_what_wilds_stand_for() -> None:
    view = seen(playing("5s j0", HEARTS, TENS))
    told: dict[Action, str] = {
        LayMeld(run_of("3s j0 5s")): "Run in spades, three to five, joker as four",
        LayMeld(run_of("As 2s 3s")): "Run in spades, ace to three",
        LayMeld(set_of("5s 5h j0")): "Set of fives (spades, hearts and joker)",
        LayContract((set_of("5s 5h j0"), run_of("3c 4c 2d 6c"))): (
            "Set of fives (spades, hearts and joker); "
            "run in clubs, three to six, two of diamonds as five"
        ),
        LayOff(0, cards("j0"), End.LOW): (
            "Run in hearts, five to seven – at the low end: joker as four"
        ),
        LayOff(0, cards("8h j0"), End.HIGH): (
            "Run in hearts, five to seven – at the high end: eight of hearts and joker as nine"
        ),
        LayOff(1, cards("j0")): "Set of tens (spades, hearts and diamonds) – added: joker",
        Replace(0, card("j1"), card("5s"), LayOff(1, cards("j1"))): (
            "Put in: five of spades. Lifted: joker. "
            "Set of tens (spades, hearts and diamonds) – added: joker"
        ),
        Replace(0, card("j1"), card("5s"), LayMeld(set_of("9s 9h j1"))): (
            "Put in: five of spades. Lifted: joker. Set of nines (spades, hearts and joker)"
        ),
    }
    assert {action: sentences.offer_sentence(view, action) for action in told} == told


@pytest.mark.parametrize("hand", ["5s j0 2d", "5s 6s j0", "As j0 j1", "7s 8s 9s j0"])
def test_offers_of_one_gesture_differ(hand: str) -> None:
    state = playing(f"{hand} 9c")
    found = offers.melds(cards(hand), state.rules, lambda a: GAME.refusal(state, a) is None)
    told = [sentences.offer_sentence(seen(state), action) for action in found]
    assert len(told) > 1
    assert all(map(sound, told))
    assert len(set(told)) == len(told)


def test_offers_are_of_the_table_only() -> None:
    with pytest.raises(ValueError):
        sentences.offer_sentence(seen(playing()), Take())


# Counts and results.


def counted(*counts: Count) -> State:
    return replace(playing(), phase=Phase.COUNTED, finished=counts, round=len(counts) - 1)


def test_count_tells_round_and_totals() -> None:
    state = counted(Count("R62", -1, (10, 20, 30, 5)), COUNT)
    assert sentences.round_sentence(SETUP, state) == "Round 2 of 5 is over – Ana has gone out."
    assert sentences.teams_sentence(SETUP, state) == (
        "Ana and Cleo: 0 points, in all 40. Ben and Dan: 85 points, in all 110."
    )


@pytest.mark.parametrize(
    ("last", "won", "decided"),
    [
        ((0, 9, 0, 1), "Ana and Cleo win", "40 points, 10 fewer than Ben and Dan."),
        ((15, 0, 5, 0), "Ben and Dan win", "40 points, 20 fewer than Ana and Cleo."),
        ((0, 0, 0, 0), "Both teams share the win", "Both teams level: 40 points each."),
    ],
)
def test_result_is_that_of_teams(last: tuple[int, ...], won: str, decided: str) -> None:
    finished = (*(Count("R62", -1, (5, 4, 5, 6)),) * 4, Count("R56", 0, last))
    outcome: Outcome = scoring.outcome(replace(playing(), finished=finished))
    assert sentences.won_sentence(SETUP, outcome) == won
    assert sentences.decided_sentence(SETUP, outcome) == decided


def test_names_stay_as_typed() -> None:
    odd = replace(SETUP, players=tuple(Person(f"{{card}} %n {name}") for name in NAMES))
    for event in (*EVENTS, Counted(5, COUNT, ((), (), (), ()))):
        plain = sentences.event_sentence(SETUP, event)
        text = sentences.event_sentence(odd, event)
        assert text.replace("{card} %n ", "") == plain
