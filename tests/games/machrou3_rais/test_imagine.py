"""Imagination is exact even where the deck of Objectives was refilled many times (R31).

Every world that fits the news of a seat is found by playing all that could have happened instead; what `imagine` draws
must be among them, and its Objectives must lie in every way in which they can lie."""

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, draw, news
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.deck import Deck, read_deck
from diwan.games.machrou3_rais.influence import card_set_of, influence
from diwan.games.machrou3_rais.rules.objectives import NO_DEEDS, meets
from diwan.games.machrou3_rais.state import Candidacy, DrawingObjectives, Keeping, Objectives, Place, State
from games.machrou3_rais.tables import play, table

CARD = '[[objective]]\nid = "X{n}"\ntitle = "Stations"\nwhen = [{{ is = "stations_min", n = {need} }}]\n'
SIX_CARDS = read_deck("".join(CARD.format(n=n, need=4 if n > 1 else 1) for n in range(6)), "six.toml")
LOOKS = "".join(
    f"""
[[power]]
id = "L{n}"
title = "A look"
pick = [{{ as = "p", kind = "player", who = "other_with_objective" }}]
do = [{{ op = "look_objective", p = "p" }}, {{ op = "may_redraw_objective", p = "p" }}]
"""
    for n in range(8)
)
DRAW = '[[power]]\nid = "T{number}"\ntitle = "More"\ndo = [{{ op = "draw_objectives", n = {n} }}]\n'
TWO = DRAW.format(number=0, n=2)
THREES = "".join(DRAW.format(number=number, n=3) for number in range(6))


def small_deck(cards: int, easy: int, draws: str = TWO) -> Deck:
    """Return a small deck; everybody fulfils its first `easy` cards at the deal.

    Its powers look at hands and make others draw again."""
    text = "".join(CARD.format(n=n, need=1 if n < easy else 4) for n in range(cards))
    return read_deck(text + LOOKS + draws, "small.toml")


SECRET = (m.Keep, m.Vote, m.CastBallot)
BUSY = (m.Declare, m.ChangeObjective, m.DrawObjective, m.EndTurn, m.Keep, m.Pick, m.Redraw)


def restless(state: State, seat: int, rng: Random) -> Any:
    """A bot that changes Objectives whenever possible."""
    menu = list(game.legal(state, seat))
    return rng.choice([move for move in menu if isinstance(move, BUSY)] or menu)


def possible_instead(world: State, actor: int, move: Any, observer: int) -> list[Any]:
    if actor == NATURE:
        return [other for other, _ in game.odds(world)]
    if actor != observer and isinstance(move, SECRET):
        return list(game.legal(world, actor))
    return [move] if game.refusal(world, actor, move) is None else []


@pytest.mark.parametrize(
    ("deck", "seed"),
    [
        *((SIX_CARDS, 1), (SIX_CARDS, 5), (small_deck(5, 2), 4)),
        # Somebody draws two or three cards from two decks at once and secretly keeps one.
        *((small_deck(6, 3), 3), (small_deck(6, 3), 7), (small_deck(7, 3, THREES), 24), (small_deck(7, 4, THREES), 28)),
    ],
)
def test_r31_what_is_imagined_is_what_could_be(deck: Deck, seed: int) -> None:
    rng = Random(seed)
    observer = rng.randrange(4)
    state = game.start(make_setup(game.GAME, 4, "beginner", {"talk_limit": 0, "deck": deck}))
    worlds = {state}
    while len(state.objectives.recycled) < 4 and len(worlds) < 4000 and not isinstance(state.phase, Candidacy):
        actor = rng.choice(game.to_act(state))
        move = draw(game.odds(state), rng) if actor == NATURE else restless(state, actor, rng)
        state, told = game.play(state, actor, move)
        heard, after = news(told, observer), set()
        for world in worlds:
            for other in possible_instead(world, actor, move, observer):
                then, rumour = game.play(world, actor, other)
                if news(rumour, observer) == heard:
                    after.add(then)
        worlds = after
    if isinstance(state.phase, Candidacy):  # the others may have said that they are done, but not all four seats
        ways = [done for done in product((False, True), repeat=4) if not done[observer]]
        worlds = {replace(world, phase=Candidacy(done)) for world in worlds for done in ways}
    assert state in worlds
    assert len(state.objectives.recycled) >= 2
    seen = game.view(state, observer)
    assert {game.view(world, observer) == seen for world in worlds} == {True}  # same news, same view
    drawn = {game.imagine(seen, rng) for _ in range(2000)}
    assert drawn <= worlds
    assert {world.objectives for world in drawn} == {world.objectives for world in worlds}


def drawn_across_a_refill(last: str, then: str) -> State:
    """Return a position in which seat 0 has drawn two cards across a refill.

    They are the last card of the deck and a card that had been discarded: OB01 by seat 1, all others by seat 3."""
    state = table(variant="advanced", owners={"koura": 0, "tripoli": 0}, origins={0: "koura"})
    cards = [card for card in state.objectives.deck if card != last]
    out = tuple(Place(card, 0, (1 if card == "OB01" else 3,)) for card in cards)
    state = replace(state, objectives=replace(state.objectives, deck=(last,), deck_size=1, discard=out))
    deals = [(NATURE, m.DealObjective(0, card)) for card in (last, then)]
    return play(state, (0, m.DrawObjective()), *deals)


def test_r31_which_of_two_was_kept_only_its_drawer_can_tell() -> None:
    state = drawn_across_a_refill("OB18", "OB07")
    older, newer = (play(state, (0, m.Keep(number))) for number in (0, 1))
    for seat in (1, 2, 3, None):
        assert game.view(older, seat) == game.view(newer, seat)
    assert game.view(older, 0) != game.view(newer, 0)


def test_r31_a_declared_card_does_not_tell_which_of_two_it_was() -> None:
    older = play(drawn_across_a_refill("OB04", "OB07"), (0, m.Keep(0)), (0, m.Declare()))
    newer = play(drawn_across_a_refill("OB07", "OB04"), (0, m.Keep(1)), (0, m.Declare()))
    assert game.view(older, 2) == game.view(newer, 2)
    assert [world.objectives.declared[0].drawn for world in (older, newer)] == [0, 1]


def test_r31_whoever_knows_the_kept_card_imagines_only_the_deck_that_had_it() -> None:
    state = play(drawn_across_a_refill("OB18", "OB01"), (0, m.Keep(1)))
    kept = state.objectives.hands[0]
    assert kept is not None
    looked = replace(state, objectives=replace(state.objectives, hands=(replace(kept, seen=(0, 1)), None, None, None)))
    for world, decks in ((state, {0, 1}), (looked, {1})):
        imagined = [game.imagine(game.view(world, 1), Random(seed)).objectives.hands[0] for seed in range(20)]
        assert {place.drawn for place in imagined if place} == decks


def places(cards: Objectives) -> list[Place]:
    """Return every place where a card lies or lay, hidden or not."""
    gone = [Place(d.card, d.drawn, ()) for d in cards.declared]
    return [*(p for p in cards.hands if p), *cards.discard, *(p for back in cards.recycled for p in back), *gone]


def assert_every_deck_comes_out(world: State) -> None:
    """The cards of each refill were dealt once each, to the last card, before the next refill."""
    cards = world.objectives
    got = world.phase.got if isinstance(world.phase, DrawingObjectives | Keeping) else ()
    refills = [sorted(card_set_of(world).objectives), *(sorted(p.card or "" for p in back) for back in cards.recycled)]
    for number, deck in enumerate(refills):
        dealt = [p.card or "" for p in (*places(cards), *got) if p.drawn == number]
        left = cards.deck if number == len(cards.recycled) else ()
        assert sorted((*dealt, *left)) == deck


def assert_first_hands_were_open(world: State) -> None:
    """First hands were not fulfilled (R32), if the deck has enough such cards."""
    assert world.opening is not None
    inf, cards = (
        influence(replace(world, board=world.opening, newsflash=None, statuses=())),
        card_set_of(world).objectives,
    )
    for place in places(world.objectives):
        if place.first is not None:
            open_cards = [c for c in cards.values() if not meets(c.when, inf, world.opening, NO_DEEDS, place.first)]
            assert len(open_cards) < world.seats or place.card in [c.id for c in open_cards]


@pytest.mark.parametrize("variant", ["beginner", "advanced"])
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        *((seats, None) for seats in (4, 5, 6)),
        *((4, small_deck(5, 2)), (4, small_deck(8, 3)), (5, small_deck(9, 2))),
        (6, small_deck(10, 3)),
    ],
)
def test_r31_r32_imagined_cards_lie_where_they_can(seats: int, variant: str, deck: Deck | None) -> None:
    refills = 0
    for seed in range(2):
        rng = Random(seed)
        state = game.start(make_setup(game.GAME, seats, variant, {"talk_limit": 0, "deck": deck}))
        while not isinstance(state.phase, Candidacy):
            actor = rng.choice(game.to_act(state))
            move = draw(game.odds(state), rng) if actor == NATURE else restless(state, actor, rng)
            state, _ = game.play(state, actor, move)
            observer = rng.choice((None, *range(seats)))
            if state.round and rng.random() < 0.2:
                seen = game.view(state, observer)
                world = game.imagine(seen, rng)
                assert game.view(world, observer) == seen
                assert game.conserved(world) == game.conserved(state)
                assert_every_deck_comes_out(world)
                assert_first_hands_were_open(world)
        refills += len(state.objectives.recycled)
    assert refills or deck is None
