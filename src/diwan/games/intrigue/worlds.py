"""Worlds that a view cannot rule out.

The view fixes who met whom and what came to the floor (see `story`). What was said between others is invented: first
the tellings that must have been (see `plan`), then whatever else they may have talked about. A draft that
contradicts the view is thrown away; drafts grow plainer and more purposeful as they fail.
"""

from collections.abc import Iterable
from itertools import chain
from random import Random

from msgspec.structs import replace

from diwan.games.intrigue.desk import about
from diwan.games.intrigue.diary import Diary
from diwan.games.intrigue.figures import CARDS, DECK
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import Offer, Tell, Want, Withdraw
from diwan.games.intrigue.options import people
from diwan.games.intrigue.plan import Contradiction, Errand, Lessons, Plan
from diwan.games.intrigue.recess import STEP, whispers_due
from diwan.games.intrigue.scoring import alliance_entries, breach_entries, chart_of, motion_entries
from diwan.games.intrigue.seals import deal_dossiers, seal_phase
from diwan.games.intrigue.state import (
    Breach,
    Debating,
    Declaring,
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
from diwan.games.intrigue.story import Act, Story, Turn
from diwan.games.intrigue.view import AnsweringSeen, CallingSeen, ExtendingSeen, TalkSeen, View, VotingSeen

MOST_DRAFTS = 5000
TRIES = 4
WANTS: tuple[Want, ...] = ("any", "self", "other")
Deed = Tell | Offer | Withdraw
"""An act that leaves something behind; all other talk is None."""


def imagine(view: View, rng: Random) -> State:
    if view.archive is not None:
        return view.archive
    story = Story(view)
    lessons = Lessons()
    for _ in range(MOST_DRAFTS):
        try:
            return Draft(story, rng, lessons).state()
        except Contradiction as wrong:
            lessons.learn(wrong)
    raise AssertionError("no world fits this view")


def _suits(offer: Sealing, other: Sealing) -> bool:
    return offer.want in ("any", about(other.giver, other.item))


class Draft:
    def __init__(self, story: Story, rng: Random, lessons: Lessons) -> None:
        self.story, self.view, self.rng = story, story.view, rng
        self.n, self.me = story.view.seats, story.me
        self.writers = people(self.view.options, self.n)
        self.chart = chart_of(self.view.options)
        self.chatter = 0.3 * 0.8**lessons.drafts
        self.dossiers = deal_dossiers(story, rng)
        self.diaries = [Diary() for _ in range(self.n)]
        self.offers: dict[tuple[int, int], Sealing] = {}
        self.promised: dict[tuple[int, int], Errand] = {}
        self.first: dict[Item, int] = {}
        self.ends: set[tuple[int, Item]] = set()
        self.turns = self._met()
        hidden = [
            act
            for turns in self.turns.values()
            for turn in turns
            for act in turn.acts
            if act.partner is not None and self.me not in (act.actor, act.partner)
        ]
        self.plan = Plan(story, hidden, lessons, rng)
        self.sealed_before: State | None = None
        self.number = 0

    def state(self) -> State:
        for number in range(1, self.view.round + 1):
            self.number = number
            self._whispers()
            self._recess()
            self._session()
        if self.me >= 0:
            mine, real = self.diaries[self.me], self.view.book
            if tuple(mine.ledger) != real.ledger or tuple(sorted(mine.allies)) != real.allies:
                raise Contradiction
        state = self._assemble(self.view.moment, self.view.rotations)
        return replace(state, phase=seal_phase(self.view, state, self.sealed_before, self.rng))

    # Who met whom
    def _met(self) -> dict[int, list[Turn]]:
        """Where people are not seen together (I30), partners are invented too."""
        if self.view.options.seen_together:
            return self.story.turns
        return {
            number: [replace(turn, acts=tuple(map(self._meet, turn.acts))) for turn in turns]
            for number, turns in self.story.turns.items()
        }

    def _meet(self, act: Act) -> Act:
        if act.partner is not None or act.actor == self.me:
            return act
        others = [seat for seat in range(self.n) if seat not in (act.actor, self.me)]
        return replace(act, partner=self.rng.choice([*others, None]))

    # The recess
    def _whispers(self) -> None:
        """I27, by the true odds of the imagined dossiers."""
        for diary in self.diaries:
            diary.fresh = 0
        self.offers, self.promised = {}, {}
        mine = [w for w in self.view.book.whispers if w.round == self.number]
        phase, due = self.view.phase, whispers_due(self.view.options, self.n, self.number)
        given = phase.given if isinstance(phase, Whispering) and self.number == self.view.round else due
        for place in range(given):
            seat = place % self.n
            heard = mine.pop(0) if seat == self.me else Overheard(self.number, self._whisper(seat))
            self.diaries[seat].whispers.append(heard)
            if heard.item:
                self.diaries[seat].learn(heard.item)

    def _whisper(self, seat: int) -> Item | None:
        """A subject, then the truth or not, then a card."""
        subject = self.rng.randrange(self.n - 1)
        subject += subject >= seat
        truth = self.rng.random() < 0.5
        cards = list(self.dossiers[subject] if truth else self.view.active)
        self.rng.shuffle(cards)
        for card in cards:
            fits = truth or (card not in self.dossiers[subject] and card not in self.dossiers[seat])
            if fits and self.story.closed.get(Item(subject, card), self.number) >= self.number:
                return Item(subject, card)
        return None

    def _recess(self) -> None:
        for turn in self.turns.get(self.number, ()):
            if turn.rotation is self.story.last_rotation and isinstance(self.view.phase, CallingSeen):
                before = self.view.rotations[:-1]
                self.sealed_before = self._assemble(turn.rotation.moment, before)
            deeds = [self._deed(act) for act in turn.acts]
            for act, deed in zip(turn.acts, deeds, strict=True):
                if act.moment in self.story.known:
                    self._remember(act.moment)
                elif deed:
                    self._perform(act, deed)
            for moment, seat in turn.answers:
                if moment in self.story.known:
                    self._remember(moment)
                elif seat != self.me:
                    self._answer(moment, seat)
        if self.number < self.view.round or not isinstance(
            self.view.phase, Whispering | TalkSeen | CallingSeen | AnsweringSeen | ExtendingSeen
        ):
            if self.promised:
                raise Contradiction(strained=(min(self.promised)[1], self.number))
            self.offers = {}

    def _deed(self, act: Act) -> Deed | None:
        """What somebody is up to, as he decides it at the start of the rotation."""
        if act.partner is None:
            return None
        if self.me in (act.actor, act.partner):
            return self._deed_with_me(act)
        errand = self.plan.errands.get(act.moment)
        if errand is None:
            return self._small_talk(act)
        item = errand.there or self._due_gift(act.actor, act.partner)
        if item is None:
            raise Contradiction
        if (act.partner, key(item)) in self.diaries[act.actor].given:
            return None  # said before: the need is met
        if not self._may_give(act.actor, item):
            raise Contradiction(strained=(act.actor, self.number))
        pair = (act.actor, act.partner)
        if errand.exchange and pair in self.offers:
            raise Contradiction(strained=(act.actor, self.number))
        if errand.exchange or (pair not in self.offers and self._is_tradable(act, item)):
            return Offer(act.partner, item)
        return Tell(act.partner, item, self._source(act.actor))

    def _is_tradable(self, act: Act, item: Item) -> bool:
        """Now and then a secret that must have passed is exchanged, though telling it would do."""
        if self.rng.random() > 0.2 * self.chatter or not self.plan.can_trade(act):
            return False
        return act.partner is not None and self._may_trade(act.actor, act.partner, item, spare=False)

    def _deed_with_me(self, act: Act) -> Deed | None:
        partner = act.actor if act.partner == self.me else act.partner
        assert partner is not None
        for sealing in self.view.outgoing:
            if sealing.moment == act.moment:
                return Offer(sealing.to, sealing.item, sealing.want)
        for offer in self.view.incoming:
            if offer.moment == act.moment:
                item = self._due_gift(act.actor, self.me, offer.about)
                if item is None:
                    raise Contradiction
                return Offer(self.me, item, offer.want)
        if act.actor != self.me and act.moment in self.story.offered:
            self._put_forward(act.actor, self.story.offered[act.moment])
        return None

    def _small_talk(self, act: Act) -> Deed | None:
        assert act.partner is not None
        if self.rng.random() >= self.chatter:
            return None
        if (act.actor, act.partner) in self.offers:
            return Withdraw(act.partner) if self.rng.random() < 0.3 else None
        if self.rng.random() < 0.4 and not self.plan.trades(act):
            item = self._gift(act.actor, act.partner)
            return Offer(act.partner, item, self.rng.choice(WANTS)) if item else None
        item = self._topic(act.actor, act.partner)
        if item is None or not self._is_open(item, act):
            return None
        return Tell(act.partner, item, self._source(act.actor))

    def _is_open(self, item: Item, act: Act) -> bool:
        """Whether telling it now would not take from me what I was paid for, nor from others what they need."""
        spreads = item.subject not in (act.actor, act.partner)
        return not spreads or (act.moment > self.story.barred.get(key(item), -1) and self._is_due(act.actor, item))

    def _is_due(self, giver: int, item: Item) -> bool:
        return self.plan.fortunes.credit.get(key(item), giver) == giver

    def _source(self, actor: int) -> int | None:
        return self.rng.choice([None, None, *(s for s in range(self.n) if s != actor)])

    # Items
    def _topic(self, giver: int, to: int) -> Item | None:
        """Something that a seat may tell another, if it comes to mind."""
        for _ in range(TRIES):
            item = self._idea(giver)
            closed = self.story.closed.get(key(item), self.number) < self.number
            if not closed and (to, key(item)) not in self.diaries[giver].given and self._may_give(giver, item, True):
                return item
        return None

    def _gift(self, giver: int, to: int, kind: Want = "any") -> Item | None:
        """Something that a seat may exchange with another, if it comes to mind."""
        for _ in range(TRIES):
            item = self._idea(giver)
            if kind in ("any", about(giver, item)) and self._may_trade(giver, to, item):
                return item
        return None

    def _due_gift(self, giver: int, to: int, kind: Want = "any") -> Item | None:
        """The same where there must be one: rather what is not new, whatever the plan has in reserve."""
        diary = self.diaries[giver]
        known = [*(Item(giver, card) for card in self.dossiers[giver]), *diary.notes]
        self.rng.shuffle(known)
        for item in chain(known, (self._idea(giver) for _ in range(TRIES * TRIES))):
            if kind in ("any", about(giver, item)) and self._may_trade(giver, to, item, spare=False):
                return item
        return None

    def _may_trade(self, giver: int, to: int, item: Item, spare: bool = True) -> bool:
        on_floor = self.story.first_floor.get(key(item), self.number) < self.number
        pending = self.offers.get((giver, to))
        if pending and key(pending.item) == key(item):
            return False
        if item.subject == to or on_floor or (to, key(item)) in self.diaries[giver].given:
            return False
        if key(item) in self.story.barred or (item.subject != giver and not self._is_due(giver, item)):
            return False
        return self._may_give(giver, item, spare)

    def _may_give(self, giver: int, item: Item, spare: bool = False) -> bool:
        """I3, I29; `spare`: new items that the plan needs are kept in reserve."""
        if item.subject == giver and not self.story.fates.get(key(item), True):
            return False
        if not item.card and giver not in self.writers and key(item) not in self.diaries[giver].known:
            return False
        if item.subject == giver and item.card and item.card not in self.dossiers[giver]:
            return False
        if not self._is_new(giver, item):
            return True
        reserve = self.plan.gifts[giver, self.number] if spare else 0
        return self.diaries[giver].fresh + reserve < self.view.options.max_new_items_per_recess

    def _is_new(self, giver: int, item: Item) -> bool:
        read_out = self.story.first_floor.get(key(item), self.number) < self.number
        return item.subject != giver and not read_out and key(item) not in self.diaries[giver].known

    def _idea(self, giver: int) -> Item:
        """An own secret, a note, or an invention."""
        rng, kind = self.rng, self.rng.random()
        if kind < 0.3 and self.dossiers[giver]:
            return Item(giver, rng.choice(self.dossiers[giver]))
        if kind < 0.6 and self.diaries[giver].notes:
            return rng.choice(self.diaries[giver].notes)
        if self.view.active and (giver not in self.writers or kind < 0.8):
            subject = rng.randrange(self.n - 1)
            return Item(subject + (subject >= giver), rng.choice(self.view.active))
        subject, sign = rng.choice(self.writers or (giver,)), rng.choice((1, -1))
        text = CARDS[rng.choice(DECK[sign])].text
        return Item(subject, text=text, sign=1 if sign > 0 else -1)

    # What comes of it
    def _perform(self, act: Act, deed: Deed) -> None:
        match deed:
            case Tell(to, item, source):
                self._put_forward(act.actor, item)
                self._hand_over(Telling(item, act.actor, to, self.number, act.moment, "talk", source))
            case Withdraw(to):
                if (act.actor, to) not in self.promised:
                    self.offers.pop((act.actor, to), None)
            case Offer(to, item, want):
                self._offer(act, Sealing(act.actor, to, item, want, act.moment))

    def _offer(self, act: Act, offer: Sealing) -> None:
        there, back = (offer.giver, offer.to), (offer.to, offer.giver)
        errand = self.plan.errands.get(act.moment)
        crossing = self.offers.get(back)
        if back in self.promised and errand is None:
            return  # small talk does not come between a promise and its keeping
        self._put_forward(offer.giver, offer.item)
        if crossing and _suits(crossing, offer) and _suits(offer, crossing):
            if (errand and errand.back) or (back in self.promised and self.promised[back].back):
                raise Contradiction(strained=(offer.giver, self.number))
            self._exchange(crossing, offer.item, act.moment)
            return
        self.offers[there] = offer
        if errand:
            self.promised[there] = errand

    def _put_forward(self, seat: int, item: Item) -> None:
        diary = self.diaries[seat]
        if self._is_new(seat, item):
            diary.fresh += 1
            if diary.fresh > self.view.options.max_new_items_per_recess:
                raise Contradiction(strained=(seat, self.number))
        if item.subject == seat and not item.card and all(key(vow) != key(item) for vow in diary.vows):
            diary.vows.append(item)
        diary.learn(item)

    def _hand_over(self, telling: Telling) -> None:
        giver, hearer, item = self.diaries[telling.giver], self.diaries[telling.hearer], key(telling.item)
        giver.told.append(telling)
        giver.given.add((telling.hearer, item))
        hearer.heard.append(telling)
        hearer.learn(telling.item)
        if telling.spreads:
            self.first.setdefault(item, telling.giver)
            self.ends |= {(telling.giver, item), (telling.hearer, item)}

    def _exchange(self, offer: Sealing, item: Item, moment: int) -> None:
        giver, taker = offer.giver, offer.to
        self.offers.pop((giver, taker), None)
        self.promised.pop((giver, taker), None)
        self._hand_over(Telling(offer.item, giver, taker, self.number, moment, "exchange"))
        self._hand_over(Telling(item, taker, giver, self.number, moment + 1, "exchange"))
        self._ally(giver, taker)

    def _ally(self, giver: int, taker: int) -> None:
        if taker not in self.diaries[giver].allies:
            self.diaries[giver].allies.add(taker)
            self.diaries[taker].allies.add(giver)
            for seat, entry in alliance_entries(self.number, (giver, taker)):
                self.diaries[seat].enter(entry)
            self._settle((giver, taker))

    def _answer(self, moment: int, seat: int) -> None:
        """Promises are kept; other offers may be taken, declined or left."""
        if not self.offers:
            return
        waiting = [offer for offer in self.offers.values() if offer.to == seat and offer.giver != self.me]
        promises = ((offer, self.promised.get((offer.giver, seat))) for offer in waiting)
        bound = next((offer for offer, promise in promises if promise and promise.after < moment), None)
        if bound:
            item = self.promised[bound.giver, seat].back
            if item is None or (bound.giver, key(item)) in self.diaries[seat].given:
                item = self._due_gift(seat, bound.giver, bound.want)
            if item is None or not self._may_give(seat, item):
                raise Contradiction(strained=(seat, self.number))
        elif (free := [o for o in waiting if (o.giver, seat) not in self.promised]) and self.rng.random() < 0.5:
            bound = self.rng.choice(free)
            item = self._gift(seat, bound.giver, bound.want)
            if item is None or self.rng.random() < 0.3:
                del self.offers[bound.giver, seat]
                return
        else:
            return
        self._put_forward(seat, item)
        self._exchange(bound, item, moment)

    def _remember(self, moment: int) -> None:
        """What I was part of happened as I know it."""
        tellings = self.story.known[moment]
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
        for minute in self.view.minutes:
            if minute.round == self.number:
                if isinstance(minute, Breach):
                    self._breach(minute)
                else:
                    self._motion(minute)
        phase = self.view.phase
        if self.number < self.view.round or not isinstance(phase, Declaring | Debating | VotingSeen | Sheltering):
            return
        if phase.question.senior and "senior" not in self.diaries[phase.question.initiator].perks:
            raise Contradiction(poor=phase.question.initiator)
        if not isinstance(phase, Declaring):
            self._swear(phase.question.item)

    def _breach(self, breach: Breach) -> None:
        if breach.ally not in self.diaries[breach.breaker].allies:
            raise Contradiction
        self.diaries[breach.breaker].allies.remove(breach.ally)
        self.diaries[breach.ally].allies.remove(breach.breaker)
        for seat, entry in breach_entries(self.number, breach.breaker, breach.ally):
            self.diaries[seat].enter(entry)

    def _motion(self, motion: Motion) -> None:
        wanted, diary = key(motion.item), self.diaries[motion.initiator]
        if id(motion) in self.story.openings and (motion.initiator, wanted) not in self.ends:
            raise Contradiction
        self._swear(motion.item)
        if motion.senior and "senior" not in diary.perks:
            raise Contradiction(poor=motion.initiator)
        if motion.truth is None:
            return
        if motion.senior:
            diary.spend("senior")
        if motion.sheltered and not self.diaries[motion.item.subject].spend("cabinet"):
            raise Contradiction(poor=motion.item.subject)
        entries = motion_entries(motion, self.chart, self.first.get(wanted))
        for seat, entry in entries:
            self.diaries[seat].enter(entry)
        self._settle(seat for seat, _ in entries)

    def _swear(self, item: Item) -> None:
        """I16: the sealed declaration at the first motion on a text."""
        diary = self.diaries[item.subject]
        if item.card or any(key(oath.item) == key(item) for oath in diary.oaths):
            return
        vowed = any(key(vow) == key(item) for vow in diary.vows)
        truth = self.story.fates.get(key(item), vowed or self.rng.random() < 0.5)
        if vowed and not truth:
            raise Contradiction
        diary.oaths.append(Oath(item, truth))

    def _settle(self, seats: Iterable[int]) -> None:
        for seat in seats:
            diary = self.diaries[seat]
            diary.promote()
            if diary.visible + diary.hidden >= self.view.options.target_hp:
                raise Contradiction(rich=seat)

    # The world
    def _assemble(self, moment: int, rotations: tuple[Rotation, ...]) -> State:
        view = self.view
        books = [diary.book() for diary in self.diaries]
        if self.me >= 0:
            books[self.me] = view.book
        met = {act.moment: act.partner for turns in self.turns.values() for turn in turns for act in turn.acts}
        if not view.options.seen_together:
            rotations = tuple(
                replace(r, partners=tuple(met[r.moment + STEP * place] for place in range(len(r.actors))))
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
