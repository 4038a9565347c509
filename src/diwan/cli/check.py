"""`diwan check`: the laws of a game on random play, and the smallest record that breaks one."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.table import Table

from diwan.cli.console import err, out, print_json, progress
from diwan.cli.files import parse_options, write
from diwan.cli.simulate import workers
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.lab.laws import Broken, Walk, check_walk
from diwan.lab.sim import batches, spread

MORE_GAMES = 200
"""Played after a law was broken, in the hope of a shorter record."""


class Failure(Struct, frozen=True):
    law: str
    why: str
    moves: int
    record: str


class Checked(Struct, frozen=True):
    """What became of a batch of games; it stops at the first failure."""

    games: int
    moves: int
    failure: Failure | None = None


class Row(Struct):
    """One variant and number of seats in the summary."""

    variant: str
    seats: int
    games: int = 0
    moves: int = 0
    broken: str | None = None


def check_laws(
    game_id: str,
    games: int,
    seed: str,
    seats: int | None,
    variant: str | None,
    option: Sequence[str],
    deck: Path | None,
    jobs: int | None,
    record: Path | None,
    json: bool,
) -> int:
    game = find_game(game_id)
    if games < 1:
        raise BadSetup(f"{games} games cannot be checked; give --games a number from 1 on")
    setups = _setups(game, seats, variant, parse_options(game, option, deck))
    count = workers(jobs)
    rows, failure = [], None
    with progress(f"checking {game_id}", games * len(setups)) as advance:
        for setup in setups:
            row = Row(setup.variant, setup.seats)
            rows.append(row)
            tasks = [(game_id, setup, numbers, seed) for numbers in batches(games, count)]
            for checked in spread(_check_batch, tasks, count):
                row.games += checked.games
                row.moves += checked.moves
                advance(checked.games)
                if checked.failure is not None:
                    failure = _shortest(game_id, setup, checked.failure, games, seed, count)
                    row.broken = failure.law
                    break
            if failure:
                break
    if record and failure:
        write(record, failure.record)
    if json:
        print_json({"game": game_id, "passed": failure is None, "setups": rows, "failure": failure})
    else:
        _print(rows, failure, record)
    return 1 if failure else 0


def _setups(game: AnyGame, seats: int | None, variant: str | None, options: dict[str, Any]) -> list[Setup[Any]]:
    """What was asked for, else every variant with every number of seats that it allows."""
    variants = [variant] if variant else list(game.about.variants)
    if seats is not None:
        return [make_setup(game, seats, name, options) for name in variants]
    setups, refused = [], None
    for name in variants:
        for number in game.about.seats:
            try:
                setups.append(make_setup(game, number, name, options))
            except BadSetup as error:  # an option may not go with every number of seats
                refused = error
    if refused and not setups:
        raise refused
    return setups


def _check_batch(task: tuple[str, Setup[Any], range, str]) -> Checked:
    game_id, setup, numbers, seed = task
    game, moves = find_game(game_id), 0
    for done, number in enumerate(numbers):
        try:
            walk = Walk(game, setup, f"{seed}/{number}")
            check_walk(walk, number)
            moves += len(walk.steps)
        except Broken as broken:
            record = broken.record
            assert record is not None
            return Checked(done + 1, moves, Failure(broken.law, broken.why, len(record.moves), record.dumps()))
    return Checked(len(numbers), moves)


def _check_each(task: tuple[str, Setup[Any], range, str]) -> list[Failure]:
    """Every failure among these games."""
    game_id, setup, numbers, seed = task
    checked = [_check_batch((game_id, setup, range(n, n + 1), seed)) for n in numbers]
    return [c.failure for c in checked if c.failure is not None]


def _shortest(game_id: str, setup: Setup[Any], first: Failure, games: int, seed: str, jobs: int) -> Failure:
    """The shortest record that breaks the same law, among some more games."""
    more = range(games, games + MORE_GAMES)
    tasks = [(game_id, setup, more[i : i + 10], seed) for i in range(0, len(more), 10)]
    others = [failure for batch in spread(_check_each, tasks, jobs) for failure in batch if failure.law == first.law]
    return min([first, *others], key=lambda failure: failure.moves)


def _print(rows: list[Row], failure: Failure | None, path: Path | None) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("variant")
    for title in ("seats", "games", "moves"):
        table.add_column(title, justify="right")
    table.add_column("laws")
    for row in rows:
        verdict = f"[bold red]broken: {row.broken}[/]" if row.broken else "[green]kept[/]"
        table.add_row(row.variant, str(row.seats), str(row.games), str(row.moves), verdict)
    (err() if failure else out()).print(table)
    if failure is None:
        return
    err().print(f"[bold red]Broken:[/] {failure.law}: {failure.why}", markup=True, soft_wrap=True)
    if path:
        err().print(f"The smallest record of it ({failure.moves} moves) is in {path}.", soft_wrap=True)
    else:
        err().print(f"The smallest record of it ({failure.moves} moves):", soft_wrap=True)
        sys.stdout.write(failure.record)
