"""The tools. A seat's token travels in every call, for the protocol keeps no session."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError

from diwan.bots.bot import bots
from diwan.core.errors import DiwanError
from diwan.core.game import Refusal
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.mcp.agents import Agent, Agents
from diwan.server.hub import Hub
from diwan.server.limits import PerAddress
from diwan.server.sentences import sentence
from diwan.server.store import StoreLost
from diwan.words import Book
from diwan.words.rules import rules_text

INSTRUCTIONS = """Games of bluff and politics, with people and bots at the same table. Call list_games, then make_table
(or join_table). You get a token: it is your seat, so keep it secret and send it with every call. While you owe a
decision, read `look` and choose an id of `moves` for `move`; else call `wait`. You only ever see what your seat may
know."""

P = ParamSpec("P")
R = TypeVar("R")


def with_tool_errors(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Turn our errors, which are sentences for the caller, into the errors of the protocol."""

    @wraps(tool)
    async def checked(*arguments: P.args, **keywords: P.kwargs) -> R:
        try:
            return await tool(*arguments, **keywords)
        except DiwanError as error:
            raise ToolError(str(error)) from None
        except StoreLost:
            raise ToolError("what you asked may not have been stored; look, and try again") from None
        except Refusal as refusal:  # by the table, such as a taken name
            raise ToolError(sentence(refusal, None, None, "en")) from None

    return checked


def check_limit(limit: PerAddress, context: Context[Any, Any]) -> None:
    """Raise ToolError if the caller's address asks too often; it shares its limits with the web.

    Standard input has no address and no limit."""
    request = context.request_context.request
    client = getattr(request, "client", None)
    if client is not None and not limit.take(client.host):
        raise ToolError("too many from this address; wait a minute")


def make_server(hub: Hub) -> MCPServer:
    server = MCPServer("diwan", instructions=INSTRUCTIONS, log_level="WARNING")
    agents, limits = Agents(hub), hub.limits

    async def agent_of(token: str, context: Context[Any, Any]) -> Agent:
        check_limit(limits.commands, context)
        return await agents.of(token)

    @server.tool()
    @with_tool_errors
    async def list_games() -> dict[str, Any]:
        """The games, with their numbers of players, variants and bots."""
        return {"games": [_about(game_id) for game_id in games()]}

    @server.tool()
    @with_tool_errors
    async def rules(game: str) -> str:
        """How a game is played, with every ruling."""
        return rules_text(find_game(game))

    @server.tool()
    @with_tool_errors
    async def list_tables() -> dict[str, Any]:
        """Tables that strangers may join (stage `lobby`) or that are being played."""
        return {
            "tables": [{"table": t.table, "game": t.game, "stage": t.stage} for t in await hub.services.store.listed()]
        }

    @server.tool()
    @with_tool_errors
    async def make_table(
        context: Context[Any, Any],
        game: str,
        seats: int | None = None,
        variant: str | None = None,
        options: dict[str, Any] | None = None,
        places: int = 1,
        opponents: str | None = None,
        listed: bool = False,
        name: str | None = None,
    ) -> dict[str, Any]:
        """Make a table and take its first seat. `places` seats are for you, other agents and people, who join by the
        table's id or link; bots named `opponents` have the rest. `listed` lets strangers find it."""
        check_limit(limits.tables, context)
        agent, token = await agents.make_table(game, seats, variant, options or {}, places, opponents, listed, name)
        return _seated(agent, token)

    @server.tool()
    @with_tool_errors
    async def join_table(context: Context[Any, Any], table: str, name: str | None = None) -> dict[str, Any]:
        """Take the next free seat of a table."""
        check_limit(limits.seats, context)
        return _seated(*await agents.join(table, name))

    @server.tool()
    @with_tool_errors
    async def look(context: Context[Any, Any], token: str, since: int = 0) -> dict[str, Any]:
        """All that your seat knows, in words, and what happened after number `since` (the `next` of an answer)."""
        agent = await agent_of(token, context)
        return {**agent.status(since), "view": agent.view()}

    @server.tool()
    @with_tool_errors
    async def moves(context: Context[Any, Any], token: str) -> dict[str, Any]:
        """What you may do now. The same move has the same id all game long."""
        return {"moves": (await agent_of(token, context)).menu()}

    @server.tool()
    @with_tool_errors
    async def move(context: Context[Any, Any], token: str, move: str) -> dict[str, Any]:
        """Play a move: an id of `moves`, or a move of the game as JSON where amounts or words are free.

        An impossible move changes nothing and comes back with the menu; after five of them a bot plays on for you."""
        return await (await agent_of(token, context)).play(move)

    @server.tool()
    @with_tool_errors
    async def say(context: Context[Any, Any], token: str, text: str, to: list[int] | None = None) -> dict[str, Any]:
        """Say something that everybody at the table hears, or only the seats `to` where the game allows whispers."""
        agent = await agent_of(token, context)
        before = agent.number
        await agents.say(agent, text, to)
        return agent.status(before)

    @server.tool()
    @with_tool_errors
    async def wait(context: Context[Any, Any], token: str, since: int = 0, seconds: float = 20.0) -> dict[str, Any]:
        """Wait until you owe a decision, the game is over, or the time is up; tells what happened after `since`."""
        agent = await agent_of(token, context)
        called = await agent.until_called_upon(seconds)
        return {"time_is_up": not called, **agent.status(since)}

    @server.tool()
    @with_tool_errors
    async def record(context: Context[Any, Any], token: str) -> str:
        """The whole game as a record, once it is over; a seat that a bot had to take over is marked."""
        return await agents.record(await agent_of(token, context))

    return server


def _seated(agent: Agent, token: str) -> dict[str, Any]:
    table = agent.room.table.id
    return {"table": table, "link": f"/t/{table}", "token": token, "seat": agent.place, **agent.status()}


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
