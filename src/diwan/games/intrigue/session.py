"""The voting session (I9, I11 to I16, I20, I23, I24, I26, I33, I35, I36): the floor, and motions."""

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.intrigue.desk import docket
from diwan.games.intrigue.events import (
    Broke,
    Cause,
    Counted,
    Declared,
    Initiated,
    Noted,
    Passed,
    Pleaded,
    Retired,
    Revealed,
    Rewarded,
    Scored,
    Sealed,
    SessionClosed,
    Share,
    Sheltered,
    Struck,
    Swore,
)
from diwan.games.intrigue.items import Item, key, spoken
from diwan.games.intrigue.moves import Ballot, Break, Initiate, Plead, Vote
from diwan.games.intrigue.options import Options, motions_each
from diwan.games.intrigue.recess import open_recess, stored
from diwan.games.intrigue.scoring import (
    Played,
    breach_entries,
    chart_of,
    finish,
    leaders,
    motion_entries,
    post,
    put,
    settle,
    spreader,
    subject_share,
    with_book,
)
from diwan.games.intrigue.state import (
    Breach,
    Debating,
    Declaring,
    Floor,
    Motion,
    Oath,
    Over,
    Question,
    Sheltering,
    State,
    Verdict,
    Voting,
)


# The floor
def is_spent(state: State, floor: Floor, seat: int) -> bool:
    """I12: a seat that has brought all its motions passes by itself."""
    most = motions_each(state.options, state.seats)
    return floor.ready[seat] or (most > 0 and floor.brought[seat] >= most)


def give_floor(state: State, floor: Floor) -> Played:
    """To `floor.holder` or the next who can use it; the session closes after a round of passes (I12)."""
    while is_spent(state, floor, floor.holder) and floor.passes < state.seats:
        floor = replace(floor, holder=(floor.holder + 1) % state.seats, passes=floor.passes + 1)
    if floor.passes >= state.seats or all(floor.ready):
        return _close(state)
    return replace(state, phase=floor), ()


def give_way(state: State, floor: Floor, seat: int) -> Played:
    holder = (seat + 1) % state.seats
    return give_floor(state, replace(floor, holder=holder, passes=floor.passes + 1))


def step_aside(state: State, floor: Floor, seat: int) -> Played:
    state, told = give_way(state, floor, seat)
    return state, (Told(EVERYONE, Passed(seat)), *told)


def retire(state: State, phase: Floor | Debating, seat: int) -> Played:
    """I10: ready. A motion before the party is finished all the same."""
    told = Told(EVERYONE, Retired(seat))
    if isinstance(phase, Debating):
        question = phase.question
        question = replace(question, ready=put(question.ready, seat, True))
        return replace(state, phase=Debating(question)), (told,)
    state, more = give_floor(state, replace(phase, ready=put(phase.ready, seat, True)))
    return state, (told, *more)


def _close(state: State) -> Played:
    told = Told(EVERYONE, SessionClosed(state.round))
    limit = state.options.max_rounds
    if limit and state.round >= limit:
        state, more = finish(state, Over(leaders(state), "last_session"))
    else:
        state, more = open_recess(state, (state.chair + 1) % state.seats)
    return state, (told, *more)


def break_off(state: State, seat: int, move: Break) -> Played:
    """I9, I33: announced with both names; whoever comes first is the breaker."""
    for one, two in ((seat, move.ally), (move.ally, seat)):
        book = state.books[one]
        state = with_book(state, one, replace(book, allies=tuple(a for a in book.allies if a != two)))
    state = replace(state, minutes=(*state.minutes, Breach(state.round, seat, move.ally)))
    state, more = settle(post(state, breach_entries(state.round, seat, move.ally)))
    return state, (Told(EVERYONE, Broke(seat, move.ally, spoken(move.words))), *more)


# A motion
def initiate(state: State, floor: Floor, seat: int, move: Initiate) -> Played:
    item = stored(move.item)
    brought = put(floor.brought, seat, floor.brought[seat] + 1)
    question = Question(seat, item, move.senior, brought, floor.ready)
    # I16: every text is put to its subject once; also one that he has certified, so that silence tells nothing.
    asks = not item.card and key(item) not in docket(state)
    phase = Declaring(question) if asks else Debating(question)
    return replace(state, phase=phase), (Told(EVERYONE, Initiated(seat, item, move.senior, spoken(move.words))),)


def is_vowed(state: State, item: Item) -> bool:
    return any(key(vow) == key(item) for vow in state.books[item.subject].vows)


def declare(state: State, phase: Declaring, truth: bool | None) -> Played:
    """I16: fixed before the ballots, for ever."""
    item = phase.question.item
    truth = is_vowed(state, item) or bool(truth)
    state = swear(state, item, truth)
    return replace(state, phase=Debating(phase.question)), (
        Told(EVERYONE, Declared(item.subject)),
        Told(only(item.subject), Swore(item, truth)),
    )


def swear(state: State, item: Item, truth: bool) -> State:
    book = state.books[item.subject]
    return with_book(state, item.subject, replace(book, oaths=(*book.oaths, Oath(item, truth))))


def truth_of(state: State, item: Item) -> bool:
    """A card is true of the seat in whose dossier it lies (I4); a text as its subject swore (I16)."""
    if item.card:
        return item.card in state.dossiers[item.subject]
    return any(oath.truth and key(oath.item) == key(item) for oath in state.books[item.subject].oaths)


def plead(state: State, phase: Debating, seat: int, move: Plead) -> Played:
    question = replace(phase.question, plea=move.plea)
    ballots: tuple[Ballot | None, ...] = (None,) * state.seats
    return replace(state, phase=Voting(question, ballots)), (
        Told(EVERYONE, Pleaded(seat, move.plea, spoken(move.words))),
    )


def may_vote(question: Question, seat: int) -> bool:
    """I20: everybody but the initiator and the subject."""
    return seat not in (question.initiator, question.item.subject)


def vote(state: State, phase: Voting, seat: int, move: Vote) -> Played:
    phase = replace(phase, ballots=put(phase.ballots, seat, move.ballot))
    state = replace(state, phase=phase)
    told = (Told(EVERYONE, Sealed(seat)), Told(only(seat), Noted(move)))
    if any(may_vote(phase.question, s) and b is None for s, b in enumerate(phase.ballots)):
        return state, told
    state, more = _count(state, phase)
    return state, (*told, *more)


def verdict_of(options: Options, ballots: tuple[Ballot | None, ...]) -> Verdict:
    """I14: ties and too many abstentions table the rumour."""
    believe, disbelieve = ballots.count("believe"), ballots.count("disbelieve")
    abstain = ballots.count("abstain")
    voters = believe + disbelieve + abstain
    if options.majority_base == "eligible":
        return "believed" if 2 * believe > voters else "disbelieved" if 2 * disbelieve > voters else "tabled"
    if believe == disbelieve or 2 * abstain > voters:
        return "tabled"
    return "believed" if believe > disbelieve else "disbelieved"


def _count(state: State, phase: Voting) -> Played:
    question, item = phase.question, phase.question.item
    verdict = verdict_of(state.options, phase.ballots)
    told: tuple[Told, ...] = (Told(EVERYONE, Counted(phase.ballots, verdict)),)
    if verdict == "tabled":
        state, more = _record(state, question, phase.ballots, verdict, None)
        return state, (*told, *more)
    truth = truth_of(state, item)
    told += (Told(EVERYONE, Revealed(item, truth)),)
    share = subject_share(item, chart_of(state.options), verdict == "believed", truth)
    if item.polarity < 0 and share < 0:
        return replace(state, phase=Sheltering(question, phase.ballots, verdict, truth)), told
    state, more = _record(state, question, phase.ballots, verdict, truth)
    return state, (*told, *more)


def shelter(state: State, phase: Sheltering, use: bool) -> Played:
    """I24: counts only for a subject who has the perk."""
    seat = phase.question.item.subject
    used = use and "cabinet" in state.books[seat].perks
    told = (Told(EVERYONE, Sheltered(seat)),) if used else ()
    state, more = _record(state, phase.question, phase.ballots, phase.verdict, phase.truth, used)
    return state, (*told, *more)


def _spend(state: State, seat: int, perk: str) -> State:
    book = state.books[seat]
    left = tuple(p for p in book.perks if p != perk)
    gone = tuple(p for p in book.perks if p == perk)
    return with_book(state, seat, replace(book, perks=left, spent=(*book.spent, *gone)))


def _record(
    state: State,
    question: Question,
    ballots: tuple[Ballot | None, ...],
    verdict: Verdict,
    truth: bool | None,
    sheltered: bool = False,
) -> Played:
    """The motion is over; the next seat has the floor."""
    motion = Motion(
        state.round,
        question.initiator,
        question.item,
        question.senior,
        ballots,
        verdict,
        truth,
        question.plea,
        sheltered,
    )
    state, told = enact(state, motion)
    if isinstance(state.phase, Over):
        return state, told
    floor = Floor((question.initiator + 1) % state.seats, 0, question.brought, question.ready)
    state, more = give_floor(state, floor)
    return state, (*told, *more)


def enact(state: State, motion: Motion) -> Played:
    """Into the minutes, and all four stages paid as one event."""
    state = replace(state, minutes=(*state.minutes, motion))
    if motion.truth is None:
        return state, ()
    if motion.senior:
        state = _spend(state, motion.initiator, "senior")  # I23: spent once it is resolved
    if motion.sheltered:
        state = _spend(state, motion.item.subject, "cabinet")
    source = spreader(state, motion.item)
    entries = motion_entries(motion, chart_of(state.options), source)
    before = state.visible
    state = post(state, entries)
    gains = tuple((now - then) / 2 for now, then in zip(state.visible, before, strict=True))
    told = [Told(EVERYONE, Scored(gains, _shares(motion, gains)))]
    told += [Told(only(s), Rewarded(motion.item, e.hidden / 2)) for s, e in entries if e.reason == "spreader"]
    state, more = settle(state)
    return state, (*told, *more)


def _shares(motion: Motion, gains: tuple[float, ...]) -> tuple[Share, ...]:
    """Return the reasons of the visible points. Seats that neither gain nor lose are left out."""
    subject = motion.item.subject
    believers = tuple(seat for seat, ballot in enumerate(motion.ballots) if ballot == "believe")
    doubters = tuple(seat for seat, ballot in enumerate(motion.ballots) if ballot == "disbelieve")
    groups: tuple[tuple[tuple[int, ...], Cause], ...] = (
        ((motion.initiator,), "believed" if motion.verdict == "believed" else "disbelieved"),
        (believers if motion.truth else doubters, "right"),
        (doubters if motion.truth else believers, "wrong"),
        ((subject,), "gain" if gains[subject] > 0 else "loss"),
    )
    return tuple(Share(seats, why, abs(gains[seats[0]])) for seats, why in groups if seats and gains[seats[0]])


def strike(state: State, phase: Floor | Debating, item: Item) -> Played:
    """I36: the text is void, without points; a motion on it ends."""
    told = Told(EVERYONE, Struck(item))
    if isinstance(phase, Debating):
        state, more = _record(state, phase.question, (None,) * state.seats, "struck", None)
        return state, (told, *more)
    last = docket(state)[key(item)]
    struck = replace(last, round=state.round, verdict="struck", ballots=(None,) * state.seats, senior=False)
    return replace(state, minutes=(*state.minutes, struck)), (told,)
