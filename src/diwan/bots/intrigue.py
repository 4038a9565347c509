"""Players of Intrigue.

They weigh what they hear by who says it: a teller's record with me, an initiator's record on the floor, how often
praise and slander have turned out true, and what cannot be, since a card lies in one dossier at most. `honest` spreads
what it believes, `liar` what it makes up, `mixed` either, and `clever` lies when lies are likely to be believed.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from random import Random

from diwan.bots.bot import Budget, Maker
from diwan.games.intrigue import Event, Move, View
from diwan.games.intrigue.figures import CARDS, FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import (
    Accept,
    Break,
    Declare,
    Decline,
    Initiate,
    More,
    Offer,
    Pass,
    Plead,
    Ready,
    Shelter,
    Tell,
    Vote,
)
from diwan.games.intrigue.options import motions_each
from diwan.games.intrigue.scoring import chart_of
from diwan.games.intrigue.state import Debating, Declaring, Floor, Motion, Question, Sheltering
from diwan.games.intrigue.view import AnsweringSeen, ExtendingSeen, TalkSeen, VotingSeen

SURE, DOUBTFUL = 0.55, 0.45
"""From here on a bot votes; in between it tosses a coin or abstains."""
ALARM = 6
"""So near to the target, in half-points, a rival gets no more favours."""
PATIENCE = 4
"""Truths and lies that a stranger is credited with."""
GENERAL = 2
"""How much the general record of praise or slander counts beside that of one comrade."""
HOPELESS = 0.47
"""Below this chance of belief not even a liar lies."""
BELIEVABLE = 0.5
"""What an honest bot is ready to spread."""


class Judgement:
    """What a view makes one believe."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.motions = [m for m in view.minutes if isinstance(m, Motion)]
        self.placed = {m.item.card: m.item.subject for m in self.motions if m.truth and m.item.card}
        self.placed |= {t.item.card: t.giver for t in view.book.heard if t.giver == t.item.subject and t.item.card}
        self.placed |= dict.fromkeys(view.dossier, self.me)
        self.settled = {key(m.item): m.truth for m in self.motions if m.verdict != "tabled"}
        self.full: Counter[tuple[int, int]] = Counter(
            (seat, CARDS[card].polarity) for card, seat in self.placed.items()
        )

    @cached_property
    def records(self) -> dict[int, tuple[int, int]]:
        """By initiator: truths and lies that he has brought."""
        return self._tally((m.initiator, m.truth) for m in self.motions if m.truth is not None)

    @cached_property
    def habits(self) -> dict[int, tuple[int, int]]:
        """By polarity: truths and lies on the floor."""
        return self._tally((m.item.polarity, m.truth) for m in self.motions if m.truth is not None)

    @cached_property
    def sources(self) -> dict[Item, list[int]]:
        """By item: who told me."""
        sources: dict[Item, list[int]] = {}
        for telling in self.view.book.heard:
            sources.setdefault(key(telling.item), []).append(telling.giver)
        return sources

    @cached_property
    def whispered(self) -> frozenset[Item]:
        return frozenset(key(whisper.item) for whisper in self.view.book.whispers if whisper.item)

    @cached_property
    def spread(self) -> frozenset[Item]:
        """What I have told others about others."""
        return frozenset(key(telling.item) for telling in self.view.book.told if telling.spreads)

    @cached_property
    def gullible(self) -> dict[int, tuple[int, int]]:
        """By polarity: lies that the party has believed and seen through."""
        lies = (m for m in self.motions if m.truth is False)
        return self._tally((m.item.polarity, m.verdict == "believed") for m in lies)

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

    def credence(self, item: Item, initiator: int | None = None) -> float:
        if (truth := self.certain(item)) is not None:
            return float(truth)
        wanted = key(item)
        estimates = [_share(self.habits, item.polarity)] * GENERAL
        estimates += [_share(self.tellers, giver) for giver in self.sources.get(wanted, ())]
        if initiator is not None:
            estimates.append(_share(self.records, initiator))
        if wanted in self.whispered:
            estimates += [0.55, 0.55]
        elif initiator is None and len(estimates) == GENERAL:
            return 0.1  # nobody ever spoke of it
        return sum(estimates) / len(estimates)

    def appeal(self, item: Item) -> float:
        """How likely the party is to believe it from me."""
        trend = self.habits if self.credence(item) >= BELIEVABLE else self.gullible
        estimates = [_share(trend, item.polarity), _share(self.records, self.me)]
        if self.certain(item):
            estimates.append(0.6)  # others may know it too
        return sum(estimates) / len(estimates)


def _share(tally: dict[int, tuple[int, int]], who: int) -> float:
    right, wrong = tally.get(who, (0, 0))
    return (PATIENCE + right) / (2 * PATIENCE + right + wrong)


class Schemer:
    """`lies`: how often it makes something up; None: when that is likely to be believed."""

    def __init__(self, seat: int, rng: Random, _budget: Budget, lies: float | None = None) -> None:
        self._seat, self._rng, self._lies = seat, rng, lies

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:  # noqa: ARG002
        judgement = Judgement(view)
        match view.phase:
            case TalkSeen():
                return self._act(judgement)
            case AnsweringSeen():
                return self._answer(judgement)
            case Floor():
                return self._motion(judgement)
            case VotingSeen(question):
                return self._vote(judgement, question)
            case Debating(question):
                return self._plead(question)
            case Declaring():
                return Declare()
            case Sheltering():
                return Shelter(True)
            case ExtendingSeen():
                return More(True)
        return menu[0]

    def interject(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move | None:  # noqa: ARG002
        """Leaves an ally who is about to win."""
        if not isinstance(view.phase, Floor):
            return None
        for ally in view.book.allies:
            if self._is_close(view, ally) and not self._is_close(view, self._seat):
                return Break(ally, self._say("breach"))
        return None

    def _say(self, occasion: str) -> str:
        return self._rng.choice(FIGURES.phrases[occasion])

    def _is_close(self, view: View, seat: int) -> bool:
        """A guess at the total: half of what one has cannot be seen."""
        hidden = view.book.hidden if seat == self._seat else 2 * (view.seats // 2)
        return view.visible[seat] + hidden >= view.options.target_hp - ALARM

    # The recess
    def _act(self, judgement: Judgement) -> Move:
        acts = [self._propose, self._spread]
        if len(self._material(judgement)) >= self._wanted(judgement.view):
            acts.pop()
        elif self._rng.random() < 0.5:
            acts.reverse()
        for act in acts:
            if move := act(judgement):
                return move
        return Ready()

    def _wanted(self, view: View) -> int:
        return motions_each(view.options, view.seats) or 2

    def _material(self, judgement: Judgement) -> list[Item]:
        """Rumours that I may bring to the floor (I11)."""
        book = judgement.view.book
        mine = {key(t.item): t.item for t in (*book.told, *book.heard) if t.spreads}
        return [item for wanted, item in mine.items() if wanted not in judgement.settled and item.subject != self._seat]

    def _propose(self, judgement: Judgement) -> Offer | None:
        view = judgement.view
        busy = {offer.to for offer in view.outgoing} | {offer.giver for offer in view.incoming}
        seats = [
            s
            for s in range(view.seats)
            if s != self._seat and s not in view.book.allies and s not in busy and not self._is_close(view, s)
        ]
        if not seats:
            return None
        to = self._rng.choice(seats)
        item = self._gift(judgement, to, "any")
        return Offer(to, item, "any", self._say("offer")) if item else None

    def _gift(self, judgement: Judgement, to: int, kind: str) -> Item | None:
        """A secret for an exchange: my own praise, then news, then worse."""
        view, me = judgement.view, self._seat
        gone = {key(t.item) for t in view.book.told if t.hearer == to}
        gone |= {key(o.item) for o in view.outgoing if o.to == to}
        gone |= {key(m.item) for m in judgement.motions}
        own = sorted((Item(me, card) for card in view.dossier), key=lambda item: -item.polarity)
        news = [item for item in view.book.notes if item.subject not in (me, to)]
        self._rng.shuffle(news)
        choices = [*own[:2], *news, *own[2:]]
        if (lie := self._invention(judgement, to)) is not None:
            choices.append(lie)
        for item in choices:
            wanted = "self" if item.subject == me else "other"
            if kind in ("any", wanted) and item.subject != to and key(item) not in gone:
                return item
        return None

    def _spread(self, judgement: Judgement) -> Tell | None:
        """A rumour for the next session."""
        view = judgement.view
        listeners = [s for s in range(view.seats) if s != self._seat]
        friends = [s for s in listeners if s in view.book.allies] or listeners
        to = self._rng.choice(friends if self._rng.random() < 0.7 else listeners)
        told = {(t.hearer, key(t.item)) for t in view.book.told} | {(o.to, key(o.item)) for o in view.outgoing}
        ready = {key(item) for item in self._material(judgement)}
        truths = [
            item
            for item in view.book.notes
            if item.subject not in (self._seat, to)
            and key(item) not in judgement.settled
            and key(item) not in ready
            and (to, key(item)) not in told
            and judgement.credence(item) >= BELIEVABLE
        ]
        item = max(truths, key=lambda i: self._worth(judgement, i), default=None)
        if self._wants_to_lie(judgement, item):
            item = self._invention(judgement, to)
        if item is None or (to, key(item)) in told or key(item) in judgement.settled:
            return None
        return Tell(to, item, self._source(view, to), self._say("tell"))

    def _source(self, view: View, to: int) -> int | None:
        others = [s for s in range(view.seats) if s not in (self._seat, to)]
        return self._rng.choice(others) if self._rng.random() < 0.2 else None

    def _wants_to_lie(self, judgement: Judgement, truth: Item | None) -> bool:
        polarity = self._better_polarity(judgement)
        chance = _share(judgement.gullible, polarity)
        if self._lies is not None:
            return chance > HOPELESS and self._rng.random() < self._lies
        return chance > 0.5 and 3 * chance - 1 > (judgement.appeal(truth) if truth else 0.0)  # I19

    def _better_polarity(self, judgement: Judgement) -> int:
        return max((1, -1), key=lambda polarity: (_share(judgement.gullible, polarity), self._rng.random()))

    def _invention(self, judgement: Judgement, to: int) -> Item | None:
        """Slander of the leader or praise of somebody harmless, by a card that is not known to be elsewhere."""
        view = judgement.view
        if view.book.fresh >= view.options.max_new_items_per_recess or not view.active:
            return None
        polarity = self._better_polarity(judgement)
        seats = [s for s in range(view.seats) if s not in (self._seat, to)]
        self._rng.shuffle(seats)
        subject = max(seats, key=lambda s: -polarity * view.visible[s] + 3 * polarity * (s in view.book.allies))
        public = {m.item.card for m in judgement.motions if m.truth}
        cards = [c for c in view.active if CARDS[c].polarity == polarity and c not in public]
        fresh = [Item(subject, c) for c in cards if judgement.placed.get(c, self._seat) == self._seat]
        usable = [item for item in fresh if item not in judgement.settled and item not in view.book.notes]
        usable = [item for item in usable if judgement.full[subject, polarity] < FIGURES.setup.dossier]
        return self._rng.choice(usable) if usable else None

    def _answer(self, judgement: Judgement) -> Move:
        view = judgement.view
        for offer in view.incoming:
            if self._is_close(view, offer.giver):
                return Decline(offer.giver, self._say("decline"))
            item = self._gift(judgement, offer.giver, offer.want)
            if item is not None:
                return Accept(offer.giver, item, self._say("accept"))
        return Pass()

    # The session
    def _motion(self, judgement: Judgement) -> Move:
        view = judgement.view
        last = {key(m.item): m for m in judgement.motions}
        tabled = [m.item for m in last.values() if m.verdict == "tabled" and m.round < view.round]
        fresh = [item for item in self._material(judgement) if key(item) not in last]
        choices = [item for item in (*fresh, *tabled) if item.subject != self._seat]
        if self._lies == 0.0:
            choices = [item for item in choices if judgement.credence(item) >= 0.5]
        best = max(choices, key=lambda item: self._worth(judgement, item), default=None)
        if best is None or self._worth(judgement, best) <= 0:
            return Ready()
        senior = "senior" in view.book.perks and judgement.appeal(best) < 0.7
        return Initiate(best, senior, self._say("senior_motion" if senior else "motion"))

    def _worth(self, judgement: Judgement, item: Item) -> float:
        """Half-points that bringing it promises me, and what it does to a rival."""
        points, chart = FIGURES.points, chart_of(judgement.view.options)
        q, p = judgement.appeal(item), judgement.credence(item)
        worth = q * points.initiator_believed + (1 - q) * points.initiator_disbelieved
        cells = [(q, True), (1 - q, False)]
        if key(item) in judgement.spread:
            for chance, believed in cells:
                cell = chart.spreader
                worth += chance * (p * cell.value(believed, True) + (1 - p) * cell.value(believed, False))
        harm = sum(
            chance * (p * cells_of.value(believed, True) + (1 - p) * cells_of.value(believed, False))
            for chance, believed in cells
            for cells_of in (chart.subject(item.polarity),)
        )
        others = judgement.view.seats - 1
        weight = 0.1 if item.subject in judgement.view.book.allies else 1.0
        return worth - weight * harm / others + self._rng.random() * 0.1

    def _vote(self, judgement: Judgement, question: Question) -> Vote:
        item = question.item
        belief = judgement.credence(item, question.initiator)
        if question.plea == "deny" and 0 < belief < 1:
            belief *= 0.95  # cheap talk
        if belief >= SURE:
            return Vote("believe")
        if belief <= DOUBTFUL:
            return Vote("disbelieve")
        if self._rng.random() < 0.3:
            return Vote("abstain")
        return Vote("believe" if self._rng.random() < belief else "disbelieve")

    def _plead(self, question: Question) -> Plead:
        if question.item.polarity > 0:
            return Plead("admit", self._say("proud"))
        return Plead("deny", self._say("deny"))


BOTS: dict[str, Maker] = {
    "clever": Schemer,
    "honest": partial(Schemer, lies=0.0),
    "mixed": partial(Schemer, lies=0.5),
    "liar": partial(Schemer, lies=1.0),
}
