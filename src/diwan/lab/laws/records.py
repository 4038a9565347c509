"""Laws: records replay, chance is a move, the same happens in every process, nothing is lost, and all can be sent."""

import os
import pickle
import subprocess
import sys
from hashlib import sha256
from typing import Any

import msgspec

from diwan.core.codec import decoder, encode, to_setup
from diwan.core.game import NATURE, AnyGame
from diwan.core.record import Record
from diwan.lab.laws.walk import Walk, sample


def records_replay(walk: Walk) -> None:
    """The setup and the moves, decoded from JSON, give the same states and events again."""
    law, game = "records replay", walk.game
    setup = to_setup(game, _to_plain(walk.setup))
    state = game.start(setup)
    moves = decoder(game.types.Move)
    for number, step in enumerate(walk.steps):
        if state != step.state:
            raise walk.broken(law, f"the state before move {number} differs in the replay", number)
        # Played from the first game's state: parts that a move does not change are then the same objects, which are
        # quick to compare.
        state, told = game.play(step.state, step.actor, moves.decode(encode(step.move)))
        if told != step.told:
            raise walk.broken(law, f"move {number} causes other events in the replay", number + 1)
    if state != walk.final or game.outcome(state) != game.outcome(walk.final):
        raise walk.broken(law, "the end differs in the replay")


def _to_plain(thing: Any) -> Any:
    """Return a value as the plain data of its JSON."""
    return msgspec.json.decode(encode(thing))


def chance_is_a_move(walk: Walk) -> None:
    """NATURE's odds are positive whole-number weights of different moves; all of these are legal and no others."""
    law, game = "chance is a move", walk.game
    for number in walk.sample_positions(30):
        state = walk.steps[number].state
        if game.to_act(state) != (NATURE,):
            if game.odds(state):
                raise walk.broken(law, "NATURE has odds although it is not to act", number)
            continue
        odds = game.odds(state)
        moves = [move for move, _ in odds]
        if not odds or any(type(weight) is not int or weight <= 0 for _, weight in odds):
            raise walk.broken(law, "odds must be positive whole numbers", number)
        if len(set(moves)) != len(moves):
            raise walk.broken(law, "NATURE's odds list a move twice", number)
        for move in sample(moves, walk.rng, 100):
            game.play(state, NATURE, move)
        for other in walk.steps[:: max(1, len(walk.steps) // 20)]:
            if other.move not in moves and game.refusal(state, NATURE, other.move) is None:
                raise walk.broken(law, f"NATURE may play {other.move}, which has no odds", number)


def same_in_every_process(walk: Walk) -> None:
    """Nothing depends on the order of a set or on a memory address: other processes play exactly the same game."""
    law = "same in every process"
    here = _digest(walk.game, walk.record())
    for hash_seed in ("1", "2"):
        other = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE.format(game=pickle.dumps(walk.game))],
            input=encode([_to_plain(walk.setup), [(s.actor, s.move) for s in walk.steps]]),
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            },
            capture_output=True,
            check=False,
        )
        if other.returncode or other.stdout.decode().strip() != here:
            error = other.stderr.decode().strip().splitlines()[-1:]
            raise walk.broken(law, f"the same moves give another game in another process {' '.join(error)}".strip())


_ELSEWHERE = """
import pickle, sys
from diwan.lab.laws.records import digest_elsewhere
print(digest_elsewhere(pickle.loads({game!r}), sys.stdin.buffer.read()))
"""


def digest_elsewhere(game: AnyGame, sent: bytes) -> str:
    """Return the fingerprint of a game that another process has sent as setup and moves."""
    setup, moves = msgspec.json.decode(sent, type=tuple[dict[str, Any], list[tuple[int, msgspec.Raw]]])
    decode = decoder(game.types.Move).decode
    played = tuple((actor, decode(move)) for actor, move in moves)
    return _digest(game, Record(game=game.about.id, edition=game.edition, setup=to_setup(game, setup), moves=played))


def _digest(game: AnyGame, record: Record) -> str:
    """Return a fingerprint of all menus, odds and events and of some views of a game."""
    state, digest = game.start(record.setup), sha256()
    for number, (actor, move) in enumerate(record.moves):
        digest.update(encode(game.odds(state) if actor == NATURE else game.legal(state, actor)))
        if number % 7 == 0:  # Views take longer than the rest, so only some are compared.
            digest.update(encode(game.view(state, actor if actor != NATURE else None)))
        state, told = game.play(state, actor, move)
        digest.update(encode(told))
    digest.update(encode(game.view(state, None)))
    return digest.hexdigest()


def nothing_is_lost(walk: Walk) -> None:
    """No move changes `conserved`, and the game has an outcome exactly when it is over."""
    law, game = "conservation", walk.game
    first = game.conserved(walk.steps[0].state)
    for number, step in enumerate(walk.steps):
        if game.conserved(step.state) != first:
            raise walk.broken(law, f"{game.conserved(step.state)} is not {first}", number)
        if game.outcome(step.state) is not None:
            raise walk.broken(law, "there is an outcome although the game goes on", number)
    if game.conserved(walk.final) != first:
        raise walk.broken(law, f"{game.conserved(walk.final)} is not {first}")
    outcome = game.outcome(walk.final)
    if outcome is None or len(outcome.scores) != walk.setup.seats:
        raise walk.broken(law, "the game is over but has no outcome with a score for every seat")


def things_survive_the_wire(walk: Walk) -> None:
    """States, views, moves and events are equal after JSON and have a hash."""
    law, game = "things survive the wire", walk.game
    for number in walk.sample_positions(3):
        step = walk.steps[number]
        observer = walk.rng.choice(walk.observers)
        things = [("State", step.state), ("View", game.view(step.state, observer)), ("Move", step.move)]
        things += [("Event", told.event) for told in step.told]
        for name, thing in things:
            if decoder(getattr(game.types, name)).decode(encode(thing)) != thing:
                raise walk.broken(law, f"a {name} is not the same after JSON", number)
            hash(thing)
