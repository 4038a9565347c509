"""The work of `diwan perft` and `diwan solve`."""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import process_time

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from diwan.cli.console import err, out, print_json
from diwan.cli.files import check_folder, check_writable, parse_options
from diwan.cli.flags import Workers
from diwan.core.errors import BadSetup
from diwan.core.extras import needs
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.clash.figures import NEUTRAL
from diwan.games.clash.notation import move_text
from diwan.games.clash.state import Options, Tiles
from diwan.lab.workers import Crew

SOLVE = "`diwan solve`"
MOST_MEGABYTES = 1 << 24
"""More than any machine has, yet small enough for its bytes to be counted in 64 bits."""


def _refuse_other_games(game: str, command: str) -> None:
    find_game(game)
    if game != "clash":
        raise BadSetup(f"`diwan {command}` is for clash, not for {game}")


def _options(variant: str | None, given: Sequence[str]) -> Options:
    clash = find_game("clash")
    chosen: Options = make_setup(clash, 2, variant, parse_options(clash, given)).options
    return chosen


def print_perft(
    game: str,
    *,
    depth: int,
    variant: str | None,
    option: Sequence[str],
    neutral: str | None,
    box: str | None,
    by_cell: bool,
    json: bool,
) -> None:
    """Print the number of lines of play for every number of placements up to `depth`."""
    _refuse_other_games(game, "perft")
    from diwan.games.clash.prover.positions import neutral_tiles, opening

    with needs("search", "`diwan perft`"):
        from diwan.games.clash.prover.perft import by_opening

    if not 1 <= depth <= 12:
        raise BadSetup("the depth is a number of placements from 1 to 12")
    chosen = _options(variant, option)
    if neutral is None and chosen.neutrals != "beginner":
        raise BadSetup("say which neutral tiles are open: --neutral KAB,PIC,RIO,SOC,UNO, or --variant beginner")
    zone = neutral_tiles(neutral.split(",")) if neutral else ()
    state = opening(chosen, zone, _box_tiles(box, zone))
    rows: list[dict[str, object]] = []
    for level in range(1, depth + 1):
        begun = process_time()
        found = by_opening(state, level)
        spent = process_time() - begun
        leaves, named = sum(found.values()), {move_text(0, move): count for move, count in found.items()}
        rows.append({"depth": level, "leaves": leaves, "seconds": round(spent, 3), "by_opening": named})
        if not json:
            out().print(f"{level:>5}  {leaves:>16,}  {spent:8.3f} s", highlight=False)
            for name, count in named.items() if by_cell else ():
                out().print(f"       {count:>16,}  {name}", highlight=False)
    if json:
        print_json({"game": game, "neutral": zone, "box": state.box, "perft": rows})


def _box_tiles(words: str | None, zone: Tiles) -> Tiles:
    from diwan.games.clash.prover.positions import neutral_tiles

    if words is None or words == "":
        return ()
    if words == "rest":
        return tuple(tile for tile in NEUTRAL if tile not in zone)
    return neutral_tiles(words.split(","))


def solve_clash(
    game: str,
    *,
    variant: str | None,
    neutral: str | None,
    check: int,
    book: Path | None,
    label: Path | None,
    openings: Path | None,
    seconds: float | None,
    workers: Workers,
    memory: int,
    checkpoint: Path | None,
    json: bool,
) -> int:
    """Run the investigation that the flags ask for, and return the exit status."""
    _refuse_other_games(game, "solve")
    _options(variant, ())  # refuses an unknown variant
    if seconds is not None and not 0 <= seconds < inf:  # 0 shows what is known already
        raise BadSetup(f"a search cannot stop after {seconds:g} seconds; give --seconds a number from 0 on")
    if check < 0:
        raise BadSetup(f"{check} positions cannot be compared; give --check a number from 0 on")
    check_folder(label)
    for file in (book, openings, checkpoint):
        check_writable(file)
    if label is not None and (variant != "beginner" or neutral is not None):
        raise BadSetup("only the beginner's game is small enough to label: --variant beginner --label FOLDER")
    if label is not None:
        return print_labels(label, seconds, memory, json)
    if not 1 <= memory <= MOST_MEGABYTES:
        raise BadSetup(f"a proof has from 1 to {MOST_MEGABYTES} megabytes, not {memory}")
    if openings is not None:
        if variant not in (None, "standard") or neutral is not None:
            raise BadSetup(
                "--openings goes through the openings of the standard game; leave --neutral and --variant out"
            )
        with workers.crew() as crew:
            return print_survey(openings, seconds, crew, memory, json)
    if variant == "beginner" and neutral is None:
        return print_beginner(check, book, json)
    if neutral is None or variant not in (None, "standard"):
        raise BadSetup("say what to solve: --variant beginner, or the open tiles, as in --neutral KAB,PIC,RIO,SOC,UNO")
    with workers.crew() as crew:
        return print_proof(neutral, seconds, crew, memory, checkpoint, json)


def print_beginner(check: int, book: Path | None, json: bool) -> int:
    """Print who wins the beginner's game for every cell of Mustafa. Exit status 1 if the two solvers disagree."""
    with needs("search", SOLVE):
        from diwan.games.clash.bots.book import make_book
        from diwan.games.clash.prover.solve import disagreements, late_positions, solve_beginner

    begun = process_time()
    values = []
    for value in solve_beginner():
        values.append(value)
        if not json:
            winner = "first" if value.first_player_wins else "second"
            out().print(
                f"Mustafa on {value.cell}: the {winner} player wins   "
                f"({value.visited:,} positions visited, {value.seconds:.2f} s)",
                highlight=False,
            )
    spent = process_time() - begun
    wrong = len(disagreements(late_positions(check, 1))) if check else 0
    if not json:
        out().print(f"{sum(value.visited for value in values):,} positions, {spent:.1f} s of CPU time", highlight=False)
        if check:
            out().print(f"{check - wrong} of {check} late positions agree with the solver on the readable rules")
    if book is not None:
        with _progress_bar("book") as bar:
            task = bar.add_task("", total=None)
            book.write_bytes(make_book(progress=lambda done, total: bar.update(task, completed=done, total=total)))
    if json:
        print_json(
            {"variant": "beginner", "values": values, "seconds": spent, "checked": check, "disagreements": wrong}
        )
    return 1 if wrong else 0


def print_labels(folder: Path, seconds: float | None, megabytes: int, json: bool) -> int:
    """Find all positions of the beginner's game and their values. Exit status 1 while some are missing."""
    with needs("search", SOLVE):
        from diwan.games.clash.prover.label import MOST_PLACEMENTS, Labelling

    begun = process_time()
    with _progress_bar("label") as bar:
        task = bar.add_task("", total=None)
        layers = Labelling(folder, megabytes).run(
            seconds, lambda what, done, total: bar.update(task, description=what, completed=done, total=total)
        )
    spent = process_time() - begun
    if json:
        print_json({"variant": "beginner", "layers": layers, "seconds": spent})
    else:
        for layer in layers:
            value = "not labelled yet" if layer.won is None else f"{layer.won:>12,} won by the one to move"
            out().print(f"{layer.placements:>3} placements {layer.positions:>12,} positions {value}", highlight=False)
        out().print(
            f"{sum(layer.positions for layer in layers):,} positions, {spent:.0f} s of CPU time", highlight=False
        )
    return int(len(layers) < MOST_PLACEMENTS or any(layer.won is None for layer in layers))


def print_proof(
    neutral: str, seconds: float | None, crew: Crew, megabytes: int, checkpoint: Path | None, json: bool
) -> int:
    """Prove who wins with a neutral zone, as far as time allows. Exit status 1 while a cell is undecided."""
    from diwan.games.clash.prover.positions import neutral_tiles

    with needs("search", SOLVE):
        from diwan.games.clash.prover.campaign import Campaign

    campaign = Campaign(neutral_tiles(neutral.split(",")), megabytes, checkpoint)
    with _progress_bar("proved") as bar:
        task = bar.add_task("", total=None)
        found = campaign.run(
            seconds,
            crew,
            lambda now: bar.update(task, description=f"{now.proved} positions proved, {now.visited:,} visited"),
        )
    if json:
        print_json(
            {
                "neutral": neutral.split(","),
                "winner": found.winner,
                "winners": found.cells,
                "not_first": found.not_first,
                "proved": found.proved,
                "visited": found.visited,
                "seconds": found.seconds,
            }
        )
    else:
        for cell, winner in found.cells.items():
            more = "; the first player cannot force a win" if cell in found.not_first else ""
            out().print(f"Mustafa on {cell}: {_winner_text(winner)}{more}", highlight=False)
        out().print(f"With the best cell: {_winner_text(found.winner)}", highlight=False)
        out().print(
            f"{found.proved:,} positions of the tree proved, {found.visited:,} visited, {found.seconds:,.0f} s",
            highlight=False,
        )
    return int(None in found.cells.values())


def _winner_text(winner: str | None) -> str:
    if winner is None:
        return "not proved yet"
    return f"the {winner} player wins" if winner in ("first", "second") else winner


def print_survey(file: Path, seconds: float | None, crew: Crew, megabytes: int, json: bool) -> int:
    """Decide openings, as far as time allows. Exit status 1 while some are undecided."""
    with needs("search", SOLVE):
        from diwan.games.clash.prover.survey import Survey
        from diwan.games.clash.prover.survey import openings as all_openings

    total = len(all_openings())
    with _progress_bar("openings") as bar:
        task = bar.add_task("", total=total)
        verdicts = Survey(file, megabytes).run(
            crew, seconds, lambda done: bar.update(task, description=f"{done} of {total}", completed=done)
        )
    if json:
        print_json({"openings": total, "verdicts": verdicts})
    else:
        for winner in ("first", "second"):
            won = [verdict for verdict in verdicts if verdict.winner == winner]
            out().print(f"The {winner} player wins {len(won)} of {len(verdicts)} openings decided.")
        for tile in sorted({tile for verdict in verdicts for tile in verdict.neutral}):
            having = [verdict for verdict in verdicts if tile in verdict.neutral]
            first = sum(verdict.winner == "first" for verdict in having)
            visits = sum(verdict.visits for verdict in having) // len(having)
            out().print(f"  with {tile}: {first:>4} of {len(having):>4}, {visits:>14,} positions each")
        spent = sum(verdict.seconds for verdict in verdicts)
        out().print(f"{len(verdicts)} of {total} openings, {spent:,.0f} s of CPU time")
    return int(len(verdicts) < total)


def _progress_bar(word: str) -> Progress:
    """Return a progress bar, which is shown on a terminal only."""
    console = err()
    shown = console.is_terminal and not console.is_dumb_terminal
    columns = (TextColumn(word), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, disable=not shown, transient=True)
