"""I5, I6, I9 to I15, I20, I26, I33, I35: what comes to the floor and what becomes of it."""

import pytest

import diwan
from diwan.games.intrigue import State, legal, play, refusal, to_act
from diwan.games.intrigue.events import Rewarded, Scored
from diwan.games.intrigue.item_rules import last_motions
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Break, Initiate, Move, Pass, Plead, Ready, Shelter, Tell, Vote
from diwan.games.intrigue.options import Options
from diwan.games.intrigue.scoring import spreader, totals
from diwan.games.intrigue.session import verdict_of
from diwan.games.intrigue.state import Debating, Floor, Motion, Talk, Voting
from diwan.words import Book, Words
from games.intrigue.tables import bring, exchange, hold_floor, next_recess, recess, session, tell, vote

RUMOUR = Item(2, "n01")


def refused(state: State, seat: int, move: Move) -> str:
    reason = refusal(state, seat, move)
    return str(reason) if reason else "allowed"


def spread() -> State:
    """Return the open floor after seat 0 has told seat 1 a lie about seat 2."""
    return session(tell(recess(), 0, 1, RUMOUR))


def test_iu1_i5_an_invention_may_be_true_by_chance() -> None:
    item = Item(2, "n05")  # in the dossier of seat 2
    state = vote(bring(session(tell(recess(), 0, 1, item)), 1, item), "BBBB")
    motion = state.minutes[-1]
    assert isinstance(motion, Motion)
    assert motion.truth is True
    assert spreader(state, item) == 0


def test_i5_the_spreader_is_the_first_and_a_relayer_gets_nothing() -> None:
    state = tell(tell(recess(), 0, 1, RUMOUR), 1, 3, RUMOUR)
    assert spreader(state, RUMOUR) == 0
    state = vote(bring(session(state), 3, RUMOUR), "BBBB")
    assert [e.reason for e in state.books[1].ledger] == ["voter"]
    assert [(e.reason, e.hidden) for e in state.books[0].ledger] == [("voter", 0), ("spreader", 4)]


def test_i11_an_item_known_only_from_its_subject_must_be_passed_on_first() -> None:
    """This holds even if others spread it: the refusal depends only on the own book."""
    secret = Item(2, "p05")
    quiet = session(tell(recess(), 2, 1, secret))
    spread_by_others = session(tell(tell(recess(), 2, 1, secret), 3, 4, secret))
    for state in (quiet, spread_by_others):
        state = hold_floor(state, 1)
        assert refused(state, 1, Initiate(secret)) == "not_a_rumour_to_you (I11)"
        assert not any(isinstance(move, Initiate) for move in legal(state, 1))


def test_i13_nobody_brings_a_motion_about_themselves() -> None:
    assert refused(hold_floor(spread(), 2), 2, Initiate(RUMOUR)) == "about_yourself (I13)"


def test_i12_two_motions_each_up_to_seven_seats_and_one_from_eight() -> None:
    for seats, most in ((7, 2), (8, 1)):
        state = recess(seats)
        for card in ("n01", "n02", "n03"):
            state = tell(state, 0, 1, Item(2, card))
        state = session(state)
        brought = 0
        while isinstance(state.phase, Floor):
            menu = [m for m in legal(state, state.phase.holder) if isinstance(m, Initiate)]
            if state.phase.holder == 0 and menu:
                state = vote(bring(state, 0, menu[0].item), "B" * (seats - 2))
                brought += 1
            else:
                state, _ = play(state, to_act(state)[0], Pass())
        assert brought == most


def test_i12_the_chair_moves_on_and_n_passes_close_the_session() -> None:
    state = session(recess())
    assert isinstance(state.phase, Floor)
    holders = []
    while isinstance(state.phase, Floor):
        holders.append(state.phase.holder)
        state, _ = play(state, state.phase.holder, Pass())
    assert holders == [0, 1, 2, 3, 4, 5]
    assert (state.round, state.chair) == (2, 1)
    assert isinstance(state.phase, Talk)


def test_iu12_i10_a_motion_is_finished_although_all_are_ready_and_no_floor_turn_follows() -> None:
    """Our ruling: every decision of a session has its time, the session itself has none; ready seats close it."""
    state = bring(spread(), 1, RUMOUR)
    assert isinstance(state.phase, Debating)
    for seat in range(6):
        state, _ = play(state, seat, Ready("session"))
    assert isinstance(state.phase, Debating)
    state = vote(state, "BBBB")
    assert isinstance(state.phase, Talk)
    assert state.round == 2


def test_i10_a_ready_seat_has_no_more_turns_but_may_still_break() -> None:
    state = session(exchange(recess(), 0, 1, Item(0, "p01"), Item(1, "p03")))
    state, _ = play(state, 1, Ready("session"))
    state, _ = play(state, 0, Pass())
    assert to_act(state) == (2,)
    assert refused(state, 1, Ready("session")) == "ready_already (I10)"
    assert refused(state, 1, Break(0)) == "allowed"


@pytest.mark.parametrize(
    ("ballots", "base", "verdict"),
    [
        ("BBD", "cast", "believed"),
        ("BDD", "cast", "disbelieved"),
        ("BD", "cast", "tabled"),
        ("BAA", "cast", "tabled"),
        ("BBAA", "cast", "believed"),
        ("BBDA", "eligible", "tabled"),
        ("BBBA", "eligible", "believed"),
        ("DDDB", "eligible", "disbelieved"),
        ("AAAA", "cast", "tabled"),
    ],
)
def test_iu10_i14_verdicts(ballots: str, base: str, verdict: str) -> None:
    words = {"B": "believe", "D": "disbelieve", "A": "abstain"}
    options = Options(majority_base=base)  # type: ignore[arg-type]
    assert verdict_of(options, (None, *(words[b] for b in ballots), None)) == verdict  # type: ignore[arg-type]


def test_i15_i20_everybody_but_initiator_and_subject_votes_the_spreader_too() -> None:
    state = bring(spread(), 1, RUMOUR)
    state, _ = play(state, 2, Plead("deny"))
    assert to_act(state) == (0, 3, 4, 5)
    for seat in (1, 2):
        assert refused(state, seat, Vote("believe")) == "not_your_turn (I10)"


def test_i26_i35_a_tabled_rumour_pays_nobody_and_returns_later_by_anyone() -> None:
    state = vote(bring(spread(), 1, RUMOUR), "BBDD")
    assert totals(state) == (0,) * 6
    assert last_motions(state)[RUMOUR].verdict == "tabled"
    assert refused(hold_floor(state, 3), 3, Initiate(RUMOUR)) == "tabled_this_round (I26)"
    state = session(next_recess(state))
    assert refused(hold_floor(state, 2), 2, Initiate(RUMOUR)) == "about_yourself (I13)"
    assert Initiate(RUMOUR) in legal(hold_floor(state, 4), 4)
    state = vote(bring(state, 4, RUMOUR), "DDDD")
    assert totals(state) == (-1, 1, 2, 1, -1, 1)


def test_visible_points_are_told_with_their_reasons() -> None:
    state = bring(spread(), 1, RUMOUR)
    for seat, move in ((2, Plead()), (0, Vote("believe")), (3, Vote("believe")), (4, Vote("believe"))):
        state, _ = play(state, seat, move)
    state, _ = play(state, 5, Vote("disbelieve"))
    _, told = play(state, 2, Shelter(False))
    scored = next(t.event for t in told if isinstance(t.event, Scored))
    assert scored.points == (-0.5, 1, -2, -0.5, -0.5, 0.5)
    words = Words(Book("en", diwan.game("intrigue")), ("Ann", "Bahar", "Cem", "Dima", "Eve", "Fox"), 0)
    assert words.event(scored) == (
        "Bahar gets 1 point because the rumour was believed, Fox gets half a point for voting correctly, you, Dima and "
        "Eve lose half a point each for voting incorrectly and Cem loses 2 points as the subject of the rumour."
    )
    assert words.event(Scored(scored.points)).startswith("Points: you (-0.5), Bahar (1)")
    assert words.event(Rewarded(RUMOUR, 2.0)) == "You secretly get 2 points for being the first to spread this rumour."


def test_i26_a_resolved_rumour_is_closed() -> None:
    state = vote(bring(spread(), 1, RUMOUR), "BBBB")
    assert refused(hold_floor(state, 0), 0, Initiate(RUMOUR)) == "resolved (I26)"
    state = next_recess(state)
    assert refused(state, 0, Tell(3, RUMOUR)) == "resolved (I11)"


def test_i6_a_telling_is_made_once() -> None:
    state = tell(recess(), 0, 1, RUMOUR)
    assert refused(state, 0, Tell(1, RUMOUR)) == "told_before (I6)"
    assert refused(state, 0, Tell(3, RUMOUR)) == "allowed"
    assert refused(state, 1, Tell(0, RUMOUR)) == "allowed"


def test_i9_i25_breaking_costs_the_other_one_more_and_scores_may_be_negative() -> None:
    state = session(exchange(recess(), 0, 1, Item(0, "p01"), Item(1, "p03")))
    state, _ = play(state, 0, Break(1))
    assert totals(state) == (0, -1, 0, 0, 0, 0)
    assert state.visible == (0, -1, 0, 0, 0, 0)


def test_iu11_i33_the_first_to_break_is_the_breaker() -> None:
    state = session(exchange(recess(), 0, 1, Item(0, "p01"), Item(1, "p03")))
    state, _ = play(state, 1, Break(0))
    assert totals(state)[:2] == (-1, 0)
    assert refused(state, 0, Break(1)) == "no_ally (I33)"


def test_i33_no_breaking_while_a_motion_runs() -> None:
    state = exchange(tell(recess(), 0, 1, RUMOUR), 0, 1, Item(0, "p01"), Item(1, "p03"))
    assert refused(state, 0, Break(1)) == "break_on_the_floor_only (I33)"
    state = bring(session(state), 1, RUMOUR)
    assert refused(state, 0, Break(1)) == "break_on_the_floor_only (I33)"
    state, _ = play(state, 2, Plead())
    assert isinstance(state.phase, Voting)
    assert refused(state, 0, Break(1)) == "break_on_the_floor_only (I33)"
