"""R40, R41, R55, R58: candidacies, ballots, and the President."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import Outcome, Tally, news
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.rules import election
from diwan.games.machrou3_rais.state import ActiveStatus, Ballot, Candidacy, Over, State
from diwan.games.machrou3_rais.vocabulary import VoteWeight
from games.machrou3_rais.tables import elections, hear, heard, ip, play, refused, table

C4 = ("mansour", "lara", "latif", "adnan")
C5 = ("adnan", "nisreen", "mansour", "lara", "saleh")


def elect(state: State, candidates: Sequence[int], votes: dict[int, int]) -> Over:
    state = play(state, *[(seat, m.Announce()) for seat in candidates])
    while isinstance(state.phase, Candidacy):
        state = play(state, (game.to_act(state)[0], m.Done()))
    while isinstance(state.phase, Ballot):
        seat = game.to_act(state)[0]
        state = play(state, (seat, m.CastBallot(votes.get(seat, seat))))
    assert isinstance(state.phase, Over)
    return state.phase


def test_e7_two_reformists_tie() -> None:
    both = elections((40, 40, 30, 18), C4, (1, 1, 1, 0))
    over = elect(both, (0, 1), {2: 0, 3: 1})
    assert (over.seats_won[:2], over.winner, over.president) == ((70, 58), "reformist", 0)
    cancelled = elect(elections((40, 40, 30, 18), C4, (1, 1, 0, 0)), (0, 1), {2: 0, 3: 1})
    assert (cancelled.seats_won[:2], cancelled.winner, cancelled.president) == ((40, 58), "reformist", 1)
    tied = elect(elections((40, 40, 18, 18), C4, (1, 1, 1, 0)), (0, 1), {2: 0, 3: 1})
    assert (tied.seats_won[:2], tied.winner, tied.reason) == ((58, 58), "corrupt", "tie")


def test_e8_r41_corrupt_and_reformist_tie() -> None:
    state = elections((33, 30, 7, 10), ("adnan", "lara", "latif", "mansour"), (0, 1, 1, 1))
    over = elect(state, (0, 1), {2: 0, 3: 1})
    assert (over.seats_won[:2], over.winner) == ((40, 40), "corrupt")


def test_e9_an_ineligible_candidate_can_win() -> None:
    state = elections((34, 25, 24, 0), ("mansour", "lara", "adnan", "latif"), (0, 1, 0, 0))
    over = elect(state, (0, 2), {1: 0, 3: 0})
    assert (over.seats_won[0], over.seats_won[2], over.winner) == (25, 24, "reformist")


@pytest.mark.parametrize(
    ("declared", "sums", "winner"),
    [
        ((0, 0, 1, 0, 2), (56, 48), "corrupt"),
        ((0, 0, 1, 1, 2), (56, 72), "reformist"),
        ((0, 0, 1, 1, 0), (56, 52), "corrupt"),
    ],
    ids=["E41", "E41 with one for D", "E42"],
)
def test_e41_e42_eligibility_decides(declared: tuple[int, ...], sums: tuple[int, int], winner: str) -> None:
    over = elect(elections((30, 26, 28, 24, 20), C5, declared, "advanced"), (0, 2), {1: 0, 3: 2, 4: 2})
    assert ((over.seats_won[0], over.seats_won[2]), over.winner) == (sums, winner)


def test_e44_r41_a_vacant_palace() -> None:
    nobody = elect(elections((40, 40, 30, 18), C4, (1, 1, 1, 0)), (), {})
    assert (nobody.winner, nobody.president, nobody.reason) == ("corrupt", None, "vacancy")
    zero = elect(elections((40, 40, 30, 0), C4, (0, 0, 0, 0)), (0,), {1: 0, 2: 0, 3: 0})
    assert (zero.winner, zero.reason) == ("corrupt", "vacancy")
    five = elect(elections((40, 40, 30, 5), C4, (0, 0, 0, 0)), (0,), {1: 0, 2: 0, 3: 0})
    assert (five.winner, five.seats_won[0]) == ("reformist", 5)


# --- The debate (R40, R56) ----------------------------------------------------------------------------------------


def debate(*moves: tuple[int, m.Move]) -> State:
    return play(elections((40, 40, 30, 18), C4, (1, 1, 1, 0)), *moves)


def test_r40_anybody_may_announce_at_any_moment() -> None:
    state = debate((3, m.Announce()), (1, m.Announce()))
    assert state.candidates == (3, 1)
    assert game.to_act(state) == (0, 2)
    assert refused(state, 1, m.Announce()) == "R40 runs_already"
    assert refused(state, 1, m.Done()) == "R40 runs_already"
    assert game.legal(state, 1)[:1] != [m.Announce()]


def test_r40_the_debate_closes_when_all_others_are_done() -> None:
    state, told = hear(debate((1, m.Announce()), (3, m.Done()), (0, m.Done())), 2, m.Done())
    assert state.phase == Ballot((None,) * 4)
    assert heard(told, None, e.DebateClosed) == [e.DebateClosed((1,))]
    assert refused(state, 0, m.Announce()) == "R18 out_of_place"
    assert refused(state, 0, m.CastBallot(2)) == "R40 no_candidate"
    assert refused(state, 1, m.CastBallot(0)) == "R40 no_candidate"
    rivals = replace(state, candidates=(1, 3))
    assert refused(rivals, 1, m.CastBallot(3)) == "R40 own_ballot"


def test_r40_an_announcement_lets_everybody_think_again() -> None:
    state = debate((0, m.Done()), (1, m.Done()), (2, m.Done()), (3, m.Announce()))
    assert state.phase == Candidacy((False,) * 4)
    assert game.to_act(state) == (0, 1, 2)


def test_r40_whoever_is_done_may_still_announce() -> None:
    state = debate((0, m.Done()))
    assert game.to_act(state) == (1, 2, 3)
    assert refused(state, 0, m.Done()) == "R40 done_already"
    assert game.legal(state, 0)[0] == m.Announce()
    assert play(state, (0, m.Announce())).candidates == (0,)


def test_r40_the_debate_closes_when_everybody_runs() -> None:
    state = debate((0, m.Announce()), (1, m.Announce()), (2, m.Announce()), (3, m.Announce()))
    assert isinstance(state.phase, Ballot)


def test_r40_two_who_are_done_say_so_in_any_order() -> None:
    assert debate((0, m.Done()), (2, m.Done())) == debate((2, m.Done()), (0, m.Done()))


def test_r40_being_done_is_told_and_shown_to_that_seat_alone() -> None:
    before = debate((1, m.Announce()))
    after, told = hear(before, 0, m.Done())
    assert heard(told, 0, e.SaidDone) == [e.SaidDone()]
    assert game.view(after, 0).phase == Candidacy((True, None, None, None))
    assert game.awaited(after, 0) == (2, 3)
    for observer in (1, 2, 3, None):
        assert not news(told, observer)
        assert game.view(after, observer) == game.view(before, observer)
        assert game.awaited(after, observer) == game.awaited(before, observer) == (0, 2, 3)
        if observer is not None:
            assert game.legal(after, observer) == game.legal(before, observer)
    assert game.clock(after) == game.clock(before)


def test_r40_every_way_to_be_done_is_imagined_and_no_other() -> None:
    rng = Random(1)
    state = debate((1, m.Announce()), (2, m.Done()))

    def imagined(observer: int | None) -> set[tuple[bool | None, ...]]:
        phases = [game.imagine(game.view(state, observer), rng).phase for _ in range(200)]
        return {phase.done for phase in phases if isinstance(phase, Candidacy)}

    open_to_all: set[tuple[bool | None, ...]] = {(a, False, b, c) for a, b, c in product((True, False), repeat=3)}
    assert imagined(0) == {done for done in open_to_all if not done[0]}
    assert imagined(1) == imagined(None) == open_to_all - {(True, False, True, True)}
    assert imagined(2) == {done for done in open_to_all if done[2]} - {(True, False, True, True)}


@pytest.mark.parametrize("observer", [0, 1, None])
def test_r56_nothing_in_the_debate_shows_who_the_judge_is(observer: int | None) -> None:
    """Two worlds: the Judge sits at 3 or at 4. Both do what a Judge can, and nobody else can tell."""
    one = elections((30, 26, 28, 24, 20), ("adnan", "nisreen", "mansour", "saleh", "lara"), (1,) * 5, "advanced")
    two = replace(one, characters=("adnan", "nisreen", "mansour", "lara", "saleh"))
    if observer == 0:  # The exposed Corrupt knows no more of the Judge than the table does.
        assert game.view(one, 0).exposed == 0
    for seat, move in ((3, m.Done()), (2, m.Announce()), (4, m.Done()), (3, m.Done()), (0, m.Done())):
        one, told_one = hear(one, seat, move)
        two, told_two = hear(two, seat, move)
        assert news(told_one, observer) == news(told_two, observer)
        assert game.view(one, observer) == game.view(two, observer)
        assert game.awaited(one, observer) == game.awaited(two, observer)
        assert game.clock(one) == game.clock(two)
        if observer is not None:
            assert game.legal(one, observer) == game.legal(two, observer)


def test_r55_passing_effects_end_with_phase_one() -> None:
    status = ActiveStatus(0, VoteWeight("self", 2), "end_of_phase_1")
    state = table(variant="advanced", newsflash="NF12", statuses=(status,), tokens={"aley": 2})
    assert ip(state, "baabda") == 9
    after, _ = election.begin(state, "rounds")
    assert (after.newsflash, after.statuses) == (None, ())
    assert (ip(after, "baabda"), ip(after, "aley")) == (12, 6)


def test_r58_when_all_is_over_everything_may_be_seen() -> None:
    state = replace(elections((40, 40, 30, 18), C4, (1, 1, 1, 0)), candidates=(0,), phase=Ballot((0, 0, 0, None)))
    sealed = game.view(state, None)
    assert sealed.phase.answers == (None,) * 4  # type: ignore[union-attr]
    assert sealed.answered == (True, True, True, False)
    after, told = hear(state, 3, m.CastBallot(0))
    assert heard(told, None, e.BallotOpened)[0] == e.BallotOpened(0, 0, 40, 40)
    assert len(heard(told, None, e.CharacterRevealed)) == 4
    assert heard(told, None, e.SecretsOpened) == [e.SecretsOpened(after.exposed, after.objectives, after.votes)]
    open_ = game.view(after, None)
    assert open_.characters == C4
    assert open_.objectives == after.objectives


def test_the_outcome_names_the_roles() -> None:
    state = elections((40, 40, 30, 18), C4, (1, 1, 1, 0))
    over = elect(state, (0, 1), {2: 0, 3: 1})
    assert game.outcome(replace(state, phase=over)) == Outcome(
        (0, 1, 2), (1.0, 1.0, 1.0, 0.0), "R41", "reformist_president", ("reformist",) * 3 + ("corrupt",)
    )
    assert game.tally(replace(state, phase=over)) == Tally("seats", (40, 40, 30, 18))


def test_the_last_round_ends_phase_one() -> None:
    state = table(turn=3, round=5, order=(3,))
    after, told = hear(play(state, (3, m.Pass())), 3, m.EndTurn())
    assert isinstance(after.phase, Candidacy)
    assert heard(told, None, e.PhaseOneEnded) == [e.PhaseOneEnded("rounds")]
