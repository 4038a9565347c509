"""A finished game, move by move: as a seat saw it, as a spectator did, or with everything open."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from diwan.bots.judging import judge_of
from diwan.core.game import NATURE, Seat, news
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.server.wire import Frame, Replay

BEFORE, AFTER = 10, 40
"""How many frames around the one that is asked for have positions. A position may hold all that happened before it, so
all positions of a long game would be hundreds of megabytes."""


def replay(record: Record, of: str, around: int | None = None) -> Replay[Any, Any, Any]:
    """Return a game as `of` sees it: a seat's number, `onlooker` for spectators, or `all`.

    NATURE's moves are told with the move before them. The frames around number `around` have positions, or all frames
    if it is None."""
    game = find_game(record.game)
    match = Match(game, record.setup, nature=False)
    seat: Seat | None = None if of in ("onlooker", "all") else int(of)
    standing = judge_of(game)
    frames: list[Frame[Any, Any, Any]] = []
    heard = 0
    moves = record.moves
    for number, (actor, move) in enumerate(moves):
        match.play(actor, move)
        if number + 1 < len(moves) and moves[number + 1][0] == NATURE:
            continue
        fresh = match.told[heard:]
        heard = len(match.told)
        events, heard_by = news(fresh, seat), tuple[tuple[Seat, ...] | None, ...]()
        view = state = None
        is_near = around is None or around - BEFORE <= len(frames) < around + AFTER
        if is_near:
            view = match.view(seat)
        if of == "all":
            events = tuple(told.event for told in fresh)
            heard_by = tuple(None if told.to is None else tuple(sorted(told.to)) for told in fresh)
            state = match.state if is_near else None
        frames.append(Frame(actor, move, events, heard_by, view, state, standing(match.state)))
    seats = record.setup.seats
    names = record.names or tuple(str(number + 1) for number in range(seats))
    bots = record.bots or ("",) * seats
    turning = turning_points([frame.standing for frame in frames])
    return Replay(record.game, names, bots, seats, of, tuple(frames), turning, record.outcome)


def turning_points(standings: Sequence[tuple[float, ...]], most: int = 6) -> tuple[int, ...]:
    """Return the frames at which the standing changed most, in the order of the game."""
    swings = [
        (sum(abs(now - before) for now, before in zip(after, standing, strict=True)), number)
        for number, (standing, after) in enumerate(pairwise(standings), 1)
        if standing and after
    ]
    largest = sorted((swing for swing in swings if swing[0] > 0), key=lambda swing: (-swing[0], swing[1]))
    return tuple(sorted(number for _, number in largest[:most]))
