"""Preparing a game in the terminal: a match and its bots, from flags, answers or a saved game."""

import getpass
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from diwan.bots.bot import Bot, Budget, bots, every_bot, find_bot, make_bot
from diwan.cli.files import check_savable, load_record, parse_options
from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.core.match import Match
from diwan.core.names import LONGEST, free_names, tidy
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import format_numbers, make_setup
from diwan.lab.sim import with_bots
from diwan.words import Book

PREFERRED = ("normal", "clever", "random")
"""The default opponents: the first of these bots that a game has."""
USUAL_SEATS = 4
"""The default number of players, if the game allows it."""
BOT_BUDGET = Budget(seconds=1.5)
"""How long a bot may think about a move while a person waits."""


class PlayOptions(Struct, frozen=True, kw_only=True):
    """what was given on the command line of `diwan play`. A person is asked for what is None."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    seed: str | None = None
    variant: str | None = None
    option: tuple[str, ...] = ()
    deck: Path | None = None
    name: str | None = None
    record: Path | None = None
    resume: Path | None = None
    language: str = "en"


class Seating(Struct):
    """A match between a person and bots."""

    match: Match
    me: int
    """The seat of the person."""
    bots: dict[int, Bot]
    """By seat."""


Ask = Callable[[str, str, Sequence[str]], str]
"""A function that asks a person. Its arguments are a key of the program's texts, the answer that Enter stands for, and
the possible answers (none: any answer)."""


def prepare_match(chosen: PlayOptions, ask: Ask) -> Seating:
    """Start or resume the match that the options describe, and ask for what they leave open."""
    check_savable(chosen.record)
    return _resume(chosen, chosen.resume) if chosen.resume else _new(chosen, ask)


def _new(chosen: PlayOptions, ask: Ask) -> Seating:
    game = find_game(_which_game(chosen, ask))
    options = {**game.at_table, **parse_options(game, chosen.option, chosen.deck)}
    opponents = [] if chosen.bots is None else [name.strip() for name in chosen.bots.split(",")]
    _check_bots(game, opponents)
    seats = len(opponents) + 1 if chosen.seats is None and len(opponents) > 1 else chosen.seats
    make_setup(game, seats, chosen.variant, options)  # Refuses what is impossible before anything is asked.
    name = _name(chosen.name if chosen.name is not None else ask("ask-name", _user(), ()))
    if seats is None:
        usual = USUAL_SEATS if USUAL_SEATS in game.about.seats else game.about.seats[0]
        seats = usual if len(game.about.seats) == 1 else int(ask("ask-seats", str(usual), _numbers(game)))
    if not opponents:
        known = list(bots(game.about.id))
        usual_bot = next((bot for bot in PREFERRED if bot in known), known[0])
        opponents = [usual_bot if len(known) == 1 else ask("ask-bots", usual_bot, known)]
    if len(opponents) not in (1, seats - 1):
        raise BadSetup(f"{len(opponents)} bots do not fill {seats - 1} seats; name one, or one for each other seat")
    setup = with_bots(game, make_setup(game, seats, chosen.variant, options), range(1, seats))
    seed = secrets.token_hex(8) if chosen.seed is None else chosen.seed
    match = Match(game, setup, seed)
    kinds = opponents * (seats - 1) if len(opponents) == 1 else opponents
    names = Random(seed).sample([*free_names([name])], seats - 1)
    match.names, match.bots = (name, *names), ("", *kinds)
    return Seating(match, 0, _make_bots(match, dict(enumerate(kinds, 1)), seed))


def _which_game(chosen: PlayOptions, ask: Ask) -> str:
    known = games()
    if chosen.game is not None or len(known) == 1:
        return known[0] if chosen.game is None else chosen.game
    easiest = min(known, key=lambda game_id: find_game(game_id).about.difficulty)
    return ask("ask-game", easiest, known)


def _numbers(game: AnyGame) -> list[str]:
    return [str(number) for number in game.about.seats]


def _check_bots(game: AnyGame, names: Sequence[str]) -> None:
    for name in names:
        find_bot(name, game.about.id)


def _name(chosen: str) -> str:
    """Return a name as web tables store it; raise BadSetup if it is not allowed."""
    name = tidy(chosen)
    if name is None:
        raise BadSetup(f"the name {chosen[:LONGEST]!r} cannot be used; choose up to {LONGEST} visible characters")
    return name


def _user() -> str:
    """Return the name of the person's account."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # The user of a container may have no name.
        return "Guest"


# --- Saved games ---


def _resume(chosen: PlayOptions, path: Path) -> Seating:
    record = load_record(path)
    if chosen.game not in (None, record.game):
        raise BadSetup(f"{path} is a game of {record.game}, not of {chosen.game}; leave out the name of the game")
    if record.outcome is not None:
        raise DiwanError(f"the game in {path} is over; watch it with `diwan replay {path}`")
    known = every_bot(record.game)
    kinds = {seat: bot for seat, bot in enumerate(record.bots) if bot in known}
    people = [seat for seat in range(record.setup.seats) if seat not in kinds]
    if len(record.names) != record.setup.seats or len(people) != 1:
        raise DiwanError(
            f"{path} was not saved by `diwan play`, so your seat is unknown; watch it with `diwan replay {path}`"
        )
    seed = secrets.token_hex(8) if chosen.seed is None else chosen.seed
    match = Match.replay(record, seed=seed, name=str(path))
    return Seating(match, people[0], _make_bots(match, kinds, seed))


def _make_bots(match: Match, kinds: dict[int, str], seed: str) -> dict[int, Bot]:
    game_id = match.game.about.id
    return {seat: make_bot(kind, game_id, seat, f"{seed}/bot", BOT_BUDGET) for seat, kind in kinds.items()}


def make_ask(book: Book, prompt: Callable[[str], str], tell: Callable[[str], None]) -> Ask:
    """Return a function that repeats a question until the answer is one of the possible ones."""

    def ask(key: str, usual: str, allowed: Sequence[str]) -> str:
        shown = (
            format_numbers(tuple(map(int, allowed)))
            if allowed and all(a.isdigit() for a in allowed)
            else " ".join(allowed)
        )
        while True:
            answer = prompt(f"{book.say(key, choices=shown)} [{usual}]") or usual
            if not allowed or answer in allowed:
                return answer
            near = [choice for choice in allowed if choice.startswith(answer.lower())]
            if len(near) == 1:
                return near[0]
            tell(book.say("choose-of", choices=", ".join(allowed)))

    return ask
