"""Law: menus are true."""

from typing import Any

from diwan.core.codec import encode
from diwan.core.game import NATURE, Refusal
from diwan.lab.laws.walk import Walk, sample


def menus_are_true(walk: Walk) -> None:
    """Every move of a menu is legal; any other move is refused, and asking changes nothing."""
    law, game = "menus are true", walk.game
    played = [step.move for step in walk.steps]
    for number in walk.sample_positions(4):
        state = walk.steps[number].state
        before = encode(state)
        for seat in walk.seats:
            menu = list(game.legal(state, seat))
            if len(set(menu)) != len(menu):
                raise walk.broken(law, f"the menu of seat {seat} lists a move twice", number)
            if seat not in game.to_act(state) and NATURE in game.to_act(state) and menu:
                raise walk.broken(law, f"seat {seat} has a menu while NATURE is to act", number)
            for move in sample(menu, walk.rng, 12):
                if refused := game.refusal(state, seat, move):
                    raise walk.broken(law, f"{move} of the menu is refused: {refused}", number)
                game.play(state, seat, move)
            for move in sample(played, walk.rng, 25):
                if move not in menu and not isinstance(move, game.open_moves):
                    _expect_refusal(walk, law, number, state, seat, move)
            _try_written(walk, law, number, state, seat)
        for outsider in (NATURE, walk.setup.seats, walk.setup.seats + 7):
            for move in sample(played, walk.rng, 3):
                if outsider not in game.to_act(state):
                    _expect_refusal(walk, law, number, state, outsider, move)
        if encode(state) != before:
            raise walk.broken(law, "the state was changed in place", number)


def _try_written(walk: Walk, law: str, number: int, state: Any, seat: int) -> None:
    """Try the open moves that a seat might think of: each is of an open kind, and can be played or is refused."""
    game = walk.game
    if not game.open_moves:
        return
    for move in game.instances(game.view(state, seat), walk.rng):
        if not isinstance(move, game.open_moves):
            raise walk.broken(law, f"instances has {move}, which is not of a kind in open_moves", number)
        if game.refusal(state, seat, move) is None:
            game.play(state, seat, move)
        else:
            _expect_refusal(walk, law, number, state, seat, move)


def _expect_refusal(walk: Walk, law: str, number: int, state: Any, seat: int, move: Any) -> None:
    if walk.game.refusal(state, seat, move) is None:
        raise walk.broken(law, f"seat {seat} may play {move}, which is not on its menu", number)
    try:
        walk.game.play(state, seat, move)
    except Refusal:
        return
    raise walk.broken(law, f"{move} of seat {seat} is refused but can be played", number)
