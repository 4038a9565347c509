"""What the six characters do once their claim stands."""

from functools import cache

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.king_thief_minister.events import (
    Answered,
    Asked,
    Executed,
    GaveUp,
    Looked,
    Misnamed,
    Named,
    Palmed,
    Proved,
    Saw,
    Showed,
    Shuffled,
    Swapped,
    Taxed,
)
from diwan.games.king_thief_minister.figures import AMOUNTS, NAMEABLE, SPOTS, Character
from diwan.games.king_thief_minister.money import News, contribute, end_turn, is_over, pay, rob, take
from diwan.games.king_thief_minister.moves import Execute, Name, Shuffle, Swap, Tax
from diwan.games.king_thief_minister.state import (
    Acting,
    Answering,
    Display,
    Doubt,
    Guess,
    Naming,
    Options,
    Shuffling,
    Sight,
    Sleight,
    State,
    Word,
    priority,
    spot_of,
    spots_of,
    track_of,
)


def look(state: State, seat: int, spot: int, news: News) -> State:
    """Show a face to a seat, even if it knows it (K33). That the seat looks is told by the caller."""
    track = state.tracks[spot]
    news.append(Told(only(seat), Saw(spot, state.faces[track])))
    return replace(state, memory=(*state.memory, Sight(seat, track, state.faces[track])))


def show(state: State, spot: int, news: News) -> State:
    """Turn a card up for everybody."""
    face = state.faces[state.tracks[spot]]
    news.append(Told(EVERYONE, Showed(spot, face)))
    return replace(state, memory=(*state.memory, Display(state.tracks[spot], face)))


def act(state: State, seat: int, character: Character, news: News) -> State:
    """Carry out the act of a character. Minister, Executioner and Sheriff choose its details only now (K8)."""
    match character:
        case "K":
            return king(state, seat, news)
        case "T":
            return thief(state, seat, news)
        case "P":
            return show_peasant(state, seat, news)
        case _:
            return replace(state, phase=Acting(seat, character))


# --- King ---


def king(state: State, seat: int, news: News) -> State:
    """Let the King take three coins, or what is left (K13), and ask for the Minister unless the game is over (K14)."""
    state = take(state, seat, AMOUNTS.king, "king", news)
    if is_over(state):
        return state
    news.append(Told(EVERYONE, Asked(seat)))
    # K29: a player who has challenged the King may still answer him.
    return replace(state, phase=Answering(seat, (None,) * len(state.coins)))


def resolve_answers(state: State, asked: Answering, news: News) -> State:
    """Open the answers: one Yes Sir is a claim like any other (K15), several are a mutual challenge (K16)."""
    claimants = tuple(seat for seat, yes in enumerate(asked.answers) if yes)
    news.append(Told(EVERYONE, Answered(claimants)))
    if not claimants:
        return end_turn(state, asked.king, news)
    if len(claimants) > 1:
        return end_turn_unless_over(mutual_challenge(state, asked.king, claimants, news), asked.king, news)
    (claimant,) = claimants
    if state.options.yes_sir_challengeable:
        return replace(state, phase=Doubt(asked.king, claimant, "M", (None,) * len(state.coins)))
    state = replace(state, memory=(*state.memory, Word(claimant, track_of(state, claimant), "M", None, ())))
    return end_turn_unless_over(take(state, claimant, AMOUNTS.yes_sir, "yes_sir", news), asked.king, news)


def mutual_challenge(state: State, asking: int, claimants: tuple[int, ...], news: News) -> State:
    """Settle several Yes Sirs (K16).

    Every claimant sees the cards of the others but not their own (K30); nobody else may challenge (K17). In the order
    of priority from the King on each liar pays, then the true Minister, if there is one, takes a coin."""
    for claimant in claimants:
        for other in claimants:
            if other != claimant:
                news.append(Told(EVERYONE, Looked(claimant, spot_of(state, other))))
                state = look(state, claimant, spot_of(state, other), news)
    ministers = []
    for claimant in claimants:
        track = track_of(state, claimant)
        true = state.faces[track] == "M"
        others = tuple(seat for seat in claimants if seat != claimant)
        state = replace(state, memory=(*state.memory, Word(claimant, track, "M", true, others)))
        news.append(Told(EVERYONE, Proved(claimant, "M", true)))
        if true:
            ministers.append(claimant)
    for claimant in priority(len(state.coins), asking):
        if claimant in claimants and claimant not in ministers and not is_over(state):
            state = pay(state, claimant, AMOUNTS.false_minister, "lie", news)
    for minister in ministers:
        if not is_over(state):
            state = take(state, minister, AMOUNTS.yes_sir, "yes_sir", news)
    return state


# --- Thief ---


def thief(state: State, seat: int, news: News) -> State:
    """Let the Thief rob both neighbours (K6), then take a coin from the treasury for each empty purse (K19)."""
    others = priority(len(state.coins), seat)
    neighbours = (others[0], others[-1])
    empty_purses = sum(state.coins[neighbour] == 0 for neighbour in neighbours)
    for neighbour in neighbours:
        state = rob(state, seat, neighbour, AMOUNTS.thief_each_side, "thief", news)
    state = take(state, seat, empty_purses * AMOUNTS.thief_each_side, "thief", news)
    return end_turn_unless_over(state, seat, news)


# --- Minister ---


def swap(state: State, seat: int, move: Swap, news: News) -> State:
    """Let the Minister take two cards (K18): an open swap is certain, under the table only the Minister knows."""
    if move.manner == "open":
        tracks = list(state.tracks)
        tracks[move.a], tracks[move.b] = tracks[move.b], tracks[move.a]
        news.append(Told(EVERYONE, Swapped(seat, move.a, move.b)))
        return end_turn(replace(state, tracks=tuple(tracks)), seat, news)
    news.append(Told(EVERYONE, Shuffled(seat, move.a, move.b)))
    if move.manner == "chance":
        return replace(state, phase=Shuffling(seat, move.a, move.b))
    swapped = move.manner == "swap"
    news.append(Told(only(seat), Palmed(move.a, move.b, swapped)))
    return end_turn(go_under_table(state, seat, move.a, move.b, swapped), seat, news)


def shuffle(state: State, table: Shuffling, move: Shuffle, news: News) -> State:
    """Let NATURE decide about the cards under the table, untold even to the Minister (option under_table = random)."""
    return end_turn(go_under_table(state, table.seat, table.a, table.b, move.swapped), table.seat, news)


def go_under_table(state: State, seat: int, a: int, b: int, swapped: bool) -> State:
    """Put the cards of two spots under the table and return them, exchanged or not."""
    one, other = state.tracks[a], state.tracks[b]
    faces = list(state.faces)
    if swapped:
        faces[one], faces[other] = faces[other], faces[one]
    return replace(state, faces=tuple(faces), memory=(*state.memory, Sleight(seat, one, other, swapped)))


# --- Executioner ---


def execute(state: State, seat: int, move: Execute, news: News) -> State:
    """Let the Executioner guess. The victim looks at the card without showing it (K20); a hit costs all their coins."""
    spot = spot_of(state, move.victim)
    track = state.tracks[spot]
    hit = state.faces[track] == move.character
    news.append(Told(EVERYONE, Looked(move.victim, spot)))
    state = look(state, move.victim, spot, news)
    news.append(Told(EVERYONE, Executed(seat, move.victim, move.character, hit)))
    state = replace(state, memory=(*state.memory, Guess(seat, track, move.character, hit)))
    if hit:
        state = rob(state, seat, move.victim, state.coins[move.victim], "executioner", news)
    return end_turn(state, seat, news)


# --- Sheriff ---


def tax(state: State, seat: int, move: Tax, news: News) -> State:
    """Let everybody else pay one coin and the chosen seat two, each as far as the purse reaches (K21)."""
    news.append(Told(EVERYONE, Taxed(seat, move.double)))
    for other in priority(len(state.coins), seat):
        if other == move.double:
            state = contribute(state, other, AMOUNTS.double_tax, "double_tax", news)
        else:
            state = contribute(state, other, AMOUNTS.tax, "tax", news)
    return end_turn(state, seat, news)


# --- Peasant ---


def show_peasant(state: State, seat: int, news: News) -> State:
    """Turn up the Peasant's card for everybody before the others are named (K22)."""
    spot = spot_of(state, seat)
    state = show(state, spot, news)
    if state.faces[state.tracks[spot]] != "P":
        return fine_peasant(state, seat, news)
    return replace(state, phase=Naming(seat, ()))


def spots_to_name(state: State, seat: int) -> tuple[int, ...]:
    """Return the spots to name: all others, or those of the other players with the option `owned` (K23)."""
    return _spots_to_name(len(state.coins), state.options, seat)


@cache
def _spots_to_name(seats: int, options: Options, seat: int) -> tuple[int, ...]:
    owned = spots_of(seats, options)
    candidates = SPOTS if options.peasant_scope == "all" else owned
    return tuple(spot for spot in candidates if spot != owned[seat])


def name(state: State, naming: Naming, move: Name, news: News) -> State:
    """Add a name to the Peasant's list, and turn the cards when it is complete (K24).

    The last name follows from the others."""
    names = (*naming.names, (move.spot, move.character))
    spots = spots_to_name(state, naming.seat)
    if len(names) == len(NAMEABLE) - 1 == len(spots) - 1:
        (spot,) = (spot for spot in spots if spot not in [named for named, _ in names])
        (rest,) = (character for character in NAMEABLE if character not in [said for _, said in names])
        names = (*names, (spot, rest))
    if len(names) < len(spots):
        return replace(state, phase=Naming(naming.seat, names))
    for spot, character in names:
        state = show(state, spot, news)
        if state.faces[state.tracks[spot]] != character:  # K24: the first wrong name stops the turning
            news.append(Told(EVERYONE, Misnamed(naming.seat, spot, character)))
            return fine_peasant(state, naming.seat, news)
    news.append(Told(EVERYONE, Named(naming.seat)))
    return take(state, naming.seat, state.treasury, "peasant", news)


def give_up(state: State, seat: int, news: News) -> State:
    """Let the Peasant give up, which counts as a mistake; no further card is turned (K35)."""
    news.append(Told(EVERYONE, GaveUp(seat)))
    return fine_peasant(state, seat, news)


def fine_peasant(state: State, seat: int, news: News) -> State:
    """Let a Peasant pay for a mistake, and end the turn."""
    return end_turn_unless_over(pay(state, seat, AMOUNTS.peasant_penalty, "mistake", news), seat, news)


def end_turn_unless_over(state: State, seat: int, news: News) -> State:
    """End the turn, unless the game is over."""
    return state if is_over(state) else end_turn(state, seat, news)
