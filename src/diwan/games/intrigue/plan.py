"""Which hidden meetings carry the tellings and alliances that must have been.

It is a matching: needs on one side, on the other the halves of hidden meetings (what the one who came said, and what
the other gave in return). A need that finds all its halves taken moves others elsewhere (an augmenting path), so that
a place is found whenever there is one.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.recess import whispers_due
from diwan.games.intrigue.story import Act, Need, Pact, Story, Turn

Half: TypeAlias = tuple[int, bool]
"""A meeting by its moment, and whether the approached one is the giver."""
Pair: TypeAlias = tuple[int, int]
LUCK = 5


class Contradiction(Exception):
    """No world was found this way."""


def pair_of(one: int, two: int | None) -> Pair:
    assert two is not None
    return (one, two) if one < two else (two, one)


class Plan:
    def __init__(
        self,
        story: Story,
        dossiers: Sequence[tuple[str, ...]],
        turns: Iterable[Sequence[Turn]],
        rng: Random,
    ) -> None:
        self.story, self.dossiers, self.rng = story, dossiers, rng
        view = story.view
        self.acts: dict[int, Act] = {}
        """Meetings between others, by moment."""
        self.of: dict[int, list[Act]] = defaultdict(list)
        self._answers: dict[tuple[int, int], list[int]] = defaultdict(list)
        """By seat and round: at which moments it answered, as far as the reader does not know how."""
        for turn in (turn for recess in turns for turn in recess):
            for act in turn.acts:
                if act.partner is not None and story.me not in (act.actor, act.partner):
                    self.acts[act.moment] = act
                    self.of[act.actor].append(act)
                    self.of[act.partner].append(act)
            for moment, seat in turn.answers:
                if seat != story.me and moment not in story.known:
                    self._answers[seat, turn.rotation.round].append(moment)
        self._all = list(self.acts.values())
        self.taken: dict[Half, Need] = {}
        self.trades: dict[int, int] = {}
        """Exchanges: the moment of the offer, and that of the answer (or of the offer that met it)."""
        self.answered: dict[int, int] = {}
        self._pacts: set[int] = set()
        """Exchanges that must be, whatever they carry."""
        self.trading: dict[Pair, set[int]] = defaultdict(set)
        """By pair: the rounds in which they exchange."""
        self._carried: dict[Item, list[Half]] = defaultdict(list)
        self._confided: dict[Item, list[Half]] = defaultdict(list)
        """What its subject told."""
        self._firsts: dict[Item, tuple[int, int]] = {}
        self._loads: dict[tuple[int, int], list[Half]] = defaultdict(list)
        self._domains: dict[Need, list[Half]] = {}
        self._writers = writers(view.options, view.seats)
        self._most = view.options.max_new_items_per_recess
        self.whispers: dict[tuple[int, int], list[Item]] = defaultdict(list)
        """By seat and round: what it must have been whispered."""
        self._lent: set[Half] = set()
        """Where the giver had it from somebody, so that it was not new to him (I29)."""
        self._eased: set[int] = set()
        """The moments at which others told me what was not new to them."""
        self.pinned: set[Half] = set()
        """What others had it from, or had from others: this moves no more."""
        for (giver, _), gifts in sorted(story.gifts.items()):
            for place, telling in enumerate(gifts):
                made_up = place < self._most and (telling.item.card != "" or giver in self._writers)
                if not made_up and not self._source(giver, telling.item, story.stood_by(telling)):
                    raise Contradiction

    # Needs
    def place(self, need: Need) -> bool:
        return self._place(need, set()) or self._is_met(need)

    def _is_met(self, need: Need) -> bool:
        """Where there is no other meeting: by a telling that was placed for another need, and now stays where it is."""
        for half in self._carried[key(need.item)]:
            is_there = need.end in (None, *self.ends(half)) and need.giver in (None, self.giver(half))
            if is_there and self.acts[half[0]].round <= need.last_round and self._is_timely(self.time(half), need):
                self.pinned.add(half)
                return True
        return False

    def _place(self, need: Need, tried: set[Half]) -> bool:
        if not tried and self._strike_lucky(need):
            return True
        halves = self._halves(need)
        for half in halves:
            if half not in self.taken and self._fits(half, need):
                self._take(half, need)
                return True
        for half in halves:
            for rival in [half] if half in self.taken else list(self._loads[self._load(half)]):
                if rival in tried or rival in self.pinned or not self._could_fit(half, need):
                    continue
                tried.add(rival)
                other = self.free(rival)
                if not self._place(other, tried):
                    if rival in self.taken or not self._could_fit(rival, other):
                        raise Contradiction  # what was moved meanwhile has taken its place or time
                    self._take(rival, other)
                elif half not in self.taken and self._fits(half, need):
                    self._take(half, need)
                    return True
        if need.giver is not None:  # rather his own: who had it from another was not the first to tell it
            return self._place_eased(need, halves) or self._place_lent(need, halves)
        return self._place_lent(need, halves) or self._place_eased(need, halves)

    def _place_eased(self, need: Need, halves: list[Half]) -> bool:
        """Where too much was new: something that the giver told me he had from somebody (I29)."""
        for half in halves:
            if half in self.taken or not self._could_fit(half, need) or not self._ease(*self._load(half)):
                continue
            if half not in self.taken and self._fits(half, need):
                self._take(half, need)
                return True
        return False

    def _ease(self, giver: int, number: int) -> bool:
        for telling in self.story.gifts.get((giver, number), ()):
            since = self.story.stood_by(telling)
            if telling.moment not in self._eased and self._source(giver, telling.item, since):
                self._eased.add(telling.moment)
                return True
        return False

    def _place_lent(self, need: Need, halves: list[Half]) -> bool:
        """Where nobody can have made it up: somebody had it from another."""
        for half in halves:
            if half not in self.taken and self._could_fit(half, need):
                if half[1] and half[0] not in self.trades:
                    continue
                if self._had_before(half, need, self.time(half)):
                    self._pin(half, need, lent=True)
                    return True
        return False

    def _had_before(self, half: Half, need: Need, moment: int, depth: int = 2) -> bool:
        """Whether the giver had it from somebody, and the meeting is still free after that was placed."""
        return (
            self._source(self.giver(half), need.item, moment, depth)
            and half not in self.taken
            and self._could_fit(half, need)
        )

    def _source(self, seat: int, item: Item, moment: int, depth: int = 2) -> bool:
        """Lets the seat know an item before a moment without making it up."""
        wanted, number = key(item), self.story.round_of(moment)
        if self.story.told_to.get((seat, wanted), moment) < moment or self._has_heard(seat, wanted, moment):
            return True
        for earlier in range(number, 0, -1) if item.card and item.card not in self.dossiers[seat] else ():
            due = whispers_due(self.story.view.options, self.story.view.seats, earlier) // self.story.view.seats
            if item in self.whispers[seat, earlier]:
                return True
            if len(self.whispers[seat, earlier]) < due:
                self.whispers[seat, earlier].append(item)
                return True
        return depth > 0 and self._let_hear(seat, item, moment, depth)

    def _has_heard(self, seat: int, wanted: Item, moment: int) -> bool:
        return any(
            seat in self.ends(half) and self.time(half) < moment
            for half in (*self._carried.get(wanted, ()), *self._confided.get(wanted, ()))
        )

    def _let_hear(self, seat: int, item: Item, moment: int, depth: int) -> bool:
        """From the subject itself, if it is true, or from somebody who had it; told, or given for an offer."""
        barred = self.story.barred.get(key(item), -1)
        need = Need(item, seat, self.story.round_of(moment), before=moment)
        for act in self.rng.sample(self.of[seat], len(self.of[seat])):
            half = (act.moment, act.actor == seat)
            if half in self.taken or act.moment in self.answered or not self._could_fit(half, need):
                continue
            if self.story.closed.get(key(item), act.round) < act.round:
                continue
            if item.subject == self.giver(half):
                if self._is_true(item):
                    self._pin(half, need, lent=True)
                    return True
            elif act.moment > barred:
                made_up = self._fits(half, need)
                if made_up or self._had_before(half, need, act.moment, depth - 1):
                    self._pin(half, need, lent=not made_up)
                    return True
        return False

    def _pin(self, half: Half, need: Need, lent: bool) -> None:
        self._take(half, need, lent)
        self.pinned.add(half)

    def _is_true(self, item: Item) -> bool:
        if item.card:
            return item.card in self.dossiers[item.subject]
        return self.story.fates.get(key(item), True)

    def _strike_lucky(self, need: Need) -> bool:
        """Mostly the first meeting that comes to mind will do, and the list of all of them is not needed."""
        acts = self._all if need.end is None else self.of[need.end]
        for _ in range(min(LUCK, len(acts))):
            act = acts[int(self.rng.random() * len(acts))]
            half = (act.moment, False)
            if half not in self.taken and self._can_tell(act, need) and self._fits(half, need):
                self._take(half, need)
                return True
        return False

    def _can_tell(self, act: Act, need: Need) -> bool:
        item = need.item
        return (
            act.round <= need.last_round
            and item.subject not in (act.actor, act.partner)
            and need.giver in (None, act.actor)
        )

    def _halves(self, need: Need) -> list[Half]:
        """Where it may have been told, beginning anywhere: plain tellings before exchanges."""
        halves = self._domains.get(need)
        if halves is None:
            halves = self._domains[need] = list(self._domain(need))
        if not halves:
            return halves
        start = int(self.rng.random() * len(halves))
        turned = halves[start:] + halves[:start]
        return [h for h in turned if not h[1]] + [h for h in turned if h[1]]

    def _domain(self, need: Need) -> Iterable[Half]:
        subject, ends = need.item.subject, need.end
        for act in self._all if ends is None else self.of[ends]:
            if subject == act.actor or subject == act.partner or act.round > need.last_round:
                continue
            for backwards, giver in ((False, act.actor), (True, act.partner)):
                if need.giver in (None, giver):
                    yield act.moment, backwards

    def _load(self, half: Half) -> tuple[int, int]:
        act = self.acts[half[0]]
        giver = act.partner if half[1] else act.actor
        assert giver is not None
        return giver, act.round

    def giver(self, half: Half) -> int:
        return self._load(half)[0]

    def ends(self, half: Half) -> tuple[int, int | None]:
        return self.acts[half[0]].actor, self.acts[half[0]].partner

    def time(self, half: Half) -> int:
        """An exchange is opened when the offer is answered."""
        return self.trades.get(half[0], half[0]) + half[1]

    def _could_fit(self, half: Half, need: Need) -> bool:
        """But for what others have taken."""
        moment, backwards = half
        if moment not in self.trades:
            return self._is_plain(half, need) or bool(self._timely_answers(half, need))
        if backwards and self.trades[moment] in self.acts:
            return False  # two offers that met: what came back is the other one's own
        return self._is_timely(self.time(half), need)

    @staticmethod
    def _is_timely(time: int, need: Need) -> bool:
        return need.after < time and (need.before is None or time < need.before)

    def _is_plain(self, half: Half, need: Need) -> bool:
        """Whether it may simply have been told there."""
        return not half[1] and self._is_timely(half[0], need)

    def _timely_answers(self, half: Half, need: Need) -> list[int]:
        """The answers with which it would have been given in an exchange, either way, at a time that suits."""
        act = self.acts[half[0]]
        if not self._is_new_trade(act):
            return []
        return [answer for answer in self._free_answers(act) if self._is_timely(answer + half[1], need)]

    def _fits(self, half: Half, need: Need) -> bool:
        """I18, I29: the giver can have made it up, or had it from me."""
        giver, number = self._load(half)
        if not self._could_fit(half, need):
            return False
        if self.load(giver, number) < self._most and (need.item.card or giver in self._writers):
            return True
        return self.story.told_to.get((giver, key(need.item)), half[0]) < half[0]

    def _take(self, half: Half, need: Need, lent: bool = False) -> None:
        act, wanted = self.acts[half[0]], key(need.item)
        if act.moment not in self.trades and not self._is_plain(half, need):
            self._book(act, self._timely_answers(half, need)[0])
        self.taken[half] = need
        if lent or self.story.told_to.get((self.giver(half), wanted), half[0]) < half[0]:
            self._lent.add(half)
        else:
            self._loads[self._load(half)].append(half)
        chain = self._confided if need.item.subject in self.ends(half) else self._carried
        chain[wanted].append(half)
        self._firsts.pop(wanted, None)

    def free(self, half: Half) -> Need:
        need = self.taken.pop(half)
        if half in self._lent:
            self._lent.remove(half)
        else:
            self._loads[self._load(half)].remove(half)
        self._carried[key(need.item)].remove(half)
        self._firsts.pop(key(need.item), None)
        if half[0] in self.trades and half[0] not in self._pacts and not self._is_relied_on(half[0]):
            self._cancel(self.acts[half[0]])
        return need

    def _is_relied_on(self, moment: int) -> bool:
        """Whether an exchange carries what could not have been told otherwise."""
        given = self.taken.get((moment, False))
        return (moment, True) in self.taken or (given is not None and not self._is_plain((moment, False), given))

    def restore(self, half: Half, need: Need) -> None:
        """Back where it was, or, if that has been taken meanwhile, anywhere."""
        if half not in self.taken and self._could_fit(half, need):
            self._take(half, need)
        elif not self.place(need):
            raise Contradiction

    def load(self, giver: int, number: int) -> int:
        """I29: how many new items are spoken for."""
        gifts = self.story.gifts.get((giver, number), ())
        if self._eased:
            gifts = [telling for telling in gifts if telling.moment not in self._eased]
        return len(self._loads.get((giver, number), ())) + len(gifts)

    def spread_at(self, wanted: Item) -> int:
        """The moment of the first telling of an item between comrades who are not its subject, as things stand."""
        return self._first_telling(wanted)[0]

    def spreader(self, wanted: Item) -> int:
        return self._first_telling(wanted)[1]

    def _first_telling(self, wanted: Item) -> tuple[int, int]:
        first = self._firsts.get(wanted)
        if first is None:
            tellings = [(self.time(half), self.giver(half)) for half in self._carried.get(wanted, ())]
            if known := self.story.first_known.get(wanted):
                tellings.append((known.moment, known.giver))
            first = self._firsts[wanted] = min(tellings)
        return first

    def halves_of(self, wanted: Item) -> list[Half]:
        return list(self._carried.get(wanted, ()))

    def settle(self, wanted: Item) -> None:
        """From now on the item keeps its spreader: his telling stays his, and no other moves before it."""
        moment, giver = self._first_telling(wanted)
        for half in self._carried.get(wanted, ()):
            need, time = self.taken[half], self.time(half)
            if (time, self.giver(half)) == (moment, giver):
                before = self._next_telling(wanted, time)
                self.taken[half] = replace(need, giver=giver, before=before if need.before is None else need.before)
            else:
                self.taken[half] = replace(need, after=max(need.after, moment))

    def _next_telling(self, wanted: Item, time: int) -> int | None:
        times = [self.time(half) for half in self._carried[wanted]]
        if known := self.story.first_known.get(wanted):
            times.append(known.moment)
        return min((t for t in times if t > time), default=None)

    def keep_trades(self, seat: int) -> None:
        """The alliances that the plan has given to a seat are no longer a matter of what they carry."""
        self._pacts.update(m for m in self.trades if seat in (self.acts[m].actor, self.acts[m].partner))

    # Exchanges
    def make_pact(self, pact: Pact) -> bool:
        """An alliance that must have been: by an offer that was answered, or by two offers that met (I7)."""
        meetings = [
            act
            for act in self.of[pact.pair[0]]
            if pact.pair[1] in (act.actor, act.partner) and pact.first <= act.round <= pact.last
        ]
        for act in meetings:
            if act.moment in self.trades:
                self._pacts.add(act.moment)
                return True
        self.rng.shuffle(meetings)
        for act in meetings:
            if self._find_answer(act, set()):
                self._pacts.add(act.moment)
                return True
        for act in meetings:
            for other in meetings:
                if self._can_meet(act, other):
                    self._book(act, other.moment)
                    self._pacts.add(act.moment)
                    return True
        return False

    def _suits(self, act: Act, answer: int) -> bool:
        """Whether what is told there may as well be told when the offer is answered."""
        needs = (self.taken.get((act.moment, back)) for back in (False, True))
        return all(need is None or self._is_timely(answer + back, need) for back, need in enumerate(needs))

    def _can_meet(self, act: Act, other: Act) -> bool:
        return (
            (act.round, act.actor, act.partner) == (other.round, other.partner, other.actor)
            and act.moment < other.moment
            and self._is_new_trade(act)
            and other.moment not in self.answered
            and self._suits(act, other.moment)
        )

    def _is_new_trade(self, act: Act) -> bool:
        """One exchange of a pair in a recess is enough."""
        return act.round not in self.trading[pair_of(act.actor, act.partner)]

    def _free_answers(self, act: Act) -> list[int]:
        assert act.partner is not None
        answers = self._answers[act.partner, act.round]
        return [m for m in answers if m > act.moment and m not in self.answered and self._suits(act, m)]

    def _find_answer(self, act: Act, tried: set[int]) -> bool:
        """Books an answer for the offer, moving other exchanges to later or earlier ones if it must."""
        if not self._is_new_trade(act) or act.moment in self.answered:
            return False
        if free := self._free_answers(act):
            self._book(act, self.rng.choice(free))
            return True
        assert act.partner is not None
        for moment in self._answers[act.partner, act.round]:
            if moment > act.moment and moment not in tried and moment in self.answered and self._suits(act, moment):
                tried.add(moment)
                other = self.acts[self.answered[moment]]
                self._cancel(other)
                self._book(act, moment)
                if self._find_answer(other, tried):
                    return True
                self._cancel(act)
                self._book(other, moment)
        return False

    def _book(self, act: Act, answer: int) -> None:
        self.trades[act.moment] = answer
        self.answered[answer] = act.moment
        self.trading[pair_of(act.actor, act.partner)].add(act.round)
        self._retime(act)

    def _cancel(self, act: Act) -> None:
        del self.answered[self.trades.pop(act.moment)]
        self.trading[pair_of(act.actor, act.partner)].discard(act.round)
        self._retime(act)

    def _retime(self, act: Act) -> None:
        if need := self.taken.get((act.moment, False)):
            self._firsts.pop(key(need.item), None)

    def trades_in(self, act: Act) -> bool:
        """Whether the two will exchange in this round: then no other offer may lie between them."""
        return not self._is_new_trade(act)

    def trades_between(self, number: int, one: int, two: int) -> bool:
        return number in self.trading[pair_of(one, two)]
