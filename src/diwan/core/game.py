"""The contract of a game: pure functions over immutable states, declared as one value of the type `Game`.

A *seat* is a player's place, 0 to n-1 clockwise; NATURE is the dealer, who makes every random choice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from inspect import signature
from random import Random
from typing import Annotated, Any, Final, Generic, Literal, Self, TypeAlias, TypeVar, get_args

from msgspec import Meta, Struct

from diwan.core.bot import Maker
from diwan.core.errors import BadGame, MissingExtra
from diwan.core.extras import missing, needs

# Annotated so that the wire schema and the words can tell a seat from any other number.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"title": "seat"})]
NATURE: Final = -1
SPECTATOR: Final = -4
"""Stands for all spectators in an audience, and for one of them as who gives a command at a table."""

Item = TypeVar("Item")
BY_SEAT: Final = Meta(extra_json_schema={"title": "by seat"})
BySeat: TypeAlias = Annotated[tuple[Item, ...], BY_SEAT]
"""One for each seat, in their order; empty where there is none yet. Only the type tells it from any other list of the
same length; `BY_SEAT` marks a tuple whose length is fixed."""


class Tagged(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Base of moves, events and phases: the class name travels as `type`, so unions decode by themselves.

    What is frozen is made of older things only and forms no cycle, so the garbage collector need not look at it."""


Audience: TypeAlias = tuple[int, ...] | None
EVERYONE: Final = None
"""The audience of events that everybody hears, spectators too."""


def only(*seats: int) -> tuple[int, ...]:
    return seats


class Told(Struct, frozen=True, gc=False):
    """An event and who hears of it. The audience stays on the server: who else was told is a secret too."""

    to: Audience
    event: Any


def news(told: Sequence[Told], observer: int | None) -> tuple[Any, ...]:
    """Return the events that an observer (a seat, or None for a spectator) hears: the only judge of who hears what."""
    if not told:
        return ()
    hearer = SPECTATOR if observer is None else observer
    return tuple([t.event for t in told if t.to is None or hearer in t.to])


class Refusal(Exception):
    """Why a move is not allowed: the ruling, and a key of the game's texts with its details."""

    def __init__(self, ruling: str, key: str, **details: Any) -> None:
        super().__init__(ruling, key)
        self.ruling, self.key, self.details = ruling, key, details

    def __str__(self) -> str:
        return f"{self.key} ({self.ruling})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.ruling, self.key, self.details) == (other.ruling, other.key, other.details)

    __hash__ = Exception.__hash__


Draw: TypeAlias = Literal["nobody", "everybody"]
"""Whose a game without winners is."""


def shares_of_win(winners: Sequence[int], seats: int, draw: Draw) -> tuple[float, ...]:
    """By seat: a win is worth 1, shared among the winners. A draw is nobody's where wins are counted; where play is
    valued it is shared by everybody, so that the sum is always 1."""
    sharing = winners or (range(seats) if draw == "everybody" else ())
    return tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats))


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. A shared win lists several winners; no winner at all is a draw."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    """By seat, in the game's own points."""
    ruling: str
    reason: str
    """A key of the game's texts."""
    teams: tuple[str, ...] = ()
    """By seat, where the game has teams or roles."""

    def shares(self, draw: Draw) -> tuple[float, ...]:
        return shares_of_win(self.winners, len(self.scores), draw)


class Tally(Struct, frozen=True, gc=False):
    """How everybody finished, told beside who won."""

    unit: str
    """What is counted: a key of the game's texts."""
    counts: tuple[float, ...]
    """By seat. Whoever has more of it need not have won."""


class Clock(Struct, frozen=True, gc=False):
    """How long those who are to act have, and what time plays for each of them.

    It may depend on nothing but what an onlooker sees: a time-out must not be a statement.
    """

    seconds: int
    moves: tuple[tuple[Seat, Any], ...]
    of: str = ""
    """What the time is for, where it is one time for several moves or for several seats: it runs on as long as this
    stays the same, whoever has acted."""


Options = TypeVar("Options")


class Setup(Struct, Generic[Options], frozen=True, gc=False):
    seats: int
    variant: str
    options: Options


class About(Struct, frozen=True):
    """What the catalogue says of a game beside its texts."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rulings: tuple[str, int]
    """Prefix and count: `("K", 34)` promises K1 to K34."""
    variants: Mapping[str, Any]
    """Name of each variant and the options it stands for; the first is the default."""
    difficulty: int = 3
    """From 1 (the rules fit on a card) to 5; newcomers are shown the easiest game first."""


State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Loaded = TypeVar("Loaded")


class Types(Struct, frozen=True, kw_only=True):
    """The types of a game: frozen structs and tagged unions of them, from which decoders and the wire are made."""

    State: Any
    Move: Any
    View: Any
    Event: Any
    Options: Any


class Part(Struct, Generic[Loaded], frozen=True):
    """Something that a game brings beside its rules, written as in an entry point: `"package.module:attribute"`.

    The module is imported when the part is first asked for, so that rules alone need no compiler and no terminal."""

    where: str
    extra: str = ""
    """The extra of diwan that brings the packages which this part imports; empty if it needs none."""

    @property
    def is_usable(self) -> bool:
        """Whether the extra that it needs is installed."""
        return not missing(self.extra)

    def load(self) -> Loaded:
        """Return what is there; raises MissingExtra or BadGame with the place and the remedy."""
        module, _, attribute = self.where.partition(":")
        try:
            with needs(self.extra, self.where):
                loaded: Loaded = getattr(import_module(module), attribute)
        except MissingExtra:
            raise
        except (ImportError, AttributeError) as error:
            if isinstance(error, ModuleNotFoundError) and not f"{module}.".startswith(f"{error.name}."):
                raise BadGame(f"{self.where!r} needs {error.name}, which is not installed; install it") from None
            raise BadGame(f"there is no {self.where!r}: {error}; correct the declaration of the game") from None
        return loaded


def _no_clock(_state: Any) -> None: ...
def _no_tally(_state: Any) -> None: ...
def _nothing_conserved(_state: Any) -> tuple[()]:
    return ()


def _standing_unknown(_state: Any) -> tuple[float, ...]:
    return ()


def _seated_anywhere(setup: Any, _bots: Any) -> Any:
    return setup


def _all_retold(_seen: Any) -> tuple[int, int]:
    return 0, 0


def _nothing_known(_view: Any, _move: Any) -> Mapping[str, Any]:
    return {}


def _no_cards(_options: Any) -> Mapping[str, Any]:
    return {}


class Game(Struct, Generic[State, Move, View, Options], frozen=True, kw_only=True, eq=False):
    """All that a game is, declared as one value: its facts, its types, the pure functions of its rules, and where the
    rest of it is found. Whatever has a default is optional.

    A misspelt field is refused by the constructor, a function of another shape by `_check`, both by name."""

    about: About
    edition: str
    """Of the rules, stored with every record; raise it when a rule changes."""
    types: Types
    package: str = ""
    """`__name__` of a game that is a package: its folder `texts` has the sentences and the written rules, its folder
    `web` the cover and the board."""

    # --- The rules ---

    start: Callable[[Setup[Options]], State]
    """The position before the first move; raises BadSetup where seats and options do not fit."""
    to_act: Callable[[State], tuple[int, ...]]
    """Everybody whose decision is awaited, or (NATURE,), or () once the game is over."""
    legal: Callable[[State, int], Sequence[Move]]
    """The menu of a seat, in a fixed order, depending on nothing but the seat's view.

    A seat that is not to act may still have a menu: things that it may do out of turn."""
    odds: Callable[[State], Sequence[tuple[Move, int]]]
    """NATURE's moves with whole-number weights."""
    refusal: Callable[[State, int, Move], Refusal | None]
    """The only judge of legality, NATURE's moves included."""
    play: Callable[[State, int, Move], tuple[State, tuple[Told, ...]]]
    """The state after the move and what is told of it; raises the refusal of an illegal move."""
    view: Callable[[State, int | None], View]
    """All that the seat (None: a spectator) knows and a perfect memory would keep, and nothing else."""
    imagine: Callable[[View, Random], State]
    """A random world that the view cannot rule out."""
    outcome: Callable[[State], Outcome | None]
    """How the game ended, or None while it goes on."""

    # --- What some games have ---

    clock: Callable[[State], Clock | None] = _no_clock
    """How long those to act have, and the move that time plays for each of them."""
    conserved: Callable[[State], Any] = _nothing_conserved
    """What no move may change: coins, cards, tiles. Compared, never interpreted."""
    tally: Callable[[State], Tally | None] = _no_tally
    """How everybody finished, of a game that is over, beside who won."""
    standing: Callable[[State], tuple[float, ...]] = _standing_unknown
    """How far everybody has come by the game's own count, for the curve of a replay; empty where nothing is counted."""
    seated: Callable[[Setup[Options], tuple[int, ...]], Setup[Options]] = _seated_anywhere
    """The setup that is played when bots have these seats; raises Refusal where the game has no place for them."""
    shown: Callable[[State, int | None], View] | None = None
    """What people are shown of the view, in a game of memory; else the view itself (see `show`)."""
    retold: Callable[[Any], tuple[int, int]] = _all_retold
    """Of a state or view: its moment, and the earliest moment of which people may read again."""
    known_of: Callable[[View, Move], Mapping[str, Any]] = _nothing_known
    """What the viewer knows of a move beyond its fields, for the sentence `move-….known`."""
    cards: Callable[[Options], Mapping[str, Any]] = _no_cards
    """What the cards of a deck say that a host may change, by id, as messages of the texts."""
    open_moves: tuple[type, ...] = ()
    """Kinds of moves (free text, amounts) of which menus list examples only."""
    whispers: bool = False
    """Whether people may whisper at the table."""
    trial: Mapping[str, Any] = {}
    """Options of a short game, for tests and measurements that play many."""

    # --- Parts, each loaded when it is first asked for ---

    bots: Part[Mapping[str, Maker]] | None = None
    """The bots of this game, by name."""
    search: Part[Any] | None = None
    """What a search of this game knows beside the rules: a `diwan.bots.ismcts.Search`."""
    judge: Part[Callable[[Any], tuple[float, ...]]] | None = None
    """How a bot values a state, by seat; where it is missing a replay shows `standing`."""
    picture: Part[Any] | None = None
    """The picture in the terminal: a `diwan.cli.pictures.Picture`."""
    examples: Part[Callable[[str, str], Iterable[Any]]] | None = None
    """Runs worked examples: takes the text and name of a file, yields a `diwan.core.example.Result` for each."""
    statistics: Part[Callable[[Any], Mapping[str, float]]] | None = None
    """What `diwan sim` counts of a finished match."""
    bench: Part[Callable[[], Any]] | None = None
    """What `diwan bench` measures of this game alone: labels and values."""
    drawing: Part[Callable[[], Mapping[str, Any]]] | None = None
    """What the board is drawn from, for the build of the web client: figures that lie beside the rules."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def show(self) -> Callable[[State, int | None], View]:
        """What people see: the view, or what a game of memory shows of it."""
        return self.shown or self.view

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __reduce__(self) -> Any:
        """A registered game travels by its id; another one, of a test perhaps, by its parts."""
        from diwan.core.registry import game, games

        if self.about.id in games() and game(self.about.id) is self:
            return game, (self.about.id,)
        return super().__reduce__()


AnyGame: TypeAlias = Game[Any, Any, Any, Any]

ARGUMENTS: Final = {
    "start": ("setup",),
    "to_act": ("state",),
    "legal": ("state", "seat"),
    "odds": ("state",),
    "refusal": ("state", "seat", "move"),
    "play": ("state", "seat", "move"),
    "view": ("state", "seat"),
    "imagine": ("view", "rng"),
    "outcome": ("state",),
    "clock": ("state",),
    "conserved": ("state",),
    "tally": ("state",),
    "standing": ("state",),
    "seated": ("setup", "bots"),
    "shown": ("state", "seat"),
    "retold": ("seen",),
    "known_of": ("view", "move"),
    "cards": ("options",),
}
"""What each function of a game is called with."""
_PARTS: Final = ("bots", "search", "judge", "picture", "examples", "statistics", "bench", "drawing")


def _check(game: AnyGame) -> None:
    """Raises BadGame for the first field that does not have the shape of the contract."""
    for name, arguments in ARGUMENTS.items():
        function = getattr(game, name)
        is_left_out = function is None and name == "shown"
        if not is_left_out and not _takes(function, len(arguments)):
            raise BadGame(f"{game.about.id}: {name} must be a function of ({', '.join(arguments)})")
    for name in _PARTS:
        part = getattr(game, name)
        if part is not None and not (isinstance(part, Part) and all(part.where.partition(":"))):
            raise BadGame(f'{game.about.id}: {name} must be Part("package.module:attribute"), not {part!r}')
    for name in Types.__struct_fields__:
        if not _is_structs(getattr(game.types, name)):
            raise BadGame(f"{game.about.id}: types.{name} must be a msgspec.Struct or a union of them")
    if not isinstance(game.whispers, bool):
        raise BadGame(f"{game.about.id}: whispers must be True or False")
    for kind in game.open_moves:
        if kind not in (get_args(game.types.Move) or (game.types.Move,)):
            raise BadGame(f"{game.about.id}: open_moves names {kind!r}, which is not one of types.Move")


def _takes(function: Any, arguments: int) -> bool:
    try:
        signature(function).bind(*range(arguments))
    except TypeError:  # it takes others, or is no function at all
        return False
    return True


def _is_structs(kind: Any) -> bool:
    return all(isinstance(one, type) and issubclass(one, Struct) for one in get_args(kind) or (kind,))


def draw(odds: Sequence[tuple[Any, int]], rng: Random) -> Any:
    """One of NATURE's moves, by weight."""
    tickets = sum([weight for _, weight in odds])
    ticket = rng.randrange(tickets)
    if tickets == len(odds):  # all weigh the same
        return odds[ticket][0]
    for move, weight in odds:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("odds must be positive")
