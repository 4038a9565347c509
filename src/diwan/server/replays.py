"""A finished game told again, move by move: as a seat saw it, as an onlooker did, or with everything open."""

from typing import Any

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from diwan.core.game import NATURE, AnyGame, Outcome, Seat, news
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.server.house import House
from diwan.table import entry_decoder, record_of


class Frame(Struct, frozen=True):
    """The position after a move, and what was told of it."""

    actor: int
    move: Any
    news: tuple[Any, ...]
    view: Any
    state: Any = None
    """The whole position, where everything is asked for."""
    evaluation: float | None = None
    """How a bot judges the position, from -1 (the last seat wins) to 1 (the first), in games that have such a bot."""


class Replay(Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    seats: int
    of: str
    frames: tuple[Frame, ...]
    outcome: Outcome | None


def replay(record: Record, of: str) -> Replay:
    """`of` is a seat's number, `onlooker` or `all`. NATURE's moves are told with the move that they answer."""
    game = find_game(record.game)
    match = Match(game, record.setup, nature=False)
    seat: Seat | None = int(of) if of.isdigit() else None
    frames: list[Frame] = []
    heard = 0
    moves = record.moves
    for number, (actor, move) in enumerate(moves):
        match.play(actor, move)
        if number + 1 < len(moves) and moves[number + 1][0] == NATURE:
            continue
        fresh = match.told[heard:]
        heard = len(match.told)
        told = tuple(told.event for told in fresh) if of == "all" else news(fresh, seat)
        state = match.state if of == "all" else None
        frames.append(Frame(actor, move, told, match.view(seat), state, evaluation(game, match.state)))
    names = record.names or tuple(str(number + 1) for number in range(record.setup.seats))
    return Replay(record.game, names, record.setup.seats, of, tuple(frames), record.outcome)


def evaluation(game: AnyGame, state: Any) -> float | None:
    judge = getattr(game, "evaluation", None)
    return None if judge is None else float(judge(state))


@get("/api/tables/{table:str}/games/{number:int}/replay", raises=[NotFoundException])
async def replay_game(state: State, table: FromPath[str], number: FromPath[int], of: FromQuery[str] = "all") -> Replay:
    """A finished game for the replay page; a running one is never given out."""
    house: House = state.house
    room = await house.room(table)
    decode = entry_decoder(room.table.game_id).decode
    found = record_of(map(decode, await house.store.read(table)), number)
    if found is None:
        raise NotFoundException("there is no finished game of that number at this table")
    if of not in ("all", "onlooker") and not (of.isdigit() and int(of) < found.setup.seats):
        raise HTTPException("choose a seat, `onlooker` or `all`", status_code=400)
    return replay(found, of)
