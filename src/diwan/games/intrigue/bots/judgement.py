"""What a view makes one believe: of every item, how likely it is true; of every comrade, how honest he is and how many
points he may have."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cached_property
from math import exp, log

from diwan.games.intrigue import View
from diwan.games.intrigue.figures import CARDS, FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.scoring import chart_of
from diwan.games.intrigue.state import Breach, Motion

TRUST = (3.0, 2.0)
"""Truths and lies that a stranger is credited with."""
WHISPERS = 0.5
"""I27: so many of them are true."""
LOYALTY = (0.2, 8.0)
"""How often a stranger is taken to have left an ally, in so many sessions."""
FAR = 12
"""Sessions that a game without a limit is taken to last."""
ECHO = 0.5
"""How much another source counts: it may have the item from the first."""


def odds_of(chance: float) -> float:
    """As a logarithm, so that evidence adds up."""
    return log(chance / (1 - chance))


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-odds))


class Judgement:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.motions = [m for m in view.minutes if isinstance(m, Motion)]
        self.resolved = [m for m in self.motions if m.truth is not None]
        self.settled = {key(m.item): m.truth for m in self.motions if m.verdict != "tabled"}
        self.public = {m.item.card: m.item.subject for m in self.resolved if m.truth and m.item.card}
        """Cards that everybody knows the place of."""
        self.placed = self.public | {
            t.item.card: t.giver for t in view.book.heard if t.giver == t.item.subject and t.item.card
        }
        self.placed |= dict.fromkeys(view.dossier, self.me)
        self.full: Counter[tuple[int, int]] = Counter(
            (seat, CARDS[card].polarity) for card, seat in self.placed.items()
        )

    # Items
    def certain(self, item: Item) -> bool | None:
        """Proven, refuted, or neither (IU2, IU3: a card lies in one dossier at most, and a dossier has 2 + 2)."""
        if (truth := self.settled.get(key(item))) is not None:
            return truth
        if not item.card:
            return True if item.subject in self.sources.get(key(item), ()) else None
        if item.card in self.placed:
            return self.placed[item.card] == item.subject
        if self.full[item.subject, item.polarity] >= FIGURES.setup.dossier:
            return False
        return None

    @cached_property
    def sources(self) -> dict[Item, set[int]]:
        """By item: who told me."""
        sources: dict[Item, set[int]] = defaultdict(set)
        for telling in self.view.book.heard:
            sources[key(telling.item)].add(telling.giver)
        return sources

    @cached_property
    def whispered(self) -> frozenset[Item]:
        return frozenset(key(whisper.item) for whisper in self.view.book.whispers if whisper.item)

    @cached_property
    def spread(self) -> frozenset[Item]:
        """What I have told others about others."""
        return frozenset(key(telling.item) for telling in self.view.book.told if telling.spreads)

    def made_up(self, item: Item) -> bool:
        """Whether I told it without having it from anybody."""
        wanted = key(item)
        heard = self.sources.get(wanted) or wanted in self.whispered
        return wanted in self.spread and not heard and self.certain(item) is None

    def prior(self, item: Item) -> float:
        """How likely it is if nobody ever spoke of it: by the cards and the places that are left."""
        if not item.card:
            return 0.2
        refuted = sum(1 for k, truth in self.settled.items() if k.subject == item.subject and not truth)
        cards = len(self.view.active) / 2 - sum(CARDS[c].polarity == item.polarity for c in self.placed) - refuted / 2
        places = FIGURES.setup.dossier - self.full[item.subject, item.polarity]
        return min(0.9, max(0.02, places / max(1.0, cards)))

    def credence(self, item: Item, initiator: int | None = None) -> float:
        """How likely it is. One source is worth what it has been worth; that two have hit upon the same item, of
        which there are so many, says more, unless they have it from one another."""
        if (truth := self.certain(item)) is not None:
            return float(truth)
        wanted, prior = key(item), self.prior(item)
        if self.made_up(item):
            return prior
        voices = {seat for seat in self.sources.get(wanted, ()) if seat != self.me}
        if initiator is not None:
            voices.add(initiator)
        chances = sorted((self.honesty[seat] for seat in voices), reverse=True)
        if wanted in self.whispered:
            chances.append(WHISPERS)
        if not chances:
            return prior
        first, *others = chances
        odds = odds_of(first) + ECHO * sum(odds_of(chance) - odds_of(prior) for chance in others)
        return chance_of(max(-6.0, min(6.0, odds)))

    # Comrades
    @cached_property
    def records(self) -> dict[int, tuple[int, int]]:
        """By initiator: truths and lies that he has brought."""
        return self._tally((m.initiator, bool(m.truth)) for m in self.resolved)

    @cached_property
    def tellers(self) -> dict[int, tuple[int, int]]:
        """By teller: what he told me that turned out true or false."""
        told = ((t.giver, self.certain(t.item)) for t in self.view.book.heard if t.giver != t.item.subject)
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
        """By seat: how much of what it says is true, by what it told me and by what it brought."""
        right, wrong = TRUST
        shares = []
        for seat in range(self.view.seats):
            truths, lies = (a + b for a, b in zip(self._record(seat), self.tellers.get(seat, (0, 0)), strict=True))
            shares.append((right + truths) / (right + wrong + truths + lies))
        return shares

    def _record(self, seat: int) -> tuple[int, int]:
        return self.records.get(seat, (0, 0))

    @cached_property
    def sessions_left(self) -> int:
        """This round's included."""
        return max(1, (self.view.options.max_rounds or FAR) - self.view.round + 1)

    @cached_property
    def breaches(self) -> Counter[int]:
        """By seat: how often it left an ally."""
        return Counter(minute.breaker for minute in self.view.minutes if isinstance(minute, Breach))

    def faithless(self, seat: int) -> float:
        """How likely it leaves a given ally before the game is over, by how often it left somebody."""
        breaches, sessions = LOYALTY
        rate = (breaches + self.breaches[seat]) / (sessions + self.view.round - 1)
        return 1 - (1 - min(0.9, rate)) ** self.sessions_left

    @cached_property
    def standing(self) -> float:
        """How honest I look to all."""
        (right, wrong), (truths, lies) = TRUST, self._record(self.me)
        return (right + truths) / (right + wrong + truths + lies)

    @cached_property
    def gullibility(self) -> float:
        """How often lies on the floor were believed."""
        lies = [m.verdict == "believed" for m in self.resolved if not m.truth]
        return (2 + sum(lies)) / (4 + len(lies))

    def appeal(self, item: Item, truth: float) -> float:
        """How likely the party is to believe it from me: truths have other witnesses, lies have holders of the card."""
        lie = (self.standing + self.gullibility) / 2
        fact = 0.35 + 0.6 * self.standing
        if item.card in self.public:
            lie = fact = 0.05
        return truth * fact + (1 - truth) * lie

    @cached_property
    def totals(self) -> list[float]:
        """By seat: half-points, with a guess at what cannot be seen."""
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

    def is_close(self, seat: int, alarm: int) -> bool:
        return self.totals[seat] >= self.view.options.target_hp - alarm
