"""Every guided game can be finished, has its texts, and the lessons of a game together teach every kind of move."""

import re
from random import Random
from typing import Any, get_args

import pytest

from diwan.core.game import AnyGame
from diwan.core.lesson import BadStep, Lesson, follow, lessons_of
from diwan.core.match import Match
from diwan.core.names import BOT_NAMES
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.words.book import texts_of

LESSONS = [(game_id, lesson.id) for game_id in games() for lesson in lessons_of(find_game(game_id))]
every_lesson = pytest.mark.parametrize(("game_id", "id"), LESSONS)
every_game = pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in LESSONS}))
any_game = pytest.mark.parametrize("game_id", games())
MOST_STEPS, FEWEST_STEPS = 16, 5

NOT_TAUGHT: dict[str, set[str]] = {
    # A move of chance, but only with an option that the games of `players_moves` do not have.
    "king-thief-minister": {"Shuffle"},
    # The Corrupt choose who is exposed only with an option. DrawSpeaker is a move of chance, but only after a tie.
    "machrou3-rais": {"Expose", "DrawSpeaker"},
    # Only people write texts, so there is nothing to declare or to remove at a table with bots.
    "intrigue": {"Declare", "Strike"},
}


def lesson_of(game_id: str, id: str) -> tuple[AnyGame, Lesson]:
    game = find_game(game_id)
    return game, next(lesson for lesson in lessons_of(game) if lesson.id == id)


def players_moves(game: AnyGame) -> set[str]:
    """Return the kinds of moves that people make, as opposed to NATURE."""
    chance: set[str] = set()
    for variant in game.about.variants:
        for seed in range(4):
            match, rng = Match.new(game.about.id, game.about.seats[-1], variant, game.trial, seed=seed), Random(seed)
            while match.to_act:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(match.legal(seat)))
            chance |= {type(move).__name__ for actor, move in match.moves if actor < 0}
    return {kind.__name__ for kind in get_args(game.types.Move)} - chance


def walk(game: AnyGame, lesson: Lesson, rng: Random) -> list[Any]:
    """Return what a learner does who takes any of the moves that are wanted."""
    done: list[Any] = []
    for step in lesson.steps:
        progress = follow(game, lesson, done)
        assert bool(progress.menu) == bool(step.wants), f"{lesson.id}, {step.key}: the menu has none of the moves"
        done.append(rng.choice(progress.menu) if step.wants else None)
    return done


@every_lesson
@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_can_be_walked_to_its_end(game_id: str, id: str, seed: int) -> None:
    """With whatever the learner chooses among the moves that are wanted."""
    game, lesson = lesson_of(game_id, id)
    done = walk(game, lesson, Random(seed))
    assert follow(game, lesson, done).step == len(lesson.steps)
    with pytest.raises(BadStep):
        follow(game, lesson, [*done, None])


@every_lesson
def test_a_lesson_is_short_and_begins_with_words(game_id: str, id: str) -> None:
    _, lesson = lesson_of(game_id, id)
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    assert 1 <= lesson.minutes <= 4
    keys = [step.key for step in lesson.steps]
    assert len(set(keys)) == len(keys)
    assert lesson.names.count("") == 1
    assert set(lesson.names) <= {"", *BOT_NAMES}


@any_game
def test_every_step_has_its_sentence_and_no_sentence_is_left_over(game_id: str) -> None:
    """In English; every language has the same messages."""
    game = find_game(game_id)
    known = {"aim", "first-1", "first-2", "first-3"}
    for lesson in lessons_of(game):
        known |= {f"lesson-{lesson.id}", *(f"lesson-{lesson.id}-{step.key}" for step in lesson.steps)}
        known |= {f"lesson-{lesson.id}-learned-{number}" for number in (1, 2, 3)}
    folder = texts_of(game)
    assert folder is not None
    there = re.findall(r"^((?:lesson|first)-\S+|aim) =", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(there) == known


@every_game
def test_every_kind_of_move_is_learnt_by_doing_it(game_id: str) -> None:
    game = find_game(game_id)
    done = {type(move).__name__ for lesson in lessons_of(game) for move in walk(game, lesson, Random(0)) if move}
    assert players_moves(game) - done == NOT_TAUGHT.get(game_id, set())
