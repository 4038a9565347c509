"""Coins and the end of the game: every payment is made here.

Each function returns the new state and appends to `news` what is told of it. Its caller must stop if the game is
over: an empty treasury ends it at once, even in the middle of an act (K25).
"""

from typing import TypeAlias

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told
from diwan.games.king_thief_minister.events import Ended, LastRound, Paid, Robbed, Stalled, Substituted, Took
from diwan.games.king_thief_minister.figures import AMOUNTS, FIGURES, Debt, Income
from diwan.games.king_thief_minister.state import Over, Standstill, State, Turn, priority

News: TypeAlias = list[Told]
"""What has been told of a move so far; functions append to it."""


def add_coins(coins: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """Return the purses after a change of one of them."""
    return (*coins[:seat], coins[seat] + by, *coins[seat + 1 :])


def is_over(state: State) -> bool:
    """Return whether the game is over."""
    return type(state.phase) is Over


def pay(state: State, seat: int, amount: int, why: Debt, news: News) -> State:
    """Pay coins to the treasury. For every missing coin the others take one each instead."""
    missing = max(0, amount - state.coins[seat])
    state = contribute(state, seat, amount, why, news)
    for number in range(1, missing + 1):
        if not is_over(state):
            state = substitute(state, seat, why, news, number)
    return state


def contribute(state: State, seat: int, amount: int, why: Debt, news: News) -> State:
    """Pay coins to the treasury, as far as the purse reaches (K21: nobody pays tax for another)."""
    amount = min(amount, state.coins[seat])
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Paid(seat, amount, why)))
    return _with_coins(state, add_coins(state.coins, seat, -amount), state.treasury + amount)


def substitute(state: State, seat: int, why: Debt, news: News, missing: int = 1) -> State:
    """Let everybody else take a coin from the treasury, from the right of `seat` on, until it is empty."""
    takers = priority(len(state.coins), seat)[: state.treasury // AMOUNTS.substitute]
    coins = state.coins
    for taker in takers:
        coins = add_coins(coins, taker, AMOUNTS.substitute)
    news.append(Told(EVERYONE, Substituted(seat, takers, why, missing)))
    state = _with_coins(state, coins, state.treasury - len(takers) * AMOUNTS.substitute)
    return end_if_empty(state, news)


def take(state: State, seat: int, amount: int, why: Income, news: News) -> State:
    """Take coins from the treasury, as far as it reaches (K13)."""
    amount = min(amount, state.treasury)
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Took(seat, amount, why)))
    state = _with_coins(state, add_coins(state.coins, seat, amount), state.treasury - amount)
    return end_if_empty(state, news)


def rob(state: State, seat: int, victim: int, amount: int, why: Income, news: News) -> State:
    """Take coins from the purse of a victim, as far as it reaches."""
    amount = min(amount, state.coins[victim])
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Robbed(seat, victim, amount, why)))
    return _with_coins(state, add_coins(add_coins(state.coins, victim, -amount), seat, amount), state.treasury)


def _with_coins(state: State, coins: tuple[int, ...], treasury: int) -> State:
    """Return the state after coins have moved, in the turn that is being played (K38)."""
    return replace(state, coins=coins, treasury=treasury, paid_turn=state.turns + 1)


def end_if_empty(state: State, news: News) -> State:
    """End the game at once if the treasury is empty (K25)."""
    return state if state.treasury > 0 else end(state, Over("treasury_empty"), news)


def end_turn(state: State, seat: int, news: News) -> State:
    """Pass the turn clockwise, end the game after the last turn (K37), or ask whether to end it (K38)."""
    seats, turns = len(state.coins), state.turns + 1
    following = (seat + 1) % seats
    state = replace(state, turns=turns, phase=Turn(following))
    left = state.options.turn_limit_per_player * seats - turns
    if left == 0:
        return end(state, Over("turn_limit"), news)
    if left == seats:
        news.append(Told(EVERYONE, LastRound()))
    rounds, rest = divmod(turns - state.paid_turn, seats)
    if rounds and not rest and rounds % FIGURES.rounds_without_coins == 0:
        news.append(Told(EVERYONE, Stalled(rounds)))
        return replace(state, phase=Standstill(following, (None,) * seats))
    return state


def end(state: State, over: Over, news: News) -> State:
    """End the game."""
    news.append(Told(EVERYONE, Ended(over.reason, winners(state))))
    return replace(state, phase=over)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with the most coins; ties share the win (K25)."""
    most = max(state.coins)
    return tuple(seat for seat, coins in enumerate(state.coins) if coins == most)
