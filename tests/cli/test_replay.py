import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.running import Run
from diwan.cli.files import load_record, write
from diwan.cli.story import is_repeated, is_told
from diwan.core.game import EVERYONE, NATURE, Told, only
from diwan.core.match import Match
from diwan.games.king_thief_minister.events import Began, Dealt, Rotated, Unchallenged
from diwan.games.king_thief_minister.moves import Begin, Deal, Pass, Rotate
from diwan.words import Book, Words


def heard(match: Match, seat: int | None) -> list[str]:
    words = Words(Book("en", match.game), match.names, seat)
    return [words.event(event) for event in match.news(seat)]


def printed(output: str) -> list[str]:
    """Return the indented lines, which describe the events."""
    return re.findall(r"^  (\S.*)", output, re.MULTILINE)


def test_a_finished_game_is_shown_in_full(here: Run, saved: Path, finished: Match) -> None:
    done = here("replay", saved, "--all")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("King Thief Minister, everything")
    moves = [line for line in done.stdout.splitlines() if re.match(r"(Chance|Ann|Bahar|Cyrus): ", line)]
    told = Match(finished.game, finished.setup, nature=False)
    sides = [(actor, move, told.play(actor, move)) for actor, move in finished.moves]
    untold = sum(not is_told(*side) and not finished.game.is_echo(*side[1:]) for side in sides)
    dealt = [line.rpartition(" ")[2] for line in moves if line.startswith("Chance: Deal the ")]
    assert dealt == ["1", "2", "3", "4", "5"], "each says its spot; the last card follows"
    assert 0 < len(moves) == untold < len(finished.moves)
    public = [line for line in printed(done.stdout) if not line.startswith("(to ")]
    assert public == [line for line in heard(finished, None) if " looks at the card on spot " not in line]
    assert any(re.match(r"\(to \w+\) You see the \w+ on spot [1-6]\.", line) for line in printed(done.stdout))


def test_a_seat_is_shown_only_what_it_heard(here: Run, saved: Path, finished: Match) -> None:
    for seat in (0, 1):
        done = here("replay", saved, "--all", "--seat", str(seat))
        assert printed(done.stdout) == heard(finished, seat)


def test_an_unfinished_game_shows_no_secret_to_a_spectator(here: Run, tmp_path: Path, unfinished: Match) -> None:
    path = tmp_path / "unfinished.jsonl"
    write(path, unfinished.record().dumps())
    done = here("replay", path, "--all")
    assert printed(done.stdout) == heard(unfinished, None)
    assert "as a spectator saw it" in done.stdout
    assert "The game was not finished." in done.stdout


def test_a_game_is_replayed_step_by_step(here: Run, saved: Path, finished: Match) -> None:
    last = len(finished.moves)
    done = here("replay", saved, typed="\n\nb\n10\n9999\n\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.findall(r"Move (\d+) of", done.stdout) == ["0", "1", "2", "1", "10", str(last)]
    assert "K King  T Thief" in done.stdout, "cards of a finished game lie open"


@pytest.mark.parametrize("typed", ["²", "9" * 5000], ids=["superscript", "endless"])
def test_something_that_only_looks_like_a_number_goes_to_the_next_step(here: Run, saved: Path, typed: str) -> None:
    done = here("replay", saved, typed=f"{typed}\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.findall(r"Move (\d+) of", done.stdout) == ["0", "1"]


def test_the_record_of_a_file_with_several_is_chosen_by_its_number(here: Run, saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8") * 2, "utf-8")
    assert here("replay", saved, "--all", "--number", "2").returncode == 0
    wrong = here("replay", saved, "--all", "--number", "3")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "holds 2 records; choose one from 1 to 2" in wrong.stderr


def test_a_file_with_several_records_may_contain_any_character(here: Run, tmp_path: Path, finished: Match) -> None:
    record = replace(finished.record(), names=("A\u2028n\u2029n", "B\x85o", "Cyrus"))
    path = tmp_path / "games.jsonl"
    write(path, record.dumps() * 2)
    assert load_record(path, 2) == record
    assert here("replay", path, "--number", "2", "--all").returncode == 0


def test_a_name_cannot_contain_control_sequences(here: Run, tmp_path: Path, finished: Match) -> None:
    path = tmp_path / "game.jsonl"
    write(path, replace(finished.record(), names=("\x1b[2J\x1b]0;gone\x07", "Bahar", "Cyrus")).dumps())
    done = here("replay", path, "--all")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Seat 0" in done.stdout


def test_a_seat_that_does_not_exist_is_refused(here: Run, saved: Path) -> None:
    wrong = here("replay", saved, "--seat", "3")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "there is no seat 3; the record has the seats 0 to 2" in wrong.stderr


def test_nothing_is_told_twice(here: Run, saved: Path) -> None:
    """A move is printed beside its events only if they do not repeat it, and the end only if no event has told it."""
    lines = here("replay", saved, "--all").stdout.splitlines()
    assert not [line for line in lines if line.startswith("Chance: ") and "goes first" in line]
    assert not [line for line in lines if re.match(r"(Ann|Bahar|Cyrus): ", line)], "sealed until an event opens them"
    assert not [line for line in lines if " looks at the card on spot " in line], "its player is told the face"
    assert sum("goes first" in line for line in lines) == 1
    assert sum(" wins" in line or " win." in line for line in lines) == 1


def test_a_move_is_told_by_an_event_that_says_all_of_it() -> None:
    assert is_told(1, Rotate("left"), (Told(EVERYONE, Rotated(1, "left")),))
    assert not is_told(1, Rotate("left"), (Told(only(1), Rotated(1, "left")),)), "not by one that few hear"
    assert not is_told(1, Pass(), (Told(EVERYONE, Unchallenged(0, "K")),)), "not by one about somebody else"
    assert not is_told(NATURE, Deal("K"), (Told(EVERYONE, Dealt()),)), "not by one that says less"
    assert is_told(NATURE, Begin(2), (Told(EVERYONE, Began(2)),))


def test_an_event_that_only_repeats_a_move_is_left_out() -> None:
    rotated = Rotated(1, "left")
    assert is_repeated(1, Rotate("left"), Told(only(1, 2), rotated)), "those who hear it hear what the move says"
    assert not is_repeated(1, Rotate("right"), Told(only(1), rotated)), "it says something else"
    assert not is_repeated(1, Rotate("left"), Told(only(2), rotated)), "it is news to somebody else"
    assert not is_repeated(1, Rotate("left"), Told(EVERYONE, rotated)), "then the move is left out"


def test_a_move_is_told_by_several_events_if_everything_is_shown() -> None:
    assert is_told(1, Rotate("left"), (Told(only(1), Rotated(1, "left")),), everything=True)
    told = (Told(EVERYONE, Dealt()), Told(only(2), Unchallenged(2, "K")))
    assert is_told(NATURE, Deal("K"), told, everything=True)
    assert not is_told(1, Rotate("left"), (Told(only(1), Rotated(1, "right")),), everything=True)
    assert not is_told(1, Rotate("left"), (Told(only(0), Rotated(0, "left")),), everything=True)
