"""Lets bots play: what a bot is handed when it is asked, how it is asked, and what is played if it fails.

Whoever drives a game uses this: `BotDriver` for a match of a program, `make_question` and `fallback` where bots think
in other processes, as on the server."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from diwan.core.bot import Bot, is_blind
from diwan.core.game import AnyGame
from diwan.core.match import Match

V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


class Question(Struct, Generic[V, M, E], frozen=True, gc=False):
    """All that a bot is handed when it is asked: what its seat may know, and nothing else."""

    view: V | None
    """None for a blind bot, which never looks at it."""
    menu: Sequence[M]
    news: tuple[E, ...]
    """The events that the seat heard since it was asked last."""
    is_to_act: bool
    """Whether the bot must choose a move. If not, it may make one out of turn."""


def make_question(
    game: AnyGame, state: Any, seat: int, menu: Sequence[Any], news: tuple[Any, ...], is_to_act: bool, blind: bool
) -> Question[Any, Any, Any]:
    """Return the question for the bot of a seat, which may be blind (see `is_blind`)."""
    return Question(None if blind else game.view(state, seat), menu, news, is_to_act)


def ask(bot: Bot, question: Question[Any, Any, Any]) -> Any | None:
    """Return the bot's move, or None if it makes none out of turn."""
    method = bot.choose if question.is_to_act else bot.interject
    return method(question.view, question.menu, question.news)


def fallback(menu: Sequence[Any], is_to_act: bool, rng: Random) -> Any | None:
    """Return the move of a bot that failed: any of the menu if it must choose, else none."""
    return rng.choice(menu) if is_to_act else None


class BotDriver:
    """Lets bots play some seats of a match; the other seats belong to the caller."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match, self.bots = match, dict(bots)
        self._heard = dict.fromkeys(self.bots, 0)
        """By seat: how many of the match's events it was asked about already."""

    def decide(self, seat: int) -> None:
        """Play the choice of the bot of a seat that is to act."""
        self.match.play(seat, self._ask(seat, self.match.legal(seat), is_to_act=True))

    def interject(self) -> None:
        """Let each bot that is not to act but has a menu make a move out of turn, in seat order."""
        for seat in self.bots:
            if seat not in self.match.to_act and (menu := self.match.legal(seat)):
                move = self._ask(seat, menu, is_to_act=False)
                if move is not None:
                    self.match.play(seat, move)

    def _ask(self, seat: int, menu: Sequence[Any], is_to_act: bool) -> Any | None:
        match, bot = self.match, self.bots[seat]
        since, self._heard[seat] = self._heard[seat], len(match.told)
        news = match.news(seat, since)
        return ask(bot, make_question(match.game, match.state, seat, menu, news, is_to_act, is_blind(bot)))
