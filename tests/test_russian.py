"""A Russian user is told in Russian what is wrong: with saves, bots, settings, command lines and runs of the lab."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.bots import parse_bot
from herotable.commands.mistakes import mistake
from herotable.problems import problem
from herotable.server.settings import Settings
from tests.engine.test_save import FAULTS, SAVE
from tests.test_cli import herotable, home

__all__ = ["herotable", "home"]
QUOTED = re.compile(r"'[^']*'|\"(?:[^\"\\]|\\.)*(?:\"|\\?$)|`[^`]*`|\S+/\S+|/\S+")  # a long value is cut in its middle
ENGLISH = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
LETTERS = re.compile("[а-яё]", re.IGNORECASE)


def is_russian(text: str) -> bool:
    """Russian in every line, and nowhere two English words in a row but in quotes and paths."""
    lines = [QUOTED.sub("", line) for line in text.splitlines()]
    return all(LETTERS.search(line) and not ENGLISH.search(line) for line in lines)


def in_russian(wrong: Callable[..., Any], *given: Any) -> str:
    with pytest.raises(ht.UserError) as error:
        wrong(*given)
    return problem(error.value, "ru")


def test_what_is_not_russian_is_noticed():
    assert is_russian("--seats: ожидается целое число, а здесь 'nine lives'")
    assert not is_russian("--seats: expected a whole number, found 'x'")
    assert not is_russian("ожидается a whole number")
    assert not is_russian("хорошо\nthe second line is not")


# ---------------------------------------------------------------- saves


@pytest.mark.parametrize(
    "text", [text for text, _ in FAULTS], ids=[f"{i}-{said[:30]}" for i, (_, said) in enumerate(FAULTS)]
)
def test_every_broken_save(text):
    assert is_russian(in_russian(ht.load, text))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SAVE)), st.integers(0, 40), st.text(max_size=5))
def test_any_edit_of_a_save(start, length, text):
    said = "как было"
    try:
        ht.load(SAVE[:start] + text + SAVE[start + length :])
    except ht.UserError as error:
        said = problem(error, "ru")
    assert is_russian(said)


NO_JSON = {
    "": "не хватает значения",
    "{": "не хватает ключа в двойных кавычках",
    '{"a" 1}': "не хватает ':'",
    '{"a": 1 "b": 2}': "не хватает ','",
    '{"a": "b': "текст в кавычках не закрыт",
    '{"a\tb"': "такой знак не может стоять в тексте",
    r'{"\x"': "такой знак не может следовать за обратной чертой",
    r'{"\u12"': "после \\u не хватает четырёх шестнадцатеричных цифр",
    "{} 2": "после конца стоит что-то ещё",
    "\ufeff{}": "файл начинается с метки порядка байтов",
}


@pytest.mark.parametrize("text", NO_JSON)
def test_what_is_no_json(text):
    assert in_russian(ht.load, text).endswith(NO_JSON[text])


def test_a_save_that_is_no_text(herotable, tmp_path):
    (tmp_path / "game.json").write_bytes(b"\xff")
    assert is_russian(herotable("replay", "game.json", "--language", "ru")[2])


# ---------------------------------------------------------------- bots and settings


@pytest.mark.parametrize(
    "text", ["nobody", "hard:xx=3", "search:iterations=many", "search:threads=0", "search:level=3", "flat:seconds=-1"]
)
def test_every_wrong_bot(text):
    assert is_russian(in_russian(parse_bot, text))


WRONG = {
    "port": "seven", "secure_cookies": "maybe", "idle_hours": "0", "chat_per_minute": "0", "log_level": "loud",
    "trusted_proxies": "me", "public_url": "https://a/b", "database": "mysql://x",
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_every_wrong_setting(name):
    variable = f"HEROTABLE_{name.upper()}"
    said = in_russian(Settings.from_environment, {variable: WRONG[name]})
    assert said.startswith(variable)
    assert is_russian(said)


def test_a_wrong_option_is_blamed_and_not_the_environment(herotable, monkeypatch):
    monkeypatch.setenv("HEROTABLE_PORT", "8000")
    _, _, err = herotable("serve", "--port", "80000")
    assert err == "herotable: --port: expected a whole number from 0 to 65535, found '80000'\n"
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert is_russian(herotable("serve", "--port", "80000")[2])
    assert herotable("serve", "--database", "x")[2].startswith("herotable: --database: ожидается sqlite:///")


# ---------------------------------------------------------------- the command line

MISTAKES = {
    ("play",): "herotable play: не хватает: title",
    ("play", "chess"): "title: ожидается одно из: pow, order, marines, battle, а здесь 'chess'",
    ("dance",): "COMMAND: ожидается одно из: serve, play",
    ("play", "pow", "--seats", "x"): "--seats: ожидается целое число, а здесь 'x'",
    ("play", "pow", "--seats"): "--seats: ожидается значение, а здесь ничего нет",
    ("play", "pow", "--pause", "x"): "--pause: ожидается число секунд от 0 до 60, а здесь 'x'",
    ("play", "pow", "--pause", "61"): "--pause: ожидается число секунд от 0 до 60, а здесь '61'",
    ("play", "pow", "--flag"): "herotable play: неизвестно: --flag",
    ("play", "pow", "--pa", "1"): "--pa может значить --pack, --pause",
    ("bench", "pow", "--games", "0"): "--games: ожидается целое число не меньше 1, а здесь '0'",
    ("bench", "pow", "--gpu=yes"): "--gpu: значение не нужно, а здесь 'yes'",
    ("lab", "balance", "pow", "--compare", "a"): "--compare: ожидается столько значений: 2, а здесь ничего нет",
    ("lab", "balance", "pow", "--workers", "1", "--cluster", "x"): "--cluster: нельзя вместе с --workers",
}  # fmt: skip


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_every_mistake_of_the_command_line(herotable, monkeypatch, arguments):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    status, _, err = herotable(*arguments)
    usage, _, said = err.partition("\nherotable")
    assert status == 2
    assert usage.startswith("запуск: herotable")
    assert MISTAKES[arguments] in f"herotable{said}"
    assert is_russian(said.partition(": ")[2])


def test_the_language_of_the_command_line_goes_before_the_environments(herotable):
    assert "ожидается" in herotable("play", "pow", "--seats", "x", "--language", "ru")[2]
    assert "expected" in herotable("play", "pow", "--seats", "x", "--language=en")[2]
    assert "expected a whole number" in herotable("play", "pow", "--seats", "x")[2]


def test_a_phrase_of_argparse_that_nobody_knows_stays_as_it_is():
    assert str(mistake("too green")) == "too green"
    assert str(mistake("argument --x: too green")) == "argument --x: too green"


# ---------------------------------------------------------------- commands

COMMANDS = [
    ("play", "battle", "--option", "teams=3", "--seats", "4"),
    ("play", "pow", "--option", "colour=red"),
    ("play", "pow", "--names", "Ann"),
    ("play", "pow", "--bots", "easy,hard,normal"),
    ("play", "order", "--load", "game.json"),
    ("play", "pow", "--load", "game.json", "--seed", "1"),
    ("replay", "game.json"),
    ("replay", "nowhere.json"),
    ("pack", "check", "nowhere.toml"),
    ("serve", "--host", "no.such.host.invalid"),
    ("lab", "arena", "pow", "--bots", "easy"),
    ("lab", "balance", "pow", "--bots", "easy,easy"),
    ("lab", "balance", "pow", "--ladder"),
    ("lab", "balance", "pow", "--cluster", "nowhere"),
    ("lab", "balance", "pow", "--out", "game.json"),
    ("server", "backup", "x", "--database", "sqlite:///nowhere.db"),
    ("server", "backup", "x", "--database", "sqlite://"),
    ("server", "restore", "nowhere", "--database", "sqlite:///nowhere.db"),
    ("server", "restore", "game.json", "--database", "sqlite:///nowhere.db"),
]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_that_cannot_be_done(herotable, monkeypatch, tmp_path, arguments):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    (tmp_path / "game.json").write_text(ht.game("pow").match(seats=2, seed=1).save(), encoding="utf-8")
    status, _, err = herotable(*arguments)
    assert (status, is_russian(err)) == (1, True), err


def test_a_run_of_another_plan(herotable, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    run = ("lab", "balance", "pow", "--out", "run", "--workers", "1", "--games")
    assert herotable(*run, "2")[0] == 0
    assert "games там 2, а здесь 3" in herotable(*run, "3", "--resume")[2]
    assert is_russian(herotable(*run, "2")[2])
