"""`diwan bench`."""

from importlib.util import find_spec

from rich.table import Table

from diwan.cli.console import err, out, print_json
from diwan.core.extras import needs
from diwan.lab.bench import Bench, Register, measure


def print_speed(seconds: float, jobs: int, json: bool) -> None:
    console = err()
    if console.is_terminal and not console.is_dumb_terminal:
        with console.status("random games") as status:
            bench = measure(seconds, jobs, status.update, _register())
    else:
        bench = measure(seconds, jobs, register=_register())
    if json:
        print_json(bench)
    else:
        _print(bench)


def _register() -> Register | None:
    if not find_spec("pyspiel"):
        return None
    with needs("bench"):
        from diwan.adapters.openspiel import register

    return register


def _print(bench: Bench) -> None:
    console = out()
    table = _table("random games", "decisions/s", "x chess", "x OpenSpiel (py)", "per 1000 loops")
    for speed in bench.decisions:
        spiel = " ".join(f"{ratio:.2f}" for ratio in speed.to_spiel.values())
        chess = f"{speed.to_chess:.2f}" if speed.to_chess is not None else "-"
        name = f"[bold]{speed.name}[/]" if speed.kind == "game" else speed.name
        table.add_row(name, f"{speed.per_second:,.0f}", chess, spiel or "-", f"{1000 * speed.to_calibration:.1f}")
    console.print(table)
    names = ", ".join(bench.decisions[0].to_spiel) if bench.decisions else ""
    if names:
        console.print(f"OpenSpiel's games are, in this order: {names}.", style="dim")
    console.print(f"The calibration loop ran {bench.calibration:,.0f} times a second.", style="dim")
    console.print()
    table = _table("knowledge", "per second", "per 1000 loops")
    for speed in bench.knowledge:
        table.add_row(speed.name, f"{speed.per_second:,.0f}", f"{1000 * speed.to_calibration:.1f}")
    console.print(table)
    console.print()
    table = _table("search, random rollouts", "simulations/s", "per 1000 loops")
    for speed in bench.search:
        table.add_row(speed.name, f"{speed.per_second:,.0f}", f"{1000 * speed.to_calibration:.1f}")
    console.print(table)
    console.print()
    table = _table("import and first whole game", "CPU seconds")
    for start in bench.starts:
        table.add_row(start.name, f"{start.seconds:.3f}")
    console.print(table)
    if bench.scaling:
        console.print()
        table = _table("the same games", "processes", "games", "times as fast")
        for row in bench.scaling:
            table.add_row(row.name, str(row.jobs), str(row.games), f"{row.times:.2f}")
        console.print(table)
    for game_id, lines in bench.extra.items():
        console.print()
        table = _table(game_id, "")
        for label, value in lines.items():
            table.add_row(label, f"{value:,.4g}" if isinstance(value, float) else str(value))
        console.print(table)
    for name in bench.missing:
        console.print(f"{name} is not installed, so there is no comparison with it: pip install 'diwan\\[bench]'.")


def _table(title: str, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(title)
    for column in columns:
        table.add_column(column, justify="right")
    return table
