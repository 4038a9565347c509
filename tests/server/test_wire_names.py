"""Messages of protocol 1 keep their names in JSON, whatever the names in Python are: old clients know these."""

from typing import Any

import msgspec
import pytest

from diwan.core.codec import encode
from diwan.server.metrics import EntryCounter
from diwan.server.wire import PROTOCOL, Bye, Done, NewTable, Presence, Refused, Snapshot, Update
from diwan.table import MarkAbsent, MarkBack

MESSAGES = (
    pytest.param(
        Snapshot[Any, Any, Any],
        (
            b'{"type":"Snapshot","seq":4,"at":5,"now":6,"protocol":1,"seat":0,"host":true,"table":{"id":"t","game":"g",'
            b'"seats":1,"variant":"standard","options":{},"manners":{"clock":1.0,"grace":60,"stand_in":"random",'
            b'"listed":false,"newcomers":false},"stage":"playing","number":1,"chairs":[{"kind":"bot","name":"Cem",'
            b'"bot":"random","away":false,"ready":true,"wants_pause":false,"wants_rematch":false}],"whispers":false},'
            b'"view":{},"menu":[],"owed":[0],"deadlines":[null],"held":0,"outcome":null,"tally":null,"oldest":1,'
            b'"story":[{"seq":1,"at":2,"facts":[{"type":"Opened"}]}]}'
        ),
        id="Snapshot",
    ),
    pytest.param(
        Update[Any, Any, Any],
        (
            b'{"type":"Update","seq":4,"at":5,"table":{"id":"t","game":"g","seats":1,"variant":"standard","options":{},'
            b'"manners":{"clock":1.0,"grace":60,"stand_in":"random","listed":false,"newcomers":false},'
            b'"stage":"playing","number":1,"chairs":[{"kind":"bot","name":"Cem","bot":"random","away":false,'
            b'"ready":true,"wants_pause":false,"wants_rematch":false}],"whispers":false},"view":{},"menu":[],'
            b'"owed":[0],"deadlines":[9],"held":7,"outcome":null,"tally":null,"oldest":2}'
        ),
        id="Update",
    ),
    pytest.param(
        Done,
        b'{"type":"Done","id":"i","seq":4}',
        id="Done",
    ),
    pytest.param(
        Refused,
        b'{"type":"Refused","id":"i","ruling":"K1","key":"k","details":{},"text":"No."}',
        id="Refused",
    ),
    pytest.param(
        Presence,
        b'{"type":"Presence","seats":[0],"onlookers":2}',
        id="Presence",
    ),
    pytest.param(
        Bye,
        b'{"type":"Bye","reason":"restart","retry":500}',
        id="Bye",
    ),
    pytest.param(
        NewTable,
        (
            b'{"game":"g","seats":3,"variant":null,"options":{},"manners":{"clock":1.0,"grace":60,"stand_in":"random",'
            b'"listed":true,"newcomers":false}}'
        ),
        id="NewTable",
    ),
)


@pytest.mark.parametrize(("kind", "sent"), MESSAGES)
def test_a_message_is_read_and_written_as_before(kind: Any, sent: bytes) -> None:
    assert PROTOCOL == 1
    assert encode(msgspec.json.decode(sent, type=kind)) == sent


def test_metrics_name_commands_as_the_log_does() -> None:
    counter = EntryCounter()
    counter.add(MarkAbsent, 0.001)
    counter.add(MarkBack, 0.001)
    entries = next(iter(counter.collect()))
    assert [sample.labels["command"] for sample in entries.samples] == ["Absent", "Back"]
