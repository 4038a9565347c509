"""The assignment of required tellings and alliances to hidden meetings.

It is a bipartite matching. On one side are required tellings; on the other the two directions of each hidden
meeting: what the one who came said, and what the other gave in return (a `Half`). A telling that finds all its
places taken moves others elsewhere (an augmenting path), so that a place is found whenever there is one."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from diwan.games.intrigue.evidence import ActSeen, Evidence, RequiredAlliance, RequiredTelling, RotationSeen
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.recess import whisper_count
from diwan.games.intrigue.state import Telling

Half: TypeAlias = tuple[int, bool]
"""One direction of a meeting: its moment, and whether the approached seat is the giver."""
Pair: TypeAlias = tuple[int, int]
RANDOM_TRIES = 5
"""Meetings tried at random before all possible ones are listed."""


class Contradiction(Exception):
    """This draft cannot become a world that fits the view."""


def pair_of(one: int, two: int | None) -> Pair:
    assert two is not None
    return (one, two) if one < two else (two, one)


class Plan:
    def __init__(
        self,
        evidence: Evidence,
        dossiers: Sequence[tuple[str, ...]],
        turns: Iterable[Sequence[RotationSeen]],
        rng: Random,
    ) -> None:
        self.evidence, self.dossiers, self.rng = evidence, dossiers, rng
        view = evidence.view
        self.acts: dict[int, ActSeen] = {}
        """Meetings between others, by moment."""
        self.acts_of: dict[int, list[ActSeen]] = defaultdict(list)
        self._answers: dict[tuple[int, int], list[int]] = defaultdict(list)
        """Moments of each seat's answers in a round, as far as the reader does not know what they were."""
        for turn in (turn for recess in turns for turn in recess):
            for act in turn.acts:
                if act.partner is not None and evidence.me not in (act.actor, act.partner):
                    self.acts[act.moment] = act
                    self.acts_of[act.actor].append(act)
                    self.acts_of[act.partner].append(act)
            for moment, seat in turn.answers:
                if seat != evidence.me and moment not in evidence.known:
                    self._answers[seat, turn.rotation.round].append(moment)
        self._all = list(self.acts.values())
        self.taken: dict[Half, RequiredTelling] = {}
        self.trades: dict[int, int] = {}
        """Exchanges: the moment of the offer, and that of the answer (or of the other offer that met it)."""
        self.answered: dict[int, int] = {}
        self._pacts: set[int] = set()
        """Moments of exchanges that must stay, whatever they carry."""
        self.trading: dict[Pair, set[int]] = defaultdict(set)
        """Rounds in which a pair exchanges."""
        self._carried: dict[Item, list[Half]] = defaultdict(list)
        self._confided: dict[Item, list[Half]] = defaultdict(list)
        """Tellings of an item by its own subject."""
        self._firsts: dict[Item, tuple[int, int]] = {}
        self._loads: dict[tuple[int, int], list[Half]] = defaultdict(list)
        self._domains: dict[RequiredTelling, list[Half]] = {}
        self._writers = writers(view.options, view.seats)
        self._most = view.options.max_new_items_per_recess
        self.whispers: dict[tuple[int, int], list[Item]] = defaultdict(list)
        """Whispers that a seat must have had in a round."""
        self._lent: set[Half] = set()
        """Tellings of items that the giver had from somebody, so that they were not new to it (I29)."""
        self._eased: set[int] = set()
        """Moments at which others told me items that were not new to them after all."""
        self.pinned: set[Half] = set()
        """Tellings that others depend on; they are not moved any more."""
        for (giver, number), gifts in sorted(evidence.gifts.items()):
            texts = () if giver in self._writers else [telling for telling in gifts if not telling.item.card]
            if not all(map(self._ease_gift, texts)):
                raise Contradiction
            while self.load(giver, number) > self._most:
                if not self._ease(giver, number):
                    raise Contradiction

    # Needs
    def place(self, need: RequiredTelling) -> bool:
        return self._place(need, set()) or self._is_met(need)

    def _is_met(self, need: RequiredTelling) -> bool:
        """Return whether a telling placed for another need also meets this one; if so, pin it."""
        for half in self._carried[key(need.item)]:
            is_there = need.end in (None, *self.ends(half)) and need.giver in (None, self.giver(half))
            if is_there and self.acts[half[0]].round <= need.last_round and self._is_timely(self.time(half), need):
                self.pinned.add(half)
                return True
        return False

    def _place(self, need: RequiredTelling, tried: set[Half]) -> bool:
        if not tried and self._place_at_random(need):
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
                        raise Contradiction  # a telling that was moved meanwhile has taken its place or time
                    self._take(rival, other)
                elif half not in self.taken and self._fits(half, need):
                    self._take(half, need)
                    return True
        if need.giver is not None:  # a source makes the giver the second to tell it, so try that last
            return self._place_eased(need, halves) or self._place_lent(need, halves)
        return self._place_lent(need, halves) or self._place_eased(need, halves)

    def _place_eased(self, need: RequiredTelling, halves: list[Half]) -> bool:
        """Place a telling where the giver has too many new items, by giving one of them a source (I29)."""
        for half in halves:
            if half in self.taken or not self._could_fit(half, need) or not self._ease(*self._load(half)):
                continue
            if half not in self.taken and self._fits(half, need):
                self._take(half, need)
                return True
        return False

    def _ease(self, giver: int, number: int) -> bool:
        gifts = self.evidence.gifts.get((giver, number), ())
        return any(telling.moment not in self._eased and self._ease_gift(telling) for telling in reversed(gifts))

    def _ease_gift(self, telling: Telling) -> bool:
        """Let the giver of an item to me have had it from somebody, if that is possible."""
        if not self._source(telling.giver, telling.item, self.evidence.committed_at(telling)):
            return False
        self._eased.add(telling.moment)
        return True

    def _place_lent(self, need: RequiredTelling, halves: list[Half]) -> bool:
        """Place a telling that its giver cannot have made up, by giving it a source."""
        for half in halves:
            if half not in self.taken and self._could_fit(half, need):
                if half[1] and half[0] not in self.trades:
                    continue
                if self._had_before(half, need, self.time(half)):
                    self._pin(half, need, lent=True)
                    return True
        return False

    def _had_before(self, half: Half, need: RequiredTelling, moment: int, depth: int = 2) -> bool:
        """Return whether the giver can have had the item from somebody while the place stays free."""
        return (
            self._source(self.giver(half), need.item, moment, depth)
            and half not in self.taken
            and self._could_fit(half, need)
        )

    def _source(self, seat: int, item: Item, moment: int, depth: int = 2) -> bool:
        """Let a seat know an item before a moment without having made it up; return whether that is possible."""
        wanted, number = key(item), self.evidence.round_of(moment)
        if self.evidence.told_to.get((seat, wanted), moment) < moment or self._has_heard(seat, wanted, moment):
            return True
        for earlier in range(number, 0, -1) if item.card and item.card not in self.dossiers[seat] else ():
            due = (
                whisper_count(self.evidence.view.options, self.evidence.view.seats, earlier) // self.evidence.view.seats
            )
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
        """Let a seat hear an item from its subject, if it is true, or from somebody who had it."""
        barred = self.evidence.not_before.get(key(item), -1)
        need = RequiredTelling(item, seat, self.evidence.round_of(moment), before=moment)
        for act in self.rng.sample(self.acts_of[seat], len(self.acts_of[seat])):
            half = (act.moment, act.actor == seat)
            if half in self.taken or act.moment in self.answered or not self._could_fit(half, need):
                continue
            if self.evidence.closed.get(key(item), act.round) < act.round:
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

    def _pin(self, half: Half, need: RequiredTelling, lent: bool) -> None:
        self._take(half, need, lent)
        self.pinned.add(half)

    def _is_true(self, item: Item) -> bool:
        if item.card:
            return item.card in self.dossiers[item.subject]
        return self.evidence.truths.get(key(item), True)

    def _place_at_random(self, need: RequiredTelling) -> bool:
        """Try a few random meetings first. Usually one fits, and the list of all of them is not needed."""
        acts = self._all if need.end is None else self.acts_of[need.end]
        for _ in range(min(RANDOM_TRIES, len(acts))):
            act = acts[int(self.rng.random() * len(acts))]
            half = (act.moment, False)
            if half not in self.taken and self._can_tell(act, need) and self._fits(half, need):
                self._take(half, need)
                return True
        return False

    def _can_tell(self, act: ActSeen, need: RequiredTelling) -> bool:
        item = need.item
        return (
            act.round <= need.last_round
            and item.subject not in (act.actor, act.partner)
            and need.giver in (None, act.actor)
        )

    def _halves(self, need: RequiredTelling) -> list[Half]:
        """Return where an item may have been told, in random rotation: plain tellings before exchanges."""
        halves = self._domains.get(need)
        if halves is None:
            halves = self._domains[need] = list(self._domain(need))
        if not halves:
            return halves
        start = int(self.rng.random() * len(halves))
        turned = halves[start:] + halves[:start]
        return [h for h in turned if not h[1]] + [h for h in turned if h[1]]

    def _domain(self, need: RequiredTelling) -> Iterable[Half]:
        subject, ends = need.item.subject, need.end
        for act in self._all if ends is None else self.acts_of[ends]:
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
        """Return the moment of a telling. An exchange happens when its offer is answered."""
        return self.trades.get(half[0], half[0]) + half[1]

    def _could_fit(self, half: Half, need: RequiredTelling) -> bool:
        """Return whether a telling would fit there, ignoring the limit of new items (I29)."""
        moment, backwards = half
        if moment not in self.trades:
            return self._is_plain(half, need) or bool(self._timely_answers(half, need))
        if backwards and self.trades[moment] in self.acts:
            return False  # two offers met: what came back belongs to the other meeting
        return self._is_timely(self.time(half), need)

    @staticmethod
    def _is_timely(time: int, need: RequiredTelling) -> bool:
        return need.after < time and (need.before is None or time < need.before)

    def _is_plain(self, half: Half, need: RequiredTelling) -> bool:
        """Return whether an item may simply have been told there, without an exchange."""
        return not half[1] and not self.acts[half[0]].is_answer and self._is_timely(half[0], need)

    def _timely_answers(self, half: Half, need: RequiredTelling) -> list[int]:
        """Return answers that would make the meeting an exchange at a time that suits."""
        act = self.acts[half[0]]
        if not self._is_new_trade(act):
            return []
        return [answer for answer in self._free_answers(act) if self._is_timely(answer + half[1], need)]

    def _fits(self, half: Half, need: RequiredTelling) -> bool:
        """Return whether the giver can have made the item up (I18, I29), or had it from me."""
        giver, number = self._load(half)
        if not self._could_fit(half, need):
            return False
        if self.load(giver, number) < self._most and (need.item.card or giver in self._writers):
            return True
        return self.evidence.told_to.get((giver, key(need.item)), half[0]) < half[0]

    def _take(self, half: Half, need: RequiredTelling, lent: bool = False) -> None:
        act, wanted = self.acts[half[0]], key(need.item)
        if act.moment not in self.trades and not self._is_plain(half, need):
            self._book(act, self._timely_answers(half, need)[0])
        self.taken[half] = need
        if lent or self.evidence.told_to.get((self.giver(half), wanted), half[0]) < half[0]:
            self._lent.add(half)
        else:
            self._loads[self._load(half)].append(half)
        chain = self._confided if need.item.subject in self.ends(half) else self._carried
        chain[wanted].append(half)
        self._firsts.pop(wanted, None)

    def free(self, half: Half) -> RequiredTelling:
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
        """Return whether an exchange carries a telling that could not have been made otherwise."""
        given = self.taken.get((moment, False))
        return (moment, True) in self.taken or (given is not None and not self._is_plain((moment, False), given))

    def restore(self, half: Half, need: RequiredTelling) -> None:
        """Put a telling back where it was, or anywhere if that place has been taken meanwhile."""
        if half not in self.taken and self._could_fit(half, need):
            self._take(half, need)
        elif not self.place(need):
            raise Contradiction

    def load(self, giver: int, number: int) -> int:
        """Return how many new items of a giver in a round are accounted for (I29)."""
        gifts = self.evidence.gifts.get((giver, number), ())
        if self._eased:
            gifts = [telling for telling in gifts if telling.moment not in self._eased]
        return len(self._loads.get((giver, number), ())) + len(gifts)

    def spread_at(self, wanted: Item) -> int:
        """Return the moment of the first telling of an item between comrades who are not its subject."""
        return self._first_telling(wanted)[0]

    def spreader(self, wanted: Item) -> int:
        return self._first_telling(wanted)[1]

    def _first_telling(self, wanted: Item) -> tuple[int, int]:
        first = self._firsts.get(wanted)
        if first is None:
            tellings = [(self.time(half), self.giver(half)) for half in self._carried.get(wanted, ())]
            if known := self.evidence.first_known.get(wanted):
                tellings.append((known.moment, known.giver))
            first = self._firsts[wanted] = min(tellings)
        return first

    def halves_of(self, wanted: Item) -> list[Half]:
        return list(self._carried.get(wanted, ()))

    def settle(self, wanted: Item) -> None:
        """Fix the present spreader of an item: no other telling may move before the first one."""
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
        if known := self.evidence.first_known.get(wanted):
            times.append(known.moment)
        return min((t for t in times if t > time), default=None)

    def keep_trades(self, seat: int) -> None:
        """Keep the exchanges of a seat, whatever they carry."""
        self._pacts.update(m for m in self.trades if seat in (self.acts[m].actor, self.acts[m].partner))

    # Exchanges
    def make_pact(self, pact: RequiredAlliance) -> bool:
        """Make a required alliance, by an answered offer or by two offers that meet (I7)."""
        meetings = [
            act
            for act in self.acts_of[pact.pair[0]]
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

    def _suits(self, act: ActSeen, answer: int) -> bool:
        """Return whether what is told at a meeting may as well be told when the offer is answered."""
        needs = (self.taken.get((act.moment, back)) for back in (False, True))
        return all(need is None or self._is_timely(answer + back, need) for back, need in enumerate(needs))

    def _can_meet(self, act: ActSeen, other: ActSeen) -> bool:
        return (
            (act.round, act.actor, act.partner) == (other.round, other.partner, other.actor)
            and act.moment < other.moment
            and not act.is_answer
            and self._is_new_trade(act)
            and other.moment not in self.answered
            and self._suits(act, other.moment)
        )

    def _is_new_trade(self, act: ActSeen) -> bool:
        """Return whether the pair has no exchange in this recess yet; one is enough."""
        return act.round not in self.trading[pair_of(act.actor, act.partner)]

    def _free_answers(self, act: ActSeen) -> list[int]:
        assert act.partner is not None
        answers = self._answers[act.partner, act.round]
        return [m for m in answers if m > act.moment and m not in self.answered and self._suits(act, m)]

    def _find_answer(self, act: ActSeen, tried: set[int]) -> bool:
        """Book an answer for the offer, moving other exchanges to other answers if necessary."""
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

    def _book(self, act: ActSeen, answer: int) -> None:
        self.trades[act.moment] = answer
        self.answered[answer] = act.moment
        self.trading[pair_of(act.actor, act.partner)].add(act.round)
        self._retime(act)

    def _cancel(self, act: ActSeen) -> None:
        del self.answered[self.trades.pop(act.moment)]
        self.trading[pair_of(act.actor, act.partner)].discard(act.round)
        self._retime(act)

    def _retime(self, act: ActSeen) -> None:
        if need := self.taken.get((act.moment, False)):
            self._firsts.pop(key(need.item), None)

    def trades_in(self, act: ActSeen) -> bool:
        """Return whether the two exchange in this round, so that no other offer may be open between them."""
        return not self._is_new_trade(act)

    def trades_between(self, number: int, one: int, two: int) -> bool:
        return number in self.trading[pair_of(one, two)]
