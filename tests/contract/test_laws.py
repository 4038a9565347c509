"""Every registered game keeps the laws, in every variant, with every number of seats and with random options."""

from random import Random
from typing import Any

import pytest
from msgspec import NODEFAULT, inspect

import diwan
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
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
    # A long game may declare options that make it short (`trial`); `diwan check` plays it without them.
    setup = make_setup(game, seats, variant, game.trial)
    for number in range(GAMES_EACH):
        # Number 0 is checked by all laws, the others by the quick ones.
        check_walk(Walk(game, setup, f"contract/{number}"), number)


DRAWS_EACH = 8
SHORT = 12
"""The most by which a number option exceeds its minimum, so that limits take effect and games are short."""


def random_value(kind: Any, rng: Random) -> Any:
    """Return a random value of an option; NODEFAULT if its type has no short list of values."""
    match kind:
        case inspect.Metadata(type=inner):
            return random_value(inner, rng)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType(ge=int(least), le=int(most)):
            return rng.randint(least, min(most, least + SHORT))
    return NODEFAULT


def any_setup(game: AnyGame, variant: str, rng: Random) -> Setup[Any]:
    """Return a setup with a random number of seats and random values for most options that no variant sets."""
    variants = game.about.variants
    info = inspect.type_info(type(next(iter(variants.values()))))
    assert isinstance(info, inspect.StructType)
    free = [
        field for field in info.fields if len({str(getattr(options, field.name)) for options in variants.values()}) == 1
    ]
    while True:
        chosen = {field.encode_name: random_value(field.type, rng) for field in free if rng.random() < 0.7}
        options = {name: value for name, value in chosen.items() if value is not NODEFAULT}
        try:
            return make_setup(game, rng.choice(game.about.seats), variant, {**options, **game.trial})
        except BadSetup:  # These options do not fit together.
            continue


@pytest.mark.parametrize("number", range(1, DRAWS_EACH + 1))
@pytest.mark.parametrize("game_id", diwan.games())
def test_the_laws_hold_with_random_options(game_id: str, number: int) -> None:
    game = diwan.game(game_id)
    variant = list(game.about.variants)[number % len(game.about.variants)]
    setup = any_setup(game, variant, Random(f"options/{game_id}/{number}"))
    # The law that views do not leak is checked on every tenth game; the number 10 makes it check this one.
    check_walk(Walk(game, setup, f"options/{number}"), 10)
