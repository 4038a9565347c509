"""`diwan mcp`, and the same agents at the tables of `diwan serve`."""

from typing import TYPE_CHECKING

from diwan.core.extras import missing, needs

if TYPE_CHECKING:
    from diwan.server.app import MakeDoor


def serve_agents() -> None:
    with needs("mcp", "a seat for agents"):
        from diwan.mcp.door import serve_on_stdio

    serve_on_stdio()


def agents_doors() -> "list[MakeDoor]":
    """The door for agents, where its packages are installed."""
    if missing("mcp"):
        return []
    with needs("mcp"):
        from diwan.mcp.door import agents_door

    return [agents_door]
