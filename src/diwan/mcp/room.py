"""A table at which agents and bots sit together, in one process."""

import asyncio
from secrets import token_hex
from typing import Any

import msgspec

from diwan.bots.bot import Bot, Budget, bots, make_bot
from diwan.core.codec import decoder
from diwan.core.errors import BadSetup
from diwan.core.game import Refusal
from diwan.core.match import Match
from diwan.mcp.tell import short_ids, tell_view
from diwan.words import Book, Words

PATIENCE = 5
"""Impossible moves of one agent; after as many a bot plays on for it."""
THINKING = Budget(seconds=0.5)
PREFERRED = ("normal", "clever", "random")


class Room:
    """`agents` seats wait for agents, bots have the others. The seats of agents are the first ones."""

    def __init__(self, match: Match, agents: int, opponents: str | None, seed: str) -> None:
        known = bots(match.game.about.id)
        kind = opponents or next(name for name in PREFERRED if name in known)
        if not 1 <= agents <= match.setup.seats:
            raise BadSetup(f"{agents} agents cannot sit at {match.setup.seats} seats")
        self.match, self.kind, self._seed = match, kind, seed
        self._book = Book(game=match.game)
        self.open = list(range(agents))
        self.names = [f"Agent {seat}" if seat < agents else f"Bot {seat}" for seat in match.seats]
        self.bots: dict[int, Bot] = {seat: self._bot(seat) for seat in match.seats if seat >= agents}
        self.talk: list[tuple[int, str]] = []
        self.mistakes = dict.fromkeys(self.open, 0)
        self.replaced: list[int] = []
        self.changed = asyncio.Condition()
        self._heard = [0] * match.setup.seats

    def _bot(self, seat: int) -> Bot:
        return make_bot(self.kind, self.match.game.about.id, seat, self._seed, THINKING)

    def sit(self, name: str | None) -> int:
        if not self.open:
            raise BadSetup("all seats for agents at this table are taken; make another table")
        seat = self.open.pop(0)
        self.names[seat] = name or self.names[seat]
        return seat

    def words(self, seat: int | None) -> Words:
        return Words(self._book, self.names, seat)

    # --- Playing ---

    async def begin(self) -> None:
        """Once everybody is there, whoever is first plays."""
        if not self.open:
            await self._let_bots_play()

    async def play(self, seat: int, move: Any) -> None:
        self.match.play(seat, move)
        await self._let_bots_play()

    async def _let_bots_play(self) -> None:
        await asyncio.to_thread(self._run_bots)
        self.match.names = tuple(
            f"{name} (replaced by {self.kind})" if seat in self.replaced else name
            for seat, name in enumerate(self.names)
        )
        async with self.changed:
            self.changed.notify_all()

    def _run_bots(self) -> None:
        match = self.match
        while ready := [seat for seat in match.to_act if seat in self.bots]:
            match.play(ready[0], self._ask(ready[0], "choose"))
            for seat, bot in self.bots.items():
                if seat not in match.to_act and match.legal(seat) and hasattr(bot, "interject"):
                    move = self._ask(seat, "interject")
                    if move is not None:
                        match.play(seat, move)

    def _ask(self, seat: int, how: str) -> Any:
        fresh = self.match.news(seat, self._heard[seat])
        self._heard[seat] = len(self.match.told)
        return getattr(self.bots[seat], how)(self.match.view(seat), self.match.legal(seat), fresh)

    async def mistake(self, seat: int) -> int:
        """Counts an impossible move and returns how many more are borne; at 0 a bot has taken the seat."""
        self.mistakes[seat] += 1
        left = PATIENCE - self.mistakes[seat]
        if left <= 0 and seat not in self.replaced:
            self.replaced.append(seat)
            self.bots[seat] = self._bot(seat)
            await self._let_bots_play()
        return max(0, left)

    def find(self, seat: int, wanted: str) -> Any:
        """The move that an id of the menu, or a move written as JSON, means; raises Refusal or ValueError."""
        menu = short_ids(self.match.legal(seat))
        if wanted in menu:
            return menu[wanted]
        if not wanted.lstrip().startswith("{"):
            raise ValueError(f"{wanted!r} is not on the menu")
        try:
            move = decoder(self.match.game, "Move").decode(wanted)
        except msgspec.MsgspecError as error:
            raise ValueError(f"this is not a move of the game: {error}") from None
        if refusal := self.match.refusal(seat, move):
            raise refusal
        return move

    def why(self, seat: int, error: Refusal | ValueError) -> str:
        return self.words(seat).refusal(error) if isinstance(error, Refusal) else str(error)

    # --- Telling ---

    def menu(self, seat: int) -> list[dict[str, str]]:
        words = self.words(seat)
        return [{"id": key, "text": words.move(move)} for key, move in short_ids(self.match.legal(seat)).items()]

    def status(self, seat: int, since: int = 0) -> dict[str, Any]:
        """What is new for a seat from event number `since` on, and whether it owes a decision."""
        match, words = self.match, self.words(seat)
        outcome = match.outcome
        return {
            "events": [words.event(event) for event in match.news(seat, since)],
            "next": len(match.told),
            "you_owe_a_decision": seat in match.to_act and seat not in self.replaced,
            "waiting_for": [self.names[other] for other in match.to_act] if not self.open else ["more agents"],
            "talk": [f"{self.names[who]}: {said}" for who, said in self.talk],
            "over": words.outcome(outcome) if outcome else None,
            "won": seat in outcome.winners if outcome else None,
            "replaced_by_a_bot": seat in self.replaced,
        }

    def view(self, seat: int) -> str:
        return tell_view(self.match.view(seat), self.words(seat))


class Rooms:
    """All tables of this process, and who holds which seat."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._seats: dict[str, tuple[str, int]] = {}

    def add(self, room: Room) -> str:
        name = token_hex(3)
        self._rooms[name] = room
        return name

    def sit(self, name: str, who: str | None) -> tuple[str, int]:
        """A secret token for the next free seat: whoever holds it is that seat."""
        if name not in self._rooms:
            raise BadSetup(f"there is no table {name!r}; make one, or list the tables")
        seat = self._rooms[name].sit(who)
        token = token_hex(16)
        self._seats[token] = name, seat
        return token, seat

    def of(self, token: str) -> tuple[Room, int]:
        if token not in self._seats:
            raise BadSetup("this token holds no seat; join a table to get one")
        name, seat = self._seats[token]
        return self._rooms[name], seat

    def waiting(self) -> dict[str, Room]:
        return {name: room for name, room in self._rooms.items() if room.open}

    def named(self, name: str) -> Room:
        return self._rooms[name]
