"""A game in play as a sequence of single decisions, for the adapters that need it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from diwan.core.game import NATURE, AnyGame, Outcome, Setup, draw, news
from diwan.words import Book, Words

LINES = 12
"""The number of past events that a rendering shows."""


class Sequential:
    """A game in play in which one seat decides at a time. It can be copied and pickled in mid-game.

    Seats that decide at the same time are asked in seat order. That gives nothing away: by the laws of the contract,
    nobody sees a sealed choice before the last one is made.
    """

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str) -> None:
        self.game, self.setup = game, setup
        self.state: Any = game.start(setup)
        self.events: list[Any] = []
        """The events that a spectator heard."""
        self.nature = Random(seed)
        self._let_nature_play()

    @property
    def seat(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        waiting = self.game.to_act(self.state)
        return waiting[0] if waiting else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def menu(self, seat: int) -> Sequence[Any]:
        """Return the menu of a seat that is to act; empty for any other seat."""
        return self.game.legal(self.state, seat) if seat in self.game.to_act(self.state) else ()

    def play(self, seat: int, move: Any) -> None:
        self._apply(seat, move)
        self._let_nature_play()

    def _apply(self, seat: int, move: Any) -> None:
        self.state, told = self.game.play(self.state, seat, move)
        self.events += news(told, None)

    def _let_nature_play(self) -> None:
        while self.game.to_act(self.state) == (NATURE,):
            self._apply(NATURE, draw(self.game.odds(self.state), self.nature))

    def text(self) -> str:
        """Return the last events in words, as a spectator hears them."""
        words = Words(Book(game=self.game), [f"seat {seat}" for seat in range(self.setup.seats)])
        lines = [words.event(event) for event in self.events[-LINES:]]
        outcome = self.outcome
        lines.append(words.outcome(outcome) if outcome else f"Seat {self.seat} is to act.")
        return "\n".join(lines)


def rewards(outcome: Outcome | None, seats: int) -> list[float]:
    """Return each seat's reward: 0 before the end, then its share of the win (a draw is shared by all)."""
    return [0.0] * seats if outcome is None else list(outcome.shares(draw="everybody"))
