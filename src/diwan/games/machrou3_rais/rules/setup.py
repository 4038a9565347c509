"""Setting up: piles or districts, the first Speaker, origins and stations, Objectives, characters."""

from collections import Counter
from math import lcm

from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.game import Refusal, Setup, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.deck import problems, shortage
from diwan.games.machrou3_rais.figures import (
    DISTRICTS,
    EYE,
    FIGURES,
    INDEX,
    NAMES_OF,
    ROLE_OF,
    Character,
    District,
    Role,
    by_players,
)
from diwan.games.machrou3_rais.influence import card_set_of, influence
from diwan.games.machrou3_rais.moves import DealCharacter, DealDistrict, DealObjective, DealPile, Expose
from diwan.games.machrou3_rais.rules import objectives, rounds
from diwan.games.machrou3_rais.rules.common import (
    Played,
    clockwise,
    counter_clockwise,
    is_advanced,
    put,
    tell,
    tell_others,
    with_owner,
)
from diwan.games.machrou3_rais.rules.judge import has_judge
from diwan.games.machrou3_rais.rules.talk import people
from diwan.games.machrou3_rais.state import (
    Board,
    DealingCharacters,
    DealingDistricts,
    DealingObjectives,
    DealingPiles,
    DrawingSpeaker,
    Exposing,
    Objectives,
    Options,
    Place,
    Placing,
    State,
    Unmasking,
)


def start(setup: Setup[Options]) -> State:
    seats, options = setup.seats, setup.options
    if not FIGURES.constants.players_min.value <= seats <= FIGURES.constants.players_max.value:
        raise BadSetup(f"machrou3-rais is for 4 to 6 players, not {seats}")
    if options.deck is not None:
        for where, what in problems(options.deck):
            raise BadSetup(f"the deck cannot be used: {what} (in {where[1:]})")
    people(options, seats)  # raises what is wrong with the option
    advanced = options.mode == "advanced"
    each = by_players(FIGURES.advanced.districts_per_player, seats)
    state = State(
        seats=seats,
        options=options,
        phase=DealingDistricts(each * seats) if advanced else DealingPiles(tuple(range(seats))),
        board=Board(
            owners=(None,) * len(DISTRICTS),
            tokens=(0,) * len(DISTRICTS),
            stations=(False,) * len(DISTRICTS),
            origins=(None,) * seats,
        ),
        opening=None,
        characters=(),
        exposed=None,
        looks=(),
        objectives=Objectives(deck=(), deck_size=0, hands=(None,) * seats, discard=(), recycled=(), declared=()),
        deeds=(objectives.NO_DEEDS,) * seats,
        powers=(),
        newsflashes=(),
        newsflash=None,
        tokens=(0, 0),
        vote_round=False,
        statuses=(),
        power=None,
        round=0,
        speaker=None,
        gavel_until=0,
        order=(),
        acted=False,
        unmasking=Unmasking(),
        votes=(),
        candidates=(),
        said=(0,) * seats,
    )
    cards = card_set_of(state)
    if problem := shortage(cards, seats, advanced):
        raise BadSetup(problem)
    deck = tuple(sorted(cards.objectives))
    tokens = FIGURES.constants.round_tokens_vote.value, FIGURES.constants.round_tokens_no_vote.value
    return replace(
        state,
        objectives=replace(state.objectives, deck=deck, deck_size=len(deck)),
        powers=tuple(sorted(cards.powers)),
        newsflashes=tuple(sorted(cards.newsflashes)),
        tokens=tokens if advanced else (0, 0),
    )


# --- Land ---------------------------------------------------------------------------------------------------------


def pile_odds(state: State, phase: DealingPiles) -> list[tuple[DealPile, int]]:
    return [(DealPile(state.seats - len(phase.left), pile), 1) for pile in phase.left]


def pile_dealt(state: State, phase: DealingPiles, move: DealPile) -> Played:
    preset = FIGURES.beginner[str(state.seats)]
    board = state.board
    for district in preset.piles[move.pile]:
        board = with_owner(board, district, move.seat)
    told = tell(events.PileDealt(move.seat, move.pile))
    left = tuple(pile for pile in phase.left if pile != move.pile)
    if left:
        return replace(state, board=board, phase=DealingPiles(left)), (told,)
    stations = tuple(d in preset.stations for d in DISTRICTS)
    state, more = _first_speaker(replace(state, board=replace(board, stations=stations)))
    return state, (told, *more)


def district_odds(state: State, phase: DealingDistricts) -> list[tuple[DealDistrict, int]]:
    seat = -phase.left % state.seats
    owners = state.board.owners
    return [(DealDistrict(seat, d), 1) for i, d in enumerate(DISTRICTS) if owners[i] is None]


def district_dealt(state: State, phase: DealingDistricts, move: DealDistrict) -> Played:
    state = replace(state, board=with_owner(state.board, move.district, move.seat))
    told = tell(events.DistrictDealt(move.seat, move.district))
    if phase.left > 1:
        return replace(state, phase=DealingDistricts(phase.left - 1)), (told,)
    state, more = _first_speaker(state)
    return state, (told, *more)


# --- Speaker, origins, stations -----------------------------------------------------------------------------------


def _first_speaker(state: State) -> Played:
    blocs = influence(state).blocs
    tied = tuple(seat for seat, bloc in enumerate(blocs) if bloc == min(blocs))
    if len(tied) > 1:  # R10
        return replace(state, phase=DrawingSpeaker(tied)), ()
    return speaker_drawn(state, tied[0], "smallest_bloc")


def speaker_drawn(state: State, seat: int, why: events.Choice) -> Played:
    told = tell(events.SpeakerChosen(seat, why))
    state = replace(state, speaker=seat)
    if is_advanced(state):
        left = counter_clockwise(state.seats, seat)  # R9, R48
        return replace(state, phase=Placing("origin", left)), (told,)
    return _deal_objectives(state), (told,)


def refuse_place(state: State, phase: Placing, seat: int, district: District) -> Refusal | None:
    """Return why a token cannot be placed there; an origin and a station may share a district (R48)."""
    if state.board.owners[INDEX[district]] != seat:
        return Refusal("R48", "not_your_district", district=district)
    if phase.thing == "station" and state.board.stations[INDEX[district]]:
        return Refusal("R48", "has_station", district=district)
    return None


def place_origin(state: State, phase: Placing, district: District) -> Played:
    seat, left = phase.left[0], phase.left[1:]
    board = replace(state.board, origins=put(state.board.origins, seat, district))
    told = tell(events.OriginPlaced(seat, district))
    if left:
        return replace(state, board=board, phase=Placing("origin", left)), (told,)
    assert state.speaker is not None, "the Speaker places first"
    again = counter_clockwise(state.seats, state.speaker)
    return replace(state, board=board, phase=Placing("station", again)), (told,)


def place_station(state: State, phase: Placing, district: District) -> Played:
    seat, left = phase.left[0], phase.left[1:]
    board = replace(state.board, stations=put(state.board.stations, INDEX[district], True))
    told = tell(events.StationPlaced(seat, district))
    state = replace(state, board=board)
    if left:
        return replace(state, phase=Placing("station", left)), (told,)
    return _deal_objectives(state), (told,)


# --- Objectives ---------------------------------------------------------------------------------------------------


def _deal_objectives(state: State) -> State:
    assert state.speaker is not None, "the Speaker draws first"
    left = clockwise(state.seats, state.speaker)
    return replace(state, opening=state.board, phase=DealingObjectives(left))


def objective_odds(state: State, phase: DealingObjectives) -> list[tuple[DealObjective, int]]:
    """Return the odds of the next first Objective: nobody starts with a fulfilled one (R32)."""
    seat = phase.left[0]
    deck = state.objectives.deck
    fresh = [card for card in deck if not objectives.is_fulfilled(state, seat, card)]
    return [(DealObjective(seat, card), 1) for card in fresh or deck]


def objective_dealt(state: State, phase: DealingObjectives, card: str) -> Played:
    seat, left = phase.left[0], phase.left[1:]
    cards = objectives.take_from_deck(state.objectives, card)
    cards = replace(cards, hands=put(cards.hands, seat, Place(card, 0, (seat,), first=seat)))
    told = (
        tell_others(state, seat, events.ObjectiveDrawn(seat)),
        Told(only(seat), events.ObjectiveKnown(card, objectives.title(state, card))),
    )
    phase_after = DealingObjectives(left) if left else DealingCharacters()
    return replace(state, objectives=cards, phase=phase_after), told


# --- Characters ---------------------------------------------------------------------------------------------------


def role_counts(seats: int, options: Options) -> dict[Role, int]:
    counts = FIGURES.roles[options.mode]
    return {
        "corrupt": by_players(counts.corrupt, seats),
        "reformist": by_players(counts.reformist, seats),
        "judge": by_players(counts.judge, seats),
    }


def character_odds(state: State) -> list[tuple[DealCharacter, int]]:
    """Return the odds of the next character.

    Every seat is equally likely to get each role, and names are random within a role. With a Judge in play, the eye
    is always among the Corrupt (R49)."""
    seat = len(state.characters)
    left = role_counts(state.seats, state.options)
    dealt = Counter(ROLE_OF[c] for c in state.characters)
    weighed: list[tuple[Character, int, int]] = []
    for role, names in NAMES_OF.items():
        need = left[role] - dealt[role]
        free = [name for name in names if name not in state.characters]
        if need and role == "corrupt" and EYE in free and has_judge(state.seats, state.options):
            others = [name for name in free if name != EYE]
            weighed.append((EYE, 1, 1))
            weighed += [(name, need - 1, len(others)) for name in others if need > 1]
        elif need:
            weighed += [(name, need, len(free)) for name in free]
    whole = lcm(*(below for _, _, below in weighed))
    return [(DealCharacter(seat, name), above * whole // below) for name, above, below in weighed]


def character_dealt(state: State, character: Character) -> Played:
    seat = len(state.characters)
    state = replace(state, characters=(*state.characters, character))
    told: tuple[Told, ...] = (Told(only(seat), events.CharacterDealt(seat, character)),)
    if len(state.characters) < state.seats:
        return state, told
    corrupt = corrupt_seats(state)
    if len(corrupt) == 2:
        told += tuple(Told(only(a), events.FellowKnown(b)) for a, b in (corrupt, corrupt[::-1]))
    if not has_judge(state.seats, state.options):
        state, more = rounds.begin_round(state)
    elif state.options.exposed_chosen_by_corrupt:
        state, more = replace(state, phase=Exposing((None,) * state.seats)), ()
    else:
        state, more = _exposed(state, state.characters.index(EYE))
    return state, (*told, *more)


def corrupt_seats(state: State) -> tuple[int, ...]:
    return tuple(s for s, c in enumerate(state.characters) if ROLE_OF[c] == "corrupt")


def expose_menu(state: State, seat: int) -> list[Expose]:
    """Return the answers of a seat. Everybody can answer without a wish, so the question shows nobody's role."""
    wishes = corrupt_seats(state) if ROLE_OF[state.characters[seat]] == "corrupt" else ()
    return [Expose(None), *(Expose(other) for other in wishes)]


def expose(state: State, phase: Exposing, seat: int, wish: int | None) -> Played:
    """Seal a wish. Two equal wishes decide; otherwise the holder of the eye is exposed (R50)."""
    answers = put(phase.answers, seat, -1 if wish is None else wish)
    told = (Told(only(seat), events.Wished(wish)),)
    if None in answers:
        return replace(state, phase=Exposing(answers)), told
    wishes = {answers[s] for s in corrupt_seats(state)}
    agreed = wishes.pop() if len(wishes) == 1 else -1
    state, more = _exposed(state, state.characters.index(EYE) if agreed in (-1, None) else int(agreed))
    return state, (*told, *more)


def _exposed(state: State, seat: int) -> Played:
    """Set who is exposed. Both Corrupt are told; the Judge learns that seat, not the other (R61)."""
    state = replace(state, exposed=seat)
    knowing = tuple(s for s, c in enumerate(state.characters) if ROLE_OF[c] in ("corrupt", "judge"))
    state, told = rounds.begin_round(state)
    return state, (Told(only(*knowing), events.ExposedKnown(seat)), *told)
