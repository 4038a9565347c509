"""Views and menus grow no faster than the game: counted, not timed (`diwan bench` measures the time)."""

import pytest

from diwan.core.codec import encode
from diwan.games import intrigue
from diwan.games.intrigue.bench import recesses
from diwan.games.intrigue.state import State

ROUNDS = 16


@pytest.fixture(scope="module")
def rounds() -> list[tuple[State, State]]:
    found = list(recesses(5, ROUNDS, 3))
    assert [talk.round for talk, _ in found] == list(range(1, ROUNDS + 1))
    return found


def test_the_menu_of_an_act_does_not_grow(rounds: list[tuple[State, State]]) -> None:
    for talk, _ in rounds:
        for seat in range(5):
            assert len(intrigue.legal(talk, seat)) <= 25 * 4 + 2  # for each comrade, and two that concern nobody


def test_the_menu_of_the_floor_holds_what_was_told_and_tabled_once(
    rounds: list[tuple[State, State]],
) -> None:
    for _, floor in rounds:
        book = floor.books[intrigue.to_act(floor)[0]]
        tabled = sum(minute.verdict == "tabled" for minute in floor.minutes if not hasattr(minute, "breaker"))
        most = 2 * (len(book.notes) + tabled) + len(book.allies) + 2
        assert len(intrigue.legal(floor, intrigue.to_act(floor)[0])) <= most


def test_views_grow_with_what_was_done(rounds: list[tuple[State, State]]) -> None:
    """A view grows by at most so many bytes for every act and motion, in the last rounds as in the first."""
    for seat in (0, None):
        sizes = [len(encode(intrigue.view(talk, seat))) for talk, _ in rounds]
        events = [talk.moment + 8 * len(talk.minutes) for talk, _ in rounds]
        half = ROUNDS // 2
        early = (sizes[half] - sizes[0]) / (events[half] - events[0])
        late = (sizes[-1] - sizes[half]) / (events[-1] - events[half])
        assert late < 1.5 * early
