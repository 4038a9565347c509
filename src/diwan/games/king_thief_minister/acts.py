"""The six characters, each in its own words (the claim has been made and was not refuted)."""

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
from diwan.games.king_thief_minister.money import Story, contribute, end_turn, is_over, pay, rob, take
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


def look(state: State, seat: int, spot: int, story: Story) -> State:
    """A seat sees a face, be it known to it or not (K33); everybody sees that it looks."""
    track = state.tracks[spot]
    story.append(Told(only(seat), Saw(spot, state.faces[track])))
    return replace(state, memory=(*state.memory, Sight(seat, track, state.faces[track])))


def show(state: State, spot: int, story: Story) -> State:
    """A card is turned up for everybody."""
    face = state.faces[state.tracks[spot]]
    story.append(Told(EVERYONE, Showed(spot, face)))
    return replace(state, memory=(*state.memory, Display(state.tracks[spot], face)))


def act(state: State, seat: int, character: Character, story: Story) -> State:
    """What the claimed character does; some say whom and what only now (K8)."""
    match character:
        case "K":
            return king(state, seat, story)
        case "T":
            return thief(state, seat, story)
        case "P":
            return show_peasant(state, seat, story)
        case _:
            return replace(state, phase=Acting(seat, character))


# --- King ---


def king(state: State, seat: int, story: Story) -> State:
    """Takes three coins, or what is left (K13), and asks for the Minister unless that was the end (K14)."""
    state = take(state, seat, AMOUNTS.king, story)
    if is_over(state):
        return state
    story.append(Told(EVERYONE, Asked(seat)))
    # K29: whoever has challenged the King may answer him all the same.
    return replace(state, phase=Answering(seat, (None,) * len(state.coins)))


def hear_answers(state: State, asked: Answering, story: Story) -> State:
    """All answers are in. One Yes Sir is a claim like any other (K15), several are a mutual challenge (K16)."""
    claimants = tuple(seat for seat, yes in enumerate(asked.answers) if yes)
    story.append(Told(EVERYONE, Answered(claimants)))
    if not claimants:
        return end_turn(state, asked.king, story)
    if len(claimants) > 1:
        return end_turn_unless_over(mutual(state, asked.king, claimants, story), asked.king, story)
    (claimant,) = claimants
    if state.options.yes_sir_challengeable:
        return replace(state, phase=Doubt(asked.king, claimant, "M", (None,) * len(state.coins)))
    state = replace(state, memory=(*state.memory, Word(claimant, track_of(state, claimant), "M", None, ())))
    return end_turn_unless_over(take(state, claimant, AMOUNTS.yes_sir, story), asked.king, story)


def mutual(state: State, asking: int, claimants: tuple[int, ...], story: Story) -> State:
    """K16: every claimant sees the cards of all the others, not the own (K30); nobody else may challenge (K17).
    In the order of the King's list each liar pays, then the true Minister, if there is one, takes a coin."""
    for claimant in claimants:
        for other in claimants:
            if other != claimant:
                story.append(Told(EVERYONE, Looked(claimant, spot_of(state, other))))
                state = look(state, claimant, spot_of(state, other), story)
    ministers = []
    for claimant in claimants:
        track = track_of(state, claimant)
        true = state.faces[track] == "M"
        others = tuple(seat for seat in claimants if seat != claimant)
        state = replace(state, memory=(*state.memory, Word(claimant, track, "M", true, others)))
        story.append(Told(EVERYONE, Proved(claimant, "M", true)))
        if true:
            ministers.append(claimant)
    for claimant in priority(len(state.coins), asking):
        if claimant in claimants and claimant not in ministers and not is_over(state):
            state = pay(state, claimant, AMOUNTS.false_minister, story)
    for minister in ministers:
        if not is_over(state):
            state = take(state, minister, AMOUNTS.yes_sir, story)
    return state


# --- Thief ---


def thief(state: State, seat: int, story: Story) -> State:
    """K19: first the purses of both neighbours (K6), then the treasury once for those that were empty."""
    others = priority(len(state.coins), seat)
    neighbours = (others[0], others[-1])
    dry = sum(state.coins[neighbour] == 0 for neighbour in neighbours)
    for neighbour in neighbours:
        state = rob(state, seat, neighbour, AMOUNTS.thief_each_side, story)
    return end_turn_unless_over(take(state, seat, dry * AMOUNTS.thief_each_side, story), seat, story)


# --- Minister ---


def swap(state: State, seat: int, move: Swap, story: Story) -> State:
    """K18: in the open two cards always change places; under the table the Minister alone knows."""
    if move.manner == "open":
        tracks = list(state.tracks)
        tracks[move.a], tracks[move.b] = tracks[move.b], tracks[move.a]
        story.append(Told(EVERYONE, Swapped(seat, move.a, move.b)))
        return end_turn(replace(state, tracks=tuple(tracks)), seat, story)
    story.append(Told(EVERYONE, Shuffled(seat, move.a, move.b)))
    if move.manner == "chance":
        return replace(state, phase=Shuffling(seat, move.a, move.b))
    swapped = move.manner == "swap"
    story.append(Told(only(seat), Palmed(move.a, move.b, swapped)))
    return end_turn(sleight(state, seat, move.a, move.b, swapped), seat, story)


def shuffle(state: State, table: Shuffling, move: Shuffle, story: Story) -> State:
    """Option under_table = random: not even the Minister learns what happened."""
    return end_turn(sleight(state, table.seat, table.a, table.b, move.swapped), table.seat, story)


def sleight(state: State, seat: int, a: int, b: int, swapped: bool) -> State:
    one, other = state.tracks[a], state.tracks[b]
    faces = list(state.faces)
    if swapped:
        faces[one], faces[other] = faces[other], faces[one]
    return replace(state, faces=tuple(faces), memory=(*state.memory, Sleight(seat, one, other, swapped)))


# --- Executioner ---


def execute(state: State, seat: int, move: Execute, story: Story) -> State:
    """The victim looks at her card without showing it (K20); a hit costs her all her coins."""
    spot = spot_of(state, move.victim)
    track = state.tracks[spot]
    hit = state.faces[track] == move.character
    story.append(Told(EVERYONE, Looked(move.victim, spot)))
    state = look(state, move.victim, spot, story)
    story.append(Told(EVERYONE, Executed(seat, move.victim, move.character, hit)))
    state = replace(state, memory=(*state.memory, Guess(seat, track, move.character, hit)))
    if hit:
        state = rob(state, seat, move.victim, state.coins[move.victim], story)
    return end_turn(state, seat, story)


# --- Sheriff ---


def tax(state: State, seat: int, move: Tax, story: Story) -> State:
    """Everybody else pays one coin and the chosen one two, each as far as the purse reaches (K21)."""
    story.append(Told(EVERYONE, Taxed(seat, move.double)))
    for other in priority(len(state.coins), seat):
        state = contribute(state, other, AMOUNTS.double_tax if other == move.double else AMOUNTS.tax, story)
    return end_turn(state, seat, story)


# --- Peasant ---


def show_peasant(state: State, seat: int, story: Story) -> State:
    """K22: the Peasant proves his card to everybody before he names the others."""
    spot = spot_of(state, seat)
    state = show(state, spot, story)
    if state.faces[state.tracks[spot]] != "P":
        return fail_as_peasant(state, seat, story)
    return replace(state, phase=Naming(seat, ()))


def spots_to_name(state: State, seat: int) -> tuple[int, ...]:
    """K23: every other spot, those without an owner included (option `owned`: those of the other players)."""
    return _spots_to_name(len(state.coins), state.options, seat)


@cache
def _spots_to_name(seats: int, options: Options, seat: int) -> tuple[int, ...]:
    owned = spots_of(seats, options)
    candidates = SPOTS if options.peasant_scope == "all" else owned
    return tuple(spot for spot in candidates if spot != owned[seat])


def name(state: State, naming: Naming, move: Name, story: Story) -> State:
    """K24: the list is complete before any card is turned; the last name follows from the others."""
    names = (*naming.names, (move.spot, move.character))
    spots = spots_to_name(state, naming.seat)
    if len(names) == len(NAMEABLE) - 1 == len(spots) - 1:
        (spot,) = (spot for spot in spots if spot not in [named for named, _ in names])
        (rest,) = (character for character in NAMEABLE if character not in [said for _, said in names])
        names = (*names, (spot, rest))
    if len(names) < len(spots):
        return replace(state, phase=Naming(naming.seat, names))
    for spot, character in names:
        state = show(state, spot, story)
        if state.faces[state.tracks[spot]] != character:  # K24: the first wrong name stops the turning
            story.append(Told(EVERYONE, Misnamed(naming.seat, spot, character)))
            return fail_as_peasant(state, naming.seat, story)
    story.append(Told(EVERYONE, Named(naming.seat)))
    return take(state, naming.seat, state.treasury, story)


def give_up(state: State, seat: int, story: Story) -> State:
    """K35: a Peasant who cannot name the cards has made a mistake, and no further card is turned."""
    story.append(Told(EVERYONE, GaveUp(seat)))
    return fail_as_peasant(state, seat, story)


def fail_as_peasant(state: State, seat: int, story: Story) -> State:
    return end_turn_unless_over(pay(state, seat, AMOUNTS.peasant_penalty, story), seat, story)


def end_turn_unless_over(state: State, seat: int, story: Story) -> State:
    return state if is_over(state) else end_turn(state, seat, story)
