"""What a position is worth to a seat: its Seats, its Objective, and the Seats of friends and foes."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import ELIGIBLE, GROUP_OF, GROUPS, bits
from diwan.games.machrou3_rais.influence import Influence, book_of, count_seats, influence, leader
from diwan.games.machrou3_rais.rules.objectives import score
from diwan.games.machrou3_rais.state import Objectives, State
from diwan.games.machrou3_rais.view import View

DONE = 10.0
"""What a fulfilled Objective is worth, in Seats."""
NEEDED = 24.0
"""What the first one is worth to somebody who must be eligible."""
LAND = 0.25
"""What a point of influence is worth beside the Seats."""


def changed(inf: Influence, owners: Mapping[int, int | None]) -> Influence:
    """The influence after some districts went to other hands: groups are counted again, connections stay."""
    owned, swing, groups = list(inf.owned), inf.swing, 0
    for i, seat in owners.items():
        one = 1 << i
        owned = [districts & ~one for districts in owned]
        swing &= ~one
        if seat is None:
            swing |= one
        else:
            owned[seat] |= one
        groups |= 1 << GROUP_OF[i]
    leads = list(inf.leads)
    for g in bits(groups):
        leads[g] = leader(owned, GROUPS[g], inf.gips)
    return replace(inf, owned=tuple(owned), swing=swing, leads=tuple(leads), blocs=count_seats(len(owned), leads))


def declared(objectives: Objectives, seat: int) -> int:
    return sum(1 for d in objectives.declared if d.seat == seat)


class Outlook:
    """How one seat values positions. `regard`, by seat, says how much a Seat of that player is worth to it."""

    def __init__(self, view: View, seat: int, regard: Sequence[float], corrupt: bool) -> None:
        self.view, self.seat, self.regard = view, seat, regard
        self.inf = influence(view)
        self._book = book_of(view)
        place = view.objectives.hands[seat]
        self._card = None if place is None else place.card
        eligible = corrupt or declared(view.objectives, seat) >= ELIGIBLE
        self._prize = DONE if eligible else NEEDED
        self.now = self.worth(self.inf)

    def worth(self, inf: Influence, deed: str | None = None) -> float:
        total = sum(r * bloc for r, bloc in zip(self.regard, inf.blocs, strict=True))
        mine = inf.owned[self.seat]
        total += LAND * sum(inf.ips[i] for i in bits(mine))
        if mine == 0:
            total -= 10
        return total + self._prize * self.progress(inf, deed)

    def progress(self, inf: Influence, deed: str | None = None) -> float:
        """How near the Objective in hand is: 1 is fulfilled."""
        if self._card is None:
            return 0.0
        missing = 0.0
        for condition in self._book.objectives[self._card].when:
            short = -score(condition, inf, self.view.board, self.view.deeds[self.seat], self.seat)
            if short > 0 and deed is not None and getattr(condition, "event", None) == deed:
                short -= 1
            if short > 0:
                size = int(getattr(condition, "n", 1))
                missing += short / max(1, size / 3) if size > 6 else short
        return 1.0 if missing <= 0 else 0.45 / (0.6 + missing)

    def gain(self, owners: Mapping[int, int | None], deed: str | None = None) -> float:
        return self.worth(changed(self.inf, owners), deed) - self.now

    def of_state(self, state: State) -> float:
        return self.worth(influence(state))
