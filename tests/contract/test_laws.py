"""The laws, for every registered game, variant and number of seats."""

import pytest

import diwan
from diwan.core.setup import make_setup
from diwan.lab.laws import Walk, check_walk

SETUPS = [
    pytest.param(game_id, variant, seats, id=f"{game_id}-{variant}-{seats}")
    for game_id in diwan.games()
    for variant in diwan.game(game_id).about.variants
    for seats in diwan.game(game_id).about.seats
]
GAMES_EACH = 6


@pytest.mark.parametrize(("game_id", "variant", "seats"), SETUPS)
def test_every_law_holds(game_id: str, variant: str, seats: int) -> None:
    game = diwan.game(game_id)
    # A game that lasts long may name options with which it is short (`trial`); `diwan check` plays it as it is.
    setup = make_setup(game, seats, variant, getattr(game, "trial", None))
    for number in range(GAMES_EACH):
        # Number 0 is held against all laws, the others against those that are quick.
        check_walk(Walk(game, setup, f"contract/{number}"), number)
