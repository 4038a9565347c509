"""R57 and what the engine promises: clocks, views, imagination, the deck after a refill, and talk."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, Clock, draw
from diwan.core.match import Match
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais import state as s
from diwan.games.machrou3_rais.imagine import possible_roles
from diwan.games.machrou3_rais.influence import card_set_of, influence
from diwan.games.machrou3_rais.rules.objectives import NO_DEEDS, meets
from diwan.games.machrou3_rais.statistics import statistics
from games.machrou3_rais.tables import elections, hear, heard, menu, odds, play, table
from strategies import SEEDS


def walk(seats: int, variant: str, seed: int, moves: int, **options: object) -> s.State:
    """Play a random game for some moves or to its end."""
    rng, state = Random(seed), game.start(make_setup(game.GAME, seats, variant, options))
    for _ in range(moves):
        waiting = game.to_act(state)
        if not waiting:
            break
        seat = rng.choice(waiting)
        move = draw(odds(state), rng) if seat == NATURE else rng.choice(menu(state, seat))
        state, _ = game.play(state, seat, move)
    return state


# --- Clocks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "clock"),
    [
        (table(), Clock(90, ((0, m.Pass()),))),
        (table(acted=True), Clock(30, ((0, m.EndTurn()),))),
        (play(table(turn=1), (1, m.Campaign("koura"))), Clock(30, tuple((n, m.Vote("against")) for n in range(4)))),
        (play(table(), (0, m.Swap(2, "metn", "zgharta"))), Clock(30, ((2, m.AnswerSwap(False)),))),
        (play(table(), (0, m.Battle("baalbek", "zahle"))), Clock(30, ((1, m.Help("neutral")),))),
        (
            elections((40, 40, 30, 18), ("mansour", "lara", "latif", "adnan"), (1, 1, 1, 0)),
            Clock(300, tuple((n, m.Done()) for n in range(4))),
        ),
        (table(options={"turn_seconds": 0}), None),
    ],
    ids=["turn", "after", "vote", "swap", "help", "candidacy", "off"],
)
def test_r57_what_time_plays(state: s.State, clock: Clock | None) -> None:
    found = game.clock(state)
    assert found == (None if clock is None or found is None else replace(clock, of=found.of))


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (table(), (0, m.Ask((1,), "with"))),
        (table(acted=True), (0, m.Hint((), 1, "corrupt"))),
        (play(table(turn=1), (1, m.Campaign("koura"))), (2, m.Ask((), "against"))),
        (play(table(), (0, m.Swap(2, "metn", "zgharta"))), (2, m.Ask((0,), "with"))),
        (play(table(), (0, m.Battle("baalbek", "zahle"))), (1, m.Promise((0,), "neutral"))),
        (elections((40, 40, 30, 18), ("mansour", "lara", "latif", "adnan"), (1, 1, 1, 0)), (0, m.Ask((1,), "bloc"))),
    ],
    ids=["turn", "after", "vote", "swap", "help", "candidacy"],
)
def test_words_do_not_restart_a_clock(state: s.State, word: tuple[int, m.Move]) -> None:
    """The clock keeps its name, so that the time runs on."""
    before, after = game.clock(state), game.clock(play(state, word))
    assert before is not None
    assert before.of
    assert before == after


def test_a_declaration_does_not_restart_the_turn() -> None:
    state = table(hands={0: "OB04"}, stations=["sour", "metn"])
    before = game.clock(state)
    after = game.clock(play(state, (0, m.Declare()), (NATURE, m.DrawPower("EP19"))))
    assert before is not None
    assert after == before


def test_every_decision_has_its_own_time() -> None:
    """Two decisions in a row never share a timer, except in the debate of the election (R40)."""
    state = play(table(), (0, m.Battle("baalbek", "zahle")))
    times = [game.clock(state)]
    for move in ((1, m.Help("defender")), (2, m.AnswerHelp(True)), (3, m.Help("neutral")), (0, m.EndTurn())):
        state = play(state, move)
        times.append(game.clock(state))
    named = [clock.of for clock in times if clock is not None]
    assert len(set(named)) == len(times) == 5
    debate = elections((40, 40, 30, 18), ("mansour", "lara", "latif", "adnan"), (1, 1, 1, 0))
    later = play(debate, (0, m.Announce()), (1, m.Done()))
    first, second = game.clock(debate), game.clock(later)
    assert first is not None
    assert second is not None
    assert (first.of, first.seconds) == (second.of, second.seconds)


def test_r57_the_clock_uses_only_what_a_spectator_sees() -> None:
    keeping = table(phase=s.Keeping(0, (s.Place("OB01", 0, (0,)), s.Place("OB02", 0, (0,)))))
    assert game.clock(keeping) == Clock(30, ((0, m.Keep(0)),))
    ballot = replace(table(), phase=s.Ballot((None,) * 4), candidates=(1, 2))
    clock = game.clock(ballot)
    assert clock is not None
    assert [move.candidate for _, move in clock.moves][1:3] == [1, 2]


# --- Views and imagination ----------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(seats=st.integers(4, 6), seed=SEEDS, moves=st.integers(0, 400), advanced=st.booleans())
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(
    seats: int, seed: int, moves: int, advanced: bool
) -> None:
    state = walk(seats, "advanced" if advanced else "beginner", seed, moves)
    for seat in (*range(seats), None):
        seen = game.view(state, seat)
        world = game.imagine(seen, Random(seed))
        assert game.view(world, seat) == seen
        assert game.conserved(world) == game.conserved(state)
        if seat is not None:
            assert menu(world, seat) == menu(state, seat)


@settings(max_examples=15)
@given(seats=st.integers(4, 6), seed=SEEDS)
def test_games_end_and_seats_never_exceed_parliament(seats: int, seed: int) -> None:
    state = walk(seats, "advanced", seed, 5000)
    assert isinstance(state.phase, s.Over)
    inf = influence(state)
    assert sum(inf.blocs) <= 128
    assert max(owned.bit_count() for owned in inf.owned) <= 10
    assert game.outcome(state) is not None


def test_the_judge_and_the_corrupt_imagine_what_they_know() -> None:
    state = table(6, "advanced")  # adnan, nisreen, mansour, saleh, latif, nahida
    assert {roles[0] for roles in possible_roles(game.view(state, 3))} == {"corrupt"}
    assert len(possible_roles(game.view(state, 3))) == 4
    assert {(r[0], r[1]) for r in possible_roles(game.view(state, 0))} == {("corrupt", "corrupt")}
    assert len(possible_roles(game.view(state, 2))) == 5 * 6  # two Corrupt and the Judge among five
    assert len(possible_roles(game.view(state, None))) == 60
    looked = replace(state, looks=((2, 0), (2, 5)))
    assert all(r[0] == "corrupt" != r[5] for r in possible_roles(game.view(looked, 2)))
    asked = replace(state, unmasking=s.Unmasking((1,), (5,), None, None), candidates=(4,))
    for roles in possible_roles(game.view(asked, None)):
        assert roles[1] == "corrupt"
        assert "judge" not in (roles[4], roles[5])


@settings(max_examples=60)
@given(seed=SEEDS)
def test_imagined_first_objectives_were_open_when_dealt(seed: int) -> None:
    """First Objectives were open in every imagined world (R32)."""
    state = walk(4, "beginner", 3, 14)
    opening = state.opening
    assert opening is not None
    inf, cards = influence(replace(state, board=opening)), card_set_of(state).objectives
    world = game.imagine(game.view(state, 0), Random(seed))
    for seat, place in enumerate(world.objectives.hands):
        if place is not None:
            assert not meets(cards[place.card or ""].when, inf, opening, NO_DEEDS, seat)


def refilled() -> s.State:
    """All Objectives were drawn and discarded, some seen by seat 0, and the deck was refilled with them."""
    base = table(hands={0: "OB01", 1: "OB02", 2: "OB03"})
    thrown = tuple(s.Place(card, 0, (0,) if n < 3 else (1,)) for n, card in enumerate(base.objectives.deck))
    state = replace(base, objectives=replace(base.objectives, deck=(), deck_size=0, discard=thrown))
    return play(state, (0, m.ChangeObjective()))


def test_r31_what_was_seen_in_the_discard_is_not_in_an_old_hand() -> None:
    state = refilled()
    state = play(state, (NATURE, m.DealObjective(0, "OB09")))
    seen = game.view(state, 0)
    known = {place.card for place in seen.objectives.recycled[0]} - {None}
    assert known == {"OB04", "OB05", "OB06", "OB01"}
    hands: Counter[str | None] = Counter()
    for number in range(300):
        world = game.imagine(seen, Random(number))
        assert game.view(world, 0) == seen
        assert game.conserved(world) == game.conserved(state)
        old = {world.objectives.hands[1].card, world.objectives.hands[2].card}  # type: ignore[union-attr]
        assert not old & (known | {"OB09"})
        hands.update(old)
    assert set(hands) == set(state.objectives.deck) - known | {"OB02", "OB03"}


def test_secret_ballots_are_imagined_to_fit_their_sums() -> None:
    state = play(table(turn=1), (1, m.Campaign("koura")), (0, m.Vote("with")), (1, m.Vote("with")))
    state = play(state, (2, m.Vote("against")), (3, m.Vote("with")))
    seen = game.view(state, 0)
    found = {game.imagine(seen, Random(n)).votes[0].ballots for n in range(60)}
    assert found == {(True, False, True, True), (True, True, False, True), (True, True, True, False)}


def test_a_sealed_answer_is_shown_to_its_giver_alone() -> None:
    state = play(table(turn=1), (1, m.Campaign("koura")), (2, m.Vote("with")))
    assert game.view(state, 2).phase.ballots == (None, None, True, None)  # type: ignore[union-attr]
    assert game.view(state, 0).phase.ballots == (None,) * 4  # type: ignore[union-attr]
    assert game.view(state, 0).answered == (False, False, True, False)


# --- Talk ---------------------------------------------------------------------------------------------------------


def test_talk_reaches_those_addressed_and_everybody_sees_it() -> None:
    state = table()
    _, told = hear(state, 2, m.Ask((0, 3), "with"))
    for seat in (0, 2, 3):
        assert len(heard(told, seat, e.Asked)) == 1
    for other in (1, None):
        assert heard(told, other, e.Asked) == []
        assert heard(told, other, e.Spoke) == [e.Spoke(2, (0, 3), promise=False)]
    _, told = hear(state, 2, m.Hint((), 1, "corrupt"))
    assert heard(told, None, e.Hinted) == [e.Hinted(2, (), 1, "corrupt")]
    _, told = hear(state, 3, m.Answer((0,), "support", True))
    assert heard(told, 0, e.Answered) == [e.Answered(3, (0,), "support", True)]


def test_there_is_no_talk_while_the_dealer_deals() -> None:
    state = table(phase=s.DrawingPower(0))
    assert menu(state, 1) == []
    assert str(game.refusal(state, 1, m.Ask((), "with"))) == "no_talk_now (R18)"


# --- Statistics ---------------------------------------------------------------------------------------------------


def test_statistics_of_a_game() -> None:
    match, rng = Match.new("machrou3-rais", seats=5, variant="advanced", seed=4), Random(4)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    counted = statistics(match)
    assert counted["corrupt_win"] + counted["reformist_win"] == 1
    assert sum(counted[f"bloc_{n}"] for n in range(1, 6)) + counted["seats_unowned"] == 128
    assert counted["objectives_declared"] == len(match.state.objectives.declared)
