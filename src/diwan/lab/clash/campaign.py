"""A proof search that can be stopped and gone on with: which openings of a neutral zone are won, and by whom.

The first placements are an and-or tree kept here; below it the kernel proves single positions, each with a growing
number of visits. Everything proved is a line of the checkpoint file, so that a run loses at most the positions in work.
What a lost worker was busy with is given to another. The tables have a fixed size: that is the bound on memory.
"""

import json
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct

from diwan.bots.clash import bridge, kernel
from diwan.core.errors import BadFile, BadSetup
from diwan.games.clash.figures import Cell
from diwan.games.clash.state import Options, Tiles
from diwan.lab.clash.attempts import attempt, keep_busy
from diwan.lab.clash.positions import after_mustafa, opening
from diwan.lab.clash.proof import LOST, UNKNOWN, WON, look, name_of
from diwan.lab.workers import HERE, Crew

TREE_DEPTH = 2
"""Placements after Mustafa that the tree above the kernel covers."""
FIRST_VISITS = 2_000_000
GROWTH = 4


class Progress(Struct, frozen=True):
    """How far a campaign has come."""

    proved: int
    """Positions of the tree."""
    visited: int
    seconds: float
    cells: dict[Cell, int]
    """By the cell of Mustafa: UNKNOWN, or LOST or WON for the second player, who is to move."""


class Node:
    """A position near the start, with its successors; the best-looking first."""

    def __init__(self, row: Any, name: str) -> None:
        self.row, self.name = row, name
        self.children: list[Node] | None = None
        self.value = UNKNOWN
        self.visits = FIRST_VISITS


class Campaign:
    def __init__(self, neutral: Tiles, megabytes: int, checkpoint: Path | None = None) -> None:
        if "ELE" in neutral:
            raise BadSetup("Elections draw by chance, so there is no win or loss to prove; choose other tiles than ELE")
        self._neutral, self._megabytes, self._checkpoint = neutral, megabytes, checkpoint
        self._flags = bridge.flags(Options())
        self._nodes: dict[str, Node] = {}
        self._known: dict[str, int] = {}
        self.visited, self._earlier = 0, 0.0
        self._begun = perf_counter()
        self.roots: dict[Cell, Node] = {
            move.cell: self._node(bridge.pack(state)) for move, state in after_mustafa(opening(Options(), neutral, ()))
        }
        if checkpoint is not None and checkpoint.exists():
            self._read(checkpoint)

    # ------------------------------------------------------------ checkpoint

    def _read(self, path: Path) -> None:
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                if number == 1:
                    if entry["neutral"] != list(self._neutral):
                        raise BadFile(
                            str(path), 1, f"the checkpoint is of {','.join(entry['neutral'])}; give another file"
                        )
                    continue
                self._known[entry["position"]] = int(entry["won"])
                self.visited += entry["visits"]
                self._earlier = max(self._earlier, entry["seconds"])
            except (ValueError, KeyError, TypeError):
                if number == len(lines):
                    break  # cut off while it was being written
                raise BadFile(str(path), number, "this is not a line of a checkpoint; remove it") from None
        for node in list(self._nodes.values()):
            node.value = self._known.get(node.name, UNKNOWN)

    def _write(self, node: Node, visits: int) -> None:
        self._known[node.name] = node.value
        if self._checkpoint is None:
            return
        new = not self._checkpoint.exists()
        with self._checkpoint.open("a", encoding="utf-8") as file:
            if new:
                file.write(json.dumps({"neutral": list(self._neutral)}) + "\n")
            seconds = round(self.seconds, 1)
            entry = {"position": node.name, "won": node.value, "visits": visits, "seconds": seconds}
            file.write(json.dumps(entry) + "\n")

    # ------------------------------------------------------------ the tree

    def _node(self, row: Any) -> Node:
        name = name_of(row)
        if name not in self._nodes:
            self._nodes[name] = Node(row, name)
            self._nodes[name].value = self._known.get(name, UNKNOWN)
        return self._nodes[name]

    def _expand(self, node: Node) -> list[Node]:
        if node.children is None:
            moves = np.zeros(2 * kernel.MOST_MOVES, dtype=np.int64)
            kernel.prepare(node.row, self._flags)
            count = kernel.generate(node.row, moves)
            found: dict[str, tuple[int, Node]] = {}
            for move in moves[:count].tolist():
                out = np.zeros(kernel.WORDS, dtype=np.int64)
                # No game ends within the first placements.
                assert kernel.play(node.row, out, move, 0, 0, self._flags) == kernel.GOES_ON
                child = self._node(out)
                found[child.name] = (int(look(out)), child)
            node.children = [child for _, child in sorted(found.values(), key=lambda pair: pair[0])]
        return node.children

    def _settle(self, node: Node, depth: int) -> int:
        """The value of a node as far as its successors tell it."""
        if node.value == UNKNOWN and depth > 0 and node.children is not None:
            values = [self._settle(child, depth - 1) for child in node.children]
            if LOST in values:
                node.value = WON
            elif UNKNOWN not in values:
                node.value = LOST
            if node.value != UNKNOWN:
                self._write(node, 0)
        return node.value

    def _leaves(self, node: Node, depth: int, busy: set[str]) -> Iterator[Node]:
        """Positions worth proving next: the best-looking answer to everything that is still open."""
        if node.value != UNKNOWN:
            return
        if depth == 0:
            if node.name not in busy:
                yield node
            return
        waiting = [child for child in self._expand(node) if child.value == UNKNOWN]
        if depth % 2 == TREE_DEPTH % 2:
            # The second player: every move of his must be refuted, so each is as good as another.
            for child in waiting:
                yield from self._leaves(child, depth - 1, busy)
        else:
            # One good answer is enough: the one that has cost least so far.
            for child in sorted(waiting, key=lambda child: child.visits):
                yield from self._leaves(child, depth - 1, busy)

    # ------------------------------------------------------------ running

    @property
    def seconds(self) -> float:
        return self._earlier + perf_counter() - self._begun

    def progress(self) -> Progress:
        values = {cell: self._settle(node, TREE_DEPTH) for cell, node in self.roots.items()}
        return Progress(len(self._known), self.visited, round(self.seconds, 1), values)

    def _next(self, busy: set[str]) -> Node | None:
        for node in self.roots.values():
            if self._settle(node, TREE_DEPTH) == UNKNOWN:
                leaf = next(self._leaves(node, TREE_DEPTH, busy), None)
                if leaf is not None:
                    return leaf
        return None

    def run(
        self, seconds: float | None, crew: Crew = HERE, tell: Callable[[Progress], None] = lambda _progress: None
    ) -> Progress:
        """Works until everything is proved or the time is up."""
        megabytes = self._megabytes // crew.size

        def following(working: Collection[Node]) -> Node | None:
            return self._next({node.name for node in working})

        def begin(leaf: Node) -> Future[tuple[int, int]]:
            return crew.submit(attempt, leaf.row, self._flags, megabytes, leaf.visits)

        def take(leaf: Node, found: tuple[int, int]) -> None:
            self._take(leaf, *found)
            tell(self.progress())

        keep_busy(crew, seconds, following, begin, take)
        return self.progress()

    def _take(self, leaf: Node, value: int, visits: int) -> None:
        self.visited += visits
        if value == UNKNOWN:
            leaf.visits *= GROWTH
        else:
            leaf.value = value
            self._write(leaf, visits)
