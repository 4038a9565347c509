"""Every game as a PettingZoo environment.

    from diwan.adapters.pettingzoo import env
    table = env("king-thief-minister", seats=4)

Unlike PettingZoo's classic games, these can be copied and pickled in mid-game, so that a search can use them. An action
that the mask forbids raises ValueError and changes nothing.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from diwan.adapters.codebook import codebook, features
from diwan.adapters.sequence import Sequential, rewards
from diwan.core.extras import needs
from diwan.core.game import AnyGame
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup

with needs("research", "the PettingZoo environment"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

Observation = dict[str, Any]


class _Environment:
    """What both interfaces share: spaces, observations, and the game in play."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        size: int = 512,
        render_mode: str | None = None,
    ) -> None:
        """`size` is the number of features in an observation."""
        found = find_game(game) if isinstance(game, str) else game
        self.metadata = {
            "name": f"diwan_{found.about.id.replace('-', '_')}_v{found.edition}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.setup = make_setup(found, seats, variant, options)
        self.render_mode, self.size = render_mode, size
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._codes = codebook(found, self.setup)
        self._actions = self._codes.size
        self._rng = Random()
        self.play = Sequential(found, self.setup, 0)
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def view(self, agent: str) -> Any:
        """Return the observation as the game's own view: all that the seat knows, and nothing else."""
        return self.play.game.view(self.play.state, self._seat[agent])

    def moves(self, agent: str) -> dict[int, Any]:
        """Return the moves that the mask allows, by action number."""
        return self._codes.numbers(self.play.menu(self._seat[agent]))

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.play = Sequential(self.play.game, self.setup, self._rng.getrandbits(64))

    def _mask(self, seat: int) -> Any:
        return self._codes.mask(self.play.menu(seat))

    def _observe(self, seat: int) -> Observation:
        view = self.play.game.view(self.play.state, seat)
        return {"observation": features(view, self.size), "action_mask": self._mask(seat)}

    def _chosen(self, agent: str, action: int) -> Any:
        """Return the move of an action number that the mask allows."""
        moves = self.moves(agent)
        if action not in moves:
            raise ValueError(f"{agent} cannot take action {action} now; choose one that its mask allows: {list(moves)}")
        return moves[action]

    def render(self) -> str | None:
        text = self.play.text()
        if self.render_mode == "human":
            print(text)  # noqa: T201 - this mode prints by definition
            return None
        return text

    def close(self) -> None:
        """Do nothing: no resource is open."""


class DiwanAEC(_Environment, AECEnv):  # type: ignore[misc]
    """A game in which one agent acts at a time. Agents that decide simultaneously are asked in seat order and do not
    see each other's choices."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        return self._observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act; choose an action that its mask allows: {list(self.moves(agent))}")
        self.play.play(self._seat[agent], self._chosen(agent, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.play.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards(outcome, self.setup.seats), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select_agent()
        self._accumulate_rewards()

    def _select_agent(self) -> None:
        seat = self.play.seat
        self.agent_selection = self.agents[0 if seat is None else seat]


class DiwanParallel(_Environment, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents act at the same time. An agent that is not to act takes the last action, *wait*, which
    is then the only one that its mask allows.

    Where everybody may act at any moment, the actions of a step are carried out in the order of the seats. What has
    become impossible by those before it is left out, and its agent is asked again."""

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self.wait = self._actions
        self._actions += 1
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _mask(self, seat: int) -> Any:
        return np.append(mask := super()._mask(seat), np.int8(not mask.any()))

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _asked(self) -> list[tuple[str, int]]:
        return [(self.possible_agents[seat], seat) for seat in self.play.game.to_act(self.play.state)]

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(self._seat[agent]) for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        game = self.play.game
        chosen = [(seat, self._chosen(agent, int(actions[agent]))) for agent, seat in self._asked()]
        for seat, move in chosen:
            state = self.play.state
            if seat in game.to_act(state) and game.refusal(state, seat, move) is None:
                self.play.play(seat, move)
        outcome = self.play.outcome
        earned = rewards(outcome, self.setup.seats)
        agents, observations = self.agents, self._observations()
        if outcome:
            self.agents = []
        return (
            observations,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, outcome is not None),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )


def env(game: str | AnyGame, **settings: Any) -> DiwanAEC:
    """Return a game with the AEC interface."""
    return DiwanAEC(game, **settings)


def parallel_env(game: str | AnyGame, **settings: Any) -> DiwanParallel:
    """Return a game with the parallel interface."""
    return DiwanParallel(game, **settings)
