"""Guided first games: a fixed seed, what the others do, and which answers of the learner are right."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..engine.errors import Refused
from ..engine.game import Game
from ..engine.match import Match

HERE = Path(__file__).parent


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the learner does; `name` is its message, with a `.hint` and perhaps an `.after`.

    `first` is played before it, each move behind its seat; any legal answer is right when none is named. The page
    shows what is right, unless the step is a `riddle`.
    """

    name: str
    rule: str
    right: list[str] = []
    first: list[str] = []
    riddle: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game as far as it is led; `last` is played after the learner's last answer."""

    title: str
    seats: int
    seed: str
    learner: int
    steps: list[Step]
    options: dict[str, int | str | bool] = {}
    last: list[str] = []


class Position(NamedTuple):
    """Where a learner stands: so many answers were right, `since` events were told before the last of them."""

    match: Match
    taken: int
    since: int
    wrong: bool


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a title, if it has one."""
    return msgspec.toml.decode(game.lesson.read_bytes(), type=Lesson) if game.lesson else None


def words_files(games: Iterable[Game], language: str) -> list[Path]:
    """What the narrator says in the lessons of these titles: the names of the players, then the steps of each."""
    own = [game.folder / f"lesson.{language}.ftl" for game in games if game.lesson]
    return [HERE / f"narrator.{language}.ftl", *own]


def walk(taught: Lesson, game: Game, answers: list[str]) -> Position:
    """Play the answers up to the first that is not right; one that the rules forbid raises Refused."""
    match = game.match(taught.seats, taught.seed, None, (), **taught.options)
    play_all(match, taught.steps[0].first)
    since = 0
    for number, (step, answer) in enumerate(zip(taught.steps, answers, strict=False)):
        if not is_right(match, taught.learner, step, answer):
            return Position(match, number, len(match.told), wrong=True)
        since = len(match.told)
        match.play(taught.learner, answer)
        play_all(match, scripted_after(taught, number))
    return Position(match, min(len(answers), len(taught.steps)), since, wrong=False)


def is_right(match: Match, learner: int, step: Step, answer: str) -> bool:
    """Is it one of the right answers? Refused when it is not even allowed."""
    if (rule := match.why_not(learner, answer)) is not None:
        raise Refused(rule, learner, answer)
    return not step.right or answer in step.right


def scripted_after(taught: Lesson, number: int) -> list[str]:
    """What happens between a learner's answer and the next question."""
    return taught.steps[number + 1].first if number + 1 < len(taught.steps) else taught.last


def play_all(match: Match, moves: list[str]) -> None:
    """Play moves that are written behind their seats."""
    for line in moves:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)
