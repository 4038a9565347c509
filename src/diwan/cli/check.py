"""`diwan check`: whether a game keeps the laws in random games, and the shortest record that breaks one."""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.table import Table as Grid

from diwan.cli.console import err, out, print_json, progress
from diwan.cli.files import check_writable, write
from diwan.cli.flags import Table, Workers, at_least_one
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.lab.laws import LawBroken, Walk, check_walk, with_people

MORE_GAMES = 200
"""Games that are played after a law was broken, to find a shorter record that breaks it."""


class Failure(Struct, frozen=True):
    """A game that broke a law."""

    law: str
    why: str
    moves: int
    record: str


class Checked(Struct, frozen=True):
    """The result of checking one game."""

    moves: int
    failure: Failure | None = None


class Row(Struct):
    """One row of the summary: a variant with a number of seats."""

    variant: str
    seats: int
    games: int = 0
    moves: int = 0
    broken: str | None = None


def check_laws(
    game_id: str, games: int, seed: str, table: Table, workers: Workers, record: Path | None, json: bool
) -> int:
    game = find_game(game_id)
    at_least_one(games, "checked")
    setups = _setups(game, table)
    check_writable(record)
    rows, failure = [], None
    with progress(f"checking {game_id}", games * len(setups)) as advance, workers.crew() as crew:
        for setup in setups:
            row = Row(setup.variant, setup.seats)
            rows.append(row)
            check = partial(_check, game_id, setup, seed)
            for checked in crew.spread(check, range(games)):
                row.games += 1
                row.moves += checked.moves
                advance()
                if checked.failure is not None:
                    others = crew.spread(check, range(games, games + MORE_GAMES))
                    failure = _shortest(checked.failure, (other.failure for other in others))
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


def _setups(game: AnyGame, table: Table) -> list[Setup[Any]]:
    """Return the setup that was given, or else every variant with every number of seats that it allows."""
    options = table.options(game)
    variants = list(game.about.variants) if table.variant is None else [table.variant]
    if table.seats is not None:
        return [make_setup(game, table.seats, name, options) for name in variants]
    setups, refused = [], None
    for name in variants:
        for number in game.about.seats:
            try:
                setups.append(make_setup(game, number, name, options))
            except BadSetup as error:  # An option may not fit every number of seats.
                refused = error
    if refused and not setups:
        raise refused
    return setups


def _check(game_id: str, setup: Setup[Any], seed: str, number: int) -> Checked:
    try:
        game = find_game(game_id)
        walk = Walk(game, with_people(game, setup, f"{seed}/{number}"), f"{seed}/{number}")
        check_walk(walk, number)
    except LawBroken as broken:
        record = broken.record
        assert record is not None
        return Checked(0, Failure(broken.law, broken.why, len(record.moves), record.dumps()))
    return Checked(len(walk.steps))


def _shortest(first: Failure, others: Iterable[Failure | None]) -> Failure:
    """Return the failure of the same law with the shortest record."""
    same = [failure for failure in others if failure is not None and failure.law == first.law]
    return min([first, *same], key=lambda failure: failure.moves)


def _print(rows: list[Row], failure: Failure | None, path: Path | None) -> None:
    table = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
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
        err().print(f"The shortest record that shows it ({failure.moves} moves) is in {path}.", soft_wrap=True)
    else:
        err().print(f"The shortest record that shows it ({failure.moves} moves):", soft_wrap=True)
        sys.stdout.write(failure.record)
