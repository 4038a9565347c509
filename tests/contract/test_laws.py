"""The laws, for every registered game, variant and number of seats."""

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from msgspec import inspect

import diwan
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
from diwan.core.setup import make_setup
from diwan.lab.laws import Walk, check_walk
from strategies import SEEDS

SETUPS = [
    pytest.param(game_id, variant, seats, id=f"{game_id}-{variant}-{seats}")
    for game_id in diwan.games()
    for variant in diwan.game(game_id).about.variants
    for seats in diwan.game(game_id).about.seats
]


def short_setup(game_id: str, variant: str, seats: int) -> Setup[Any]:
    """A game that lasts long may name options with which it is short (`trial`); `diwan check` plays it as it is."""
    game = diwan.game(game_id)
    return make_setup(game, seats, variant, game.trial)


@pytest.mark.parametrize(("game_id", "variant", "seats"), SETUPS)
def test_every_law_holds(game_id: str, variant: str, seats: int) -> None:
    """For one game: some laws play many games beside it."""
    check_walk(Walk(diwan.game(game_id), short_setup(game_id, variant, seats), "contract/0"), 0)


@pytest.mark.parametrize(("game_id", "variant", "seats"), SETUPS)
@settings(max_examples=5)
@given(seed=SEEDS)
def test_the_quick_laws_hold_in_any_game(game_id: str, variant: str, seats: int, seed: int) -> None:
    check_walk(Walk(diwan.game(game_id), short_setup(game_id, variant, seats), seed), 1)


SHORT = 12
"""How far above its least a number is drawn: limits are to bind, and games to be short."""


def values(kind: Any) -> st.SearchStrategy[Any] | None:
    """What an option may be; None where that is no short list."""
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
    """Any variant and number of seats, and any values for some of the options that the variants leave open."""
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
    except BadSetup:  # options that do not go together
        reject()


@pytest.mark.parametrize("game_id", diwan.games())
@settings(max_examples=12)
@given(data=st.data(), seed=SEEDS)
def test_the_laws_hold_whatever_the_options(game_id: str, data: st.DataObject, seed: int) -> None:
    game = diwan.game(game_id)
    # Of every ten games one is held against the law that views do not leak; here all of them are.
    check_walk(Walk(game, data.draw(setups(game)), seed), 10)
