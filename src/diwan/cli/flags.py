"""Flags that several commands have in common, and what they ask for. `cyclopts` gives each field a flag of its own."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Group, Parameter

from diwan.core.errors import BadSetup

if TYPE_CHECKING:  # `diwan --help` has no use for them
    from diwan.bots.bot import Budget
    from diwan.core.game import AnyGame, Setup
    from diwan.lab.workers import Crew

Flag = Parameter(negative="", show_default=False)
Json = Annotated[bool, Parameter(negative="", show_default=False, help="Print one JSON document and nothing else.")]
Language = Annotated[str, Parameter(help="Language of the words, such as en.")]
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
Jobs = Annotated[int | None, Parameter(help="Number of processes; 0 takes every core.")]
Ray = Annotated[
    str | None,
    Parameter(help="The address of a Ray cluster (HOST:PORT, or auto for one on this machine), to work there instead."),
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Table:
    """What is played, beside the game."""

    seats: Seats = None
    variant: Variant = None
    option: Options = ()
    deck: Deck = None

    def options(self, game: "AnyGame") -> Mapping[str, Any]:
        from diwan.cli.files import parse_options

        return parse_options(game, self.option, self.deck)

    def setup(self, game: "AnyGame") -> "Setup[Any]":
        from diwan.core.setup import make_setup

        return make_setup(game, self.seats, self.variant, self.options(game))

    def typed(self) -> str:
        """The options as they are typed, for a command that plays the same."""
        return "".join(f" --option {pair}" for pair in self.option) + f" --deck {self.deck}" * (self.deck is not None)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Workers:
    """Who does it."""

    jobs: Jobs = 1
    ray: Ray = None

    def crew(self) -> "AbstractContextManager[Crew]":
        from diwan.lab.workers import crew

        return crew(processes(self.jobs), self.ray)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class EveryCore(Workers):
    jobs: Jobs = 0


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How long bots think."""

    iterations: Annotated[int | None, Parameter(help="How much a bot that searches may think about one move.")] = None
    seconds: Annotated[
        float | None,
        Parameter(
            help="How long a bot that searches may think about one move; the games then depend on the machine, too."
        ),
    ] = None

    def budget(self) -> "Budget":
        from diwan.bots.bot import Budget

        return Budget(self.seconds, self.iterations)


def game_group(title: str) -> Group:
    """Return the heading of `diwan --help` for the commands of one game; they come after all others."""
    return Group(f"Only for {title}", sort_key=(9, title))


def processes(jobs: int | None) -> int:
    """How many `--jobs` asks for; 0 or nothing: one a core."""
    from diwan.lab.workers import cores

    if jobs is not None and jobs < 0:
        raise BadSetup(f"{jobs} processes cannot work; give --jobs a number, or 0 for every core")
    return jobs or cores()


def at_least_one(games: int, done: str = "played") -> int:
    """What `--games` asks for."""
    if games < 1:
        raise BadSetup(f"{games} games cannot be {done}; give --games a number from 1 on")
    return games


def names_in(bots: str) -> tuple[str, ...]:
    """What `--bots` names, with commas."""
    return tuple(name.strip() for name in bots.split(","))
