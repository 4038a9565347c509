"""What happens before Mustafa and between games: first player, deal, drafts and matches (C35 to C38, C40)."""

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.clash.effects import News, added, by_seat, without
from diwan.games.clash.events import (
    Began,
    Dealt,
    DealtHidden,
    DealtToZone,
    Kept,
    KeptOne,
    Opened,
    Passed,
    Picked,
    Reason,
    Scored,
    Won,
)  # fmt: skip
from diwan.games.clash.events import Drawn as GameDrawn
from diwan.games.clash.figures import NEUTRAL, OWN, VARIANT, Tile
from diwan.games.clash.state import (
    EMPTY_BOARD,
    Course,
    Dealing,
    Drafting,
    Keeping,
    Naming,
    Opening,
    Options,
    Over,
    State,
    Tiles,
)  # fmt: skip

HIDDEN_VARIANTS = ("hidden-support", "secret-draft")
MOST_DRAWS = 3
"""C38, our ruling: when the cap has ended so many games in a row, the match is over as it stands."""


def new_game(options: Options, course: Course) -> State:
    """Return a game with own tiles in their zones, and in the box the neutral tiles that were not set aside."""
    box = tuple(tile for tile in NEUTRAL if tile not in course.aside) if options.neutrals != "beginner" else ()
    return State(
        options=options,
        board=EMPTY_BOARD,
        zones=OWN,
        hidden=((), ()),
        neutral=(),
        box=box,
        removed=(),
        placements=0,
        course=course,
        phase=Dealing(),
    )


def begin(state: State, first: int) -> tuple[State, News]:
    """Make a seat the first player, and start the deal."""
    state = replace(state, course=replace(state.course, first=first))
    game = 0 if state.options.match == "single" else state.course.played + 1
    return continue_deal(state), (Told(EVERYONE, Began(first, game)),)


def continue_deal(state: State) -> State:
    """Return the state in the phase that follows from what has been dealt so far."""
    figures, first = VARIANT[state.options.neutrals], state.course.first
    if len(state.neutral) < figures.zone or receiver(state) is not None:
        return state if isinstance(state.phase, Dealing) else replace(state, phase=Dealing())
    if state.options.neutrals == "draft":
        return replace(state, phase=Drafting(first))
    return open_board(state)


def receiver(state: State) -> int | None:
    """Return the seat that gets the next tile, once the neutral zone is full; None when everybody has enough."""
    figures, first = VARIANT[state.options.neutrals], state.course.first
    if figures.packet:
        packets = state.course.packets
        if not packets or (len(packets) == 1 and len(packets[0]) < figures.packet):
            return first
        return 1 - first
    for seat in (first, 1 - first):
        if len(state.course.dealt[seat]) < figures.hand:
            return seat
    return None


def _record_deal(state: State, seat: int, tile: Tile) -> Course:
    """Return the course of the game with one more tile dealt to a seat."""
    south, north, zone = state.course.dealt
    dealt = (south, (*north, tile), zone) if seat else ((*south, tile), north, zone)
    return replace(state.course, dealt=dealt)


def deal(state: State, tile: Tile) -> tuple[State, News]:
    """Deal a tile to the neutral zone, to a packet or to a player."""
    figures = VARIANT[state.options.neutrals]
    box = without(state.box, tile)
    if len(state.neutral) < figures.zone:
        state = replace(state, box=box, neutral=added(state.neutral, tile))
        return continue_deal(state), (Told(EVERYONE, DealtToZone(tile)),)
    state = replace(state, box=box)
    seat = receiver(state)
    assert seat is not None
    if figures.packet:
        state = _deal_packet(state, seat, tile)
        hidden = DealtHidden(seat, packet=len(state.course.packets[-1]))
        return state, (Told(only(seat), Dealt(seat, tile)), Told(EVERYONE, hidden))
    secretly = (Told(only(seat), Dealt(seat, tile)), Told(EVERYONE, DealtHidden(seat)))
    course = _record_deal(state, seat, tile)
    if state.options.neutrals == "hidden-support":
        return continue_deal(replace(state, hidden=_add_hidden(state, seat, tile), course=course)), secretly
    zones = by_seat(state.zones, seat, added(state.zones[seat], tile))
    return continue_deal(replace(state, zones=zones, course=course)), (Told(EVERYONE, Dealt(seat, tile)),)


def _add_hidden(state: State, seat: int, tile: Tile) -> tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]:
    south, north = state.hidden
    return (south, (*north, tile)) if seat else ((*south, tile), north)


# ---------------------------------------------------------------- secret draft


def _deal_packet(state: State, opener: int, tile: Tile) -> State:
    packets, size = state.course.packets, VARIANT[state.options.neutrals].packet
    if not packets or len(packets[-1]) == size:
        packets = (*packets, ())
    packets = (*packets[:-1], added(packets[-1], tile))
    state = replace(state, course=replace(state.course, packets=packets))
    return replace(state, phase=Keeping(opener) if len(packets[-1]) == size else Dealing())


def packet_on_offer(state: State) -> Tiles:
    """Return the tiles from which one is kept now: the packet, or what its opener left of it."""
    kept = state.course.dealt[0] + state.course.dealt[1]
    return tuple(tile for tile in state.course.packets[-1] if tile not in kept)


def keep(state: State, seat: int, place: int) -> tuple[State, News]:
    """Keep one tile of the packet; the rest goes to the rival, or at the end to the box."""
    packet = packet_on_offer(state)
    tile = packet[place]
    state = replace(state, hidden=_add_hidden(state, seat, tile), course=_record_deal(state, seat, tile))
    told = (Told(only(seat), Kept(seat, place, tile)), Told(EVERYONE, KeptOne(seat)))
    rival, figures = 1 - seat, VARIANT[state.options.neutrals]
    if len(packet) == figures.packet:
        passed = Told(only(rival), Passed(rival, without(packet, tile)))
        return replace(state, phase=Keeping(rival)), (*told, passed)
    if len(state.course.packets) == 1:
        return replace(state, phase=Dealing()), told
    box = added(state.box, *unkept_tiles(state))
    return open_board(replace(state, box=box)), told


def unkept_tiles(state: State) -> Tiles:
    """Return the tiles of the packets that nobody kept. They go to the box when the draft is over."""
    kept = state.course.dealt[0] + state.course.dealt[1]
    return tuple(tile for packet in state.course.packets for tile in packet if tile not in kept)


# ---------------------------------------------------------------- draft


def pick(state: State, seat: int, tile: Tile) -> tuple[State, News]:
    """Take an open neutral tile: first, second, first player, and the last two go to the second."""
    state, told = _pick_one(state, seat, tile)
    if len(state.neutral) > 2:
        return replace(state, phase=Drafting(1 - seat)), told
    for last in state.neutral:
        state, more = _pick_one(state, 1 - seat, last)
        told += more
    return open_board(state), told


def _pick_one(state: State, seat: int, tile: Tile) -> tuple[State, News]:
    zones = by_seat(state.zones, seat, added(state.zones[seat], tile))
    state = replace(state, zones=zones, neutral=without(state.neutral, tile), course=_record_deal(state, seat, tile))
    return state, (Told(EVERYONE, Picked(seat, tile)),)


def open_board(state: State) -> State:
    """Return the state after the deal, when the first player lays Mustafa."""
    south, north, _ = state.course.dealt
    course = replace(state.course, dealt=(south, north, state.neutral))
    return replace(state, course=course, phase=Opening(course.first))


# ---------------------------------------------------------------- the end of a game, and the next one


def end_game(state: State, winner: int | None, reason: Reason, supports: tuple[int, int]) -> tuple[State, News]:
    """End a game and show all hidden tiles.

    Our ruling: they are shown because the next game of a match is dealt from what everybody knows."""
    told: News = ()
    for seat in (0, 1):
        for tile in state.hidden[seat]:
            if tile is not None:
                state = replace(state, zones=by_seat(state.zones, seat, added(state.zones[seat], tile)))
                told += (Told(EVERYONE, Opened(seat, tile)),)
    state = replace(state, hidden=((), ()), course=replace(state.course, packets=()))
    if winner is None:
        return _drawn(state, supports, told)
    told += (Told(EVERYONE, Won(winner, reason, *supports)),)
    if state.options.match == "single":
        return replace(state, phase=Over(winner, reason, supports)), told
    return _next_game(state, winner, reason, supports, told)


def _next_game(state: State, winner: int, reason: Reason, supports: tuple[int, int], told: News) -> tuple[State, News]:
    course = state.course
    gained = points(winner, reason, supports) if state.options.match == "points" else (1 - winner, winner)
    scores = (course.scores[0] + gained[0], course.scores[1] + gained[1])
    course = replace(course, scores=scores, played=course.played + 1, draws=0)
    state = replace(state, course=course, phase=Naming(1 - winner))
    told += (Told(EVERYONE, Scored(*scores)),)
    if state.options.match == "best_of_three" and 2 in scores:  # C35
        state = replace(state, phase=Over(winner, "two_wins", supports))
    elif state.options.match == "points" and course.played == state.options.games:
        state = replace(state, phase=Over(_leader(scores), "points", supports))
    return state, told


def points(winner: int, reason: Reason, supports: tuple[int, int]) -> tuple[int, int]:
    """Return the points of a game: one for each supporting tile, none for the side that KABOOM!!! supports (C40)."""
    if reason != "kaboom":
        return supports
    return (0, supports[1]) if winner == 1 else (supports[0], 0)


def _leader(scores: tuple[int, int]) -> int | None:
    return None if scores[0] == scores[1] else int(scores[1] > scores[0])


def _drawn(state: State, supports: tuple[int, int], told: News) -> tuple[State, News]:
    """End a game that nobody wins (C38).

    In a match it is played again with the same tiles, all open now, and the same first player."""
    told += (Told(EVERYONE, GameDrawn(*supports)),)
    course = replace(state.course, draws=state.course.draws + 1)
    if state.options.match == "single":
        return replace(state, phase=Over(None, "cap", supports)), told
    if course.draws == MOST_DRAWS:
        return replace(state, course=course, phase=Over(_leader(course.scores), "cap", supports)), told
    again = new_game(state.options, course)
    south, north, zone = course.dealt
    box = tuple(tile for tile in again.box if tile not in south + north + zone)
    zones = (added(OWN[0], *south), added(OWN[1], *north))
    return replace(again, zones=zones, neutral=zone, box=box, phase=Opening(course.first)), told


def name_first(state: State, first: int) -> tuple[State, News]:
    """Start the next game of a match. Neutral tiles already used stay out, unless too few would be left (C36)."""
    course = state.course
    used = tuple(tile for tile in NEUTRAL if tile not in state.box) if state.options.neutrals != "beginner" else ()
    if len(NEUTRAL) - len(used) < VARIANT[state.options.neutrals].needed:
        used = ()
    course = Course(first=first, scores=course.scores, played=course.played, aside=used)
    return begin(new_game(state.options, course), first)
