"""Bots in their seats at a match: they are asked, and may speak out of turn. Whoever lets bots play uses this."""

from collections.abc import Mapping
from typing import Any

from diwan.core.bot import Bot, is_blind
from diwan.core.match import Match


class Seated:
    """Some seats of a match have bots; the others belong to whoever drives it."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match, self.bots = match, dict(bots)
        self._heard = dict.fromkeys(self.bots, 0)

    def decide(self, seat: int) -> None:
        """The bot of a seat that owes a decision makes it."""
        menu = self.match.legal(seat)
        self.match.play(seat, self.bots[seat].choose(self._look(seat), menu, self._news(seat)))

    def interject(self) -> None:
        """Each bot that owes nothing but has a menu may make a move out of turn, in seat order."""
        for seat, bot in self.bots.items():
            if seat not in self.match.to_act and (menu := self.match.legal(seat)):
                move = bot.interject(self._look(seat), menu, self._news(seat))
                if move is not None:
                    self.match.play(seat, move)

    def _look(self, seat: int) -> Any:
        return None if is_blind(self.bots[seat]) else self.match.view(seat)

    def _news(self, seat: int) -> tuple[Any, ...]:
        """What the seat heard since it was asked last."""
        since, self._heard[seat] = self._heard[seat], len(self.match.told)
        return self.match.news(seat, since)
