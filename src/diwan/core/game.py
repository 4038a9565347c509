"""The contract of a game: pure functions over immutable states, declared as one value of the type `Game`.

A *seat* is a player's place, 0 to n-1 clockwise. NATURE is the dealer, who makes every random choice.
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

# Annotated so that the wire schema and `diwan.words` can tell a seat from any other number.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"title": "seat"})]
NATURE: Final = -1
SPECTATOR: Final = -4
"""All spectators, in an audience; one of them, as the sender of a command at a table."""

Item = TypeVar("Item")
BY_SEAT: Final = Meta(extra_json_schema={"title": "by seat"})
BySeat: TypeAlias = Annotated[tuple[Item, ...], BY_SEAT]
"""One item for each seat, in seat order, or empty if there are none yet. Only the type tells it from any other tuple
of the same length. A tuple of fixed length is marked with `Annotated[..., BY_SEAT]` instead."""


class Tagged(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Base of moves, events and phases. In JSON the field `type` holds the class name and tells union members apart.

    `gc=False`: a frozen struct refers only to objects that are older than itself. It cannot be part of a cycle, so the
    garbage collector need not track it."""


Audience: TypeAlias = tuple[int, ...] | None
EVERYONE: Final = None
"""The audience of events that everybody hears, spectators too."""


def only(*seats: int) -> tuple[int, ...]:
    """Return the audience that consists of these seats."""
    return seats


class Told(Struct, frozen=True, gc=False):
    """An event and its audience. The audience never leaves the server, because who else was told is secret too."""

    to: Audience
    event: Any


def news(told: Sequence[Told], observer: int | None) -> tuple[Any, ...]:
    """Return the events that an observer (a seat, or None for a spectator) hears. Only this function decides that."""
    if not told:
        return ()
    hearer = SPECTATOR if observer is None else observer
    return tuple([t.event for t in told if t.to is None or hearer in t.to])


class Refusal(Exception):
    """Why a move is not allowed: the ruling, and a key of the game's texts with the arguments of that text."""

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
"""Who shares the win of a game that nobody won."""


def shares_of_win(winners: Sequence[int], seats: int, draw: Draw) -> tuple[float, ...]:
    """Return each seat's share of the win: 1, divided among the winners.

    Use `draw="nobody"` to count wins. Use `draw="everybody"` to value play: then the shares always add up to 1."""
    sharing = winners or (range(seats) if draw == "everybody" else ())
    return tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats))


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. A shared win has several winners, a draw has none."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    """By seat, in the game's own points."""
    ruling: str
    """The ruling that ended the game."""
    reason: str
    """A key of the game's texts."""
    teams: tuple[str, ...] = ()
    """The team or role of each seat; empty if the game has none."""

    def shares(self, draw: Draw) -> tuple[float, ...]:
        """Return each seat's share of the win (see `shares_of_win`)."""
        return shares_of_win(self.winners, len(self.scores), draw)


class Tally(Struct, frozen=True, gc=False):
    """A count for each seat that is shown beside the winners of a finished game."""

    unit: str
    """What is counted: a key of the game's texts."""
    counts: tuple[float, ...]
    """By seat. The winner need not have the highest count."""


class Clock(Struct, frozen=True, gc=False):
    """How much time the seats to act have, and the move that is played for each of them when it runs out.

    It may depend only on what a spectator sees, so that a time-out gives nothing away.
    """

    seconds: int
    moves: tuple[tuple[Seat, Any], ...]
    """The move that a time-out plays, for each seat that a spectator sees awaited."""
    of: str = ""
    """What the time is for, if several moves or several seats share it. The time runs on as long as this stays the
    same, whoever acts. If `seconds` change meanwhile, the end moves by the difference."""


Options = TypeVar("Options")


class Setup(Struct, Generic[Options], frozen=True, gc=False):
    """What is agreed before a game starts."""

    seats: int
    variant: str
    options: Options


class About(Struct, frozen=True):
    """The facts about a game that the catalogue shows beside its texts."""

    id: str
    seats: tuple[int, ...]
    """The numbers of players that the game allows."""
    minutes: tuple[int, int]
    """The shortest and the longest usual duration."""
    rulings: tuple[str, int]
    """The prefix and the number of the rulings: `("K", 34)` means K1 to K34."""
    variants: Mapping[str, Any]
    """The options of each variant, by its name. The first variant is the default."""
    difficulty: int = 3
    """From 1 (the rules fit on a card) to 5. Newcomers see the easiest game first."""


State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Loaded = TypeVar("Loaded")


class Types(Struct, frozen=True, kw_only=True):
    """The types of a game: frozen structs or tagged unions of them. Decoders and the wire schema are made from them."""

    State: Any
    Move: Any
    View: Any
    Event: Any
    Options: Any


class Part(Struct, Generic[Loaded], frozen=True):
    """Something that a game has besides its rules, named as in an entry point: `"package.module:attribute"`.

    The module is imported only when the part is needed, so that the rules alone need no compiler and no terminal."""

    where: str
    extra: str = ""
    """The extra of diwan that installs the packages which this part imports; empty if it needs none."""

    @property
    def is_usable(self) -> bool:
        """Whether the extra that it needs is installed."""
        return not missing(self.extra)

    def load(self) -> Loaded:
        """Import and return the part. Raise MissingExtra if its extra is missing, BadGame if there is no such part."""
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


def _nothing_twice(_said: Any, _told: Sequence[Told]) -> bool:
    return False


def _no_cards(_options: Any) -> Mapping[str, Any]:
    return {}


def _nothing_written(_view: Any, _rng: Random) -> tuple[()]:
    return ()


class Game(Struct, Generic[State, Move, View, Options], frozen=True, kw_only=True, eq=False):
    """A game, declared as one value: its facts, its types, the pure functions of its rules, and where its other parts
    are. Fields with a default are optional.

    A misspelt field is a TypeError that names it. A function with the wrong parameters is a BadGame that names it."""

    about: About
    edition: str
    """The edition of the rules. It is stored with every record; change it whenever a rule changes."""
    types: Types
    package: str = ""
    """The `__name__` of the game's package, if it is one. Its folder `texts` holds the sentences and the written rules,
    its folder `web` the cover and the board."""

    # --- The rules ---

    start: Callable[[Setup[Options]], State]
    """Return the state before the first move. Raise BadSetup if seats and options do not fit together."""
    to_act: Callable[[State], tuple[int, ...]]
    """Return the seats whose decision is awaited, or (NATURE,), or () once the game is over."""
    legal: Callable[[State, int], Sequence[Move]]
    """Return the menu of a seat, in a fixed order. It may depend only on the seat's view.

    A seat that is not to act may still have a menu: the moves that it may play out of turn."""
    odds: Callable[[State], Sequence[tuple[Move, int]]]
    """Return NATURE's moves with whole-number weights."""
    refusal: Callable[[State, int, Move], Refusal | None]
    """Return why a move is illegal, or None if it is legal. Nothing else decides this, for NATURE's moves too."""
    play: Callable[[State, int, Move], tuple[State, tuple[Told, ...]]]
    """Return the state after a move and the events that it causes. Raise the refusal of an illegal move."""
    view: Callable[[State, int | None], View]
    """Return all that a seat (None: a spectator) knows if it forgets nothing, and nothing else."""
    imagine: Callable[[View, Random], State]
    """Return a random state that is consistent with the view."""
    outcome: Callable[[State], Outcome | None]
    """Return how the game ended, or None while it goes on."""

    # --- Optional capabilities ---

    clock: Callable[[State], Clock | None] = _no_clock
    """Return how much time the seats to act have, and the move that a time-out plays for each of them.

    If some of them are hidden (see `awaited`), it lists all seats that a spectator sees awaited."""
    conserved: Callable[[State], Any] = _nothing_conserved
    """Return what no move may change: coins, cards, tiles. The value is only compared, never interpreted."""
    tally: Callable[[State], Tally | None] = _no_tally
    """Return a count for each seat of a finished game, to be shown beside the winners."""
    standing: Callable[[State], tuple[float, ...]] = _standing_unknown
    """Return each seat's progress by the game's own count, for the curve of a replay; empty if nothing is counted."""
    seated: Callable[[Setup[Options], tuple[int, ...]], Setup[Options]] = _seated_anywhere
    """Return the setup that is played when bots have these seats. Raise Refusal if bots cannot play there."""
    awaited: Callable[[State, int | None], tuple[int, ...]] | None = None
    """Return the seats whose decision an observer (None: a spectator) sees awaited, in a game that hides who has
    decided already. An observer sees rightly whether it is to act itself. Without it everybody sees `to_act`."""
    shown: Callable[[State, int | None], View] | None = None
    """Return the part of the view that people see, in a game of memory. Without it they see the whole view."""
    retold: Callable[[Any], tuple[int, int]] = _all_retold
    """Return, for a state or a view, its moment and the earliest moment whose events people may read again."""
    known_of: Callable[[View, Move], Mapping[str, Any]] = _nothing_known
    """Return what the viewer knows about a move beyond its fields, as arguments of the text `move-….known`."""
    is_echo: Callable[[Any, Sequence[Told]], bool] = _nothing_twice
    """Return whether a move, or one of the events that it told, is nothing new to a reader who is shown everything:
    what some hear in place of what they must not hear, or a sealed choice, because it is opened later or nothing comes
    of it."""
    cards: Callable[[Options], Mapping[str, Any]] = _no_cards
    """Return the texts of the cards in a deck that a host may change, as Fluent messages by card id."""
    open_moves: tuple[type, ...] = ()
    """The kinds of moves with free text or amounts, of which a menu lists only examples."""
    instances: Callable[[View, Random], Sequence[Move]] = _nothing_written
    """Return some open moves that a person with this view might think of, besides those of the menu. The laws play
    them. Refused ones may be among them, because people think of such moves too."""
    people: Mapping[str, Any] = {}
    """The options that say that people have all seats, if the rules treat them and bots differently; `seated` takes
    the bots out again. The laws draw by them who is a person."""
    whispers: bool = False
    """Whether people may whisper at the table."""
    at_table: Mapping[str, Any] = {}
    """The options with which a new table of people begins, where they differ from the defaults of programs."""
    trial: Mapping[str, Any] = {}
    """The options of a short game, for tests and measurements that play many games."""

    # --- Parts, each loaded only when it is needed ---

    bots: Part[Mapping[str, Maker]] | None = None
    """The bots of this game, by name."""
    search: Part[Any] | None = None
    """What a tree search may use besides the rules: a `diwan.bots.ismcts.Search`."""
    judge: Part[Callable[[Any], tuple[float, ...]]] | None = None
    """A function that returns a bot's value of a state for each seat. Without it a replay shows `standing`."""
    picture: Part[Any] | None = None
    """The picture in the terminal: a `diwan.cli.pictures.Picture`."""
    examples: Part[Callable[[str, str], Iterable[Any]]] | None = None
    """A function that runs the worked examples of a file, given its text and its name, and yields a
    `diwan.core.example.Result` for each."""
    statistics: Part[Callable[[Any], Mapping[str, float]]] | None = None
    """A function that returns what `diwan sim` counts in a finished match."""
    bench: Part[Callable[[], Any]] | None = None
    """A function that returns what `diwan bench` measures in this game alone: labels and values."""
    lessons: Part[tuple[Any, ...]] | None = None
    """The guided games, in the order in which they are to be taken: each a `diwan.core.lesson.Lesson`."""
    drawing: Part[Callable[[], Mapping[str, Any]]] | None = None
    """A function that returns the data of the rules that the board is drawn from, for the build of the web client."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def show(self) -> Callable[[State, int | None], View]:
        """The function that returns what people see: `shown` if the game has it, else `view`."""
        return self.shown or self.view

    def seen_to_act(self, state: State, observer: int | None) -> tuple[int, ...]:
        """Return the seats whose decision an observer sees awaited: `awaited` if the game has it, else `to_act`."""
        return self.to_act(state) if self.awaited is None else self.awaited(state, observer)

    def hides_to_act(self, state: State) -> bool:
        """Return whether a spectator cannot see who is to act."""
        return self.awaited is not None and self.awaited(state, None) != self.to_act(state)

    def hides_decision(self, before: State, after: State, actor: int, observer: int | None) -> bool:
        """Return whether a seat has decided between two states, and the observer still sees its decision awaited."""
        return (
            actor in self.to_act(before)
            and actor not in self.to_act(after)
            and actor in self.seen_to_act(after, observer)
        )

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __reduce__(self) -> Any:
        """A registered game is pickled as its id, any other (in a test, for example) as its fields."""
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
    "awaited": ("state", "observer"),
    "shown": ("state", "seat"),
    "retold": ("seen",),
    "known_of": ("view", "move"),
    "is_echo": ("said", "told"),
    "cards": ("options",),
    "instances": ("view", "rng"),
}
"""The parameters of each function of a game."""
_PARTS: Final = ("bots", "search", "judge", "picture", "examples", "statistics", "bench", "lessons", "drawing")


def _check(game: AnyGame) -> None:
    """Raise BadGame for the first field that does not fit the contract."""
    for name, arguments in ARGUMENTS.items():
        function = getattr(game, name)
        is_left_out = function is None and name in ("awaited", "shown")
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
    if (game.instances is _nothing_written) == bool(game.open_moves):
        raise BadGame(f"{game.about.id}: open_moves and instances belong together; declare both or neither")
    for field in ("people", "at_table"):
        for name in getattr(game, field):
            if name not in getattr(game.types.Options, "__struct_fields__", ()):
                raise BadGame(f"{game.about.id}: {field} names {name!r}, which is not an option")


def _takes(function: Any, arguments: int) -> bool:
    try:
        signature(function).bind(*range(arguments))
    except TypeError:  # The parameters differ, or it is not a function at all.
        return False
    return True


def _is_structs(kind: Any) -> bool:
    return all(isinstance(one, type) and issubclass(one, Struct) for one in get_args(kind) or (kind,))


def draw(odds: Sequence[tuple[Any, int]], rng: Random) -> Any:
    """Return one of NATURE's moves, chosen at random by weight."""
    tickets = sum([weight for _, weight in odds])
    ticket = rng.randrange(tickets)
    if tickets == len(odds):  # All weights are 1.
        return odds[ticket][0]
    for move, weight in odds:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("odds must be positive")
