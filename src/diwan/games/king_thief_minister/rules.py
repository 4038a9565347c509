"""The rules in the order of the rulebook: set-up, the turn, claims and challenges, the end."""

from functools import cache, lru_cache
from itertools import combinations
from typing import assert_never

from msgspec.structs import replace

from diwan.core.game import EVERYONE, NATURE, Clock, Outcome, Refusal, Setup, Tally, Told
from diwan.games.king_thief_minister import acts
from diwan.games.king_thief_minister.events import (
    Began,
    Challenged,
    Claimed,
    Dealt,
    Looked,
    Proved,
    Rotated,
    Unchallenged,
)
from diwan.games.king_thief_minister.figures import AMOUNTS, CHARACTERS, DIRECTIONS, FIGURES, NAMEABLE, SPOTS
from diwan.games.king_thief_minister.money import Story, end_turn, is_over, pay, take, winners
from diwan.games.king_thief_minister.moves import (
    Begin,
    Challenge,
    Claim,
    Deal,
    Decline,
    Execute,
    GiveUp,
    Look,
    Move,
    Name,
    Pass,
    Peek,
    Rotate,
    Shuffle,
    Silent,
    Swap,
    Tax,
    YesSir,
)
from diwan.games.king_thief_minister.state import (
    Acting,
    Answering,
    Dealing,
    Doubt,
    Looking,
    Naming,
    Opening,
    Options,
    Over,
    Phase,
    Shuffling,
    State,
    Turn,
    Word,
    priority,
    spot_of,
    track_of,
)

# --- Set-up ---


def start(setup: Setup[Options]) -> State:
    """K1: the treasury is filled for every player, and the purses are taken out of it."""
    purse, each = FIGURES.coins_each_in_hand, FIGURES.coins_each_in_treasury
    return State(
        options=setup.options,
        coins=(purse,) * setup.seats,
        treasury=(each - purse) * setup.seats,
        tracks=tuple(SPOTS),
        faces=(),
        memory=(),
        turns=0,
        phase=Opening(),
    )


def to_act(state: State) -> tuple[int, ...]:
    return _awaited(state.phase)


@lru_cache(10_000)
def _awaited(phase: Phase) -> tuple[int, ...]:
    match phase:
        case Turn() | Acting() | Naming():
            return (phase.seat,)
        case Doubt():
            return _unanswered(phase.answers, phase.claimant)
        case Answering():
            return _unanswered(phase.answers, phase.king)
        case Looking():
            return _unanswered(phase.answers)
        case Opening() | Dealing() | Shuffling():
            return (NATURE,)
        case Over():
            return ()


def _unanswered(answers: tuple[int | None, ...], asking: int | None = None) -> tuple[int, ...]:
    return tuple([seat for seat, answer in enumerate(answers) if answer is None and seat != asking])


def odds(state: State) -> list[tuple[Move, int]]:
    """NATURE's moves; all of them are equally likely."""
    match state.phase:
        case Opening():  # K2: dealing for the King until a player has him comes to the same
            return [(Begin(seat), 1) for seat in range(len(state.coins))]
        case Dealing():
            return [(Deal(card), 1) for card in CHARACTERS if card not in state.faces]
        case Shuffling():
            return [(Shuffle(False), 1), (Shuffle(True), 1)]
    return []


# --- What is allowed ---


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """The menu: every candidate of the phase that is not refused."""
    phase = state.phase
    if type(phase) is not Turn:  # of a struct's type this is known sooner than by isinstance
        return _choices(phase, seat, len(state.coins), state.options)
    if seat != phase.seat:
        return ()
    # What else a turn offers is never refused (see `_ALWAYS`).
    return _TURN if _refuse_peek(state, seat) is None else _TURN_WITHOUT_PEEK


@lru_cache(10_000)
def _choices(phase: Phase, seat: int, seats: int, options: Options) -> tuple[Move, ...]:
    """The menus for which neither coins nor cards decide anything: those of the start will do."""
    if seat not in _awaited(phase) or seat == NATURE:
        return ()
    state = replace(start(Setup(seats, "", options)), phase=phase)
    return tuple([move for move in _candidates(state) if _refusal_in_turn(state, seat, move) is None])


def _candidates(state: State) -> tuple[Move, ...]:
    match state.phase:
        case Doubt():
            return _DOUBT
        case Answering():
            return _ANSWER
        case Looking():
            return _LOOK
        case Acting(_, character):
            return _parameters(character, len(state.coins), state.options.under_table)
        case Naming():
            return _NAME
    return ()


_TURN_WITHOUT_PEEK: tuple[Move, ...] = (*map(Rotate, DIRECTIONS), *map(Claim, CHARACTERS))
_TURN: tuple[Move, ...] = (Peek(), *_TURN_WITHOUT_PEEK)
_DOUBT: tuple[Move, ...] = (Pass(), Challenge())
_ANSWER: tuple[Move, ...] = (Silent(), YesSir())
_LOOK: tuple[Move, ...] = (*map(Look, SPOTS), Decline())
_NAME: tuple[Move, ...] = (*(Name(spot, said) for spot in SPOTS for said in NAMEABLE), GiveUp())


@cache
def _parameters(character: str, seats: int, under_table: str) -> tuple[Move, ...]:
    """What a Minister, Executioner or Sheriff may choose from."""
    if character == "M":
        manners = ("open", "swap", "keep") if under_table == "choice" else ("open", "chance")
        return tuple(Swap(a, b, manner) for a, b in combinations(SPOTS, 2) for manner in manners)  # type: ignore[arg-type]
    if character == "E":
        return tuple(Execute(seat, guess) for seat in range(seats) for guess in CHARACTERS)
    return tuple(map(Tax, range(seats)))


# What each phase allows whatever the cards and coins.
# K26: a move of the cards is always possible, so nobody can pass. K32: any claim may be repeated.
# K27, K28: whoever has no coins may do all that others may, challenging included.
_ALWAYS: dict[type, tuple[type, ...]] = {
    Looking: (Decline,),
    Turn: (Rotate, Claim),
    Doubt: (Pass, Challenge),
    Answering: (Silent, YesSir),
    Naming: (GiveUp,),
    Shuffling: (Shuffle,),
}


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return Refusal("K26", "not_your_turn")
    return _refusal_in_turn(state, seat, move)


def _refusal_in_turn(state: State, seat: int, move: Move) -> Refusal | None:
    phase = state.phase
    if type(move) in _ALWAYS.get(type(phase), ()):
        return None
    match phase:
        case Turn() if isinstance(move, Peek):
            return _refuse_peek(state, seat)
        case Naming() if isinstance(move, Name):
            return _refuse_name(state, phase, move)
        case Acting():
            return _refuse_act(state, phase, move)
        case Looking() if isinstance(move, Look):
            if move.spot not in SPOTS:
                return Refusal("K4", "no_such_spot")
            return Refusal("K4", "not_your_own_spot") if move.spot == spot_of(state, seat) else None
        case Opening() if isinstance(move, Begin):
            return None if 0 <= move.seat < len(state.coins) else Refusal("K2", "no_such_seat")
        case Dealing() if isinstance(move, Deal):
            return Refusal("K2", "card_already_dealt") if move.character in state.faces else None
    return Refusal("K26", "out_of_place")


def _refuse_peek(state: State, seat: int) -> Refusal | None:
    """K7: without a coin the others take one each instead, if there are enough for all of them."""
    if state.coins[seat] < AMOUNTS.peek and state.treasury < len(state.coins) - 1:
        return Refusal("K7", "treasury_too_small_to_peek", coins=len(state.coins) - 1)
    return None


def _refuse_act(state: State, acting: Acting, move: Move) -> Refusal | None:
    """What the Minister, the Executioner or the Sheriff chooses."""
    match acting.character, move:
        case "M", Swap():
            return _refuse_swap(state, move)
        case "E", Execute(victim):  # K20: any character, any other player
            return None if _is_other_seat(state, acting.seat, victim) else Refusal("K20", "not_another_player")
        case "S", Tax(double):
            return None if _is_other_seat(state, acting.seat, double) else Refusal("K21", "not_another_player")
    return Refusal("K26", "out_of_place")


def _is_other_seat(state: State, seat: int, other: int) -> bool:
    return 0 <= other < len(state.coins) and other != seat


def _refuse_swap(state: State, move: Swap) -> Refusal | None:
    if not 0 <= move.a < move.b < len(SPOTS):
        return Refusal("K18", "two_different_spots")
    if move.manner != "open" and (move.manner == "chance") != (state.options.under_table == "random"):
        return Refusal("K18", "under_table_chance" if move.manner != "chance" else "under_table_choice")
    return None


def _refuse_name(state: State, naming: Naming, move: Name) -> Refusal | None:
    if move.spot not in acts.spots_to_name(state, naming.seat):
        return Refusal("K23", "spot_not_to_name")
    if move.character not in NAMEABLE:
        return Refusal("K23", "peasant_is_shown")
    if any(move.spot == spot or move.character == said for spot, said in naming.names):
        return Refusal("K24", "named_already")
    return None


# --- Playing ---


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    story: Story = []
    state = _apply(state, seat, move, story)
    return state, tuple(story)


def _apply(state: State, seat: int, move: Move, story: Story) -> State:
    phase = state.phase
    match move:
        case Pass() | Challenge():
            assert isinstance(phase, Doubt)
            return _doubt(state, phase, seat, isinstance(move, Challenge), story)
        case Silent() | YesSir():
            assert isinstance(phase, Answering)
            return _answer(state, phase, seat, isinstance(move, YesSir), story)
        case Claim():
            return _claim(state, seat, move, story)
        case Rotate():
            return _rotate(state, seat, move, story)
        case Peek():
            return _peek(state, seat, story)
        case Look(spot):
            return _look(state, seat, spot, story)
        case Decline():
            return _look(state, seat, -1, story)
        case Swap():
            return acts.swap(state, seat, move, story)
        case Execute():
            return acts.execute(state, seat, move, story)
        case Tax():
            return acts.tax(state, seat, move, story)
        case Name():
            assert isinstance(phase, Naming)
            return acts.name(state, phase, move, story)
        case GiveUp():
            return acts.give_up(state, seat, story)
        case Begin(first):
            story.append(Told(EVERYONE, Began(first)))
            return replace(state, phase=Dealing(first))
        case Deal():
            return _deal(state, move, story)
        case Shuffle():
            assert isinstance(phase, Shuffling)
            return acts.shuffle(state, phase, move, story)
    assert_never(move)


def _deal(state: State, move: Deal, story: Story) -> State:
    """One card a spot; the last one is the card that is left."""
    assert isinstance(state.phase, Dealing)
    faces = (*state.faces, move.character)
    if len(faces) == len(CHARACTERS) - 1:
        faces += tuple(card for card in CHARACTERS if card not in faces)
    if len(faces) < len(CHARACTERS):
        return replace(state, faces=faces)
    story.append(Told(EVERYONE, Dealt()))
    return replace(state, faces=faces, phase=Looking(state.phase.starter, (None,) * len(state.coins)))


def _look(state: State, seat: int, spot: int, story: Story) -> State:
    """K4: all choose at once; then it is public who looked where, and each sees the face."""
    looking = state.phase
    assert isinstance(looking, Looking)
    answers = (*looking.answers[:seat], spot, *looking.answers[seat + 1 :])
    if None in answers:
        return replace(state, phase=Looking(looking.starter, answers))
    for looker, where in enumerate(answers):
        if where is not None and where >= 0:
            story.append(Told(EVERYONE, Looked(looker, where)))
            state = acts.look(state, looker, where, story)
    return replace(state, phase=Turn(looking.starter))


def _peek(state: State, seat: int, story: Story) -> State:
    """K7: a coin to the treasury, or one for everybody else out of it; then the look, if the game still goes on."""
    state = pay(state, seat, AMOUNTS.peek, story)
    if is_over(state):
        return state
    spot = spot_of(state, seat)
    story.append(Told(EVERYONE, Looked(seat, spot)))
    return end_turn(acts.look(state, seat, spot, story), seat, story)


def _rotate(state: State, seat: int, move: Rotate, story: Story) -> State:
    """K5: right is counterclockwise for everybody at the table."""
    step = FIGURES.steps[move.direction]
    tracks = (*state.tracks[-step:], *state.tracks[:-step])
    story.append(Told(EVERYONE, Rotated(seat, move.direction)))
    return end_turn(replace(state, tracks=tracks), seat, story)


def _claim(state: State, seat: int, move: Claim, story: Story) -> State:
    story.append(Told(EVERYONE, Claimed(seat, move.character)))
    if move.character == "P" and not state.options.peasant_challengeable:  # K22
        state = _remember_word(state, seat, "P", None, ())
        return acts.show_peasant(state, seat, story)
    return replace(state, phase=Doubt(seat, seat, move.character, (None,) * len(state.coins)))


def _answer(state: State, asked: Answering, seat: int, yes: bool, story: Story) -> State:
    answers = (*asked.answers[:seat], yes, *asked.answers[seat + 1 :])
    asked = Answering(asked.king, answers)
    if answers.count(None) > 1:  # the King does not answer himself
        return replace(state, phase=asked)
    return acts.hear_answers(state, asked, story)


def _doubt(state: State, doubt: Doubt, seat: int, challenge: bool, story: Story) -> State:
    """K9: answers are sealed and all of them are awaited, for a window that closed early would show who had passed."""
    answers = (*doubt.answers[:seat], challenge, *doubt.answers[seat + 1 :])
    if answers.count(None) > 1:  # the claimant does not answer
        return replace(state, phase=Doubt(doubt.turn, doubt.claimant, doubt.character, answers))
    challengers = [other for other in priority(len(answers), doubt.claimant) if answers[other]]
    if not challengers:
        story.append(Told(EVERYONE, Unchallenged(doubt.claimant, doubt.character)))
        state = _remember_word(state, doubt.claimant, doubt.character, None, ())
        return _claim_stands(state, doubt, story)
    return _showdown(state, doubt, challengers, story)


def _showdown(state: State, doubt: Doubt, challengers: list[int], story: Story) -> State:
    """Only the first in the claimant's priority list looks and risks a coin (K31); the pretender does not (K10)."""
    challenger, claimant, spot = challengers[0], doubt.claimant, spot_of(state, doubt.claimant)
    true = state.faces[state.tracks[spot]] == doubt.character
    story.append(Told(EVERYONE, Challenged(challenger, claimant, tuple(challengers[1:]))))
    state = acts.look(state, challenger, spot, story)
    story.append(Told(EVERYONE, Proved(claimant, doubt.character, true)))
    state = _remember_word(state, claimant, doubt.character, true, tuple(challengers))
    if true:
        state = pay(state, challenger, AMOUNTS.lost_challenge, story)  # K12: the fine before the act
        return state if is_over(state) else _claim_stands(state, doubt, story)
    if doubt.character == "P":  # option peasant_challengeable: his penalty is due, his card stays hidden
        return acts.fail_as_peasant(state, claimant, story)
    return end_turn(state, doubt.turn, story)  # K11: a false claimant loses this action and nothing else


def _claim_stands(state: State, doubt: Doubt, story: Story) -> State:
    if doubt.turn == doubt.claimant:
        return acts.act(state, doubt.claimant, doubt.character, story)
    # K15: the lone Yes Sir earns its coin
    return acts.end_turn_unless_over(take(state, doubt.claimant, AMOUNTS.yes_sir, story), doubt.turn, story)


def _remember_word(state: State, seat: int, character: str, true: bool | None, doubters: tuple[int, ...]) -> State:
    word = Word(seat, track_of(state, seat), character, true, doubters)  # type: ignore[arg-type]
    return replace(state, memory=(*state.memory, word))


# --- End and clocks ---


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return Outcome(winners(state), standing(state), "K25", state.phase.reason)


def standing(state: State) -> tuple[float, ...]:
    return tuple(map(float, state.coins))


def tally(state: State) -> Tally:
    return Tally("coins", standing(state))


def conserved(state: State) -> object:
    """All coins are somewhere, no purse is below nothing, and there is one card of each kind."""
    cards = sorted((*state.faces, *(card for card in CHARACTERS if card not in state.faces)))
    empty = state.treasury == 0 and not isinstance(state.phase, Over)
    return sum(state.coins) + state.treasury, min(state.coins) < 0, cards, sorted(state.tracks), empty


def clock(state: State) -> Clock | None:
    """What time plays depends on what everybody sees, never on a card."""
    phase = state.phase
    if type(phase) is Turn and not state.options.turn_clock:
        return None
    return _clock_of_act(state, phase) if type(phase) is Acting else _clock_of_phase(phase)


@lru_cache(10_000)
def _clock_of_phase(phase: Phase) -> Clock | None:
    seconds = FIGURES.seconds
    match phase:
        case Looking():
            return _clock(seconds.look, phase, Decline())
        case Turn():
            return _clock(seconds.turn, phase, Rotate("right"))
        case Doubt():
            return _clock(seconds.challenge, phase, Pass())
        case Answering():
            return _clock(seconds.yes_sir, phase, Silent())
        case Naming():
            return _clock(seconds.naming, phase, GiveUp(), "naming")  # of the whole list
    return None


def _clock_of_act(state: State, acting: Acting) -> Clock | None:
    seconds, seats, seat = FIGURES.seconds, len(state.coins), acting.seat
    match acting.character:
        case "M":
            a, b = sorted((spot_of(state, seat), (spot_of(state, seat) + 1) % len(SPOTS)))
            hidden = Swap(a, b, "keep" if state.options.under_table == "choice" else "chance")
            return _clock(seconds.minister, acting, hidden)
        case "E":
            return _clock(seconds.executioner, acting, Execute(priority(seats, seat)[0], "K"))
        case _:
            return _clock(seconds.sheriff, acting, Tax(max(priority(seats, seat), key=state.coins.__getitem__)))


def _clock(seconds: int, phase: Phase, fallback: Move, of: str = "") -> Clock:
    return Clock(seconds, tuple([(seat, fallback) for seat in _awaited(phase)]), of)
