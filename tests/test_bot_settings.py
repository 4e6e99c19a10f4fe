"""Bots as they are typed: whatever the text, there is a bot or a message that says what is wrong with which part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import herotable as ht
from herotable.bots import BOTS, parse_bot
from herotable.bots.levels import LEVELS
from herotable.bots.settings import MOST_ITERATIONS, MOST_SECONDS, MOST_THREADS, SETTINGS
from herotable.problems import LANGUAGES, problem

GOOD = {
    "level": st.sampled_from(LEVELS),
    "iterations": st.integers(1, MOST_ITERATIONS),
    "seconds": st.integers(1, MOST_SECONDS) | st.floats(0.001, MOST_SECONDS),
    "threads": st.integers(1, MOST_THREADS),
    "file": st.sampled_from(["net.npz", "a/b"]),
    "seed": st.integers(),
}
WRONG = {
    "level": st.integers(),
    "iterations": st.integers(max_value=0) | st.integers(MOST_ITERATIONS + 1) | st.floats(),
    "seconds": st.floats(max_value=0) | st.floats(MOST_SECONDS, exclude_min=True) | st.just(float("nan")),
    "threads": st.integers(max_value=0) | st.integers(MOST_THREADS + 1) | st.floats(),
    "file": st.just(""),
    "seed": st.floats() | st.sampled_from(["", "x", "1,5"]),
}
OF_SEARCH = ["level", "iterations", "seconds", "threads", "seed"]
HAS = {"random": ["seed"], "greedy": ["seed"], "search": OF_SEARCH, "flat": OF_SEARCH, "net": ["file", "seed"]}
HAS |= dict.fromkeys(LEVELS, OF_SEARCH[1:])
PIECES = ["hard", "search", "greedy", ":", "=", ",", "iterations", "seconds", "seed", "xx", "3", "0.5", "-1", " ", "é"]


def typed(name, settings):
    return ":".join([name, *(f"{key}={value}" for key, value in settings.items())])


def refused(text):
    with pytest.raises(ht.UserError) as error:
        parse_bot(text)
    return str(error.value)


def test_these_are_all_bots():
    assert set(HAS) == set(BOTS)


@given(st.data())
def test_every_bot_takes_every_good_value_of_its_settings(data):
    name = data.draw(st.sampled_from(list(HAS)))
    chosen = data.draw(st.lists(st.sampled_from(HAS[name]), unique=True))
    settings = {setting: data.draw(GOOD[setting]) for setting in chosen}
    bot = parse_bot(typed(name, settings))
    for setting in set(chosen) - {"seed"}:
        assert getattr(bot, setting) == settings[setting]


@given(st.data())
def test_a_wrong_value_is_told_with_bot_setting_and_range(data):
    name = data.draw(st.sampled_from(list(HAS)))
    setting = data.draw(st.sampled_from(HAS[name]))
    value = data.draw(WRONG[setting])
    expected = f"bot {name}: {setting}: expected {SETTINGS[setting].what}, found {str(value)!r}"
    assert refused(typed(name, {setting: value})) == expected


@given(st.sampled_from(list(HAS)), st.text(st.characters(exclude_characters=":=")))
def test_an_unknown_setting_is_told_with_all_there_are(name, setting):
    if setting in HAS[name]:
        return
    said = refused(f"{name}:{setting}=1")
    assert said.startswith(f"bot {name}: unknown setting {setting!r}; it has ")
    assert all(f"{known} ({SETTINGS[known].what})" in said for known in HAS[name])


@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
def test_any_text_is_a_bot_or_a_message_in_both_languages(text):
    said = ["a bot"]
    try:
        parse_bot(text)
    except ht.UserError as error:
        said = [problem(error, language) for language in LANGUAGES]
    assert all(said)
    assert "__init__" not in said[0]


@pytest.mark.parametrize("value", [True, 1.5, "7", None])
def test_from_python_too_a_number_is_a_number(value):
    with pytest.raises(ht.UserError, match=r"^bot search: threads: expected a whole number from 1 to 256, found "):
        ht.bot("search", threads=value)
