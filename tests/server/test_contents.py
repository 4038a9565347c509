"""How files and texts arrive: compressed as the asker can read it, kept by browsers, never sent twice."""

import gzip
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NamedTuple

import brotli
import httpx
import pytest
import pytest_asyncio

from diwan.server.contents import ENCODINGS, choose, compressed
from diwan.server.game_files import KEPT
from diwan.server.settings import Settings
from server.parts import running

Make = Callable[..., Settings]

TEXT = "one and one is two\n" * 99
PAGE = f"<title>A client</title>{TEXT}"
NAMES = ["index.html", "worker.js", "assets/app-Ab_1-23x.js", "assets/app-Zz012345.css", "assets/diwan.webmanifest",
         "assets/icon.svg", "assets/icon-192.png", "assets/icon-512.png"]  # fmt: skip
HASHED = {name for name in NAMES if "app-" in name}


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("", "identity"),
        ("identity", "identity"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;Q=1", "gzip"),
        ("br;q=0.5, gzip;q=0.9", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", "identity"),
        ("gzip;q=0.5, identity", "identity"),
        ("gzip, identity", "gzip"),
        ("identity;q=0", "identity"),
        ("deflate, compress, sdch", "identity"),
        ("br;q=much, gzip;level=9", "gzip"),
        (";;,=,;q=,q=1", "identity"),
    ],
)
def test_the_asker_chooses_the_encoding(header: str, encoding: str) -> None:
    assert choose(header.split(","), ENCODINGS) == encoding


def test_what_does_not_become_smaller_is_not_compressed() -> None:
    assert compressed(b"short", "text/plain").packed == {}
    assert gzip.decompress(compressed(TEXT.encode(), "text/plain").packed["gzip"]) == TEXT.encode()
    assert brotli.decompress(compressed(TEXT.encode(), "text/plain").packed["br"]) == TEXT.encode()


class House(NamedTuple):
    """A server with a client of its own, and somebody who asks it."""

    client: httpx.AsyncClient
    web: Path


@pytest_asyncio.fixture
async def house(settings: Make, tmp_path: Path) -> AsyncIterator[House]:
    (tmp_path / "assets").mkdir()
    for name in NAMES:
        content = PAGE if name == "index.html" else f"{name} {TEXT}"
        (tmp_path / name).write_text(content)
        if not name.endswith(".png"):
            (tmp_path / f"{name}.br").write_bytes(brotli.compress(content.encode()))
            (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content.encode()))
    (tmp_path / "assets" / "notes.txt").write_text("not of the client")
    (tmp_path / "manifest.json").write_text("{}")
    async with (
        running(settings(web=str(tmp_path))) as server,
        httpx.AsyncClient(base_url=server.url, headers={"accept-encoding": "identity"}) as client,
    ):
        yield House(client, tmp_path)


def address(name: str) -> str:
    return "/" if name == "index.html" else f"/{name}"


@pytest.mark.asyncio
async def test_each_file_comes_in_each_encoding_and_is_the_same(house: House) -> None:
    for name in NAMES:
        plain = await house.client.get(address(name))
        assert plain.content == (house.web / name).read_bytes()
        assert "content-encoding" not in plain.headers
        tags = {plain.headers["etag"]}
        assert plain.headers["cache-control"] == (KEPT if name in HASHED else "no-cache")
        for encoding in ("br", "gzip"):
            answer = await house.client.get(address(name), headers={"accept-encoding": encoding})
            assert answer.status_code == 200
            assert answer.headers["content-type"] == plain.headers["content-type"]
            assert answer.headers["cache-control"] == plain.headers["cache-control"]
            if name.endswith(".png"):
                assert "content-encoding" not in answer.headers
                assert "vary" not in answer.headers
                continue
            assert answer.headers["content-encoding"] == encoding
            assert answer.headers["vary"] == plain.headers["vary"] == "accept-encoding"
            assert answer.content == plain.content
            assert int(answer.headers["content-length"]) == (house.web / f"{name}.{encoding[:2]}").stat().st_size
            tags.add(answer.headers["etag"])
        assert len(tags) == (1 if name.endswith(".png") else 3)


@pytest.mark.asyncio
async def test_what_the_asker_has_is_not_sent_again(house: House) -> None:
    for headers in ({}, {"accept-encoding": "gzip"}, {"accept-encoding": "br"}):
        whole = await house.client.get("/t/abc", headers=headers)
        for known in (whole.headers["etag"], f'"other", W/{whole.headers["etag"]}', "*"):
            again = await house.client.get("/t/abc", headers={**headers, "if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            for header in ("etag", "cache-control", "vary"):
                assert again.headers[header] == whole.headers[header]
            assert "content-encoding" not in again.headers
    other = await house.client.get("/", headers={"if-none-match": whole.headers["etag"]})
    assert other.status_code == 200, "it was in another encoding"


@pytest.mark.asyncio
async def test_only_the_head_is_sent_if_only_the_head_is_asked_for(house: House) -> None:
    for encoding in ("identity", "gzip", "br"):
        for path in ("/", "/worker.js", "/assets/app-Ab_1-23x.js"):
            headers = {"accept-encoding": encoding}
            whole, head = await house.client.get(path, headers=headers), await house.client.head(path, headers=headers)
            assert (head.status_code, head.content) == (200, b"")
            for header in ("content-length", "content-type", "content-encoding", "etag", "cache-control", "vary"):
                assert head.headers.get(header) == whole.headers.get(header), header


@pytest.mark.asyncio
async def test_a_part_is_answered_with_the_whole(house: House) -> None:
    answer = await house.client.get("/assets/icon.svg", headers={"range": "bytes=0-9"})
    assert (answer.status_code, answer.content) == (200, (house.web / "assets/icon.svg").read_bytes())


@pytest.mark.asyncio
async def test_nothing_else_is_given_out(house: House) -> None:
    for path in (
        "assets/app-Ab_1-23x.js.br", "assets/notes.txt", "assets/../manifest.json", "assets/%2e%2e/manifest.json",
        "assets/..%2fmanifest.json", "assets/", "assets/x.js", "manifest.json", "index.html",
    ):  # fmt: skip
        assert (await house.client.get(f"/{path}")).status_code == 404, path


@pytest.mark.asyncio
async def test_a_wrong_address_is_a_page_for_browsers_in_their_encoding_too(house: House) -> None:
    headers = {"accept": "text/html", "accept-encoding": "gzip", "if-none-match": "*"}
    answer = await house.client.get("/nowhere", headers=headers)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.asyncio
async def test_a_client_that_is_built_anew_is_not_mixed_with_the_old_one(house: House) -> None:
    (house.web / "index.html").write_text("<title>A newer client</title>")
    assert (await house.client.get("/")).text == PAGE


@pytest.mark.asyncio
async def test_what_games_bring_is_compressed_too(house: House) -> None:
    games = (await house.client.get("/api/games")).json()
    paths = ["/api/games"]
    for game in games:
        own = f"/api/games/{game['id']}"
        paths += [f"{own}/texts/ar?v={game['stamp']}", f"{own}/rules/ar?v={game['stamp']}", game["cover"]]
    for path in paths:
        plain = await house.client.get(path)
        for accepted, chosen in (("gzip", "gzip"), ("br, gzip", "br")):
            packed = await house.client.get(path, headers={"accept-encoding": accepted})
            assert packed.headers["content-encoding"] == chosen
            assert packed.content == plain.content
            assert int(packed.headers["content-length"]) < len(plain.content)
            assert "accept-encoding" in packed.headers["vary"]
            assert packed.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.asyncio
async def test_the_catalogue_is_asked_for_again_and_only_sent_if_it_changed(house: House) -> None:
    english = await house.client.get("/api/games")
    assert english.headers["cache-control"] == "no-cache"
    assert english.headers["vary"] == "accept-language, accept-encoding"
    known = {"if-none-match": english.headers["etag"]}
    assert (await house.client.get("/api/games", headers=known)).status_code == 304
    polish = await house.client.get("/api/games", headers={**known, "accept-language": "pl"})
    assert polish.status_code == 200
    assert polish.json()[0]["tagline"] != english.json()[0]["tagline"]


@pytest.mark.asyncio
async def test_answers_that_may_hold_secrets_are_not_compressed(house: House) -> None:
    opened = await house.client.post("/api/tables", json={"game": "clash"})
    table = opened.json()["table"]
    seat = {"name": "A" * 20}
    for answer in (
        opened,
        await house.client.post(f"/api/tables/{table}/seats", json=seat, headers={"accept-encoding": "br, gzip"}),
        await house.client.get(f"/api/tables/{table}", headers={"accept-encoding": "br, gzip"}),
    ):
        assert answer.is_success
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
