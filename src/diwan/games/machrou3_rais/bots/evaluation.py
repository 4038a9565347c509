"""The value of a position to a seat: its Seats, its Objective, and the Seats of friends and foes."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import ELIGIBLE, GROUP_OF, GROUPS, bits
from diwan.games.machrou3_rais.influence import Influence, card_set_of, count_seats, influence, leader
from diwan.games.machrou3_rais.rules.objectives import surplus
from diwan.games.machrou3_rais.state import Objectives, State
from diwan.games.machrou3_rais.view import View

FULFILLED_WORTH = 10.0
"""Value of a fulfilled Objective, in Seats."""
FIRST_OBJECTIVE_WORTH = 24.0
"""Value of the first Objective to a seat that needs one to be eligible, in Seats."""
INFLUENCE_WORTH = 0.25
"""Value of a point of influence besides the Seats that it wins, in Seats."""


def changed(inf: Influence, owners: Mapping[int, int | None]) -> Influence:
    """Return the influence after some districts change hands.

    Groups are counted again; connections stay as they are."""
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


class Evaluation:
    """Values positions for one seat. `seat_values` says how much a Seat of each player is worth to it."""

    def __init__(self, view: View, seat: int, seat_values: Sequence[float], corrupt: bool) -> None:
        self.view, self.seat, self.seat_values = view, seat, seat_values
        self.inf = influence(view)
        self._book = card_set_of(view)
        place = view.objectives.hands[seat]
        self._card = None if place is None else place.card
        eligible = corrupt or declared(view.objectives, seat) >= ELIGIBLE
        self._objective_worth = FULFILLED_WORTH if eligible else FIRST_OBJECTIVE_WORTH
        self.now = self.worth(self.inf)

    def worth(self, inf: Influence, deed: str | None = None) -> float:
        total = sum(r * bloc for r, bloc in zip(self.seat_values, inf.blocs, strict=True))
        mine = inf.owned[self.seat]
        total += INFLUENCE_WORTH * sum(inf.ips[i] for i in bits(mine))
        if mine == 0:
            total -= 10
        return total + self._objective_worth * self.progress(inf, deed)

    def progress(self, inf: Influence, deed: str | None = None) -> float:
        """Return how near the Objective in hand is: 1 is fulfilled."""
        if self._card is None:
            return 0.0
        missing = 0.0
        for condition in self._book.objectives[self._card].when:
            short = -surplus(condition, inf, self.view.board, self.view.deeds[self.seat], self.seat)
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
