"""Logs are stored and exported: the names in their JSON stay, whatever the names in Python are."""

from typing import Any, get_args

import msgspec
import pytest

from diwan.core.codec import encode
from diwan.table import Command, Entry
from diwan.table.facts import Fact

ENTRIES = (
    (
        b'{"at":1,"by":-3,"command":{"type":"Open","table":"t","game":"g","edition":"1","setup":{"seats":3},'
        b'"host":"h","manners":{"clock":0.5,"grace":5,"stand_in":"clever","listed":true,"newcomers":true}},'
        b'"id":"i"}'
    ),
    b'{"at":1,"by":-3,"command":{"type":"Sit","name":"Ann","key":"k","seat":1},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Rename","name":"Bob"},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Fill","bot":"random","seats":[1,2]},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Leave"},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Kick","seat":1},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Ready","on":false},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Start"},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Rematch","on":true},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Archive"},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Play","move":{"type":"Pass"}},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"BotPlay","seat":1,"after":7,"move":{"type":"Pass"}},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"TimeOut","seat":1},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Absent","seat":1},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Back","seat":1},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Pause","on":true},"id":"i"}',
    b'{"at":1,"by":-3,"command":{"type":"Say","text":"hm","to":[1],"name":"Eve"},"id":"i"}',
)
FACTS = (
    b'{"type":"Opened"}',
    b'{"type":"Sat","seat":1,"name":"Ann"}',
    b'{"type":"Renamed","seat":1,"name":"Bob"}',
    b'{"type":"Filled","seats":[1],"bot":"random"}',
    b'{"type":"Left","seat":1,"name":"Ann","kicked":true}',
    b'{"type":"SaidReady","seat":1,"on":true}',
    b'{"type":"Started","number":1}',
    b'{"type":"TimedOut","seat":1}',
    b'{"type":"WentAway","seat":1,"bot":"random"}',
    b'{"type":"CameBack","seat":1}',
    b'{"type":"WantsPause","seat":1,"on":true}',
    b'{"type":"Paused"}',
    b'{"type":"WentOn","seat":1}',
    b'{"type":"WantsRematch","seat":1,"on":false}',
    b'{"type":"Said","seat":null,"name":"Eve","text":"hm","to":null}',
    b'{"type":"Whispered","seat":1,"to":[2]}',
    (
        b'{"type":"Finished","number":1,"outcome":{"winners":[1],"scores":[0.0,1.0],"ruling":"K1","reason":"x",'
        b'"teams":[]}}'
    ),
    b'{"type":"Archived"}',
)


@pytest.mark.parametrize("stored", ENTRIES)
def test_an_entry_that_was_stored_once_is_read_and_written_the_same(stored: bytes) -> None:
    assert encode(msgspec.json.decode(stored, type=Entry[Any])) == stored


@pytest.mark.parametrize("sent", FACTS)
def test_a_fact_has_the_names_that_clients_know(sent: bytes) -> None:
    assert encode(msgspec.json.decode(sent, type=Fact)) == sent


def test_every_command_and_fact_is_pinned() -> None:
    assert len(ENTRIES) == len(get_args(Command))
    assert len(FACTS) == len(get_args(Fact))
