"""A finished game told again, move by move: as a seat saw it, as an onlooker did, or with everything open."""

import asyncio
from collections.abc import Callable
from math import tanh
from typing import Any

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery

from diwan.core.game import NATURE, Seat, news
from diwan.core.match import Match
from diwan.core.names import unlabelled
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.server.house import House
from diwan.server.wire import Frame, Replay
from diwan.table import entry_decoder, record_of


def replay(record: Record, of: str) -> Replay[Any, Any, Any]:
    """`of` is a seat's number, `onlooker` or `all`. NATURE's moves are told with the move that they answer."""
    game = find_game(record.game)
    match = Match(game, record.setup, nature=False)
    seat: Seat | None = int(of) if of.isdigit() else None
    judge = judge_of(record.game)
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
            frame = Frame(actor, move, events, heard_by, match.view(seat), match.state, judge(match.state))
        else:
            frame = Frame(actor, move, news(fresh, seat), (), match.view(seat), None, judge(match.state))
        frames.append(frame)
    names = record.names or tuple(str(number + 1) for number in range(record.setup.seats))
    players = tuple(map(unlabelled, names))
    bare, bots = tuple(name for name, _ in players), tuple(bot for _, bot in players)
    return Replay(record.game, bare, bots, record.setup.seats, of, tuple(frames), record.outcome)


def judge_of(game_id: str) -> Callable[[Any], float | None]:
    """How a bot judges a position of the game; None where there is nothing to judge."""
    if game_id != "clash":
        return lambda _: None
    from diwan.bots.clash.player import single  # numba takes its time: only a replay of Clash pays for it
    from diwan.bots.clash.search import Searcher
    from diwan.games.clash.state import Over, State, Turn

    searcher = Searcher(14)

    def judge(state: State) -> float | None:
        match state.phase:
            case Turn(seat):
                value = searcher.analyse(single(state), depth=2).value
                return round(tanh(value / 32) * (1 if seat == 0 else -1), 3)
            case Over(winner):
                return 0.0 if winner is None else 1.0 if winner == 0 else -1.0
        return None

    return judge


@get("/api/tables/{table:str}/games/{number:int}/replay", raises=[NotFoundException])
async def replay_game(
    state: State, table: FromPath[str], number: FromPath[int], of: FromQuery[str] = "all"
) -> Replay[Any, Any, Any]:
    """A finished game for the replay page; a running one is never given out."""
    house: House = state.house
    room = await house.room(table)
    decode = entry_decoder(room.table.game_id).decode
    found = record_of(map(decode, await house.store.read(table)), number)
    if found is None:
        raise NotFoundException("there is no finished game of that number at this table")
    if of not in ("all", "onlooker") and not (of.isdigit() and int(of) < found.setup.seats):
        raise HTTPException("choose a seat, `onlooker` or `all`", status_code=400)
    return await asyncio.to_thread(replay, found, of)
