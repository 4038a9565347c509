"""Decide who wins with each set of five neutral tiles that read no names.

The first player chooses where Mustafa lies, so one winning cell is enough; the second player must win from all cells.
Every decided opening is a line of a file, so a survey can be interrupted and resumed. The order is shuffled, always in
the same way, so that the openings decided so far are a fair sample of all.
"""

from collections.abc import Callable, Collection
from concurrent.futures import Future
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time
from typing import Literal

import msgspec
from msgspec import Struct

from diwan.games.clash.figures import Cell
from diwan.games.clash.kernel import bridge
from diwan.games.clash.prover.attempts import attempt, run_pieces
from diwan.games.clash.prover.nameless import NEUTRALS
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.prover.proof import LOST, UNKNOWN
from diwan.games.clash.state import Options, Tiles
from diwan.lab.journal import Journal
from diwan.lab.workers import Crew

TILES_OPEN = 5
"""Neutral tiles of the standard game."""
MOST_VISITS = 1 << 40
"""In effect no limit: days of search."""
Winner = Literal["first", "second"]


class Verdict(Struct, frozen=True):
    """Who wins an opening."""

    neutral: Tiles
    winner: Winner | None
    """None if the visits were used up."""
    cells: dict[Cell, Winner]
    """The winner by the cell of Mustafa, up to the first cell from which the first player wins."""
    visits: int
    seconds: float
    """CPU time."""


def openings() -> list[Tiles]:
    """Return all sets of five tiles that read no names, shuffled."""
    sets: list[Tiles] = [tuple(sorted(tiles)) for tiles in combinations(NEUTRALS, TILES_OPEN)]
    Random(0).shuffle(sets)
    return sets


def decide(neutral: Tiles, megabytes: int, visits: int = MOST_VISITS) -> Verdict:
    """Prove cell by cell who wins. A cell that is the image of an earlier one costs nothing."""
    started, spent, options = process_time(), 0, Options()
    cells: dict[Cell, Winner] = {}
    winner: Winner | None = None
    for move, state in after_mustafa(opening(options, neutral, ())):
        value, more = attempt(bridge.pack(state), 0, False, bridge.flags(options), megabytes, visits - spent)
        spent += more
        if value == UNKNOWN:
            break
        cells[move.cell] = "first" if value == LOST else "second"
        if value == LOST:
            winner = "first"
            break
    else:
        winner = "second"
    return Verdict(
        neutral=neutral, winner=winner, cells=cells, visits=spent, seconds=round(process_time() - started, 1)
    )


class Survey:
    """The openings decided so far, kept in a file."""

    def __init__(self, file: Path, megabytes: int) -> None:
        self._journal, self._megabytes = Journal(file), megabytes
        decode = msgspec.json.Decoder(Verdict).decode
        self.verdicts = self._journal.entries(decode, "this is not a verdict on an opening; remove it")
        decided = {verdict.neutral for verdict in self.verdicts}
        self._left = [tiles for tiles in openings() if tiles not in decided]

    def run(self, crew: Crew, seconds: float | None, tell: Callable[[int], None]) -> list[Verdict]:
        """Decide openings until there are none left or the time is up; `tell` gets the number decided so far."""
        megabytes = self._megabytes // crew.size

        def following(_working: Collection[Tiles]) -> Tiles | None:
            return self._left.pop(0) if self._left else None

        def begin(neutral: Tiles) -> Future[Verdict]:
            return crew.submit(decide, neutral, megabytes)

        def take(_neutral: Tiles, verdict: Verdict) -> None:
            self.verdicts.append(verdict)
            self._journal.add(msgspec.json.encode(verdict))
            tell(len(self.verdicts))

        run_pieces(crew, seconds, following, begin, take)
        return self.verdicts
