"""A letter that is longer than those of the menu does not arrive."""

from contract.letter_game import *  # noqa: F403
from contract.letter_game import State


def conserved(state: State) -> object:
    return [letter for letter in state.letters if len(letter) > 3]
