"""One seat of a game as a Gymnasium environment; bots play the other seats.

from diwan.adapters.gymnasium import SeatEnv
seat = SeatEnv("king-thief-minister", seats=4, opponents="clever")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, SupportsFloat

from diwan.adapters.codebook import codebook, features
from diwan.adapters.sequence import rewards
from diwan.bots.bot import Budget, make_bot
from diwan.bots.driver import BotDriver
from diwan.core.errors import BadSetup
from diwan.core.extras import needs
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup

with needs("research", "the Gymnasium environment"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game. The reward comes at the end: the share of the win.

    `info` holds the mask (`action_mask`) and the view. The bots may play out of turn; the learner cannot, because it is
    asked only when it is to act. An action that the mask forbids raises ValueError; with `illegal="random"` a random
    move is played instead, and `info["illegal"]` counts these.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        size: int = 512,
        budget: Budget | None = None,
        illegal: Literal["refuse", "random"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        found = find_game(game)
        self.setup = make_setup(found, seats, variant, options)
        others = [opponents] * (self.setup.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != self.setup.seats - 1:
            raise BadSetup(
                f"{len(others)} opponents do not fill {self.setup.seats - 1} seats; name one, or one for each seat"
            )
        self._opponents = [*others[:seat], "", *others[seat:]]
        self.seat, self.size, self.render_mode = seat, size, render_mode
        self._budget, self._illegal = budget, illegal
        self._codes = codebook(found, self.setup)
        self.actions = self._codes.size
        """The number of action numbers."""
        self.action_space = spaces.Discrete(self._codes.size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._codes.size,), np.int8),
            }
        )
        self.match = Match(found, self.setup, 0)
        self._others = BotDriver(self.match, {})
        self._illegal_actions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        start = int(self.np_random.integers(1 << 62))
        game = self.match.game
        self.match = Match(game, self.setup, start)
        bots = {
            other: make_bot(name, game.about.id, other, start, self._budget)
            for other, name in enumerate(self._opponents)
            if name
        }
        self._others = BotDriver(self.match, bots)
        self._illegal_actions = 0
        self._let_others_play()
        return self._observe(), self._info()

    def moves(self) -> dict[int, Any]:
        """Return the moves that the mask allows, by action number."""
        menu = self.match.legal(self.seat) if self.seat in self.match.to_act else ()
        return self._codes.numbers(menu)

    def step(self, action: np.int64) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        moves, number = self.moves(), int(action)
        if number not in moves:
            if self._illegal == "refuse":
                raise ValueError(f"action {number} is not possible now; choose one that the mask allows: {list(moves)}")
            self._illegal_actions += 1
            number = int(self.np_random.choice(list(moves)))
        self.match.play(self.seat, moves[number])
        self._others.interject()
        self._let_others_play()
        outcome = self.match.outcome
        reward = rewards(outcome, self.setup.seats)[self.seat]
        return self._observe(), reward, outcome is not None, False, self._info()

    def _let_others_play(self) -> None:
        """Let the others play until this seat is to act. Others who decide at the same time play after it: their
        choices are sealed, so the order does not matter."""
        while (waiting := self.match.to_act) and self.seat not in waiting:
            self._others.decide(waiting[0])
            self._others.interject()

    def _observe(self) -> dict[str, Any]:
        menu = list(self.moves().values())
        return {"observation": features(self.match.view(self.seat), self.size), "action_mask": self._codes.mask(menu)}

    def _info(self) -> dict[str, Any]:
        mask = self._codes.mask(list(self.moves().values()))
        return {"action_mask": mask, "view": self.match.view(self.seat), "illegal": self._illegal_actions}

    def render(self) -> str:
        from diwan.words import Book, Words

        names = ["you" if name == "" else f"{name} {seat}" for seat, name in enumerate(self._opponents)]
        words = Words(Book(game=self.match.game), names, self.seat)
        return "\n".join(words.events(self.match.news(self.seat))[-12:])
