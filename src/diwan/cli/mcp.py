"""`diwan mcp`."""

from diwan.core.errors import DiwanError


def serve_agents() -> None:
    try:
        from diwan.mcp.server import make_server
    except ImportError as error:
        if not (error.name or "").startswith("mcp"):
            raise
        raise DiwanError("a seat for agents needs the package mcp; install diwan[mcp]") from None
    make_server().run("stdio")
