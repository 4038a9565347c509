"""The ladder for people: each level beats the one below (`docs/research.md` has the measurements).

All three think alike and differ in how often their mind is elsewhere. The search (`ismcts`) is not among them: at the
times that people wait for a move it does not beat the rules of thumb.
"""

from collections.abc import Sequence

from diwan.bots.bot import Maker
from diwan.bots.king_thief_minister.clever import Clever
from diwan.games.king_thief_minister import Event, Move, View


class _Distracted(Clever):
    """A clever player whose thoughts wander: then any move will do."""

    distraction: float

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:
        considered = super().choose(view, menu, news)
        return self._rng.choice(menu) if self._rng.random() < self.distraction else considered


class Easy(_Distracted):
    distraction = 0.6


class Normal(_Distracted):
    distraction = 0.2


LEVELS: dict[str, Maker] = {"easy": Easy, "normal": Normal, "hard": Clever}
