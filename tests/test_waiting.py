"""Who waits is told when rules are being compiled, and only then."""

import argparse
import io
import threading

import numba
import pytest
from rich.console import Console

from herotable.commands import waiting
from herotable.commands.texts import say_in
from herotable.engine.compile_notice import told_of_compiling
from herotable.problems import LANGUAGES


def compile_something():
    assert numba.njit(lambda number: number + 1)(1) == 2


def test_it_is_told_once_however_much_is_compiled():
    told = []
    with told_of_compiling(lambda: told.append("compiling")):
        assert told == []
        compile_something()
        compile_something()
    assert told == ["compiling"]


def test_compiling_in_another_thread_is_told_too():
    told = []
    with told_of_compiling(lambda: told.append("compiling")):
        thread = threading.Thread(target=compile_something)
        thread.start()
        thread.join()
    assert told == ["compiling"]


def test_what_is_compiled_already_is_not_told():
    told, function = [], numba.njit(lambda number: number + 1)
    function(1)
    with told_of_compiling(lambda: told.append("compiling")):
        function(2)
    compile_something()
    assert told == []


@pytest.fixture
def screen(monkeypatch):
    console = Console(file=io.StringIO(), force_terminal=True, width=120, color_system=None)
    monkeypatch.setattr(waiting, "console", lambda: console)
    return console.file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bar_says_compiling_until_the_first_game_is_over(screen, language):
    say = say_in(language)
    args = argparse.Namespace(say=say, title="pow", language=language)
    with waiting.bar_of_games(args, 10) as played:
        compile_something()
        before = len(screen.getvalue())
        played(10)
    compiling, playing = say("compiling"), say("playing", title="POW!")
    shown = screen.getvalue()
    assert compiling in shown
    assert playing in shown[before:]
    assert compiling not in shown[shown.rindex(playing) :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shown_where_nothing_is_compiled(screen, language):
    args = argparse.Namespace(say=say_in(language), title="pow", language=language)
    with waiting.says_compiling(args):
        pass
    assert screen.getvalue().strip() == ""
    with waiting.says_compiling(args):
        compile_something()
    assert say_in(language)("compiling") in screen.getvalue()
