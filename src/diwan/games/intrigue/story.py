"""What a view fixes about the hidden part of a game, in the order in which it happened. `imagine` fills the rest in."""

from collections import defaultdict

from msgspec import Struct

from diwan.games.intrigue.figures import CARDS, FIGURES
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.recess import STEP
from diwan.games.intrigue.scoring import chart_of, motion_entries
from diwan.games.intrigue.state import Breach, Debating, Declaring, Entry, Minute, Motion, Rotation, Sheltering, Telling
from diwan.games.intrigue.view import View, VotingSeen


class Act(Struct, frozen=True):
    """Somebody's act in a recess; `partner` is None where he passed or was not seen."""

    round: int
    moment: int
    actor: int
    partner: int | None


class Turn(Struct, frozen=True):
    """A rotation: its acts, and at which moments whose answers were opened."""

    rotation: Rotation
    acts: tuple[Act, ...]
    answers: tuple[tuple[int, int], ...]


class Need(Struct, frozen=True):
    """A telling between others that must have happened: what the floor or a ledger showed has no other reason."""

    item: Item
    end: int | None
    """Who gave or heard it (None: somebody)."""
    last_round: int
    before: int | None = None
    after: int = -1
    giver: int | None = None
    """Who must have been the one to tell (None: either of the two)."""


class Pact(Struct, frozen=True):
    """An alliance between others that must have been made in rounds first to last: it was broken then."""

    pair: tuple[int, int]
    first: int
    last: int


class Claim(Struct, frozen=True):
    """A seat that used a perk, and so had reached a total: within so many minutes, in this round at the latest."""

    seat: int
    least: int
    minutes: int
    round: int


class Story:
    def __init__(self, view: View) -> None:
        self.view = view
        self.me = -1 if view.seat is None else view.seat
        self.motions = [minute for minute in view.minutes if isinstance(minute, Motion)]
        self.known = self._known()
        self.turns = self._turns()
        self.visits = self._visits()
        """Where somebody approached me with the secret that we exchanged later in that recess, by that exchange."""
        self.offered = {visit: self.known[exchange][0].item for exchange, visit in self.visits.items()}
        self.last_rotation = view.rotations[-1] if view.rotations else None
        self.first_floor: dict[Item, int] = {}
        self.closed: dict[Item, int] = {}
        self.fates: dict[Item, bool] = {}
        self.openings: set[int] = set()
        """The motions (by identity) that were the first on their item."""
        for minute in self.motions:
            if key(minute.item) not in self.first_floor:
                self.openings.add(id(minute))
            self.first_floor.setdefault(key(minute.item), minute.round)
            if minute.verdict != "tabled":
                self.closed[key(minute.item)] = minute.round
            if minute.truth is not None:
                self.fates[key(minute.item)] = minute.truth
        if isinstance(view.phase, Sheltering):
            self.fates[key(view.phase.question.item)] = view.phase.truth
        self.fates |= {key(oath.item): oath.truth for oath in view.book.oaths}
        self.placed = self._placed()
        self.told_to = {(t.hearer, key(t.item)): t.moment for t in reversed(view.book.told)}
        """When others had an item from me."""
        self.gifts = self._gifts()
        """What others told me, by giver and round, that may have been new to them."""
        self.first_known = self._first_known()
        """The first telling of each item that I know of, between two who are not its subject."""
        spread = chart_of(view.options).spreader
        self.awards = {
            key(m.item): spread.value(m.verdict == "believed", m.truth) for m in self.motions if m.truth is not None
        }
        """What the spreader of an item was paid."""
        self.barred: dict[Item, int] = {}
        self.needs = [*self._credits(), *self._motives()]
        self.pacts = self._pacts()
        self.entries = self._entries()
        """By the place of a motion in the minutes: what was paid for all to see."""
        self.exchanges: dict[tuple[int, int], set[int]] = defaultdict(set)
        """By pair that I was one of: the rounds in which we exchanged secrets."""
        for first in (tellings[0] for tellings in self.known.values() if len(tellings) > 1):
            pair = (min(first.giver, first.hearer), max(first.giver, first.hearer))
            self.exchanges[pair].add(first.round)
        self.sessions: dict[int, list[tuple[int, Minute]]] = defaultdict(list)
        """By round: what happened in the session, with its place in the minutes."""
        for index, entry in enumerate(view.minutes):
            self.sessions[entry.round].append((index, entry))
        self.paid = [
            (index, key(minute.item), self.awards[key(minute.item)])
            for index, minute in enumerate(view.minutes)
            if isinstance(minute, Motion) and minute.truth is not None
        ]
        """The resolved motions: their place in the minutes, the item, and what its spreader had."""
        self.shown = self._shown()
        """The scores that all could see, before each of the minutes and at the end; the bonus of an alliance apart."""
        self.recesses = self._recesses()
        """By round: the place in the minutes that follows its recess."""
        self.breaches = self._breaches()
        """By pair: the place in the minutes and the round of every break."""

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

    def _shown(self) -> list[list[int]]:
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
            since = self.stood_by(telling)
            is_old = told.get((telling.giver, wanted), since) < since
            is_read = self.first_floor.get(wanted, telling.round) < telling.round
            if telling.item.subject != telling.giver and not is_old and not is_read:
                gifts[telling.giver, telling.round].append(telling)
                told[telling.giver, wanted] = telling.moment  # once is enough
        return gifts

    def _first_known(self) -> dict[Item, Telling]:
        first: dict[Item, Telling] = {}
        for telling in (t for tellings in self.known.values() for t in tellings if t.spreads):
            first.setdefault(key(telling.item), telling)
        return first

    def stood_by(self, telling: Telling) -> int:
        """When the giver of what I heard put it forward: with his offer, or as he answered mine, before he saw what he
        got for it (I7)."""
        act = telling.moment - telling.moment % STEP
        return act if telling.moment > act else self.visits.get(act, act)

    def round_of(self, moment: int) -> int:
        """The round of an act or of an answer to it."""
        return max((r.round for r in self.view.rotations if r.moment <= moment), default=1)

    def _known(self) -> dict[int, list[Telling]]:
        """Own tellings by the moment of the act; an exchange has two."""
        known: dict[int, list[Telling]] = defaultdict(list)
        mine = (*self.view.book.told, *self.view.book.heard)
        for telling in sorted(mine, key=lambda t: t.moment):
            known[telling.moment - telling.moment % STEP].append(telling)
        return dict(known)

    def _turns(self) -> dict[int, list[Turn]]:
        view = self.view
        turns: dict[int, list[Turn]] = defaultdict(list)
        for rotation in view.rotations:
            acts = tuple(
                Act(rotation.round, rotation.moment + STEP * place, actor, partner)
                for place, (actor, partner) in enumerate(zip(rotation.actors, rotation.partners, strict=True))
            )
            start = rotation.moment + STEP * len(acts)
            answers = tuple((start + STEP * place, seat) for place, seat in enumerate(rotation.answerers))
            turns[rotation.round].append(Turn(rotation, acts, answers))
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

    def _placed(self) -> dict[str, int]:
        """Cards that the seat knows to lie in somebody's dossier (I3, I4)."""
        placed = {m.item.card: m.item.subject for m in self.motions if m.truth and m.item.card}
        placed |= {t.item.card: t.giver for t in self.view.book.heard if t.giver == t.item.subject and t.item.card}
        placed |= dict.fromkeys(self.view.dossier, self.me)
        phase = self.view.phase
        if isinstance(phase, Sheltering) and phase.truth and phase.question.item.card:
            placed[phase.question.item.card] = phase.question.item.subject
        return placed

    def denied(self) -> set[Item]:
        denied = {m.item for m in self.motions if m.truth is False}
        if isinstance(self.view.phase, Sheltering) and not self.view.phase.truth:
            denied.add(self.view.phase.question.item)
        return denied

    def _credits(self) -> list[Need]:
        """Where a rumour that I spread was paid, no other was before me; where it was not, somebody was."""
        needs: list[Need] = []
        book = self.view.book
        paid = {key(e.item) for e in book.ledger if e.reason == "spreader" and e.item}
        settled = {key(motion.item) for motion in self.motions if motion.truth is not None}
        for telling in book.told:
            wanted = key(telling.item)
            if not telling.spreads or wanted not in settled or wanted in self.barred:
                continue
            if wanted in paid:
                self.barred[wanted] = telling.moment
                continue
            heard = any(t.spreads and key(t.item) == wanted and t.moment < telling.moment for t in book.heard)
            if not heard and all(need.item != wanted for need in needs):
                needs.append(Need(wanted, None, telling.round, before=telling.moment))
        return needs

    def _motives(self) -> list[Need]:
        """I11: whoever brought a rumour had told or heard it."""
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
                needs.append(Need(item, initiator, number, after=self.barred.get(wanted, -1)))
            seen.add(wanted)
        return needs

    def _pacts(self) -> list[Pact]:
        pacts = []
        broken: dict[tuple[int, int], int] = {}
        for minute in self.view.minutes:
            if isinstance(minute, Breach) and self.me not in (minute.breaker, minute.ally):
                pair = (min(minute.breaker, minute.ally), max(minute.breaker, minute.ally))
                pacts.append(Pact(pair, broken.get(pair, 0) + 1, minute.round))
                broken[pair] = minute.round
        return pacts

    def claims(self) -> list[Claim]:
        """I23, I24: perks that others have used. `motion` is not yet counted when it is brought or sheltered from."""
        senior, cabinet = FIGURES.status.senior, FIGURES.status.cabinet
        found: dict[tuple[int, int], Claim] = {}
        for index, minute in enumerate(self.view.minutes):
            if isinstance(minute, Motion) and minute.senior:
                found.setdefault((minute.initiator, senior), Claim(minute.initiator, senior, index, minute.round))
            if isinstance(minute, Motion) and minute.sheltered:
                subject = minute.item.subject
                found.setdefault((subject, cabinet), Claim(subject, cabinet, index, minute.round))
        phase = self.view.phase
        if isinstance(phase, Declaring | Debating | VotingSeen | Sheltering) and phase.question.senior:
            claim = Claim(phase.question.initiator, senior, len(self.view.minutes), self.view.round)
            found.setdefault((claim.seat, senior), claim)
        return [claim for claim in found.values() if claim.seat != self.me]

    def dossier_sizes(self) -> list[dict[int, int]]:
        """By seat: how many cards of each polarity have been dealt."""
        each = FIGURES.setup.dossier
        sizes = []
        for seat in range(self.view.seats):
            here = min(2 * each, max(0, self.view.dealt - 2 * each * seat))
            sizes.append({1: min(each, here), -1: max(0, here - each)})
        return sizes

    def active(self, polarity: int) -> list[str]:
        return [card for card in self.view.active if CARDS[card].polarity == polarity]
