"""The rules on packed integers, compiled for bulk play and search; `rules.py` remains the reference.

A position is a row of integers that `play` changes in place. A move is its place among the candidates of the phase (see
`bridge`). The facts to remember of a move are written to `facts`, packed; `at[FACTS]` is their number.
`tests/games/king_thief_minister/test_kernel.py` compares every move with the readable rules.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

from diwan.bots.compiled import jit
from diwan.games.king_thief_minister.kernel.tables import (
    ACTING,
    ADJACENT,
    AGREED,
    ANSWER,
    ANSWERING,
    ANSWERS,
    CHARACTER,
    CLAIM,
    COINS,
    DEALING,
    DECLINE,
    DISPLAY,
    DOUBLE_TAX,
    DOUBT,
    EMPTY_TREASURY,
    FACES,
    FACTS,
    FALSE,
    FALSE_MINISTER,
    FINE,
    GIVE_UP,
    GUESS,
    KING,
    LAST_TURN,
    LOOKING,
    NAMES,
    NAMING,
    NO,
    ON_TURN,
    OPENING,
    OPTIONS,
    OVER,
    OWNED,
    PAID_TURN,
    PAIR_A,
    PAIR_B,
    PEASANT_DOUBTED,
    PEEK,
    PEEK_PRICE,
    PENALTY,
    PHASE,
    RANDOM,
    ROUNDS_WITHOUT_COINS,
    SEATS,
    SHUFFLING,
    SIGHT,
    SLEIGHT,
    SPOT_OF,
    STANDSTILL,
    STEP,
    TAX,
    THIEF,
    TRACKS,
    TREASURY,
    TRUE,
    TURN,
    TURN_LIMIT,
    TURNS,
    UNPROVED,
    WHO,
    WORD,
    YES,
    YES_SIR,
    YES_SIR_STANDS,
    E,
    K,
    M,
    P,
    T,
)


@jit("int64(int64[::1], int64)", inline=True)
def spot_of(at: Any, seat: int) -> int:
    return SPOT_OF[at[OPTIONS] & ADJACENT, at[SEATS], seat]


@jit("int64(int64[::1], int64)", inline=True)
def track_at(at: Any, spot: int) -> int:
    return at[TRACKS] >> 3 * spot & 7


@jit("int64(int64[::1], int64)", inline=True)
def face_of(at: Any, track: int) -> int:
    return at[FACES] >> 3 * track & 7


@jit("int64(int64[::1], int64, int64)", inline=True)
def other(at: Any, seat: int, number: int) -> int:
    """Return another seat by its number, 1 to SEATS - 1, counterclockwise from the right neighbour on (K6)."""
    return (seat - number + at[SEATS]) % at[SEATS]


@jit("void(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def _remember(at: Any, facts: Any, kind: int, seat: int, track: int, character: int, verdict: int, seats: int) -> None:
    facts[at[FACTS]] = kind | seat << 3 | track << 6 | character << 9 | verdict << 12 | seats << 14
    at[FACTS] += 1


@jit("void(int64[::1], int64, int64, int64, int64)")
def _set_phase(at: Any, phase: int, turn: int, who: int, character: int) -> None:
    at[PHASE], at[ON_TURN], at[WHO], at[CHARACTER] = phase, turn, who, character
    at[ANSWERS] = at[NAMES] = 0


# --- Coins and the end ---


@jit("void(int64[::1])")
def _end_if_empty(at: Any) -> None:
    if at[TREASURY] <= 0:
        _set_phase(at, OVER, 0, 0, EMPTY_TREASURY)


@jit("void(int64[::1], int64)")
def _end_turn(at: Any, seat: int) -> None:
    at[TURNS] += 1
    if at[TURNS] == at[LAST_TURN]:
        _set_phase(at, OVER, 0, 0, TURN_LIMIT)
        return
    quiet = at[TURNS] - at[PAID_TURN]
    stalled = quiet > 0 and quiet % (ROUNDS_WITHOUT_COINS * at[SEATS]) == 0
    _set_phase(at, STANDSTILL if stalled else TURN, (seat + 1) % at[SEATS], 0, 0)


@jit("void(int64[::1], int64)")
def _end_turn_unless_over(at: Any, seat: int) -> None:
    if at[PHASE] != OVER:
        _end_turn(at, seat)


@jit("void(int64[::1], int64, int64)")
def _contribute(at: Any, seat: int, amount: int) -> None:
    amount = min(amount, at[COINS + seat])
    if amount:
        at[COINS + seat] -= amount
        at[TREASURY] += amount
        at[PAID_TURN] = at[TURNS] + 1


@jit("void(int64[::1], int64, int64)")
def _pay(at: Any, seat: int, amount: int) -> None:
    missing = max(0, amount - at[COINS + seat])
    _contribute(at, seat, amount)
    for _ in range(missing):
        if at[PHASE] != OVER:
            at[PAID_TURN] = at[TURNS] + 1
            for number in range(1, at[SEATS]):
                if at[TREASURY] > 0:
                    at[COINS + other(at, seat, number)] += 1
                    at[TREASURY] -= 1
            _end_if_empty(at)


@jit("void(int64[::1], int64, int64)")
def _take(at: Any, seat: int, amount: int) -> None:
    amount = min(amount, at[TREASURY])
    if amount:
        at[COINS + seat] += amount
        at[TREASURY] -= amount
        at[PAID_TURN] = at[TURNS] + 1
        _end_if_empty(at)


@jit("void(int64[::1], int64, int64, int64)")
def _rob(at: Any, seat: int, victim: int, amount: int) -> None:
    amount = min(amount, at[COINS + victim])
    if amount:
        at[COINS + victim] -= amount
        at[COINS + seat] += amount
        at[PAID_TURN] = at[TURNS] + 1


# --- The characters ---


@jit("void(int64[::1], int64[::1], int64, int64)")
def _look(at: Any, facts: Any, seat: int, spot: int) -> None:
    track = track_at(at, spot)
    _remember(at, facts, SIGHT, seat, track, face_of(at, track), 0, 0)


@jit("int64(int64[::1], int64[::1], int64)")
def _show(at: Any, facts: Any, spot: int) -> int:
    track = track_at(at, spot)
    _remember(at, facts, DISPLAY, 0, track, face_of(at, track), 0, 0)
    return face_of(at, track)


@jit("void(int64[::1], int64)")
def _fine_peasant(at: Any, seat: int) -> None:
    _pay(at, seat, PENALTY)
    _end_turn_unless_over(at, seat)


@jit("void(int64[::1], int64[::1], int64, int64)")
def _act(at: Any, facts: Any, seat: int, character: int) -> None:
    if character == K:
        _take(at, seat, KING)
        if at[PHASE] != OVER:
            _set_phase(at, ANSWERING, seat, 0, 0)
    elif character == T:
        right, left = other(at, seat, 1), other(at, seat, at[SEATS] - 1)
        empty_purses = (at[COINS + right] == 0) + (at[COINS + left] == 0)
        _rob(at, seat, right, THIEF)
        _rob(at, seat, left, THIEF)
        _take(at, seat, empty_purses * THIEF)
        _end_turn_unless_over(at, seat)
    elif character == P:
        if _show(at, facts, spot_of(at, seat)) == P:
            _set_phase(at, NAMING, seat, 0, 0)
        else:
            _fine_peasant(at, seat)
    else:
        _set_phase(at, ACTING, seat, 0, character)


@jit("void(int64[::1], int64[::1], int64, int64)")
def _mutual_challenge(at: Any, facts: Any, king: int, claimants: int) -> None:
    seats = at[SEATS]
    for claimant in range(seats):
        for rival in range(seats):
            if claimants >> claimant & claimants >> rival & 1 and rival != claimant:
                _look(at, facts, claimant, spot_of(at, rival))
    minister = -1
    for claimant in range(seats):
        if claimants >> claimant & 1:
            track = track_at(at, spot_of(at, claimant))
            true = face_of(at, track) == M
            _remember(at, facts, WORD, claimant, track, M, TRUE if true else FALSE, claimants & ~(1 << claimant))
            if true:
                minister = claimant
    for number in range(1, seats):
        claimant = other(at, king, number)
        if claimants >> claimant & 1 and claimant != minister and at[PHASE] != OVER:
            _pay(at, claimant, FALSE_MINISTER)
    if minister >= 0 and at[PHASE] != OVER:
        _take(at, minister, YES_SIR)


@jit("void(int64[::1], int64[::1])")
def _resolve_answers(at: Any, facts: Any) -> None:
    king, claimants, count, last = at[ON_TURN], 0, 0, 0
    for seat in range(at[SEATS]):
        if at[ANSWERS] >> 3 * seat & 7 == YES:
            claimants |= 1 << seat
            count += 1
            last = seat
    _remember(at, facts, ANSWER, 0, 0, 0, 0, claimants)
    if count == 0:
        _end_turn(at, king)
    elif count > 1:
        _mutual_challenge(at, facts, king, claimants)
        _end_turn_unless_over(at, king)
    elif at[OPTIONS] & YES_SIR_STANDS:
        _remember(at, facts, WORD, last, track_at(at, spot_of(at, last)), M, UNPROVED, 0)
        _take(at, last, YES_SIR)
        _end_turn_unless_over(at, king)
    else:
        _set_phase(at, DOUBT, king, last, M)


@jit("void(int64[::1], int64[::1], int64, int64, int64, int64)")
def _go_under_table(at: Any, facts: Any, seat: int, a: int, b: int, swapped: int) -> None:
    one, two = track_at(at, a), track_at(at, b)
    if swapped:
        change = face_of(at, one) ^ face_of(at, two)
        at[FACES] ^= change << 3 * one | change << 3 * two
    _remember(at, facts, SLEIGHT, seat, one, two, swapped, 0)
    _end_turn(at, seat)


@jit("void(int64[::1], int64[::1], int64, int64)")
def _swap(at: Any, facts: Any, seat: int, move: int) -> None:
    manners = 2 if at[OPTIONS] & RANDOM else 3
    a, b, manner = PAIR_A[move // manners], PAIR_B[move // manners], move % manners
    if manner == 0:
        change = track_at(at, a) ^ track_at(at, b)
        at[TRACKS] ^= change << 3 * a | change << 3 * b
        _end_turn(at, seat)
    elif manners == 2:
        _set_phase(at, SHUFFLING, seat, a, b)
    else:
        _go_under_table(at, facts, seat, a, b, manner == 1)


@jit("void(int64[::1], int64[::1], int64, int64)")
def _execute(at: Any, facts: Any, seat: int, move: int) -> None:
    victim, guess = move // 6, move % 6
    spot = spot_of(at, victim)
    track = track_at(at, spot)
    hit = face_of(at, track) == guess
    _look(at, facts, victim, spot)
    _remember(at, facts, GUESS, seat, track, guess, TRUE if hit else FALSE, 0)
    if hit:
        _rob(at, seat, victim, at[COINS + victim])
    _end_turn(at, seat)


@jit("void(int64[::1], int64, int64)")
def _tax(at: Any, seat: int, double: int) -> None:
    for number in range(1, at[SEATS]):
        payer = other(at, seat, number)
        _contribute(at, payer, DOUBLE_TAX if payer == double else TAX)
    _end_turn(at, seat)


@jit("int64(int64[::1], int64)")
def spots_to_name(at: Any, seat: int) -> int:
    """Return the spots that a Peasant has to name, one bit each."""
    spots = 63
    if at[OPTIONS] & OWNED:
        spots = 0
        for player in range(at[SEATS]):
            spots |= 1 << spot_of(at, player)
    return spots & ~(1 << spot_of(at, seat))


@jit("void(int64[::1], int64[::1], int64, int64)")
def _name(at: Any, facts: Any, seat: int, move: int) -> None:
    if move == GIVE_UP:
        _fine_peasant(at, seat)
        return
    names, count = at[NAMES], at[NAMES] & 7
    names += 1 + (move // 5 << 3 + 6 * count) + (move % 5 << 6 + 6 * count)
    count += 1
    spots, wanted = spots_to_name(at, seat), 0
    for spot in range(6):
        wanted += spots >> spot & 1
    if count == 4 and wanted == 5:  # the last name follows from the others
        rest = 31
        for number in range(4):
            spots &= ~(1 << (names >> 3 + 6 * number & 7))
            rest &= ~(1 << (names >> 6 + 6 * number & 7))
        for place in range(6):
            if spots >> place & 1:
                names += place << 3 + 6 * 4
            if rest >> place & 1:
                names += place << 6 + 6 * 4
        names += 1
        count = 5
    at[NAMES] = names
    if count < wanted:
        return
    for number in range(count):
        if _show(at, facts, names >> 3 + 6 * number & 7) != names >> 6 + 6 * number & 7:
            _fine_peasant(at, seat)
            return
    _take(at, seat, at[TREASURY])


# --- Claims and the turn ---


@jit("void(int64[::1], int64[::1])")
def _claim_stands(at: Any, facts: Any) -> None:
    if at[ON_TURN] == at[WHO]:
        _act(at, facts, at[WHO], at[CHARACTER])
    else:
        turn = at[ON_TURN]
        _take(at, at[WHO], YES_SIR)
        _end_turn_unless_over(at, turn)


@jit("void(int64[::1], int64[::1])")
def _close_doubt(at: Any, facts: Any) -> None:
    claimant, character, doubters, first = at[WHO], at[CHARACTER], 0, -1
    for number in range(1, at[SEATS]):
        seat = other(at, claimant, number)
        if at[ANSWERS] >> 3 * seat & 7 == YES:
            doubters |= 1 << seat
            if first < 0:
                first = seat
    spot = spot_of(at, claimant)
    track = track_at(at, spot)
    if first < 0:
        _remember(at, facts, WORD, claimant, track, character, UNPROVED, 0)
        _claim_stands(at, facts)
        return
    true = face_of(at, track) == character
    _look(at, facts, first, spot)
    _remember(at, facts, WORD, claimant, track, character, TRUE if true else FALSE, doubters)
    if true:
        _pay(at, first, FINE)
        if at[PHASE] != OVER:
            _claim_stands(at, facts)
    elif character == P:
        _fine_peasant(at, claimant)
    else:
        _end_turn(at, at[ON_TURN])


@jit("void(int64[::1], int64[::1], int64, int64)")
def _turn(at: Any, facts: Any, seat: int, move: int) -> None:
    if move == PEEK:
        _pay(at, seat, PEEK_PRICE)
        if at[PHASE] != OVER:
            _look(at, facts, seat, spot_of(at, seat))
            _end_turn(at, seat)
    elif move < CLAIM:
        bits = 3 * STEP[move]
        at[TRACKS] = (at[TRACKS] << bits | at[TRACKS] >> 18 - bits) & (1 << 18) - 1
        _end_turn(at, seat)
    elif move == CLAIM + P and not at[OPTIONS] & PEASANT_DOUBTED:
        _remember(at, facts, WORD, seat, track_at(at, spot_of(at, seat)), P, UNPROVED, 0)
        _act(at, facts, seat, P)
    else:
        _set_phase(at, DOUBT, seat, seat, move - CLAIM)


@jit("void(int64[::1])")
def _count_votes(at: Any) -> None:
    votes = 0
    for seat in range(at[SEATS]):
        votes += at[ANSWERS] >> 3 * seat & 7 == YES
    if 2 * votes > at[SEATS]:
        _set_phase(at, OVER, 0, 0, AGREED)
    else:
        _set_phase(at, TURN, at[ON_TURN], 0, 0)


@jit("void(int64[::1], int64[::1], int64)")
def _nature(at: Any, facts: Any, move: int) -> None:
    if at[PHASE] == OPENING:
        _set_phase(at, DEALING, move, 0, 0)
    elif at[PHASE] == SHUFFLING:
        _go_under_table(at, facts, at[ON_TURN], at[WHO], at[CHARACTER], move)
    else:
        at[FACES] |= move << 3 * at[NAMES]
        at[NAMES] += 1
        if at[NAMES] == 5:
            rest = 15  # all six numbers add up to this
            for track in range(5):
                rest -= face_of(at, track)
            at[FACES] |= rest << 15
            _set_phase(at, LOOKING, at[ON_TURN], 0, 0)


@jit("int64(int64[::1])")
def to_act(at: Any) -> int:
    """Return the seats whose decision is awaited, one bit each; none while NATURE or nobody is to move."""
    phase, seats = at[PHASE], 0
    if phase in (TURN, ACTING, NAMING):
        return 1 << at[ON_TURN]
    if phase in (DOUBT, ANSWERING, LOOKING, STANDSTILL):
        for seat in range(at[SEATS]):
            if not at[ANSWERS] >> 3 * seat & 7:
                seats |= 1 << seat
        if phase == DOUBT:
            seats &= ~(1 << at[WHO])
        elif phase == ANSWERING:
            seats &= ~(1 << at[ON_TURN])
    return seats


@jit("void(int64[::1], int64[::1], int64, int64)")
def play(at: Any, facts: Any, seat: int, move: int) -> None:
    """Play a legal move of a seat, or of NATURE (seat -1)."""
    phase = at[PHASE]
    at[FACTS] = 0
    if seat < 0:
        _nature(at, facts, move)
    elif phase == TURN:
        _turn(at, facts, seat, move)
    elif phase in (DOUBT, ANSWERING, STANDSTILL):
        at[ANSWERS] |= (YES if move else NO) << 3 * seat
        if not to_act(at):
            if phase == DOUBT:
                _close_doubt(at, facts)
            elif phase == ANSWERING:
                _resolve_answers(at, facts)
            else:
                _count_votes(at)
    elif phase == LOOKING:
        at[ANSWERS] |= move + 1 << 3 * seat
        if not to_act(at):
            for looker in range(at[SEATS]):
                spot = (at[ANSWERS] >> 3 * looker & 7) - 1
                if spot != DECLINE:
                    _look(at, facts, looker, spot)
            _set_phase(at, TURN, at[ON_TURN], 0, 0)
    elif phase == NAMING:
        _name(at, facts, seat, move)
    elif at[CHARACTER] == M:
        _swap(at, facts, seat, move)
    elif at[CHARACTER] == E:
        _execute(at, facts, seat, move)
    else:
        _tax(at, seat, move)
