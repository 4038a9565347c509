"""A guided game: a prepared position, and steps that explain something or let the learner do it.

A lesson is data over the real rules. Its opening, what the others do and what chance brings are recorded moves; only
the learner decides anything, and at each step only among the moves that the step wants. So where a lesson stands
follows from the learner's moves alone, and nothing needs to be stored.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from diwan.core.errors import BadGame, DiwanError
from diwan.core.game import NATURE, AnyGame, Refusal, Told
from diwan.core.setup import make_setup

Scripted: TypeAlias = tuple[tuple[int, Any], ...]
"""Recorded moves: who plays (NATURE too), and the move."""
LESSON: Final = "lesson"
"""Stands for a ruling where the lesson, and no rule, refuses a move."""


class BadStep(DiwanError):
    """What the learner sent does not fit the lesson."""


class Wish(Struct, frozen=True):
    """Moves that a step wants: all of a kind whose fields have these values. See `do`."""

    kind: type
    fields: Mapping[str, Any]

    def fits(self, move: Any) -> bool:
        """Return whether a move is one of them."""
        return type(move) is self.kind and all(getattr(move, name) == value for name, value in self.fields.items())

    @property
    def whole(self) -> Any:
        """The move itself if the wish says all of it, else None."""
        fields = {field.name for field in msgspec.structs.fields(self.kind)}
        return self.kind(**self.fields) if fields == set(self.fields) else None


Wishes: TypeAlias = tuple[Wish, ...]


def do(kind: type, **fields: Any) -> Wishes:
    """Return the wish for a move: `do(Claim, character="K")`. Fields that are left out are up to the learner.

    `do(Peek) + do(Pass)` leaves the choice between several moves."""
    return (Wish(kind, fields),)


class LessonStep(Struct, frozen=True):
    """One idea: a sentence to read, and perhaps a move to make."""

    key: str
    """The text is the message `lesson-<id>-<key>` of the game."""
    wants: Wishes = ()
    """What the learner is to do: one of these. Nothing: read, and go on."""
    then: Scripted = ()
    """What the others and chance do after it, up to the next step."""
    point: str = ""
    """The part of the page (`data-part`) that the text speaks of, which is marked."""

    def fits(self, move: Any) -> bool:
        """Return whether a move is one that the step wants."""
        return any(wish.fits(move) for wish in self.wants)


class Lesson(Struct, frozen=True, kw_only=True):
    """A guided game."""

    id: str
    """Its title is the message `lesson-<id>`; `lesson-<id>-learned-1` to `-3` are what it has taught."""
    names: tuple[str, ...]
    """By seat: names that bots may have (`core.names.BOT_NAMES`), and "" for the learner."""
    steps: tuple[LessonStep, ...]
    opening: Scripted = ()
    """The moves that lead to the prepared position, the learner's included."""
    variant: str | None = None
    options: Mapping[str, Any] = {}
    """Options that differ from those of the variant."""
    minutes: int = 3
    """How long it takes somebody who reads along."""

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.names.index("")


class LessonFrame(Struct, frozen=True):
    """A move of the lesson with the chance that followed: who played, what was told, and the state after it."""

    actor: int
    told: tuple[Told, ...]
    state: Any


class Progress(Struct, frozen=True):
    """Where a learner stands in a lesson."""

    step: int
    """How many steps are done."""
    state: Any
    menu: tuple[Any, ...]
    """The moves that the present step wants, as far as they are on the learner's menu."""
    frames: tuple[LessonFrame, ...]
    """What happened in the last step, move by move."""


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order in which they are to be taken."""
    return game.lessons.load() if game.lessons else ()


def find_lesson(game: AnyGame, id: str) -> Lesson | None:
    """Return a lesson by its id, or None if there is no such lesson."""
    return next((lesson for lesson in lessons_of(game) if lesson.id == id), None)


def follow(game: AnyGame, lesson: Lesson, done: Sequence[Any]) -> Progress:
    """Return where a learner stands who has done this: for every step a move, or None where there was only text.

    Raise Refusal if a move is not the one that is wanted, and BadStep if there are too many steps or a move is missing.
    A lesson whose own moves break the rules is a BadGame."""
    if len(done) > len(lesson.steps):
        raise BadStep(f"this lesson has {len(lesson.steps)} steps, not {len(done)}; start it again")
    state = _opened(game, lesson.id)
    frames: list[LessonFrame] = []
    for number, (step, move) in enumerate(zip(lesson.steps, done, strict=False)):
        frames = []
        _check(game, lesson, number, state, move)
        if move is not None:
            state = _play(game, state, lesson.seat, move, frames)
        state = _play_all(game, lesson, step.key, state, step.then, frames)
    return Progress(len(done), state, _menu(game, lesson, len(done), state), tuple(frames))


def _check(game: AnyGame, lesson: Lesson, number: int, state: Any, move: Any) -> None:
    """Raise what is wrong with a learner's move in a step."""
    step = lesson.steps[number]
    if bool(step.wants) != (move is not None):
        raise BadStep(f"step {number} wants {'a move' if step.wants else 'no move'}; start the lesson again")
    if move is None:
        return
    if refusal := game.refusal(state, lesson.seat, move):
        raise refusal
    if not step.fits(move):
        raise Refusal(LESSON, "not_in_lesson")


def _menu(game: AnyGame, lesson: Lesson, number: int, state: Any) -> tuple[Any, ...]:
    """Return the moves of the menu that a step wants, and those which it says whole and the rules allow.

    The menu of a game need not list all that may be said."""
    if number == len(lesson.steps) or not lesson.steps[number].wants:
        return ()
    step, seat = lesson.steps[number], lesson.seat
    listed = tuple(filter(step.fits, game.legal(state, seat)))
    said = (wish.whole for wish in step.wants)
    return (*listed, *(m for m in said if m and m not in listed and game.refusal(state, seat, m) is None))


@cache
def _opened(game: AnyGame, id: str) -> Any:
    """Return the prepared position of a lesson."""
    lesson = find_lesson(game, id)
    assert lesson is not None, "a lesson is followed that the game has"
    setup = make_setup(game, len(lesson.names), lesson.variant, lesson.options)
    return _play_all(game, lesson, "opening", game.start(setup), lesson.opening, [])


def _play_all(game: AnyGame, lesson: Lesson, where: str, state: Any, moves: Scripted, frames: list[LessonFrame]) -> Any:
    for number, (actor, move) in enumerate(moves):
        try:
            state = _play(game, state, actor, move, frames)
        except Refusal as refusal:
            raise BadGame(
                f"{game.about.id}: lesson {lesson.id}, {where}, move {number}: {actor} cannot play {move!r} here "
                f"({refusal}); those to act are {game.to_act(state)}"
            ) from None
    return state


def _play(game: AnyGame, state: Any, actor: int, move: Any, frames: list[LessonFrame]) -> Any:
    """Play a move. What chance does is shown together with the move before it."""
    state, told = game.play(state, actor, move)
    if actor == NATURE and frames:
        last = frames.pop()
        frames.append(LessonFrame(last.actor, (*last.told, *told), state))
    else:
        frames.append(LessonFrame(actor, tuple(told), state))
    return state
