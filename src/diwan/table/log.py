"""Rebuilds a table, and the records of its games, from the table's log."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from diwan.core.codec import parametrized
from diwan.core.game import NATURE
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.table.commands import BotPlay, Entry, Play, TimeOut
from diwan.table.machine import Step, repeat
from diwan.table.state import Table, timeout_move


@cache
def entry_decoder(game_id: str) -> msgspec.json.Decoder[Entry[Any]]:
    kind = parametrized(Entry, find_game(game_id).types.Move)
    return msgspec.json.Decoder(kind)


def restore(entries: Iterable[Entry[Any]], table: Table | None = None) -> Iterator[Step]:
    """Yield the step of each entry, starting from `table`, or from nothing."""
    for entry in entries:
        step = repeat(table, entry)
        table = step.table
        yield step


def record_of(entries: Iterable[Entry[Any]], number: int) -> Record | None:
    """Return the record of the game of that number, or None if there is none or it is not over.

    The record of a running game would show everybody's secrets."""
    moves: list[tuple[int, Any]] = []
    table: Table | None = None
    for entry in entries:
        before, table = table, repeat(table, entry).table
        if table.in_play is None or table.in_play.number != number:
            continue
        if before is not None and before.stage == "playing":
            match entry.command:
                case Play(move):
                    moves.append((entry.by, move))
                case BotPlay(seat, _, move):
                    moves.append((seat, move))
                case TimeOut(seat):
                    assert before.in_play is not None
                    moves.append((seat, timeout_move(before.in_play, seat)))
        moves += [(NATURE, move) for move in entry.chance]
        if table.stage == "over":
            assert table.in_play.outcome is not None
            assert table.played is not None
            names, bots = tuple(chair.name for chair in table.chairs), tuple(chair.bot for chair in table.chairs)
            edition, outcome = table.game.edition, table.in_play.outcome
            return Record(table.game_id, edition, table.played, tuple(moves), outcome, names, bots)
    return None
