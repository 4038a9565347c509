"""R36 to R39 and every Exceptional Power once."""

from typing import Any

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import INDEX
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.rules import rounds
from diwan.games.machrou3_rais.state import ActingNow, DrawingPower, Keeping, MayRedraw, State, Turn, Voting
from games.machrou3_rais.tables import allowed, blocs, hear, heard, ip, menu, owner, play, refused, table


def draws(card: str, seat: int = 0, **fields: Any) -> State:
    """Return the state after the seat has declared and drawn this power."""
    state = table(turn=seat, phase=DrawingPower(seat), **fields)
    return play(state, (NATURE, m.DrawPower(card)))


def picks(state: State, seat: int = 0) -> list[m.Pick]:
    return [move for move in menu(state, seat) if isinstance(move, m.Pick)]


def test_ep01_wasta_takes_a_swing_district() -> None:
    state = draws("EP01")
    assert {p.districts[0] for p in picks(state)} == {"beirut_1", "batroun", "koura", "rashaya"}
    assert owner(play(state, (0, m.Pick(("batroun",)))), "batroun") == 0


def test_ep02_an_exchange_nobody_asked_for() -> None:
    state = play(draws("EP02"), (0, m.Pick(("metn",))))
    assert refused(state, 0, m.Pick(("zahle",))) == "R36 pick_does_not_fit"
    after = play(state, (0, m.Pick(("zgharta",))))
    assert (owner(after, "metn"), owner(after, "zgharta")) == (2, 0)


def test_ep03_the_defector_is_small_and_near() -> None:
    state = draws("EP03", seat=1)
    assert {p.districts[0] for p in picks(state, 1)} == {"hermel", "aley"}
    assert owner(play(state, (1, m.Pick(("hermel",)))), "hermel") == 1


def test_ep04_a_release() -> None:
    state = draws("EP04")
    assert ("baabda",) not in [p.districts for p in picks(state)]
    assert owner(play(state, (0, m.Pick(("akkar",)))), "akkar") is None


def test_ep05_r38_a_fief_at_home_or_in_the_beginners_game_anywhere_one_owns() -> None:
    beginner = draws("EP05", seat=2)
    assert {p.districts[0] for p in picks(beginner, 2)} == {"batroun", "koura", "rashaya"}
    advanced = draws("EP05", seat=2, variant="advanced", origins={2: "zgharta"}, owners={"zgharta": 1})
    assert {p.districts[0] for p in picks(advanced, 2)} == {"batroun", "koura"}


def test_ep06_r45_exile_uproots_an_origin() -> None:
    state = draws("EP06", variant="advanced", origins={0: "metn", 1: "baabda", 2: "akkar"})
    assert [p.districts for p in picks(state)] == [("baabda",)]
    assert owner(play(state, (0, m.Pick(("baabda",)))), "baabda") is None
    assert ("zahle",) in [p.districts for p in picks(draws("EP06"))]


def test_ep07_a_census_between_two_others() -> None:
    state = play(draws("EP07"), (0, m.Pick(("tripoli",))))
    found = {p.districts[0] for p in picks(state)}
    assert "zahle" in found
    assert all(owner(state, d) not in (0, 1, None) for d in found)
    after = play(state, (0, m.Pick(("zahle",))))
    assert (owner(after, "tripoli"), owner(after, "zahle")) == (2, 1)


def test_ep08_the_clan_returns() -> None:
    lost = draws("EP08", variant="advanced", origins={0: "metn"}, owners={"metn": 2})
    assert owner(lost, "metn") == 0
    held = draws("EP08", variant="advanced", origins={0: "metn"})
    assert ip(held, "metn") == 9
    beginner = play(draws("EP08"), (0, m.Pick(("sour",))))
    assert ip(beginner, "sour") == 8


def test_ep09_ep10_ip_tokens() -> None:
    assert ip(play(draws("EP09"), (0, m.Pick(("sour",)))), "sour") == 8
    assert ip(play(draws("EP10"), (0, m.Pick(("baabda",)))), "baabda") == 10


def test_ep11_up_to_three() -> None:
    state = draws("EP11")
    assert refused(state, 0, m.Pick(("sour", "aley"))) == "R36 pick_does_not_fit"  # the order of the board
    after = play(state, (0, m.Pick(("metn", "aley", "sour"))))
    assert [ip(after, d) for d in ("metn", "aley", "sour")] == [8, 5, 7]


def test_e25_ep12_siphoned_funds() -> None:
    state = play(draws("EP12", seat=1), (1, m.Pick(("sour",))), (1, m.Pick(("zahrani",))))
    assert (ip(state, "sour"), ip(state, "zahrani")) == (4, 7)
    assert blocs(state) == (18, 35, 28, 29)


def test_ep13_ep14_stations() -> None:
    added = play(draws("EP13"), (0, m.Pick(("metn",))))
    assert added.board.stations[INDEX["metn"]]
    state = draws("EP14")
    after = play(state, (0, m.Pick(("tripoli",))), (0, m.Pick(("metn",))))
    assert after.board.stations[INDEX["metn"]]
    assert not after.board.stations[INDEX["tripoli"]]


def test_ep15_r37_a_bonus_battle_without_vote_or_risk() -> None:
    state = draws("EP15", variant="advanced", vote_round=True)
    assert isinstance(state.phase, ActingNow)
    assert refused(state, 0, m.Campaign("koura")) == "R18 out_of_place"
    state = play(state, (0, m.Battle("sour", "tripoli")))
    while game.to_act(state) and not isinstance(state.phase, Turn):
        state, told = hear(state, game.to_act(state)[0], m.Help("neutral"))
    assert heard(told, None, e.BattleDecided)[0].challenger_total == 9
    assert owner(state, "sour") == 0
    assert not state.acted  # the turn's own action is still to come


def test_ep15_r36_r37_prohibitions_hold_for_bonus_actions() -> None:
    state = table(variant="advanced", phase=DrawingPower(0), newsflash="NF06")
    _, told = hear(state, NATURE, m.DrawPower("EP15"))
    assert heard(told, None, e.PowerDrawn)[0].playable is False


def test_ep16_a_snap_campaign_passes_a_tie() -> None:
    state = play(draws("EP16", seat=1), (1, m.Campaign("koura")))
    assert isinstance(state.phase, Voting)
    after = play(state, (0, m.Vote("against")), (1, m.Vote("with")), (2, m.Vote("against")), (3, m.Vote("against")))
    assert (after.votes[0].with_votes, after.votes[0].against_votes) == (2, 3)
    tie = play(state, (0, m.Vote("with")), (1, m.Vote("with")), (2, m.Vote("against")), (3, m.Vote("against")))
    assert tie.votes[0].passed
    assert owner(tie, "koura") == 1
    speaker = draws("EP16")
    assert owner(play(speaker, (0, m.Campaign("koura"))), "koura") == 0


def test_ep17_ep18_ep19_ep20_r39_statuses_end_at_the_own_next_turn() -> None:
    assert influence(draws("EP17")).weights == (2, 1, 1, 1)
    annulled = play(draws("EP18"), (0, m.Pick(seat=2)))
    assert influence(annulled).weights == (1, 1, 0, 1)
    assert influence(draws("EP19")).open_votes
    immune = play(draws("EP20"), (0, m.Pick(("metn", "sour"))))
    assert refused(replace(immune, phase=Turn(1), order=(1, 2, 3, 0)), 1, m.Battle("baabda", "metn")) == "R54 immune"
    state = replace(immune, acted=True, round=2)
    for seat in (0, 1, 2, 3):
        assert state.statuses
        state = state if seat == 0 else play(state, (seat, m.Pass()))
        state = play(state, (seat, m.EndTurn()))
    assert state.round == 3
    while state.phase != Turn(0):
        seat = game.to_act(state)[0]
        state = play(state, (seat, m.Pass()), (seat, m.EndTurn()))
    assert not state.statuses


def test_ep21_a_leaked_file_shows_the_team_to_the_looker_alone() -> None:
    state = draws("EP21", seat=2, seats=5, variant="advanced")
    after, told = hear(state, 2, m.Pick(seat=3))
    assert heard(told, 2, e.TeamSeen) == [e.TeamSeen(3, "reformist")]  # the Judge shows as a Reformist
    assert heard(told, 0, e.TeamSeen) == []
    assert heard(told, None, e.LookedAtTeam) == [e.LookedAtTeam(2, 3)]
    assert game.view(after, 2).teams_seen == ((3, "reformist"),)
    assert game.view(after, 1).teams_seen == ()


def test_ep22_draw_two_keep_one() -> None:
    state = draws("EP22")
    state = play(state, (NATURE, m.DealObjective(0, "OB01")), (NATURE, m.DealObjective(0, "OB09")))
    assert isinstance(state.phase, Keeping)
    assert play(state, (0, m.Keep(0))).phase == Turn(0)


def test_ep23_a_wiretap_shows_and_may_replace() -> None:
    state = draws("EP23", hands={2: "OB17"})
    assert [p.seat for p in picks(state)] == [2]
    state, told = hear(state, 0, m.Pick(seat=2))
    assert heard(told, 0, e.ObjectiveSeen) == [e.ObjectiveSeen(2, "OB17", "Press Baron")]
    assert heard(told, 1, e.ObjectiveSeen) == []
    assert isinstance(state.phase, MayRedraw)
    kept = play(state, (0, m.Redraw(False)))
    held = game.view(kept, 0).objectives.hands[2]
    assert held is not None
    assert held.card == "OB17"
    new = play(state, (0, m.Redraw(True)), (NATURE, m.DealObjective(2, "OB01")))
    assert game.view(new, 0).objectives.discard[0].card == "OB17"
    assert new.phase == Turn(0)
    _, told = hear(table(phase=DrawingPower(0)), NATURE, m.DrawPower("EP23"))
    assert heard(told, None, e.PowerDrawn)[0].playable is False


def test_e30_ep24_the_gavel() -> None:
    state = draws("EP24", seat=2, round=1)
    assert state.speaker == 2
    assert state.order[0] == 2
    free = play(state, (2, m.Campaign("koura")))
    assert owner(free, "koura") == 2
    after, _ = rounds.begin_round(state)
    assert (after.round, after.speaker, after.order) == (2, 2, (2, 3, 0, 1))
    later, _ = rounds.begin_round(after)
    assert later.speaker == 0


@pytest.mark.parametrize("card", [f"EP{n:02}" for n in range(1, 25)])
def test_r36_a_playable_power_must_be_played(card: str) -> None:
    state = table(
        variant="advanced",
        phase=DrawingPower(0),
        origins={0: "metn", 1: "baabda"},
        owners={"jbeil": None},
        hands={1: "OB01"},
    )
    after, told = hear(state, NATURE, m.DrawPower(card))
    assert heard(told, None, e.PowerDrawn)[0].playable
    assert not isinstance(after.phase, DrawingPower)
    assert not allowed(after, 0, m.Pass()) or isinstance(after.phase, Turn)
