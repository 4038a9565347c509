"""Settings, health, metrics and the command line."""

import asyncio
import resource
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

import diwan
from diwan.bots.driver import make_question
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import Refusal
from diwan.core.registry import games
from diwan.server.keys import new_table_id
from diwan.server.limits import Bucket, Limits
from diwan.server.sentences import book, sentence
from diwan.server.serve import address_of, listen, open_more_files
from diwan.server.settings import Settings, load_settings
from diwan.server.socket import SocketClient
from diwan.server.thinking import Thinkers
from server.parts import Worker, environment, nonroot, packaged_postgres, packaged_redis, running, until_ready
from server.people import full_table, leave, open_table

Make = Callable[..., Settings]


def test_flags_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "diwan.toml"
    file.write_text('port = 1\nhost = "a"\nthinkers = 3\n')
    made = load_settings(file, {"DIWAN_PORT": "2", "DIWAN_HOST": "b", "HOME": "/"}, {"host": "c", "redis": None})
    assert (made.port, made.host, made.thinkers) == (2, "c", 3)
    assert load_settings(None, {"DIWAN_ORIGINS": "https://a,https://b"}).origins == ("https://a", "https://b")


def test_a_wrong_setting_is_named(tmp_path: Path) -> None:
    file = tmp_path / "diwan.toml"
    file.write_text('host = "a"\nport = "many"\n')
    with pytest.raises(BadFile, match=r"diwan.toml:2: .*port"):
        load_settings(file, {})
    with pytest.raises(BadSetup, match="setting port cannot be used"):
        load_settings(None, {"DIWAN_PORT": "70000"})
    with pytest.raises(BadSetup, match="did you mean 'port'"):
        load_settings(None, {}, {"prt": 1})


def test_the_packaged_databases_run_if_the_system_has_none() -> None:
    for program in (f"{packaged_postgres()}/postgres", packaged_redis()):
        said = subprocess.run(nonroot(program, "--version"), capture_output=True, text=True, check=True).stdout
        assert said.startswith(("postgres", "Valkey"))


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_printed_address_is_one_of_this_machine(host: str) -> None:
    with listen(Settings(host=host, port=0)) as listener, socket.socket() as probe:
        address = urlsplit(address_of(listener))
        assert address.port == listener.getsockname()[1]
        assert address.hostname not in (None, "0.0.0.0")
        probe.bind((address.hostname, 0))


def test_a_server_raises_its_limit_of_open_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 512), most))
    open_more_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)


def test_the_id_of_a_table_does_not_look_like_an_option() -> None:
    assert not [id for id in (new_table_id() for _ in range(2000)) if id.startswith("-")]


def test_a_bucket_allows_its_burst_and_no_more() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_changing_the_end_of_an_ipv6_address_does_not_change_the_limits() -> None:
    limits = Limits(Settings(commands_per_minute=2, sockets_per_address=1))
    assert [limits.commands.take(f"2001:db8:0:1::{end}") for end in ("1", "2", "ffff")] == [True, True, False]
    assert limits.commands.take("2001:db8:0:2::1"), "another network"
    assert [limits.commands.take(one) for one in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1")] == [True, True, False]
    assert limits.commands.take("::ffff:192.0.2.2"), "another address"
    assert limits.commands.take("unix"), "no address at all"
    limits.enter("2001:db8::1")
    assert not limits.lets_in("2001:db8::2")
    limits.leave("2001:db8::3")
    assert limits.lets_in("2001:db8::2")


def test_every_refusal_of_the_table_has_words() -> None:
    source = (Path(diwan.__file__).parent / "table" / "machine.py").read_text()
    keys = {line.split('refuse("')[1].split('"')[0] for line in source.splitlines() if 'refuse("' in line}
    assert len(keys) > 15
    missing = [key for key in keys if f"refusal-{key}" not in book(None, "en")]
    assert missing == []


def test_an_unknown_language_is_answered_in_english() -> None:
    refusal = Refusal("table", "for_the_host")
    assert sentence(refusal, None, None, "tlh") == sentence(refusal, None, None, "en-GB")
    assert "host" in sentence(refusal, None, None, "en")


@pytest.mark.asyncio
async def test_the_catalogue_health_and_metrics(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http:
        catalogue = (await http.get("/api/games")).json()
        assert [game["id"] for game in catalogue] == list(games())
        assert "King Thief Minister" in [game["title"] for game in catalogue]
        assert "random" in catalogue[0]["bots"]
        assert (await http.get("/health")).text == "ok"
        assert (await http.get("/ready")).text == "ready"
        _, _, people = await full_table(server.url)
        await people[0].play(people[0].now["menu"][0])
        counted = (await http.get("/metrics")).text
        for figure in (
            'diwan_entries_total{command="Play"} 1.0',
            "diwan_sockets 3.0",
            "diwan_tables_loaded 1.0",
            "diwan_tables_opened_total 1.0",
        ):
            assert figure in counted
        described = (await http.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table}/seats" in described["paths"]
        await leave(*people)


@pytest.mark.asyncio
async def test_a_wrong_address_gives_people_a_page_and_programs_a_sentence(settings: Make, folder: Path) -> None:
    (folder / "index.html").write_text("<title>Diwan</title>")
    async with running(settings(web=str(folder))) as server, httpx.AsyncClient(base_url=server.url) as http:
        page = {"accept": "text/html,*/*"}
        for address, headers, begins in (
            ("/nowhere", page, "<title>"),
            ("/nowhere", {}, "{"),
            ("/api/nowhere", page, "{"),
            ("/api/tables/none", page, "{"),
        ):
            answer = await http.get(address, headers=headers)
            assert answer.status_code == 404
            assert answer.text.startswith(begins)


@pytest.mark.asyncio
async def test_only_listed_tables_are_listed_and_too_many_are_refused(settings: Make) -> None:
    async with running(settings(tables_per_minute=2)) as server, httpx.AsyncClient(base_url=server.url) as http:
        shown, _ = await open_table(server.url, manners={"listed": True})
        await open_table(server.url)
        assert [table["table"] for table in (await http.get("/api/tables")).json()] == [shown]
        answer = await http.post("/api/tables", json={"game": "king-thief-minister"})
        assert answer.status_code == 429
        assert "wait" in answer.json()["problem"]


@pytest.mark.asyncio
async def test_a_socket_that_cannot_be_written_to_does_not_block_others(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, (ann, bob, cem) = await full_table(server.url)
        client = next(client for client in server.hub.rooms[table].clients if client.seat == ann.seat)
        assert isinstance(client, SocketClient)
        transport, broken = client._transport, Mock(send=Mock(side_effect=RuntimeError("the handle is closed")))
        client._transport = broken
        assert (await bob.ask({"type": "Say", "text": "Is anybody there?"}))["type"] == "Done"
        await cem.until(lambda: cem.now["seq"] == bob.now["seq"])
        broken.send.assert_called_once()
        client._transport = transport
        await leave(ann, bob, cem)


@pytest.mark.asyncio
async def test_a_bot_process_that_dies_is_replaced(settings: Make) -> None:
    thinkers = Thinkers(1, 0.1)
    thinkers.warm_up()
    pool = thinkers._running()
    for process in pool._processes.values():
        process.kill()
    game = diwan.game("king-thief-minister")
    match = diwan.Match.new("king-thief-minister", seats=3, seed=1)
    question = make_question(game, match.state, 0, match.legal(0), match.news(0), is_to_act=True, blind=False)
    move = await thinkers.ask(game, "random", 0, question, "seed")
    assert move in match.legal(0)
    await thinkers.close()


def test_a_worker_stops_on_sigterm_and_its_tables_can_be_moved_as_files(
    folder: Path, workers: Callable[[dict[str, str]], Worker]
) -> None:
    worker = workers(environment(database=str(folder / "d.sqlite")))
    asyncio.run(until_ready(worker))
    table, _ = asyncio.run(open_table(worker.url))
    worker.stop()
    command = [sys.executable, "-m", "diwan.cli", "serve", "--database", str(folder / "d.sqlite"), "--export", table]
    exported = subprocess.run(command, capture_output=True, check=True).stdout
    assert msgspec.json.decode(exported.splitlines()[0])["table"] == table
    (folder / "table.jsonl").write_bytes(exported)
    elsewhere = [*command[:4], "--database", str(folder / "e.sqlite")]
    subprocess.run([*elsewhere, "--import", str(folder / "table.jsonl")], capture_output=True, check=True)
    assert subprocess.run([*elsewhere, "--export", table], capture_output=True, check=True).stdout == exported
    again = subprocess.run([*command[:-2], "--export", "nobody"], capture_output=True)
    assert again.returncode == 2
    assert b"there is no table 'nobody'" in again.stderr
