"""The server's garbage collector hardly ever looks at everything (`calm_collector`): moves must leave no cycles."""

import gc
from random import Random

import msgspec
import pytest

from diwan.core.codec import encode
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.server.socket import SocketClient
from diwan.server.telling import step_news, tell
from diwan.table import HOST, SPECTATOR, Entry, Open, Play, Sit, Start, Step, TableSettings, accept

MOVES = 60


def started(game_id: str, rng: Random) -> Step:
    game = find_game(game_id)
    setup = make_setup(game, None, None, {})
    opening = Open("t", game_id, game.edition, msgspec.json.decode(encode(setup)), "h", TableSettings())
    _, step = accept(None, Entry(1, HOST, opening), rng)
    for seat in range(setup.seats):
        _, step = accept(step.table, Entry(1, SPECTATOR, Sit(f"P{seat}", f"k{seat}")), rng)
    return accept(step.table, Entry(1, HOST, Start()), rng)[1]


def play(step: Step, rng: Random) -> int:
    """Play moves and make their messages; return how many."""
    moves = 0
    while moves < MOVES and (in_play := step.table.in_play) is not None and in_play.to_act:
        seat = rng.choice(in_play.to_act)
        move = Play(rng.choice(step.table.game.legal(in_play.state, seat)))
        before, (_, step) = step, accept(step.table, Entry(1, seat, move), rng)
        tell(before.table, step, [step_news(before.table, step)], (None, *range(len(step.table.chairs))))
        moves += 1
    return moves


@pytest.mark.parametrize("game_id", games())
def test_moves_leave_no_cycles(game_id: str) -> None:
    step = started(game_id, Random(1))
    play(step, Random(2))  # what is made once, and kept
    gc.disable()
    while gc.collect():  # what other tests have left, and what its finalizers leave in turn
        pass
    try:
        assert play(step, Random(2)) > 10
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_attributes_of_a_client_are_slots() -> None:
    """The base class is compiled, so the interpreter would search a dictionary for each attribute at every move."""
    assert SocketClient.__dictoffset__ == 0
