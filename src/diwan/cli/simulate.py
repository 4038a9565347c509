"""`diwan sim`."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.table import Table as Grid

from diwan.cli.console import out, print_json, progress
from diwan.cli.files import cannot_write
from diwan.cli.flags import Table, Thinking, Workers, at_least_one, names_in
from diwan.core.registry import game as find_game
from diwan.lab.records import Row, write_rows
from diwan.lab.sim import Report, ReportBuilder, Share, make_plan, play_many


def simulate(
    game_id: str,
    table: Table,
    games: int,
    bots: str,
    seed: str,
    workers: Workers,
    thinking: Thinking,
    records: Path | None,
    json: bool,
) -> None:
    setup = table.setup(find_game(game_id))
    at_least_one(games)
    plan = make_plan(game_id, setup, names_in(bots), seed, thinking.budget(), records is not None)
    builder = ReportBuilder(plan)
    with ExitStack() as stack:
        keep = stack.enter_context(_writing(records)) if records else None
        advance = stack.enter_context(progress(game_id, games))
        players = stack.enter_context(workers.crew())
        for played in play_many(plan, games, players):
            builder.add(played)
            if keep is not None and played.record is not None:
                keep(played.record)
            advance()
    report = builder.report()
    if json:
        print_json(report)
    else:
        print_report(report)


@contextmanager
def _writing(path: Path) -> Iterator[Callable[[Row], None]]:
    try:
        with write_rows(path) as keep:
            yield keep
    except OSError as error:
        raise cannot_write(path, error) from None


def print_report(report: Report) -> None:
    console = out()
    pace = report.moves / report.seconds if report.seconds else 0.0
    console.print(
        f"[bold]{report.game}[/] ({report.variant}), {report.seats} seats: {report.games} games, "
        f"{report.moves} moves in {report.seconds:.1f} s ({pace:,.0f} moves/s)",
        soft_wrap=True,
    )
    console.print(
        f"Length: the median is {report.length.median:g} moves; one game in ten takes more than {report.length.p90:g}."
    )
    table = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for title in ("seats", "wins", "wins per seat"):
        table.add_column(title, justify="right")
    for title, shares in (("bot", report.by_bot), ("seat", report.by_seat), ("team", report.by_team)):
        for name, share in shares.items():
            table.add_row(f"{title} {name}", *_share(share))
        table.add_section()
    console.print()
    console.print(table)
    for key, value in report.statistics.items():
        console.print(f"{key}: {value:g}")


def _share(share: Share) -> tuple[str, str, str]:
    rate = 100 * share.wins / share.seats if share.seats else 0.0
    return str(share.seats), f"{share.wins:.1f}", f"{rate:.1f} %"
