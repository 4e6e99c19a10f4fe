"""Titles made ready to play: compiled by a process of their own, where that helps, and loaded."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from typing import Any, NamedTuple

from ..engine.cores import cores
from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from ..engine.rule import INTERPRETED
from .search import SearchBot, kernel


class Prepared(NamedTuple):
    """A title that was compiled, and how long that took."""

    name: str
    seconds: float


def prepare(game: Game) -> None:
    """Compile the rules, the questions and the search of a title, so that no first answer has to wait for it."""
    match = game.match(seed=1)
    seat = match.waiting[0]
    SearchBot(iterations=1, seed=1).estimates(match, seat)
    match.play(seat, match.legal(seat)[0])
    match.view(seat)
    if not INTERPRETED:
        for question in game.questions.values():
            question.rule.compile(question.signature)
        _note_compiled(_title_name(game), _rules(game))


def prepare_undo(game: Game) -> None:
    """Compile what tells whether a move may be taken back: nobody who waits for a first move has to wait for it too."""
    _ = game.revelations
    if not INTERPRETED:
        _note_compiled(_undo_name(game), _undo_rules(game))


def is_compiled(game: Game) -> bool:
    """Will `prepare` find everything in the cache?"""
    return _is_noted(game, _title_name)


def is_undo_compiled(game: Game) -> bool:
    """Will `prepare_undo` find everything in the cache?"""
    return _is_noted(game, _undo_name)


def _is_noted(game: Game, named: Callable[[Game], str]) -> bool:
    if INTERPRETED:
        return True
    from ..engine import code_cache

    return code_cache.has_title(named(game))


def as_compiled(games: Sequence[Game], pause: float = 0.5) -> Iterator[Game]:
    """Yield each title when its code is in the cache, whichever process compiles it."""
    from ..engine import code_cache

    waiting = {} if INTERPRETED else {_title_name(game): game for game in games}
    while waiting:
        done = [name for name in waiting if code_cache.has_title(name)]
        yield from map(waiting.pop, done)
        if not done:
            time.sleep(pause)


def _note_compiled(name: str, rules: list[Any]) -> None:
    from ..engine import code_cache

    files = {rule.cache_name(kinds) for rule in rules for kinds in rule.entries}
    code_cache.note_title(name, sorted(files))


def _title_name(game: Game) -> str:
    """The name of the note that lists a title's files in the cache: it is another one after any edit of its rules."""
    return _note_name(game.name, game, _rules(game))


def _undo_name(game: Game) -> str:
    return _note_name(f"{game.name}-undo", game, _undo_rules(game))


def _note_name(name: str, game: Game, rules: list[Any]) -> str:
    from ..engine.compiling import content_of

    return f"{name}-{content_of(rules, game.table)}"


def _undo_rules(game: Game) -> list[Any]:
    """What Python calls to ask whether a move reveals anything."""
    return [game.revealing.tries_left]


def _rules(game: Game) -> list[Any]:
    """All rules that Python calls to play, and some more."""
    from ..engine.compiling import Rule

    asked = [question.rule for question in game.questions.values()]
    modules = game.moving, kernel(game)
    named = [*(one for module in modules for one in vars(module).values()), game.imagine, *asked]
    return [rule for rule in named if isinstance(rule, Rule)]


# ---------------------------------------------------------------- in other processes

LOAD = "import sys, herotable as ht; from herotable.bots import preparing; game = ht.game(sys.argv[1])"
PREPARE = f"{LOAD}; preparing.prepare(game)"
PREPARE_UNDO = f"{LOAD}; preparing.prepare_undo(game)"
PREPARE_ALL = f"{PREPARE}; preparing.prepare_undo(game)"


def prepare_apart(game: Game) -> None:
    """Prepare a title; what has to be compiled for it is compiled by another process, so that this one can work on."""
    if not is_compiled(game):
        with suppress(UserError):  # such as a title that only this process knows: then it compiles here
            _compile_apart(game.name, PREPARE)
    prepare(game)


def prepare_undo_apart(game: Game) -> None:
    """The same for what tells whether a move may be taken back."""
    if not is_undo_compiled(game):
        with suppress(UserError):
            _compile_apart(game.name, PREPARE_UNDO)
    prepare_undo(game)


def compile_all(games: Sequence[Game]) -> Iterator[Prepared]:
    """Compile all of some titles into the cache, as many at a time as there are cores; yield each when it is done."""
    missing = [game.name for game in games if not (is_compiled(game) and is_undo_compiled(game))]
    yield from (Prepared(game.name, 0) for game in games if game.name not in missing)
    with ThreadPoolExecutor(cores()) as pool:
        for done in as_completed([pool.submit(_compile_apart, title, PREPARE_ALL) for title in missing]):
            yield done.result()


def _compile_apart(title: str, code: str) -> Prepared:
    begun = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code, title], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UserError(ErrorMessage("not-compiled", title=title, reason=done.stderr.strip().rpartition("\n")[2]))
    return Prepared(title, time.monotonic() - begun)
