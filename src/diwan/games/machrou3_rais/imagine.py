"""Sampling of worlds that a view cannot rule out: roles, cards and sealed answers."""

from functools import lru_cache
from itertools import permutations, product
from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import DISTRICTS, EYE, NAMES_OF, ROLE_OF, Character, Role, bits
from diwan.games.machrou3_rais.hidden_objectives import imagine_objectives
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.moves import Deal, Promise
from diwan.games.machrou3_rais.rules.rounds import passable
from diwan.games.machrou3_rais.rules.setup import role_counts
from diwan.games.machrou3_rais.state import (
    Ballot,
    Candidacy,
    Exposing,
    Options,
    Passing,
    Phase,
    State,
    Tally,
    Voting,
)
from diwan.games.machrou3_rais.view import View


def imagine(view: View, rng: Random, roles: tuple[Role, ...] | None = None) -> State:
    """Return a world that fits the view. A caller who wants certain `roles` gives one of `possible_roles`."""
    characters, exposed = _characters(view, roles, rng)
    objectives, phase = imagine_objectives(view, rng)
    return State(
        seats=view.seats,
        options=view.options,
        phase=_sample_answers(view, phase, characters, rng),
        board=view.board,
        opening=view.opening,
        characters=characters,
        exposed=exposed,
        looks=view.looks,
        objectives=objectives,
        deeds=view.deeds,
        powers=view.powers,
        newsflashes=view.newsflashes,
        newsflash=view.newsflash,
        tokens=view.tokens,
        vote_round=view.vote_round,
        statuses=view.statuses,
        power=view.power,
        round=view.round,
        speaker=view.speaker,
        gavel_until=view.gavel_until,
        order=view.order,
        acted=view.acted,
        unmasking=view.unmasking,
        votes=tuple(_sample_ballots(tally, rng) for tally in view.votes),
        candidates=view.candidates,
        said=view.said,
        promises=tuple(word if word.said else replace(word, said=_promise(word.to, rng)) for word in view.promises),
    )


# --- Roles --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def role_assignments(seats: int, options: Options) -> tuple[tuple[Role, ...], ...]:
    """Return every way to deal the roles to the seats."""
    roles = [role for role, count in role_counts(seats, options).items() for _ in range(count)]
    return tuple(sorted(set(permutations(roles))))


def possible_roles(view: View) -> list[tuple[Role, ...]]:
    """Return the deals of roles that agree with the own character, what was learned, and what the table has seen."""
    return [roles for roles in role_assignments(view.seats, view.options) if _is_consistent(view, roles)]


def _is_consistent(view: View, roles: tuple[Role, ...]) -> bool:
    known = view.unmasking
    if known.judge is not None and roles[known.judge] != "judge":
        return False
    if any(roles[s] != "corrupt" for s in known.accusers) or any(roles[s] == "judge" for s in known.cleared):
        return False
    if any(roles[s] == "judge" for s in view.candidates):  # R56
        return False
    for seat, character in enumerate(view.characters):
        if character is not None and ROLE_OF[character] != roles[seat]:
            return False
    if view.fellow is not None and roles[view.fellow] != "corrupt":
        return False
    if view.exposed is not None and roles[view.exposed] != "corrupt":
        return False
    return all((roles[s] == "corrupt") == (team == "corrupt") for s, team in view.teams_seen)


def _characters(view: View, wanted: tuple[Role, ...] | None, rng: Random) -> tuple[tuple[Character, ...], int | None]:
    dealt = len(view.characters)
    if None not in view.characters and dealt == view.seats:
        return tuple(c for c in view.characters if c is not None), view.exposed
    roles = wanted or rng.choice(possible_roles(view))
    names = list(view.characters) + [None] * (view.seats - dealt)
    if "judge" in roles and EYE not in names:  # R49
        names[_who_has_the_eye(view, roles, names, rng)] = EYE
    for role in ("corrupt", "reformist", "judge"):
        seats = [s for s, r in enumerate(roles) if r == role and names[s] is None]
        barred = {EYE} if "judge" in roles else set()
        free = [name for name in NAMES_OF[role] if name not in names and name not in barred]
        for seat, name in zip(seats, rng.sample(free, len(seats)), strict=True):
            names[seat] = name
    characters = tuple(name for name in names[:dealt] if name is not None)
    exposed = view.exposed
    if exposed is None and view.round > 0 and "judge" in roles:
        corrupt = [s for s, r in enumerate(roles) if r == "corrupt"]
        chosen = view.options.exposed_chosen_by_corrupt
        exposed = rng.choice(corrupt) if chosen else names.index(EYE)
    return characters, exposed


def _who_has_the_eye(view: View, roles: tuple[Role, ...], names: list[Character | None], rng: Random) -> int:
    if view.exposed is not None and not view.options.exposed_chosen_by_corrupt:
        return view.exposed
    return rng.choice([s for s, r in enumerate(roles) if r == "corrupt" and names[s] is None])


# --- Sealed answers and past votes --------------------------------------------------------------------------------


def _sample_answers(view: View, phase: Phase, characters: tuple[Character, ...], rng: Random) -> Phase:
    match phase:
        case Voting(ballots=mine):
            return replace(phase, ballots=_sample(view, mine, lambda _: (True, False), rng))
        case Ballot(answers=mine):
            return replace(phase, answers=_sample(view, mine, lambda s: _may_elect(view, s), rng))
        case Candidacy(done=mine):
            return replace(phase, done=_sample_done(view, mine, rng))
        case Passing(answers=mine):
            inf = influence(view)
            may_pass = lambda s: [DISTRICTS[i] for i in bits(passable(inf, s))]  # noqa: E731
            return replace(phase, answers=_sample(view, mine, may_pass, rng))
        case Exposing(answers=mine):
            corrupt = tuple(s for s, c in enumerate(characters) if ROLE_OF[c] == "corrupt")
            return replace(phase, answers=_sample(view, mine, lambda s: (-1, *corrupt) if s in corrupt else (-1,), rng))
    return phase


def _promise(to: tuple[int, ...], rng: Random) -> Promise:
    """Return any promise that may have been whispered to these seats."""
    deal: Deal = rng.choice(get_args(Deal))
    give, get = (rng.choice(DISTRICTS), rng.choice(DISTRICTS)) if deal == "swap" else (None, None)
    return Promise(to, deal, give, get)


def _sample(view: View, mine: tuple[Any, ...], may: Any, rng: Random) -> tuple[Any, ...]:
    return tuple(rng.choice(may(s)) if view.answered[s] and answer is None else answer for s, answer in enumerate(mine))


def _sample_done(view: View, mine: tuple[bool | None, ...], rng: Random) -> tuple[bool, ...]:
    """Return who is done in the debate: anybody, but not all, or it would be closed (R40)."""
    others = [seat for seat, done in enumerate(mine) if done is None and seat not in view.candidates]
    done = [bool(is_done) for is_done in mine]
    is_open = view.seat is not None and view.seat not in view.candidates and not mine[view.seat]
    number = rng.randrange(2 ** len(others) - (not is_open))
    for bit, seat in enumerate(others):
        done[seat] = bool(number >> bit & 1)
    return tuple(done)


def _may_elect(view: View, seat: int) -> tuple[int, ...]:
    return (seat,) if seat in view.candidates else view.candidates


def _sample_ballots(tally: Tally, rng: Random) -> Tally:
    if None not in tally.ballots:
        return tally
    return replace(
        tally, ballots=rng.choice(_possible_ballots(tally.ballots, tally.weights, tally.with_votes - tally.added))
    )


@lru_cache(maxsize=4096)
def _possible_ballots(
    known: tuple[bool | None, ...], weights: tuple[int, ...], with_votes: int
) -> tuple[tuple[bool, ...], ...]:
    """Return every way to fill in the ballots that gives the announced sum; A follows from W."""
    ways = product(*((True, False) if ballot is None else (ballot,) for ballot in known))
    return tuple(w for w in ways if sum(weights[s] for s, b in enumerate(w) if b) == with_votes)
