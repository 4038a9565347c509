"""The clever player beats chance clearly, decides from its view alone, and is the same under the same seed."""

from random import Random

import pytest
from hypothesis import given, settings

import diwan.games.king_thief_minister as ktm
from diwan import BadSetup, Match
from diwan.bots.bot import Budget, make_bot
from diwan.games.king_thief_minister.bots import Clever
from diwan.games.king_thief_minister.moves import Challenge, Claim, Name, Pass, Peek
from diwan.games.king_thief_minister.state import Naming, Sight
from diwan.lab.playout import play_out
from games.king_thief_minister.tables import play, table
from strategies import SEEDS


def game_of(names: list[str], seed: int, budget: Budget | None = None) -> Match:
    match = Match.new("king-thief-minister", len(names), options={"turn_limit_per_player": 40}, seed=seed)
    bots = [make_bot(name, "king-thief-minister", seat, seed, budget) for seat, name in enumerate(names)]
    play_out(match, bots, Random(seed))
    return match


def test_clever_beats_three_random_players_clearly() -> None:
    """A fair share is a quarter; the bound is far below what it wins and far above chance."""
    won = 0.0
    for seed in range(60):
        names = ["random"] * 4
        names[seed % 4] = "clever"
        outcome = game_of(names, seed).outcome
        assert outcome is not None
        won += (seed % 4 in outcome.winners) / len(outcome.winners)
    assert won > 0.7 * 60


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_clever_players_finish_their_games_the_same_way_under_the_same_seed(seats: int) -> None:
    one, two = (game_of(["clever"] * seats, 11) for _ in range(2))
    assert one.outcome is not None
    assert one.record() == two.record()


def test_hard_beats_three_clever_players_clearly() -> None:
    """A fair share is a quarter; it wins more than half of the games, and of these 12 no fewer than five."""
    won = 0.0
    for seed in range(12):
        names = ["clever"] * 4
        names[seed % 4] = "hard"
        outcome = game_of(names, seed, Budget(iterations=300)).outcome
        assert outcome is not None
        won += (seed % 4 in outcome.winners) / len(outcome.winners)
    assert won >= 5


@pytest.mark.parametrize("seats", [3, 6])
def test_hard_players_finish_their_games_the_same_way_under_the_same_seed(seats: int) -> None:
    one, two = (game_of(["hard"] * seats, 3, Budget(iterations=6)) for _ in range(2))
    assert one.outcome is not None
    assert one.record() == two.record()


def test_hard_keeps_a_budget_of_time() -> None:
    state = table("KTMESP", (3, 3, 3), 6, seen=(Sight(0, 0, "K"),))
    player = make_bot("hard", "king-thief-minister", 0, 1, Budget(seconds=1e-9, iterations=1_000_000_000))
    assert player.choose(ktm.view(state, 0), ktm.legal(state, 0), ()) in ktm.legal(state, 0)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@settings(max_examples=12)
@given(seed=SEEDS)
def test_clever_players_come_to_an_end_without_a_limit(seats: int, seed: int) -> None:
    """They remember everything, so whoever is behind could put off the end for ever; patience runs out."""
    match = Match.new("king-thief-minister", seats, seed=seed)
    play_out(match, [make_bot("clever", "king-thief-minister", seat, seed) for seat in range(seats)], Random(seed))
    assert match.state.turns < 25 * seats


@pytest.mark.parametrize("name", ["clever", "hard"])
def test_nobody_can_tell_worlds_apart_that_look_the_same(name: str) -> None:
    """The choice depends on the view: in an imagined world it is the same."""
    match = Match.new("king-thief-minister", seats=4, seed=5)
    rng = Random(5)
    for _ in range(60):
        seat = rng.choice(match.to_act)
        world = ktm.imagine(match.view(seat), rng)
        choices = {
            make_bot(name, "king-thief-minister", seat, 1, Budget(iterations=24)).choose(
                ktm.view(state, seat), ktm.legal(state, seat), ()
            )
            for state in (match.state, world)
        }
        assert len(choices) == 1
        match.play(seat, rng.choice(match.legal(seat)))
        if not match.to_act:
            break


def choose(state: ktm.State, seat: int) -> object:
    return Clever(seat, Random(1), Budget()).choose(ktm.view(state, seat), ktm.legal(state, seat), ())


def test_clever_claims_the_king_it_has_seen() -> None:
    assert choose(table("KTMESP", (3, 3, 3), 6, seen=(Sight(0, 0, "K"),)), 0) == Claim("K")


def test_clever_challenges_what_it_knows_to_be_false_and_believes_what_it_knows_to_be_true() -> None:
    state = table("KTMESP", (3, 3, 3), 6, seen=(Sight(1, 0, "K"),))
    assert choose(play(state, (0, Claim("S"))), 1) == Challenge()
    assert choose(play(state, (0, Claim("K"))), 1) == Pass()


def test_clever_looks_when_it_knows_nothing() -> None:
    assert choose(table("KTMESP", (3, 3, 3, 3), 8), 0) in (Peek(), Claim("K"), Claim("T"))


def test_clever_names_the_cards_it_has_seen() -> None:
    seen = tuple(Sight(0, track, "PKTMES"[track]) for track in range(5))  # type: ignore[arg-type]
    state = table("PKTMES", (3, 3, 3), 6, seen=seen)
    assert choose(state, 0) == Claim("P")
    state = play(state, (0, Claim("P")))
    while isinstance(state.phase, Naming):
        name = choose(state, 0)
        assert isinstance(name, Name)
        state = play(state, (0, name))
    assert state.coins == (9, 3, 3)


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(BadSetup, match="king-thief-minister has no bot 'clevr'; did you mean 'clever'"):
        make_bot("clevr", "king-thief-minister", 0, 1)
