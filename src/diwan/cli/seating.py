"""Who plays what: from flags, answers and saved games to a table that is ready."""

import getpass
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from diwan.bots.bot import Bot, Budget, bots, make_bot
from diwan.cli.files import check_savable, load_record, parse_options
from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.core.match import Match
from diwan.core.names import LONGEST, free_names, tidy
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import format_numbers, make_setup, suggestion
from diwan.lab.sim import with_bots
from diwan.words import Book

PREFERRED = ("normal", "clever", "random")
"""The first of these that a game has is who you meet unless you ask for others."""
COMFORTABLE = 4
PATIENCE = Budget(seconds=1.5)
"""How long a bot may think while a person waits."""


class Wishes(Struct, frozen=True):
    """What was given on the command line; None is still to be asked for."""

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
    """A match with a person and bots at it."""

    match: Match
    me: int
    bots: dict[int, Bot]
    """By seat."""


Ask = Callable[[str, str, Sequence[str]], str]
"""Asks a person: a message of the program's texts, what Enter means, and the possible answers (none: anything)."""


def sit_down(wishes: Wishes, ask: Ask) -> Seating:
    check_savable(wishes.record)
    return _resume(wishes, wishes.resume) if wishes.resume else _new(wishes, ask)


def _new(wishes: Wishes, ask: Ask) -> Seating:
    game = find_game(_which_game(wishes, ask))
    options = parse_options(game, wishes.option, wishes.deck)
    opponents = [] if wishes.bots is None else [name.strip() for name in wishes.bots.split(",")]
    _check_bots(game, opponents)
    seats = len(opponents) + 1 if wishes.seats is None and len(opponents) > 1 else wishes.seats
    make_setup(game, seats, wishes.variant, options)  # refuse what cannot be before asking for more
    name = _name(wishes.name if wishes.name is not None else ask("ask-name", _user(), ()))
    if seats is None:
        usual = COMFORTABLE if COMFORTABLE in game.about.seats else game.about.seats[0]
        seats = usual if len(game.about.seats) == 1 else int(ask("ask-seats", str(usual), _numbers(game)))
    if not opponents:
        known = list(bots(game.about.id))
        usual_bot = next((bot for bot in PREFERRED if bot in known), known[0])
        opponents = [usual_bot if len(known) == 1 else ask("ask-bots", usual_bot, known)]
    if len(opponents) not in (1, seats - 1):
        raise BadSetup(f"{len(opponents)} bots do not fill {seats - 1} seats; name one, or one for each other seat")
    setup = with_bots(game, make_setup(game, seats, wishes.variant, options), range(1, seats))
    seed = secrets.token_hex(8) if wishes.seed is None else wishes.seed
    match = Match(game, setup, seed)
    kinds = opponents * (seats - 1) if len(opponents) == 1 else opponents
    names = Random(seed).sample([*free_names([name])], seats - 1)
    match.names, match.bots = (name, *names), ("", *kinds)
    return Seating(match, 0, _make_bots(match, dict(enumerate(kinds, 1)), seed))


def _which_game(wishes: Wishes, ask: Ask) -> str:
    known = games()
    if wishes.game is not None or len(known) == 1:
        return known[0] if wishes.game is None else wishes.game
    easiest = min(known, key=lambda game_id: find_game(game_id).about.difficulty)
    return ask("ask-game", easiest, known)


def _numbers(game: AnyGame) -> list[str]:
    return [str(number) for number in game.about.seats]


def _check_bots(game: AnyGame, names: Sequence[str]) -> None:
    known = bots(game.about.id)
    for name in names:
        if name not in known:
            raise BadSetup(f"{game.about.id} has no bot {name!r}{suggestion(name, known)}")


def _name(given: str) -> str:
    """As the tables of the web have it: what cannot be seen would spoil the screen, or the record."""
    name = tidy(given)
    if name is None:
        raise BadSetup(f"the name {given[:LONGEST]!r} cannot be used; give one of up to {LONGEST} visible characters")
    return name


def _user() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # a container may have no name for its user
        return "Guest"


# --- Saved games ---


def _resume(wishes: Wishes, path: Path) -> Seating:
    record = load_record(path)
    if wishes.game not in (None, record.game):
        raise BadSetup(f"{path} is a game of {record.game}, not of {wishes.game}; leave the game's name out")
    if record.outcome is not None:
        raise DiwanError(f"the game in {path} is over; `diwan replay {path}` shows it")
    known = bots(record.game)
    kinds = {seat: bot for seat, bot in enumerate(record.bots) if bot in known}
    people = [seat for seat in range(record.setup.seats) if seat not in kinds]
    if len(record.names) != record.setup.seats or len(people) != 1:
        raise DiwanError(f"{path} was not saved by `diwan play`, so nobody knows your seat; `diwan replay` shows it")
    seed = secrets.token_hex(8) if wishes.seed is None else wishes.seed
    match = Match.replay(record, seed=seed, name=str(path))
    return Seating(match, people[0], _make_bots(match, kinds, seed))


def _make_bots(match: Match, kinds: dict[int, str], seed: str) -> dict[int, Bot]:
    game_id = match.game.about.id
    return {seat: make_bot(kind, game_id, seat, f"{seed}/bot", PATIENCE) for seat, kind in kinds.items()}


def asking(book: Book, answer: Callable[[str], str], tell: Callable[[str], None]) -> Ask:
    """Asks again until the answer is one of the choices; numbers of a span are written as such."""

    def ask(key: str, usual: str, allowed: Sequence[str]) -> str:
        shown = (
            format_numbers(tuple(map(int, allowed)))
            if allowed and all(a.isdigit() for a in allowed)
            else " ".join(allowed)
        )
        while True:
            said = answer(f"{book.say(key, choices=shown)} [{usual}]") or usual
            if not allowed or said in allowed:
                return said
            near = [choice for choice in allowed if choice.startswith(said.lower())]
            if len(near) == 1:
                return near[0]
            tell(book.say("choose-of", choices=", ".join(allowed)))

    return ask
