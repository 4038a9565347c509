"""A bot of Intrigue that acts on its beliefs.

It decides what to tell whom, when to lie, whom to ally with and leave, what to bring to the floor, and how to vote.
It speaks in the phrases of the data file."""

from collections.abc import Iterator, Sequence
from random import Random

from diwan.bots.bot import Budget
from diwan.games.intrigue import Event, Move, View
from diwan.games.intrigue.bots.beliefs import Beliefs
from diwan.games.intrigue.events import Approached
from diwan.games.intrigue.figures import CARDS, FIGURES, Cells
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
    Return,
    Shelter,
    Tell,
    Vote,
)
from diwan.games.intrigue.options import length_of, motions_each, people
from diwan.games.intrigue.scoring import chart_of
from diwan.games.intrigue.state import Debating, Declaring, Floor, Mingling, Question, Sheltering
from diwan.games.intrigue.view import AnsweringSeen, ExtendingSeen, TalkSeen, VotingSeen

SURE, DOUBTFUL = 0.53, 0.47
"""Probabilities from which a bot votes; in between it votes at random or abstains."""
NEAR_TARGET = 8
"""Half-points from the target at which a rival gets no more favours and is left by allies."""
LEAST_BELIEF = 0.5
"""Chance of belief below which a lie is worth less than the truth, so that not even a liar lies (I19)."""
BELIEVABLE = 0.5
"""Least probability of a truth worth spreading; whispers have it."""
FIRST_ACTS = 2
"""Acts with which a bot begins an open recess; for more it waits until the others act too."""
COST_OF_A_LIE = 1.0
"""Half-points that a lie costs later, because nobody believes a known liar."""


class Schemer:
    """A bot with a temperament.

    `lies` is how often it makes something up; None means whenever a lie promises more than the truth."""

    def __init__(self, seat: int, rng: Random, _budget: Budget, lies: float | None = None) -> None:
        self._seat, self._rng, self._lies = seat, rng, lies

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:  # noqa: ARG002
        beliefs = Beliefs(view)
        match view.phase:
            case TalkSeen(rotation):
                return self._act(beliefs, rotation)
            case AnsweringSeen():
                return self._answer(beliefs)
            case Mingling() as mingling:
                return self._mingle(beliefs, mingling)
            case Floor():
                return self._breach(beliefs) or self._motion(beliefs)
            case VotingSeen(question):
                return self._vote(beliefs, question)
            case Debating(question):
                return self._plead(beliefs, question)
            case Declaring():
                return Declare()
            case Sheltering():
                return Shelter(True)
            case ExtendingSeen():
                return More(True)
        return menu[0]

    def interject(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move | None:  # noqa: ARG002
        if isinstance(view.phase, Mingling):
            return self._look_up(Beliefs(view), view.phase, news)
        if not isinstance(view.phase, Floor) or not view.book.allies:
            return None
        return self._breach(Beliefs(view))

    def _say(self, occasion: str) -> str:
        return self._rng.choice(FIGURES.phrases[occasion])

    # Alliances
    def _breach(self, beliefs: Beliefs) -> Break | None:
        """Return the break with an ally who is about to win, if this seat is second.

        It costs both and serves whoever comes second. In the last session it also leaves an ally who is ahead by
        less than the cost."""
        totals, points = beliefs.totals, FIGURES.points
        if sum(total > totals[self._seat] for total in totals) != 1:
            return None
        last = beliefs.view.round == length_of(beliefs.view.options).rounds
        edge = points.broken_by_me - points.broken_by_other
        for ally in beliefs.view.book.allies:
            lead = totals[ally] - totals[self._seat]
            if lead > 0 and (beliefs.is_near_target(ally, NEAR_TARGET) or (last and lead <= edge)):
                return Break(ally, self._say("breach"))
        return None

    def _is_welcome(self, beliefs: Beliefs, seat: int) -> bool:
        """Return whether an alliance with a seat pays.

        It is worth a point to both while it stands, and costs one if the other breaks it. A seat that needs only
        that point to win is refused."""
        points = FIGURES.points
        if points.formed + points.broken_by_other * beliefs.break_chance(seat) <= 0:
            return False
        return not beliefs.is_near_target(seat, NEAR_TARGET) or beliefs.is_near_target(
            self._seat, FIGURES.points.formed
        )

    def _propose(self, beliefs: Beliefs) -> Offer | None:
        view = beliefs.view
        busy = {offer.to for offer in view.outgoing} | {offer.giver for offer in view.incoming} | set(view.book.allies)
        seats = [s for s in range(view.seats) if s != self._seat and s not in busy and self._is_welcome(beliefs, s)]
        self._rng.shuffle(seats)
        for to in sorted(seats, key=lambda seat: beliefs.totals[seat]):
            if item := self._gift(beliefs, to, "any"):
                return Offer(to, item, "any", self._say("offer"))
        return None

    def _answer(self, beliefs: Beliefs) -> Move:
        view = beliefs.view
        for offer in sorted(view.incoming, key=lambda offer: offer.giver in view.book.allies):
            if not self._is_welcome(beliefs, offer.giver):
                return Decline(offer.giver, self._say("decline"))
            item = self._gift(beliefs, offer.giver, offer.want)
            if item is not None and (offer.giver not in view.book.allies or item.polarity > 0):
                return Accept(offer.giver, item, self._say("accept"))
        return Pass()

    def _gift(self, beliefs: Beliefs, to: int, kind: str) -> Item | None:
        """Return a secret for an exchange: own good cards first, then news, then own bad cards."""
        view, me = beliefs.view, self._seat
        gone = {key(t.item) for t in view.book.told if t.hearer == to}
        gone |= {key(o.item) for o in view.outgoing if o.to == to}
        gone |= {key(m.item) for m in beliefs.motions}
        own = sorted((Item(me, card) for card in view.dossier), key=lambda item: -item.polarity)
        news = [item for item in view.book.notes if item.subject not in (me, to)]
        self._rng.shuffle(news)
        praise = self._rng.sample(own[:2], len(own[:2]))  # in random order, so that both become known
        for item in (*praise, *news, *own[2:], *self._inventions(beliefs, to)):
            wanted = "self" if item.subject == me else "other"
            if kind in ("any", wanted) and item.subject != to and key(item) not in gone:
                return item
        return None

    # The recess
    def _act(self, beliefs: Beliefs, rotation: int) -> Move:
        acts = [self._propose, self._spread, self._ask_for_own_secret, self._campaign]
        is_late = 2 * rotation > beliefs.view.options.rotations
        if is_late or self._rng.random() < 0.2:  # make sure of a rumour for the next session
            acts = [self._spread, self._propose, self._ask_for_own_secret, self._campaign]
        for act in acts:
            if move := act(beliefs):
                return move
        return Ready()

    def _mingle(self, beliefs: Beliefs, phase: Mingling) -> Move:
        """Answer, act, or be ready: then it waits for what the others do (`_look_up`)."""
        if (answer := self._respond(beliefs, phase)) is not None:
            return answer
        acts = self._acts_done(beliefs.view)
        if acts < self._acts_due(beliefs.view, phase) and phase.may_act(self._seat):
            return self._act(beliefs, acts + 1)
        return Ready()

    def _look_up(self, beliefs: Beliefs, phase: Mingling, news: Sequence[Event]) -> Move | None:
        """Answer an offer although it is ready, or come back because the others go on."""
        if (answer := self._respond(beliefs, phase)) is not None:
            return answer
        goes_on = any(isinstance(event, Approached) and event.seat != self._seat for event in news)
        has_act = self._acts_done(beliefs.view) < self._acts_due(beliefs.view, phase)
        return Return() if goes_on and has_act and phase.may_act(self._seat) else None

    def _respond(self, beliefs: Beliefs, phase: Mingling) -> Move | None:
        """Answer an offer, or agree to more time if it stands in for a person."""
        persons = people(beliefs.view.options, beliefs.view.seats)
        if any(phase.wants_more) and phase.may_want_more(self._seat, persons):
            return More(True)
        answer = self._answer(beliefs)
        return None if isinstance(answer, Pass) else answer

    def _acts_done(self, view: View) -> int:
        """Return how often it has approached somebody in this recess."""
        return view.rotations[-1].actors.count(self._seat)

    def _acts_due(self, view: View, phase: Mingling) -> int:
        """Return how often it may have acted by now: it keeps pace with the people, or else with everybody.

        When all the people are ready, it does what it still wants to do."""
        others = [seat for seat in range(view.seats) if seat != self._seat]
        leaders = [seat for seat in people(view.options, view.seats) if seat != self._seat] or others
        most = view.options.rotations
        if all(phase.ready[seat] for seat in leaders):
            return most
        acts = sum(seat in leaders for seat in view.rotations[-1].actors)
        return min(most, FIRST_ACTS + acts // len(leaders))

    def _rumours_to_bring(self, beliefs: Beliefs) -> list[Item]:
        """Return rumours that this seat may bring to the floor (I11) and has not brought yet."""
        book, tabled = beliefs.view.book, {key(m.item) for m in beliefs.motions}
        mine = {key(t.item): t.item for t in (*book.told, *book.heard) if t.spreads}
        return [
            item
            for wanted, item in mine.items()
            if wanted not in beliefs.settled and wanted not in tabled and item.subject != self._seat
        ]

    def _needs_rumours(self, beliefs: Beliefs) -> bool:
        """Return whether it has fewer promising rumours than motions."""
        ready = [item for item in self._rumours_to_bring(beliefs) if self._value(beliefs, item) > 0]
        return len(ready) < (motions_each(beliefs.view.options, beliefs.view.seats) or 2)

    def _ask_for_own_secret(self, beliefs: Beliefs) -> Offer | None:
        """Offer an own good card to an ally for one of the ally's secrets.

        This pays nothing (I31), but what a comrade says of itself is true."""
        view = beliefs.view
        busy = {offer.to for offer in view.outgoing} | {offer.giver for offer in view.incoming}
        friends = [ally for ally in view.book.allies if ally not in busy and beliefs.known_counts[ally, 1] < 2]
        if not friends or not self._needs_rumours(beliefs):
            return None
        to = self._rng.choice(friends)
        gone = {key(t.item) for t in view.book.told if t.hearer == to} | {key(m.item) for m in beliefs.motions}
        gifts = [Item(self._seat, card) for card in view.dossier if CARDS[card].polarity > 0]
        gift = next((item for item in gifts if item not in gone), None)
        return Offer(to, gift, "self", self._say("offer")) if gift else None

    def _spread(self, beliefs: Beliefs) -> Tell | None:
        """Tell a rumour for the next session, if there are too few."""
        view = beliefs.view
        if not self._needs_rumours(beliefs):
            return None
        known = {key(item) for item in self._rumours_to_bring(beliefs)}
        news = [
            item
            for item in view.book.notes
            if item.subject != self._seat and key(item) not in beliefs.settled and key(item) not in known
        ]
        truths = [item for item in news if beliefs.probability(item) >= BELIEVABLE]
        best = max(truths, key=lambda item: self._value(beliefs, item, spreads=True), default=None)
        if (lie := self._lie(beliefs, best)) is not None:
            best = lie
        if best is None or self._value(beliefs, best, spreads=True) <= 0:
            return None
        return self._tell(beliefs, best)

    def _campaign(self, beliefs: Beliefs) -> Tell | None:
        """Tell voters a rumour that will be brought: people more easily believe what they have heard before."""
        ready = [item for item in self._rumours_to_bring(beliefs) if beliefs.probability(item) >= BELIEVABLE]
        ready += [
            item for item in self._rumours_to_bring(beliefs) if key(item) in beliefs.spread_by_me and item not in ready
        ]
        ready = sorted(ready, key=lambda item: -self._value(beliefs, item))
        for item in ready[:2]:
            if self._lies == 0.0 and beliefs.probability(item) < BELIEVABLE:
                continue
            if self._value(beliefs, item) > 0 and (telling := self._tell(beliefs, item)):
                return telling
        return None

    def _tell(self, beliefs: Beliefs, item: Item) -> Tell | None:
        """Return the telling of an item, to an ally rather than to others."""
        view, wanted = beliefs.view, key(item)
        told = {t.hearer for t in view.book.told if key(t.item) == wanted}
        told |= {t.giver for t in view.book.heard if key(t.item) == wanted}
        told |= {o.to for o in view.outgoing if key(o.item) == wanted} | {self._seat, item.subject}
        listeners = [s for s in range(view.seats) if s not in told]
        if not listeners:
            return None
        allies = [s for s in listeners if s in view.book.allies]
        to = self._rng.choice(allies if allies and self._rng.random() < 0.7 else listeners)
        return Tell(to, item, self._source(beliefs, item, to), self._say("tell"))

    def _source(self, beliefs: Beliefs, item: Item, to: int) -> int | None:
        """Return the source to name: the most trusted comrade, if the item is doubtful."""
        others = [s for s in range(beliefs.view.seats) if s not in (self._seat, to, item.subject)]
        if beliefs.probability(item) < BELIEVABLE and self._rng.random() < 0.5:
            return max(others, key=lambda seat: beliefs.honesty[seat])
        heard = [s for s in beliefs.sources.get(key(item), ()) if s in others]
        return heard[0] if heard and self._rng.random() < 0.5 else None

    # Lies
    def _lie(self, beliefs: Beliefs, truth: Item | None) -> Item | None:
        """Return an invention if this temperament wants one, or (None) if it promises more than the truth at hand."""
        if self._lies == 0.0 or (self._lies is not None and self._rng.random() >= self._lies):
            return None
        inventions = list(self._inventions(beliefs))[:8]
        best = max(inventions, key=lambda item: self._value(beliefs, item, spreads=True), default=None)
        if best is None:
            return None
        if self._lies is not None:
            return best if beliefs.belief_chance(best, 0.0) > LEAST_BELIEF else None
        gain = self._value(beliefs, best, spreads=True) - COST_OF_A_LIE
        return best if gain > (self._value(beliefs, truth, spreads=True) if truth else 0.0) else None

    def _inventions(self, beliefs: Beliefs, to: int | None = None) -> Iterator[Item]:
        """Yield cards that nobody can place as far as this seat knows; slander comes before praise."""
        view = beliefs.view
        if view.book.fresh >= view.options.max_new_items_per_recess:
            return
        cards = [
            c
            for c in view.active
            if beliefs.card_owners.get(c, self._seat) == self._seat and c not in beliefs.public_cards
        ]
        seats = [s for s in range(view.seats) if s not in (self._seat, to)]
        self._rng.shuffle(cards)
        self._rng.shuffle(seats)
        notes = set(view.book.notes)
        for card in sorted(cards, key=lambda c: CARDS[c].polarity):
            for subject in sorted(seats, key=lambda s: CARDS[card].polarity * beliefs.totals[s])[:2]:
                item = Item(subject, card)
                known = beliefs.known_counts[subject, item.polarity] >= FIGURES.setup.dossier
                if item not in notes and item not in beliefs.settled and not known:
                    yield item

    # The session
    def _motion(self, beliefs: Beliefs) -> Move:
        view = beliefs.view
        last = {key(m.item): m for m in beliefs.motions}
        tabled = [m.item for m in last.values() if m.verdict == "tabled" and m.round < view.round]
        choices = [item for item in (*self._rumours_to_bring(beliefs), *tabled) if item.subject != self._seat]
        if self._lies == 0.0:
            choices = [item for item in choices if beliefs.probability(item) >= 0.5]
        best = max(choices, key=lambda item: self._value(beliefs, item), default=None)
        if best is None or self._value(beliefs, best) <= 0:
            return Ready("session")
        senior = "senior" in view.book.perks and beliefs.belief_chance(best, beliefs.probability(best)) < 0.7
        occasion = "senior_motion" if senior else "motion_praise" if best.polarity > 0 else "motion_slander"
        return Initiate(best, senior, self._say(occasion))

    def _value(self, beliefs: Beliefs, item: Item, spreads: bool = False) -> float:
        """Return the half-points that bringing an item promises this seat, less what it gives to its subject."""
        points, chart = FIGURES.points, chart_of(beliefs.view.options)
        truth = beliefs.probability(item)
        belief = beliefs.belief_chance(item, truth)
        worth = belief * points.initiator_believed + (1 - belief) * points.initiator_disbelieved

        def expected(cells: Cells) -> float:
            return sum(
                chance * (truth * cells.value(believed, True) + (1 - truth) * cells.value(believed, False))
                for chance, believed in ((belief, True), (1 - belief, False))
            )

        if spreads or key(item) in beliefs.spread_by_me:
            worth += expected(chart.spreader)
        rivalry = 1.0 if beliefs.is_near_target(item.subject, NEAR_TARGET) else 1 / (beliefs.view.seats - 1)
        return worth - rivalry * expected(chart.subject(item.polarity)) + self._rng.random() * 0.1

    def _vote(self, beliefs: Beliefs, question: Question) -> Vote:
        item = question.item
        if beliefs.made_up(item):  # then this seat is paid if others believe it
            return Vote("believe" if beliefs.gullibility < 0.6 else "disbelieve")
        belief = beliefs.probability(item, question.initiator)
        if question.plea == "deny" and 0 < belief < 1:
            belief *= 0.95  # a denial costs nothing, so it means little
        if belief >= SURE:
            return Vote("believe")
        if belief <= DOUBTFUL:
            return Vote("disbelieve")
        return Vote(
            "abstain" if self._rng.random() < 0.3 else "believe" if self._rng.random() < belief else "disbelieve"
        )

    def _plead(self, beliefs: Beliefs, question: Question) -> Plead:
        if question.item.polarity > 0:
            return Plead("admit", self._say("proud"))
        if self._lies == 0.0 and beliefs.known_truth(question.item):
            return Plead()
        return Plead("deny", self._say("deny"))
