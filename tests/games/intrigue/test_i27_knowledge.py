"""I27 to I30: whispers, limits, what is seen; and that nothing tells what others know."""

from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from diwan.core.game import NATURE, Told, draw
from diwan.core.match import Match
from diwan.games import intrigue
from diwan.games.intrigue import Options, State, imagine, legal, play, refusal, view, worlds
from diwan.games.intrigue.events import Approached, Called, Heard
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Ask, Break, Doubt, Move, Offer, Pass, Tell, Vouch, Whisper
from diwan.games.intrigue.plan import Contradiction
from diwan.games.intrigue.recess import whisper_odds
from diwan.games.intrigue.scoring import spreader, total
from diwan.games.intrigue.state import Motion, Whispering
from games.intrigue.books_check import BooksCheck
from games.intrigue.tables import (
    bring,
    exchange,
    mingle,
    next_recess,
    open_recess,
    random_states,
    recess,
    rotation,
    session,
    tell,
    vote,
)
from strategies import SEEDS

RUMOUR = Item(2, "n01")


def refused(state: State, seat: int, move: Move) -> str:
    reason = refusal(state, seat, move)
    return str(reason) if reason else "allowed"


def test_iu8_i27_no_whispers_in_round_one_and_one_each_from_round_two() -> None:
    state = session(recess(whispers_per_recess=1))
    assert all(not book.whispers for book in state.books)
    state = next_recess(state)
    assert isinstance(state.phase, Whispering)
    rng = Random(1)
    while isinstance(state.phase, Whispering):
        state, told = play(state, NATURE, draw(intrigue.odds(state), rng))
        assert all(t.to is not None and len(t.to) == 1 for t in told)
    assert [len(book.whispers) for book in state.books] == [1] * 6


def test_i27_half_of_the_whispers_are_true_and_none_is_settled_or_about_oneself() -> None:
    state = next_recess(vote(bring(session(tell(recess(), 0, 1, RUMOUR)), 1, RUMOUR), "DDDD"))
    odds = whisper_odds(state, 3)
    whole = sum(weight for _, weight in odds)
    items = {move.item: weight for move, weight in odds if move.item is not None}
    true = sum(weight for item, weight in items.items() if item.card in state.dossiers[item.subject])
    assert 2 * true == whole
    assert RUMOUR not in items
    assert all(item.subject != 3 and item.card not in state.dossiers[3] for item in items)
    for subject in (0, 1, 2, 4, 5):
        assert 5 * sum(w for item, w in items.items() if item.subject == subject) == whole


def test_i27_nothing_fits_when_all_of_a_dossier_is_settled() -> None:
    state = recess()
    motions = tuple(Motion(1, 0, Item(2, card), False, (None,) * 6, "believed", True) for card in state.dossiers[2])
    odds = dict(whisper_odds(replace(state, minutes=motions), 3))
    assert 10 * odds[Whisper(3)] == sum(odds.values())


def test_i29_three_new_items_a_recess() -> None:
    state = recess()
    for card in ("n01", "n02", "n03"):
        state = tell(state, 0, 1, Item(2, card))
    assert refused(state, 0, Tell(1, Item(2, "n04"))) == "too_many_new_items (I29)"
    assert refused(state, 0, Tell(3, RUMOUR)) == "allowed"  # not new
    assert refused(state, 0, Tell(1, Item(0, "n01"))) == "allowed"  # about oneself
    assert refused(next_recess(session(state)), 0, Tell(1, Item(2, "n04"))) == "allowed"


def test_i29_new_is_what_is_new_to_the_teller() -> None:
    """Somebody else had the idea before; the count must not show it."""
    alone, second = recess(), tell(recess(), 4, 5, RUMOUR)
    for state in (alone, second):
        assert tell(state, 0, 1, RUMOUR).books[0].fresh == 1


def test_i28_vouching_needs_an_item_known_to_be_shared() -> None:
    """This holds even if the other one knows it from elsewhere."""
    state = tell(tell(recess(), 0, 1, RUMOUR), 4, 3, RUMOUR)
    assert refused(state, 0, Vouch(1, RUMOUR)) == "allowed"
    assert refused(state, 1, Doubt(0, RUMOUR)) == "allowed"
    assert refused(state, 0, Vouch(3, RUMOUR)) == "not_known_to_share (I28)"
    assert refused(state, 0, Ask(3, 2)) == "allowed"
    assert refused(state, 0, Ask(0, 2)) == "no_such_partner (I28)"
    assert refused(state, 0, Tell(3, RUMOUR, source=0)) == "no_such_source (I28)"


def test_i30_everybody_sees_who_approaches_whom_and_only_the_two_hear() -> None:
    state = recess()
    told: list[Told] = []
    for seat in range(6):
        state, more = play(state, seat, Tell(1, RUMOUR) if seat == 0 else Pass())
        told += more
    assert [t.to for t in told if isinstance(t.event, Approached)] == [None]
    assert [t.to for t in told if isinstance(t.event, Heard)] == [(0, 1)]
    assert view(state, None).rotations[0].partners == (1,)


def test_i30_without_being_seen_even_passing_is_hidden() -> None:
    told_one = rotation(recess(seen_together=False), {0: Tell(1, RUMOUR)})
    nothing = rotation(recess(seen_together=False), {})
    for observer in (2, 3, 4, 5, None):
        assert view(told_one, observer) == view(nothing, observer)
    assert view(told_one, 1) != view(nothing, 1)
    state = recess(seen_together=False)
    for seat in range(6):
        state, told = play(state, seat, Pass())
    assert not any(isinstance(t.event, Called) for t in told)  # six wait to be called


@pytest.mark.parametrize("observer", [2, 3, 5, None])
def test_nothing_tells_what_two_others_talked_about(observer: int | None) -> None:
    acts: list[Move] = [Tell(1, RUMOUR), Tell(1, Item(0, "p01")), Offer(1, Item(0, "n01"), "self"), Ask(1, 4)]
    states = [rotation(recess(), {0: act}) for act in acts]
    assert len({view(state, observer) for state in states}) == 1
    if observer is not None:
        assert len({tuple(legal(state, observer)) for state in states}) == 1


def invariants(state: State) -> None:
    for seat, book in enumerate(state.books):
        assert sum(e.visible for e in book.ledger) == state.visible[seat]
        assert sum(e.hidden for e in book.ledger) == book.hidden
        assert total(state, seat) == state.visible[seat] + book.hidden
        assert len(set(book.spent)) == len(book.spent)
        assert all(seat in state.books[ally].allies for ally in book.allies)
    for motion in state.minutes:
        if isinstance(motion, Motion):
            voters = {seat for seat, ballot in enumerate(motion.ballots) if ballot is not None}
            assert motion.verdict == "struck" or len(voters) == state.seats - 2
            assert not voters & {motion.initiator, motion.item.subject}
            if motion.truth is not None:
                assert spreader(state, motion.item) not in (None, motion.item.subject)
    assert list(BooksCheck(state).faults()) == []


@pytest.mark.parametrize("mode", ["mixed", "free_only"])
@settings(max_examples=2)
@given(seed=SEEDS)
def test_invariants_of_random_games(mode: str, seed: int) -> None:
    for state in random_states(5, seed, Options(mode=mode, max_rounds=4), 25):  # type: ignore[arg-type]
        invariants(state)


@settings(max_examples=6)
@given(SEEDS, st.sampled_from(["mixed", "free_only"]), st.booleans())
def test_imagined_worlds_look_alike_and_keep_the_rules(seed: int, mode: str, seen: bool) -> None:
    options = Options(mode=mode, max_rounds=3, seen_together=seen, people="0,1,2")  # type: ignore[arg-type]
    rng = Random(seed)
    for state in random_states(5, seed, options, 60):
        for seat in (rng.randrange(5), None):
            with patch.object(worlds, "MOST_DRAFTS", 10):
                world = imagine(view(state, seat), rng)
            assert view(world, seat) == view(state, seat)
            invariants(world)


def test_i6_i7_no_world_tells_an_item_that_is_in_an_open_offer() -> None:
    state = recess()
    for _ in range(6):
        state = rotation(state, {0: Ask(1, 2)})
    rng = Random(1)
    for _ in range(300):
        invariants(imagine(view(state, None), rng))


@settings(max_examples=20)
@given(seed=SEEDS)
def test_i29_too_many_new_items_may_have_come_with_an_alliance(seed: int) -> None:
    """Seat 1 may make up one item in a recess and told seat 0 two.

    It had the other one from its only visitor, who later broke the alliance that they made at that visit."""
    state = exchange(recess(max_new_items_per_recess=1), 3, 1, RUMOUR, Item(1, "p03"))
    state = session(tell(tell(state, 1, 0, RUMOUR), 1, 0, Item(2, "n02")))
    state, _ = play(state, 3, Break(1))
    with patch.object(worlds, "MOST_DRAFTS", 10):
        invariants(imagine(view(state, 0), Random(seed)))


@pytest.mark.parametrize("order", ["my offer", "his offer"])
@settings(max_examples=10)
@given(seed=SEEDS)
def test_i29_an_item_that_i_told_after_it_was_sealed_did_not_come_from_me(order: str, seed: int) -> None:
    """Seat 2 gave seat 0 four items, of which three can have been new.

    Seat 3, its only visitor, told it one. Seat 0 told it the first one too, but only when it was sealed already
    (I7), so that explains nothing."""
    state = tell(recess(), 3, 2, Item(4, "n01"))
    if order == "my offer":
        state = exchange(state, 0, 2, Item(4, "n01"), Item(4, "n01"))
    else:
        state = tell(rotation(state, {2: Offer(0, Item(4, "n01"))}), 0, 2, Item(4, "n01"))
        state = rotation(state, {}, {0: Accept(2, Item(0, "n01"))})
    for card in ("n02", "n03", "n04"):
        state = tell(state, 2, 0, Item(4, card))
    seen = view(state, 0)
    with patch.object(worlds, "MOST_DRAFTS", 1):
        world = imagine(seen, Random(seed))
    assert view(world, 0) == seen
    assert [telling.item.subject for telling in world.books[2].heard if telling.giver == 3] == [4]


@pytest.mark.parametrize("seed", range(20))
def test_i29_any_of_too_many_items_may_be_the_one_that_was_not_new(seed: int) -> None:
    """Seat 2 told the reader four items. The last can have come from nobody, but the first one can."""
    about_oneself, others = Item(4, text="sings in the bath", sign=1), ("keeps bees", "owes rent", "paints at night")
    state = open_recess(5, mode="free_only", people="all")
    state = mingle(state, (4, Tell(2, about_oneself)), (2, Tell(0, about_oneself)))
    for giver in (4, 2):
        state = mingle(state, *((giver, Tell(0, Item(1, text=f"{text} ({giver})", sign=1))) for text in others))
    seen = view(state, 0)
    assert view(imagine(seen, Random(seed)), 0) == seen


def test_a_frugal_draft_that_can_never_fit_is_not_the_only_kind_that_is_tried() -> None:
    tried: list[bool] = []

    class Draft:
        def __init__(self, _evidence: object, _rng: Random, minimal: bool) -> None:
            tried.append(minimal)

        def state(self) -> str:
            if tried.count(False) < 3:
                raise Contradiction
            return "a world"

    with patch.object(worlds, "Draft", Draft):
        imagine(view(recess(), 0), Random(1))
    assert tried.count(False) == 3
    assert True in tried


def test_a_world_after_the_end_is_the_real_one() -> None:
    *_, last = random_states(4, 5, Options(max_rounds=1), 99)
    assert imagine(view(last, None), Random(1)) == last


def test_records_of_whole_games_replay() -> None:
    match = Match.new("intrigue", seats=5, seed=2, options={"max_rounds": 1})
    rng = Random(3)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    again = Match.replay(match.record())
    assert again.state == match.state
