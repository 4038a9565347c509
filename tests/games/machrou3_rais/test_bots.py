"""The bots of Machrou3 Ra2is: they play every role to the end and learn from what they see."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.bots.bot import Budget, make_bot
from diwan.core.match import Match
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.bots.beliefs import Beliefs
from diwan.games.machrou3_rais.bots.clever import Clever
from diwan.games.machrou3_rais.bots.evaluation import Evaluation, changed
from diwan.games.machrou3_rais.bots.habits import Habits
from diwan.games.machrou3_rais.bots.hard import Hard
from diwan.games.machrou3_rais.figures import INDEX, ROLE_OF
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.state import Candidacy, State
from diwan.lab.playout import play_out
from games.machrou3_rais.tables import elections, play, table


def played(
    seats: int, variant: str, seed: int, corrupt: str = "clever", honest: str = "clever", **options: Any
) -> Match:
    """Play a whole game in which each team has its own kind of bot."""
    match = Match.new("machrou3-rais", seats=seats, variant=variant, options=options, seed=seed)
    rng = Random(seed)
    while len(match.state.characters) < seats:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    names = [corrupt if ROLE_OF[c] == "corrupt" else honest for c in match.state.characters]
    players = [make_bot(name, "machrou3-rais", seat, seed) for seat, name in enumerate(names)]
    play_out(match, players, rng)
    return match


def clever(seat: int) -> Clever:
    return Clever(seat, Random(1), Budget())


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("variant", ["beginner", "advanced"])
def test_clever_plays_the_same_game_under_the_same_seed(seats: int, variant: str) -> None:
    one, two = (played(seats, variant, 3) for _ in range(2))
    assert one.moves == two.moves
    assert one.outcome is not None


def test_clever_plays_with_every_option() -> None:
    match = played(6, "advanced", 5, partial_support=True, exposed_chosen_by_corrupt=True, talk_limit=0)
    assert match.outcome is not None
    assert not any(isinstance(move, game.open_moves) for _, move in match.moves)


def test_teams_of_easy_players_beat_teams_of_random_ones() -> None:
    """Comparing each level with the next at mixed tables takes hundreds of games: see the page for researchers."""
    sides = (("easy", "random"), ("random", "easy"))
    ends = [played(6, "beginner", seed, *teams) for seed in range(40, 54) for teams in sides]
    won = [match.state.phase.winner == ("corrupt", "reformist")[number % 2] for number, match in enumerate(ends)]
    assert sum(won) >= 20


def test_clever_corrupt_beat_careless_reformists() -> None:
    wins = sum(played(6, "beginner", seed, honest="random").state.phase.winner == "corrupt" for seed in range(12))
    assert wins >= 10


def test_clever_reformists_do_better_than_careless_ones() -> None:
    """The opponents are the same careless Corrupt; random Reformists win about one game in four against them."""
    ends = [played(6, "beginner", seed, corrupt="random") for seed in range(8, 24)]
    wins = sum(match.state.phase.winner == "reformist" for match in ends)
    assert wins >= 7


def test_clever_bargains_and_hints() -> None:
    moves = [move for seed in range(4) for _, move in played(6, "advanced", seed).moves]
    kinds = {type(move) for move in moves}
    assert {m.Ask, m.Answer, m.Hint} <= kinds
    assert any(isinstance(move, m.Ask) and move.deal == "swap" for move in moves)


# --- Beliefs ------------------------------------------------------------------------------------------------------


def believed(view: game.View, *news: Any) -> list[float]:
    beliefs = Beliefs(public=False)
    beliefs.listen(news)
    return beliefs.corrupt(view)


def test_beliefs_start_from_what_the_seat_knows() -> None:
    state = table(6, "advanced")  # adnan, nisreen, mansour, saleh, latif, nahida
    assert believed(game.view(state, 2)) == pytest.approx([0.4, 0.4, 0, 0.4, 0.4, 0.4])
    assert believed(game.view(state, 0)) == pytest.approx([1, 1, 0, 0, 0, 0])
    assert believed(game.view(state, 3)) == pytest.approx([1, 0.25, 0.25, 0, 0.25, 0.25])


def test_open_votes_bind_those_who_vote_for_each_other() -> None:
    view = game.view(table(6, "advanced"), 2)
    told = (e.VoteCounted(0, False, 2, 4), e.VotesOpened((0, 1), (2, 3, 4, 5)))
    after = believed(view, *told, *told)
    assert after[1] > after[4]
    assert after[1] > 0.4
    assert sum(after) == pytest.approx(2)


def test_help_and_challenges_are_evidence() -> None:
    view = game.view(table(6, "advanced"), 2)
    fight = e.Challenged(4, 5, "zahle", "metn")
    helped = believed(view, fight, e.HelpOffered(0, "challenger", ("baalbek",)))
    plain = believed(view, fight)
    assert helped[0] > plain[0]
    pair = Beliefs(public=False)
    pair.listen([fight] * 3)
    assert pair.corrupt(view)[4] < 0.4


def test_the_judge_is_found_by_true_hints() -> None:
    beliefs = Beliefs(public=False)
    state = table(6, "advanced")
    view = game.view(state, 1)
    before = beliefs.judge(view)[3]
    beliefs.listen([e.Hinted(3, (), 0, "corrupt"), e.Hinted(4, (), 5, "corrupt"), e.Hinted(2, (), 4, "corrupt")])
    assert beliefs.judge(view)[3] > before
    assert max(range(6), key=beliefs.judge(view).__getitem__) == 3


def test_habits_tell_who_fights_from_who_campaigns() -> None:
    view = game.view(table(5), 2)
    beliefs = Habits(public=False)
    assert beliefs.corrupt(view) == pytest.approx(believed(view))
    beliefs.listen([e.Challenged(0, 3, "zahle", "metn"), e.Campaigned(1, "zahle")] * 2)
    found = beliefs.corrupt(view)
    assert found[0] > found[4] > found[1]
    assert sum(found) == pytest.approx(2)
    beliefs.listen([e.Challenged(0, 3, "zahle", "metn"), e.StayedNeutral(4)])
    assert beliefs.corrupt(view)[4] < found[4]  # a seat that does not help is less likely to be the fellow


# --- Choices ------------------------------------------------------------------------------------------------------


def choose(state: State, seat: int, *news: Any) -> Any:
    return clever(seat).choose(game.view(state, seat), game.legal(state, seat), news)


def test_clever_declares_when_it_can() -> None:
    assert choose(table(turn=3, owners={"jezzine": 3}, hands={3: "OB10"}), 3) == m.Declare()


def test_clever_takes_seats_that_it_can_get() -> None:
    """The Speaker campaigns without a vote: Batroun breaks the tie in its group for ten Seats, Beirut I brings
    eight."""
    state = table(cast=("mansour", "lara", "latif", "adnan"))
    menu = [move for move in game.legal(state, 0) if isinstance(move, m.Pass | m.Campaign)]
    assert clever(0).choose(game.view(state, 0), menu, ()) == m.Campaign("batroun")


def test_an_evaluation_counts_what_a_move_changes() -> None:
    state = table()
    inf = influence(state)
    after = changed(inf, {INDEX["koura"]: 3})
    real = influence(play(state, (0, m.Campaign("koura"))))
    moved = changed(inf, {INDEX["koura"]: 0})
    assert (moved.blocs, moved.owned, moved.swing) == (real.blocs, real.owned, real.swing)
    assert after.blocs[3] == inf.blocs[3] + 10
    evaluation = Evaluation(game.view(state, 3), 3, [0.0, 0.0, 0.0, 1.0], corrupt=True)
    assert evaluation.gain({INDEX["koura"]: 3}) > 10


def test_the_corrupt_stand_together_at_the_election() -> None:
    cast = ("adnan", "nisreen", "mansour", "lara", "latif")
    state = elections((30, 26, 28, 24, 20), cast, (1, 0, 1, 1, 1))
    state = replace(state, candidates=(0, 2), phase=Candidacy((False,) * 5))
    assert choose(state, 1) == m.Done()
    voting = play(state, (1, m.Done()), (3, m.Done()), (4, m.Done()))
    assert choose(voting, 1) == m.CastBallot(0)


def test_a_reformist_does_not_elect_a_proven_corrupt() -> None:
    cast = ("adnan", "nisreen", "mansour", "lara", "saleh")
    state = elections((30, 26, 28, 24, 20), cast, (1, 0, 1, 1, 1), "advanced")
    state = replace(state, candidates=(0, 3), unmasking=replace(state.unmasking, accusers=(0,)))
    voting = play(state, (1, m.Done()), (2, m.Done()), (4, m.Done()))
    assert choose(voting, 2) == m.CastBallot(3)


def test_a_corrupt_player_unmasks_a_judge_who_is_nearly_certain() -> None:
    state = table(5, "advanced")
    known = replace(state, unmasking=replace(state.unmasking, accusers=(0,), cleared=(2, 4)))
    assert choose(known, 0) == m.Unmask(3)
    assert not isinstance(choose(state, 0), m.Unmask)


def test_hard_thinks_the_election_through() -> None:
    """Everybody knows the Corrupt, and everybody but the second Reformist is done.

    Being done too, as `clever` would, leaves the field to those who cannot win."""
    cast = ("adnan", "nisreen", "mansour", "lara", "latif")
    state = elections((7, 5, 49, 59, 8), cast, (0, 0, 1, 1, 0))
    others_done = Candidacy((True, True, False, True, True))
    state = replace(state, unmasking=replace(state.unmasking, accusers=(0, 1)), phase=others_done)
    wins = {}
    for bot in (clever(2), Hard(2, Random(1), Budget())):
        move = bot.choose(game.view(state, 2), game.legal(state, 2), ())
        after = play(state, (2, move))
        while waiting := game.to_act(after):
            after = play(after, (waiting[0], choose(after, waiting[0])))
        outcome = game.outcome(after)
        assert outcome is not None
        wins[move] = 2 in outcome.winners
    assert wins == {m.Done(): False, m.Announce(): True}


def test_hard_answers_alike_in_worlds_that_it_cannot_tell_apart() -> None:
    match, rng = played(5, "beginner", 7, honest="hard"), Random(2)
    state = Match.replay(match.record(), upto=_first_candidacy(match)).state
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    worlds = [state, *[game.imagine(view, rng) for _ in range(3)]]
    players = [Hard(seat, Random(1), Budget()) for _ in worlds]
    answers = {p.choose(game.view(w, seat), game.legal(w, seat), ()) for p, w in zip(players, worlds, strict=True)}
    assert len(answers) == 1


def _first_candidacy(match: Match) -> int:
    return next(n for n, (_, move) in enumerate(match.moves) if isinstance(move, m.Announce | m.Done))
