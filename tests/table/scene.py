"""A table for tests."""

from random import Random
from typing import Any

import pytest

import diwan
from diwan.core.game import Refusal
from diwan.table import HOST, ONLOOKER, Command, Entry, Manners, Open, Play, Sit, Start, Step, Table, accept

KTM = "king-thief-minister"


class Scene:
    """A table under test, with a clock that the test sets and a log that it keeps."""

    def __init__(self, seats: int = 3, manners: Manners | None = None, seed: int = 1) -> None:
        self.rng, self.now = Random(seed), 1_000_000
        self.entries: list[Entry[Any]] = []
        self.steps: list[Step] = []
        setup = {"seats": seats, "variant": "standard", "options": {}}
        self.table: Table = None  # type: ignore[assignment]
        self.do(HOST, Open("t", KTM, diwan.game(KTM).edition, setup, "host-key", manners or Manners()))

    def do(self, by: int, command: Command[Any], id: str = "") -> Step:
        entry, step = accept(self.table, Entry(self.now, by, command, id), self.rng)
        self.entries.append(entry)
        self.steps.append(step)
        self.table = step.table
        return step

    def refuse(self, by: int, command: Command[Any]) -> str:
        with pytest.raises(Refusal) as refused:
            accept(self.table, Entry(self.now, by, command), self.rng)
        return refused.value.key

    def seat_everybody(self) -> "Scene":
        for seat in range(len(self.table.chairs)):
            self.do(ONLOOKER, Sit(f"P{seat}", f"key{seat}"))
        return self

    def start(self) -> "Scene":
        self.do(HOST, Start())
        return self

    def stage(self) -> str:
        return self.table.stage

    @property
    def state(self) -> Any:
        assert self.table.round is not None
        return self.table.round.state

    @property
    def owed(self) -> tuple[int, ...]:
        assert self.table.round is not None
        return self.table.round.owed

    def any_move(self, seat: int) -> Any:
        return self.rng.choice(self.table.game.legal(self.state, seat))

    def play_out(self) -> "Scene":
        while self.table.stage == "playing":
            seat = self.rng.choice(self.owed)
            self.now += 10
            self.do(seat, Play(self.any_move(seat)))
        return self
