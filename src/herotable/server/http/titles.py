"""The titles: prepared one after the other while the server already answers, and what is to know of each."""

import gc
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from ... import words as spoken
from ...bots import prepare
from ...engine.errors import ErrorMessage
from ...engine.game import Game
from ...engine.pack import Pack
from ...games import TITLES, games
from .. import metrics
from ..database.process_bus import ProcessBus
from ..errors import Refusal
from ..rooms.entries import Level
from ..rooms.wire import PackText
from ..settings import Settings
from .limits import Limits
from .security import address

log = logging.getLogger(__name__)

Language = Literal["en", "ru"]
Readiness = Literal["ready", "preparing", "waiting"]
PACKS_KEPT = 64


class TitleOption(msgspec.Struct, frozen=True):
    """A choice of the rules, made before the game; `fits` has the numbers of seats each choice is for."""

    name: str
    choices: list[int | str | bool]
    default: int | str | bool
    fits: list[list[int]]


class TitleName(msgspec.Struct, frozen=True):
    """A title's name and what it is about, in a language."""

    title: str
    tagline: str


class Title(msgspec.Struct, frozen=True):
    """What one needs to know to set a table up; `minutes` is how long a game takes among people, where it is known."""

    name: str
    called: dict[Language, TitleName]
    seats: list[int]
    options: list[TitleOption]
    levels: list[Level]
    minutes: int | None
    has_lesson: bool
    rules_version: int
    state: Readiness


class Box(msgspec.Struct, frozen=True):
    """The components of a title, each row with its source."""

    title: str
    name: str
    digest: str
    components: dict[str, list[dict[str, Any]]]


class OwnPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's pack as it is written."""

    text: PackText


class Titles:
    """Which titles are ready; a thread prepares them in their order."""

    def __init__(self, prepared: Callable[[Game], None], bus: ProcessBus | None = None):
        self.games = games()
        self.states: dict[str, Readiness] = dict.fromkeys(TITLES, "waiting")
        self.good_packs: dict[tuple[str, str], Box] = {}  # the last ones, by title and text
        self._prepared, self._siblings = prepared, bus
        self._closing = threading.Event()

    def start(self) -> None:
        """Prepare them all, beside the server; the thread does not hold up its end."""
        threading.Thread(target=self.prepare_all, name="titles", daemon=True).start()

    def prepare_all(self) -> None:
        """One after the other, until closed."""
        for name, game in self.games.items():
            if self._closing.is_set():
                return
            self._prepare(name, game)
        gc.freeze()  # compiled rules stay for good: the collector need not look at them again

    def close(self) -> None:
        """Prepare no more."""
        self._closing.set()

    def find(self, name: str) -> Game:
        """A title, ready or not."""
        if name not in self.games:
            raise Refusal("no-such-title", ErrorMessage("no-such-title", titles=list(self.games)), 404)
        return self.games[name]

    def need(self, name: str) -> Game:
        """A title that is ready to be played."""
        game = self.find(name)
        if self.states[name] != "ready":
            raise Refusal("preparing", ErrorMessage("preparing", title=name), 503)
        return game

    @property
    def ready(self) -> list[str]:
        """The titles that can be played."""
        return [name for name, state in self.states.items() if state == "ready"]

    def keep_pack(self, text: str, pack: Box) -> None:
        """Remember a good pack instead of the oldest."""
        if len(self.good_packs) >= PACKS_KEPT:
            self.good_packs.pop(next(iter(self.good_packs)), None)
        self.good_packs[pack.title, text] = pack

    def _prepare(self, name: str, game: Game) -> None:
        began = time.monotonic()
        self.states[name] = "preparing"
        try:
            with self._turn(name):
                self._prepared(game)
        except Exception:
            log.exception("title.broken", extra={"title": name})
            return
        self.states[name] = "ready"
        metrics.titles.labels(name).set(1)
        log.info("title.ready", extra={"title": name, "seconds": round(time.monotonic() - began, 3)})

    def _turn(self, name: str) -> AbstractContextManager[None]:
        """What one process has compiled, its bus find in the cache."""
        return nullcontext() if self._siblings is None else self._siblings.turn(name)


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Titles]:
    """The titles, being prepared as long as the server runs."""
    titles = Titles(prepare, state.store.bus)
    titles.start()
    try:
        yield titles
    finally:
        titles.close()


def described(game: Game, state: Readiness) -> Title:
    """A title for those who set up a table."""
    options = [
        TitleOption(name, list(option.choices), option.default, [game.fitting({name: c}) for c in option.choices])
        for name, option in game.options.items()
    ]
    called: dict[Language, TitleName] = {language: called_in(game, language) for language in get_args(Language)}
    return Title(
        name=game.name,
        called=called,
        seats=list(game.seats),
        options=options,
        levels=list(get_args(Level)),
        minutes=game.minutes,
        has_lesson=game.lesson is not None,
        rules_version=game.rules_version,
        state=state,
    )


def called_in(game: Game, language: Language) -> TitleName:
    """In its own words."""
    words = spoken.Translator(game, language, [])
    return TitleName(words.say("title"), words.say("tagline"))


@get("/titles", summary="All titles, and which are ready")
async def all_titles(titles: Given[Titles]) -> list[Title]:
    """All titles."""
    return [described(game, titles.states[name]) for name, game in titles.games.items()]


@get(
    "/titles/{title:str}/words/{language:str}",
    summary="A title's names, moves and events as Fluent text; a later message replaces an earlier one",
    media_type=MediaType.TEXT,
)
async def words(titles: Given[Titles], title: FromPath[str], language: FromPath[Language]) -> str:
    """What all titles share, then the title's own."""
    paths = (Path(spoken.__file__).with_name(f"common.{language}.ftl"), _beside(titles, title, f"words.{language}.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@get(
    "/titles/{title:str}/rules/{language:str}",
    summary="A title's rules as Markdown",
    media_type=MediaType.TEXT,
)
async def rules(titles: Given[Titles], title: FromPath[str], language: FromPath[Language]) -> str:
    """The rules in our own words."""
    return _beside(titles, title, f"rules.{language}.md").read_text(encoding="utf-8")


@get("/titles/{title:str}/pack", summary="The components of a title's box")
async def pack(titles: Given[Titles], title: FromPath[str]) -> Box:
    """The box."""
    return box_of(titles.find(title).pack)


def box_of(pack: Pack) -> Box:
    """A pack as it is told."""
    return Box(pack.title, pack.name, pack.digest, pack.components)


@get(
    "/titles/{title:str}/pack/text",
    summary="The box as a pack in TOML, for owners to begin with",
    media_type=MediaType.TEXT,
)
async def pack_text(titles: Given[Titles], title: FromPath[str]) -> str:
    """As `herotable pack export` prints it."""
    return _beside(titles, title, "pack.toml").read_text(encoding="utf-8")


@post(
    "/titles/{title:str}/packs",
    summary="Check an owner's pack; a wrong one is answered with a problem on each line",
    status_code=200,
    sync_to_thread=True,
)
def check_pack(
    request: Request[Any, Any, Any],
    titles: Given[Titles],
    title: FromPath[str],
    data: JSONBody[OwnPack],
    limits: Given[Limits],
    settings: Given[Settings],
) -> Box:
    """Read a pack as a table would, and say what is wrong; as often as tables are made.

    A good pack that was read lately is not read again, however many people at its table ask.
    """
    game = titles.find(title)
    if (known := titles.good_packs.get((title, data.text))) is not None:
        return known
    limits.take("tables", address(request, settings))
    good = box_of(game.pack_of(data.text))
    titles.keep_pack(data.text, good)
    return good


def _beside(titles: Titles, title: str, file: str) -> Path:
    return titles.find(title).folder / file


ROUTES: list[Any] = [all_titles, words, rules, pack, pack_text, check_pack]
