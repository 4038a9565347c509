"""A record: edition, setup and every move, one JSON document a line. It replays with no random source.

    {"diwan": 1, "game": "king-thief-minister", "edition": "1", "setup": {...}, "names": [...], "bots": [...]}
    [-1, {"type": "Begin", "seat": 2}]
    [2, {"type": "Claim", "character": "K"}]
    {"moves": 2, "outcome": null}

The last line tells a whole record from one that was cut off.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from diwan.core.codec import decoder, encode, to_setup
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import AnyGame, Outcome, Setup
from diwan.core.names import unlabelled
from diwan.core.registry import game as find_game
from diwan.core.setup import check_setup

FORMAT = 1


class Record(Struct, frozen=True):
    game: str
    edition: str
    setup: Setup[Any]
    moves: tuple[tuple[int, Any], ...]
    outcome: Outcome | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """By seat: the bot that plays there, or nothing for a person; empty where nobody has a name."""

    first_move_line: ClassVar[int] = 2

    def dumps(self) -> str:
        head = {
            "diwan": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "setup": self.setup,
            "names": self.names,
            "bots": self.bots,
        }
        lines = [msgspec.json.encode(head), *map(encode, self.moves)]
        lines.append(msgspec.json.encode({"moves": len(self.moves), "outcome": self.outcome}))
        return b"\n".join(lines).decode() + "\n"

    @classmethod
    def loads(cls, text: str, name: str = "record") -> "Record":
        return _Reader(text, name).record()

    @classmethod
    def of_parts(
        cls, head: "Head", moves: Sequence[tuple[int, bytes | str]], outcome: Outcome | None, name: str = "record"
    ) -> "Record":
        """From what is kept of a game, its moves as JSON; raises BadFile, with the line that it has in a record."""
        game = head.find(name)
        decode, played = decoder(game.types.Move).decode, []
        for line, (actor, move) in enumerate(moves, cls.first_move_line):
            try:
                played.append((actor, decode(move)))
            except msgspec.MsgspecError as error:
                raise BadFile(name, line, f"this is not a move of the game: {error}") from None
        return cls(head.game, head.edition, head.decoded_setup(game, name), tuple(played), outcome, *head.players)


def lines_of(text: str) -> list[str]:
    """Only line feeds end a line: JSON may hold whatever else `splitlines` cuts at (U+2028, U+0085) within a string."""
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []


class Head(Struct):
    """The first line of a record."""

    diwan: int
    game: str
    edition: str
    setup: dict[str, Any]
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] | None = None

    @property
    def players(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Names and bots; older records have the bots in the names."""
        if self.bots is not None:
            return self.names, self.bots
        pairs = tuple(map(unlabelled, self.names))
        return tuple(name for name, _ in pairs), tuple(bot for _, bot in pairs)

    def find(self, name: str) -> AnyGame:
        """The game, if it is known here in this edition; `name` is what a complaint begins with."""
        if self.diwan > FORMAT:
            raise BadFile(
                name, 1, f"the record has format {self.diwan}, this program reads up to {FORMAT}; update Diwan"
            )
        try:
            game = find_game(self.game)
        except BadSetup as error:
            raise BadFile(name, 1, str(error)) from None
        if self.edition != game.edition:
            raise BadFile(
                name,
                1,
                f"the record was played by edition {self.edition} of {self.game}, "
                f"this program has edition {game.edition}; use the Diwan version that wrote it",
            )
        return game

    def decoded_setup(self, game: AnyGame, name: str) -> Setup[Any]:
        try:
            setup = to_setup(game, self.setup)
            check_setup(game, setup)
        except (msgspec.ValidationError, BadSetup) as error:
            raise BadFile(name, 1, f"the set-up cannot be used: {error}") from None
        return setup


class _Foot(Struct, forbid_unknown_fields=True):
    moves: int
    outcome: Outcome | None


class _Reader:
    """Reads line by line, so that every complaint has its line."""

    def __init__(self, text: str, name: str) -> None:
        self.lines = lines_of(text)
        self.name = name

    def bad(self, line: int, problem: str) -> BadFile:
        return BadFile(self.name, line, problem)

    def record(self) -> Record:
        if not self.lines:
            raise self.bad(1, "the record is empty; save the game again")
        head = self._head()
        head.find(self.name)
        foot = self._foot()
        moves = [self._move(number) for number in range(Record.first_move_line, len(self.lines))]
        if len(moves) != foot.moves:
            raise self.bad(
                len(self.lines),
                f"the record counts {foot.moves} moves but holds {len(moves)}; lines are missing or added",
            )
        return Record.of_parts(head, moves, foot.outcome, self.name)

    def _head(self) -> Head:
        try:
            return msgspec.json.decode(self.lines[0], type=Head)
        except msgspec.MsgspecError as error:
            raise self.bad(1, f"this is not the head of a Diwan record: {error}") from None

    def _foot(self) -> _Foot:
        last = len(self.lines)
        try:
            return msgspec.json.decode(self.lines[-1], type=_Foot)
        except msgspec.MsgspecError:
            raise self.bad(
                last, "the record was cut off: its last line, the one that counts the moves, is missing"
            ) from None

    def _move(self, number: int) -> tuple[int, bytes]:
        try:
            actor, raw = msgspec.json.decode(self.lines[number - 1], type=tuple[int, msgspec.Raw])
        except msgspec.MsgspecError as error:
            raise self.bad(number, f"this is not a move of the game: {error}") from None
        return actor, bytes(raw)
