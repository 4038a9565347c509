"""One bot: it counts its own dice, expects every sixth of the others, and believes no bid beyond that by a die."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diwan.bots.bot import Budget, Maker
from liars_dice import Bid, Challenge, Event, Move, View


class Counter:
    def __init__(self, _seat: int, rng: Random, _budget: Budget) -> None:
        self._rng = rng

    def choose(self, view: View, menu: Sequence[Move], _news: Sequence[Event]) -> Move:
        if view.bid is not None and view.bid.count > self._expected(view, view.bid.face) + 1:
            return Challenge()
        bids = [move for move in menu if isinstance(move, Bid)]
        if not bids:
            return Challenge()
        safest = max(self._expected(view, bid.face) - bid.count for bid in bids)
        return self._rng.choice([bid for bid in bids if self._expected(view, bid.face) - bid.count == safest])

    def interject(self, _view: Any, _menu: Any, _news: Any) -> None:
        return None

    @staticmethod
    def _expected(view: View, face: int) -> float:
        """How many dice show a face, so far as one can tell."""
        return view.dice.count(face) + (sum(view.owned) - len(view.dice)) / 6


BOTS: Mapping[str, Maker] = {"clever": Counter}
