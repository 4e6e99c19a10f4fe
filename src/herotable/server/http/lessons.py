"""Lessons: guided first games. Every request carries all answers of the learner; the server stores nothing."""

from typing import Annotated, cast

import msgspec
from litestar import MediaType, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta

from ... import lessons
from ...engine.errors import ErrorMessage, Refused
from ...engine.game import Game
from ...lessons import Lesson, Position
from ..errors import Refusal
from ..rooms.messages import Eyes, View
from ..rooms.wire import Notation
from .operations import operation
from .parameters import InLanguage, TitleId
from .titles import Titles

NO_LESSON = {404: "no-lesson no-such-title"}


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the learner has answered, from the first step on."""

    moves: Annotated[list[Notation], Meta(max_length=50)]


class Hint(msgspec.Struct, frozen=True):
    """An answer that is allowed but misses the point: the message that names the goal, and the paragraph."""

    move: str
    message: str
    rule: str


class LessonNow(msgspec.Struct, frozen=True):
    """Where the learner stands: `step` counts the answers that were right, and is the number of the step to do now.

    `eyes` are the learner's, with the events since the last right answer. With a `hint` the answers after `step` were
    not played.
    """

    step: int
    done: bool
    eyes: Eyes
    hint: Hint | None = None


@get(
    "/lessons/words/{language:str}",
    **operation("getLessonWords", "Read the texts of all lessons"),
    media_type=MediaType.TEXT,
)
async def words(titles: Given[Titles], language: InLanguage) -> str:
    """What the narrator of the lessons says in one language, as Fluent (FTL) text."""
    files = lessons.words_files(titles.games.values(), language)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@get("/lessons/{title:str}", **operation("getLesson", "Read the lesson of a title", NO_LESSON))
async def get_lesson(titles: Given[Titles], title: TitleId) -> Lesson:
    """The guided first game of a title: its seed, its steps, and which answers are right."""
    return lesson_of(titles.find(title))


@post(
    "/lessons/{title:str}",
    **operation("answerLesson", "Answer a lesson", NO_LESSON | {409: "not-allowed", 503: "preparing"}),
    status_code=200,
    sync_to_thread=True,
)
def answer_lesson(titles: Given[Titles], title: TitleId, data: JSONBody[Answers]) -> LessonNow:
    """Play all answers of the learner from the beginning and answer with the step that comes next.

    An answer that misses the point is answered with a hint; one that the rules forbid is refused with its paragraph.
    Nothing is stored, so anybody may ask.
    """
    game = titles.need(title)
    taught = lesson_of(game)
    try:
        position = lessons.walk(taught, game, data.moves)
    except Refused as refused:
        raise Refusal("not-allowed", refused.lines[0], rule=refused.rule) from None
    return now(taught, position, data.moves)


def lesson_of(game: Game) -> Lesson:
    """The lesson of a title, which not every title has."""
    taught = lessons.lesson(game)
    if taught is None:
        raise Refusal("no-lesson", ErrorMessage("no-lesson", title=game.name), 404)
    return taught


def now(taught: Lesson, position: Position, answers: list[str]) -> LessonNow:
    """What the learner sees there."""
    match, seat = position.match, taught.learner
    eyes = Eyes(seat, cast(View, match.view(seat)), match.events(seat, position.since))
    hint = hint_for(taught, position.taken, answers[position.taken]) if position.wrong else None
    return LessonNow(position.taken, position.taken == len(taught.steps), eyes, hint)


def hint_for(taught: Lesson, step: int, move: str) -> Hint:
    """What helps with a step."""
    missed = taught.steps[step]
    return Hint(move, f"{missed.name}.hint", missed.rule)


ROUTES = [words, get_lesson, answer_lesson]
