"""The games: pure rules, one package each. They never import one another.

`diwan.games()` lists the ids of all games. Importing any of these packages makes Python put this package in the place
of that function, so the package can be called, and the name means the same before and after.
"""

import sys
from types import ModuleType

from diwan.core.registry import games


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Games
