"""`diwan arena`."""

from pathlib import Path

import msgspec
from rich.table import Table as Grid

from diwan.bots.bot import find_bot
from diwan.cli.console import out, print_json, progress
from diwan.cli.files import check_folder
from diwan.cli.flags import Table, Thinking, Workers, at_least_one, names_in
from diwan.core.registry import game as find_game
from diwan.lab.arena import (
    Ranking,
    TournamentLog,
    make_tournament,
    page,
    play_tournament,
    rank,
    round_up_to_blocks,
    verdict,
)
from diwan.lab.sim import Plan, with_bots


def run_arena(
    game_id: str,
    bots: str,
    games: int,
    table: Table,
    seed: str,
    workers: Workers,
    thinking: Thinking,
    folder: Path | None,
    json: bool,
) -> None:
    game = find_game(game_id)
    setup, budget = table.setup(game), thinking.budget()
    entrants = names_in(bots)
    for name in entrants:
        find_bot(name, game_id)
    at_least_one(games)
    check_folder(folder)
    setup = with_bots(game, setup, range(setup.seats))
    plan = make_tournament(Plan(game_id, setup, entrants, seed, budget))
    log = TournamentLog(plan, folder / "games.jsonl" if folder else None)
    total = max(round_up_to_blocks(games, len(entrants)), len(log.games))
    with progress(game_id, total) as advance, workers.crew() as crew:
        advance(len(log.games))
        for _ in play_tournament(plan, log, total, crew):
            advance()
    ranking = rank(plan, log.games[: total - total % len(entrants)])
    if folder:
        (folder / "arena.json").write_bytes(msgspec.json.format(msgspec.json.encode(ranking)))
        chosen = table.as_flags()
        chosen += f" --iterations {budget.iterations}" * (budget.iterations is not None)
        chosen += f" --seconds {budget.seconds}" * (budget.seconds is not None)
        command = f"diwan arena {game_id} --seats {setup.seats} --variant {setup.variant}{chosen}"
        command += f" --bots {bots} --games {games} --seed {seed}"
        (folder / "arena.html").write_text(page(ranking, command), "utf-8")
    if json:
        print_json(ranking)
    else:
        print_standing(ranking)


def print_standing(ranking: Ranking) -> None:
    console = out()
    console.print(f"[bold]{ranking.game}[/] ({ranking.variant}), {ranking.seats} seats: {ranking.games} games")
    table = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for title in ("rating", "±", "seats", "wins", "share (95 %)"):
        table.add_column(title, justify="right")
    for r in ranking.bots:
        table.add_row(r.bot, f"{r.rating:.1f}", f"{2 * r.uncertainty:.1f}", str(r.games), f"{r.wins:.1f}", str(r.rate))
    console.print(table)
    for duel in ranking.duels:
        console.print(verdict(duel))
