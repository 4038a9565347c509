"""The examples for researchers do what they claim."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import against_openspiel
import machrou3_teams
import numpy as np
import pytest
import train_a_seat

from diwan.bots.bot import bots, every_bot
from diwan.cli import run
from diwan.core.errors import BadSetup
from diwan.server.settings import Settings
from server.parts import QUICK, running
from server.people import Person, open_table, post


def test_training_a_seat_helps() -> None:
    learned = train_a_seat.train(games=200)
    blank = np.zeros_like(learned)
    assert train_a_seat.evaluate(learned, "random", 25) > train_a_seat.evaluate(blank, "random", 25) + 0.1


def test_our_bots_and_openspiels_search_play_in_one_game() -> None:
    result = against_openspiel.compete("clash", "clever", games=2, simulations=3)
    assert result.decided <= 2
    assert result.seconds_theirs > 0


def test_whole_teams_play_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    machrou3_teams.main(["random", "hard", "4", "2", "advanced"])
    told = capsys.readouterr().out
    assert "hard Corrupt beat random Reformists in" in told
    assert told.count("of 2 games") == 3


KTM = "king-thief-minister"


@pytest.fixture
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide a bot that was trained for a short time."""
    np.save(tmp_path / "seat.npy", train_a_seat.train(games=100))
    monkeypatch.setenv("TRAINED_SEAT", str(tmp_path / "seat.npy"))
    monkeypatch.setenv("DIWAN_BOTS", f"{KTM}=trained_bot")
    every_bot.cache_clear()
    yield
    every_bot.cache_clear()


@pytest.mark.usefixtures("trained")
def test_the_trained_agent_enters_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", KTM, "--bots", "trained,random", "--seats", "3", "--games", "4", "--jobs", "2", "--json",
               "--option", "turn_limit_per_player=8"]  # fmt: skip
    assert run(command) == 0
    assert {rated["bot"] for rated in json.loads(capsys.readouterr().out)["bots"]} == {"trained", "random"}


@pytest.mark.usefixtures("trained")
def test_the_trained_agent_plays_at_a_web_table(tmp_path: Path) -> None:
    async def watch() -> None:
        settings = Settings(database=str(tmp_path / "tables.sqlite"), **QUICK)  # type: ignore[arg-type]
        async with running(settings) as server:
            table, host = await open_table(server.url, seats=3, options={"turn_limit_per_player": 3})
            commands = f"{server.url}/api/tables/{table}/commands"
            spectator = await Person(server.url, table).come()
            for id, command in (("fill", {"type": "Fill", "bot": "trained"}), ("start", {"type": "Start"})):
                answer = await post(commands, {"type": "Ask", "id": id, "command": command}, host)
                assert answer.status_code == 200, answer.text
            await spectator.until(lambda: spectator.stage == "over")
            assert spectator.now["outcome"] is not None
            assert [chair["bot"] for chair in spectator.now["table"]["chairs"]] == ["trained"] * 3
            await spectator.go()

    asyncio.run(watch())


def test_a_module_without_bots_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIWAN_BOTS", "clash=no_such_module")
    every_bot.cache_clear()
    with pytest.raises(BadSetup, match="DIWAN_BOTS names 'clash=no_such_module', from which no bots can be loaded"):
        bots("clash")
    every_bot.cache_clear()
