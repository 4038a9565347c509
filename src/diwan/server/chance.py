"""The random choices that reach a game: NATURE's draws, the seeds of bots, and the moves of bots that fail.

Secrets, keys and ids never come from here."""

import secrets
from random import Random, SystemRandom

from diwan.table import Table


class Chance:
    """Random sources for tables: the operating system's, or all derived from a seed.

    With a seed, chance depends on the game, its number at the table and how many moves were played, and on nothing
    else: the same commands give the same game, on any worker, after a restart and whatever is said meanwhile. Tables
    of the same game are then dealt alike, so a public server must not set a seed."""

    def __init__(self, seed: str | None) -> None:
        self._seed = seed
        self._system = SystemRandom()

    def at(self, table: Table | None) -> Random:
        """Return the random source for what happens next at a table."""
        return self._system if self._seed is None else Random(f"{self._seed}/{_position(table)}")

    def bot_seed(self, table: Table, seat: int) -> str:
        """Return the seed of the bot of a seat for its next decision."""
        return secrets.token_hex(8) if self._seed is None else f"{self._seed}/{_position(table)}/bot/{seat}"


def _position(table: Table | None) -> str:
    if table is None:
        return "new"
    in_play = table.in_play
    number, moves = (in_play.number, in_play.moves) if in_play else (0, 0)
    return f"{table.game_id}/{number}/{moves}"
