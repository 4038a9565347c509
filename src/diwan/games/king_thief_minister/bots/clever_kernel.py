"""The knowledge and judgement of `clever`, compiled: for playouts in which every seat plays like it.

`worlds` has a row for each seat and a last one for a spectator: the set of worlds (see `knowledge`) that the seat
cannot rule out, one bit each. `heard` counts what everybody has heard: claims, lies, challenges and answers.
The tests compare every value with `clever.Evaluation`, where the values are explained.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import first_bit, jit
from diwan.games.king_thief_minister.bots.clever import Clever
from diwan.games.king_thief_minister.figures import CHARACTERS
from diwan.games.king_thief_minister.kernel.rules import other, spot_of, track_at
from diwan.games.king_thief_minister.kernel.tables import (
    ACTING,
    ANSWER,
    ANSWERING,
    CHARACTER,
    CLAIM,
    COINS,
    DECLINE,
    DISPLAY,
    DOUBT,
    GIVE_UP,
    GUESS,
    KING,
    LEFT,
    LOOKING,
    NAMES,
    NAMING,
    ON_TURN,
    OPTIONS,
    OWNED,
    PAIR_A,
    PAIR_B,
    PEEK,
    PHASE,
    RANDOM,
    RIGHT,
    SEATS,
    SIGHT,
    SLEIGHT,
    STANDSTILL,
    TREASURY,
    TRUE,
    TURN,
    TURNS,
    UNPROVED,
    WHO,
    WORD,
    E,
    K,
    M,
    P,
    S,
    T,
)
from diwan.games.king_thief_minister.knowledge import HOLDS, WORLDS, exchanged

WORLD_WORDS = (len(WORLDS) + 63) // 64
SPECTATOR = 6
RIVALS_SHARE, WINNING, PATIENCE = Clever.weights.rivals_share, Clever.weights.winning, Clever.weights.patience
KNOWING, TRUST, CAUTION = Clever.weights.knowing, Clever.weights.trust, Clever.weights.caution

SAID, LIES, TRUTHS, DOUBTS, ANSWERED = (6 * part for part in range(5))
WINDOWS, QUESTIONS = 30, 31
HEARD_WORDS = 32
"""Size of `heard`, whose parts start at these indices.

SAID has, by track, 0 or 1 + seat + 8 * character of the last claim that is neither proved nor outdated by a move under
the table. The others count by seat: claims proved false and true, wishes to challenge, answers to the King. WINDOWS
counts the claims, QUESTIONS the questions of a King."""


def _bits(worlds: int) -> list[int]:
    return [worlds >> 64 * part & (1 << 64) - 1 for part in range(WORLD_WORDS)]


EVERY = np.array(_bits((1 << len(WORLDS)) - 1), dtype=np.uint64)
HOLD = np.array([[_bits(HOLDS[track][card]) for card in CHARACTERS] for track in range(6)], dtype=np.uint64)
_NUMBER = {world: number for number, world in enumerate(WORLDS)}
EXCHANGE = np.array(
    [[[_NUMBER[exchanged(world, a, b)] for world in WORLDS] for b in range(6)] for a in range(6)], dtype=np.int64
)
WORLD = np.array([sum(CHARACTERS.index(card) << 3 * track for track, card in enumerate(w)) for w in WORLDS], np.int64)


# --- Remembering ---


@jit("int64(uint64)", inline=True)
def _popcount(word: int) -> int:
    word -= word >> np.uint64(1) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + (word >> np.uint64(2) & np.uint64(0x3333333333333333))
    word = word + (word >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64(word * np.uint64(0x0101010101010101) >> np.uint64(56))


@jit("void(uint64[::1], int64, int64, int64)", allocates=True)
def _exchange(worlds: Any, a: int, b: int, keep: int) -> None:
    """Exchange two cards in every world of a set; with `keep` the old worlds stay in the set."""
    after = np.zeros(WORLD_WORDS, dtype=np.uint64)
    for part in range(WORLD_WORDS):
        rest = worlds[part]
        while rest:
            number = EXCHANGE[a, b, 64 * part + first_bit(rest)]
            after[number >> 6] |= np.uint64(1) << np.uint64(number & 63)
            rest &= rest - np.uint64(1)
    for part in range(WORLD_WORDS):
        worlds[part] = worlds[part] | after[part] if keep else after[part]


@jit("void(int64, int64, int64, uint64[:, ::1], int64[::1])")
def learn(fact: int, seats: int, options: int, worlds: Any, heard: Any) -> None:
    """Update what every seat knows after a fact."""
    kind, seat, track = fact & 7, fact >> 3 & 7, fact >> 6 & 7
    card, verdict, doubters = fact >> 9 & 7, fact >> 12 & 3, fact >> 14
    if kind == SIGHT:
        for part in range(WORLD_WORDS):
            worlds[seat, part] &= HOLD[track, card, part]
    elif kind == DISPLAY or (kind in (WORD, GUESS) and verdict != UNPROVED):
        for knower in range(7):
            if knower < seats or knower == SPECTATOR:
                for part in range(WORLD_WORDS):
                    hold = HOLD[track, card, part]
                    worlds[knower, part] &= hold if kind == DISPLAY or verdict == TRUE else ~hold
    elif kind == SLEIGHT:
        for knower in range(7):
            if knower == seat and not options & RANDOM:
                if verdict:
                    _exchange(worlds[knower], track, card, 0)
            elif knower < seats or knower == SPECTATOR:
                _exchange(worlds[knower], track, card, 1)
        heard[SAID + track] = heard[SAID + card] = 0
    elif kind == ANSWER:
        heard[QUESTIONS] += 1
        for speaker in range(seats):
            heard[ANSWERED + speaker] += doubters >> speaker & 1
    if kind == WORD:
        heard[WINDOWS] += 1
        for doubter in range(seats):
            heard[DOUBTS + doubter] += doubters >> doubter & 1
        if verdict == UNPROVED:
            heard[SAID + track] = 1 + seat + 8 * card
        else:
            heard[SAID + track] = 0
            heard[(TRUTHS if verdict == TRUE else LIES) + seat] += 1


@jit("void(int64[::1], int64, int64, int64, uint64[:, ::1], int64[::1])", allocates=True)
def recall(facts: Any, count: int, seats: int, options: int, worlds: Any, heard: Any) -> None:
    """Set what every seat knows after some facts."""
    heard[:] = 0
    for knower in range(7):
        worlds[knower] = EVERY
    for number in range(count):
        learn(facts[number], seats, options, worlds, heard)


# --- Judging ---

OWN = 36
"""The first 36 entries of `known` are the chances of the cards on the tracks.

Then follow the number of worlds, the impatience, the worth of a lost coin, and what K, T and S would earn."""
COUNT, IMPATIENCE, COIN_LOST, EARNS = range(OWN, OWN + 4)
KNOWN = EARNS + 3


@jit("float64(int64[::1], int64, int64, float64, int64, float64, float64, float64[::1])")
def _balance(at: Any, me: int, one: int, gain: float, two: int, loss: float, treasury: float, known: Any) -> float:
    """Return `Evaluation.balance` if one purse changes by `gain` and another by `loss` (seat -1: nobody's)."""
    seats = at[SEATS]
    mine = theirs = 0.0
    if one == me:
        mine += gain
    elif one >= 0:
        theirs += gain
    if two == me:
        mine += loss
    elif two >= 0:
        theirs += loss
    worth = mine - RIVALS_SHARE * theirs / (seats - 1) - known[IMPATIENCE] * treasury
    if at[TREASURY] + treasury <= 0:
        best = own = -1e9
        for seat in range(seats):
            after = at[COINS + seat] + (gain if seat == one else 0.0) + (loss if seat == two else 0.0)
            best = max(best, after)
            if seat == me:
                own = after
        stake = WINNING * (1 - known[IMPATIENCE])
        worth += stake if own >= best else -stake
    return worth


@jit("float64(int64[::1], int64, float64[::1], float64, float64[::1])")
def _balance_of_all(at: Any, me: int, changes: Any, treasury: float, known: Any) -> float:
    seats = at[SEATS]
    theirs = 0.0
    for seat in range(seats):
        if seat != me:
            theirs += changes[seat]
    worth = changes[me] - RIVALS_SHARE * theirs / (seats - 1) - known[IMPATIENCE] * treasury
    if at[TREASURY] + treasury <= 0:
        best = -1e9
        for seat in range(seats):
            best = max(best, at[COINS + seat] + changes[seat])
        stake = WINNING * (1 - known[IMPATIENCE])
        worth += stake if at[COINS + me] + changes[me] >= best else -stake
    return worth


@jit("int64(int64[::1], int64)")
def _richest_other(at: Any, seat: int) -> int:
    rich = other(at, seat, 1)
    for number in range(2, at[SEATS]):
        rival = other(at, seat, number)
        if at[COINS + rival] > at[COINS + rich]:
            rich = rival
    return rich


@jit("float64(int64[::1], int64)", inline=True)
def _trust(heard: Any, seat: int) -> float:
    return TRUST * (1 + heard[TRUTHS + seat]) / (1 + heard[TRUTHS + seat] + 1.5 * heard[LIES + seat])


@jit("float64(int64[::1], int64, int64, int64, float64[::1])")
def _believed(heard: Any, me: int, track: int, card: int, known: Any) -> float:
    plain, said = known[6 * track + card], heard[SAID + track] - 1
    if said < 0 or said & 7 == me:
        return plain
    trust = _trust(heard, said & 7)
    weight = trust if said >> 3 == card else 1.0
    return weight * plain / (1 + (trust - 1) * known[6 * track + (said >> 3)])


@jit("float64(int64[::1], int64[::1], int64, int64, int64, float64[::1])")
def _execution(at: Any, heard: Any, me: int, victim: int, card: int, known: Any) -> float:
    coins = at[COINS + victim]
    return _believed(heard, me, track_at(at, spot_of(at, victim)), card, known) * _balance(
        at, me, me, coins, victim, -coins, 0.0, known
    )


@jit("float64(int64[::1], int64[::1], int64, int64, int64, float64[::1])", allocates=True)
def _act_worth(at: Any, heard: Any, me: int, seat: int, card: int, known: Any) -> float:
    if card == K:
        taken = min(KING, at[TREASURY])
        return _balance(at, me, seat, taken, -1, 0.0, -taken, known)
    if card in (T, S):
        changes, treasury = np.zeros(6), 0.0
        if card == T:
            for neighbour in (other(at, seat, 1), other(at, seat, at[SEATS] - 1)):
                robbed = min(1, at[COINS + neighbour])
                changes[neighbour] -= robbed
                changes[seat] += robbed
                treasury -= 1 - robbed
            treasury = max(treasury, -float(at[TREASURY]))
            changes[seat] -= treasury
        else:
            rich = _richest_other(at, seat)
            for number in range(1, at[SEATS]):
                payer = other(at, seat, number)
                paid = min(2 if payer == rich else 1, at[COINS + payer])
                changes[payer] = -paid
                treasury += paid
        return _balance_of_all(at, me, changes, treasury, known)
    if card == E:
        if seat != me:
            victim = _richest_other(at, seat)
            loot = 0.35 * at[COINS + victim]
            return _balance(at, me, seat, loot, victim, -loot, 0.0, known)
        best = -1e9
        for victim in range(at[SEATS]):
            if victim != me:
                for guess in range(6):
                    best = max(best, _execution(at, heard, me, victim, guess, known))
        return best
    return 0.3 if seat == me else -0.2


@jit("float64(int64[::1], uint64[:, ::1], int64[::1], int64, int64)")
def _doubted(at: Any, worlds: Any, heard: Any, me: int, card: int) -> float:
    track, possible = track_at(at, spot_of(at, me)), False
    for part in range(WORLD_WORDS):
        if worlds[SPECTATOR, part] & HOLD[track, card, part]:
            possible = True
    calm = 1.0
    for rival in range(at[SEATS]):
        if rival != me:
            rate = min((heard[DOUBTS + rival] + 4 * CAUTION) / (heard[WINDOWS] + 4), 0.95)
            calm *= 1 - (rate if possible else 0.9)
    return 1 - calm


@jit("float64(int64[::1], uint64[:, ::1], int64[::1], int64, int64, float64[::1])")
def _claim(at: Any, worlds: Any, heard: Any, me: int, card: int, known: Any) -> float:
    true = known[6 * track_at(at, spot_of(at, me)) + card]
    if card == P:
        here = true * known[COUNT]
        right = true / here if here else 0.0
        won = _balance(at, me, me, at[TREASURY], -1, 0.0, -at[TREASURY], known)
        return right * won - (1 - right) * 2.2
    challenger = other(at, me, 1)
    fine = _balance(at, me, challenger, -min(1, at[COINS + challenger]), -1, 0.0, 1.0, known)
    doubted = _doubted(at, worlds, heard, me, card)
    return (1 - doubted * (1 - true)) * _act_worth(at, heard, me, me, card, known) + doubted * true * fine


@jit("float64(int64, float64[::1])")
def _surest(track: int, known: Any) -> float:
    best = 0.0
    for card in range(6):
        best = max(best, known[6 * track + card])
    return best


@jit("float64(int64, float64[::1])")
def _card_worth(track: int, known: Any) -> float:
    """Return what the card on a track would earn me."""
    return (
        known[6 * track + K] * known[EARNS]
        + known[6 * track + T] * known[EARNS + 1]
        + known[6 * track + S] * known[EARNS + 2]
    )


@jit("float64(int64[::1], int64[::1], int64, float64[::1])")
def _challenge(at: Any, heard: Any, me: int, known: Any) -> float:
    claimant, card = at[WHO], at[CHARACTER]
    track = track_at(at, spot_of(at, claimant))
    plain = known[6 * track + card]
    odds = _trust(heard, claimant) * plain
    true = odds / (odds + 1 - plain)
    if at[ON_TURN] != claimant:
        loss = _balance(at, me, claimant, 1.0, -1, 0.0, -1.0, known)
    else:
        loss = _act_worth(at, heard, me, claimant, card, known)
    learned = 0.4 * KNOWING * (1 - _surest(track, known))
    return (1 - true) * (learned - loss) + true * known[COIN_LOST]


@jit("float64(int64[::1], uint64[:, ::1], int64[::1], int64, float64[::1])")
def _yes_sir(at: Any, worlds: Any, heard: Any, me: int, known: Any) -> float:
    true, alone = known[6 * track_at(at, spot_of(at, me)) + M], 1.0
    for rival in range(at[SEATS]):
        if rival != me:
            alone *= 1 - (heard[ANSWERED + rival] + 1) / (heard[QUESTIONS] + 4)
    coin = _balance(at, me, me, 1.0, -1, 0.0, -1.0, known)
    bluff = alone * (1 - _doubted(at, worlds, heard, me, M)) * coin + (1 - alone) * (known[COIN_LOST] + 0.3)
    return true * coin + (1 - true) * bluff


@jit("float64(int64[::1], int64, int64, float64[::1])")
def _swap(at: Any, me: int, move: int, known: Any) -> float:
    own, manners = spot_of(at, me), 2 if at[OPTIONS] & RANDOM else 3
    a, b, manner = PAIR_A[move // manners], PAIR_B[move // manners], move % manners
    if manner == 0:
        secrecy = 0.0
    elif manners == 2:
        secrecy = 0.05
    else:
        secrecy = 0.2 if manner == 1 else 0.1
    if own not in (a, b) or manner == 2 or (manner == 1 and manners == 2):
        return secrecy
    coming = b if a == own else a
    return secrecy + _card_worth(track_at(at, coming), known) - _card_worth(track_at(at, own), known)


@jit("int64(int64[::1], uint64[:, ::1], int64)", allocates=True)
def name_card(at: Any, worlds: Any, me: int) -> int:
    """Return `Evaluation.name`."""
    fitting = worlds[me].copy()
    names, said, taken = at[NAMES], 0, 1 << P
    for number in range(names & 7):
        spot, card = names >> 3 + 6 * number & 7, names >> 6 + 6 * number & 7
        said |= 1 << spot
        taken |= 1 << card
        hold, some = HOLD[track_at(at, spot), card], False
        for part in range(WORLD_WORDS):
            if fitting[part] & hold[part]:
                some = True
        if some:
            fitting &= hold
    part = 0
    while not fitting[part]:
        part += 1
    world = WORLD[64 * part + first_bit(fitting[part])]
    for place in range(at[SEATS] if at[OPTIONS] & OWNED else 6):
        spot = spot_of(at, place) if at[OPTIONS] & OWNED else place
        card = world >> 3 * track_at(at, spot) & 7
        if not said >> spot & 1 and not taken >> card & 1:
            return 5 * spot + card
    return GIVE_UP


@jit("void(int64[::1], uint64[:, ::1], int64[::1], int64, float64[::1])", allocates=True)
def prepare_known(at: Any, worlds: Any, heard: Any, me: int, known: Any) -> None:
    """Fill `known` for a decision of a seat."""
    mine, total = worlds[me], 0
    for part in range(WORLD_WORDS):
        total += _popcount(mine[part])
    known[COUNT] = total
    if total <= 48:
        known[:OWN] = 0.0
        for part in range(WORLD_WORDS):
            rest = mine[part]
            while rest:
                world = WORLD[64 * part + first_bit(rest)]
                for track in range(6):
                    known[6 * track + (world >> 3 * track & 7)] += 1.0
                rest &= rest - np.uint64(1)
        for entry in range(OWN):
            known[entry] /= total
    else:
        for entry in range(OWN):
            hold, count = HOLD[entry // 6, entry % 6], 0
            for part in range(WORLD_WORDS):
                count += _popcount(mine[part] & hold[part])
            known[entry] = count / total
    known[IMPATIENCE] = min(1.0, at[TURNS] / (PATIENCE * at[SEATS]))
    if at[COINS + me]:
        known[COIN_LOST] = _balance(at, me, me, -1.0, -1, 0.0, 1.0, known)
    else:
        changes = np.ones(6)
        changes[me] = 0.0
        known[COIN_LOST] = _balance_of_all(at, me, changes, 1.0 - at[SEATS], known)
    if at[PHASE] in (TURN, ACTING):
        known[EARNS] = max(0.0, _act_worth(at, heard, me, me, K, known))
        known[EARNS + 1] = max(0.0, _act_worth(at, heard, me, me, T, known))
        known[EARNS + 2] = max(0.0, _act_worth(at, heard, me, me, S, known))


@jit("float64(int64[::1], int64)")
def _end_game(at: Any, me: int) -> float:
    for seat in range(at[SEATS]):
        if at[COINS + seat] > at[COINS + me]:
            return -1.0
    return 1.0


@jit("float64(int64[::1], uint64[:, ::1], int64[::1], int64, int64, float64[::1])")
def worth(at: Any, worlds: Any, heard: Any, me: int, move: int, known: Any) -> float:
    """Return `Evaluation.worth` of a move, after `prepare_known`."""
    phase, own = at[PHASE], spot_of(at, me)
    if phase == TURN:
        if move >= CLAIM:
            return _claim(at, worlds, heard, me, move - CLAIM, known)
        if move == PEEK:
            return known[COIN_LOST] + KNOWING * (1 - _surest(track_at(at, own), known))
        step = 1 if move == RIGHT else 5 if move == LEFT else 3
        return 0.12 * (1 - known[IMPATIENCE]) * _card_worth(track_at(at, (own + step) % 6), known)
    if phase == DOUBT:
        return _challenge(at, heard, me, known) if move else 0.0
    if phase == ANSWERING:
        return _yes_sir(at, worlds, heard, me, known) if move else 0.0
    if phase == STANDSTILL:
        return _end_game(at, me) if move else 0.0
    if phase == LOOKING:
        if move == DECLINE:
            return -1.0
        distance = (move - own + 6) % 6
        return 0.3 if distance in (1, 5) else 0.2 if distance == 3 else 0.1
    if phase == NAMING:
        return 1.0 if move == name_card(at, worlds, me) else -1.0
    if at[CHARACTER] == M:
        return _swap(at, me, move, known)
    if at[CHARACTER] == E:
        return _execution(at, heard, me, move // 6, move % 6, known)
    return float(at[COINS + move])
