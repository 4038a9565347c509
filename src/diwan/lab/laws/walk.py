"""Random games, and the error that says which law a game has broken."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import NATURE, AnyGame, Refusal, Setup, Told, draw
from diwan.core.record import Record

MOST_MOVES = 50_000
"""Moves after which a game counts as endless."""
WRITTEN = 0.2
"""How often a walk plays an open move of the player's own, instead of one of the menu."""
OUT_OF_TURN = 0.1
"""How often a walk tries a seat that is not to act, in case it has a menu."""


class LawBroken(Exception):
    """A game has broken a law; the record has the moves that show it."""

    def __init__(self, law: str, why: str, record: Record | None = None) -> None:
        super().__init__(f"{law}: {why}")
        self.law, self.why, self.record = law, why, record


class Step(Struct, frozen=True):
    """One move of a walk: the state before it, the seat that played it, and the events that it caused."""

    state: Any
    actor: int
    move: Any
    told: tuple[Told, ...]


def with_people(game: AnyGame, setup: Setup[Any], seed: int | str) -> Setup[Any]:
    """Return the setup with people in some seats, drawn by lot, if it matters who is a person and nobody has said so.

    Half of the games are for bots alone."""
    rng = Random(f"{seed}/people")
    usual = game.about.variants[setup.variant]
    said = any(getattr(setup.options, name) != getattr(usual, name) for name in game.people)
    if said or not game.people or rng.random() < 0.5:
        return setup
    seats = range(setup.seats)
    bots = tuple(sorted(rng.sample(seats, rng.choice(seats))))
    peopled = Setup(setup.seats, setup.variant, replace(setup.options, **game.people))
    try:
        return game.seated(peopled, bots)
    except Refusal:
        return game.seated(peopled, ())


class Walk:
    """One random game. Laws use `rng` to choose some of its positions, so that long games do not take too long."""

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str, out_of_turn: float = OUT_OF_TURN) -> None:
        self.game, self.setup, self.rng = game, setup, Random(seed)
        self._out_of_turn = out_of_turn
        self.steps: list[Step] = []
        self.final: Any = None
        try:
            self._play()
        except LawBroken:
            raise
        except Exception as error:
            raise self.crashed(error) from error

    def _play(self) -> None:
        game, state = self.game, self.game.start(self.setup)
        while waiting := game.to_act(state):
            actor = self._choose_actor(state, waiting)
            move = self._choose_move(state, actor)
            after, told = game.play(state, actor, move)
            self.steps.append(Step(state, actor, move, told))
            state = after
            if len(self.steps) > MOST_MOVES:
                raise LawBroken("games end", f"no end after {MOST_MOVES} moves", self.record(100))
        self.final = state

    def _choose_actor(self, state: Any, waiting: tuple[int, ...]) -> int:
        """Return a seat to act, or sometimes a seat that is not to act but has a menu."""
        if self._out_of_turn and waiting != (NATURE,) and self.rng.random() < self._out_of_turn:
            seat = self.rng.choice(self.seats)
            if self.game.legal(state, seat):
                return seat
        return waiting[0] if len(waiting) == 1 else self.rng.choice(waiting)

    def _choose_move(self, state: Any, actor: int) -> Any:
        if actor == NATURE:
            return draw(self.game.odds(state), self.rng)
        menu = self.game.legal(state, actor)
        if not menu:
            raise LawBroken("menus are true", f"seat {actor} is to act but has no legal move", self.record())
        written = self.written(state, actor) if self.game.open_moves and self.rng.random() < WRITTEN else []
        return self.rng.choice(written or menu)

    def written(self, state: Any, seat: int) -> list[Any]:
        """Return legal open moves of a seat as people might make them; the menu need not have them."""
        game = self.game
        if not game.open_moves:
            return []
        moves = game.instances(game.view(state, seat), self.rng)
        return [move for move in moves if game.refusal(state, seat, move) is None]

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    def after(self, number: int) -> Any:
        """Return the state after a move."""
        return self.steps[number + 1].state if number + 1 < len(self.steps) else self.final

    @property
    def observers(self) -> tuple[int | None, ...]:
        return (*self.seats, None)

    def sample_positions(self, count: int) -> list[int]:
        """Return the numbers of some random positions and of the last one before the end."""
        numbers = range(len(self.steps))
        return sorted(set(self.rng.sample(numbers, min(count, len(numbers)))) | {len(numbers) - 1})

    def record(self, upto: int | None = None) -> Record:
        """Return the record of the game, or of its first moves."""
        moves = tuple((step.actor, step.move) for step in self.steps[:upto])
        whole = upto is None or upto == len(self.steps)
        outcome = None
        if whole and self.final is not None:
            with suppress(Exception):  # The outcome itself may be what is broken.
                outcome = self.game.outcome(self.final)
        return Record(
            game=self.game.about.id, edition=self.game.edition, setup=self.setup, moves=moves, outcome=outcome
        )

    def crashed(self, error: Exception) -> LawBroken:
        """Return the error to raise for an exception inside a game, with the moves that led there."""
        return self.broken("games can be played", f"{type(error).__name__}: {error}", len(self.steps))

    def broken(self, law: str, why: str, upto: int | None = None) -> LawBroken:
        """Return the error to raise for a broken law, with all or the first moves as its record."""
        return LawBroken(law, why, self.record(upto))


Law = Callable[[Walk], None]


def sample(things: Sequence[Any], rng: Random, count: int) -> list[Any]:
    return list(things) if len(things) <= count else rng.sample(list(things), count)
