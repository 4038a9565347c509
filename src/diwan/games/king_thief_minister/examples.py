"""Run worked examples from a TOML file: a position, a script of moves, and what must be true afterwards.

Seats are written as the numbers of their spots. `script` lines: `look o s`, `peek`, `move right|left|front`,
`claim X`, `pass`, `challenge a,b` (the others pass), `silent`, `yes a,b` (the others are silent),
`swap a b open`, `swap a b under swap|keep`, `execute s X`, `tax s`, `name sX sX ...`.
"""

from collections.abc import Iterator
from typing import get_args

import msgspec
from msgspec import Struct

from diwan.core.errors import BadFile
from diwan.core.example import Result
from diwan.core.game import Refusal
from diwan.core.toml import decode_toml, line_of
from diwan.games.king_thief_minister.acts import spots_to_name
from diwan.games.king_thief_minister.figures import CHARACTERS, DIRECTIONS, Character
from diwan.games.king_thief_minister.knowledge import EVERY_WORLD, recall
from diwan.games.king_thief_minister.money import winners
from diwan.games.king_thief_minister.moves import (
    Challenge,
    Claim,
    Decline,
    Execute,
    Look,
    Move,
    Name,
    Pass,
    Peek,
    PlayOn,
    Rotate,
    Silent,
    Swap,
    Tax,
    YesSir,
)
from diwan.games.king_thief_minister.rules import play, to_act
from diwan.games.king_thief_minister.state import (
    Looking,
    Naming,
    Options,
    Over,
    Phase,
    Sight,
    Standstill,
    State,
    Turn,
    spots_of,
)
from diwan.games.king_thief_minister.view import View, view


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    players: int
    cards: str
    coins: tuple[int, ...]
    treasury: int
    turn: int
    script: tuple[str, ...]
    after_cards: str
    after_coins: tuple[int, ...]
    after_treasury: int
    over: bool = False
    winners: tuple[int, ...] = ()
    after_turn: int | None = None
    known: tuple[tuple[int, int, str], ...] = ()
    worlds: tuple[int, ...] | None = None
    public_worlds: int | None = None
    sees: tuple[tuple[int, int, str], ...] = ()
    last_line_legal: bool = True
    turns_left: int | None = None
    options: Options = Options()


class ExampleFile(Struct, frozen=True):
    """The examples of a file; its other tables are ignored."""

    example: tuple[Example, ...] = ()


class BadScript(Exception):
    """A line or a position is not valid in this notation."""


def run(text: str, name: str) -> Iterator[Result]:
    """Yield the result of every example of a file."""
    for number, example in enumerate(decode_toml(text, ExampleFile, name).example):
        try:
            yield Result(example.id, example.title, _Table(example).difference())
        except BadScript as problem:
            raise BadFile(name, line_of(text, f".example[{number}]"), f"example {example.id}: {problem}") from None


class _Table:
    """An example being run. The notation names players by their spots, not by their seats."""

    def __init__(self, example: Example) -> None:
        self.example = example
        if not 3 <= example.players <= 6 or len(example.coins) != example.players:
            raise BadScript("3 to 6 players, and a purse for each of them")
        if sorted(example.cards) != sorted(CHARACTERS):
            raise BadScript(f"the cards must be {''.join(CHARACTERS)} in some order")
        self.options = example.options
        if example.turns_left is not None:
            # The limit counts whole rounds, so `turns_left` is reached by setting the number of finished turns.
            self.options = msgspec.structs.replace(self.options, turn_limit_per_player=40)
        self.spots = spots_of(example.players, self.options)
        self.state = self._position()

    def _position(self) -> State:
        example = self.example
        faces: tuple[Character, ...] = tuple(self._character(letter) for letter in example.cards)
        memory = []
        for observer, spot, letter in example.known:
            if not 0 <= spot < len(faces) or faces[spot] != letter:
                raise BadScript(
                    f"{letter} cannot have been seen on spot {spot}, where {example.cards[spot : spot + 1]} lies"
                )
            memory.append(Sight(self._seat(observer), spot, faces[spot]))
        turn = self._seat(example.turn)
        seats = example.players
        begins_with_look = bool(example.script) and example.script[0].split()[:1] == ["look"]
        phase: Phase = Looking(turn, (None,) * seats) if begins_with_look else Turn(turn)
        turns = 40 * seats - example.turns_left if example.turns_left is not None else 0
        return State(
            options=self.options,
            coins=example.coins,
            treasury=example.treasury,
            tracks=tuple(range(len(faces))),
            faces=faces,
            memory=tuple(memory),
            turns=turns,
            paid_turn=turns,
            phase=phase,
        )

    # --- The script ---

    def difference(self) -> str | None:
        lines = self.example.script
        for number, line in enumerate(lines):
            must_be_legal = self.example.last_line_legal or number < len(lines) - 1
            before = self.state
            try:
                self._line(line)
                if line.split()[0] == "look" and not any(later.startswith("look") for later in lines[number + 1 :]):
                    self._answer_rest(Decline())
            except Refusal as refusal:
                self.state = before
                if must_be_legal:
                    return f"`{line}` was refused: {refusal}"
                continue
            if not must_be_legal:
                return f"`{line}` was accepted but must be refused"
        return self._compare()

    def _line(self, line: str) -> None:
        match line.split():
            case ["look", looker, spot]:
                self._play(self._seat_or_nobody(looker), Look(self._number(spot)))
            case ["peek"]:
                self._play_on_turn(Peek())
            case ["move", direction] if direction in DIRECTIONS:
                self._play_on_turn(Rotate(direction))
            case ["claim", letter]:
                self._play_on_turn(Claim(self._character(letter)))
            case ["pass"]:
                self._answer_rest(Pass())
            case ["challenge", *who]:
                self._answer(who, Challenge(), Pass())
            case ["silent"]:
                self._answer_rest(Silent())
            case ["yes", *who]:
                self._answer(who, YesSir(), Silent())
            case ["swap", a, b, *manner]:
                self._swap(self._number(a), self._number(b), " ".join(manner))
            case ["execute", victim, letter]:
                self._play_on_turn(Execute(self._seat_or_nobody(victim), self._character(letter)))
            case ["tax", double]:
                self._play_on_turn(Tax(self._seat_or_nobody(double)))
            case ["name", *names]:
                self._name(names)
            case _:
                raise BadScript(f"`{line}` is no line of this notation")

    def _swap(self, a: int, b: int, manner: str) -> None:
        manners = {"open": "open", "under swap": "swap", "under keep": "keep", "under": "chance"}
        if manner not in manners:
            raise BadScript("a swap is `open`, `under swap` or `under keep`")
        self._play_on_turn(Swap(min(a, b), max(a, b), manners[manner]))  # type: ignore[arg-type]

    def _name(self, names: list[str]) -> None:
        """Name cards. The list may end with the name that follows from the others."""
        said = [(self._number(name[:1]), self._character(name[1:])) for name in names]
        if any(len(set(column)) < len(said) for column in zip(*said, strict=True)):
            raise Refusal("K24", "named_already")
        while isinstance(self.state.phase, Naming):
            if not said:
                raise Refusal("K23", "spot_not_to_name")
            spots = spots_to_name(self.state, self.state.phase.seat)
            self._play_on_turn(Name(*said.pop(0)))
        if len(said) > 1 or any(spot not in spots or character == "P" for spot, character in said):
            raise Refusal("K23", "spot_not_to_name")

    def _answer(self, who: list[str], yes: Move, no: Move) -> None:
        seats = [self._seat_or_nobody(spot) for spot in ",".join(who).split(",") if spot]
        for seat in seats:
            self._play(seat, yes)
        self._answer_rest(no)

    def _answer_rest(self, move: Move) -> None:
        phase = type(self.state.phase)
        waiting = to_act(self.state)
        for seat in waiting:
            if type(self.state.phase) is phase:
                self._play(seat, move)

    def _play_on_turn(self, move: Move) -> None:
        waiting = to_act(self.state)
        if not waiting:
            raise Refusal("K25", "out_of_place")
        self._play(waiting[0], move)

    def _play(self, seat: int, move: Move) -> None:
        self.state, _ = play(self.state, seat, move)
        if isinstance(self.state.phase, Standstill):  # The specification does not ask whether to end the game (K38).
            for voter in to_act(self.state):
                self.state, _ = play(self.state, voter, PlayOn())

    # --- What must be true afterwards ---

    def _compare(self) -> str | None:
        for what, expected, found in self._claims():
            if expected != found:
                return f"{what} should be {expected} but is {found}"
        return None

    def _claims(self) -> Iterator[tuple[str, object, object]]:
        example, state = self.example, self.state
        over = isinstance(state.phase, Over)
        yield "the cards", example.after_cards, "".join(state.faces[track] for track in state.tracks)
        yield "the coins", example.after_coins, state.coins
        yield "the treasury", example.after_treasury, state.treasury
        yield "the end of the game", example.over, over
        won = tuple(self.spots[seat] for seat in winners(state)) if over else ()
        yield "the winners", example.winners, won
        if example.after_turn is not None and not over:
            yield "the seat to act", example.after_turn, self._on_turn()
        if example.worlds is not None:
            worlds = tuple(self._worlds(seat) for seat in range(example.players))
            yield "the number of worlds by seat", example.worlds, worlds
        if example.public_worlds is not None:
            yield "the number of worlds of a spectator", example.public_worlds, self._worlds(None)
        for observer, spot, letters in example.sees:
            seen = self._view(self._seat(observer)).memory.possible[spot]
            yield f"what {observer} holds possible on spot {spot}", sorted(letters), sorted(seen)

    def _on_turn(self) -> int | None:
        phase = self.state.phase
        if isinstance(phase, Looking):
            return self.spots[phase.starter]
        waiting = to_act(self.state)
        return self.spots[waiting[0]] if waiting else None

    def _view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def _worlds(self, seat: int | None) -> int:
        return recall(self._view(seat).memory.facts, EVERY_WORLD).bit_count()

    # --- Words of the notation ---

    def _seat(self, spot: int) -> int:
        if spot not in self.spots:
            raise BadScript(f"nobody sits at spot {spot}; the seats are {', '.join(map(str, self.spots))}")
        return self.spots.index(spot)

    def _seat_or_nobody(self, spot: str) -> int:
        """Return the seat at a spot, or one that does not exist, which the rules must refuse."""
        number = self._number(spot)
        return self.spots.index(number) if number in self.spots else len(self.spots)

    def _number(self, word: str) -> int:
        if not word.isdecimal():
            raise BadScript(f"`{word}` is not the number of a spot")
        return int(word)

    def _character(self, letter: str) -> Character:
        if letter not in get_args(Character):
            raise BadScript(f"`{letter}` is none of the characters {' '.join(CHARACTERS)}")
        return letter  # type: ignore[return-value]
