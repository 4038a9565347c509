"""A game in play, one decision after the other: what every adapter drives."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, cast

from diwan.core.game import NATURE, AnyGame, Outcome, Setup, draw, news
from diwan.words import Book, Words

LINES = 12
"""What a rendering tells of the past."""


class Sequential:
    """Holds nothing but data, so it can be copied and pickled in mid-game.

    Those who decide at the same time are asked in the order of their seats. That gives nothing away: by the laws of
    the contract a sealed choice is seen by nobody until the last one is in.
    """

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str) -> None:
        self._module: str = game.__name__  # type: ignore[attr-defined]
        self.setup = setup
        self.state: Any = game.start(setup)
        self.story: list[Any] = []
        """What an onlooker was told."""
        self.nature = Random(seed)
        self._let_nature_play()

    @property
    def game(self) -> AnyGame:
        return cast(AnyGame, import_module(self._module))

    @property
    def seat(self) -> int | None:
        """Who decides next; None when the game is over."""
        waiting = self.game.to_act(self.state)
        return waiting[0] if waiting else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def menu(self, seat: int) -> Sequence[Any]:
        """What the seat may do, if it owes a decision."""
        return self.game.legal(self.state, seat) if seat in self.game.to_act(self.state) else ()

    def play(self, seat: int, move: Any) -> None:
        self._apply(seat, move)
        self._let_nature_play()

    def _apply(self, seat: int, move: Any) -> None:
        self.state, told = self.game.play(self.state, seat, move)
        self.story += news(told, None)

    def _let_nature_play(self) -> None:
        while self.game.to_act(self.state) == (NATURE,):
            self._apply(NATURE, draw(self.game.odds(self.state), self.nature))

    def text(self) -> str:
        """The last things that happened, as an onlooker is told of them."""
        words = Words(Book(game=self.game), [f"seat {seat}" for seat in range(self.setup.seats)])
        lines = [words.event(event) for event in self.story[-LINES:]]
        ended = self.outcome
        lines.append(words.outcome(ended) if ended else f"Seat {self.seat} is to decide.")
        return "\n".join(lines)


def rewards(outcome: Outcome | None, seats: int) -> list[float]:
    """By seat, at the end: a win is worth 1, shared among the winners, or among all where nobody wins."""
    return [0.0] * seats if outcome is None else list(outcome.shares(draw="everybody"))
