"""Names of bots, and how records tell them from people."""

from diwan.core.names import BOT_NAMES, free_names, label, unlabelled


def test_names_go_round_and_leave_out_who_is_there() -> None:
    assert [*free_names([], 0)] == [*BOT_NAMES]
    assert next(free_names([], len(BOT_NAMES) - 1)) == BOT_NAMES[-1]
    assert [*free_names([BOT_NAMES[0].lower()], 1)] == [*BOT_NAMES[1:]]


def test_a_label_is_read_back() -> None:
    assert unlabelled(label("Layla", "normal")) == ("Layla", "normal")
    assert unlabelled("Ann") == ("Ann", "")
    assert unlabelled("Ann (of Green Gables), reader") == ("Ann (of Green Gables), reader", "")
