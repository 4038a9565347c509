"""Everybody sees how many have muttered out of turn, though nobody was told."""

from random import Random

from msgspec.structs import replace

from cli.shout_game import State
from contract import mutter_game
from contract.mutter_game import *  # noqa: F403
from contract.mutter_game import View


def view(state: State, seat: int | None) -> View:
    seen = mutter_game.view(state, seat)
    return replace(seen, count=seen.count + 10 * len(state.shouted))


def imagine(view: View, rng: Random) -> State:
    muttered, count = divmod(view.count, 10)
    while True:
        world = mutter_game.imagine(replace(view, count=count), rng)
        if len(world.shouted) == muttered:
            return world
