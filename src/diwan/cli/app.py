"""What can be typed after `diwan`. Each command imports what it needs itself, so that `--help` stays quick."""

from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter

from diwan.cli.flags import (
    Deck,
    EveryCore,
    Flag,
    Jobs,
    Json,
    Language,
    Options,
    Seats,
    Table,
    Thinking,
    Variant,
    Workers,
    processes,
)
from diwan.core.errors import BadSetup


def _version() -> str:
    from importlib.metadata import version

    return version("diwan")


app = App(
    name="diwan",
    help="Tabletop games of power, bluff and betrayal: for people, bots and researchers.",
    version=_version,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
)

PLAY = Group("Play", sort_key=(1,))
HOST = Group("Host tables", sort_key=(2,))
DESIGN = Group("Design games", sort_key=(3,))
RESEARCH = Group("Research and agents", sort_key=(4,))


@app.default
def table(*words: Annotated[str, Parameter(show=False)]) -> None:
    """Serve the web table from this machine and open it in the browser."""
    from diwan.core.setup import suggestion

    if words:
        raise BadSetup(f"there is no command {words[0]!r}{suggestion(words[0], (n for n in app if n[0] != '-'))}")
    from diwan.cli.serve import serve_and_open

    serve_and_open()


@app.command(group=PLAY)
def games(game: str | None = None, /, *, json: Json = False, language: Language = "en") -> None:
    """The games, or the variants and options of one.

    Args:
        game: Tell of this game alone.
    """
    from diwan.cli.catalogue import print_game, print_games

    if game is None:
        print_games(json, language)
    else:
        print_game(game, json, language)


@app.command(group=PLAY)
def rules(game: str, ruling: str | None = None, /, *, language: Language = "en") -> None:
    """How a game is played, with every ruling.

    Args:
        game: The game.
        ruling: One ruling by its id, such as K7.
    """
    from diwan.cli.catalogue import print_rules

    print_rules(game, ruling, language)


@app.command(group=PLAY)
def play(
    game: str | None = None,
    /,
    *,
    seats: Seats = None,
    bots: str | None = None,
    seed: str | None = None,
    variant: Variant = None,
    option: Options = (),
    deck: Deck = None,
    name: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    language: Language = "en",
) -> None:
    """Play in the terminal against bots.

    Args:
        game: The game; asked for when missing.
        bots: The bots at the table: one name, or one for each of the other seats, with commas.
        seed: The same seed deals the same cards.
        name: Your name at the table.
        record: Save the game here when it is over, or when you leave.
        resume: Go on with a game that was saved.
    """
    from diwan.cli.play import play_in_terminal
    from diwan.cli.seating import Wishes

    play_in_terminal(Wishes(game, seats, bots, seed, variant, option, deck, name, record, resume, language))


@app.command(group=DESIGN)
def sim(
    game: str,
    /,
    *,
    table: Table = Table(),
    games: int = 100,
    bots: str = "random",
    seed: str = "0",
    workers: Workers = Workers(),
    thinking: Thinking = Thinking(),
    records: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play many games.

    Args:
        game: The game.
        games: How many games to play.
        bots: One bot for all seats, or one for each seat, with commas; these change seats from game to game.
        seed: The same seed gives the same games, for any number of jobs.
        records: Write all games to this file, one a line or row: .jsonl, .jsonl.gz, .jsonl.zst or .parquet.
    """
    from diwan.cli.simulate import simulate

    simulate(game, table, games, bots, seed, workers, thinking, records, json)


@app.command(group=DESIGN)
def check(
    game: str,
    /,
    *,
    games: int = 100,
    seed: str = "0",
    table: Table = Table(),
    workers: EveryCore = EveryCore(),
    record: Path | None = None,
    json: Json = False,
) -> int:
    """Hold random games of a game against the laws that every game keeps.

    Args:
        game: The game.
        games: How many games for each variant and number of seats.
        seed: The same seed gives the same games.
        record: Where to write the smallest record that breaks a law (else it is printed).
    """
    from diwan.cli.check import check_laws

    return check_laws(game, games, seed, table, workers, record, json)


@app.command(group=PLAY)
def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    number: int | None = None,
    all: Annotated[bool, Flag] = False,
    language: Language = "en",
) -> None:
    """Go through a recorded game step by step.

    Args:
        file: The record.
        seat: Show only what this seat saw.
        number: Which record of a file that holds several, from 1 on.
        all: Print the whole game at once.
    """
    from diwan.cli.replay import replay_in_terminal

    replay_in_terminal(file, seat, number, all, language)


@app.command(group=RESEARCH)
def bench(*, seconds: float = 8.0, jobs: Jobs = 1, json: Json = False) -> None:
    """Measure the speed of the games beside python-chess and OpenSpiel.

    Args:
        seconds: CPU time to spend on random games, all contenders together; the other parts take about as much.
        jobs: From 2 on: compare so many processes with one, too (0 takes every core). That plays every game three times
            for `seconds` in one process, and the same games in several: minutes more, in which nothing else may run.
    """
    from diwan.cli.speed import print_speed

    if not 0 < seconds < float("inf"):
        raise BadSetup("the benchmark needs some time; give --seconds a number above 0")
    print_speed(seconds, processes(jobs), json)


@app.command(group=DESIGN)
def example(game: str, file: Path, /) -> int:
    """Run the worked examples of a file in the game's own notation.

    Args:
        game: The game.
        file: The examples.
    """
    from diwan.cli.examples import run_examples

    return run_examples(game, file)


@app.command(group=HOST)
def serve(
    *,
    settings: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    redis: str | None = None,
    log_format: str | None = None,
    export: str | None = None,
    take: Annotated[Path | None, Parameter(name="--import")] = None,
) -> None:
    """Serve tables online; see docs/running.md.

    Args:
        settings: A TOML file; what is given here or in the environment (DIWAN_PORT=80) goes before it.
        host: The address to listen on; 0.0.0.0 lets others on your network join.
        port: The port to listen on.
        database: An SQLite file, or a PostgreSQL address for many workers.
        redis: A Redis address, so that many workers hear of each other.
        log_format: text or json.
        export: Do not serve: print this table as one file.
        take: Do not serve: take a table from such a file into the database.
    """
    from diwan.cli.serve import read_table, run_server, write_table

    flags = {"host": host, "port": port, "database": database, "redis": redis, "log_format": log_format}
    if export is not None:
        write_table(settings, flags, export)
    elif take is not None:
        read_table(settings, flags, take)
    else:
        run_server(settings, flags)


@app.command(group=RESEARCH)
def mcp() -> None:
    """A seat for language-model agents: the Model Context Protocol on standard input and output."""
    from diwan.cli.mcp import serve_agents

    serve_agents()


@app.command(group=RESEARCH)
def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    table: Table = Table(),
    seed: str = "0",
    workers: Workers = Workers(),
    thinking: Thinking = Thinking(),
    out: Path | None = None,
    json: Json = False,
) -> None:
    """Rate bots against each other, and say which differences are more than luck.

    Args:
        game: The game.
        bots: At least two bots, with commas.
        games: How many games; rounded up so that every bot sits equally often in every seat.
        seed: The same seed gives the same games.
        out: A folder for the games, the result as JSON and a page with charts. An interrupted arena goes on there.
    """
    from diwan.cli.arena import run_arena

    run_arena(game, bots, games, table, seed, workers, thinking, out, json)


@app.command(group=DESIGN)
def report(
    game: str,
    /,
    *,
    bots: str = "random",
    games: int = 1000,
    table: Table = Table(),
    versus: str | None = None,
    versus_option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seed: str = "0",
    workers: Workers = Workers(),
    iterations: int | None = None,
    out: Path | None = None,
    json: Json = False,
) -> None:
    """How balanced a game is: by seat, team, start and deeds, for designers.

    Args:
        game: The game.
        bots: Who plays: one name, or one for each seat, with commas.
        games: How many games of each set-up.
        versus: Compare with this variant.
        versus_option: Compare with this option, as key=value; may be repeated.
        seed: The same seed gives the same games.
        iterations: How long a searching bot thinks about a move.
        out: Write a page with charts here, one HTML file that needs nothing else.
    """
    from diwan.cli.report import run_report

    run_report(game, bots, games, table, versus, versus_option, seed, workers, iterations, out, json)


@app.command(group=RESEARCH)
def exploit(
    game: str,
    /,
    *,
    bot: str,
    table: Table = Table(),
    position: Path | None = None,
    iterations: int | None = None,
    seeds: int = 8,
    seed: str = "0",
    positions: int = 5_000_000,
    json: Json = False,
) -> None:
    """What the best response to a bot wins, on a table small enough to compute it.

    Args:
        game: The game.
        bot: The bot that has all the other seats.
        position: Start from this state, a JSON file, instead of from the beginning.
        iterations: How long a searching bot thinks about a move.
        seeds: How often the bot is asked the same, twice: to find the response, and to measure it.
        seed: The same seed gives the same choices.
        positions: Give up beyond so many.
    """
    from diwan.cli.exploit import run_exploit

    run_exploit(game, bot, table, position, iterations, seeds, seed, positions, json)


def add_game_commands() -> None:
    """Add the commands that belong to one game alone; they are found by entry points, as games are."""
    for entry in entry_points(group="diwan.commands"):
        if entry.name not in app:
            app.command(entry.load())
