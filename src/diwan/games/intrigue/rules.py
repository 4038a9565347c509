"""The contract of the game: who acts, what is allowed, what follows."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, assert_never

from msgspec.structs import replace

from diwan.core.game import (
    EVERYONE,
    NATURE,
    About,
    Clock,
    Outcome,
    Refusal,
    Setup,
    Tally,
    Told,
    only,
)
from diwan.games.intrigue import options as choices
from diwan.games.intrigue import recess, session
from diwan.games.intrigue.events import Activated, Dealt, Filed
from diwan.games.intrigue.figures import CARDS, DECK, FIGURES
from diwan.games.intrigue.item_rules import ItemRules, RefusalReason
from diwan.games.intrigue.items import key
from diwan.games.intrigue.menu import candidates
from diwan.games.intrigue.moves import (
    Accept,
    Activate,
    Ask,
    Begin,
    Break,
    Call,
    Deal,
    Declare,
    Decline,
    Doubt,
    Initiate,
    More,
    Move,
    Offer,
    Pass,
    Plead,
    Ready,
    Return,
    Shelter,
    Strike,
    Tell,
    Vote,
    Vouch,
    Whisper,
    Withdraw,
)
from diwan.games.intrigue.options import Options, people
from diwan.games.intrigue.scoring import Played, put, totals
from diwan.games.intrigue.state import (
    Answering,
    Book,
    Calling,
    Dealing,
    Debating,
    Declaring,
    Extending,
    Floor,
    Mingling,
    Over,
    Question,
    Sheltering,
    State,
    Talk,
    Voting,
    Whispering,
)

edition = "3"
about = About(
    id="intrigue",
    seats=(4, 5, 6, 7, 8, 9, 10),  # I1
    minutes=(20, 120),
    difficulty=4,
    rulings=("I", 37),
    variants={
        "mixed": Options(),
        "dossier_only": Options(mode="dossier_only"),
        "free_only": Options(mode="free_only"),
    },
)

trial = {"max_rounds": 2, "rotations": 2}
"""Options that make a game short enough to be checked against all laws many times.

The second round has whispers, and rumours that were tabled return in it. In the second rotation offers of the first
one are still open."""


def start(setup: Setup[Options]) -> State:
    choices.check(setup)
    n = setup.seats
    return State(n, setup.options, dossiers=((),) * n, visible=(0,) * n, books=(Book(),) * n)


# Who acts
def to_act(state: State) -> tuple[int, ...]:
    seats = range(state.seats)
    match state.phase:
        case Dealing() | Whispering() | Calling():
            return (NATURE,)
        case Talk(_, ready, sealed):
            return tuple(s for s in seats if not ready[s] and sealed[s] is None)
        case Answering(_, _, asked, answers):
            return tuple(s for s in asked if answers[s] is None) or (NATURE,)
        case Extending(_, _, votes):
            return tuple(s for s in people(state.options, state.seats) if votes[s] is None)
        case Mingling(ready):
            return tuple(s for s in seats if not ready[s])
        case Floor(holder):
            return (holder,)
        case Declaring(question) | Debating(question) | Sheltering(question):
            return (question.item.subject,)
        case Voting(question, ballots):
            return tuple(s for s in seats if ballots[s] is None and session.may_vote(question, s))
        case Over():
            return ()


# NATURE
def odds(state: State) -> Sequence[tuple[Move, int]]:
    match state.phase:
        case Dealing():
            return _deals(state)
        case Whispering(given):
            return recess.whisper_odds(state, given % state.seats)
        case Calling(waiting=waiting):
            return [(Call(seat), 1) for seat in waiting]
        case Answering() as answering if to_act(state) == (NATURE,):
            return [(Call(seat), 1) for seat in recess.undrawn(answering)]
    return []


def _deals(state: State) -> list[tuple[Move, int]]:
    """Return the odds of the set-up: the public list, then the dossiers, then the chair (I4)."""
    table = FIGURES.setup
    half, dealt = table.active_per_seat * state.seats, sum(map(len, state.dossiers))
    if state.options.mode != "free_only" and len(state.active) < 2 * half:
        polarity = 1 if len(state.active) < half else -1
        return [(Activate(card), 1) for card in DECK[polarity] if card not in state.active]
    if state.options.mode != "free_only" and dealt < 2 * table.dossier * state.seats:
        seat, place = divmod(dealt, 2 * table.dossier)
        polarity = 1 if place < table.dossier else -1
        gone = {card for dossier in state.dossiers for card in dossier}
        cards = [c for c in state.active if c not in gone and CARDS[c].polarity == polarity]
        return [(Deal(seat, card), 1) for card in cards]
    return [(Begin(chair), 1) for chair in range(state.seats)]


# What is allowed
def legal(state: State, seat: int) -> Sequence[Move]:
    is_to_act = seat in to_act(state)
    if seat == NATURE or not (
        is_to_act or (isinstance(state.phase, Mingling | Floor | Debating) and 0 <= seat < state.seats)
    ):
        return []
    item_rules = ItemRules(state, seat)
    moves = candidates(state, item_rules)
    if not isinstance(state.phase, Floor | Declaring | Debating):
        return list(moves)  # the item rules have checked them already
    return [
        move
        for move in moves
        if isinstance(move, Initiate) or _refuse(state, seat, move, item_rules, is_to_act) is None
    ]


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat == NATURE or isinstance(move, Activate | Deal | Begin | Whisper | Call):
        fits = seat == NATURE and any(move == outcome for outcome, _ in odds(state))
        return None if fits else Refusal("I4", "not_the_dealers_move")
    if not 0 <= seat < state.seats:
        return Refusal("I1", "no_such_seat")
    reason = _refuse(state, seat, move, ItemRules(state, seat), seat in to_act(state))
    return Refusal(*reason) if reason else None


def _refuse(state: State, seat: int, move: Move, item_rules: ItemRules, is_to_act: bool) -> RefusalReason | None:
    if isinstance(state.phase, Over):
        return "I21", "game_over"
    if len(getattr(move, "words", "")) > FIGURES.setup.longest_text:
        return "I36", "too_many_words"
    if is_to_act and isinstance(state.phase, Talk) and isinstance(move, Tell | Offer | Withdraw | Ask | Vouch | Doubt):
        return item_rules.refuse_act(move)  # first, because most calls are about acts
    if isinstance(move, Ready) and (move.during == "session") != isinstance(state.phase, Floor | Debating):
        return "I10", "other_part"
    match state.phase, move:
        case Mingling() as mingling, _:
            return _refuse_mingling(state, mingling, seat, move, item_rules)
        case ((Floor() | Debating()), Strike()):  # I36
            return _refuse_strike(state, seat, move, item_rules)
        case (
            (Floor(ready=ready) | Debating(question=Question(ready=ready))),
            Ready(),
        ):  # I10
            return ("I10", "ready_already") if ready[seat] else None
        case Floor(), Break(ally):  # I33
            return None if ally in item_rules.book.allies else ("I33", "no_ally")
        case _, Break():
            return "I33", "break_on_the_floor_only"
        case _ if not is_to_act:
            return "I10", "not_your_turn"
        case Talk(), (Pass() | Ready()):
            return None
        case Answering(), Pass():
            return None
        case Answering(), Accept():
            return item_rules.refuse_accept(move)
        case Answering(), Decline(giver):
            return item_rules.refuse_decline(giver)
        case Floor(), Pass():
            return None
        case Floor(), Initiate():
            return item_rules.refuse_motion(move)
        case Declaring(question), Declare(truth):
            fixed = truth is False and session.is_vowed(state, question.item)
            return ("I3", "vowed_before") if fixed else None
        case (Extending(), More()) | (Debating(), Plead()) | (Voting(), Vote()) | (Sheltering(), Shelter()):
            return None
    return "I28", "out_of_place"


def _refuse_mingling(
    state: State, phase: Mingling, seat: int, move: Move, item_rules: ItemRules
) -> RefusalReason | None:
    """Return why a seat may not do this in an open recess (I10). Whoever is ready may still answer offers."""
    match move:
        case Accept():
            return item_rules.refuse_accept(move)
        case Decline(giver):
            return item_rules.refuse_decline(giver)
        case More(wanted):
            may = wanted and phase.may_want_more(seat, people(state.options, state.seats))
            return None if may else ("I10", "no_more_time")
        case Ready():
            return ("I10", "ready_already") if phase.ready[seat] else None
        case Return() if not phase.ready[seat]:
            return "I10", "not_ready"
        case Return() | Tell() | Offer() | Withdraw() | Ask() | Vouch() | Doubt():
            if not phase.may_act(seat):
                return "I10", "too_many_acts"
            if isinstance(move, Return):
                return None
            return ("I10", "return_first") if phase.ready[seat] else item_rules.refuse_act(move)
        case Break():
            return "I33", "break_on_the_floor_only"
    return "I28", "out_of_place"


def _refuse_strike(state: State, seat: int, move: Strike, item_rules: ItemRules) -> RefusalReason | None:
    if seat != state.options.host:
        return "I36", "not_the_host"
    match state.phase:
        case Debating(question):
            is_open = key(question.item) == key(move.item)
        case _:
            last = item_rules.last_motions.get(key(move.item))
            is_open = last is not None and last.verdict == "tabled"
    return None if is_open and not move.item.card else ("I36", "nothing_to_strike")


# What follows
def play(state: State, seat: int, move: Move) -> Played:
    if reason := refusal(state, seat, move):
        raise reason
    phase: Any = state.phase  # the refusal has checked that the move fits the phase
    match move:
        case Activate(card):
            return replace(state, active=(*state.active, card)), (Told(EVERYONE, Activated(card)),)
        case Deal(to, card):
            dossiers = put(state.dossiers, to, (*state.dossiers[to], card))
            told = (Told(only(to), Filed(card)), Told(EVERYONE, Dealt(to, len(dossiers[to]))))
            return replace(state, dossiers=dossiers), told
        case Begin(chair):
            return recess.open_recess(state, chair)
        case Whisper():
            return recess.whisper(state, phase, move)
        case Call(actor) if isinstance(phase, Answering):
            return recess.draw_answer(state, phase, actor)
        case Call(actor):
            return recess.call(state, phase, actor)
        case Tell() | Offer() | Withdraw() | Ask() | Vouch() | Doubt() | Accept() | Decline() if isinstance(
            phase, Mingling
        ):
            return recess.mingle(state, phase, seat, move)
        case Tell() | Offer() | Withdraw() | Ask() | Vouch() | Doubt():
            return recess.seal(state, phase, seat, move)
        case Accept() | Decline():
            return recess.answer(state, phase, seat, move)
        case Return():
            return recess.come_back(state, phase, seat)
        case More() if isinstance(phase, Mingling):
            return recess.want_more(state, phase, seat)
        case More(wanted):
            return recess.extend(state, phase, seat, wanted)
        case Pass():
            if isinstance(phase, Talk):
                return recess.seal(state, phase, seat, move)
            if isinstance(phase, Answering):
                return recess.answer(state, phase, seat, move)
            return session.pass_floor(state, phase, seat)
        case Ready():
            if isinstance(phase, Mingling):
                return recess.get_ready(state, phase, seat)
            if isinstance(phase, Talk):
                return recess.seal(state, phase, seat, move)
            return session.set_ready(state, phase, seat)
        case Initiate():
            return session.initiate(state, phase, seat, move)
        case Break():
            return session.break_alliance(state, seat, move)
        case Declare(truth):
            return session.declare(state, phase, truth)
        case Plead():
            return session.plead(state, phase, seat, move)
        case Vote():
            return session.vote(state, phase, seat, move)
        case Shelter(use):
            return session.shelter(state, phase, use)
        case Strike(item):
            return session.strike(state, phase, item)
    assert_never(move)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return Outcome(state.phase.winners, standing(state), "I21", state.phase.reason)


def standing(state: State) -> tuple[float, ...]:
    """Return the points of each seat, hidden ones included."""
    return tuple(hp / 2 for hp in totals(state))


def tally(state: State) -> Tally:
    return Tally("points", standing(state))


def clock(state: State) -> Clock | None:
    """Return the time of the seats to act and the move that is played when it runs out (I10, I15, I34)."""
    seconds, waiting = FIGURES.seconds, to_act(state)
    if NATURE in waiting:
        return None
    allowed: tuple[int, Move]
    match state.phase:
        case Mingling(extensions=extensions):
            whole = seconds.recess + extensions * seconds.more
            return Clock(whole, tuple((seat, Ready()) for seat in waiting), of=f"recess {state.round}")
        case Talk():
            allowed = seconds.rotation, Pass()
        case Answering():
            allowed = seconds.answer, Pass()
        case Extending():
            allowed = seconds.extension, More(False)
        case Floor():
            allowed = seconds.floor, Pass()
        case Declaring():
            allowed = seconds.declare, Declare()
        case Debating():
            allowed = seconds.debate, Plead()
        case Voting():
            allowed = seconds.vote, Vote("abstain")
        case Sheltering():
            allowed = seconds.shelter, Shelter(True)
        case _:
            return None
    return Clock(allowed[0], tuple((seat, allowed[1]) for seat in waiting))


def conserved(state: State) -> Any:
    """Return the whole deck, and the difference between each seat's ledger and its score (always zero)."""
    gaps = tuple(
        (
            sum(e.visible for e in book.ledger) - state.visible[seat],
            sum(e.hidden for e in book.ledger) - book.hidden,
        )
        for seat, book in enumerate(state.books)
    )
    return _all_cards(state.active, state.dossiers), gaps


@lru_cache(64)
def _all_cards(active: tuple[str, ...], dossiers: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    owned = [card for dossier in dossiers for card in dossier]
    free = [card for card in active if card not in owned]
    out = [card for card in CARDS if card not in active]
    return tuple(sorted((*owned, *free, *out)))
