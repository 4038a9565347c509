"""A table for tests."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

import diwan
from diwan.core.game import Refusal
from diwan.table import HOST, SPECTATOR, Command, Entry, Open, Play, Sit, Start, Step, Table, TableSettings, accept

KTM = "king-thief-minister"


class Scene:
    """A table under test, with a clock that the test sets and a log that it keeps."""

    def __init__(
        self,
        seats: int = 3,
        settings: TableSettings | None = None,
        seed: int = 1,
        *,
        game: str = KTM,
        variant: str = "standard",
        options: Mapping[str, Any] = MappingProxyType({}),
        rules: int = 1,
    ) -> None:
        self.rng, self.now = Random(seed), 1_000_000
        self.chance_at: Callable[[Table | None], Random] = lambda _table: self.rng
        self.entries: list[Entry[Any]] = []
        self.steps: list[Step] = []
        setup = {"seats": seats, "variant": variant, "options": dict(options)}
        self.table: Table = None  # type: ignore[assignment]
        self.do(HOST, Open("t", game, diwan.game(game).edition, setup, "host-key", settings or TableSettings(), rules))

    def do(self, by: int, command: Command[Any], id: str = "") -> Step:
        entry, step = accept(self.table, Entry(self.now, by, command, id), self.chance_at(self.table))
        self.entries.append(entry)
        self.steps.append(step)
        self.table = step.table
        return step

    def refuse(self, by: int, command: Command[Any]) -> str:
        with pytest.raises(Refusal) as refused:
            accept(self.table, Entry(self.now, by, command), self.rng)
        return refused.value.key

    def seat_everybody(self, names: Sequence[str] = ()) -> "Scene":
        for seat in range(len(self.table.chairs)):
            self.do(SPECTATOR, Sit(names[seat] if names else f"P{seat}", f"key{seat}"))
        return self

    def start(self) -> "Scene":
        self.do(HOST, Start())
        return self

    def stage(self) -> str:
        return self.table.stage

    @property
    def state(self) -> Any:
        assert self.table.in_play is not None
        return self.table.in_play.state

    @property
    def to_act(self) -> tuple[int, ...]:
        assert self.table.in_play is not None
        return self.table.in_play.to_act

    def any_move(self, seat: int) -> Any:
        return self.rng.choice(self.table.game.legal(self.state, seat))

    def play_number(self, seat: int, number: int) -> None:
        """Play the move with that number of the seat's menu, modulo its length."""
        menu = self.table.game.legal(self.state, seat)
        self.do(seat, Play(menu[number % len(menu)]))

    def play_out(self) -> "Scene":
        while self.table.stage == "playing":
            seat = self.rng.choice(self.to_act)
            self.now += 10
            self.do(seat, Play(self.any_move(seat)))
        return self
