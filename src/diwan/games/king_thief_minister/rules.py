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
    Voted,
)
from diwan.games.king_thief_minister.figures import AMOUNTS, CHARACTERS, DIRECTIONS, FIGURES, NAMEABLE, SPOTS
from diwan.games.king_thief_minister.money import News, end, end_turn, is_over, pay, take, winners
from diwan.games.king_thief_minister.moves import (
    Begin,
    Challenge,
    Claim,
    Deal,
    Decline,
    EndGame,
    Execute,
    GiveUp,
    Look,
    Move,
    Name,
    Pass,
    Peek,
    PlayOn,
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
    Standstill,
    State,
    Turn,
    Word,
    priority,
    spot_of,
    track_of,
)

# --- Set-up ---


def start(setup: Setup[Options]) -> State:
    """Return a new game: the treasury is filled for every player, and the purses are taken out of it (K1)."""
    purse, each = FIGURES.coins_each_in_hand, FIGURES.coins_each_in_treasury
    return State(
        options=setup.options,
        coins=(purse,) * setup.seats,
        treasury=(each - purse) * setup.seats,
        tracks=tuple(SPOTS),
        faces=(),
        memory=(),
        turns=0,
        paid_turn=0,
        phase=Opening(),
    )


def seated(setup: Setup[Options], bots: tuple[int, ...]) -> Setup[Options]:
    """Return the set-up with a turn limit if only bots play: nobody is there to end a game that stands still (K37)."""
    if len(set(bots)) < setup.seats or setup.options.turn_limit_per_player:
        return setup
    return replace(setup, options=replace(setup.options, turn_limit_per_player=FIGURES.turns_each))


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats whose decision is awaited, or NATURE."""
    return _seats_awaited(state.phase)


@lru_cache(10_000)
def _seats_awaited(phase: Phase) -> tuple[int, ...]:
    match phase:
        case Turn() | Acting() | Naming():
            return (phase.seat,)
        case Doubt():
            return _unanswered(phase.answers, phase.claimant)
        case Answering():
            return _unanswered(phase.answers, phase.king)
        case Looking():
            return _unanswered(phase.answers)
        case Standstill():
            return _unanswered(phase.votes)
        case Opening() | Dealing() | Shuffling():
            return (NATURE,)
        case Over():
            return ()


def _unanswered(answers: tuple[int | None, ...], asking: int | None = None) -> tuple[int, ...]:
    return tuple([seat for seat, answer in enumerate(answers) if answer is None and seat != asking])


def odds(state: State) -> list[tuple[Move, int]]:
    """Return the moves of NATURE with their weights, which are all equal."""
    match state.phase:
        case Opening():  # K2: dealing until a player has the King gives the same chances
            return [(Begin(seat), 1) for seat in range(len(state.coins))]
        case Dealing():
            return [(Deal(card), 1) for card in CHARACTERS if card not in state.faces]
        case Shuffling():
            return [(Shuffle(False), 1), (Shuffle(True), 1)]
    return []


# --- What is allowed ---


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Return the menu of a seat: every candidate of the phase that is not refused."""
    phase = state.phase
    if type(phase) is not Turn:  # quicker than isinstance, and this is a hot path
        return _menu_of_phase(phase, seat, len(state.coins), state.options)
    if seat != phase.seat:
        return ()
    # The other moves of a turn are never refused (see `_ALWAYS_LEGAL`).
    return _TURN_MENU if _refuse_peek(state, seat) is None else _TURN_MENU_WITHOUT_PEEK


@lru_cache(10_000)
def _menu_of_phase(phase: Phase, seat: int, seats: int, options: Options) -> tuple[Move, ...]:
    """Return a menu that depends on neither coins nor cards, so those of a new game serve to find it."""
    if seat not in _seats_awaited(phase) or seat == NATURE:
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
            return _act_moves(character, len(state.coins), state.options.under_table)
        case Naming():
            return _NAME
        case Standstill():
            return _VOTE
    return ()


_TURN_MENU_WITHOUT_PEEK: tuple[Move, ...] = (*map(Rotate, DIRECTIONS), *map(Claim, CHARACTERS))
_TURN_MENU: tuple[Move, ...] = (Peek(), *_TURN_MENU_WITHOUT_PEEK)
_DOUBT: tuple[Move, ...] = (Pass(), Challenge())
_ANSWER: tuple[Move, ...] = (Silent(), YesSir())
_VOTE: tuple[Move, ...] = (PlayOn(), EndGame())
_LOOK: tuple[Move, ...] = (*map(Look, SPOTS), Decline())
_NAME: tuple[Move, ...] = (*(Name(spot, said) for spot in SPOTS for said in NAMEABLE), GiveUp())


@cache
def _act_moves(character: str, seats: int, under_table: str) -> tuple[Move, ...]:
    """Return the moves from which a Minister, Executioner or Sheriff may choose."""
    if character == "M":
        manners = ("open", "swap", "keep") if under_table == "choice" else ("open", "chance")
        return tuple(Swap(a, b, manner) for a, b in combinations(SPOTS, 2) for manner in manners)  # type: ignore[arg-type]
    if character == "E":
        return tuple(Execute(seat, guess) for seat in range(seats) for guess in CHARACTERS)
    return tuple(map(Tax, range(seats)))


# The moves that are legal in a phase whatever the cards and coins.
# K26: a move of the cards is always possible, so nobody can pass. K32: any claim may be repeated.
# K27, K28: a player without coins has all rights of the others, challenging included.
_ALWAYS_LEGAL: dict[type, tuple[type, ...]] = {
    Looking: (Decline,),
    Turn: (Rotate, Claim),
    Doubt: (Pass, Challenge),
    Answering: (Silent, YesSir),
    Naming: (GiveUp,),
    Standstill: (PlayOn, EndGame),
    Shuffling: (Shuffle,),
}


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move is not legal, or None if it is."""
    if seat not in to_act(state):
        return Refusal("K26", "not_your_turn")
    return _refusal_in_turn(state, seat, move)


def _refusal_in_turn(state: State, seat: int, move: Move) -> Refusal | None:
    phase = state.phase
    if type(move) in _ALWAYS_LEGAL.get(type(phase), ()):
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
    """Return why a seat may not peek, or None.

    K7: if it has no coin, the others take one each instead, for which the treasury must suffice."""
    if state.coins[seat] < AMOUNTS.peek and state.treasury < len(state.coins) - 1:
        return Refusal("K7", "treasury_too_small_to_peek", coins=len(state.coins) - 1)
    return None


def _refuse_act(state: State, acting: Acting, move: Move) -> Refusal | None:
    """Return why the Minister, the Executioner or the Sheriff may not choose this, or None."""
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
    """Return the state after a move, and what is told of it. An illegal move raises its refusal."""
    if refused := refusal(state, seat, move):
        raise refused
    news: News = []
    state = _apply(state, seat, move, news)
    return state, tuple(news)


def _apply(state: State, seat: int, move: Move, news: News) -> State:
    phase = state.phase
    match move:
        case Pass() | Challenge():
            assert isinstance(phase, Doubt)
            return _answer_claim(state, phase, seat, isinstance(move, Challenge), news)
        case Silent() | YesSir():
            assert isinstance(phase, Answering)
            return _answer_king(state, phase, seat, isinstance(move, YesSir), news)
        case PlayOn() | EndGame():
            assert isinstance(phase, Standstill)
            return _vote(state, phase, seat, isinstance(move, EndGame), news)
        case Claim():
            return _claim(state, seat, move, news)
        case Rotate():
            return _rotate(state, seat, move, news)
        case Peek():
            return _peek(state, seat, news)
        case Look(spot):
            return _look(state, seat, spot, news)
        case Decline():
            return _look(state, seat, -1, news)
        case Swap():
            return acts.swap(state, seat, move, news)
        case Execute():
            return acts.execute(state, seat, move, news)
        case Tax():
            return acts.tax(state, seat, move, news)
        case Name():
            assert isinstance(phase, Naming)
            return acts.name(state, phase, move, news)
        case GiveUp():
            return acts.give_up(state, seat, news)
        case Begin(first):
            news.append(Told(EVERYONE, Began(first)))
            return replace(state, phase=Dealing(first))
        case Deal():
            return _deal(state, move, news)
        case Shuffle():
            assert isinstance(phase, Shuffling)
            return acts.shuffle(state, phase, move, news)
    assert_never(move)


def _deal(state: State, move: Deal, news: News) -> State:
    """Deal a card to the next spot; the last spot gets the card that is left."""
    assert isinstance(state.phase, Dealing)
    faces = (*state.faces, move.character)
    if len(faces) == len(CHARACTERS) - 1:
        faces += tuple(card for card in CHARACTERS if card not in faces)
    if len(faces) < len(CHARACTERS):
        return replace(state, faces=faces)
    news.append(Told(EVERYONE, Dealt()))
    return replace(state, faces=faces, phase=Looking(state.phase.starter, (None,) * len(state.coins)))


def _look(state: State, seat: int, spot: int, news: News) -> State:
    """Take the first look of a seat, or its refusal to look (K4).

    When all have chosen, everybody learns who looked where, and each looker sees the face."""
    looking = state.phase
    assert isinstance(looking, Looking)
    answers = (*looking.answers[:seat], spot, *looking.answers[seat + 1 :])
    if None in answers:
        return replace(state, phase=Looking(looking.starter, answers))
    for looker, where in enumerate(answers):
        if where is not None and where >= 0:
            news.append(Told(EVERYONE, Looked(looker, where)))
            state = acts.look(state, looker, where, news)
    return replace(state, phase=Turn(looking.starter))


def _peek(state: State, seat: int, news: News) -> State:
    """Pay a coin, or let everybody else take one; then look, unless that ended the game (K7)."""
    state = pay(state, seat, AMOUNTS.peek, "peek", news)
    if is_over(state):
        return state
    spot = spot_of(state, seat)
    news.append(Told(EVERYONE, Looked(seat, spot)))
    return end_turn(acts.look(state, seat, spot, news), seat, news)


def _rotate(state: State, seat: int, move: Rotate, news: News) -> State:
    """Move all six cards; right is counterclockwise for everybody at the table (K5)."""
    step = FIGURES.steps[move.direction]
    tracks = (*state.tracks[-step:], *state.tracks[:-step])
    news.append(Told(EVERYONE, Rotated(seat, move.direction)))
    return end_turn(replace(state, tracks=tracks), seat, news)


def _claim(state: State, seat: int, move: Claim, news: News) -> State:
    news.append(Told(EVERYONE, Claimed(seat, move.character)))
    if move.character == "P" and not state.options.peasant_challengeable:  # K22
        state = _remember_word(state, seat, "P", None, ())
        return acts.show_peasant(state, seat, news)
    return replace(state, phase=Doubt(seat, seat, move.character, (None,) * len(state.coins)))


def _answer_king(state: State, asked: Answering, seat: int, yes: bool, news: News) -> State:
    """Take the answer of a seat to the King; the answers are sealed until all are in (K36)."""
    answers = (*asked.answers[:seat], yes, *asked.answers[seat + 1 :])
    asked = Answering(asked.king, answers)
    if answers.count(None) > 1:  # the King does not answer himself
        return replace(state, phase=asked)
    return acts.resolve_answers(state, asked, news)


def _answer_claim(state: State, doubt: Doubt, seat: int, challenge: bool, news: News) -> State:
    """Take the answer of a seat to a claim (K9).

    Answers are sealed until all are in: stopping at the first challenge would show who had passed."""
    answers = (*doubt.answers[:seat], challenge, *doubt.answers[seat + 1 :])
    if answers.count(None) > 1:  # the claimant does not answer
        return replace(state, phase=Doubt(doubt.turn, doubt.claimant, doubt.character, answers))
    challengers = [other for other in priority(len(answers), doubt.claimant) if answers[other]]
    if not challengers:
        news.append(Told(EVERYONE, Unchallenged(doubt.claimant, doubt.character)))
        state = _remember_word(state, doubt.claimant, doubt.character, None, ())
        return _claim_stands(state, doubt, news)
    return _showdown(state, doubt, challengers, news)


def _showdown(state: State, doubt: Doubt, challengers: list[int], news: News) -> State:
    """Let the first challenger by priority look and risk a coin (K31). The claimant does not see the card (K10)."""
    challenger, claimant, spot = challengers[0], doubt.claimant, spot_of(state, doubt.claimant)
    true = state.faces[state.tracks[spot]] == doubt.character
    news.append(Told(EVERYONE, Challenged(challenger, claimant, tuple(challengers[1:]))))
    state = acts.look(state, challenger, spot, news)
    news.append(Told(EVERYONE, Proved(claimant, doubt.character, true)))
    state = _remember_word(state, claimant, doubt.character, true, tuple(challengers))
    if true:
        state = pay(state, challenger, AMOUNTS.lost_challenge, "challenge", news)  # K12: the fine before the act
        return state if is_over(state) else _claim_stands(state, doubt, news)
    if doubt.character == "P":  # option peasant_challengeable: his penalty is due, his card stays hidden
        return acts.fine_peasant(state, claimant, news)
    return end_turn(state, doubt.turn, news)  # K11: a false claimant loses this action and nothing else


def _claim_stands(state: State, doubt: Doubt, news: News) -> State:
    if doubt.turn == doubt.claimant:
        return acts.act(state, doubt.claimant, doubt.character, news)
    # K15: a single Yes Sir earns its coin.
    state = take(state, doubt.claimant, AMOUNTS.yes_sir, "yes_sir", news)
    return acts.end_turn_unless_over(state, doubt.turn, news)


def _remember_word(state: State, seat: int, character: str, true: bool | None, doubters: tuple[int, ...]) -> State:
    word = Word(seat, track_of(state, seat), character, true, doubters)  # type: ignore[arg-type]
    return replace(state, memory=(*state.memory, word))


# --- End and clocks ---


def _vote(state: State, standstill: Standstill, seat: int, ends: bool, news: News) -> State:
    """Take the vote of a seat on the end of the game (K38). More than half of all seats end it."""
    votes = (*standstill.votes[:seat], ends, *standstill.votes[seat + 1 :])
    if None in votes:
        return replace(state, phase=Standstill(standstill.turn, votes))
    agreed = 2 * votes.count(True) > len(votes)
    news.append(Told(EVERYONE, Voted(votes.count(True), len(votes), agreed)))
    return end(state, Over("agreed"), news) if agreed else replace(state, phase=Turn(standstill.turn))


def outcome(state: State) -> Outcome | None:
    """Return the result of a game that is over, or None."""
    if not isinstance(state.phase, Over):
        return None
    reason = state.phase.reason
    return Outcome(winners(state), standing(state), _RULING_OF_END[reason], reason)


_RULING_OF_END = {"treasury_empty": "K25", "turn_limit": "K37", "agreed": "K38"}


def standing(state: State) -> tuple[float, ...]:
    """Return the coins of each seat."""
    return tuple(map(float, state.coins))


def tally(state: State) -> Tally:
    """Return the coins of each seat as the score to show."""
    return Tally("coins", standing(state))


def conserved(state: State) -> object:
    """Return what no move may change: the sum of all coins, purses not negative, one card of each kind."""
    cards = sorted((*state.faces, *(card for card in CHARACTERS if card not in state.faces)))
    empty = state.treasury == 0 and not isinstance(state.phase, Over)
    return sum(state.coins) + state.treasury, min(state.coins) < 0, cards, sorted(state.tracks), empty


def clock(state: State) -> Clock | None:
    """Return the time limit and the moves at its end, which depend on what everybody sees, never on a card."""
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
            return _clock(seconds.naming, phase, GiveUp(), "naming")  # one limit for the whole list
        case Standstill():
            return _clock(seconds.standstill, phase, PlayOn())
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
    return Clock(seconds, tuple([(seat, fallback) for seat in _seats_awaited(phase)]), of)
