"""Flags that several commands share. `cyclopts` makes a flag of each field of a class."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Group, Parameter

from diwan.core.errors import BadSetup

if TYPE_CHECKING:  # Not imported at run time, to keep `diwan --help` quick.
    from diwan.bots.bot import Budget
    from diwan.core.game import AnyGame, Setup
    from diwan.lab.workers import Crew

Flag = Parameter(negative="", show_default=False)
Json = Annotated[bool, Parameter(negative="", show_default=False, help="Print JSON.")]
Language = Annotated[str, Parameter(help="Language of the texts, such as en.")]
Seats = Annotated[int | None, Parameter(help="Number of players.")]
Variant = Annotated[str | None, Parameter(help="A variant of the game; `diwan games GAME` lists them.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative="",
        show_default=False,
        help="An option of the game, as key=value or key=@file.toml; may be repeated.",
    ),
]
Deck = Annotated[Path | None, Parameter(help="A deck file: the same as --option deck=@FILE.")]
Jobs = Annotated[int | None, Parameter(help="Number of processes; 0 uses every core.")]
Ray = Annotated[
    str | None,
    Parameter(help="Run on the Ray cluster at this address: HOST:PORT, or auto for one on this machine."),
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Table:
    """The set-up of a game."""

    seats: Seats = None
    variant: Variant = None
    option: Options = ()
    deck: Deck = None

    def options(self, game: "AnyGame") -> Mapping[str, Any]:
        """Return the options that were given."""
        from diwan.cli.files import parse_options

        return parse_options(game, self.option, self.deck)

    def setup(self, game: "AnyGame") -> "Setup[Any]":
        """Return the setup that was given; raise BadSetup if the game cannot be played like this."""
        from diwan.core.setup import make_setup

        return make_setup(game, self.seats, self.variant, self.options(game))

    def as_flags(self) -> str:
        """Return the options as flags, for a command that gives the same games."""
        return "".join(f" --option {pair}" for pair in self.option) + f" --deck {self.deck}" * (self.deck is not None)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Workers:
    """Where the work is done."""

    jobs: Jobs = 1
    ray: Ray = None

    def crew(self) -> "AbstractContextManager[Crew]":
        """Provide the workers."""
        from diwan.lab.workers import crew

        return crew(processes(self.jobs), self.ray)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class EveryCore(Workers):
    """Where the work is done; on every core by default."""

    jobs: Jobs = 0


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How long bots think."""

    iterations: Annotated[int | None, Parameter(help="Simulations per move of a searching bot.")] = None
    seconds: Annotated[
        float | None,
        Parameter(help="Seconds per move of a searching bot; results then also depend on the machine."),
    ] = None

    def budget(self) -> "Budget":
        """Return the budget that was given."""
        from diwan.bots.bot import Budget

        return Budget(self.seconds, self.iterations)


def game_group(title: str) -> Group:
    """Return the heading of `diwan --help` for the commands of one game; they come after all others."""
    return Group(f"Only for {title}", sort_key=(9, title))


def processes(jobs: int | None) -> int:
    """Return the number of processes that `--jobs` asks for: one per core for 0 or None."""
    from diwan.lab.workers import cores

    if jobs is not None and jobs < 0:
        raise BadSetup(f"{jobs} processes are not possible; give --jobs a positive number, or 0 to use every core")
    return jobs or cores()


def at_least_one(games: int, done: str = "played") -> int:
    """Return the number of games that `--games` asks for; raise BadSetup if it is not positive."""
    if games < 1:
        raise BadSetup(f"{games} games cannot be {done}; give --games a positive number")
    return games


def names_in(bots: str) -> tuple[str, ...]:
    """Return the names of bots that `--bots` lists, separated by commas."""
    return tuple(name.strip() for name in bots.split(","))
