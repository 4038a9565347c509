"""Imagined worlds late in long games, where perks were used that only hidden points can explain (I22 to I24)."""

from random import Random

import pytest
from hypothesis import given, settings

from diwan.core.game import NATURE, Setup, draw
from diwan.games import intrigue
from diwan.games.intrigue import worlds
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Offer, Tell
from diwan.games.intrigue.state import Motion, State
from diwan.lab.laws import Walk, check_walk
from games.intrigue.tables import bring, recess, rotation, session, vote
from strategies import SEEDS


def long_game(seats: int, variant: str, seed: str) -> list[State]:
    rng = Random(seed)
    state = intrigue.start(Setup(seats, variant, intrigue.about.variants[variant]))
    states = []
    while waiting := intrigue.to_act(state):
        actor = rng.choice(waiting)
        move = draw(intrigue.odds(state), rng) if actor == NATURE else rng.choice(intrigue.legal(state, actor))
        state, _ = intrigue.play(state, actor, move)
        states.append(state)
    return states


@pytest.mark.parametrize(("seats", "variant", "seed"), [(6, "mixed", "diag/1"), (5, "free_only", "diag/4")])
def test_i22_worlds_of_long_games_are_found_quickly(
    seats: int, variant: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drafts that left hidden points to luck needed more than a thousand tries for such views, or gave up."""
    monkeypatch.setattr(worlds, "MOST_DRAFTS", 10)
    states = long_game(seats, variant, seed)
    assert any(isinstance(m, Motion) and m.senior for m in states[-1].minutes)
    rng = Random(seed)
    for state in rng.sample(states[-400:-1], 4):
        for observer in (*range(seats), None):
            seen = intrigue.view(state, observer)
            assert intrigue.view(intrigue.imagine(seen, rng), observer) == seen


def test_i23_whoever_speaks_as_a_senior_is_one_in_every_world() -> None:
    rng = Random(1)
    tried = 0
    for state in long_game(6, "mixed", "diag/1"):
        question = getattr(state.phase, "question", None)
        if question and question.senior and tried < 8:
            tried += 1
            world = intrigue.imagine(intrigue.view(state, None), rng)
            assert "senior" in world.books[question.initiator].perks
    assert tried


@settings(max_examples=20)
@given(seed=SEEDS)
def test_i20_what_came_to_the_floor_after_my_telling_may_have_come_by_an_answer(seed: int) -> None:
    """I was paid as the spreader of what I told in the last rotation, and somebody who met nobody after that brought
    it: he had it for an offer that lay open until then."""
    rumour = Item(5, "n15")
    state = rotation(recess(), {2: Offer(4, Item(2, "p05"))})
    state = rotation(state, {0: Tell(4, rumour)}, {4: Accept(2, rumour)})
    state = vote(bring(session(state), 2, rumour), "BBBB")
    seen = intrigue.view(state, 0)
    assert [entry.item for entry in seen.book.ledger if entry.reason == "spreader"] == [rumour]
    world = intrigue.imagine(seen, Random(seed))
    assert intrigue.view(world, 0) == seen
    assert any(telling.item == rumour for telling in world.books[2].heard + world.books[2].told)


def test_a_meeting_that_lent_itself_meanwhile_is_not_asked_twice() -> None:
    """To let somebody have heard what he tells takes other meetings; it may take the very one that he tells it in."""
    walk = Walk(intrigue.GAME, Setup(5, "free_only", intrigue.about.variants["free_only"]), "1/282", out_of_turn=0)
    check_walk(walk, 282)
