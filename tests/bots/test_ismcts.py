"""The search uses only its view, is deterministic under a seed, and does not see sealed choices."""

from functools import partial
from itertools import count
from random import Random
from typing import Any

import higher_card
import pytest
from msgspec.structs import replace

from adapters.short import short
from diwan import Match
from diwan.bots.bot import Budget, make_bot
from diwan.bots.ismcts import Ismcts, Search, search_of
from diwan.core.game import AnyGame, Setup, news
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.games.king_thief_minister.bots import SEARCH
from diwan.games.king_thief_minister.moves import Claim, Name, Pass
from diwan.games.king_thief_minister.rules import legal
from diwan.games.king_thief_minister.state import Naming, Sight, State
from diwan.games.king_thief_minister.view import view
from diwan.lab.playout import play_out
from games.king_thief_minister.tables import play, table

HIGHER: AnyGame = higher_card.GAME
KTM: AnyGame = find_game("king-thief-minister")


def searcher(game: AnyGame, iterations: int, seed: int = 1, search: Search | None = None) -> Ismcts:
    return Ismcts(game, search or Search(), Random(seed), Budget(iterations=iterations))


def dealt(*cards: int) -> higher_card.State:
    state = HIGHER.start(Setup(len(cards), "standard", higher_card.Options()))
    for card in cards:
        state, _ = HIGHER.play(state, -1, higher_card.Deal(card))
    return state  # type: ignore[no-any-return]


def test_the_search_stays_with_the_highest_card() -> None:
    state = dealt(4, 0, 1)
    found = searcher(HIGHER, 300).think(HIGHER.view(state, 0), HIGHER.legal(state, 0))
    assert found[higher_card.Stay()] > 5 * found[higher_card.Fold()]


def test_the_search_does_not_see_a_sealed_answer() -> None:
    """Its result is the same whether and however the other has answered."""
    first = dealt(2, 3)
    thoughts = []
    for answer in (higher_card.Stay(), higher_card.Fold()):
        state, _ = HIGHER.play(first, 1, answer)
        thoughts.append(searcher(HIGHER, 100).think(HIGHER.view(state, 0), HIGHER.legal(state, 0)))
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("game_id", games())
def test_the_choice_depends_only_on_the_view_and_the_seed(game_id: str) -> None:
    game, rng = find_game(game_id), Random(8)
    match = Match.new(game_id, options=short(game_id), seed=8)
    for _ in range(5):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    seat = match.to_act[0]
    seen = match.view(seat)
    choices: set[Any] = set()
    for state in (match.state, game.imagine(seen, rng), game.imagine(seen, rng)):
        bot = make_bot("ismcts", game_id, seat, 3, Budget(iterations=4))
        choices.add(bot.choose(game.view(state, seat), game.legal(state, seat), ()))
    assert len(choices) == 1
    assert choices <= set(match.legal(seat))


def claiming_sheriff() -> tuple[State, State, list[Any]]:
    """Return the state before a claim, the state after the others passed, and what the claimant heard meanwhile."""
    before = after = table("SKTMEP", (3, 3, 3), 6, seen=(Sight(0, 0, "S"),))
    heard: list[Any] = []
    for seat, move in ((0, Claim("S")), (1, Pass()), (2, Pass())):
        after, told = KTM.play(after, seat, move)
        heard += news(told, 0)
    return before, after, heard


def test_a_later_decision_reuses_the_simulations_that_passed_through_its_node() -> None:
    before, after, heard = claiming_sheriff()
    bot = searcher(KTM, 300)
    bot.think(view(before, 0), [Claim("S"), Claim("K")])
    bot.choose(view(before, 0), [Claim("S")], ())
    assert bot.reused == 0
    bot.interject(view(after, 0), (), heard)
    found = bot.think(view(after, 0), legal(after, 0))
    assert bot.reused > 10
    assert sum(map(int, found.values())) == bot.reused + 300


def test_a_node_that_no_simulation_reached_starts_a_new_tree() -> None:
    before, after, heard = claiming_sheriff()
    for simulations, news_heard in ((1, heard), (300, heard[:-1]), (300, [])):
        bot = searcher(KTM, simulations)
        bot.think(view(before, 0), [Claim("S"), Claim("K")])
        bot.choose(view(before, 0), [Claim("S")], ())
        bot.interject(view(after, 0), (), news_heard)
        found = bot.think(view(after, 0), legal(after, 0))
        assert bot.reused == 0
        assert sum(map(int, found.values())) == simulations


def test_whole_games_are_the_same_under_the_same_seed() -> None:
    played = []
    for _ in range(2):
        match = Match.new("king-thief-minister", 3, options={"turn_limit_per_player": 2}, seed=4)
        bots = [searcher(KTM, 30, seat) for seat in range(3)]
        play_out(match, bots, Random(4))
        played.append((match.moves, [bot.reused for bot in bots]))
    assert played[0] == played[1]
    assert sum(played[0][1]) > 0


@pytest.mark.parametrize("game_id", games())
def test_whole_games_with_knowledge_are_the_same_under_the_same_seed(game_id: str) -> None:
    played = []
    for _ in range(2):
        match = Match.new(game_id, options=short(game_id), seed=4)
        bots = [make_bot("ismcts", game_id, seat, 4, Budget(iterations=2)) for seat in range(match.setup.seats)]
        play_out(match, bots, Random(4))
        played.append(match.moves)
    assert played[0] == played[1]


def variants() -> list[tuple[str, str, int]]:
    """The smallest and the largest table of every variant."""
    abouts = [find_game(game_id).about for game_id in games()]
    return [(a.id, variant, seats) for a in abouts for variant in a.variants for seats in {a.seats[0], a.seats[-1]}]


@pytest.mark.parametrize(("game_id", "variant", "seats"), variants())
def test_the_search_knowledge_of_a_game_is_sound_in_every_position(game_id: str, variant: str, seats: int) -> None:
    """Values are from 0 to 1, one for each seat or move; moves are legal; sampled worlds give the same view."""
    game, search, rng = find_game(game_id), search_of(game_id), Random(f"{variant}/{seats}")
    assert search.evaluate is not None
    assert search.prior is not None
    match = Match.new(game_id, seats, variant, options=short(game_id), seed=3)
    for number in range(150):
        if not match.to_act:
            break
        values = search.evaluate(match.state)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        seat = rng.choice(match.to_act)
        menu = match.legal(seat)
        if number % 5 == 0:
            seen = match.view(seat)
            priors = search.prior(seen, menu)
            assert len(priors) == len(menu)
            assert all(0 <= value <= 1 for value in priors)
            if search.sample_worlds is not None:
                assert game.view(search.sample_worlds(seen, rng)(), seat) == seen
        if search.rollout is not None:
            move = search.rollout(match.state, seat, rng)
            assert game.refusal(match.state, seat, move) is None
        match.play(seat, rng.choice(menu) if search.rollout is None or number % 2 else move)


def test_a_search_with_a_time_budget_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances by 0.01 s whenever it is read."""
    monkeypatch.setattr("diwan.bots.ismcts.perf_counter", partial(next, count(step=0.01)))
    state = dealt(1, 2)
    bot = Ismcts(HIGHER, Search(), Random(1), Budget(seconds=0.105))
    assert bot.choose(HIGHER.view(state, 0), HIGHER.legal(state, 0), ()) in HIGHER.legal(state, 0)
    assert bot.simulations == 11


def test_long_menus_are_widened_step_by_step() -> None:
    state = table("MTKESP", (3, 3, 3), 6, seen=(Sight(0, 0, "M"),))
    state = play(state, (0, Claim("M")), (1, Pass()), (2, Pass()))
    menu = legal(state, 0)
    assert len(menu) > 12
    search = Search(depth=10)
    found = searcher(find_game("king-thief-minister"), 16, search=search).think(view(state, 0), menu)
    assert 1 < len(found) <= search.widen * 4 + 1


def test_the_search_names_the_cards_that_it_has_seen() -> None:
    seen = tuple(Sight(0, track, "PKTMES"[track]) for track in range(5))  # type: ignore[arg-type]
    state = play(table("PKTMES", (3, 3, 3), 6, seen=seen), (0, Claim("P")))
    while isinstance(state.phase, Naming):
        bot = make_bot("ismcts", "king-thief-minister", 0, 1, Budget(iterations=30))
        name = bot.choose(view(state, 0), legal(state, 0), ())
        assert isinstance(name, Name)
        state = play(state, (0, name))
    assert state.coins == (9, 3, 3)


def test_the_search_beats_random_bots() -> None:
    """Its fair share would be a third of the 8 games."""
    won = 0.0
    for seed in range(8):
        match = Match.new("king-thief-minister", 3, options={"turn_limit_per_player": 6}, seed=seed)
        names = ["ismcts" if seat == seed % 3 else "random" for seat in range(3)]
        bots = [make_bot(n, "king-thief-minister", s, seed, Budget(iterations=40)) for s, n in enumerate(names)]
        play_out(match, bots, Random(seed))
        assert match.outcome is not None
        won += (seed % 3 in match.outcome.winners) / len(match.outcome.winners)
    assert won >= 5


def test_rollouts_stay_on_the_menu_if_only_owned_spots_are_named() -> None:
    seen = tuple(Sight(0, track, "PKTMES"[track]) for track in range(5))  # type: ignore[arg-type]
    state = table("PKTMES", (3, 3, 3), 6, seen=seen)
    state = replace(state, options=replace(state.options, peasant_scope="owned"))
    state = play(state, (0, Claim("P")))
    while isinstance(state.phase, Naming):
        name = SEARCH.rollout(state, 0, Random(1))  # type: ignore[misc]
        assert name in legal(state, 0)
        state = play(state, (0, name))
    assert state.coins == (9, 3, 3)
