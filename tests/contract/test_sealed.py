"""The law about sealed choices finds such choices to compare in every variant in which several seats decide at once."""

import pytest

import diwan
from diwan.core.game import NATURE
from diwan.core.setup import make_setup
from diwan.lab.laws import Walk, sealed_choices


@pytest.mark.parametrize("game_id", diwan.games())
def test_sealed_choices_are_found_if_several_seats_decide_at_once(game_id: str) -> None:
    game = diwan.game(game_id)
    compared = together = 0
    for variant in game.about.variants:
        setup = make_setup(game, None, variant, game.trial)
        # Several games: a seat may have one sealed choice alone, which cannot be told from the talk on its menu.
        walks = [Walk(game, setup, f"sealed/{variant}/{number}") for number in range(3)]
        together += any(len(game.to_act(step.state)) > 1 for walk in walks for step in walk.steps)
        found = [choices for walk in walks for _, choices in sealed_choices(walk)]
        compared += any(len(choices) > 1 for choices in found)
        assert all(NATURE not in choices for choices in found)
    assert compared == together
