"""Room: a table as its log says it is. Pure: it reads no database and sends nothing."""

from typing import Any, Literal

import msgspec

from ...engine.history import History
from ...engine.match import Match, commitment_of
from ...engine.pack import Pack
from .chairs import Absent, Chair, SentAway, chairs_after, host_seat, sent_away_after
from .clocks import Clocks
from .entries import (
    Adopted,
    Agreed,
    Answered,
    AnyEntry,
    Asked,
    Ended,
    Gone,
    Joined,
    Level,
    Line,
    Moved,
    Offered,
    Paused,
    Readied,
    Rematched,
    Resumed,
    Said,
    Started,
    Undone,
    names_of,
    without,
)
from .wire import Setup, Vote

State = Literal["lobby", "playing", "over"]


class Room:
    """The fold of a log: `after(line)` is the room one line later; the room itself does not change."""

    def __init__(self, id: str, code: str | None, setup: Setup, seed: str, owner: str, made: float, game: Any):
        self.id, self.code, self.setup, self.owner, self.game = id, code, setup, owner, game
        self.secret, self.commitment, self.made = seed, commitment_of(seed), made
        self.pack: Pack = game.pack if setup.pack is None else game.pack_of(setup.pack)
        self.chairs = [Chair()] * setup.seats
        self.sent_away: list[SentAway] = []
        self.state: State = "lobby"
        self.ended: str | None = None
        self.over_at: int | None = None  # the entry that ended it
        self.is_paused = False
        self.only_played = False  # the last line has changed nothing but the game
        self.match: Match | None = None
        self.number, self.at = 0, made
        self.lines: History[Line] = History()
        self.told: History[list[Any]] = History()  # the events of each line
        self.requests: dict[int, int] = {}  # the entry that asked each seat
        self.answers: dict[int, tuple[Moved, int]] = {}  # each seat's last move and its number
        self.undo: Vote | None = None
        self.end: Vote | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(setup.clock, setup.seats)

    # ---------------------------------------------------------------- what it says

    @property
    def seed(self) -> str | None:
        """Revealed when the match is over."""
        return self.secret if self.state == "over" else None

    @property
    def words(self) -> list[str]:
        """The players' own words for the dice, by seat."""
        return [chair.word for chair in self.chairs]

    @property
    def host(self) -> str:
        """Who decides about the table."""
        seat = self.host_seat
        return self.owner if seat is None else self.chairs[seat].person or self.owner

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; on the first of their seats, if they have several."""
        return host_seat(self.chairs, self.owner)

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def is_sent_away(self, person: str | None) -> bool:
        """Has the host sent them away, and not let them back in?"""
        return any(one.person == person for one in self.sent_away)

    def heard_since(self, since: float) -> set[str | None]:
        """Who did something after a moment."""
        late = [line.entry for line in self.lines if line.at > since]
        acted = [entry.seat for entry in late if isinstance(entry, Readied | Paused | Resumed | Asked | Answered)]
        acted += [entry.seat for entry in late if isinstance(entry, Moved) and entry.by == "person"]
        return {self.chairs[seat].person for seat in acted} | {
            e.person for e in late if isinstance(e, Said | Joined | Adopted)
        }

    def voters(self, seat: int, is_absent: Absent) -> list[int]:
        """Who has to agree with a seat: the other people who play for themselves, each with their first seat.

        Also those whom others have replaced, when they are here again; who gave the seat away has no voice.
        """
        asker = self.chairs[seat].person
        people = {c.person: s for s, c in reversed(list(enumerate(self.chairs))) if c.has_voice(is_absent)}
        return sorted(first for person, first in people.items() if person != asker)

    @property
    def deciding(self) -> set[int]:
        """The seats that owe a decision now."""
        if self.match is None or self.state != "playing" or self.is_paused:
            return set()
        return set(self.match.waiting)

    def bot_of(self, seat: int) -> Level | None:
        """The bot that decides for a seat."""
        return self.chairs[seat].bot

    # ---------------------------------------------------------------- one line later

    def after(self, line: Line) -> "Room":
        """The room one line later."""
        room: Room = object.__new__(Room)
        room.__dict__.update(self.__dict__)  # half the time of copy.copy
        room.chairs = chairs_after(self.chairs, line.entry)
        room.sent_away = sent_away_after(self.sent_away, self.chairs, self.owner, line)
        room.lines, room.told = self.lines.copy(), self.told.copy()
        room.lines.append(line)
        room.requests, room.answers, room.clocks = self.requests.copy(), self.answers.copy(), self.clocks.copy()
        room.number, room.at, room.only_played = line.number, line.at, False
        follow = getattr(room, f"_{type(line.entry).__name__.lower()}", _nothing)
        room.told.append(follow(line.entry) or [])  # what changes besides the chairs, and what is told of it
        room._ask(line, set(self.match.waiting) if self.match else set())
        room.clocks.go_on({s for s in room.deciding if not room.bot_of(s)}, room.requests, line.at)
        return room

    def _ask(self, line: Line, before: set[int]) -> None:
        """A request is the entry that asked: for a seat that newly owes a decision, and for whoever just moved."""
        if self.match is None:
            return
        entry: AnyEntry = line.entry
        anew, waiting = isinstance(entry, Started | Undone), self.match.waiting
        for seat in range(self.setup.seats):
            if (seat in waiting and (anew or seat not in before)) or (isinstance(entry, Moved) and entry.seat == seat):
                self.requests[seat] = line.number

    def _started(self, _entry: Started) -> list[Any]:
        self.state = "playing"
        self.match = Match(self.game, self.setup.seats, self.secret, self.pack, self.words, self.setup.options)
        return list(self.match.told)

    def _moved(self, entry: Moved) -> list[Any]:
        assert self.match is not None
        self.match, before = self.match.copy(), len(self.match.told)
        self.match.play(entry.seat, entry.move)
        self.answers[entry.seat] = (entry, self.number)
        self.only_played = not (self.match.over or self.undo or self.end or self.setup.clock)
        self.undo = self.end = None
        if self.match.over:
            self._finish("won")
        return self.match.told[before:]

    def _asked(self, entry: Asked) -> None:
        self.undo = Vote(entry.seat, [], entry.to)

    def _answered(self, entry: Answered) -> None:
        self.undo = _with_answer(self.undo, entry)

    def _undone(self, entry: Undone) -> None:
        assert self.match is not None
        self.match, self.undo = self.match.copy(), None
        self.match.undo(len(self.match.rows) - entry.to)

    def _paused(self, _entry: Paused) -> None:
        self.is_paused = True

    def _resumed(self, _entry: Resumed) -> None:
        self.is_paused = False

    def _offered(self, entry: Offered) -> None:
        self.end = Vote(entry.seat, [])

    def _agreed(self, entry: Agreed) -> None:
        self.end = _with_answer(self.end, entry)

    def _ended(self, entry: Ended) -> None:
        self._finish(entry.how)

    def _finish(self, how: str) -> None:
        self.state, self.ended, self.is_paused, self.over_at = "over", how, False, self.number
        self.undo = self.end = self.code = None

    def _adopted(self, entry: Adopted) -> None:
        self.owner = entry.person if self.owner == entry.guest else self.owner

    def _gone(self, entry: Gone) -> None:
        ids = names_of((line.entry for line in self.lines), entry.person)
        self.lines = History(Line(line.number, line.at, without(line.entry, ids)) for line in self.lines)

    def _rematched(self, entry: Rematched) -> None:
        self.rematch = entry.match


def _nothing(_entry: AnyEntry) -> None:
    """Happens besides."""


def _with_answer(vote: Vote | None, entry: Answered | Agreed) -> Vote | None:
    """One no ends the question."""
    if vote is None or not entry.yes:
        return None
    return msgspec.structs.replace(vote, yes=[*vote.yes, entry.seat])
