"""The laws, for every registered game, variant and number of seats."""

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
    # A game that lasts long may name options with which it is short (`trial`); `diwan check` plays it as it is.
    setup = make_setup(game, seats, variant, game.trial)
    for number in range(GAMES_EACH):
        # Number 0 is held against all laws, the others against those that are quick.
        check_walk(Walk(game, setup, f"contract/{number}"), number)


DRAWS_EACH = 8
SHORT = 12
"""How far above its least a number is drawn: limits are to bind, and games to be short."""


def drawn(kind: Any, rng: Random) -> Any:
    """One of the values that an option may have; NODEFAULT where that is no short list."""
    match kind:
        case inspect.Metadata(type=inner):
            return drawn(inner, rng)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType(ge=int(least), le=int(most)):
            return rng.randint(least, min(most, least + SHORT))
    return NODEFAULT


def any_setup(game: AnyGame, variant: str, rng: Random) -> Setup[Any]:
    """A number of seats, and any values for most of the options that the variant leaves open."""
    variants = game.about.variants
    info = inspect.type_info(type(next(iter(variants.values()))))
    assert isinstance(info, inspect.StructType)
    free = [
        field for field in info.fields if len({str(getattr(options, field.name)) for options in variants.values()}) == 1
    ]
    while True:
        chosen = {field.encode_name: drawn(field.type, rng) for field in free if rng.random() < 0.7}
        options = {name: value for name, value in chosen.items() if value is not NODEFAULT}
        try:
            return make_setup(game, rng.choice(game.about.seats), variant, {**options, **game.trial})
        except BadSetup:  # options that do not go together
            continue


@pytest.mark.parametrize("number", range(1, DRAWS_EACH + 1))
@pytest.mark.parametrize("game_id", diwan.games())
def test_the_laws_hold_whatever_the_options(game_id: str, number: int) -> None:
    game = diwan.game(game_id)
    variant = list(game.about.variants)[number % len(game.about.variants)]
    setup = any_setup(game, variant, Random(f"options/{game_id}/{number}"))
    # Of every ten games one is held against the law that views do not leak; here all of them are.
    check_walk(Walk(game, setup, f"options/{number}"), 10)
