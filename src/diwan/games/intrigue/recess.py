"""The recess (I7, I8, I10, I27 to I32): whispers, sealed acts, calls, answers."""

from collections.abc import Callable
from math import lcm
from typing import TypeAlias

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.intrigue.events import (
    Approached,
    Asked,
    Called,
    Declined,
    Doubted,
    Exchanged,
    Extended,
    Heard,
    Lapsed,
    Mingled,
    Noted,
    Offered,
    Prolonged,
    Proposed,
    RecessOpened,
    Retired,
    Returned,
    RotationEnded,
    Sealed,
    SessionOpened,
    Vouched,
    WantsMore,
    Whispered,
    Withdrawn,
)
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.item_rules import ItemRules, kind_of, last_motions
from diwan.games.intrigue.items import Item, clean_words, key, tidy
from diwan.games.intrigue.moves import (
    Accept,
    Act,
    Ask,
    Decline,
    Doubt,
    More,
    Offer,
    Pass,
    Ready,
    Tell,
    Vouch,
    Whisper,
    Withdraw,
)
from diwan.games.intrigue.options import Options, is_open, people
from diwan.games.intrigue.scoring import Played, add_entries, alliance_entries, check_status, put, with_book
from diwan.games.intrigue.state import (
    Answer,
    Answering,
    Book,
    Calling,
    Decision,
    Extending,
    Floor,
    Mingling,
    Over,
    Overheard,
    Rotation,
    Sealing,
    State,
    Talk,
    Telling,
    Whispering,
)

Step: TypeAlias = Callable[[State], Played]

MOMENTS_PER_ACT = 2
"""Moments that an act takes: in an exchange the giver tells at the first, the taker at the second."""


def open_recess(state: State, chair: int) -> Played:
    number = state.round + 1
    books = tuple(replace(book, fresh=0) for book in state.books)
    state = replace(state, round=number, chair=chair, books=books, offers=(), phase=Whispering(0))
    told = Told(EVERYONE, RecessOpened(number, chair))
    return (state if whisper_count(state.options, state.seats, number) else begin_talk(state)), (told,)


def begin_talk(state: State) -> State:
    """Let the recess begin, after the whispers: an open one, or with its first rotation (I10)."""
    nobody = (False,) * state.seats
    if is_open(state.options, state.seats):
        rotation = Rotation(state.round, state.moment, (), ())
        phase = Mingling(nobody, acts=(0,) * state.seats, wants_more=nobody)
        return replace(state, rotations=(*state.rotations, rotation), phase=phase)
    return replace(state, phase=Talk(1, nobody, (None,) * state.seats))


# Whispers, I27
def whisper_count(options: Options, seats: int, number: int) -> int:
    """Return how many whispers the recess of a round has: none in the first round, none without dossiers."""
    if options.mode == "free_only" or number < FIGURES.setup.whispers_from_round:
        return 0
    return options.whispers_per_recess * seats


def whisper_odds(state: State, seat: int) -> list[tuple[Whisper, int]]:
    """Return the odds of a whisper to a seat.

    Every other seat is equally likely as its subject. Then a card of the subject's dossier, or one that is in
    neither dossier, is drawn, half and half."""
    closed = {item for item, motion in last_motions(state).items() if motion.verdict != "tabled"}
    mine = state.dossiers[seat]
    groups: list[list[Item]] = []
    for subject in range(state.seats):
        if subject != seat:
            theirs = state.dossiers[subject]
            items = [Item(subject, card) for card in state.active if card not in mine]
            fits = [item for item in items if item not in closed]
            groups.append([item for item in fits if item.card in theirs])
            groups.append([item for item in fits if item.card not in theirs])
    whole = lcm(*(len(group) for group in groups if group))
    odds = [(Whisper(seat, item), whole // len(group)) for group in groups for item in group]
    if nothing := sum(whole for group in groups if not group):
        odds.append((Whisper(seat), nothing))
    return odds


def whisper(state: State, phase: Whispering, move: Whisper) -> Played:
    book = state.books[move.seat]
    book = replace(book, whispers=(*book.whispers, Overheard(state.round, move.item)))
    state = with_book(state, move.seat, learn(book, move.item) if move.item else book)
    state = replace(state, phase=Whispering(phase.given + 1))
    if phase.given + 1 == whisper_count(state.options, state.seats, state.round):
        state = begin_talk(state)
    return state, (Told(only(move.seat), Whispered(move.item)),)


def learn(book: Book, item: Item) -> Book:
    wanted = key(item)
    if any(key(known) == wanted for known in book.notes if known.subject == item.subject):
        return book
    return replace(book, notes=(*book.notes, item))


# An open recess (I10)
def mingle(state: State, phase: Mingling, seat: int, move: Act | Accept | Decline) -> Played:
    """Carry out an act, or an answer to an offer, at once; all see who meets whom (I30)."""
    partner = move.giver if isinstance(move, Accept | Decline) else move.to
    last = state.rotations[-1]
    last = replace(last, actors=(*last.actors, seat), partners=(*last.partners, partner))
    state = replace(state, rotations=(*state.rotations[:-1], last), phase=_counted(phase, seat))
    if isinstance(move, Accept | Decline):
        state, told = _apply_answer(state, seat, move)
    else:
        state, told = perform(state, seat, move)
    return replace(state, moment=state.moment + MOMENTS_PER_ACT), (Told(EVERYONE, Approached(seat, partner)), *told)


def _counted(phase: Mingling, seat: int) -> Mingling:
    return replace(phase, acts=put(phase.acts, seat, phase.acts[seat] + 1))


def get_ready(state: State, phase: Mingling, seat: int) -> Played:
    """Mark a seat as ready; the recess ends when everybody is."""
    phase = replace(phase, ready=put(phase.ready, seat, True))
    told = (Told(EVERYONE, Retired(seat, "recess")),)
    state = replace(state, phase=phase)
    return _then(state, told, open_session) if all(phase.ready) else (state, told)


def come_back(state: State, phase: Mingling, seat: int) -> Played:
    phase = replace(_counted(phase, seat), ready=put(phase.ready, seat, False))
    return replace(state, phase=phase), (Told(EVERYONE, Returned(seat)),)


def want_more(state: State, phase: Mingling, seat: int) -> Played:
    """Note who wants more time; it is granted when all the people want it."""
    phase = replace(phase, wants_more=put(phase.wants_more, seat, True))
    told: tuple[Told, ...] = (Told(EVERYONE, WantsMore(seat)),)
    if all(phase.wants_more[person] for person in people(state.options, state.seats)):
        phase = replace(phase, wants_more=(False,) * state.seats, extensions=phase.extensions + 1)
        told += (Told(EVERYONE, Prolonged(FIGURES.seconds.more)),)
    return replace(state, phase=phase), told


# Acts in rotations
def seal(state: State, phase: Talk, seat: int, choice: Decision) -> Played:
    phase = replace(phase, sealed=put(phase.sealed, seat, choice))
    state = replace(state, phase=phase)
    told = (Told(EVERYONE, Sealed(seat)), Told(only(seat), Noted(choice)))
    if any(sealed is None and not ready for sealed, ready in zip(phase.sealed, phase.ready, strict=True)):
        return state, told
    return _then(state, told, _open_acts)


def _open_acts(state: State) -> Played:
    """Start calling the acts once everybody has decided; seats that chose Ready leave the recess."""
    phase = state.phase
    assert isinstance(phase, Talk)
    leaving = tuple(seat for seat, choice in enumerate(phase.sealed) if isinstance(choice, Ready))
    ready = tuple(was or seat in leaving for seat, was in enumerate(phase.ready))
    told = tuple(Told(EVERYONE, Retired(seat, "recess")) for seat in leaving)
    # If nobody is seen together (I30), passing must not be seen either, so everybody is called.
    skipped = (Ready, Pass, type(None)) if state.options.seen_together else (Ready, type(None))
    waiting = tuple(seat for seat, choice in enumerate(phase.sealed) if not isinstance(choice, skipped))
    sealed = tuple(choice if seat in waiting else None for seat, choice in enumerate(phase.sealed))
    rotation = Rotation(state.round, state.moment, (), ())
    state = replace(
        state,
        rotations=(*state.rotations, rotation),
        phase=Calling(
            rotation=phase.rotation, ready=ready, sealed=sealed, waiting=waiting, extensions=phase.extensions
        ),
    )
    return _then(state, (*told, Told(EVERYONE, Mingled(phase.rotation, waiting))), _call_unless_drawn)


def _call_unless_drawn(state: State) -> Played:
    """Call the last act without a draw; with more than one left, NATURE draws."""
    phase = state.phase
    assert isinstance(phase, Calling)
    if len(phase.waiting) > 1:
        return state, ()
    return call(state, phase, phase.waiting[0]) if phase.waiting else _ask_for_answers(state, phase)


def call(state: State, phase: Calling, seat: int) -> Played:
    choice = phase.sealed[seat]
    act = None if isinstance(choice, Pass | Ready) else choice
    partner = act.to if act else None
    last = state.rotations[-1]
    last = replace(last, actors=(*last.actors, seat), partners=(*last.partners, partner))
    told: tuple[Told, ...] = (Told(EVERYONE, Called(seat)),)
    if state.options.seen_together and partner is not None:
        told = (Told(EVERYONE, Approached(seat, partner)),)
    elif partner is not None:
        told += (Told(only(seat, partner), Approached(seat, partner)),)
    waiting = tuple(other for other in phase.waiting if other != seat)
    phase = replace(phase, sealed=put(phase.sealed, seat, None), waiting=waiting)
    state = replace(state, rotations=(*state.rotations[:-1], last), phase=phase)
    if act:
        state, more = perform(state, seat, act)
        told += more
    state = replace(state, moment=state.moment + MOMENTS_PER_ACT)
    return (state, told) if isinstance(state.phase, Over) else _then(state, told, _call_unless_drawn)


def perform(state: State, seat: int, act: Act) -> Played:
    both = only(seat, act.to)
    match act:
        case Tell(to, item, source, words):
            item = stored(item)
            state = put_forward(state, seat, item)
            telling = Telling(item, giver=seat, hearer=to, round=state.round, moment=state.moment, source=source)
            return hand_over(state, telling), (Told(both, Heard(seat, to, item, source, clean_words(words))),)
        case Offer():
            return _offer(state, seat, act)
        case Withdraw(to):
            left = tuple(o for o in state.offers if (o.giver, o.to) != (seat, to))
            if len(left) == len(state.offers):  # accepted or matched in the meantime
                return state, ()
            return replace(state, offers=left), (Told(both, Withdrawn(seat, to)),)
        case Ask(to, subject):
            return state, (Told(both, Asked(seat, to, subject)),)
        case Vouch(to, item, words):
            return state, (Told(both, Vouched(seat, to, stored(item), clean_words(words))),)
        case Doubt(to, item, words):
            return state, (Told(both, Doubted(seat, to, stored(item), clean_words(words))),)


def stored(item: Item) -> Item:
    return item if item.card else replace(item, text=tidy(item.text))


def put_forward(state: State, seat: int, item: Item) -> State:
    """Record that a seat states an item: it joins its notes, and a text about itself becomes certified (I3)."""
    book = state.books[seat]
    if ItemRules(state, seat).is_new(item):
        book = replace(book, fresh=book.fresh + 1)
    if item.subject == seat and not item.card and all(key(vow) != key(item) for vow in book.vows):
        book = replace(book, vows=(*book.vows, item))
    return with_book(state, seat, learn(book, item))


def hand_over(state: State, telling: Telling) -> State:
    giver, hearer = state.books[telling.giver], state.books[telling.hearer]
    state = with_book(state, telling.giver, replace(giver, told=(*giver.told, telling)))
    hearer = replace(learn(hearer, telling.item), heard=(*hearer.heard, telling))
    return with_book(state, telling.hearer, hearer)


def _offer(state: State, seat: int, act: Offer) -> Played:
    item = stored(act.item)
    state = put_forward(state, seat, item)
    crossing = next((o for o in state.offers if o.giver == act.to and o.to == seat), None)
    if (
        crossing
        and crossing.want in ("any", kind_of(seat, item))
        and act.want in ("any", kind_of(act.to, crossing.item))
    ):
        return exchange(state, crossing, item, act.words)
    state = replace(
        state, offers=(*state.offers, Sealing(giver=seat, to=act.to, item=item, want=act.want, moment=state.moment))
    )
    return state, (
        Told(only(act.to), Offered(seat, kind_of(seat, item), act.want, clean_words(act.words))),
        Told(only(seat), Proposed(act.to, item, act.want, clean_words(act.words))),
    )


def exchange(state: State, offer: Sealing, item: Item, words: str) -> Played:
    """Hand over both secrets at the same moment (I7). Only a new alliance pays (I31)."""
    pair = (offer.giver, offer.to)
    state = replace(state, offers=tuple(o for o in state.offers if o is not offer))
    for telling in (
        Telling(
            offer.item,
            giver=offer.giver,
            hearer=offer.to,
            round=state.round,
            moment=state.moment,
            via="exchange",
        ),
        Telling(
            item,
            giver=offer.to,
            hearer=offer.giver,
            round=state.round,
            moment=state.moment + 1,
            via="exchange",
        ),
    ):
        state = hand_over(state, telling)
    allied = offer.to not in state.books[offer.giver].allies
    told: tuple[Told, ...] = (
        Told(only(*pair), Exchanged(*pair, given=offer.item, taken=item, allied=allied, words=clean_words(words))),
    )
    if allied:
        state = form_alliance(state, *pair)
        state, more = check_status(add_entries(state, alliance_entries(state.round, pair)))
        told += more
    return state, told


def form_alliance(state: State, one: int, two: int) -> State:
    for seat, ally in ((one, two), (two, one)):
        book = state.books[seat]
        state = with_book(state, seat, replace(book, allies=tuple(sorted((*book.allies, ally)))))
    return state


# Answers
def approached(state: State) -> tuple[int, ...]:
    """Return the seats that may have an offer to answer, as far as spectators can see."""
    if not state.options.seen_together:
        return tuple(range(state.seats))
    met = {p for r in state.rotations if r.round == state.round for p in r.partners}
    return tuple(seat for seat in range(state.seats) if seat in met)


def _ask_for_answers(state: State, phase: Calling) -> Played:
    asked = approached(state)
    state = replace(
        state,
        phase=Answering(
            rotation=phase.rotation,
            ready=phase.ready,
            asked=asked,
            sealed=(None,) * state.seats,
            extensions=phase.extensions,
        ),
    )
    return (state, ()) if asked else _end_rotation(state)


def answer(state: State, phase: Answering, seat: int, choice: Answer) -> Played:
    phase = replace(phase, sealed=put(phase.sealed, seat, choice))
    state = replace(state, phase=phase)
    told = (Told(EVERYONE, Sealed(seat)), Told(only(seat), Noted(choice)))
    if any(phase.sealed[other] is None for other in phase.asked):
        return state, told
    return _then(state, told, _open_unless_drawn)


def undrawn(phase: Answering) -> tuple[int, ...]:
    """Return the seats whose answers have no place yet in the order of opening.

    As with acts (I10), the order is drawn: a seat must not come first by its number, because the first to spread
    (I5) or to win (I21) takes everything."""
    return tuple(seat for seat in phase.asked if seat not in phase.order)


def draw_answer(state: State, phase: Answering, seat: int) -> Played:
    phase = replace(phase, order=(*phase.order, seat))
    return _then(replace(state, phase=phase), (Told(EVERYONE, Called(seat)),), _open_unless_drawn)


def _open_unless_drawn(state: State) -> Played:
    """Open the answers once at most one is left to draw."""
    phase = state.phase
    assert isinstance(phase, Answering)
    left = undrawn(phase)
    if len(left) > 1:
        return state, ()
    return draw_answer(state, phase, left[0]) if left else _open_answers(state, phase)


def _open_answers(state: State, phase: Answering) -> Played:
    told: tuple[Told, ...] = ()
    last = replace(state.rotations[-1], answerers=phase.order)
    state = replace(state, rotations=(*state.rotations[:-1], last))
    for seat in phase.order:
        state, more = _apply_answer(state, seat, phase.sealed[seat])
        told += more
        if isinstance(state.phase, Over):
            return state, told
        state = replace(state, moment=state.moment + MOMENTS_PER_ACT)
    return _then(state, told, _end_rotation)


def _apply_answer(state: State, seat: int, choice: Answer | None) -> Played:
    match choice:
        case Accept(giver, item, words):
            offer = next(o for o in state.offers if (o.giver, o.to) == (giver, seat))
            item = stored(item)
            return exchange(put_forward(state, seat, item), offer, item, words)
        case Decline(giver, words):
            left = tuple(o for o in state.offers if (o.giver, o.to) != (giver, seat))
            return replace(state, offers=left), (Told(only(giver, seat), Declined(giver, seat, clean_words(words))),)
    return state, ()


# The end of a rotation and of the recess (I10)
def _end_rotation(state: State) -> Played:
    phase = state.phase
    assert isinstance(phase, Answering)
    told = (Told(EVERYONE, RotationEnded(phase.rotation)),)
    if all(phase.ready):
        return _then(state, told, open_session)
    if phase.rotation < state.options.rotations + phase.extensions:
        return _next_rotation(state, phase), told
    persons = people(state.options, state.seats)
    if phase.extensions < FIGURES.setup.extensions and any(not phase.ready[seat] for seat in persons):
        asked = Extending(phase.rotation, phase.ready, (None,) * state.seats, phase.extensions)
        return replace(state, phase=asked), told
    return _then(state, told, open_session)


def _next_rotation(state: State, phase: Answering | Extending, more: int = 0) -> State:
    empty = (None,) * state.seats
    return replace(state, phase=Talk(phase.rotation + 1, phase.ready, empty, phase.extensions + more))


def extend(state: State, phase: Extending, seat: int, wanted: bool) -> Played:
    phase = replace(phase, sealed=put(phase.sealed, seat, wanted))
    state = replace(state, phase=phase)
    told: tuple[Told, ...] = (Told(EVERYONE, Sealed(seat)), Told(only(seat), Noted(More(wanted))))
    votes = [phase.sealed[person] for person in people(state.options, state.seats)]
    if None in votes:
        return state, told
    told += (Told(EVERYONE, Extended(all(votes))),)
    if all(votes):
        return _next_rotation(state, phase, 1), told
    return _then(state, told, open_session)


def open_session(state: State) -> Played:
    """Open the session. Offers that nobody answered lapse with the recess."""
    told = [Told(only(o.giver, o.to), Lapsed(o.giver, o.to)) for o in state.offers]
    floor = Floor(state.chair, 0, (0,) * state.seats, (False,) * state.seats)
    told.append(Told(EVERYONE, SessionOpened(state.round, state.chair)))
    return replace(state, offers=(), phase=floor), tuple(told)


def _then(state: State, told: tuple[Told, ...], step: Step) -> Played:
    state, more = step(state)
    return state, (*told, *more)
