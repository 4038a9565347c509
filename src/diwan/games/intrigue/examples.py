"""Worked examples: a position, a script, and what must be true afterwards. The scripts run through `play`.

    item ID SUBJECT pos|neg true|false      tell ID A>B             exchange A B X Y (A gives X, B gives Y)
    session / recess                        break A B (A breaks)    last (the round limit is reached)
    motion ID INITIATOR BALLOTS [senior] [cabinet]

A step that begins with ! must be refused and changes nothing. Whoever knows a rumour may bring it, unless the example
says `as_played = true` (see `_bring`).
"""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from diwan.core.errors import BadFile
from diwan.core.example import Result
from diwan.core.game import NATURE, Refusal
from diwan.core.toml import decode_toml
from diwan.games.intrigue.figures import DECK
from diwan.games.intrigue.item_rules import ItemRules
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import (
    Accept,
    Ballot,
    Break,
    Call,
    Initiate,
    Move,
    Offer,
    Pass,
    Plead,
    Ready,
    Shelter,
    Tell,
    Vote,
)
from diwan.games.intrigue.options import Options
from diwan.games.intrigue.recess import undrawn
from diwan.games.intrigue.rules import play, to_act
from diwan.games.intrigue.scoring import spreader, total, unlocked
from diwan.games.intrigue.session import initiate
from diwan.games.intrigue.state import (
    Answering,
    Book,
    Calling,
    Debating,
    Entry,
    Floor,
    Motion,
    Over,
    Sheltering,
    State,
    Talk,
    Voting,
)

BALLOTS: dict[str, Ballot] = {"B": "believe", "D": "disbelieve", "A": "abstain"}


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    players: Annotated[int, Meta(ge=4, le=10)]
    total_hp: list[int]
    visible_hp: list[int]
    script: list[str]
    after_total_hp: list[int]
    after_visible_hp: list[int]
    outcomes: list[str] = []
    winners: list[int] = []
    spreaders: dict[str, int] = {}
    perks_left: dict[str, list[str]] = {}
    allies: list[tuple[int, int]] = []
    remark: str = ""
    as_played: bool = False
    """Whether motions follow the rule of a table (I11) and not the laxer one of the specification's examples."""


class File(Struct, frozen=True):
    example: list[Example]


def run(text: str, name: str) -> Iterator[Result]:
    for number, example in enumerate(decode_toml(text, File, name).example):
        yield Result(example.id, example.title, _ExampleRun(example, text, name, number).difference())


class _ExampleRun:
    """Plays one example and compares the result."""

    def __init__(self, example: Example, text: str, name: str, number: int) -> None:
        self.example, self.text, self.name, self.number = example, text, name, number
        n = example.players
        for scores in (example.total_hp, example.visible_hp, example.after_total_hp, example.after_visible_hp):
            if len(scores) != n:
                raise self.bad(example.id, f"example {example.id} has {n} players but {len(scores)} scores")
        self.items: dict[str, Item] = {}
        options = Options(
            mode="dossier_only",
            whispers_per_recess=0,
            length="long",
            max_rounds=0,
            max_motions_per_seat=0,
            max_new_items_per_recess=99,
            rotations=99,
        )
        books = []
        for hp, seen in zip(example.total_hp, example.visible_hp, strict=True):
            book = Book(ledger=(Entry(0, "start", seen, hp - seen),), hidden=hp - seen)
            books.append(replace(book, perks=unlocked(options, book, hp)))
        self.state = State(
            n,
            options,
            phase=Talk(1, (False,) * n, (None,) * n),
            round=1,
            dossiers=((),) * n,
            visible=tuple(example.visible_hp),
            books=tuple(books),
        )

    def bad(self, words: str, problem: str) -> BadFile:
        """Return an error with the line of the step, searched below the line of its example."""
        lines = self.text.splitlines()
        heads = [i for i, line in enumerate(lines, 1) if re.match(r"\s*\[\[\s*example\s*\]\]", line)]
        start = heads[self.number] if self.number < len(heads) else 1
        here = (i for i, line in enumerate(lines[start - 1 :], start) if words in line)
        return BadFile(self.name, next(here, start), problem)

    # The steps
    def difference(self) -> str | None:
        for step in self.example.script:
            if step.startswith("!"):
                before = self.state
                try:
                    self._step(step, step[1:].split())
                except Refusal:
                    self.state = before
                    continue
                return f"{step[1:]!r} was played but must be refused"
            try:
                self._step(step, step.split())
            except Refusal as refusal:
                return f"{step!r} was refused: {refusal}"
        return self._compare()

    def _step(self, step: str, words: list[str]) -> None:
        try:
            self._do(words)
        except ValueError as error:
            raise self.bad(step, f"step {step!r} of {self.example.id} cannot be read: {error}") from None

    def _do(self, words: list[str]) -> None:
        match words:
            case ["item", name, subject, polarity, truth]:
                self._item(name, subject, polarity, truth)
            case ["tell", name, way]:
                self._tell(name, way)
            case ["exchange", one, two, given, taken]:
                self._exchange(one, two, given, taken)
            case ["session"]:
                self._session()
            case ["recess"]:
                self._recess()
            case ["last"]:
                self._last()
            case ["break", breaker, ally]:
                self._play(self._seat(breaker), Break(self._seat(ally)))
            case ["motion", name, initiator, *ballots]:
                self._motion(name, initiator, ballots)
            case _:
                raise ValueError("it is no step of the notation")

    def _seat(self, word: str) -> int:
        if not word.isdigit() or int(word) >= self.example.players:
            raise ValueError(f"{word!r} is no seat")
        return int(word)

    def _known(self, word: str) -> Item:
        if word not in self.items:
            raise ValueError(f"there is no item {word!r}")
        return self.items[word]

    def _item(self, name: str, subject: str, polarity: str, truth: str) -> None:
        if polarity not in ("pos", "neg") or truth not in ("true", "false") or name in self.items:
            raise ValueError("an item needs a new id, a seat, pos or neg, and true or false")
        deck = DECK[1 if polarity == "pos" else -1]
        card = next((card for card in deck if card not in self.state.active), None)
        if card is None:
            raise ValueError("the deck has no more cards of this polarity")
        seat = self._seat(subject)
        dossiers = list(self.state.dossiers)
        if truth == "true":
            dossiers[seat] = (*dossiers[seat], card)
        self.state = replace(self.state, active=(*self.state.active, card), dossiers=tuple(dossiers))
        self.items[name] = Item(seat, card)

    def _tell(self, name: str, way: str) -> None:
        giver, arrow, hearer = way.partition(">")
        if not arrow:
            raise ValueError("write tell ID A>B")
        self._rotation(self._seat(giver), Tell(self._seat(hearer), self._known(name)))

    def _exchange(self, one: str, two: str, given: str, taken: str) -> None:
        giver, taker = self._seat(one), self._seat(two)
        self._rotation(giver, Offer(taker, self._known(given)), {taker: Accept(giver, self._known(taken))})

    def _session(self) -> None:
        self._need(Talk)
        while isinstance(self.state.phase, Talk):
            self._play(to_act(self.state)[0], Ready())
        self._let_lie()

    def _recess(self) -> None:
        self._need(Floor)
        while isinstance(self.state.phase, Floor):
            self._play(self.state.phase.holder, Ready("session"))

    def _last(self) -> None:
        limit = replace(self.state.options, max_rounds=self.state.round)
        self.state = replace(self.state, options=limit)
        self._recess()

    def _motion(self, name: str, initiator: str, words: list[str]) -> None:
        seat, item = self._seat(initiator), self._known(name)
        perks = [word for word in words if word in ("senior", "cabinet")]
        ballots: dict[int, Ballot] = {}
        for word in words:
            if word not in perks:
                if word[-1] not in BALLOTS:
                    raise ValueError(f"{word!r} is no ballot")
                ballots[self._seat(word[:-1])] = BALLOTS[word[-1]]
        self._need(Floor)
        while isinstance(self.state.phase, Floor) and self.state.phase.holder != seat:
            self._play(self.state.phase.holder, Pass())
        self._need(Floor)
        self._bring(seat, Initiate(item, senior="senior" in perks))
        if isinstance(self.state.phase, Debating):
            self._play(item.subject, Plead())
        for voter, ballot in ballots.items():
            self._play(voter, Vote(ballot))
        while isinstance(self.state.phase, Voting):
            self._play(to_act(self.state)[0], Vote("abstain"))
        if isinstance(self.state.phase, Sheltering):
            self._play(item.subject, Shelter("cabinet" in perks))

    def _bring(self, seat: int, motion: Initiate) -> None:
        """Bring a motion by the rules of examples.

        Examples see the whole game, so any seat that knows a rumour may bring it once anybody has spread it. At a
        table a seat needs more (I11), because the permission would tell it that somebody has."""
        floor, item_rules = self.state.phase, ItemRules(self.state, seat)
        assert isinstance(floor, Floor)
        refused = item_rules.refuse_motion(motion)
        is_known = key(motion.item) in item_rules.index.notes and spreader(self.state, motion.item) is not None
        if self.example.as_played or refused is None or refused[0] != "I11" or not is_known:
            self._play(seat, motion)
        elif motion.senior and "senior" not in item_rules.book.perks:
            raise Refusal("I23", "no_senior_perk")
        else:
            self.state, _ = initiate(self.state, floor, seat, motion)

    # How they are played
    def _need(self, phase: type) -> None:
        if not isinstance(self.state.phase, phase):
            raise Refusal("I10", "out_of_place")

    def _play(self, seat: int, move: Move) -> None:
        self.state, _ = play(self.state, seat, move)

    def _rotation(self, seat: int, act: Move, answers: dict[int, Move] | None = None) -> None:
        """Play one rotation in which only `seat` acts."""
        self._play(seat, act)
        while isinstance(self.state.phase, Talk) and self.state.phase.sealed[seat] is not None:
            self._play(to_act(self.state)[0], Pass())
        while isinstance(self.state.phase, Calling):
            self._play(NATURE, Call(self.state.phase.waiting[0]))
        self._let_lie(answers or {})

    def _let_lie(self, answers: Mapping[int, Move] = MappingProxyType({})) -> None:
        """Make the seats that were approached ignore their offers, except for `answers`."""
        while isinstance(self.state.phase, Answering):
            seat = to_act(self.state)[0]
            choice = answers.get(seat, Pass())
            self._play(seat, choice if seat != NATURE else Call(undrawn(self.state.phase)[0]))

    # What must be true afterwards
    def _compare(self) -> str | None:
        state, example, seats = self.state, self.example, range(self.example.players)
        motions = [m for m in state.minutes if isinstance(m, Motion)]
        found = {
            "after_total_hp": [total(state, seat) for seat in seats],
            "after_visible_hp": list(state.visible),
            "outcomes": [_count(motion) for motion in motions],
            "winners": list(state.phase.winners) if isinstance(state.phase, Over) else [],
            "spreaders": {k: s for k, i in self.items.items() if (s := spreader(state, i)) is not None},
            "perks_left": {str(s): sorted(state.books[s].perks) for s in seats if state.books[s].perks},
            "allies": [(s, ally) for s in seats for ally in state.books[s].allies if s < ally],
        }
        expected = {
            **{field: getattr(example, field) for field in found},
            "perks_left": {seat: sorted(perks) for seat, perks in example.perks_left.items() if perks},
            "allies": sorted((min(pair), max(pair)) for pair in example.allies),
        }
        for field, value in found.items():
            if value != expected[field]:
                return f"{field} is {value}, not {expected[field]}"
        return None


def _count(motion: Motion) -> str:
    counts = "-".join(str(motion.ballots.count(ballot)) for ballot in BALLOTS.values())
    return f"{motion.verdict} {counts}"
