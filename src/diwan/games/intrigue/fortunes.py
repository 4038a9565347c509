"""Points that others must have had, and must not have had: whoever used a perk had risen to it (I22 to I24), mostly by
what nobody saw, and nobody had won before.

What is visible is known at every moment. Alliances and the credit for rumours are handed out until all totals fit.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random

from msgspec.structs import replace

from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.plan import Contradiction, Pair, Plan, pair_of
from diwan.games.intrigue.story import Claim, Need, Pact, Story

EASY = 0.7
"""How much less likely a seat is taken to have risen when it lacked another half-point in sight."""


class Fortunes:
    def __init__(self, story: Story, plan: Plan, rng: Random, thrifty: bool) -> None:
        """`thrifty`: nobody gets more than he needs, and alliances, which serve two, come first."""
        self.story, self.plan, self.rng, self.thrifty = story, plan, rng, thrifty
        self._credited: set[Item] = set()
        """Whose spreader is settled."""
        claims = story.claims()
        rng.shuffle(claims)
        if thrifty:
            for claim in claims:
                for pact in self._alliances(claim.seat, claim.minutes, claim):
                    plan.make_pact(pact)
        for claim in claims:
            self._grant(claim)
        self.tops = self._curb()
        """By seat: the highest total it ever had."""

    # Accounts
    def _account(self, seat: int) -> list[int]:
        """The totals of a seat before each of the minutes, and at the end."""
        story = self.story
        changes = [0] * len(story.shown)
        for index, wanted, award in story.paid:
            if award and self.plan.spreader(wanted) == seat:
                changes[index + 1] += award
        for friend in range(story.view.seats):
            if friend != seat:
                for number in self._alliances_of(pair_of(seat, friend)):
                    changes[story.recesses[number]] += FIGURES.points.formed
        return [row[seat] + hidden for row, hidden in zip(story.shown, accumulate(changes), strict=True)]

    def _alliances_of(self, pair: Pair) -> Iterator[int]:
        """The rounds in which the two became allies."""
        rounds = self.plan.trading.get(pair, ()) if self.story.me not in pair else self.story.exchanges.get(pair, ())
        broken = 0
        for number in sorted(rounds):
            if not broken or any(broken <= breach < number for _, breach in self.story.breaches.get(pair, ())):
                broken = number
                yield number

    # Claims
    def _grant(self, claim: Claim) -> None:
        """Chooses when the seat rose, and gives it what it lacked then."""
        lacks = [claim.least - total for total in self._account(claim.seat)[: claim.minutes + 1]]
        counts = sorted(range(len(lacks)), key=lambda count: (lacks[count], -count))
        if lacks[counts[0]] > 0 and not self.thrifty:
            counts.insert(0, self.rng.choices(range(len(lacks)), [EASY**lack for lack in lacks])[0])
        if not any(self._raise(claim, count) for count in counts):
            raise Contradiction

    def _raise(self, claim: Claim, count: int) -> bool:
        lack = claim.least - self._account(claim.seat)[count]
        boons: list[Pact | Item] = [*self._alliances(claim.seat, count, claim), *self._rumours(claim.seat, count)]
        self.rng.shuffle(boons)
        while lack > 0 and boons:
            boon = boons.pop()
            if isinstance(boon, Pact):
                given = self.plan.make_pact(boon)
            elif self.story.awards[boon] > 0:
                given = self._credit(boon, claim.seat)
            else:
                given = any(self._credit(boon, seat) for seat in self._others(claim.seat))
            if given:
                lack = claim.least - self._account(claim.seat)[count]
        if lack <= 0:
            self._keep(claim, count, -lack)
        return lack <= 0

    def _keep(self, claim: Claim, count: int, spare: int) -> None:
        """What the seat had until then may not be moved to somebody else any more, nor others' losses to it."""
        for index, wanted, award in self.story.paid:
            if index >= count or wanted.subject == claim.seat:
                continue
            mine = self.plan.spreader(wanted) == claim.seat
            if 0 < award <= spare and mine:
                spare -= award
            elif award < 0 or (award > 0 and mine):
                self.plan.settle(wanted)
                self._credited.add(wanted)
        self.plan.keep_trades(claim.seat)

    def _others(self, seat: int) -> list[int]:
        others = [s for s in range(self.story.view.seats) if s not in (seat, self.story.me)]
        self.rng.shuffle(others)
        return others

    def _alliances(self, seat: int, count: int, claim: Claim) -> list[Pact]:
        """Those that the seat can have had before a minute."""
        minutes = self.story.view.minutes
        last = minutes[count].round if count < claim.minutes else claim.round
        pacts = []
        for friend in self._others(seat):
            pair, first = pair_of(seat, friend), 1
            for index, number in self.story.breaches.get(pair, ()):
                if index < count:
                    first = number + 1
            pacts.append(Pact(pair, first, last))
        return pacts

    def _rumours(self, seat: int, count: int) -> list[Item]:
        """What the seat can have been paid for, and what it had better not have spread."""
        return [
            wanted
            for index, wanted, award in self.story.paid
            if index < count
            and award
            and wanted.subject != seat
            and (award > 0) == (self.plan.spreader(wanted) != seat)
        ]

    def _credit(self, wanted: Item, seat: int) -> bool:
        """Makes the seat the spreader of an item: it told it before the one who seemed to be the first."""
        plan = self.plan
        if wanted in self._credited or wanted in self.story.barred or seat == wanted.subject:
            return False
        if plan.spreader(wanted) != seat:
            moment = plan.spread_at(wanted)
            before = Need(wanted, seat, self.story.round_of(moment), before=moment, giver=seat)
            if not plan.place(before) and not self._tell_instead(wanted, seat):
                return False
        plan.settle(wanted)
        self._credited.add(wanted)
        return plan.spreader(wanted) == seat

    def _tell_instead(self, wanted: Item, seat: int) -> bool:
        """The seat told it first, whenever that was, and all others after it."""
        plan = self.plan
        if not plan.pinned.isdisjoint(plan.halves_of(wanted)):
            return False
        moved = [(half, plan.free(half)) for half in plan.halves_of(wanted)]
        known = self.story.first_known.get(wanted)
        last = min([need.last_round for _, need in moved] + ([known.round] if known else []))
        first = Need(wanted, seat, last, before=known.moment if known else None, giver=seat)
        if plan.place(first):
            half = min(plan.halves_of(wanted), key=plan.time)
            time, ends = plan.time(half), plan.ends(half)
            later = [replace(need, after=max(need.after, time)) for _, need in moved if need.end not in (None, *ends)]
            if len(later) < len(moved):
                plan.pinned.add(half)  # it meets the needs of both ends there, and nowhere else
            if all(map(plan.place, later)):
                return True
            for other in plan.halves_of(wanted):
                plan.free(other)
                plan.pinned.discard(other)
        for half, need in moved:
            plan.restore(half, need)
        return False

    # Riches
    def _curb(self) -> Sequence[int]:
        """I21: nobody had won before. Who would have, did not spread all that he seems to have spread."""
        target, seats = self.story.view.options.target_hp, range(self.story.view.seats)
        accounts = [self._account(seat) for seat in seats]
        while rich := [s for s in seats if s != self.story.me and max(accounts[s]) >= target]:
            count = next(count for count, total in enumerate(accounts[rich[0]]) if total >= target)
            if not self._relieve(rich[0], count, accounts):
                raise Contradiction
            accounts = [self._account(seat) for seat in seats]
        return [max(account) for account in accounts]

    def _relieve(self, rich: int, count: int, accounts: Sequence[Sequence[int]]) -> bool:
        spread = [
            wanted
            for index, wanted, award in self.story.paid
            if index < count and award > 0 and self.plan.spreader(wanted) == rich
        ]
        self.rng.shuffle(spread)
        heirs = sorted(self._others(rich), key=lambda seat: max(accounts[seat]))
        return any(self._credit(wanted, heir) for wanted in spread for heir in heirs)
