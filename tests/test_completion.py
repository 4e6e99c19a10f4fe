"""Completions, in the shells themselves."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

import herotable as ht
from herotable.bots import BOTS
from herotable.cli import parser
from herotable.commands.completion import commands_of
from herotable.commands.shells import SHELLS

TITLES = list(ht.games())
COMMANDS = [name for command in commands_of(parser("en")) if command.path == "" for name in command.commands]
# zsh adds words only while a person completes: here they are printed in place of that, and `_files` says its name.
ZSH = """
autoload -U compinit
compdef() { }
compadd() { local -a found=("${@:${@[(i)--]}+1}"); print -l -- ${(M)found:#${current##*,}*}; }
compset() { }
_files() { print FILES; }
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("completion")
    for shell, script in SHELLS.items():
        (folder / shell).write_text(script(list(commands_of(parser("en")))), encoding="utf-8")
    return folder


def completed(shell: str, script: Path, line: str) -> list[str]:
    """What a shell offers at the end of a line."""
    words = shlex.split(line) + ([""] if line.endswith(" ") else [])
    quoted = " ".join(map(shlex.quote, words))
    if shell == "bash":
        code = f"source {script}; COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1}; _herotable; "
        code += "printf '%s\\n' \"${COMPREPLY[@]}\""
        command = ["bash", "--norc", "-c", code]
    elif shell == "zsh":
        command = ["zsh", "-f", "-c", f"{ZSH}\nsource {script}\nwords=({quoted}) CURRENT={len(words)}\n_herotable"]
    else:
        command = ["fish", "--no-config", "-c", f"source {script}; complete -C {shlex.quote(line)}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=script.parent, env=_environment())
    assert done.stderr == ""
    return [found.partition("\t")[0] for found in done.stdout.split("\n") if found]


def _environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8"}


CASES = [
    ("herotable ", COMMANDS),
    ("herotable pl", ["play"]),
    ("herotable play ", TITLES),
    ("herotable play ma", ["marines"]),
    ("herotable play pow --se", ["--seats", "--seed"]),
    ("herotable play pow --bots ", list(BOTS)),
    ("herotable play pow --bots easy,h", ["easy,hard"]),
    ("herotable play pow --option open_st", ["open_stacks="]),
    ("herotable play pow --option ", ["open_stacks=", "help"]),
    ("herotable play --option open_st", ["open_stacks="]),
    ("herotable play --language ", ["en", "ru"]),
    ("herotable lab ", ["arena", "balance", "train"]),
    ("herotable lab balance ", TITLES),
    ("herotable lab balance pow --com", ["--compare"]),
    ("herotable completion ", list(SHELLS)),
    ("herotable bench pow --games ", []),
]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(("line", "offered"), CASES)
def test_a_shell_offers_what_can_stand_there(scripts, shell, line, offered):
    found = completed(shell, scripts / shell, line)
    if shell == "zsh" and "," in line:  # compset leaves what stands before the comma to the line itself
        found = [line.split()[-1].rpartition(",")[0] + "," + word for word in found]
    assert sorted(found) == sorted(offered)


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("line", ["herotable verify ", "herotable play pow --load ", "herotable pack check "])
def test_a_shell_offers_files_where_a_file_is_wanted(scripts, shell, line):
    found = completed(shell, scripts / shell, line)
    assert found == ["FILES"] if shell == "zsh" else {"bash", "fish", "zsh"} <= set(found)


def test_every_command_and_option_is_in_every_script(scripts):
    for shell in SHELLS:
        text = (scripts / shell).read_text(encoding="utf-8")
        for command in commands_of(parser("en")):
            names = [option for argument in command.arguments for option in argument.options if option[:2] == "--"]
            assert all(name.removeprefix("--") in text for name in [*command.commands, *names])


def test_the_descriptions_are_in_the_language_asked_for():
    russian = SHELLS["fish"](list(commands_of(parser("ru"))))
    assert "играть в терминале" in russian
