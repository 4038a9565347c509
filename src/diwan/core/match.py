"""One game that a program plays: it holds the state, plays NATURE's moves from a seed and keeps the record."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diwan.core.errors import BadFile
from diwan.core.game import NATURE, AnyGame, Outcome, Refusal, Setup, Told, draw, news
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup


class Match:
    """A game in play: `Match.new("king-thief-minister", seats=4, seed=1)`, then `play` until there is an `outcome`.

    With `nature=False` the program plays NATURE itself: `match.play(NATURE, move)`.
    """

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str | None = None, nature: bool = True) -> None:
        self.game, self.setup = game, setup
        self.state: Any = game.start(setup)
        self.told: list[Told] = []
        """Every event so far, with its audience."""
        self.moves: list[tuple[int, Any]] = []
        """Every move so far, with the seat that played it."""
        self.names: tuple[str, ...] = ()
        """The players' names, for the record."""
        self.bots: tuple[str, ...] = ()
        """The players' bots, for the record: see `Record.bots`."""
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
        """Start a game by its id; raise BadSetup if game, seats, variant or options cannot be used."""
        game = find_game(game_id)
        return cls(game, make_setup(game, seats, variant, options), seed, nature)

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose decision is awaited; empty once the game is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> Sequence[Any]:
        """Return the menu of a seat."""
        return self.game.legal(self.state, seat)

    def odds(self) -> Sequence[tuple[Any, int]]:
        """Return NATURE's moves with their weights."""
        return self.game.odds(self.state)

    def refusal(self, seat: int, move: Any) -> Refusal | None:
        """Return why a move is illegal, or None if it is legal."""
        return self.game.refusal(self.state, seat, move)

    def view(self, seat: int | None) -> Any:
        """Return what a seat knows (None: a spectator)."""
        return self.game.view(self.state, seat)

    def news(self, seat: int | None, since: int = 0) -> tuple[Any, ...]:
        """Return the events that a seat heard (None: a spectator), beginning with `told[since]`."""
        return news(self.told[since:], seat)

    def play(self, seat: int, move: Any) -> tuple[Told, ...]:
        """Play a move and NATURE's moves after it; return the events that they caused, with their audiences.

        Raise the Refusal of an illegal move; then nothing changes."""
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
        """Return the record of the game so far."""
        return Record(
            game=self.game.about.id,
            edition=self.game.edition,
            setup=self.setup,
            moves=tuple(self.moves),
            outcome=self.outcome,
            names=self.names,
            bots=self.bots,
        )

    @classmethod
    def replay(
        cls, record: Record, upto: int | None = None, seed: int | str | None = None, name: str = "record"
    ) -> "Match":
        """Play the moves of a record, all or the first `upto`; raise BadFile at the first impossible move.

        The program plays NATURE from there on, unless a seed is given. `name` is the file that errors mention."""
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
                    f"{who} cannot play {type(move).__name__} here ({refusal}); "
                    "the record was changed, use an unchanged copy",
                ) from None
        if upto is None and match.outcome != record.outcome:
            raise BadFile(
                name,
                len(record.moves) + Record.first_move_line,
                "the outcome does not follow from the moves; the record was changed, use an unchanged copy",
            )
        if seed is not None:
            match._nature = Random(seed)
            match._let_nature_play()
        return match
