"""Proof searches as pieces of work for several processes. Each process keeps its own table of what it has learned."""

from collections.abc import Callable, Collection
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import lru_cache
from time import perf_counter
from typing import Any, TypeVar

from diwan.games.clash.prover.nameless_proof import NamelessProver
from diwan.games.clash.prover.proof import Prover
from diwan.lab.workers import Crew

Piece = TypeVar("Piece")
Result = TypeVar("Result")


@lru_cache(maxsize=1)
def prover(megabytes: int, options: int, names: bool) -> Prover | NamelessProver:
    """Return the prover of this process. Asking for a different one discards the table of the old one."""
    return Prover(megabytes, options) if names else NamelessProver(megabytes)


def attempt(row: Any, lucky: int, names: bool, options: int, megabytes: int, visits: int) -> tuple[int, int]:
    """Return WON, LOST or UNKNOWN for the mover, and the number of visits. The result does not depend on the table.

    `names` selects the prover. Switching between the two discards the table every time."""
    mine = prover(megabytes, options, names)
    before = mine.visited
    value = mine.try_to_prove(row, visits, lucky)
    return value, mine.visited - before


def run_pieces(
    crew: Crew,
    seconds: float | None,
    following: Callable[[Collection[Piece]], Piece | None],
    begin: Callable[[Piece], Future[Result]],
    take: Callable[[Piece, Result], None],
) -> None:
    """Give every worker one piece after another, until there are none left or the time is up.

    `following` returns the next piece, given those in work; `begin` starts one, and `take` receives its result."""
    until = None if seconds is None else perf_counter() + seconds
    working: dict[Future[Result], Piece] = {}
    while True:
        while len(working) < crew.size and (until is None or perf_counter() < until):
            piece = following(working.values())
            if piece is None:
                break
            working[begin(piece)] = piece
        if not working:
            return
        for done in wait(working, return_when=FIRST_COMPLETED).done:
            take(working.pop(done), done.result())
