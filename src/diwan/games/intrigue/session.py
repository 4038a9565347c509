"""The voting session (I9, I11 to I16, I20, I23, I24, I26, I33, I35, I36): the floor, and motions."""

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
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
from diwan.games.intrigue.item_rules import last_motions
from diwan.games.intrigue.items import Item, clean_words, key
from diwan.games.intrigue.moves import Ballot, Break, Initiate, Plead, Vote
from diwan.games.intrigue.options import Options, length_of, motions_each
from diwan.games.intrigue.recess import open_recess, stored
from diwan.games.intrigue.scoring import (
    Played,
    add_entries,
    breach_entries,
    chart_of,
    check_status,
    finish,
    leaders,
    motion_entries,
    put,
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
    """Return whether a seat has nothing more to bring and so passes automatically (I12)."""
    most = motions_each(state.options, state.seats)
    return floor.ready[seat] or (most > 0 and floor.brought[seat] >= most)


def give_floor(state: State, floor: Floor) -> Played:
    """Give the floor to `floor.holder`, or to the next seat that can use it.

    The session closes after a full round of passes (I12)."""
    while is_spent(state, floor, floor.holder) and floor.passes < state.seats:
        floor = replace(floor, holder=(floor.holder + 1) % state.seats, passes=floor.passes + 1)
    if floor.passes >= state.seats or all(floor.ready):
        return _close(state)
    return replace(state, phase=floor), ()


def _to_next_seat(state: State, floor: Floor, seat: int) -> Played:
    holder = (seat + 1) % state.seats
    return give_floor(state, replace(floor, holder=holder, passes=floor.passes + 1))


def pass_floor(state: State, floor: Floor, seat: int) -> Played:
    state, told = _to_next_seat(state, floor, seat)
    return state, (Told(EVERYONE, Passed(seat)), *told)


def set_ready(state: State, phase: Floor | Debating, seat: int) -> Played:
    """Mark a seat as ready (I10). A motion that is under way is finished all the same."""
    told = Told(EVERYONE, Retired(seat, "session"))
    if isinstance(phase, Debating):
        question = phase.question
        question = replace(question, ready=put(question.ready, seat, True))
        return replace(state, phase=Debating(question)), (told,)
    state, more = give_floor(state, replace(phase, ready=put(phase.ready, seat, True)))
    return state, (told, *more)


def _close(state: State) -> Played:
    told = Told(EVERYONE, SessionClosed(state.round))
    limit = length_of(state.options).rounds
    if limit and state.round >= limit:
        state, more = finish(state, Over(leaders(state), "last_session"))
    else:
        state, more = open_recess(state, (state.chair + 1) % state.seats)
    return state, (told, *more)


def break_alliance(state: State, seat: int, move: Break) -> Played:
    """Break an alliance, announced with both names; whoever comes first is the breaker (I9, I33)."""
    for one, two in ((seat, move.ally), (move.ally, seat)):
        book = state.books[one]
        state = with_book(state, one, replace(book, allies=tuple(a for a in book.allies if a != two)))
    state = replace(state, minutes=(*state.minutes, Breach(state.round, seat, move.ally)))
    state, more = check_status(add_entries(state, breach_entries(state.round, seat, move.ally)))
    return state, (Told(EVERYONE, Broke(seat, move.ally, clean_words(move.words))), *more)


# A motion
def initiate(state: State, floor: Floor, seat: int, move: Initiate) -> Played:
    item = stored(move.item)
    brought = put(floor.brought, seat, floor.brought[seat] + 1)
    question = Question(initiator=seat, item=item, senior=move.senior, brought=brought, ready=floor.ready)
    # I16: the subject is asked about every text once, even a certified one, so that not being asked tells nothing.
    asks = not item.card and key(item) not in last_motions(state)
    phase = Declaring(question) if asks else Debating(question)
    return replace(state, phase=phase), (Told(EVERYONE, Initiated(seat, item, move.senior, clean_words(move.words))),)


def is_vowed(state: State, item: Item) -> bool:
    return any(key(vow) == key(item) for vow in state.books[item.subject].vows)


def declare(state: State, phase: Declaring, truth: bool | None) -> Played:
    """Fix the truth of a free text before the ballots, for the rest of the game (I16)."""
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
    """Return whether an item is true.

    A card is true of the seat whose dossier holds it (I4). A text is true if its subject swore so (I16)."""
    if item.card:
        return item.card in state.dossiers[item.subject]
    return any(oath.truth and key(oath.item) == key(item) for oath in state.books[item.subject].oaths)


def plead(state: State, phase: Debating, seat: int, move: Plead) -> Played:
    question = replace(phase.question, plea=move.plea)
    ballots: tuple[Ballot | None, ...] = (None,) * state.seats
    return replace(state, phase=Voting(question, ballots)), (
        Told(EVERYONE, Pleaded(seat, move.plea, clean_words(move.words))),
    )


def may_vote(question: Question, seat: int) -> bool:
    """Return whether a seat may vote: all may but the initiator and the subject (I20)."""
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
    """Return what the ballots decide. Ties and too many abstentions table the rumour (I14)."""
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
    """Use or keep the Cabinet perk. The choice counts only if the subject has that perk (I24)."""
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
    """Record a finished motion and give the floor to the next seat."""
    motion = Motion(
        round=state.round,
        initiator=question.initiator,
        item=question.item,
        senior=question.senior,
        ballots=ballots,
        verdict=verdict,
        truth=truth,
        plea=question.plea,
        sheltered=sheltered,
    )
    state, told = resolve(state, motion)
    if isinstance(state.phase, Over):
        return state, told
    floor = Floor((question.initiator + 1) % state.seats, 0, question.brought, question.ready)
    state, more = give_floor(state, floor)
    return state, (*told, *more)


def resolve(state: State, motion: Motion) -> Played:
    """Add a motion to the minutes and pay all four parts as one event."""
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
    state = add_entries(state, entries)
    gains = tuple((now - then) / 2 for now, then in zip(state.visible, before, strict=True))
    told = [Told(EVERYONE, Scored(gains, _shares(motion, gains)))]
    told += [Told(only(s), Rewarded(motion.item, e.hidden / 2)) for s, e in entries if e.reason == "spreader"]
    state, more = check_status(state)
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
    """Void a free text without points; a motion on it ends (I36)."""
    told = Told(EVERYONE, Struck(item))
    if isinstance(phase, Debating):
        state, more = _record(state, phase.question, (None,) * state.seats, "struck", None)
        return state, (told, *more)
    last = last_motions(state)[key(item)]
    struck = replace(last, round=state.round, verdict="struck", ballots=(None,) * state.seats, senior=False)
    return replace(state, minutes=(*state.minutes, struck)), (told,)
