"""A record replays exactly; a bad one is refused with the line of the mistake."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diwan import BadFile, Match, Record
from strategies import SEEDS


def played(seed: int = 1, seats: int = 4, moves: int | None = None) -> Match:
    match = Match.new("king-thief-minister", seats=seats, seed=seed)
    rng = Random(seed)
    while match.to_act and (moves is None or len(match.moves) < moves):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@given(SEEDS, st.integers(3, 6), st.integers(0, 40))
def test_a_record_is_read_back_from_text_and_replays_to_the_same_state(seed: int, seats: int, moves: int) -> None:
    match = played(seed, seats, moves)
    text = match.record().dumps()
    record = Record.loads(text)
    assert record == match.record()
    again = Match.replay(record)
    assert again.state == match.state
    assert again.told == match.told
    assert again.record().dumps() == text


def test_a_record_can_be_replayed_up_to_any_move_and_continued() -> None:
    match = played()
    half = len(match.moves) // 2
    at_half = Match.replay(match.record(), upto=half)
    assert len(at_half.moves) == half
    assert at_half.outcome is None
    resumed = Match.replay(played(moves=30).record(), seed=7)
    assert resumed.to_act
    resumed.play(resumed.to_act[0], resumed.legal(resumed.to_act[0])[0])


def test_the_names_of_the_players_are_kept() -> None:
    match = played(moves=10)
    match.names, match.bots = ("Ann", "Zed (hard)", "Cy", "Di"), ("", "", "easy", "")
    again = Match.replay(Record.loads(match.record().dumps()))
    assert (again.names, again.bots) == (match.names, match.bots)


def test_an_older_record_with_the_bots_in_the_names_is_read() -> None:
    text = played(moves=10).record().dumps()
    first, _, rest = text.partition("\n")
    older = {key: value for key, value in json.loads(first).items() if key != "bots"}
    record = Record.loads(json.dumps({**older, "names": ["Ann", "Bo (easy)", "Cy", "Di"]}) + "\n" + rest)
    assert (record.names, record.bots) == (("Ann", "Bo", "Cy", "Di"), ("", "easy", "", ""))


def test_names_with_unusual_line_separators_are_read_back() -> None:
    match = played(moves=10)
    match.names = ("A\u2028n", "B\u2029o", "C\x85y", "D\x0bi\x1c")
    assert Record.loads(match.record().dumps()) == match.record()


def test_a_record_with_windows_line_ends_is_read() -> None:
    text = played().record().dumps()
    assert Record.loads(text.replace("\n", "\r\n")) == Record.loads(text)


def change_line(number: int, change: Callable[[str], str]) -> Callable[[list[str]], list[str]]:
    def apply(lines: list[str]) -> list[str]:
        return [*lines[: number - 1], change(lines[number - 1]), *lines[number:]]

    return apply


def head(**changes: object) -> Callable[[list[str]], list[str]]:
    return change_line(1, lambda line: json.dumps({**json.loads(line), **changes}))


BAD: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "empty": (lambda _: [], r"game\.txt:1: the record is empty"),
    "not a record": (lambda _: ["hello"], r"game\.txt:1: this is not the head of a Diwan record"),
    "truncated": (lambda lines: lines[:-1], r"game\.txt:\d+: the record was cut off"),
    "truncated in a line": (lambda lines: [*lines[:20], lines[20][:9]], r"game\.txt:21: the record was cut off"),
    "newer format": (head(diwan=2), r"game\.txt:1: the record has format 2, .* update Diwan"),
    "newer edition": (head(edition="99"), r"game\.txt:1: .* edition 99 .* has edition 2"),
    "unknown game": (head(game="king-thief"), r"game\.txt:1: there is no game 'king-thief'; did you mean"),
    "unknown option": (
        head(setup={"seats": 4, "variant": "standard", "options": {"wings": 2}}),
        r"game\.txt:1: the set-up cannot be used: .*wings",
    ),
    "too many seats": (
        head(setup={"seats": 9, "variant": "standard", "options": {}}),
        r"game\.txt:1: the set-up cannot be used: king-thief-minister is for 3 to 6 players, not 9",
    ),
    "line removed": (lambda lines: [*lines[:9], *lines[10:]], r"lines are missing or added"),
    "not a move": (change_line(12, lambda _: '[0, {"type": "Fly"}]'), r"game\.txt:12: this is not a move .*Fly"),
    "field missing": (change_line(3, lambda _: '[-1, {"type": "Deal"}]'), r"game\.txt:3: this is not a move"),
    "impossible chance": (
        change_line(4, lambda _: '[-1, {"type": "Begin", "seat": 1}]'),
        r"game\.txt:4: NATURE cannot play Begin here .*changed",
    ),
    "out of turn": (
        change_line(9, lambda _: '[3, {"type": "Peek"}]'),
        r"game\.txt:9: seat 3 cannot play Peek here .*K26",
    ),
    "wrong outcome": (
        lambda lines: [*lines[:-1], json.dumps({**json.loads(lines[-1]), "outcome": None})],
        r"the outcome does not follow from the moves",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_is_refused_with_the_line_of_the_mistake(what: str) -> None:
    spoil, message = BAD[what]
    lines = played().record().dumps().splitlines()
    text = "\n".join(spoil(lines))
    with pytest.raises(BadFile, match=message) as caught:
        Match.replay(Record.loads(text, "game.txt"), name="game.txt")
    assert "\n" not in str(caught.value)


@given(st.data())
def test_a_damaged_record_is_either_read_or_refused_with_a_clear_error(data: st.DataObject) -> None:
    text = played(moves=25).record().dumps()
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    try:
        match = Match.replay(Record.loads(damaged))
    except BadFile:
        return
    assert match.moves
