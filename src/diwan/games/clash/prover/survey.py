"""Who wins with which five neutral tiles: all openings whose tiles read no names, one after the other.

The first player chooses where Mustafa lies, so he wins an opening if he wins from one cell; the second player wins it
if he wins from all. Every decided opening is a line of a file, so that a survey can be stopped and gone on with. The
order is shuffled, always in the same way: whatever is decided so far is a fair sample of all.
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
from diwan.games.clash.prover.attempts import attempt, keep_busy
from diwan.games.clash.prover.nameless import NEUTRALS
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.prover.proof import LOST, UNKNOWN
from diwan.games.clash.state import Options, Tiles
from diwan.lab.journal import Journal
from diwan.lab.workers import Crew

TILES_OPEN = 5
MOST_VISITS = 1 << 40
Winner = Literal["first", "second"]


class Verdict(Struct, frozen=True):
    """Who wins an opening."""

    neutral: Tiles
    winner: Winner | None
    """None: the visits were used up."""
    cells: dict[Cell, Winner]
    """By the cell of Mustafa, as far as they were asked for: up to the first from which the first player wins."""
    visits: int
    seconds: float
    """CPU time."""


def openings() -> list[Tiles]:
    """All sets of five tiles that read no names, shuffled."""
    sets: list[Tiles] = [tuple(sorted(tiles)) for tiles in combinations(NEUTRALS, TILES_OPEN)]
    Random(0).shuffle(sets)
    return sets


def decide(neutral: Tiles, megabytes: int, visits: int = MOST_VISITS) -> Verdict:
    """Proves cell by cell who wins; cells that a symmetry maps onto one another cost nothing the second time."""
    begun, spent, options = process_time(), 0, Options()
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
    return Verdict(neutral, winner, cells, spent, round(process_time() - begun, 1))


class Survey:
    def __init__(self, file: Path, megabytes: int) -> None:
        self._journal, self._megabytes = Journal(file), megabytes
        decode = msgspec.json.Decoder(Verdict).decode
        self.verdicts = self._journal.entries(decode, "this is not a verdict on an opening; remove it")
        decided = {verdict.neutral for verdict in self.verdicts}
        self._left = [tiles for tiles in openings() if tiles not in decided]

    def run(self, crew: Crew, seconds: float | None, tell: Callable[[int], None]) -> list[Verdict]:
        """Decides openings until there is none left or the time is up; tells how many are decided."""
        megabytes = self._megabytes // crew.size

        def following(_working: Collection[Tiles]) -> Tiles | None:
            return self._left.pop(0) if self._left else None

        def begin(neutral: Tiles) -> Future[Verdict]:
            return crew.submit(decide, neutral, megabytes)

        def take(_neutral: Tiles, verdict: Verdict) -> None:
            self.verdicts.append(verdict)
            self._journal.add(msgspec.json.encode(verdict))
            tell(len(self.verdicts))

        keep_busy(crew, seconds, following, begin, take)
        return self.verdicts
