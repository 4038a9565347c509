"""`diwan arena`."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from diwan.bots.bot import Budget, bots
from diwan.cli.console import out, print_json, progress
from diwan.cli.files import check_folder, parse_options
from diwan.cli.simulate import workers
from diwan.core.errors import BadSetup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup, suggestion
from diwan.lab.arena import Diary, Standing, compete, judge, make_tournament, page, verdict, whole_blocks
from diwan.lab.sim import Plan, with_bots


def run_arena(
    game_id: str,
    names: str,
    games: int,
    seats: int | None,
    variant: str | None,
    option: Sequence[str],
    deck: Path | None,
    seed: str,
    jobs: int | None,
    ray: str | None,
    budget: Budget,
    folder: Path | None,
    json: bool,
) -> None:
    game = find_game(game_id)
    setup = make_setup(game, seats, variant, parse_options(game, option, deck))
    entrants = tuple(name.strip() for name in names.split(","))
    for name in entrants:
        if name not in bots(game_id):
            raise BadSetup(f"{game_id} has no bot {name!r}{suggestion(name, bots(game_id))}")
    if games < 1:
        raise BadSetup(f"{games} games cannot be played; give --games a number from 1 on")
    check_folder(folder)
    setup = with_bots(game, setup, range(setup.seats))
    plan = make_tournament(Plan(game_id, setup, entrants, seed, budget))
    diary = Diary(plan, folder / "games.jsonl" if folder else None)
    total = max(whole_blocks(games, len(entrants)), len(diary.games))
    with progress(game_id, total) as advance, workers(jobs, ray) as crew:
        advance(len(diary.games))
        for _ in compete(plan, diary, total, crew):
            advance()
    standing = judge(plan, diary.games[: total - total % len(entrants)])
    if folder:
        (folder / "arena.json").write_bytes(msgspec.json.format(msgspec.json.encode(standing)))
        chosen = "".join(f" --option {o}" for o in option) + f" --deck {deck}" * (deck is not None)
        chosen += f" --iterations {budget.iterations}" * (budget.iterations is not None)
        chosen += f" --seconds {budget.seconds}" * (budget.seconds is not None)
        command = f"diwan arena {game_id} --seats {setup.seats} --variant {setup.variant}{chosen}"
        command += f" --bots {names} --games {games} --seed {seed}"
        (folder / "arena.html").write_text(page(standing, command), "utf-8")
    if json:
        print_json(standing)
    else:
        print_standing(standing)


def print_standing(standing: Standing) -> None:
    console = out()
    console.print(f"[bold]{standing.game}[/] ({standing.variant}), {standing.seats} seats: {standing.games} games")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for title in ("rating", "±", "seats", "wins", "share (95 %)"):
        table.add_column(title, justify="right")
    for r in standing.bots:
        table.add_row(r.bot, f"{r.rating:.1f}", f"{2 * r.uncertainty:.1f}", str(r.games), f"{r.wins:.1f}", str(r.rate))
    console.print(table)
    for duel in standing.duels:
        console.print(verdict(duel))
