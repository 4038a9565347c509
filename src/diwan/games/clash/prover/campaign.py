"""A proof search that can be interrupted and resumed: who wins each opening of a neutral zone.

The first placements form an and-or tree, kept here. Below it the kernel proves single positions, each with a growing
number of visits. Every proof is a line of the checkpoint file, so an interrupted run loses at most the positions in
work. The work of a lost worker is given to another one. The tables have a fixed size, which bounds the memory.

With Elections there are two questions about every opening. Who wins if every draw suits the second player? If it is the
second player, who wins if every draw suits the first? When nothing can be drawn any more, the answers are the same.
"""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct

from diwan.core.errors import BadFile
from diwan.games.clash.figures import NEUTRAL, TILES, Cell
from diwan.games.clash.kernel import bridge
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.prover.attempts import attempt, run_pieces
from diwan.games.clash.prover.nameless import reads_no_names
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.prover.proof import LOST, UNKNOWN, WON, estimate, name_of
from diwan.games.clash.state import Options, Tiles
from diwan.lab.journal import Journal
from diwan.lab.workers import HERE, Crew

TREE_DEPTH = 2
"""Placements after Mustafa that the tree above the kernel covers."""
FIRST_VISITS = 2_000_000
"""Positions searched in the first attempt to prove one: a few seconds."""
GROWTH = 4
"""How many times longer each further attempt is."""
FIRST, SECOND = 0, 1
"""Seats."""

Winner: TypeAlias = Literal["first", "second", "the draw decides"]


class Progress(Struct, frozen=True):
    """How far a campaign has come."""

    proved: int
    """Number of proved positions of the tree."""
    visited: int
    seconds: float
    cells: dict[Cell, Winner | None]
    """The winner by the cell of Mustafa; None while it is not known."""
    not_first: tuple[Cell, ...] = ()
    """Undecided cells where the second player wins if draws suit them, so the first player cannot force a win."""

    @property
    def winner(self) -> Winner | None:
        """Return who wins the opening: the first player takes the cell that is best for them."""
        found = set(self.cells.values())
        if "first" in found:
            return "first"
        if None in found:
            return None
        return "the draw decides" if "the draw decides" in found else "second"


class _Head(Struct, frozen=True):
    """The first line of a checkpoint: its neutral zone."""

    neutral: Tiles


class _Proved(Struct, frozen=True):
    """Any other line of a checkpoint: a position, whether the player to move wins, and the effort of the proof."""

    position: str
    won: int
    visits: int
    seconds: float


class Node:
    """A position near the start, with one player to whom all draws are favourable, and what may follow from it."""

    def __init__(self, row: Any, lucky: int, name: str) -> None:
        self.row, self.lucky, self.name = row, lucky, name
        self.moves: list[tuple[Node, ...]] | None = None
        """The positions after each move, the best-looking first.

        A draw of the unlucky player leads to several positions, any other move to one."""
        self.value = UNKNOWN
        self.visits = FIRST_VISITS


def value_of_draws(values: list[int]) -> int:
    """Return the value of a move for the next player to move, when the draw favours that player."""
    return WON if WON in values else UNKNOWN if UNKNOWN in values else LOST


class Campaign:
    """The proof of all openings of a neutral zone, with its checkpoint."""

    def __init__(self, neutral: Tiles, megabytes: int, checkpoint: Path | None = None) -> None:
        self._neutral, self._megabytes = neutral, megabytes
        self._journal = Journal(checkpoint) if checkpoint else None
        self._flags = bridge.flags(Options())
        self._nodes: dict[str, Node] = {}
        self._known: dict[str, int] = {}
        self.visited, self._earlier = 0, 0.0
        self._begun = perf_counter()
        box = tuple(sorted(set(NEUTRAL) - set(neutral))) if "ELE" in neutral else ()
        self.roots: dict[Cell, tuple[Node, Node]] = {}
        """The two questions by the cell of Mustafa: with a lucky second player, and with a lucky first player."""
        for move, state in after_mustafa(opening(Options(), neutral, box)):
            row = bridge.pack(state)
            self.roots[move.cell] = (self._node(row, SECOND), self._node(row, FIRST))
        self._names = not reads_no_names(row)
        if self._journal:
            self._read(self._journal)

    # ------------------------------------------------------------ checkpoint

    def _read(self, journal: Journal) -> None:
        problem = "this is not a line of a checkpoint; remove it"
        heads = journal.entries(msgspec.json.Decoder(_Head).decode, problem, upto=1)
        if not heads:
            journal.add(msgspec.json.encode(_Head(self._neutral)))
        elif heads[0].neutral != self._neutral:
            raise BadFile(str(journal.path), 1, f"the checkpoint is of {','.join(heads[0].neutral)}; give another file")
        for proved in journal.entries(msgspec.json.Decoder(_Proved).decode, problem, since=1):
            self._known[proved.position] = proved.won
            self.visited += proved.visits
            self._earlier = max(self._earlier, proved.seconds)
        for node in list(self._nodes.values()):
            node.value = self._known.get(node.name, UNKNOWN)

    def _write(self, node: Node, visits: int) -> None:
        self._known[node.name] = node.value
        if self._journal:
            self._journal.add(msgspec.json.encode(_Proved(node.name, node.value, visits, round(self.seconds, 1))))

    # ------------------------------------------------------------ the tree

    def _node(self, row: Any, lucky: int) -> Node:
        name = name_of(row, lucky)
        if name not in self._nodes:
            self._nodes[name] = Node(row, lucky, name)
            self._nodes[name].value = self._known.get(name, UNKNOWN)
        return self._nodes[name]

    def _after(self, node: Node, move: int, drawn: int) -> Node:
        out = np.zeros(kernel.WORDS, dtype=np.int64)
        ended = kernel.play(node.row, out, move, 0, drawn, self._flags)
        assert ended == kernel.GOES_ON, "no game ends within the first placements"
        return self._node(out, node.lucky)

    def _expand(self, node: Node) -> list[tuple[Node, ...]]:
        if node.moves is None:
            moves = np.zeros(2 * kernel.MOST_MOVES, dtype=np.int64)
            kernel.prepare(node.row, self._flags)
            count = kernel.generate(node.row, moves)
            box = [tile for tile in range(len(TILES)) if node.row[kernel.BOX] >> tile & 1]
            found: dict[tuple[str, ...], tuple[Node, ...]] = {}
            for move in moves[:count].tolist():
                drawn = box if move >> 18 & 15 == kernel.DRAW else [0]
                after = tuple(self._after(node, move, tile) for tile in drawn)
                for outcomes in zip(after, strict=True) if node.row[kernel.TURN] & 1 == node.lucky else [after]:
                    found[tuple(child.name for child in outcomes)] = outcomes
            node.moves = sorted(found.values(), key=lambda outcomes: int(estimate(outcomes[0].row)))
        return node.moves

    def _settle(self, node: Node, depth: int) -> int:
        """Return the value of a node as far as it follows from the nodes below."""
        if node.value == UNKNOWN and depth > 0 and node.moves is not None:
            values = [value_of_draws([self._settle(child, depth - 1) for child in outcomes]) for outcomes in node.moves]
            if LOST in values:
                node.value = WON
            elif UNKNOWN not in values:
                node.value = LOST
            if node.value != UNKNOWN:
                self._write(node, 0)
        return node.value

    def _leaves(self, node: Node, depth: int, busy: set[str]) -> Iterator[Node]:
        """Yield the positions to prove next: the best-looking answer to every undecided move."""
        if node.value != UNKNOWN:
            return
        if depth == 0:
            if node.name not in busy:
                yield node
            return
        waiting = [
            outcomes
            for outcomes in self._expand(node)
            if value_of_draws([child.value for child in outcomes]) == UNKNOWN
        ]
        if depth % 2 != TREE_DEPTH % 2:
            # The first player needs one good answer, so we try the one that has cost least so far. Every move of the
            # second player must be refuted, so their order does not matter.
            waiting.sort(key=lambda outcomes: sum(child.visits for child in outcomes))
        for outcomes in waiting:
            for child in outcomes:
                yield from self._leaves(child, depth - 1, busy)

    # ------------------------------------------------------------ running

    @property
    def seconds(self) -> float:
        """Return the time spent so far, earlier runs included."""
        return self._earlier + perf_counter() - self._begun

    def _winner(self, cell: Cell) -> Winner | None:
        lucky_second, lucky_first = (self._settle(node, TREE_DEPTH) for node in self.roots[cell])
        if lucky_second == LOST:
            return "first"
        if lucky_first == WON:
            return "second"
        return None if UNKNOWN in (lucky_second, lucky_first) else "the draw decides"

    def progress(self) -> Progress:
        """Return how far the proof has come."""
        winners = {cell: self._winner(cell) for cell in self.roots}
        half = tuple(cell for cell, winner in winners.items() if winner is None and self.roots[cell][0].value == WON)
        return Progress(
            proved=len(self._known),
            visited=self.visited,
            seconds=round(self.seconds, 1),
            cells=winners,
            not_first=half,
        )

    def _questions(self) -> Iterator[Node]:
        """Yield the open questions: the first one about every cell, then the second one where it is still needed."""
        undecided = [nodes for cell, nodes in self.roots.items() if self._winner(cell) is None]
        yield from (lucky_second for lucky_second, _ in undecided if lucky_second.value == UNKNOWN)
        yield from (lucky_first for lucky_second, lucky_first in undecided if lucky_second.value == WON)

    def _next(self, busy: set[str]) -> Node | None:
        return next((leaf for node in self._questions() for leaf in self._leaves(node, TREE_DEPTH, busy)), None)

    def run(
        self, seconds: float | None, crew: Crew = HERE, tell: Callable[[Progress], None] = lambda _progress: None
    ) -> Progress:
        """Search until everything is proved or the time is up."""
        megabytes = self._megabytes // crew.size

        def following(working: Collection[Node]) -> Node | None:
            return self._next({node.name for node in working})

        def begin(leaf: Node) -> Future[tuple[int, int]]:
            return crew.submit(attempt, leaf.row, leaf.lucky, self._names, self._flags, megabytes, leaf.visits)

        def take(leaf: Node, found: tuple[int, int]) -> None:
            self._take(leaf, *found)
            tell(self.progress())

        run_pieces(crew, seconds, following, begin, take)
        return self.progress()

    def _take(self, leaf: Node, value: int, visits: int) -> None:
        self.visited += visits
        if value == UNKNOWN:
            leaf.visits *= GROWTH
        else:
            leaf.value = value
            self._write(leaf, visits)
