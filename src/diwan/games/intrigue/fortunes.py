"""Points that others must have had: whoever used a perk had risen to it (I22 to I24), mostly by what nobody saw.

What is visible is known at every moment. A seat that lacks points at the moment when it is said to have risen gets
alliances and the credit for rumours until it has them. They are handed to the plan as needs like all others.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.scoring import breach_entries, chart_of, motion_entries
from diwan.games.intrigue.state import Breach, Minute, Motion, Telling
from diwan.games.intrigue.story import Act, Claim, Need, Pact, Story

EASY = 0.7
"""How much less likely a seat is taken to have risen when it lacked another half-point in sight."""


class Boon(Struct, frozen=True):
    """Half-points that a seat may have had: as the spreader of an item, or by an alliance."""

    hp: int
    item: Item | None = None
    pact: Pact | None = None


class Fortunes:
    """One guess at how everybody came by his points."""

    def __init__(
        self, story: Story, acts: Sequence[Act], poor: Sequence[int], rich: Sequence[int], rng: Random
    ) -> None:
        self.story, self.acts, self.rng = story, acts, rng
        self.chart = chart_of(story.view.options)
        self.credit: dict[Item, int] = {}
        """Who is to be the spreader of an item."""
        self.pacts: list[Pact] = []
        self._known = self._first_known()
        self._exchanges: dict[int, list[int]] = {}
        """The rounds in which I exchanged secrets, by partner."""
        for first in (tellings[0] for tellings in story.known.values() if len(tellings) > 1):
            partner = first.hearer if first.giver == story.me else first.giver
            self._exchanges.setdefault(partner, []).append(first.round)
        claims = story.claims()
        for claim in rng.sample(claims, len(claims)):
            self._grant(claim, 2 * min(3, poor.count(claim.seat) // 4))
        careful = rng.random() < 0.8
        humble = {claim.seat for claim in claims} if careful else set()
        self.needs = [self._assigned(need, humble, set(rich) if careful else set()) for need in story.needs]
        self.needs += self._early_tellings()

    def _first_known(self) -> dict[Item, Telling]:
        known: dict[Item, Telling] = {}
        for tellings in self.story.known.values():
            for telling in tellings:
                earlier = known.get(key(telling.item))
                if telling.spreads and (earlier is None or telling.moment < earlier.moment):
                    known[key(telling.item)] = telling
        return known

    def _award(self, motion: Motion) -> int:
        return self.story.awards[key(motion.item)] if motion.truth is not None else 0

    # A claim
    def _grant(self, claim: Claim, spare: int) -> None:
        """Chooses when the seat rose, and what it had then."""
        moments = list(self._lacks(claim))
        weights = [EASY ** max(0, lack) for lack, _ in moments]
        lack, count = self.rng.choices(moments, weights)[0]
        boons = self._boons(claim, count) if lack + spare > 0 else []
        if sum(boon.hp for boon in boons) < lack:
            lack, count = min(moments)
            boons = self._boons(claim, count)
        self.rng.shuffle(boons)
        for boon in boons:
            if lack + spare <= 0:
                return
            lack -= boon.hp
            if boon.pact:
                self.pacts.append(boon.pact)
            elif boon.item:
                self.credit[boon.item] = claim.seat

    def _round(self, claim: Claim, count: int) -> int:
        return claim.round if count == claim.minutes else self.story.view.minutes[count].round

    def _lacks(self, claim: Claim) -> Iterator[tuple[int, int]]:
        """What the seat still needs for its status, by the count of minutes, as far as points are accounted for."""
        lack, friends = claim.least, range(self.story.view.seats)
        for count in range(claim.minutes + 1):
            number = self._round(claim, count)
            formed = sum(self._is_allied(claim.seat, friend, number, count) for friend in friends)
            yield lack - FIGURES.points.formed * formed, count
            if count < claim.minutes:
                lack -= self._gain(claim.seat, self.story.view.minutes[count])

    def _gain(self, seat: int, minute: Minute) -> int:
        """Without the bonus of an alliance."""
        if isinstance(minute, Breach):
            if seat not in (minute.breaker, minute.ally):
                return 0
            entries = breach_entries(minute.round, minute.breaker, minute.ally)
            return sum(entry.visible for other, entry in entries if other == seat)
        entries = motion_entries(minute, self.chart, self._spreader(minute.item))
        return sum(entry.visible + entry.hidden for other, entry in entries if other == seat)

    def _spreader(self, item: Item) -> int | None:
        known = self._known.get(key(item))
        return self.credit.get(key(item), known.giver if known else None)

    def _is_allied(self, seat: int, friend: int, number: int, count: int) -> bool:
        """Whether the two must have been allies then."""
        first, pact = self._window(seat, friend, count)
        if friend == self.story.me:
            return any(first <= exchanged <= number for exchanged in self._exchanges.get(seat, ()))
        if pact is not None and pact.last <= number:
            return True
        pair = (min(seat, friend), max(seat, friend))
        return any(p.pair == pair and first <= p.first and p.last <= number for p in self.pacts)

    def _window(self, seat: int, friend: int, count: int) -> tuple[int, Pact | None]:
        """From which round on the two can have been allies, and the alliance that was broken afterwards."""
        pair = (min(seat, friend), max(seat, friend))
        first = 1
        for index, number in self.story.breaches.get(pair, ()):
            if index >= count:
                return first, Pact(pair, first, number)
            first = number + 1
        return first, None

    def _boons(self, claim: Claim, count: int) -> list[Boon]:
        seat, number = claim.seat, self._round(claim, count)
        boons = []
        for friend in range(self.story.view.seats):
            if friend in (seat, self.story.me) or self._is_allied(seat, friend, number, count):
                continue
            first, _ = self._window(seat, friend, count)
            meetings = (act for act in self.acts if {act.actor, act.partner} == {seat, friend})
            if any(first <= act.round <= number for act in meetings):
                pair = (min(seat, friend), max(seat, friend))
                boons.append(Boon(FIGURES.points.formed, pact=Pact(pair, first, number)))
        motions = [m for m in self.story.view.minutes[:count] if isinstance(m, Motion) and self._award(m) > 0]
        boons += [Boon(self._award(m), item=key(m.item)) for m in motions if self._may_have_spread(seat, m)]
        return boons

    def _may_have_spread(self, seat: int, motion: Motion) -> bool:
        wanted, subject = key(motion.item), motion.item.subject
        if seat == subject or wanted in self.story.barred or wanted in self.credit:
            return False
        known = self._known.get(wanted)
        wants = [need for need in self.story.needs if key(need.item) == wanted]
        if (known and (wants or known.giver == seat)) or (not known and not wants):
            return False
        for act in self.acts:
            if seat not in (act.actor, act.partner) or subject in (act.actor, act.partner):
                continue
            if known and (act.actor != seat or act.moment >= known.moment):
                continue
            if all(act.round <= w.last_round and w.end in (None, act.actor, act.partner) for w in wants):
                return True
        return False

    # Needs
    def _assigned(self, need: Need, humble: set[int], rich: set[int]) -> Need:
        wanted = key(need.item)
        if wanted in self.credit:
            return replace(need, giver=self.credit[wanted])
        award = self.story.awards.get(wanted, 0)
        shun = humble if award < 0 else rich if award > 0 else ()
        return replace(need, shun=tuple(sorted(shun))) if shun else need

    def _early_tellings(self) -> list[Need]:
        """Where I know a telling, the spreader told it before."""
        return [
            Need(telling.item, self.credit[wanted], telling.round, before=telling.moment, giver=self.credit[wanted])
            for wanted, telling in self._known.items()
            if wanted in self.credit and all(key(need.item) != wanted for need in self.story.needs)
        ]
