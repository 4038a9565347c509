"""What it thinks that people write is not of a kind that is open."""

from random import Random

from contract.letter_game import *  # noqa: F403
from contract.letter_game import Skip, View


def instances(_view: View, _rng: Random) -> tuple[Skip, ...]:
    return (Skip(),)
