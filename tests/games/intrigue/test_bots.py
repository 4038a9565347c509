"""The players of Intrigue: what they believe, and that they play whole games by the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from diwan.bots.bot import Budget, bots, make_bot
from diwan.core.match import Match
from diwan.games.intrigue import play, view
from diwan.games.intrigue.bots import Beliefs, Schemer
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Break, Decline, Initiate, Offer, Pass, Tell, Vote
from diwan.games.intrigue.state import Breach, Talk
from diwan.games.intrigue.statistics import statistics
from diwan.lab.playout import play_out
from games.intrigue.tables import bring, exchange, recess, session, tell, vote
from strategies import SEEDS

LIE = Item(2, "n01")  # a card of seat 0


def test_iu2_a_holder_of_the_card_knows_a_lie() -> None:
    state = tell(recess(), 1, 3, LIE)
    assert Beliefs(view(state, 0)).probability(LIE) == 0
    assert 0 < Beliefs(view(state, 3)).probability(LIE) < 1


def test_iu3_a_proven_card_refutes_all_others() -> None:
    truth = Item(4, "p09")
    state = vote(bring(session(tell(recess(), 0, 1, truth)), 1, truth), "BBBB")
    for seat in range(6):
        beliefs = Beliefs(view(state, seat))
        assert beliefs.probability(truth) == 1
        assert beliefs.probability(Item(1 if seat != 1 else 2, "p09")) == 0


def test_a_word_from_the_subject_is_certain() -> None:
    state = tell(recess(), 2, 3, Item(2, "p05"))
    assert Beliefs(view(state, 3)).probability(Item(2, "p05")) == 1


def test_tellers_are_judged_by_their_record() -> None:
    state = recess()
    for number, card in enumerate(("n07", "n08")):  # both in the dossier of seat 3
        state = tell(tell(state, 0, 1, Item(3, card)), 4, 1, Item(2, f"n1{number}"))
    state = session(state)
    for card in ("n07", "n08"):
        state = vote(bring(state, 1, Item(3, card)), "BBBB")
    beliefs = Beliefs(view(state, 1))
    assert beliefs.telling_records[0] == (2, 0)
    assert beliefs.motion_records[1] == (2, 0)


def test_votes_follow_belief() -> None:
    state = bring(session(tell(recess(), 1, 3, LIE)), 1, LIE)
    bot = Schemer(0, Random(1), Budget())
    question = state.phase.question  # type: ignore[union-attr]
    assert bot._vote(Beliefs(view(state, 0)), question) == Vote("disbelieve")


def test_the_runner_up_leaves_an_ally_who_is_about_to_win() -> None:
    state = session(exchange(recess(), 0, 1, Item(0, "p01"), Item(1, "p03")))
    bot = Schemer(0, Random(1), Budget())
    assert bot.interject(view(state, 0), [], []) is None
    leading = replace(state, visible=(20, 44, 0, 0, 0, 0))
    assert isinstance(bot.interject(view(leading, 0), [], []), Break)
    third = replace(state, visible=(0, 44, 20, 0, 0, 0))  # to leave him would serve seat 2
    assert bot.interject(view(third, 0), [], []) is None


def test_who_is_about_to_win_gets_no_alliance() -> None:
    state = recess()
    state, _ = play(state, 1, Offer(0, Item(1, "p03")))
    for seat in (0, 2, 3, 4, 5):
        state, _ = play(state, seat, Pass())
    bot = Schemer(0, Random(1), Budget())
    assert isinstance(bot.choose(view(state, 0), [], []), Accept)
    leading = replace(state, visible=(0, 44, 0, 0, 0, 0))
    assert isinstance(bot.choose(view(leading, 0), [], []), Decline)


def test_who_leaves_allies_again_and_again_gets_none_until_the_last_round() -> None:
    state = recess()
    state, _ = play(state, 1, Offer(0, Item(1, "p03")))
    for seat in (0, 2, 3, 4, 5):
        state, _ = play(state, seat, Pass())
    bot = Schemer(0, Random(1), Budget())
    known = replace(state, minutes=(Breach(1, 1, 2), Breach(1, 1, 3)))
    assert isinstance(bot.choose(view(known, 0), [], []), Decline)
    last = replace(known, round=12, options=replace(known.options, max_rounds=12))
    assert isinstance(bot.choose(view(last, 0), [], []), Accept)


def test_rumours_are_spread_before_a_short_recess_is_over() -> None:
    """In the second half of a recess, however short, a rumour for the session comes before another alliance."""
    state = replace(recess(rotations=2), phase=Talk(2, (False,) * 6, (None,) * 6))
    acts = [Schemer(0, Random(seed), Budget()).choose(view(state, 0), [], []) for seed in range(8)]
    assert all(isinstance(act, Tell) for act in acts)


def test_what_two_say_who_do_not_know_of_each_other_is_likely() -> None:
    rumour = Item(3, "n30")
    once = tell(recess(seats=10), 1, 0, rumour)
    twice = tell(once, 5, 0, rumour)
    first, second = (Beliefs(view(state, 0)).probability(rumour) for state in (once, twice))
    assert 0.5 < first < second < 1


def test_nobody_believes_his_own_inventions() -> None:
    state = tell(recess(), 0, 1, Item(3, "n15"))
    assert Beliefs(view(state, 0)).probability(Item(3, "n15")) < 0.2
    assert Beliefs(view(state, 1)).probability(Item(3, "n15")) > 0.5


def test_a_card_that_few_others_can_be_is_likely() -> None:
    """By places and cards alone: the more is known, the likelier is the rest."""
    state = tell(recess(), 2, 3, Item(2, "p05"))
    assert Beliefs(view(state, 3)).prior(Item(2, "p20")) < Beliefs(view(state, 4)).prior(Item(2, "p20"))
    assert Beliefs(view(tell(state, 2, 3, Item(2, "p06")), 3)).probability(Item(2, "p20")) == 0


@settings(max_examples=3)
@given(seed=SEEDS)
def test_honest_players_spread_nothing_they_disbelieve(seed: int) -> None:
    match = Match.new("intrigue", seats=6, seed=seed, options={"max_rounds": 2})
    play_out(match, [make_bot("honest", "intrigue", seat, seed) for seat in match.seats], Random(seed))
    state = match.state
    known = [{item for item in (w.item for w in book.whispers) if item} for book in state.books]
    for seat, book in enumerate(state.books):
        known[seat] |= {telling.item for telling in book.heard}
    for seat, book in enumerate(state.books):
        talks = [t for t in book.told if t.via == "talk" and t.spreads]
        assert all(telling.item in known[seat] for telling in talks)


def test_liars_make_things_up() -> None:
    match = Match.new("intrigue", seats=6, seed=2, options={"max_rounds": 3})
    play_out(match, [make_bot("liar", "intrigue", seat, 2) for seat in match.seats], Random(2))
    assert statistics(match)["lies_told"] > 0.5


@pytest.mark.parametrize("name", ["clever", "honest", "mixed", "liar"])
def test_whole_games(name: str) -> None:
    assert name in bots("intrigue")
    match = Match.new("intrigue", seats=5, seed=1, options={"max_rounds": 3})
    play_out(match, [make_bot(name, "intrigue", seat, 1) for seat in match.seats], Random(1))
    assert match.outcome is not None
    found = statistics(match)
    assert found["motions"] > 0
    assert 0 <= found["lies_believed"] <= 1


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match.new("intrigue", seats=6, seed=4, options={"max_rounds": 2})
        play_out(match, [make_bot("clever", "intrigue", seat, 9) for seat in match.seats], Random(2))
        games.append(match.moves)
    assert games[0] == games[1]


def test_bots_play_beside_people() -> None:
    """Free texts are opaque to them, and they answer what people can answer."""
    match = Match.new("intrigue", seats=5, variant="free_only", seed=1, options={"max_rounds": 2})
    names = ["random", "random", "clever", "clever", "liar"]
    play_out(match, [make_bot(name, "intrigue", seat, 3) for seat, name in enumerate(names)], Random(5))
    assert match.outcome is not None


def test_what_it_says_of_a_motion_fits_praise_and_slander() -> None:
    """Nobody is pained to read praise aloud."""
    said: dict[int, set[str]] = {1: set(), -1: set()}
    for seed in range(3):
        match = Match.new("intrigue", seats=6, seed=seed)
        play_out(match, [make_bot("clever", "intrigue", seat, seed) for seat in match.seats], Random(seed))
        for _, move in match.moves:
            if isinstance(move, Initiate) and not move.senior:
                said[move.item.polarity].add(move.words)
    assert said[1]
    assert said[-1]
    assert said[1] <= set(FIGURES.phrases["motion_praise"])
    assert said[-1] <= set(FIGURES.phrases["motion_slander"])
