"""Every registered game keeps the laws, in every variant, with every number of seats and with random options."""

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from msgspec import inspect

import diwan
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
from diwan.core.setup import make_setup
from diwan.lab.laws import Walk, check_walk, with_people
from strategies import SEEDS

SETUPS = [
    pytest.param(game_id, variant, seats, id=f"{game_id}-{variant}-{seats}")
    for game_id in diwan.games()
    for variant in diwan.game(game_id).about.variants
    for seats in diwan.game(game_id).about.seats
]


def short_setup(game_id: str, variant: str, seats: int) -> Setup[Any]:
    """Return a setup with the options that make a long game short (`trial`); `diwan check` plays it without them."""
    game = diwan.game(game_id)
    return make_setup(game, seats, variant, game.trial)


@pytest.mark.parametrize(("game_id", "variant", "seats"), SETUPS)
def test_every_law_holds(game_id: str, variant: str, seats: int) -> None:
    """On one game only, because some laws play many extra games."""
    game = diwan.game(game_id)
    check_walk(Walk(game, with_people(game, short_setup(game_id, variant, seats), "contract/0"), "contract/0"), 0)


@pytest.mark.parametrize(("game_id", "variant", "seats"), SETUPS)
@settings(max_examples=5)
@given(seed=SEEDS)
def test_the_quick_laws_hold_in_random_games(game_id: str, variant: str, seats: int, seed: int) -> None:
    game = diwan.game(game_id)
    check_walk(Walk(game, with_people(game, short_setup(game_id, variant, seats), seed), seed), 1)


SHORT = 12
"""The most by which a number option exceeds its minimum, so that limits take effect and games are short."""


def values(kind: Any) -> st.SearchStrategy[Any] | None:
    """Return the strategy for the values of an option; None if its type has no short list of values."""
    match kind:
        case inspect.Metadata(type=inner):
            return values(inner)
        case inspect.LiteralType(values=words):
            return st.sampled_from(words)
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=int(least), le=int(most)):
            return st.integers(least, min(most, least + SHORT))
    return None


@st.composite
def setups(draw: st.DrawFn, game: AnyGame) -> Setup[Any]:
    """Draw a variant, a number of seats, and values for some of the options that no variant sets."""
    variants = game.about.variants
    info = inspect.type_info(type(next(iter(variants.values()))))
    assert isinstance(info, inspect.StructType)
    found = {
        field.encode_name: values(field.type)
        for field in info.fields
        if len({str(getattr(options, field.name)) for options in variants.values()}) == 1
    }
    free = {name: kind for name, kind in found.items() if kind is not None}
    options = draw(st.fixed_dictionaries({}, optional=free)) | dict(game.trial)
    try:
        return make_setup(game, draw(st.sampled_from(game.about.seats)), draw(st.sampled_from([*variants])), options)
    except BadSetup:  # These options do not fit together.
        reject()


@pytest.mark.parametrize("game_id", diwan.games())
@settings(max_examples=12)
@given(data=st.data(), seed=SEEDS)
def test_the_laws_hold_with_random_options(game_id: str, data: st.DataObject, seed: int) -> None:
    game = diwan.game(game_id)
    # The law that views do not leak is checked on every tenth game; the number 10 makes it check this one.
    check_walk(Walk(game, data.draw(setups(game)), seed), 10)
