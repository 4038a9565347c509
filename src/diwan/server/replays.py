"""A finished game told again, move by move: as a seat saw it, as an onlooker did, or with everything open."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery

from diwan.bots.judging import judge_of
from diwan.core.game import NATURE, Seat, news
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.server.house import House
from diwan.server.wire import Frame, Replay


def replay(record: Record, of: str) -> Replay[Any, Any, Any]:
    """`of` is a seat's number, `onlooker` or `all`. NATURE's moves are told with the move that they answer."""
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
        if of == "all":
            events = tuple(told.event for told in fresh)
            heard_by = tuple(None if told.to is None else tuple(sorted(told.to)) for told in fresh)
            frame = Frame(actor, move, events, heard_by, match.view(seat), match.state, standing(match.state))
        else:
            frame = Frame(actor, move, news(fresh, seat), (), match.view(seat), None, standing(match.state))
        frames.append(frame)
    seats = record.setup.seats
    names = record.names or tuple(str(number + 1) for number in range(seats))
    bots = record.bots or ("",) * seats
    turning = turning_points([frame.standing for frame in frames])
    return Replay(record.game, names, bots, seats, of, tuple(frames), turning, record.outcome)


def turning_points(standings: Sequence[tuple[float, ...]], most: int = 6) -> tuple[int, ...]:
    """Where the standing changed most, in the order of the game."""
    swings = [
        (sum(abs(now - before) for now, before in zip(after, standing, strict=True)), number)
        for number, (standing, after) in enumerate(pairwise(standings), 1)
        if standing and after
    ]
    largest = sorted((swing for swing in swings if swing[0] > 0), key=lambda swing: (-swing[0], swing[1]))
    return tuple(sorted(number for _, number in largest[:most]))


@get("/api/tables/{table:str}/games/{number:int}/replay", raises=[NotFoundException])
async def replay_game(
    state: State, table: FromPath[str], number: FromPath[int], of: FromQuery[str] = "all"
) -> Replay[Any, Any, Any]:
    """A finished game for the replay page; a running one is never given out."""
    house: House = state.house
    room = await house.room(table)
    found = await house.record(room, number)
    if found is None:
        raise NotFoundException("there is no finished game of that number at this table")
    if of not in ("all", "onlooker", *map(str, range(found.setup.seats))):
        raise HTTPException("there is no such seat; choose a seat's number, `onlooker` or `all`", status_code=400)
    return await asyncio.to_thread(replay, found, of)
