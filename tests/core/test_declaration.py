"""A game is declared by one value; an error names the field that breaks the contract."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import higher_card
import pytest
from msgspec import structs

import diwan
from diwan.core.errors import BadGame
from diwan.core.game import Game, Part

DECLARED = structs.asdict(higher_card.GAME)
PARTS = ("bots", "search", "judge", "picture", "examples", "statistics", "bench", "drawing")


def declare(**changed: Any) -> Game[Any, Any, Any, Any]:
    return Game(**{**DECLARED, **changed})


def test_an_error_names_a_misspelt_field() -> None:
    with pytest.raises(TypeError, match="talley"):
        declare(talley=lambda _state: None)


def test_an_error_names_a_missing_function() -> None:
    with pytest.raises(TypeError, match="imagine"):
        Game(**{name: value for name, value in DECLARED.items() if name != "imagine"})


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("tally", lambda: None, r"higher-card: tally must be a function of \(state\)"),
        ("view", lambda _state: None, r"higher-card: view must be a function of \(state, seat\)"),
        ("legal", None, r"higher-card: legal must be a function of \(state, seat\)"),
        ("known_of", lambda _view: {}, r"higher-card: known_of must be a function of \(view, move\)"),
        ("whispers", "yes", "higher-card: whispers must be True or False"),
        ("open_moves", (higher_card.Got,), "higher-card: open_moves names .*Got.* not one of types.Move"),
        ("open_moves", (higher_card.Stay,), "higher-card: open_moves and instances belong together"),
        ("instances", lambda _view, _rng: (), "higher-card: open_moves and instances belong together"),
        ("instances", lambda _view: (), r"higher-card: instances must be a function of \(view, rng\)"),
        ("people", {"humans": "all"}, "higher-card: people names 'humans', which is not an option"),
        ("at_table", {"length": "long"}, "higher-card: at_table names 'length', which is not an option"),
        ("bots", {"bold": None}, r"higher-card: bots must be Part\("),
        ("picture", Part("higher_card"), r"higher-card: picture must be Part\("),
        ("types", structs.replace(higher_card.GAME.types, Move=str), "higher-card: types.Move must be"),
    ],
)
def test_an_error_names_a_field_of_the_wrong_shape(field: str, value: Any, message: str) -> None:
    with pytest.raises(BadGame, match=message):
        declare(**{field: value})


def test_optional_fields_have_defaults() -> None:
    bare: Any = higher_card.GAME
    assert bare.known_of(None, None) == {}
    assert bare.standing(None) == ()
    assert bare.seated("setup", (1,)) == "setup"
    assert bare.show is bare.view
    assert bare.bots is None


@pytest.mark.parametrize("game_id", diwan.games())
@pytest.mark.parametrize("part", PARTS)
def test_every_declared_part_can_be_loaded(game_id: str, part: str) -> None:
    declared: Part[Any] | None = getattr(diwan.game(game_id), part)
    assert declared is None or declared.load() is not None


def test_an_error_names_a_part_that_does_not_exist() -> None:
    with pytest.raises(BadGame, match="higher_card:BOTS"):
        Part("higher_card:BOTS").load()
    with pytest.raises(BadGame, match=r"higher_card\.bots:BOTS"):
        Part("higher_card.bots:BOTS").load()


@pytest.mark.parametrize("game_id", diwan.games())
def test_a_registered_game_is_pickled_by_its_id(game_id: str) -> None:
    game = diwan.game(game_id)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game


def test_an_unregistered_game_is_pickled_by_its_fields() -> None:
    found = pickle.loads(pickle.dumps(higher_card.GAME))
    assert found.play is higher_card.play
    assert found.types == higher_card.GAME.types


SCRIPT = """
import diwan
from diwan.core.errors import BadGame
from diwan.core.registry import usable_games
print([game.about.id if isinstance(game, diwan.Game) else str(game) for game in usable_games()][-1])
try:
    diwan.game("broken")
except BadGame as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("higher_card", "the entry point broken must name a diwan.Game, but 'higher_card' is a module"),
        ("higher_card:GAME", "the entry point broken names the game higher-card; give both the same id"),
        ("higher_card:NOTHING", "the game broken cannot be loaded from 'higher_card:NOTHING'"),
        ("nowhere:GAME", "the game broken cannot be loaded from 'nowhere:GAME': No module named 'nowhere'"),
    ],
)
def test_a_broken_entry_point_is_reported_and_stops_no_other_game(tmp_path: Path, value: str, message: str) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[diwan.games]\nbroken = {value}\n")
    path = [str(tmp_path), str(Path(higher_card.__file__).parent), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {path!r}{SCRIPT}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    first, second = done.stdout.splitlines()
    assert first.startswith(message)
    assert second.startswith(message)
