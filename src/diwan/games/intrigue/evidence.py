"""What a view proves about the hidden part of a game.

`imagine` may invent everything else. The reader of the view is called `me`."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from msgspec import Struct

from diwan.games.intrigue.figures import CARDS, FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import is_open, length_of
from diwan.games.intrigue.recess import MOMENTS_PER_ACT
from diwan.games.intrigue.scoring import chart_of, motion_entries
from diwan.games.intrigue.state import Breach, Debating, Declaring, Entry, Minute, Motion, Rotation, Sheltering, Telling
from diwan.games.intrigue.view import View, VotingSeen


class ActSeen(Struct, frozen=True):
    """An act in a recess; `partner` is None if the actor passed or the partner was not seen."""

    round: int
    moment: int
    actor: int
    partner: int | None
    is_answer: bool = False
    """Whether it must have been an answer, because the actor had no acts left (I10)."""


class RotationSeen(Struct, frozen=True):
    """A rotation: its acts, and the moments at which seats had their answers opened."""

    rotation: Rotation
    acts: tuple[ActSeen, ...]
    answers: tuple[tuple[int, int], ...]


class RequiredTelling(Struct, frozen=True):
    """A telling between others that must have happened.

    Nothing else explains what the floor or a ledger showed."""

    item: Item
    end: int | None
    """The seat that gave or heard it (None: any)."""
    last_round: int
    before: int | None = None
    after: int = -1
    giver: int | None = None
    """The seat that must have told it (None: either of the two)."""


class RequiredAlliance(Struct, frozen=True):
    """An alliance between others that must have been made in rounds first to last, because it was broken then."""

    pair: tuple[int, int]
    first: int
    last: int


class RequiredTotal(Struct, frozen=True):
    """A total that a seat must have reached, because it used a perk.

    It had at least that total before this place in the minutes, at the latest in this round."""

    seat: int
    least: int
    minutes: int
    round: int


def _open_turns(rotation: Rotation) -> Iterator[RotationSeen]:
    """Yield the acts and answers of an open recess, each as a rotation of its own."""
    acted: Counter[int] = Counter()
    for place, (actor, partner) in enumerate(zip(rotation.actors, rotation.partners, strict=True)):
        moment, is_answer = rotation.moment + MOMENTS_PER_ACT * place, acted[actor] >= FIGURES.setup.most_acts
        acted[actor] += 1
        yield RotationSeen(rotation, (ActSeen(rotation.round, moment, actor, partner, is_answer),), ())


class Evidence:
    def __init__(self, view: View) -> None:
        self.view = view
        self.me = -1 if view.seat is None else view.seat
        self.is_open = is_open(view.options, view.seats)
        self.motions = [minute for minute in view.minutes if isinstance(minute, Motion)]
        self.known = self._known()
        self.turns = self._turns()
        self.visits = self._visits()
        """The earlier act by which the other offered me the secret of an exchange, by the moment of the exchange."""
        self.offered = {visit: self.known[exchange][0].item for exchange, visit in self.visits.items()}
        self.last_rotation = view.rotations[-1] if view.rotations else None
        self.first_floor: dict[Item, int] = {}
        self.closed: dict[Item, int] = {}
        self.truths: dict[Item, bool] = {}
        self.openings: set[int] = set()
        """The ids of the motions that were the first on their item."""
        for minute in self.motions:
            if key(minute.item) not in self.first_floor:
                self.openings.add(id(minute))
            self.first_floor.setdefault(key(minute.item), minute.round)
            if minute.verdict != "tabled":
                self.closed[key(minute.item)] = minute.round
            if minute.truth is not None:
                self.truths[key(minute.item)] = minute.truth
        if isinstance(view.phase, Sheltering):
            self.truths[key(view.phase.question.item)] = view.phase.truth
        self.truths |= {key(oath.item): oath.truth for oath in view.book.oaths}
        self.card_owners = self._card_owners()
        self.told_to = {(t.hearer, key(t.item)): t.moment for t in reversed(view.book.told)}
        """The moment at which each other seat had an item from me."""
        self.told_me = {(t.giver, key(t.item)) for t in view.book.heard}
        """What each other seat has told me."""
        self.gifts = self._gifts()
        """Tellings to me, by giver and round, of items that may have been new to the giver."""
        self.first_known = self._first_known()
        """The first telling of each item that I know of between two who are not its subject."""
        spread = chart_of(view.options).spreader
        self.awards = {
            key(m.item): spread.value(m.verdict == "believed", m.truth) for m in self.motions if m.truth is not None
        }
        """The points of the spreader of each resolved item."""
        self.not_before: dict[Item, int] = {}
        self.required_tellings = [*self._tellings_behind_credits(), *self._tellings_behind_motions()]
        self.required_alliances = self._required_alliances()
        self.entries = self._entries()
        """Visible ledger lines of each resolved motion, by its place in the minutes."""
        self.exchanges: dict[tuple[int, int], set[int]] = defaultdict(set)
        """The rounds in which I exchanged secrets, by pair."""
        for first in (tellings[0] for tellings in self.known.values() if len(tellings) > 1):
            pair = (min(first.giver, first.hearer), max(first.giver, first.hearer))
            self.exchanges[pair].add(first.round)
        self.sessions: dict[int, list[tuple[int, Minute]]] = defaultdict(list)
        """The motions and breaks of each round's session, with their places in the minutes."""
        for index, entry in enumerate(view.minutes):
            self.sessions[entry.round].append((index, entry))
        self.resolved = [
            (index, key(minute.item), self.awards[key(minute.item)])
            for index, minute in enumerate(view.minutes)
            if isinstance(minute, Motion) and minute.truth is not None
        ]
        """The resolved motions: place in the minutes, item, and points of the spreader."""
        self.visible_totals = self._visible_totals()
        """The scores that all could see, before each of the minutes and at the end, without bonuses of alliances."""
        self.recesses = self._recesses()
        """The place in the minutes that follows each round's recess."""
        self.breaches = self._breaches()
        """The place in the minutes and the round of every break, by pair."""

    def _breaches(self) -> dict[tuple[int, int], list[tuple[int, int]]]:
        breaches: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
        for index, minute in enumerate(self.view.minutes):
            if isinstance(minute, Breach):
                pair = (min(minute.breaker, minute.ally), max(minute.breaker, minute.ally))
                breaches[pair].append((index, minute.round))
        return breaches

    def _entries(self) -> dict[int, list[tuple[int, Entry]]]:
        chart = chart_of(self.view.options)
        return {
            index: motion_entries(minute, chart, None)
            for index, minute in enumerate(self.view.minutes)
            if isinstance(minute, Motion) and minute.truth is not None
        }

    def _visible_totals(self) -> list[list[int]]:
        row, rows, points = [0] * self.view.seats, [], FIGURES.points
        for index, minute in enumerate(self.view.minutes):
            rows.append(row)
            row = row.copy()
            if isinstance(minute, Breach):
                row[minute.breaker] += points.broken_by_me
                row[minute.ally] += points.broken_by_other
            for seat, entry in self.entries.get(index, ()):
                row[seat] += entry.visible
        return [*rows, row]

    def _recesses(self) -> dict[int, int]:
        places: dict[int, int] = {}
        number = 0
        for index, minute in enumerate(self.view.minutes):
            while number < minute.round:
                number += 1
                places[number] = index
        return places | {later: len(self.view.minutes) for later in range(number + 1, self.view.round + 1)}

    def _gifts(self) -> dict[tuple[int, int], list[Telling]]:
        told = dict(self.told_to)
        gifts: dict[tuple[int, int], list[Telling]] = defaultdict(list)
        for telling in self.view.book.heard:
            wanted = key(telling.item)
            since = self.committed_at(telling)
            is_old = told.get((telling.giver, wanted), since) < since
            is_read = self.first_floor.get(wanted, telling.round) < telling.round
            if telling.item.subject != telling.giver and not is_old and not is_read:
                gifts[telling.giver, telling.round].append(telling)
                told[telling.giver, wanted] = telling.moment  # later tellings of it are not new
        return gifts

    def _first_known(self) -> dict[Item, Telling]:
        first: dict[Item, Telling] = {}
        for telling in (t for tellings in self.known.values() for t in tellings if t.spreads):
            first.setdefault(key(telling.item), telling)
        return first

    def committed_at(self, telling: Telling) -> int:
        """Return the moment at which the giver of a telling to me had committed to it.

        That is the moment of its offer, or of its answer to mine, before it saw what it got in return (I7)."""
        act = telling.moment - telling.moment % MOMENTS_PER_ACT
        return act if telling.moment > act else self.visits.get(act, act)

    def round_of(self, moment: int) -> int:
        """Return the round of an act or of an answer to it."""
        return max((r.round for r in self.view.rotations if r.moment <= moment), default=1)

    def _known(self) -> dict[int, list[Telling]]:
        """Return my tellings by the moment of the act; an exchange has two."""
        known: dict[int, list[Telling]] = defaultdict(list)
        mine = (*self.view.book.told, *self.view.book.heard)
        for telling in sorted(mine, key=lambda t: t.moment):
            known[telling.moment - telling.moment % MOMENTS_PER_ACT].append(telling)
        return dict(known)

    def _turns(self) -> dict[int, list[RotationSeen]]:
        view = self.view
        turns: dict[int, list[RotationSeen]] = defaultdict(list)
        if self.is_open:
            for rotation in view.rotations:
                turns[rotation.round] = list(_open_turns(rotation))
            return turns
        for rotation in view.rotations:
            acts = tuple(
                ActSeen(rotation.round, rotation.moment + MOMENTS_PER_ACT * place, actor, partner)
                for place, (actor, partner) in enumerate(zip(rotation.actors, rotation.partners, strict=True))
            )
            start = rotation.moment + MOMENTS_PER_ACT * len(acts)
            answers = tuple((start + MOMENTS_PER_ACT * place, seat) for place, seat in enumerate(rotation.answerers))
            turns[rotation.round].append(RotationSeen(rotation, acts, answers))
        return turns

    def _visits(self) -> dict[int, int]:
        visited: dict[int, int] = {}
        busy = {*self.known, *(offer.moment for offer in self.view.incoming)}
        for moment, tellings in self.known.items():
            offer = tellings[0]
            if len(tellings) > 1 and offer.giver != self.me:
                visits = [
                    act.moment
                    for turn in self.turns[offer.round]
                    for act in turn.acts
                    if (act.actor, act.partner) == (offer.giver, self.me) and act.moment < moment
                ]
                visited[moment] = [visit for visit in visits if visit not in busy][-1]
                busy.add(visited[moment])
        return visited

    def _card_owners(self) -> dict[str, int]:
        """Return the owners of cards that I know to lie in a dossier (I3, I4)."""
        placed = {m.item.card: m.item.subject for m in self.motions if m.truth and m.item.card}
        placed |= {t.item.card: t.giver for t in self.view.book.heard if t.giver == t.item.subject and t.item.card}
        placed |= dict.fromkeys(self.view.dossier, self.me)
        phase = self.view.phase
        if isinstance(phase, Sheltering) and phase.truth and phase.question.item.card:
            placed[phase.question.item.card] = phase.question.item.subject
        return placed

    def refuted(self) -> set[Item]:
        denied = {m.item for m in self.motions if m.truth is False}
        if isinstance(self.view.phase, Sheltering) and not self.view.phase.truth:
            denied.add(self.view.phase.question.item)
        return denied

    def _tellings_behind_credits(self) -> list[RequiredTelling]:
        """Return tellings that explain my own credits.

        If I was paid as spreader, nobody told the item before me; if I was not, somebody did."""
        needs: list[RequiredTelling] = []
        book = self.view.book
        paid = {key(e.item) for e in book.ledger if e.reason == "spreader" and e.item}
        settled = {key(motion.item) for motion in self.motions if motion.truth is not None}
        for telling in book.told:
            wanted = key(telling.item)
            if not telling.spreads or wanted not in settled or wanted in self.not_before:
                continue
            if wanted in paid:
                self.not_before[wanted] = telling.moment
                continue
            heard = any(t.spreads and key(t.item) == wanted and t.moment < telling.moment for t in book.heard)
            if not heard and all(need.item != wanted for need in needs):
                needs.append(RequiredTelling(wanted, None, telling.round, before=telling.moment))
        return needs

    def _tellings_behind_motions(self) -> list[RequiredTelling]:
        """Return tellings that explain motions: the initiator had told or heard the rumour (I11)."""
        brought = [(m.item, m.initiator, m.round) for m in self.motions]
        phase = self.view.phase
        if isinstance(phase, Declaring | Debating | VotingSeen | Sheltering):
            brought.append((phase.question.item, phase.question.initiator, self.view.round))
        seen: set[Item] = set()
        ends: dict[tuple[int, Item], int] = {}
        for telling in (t for tellings in self.known.values() for t in tellings if t.spreads):
            for seat in (telling.giver, telling.hearer):
                ends.setdefault((seat, key(telling.item)), telling.round)
        needs = []
        for item, initiator, number in brought:
            wanted = key(item)
            if wanted not in seen and initiator != self.me and ends.get((initiator, wanted), number + 1) > number:
                needs.append(RequiredTelling(item, initiator, number, after=self.not_before.get(wanted, -1)))
            seen.add(wanted)
        return needs

    def _required_alliances(self) -> list[RequiredAlliance]:
        pacts = []
        broken: dict[tuple[int, int], int] = {}
        for minute in self.view.minutes:
            if isinstance(minute, Breach) and self.me not in (minute.breaker, minute.ally):
                pair = (min(minute.breaker, minute.ally), max(minute.breaker, minute.ally))
                pacts.append(RequiredAlliance(pair, broken.get(pair, 0) + 1, minute.round))
                broken[pair] = minute.round
        return pacts

    def required_totals(self) -> list[RequiredTotal]:
        """Return the totals that others must have reached to use their perks (I23, I24).

        A motion is not counted yet when it is brought or when its subject seeks shelter."""
        length = length_of(self.view.options)
        senior, cabinet = length.senior, length.cabinet
        found: dict[tuple[int, int], RequiredTotal] = {}
        for index, minute in enumerate(self.view.minutes):
            if isinstance(minute, Motion) and minute.senior:
                found.setdefault(
                    (minute.initiator, senior), RequiredTotal(minute.initiator, senior, index, minute.round)
                )
            if isinstance(minute, Motion) and minute.sheltered:
                subject = minute.item.subject
                found.setdefault((subject, cabinet), RequiredTotal(subject, cabinet, index, minute.round))
        phase = self.view.phase
        if isinstance(phase, Declaring | Debating | VotingSeen | Sheltering) and phase.question.senior:
            claim = RequiredTotal(phase.question.initiator, senior, len(self.view.minutes), self.view.round)
            found.setdefault((claim.seat, senior), claim)
        return [claim for claim in found.values() if claim.seat != self.me]

    def dossier_sizes(self) -> list[dict[int, int]]:
        """Return how many cards of each polarity have been dealt to each seat."""
        each = FIGURES.setup.dossier
        sizes = []
        for seat in range(self.view.seats):
            here = min(2 * each, max(0, self.view.dealt - 2 * each * seat))
            sizes.append({1: min(each, here), -1: max(0, here - each)})
        return sizes

    def active(self, polarity: int) -> list[str]:
        return [card for card in self.view.active if CARDS[card].polarity == polarity]
