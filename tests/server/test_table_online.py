"""A table over real sockets: sitting, playing, being refused, leaving and coming back."""

import asyncio
from collections.abc import Callable
from random import Random

import httpx
import pytest

from diwan.core.match import Match
from diwan.core.record import Record
from diwan.server.settings import Settings
from server.parts import running
from server.people import Person, full_table, leave

Make = Callable[..., Settings]
pytestmark = pytest.mark.asyncio


async def test_a_whole_game_over_sockets_and_its_record(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url)
        onlooker = await Person(server.url, table).come()
        record = f"{server.url}/api/tables/{table}/games/1/record"
        async with httpx.AsyncClient() as http:
            assert (await http.get(record)).status_code == 404, "a running game is never given out"
            await asyncio.gather(*(person.play_on(Random(n)) for n, person in enumerate(people)))
            answer = await http.get(record)
        assert answer.status_code == 200
        replayed = Match.replay(Record.loads(answer.text))
        assert replayed.outcome is not None
        await onlooker.until(lambda: onlooker.stage == "over")
        for person in (*people, onlooker):
            assert person.now["outcome"]["winners"] == list(replayed.outcome.winners)
            assert person.now["view"]["coins"] == list(replayed.view(None).coins)
        await leave(*people, onlooker)
