"""Estimates from one view: how likely each item is true, how honest each comrade is, who has how many points."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cached_property
from math import exp, log

from diwan.games.intrigue import View
from diwan.games.intrigue.figures import CARDS, FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import length_of
from diwan.games.intrigue.scoring import chart_of
from diwan.games.intrigue.state import Breach, Motion

HONESTY_PRIOR = (3.0, 2.0)
"""Truths and lies that a stranger starts with."""
WHISPER_TRUTH = 0.5
"""Probability that a whisper is true (I27)."""
BREAK_PRIOR = (0.2, 8.0)
"""Breaks and sessions that a stranger starts with."""
ASSUMED_SESSIONS = 12
"""Sessions that a game without a limit is assumed to last."""
LATER_SOURCE_WEIGHT = 0.5
"""Weight of every source after the first: it may have the item from the first."""


def log_odds(chance: float) -> float:
    """Return the log-odds of a probability; evidence is added up in them."""
    return log(chance / (1 - chance))


def from_log_odds(odds: float) -> float:
    return 1 / (1 + exp(-odds))


class Beliefs:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.motions = [m for m in view.minutes if isinstance(m, Motion)]
        self.resolved = [m for m in self.motions if m.truth is not None]
        self.settled = {key(m.item): m.truth for m in self.motions if m.verdict != "tabled"}
        self.public_cards = {m.item.card: m.item.subject for m in self.resolved if m.truth and m.item.card}
        """Cards whose owner everybody knows."""
        self.card_owners = self.public_cards | {
            t.item.card: t.giver for t in view.book.heard if t.giver == t.item.subject and t.item.card
        }
        self.card_owners |= dict.fromkeys(view.dossier, self.me)
        self.known_counts: Counter[tuple[int, int]] = Counter(
            (seat, CARDS[card].polarity) for card, seat in self.card_owners.items()
        )

    # Items
    def known_truth(self, item: Item) -> bool | None:
        """Return whether an item is proven (True), refuted (False) or neither.

        A card lies in one dossier at most (IU2), and a dossier has 2 + 2 cards (IU3)."""
        if (truth := self.settled.get(key(item))) is not None:
            return truth
        if not item.card:
            return True if item.subject in self.sources.get(key(item), ()) else None
        if item.card in self.card_owners:
            return self.card_owners[item.card] == item.subject
        if self.known_counts[item.subject, item.polarity] >= FIGURES.setup.dossier:
            return False
        return None

    @cached_property
    def sources(self) -> dict[Item, set[int]]:
        """Return who told me each item."""
        sources: dict[Item, set[int]] = defaultdict(set)
        for telling in self.view.book.heard:
            sources[key(telling.item)].add(telling.giver)
        return sources

    @cached_property
    def whispered(self) -> frozenset[Item]:
        return frozenset(key(whisper.item) for whisper in self.view.book.whispers if whisper.item)

    @cached_property
    def spread_by_me(self) -> frozenset[Item]:
        """Return the rumours that I have told others."""
        return frozenset(key(telling.item) for telling in self.view.book.told if telling.spreads)

    def made_up(self, item: Item) -> bool:
        """Return whether I invented an item and told it."""
        wanted = key(item)
        heard = self.sources.get(wanted) or wanted in self.whispered
        return wanted in self.spread_by_me and not heard and self.known_truth(item) is None

    def prior(self, item: Item) -> float:
        """Return how likely an item is before anybody speaks of it, by the cards and places that are left."""
        if not item.card:
            return 0.2
        refuted = sum(1 for k, truth in self.settled.items() if k.subject == item.subject and not truth)
        cards = (
            len(self.view.active) / 2 - sum(CARDS[c].polarity == item.polarity for c in self.card_owners) - refuted / 2
        )
        places = FIGURES.setup.dossier - self.known_counts[item.subject, item.polarity]
        return min(0.9, max(0.02, places / max(1.0, cards)))

    def probability(self, item: Item, initiator: int | None = None) -> float:
        """Return how likely an item is true.

        A source counts as much as its honesty. A second source that names the same one of so many items adds more,
        unless the two have it from each other."""
        if (truth := self.known_truth(item)) is not None:
            return float(truth)
        wanted, prior = key(item), self.prior(item)
        if self.made_up(item):
            return prior
        voices = {seat for seat in self.sources.get(wanted, ()) if seat != self.me}
        if initiator is not None:
            voices.add(initiator)
        chances = sorted((self.honesty[seat] for seat in voices), reverse=True)
        if wanted in self.whispered:
            chances.append(WHISPER_TRUTH)
        if not chances:
            return prior
        first, *others = chances
        odds = log_odds(first) + LATER_SOURCE_WEIGHT * sum(log_odds(chance) - log_odds(prior) for chance in others)
        return from_log_odds(max(-6.0, min(6.0, odds)))

    # Comrades
    @cached_property
    def motion_records(self) -> dict[int, tuple[int, int]]:
        """Return the truths and lies that each initiator has brought."""
        return self._tally((m.initiator, bool(m.truth)) for m in self.resolved)

    @cached_property
    def telling_records(self) -> dict[int, tuple[int, int]]:
        """Return how often what each teller told me proved true and false."""
        told = ((t.giver, self.known_truth(t.item)) for t in self.view.book.heard if t.giver != t.item.subject)
        return self._tally((giver, truth) for giver, truth in told if truth is not None)

    @staticmethod
    def _tally(found: Iterable[tuple[int, bool]]) -> dict[int, tuple[int, int]]:
        tally: dict[int, tuple[int, int]] = {}
        for who, truth in found:
            right, wrong = tally.get(who, (0, 0))
            tally[who] = (right + truth, wrong + (not truth))
        return tally

    @cached_property
    def honesty(self) -> list[float]:
        """Return each seat's share of truths, by what it told me and by what it brought."""
        right, wrong = HONESTY_PRIOR
        shares = []
        for seat in range(self.view.seats):
            truths, lies = (
                a + b for a, b in zip(self._record(seat), self.telling_records.get(seat, (0, 0)), strict=True)
            )
            shares.append((right + truths) / (right + wrong + truths + lies))
        return shares

    def _record(self, seat: int) -> tuple[int, int]:
        return self.motion_records.get(seat, (0, 0))

    @cached_property
    def sessions_left(self) -> int:
        """Return the number of sessions left, this round's included."""
        return max(1, (length_of(self.view.options).rounds or ASSUMED_SESSIONS) - self.view.round + 1)

    @cached_property
    def breaches(self) -> Counter[int]:
        """Return how often each seat left an ally."""
        return Counter(minute.breaker for minute in self.view.minutes if isinstance(minute, Breach))

    def break_chance(self, seat: int) -> float:
        """Return how likely a seat leaves a given ally before the end, by how often it left somebody."""
        breaches, sessions = BREAK_PRIOR
        rate = (breaches + self.breaches[seat]) / (sessions + self.view.round - 1)
        return 1 - (1 - min(0.9, rate)) ** self.sessions_left

    @cached_property
    def reputation(self) -> float:
        """Return how honest I look to everybody."""
        (right, wrong), (truths, lies) = HONESTY_PRIOR, self._record(self.me)
        return (right + truths) / (right + wrong + truths + lies)

    @cached_property
    def gullibility(self) -> float:
        """Return how often lies on the floor were believed."""
        lies = [m.verdict == "believed" for m in self.resolved if not m.truth]
        return (2 + sum(lies)) / (4 + len(lies))

    def belief_chance(self, item: Item, truth: float) -> float:
        """Return how likely the party believes an item from me.

        Truths have other witnesses, lies have a holder of the card who knows better."""
        lie = (self.reputation + self.gullibility) / 2
        fact = 0.35 + 0.6 * self.reputation
        if item.card in self.public_cards:
            lie = fact = 0.05
        return truth * fact + (1 - truth) * lie

    @cached_property
    def totals(self) -> list[float]:
        """Return the total of each seat in half-points, with an estimate of the hidden part."""
        view, formed = self.view, FIGURES.points.formed
        allies = min(view.seats - 1, 1 + 2 * view.round)
        totals = [view.visible[seat] + 0.8 * formed * allies for seat in range(view.seats)]
        chart = chart_of(view.options).spreader
        for motion in self.resolved:
            award = chart.value(motion.verdict == "believed", bool(motion.truth))
            told_me = self.sources.get(key(motion.item), set()) - {motion.item.subject}
            weights = {
                seat: 3.0 * (seat in told_me) + 2.0 * (seat == motion.initiator) + 1.0
                for seat in range(view.seats)
                if seat not in (self.me, motion.item.subject)
            }
            for seat, weight in weights.items():
                totals[seat] += award * weight / sum(weights.values())
        totals[self.me] = float(view.visible[self.me] + view.book.hidden)
        return totals

    def is_near_target(self, seat: int, margin: int) -> bool:
        return self.totals[seat] >= length_of(self.view.options).target - margin
