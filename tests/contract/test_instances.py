"""Random games of the laws play what people might say and write, in games where people sit at the table."""

from typing import Any

import pytest

import diwan
from diwan.core.game import Setup
from diwan.core.setup import make_setup
from diwan.games.intrigue.improvised import TEXTS
from diwan.lab.laws import Step, Walk, with_people

OPEN = [game_id for game_id in diwan.games() if diwan.game(game_id).open_moves]


def walk(game_id: str, variant: str | None, seed: int) -> Walk:
    game = diwan.game(game_id)
    setup: Setup[Any] = make_setup(game, 5, variant, game.trial)
    return Walk(game, with_people(game, setup, seed), seed)


def is_unlisted(game_id: str, step: Step) -> bool:
    return step.move not in diwan.game(game_id).legal(step.state, step.actor) and step.actor >= 0


@pytest.mark.parametrize("game_id", OPEN)
def test_random_games_have_moves_that_no_menu_lists(game_id: str) -> None:
    found = {
        type(step.move) for seed in range(6) for step in walk(game_id, None, seed).steps if is_unlisted(game_id, step)
    }
    assert found
    assert found <= set(diwan.game(game_id).open_moves)


@pytest.mark.parametrize("game_id", OPEN)
def test_a_random_game_follows_from_its_seed(game_id: str) -> None:
    one, other = (walk(game_id, None, 3) for _ in range(2))
    assert one.steps == other.steps


def written(variant: str, seed: int) -> list[str]:
    """Return the texts that are told, exchanged or read out in a random game of Intrigue."""
    items = [getattr(step.move, "item", None) for step in walk("intrigue", variant, seed).steps]
    return [item.text for item in items if item is not None and item.text]


def test_people_write_in_random_games_of_intrigue_unless_the_game_has_cards_alone() -> None:
    """So a game of dossiers only is another than a mixed one from the same seed."""
    mixed, dossiers = ([written(variant, seed) for seed in range(8)] for variant in ("mixed", "dossier_only"))
    assert {text for texts in mixed for text in texts} & set(TEXTS)
    assert not any(dossiers)
    assert any(
        walk("intrigue", "mixed", seed).record().moves != walk("intrigue", "dossier_only", seed).record().moves
        for seed in range(4)
    )


def test_people_sit_in_some_seats_of_some_random_games() -> None:
    game = diwan.game("intrigue")
    setup = make_setup(game, 5, "mixed")
    companies = {with_people(game, setup, seed).options.people for seed in range(40)}
    assert "none" in companies
    assert len(companies) > 5


def test_who_the_host_says_is_a_person_stays_one() -> None:
    game = diwan.game("intrigue")
    setup = make_setup(game, 5, "mixed", {"people": "0,3"})
    assert all(with_people(game, setup, seed) == setup for seed in range(10))
