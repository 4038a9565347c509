"""The bots of Clash: legal, repeatable, stronger with each level, and `hard` is perfect in the beginner's game."""

from random import Random

import pytest
from hypothesis import given, settings

from diwan.bots.bot import Budget, make_bot
from diwan.core.match import Match
from diwan.games.clash import rules
from diwan.games.clash.bots.book import Solver, position_of
from diwan.games.clash.bots.player import HARD_NODES, Player
from diwan.games.clash.kernel import beginner
from diwan.games.clash.kernel.search import PROVED, Analysis, Searcher
from diwan.games.clash.moves import Lay
from diwan.games.clash.notation import read_move
from diwan.games.clash.state import State, Turn
from diwan.lab.playout import play_out
from games.clash.tables import table
from strategies import SEEDS

VARIANTS = ("standard", "beginner", "random-support", "hidden-support", "draft", "secret-draft", "long")
LITTLE = Budget(iterations=2_000)


def duel(one: str, other: str, games: int, variant: str = "standard", budget: Budget | None = None) -> float:
    """Return the share of games that `one` wins; the two take turns in seat 0."""
    won = 0
    for number in range(games):
        mine = number % 2
        names = (one, other) if mine == 0 else (other, one)
        match = Match.new("clash", variant=variant, seed=number)
        bots = [make_bot(name, "clash", seat, number, budget) for seat, name in enumerate(names)]
        play_out(match, bots, Random(number))
        assert match.outcome is not None
        won += match.outcome.winners == (mine,)
    return won / games


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", ["clever", "easy", "normal", "depth2", "hard"])
def test_every_bot_plays_every_variant_to_the_end(name: str, variant: str) -> None:
    match = Match.new("clash", variant=variant, options={"match": "best_of_three"}, seed=3)
    play_out(match, [make_bot(name, "clash", seat, 5, LITTLE) for seat in (0, 1)], Random(1))
    assert match.outcome is not None


def test_the_same_seed_and_iterations_play_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match.new("clash", variant="hidden-support", seed=8)
        play_out(match, [make_bot("hard", "clash", seat, 1, LITTLE) for seat in (0, 1)], Random(2))
        games.append(match.moves)
    assert games[0] == games[1]


def test_without_a_budget_no_clock_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that games of `diwan sim` depend on the seed alone."""
    budgets: list[tuple[float | None, int]] = []

    def analyse(_searcher: Searcher, state: State, seconds: float | None, nodes: int, **_more: object) -> Analysis:
        budgets.append((seconds, nodes))
        move = next(move for move in rules.legal(state, rules.to_act(state)[0]) if isinstance(move, Lay))
        return Analysis(move, 0, 1, 1, 0.0, (), False)

    monkeypatch.setattr(Searcher, "analyse", analyse)
    match = Match.new("clash", seed=8)
    bot = make_bot("hard", "clash", 0, 1)
    while not isinstance(match.state.phase, Turn) or match.to_act != (0,):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    budgets.clear()  # the opening has a depth of its own
    bot.choose(match.view(0), match.legal(0), ())
    assert budgets
    assert {seconds for seconds, _ in budgets} == {None}
    assert HARD_NODES // 2 < sum(nodes for _, nodes in budgets) <= HARD_NODES


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [("clever", "random", 0.8), ("easy", "random", 0.7), ("normal", "easy", 0.7), ("hard", "normal", 0.55)],
)
def test_a_higher_level_wins_more(better: str, worse: str, share: float) -> None:
    assert duel(better, worse, 40, budget=Budget(iterations=60_000)) >= share


def test_the_search_sees_a_forced_end() -> None:
    """South turns b2 and c1 with one line on the last cell and wins; everything else loses."""
    state = table(
        """3 POP^ LEAv BAN^
        2 TALv MUSv SHEv
        1 TRAv SOL^ .
        S: FAS PRE | N: MOS | neutral: - | removed: - | box: - | move: S"""
    )
    found = Searcher(10).analyse(state, depth=3)
    after, _ = rules.play(state, 0, found.move)
    outcome = rules.outcome(after)
    assert outcome is not None
    assert (outcome.winners == (0,)) == (found.value >= PROVED)
    wins = [move for move in rules.legal(state, 0) if _wins(state, move)]
    assert found.proved
    assert bool(wins) == (found.value > 0)


def _wins(state: object, move: object) -> bool:
    after, _ = rules.play(state, 0, move)  # type: ignore[arg-type]
    outcome = rules.outcome(after)
    return outcome is not None and outcome.winners == (0,)


def test_a_bot_can_say_what_it_expects() -> None:
    match = Match.new("clash", variant="beginner", seed=1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[4])
    bot = Player("normal", match.to_act[0], Random(3), Budget(iterations=200_000))
    while bot.last is None:
        move = bot.choose(match.view(match.to_act[0]), match.legal(match.to_act[0]), ())
    assert bot.last.move == move == bot.last.line[0]
    assert bot.last.depth == 2


@settings(max_examples=12)
@given(seed=SEEDS)
def test_hard_never_loses_the_beginners_game_when_it_begins(seed: int) -> None:
    """The first player has a forced win from every cell, so `hard` wins against anybody, on the smallest budget."""
    match = Match.new("clash", variant="beginner", seed=seed)
    first = match.to_act[0]
    bots = [
        make_bot("hard" if seat == first else "random", "clash", seat, seed, Budget(iterations=1)) for seat in (0, 1)
    ]
    play_out(match, bots, Random(seed))
    assert match.outcome is not None
    assert match.outcome.winners == (first,)


@settings(max_examples=6)
@given(seed=SEEDS)
def test_hard_takes_every_win_that_the_beginners_game_offers(seed: int) -> None:
    """Whenever its position is won, the position after its move is lost for the other side."""
    solver, rng = Solver(), Random(seed)
    match = Match.new("clash", variant="beginner", seed=seed)
    hard = 1 - match.to_act[0]
    bot = make_bot("hard", "clash", hard, seed, Budget(iterations=1))
    while match.to_act:
        seat, state = match.to_act[0], match.state
        if seat != hard:
            match.play(seat, rng.choice(match.legal(seat)))
            continue
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), ()))
        if isinstance(match.state.phase, Turn) and state.placements > 3 and solver.wins(position_of(state)):
            assert not solver.wins(position_of(match.state))


def test_exchanging_the_players_changes_nothing() -> None:
    """A position with North as first player is solved as its mirror image."""
    south = Match.new("clash", variant="beginner", seed=0, nature=False)
    positions = []
    for first, moves in ((0, ("MUS@b2", "LEA@a1:b2")), (1, ("MUS@b2", "PRE@a1:b2"))):
        state = rules.start(south.setup)
        state, _ = rules.play(state, -1, rules.odds(state)[first][0])
        for number, text in enumerate(moves):
            seat = first if number == 0 else 1 - first
            move: Lay = read_move(seat, text)
            state, _ = rules.play(state, seat, move)
        positions.append(position_of(state))
    assert positions[0] == positions[1]
    assert beginner.mover(positions[0]) == 0
