"""I3, I6, I16 to I18, I36: free text, declarations, the host."""

import pytest

from diwan.core.codec import decoder, encode
from diwan.core.game import Refusal, Setup, Told
from diwan.games.intrigue import Options, State, legal, play, refusal, seated, to_act, view
from diwan.games.intrigue.events import Heard
from diwan.games.intrigue.items import Item, key, tidy
from diwan.games.intrigue.moves import Declare, Initiate, More, Move, Offer, Pass, Plead, Strike, Tell
from diwan.games.intrigue.scoring import totals
from diwan.games.intrigue.state import Debating, Declaring, Floor, Motion
from games.intrigue.tables import bring, hold_floor, next_recess, recess, session, tell, vote

RUMOUR = Item(2, text="Keeps a goat on the balcony", sign=-1)


def table() -> State:
    return recess(mode="free_only")


def refused(state: State, seat: int, move: Move) -> str:
    reason = refusal(state, seat, move)
    return str(reason) if reason else "allowed"


def declared(truth: bool | None) -> State:
    state = bring(session(tell(table(), 0, 1, RUMOUR)), 1, RUMOUR)
    assert isinstance(state.phase, Declaring)
    state, _ = play(state, 2, Declare(truth))
    return state


@pytest.mark.parametrize(("truth", "found"), [(True, True), (False, False), (None, False)])
def test_i16_the_subject_declares_before_the_vote(truth: bool | None, found: bool) -> None:
    state = vote(declared(truth), "BBBB")
    assert isinstance(state.minutes[-1], Motion)
    assert state.minutes[-1].truth is found


def test_i16_a_declaration_is_told_to_its_subject_alone() -> None:
    yes, no = declared(True), declared(False)
    for seat in (0, 1, 3, 4, 5, None):
        assert view(yes, seat) == view(no, seat)
    assert view(yes, 2) != view(no, 2)


def test_iu4_i16_i35_a_declaration_stands_when_the_rumour_returns() -> None:
    state = vote(declared(True), "BBDD")
    state = session(next_recess(state))
    state = bring(state, 3, RUMOUR)
    assert isinstance(state.phase, Debating)  # not asked again
    state = vote(state, "BBBB")
    assert isinstance(state.minutes[-1], Motion)
    assert state.minutes[-1].truth is True


def test_i16_i3_a_subject_that_certified_a_text_is_asked_anyway() -> None:
    """Otherwise the missing question would reveal that the subject itself is the source."""
    own = tell(tell(table(), 2, 1, RUMOUR), 1, 3, RUMOUR)
    state = bring(session(own), 1, RUMOUR)
    assert isinstance(state.phase, Declaring)
    assert refused(state, 2, Declare(False)) == "vowed_before (I3)"
    assert legal(state, 2) == [Declare(), Declare(True)]
    state, _ = play(state, 2, Declare())
    state = vote(state, "BBBB")
    assert isinstance(state.minutes[-1], Motion)
    assert state.minutes[-1].truth is True


def test_i3_what_was_declared_false_cannot_be_certified_later() -> None:
    state = next_recess(vote(declared(False), "BBDD"))
    assert refused(state, 2, Tell(4, RUMOUR)) == "false_about_oneself (I3)"
    assert refused(state, 2, Tell(4, Item(2, text="Feeds the pigeons", sign=1))) == "allowed"


def test_i6_texts_that_differ_in_case_and_spacing_are_one_item_and_nobody_notices() -> None:
    shout = Item(2, text="KEEPS  a goat   on the balcony ", sign=-1)
    assert key(shout) == key(RUMOUR)
    assert key(Item(2, text=RUMOUR.text, sign=1)) != key(RUMOUR)  # I17: the mark belongs to it
    state = tell(tell(table(), 0, 1, RUMOUR), 3, 4, shout)
    assert view(state, 4).book.heard[0].item.text == "KEEPS a goat on the balcony"
    assert view(state, 1).book.heard[0].item.text == RUMOUR.text
    alone = tell(tell(table(), 0, 1, Item(5, text="x", sign=1)), 3, 4, shout)
    assert view(state, 3) == view(alone, 3)  # the seat that wrote it second
    assert view(state, 4) == view(alone, 4)


@pytest.mark.parametrize(
    ("item", "why"),
    [
        (Item(2, text="", sign=1), "improper_text (I36)"),
        (Item(2, text=" \n\t ", sign=1), "improper_text (I36)"),
        (Item(2, text="x" * 161, sign=1), "improper_text (I36)"),
        (Item(2, text="no mark"), "improper_text (I36)"),
        (Item(2, "n01"), "no_such_card (I4)"),
        (Item(2, text="x" * 160, sign=1), "allowed"),
    ],
)
def test_i36_texts_have_a_length_and_a_mark(item: Item, why: str) -> None:
    assert refused(table(), 0, Tell(1, item)) == why


def test_i36_words_have_a_length_too() -> None:
    assert refused(table(), 0, Tell(1, RUMOUR, words="x" * 161)) == "too_many_words (I36)"


def test_i36_texts_are_stored_as_written_without_control_characters() -> None:
    assert tidy("<b>Hi</b>\u202e\x07 there") == "<b>Hi</b> there"
    item = Item(2, text="{name} <script>alert(1)</script> %s", sign=-1)
    state = recess(mode="free_only")
    told: list[Told] = []
    for seat in range(6):
        state, more = play(state, seat, Tell(1, item, words="psst") if seat == 0 else Pass())
        told += more
    (heard,) = [t for t in told if isinstance(t.event, Heard)]
    assert (heard.to, heard.event.item, heard.event.words) == ((0, 1), item, "psst")
    assert decoder(State).decode(encode(state)) == state


def test_i18_no_texts_by_or_about_bots() -> None:
    state = recess(people="0,2")
    assert refused(state, 0, Tell(1, RUMOUR)) == "allowed"
    assert refused(state, 0, Tell(1, Item(3, text="x", sign=1))) == "no_text_about_bots (I18)"
    assert refused(state, 1, Tell(0, RUMOUR)) == "bots_do_not_write (I18)"
    heard = tell(state, 0, 1, RUMOUR)
    assert refused(heard, 1, Tell(3, RUMOUR)) == "allowed"  # passing on is no writing
    assert refused(recess(mode="dossier_only", people="all"), 0, Tell(1, RUMOUR)) == "no_text_about_bots (I18)"


@pytest.mark.parametrize(
    ("people", "bots", "found"),
    [("all", (), "all"), ("all", (1, 4, 5), "0,2,3"), ("0,1", (1,), "0"), ("none", (1,), "none"), ("1", (1,), "none")],
)
def test_i18_a_bot_is_no_person_whatever_the_host_says(people: str, bots: tuple[int, ...], found: str) -> None:
    setup = Setup(6, "mixed", Options(people=people))
    assert seated(setup, bots).options == Options(people=found)


def test_i18_free_text_alone_is_for_people() -> None:
    setup = Setup(6, "free_only", Options(mode="free_only"))
    assert seated(setup, ()) == setup
    with pytest.raises(Refusal, match="no_bots_in_free_only"):
        seated(setup, (5,))


def test_i36_the_host_strikes_what_was_read_out() -> None:
    state = bring(session(tell(table(), 0, 1, RUMOUR)), 1, RUMOUR)
    assert refused(state, 0, Strike(RUMOUR)) == "not_your_turn (I10)"  # the declaration comes first
    state, _ = play(state, 2, Declare())
    assert refused(state, 1, Strike(RUMOUR)) == "not_the_host (I36)"
    struck, _ = play(state, 0, Strike(RUMOUR))
    assert totals(struck) == (0,) * 6
    assert refused(hold_floor(struck, 1), 1, Initiate(RUMOUR)) == "resolved (I26)"
    tabled = vote(state, "BBDD")
    struck, _ = play(tabled, 0, Strike(RUMOUR))
    assert refused(struck, 0, Strike(RUMOUR)) == "nothing_to_strike (I36)"
    assert refused(next_recess(struck), 1, Tell(3, RUMOUR)) == "resolved (I11)"


def test_i36_nothing_is_struck_that_was_only_told() -> None:
    state = session(tell(table(), 0, 1, RUMOUR))
    assert refused(state, 0, Strike(RUMOUR)) == "nothing_to_strike (I36)"


@pytest.mark.parametrize("mode", ["mixed", "dossier_only"])
def test_i10_people_may_stay_longer_if_all_want_to(mode: str) -> None:
    state = recess(mode=mode, people="0,1", rotations=1)
    for _ in range(3):
        for seat in range(6):
            state, _told = play(state, seat, Pass())
        assert to_act(state) == (0, 1)
        for seat in (0, 1):
            state, _told = play(state, seat, More(True))
    for seat in range(6):
        state, _told = play(state, seat, Pass())
    assert isinstance(state.phase, Floor)  # three times at most


def test_i10_one_who_does_not_want_to_is_enough() -> None:
    state = recess(people="0,1", rotations=1)
    for seat in range(6):
        state, _ = play(state, seat, Pass())
    for seat, wanted in ((0, True), (1, False)):
        state, _ = play(state, seat, More(wanted))
    assert isinstance(state.phase, Floor)


def test_i28_words_mean_nothing() -> None:
    state = recess()
    for words in ("", "I give you a point"):
        after, _ = play(state, 0, Offer(1, Item(0, "p01"), words=words))
        assert totals(after) == (0,) * 6
    plead = bring(session(tell(state, 0, 1, Item(2, "n01"))), 1, Item(2, "n01"))
    assert play(plead, 2, Plead("deny", "never"))[0] == play(plead, 2, Plead("deny"))[0]
