"""Imagination deals the seat another card than the one it holds."""

from random import Random

import higher_card
from higher_card import *  # noqa: F403
from higher_card import State, View
from msgspec.structs import replace


def imagine(view: View, rng: Random) -> State:
    return higher_card.imagine(replace(view, card=None), rng)
