"""I3, I7, I8, I31, I32: sealed exchanges and alliances."""

import pytest

from diwan.core.game import NATURE, Told
from diwan.games.intrigue import State, legal, odds, play, refusal, to_act, view
from diwan.games.intrigue.events import Called, Exchanged, Heard, Offered
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Call, Decline, Move, Offer, Pass, Tell, Withdraw
from diwan.games.intrigue.scoring import spreader, totals
from diwan.games.intrigue.state import Answering, Calling
from games.intrigue.tables import exchange, recess, rotation, session, tell

OWN = Item(0, "p01")
THEIRS = Item(1, "p03")
LIE = Item(2, "n01")


def refused(state: State, seat: int, move: Move) -> str:
    reason = refusal(state, seat, move)
    return str(reason) if reason else "allowed"


def offered(act: Offer, giver: int = 0) -> State:
    """Return a state in which the offer has been called and waits for its answer."""
    state = recess()
    for seat in range(6):
        state, _ = play(state, seat, act if seat == giver else Pass())
    assert isinstance(state.phase, Answering)
    return state


def test_i8_an_alliance_pays_in_secret() -> None:
    state = exchange(recess(), 0, 1, OWN, THEIRS)
    assert totals(state) == (2, 2, 0, 0, 0, 0)
    assert state.visible == (0,) * 6
    assert [view(state, seat).book.allies for seat in range(6)] == [(1,), (0,), (), (), (), ()]
    assert all(1 not in view(state, seat).book.allies for seat in (2, 3, 4, 5))


def test_i7_the_recipient_sees_the_kind_alone() -> None:
    state = recess()
    told: list[Told] = []
    for seat in range(6):
        state, more = play(state, seat, Offer(1, LIE, "self") if seat == 0 else Pass())
        told += more
    (heard,) = [t for t in told if isinstance(t.event, Offered)]
    assert heard.to == (1,)
    assert (heard.event.giver, heard.event.about, heard.event.want) == (0, "other", "self")
    seen = view(state, 1).incoming[0]
    assert (seen.giver, seen.about, seen.want) == (0, "other", "self")
    assert LIE not in view(state, 1).book.notes


def test_iu5_i7_an_answer_of_the_wrong_kind_is_refused_and_the_offer_stays() -> None:
    state = offered(Offer(1, OWN, "self"))
    assert refused(state, 1, Accept(0, Item(2, "p05"))) == "not_what_is_wanted (I7)"
    assert len(state.offers) == 1
    state, told = play(state, 1, Accept(0, THEIRS))
    assert any(isinstance(t.event, Exchanged) and t.to == (0, 1) for t in told)


def test_iu6_i32_an_item_known_from_elsewhere_is_valid() -> None:
    state = tell(recess(), 3, 1, LIE)
    state = exchange(state, 0, 1, LIE, THEIRS)
    assert totals(state) == (2, 2, 0, 0, 0, 0)
    assert [t.giver for t in view(state, 1).book.heard] == [3, 0]


def test_iu7_i7_offers_that_meet_are_an_acceptance() -> None:
    state = rotation(recess(), {0: Offer(1, OWN), 1: Offer(0, THEIRS)})
    assert totals(state)[:2] == (2, 2)
    assert state.offers == ()


def test_i7_offers_that_do_not_want_each_other_lie_open() -> None:
    state = rotation(recess(), {0: Offer(1, OWN, "other"), 1: Offer(0, THEIRS)})
    assert totals(state) == (0,) * 6
    assert [(o.giver, o.to) for o in state.offers] == [(0, 1), (1, 0)]


def test_i7_one_open_offer_each_way_which_can_be_withdrawn_or_declined() -> None:
    state = rotation(recess(), {0: Offer(1, OWN)})
    assert refused(state, 0, Offer(1, LIE)) == "offer_lies_open (I7)"
    assert refused(state, 0, Tell(1, OWN)) == "lies_sealed (I7)"
    assert refused(state, 0, Tell(2, OWN)) == "allowed"
    assert rotation(state, {0: Withdraw(1)}).offers == ()
    assert rotation(state, {}, {1: Decline(0)}).offers == ()
    assert refused(state, 2, Withdraw(1)) == "no_offer (I7)"


def test_i7_an_item_in_an_open_offer_cannot_answer_that_comrades_offer() -> None:
    state = rotation(recess(), {0: Offer(1, OWN, "other"), 1: Offer(0, THEIRS)})  # they do not want each other
    for seat in range(6):
        state, _ = play(state, seat, Pass())
    assert refused(state, 0, Accept(1, OWN)) == "lies_sealed (I7)"


def test_i7_open_offers_lapse_with_the_recess() -> None:
    assert session(rotation(recess(), {0: Offer(1, OWN)})).offers == ()


@pytest.mark.parametrize(
    ("item", "why"),
    [
        (Item(1, "n01"), "about_the_recipient (I7)"),
        (Item(0, "p03"), "false_about_oneself (I3)"),
        (Item(2, "n40"), "no_such_card (I4)"),
        (Item(7, "n01"), "no_such_seat (I2)"),
        (Item(2, text="snores", sign=-1), "no_text_about_bots (I18)"),
        (Item(2, "n01", sign=1), "no_such_card (I4)"),
    ],
)
def test_i3_i7_what_cannot_be_given(item: Item, why: str) -> None:
    assert refused(recess(), 0, Offer(1, item)) == why


def test_i3_a_telling_about_oneself_is_true_too() -> None:
    assert refused(recess(), 0, Tell(1, Item(0, "n03"))) == "false_about_oneself (I3)"
    assert refused(recess(), 0, Tell(1, Item(0, "n01"))) == "allowed"


def test_i31_a_second_exchange_pays_nothing() -> None:
    state = exchange(recess(), 0, 1, OWN, THEIRS)
    state = exchange(state, 1, 0, Item(1, "p04"), Item(0, "p02"))
    assert totals(state) == (2, 2, 0, 0, 0, 0)


def test_i32_a_gift_is_new_to_this_comrade_from_me() -> None:
    state = tell(recess(), 0, 1, OWN)
    assert refused(state, 0, Offer(1, OWN)) == "given_before (I32)"
    assert refused(state, 0, Offer(2, OWN)) == "allowed"


def test_i5_of_two_who_give_each_other_the_same_rumour_the_offerer_was_first() -> None:
    state = exchange(recess(), 3, 1, LIE, LIE)
    assert [t.giver for t in sorted((*state.books[1].told, *state.books[3].told), key=lambda t: t.moment)] == [3, 1]


def test_i10_sealed_acts_are_called_in_any_order() -> None:
    """A sealed answer counts, whatever was heard in between; NATURE draws the order."""
    state = recess()
    acts = {0: Tell(1, LIE), 1: Tell(0, LIE)}
    for seat in range(6):
        state, told = play(state, seat, acts.get(seat, Pass()))
        assert not any(isinstance(t.event, Heard) for t in told)
    assert isinstance(state.phase, Calling)
    for first in (0, 1):
        after, _ = play(state, NATURE, Call(first))
        tellings = sorted((t for b in after.books for t in b.told), key=lambda t: t.moment)
        assert [t.giver for t in tellings] == [first, 1 - first]


def test_i5_sealed_answers_are_opened_in_any_order() -> None:
    """Both answer with the same rumour: NATURE decides who spread it, not the number of the seat."""
    state = rotation(recess(), {0: Offer(1, OWN, "other"), 4: Offer(3, Item(4, "p09"), "other")})
    for seat in range(6):
        state, _ = play(state, seat, Pass())
    for seat, giver in ((1, 0), (3, 4)):
        state, _ = play(state, seat, Accept(giver, LIE))
    assert to_act(state) == (NATURE,)
    assert odds(state) == [(Call(1), 1), (Call(3), 1)]
    for first, second in ((1, 3), (3, 1)):
        after, told = play(state, NATURE, Call(first))
        assert [t.event.seat for t in told if isinstance(t.event, Called)] == [first, second]
        assert spreader(after, LIE) == first


def test_i10_a_seat_that_was_not_approached_is_not_asked() -> None:
    state = offered(Offer(1, OWN))
    assert isinstance(state.phase, Answering)
    assert state.phase.asked == (1,)
    assert legal(state, 2) == []
