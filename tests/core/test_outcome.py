"""A win is shared among the winners; a draw is shared by nobody or by everybody, as the caller says."""

from diwan.core.game import Draw, Outcome


def test_a_win_is_shared_among_the_winners() -> None:
    alone, together, drawn = (Outcome(winners, (0.0,) * 4, "X1", "over") for winners in ((2,), (0, 3), ()))
    draws: tuple[Draw, ...] = ("nobody", "everybody")
    for draw in draws:
        assert alone.shares(draw) == (0, 0, 1, 0)
        assert together.shares(draw) == (0.5, 0, 0, 0.5)
    assert drawn.shares("nobody") == (0, 0, 0, 0)
    assert drawn.shares("everybody") == (0.25,) * 4
