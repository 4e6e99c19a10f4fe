"""Lessons: the scripts and the words of the guided first games, which the pages play by the rules they have."""

from litestar import MediaType, get
from litestar.di import NamedDependency as Given

from ... import lessons
from ...engine.errors import ErrorMessage
from ...engine.game import Game
from ...lessons import Lesson
from ..errors import Refusal
from .operations import operation
from .parameters import InLanguage, TitleId
from .titles import Titles

NO_LESSON = {404: "no-lesson no-such-title"}


@get(
    "/lessons/words/{language:str}",
    **operation("getLessonWords", "Read the texts of all lessons"),
    media_type=MediaType.TEXT,
)
async def words(titles: Given[Titles], language: InLanguage) -> str:
    """What the narrator of the lessons says in one language, as Fluent (FTL) text."""
    return lessons.words(titles.games.values(), language)


@get("/lessons/{title:str}", **operation("getLesson", "Read the lesson of a title", NO_LESSON))
async def get_lesson(titles: Given[Titles], title: TitleId) -> Lesson:
    """The guided first game of a title: its seed, its steps, and which answers are right."""
    return lesson_of(titles.find(title))


def lesson_of(game: Game) -> Lesson:
    """The lesson of a title, which not every title has."""
    taught = lessons.lesson(game)
    if taught is None:
        raise Refusal("no-lesson", ErrorMessage("no-lesson", title=game.name), 404)
    return taught


ROUTES = [words, get_lesson]
