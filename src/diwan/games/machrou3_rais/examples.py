"""Run worked examples: a position, a script of moves, and what must be true (`diwan example machrou3-rais FILE`).

A file is TOML with `[[example]]` tables of `id`, `title` and `text`. docs/machrou3-rais.md explains the lines of
`text`:

    game: beginner 4                 a position; later lines change what earlier ones have set
    P1: koura, metn
    > P1 battle baalbek zahle        a move; `nature power EP12` says what chance does
    > rest neutral                   the same move for all who are still to act
    > time                           the time is over for everybody who is to act
    ! P1 campaign koura (R18)        a move that is refused, here by this ruling
    ? P3 swap P1 zahle metn          a move that is legal, and is not played
    = blocs 15 28 38 29              what must be true now
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from diwan.core.errors import BadFile
from diwan.core.example import Result
from diwan.core.game import NATURE, Refusal, Told, news
from diwan.core.registry import game as find_game
from diwan.core.toml import decode_toml, line_of
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.clock import clock
from diwan.games.machrou3_rais.figures import FIGURES, INDEX, NEIGHBOURS, SEATS_OF
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.notation import (
    NotNotation,
    read_actor,
    read_district,
    read_move,
    read_seat,
    words_of,
)
from diwan.games.machrou3_rais.position import change_position, new_position
from diwan.games.machrou3_rais.rules import play, refusal, to_act
from diwan.games.machrou3_rais.rules.election import is_eligible
from diwan.games.machrou3_rais.rules.objectives import declared_by
from diwan.games.machrou3_rais.state import Candidacy, Options, Over, State

GAME_ID = "machrou3-rais"
WAITS_FOR_CHANCE = "NATURE is to act; say what chance does, such as `> nature power EP12`"
GROUP_IDS = tuple(group.id for group in FIGURES.group)


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    text: str


class ExampleFile(Struct, frozen=True):
    """The examples of a file; its other tables are ignored."""

    example: tuple[Example, ...] = ()


class Difference(Exception):
    """What happened differs from what the example states."""


def run(text: str, name: str) -> Iterator[Result]:
    """Yield the result of every example of a file. Raise BadFile if the file itself cannot be understood."""
    lines = text.splitlines()
    for number, example in enumerate(decode_toml(text, ExampleFile, name).example):
        first = line_of(text, f".example[{number}].text")
        if re.search(r"""=\s*("{3}|'{3})\s*$""", lines[first - 1]):
            first += 1  # TOML leaves out a line break after the quotes
        try:
            _Script(example, name, first).run()
        except Difference as difference:
            yield Result(example.id, example.title, str(difference))
        else:
            yield Result(example.id, example.title)


class _Script:
    """An example being run, line by line."""

    def __init__(self, example: Example, name: str, first_line: int) -> None:
        self._example, self._name, self._line = example, name, first_line
        self._options: dict[str, str] = {}
        self._state: State | None = None
        self._told: list[Told] = []
        """What was told since the line before the last claims: by one move, and what NATURE did after it."""
        self._is_claiming = False

    def run(self) -> None:
        for line in self._example.text.splitlines():
            try:
                self._run_line(line.partition("#")[0].strip())
            except NotNotation as problem:
                raise self._bad(str(problem)) from None
            self._line += 1
        if self._state is None:
            raise self._bad("the example has no `game:`; begin with a line such as `game: beginner 4`")

    def _bad(self, problem: str) -> BadFile:
        return BadFile(self._name, self._line, f"example {self._example.id}: {problem}")

    def _difference(self, problem: str) -> Difference:
        return Difference(f"line {self._line}: {problem}")

    def _run_line(self, line: str) -> None:
        if not line:
            return
        mark, text = line[0], line[1:].strip()
        if mark not in ">!?=":
            self._place(line)
            return
        if mark == ">" and self._is_claiming:
            self._told.clear()
        self._is_claiming = mark != ">"
        match mark:
            case ">":
                self._play_line(text)
            case "!":
                self._expect_refusal(text)
            case "?":
                self._expect_legal(text)
            case "=":
                self._claim(text)

    # --- The position ---

    def _place(self, line: str) -> None:
        key, colon, text = (part.strip() for part in line.partition(":"))
        if not colon:
            raise NotNotation(f"`{line}` is no line of an example; moves begin with >, ! or ?, claims with =")
        if key == "option":
            self._set_option(text)
        elif key == "game":
            if self._state is not None:
                raise NotNotation("there is a `game:` already; write one example for each game")
            self._state = new_position(find_game(GAME_ID), words_of(text), self._options)
        else:
            self._state = change_position(self._now(), key, text)

    def _set_option(self, text: str) -> None:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or name not in Options.__struct_fields__:
            raise NotNotation(f"write `option: name = value`; the names are {', '.join(Options.__struct_fields__)}")
        if self._state is not None:
            raise NotNotation("options come before `game:`")
        self._options[name] = value

    def _now(self) -> State:
        if self._state is None:
            raise NotNotation("an example begins with its game, such as `game: beginner 4`")
        return self._state

    # --- Moves ---

    def _play_line(self, text: str) -> None:
        who, _, what = text.partition(" ")
        if who == "rest":
            self._play_rest(what.strip())
        elif who == "vote":
            self._vote(words_of(what))
        elif who == "time":
            self._run_out_of_time()
        else:
            self._play(read_actor(who, self._now().seats), what.strip())

    def _play(self, seat: int, text: str) -> None:
        state = self._now()
        if seat != NATURE and to_act(state) == (NATURE,):
            raise NotNotation(WAITS_FOR_CHANCE)
        try:
            self._state, told = play(state, seat, read_move(state, text))
        except Refusal as refused:
            raise self._difference(f"`{_name(seat)} {text}` was refused: {refused}") from None
        self._told += told

    def _play_rest(self, text: str) -> None:
        """Play a move for everybody who is to act, until the game waits for something else."""
        kind = type(self._now().phase)
        if to_act(self._now()) == (NATURE,):
            raise NotNotation(WAITS_FOR_CHANCE)
        while type(self._now().phase) is kind and (waiting := to_act(self._now())):
            self._play(waiting[0], text)

    def _run_out_of_time(self) -> None:
        """Play for everybody who is to act what the clock plays (R57)."""
        running = clock(self._now())
        if running is None:
            raise NotNotation("no clock is running; only players who are to act have one")
        for seat, move in running.moves:
            if seat in to_act(self._now()):
                self._state, told = play(self._now(), seat, move)
                self._told += told

    def _vote(self, words: list[str]) -> None:
        """Let these players vote so, and all others who have to vote the other way."""
        side, *who = words or [""]
        other = {"with": "against", "against": "with"}.get(side)
        if other is None:
            raise NotNotation("write `> vote with P1 P3`: these vote With, the others Against")
        for word in who:
            self._play(read_seat(word, self._now().seats), side)
        self._play_rest(other)

    def _expect_refusal(self, text: str) -> None:
        """Check that a move is refused; a ruling at the end must be the one that the refusal cites."""
        named = re.search(r"\((R\d+)\)$", text)
        text = text[: named.start()].strip() if named else text
        who, _, what = text.partition(" ")
        state = self._now()
        refused = refusal(state, read_actor(who, state.seats), read_move(state, what.strip()))
        if refused is None:
            raise self._difference(f"`{text}` is legal but must be refused")
        if named and named[1] != refused.ruling:
            raise self._difference(f"`{text}` must be refused by {named[1]} but is refused by {refused}")

    def _expect_legal(self, text: str) -> None:
        who, _, what = text.partition(" ")
        state = self._now()
        seat = read_actor(who, state.seats)
        if refused := refusal(state, seat, read_move(state, what.strip())):
            raise self._difference(f"`{text}` must be legal but is refused: {refused}")

    # --- Claims ---

    def _claim(self, text: str) -> None:
        word, *rest = words_of(text) or [""]
        if word == "state":
            self._claim_field(text.removeprefix("state").strip())
            return
        if word in ("told", "not_told"):
            self._claim_event(word == "told", rest)
            return
        if word not in CLAIMS:
            raise NotNotation(
                f"`{word}` is nothing that can be claimed; these are {', '.join(CLAIMS)}, told, not_told, state"
            )
        form, subjects, find = CLAIMS[word]
        subject, expected = rest[:subjects], rest[subjects:]
        if not expected:
            raise NotNotation(f"write `= {f'{word} {form}'.strip()}`")
        actual = find(self, *subject)
        if word == "owns":  # in any order
            expected = sorted(read_district(name) for name in expected if name != "nothing")
        if expected != actual:
            about = " ".join([word, *subject])
            raise self._difference(f"{about} should be {' '.join(expected)} but is {' '.join(actual) or 'nothing'}")

    def _claim_field(self, text: str) -> None:
        path, equals, value = (part.strip() for part in text.partition("="))
        inner: Any = msgspec.to_builtins(self._now())
        try:
            for step in path.split("."):
                inner = inner[int(step) if step.isdecimal() else step]
            wanted = msgspec.json.decode(value)
        except (KeyError, IndexError, TypeError):
            raise NotNotation(f"a state has no field `{path}`") from None
        except msgspec.MsgspecError:
            raise NotNotation(f"`{value}` is no value in JSON; write `= state field = value`") from None
        if not equals or inner != wanted:
            raise self._difference(f"{path} should be {value} but is {msgspec.json.encode(inner).decode()}")

    def _claim_event(self, must_be_told: bool, words: list[str]) -> None:
        """Check whether an event was told since the last claims: `told P2 Voted card=with`, `not_told P3 Voted`."""
        state = self._now()
        told = [one.event for one in self._told]
        if words and re.fullmatch(r"P\d", words[0]):
            told = list(news(self._told, read_seat(words[0], state.seats)))
            words = words[1:]
        elif words and words[0] == "spectator":
            told, words = list(news(self._told, None)), words[1:]
        if not words or not hasattr(events, words[0]):
            raise NotNotation("write `= told Kind field=value`, with the name of an event, such as BattleDecided")
        wanted = dict(word.partition("=")[::2] for word in words[1:])
        found = any(type(one).__name__ == words[0] and _fits(one, wanted, state.seats) for one in told)
        if found != must_be_told:
            heard = ", ".join(map(str, told)) or "nothing"
            raise self._difference(
                f"{' '.join(words)} should {'' if must_be_told else 'not '}be told; told was {heard}"
            )

    def last(self, kind: type) -> Any:
        """Return the last event of a kind since the last claims; the claims about it cannot be met without one."""
        found = [one.event for one in self._told if isinstance(one.event, kind)]
        if not found:
            raise self._difference(f"there was no {kind.__name__}")
        return found[-1]

    @property
    def state(self) -> State:
        return self._now()

    @property
    def over(self) -> Over:
        if not isinstance(self.state.phase, Over):
            raise self._difference("the game is not over")
        return self.state.phase


def _fits(event: Any, wanted: dict[str, str], seats: int) -> bool:
    plain = msgspec.to_builtins(event)
    return all(field in plain and _said(plain[field]) == _meant(value, seats) for field, value in wanted.items())


def _said(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _meant(word: str, seats: int) -> Any:
    """Return what a word means: a player, several things (`P1+P2`, `koura+metn`), a value in JSON, or the word."""
    if "+" in word:
        return [_meant(one, seats) for one in word.split("+") if one]
    if re.fullmatch(r"P\d", word):
        return read_seat(word, seats)
    try:
        return msgspec.json.decode(word)
    except msgspec.MsgspecError:
        return word


def _name(seat: int | None) -> str:
    return "nature" if seat == NATURE else "-" if seat is None else f"P{seat + 1}"


def _names(seats: Any) -> list[str]:
    return [_name(seat) for seat in seats] or ["nobody"]


def _numbers(numbers: Any) -> list[str]:
    return [str(number) for number in numbers]


def _index(word: str) -> int:
    return INDEX[read_district(word)]


def _group(word: str) -> int:
    if word not in GROUP_IDS:
        raise NotNotation(f"`{word}` is no District Group; they are {', '.join(GROUP_IDS)}")
    return GROUP_IDS.index(word)


def _seat(script: _Script, who: str) -> int:
    return read_seat(who, script.state.seats)


def _owned(script: _Script, who: str) -> list[str]:
    seat = None if who == "-" else _seat(script, who)
    return sorted(name for name, i in INDEX.items() if script.state.board.owners[i] == seat)


def _leader(script: _Script, group: str) -> list[str]:
    lead = influence(script.state).leads[_group(group)]
    return ["-" if lead < 0 else _name(lead)]


def _unled(script: _Script) -> list[str]:
    leads = influence(script.state).leads
    return [str(sum(seats for seats, lead in zip(SEATS_OF, leads, strict=True) if lead < 0))]


def _totals(script: _Script) -> list[str]:
    battle = script.last(events.BattleDecided)
    return _numbers((battle.challenger_total, battle.defender_total))


def _vote(script: _Script) -> list[str]:
    vote = script.last(events.VoteCounted)
    return [*_numbers((vote.with_votes, vote.against_votes)), "passes" if vote.passed else "fails"]


def _hand(script: _Script, who: str) -> list[str]:
    place = script.state.objectives.hands[_seat(script, who)]
    return ["-" if place is None or place.card is None else place.card]


def _known(script: _Script, what: str) -> list[str]:
    known = script.state.unmasking
    match what:
        case "judge":
            return [_name(known.judge)]
        case "unmasker":
            return [_name(known.unmasker)]
        case "accusers":
            return _names(known.accusers)
        case "cleared":
            return _names(known.cleared)
    raise NotNotation(f"`{what}` is none of accusers, cleared, judge, unmasker")


def _done(script: _Script) -> list[str]:
    phase = script.state.phase
    return _names(seat for seat, done in enumerate(phase.done) if done) if isinstance(phase, Candidacy) else ["nobody"]


def _yes(it_is: bool) -> list[str]:
    return ["yes" if it_is else "no"]


CLAIMS: dict[str, tuple[str, int, Callable[..., list[str]]]] = {
    # the board
    "blocs": ("SEATS ...", 0, lambda s: _numbers(influence(s.state).blocs)),
    "bloc": ("PLAYER SEATS", 1, lambda s, who: [str(influence(s.state).blocs[_seat(s, who)])]),
    "leads": ("GROUP PLAYER|-", 1, _leader),
    "unled": ("SEATS", 0, _unled),
    "owner": ("DISTRICT PLAYER|-", 1, lambda s, d: [_name(s.state.board.owners[_index(d)])]),
    "owns": ("PLAYER|- DISTRICT ...|nothing", 1, _owned),
    "ip": ("DISTRICT NUMBER", 1, lambda s, d: [str(influence(s.state).ips[_index(d)])]),
    "tokens": ("DISTRICT NUMBER", 1, lambda s, d: [str(s.state.board.tokens[_index(d)])]),
    "station": ("DISTRICT yes|no", 1, lambda s, d: _yes(s.state.board.stations[_index(d)])),
    "frontier": ("DISTRICT DISTRICT yes|no", 2, lambda _, a, b: _yes(bool(NEIGHBOURS[_index(a)] >> _index(b) & 1))),
    "acts_on": (
        "DISTRICT DISTRICT yes|no",
        2,
        lambda s, a, b: _yes(bool(influence(s.state).reach[_index(a)] >> _index(b) & 1)),
    ),
    # whose move it is
    "acts": ("PLAYER ...|nature|nobody", 0, lambda s: _names(to_act(s.state))),
    "phase": ("NAME", 0, lambda s: [type(s.state.phase).__name__]),
    "round": ("NUMBER", 0, lambda s: [str(s.state.round)]),
    "speaker": ("PLAYER", 0, lambda s: [_name(s.state.speaker)]),
    "order": ("PLAYER ...|nobody", 0, lambda s: _names(s.state.order)),
    # battles and votes
    "totals": ("CHALLENGER DEFENDER", 0, _totals),
    "vote": ("WITH AGAINST passes|fails", 0, _vote),
    # cards
    "newsflash": ("CARD|-", 0, lambda s: [s.state.newsflash or "-"]),
    "hand": ("PLAYER CARD|-", 1, _hand),
    "declared": ("PLAYER NUMBER", 1, lambda s, who: [str(declared_by(s.state, _seat(s, who)))]),
    "known": ("accusers|cleared|judge|unmasker PLAYER ...", 1, _known),
    # the election
    "candidates": ("PLAYER ...|nobody", 0, lambda s: _names(s.state.candidates)),
    "done": ("PLAYER ...|nobody", 0, _done),
    "eligible": ("PLAYER yes|no", 1, lambda s, who: _yes(is_eligible(s.state, _seat(s, who)))),
    "winner": ("corrupt|reformist", 0, lambda s: [s.over.winner]),
    "reason": ("WORD", 0, lambda s: [s.over.reason]),
    "president": ("PLAYER|-", 0, lambda s: [_name(s.over.president)]),
    "won": ("PLAYER SEATS", 1, lambda s, who: [str(s.over.seats_won[_seat(s, who)])]),
}
"""What can be claimed: its form, how many words say of what, and the words that would be true."""
