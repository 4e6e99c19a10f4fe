"""Content: what the pages ask of the titles and what never changes while the program runs, as files under /content/.

`herotable build site` writes the same files, so that pages on a static host have them without a server.
"""

import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ... import lessons
from ...engine.game import Game
from ...engine.grammar import grammar_of
from ...games import game as title_of
from .pages import File, answer, headers_of
from .parameters import Language
from .security import UNLIMITED
from .titles import Titles, box_of, facts, pack_text_of, rules_of, words_of

LANGUAGES: tuple[Language, ...] = get_args(Language)
KINDS = {".json": "application/json", ".toml": "text/plain"}


def content_of(games: Mapping[str, Game]) -> dict[str, bytes]:
    """Every file by its address below /content/."""
    files = {"titles.json": msgspec.json.encode([facts(game) for game in games.values()])}
    for name, game in games.items():
        files |= {f"{name}/{file}": body for file, body in title_content(game).items()}
    return files


def title_content(game: Game) -> dict[str, bytes]:
    """The files of one title; a text is a string in JSON, which every host compresses."""
    texts = {f"words.{language}": words_of(game, language) for language in LANGUAGES}
    texts |= {f"rules.{language}": rules_of(game, language) for language in LANGUAGES}
    things = {"grammar": grammar_of(game), "pack": box_of(game.pack), **texts, **_lesson(game)}
    encoded = {f"{name}.json": msgspec.json.encode(thing) for name, thing in things.items()}
    return encoded | {"pack.toml": pack_text_of(game).encode()}


def _lesson(game: Game) -> dict[str, Any]:
    """The script of the lesson and what its narrator says, where a title has one."""
    taught = lessons.lesson(game)
    if taught is None:
        return {}
    return {"lesson": taught} | {f"lesson.{language}": lessons.words([game], language) for language in LANGUAGES}


@cache
def content_files(titles: tuple[str, ...]) -> dict[str, File]:
    """The files of these titles as the server answers with them."""
    return {name: _file(name, body) for name, body in content_of({title: title_of(title) for title in titles}).items()}


def _file(name: str, body: bytes) -> File:
    return File({"": body, "gzip": gzip.compress(body, mtime=0)}, headers_of(name, KINDS[Path(name).suffix], body))


@get("/content/{path:path}", include_in_schema=False, opt={UNLIMITED: True}, sync_to_thread=True)
def content(request: Request[Any, Any, Any], titles: Given[Titles], path: FromPath[Path]) -> Response[bytes]:
    """A file of the content; anybody may ask."""
    file = content_files((*titles.games,)).get(path.as_posix().lstrip("/"))
    if file is None:
        raise NotFoundException
    return answer(request, file)


ROUTES = [content]
