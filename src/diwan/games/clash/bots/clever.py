"""The bot `clever` of Clash: rules of thumb, without any search."""

from collections.abc import Sequence
from random import Random
from typing import Any

from diwan.bots.bot import Budget
from diwan.games.clash.effects import cell_sets
from diwan.games.clash.figures import TILE, Tile
from diwan.games.clash.moves import Keep, Lay, Move, Name, Pick
from diwan.games.clash.rules import final_use, play
from diwan.games.clash.state import Naming, Over, State, Tiles
from diwan.games.clash.view import View, imagine

BY_USEFULNESS: Tiles = (
    "COU", "SOC", "TVS", "PRS", "HAC", "ROC", "NOB", "MER", "MUJ",
    "BRI", "CRI", "AGE", "ELE", "UNO", "PIC", "RIO", "KAB",
)  # fmt: skip
"""Neutral tiles, the most useful first: those that turn or repeat many tiles, then those that take tiles away."""


def usefulness(tile: Tile) -> int:
    """Return a number that is higher for a more useful neutral tile."""
    return -BY_USEFULNESS.index(tile) if tile in BY_USEFULNESS else 0


class Clever:
    """A player that looks one move ahead: it wants supporting tiles, secured ones above all, and keeps strong tiles."""

    def __init__(self, seat: int, rng: Random, _budget: Budget) -> None:
        self._seat, self._rng = seat, rng

    def choose(self, view: View, menu: Sequence[Move], _news: Sequence[Any]) -> Move:
        first = menu[0]
        if isinstance(first, Name):
            return Name(self._seat)
        if isinstance(first, Pick):
            return max(menu, key=lambda move: usefulness(move.tile) if isinstance(move, Pick) else 0)
        if isinstance(first, Keep):
            return max(menu, key=lambda move: self._packet_usefulness(view, move))
        world = imagine(view, self._rng)
        order = self._rng.sample(menu, len(menu))
        return max(order, key=lambda move: self._worth(world, move))

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Any]) -> None:
        return None

    def _packet_usefulness(self, view: View, move: Move) -> int:
        kept = view.dealt[0] + view.dealt[1]
        packet = [tile for tile in view.packets[-1].seen if tile not in kept]
        return usefulness(packet[move.place]) if isinstance(move, Keep) else 0

    def _worth(self, world: State, move: Move) -> float:
        after, _ = play(world, self._seat, move)
        if isinstance(after.phase, (Over, Naming)):
            won = after.phase.winner == self._seat if isinstance(after.phase, Over) else after.phase.seat != self._seat
            return 1000 if won else -1000
        sets = cell_sets(after.board)
        mine, theirs = sets.supporting(self._seat), sets.supporting(1 - self._seat)
        worth = float(mine.bit_count() - theirs.bit_count())
        worth += 0.6 * ((mine & sets.secured).bit_count() - (theirs & sets.secured).bit_count())
        if isinstance(move, Lay):
            worth += self._habit_bonus(world, move)
        return worth

    def _habit_bonus(self, world: State, move: Lay) -> float:
        """Return a bonus for good habits: use effects, take neutral tiles first, give KABOOM!!! to the opponent."""
        habit = 0.0
        if TILE[move.tile].timing == "immediate" and final_use(move.use) is None:
            habit -= 0.7
        if move.tile == "KAB":
            habit += -2.0 if not move.against else 2.0
        elif move.tile in world.neutral:
            habit += 0.2
        return habit
