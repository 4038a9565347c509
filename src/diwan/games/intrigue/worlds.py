"""Sampling of worlds that a view cannot rule out.

The view fixes who met whom and what came to the floor (see `evidence`). What was said between others is invented:
first the tellings and alliances that must have happened (see `plan` and `hidden_points`), then other talk that
changes nothing that the view shows."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from random import Random

from msgspec.structs import replace

from diwan.games.intrigue.draft_book import DraftBook
from diwan.games.intrigue.evidence import ActSeen, Evidence, RotationSeen
from diwan.games.intrigue.figures import CARDS, DECK, FIGURES
from diwan.games.intrigue.hidden_points import HiddenPoints
from diwan.games.intrigue.item_rules import kind_of
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import Accept, Decline, Offer, Tell, Want, Withdraw
from diwan.games.intrigue.options import length_of, writers
from diwan.games.intrigue.plan import Contradiction, Plan
from diwan.games.intrigue.recess import MOMENTS_PER_ACT, whisper_count
from diwan.games.intrigue.sampling import deal_dossiers, seal_phase
from diwan.games.intrigue.scoring import alliance_entries, breach_entries, thresholds
from diwan.games.intrigue.state import (
    Breach,
    Debating,
    Declaring,
    Entry,
    Mingling,
    Motion,
    Oath,
    Overheard,
    Rotation,
    Sealing,
    Sheltering,
    State,
    Telling,
    Whispering,
)
from diwan.games.intrigue.view import AnsweringSeen, CallingSeen, ExtendingSeen, TalkSeen, View, VotingSeen

MOST_DRAFTS = 200
"""Drafts before `imagine` gives up."""
TRIES = 4
"""Random items tried before a seat says nothing."""
CHATTER = 0.3
"""Probability that two who met for no known reason told or offered each other something."""
WANTS: tuple[Want, ...] = ("any", "self", "other")
Deed = Tell | Offer | Withdraw | Accept | Decline
"""An act or answer with a lasting effect; all other talk is None."""


def imagine(view: View, rng: Random) -> State:
    if view.archive is not None:
        return view.archive
    evidence = Evidence(view)
    for failed in range(MOST_DRAFTS):
        try:
            return Draft(evidence, rng, minimal=failed % 2 == 1).state()
        except Contradiction:
            continue
    raise AssertionError("no world fits this view")


def _suits(offer: Sealing, other: Sealing) -> bool:
    return offer.want in ("any", kind_of(other.giver, other.item))


class Draft:
    def __init__(self, evidence: Evidence, rng: Random, minimal: bool = False) -> None:
        self.evidence, self.view, self.rng = evidence, evidence.view, rng
        self.n, self.me = evidence.view.seats, evidence.me
        self.writers = writers(self.view.options, self.n)
        self.target = length_of(self.view.options).target
        self.dossiers = deal_dossiers(evidence, rng)
        self.books = [DraftBook(thresholds(self.view.options)) for _ in range(self.n)]
        self.offers: dict[tuple[int, int], Sealing] = {}
        self.first: dict[Item, int] = {}
        self.turns = self._meetings()
        self.plan = plan = Plan(evidence, self.dossiers, self.turns.values(), rng)
        for pact in (
            rng.sample(evidence.required_alliances, len(evidence.required_alliances))
            if minimal
            else evidence.required_alliances
        ):  # in order of time at first, then in random order
            if not plan.make_pact(pact):
                raise Contradiction
        for need in rng.sample(evidence.required_tellings, len(evidence.required_tellings)):
            if not plan.place(need):
                raise Contradiction
        highest_totals = HiddenPoints(evidence, plan, rng, minimal).highest_totals
        self.spare = [self.target - 1 - top for top in highest_totals]
        """Half-points that each seat may still get without having won."""
        self.owed: Counter[tuple[int, int | None]] = Counter()
        """How often a seat has still to answer another in this recess, because it had no acts left (I10)."""
        self.sealed_before: State | None = None
        self.number = 0

    def state(self) -> State:
        for number in range(1, self.view.round + 1):
            self.number = number
            self._whispers()
            self._recess()
            self._session()
        if self.me >= 0:
            mine, real = self.books[self.me], self.view.book
            if tuple(mine.ledger) != real.ledger or tuple(sorted(mine.allies)) != real.allies:
                raise Contradiction
        state = self._assemble(self.view.moment, self.view.rotations)
        return replace(state, phase=seal_phase(self.view, state, self.sealed_before, self.rng))

    # Who met whom
    def _meetings(self) -> dict[int, list[RotationSeen]]:
        """Return the turns with partners; if people are not seen together (I30), partners are invented."""
        if self.view.options.seen_together:
            return self.evidence.turns
        allied = self._partners_of_alliances()
        return {
            number: [
                replace(turn, acts=tuple(self._invent_partner(act, allied) for act in turn.acts)) for turn in turns
            ]
            for number, turns in self.evidence.turns.items()
        }

    def _partners_of_alliances(self) -> dict[int, int]:
        """Return partners for acts of seats that must have become allies, by the moment of the act."""
        acts = [act for turns in self.evidence.turns.values() for turn in turns for act in turn.acts]
        met: dict[int, int] = {}
        for pact in self.evidence.required_alliances:
            actors = (act for act in acts if act.actor in pact.pair and act.partner is None and act.moment not in met)
            if free := [act for act in actors if pact.first <= act.round <= pact.last]:
                act = self.rng.choice(free)
                met[act.moment] = sum(pact.pair) - act.actor
        return met

    def _invent_partner(self, act: ActSeen, allied: Mapping[int, int]) -> ActSeen:
        if act.partner is not None or act.actor == self.me:
            return act
        others = [seat for seat in range(self.n) if seat not in (act.actor, self.me)]
        return replace(act, partner=allied.get(act.moment, self.rng.choice([*others, None])))

    # Whispers
    def _whispers(self) -> None:
        """Draw the whispers of a recess by the odds of the imagined dossiers (I27)."""
        for book in self.books:
            book.fresh = 0
        self.offers = {}
        mine = [w for w in self.view.book.whispers if w.round == self.number]
        phase, due = self.view.phase, whisper_count(self.view.options, self.n, self.number)
        given = phase.given if isinstance(phase, Whispering) and self.number == self.view.round else due
        for place in range(given):
            seat = place % self.n
            heard = mine.pop(0) if seat == self.me else Overheard(self.number, self._whisper(seat))
            self.books[seat].whispers.append(heard)
            if heard.item:
                self.books[seat].learn(heard.item)

    def _whisper(self, seat: int) -> Item | None:
        """Draw a whisper unless the plan requires one: a subject, then true or not, then a card."""
        if needed := self.plan.whispers.get((seat, self.number)):
            return needed.pop()
        rng = self.rng
        subject = int(rng.random() * (self.n - 1))
        subject += subject >= seat
        truth = rng.random() < 0.5
        cards = self.dossiers[subject] if truth else self.view.active
        start = int(rng.random() * len(cards))
        for place in range(len(cards)):
            card = cards[start - place]
            fits = truth or (card not in self.dossiers[subject] and card not in self.dossiers[seat])
            if fits and self.evidence.closed.get(Item(subject, card), self.number) >= self.number:
                return Item(subject, card)
        return None

    # The recess
    def _recess(self) -> None:
        self.owed = Counter(
            (act.actor, act.partner)
            for turn in self.turns.get(self.number, ())
            for act in turn.acts
            if act.is_answer and self.me not in (act.actor, act.partner)
        )
        for turn in self.turns.get(self.number, ()):
            if turn.rotation is self.evidence.last_rotation and isinstance(self.view.phase, CallingSeen):
                before = self.view.rotations[:-1]
                self.sealed_before = self._assemble(turn.rotation.moment, before)
            deeds = [self._deed(act) for act in turn.acts]
            for act, deed in zip(turn.acts, deeds, strict=True):
                if act.moment in self.evidence.known:
                    self._remember(act.moment)
                elif deed:
                    self._perform(act, deed)
                if act.is_answer:
                    self.owed[act.actor, act.partner] -= 1
            for moment, seat in turn.answers:
                if moment in self.evidence.known:
                    self._remember(moment)
                elif seat != self.me and self.offers:
                    self._answer(moment, seat)
        if self.number < self.view.round or not isinstance(
            self.view.phase, Whispering | TalkSeen | CallingSeen | AnsweringSeen | ExtendingSeen | Mingling
        ):
            self.offers = {}

    def _deed(self, act: ActSeen) -> Deed | None:
        """Return the act of a seat, as it decides it at the start of the rotation."""
        if act.partner is None:
            return None
        if self.me in (act.actor, act.partner):
            return self._deed_with_me(act)
        need = self.plan.taken.get((act.moment, False))
        trades = act.moment in self.plan.trades or act.moment in self.plan.answered
        if need is None and not trades:
            return self._small_talk(act)
        item = need.item if need else self._due_gift(act.actor, act.partner)
        if item is None:
            raise Contradiction
        if self._has_given(act.actor, act.partner, item):
            if not trades:
                if self._has_pledged(act.actor, act.partner, item):
                    raise Contradiction  # it is in an open offer, which may be answered too late or never
                return None  # it was said before, so the need is met
            item = self._due_gift(act.actor, act.partner)
        if item is None or not self._may_give(act.actor, item):
            raise Contradiction
        return Offer(act.partner, item) if trades else Tell(act.partner, item, self._source(act.actor))

    def _deed_with_me(self, act: ActSeen) -> Deed | None:
        for sealing in self.view.outgoing:
            if sealing.moment == act.moment:
                return Offer(sealing.to, sealing.item, sealing.want)
        for offer in self.view.incoming:
            if offer.moment == act.moment:
                item = self._due_gift(act.actor, self.me, offer.about)
                if item is None:
                    raise Contradiction
                return Offer(self.me, item, offer.want)
        if act.actor != self.me and act.moment in self.evidence.offered:
            self._put_forward(act.actor, self.evidence.offered[act.moment])
        return None

    def _small_talk(self, act: ActSeen) -> Deed | None:
        assert act.partner is not None
        luck = self.rng.random() / CHATTER
        if self.evidence.is_open:
            offer = self.offers.get((act.partner, act.actor))
            is_free = offer is not None and not self.plan.trades_in(act)
            if offer is not None and is_free and (act.is_answer or luck < 1):
                return self._response(act.actor, offer)
            if act.is_answer:
                return None
            if self.owed[act.partner, act.actor] and (act.actor, act.partner) not in self.offers:
                luck = 0.0  # the other has something to answer later
        if luck >= 1:
            return None
        if luck < 0.4:
            if self.plan.trades_in(act) or not self._may_ally(act.actor, act.partner):
                return None
            if (act.actor, act.partner) in self.offers:
                return Withdraw(act.partner)
            item = self._gift(act.actor, act.partner)
            return Offer(act.partner, item, self.rng.choice(WANTS)) if item else None
        item = self._topic(act.actor, act.partner)
        return Tell(act.partner, item, self._source(act.actor)) if item else None

    def _may_ally(self, one: int, two: int) -> bool:
        """Return whether one more alliance makes neither of them president."""
        bonus = FIGURES.points.formed
        return two in self.books[one].allies or (self.spare[one] >= bonus and self.spare[two] >= bonus)

    def _is_idle(self, giver: int, to: int, item: Item) -> bool:
        """Return whether telling the item changes no points.

        This holds if it is about one of the two, was not read out (yet), or has been spread already."""
        return item.subject in (giver, to) or key(item) not in self.evidence.first_floor or key(item) in self.first

    def _source(self, actor: int) -> int | None:
        place = int(self.rng.random() * (self.n + 2))
        return place if place < self.n and place != actor else None

    # Items
    def _topic(self, giver: int, to: int) -> Item | None:
        """Return something that a seat may tell another, or None after a few tries."""
        for _ in range(TRIES):
            item = self._random_item(giver)
            closed = self.evidence.closed.get(key(item), self.number) < self.number
            is_news = not closed and not self._has_given(giver, to, item)
            if is_news and self._is_idle(giver, to, item) and self._may_give(giver, item, True):
                return item
        return None

    def _gift(self, giver: int, to: int, kind: Want = "any") -> Item | None:
        """Return something that a seat may exchange with another, or None after a few tries."""
        for _ in range(TRIES):
            item = self._random_item(giver)
            if kind in ("any", kind_of(giver, item)) and self._may_trade(giver, to, item):
                return item
        return None

    def _due_gift(self, giver: int, to: int, kind: Want = "any") -> Item | None:
        """Return a gift where there must be one.

        Items that are not new are preferred; new items that the plan needs are used last."""
        known = [*(Item(giver, card) for card in self.dossiers[giver]), *self.books[giver].notes]
        self.rng.shuffle(known)
        if giver in self.writers:
            known += [self._text(giver) for _ in range(TRIES)]
        ideas = (self._random_item(giver) for _ in range(TRIES * TRIES))
        for place, item in enumerate(chain(known, ideas)):
            spare = place < len(known) + TRIES
            if kind in ("any", kind_of(giver, item)) and self._may_trade(giver, to, item, spare):
                return item
        return None

    def _text(self, subject: int) -> Item:
        sign = self.rng.choice((1, -1))
        return Item(subject, text=CARDS[self.rng.choice(DECK[sign])].text, sign=1 if sign > 0 else -1)

    def _may_trade(self, giver: int, to: int, item: Item, spare: bool = True) -> bool:
        on_floor = self.evidence.first_floor.get(key(item), self.number) < self.number
        if item.subject == to or on_floor or self._has_given(giver, to, item):
            return False
        if to == self.me and (giver, key(item)) in self.evidence.told_me:
            return False  # what lies in an open offer to me was not told to me later either (I7)
        return self._is_idle(giver, to, item) and self._may_give(giver, item, spare)

    def _has_given(self, giver: int, to: int, item: Item) -> bool:
        """Return whether the other has the item from this seat, or has an open offer of it (I6, I7, I32)."""
        return (to, key(item)) in self.books[giver].given or self._has_pledged(giver, to, item)

    def _has_pledged(self, giver: int, to: int, item: Item) -> bool:
        offer = self.offers.get((giver, to))
        return offer is not None and key(offer.item) == key(item)

    def _may_give(self, giver: int, item: Item, spare: bool = False) -> bool:
        """Return whether a seat may give an item (I3, I29).

        If `spare`, new items that the plan needs are kept in reserve."""
        if item.subject == giver:
            if item.card:
                return item.card in self.dossiers[giver]
            return giver in self.writers and self.evidence.truths.get(key(item), True)
        if not self._is_new(giver, item):
            return True
        reserve = self.plan.load(giver, self.number) if spare else 0
        has_room = self.books[giver].fresh + reserve < self.view.options.max_new_items_per_recess
        return has_room and (item.card != "" or giver in self.writers)

    def _is_new(self, giver: int, item: Item) -> bool:
        read_out = self.evidence.first_floor.get(key(item), self.number) < self.number
        return item.subject != giver and not read_out and key(item) not in self.books[giver].known

    def _random_item(self, giver: int) -> Item:
        """Return an own secret, a note, or an invention."""
        rng, kind = self.rng, self.rng.random()
        if kind < 0.3 and self.dossiers[giver]:
            return Item(giver, rng.choice(self.dossiers[giver]))
        if kind < 0.6 and self.books[giver].notes:
            return rng.choice(self.books[giver].notes)
        if self.view.active and (giver not in self.writers or kind < 0.8):
            subject = rng.randrange(self.n - 1)
            return Item(subject + (subject >= giver), rng.choice(self.view.active))
        return self._text(rng.choice(self.writers or (giver,)))

    # The effect of an act
    def _perform(self, act: ActSeen, deed: Deed) -> None:
        match deed:
            case Tell(to, item, source):
                self._put_forward(act.actor, item)
                self._hand_over(
                    Telling(item, giver=act.actor, hearer=to, round=self.number, moment=act.moment, source=source)
                )
            case Accept() | Decline():
                self._respond(act.moment, act.actor, deed)
            case Withdraw(to):
                self.offers.pop((act.actor, to), None)
            case Offer(to, item, want):
                self._offer(act, Sealing(giver=act.actor, to=to, item=item, want=want, moment=act.moment))

    def _offer(self, act: ActSeen, offer: Sealing) -> None:
        self._put_forward(offer.giver, offer.item)
        crossing = self.offers.get((offer.to, offer.giver))
        if crossing and _suits(crossing, offer) and _suits(offer, crossing):
            self._exchange(crossing, offer.item, act.moment)
        else:
            self.offers[offer.giver, offer.to] = offer

    def _put_forward(self, seat: int, item: Item) -> None:
        book = self.books[seat]
        if self._is_new(seat, item):
            book.fresh += 1
            if book.fresh > self.view.options.max_new_items_per_recess:
                raise Contradiction
        if item.subject == seat and not item.card and all(key(vow) != key(item) for vow in book.vows):
            book.vows.append(item)
        book.learn(item)

    def _hand_over(self, telling: Telling) -> None:
        giver, hearer, item = self.books[telling.giver], self.books[telling.hearer], key(telling.item)
        giver.told.append(telling)
        giver.given.add((telling.hearer, item))
        hearer.heard.append(telling)
        hearer.learn(telling.item)
        if telling.spreads:
            self.first.setdefault(item, telling.giver)

    def _exchange(self, offer: Sealing, item: Item, moment: int) -> None:
        giver, taker = offer.giver, offer.to
        self.offers.pop((giver, taker), None)
        self._hand_over(
            Telling(offer.item, giver=giver, hearer=taker, round=self.number, moment=moment, via="exchange")
        )
        self._hand_over(Telling(item, giver=taker, hearer=giver, round=self.number, moment=moment + 1, via="exchange"))
        if not self.plan.trades_between(self.number, giver, taker) and taker not in self.books[giver].allies:
            for seat in (giver, taker):
                self.spare[seat] -= FIGURES.points.formed
        self._ally(giver, taker)

    def _ally(self, giver: int, taker: int) -> None:
        if taker not in self.books[giver].allies:
            self.books[giver].allies.add(taker)
            self.books[taker].allies.add(giver)
            for seat, entry in alliance_entries(self.number, (giver, taker)):
                self.books[seat].enter(entry)
            self._check_status((giver, taker))

    def _answer(self, moment: int, seat: int) -> None:
        """Answer an offer: planned exchanges are made, other offers accepted, declined or ignored."""
        if (offered := self.plan.answered.get(moment)) is not None:
            act, need = self.plan.acts[offered], self.plan.taken.get((offered, True))
            offer = self.offers[act.actor, seat]
            item = need.item if need else None
            if item is None or self._has_given(seat, act.actor, item):
                item = self._due_gift(seat, act.actor)
            if item is None or not self._may_give(seat, item):
                raise Contradiction
            self._put_forward(seat, item)
            self._exchange(offer, item, moment)
            return
        waiting = [o for o in self.offers.values() if o.to == seat and o.giver != self.me]
        free = [o for o in waiting if not self.plan.trades_between(self.number, o.giver, seat)]
        if not free or self.rng.random() < 0.5:
            return
        self._respond(moment, seat, self._response(seat, self.rng.choice(free)))

    def _response(self, seat: int, offer: Sealing) -> Accept | Decline:
        gift = self._gift(seat, offer.giver, offer.want) if self._may_ally(seat, offer.giver) else None
        if gift is None or self.rng.random() < 0.3:
            return Decline(offer.giver)
        return Accept(offer.giver, gift)

    def _respond(self, moment: int, seat: int, response: Accept | Decline) -> None:
        offer = self.offers.pop((response.giver, seat))
        if isinstance(response, Accept):
            self._put_forward(seat, response.item)
            self._exchange(offer, response.item, moment)

    def _remember(self, moment: int) -> None:
        """Replay what the reader of the view was part of."""
        tellings = self.evidence.known[moment]
        takes_part = tellings[-1].giver
        if takes_part != self.me:
            self._put_forward(takes_part, tellings[-1].item)
        for telling in tellings:
            self._hand_over(telling)
        if len(tellings) > 1:
            self.offers.pop((tellings[0].giver, tellings[0].hearer), None)
            self._ally(tellings[0].giver, tellings[0].hearer)

    # The session
    def _session(self) -> None:
        for index, minute in self.evidence.sessions.get(self.number, ()):
            if isinstance(minute, Breach):
                self._breach(minute)
            else:
                self._motion(index, minute)
        phase = self.view.phase
        if self.number < self.view.round or not isinstance(phase, Declaring | Debating | VotingSeen | Sheltering):
            return
        if phase.question.senior and "senior" not in self.books[phase.question.initiator].perks:
            raise Contradiction
        if not isinstance(phase, Declaring):
            self._swear(phase.question.item)

    def _breach(self, breach: Breach) -> None:
        if breach.ally not in self.books[breach.breaker].allies:
            raise Contradiction
        self.books[breach.breaker].allies.remove(breach.ally)
        self.books[breach.ally].allies.remove(breach.breaker)
        for seat, entry in breach_entries(self.number, breach.breaker, breach.ally):
            self.books[seat].enter(entry)

    def _motion(self, index: int, motion: Motion) -> None:
        book = self.books[motion.initiator]
        self._swear(motion.item)
        if motion.senior and "senior" not in book.perks:
            raise Contradiction
        if motion.truth is None:
            return
        if motion.senior:
            book.spend("senior")
        if motion.sheltered and not self.books[motion.item.subject].spend("cabinet"):
            raise Contradiction
        wanted = key(motion.item)
        spreader = self.first[wanted]
        for seat, entry in self.evidence.entries[index]:
            self.books[seat].enter(entry)
        self.books[spreader].enter(Entry(self.number, "spreader", 0, self.evidence.awards[wanted], motion.item))
        self._check_status(range(self.n))

    def _swear(self, item: Item) -> None:
        """Declare a text at its first motion (I16)."""
        book = self.books[item.subject]
        if item.card or any(key(oath.item) == key(item) for oath in book.oaths):
            return
        vowed = any(key(vow) == key(item) for vow in book.vows)
        truth = self.evidence.truths.get(key(item), vowed or self.rng.random() < 0.5)
        if vowed and not truth:
            raise Contradiction
        book.oaths.append(Oath(item, truth))

    def _check_status(self, seats: Iterable[int]) -> None:
        for seat in seats:
            book = self.books[seat]
            book.promote()
            if book.visible + book.hidden >= self.target:
                raise Contradiction

    # The world
    def _assemble(self, moment: int, rotations: tuple[Rotation, ...]) -> State:
        view = self.view
        books = [book.freeze() for book in self.books]
        if self.me >= 0:
            books[self.me] = view.book
        met = {act.moment: act.partner for turns in self.turns.values() for turn in turns for act in turn.acts}
        if not view.options.seen_together:
            rotations = tuple(
                replace(r, partners=tuple(met[r.moment + MOMENTS_PER_ACT * place] for place in range(len(r.actors))))
                for r in rotations
            )
        return State(
            seats=self.n,
            options=view.options,
            round=view.round,
            chair=view.chair,
            moment=moment,
            active=view.active,
            dossiers=tuple(self.dossiers),
            visible=view.visible,
            books=tuple(books),
            offers=tuple(self.offers.values()),
            rotations=rotations,
            minutes=view.minutes,
        )
