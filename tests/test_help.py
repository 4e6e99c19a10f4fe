"""Help in both languages, and what the commands print."""

import ast
import re
from pathlib import Path

import pytest

from herotable import cli
from herotable.commands.completion import commands_of
from herotable.games import TITLES
from herotable.lab import arena, bench
from herotable.problems import LANGUAGES
from tests.messages import texts
from tests.test_cli import herotable, home

__all__ = ["herotable", "home"]
COMMANDS = Path(cli.__file__).parent / "commands"
PATHS = [command.path for command in commands_of(cli.parser("en"))]


def said() -> set[str]:
    """The messages that the sources of the commands say, and those of the lab that print for them."""
    files = [*COMMANDS.glob("*.py"), *(Path(str(module.__file__)) for module in (cli, arena, bench))]
    calls = [n for f in files for n in ast.walk(ast.parse(f.read_text())) if isinstance(n, ast.Call)]
    of_say = [c for c in calls if ast.unparse(c.func) in ("say", "args.say", "self.say") and c.args]
    return {str(c.args[0].value) for c in of_say if isinstance(c.args[0], ast.Constant)}


def test_both_languages_have_the_same_messages_with_the_same_values():
    english, russian = (texts(COMMANDS / f"texts.{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(russian)
    assert {name: text.printed for name, text in english.items()} == {n: t.printed for n, t in russian.items()}


def test_no_message_is_left_over():
    assert set(texts(COMMANDS / "texts.en.ftl")) == said()


@pytest.mark.parametrize("path", PATHS)
def test_help_is_in_the_language_asked_for(capsys, monkeypatch, path):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        cli.main([*path.split(), "--help", "--language", "ru"])
    out = capsys.readouterr().out
    assert out.startswith("запуск: herotable")
    assert "usage" not in out
    assert "show " not in out
    about = out.split("\n\n")[1]
    assert re.search("[а-я]", about)


def test_help_follows_the_locale_and_stands_before_or_after_the_command(herotable, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    for given in (["play", "-h"], ["--language", "en", "play", "-h"], ["play", "--language", "en", "-h"]):
        with pytest.raises(SystemExit):
            herotable(*given)
    assert cli._language(["play", "-h"]) == "ru"
    assert cli._language(["--language", "en", "play", "-h"]) == "en"


@pytest.mark.parametrize("place", [0, 2])
def test_a_language_before_the_command_counts_as_one_behind_it(herotable, place):
    given = ["play", "pow", "--people", "3"]
    _, out, _ = herotable(*given[:place], "--language", "ru", *given[place:], typed="quit\n")
    assert "Бросить все пять кубиков" in out


@pytest.mark.parametrize(
    ("given", "listed"),
    [
        ([], ["serve", "play", "replay", "verify", "bench"]),
        (["lab"], ["arena", "balance"]),
        (["pack"], ["export", "check"]),
    ],
)
def test_without_a_command_all_commands_are_listed_with_what_they_do(herotable, given, listed):
    status, out, err = herotable(*given)
    assert (status, out) == (2, "")
    names = [line.split()[0] for line in err.splitlines() if re.match("    [a-z]", line)]
    assert names[: len(listed)] == listed
    assert err.endswith(f"{' '.join(['herotable', *given])}: missing: COMMAND\n")


@pytest.mark.parametrize("command", [["play"], ["lab", "arena", "--bots", "easy,hard"], ["lab", "balance"]])
def test_options_are_listed_on_request(herotable, command):
    status, out, err = herotable(*command, "battle", "--option", "help")
    assert (status, err) == (0, "")
    assert "Superhero Battle: options" in out
    assert "--option teams=0|2|3|4\n      Teams (default 0)" in out


def test_a_listed_choice_is_one_that_can_be_typed(herotable):
    _, out, _ = herotable("play", "pow", "--option", "help")
    assert "--option open_stacks=false|true" in out
    status, _, err = herotable("play", "pow", "--people", "3", "--option", "open_stacks=true", typed="quit\n")
    assert (status, err) == (0, "")


@pytest.mark.parametrize(
    ("given", "variables", "said"),
    [
        (["--port", "80000"], {}, "--port: expected a whole number from 0 to 65535, found '80000'"),
        ([], {"PORT": "80000"}, "HEROTABLE_PORT: expected a whole number from 0 to 65535, found '80000'"),
        (["--port", "80000"], {"PORT": "8000"}, "--port: "),
        (["--processes", "0"], {}, "--processes: expected a whole number from 1 to 256, found '0'"),
        ([], {"PROCESSES": "0"}, "HEROTABLE_PROCESSES: expected a whole number from 1 to 256, found '0'"),
        (["--database", "x"], {}, "--database: expected sqlite:///FILE"),
        ([], {"DATABASE": "x"}, "HEROTABLE_DATABASE: expected sqlite:///FILE"),
        (["--host", ""], {}, "--host: expected a text, found ''"),
    ],
)
def test_a_wrong_setting_names_where_it_came_from(herotable, monkeypatch, given, variables, said):
    for name, text in variables.items():
        monkeypatch.setenv(f"HEROTABLE_{name}", text)
    status, _, err = herotable("serve", *given)
    assert status == 1
    assert err.startswith(f"herotable: {said}")


def test_what_is_no_save_says_so_and_what_it_found(herotable, tmp_path):
    (tmp_path / "README.md").write_text("# Hero Table\n\nFour games.\n", encoding="utf-8")
    status, _, err = herotable("play", "pow", "--load", "README.md")
    assert status == 1
    assert err.startswith("herotable: README.md: not a save of Hero Table, which is JSON and begins with the key ")
    assert "'# Hero Table" in err


def test_a_wrong_pack_is_named_with_its_folder(herotable, tmp_path):
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "my.toml").write_text('title = "pow"\n', encoding="utf-8")
    for command in (["pack", "check", "packs/my.toml"], ["play", "pow", "--pack", "packs/my.toml"]):
        _, _, err = herotable(*command)
        assert err.startswith("herotable: packs/my.toml, line 1: ")


def test_a_title_without_its_package_names_the_setting(herotable, monkeypatch):
    monkeypatch.setitem(TITLES, "nonsense", "no_such.nonsense")
    status, _, err = herotable("pack", "export", "nonsense")
    assert status == 1
    assert (
        "title nonsense: there is no package no_such.nonsense on Python's path; HEROTABLE_TITLES names packages" in err
    )
