"""Positions for the tests of Machrou3 Ra2is. Seat 0 holds pile 1 of the preset, and so on."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, Refusal, Told, news
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais.figures import DISTRICTS, FIGURES, INDEX
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.moves import Declare, DrawPower, Move
from diwan.games.machrou3_rais.position import CAST
from diwan.games.machrou3_rais.position import owners_for as owners_by_district
from diwan.games.machrou3_rais.rules.common import clockwise
from diwan.games.machrou3_rais.state import Candidacy, Declared, Phase, Place, State, Turn


def new(seats: int = 4, variant: str = "beginner", **options: Any) -> State:
    """Return a game before NATURE's first move."""
    return game.start(make_setup(game.GAME, seats, variant, options))


def table(
    seats: int = 4,
    variant: str = "beginner",
    *,
    turn: int = 0,
    owners: Mapping[Any, int | None] | None = None,
    tokens: Mapping[str, int] | None = None,
    origins: Mapping[int, str] | None = None,
    stations: Sequence[str] | None = None,
    hands: Mapping[int, str] | None = None,
    declared: Sequence[tuple[int, str]] = (),
    cast: Sequence[str] | None = None,
    phase: Phase | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Return the preset of the beginner's game in somebody's turn, with the changes that a test names."""
    state = new(seats, variant, **(options or {}))
    preset = FIGURES.beginner[str(seats)]
    land: list[int | None] = [None] * len(DISTRICTS)
    for seat, pile in enumerate(preset.piles):
        for district in pile:
            land[INDEX[district]] = seat
    for name, owner in (owners or {}).items():
        land[INDEX[name]] = owner
    board = replace(
        state.board,
        owners=tuple(land),
        tokens=tuple((tokens or {}).get(d, 0) for d in DISTRICTS),
        stations=tuple(d in (preset.stations if stations is None else stations) for d in DISTRICTS),
        origins=tuple((origins or {}).get(seat) for seat in range(seats)),
    )
    held = tuple(Place(hands[s], 0, (s,)) if hands is not None and s in hands else None for s in range(seats))
    out = tuple(Declared(seat, card, 1, 0) for seat, card in declared)
    gone = {*(p.card for p in held if p), *(d.card for d in out)}
    deck = tuple(card for card in state.objectives.deck if card not in gone)
    state = replace(
        state,
        board=board,
        opening=board,
        characters=tuple(cast or CAST[variant, seats]),
        objectives=replace(state.objectives, deck=deck, deck_size=len(deck), hands=held, declared=out),
        phase=phase or Turn(turn),
        order=clockwise(seats, turn),
        speaker=0,
        round=1,
    )
    if "saleh" in state.characters:
        state = replace(state, exposed=state.characters.index("adnan"))
    return replace(state, **fields)


def elections(blocs: Sequence[int], cast: Sequence[str], declared: Sequence[int], variant: str = "beginner") -> State:
    """Return open candidacies with Blocs of these sizes.

    `declared` is how many Objectives each seat has declared."""
    seats = len(blocs)
    cards = iter(f"OB{n:02}" for n in range(1, 19))
    out = [(seat, next(cards)) for seat, count in enumerate(declared) for _ in range(count)]
    state = table(seats, variant, owners=owners_for(blocs), cast=cast, declared=out)
    assert influence(state).blocs == tuple(blocs)
    return replace(state, phase=Candidacy((False,) * seats), order=())


def owners_for(blocs: Sequence[int]) -> dict[str, int | None]:
    """Return owners of all districts that give Blocs of these sizes."""
    return dict(zip(DISTRICTS, owners_by_district(blocs), strict=True))


def play(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state, _ = game.play(state, seat, move)
    return state


def hear(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    return game.play(state, seat, move)


def heard(told: tuple[Told, ...], seat: int | None, kind: type) -> list[Any]:
    return [event for event in news(told, seat) if isinstance(event, kind)]


def refused(state: State, seat: int, move: Move) -> str:
    """Return the ruling and key by which a move is refused."""
    refusal = game.refusal(state, seat, move)
    assert isinstance(refusal, Refusal), f"{move} is allowed"
    return f"{refusal.ruling} {refusal.key}"


def allowed(state: State, seat: int, move: Move) -> bool:
    return game.refusal(state, seat, move) is None and move in game.legal(state, seat)


def blocs(state: State) -> tuple[int, ...]:
    return influence(state).blocs


def owner(state: State, district: str) -> int | None:
    return state.board.owners[INDEX[district]]  # type: ignore[index]


def ip(state: State, district: str) -> int:
    return influence(state).ips[INDEX[district]]  # type: ignore[index]


def power(state: State, seat: int, card: str) -> State:
    """Let the seat declare an Objective that it fulfils and draw this power."""
    return play(state, (seat, Declare()), (NATURE, DrawPower(card)))


def menu(state: State, seat: int) -> list[Any]:
    return list(game.legal(state, seat))


def odds(state: State) -> list[tuple[Any, int]]:
    return list(game.odds(state))
