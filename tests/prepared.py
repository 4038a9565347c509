"""Tables that are in the middle of a game when people come: their logs are played in this process, for a server to
import."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from diwan.core.codec import encode
from diwan.core.registry import game as find_game
from diwan.games.machrou3_rais.rules.election import refuse_announce
from diwan.games.machrou3_rais.rules.talk import TALK
from diwan.games.machrou3_rais.state import Candidacy
from diwan.server.keys import key_of, new_secret, new_table_id
from diwan.server.transfer import FORMAT, Foot, Head
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
    if len(people) < seats:
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


def debate(people: Sequence[str], seats: int) -> tuple[Scene, list[str]]:
    """Return a table of Machrou3 Ra2is in the election's debate, in which the first three people may run."""
    for seed in range(100):
        scene, secrets = company(seed, people, seats, "machrou3-rais", "advanced")
        play_until(scene, lambda state: isinstance(state.phase, Candidacy), TALK)
        if not any(refuse_announce(scene.state, seat) for seat in range(min(3, len(people)))):
            return scene, secrets
    raise AssertionError("in every game one of the first three people is the Judge")


def file_of(scene: Scene) -> tuple[str, bytes]:
    """Return the table under a new name, and its file, as a server imports it."""
    table, game = new_table_id(), scene.table.game_id
    opened, *rest = scene.entries
    entries = [msgspec.structs.replace(opened, command=msgspec.structs.replace(opened.command, table=table)), *rest]
    head = Head(FORMAT, table, game, find_game(game).edition)
    return table, b"\n".join(map(encode, (head, *entries, Foot(len(entries))))) + b"\n"
