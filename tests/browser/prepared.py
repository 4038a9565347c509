"""Tables that are in the middle of a game when the first page is opened: their logs are played in this process and
imported into the server's database."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any

import msgspec

from browser.house import Served
from diwan.core.codec import encode
from diwan.core.registry import game as find_game
from diwan.server.backends import make_store
from diwan.server.keys import key_of, new_secret, new_table_id
from diwan.server.transfer import FORMAT, Foot, Head, import_table
from diwan.table import HOST, SERVER, SPECTATOR, BotPlay, Fill, Play, Sit, TableSettings
from diwan.table.state import is_bots
from table.scene import Scene

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


def company(
    seed: int, people: Sequence[str], seats: int, game: str, variant: str, options: Mapping[str, Any] = NO_OPTIONS
) -> tuple[Scene, list[str]]:
    """Return a table without clocks of these people and of bots, whose game has begun, and the people's secrets."""
    settings = TableSettings(clock=0, grace=0)
    scene = Scene(seats, settings, seed, game=game, variant=variant, options=options, rules=2)
    secrets = [new_secret() for _ in people]
    for name, secret in zip(people, secrets, strict=True):
        scene.do(SPECTATOR, Sit(name, key_of(secret)))
    scene.do(HOST, Fill("easy"))
    return scene.start(), secrets


def play_until(scene: Scene, reached: Callable[[Any], bool], idle: tuple[type, ...] = ()) -> Scene:
    """Play moves at random, but none of these kinds, until the state is as wanted."""
    while not reached(scene.state):
        seat = scene.to_act[0]
        move = scene.rng.choice(
            [move for move in scene.table.game.legal(scene.state, seat) if not isinstance(move, idle)]
        )
        in_play = scene.table.in_play
        assert in_play is not None
        if is_bots(scene.table.chairs[seat]):
            scene.do(SERVER, BotPlay(seat, in_play.acted[seat], move))
        else:
            scene.do(seat, Play(move))
    return scene


def personal_links(served: Served, scene: Scene, secrets: Sequence[str]) -> list[str]:
    """Bring the table to the server, under a new name; return the people's links."""
    table, game = new_table_id(), scene.table.game_id
    opened, *rest = scene.entries
    entries = [msgspec.structs.replace(opened, command=msgspec.structs.replace(opened.command, table=table)), *rest]
    head = Head(FORMAT, table, game, find_game(game).edition)
    lines = [head, *entries, Foot(len(entries))]

    async def bring() -> None:
        store = make_store(served.database)
        await store.open()
        await import_table(store, b"\n".join(map(encode, lines)) + b"\n")
        await store.close()

    with ThreadPoolExecutor(1) as other:  # in this thread the browser has its loop
        other.submit(asyncio.run, bring()).result()
    return [f"{served.address}/t/{table}#{secret}" for secret in secrets]
