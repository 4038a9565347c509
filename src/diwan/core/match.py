"""One game being played by a program: holds the state, plays NATURE from a seed, keeps the record."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diwan.core.errors import BadFile
from diwan.core.game import NATURE, AnyGame, Outcome, Refusal, Setup, Told, draw, news
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup


class Match:
    """`Match.new("king-thief-minister", seats=4, seed=1)`, then `play` until `outcome` is there.

    With `nature=False` the program plays NATURE itself: `match.play(NATURE, move)`.
    """

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str | None = None, nature: bool = True) -> None:
        self.game, self.setup = game, setup
        self.state: Any = game.start(setup)
        self.told: list[Told] = []
        self.moves: list[tuple[int, Any]] = []
        self.names: tuple[str, ...] = ()
        self.bots: tuple[str, ...] = ()
        """As in a record."""
        self._nature = Random(seed) if nature else None
        self._let_nature_play()

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        nature: bool = True,
    ) -> "Match":
        game = find_game(game_id)
        return cls(game, make_setup(game, seats, variant, options), seed, nature)

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> Sequence[Any]:
        return self.game.legal(self.state, seat)

    def odds(self) -> Sequence[tuple[Any, int]]:
        return self.game.odds(self.state)

    def refusal(self, seat: int, move: Any) -> Refusal | None:
        return self.game.refusal(self.state, seat, move)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def news(self, seat: int | None, since: int = 0) -> tuple[Any, ...]:
        """The events that a seat was told, from number `since` of the whole log on."""
        return news(self.told[since:], seat)

    def play(self, seat: int, move: Any) -> tuple[Told, ...]:
        """Plays, then lets NATURE answer; returns all that was told."""
        before = len(self.told)
        self._apply(seat, move)
        self._let_nature_play()
        return tuple(self.told[before:])

    def _apply(self, seat: int, move: Any) -> None:
        self.state, told = self.game.play(self.state, seat, move)
        self.told += told
        self.moves.append((seat, move))

    def _let_nature_play(self) -> None:
        if self._nature is not None:
            while self.game.to_act(self.state) == (NATURE,):
                self._apply(NATURE, draw(self.game.odds(self.state), self._nature))

    def record(self) -> Record:
        id, moves = self.game.about.id, tuple(self.moves)
        return Record(id, self.game.edition, self.setup, moves, self.outcome, self.names, self.bots)

    @classmethod
    def replay(
        cls, record: Record, upto: int | None = None, seed: int | str | None = None, name: str = "record"
    ) -> "Match":
        """The match that the record tells of, up to a move number; raises BadFile at the first impossible move.

        A whole record leaves NATURE to the program, unless a seed is given to play on from there."""
        match = cls(find_game(record.game), record.setup, nature=False)
        match.names, match.bots = record.names, record.bots
        for number, (actor, move) in enumerate(record.moves[:upto], Record.first_move_line):
            try:
                match._apply(actor, move)
            except Refusal as refusal:
                who = "NATURE" if actor == NATURE else f"seat {actor}"
                raise BadFile(
                    name,
                    number,
                    f"{who} cannot play {type(move).__name__} here ({refusal}); the record was changed",
                ) from None
        if upto is None and match.outcome != record.outcome:
            raise BadFile(
                name,
                len(record.moves) + Record.first_move_line,
                "the outcome does not follow from the moves; the record was changed",
            )
        if seed is not None:
            match._nature = Random(seed)
            match._let_nature_play()
        return match
