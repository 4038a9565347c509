"""`diwan mcp`, and the same interface for agents in `diwan serve`."""

from typing import TYPE_CHECKING

from diwan.core.extras import missing, needs

if TYPE_CHECKING:
    from diwan.server.app import MakeDoor


def serve_agents() -> None:
    with needs("mcp", "a seat for agents"):
        from diwan.mcp.door import serve_on_stdio

    serve_on_stdio()


def agents_doors() -> "list[MakeDoor]":
    """Return the interface for agents, or nothing if its packages are not installed."""
    if missing("mcp"):
        return []
    with needs("mcp"):
        from diwan.mcp.door import agents_door

    return [agents_door]
