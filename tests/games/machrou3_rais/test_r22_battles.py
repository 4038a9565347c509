"""R22 to R29, R44 to R47: Battles of Influence and Districts of Origin."""

from typing import Any

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.rules.battles import Part
from diwan.games.machrou3_rais.state import Helping, HelpReply, State, Turn, Voting
from games.machrou3_rais.tables import allowed, blocs, hear, heard, menu, owner, play, refused, table

YES, NO = m.AnswerHelp(True), m.AnswerHelp(False)


def fight(state: State, challenging: str, defending: str, **helps: str) -> tuple[State, e.BattleDecided]:
    """Play a battle in which `p1="defender"` is what seat 1 offers (refused: add `!`); all others stay neutral."""
    seat = game.to_act(state)[0]
    state, told = hear(state, seat, m.Battle(challenging, defending))  # type: ignore[arg-type]
    while isinstance(state.phase, Helping | HelpReply):
        asked = game.to_act(state)[0]
        wish = helps.get(f"p{asked}", "neutral")
        state, told = hear(state, asked, m.Help(wish.rstrip("!")))  # type: ignore[arg-type]
        if isinstance(state.phase, HelpReply):
            state, told = hear(state, game.to_act(state)[0], NO if wish.endswith("!") else YES)
    return state, heard(told, None, e.BattleDecided)[0]


def sums(decided: e.BattleDecided) -> tuple[int, int]:
    return decided.challenger_total, decided.defender_total


def test_e3_r22_baalbek_against_zahle_28_to_36() -> None:
    state, decided = fight(table(), "baalbek", "zahle", p1="defender")
    assert sums(decided) == (28, 36)
    assert owner(state, "baalbek") is None
    assert blocs(state) == (15, 28, 38, 29)


def test_e3_r23_those_who_can_are_asked_in_order() -> None:
    state = play(table(), (0, m.Battle("baalbek", "zahle")))
    assert isinstance(state.phase, Helping)
    assert state.phase.fight.left == (1, 3)
    state = play(state, (1, m.Help("defender")))
    assert game.to_act(state) == (2,)  # R24: the Defender answers at once
    state = play(state, (2, YES))
    assert game.to_act(state) == (3,)


def test_e5_r28_equal_totals_favour_the_challenger() -> None:
    state, decided = fight(table(turn=3), "chouf", "west_bekaa")
    assert sums(decided) == (16, 16)
    assert blocs(state) == (25, 28, 22, 35)


def test_e12_through_the_air() -> None:
    lost, decided = fight(table(), "sour", "tripoli")
    assert sums(decided) == (6, 15)
    assert owner(lost, "sour") is None
    assert blocs(lost) == (18, 35, 28, 29)
    won, decided = fight(table(), "sour", "tripoli", p2="challenger", p3="challenger")
    assert sums(decided) == (29, 15)
    assert blocs(won) == (36, 17, 28, 29)
    assert won.board.stations == table().board.stations  # R26


def test_e13_r24_refused_help_is_neutral() -> None:
    state, decided = fight(table(), "sour", "tripoli", p2="challenger!", p3="challenger")
    assert sums(decided) == (12, 15)
    assert not decided.won
    assert owner(state, "sour") is None


def test_e14_stations_help_only_towards_a_station() -> None:
    state = play(table(), (0, m.Battle("metn", "baabda")))
    assert isinstance(state.phase, Helping)
    assert state.phase.fight.left == (2,)
    alone, decided = fight(table(), "metn", "baabda")
    assert sums(decided) == (11, 18)
    assert owner(alone, "metn") is None
    helped, decided = fight(table(), "metn", "baabda", p2="challenger")
    assert sums(decided) == (21, 18)
    assert blocs(helped) == (31, 22, 28, 29)


@pytest.mark.parametrize(
    ("newsflash", "expected", "after"),
    [
        ("NF01", (22, 28), (15, 28, 38, 29)),
        ("NF03", (28, 16), (32, 28, 21, 29)),
        ("NF04", (28, 28), (32, 28, 21, 29)),
    ],
)
def test_e16_newsflashes_on_a_battle(newsflash: str, expected: tuple[int, int], after: tuple[int, ...]) -> None:
    state, decided = fight(table(variant="advanced", newsflash=newsflash), "baalbek", "zahle", p1="defender")
    assert sums(decided) == expected
    assert blocs(state) == after


def test_r22_partial_support_names_districts() -> None:
    state = play(table(options={"partial_support": True}), (0, m.Battle("baalbek", "zahle")))
    assert allowed(state, 1, m.Help("defender", ("tripoli",)))
    assert refused(state, 1, m.Help("defender")) == "R22 answer_does_not_fit"
    assert refused(state, 1, m.Help("defender", ("zahrani",))) == "R22 answer_does_not_fit"
    assert refused(play(table(), (0, m.Battle("baalbek", "zahle"))), 1, m.Help("defender", ("tripoli",)))
    after = play(state, (1, m.Help("defender", ("tripoli",))), (2, YES))
    after, told = hear(after, 3, m.Help("neutral"))
    assert sums(heard(told, None, e.BattleDecided)[0]) == (28, 24)


def test_r25_only_the_challenging_district_is_at_risk() -> None:
    weakest, decided = fight(table(), "aley", "zahle", p1="defender")
    assert sums(decided) == (28, 36)
    assert owner(weakest, "aley") is None
    assert owner(weakest, "baalbek") == 0
    assert refused(table(), 0, m.Battle("zahle", "metn")) == "R25 not_your_district"
    assert refused(table(), 0, m.Battle("metn", "beirut_1")) == "R25 nobody_to_fight"
    assert refused(table(), 0, m.Battle("jezzine", "zahle")) == "R6 out_of_reach"


def test_r27_a_lost_defence_costs_one_district() -> None:
    before = table(turn=3)
    state, _ = fight(before, "chouf", "west_bekaa")
    changed = [a for a, b in zip(before.board.owners, state.board.owners, strict=True) if a != b]
    assert changed == [2]


def test_the_deeds_of_a_battle() -> None:
    helper = table(variant="advanced", hands={0: "OB01", 2: "OB12"}, origins={0: "metn"})
    state, _ = fight(helper, "metn", "baabda", p2="challenger")
    assert state.deeds[0] == (1, 1, 1, 0, 0, 0)
    assert state.deeds[2] == (0, 0, 0, 1, 0, 0)
    lost, _ = fight(table(variant="advanced", origins={1: "baabda"}), "metn", "baabda")
    assert lost.deeds[1] == (0, 1, 1, 0, 0, 0)


# --- Districts of Origin -----------------------------------------------------------------------------------------


def advanced(**fields: Any) -> State:
    return table(variant="advanced", **fields)


def test_e31_r46_challenging_from_the_origin_risks_nothing() -> None:
    before = advanced(origins={0: "baalbek"})
    state, decided = fight(before, "baalbek", "zahle", p1="defender")
    assert sums(decided) == (30, 36)  # springboard 2
    assert state.board == before.board


def test_e32_r44_an_origin_in_other_hands_is_an_ordinary_district() -> None:
    state, decided = fight(advanced(origins={2: "zahle"}), "baalbek", "zahle")
    assert sums(decided) == (28, 16)
    assert blocs(state) == (32, 28, 21, 29)
    assert state.board.origins[2] == "zahle"
    mine = play(state, (0, m.EndTurn()), (1, m.Pass()), (1, m.EndTurn()))
    assert all(move.get != "zahle" or move.partner == 0 for move in menu(mine, 2) if isinstance(move, m.Swap))
    assert allowed(mine, 2, m.Battle("west_bekaa", "zahle"))
    # No held origin any more: its new owner may swap it away.
    swapping = advanced(owners={"zahle": 0}, origins={2: "zahle"})
    assert allowed(swapping, 0, m.Swap(1, "zahle", "tripoli"))


def test_e32_r44_the_power_of_an_origin_comes_and_goes_with_it() -> None:
    """The `broker` 2 lets the holder of Zahle get 10 for Akkar's 8."""
    two_more = m.Swap(3, "akkar", "chouf")
    assert allowed(advanced(turn=2, origins={2: "zahle"}), 2, two_more)
    lost = advanced(turn=2, owners={"zahle": 0}, origins={2: "zahle"}, tokens={"west_bekaa": 40})
    assert refused(lost, 2, two_more) == "R20 swap_too_high"
    back, decided = fight(lost, "west_bekaa", "zahle")
    assert decided.won
    assert allowed(replace(back, acted=False), 2, two_more)


def test_e33_the_bastion() -> None:
    _, decided = fight(advanced(turn=1), "miniyeh", "bcharre")
    assert sums(decided) == (7, 7)
    assert decided.won
    _, decided = fight(advanced(turn=1, origins={3: "bcharre"}), "miniyeh", "bcharre")
    assert sums(decided) == (7, 11)
    assert not decided.won
    _, decided = fight(advanced(turn=1, origins={3: "bcharre"}, newsflash="NF14"), "miniyeh", "bcharre")
    assert decided.won


def test_e35_the_harbour_helps_along_the_coast() -> None:
    state = advanced(turn=1, stations=(), origins={1: "tripoli"})
    assert allowed(state, 1, m.Battle("tripoli", "sour"))
    assert refused(state, 1, m.Battle("tripoli", "zahle")) == "R6 out_of_reach"
    assert refused(advanced(stations=(), origins={1: "tripoli"}), 0, m.Battle("sour", "tripoli")) == "R6 out_of_reach"
    # In somebody else's attack on Sour the harbour may join.
    attack = advanced(turn=3, stations=(), origins={1: "tripoli"}, owners={"nabatieh": 3})
    asked = play(attack, (3, m.Battle("nabatieh", "sour")))
    assert isinstance(asked.phase, Helping)
    assert 1 in asked.phase.fight.left


def test_r45_a_held_origin_is_in_no_swap() -> None:
    state = advanced(origins={0: "metn", 2: "zgharta"})
    assert refused(state, 0, m.Swap(2, "metn", "zgharta")) == "R45 origin_not_swapped"
    assert refused(state, 0, m.Swap(2, "baalbek", "zgharta")) == "R45 origin_not_swapped"


def test_r47_the_landless_may_campaign_for_their_origin() -> None:
    land: dict[str, int | None] = dict.fromkeys(("sour", "jezzine", "baalbek", "aley", "metn", "bint_jbeil"), 2)
    state = advanced(owners=land, origins={0: "metn"}, speaker=1)
    asked = play(state, (0, m.Campaign("metn")))
    assert isinstance(asked.phase, Voting)
    after = play(asked, *((s, m.Vote("with")) for s in range(4)))
    assert owner(after, "metn") == 0
    assert refused(advanced(owners=land | {"aley": 0}, origins={0: "metn"}), 0, m.Campaign("metn")) == "R47 not_swing"
    assert refused(table(owners=land), 0, m.Campaign("metn")) == "R47 not_swing"


def test_the_clan_and_the_reserve() -> None:
    assert blocs(advanced(origins={0: "metn", 1: "tripoli", 2: "zgharta", 3: "chouf"})) == (25, 28, 38, 29)
    _, decided = fight(
        advanced(origins={0: "metn", 2: "akkar"}, owners={"hermel": 0, "miniyeh": 2}, turn=2), "miniyeh", "hermel"
    )
    assert decided.challenger_total == 7 + 8 + 3


def test_the_turn_goes_on_after_a_battle() -> None:
    state, _ = fight(table(turn=3), "chouf", "west_bekaa")
    assert state.phase == Turn(3)
    assert state.acted


def test_r24_everybody_sees_what_each_side_adds_and_what_help_is_worth() -> None:
    state = play(table(), (0, m.Battle("baalbek", "zahle")))
    seen = game.view(state, None)
    assert [(part.seat, part.side, part.total) for part in seen.battle] == [(0, "challenger", 28), (2, "defender", 16)]
    assert seen.battle[0].districts == ("baalbek", "metn", "aley", "sour")
    assert seen.help is not None
    assert (seen.help.seat, seen.help.total) == (1, 20), "Baabda 12 and Tripoli 8"
    offered = play(state, (1, m.Help("defender")))
    assert game.view(offered, 3).help == Part(1, "defender", ("tripoli", "baabda"), 20)
    accepted = play(offered, (2, m.AnswerHelp(True)))
    parts = game.view(accepted, 3).battle
    assert sum(part.total for part in parts if part.side == "defender") == 36
    over = play(accepted, (3, m.Help("neutral")))
    assert (game.view(over, 3).battle, game.view(over, 3).help) == ((), None)
