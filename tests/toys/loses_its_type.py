"""A state with a field that comes back from JSON as something else."""

from typing import Any

import higher_card
from higher_card import *  # noqa: F403
from msgspec import Struct

from diwan.core.game import Setup


class NotedState(higher_card.State, frozen=True):
    note: Any = None


State = NotedState  # type: ignore[misc]


class _Note(Struct, frozen=True):
    text: str


def start(setup: Setup[higher_card.Options]) -> NotedState:
    honest = higher_card.start(setup)
    note = _Note("kept on this side only")
    return NotedState(honest.seats, honest.ranks, honest.cards, honest.answers, note=note)
