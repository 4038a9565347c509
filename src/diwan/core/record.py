"""A record: edition, setup and every move of a game, one JSON document per line. Its replay needs no random source.

    {"diwan": 1, "game": "king-thief-minister", "edition": "1", "setup": {...}, "names": [...], "bots": [...]}
    [-1, {"type": "Begin", "seat": 2}]
    [2, {"type": "Claim", "character": "K"}]
    {"moves": 2, "outcome": null}

A record without its last line was cut off.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from diwan.core.codec import decoder, encode, to_setup
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import AnyGame, Outcome, Setup
from diwan.core.names import split_bot_label
from diwan.core.registry import game as find_game
from diwan.core.setup import check_setup

FORMAT = 1


class Record(Struct, frozen=True):
    """A saved game, finished or not."""

    game: str
    edition: str
    setup: Setup[Any]
    moves: tuple[tuple[int, Any], ...]
    outcome: Outcome | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """By seat: the name of the bot that plays there, or "" for a person. Empty if `names` is empty."""

    first_move_line: ClassVar[int] = 2
    """The number of the line that holds the first move, for error messages."""

    def dumps(self) -> str:
        """Return the text of the record."""
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
        """Read the text of a record; raise BadFile with `name` and the line of the first mistake."""
        return _Reader(text, name).record()

    @classmethod
    def from_parts(
        cls, head: "Head", moves: Sequence[tuple[int, bytes | str]], outcome: Outcome | None, name: str = "record"
    ) -> "Record":
        """Make a record from its parts, with the moves as JSON; raise BadFile with the line that a text record has."""
        game = head.find_game(name)
        decode, played = decoder(game.types.Move).decode, []
        for line, (actor, move) in enumerate(moves, cls.first_move_line):
            try:
                played.append((actor, decode(move)))
            except msgspec.MsgspecError as error:
                raise BadFile(name, line, f"this is not a move of the game: {error}") from None
        names, bots = head.names_and_bots
        return cls(
            game=head.game,
            edition=head.edition,
            setup=head.decode_setup(game, name),
            moves=tuple(played),
            outcome=outcome,
            names=names,
            bots=bots,
        )


def split_lines(text: str) -> list[str]:
    """Split a text at line feeds only. `str.splitlines` also splits at characters such as U+2028 and U+0085, which JSON
    allows inside a string."""
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
    def names_and_bots(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The players' names and bots. Records of older versions have the bots in the names."""
        if self.bots is not None:
            return self.names, self.bots
        pairs = tuple(map(split_bot_label, self.names))
        return tuple(name for name, _ in pairs), tuple(bot for _, bot in pairs)

    def find_game(self, name: str) -> AnyGame:
        """Return the game; raise BadFile for `name` if this program does not have it in this edition."""
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

    def decode_setup(self, game: AnyGame, name: str) -> Setup[Any]:
        """Return the setup; raise BadFile for `name` if the game cannot be played like this."""
        try:
            setup = to_setup(game, self.setup)
            check_setup(game, setup)
        except (msgspec.ValidationError, BadSetup) as error:
            raise BadFile(name, 1, f"the set-up cannot be used: {error}") from None
        return setup


class _Foot(Struct, forbid_unknown_fields=True):
    """The last line of a record."""

    moves: int
    outcome: Outcome | None


class _Reader:
    """Reads a record line by line, so that every error names its line."""

    def __init__(self, text: str, name: str) -> None:
        self.lines = split_lines(text)
        self.name = name

    def bad(self, line: int, problem: str) -> BadFile:
        return BadFile(self.name, line, problem)

    def record(self) -> Record:
        if not self.lines:
            raise self.bad(1, "the record is empty; save the game again")
        head = self._head()
        head.find_game(self.name)  # Before the moves are read: the wrong game is the first thing to report.
        foot = self._foot()
        moves = [self._move(number) for number in range(Record.first_move_line, len(self.lines))]
        if len(moves) != foot.moves:
            raise self.bad(
                len(self.lines),
                f"the record states {foot.moves} moves but holds {len(moves)}; lines are missing or added, "
                "use an unchanged copy",
            )
        return Record.from_parts(head, moves, foot.outcome, self.name)

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
                last, "the record was cut off: its last line, which states the number of moves, is missing"
            ) from None

    def _move(self, number: int) -> tuple[int, bytes]:
        try:
            actor, raw = msgspec.json.decode(self.lines[number - 1], type=tuple[int, msgspec.Raw])
        except msgspec.MsgspecError as error:
            raise self.bad(number, f"this is not a move of the game: {error}") from None
        return actor, bytes(raw)
