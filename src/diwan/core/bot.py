"""What a bot is: it gets what a person gets (its view, its news, its menu) and never sees a state."""

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from diwan.core.errors import BadSetup


class Budget(Struct, frozen=True):
    """How long a bot may think about one move. With iterations alone its choices depend on the seed only."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise BadSetup(f"a bot cannot think for {self.iterations} iterations; give it 1 or more")
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise BadSetup(f"a bot cannot think for {self.seconds:g} seconds; give it a finite number above 0")


class Bot(Protocol):
    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        """Return a move of the menu (or a valid one of its kind). `news`: the events heard since the last call."""

    def interject(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        """Return a move out of turn, or None. Asked when the seat is not to act but has a menu."""


def is_blind(bot: "Bot | Maker") -> bool:
    """Return whether a bot, or what makes it, declares by `blind = True` that it never looks at a view.

    Then it is handed None: in a game of memory a view costs more than all the rest of a move."""
    return getattr(bot, "blind", False)


Maker: TypeAlias = Callable[[int, Random, Budget], Bot]
"""Makes a bot for a seat, with its own random source and budget."""


class Needing(Struct, frozen=True):
    """A maker of bots that need the packages of an extra; it imports them when it is called, not before."""

    extra: str
    make: Maker

    def __call__(self, seat: int, rng: Random, budget: Budget) -> Bot:
        return self.make(seat, rng, budget)


def extra_of(maker: Maker) -> str:
    """Return the extra that a bot needs; empty if it needs none."""
    return maker.extra if isinstance(maker, Needing) else ""
