"""What follows from the board and the cards in force.

That is the IPs, who reaches whom, who leads which group, and whose votes count. It is one formula without history
(R8), computed anew whenever owners, tokens or cards change. It is cached by board, because most moves (votes,
answers, talk) leave the board as it is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.deck import CardSet, card_set
from diwan.games.machrou3_rais.figures import (
    COASTAL,
    DISTRICTS,
    FLOOR,
    GOVERNORATES,
    GROUPS,
    INDEX,
    NEIGHBOURS,
    PRINTED,
    SEATS_OF,
    SYRIA,
    bits,
)
from diwan.games.machrou3_rais.state import ActiveStatus, Board, Options

NOBODY = -1
_LINKS = {
    "coastal": COASTAL,
    "syria": SYRIA,
    "north": GOVERNORATES["north"],
    "south": GOVERNORATES["south"],
}


class PublicPosition(Protocol):
    """The public part of a position, which states and views share."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def board(self) -> Board: ...
    @property
    def newsflash(self) -> str | None: ...
    @property
    def statuses(self) -> tuple[ActiveStatus, ...]: ...


class Influence(Struct, frozen=True, eq=False):
    owned: tuple[int, ...]
    """By seat, a mask of districts."""
    swing: int
    held: int
    """Districts of Origin in the hands of their own player (R44)."""
    stations: int
    ips: tuple[int, ...]
    gips: tuple[int, ...]
    """By district, as it counts for the control of its group."""
    leads: tuple[int, ...]
    """By group: who has its Seats, or NOBODY (R7)."""
    blocs: tuple[int, ...]
    reach: tuple[int, ...]
    """By district: the districts that it acts on (R6)."""
    reached_by: tuple[int, ...]
    help_add: tuple[int, ...]
    """By district."""
    attack_add: tuple[int, ...]
    """By district: for its player when it is the Challenging District."""
    defence_add: tuple[int, ...]
    attacker_add: tuple[int, ...]
    """By seat, whatever the district."""
    defender_add: tuple[int, ...]
    immune: int
    no_help: bool
    help_cap: int | None
    forbidden: tuple[tuple[str, str], ...]
    vote_rules: tuple[tuple[str, bool], ...]
    weights: tuple[int, ...]
    extra_with: tuple[int, ...]
    tie_passes: bool
    open_votes: bool
    swap_margin: tuple[int, ...]
    swap_any_ip: bool
    draw_two: tuple[bool, ...]


def card_set_of(it: PublicPosition) -> CardSet:
    options = it.options
    return card_set(options.deck, it.seats, options.mode == "advanced", options.chaotic_newsflash)


def influence(it: PublicPosition) -> Influence:
    return _influence(it.seats, it.options, it.board, it.newsflash, it.statuses)


@lru_cache(maxsize=8192)
def _influence(
    seats: int, options: Options, board: Board, newsflash: str | None, statuses: tuple[ActiveStatus, ...]
) -> Influence:
    cards = card_set(options.deck, seats, options.mode == "advanced", options.chaotic_newsflash)
    passives = _in_force(cards, newsflash, statuses)
    owned = [0] * seats
    swing = stations = held = 0
    for i, owner in enumerate(board.owners):
        if owner is None:
            swing |= 1 << i
        else:
            owned[owner] |= 1 << i
    for i, has in enumerate(board.stations):
        if has:
            stations |= 1 << i
    for seat, origin in enumerate(board.origins):
        if origin is not None:
            held |= owned[seat] & 1 << INDEX[origin]
    words = {type(passive.hook) for passive in passives}
    powers = 0 if v.DooPowersOff in words else held
    ips = _ips(board, stations, held, passives)
    gips = _gips(ips, cards, powers)
    leads = tuple([leader(owned, group, gips) for group in GROUPS])
    blocs = count_seats(seats, leads)
    reach, reached_by = _reach(cards, stations, powers, v.StationsOff in words)
    mine = _SeatEffects(seats)
    weights, immune, cap = [1] * seats, 0, None
    for i in bits(powers):
        mine.add(cards.origins[i], board.owners[i], i)
    for passive in passives:
        mine.add(passive.hook, passive.seat, None)
        match passive.hook:
            case v.VoteWeight() as hook:
                _apply_vote_weight(hook, passive, blocs, weights)
            case v.Immune():
                for district in passive.districts:
                    immune |= 1 << INDEX[district]
            case v.HelpCap(n=n):
                cap = n if cap is None else min(cap, n)
    return Influence(
        owned=tuple(owned),
        swing=swing,
        held=held,
        stations=stations,
        ips=ips,
        gips=gips,
        leads=leads,
        blocs=blocs,
        reach=reach,
        reached_by=reached_by,
        help_add=tuple(mine.help_add),
        attack_add=tuple(mine.attack),
        defence_add=tuple(mine.defence),
        attacker_add=tuple(mine.attacker),
        defender_add=tuple(mine.defender),
        immune=immune,
        no_help=v.NoHelp in words,
        help_cap=cap,
        forbidden=tuple((p.hook.action, p.hook.except_) for p in passives if isinstance(p.hook, v.Forbid)),
        vote_rules=tuple((p.hook.action, p.hook.need) for p in passives if isinstance(p.hook, v.VoteRule)),
        weights=tuple(weights),
        extra_with=tuple(mine.extra),
        tie_passes=v.TiePasses in words,
        open_votes=v.OpenVotes in words,
        swap_margin=tuple(mine.margin),
        swap_any_ip=v.SwapAnyIp in words,
        draw_two=tuple(mine.two),
    )


def _in_force(cards: CardSet, newsflash: str | None, statuses: tuple[ActiveStatus, ...]) -> tuple[ActiveStatus, ...]:
    """Return the hooks of the Newsflash (of no seat) and of every status."""
    if newsflash is None:
        return statuses
    flash = cards.newsflashes[newsflash].passive
    return (*(ActiveStatus(NOBODY, hook, "end_of_phase_1") for hook in flash), *statuses)


def _ips(board: Board, stations: int, held: int, passives: tuple[ActiveStatus, ...]) -> tuple[int, ...]:
    """Return the IP of each district: tokens and cards are summed before the floor applies (R8)."""
    ips = list(map(int.__add__, PRINTED, board.tokens))
    for passive in passives:
        if isinstance(passive.hook, v.IpAdd):
            match passive.hook.where:
                case "station":
                    touched = bits(stations)
                case "held_doo":
                    touched = bits(held)
                case "printed_ip_9_plus":
                    touched = _GREAT
            for i in touched:
                ips[i] += passive.hook.add
    return tuple(ip if ip > FLOOR else FLOOR for ip in ips)


_GREAT = tuple(i for i, ip in enumerate(PRINTED) if ip >= 9)


def _gips(ips: tuple[int, ...], cards: CardSet, powers: int) -> tuple[int, ...]:
    gips = list(ips)
    for i in bits(powers):
        hook = cards.origins[i]
        if isinstance(hook, v.GroupAdd) and isinstance(hook.add, int):
            gips[i] += hook.add
    return tuple(gips)


def leader(owned: Sequence[int], group: int, gips: tuple[int, ...]) -> int:
    """Return who has the highest sum in a group; a tie for it gives the Seats to nobody (R7)."""
    best, who = 0, NOBODY
    for seat, districts in enumerate(owned):
        mine = districts & group
        if mine:
            total = 0
            for i in bits(mine):
                total += gips[i]
            if total > best:
                best, who = total, seat
            elif total == best:
                who = NOBODY
    return who


def count_seats(seats: int, leads: Sequence[int]) -> tuple[int, ...]:
    blocs = [0] * seats
    for group, who in enumerate(leads):
        if who != NOBODY:
            blocs[who] += SEATS_OF[group]
    return tuple(blocs)


@lru_cache(maxsize=8192)
def _reach(cards: CardSet, stations: int, powers: int, stations_off: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return which districts each one acts on, and by which it is acted on (R6).

    Frontiers work both ways, stations reach stations, and origin powers add one-way links. Owners change more often
    than any of these, so the answer is cached."""
    reach = list(NEIGHBOURS)
    on_air = 0 if stations_off else stations
    for i in bits(on_air):
        reach[i] |= on_air & ~(1 << i)
    for i in bits(powers):
        match cards.origins[i]:
            case v.Link(to=to):
                reach[i] |= _LINKS[to] & ~(1 << i)
            case v.ActsAsStation():
                reach[i] |= on_air & ~(1 << i)
    return tuple(reach), _reversed(reach)


def _reversed(reach: Sequence[int]) -> tuple[int, ...]:
    reached_by = [0] * len(reach)
    for a, targets in enumerate(reach):
        one = 1 << a
        for b in bits(targets):
            reached_by[b] |= one
    return tuple(reached_by)


class _SeatEffects:
    """Sums of the hooks that serve one player: of a held District of Origin, or of a status."""

    def __init__(self, seats: int) -> None:
        self.margin, self.extra, self.two = [0] * seats, [0] * seats, [False] * seats
        self.attacker, self.defender = [0] * seats, [0] * seats
        self.help_add, self.attack, self.defence = [0] * _ALL, [0] * _ALL, [0] * _ALL

    def add(self, hook: v.AnyHook, seat: int | None, origin: int | None) -> None:
        if seat is None or seat == NOBODY:
            return
        match hook:
            case v.HelpAdd(add=int(add)) if origin is not None:
                self.help_add[origin] += add
            case v.BattleAdd(role="challenger", add=int(add), only_if_challenging=None):
                self.attacker[seat] += add
            case v.BattleAdd(role="defender", add=int(add), only_if_defending=None):
                self.defender[seat] += add
            case v.BattleAdd(role="challenger", add=int(add)) if origin is not None:
                self.attack[origin] += add
            case v.BattleAdd(role="defender", add=int(add)) if origin is not None:
                self.defence[origin] += add
            case v.ExtraWith(n=int(n)):
                self.extra[seat] += n
            case v.SwapMargin(n=int(n)):
                self.margin[seat] += n
            case v.DrawTwo():
                self.two[seat] = True


_ALL = len(DISTRICTS)


def _apply_vote_weight(hook: v.VoteWeight, status: ActiveStatus, blocs: tuple[int, ...], weights: list[int]) -> None:
    """Apply a vote weight: 0 wins over 2, and nothing multiplies (R16)."""
    if hook.who == "largest_bloc":
        most = max(blocs)
        whose: tuple[int, ...] = tuple(seat for seat, bloc in enumerate(blocs) if bloc == most)
    else:
        whose = (status.seat,) if hook.who == "self" else status.seats
    for seat in whose:
        weights[seat] = min(weights[seat], hook.weight) if 0 in (weights[seat], hook.weight) else hook.weight
