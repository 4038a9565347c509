"""R10 to R16, R53, R54: the Speaker, when a vote is needed, and how it is counted."""

from collections.abc import Sequence
from typing import Any

import pytest

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.rules import votes
from diwan.games.machrou3_rais.state import (
    ActiveStatus,
    DealingDistricts,
    DrawingNewsflash,
    DrawingSpeaker,
    PickingSpeaker,
    State,
    Turn,
    Unmasking,
    Voting,
)
from games.machrou3_rais.tables import (
    allowed,
    blocs,
    hear,
    heard,
    menu,
    new,
    odds,
    owner,
    owners_for,
    play,
    refused,
    table,
)

W, A = m.Vote("with"), m.Vote("against")


def vote(state: State, ballots: str) -> State:
    """`WWA`: what each seat plays."""
    return play(state, *((seat, W if b == "W" else A) for seat, b in enumerate(ballots)))


def status(seat: int, hook: Any, **bound: Any) -> ActiveStatus:
    return ActiveStatus(seat, hook, "own_next_turn", **bound)


def test_e11_r10_the_first_speaker_has_the_smallest_bloc() -> None:
    for seats, first in ((4, 0), (5, 4), (6, 0)):
        state = new(seats)
        for seat in range(seats):
            state = play(state, (NATURE, m.DealPile(seat, seat)))
        assert state.speaker == first


def last_district(blocs: Sequence[int]) -> State:
    """The Advanced Game when NATURE has one district left to deal, which completes these Blocs."""
    owners = owners_for(blocs)
    missing = max(d for d, seat in owners.items() if seat == len(blocs) - 1)
    state = table(len(blocs), "advanced", owners=owners | {missing: None}, phase=DealingDistricts(1), speaker=None)
    return play(state, (NATURE, m.DealDistrict(len(blocs) - 1, missing)))  # type: ignore[arg-type]


def test_r10_equal_blocs_are_decided_by_lot() -> None:
    alone = last_district((30, 21, 31, 20))
    assert blocs(alone) == (30, 21, 31, 20)
    assert alone.speaker == 3
    tied = last_district((30, 20, 31, 20))
    assert tied.phase == DrawingSpeaker((1, 3))
    assert tied.speaker is None
    assert odds(tied) == [(m.DrawSpeaker(1), 1), (m.DrawSpeaker(3), 1)]
    assert play(tied, (NATURE, m.DrawSpeaker(3))).speaker == 3


def end_of_round_two(*sizes: int) -> State:
    """The last turn of round 2, under the Speaker P4, ends with these Blocs."""
    state = table(5, owners=owners_for(sizes), turn=2, order=(2,), acted=True, round=2, speaker=3)
    assert blocs(state) == sizes
    return play(state, (2, m.EndTurn()))


def test_e22_r11_the_outgoing_speaker_picks_among_the_tied() -> None:
    state = end_of_round_two(20, 31, 20, 29, 28)
    assert state.phase == PickingSpeaker(3, (0, 2))
    assert game.to_act(state) == (3,)
    assert menu(state, 3) == [m.PickSpeaker(0), m.PickSpeaker(2)]
    assert refused(state, 3, m.PickSpeaker(1)) == "R11 not_tied"
    after = play(state, (3, m.PickSpeaker(2)))
    assert after.speaker == 2
    assert after.order == (2, 3, 4, 0, 1)
    assert end_of_round_two(20, 31, 20, 29, 20).phase == PickingSpeaker(3, (0, 2, 4))


def test_r11_the_outgoing_speaker_may_stay_and_is_not_asked_without_a_tie() -> None:
    state = end_of_round_two(28, 31, 29, 20, 20)
    assert play(state, (3, m.PickSpeaker(3))).speaker == 3
    alone = end_of_round_two(20, 31, 21, 20, 18)
    assert alone.phase == Turn(4)
    assert alone.speaker == 4


def test_r12_the_speaker_campaigns_without_a_vote_in_both_games() -> None:
    for variant in ("beginner", "advanced"):
        state, told = hear(table(variant=variant), 0, m.Campaign("koura"))
        assert owner(state, "koura") == 0
        assert heard(told, None, e.VoteCounted) == []
    bound = table(variant="advanced", options={"speaker_campaigns_free_in_advanced": False})
    assert isinstance(play(bound, (0, m.Campaign("koura"))).phase, Voting)


def test_r13_everybody_votes_the_campaigner_and_the_speaker_too() -> None:
    state = play(table(turn=1), (1, m.Campaign("koura")))
    assert game.to_act(state) == (0, 1, 2, 3)
    assert set(menu(state, 2)) >= {W, A}


@pytest.mark.parametrize(
    ("seats", "ballots", "newsflash", "passed"),
    [(4, "WWAA", None, False), (5, "WWWAA", None, True), (6, "WWWAAA", None, False), (6, "WWWAAA", "NF10", True)],
)
def test_e17_r14_half_is_no_majority(seats: int, ballots: str, newsflash: str | None, passed: bool) -> None:
    variant = "advanced" if newsflash else "beginner"
    state = play(table(seats, variant, turn=1, newsflash=newsflash), (1, m.Campaign("rashaya")))
    assert (owner(vote(state, ballots), "rashaya") == 1) is passed


def test_r15_only_the_sums_are_told() -> None:
    state = play(table(turn=1), (1, m.Campaign("koura")), (0, W), (1, W), (2, W))
    after, told = hear(state, 3, A)
    assert heard(told, None, e.VoteCounted) == [e.VoteCounted(1, True, 3, 1)]
    assert heard(told, 0, e.VotesOpened) == []
    assert game.view(after, 3).votes[0].ballots == (None, None, None, False)
    assert game.view(after, None).votes[0].ballots == (None,) * 4


def test_r15_open_votes_show_who_voted_what() -> None:
    state = play(table(turn=1, statuses=(status(0, v.OpenVotes()),)), (1, m.Campaign("koura")), (0, W), (1, W), (2, W))
    after, told = hear(state, 3, A)
    assert heard(told, None, e.VotesOpened) == [e.VotesOpened((0, 1, 2), (3,))]
    assert game.view(after, None).votes[0].ballots == (True, True, True, False)


def test_e18_r16_weights() -> None:
    double = status(0, v.VoteWeight("self", 2))
    annulled = status(1, v.VoteWeight("p", 0), seats=(5,))
    state = table(6, turn=1, statuses=(double,))
    after = vote(play(state, (1, m.Campaign("koura"))), "WWWAAA")
    assert (after.votes[0].with_votes, after.votes[0].against_votes, after.votes[0].passed) == (4, 3, True)
    after = vote(play(table(6, turn=1, statuses=(annulled,)), (1, m.Campaign("koura"))), "WWWAAA")
    assert (after.votes[0].with_votes, after.votes[0].against_votes, after.votes[0].passed) == (3, 2, True)
    both = table(6, turn=1, statuses=(status(5, v.VoteWeight("self", 2)), annulled))
    after = vote(play(both, (1, m.Campaign("koura"))), "WWWAAA")
    assert after.votes[0].against_votes == 2


def test_e18_r16_the_largest_bloc_is_silenced() -> None:
    state = table(4, "advanced", turn=1, newsflash="NF11")
    after = vote(play(state, (1, m.Campaign("koura"))), "AWWA")  # seat 3 has 29 Seats, the most
    assert (after.votes[0].with_votes, after.votes[0].against_votes) == (2, 1)


def test_e19_the_machine_adds_a_with_and_is_no_clear_win() -> None:
    state = table(6, "advanced", turn=3, origins={3: "zahrani"}, hands={3: "OB02"})
    after = vote(play(state, (3, m.Campaign("koura"))), "WWWAAA")
    assert (after.votes[0].with_votes, after.votes[0].against_votes, after.votes[0].passed) == (4, 3, True)
    assert owner(after, "koura") == 3
    assert refused(after, 3, m.Declare()) == "R35 not_fulfilled"


def test_e21_r29_a_vote_round_asks_for_battles() -> None:
    green = table(5, "advanced", turn=1, vote_round=True)
    battle = m.Battle("baabda", "zahle")
    asked = play(green, (1, battle))
    assert isinstance(asked.phase, Voting)
    after = vote(asked, "WWAAA")
    assert after.board == green.board
    assert after.phase == Turn(1)
    assert after.acted
    red = table(5, "advanced", turn=1, vote_round=False)
    assert not isinstance(play(red, (1, battle)).phase, Voting)
    assert isinstance(play(table(5, "advanced", turn=1, newsflash="NF08"), (1, battle)).phase, Voting)


def test_r54_r53_precedence() -> None:
    """The power, then the Newsflash, then the unmasker, the Speaker, the token."""
    unmasker = Unmasking((1,), (), 3, 1)
    green = table(5, "advanced", turn=1, vote_round=True, unmasking=unmasker)
    assert not votes.is_vote_needed(green, 1, "battle", None)
    assert not votes.is_vote_needed(green, 1, "campaign", None)
    assert votes.is_vote_needed(green, 2, "battle", None)
    law = table(5, "advanced", turn=1, newsflash="NF08", unmasking=unmasker)
    assert votes.is_vote_needed(law, 1, "battle", None)  # R53: the privilege yields to the card
    assert votes.is_vote_needed(law, 0, "campaign", None)
    assert not votes.is_vote_needed(law, 1, "battle", v.BonusAction("battle", vote=False))
    assert not votes.is_vote_needed(table(5, "advanced", vote_round=True, newsflash="NF09"), 2, "battle", None)


def test_r54_prohibitions_win() -> None:
    assert (
        refused(table(variant="advanced", newsflash="NF06"), 0, m.Battle("baalbek", "zahle")) == "R54 battle_forbidden"
    )
    silence = table(variant="advanced", turn=1, newsflash="NF07")
    assert refused(silence, 1, m.Campaign("koura")) == "R54 campaign_forbidden"
    assert allowed(table(variant="advanced", newsflash="NF07"), 0, m.Campaign("koura"))
    immune = table(statuses=(status(2, v.Immune("x"), districts=("zahle",)),))
    assert refused(immune, 0, m.Battle("baalbek", "zahle")) == "R54 immune"


def test_r42_six_tokens_three_of_each() -> None:
    state = table(variant="advanced", phase=DrawingNewsflash())
    state = play(state, (NATURE, m.DrawNewsflash("NF01")))
    assert odds(state) == [(m.DrawToken(True), 3), (m.DrawToken(False), 3)]
    assert play(state, (NATURE, m.DrawToken(True))).tokens == (2, 3)
