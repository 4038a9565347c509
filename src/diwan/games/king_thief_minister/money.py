"""Coins and the end of the game: every payment and every take goes through here.

Each function returns the state after it and adds what is told to `story`. Whoever calls one of them must stop when
the game is over: an empty treasury ends it at once, in the middle of an act (K25).
"""

from typing import TypeAlias

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told
from diwan.games.king_thief_minister.events import Ended, Paid, Robbed, Substituted, Took
from diwan.games.king_thief_minister.figures import AMOUNTS
from diwan.games.king_thief_minister.state import Over, State, Turn, priority

Story: TypeAlias = list[Told]


def change(coins: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*coins[:seat], coins[seat] + by, *coins[seat + 1 :])


def is_over(state: State) -> bool:
    return type(state.phase) is Over


def pay(state: State, seat: int, amount: int, story: Story) -> State:
    """To the treasury; for every coin that is missing the others take one instead."""
    missing = max(0, amount - state.coins[seat])
    state = contribute(state, seat, amount, story)
    for _ in range(missing):
        if not is_over(state):
            state = substitute(state, seat, story)
    return state


def contribute(state: State, seat: int, amount: int, story: Story) -> State:
    """To the treasury, as far as the purse reaches (K21: nobody pays tax for another)."""
    amount = min(amount, state.coins[seat])
    if amount == 0:
        return state
    story.append(Told(EVERYONE, Paid(seat, amount)))
    return replace(state, coins=change(state.coins, seat, -amount), treasury=state.treasury + amount)


def substitute(state: State, seat: int, story: Story) -> State:
    """Everybody else takes a coin from the treasury, from the right of `seat` on, until it is empty."""
    takers = priority(len(state.coins), seat)[: state.treasury // AMOUNTS.substitute]
    coins = state.coins
    for taker in takers:
        coins = change(coins, taker, AMOUNTS.substitute)
    story.append(Told(EVERYONE, Substituted(seat, takers)))
    state = replace(state, coins=coins, treasury=state.treasury - len(takers) * AMOUNTS.substitute)
    return end_if_empty(state, story)


def take(state: State, seat: int, amount: int, story: Story) -> State:
    """From the treasury, as far as it reaches (K13)."""
    amount = min(amount, state.treasury)
    if amount == 0:
        return state
    story.append(Told(EVERYONE, Took(seat, amount)))
    state = replace(state, coins=change(state.coins, seat, amount), treasury=state.treasury - amount)
    return end_if_empty(state, story)


def rob(state: State, seat: int, victim: int, amount: int, story: Story) -> State:
    """From one purse to another, as far as it reaches."""
    amount = min(amount, state.coins[victim])
    if amount == 0:
        return state
    story.append(Told(EVERYONE, Robbed(seat, victim, amount)))
    return replace(state, coins=change(change(state.coins, victim, -amount), seat, amount))


def end_if_empty(state: State, story: Story) -> State:
    """K25: an empty treasury ends the game at this very moment."""
    if state.treasury > 0:
        return state
    return _end(state, Over("treasury_empty"), story)


def end_turn(state: State, seat: int, story: Story) -> State:
    """The turn passes clockwise, unless the agreed number of turns has been played."""
    seats = len(state.coins)
    state = replace(state, turns=state.turns + 1, phase=Turn((seat + 1) % seats))
    if state.turns == state.options.turn_limit_per_player * seats:
        return _end(state, Over("turn_limit"), story)
    return state


def _end(state: State, over: Over, story: Story) -> State:
    story.append(Told(EVERYONE, Ended(over.reason, winners(state))))
    return replace(state, phase=over)


def winners(state: State) -> tuple[int, ...]:
    """K25: most coins; ties share the win."""
    most = max(state.coins)
    return tuple(seat for seat, coins in enumerate(state.coins) if coins == most)
