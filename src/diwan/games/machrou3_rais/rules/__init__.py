"""The rules, one file a chapter; this file decides who acts, what is allowed, and what a move leads to."""

from collections.abc import Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from diwan.core.game import NATURE, Refusal, Told
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import DISTRICTS, FIGURES, LAST_OBJECTIVE, District, bits
from diwan.games.machrou3_rais.influence import NOBODY, Influence, influence
from diwan.games.machrou3_rais.moves import Move
from diwan.games.machrou3_rais.rules import (
    actions,
    battles,
    election,
    judge,
    objectives,
    powers,
    promises,
    rounds,
    setup,
    talk,
    votes,
)
from diwan.games.machrou3_rais.rules.common import Played, tell
from diwan.games.machrou3_rais.rules.election import outcome, standing, tally
from diwan.games.machrou3_rais.rules.setup import start
from diwan.games.machrou3_rais.state import (
    ActingNow,
    ActionDone,
    Ballot,
    BattleMatter,
    CampaignMatter,
    Candidacy,
    DealingCharacters,
    DealingDistricts,
    DealingObjectives,
    DealingPiles,
    DealingSwing,
    Decided,
    DrawingNewsflash,
    DrawingObjectives,
    DrawingPower,
    DrawingSpeaker,
    DrawingToken,
    Exposing,
    Helping,
    HelpReply,
    Keeping,
    MayRedraw,
    Over,
    Passing,
    Picking,
    PickingSpeaker,
    Placing,
    Releasing,
    State,
    Stealing,
    SwapReply,
    Turn,
    Voting,
)

_NATURE = (NATURE,)


# --- Who is to act, and what they may do --------------------------------------------------------------------------


def to_act(state: State) -> tuple[int, ...]:
    phase = state.phase
    match phase:
        case Turn() | PickingSpeaker() | Stealing() | Picking() | ActingNow() | Keeping() | MayRedraw():
            return (phase.seat,)
        case Voting(ballots=answers) | Exposing(answers=answers) | Ballot(answers=answers):
            return tuple([seat for seat, answer in enumerate(answers) if answer is None])
        case Helping():
            return phase.fight.left[:1]
        case HelpReply():
            return (battles.principal(phase),)
        case SwapReply():
            return (phase.partner,)
        case Placing() | Releasing():
            return phase.left[:1]
        case Candidacy():
            return election.not_done(state, phase)
        case Passing():
            return rounds.to_pass(state, phase)
        case Over() | ActionDone() | Decided():
            return ()
    return _NATURE


def awaited(state: State, observer: int | None) -> tuple[int, ...]:
    """Return the seats whose decision an observer sees awaited: in the debate it is secret who is done (R40)."""
    if isinstance(state.phase, Candidacy):
        return election.awaited(state, state.phase, observer)
    return to_act(state)


_BALLOTS = (m.Vote("with"), m.Vote("against"))
_REPLIES = (m.AnswerSwap(True), m.AnswerSwap(False))
_HELP_REPLIES = (m.AnswerHelp(True), m.AnswerHelp(False))
_REDRAWS = (m.Redraw(True), m.Redraw(False))
_PASS, _END, _DECLARE = m.Pass(), m.EndTurn(), m.Declare()
_CHANGE, _DRAW = m.ChangeObjective(), m.DrawObjective()


def legal(state: State, seat: int) -> Sequence[Move]:
    """Return the menu of a seat: the moves that are awaited, then what it may say."""
    if isinstance(state.phase, Candidacy) and 0 <= seat < state.seats:  # R40: whoever is done may still announce
        return (*election.debate_menu(state, state.phase, seat), *talk.suggestions(state, seat))
    if seat not in to_act(state) or seat == NATURE:
        return talk.suggestions(state, seat)
    return (*_required_moves(state, seat), *talk.suggestions(state, seat))


def _required_moves(state: State, seat: int) -> Sequence[Move]:
    phase = state.phase
    match phase:
        case Turn():
            return _turn_menu(state, seat)
        case Voting():
            return _BALLOTS
        case Helping():
            return battles.help_menu(state, phase)
        case HelpReply():
            return _HELP_REPLIES
        case SwapReply():
            return _REPLIES
        case Ballot():
            return [m.CastBallot(c) for c in state.candidates if not election.refuse_ballot(state, seat, c)]
        case Picking():
            return powers.picks_menu(state, seat)
        case ActingNow(bonus=bonus):
            campaign = bonus.action == "campaign"
            return actions.campaigns(state, seat) if campaign else battles.battles(state, seat)
        case Keeping():
            return [m.Keep(number) for number in range(len(phase.got))]
        case MayRedraw():
            return _REDRAWS
        case Stealing():
            return [m.Steal(d) for d in _lands(state, phase.judge)]
        case Placing(thing=thing):
            place = m.PlaceOrigin if thing == "origin" else m.PlaceStation
            return [place(d) for d in _lands(state, seat) if not setup.refuse_place(state, phase, seat, d)]
        case Exposing():
            return setup.expose_menu(state, seat)
        case PickingSpeaker():
            return [m.PickSpeaker(s) for s in phase.tied]
        case Releasing():
            return rounds.release_menu(state, phase)
        case Passing():
            return rounds.pass_menu(state, seat)
    return ()


def _lands(state: State, seat: int) -> list[District]:
    return [DISTRICTS[i] for i in bits(influence(state).owned[seat])]


def _turn_menu(state: State, seat: int) -> list[Move]:
    menu: list[Move] = []
    if objectives.refuse_declare(state, seat) is None:
        menu.append(_DECLARE)
    if state.acted:
        menu.append(_END)
        return menu
    menu.append(_PASS)  # R19
    if objectives.refuse_change(state, seat) is None:
        menu.append(_CHANGE)
    elif objectives.refuse_draw(state, seat) is None:
        menu.append(_DRAW)
    menu += actions.campaigns(state, seat)
    menu += battles.battles(state, seat)
    menu += actions.swaps(state, seat)
    menu += judge.unmaskings(state, seat)
    return menu


def odds(state: State) -> list[tuple[Move, int]]:
    phase = state.phase
    match phase:
        case DealingPiles():
            return [*setup.pile_odds(state, phase)]
        case DealingDistricts():
            return [*setup.district_odds(state, phase)]
        case DrawingSpeaker(tied=tied):
            return [(m.DrawSpeaker(seat), 1) for seat in tied]
        case DealingObjectives():
            return [*setup.objective_odds(state, phase)]
        case DealingCharacters():
            return [*setup.character_odds(state)]
        case DrawingNewsflash():
            return [(m.DrawNewsflash(card), 1) for card in state.newsflashes]
        case DealingSwing():
            return [*rounds.swing_odds(state, phase)]
        case DrawingToken():
            return [(m.DrawToken(v), n) for v, n in zip((True, False), state.tokens, strict=True) if n]
        case DrawingPower():
            return [(m.DrawPower(card), 1) for card in state.powers]
        case DrawingObjectives(seat=seat):
            return [(m.DealObjective(seat, card), 1) for card in state.objectives.deck]
    return []


# --- What is allowed ----------------------------------------------------------------------------------------------


_RULING_OF: dict[type, str] = {m.Help: "R22", m.Expose: "R50", m.ReleaseDistrict: "R45", m.PassLeft: "R45"}


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if isinstance(move, talk.TALK):
        return talk.refuse(state, seat, move)
    match state.phase, move:
        case Candidacy(), m.Announce():
            return election.refuse_announce(state, seat)
        case Candidacy() as debate, m.Done():
            return election.refuse_done(state, debate, seat)
    if seat not in to_act(state):
        return Refusal("R18", "not_your_turn")
    if seat == NATURE:
        return None if any(move == known for known, _ in odds(state)) else Refusal("R57", "not_in_the_odds")
    phase = state.phase
    match phase, move:
        case Turn(), m.Declare():
            return objectives.refuse_declare(state, seat)
        case Turn(), m.EndTurn():
            return None if state.acted else Refusal("R19", "act_first")
        case Turn(), _ if state.acted:
            return Refusal("R18", "already_acted")
        case Turn(), m.Pass():
            return None
        case Turn(), m.ChangeObjective():
            return objectives.refuse_change(state, seat)
        case Turn(), m.DrawObjective():
            return objectives.refuse_draw(state, seat)
        case Turn(), m.Swap():
            return actions.refuse_swap(state, seat, move)
        case Turn(), m.Campaign():
            return actions.refuse_campaign(state, seat, move.district)
        case Turn(), m.Battle():
            return battles.refuse_battle(state, seat, move)
        case Turn(), m.Unmask():
            return judge.refuse_unmask(state, seat, move.seat)
        case ActingNow(bonus=bonus), m.Campaign() if bonus.action == "campaign":
            return actions.refuse_campaign(state, seat, move.district)
        case ActingNow(bonus=bonus), m.Battle() if bonus.action == "battle":
            return battles.refuse_battle(state, seat, move)
        case Ballot(), m.CastBallot():
            return election.refuse_ballot(state, seat, move.candidate)
        case Placing(thing="origin"), m.PlaceOrigin():
            return setup.refuse_place(state, phase, seat, move.district)
        case Placing(thing="station"), m.PlaceStation():
            return setup.refuse_place(state, phase, seat, move.district)
        case PickingSpeaker(), m.PickSpeaker():
            return rounds.refuse_speaker(phase, move.seat)
        case Stealing(), m.Steal():
            return judge.refuse_steal(state, phase, move.district)
        case Picking(), m.Pick():
            return powers.refuse_pick(state, seat, move)
        case Keeping(), m.Keep() if not 0 <= move.number < len(phase.got):
            return Refusal("R31", "no_such_card")
        case (
            (Voting(), m.Vote())
            | (SwapReply(), m.AnswerSwap())
            | (HelpReply(), m.AnswerHelp())
            | (MayRedraw(), m.Redraw())
            | (Keeping(), m.Keep())
        ):
            return None
        case (
            (Helping(), m.Help())
            | (Exposing(), m.Expose())
            | (Releasing(), m.ReleaseDistrict())
            | (Passing(), m.PassLeft())
        ):
            return (
                None if move in _required_moves(state, seat) else Refusal(_RULING_OF[type(move)], "answer_does_not_fit")
            )
    return Refusal("R18", "out_of_place")


# --- Moves --------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    before = state
    state, told = _apply(state, seat, move)
    while (step := _automatic_step(state)) is not None:
        state, more = step
        told += more
    if before.promises:
        state, more = promises.follow(before, state, told)
        told += more
    if state.round and _may_change_blocs(before, state):
        told += _leads_changed(influence(before), influence(state))
    return state, told


def _leads_changed(before: Influence, after: Influence) -> tuple[Told, ...]:
    """Return which groups have changed hands, and the Blocs after that."""
    changed = tuple(
        tell(events.LeadChanged(group.id, group.seats, _nobody_as_none(now), _nobody_as_none(was)))
        for group, was, now in zip(FIGURES.group, before.leads, after.leads, strict=True)
        if was != now
    )
    return (*changed, tell(events.BlocsChanged(after.blocs))) if changed else ()


def _nobody_as_none(lead: int) -> int | None:
    return None if lead == NOBODY else lead


def _may_change_blocs(before: State, after: State) -> bool:
    """Return whether Blocs may have changed: by owners, tokens, or cards that come into force or end (R8)."""
    return (
        after.board is not before.board or after.newsflash != before.newsflash or after.statuses is not before.statuses
    )


def _automatic_step(state: State) -> Played | None:
    """Return the step that follows without a move, or None when somebody is to act."""
    phase = state.phase
    match phase:
        case Decided(matter=CampaignMatter() as matter):
            return actions.campaign_decided(state, phase, matter)
        case Decided(matter=BattleMatter() as matter):
            return battles.battle_decided(state, phase, matter)
        case DrawingPower(seat=seat) if not state.powers:
            state, told = _power_done(state)
            return state, (tell(events.NoPowerLeft(seat)), *told)
        case ActionDone() if state.power is not None:
            if powers.is_finished(state):
                return _power_done(state)
            return powers.next_operation(state, state.order[0])
        case ActionDone():
            return replace(state, acted=True, phase=Turn(state.order[0])), ()
    return None


def _power_done(state: State) -> Played:
    """Finish a power; after the sixth Objective phase 1 ends with it (R33)."""
    if len(state.objectives.declared) >= LAST_OBJECTIVE:
        return election.begin(state, "objectives")
    return replace(state, power=None, phase=Turn(state.order[0])), ()


def _apply(state: State, seat: int, move: Move) -> Played:
    phase: Any = state.phase
    match move:
        case m.DealPile():
            return setup.pile_dealt(state, phase, move)
        case m.DealDistrict():
            if isinstance(phase, DealingSwing):
                return rounds.swing_dealt(state, phase, move.district)
            return setup.district_dealt(state, phase, move)
        case m.DrawSpeaker():
            return setup.speaker_drawn(state, move.seat, "by_lot")
        case m.DealObjective(card=card):
            if isinstance(phase, DealingObjectives):
                return setup.objective_dealt(state, phase, card)
            return objectives.drawn(state, phase, card)
        case m.DealCharacter(character=character):
            return setup.character_dealt(state, character)
        case m.DrawNewsflash(card=card):
            return rounds.newsflash_drawn(state, card)
        case m.DrawToken(vote=vote):
            return rounds.token_drawn(state, vote)
        case m.DrawPower(card=card):
            return powers.drawn(state, phase.seat, card)
        case m.PlaceOrigin(district=district):
            return setup.place_origin(state, phase, district)
        case m.PlaceStation(district=district):
            return setup.place_station(state, phase, district)
        case m.Expose(seat=wish):
            return setup.expose(state, phase, seat, wish)
        case m.PickSpeaker(seat=speaker):
            return rounds.speaker_chosen(state, speaker, "picked")
        case m.ReleaseDistrict(district=district):
            return rounds.release(state, phase, district)
        case m.PassLeft(district=district):
            return rounds.pass_left(state, phase, seat, district)
        case m.Declare():
            return objectives.declare(state, seat)
        case m.Pass():
            return replace(state, phase=ActionDone()), (tell(events.Passed(seat)),)
        case m.ChangeObjective():
            return objectives.change(state, seat)
        case m.DrawObjective():
            return objectives.draw_action(state, seat)
        case m.Swap():
            return actions.offer_swap(state, seat, move)
        case m.Campaign(district=district):
            return actions.campaign(state, seat, district, _bonus(state))
        case m.Battle():
            return battles.challenge(state, seat, move, _bonus(state))
        case m.Unmask(seat=target):
            return judge.unmask(state, seat, target)
        case m.EndTurn():
            return rounds.end_turn(state, seat)
        case _:
            return _answer(state, seat, move)


def _bonus(state: State) -> Any:
    return state.phase.bonus if isinstance(state.phase, ActingNow) else None


def _answer(state: State, seat: int, move: m.Reply) -> Played:
    phase: Any = state.phase
    match move:
        case m.Vote(card=card):
            return votes.cast(state, phase, seat, card == "with")
        case m.AnswerSwap(accept=accept):
            return actions.answer_swap(state, phase, accept)
        case m.Help():
            return battles.offer_help(state, phase, move)
        case m.AnswerHelp(accept=accept):
            return battles.answer_help(state, phase, accept)
        case m.Steal(district=district):
            return judge.steal(state, phase, district)
        case m.Pick():
            return powers.pick(state, seat, move)
        case m.Keep(number=number):
            return objectives.keep(state, phase, number)
        case m.Redraw(redraw=redraw):
            return powers.decide_redraw(state, phase, redraw)
        case m.Announce():
            return election.announce(state, seat)
        case m.Done():
            return election.say_done(state, phase, seat)
        case m.CastBallot(candidate=candidate):
            return election.cast(state, phase, seat, candidate)
        case m.Ask() | m.Promise() | m.Answer() | m.Hint():
            return talk.say(state, seat, move)
    assert_never(move)


def conserved(state: State) -> tuple[str, ...]:
    """Return every Objective card once for each place where it is; each must be in exactly one."""
    cards = state.objectives
    drawing = state.phase.got if isinstance(state.phase, DrawingObjectives | Keeping) else ()
    places = (*(place for place in cards.hands if place), *cards.discard, *drawing)
    return tuple(sorted((*cards.deck, *(p.card or "" for p in places), *(d.card for d in cards.declared))))


__all__ = [
    "awaited", "conserved", "legal", "odds", "outcome", "play", "refusal", "standing", "start", "tally", "to_act",
]  # fmt: skip
