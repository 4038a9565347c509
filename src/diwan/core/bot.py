"""The contract of a bot. It gets what a person gets (a view, the events heard, a menu) and never sees a state."""

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from diwan.core.errors import BadSetup


class Budget(Struct, frozen=True):
    """How long a bot may think about one move. With `iterations` alone its choices depend only on the seed."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise BadSetup(f"a bot cannot think for {self.iterations} iterations; give it 1 or more")
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise BadSetup(f"a bot cannot think for {self.seconds:g} seconds; give it a finite number above 0")


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        """Return a move of the menu, or a legal move of the same kind. `news`: the events heard since the last call."""

    def interject(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        """Return a move out of turn, or None. Called when the seat is not to act but has a menu."""


def is_blind(bot: "Bot | Maker") -> bool:
    """Return whether a bot, or its maker, declares by `blind = True` that it ignores the view.

    Then it is given None: in a game of memory, making a view costs more than the rest of a move."""
    return getattr(bot, "blind", False)


Maker: TypeAlias = Callable[[int, Random, Budget], Bot]
"""A function that makes a bot for a seat, with its own random source and budget."""


class Needing(Struct, frozen=True):
    """A maker of bots that need the packages of an extra. It imports them only when it is called."""

    extra: str
    make: Maker

    def __call__(self, seat: int, rng: Random, budget: Budget) -> Bot:
        return self.make(seat, rng, budget)


def extra_of(maker: Maker) -> str:
    """Return the extra that a bot needs; empty if it needs none."""
    return maker.extra if isinstance(maker, Needing) else ""
