"""What a seat or a spectator sees.

Everything is built field by field: what is not named here stays hidden."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import BySeat, Seat
from diwan.games.machrou3_rais.figures import INDEX, ROLE_OF, Character
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.rules.battles import Part, all_help, parts, support_part
from diwan.games.machrou3_rais.rules.election import is_eligible
from diwan.games.machrou3_rais.rules.promises import Verdict, ballots_of, verdict
from diwan.games.machrou3_rais.rules.setup import corrupt_seats
from diwan.games.machrou3_rais.state import (
    ActiveStatus,
    Ballot,
    BattleMatter,
    Board,
    Candidacy,
    Declared,
    DrawingObjectives,
    Exposing,
    Fight,
    Helping,
    HelpReply,
    Keeping,
    Objectives,
    Options,
    Over,
    Passing,
    Phase,
    Place,
    Resolving,
    State,
    Support,
    Tally,
    Unmasking,
    Voting,
    Word,
)

Team: TypeAlias = Literal["corrupt", "reformist"]


class View(Struct, frozen=True):
    """What one observer sees; a spectator's `seat` is None.

    Public fields have the same names and meaning as in State."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    """Sealed answers and unseen cards of others are None."""
    answered: BySeat[bool]
    """By seat, while answers are sealed: who has given one."""
    board: Board
    opening: Board | None
    ips: tuple[int, ...]
    """By district."""
    leads: tuple[Seat, ...]
    """By District Group; -1: nobody."""
    blocs: BySeat[int]
    characters: BySeat[Character | None]
    """The own character; all of them when the game is over."""
    fellow: Seat | None
    """For one of two Corrupt: the seat of the other."""
    exposed: Seat | None
    """For the Judge and the Corrupt: the seat that the Judge knows of."""
    looks: tuple[tuple[Seat, Seat], ...]
    teams_seen: tuple[tuple[Seat, Team], ...]
    """What the own looks have shown."""
    objectives: Objectives
    deeds: BySeat[tuple[int, ...]]
    powers: tuple[str, ...]
    newsflashes: tuple[str, ...]
    newsflash: str | None
    tokens: tuple[int, int]
    vote_round: bool
    statuses: tuple[ActiveStatus, ...]
    power: Resolving | None
    round: int
    speaker: Seat | None
    gavel_until: int
    order: tuple[Seat, ...]
    acted: bool
    unmasking: Unmasking
    votes: tuple[Tally, ...]
    candidates: tuple[Seat, ...]
    eligible: BySeat[bool]
    """By seat, when the game is over: whether the bloc counts in the election. Empty before."""
    battle: tuple[Part, ...]
    """While there is a battle: what Challenger, Defender and accepted supporters add to it, in this order."""
    help: Part | None
    """What the player who is asked for help could add, on either side, or has offered."""
    said: BySeat[int]
    promises: tuple[Word, ...]
    """All promises, in the order in which they were made; of whispered ones only who made them to whom."""
    verdicts: tuple[Verdict | None, ...]
    """What became of each promise; None for one that was not heard."""


def view(state: State, seat: int | None) -> View:
    over = isinstance(state.phase, Over)
    inf = influence(state)
    phase, answered = _phase_seen(state, seat)
    promises = tuple([_word_seen(word, seat, over) for word in state.promises])
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=phase,
        answered=answered,
        board=state.board,
        opening=state.opening,
        ips=inf.ips,
        leads=inf.leads,
        blocs=inf.blocs,
        characters=tuple([c if over or s == seat else None for s, c in enumerate(state.characters)]),
        fellow=_fellow(state, seat),
        exposed=state.exposed if over or _knows_exposed(state, seat) else None,
        looks=state.looks,
        teams_seen=tuple([(b, _team(state, b)) for a, b in state.looks if a == seat]),
        objectives=_objectives_seen(state.objectives, seat, over),
        deeds=state.deeds,
        powers=state.powers,
        newsflashes=state.newsflashes,
        newsflash=state.newsflash,
        tokens=state.tokens,
        vote_round=state.vote_round,
        statuses=state.statuses,
        power=state.power,
        round=state.round,
        speaker=state.speaker,
        gavel_until=state.gavel_until,
        order=state.order,
        acted=state.acted,
        unmasking=state.unmasking,
        votes=tuple([_tally_seen(tally, seat, over) for tally in state.votes]),
        candidates=state.candidates,
        eligible=tuple([is_eligible(state, s) for s in range(state.seats)]) if over else (),
        battle=_battle(state),
        help=_help(state),
        said=state.said,
        promises=promises,
        verdicts=tuple([None if w.said is None else verdict(w, state.seats, ballots_of(state)) for w in promises]),
    )


def _battle(state: State) -> tuple[Part, ...]:
    match state.phase:
        case Voting(matter=BattleMatter() as matter):
            defender = state.board.owners[INDEX[matter.defending]]
            assert defender is not None, "a Swing District cannot be challenged"
            return parts(influence(state), Fight(matter, defender, (), ()))
        case Helping(fight=fight) | HelpReply(fight=fight):
            return parts(influence(state), fight)
    return ()


def _help(state: State) -> Part | None:
    match state.phase:
        case Helping(fight=fight):
            inf, seat = influence(state), fight.left[0]
            return support_part(inf, Support(seat, "challenger", all_help(inf, fight, seat)))
        case HelpReply(offer=offer):
            return support_part(influence(state), offer)
    return None


def _team(state: State, seat: int) -> Team:
    return "corrupt" if ROLE_OF[state.characters[seat]] == "corrupt" else "reformist"


def _fellow(state: State, seat: int | None) -> int | None:
    """Return the other Corrupt seat, for one of two: with 5 or 6 players they know each other (B9)."""
    if seat is None or len(state.characters) < state.seats:
        return None
    corrupt = corrupt_seats(state)
    if len(corrupt) != 2 or seat not in corrupt:
        return None
    return corrupt[0] + corrupt[1] - seat


def _knows_exposed(state: State, seat: int | None) -> bool:
    return seat is not None and seat < len(state.characters) and ROLE_OF[state.characters[seat]] in ("corrupt", "judge")


def _phase_seen(state: State, seat: int | None) -> tuple[Phase, tuple[bool, ...]]:
    phase = state.phase
    match phase:
        case Voting(ballots=answers):
            seen: Phase = replace(phase, ballots=_own(answers, seat))
        case Exposing(answers=answers) | Passing(answers=answers) | Ballot(answers=answers):
            seen = replace(phase, answers=_own(answers, seat))
        case Candidacy(done=done):  # R40: nobody sees who else is done
            return replace(phase, done=_own(done, seat)), ()
        case DrawingObjectives(got=got) | Keeping(got=got):
            return replace(phase, got=tuple(_place_seen(p, seat) for p in got)), ()
        case _:
            return phase, ()
    return seen, tuple(answer is not None for answer in answers)


def _own(answers: tuple[object, ...], seat: int | None) -> tuple[object, ...]:
    return tuple([answer if s == seat else None for s, answer in enumerate(answers)])


def _place_seen(place: Place, seat: int | None) -> Place:
    card = place.card if seat in place.seen else None
    return replace(place, card=card, drawn=_drawn_seen(place, seat))


def _drawn_seen(card: Place | Declared, seat: int | None) -> int:
    """Return the deck that a place is shown to come from: only the drawer of several knows the exact one."""
    return card.drawn if card.across is None or card.across.seat == seat else card.across.refill


def _objectives_seen(cards: Objectives, seat: int | None, over: bool) -> Objectives:
    """Return the Objectives as a seat sees them; when the game is over, all are shown (R58)."""
    if over:
        return cards
    return Objectives(
        deck=(),
        deck_size=cards.deck_size,
        hands=tuple([None if p is None else _place_seen(p, seat) for p in cards.hands]),
        discard=tuple([_place_seen(p, seat) for p in cards.discard]),
        recycled=tuple([tuple([_place_seen(p, seat) for p in back]) for back in cards.recycled]),
        declared=tuple([replace(d, drawn=_drawn_seen(d, seat)) for d in cards.declared]),
    )


def _word_seen(word: Word, seat: int | None, over: bool) -> Word:
    """Return a promise; what was whispered only to whoever heard it, until the game is over (R18, R58)."""
    is_heard = over or not word.to or seat == word.seat or seat in word.to
    return word if is_heard else replace(word, said=None)


def _tally_seen(tally: Tally, seat: int | None, over: bool) -> Tally:
    """Return a vote with the own ballot; with open votes all ballots (R15)."""
    if tally.open or over:
        return tally
    return replace(tally, ballots=_own(tally.ballots, seat))
