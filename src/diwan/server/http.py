"""The HTTP side: catalogue, tables, seats, records, health."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from diwan.bots.bot import bots
from diwan.core.game import Game, Refusal
from diwan.core.record import Record
from diwan.core.registry import usable_games
from diwan.server import game_files
from diwan.server.house import House, prepared, roles
from diwan.server.keys import key_of
from diwan.server.limits import Limits
from diwan.server.replays import replay
from diwan.server.sentences import about, sentence
from diwan.server.settings import Settings
from diwan.server.store import Listing
from diwan.server.transfer import export_for_host
from diwan.server.wire import (
    Ask,
    Done,
    Enter,
    Entered,
    GameShown,
    NewTable,
    Refused,
    Replay,
    SeatTaken,
    TableNow,
    TableOpened,
    TakeSeat,
    shown_table,
)
from diwan.table import Play, Table

SEAT, HOST = "diwan_seat", "diwan_host"
COOKIE_SECONDS = 90 * 86_400


def _house(state: State) -> House:
    house: House = state.house
    return house


def _limits(state: State) -> Limits:
    return _house(state).limits


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def keys_of(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The hashes of the secrets that came with a request: cookies of this table, or a bearer."""
    secrets = [connection.cookies[name] for name in (SEAT, HOST) if name in connection.cookies]
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and bearer:
        secrets.append(bearer.strip())
    return tuple(map(key_of, secrets))


def _cookie(settings: Settings, name: str, table: str, secret: str) -> Cookie:
    return Cookie(
        key=name,
        value=secret,
        path=f"/api/tables/{table}",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=settings.secure_cookies,
    )


def language_of(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip()


class RefusedThere(Exception):
    """A refusal, with what its sentence is made of."""

    def __init__(self, refusal: Refusal, table: Table, seat: int | None, id: str) -> None:
        super().__init__(refusal)
        self.refusal, self.table, self.seat, self.id = refusal, table, seat, id


@contextmanager
def answering(table: Table, seat: int | None = None, id: str = "") -> Iterator[None]:
    """Whoever asks at this table is told by its texts why something is refused."""
    try:
        yield
    except Refusal as refusal:
        raise RefusedThere(refusal, table, seat, id) from None


def refused(request: Request[Any, Any, Any], error: RefusedThere) -> Response[Refused]:
    refusal = error.refusal
    text = sentence(refusal, error.table, error.seat, language_of(request))
    return Response(Refused(error.id, refusal.ruling, refusal.key, refusal.details, text), status_code=409)


# --- Catalogue ---


@get("/api/games", sync_to_thread=False)
def list_games(request: Request[Any, Any, Any], state: State) -> list[GameShown]:
    """All games: their variants, options, numbers of seats, bots and files."""
    language = language_of(request)
    usable = [game for game in usable_games() if isinstance(game, Game)]
    return [about(game, tuple(bots(game.about.id)), language, state.web) for game in usable]


# --- Tables ---


@post("/api/tables", raises=[TooManyRequestsException])
async def open_table(request: Request[Any, Any, Any], state: State, data: JSONBody[NewTable]) -> Response[TableOpened]:
    """Sets a table. Whoever does is its host."""
    if not _limits(state).tables.take(address_of(request)):
        raise TooManyRequestsException("too many tables from this address; wait a minute")
    house = _house(state)
    game, setup = prepared(data.game, data.seats, data.variant, data.options)
    room, secret = await house.open_table(game, setup, data.manners)
    id = room.table.id
    return Response(TableOpened(id, secret), cookies=[_cookie(house.settings, HOST, id, secret)])


@get("/api/tables")
async def list_tables(state: State) -> list[Listing]:
    """Tables that strangers may join or watch, the latest first."""
    return await _house(state).store.listed()


@get("/api/tables/{table:str}", raises=[NotFoundException])
async def show_table(state: State, table: FromPath[str]) -> TableNow:
    room = await _house(state).room(table)
    return TableNow(room.table.seq, shown_table(room.table))


@post("/api/tables/{table:str}/seats", raises=[NotFoundException, TooManyRequestsException])
async def take_seat(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[TakeSeat]
) -> Response[SeatTaken]:
    """Sits down, during a game in a bot's place. The answer holds the seat's secret; it is not sent again,
    but to whoever repeats the wish."""
    house = _house(state)
    room = await house.room(table)
    if not _limits(state).seats.take(address_of(request)):
        raise TooManyRequestsException("too many seats from this address; wait a minute")
    with answering(room.table):
        of = roles(room.table, keys_of(request))[0]
        seat, secret = await house.sit(room, data.name, data.seat, of, data.wish)
    taken = SeatTaken(seat, secret, f"/t/{table}#{secret}")
    return Response(taken, cookies=[_cookie(house.settings, SEAT, table, secret)])


@post("/api/tables/{table:str}/enter", status_code=200, raises=[NotFoundException, PermissionDeniedException])
async def enter(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[Enter]
) -> Response[Entered]:
    """Comes back by a personal link, perhaps on another device: the secret becomes a cookie."""
    house = _house(state)
    room = await house.room(table)
    found = Entered(*roles(room.table, (key_of(data.secret),)))
    if found.seat is None and not found.host:
        if not _limits(state).wrong_keys.take(address_of(request)):
            raise TooManyRequestsException("too many wrong secrets from this address; wait a minute")
        raise PermissionDeniedException("this secret opens no seat at this table; sit down again")
    name = HOST if found.host else SEAT
    return Response(found, cookies=[_cookie(house.settings, name, table, data.secret)])


def _check_commands(request: Request[Any, Any, Any], state: State) -> None:
    """Of commands, and of what takes as much work as some: games that are told again."""
    if not _limits(state).commands.take(address_of(request)):
        raise TooManyRequestsException("too many commands from this address; wait a minute")


@post("/api/tables/{table:str}/commands", status_code=200, raises=[NotFoundException, TooManyRequestsException])
async def command(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[Ask[Any]]
) -> Done:
    """What a socket can ask, by HTTP."""
    _check_commands(request, state)
    house = _house(state)
    room = await house.room(table)
    seat, host = roles(room.table, keys_of(request))
    asked = data.command
    if isinstance(asked, Play):
        asked = Play(msgspec.convert(asked.move, room.table.game.types.Move))
    with answering(room.table, seat, data.id):
        return Done(data.id, await house.ask(room, host, seat, asked, data.id))


async def _record(request: Request[Any, Any, Any], state: State, table: str, number: int) -> Record:
    """Of a finished game. A running one is never given out."""
    _check_commands(request, state)
    house = _house(state)
    found = await house.record(await house.room(table), number)
    if found is None:
        raise NotFoundException("there is no finished game of that number at this table")
    return found


@get(
    "/api/tables/{table:str}/games/{number:int}/record",
    media_type="application/x-ndjson",
    raises=[NotFoundException, TooManyRequestsException],
)
async def record(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The record of a finished game. A running one is never given out."""
    found = await _record(request, state, table, number)
    name = f"{found.game}-{table}-{number}.jsonl"
    return Response(
        found.dumps().encode(),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/games/{number:int}/replay", raises=[NotFoundException, TooManyRequestsException])
async def replay_game(
    request: Request[Any, Any, Any],
    state: State,
    table: FromPath[str],
    number: FromPath[int],
    of: FromQuery[str] = "all",
    around: FromQuery[int] = 0,
) -> Replay[Any, Any, Any]:
    """A finished game for the replay page, with the positions of the frames around that number; a running one is never
    given out."""
    found = await _record(request, state, table, number)
    if of not in ("all", "onlooker", *map(str, range(found.setup.seats))):
        raise HTTPException("there is no such seat; choose a seat's number, `onlooker` or `all`", status_code=400)
    return await _house(state).aside(replay, found, of, around)


@get(
    "/api/tables/{table:str}/export",
    media_type="application/x-ndjson",
    raises=[NotFoundException, PermissionDeniedException, TooManyRequestsException],
)
async def export(request: Request[Any, Any, Any], state: State, table: FromPath[str]) -> Response[bytes]:
    """The whole table as one file, for its host, while no game is running."""
    _check_commands(request, state)
    house = _house(state)
    room = await house.room(table)
    if not roles(room.table, keys_of(request))[1]:
        raise PermissionDeniedException("only the host may take the table along")
    exported = await export_for_host(house.store, room.table)
    if exported is None:
        raise HTTPException("a game is running here; come back when it is over", status_code=409)
    return Response(exported, media_type="application/x-ndjson")


@get("/api/tables/{table:str}/cards", raises=[NotFoundException])
async def show_cards(state: State, table: FromPath[str]) -> dict[str, Any]:
    """What the cards of the table's game say, where a host may bring another deck: by id, as messages of the texts."""
    found = (await _house(state).room(table)).table
    cards: dict[str, Any] = msgspec.to_builtins(found.game.cards(found.setup.options))
    return cards


# --- Operations ---


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    """The worker can serve: its store answers and it is not about to stop."""
    house = _house(state)
    try:
        await house.store.ping()
    except Exception:
        return Response("the store does not answer", status_code=503)
    if house.closing:
        return Response("stopping", status_code=503)
    return Response("ready" if house.bus.is_up else "ready, without the other workers")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(state: State) -> Response[bytes]:
    return Response(generate_latest(_house(state).metrics.registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = (
    list_games,
    *game_files.HANDLERS,
    open_table,
    list_tables,
    show_table,
    take_seat,
    enter,
    command,
    record,
    replay_game,
    export,
    show_cards,
    health,
    ready,
    metrics,
)
