"""Laws: views do not leak, and neither do menus, the seats to act and clocks."""

from itertools import islice
from typing import Any

from diwan.core.game import NATURE, AnyGame, news
from diwan.lab.laws.walk import Step, Walk, sample

LOST_TWINS = 32
"""Lost twins of a game (see `same_news_same_view`) that are replaced at once. After that, more and more moves pass
before the next one is replaced, because making a twin is expensive."""


def is_out_of_turn(game: AnyGame, step: Step, observer: int | None) -> bool:
    """Return whether an observer sees that the actor of a step was not to act."""
    return step.actor not in game.seen_to_act(step.state, observer)


def is_unnoticed(game: AnyGame, step: Step, observer: int | None) -> bool:
    """Return whether an observer who heard nothing of a step cannot know that there was a move."""
    if news(step.told, observer) or step.actor == observer:
        return False
    if step.actor not in game.to_act(step.state):
        return True
    if game.awaited is None:
        return False
    after, _ = game.play(step.state, step.actor, step.move)
    return game.hides_decision(step.state, after, step.actor, observer)


def same_news_same_view(walk: Walk) -> None:
    """A game in which a seat hears the same events gives it the same views and menus at every step.

    That other game, the *twin*, is played beside the walk: NATURE and the other seats may play other moves, as long as
    the observer hears the same. When no such move is left, the twin is lost and a new one is imagined. If that happens
    often, more and more moves pass before the next one is imagined."""
    law, game = "same news, same view", walk.game
    for observer in (walk.rng.choice(walk.seats), None):
        twin, lost, alone = game.start(walk.setup), 0, 0
        for number, step in enumerate(walk.steps):
            if twin is None:
                alone -= 1
                if alone > 0:
                    continue
                twin = game.imagine(game.view(step.state, observer), walk.rng)
            _compare(walk, law, number, step.state, twin, observer)
            heard = news(step.told, observer)
            twin = _play_twin(walk, twin, step, observer, heard)
            if twin is None:
                lost += 1
                alone = max(0, lost - LOST_TWINS) // 2
        if twin is None:
            twin = game.imagine(game.view(walk.final, observer), walk.rng)
        _compare(walk, law, len(walk.steps), walk.final, twin, observer)


def _compare(walk: Walk, law: str, number: int, state: Any, twin: Any, observer: int | None) -> None:
    game = walk.game
    if game.seen_to_act(state, observer) != game.seen_to_act(twin, observer):
        raise walk.broken(law, f"the seats to act show seat {observer} what it was not told", number)
    # Views take long: some are compared on the way, and always the last, when games reveal what they hid.
    if (number % 3 == 0 or number == len(walk.steps)) and game.view(state, observer) != game.view(twin, observer):
        raise walk.broken(law, f"the view of seat {observer} shows what it was not told", number)
    if observer is not None and list(game.legal(state, observer)) != list(game.legal(twin, observer)):
        raise walk.broken(law, f"the menu of seat {observer} shows what it was not told", number)
    if observer is None and game.clock(state) != game.clock(twin):
        raise walk.broken(law, "the clock shows what nobody was told", number)


def _play_twin(walk: Walk, twin: Any, step: Step, observer: int | None, heard: tuple[Any, ...]) -> Any | None:
    """Return the twin after a move that lets the observer hear the same as the step; None if no such move is found.

    A move that the observer did not notice may be left out in the twin."""
    game, rng = walk.game, walk.rng
    if not heard and is_unnoticed(game, step, observer) and rng.random() < 0.5:
        return twin
    if step.actor == observer:
        candidates = [step.move]
    elif step.actor == NATURE:
        candidates = [move for move, _ in game.odds(twin)]
    else:
        candidates = list(game.legal(twin, step.actor))
        if isinstance(step.move, game.open_moves):
            candidates += walk.written(twin, step.actor)
    rng.shuffle(candidates)
    for move in islice([*candidates, step.move], 60):
        if game.refusal(twin, step.actor, move) is None:
            after, told = game.play(twin, step.actor, move)
            if news(told, observer) == heard:
                return after
    return None


def imagined_worlds_look_the_same(walk: Walk) -> None:
    """No observer can tell an imagined world from the real one, and it can be played on."""
    law, game = "view(imagine(v)) == v", walk.game
    for number in walk.sample_positions(3):
        state = walk.steps[number].state
        for observer in (*sample(walk.seats, walk.rng, 5), None):
            seen = game.view(state, observer)
            world = game.imagine(seen, walk.rng)
            if game.view(world, observer) != seen:
                raise walk.broken(law, f"the imagined world gives seat {observer} another view", number)
            if game.seen_to_act(world, observer) != game.seen_to_act(state, observer):
                raise walk.broken(law, "other seats are to act in the imagined world", number)
            if observer is not None and list(game.legal(world, observer)) != list(game.legal(state, observer)):
                raise walk.broken(law, f"the menu of seat {observer} depends on what it cannot see", number)
            if game.conserved(world) != game.conserved(state):
                raise walk.broken(law, "an impossible world was imagined: `conserved` differs", number)
        _play_on(walk, game.imagine(game.view(state, None), walk.rng), law, number)


def _play_on(walk: Walk, world: Any, law: str, number: int, most: int = 12) -> None:
    game = walk.game
    for _ in range(most):
        waiting = game.to_act(world)
        if not waiting:
            return
        actor = walk.rng.choice(waiting)
        moves = [m for m, _ in game.odds(world)] if actor == NATURE else game.legal(world, actor)
        if not moves:
            raise walk.broken(law, "an impossible world was imagined: the seat to act has no legal move", number)
        world, _ = game.play(world, actor, walk.rng.choice(moves))


def time_tells_nothing(walk: Walk) -> None:
    """The moves of the clock are legal, and the clock depends only on what a spectator sees."""
    law, game = "time tells nothing", walk.game
    for number in walk.sample_positions(5):
        state = walk.steps[number].state
        clock = game.clock(state)
        world = game.imagine(game.view(state, None), walk.rng)
        if game.clock(world) != clock:
            raise walk.broken(law, "the clock depends on what a spectator cannot see", number)
        if clock is None:
            continue
        if clock.seconds <= 0 or tuple(seat for seat, _ in clock.moves) != game.seen_to_act(state, None):
            raise walk.broken(law, "the clock must have a positive time and one move for every seat to act", number)
        for seat, move in clock.moves:
            if seat in game.to_act(state) and (refused := game.refusal(state, seat, move)):
                raise walk.broken(law, f"the clock would play an illegal move for seat {seat}: {refused}", number)
