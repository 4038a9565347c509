"""Every game as an OpenSpiel game.

    import diwan.adapters.openspiel  # registers the games
    game = pyspiel.load_game("diwan_king_thief_minister", {"players": 4})

Chance nodes are NATURE's moves with the odds of the rules. Seats that decide simultaneously are asked in seat order;
their choices are sealed, so nobody learns anything by being asked later. The information state is the view, which
holds all that a seat knows if it forgets nothing. `resample_from_infostate` calls `imagine` with the view, never with
the true state.

Parameters: `players`, `variant`, `options` as JSON, and `position`, a state as JSON that everybody knows. The game is
played from that position, so that the whole tree can be small enough for CFR. OpenSpiel's Python algorithms work on
these games; its C++ MCTS crashes on every game that is written in Python.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec

from diwan.adapters.codebook import Codebook, codebook, features
from diwan.adapters.sequence import rewards
from diwan.core.codec import decoder, encode
from diwan.core.extras import needs
from diwan.core.game import NATURE, AnyGame, Setup, Told, news
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup

with needs("research", "the OpenSpiel game"):
    import numpy as np
    import pyspiel

LONGEST = 100_000
"""The most moves of a game: OpenSpiel requires a bound."""
CHANCES = 1024
"""The least bound on the outcomes of a chance node: OpenSpiel requires one, and random games find only some nodes."""
FEATURES = 512
"""The size of an observation tensor."""


class _World:
    """A state with the events of the last action. It is immutable, so OpenSpiel's clone(), a deep copy, shares it."""

    __slots__ = ("state", "told")

    def __init__(self, state: Any, told: tuple[Told, ...] = ()) -> None:
        self.state, self.told = state, told

    def __deepcopy__(self, _memory: Any) -> "_World":
        return self


class DiwanState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: "DiwanGame", world: Any) -> None:
        super().__init__(game)
        self._world = _World(world)

    @property
    def _owner(self) -> "DiwanGame":
        owner: DiwanGame = self.get_game()
        return owner

    @property
    def position(self) -> Any:
        """The state of the rules."""
        return self._world.state

    def news(self, player: int) -> tuple[Any, ...]:
        """Return the events of the last action that a player hears, for bots that remember them."""
        return news(self._world.told, player)

    def current_player(self) -> int:
        waiting = self._owner.rules.to_act(self.position)
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == NATURE else waiting[0]

    def is_terminal(self) -> bool:
        return not self._owner.rules.to_act(self.position)

    def _moves(self, player: int) -> dict[int, Any]:
        owner = self._owner
        if player not in owner.rules.to_act(self.position):
            return {}
        return owner.codes.numbers(owner.rules.legal(self.position, player))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self._owner.rules.odds(self.position)
        total = sum(weight for _, weight in odds)
        return [(number, weight / total) for number, (_, weight) in enumerate(odds)]

    def _move(self, player: int, action: int) -> Any:
        if player == pyspiel.PlayerId.CHANCE:
            odds = self._owner.rules.odds(self.position)
            return odds[action][0] if 0 <= action < len(odds) else None
        return self._moves(player).get(action)

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        move = self._move(player, action)
        if move is None:
            raise ValueError(f"player {player} cannot take action {action} here; choose one of legal_actions()")
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        self._world = _World(*self._owner.rules.play(self.position, seat, move))

    def _action_to_string(self, player: int, action: int) -> str:
        move = self._move(player, action)
        if move is None:
            moves = self._owner.codes.moves
            return encode(moves[action]).decode() if 0 <= action < len(moves) else f"spare {action}"
        return encode(move).decode()

    def returns(self) -> list[float]:
        outcome = self._owner.rules.outcome(self.position)
        return rewards(outcome, self._owner.setup.seats)

    def view(self, player: int) -> Any:
        """Return the information state as the game's own view."""
        return self._owner.rules.view(self.position, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DiwanState":
        """Return a state that the player cannot tell from this one. It has no history, so it cannot be serialized."""
        rules = self._owner.rules
        rng = Random(int(sampler() * (1 << 53)))
        return DiwanState(self._owner, rules.imagine(rules.view(self.position, player), rng))

    def __str__(self) -> str:
        return encode(self.position).decode()


class _Observer:
    """Gives views as tensors and as JSON."""

    def __init__(self, game: "DiwanGame", kind: pyspiel.IIGObservationType) -> None:
        self._game, self._kind = game, kind
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"view": self.tensor}

    def _view(self, state: DiwanState, player: int) -> Any:
        private = self._kind.private_info != pyspiel.PrivateInfoType.NONE
        return self._game.rules.view(state.position, player if private else None)

    def set_from(self, state: DiwanState, player: int) -> None:
        self.tensor[:] = features(self._view(state, player), FEATURES)

    def string_from(self, state: DiwanState, player: int) -> str:
        return encode(self._view(state, player)).decode()


class DiwanGame(pyspiel.Game):  # type: ignore[misc]
    """The base of one class for each game. `register` gives OpenSpiel a class and not a function, because OpenSpiel
    keeps it until the process ends and would crash then if it were a function."""

    rules: ClassVar[AnyGame]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters, rules = dict(parameters or {}), self.rules
        options = msgspec.json.decode(_quote_parameter(parameters, "options") or "{}")
        position = _quote_parameter(parameters, "position")
        self.setup: Setup[Any] = make_setup(
            rules, parameters.get("players") or None, parameters.get("variant") or None, options
        )
        self._start = decoder(rules.types.State).decode(position) if position else rules.start(self.setup)
        self.codes: Codebook = codebook(rules, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codes.size,
            max_chance_outcomes=max(CHANCES, 2 * self.codes.most_chances),
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters)

    def __reduce__(self) -> tuple[Callable[[AnyGame, str], Any], tuple[AnyGame, str]]:
        """Pickle the rules, the name and the parameters."""
        return _load, (self.rules, str(self))

    def new_initial_state(self, _text: str | None = None) -> DiwanState:
        return DiwanState(self, self._start)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Any = None,  # noqa: ARG002
    ) -> _Observer:
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _quote_parameter(parameters: dict[str, Any], key: str) -> str:
    """Return the JSON of a parameter, and quote it in the parameters.

    OpenSpiel writes a game as name(key=value,...) and parses that text, so a value must not contain commas."""
    text = unquote(parameters.get(key) or "")
    parameters[key] = quote(text, safe="")
    return text


def register(rules: AnyGame) -> str:
    """Register a game with OpenSpiel, unless it is registered, and return its name there."""
    name = f"diwan_{rules.about.id.replace('-', '_')}"
    if name in pyspiel.registered_names():
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=rules.about.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.about.seats),
        min_num_players=min(rules.about.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(rules.about.seats), "variant": "", "options": "", "position": ""},
    )
    pyspiel.register_game(kind, type(f"DiwanGame_{name}", (DiwanGame,), {"rules": rules, "kind": kind}))
    return name


def _load(rules: AnyGame, text: str) -> Any:
    """Return the game that was pickled; this process may not have registered it yet."""
    register(rules)
    return pyspiel.load_game(text)


NAMES = tuple(register(find_game(game_id)) for game_id in games())
"""The names of our games in OpenSpiel."""
