"""Whoever shouts out of turn is no longer counted."""

from cli.shout_game import *  # noqa: F403
from cli.shout_game import State


def conserved(state: State) -> object:
    return state.seats - len(state.shouted)
