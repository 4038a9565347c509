"""The Gymnasium environment passes Gymnasium's own checks and plays against bots."""

import copy
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.short import short
from diwan import BadSetup
from diwan.adapters.gymnasium import SeatEnv
from diwan.bots.bot import Budget, RandomBot
from diwan.core.registry import games
from diwan.games.machrou3_rais.moves import Ask, Promise


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game_id", games())
def test_check_env(game_id: str) -> None:
    check_env(SeatEnv(game_id, options=short(game_id), illegal="random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_whole_game_against_bots(seat: int) -> None:
    table = SeatEnv("king-thief-minister", seats=3, opponents=["clever", "random"], seat=seat)
    observation, info = table.reset(seed=7)
    rng, over, reward = np.random.default_rng(7), False, 0.0
    while not over:
        assert info["view"].seat == seat
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, earned, over, _, info = table.step(action)
        reward = float(earned)
    assert table.match.outcome is not None
    assert (reward > 0) == (seat in table.match.outcome.winners)
    assert "\n" in table.render()


def test_illegal_actions_are_refused_or_counted() -> None:
    strict, lenient = SeatEnv("king-thief-minister"), SeatEnv("king-thief-minister", illegal="random")
    for table in (strict, lenient):
        _, info = table.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    with pytest.raises(ValueError, match="the mask allows"):
        strict.step(wrong)
    assert lenient.step(wrong)[4]["illegal"] == 1


def test_opponents_must_fill_the_table() -> None:
    with pytest.raises(BadSetup, match="1 opponents do not fill 3 seats"):
        SeatEnv("king-thief-minister", seats=4, opponents=["clever"])


@pytest.mark.parametrize("opponents", ["clever", "ismcts", "hard"])
def test_a_copied_environment_goes_on_like_the_original(opponents: str) -> None:
    table = SeatEnv("king-thief-minister", seats=3, opponents=opponents, budget=Budget(iterations=20))
    _, info = table.reset(seed=3)
    for _ in range(3):
        info = table.step(np.flatnonzero(info["action_mask"])[0])[4]
    copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    action = np.flatnonzero(info["action_mask"])[-1]
    seen = table.step(action)
    for other in copies:
        again = other.step(action)
        assert again[4]["view"] == seen[4]["view"]
        assert again[1:4] == seen[1:4]
        assert other.match.record() == table.match.record()


class Talker(RandomBot):
    """A bot that plays the first move of its menu out of turn whenever it is asked."""

    def interject(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        return menu[0]


def test_opponents_play_out_of_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diwan.adapters.gymnasium.make_bot", lambda *_: Talker(0, Random(1), Budget()))
    table = SeatEnv("machrou3-rais", seats=4)
    _, info = table.reset(seed=1)
    while not (said := [move for seat, move in table.match.moves if seat > 0 and isinstance(move, Ask | Promise)]):
        info = table.step(np.flatnonzero(info["action_mask"])[0])[4]
    assert said
