"""How a player of Intrigue acts on its judgement: what it tells whom, when it lies, whom it allies with and leaves,
what it brings to the floor, and how it votes. It says the phrases of the data file."""

from collections.abc import Iterator, Sequence
from random import Random

from diwan.bots.bot import Budget
from diwan.games.intrigue import Event, Move, View
from diwan.games.intrigue.bots.judgement import Judgement
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
    Shelter,
    Tell,
    Vote,
)
from diwan.games.intrigue.options import motions_each
from diwan.games.intrigue.scoring import chart_of
from diwan.games.intrigue.state import Debating, Declaring, Floor, Question, Sheltering
from diwan.games.intrigue.view import AnsweringSeen, ExtendingSeen, TalkSeen, VotingSeen

SURE, DOUBTFUL = 0.53, 0.47
"""From here on a bot votes; in between it tosses a coin or abstains."""
ALARM = 8
"""So near to the target, in half-points, a rival gets no more favours, and his allies leave him."""
HOPELESS = 0.5
"""I19: below this chance of belief a lie is worth less than the truth, and not even a liar lies."""
BELIEVABLE = 0.5
"""What a bot takes for a truth worth spreading; whispers are."""
SHAME = 1.0
"""Half-points that being caught with a lie costs later on, for nobody believes a liar."""


class Schemer:
    """`lies`: how often it makes something up; None: when that promises more than the truth."""

    def __init__(self, seat: int, rng: Random, _budget: Budget, lies: float | None = None) -> None:
        self._seat, self._rng, self._lies = seat, rng, lies

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:  # noqa: ARG002
        judgement = Judgement(view)
        match view.phase:
            case TalkSeen(rotation):
                return self._act(judgement, rotation)
            case AnsweringSeen():
                return self._answer(judgement)
            case Floor():
                return self._breach(judgement) or self._motion(judgement)
            case VotingSeen(question):
                return self._vote(judgement, question)
            case Debating(question):
                return self._plead(judgement, question)
            case Declaring():
                return Declare()
            case Sheltering():
                return Shelter(True)
            case ExtendingSeen():
                return More(True)
        return menu[0]

    def interject(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move | None:  # noqa: ARG002
        if not isinstance(view.phase, Floor) or not view.book.allies:
            return None
        return self._breach(Judgement(view))

    def _say(self, occasion: str) -> str:
        return self._rng.choice(FIGURES.phrases[occasion])

    # Alliances
    def _breach(self, judgement: Judgement) -> Break | None:
        """Leaves an ally who is about to win, if I am next to him: it costs both, and serves whoever comes second. In
        the last session one who is ahead by a hair."""
        totals, points = judgement.totals, FIGURES.points
        if sum(total > totals[self._seat] for total in totals) != 1:
            return None
        last = judgement.view.round == judgement.view.options.max_rounds
        edge = points.broken_by_me - points.broken_by_other
        for ally in judgement.view.book.allies:
            lead = totals[ally] - totals[self._seat]
            if lead > 0 and (judgement.is_close(ally, ALARM) or (last and lead <= edge)):
                return Break(ally, self._say("breach"))
        return None

    def _is_welcome(self, judgement: Judgement, seat: int) -> bool:
        """An alliance is worth a point to both while it stands, and costs one when he leaves me; and it is not for
        somebody who needs no more than that to win."""
        points = FIGURES.points
        if points.formed + points.broken_by_other * judgement.faithless(seat) <= 0:
            return False
        return not judgement.is_close(seat, ALARM) or judgement.is_close(self._seat, FIGURES.points.formed)

    def _propose(self, judgement: Judgement) -> Offer | None:
        view = judgement.view
        busy = {offer.to for offer in view.outgoing} | {offer.giver for offer in view.incoming} | set(view.book.allies)
        seats = [s for s in range(view.seats) if s != self._seat and s not in busy and self._is_welcome(judgement, s)]
        self._rng.shuffle(seats)
        for to in sorted(seats, key=lambda seat: judgement.totals[seat]):
            if item := self._gift(judgement, to, "any"):
                return Offer(to, item, "any", self._say("offer"))
        return None

    def _answer(self, judgement: Judgement) -> Move:
        view = judgement.view
        for offer in sorted(view.incoming, key=lambda offer: offer.giver in view.book.allies):
            if not self._is_welcome(judgement, offer.giver):
                return Decline(offer.giver, self._say("decline"))
            item = self._gift(judgement, offer.giver, offer.want)
            if item is not None and (offer.giver not in view.book.allies or item.polarity > 0):
                return Accept(offer.giver, item, self._say("accept"))
        return Pass()

    def _gift(self, judgement: Judgement, to: int, kind: str) -> Item | None:
        """A secret for an exchange: my own praise, then news, then worse."""
        view, me = judgement.view, self._seat
        gone = {key(t.item) for t in view.book.told if t.hearer == to}
        gone |= {key(o.item) for o in view.outgoing if o.to == to}
        gone |= {key(m.item) for m in judgement.motions}
        own = sorted((Item(me, card) for card in view.dossier), key=lambda item: -item.polarity)
        news = [item for item in view.book.notes if item.subject not in (me, to)]
        self._rng.shuffle(news)
        praise = self._rng.sample(own[:2], len(own[:2]))  # not the same for everybody, so that both come round
        for item in (*praise, *news, *own[2:], *self._inventions(judgement, to)):
            wanted = "self" if item.subject == me else "other"
            if kind in ("any", wanted) and item.subject != to and key(item) not in gone:
                return item
        return None

    # The recess
    def _act(self, judgement: Judgement, rotation: int) -> Move:
        acts = [self._propose, self._spread, self._trade, self._canvass]
        is_late = 2 * rotation > judgement.view.options.rotations
        if is_late or self._rng.random() < 0.2:  # something for the next session, before the recess is over
            acts = [self._spread, self._propose, self._trade, self._canvass]
        for act in acts:
            if move := act(judgement):
                return move
        return Ready()

    def _material(self, judgement: Judgement) -> list[Item]:
        """Rumours that I may bring to the floor (I11), and would."""
        book, tabled = judgement.view.book, {key(m.item) for m in judgement.motions}
        mine = {key(t.item): t.item for t in (*book.told, *book.heard) if t.spreads}
        return [
            item
            for wanted, item in mine.items()
            if wanted not in judgement.settled and wanted not in tabled and item.subject != self._seat
        ]

    def _is_short(self, judgement: Judgement) -> bool:
        """Whether I have less to bring than I might."""
        ready = [item for item in self._material(judgement) if self._worth(judgement, item) > 0]
        return len(ready) < (motions_each(judgement.view.options, judgement.view.seats) or 2)

    def _trade(self, judgement: Judgement) -> Offer | None:
        """Another secret for another praise of mine (I31: it pays nothing, but what he says of himself is true)."""
        view = judgement.view
        busy = {offer.to for offer in view.outgoing} | {offer.giver for offer in view.incoming}
        friends = [ally for ally in view.book.allies if ally not in busy and judgement.full[ally, 1] < 2]
        if not friends or not self._is_short(judgement):
            return None
        to = self._rng.choice(friends)
        gone = {key(t.item) for t in view.book.told if t.hearer == to} | {key(m.item) for m in judgement.motions}
        gifts = [Item(self._seat, card) for card in view.dossier if CARDS[card].polarity > 0]
        gift = next((item for item in gifts if item not in gone), None)
        return Offer(to, gift, "self", self._say("offer")) if gift else None

    def _spread(self, judgement: Judgement) -> Tell | None:
        """A rumour for the next session, if I have not enough of them."""
        view = judgement.view
        if not self._is_short(judgement):
            return None
        known = {key(item) for item in self._material(judgement)}
        news = [
            item
            for item in view.book.notes
            if item.subject != self._seat and key(item) not in judgement.settled and key(item) not in known
        ]
        truths = [item for item in news if judgement.credence(item) >= BELIEVABLE]
        best = max(truths, key=lambda item: self._worth(judgement, item, spreads=True), default=None)
        if (lie := self._lie(judgement, best)) is not None:
            best = lie
        if best is None or self._worth(judgement, best, spreads=True) <= 0:
            return None
        return self._tell(judgement, best)

    def _canvass(self, judgement: Judgement) -> Tell | None:
        """Makes those believe who will vote: what one has heard before is believed more easily."""
        ready = [item for item in self._material(judgement) if judgement.credence(item) >= BELIEVABLE]
        ready += [item for item in self._material(judgement) if key(item) in judgement.spread and item not in ready]
        ready = sorted(ready, key=lambda item: -self._worth(judgement, item))
        for item in ready[:2]:
            if self._lies == 0.0 and judgement.credence(item) < BELIEVABLE:
                continue
            if self._worth(judgement, item) > 0 and (telling := self._tell(judgement, item)):
                return telling
        return None

    def _tell(self, judgement: Judgement, item: Item) -> Tell | None:
        """To an ally rather than to others, and not to the one who may win."""
        view, wanted = judgement.view, key(item)
        told = {t.hearer for t in view.book.told if key(t.item) == wanted}
        told |= {t.giver for t in view.book.heard if key(t.item) == wanted}
        told |= {o.to for o in view.outgoing if key(o.item) == wanted} | {self._seat, item.subject}
        listeners = [s for s in range(view.seats) if s not in told]
        if not listeners:
            return None
        allies = [s for s in listeners if s in view.book.allies]
        to = self._rng.choice(allies if allies and self._rng.random() < 0.7 else listeners)
        return Tell(to, item, self._source(judgement, item, to), self._say("tell"))

    def _source(self, judgement: Judgement, item: Item, to: int) -> int | None:
        """From whom I say I have it: from the one whom all believe, if I made it up."""
        others = [s for s in range(judgement.view.seats) if s not in (self._seat, to, item.subject)]
        if judgement.credence(item) < BELIEVABLE and self._rng.random() < 0.5:
            return max(others, key=lambda seat: judgement.honesty[seat])
        heard = [s for s in judgement.sources.get(key(item), ()) if s in others]
        return heard[0] if heard and self._rng.random() < 0.5 else None

    # Lies
    def _lie(self, judgement: Judgement, truth: Item | None) -> Item | None:
        """Something made up, if my temperament wants it, or (None) if it is worth more than the truth at hand."""
        if self._lies == 0.0 or (self._lies is not None and self._rng.random() >= self._lies):
            return None
        inventions = list(self._inventions(judgement))[:8]
        best = max(inventions, key=lambda item: self._worth(judgement, item, spreads=True), default=None)
        if best is None:
            return None
        if self._lies is not None:
            return best if judgement.appeal(best, 0.0) > HOPELESS else None
        gain = self._worth(judgement, best, spreads=True) - SHAME
        return best if gain > (self._worth(judgement, truth, spreads=True) if truth else 0.0) else None

    def _inventions(self, judgement: Judgement, to: int | None = None) -> Iterator[Item]:
        """Cards that nobody can place, as far as I know; slander before praise, which its subject has shown around."""
        view = judgement.view
        if view.book.fresh >= view.options.max_new_items_per_recess:
            return
        cards = [
            c for c in view.active if judgement.placed.get(c, self._seat) == self._seat and c not in judgement.public
        ]
        seats = [s for s in range(view.seats) if s not in (self._seat, to)]
        self._rng.shuffle(cards)
        self._rng.shuffle(seats)
        notes = set(view.book.notes)
        for card in sorted(cards, key=lambda c: CARDS[c].polarity):
            for subject in sorted(seats, key=lambda s: CARDS[card].polarity * judgement.totals[s])[:2]:
                item = Item(subject, card)
                known = judgement.full[subject, item.polarity] >= FIGURES.setup.dossier
                if item not in notes and item not in judgement.settled and not known:
                    yield item

    # The session
    def _motion(self, judgement: Judgement) -> Move:
        view = judgement.view
        last = {key(m.item): m for m in judgement.motions}
        tabled = [m.item for m in last.values() if m.verdict == "tabled" and m.round < view.round]
        choices = [item for item in (*self._material(judgement), *tabled) if item.subject != self._seat]
        if self._lies == 0.0:
            choices = [item for item in choices if judgement.credence(item) >= 0.5]
        best = max(choices, key=lambda item: self._worth(judgement, item), default=None)
        if best is None or self._worth(judgement, best) <= 0:
            return Ready()
        senior = "senior" in view.book.perks and judgement.appeal(best, judgement.credence(best)) < 0.7
        occasion = "senior_motion" if senior else "motion_praise" if best.polarity > 0 else "motion_slander"
        return Initiate(best, senior, self._say(occasion))

    def _worth(self, judgement: Judgement, item: Item, spreads: bool = False) -> float:
        """Half-points that bringing it promises me, and what it does to its subject."""
        points, chart = FIGURES.points, chart_of(judgement.view.options)
        truth = judgement.credence(item)
        belief = judgement.appeal(item, truth)
        worth = belief * points.initiator_believed + (1 - belief) * points.initiator_disbelieved

        def expected(cells: Cells) -> float:
            return sum(
                chance * (truth * cells.value(believed, True) + (1 - truth) * cells.value(believed, False))
                for chance, believed in ((belief, True), (1 - belief, False))
            )

        if spreads or key(item) in judgement.spread:
            worth += expected(chart.spreader)
        rivalry = 1.0 if judgement.is_close(item.subject, ALARM) else 1 / (judgement.view.seats - 1)
        return worth - rivalry * expected(chart.subject(item.polarity)) + self._rng.random() * 0.1

    def _vote(self, judgement: Judgement, question: Question) -> Vote:
        item = question.item
        if judgement.made_up(item):  # and I am paid if they believe it
            return Vote("believe" if judgement.gullibility < 0.6 else "disbelieve")
        belief = judgement.credence(item, question.initiator)
        if question.plea == "deny" and 0 < belief < 1:
            belief *= 0.95  # cheap talk
        if belief >= SURE:
            return Vote("believe")
        if belief <= DOUBTFUL:
            return Vote("disbelieve")
        return Vote(
            "abstain" if self._rng.random() < 0.3 else "believe" if self._rng.random() < belief else "disbelieve"
        )

    def _plead(self, judgement: Judgement, question: Question) -> Plead:
        if question.item.polarity > 0:
            return Plead("admit", self._say("proud"))
        if self._lies == 0.0 and judgement.certain(question.item):
            return Plead()
        return Plead("deny", self._say("deny"))
