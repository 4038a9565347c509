"""I21 to I24: winning, status and its perks."""

from diwan.games.intrigue import State, clock, legal, outcome, play, refusal, view
from diwan.games.intrigue.events import Sheltered
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Initiate, Shelter
from diwan.games.intrigue.scoring import totals
from diwan.games.intrigue.state import Over, Sheltering
from games.intrigue.tables import bring, exchange, hold_floor, recess, session, tell, vote

RUMOUR = Item(2, "n01")


def promoted(seat: int, hp: int) -> State:
    """Return a session in which the seat has that total and whatever it unlocks."""
    state = recess(totals={seat: hp})
    state = exchange(state, 3, 4, Item(3, "p07"), Item(4, "p09"))  # any scoring event looks at all totals
    return session(tell(state, 0, 1, RUMOUR))


def test_i22_status_goes_by_the_total_and_is_private() -> None:
    state = promoted(1, 20)
    assert state.books[1].perks == ("senior",)
    assert promoted(1, 19).books[1].perks == ()
    assert promoted(1, 34).books[1].perks == ("senior", "cabinet")
    assert view(state, 0).book.perks == ()


def test_i22_a_perk_outlives_the_points() -> None:
    state = vote(bring(promoted(1, 20), 1, RUMOUR), "DDDD")
    assert totals(state)[1] == 19
    assert state.books[1].perks == ("senior",)


def test_i23_the_senior_motion() -> None:
    state = hold_floor(promoted(1, 20), 1)
    assert Initiate(RUMOUR, senior=True) in legal(state, 1)
    assert str(refusal(hold_floor(promoted(1, 20), 0), 0, Initiate(RUMOUR, senior=True))) == "no_senior_perk (I23)"
    after = vote(bring(state, 1, RUMOUR, senior=True), "DDDD")
    assert totals(after)[1] == 20
    assert (after.books[1].perks, after.books[1].spent) == ((), ("senior",))
    assert vote(bring(state, 1, RUMOUR, senior=True), "BBDD").books[1].perks == ("senior",)


def test_i24_every_subject_of_a_costly_slander_is_asked() -> None:
    """The question, the menu and the clock are the same with and without the perk."""
    for hp in (0, 34):
        state = vote(bring(promoted(2, hp), 1, RUMOUR), "BBBB", to_the_end=False)
        assert isinstance(state.phase, Sheltering)
        assert legal(state, 2) == [Shelter(True), Shelter(False)]
        assert clock(state).moves == ((2, Shelter(True)),)  # type: ignore[union-attr]
        after, told = play(state, 2, Shelter(True))
        assert totals(after)[2] == (34 if hp else -4)
        assert any(isinstance(t.event, Sheltered) for t in told) is (hp == 34)
        after, _ = play(state, 2, Shelter(False))
        assert totals(after)[2] == hp - 4


def test_i24_no_question_where_there_is_no_loss() -> None:
    state = vote(bring(promoted(2, 34), 1, RUMOUR), "DDDD")
    assert not isinstance(state.phase, Sheltering)
    assert totals(state)[2] == 36


def test_i21_an_event_is_one_instant() -> None:
    """Seat 0 votes wrongly and spreads a lie that is believed: only the sum counts."""
    state = recess(totals={0: 46})
    state = vote(bring(session(tell(state, 0, 1, RUMOUR)), 1, RUMOUR), "BBBB")
    assert totals(state)[0] == 49
    assert outcome(state) is None
    state = recess(totals={0: 47})
    state = vote(bring(session(tell(state, 0, 1, RUMOUR)), 1, RUMOUR), "BBBB")
    assert isinstance(state.phase, Over)
    ended = outcome(state)
    assert ended is not None
    assert (ended.winners, ended.scores[0], ended.ruling, ended.reason) == ((0,), 25.0, "I21", "president")


def test_i21_the_archive_opens_for_everybody() -> None:
    state = exchange(recess(totals={0: 48}), 0, 1, Item(0, "p01"), Item(1, "p03"))
    for seat in (0, 5, None):
        assert view(state, seat).archive == state
