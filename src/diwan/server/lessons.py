"""Guided games over HTTP. Nothing is stored: the learner's browser sends all that was done, every time."""

from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody

from diwan.core.errors import BadGame, BadSetup
from diwan.core.game import AnyGame, Refusal, news
from diwan.core.lesson import Lesson, find_lesson, follow
from diwan.core.registry import game as find_game
from diwan.server.http import check_commands, language_of
from diwan.server.sentences import book
from diwan.server.wire import LessonDone, LessonFrame, LessonNow, Refused
from diwan.words import Words


class RefusedInLesson(Exception):
    """A move that the rules or the lesson refuse, with everything that its sentence needs."""

    def __init__(self, refusal: Refusal, game: AnyGame, lesson: Lesson) -> None:
        super().__init__(refusal)
        self.refusal, self.game, self.lesson = refusal, game, lesson


def refused_in_lesson(request: Request[Any, Any, Any], error: RefusedInLesson) -> Response[Refused]:
    refusal = error.refusal
    words = Words(book(error.game.about.id, language_of(request)), error.lesson.names, error.lesson.seat)
    refused = Refused("", refusal.ruling, refusal.key, refusal.details, words.refusal(refusal))
    return Response(refused, status_code=409)


def _find(game_id: str, lesson_id: str) -> tuple[AnyGame, Lesson]:
    try:
        game = find_game(game_id)
    except (BadSetup, BadGame) as error:
        raise NotFoundException(str(error)) from None
    lesson = find_lesson(game, lesson_id)
    if lesson is None:
        raise NotFoundException(f"{game_id} has no such lesson")
    return game, lesson


def _now(game: AnyGame, lesson: Lesson, done: tuple[Any, ...]) -> LessonNow[Any, Any, Any]:
    try:
        progress = follow(game, lesson, done)
    except Refusal as refusal:
        raise RefusedInLesson(refusal, game, lesson) from None
    seat, state = lesson.seat, progress.state
    step = lesson.steps[progress.step] if progress.step < len(lesson.steps) else None
    outcome = game.outcome(state)
    return LessonNow(
        game=game.about.id,
        lesson=lesson.id,
        names=lesson.names,
        seat=seat,
        step=progress.step,
        steps=len(lesson.steps),
        key=step.key if step else "",
        wants=bool(step and step.wants),
        point=step.point if step else "",
        frames=tuple(
            LessonFrame(
                actor=frame.actor,
                news=news(frame.told, seat),
                view=game.show(frame.state, seat),
                to_act=game.seen_to_act(frame.state, seat),
            )
            for frame in progress.frames
        ),
        view=game.show(state, seat),
        menu=progress.menu,
        to_act=game.seen_to_act(state, seat),
        state=state if outcome else None,
        outcome=outcome,
    )


@get("/api/games/{game:str}/lessons/{lesson:str}", raises=[NotFoundException], sync_to_thread=False)
def begin_lesson(game: FromPath[str], lesson: FromPath[str]) -> LessonNow[Any, Any, Any]:
    """The first step of a guided game."""
    return _now(*_find(game, lesson), ())


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    raises=[NotFoundException, TooManyRequestsException],
    sync_to_thread=False,
)
def continue_lesson(
    request: Request[Any, Any, Any],
    state: State,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonDone],
) -> LessonNow[Any, Any, Any]:
    """The step of a guided game after what the learner has done, or why the last of it cannot be done."""
    check_commands(request, state)
    found, taught = _find(game, lesson)
    kind = found.types.Move
    return _now(found, taught, tuple(None if move is None else msgspec.convert(move, kind) for move in data.done))


HANDLERS: Final = (begin_lesson, continue_lesson)
