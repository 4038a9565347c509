"""Promises, and what became of them: no rule of the game reads them (R21), but everybody who heard one remembers it.

What settles a promise happens in public. It is noted for every promise alike, whatever was promised, so that whoever
has not heard a whispered one cannot tell from the notes what it was about."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.rules.common import Played
from diwan.games.machrou3_rais.state import Helping, Over, State, SwapReply, Word

Verdict: TypeAlias = Literal["open", "kept", "broken", "secret"]
"""What became of a promise. secret: it was about a vote, and votes are secret (R15)."""


def verdict(word: Word, seats: int, ballots: tuple[int | None, ...] = ()) -> Verdict:
    """Return what became of a promise that was heard; `ballots` are those of a game that is over."""
    said = word.said
    assert said is not None, "only who heard a promise can judge it"
    match said.deal:
        case "support":
            return "open" if word.helped is None else _judged(word.helped == "for")
        case "neutral":
            return "open" if word.helped is None else _judged(word.helped == "neutral")
        case "with" | "against":
            if word.voted in (None, "secret"):
                return "open" if word.voted is None else "secret"
            return _judged(word.voted == said.deal)
        case "swap":
            found = [done for give, get, done in word.swaps if (give, get) == (said.give, said.get)]
            return _judged(found[0]) if found else "open"
        case "bloc":
            ballot = ballots[word.seat] if ballots else None
            return "open" if ballot is None else _judged(ballot in listeners(word, seats))


def _judged(is_kept: bool) -> Verdict:
    return "kept" if is_kept else "broken"


def listeners(word: Word, seats: int) -> tuple[int, ...]:
    """Return those to whom something was promised: with nobody named, everybody else."""
    return word.to or tuple(seat for seat in range(seats) if seat != word.seat)


def ballots_of(state: State) -> tuple[int | None, ...]:
    return state.phase.ballots if isinstance(state.phase, Over) else ()


def follow(before: State, state: State, told: tuple[Told, ...]) -> Played:
    """Note what a move did in the matters of promises, and tell those who heard a promise that it is kept or broken."""
    noted = tuple([_noted(word, before, told) for word in state.promises])
    judged: list[Told] = []
    ballots = ballots_of(state)
    for old, new in zip(state.promises, noted, strict=True):
        was, now = verdict(old, state.seats), verdict(new, state.seats, ballots)
        if was == "open" and now in ("kept", "broken"):
            assert new.said is not None, "a state knows every promise"
            kind = events.PromiseKept if now == "kept" else events.PromiseBroken
            said = new.said
            event = kind(new.seat, new.to, said.deal, said.give, said.get)
            one = Told(only(*sorted((new.seat, *new.to))) if new.to else EVERYONE, event)
            if one not in judged:  # a promise that was repeated is kept or broken once
                judged.append(one)
    return (replace(state, promises=noted) if noted != state.promises else state), tuple(judged)


def _noted(word: Word, before: State, told: tuple[Told, ...]) -> Word:
    for one in told:
        match one.event:
            case events.HelpOffered(seat=seat, side=side) if seat == word.seat:
                word = _note_help(word, before, side)
            case events.StayedNeutral(seat=seat) if seat == word.seat:
                word = _note_help(word, before, "neutral")
            case events.VoteCounted(seat=actor) if word.voted is None and actor in listeners(word, before.seats):
                word = replace(word, voted=_vote_seen(word.seat, told))
            case events.SwapAnswered(accepted=accepted) if isinstance(before.phase, SwapReply):
                word = _note_swap(word, before.phase, before.seats, accepted)
    return word


def _vote_seen(seat: int, told: tuple[Told, ...]) -> Literal["with", "against", "secret"]:
    """Return how a seat voted, if the votes that were just counted are open."""
    for one in told:
        if isinstance(one.event, events.VotesOpened):
            return "with" if seat in one.event.with_seats else "against"
    return "secret"


def _note_help(word: Word, before: State, side: str) -> Word:
    """Note the first answer to a question about help in a battle of somebody to whom something was promised."""
    if word.helped is not None or not isinstance(before.phase, Helping):
        return word
    fight = before.phase.fight
    sides = {"challenger": fight.matter.seat, "defender": fight.defender}
    heard = listeners(word, before.seats)
    if not any(principal in heard for principal in sides.values()):
        return word
    if side == "neutral":
        return replace(word, helped="neutral")
    return replace(word, helped="for" if sides[side] in heard else "against")


def _note_swap(word: Word, offer: SwapReply, seats: int, accepted: bool) -> Word:
    """Note the first swap of two districts with somebody to whom something was promised; whoever offers it keeps it."""
    if word.seat == offer.seat and offer.partner in listeners(word, seats):
        give, get, done = offer.give, offer.get, True
    elif word.seat == offer.partner and offer.seat in listeners(word, seats):
        give, get, done = offer.get, offer.give, accepted
    else:
        return word
    if any((give, get) == known[:2] for known in word.swaps):
        return word
    return replace(word, swaps=(*word.swaps, (give, get, done)))
