"""Agents at the tables of a hub. For a room, an agent is a client like a browser; for an agent, a table is words."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from secrets import token_hex
from typing import Any, cast

import msgspec

from diwan.bots.bot import bots
from diwan.core.codec import decoder
from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import Refusal
from diwan.mcp.tell import short_ids, tell_view
from diwan.server.hub import Hub, resolve_setup
from diwan.server.keys import key_of
from diwan.server.room import Room
from diwan.server.sentences import book
from diwan.server.telling import awaited, facts_of, menu, oldest_told, recalled, seen
from diwan.table import Fill, Leave, Play, Ready, Say, TableSettings, seat_of
from diwan.table.commands import Name
from diwan.table.commands import Words as SpokenWords
from diwan.table.facts import Said
from diwan.table.state import Table, entry_of, number_for
from diwan.words import Words

PATIENCE = 5
"""Impossible moves that one agent may try before a bot takes over its seat."""
PRESENT = 120.0
"""How many seconds after its last call an agent counts as present at its table."""
LONGEST_WAIT = 60.0
"""Most seconds that one call may wait."""
PREFERRED = ("normal", "clever", "random")
"""The bots from which the opponents are chosen if none is named: the first one that the game has."""


class Agent:
    """An agent at a table: a client of the room that wakes up when something happens."""

    def __init__(self, room: Room, seat: int, key: str, gone: Callable[[], object]) -> None:
        self.room, self.place, self._key, self._gone = room, seat, key, gone
        self.mistakes = 0
        self.replaced = False
        """Whether a bot has taken its seat; then it is a spectator."""
        self._news = asyncio.Event()
        self._leaving: asyncio.TimerHandle | None = None

    def stay(self, room: Room) -> None:
        """Note that it has called again, so that it counts as present for another while."""
        self.room = room
        self.check_role()
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = asyncio.get_running_loop().call_later(PRESENT, self._go)
        if self not in room.clients:
            room.attendance.enter(self)

    def _go(self) -> None:
        self.room.attendance.leave(self)
        self._gone()

    async def until_called_upon(self, seconds: float) -> bool:
        """Wait until it is to act or the game is over; return False if the time is up before."""
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LONGEST_WAIT)):
                while not self.is_called_upon:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    @property
    def is_called_upon(self) -> bool:
        return self.room.table.stage in ("over", "archived") or self.is_to_act

    @property
    def is_to_act(self) -> bool:
        table = self.room.table
        return table.stage == "playing" and table.in_play is not None and self.seat in table.in_play.to_act

    # --- As a client of the room ---

    @property
    def seat(self) -> int | None:
        """As which observer it sees the table: None for a spectator."""
        return None if self.replaced else self.place

    def push(self, _message: Any) -> None:
        self._news.set()

    def check_role(self) -> None:
        """Find its seat by its key: an agent that left and sat down again by the same wish may have another one."""
        seat = seat_of(self.room.table, self._key)
        self.replaced = seat is None
        if seat is not None:
            self.place = seat

    def dismiss(self, *_farewell: Any, **_more: Any) -> None:
        self._news.set()

    # --- Playing ---

    async def play(self, wanted: str) -> dict[str, Any]:
        table = self.room.table
        if table.stage != "playing" or self.replaced:
            return {"accepted": False, "why": "there is nothing to move now", **self.status(self.number)}
        before = self.number
        try:
            await self.room.queue.ask(self.place, Play(self._find(wanted)))
        except (Refusal, ValueError) as error:
            return await self._reject(error)
        return {"accepted": True, **self.status(before)}

    def _find(self, wanted: str) -> Any:
        """Return the move that an id of the menu or a move in JSON stands for; raise ValueError."""
        table = self.room.table
        options = short_ids(menu(table, self.seat))
        if wanted in options:
            return options[wanted]
        if not wanted.lstrip().startswith("{"):
            raise ValueError(f"{wanted!r} is not on the menu")
        try:
            return decoder(table.game.types.Move).decode(wanted)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ValueError(f"this is not a move of the game: {error}") from None

    async def _reject(self, error: Refusal | ValueError) -> dict[str, Any]:
        """Tell why a move is impossible and what the menu is; after too many mistakes a bot takes the seat."""
        why = self.words().refusal(error) if isinstance(error, Refusal) else str(error)
        self.mistakes += 1
        if self.mistakes >= PATIENCE:
            await self.room.queue.ask(self.place, Leave())
        left = PATIENCE - self.mistakes
        return {"accepted": False, "why": why, "mistakes_left": left, "moves": self.menu()}

    # --- Telling ---

    def words(self) -> Words:
        table = self.room.table
        return Words(book(table.game_id, "en"), _names(table), self.seat)

    def menu(self) -> list[dict[str, str]]:
        table = self.room.table
        options = short_ids(menu(table, self.seat))
        if not options:
            return []
        lines = self.words().menu(table.game, seen(table, self.seat), list(options.values()))
        return [{"id": key, "text": text} for key, text in zip(options, lines, strict=True)]

    @property
    def number(self) -> int:
        """The number of the last entry that it knows of."""
        return number_for(self.room.table, self.seat, self.room.table.seq)

    def status(self, since: int = 0) -> dict[str, Any]:
        """Return what this seat heard after entry number `since`, and how the table stands."""
        table, words = self.room.table, self.words()
        after = entry_of(table, self.seat, since)
        steps = [step for step in self.room.history if step.seq > after]
        oldest = oldest_told(table, self.room.history)
        outcome = table.in_play.outcome if table.in_play else None
        return {
            "events": words.events(event for step in steps for event in recalled(step, self.seat, oldest)),
            "talk": [line for step in steps for line in _talk(facts_of(step, table, self.seat), words)],
            "next": self.number,
            "stage": table.stage,
            "you_owe_a_decision": self.is_to_act,
            "waiting_for": _waiting_for(table, self.seat),
            "over": words.outcome(outcome) if outcome else None,
            "won": self.place in outcome.winners if outcome else None,
            "replaced_by_a_bot": self.replaced,
        }

    def view(self) -> str:
        table = self.room.table
        return tell_view(seen(table, self.seat), self.words()) if table.in_play else "The game has not begun."


def _names(table: Table) -> list[str]:
    return [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(table.chairs)]


def _waiting_for(table: Table, observer: int | None) -> list[str]:
    names = _names(table)
    if table.in_play is not None and table.stage in ("playing", "paused"):
        return [names[seat] for seat in awaited(table, observer)]
    if table.stage == "lobby":
        return [name for name, chair in zip(names, table.chairs, strict=True) if not chair.bot and not chair.ready]
    return []


def _talk(facts: tuple[Any, ...], words: Words) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, Said):
            whispered = "" if fact.to is None else f" (to {', '.join(map(words.seat, fact.to))} alone)"
            yield f"{fact.name}{whispered}: {fact.text}"


class Agents:
    """The agents of a hub, by their tokens: `table.secret`."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: dict[str, Agent] = {}

    async def make_table(
        self, game_id: str, seats: int | None, variant: str | None, options: dict[str, Any], places: int,
        opponents: str | None, listed: bool, name: str | None,
    ) -> tuple[Agent, str]:  # fmt: skip
        game, setup = resolve_setup(game_id, seats, variant, options)
        known = bots(game_id)
        kind = opponents or next(bot for bot in PREFERRED if bot in known)
        if not 1 <= places <= setup.seats:
            raise BadSetup(f"{places} agents and people cannot sit at {setup.seats} seats")
        room, _ = await self.hub.open_table(game, setup, TableSettings(stand_in=kind, listed=listed))
        if places < setup.seats:
            await self.hub.ask(room, True, None, Fill(kind, tuple(range(places, setup.seats))))
        return await self.join(room.table.id, name)

    async def join(self, table: str, name: str | None) -> tuple[Agent, str]:
        """Take a seat; return the agent and its token. The game begins when everybody is ready."""
        room = await self.hub.room(table)
        _, secret = await self.hub.sit(room, _checked(name or f"Agent {token_hex(2)}", Name), None)
        token = f"{table}.{secret}"
        agent = await self.of(token)
        if room.table.stage not in ("playing", "paused"):
            await room.queue.ask(agent.place, Ready())
        return agent, token

    async def of(self, token: str) -> Agent:
        table, _, secret = token.partition(".")
        room = await self.hub.room(table)
        agent = self._known.get(token)
        if agent is None:
            key = key_of(secret)
            seat = seat_of(room.table, key)
            if seat is None:
                raise BadSetup("this token holds no seat; join a table to get one")
            agent = self._known[token] = Agent(room, seat, key, partial(self._known.pop, token, None))
        agent.stay(room)
        return agent

    async def say(self, agent: Agent, text: str, to: list[int] | None) -> None:
        if agent.replaced:
            raise DiwanError("this seat is no longer yours, so you cannot speak for it")
        command = Say(_checked(text, SpokenWords), None if to is None else tuple(to))
        await agent.room.queue.ask(agent.place, command)

    async def record(self, agent: Agent) -> str:
        table = agent.room.table
        found = await self.hub.record(agent.room, table.in_play.number) if table.in_play else None
        if found is None:
            raise DiwanError("the game is not over; its record would show what is hidden")
        return found.dumps()


def _checked(text: str, kind: Any) -> str:
    try:
        return cast(str, msgspec.convert(text, kind))
    except msgspec.ValidationError as error:
        raise BadSetup(f"{text[:60]!r} cannot be used: {error}") from None
