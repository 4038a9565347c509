"""I10: the open recess, in which everybody acts at any moment."""

from itertools import permutations
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diwan.core.errors import BadSetup
from diwan.core.game import EVERYONE, Setup, Told, news
from diwan.core.setup import make_setup
from diwan.games import intrigue
from diwan.games.intrigue import Options, State, clock, imagine, legal, play, refusal, to_act, view, worlds
from diwan.games.intrigue.events import Approached, Exchanged, Prolonged, Retired, SessionOpened
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import (
    Accept,
    Ask,
    Break,
    Decline,
    More,
    Move,
    Offer,
    Pass,
    Ready,
    Return,
    Tell,
    Vouch,
    Withdraw,
)
from diwan.games.intrigue.options import is_open, people
from diwan.games.intrigue.scoring import spreader, total
from diwan.games.intrigue.state import Floor, Mingling, Over
from diwan.lab.laws import Walk, check_walk
from games.intrigue.books_check import BooksCheck
from games.intrigue.tables import mingle, open_recess, random_states, session
from strategies import SEEDS

RUMOUR = Item(2, "n01")
MOST = FIGURES.setup.most_acts


def refused(state: State, seat: int, move: Move) -> str:
    reason = refusal(state, seat, move)
    return str(reason) if reason else "allowed"


# When a recess is open
def test_i10_a_recess_is_open_if_people_play_who_are_seen_together() -> None:
    assert is_open(Options(people="0"), 6)
    assert is_open(Options(mode="free_only"), 6)
    assert not is_open(Options(), 6)
    assert not is_open(Options(people="0", seen_together=False), 6)
    assert is_open(Options(recess="open"), 6)
    assert not is_open(Options(recess="rotations", people="all"), 6)


def test_i30_an_open_recess_cannot_hide_who_meets() -> None:
    with pytest.raises(BadSetup, match="an open recess cannot hide"):
        intrigue.start(Setup(6, "mixed", Options(recess="open", seen_together=False)))


# Acts
def test_i10_everybody_may_act_at_any_moment_and_as_often_as_they_like() -> None:
    state = open_recess()
    assert to_act(state) == (0, 1, 2, 3, 4, 5)
    state = mingle(state, (3, Ask(1, 2)), (3, Tell(1, RUMOUR)), (0, Tell(1, RUMOUR)), (3, Ask(0, 5)))
    assert to_act(state) == (0, 1, 2, 3, 4, 5)
    assert [telling.giver for telling in state.books[1].heard] == [3, 0]
    assert spreader(state, RUMOUR) == 3
    assert refused(state, 0, Pass()) == "out_of_place (I28)"


def test_i10_an_act_is_heard_at_once_by_the_two_and_seen_by_all() -> None:
    state, told = play(open_recess(), 0, Tell(1, RUMOUR))
    assert [t.to for t in told] == [EVERYONE, (0, 1)]
    assert isinstance(told[0].event, Approached)
    assert state.books[1].heard[0].item == RUMOUR
    assert view(state, None).rotations[0].actors == (0,)
    assert view(state, None).rotations[0].partners == (1,)


def test_i7_an_offer_is_answered_at_once_or_whenever_one_likes() -> None:
    state = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))), (2, Ask(3, 4)))
    state, told = play(state, 1, Accept(0, Item(1, "p03")))
    assert [type(t.event) for t in told[:2]] == [Approached, Exchanged]
    assert [total(state, seat) for seat in range(6)] == [2, 2, 0, 0, 0, 0]
    declined = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))), (1, Decline(0)))
    assert declined.offers == ()
    assert refused(declined, 1, Accept(0, Item(1, "p03"))) == "no_offer (I7)"


def test_iu7_offers_that_cross_are_an_exchange() -> None:
    state = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))), (1, Offer(0, Item(1, "p03"))))
    assert state.books[0].allies == (1,)
    assert state.offers == ()


def test_i10_the_first_offer_that_is_accepted_wins() -> None:
    """Seats 0 and 3 both stand at 24 points; the order in which answers arrive is the order of the moves."""
    for first, second in ((0, 3), (3, 0)):
        state = open_recess(totals={0: 48, 3: 48})
        state = mingle(state, (0, Offer(1, Item(0, "p01"))), (3, Offer(2, Item(3, "p07"))))
        takers = {0: (1, Accept(0, Item(1, "p03"))), 3: (2, Accept(3, Item(2, "p05")))}
        state = mingle(state, takers[first])
        assert isinstance(state.phase, Over)
        assert state.phase.winners == (first,)
        seat, answer = takers[second]
        assert refused(state, seat, answer) == "game_over (I21)"


def test_i33_nothing_is_broken_in_a_recess() -> None:
    state = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))), (1, Accept(0, Item(1, "p03"))))
    assert refused(state, 0, Break(1)) == "break_on_the_floor_only (I33)"


# Being ready
def test_i10_being_ready_is_public_and_can_be_taken_back() -> None:
    state, told = play(open_recess(), 4, Ready())
    assert told == (Told(EVERYONE, Retired(4, "recess")),)
    assert to_act(state) == (0, 1, 2, 3, 5)
    assert refused(state, 4, Tell(1, RUMOUR)) == "return_first (I10)"
    assert refused(state, 4, Ready()) == "ready_already (I10)"
    assert Return() in legal(state, 4)
    state = mingle(state, (4, Return()))
    assert to_act(state) == (0, 1, 2, 3, 4, 5)
    assert refused(state, 4, Return()) == "not_ready (I10)"


def test_i10_whoever_is_ready_may_still_answer() -> None:
    state = mingle(open_recess(), (1, Ready()), (0, Offer(1, Item(0, "p01"))))
    assert Decline(0) in legal(state, 1)
    state = mingle(state, (1, Accept(0, Item(1, "p03"))))
    assert state.books[1].allies == (0,)
    assert isinstance(state.phase, Mingling)
    assert state.phase.ready[1]


def test_i10_the_recess_ends_when_everybody_is_ready_and_offers_lapse() -> None:
    state = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))), *((seat, Ready()) for seat in range(5)))
    state, told = play(state, 5, Ready())
    assert isinstance(state.phase, Floor)
    assert state.offers == ()
    assert any(isinstance(t.event, SessionOpened) for t in told)


def test_i10_the_move_says_whether_it_ends_the_recess_or_the_session() -> None:
    assert refused(open_recess(), 0, Ready("session")) == "other_part (I10)"
    assert refused(session(open_recess()), 0, Ready()) == "other_part (I10)"
    assert Ready("session") in legal(session(open_recess()), 0)


# Limits
def test_i10_after_twenty_acts_a_seat_can_only_answer_and_be_ready() -> None:
    state = mingle(open_recess(), *[(0, Ask(1, 2))] * MOST, (3, Offer(0, Item(3, "p07"))))
    assert refused(state, 0, Ask(1, 2)) == "too_many_acts (I10)"
    assert {type(move) for move in legal(state, 0)} == {Ready, Accept, Decline}
    state = mingle(state, (0, Ready()), (0, Decline(3)))
    assert refused(state, 0, Return()) == "too_many_acts (I10)"
    assert legal(state, 0) == []
    assert refused(state, 1, Ask(0, 2)) == "allowed"


def test_i10_coming_back_counts_as_an_act_so_that_every_recess_ends() -> None:
    state = open_recess()
    for _ in range(MOST):
        state = mingle(state, (0, Ready()), (0, Return()))
    state = mingle(state, (0, Ready()))
    assert refused(state, 0, Return()) == "too_many_acts (I10)"


# Time
def test_i10_all_share_one_time_and_it_makes_them_ready() -> None:
    state = open_recess(people="0,1")
    first, later = clock(state), clock(mingle(state, (0, Ask(1, 2)), (4, Ready())))
    assert first is not None
    assert later is not None
    assert (first.seconds, first.of) == (later.seconds, later.of) == (FIGURES.seconds.recess, "recess 1")
    assert later.moves == tuple((seat, Ready()) for seat in (0, 1, 2, 3, 5))


def test_i10_all_the_people_may_prolong_it_three_times() -> None:
    state = open_recess(people="0,1")
    for number in range(1, 4):
        state = mingle(state, (0, More(True)))
        assert refused(state, 0, More(True)) == "no_more_time (I10)"
        assert refused(state, 2, More(True)) == "no_more_time (I10)"
        state, told = play(state, 1, More(True))
        assert any(isinstance(t.event, Prolonged) for t in told)
        time = clock(state)
        assert time is not None
        assert time.seconds == FIGURES.seconds.recess + number * FIGURES.seconds.more
    assert refused(state, 0, More(True)) == "no_more_time (I10)"
    assert refused(open_recess(people="0,1"), 0, More(False)) == "no_more_time (I10)"


# Two worlds
CONTENTS: tuple[Move, ...] = (
    Tell(1, RUMOUR),
    Tell(1, Item(0, "p01")),
    Tell(1, RUMOUR, source=4, words="Psst."),
    Offer(1, Item(0, "n01"), "self"),
    Offer(1, RUMOUR),
    Ask(1, 4),
)


@pytest.mark.parametrize("observer", [2, 3, 5, None])
def test_nothing_tells_what_two_others_do(observer: int | None) -> None:
    played = [play(open_recess(people="0,1,2,3"), 0, act) for act in CONTENTS]
    assert len({view(state, observer) for state, _ in played}) == 1
    assert len({news(told, observer) for _, told in played}) == 1
    assert len({to_act(state) for state, _ in played}) == 1
    if observer is not None:
        assert len({tuple(legal(state, observer)) for state, _ in played}) == 1


@pytest.mark.parametrize("observer", [2, 3, None])
def test_nothing_tells_an_answer_from_an_act(observer: int | None) -> None:
    before = mingle(open_recess(), (0, Offer(1, Item(0, "p01"))))
    moves: tuple[Move, ...] = (
        Accept(0, Item(1, "p03")),
        Accept(0, RUMOUR),
        Decline(0),
        Ask(0, 4),
        Tell(0, RUMOUR),
        Offer(0, Item(1, "p03")),
        Offer(0, Item(1, "p03"), "other"),
    )
    played = [play(before, 1, move) for move in moves]
    assert len({view(state, observer) for state, _ in played}) == 1
    assert len({news(told, observer) for _, told in played}) == 1


def test_i7_an_offer_shows_its_recipient_neither_subject_nor_card() -> None:
    played = [play(open_recess(), 0, Offer(1, Item(subject, card))) for subject, card in ((2, "n01"), (3, "p09"))]
    played += [play(open_recess(), 0, Offer(1, Item(4, "n09"), words=""))]
    assert len({view(state, 1) for state, _ in played}) == 1
    assert len({news(told, 1) for _, told in played}) == 1
    assert len({tuple(legal(state, 1)) for state, _ in played}) == 1


def test_i32_a_refusal_does_not_tell_what_the_other_knows() -> None:
    """Seat 1 may have the rumour from seat 4, or not; neither is refused to seat 0 for that."""
    knows = mingle(open_recess(), (4, Tell(1, RUMOUR)))
    other = mingle(open_recess(), (4, Tell(1, Item(3, "n09"))))
    for move in (Tell(1, RUMOUR), Offer(1, RUMOUR), Vouch(1, RUMOUR), Withdraw(1), Accept(1, RUMOUR)):
        assert refusal(knows, 0, move) == refusal(other, 0, move)
    assert legal(knows, 0) == legal(other, 0)


def test_i29_a_refusal_does_not_tell_who_made_it_up_before() -> None:
    first = mingle(open_recess(), (4, Tell(5, RUMOUR)))
    other = mingle(open_recess(), (4, Tell(5, Item(3, "n09"))))
    for state in (first, other):
        assert mingle(state, (0, Tell(1, RUMOUR))).books[0].fresh == 1


# Worlds
def invariants(world: State) -> None:
    assert list(BooksCheck(world).faults()) == []


@settings(max_examples=6)
@given(SEEDS, st.sampled_from(["mixed", "free_only", "dossier_only"]))
def test_imagined_worlds_look_alike_and_keep_the_rules(seed: int, mode: str) -> None:
    options = Options(mode=mode, max_rounds=3, recess="open", people="0,1,2", target_hp=400)  # type: ignore[arg-type]
    rng = Random(seed)
    for state in random_states(5, seed, options, 100):
        for seat in (rng.randrange(5), None):
            with patch.object(worlds, "MOST_DRAFTS", 10):
                world = imagine(view(state, seat), rng)
            assert view(world, seat) == view(state, seat)
            invariants(world)


@settings(max_examples=10)
@given(seed=SEEDS)
def test_i7_what_lies_in_an_open_offer_was_not_told_later(seed: int) -> None:
    state = mingle(
        open_recess(),
        (0, Offer(1, Item(0, "p01"))),
        *((0, Tell(1, Item(0, card))) for card in ("p02", "n01", "n02")),
    )
    for _ in range(10):
        world = imagine(view(state, 1), Random(seed))
        assert world.offers[0].item not in [telling.item for telling in world.books[0].told]
        invariants(world)


@settings(max_examples=10)
@given(seed=SEEDS)
def test_a_broken_alliance_was_made_where_both_had_met(seed: int) -> None:
    """Seat 3 had no acts left when it met seat 4: it can only have answered an offer."""
    state = mingle(open_recess(), *[(3, Ask(5, 2))] * MOST, (4, Offer(3, RUMOUR)), (3, Accept(4, Item(3, "p07"))))
    state, _ = play(session(state), 4, Break(3))
    world = imagine(view(state, 0), Random(seed))
    exchanged = [telling for telling in world.books[3].told if telling.via == "exchange"]
    assert [telling.moment for telling in exchanged] == [2 * MOST + 3]
    assert all(telling.via == "exchange" for telling in world.books[3].told if telling.hearer == 4)
    invariants(world)


def test_the_order_of_acts_of_different_pairs_changes_no_book_but_its_moments() -> None:
    acts: list[tuple[int, Move]] = [(0, Tell(1, RUMOUR)), (2, Ask(3, 4)), (4, Tell(5, Item(1, "n03")))]
    found = {
        tuple(tuple((t.item, t.giver, t.hearer) for t in book.told) for book in mingle(open_recess(), *order).books)
        for order in permutations(acts)
    }
    assert len(found) == 1


# Laws
@pytest.mark.parametrize("seats", [4, 6, 10])
@pytest.mark.parametrize("variant", ["mixed", "dossier_only", "free_only"])
def test_the_laws_hold_in_an_open_recess(variant: str, seats: int) -> None:
    options = {**intrigue.trial, "recess": "open", "people": "0,1,2"}
    for number in range(2):
        check_walk(Walk(intrigue.GAME, make_setup(intrigue.GAME, seats, variant, options), f"open/{number}"), number)


def test_a_bot_never_counts_as_a_person_who_wants_more_time() -> None:
    setup = intrigue.seated(Setup(5, "mixed", Options(people="all")), (1, 2, 3, 4))
    assert people(setup.options, 5) == (0,)
    state = open_recess(5, people=setup.options.people)
    state, told = play(state, 0, More(True))
    assert any(isinstance(t.event, Prolonged) for t in told)


def test_i10_a_table_of_people_begins_with_open_recesses_even_against_bots_alone() -> None:
    setup = make_setup(intrigue.GAME, 4, "mixed", intrigue.GAME.at_table)
    setup = intrigue.seated(setup, (1, 2, 3))
    assert people(setup.options, 4) == (0,)
    assert is_open(setup.options, 4)
