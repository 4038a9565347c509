"""Imagination is exact even where the deck of Objectives was refilled many times (R31).

Every world that fits the news of a seat is found by playing all that could have happened instead; what `imagine` draws
must be among them, and its Objectives must lie in every way in which they can lie."""

from random import Random
from typing import Any

import pytest

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, draw, news
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.deck import read_deck
from diwan.games.machrou3_rais.state import State

CARD = '[[objective]]\nid = "X{n}"\ntitle = "Stations"\nwhen = [{{ is = "stations_min", n = {need} }}]\n'
SIX_CARDS = read_deck("".join(CARD.format(n=n, need=4 if n > 1 else 1) for n in range(6)), "six.toml")
SECRET = (m.Keep, m.Vote, m.CastBallot)
BUSY = (m.Declare, m.ChangeObjective, m.DrawObjective, m.EndTurn, m.Keep, m.Pick)


def restless(state: State, seat: int, rng: Random) -> Any:
    """A player who changes Objectives whenever possible."""
    menu = list(game.legal(state, seat))
    return rng.choice([move for move in menu if isinstance(move, BUSY)] or menu)


def possible_instead(world: State, actor: int, move: Any, observer: int) -> list[Any]:
    if actor == NATURE:
        return [other for other, _ in game.odds(world)]
    if actor != observer and isinstance(move, SECRET):
        return list(game.legal(world, actor))
    return [move] if game.refusal(world, actor, move) is None else []


@pytest.mark.parametrize("seed", [1, 5])
def test_r31_what_is_imagined_is_what_could_be(seed: int) -> None:
    rng = Random(seed)
    observer = rng.randrange(4)
    state = game.start(make_setup(game, 4, "beginner", {"talk_limit": 0, "deck": SIX_CARDS}))
    worlds = {state}
    while len(state.objectives.recycled) < 4 and len(worlds) < 4000:
        actor = rng.choice(game.to_act(state))
        move = draw(game.odds(state), rng) if actor == NATURE else restless(state, actor, rng)
        state, told = game.play(state, actor, move)
        heard, after = news(told, observer), set()
        for world in worlds:
            for other in possible_instead(world, actor, move, observer):
                then, rumour = game.play(world, actor, other)
                if news(rumour, observer) == heard:
                    after.add(then)
        worlds = after
    assert state in worlds
    assert len(state.objectives.recycled) >= 2
    drawn = {game.imagine(game.view(state, observer), rng) for _ in range(600)}
    assert drawn <= worlds
    assert {world.objectives for world in drawn} == {world.objectives for world in worlds}
