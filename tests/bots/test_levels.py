"""Every game has levels of different strength, and a distracted bot is deterministic."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from diwan.bots.bot import Budget, RandomBot, bots
from diwan.bots.levels import distracted, levels
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.lab.arena import TournamentLog, make_tournament, play_tournament, rank
from diwan.lab.sim import Plan


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_every_level(game_id: str) -> None:
    assert {"random", "clever", "easy", "normal", "hard", "ismcts", "ismcts-plain"} <= set(bots(game_id))


class First:
    """A bot that plays the first move and counts the events it heard."""

    heard = 0

    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, _view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        First.heard += len(news)
        return menu[0]

    def interject(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        return menu[-1]


def test_a_distracted_bot_hears_everything_and_plays_its_share_of_random_moves() -> None:
    First.heard = 0
    runs = []
    for _ in range(2):
        player = distracted(First, 0.4)(0, Random(1), Budget())
        runs.append([player.choose(None, range(1, 101), ("news",)) for _ in range(500)])
    assert runs[0] == runs[1]
    assert First.heard == 1000
    assert 0.35 < sum(move != 1 for move in runs[0]) / 500 < 0.45
    assert player.interject(None, [1, 2], ()) == 2


def test_only_the_levels_that_a_game_does_not_define_are_added() -> None:
    assert levels({"random": RandomBot}) == {}
    assert set(levels({"clever": First, "hard": RandomBot})) == {"easy", "normal"}
    assert levels({"clever": First})["hard"] is First


def test_each_level_of_king_thief_minister_beats_the_one_below() -> None:
    """Up to `clever`: the tests of the game itself show that `hard` beats it."""
    setup = make_setup(find_game("king-thief-minister"), 4, options={"turn_limit_per_player": 15})
    plan = make_tournament(Plan("king-thief-minister", setup, ("random", "easy", "normal", "clever"), "1"))
    log = TournamentLog(plan, None)
    list(play_tournament(plan, log, 160))
    ranking = rank(plan, log.games)
    assert [bot.bot for bot in ranking.bots] == ["clever", "normal", "easy", "random"]
    assert all(duel.significant for duel in ranking.duels if (duel.first, duel.second) != ("easy", "random"))
