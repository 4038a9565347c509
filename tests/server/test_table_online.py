"""A table over real sockets: sitting, playing, being refused, leaving and coming back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from diwan.core.match import Match
from diwan.core.record import Record
from diwan.server.settings import Settings
from diwan.server.socket import STRIKES
from diwan.server.telling import MISSED_RETOLD, TALK_RETOLD
from server.parts import Worker, environment, running, until_ready
from server.people import Person, full_table, leave, open_table, post, sit

Make = Callable[..., Settings]
pytestmark = pytest.mark.asyncio


async def test_a_whole_game_over_sockets_and_its_record(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url)
        spectator = await Person(server.url, table).come()
        record = f"{server.url}/api/tables/{table}/games/1/record"
        async with httpx.AsyncClient() as http:
            assert (await http.get(record)).status_code == 404, "a running game is never given out"
            await asyncio.gather(*(person.play_on(Random(n)) for n, person in enumerate(people)))
            answer = await http.get(record)
        assert answer.status_code == 200
        replayed = Match.replay(Record.loads(answer.text))
        assert replayed.outcome is not None
        await spectator.until(lambda: spectator.stage == "over")
        for person in (*people, spectator):
            assert person.now["outcome"]["winners"] == list(replayed.outcome.winners)
            assert person.now["view"]["coins"] == list(replayed.view(None).coins)
        await leave(*people, spectator)


async def test_a_refused_move_says_why_and_changes_nothing(settings: Make) -> None:
    async with running(settings()) as server:
        _, _, people = await full_table(server.url)
        before = people[0].now["seq"]
        answer = await people[0].play({"type": "Peek"})
        assert (answer["type"], answer["ruling"], answer["key"]) == ("Refused", "K26", "out_of_place")
        assert "(K26)" in answer["text"]
        answer = await people[0].play({"type": "Fly"})
        assert (answer["ruling"], answer["key"]) == ("message", "not_understood")
        assert "$.command.move" in answer["details"]["problem"]
        await people[0].ask({"type": "Say", "text": "hm"})
        assert people[0].now["seq"] == before + 1
        await leave(*people)


async def test_a_command_sent_twice_counts_once(settings: Make) -> None:
    async with running(settings()) as server:
        _, _, people = await full_table(server.url)
        ann = people[0]
        first = await ann.play(ann.now["menu"][0], id="same")
        seq = ann.now["seq"]
        await ann.go()
        await ann.come(since=seq)
        del ann.answers["same"]
        assert await ann.play({"type": "Decline"}, id="same") == first
        assert ann.now["seq"] == seq
        await leave(*people)


async def test_a_client_that_comes_back_gets_what_it_missed(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url)
        ann, bob, _ = people
        await ann.go()
        since = ann.now["seq"]
        for word in ("one", "two", "three"):
            await bob.ask({"type": "Say", "text": word})
        heard = len(ann.messages)
        await ann.come(since=since)
        missed = ann.messages[heard:]
        assert [message["seq"] for message in missed[:3]] == [since + 1, since + 2, since + 3]
        assert [message["facts"][0]["text"] for message in missed[:3]] == ["one", "two", "three"]
        assert missed[3]["type"] == "Snapshot"
        assert missed[3]["story"] == []
        for odd in (10**9, since + 4):  # numbers that we never gave
            stranger = await Person(server.url, table, ann.secret).come(since=odd)
            assert stranger.messages[0]["type"] == "Snapshot"
            await stranger.go()
        await leave(*people)


@pytest.mark.parametrize(("aid", "turns"), [("none", 3), ("log", 8), ("tracker", 8)])
async def test_old_news_can_be_read_as_far_as_the_memory_aid_allows(settings: Make, aid: str, turns: int) -> None:
    """Without a memory aid only the last turn of each of three people, however a client comes back."""
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, options={"memory_aid": aid})
        ann = people[0]
        for person in people:
            await person.play({"type": "Decline"})
        await ann.until(lambda: ann.now["view"]["phase"]["type"] == "Turn")
        for turn in range(8):
            await people[ann.now["owed"][0]].play({"type": "Rotate", "direction": "left"})
            await ann.until(lambda turn=turn: ann.now["view"]["turns"] > turn)  # type: ignore[misc]
        assert bool(ann.now["view"]["memory"]["possible"]) == (aid == "tracker")
        stayed = [event for message in ann.messages if message["type"] == "Update" for event in rotations(message)]
        assert len(stayed) == 8
        kept = [message for message in ann.messages if message.get("seq", 0) >= ann.now["oldest"]]
        assert len([event for message in kept for event in rotations(message)]) == turns
        for since in (None, 0, 1):
            back = await Person(server.url, table, ann.secret).come(since=since)
            told = [*back.messages, *back.now["story"]]
            assert len([event for message in told for event in rotations(message)]) == turns
            assert back.now["oldest"] == ann.now["oldest"] or aid != "none"
            await back.go()
        await leave(*people)


def rotations(told: dict[str, Any]) -> list[Any]:
    return [event for event in told.get("news", ()) if event["type"] == "Rotated"]


async def test_whoever_holds_the_secret_is_the_seat(settings: Make) -> None:
    async with running(settings()) as server:
        table, host, people = await full_table(server.url)
        api = f"{server.url}/api/tables/{table}"
        phone = await Person(server.url, table, people[1].secret).come()
        assert phone.seat == 1
        stranger = await Person(server.url, table, "not-a-secret").come()
        assert (stranger.seat, stranger.now["host"]) == (None, False)
        answer = await stranger.play({"type": "Decline"})
        assert answer["key"] == "for_people_at_the_table"
        answer = await stranger.ask({"type": "Kick", "seat": 1})
        assert answer["key"] == "for_the_host"
        assert (await post(f"{api}/enter", {"secret": "wrong"})).status_code == 403
        entered = await post(f"{api}/enter", {"secret": people[2].secret})
        assert entered.json() == {"seat": 2, "host": False}
        cookie = entered.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert f"Path=/api/tables/{table}" in cookie
        kicked = await post(f"{api}/commands", {"id": "k", "type": "Ask", "command": {"type": "Kick", "seat": 1}}, host)
        assert kicked.status_code == 200
        await phone.until(lambda: phone.messages[-1]["type"] == "Bye")
        assert phone.messages[-1]["reason"] == "another_role"
        assert (await post(f"{api}/enter", {"secret": people[1].secret})).status_code == 403
        await leave(*people, phone, stranger)


async def test_a_table_says_what_the_cards_of_its_own_deck_do(settings: Make) -> None:
    card = '[[objective]]\nid = "OB0{}"\ntitle = "Mine"\nwhen = [{{ is = "stations_min", n = 2 }}]\n'
    deck = "".join(map(card.format, range(8)))
    async with running(settings()) as server, httpx.AsyncClient() as http:
        table, _ = await open_table(server.url, "machrou3-rais", options={"deck": deck})
        told = (await http.get(f"{server.url}/api/tables/{table}/cards")).json()
        assert told["OB01"] == {"title": "Mine", "says": [{"key": "condition-stations_min", "arguments": [["n", 2]]}]}
        assert told["EP01"]["title"] == "Wasta"
        other, _ = await open_table(server.url)
        assert (await http.get(f"{server.url}/api/tables/{other}/cards")).json() == {}


async def test_pages_of_other_sites_are_rejected(settings: Make) -> None:
    async with running(settings(origins=("https://friends.example",))) as server:
        table, _ = await open_table(server.url)
        seats = f"{server.url}/api/tables/{table}/seats"
        async with httpx.AsyncClient() as http:
            for origin, status in (
                ("https://evil.example", 403),
                ("https://friends.example", 201),
                (server.url, 201),
            ):
                answer = await http.post(seats, json={"name": origin}, headers={"origin": origin})
                assert answer.status_code == status
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert status == 403 or answer.headers["cache-control"] == "no-store", "it holds a secret"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as turned_away:
            await connect(address, origin=Origin("https://evil.example"))
        assert turned_away.value.response.status_code == 403
        async with connect(address, origin=Origin(server.url)):
            pass


async def test_the_sockets_of_an_address_are_limited(settings: Make) -> None:
    """Behind a trusted proxy the address is the one that the proxy forwards."""
    async with running(settings(sockets_per_address=1)) as server:
        table, _ = await open_table(server.url)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        ann, bob = ({"x-forwarded-for": forwarded} for forwarded in ("192.0.2.1", "192.0.2.2"))
        async with connect(address, additional_headers=ann), connect(address, additional_headers=bob):
            with pytest.raises(InvalidStatus) as turned_away:
                await connect(address, additional_headers=ann)
            assert turned_away.value.response.status_code == 429
        async with asyncio.timeout(10):
            while not server.hub.limits.lets_in("192.0.2.1"):
                await asyncio.sleep(0)
        async with connect(address, additional_headers=ann):
            pass


async def test_a_message_may_come_in_frames_but_not_without_limit(settings: Make) -> None:
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        spectator = await Person(server.url, table).come()
        ask = '{"type":"Ask","id":"p","command":{"type":"Say","text":"in pieces","name":"Eve"}}'
        await spectator.socket.send([ask[:10], ask[10:40], ask[40:]])
        await spectator.until(lambda: "p" in spectator.answers)
        assert spectator.answers["p"]["type"] == "Done"
        await spectator.socket.send(b"bytes are not understood")
        await spectator.until(lambda: "" in spectator.answers)
        assert spectator.answers[""]["key"] == "not_understood"
        await spectator.socket.send(["x" * 30_000] * 3)
        await spectator.until(lambda: spectator.messages[-1]["type"] == "Bye")
        assert spectator.messages[-1]["reason"] == "not_understood"


async def test_secrets_are_neither_in_logs_nor_in_the_database(folder: Path) -> None:
    log, database = folder / "log", folder / "diwan.sqlite"
    worker = Worker(environment(database=database, log_level="debug", log_format="json")).start(log)
    try:
        await until_ready(worker)
        table, host, people = await full_table(worker.url)
        await leave(*people)
    finally:
        worker.stop()
    written = log.read_bytes()
    stored = b"".join(path.read_bytes() for path in folder.glob("diwan.sqlite*"))
    for secret in (host, *(str(person.secret) for person in people)):
        assert secret.encode() not in written
        assert secret.encode() not in stored
    assert table.encode() in stored


async def test_bots_fill_the_table_and_play_to_the_end(settings: Make) -> None:
    async with running(settings()) as server:
        table, host = await open_table(server.url, seats=4)
        _, secret = await sit(server.url, table, "Ann")
        ann = await Person(server.url, table, secret).come()
        fill = {"type": "Ask", "id": "1", "command": {"type": "Fill", "bot": "random"}}
        assert (await post(f"{server.url}/api/tables/{table}/commands", fill, host)).status_code == 200
        fill = {"type": "Ask", "id": "2", "command": {"type": "Fill", "bot": "nobody"}}
        assert (await post(f"{server.url}/api/tables/{table}/commands", fill, host)).status_code == 400
        await ann.ask({"type": "Ready"})
        await ann.play_on(Random(5))
        assert ann.stage == "over"
        await ann.ask({"type": "Rematch"})
        await ann.until(lambda: ann.stage == "playing")
        assert ann.now["table"]["number"] == 2
        await ann.go()


async def test_the_time_out_move_is_played_for_a_person_who_does_not_move(settings: Make) -> None:
    """Nobody makes the first decision, so the time-out move declines for them."""
    async with running(settings()) as server:
        _, _, people = await full_table(server.url, manners={"clock": 0.001, "grace": 0})
        await people[0].until(lambda: people[0].now["view"]["phase"]["type"] == "Turn")
        told = [fact for message in people[0].messages for fact in message.get("facts", ())]
        assert [fact["seat"] for fact in told if fact["type"] == "TimedOut"] == [0, 1, 2]
        await leave(*people)


async def test_a_bot_plays_for_absent_people_until_they_are_back(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 1})
        ann, bob, cem = people
        await bob.go()
        await cem.until(lambda: cem.messages[-1]["type"] == "Presence" and cem.messages[-1]["seats"] == [0, 2])
        await cem.until(lambda: cem.now["table"]["chairs"][1]["away"])
        await cem.until(lambda: 1 not in cem.now["owed"])
        again = await Person(server.url, table, bob.secret).come()
        await cem.until(lambda: not cem.now["table"]["chairs"][1]["away"])
        assert again.seat == 1
        await leave(ann, cem, again)


@pytest.mark.usefixtures("whispers_allowed")
async def test_a_newcomer_gets_a_bots_seat_and_only_what_it_knows(settings: Make) -> None:
    async with running(settings()) as server:
        manners = {"clock": 0, "grace": 0, "newcomers": True}
        table, _, people = await full_table(server.url, manners=manners, options={"turn_limit_per_player": 1})
        ann, bob, cem = people
        await ann.ask({"type": "Say", "text": "for Bob alone", "to": [1]})
        await ann.ask({"type": "Say", "text": "for everybody"})
        await bob.send({"type": "Ask", "id": "away", "command": {"type": "Leave"}})
        await ann.until(lambda: ann.now["table"]["chairs"][1]["kind"] == "bot")
        seats = f"{server.url}/api/tables/{table}/seats"
        again = await post(seats, {"name": "Cem again", "seat": 1}, cem.secret)
        assert (again.status_code, again.json()["key"]) == (409, "seated_already")
        _, secret = await sit(server.url, table, "Dan", 1)
        for since in (None, 0):
            dan = await Person(server.url, table, secret).come(since)
            assert dan.seat == 1
            assert dan.now["view"]["seat"] == 1
            assert "for everybody" in str(dan.raw)
            assert "for Bob alone" not in str(dan.raw)
            await dan.go()
        dan = await Person(server.url, table, secret).come()
        await ann.ask({"type": "Say", "text": "for Dan alone", "to": [1]})
        await dan.until(lambda: "for Dan alone" in dan.raw[-1])
        await asyncio.gather(*(person.play_on(Random(n)) for n, person in enumerate((ann, dan, cem))))
        await leave(ann, dan, cem)


async def test_a_stopped_client_never_slows_its_table(settings: Make) -> None:
    """One client reads nothing; the others play on, and in the end it is dismissed."""
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, manners={"grace": 0, "clock": 0})
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readline()
        hello = b'{"type":"Hello"}'
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        ann, bob, cem = people
        await leave(bob, cem)
        dismissed = server.hub.services.metrics.too_slow._value.get
        for number in range(4000):
            await ann.ask({"type": "Say", "text": "\N{CROWN}" * 1000}, id=str(number))
            if dismissed():
                break
        assert dismissed() == 1
        await bob.come()
        await cem.come()
        await asyncio.gather(*(person.play_on(Random(n), most=1) for n, person in enumerate(people)))
        writer.close()
        await leave(*people)


async def test_a_flood_is_refused_and_then_dismissed(settings: Make) -> None:
    async with running(settings(message_rate=1.0, message_burst=5)) as server:
        _, _, people = await full_table(server.url)
        ann = people[0]
        for number in range(30):
            await ann.send({"type": "Ask", "id": str(number), "command": {"type": "Say", "text": "hi"}})
        await ann.until(lambda: ann.messages[-1]["type"] == "Bye")
        assert ann.messages[-1]["reason"] == "too_fast"
        assert sum(answer["type"] == "Done" for answer in ann.answers.values()) == 5
        await leave(*people[1:])


async def test_connections_of_one_address_share_a_limit(settings: Make) -> None:
    """A client whose message is refused for it is told which message it was, and stays connected."""
    async with running(settings(messages_per_minute=1)) as server:
        table, _, people = await full_table(server.url)
        ann, bob, _ = people
        hi = {"type": "Say", "text": "hi"}
        assert (await ann.ask(hi))["type"] == "Done"
        for number in range(STRIKES):
            assert (await bob.ask(hi, id=str(number)))["key"] == "too_fast"
        ask = {"type": "Ask", "id": "hi", "command": hi}
        assert (await post(f"{server.url}/api/tables/{table}/commands", ask, ann.secret)).status_code == 200
        await bob.until(lambda: bob.now["seq"] == ann.now["seq"] + 1)
        await leave(*people)


async def test_new_sockets_of_an_address_are_limited_by_the_minute(settings: Make) -> None:
    async with running(settings(sockets_per_minute=1)) as server:
        table, _ = await open_table(server.url)
        await (await Person(server.url, table).come()).go()
        with pytest.raises(InvalidStatus) as turned_away:
            await Person(server.url, table).come()
        assert turned_away.value.response.status_code == 429


async def test_only_the_last_of_a_long_talk_is_told_again(settings: Make) -> None:
    """A newcomer is told the last of a long talk, and everything that the game told."""
    async with running(settings()) as server:
        table, _, people = await full_table(server.url)
        ann = people[0]
        await ann.play({"type": "Decline"})
        since = ann.now["seq"]
        words = [str(number) for number in range(MISSED_RETOLD)]
        for word in words:
            await ann.ask({"type": "Say", "text": word})
        for seq, is_told in ((None, False), (since, True), (since - 1, False)):
            back = await Person(server.url, table, ann.secret).come(since=seq)
            missed = [message for message in back.messages if message["type"] == "Update"]
            assert len(missed) == (len(words) if is_told else 0)
            if not is_told:
                facts = [fact for one in back.now["story"] for fact in one.get("facts", ())]
                assert [fact["text"] for fact in facts if fact["type"] == "Said"] == words[-TALK_RETOLD:]
                assert [fact["type"] for fact in facts if fact["type"] != "Said"][-1] == "Started"
                assert [event["type"] for one in back.now["story"] for event in one.get("news", ())][-1] == "Dealt"
            await back.go()
        await leave(*people)


async def test_a_whisper_counts_as_one_message_of_talk(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, seats=4, game="intrigue")
        ann, bob, cem, _ = people
        for number in range(TALK_RETOLD + 1):
            assert (await ann.ask({"type": "Say", "text": str(number), "to": [bob.seat]}))["type"] == "Done"
        for person, kinds in ((bob, {"Said", "Whispered"}), (cem, {"Whispered"})):
            back = await Person(server.url, table, person.secret).come()
            told = [fact["type"] for one in back.now["story"] for fact in one.get("facts", ())]
            lines = {kind: told.count(kind) for kind in ("Said", "Whispered")}
            assert lines == {kind: TALK_RETOLD if kind in kinds else 0 for kind in lines}
            await back.go()
        await leave(*people)


async def test_wrong_secrets_are_counted_over_http_and_sockets_together(settings: Make) -> None:
    """Guesses over HTTP and sockets share one limit a minute, and give nothing but the view of a spectator."""
    async with running(settings(wrong_keys_per_minute=2)) as server:
        table, host = await open_table(server.url)
        guessing = await Person(server.url, table, "a guess").come()
        assert guessing.seat is None
        await guessing.go()
        assert (await post(f"{server.url}/api/tables/{table}/enter", {"secret": "another"})).status_code == 403
        too_much = Person(server.url, table, "a third")
        with pytest.raises(ConnectionClosed):
            await too_much.come()
        assert [message["type"] for message in too_much.messages] == ["Refused", "Bye"]
        assert (await post(f"{server.url}/api/tables/{table}/enter", {"secret": "a fourth"})).status_code == 429
        known = await Person(server.url, table, host).come()
        assert known.now["host"]
        await known.go()


async def test_a_stopping_server_tells_its_clients_to_come_back(settings: Make) -> None:
    made = settings()
    async with running(made) as server:
        table, _, people = await full_table(server.url)
        server.server.should_exit = True
        await people[0].until(lambda: people[0].messages[-1]["type"] == "Bye")
        assert people[0].messages[-1]["reason"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            await people[0].hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    async with running(made) as server:
        ann = await Person(server.url, table, people[0].secret).come(since=people[0].now["seq"])
        assert (ann.seat, ann.stage) == (0, "playing")
        await ann.go()


async def test_a_table_stays_in_memory_for_a_socket_that_has_not_said_hello(settings: Make) -> None:
    async with running(settings(idle_seconds=0.0, sweep_seconds=1000.0)) as server:
        table, _ = await open_table(server.url)
        room = await server.hub.room(table)
        async with asyncio.timeout(10):
            silent = await connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket")
            while not room.attendance.sockets:
                await asyncio.sleep(0)
            await server.hub.sweep()
            assert server.hub.rooms == {table: room}
            await silent.close()
            while room.attendance.sockets:
                await asyncio.sleep(0)
        await server.hub.sweep()
        assert server.hub.rooms == {}


async def test_idle_tables_leave_memory_and_are_loaded_again(settings: Make) -> None:
    async with running(settings(idle_seconds=0.0, sweep_seconds=0.02)) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 0})
        seq = people[0].now["seq"]
        await leave(*people)
        async with asyncio.timeout(10):
            while server.hub.rooms:
                await asyncio.sleep(0)
        ann = await Person(server.url, table, people[0].secret).come(since=seq)
        assert ann.now["seq"] == seq
        await ann.go()
