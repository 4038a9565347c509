"""Bad input gives one sentence that says where the mistake is, exit status 2, and nothing is written."""

import gzip
import json
import shlex
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.running import TESTS, Run, environment, files_in
from diwan.cli.files import check_writable
from diwan.core.match import Match

KTM = "king-thief-minister"
TILES = "KAB,PIC,RIO,SOC,UNO"
LAST_TURN = str(TESTS.parent / "examples" / "last_turn.json")
WORDS = [
    (["sim", "king"], "there is no game 'king'"),
    (["sim", "king-thief-ministr"], "did you mean 'king-thief-minister'?"),
    (["rules", "go"], "there is no game 'go'"),
    (["play", "go"], "there is no game 'go'"),
    (["check", "go"], "there is no game 'go'"),
    (["example", "go", "f"], "there is no game 'go'"),
    (["sim", KTM, "--variant", "blitz"], "has no variant 'blitz'; choose one of: standard"),
    (["sim", KTM, "--option", "memory_ad=log"], "has no option 'memory_ad'; did you mean 'memory_aid'?"),
    (["sim", KTM, "--option", "memory_aid=all"], "cannot be 'all': choose none or log or tracker"),
    (["sim", KTM, "--option", "turn_limit_per_player=-1"], "option turn_limit_per_player"),
    (["sim", KTM, "--option", "memory_aid"], "has no value; write --option memory_aid=VALUE"),
    (["sim", KTM, "--option", "memory_aid=@deck.toml"], "memory_aid of king-thief-minister is no file"),
    (["sim", KTM, "--deck", "deck.toml"], "has no option 'deck'"),
    (["sim", KTM, "--seats", "7"], "is for 3 to 6 players, not 7"),
    (["sim", KTM, "--seats", "many"], '"many"'),
    (["check", KTM, "--seats", "2"], "is for 3 to 6 players, not 2"),
    (["play", KTM, "--seats", "9"], "is for 3 to 6 players, not 9"),
    (["play", KTM, "--seats", "4", "--bots", "random,random"], "2 bots do not fill 3 seats"),
    (["sim", KTM, "--bots", "genius"], "has no bot 'genius'"),
    (["sim", KTM, "--seats", "4", "--bots", "random,random"], "2 bots do not fit 4 seats"),
    (["sim", KTM, "--games", "0", "--records", "r.jsonl"], "give --games a positive number"),
    (["sim", KTM, "--records", "missing/r.jsonl"], "'missing/r.jsonl' cannot be written"),
    (["sim", KTM, "--jobs", "-2"], "give --jobs a positive number"),
    (["sim", KTM, "--iterations", "0"], "cannot think for 0 iterations; give it 1 or more"),
    (["sim", KTM, "--seconds", "0"], "cannot think for 0 seconds; give it a finite number above 0"),
    (["sim", KTM, "--bots", "hard", "--seconds", "nan"], "cannot think for nan seconds"),
    (["sim", KTM, "--bots", "hard", "--seconds", "inf"], "cannot think for inf seconds"),
    (["arena", KTM, "--bots", "random,easy", "--seconds", "0"], "cannot think for 0 seconds"),
    (["report", KTM, "--iterations", "-4"], "cannot think for -4 iterations"),
    (["exploit", KTM, "--bot", "random", "--iterations", "-5"], "cannot think for -5 iterations"),
    (["sim", KTM, "--seats", "0"], "is for 3 to 6 players, not 0"),
    (["play", KTM, "--seats", "0"], "is for 3 to 6 players, not 0"),
    (["play", KTM, "--bots", ""], "has no bot ''"),
    (["play", ""], "there is no game ''"),
    (["sim", KTM, "--variant", ""], "has no variant ''"),
    (["check", KTM, "--variant", ""], "has no variant ''"),
    (["report", KTM, "--versus", ""], "has no variant ''"),
    (["report", KTM, "--out", "missing/r.html"], "'missing/r.html' cannot be written"),
    (["check", KTM, "--record", "missing/r.jsonl"], "'missing/r.jsonl' cannot be written"),
    (["solve", "clash", "--neutral", TILES, "--checkpoint", "missing/c"], "'missing/c' cannot be written"),
    (["solve", "clash", "--openings", "missing/o"], "'missing/o' cannot be written"),
    (["solve", "clash", "--variant", "beginner", "--book", "missing/b"], "'missing/b' cannot be written"),
    (["solve", "clash", "--neutral", TILES, "--memory", "99999999"], "from 1 to 16777216 megabytes"),
    (["exploit", KTM, "--bot", "random", "--position", LAST_TURN, "--seats", "5"], "the position has 3 seats, not 5"),
    (["bench", "--jobs", "-3"], "give --jobs a positive number"),
    (["solve", "clash", "--variant", "x"], "has no variant 'x'"),
    (["solve", "clash", "--neutral", TILES, "--seconds", "-1"], "cannot stop after -1 seconds"),
    (["solve", "clash", "--neutral", TILES, "--seconds", "nan"], "cannot stop after nan seconds"),
    (["solve", "clash", "--variant", "beginner", "--check", "-3"], "give --check a number from 0 on"),
    (["play", KTM, "--bots", "random", "--name", ""], "the name '' cannot be used"),
    (["play", KTM, "--bots", "random", "--name", "\x1b[31mAnn"], "choose up to 40 visible characters"),
    (["play", KTM, "--bots", "random", "--name", "A" * 300], "choose up to 40 visible characters"),
    (["play", KTM, "--bots", "random", "--record", "."], "the file '.' cannot be written: is a directory"),
    (["play", KTM, "--bots", "random", "--record", "/dev/null/a/b"], "no file can be created in '/dev/null'"),
    (["bench", "--seconds", "nan"], "give --seconds a positive number"),
    *(
        (
            [command, "intrigue", "--variant", "free_only", "--seats", "5", *more],
            "Bots cannot play with free text only",
        )
        for command, more in (
            ("sim", ["--bots", "random"]),
            ("arena", ["--bots", "random,clever"]),
            ("play", ["--bots", "random", "--name", "Ada"]),
        )
    ),
    (["check", KTM, "--games", "0"], "give --games a positive number"),
    (["sim"], "GAME"),
    (["sim", KTM, "--fast"], "Unknown option"),
    (["rule"], "there is no command 'rule'; did you mean 'rules'?"),
    (["dance"], "there is no command 'dance'; choose one of: "),
    (["games", KTM, "now"], "the command does not take 'now'"),
    (["games", "--language", "xx"], "there are no texts in 'xx'"),
    (["rules", KTM, "K99"], "has no ruling 'K99'; choose one from K1 to K38"),
    (["replay", "missing.jsonl"], "there is no file 'missing.jsonl'"),
    (["play", "--resume", "missing.jsonl"], "there is no file 'missing.jsonl'"),
    (["example", KTM, "missing.toml"], "there is no file 'missing.toml'"),
    (["bench", "--seconds", "0"], "give --seconds a positive number"),
]


def is_one_sentence(text: str) -> bool:
    return text.startswith("diwan: ") and text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize(("arguments", "message"), WORDS, ids=[" ".join(words) for words, _ in WORDS])
def test_a_wrong_word_is_refused_with_one_sentence(
    here: Run, tmp_path: Path, arguments: list[str], message: str
) -> None:
    done = here(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr), done.stderr
    assert message in done.stderr
    assert files_in(tmp_path) == []


@pytest.mark.parametrize("arguments", [["sim", "go"], ["replay", "missing.jsonl"], ["sim", KTM, "--fast"]])
def test_a_process_ends_with_status_2(diwan: Run, arguments: list[str]) -> None:
    done = diwan(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr)


SERVING = [
    (["--database", "words.txt"], "the database words.txt cannot be used: file is not a database"),
    (["--database", "postgresql://ann:geheim@127.0.0.1:1/x"], "the PostgreSQL database cannot be used: "),
    (["--database", "postgresql://127.0.0.1:one/x"], "the PostgreSQL database cannot be used: "),
    (["--redis", "nonsense"], "the address of Redis cannot be used: "),
    (["--host", "203.0.113.1"], "203.0.113.1:0 is not an address of this machine: "),
    (["--export", "t", "--database", "words.txt"], "the database words.txt cannot be used: "),
    (["--export", "t", "--database", "new.sqlite"], "there is no database new.sqlite; say where it is"),
]


@pytest.mark.parametrize(("arguments", "message"), SERVING, ids=[" ".join(words) for words, _ in SERVING])
def test_a_server_that_cannot_start_says_why(diwan: Run, tmp_path: Path, arguments: list[str], message: str) -> None:
    (tmp_path / "words.txt").write_text("These are only words. " * 10)
    done = diwan("serve", "--port", "0", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr), done.stderr
    assert message in done.stderr
    assert "geheim" not in done.stderr
    assert not (tmp_path / "new.sqlite").exists()


def test_a_port_in_use_is_reported(diwan: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = diwan("serve", "--port", str(port))
    assert done.returncode == 2
    assert done.stderr == f"diwan: port {port} is taken: choose another by DIWAN_PORT or --port\n"


def cut(lines: list[str]) -> list[str]:
    return lines[:-5]


def cut_within_a_line(lines: list[str]) -> list[str]:
    return [*lines[:6], lines[6][:10]]


def of_a_newer_edition(lines: list[str]) -> list[str]:
    return [lines[0].replace('"edition":"2"', '"edition":"3"'), *lines[1:]]


def of_a_newer_format(lines: list[str]) -> list[str]:
    return [lines[0].replace('"diwan":1', '"diwan":9'), *lines[1:]]


def of_another_game(lines: list[str]) -> list[str]:
    return [lines[0].replace("king-thief-minister", "queen"), *lines[1:]]


def with_an_impossible_deal(lines: list[str]) -> list[str]:
    return [*lines[:3], lines[2], *lines[4:]]


def with_a_move_out_of_turn(lines: list[str]) -> list[str]:
    turn = next(n for n, line in enumerate(lines) if '"Rotate"' in line or '"Peek"' in line or '"Claim"' in line)
    actor, move = json.loads(lines[turn])
    return [*lines[:turn], json.dumps([(actor + 1) % 3, move]), *lines[turn + 1 :]]


def with_an_unknown_move(lines: list[str]) -> list[str]:
    return [*lines[:8], '[0,{"type":"Fly"}]', *lines[9:]]


def with_another_winner(lines: list[str]) -> list[str]:
    foot = json.loads(lines[-1])
    foot["outcome"]["winners"] = [s for s in range(3) if s not in foot["outcome"]["winners"]]
    return [*lines[:-1], json.dumps(foot)]


def with_too_many_seats(lines: list[str]) -> list[str]:
    return [lines[0].replace('"seats":3', '"seats":8'), *lines[1:]]


def not_a_record(_lines: list[str]) -> list[str]:
    return ["hello"]


def nothing(_lines: list[str]) -> list[str]:
    return []


SPOILT = [
    (cut, ":", "was cut off"),
    (cut_within_a_line, ":7:", "was cut off"),
    (of_a_newer_edition, ":1:", "edition 3 of king-thief-minister, this program has edition 2"),
    (of_a_newer_format, ":1:", "update Diwan"),
    (of_another_game, ":1:", "there is no game 'queen'"),
    (with_an_impossible_deal, ":4:", "NATURE cannot play Deal here"),
    (with_a_move_out_of_turn, ":", "not_your_turn"),
    (with_an_unknown_move, ":9:", "this is not a move of the game"),
    (with_another_winner, ":", "the outcome does not follow from the moves"),
    (with_too_many_seats, ":1:", "is for 3 to 6 players, not 8"),
    (not_a_record, ":1:", "this is not the head of a Diwan record"),
    (nothing, ":1:", "the record is empty"),
]


@pytest.mark.parametrize(("damage", "place", "message"), SPOILT)
def test_a_damaged_record_is_refused(
    here: Run,
    tmp_path: Path,
    saved: Path,
    damage: Callable[[list[str]], list[str]],
    place: str,
    message: str,
) -> None:
    saved.write_text("".join(f"{line}\n" for line in damage(saved.read_text("utf-8").splitlines())), "utf-8")
    before = saved.read_bytes()
    done = here("replay", saved.name, "--all")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr), done.stderr
    assert done.stderr.startswith(f"diwan: {saved.name}{place}")
    assert message in done.stderr
    assert files_in(tmp_path) == [saved.name]
    assert saved.read_bytes() == before


def test_a_tampered_game_cannot_be_resumed(here: Run, tmp_path: Path, unfinished: Match) -> None:
    lines = unfinished.record().dumps().splitlines()
    path = tmp_path / "saved.jsonl"
    path.write_text("\n".join(with_a_move_out_of_turn(lines)) + "\n", "utf-8")
    done = here("play", "--resume", path.name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "not_your_turn" in done.stderr
    assert is_one_sentence(done.stderr)


def test_a_finished_game_cannot_be_resumed(here: Run, saved: Path) -> None:
    done = here("play", "--resume", saved.name)
    assert done.returncode == 2
    assert f"the game in {saved.name} is over; watch it with `diwan replay {saved.name}`" in done.stderr


def test_a_record_that_is_not_text_is_refused(here: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.jsonl").write_bytes(b"{}\n\xff\xfe")
    done = here("replay", "picture.jsonl")
    assert done.returncode == 2
    assert done.stderr == "diwan: picture.jsonl:2: this is not UTF-8 text; give a text file\n"


@pytest.mark.parametrize(
    "command", [["replay"], ["play", "--resume"], ["deck", "check"], ["example", KTM]], ids=lambda words: words[0]
)
def test_a_damaged_compressed_file_is_refused(here: Run, tmp_path: Path, command: list[str]) -> None:
    packed = bytearray(gzip.compress(b'{"diwan":1}\n' * 500 + bytes(range(256)) * 20))
    packed[30:60] = b"\xff" * 30
    (tmp_path / "bad.gz").write_bytes(packed)
    done = here(*command, "bad.gz")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr)
    assert "the file 'bad.gz' cannot be read" in done.stderr


def test_settings_that_are_not_text_are_refused(here: Run, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(b"port = 1\n\xff\xfe")
    done = here("serve", "--settings", "settings.toml", "--export", "t")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "diwan: settings.toml:1: the settings are not UTF-8 text; give a TOML file\n"


@pytest.mark.parametrize(
    "command",
    [["arena", KTM, "--bots", "random,clever", "--out"], ["solve", "clash", "--variant", "beginner", "--label"]],
    ids=["arena", "label"],
)
@pytest.mark.parametrize(("where", "message"), [("file", "is not a folder"), ("file/below", "not a directory")])
def test_a_file_instead_of_a_folder_is_refused(
    here: Run, tmp_path: Path, command: list[str], where: str, message: str
) -> None:
    (tmp_path / "file").write_text("")
    done = here(*command, where)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr)
    assert message in done.stderr


def test_a_lack_of_memory_is_reported_in_a_sentence(here: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **_named: object) -> int:
        raise MemoryError

    monkeypatch.setattr("diwan.games.clash.commands.run.solve_clash", fail)
    done = here("solve", "clash", "--neutral", TILES, "--memory", "9999999")
    assert done.returncode == 2
    assert is_one_sentence(done.stderr)
    assert "not have enough memory" in done.stderr


@pytest.mark.parametrize("ranks", ["1", "3", "1001"])
def test_an_option_that_the_game_itself_refuses_is_reported(
    diwan: Run, add_game: Callable[[str, str], None], ranks: str
) -> None:
    add_game("higher-card", "higher_card:GAME")
    done = diwan("sim", "higher-card", "--option", f"ranks={ranks}")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr)
    assert f"option ranks of higher-card cannot be '{ranks}'" in done.stderr


def test_record_number_0_is_refused(here: Run, saved: Path) -> None:
    done = here("replay", saved.name, "--number", "0")
    assert done.returncode == 2
    assert "holds 1 records; choose one from 1 to 1" in done.stderr


def test_checking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("kept")
    check_writable(tmp_path / "old")
    check_writable(tmp_path / "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("old", "kept")]


# --- Streams ---


def in_a_shell(folder: Path, command: str) -> tuple[int, str]:
    """Run `diwan COMMAND` in a shell; return its exit status and its error output."""
    script = f"{shlex.quote(sys.executable)} -m diwan.cli {command}"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", script],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["games --json", "games", "--help", f"play {KTM}"])
def test_an_output_that_cannot_be_written_is_reported(tmp_path: Path, command: str) -> None:
    for redirection, message in ((">&-", "standard output is closed"), (">/dev/full", "no space left on device")):
        status, said = in_a_shell(tmp_path, f"{command} {redirection}")
        assert status == 2
        assert is_one_sentence(said)
        assert message in said


def test_a_closed_input_counts_as_empty(tmp_path: Path) -> None:
    assert in_a_shell(tmp_path, f"play {KTM} --seats 3 --bots random --seed 1 <&-") == (0, "")
    assert len(files_in(tmp_path)) == 1


@pytest.mark.parametrize("command", ["--help", "games --json", f"rules {KTM}", f"check {KTM} --games 1 --seats 3"])
def test_a_reader_that_stops_early_is_not_an_error(tmp_path: Path, command: str) -> None:
    assert in_a_shell(tmp_path, f"{command} | true") == (0, "")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('[[card]]\nname = "Ace"\nrank = 1\n\n[[card]]\nname = "King"\nrnk = 2\n', 7, "unknown field `rnk`"),
        ('[[card]]\nname = "Ace"\nrank = "high"\n', 3, "Expected `int`, got `str`"),
        ('[[card]\nname = "Ace"\n', 1, "Expected"),
    ],
)
def test_a_deck_file_with_a_wrong_field_is_refused_with_its_line(
    diwan: Run, tmp_path: Path, add_game: Callable[[str, str], None], text: str, line: int, message: str
) -> None:
    add_game("deck-game", "cli.deck_game:GAME")
    (tmp_path / "deck.toml").write_text(text)
    for flags in (["--deck", "deck.toml"], ["--option", "deck=@deck.toml"]):
        done = diwan("sim", "deck-game", *flags, "--records", "r.jsonl")
        assert (done.returncode, done.stdout) == (2, "")
        assert is_one_sentence(done.stderr)
        assert done.stderr.startswith(f"diwan: deck.toml:{line}: ")
        assert message in done.stderr
    assert not (tmp_path / "r.jsonl").exists()


def test_a_correct_deck_file_is_used(diwan: Run, tmp_path: Path, add_game: Callable[[str, str], None]) -> None:
    add_game("deck-game", "cli.deck_game:GAME")
    (tmp_path / "deck.toml").write_text('[[card]]\nname = "Ace"\nrank = 1\n')
    done = diwan("sim", "deck-game", "--deck", "deck.toml", "--games", "3", "--records", "r.jsonl", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    first = json.loads((tmp_path / "r.jsonl").read_text().splitlines()[0])
    assert json.loads(first["setup"])["options"]["deck"] == {"card": [{"name": "Ace", "rank": 1}]}
