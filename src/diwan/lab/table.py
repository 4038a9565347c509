"""Bots playing one whole game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from diwan.bots.bot import Bot, is_blind
from diwan.core.errors import DiwanError
from diwan.core.match import Match

MOST_MOVES = 100_000


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> None:
    """Plays `match` to its end. Among several who are to act, chance decides who answers first.

    After each move a seat that owes nothing but has a menu may interject once, in seat order."""
    heard = [0] * len(bots)

    def look(seat: int) -> Any:
        return None if is_blind(bots[seat]) else match.view(seat)

    def ask(seat: int) -> None:
        fresh = match.news(seat, heard[seat])
        heard[seat] = len(match.told)
        match.play(seat, bots[seat].choose(look(seat), match.legal(seat), fresh))

    while waiting := match.to_act:
        ask(waiting[0] if len(waiting) == 1 else rng.choice(waiting))
        for seat in match.seats:
            if seat not in match.to_act and (menu := match.legal(seat)):
                fresh = match.news(seat, heard[seat])
                heard[seat] = len(match.told)
                move = bots[seat].interject(look(seat), menu, fresh)
                if move is not None:
                    match.play(seat, move)
        if len(match.moves) > MOST_MOVES:
            raise DiwanError(
                f"{match.game.about.id} did not end within {MOST_MOVES} moves; give an option that bounds it"
            )
