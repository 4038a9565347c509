"""A bot that never answers."""

from collections.abc import Sequence
from typing import Any


class Hanging:
    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, _view: Any, _menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        while True:
            pass

    def interject(self, *_: Any) -> None:
        return None


BOTS = {"hanging": Hanging}
