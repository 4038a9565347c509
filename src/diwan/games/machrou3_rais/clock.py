"""The time of each decision, and the move that is played when it runs out (R57).

These moves give no district away, help nobody by accident, and show nothing. Where chance should choose, the choice
follows from the round and the seat: a clock has no dice, and a spectator could work it out."""

from typing import Any

from diwan.core.game import NATURE, Clock
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.rules import awaited, legal
from diwan.games.machrou3_rais.rules.talk import TALK
from diwan.games.machrou3_rais.state import (
    Ballot,
    Candidacy,
    Exposing,
    Helping,
    HelpReply,
    Keeping,
    MayRedraw,
    State,
    SwapReply,
    Turn,
    Voting,
)


def clock(state: State) -> Clock | None:
    waiting = awaited(state, None)
    seconds = _seconds(state)
    if not waiting or waiting == (NATURE,) or not seconds:
        return None
    return Clock(seconds, tuple((seat, _timeout_move(state, seat)) for seat in waiting), _timer_name(state))


def _timer_name(state: State) -> str:
    """Return a name for the running timer where people may talk, so that words do not give more time.

    The whole debate has one time (R40)."""
    match state.phase:
        case Turn(seat=seat):
            return f"turn {state.round} {seat} {'end' if state.acted else 'action'}"
        case Voting():
            return f"vote {len(state.votes)}"
        case SwapReply(seat=seat):
            return f"swap {state.round} {seat}"
        case Helping(fight=fight):
            return f"help {fight.left}"
        case HelpReply(offer=offer):
            return f"help of {offer.seat}"
        case Candidacy():
            return "candidacy"
        case Ballot():
            return "ballot"
    return ""


def _seconds(state: State) -> int:
    options = state.options
    match state.phase:
        case Turn():
            return options.turn_seconds if not state.acted else options.reply_seconds
        case Voting() | Ballot():
            return options.vote_seconds
        case Candidacy():
            return options.candidacy_seconds
    return options.reply_seconds


def _timeout_move(state: State, seat: int) -> Any:
    match state.phase:
        case Turn():
            return m.EndTurn() if state.acted else m.Pass()
        case Voting():
            return m.Vote("against")
        case SwapReply():
            return m.AnswerSwap(False)
        case Helping():
            return m.Help("neutral")
        case HelpReply():
            return m.AnswerHelp(True)
        case Keeping():
            return m.Keep(0)
        case MayRedraw():
            return m.Redraw(False)
        case Exposing():
            return m.Expose(None)
        case Candidacy():
            return m.Done()
    menu = [move for move in legal(state, seat) if not isinstance(move, TALK)]
    return menu[(state.round + seat) % len(menu)]
