"""The titles: threads prepare them while the server already answers; routes describe each of them."""

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
from litestar.params import JSONBody

from ... import words as spoken
from ...bots.preparing import prepare_apart, prepare_undo_apart
from ...engine.cores import cores
from ...engine.errors import ErrorMessage
from ...engine.game import Game
from ...engine.pack import Pack
from ...games import TITLES, games
from ...stored.contents import installed_rules
from .. import metrics
from ..database.process_bus import ProcessBus
from ..errors import Refusal
from ..rooms.entries import Level
from ..rooms.wire import PackText
from ..settings import Settings
from .checking_thread import CheckingThread
from .limits import Limits
from .operations import operation
from .parameters import InLanguage, Language, TitleId
from .security import address

log = logging.getLogger(__name__)

Readiness = Literal["ready", "preparing", "waiting"]
PACKS_KEPT = 64
NO_TITLE = {404: "no-such-title"}


class TitleOption(msgspec.Struct, frozen=True):
    """An option of the rules, chosen before the game."""

    name: str
    choices: list[int | str | bool]
    default: int | str | bool
    fits: list[list[int]]


class TitleName(msgspec.Struct, frozen=True):
    """The name of a title and its tagline, in one language."""

    title: str
    tagline: str


class TitleFacts(msgspec.Struct, frozen=True):
    """What a client needs to know to set a table up, and what stays as it is."""

    name: str
    called: dict[Language, TitleName]
    seats: list[int]
    options: list[TitleOption]
    levels: list[Level]
    minutes: int | None
    has_lesson: bool
    rules_version: int


class Title(TitleFacts, frozen=True):
    """What a client needs to know to set a table up."""

    state: Readiness


class Box(msgspec.Struct, frozen=True):
    """The components of a title by kind, each row with its source."""

    title: str
    name: str
    digest: str
    components: dict[str, list[dict[str, Any]]]


class OwnPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack in TOML, as its owner has written it."""

    text: PackText


class Titles:
    """The titles and their states; threads prepare one after the other."""

    def __init__(
        self,
        prepared: Callable[[Game], None],
        bus: ProcessBus | None = None,
        threads: int = 1,
        finished: Callable[[Game], None] = lambda _game: None,
    ):
        self.games = games()
        self.states: dict[str, Readiness] = dict.fromkeys(TITLES, "waiting")
        self.good_packs: dict[tuple[str, str], Box] = {}  # the last ones, by title and text
        self._prepared, self._finished, self._bus = prepared, finished, bus
        self._closing = threading.Event()
        self._threads = threads
        self._left = iter([*self.games.items()])  # the iterator of a list may be shared by threads
        self._unfinished = iter([*self.games.values()])

    def start(self) -> None:
        """Prepare all titles in threads; as daemons they do not delay the end of the process."""
        for _ in range(self._threads):
            threading.Thread(target=self.prepare_all, name="titles", daemon=True).start()

    def prepare_all(self) -> None:
        """Prepare one title after the other, until closed; what nobody waits for comes last."""
        for name, game in self._left:
            if self._closing.is_set():
                return
            self._prepare(name, game)
        for game in self._unfinished:
            if self._closing.is_set():
                return
            self._finished(game)
        gc.freeze()  # compiled rules stay for good: the garbage collector can leave them out

    def close(self) -> None:
        """Prepare no further title."""
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
        """Remember a good pack; the oldest one is forgotten for it."""
        if len(self.good_packs) >= PACKS_KEPT:
            self.good_packs.pop(next(iter(self.good_packs)), None)
        self.good_packs[pack.title, text] = pack

    def _prepare(self, name: str, game: Game) -> None:
        began = time.monotonic()
        self.states[name] = "preparing"
        try:
            with self._lock(name):
                self._prepared(game)
            installed_rules(game)  # read here, so that no first match has to wait for it
        except Exception:
            log.exception("title.broken", extra={"title": name})
            return
        self.states[name] = "ready"
        metrics.titles.labels(name).set(1)
        log.info("title.ready", extra={"title": name, "seconds": round(time.monotonic() - began, 3)})

    def _lock(self, name: str) -> AbstractContextManager[None]:
        """Let one process compile a title while the others wait, so that they find it in the cache."""
        return nullcontext() if self._bus is None else self._bus.lock(name)


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Titles]:
    """The titles; their preparation ends with the server."""
    titles = Titles(prepare_apart, state.store.bus, cores(), prepare_undo_apart)
    titles.start()
    try:
        yield titles
    finally:
        titles.close()


def described(game: Game, state: Readiness) -> Title:
    """A title as the document describes it."""
    return Title(**msgspec.structs.asdict(facts(game)), state=state)


def facts(game: Game) -> TitleFacts:
    """What is known of a title before it is prepared."""
    options = [
        TitleOption(name, list(option.choices), option.default, [game.fitting({name: c}) for c in option.choices])
        for name, option in game.options.items()
    ]
    called: dict[Language, TitleName] = {language: called_in(game, language) for language in get_args(Language)}
    return TitleFacts(
        name=game.name,
        called=called,
        seats=list(game.seats),
        options=options,
        levels=list(get_args(Level)),
        minutes=game.minutes,
        has_lesson=game.lesson is not None,
        rules_version=game.rules_version,
    )


def called_in(game: Game, language: Language) -> TitleName:
    """The name of a title in one language."""
    words = spoken.Translator(game, language, [])
    return TitleName(words.say("title"), words.say("tagline"))


@get("/titles", **operation("listTitles", "List the titles"))
async def list_titles(titles: Given[Titles]) -> list[Title]:
    """Every title with its seats, options, bot levels and state; tables can be made once it is `ready`.

    Anybody may ask.
    """
    return [described(game, titles.states[name]) for name, game in titles.games.items()]


@get(
    "/titles/{title:str}/words/{language:str}",
    **operation("getTitleWords", "Read the texts of a title", NO_TITLE),
    media_type=MediaType.TEXT,
)
async def words(titles: Given[Titles], title: TitleId, language: InLanguage) -> str:
    """The names, moves and events of a title in one language, as Fluent (FTL) text.

    The messages that all titles share come first; a later message of the same id replaces an earlier one.
    """
    return words_of(titles.find(title), language)


def words_of(game: Game, language: Language) -> str:
    """The messages that all titles share, then those of one title."""
    paths = (Path(spoken.__file__).with_name(f"common.{language}.ftl"), game.folder / f"words.{language}.ftl")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@get(
    "/titles/{title:str}/rules/{language:str}",
    **operation("getTitleRules", "Read the rules of a title", NO_TITLE),
    media_type=MediaType.TEXT,
)
async def rules(titles: Given[Titles], title: TitleId, language: InLanguage) -> str:
    """The rules of a title in one language, as Markdown; the paragraphs have the numbers that refusals name."""
    return rules_of(titles.find(title), language)


def rules_of(game: Game, language: Language) -> str:
    """The rules of a title as Markdown."""
    return (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")


@get("/titles/{title:str}/pack", **operation("getTitlePack", "List the components of a title", NO_TITLE))
async def pack(titles: Given[Titles], title: TitleId) -> Box:
    """The cards, tiles, dice and other components of a title, each row with its source."""
    return box_of(titles.find(title).pack)


def box_of(pack: Pack) -> Box:
    """A pack as an answer."""
    return Box(pack.title, pack.name, pack.digest, pack.components)


@get(
    "/titles/{title:str}/pack/text",
    **operation("getTitlePackText", "Read the components of a title as TOML", NO_TITLE),
    media_type=MediaType.TEXT,
)
async def pack_text(titles: Given[Titles], title: TitleId) -> str:
    """The components as a pack in TOML, for people who write a pack of their own.

    It is what `herotable pack export` prints.
    """
    return pack_text_of(titles.find(title))


def pack_text_of(game: Game) -> str:
    """The components of a title as TOML."""
    return (game.folder / "pack.toml").read_text(encoding="utf-8")


@post(
    "/titles/{title:str}/packs",
    **operation("checkPack", "Check a pack of your own", NO_TITLE),
    status_code=200,
)
async def check_pack(
    request: Request[Any, Any, Any],
    titles: Given[Titles],
    title: TitleId,
    data: JSONBody[OwnPack],
    checking_thread: Given[CheckingThread],
    limits: Given[Limits],
    settings: Given[Settings],
) -> Box:
    """Read a pack in TOML as a table would and answer with its components.

    A wrong pack is answered with 400 and one line for each problem, in the language of `Accept-Language`. Anybody may
    ask; new packs count against the limit of new tables in a minute.
    """
    game = titles.find(title)
    # Everybody at a table asks for its pack: the last good ones are remembered, so that each is read once.
    if (checked := titles.good_packs.get((title, data.text))) is not None:
        return checked
    sender = address(request, settings)
    limits.take("tables", sender)
    good = await checking_thread.run(sender, lambda: box_of(game.pack_of(data.text)))
    titles.keep_pack(data.text, good)
    return good


ROUTES: list[Any] = [list_titles, words, rules, pack, pack_text, check_pack]
