"""Positions for tests, written as in the worked examples."""

from typing import Any

from diwan.core.game import Refusal
from diwan.games.clash import rules
from diwan.games.clash.dealing import new_game
from diwan.games.clash.moves import Lay
from diwan.games.clash.notation import move_text, read_move, read_position
from diwan.games.clash.state import Course, Options, State, Turn


def table(text: str, **options: Any) -> State:
    """Return the position of three rows and a line of zones."""
    lines = [line.strip() for line in text.strip().splitlines()]
    chosen = Options(**options)
    return read_position(chosen, new_game(chosen, Course()), lines[:3], lines[3])


def mover(state: State) -> int:
    assert isinstance(state.phase, Turn)
    return state.phase.seat


def menu(state: State, beginning: str = "") -> list[str]:
    seat = mover(state)
    texts = [move_text(seat, move) for move in rules.legal(state, seat) if isinstance(move, Lay)]
    return [text for text in texts if text.startswith(beginning)]


def after(state: State, *moves: str) -> State:
    for text in moves:
        seat = mover(state)
        state, _ = rules.play(state, seat, read_move(seat, text))
    return state


def refused(state: State, text: str) -> tuple[str, str]:
    """Return the ruling and the key of a refusal."""
    seat = mover(state)
    refusal = rules.refusal(state, seat, read_move(seat, text))
    assert isinstance(refusal, Refusal), f"{text} is legal"
    return refusal.ruling, refusal.key
