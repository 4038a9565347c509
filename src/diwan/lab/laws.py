"""The laws that every game keeps, as checks on random play. `diwan check` and the contract tests run them.

Each law takes a `Walk`, a game played to its end with everything on the way, and raises `Broken` where it fails.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice, pairwise
from random import Random
from typing import Any

from msgspec import Struct

from diwan.core.codec import decoder, encode, to_setup
from diwan.core.game import NATURE, AnyGame, Refusal, Setup, Told, draw, news
from diwan.core.record import Record

MOST_MOVES = 50_000
PATIENCE = 32
"""How many lost twins of a game are replaced at once. Where hundreds are lost, each further one lets moves pass."""
OUT_OF_TURN = 0.1
"""How often a walk asks a seat that owes nothing whether it has something to do all the same."""


class Broken(Exception):
    """A law that a game has broken, with the moves that show it."""

    def __init__(self, law: str, why: str, record: Record | None = None) -> None:
        super().__init__(f"{law}: {why}")
        self.law, self.why, self.record = law, why, record


class Step(Struct, frozen=True):
    """One move of a walk: the state before it, who moved, and what was told."""

    state: Any
    actor: int
    move: Any
    told: tuple[Told, ...]


class Walk:
    """One random game. Laws look at some of its positions, chosen by `rng`, so that long games stay affordable."""

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: int | str, out_of_turn: float = OUT_OF_TURN) -> None:
        self.game, self.setup, self.rng = game, setup, Random(seed)
        self._out_of_turn = out_of_turn
        self.steps: list[Step] = []
        self.final: Any = None
        try:
            self._play()
        except Broken:
            raise
        except Exception as error:
            raise self.fallen_over(error) from error

    def _play(self) -> None:
        game, state = self.game, self.game.start(self.setup)
        while waiting := game.to_act(state):
            actor = self._anybody(state, waiting)
            move = self._any_move(state, actor)
            after, told = game.play(state, actor, move)
            self.steps.append(Step(state, actor, move, told))
            state = after
            if len(self.steps) > MOST_MOVES:
                raise Broken("games end", f"no end after {MOST_MOVES} moves", self.record(100))
        self.final = state

    def _anybody(self, state: Any, waiting: tuple[int, ...]) -> int:
        """Mostly one who owes a decision; now and then a seat that owes nothing but has a menu."""
        if self._out_of_turn and waiting != (NATURE,) and self.rng.random() < self._out_of_turn:
            seat = self.rng.choice(self.seats)
            if self.game.legal(state, seat):
                return seat
        return waiting[0] if len(waiting) == 1 else self.rng.choice(waiting)

    def _any_move(self, state: Any, actor: int) -> Any:
        if actor == NATURE:
            return draw(self.game.odds(state), self.rng)
        menu = self.game.legal(state, actor)
        if not menu:
            raise Broken("menus are true", f"seat {actor} owes a decision but has no move", self.record())
        return self.rng.choice(menu)

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    def after(self, number: int) -> Any:
        """The state after a move."""
        return self.steps[number + 1].state if number + 1 < len(self.steps) else self.final

    @property
    def observers(self) -> tuple[int | None, ...]:
        return (*self.seats, None)

    def some(self, count: int) -> list[int]:
        """Numbers of some positions, always with the last move among them."""
        numbers = range(len(self.steps))
        return sorted(set(self.rng.sample(numbers, min(count, len(numbers)))) | {len(numbers) - 1})

    def record(self, upto: int | None = None) -> Record:
        moves = tuple((step.actor, step.move) for step in self.steps[:upto])
        whole = upto is None or upto == len(self.steps)
        outcome = None
        if whole and self.final is not None:
            with suppress(Exception):  # it may be the very thing that is broken
                outcome = self.game.outcome(self.final)
        return Record(self.game.about.id, self.game.edition, self.setup, moves, outcome)

    def fallen_over(self, error: Exception) -> Broken:
        """Whatever goes wrong inside a game is shown with the moves that led there."""
        return self.broken("games can be played", f"{type(error).__name__}: {error}", len(self.steps))

    def broken(self, law: str, why: str, upto: int | None = None) -> Broken:
        return Broken(law, why, self.record(upto))


Law = Callable[[Walk], None]


def is_out_of_turn(game: AnyGame, step: Step) -> bool:
    return step.actor not in game.to_act(step.state)


# --- Chance is a move, and records replay ---


def records_replay(walk: Walk) -> None:
    """Setup and moves alone give the same states and the same news again, through JSON and back."""
    law, game = "records replay", walk.game
    setup = to_setup(game, decode_plain(walk.setup))
    state = game.start(setup)
    moves = decoder(game.types.Move)
    for number, step in enumerate(walk.steps):
        if state != step.state:
            raise walk.broken(law, f"move {number} finds another state the second time", number)
        # On from the first one: what a move leaves alone is then the same object, and long books compare at once.
        state, told = game.play(step.state, step.actor, moves.decode(encode(step.move)))
        if told != step.told:
            raise walk.broken(law, f"move {number} tells another story the second time", number + 1)
    if state != walk.final or game.outcome(state) != game.outcome(walk.final):
        raise walk.broken(law, "the end differs the second time")


def decode_plain(thing: Any) -> Any:
    import msgspec

    return msgspec.json.decode(encode(thing))


def chance_is_a_move(walk: Walk) -> None:
    """NATURE's odds are whole positive weights of different moves that all can be played, and no other move can."""
    law, game = "chance is a move", walk.game
    for number in walk.some(30):
        state = walk.steps[number].state
        if game.to_act(state) != (NATURE,):
            if game.odds(state):
                raise walk.broken(law, "NATURE has odds when she is not to act", number)
            continue
        odds = game.odds(state)
        moves = [move for move, _ in odds]
        if not odds or any(type(weight) is not int or weight <= 0 for _, weight in odds):
            raise walk.broken(law, "odds must be positive whole numbers", number)
        if len(set(moves)) != len(moves):
            raise walk.broken(law, "NATURE's moves repeat", number)
        for move in _some(moves, walk.rng, 100):
            game.play(state, NATURE, move)
        for other in walk.steps[:: max(1, len(walk.steps) // 20)]:
            if other.move not in moves and game.refusal(state, NATURE, other.move) is None:
                raise walk.broken(law, f"NATURE may play {other.move}, which has no odds", number)


def same_in_every_process(walk: Walk) -> None:
    """Nothing depends on the order of a set or on an address: other processes tell the very same game."""
    law = "same in every process"
    here = _digest(walk.game, walk.record())
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE.format(game=pickle.dumps(walk.game))],
            input=encode([decode_plain(walk.setup), [(s.actor, s.move) for s in walk.steps]]),
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            },
            capture_output=True,
            check=False,
        )
        if there.returncode or there.stdout.decode().strip() != here:
            complaint = there.stderr.decode().strip().splitlines()[-1:]
            raise walk.broken(law, f"another process tells another game {' '.join(complaint)}".strip())


_ELSEWHERE = """
import pickle, sys
from diwan.lab.laws import digest_elsewhere
print(digest_elsewhere(pickle.loads({game!r}), sys.stdin.buffer.read()))
"""


def digest_elsewhere(game: AnyGame, sent: bytes) -> str:
    """What another process makes of the same moves."""
    import msgspec

    setup, moves = msgspec.json.decode(sent, type=tuple[dict[str, Any], list[tuple[int, msgspec.Raw]]])
    decode = decoder(game.types.Move).decode
    played = tuple((actor, decode(move)) for actor, move in moves)
    return _digest(game, Record(game.about.id, game.edition, to_setup(game, setup), played))


def _digest(game: AnyGame, record: Record) -> str:
    """A fingerprint of all menus, odds, events and some views of a game."""
    state, print_ = game.start(record.setup), sha256()
    for number, (actor, move) in enumerate(record.moves):
        print_.update(encode(game.odds(state) if actor == NATURE else game.legal(state, actor)))
        if number % 7 == 0:
            print_.update(encode(game.view(state, actor if actor != NATURE else None)))
        state, told = game.play(state, actor, move)
        print_.update(encode(told))
    print_.update(encode(game.view(state, None)))
    return print_.hexdigest()


# --- Views do not leak ---


def same_news_same_view(walk: Walk) -> None:
    """Another game that tells a seat the same events gives it the same views and menus all the way.

    The twin is played beside the walk: wherever NATURE or another seat could have done something else that tells
    the observer the same, it may do so. Where its secrets come out, another twin is imagined in its place; where that
    happens again and again, the walk goes on alone for a while before, longer each time."""
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
            twin = _follow(game, twin, step, observer, heard, walk.rng)
            if twin is None:
                lost += 1
                alone = max(0, lost - PATIENCE) // 2
        if twin is None:
            twin = game.imagine(game.view(walk.final, observer), walk.rng)
        _compare(walk, law, len(walk.steps), walk.final, twin, observer)


def _compare(walk: Walk, law: str, number: int, state: Any, twin: Any, observer: int | None) -> None:
    game = walk.game
    if game.to_act(state) != game.to_act(twin):
        raise walk.broken(law, f"seat {observer} can tell two worlds apart by who is to act", number)
    # Views are dear: some on the way, and always the last, where games open what they hid.
    if (number % 3 == 0 or number == len(walk.steps)) and game.view(state, observer) != game.view(twin, observer):
        raise walk.broken(law, f"the view of seat {observer} shows what it was not told", number)
    if observer is not None and list(game.legal(state, observer)) != list(game.legal(twin, observer)):
        raise walk.broken(law, f"the menu of seat {observer} shows what it was not told", number)
    if observer is None and game.clock(state) != game.clock(twin):
        raise walk.broken(law, "the clock tells what nobody was told", number)


def _follow(
    game: AnyGame, twin: Any, step: Step, observer: int | None, heard: tuple[Any, ...], rng: Random
) -> Any | None:
    """The twin after a move that tells the observer the same as the step did; None when there is none.

    What was done out of turn and unheard need not have been done at all."""
    if not heard and is_out_of_turn(game, step) and step.actor != observer and rng.random() < 0.5:
        return twin
    if step.actor == observer:
        candidates = [step.move]
    elif step.actor == NATURE:
        candidates = [move for move, _ in game.odds(twin)]
    else:
        candidates = list(game.legal(twin, step.actor))
    rng.shuffle(candidates)
    for move in islice([*candidates, step.move], 60):
        if game.refusal(twin, step.actor, move) is None:
            after, told = game.play(twin, step.actor, move)
            if news(told, observer) == heard:
                return after
    return None


def imagined_worlds_look_the_same(walk: Walk) -> None:
    """Nobody can tell an imagined world from the real one, and it can be played on."""
    law, game = "view(imagine(v)) == v", walk.game
    for number in walk.some(3):
        state = walk.steps[number].state
        for observer in (*_some(walk.seats, walk.rng, 5), None):
            seen = game.view(state, observer)
            world = game.imagine(seen, walk.rng)
            if game.view(world, observer) != seen:
                raise walk.broken(law, f"seat {observer} sees that the imagined world is not the real one", number)
            if game.to_act(world) != game.to_act(state):
                raise walk.broken(law, "in the imagined world somebody else is to act", number)
            if observer is not None and list(game.legal(world, observer)) != list(game.legal(state, observer)):
                raise walk.broken(law, f"the menu of seat {observer} depends on what it cannot see", number)
            if game.conserved(world) != game.conserved(state):
                raise walk.broken(law, "an impossible world was imagined: it is not conserved", number)
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
            raise walk.broken(law, "an impossible world was imagined: nobody can move in it", number)
        world, _ = game.play(world, actor, walk.rng.choice(moves))


def time_tells_nothing(walk: Walk) -> None:
    """What the clock plays is legal and depends on nothing but what an onlooker sees."""
    law, game = "time tells nothing", walk.game
    for number in walk.some(5):
        state = walk.steps[number].state
        clock = game.clock(state)
        world = game.imagine(game.view(state, None), walk.rng)
        if game.clock(world) != clock:
            raise walk.broken(law, "the clock depends on what an onlooker cannot see", number)
        if clock is None:
            continue
        if clock.seconds <= 0 or tuple(seat for seat, _ in clock.moves) != game.to_act(state):
            raise walk.broken(law, "the clock must give every seat that is to act a move and some time", number)
        for seat, move in clock.moves:
            if refused := game.refusal(state, seat, move):
                raise walk.broken(law, f"the clock would play an illegal move for seat {seat}: {refused}", number)


class Beliefs:
    """Every world that fits an observer's news, found by playing all that could have happened instead."""

    def __init__(self, walk: Walk, observer: int | None, most: int) -> None:
        self.game, self.observer, self.most = walk.game, observer, most
        self._others = [seat for seat in walk.seats if seat != observer]
        self.worlds = self._with_the_unheard({walk.game.start(walk.setup)})

    def follow(self, step: Step) -> bool:
        """Takes one more move of the walk in; False when there are too many worlds to go on."""
        heard = news(step.told, self.observer)
        after: set[Any] = set()
        if not heard and is_out_of_turn(self.game, step) and step.actor != self.observer:
            return True  # the observer does not know that anything was done, and what may have been is in already
        for world in self.worlds:
            for move in self._could_be(world, step):
                then, told = self.game.play(world, step.actor, move)
                if news(told, self.observer) == heard:
                    after.add(then)
            if len(after) > self.most:
                return False
        self.worlds = self._with_the_unheard(after)
        return len(self.worlds) <= self.most

    def _with_the_unheard(self, worlds: set[Any]) -> set[Any]:
        """The worlds, and what becomes of them by what others may do out of turn without the observer hearing it."""
        found, fresh = set(worlds), list(worlds)
        while fresh and len(found) <= self.most:
            world = fresh.pop()
            for then in self._unheard(world):
                if then not in found:
                    found.add(then)
                    fresh.append(then)
        return found

    def _unheard(self, world: Any) -> Iterator[Any]:
        waiting = self.game.to_act(world)
        if not waiting or waiting == (NATURE,):
            return
        for seat in self._others:
            if seat not in waiting:
                for move in self.game.legal(world, seat):
                    then, told = self.game.play(world, seat, move)
                    if not news(told, self.observer):
                        yield then

    def _could_be(self, world: Any, step: Step) -> Sequence[Any]:
        if step.actor == self.observer:
            return [step.move]
        if step.actor == NATURE:
            return [move for move, _ in self.game.odds(world)]
        if (step.actor in self.game.to_act(world)) == is_out_of_turn(self.game, step):
            return []  # who owes a decision is known to everybody
        return self.game.legal(world, step.actor)


def imagine_draws_exactly_what_fits(walk: Walk, most: int = 1500, effort: int = 12) -> None:
    """On small tables: every imagined world is one that could be, and every one that could be is imagined."""
    law, game = "imagine draws exactly what fits", walk.game
    observer = walk.rng.choice(walk.observers)
    beliefs = Beliefs(walk, observer, most)
    checks = 3
    for number, step in enumerate(walk.steps):
        if not beliefs.follow(step):
            return
        after = walk.after(number)
        if after not in beliefs.worlds:
            raise walk.broken(law, "the real world is not among those that fit", number + 1)
        if walk.rng.random() < 0.25:
            seen = game.view(after, observer)
            drawn = {game.imagine(seen, walk.rng) for _ in range(effort * len(beliefs.worlds) + 40)}
            if wrong := drawn - beliefs.worlds:
                raise walk.broken(
                    law,
                    f"an impossible world was imagined for seat {observer}: {min(map(str, wrong))}",
                    number + 1,
                )
            if len(drawn) < len(beliefs.worlds) and len(beliefs.worlds) <= 400:
                raise walk.broken(
                    law,
                    f"only {len(drawn)} of {len(beliefs.worlds)} worlds are ever imagined for seat {observer}",
                    number + 1,
                )
            checks -= 1
            if not checks:
                return


# --- Menus are true ---


def menus_are_true(walk: Walk) -> None:
    """Everything on a menu can be played; everything else is refused with a reason and leaves nothing behind."""
    law, game = "menus are true", walk.game
    strangers = [step.move for step in walk.steps]
    for number in walk.some(4):
        state = walk.steps[number].state
        before = encode(state)
        for seat in walk.seats:
            menu = list(game.legal(state, seat))
            if len(set(menu)) != len(menu):
                raise walk.broken(law, f"the menu of seat {seat} repeats itself", number)
            if seat not in game.to_act(state) and NATURE in game.to_act(state) and menu:
                raise walk.broken(law, f"seat {seat} has a menu while NATURE is to act", number)
            for move in _some(menu, walk.rng, 12):
                if refused := game.refusal(state, seat, move):
                    raise walk.broken(law, f"{move} of the menu is refused: {refused}", number)
                game.play(state, seat, move)
            for move in _some(strangers, walk.rng, 25):
                if move not in menu and not isinstance(move, game.open_moves):
                    _expect_refusal(walk, law, number, state, seat, move)
        for outsider in (NATURE, walk.setup.seats, walk.setup.seats + 7):
            for move in _some(strangers, walk.rng, 3):
                if outsider not in game.to_act(state):
                    _expect_refusal(walk, law, number, state, outsider, move)
        if encode(state) != before:
            raise walk.broken(law, "asking and playing have changed the state", number)


def _expect_refusal(walk: Walk, law: str, number: int, state: Any, seat: int, move: Any) -> None:
    if walk.game.refusal(state, seat, move) is None:
        raise walk.broken(law, f"seat {seat} may play {move}, which is not on its menu", number)
    try:
        walk.game.play(state, seat, move)
    except Refusal:
        return
    raise walk.broken(law, f"{move} of seat {seat} is refused but can be played", number)


def _some(things: Sequence[Any], rng: Random, count: int) -> list[Any]:
    return list(things) if len(things) <= count else rng.sample(list(things), count)


# --- Sealed choices commute ---


def sealed_choices_commute(walk: Walk) -> None:
    """Where several are asked at once and nobody else can tell what one chose, the order does not matter."""
    law, game = "sealed choices commute", walk.game
    for number, choices in sealed_choices(walk):
        state = walk.steps[number].state
        waiting = tuple(choices)
        orders = [list(waiting), list(reversed(waiting)), walk.rng.sample(waiting, len(waiting))]
        results = [_answer_all(game, state, order, choices) for order in orders]
        if any(result != results[0] for result in results[1:]):
            raise walk.broken(law, "the order of sealed answers makes a difference", number)


def sealed_choices(walk: Walk, most: int = 8) -> Iterator[tuple[int, dict[int, Any]]]:
    """Some positions, by number, in which several are asked at once, with a sealed choice of each of them."""
    several = [number for number, step in enumerate(walk.steps) if len(walk.game.to_act(step.state)) > 1]
    for number in sorted(_some(several, walk.rng, most)):
        state = walk.steps[number].state
        choices = {seat: _sealed_choice(walk, state, seat) for seat in walk.game.to_act(state)}
        if None not in choices.values():
            yield number, choices


def _sealed_choice(walk: Walk, state: Any, seat: int) -> Any | None:
    """A move that the others cannot tell from another one of the menu, or from nothing else as it is the only one.

    Of a long menu only some moves are tried: what is said aloud stands there beside what is sealed."""
    tried = _some(walk.game.legal(state, seat), walk.rng, 6)
    if len(tried) == 1:
        return tried[0]
    for one, two in pairwise(tried):
        if _sound_the_same(walk, state, seat, one, two):
            return walk.rng.choice((one, two))
    return None


def _sound_the_same(walk: Walk, state: Any, seat: int, one: Any, two: Any) -> bool:
    """Whether the others hear the same, whichever of two moves a seat makes; by another law they then see the same."""
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


# --- Things stay what they are ---


def nothing_is_lost(walk: Walk) -> None:
    """Coins, cards and tiles are conserved by every move, and the game has an outcome exactly when it is over."""
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
    """States, views, moves and events come back equal from JSON, and have a hash."""
    law, game = "things survive the wire", walk.game
    for number in walk.some(3):
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
"""The laws, and of how many games one is checked by each: those that play many games beside the game cost more."""


def check_walk(walk: Walk, number: int = 0) -> None:
    """Holds a walk against the laws; number 0 against all of them."""
    for law, every in LAWS:
        if number % every == 0:
            try:
                law(walk)
            except Broken:
                raise
            except Exception as error:
                raise walk.fallen_over(error) from error
