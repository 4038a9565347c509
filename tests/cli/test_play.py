"""The terminal table, played by scripts on a pipe and by a person's keys on a terminal."""

import re
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pexpect
import pytest

from cli.running import PATIENCE, Run, environment, files_in
from diwan.cli.files import load_record
from diwan.cli.play import _free_path
from diwan.core.match import Match
from diwan.words import Book, Words

KTM = "king-thief-minister"
ALWAYS_FIRST = "1\n" * 3000
TABLE = ["play", KTM, "--name", "Ann", "--seats", "3", "--bots", "random", "--seed", "5"]


def sentences(path: Path, seat: int | None) -> list[str]:
    """Return the sentences of all events that a seat heard in a recorded game."""
    match = Match.replay(load_record(path))
    words = Words(Book("en", match.game), match.names, seat)
    return [words.event(event) for event in match.news(seat)]


def told(output: str) -> list[str]:
    """Return the lines of the log in the output."""
    return [line.strip() for line in re.findall(r"• (.*)", output)]


# --- By script ---


def test_a_script_plays_a_whole_game_and_hears_only_its_own_events(diwan: Run, tmp_path: Path) -> None:
    done = diwan(*TABLE, "--record", "game.jsonl", typed=ALWAYS_FIRST, COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    assert told(done.stdout) == sentences(tmp_path / "game.jsonl", 0)
    assert "The treasury is empty." in done.stdout
    assert "Watch the replay with: diwan replay game.jsonl" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_same_seed_deals_the_same_game(here: Run) -> None:
    assert (
        here(*TABLE, typed="1\n1\n1\nquit\n").stdout.split("Saved to")[0]
        == (here(*TABLE, typed="1\n1\n1\nquit\n").stdout.split("Saved to")[0])
    )


def test_a_game_that_was_quit_can_be_resumed(diwan: Run, tmp_path: Path) -> None:
    left = diwan(*TABLE, "--record", "game.jsonl", typed="1\n1\nquit\n", COLUMNS="200")
    assert "The file shows every hidden card" in left.stdout
    assert "Continue with: diwan play --resume game.jsonl" in left.stdout
    before = load_record(tmp_path / "game.jsonl")
    assert before.outcome is None
    command = ["play", "--resume", "game.jsonl", "--seed", "6", "--record", "end.jsonl"]
    resumed = diwan(*command, typed=ALWAYS_FIRST, COLUMNS="200")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    after = load_record(tmp_path / "end.jsonl")
    assert after.outcome is not None
    assert after.moves[: len(before.moves)] == before.moves
    assert after.names == before.names
    assert set(told(resumed.stdout)) <= set(sentences(tmp_path / "end.jsonl", 0))


def test_at_the_end_of_a_script_the_game_is_saved_in_the_data_folder(here: Run, tmp_path: Path) -> None:
    done = here(*TABLE, typed="1\n")
    (saved,) = files_in(tmp_path)
    assert re.fullmatch(rf"data/diwan/{KTM}-[\d-]+\.jsonl", saved)
    assert saved.rpartition("/")[2] in done.stdout.replace("\n", "")
    assert load_record(tmp_path / saved).names[0] == "Ann"


def test_moves_can_be_typed_in_words(here: Run) -> None:
    done = here(*TABLE, typed="look 3\nlook z\nclaim\n99\nquit\n", COLUMNS="200")
    assert "• You look at the card on spot 3." in done.stdout
    assert "I cannot find “look z” on the menu" in done.stdout
    assert "There is no number 99; choose 1 to " in done.stdout


@pytest.mark.parametrize("typed", ["²", "①", "9" * 5000], ids=["superscript", "circled", "endless"])
def test_something_that_only_looks_like_a_number_is_not_understood(here: Run, typed: str) -> None:
    done = here(*TABLE, typed=f"{typed}\nquit\n", COLUMNS="200")
    assert done.returncode == 0
    assert "I cannot find “" in done.stdout


def test_a_number_may_be_typed_in_any_digits(here: Run) -> None:
    arabic, latin = (here(*TABLE, typed=f"{typed}\nquit\n") for typed in ("٢", "2"))
    assert told(arabic.stdout) == told(latin.stdout)


def test_an_error_in_the_program_does_not_lose_the_game(
    here: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_typed: str, _lines: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("diwan.cli.person.fitting", fail)
    with pytest.raises(RuntimeError, match="a fault"):
        here(*TABLE, "--record", "game.jsonl", typed="1\nlook\n")
    assert any(actor == 0 for actor, _ in load_record(tmp_path / "game.jsonl").moves)


def test_a_move_may_be_typed_as_json_and_is_refused_in_words(here: Run) -> None:
    typed = '{"type":"Look","spot":0}\n{"type":"Look"\n{"type":"Look","spot":4}\nquit\n'
    done = here(*TABLE, typed=typed, COLUMNS="200")
    assert "You may not look at your own card before the game; choose another one. (K4)" in done.stdout
    assert "• You look at the card on spot 5." in done.stdout


def test_the_commands_help_rules_log_and_save_work(here: Run, tmp_path: Path) -> None:
    done = here(
        *TABLE, typed="help\nrules k7\nrules k99\n1\nlog\nsave kept.jsonl\nsave no/where\nquit\n", COLUMNS="200"
    )
    assert "save the game and leave" in done.stdout
    assert "K7" in done.stdout
    assert "choose one from K1 to K38" in done.stdout
    assert "Game log" in done.stdout
    assert load_record(tmp_path / "kept.jsonl").outcome is None


def test_a_long_sentence_is_printed_completely(here: Run, tmp_path: Path) -> None:
    table = ["play", "intrigue", "--name", "Ann", "--bots", "random", "--seed", "3", "--record", "game.jsonl"]
    done = here(*table, typed="log\nquit\n", COLUMNS="40")
    log = done.stdout.partition("Game log")[2]
    said = " ".join(log.split())
    for sentence in sentences(tmp_path / "game.jsonl", 0):
        assert sentence in said
    assert max(map(len, log.partition("Your move>")[0].splitlines())) <= 40


def test_a_long_line_of_the_menu_has_a_hanging_indent(here: Run) -> None:
    done = here("play", "intrigue", "--name", "Ann", "--bots", "random", "--seed", "3", typed="quit\n", COLUMNS="60")
    assert re.search(r"^ *\d+ Tell \w+ about you: “.*\n    \w", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(("aid", "remembered"), [("none", False), ("log", True), ("tracker", True)])
def test_the_log_reaches_back_as_far_as_the_memory_aid(here: Run, aid: str, remembered: bool) -> None:
    done = here(*TABLE, "--option", f"memory_aid={aid}", typed="1\n" * 14 + "log\nquit\n", COLUMNS="200")
    log = done.stdout.rpartition("Game log")[2]
    assert ("Six cards lie face down on the table." in log) == remembered


def test_only_the_tracker_draws_what_a_card_may_be(here: Run) -> None:
    plain, tracked = (
        here(*TABLE, "--option", f"memory_aid={aid}", typed="look 2\nquit\n").stdout for aid in ("log", "tracker")
    )
    assert re.search(r"│\s+[KTMESP]\s+│", tracked)
    assert not re.search(r"│\s+[KTMESP]\s+│", plain)


def test_the_table_fits_80_columns(here: Run) -> None:
    done = here(*TABLE[:4], "--seats", "6", "--bots", "random", "--seed", "1", typed="1\n" * 30, COLUMNS="80")
    for line in done.stdout.splitlines():
        assert len(line) <= 80 or line.startswith(("Continue with", "Saved to")), line


def test_an_ascii_terminal_is_enough(diwan: Run) -> None:
    done = diwan(*TABLE, typed="1\n1\nquit\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "+- 1 --+" in done.stdout


def test_a_game_without_picture_and_texts_can_be_played(
    diwan: Run, tmp_path: Path, add_game: Callable[[str, str], None]
) -> None:
    add_game("higher-card", "higher_card:GAME")
    table = ["play", "higher-card", "--seats", "3", "--name", "Ann", "--seed", "1"]
    done = diwan(*table, "--record", "g.jsonl", typed="stay\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^card  \d", done.stdout, re.MULTILINE)
    assert "Ann" in done.stdout
    assert '"winners"' in (tmp_path / "g.jsonl").read_text("utf-8").splitlines()[-1]


def test_a_person_can_play_out_of_turn_or_wait(diwan: Run, add_game: Callable[[str, str], None]) -> None:
    add_game("shout-game", "cli.shout_game:GAME")
    table = ["play", "shout-game", "--seats", "2", "--name", "Ann", "--seed", "1"]
    waits = diwan(*table)
    assert waits.stdout.count("You may act now; press Enter to wait>") == 1
    patient = diwan(*table, typed="\n")
    assert "Shouted" not in patient.stdout.replace("shouted", "")
    assert "Nobody wins." in patient.stdout
    bold = diwan(*table, typed="shout\n")
    assert "Shouted: seat you" in bold.stdout
    assert "You win!" in bold.stdout


# --- By keys ---


class Terminal:
    """A person at a terminal of 80 columns."""

    def __init__(self, home: Path, *arguments: str, rows: int = 40, **more: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "diwan.cli", *arguments],
            cwd=str(home),
            env=environment(home, **more),
            dimensions=(rows, 80),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.seen: list[str] = []

    def expect(self, text: str) -> str:
        self.child.expect_exact(text)
        self.seen.append(str(self.child.before) + str(self.child.after))
        return self.seen[-1]

    def type(self, text: str) -> None:
        self.child.send(text)

    def end(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        self.seen.append(str(self.child.before))
        return "".join(self.seen)


@pytest.mark.parametrize("rows", [24, 50])
def test_a_person_is_asked_for_the_set_up_and_plays(tmp_path: Path, rows: int) -> None:
    terminal = Terminal(tmp_path, "play", KTM, "--seed", "5", rows=rows)
    terminal.expect("Your name [")
    terminal.type("Ann\r")
    terminal.expect("Number of players (3 to 6) [4]")
    terminal.type("7\r")
    terminal.expect("Choose one of: 3, 4, 5, 6.")
    terminal.type("3\r")
    terminal.expect("Your opponents (")
    terminal.type("random\r")
    terminal.expect("Ann (you)")
    terminal.expect("Your move")
    terminal.type("look at the card on spot \t")  # several lines fit: they are listed
    terminal.type("3\r")
    terminal.expect("You look at the card on spot 3.")
    terminal.expect("Your move")
    terminal.type("help\r")
    terminal.expect("save the game and leave")
    terminal.type("\r")
    terminal.expect("Your move")
    terminal.type("quit\r")
    terminal.expect("Continue with: ")
    terminal.end()
    assert terminal.child.exitstatus == 0
    assert len(files_in(tmp_path)) == 1


def test_the_default_game_is_king_thief_minister(here: Run, tmp_path: Path) -> None:
    done = here("play", "--seed", "1", "--record", "game.jsonl")
    assert "Six cards lie face down on the table." in done.stdout
    assert load_record(tmp_path / "game.jsonl").setup.seats == 4


def test_a_small_window_shows_the_whole_table_and_menu_on_request(tmp_path: Path) -> None:
    table = ["play", "intrigue", "--name", "Ann", "--seats", "4", "--bots", "random", "--seed", "3"]
    terminal = Terminal(tmp_path, *table, rows=14, PAGER="cat")
    assert "  9 " not in terminal.expect("type a few words to narrow them down, or menu to see all")
    for command, all_of_it in (("menu", range(4, 12)), ("table", ("Round 1", "Visible points", "Your dossier"))):
        terminal.expect("Your move")
        terminal.type(f"{command}\r")
        for part in all_of_it:
            terminal.expect(f" {part} " if isinstance(part, int) else part)
    terminal.expect("Your move")
    terminal.type("quit\r")
    terminal.end()


def test_tab_completes_a_move(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE)
    terminal.expect("Your move")
    terminal.type("no c\t\r")
    terminal.expect("Look at no card")
    terminal.expect("Your move")
    terminal.type("q\r")
    assert "You look at" not in terminal.end()


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_with_a_key_saves_the_game(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, *TABLE)
    terminal.expect("Your move")
    terminal.type(key)
    terminal.expect("Continue with: ")
    terminal.end()
    assert terminal.child.exitstatus == 0
    assert len(files_in(tmp_path)) == 1


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_before_the_deal_saves_nothing(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, "play", KTM, "--seed", "1")
    terminal.expect("Your name [")
    terminal.type(key)
    assert "Traceback" not in terminal.end()
    assert files_in(tmp_path) == []


COLOUR = re.compile(r"\x1b\[[\d;]*(?:3[0-7]|9[0-7]|38;)[\d;]*m")


def test_colours_are_used_and_can_be_switched_off(tmp_path: Path) -> None:
    for no_color, coloured in (("", True), ("1", False)):
        terminal = Terminal(tmp_path, *TABLE, NO_COLOR=no_color)
        terminal.expect("Your move")
        terminal.type("quit\r")
        assert bool(COLOUR.search(terminal.end())) == coloured


PAGER = 'cat > /dev/null; echo "LESS is $LESS"'


@pytest.mark.parametrize(("given", "used"), [({}, "-R"), ({"LESS": "-S"}, "-S")], ids=["usual", "chosen"])
def test_a_pager_is_asked_to_show_colours(tmp_path: Path, given: dict[str, str], used: str) -> None:
    terminal = Terminal(tmp_path, *TABLE, rows=24, PAGER=PAGER, **given)
    terminal.expect("Your move")
    terminal.type("rules\r")
    terminal.expect(f"LESS is {used}")
    terminal.expect("Your move")
    terminal.type("quit\r")
    terminal.end()


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, TERM="dumb")
    terminal.expect("Your move> ")
    terminal.type("look 3\r")
    terminal.expect("You look at the card on spot 3.")
    terminal.expect("Your move> ")
    terminal.type("quit\r")
    assert "\x1b" not in terminal.end()


def test_games_left_in_the_same_second_have_different_files(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    names = []
    for _ in range(3):
        path = _free_path(tmp_path, "clash", now)
        path.touch()
        names.append(path.name)
    assert names == [f"clash-20260102-030405{end}.jsonl" for end in ("", "-2", "-3")]
