"""Letting bots play a whole game."""

from collections.abc import Sequence
from random import Random

from diwan.bots.bot import Bot
from diwan.bots.driver import BotDriver
from diwan.core.errors import DiwanError
from diwan.core.match import Match

MOST_MOVES = 100_000
"""Moves after which a game counts as endless."""


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> None:
    """Play a match to its end. If several seats are to act, one of them is chosen at random.

    After each move, every seat that is not to act but has a menu may play once out of turn, in seat order."""
    driver = BotDriver(match, dict(enumerate(bots)))
    while waiting := match.to_act:
        driver.decide(waiting[0] if len(waiting) == 1 else rng.choice(waiting))
        driver.interject()
        if len(match.moves) > MOST_MOVES:
            raise DiwanError(
                f"{match.game.about.id} did not end within {MOST_MOVES} moves; give an option that bounds it"
            )
