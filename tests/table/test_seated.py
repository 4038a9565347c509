"""A game may adapt its setup to the bots at the table (`seated`) when it begins."""

from random import Random
from typing import Any

import pytest

import diwan
from diwan.core.game import Refusal
from diwan.core.match import Match
from diwan.table import (
    HOST,
    SERVER,
    SPECTATOR,
    BotPlay,
    Command,
    Entry,
    Fill,
    Kick,
    Open,
    Play,
    Sit,
    Start,
    Table,
    TableSettings,
    accept,
    record_of,
)
from diwan.table.state import is_bots

SEATS = 4
OPTIONS = {"people": "all", "max_rounds": 1, "rotations": 1, "whispers_per_recess": 0}


class Company:
    def __init__(self, variant: str, people: int) -> None:
        self.rng, self.entries = Random(1), list[Entry[Any]]()
        self.table: Table = None  # type: ignore[assignment]
        setup = {"seats": SEATS, "variant": variant, "options": {**OPTIONS, "mode": variant}}
        self.do(HOST, Open("t", "intrigue", diwan.game("intrigue").edition, setup, "host-key", TableSettings()))
        for seat in range(people):
            self.do(SPECTATOR, Sit(f"P{seat}", f"key{seat}"))
        if people < SEATS:
            self.do(HOST, Fill("random"))

    def do(self, by: int, command: Command[Any]) -> None:
        entry, step = accept(self.table, Entry(1_000_000, by, command), self.rng)
        self.entries.append(entry)
        self.table = step.table

    @property
    def state(self) -> Any:
        assert self.table.in_play is not None
        return self.table.in_play.state

    def play_to_the_end(self) -> None:
        while self.table.stage == "playing":
            assert self.table.in_play is not None
            seat = self.table.in_play.to_act[0]
            move = self.rng.choice(self.table.game.legal(self.state, seat))
            if is_bots(self.table.chairs[seat]):
                self.do(SERVER, BotPlay(seat, self.table.in_play.acted[seat], move))
            else:
                self.do(seat, Play(move))


def test_the_setup_without_bots_is_played_and_recorded() -> None:
    company = Company("mixed", people=2)
    company.do(HOST, Start())
    assert company.state.options.people == "0,1"
    company.play_to_the_end()
    record = record_of(company.entries, 1)
    assert record is not None
    assert record.setup.options.people == "0,1"
    assert Match.replay(record).outcome == record.outcome


def test_the_next_game_begins_with_the_hosts_options() -> None:
    company = Company("mixed", people=3)
    company.do(HOST, Start())
    company.play_to_the_end()
    company.do(HOST, Kick(3))
    company.do(SPECTATOR, Sit("P3", "key3"))
    company.do(HOST, Start())
    assert company.state.options.people == "all"


def test_a_game_that_does_not_allow_bots_does_not_begin() -> None:
    company = Company("free_only", people=3)
    with pytest.raises(Refusal) as refused:
        company.do(HOST, Start())
    assert str(refused.value) == "no_bots_in_free_only (I18)"
    assert company.table.in_play is None
    company.do(HOST, Kick(3))
    company.do(SPECTATOR, Sit("P3", "key3"))
    company.do(HOST, Start())
    assert company.table.stage == "playing"
