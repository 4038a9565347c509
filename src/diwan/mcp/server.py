"""The tools. A seat's token travels in every call, for the protocol keeps no session."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from importlib.resources import files
from secrets import token_hex
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from diwan.bots.bot import bots
from diwan.core.errors import DiwanError
from diwan.core.game import Refusal
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.mcp.room import Room, Rooms
from diwan.words import Book

INSTRUCTIONS = """Games of bluff and politics. Call list_games, then make_table (or join_table). You get a token: it is
your seat, so keep it secret and send it with every call. While you owe a decision, read `look` and choose an id of
`moves` for `move`; else call `wait`. You only ever see what your seat may know."""
LONGEST_TALK = 500

P = ParamSpec("P")
R = TypeVar("R")


def told(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Our own errors are sentences for the caller; the protocol wants them by another name."""

    @wraps(tool)
    async def telling(*arguments: P.args, **keywords: P.kwargs) -> R:
        try:
            return await tool(*arguments, **keywords)
        except DiwanError as error:
            raise ToolError(str(error)) from None

    return telling


def make_server() -> MCPServer:
    server, rooms = MCPServer("diwan", instructions=INSTRUCTIONS), Rooms()

    @server.tool()
    @told
    async def list_games() -> dict[str, Any]:
        """The games, with their numbers of players, variants and bots."""
        return {"games": [_about(game_id) for game_id in games()]}

    @server.tool()
    @told
    async def rules(game: str) -> str:
        """How a game is played, with every ruling."""
        package = find_game(game).__package__  # type: ignore[attr-defined]
        return (files(package) / "texts" / "rules.en.md").read_text("utf-8")

    @server.tool()
    @told
    async def list_tables() -> dict[str, Any]:
        """Tables that wait for agents."""
        return {
            "tables": [
                {"table": name, "game": room.match.game.about.id, "free_seats": len(room.open)}
                for name, room in rooms.waiting().items()
            ]
        }

    @server.tool()
    @told
    async def make_table(
        game: str,
        seats: int | None = None,
        variant: str | None = None,
        options: dict[str, Any] | None = None,
        agents: int = 1,
        opponents: str | None = None,
        name: str | None = None,
        seed: str | None = None,
    ) -> dict[str, Any]:
        """Make a table and take its first seat. `agents` seats are for agents, bots named `opponents` have the rest."""
        seed = seed or token_hex(8)
        room = Room(Match.new(game, seats, variant, options, seed), agents, opponents, seed)
        return await _sit(rooms, rooms.add(room), name)

    @server.tool()
    @told
    async def join_table(table: str, name: str | None = None) -> dict[str, Any]:
        """Take the next free seat of a table."""
        return await _sit(rooms, table, name)

    @server.tool()
    @told
    async def look(token: str, since: int = 0) -> dict[str, Any]:
        """All that your seat knows, in words, and what happened from event number `since` on."""
        room, seat = rooms.of(token)
        return {**room.status(seat, since), "view": room.view(seat)}

    @server.tool()
    @told
    async def moves(token: str) -> dict[str, Any]:
        """What you may do now. The same move has the same id all game long."""
        room, seat = rooms.of(token)
        return {"moves": room.menu(seat) if not room.open else []}

    @server.tool()
    @told
    async def move(token: str, move: str) -> dict[str, Any]:
        """Play a move: an id of `moves`, or a move of the game as JSON where amounts or words are free.

        An impossible move changes nothing and comes back with the menu; after five of them a bot plays on for you."""
        room, seat = rooms.of(token)
        if room.open or seat in room.replaced or room.match.outcome is not None:
            return {"accepted": False, "why": "it is not for you to move now", **room.status(seat)}
        before = len(room.match.told)
        try:
            await room.play(seat, room.find(seat, move))
        except (Refusal, ValueError) as error:
            left = await room.mistake(seat)
            why = room.why(seat, error)
            return {"accepted": False, "why": why, "mistakes_left": left, "moves": room.menu(seat)}
        return {"accepted": True, **room.status(seat, before)}

    @server.tool()
    @told
    async def say(token: str, text: str) -> dict[str, Any]:
        """Say something that everybody at the table hears."""
        room, seat = rooms.of(token)
        room.talk.append((seat, text[:LONGEST_TALK]))
        async with room.changed:
            room.changed.notify_all()
        return {"talk": [f"{room.names[who]}: {said}" for who, said in room.talk]}

    @server.tool()
    @told
    async def wait(token: str, since: int = 0, seconds: float = 20.0) -> dict[str, Any]:
        """Wait until you owe a decision, the game is over, or the time is up; tells what happened since `since`."""
        room, seat = rooms.of(token)

        def ready() -> bool:
            return not room.open and (seat in room.match.to_act or room.match.outcome is not None)

        async with room.changed:
            try:
                await asyncio.wait_for(room.changed.wait_for(ready), min(max(seconds, 0.0), 60.0))
            except TimeoutError:
                return {"time_is_up": True, **room.status(seat, since)}
        return {"time_is_up": False, **room.status(seat, since)}

    @server.tool()
    @told
    async def record(token: str) -> str:
        """The whole game as a record, once it is over; a seat that a bot had to take over is marked."""
        room, _ = rooms.of(token)
        if room.match.outcome is None:
            raise ToolError("the game is not over; its record would show what is hidden")
        return room.match.record().dumps()

    return server


async def _sit(rooms: Rooms, table: str, name: str | None) -> dict[str, Any]:
    token, seat = rooms.sit(table, name)
    room = rooms.named(table)
    await room.begin()
    return {"table": table, "token": token, "seat": seat, **room.status(seat)}


def _about(game_id: str) -> dict[str, Any]:
    game = find_game(game_id)
    book = Book(game=game)
    return {
        "game": game_id,
        "title": book.find("title") or game_id,
        "tagline": book.find("tagline") or "",
        "players": list(game.about.seats),
        "variants": list(game.about.variants),
        "bots": list(bots(game_id)),
    }
