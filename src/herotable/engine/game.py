"""Game: everything the rest of the program sees of one title."""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from .calls import Calls
from .errors import ErrorMessage, UserError, expected, of_system, within
from .log import log_record
from .marks import OnlyTurnOrder
from .pack import Pack, read_pack
from .piles import Pile
from .questions import NOTHING_SEEN, Question
from .revelations import Revelations
from .rule import rules_from
from .view_reader import reader_of
from .views import Struct, record_of

if TYPE_CHECKING:
    from .match import Match


class Game:
    """One title, made of its modules `table`, `rules` and `eyes` and the texts beside them.

    What else a title may have: `features` for nets, `hints` for bots, `marks` for the lab, `questions` of boards,
    `constants` that boards draw by, told when they are called, and a `terminal` that draws its table, named by its
    module: it is loaded only where a terminal is, since drawing needs packages that rules do not.
    """

    stored_search: Any = None  # how bots search by rules of a former version; None for rules that are installed

    def __init__(
        self,
        name: str,
        rules_version: int,
        table: ModuleType,
        rules: ModuleType,
        eyes: ModuleType,
        features: ModuleType | None = None,
        hints: ModuleType | None = None,
        marks: ModuleType | None = None,
        questions: dict[str, Question] | None = None,
        constants: Callable[[], dict[str, Any]] = dict,
        terminal: str | None = None,
    ):
        self.__module__ = str(table.__package__)  # where GAME is found
        self.name = name
        self.rules_version = rules_version
        self.folder = Path(str(table.__file__)).parent
        self._take_table(table)
        self._take_rules(rules, eyes)
        self._take_features(eyes, features)
        self._lay_out_records()
        self.hints = hints
        self.marks: Any = marks or OnlyTurnOrder(self.moves, self.seats)
        self.questions = questions or {}
        self.constants = constants
        self._terminal = terminal
        self._blanks: dict[tuple[Any, ...], tuple[Pack, bytes]] = {}

    def _take_table(self, table: ModuleType) -> None:
        """What `table.py` declares."""
        self.seats: range = table.SEATS
        self.minutes: int | None = getattr(table, "MINUTES", None)  # how long a game takes among people
        self.options = table.OPTIONS
        self.misfit = getattr(table, "misfit", _fits)
        self.paragraphs: tuple[str, ...] = table.PARAGRAPHS
        self.moves = table.MOVES
        self.events = table.EVENTS
        self.table = table.TABLE
        self.knowledge: tuple[str, ...] = getattr(table, "KNOWLEDGE", ())  # fields with what seats have seen
        self.box = table.BOX
        self.lay = table.lay

    def _take_rules(self, rules: ModuleType, eyes: ModuleType) -> None:
        """The rules, and what a seat sees, imagines and observes."""
        self.start, self.legal, self.may, self.play = rules.start, rules.legal, rules.may, rules.play
        self.see, self.imagine = eyes.see, eyes.imagine
        self.view: type[Struct] = eyes.VIEW  # what a seat sees, as it is declared
        self.observe = eyes.observe
        self.observed: dict[str, int] = eyes.OBSERVED

    def _take_features(self, eyes: ModuleType, features: ModuleType | None) -> None:
        """The inputs of nets: what a player would ask first, or without such a rule the whole observation."""
        self.features = features.features if features else eyes.observe
        self.featured: dict[str, int] = features.FEATURES if features else eyes.OBSERVED
        # Choices of options whose games a net learns by, each with all numbers of seats that it fits.
        self.trained_with: tuple[dict[str, Any], ...] = getattr(features, "TRAINED_WITH", ({},))

    def _lay_out_records(self) -> None:
        """The records that compiled rules write, and where things lie in them."""
        self.table_record = np.dtype((np.record, self.table))
        self.log_record = np.dtype((np.record, log_record(self.table)))
        self.waiting_cell, self.winners_cell, self.score_cell = (
            self.table.fields[name][1] // 2 for name in ("waiting", "winners", "score")
        )
        self.event_size = self.log_record["event"].base.itemsize * self.log_record["event"].shape[1]
        self.split_events = struct.Struct(f"{self.event_size}s").iter_unpack  # from the bytes of several
        self.offer = Pile(len(self.moves))
        self._offers = np.dtype((np.record, self.offer))
        self._seen = np.dtype((np.record, record_of(self.view)))

    def __reduce__(self) -> str:
        """A title is one thing, the GAME of its package, however often what is played with it is copied or sent."""
        return "GAME"

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def is_stored(self) -> bool:
        """Is this a former version, of which only what matches need was kept?"""
        return self.stored_search is not None

    @cached_property
    def moving(self) -> ModuleType:
        """The moves of a match, compiled."""
        rules = {"start": self.start, "legal": self.legal, "may": self.may, "play": self.play, "see": self.see}
        return rules_from(Path(__file__).with_name("moving.py"), self.name, **rules)

    @cached_property
    def calls(self) -> Calls:
        """The same for matches, called without Numba's dispatcher."""
        return Calls(self.moving, self.table_record, self.log_record, self.offer, self.view)

    @cached_property
    def revealing(self) -> ModuleType:
        """Whether a move reveals anything, compiled."""
        rules = {"legal": self.legal, "may": self.may, "play": self.play, "see": self.see, "imagine": self.imagine}
        return rules_from(Path(__file__).with_name("revealing.py"), self.name, **rules)

    @cached_property
    def revelations(self) -> Revelations:
        """The same for matches."""
        return Revelations(self.revealing.tries_left, self.table_record, self.view, self.offer, self.events)

    @cached_property
    def terminal(self) -> ModuleType | None:
        """What draws the table in a terminal with `draw(view, words, short)`; None where a title has none."""
        return import_module(self._terminal) if self._terminal else None

    @property
    def lesson(self) -> Path | None:
        """The file of the guided first game, if there is one; its texts lie beside it."""
        file = self.folder / "lesson.toml"
        return file if file.exists() else None

    def read_view(self, seen: bytes) -> dict[str, Any]:
        """The plain data of a record that holds what a seat sees."""
        return self._reader(memoryview(seen).cast("h"))

    @cached_property
    def _reader(self) -> Callable[[memoryview], dict[str, Any]]:
        return reader_of(self.view)

    @cached_property
    def pack(self) -> Pack:
        """The components as the box holds them."""
        return replace(self.read_pack(self.folder / "pack.toml"), file="")

    def read_pack(self, path: str | Path) -> Pack:
        """Read and check an owner's pack."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise of_system(path, error) from None
        except UnicodeDecodeError as error:
            raise UserError(ErrorMessage("not-utf8", file=path, byte=error.start)) from None
        return self.pack_of(text, str(path))

    def pack_of(self, text: str, file: str = "pack") -> Pack:
        """Check the text of an owner's pack; `file` is what errors call it."""
        return read_pack(text, self.name, self.box, file)

    def ask(self, question: str, seen: Mapping[str, Any] = NOTHING_SEEN, /, **asked: Any) -> dict[str, Any]:
        """What the rules answer to a question; `consequence` takes what a seat sees, `match.view(seat)`."""
        if question not in self.questions:
            raise UserError(ErrorMessage("expected-one-of", words=list(self.questions)))
        return self.questions[question].ask(seen, **asked)

    def match(
        self, seats: int | None = None, seed: Any = None, pack: Any = None, words: Sequence[str] = (), **options: Any
    ) -> "Match":
        """A new match: `seed` and the players' own `words` decide all dice and cards; `pack` is a path or a Pack."""
        from .match import Match

        return Match(self, self.seats[0] if seats is None else seats, seed, self.chosen_pack(pack), words, options)

    def chosen_pack(self, pack: Any) -> Pack:
        """The pack of a path, a Pack of this title as it is, or the box for None."""
        if isinstance(pack, str | Path):
            return self.read_pack(pack)
        if pack is not None and not isinstance(pack, Pack):
            raise expected("pack", ErrorMessage("path-or-pack"), repr(pack))
        if pack is not None and pack.title != self.name:
            raise within("pack", expected("title", ErrorMessage("word", word=repr(self.name)), repr(pack.title)))
        return pack or self.pack

    def checked(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with their defaults, or an UserError that names what is wrong."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise expected("seats", ErrorMessage("span", low=low, high=high) if low < high else low, repr(seats))
        for name, choice in options.items():
            if name not in self.options:
                raise UserError(self._unknown(name))
            choices = self.options[name].choices
            if (type(choice), choice) not in [(type(c), c) for c in choices]:
                one = ErrorMessage("one-of", words=choices)
                raise expected(ErrorMessage("option-place", name=name), one, repr(choice))
        chosen = {name: option.default for name, option in self.options.items()} | options
        if (problem := self.misfit(seats, chosen)) is not None:
            raise UserError(problem)
        return chosen

    def _unknown(self, option: str) -> ErrorMessage:
        if not self.options:
            return ErrorMessage("no-options", name=repr(option), title=self.name)
        return ErrorMessage("option-unknown", name=repr(option), title=self.name, known=list(self.options))

    def chosen(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return {name: choice for name, choice in options.items() if choice != self.options[name].default}

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of seats with the defaults, and every other choice of an option with some seats it fits."""
        yield from ((seats, {}) for seats in self.seats)
        for name, option in self.options.items():
            for choice in option.choices:
                chosen = option.beside | {name: choice}
                fitting = self.fitting(chosen)
                if choice != option.default and fitting:
                    yield fitting[1 if len(fitting) > 1 else 0], chosen

    def fitting(self, chosen: dict[str, Any]) -> list[int]:
        """The numbers of seats that allow these choices, the other options being at their defaults."""
        options = {each: option.default for each, option in self.options.items()} | chosen
        return [seats for seats in self.seats if self.misfit(seats, options) is None]

    def new_table(self, seats: int, options: dict[str, Any], pack: Pack) -> Any:
        """A table with the box laid out on it, before set-up."""
        return np.frombuffer(bytearray(self.blank(seats, options, pack)), self.table_record)[0]

    def blank(self, seats: int, options: dict[str, Any], pack: Pack) -> bytes:
        """The bytes of a new table; to lay out a box takes much longer than to set it up, so they are kept."""
        if pack.blank:
            return self._chosen(np.frombuffer(bytearray(pack.blank), self.table_record)[0], seats, options).tobytes()
        wanted = seats, *options.values()
        kept = self._blanks.get(wanted)
        if kept is None or kept[0] is not pack:
            kept = self._blanks[wanted] = pack, self._laid_out(seats, options, pack).tobytes()
        return kept[1]

    def _laid_out(self, seats: int, options: dict[str, Any], pack: Pack) -> Any:
        t = self._chosen(np.zeros(1, self.table).view(np.recarray)[0], seats, options)
        self.lay(t, pack)
        return t

    def _chosen(self, t: Any, seats: int, options: dict[str, Any]) -> Any:
        """A table with the seats and the options written into it."""
        t.seats = seats
        for name, choice in options.items():
            setattr(t.option, name, self.options[name].number(choice))
        return t

    def copied(self, t: Any) -> Any:
        """The same table once more, by its bytes: NumPy's own copy goes from field to field."""
        return np.frombuffer(bytearray(t.tobytes()), t.dtype)[0]

    def new_offer(self) -> Any:
        """An empty list for legal moves."""
        return self.new_offers()[0]

    def new_offers(self) -> np.ndarray:
        """An empty list for legal moves, as an array of its own."""
        return np.zeros(1, self._offers)

    def seen(self, tables: np.ndarray, seat: int | None) -> np.ndarray:
        """What a seat (None: a spectator) may see of a table, as an array with one record."""
        seen = np.frombuffer(bytearray(self._seen.itemsize), self._seen)  # zeros; np.zeros takes four times as long
        self.moving.look(tables, -1 if seat is None else seat, seen)
        return seen

    def imagined(self, t: Any, seat: int | None, key: Any) -> Any:
        """A copy of the table with everything the seat (None: a spectator) cannot know dealt anew."""
        t = self.copied(t)
        t.key[:] = key
        self.imagine(t, -1 if seat is None else seat)
        t.key[:] = 0
        return t

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(self.observed.values())

    def observation(self, t: Any, seat: int) -> np.ndarray:
        """What a seat may know, as a row of numbers laid out by `observed`."""
        row = np.zeros(self.observation_size, np.int16)
        self.observe(t, seat, row)
        return row

    @property
    def features_size(self) -> int:
        """How many numbers a net of this title is given."""
        return sum(self.featured.values())

    def features_of(self, t: Any, seat: int) -> np.ndarray:
        """What a net is given for a seat, as a row of numbers laid out by `featured`."""
        row = np.zeros(self.features_size, np.int16)
        self.features(t, seat, row)
        return row


def _fits(_seats: int, _options: dict[str, Any]) -> ErrorMessage | None:
    """What is wrong with options for a number of seats: nothing, unless a title's own `misfit` says so."""
    return None
