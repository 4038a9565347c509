"""Which hidden meetings of a draft carry the tellings and alliances that must have been."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from diwan.games.intrigue.items import Item
from diwan.games.intrigue.story import Act, Need, Story


class Contradiction(Exception):
    """The draft cannot be true. `seat`: whose hidden score was too low for what he did."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat


class Errand(Struct):
    """What a meeting is for: an item each way; with a `back` or as an `exchange` it is a sealed one."""

    there: Item | None = None
    back: Item | None = None
    exchange: bool = False


Half = tuple[int, bool]
"""A meeting by its moment, and whether the approached one is the giver."""


class Plan:
    def __init__(self, story: Story, acts: Sequence[Act], wishes: Sequence[Need], rng: Random) -> None:
        self.story, self.rng = story, rng
        self.errands: dict[int, Errand] = defaultdict(Errand)
        self.gifts: Counter[tuple[int, int]] = Counter()
        """By giver and round: so many new items are spoken for."""
        self._acts = {act.moment: act for act in acts}
        self._of: dict[int, list[Act]] = defaultdict(list)
        for act in acts:
            self._of[act.actor].append(act)
            if act.partner is not None:
                self._of[act.partner].append(act)
        self._taken: dict[Half, Need] = {}
        needs = list(story.needs)
        rng.shuffle(needs)
        for need in needs:
            if not self._place(need, set()):
                raise Contradiction
        for wish in wishes:
            self._place(wish, set())
        for (moment, backwards), need in self._taken.items():
            self._assign(moment, backwards, need.item)
        self._make_pacts()

    def _assign(self, moment: int, backwards: bool, item: Item) -> None:
        act, errand = self._acts[moment], self.errands[moment]
        if backwards:
            errand.back, errand.exchange = item, True
        else:
            errand.there = item
        giver = act.partner if backwards else act.actor
        assert giver is not None
        self.gifts[giver, act.round] += 1

    def _place(self, need: Need, tried: set[Half]) -> bool:
        """Finds a meeting for a need, moving others elsewhere if it must (an augmenting path)."""
        halves = self._halves(need)
        self.rng.shuffle(halves)
        for half in halves:
            if half not in self._taken:
                self._taken[half] = need
                return True
        for half in halves:
            if half not in tried:
                tried.add(half)
                if self._place(self._taken[half], tried):
                    self._taken[half] = need
                    return True
        return False

    def _halves(self, need: Need) -> list[Half]:
        subject = need.item.subject
        acts = self._acts.values() if need.end is None else self._of[need.end]
        halves: list[Half] = []
        for act in acts:
            if subject in (act.actor, act.partner) or act.round > need.last_round or act.moment <= need.after:
                continue
            if need.before is not None and act.moment >= need.before:
                continue
            if need.giver in (None, act.actor):
                halves.append((act.moment, False))
            if need.giver in (None, act.partner) and (need.before is None or act.round < need.last_round):
                halves.append((act.moment, True))
        return halves

    def _make_pacts(self) -> None:
        for pact in self.story.pacts:
            meetings = [
                act.moment
                for act in self._of[pact.pair[0]]
                if pact.pair[1] in (act.actor, act.partner) and pact.first <= act.round <= pact.last
            ]
            if not meetings:
                raise Contradiction
            if not any(self.errands[moment].exchange for moment in meetings if moment in self.errands):
                self.errands[self.rng.choice(meetings)].exchange = True
