"""Levels are there for every game and differ in strength, and a distracted player is still deterministic."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from diwan.bots.bot import Budget, RandomBot, bots
from diwan.bots.levels import distracted, levels
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.lab.arena import Diary, compete, judge, make_tournament
from diwan.lab.sim import Plan


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_the_ladder(game_id: str) -> None:
    assert {"random", "clever", "easy", "normal", "hard", "ismcts", "ismcts-plain"} <= set(bots(game_id))


class First:
    """Takes what stands first, and counts what it heard."""

    heard = 0

    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, _view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        First.heard += len(news)
        return menu[0]

    def interject(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        return menu[-1]


def test_a_distracted_player_hears_everything_and_errs_as_often_as_it_should() -> None:
    First.heard = 0
    runs = []
    for _ in range(2):
        player = distracted(First, 0.4)(0, Random(1), Budget())
        runs.append([player.choose(None, range(1, 101), ("news",)) for _ in range(500)])
    assert runs[0] == runs[1]
    assert First.heard == 1000
    assert 0.35 < sum(move != 1 for move in runs[0]) / 500 < 0.45
    assert player.interject(None, [1, 2], ()) == 2


def test_a_game_keeps_its_own_levels() -> None:
    assert levels({"random": RandomBot}) == {}
    assert set(levels({"clever": First, "hard": RandomBot})) == {"easy", "normal"}
    assert levels({"clever": First})["hard"] is First


def test_the_ladder_of_king_thief_minister_is_real() -> None:
    """Up to `clever`; that `hard` beats this one is shown with the players of the game."""
    setup = make_setup(find_game("king-thief-minister"), 4, options={"turn_limit_per_player": 15})
    plan = make_tournament(Plan("king-thief-minister", setup, ("random", "easy", "normal", "clever"), "1"))
    diary = Diary(plan, None)
    list(compete(plan, diary, 160))
    standing = judge(plan, diary.games)
    assert [bot.bot for bot in standing.bots] == ["clever", "normal", "easy", "random"]
    assert all(duel.significant for duel in standing.duels if (duel.first, duel.second) != ("easy", "random"))
