"""`diwan mcp`, and the same interface for agents in `diwan serve`."""

from importlib.util import find_spec

from diwan.core.errors import DiwanError
from diwan.server.app import MakeDoor


def serve_agents() -> None:
    if not agents_doors():
        raise DiwanError("a seat for agents needs the package mcp; install diwan[mcp]")
    from diwan.mcp.door import serve_on_stdio

    serve_on_stdio()


def agents_doors() -> list[MakeDoor]:
    """Return the interface for agents, or nothing if the package mcp is not installed."""
    if find_spec("mcp") is None:
        return []
    from diwan.mcp.door import agents_door

    return [agents_door]
