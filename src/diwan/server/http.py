"""The HTTP side: catalogue, tables, seats, records, health."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from diwan.bots.bot import bots
from diwan.core.game import Game, Refusal
from diwan.core.record import Record
from diwan.core.registry import usable_games
from diwan.server import game_files
from diwan.server.contents import REVALIDATED, compressed
from diwan.server.hub import Hub, resolve_setup, roles
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
from diwan.table.state import number_for

SEAT, HOST = "diwan_seat", "diwan_host"
COOKIE_SECONDS = 90 * 86_400


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _limits(state: State) -> Limits:
    return _hub(state).limits


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def keys_of(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Return the hashes of the secrets that came with a request: cookies of this table, or a bearer token."""
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


class RefusedAtTable(Exception):
    """A refusal, with everything that its sentence needs."""

    def __init__(self, refusal: Refusal, table: Table, seat: int | None, id: str) -> None:
        super().__init__(refusal)
        self.refusal, self.table, self.seat, self.id = refusal, table, seat, id


@contextmanager
def refusals_of(table: Table, seat: int | None = None, id: str = "") -> Iterator[None]:
    """Turn refusals into answers that say why, by the texts of this table's game."""
    try:
        yield
    except Refusal as refusal:
        raise RefusedAtTable(refusal, table, seat, id) from None


def refused(request: Request[Any, Any, Any], error: RefusedAtTable) -> Response[Refused]:
    refusal = error.refusal
    text = sentence(refusal, error.table, error.seat, language_of(request))
    return Response(Refused(error.id, refusal.ruling, refusal.key, refusal.details, text), status_code=409)


# --- Catalogue ---


@get("/api/games", responses={200: ResponseSpec(list[GameShown])}, sync_to_thread=True)
def list_games(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """All games: their variants, options, numbers of seats, bots and files."""
    language = language_of(request)
    usable = [game for game in usable_games() if isinstance(game, Game)]
    shown = [about(game, tuple(bots(game.about.id)), language, state.web) for game in usable]
    headers = {"cache-control": REVALIDATED, "vary": "accept-language"}
    return compressed(msgspec.json.encode(shown), "application/json").answer(request, headers)


# --- Tables ---


@post("/api/tables", raises=[TooManyRequestsException])
async def open_table(request: Request[Any, Any, Any], state: State, data: JSONBody[NewTable]) -> Response[TableOpened]:
    """Create a table. Whoever does is its host."""
    if not _limits(state).tables.take(address_of(request)):
        raise TooManyRequestsException("too many tables from this address; wait a minute")
    hub = _hub(state)
    game, setup = resolve_setup(data.game, data.seats, data.variant, data.options)
    room, secret = await hub.open_table(game, setup, data.settings)
    id = room.table.id
    return Response(TableOpened(id, secret), cookies=[_cookie(hub.services.settings, HOST, id, secret)])


@get("/api/tables")
async def list_tables(state: State) -> list[Listing]:
    """Tables that anybody may join or watch, the newest first."""
    return await _hub(state).services.store.listed()


@get("/api/tables/{table:str}", raises=[NotFoundException])
async def show_table(state: State, table: FromPath[str]) -> TableNow:
    room = await _hub(state).room(table)
    return TableNow(number_for(room.table, None, room.table.seq), shown_table(room.table))


@post("/api/tables/{table:str}/seats", raises=[NotFoundException, TooManyRequestsException])
async def take_seat(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[TakeSeat]
) -> Response[SeatTaken]:
    """Take a seat, during a game a bot's. The answer holds the seat's secret, which is sent again only for the same
    `wish`."""
    hub = _hub(state)
    room = await hub.room(table)
    if not _limits(state).seats.take(address_of(request)):
        raise TooManyRequestsException("too many seats from this address; wait a minute")
    with refusals_of(room.table):
        of = roles(room.table, keys_of(request))[0]
        seat, secret = await hub.sit(room, data.name, data.seat, of, data.wish)
    taken = SeatTaken(seat, secret, f"/t/{table}#{secret}")
    return Response(taken, cookies=[_cookie(hub.services.settings, SEAT, table, secret)])


@post("/api/tables/{table:str}/enter", status_code=200, raises=[NotFoundException, PermissionDeniedException])
async def enter(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[Enter]
) -> Response[Entered]:
    """Come back by a personal link, perhaps on another device: the secret becomes a cookie."""
    hub = _hub(state)
    room = await hub.room(table)
    found = Entered(*roles(room.table, (key_of(data.secret),)))
    if found.seat is None and not found.host:
        if not _limits(state).wrong_keys.take(address_of(request)):
            raise TooManyRequestsException("too many wrong secrets from this address; wait a minute")
        raise PermissionDeniedException("this secret opens no seat at this table; sit down again")
    name = HOST if found.host else SEAT
    return Response(found, cookies=[_cookie(hub.services.settings, name, table, data.secret)])


def check_commands(request: Request[Any, Any, Any], state: State) -> None:
    """Count a command, or something that takes as much work: a record, a replay, an export or a lesson."""
    if not _limits(state).commands.take(address_of(request)):
        raise TooManyRequestsException("too many commands from this address; wait a minute")


@post("/api/tables/{table:str}/commands", status_code=200, raises=[NotFoundException, TooManyRequestsException])
async def command(
    request: Request[Any, Any, Any], state: State, table: FromPath[str], data: JSONBody[Ask[Any]]
) -> Done:
    """Give a command, as over a socket."""
    check_commands(request, state)
    hub = _hub(state)
    room = await hub.room(table)
    seat, host = roles(room.table, keys_of(request))
    given = data.command
    if isinstance(given, Play):
        given = Play(msgspec.convert(given.move, room.table.game.types.Move))
    with refusals_of(room.table, seat, data.id):
        stored = await hub.ask(room, host, seat, given, data.id)
        return Done(data.id, number_for(room.table, seat, stored))


async def _record(request: Request[Any, Any, Any], state: State, table: str, number: int) -> Record:
    """Return the record of a finished game; raise if there is none. That of a running game is never given out."""
    check_commands(request, state)
    hub = _hub(state)
    found = await hub.record(await hub.room(table), number)
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
    """The record of a finished game. That of a running game is never given out."""
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
    """A finished game for the replay page, with the positions of the frames around number `around`. A running game is
    never given out."""
    found = await _record(request, state, table, number)
    if of not in ("all", "onlooker", *map(str, range(found.setup.seats))):
        raise HTTPException("there is no such seat; choose a seat's number, `onlooker` or `all`", status_code=400)
    return await _hub(state).run_in_background(replay, found, of, around)


@get(
    "/api/tables/{table:str}/export",
    media_type="application/x-ndjson",
    raises=[NotFoundException, PermissionDeniedException, TooManyRequestsException],
)
async def export(request: Request[Any, Any, Any], state: State, table: FromPath[str]) -> Response[bytes]:
    """The whole table as one file, for its host, while no game is running."""
    check_commands(request, state)
    hub = _hub(state)
    room = await hub.room(table)
    if not roles(room.table, keys_of(request))[1]:
        raise PermissionDeniedException("only the host may export the table")
    exported = await export_for_host(hub.services.store, room.table)
    if exported is None:
        raise HTTPException("a game is running here; come back when it is over", status_code=409)
    return Response(exported, media_type="application/x-ndjson")


@get("/api/tables/{table:str}/cards", raises=[NotFoundException])
async def show_cards(state: State, table: FromPath[str]) -> dict[str, Any]:
    """The texts of the cards of a table's game, by id, for games where a host may choose the deck."""
    found = (await _hub(state).room(table)).table
    cards: dict[str, Any] = msgspec.to_builtins(found.game.cards(found.setup.options))
    return cards


# --- Operations ---


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    """The worker can serve: its store answers, and it is not about to stop."""
    hub = _hub(state)
    try:
        await hub.services.store.ping()
    except Exception:
        return Response("the store does not answer", status_code=503)
    if hub.closing:
        return Response("stopping", status_code=503)
    return Response("ready" if hub.services.bus.is_up else "ready, without the other workers")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(state: State) -> Response[bytes]:
    return Response(generate_latest(_hub(state).services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


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
