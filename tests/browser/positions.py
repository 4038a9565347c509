"""Positions of whole games for a browser: each phase of a game as each kind of seat meets it, from tables that are
played out in this process."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import diwan
from browser.people import BOARD
from diwan.core.setup import make_setup
from diwan.server.telling import seen, snapshot, step_news
from diwan.table import Play, TableSettings
from table.scene import Scene

NAMES = ("Ann", "Bartholomew", "Chidi", "Dalia al-Khoury", "Eve", "Farrukh", "Gwendolyn", "Hu", "Ines", "Jo")
"""Short names and long ones."""
SAMPLED = 0.15
"""The share of positions in known phases that are compared with the fullest one so far."""


class Position(NamedTuple):
    """What a page is sent when somebody opens the table in this position."""

    game: str
    label: str
    phase: str
    snapshot: bytes

    @staticmethod
    def phases_of(game: str) -> set[str]:
        """Return the names of all phases that a view of a game can show."""
        return {kind.__name__ for kind in get_args(get_type_hints(diwan.game(game).types.View)["phase"])}


class Played(NamedTuple):
    """Which games are played: of which game, by how many, by which rules."""

    game: str
    variant: str
    seats: int
    games: int = 2
    options: Mapping[str, Any] = MappingProxyType({})

    def __hash__(self) -> int:
        return hash((self.label, self.games))

    @property
    def label(self) -> str:
        return f"{self.game} {self.variant} of {self.seats}"


@cache
def positions(played: Played) -> tuple[Position, ...]:
    """Play whole games at random, and return the fullest position of each phase: once as a seat that is to act sees it,
    once as another seat does. The fullest has the longest menu, then the largest view."""
    found: dict[str, tuple[tuple[int, int], Position]] = {}
    game = diwan.game(played.game)
    for number in range(played.games):
        rng = Random(f"{played.label}/{number}")
        for scene in _steps(played, number):
            for seat in range(played.seats):
                phase = type(getattr(seen(scene.table, seat), "phase", None)).__name__
                label = f"{phase}, {'to act' if seat in scene.to_act else 'waiting'}"
                if label in found and rng.random() > SAMPLED:
                    continue
                history = [step_news(None, step) for step in scene.steps[-60:]]
                told = snapshot(scene.table, history, seat, host=True, now=scene.now)
                fullness = (len(game.legal(scene.state, seat)), len(told))
                if label not in found or fullness > found[label][0]:
                    found[label] = fullness, Position(played.game, f"{played.label}: {label}", phase, told)
    return tuple(position for _, position in found.values())


def _steps(played: Played, number: int) -> Iterator[Scene]:
    """Yield the table after each move of a game that is played at random."""
    settings = TableSettings(clock=1)
    scene = Scene(
        played.seats, settings, number, game=played.game, variant=played.variant, options=_options(played)
    ).seat_everybody(NAMES)
    yield from ([scene] if scene.table.stage == "playing" else [scene.start()])
    rng = Random(f"moves of {played.label}/{number}")
    while scene.table.stage == "playing":
        seat = rng.choice(scene.to_act)
        kinds: dict[type, list[Any]] = {}
        for move in scene.table.game.legal(scene.state, seat):
            kinds.setdefault(type(move), []).append(move)
        scene.now += 10
        scene.do(seat, Play(rng.choice(rng.choice(list(kinds.values())))))  # rare kinds of moves lead to rare phases
        yield scene


def _options(played: Played) -> dict[str, Any]:
    """Return all options of the game: those of the variant, and the chosen ones."""
    setup = make_setup(diwan.game(played.game), played.seats, played.variant, played.options)
    options: dict[str, Any] = msgspec.to_builtins(setup.options)
    return options


class Shown:
    """A page that shows positions: the server sends its files, this process its messages."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self._address = page, address
        self._socket: WebSocketRoute | None = None
        self._position: Position | None = None
        page.route_web_socket("**/socket", self._serve)

    def show(self, position: Position) -> None:
        is_other_game = self._position is None or self._position.game != position.game
        self._position = position
        if is_other_game or self._socket is None:
            self.page.goto(f"{self._address}/t/t")
        else:
            self._socket.send(position.snapshot.decode())
        self.page.locator(BOARD).first.wait_for()

    def everybody_is_here(self) -> None:
        """Tell the page that every seat is connected."""
        assert self._socket is not None
        seats = list(range(len(NAMES)))
        self._socket.send(json.dumps({"type": "Presence", "seats": seats, "onlookers": 0}))

    def _serve(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._answer)

    def _answer(self, message: str | bytes) -> None:
        assert self._socket is not None
        assert self._position is not None
        said = json.loads(message)
        if said["type"] == "Hello":
            self._socket.send(self._position.snapshot.decode())
        elif said["type"] == "Ask":  # whatever is asked for is done, and changes nothing
            self._socket.send(json.dumps({"type": "Done", "id": said["id"], "seq": 1}))
