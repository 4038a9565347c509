"""The view of everybody shows the highest card dealt so far."""

from random import Random

import higher_card
from higher_card import *  # noqa: F403
from higher_card import State, View
from msgspec.structs import replace


def view(state: State, seat: int | None) -> View:
    seen = higher_card.view(state, seat)
    return replace(seen, ranks=seen.ranks + 100 * max(state.cards, default=0))


def imagine(view: View, rng: Random) -> State:
    highest, ranks = divmod(view.ranks, 100)
    while True:
        world = higher_card.imagine(replace(view, ranks=ranks), rng)
        if max(world.cards, default=0) == highest:
            return world
