"""The knowledge of a perfect memory: the exact set of worlds that fit what a seat has seen.

A world says which face is on which track; there are 720. A set of worlds is a number with one bit for each world, so
learning a fact is a single AND. Unchallenged claims are not knowledge; bots weigh them separately.
"""

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from random import Random

from diwan.games.king_thief_minister.figures import CHARACTERS, SPOTS, Character
from diwan.games.king_thief_minister.state import Display, Fact, Guess, Sight, Sleight, Word

Worlds = int
WORLDS: tuple[tuple[Character, ...], ...] = tuple(permutations(CHARACTERS))
EVERY_WORLD: Worlds = (1 << len(WORLDS)) - 1

_INDEX = {world: i for i, world in enumerate(WORLDS)}


def _holds() -> tuple[dict[Character, Worlds], ...]:
    worlds: tuple[dict[Character, Worlds], ...] = tuple(dict.fromkeys(CHARACTERS, 0) for _ in SPOTS)
    for number, world in enumerate(WORLDS):
        for track, card in enumerate(world):
            worlds[track][card] |= 1 << number
    return worlds


HOLDS = _holds()
"""The worlds in which a character lies on a track, by track, by character."""


def exchanged(world: tuple[Character, ...], a: int, b: int) -> tuple[Character, ...]:
    """Return a world with the cards of two tracks exchanged."""
    faces = list(world)
    faces[a], faces[b] = faces[b], faces[a]
    return tuple(faces)


def members(worlds: Worlds) -> list[int]:
    """Return the numbers of the worlds in a set, in rising order."""
    numbers = []
    while worlds:
        lowest = worlds & -worlds
        numbers.append(lowest.bit_length() - 1)
        worlds ^= lowest
    return numbers


@cache
def _distances(a: int, b: int) -> tuple[tuple[int, Worlds], ...]:
    """Return the distances between the worlds that an exchange of two tracks pairs, each with its lower worlds.

    In lexicographic order the pairs lie at few distances, so a set of worlds can be exchanged with a few shifts."""
    lower: dict[int, Worlds] = {}
    for number, world in enumerate(WORLDS):
        distance = _INDEX[exchanged(world, a, b)] - number
        if distance > 0:
            lower[distance] = lower.get(distance, 0) | 1 << number
    return tuple(lower.items())


def all_exchanged(worlds: Worlds, a: int, b: int) -> Worlds:
    """Return a set of worlds, each with the cards of two tracks exchanged."""
    result = 0
    for distance, lower in _distances(a, b):
        result |= (worlds & lower) << distance | worlds >> distance & lower
    return result


def learn(worlds: Worlds, fact: Fact) -> Worlds:
    """Return the worlds that are left after a fact. A field that is None is hidden from the one who learns it."""
    match fact:
        case Sight(_, track, face):
            return worlds if face is None else worlds & HOLDS[track][face]
        case Display(track, face):
            return worlds & HOLDS[track][face]
        case Word(_, track, character, true=verdict) | Guess(_, track, character, verdict):
            if verdict is None:
                return worlds
            return worlds & HOLDS[track][character] if verdict else worlds & ~HOLDS[track][character]
        case Sleight(_, a, b, swapped):
            if swapped is None:
                return worlds | all_exchanged(worlds, a, b)
            return all_exchanged(worlds, a, b) if swapped else worlds


def recall(memory: Iterable[Fact], worlds: Worlds = EVERY_WORLD) -> Worlds:
    """Return the worlds that are left after some facts."""
    for fact in memory:
        worlds = learn(worlds, fact)
    return worlds


def possible(worlds: Worlds, track: int) -> tuple[Character, ...]:
    """Return the characters that may lie on a track."""
    return tuple(card for card in CHARACTERS if worlds & HOLDS[track][card])


def sample_world(memory: tuple[Fact, ...], rng: Random) -> tuple[tuple[Character, ...], tuple[Fact, ...]]:
    """Return a random world that fits the memory, and the memory with its hidden fields filled in to match.

    A forward pass finds the worlds possible before each fact. A backward pass then starts from one of the last worlds
    and chooses a possible earlier world at each exchange."""
    before = []
    worlds = EVERY_WORLD
    for fact in memory:
        before.append(worlds)
        worlds = learn(worlds, fact)
    world = now = WORLDS[rng.choice(members(worlds))]
    filled: list[Fact] = []
    for fact, fitting in zip(reversed(memory), reversed(before), strict=True):
        match fact:
            case Sight(seat, track, None):
                fact = Sight(seat, track, world[track])
            case Sleight(seat, a, b, swapped):
                other = exchanged(world, a, b)
                if swapped is None:
                    ways = [s for s, earlier in ((False, world), (True, other)) if fitting >> _INDEX[earlier] & 1]
                    swapped = rng.choice(ways)
                    fact = Sleight(seat, a, b, swapped)
                if swapped:
                    world = other
        filled.append(fact)
    return now, tuple(reversed(filled))
