"""R17 to R21, R30, R31 to R36: the turn, swaps, Objectives and the cap of ten."""

from random import Random

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.errors import BadSetup
from diwan.core.game import NATURE
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import DISTRICTS
from diwan.games.machrou3_rais.influence import card_set_of
from diwan.games.machrou3_rais.rules.objectives import NO_DEEDS, is_fulfilled
from diwan.games.machrou3_rais.rules.talk import MOST_WORDS
from diwan.games.machrou3_rais.state import (
    ActiveStatus,
    Candidacy,
    DealingObjectives,
    DrawingPower,
    Keeping,
    Objectives,
    Place,
    State,
    Turn,
)
from diwan.games.machrou3_rais.vocabulary import OpenVotes
from games.machrou3_rais.tables import allowed, blocs, hear, heard, menu, odds, owner, play, power, refused, table

TEN = dict.fromkeys(DISTRICTS[:10], 0)


def test_e45_r17_declare_before_and_after_the_action() -> None:
    """A seat may declare before and after its action in one turn: first two stations, then a card just drawn."""
    state = table(turn=1, hands={1: "OB04"}, stations=["tripoli", "baabda", "zahle"])
    state = power(state, 1, "EP09")
    state = play(state, (1, m.Pick(("baabda",))))
    assert state.phase == Turn(1)
    assert not state.acted
    state = play(state, (1, m.DrawObjective()), (NATURE, m.DealObjective(1, "OB05")))
    assert state.acted
    state = replace(state, board=replace(state.board, tokens=tuple(9 for _ in DISTRICTS)))
    state = power(state, 1, "EP10")
    assert [d.seat for d in state.objectives.declared] == [1, 1]


def test_r18_the_action_is_one_move_and_the_turn_has_one() -> None:
    state = play(table(), (0, m.Pass()))
    assert refused(state, 0, m.Campaign("koura")) == "R18 already_acted"
    assert refused(state, 1, m.Pass()) == "R18 not_your_turn"
    assert menu(state, 0)[0] == m.EndTurn()


def test_r19_passing_is_always_possible_and_ending_needs_an_action() -> None:
    landless = table(owners=dict.fromkeys(DISTRICTS, 1))
    assert m.Pass() in menu(landless, 0)
    assert refused(landless, 0, m.EndTurn()) == "R19 act_first"


def test_e23_r20_swaps() -> None:
    state = table()
    offer = m.Swap(2, "metn", "zgharta")
    after = play(state, (0, offer), (2, m.AnswerSwap(True)))
    assert blocs(after) == (17, 28, 36, 29)
    assert refused(state, 0, m.Swap(2, "metn", "zahle")) == "R20 swap_too_high"
    assert allowed(table(turn=2), 2, m.Swap(0, "zahle", "metn"))
    assert refused(state, 0, m.Swap(2, "zahle", "metn")) == "R20 not_theirs_to_swap"
    assert refused(state, 0, m.Swap(0, "metn", "aley")) == "R20 no_such_partner"
    no = play(state, (0, offer), (2, m.AnswerSwap(False)))
    assert no.board == state.board
    assert no.acted


def test_e23_a_broker_may_receive_more_but_never_gives_the_origin() -> None:
    state = table(variant="advanced", turn=1, origins={1: "baabda"})
    assert allowed(state, 1, m.Swap(2, "tripoli", "zahle"))
    assert refused(state, 1, m.Swap(2, "baabda", "zahle")) == "R45 origin_not_swapped"
    lunch = table(variant="advanced", newsflash="NF15")
    assert allowed(lunch, 0, m.Swap(2, "aley", "zahle"))


def test_r20_stations_and_tokens_travel_with_the_district() -> None:
    state = table(tokens={"sour": 2}, stations=["sour"])
    after = play(state, (0, m.Swap(1, "sour", "beirut_2")), (1, m.AnswerSwap(True)))
    assert (after.board.stations, after.board.tokens) == (state.board.stations, state.board.tokens)
    assert owner(after, "sour") == 1


def test_r21_nothing_changes_hands_by_talk() -> None:
    state = table()
    after, told = hear(state, 0, m.Promise((2,), "swap", "metn", "zgharta"))
    assert after.board == state.board
    assert heard(told, 2, e.Promised) == [e.Promised(0, (2,), "swap", "metn", "zgharta")]
    assert heard(told, 1, e.Promised) == heard(told, None, e.Promised) == []
    assert heard(told, None, e.Spoke) == [e.Spoke(0, (2,), promise=True)]
    assert refused(state, 0, m.Ask((2,), "swap")) == "R21 name_the_districts"


def test_r18_talk_is_bounded_and_free_for_everybody() -> None:
    state = table(options={"talk_limit": 2})
    for _ in range(2):
        state = play(state, (3, m.Hint((), 1, "corrupt")))
    assert refused(state, 3, m.Hint((), 1, "corrupt")) == "R18 said_enough"
    assert menu(state, 3) == []
    assert refused(state, 1, m.Ask((1,), "with")) == "R18 no_such_listener"
    after = play(state, (0, m.Pass()), (0, m.EndTurn()))
    assert after.said == (0, 0, 0, 0)


def test_r18_people_talk_without_a_meter() -> None:
    """At a table whoever is no bot is a person; a bound that nobody reaches ends games of programs."""
    setup = game.seated(make_setup(game.GAME, 4, "beginner", {}), (1, 2))
    assert setup.options.people == "0,3"
    state = table(options={"people": "0,3"})
    for _ in range(MOST_WORDS):
        state = play(state, (3, m.Hint((), 1, "corrupt")))
    assert refused(state, 3, m.Hint((), 1, "corrupt")) == "R18 said_enough"
    for _ in range(3):
        state = play(state, (1, m.Hint((), 3, "corrupt")))
    assert refused(state, 1, m.Hint((), 3, "corrupt")) == "R18 said_enough"
    assert menu(state, 0)[-1] == m.Hint((), 3, "corrupt")
    with pytest.raises(BadSetup, match="option people cannot be 'me'"):
        table(options={"people": "me"})


def test_r18_there_is_something_new_to_say_after_an_announcement() -> None:
    state = replace(table(), phase=Candidacy((False,) * 4), order=())
    for _ in range(3):
        state = play(state, (3, m.Promise((1,), "bloc")))
    assert refused(state, 3, m.Promise((1,), "bloc")) == "R18 said_enough"
    assert play(state, (1, m.Announce())).said == (0, 0, 0, 0)


# --- Promises (R21) -----------------------------------------------------------------------------------------------


def verdicts(state: State, seat: int | None) -> tuple[str | None, ...]:
    return game.view(state, seat).verdicts


@pytest.mark.parametrize(
    ("deal", "answer", "verdict"),
    [
        ("support", m.Help("defender"), "kept"),
        ("support", m.Help("challenger"), "broken"),
        ("support", m.Help("neutral"), "broken"),
        ("neutral", m.Help("neutral"), "kept"),
        ("neutral", m.Help("defender"), "broken"),
        ("bloc", m.Help("challenger"), "open"),
    ],
    ids=str,
)
def test_r21_a_promise_of_help_is_kept_or_broken_at_the_next_question(
    deal: m.Deal, answer: m.Help, verdict: str
) -> None:
    state = play(table(), (1, m.Promise((2,), deal)), (0, m.Battle("baalbek", "zahle")))
    assert verdicts(state, 2) == ("open",)
    after, told = hear(state, 1, answer)
    assert verdicts(after, 1) == verdicts(after, 2) == (verdict,)
    assert verdicts(after, 0) == verdicts(after, None) == (None,)
    kinds = {"kept": e.PromiseKept, "broken": e.PromiseBroken}
    if verdict in kinds:
        event = kinds[verdict](1, (2,), deal, None, None)
        assert heard(told, 2, kinds[verdict]) == heard(told, 1, kinds[verdict]) == [event]
        assert heard(told, 0, kinds[verdict]) == heard(told, None, kinds[verdict]) == []


def test_r21_only_the_first_question_counts_and_only_with_somebody_who_heard() -> None:
    state = play(table(), (1, m.Promise((3,), "support")), (0, m.Battle("baalbek", "zahle")), (1, m.Help("neutral")))
    assert verdicts(state, 1) == ("open",)
    to_all = play(table(), (1, m.Promise((), "support")), (0, m.Battle("baalbek", "zahle")))
    assert verdicts(play(to_all, (1, m.Help("challenger"))), None) == ("kept",)


@pytest.mark.parametrize(("accept", "verdict"), [(True, "kept"), (False, "broken")])
def test_r21_a_promise_of_a_swap(accept: bool, verdict: str) -> None:
    state = play(table(), (2, m.Promise((0,), "swap", "zgharta", "metn")), (0, m.Swap(2, "metn", "zgharta")))
    assert verdicts(play(state, (2, m.AnswerSwap(accept))), 0) == (verdict,)
    own = play(table(), (0, m.Promise((2,), "swap", "metn", "zgharta")), (0, m.Swap(2, "metn", "zgharta")))
    assert verdicts(play(own, (2, m.AnswerSwap(accept))), 0) == ("kept",)


def test_r21_whether_a_promised_vote_was_given_is_known_of_open_votes_alone() -> None:
    state = play(table(turn=1), (0, m.Promise((), "with")), (1, m.Campaign("koura")))
    ballots = tuple((seat, m.Vote("against" if seat == 0 else "with")) for seat in range(4))
    assert verdicts(play(state, *ballots), None) == ("secret",)
    rollcall = ActiveStatus(3, OpenVotes(), "own_next_turn")
    after, told = hear(play(replace(state, statuses=(rollcall,)), *ballots[:3]), *ballots[3])
    assert verdicts(after, None) == ("broken",)
    assert heard(told, None, e.PromiseBroken) == [e.PromiseBroken(0, (), "with", None, None)]


@pytest.mark.parametrize(("ballot", "verdict"), [(1, "kept"), (2, "broken")])
def test_r21_a_promised_bloc_is_seen_when_the_ballots_are_opened(ballot: int, verdict: str) -> None:
    state = replace(table(), phase=Candidacy((False,) * 4), order=(), candidates=(1, 2))
    state = play(state, (0, m.Promise((1,), "bloc")), (0, m.Done()), (3, m.Done()))
    state = play(state, (0, m.CastBallot(ballot)), (1, m.CastBallot(1)), (2, m.CastBallot(2)))
    assert verdicts(state, 1) == ("open",)
    assert verdicts(play(state, (3, m.CastBallot(2))), None) == (verdict,)  # R58: all is open now


def test_r18_what_was_promised_in_a_whisper_is_hidden_from_the_others() -> None:
    """Two worlds: seat 1 whispers to seat 2 that it will help, or that it will give its bloc."""
    worlds = [table(), table()]
    for number, deal in enumerate(("support", "bloc")):
        whispered = play(worlds[number], (1, m.Promise((2,), deal)), (0, m.Battle("baalbek", "zahle")))  # type: ignore[arg-type]
        worlds[number] = play(whispered, (1, m.Help("neutral")))
    for observer in (0, 3, None):
        assert game.view(worlds[0], observer) == game.view(worlds[1], observer)
        drawn = {game.imagine(game.view(worlds[0], observer), Random(n)).promises[0].said for n in range(60)}
        assert {one.deal for one in drawn if one} == {"support", "neutral", "with", "against", "swap", "bloc"}
    assert game.view(worlds[0], 2) != game.view(worlds[1], 2)


def test_e24_r30_ten_districts() -> None:
    state = table(owners=TEN | {"koura": None}, hands={0: "OB01"})
    state = replace(
        state, board=replace(state.board, owners=tuple(0 if i < 10 else (None if i == 20 else 1) for i in range(28)))
    )
    assert refused(state, 0, m.Campaign("saida")) == "R30 ten_districts"
    assert refused(state, 0, m.Battle("metn", "baabda")) == "R30 ten_districts"
    kinds = {type(move) for move in menu(state, 0)} - {m.Ask, m.Promise, m.Hint}
    assert kinds == {m.Pass, m.ChangeObjective, m.Swap}
    drawing = replace(state, phase=DrawingPower(0))
    after, told = hear(drawing, NATURE, m.DrawPower("EP01"))
    assert heard(told, None, e.PowerDrawn)[0].playable is False
    assert isinstance(after.phase, DrawingPower)


def test_e24_r30_the_tenth_district_can_be_won_and_a_judge_unmasked_with_ten() -> None:
    owners = dict.fromkeys(DISTRICTS, 1) | dict.fromkeys(("zahle", *DISTRICTS[:8]), 0)
    nine = table(owners=owners, tokens={"zahle": 30})
    won = play(nine, (0, m.Battle("zahle", "rashaya")))
    assert owner(won, "rashaya") == 0
    assert won.board.owners.count(0) == 10
    ten = table(5, "advanced", owners=dict.fromkeys(DISTRICTS, 1) | TEN)
    assert {type(move) for move in menu(ten, 0)} >= {m.Pass, m.Unmask}
    assert allowed(ten, 0, m.Unmask(3))
    assert not {m.Campaign, m.Battle} & {type(move) for move in menu(ten, 0)}


def test_r31_one_in_hand_discards_face_down_and_the_deck_is_refilled() -> None:
    state = table(hands={0: "OB01", 1: "OB02"})
    assert refused(state, 0, m.DrawObjective()) == "R31 hand_full"
    assert refused(table(), 0, m.ChangeObjective()) == "R31 no_objective"
    out = tuple(Place(c, 0, (3,)) for c in state.objectives.deck)
    empty = replace(state, objectives=replace(state.objectives, deck=(), deck_size=0, discard=out))
    after, told = hear(empty, 0, m.ChangeObjective())
    assert heard(told, None, e.DeckRefilled) == [e.DeckRefilled(len(out) + 1)]
    assert "OB01" in after.objectives.deck
    assert after.objectives.discard == ()
    nothing = replace(table(), objectives=Objectives((), 0, (None,) * 4, (), (), ()))
    assert refused(nothing, 0, m.DrawObjective()) == "R31 no_objectives_left"
    hands = (Place("OB01", 0, (0,)), Place("OB04", 0, (1,)), None, None)
    last = replace(table(stations=["sour", "metn"]), objectives=Objectives((), 0, hands, (), (), ()))
    assert refused(last, 0, m.ChangeObjective()) == "R31 no_objectives_left"
    assert m.ChangeObjective() not in menu(last, 0)


def test_r31_a_wiretap_makes_nobody_draw_from_nothing() -> None:
    hands = (Place("OB04", 0, (0,)), Place("OB01", 0, (1,)), None, None)
    state = replace(table(stations=["sour", "metn"]), objectives=Objectives((), 0, hands, (), (), ()))
    state = play(power(state, 0, "EP23"), (0, m.Pick(seat=1)))
    assert state.phase == Turn(0)
    assert state.objectives.hands[1] == Place("OB01", 0, (0, 1))


def test_r31_the_looker_of_a_discarded_card_still_knows_it() -> None:
    state = table(hands={0: "OB01"})
    state = play(state, (0, m.ChangeObjective()), (NATURE, m.DealObjective(0, "OB07")))
    assert game.view(state, 0).objectives.discard[0].card == "OB01"
    assert game.view(state, 1).objectives.discard[0].card is None


def test_r32_nobody_starts_with_a_fulfilled_objective() -> None:
    state = table(owners={"jezzine": 3}, phase=DealingObjectives((0, 1, 2, 3)))
    for seat in range(4):
        phase = replace(state, phase=DealingObjectives((seat,)))
        cards = {move.card for move, _ in odds(phase)}
        closed = {c for c in card_set_of(state).objectives if is_fulfilled(state, seat, c)}
        assert cards == set(state.objectives.deck) - closed
    assert is_fulfilled(state, 3, "OB10")  # Saida, Jezzine, Marjayoun, Hasbaya
    own = replace(state, phase=DealingObjectives((3,)))
    assert m.DealObjective(3, "OB10") not in {move for move, _ in odds(own)}


def test_e40_r33_the_sixth_objective_ends_phase_one_after_its_power() -> None:
    five = [(0, "OB05"), (0, "OB06"), (2, "OB07"), (2, "OB08"), (3, "OB09")]
    state = table(turn=1, hands={1: "OB04"}, stations=["tripoli", "baabda"], declared=five, round=3)
    state = power(state, 1, "EP15")
    assert not isinstance(state.phase, Candidacy)
    state = play(state, (1, m.Battle("miniyeh", "bcharre")))
    while game.to_act(state) and not isinstance(state.phase, Candidacy):
        state = play(state, (game.to_act(state)[0], m.Help("neutral")))
    assert isinstance(state.phase, Candidacy)
    assert owner(state, "bcharre") == 1


def test_r34_deeds_count_from_the_moment_the_card_is_drawn() -> None:
    state = table(hands={0: "OB03"})
    after = play(state, (0, m.Swap(2, "metn", "zgharta")), (2, m.AnswerSwap(True)))
    assert allowed(after, 0, m.Declare())
    other = play(table(hands={0: "OB01"}), (0, m.Swap(2, "metn", "zgharta")), (2, m.AnswerSwap(True)))
    drawn = replace(other, acted=False)
    drawn = play(drawn, (0, m.ChangeObjective()), (NATURE, m.DealObjective(0, "OB03")))
    assert drawn.deeds[0] == NO_DEEDS
    assert refused(drawn, 0, m.Declare()) == "R35 not_fulfilled"


def test_r35_declaring_is_voluntary() -> None:
    state = table(turn=3, owners={"jezzine": 3}, hands={3: "OB10"})
    assert allowed(state, 3, m.Declare())
    after = play(state, (3, m.Pass()), (3, m.EndTurn()))
    assert after.objectives.hands[3] is not None
    assert refused(table(turn=3), 3, m.Declare()) == "R31 no_objective"


def test_e46_r36_unplayable_powers_are_replaced() -> None:
    full = {d: i % 4 for i, d in enumerate(DISTRICTS)}
    state = table(owners=full, hands={0: "OB04"}, stations=["akkar", "koura"])
    state = play(state, (0, m.Declare()))
    for card in ("EP01", "EP05"):
        state, told = hear(state, NATURE, m.DrawPower(card))
        assert heard(told, None, e.PowerDrawn)[0].playable is False
    state, told = hear(state, NATURE, m.DrawPower("EP09"))
    assert heard(told, None, e.PowerDrawn)[0].playable is True
    assert game.to_act(state) == (0,)


def test_r36_without_any_power_left_nothing_happens() -> None:
    state = table(turn=3, owners={"jezzine": 3}, hands={3: "OB10"}, powers=())
    after, told = hear(state, 3, m.Declare())
    assert heard(told, None, e.NoPowerLeft) == [e.NoPowerLeft(3)]
    assert after.phase == Turn(3)


def test_the_archive_draws_two_and_keeps_one() -> None:
    state = table(variant="advanced", owners={"koura": 0}, origins={0: "koura"})
    state = play(
        state, (0, m.DrawObjective()), (NATURE, m.DealObjective(0, "OB01")), (NATURE, m.DealObjective(0, "OB02"))
    )
    assert isinstance(state.phase, Keeping)
    assert game.view(state, 1).phase.got[0].card is None  # type: ignore[union-attr]
    kept = play(state, (0, m.Keep(1)))
    assert kept.objectives.hands[0] == Place("OB02", 0, (0,))
    assert [p.card for p in kept.objectives.discard] == ["OB01"]


@pytest.mark.parametrize(
    ("card", "seats", "variant", "yes", "no"),
    [
        ("OB04", 4, "beginner", {"tripoli": 0}, {}),
        ("OB05", 4, "beginner", {"baabda": 0}, {}),
        ("OB06", 4, "beginner", {"chouf": 0}, {}),
        ("OB07", 4, "beginner", {"baabda": 0, "zahle": 0}, {}),
        ("OB08", 4, "beginner", {"akkar": 0, "hermel": 0}, {"akkar": 0}),
        ("OB09", 4, "beginner", {"baabda": 0}, {}),
        ("OB10", 4, "beginner", {"saida": 0}, {}),
        ("OB11", 4, "beginner", {"koura": 0, "akkar": 0, "tripoli": 0}, {"koura": 0, "akkar": 0}),
        ("OB14", 4, "beginner", {"saida": 0, "batroun": 0}, {"saida": 0}),
        ("OB15", 4, "beginner", {"beirut_1": 0, "koura": 0}, {"beirut_1": 0}),
        ("OB16", 4, "beginner", {"beirut_1": 0, "zahle": 0}, {"zahle": 0}),
        ("OB17", 4, "beginner", {"tripoli": 0, "zahle": 0}, {"tripoli": 0}),
        ("OB18", 4, "beginner", {"beirut_1": 0, "beirut_2": 0, "baabda": 0}, {"beirut_1": 0, "beirut_2": 0}),
        ("OB19", 4, "advanced", {"chouf": 0}, {}),
        ("OB21", 4, "advanced", {"baabda": 0, "keserwan": 0}, {}),
        ("OB22", 4, "advanced", {"baabda": 0}, {}),
        ("OB23", 4, "advanced", {"baabda": 0, "zahle": 0}, {}),
        ("OB24", 4, "advanced", {"chouf": 0, "baabda": 0}, {}),
    ],
)
def test_conditions_hold_exactly_when_they_say(
    card: str, seats: int, variant: str, yes: dict[str, int | None], no: dict[str, int | None]
) -> None:
    origins = {0: "metn", 3: "chouf"} if variant == "advanced" else {}
    assert is_fulfilled(table(seats, variant, owners=yes, origins=origins), 0, card)
    assert not is_fulfilled(table(seats, variant, owners=no, origins=origins), 0, card)
