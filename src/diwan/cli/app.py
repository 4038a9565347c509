"""The commands of `diwan`. Each one imports what it needs when it runs, so that `diwan --help` is quick."""

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
    help="Tabletop games of power, bluff and betrayal, for people, bots and researchers.",
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
    """Serve tables from this machine and open them in the browser."""
    from diwan.core.setup import suggestion

    if words:
        raise BadSetup(f"there is no command {words[0]!r}{suggestion(words[0], (n for n in app if n[0] != '-'))}")
    from diwan.cli.serve import serve_and_open

    serve_and_open()


@app.command(group=PLAY)
def games(game: str | None = None, /, *, json: Json = False, language: Language = "en") -> None:
    """List the games, or the variants and options of one game.

    Args:
        game: Show only this game.
    """
    from diwan.cli.catalogue import print_game, print_games

    if game is None:
        print_games(json, language)
    else:
        print_game(game, json, language)


@app.command(group=PLAY)
def rules(game: str, ruling: str | None = None, /, *, language: Language = "en") -> None:
    """Print the rules of a game.

    Args:
        game: The game.
        ruling: Print only this ruling, such as K7.
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
        game: The game. If missing, you are asked.
        bots: Your opponents: one bot for all other seats, or one for each, separated by commas.
        seed: Random seed. The same seed gives the same cards.
        name: Your name.
        record: Save the game to this file when it ends or when you leave.
        resume: Resume a saved game.
    """
    from diwan.cli.play import play_in_terminal
    from diwan.cli.seating import PlayOptions

    play_in_terminal(
        PlayOptions(
            game=game,
            seats=seats,
            bots=bots,
            seed=seed,
            variant=variant,
            option=option,
            deck=deck,
            name=name,
            record=record,
            resume=resume,
            language=language,
        )
    )


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
    """Simulate many games between bots.

    Args:
        game: The game.
        games: Number of games.
        bots: One bot for all seats, or one for each seat, separated by commas. They rotate from game to game.
        seed: Random seed. The same seed gives the same games, for any number of jobs.
        records: Write all games to this file: .jsonl, .jsonl.gz, .jsonl.zst or .parquet.
    """
    from diwan.cli.simulate import simulate

    simulate(
        game_id=game,
        table=table,
        games=games,
        bots=bots,
        seed=seed,
        workers=workers,
        thinking=thinking,
        records=records,
        json=json,
    )


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
    """Check on random games that a game keeps the laws of the contract.

    Args:
        game: The game.
        games: Number of games for each variant and number of seats.
        seed: Random seed. The same seed gives the same games.
        record: Write the shortest record that breaks a law to this file. By default it is printed.
    """
    from diwan.cli.check import check_laws

    return check_laws(game_id=game, games=games, seed=seed, table=table, workers=workers, record=record, json=json)


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
    """Replay a recorded game step by step.

    Args:
        file: The record.
        seat: Show only what this seat saw.
        number: The number of the record, from 1, in a file of several records.
        all: Print the whole game at once.
    """
    from diwan.cli.replay import replay_in_terminal

    replay_in_terminal(file, seat, number, all, language)


@app.command(group=RESEARCH)
def bench(*, seconds: float = 8.0, jobs: Jobs = 1, json: Json = False) -> None:
    """Measure the speed of the games, compared with python-chess and OpenSpiel.

    Args:
        seconds: CPU seconds for random games in total; the other parts take about as long.
        jobs: With 2 or more, also compare this many processes with one (0 uses every core). It plays each game three
            times for `seconds` in one process and the same games in several; nothing else should run meanwhile.
    """
    from diwan.cli.speed import print_speed

    if not 0 < seconds < float("inf"):
        raise BadSetup("the benchmark needs some time; give --seconds a positive number")
    print_speed(seconds, processes(jobs), json)


@app.command(group=DESIGN)
def example(game: str, file: Path, /) -> int:
    """Run worked examples in the game's own notation.

    Args:
        game: The game.
        file: The file of examples.
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
        settings: A TOML file. Flags and the environment (DIWAN_PORT=80) override it.
        host: The address to listen on; 0.0.0.0 lets others on your network join.
        port: The port to listen on.
        database: An SQLite file, or a PostgreSQL address for several workers.
        redis: A Redis address that connects several workers.
        log_format: text or json.
        export: Do not serve; print this table.
        take: Do not serve; import a table from this file into the database.
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
    """Give a seat to a language model: the Model Context Protocol on standard input and output."""
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
    """Rate bots against each other, and say which differences are significant.

    Args:
        game: The game.
        bots: Two or more bots, separated by commas.
        games: Number of games; rounded up so that every bot plays equally often in every seat.
        seed: Random seed. The same seed gives the same games.
        out: A folder for the games, the result as JSON and a page with charts. An interrupted arena resumes from it.
    """
    from diwan.cli.arena import run_arena

    run_arena(
        game_id=game,
        bots=bots,
        games=games,
        table=table,
        seed=seed,
        workers=workers,
        thinking=thinking,
        folder=out,
        json=json,
    )


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
    """Report how balanced a game is: win rates by seat, team, starting player and kind of move.

    Args:
        game: The game.
        bots: One bot for all seats, or one for each seat, separated by commas.
        games: Number of games for each set-up.
        versus: Compare with this variant.
        versus_option: Compare with this option, as key=value; may be repeated.
        seed: Random seed. The same seed gives the same games.
        iterations: Simulations per move of a searching bot.
        out: Write a page with charts to this HTML file.
    """
    from diwan.cli.report import run_report

    run_report(
        game_id=game,
        bots=bots,
        games=games,
        table=table,
        versus=versus,
        versus_option=versus_option,
        seed=seed,
        workers=workers,
        iterations=iterations,
        file=out,
        json=json,
    )


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
    """Compute what the best response to a bot wins, on a small table.

    Args:
        game: The game.
        bot: The bot that plays all other seats.
        position: Start from this state (a JSON file) instead of the beginning.
        iterations: Simulations per move of a searching bot.
        seeds: Seeds to estimate each decision of the bot, once to find the response and once to measure it.
        seed: Random seed. The same seed gives the same choices.
        positions: Give up after this many positions.
    """
    from diwan.cli.exploit import run_exploit

    run_exploit(
        game_id=game,
        bot=bot,
        table=table,
        position=position,
        iterations=iterations,
        seeds=seeds,
        seed=seed,
        positions=positions,
        json=json,
    )


def add_game_commands() -> None:
    """Add the commands that belong to one game alone; they are found by entry points, as games are."""
    for entry in entry_points(group="diwan.commands"):
        if entry.name not in app:
            app.command(entry.load())
