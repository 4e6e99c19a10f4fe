"""A title as it was: a Game made of a description and WebAssembly, on which matches are played like on any other."""

import struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from ..engine.log import log_record
from ..engine.pack import Pack
from ..engine.piles import Pile
from ..engine.seats import EVERYONE
from ..engine.table import Option
from ..engine.tape import Tape
from ..wasm.description import FORMAT
from .calls import StoredCalls
from .kinds import Json, events_of, moves_of, view_of
from .rules import Rules
from .search import StoredSearch

CELL = np.dtype(np.int16)
HEAD = ("seats", "waiting", "winners", "quiet")  # single cells of every table


class StoredGame(Game):
    """A title of a former version. What asks for more than a match does, such as the lab, does not know it."""

    def __init__(self, description: Json, code: bytes):
        """Take what `installed_rules` has kept; a UserError says that these rules cannot be run here."""
        if description["format"] != FORMAT or description["records"]["tape"]["everyone"] != EVERYONE:
            raise UserError(ErrorMessage("stored-rules-format", format=description["format"], known=FORMAT))
        self.description = description
        self.name, self.rules_version = description["title"], description["rules_version"]
        self.seats = range(description["seats"][0], description["seats"][-1] + 1)
        self.options = {option["name"]: Option(option["default"], tuple(option["choices"])) for option in self._options}
        self.misfit = self._misfit
        self.paragraphs = tuple(description["paragraphs"])
        self.moves = moves_of(description["grammar"]["moves"], description["moves"])
        self.events = events_of(description["events"])
        self.view = view_of(description["grammar"]["view"])  # type: ignore[assignment]
        self.offer = Pile(len(self.moves))
        self.hints = SimpleNamespace(ITERATIONS=tuple(description["levels"].values()))  # type: ignore[assignment]
        self._blanks = {}
        self._take_layout(description["records"])
        self.rules = Rules(description, code)
        self._calls = StoredCalls(self.rules, self.view, self.table["tape"], description["records"]["table"]["tape"])
        self.stored_search = StoredSearch(self.rules, description["records"]["node"])

    def _take_layout(self, records: Json) -> None:
        self.table = _table_record(records, self._options, self.seats[-1])
        self.table_record = np.dtype((np.record, self.table))
        self.log_record = np.dtype((np.record, log_record(self.table)))
        places = records["table"]
        self.waiting_cell, self.winners_cell, self.score_cell = (
            places[name] // CELL.itemsize for name in ("waiting", "winners", "score")
        )
        self.event_size = self.table["tape"]["event"].base.itemsize
        self.split_events = struct.Struct(f"{self.event_size}s").iter_unpack

    @property
    def _options(self) -> list[Json]:
        return list(self.description["options"])

    @property
    def calls(self) -> Any:
        """What a match asks of the rules."""
        return self._calls

    def _misfit(self, seats: int, chosen: dict[str, Any]) -> ErrorMessage | None:
        """Whether these options have ever been played together; matches were checked when they began."""
        for option in self._options:
            if seats not in option["fits"][option["choices"].index(chosen[option["name"]])]:
                return ErrorMessage("no-options", name=option["name"], title=self.name)
        return None

    def blank(self, seats: int, options: dict[str, Any], pack: Pack) -> bytes:
        """The bytes of a new table, with the box that was kept; without one the components cannot be laid out."""
        if not pack.blank:
            raise UserError(ErrorMessage("stored-rules-box", title=self.name))
        return super().blank(seats, options, pack)

    @property
    def revelations(self) -> Any:
        """Whether a move reveals anything: nobody can tell, as this was not kept."""
        return Unknown()

    def imagined(self, t: Any, seat: int | None, key: Any) -> Any:
        """A copy of the table with everything the seat (None: a spectator) cannot know dealt anew."""
        t = self.copied(t)
        t.key[:] = key
        t = np.frombuffer(self.rules.imagined(t.tobytes(), -1 if seat is None else seat), self.table_record)[0]
        t.key[:] = 0
        return t


class Unknown:
    """In place of `Revelations`: every move may reveal something."""

    def tries_left(self, *_: Any) -> None:
        """No tries are left to find that a move reveals nothing."""


def _table_record(records: Json, options: list[Json], seats: int) -> np.dtype:
    """The parts of a table that the engine knows, and `whole`, so that a copy has all of it."""
    places, tape = records["table"], records["tape"]
    width = tape["width"]
    events = (tape["size"] - tape["event"]) // (CELL.itemsize * (width + 2))
    option = np.dtype(
        {
            "names": [each["name"] for each in options] or ["none"],
            "formats": [CELL] * max(1, len(options)),
            "offsets": [each["at"] for each in options] or [0],
        }
    )
    parts: dict[str, Any] = {
        "whole": (0, (np.uint8, places["size"])),
        "key": (places["key"], (np.int64, 4)),
        **{name: (places[name], CELL) for name in HEAD},
        "score": (places["score"], (CELL, seats)),
        "option": (places["option"], option),
        "tape": (places["tape"], Tape(events, width)),
    }
    return np.dtype(
        {
            "names": [*parts],
            "offsets": [at for at, _ in parts.values()],
            "formats": [kind for _, kind in parts.values()],
            "itemsize": places["size"],
        }
    )
