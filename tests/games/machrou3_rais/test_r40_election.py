"""R40, R41, R55, R58: candidacies, ballots, and the President."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import Outcome, Tally
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.rules import election
from diwan.games.machrou3_rais.state import ActiveStatus, Ballot, Candidacy, Over, State
from diwan.games.machrou3_rais.vocabulary import VoteWeight
from games.machrou3_rais.tables import elections, hear, heard, ip, play, refused, table

C4 = ("mansour", "lara", "latif", "adnan")
C5 = ("adnan", "nisreen", "mansour", "lara", "saleh")


def elect(state: State, candidates: Sequence[int], votes: dict[int, int]) -> Over:
    while isinstance(state.phase, Candidacy):
        seat = game.to_act(state)[0]
        state = play(state, (seat, m.Announce() if seat in candidates else m.Wait()))
    while isinstance(state.phase, Ballot):
        seat = game.to_act(state)[0]
        state = play(state, (seat, m.CastBallot(votes.get(seat, seat))))
    assert isinstance(state.phase, Over)
    return state.phase


def test_r40_who_is_asked_later_announces_later() -> None:
    state = elections((40, 40, 30, 18), C4, (1, 1, 1, 0))
    assert refused(state, 2, m.Announce()) == "R40 not_your_turn"


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


def test_r40_laps_go_on_until_nobody_announces() -> None:
    state = elections((40, 40, 30, 18), C4, (1, 1, 1, 0))
    state = play(state, (0, m.Wait()), (1, m.Announce()), (2, m.Wait()), (3, m.Wait()))
    assert state.phase == Candidacy((0, 2, 3), announced=False)
    state = play(state, (0, m.Announce()), (2, m.Wait()), (3, m.Wait()))
    state = play(state, (2, m.Wait()), (3, m.Wait()))
    assert isinstance(state.phase, Ballot)
    assert refused(state, 0, m.CastBallot(1)) == "R40 own_ballot"
    assert refused(state, 2, m.CastBallot(3)) == "R40 no_candidate"


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
    assert heard(told, None, e.BallotOpened)[0] == e.BallotOpened(0, 0, 40)
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
