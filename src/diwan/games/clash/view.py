"""What a seat knows, and the worlds that fit its knowledge: `imagine` invents what `view` hides."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from diwan.core.game import BY_SEAT, Seat
from diwan.games.clash.dealing import HIDDEN_VARIANTS
from diwan.games.clash.effects import cell_sets
from diwan.games.clash.figures import NEUTRAL, VARIANT, Tile
from diwan.games.clash.moves import Keep, Move
from diwan.games.clash.rules import has_placement
from diwan.games.clash.state import Board, Course, Dealing, Keeping, Options, Phase, State, Tiles, Turn

Slot: TypeAlias = Tile | Literal["?"] | None
"""A hidden tile as an observer knows it: the tile, `?` if it is not known, None once it is open."""
Slots: TypeAlias = tuple[Slot, ...]


class SeenPacket(Struct, frozen=True):
    """A packet of the secret draft: its number of tiles, and those that the observer has seen."""

    size: int
    seen: Tiles


class View(Struct, frozen=True):
    """Everything that a seat, or a spectator, has learned of a game."""

    seat: Seat | None
    options: Options
    board: Board
    zones: Annotated[tuple[Tiles, Tiles], BY_SEAT]
    hidden: Annotated[tuple[Slots, Slots], BY_SEAT]
    neutral: Tiles
    box: int
    """The number of tiles in it."""
    unseen: Tiles
    """Neutral tiles of this game in an unknown place: in the box, in a packet, or in the rival's hand."""
    removed: Tiles
    placements: int
    first: Seat
    dealt: tuple[Slots, Slots, Tiles]
    packets: tuple[SeenPacket, ...]
    scores: Annotated[tuple[int, int], BY_SEAT]
    played: int
    aside: Tiles
    draws: int
    phase: Phase


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator (None), sees."""
    course = state.course
    return View(
        seat=seat,
        options=state.options,
        board=state.board,  # C26: face-down and covered tiles too
        zones=state.zones,
        hidden=(_slots(state, 0, seat), _slots(state, 1, seat)),
        neutral=state.neutral,
        box=len(state.box),
        unseen=_unseen(state, seat),
        removed=state.removed,
        placements=state.placements,
        first=course.first,
        dealt=(_dealt(state, 0, seat), _dealt(state, 1, seat), course.dealt[2]),
        packets=tuple(_seen_packet(state, number, seat) for number in range(len(course.packets))),
        scores=course.scores,
        played=course.played,
        aside=course.aside,
        draws=course.draws,
        phase=state.phase,
    )


def _slots(state: State, of: int, seat: int | None) -> Slots:
    return tuple(tile if tile is None or of == seat else "?" for tile in state.hidden[of])


def _dealt(state: State, of: int, seat: int | None) -> Slots:
    """Return what a seat was dealt, except what is still hidden from the observer."""
    hidden = state.hidden[of]
    if of == seat or not hidden:
        return state.course.dealt[of]
    return tuple("?" if hidden[place] else tile for place, tile in enumerate(state.course.dealt[of]))


def _unseen(state: State, seat: int | None) -> Tiles:
    if state.options.neutrals not in HIDDEN_VARIANTS:
        return state.box
    concealed = [tile for of in (0, 1) if of != seat for tile in state.hidden[of] if tile is not None]
    kept = state.course.dealt[0] + state.course.dealt[1]
    if isinstance(state.phase, (Dealing, Keeping)):  # the packets are not in the box yet
        concealed += [tile for packet in state.course.packets for tile in packet if tile not in kept]
    return tuple(sorted((*state.box, *concealed)))


def _opener(first: int, number: int) -> int:
    return first if number == 0 else 1 - first


def _seen_packet(state: State, number: int, seat: int | None) -> SeenPacket:
    """Return a packet as an observer has seen it.

    Its opener saw all of it, the rival what the opener passed on, a spectator nothing."""
    packet, opener = state.course.packets[number], _opener(state.course.first, number)
    kept = state.course.dealt[opener]
    if seat == opener:
        return SeenPacket(len(packet), packet)
    if seat is None or len(kept) <= number:
        return SeenPacket(len(packet), ())
    return SeenPacket(len(packet), tuple(tile for tile in packet if tile != kept[number]))


def my_packet(view: View) -> Tiles:
    """Return the tiles of the secret draft from which the observer now keeps one, in the order that `Keep` counts."""
    choosing = isinstance(view.phase, Keeping) and view.phase.seat == view.seat
    return view.packets[-1].seen if choosing else ()


def known_of(view: View, move: Move) -> dict[str, Tile]:
    """Return what the observer knows of a move beyond the move itself: which tile it keeps."""
    packet = my_packet(view)
    return {"tile": packet[move.place]} if isinstance(move, Keep) and packet else {}


# ---------------------------------------------------------------- imagine


def imagine(view: View, rng: Random) -> State:
    """Return a random state that fits a view.

    The mover of a turn can lay something there, or else the game would have ended (C34)."""
    while True:
        world = _imagine(view, rng)
        phase = world.phase
        if not isinstance(phase, Turn) or has_placement(world, phase.seat, cell_sets(world.board)):
            return world


def _imagine(view: View, rng: Random) -> State:
    packets: tuple[Tiles, ...] = ()
    if VARIANT[view.options.neutrals].packet and view.packets:
        packets, dealt = _imagine_packets(view, rng)
    else:
        dealt = _imagine_hands(view, rng)
    hidden = (_fill_hidden(view.hidden[0], dealt[0]), _fill_hidden(view.hidden[1], dealt[1]))
    placed = {tile for slots in hidden for tile in slots if tile is not None}
    if isinstance(view.phase, (Dealing, Keeping)):
        placed.update(tile for packet in packets for tile in packet)
    box = tuple(tile for tile in view.unseen if tile not in placed)
    course = Course(
        first=view.first,
        dealt=(dealt[0], dealt[1], view.dealt[2]),
        packets=packets,
        scores=view.scores,
        played=view.played,
        aside=view.aside,
        draws=view.draws,
    )
    return State(
        options=view.options,
        board=view.board,
        zones=view.zones,
        hidden=hidden,
        neutral=view.neutral,
        box=box,
        removed=view.removed,
        placements=view.placements,
        course=course,
        phase=view.phase,
    )


def _fill_hidden(slots: Slots, dealt: Tiles) -> tuple[Tile | None, ...]:
    """Return the hidden tiles of a seat, given a tile for every place."""
    return tuple(None if slot is None else dealt[place] for place, slot in enumerate(slots))


def _imagine_hands(view: View, rng: Random) -> tuple[Tiles, Tiles]:
    """Return dealt tiles that fit a game with hidden support: any unseen tiles, in any order."""
    pool = rng.sample(view.unseen, len(view.unseen))
    return (
        tuple(pool.pop() if slot == "?" or slot is None else slot for slot in view.dealt[0]),
        tuple(pool.pop() if slot == "?" or slot is None else slot for slot in view.dealt[1]),
    )


def _imagine_packets(view: View, rng: Random) -> tuple[tuple[Tiles, ...], tuple[Tiles, Tiles]]:
    """Return packets and kept tiles that fit a secret draft: first what each player kept, then the rest of each packet.

    The rest of a packet may have left the box again since, so a spectator draws it from all tiles."""
    dealt: tuple[list[Slot], list[Slot]] = (list(view.dealt[0]), list(view.dealt[1]))
    seen = [set(packet.seen) for packet in view.packets]
    everything = [tile for tile in NEUTRAL if tile not in view.aside]
    for number in range(len(view.packets)):
        opener = _opener(view.first, number)
        for keeper in (opener, 1 - opener):
            if number < len(dealt[keeper]) and dealt[keeper][number] == "?":
                passed_on = keeper != opener and view.seat == opener
                known = seen[number] if passed_on else set(view.unseen).difference(*seen)
                taken = {*dealt[0], *dealt[1]}
                candidates = [tile for tile in view.unseen if tile in known and tile not in taken]
                dealt[keeper][number] = rng.choice(candidates)
    kept = {*dealt[0], *dealt[1]}
    packets: list[Tiles] = []
    for number, packet in enumerate(view.packets):
        members = seen[number] | {slots[number] for slots in dealt if number < len(slots)}
        used = {tile for other in packets for tile in other}.union(*seen[number + 1 :])
        spare = [tile for tile in everything if tile not in kept and tile not in used and tile not in members]
        more = rng.sample(spare, packet.size - len(members))
        packets.append(_sorted_tiles((*members, *more)))
    return tuple(packets), (_known_tiles(dealt[0]), _known_tiles(dealt[1]))


def _sorted_tiles(tiles: Sequence[Slot]) -> Tiles:
    return tuple(sorted(_known_tiles(tiles)))


def _known_tiles(slots: Sequence[Slot]) -> Tiles:
    return tuple(slot for slot in slots if slot is not None and slot != "?")
