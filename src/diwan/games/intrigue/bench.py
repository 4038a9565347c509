"""Growth of menus and views with the length of a game (`diwan bench`)."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time

from diwan.core.codec import encode
from diwan.core.game import NATURE, draw
from diwan.core.setup import make_setup
from diwan.games import intrigue
from diwan.games.intrigue.state import Floor, State, Talk

SEATS, ROUNDS = 6, (3, 6, 12, 24)
REPEATS = 40


def recesses(seats: int, rounds: int, seed: int) -> Iterator[tuple[State, State]]:
    """Yield the first positions of the recess and of the session of each round of a random game.

    The target is so high that nobody wins before the end."""
    rng = Random(seed)
    options = {"max_rounds": rounds, "target_hp": 1000}
    state = intrigue.start(make_setup(intrigue.GAME, seats, "mixed", options))
    talk, shown = state, 0
    while waiting := intrigue.to_act(state):
        if isinstance(state.phase, Talk) and talk.round < state.round:
            talk = state
        if isinstance(state.phase, Floor) and shown < state.round:
            shown = state.round
            yield talk, state
        actor = rng.choice(waiting)
        menu = intrigue.legal(state, actor) if actor != NATURE else []
        state, _ = intrigue.play(state, actor, rng.choice(menu) if menu else draw(intrigue.odds(state), rng))


def bench_lines() -> dict[str, str]:
    lines = {}
    for talk, floor in recesses(SEATS, max(ROUNDS), 1):
        if talk.round in ROUNDS:
            holder = intrigue.to_act(floor)[0]
            view = intrigue.view(talk, 0)
            act, motion = (
                partial(intrigue.legal, talk, 0),
                partial(intrigue.legal, floor, holder),
            )
            lines[f"round {talk.round}: menu of an act"] = f"{len(act())} moves, {_microseconds(act)} us"
            lines[f"round {talk.round}: menu of the floor"] = f"{len(motion())} moves, {_microseconds(motion)} us"
            lines[f"round {talk.round}: view"] = f"{len(encode(view))} bytes, {_microseconds(partial(encode, view))} us"
    return lines


def _microseconds(work: Callable[[], object]) -> int:
    begun = process_time()
    for _ in range(REPEATS):
        work()
    return round(1e6 * (process_time() - begun) / REPEATS)
