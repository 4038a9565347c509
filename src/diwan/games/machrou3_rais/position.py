"""Positions in words, for worked examples: `game: beginner 4`, `P1: koura metn`, `newsflash: NF01`.

Without further lines a position is the preset of the beginner's game in the first turn of P1, who is Speaker: Pk has
pile k, in the advanced game too, and nobody has an Objective or a District of Origin."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from diwan.core.errors import DiwanError
from diwan.core.game import AnyGame
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.figures import DISTRICTS, FIGURES, INDEX, ROLE_OF, Character, District
from diwan.games.machrou3_rais.influence import card_set_of
from diwan.games.machrou3_rais.notation import (
    NotNotation,
    read_character,
    read_district,
    read_number,
    read_seat,
    words_of,
)
from diwan.games.machrou3_rais.rules.common import clockwise, put, with_owner
from diwan.games.machrou3_rais.state import ActiveStatus, Candidacy, Declared, DrawingPower, Place, State, Turn
from diwan.games.machrou3_rais.vocabulary import DEEDS

CAST: dict[tuple[str, int], tuple[Character, ...]] = {
    ("beginner", 4): ("adnan", "mansour", "lara", "latif"),
    ("beginner", 5): ("adnan", "nisreen", "mansour", "lara", "latif"),
    ("beginner", 6): ("adnan", "nisreen", "mansour", "lara", "latif", "nahida"),
    ("advanced", 4): ("adnan", "mansour", "lara", "latif"),
    ("advanced", 5): ("adnan", "nisreen", "mansour", "saleh", "latif"),
    ("advanced", 6): ("adnan", "nisreen", "mansour", "saleh", "latif", "nahida"),
}
"""Who everybody is unless an example says it."""

Directive: TypeAlias = Callable[[State, list[str]], State]


def new_position(game: AnyGame, words: list[str], options: dict[str, str]) -> State:
    """Return the position of `game: VARIANT PLAYERS`; with the word `start`, the game before anything is dealt."""
    if len(words) not in (2, 3) or words[2:] not in ([], ["start"]):
        raise NotNotation("write `game: beginner 4`, with the variant and the number of players, and perhaps `start`")
    try:
        setup = make_setup(game, read_number(words[1]), words[0], options)
    except DiwanError as problem:
        raise NotNotation(str(problem)) from None
    state: State = game.start(setup)
    if words[2:]:
        return state
    preset = FIGURES.beginner[str(state.seats)]
    board = replace(state.board, stations=tuple(district in preset.stations for district in DISTRICTS))
    for seat, pile in enumerate(preset.piles):
        for district in pile:
            board = with_owner(board, district, seat)
    state = replace(state, board=board, opening=board, round=1, speaker=0, phase=Turn(0))
    state = replace(state, order=clockwise(state.seats, 0))
    return _with_characters(state, CAST[setup.options.mode, state.seats])


def change_position(state: State, key: str, text: str) -> State:
    """Return the position after a line `key: text`."""
    if key == "state":
        return _with_field(state, text)
    words = words_of(text)
    if key[:1] == "P":
        return _give(state, read_seat(key, state.seats), words)
    if key not in DIRECTIVES:
        raise NotNotation(f"`{key}:` is no line of a position; these are: P1, {', '.join(DIRECTIVES)}, state")
    state = DIRECTIVES[key](state, words)
    return replace(state, opening=state.board)


# --- The board ----------------------------------------------------------------------------------------------------


def _give(state: State, seat: int | None, words: list[str]) -> State:
    """Give districts to a seat, or make them Swing.

    `only` takes all others from it first; `all` means all districts, `nothing` means none."""
    board = state.board
    if words[:1] == ["only"]:
        kept = tuple(None if owner == seat else owner for owner in board.owners)
        board, words = replace(board, owners=kept), words[1:]
    named = {"all": list(DISTRICTS), "nothing": list[District]()}
    for district in named[words[0]] if len(words) == 1 and words[0] in named else map(read_district, words):
        board = with_owner(board, district, seat)
    return replace(state, board=board, opening=board)


def _set_blocs(state: State, words: list[str]) -> State:
    blocs = [read_number(word) for word in words]
    if len(blocs) != state.seats:
        raise NotNotation(f"write one number of Seats for each of the {state.seats} players")
    return replace(state, board=replace(state.board, owners=owners_for(blocs)))


def owners_for(blocs: Sequence[int]) -> tuple[int | None, ...]:
    """Return owners of all districts by which the Blocs have these sizes; the districts that are left are Swing."""
    shares = _split({number: group.seats for number, group in enumerate(FIGURES.group)}, blocs)
    if shares is None:
        raise NotNotation("no owners of whole groups give such Blocs; name the districts of each player instead")
    owners: list[int | None] = [None] * len(DISTRICTS)
    for number, seat in shares.items():
        for district in FIGURES.group[number].districts:
            owners[INDEX[district]] = seat
    return tuple(owners)


def _split(groups: dict[int, int], blocs: Sequence[int]) -> dict[int, int] | None:
    """Return which seat gets which group (number: Seats) so that the sums are `blocs`; the others are Swing."""
    if not blocs:
        return {}
    for count in range(len(groups) + 1):
        for mine in combinations(groups, count):
            if sum(groups[g] for g in mine) == blocs[-1]:
                rest = _split({g: seats for g, seats in groups.items() if g not in mine}, blocs[:-1])
                if rest is not None:
                    return rest | dict.fromkeys(mine, len(blocs) - 1)
    return None


def _set_origins(state: State, words: list[str]) -> State:
    origins: tuple[District | None, ...] = state.board.origins
    for seat, district in _pairs(state, words):
        origins = put(origins, seat, read_district(district))
    return replace(state, board=replace(state.board, origins=origins))


def _set_stations(state: State, words: list[str]) -> State:
    here = [read_district(word) for word in words if words != ["none"]]
    return replace(state, board=replace(state.board, stations=tuple(district in here for district in DISTRICTS)))


def _set_tokens(state: State, words: list[str]) -> State:
    tokens = state.board.tokens
    for name, add in _two_by_two(words):
        tokens = put(tokens, INDEX[read_district(name)], read_number(add))
    return replace(state, board=replace(state.board, tokens=tokens))


# --- Who is who, and the cards ------------------------------------------------------------------------------------


def _set_characters(state: State, words: list[str]) -> State:
    if len(words) != state.seats:
        raise NotNotation(f"name one character for each of the {state.seats} players")
    return _with_characters(state, tuple(map(read_character, words)))


def _with_characters(state: State, cast: tuple[Character, ...]) -> State:
    judge = any(ROLE_OF[character] == "judge" for character in cast)
    return replace(state, characters=cast, exposed=cast.index("adnan") if judge and "adnan" in cast else None)


def _take_objective(state: State, card: str) -> State:
    """Take a card out of the deck."""
    deck = state.objectives.deck
    if card not in deck:
        raise NotNotation(f"`{card}` is no Objective that is still in the deck")
    left = tuple(other for other in deck if other != card)
    return replace(state, objectives=replace(state.objectives, deck=left, deck_size=len(left)))


def _set_hands(state: State, words: list[str]) -> State:
    for seat, card in _pairs(state, words):
        state = _take_objective(state, card)
        hands = put(state.objectives.hands, seat, Place(card, 0, (seat,)))
        state = replace(state, objectives=replace(state.objectives, hands=hands))
    return state


def _set_declared(state: State, words: list[str]) -> State:
    """Declare Objectives: `P1 OB01, P1 OB05`, or how many each player has declared, of any cards: `1 1 0 0`."""
    if words and words[0].isdecimal():
        counts = [read_number(word) for word in words]
        if len(counts) != state.seats:
            raise NotNotation(f"write one number of Objectives for each of the {state.seats} players")
        deck = iter(state.objectives.deck)
        out = [(seat, next(deck, "")) for seat, count in enumerate(counts) for _ in range(count)]
    else:
        out = _pairs(state, words)
    for seat, card in out:
        state = _take_objective(state, card)
        declared = (*state.objectives.declared, Declared(seat, card, 1, 0))
        state = replace(state, objectives=replace(state.objectives, declared=declared))
    return state


def _set_discard(state: State, words: list[str]) -> State:
    """Discard Objectives of the deck; `all` are all that are left in it."""
    cards = state.objectives.deck if words == ["all"] else words
    for card in cards:
        state = _take_objective(state, card)
        discard = (*state.objectives.discard, Place(card, 0, ()))
        state = replace(state, objectives=replace(state.objectives, discard=discard))
    return state


def _set_objectives(state: State, words: list[str]) -> State:
    deck = _cards(state.objectives.deck, words, "Objective that is still in the deck")
    return replace(state, objectives=replace(state.objectives, deck=deck, deck_size=len(deck)))


def _set_powers(state: State, words: list[str]) -> State:
    return replace(state, powers=_cards(state.powers, words, "Exceptional Power that is still in the deck"))


def _set_newsflashes(state: State, words: list[str]) -> State:
    return replace(state, newsflashes=_cards(state.newsflashes, words, "Newsflash that is still in the deck"))


def _cards(deck: tuple[str, ...], words: list[str], kind: str) -> tuple[str, ...]:
    """Return these cards of a deck, in its order."""
    named = [] if words == ["none"] else words
    for card in named:
        if card not in deck:
            raise NotNotation(f"`{card}` is no {kind}")
    return tuple(card for card in deck if card in named)


def _set_deeds(state: State, words: list[str]) -> State:
    """Count deeds for the Objective in hand: `P1 helped_winner 1`."""
    deeds = state.deeds
    for at in range(0, len(words), 3):
        who, deed, count = (*words[at : at + 3], "", "", "")[:3]
        if deed not in DEEDS:
            raise NotNotation(f"`{deed}` is no deed; they are {', '.join(DEEDS)}")
        seat = read_seat(who, state.seats)
        deeds = put(deeds, seat, put(deeds[seat], DEEDS.index(deed), read_number(count)))
    return replace(state, deeds=deeds)


def _set_newsflash(state: State, words: list[str]) -> State:
    (card,) = _some(words, 1, "a Newsflash, such as NF01")
    if card not in state.newsflashes:
        raise NotNotation(f"`{card}` is no Newsflash of this game")
    return replace(state, newsflash=card, newsflashes=tuple(c for c in state.newsflashes if c != card))


def _set_token(state: State, words: list[str]) -> State:
    (word,) = _some(words, 1, "vote or no_vote")
    if word not in ("vote", "no_vote"):
        raise NotNotation("a token is vote or no_vote")
    vote, no_vote = state.tokens
    left = (vote - 1, no_vote) if word == "vote" else (vote, no_vote - 1)
    return replace(state, vote_round=word == "vote", tokens=left)


def _set_status(state: State, words: list[str]) -> State:
    """Put a power's status in force: `P1 EP17`, `P1 EP18 P4`, `P1 EP20 sour metn`."""
    who, card, *what = (*words, "", "")[: max(2, len(words))]
    power = card_set_of(state).powers.get(card)
    hooks = [do for do in power.do if isinstance(do, v.Status)] if power else []
    if not hooks:
        raise NotNotation(f"`{card}` is no power that makes a status")
    players = tuple(read_seat(word, state.seats) for word in what if word[1:].isdecimal())
    places = tuple(read_district(word) for word in what if not word[1:].isdecimal())
    made = tuple(ActiveStatus(read_seat(who, state.seats), do.passive, do.until, players, places) for do in hooks)
    gone = tuple(other for other in state.powers if other != card)
    return replace(state, statuses=(*state.statuses, *made), powers=gone)


# --- What the game waits for --------------------------------------------------------------------------------------


def _set_speaker(state: State, words: list[str]) -> State:
    (who,) = _some(words, 1, "a player")
    return _in_turn(replace(state, speaker=read_seat(who, state.seats)))


def _set_turn(state: State, words: list[str]) -> State:
    """Let a player be on turn; with `after`, after the action. The turns before it are over."""
    if not words or words[1:] not in ([], ["after"]):
        raise NotNotation("write `turn: P2`, or `turn: P2 after` for the time after the action")
    return _in_turn(replace(state, phase=Turn(read_seat(words[0], state.seats)), acted=bool(words[1:])))


def _in_turn(state: State) -> State:
    if not isinstance(state.phase, Turn):
        return state
    assert state.speaker is not None, "there is a Speaker in every position"
    order = clockwise(state.seats, state.speaker)
    return replace(state, order=order[order.index(state.phase.seat) :])


def _set_round(state: State, words: list[str]) -> State:
    (number,) = _some(words, 1, "the number of a round")
    return replace(state, round=read_number(number))


def _set_power(state: State, words: list[str]) -> State:
    """Let a player on turn have declared an Objective: NATURE draws the power."""
    (who,) = _some(words, 1, "a player")
    state = _in_turn(replace(state, phase=Turn(read_seat(who, state.seats))))
    return replace(state, phase=DrawingPower(state.order[0]))


def _set_debate(state: State, words: list[str]) -> State:
    """Begin the election; those who are named run already."""
    candidates = tuple(read_seat(word, state.seats) for word in words)
    return replace(state, phase=Candidacy((False,) * state.seats), candidates=candidates, order=(), acted=False)


def _set_unmasking(state: State, words: list[str]) -> State:
    """Say what unmaskings have shown: `accuser P1`, `cleared P2`, `judge P4`, `unmasker P1`."""
    known = state.unmasking
    for what, who in _two_by_two(words):
        seat = read_seat(who, state.seats)
        match what:
            case "accuser":
                known = replace(known, accusers=(*known.accusers, seat))
            case "cleared":
                known = replace(known, cleared=(*known.cleared, seat))
            case "judge":
                known = replace(known, judge=seat)
            case "unmasker":
                known = replace(known, unmasker=seat)
            case _:
                raise NotNotation(f"`{what}` is none of accuser, cleared, judge, unmasker")
    return replace(state, unmasking=known)


DIRECTIVES: dict[str, Directive] = {
    "swing": lambda state, words: _give(state, None, words),
    "blocs": _set_blocs,
    "origins": _set_origins,
    "stations": _set_stations,
    "tokens": _set_tokens,
    "characters": _set_characters,
    "hands": _set_hands,
    "declared": _set_declared,
    "discard": _set_discard,
    "objectives": _set_objectives,
    "powers": _set_powers,
    "newsflashes": _set_newsflashes,
    "deeds": _set_deeds,
    "newsflash": _set_newsflash,
    "token": _set_token,
    "status": _set_status,
    "speaker": _set_speaker,
    "round": _set_round,
    "turn": _set_turn,
    "power": _set_power,
    "debate": _set_debate,
    "unmasking": _set_unmasking,
}


# --- Any field ----------------------------------------------------------------------------------------------------


def _with_field(state: State, text: str) -> State:
    """Set any field of the state: `gavel_until = 3`, with the value in JSON."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise NotNotation("write `state: field = value`, with the value in JSON")
    plain = msgspec.to_builtins(state)
    try:
        *above, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
        inner = plain
        for step in above:
            inner = inner[step]
        inner[last]  # the field must be there
        inner[last] = msgspec.json.decode(value)
        return msgspec.convert(plain, State)
    except (KeyError, IndexError, TypeError):
        raise NotNotation(f"a state has no field `{path}`") from None
    except msgspec.MsgspecError as problem:
        raise NotNotation(f"`{path}` cannot be {value}: {problem}") from None


# --- Lists of words -----------------------------------------------------------------------------------------------


def _some(words: list[str], count: int, what: str) -> list[str]:
    if len(words) != count:
        raise NotNotation(f"write {what}")
    return words


def _two_by_two(words: list[str]) -> list[tuple[str, str]]:
    if len(words) % 2:
        raise NotNotation("write two words for each, and a comma between them: `P1 metn, P2 tripoli`")
    return list(zip(words[::2], words[1::2], strict=True))


def _pairs(state: State, words: list[str]) -> list[tuple[int, str]]:
    return [(read_seat(who, state.seats), what) for who, what in _two_by_two(words)]
