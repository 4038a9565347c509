"""Bots get what a person gets, and blind bots get no view."""

from collections.abc import Sequence
from random import Random
from typing import Any

from diwan.core.match import Match
from diwan.lab.playout import play_out


class Watcher:
    """A bot that plays the first move and remembers the views that it got."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        self.views.append(view)
        return menu[0]

    def interject(self, view: Any, _menu: Sequence[Any], _news: Sequence[Any]) -> None:
        self.views.append(view)


class Blind(Watcher):
    blind = True


def test_a_bot_that_declares_itself_blind_gets_no_view() -> None:
    match = Match.new("king-thief-minister", seats=3, options={"turn_limit_per_player": 2}, seed=1)
    seeing, blind = Watcher(), Blind()
    play_out(match, [seeing, blind, Blind()], Random(1))
    assert match.outcome is not None
    assert seeing.views
    assert None not in seeing.views
    assert set(blind.views) == {None}
