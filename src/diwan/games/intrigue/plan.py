"""Which hidden meetings of a draft carry the tellings and alliances that must have been."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from diwan.games.intrigue.fortunes import Fortunes
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.story import Act, Need, Story


class Contradiction(Exception):
    """The draft cannot be true. `poor`: whose hidden score was too low for what he did; `rich`: who would have won;
    `strained`: who had too much to do in which round."""

    def __init__(
        self, poor: int | None = None, rich: int | None = None, strained: tuple[int, int] | None = None
    ) -> None:
        self.poor, self.rich, self.strained = poor, rich, strained


class Lessons:
    """What failed drafts have taught."""

    def __init__(self) -> None:
        self.drafts = 0
        self.poor: list[int] = []
        self.rich: list[int] = []
        self.strain: Counter[tuple[int, int]] = Counter()

    def learn(self, wrong: Contradiction) -> None:
        self.drafts += 1
        if wrong.poor is not None:
            self.poor.append(wrong.poor)
        if wrong.rich is not None:
            self.rich.append(wrong.rich)
        if wrong.strained is not None:
            self.strain[wrong.strained] += 1


class Errand(Struct):
    """What a meeting is for: an item each way; with a `back` or as an `exchange` it is a sealed one."""

    there: Item | None = None
    back: Item | None = None
    exchange: bool = False
    after: int = -1
    """An exchange that must not be concluded before."""


PATIENCE = 60
Half = tuple[int, bool]
"""A meeting by its moment, and whether the approached one is the giver."""


class Plan:
    def __init__(self, story: Story, acts: Sequence[Act], lessons: Lessons, rng: Random) -> None:
        self.story, self.lessons, self.rng = story, lessons, rng
        self.fortunes = Fortunes(story, acts, lessons.poor, lessons.rich, rng)
        self.errands: dict[int, Errand] = defaultdict(Errand)
        self.gifts: Counter[tuple[int, int]] = Counter(story.gifts)
        """By giver and round: so many new items are spoken for."""
        self._acts = {act.moment: act for act in acts}
        self._of: dict[int, list[Act]] = defaultdict(list)
        for act in acts:
            self._of[act.actor].append(act)
            if act.partner is not None:
                self._of[act.partner].append(act)
        self._chosen: dict[int, tuple[list[Half], list[Half]]] = {}
        self._taken: dict[Half, Need] = {}
        self._trading: set[tuple[int, int, int | None]] = set()
        self._booked: dict[tuple[int | None, int], list[int]] = defaultdict(list)
        for taken in (tellings[1] for tellings in story.known.values() if len(tellings) > 1):
            self._booked[taken.giver, taken.round].append(1)
        self._busy: dict[tuple[int, int], list[Half]] = defaultdict(list)
        self._patience = PATIENCE + 10 * lessons.drafts
        needs = rng.sample(self.fortunes.needs, len(self.fortunes.needs))
        if lessons.drafts:
            needs.sort(key=lambda need: (need.giver is None, need.last_round))
        for need in needs:
            if not self._place(need, set()) and not self._squeeze(need) and not self._waive(need):
                raise Contradiction
        self._make_pacts()
        for (moment, backwards), need in self._taken.items():
            errand = self.errands[moment]
            if backwards:
                errand.back, errand.exchange = need.item, True
            else:
                errand.there = need.item
            if moment <= need.after:
                errand.exchange, errand.after = True, need.after

    def _find(self, need: Need) -> list[Half] | None:
        """Takes a free meeting for a need (None); where there is none, those that others have taken."""
        halves = self._halves(need)
        weary = self.lessons.strain if self.rng.random() < 0.8 else ()
        for shunned in (weary, ()):
            for half in halves:
                if half not in self._taken and self._has_room(half) and self._load(half) not in shunned:
                    self._take(half, need)
                    return None
        return halves

    def _place(self, need: Need, tried: set[Half]) -> bool:
        """Finds a meeting for a need, moving others elsewhere if it must (an augmenting path)."""
        blocked = self._find(need)
        for half in blocked or ():
            for rival in self._rivals(half):
                if rival in tried or len(tried) > self._patience:
                    continue
                tried.add(rival)
                other = self._free(rival)
                if not self._place(other, tried):
                    self._take(rival, other)
                elif half not in self._taken and self._has_room(half):
                    self._take(half, need)
                    return True
        return blocked is None

    def _squeeze(self, need: Need) -> bool:
        """Puts a need where there is too much already: perhaps the giver will have heard of it by then."""
        free = [half for half in self._halves(need) if half not in self._taken]
        if free:
            self._take(self.rng.choice(free), need)
        return bool(free)

    def _waive(self, need: Need) -> bool:
        """Lets somebody else have told it, if the one who was to be paid cannot."""
        anybody = next((n for n in self.story.needs if n.item == need.item and n.end == need.end), None)
        if need.giver is None or anybody is None or self.rng.random() < 0.3:
            return False
        self.fortunes.credit.pop(key(need.item), None)
        self.fortunes.needs.append(anybody)
        return self._place(anybody, set()) or self._squeeze(anybody)

    def _rivals(self, half: Half) -> list[Half]:
        if half in self._taken:
            return [half]
        return list(self._busy[self._load(half)])

    def _load(self, half: Half) -> tuple[int, int]:
        return self._giver(half), self._acts[half[0]].round

    def _has_room(self, half: Half) -> bool:
        """I29: for one more new item; and for one more exchange, where it takes one."""
        if half[1] and not self.can_trade(self._acts[half[0]]):
            return False
        return self.gifts[self._load(half)] < self.story.view.options.max_new_items_per_recess

    def can_trade(self, act: Act) -> bool:
        """One exchange of a pair in a recess is enough, and one can answer only once in a rotation."""
        lefts = sorted((*self._booked[act.partner, act.round], act.left))
        if (act.round, act.actor, act.partner) in self._trading or (act.round, act.partner, act.actor) in self._trading:
            return False
        return all(left > place for place, left in enumerate(lefts))

    def _book(self, act: Act) -> None:
        self._trading.add((act.round, act.actor, act.partner))
        self._booked[act.partner, act.round].append(act.left)

    def _cancel(self, act: Act) -> None:
        self._trading.discard((act.round, act.actor, act.partner))
        self._booked[act.partner, act.round].remove(act.left)

    def _take(self, half: Half, need: Need) -> None:
        load = self._load(half)
        self.gifts[load] += 1
        self._busy[load].append(half)
        if half[1]:
            self._book(self._acts[half[0]])
        self._taken[half] = need

    def _free(self, half: Half) -> Need:
        load = self._load(half)
        self.gifts[load] -= 1
        self._busy[load].remove(half)
        if half[1]:
            self._cancel(self._acts[half[0]])
        return self._taken.pop(half)

    def _giver(self, half: Half) -> int:
        act = self._acts[half[0]]
        giver = act.partner if half[1] else act.actor
        assert giver is not None
        return giver

    def _halves(self, need: Need) -> list[Half]:
        """Where it may have been told: plain tellings before exchanges, but for one time in ten."""
        there, back = self._choices(need)
        there, back = self._turned(there), self._turned(back)
        halves = back + there if self.rng.random() < 0.1 else there + back
        return sorted(halves, key=lambda half: self._giver(half) in need.shun) if need.shun else halves

    def _turned(self, halves: list[Half]) -> list[Half]:
        start = int(self.rng.random() * len(halves))
        return halves[start:] + halves[:start]

    def _choices(self, need: Need) -> tuple[list[Half], list[Half]]:
        if found := self._chosen.get(id(need)):
            return found
        subject = need.item.subject
        acts = self._acts.values() if need.end is None else self._of[need.end]
        there: list[Half] = []
        back: list[Half] = []
        for act in acts:
            if subject in (act.actor, act.partner) or act.round > need.last_round:
                continue
            if act.moment <= need.after and self.story.last_answer.get((act.round, act.partner), -1) <= need.after:
                continue  # unless the offer was answered later in that recess
            if need.before is not None and act.moment >= need.before:
                continue
            if need.giver in (None, act.actor):
                there.append((act.moment, False))
            in_time = need.before is None or act.round < need.last_round
            if need.giver in (None, act.partner) and in_time:
                back.append((act.moment, True))
        self._chosen[id(need)] = there, back
        return there, back

    def _make_pacts(self) -> None:
        """Alliances that were broken had been made, and those that somebody owes his points to."""
        for pact in (*self.fortunes.pacts, *self.story.pacts):
            meetings = self._meetings(*pact.pair, pact.first, pact.last)
            if not meetings:
                raise Contradiction
            if not any((act.round, act.actor, act.partner) in self._trading for act in meetings):
                self._make_pact(meetings)

    def _make_pact(self, meetings: list[Act]) -> None:
        """By an offer that was accepted; where nobody could answer it, by two offers that met (I7)."""
        tradable = [act for act in meetings if self.can_trade(act)]
        crossing = [(a, b) for a in meetings for b in meetings if a.round == b.round and a.actor == b.partner]
        if crossing and (not tradable or self.rng.random() < 0.1):
            for act in self.rng.choice(crossing):
                self._ally(act)
        else:
            self._ally(self.rng.choice(tradable or meetings))

    def _meetings(self, one: int, two: int, first: int, last: int) -> list[Act]:
        return [a for a in self._of[one] if two in (a.actor, a.partner) and first <= a.round <= last]

    def _ally(self, act: Act) -> None:
        self.errands[act.moment].exchange = True
        self._book(act)

    def trades(self, act: Act) -> bool:
        """Whether the two will exchange in this round: then no other offer may lie between them."""
        return (act.round, act.actor, act.partner) in self._trading
