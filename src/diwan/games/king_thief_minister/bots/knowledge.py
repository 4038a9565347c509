"""What the general search (ISMCTS) needs to know: which claims to believe, how people play, how good a position is."""

from bisect import bisect
from collections.abc import Callable, Sequence
from math import exp
from random import Random

from msgspec.structs import replace

from diwan.bots.bot import Budget
from diwan.bots.ismcts import Search
from diwan.games.king_thief_minister import Move, State, View, imagine, legal
from diwan.games.king_thief_minister.acts import spots_to_name
from diwan.games.king_thief_minister.bots.clever import Clever, Evaluation
from diwan.games.king_thief_minister.figures import CHARACTERS, Character
from diwan.games.king_thief_minister.knowledge import HOLDS, WORLDS, members, recall
from diwan.games.king_thief_minister.moves import (
    Challenge,
    Claim,
    EndGame,
    Execute,
    GiveUp,
    Name,
    Pass,
    Peek,
    PlayOn,
    Rotate,
    Silent,
    Tax,
    YesSir,
)
from diwan.games.king_thief_minister.state import (
    Acting,
    Answering,
    Doubt,
    Naming,
    Sight,
    Sleight,
    Standstill,
    Turn,
    Word,
    priority,
    track_of,
)

HONESTY = 2.5
"""How many times likelier than by chance an unproved claim is taken to be true."""
WORLDS_IMAGINED = 48
"""Worlds imagined for one decision."""
CAUTION = 0.11
"""How often a player challenges a true claim."""
SUSPICION = 0.3
"""How often a player who does not know challenges a false claim."""
ANSWERS = 0.2
"""How often a player who is not the Minister says Yes Sir."""
EARNERS: tuple[Character, ...] = ("K", "T", "S")


# --- Which claims to believe ---


def believe(view: View, rng: Random) -> Callable[[], State]:
    """Return a function that draws a world; the more unproved claims are true in a world, the likelier it is."""
    words: dict[int, Character] = {}
    for fact in view.memory.facts:
        if isinstance(fact, Word):
            words.pop(fact.track, None)
            if fact.true is None and fact.seat != view.seat:
                words[fact.track] = fact.character
        elif isinstance(fact, Sleight):
            words.pop(fact.a, None)
            words.pop(fact.b, None)
    worlds = [imagine(view, rng) for _ in range(WORLDS_IMAGINED)]
    total, limits = 0.0, []
    for world in worlds:
        total += HONESTY ** sum(world.faces[track] == said for track, said in words.items())
        limits.append(total)

    def draw() -> State:
        return _with_likely_answers(worlds[bisect(limits, rng.random() * total)], view, rng)

    return draw


def _with_likely_answers(state: State, view: View, rng: Random) -> State:
    """Return a world with sealed answers as people give them; those of `imagine` are merely possible."""
    phase = state.phase
    if isinstance(phase, Doubt):
        true = state.faces[track_of(state, phase.claimant)] == phase.character
        rate = CAUTION if true else SUSPICION
        return replace(state, phase=replace(phase, answers=_random_answers(phase.answers, view.seat, rate, rng)))
    if isinstance(phase, Answering):
        answers = tuple(
            answer if answer is None or seat == view.seat else _says_yes(state, seat, rng)
            for seat, answer in enumerate(phase.answers)
        )
        return replace(state, phase=Answering(phase.king, answers))
    return state


def _random_answers(
    answers: tuple[bool | None, ...], me: int | None, rate: float, rng: Random
) -> tuple[bool | None, ...]:
    return tuple(answer if answer is None or seat == me else rng.random() < rate for seat, answer in enumerate(answers))


def _says_yes(state: State, seat: int, rng: Random) -> bool:
    return rng.random() < (0.75 if state.faces[track_of(state, seat)] == "M" else ANSWERS)


# --- How people play ---


def rollout(state: State, seat: int, rng: Random) -> Move:
    """Return a quick, likely move. It uses the imagined cards only as often as players know or guess them."""
    phase = state.phase
    match phase:
        case Turn():
            return _turn(state, seat, rng)
        case Doubt(_, claimant, character):
            lie = state.faces[track_of(state, claimant)] != character
            return Challenge() if rng.random() < (SUSPICION if lie else CAUTION) else Pass()
        case Answering():
            return YesSir() if _says_yes(state, seat, rng) else Silent()
        case Acting(_, "S"):
            return Tax(max(priority(len(state.coins), seat), key=state.coins.__getitem__))
        case Acting(_, "E"):
            victim = max(priority(len(state.coins), seat), key=state.coins.__getitem__)
            guess = state.faces[track_of(state, victim)] if rng.random() < 0.3 else rng.choice(CHARACTERS)
            return Execute(victim, guess)
        case Naming():
            return _name(state, seat, phase)
        case Standstill():
            return EndGame() if state.coins[seat] == max(state.coins) else PlayOn()
    return rng.choice(legal(state, seat))


def _turn(state: State, seat: int, rng: Random) -> Move:
    here = state.faces[track_of(state, seat)]
    dice = rng.random()
    if dice < 0.45 and here in EARNERS:
        return Claim(here)
    if dice < 0.75:
        return Claim(rng.choice(EARNERS))
    if dice < 0.85 and state.coins[seat]:
        return Peek()
    if dice < 0.92 and here in "ME":
        return Claim(here)
    return Rotate(rng.choice(("left", "right", "front")))


def _name(state: State, seat: int, naming: Naming) -> Move:
    """Return the next name of a Peasant, from what the seat itself can conclude.

    With the imagined cards every Peasant would be perfect."""
    facts = [fact for fact in state.memory if not isinstance(fact, Sight) or fact.seat == seat]
    facts = [
        Sleight(fact.seat, fact.a, fact.b, None) if isinstance(fact, Sleight) and fact.seat != seat else fact
        for fact in facts
    ]
    worlds = recall(facts)
    for spot, character in naming.names:
        worlds = worlds & HOLDS[state.tracks[spot]][character] or worlds
    world = WORLDS[members(worlds)[0]]
    said = {spot for spot, _ in naming.names}
    taken = {character for _, character in naming.names}
    for spot in spots_to_name(state, seat):
        character = world[state.tracks[spot]]
        if spot not in said and character != "P" and character not in taken:
            return Name(spot, character)
    return GiveUp()


# --- How good a position is ---


def evaluate(state: State) -> list[float]:
    """Return the chance of each seat to win: purses count the more, the emptier the treasury is."""
    coins = state.coins
    total = sum(coins) + state.treasury
    sharpness = 0.15 + 0.85 * (1 - state.treasury / total) ** 2
    best = max(coins)
    weights = [exp(sharpness * (purse - best)) for purse in coins]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# --- How good each move looks ---


def judge(view: View, menu: Sequence[Move]) -> list[float]:
    assert view.seat is not None
    evaluation = Evaluation(view.seat, view, Clever(view.seat, Random(0), Budget()))
    if isinstance(view.phase, Naming):
        name = evaluation.name(view.phase)
        return [float(move == name) for move in menu]
    fair = 1 / len(view.coins)
    return [min(1.0, max(0.0, fair + 0.05 * evaluation.worth(move))) for move in menu]


SEARCH = Search(rollout=rollout, evaluate=evaluate, sample_worlds=believe, prior=judge, depth=16, iterations=300)
