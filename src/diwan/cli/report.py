"""`diwan report`."""

from collections.abc import Sequence
from pathlib import Path

from diwan.bots.bot import Budget
from diwan.cli.console import out, print_json, progress
from diwan.cli.files import check_writable, create, parse_options
from diwan.cli.simulate import workers
from diwan.core.errors import BadSetup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.lab.report import Balance, Observed, findings, page, watch, weigh
from diwan.lab.sim import make_plan


def run_report(
    game_id: str,
    bots: str,
    games: int,
    seats: int | None,
    variant: str | None,
    option: Sequence[str],
    deck: Path | None,
    versus: str | None,
    versus_option: Sequence[str],
    seed: str,
    jobs: int | None,
    ray: str | None,
    iterations: int | None,
    file: Path | None,
    json: bool,
) -> None:
    game = find_game(game_id)
    if games < 1:
        raise BadSetup(f"{games} games cannot be played; give --games a number from 1 on")
    options = parse_options(game, option, deck)
    setups = [make_setup(game, seats, variant, options)]
    if versus is not None or versus_option:
        changed = {**options, **parse_options(game, versus_option, None)}
        setups.append(make_setup(game, seats, variant if versus is None else versus, changed))
    chosen = (option, (*option, *versus_option))
    labels = [_label(setup.variant, given) for setup, given in zip(setups, chosen, strict=False)]
    names = [name.strip() for name in bots.split(",")]
    budget = Budget(iterations=iterations)
    check_writable(file)
    balances: list[Balance] = []
    with progress(game_id, games * len(setups)) as advance, workers(jobs, ray) as crew:
        for setup, label in zip(setups, labels, strict=True):
            plan = make_plan(game_id, setup, names, seed, budget)
            observed: list[Observed] = []
            for seen in watch(plan, games, crew):
                observed.append(seen)
                advance()
            balances.append(weigh(plan, label, observed))
    if file is not None:
        beside = f" --versus {versus}" * (versus is not None) + "".join(f" --versus-option {o}" for o in versus_option)
        table = "".join(f" --option {o}" for o in option) + f" --deck {deck}" * (deck is not None)
        table += f" --iterations {iterations}" * (iterations is not None)
        command = f"diwan report {game_id} --seats {setups[0].seats} --variant {setups[0].variant}{table}{beside}"
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
