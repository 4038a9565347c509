"""Law: sealed choices commute."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from diwan.core.codec import encode
from diwan.core.game import AnyGame, news
from diwan.lab.laws.walk import Walk, sample

TRIES = 12
"""Positions in which the law about sealed choices looks for them, for each that it needs."""


def sealed_choices_commute(walk: Walk) -> None:
    """If several seats decide at once and nobody can tell what another chose, their order does not matter."""
    law, game = "sealed choices commute", walk.game
    for number, choices in sealed_choices(walk):
        state = walk.steps[number].state
        waiting = tuple(choices)
        orders = [list(waiting), list(reversed(waiting)), walk.rng.sample(waiting, len(waiting))]
        results = [_answer_all(game, state, order, choices) for order in orders]
        if any(result != results[0] for result in results[1:]):
            raise walk.broken(law, "the order of sealed choices makes a difference", number)


def sealed_choices(walk: Walk, most: int = 8) -> Iterator[tuple[int, dict[int, Any]]]:
    """Yield the numbers of some positions in which several seats decide at once, with a sealed choice of each seat."""
    several = [number for number, step in enumerate(walk.steps) if len(walk.game.to_act(step.state)) > 1]
    for number in sample(several, walk.rng, TRIES * most):  # where everybody acts at once, few choices are sealed
        state, choices = walk.steps[number].state, dict[int, Any]()
        for seat in walk.game.to_act(state):
            choices[seat] = _sealed_choice(walk, state, seat)
            if choices[seat] is None:
                break
        else:
            yield number, choices
            most -= 1
        if not most:
            return


def _sealed_choice(walk: Walk, state: Any, seat: int) -> Any | None:
    """Return a move that the others cannot tell from another move of the menu, or the only move; None if not found.

    Where it is hidden who has decided, it is the move that hides it. Afterwards the seat must wait for the others;
    where it may go on at once, it has done something and sealed nothing. Only some moves of a long menu are tried,
    because it may list open moves beside the sealed ones."""
    menu = walk.game.legal(state, seat)
    if walk.game.awaited is not None and (hidden := _hidden_choice(walk, state, seat, menu)) is not None:
        return hidden
    closed = [move for move in menu if not isinstance(move, walk.game.open_moves)]
    drawn = ((menu, 6), (closed, 2), (walk.written(state, seat), 2))
    tried = list(dict.fromkeys(move for moves, most in drawn for move in sample(moves, walk.rng, most)))
    if len(tried) == 1:
        return tried[0]
    for one, two in combinations(tried, 2):
        if _sound_the_same(walk, state, seat, one, two):
            choice = walk.rng.choice((one, two))
            after, _ = walk.game.play(state, seat, choice)
            return None if seat in walk.game.to_act(after) else choice
    return None


def _hidden_choice(walk: Walk, state: Any, seat: int, menu: Sequence[Any]) -> Any | None:
    """Return a move by which a seat decides without anybody else's seeing it; None if there is none."""
    game = walk.game
    for move in menu:
        after, told = game.play(state, seat, move)
        others = [other for other in walk.observers if other != seat]
        if all(game.hides_decision(state, after, seat, other) and not news(told, other) for other in others):
            return move
    return None


def _sound_the_same(walk: Walk, state: Any, seat: int, one: Any, two: Any) -> bool:
    """Return whether the others hear the same after either move. By another law they then also see the same."""
    told_one, told_two = (walk.game.play(state, seat, move)[1] for move in (one, two))
    return all(news(told_one, other) == news(told_two, other) for other in walk.observers if other != seat)


def _answer_all(game: AnyGame, state: Any, order: Sequence[int], choices: dict[int, Any]) -> tuple[Any, list[bytes]]:
    heard: list[bytes] = []
    for seat in order:
        if seat not in game.to_act(state):
            return None, []
        state, told = game.play(state, seat, choices[seat])
        heard += map(encode, told)
    return state, sorted(heard)
