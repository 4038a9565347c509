"""Worlds that a view cannot rule out.

The view fixes who met whom and what came to the floor (see `story`). What was said between others is invented: first
the tellings and alliances that must have been (see `plan` and `fortunes`), then whatever else they may have talked
about, as far as it changes nothing that the view shows.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from random import Random

from msgspec.structs import replace

from diwan.games.intrigue.desk import about
from diwan.games.intrigue.diary import Diary
from diwan.games.intrigue.figures import CARDS, DECK, FIGURES
from diwan.games.intrigue.fortunes import Fortunes
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import Offer, Tell, Want, Withdraw
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.plan import Contradiction, Plan
from diwan.games.intrigue.recess import STEP, whispers_due
from diwan.games.intrigue.scoring import alliance_entries, breach_entries
from diwan.games.intrigue.seals import deal_dossiers, seal_phase
from diwan.games.intrigue.state import (
    Breach,
    Debating,
    Declaring,
    Entry,
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

MOST_DRAFTS = 200
TRIES = 4
CHATTER = 0.3
"""How often two who met for no known reason told or offered each other something."""
WANTS: tuple[Want, ...] = ("any", "self", "other")
Deed = Tell | Offer | Withdraw
"""An act that leaves something behind; all other talk is None."""


def imagine(view: View, rng: Random) -> State:
    if view.archive is not None:
        return view.archive
    story = Story(view)
    for failed in range(MOST_DRAFTS):
        try:
            return Draft(story, rng, thrifty=failed > 0).state()
        except Contradiction:
            continue
    raise AssertionError("no world fits this view")


def _suits(offer: Sealing, other: Sealing) -> bool:
    return offer.want in ("any", about(other.giver, other.item))


class Draft:
    def __init__(self, story: Story, rng: Random, thrifty: bool = False) -> None:
        self.story, self.view, self.rng = story, story.view, rng
        self.n, self.me = story.view.seats, story.me
        self.writers = writers(self.view.options, self.n)
        self.dossiers = deal_dossiers(story, rng)
        self.diaries = [Diary() for _ in range(self.n)]
        self.offers: dict[tuple[int, int], Sealing] = {}
        self.first: dict[Item, int] = {}
        self.turns = self._met()
        self.plan = plan = Plan(story, self.dossiers, self.turns.values(), rng)
        for pact in rng.sample(story.pacts, len(story.pacts)) if thrifty else story.pacts:  # by time, then anyhow
            if not plan.make_pact(pact):
                raise Contradiction
        for need in rng.sample(story.needs, len(story.needs)):
            if not plan.place(need):
                raise Contradiction
        tops = Fortunes(story, plan, rng, thrifty).tops
        self.spare = [self.view.options.target_hp - 1 - top for top in tops]
        """By seat: half-points that it may have had beyond, without having won."""
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
        allied = self._allied()
        return {
            number: [replace(turn, acts=tuple(self._meet(act, allied) for act in turn.acts)) for turn in turns]
            for number, turns in self.story.turns.items()
        }

    def _allied(self) -> dict[int, int]:
        """By the moment of an act: whom those met who were allies later on."""
        acts = [act for turns in self.story.turns.values() for turn in turns for act in turn.acts]
        met: dict[int, int] = {}
        for pact in self.story.pacts:
            actors = (act for act in acts if act.actor in pact.pair and act.partner is None and act.moment not in met)
            if free := [act for act in actors if pact.first <= act.round <= pact.last]:
                act = self.rng.choice(free)
                met[act.moment] = sum(pact.pair) - act.actor
        return met

    def _meet(self, act: Act, allied: Mapping[int, int]) -> Act:
        if act.partner is not None or act.actor == self.me:
            return act
        others = [seat for seat in range(self.n) if seat not in (act.actor, self.me)]
        return replace(act, partner=allied.get(act.moment, self.rng.choice([*others, None])))

    # Whispers
    def _whispers(self) -> None:
        """I27, by the true odds of the imagined dossiers."""
        for diary in self.diaries:
            diary.fresh = 0
        self.offers = {}
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
        """A subject, then the truth or not, then a card; unless one is needed."""
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
            if fits and self.story.closed.get(Item(subject, card), self.number) >= self.number:
                return Item(subject, card)
        return None

    # The recess
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
                elif seat != self.me and self.offers:
                    self._answer(moment, seat)
        if self.number < self.view.round or not isinstance(
            self.view.phase, Whispering | TalkSeen | CallingSeen | AnsweringSeen | ExtendingSeen
        ):
            self.offers = {}

    def _deed(self, act: Act) -> Deed | None:
        """What somebody is up to, as he decides it at the start of the rotation."""
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
                    raise Contradiction  # it lies sealed, and may come too late or never
                return None  # said before: the need is met
            item = self._due_gift(act.actor, act.partner)
        if item is None or not self._may_give(act.actor, item):
            raise Contradiction
        return Offer(act.partner, item) if trades else Tell(act.partner, item, self._source(act.actor))

    def _deed_with_me(self, act: Act) -> Deed | None:
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
        luck = self.rng.random() / CHATTER
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
        """Whether another alliance would have made nobody president."""
        bonus = FIGURES.points.formed
        return two in self.diaries[one].allies or (self.spare[one] >= bonus and self.spare[two] >= bonus)

    def _is_idle(self, giver: int, to: int, item: Item) -> bool:
        """Whether it changes nothing that is paid for: the subject's own, not (yet) read out, or spread already."""
        return item.subject in (giver, to) or key(item) not in self.story.first_floor or key(item) in self.first

    def _source(self, actor: int) -> int | None:
        place = int(self.rng.random() * (self.n + 2))
        return place if place < self.n and place != actor else None

    # Items
    def _topic(self, giver: int, to: int) -> Item | None:
        """Something that a seat may tell another, if it comes to mind."""
        for _ in range(TRIES):
            item = self._idea(giver)
            closed = self.story.closed.get(key(item), self.number) < self.number
            is_news = not closed and not self._has_given(giver, to, item)
            if is_news and self._is_idle(giver, to, item) and self._may_give(giver, item, True):
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
        """The same where there must be one: rather what is not new, and last what the plan has in reserve."""
        known = [*(Item(giver, card) for card in self.dossiers[giver]), *self.diaries[giver].notes]
        self.rng.shuffle(known)
        if giver in self.writers:
            known += [self._text(giver) for _ in range(TRIES)]
        ideas = (self._idea(giver) for _ in range(TRIES * TRIES))
        for place, item in enumerate(chain(known, ideas)):
            spare = place < len(known) + TRIES
            if kind in ("any", about(giver, item)) and self._may_trade(giver, to, item, spare):
                return item
        return None

    def _text(self, subject: int) -> Item:
        sign = self.rng.choice((1, -1))
        return Item(subject, text=CARDS[self.rng.choice(DECK[sign])].text, sign=1 if sign > 0 else -1)

    def _may_trade(self, giver: int, to: int, item: Item, spare: bool = True) -> bool:
        on_floor = self.story.first_floor.get(key(item), self.number) < self.number
        if item.subject == to or on_floor or self._has_given(giver, to, item):
            return False
        return self._is_idle(giver, to, item) and self._may_give(giver, item, spare)

    def _has_given(self, giver: int, to: int, item: Item) -> bool:
        """Whether the other has had it from him, or will have by an offer that lies open (I6, I7, I32)."""
        return (to, key(item)) in self.diaries[giver].given or self._has_pledged(giver, to, item)

    def _has_pledged(self, giver: int, to: int, item: Item) -> bool:
        offer = self.offers.get((giver, to))
        return offer is not None and key(offer.item) == key(item)

    def _may_give(self, giver: int, item: Item, spare: bool = False) -> bool:
        """I3, I29; `spare`: new items that the plan needs are kept in reserve."""
        if item.subject == giver:
            if item.card:
                return item.card in self.dossiers[giver]
            return giver in self.writers and self.story.fates.get(key(item), True)
        if not self._is_new(giver, item):
            return True
        reserve = self.plan.load(giver, self.number) if spare else 0
        has_room = self.diaries[giver].fresh + reserve < self.view.options.max_new_items_per_recess
        return has_room and (item.card != "" or giver in self.writers)

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
        return self._text(rng.choice(self.writers or (giver,)))

    # What comes of it
    def _perform(self, act: Act, deed: Deed) -> None:
        match deed:
            case Tell(to, item, source):
                self._put_forward(act.actor, item)
                self._hand_over(Telling(item, act.actor, to, self.number, act.moment, "talk", source))
            case Withdraw(to):
                self.offers.pop((act.actor, to), None)
            case Offer(to, item, want):
                self._offer(act, Sealing(act.actor, to, item, want, act.moment))

    def _offer(self, act: Act, offer: Sealing) -> None:
        self._put_forward(offer.giver, offer.item)
        crossing = self.offers.get((offer.to, offer.giver))
        if crossing and _suits(crossing, offer) and _suits(offer, crossing):
            self._exchange(crossing, offer.item, act.moment)
        else:
            self.offers[offer.giver, offer.to] = offer

    def _put_forward(self, seat: int, item: Item) -> None:
        diary = self.diaries[seat]
        if self._is_new(seat, item):
            diary.fresh += 1
            if diary.fresh > self.view.options.max_new_items_per_recess:
                raise Contradiction
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

    def _exchange(self, offer: Sealing, item: Item, moment: int) -> None:
        giver, taker = offer.giver, offer.to
        self.offers.pop((giver, taker), None)
        self._hand_over(Telling(offer.item, giver, taker, self.number, moment, "exchange"))
        self._hand_over(Telling(item, taker, giver, self.number, moment + 1, "exchange"))
        if not self.plan.trades_between(self.number, giver, taker) and taker not in self.diaries[giver].allies:
            for seat in (giver, taker):
                self.spare[seat] -= FIGURES.points.formed
        self._ally(giver, taker)

    def _ally(self, giver: int, taker: int) -> None:
        if taker not in self.diaries[giver].allies:
            self.diaries[giver].allies.add(taker)
            self.diaries[taker].allies.add(giver)
            for seat, entry in alliance_entries(self.number, (giver, taker)):
                self.diaries[seat].enter(entry)
            self._settle((giver, taker))

    def _answer(self, moment: int, seat: int) -> None:
        """Planned exchanges are made; other offers may be taken, declined or left."""
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
        offer = self.rng.choice(free)
        gift = self._gift(seat, offer.giver, offer.want) if self._may_ally(seat, offer.giver) else None
        if gift is None or self.rng.random() < 0.3:
            del self.offers[offer.giver, seat]
            return
        self._put_forward(seat, gift)
        self._exchange(offer, gift, moment)

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
        for index, minute in self.story.sessions.get(self.number, ()):
            if isinstance(minute, Breach):
                self._breach(minute)
            else:
                self._motion(index, minute)
        phase = self.view.phase
        if self.number < self.view.round or not isinstance(phase, Declaring | Debating | VotingSeen | Sheltering):
            return
        if phase.question.senior and "senior" not in self.diaries[phase.question.initiator].perks:
            raise Contradiction
        if not isinstance(phase, Declaring):
            self._swear(phase.question.item)

    def _breach(self, breach: Breach) -> None:
        if breach.ally not in self.diaries[breach.breaker].allies:
            raise Contradiction
        self.diaries[breach.breaker].allies.remove(breach.ally)
        self.diaries[breach.ally].allies.remove(breach.breaker)
        for seat, entry in breach_entries(self.number, breach.breaker, breach.ally):
            self.diaries[seat].enter(entry)

    def _motion(self, index: int, motion: Motion) -> None:
        diary = self.diaries[motion.initiator]
        self._swear(motion.item)
        if motion.senior and "senior" not in diary.perks:
            raise Contradiction
        if motion.truth is None:
            return
        if motion.senior:
            diary.spend("senior")
        if motion.sheltered and not self.diaries[motion.item.subject].spend("cabinet"):
            raise Contradiction
        wanted = key(motion.item)
        spreader = self.first[wanted]
        for seat, entry in self.story.entries[index]:
            self.diaries[seat].enter(entry)
        self.diaries[spreader].enter(Entry(self.number, "spreader", 0, self.story.awards[wanted], motion.item))
        self._settle(range(self.n))

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
                raise Contradiction

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
