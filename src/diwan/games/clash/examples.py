"""Run worked examples: a position, moves, and what must be true (`diwan example clash FILE`).

A file is TOML with `[[example]]` tables of `id`, `title` and `text`, or plain text in which every example begins with
a line such as `E01 Title`. Lines of an example:

    option facing=free                   differs from the defaults (variant=long: of that variant)
    3 .    .    .                        a position: three rows and the zones
    > PRE@b1:b2 nature KAB               a move, NATURE's answers in order, and the position after it
    ? POP@a2 = POP@a2 POP@a2:b2          all legal moves that begin like this
    ! PRE@b1:a2 ; no tile there          a move that is refused
    = S wins, full board 5:4             the result and the support of S and N
    MUS@b2, TRA@c3:b2, ...               a whole game; the title gives variant and first player, and where there is
                                         one the neutral zone: `standard, N first, neutral zone CRI ELE NOB TVS UNO`
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.errors import BadFile, DiwanError
from diwan.core.example import Result
from diwan.core.game import NATURE, Refusal, Setup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.core.toml import decode_toml
from diwan.games.clash import dealing, rules
from diwan.games.clash.moves import Draw, Lay
from diwan.games.clash.notation import (
    SEATS,
    NotText,
    board_text,
    move_text,
    position_text,
    read_move,
    read_position,
    read_tile,
    read_zones,
    support_text,
)  # fmt: skip
from diwan.games.clash.state import Course, Enlisting, Naming, Opening, Options, Over, Refilling, State, Turn


class Example(Struct, forbid_unknown_fields=True):
    id: str
    text: str
    title: str = ""


class ExampleFile(Struct):
    example: list[Example]


class Difference(Exception):
    """What happened differs from what the example states."""


def run(text: str, name: str) -> Iterator[Result]:
    """Yield the result of every example of a file. Raise BadFile if the file itself cannot be understood."""
    for example, line in read_examples(text, name):
        try:
            _Script(example, name, line).run()
        except Difference as difference:
            yield Result(example.id, example.title, str(difference))
        else:
            yield Result(example.id, example.title)


def read_examples(text: str, name: str) -> list[tuple[Example, int]]:
    """Return the examples of a file, each with the line where its text begins."""
    if "[[example]]" in text:
        file = decode_toml(text, ExampleFile, name)
        starts = [number + 1 for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*text\s*=", line)]
        return list(zip(file.example, starts, strict=True)) if len(starts) == len(file.example) else _lost(text, name)
    return _read_plain(text, name)


def _lost(text: str, name: str) -> list[tuple[Example, int]]:
    tomllib.loads(text)
    raise BadFile(name, 1, "every [[example]] sets `text` on a line of its own")


def _read_plain(text: str, name: str) -> list[tuple[Example, int]]:
    found: list[tuple[Example, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if heading := re.match(r"([A-Z]\d+)\b[\s,:.]*(.*)", line):
            found.append((Example(heading[1], "", heading[2]), number + 1))
        elif found and not line.startswith("```"):
            found[-1][0].text += line + "\n"
        elif line.strip() and not line.startswith(("```", "#")):
            raise BadFile(name, number, "an example begins with its number, such as `E01 Title`")
    if not found:
        raise BadFile(name, 1, "there is no example here")
    return found


class _Script:
    """An example being run, line by line."""

    def __init__(self, example: Example, name: str, line: int) -> None:
        self.lines = example.text.splitlines()
        self.title, self.name, self.first_line, self.at = example.title, name, line, 0
        self.choices: dict[str, Any] = {}
        self.state: State | None = None

    def bad(self, problem: str) -> BadFile:
        return BadFile(self.name, self.first_line + self.at, problem)

    def run(self) -> None:
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            try:
                self.step(line)
            except NotText as problem:
                raise self.bad(str(problem)) from None
            except DiwanError as problem:
                raise problem if isinstance(problem, BadFile) else self.bad(str(problem)) from None
            self.at += 1

    def step(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if line.startswith("option "):
            key, _, value = line.removeprefix("option ").partition("=")
            self.choices[key.strip()] = value.strip()
        elif line[0] == "3":
            self.compare_or_place()
        elif line[0] == ">":
            self.play(line[1:].strip())
        elif line[0] == "?":
            self.ask(line[1:].strip())
        elif line[0] == "!":
            self.refuse(line[1:])
        elif line[0] == "=":
            self.result(line[1:].strip())
        elif "@" in line:
            if self.state is None:
                self.state = self.set_up()
            for part in line.rstrip(",").split(","):
                self.play(part.strip())
        elif ":" in line:
            self.compare_zones(line)
        else:
            raise self.bad(f"{line!r} is no line of an example")

    # ------------------------------------------------------------ positions

    def options(self) -> Options:
        choices = dict(self.choices)
        variant = choices.pop("variant", None)
        setup: Setup[Options] = make_setup(find_game("clash"), 2, variant, choices)
        return setup.options

    def now(self) -> State:
        if self.state is None:
            raise self.bad("an example begins with a position")
        return self.state

    def set_up(self) -> State:
        """Return the start of a whole game, from a title such as `beginner, S first, ...`.

        Tiles that are not in the neutral zone are in the box."""
        variant = self.title.partition(",")[0].strip()
        first = re.search(r"\b([SN]) first\b", self.title)
        if not first:
            raise self.bad("an example begins with a position, or its title says who is first: `beginner, S first`")
        self.choices.setdefault("variant", variant)
        seat = SEATS.index(first[1])
        blank = dealing.new_game(self.options(), Course(first=seat))
        named = re.search(r"neutral zone((?: [A-Z]{3})+)", self.title)
        neutral = tuple(sorted(map(read_tile, named[1].split()))) if named else ()
        box = tuple(tile for tile in blank.box if tile not in neutral)
        return replace(blank, neutral=neutral, box=box, phase=Opening(seat))

    def compare_or_place(self) -> None:
        rows = [line.strip() for line in self.lines[self.at : self.at + 3]]
        if [row[:1] for row in rows] != ["3", "2", "1"]:
            raise self.bad("a position has three rows, numbered 3, 2 and 1")
        zones = self.lines[self.at + 3].strip() if self.at + 3 < len(self.lines) else ""
        placed = self.state is None
        if placed:
            options = self.options()
            self.state = read_position(options, dealing.new_game(options, Course()), rows, zones)
        else:
            self.same("\n".join(board_text(self.now().board)), "\n".join(rows))
        self.at += 2
        if placed:
            self.at += 1

    def compare_zones(self, line: str) -> None:
        """Compare the zones that the line names. The order of tiles does not matter."""
        actual = read_zones(position_text(self.now()).splitlines()[-1])
        for name, tiles in read_zones(line).items():
            expected = tuple(sorted(tile.removeprefix("?") for tile in tiles))
            self.same(f"{name}: {' '.join(actual.get(name, ())) or '-'}", f"{name}: {' '.join(expected) or '-'}")

    def same(self, actual: str, expected: str) -> None:
        if actual.split() != expected.split():
            raise self.difference(f"expected\n{expected}\nbut it is\n{actual}")

    def difference(self, problem: str) -> Difference:
        return Difference(f"line {self.first_line + self.at}: {problem}")

    # ------------------------------------------------------------ moves

    def mover(self) -> int:
        phase = self.now().phase
        if not isinstance(phase, (Turn, Opening)):
            raise self.difference("nobody is to move: the game is over")
        return phase.seat

    def play(self, text: str) -> None:
        move_part, _, nature = text.partition(" nature ")
        seat = self.mover()
        move = read_move(seat, move_part.strip())
        try:
            self.state, _ = rules.play(self.now(), seat, move)
            for word in nature.split():
                if not isinstance(self.state.phase, (Refilling, Enlisting)):
                    raise self.difference(f"NATURE has nothing to answer: {word}")
                self.state, _ = rules.play(self.state, NATURE, Draw(read_tile(word)))
        except Refusal as refusal:
            raise self.difference(f"{move_part} was refused: {refusal}") from None
        if isinstance(self.state.phase, (Refilling, Enlisting)):
            raise self.difference(f"{move_part} waits for NATURE; write `nature TILE`")

    def ask(self, text: str) -> None:
        beginning, equals, words = text.partition("=")
        if not equals:
            raise self.bad("write `? beginning = all moves that begin so`")
        state, seat = self.now(), self.mover()
        menu = [move_text(seat, move) for move in rules.legal(state, seat) if isinstance(move, Lay)]
        actual = {word for word in menu if word.startswith(beginning.strip())}
        expected = {move_text(seat, read_move(seat, word)) for word in words.split() if word != "-"}
        for missing in sorted(expected - actual):
            raise self.difference(f"{missing} should be legal and is not")
        for extra in sorted(actual - expected):
            raise self.difference(f"{extra} is legal and should not be")

    def refuse(self, line: str) -> None:
        """Check that a move is refused.

        The reason is for readers; a ruling at its end, such as `(C11)`, must be the one that the refusal cites."""
        text, reason = (part.strip() for part in line.partition(";")[::2])
        seat = self.mover()
        refusal = rules.refusal(self.now(), seat, read_move(seat, text))
        if refusal is None:
            raise self.difference(f"{text} should be refused and is legal")
        ruling = re.search(r"\((C\d+)\)$", reason)
        if ruling and ruling[1] != refusal.ruling:
            raise self.difference(f"{text} should be refused by {ruling[1]} and is by {refusal}")

    def result(self, text: str) -> None:
        """Compare the result: `S wins, full board 5:4`, `N wins, KABOOM, supports 6:3`, `draw, cap, supports 3:2`."""
        phase = self.now().phase
        if isinstance(phase, Over):
            who = "draw" if phase.winner is None else f"{SEATS[phase.winner]} wins"
            actual = f"{who}, {_REASONS[phase.reason]} {support_text(self.now())}"
        else:
            actual = "the game goes on" if not isinstance(phase, Naming) else "the match goes on"
        self.same(actual, text)


_REASONS = {
    "full": "full board",
    "no_tile": "no tile, supports",
    "kaboom": "KABOOM, supports",
    "cap": "cap, supports",
    "two_wins": "two wins, supports",
    "points": "points, supports",
}
