"""Guided first games: a fixed seed, what the others do, and which answers of the learner are right."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from ..engine.game import Game

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


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a title, if it has one."""
    return msgspec.toml.decode(game.lesson.read_bytes(), type=Lesson) if game.lesson else None


def words_files(games: Iterable[Game], language: str) -> list[Path]:
    """What the narrator says in the lessons of these titles: the names of the players, then the steps of each."""
    own = [game.folder / f"lesson.{language}.ftl" for game in games if game.lesson]
    return [HERE / f"narrator.{language}.ftl", *own]


def words(games: Iterable[Game], language: str) -> str:
    """The same in one text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in words_files(games, language))
