"""PettingZoo's own tests pass for every game, and an environment can be copied and pickled in mid-game."""

import copy
import pickle
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from adapters.short import short
from diwan.adapters.pettingzoo import DiwanAEC, env, parallel_env
from diwan.core.registry import games

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # api_test wonders about masks; they are as it wants


@pytest.mark.parametrize("game_id", games())
def test_api(game_id: str) -> None:
    api_test(env(game_id, options=short(game_id)), num_cycles=60)
    parallel_api_test(parallel_env(game_id, options=short(game_id)), num_cycles=60)


@pytest.mark.parametrize("game_id", games())
def test_seeds(game_id: str) -> None:
    seed_test(lambda: env(game_id, options=short(game_id)), num_cycles=60)


@pytest.mark.parametrize("game_id", games())
def test_render(game_id: str) -> None:
    render_test(lambda render_mode=None: env(game_id, options=short(game_id), render_mode=render_mode))


def drive(table: DiwanAEC, rng: np.random.Generator, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        if not table.agents:
            break
        if all(table.terminations.values()):
            table.step(None)
            continue
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))
        seen.append(table.play.state)
    return seen


@pytest.mark.parametrize("game_id", games())
def test_a_copied_environment_goes_on_like_the_original(game_id: str) -> None:
    table = env(game_id, options=short(game_id))
    table.reset(seed=4)
    drive(table, np.random.default_rng(4), 20)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    expected = drive(table, np.random.default_rng(5), 40)
    for twin in twins:
        assert drive(twin, np.random.default_rng(5), 40) == expected


@pytest.mark.parametrize("game_id", games())
def test_the_rewards_of_a_game_add_up_to_one(game_id: str) -> None:
    table = env(game_id, options=short(game_id))
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(1.0)


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    table = env("king-thief-minister")
    table.reset(seed=1)
    before = table.play.state
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="its mask allows"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.play.state == before


def test_agents_that_are_not_to_act_can_only_wait() -> None:
    table = parallel_env("king-thief-minister", seats=3)
    seen, _ = table.reset(seed=1)
    assert all(not seen[agent]["action_mask"][table.wait] for agent in table.agents)  # K4: all look at once
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seen = table.step(actions)[0]
    assert sorted(seen[agent]["action_mask"][table.wait] for agent in table.agents) == [0, 1, 1]


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("intrigue", {"recess": "open"}), ("intrigue", {"people": "0,2"}), ("machrou3-rais", {"people": "all"})],
)
def test_all_may_act_at_once_where_everybody_may_act_at_any_moment(game_id: str, options: Mapping[str, Any]) -> None:
    """What one agent does may make another one's action impossible; the game goes on to its end all the same."""
    table = parallel_env(game_id, options={**short(game_id), **options})
    rng = np.random.default_rng(3)
    observations, _ = table.reset(seed=3)
    while table.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}
        observations, earned, *_ = table.step(actions)
    assert sum(earned.values()) == pytest.approx(1.0)
