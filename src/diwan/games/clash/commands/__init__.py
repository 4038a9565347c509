"""The commands that only Clash has. Their work is imported when they run, so that `--help` stays quick."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from diwan.cli.flags import Flag, Json, Options, Variant, Workers, game_group

CLASH = game_group("Clash")
perft = App(name="perft", group=CLASH, help_format="plaintext")
solve = App(name="solve", group=CLASH, help_format="plaintext")


@perft.default
def _perft(
    game: str,
    /,
    *,
    depth: int = 4,
    variant: Variant = None,
    option: Options = (),
    neutral: str | None = None,
    box: str | None = None,
    by_cell: Annotated[bool, Flag] = False,
    json: Json = False,
) -> None:
    """Count the lines of play of Clash, placement by placement.

    Args:
        game: The game: clash.
        depth: How many placements, Mustafa included.
        neutral: The tiles of the neutral zone, with commas.
        box: The tiles of the box, with commas, or `rest` for all others; empty when missing.
        by_cell: Show the numbers for each way to lay Mustafa, too.
    """
    from diwan.games.clash.commands.run import print_perft

    print_perft(
        game,
        depth=depth,
        variant=variant,
        option=option,
        neutral=neutral,
        box=box,
        by_cell=by_cell,
        json=json,
    )


@solve.default
def _solve(
    game: str,
    /,
    *,
    variant: Variant = None,
    neutral: str | None = None,
    check: int = 0,
    book: Path | None = None,
    label: Path | None = None,
    openings: Path | None = None,
    seconds: float | None = None,
    workers: Workers = Workers(),
    memory: int = 1024,
    checkpoint: Path | None = None,
    json: Json = False,
) -> int:
    """Prove who wins Clash: the beginner's game, or the openings of a neutral zone.

    Args:
        game: The game: clash.
        neutral: The tiles of the neutral zone, with commas; the search is as long as you let it be. With Elections
            (ELE) all others lie in the box, and it may come out that the draw decides.
        check: Compare so many late positions of the beginner's game with a second, simple solver.
        book: Write the opening book of the beginner's game to this file.
        label: Find every position of the beginner's game and its value, and keep them in this folder.
        openings: Decide one opening of five neutral tiles after the other, and keep the verdicts in this file.
        seconds: Stop after so much time; a checkpoint lets you go on later.
        memory: Megabytes for what has been proved, all jobs together.
        checkpoint: Keep what has been proved in this file, and go on from it.
    """
    from diwan.games.clash.commands.run import solve_clash

    return solve_clash(
        game,
        variant=variant,
        neutral=neutral,
        check=check,
        book=book,
        label=label,
        openings=openings,
        seconds=seconds,
        workers=workers,
        memory=memory,
        checkpoint=checkpoint,
        json=json,
    )
