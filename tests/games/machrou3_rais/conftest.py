from cli.conftest import diwan, here

__all__ = ["diwan", "here"]
