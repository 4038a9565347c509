"""The rules of Clash, in the order of the rulebook."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.game import EVERYONE, NATURE, About, Clock, Outcome, Refusal, Setup, Tally, Told
from diwan.games.clash import dealing
from diwan.games.clash.effects import (
    CellSets,
    News,
    added,
    by_seat,
    carry_out,
    cell_sets,
    effect_context,
    explain_refusal,
    put,
    uses_of,
    without,
    without_hidden,
)  # fmt: skip
from diwan.games.clash.events import Covered, Enlisted, Laid, Refilled, Removed, Shown
from diwan.games.clash.figures import (
    CELLS,
    CELLS_IN,
    EVERY_CELL,
    INDEX,
    START_TILE,
    TILE,
    VARIANT,
    Cells,
    Tile,
)  # fmt: skip
from diwan.games.clash.menus import available_tiles, coverable, lay_moves, opening_moves
from diwan.games.clash.moves import (
    AnyUse,
    Begin,
    Deal,
    Draw,
    Drawn,
    Keep,
    Lay,
    Move,
    Name,
    Pick,
    Repeat,
    Take,
)  # fmt: skip
from diwan.games.clash.state import (
    Course,
    Dealing,
    Deciding,
    Drafting,
    Enlisting,
    Keeping,
    Lottery,
    Naming,
    Opening,
    Options,
    Over,
    Refilling,
    State,
    Tiles,
    Turn,
    piece,
)  # fmt: skip

Played: TypeAlias = tuple[State, News]

edition = "1"
about = About(
    id="clash",
    seats=(2,),
    minutes=(10, 15),
    difficulty=2,
    rulings=("C", 43),
    variants={name: Options(neutrals=name) for name in VARIANT},
)
SECONDS_TO_LAY = 120
"""Time to lay a tile, at tables with a clock: a menu can have hundreds of moves."""
SECONDS_TO_CHOOSE = 60
"""Time to pick, keep or name, at tables with a clock."""


def start(setup: Setup[Options]) -> State:
    """Return a new game, before NATURE names the first player."""
    options = setup.options
    if setup.seats != 2:
        raise BadSetup(f"clash is for 2 players, not {setup.seats}")
    if options.elections == "choice" and options.neutrals in dealing.HIDDEN_VARIANTS:
        raise BadSetup(
            f"in {options.neutrals} nobody may look into the box; choose elections=random or an open variant"
        )
    return replace(dealing.new_game(options, Course()), phase=Lottery())


def to_act(state: State) -> tuple[int, ...]:
    """Return the seat whose decision is awaited, NATURE, or nobody when the game is over."""
    phase = state.phase
    if isinstance(phase, Deciding):
        return (phase.seat,)
    return () if isinstance(phase, Over) else (NATURE,)


# ---------------------------------------------------------------- menus


def legal(state: State, seat: int) -> Sequence[Move]:
    """Return the menu of a seat."""
    phase = state.phase
    if not isinstance(phase, Deciding) or phase.seat != seat:
        return ()
    match phase:
        case Turn():
            return lay_moves(state, seat)
        case Opening():
            return opening_moves(state.options.facing == "free")
        case Drafting():
            return tuple(map(Pick, state.neutral))
        case Keeping():
            return tuple(map(Keep, range(len(dealing.packet_on_offer(state)))))
        case Naming():
            return (Name(0), Name(1))


def has_placement(state: State, seat: int, sets: CellSets) -> bool:
    """Return whether a seat can lay any tile (C34)."""
    tiles = available_tiles(state, seat)
    prize = "NOB" in tiles
    return (sets.empty != 0 and len(tiles) > prize) or (prize and coverable(sets, seat) != 0)


def odds(state: State) -> Sequence[tuple[Move, int]]:
    """Return the moves of NATURE with their weights."""
    match state.phase:
        case Lottery():
            return ((Begin(0), 1), (Begin(1), 1))
        case Dealing():
            return [_DEALS[tile] for tile in state.box]
        case Refilling(lay=lay):
            return [_DRAWS[tile] for tile in _refills(state, lay)]
        case Enlisting():
            return [_DRAWS[tile] for tile in state.box]
    return ()


_DEALS: dict[Tile, tuple[Move, int]] = {tile: (Deal(tile), 1) for tile in TILE}
_DRAWS: dict[Tile, tuple[Move, int]] = {tile: (Draw(tile), 1) for tile in TILE}


def _refills(state: State, lay: Lay) -> Tiles:
    """Return the tiles that may fill the gap in the neutral zone (C37).

    Our ruling: a tile chosen by Elections (C30, option) leaves the box before the gap is filled."""
    chosen = final_use(lay.use)
    if isinstance(chosen, Take) and chosen.tile in state.box:
        return without(state.box, chosen.tile)
    return state.box


def final_use(use: AnyUse | None) -> AnyUse | None:
    """Return the use at the end of a chain of repeats."""
    while isinstance(use, Repeat):
        use = use.use
    return use


# ---------------------------------------------------------------- refusals


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move is not legal, or None if it is."""
    if seat not in to_act(state):
        return Refusal("C34", "not_your_turn")
    match state.phase, move:
        case Turn(), Lay():
            return _refuse_lay(state, seat, move)
        case Opening(), Lay():
            if move.tile != START_TILE:
                return Refusal("C1", "mustafa_first")
            return None if move in opening_moves(state.options.facing == "free") else _misfaced(state, move)
        case (Lottery(), Begin(first=first)) | (Naming(), Name(first=first)):
            return None if first in (0, 1) else Refusal("C35", "no_such_player")
        case Dealing(), Deal():
            return None if move.tile in state.box else Refusal("C36", "not_in_the_box")
        case Refilling(), Draw():
            return None if move.tile in _refills(state, state.phase.lay) else Refusal("C37", "not_in_the_box")
        case Enlisting(), Draw():
            return None if move.tile in state.box else Refusal("C30", "not_in_the_box")
        case Drafting(), Pick():
            return None if move.tile in state.neutral else Refusal("C37", "not_on_offer")
        case Keeping(), Keep():
            within = 0 <= move.place < len(dealing.packet_on_offer(state))
            return None if within else Refusal("C37", "not_on_offer")
    return Refusal("C34", "out_of_place")


def _refuse_lay(state: State, seat: int, move: Lay) -> Refusal | None:
    tile, cell = move.tile, INDEX[move.cell]
    if tile not in available_tiles(state, seat):
        return Refusal("C34", "tile_out_of_reach", tile=tile)
    if problem := _misfaced(state, move):
        return problem
    sets = cell_sets(state.board)
    if tile == "NOB":
        if not coverable(sets, seat) >> cell & 1:
            return _uncoverable(sets, cell)
    elif not sets.empty >> cell & 1:
        return Refusal("C11" if sets.down >> cell & 1 else "C34", "cell_taken", cell=move.cell)
    if move.use is None:
        return None
    return _refuse_use(state, sets, seat, move, cell)


def _misfaced(state: State, move: Lay) -> Refusal | None:
    if move.against and (state.options.facing == "own" or move.tile == "NOB"):
        return Refusal("C1", "face_yourself")
    if move.use is not None and TILE[move.tile].timing != "immediate":
        return Refusal("C9", "no_effect_to_use", tile=move.tile)
    return None


def _uncoverable(sets: CellSets, cell: int) -> Refusal:
    if sets.empty >> cell & 1:
        return Refusal("C32", "nothing_to_cover")
    if not sets.up >> cell & 1:
        return Refusal("C11", "face_down")
    if sets.secured >> cell & 1:
        return Refusal("C16", "secured")
    return Refusal("C32", "cover_a_supporter")


def _refuse_use(state: State, sets: CellSets, seat: int, move: Lay, cell: int) -> Refusal | None:
    """Return why an effect cannot be used in this way, or None if it can (C9, C10)."""
    if sets.blocked >> cell & 1:
        return Refusal("C19", "blocked")
    use, supports = move.use, 1 - seat if move.against else seat
    assert use is not None
    context = effect_context(state, sets, seat, move.tile, cell, supports)
    if use in uses_of(context, move.tile, cell, supports):
        return None
    return explain_refusal(context, move.tile, cell, supports, use)


# ---------------------------------------------------------------- play


def play(state: State, seat: int, move: Move) -> Played:
    """Return the state after a move, and what is told of it. An illegal move raises its refusal."""
    if problem := refusal(state, seat, move):
        raise problem
    match move:
        case Lay():
            return _lay(state, seat, move)
        case Draw():
            return _draw(state, move.tile)
        case Begin():
            return dealing.begin(state, move.first)
        case Deal():
            return dealing.deal(state, move.tile)
        case Pick():
            return dealing.pick(state, seat, move.tile)
        case Keep():
            return dealing.keep(state, seat, move.place)
        case Name():
            return dealing.name_first(state, move.first)
        case _:
            assert_never(move)


def _lay(state: State, seat: int, move: Lay) -> Played:
    """Lay a tile on the board, where its permanent effect holds from now on (M1)."""
    tile, cell = move.tile, INDEX[move.cell]
    leaving = cell_sets(state.board).down
    came_from_neutral = tile in state.neutral
    told = _lay_events(state, seat, move)
    covered = state.board[cell]
    if covered is None:
        laid = piece(tile, 1 - seat if move.against else seat)  # C1
    else:
        laid = piece(tile, covered.supports, True, covered.tile)  # C32
    state = replace(
        state,
        board=put(state.board, cell, laid),
        placements=state.placements + 1,
        **_zones_without(state, seat, tile),
    )
    if came_from_neutral and state.options.neutrals == "long" and _refills(state, move):  # C37
        return replace(state, phase=Refilling(seat, move, leaving)), told
    state, more = _use_effect(state, seat, move, leaving)
    return state, told + more


def _lay_events(state: State, seat: int, move: Lay) -> News:
    told: News = ()
    if move.tile in state.hidden[seat]:
        told = (Told(EVERYONE, Shown(seat, move.tile, state.hidden[seat].index(move.tile))),)
    covered = state.board[INDEX[move.cell]]
    if covered is not None:
        return (*told, Told(EVERYONE, Covered(seat, covered.tile, move.cell)))
    supports = 1 - seat if move.against else seat
    return (*told, Told(EVERYONE, Laid(seat, move.tile, move.cell, supports, move.use)))


def _zones_without(state: State, seat: int, tile: Tile) -> dict[str, object]:
    """Return the fields of the state that change when a tile leaves its zone. Mustafa comes from beside the board."""
    if tile in state.zones[seat]:
        return {"zones": by_seat(state.zones, seat, without(state.zones[seat], tile))}
    if tile in state.neutral:
        return {"neutral": without(state.neutral, tile)}
    if tile in state.hidden[seat]:
        return {"hidden": without_hidden(state.hidden, seat, tile)}
    return {}


def _use_effect(state: State, seat: int, move: Lay, leaving: Cells) -> Played:
    """Use the effect of the tile just laid, if the player wants to (M3, M4)."""
    told: News = ()
    if move.use is not None:
        cell = INDEX[move.cell]
        here = state.board[cell]
        assert here is not None
        state, told = carry_out(state, seat, cell, move.tile, cell, here.supports, move.use)
        if isinstance(final_use(move.use), Drawn):
            return replace(state, phase=Enlisting(seat, leaving)), told
    state, more = _finish(state, seat, leaving)
    return state, told + more


def _draw(state: State, tile: Tile) -> Played:
    phase = state.phase
    state = replace(state, box=without(state.box, tile))
    if isinstance(phase, Refilling):
        state = replace(state, neutral=added(state.neutral, tile))
        state, told = _use_effect(state, phase.seat, phase.lay, phase.leaving)
        return state, (Told(EVERYONE, Refilled(tile)), *told)
    assert isinstance(phase, Enlisting)
    seat = phase.seat
    state = replace(state, zones=by_seat(state.zones, seat, added(state.zones[seat], tile)))
    state, told = _finish(state, seat, phase.leaving)
    return state, (Told(EVERYONE, Enlisted(seat, tile)), *told)


def _finish(state: State, seat: int, leaving: Cells) -> Played:
    """End the move.

    M5: the board may be full. M6: tiles that were face-down before this move leave. M7, M0: it is the rival's turn."""
    sets = cell_sets(state.board)
    if sets.up == EVERY_CELL:  # C14
        return _end(state, sets, "full", seat)
    told: News = ()
    if leaving:
        state, told = _remove(state, leaving)
        sets = cell_sets(state.board)
    rival = 1 - seat
    if not has_placement(state, rival, sets):
        state, more = _end(state, sets, "no_tile", rival)
        return state, told + more
    if state.placements >= state.options.placement_cap:
        state, more = dealing.end_game(state, None, "cap", support(sets))
        return state, told + more
    return replace(state, phase=_TURNS[rival]), told


_TURNS = (Turn(0), Turn(1))


def _remove(state: State, leaving: Cells) -> Played:
    """Remove face-down tiles from the board (C12). A stack leaves as two tiles (C32)."""
    told: News = ()
    for cell in CELLS_IN[leaving]:
        gone = state.board[cell]
        assert gone is not None
        parts = (gone.tile,) if gone.covers is None else (gone.tile, gone.covers)
        state = replace(state, board=put(state.board, cell, None), removed=added(state.removed, *parts))
        told += tuple(Told(EVERYONE, Removed(tile, CELLS[cell])) for tile in parts)
    return state, told


def support(sets: CellSets) -> tuple[int, int]:
    """Return how many tiles support each seat."""
    return len(CELLS_IN[sets.supporting(0)]), len(CELLS_IN[sets.supporting(1)])


def _end(state: State, sets: CellSets, reason: str, stuck: int) -> Played:
    """End the game (section 5): the majority wins a full board, `stuck` loses without a tile to lay.

    KABOOM!!! overrides both (C33)."""
    counts = support(sets)
    for here in state.board:
        if here is not None and here.tile == "KAB" and here.up:
            return dealing.end_game(state, 1 - here.supports, "kaboom", counts)
    if reason == "full":
        return dealing.end_game(state, int(counts[1] > counts[0]), "full", counts)
    return dealing.end_game(state, 1 - stuck, "no_tile", counts)


# ---------------------------------------------------------------- outcome, clock, conservation


_ENDED_BY = {
    "full": "C14",
    "no_tile": "C34",
    "kaboom": "C33",
    "cap": "C38",
    "two_wins": "C35",
    "points": "C40",
}


def outcome(state: State) -> Outcome | None:
    """Return the result of a game that is over, or None."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    winners = () if phase.winner is None else (phase.winner,)
    if state.options.match == "single":
        scores = (float(phase.winner == 0), float(phase.winner == 1))
    else:
        scores = (float(state.course.scores[0]), float(state.course.scores[1]))
    return Outcome(winners, scores, _ENDED_BY[phase.reason], phase.reason)


def tally(state: State) -> Tally:
    """Return the supporting tiles of a single game, or the games or points of a match (C35, C40)."""
    match state.options.match:
        case "single":
            return Tally("tiles", tuple(map(float, support(cell_sets(state.board)))))
        case "best_of_three":
            return Tally("games", tuple(map(float, state.course.scores)))
        case "points":
            return Tally("points", tuple(map(float, state.course.scores)))


def clock(state: State) -> Clock | None:
    """Return the time limit and the move at its end: the first open tile on the first cell, its effect unused.

    Our ruling: there is no limit for a player with hidden tiles only, because laying one would show it."""
    match state.phase:
        case Opening(seat=seat):
            return Clock(SECONDS_TO_LAY, ((seat, Lay(START_TILE, CELLS[0])),))
        case Turn(seat=seat):
            sets = cell_sets(state.board)
            move = _first_open_lay(state, seat, sets)
            return None if move is None else Clock(SECONDS_TO_LAY, ((seat, move),))
        case Drafting(seat=seat):
            return Clock(SECONDS_TO_CHOOSE, ((seat, Pick(state.neutral[0])),))
        case Keeping(seat=seat):
            return Clock(SECONDS_TO_CHOOSE, ((seat, Keep(0)),))
        case Naming(seat=seat):
            return Clock(SECONDS_TO_CHOOSE, ((seat, Name(seat)),))
    return None


def _first_open_lay(state: State, seat: int, sets: CellSets) -> Lay | None:
    for tile in state.zones[seat] + state.neutral:
        cells = coverable(sets, seat) if tile == "NOB" else sets.empty
        if cells:
            return Lay(tile, CELLS[CELLS_IN[cells][0]])
    return None


def conserved(state: State) -> Tiles:
    """Return every tile of the game, wherever it lies: each must be there exactly once."""
    laid = tuple(here.tile for here in state.board if here is not None)
    covered = tuple(here.covers for here in state.board if here is not None and here.covers is not None)
    held = tuple(tile for seat in (0, 1) for tile in state.hidden[seat] if tile is not None)
    away: Tiles = state.course.aside + state.removed + state.box + state.neutral + state.zones[0] + state.zones[1]
    if not isinstance(state.phase, (Turn, Refilling, Enlisting, Naming, Over)):
        away += (START_TILE,)
        if isinstance(state.phase, (Dealing, Keeping)):
            away += dealing.unkept_tiles(state)
    return tuple(sorted(laid + covered + held + away))
