"""The figures of the rulebook, decoded from data.toml at import so that a typo fails with its line."""

from typing import Literal

from msgspec import Struct

from diwan.core.toml import load_beside

Character = Literal["K", "T", "M", "E", "S", "P"]
Direction = Literal["right", "left", "front"]
Ending = Literal["treasury_empty", "turn_limit", "agreed"]
"""Why a game is over."""
Debt = Literal["peek", "challenge", "lie", "tax", "double_tax", "mistake"]
"""What coins are paid for."""
Income = Literal["king", "yes_sir", "thief", "executioner", "peasant"]
"""What coins are taken for."""

CHARACTERS: tuple[Character, ...] = ("K", "T", "M", "E", "S", "P")
NAMEABLE: tuple[Character, ...] = ("K", "T", "M", "E", "S")
"""The characters that a Peasant names: all but the Peasant."""
DIRECTIONS: tuple[Direction, ...] = ("right", "left", "front")


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    opposite: tuple[int, ...]
    adjacent: tuple[int, ...]


class Amounts(Struct, frozen=True, forbid_unknown_fields=True):
    peek: int
    lost_challenge: int
    false_minister: int
    king: int
    yes_sir: int
    thief_each_side: int
    tax: int
    double_tax: int
    peasant_penalty: int
    substitute: int


class Seconds(Struct, frozen=True, forbid_unknown_fields=True):
    look: int
    turn: int
    challenge: int
    yes_sir: int
    minister: int
    executioner: int
    sheriff: int
    naming: int
    standstill: int
    show_face: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    spots: int
    coins_each_in_treasury: int
    coins_each_in_hand: int
    turns_each: int
    rounds_without_coins: int
    seating: dict[str, Seating]
    amounts: Amounts
    steps: dict[Direction, int]
    seconds: Seconds


FIGURES = load_beside(__file__, "data.toml", Figures)
AMOUNTS = FIGURES.amounts
SPOTS = range(FIGURES.spots)
