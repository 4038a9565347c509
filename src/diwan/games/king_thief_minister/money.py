"""Coins and the end of the game: every payment is made here.

Each function returns the new state and appends to `news` what is told of it. Its caller must stop if the game is
over: an empty treasury ends it at once, even in the middle of an act (K25).
"""

from typing import TypeAlias

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told
from diwan.games.king_thief_minister.events import Ended, Paid, Robbed, Substituted, Took
from diwan.games.king_thief_minister.figures import AMOUNTS
from diwan.games.king_thief_minister.state import Over, State, Turn, priority

News: TypeAlias = list[Told]
"""What has been told of a move so far; functions append to it."""


def add_coins(coins: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """Return the purses after a change of one of them."""
    return (*coins[:seat], coins[seat] + by, *coins[seat + 1 :])


def is_over(state: State) -> bool:
    """Return whether the game is over."""
    return type(state.phase) is Over


def pay(state: State, seat: int, amount: int, news: News) -> State:
    """Pay coins to the treasury. For every missing coin the others take one each instead."""
    missing = max(0, amount - state.coins[seat])
    state = contribute(state, seat, amount, news)
    for _ in range(missing):
        if not is_over(state):
            state = substitute(state, seat, news)
    return state


def contribute(state: State, seat: int, amount: int, news: News) -> State:
    """Pay coins to the treasury, as far as the purse reaches (K21: nobody pays tax for another)."""
    amount = min(amount, state.coins[seat])
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Paid(seat, amount)))
    return replace(state, coins=add_coins(state.coins, seat, -amount), treasury=state.treasury + amount)


def substitute(state: State, seat: int, news: News) -> State:
    """Let everybody else take a coin from the treasury, from the right of `seat` on, until it is empty."""
    takers = priority(len(state.coins), seat)[: state.treasury // AMOUNTS.substitute]
    coins = state.coins
    for taker in takers:
        coins = add_coins(coins, taker, AMOUNTS.substitute)
    news.append(Told(EVERYONE, Substituted(seat, takers)))
    state = replace(state, coins=coins, treasury=state.treasury - len(takers) * AMOUNTS.substitute)
    return end_if_empty(state, news)


def take(state: State, seat: int, amount: int, news: News) -> State:
    """Take coins from the treasury, as far as it reaches (K13)."""
    amount = min(amount, state.treasury)
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Took(seat, amount)))
    state = replace(state, coins=add_coins(state.coins, seat, amount), treasury=state.treasury - amount)
    return end_if_empty(state, news)


def rob(state: State, seat: int, victim: int, amount: int, news: News) -> State:
    """Take coins from the purse of a victim, as far as it reaches."""
    amount = min(amount, state.coins[victim])
    if amount == 0:
        return state
    news.append(Told(EVERYONE, Robbed(seat, victim, amount)))
    return replace(state, coins=add_coins(add_coins(state.coins, victim, -amount), seat, amount))


def end_if_empty(state: State, news: News) -> State:
    """End the game at once if the treasury is empty (K25)."""
    if state.treasury > 0:
        return state
    return _end(state, Over("treasury_empty"), news)


def end_turn(state: State, seat: int, news: News) -> State:
    """Pass the turn clockwise, or end the game if the agreed number of turns has been played."""
    seats = len(state.coins)
    state = replace(state, turns=state.turns + 1, phase=Turn((seat + 1) % seats))
    if state.turns == state.options.turn_limit_per_player * seats:
        return _end(state, Over("turn_limit"), news)
    return state


def _end(state: State, over: Over, news: News) -> State:
    news.append(Told(EVERYONE, Ended(over.reason, winners(state))))
    return replace(state, phase=over)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with the most coins; ties share the win (K25)."""
    most = max(state.coins)
    return tuple(seat for seat, coins in enumerate(state.coins) if coins == most)
