"""Hidden points that other seats must have had, and must not have had.

A seat that used a perk had reached the total for it (I22 to I24), mostly by points that nobody saw, and nobody had
won before. What is visible is known at every moment. Alliances and the credit for rumours are handed out until all
totals fit."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random

from msgspec.structs import replace

from diwan.games.intrigue.evidence import Evidence, RequiredAlliance, RequiredTelling, RequiredTotal
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.options import length_of
from diwan.games.intrigue.plan import Contradiction, Pair, Plan, pair_of

UNLIKELY_RISE = 0.7
"""Probability factor for each half-point that a seat lacked when it is assumed to have reached a total."""


class HiddenPoints:
    def __init__(self, evidence: Evidence, plan: Plan, rng: Random, minimal: bool) -> None:
        """Settle alliances and spreaders in `plan`.

        If `minimal`, nobody gets more than needed, and alliances, which serve two seats, come first."""
        self.evidence, self.plan, self.rng, self.minimal = evidence, plan, rng, minimal
        self._credited: set[Item] = set()
        """Items whose spreader must not change any more."""
        claims = evidence.required_totals()
        rng.shuffle(claims)
        if minimal:
            for claim in claims:
                for pact in self._alliances(claim.seat, claim.minutes, claim):
                    plan.make_pact(pact)
        for claim in claims:
            self._give_what_is_needed(claim)
        self.highest_totals = self._stay_below_target()
        """The highest total that each seat ever had."""

    # Totals
    def _totals_over_time(self, seat: int) -> list[int]:
        """Return the totals of a seat before each of the minutes, and at the end."""
        evidence = self.evidence
        changes = [0] * len(evidence.visible_totals)
        for index, wanted, award in evidence.resolved:
            if award and self.plan.spreader(wanted) == seat:
                changes[index + 1] += award
        for friend in range(evidence.view.seats):
            if friend != seat:
                for number in self._alliances_of(pair_of(seat, friend)):
                    changes[evidence.recesses[number]] += FIGURES.points.formed
        return [row[seat] + hidden for row, hidden in zip(evidence.visible_totals, accumulate(changes), strict=True)]

    def _alliances_of(self, pair: Pair) -> Iterator[int]:
        """Yield the rounds in which the two became allies."""
        rounds = (
            self.plan.trading.get(pair, ()) if self.evidence.me not in pair else self.evidence.exchanges.get(pair, ())
        )
        broken = 0
        for number in sorted(rounds):
            if not broken or any(broken <= breach < number for _, breach in self.evidence.breaches.get(pair, ())):
                broken = number
                yield number

    # Totals that must have been reached
    def _give_what_is_needed(self, claim: RequiredTotal) -> None:
        """Choose when the seat reached its total, and give it the points that it lacked then."""
        lacks = [claim.least - total for total in self._totals_over_time(claim.seat)[: claim.minutes + 1]]
        counts = sorted(range(len(lacks)), key=lambda count: (lacks[count], -count))
        if lacks[counts[0]] > 0 and not self.minimal:
            counts.insert(0, self.rng.choices(range(len(lacks)), [UNLIKELY_RISE**lack for lack in lacks])[0])
        if not any(self._reach_total(claim, count) for count in counts):
            raise Contradiction

    def _reach_total(self, claim: RequiredTotal, count: int) -> bool:
        lack = claim.least - self._totals_over_time(claim.seat)[count]
        sources: list[RequiredAlliance | Item] = [
            *self._alliances(claim.seat, count, claim),
            *self._rumours(claim.seat, count),
        ]
        self.rng.shuffle(sources)
        while lack > 0 and sources:
            source = sources.pop()
            if isinstance(source, RequiredAlliance):
                given = self.plan.make_pact(source)
            elif self.evidence.awards[source] > 0:
                given = self._credit(source, claim.seat)
            else:
                given = any(self._credit(source, seat) for seat in self._others(claim.seat))
            if given:
                lack = claim.least - self._totals_over_time(claim.seat)[count]
        if lack <= 0:
            self._protect(claim, count, -lack)
        return lack <= 0

    def _protect(self, claim: RequiredTotal, count: int, spare: int) -> None:
        """Keep the points that the seat has before a minute from being moved to another seat later."""
        for index, wanted, award in self.evidence.resolved:
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
        others = [s for s in range(self.evidence.view.seats) if s not in (seat, self.evidence.me)]
        self.rng.shuffle(others)
        return others

    def _alliances(self, seat: int, count: int, claim: RequiredTotal) -> list[RequiredAlliance]:
        """Return alliances that the seat can have made before a minute."""
        minutes = self.evidence.view.minutes
        last = minutes[count].round if count < claim.minutes else claim.round
        pacts = []
        for friend in self._others(seat):
            pair, first = pair_of(seat, friend), 1
            for index, number in self.evidence.breaches.get(pair, ()):
                if index < count:
                    first = number + 1
            pacts.append(RequiredAlliance(pair, first, last))
        return pacts

    def _rumours(self, seat: int, count: int) -> list[Item]:
        """Return rumours that would bring the seat more points if it had, or had not, spread them."""
        return [
            wanted
            for index, wanted, award in self.evidence.resolved
            if index < count
            and award
            and wanted.subject != seat
            and (award > 0) == (self.plan.spreader(wanted) != seat)
        ]

    def _credit(self, wanted: Item, seat: int) -> bool:
        """Make the seat the spreader of an item by telling it before the present first teller."""
        plan = self.plan
        if wanted in self._credited or wanted in self.evidence.not_before or seat == wanted.subject:
            return False
        if plan.spreader(wanted) != seat:
            moment = plan.spread_at(wanted)
            before = RequiredTelling(wanted, seat, self.evidence.round_of(moment), before=moment, giver=seat)
            if not plan.place(before) and not self._tell_instead(wanted, seat):
                return False
        plan.settle(wanted)
        self._credited.add(wanted)
        return plan.spreader(wanted) == seat

    def _tell_instead(self, wanted: Item, seat: int) -> bool:
        """Make the seat tell the item first, whenever that was, and move all other tellings after it."""
        plan = self.plan
        if not plan.pinned.isdisjoint(plan.halves_of(wanted)):
            return False
        moved = [(half, plan.free(half)) for half in plan.halves_of(wanted)]
        known = self.evidence.first_known.get(wanted)
        last = min([need.last_round for _, need in moved] + ([known.round] if known else []))
        first = RequiredTelling(wanted, seat, last, before=known.moment if known else None, giver=seat)
        if plan.place(first):
            half = min(plan.halves_of(wanted), key=plan.time)
            time, ends = plan.time(half), plan.ends(half)
            later = [replace(need, after=max(need.after, time)) for _, need in moved if need.end not in (None, *ends)]
            if len(later) < len(moved):
                plan.pinned.add(half)  # only there does it explain what both seats did
            if all(map(plan.place, later)):
                return True
            for other in plan.halves_of(wanted):
                plan.free(other)
                plan.pinned.discard(other)
        for half, need in moved:
            plan.restore(half, need)
        return False

    # Totals that must not have been reached
    def _stay_below_target(self) -> Sequence[int]:
        """Return the highest totals after moving credit away from seats that would have won before (I21)."""
        target, seats = length_of(self.evidence.view.options).target, range(self.evidence.view.seats)
        totals = [self._totals_over_time(seat) for seat in seats]
        while too_high := [s for s in seats if s != self.evidence.me and max(totals[s]) >= target]:
            count = next(count for count, total in enumerate(totals[too_high[0]]) if total >= target)
            if not self._move_credit(too_high[0], count, totals):
                raise Contradiction
            totals = [self._totals_over_time(seat) for seat in seats]
        return [max(row) for row in totals]

    def _move_credit(self, too_high: int, count: int, totals: Sequence[Sequence[int]]) -> bool:
        spread = [
            wanted
            for index, wanted, award in self.evidence.resolved
            if index < count and award > 0 and self.plan.spreader(wanted) == too_high
        ]
        self.rng.shuffle(spread)
        receivers = sorted(self._others(too_high), key=lambda seat: max(totals[seat]))
        return any(self._credit(wanted, receiver) for wanted in spread for receiver in receivers)
