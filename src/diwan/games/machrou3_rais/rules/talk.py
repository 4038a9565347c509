"""Bargaining: words bind nobody and nothing changes hands by them, so no rule reads them (R18, R21).

People talk as much as they like, bots a few times a turn. Everybody sees that two talk and whether one made a promise;
only those addressed hear what they say."""

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.game import SPECTATOR, Refusal, Setup, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.moves import Answer, Ask, Hint, Promise, Talk
from diwan.games.machrou3_rais.rules.common import Played, put, tell
from diwan.games.machrou3_rais.state import (
    Ballot,
    Candidacy,
    Helping,
    HelpReply,
    Options,
    State,
    SwapReply,
    Turn,
    Voting,
    Word,
)

TALK = (Ask, Promise, Answer, Hint)
_OPEN = (Turn, Voting, SwapReply, Helping, HelpReply, Candidacy, Ballot)


MOST_WORDS: Final = 60
"""How often a person may bargain during one turn. Nobody who plays gets there; it ends games of programs (R18)."""


@cache
def people(options: Options, seats: int) -> tuple[int, ...]:
    """Return the seats that are people."""
    if options.people in ("all", "none"):
        return tuple(range(seats)) if options.people == "all" else ()
    try:
        found = sorted({int(word) for word in options.people.split(",")})
    except ValueError:
        found = [-1]
    if not all(0 <= seat < seats for seat in found):
        raise BadSetup(f"option people cannot be {options.people!r}; write all, none, or seats like 0,{seats - 1}")
    return tuple(found)


def seated(setup: Setup[Options], bots: tuple[int, ...]) -> Setup[Options]:
    """Return the set-up of a table: whoever is no bot is a person, whatever the host has said (R18)."""
    persons = [str(seat) for seat in range(setup.seats) if seat not in bots]
    return replace(setup, options=replace(setup.options, people=",".join(persons) or "none"))


def limit_of(state: State, seat: int) -> int:
    return MOST_WORDS if seat in people(state.options, state.seats) else state.options.talk_limit


def may_talk(state: State, seat: int) -> bool:
    return isinstance(state.phase, _OPEN) and 0 <= seat < state.seats and state.said[seat] < limit_of(state, seat)


def refuse(state: State, seat: int, move: Talk) -> Refusal | None:
    if not isinstance(state.phase, _OPEN) or not 0 <= seat < state.seats:
        return Refusal("R18", "no_talk_now")
    if not may_talk(state, seat):
        return Refusal("R18", "said_enough", limit=limit_of(state, seat))
    to = move.to
    if any(not 0 <= other < state.seats or other == seat for other in to) or list(to) != sorted(set(to)):
        return Refusal("R18", "no_such_listener")
    if isinstance(move, Hint) and not 0 <= move.about < state.seats:
        return Refusal("R18", "no_such_listener")
    if isinstance(move, Ask | Promise):
        named = (move.give is not None, move.get is not None)
        if named != ((True, True) if move.deal == "swap" else (False, False)):
            return Refusal("R21", "name_the_districts")
    return None


def say(state: State, seat: int, move: Talk) -> Played:
    state = replace(state, said=put(state.said, seat, state.said[seat] + 1))
    event: Any
    match move:
        case Ask(to, deal, give, get):
            event = events.Asked(seat, to, deal, give, get)
        case Promise(to, deal, give, get):
            event = events.Promised(seat, to, deal, give, get)
            state = replace(state, promises=(*state.promises, Word(seat, to, move)))
        case Answer(to, deal, agree):
            event = events.Answered(seat, to, deal, agree)
        case Hint(to, about, team):
            event = events.Hinted(seat, to, about, team)
    if not move.to:
        return state, (tell(event),)
    hearers = tuple(sorted((seat, *move.to)))
    others = [other for other in range(state.seats) if other not in hearers]
    seen = events.Spoke(seat, move.to, isinstance(move, Promise))
    return state, (Told(only(SPECTATOR, *others), seen), Told(only(*hearers), event))


def suggestions(state: State, seat: int) -> tuple[Talk, ...]:
    """Return what is worth saying now; every other speech act may be played too."""
    if not may_talk(state, seat):
        return ()
    phase = state.phase
    match phase:
        case Turn():
            return _on_turn(state.seats, seat)
        case Voting(matter=matter):
            said: tuple[Talk, ...] = (Ask((), "with"), Ask((), "against"))
            return said if matter.seat == seat else (*said, Promise((matter.seat,), "with"))
        case Helping(fight=fight):
            asked = fight.left[0]
            if seat in (fight.matter.seat, fight.defender):
                return (Ask((asked,), "support"), Ask((asked,), "neutral"))
            return (Promise((fight.matter.seat,), "neutral"), Promise((fight.defender,), "neutral"))
        case Candidacy() | Ballot():
            return _on_election(state.seats, seat)
    return ()


_TURN: dict[tuple[int, int], tuple[Talk, ...]] = {}
_ELECTION: dict[tuple[int, int], tuple[Talk, ...]] = {}


def _on_turn(seats: int, seat: int) -> tuple[Talk, ...]:
    if (seats, seat) not in _TURN:
        others = [s for s in range(seats) if s != seat]
        _TURN[seats, seat] = tuple(
            say for s in others for say in (Ask((s,), "support"), Ask((s,), "with"), Promise((s,), "neutral"))
        ) + tuple(Hint((), s, "corrupt") for s in others)
    return _TURN[seats, seat]


def _on_election(seats: int, seat: int) -> tuple[Talk, ...]:
    if (seats, seat) not in _ELECTION:
        others = [s for s in range(seats) if s != seat]
        _ELECTION[seats, seat] = tuple(
            say for s in others for say in (Ask((s,), "bloc"), Promise((s,), "bloc"))
        ) + tuple(Hint((), s, "corrupt") for s in others)
    return _ELECTION[seats, seat]
