"""`diwan report`."""

from collections.abc import Sequence
from pathlib import Path

from diwan.bots.bot import Budget
from diwan.cli.console import out, print_json, progress
from diwan.cli.files import check_writable, create, parse_options
from diwan.cli.flags import Table, Workers, at_least_one, names_in
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.lab.report import Balance, ObservedGame, count_games, findings, observe_games, page
from diwan.lab.sim import make_plan


def run_report(
    game_id: str,
    bots: str,
    games: int,
    table: Table,
    versus: str | None,
    versus_option: Sequence[str],
    seed: str,
    workers: Workers,
    iterations: int | None,
    file: Path | None,
    json: bool,
) -> None:
    game = find_game(game_id)
    at_least_one(games)
    setups, options = [table.setup(game)], [table.option]
    if versus is not None or versus_option:
        changed = {**table.options(game), **parse_options(game, versus_option)}
        setups.append(make_setup(game, table.seats, table.variant if versus is None else versus, changed))
        options.append((*table.option, *versus_option))
    budget = Budget(iterations=iterations)
    check_writable(file)
    balances: list[Balance] = []
    with progress(game_id, games * len(setups)) as advance, workers.crew() as crew:
        for setup, chosen in zip(setups, options, strict=True):
            plan = make_plan(game_id, setup, names_in(bots), seed, budget)
            observed: list[ObservedGame] = []
            for seen in observe_games(plan, games, crew):
                observed.append(seen)
                advance()
            balances.append(count_games(plan, _label(setup.variant, chosen), observed))
    if file is not None:
        beside = f" --versus {versus}" * (versus is not None) + "".join(f" --versus-option {o}" for o in versus_option)
        more = table.as_flags() + f" --iterations {iterations}" * (iterations is not None)
        command = f"diwan report {game_id} --seats {setups[0].seats} --variant {setups[0].variant}{more}{beside}"
        with create(file) as page_file:
            page_file.write(page(balances, f"{command} --bots {bots} --games {games} --seed {seed}"))
    if json:
        print_json(balances)
        return
    console = out()
    for balance in balances:
        console.print(f"[bold]{balance.game}[/] ({balance.label}), {balance.seats} seats, {balance.games} games")
        for sentence in findings(balance):
            console.print(sentence)


def _label(variant: str, option: Sequence[str]) -> str:
    return f"{variant}, {', '.join(option)}" if option else variant
