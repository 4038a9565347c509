"""Players, districts and moves as words, for worked examples: `P1 battle baalbek zahle`, `nature power EP12`."""

from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec

from diwan.core.game import NATURE
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import INDEX, ROLE_OF, Character, District
from diwan.games.machrou3_rais.moves import Move
from diwan.games.machrou3_rais.state import PickingSpeaker, State, SwapReply


class NotNotation(Exception):
    """A word or a line that the notation does not have."""


def words_of(text: str) -> list[str]:
    """Return the words of a line; commas only divide."""
    return text.replace(",", " ").split()


def read_seat(word: str, seats: int) -> int:
    number = word[1:]
    if word[:1] not in ("P", "p") or not number.isdecimal() or not 1 <= int(number) <= seats:
        raise NotNotation(f"`{word}` is none of the players P1 to P{seats}")
    return int(number) - 1


def read_actor(word: str, seats: int) -> int:
    return NATURE if word == "nature" else read_seat(word, seats)


def read_owner(word: str, seats: int) -> int | None:
    return None if word == "-" else read_seat(word, seats)


def read_district(word: str) -> District:
    name = word.lower().replace("-", "_")
    if name not in INDEX:
        raise NotNotation(f"`{word}` is no district; write its id, such as beirut_1")
    return name


def read_character(word: str) -> Character:
    if word not in ROLE_OF:
        raise NotNotation(f"`{word}` is no character; they are {', '.join(ROLE_OF)}")
    return word


def read_number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise NotNotation(f"`{word}` is not a whole number") from None


def read_yes(word: str) -> bool:
    if word not in ("yes", "no"):
        raise NotNotation(f"write yes or no, not `{word}`")
    return word == "yes"


def districts(words: Sequence[str]) -> tuple[District, ...]:
    """Return districts in the order of the board, in which moves list them."""
    return tuple(sorted((read_district(word) for word in words), key=INDEX.__getitem__))


# --- Moves --------------------------------------------------------------------------------------------------------


def read_move(state: State, text: str) -> Move:
    """Return the move that words or JSON stand for. Some words mean what the position asks for."""
    if text.startswith("{"):
        try:
            move: Move = msgspec.json.decode(text, type=Move)
        except msgspec.MsgspecError as problem:
            raise NotNotation(f"this is no move: {problem}") from None
        return move
    verb, *rest = words_of(text) or [""]
    if verb not in _VERBS:
        raise NotNotation(f"`{verb}` is no move; the words are {', '.join(_VERBS)}")
    form, make = _VERBS[verb]
    least = sum(not word.startswith("[") for word in form.split())
    most = 99 if form.endswith("...]") else len(form.split())
    if not least <= len(rest) <= most:
        raise NotNotation(f"write `{f'{verb} {form}'.strip()}`")
    return make(state, *rest)


def _deal_district(state: State, who: str, district: str) -> Move:
    return m.DealDistrict(read_seat(who, state.seats), read_district(district))


def _speaker(state: State, who: str) -> Move:
    seat = read_seat(who, state.seats)
    return m.PickSpeaker(seat) if isinstance(state.phase, PickingSpeaker) else m.DrawSpeaker(seat)


def _accept(state: State, accept: bool) -> Move:
    return m.AnswerSwap(accept) if isinstance(state.phase, SwapReply) else m.AnswerHelp(accept)


def _help(_state: State, side: str, *with_: str) -> Move:
    if side not in ("challenger", "defender"):
        raise NotNotation(f"help the challenger or the defender, not `{side}`")
    return m.Help(side, districts(with_))  # type: ignore[arg-type]


def _pick(state: State, *what: str) -> Move:
    if len(what) == 1 and what[0][1:].isdecimal():
        return m.Pick(seat=read_seat(what[0], state.seats))
    return m.Pick(districts=districts(what))


def _listeners(state: State, word: str) -> tuple[int, ...]:
    return () if word == "all" else tuple(sorted(read_seat(one, state.seats) for one in word.split("+")))


def _deal(word: str) -> Any:
    if word not in get_args(m.Deal):
        raise NotNotation(f"`{word}` is no deal; they are {', '.join(get_args(m.Deal))}")
    return word


def _offer(kind: type[m.Ask | m.Promise]) -> Callable[..., Move]:
    def make(state: State, to: str, deal: str, *swap: str) -> Move:
        give, get = (*map(read_district, swap), None, None)[:2]
        return kind(_listeners(state, to), _deal(deal), give, get)

    return make


def _hint(state: State, to: str, about: str, team: str) -> Move:
    if team not in ("corrupt", "reformist"):
        raise NotNotation(f"`{team}` is no team; write corrupt or reformist")
    return m.Hint(_listeners(state, to), read_seat(about, state.seats), team)  # type: ignore[arg-type]


def _vote_token(_state: State, word: str) -> Move:
    if word not in ("vote", "no_vote"):
        raise NotNotation(f"a token is vote or no_vote, not `{word}`")
    return m.DrawToken(word == "vote")


_VERBS: dict[str, tuple[str, Callable[..., Move]]] = {
    # NATURE
    "pile": ("PLAYER NUMBER", lambda s, who, pile: m.DealPile(read_seat(who, s.seats), read_number(pile) - 1)),
    "district": ("PLAYER DISTRICT", _deal_district),
    "objective": ("PLAYER CARD", lambda s, who, card: m.DealObjective(read_seat(who, s.seats), card)),
    "character": ("PLAYER NAME", lambda s, who, n: m.DealCharacter(read_seat(who, s.seats), read_character(n))),
    "newsflash": ("CARD", lambda _, card: m.DrawNewsflash(card)),
    "token": ("vote|no_vote", _vote_token),
    "power": ("CARD", lambda _, card: m.DrawPower(card)),
    "speaker": ("PLAYER", _speaker),
    # setting up, Newsflashes
    "origin": ("DISTRICT", lambda _, d: m.PlaceOrigin(read_district(d))),
    "station": ("DISTRICT", lambda _, d: m.PlaceStation(read_district(d))),
    "expose": ("PLAYER|nobody", lambda s, who: m.Expose(None if who == "nobody" else read_seat(who, s.seats))),
    "release": ("DISTRICT", lambda _, d: m.ReleaseDistrict(read_district(d))),
    "pass_left": ("DISTRICT", lambda _, d: m.PassLeft(read_district(d))),
    # the turn
    "declare": ("", lambda _: m.Declare()),
    "pass": ("", lambda _: m.Pass()),
    "change": ("", lambda _: m.ChangeObjective()),
    "draw": ("", lambda _: m.DrawObjective()),
    "campaign": ("DISTRICT", lambda _, d: m.Campaign(read_district(d))),
    "battle": ("CHALLENGING DEFENDING", lambda _, a, b: m.Battle(read_district(a), read_district(b))),
    "swap": (
        "PARTNER GIVEN RECEIVED",
        lambda s, who, give, get: m.Swap(read_seat(who, s.seats), read_district(give), read_district(get)),
    ),
    "unmask": ("PLAYER", lambda s, who: m.Unmask(read_seat(who, s.seats))),
    "end": ("", lambda _: m.EndTurn()),
    # answers
    "with": ("", lambda _: m.Vote("with")),
    "against": ("", lambda _: m.Vote("against")),
    "accept": ("", lambda s: _accept(s, True)),
    "refuse": ("", lambda s: _accept(s, False)),
    "neutral": ("", lambda _: m.Help("neutral")),
    "help": ("challenger|defender [DISTRICT...]", _help),
    "steal": ("DISTRICT", lambda _, d: m.Steal(read_district(d))),
    "pick": ("DISTRICT|PLAYER [DISTRICT...]", _pick),
    "keep": ("NUMBER", lambda _, number: m.Keep(read_number(number) - 1)),
    "redraw": ("yes|no", lambda _, word: m.Redraw(read_yes(word))),
    # the election
    "announce": ("", lambda _: m.Announce()),
    "done": ("", lambda _: m.Done()),
    "ballot": ("PLAYER", lambda s, who: m.CastBallot(read_seat(who, s.seats))),
    # talk
    "ask": ("PLAYER+PLAYER|all DEAL [GIVEN] [RECEIVED]", _offer(m.Ask)),
    "promise": ("PLAYER+PLAYER|all DEAL [GIVEN] [RECEIVED]", _offer(m.Promise)),
    "answer": (
        "PLAYER+PLAYER|all DEAL yes|no",
        lambda s, to, deal, word: m.Answer(_listeners(s, to), _deal(deal), read_yes(word)),
    ),
    "hint": ("PLAYER+PLAYER|all PLAYER corrupt|reformist", _hint),
}
