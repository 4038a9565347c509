"""The laws that every game must keep, checked on random games. `diwan check` and the contract tests run them.

A law is a function of a `Walk`, which is one finished random game with all its states. It raises `LawBroken`.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import combinations, islice
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import decoder, encode, to_setup
from diwan.core.game import NATURE, AnyGame, Refusal, Setup, Told, draw, news
from diwan.core.record import Record

MOST_MOVES = 50_000
"""Moves after which a game counts as endless."""
LOST_TWINS = 32
"""Lost twins of a game (see `same_news_same_view`) that are replaced at once. After that, more and more moves pass
before the next one is replaced, because making a twin is expensive."""
WRITTEN = 0.2
"""How often a walk plays an open move of the player's own, instead of one of the menu."""
TRIES = 12
"""Positions in which the law about sealed choices looks for them, for each that it needs."""
OUT_OF_TURN = 0.1
"""How often a walk tries a seat that is not to act, in case it has a menu."""


class LawBroken(Exception):
    """A game has broken a law; the record has the moves that show it."""

    def __init__(self, law: str, why: str, record: Record | None = None) -> None:
        super().__init__(f"{law}: {why}")
        self.law, self.why, self.record = law, why, record


class Step(Struct, frozen=True):
    """One move of a walk: the state before it, the seat that played it, and the events that it caused."""

    state: Any
    actor: int
    move: Any
    told: tuple[Told, ...]


def with_people(game: AnyGame, setup: Setup[Any], seed: int | str) -> Setup[Any]:
    """Return the setup with people in some seats, drawn by lot, if it matters who is a person and nobody has said so.

    Half of the games are for bots alone."""
    rng = Random(f"{seed}/people")
    usual = game.about.variants[setup.variant]
    said = any(getattr(setup.options, name) != getattr(usual, name) for name in game.people)
    if said or not game.people or rng.random() < 0.5:
        return setup
    seats = range(setup.seats)
    bots = tuple(sorted(rng.sample(seats, rng.choice(seats))))
    peopled = Setup(setup.seats, setup.variant, replace(setup.options, **game.people))
    try:
        return game.seated(peopled, bots)
    except Refusal:
        return game.seated(peopled, ())


class Walk:
    """One random game. Laws use `rng` to choose some of its positions, so that long games do not take too long."""

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str, out_of_turn: float = OUT_OF_TURN) -> None:
        self.game, self.setup, self.rng = game, setup, Random(seed)
        self._out_of_turn = out_of_turn
        self.steps: list[Step] = []
        self.final: Any = None
        try:
            self._play()
        except LawBroken:
            raise
        except Exception as error:
            raise self.crashed(error) from error

    def _play(self) -> None:
        game, state = self.game, self.game.start(self.setup)
        while waiting := game.to_act(state):
            actor = self._choose_actor(state, waiting)
            move = self._choose_move(state, actor)
            after, told = game.play(state, actor, move)
            self.steps.append(Step(state, actor, move, told))
            state = after
            if len(self.steps) > MOST_MOVES:
                raise LawBroken("games end", f"no end after {MOST_MOVES} moves", self.record(100))
        self.final = state

    def _choose_actor(self, state: Any, waiting: tuple[int, ...]) -> int:
        """Return a seat to act, or sometimes a seat that is not to act but has a menu."""
        if self._out_of_turn and waiting != (NATURE,) and self.rng.random() < self._out_of_turn:
            seat = self.rng.choice(self.seats)
            if self.game.legal(state, seat):
                return seat
        return waiting[0] if len(waiting) == 1 else self.rng.choice(waiting)

    def _choose_move(self, state: Any, actor: int) -> Any:
        if actor == NATURE:
            return draw(self.game.odds(state), self.rng)
        menu = self.game.legal(state, actor)
        if not menu:
            raise LawBroken("menus are true", f"seat {actor} is to act but has no legal move", self.record())
        written = self.written(state, actor) if self.game.open_moves and self.rng.random() < WRITTEN else []
        return self.rng.choice(written or menu)

    def written(self, state: Any, seat: int) -> list[Any]:
        """Return legal open moves of a seat as people might make them; the menu need not have them."""
        game = self.game
        if not game.open_moves:
            return []
        moves = game.instances(game.view(state, seat), self.rng)
        return [move for move in moves if game.refusal(state, seat, move) is None]

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    def after(self, number: int) -> Any:
        """Return the state after a move."""
        return self.steps[number + 1].state if number + 1 < len(self.steps) else self.final

    @property
    def observers(self) -> tuple[int | None, ...]:
        return (*self.seats, None)

    def sample_positions(self, count: int) -> list[int]:
        """Return the numbers of some random positions and of the last one before the end."""
        numbers = range(len(self.steps))
        return sorted(set(self.rng.sample(numbers, min(count, len(numbers)))) | {len(numbers) - 1})

    def record(self, upto: int | None = None) -> Record:
        """Return the record of the game, or of its first moves."""
        moves = tuple((step.actor, step.move) for step in self.steps[:upto])
        whole = upto is None or upto == len(self.steps)
        outcome = None
        if whole and self.final is not None:
            with suppress(Exception):  # The outcome itself may be what is broken.
                outcome = self.game.outcome(self.final)
        return Record(
            game=self.game.about.id, edition=self.game.edition, setup=self.setup, moves=moves, outcome=outcome
        )

    def crashed(self, error: Exception) -> LawBroken:
        """Return the error to raise for an exception inside a game, with the moves that led there."""
        return self.broken("games can be played", f"{type(error).__name__}: {error}", len(self.steps))

    def broken(self, law: str, why: str, upto: int | None = None) -> LawBroken:
        """Return the error to raise for a broken law, with all or the first moves as its record."""
        return LawBroken(law, why, self.record(upto))


Law = Callable[[Walk], None]


def is_out_of_turn(game: AnyGame, step: Step, observer: int | None) -> bool:
    """Return whether an observer sees that the actor of a step was not to act."""
    return step.actor not in game.seen_to_act(step.state, observer)


def is_unnoticed(game: AnyGame, step: Step, observer: int | None) -> bool:
    """Return whether an observer who heard nothing of a step cannot know that there was a move."""
    if news(step.told, observer) or step.actor == observer:
        return False
    if step.actor not in game.to_act(step.state):
        return True
    if game.awaited is None:
        return False
    after, _ = game.play(step.state, step.actor, step.move)
    return game.hides_decision(step.state, after, step.actor, observer)


# --- Chance is a move, and records replay ---


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
    import msgspec

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
        for move in _sample(moves, walk.rng, 100):
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
from diwan.lab.laws import digest_elsewhere
print(digest_elsewhere(pickle.loads({game!r}), sys.stdin.buffer.read()))
"""


def digest_elsewhere(game: AnyGame, sent: bytes) -> str:
    """Return the fingerprint of a game that another process has sent as setup and moves."""
    import msgspec

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


# --- Views do not leak ---


def same_news_same_view(walk: Walk) -> None:
    """A game in which a seat hears the same events gives it the same views and menus at every step.

    That other game, the *twin*, is played beside the walk: NATURE and the other seats may play other moves, as long as
    the observer hears the same. When no such move is left, the twin is lost and a new one is imagined. If that happens
    often, more and more moves pass before the next one is imagined."""
    law, game = "same news, same view", walk.game
    for observer in (walk.rng.choice(walk.seats), None):
        twin, lost, alone = game.start(walk.setup), 0, 0
        for number, step in enumerate(walk.steps):
            if twin is None:
                alone -= 1
                if alone > 0:
                    continue
                twin = game.imagine(game.view(step.state, observer), walk.rng)
            _compare(walk, law, number, step.state, twin, observer)
            heard = news(step.told, observer)
            twin = _play_twin(walk, twin, step, observer, heard)
            if twin is None:
                lost += 1
                alone = max(0, lost - LOST_TWINS) // 2
        if twin is None:
            twin = game.imagine(game.view(walk.final, observer), walk.rng)
        _compare(walk, law, len(walk.steps), walk.final, twin, observer)


def _compare(walk: Walk, law: str, number: int, state: Any, twin: Any, observer: int | None) -> None:
    game = walk.game
    if game.seen_to_act(state, observer) != game.seen_to_act(twin, observer):
        raise walk.broken(law, f"the seats to act show seat {observer} what it was not told", number)
    # Views take long: some are compared on the way, and always the last, when games reveal what they hid.
    if (number % 3 == 0 or number == len(walk.steps)) and game.view(state, observer) != game.view(twin, observer):
        raise walk.broken(law, f"the view of seat {observer} shows what it was not told", number)
    if observer is not None and list(game.legal(state, observer)) != list(game.legal(twin, observer)):
        raise walk.broken(law, f"the menu of seat {observer} shows what it was not told", number)
    if observer is None and game.clock(state) != game.clock(twin):
        raise walk.broken(law, "the clock shows what nobody was told", number)


def _play_twin(walk: Walk, twin: Any, step: Step, observer: int | None, heard: tuple[Any, ...]) -> Any | None:
    """Return the twin after a move that lets the observer hear the same as the step; None if no such move is found.

    A move that the observer did not notice may be left out in the twin."""
    game, rng = walk.game, walk.rng
    if not heard and is_unnoticed(game, step, observer) and rng.random() < 0.5:
        return twin
    if step.actor == observer:
        candidates = [step.move]
    elif step.actor == NATURE:
        candidates = [move for move, _ in game.odds(twin)]
    else:
        candidates = list(game.legal(twin, step.actor))
        if isinstance(step.move, game.open_moves):
            candidates += walk.written(twin, step.actor)
    rng.shuffle(candidates)
    for move in islice([*candidates, step.move], 60):
        if game.refusal(twin, step.actor, move) is None:
            after, told = game.play(twin, step.actor, move)
            if news(told, observer) == heard:
                return after
    return None


def imagined_worlds_look_the_same(walk: Walk) -> None:
    """No observer can tell an imagined world from the real one, and it can be played on."""
    law, game = "view(imagine(v)) == v", walk.game
    for number in walk.sample_positions(3):
        state = walk.steps[number].state
        for observer in (*_sample(walk.seats, walk.rng, 5), None):
            seen = game.view(state, observer)
            world = game.imagine(seen, walk.rng)
            if game.view(world, observer) != seen:
                raise walk.broken(law, f"the imagined world gives seat {observer} another view", number)
            if game.seen_to_act(world, observer) != game.seen_to_act(state, observer):
                raise walk.broken(law, "other seats are to act in the imagined world", number)
            if observer is not None and list(game.legal(world, observer)) != list(game.legal(state, observer)):
                raise walk.broken(law, f"the menu of seat {observer} depends on what it cannot see", number)
            if game.conserved(world) != game.conserved(state):
                raise walk.broken(law, "an impossible world was imagined: `conserved` differs", number)
        _play_on(walk, game.imagine(game.view(state, None), walk.rng), law, number)


def _play_on(walk: Walk, world: Any, law: str, number: int, most: int = 12) -> None:
    game = walk.game
    for _ in range(most):
        waiting = game.to_act(world)
        if not waiting:
            return
        actor = walk.rng.choice(waiting)
        moves = [m for m, _ in game.odds(world)] if actor == NATURE else game.legal(world, actor)
        if not moves:
            raise walk.broken(law, "an impossible world was imagined: the seat to act has no legal move", number)
        world, _ = game.play(world, actor, walk.rng.choice(moves))


def time_tells_nothing(walk: Walk) -> None:
    """The moves of the clock are legal, and the clock depends only on what a spectator sees."""
    law, game = "time tells nothing", walk.game
    for number in walk.sample_positions(5):
        state = walk.steps[number].state
        clock = game.clock(state)
        world = game.imagine(game.view(state, None), walk.rng)
        if game.clock(world) != clock:
            raise walk.broken(law, "the clock depends on what a spectator cannot see", number)
        if clock is None:
            continue
        if clock.seconds <= 0 or tuple(seat for seat, _ in clock.moves) != game.seen_to_act(state, None):
            raise walk.broken(law, "the clock must have a positive time and one move for every seat to act", number)
        for seat, move in clock.moves:
            if seat in game.to_act(state) and (refused := game.refusal(state, seat, move)):
                raise walk.broken(law, f"the clock would play an illegal move for seat {seat}: {refused}", number)


class PossibleWorlds:
    """All worlds that are consistent with what an observer heard, found by playing every possible move."""

    def __init__(self, walk: Walk, observer: int | None, most: int) -> None:
        self.game, self.observer, self.most = walk.game, observer, most
        self._others = [seat for seat in walk.seats if seat != observer]
        self.worlds = self._with_unheard_moves({walk.game.start(walk.setup)})

    def follow(self, step: Step) -> bool:
        """Add one more move of the walk; return False if there are too many worlds to continue, or if they cannot be
        listed: a menu has examples only of open moves, so an open move that is told to others might be any other."""
        heard = news(step.told, self.observer)
        if step.actor not in (self.observer, NATURE) and step.move not in self.game.legal(step.state, step.actor):
            return False
        after: set[Any] = set()
        if is_unnoticed(self.game, step, self.observer):
            return True  # The worlds already include every move of this kind.
        for world in self.worlds:
            found = set()
            has_examples = False
            for move in self._possible_moves(world, step):
                then, told = self.game.play(world, step.actor, move)
                if news(told, self.observer) == heard:
                    found.add(then)
                    is_told = step.actor in self.game.to_act(then)  # as opposed to sealed until all have chosen
                    has_examples = has_examples or (is_told and isinstance(move, self.game.open_moves))
            after |= found
            if len(after) > self.most or (has_examples and len(found) > 1):
                return False
        self.worlds = self._with_unheard_moves(after)
        return len(self.worlds) <= self.most

    def _with_unheard_moves(self, worlds: set[Any]) -> set[Any]:
        """Return the worlds and those that follow from moves which the observer does not notice."""
        found, fresh = set(worlds), list(worlds)
        while fresh and len(found) <= self.most:
            world = fresh.pop()
            for then in self._after_unheard_moves(world):
                if then not in found:
                    found.add(then)
                    fresh.append(then)
        return found

    def _after_unheard_moves(self, world: Any) -> Iterator[Any]:
        waiting = self.game.to_act(world)
        if not waiting or waiting == (NATURE,):
            return
        for seat in self._others:
            if seat in waiting and self.game.awaited is None:
                continue
            for move in self.game.legal(world, seat):
                then, told = self.game.play(world, seat, move)
                if news(told, self.observer):
                    continue
                if seat not in waiting or self.game.hides_decision(world, then, seat, self.observer):
                    yield then

    def _possible_moves(self, world: Any, step: Step) -> Sequence[Any]:
        """Return the moves that may have been played in a world, for all that the observer knows."""
        if step.actor == self.observer:
            return [step.move]
        if step.actor == NATURE:
            return [move for move, _ in self.game.odds(world)]
        is_awaited = step.actor in self.game.seen_to_act(world, self.observer)
        if is_awaited == is_out_of_turn(self.game, step, self.observer):
            return []  # Everybody knows which seats are to act, as far as they see it: this world is not possible.
        return self.game.legal(world, step.actor)


def imagine_draws_exactly_what_fits(walk: Walk, most: int = 1500, effort: int = 12) -> None:
    """Every imagined world is possible and every possible world is imagined, as far as all worlds can be listed."""
    law, game = "imagine draws exactly what fits", walk.game
    observer = walk.rng.choice(walk.observers)
    possible = PossibleWorlds(walk, observer, most)
    checks = 3
    for number, step in enumerate(walk.steps):
        if not possible.follow(step):
            return
        after = walk.after(number)
        if after not in possible.worlds:
            raise walk.broken(law, "the real world is not among those that fit", number + 1)
        if walk.rng.random() < 0.25:
            seen = game.view(after, observer)
            drawn = {game.imagine(seen, walk.rng) for _ in range(effort * len(possible.worlds) + 40)}
            if wrong := drawn - possible.worlds:
                raise walk.broken(
                    law,
                    f"an impossible world was imagined for seat {observer}: {min(map(str, wrong))}",
                    number + 1,
                )
            if len(drawn) < len(possible.worlds) and len(possible.worlds) <= 400:
                raise walk.broken(
                    law,
                    f"only {len(drawn)} of {len(possible.worlds)} worlds are ever imagined for seat {observer}",
                    number + 1,
                )
            checks -= 1
            if not checks:
                return


# --- Menus are true ---


def menus_are_true(walk: Walk) -> None:
    """Every move of a menu is legal; any other move is refused, and asking changes nothing."""
    law, game = "menus are true", walk.game
    played = [step.move for step in walk.steps]
    for number in walk.sample_positions(4):
        state = walk.steps[number].state
        before = encode(state)
        for seat in walk.seats:
            menu = list(game.legal(state, seat))
            if len(set(menu)) != len(menu):
                raise walk.broken(law, f"the menu of seat {seat} lists a move twice", number)
            if seat not in game.to_act(state) and NATURE in game.to_act(state) and menu:
                raise walk.broken(law, f"seat {seat} has a menu while NATURE is to act", number)
            for move in _sample(menu, walk.rng, 12):
                if refused := game.refusal(state, seat, move):
                    raise walk.broken(law, f"{move} of the menu is refused: {refused}", number)
                game.play(state, seat, move)
            for move in _sample(played, walk.rng, 25):
                if move not in menu and not isinstance(move, game.open_moves):
                    _expect_refusal(walk, law, number, state, seat, move)
            _try_written(walk, law, number, state, seat)
        for outsider in (NATURE, walk.setup.seats, walk.setup.seats + 7):
            for move in _sample(played, walk.rng, 3):
                if outsider not in game.to_act(state):
                    _expect_refusal(walk, law, number, state, outsider, move)
        if encode(state) != before:
            raise walk.broken(law, "the state was changed in place", number)


def _try_written(walk: Walk, law: str, number: int, state: Any, seat: int) -> None:
    """Try the open moves that a seat might think of: each is of an open kind, and can be played or is refused."""
    game = walk.game
    if not game.open_moves:
        return
    for move in game.instances(game.view(state, seat), walk.rng):
        if not isinstance(move, game.open_moves):
            raise walk.broken(law, f"instances has {move}, which is not of a kind in open_moves", number)
        if game.refusal(state, seat, move) is None:
            game.play(state, seat, move)
        else:
            _expect_refusal(walk, law, number, state, seat, move)


def _expect_refusal(walk: Walk, law: str, number: int, state: Any, seat: int, move: Any) -> None:
    if walk.game.refusal(state, seat, move) is None:
        raise walk.broken(law, f"seat {seat} may play {move}, which is not on its menu", number)
    try:
        walk.game.play(state, seat, move)
    except Refusal:
        return
    raise walk.broken(law, f"{move} of seat {seat} is refused but can be played", number)


def _sample(things: Sequence[Any], rng: Random, count: int) -> list[Any]:
    return list(things) if len(things) <= count else rng.sample(list(things), count)


# --- Sealed choices commute ---


def sealed_choices_commute(walk: Walk) -> None:
    """If several seats decide at once and nobody can tell what another chose, their order does not matter."""
    law, game = "sealed choices commute", walk.game
    for number, choices in sealed_choices(walk):
        state = walk.steps[number].state
        waiting = tuple(choices)
        orders = [list(waiting), list(reversed(waiting)), walk.rng.sample(waiting, len(waiting))]
        results = [_answer_all(game, state, order, choices) for order in orders]
        if any(result != results[0] for result in results[1:]):
            raise walk.broken(law, "the order of sealed choices makes a difference", number)


def sealed_choices(walk: Walk, most: int = 8) -> Iterator[tuple[int, dict[int, Any]]]:
    """Yield the numbers of some positions in which several seats decide at once, with a sealed choice of each seat."""
    several = [number for number, step in enumerate(walk.steps) if len(walk.game.to_act(step.state)) > 1]
    for number in _sample(several, walk.rng, TRIES * most):  # where everybody acts at once, few choices are sealed
        state, choices = walk.steps[number].state, dict[int, Any]()
        for seat in walk.game.to_act(state):
            choices[seat] = _sealed_choice(walk, state, seat)
            if choices[seat] is None:
                break
        else:
            yield number, choices
            most -= 1
        if not most:
            return


def _sealed_choice(walk: Walk, state: Any, seat: int) -> Any | None:
    """Return a move that the others cannot tell from another move of the menu, or the only move; None if not found.

    Where it is hidden who has decided, it is the move that hides it. Afterwards the seat must wait for the others;
    where it may go on at once, it has done something and sealed nothing. Only some moves of a long menu are tried,
    because it may list open moves beside the sealed ones."""
    menu = walk.game.legal(state, seat)
    if walk.game.awaited is not None and (hidden := _hidden_choice(walk, state, seat, menu)) is not None:
        return hidden
    closed = [move for move in menu if not isinstance(move, walk.game.open_moves)]
    drawn = ((menu, 6), (closed, 2), (walk.written(state, seat), 2))
    tried = list(dict.fromkeys(move for moves, most in drawn for move in _sample(moves, walk.rng, most)))
    if len(tried) == 1:
        return tried[0]
    for one, two in combinations(tried, 2):
        if _sound_the_same(walk, state, seat, one, two):
            choice = walk.rng.choice((one, two))
            after, _ = walk.game.play(state, seat, choice)
            return None if seat in walk.game.to_act(after) else choice
    return None


def _hidden_choice(walk: Walk, state: Any, seat: int, menu: Sequence[Any]) -> Any | None:
    """Return a move by which a seat decides without anybody else's seeing it; None if there is none."""
    game = walk.game
    for move in menu:
        after, told = game.play(state, seat, move)
        others = [other for other in walk.observers if other != seat]
        if all(game.hides_decision(state, after, seat, other) and not news(told, other) for other in others):
            return move
    return None


def _sound_the_same(walk: Walk, state: Any, seat: int, one: Any, two: Any) -> bool:
    """Return whether the others hear the same after either move. By another law they then also see the same."""
    told_one, told_two = (walk.game.play(state, seat, move)[1] for move in (one, two))
    return all(news(told_one, other) == news(told_two, other) for other in walk.observers if other != seat)


def _answer_all(game: AnyGame, state: Any, order: Sequence[int], choices: dict[int, Any]) -> tuple[Any, list[bytes]]:
    heard: list[bytes] = []
    for seat in order:
        if seat not in game.to_act(state):
            return None, []
        state, told = game.play(state, seat, choices[seat])
        heard += map(encode, told)
    return state, sorted(heard)


# --- Conservation ---


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


LAWS: tuple[tuple[Law, int], ...] = (
    (records_replay, 1),
    (chance_is_a_move, 1),
    (nothing_is_lost, 1),
    (menus_are_true, 1),
    (sealed_choices_commute, 1),
    (things_survive_the_wire, 1),
    (time_tells_nothing, 1),
    (imagined_worlds_look_the_same, 1),
    (same_news_same_view, 10),
    (imagine_draws_exactly_what_fits, 50),
    (same_in_every_process, 500),
)
"""The laws, each with a number n: it is checked on every n-th game. Laws that play many extra moves have a large n."""


def check_walk(walk: Walk, number: int = 0) -> None:
    """Check the laws that apply to the walk with this number: all of them for number 0."""
    for law, every in LAWS:
        if number % every == 0:
            try:
                law(walk)
            except LawBroken:
                raise
            except Exception as error:
                raise walk.crashed(error) from error
