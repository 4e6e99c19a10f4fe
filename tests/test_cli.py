"""The command, as a person uses it."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import herotable as ht
from herotable import cli
from herotable.commands.play import _bots as bots_of
from tests.play import finished


class Typed(io.StringIO):
    """What a person types, or a pipe gives."""

    def __init__(self, text: str, at_terminal: bool):
        super().__init__(text)
        self.at_terminal = at_terminal

    def isatty(self) -> bool:
        return self.at_terminal


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def herotable(capsys, monkeypatch):
    """Run a command with typed lines; its status, output and errors."""

    def run(*arguments: str, typed: str = "", at_terminal: bool = False) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", Typed(typed, at_terminal))
        status = cli.main(list(arguments))
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(finished(ht.game("pow"), 3, {}, seed=7).save(), encoding="utf-8")
    return path


def test_a_game_can_be_played_to_its_end(herotable):
    status, out, _ = herotable("play", "pow", "--seed", "3", typed="1\n" * 200)
    assert status == 0
    assert "Final scores" in out
    assert "★" in out


def test_moves_by_number_and_notation_and_the_table_after_them(herotable):
    _, out, _ = herotable("play", "pow", "--people", "3", "--seed", "5", typed="1\nroll keep shield\nquit\n")
    assert "Place" in out
    assert "Player 3 rolls" in out
    assert "kept  shield" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("take hero 1", "Not allowed by P3."),
        ("why take hero 1", "P3 Begin your turn by rolling all five dice."),
        ("why roll", "That is allowed."),
        ("why", "for example: why roll"),
        ("why dance", "That is no move"),
        ("dance", "expected a move that begins with roll, take, steal, forfeit"),
        ("take hero 99", "expected a number from 1 to 12, found '99'"),
        ("99", "There is no move number 99"),
        ("?", "Roll all five dice"),
        ("help", "take back the last move of a person"),
        ("rules p5a", "P5a One or more shields"),
        ("rules p99", "There is no rule p99"),
        ("rules", "You draw comic books"),
        ("why 1", "That is allowed."),
        ("9" * 5000, "There is no move number 999"),
        ("save ~nobody-here/x.json", "~nobody-here/x.json: "),
        ("undo", "There is no move of yours to take back."),
        ("undo 5", "There is no move of yours to take back."),
        ("save /nope/x.json", "/nope/x.json: there is no folder /nope"),
    ],
)
def test_what_can_be_typed(herotable, typed, answer):
    _, out, _ = herotable("play", "pow", "--people", "3", typed=f"{typed}\nquit\n")
    assert answer in " ".join(out.split())


def test_undo_takes_back_the_persons_move_and_the_bots_answers(herotable):
    _, out, _ = herotable("play", "pow", "--people", "2", "--seats", "2", typed="1\nundo\nquit\n")
    assert "One move taken back." in out
    assert out.count("0 moves made") == 2


@pytest.mark.parametrize(
    ("typed", "answer", "screens"),
    [
        ("undo 3", "3 moves taken back.", ["0", "1", "2", "3", "0"]),
        ("undo 2", "2 moves taken back.", ["0", "1", "2", "3", "1"]),
        ("undo 4", "how many moves of people to take back, from 1 to 3", ["0", "1", "2", "3"]),
        ("undo 0", "how many moves of people to take back, from 1 to 3", ["0", "1", "2", "3"]),
        ("undo all", "how many moves of people to take back, from 1 to 3", ["0", "1", "2", "3"]),
    ],
)
def test_undo_takes_back_as_many_moves_as_asked(herotable, typed, answer, screens):
    _, out, _ = herotable("play", "pow", "--people", "3", "--seed", "5", typed=f"1\n1\n1\n{typed}\nquit\n")
    assert answer in out
    assert re.findall(r"(\d+) moves? made", out) == screens


def test_every_person_has_a_seat(herotable):
    _, out, _ = herotable("play", "pow", "--people", "5", "--seed", "5", typed="quit\n")
    assert "Player 5" in out


def test_undo_counts_the_moves_of_people_and_takes_the_bots_answers_back_too(herotable):
    game = ["play", "pow", "--seats", "2", "--people", "1", "--bots", "random", "--seed", "3"]
    _, out, _ = herotable(*game, typed="1\n" * 8 + "undo 8\nquit\n")
    made = [int(count) for count in re.findall(r"(\d+) moves? made", out)]
    assert made[7] > made[0] + 7  # bots have moved between
    assert made[-1] == made[0]


def test_no_folder_is_made_for_a_save(herotable, tmp_path):
    _, out, _ = herotable("play", "pow", "--people", "3", typed="save games/x.json\nquit\n")
    assert "games/x.json: there is no folder games" in out
    assert not (tmp_path / "games").exists()


TEAMS = ["play", "battle", "--seats", "4", "--people", "4", "--option", "teams=2", "--seed", "4"]


def test_a_new_game_tells_every_person_what_its_set_up_has_drawn(herotable):
    _, out, _ = herotable(*TEAMS, typed="\n1\n\nquit\n")
    first, second = out.split("Pass the keyboard to")[1:]
    for screen in (first, second):
        assert sorted(re.findall(r"Player (\d) sits in team \d", screen)) == ["1", "2", "3", "4"]
        assert screen.count("takes the first-player card") == 1


def test_a_saved_game_does_not_tell_its_set_up_again(herotable):
    herotable(*TEAMS, typed="\n1\n\nsave teams.json\nquit\n")
    _, out, _ = herotable("play", "battle", "--people", "4", "--load", "teams.json", typed="\nquit\n")
    assert "1 move made" in out
    assert "sits in team" not in out
    assert "first-player card." not in out


def test_an_unfinished_game_is_kept_and_goes_on(herotable, tmp_path):
    _, out, _ = herotable("play", "pow", "--people", "3", typed="1\n")
    (kept,) = (tmp_path / "state" / "herotable").glob("pow-*.json")
    assert f"--load {kept}" in "".join(out.split("\n"))
    _, out, _ = herotable("play", "pow", "--people", "3", "--load", str(kept), typed="quit\n")
    assert "1 move made" in out


def test_who_stops_before_the_first_move_hears_that_nothing_was_saved(herotable, tmp_path):
    _, out, _ = herotable("play", "pow", "--people", "3", typed="quit\n")
    assert "Goodbye! No move was made, so nothing was saved." in out
    assert not (tmp_path / "state").exists()


def test_fewer_names_of_bots_than_seats_repeat():
    assert bots_of("easy,hard", people=1, seats=4) == ("", "easy", "hard", "easy")


def test_bots_are_named_while_playing_and_in_the_replay(herotable, tmp_path):
    _, out, _ = herotable("play", "pow", "--seed", "3", "--bots", "easy,random", typed="1\n" * 200)
    assert "Bot 2: bot, easy" in out
    (kept,) = (tmp_path / "state" / "herotable").glob("pow-*.json")
    _, out, _ = herotable("replay", str(kept))
    assert "Bot 2: bot, easy" in out
    assert "Bot 3: bot, random" in out
    assert "Bot 2 rolls" in out
    assert "Player 1 rolls" in out
    _, out, _ = herotable("replay", str(kept), "--language", "ru", typed="q\n", at_terminal=True)
    assert "Бот 2: бот, лёгкий" in out


def test_a_save_that_does_not_know_its_bots_is_replayed(herotable, save):
    _, out, _ = herotable("replay", str(save))
    assert "Player 2 rolls" in out
    assert "bot," not in out


def test_a_pack_of_another_title_is_refused_in_one_line(herotable, tmp_path):
    (tmp_path / "pow.toml").write_text(herotable("pack", "export", "pow")[1], encoding="utf-8")
    status, _, err = herotable("play", "battle", "--pack", "pow.toml")
    assert status == 1
    assert err == 'herotable: pow.toml, line 4: title: expected "battle", found "pow"\n'


def test_save_under_a_name_and_into_a_folder_that_cannot_be(herotable, tmp_path):
    _, out, _ = herotable("play", "pow", "--people", "3", typed="save mine.json\nsave /dev/null/x.json\nquit\n")
    assert ht.load((tmp_path / "mine.json").read_text()).rows == []
    assert "/dev/null/x.json: Not a directory" in out


def test_russian(herotable):
    _, out, _ = herotable("play", "pow", "--language", "ru", "--people", "3", typed="why take hero 1\nquit\n")
    assert "Бросить все пять кубиков" in out
    assert "P3 Начните ход с броска" in out


def test_names_options_and_words(herotable):
    game = ["play", "pow", "--seats", "2", "--people", "2", "--names", "Ann,Bob", "--seed", "1"]
    _, out, _ = herotable(*game, "--option", "open_stacks=true", "--word", "luck", typed="1\nquit\n")
    assert "Ann" in out
    assert "Bob" in out
    _, plain, _ = herotable(*game, typed="1\nquit\n")
    assert out != plain


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "9"], "seats: expected 2 to 5, found 9"),
        (["--option", "colour=red"], "unknown option 'colour'; pow has open_stacks"),
        (["--option", "open_stacks=perhaps"], "option open_stacks: expected one of False, True, found 'perhaps'"),
        (["--names", "Ann"], "--names: expected 3 different names without brackets, found 'Ann'"),
        (["--names", "[/],B,C"], "without brackets"),
        (["--people", "7"], "--people: expected 0 to 3, found 7"),
        (["--load", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["--pack", "nowhere.toml"], "nowhere.toml: No such file or directory"),
    ],
)
def test_wrong_settings_are_named(herotable, arguments, problem):
    status, _, err = herotable("play", "pow", *arguments)
    assert (status, problem in err) == (1, True), err


def test_verify_a_good_and_an_edited_save(herotable, save):
    status, out, _ = herotable("verify", str(save))
    assert status == 0
    assert "every die, every card and every table are as saved" in out
    data = json.loads(save.read_text())
    data["moves"][3][2] = "0" * 16
    save.write_text(json.dumps(data))
    status, _, err = herotable("verify", str(save))
    assert status == 1
    assert f"{save}: move 4: " in err


def test_what_is_good_is_said_in_russian_too(herotable, save, tmp_path, monkeypatch):
    (tmp_path / "my.toml").write_text(herotable("pack", "export", "pow")[1], encoding="utf-8")
    (tmp_path / "open.json").write_text(ht.game("pow").match(2, seed=1).save(), encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    match = ht.load(save.read_text())
    _, out, _ = herotable("verify", str(save))
    assert f"SHA-256 зерна — обязательство {match.commitment}.\nЗаново сыгран" in out
    assert f"Отпечаток в конце партии: {match.fingerprint}." in out
    assert "Партия не кончена; отпечаток стола: " in herotable("verify", "open.json")[1]
    _, out, _ = herotable("pack", "check", "my.toml")
    counts = "12 × hero, 12 × villain, 1 × die"
    assert out == f"my.toml: годный набор для pow: {counts}; отпечаток {match.pack.digest}\n"


def test_a_pack_may_begin_with_a_byte_order_mark(herotable, tmp_path):
    _, exported, _ = herotable("pack", "export", "battle")
    (tmp_path / "my.toml").write_text(exported, encoding="utf-8-sig")
    status, out, err = herotable("pack", "check", "my.toml")
    assert (status, err) == (0, "")
    assert "my.toml: a good pack for battle: " in out


@pytest.mark.parametrize(
    ("arguments", "usage", "said"),
    [
        (["play", "pow", "--foo"], "usage: herotable play ", "herotable play: unknown: --foo"),
        (["pack", "check", "x", "y", "z"], "usage: herotable pack check ", "herotable pack check: unknown: y z"),
        (["--foo", "pack", "check", "x"], "usage: herotable ", "herotable: unknown: --foo"),
    ],
)
def test_what_is_unknown_is_told_with_the_usage_of_its_command(herotable, arguments, usage, said):
    status, _, err = herotable(*arguments)
    assert status == 2
    assert err.startswith(usage)
    assert err.endswith(f"{said}\n")


def test_replay_the_log_one_table_and_step_by_step(herotable, save):
    _, out, _ = herotable("replay", str(save))
    assert "The last tile of the centre is taken." in out
    _, out, _ = herotable("replay", str(save), "--at", "4")
    assert "Move 4 of" in out
    status, _, err = herotable("replay", str(save), "--at", "999")
    assert status == 1
    assert "--at: expected 0 to" in err
    _, out, _ = herotable("replay", str(save), typed="\n\nb\nmove\n30\n9999\nq\n", at_terminal=True)
    moments = [int(line.split()[1]) for line in out.splitlines() if line.startswith("Move ")]
    assert moments == [0, 1, 2, 1, 30, len(ht.load(save.read_text()).rows)]


def test_a_pack_of_no_title_is_named_and_options_are_listed(herotable, tmp_path):
    (tmp_path / "odd.toml").write_text('title = "chess"\n', encoding="utf-8")
    assert (
        "title: expected one of pow, order, marines, battle, found 'chess'" in herotable("pack", "check", "odd.toml")[2]
    )
    assert "expected at most 2" in herotable("play", "pow", "--bots", "easy,hard,normal")[2]
    assert "boxes=auto|guardians|avengers|both" in herotable("play", "battle", "--option", "teams")[2]


def test_a_game_that_is_not_over_is_not_replayed(herotable, tmp_path):
    (tmp_path / "open.json").write_text(ht.game("pow").match(2, seed=1).save(), encoding="utf-8")
    status, _, err = herotable("replay", "open.json")
    assert status == 1
    assert "open.json: not over yet" in err


def test_an_owners_pack_is_exported_edited_checked_and_played(herotable, tmp_path):
    _, exported, _ = herotable("pack", "export", "pow")
    mine = tmp_path / "my.toml"
    mine.write_text(exported.replace("points = 6", "points = 60"), encoding="utf-8")
    status, out, _ = herotable("pack", "check", str(mine))
    assert status == 0
    assert "a good pack for pow: 12 × hero, 12 × villain, 1 × die" in out
    _, out, _ = herotable("play", "pow", "--pack", str(mine), "--people", "3", typed="save p.json\nquit\n")
    assert "60" in out
    status, _, err = herotable("verify", "p.json")
    assert status == 1
    assert "give the pack it was played with" in err
    assert herotable("verify", "p.json", "--pack", str(mine))[0] == 0


def test_a_wrong_pack_is_refused_with_the_line(herotable, tmp_path):
    _, exported, _ = herotable("pack", "export", "pow")
    mine = tmp_path / "my.toml"
    mine.write_text(exported.replace("points = 6", "strength = 6", 1), encoding="utf-8")
    line = exported[: exported.index("points = 6")].count("\n") + 1
    status, _, err = herotable("pack", "check", str(mine))
    assert status == 1
    assert f"my.toml, line {line}: hero 11: unknown key 'strength'; expected points, source" in err


def test_bench_prints_all_ways(herotable):
    status, out, _ = herotable("bench", "pow", "--games", "200")
    assert status == 0
    heads = [line.split()[0] for line in out.splitlines() if not re.search("copies|net", line)]
    assert heads == ["pow,", "compiled", "interpreted"]
    assert "search iterations/s" in out
    assert re.search(r"^[\d,]+ evaluations of its net/s", out, re.M)


def test_bench_and_arena_speak_russian(herotable):
    status, out, _ = herotable("bench", "pow", "--games", "200", "--language", "ru")
    assert (status, re.findall("[A-Za-z]{3,}", out)) == (0, ["pow"])
    assert "скомпилированное быстрее в" in out
    status, out, _ = herotable("lab", "arena", "pow", "--bots", "random,greedy", "--games", "2", "--language", "ru")
    assert (status, re.findall("[A-Za-z]{3,}", out.lower())) == (0, ["pow", "greedy", "random"])
    assert re.search(r"побед +\d+,\d % ± \d+,\d +рейтинг \d+,\d", out)


def test_a_hint_gives_the_number_to_type(herotable):
    _, out, _ = herotable("play", "pow", "--people", "3", "--seed", "3", typed="1\nhint\nquit\n")
    hints = re.findall(r"\d+ % ± \d+ +(\d+)  .*\((.+)\)", out)
    assert len(hints) > 1
    assert all(re.search(rf"^ *{number}  .*{move} *$", out, re.M) for number, move in hints)


def test_ctrl_c_while_the_command_is_loading_ends_it_quietly(tmp_path):
    (tmp_path / "numpy.py").write_text("raise KeyboardInterrupt", encoding="utf-8")  # as if typed right then
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    script = str(Path(sys.executable).with_name("herotable"))
    for command, status in (([script], 130), (["-m", "herotable"], 130), (["-c", "import herotable"], -signal.SIGINT)):
        line = [sys.executable, *command]
        done = subprocess.run(line, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr == "") == (status, status == 130)


def test_bench_without_a_gpu_says_so(herotable, monkeypatch):
    monkeypatch.setattr("herotable.lab.gpu.missing", lambda: "no CUDA device was found on this machine")
    status, _, err = herotable("bench", "pow", "--gpu")
    assert status == 2
    assert "no GPU: no CUDA device was found on this machine" in err


def test_the_installed_command():
    command = Path(sys.executable).with_name("herotable")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("herotable ")


def test_an_unexpected_error_keeps_the_game(herotable, tmp_path, monkeypatch):
    def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr("herotable.terminal.play.TerminalGame.hint", broken)
    with pytest.raises(RuntimeError, match="broken"):
        herotable("play", "pow", "--people", "3", typed="1\nhint\n")
    (kept,) = (tmp_path / "state").rglob("*.json")
    assert len(ht.load(kept.read_text(encoding="utf-8")).rows) == 1


def test_the_cache_is_filled_by_a_process_for_each_title(monkeypatch, capfd):
    monkeypatch.setenv("HEROTABLE_INTERPRETED", "1")
    assert cli.main(["build", "cache", "pow", "order"]) == 0
    _, *lines = capfd.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["1 of 2", "2 of 2"]
    assert sorted(line.split()[3] for line in lines) == ["order,", "pow,"]
